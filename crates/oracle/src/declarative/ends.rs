//! Objects and the ends of their lives.
//!
//! An access must come before the end of its object's life: happen before it, or in a model without
//! happens-before, be put there by the global order, in which an end is a write. An object has one end at
//! most.

use super::{Candidate, c11, hardware};
use fencepost_graph::{EventRef, Label, Relation};
use fencepost_models::ModelId;

/// A wrong use of an allocated object, found in a graph (use after free, double free).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryError {
    /// An access that does not come before the end of the object.
    UseAfterFree {
        /// The access.
        access: EventRef,
        /// The end.
        free: EventRef,
    },
    /// An object with two ends.
    DoubleFree {
        /// One of the two ends.
        first: EventRef,
        /// The other end.
        second: EventRef,
    },
}

/// Returns the relation that must order every access before the end of its object.
fn before(model: ModelId, c: &Candidate) -> Relation {
    match model {
        ModelId::Sc | ModelId::Tso | ModelId::Pso => hardware::before_ends(model, c),
        _ => c11::hb_of(model, c),
    }
}

/// Returns all uses after free and double frees in a graph under `model`.
pub fn memory_errors(model: ModelId, c: &Candidate) -> Vec<MemoryError> {
    let mut errors = vec![];
    let labels = || c.events.iter().enumerate().filter_map(|(i, e)| Some((i, e.label?)));
    let frees: Vec<(usize, u64)> = labels()
        .filter_map(|(i, label)| match label {
            Label::Free { addr, .. } => Some((i, addr)),
            _ => None,
        })
        .collect();
    if frees.is_empty() {
        return errors;
    }
    let before = before(model, c);
    for (n, (free, addr)) in frees.iter().enumerate() {
        let size = labels().find_map(|(_, label)| match label {
            Label::Alloc { addr: start, size, .. } if start == *addr => Some(size),
            _ => None,
        });
        let Some(size) = size else { continue };
        for (other, _) in frees[n + 1..].iter().filter(|(_, other)| other == addr) {
            errors
                .push(MemoryError::DoubleFree { first: c.events[*free].name, second: c.events[*other].name });
        }
        for (access, label) in labels() {
            let inside = label.loc().is_some_and(|loc| *addr <= loc.addr && loc.addr < addr + size);
            if inside && !before.contains(access, *free) {
                errors.push(MemoryError::UseAfterFree {
                    access: c.events[access].name,
                    free: c.events[*free].name,
                });
            }
        }
    }
    errors
}
