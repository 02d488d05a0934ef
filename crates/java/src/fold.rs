//! Java's arithmetic on constants, for the initialisers and for values that are known before the program
//! runs.

use crate::ast::{BinaryOp, LogicOp};
use crate::typed::{Expr, ExprKind, FieldId, Place};

/// A value known before the program runs, which is a number or a truth value, but no reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constant {
    Int(i32),
    Boolean(bool),
}

/// Computes `a op b` on two numbers as Java does; `None` for a division by zero. Everything wraps (JLS 15.17,
/// 15.18), shifts take the low five bits of their distance (JLS 15.19).
pub(crate) fn arithmetic(op: BinaryOp, a: i32, b: i32) -> Option<Constant> {
    let distance = (b & 31) as u32;
    Some(match op {
        BinaryOp::Add => Constant::Int(a.wrapping_add(b)),
        BinaryOp::Sub => Constant::Int(a.wrapping_sub(b)),
        BinaryOp::Mul => Constant::Int(a.wrapping_mul(b)),
        BinaryOp::Div if b == 0 => return None,
        BinaryOp::Rem if b == 0 => return None,
        BinaryOp::Div => Constant::Int(a.wrapping_div(b)),
        BinaryOp::Rem => Constant::Int(a.wrapping_rem(b)),
        BinaryOp::And => Constant::Int(a & b),
        BinaryOp::Or => Constant::Int(a | b),
        BinaryOp::Xor => Constant::Int(a ^ b),
        BinaryOp::Shl => Constant::Int(a.wrapping_shl(distance)),
        BinaryOp::Shr => Constant::Int(a.wrapping_shr(distance)),
        BinaryOp::UShr => Constant::Int((a as u32).wrapping_shr(distance) as i32),
        BinaryOp::Eq => Constant::Boolean(a == b),
        BinaryOp::Ne => Constant::Boolean(a != b),
        BinaryOp::Lt => Constant::Boolean(a < b),
        BinaryOp::Le => Constant::Boolean(a <= b),
        BinaryOp::Gt => Constant::Boolean(a > b),
        BinaryOp::Ge => Constant::Boolean(a >= b),
    })
}

/// Computes `a op b` on two truth values as Java does; `None` if Java has no such operation.
pub(crate) fn truth(op: BinaryOp, a: bool, b: bool) -> Option<bool> {
    Some(match op {
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor | BinaryOp::Ne => a ^ b,
        BinaryOp::Eq => a == b,
        _ => return None,
    })
}

/// Computes the value of a constant expression, given those of static fields; `None` if the expression is not
/// constant.
pub(crate) fn fold(expr: &Expr, field: &impl Fn(FieldId) -> Option<Constant>) -> Option<Constant> {
    let int = |e: &Expr| match fold(e, field)? {
        Constant::Int(value) => Some(value),
        Constant::Boolean(_) => None,
    };
    let boolean = |e: &Expr| match fold(e, field)? {
        Constant::Boolean(value) => Some(value),
        Constant::Int(_) => None,
    };
    match &expr.kind {
        ExprKind::Int(value) => Some(Constant::Int(*value)),
        ExprKind::Boolean(value) => Some(Constant::Boolean(*value)),
        ExprKind::Read(Place::Static(id)) => field(*id),
        ExprKind::Minus(e) => Some(Constant::Int(int(e)?.wrapping_neg())),
        ExprKind::BitNot(e) => Some(Constant::Int(!int(e)?)),
        ExprKind::Not(e) => Some(Constant::Boolean(!boolean(e)?)),
        ExprKind::Binary(op, a, b) => match (fold(a, field)?, fold(b, field)?) {
            (Constant::Int(a), Constant::Int(b)) => arithmetic(*op, a, b),
            (Constant::Boolean(a), Constant::Boolean(b)) => truth(*op, a, b).map(Constant::Boolean),
            _ => None,
        },
        ExprKind::Logic(op, a, b) => {
            let (a, b) = (boolean(a)?, boolean(b)?);
            Some(Constant::Boolean(if *op == LogicOp::And { a && b } else { a || b }))
        }
        ExprKind::Ternary(cond, yes, no) => {
            let (yes, no) = (fold(yes, field)?, fold(no, field)?);
            Some(if boolean(cond)? { yes } else { no })
        }
        _ => None,
    }
}
