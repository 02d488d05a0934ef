//! The lowering of expressions to instructions.
//!
//! A register holds a number zero-extended to 64 bits, a truth value as 0 or 1, a reference as an address.
//! Operands are evaluated from left to right and keep the values they had then (JLS 15.7), which takes a copy
//! where a variable is assigned by an operand further right.
//!
//! To save copies, the register a value is meant for is handed down: an instruction that makes the value
//! writes it there. That is safe because an instruction reads its operands before it writes its result, and
//! operands themselves are lowered without a target.

use super::memory::StaticStorage;
use super::thread::Lowering;
use crate::Result;
use crate::ast::{BinaryOp, Fixity, LogicOp};
use crate::typed::{Expr, ExprKind, Place, Type};
use fencepost_program::{BinOp, BlockId, CmpOp, Op, Operand, Reg, Terminator};
use fencepost_source::Span;

/// The register and type of the variable that an expression is assigned to, if any, so that the result can go
/// there directly.
pub(super) type Target = Option<(Reg, Type)>;

impl Lowering<'_> {
    /// Lowers a Java expression whose value is not used, such as that of an expression statement.
    pub(super) fn effect(&mut self, expr: &Expr) -> Result<()> {
        if let ExprKind::Step { op, place, .. } = &expr.kind {
            // Where its value is not used, `++x` is the same as `x++`.
            return self.increment(*op, Fixity::Prefix, place, expr.span).map(|_| ());
        }
        self.expr(expr).map(|_| ())
    }

    /// Lowers a Java expression, and returns the operand that holds its value.
    pub(super) fn expr(&mut self, expr: &Expr) -> Result<Operand> {
        self.expr_to(expr, None)
    }

    /// Lowers a Java expression, whose value is computed directly into `target` if there is one, and returns
    /// the value.
    pub(super) fn expr_to(&mut self, expr: &Expr, target: Target) -> Result<Operand> {
        self.deeper(expr.span, |this| this.expr_inside(expr, target))
    }

    fn expr_inside(&mut self, expr: &Expr, target: Target) -> Result<Operand> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(value) => Ok(Operand::Const(u64::from(*value as u32))),
            ExprKind::Boolean(value) => Ok(Operand::Const(u64::from(*value))),
            ExprKind::Null | ExprKind::Nothing => Ok(Operand::Const(0)),
            ExprKind::This => match self.frame.this {
                Some(this) => Ok(this),
                None => unreachable!("`this` is in a method of objects, which is checked"),
            },
            ExprKind::ClassObject(class) => Ok(Operand::Const(self.memory.class_object(*class))),
            ExprKind::Read(place) => self.read_place(place, expr.ty, span, target),
            ExprKind::Length(array) => {
                let addr = self.expr(array)?;
                self.not_null(array, addr, span);
                Ok(self.length(array, addr, span, target))
            }
            ExprKind::Assign { place, value } => self.assign(place, value, expr.ty, span),
            ExprKind::Compound { op, place, value } => self.compound(*op, place, value, expr.ty, span),
            ExprKind::Step { op, fixity, place } => self.increment(*op, *fixity, place, span),
            ExprKind::Minus(e) => {
                let value = self.expr(e)?;
                Ok(self.operation(BinaryOp::Sub, Operand::Const(0), value, Type::INT, span, target))
            }
            ExprKind::BitNot(e) => {
                let value = self.expr(e)?;
                let ones = Operand::Const(u64::from(u32::MAX));
                Ok(self.operation(BinaryOp::Xor, value, ones, Type::INT, span, target))
            }
            ExprKind::Not(e) => {
                let value = self.expr(e)?;
                Ok(self.operation(BinaryOp::Xor, value, Operand::Const(1), Type::BOOLEAN, span, target))
            }
            ExprKind::Binary(op, a, b) => {
                let left = self.expr(a)?;
                let left = self.stable_value(left, std::slice::from_ref(&**b), span);
                let right = self.expr(b)?;
                Ok(self.operation(*op, left, right, a.ty, span, target))
            }
            ExprKind::Logic(op, a, b) if self.is_quiet(b) => {
                let left = self.expr(a)?;
                let right = self.expr(b)?;
                let op = if *op == LogicOp::And { BinaryOp::And } else { BinaryOp::Or };
                Ok(self.operation(op, left, right, Type::BOOLEAN, span, target))
            }
            ExprKind::Logic(..) => self.truth_value(expr, target),
            ExprKind::Ternary(cond, yes, no) => self.ternary(cond, yes, no, expr, target),
            ExprKind::Call { method, receiver, args } => {
                self.call(*method, receiver.as_deref(), args, span, target)
            }
            ExprKind::Special { name, args } => {
                let args = self.operands(args)?;
                self.emit(span, Op::External { name: name.clone(), args });
                Ok(Operand::Const(0))
            }
            ExprKind::New { class, constructor, args } => self.new_object(*class, *constructor, args, span),
            ExprKind::NewArray { len } => self.new_array(len, expr.ty, span),
            ExprKind::ArrayLiteral(values) => self.array_literal(values, expr.ty, span),
        }
    }

    /// Lowers the operands of an expression from left to right, so that later ones do not change the values
    /// of earlier ones.
    pub(super) fn operands(&mut self, exprs: &[Expr]) -> Result<Vec<Operand>> {
        let mut operands = Vec::with_capacity(exprs.len());
        for (index, expr) in exprs.iter().enumerate() {
            let operand = self.expr(expr)?;
            operands.push(self.stable_value(operand, &exprs[index + 1..], expr.span));
        }
        Ok(operands)
    }

    /// Copies a value to a temporary if the expressions `later`, evaluated after it, may change its register.
    pub(super) fn stable_value(&mut self, value: Operand, later: &[Expr], span: Span) -> Operand {
        if !later.iter().any(|expr| expr.assigns) || matches!(value, Operand::Const(_)) {
            return value;
        }
        let kept = self.temp();
        self.copy(span, kept, value);
        kept.into()
    }

    /// Returns the register for a result of type `ty`, which is that of `target` if the types fit, else a
    /// temporary.
    pub(super) fn result(&mut self, target: Target, ty: Type) -> Reg {
        match target {
            Some((reg, wanted)) if wanted.is_reference() == ty.is_reference() => reg,
            _ => self.temp(),
        }
    }

    /// Lowers the condition `expr` of a branch, which goes to the block `yes` if the condition is true, else
    /// to `no`.
    pub(super) fn branch(&mut self, expr: &Expr, yes: BlockId, no: BlockId) -> Result<()> {
        self.deeper(expr.span, |this| match &expr.kind {
            ExprKind::Logic(op, a, b) if !this.is_quiet(b) => {
                let second = this.b.block();
                match op {
                    LogicOp::And => this.branch(a, second, no)?,
                    LogicOp::Or => this.branch(a, yes, second)?,
                }
                this.b.switch_to(second);
                this.branch(b, yes, no)
            }
            ExprKind::Not(operand) => this.branch(operand, no, yes),
            _ => {
                let end = match this.expr(expr)? {
                    Operand::Const(value) => Terminator::Jump(if value != 0 { yes } else { no }),
                    cond => Terminator::Branch { cond, yes, no },
                };
                this.end(expr.span, end);
                Ok(())
            }
        })
    }

    /// Lowers `&&`, `||` and the like to a value 1 or 0 by control flow, so that the second operand is
    /// evaluated only if it must be.
    fn truth_value(&mut self, expr: &Expr, target: Target) -> Result<Operand> {
        let (yes, no, after) = (self.b.block(), self.b.block(), self.b.block());
        self.branch(expr, yes, no)?;
        let dst = self.result(target, Type::BOOLEAN);
        for (block, value) in [(yes, 1u64), (no, 0)] {
            self.b.switch_to(block);
            self.emit(expr.span, Op::Copy { dst, src: value.into() });
            self.end(expr.span, Terminator::Jump(after));
        }
        self.b.switch_to(after);
        Ok(dst.into())
    }

    fn ternary(
        &mut self,
        cond: &Expr,
        yes: &Expr,
        no: &Expr,
        whole: &Expr,
        target: Target,
    ) -> Result<Operand> {
        let span = whole.span;
        if self.is_quiet(yes) && self.is_quiet(no) {
            let cond = self.expr(cond)?;
            let (yes, no) = (self.expr(yes)?, self.expr(no)?);
            let dst = self.result(target, whole.ty);
            self.emit(span, Op::Select { dst, cond, yes, no });
            return Ok(dst.into());
        }
        let (first, second, after) = (self.b.block(), self.b.block(), self.b.block());
        self.branch(cond, first, second)?;
        // The result does not go to the target: a branch may read the variable after the other one, in the
        // text, has assigned it.
        let dst = self.temp();
        for (block, part) in [(first, yes), (second, no)] {
            self.b.switch_to(block);
            let value = self.expr(part)?;
            self.copy(span, dst, value);
            self.end(span, Terminator::Jump(after));
        }
        self.b.switch_to(after);
        Ok(dst.into())
    }

    /// Emits a test that ends the execution with an error if the reference `addr`, the value of `expr`, is
    /// null. A reference that cannot be null, such as `this`, needs no test.
    pub(super) fn not_null(&mut self, expr: &Expr, addr: Operand, span: Span) {
        let plainly = matches!(
            expr.kind,
            ExprKind::This | ExprKind::New { .. } | ExprKind::NewArray { .. } | ExprKind::ArrayLiteral(_)
        );
        match addr {
            Operand::Const(addr) if addr != 0 => {}
            Operand::Const(_) => {
                self.fails(span, "null pointer dereference");
                let after = self.b.block();
                self.b.switch_to(after);
            }
            Operand::Reg(_) if plainly => {}
            Operand::Reg(_) => {
                let is_null = self.temp();
                self.emit(span, Op::Cmp { op: CmpOp::Eq, bits: 64, dst: is_null, a: addr, b: 0.into() });
                self.fail_if(is_null.into(), span, "null pointer dereference");
            }
        }
    }

    /// Emits a test that ends the execution with the error `message` if `wrong` is not zero.
    pub(super) fn fail_if(&mut self, wrong: Operand, span: Span, message: &str) {
        let (bad, after) = (self.b.block(), self.b.block());
        self.end(span, Terminator::Branch { cond: wrong, yes: bad, no: after });
        self.b.switch_to(bad);
        self.fails(span, message);
        self.b.switch_to(after);
    }

    /// Emits the end of the execution with the error `message`, where Java would throw an exception.
    pub(super) fn fails(&mut self, span: Span, message: &str) {
        let why = fencepost_program::Failure::Error;
        self.emit(span, Op::Fail { why, message: message.to_owned() });
        self.end(span, Terminator::Unreachable);
    }

    /// Lowers a read of a place.
    fn read_place(&mut self, place: &Place, ty: Type, span: Span, target: Target) -> Result<Operand> {
        match place {
            Place::Local(local) => match self.frame.locals[local.index()] {
                Some(operand) => Ok(operand),
                None => Ok(self.local(*local).into()),
            },
            Place::Static(field) => match self.memory.static_field(*field) {
                StaticStorage::Constant(value) => Ok(Operand::Const(value)),
                StaticStorage::At(_) => {
                    let spot = self.evaluate_place(place, &[], span)?;
                    Ok(self.load(spot, ty, span, target))
                }
            },
            Place::Field(..) | Place::Element(..) => {
                let spot = self.evaluate_place(place, &[], span)?;
                let spot = self.check_place(place, spot, span);
                Ok(self.load(spot, ty, span, target))
            }
        }
    }

    /// Emits `a op b` on 64-bit addresses, unless the result is known, and returns the result.
    pub(super) fn address(&mut self, op: BinOp, a: Operand, b: u64, span: Span) -> Operand {
        match (op, a, b) {
            (BinOp::Add, _, 0) => a,
            (BinOp::Add, Operand::Const(a), _) => Operand::Const(a.wrapping_add(b)),
            (BinOp::Mul, Operand::Const(a), _) => Operand::Const(a.wrapping_mul(b)),
            _ => {
                let dst = self.temp();
                self.emit(span, Op::Bin { op, bits: 64, dst, a, b: b.into() });
                dst.into()
            }
        }
    }

    /// Returns whether evaluating the expression has no effect and no event, so that it may be evaluated even
    /// where its value is not used. Then `&&` needs no branch.
    fn is_quiet(&self, expr: &Expr) -> bool {
        let quiet = |e: &Expr| self.is_quiet(e);
        match &expr.kind {
            ExprKind::Int(_)
            | ExprKind::Boolean(_)
            | ExprKind::Null
            | ExprKind::This
            | ExprKind::ClassObject(_)
            | ExprKind::Read(Place::Local(_)) => true,
            ExprKind::Read(Place::Static(field)) => {
                matches!(self.memory.static_field(*field), StaticStorage::Constant(_))
            }
            ExprKind::Minus(e) | ExprKind::BitNot(e) | ExprKind::Not(e) => quiet(e),
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..) => false,
            ExprKind::Binary(_, a, b) | ExprKind::Logic(_, a, b) => quiet(a) && quiet(b),
            ExprKind::Ternary(a, b, c) => quiet(a) && quiet(b) && quiet(c),
            _ => false,
        }
    }
}
