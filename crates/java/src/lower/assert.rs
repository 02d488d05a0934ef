//! The lowering of assertions, which are the question, not a check.
//!
//! MemSAT asks for an execution in which every assertion holds. So an `assert` does not stop the thread; it
//! notes in a register of the thread's outermost frame that it was reached and true. If a thread reaches the
//! same assertion several times, in a loop or through several calls, all times count.

use super::thread::Lowering;
use crate::Result;
use crate::typed::{AssertId, Expr, Type};
use crate::unit::Assertion;
use fencepost_program::{BinOp, Op, Pos, Reg, ThreadId};
use fencepost_source::Span;

/// An assertion in a thread that is being lowered, with the registers that say whether it held.
pub(super) struct ThreadAssertion {
    reg: Reg,
    /// The register that says whether the assertion was ever false. Only for assertions that can be reached
    /// more than once.
    failed: Option<Reg>,
    pos: Pos,
    text: String,
}

impl ThreadAssertion {
    /// Returns the source position of the assertion.
    pub fn pos(&self) -> Pos {
        self.pos
    }

    /// Returns the assertion of the finished program for this one, which was lowered for `thread`.
    pub fn of(self, thread: ThreadId) -> Assertion {
        Assertion { thread, reg: self.reg, pos: self.pos, text: self.text }
    }
}

impl Lowering<'_> {
    /// Lowers an `assert`, which sets the assertion's register to whether its condition has always been true.
    pub(super) fn assertion(&mut self, id: AssertId, cond: &Expr, span: Span) -> Result<()> {
        let (reg, failed) = self.asserted(id);
        match failed {
            None => {
                let value = self.expr_to(cond, Some((reg, Type::BOOLEAN)))?;
                self.copy(span, reg, value);
            }
            Some(failed) => {
                let value = self.expr(cond)?;
                let wrong = self.temp();
                self.emit(span, Op::Bin { op: BinOp::Xor, bits: 32, dst: wrong, a: value, b: 1.into() });
                let (a, b) = (failed.into(), wrong.into());
                self.emit(span, Op::Bin { op: BinOp::Or, bits: 32, dst: failed, a, b });
                self.emit(
                    span,
                    Op::Bin { op: BinOp::Xor, bits: 32, dst: reg, a: failed.into(), b: 1.into() },
                );
            }
        }
        Ok(())
    }

    /// Returns the registers of an assertion.
    fn asserted(&mut self, id: AssertId) -> (Reg, Option<Reg>) {
        if let Some(known) = self.asserted.get(&id) {
            return (known.reg, known.failed);
        }
        let typed = self.typed;
        let assert = &typed.asserts[id.index()];
        let pos = self.pos(assert.span);
        let taken = self.asserted.values().any(|other| other.pos.line == pos.line);
        let name = match taken {
            false => format!("assert@{}", pos.line),
            true => format!("assert@{}:{}", pos.line, pos.column),
        };
        let reg = self.b.reg(name);
        let again = self.inlined > 0 || !self.loops.is_empty();
        // The register lasts as long as the thread, so it is never free for anything else.
        let failed = again.then(|| self.b.temp());
        self.asserted.insert(id, ThreadAssertion { reg, failed, pos, text: assert.text.clone() });
        (reg, failed)
    }
}
