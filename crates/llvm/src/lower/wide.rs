//! Lowers integers of 65 to 128 bits: two words each, with the operations that the machine does not have.

use super::function::{Body, Lowered, Refusal};
use super::instructions::int_bits;
use super::types;
use crate::ast::{LocalId, Statement, Type, Value};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Returns the low and high words of an operand that is an integer of 65 to 128 bits.
    pub fn pair(&mut self, ty: &Type, value: &Value) -> Lowered<Pair<Operand>> {
        match self.words(ty, value)?[..] {
            [low, high] => Ok(Pair { low, high }),
            _ => Err(Refusal(format!("{} as a wide integer", types::name(ty)))),
        }
    }

    /// Returns the registers for the low and high words of a result of 65 to 128 bits.
    pub fn result_pair(&self, statement: &Statement) -> Lowered<Pair<Reg>> {
        match self.result(statement)?[..] {
            [low, high] => Ok(Pair { low, high }),
            _ => Err(Refusal("a wide integer of another width".to_owned())),
        }
    }

    /// Lowers a `switch` on an integer of 65 to 128 bits, as one comparison after the other.
    pub fn wide_switch(
        &mut self,
        block: LocalId,
        ty: &Type,
        value: &Value,
        cases: &[(u128, LocalId)],
        default: LocalId,
    ) -> Lowered<()> {
        let (a, bits) = (self.pair(ty, value)?, int_bits(ty)?);
        for (case, to) in cases {
            let b = Pair { low: (*case as u64).into(), high: ((*case >> 64) as u64).into() };
            let (hit, next) = (self.b.temp(), self.b.block());
            self.b.push(Op::WideCmp { op: CmpOp::Eq, bits, dst: hit, a, b });
            let yes = self.edge(block, *to)?;
            self.b.end(Terminator::Branch { cond: hit.into(), yes, no: next });
            self.b.switch_to(next);
        }
        let default = self.edge(block, default)?;
        self.b.end(Terminator::Jump(default));
        Ok(())
    }

    /// Lowers the minimum or maximum of two integers of 65 to 128 bits, which is `a` if `a op b` holds, else
    /// `b`.
    pub fn wide_choice(
        &mut self,
        statement: &Statement,
        op: CmpOp,
        ty: &Type,
        (a, b): (&Value, &Value),
    ) -> Lowered<()> {
        let (a, b, dst) = (self.pair(ty, a)?, self.pair(ty, b)?, self.result_pair(statement)?);
        let cond = self.wide_compare(op, int_bits(ty)?, a, b);
        self.b.push(Op::Select { dst: dst.low, cond, yes: a.low, no: b.low });
        self.b.push(Op::Select { dst: dst.high, cond, yes: a.high, no: b.high });
        Ok(())
    }

    /// Lowers arithmetic on integers of 65 to 128 bits whose result includes whether it overflows.
    pub fn wide_overflowing(
        &mut self,
        statement: &Statement,
        (op, sign): (BinOp, Sign),
        ty: &Type,
        (a, b): (&Value, &Value),
    ) -> Lowered<()> {
        let (a, b, bits) = (self.pair(ty, a)?, self.pair(ty, b)?, int_bits(ty)?);
        let [low, high, overflow] = self.result(statement)?[..] else {
            return Err(Refusal("arithmetic with overflow of another type".to_owned()));
        };
        let dst = Pair { low, high };
        let r = Pair { low: low.into(), high: high.into() };
        self.b.push(Op::Wide { op, bits, dst, a, b });
        let zero = constant(0);
        let overflows = match (op, sign) {
            (BinOp::Add, Sign::Unsigned) => self.wide_compare(CmpOp::ULt, bits, r, a),
            (BinOp::Sub, Sign::Unsigned) => self.wide_compare(CmpOp::ULt, bits, a, b),
            (BinOp::Add | BinOp::Sub, Sign::Signed) => {
                // Without overflow, `a + b` is less than `a` exactly if `b` is negative; `a - b` is less
                // exactly if `b` is positive.
                let less = if op == BinOp::Add { CmpOp::SLt } else { CmpOp::SGt };
                let (down, fell) =
                    (self.wide_compare(less, bits, b, zero), self.wide_compare(CmpOp::SLt, bits, r, a));
                self.bin(BinOp::Xor, 1, down, fell)
            }
            _ => self.product_overflows(sign, bits, a, b, r),
        };
        self.b.push(Op::Copy { dst: overflow, src: overflows });
        Ok(())
    }

    /// Emits the check that `r`, the lower bits of `a * b`, is not the whole product, because dividing it
    /// does not give back a factor.
    fn product_overflows(
        &mut self,
        sign: Sign,
        bits: u8,
        a: Pair<Operand>,
        b: Pair<Operand>,
        r: Pair<Operand>,
    ) -> Operand {
        let least = constant(1 << (bits - 1));
        let minus_one = constant(u128::MAX >> (128 - bits));
        let is_zero = self.wide_compare(CmpOp::Eq, bits, a, constant(0));
        let (division, is_minus_one) = match sign {
            Sign::Signed => (BinOp::SDiv, self.wide_compare(CmpOp::Eq, bits, a, minus_one)),
            Sign::Unsigned => (BinOp::UDiv, 0.into()),
        };
        // Division by zero, and of the least number by -1, must not be executed.
        let special = self.bin(BinOp::Or, 1, is_zero, is_minus_one);
        let mut divisor = || (self.b.temp(), self.b.temp());
        let ((d_low, d_high), (q_low, q_high)) = (divisor(), divisor());
        self.b.push(Op::Select { dst: d_low, cond: special, yes: 1.into(), no: a.low });
        self.b.push(Op::Select { dst: d_high, cond: special, yes: 0.into(), no: a.high });
        let divisor = Pair { low: d_low.into(), high: d_high.into() };
        let quotient = Pair { low: q_low, high: q_high };
        self.b.push(Op::Wide { op: division, bits, dst: quotient, a: r, b: divisor });
        let quotient = Pair { low: q_low.into(), high: q_high.into() };
        let differs = self.wide_compare(CmpOp::Ne, bits, quotient, b);
        let is_least = self.wide_compare(CmpOp::Eq, bits, b, least);
        let (by_minus_one, overflows) = (self.b.temp(), self.b.temp());
        self.b.push(Op::Select { dst: by_minus_one, cond: is_minus_one, yes: is_least, no: differs });
        self.b.push(Op::Select { dst: overflows, cond: is_zero, yes: 0.into(), no: by_minus_one.into() });
        overflows.into()
    }

    /// Emits a comparison of two integers of 65 to 128 bits.
    fn wide_compare(&mut self, op: CmpOp, bits: u8, a: Pair<Operand>, b: Pair<Operand>) -> Operand {
        let dst = self.b.temp();
        self.b.push(Op::WideCmp { op, bits, dst, a, b });
        dst.into()
    }
}

fn constant(value: u128) -> Pair<Operand> {
    Pair { low: (value as u64).into(), high: ((value >> 64) as u64).into() }
}
