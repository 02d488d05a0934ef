//! The lowering of accesses to variables, fields and elements.
//!
//! A place is found in two steps, as Java does it (JLS 15.26): first its parts are evaluated, then, after the
//! right side of an assignment, it is looked at whether there is such a place at all.

use super::expr::Target;
use super::lengths::Length;
use super::memory::{ELEMENTS_OFFSET, LENGTH_OFFSET, StaticStorage};
use super::thread::Lowering;
use crate::Result;
use crate::ast::{BinaryOp, Fixity};
use crate::typed::{Expr, Place, Type};
use fencepost_program::{BinOp, CmpOp, Mode, Op, Operand, Reg, Size};
use fencepost_source::Span;

/// A variable, field or array element, after its object, array and index have been evaluated to operands.
#[derive(Clone, Copy)]
pub(super) enum EvaluatedPlace {
    Local(Reg),
    Memory {
        addr: Operand,
        mode: Mode,
    },
    /// An element that may not exist.
    Element {
        array: Operand,
        index: Operand,
    },
}

/// Returns the size of a value of this type in memory.
fn size(ty: Type) -> Size {
    if ty.is_reference() { Size::B8 } else { Size::B4 }
}

fn mode(is_volatile: bool) -> Mode {
    if is_volatile { Mode::Sc } else { Mode::Na }
}

impl Lowering<'_> {
    /// Evaluates the object, array and index of a place; `later` are expressions evaluated before the place
    /// is used.
    pub(super) fn evaluate_place(
        &mut self,
        place: &Place,
        later: &[Expr],
        span: Span,
    ) -> Result<EvaluatedPlace> {
        Ok(match place {
            Place::Local(local) => EvaluatedPlace::Local(self.local(*local)),
            Place::Static(field) => match self.memory.static_field(*field) {
                StaticStorage::At(addr) => {
                    let mode = mode(self.typed.field(*field).is_volatile);
                    EvaluatedPlace::Memory { addr: addr.into(), mode }
                }
                StaticStorage::Constant(_) => unreachable!("a constant is never assigned, which is checked"),
            },
            Place::Field(object, field) => {
                let base = self.expr(object)?;
                let base = self.stable_value(base, later, span);
                let mode = mode(self.typed.field(*field).is_volatile);
                EvaluatedPlace::Memory { addr: base, mode }
            }
            Place::Element(array, index) => {
                let base = self.expr(array)?;
                let base = self.stable_value(base, std::slice::from_ref(&**index), span);
                let base = self.stable_value(base, later, span);
                let index = self.expr(index)?;
                let index = self.stable_value(index, later, span);
                EvaluatedPlace::Element { array: base, index }
            }
        })
    }

    /// Emits the tests that a place exists (no `null`, index in bounds), and returns the place with its final
    /// address.
    pub(super) fn check_place(&mut self, place: &Place, spot: EvaluatedPlace, span: Span) -> EvaluatedPlace {
        match (place, spot) {
            (Place::Field(object, field), EvaluatedPlace::Memory { addr, mode }) => {
                self.not_null(object, addr, span);
                let addr = self.address(BinOp::Add, addr, self.memory.offset(*field), span);
                EvaluatedPlace::Memory { addr, mode }
            }
            (Place::Element(array, _), EvaluatedPlace::Element { array: base, index }) => {
                self.not_null(array, base, span);
                let len = self.length(array, base, span, None);
                self.in_bounds(index, len, span);
                let addr = match self.address(BinOp::Mul, index, array.ty.element().bytes(), span) {
                    Operand::Const(offset) => self.address(BinOp::Add, base, ELEMENTS_OFFSET + offset, span),
                    offset => {
                        let first = self.address(BinOp::Add, base, ELEMENTS_OFFSET, span);
                        let dst = self.temp();
                        self.emit(span, Op::Bin { op: BinOp::Add, bits: 64, dst, a: first, b: offset });
                        dst.into()
                    }
                };
                EvaluatedPlace::Memory { addr, mode: Mode::Na }
            }
            _ => spot,
        }
    }

    fn in_bounds(&mut self, index: Operand, len: Operand, span: Span) {
        const MESSAGE: &str = "array index out of bounds";
        match (index, len) {
            (Operand::Const(index), Operand::Const(len)) if index < len => {}
            (Operand::Const(_), Operand::Const(_)) => {
                self.fails(span, MESSAGE);
                let after = self.b.block();
                self.b.switch_to(after);
            }
            // A negative index counts as a large one when it is compared without its sign.
            _ => {
                let outside = self.temp();
                self.emit(span, Op::Cmp { op: CmpOp::UGe, bits: 32, dst: outside, a: index, b: len });
                self.fail_if(outside.into(), span, MESSAGE);
            }
        }
    }

    /// Lowers the length of the array at `addr`, which is known not to be null.
    pub(super) fn length(&mut self, array: &Expr, addr: Operand, span: Span, target: Target) -> Operand {
        let known = match addr {
            Operand::Const(addr) => self.memory.arrays.get(&addr).copied(),
            Operand::Reg(_) => None,
        };
        match (known, self.memory.lengths.get(&array.ty).copied()) {
            (Some(len), _) | (None, Some(Length::Always(len))) => Operand::Const(u64::from(len)),
            // There is no such array, so control does not get here.
            (None, None) => Operand::Const(0),
            (None, Some(Length::Stored)) => {
                let addr = self.address(BinOp::Add, addr, LENGTH_OFFSET, span);
                self.load(EvaluatedPlace::Memory { addr, mode: Mode::Na }, Type::INT, span, target)
            }
        }
    }

    /// Emits a read of an evaluated place, and returns its value.
    pub(super) fn load(&mut self, spot: EvaluatedPlace, ty: Type, span: Span, target: Target) -> Operand {
        match spot {
            EvaluatedPlace::Local(reg) => reg.into(),
            EvaluatedPlace::Memory { addr, mode } => {
                let dst = self.result(target, ty);
                self.emit(span, Op::Load { dst, addr, size: size(ty), mode });
                dst.into()
            }
            EvaluatedPlace::Element { .. } => {
                unreachable!("an element is accessed after its bounds were checked")
            }
        }
    }

    /// Emits a write of `value` to an evaluated place.
    pub(super) fn store(&mut self, spot: EvaluatedPlace, value: Operand, ty: Type, span: Span) {
        match spot {
            EvaluatedPlace::Local(reg) => self.copy(span, reg, value),
            EvaluatedPlace::Memory { addr, mode } => {
                self.emit(span, Op::Store { addr, value, size: size(ty), mode })
            }
            EvaluatedPlace::Element { .. } => {
                unreachable!("an element is accessed after its bounds were checked")
            }
        }
    }

    /// Lowers the assignment `place = value`, and returns the value.
    pub(super) fn assign(&mut self, place: &Place, value: &Expr, ty: Type, span: Span) -> Result<Operand> {
        let spot = self.evaluate_place(place, std::slice::from_ref(value), span)?;
        if let EvaluatedPlace::Local(reg) = spot {
            let value = self.expr_to(value, Some((reg, ty)))?;
            self.copy(span, reg, value);
            return Ok(reg.into());
        }
        let value = self.expr(value)?;
        let spot = self.check_place(place, spot, span);
        self.store(spot, value, ty, span);
        Ok(value)
    }

    /// Lowers the compound assignment `place op= value`, and returns the new value. The old value is read
    /// before the right side is computed (JLS 15.26.2), and on no field is this one atomic step.
    pub(super) fn compound(
        &mut self,
        op: BinaryOp,
        place: &Place,
        value: &Expr,
        ty: Type,
        span: Span,
    ) -> Result<Operand> {
        let later = std::slice::from_ref(value);
        let spot = self.evaluate_place(place, later, span)?;
        let spot = self.check_place(place, spot, span);
        let old = self.load(spot, ty, span, None);
        let old = self.stable_value(old, later, span);
        let value = self.expr(value)?;
        let new = self.operation(op, old, value, ty, span, local_target(spot, ty));
        self.store(spot, new, ty, span);
        Ok(new)
    }

    /// Lowers `++` and `--` on a place, and returns the new value or, after the variable, the old one.
    pub(super) fn increment(
        &mut self,
        op: BinaryOp,
        fixity: Fixity,
        place: &Place,
        span: Span,
    ) -> Result<Operand> {
        let spot = self.evaluate_place(place, &[], span)?;
        let spot = self.check_place(place, spot, span);
        let mut old = self.load(spot, Type::INT, span, None);
        if let (EvaluatedPlace::Local(_), Fixity::Postfix) = (spot, fixity) {
            let kept = self.temp();
            self.copy(span, kept, old);
            old = kept.into();
        }
        let target = local_target(spot, Type::INT);
        let new = self.operation(op, old, Operand::Const(1), Type::INT, span, target);
        self.store(spot, new, Type::INT, span);
        Ok(if fixity == Fixity::Postfix { old } else { new })
    }
}

/// Returns the register of a local, as the target of its new value.
fn local_target(spot: EvaluatedPlace, ty: Type) -> Target {
    match spot {
        EvaluatedPlace::Local(reg) => Some((reg, ty)),
        _ => None,
    }
}
