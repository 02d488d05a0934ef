//! The lowering of places, which can be read and written: a variable, an element of a local array, or memory.
//! A variable, an element of a local array, or memory.
//!
//! Variables are registers, so a pointer to one cannot exist while the program runs. Where an expression
//! points at a variable for sure (`&r`, `a + 1` for a local array `a`), [`Lowering::local_target`] finds the
//! variable and the pointer never needs to exist; everywhere else it is an error.

use super::Result;
use super::expr::{Target, Value};
use super::thread::{Binding, Lowering};
use crate::ast::{BinaryOp, Expr, ExprKind, Fixity};
use crate::types::{Atomicity, Constness, IntType, Object, Type};
use fencepost_program::{BinOp, Mode, Op, Operand, Reg, RmwOp, Size};
use fencepost_source::{Diagnostic, Span};

/// Something that an expression can read and assign (a variable, an element of a local array, or shared
/// memory).
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// A variable.
    Variable { reg: Reg, object: Object },
    /// An element of a local array.
    Element { base: Reg, len: u32, index: Operand, object: Object },
    /// Shared memory.
    Memory { addr: Operand, object: Object },
}

impl Place {
    /// Returns the type of the variable, array element or memory that the place is.
    pub fn object(&self) -> &Object {
        match self {
            Place::Variable { object, .. } | Place::Element { object, .. } | Place::Memory { object, .. } => {
                object
            }
        }
    }

    /// Returns the number of bytes that an access to the place (a variable, array element or memory) reads or
    /// writes.
    pub fn size(&self) -> Size {
        self.object().ty.size().expect("places of type void are refused when they are made")
    }

    /// Returns the mode of an access that states no memory order to the place, which is seq_cst for atomic
    /// places, else plain.
    pub fn mode(&self) -> Mode {
        match self.object().atomicity {
            Atomicity::Plain => Mode::Na,
            Atomicity::Atomic => Mode::Sc,
        }
    }
}

impl Lowering<'_> {
    /// Lowers an expression that can be assigned, and returns the place that it denotes.
    pub(super) fn place(&mut self, expr: &Expr) -> Result<Place> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Name(name) => match self.lookup(name) {
                Some(Binding::Variable { reg, object }) => {
                    Ok(Place::Variable { reg: *reg, object: object.clone() })
                }
                Some(Binding::Array { .. }) => {
                    Err(Diagnostic::new(span, format!("the array `{name}` cannot be assigned"))
                        .help("assign its elements, like `a[0] = 1`"))
                }
                Some(Binding::Address { .. }) => {
                    Err(Diagnostic::new(span, format!("`{name}` cannot be assigned")))
                }
                Some(Binding::Handle { .. }) => Err(self.bare_handle(name, span)),
                None => self.field(name).ok_or_else(|| self.undeclared(name, span)),
            },
            ExprKind::Deref(pointer) => match self.local_target(pointer)? {
                Some(place) => Ok(place),
                None => {
                    let pointer = self.scalar(pointer)?;
                    self.pointee(&pointer, span)
                }
            },
            ExprKind::Index(array, index) => {
                let own = self.expression();
                if let Some(place) = self.operand(own, 0, |this| this.local_target(array))? {
                    return self.operand(own, 1, |this| this.element_after(place, index, span));
                }
                // C lets the array and the index change places: `1[a]`.
                if let Some(place) = self.operand(own, 0, |this| this.local_target(index))? {
                    return self.operand(own, 1, |this| this.element_after(place, array, span));
                }
                let pointer = self.operand(own, 0, |this| this.scalar(array))?;
                let index = self.operand(own, 1, |this| this.scalar(index))?;
                let pointer = match (&pointer.ty, &index.ty) {
                    (Type::Pointer(_), Type::Int(_)) => self.offset(BinaryOp::Add, &pointer, &index, span)?,
                    (Type::Int(_), Type::Pointer(_)) => self.offset(BinaryOp::Add, &index, &pointer, span)?,
                    _ => {
                        return Err(Diagnostic::new(array.span, "only a pointer or an array has elements")
                            .label(format!("has the type `{}`", pointer.ty)));
                    }
                };
                self.pointee(&pointer, span)
            }
            _ => Err(Diagnostic::new(span, "this is a value, not a place that holds one")
                .label("cannot be assigned, and has no address")),
        }
    }

    /// Returns the shared memory that the value `pointer` points at, as a place.
    pub(super) fn pointee(&self, pointer: &Value, span: Span) -> Result<Place> {
        let Type::Pointer(object) = &pointer.ty else {
            return Err(Diagnostic::new(span, "only a pointer can be followed")
                .label(format!("this is no address: it has the type `{}`", pointer.ty)));
        };
        if object.ty == Type::Void {
            return Err(
                Diagnostic::new(span, "a `void *` cannot be followed").help("cast it to a pointer to a type")
            );
        }
        Ok(Place::Memory { addr: pointer.op, object: (**object).clone() })
    }

    /// Returns the variable or array element of this thread that a pointer expression points at; `None` if
    /// that is shared memory.
    pub(super) fn local_target(&mut self, pointer: &Expr) -> Result<Option<Place>> {
        match &pointer.kind {
            ExprKind::Name(name) => Ok(match self.lookup(name) {
                Some(Binding::Array { base, len, object }) => {
                    Some(Place::Element { base: *base, len: *len, index: 0.into(), object: object.clone() })
                }
                _ => None,
            }),
            ExprKind::AddressOf(operand) => match &operand.kind {
                ExprKind::Name(name) => Ok(match self.lookup(name) {
                    Some(Binding::Variable { reg, object }) => {
                        Some(Place::Variable { reg: *reg, object: object.clone() })
                    }
                    _ => None,
                }),
                ExprKind::Deref(inner) => self.local_target(inner),
                ExprKind::Index(array, index) => {
                    let own = self.expression();
                    match self.operand(own, 0, |this| this.local_target(array))? {
                        Some(place) => self
                            .operand(own, 1, |this| this.element_after(place, index, operand.span))
                            .map(Some),
                        None => Ok(None),
                    }
                }
                _ => Ok(None),
            },
            ExprKind::Binary(BinaryOp::Add, a, b) => {
                let own = self.expression();
                if let Some(place) = self.operand(own, 0, |this| this.local_target(a))? {
                    return self.operand(own, 1, |this| this.element_after(place, b, pointer.span)).map(Some);
                }
                match self.operand(own, 0, |this| this.local_target(b))? {
                    Some(place) => {
                        self.operand(own, 1, |this| this.element_after(place, a, pointer.span)).map(Some)
                    }
                    None => Ok(None),
                }
            }
            ExprKind::Cast(Object { ty: Type::Pointer(to), .. }, operand) => {
                let place = self.local_target(operand)?;
                if let Some(place) = &place
                    && place.object().ty.bits() != to.ty.bits()
                {
                    let object = place.object();
                    let message = format!("a variable of type `{object}` cannot be accessed as `{to}`");
                    return Err(
                        Diagnostic::new(pointer.span, message).help("variables are registers, not memory")
                    );
                }
                Ok(place)
            }
            _ => Ok(None),
        }
    }

    /// Returns the element `index` places after `place`.
    fn element_after(&mut self, place: Place, index: &Expr, span: Span) -> Result<Place> {
        let value = self.scalar(index)?;
        let Type::Int(int) = value.ty else {
            return Err(Diagnostic::new(index.span, "an index is a number")
                .label(format!("has the type `{}`", value.ty)));
        };
        let by = self.convert_int(value.op, int, IntType::LONG, index.span);
        match place {
            Place::Element { base, len, index, object } => {
                let index = match (index, by) {
                    (Operand::Const(0), by) => by,
                    (Operand::Const(a), Operand::Const(b)) => a.wrapping_add(b).into(),
                    (a, b) => {
                        let dst = self.temp();
                        self.emit(span, Op::Bin { op: BinOp::Add, bits: 64, dst, a, b });
                        dst.into()
                    }
                };
                Ok(Place::Element { base, len, index, object })
            }
            place if by == Operand::Const(0) => Ok(place),
            _ => Err(Diagnostic::new(span, "a variable is no array")
                .help("only its address itself can be followed")),
        }
    }

    /// Lowers `&operand` as a value, which must be an address in shared memory.
    pub(super) fn address_of(&mut self, operand: &Expr, span: Span) -> Result<Value> {
        match &operand.kind {
            ExprKind::Name(name) if matches!(self.lookup(name), Some(Binding::Array { .. })) => {
                Err(Diagnostic::new(span, format!("the address of the local array `{name}` cannot be kept"))
                    .help("local arrays are no memory: use a shared array"))
            }
            _ => match self.place(operand)? {
                Place::Memory { addr, object } => Ok(Value { op: addr, ty: Type::pointer_to(object) }),
                place => Err(self.escaping(&place, span)),
            },
        }
    }

    /// Makes the error message about the address of a local variable that is used as a value.
    pub(super) fn escaping(&self, place: &Place, span: Span) -> Diagnostic {
        let what = match place {
            Place::Element { .. } => "an element of a local array",
            _ => "a variable",
        };
        Diagnostic::new(span, format!("the address of {what} cannot be kept"))
            .help("variables are registers, not memory: use a shared location, or pass the address directly")
    }

    /// Lowers a read of a variable, array element or memory, with the mode that the type of the place
    /// implies.
    pub(super) fn read(&mut self, place: &Place, span: Span, target: &Target) -> Result<Value> {
        Ok(self.read_as(place, place.mode(), span, target))
    }

    /// Lowers a read of a variable, array element or memory, with the mode `mode`.
    pub(super) fn read_as(&mut self, place: &Place, mode: Mode, span: Span, target: &Target) -> Value {
        let ty = place.object().ty.clone();
        let op = match place {
            Place::Variable { reg, .. } => (*reg).into(),
            Place::Element { base, len, index, .. } => {
                let dst = self.result(target, &ty);
                self.emit(span, Op::Peek { dst, base: *base, len: *len, index: *index });
                dst.into()
            }
            Place::Memory { addr, .. } => {
                let dst = self.result(target, &ty);
                self.emit(span, Op::Load { dst, addr: *addr, size: place.size(), mode });
                dst.into()
            }
        };
        Value { op, ty }
    }

    /// Lowers a write to a variable, array element or memory, with the mode that the type of the place
    /// implies.
    pub(super) fn write(&mut self, place: &Place, value: Operand, span: Span) -> Result<()> {
        self.write_as(place, value, place.mode(), span)
    }

    /// Lowers a write to a variable, array element or memory, with the mode `mode`.
    pub(super) fn write_as(&mut self, place: &Place, value: Operand, mode: Mode, span: Span) -> Result<()> {
        self.check_writable(place, span)?;
        match place {
            Place::Variable { reg, .. } => self.copy(span, *reg, value),
            Place::Element { base, len, index, .. } => {
                self.emit(span, Op::Poke { base: *base, len: *len, index: *index, src: value });
            }
            Place::Memory { addr, .. } => {
                self.emit(span, Op::Store { addr: *addr, value, size: place.size(), mode });
            }
        }
        Ok(())
    }

    /// Lowers `place op= argument`, `++` and `--`, and returns the new value or, for `Postfix`, the old one.
    /// `old` is the place's value, if it has been read.
    pub(super) fn modify(
        &mut self,
        op: BinaryOp,
        place: Place,
        old: Option<Value>,
        argument: Value,
        fixity: Fixity,
        span: Span,
    ) -> Result<Value> {
        self.check_writable(&place, span)?;
        let ty = place.object().ty.clone();
        if self.is_updated_at_once(&place) {
            // On an atomic object this is one read-modify-write (C11 6.5.16.2).
            let rmw = match op {
                BinaryOp::Add => RmwOp::Add,
                BinaryOp::Sub => RmwOp::Sub,
                BinaryOp::And => RmwOp::And,
                BinaryOp::Or => RmwOp::Or,
                BinaryOp::Xor => RmwOp::Xor,
                _ => {
                    return Err(Diagnostic::new(span, "this operator has no atomic form")
                        .help("write a loop with `atomic_compare_exchange_strong`"));
                }
            };
            let old = self.fetch(rmw, &place, argument.clone(), Mode::Sc, span, &None)?;
            return match fixity {
                Fixity::Postfix => Ok(old),
                Fixity::Prefix => {
                    let new = self.binary(op, old, argument, span, &None)?;
                    Ok(Value { op: self.converted(new, &ty, span)?, ty })
                }
            };
        }
        let old = match old {
            Some(old) => old,
            None => self.read(&place, span, &None)?,
        };
        self.combine(op, place, old, argument, fixity, span)
    }

    /// Returns whether `op=`, `++` and `--` on this variable or memory are one atomic read-modify-write. That
    /// is so for atomic objects in memory (C11 6.5.16.2).
    pub(super) fn is_updated_at_once(&self, place: &Place) -> bool {
        let shared = matches!(place, Place::Memory { .. });
        shared && place.object().atomicity == Atomicity::Atomic && !self.is_java()
    }

    /// Lowers the write of `old op argument` to the variable, array element or memory that `old` was read
    /// from.
    pub(super) fn combine(
        &mut self,
        op: BinaryOp,
        place: Place,
        mut old: Value,
        argument: Value,
        fixity: Fixity,
        span: Span,
    ) -> Result<Value> {
        let ty = place.object().ty.clone();
        let shared = matches!(place, Place::Memory { .. });
        if fixity == Fixity::Postfix && !shared {
            // The old value is copied, since the register of the variable is about to change.
            let kept = self.temp();
            self.copy(span, kept, old.op);
            old.op = kept.into();
        }
        let target = match &place {
            Place::Variable { reg, .. } => Some((*reg, ty.clone())),
            _ => None,
        };
        let new = self.binary(op, old.clone(), argument, span, &target)?;
        let new = self.converted(new, &ty, span)?;
        self.write(&place, new, span)?;
        Ok(if fixity == Fixity::Postfix { old } else { Value { op: new, ty } })
    }

    /// Checks that a variable, array element or memory location may be written, that is, is not constant.
    pub(super) fn check_writable(&self, place: &Place, span: Span) -> Result<()> {
        match place.object().constness {
            Constness::Mutable => Ok(()),
            Constness::Const if self.is_java() => Err(Diagnostic::new(span, "this is `final`")),
            Constness::Const => Err(Diagnostic::new(span, "this place is `const`")
                .label(format!("has the type `{}`", place.object()))),
        }
    }
}
