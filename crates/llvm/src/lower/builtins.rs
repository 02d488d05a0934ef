//! Lowers built-in functions: LLVM's intrinsics (`intrinsics.rs`), the primitives that the runtime is written
//! with (`primitives.rs`), and the few library functions that are one instruction here (`library.rs`). This
//! file tells them apart, and has what they share: arguments and results of calls.

use super::function::{Body, Lowered, Refusal};
use crate::ast::{Arg, Call, Const, Statement, Value};
use fencepost_program::*;

/// Returns the name of an intrinsic without the types that it ends in, such as `memcpy` of
/// `memcpy.p0.p0.i64`.
pub(super) fn stem(name: &str) -> &str {
    for whole in [
        "threadlocal.address",
        "ssa.copy",
        "eh.typeid.for",
        "is.constant",
        "is.fpclass",
        "dbg.declare",
        "dbg.value",
    ] {
        if name.starts_with(whole) {
            return whole;
        }
    }
    for two in ["lifetime", "invariant", "experimental"] {
        if name.starts_with(two) {
            return two;
        }
    }
    for overflow in ["with.overflow", "sat"] {
        if let Some(at) = name.find(overflow) {
            return &name[..at + overflow.len()];
        }
    }
    name.split('.').next().unwrap_or(name)
}

/// Returns whether a call is of an intrinsic that states the lifetime of a local or is for debuggers, and has
/// no effect.
pub fn is_lifetime_marker(call: &Call) -> bool {
    matches!(&call.callee, Value::Const(Const::Global(name))
        if name.starts_with("llvm.lifetime") || name.starts_with("llvm.dbg") || name.starts_with("llvm.invariant"))
}

/// The library functions that [`Body::builtin`] translates where they are called, even though the runtime has
/// them too.
pub(super) const BUILTINS: [&str; 17] = [
    "malloc",
    "calloc",
    "free",
    "pthread_create",
    "pthread_join",
    "pthread_mutex_lock",
    "pthread_mutex_trylock",
    "pthread_mutex_unlock",
    "memcpy",
    "memmove",
    "memset",
    "__assert_fail",
    "__fencepost_assert_fail",
    "printf",
    "fprintf",
    "fp_note",
    "abort",
];

/// Returns whether a function is C++'s `operator new` or `operator delete`, in any of their forms.
pub(super) fn is_allocation(name: &str) -> bool {
    ["_Znw", "_Zna", "_Zdl", "_Zda"].iter().any(|prefix| name.starts_with(prefix))
}

impl Body<'_, '_> {
    /// Lowers a call of `name` if it is an intrinsic or a library function that is built in; returns `false`
    /// if not.
    pub fn builtin(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        if let Some(intrinsic) = name.strip_prefix("llvm.") {
            self.llvm(statement, call, intrinsic)?;
            return Ok(true);
        }
        if let Some(primitive) = name.strip_prefix("__fp_") {
            self.primitive(statement, call, primitive)?;
            return Ok(true);
        }
        if let Some(library) = name.strip_prefix("__atomic_") {
            return self.atomic_library(statement, call, library);
        }
        self.library(statement, call, name)
    }

    /// Returns the operand that holds argument number `index` of a call, which must fit in one register.
    pub fn arg(&mut self, call: &Call, index: usize) -> Lowered<Operand> {
        match call.args.get(index) {
            Some(Arg { ty, value, .. }) => self.word(ty, value),
            None => Err(Refusal(format!("a call without its argument number {}", index + 1))),
        }
    }

    /// Returns the value of argument number `index` of a call, which must be a constant; messages call it
    /// `what`.
    pub fn constant_arg(&mut self, call: &Call, index: usize, what: &str) -> Lowered<u64> {
        match self.arg(call, index)? {
            Operand::Const(value) => Ok(value),
            Operand::Reg(_) => Err(Refusal(format!("{what} that is not constant is not supported"))),
        }
    }

    /// Returns the text of argument number `index` of a call; `None` if that is not a constant string.
    pub fn text_arg(&mut self, call: &Call, index: usize) -> Option<String> {
        let Operand::Const(addr) = self.arg(call, index).ok()? else { return None };
        let (global, offset) = self.low.program.global_at(addr)?;
        let key = self.low.key_of(global)?;
        self.low.fill_global(key, global);
        let bytes = self.low.program.globals[global.index()].init.get(offset as usize..)?;
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
    }

    /// Emits the copy of `value` to the result of a call, if the call has one.
    pub fn assign_result(&mut self, statement: &Statement, value: impl Into<Operand>) -> Lowered<()> {
        if statement.dst.is_some() {
            let dst = self.result_word(statement)?;
            self.b.push(Op::Copy { dst, src: value.into() });
        }
        Ok(())
    }

    /// Returns the register of a call's result, or a new one if the call has none.
    pub fn destination(&mut self, statement: &Statement) -> Lowered<Reg> {
        match statement.dst {
            Some(_) => self.result_word(statement),
            None => Ok(self.b.temp()),
        }
    }
}
