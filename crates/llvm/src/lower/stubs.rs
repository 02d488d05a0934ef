//! Lowers calls of functions that the user wants stubs for, which return a value and do nothing else
//! (`--stub`, `--stub-unknown`).

use super::function::{Body, Lowered, Refusal};
use super::instructions::scalar_bits;
use super::link::{FunctionKey, Linker, Symbol, UnitId};
use crate::ast::{Call, Statement, Type};
use crate::{Stub, Stubs};
use fencepost_program::*;

/// The function of the runtime that returns any of a few values of a wide type.
pub const ANY_WORD: &str = "fencepost_any_word";

impl Stubs {
    /// Returns the first function with a stub that the modules before number `runtime` define themselves.
    pub(super) fn needless(&self, linker: &Linker<'_>, runtime: usize) -> Option<&str> {
        let defined = |stub: &&Stub| {
            let function = linker.resolve(UnitId(0), &stub.name);
            matches!(function, Symbol::Function(FunctionKey { unit, .. }) if unit.0 < runtime)
        };
        self.named.iter().find(defined).map(|stub| &*stub.name)
    }
}

impl Body<'_, '_> {
    /// Lowers the call of a function that has a stub by its name; returns whether it has one.
    pub(super) fn named_stub(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        let options = self.low.options;
        let stub = options.stubs.named.iter().find(|stub| stub.name == name);
        match stub.filter(|_| !self.low.is_runtime(self.key)) {
            Some(stub) => self.stub(statement, call, name, stub).map(|()| true),
            None => Ok(false),
        }
    }

    /// Lowers the call of a function that is not known, if all of these have stubs; returns whether they do.
    pub(super) fn unknown_stub(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        match &self.low.options.stubs.unknown {
            Some(stub) => self.stub(statement, call, name, stub).map(|()| true),
            None => Ok(false),
        }
    }

    fn stub(&mut self, statement: &Statement, call: &Call, name: &str, stub: &Stub) -> Lowered<()> {
        let value = stub.value;
        if call.result == Type::Void {
            self.low.note(format!("{name} is a stub that does nothing"));
            return Ok(());
        }
        let bits = match call.result {
            Type::Ptr => 64,
            Type::Int(_) => scalar_bits(&call.result)?,
            _ => return Err(Refusal(format!("a stub for {name}, which returns no integer and no pointer,"))),
        };
        match (value, &call.result) {
            (Some(value), _) => {
                self.low.note(format!("{name} is a stub that returns {value}"));
                self.assign_result(statement, mask(bits, value as u64))?;
            }
            (None, Type::Ptr) => {
                self.low.note_bound(format!(
                    "{name}, a stub for a function that returns a pointer: only null is tried"
                ));
                self.assign_result(statement, 0)?;
            }
            (None, _) => {
                self.low.note(format!("{name} is a stub that returns any value"));
                let dst = self.destination(statement)?;
                if bits <= 8 {
                    let high = mask(bits, u64::MAX).into();
                    self.b.push(Op::Choose { dst, low: 0.into(), high });
                } else {
                    let any = self.low.linker.function_named(ANY_WORD).expect("the runtime defines it");
                    let callee = Callee::Func(self.low.function_id(any));
                    self.b.push(Op::Call { dst: Some(dst), callee, args: vec![] });
                    let low = self.bin(BinOp::And, 64, dst.into(), mask(bits, u64::MAX).into());
                    self.b.push(Op::Copy { dst, src: low });
                }
            }
        }
        Ok(())
    }
}
