//! Checking of expressions and operators (JLS 15). There are no conversions but those of references to
//! `Object`.

use super::Checker;
use crate::Result;
use crate::ast::{BinaryOp, Expr as Syntax, ExprKind, Fixity, LogicOp, Narrow, UnaryOp};
use crate::typed::{Base, Expr, ExprKind as Kind, Place, Type};
use fencepost_source::{Diagnostic, Span, shorten};

impl Checker<'_> {
    /// Checks an expression that must have a value; `void` is refused.
    pub(super) fn value(&mut self, expr: &Syntax) -> Result<Expr> {
        let checked = self.expr(expr)?;
        if checked.ty == Type::VOID {
            return Err(Diagnostic::new(expr.span, "this has no value").label("is `void`"));
        }
        Ok(checked)
    }

    /// Checks an expression whose value is stored in a variable of type `ty`.
    pub(super) fn value_of_type(&mut self, expr: &Syntax, ty: Type) -> Result<Expr> {
        if let ExprKind::ArrayLiteral { ty: None, values } = &expr.kind {
            return self.array_literal(values, ty, expr.span);
        }
        let checked = self.value(expr)?;
        if checked.ty.fits(ty) {
            return Ok(checked);
        }
        let (found, wanted) = (self.show(checked.ty), self.show(ty));
        Err(Diagnostic::new(expr.span, format!("expected `{wanted}`, found `{found}`"))
            .label(format!("has the type `{found}`")))
    }

    /// Checks a Java expression, which may be `void`, and resolves its names and types.
    pub(super) fn expr(&mut self, expr: &Syntax) -> Result<Expr> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(value) => Ok(Expr::new(Kind::Int(*value), Type::INT, span)),
            ExprKind::Boolean(value) => Ok(Expr::new(Kind::Boolean(*value), Type::BOOLEAN, span)),
            ExprKind::Null => Ok(Expr::new(Kind::Null, Type::NULL, span)),
            ExprKind::This => self.this(span),
            ExprKind::Text(_) => Err(no_strings(span)),
            ExprKind::Name(name) => {
                let (place, ty) = self.resolve_name(name, span)?;
                Ok(Expr::new(Kind::Read(place), ty, span))
            }
            ExprKind::Member { on, name } => self.member(on, name, span),
            ExprKind::Index { array, index } => {
                let array = Box::new(self.value(array)?);
                if !array.ty.is_array() {
                    let message = format!("`{}` is no array", self.show(array.ty));
                    return Err(Diagnostic::new(array.span, message));
                }
                let index = Box::new(self.value_of_type(index, Type::INT)?);
                let ty = array.ty.element();
                Ok(Expr::new(Kind::Read(Place::Element(array, index)), ty, span))
            }
            ExprKind::Call { on, name, args } => self.call(on.as_deref(), name, args, span),
            ExprKind::New { class, args } => self.creation(class, args, span),
            ExprKind::NewArray { ty, len } => {
                let ty = self.resolve_type(ty)?;
                let len = Box::new(self.value_of_type(len, Type::INT)?);
                Ok(Expr::new(Kind::NewArray { len }, ty, span))
            }
            ExprKind::ArrayLiteral { ty: Some(ty), values } => {
                let ty = self.resolve_type(ty)?;
                self.array_literal(values, ty, span)
            }
            ExprKind::ArrayLiteral { ty: None, .. } => {
                Err(Diagnostic::new(span, "an array needs its type here").help("write `new int[] {…}`"))
            }
            ExprKind::ClassObject(name) => {
                let class = self.class_named(name)?;
                Ok(Expr::new(Kind::ClassObject(class), Type::OBJECT, span))
            }
            ExprKind::Unary(op, operand) => self.unary(*op, operand, span),
            ExprKind::Binary(op, a, b) => {
                let a = self.value(a)?;
                let b = self.value(b)?;
                let ty = self.operation(*op, &a, &b, span)?;
                Ok(Expr::new(Kind::Binary(*op, Box::new(a), Box::new(b)), ty, span))
            }
            ExprKind::Logic(op, a, b) => self.logic(*op, a, b, span),
            ExprKind::Ternary(cond, yes, no) => self.ternary(cond, yes, no, span),
            ExprKind::Assign { op: None, place, value } => {
                let (place, ty) = self.place(place)?;
                let value = Box::new(self.value_of_type(value, ty)?);
                Ok(Expr::new(Kind::Assign { place, value }, ty, span))
            }
            ExprKind::Assign { op: Some(op), place, value } => self.compound(*op, place, value, span),
            ExprKind::Step { op, fixity, place } => self.step(*op, *fixity, place, span),
            ExprKind::Narrow { to, value } => self.narrow(*to, value, span),
            ExprKind::Cast { ty, value } => {
                let to = self.resolve_type(ty)?;
                let value = self.value(value)?;
                if value.ty.fits(to) {
                    return Ok(Expr { ty: to, span, ..value });
                }
                let (from, to) = (self.show(value.ty), self.show(to));
                Err(Diagnostic::new(span, format!("a cast from `{from}` to `{to}` is not supported"))
                    .help("give the variable the type that it needs"))
            }
        }
    }

    /// Checks a cast that cuts a number to fewer bits; the result is an `int` again, as it is wherever it is
    /// used (JLS 5.1.3, 5.6).
    fn narrow(&mut self, to: Narrow, value: &Syntax, span: Span) -> Result<Expr> {
        let value = self.value_of_type(value, Type::INT)?;
        let apply = |op, value, by| {
            let by = Box::new(Expr::new(Kind::Int(by), Type::INT, span));
            Expr::new(Kind::Binary(op, Box::new(value), by), Type::INT, span)
        };
        let signed = |value, bits| apply(BinaryOp::Shr, apply(BinaryOp::Shl, value, 32 - bits), 32 - bits);
        Ok(match to {
            Narrow::Byte => signed(value, 8),
            Narrow::Short => signed(value, 16),
            Narrow::Char => apply(BinaryOp::And, value, 0xffff),
        })
    }

    fn array_literal(&mut self, values: &[Syntax], ty: Type, span: Span) -> Result<Expr> {
        if !ty.is_array() {
            let message = format!("`{}` is no array and has one value", self.show(ty));
            return Err(Diagnostic::new(span, message));
        }
        let element = ty.element();
        let values = values.iter().map(|value| self.value_of_type(value, element)).collect::<Result<_>>()?;
        Ok(Expr::new(Kind::ArrayLiteral(values), ty, span))
    }

    fn unary(&mut self, op: UnaryOp, operand: &Syntax, span: Span) -> Result<Expr> {
        let value = Box::new(self.value(operand)?);
        let (wanted, sign) = match op {
            UnaryOp::Plus => (Type::INT, "+"),
            UnaryOp::Minus => (Type::INT, "-"),
            UnaryOp::BitNot => (Type::INT, "~"),
            UnaryOp::Not => (Type::BOOLEAN, "!"),
        };
        if value.ty != wanted {
            let message = format!("`{sign}` needs `{}`, not `{}`", self.show(wanted), self.show(value.ty));
            return Err(Diagnostic::new(operand.span, message));
        }
        Ok(match op {
            UnaryOp::Plus => Expr { span, ..*value },
            UnaryOp::Minus => Expr::new(Kind::Minus(value), wanted, span),
            UnaryOp::BitNot => Expr::new(Kind::BitNot(value), wanted, span),
            UnaryOp::Not => Expr::new(Kind::Not(value), wanted, span),
        })
    }

    /// Returns the type of `a op b`.
    fn operation(&self, op: BinaryOp, a: &Expr, b: &Expr, span: Span) -> Result<Type> {
        let both = |ty| a.ty == ty && b.ty == ty;
        let found = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => {
                both(Type::INT).then_some(Type::INT)
            }
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::UShr => both(Type::INT).then_some(Type::INT),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                (both(Type::INT) || both(Type::BOOLEAN)).then_some(a.ty)
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                both(Type::INT).then_some(Type::BOOLEAN)
            }
            BinaryOp::Eq | BinaryOp::Ne => (a.ty.fits(b.ty) || b.ty.fits(a.ty)).then_some(Type::BOOLEAN),
        };
        found.ok_or_else(|| {
            let (left, right) = (self.show(a.ty), self.show(b.ty));
            let message = format!("there is no `{}` of `{left}` and `{right}`", op.sign());
            Diagnostic::new(span, message)
        })
    }

    fn logic(&mut self, op: LogicOp, a: &Syntax, b: &Syntax, span: Span) -> Result<Expr> {
        let a = Box::new(self.value_of_type(a, Type::BOOLEAN)?);
        let b = Box::new(self.value_of_type(b, Type::BOOLEAN)?);
        Ok(Expr::new(Kind::Logic(op, a, b), Type::BOOLEAN, span))
    }

    fn ternary(&mut self, cond: &Syntax, yes: &Syntax, no: &Syntax, span: Span) -> Result<Expr> {
        let cond = Box::new(self.value_of_type(cond, Type::BOOLEAN)?);
        let yes = Box::new(self.value(yes)?);
        let no = Box::new(self.value(no)?);
        let ty = if yes.ty.fits(no.ty) {
            no.ty
        } else if no.ty.fits(yes.ty) {
            yes.ty
        } else if yes.ty.is_reference() && no.ty.is_reference() {
            Type::OBJECT
        } else {
            let message = format!("`{}` and `{}` have no common type", self.show(yes.ty), self.show(no.ty));
            return Err(Diagnostic::new(span, message));
        };
        Ok(Expr::new(Kind::Ternary(cond, yes, no), ty, span))
    }

    fn compound(&mut self, op: BinaryOp, place: &Syntax, value: &Syntax, span: Span) -> Result<Expr> {
        let target = place.span;
        let (place, ty) = self.place(place)?;
        let value = self.value(value)?;
        // The expression stands for the place's old value; only its type matters.
        let old = Expr::new(Kind::Null, ty, target);
        self.operation(op, &old, &value, span)?;
        Ok(Expr::new(Kind::Compound { op, place, value: Box::new(value) }, ty, span))
    }

    fn step(&mut self, op: BinaryOp, fixity: Fixity, place: &Syntax, span: Span) -> Result<Expr> {
        let target = place.span;
        let (place, ty) = self.place(place)?;
        if ty != Type::INT {
            let sign = op.sign();
            return Err(Diagnostic::new(
                target,
                format!("`{sign}{sign}` needs `int`, not `{}`", self.show(ty)),
            ));
        }
        Ok(Expr::new(Kind::Step { op, fixity, place }, ty, span))
    }

    /// Splits a message that is a sum of strings and values; the strings, with `_` for each value, go to
    /// `name`, the values to `values`.
    pub(super) fn split_message(
        &mut self,
        expr: &Syntax,
        name: &mut String,
        values: &mut Vec<Expr>,
    ) -> Result<()> {
        match &expr.kind {
            ExprKind::Text(text) => name.push_str(&shorten(text)),
            ExprKind::Binary(BinaryOp::Add, a, b) if has_text(expr) => {
                self.split_message(a, name, values)?;
                self.split_message(b, name, values)?;
            }
            _ => {
                name.push('_');
                values.push(self.value(expr)?);
            }
        }
        Ok(())
    }
}

/// Returns whether an expression is a string, or a sum one of whose terms is a string.
pub(super) fn has_text(expr: &Syntax) -> bool {
    match &expr.kind {
        ExprKind::Text(_) => true,
        ExprKind::Binary(BinaryOp::Add, a, b) => has_text(a) || has_text(b),
        _ => false,
    }
}

/// Makes the error message about a string where strings are not supported.
pub(super) fn no_strings(span: Span) -> Diagnostic {
    Diagnostic::new(span, "strings are not supported here")
        .help("strings may only be arguments of special methods such as `print`, and messages of assertions")
}

/// Returns the class that a type names; `None` if the type is not a class of the file.
pub(super) fn class_of_type(ty: Type) -> Option<crate::typed::ClassId> {
    match ty {
        Type { base: Base::Class(class), dims: 0 } => Some(class),
        _ => None,
    }
}
