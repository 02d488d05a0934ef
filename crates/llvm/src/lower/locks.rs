//! Knows two places of the C++ library better than its text: the locking of several mutexes, and a lock
//! inside of an atomic pointer.
//!
//! Keeps `std::lock` and `std::scoped_lock` of several mutexes from trying again and again.
//!
//! They lock one mutex, try the others and, if one of these is taken, unlock all and begin with that one.
//! Two threads may drive each other back any number of times. What a failed attempt did leaves no trace:
//! the mutexes are free again. So if a thread holds the first mutex of a second attempt, the execution is
//! the same as one in which it came later and its first attempt went well; and if it waits there for good,
//! that is a deadlock, which is found. So executions end where a second attempt has its first mutex.
//!
//! A `try_lock` of the program itself might fail because of an attempt that fails. If a program has one, the
//! answer says that this is not explored.

use super::calls::called_name;
use super::function::Body;
use super::link::FunctionKey;
use super::recheck::WakeUps;
use super::start::LEAVE_WAIT_LOOP;
use crate::ast::{Inst, Value};
use fencepost_program::*;

/// The function of the runtime to call where `std::lock` begins.
pub const BEGIN: &str = "fencepost_lock_begin";
/// The function of the runtime to call where an attempt has its first mutex.
pub const ATTEMPT: &str = "fencepost_lock_attempt";

/// `std::lock` in libstdc++ and libc++, and the functions that make its attempts.
const LOCK: [&str; 2] = ["_ZSt4lockI", "_ZNSt3__14lock"];
const ATTEMPTS: [&str; 4] =
    ["_ZSt4lockI", "_ZNSt8__detail11__lock_impl", "_ZNSt3__14lock", "_ZNSt3__112__lock_first"];
/// The class whose constructor or `lock` locks the first mutex.
const UNIQUE_LOCK: [&str; 2] = ["_ZNSt11unique_lockI", "_ZNSt3__111unique_lockI"];

/// The waits of `std::condition_variable_any`: with a condition, or plain ones, whose only argument is a
/// lock.
const ANY_WAIT: &str = "_ZNSt3_V222condition_variable_any4waitI";

fn is_plain_wait(name: &str) -> bool {
    name.starts_with(ANY_WAIT) && name.ends_with("EEvRT_")
}

/// The note for a program that also tries to lock mutexes by itself.
const TRIES: &str = "std::lock beside a try_lock of the program: that a mutex is taken only because an attempt of std::lock is \
                     about to fail is not tried";

/// Returns the name of the function that an instruction calls.
fn callee_of(inst: &Inst) -> Option<&str> {
    let (Inst::Call(call) | Inst::Invoke { call, .. }) = inst else { return None };
    match &call.callee {
        Value::Const(constant) => called_name(constant),
        _ => None,
    }
}

fn begins_with(name: &str, prefixes: &[&str]) -> bool {
    prefixes.iter().any(|prefix| name.starts_with(prefix))
}

impl Body<'_, '_> {
    /// Emits what belongs before a call of `callee`.
    pub(super) fn before_lock(&mut self, callee: FunctionKey) {
        let name = &*self.low.linker.function(callee).name;
        if begins_with(name, &LOCK) && !begins_with(&self.function.name, &ATTEMPTS) {
            self.call_runtime(BEGIN);
            if self.program_tries() {
                self.low.note_bound(TRIES.to_owned());
            }
        }
    }

    /// Returns whether the program itself tries to lock a mutex, not only the library for it.
    fn program_tries(&self) -> bool {
        let library =
            |name: &str| begins_with(name, &["_ZNSt", "_ZNKSt", "_ZSt"]) || name.contains("__gthread");
        let tries = |inst: &Inst| {
            callee_of(inst).is_some_and(|name| {
                ["8try_lock", "try_to_lock_t", "pthread_mutex_trylock"].iter().any(|part| name.contains(part))
            })
        };
        let functions =
            self.low.linker.units()[..self.low.runtime].iter().flat_map(|unit| &unit.module.functions);
        let own = functions.filter(|function| !library(&function.name));
        own.flat_map(|f| &f.blocks).flat_map(|b| &b.body).any(|statement| tries(&statement.inst))
    }

    /// Emits what belongs after a call of `callee`.
    pub(super) fn after_lock(&mut self, callee: FunctionKey) {
        let name = &*self.low.linker.function(callee).name;
        let makes = (name.contains("C1ER") || name.contains("C2ER")) && !name.ends_with("_t");
        let locks = begins_with(name, &UNIQUE_LOCK) && (makes || name.ends_with("4lockEv"));
        if locks && begins_with(&self.function.name, &ATTEMPTS) {
            self.call_runtime(ATTEMPT);
        }
        if name.starts_with(ANY_WAIT) && !is_plain_wait(name) {
            self.call_runtime(LEAVE_WAIT_LOOP);
        }
    }

    /// Returns which wake-ups are explored at the wait inside of `std::condition_variable_any`, if the
    /// function is one of that class. The loop that checks the condition is another function of the class,
    /// which does nothing else; unless the program has loops of its own around `wait`.
    pub(super) fn wakes_of_any(&self) -> Option<WakeUps> {
        if !self.function.name.starts_with(ANY_WAIT) {
            return None;
        }
        let called = |inst: &Inst| callee_of(inst).is_some_and(is_plain_wait);
        let functions =
            self.low.linker.units()[..self.low.runtime].iter().flat_map(|unit| &unit.module.functions);
        let others = functions.filter(|function| !function.name.starts_with(ANY_WAIT));
        let own_loop = others.flat_map(|f| &f.blocks).flat_map(|b| &b.body).any(|s| called(&s.inst));
        let in_loop = !is_plain_wait(&self.function.name) || !own_loop;
        Some(if in_loop { WakeUps::Checked } else { WakeUps::Repeatedly })
    }

    /// Makes the lock inside of `std::atomic<std::shared_ptr>` order what it protects. libstdc++ 12 unlocks
    /// it with a relaxed update after reading, which orders no write that follows, though nothing else
    /// does: a race in the library, by the letter, that every program would be accused of.
    pub(super) fn order_of_unlock(&mut self, callee: FunctionKey, args: &mut [Operand]) {
        const RELEASE: u64 = 3;
        let name = &*self.low.linker.function(callee).name;
        if !begins_with(name, &["_ZNSt10_Sp_atomicI", "_ZNKSt10_Sp_atomicI"])
            || !name.ends_with("6unlockESt12memory_order")
        {
            return;
        }
        let Some(order) = args.last_mut() else { return };
        let (weak, dst) = (self.b.temp(), self.b.temp());
        self.b.push(Op::Cmp { op: CmpOp::ULt, bits: 32, dst: weak, a: *order, b: RELEASE.into() });
        self.b.push(Op::Select { dst, cond: weak.into(), yes: RELEASE.into(), no: *order });
        *order = dst.into();
    }
}
