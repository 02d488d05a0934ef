//! The lengths of arrays.
//!
//! In Java the length of an array is no variable: reading it is no action of the memory model. So it should
//! not be an event here, and it is not wherever the length is known: when the array is a constant (`static
//! final`), or when all arrays of its type in the program have the same length. Otherwise the length is a
//! word of the array, written after its allocation and read before every access, both plainly. Then, if a
//! reference to the array was published by a race, a weak model may let a reader see a length of 0, which
//! Java does not.

use crate::Result;
use crate::fold::{Constant, fold};
use crate::init::{Heap, MAX_LENGTH, ObjectKind};
use crate::typed::{Expr, ExprKind, Type, Typed};
use crate::walk;
use fencepost_source::Diagnostic;
use std::collections::HashMap;

/// Whether all arrays of one type have the same length, or each array stores its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    /// All of them have this length.
    Always(u32),
    /// The length is a word of each array.
    Stored,
}

/// A map from each array type to the length of its arrays, if that is the same for all.
pub(super) type Lengths = HashMap<Type, Length>;

/// Finds, for each array type, the lengths of all arrays that the program can create.
pub(super) fn find(typed: &Typed, heap: &Heap, reached: &[bool]) -> Result<Lengths> {
    let mut lengths = Lengths::new();
    let mut note = |ty: Type, len: u32| {
        let known = lengths.entry(ty).or_insert(Length::Always(len));
        if *known != Length::Always(len) {
            *known = Length::Stored;
        }
    };
    for object in &heap.objects {
        if let ObjectKind::Array(ty) = object.shape {
            note(ty, object.cells.len() as u32);
        }
    }
    let mut error = None;
    for (method, _) in typed.methods.iter().zip(reached).filter(|(_, reached)| **reached) {
        for statement in &method.body {
            walk::exprs(statement, &mut |expr| match &expr.kind {
                ExprKind::NewArray { len } => match length(typed, heap, len) {
                    Ok(len) => note(expr.ty, len),
                    Err(problem) => error = error.take().or(Some(problem)),
                },
                ExprKind::ArrayLiteral(values) => note(expr.ty, values.len() as u32),
                _ => {}
            });
        }
    }
    error.map_or(Ok(lengths), Err)
}

/// Returns the length of an array that `new` creates; a length that is no constant is refused.
pub(super) fn length(typed: &Typed, heap: &Heap, len: &Expr) -> Result<u32> {
    let constants = |field| {
        let is_constant = typed.field(field).is_final;
        heap.statics.get(field.index()).filter(|_| is_constant).and_then(|value| value.constant())
    };
    match fold(len, &constants) {
        Some(Constant::Int(value)) if (0..=MAX_LENGTH).contains(&value) => Ok(value as u32),
        Some(Constant::Int(value)) => {
            Err(Diagnostic::new(len.span, format!("an array cannot have {value} elements"))
                .help(format!("at most {MAX_LENGTH} are supported")))
        }
        _ => Err(Diagnostic::new(len.span, "the length of an array must be a constant")
            .help("write a number, or the name of a `static final int`")),
    }
}
