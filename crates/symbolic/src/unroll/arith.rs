//! Arithmetic on terms.

use super::exec::Thread;
use super::state::{Flow, join};
use super::term::{Term, Terms};
use super::{Failure, Unsupported};
use fencepost_program::{BinOp, CastOp, CmpOp, Fault, Operand, Pos, Reg, RmwOp, Sign, UnOp, mask};

impl Thread<'_, '_> {
    /// Unrolls an integer operation on two operands; a division by zero is a failure of the thread.
    pub(super) fn arithmetic(
        &mut self,
        flow: &mut Flow,
        op: BinOp,
        bits: u8,
        dst: Reg,
        (a, b): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem) {
            return Err(Unsupported { what: "floating-point numbers".to_owned(), pos });
        }
        let (a, b) = (self.low_bits(flow, a, bits), self.low_bits(flow, b, bits));
        if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
            let terms = &mut self.run.terms;
            let mut bad = terms.is(b.term, 0);
            if matches!(op, BinOp::SDiv | BinOp::SRem) {
                let (least, minus) =
                    (terms.is(a.term, 1 << (bits - 1)), terms.is(b.term, mask(bits, u64::MAX)));
                let overflow = terms.and(least, minus);
                bad = terms.or(bad, overflow);
            }
            self.fail(flow, bad, pos, Failure::Fault(Fault::Division));
        }
        let term = self.run.terms.bin(op, a.term, b.term);
        let deps = join(&mut self.run.terms, &a.deps, &b.deps);
        self.set(flow, dst, term, deps);
        Ok(())
    }

    /// Returns the term of an operation on one word, such as counting its bits; `None` for operations on
    /// floats.
    pub(super) fn unary(&mut self, op: UnOp, a: Term) -> Option<Term> {
        let terms = &mut self.run.terms;
        let bits = terms.bits(a);
        let mut result = terms.constant(bits, 0);
        match op {
            UnOp::CountOnes => {
                for i in 0..bits {
                    let bit = terms.extract(a, i, 1);
                    let bit = terms.cast(CastOp::ZExt, bit, bits);
                    result = terms.bin(BinOp::Add, result, bit);
                }
            }
            UnOp::LeadingZeros | UnOp::TrailingZeros => {
                result = terms.constant(bits, bits.into());
                // The last one to be looked at decides.
                for i in 0..bits {
                    let (at, zeros) = match op {
                        UnOp::LeadingZeros => (i, bits - 1 - i),
                        _ => (bits - 1 - i, bits - 1 - i),
                    };
                    let (bit, zeros) = (terms.extract(a, at, 1), terms.constant(bits, zeros.into()));
                    result = terms.ite(bit, zeros, result);
                }
            }
            UnOp::SwapBytes | UnOp::ReverseBits => {
                let step = if op == UnOp::SwapBytes { 8 } else { 1 };
                result = terms.extract(a, 0, step);
                for i in 1..bits / step {
                    let next = terms.extract(a, i * step, step);
                    result = terms.concat(result, next);
                }
            }
            _ => return None,
        }
        Some(result)
    }

    /// Returns the term that is true if `a op b` overflows; `None` if the operands have more than 32 bits.
    pub(super) fn overflows(&mut self, op: BinOp, sign: Sign, bits: u8, a: Term, b: Term) -> Option<Term> {
        if bits > 32 {
            return None;
        }
        let terms = &mut self.run.terms;
        let extend = if sign == Sign::Signed { CastOp::SExt } else { CastOp::ZExt };
        let (wide_a, wide_b) = (terms.cast(extend, a, 64), terms.cast(extend, b, 64));
        let wide = terms.bin(op, wide_a, wide_b);
        let narrow = terms.extract(wide, 0, bits);
        let back = terms.cast(extend, narrow, 64);
        Some(terms.cmp(CmpOp::Ne, wide, back))
    }

    /// Returns the term of the value that a read-modify-write writes, given the value read and the operand.
    pub(super) fn updated(&mut self, op: RmwOp, old: Term, arg: Term) -> Term {
        let terms = &mut self.run.terms;
        let smaller = |terms: &mut Terms, cmp, a, b| {
            let less = terms.cmp(cmp, a, b);
            terms.ite(less, a, b)
        };
        match op {
            RmwOp::Xchg => arg,
            RmwOp::Add => terms.bin(BinOp::Add, old, arg),
            RmwOp::Sub => terms.bin(BinOp::Sub, old, arg),
            RmwOp::And => terms.bin(BinOp::And, old, arg),
            RmwOp::Or => terms.bin(BinOp::Or, old, arg),
            RmwOp::Xor => terms.bin(BinOp::Xor, old, arg),
            RmwOp::Nand => {
                let (both, ones) =
                    (terms.bin(BinOp::And, old, arg), terms.constant(terms.bits(old), u64::MAX));
                terms.bin(BinOp::Xor, both, ones)
            }
            RmwOp::Min => smaller(terms, CmpOp::SLe, old, arg),
            RmwOp::UMin => smaller(terms, CmpOp::ULe, old, arg),
            RmwOp::Max => smaller(terms, CmpOp::SGe, old, arg),
            RmwOp::UMax => smaller(terms, CmpOp::UGe, old, arg),
        }
    }
}
