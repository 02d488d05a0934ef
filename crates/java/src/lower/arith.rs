//! The lowering of operators, on 32 bits for numbers and truth values and on 64 for references.

use super::expr::Target;
use super::thread::Lowering;
use crate::ast::BinaryOp;
use crate::fold::{Constant, arithmetic};
use crate::typed::Type;
use fencepost_program::{BinOp, CmpOp, Op, Operand};
use fencepost_source::Span;

/// An operator of Java as an instruction of the machine.
enum Instruction {
    Bin(BinOp),
    Cmp(CmpOp),
}

fn instruction(op: BinaryOp) -> Instruction {
    match op {
        BinaryOp::Add => Instruction::Bin(BinOp::Add),
        BinaryOp::Sub => Instruction::Bin(BinOp::Sub),
        BinaryOp::Mul => Instruction::Bin(BinOp::Mul),
        BinaryOp::Div => Instruction::Bin(BinOp::SDiv),
        BinaryOp::Rem => Instruction::Bin(BinOp::SRem),
        BinaryOp::And => Instruction::Bin(BinOp::And),
        BinaryOp::Or => Instruction::Bin(BinOp::Or),
        BinaryOp::Xor => Instruction::Bin(BinOp::Xor),
        BinaryOp::Shl => Instruction::Bin(BinOp::Shl),
        BinaryOp::Shr => Instruction::Bin(BinOp::AShr),
        BinaryOp::UShr => Instruction::Bin(BinOp::LShr),
        BinaryOp::Eq => Instruction::Cmp(CmpOp::Eq),
        BinaryOp::Ne => Instruction::Cmp(CmpOp::Ne),
        BinaryOp::Lt => Instruction::Cmp(CmpOp::SLt),
        BinaryOp::Le => Instruction::Cmp(CmpOp::SLe),
        BinaryOp::Gt => Instruction::Cmp(CmpOp::SGt),
        BinaryOp::Ge => Instruction::Cmp(CmpOp::SGe),
    }
}

impl Lowering<'_> {
    /// Lowers the binary operation `a op b` of Java, whose operands have the type `ty`. Results that are
    /// known now are not computed by instructions.
    pub(super) fn operation(
        &mut self,
        op: BinaryOp,
        a: Operand,
        b: Operand,
        ty: Type,
        span: Span,
        target: Target,
    ) -> Operand {
        if let (Operand::Const(a), Operand::Const(b), false) = (a, b, ty.is_reference()) {
            // Truth values are the numbers 0 and 1, on which all their operators mean the same.
            match arithmetic(op, a as u32 as i32, b as u32 as i32) {
                Some(Constant::Int(value)) => return Operand::Const(u64::from(value as u32)),
                Some(Constant::Boolean(value)) => return Operand::Const(u64::from(value)),
                None => {}
            }
        }
        let bits = if ty.is_reference() { 64 } else { 32 };
        let b = match op {
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::UShr => self.distance(b, span),
            _ => b,
        };
        match instruction(op) {
            Instruction::Cmp(op) => {
                let dst = self.result(target, Type::BOOLEAN);
                self.emit(span, Op::Cmp { op, bits, dst, a, b });
                dst.into()
            }
            Instruction::Bin(op @ (BinOp::SDiv | BinOp::SRem)) => self.division(op, a, b, span),
            Instruction::Bin(op) => {
                let dst = self.result(target, ty);
                self.emit(span, Op::Bin { op, bits, dst, a, b });
                dst.into()
            }
        }
    }

    /// Lowers the distance of a shift: its low five bits (JLS 15.19).
    fn distance(&mut self, b: Operand, span: Span) -> Operand {
        match b {
            Operand::Const(b) => Operand::Const(b & 31),
            Operand::Reg(_) => {
                let dst = self.temp();
                self.emit(span, Op::Bin { op: BinOp::And, bits: 32, dst, a: b, b: 31.into() });
                dst.into()
            }
        }
    }

    /// Lowers a division. The one that overflows wraps in Java (JLS 15.17.2) and is an error of the
    /// machine's, so the divisor -1 becomes a negation. By zero the machine's error stands for Java's
    /// exception.
    fn division(&mut self, op: BinOp, a: Operand, b: Operand, span: Span) -> Operand {
        let (bits, minus_one) = (32, u64::from(u32::MAX));
        let quotient = self.temp();
        if matches!(b, Operand::Const(b) if b != minus_one) {
            self.emit(span, Op::Bin { op, bits, dst: quotient, a, b });
            return quotient.into();
        }
        let (wraps, divisor, wrapped) = (self.temp(), self.temp(), self.temp());
        self.emit(span, Op::Cmp { op: CmpOp::Eq, bits, dst: wraps, a: b, b: minus_one.into() });
        self.emit(span, Op::Select { dst: divisor, cond: wraps.into(), yes: 1.into(), no: b });
        self.emit(span, Op::Bin { op, bits, dst: quotient, a, b: divisor.into() });
        // The remainder needs no change: divided by 1 it is 0, too.
        if op == BinOp::SDiv {
            self.emit(span, Op::Bin { op: BinOp::Sub, bits, dst: wrapped, a: 0.into(), b: a });
            let (yes, no) = (wrapped.into(), quotient.into());
            self.emit(span, Op::Select { dst: quotient, cond: wraps.into(), yes, no });
        }
        quotient.into()
    }
}
