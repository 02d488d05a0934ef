//! Rewrites what the lowering does not know into ordinary LLVM instructions: inline assembly (`assembly/`),
//! instructions on vectors (`vectors`), and intrinsics that read the processor's registers.
//!
//! It runs on a module before anything else looks at it, so that linking, the escape analysis and the
//! lowering see loads, stores, updates and fences where the text had assembly.

mod assembly;
mod emit;
mod std_locks;
mod vectors;

use crate::ast::{Asm, Call, Const, Inst, Module, Statement, Value};
use emit::Emitter;
use std::rc::Rc;

pub use emit::CYCLES;
pub use std_locks::rewrite_rust;

/// Rewrites the functions of a module. Inline assembly that cannot be translated stays, with the reason.
pub fn rewrite(module: &mut Module) {
    for function in &mut module.functions {
        for block in &mut function.blocks {
            if !block.body.iter().any(|statement| matters(statement) || vectors::matters(&statement.inst)) {
                continue;
            }
            let mut body = Vec::with_capacity(block.body.len());
            for mut statement in std::mem::take(&mut block.body) {
                if vectors::matters(&statement.inst) {
                    let mut emitter = Emitter::new(&mut function.locals, &statement);
                    match vectors::split(&mut emitter, &statement.inst) {
                        Some(()) => body.extend(emitter.out),
                        None => body.push(statement),
                    }
                    continue;
                }
                match translated(&mut function.locals, &statement) {
                    None => body.push(statement),
                    Some(Ok(instructions)) => body.extend(instructions),
                    Some(Err(refused)) => {
                        if let Inst::Call(call) = &mut statement.inst
                            && let Value::Asm(asm) = &call.callee
                        {
                            call.callee = Value::Asm(Rc::new(Asm { refused, ..(**asm).clone() }));
                        }
                        body.push(statement);
                    }
                }
            }
            block.body = body;
        }
    }
}

/// Returns what takes the place of a call of inline assembly; `None` if the statement is no such call.
fn translated(locals: &mut Vec<Rc<str>>, statement: &Statement) -> Option<assembly::Outcome<Vec<Statement>>> {
    let Inst::Call(call) = &statement.inst else { return None };
    let mut emitter = Emitter::new(locals, statement);
    let asm = match &call.callee {
        Value::Asm(asm) => asm,
        Value::Const(Const::Global(name)) => {
            let value = match &**name {
                "llvm.thread.pointer" => emitter.thread_block(),
                "llvm.readcyclecounter" | "llvm.x86.rdtsc" => emitter.cycles(),
                _ => return None,
            };
            if let Some(dst) = emitter.result {
                emitter.define_as(dst, Inst::Freeze { ty: call.result.clone(), value });
            }
            return Some(Ok(emitter.out));
        }
        _ => return None,
    };
    Some(assembly::instructions(&mut emitter, call, asm).map(|()| emitter.out))
}

/// Returns whether a statement calls inline assembly, or an intrinsic that reads one of the processor's own
/// registers.
fn matters(statement: &Statement) -> bool {
    match &statement.inst {
        Inst::Call(Call { callee: Value::Asm(_), .. }) => true,
        Inst::Call(Call { callee: Value::Const(Const::Global(name)), .. }) => {
            ["llvm.thread.pointer", "llvm.readcyclecounter", "llvm.x86.rdtsc"].contains(&&**name)
        }
        _ => false,
    }
}
