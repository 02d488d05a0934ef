//! Instructions that compute values from registers.

use super::exec::Thread;
use super::inst::refuse;
use super::state::{Flow, Val, join, pick};
use super::{Failure, Unsupported};
use fencepost_program::{BinOp, CastOp, CmpOp, GlobalId, Operand, Pos, Reg, Sign, UnOp};
use std::rc::Rc;

impl Thread<'_, '_> {
    /// Sets a register of the unrolled thread to a constant.
    pub(super) fn set_constant(&mut self, flow: &mut Flow, dst: Reg, value: u64) {
        let term = self.run.terms.constant(64, value);
        self.set(flow, dst, term, Rc::new([]));
    }

    /// Sets a register to the address that a thread-local variable has in this thread.
    pub(super) fn thread_local(&mut self, flow: &mut Flow, dst: Reg, global: GlobalId) {
        let addr = self.run.program.thread_local_addr(self.id, global).unwrap_or(0);
        self.set_constant(flow, dst, addr);
    }

    /// Unrolls a comparison of the low bits of two operands, whose result goes to a register.
    pub(super) fn comparison(
        &mut self,
        flow: &mut Flow,
        op: CmpOp,
        bits: u8,
        dst: Reg,
        (a, b): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if matches!(op, CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd) {
            return refuse("floating-point numbers", pos);
        }
        let (a, b) = (self.low_bits(flow, a, bits), self.low_bits(flow, b, bits));
        let term = self.run.terms.cmp(op, a.term, b.term);
        let deps = join(&mut self.run.terms, &a.deps, &b.deps);
        self.set(flow, dst, term, deps);
        Ok(())
    }

    /// Unrolls an integer conversion, which changes the width of an operand.
    pub(super) fn cast(
        &mut self,
        flow: &mut Flow,
        op: CastOp,
        (from, to): (u8, u8),
        dst: Reg,
        src: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if !matches!(op, CastOp::Trunc | CastOp::ZExt | CastOp::SExt) {
            return refuse("floating-point numbers", pos);
        }
        let src = self.low_bits(flow, src, from);
        let term = self.run.terms.cast(op, src.term, to);
        self.set(flow, dst, term, src.deps);
        Ok(())
    }

    /// Unrolls an operation on one operand, such as counting bits, whose result goes to a register.
    pub(super) fn unary_operation(
        &mut self,
        flow: &mut Flow,
        op: UnOp,
        bits: u8,
        dst: Reg,
        src: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let src = self.low_bits(flow, src, bits);
        let Some(term) = self.unary(op, src.term) else { return refuse("floating-point numbers", pos) };
        self.set(flow, dst, term, src.deps);
        Ok(())
    }

    /// Unrolls the instruction that computes whether an operation on two operands overflows.
    pub(super) fn overflow_check(
        &mut self,
        flow: &mut Flow,
        (op, sign, bits): (BinOp, Sign, u8),
        dst: Reg,
        (a, b): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let (a, b) = (self.low_bits(flow, a, bits), self.low_bits(flow, b, bits));
        let Some(term) = self.overflows(op, sign, bits, a.term, b.term) else {
            return refuse("a check for overflow on 64 bits", pos);
        };
        let deps = join(&mut self.run.terms, &a.deps, &b.deps);
        self.set(flow, dst, term, deps);
        Ok(())
    }

    /// Unrolls a selection, which sets a register to one of two operands by a condition.
    pub(super) fn select(&mut self, flow: &mut Flow, dst: Reg, cond: Operand, (yes, no): (Operand, Operand)) {
        let (cond, yes, no) = (self.value(flow, cond), self.value(flow, yes), self.value(flow, no));
        let taken = self.run.terms.nonzero(cond.term);
        // An instruction depends on all its operands, also on the one it does not choose: as on the machine.
        let term = self.run.terms.ite(taken, yes.term, no.term);
        let deps = join(&mut self.run.terms, &yes.deps, &no.deps);
        let deps = join(&mut self.run.terms, &deps, &cond.deps);
        self.set(flow, dst, term, deps);
    }

    /// Sets a register to an element of an array of registers, given the element's index.
    pub(super) fn peek(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        (base, len): (Reg, u32),
        index: Operand,
        pos: Pos,
    ) {
        let index = self.index(flow, index, len, pos);
        let mut value = flow.regs[base.index()].clone();
        for i in 1..len {
            let is = self.run.terms.is(index.term, i.into());
            let element = flow.regs[base.index() + i as usize].clone();
            value = pick(&mut self.run.terms, is, &element, &value);
        }
        let deps = join(&mut self.run.terms, &value.deps, &index.deps);
        self.set(flow, dst, value.term, deps);
    }

    /// Sets an element of an array of registers, given the element's index.
    pub(super) fn poke(
        &mut self,
        flow: &mut Flow,
        (base, len): (Reg, u32),
        index: Operand,
        src: Operand,
        pos: Pos,
    ) {
        let index = self.index(flow, index, len, pos);
        let src = self.value(flow, src);
        // The value of an element also depends on the index that chose the element.
        let deps = join(&mut self.run.terms, &src.deps, &index.deps);
        let src = Val { deps, ..src };
        for i in 0..len {
            let is = self.run.terms.is(index.term, i.into());
            let at = base.index() + i as usize;
            flow.regs[at] = pick(&mut self.run.terms, is, &src, &flow.regs[at]);
        }
    }

    /// Returns an index into an array of registers. The thread fails where it is outside of the array.
    fn index(&mut self, flow: &mut Flow, index: Operand, len: u32, pos: Pos) -> Val {
        let index = self.value(flow, index);
        let len_term = self.run.terms.constant(64, len.into());
        let inside = self.run.terms.cmp(CmpOp::ULt, index.term, len_term);
        let outside = self.run.terms.not(inside);
        self.fail(flow, outside, pos, Failure::LocalIndex(len));
        index
    }
}
