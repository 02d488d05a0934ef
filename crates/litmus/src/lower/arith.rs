//! Operators and conversions: C's rules for integers and pointers.

use super::Result;
use super::expr::{Target, Value};
use super::thread::Lowering;
use crate::ast::BinaryOp;
use crate::types::{IntType, Signedness, Type};
use fencepost_program::{BinOp, CastOp, CmpOp, Op, Operand, mask, signed};
use fencepost_source::{Diagnostic, Span};

impl Lowering<'_> {
    /// Converts an integer to another integer type (C11 6.3.1.3), in which narrowing keeps the low bits.
    pub(super) fn convert_int(&mut self, op: Operand, from: IntType, to: IntType, span: Span) -> Operand {
        if to == IntType::Bool {
            return self.truth(op, from.bits(), span);
        }
        let (old, new) = (from.bits(), to.bits());
        let cast = match from.sign() {
            _ if new < old => CastOp::Trunc,
            Signedness::Signed if new > old => CastOp::SExt,
            // Registers are zero-extended already.
            _ => return op,
        };
        match op {
            Operand::Const(value) if cast == CastOp::SExt => mask(new, signed(old, value) as u64).into(),
            Operand::Const(value) => mask(new, value).into(),
            Operand::Reg(_) => {
                let dst = self.temp();
                self.emit(span, Op::Cast { op: cast, from: old, to: new, dst, src: op });
                dst.into()
            }
        }
    }

    /// Converts a number or address to `bool`, 1 if it is not zero.
    fn truth(&mut self, op: Operand, bits: u8, span: Span) -> Operand {
        match op {
            Operand::Const(value) => u64::from(value != 0).into(),
            Operand::Reg(_) => {
                let dst = self.temp();
                self.emit(span, Op::Cmp { op: CmpOp::Ne, bits, dst, a: op, b: 0.into() });
                dst.into()
            }
        }
    }

    /// Converts a value implicitly to the type `to` of the object that it is stored in (C11 6.5.16.1).
    pub(super) fn converted(&mut self, value: Value, to: &Type, span: Span) -> Result<Operand> {
        match (&value.ty, to) {
            (Type::Int(from), Type::Int(to)) => Ok(self.convert_int(value.op, *from, *to, span)),
            (Type::Pointer(_), Type::Int(IntType::Bool)) => Ok(self.truth(value.op, 64, span)),
            (Type::Pointer(from), Type::Pointer(to)) => {
                let fits = from.ty.bits() == to.ty.bits() || from.ty == Type::Void || to.ty == Type::Void;
                if fits {
                    return Ok(value.op);
                }
                let message = format!("`{}` where `{}` is expected", value.ty, Type::Pointer(to.clone()));
                Err(Diagnostic::new(span, message).help("if this is meant, write a cast"))
            }
            (Type::Int(_), Type::Pointer(_)) if value.op == Operand::Const(0) => Ok(value.op),
            (Type::Int(from), Type::Pointer(_)) => {
                Err(Diagnostic::new(span, format!("the number is no address: `{to}` is expected"))
                    .label(format!("has the type `{from}`"))
                    .help("if this is meant, write a cast"))
            }
            (Type::Pointer(_), Type::Int(to)) => {
                Err(Diagnostic::new(span, format!("the address is no number: `{to}` is expected"))
                    .label(format!("has the type `{}`", value.ty))
                    .help("to load what it points at write `*p`; to keep the address, declare a pointer"))
            }
            (Type::Void, _) => Err(Diagnostic::new(span, "this has no value").label("has the type `void`")),
            (_, Type::Void) => Err(Diagnostic::new(span, "nothing can hold a value of type `void`")),
        }
    }

    /// Lowers a cast, which converts a value explicitly to the type `to`.
    pub(super) fn cast(&mut self, value: Value, to: &Type, span: Span) -> Result<Value> {
        let op = match (&value.ty, to) {
            (_, Type::Void) => return Ok(Value::void()),
            (Type::Pointer(_), Type::Int(int)) => self.convert_int(value.op, IntType::ULONG, *int, span),
            (Type::Int(int), Type::Pointer(_)) => self.convert_int(value.op, *int, IntType::ULONG, span),
            (Type::Pointer(_), Type::Pointer(_)) => value.op,
            _ => self.converted(value, to, span)?,
        };
        Ok(Value { op, ty: to.clone() })
    }

    /// Returns the type of a conditional expression whose two results are `a` and `b` (C11 6.5.15).
    pub(super) fn common_type(&self, a: &Value, b: &Value, span: Span) -> Result<Type> {
        match (&a.ty, &b.ty) {
            (Type::Int(x), Type::Int(y)) => Ok(Type::Int(x.common(*y))),
            (Type::Pointer(x), Type::Pointer(_)) if x.ty == Type::Void => Ok(b.ty.clone()),
            (Type::Pointer(_), Type::Pointer(_)) => Ok(a.ty.clone()),
            (Type::Pointer(_), Type::Int(_)) if b.op == Operand::Const(0) => Ok(a.ty.clone()),
            (Type::Int(_), Type::Pointer(_)) if a.op == Operand::Const(0) => Ok(b.ty.clone()),
            (Type::Void, Type::Void) => Ok(Type::Void),
            _ => Err(mismatch(a, b, span)),
        }
    }

    /// Lowers the binary operation `a op b` on two values, either of which may be a pointer.
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        a: Value,
        b: Value,
        span: Span,
        target: &Target,
    ) -> Result<Value> {
        use BinaryOp::*;
        let (x, y) = match (&a.ty, &b.ty) {
            (Type::Int(x), Type::Int(y)) => (*x, *y),
            (Type::Pointer(_), Type::Int(_)) if matches!(op, Add | Sub) => {
                return self.offset(op, &a, &b, span);
            }
            (Type::Int(_), Type::Pointer(_)) if op == Add => return self.offset(op, &b, &a, span),
            (Type::Pointer(_), Type::Pointer(_)) if op == Sub => return self.distance(&a, &b, span),
            _ if op.compares() => {
                // Pointers of any kind compare, and so does a null pointer constant.
                if matches!(self.common_type(&a, &b, span)?, Type::Void) {
                    return Err(mismatch(&a, &b, span));
                }
                return Ok(self.compare(op, IntType::ULONG, a.op, b.op, span, target));
            }
            _ => return Err(mismatch(&a, &b, span)),
        };
        if matches!(op, Shl | Shr | UShr) {
            // Each operand is promoted by itself; the result has the type of the left one (C11 6.5.7).
            let ty = x.promoted();
            let left = self.convert_int(a.op, x, ty, span);
            let amount = self.convert_int(b.op, y, ty, span);
            return Ok(self.arithmetic(op, ty, left, amount, span, target));
        }
        let ty = x.common(y);
        let left = self.convert_int(a.op, x, ty, span);
        let right = self.convert_int(b.op, y, ty, span);
        Ok(if op.compares() {
            self.compare(op, ty, left, right, span, target)
        } else {
            self.arithmetic(op, ty, left, right, span, target)
        })
    }

    /// Lowers arithmetic on two integers, after the usual conversions.
    fn arithmetic(
        &mut self,
        op: BinaryOp,
        ty: IntType,
        a: Operand,
        b: Operand,
        span: Span,
        target: &Target,
    ) -> Value {
        let signed = ty.sign() == Signedness::Signed;
        let op = match op {
            BinaryOp::Sub => BinOp::Sub,
            BinaryOp::Mul => BinOp::Mul,
            BinaryOp::Div if signed => BinOp::SDiv,
            BinaryOp::Div => BinOp::UDiv,
            BinaryOp::Rem if signed => BinOp::SRem,
            BinaryOp::Rem => BinOp::URem,
            BinaryOp::And => BinOp::And,
            BinaryOp::Or => BinOp::Or,
            BinaryOp::Xor => BinOp::Xor,
            BinaryOp::Shl => BinOp::Shl,
            BinaryOp::Shr if signed => BinOp::AShr,
            BinaryOp::Shr | BinaryOp::UShr => BinOp::LShr,
            _ => BinOp::Add,
        };
        let (bits, ty) = (ty.bits(), Type::Int(ty));
        if self.is_java() && matches!(op, BinOp::SDiv | BinOp::SRem) {
            return Value { op: self.java_division(op, bits, a, b, span), ty };
        }
        let dst = self.result(target, &ty);
        self.emit(span, Op::Bin { op, bits, dst, a, b });
        Value { op: dst.into(), ty }
    }

    /// Lowers a comparison of two integers or addresses.
    fn compare(
        &mut self,
        op: BinaryOp,
        ty: IntType,
        a: Operand,
        b: Operand,
        span: Span,
        target: &Target,
    ) -> Value {
        let op = match (op, ty.sign()) {
            (BinaryOp::Ne, _) => CmpOp::Ne,
            (BinaryOp::Lt, Signedness::Signed) => CmpOp::SLt,
            (BinaryOp::Lt, Signedness::Unsigned) => CmpOp::ULt,
            (BinaryOp::Le, Signedness::Signed) => CmpOp::SLe,
            (BinaryOp::Le, Signedness::Unsigned) => CmpOp::ULe,
            (BinaryOp::Gt, Signedness::Signed) => CmpOp::SGt,
            (BinaryOp::Gt, Signedness::Unsigned) => CmpOp::UGt,
            (BinaryOp::Ge, Signedness::Signed) => CmpOp::SGe,
            (BinaryOp::Ge, Signedness::Unsigned) => CmpOp::UGe,
            _ => CmpOp::Eq,
        };
        let dst = self.result(target, &Type::Int(IntType::INT));
        self.emit(span, Op::Cmp { op, bits: ty.bits(), dst, a, b });
        Value::int(dst)
    }

    /// Lowers `pointer + index` or `pointer - index`.
    pub(super) fn offset(
        &mut self,
        op: BinaryOp,
        pointer: &Value,
        index: &Value,
        span: Span,
    ) -> Result<Value> {
        let bytes = self.scaled(pointer, index, span)?;
        let ty = pointer.ty.clone();
        let op = if op == BinaryOp::Sub { BinOp::Sub } else { BinOp::Add };
        let addr = match (pointer.op, bytes) {
            (Operand::Const(base), Operand::Const(bytes)) if op == BinOp::Add => {
                base.wrapping_add(bytes).into()
            }
            (Operand::Const(base), Operand::Const(bytes)) => base.wrapping_sub(bytes).into(),
            (a, b) => {
                let dst = self.temp();
                self.emit(span, Op::Bin { op, bits: 64, dst, a, b });
                dst.into()
            }
        };
        Ok(Value { op: addr, ty })
    }

    /// Computes the number of bytes that `index` adds to `pointer`, which is the index times the size of an
    /// element.
    pub(super) fn scaled(&mut self, pointer: &Value, index: &Value, span: Span) -> Result<Operand> {
        let size = element_size(&pointer.ty, span)?;
        let Type::Int(int) = index.ty else {
            return Err(
                Diagnostic::new(span, "an index is a number").label(format!("has the type `{}`", index.ty))
            );
        };
        let index = self.convert_int(index.op, int, IntType::LONG, span);
        Ok(match index {
            Operand::Const(index) => index.wrapping_mul(size).into(),
            index if size == 1 => index,
            index => {
                let dst = self.temp();
                self.emit(span, Op::Bin { op: BinOp::Mul, bits: 64, dst, a: index, b: size.into() });
                dst.into()
            }
        })
    }

    /// Lowers the difference `a - b` of two pointers, in elements.
    fn distance(&mut self, a: &Value, b: &Value, span: Span) -> Result<Value> {
        let size = element_size(&a.ty, span)?;
        if element_size(&b.ty, span)? != size {
            return Err(mismatch(a, b, span));
        }
        let (bytes, dst) = (self.temp(), self.temp());
        self.emit(span, Op::Bin { op: BinOp::Sub, bits: 64, dst: bytes, a: a.op, b: b.op });
        self.emit(span, Op::Bin { op: BinOp::SDiv, bits: 64, dst, a: bytes.into(), b: size.into() });
        Ok(Value { op: dst.into(), ty: Type::Int(IntType::LONG) })
    }
}

/// Returns the size in bytes of what a pointer type points at.
fn element_size(pointer: &Type, span: Span) -> Result<u64> {
    let Type::Pointer(pointee) = pointer else {
        return Err(Diagnostic::new(span, format!("`{pointer}` is no pointer")));
    };
    pointee.ty.size().map(|size| size.bytes()).ok_or_else(|| {
        Diagnostic::new(span, "arithmetic on a `void *`").help("cast it to a pointer to the elements first")
    })
}

/// Makes the error message about two operands whose types do not go together.
fn mismatch(a: &Value, b: &Value, span: Span) -> Diagnostic {
    Diagnostic::new(span, "these types do not go together")
        .label(format!("`{}` and `{}`", a.ty, b.ty))
        .help("a pointer can be compared with pointers, moved by a number, and subtracted from a pointer")
}
