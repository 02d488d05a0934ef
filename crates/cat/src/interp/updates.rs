//! Finds places of a text that make sense only if an update is one event.
//!
//! herd's models of C take an atomic update for one event that is both a read and a write. Here it is a read
//! and a write, with `rmw` from one to the other. So `R & W`, and compositions such as `rf; [RMW]; rf`, which
//! herd's models use for updates, are empty here whatever the execution, and a closure such as `(rf; [RMW])*`
//! ends after one step. No text says so on purpose; the places are kept, to report them for a program that
//! has updates.

use super::Interp;
use crate::Base;
use crate::terms::{Op, Sort, TermId};
use fencepost_source::{Diagnostic, Span};

/// A set of kinds of events, as the bits of the constants below.
type Kinds = u8;
const READ: Kinds = 1;
const WRITE: Kinds = 2;
const ANY: Kinds = 7;

impl Interp<'_> {
    /// Records a remark on `a & b` if the intersection could only contain updates that are one event, both
    /// read and write.
    pub(super) fn note_intersection(&mut self, a: TermId, b: TermId, span: Span) {
        if self.terms.sort(a) == Sort::Set && are_apart(self.kinds(a), self.kinds(b)) {
            self.note(span, "no event is both a read and a write");
        }
    }

    /// Records a remark on `a; b` if only an update that is one event, both read and write, could connect the
    /// two relations.
    pub(super) fn note_sequence(&mut self, a: TermId, b: TermId, span: Span) {
        if are_apart(self.ends(a), self.starts(b)) {
            self.note(
                span,
                "nothing follows: the first part ends at a read or a write, the second starts at the other",
            );
        }
    }

    /// Records a remark on `r+` or `r*` if only an update that is one event, both read and write, could
    /// connect two steps of `r`.
    pub(super) fn note_closure(&mut self, r: TermId, span: Span) {
        if are_apart(self.ends(r), self.starts(r)) {
            self.note(
                span,
                "no step follows another: one ends at a read or a write, and starts at the other",
            );
        }
    }

    fn note(&mut self, span: Span, what: &str) {
        let message = format!("{what}, since an update is two events here, joined by `rmw`");
        let diagnostic = Diagnostic::new(span, message)
            .help("in herd's models of C an update is one event; write it with `rmw`, as in `rf; rmw`");
        let place = (self.loaded.files[self.file].file.clone(), diagnostic);
        let is_known =
            |known: &crate::Error| known.0.name() == place.0.name() && known.1.span == place.1.span;
        if !self.one_event.iter().any(is_known) {
            self.one_event.push(Box::new(place));
        }
    }

    /// Returns the kinds of events in a set.
    fn kinds(&self, set: TermId) -> Kinds {
        match self.terms.op(set) {
            Op::Base(Base::Read | Base::Locked) => READ,
            Op::Base(Base::Write | Base::Init) => WRITE,
            Op::Base(Base::Update) => READ | WRITE,
            Op::Union(a, b) => self.kinds(a) | self.kinds(b),
            Op::Inter(a, b) => self.kinds(a) & self.kinds(b),
            Op::Diff(a, _) => self.kinds(a),
            Op::Domain(r) => self.starts(r),
            Op::Range(r) => self.ends(r),
            _ => ANY,
        }
    }

    /// Returns the kinds of events that a relation starts at.
    fn starts(&self, relation: TermId) -> Kinds {
        match self.terms.op(relation) {
            Op::Base(base) => kinds_of(base.starts()),
            Op::Before(s, r) => self.kinds(s) & self.starts(r),
            Op::After(r, _) | Op::Diff(r, _) | Op::Plus(r) | Op::Seq(r, _) => self.starts(r),
            Op::Union(a, b) => self.starts(a) | self.starts(b),
            Op::Inter(a, b) => self.starts(a) & self.starts(b),
            Op::Inverse(r) => self.ends(r),
            Op::IdOn(s) | Op::Product(s, _) => self.kinds(s),
            _ => ANY,
        }
    }

    /// Returns the kinds of events that a relation ends at.
    fn ends(&self, relation: TermId) -> Kinds {
        match self.terms.op(relation) {
            Op::Base(base) => kinds_of(base.ends()),
            Op::After(r, s) => self.kinds(s) & self.ends(r),
            Op::Before(_, r) | Op::Diff(r, _) | Op::Plus(r) | Op::Seq(_, r) => self.ends(r),
            Op::Union(a, b) => self.ends(a) | self.ends(b),
            Op::Inter(a, b) => self.ends(a) & self.ends(b),
            Op::Inverse(r) => self.starts(r),
            Op::IdOn(s) | Op::Product(_, s) => self.kinds(s),
            _ => ANY,
        }
    }
}

/// Returns whether one of these has only reads, and the other only writes.
fn are_apart(a: Kinds, b: Kinds) -> bool {
    matches!((a, b), (READ, WRITE) | (WRITE, READ))
}

/// Returns the kinds of the events in a base set at which a relation starts or ends; `None` is any event.
fn kinds_of(set: Option<Base>) -> Kinds {
    match set {
        Some(Base::Read) => READ,
        Some(Base::Write) => WRITE,
        _ => ANY,
    }
}
