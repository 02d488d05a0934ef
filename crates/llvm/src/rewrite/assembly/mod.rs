//! Translates inline assembly into ordinary LLVM instructions, by meaning.
//!
//! A template is expanded to instructions (`template`), which are run on symbolic registers (`x86`, `arm`);
//! what they do to memory comes out as LLVM instructions.
//!
//! What is understood: moves, arithmetic, atomic updates, barriers, hints and conditions, as atomics and
//! locks are written with; of AArch64 also loops of load-exclusive and store-exclusive, which become one
//! update. There are no other jumps. The rest is refused, by the name of the instruction, where the program
//! gets to it.
//!
//! Ordering. Memory that assembly accesses is accessed atomically. On x86 a load acquires and a store
//! releases; a locked instruction is a seq_cst update between two seq_cst fences, because it is a full fence
//! for all other accesses, which an update of C is not. But the compiler may move accesses of C across
//! assembly that does not clobber memory: there accesses are relaxed.

mod arm;
mod arm_loops;
mod flags;
mod template;
mod x86;
mod x86_operands;

use super::emit::Emitter;
use crate::ast::{Asm, Call, Const, Inst, Type, Value};
use template::Template;

/// What was translated; or why it cannot be, in words that follow the text of the assembly.
pub type Outcome<T> = Result<T, String>;

/// The processor that a piece of assembly is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Processor {
    X86,
    /// AArch64, or one of which only the barriers are known.
    Other,
}

/// Emits the instructions that do what a call of inline assembly does.
pub fn instructions(emitter: &mut Emitter<'_>, call: &Call, asm: &Asm) -> Outcome<()> {
    if asm.intel {
        return Err("its operands are in Intel's order".to_owned());
    }
    let template = Template::new(call, asm)?;
    match template.processor {
        Processor::X86 => x86::run(emitter, &template),
        Processor::Other => arm::run(emitter, &template),
    }
}

/// Gives the outputs of the assembly to the result of the call. `read` returns the value of an output
/// operand, which has the type of that operand.
fn assign_outputs(
    emitter: &mut Emitter<'_>,
    template: &Template,
    mut read: impl FnMut(&mut Emitter<'_>, usize) -> Outcome<Value>,
) -> Outcome<()> {
    let Some(dst) = emitter.result else { return Ok(()) };
    let outputs: Vec<usize> =
        (0..template.operands.len()).filter(|i| template.operands[*i].is_result).collect();
    if let [only] = outputs[..] {
        let (value, ty) = (read(emitter, only)?, template.operands[only].ty.clone());
        emitter.define_as(dst, Inst::Freeze { ty, value });
        return Ok(());
    }
    let Type::Struct(body) = &template.result else { return Err("its outputs are no struct".to_owned()) };
    if body.members.len() != outputs.len() {
        return Err("its outputs are not those of its result".to_owned());
    }
    let mut whole = Value::Const(Const::Undef);
    for (i, output) in outputs.iter().enumerate() {
        let element = read(emitter, *output)?;
        let (ty, element_ty) = (template.result.clone(), body.members[i].clone());
        let insert = Inst::InsertValue { ty, value: whole, element_ty, element, path: vec![i as u32] };
        whole = match i + 1 == outputs.len() {
            true => emitter.define_as(dst, insert),
            false => emitter.define(insert),
        };
    }
    Ok(())
}

/// Splits the operands of an instruction at the commas outside of brackets, which enclose an address.
fn split_operands(text: &str, [open, close]: [char; 2]) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            _ if c == open => depth += 1,
            _ if c == close => depth -= 1,
            ',' if depth == 0 => {
                out.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        out.push(text[start..].trim());
    }
    out
}
