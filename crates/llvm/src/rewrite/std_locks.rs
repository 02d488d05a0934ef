//! Recognises the locks of Rust's standard library where they were inlined.
//!
//! A `Mutex` of `std` on a futex is a word: 0 is free, 1 is held, 2 is held while threads wait. Its functions
//! `lock` and `unlock` do not survive as functions, not even in code that is not optimised, but what they
//! call does, and shows which accesses before it are theirs. In a function that calls
//! `Mutex::lock_contended(m)`, an exchange of 0 by 1 at `m` acquires the mutex. In a function that calls
//! `Mutex::wake(m)`, or makes the system call that wakes a thread that waits for `m`, an exchange of anything
//! by 0 with release order at `m` releases it. Both become calls of the runtime, which has its own mutexes
//! ([`Op::Lock`](fencepost_program::Op)): the exchange has then worked, and found no threads that wait.
//!
//! The two go together: the runtime's `unlock` does what the library does if the thread does not hold the
//! mutex by the runtime's `lock`. So an exchange that is not recognised costs executions, and no answer is
//! wrong.

use super::Emitter;
use crate::ast::{Arg, Call, Const, Function, Inst, Module, RmwKind, Statement, StructType, Type, Value};
use crate::{Origin, known};
use fencepost_program::Mode;
use std::rc::Rc;

/// The functions of the runtime.
const LOCK: &str = "fencepost_rust_lock";
const UNLOCK: &str = "fencepost_rust_unlock";

/// The system call for futexes, and its operation that wakes threads of the same process.
const SYS_FUTEX: u128 = 202;
const WAKE_PRIVATE: u128 = 129;

/// Rewrites the locks of a module that rustc made, and the system calls of the library.
pub fn rewrite_rust(module: &mut Module, origin: Origin) {
    for function in &mut module.functions {
        rewrite_locks(function);
        if origin == Origin::RustLibrary {
            for statement in function.blocks.iter_mut().flat_map(|block| &mut block.body) {
                if let Inst::Call(call) | Inst::Invoke { call, .. } = &mut statement.inst
                    && name_of(call) == Some("syscall")
                {
                    call.callee = Value::Const(Const::Global(known::SYSCALL.into()));
                }
            }
        }
    }
}

fn rewrite_locks(function: &mut Function) {
    let (mut locked, mut unlocked) = (vec![], vec![]);
    for call in calls(function) {
        match name_of(call) {
            Some(name) if name.contains("lock_contended") && is_mutexes(name, "lock_contended") => {
                locked.extend(argument(call, 0).cloned());
            }
            Some(name) if name.contains("5Mutex4wake") && is_mutexes(name, "wake") => {
                unlocked.extend(argument(call, 0).cloned());
            }
            Some("syscall")
                if number(call, 0) == Some(SYS_FUTEX) && number(call, 2) == Some(WAKE_PRIVATE) =>
            {
                unlocked.extend(argument(call, 1).cloned());
            }
            _ => {}
        }
    }
    if locked.is_empty() && unlocked.is_empty() {
        return;
    }
    for block in &mut function.blocks {
        let mut body = Vec::with_capacity(block.body.len());
        for statement in std::mem::take(&mut block.body) {
            let mut emitter = Emitter::new(&mut function.locals, &statement);
            match acquires(&mut emitter, &statement, &locked)
                .or_else(|| releases(&mut emitter, &statement, &unlocked))
            {
                Some(()) => body.extend(emitter.out),
                None => body.push(statement),
            }
        }
        block.body = body;
    }
}

/// Emits the acquisition of a mutex in place of the exchange that tries it; `None` if the statement is none.
fn acquires(e: &mut Emitter<'_>, statement: &Statement, mutexes: &[Value]) -> Option<()> {
    let zero = |bits| (Type::Int(bits), Const::Int(0));
    let (mutex, result) = match &statement.inst {
        Inst::CmpXchg { ty: Type::Int(32), addr, expected, new, success: Mode::Acq, .. } => {
            if (known_number(expected), known_number(new)) != (Some(0), Some(1)) {
                return None;
            }
            // What was there, and whether the exchange worked.
            (addr, vec![zero(32), (Type::Int(1), Const::Int(1))])
        }
        Inst::Call(call) if is_exchange(call) => {
            if (number(call, 1), number(call, 2)) != (Some(0), Some(1)) {
                return None;
            }
            // `Ok(0)`.
            (argument(call, 0)?, vec![zero(32), zero(32)])
        }
        _ => return None,
    };
    if !mutexes.contains(mutex) {
        return None;
    }
    e.push(runtime_call(LOCK, Type::Void, mutex));
    let ty = match &statement.inst {
        Inst::Call(call) => call.result.clone(),
        _ => {
            let members = result.iter().map(|(ty, _)| ty.clone()).collect();
            Type::Struct(Rc::new(StructType { members, packed: false, wide_at_8: false }))
        }
    };
    e.define_as(statement.dst?, Inst::Freeze { ty, value: Value::Const(Const::Aggregate(result)) });
    Some(())
}

/// Emits the release of a mutex in place of the exchange that does it; `None` if the statement is none.
fn releases(e: &mut Emitter<'_>, statement: &Statement, mutexes: &[Value]) -> Option<()> {
    let mutex = match &statement.inst {
        Inst::Rmw { op: RmwKind::Xchg, ty: Type::Int(32), addr, arg, mode: Mode::Rel } => {
            (known_number(arg) == Some(0)).then_some(addr)?
        }
        Inst::Call(call) if is_swap(call) => (number(call, 1) == Some(0)).then_some(argument(call, 0)?)?,
        _ => return None,
    };
    if !mutexes.contains(mutex) {
        return None;
    }
    e.define_as(statement.dst?, runtime_call(UNLOCK, Type::Int(32), mutex));
    Some(())
}

fn runtime_call(name: &str, result: Type, mutex: &Value) -> Inst {
    let arg = Arg { ty: Type::Ptr, value: mutex.clone(), byval: None, noundef: true };
    let callee = Value::Const(Const::Global(name.into()));
    Inst::Call(Call { result, varargs: false, callee, args: vec![arg] })
}

fn calls(function: &Function) -> impl Iterator<Item = &Call> {
    let statements = function.blocks.iter().flat_map(|block| &block.body);
    statements.filter_map(|statement| match &statement.inst {
        Inst::Call(call) | Inst::Invoke { call, .. } => Some(call),
        _ => None,
    })
}

fn name_of(call: &Call) -> Option<&str> {
    match &call.callee {
        Value::Const(Const::Global(name)) => Some(name),
        _ => None,
    }
}

/// Returns whether this is the mangled name of a function of the library's mutex.
fn is_mutexes(name: &str, function: &str) -> bool {
    known::path_of(name).strip_prefix("<std::sys::sync::mutex::futex::Mutex>::") == Some(function)
}

/// Returns whether a call is of `compare_exchange` on a word of 32 bits.
fn is_exchange(call: &Call) -> bool {
    is_atomic(call, "atomic_compare_exchange", "core::sync::atomic::atomic_compare_exchange::<u32>")
}

/// Returns whether a call is of `swap` on a word of 32 bits.
fn is_swap(call: &Call) -> bool {
    is_atomic(call, "atomic_swap", "core::sync::atomic::atomic_swap::<u32>")
}

fn is_atomic(call: &Call, part: &str, path: &str) -> bool {
    name_of(call).is_some_and(|name| name.contains(part) && known::path_of(name) == path)
}

fn argument(call: &Call, index: usize) -> Option<&Value> {
    call.args.get(index).map(|arg| &arg.value)
}

fn number(call: &Call, index: usize) -> Option<u128> {
    argument(call, index).and_then(known_number)
}

fn known_number(value: &Value) -> Option<u128> {
    match value {
        Value::Const(Const::Int(number)) => Some(*number),
        Value::Const(Const::Zero) => Some(0),
        _ => None,
    }
}
