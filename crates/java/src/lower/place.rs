//! Accesses: variables, fields, elements.
//!
//! A place is found in two steps, as Java does it (JLS 15.26): first its parts are evaluated, then, after the
//! right side of an assignment, it is looked at whether there is such a place at all.

use super::expr::Target;
use super::lengths::Length;
use super::memory::{ELEMENTS, LENGTH, Static};
use super::thread::Lowering;
use crate::Result;
use crate::ast::{BinaryOp, Fixity};
use crate::typed::{Expr, Place, Type};
use fencepost_program::{BinOp, CmpOp, Mode, Op, Operand, Reg, Size};
use fencepost_source::Span;

/// A place whose parts have been evaluated.
#[derive(Clone, Copy)]
pub(super) enum Spot {
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

/// How many bytes a value of this type has.
fn size(ty: Type) -> Size {
    if ty.is_reference() { Size::B8 } else { Size::B4 }
}

fn mode(is_volatile: bool) -> Mode {
    if is_volatile { Mode::Sc } else { Mode::Na }
}

impl Lowering<'_> {
    /// Evaluates the parts of a place; `later` is what is evaluated before the place is used.
    pub(super) fn spot(&mut self, place: &Place, later: &[Expr], span: Span) -> Result<Spot> {
        Ok(match place {
            Place::Local(local) => Spot::Local(self.local(*local)),
            Place::Static(field) => match self.memory.static_field(*field) {
                Static::At(addr) => {
                    let mode = mode(self.typed.field(*field).is_volatile);
                    Spot::Memory { addr: addr.into(), mode }
                }
                Static::Constant(_) => unreachable!("a constant is never assigned, which is checked"),
            },
            Place::Field(object, field) => {
                let base = self.expr(object)?;
                let base = self.settled(base, later, span);
                let mode = mode(self.typed.field(*field).is_volatile);
                Spot::Memory { addr: base, mode }
            }
            Place::Element(array, index) => {
                let base = self.expr(array)?;
                let base = self.settled(base, std::slice::from_ref(&**index), span);
                let base = self.settled(base, later, span);
                let index = self.expr(index)?;
                let index = self.settled(index, later, span);
                Spot::Element { array: base, index }
            }
        })
    }

    /// The place itself, if it exists; else the execution ends here.
    pub(super) fn checked(&mut self, place: &Place, spot: Spot, span: Span) -> Spot {
        match (place, spot) {
            (Place::Field(object, field), Spot::Memory { addr, mode }) => {
                self.not_null(object, addr, span);
                let addr = self.address(BinOp::Add, addr, self.memory.offset(*field), span);
                Spot::Memory { addr, mode }
            }
            (Place::Element(array, _), Spot::Element { array: base, index }) => {
                self.not_null(array, base, span);
                let len = self.length(array, base, span, None);
                self.in_bounds(index, len, span);
                let addr = match self.address(BinOp::Mul, index, array.ty.element().bytes(), span) {
                    Operand::Const(offset) => self.address(BinOp::Add, base, ELEMENTS + offset, span),
                    offset => {
                        let first = self.address(BinOp::Add, base, ELEMENTS, span);
                        let dst = self.temp();
                        self.emit(span, Op::Bin { op: BinOp::Add, bits: 64, dst, a: first, b: offset });
                        dst.into()
                    }
                };
                Spot::Memory { addr, mode: Mode::Na }
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
            // A negative index is a large one without its sign.
            _ => {
                let outside = self.temp();
                self.emit(span, Op::Cmp { op: CmpOp::UGe, bits: 32, dst: outside, a: index, b: len });
                self.fail_if(outside.into(), span, MESSAGE);
            }
        }
    }

    /// The length of the array at `addr`, which is not null.
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
                let addr = self.address(BinOp::Add, addr, LENGTH, span);
                self.load(Spot::Memory { addr, mode: Mode::Na }, Type::INT, span, target)
            }
        }
    }

    pub(super) fn load(&mut self, spot: Spot, ty: Type, span: Span, target: Target) -> Operand {
        match spot {
            Spot::Local(reg) => reg.into(),
            Spot::Memory { addr, mode } => {
                let dst = self.result(target, ty);
                self.emit(span, Op::Load { dst, addr, size: size(ty), mode });
                dst.into()
            }
            Spot::Element { .. } => unreachable!("an element is accessed after its bounds were checked"),
        }
    }

    pub(super) fn store(&mut self, spot: Spot, value: Operand, ty: Type, span: Span) {
        match spot {
            Spot::Local(reg) => self.copy(span, reg, value),
            Spot::Memory { addr, mode } => self.emit(span, Op::Store { addr, value, size: size(ty), mode }),
            Spot::Element { .. } => unreachable!("an element is accessed after its bounds were checked"),
        }
    }

    pub(super) fn assign(&mut self, place: &Place, value: &Expr, ty: Type, span: Span) -> Result<Operand> {
        let spot = self.spot(place, std::slice::from_ref(value), span)?;
        if let Spot::Local(reg) = spot {
            let value = self.expr_to(value, Some((reg, ty)))?;
            self.copy(span, reg, value);
            return Ok(reg.into());
        }
        let value = self.expr(value)?;
        let spot = self.checked(place, spot, span);
        self.store(spot, value, ty, span);
        Ok(value)
    }

    /// `place op= value`: the old value is read before the right side is computed (JLS 15.26.2), and on no
    /// field is it one atomic step.
    pub(super) fn compound(
        &mut self,
        op: BinaryOp,
        place: &Place,
        value: &Expr,
        ty: Type,
        span: Span,
    ) -> Result<Operand> {
        let later = std::slice::from_ref(value);
        let spot = self.spot(place, later, span)?;
        let spot = self.checked(place, spot, span);
        let old = self.load(spot, ty, span, None);
        let old = self.settled(old, later, span);
        let value = self.expr(value)?;
        let new = self.operation(op, old, value, ty, span, local_target(spot, ty));
        self.store(spot, new, ty, span);
        Ok(new)
    }

    /// `++` and `--`.
    pub(super) fn step(
        &mut self,
        op: BinaryOp,
        fixity: Fixity,
        place: &Place,
        span: Span,
    ) -> Result<Operand> {
        let spot = self.spot(place, &[], span)?;
        let spot = self.checked(place, spot, span);
        let mut old = self.load(spot, Type::INT, span, None);
        if let (Spot::Local(_), Fixity::Postfix) = (spot, fixity) {
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

/// The register of a local, as the target of its new value.
fn local_target(spot: Spot, ty: Type) -> Target {
    match spot {
        Spot::Local(reg) => Some((reg, ty)),
        _ => None,
    }
}
