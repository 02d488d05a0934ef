//! Lowers operations on mutexes, and copies of memory: calls that become one instruction in the usual case.

use super::function::{Body, Lowered, Refusal};
use super::link::Symbol;
use crate::ast::{Call, Statement};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Lowers a call of a pthread function that locks or unlocks a mutex. What it does to a mutex that the
    /// thread holds already (or, for `unlock`, does not hold exactly once) depends on the mutex's kind, which
    /// the runtime's version checks; otherwise it is one instruction.
    pub(super) fn mutex(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<()> {
        let addr = self.arg(call, 0)?;
        let Symbol::Function(runtime) = self.low.linker.resolve(self.key.unit, name) else {
            return Err(Refusal(format!("the runtime's {name} is missing")));
        };
        let (held, usual, other, done) = (self.b.temp(), self.b.block(), self.b.block(), self.b.block());
        self.b.push(Op::Held { dst: held, addr });
        let often = u64::from(name == "pthread_mutex_unlock");
        let expected = self.b.temp();
        self.b.push(Op::Cmp { op: CmpOp::Eq, bits: 64, dst: expected, a: held.into(), b: often.into() });
        self.b.end(Terminator::Branch { cond: expected.into(), yes: usual, no: other });
        self.b.switch_to(other);
        self.call_function(statement, call, None, runtime)?;
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(usual);
        match name {
            "pthread_mutex_lock" => self.b.push(Op::Lock { addr, size: Size::B4 }),
            "pthread_mutex_unlock" => self.b.push(Op::Unlock { addr, size: Size::B4 }),
            _ => {
                const EBUSY: u64 = 16;
                let (ok, result) = (self.b.temp(), self.b.temp());
                self.b.push(Op::TryLock { ok, addr, size: Size::B4 });
                self.b.push(Op::Select { dst: result, cond: ok.into(), yes: 0.into(), no: EBUSY.into() });
                self.assign_result(statement, result)?;
                self.b.end(Terminator::Jump(done));
            }
        }
        self.assign_result(statement, 0)?;
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(done);
        Ok(())
    }

    /// Lowers a call of `memcpy` or `memmove`, which copies bytes.
    pub(super) fn copy(&mut self, call: &Call, overlap: Overlap) -> Lowered<()> {
        let (dst, src, len) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        self.b.push(Op::MemCopy { dst, src, len, overlap });
        Ok(())
    }
}
