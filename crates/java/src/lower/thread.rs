//! A thread under construction: registers, blocks, source places.
//!
//! Registers are of three kinds. The variables of the thread's method have names, so that final states can be
//! asked for them; since Java has no shadowing, variables of one name and type are never in scope at once and
//! share one. Those of methods that are inlined have none, and are free again when the method ends.
//! Temporaries are free again at the end of their statement.

use super::assert::ThreadAssertion;
use super::memory::Memory;
use crate::Result;
use crate::typed::{AssertId, LocalId, MethodId, Thread, Type, Typed};
use crate::unit::Allocation;
use fencepost_program::{
    BlockId, Function, FunctionBuilder, LoopId, Op, Operand, Part, Pos, Reg, Terminator,
};
use fencepost_source::{Diagnostic, FileId, SourceFile, Span, shorten};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The greatest number of instructions of a thread.
const MAX_INSTRUCTIONS: usize = 200_000;
/// The greatest number of registers of a thread.
const MAX_REGISTERS: u32 = 1 << 16;
/// The limit to the work of finding the registers that are live in loops: blocks, times registers and loops.
const MAX_LOOP_WORK: usize = 1 << 24;
/// The greatest depth to which statements and expressions may nest, those of inlined methods included.
const MAX_DEPTH: u32 = 400;

/// A lowered thread, which is its function, its assertions and its allocations.
pub(super) struct Lowered {
    pub function: Function,
    pub assertions: Vec<ThreadAssertion>,
    pub allocations: Vec<Allocation>,
}

/// The blocks to which `break` and `continue` in a loop jump, and the number of monitors held there.
#[derive(Clone, Copy)]
pub(super) struct LoopTargets {
    pub on_break: BlockId,
    pub on_continue: BlockId,
    pub held: usize,
}

/// The variables of the method that is being lowered, which is the thread's own or one that is inlined.
pub(super) struct Frame {
    pub method: MethodId,
    pub locals: Vec<Option<Operand>>,
    pub this: Option<Operand>,
    /// The block where `return` goes; `None`: it ends the thread.
    pub on_return: Option<BlockId>,
    /// The register for the result.
    pub result: Option<Reg>,
    /// The number of monitors that were held when the method was called.
    pub held: usize,
    /// The registers that are free when the method ends.
    pub owned: Vec<Reg>,
}

/// A monitor that is held at the current instruction, and how to leave it.
#[derive(Clone, Copy)]
pub(super) struct HeldMonitor {
    pub addr: Operand,
    pub leave: MonitorExit,
}

/// The instructions that leave a monitor, which depend on whether an outer block holds the same monitor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MonitorExit {
    /// Unlock it: it was free before.
    Unlock,
    /// No action: a block around this one holds it.
    Nothing,
    /// Depends on the register, which says how often it was held before: unlock it if that is 0, else count
    /// down.
    Depends(Reg),
}

/// The state of lowering one thread, with all methods it calls, to a function.
pub(super) struct Lowering<'a> {
    pub typed: &'a Typed,
    pub memory: &'a Memory<'a>,
    pub b: FunctionBuilder,
    places: Places<'a>,
    pub frame: Frame,
    /// The number of methods around this one that are being inlined.
    pub inlined: u32,
    pub loops: Vec<LoopTargets>,
    pub monitors: Vec<HeldMonitor>,
    pub asserted: BTreeMap<AssertId, ThreadAssertion>,
    pub allocations: BTreeMap<u32, Allocation>,
    /// The named parts of objects, by type and length.
    pub parts: HashMap<(Type, u32), Arc<[Part]>>,
    /// The registers of the thread's variables.
    named: HashMap<(String, Type), Reg>,
    free_temps: Vec<Reg>,
    used_temps: Vec<Reg>,
    depth: u32,
    instructions: usize,
}

/// Lowers one thread, with all methods it calls, to a function.
pub(super) fn lower(
    typed: &Typed,
    memory: &Memory<'_>,
    file: &SourceFile,
    thread: &Thread,
) -> Result<Lowered> {
    let method = typed.method(thread.method);
    let mut lowering = Lowering {
        typed,
        memory,
        b: FunctionBuilder::new(method.name.as_str(), 0),
        places: Places { file, last: None },
        frame: Frame {
            method: thread.method,
            locals: vec![None; method.locals.len()],
            this: None,
            on_return: None,
            result: None,
            held: 0,
            owned: vec![],
        },
        inlined: 0,
        loops: vec![],
        monitors: vec![],
        asserted: BTreeMap::new(),
        allocations: BTreeMap::new(),
        parts: HashMap::new(),
        named: HashMap::new(),
        free_temps: vec![],
        used_temps: vec![],
        depth: 0,
        instructions: 0,
    };
    for (earlier, span) in &thread.after {
        lowering.emit(*span, Op::Join { dst: None, thread: (*earlier as u64).into() });
    }
    lowering.method_body()?;
    lowering.end(method.end, Terminator::Return(None));
    let Lowering { b, asserted, allocations, .. } = lowering;
    let function = b.finish();
    fits(&function, &method.name, method.span)?;
    let mut assertions: Vec<ThreadAssertion> = asserted.into_values().collect();
    assertions.sort_by_key(ThreadAssertion::pos);
    Ok(Lowered { function, assertions, allocations: allocations.into_values().collect() })
}

/// Refuses threads that would take too long to analyse.
fn fits(function: &Function, name: &str, span: Span) -> Result<()> {
    if function.regs > MAX_REGISTERS {
        return Err(Diagnostic::new(span, format!("`{}` has too many variables", shorten(name)))
            .label(format!("needs {} registers", function.regs))
            .help(format!("at most {MAX_REGISTERS} are supported")));
    }
    let (blocks, loops) = (function.blocks.len(), function.loops.len());
    if loops > 0 && blocks * (function.regs as usize + loops) > MAX_LOOP_WORK {
        let message = format!("`{}` is too large for a thread with loops", shorten(name));
        return Err(Diagnostic::new(span, message));
    }
    Ok(())
}

impl Lowering<'_> {
    /// Runs `inside` one level deeper in the tree, and refuses threads that are nested too deep or get too
    /// long. Inlined methods count: their trees hang below the call.
    pub fn deeper<T>(&mut self, span: Span, inside: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            let message =
                format!("with the methods it calls, this is nested more than {MAX_DEPTH} levels deep");
            return Err(Diagnostic::new(span, message));
        }
        if self.instructions > MAX_INSTRUCTIONS {
            let message =
                format!("with the methods it calls, a thread has more than {MAX_INSTRUCTIONS} instructions");
            return Err(Diagnostic::new(span, message));
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    /// Returns the register of a local variable of the current method, and takes a new one at its first use.
    pub fn local(&mut self, id: LocalId) -> Reg {
        if let Some(Operand::Reg(reg)) = self.frame.locals[id.index()] {
            return reg;
        }
        let local = &self.typed.method(self.frame.method).locals[id.index()];
        let reg = if self.inlined == 0 {
            let key = (local.name.clone(), local.ty);
            *self.named.entry(key).or_insert_with(|| self.b.reg(local.name.as_str()))
        } else {
            let reg = self.lasting();
            self.frame.owned.push(reg);
            reg
        };
        self.frame.locals[id.index()] = Some(reg.into());
        reg
    }

    /// Returns a register that stays in use until [`Lowering::release`] frees it.
    pub fn lasting(&mut self) -> Reg {
        self.free_temps.pop().unwrap_or_else(|| self.b.temp())
    }

    /// Returns a register for a value that is used in the current statement only.
    pub fn temp(&mut self) -> Reg {
        let reg = self.lasting();
        self.used_temps.push(reg);
        reg
    }

    /// Frees registers that [`Lowering::lasting`] returned.
    pub fn release(&mut self, regs: Vec<Reg>) {
        self.free_temps.extend(regs);
    }

    /// Frees all temporary registers at the end of a statement, after which no value of it is used again.
    pub fn release_temps(&mut self) {
        self.free_temps.append(&mut self.used_temps);
    }

    /// Runs `inside`, which may lower whole statements, without freeing the temporary registers in use before
    /// it.
    pub fn keeping_temps<T>(&mut self, inside: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let kept = std::mem::take(&mut self.used_temps);
        let result = inside(self);
        self.release_temps();
        self.used_temps = kept;
        result
    }

    /// Returns the line and column where `span` begins.
    pub fn pos(&mut self, span: Span) -> Pos {
        self.places.pos(span.start)
    }

    /// Appends an instruction to the current block, with `span` as its place in the source.
    pub fn emit(&mut self, span: Span, op: Op) {
        self.instructions += 1;
        let pos = self.pos(span);
        self.b.at(pos);
        self.b.push(op);
    }

    /// Ends the current block with the terminator `end`.
    pub fn end(&mut self, span: Span, end: Terminator) {
        self.instructions += 1;
        let pos = self.pos(span);
        self.b.at(pos);
        self.b.end(end);
    }

    /// Ends the current block with a jump to the block `to`, which becomes the current block.
    pub fn jump_into(&mut self, span: Span, to: BlockId) {
        self.end(span, Terminator::Jump(to));
        self.b.switch_to(to);
    }

    /// Emits the entry of a loop and makes its head the current block; returns the head and the number of the
    /// loop.
    pub fn enter_loop(&mut self, span: Span) -> (BlockId, LoopId) {
        let pos = self.pos(span);
        self.b.at(pos);
        let id = self.b.new_loop();
        self.emit(span, Op::LoopEnter { id });
        let head = self.b.block();
        self.jump_into(span, head);
        self.emit(span, Op::LoopHead { id });
        (head, id)
    }

    /// Emits the copy `dst = src`, unless they are the same register.
    pub fn copy(&mut self, span: Span, dst: Reg, src: Operand) {
        if src != Operand::Reg(dst) {
            self.emit(span, Op::Copy { dst, src });
        }
    }
}

/// A converter of offsets into positions. Instructions come roughly in the order of the text, so counting
/// from the last place keeps this cheap even if the whole file is one long line.
struct Places<'a> {
    file: &'a SourceFile,
    last: Option<(u32, Pos)>,
}

impl Places<'_> {
    fn pos(&mut self, offset: u32) -> Pos {
        let near = self.last.and_then(|(last, pos)| self.from(last, pos, offset));
        let pos = near.unwrap_or_else(|| self.file.pos(FileId(0), offset));
        self.last = Some((offset, pos));
        pos
    }

    /// Returns the position of `offset`, if it is on the line of `last`.
    fn from(&self, last: u32, pos: Pos, offset: u32) -> Option<Pos> {
        let (from, to) = (last.min(offset) as usize, last.max(offset) as usize);
        let between = self.file.text().get(from..to).filter(|text| !text.contains('\n'))?;
        let count = between.chars().count() as u32;
        let column = if offset >= last { pos.column + count } else { pos.column - count };
        Some(Pos { column, ..pos })
    }
}
