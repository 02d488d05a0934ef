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
//! An `RwLock` is recognised in the same way by `read_contended` and `write_contended`. It stays the word
//! that it is, without the bits for threads that wait.
//!
//! Acquisition and release of a mutex go together: the runtime's `unlock` does what the library does if the
//! thread does not hold the mutex by the runtime's `lock`. So an exchange that is not recognised costs
//! executions, and no answer is wrong.

use super::Emitter;
use crate::ast::{Arg, Call, Const, Function, Inst, Module, RmwKind, Statement, StructType, Type, Value};
use crate::{Origin, known};
use fencepost_program::Mode;
use std::rc::Rc;

/// The functions of the runtime.
const LOCK: &str = "fencepost_rust_lock";
const READ: &str = "fencepost_rust_read";
const WRITE: &str = "fencepost_rust_write";
const UNLOCK: &str = "fencepost_rust_unlock";

/// The system call for futexes, and its operation that wakes threads of the same process.
const SYS_FUTEX: u128 = 202;
const WAKE_PRIVATE: u128 = 129;

/// The function that makes a handle to a thread.
const NEW_THREAD: &str = "<std::thread::thread::Thread>::new";

/// The value of the word of an `RwLock` that is locked to write.
const WRITE_LOCKED: u128 = 0x3fff_ffff;

/// Rewrites the locks of a module that rustc made, and the system calls of the library.
pub fn rewrite_rust(module: &mut Module, origin: Origin) {
    for function in &mut module.functions {
        rewrite_locks(function);
        if origin == Origin::RustLibrary {
            redirect(function, "syscall", known::SYSCALL);
            if function.name.contains("6Thread3new") && known::path_of(&function.name) == NEW_THREAD {
                redirect(function, "malloc", known::KEPT);
            }
        }
    }
}

/// Makes the calls of one function go to another.
fn redirect(function: &mut Function, from: &str, to: &str) {
    for statement in function.blocks.iter_mut().flat_map(|block| &mut block.body) {
        if let Inst::Call(call) | Inst::Invoke { call, .. } = &mut statement.inst
            && name_of(call) == Some(from)
        {
            call.callee = Value::Const(Const::Global(to.into()));
        }
    }
}

/// The addresses of the locks that a function takes or gives back, by the functions that it calls with them.
#[derive(Default)]
struct Locks {
    /// Of `Mutex::lock_contended`.
    mutexes: Vec<Value>,
    /// Of `Mutex::wake`, or the system call.
    released: Vec<Value>,
    /// Of `RwLock::read_contended`.
    read: Vec<Value>,
    /// Of `RwLock::write_contended`.
    written: Vec<Value>,
}

impl Locks {
    fn of(function: &Function) -> Self {
        let mut locks = Locks::default();
        for call in calls(function) {
            let Some(name) = name_of(call) else { continue };
            let (list, address) = if name == "syscall" {
                let wakes = number(call, 0) == Some(SYS_FUTEX) && number(call, 2) == Some(WAKE_PRIVATE);
                if !wakes {
                    continue;
                }
                (&mut locks.released, argument(call, 1))
            } else if name.contains("_contended") || name.contains("5Mutex4wake") {
                let list = match &*known::path_of(name) {
                    "<std::sys::sync::mutex::futex::Mutex>::lock_contended" => &mut locks.mutexes,
                    "<std::sys::sync::mutex::futex::Mutex>::wake" => &mut locks.released,
                    "<std::sys::sync::rwlock::futex::RwLock>::read_contended" => &mut locks.read,
                    "<std::sys::sync::rwlock::futex::RwLock>::write_contended" => &mut locks.written,
                    _ => continue,
                };
                (list, argument(call, 0))
            } else {
                continue;
            };
            list.extend(address.cloned());
        }
        locks
    }

    fn is_empty(&self) -> bool {
        [&self.mutexes, &self.released, &self.read, &self.written].iter().all(|list| list.is_empty())
    }
}

fn rewrite_locks(function: &mut Function) {
    let locks = Locks::of(function);
    if locks.is_empty() {
        return;
    }
    for block in &mut function.blocks {
        let mut body = Vec::with_capacity(block.body.len());
        for statement in std::mem::take(&mut block.body) {
            let mut e = Emitter::new(&mut function.locals, &statement);
            let rewritten = acquires(&mut e, &statement, &locks)
                .or_else(|| looks(&mut e, &statement, &locks))
                .or_else(|| releases(&mut e, &statement, &locks));
            match rewritten {
                Some(()) => body.extend(e.out),
                None => body.push(statement),
            }
        }
        block.body = body;
    }
}

/// Emits the acquisition of a lock in place of the exchange that tries it; `None` if the statement is none.
fn acquires(e: &mut Emitter<'_>, statement: &Statement, locks: &Locks) -> Option<()> {
    let zero = |bits| (Type::Int(bits), Const::Int(0));
    // What was there, and whether the exchange worked; or `Ok(0)`.
    let (lock, numbers, result) = match &statement.inst {
        Inst::CmpXchg { ty: Type::Int(32), addr, expected, new, success: Mode::Acq, .. } => {
            let numbers = (known_number(expected), known_number(new));
            (addr, numbers, vec![zero(32), (Type::Int(1), Const::Int(1))])
        }
        Inst::Call(call) if is_exchange(call) => {
            (argument(call, 0)?, (number(call, 1), number(call, 2)), vec![zero(32), zero(32)])
        }
        _ => return None,
    };
    let acquire = match numbers {
        (Some(0), Some(1)) if locks.mutexes.contains(lock) => LOCK,
        (Some(0), Some(WRITE_LOCKED)) if locks.written.contains(lock) => WRITE,
        _ if locks.read.contains(lock) => READ,
        _ => return None,
    };
    e.push(runtime_call(acquire, Type::Void, lock));
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

/// Emits, in place of the load that finds out whether a lock can be read, that it can; `None` if the
/// statement is none.
fn looks(e: &mut Emitter<'_>, statement: &Statement, locks: &Locks) -> Option<()> {
    let lock = match &statement.inst {
        Inst::Load { ty: Type::Int(32), addr, mode: Mode::Rlx, .. } => addr,
        Inst::Call(call) if is_atomic(call, "atomic_load", "core::sync::atomic::atomic_load::<u32>") => {
            argument(call, 0)?
        }
        _ => return None,
    };
    if !locks.read.contains(lock) {
        return None;
    }
    let free = Inst::Freeze { ty: Type::Int(32), value: Value::Const(Const::Int(0)) };
    e.define_as(statement.dst?, free);
    Some(())
}

/// Emits the release of a mutex in place of the exchange that does it; `None` if the statement is none.
fn releases(e: &mut Emitter<'_>, statement: &Statement, locks: &Locks) -> Option<()> {
    let mutex = match &statement.inst {
        Inst::Rmw { op: RmwKind::Xchg, ty: Type::Int(32), addr, arg, mode: Mode::Rel } => {
            (known_number(arg) == Some(0)).then_some(addr)?
        }
        Inst::Call(call) if is_atomic(call, "atomic_swap", "core::sync::atomic::atomic_swap::<u32>") => {
            (number(call, 1) == Some(0)).then_some(argument(call, 0)?)?
        }
        _ => return None,
    };
    if !locks.released.contains(mutex) {
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

/// Returns whether a call is of `compare_exchange` on a word of 32 bits.
fn is_exchange(call: &Call) -> bool {
    let paths = [
        "core::sync::atomic::atomic_compare_exchange::<u32>",
        "core::sync::atomic::atomic_compare_exchange_weak::<u32>",
    ];
    paths.iter().any(|path| is_atomic(call, "atomic_compare_exchange", path))
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
