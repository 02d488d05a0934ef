//! The lowering of expressions to instructions.
//!
//! Every expression gives a [`Value`]: an operand and its C type. A register holds a value zero-extended to
//! 64 bits, whatever the type's sign.
//!
//! To save copies, the place a value is meant for is handed down as a [`Target`]: an instruction that makes
//! a value of the right type writes it there. That is safe because an instruction reads its operands before
//! it writes its result, and operands themselves are lowered without a target.

use super::Result;
use super::thread::{Binding, Lowering};
use crate::ast::{Expr, ExprKind, LogicOp, UnaryOp};
use crate::types::{IntType, Object, Type};
use fencepost_program::{BinOp, BlockId, CmpOp, Op, Operand, Reg, Terminator, mask};
use fencepost_source::{Diagnostic, Span, shorten};

/// The operand that holds the value of a lowered expression, and the value's type. The operand of a `void`
/// value means nothing.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub op: Operand,
    pub ty: Type,
}

impl Value {
    /// Makes a value of type `int`.
    pub fn int(op: impl Into<Operand>) -> Self {
        Value { op: op.into(), ty: Type::Int(IntType::INT) }
    }

    /// Makes the value of an expression of type `void`.
    pub fn void() -> Self {
        Value { op: Operand::Const(0), ty: Type::Void }
    }
}

/// The register and type of the variable that an expression is assigned to, if any, so that the result can go
/// there directly.
pub(super) type Target = Option<(Reg, Type)>;

impl Lowering<'_> {
    /// Lowers an expression of a thread, and returns the operand that holds its value.
    pub(super) fn expr(&mut self, expr: &Expr) -> Result<Value> {
        self.expr_to(expr, &None)
    }

    /// Lowers an expression whose value goes to the variable `target`, if there is one, and returns its
    /// value.
    pub(super) fn expr_to(&mut self, expr: &Expr, target: &Target) -> Result<Value> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int { value, ty } => Ok(Value { op: Operand::Const(*value), ty: Type::Int(*ty) }),
            ExprKind::Null => {
                let ty = Type::pointer_to(Object::plain(Type::Void));
                Ok(Value { op: Operand::Const(0), ty })
            }
            ExprKind::Name(name) => self.named_value(name, span, target),
            ExprKind::Unary(op, operand) => self.unary(*op, operand, span, target),
            ExprKind::Binary(op, a, b) => {
                let own = self.expression();
                let left = self.operand(own, 0, |this| this.scalar(a))?;
                let left = self.stable_value(left, std::slice::from_ref(&**b));
                let right = self.operand(own, 1, |this| this.scalar(b))?;
                self.binary(*op, left, right, span, target)
            }
            ExprKind::Logic(..) => self.truth_value(expr, target),
            ExprKind::Ternary(cond, yes, no) => self.ternary(cond, yes, no, span, target),
            ExprKind::Assign { op: None, place, value } => self.assign(place, value, span),
            ExprKind::Assign { op: Some(op), place, value } if self.is_java() => {
                self.compound_assignment(*op, place, value, span)
            }
            ExprKind::Assign { op: Some(op), place, value } => {
                let own = self.expression();
                let argument = self.operand(own, 0, |this| this.scalar(value))?;
                let place = self.operand(own, 1, |this| this.place(place))?;
                // A plain object's old value is read as the left operand; an atomic object is read and
                // written at once.
                let old = match self.is_updated_at_once(&place) {
                    true => None,
                    false => Some(self.operand(own, 1, |this| this.read(&place, span, &None))?),
                };
                self.modify(*op, place, old, argument, crate::ast::Fixity::Prefix, span)
            }
            ExprKind::Step { op, fixity, place } => {
                let place = self.place(place)?;
                self.modify(*op, place, None, Value::int(1), *fixity, span)
            }
            ExprKind::Deref(_) | ExprKind::Index(..) => {
                let place = self.place(expr)?;
                self.read(&place, span, target)
            }
            ExprKind::AddressOf(operand) => self.address_of(operand, span),
            ExprKind::Cast(object, operand) => {
                if let Some(place) = self.local_target(expr)? {
                    return Err(self.escaping(&place, span));
                }
                let value = self.expr(operand)?;
                self.cast(value, &object.ty, span)
            }
            ExprKind::Call(call) if self.is_java() => self.java_call(call),
            ExprKind::Call(call) => self.call(call, target),
            ExprKind::Method { on, call } => self.method(on, call, target),
            ExprKind::SizeOfType(object) => self.size_of(object, 1, span),
            ExprKind::SizeOf(operand) => self.size_of_expr(operand),
            ExprKind::Comma(first, second) => {
                self.expr(first)?;
                self.expr_to(second, target)
            }
        }
    }

    /// Lowers an expression and returns its value, which must be a number or an address; `void` is refused.
    pub(super) fn scalar(&mut self, expr: &Expr) -> Result<Value> {
        let value = self.expr(expr)?;
        if value.ty == Type::Void {
            return Err(Diagnostic::new(expr.span, "this has no value").label("has the type `void`"));
        }
        Ok(value)
    }

    /// Returns the register for a result of type `ty`, which is that of `target` if the types fit, else a
    /// temporary.
    pub(super) fn result(&mut self, target: &Target, ty: &Type) -> Reg {
        match target {
            Some((reg, wanted)) if same_representation(wanted, ty) => *reg,
            _ => self.temp(),
        }
    }

    /// Lowers the use of a name as a value.
    fn named_value(&mut self, name: &str, span: Span, target: &Target) -> Result<Value> {
        match self.lookup(name) {
            Some(Binding::Variable { reg, object }) => Ok(Value { op: (*reg).into(), ty: object.ty.clone() }),
            Some(Binding::Address { addr, pointee }) => {
                Ok(Value { op: (*addr).into(), ty: Type::pointer_to(pointee.clone()) })
            }
            Some(Binding::Array { .. }) => {
                Err(Diagnostic::new(span, format!("the local array `{name}` cannot be used as a value"))
                    .help("local arrays are no memory: use their elements, like `a[0]`"))
            }
            Some(Binding::Handle { .. }) => Err(self.bare_handle(name, span)),
            None => match self.field(name) {
                Some(place) => self.read(&place, span, target),
                None => Err(self.undeclared(name, span)),
            },
        }
    }

    /// Makes the error message about a name that is not declared, with advice on how to declare it.
    pub(super) fn undeclared(&self, name: &str, span: Span) -> Diagnostic {
        let shown = shorten(name);
        let error = Diagnostic::new(span, format!("`{shown}` is not declared"));
        if self.is_java() {
            return error.help(self.how_to_declare(name));
        }
        if name.starts_with("memory_order") {
            return error.help("memory orders are only arguments of the functions of <stdatomic.h>");
        }
        if self.context.memory.get(name).is_some() {
            return error
                .help(format!("it is a shared location: add it to the parameters, as in `int *{shown}`"));
        }
        error.help(format!("declare it, as in `int {shown};`"))
    }

    /// Lowers a unary operator.
    fn unary(&mut self, op: UnaryOp, operand: &Expr, span: Span, target: &Target) -> Result<Value> {
        let value = self.scalar(operand)?;
        if op == UnaryOp::Not {
            let dst = self.result(target, &Type::Int(IntType::INT));
            let bits = value.ty.bits();
            self.emit(span, Op::Cmp { op: CmpOp::Eq, bits, dst, a: value.op, b: 0.into() });
            return Ok(Value::int(dst));
        }
        let Type::Int(int) = value.ty else {
            return Err(Diagnostic::new(span, "this operator needs a number")
                .label(format!("the operand has the type `{}`", value.ty)));
        };
        let ty = int.promoted();
        let operand = self.convert_int(value.op, int, ty, span);
        let bits = ty.bits();
        let ty = Type::Int(ty);
        let (bin, a, b) = match op {
            UnaryOp::Plus | UnaryOp::Not => return Ok(Value { op: operand, ty }),
            UnaryOp::Minus => match operand {
                Operand::Const(value) => {
                    return Ok(Value { op: mask(bits, value.wrapping_neg()).into(), ty });
                }
                Operand::Reg(_) => (BinOp::Sub, 0.into(), operand),
            },
            UnaryOp::BitNot => (BinOp::Xor, operand, mask(bits, u64::MAX).into()),
        };
        let dst = self.result(target, &ty);
        self.emit(span, Op::Bin { op: bin, bits, dst, a, b });
        Ok(Value { op: dst.into(), ty })
    }

    /// Lowers the condition `expr` of a branch, which goes to the block `yes` if the value is not zero, else
    /// to `no`.
    pub(super) fn branch(&mut self, expr: &Expr, yes: BlockId, no: BlockId) -> Result<()> {
        match &expr.kind {
            ExprKind::Logic(op, a, b) => {
                let second = self.block();
                match op {
                    LogicOp::And => self.branch(a, second, no)?,
                    LogicOp::Or => self.branch(a, yes, second)?,
                }
                self.switch_to(second);
                self.branch(b, yes, no)
            }
            ExprKind::Unary(UnaryOp::Not, operand) => self.branch(operand, no, yes),
            _ => {
                let cond = self.scalar(expr)?.op;
                self.end(expr.span, Terminator::Branch { cond, yes, no });
                Ok(())
            }
        }
    }

    /// Lowers `&&`, `||` and the like to a value 1 or 0 by control flow, so that the second operand is
    /// evaluated only if it must be.
    fn truth_value(&mut self, expr: &Expr, target: &Target) -> Result<Value> {
        let (yes, no, after) = (self.block(), self.block(), self.block());
        self.branch(expr, yes, no)?;
        let dst = self.result(target, &Type::Int(IntType::INT));
        for (block, value) in [(yes, 1u64), (no, 0)] {
            self.switch_to(block);
            self.emit(expr.span, Op::Copy { dst, src: value.into() });
            self.end(expr.span, Terminator::Jump(after));
        }
        self.switch_to(after);
        Ok(Value::int(dst))
    }

    /// Lowers a conditional expression.
    fn ternary(&mut self, cond: &Expr, yes: &Expr, no: &Expr, span: Span, target: &Target) -> Result<Value> {
        let (first, second, after) = (self.block(), self.block(), self.block());
        self.branch(cond, first, second)?;
        self.switch_to(first);
        let a = self.expr(yes)?;
        let first = self.current();
        self.switch_to(second);
        let b = self.expr(no)?;
        let second = self.current();
        let ty = self.common_type(&a, &b, span)?;
        let dst = self.result(target, &ty);
        for (block, value, part) in [(first, a, yes.span), (second, b, no.span)] {
            self.switch_to(block);
            if ty != Type::Void {
                let op = self.converted(value, &ty, part)?;
                self.copy(span, dst, op);
            }
            self.end(span, Terminator::Jump(after));
        }
        self.switch_to(after);
        Ok(Value { op: dst.into(), ty })
    }

    /// Lowers an assignment, and returns the value of the variable after it.
    fn assign(&mut self, place: &Expr, value: &Expr, span: Span) -> Result<Value> {
        let target = match &place.kind {
            ExprKind::Name(name) => match self.lookup(name) {
                Some(Binding::Variable { reg, object }) => Some((*reg, object.ty.clone())),
                _ => None,
            },
            _ => None,
        };
        let own = self.expression();
        let right = self.operand(own, 0, |this| this.expr_to(value, &target))?;
        let place = self.operand(own, 1, |this| this.place(place))?;
        let ty = place.object().ty.clone();
        let op = self.converted(right, &ty, value.span)?;
        self.write(&place, op, span)?;
        Ok(Value { op, ty })
    }

    fn size_of(&self, object: &Object, count: u32, span: Span) -> Result<Value> {
        let size = object.ty.size().ok_or_else(|| Diagnostic::new(span, "`void` has no size"))?;
        Ok(Value { op: (size.bytes() * u64::from(count)).into(), ty: Type::Int(IntType::ULONG) })
    }

    /// Lowers `sizeof` of an expression that needs no evaluation to know its type.
    fn size_of_expr(&mut self, expr: &Expr) -> Result<Value> {
        if let ExprKind::Name(name) = &expr.kind
            && let Some(Binding::Array { len, object, .. }) = self.lookup(name)
        {
            return self.size_of(object, *len, expr.span);
        }
        let object = self.static_type(expr).ok_or_else(|| {
            Diagnostic::new(expr.span, "`sizeof` of this expression is not supported")
                .help("write `sizeof(type)`")
        })?;
        self.size_of(&object, 1, expr.span)
    }

    /// Returns the type of an expression without lowering it; `None` if that is not easy to tell.
    fn static_type(&self, expr: &Expr) -> Option<Object> {
        match &expr.kind {
            ExprKind::Name(name) => match self.lookup(name)? {
                Binding::Variable { object, .. } => Some(object.clone()),
                Binding::Address { pointee, .. } => Some(Object::plain(Type::pointer_to(pointee.clone()))),
                Binding::Array { object, .. } => Some(Object::plain(Type::pointer_to(object.clone()))),
                Binding::Handle { .. } => None,
            },
            ExprKind::Deref(pointer) | ExprKind::Index(pointer, _) => match self.static_type(pointer)?.ty {
                Type::Pointer(pointee) => Some(*pointee),
                _ => None,
            },
            ExprKind::Int { ty, .. } => Some(Object::plain(Type::Int(*ty))),
            ExprKind::Cast(object, _) => Some(object.clone()),
            _ => None,
        }
    }
}

/// Returns whether values of both types have the same bits in a register.
fn same_representation(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Int(a), Type::Int(b)) => {
            (*a == IntType::Bool) == (*b == IntType::Bool) && a.bits() == b.bits()
        }
        (Type::Pointer(_), Type::Pointer(_)) => true,
        _ => false,
    }
}
