//! Lowers atomic updates.

use super::function::{Body, Lowered, Refusal};
use super::wide_atomics::is_wide;
use crate::ast::{RmwKind, Statement, Strength, Type, Value};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Emits the compare-exchange `op`; a weak one may fail spuriously if the options ask for that.
    pub fn compare_exchange(&mut self, op: Op, strength: Strength) {
        let Op::CmpXchg { old, ok, addr, size, success, failure, .. } = op else { return };
        if strength == Strength::Strong || !self.low.options.spurious_cas {
            self.b.push(op);
            return;
        }
        let choice = self.b.temp();
        let (real, spurious, done) = (self.b.block(), self.b.block(), self.b.block());
        self.b.push(Op::Choose { dst: choice, low: 0.into(), high: 1.into() });
        self.b.end(Terminator::Branch { cond: choice.into(), yes: spurious, no: real });
        self.b.switch_to(spurious);
        self.b.push(Op::FailedCas { dst: old, addr, size, mode: failure, success });
        self.b.push(Op::Copy { dst: ok, src: 0.into() });
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(real);
        self.b.push(op);
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(done);
    }

    /// Lowers an `atomicrmw` instruction, an atomic read-modify-write.
    pub fn update(
        &mut self,
        statement: &Statement,
        kind: &RmwKind,
        ty: &Type,
        addr: &Value,
        arg: &Value,
        mode: Mode,
    ) -> Lowered<()> {
        let addr = self.pointer(addr)?;
        if is_wide(ty) {
            let arg = self.pair(ty, arg)?;
            return self.wide_update(statement, (kind, ty), addr, arg, mode);
        }
        let size = self.atomic_size(ty)?;
        let arg = self.word(ty, arg)?;
        let dst = self.result_word(statement)?;
        let op = match kind {
            RmwKind::Xchg => RmwOp::Xchg,
            RmwKind::Add => RmwOp::Add,
            RmwKind::Sub => RmwOp::Sub,
            RmwKind::And => RmwOp::And,
            RmwKind::Nand => RmwOp::Nand,
            RmwKind::Or => RmwOp::Or,
            RmwKind::Xor => RmwOp::Xor,
            RmwKind::Max => RmwOp::Max,
            RmwKind::Min => RmwOp::Min,
            RmwKind::UMax => RmwOp::UMax,
            RmwKind::UMin => RmwOp::UMin,
            other => return self.update_by_loop(other, ty, addr, size, arg, mode, dst),
        };
        self.b.push(Op::Rmw { op, dst, addr, arg, size, mode });
        Ok(())
    }

    /// Emits an update that is not an instruction as compilers do it: a loop of compare-exchanges until one
    /// succeeds.
    #[allow(clippy::too_many_arguments, reason = "they are one instruction's operands")]
    fn update_by_loop(
        &mut self,
        kind: &RmwKind,
        ty: &Type,
        addr: Operand,
        size: Size,
        arg: Operand,
        mode: Mode,
        dst: Reg,
    ) -> Lowered<()> {
        let bits = size.bits();
        let old: Operand = dst.into();
        let (head, done, ok) = (self.b.block(), self.b.block(), self.b.temp());
        self.b.push(Op::Load { dst, addr, size, mode: Mode::Rlx });
        self.b.end(Terminator::Jump(head));
        self.b.switch_to(head);
        let pick = |body: &mut Self, op: CmpOp, a: Operand, b: Operand, yes: Operand, no: Operand| {
            let (cond, new) = (body.b.temp(), body.b.temp());
            body.b.push(Op::Cmp { op, bits, dst: cond, a, b });
            body.b.push(Op::Select { dst: new, cond: cond.into(), yes, no });
            Operand::Reg(new)
        };
        let new = match kind {
            RmwKind::FAdd | RmwKind::FSub => {
                let bits = self.float_bits(ty)?;
                let op = if *kind == RmwKind::FAdd { BinOp::FAdd } else { BinOp::FSub };
                self.bin(op, bits, old, arg)
            }
            RmwKind::FMax => pick(self, CmpOp::FLt, old, arg, arg, old),
            RmwKind::FMin => pick(self, CmpOp::FLt, arg, old, arg, old),
            RmwKind::UIncWrap => {
                let more = self.bin(BinOp::Add, bits, old, 1.into());
                pick(self, CmpOp::UGe, old, arg, 0.into(), more)
            }
            RmwKind::UDecWrap => {
                let less = self.bin(BinOp::Sub, bits, old, 1.into());
                let bounded = pick(self, CmpOp::UGt, old, arg, arg, less);
                pick(self, CmpOp::Eq, old, 0.into(), arg, bounded)
            }
            RmwKind::Other(name) => return Err(Refusal(format!("atomicrmw {name} is not supported"))),
            other => return Err(Refusal(format!("atomicrmw {other:?} is not supported"))),
        };
        let failure = match mode {
            Mode::AcqRel => Mode::Acq,
            Mode::Rel => Mode::Rlx,
            other => other,
        };
        self.b.push(Op::CmpXchg { old: dst, ok, addr, expected: old, new, size, success: mode, failure });
        self.b.end(Terminator::Branch { cond: ok.into(), yes: done, no: head });
        self.b.switch_to(done);
        Ok(())
    }
}
