//! The lowering from the checked program to instructions.
//!
//! | file | does |
//! | --- | --- |
//! | `memory` | where fields and objects are, and what they hold at the start |
//! | `lengths` | how long arrays are, where that is known before the program runs |
//! | `thread` | a thread under construction: registers, blocks, places |
//! | `stmt`, `expr`, `place`, `arith` | statements, expressions, accesses, operators |
//! | `call` | methods are inlined, objects are made |
//! | `monitor` | `synchronized` |
//! | `assert` | the registers that say whether an assertion was reached and true |

mod arith;
mod assert;
mod call;
mod expr;
mod lengths;
mod memory;
mod monitor;
mod place;
mod stmt;
mod thread;

use crate::init::Heap;
use crate::typed::{MethodId, Role, Typed};
use crate::unit::{ThreadInfo, Unit};
use crate::{Options, Result, walk};
use fencepost_program::{Program, ThreadId};
use fencepost_source::{Diagnostic, FileId, SourceFile, shorten};
use std::collections::HashSet;

/// Lowers a checked file to a program, its threads and its assertions.
pub(crate) fn lower(typed: &Typed, heap: &Heap, file: &SourceFile, options: &Options) -> Result<Unit> {
    let reached = reached(typed);
    no_assertion_is_lost(typed, &reached)?;
    let name = typed.class(typed.main).name.clone();
    let mut program = Program::new(name.as_str());
    program.add_file(file.clone());
    program.unroll = options.unroll;
    let lengths = lengths::find(typed, heap, &reached)?;
    let (memory, statics) = memory::place(typed, heap, &reached, lengths, &mut program, file)?;
    let mut unit = Unit {
        name,
        program,
        threads: vec![],
        order: vec![],
        assertions: vec![],
        statics,
        allocations: vec![],
    };
    let mut allocated = HashSet::new();
    for (index, thread) in typed.threads.iter().enumerate() {
        let id = ThreadId(index as u32);
        let method = typed.method(thread.method);
        let mut lowered = thread::lower(typed, &memory, file, thread)?;
        lowered.function.exempt_constant_loops();
        let func = unit.program.add_function(lowered.function);
        unit.program.add_thread(method.name.as_str(), func, vec![]);
        unit.threads.push(ThreadInfo { name: method.name.clone(), pos: pos(file, method.span.start) });
        unit.order.extend(thread.after.iter().map(|(earlier, _)| (ThreadId(*earlier as u32), id)));
        unit.assertions.extend(lowered.assertions.into_iter().map(|assertion| assertion.of(id)));
        let fresh = lowered.allocations.into_iter().filter(|allocation| allocated.insert(allocation.pos));
        unit.allocations.extend(fresh);
    }
    match unit.program.finish() {
        Ok(program) => Ok(Unit { program, ..unit }),
        Err(error) => unreachable!("a lowered program is well-formed: {error}"),
    }
}

fn pos(file: &SourceFile, offset: u32) -> fencepost_source::Pos {
    file.pos(FileId(0), offset)
}

/// Returns, for each method, whether the threads may call it.
fn reached(typed: &Typed) -> Vec<bool> {
    let mut callees: Vec<Vec<MethodId>> = vec![vec![]; typed.methods.len()];
    for (caller, callee) in &typed.calls {
        callees[caller.index()].push(*callee);
    }
    let mut reached = vec![false; typed.methods.len()];
    let mut todo: Vec<MethodId> = typed.threads.iter().map(|thread| thread.method).collect();
    while let Some(method) = todo.pop() {
        if !std::mem::replace(&mut reached[method.index()], true) {
            todo.extend(&callees[method.index()]);
        }
    }
    reached
}

/// Refuses a file with an assertion that no thread can reach: it would be forgotten, and the answer would be
/// about the others.
fn no_assertion_is_lost(typed: &Typed, reached: &[bool]) -> Result<()> {
    for (index, method) in typed.methods.iter().enumerate() {
        if reached[index] || method.role == Role::Special {
            continue;
        }
        let mut lost = None;
        method.body.iter().for_each(|statement| walk::asserts(statement, &mut |id| lost = lost.or(Some(id))));
        if let Some(id) = lost {
            let message = format!("no thread calls `{}`", shorten(&method.name));
            return Err(Diagnostic::new(typed.asserts[id.index()].span, message)
                .label("this assertion is never reached")
                .help("call the method from a thread, or remove it"));
        }
    }
    Ok(())
}
