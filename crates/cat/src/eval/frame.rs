//! The values of a model's terms on one execution.

use super::bits::{self, Shape};
use super::plan::Plan;
use crate::Base;
use crate::syntax::Test;
use crate::terms::{GroupId, Op, Sort, TermId, Terms};
use fencepost_graph::{Candidate, CandidateEvent, FenceKind, Label, Mode, Relation};

/// The lower or the upper bound of a term's value, which differ while the orders that a `with` instruction
/// chooses are not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The members that the term has for every choice (lower bound).
    Least,
    /// The members that the term has for some choice (upper bound).
    Most,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::Least => Side::Most,
            Side::Most => Side::Least,
        }
    }
}

/// The values of a model's terms on the current execution, as bits in one buffer that is reused for the next
/// execution.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    shape: Shape,
    bits: Vec<u64>,
    /// The start in `bits` of the lower and the upper bound of each term; both are the same for terms that do
    /// not vary.
    at: Vec<(u32, u32)>,
    /// The number of the execution for which each invariant term was last computed; it is up to date if that
    /// is the current execution.
    ready: Vec<u32>,
    /// The number of the current execution.
    number: u32,
    /// Whether each group of recursive definitions has been computed since its inputs changed, for either
    /// side.
    fixed: Vec<[bool; 2]>,
}

impl Frame {
    /// Makes room for the values of a plan's terms on a new execution with this many events.
    pub fn prepare(&mut self, terms: &Terms, plan: &Plan, events: usize) {
        self.shape = Shape::new(events);
        self.at.clear();
        self.at.resize(terms.len(), (u32::MAX, u32::MAX));
        if self.ready.len() != terms.len() || self.number == u32::MAX {
            self.ready.clear();
            self.ready.resize(terms.len(), 0);
            self.number = 0;
        }
        self.number += 1;
        self.fixed.clear();
        self.fixed.resize(terms.group_count(), [false; 2]);
        let mut next = 0;
        for term in &plan.terms {
            let size = self.size(terms.sort(*term)) as u32;
            let least = next;
            next += size;
            let most = if plan.varies[term.index()] { next } else { least };
            next = most + size;
            self.at[term.index()] = (least, most);
        }
        // Old values do no harm: every value is computed before it is used.
        self.bits.resize(self.bits.len().max(next as usize), 0);
    }

    /// Returns the dimensions of sets and relations of the current execution.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    fn size(&self, sort: Sort) -> usize {
        match sort {
            Sort::Set => self.shape.words,
            Sort::Rel => self.shape.relation(),
        }
    }

    fn place(&self, term: TermId, side: Side) -> usize {
        let (least, most) = self.at[term.index()];
        (if side == Side::Least { least } else { most }) as usize
    }

    /// Returns the lower or the upper bound of a term's value, as bits.
    pub fn value(&self, terms: &Terms, term: TermId, side: Side) -> &[u64] {
        let at = self.place(term, side);
        &self.bits[at..at + self.size(terms.sort(term))]
    }

    /// Returns the bits of the lower or the upper bound of a term's value, for writing.
    pub fn value_mut(&mut self, terms: &Terms, term: TermId, side: Side) -> &mut [u64] {
        let (at, size) = (self.place(term, side), self.size(terms.sort(term)));
        &mut self.bits[at..at + size]
    }

    /// Computes terms that depend on no order chosen by a `with` instruction, and all terms that they are
    /// made of.
    pub fn compute(&mut self, terms: &Terms, plan: &Plan, list: &[TermId], given: &EvalInput<'_>) {
        for term in list {
            self.demand(terms, plan, *term, given);
        }
    }

    /// Computes a term that depends on no order chosen by a `with` instruction, and the terms that it is made
    /// of. Of `[S]; r` with nothing in `S` it takes no `r`; so a model's rules about fences cost little where
    /// there are none.
    pub fn demand(&mut self, terms: &Terms, plan: &Plan, term: TermId, given: &EvalInput<'_>) {
        if self.ready[term.index()] == self.number {
            return;
        }
        self.ready[term.index()] = self.number;
        let (first, second) = match terms.op(term) {
            Op::Before(a, b)
            | Op::After(b, a)
            | Op::Seq(a, b)
            | Op::Inter(a, b)
            | Op::Diff(a, b)
            | Op::Product(a, b) => (a, Some(b)),
            Op::Union(a, b) => {
                self.demand(terms, plan, a, given);
                (b, None)
            }
            Op::Compl(a) | Op::Inverse(a) | Op::Plus(a) | Op::IdOn(a) | Op::Domain(a) | Op::Range(a) => {
                (a, None)
            }
            Op::Fix(group, _) => {
                self.compute(terms, plan, &plan.outside[group.0 as usize], given);
                return self.term(terms, plan, term, Side::Least, given);
            }
            _ => return self.term(terms, plan, term, Side::Least, given),
        };
        self.demand(terms, plan, first, given);
        if let Some(second) = second {
            if bits::is_empty(self.value(terms, first, Side::Least)) {
                return self.value_mut(terms, term, Side::Least).fill(0);
            }
            self.demand(terms, plan, second, given);
        }
        self.term(terms, plan, term, Side::Least, given);
    }

    /// Computes the lower and the upper bounds of the terms in `list`, which depend on orders chosen by a
    /// `with` instruction.
    pub fn compute_both(&mut self, terms: &Terms, plan: &Plan, list: &[TermId], given: &EvalInput<'_>) {
        self.fixed.fill([false; 2]);
        for term in list {
            self.term(terms, plan, *term, Side::Least, given);
            self.term(terms, plan, *term, Side::Most, given);
        }
    }

    /// Returns whether a relation or set (a term's lower or upper bound) passes a test, such as being
    /// acyclic.
    pub fn holds(&self, terms: &Terms, test: Test, term: TermId, side: Side) -> bool {
        let value = self.value(terms, term, side);
        match test {
            Test::Acyclic => bits::is_acyclic(self.shape, value),
            Test::Irreflexive => bits::is_irreflexive(self.shape, value),
            Test::Empty => bits::is_empty(value),
        }
    }

    fn term(&mut self, terms: &Terms, plan: &Plan, term: TermId, side: Side, given: &EvalInput<'_>) {
        let op = terms.op(term);
        match op {
            Op::Var(_) | Op::Rec(..) => return,
            Op::Fix(group, number) => return self.fix(terms, plan, (group, number), term, side, given),
            _ => {}
        }
        let (shape, size) = (self.shape, self.size(terms.sort(term)));
        let at = self.place(term, side);
        let place = |of: TermId, side: Side| self.at[of.index()].of(side)..;
        let of = |of: TermId, side: Side| {
            let start = place(of, side).start;
            start..start + if terms.sort(of) == Sort::Set { shape.words } else { shape.relation() }
        };
        // Operands come before what is made of them.
        let (from, to) = self.bits.split_at_mut(at);
        let to = &mut to[..size];
        match op {
            Op::Base(base) => given.load(base, shape, to),
            Op::Constant(number) => to.copy_from_slice(&given.constants[number as usize]),
            Op::Empty => to.fill(0),
            Op::Universe => bits::fill(shape, to),
            Op::Id => bits::identity(shape, to),
            Op::Union(a, b) => bits::zip(to, &from[of(a, side)], &from[of(b, side)], |a, b| a | b),
            Op::Inter(a, b) => bits::zip(to, &from[of(a, side)], &from[of(b, side)], |a, b| a & b),
            Op::Diff(a, b) => bits::zip(to, &from[of(a, side)], &from[of(b, side.other())], |a, b| a & !b),
            Op::Compl(a) => bits::complement(shape, to, &from[of(a, side.other())]),
            Op::Seq(a, b) => bits::compose(shape, to, &from[of(a, side)], &from[of(b, side)]),
            Op::Before(s, r) => bits::before(shape, to, &from[of(s, side)], &from[of(r, side)]),
            Op::After(r, s) => bits::after(shape, to, &from[of(r, side)], &from[of(s, side)]),
            Op::Product(s, t) => bits::product(shape, to, &from[of(s, side)], &from[of(t, side)]),
            Op::Inverse(r) => bits::inverse(shape, to, &from[of(r, side)]),
            Op::Plus(r) => {
                to.copy_from_slice(&from[of(r, side)]);
                bits::close(shape, to);
            }
            Op::IdOn(s) => bits::identity_on(shape, to, &from[of(s, side)]),
            Op::Domain(r) => bits::domain(shape, to, &from[of(r, side)]),
            Op::Range(r) => bits::range(shape, to, &from[of(r, side)]),
            Op::Var(_) | Op::Rec(..) | Op::Fix(..) => {}
            Op::Class(_) => unreachable!("the generic class is gone once a text has been read"),
        }
    }

    /// Computes the least fixed point of a group of definitions, in rounds that start from the empty
    /// relation. (Recursion is monotone: checked when the text is read.)
    fn fix(
        &mut self,
        terms: &Terms,
        plan: &Plan,
        (group, number): (GroupId, u32),
        term: TermId,
        side: Side,
        given: &EvalInput<'_>,
    ) {
        let bodies = terms.bodies(group);
        let names: Vec<TermId> = terms.names(group).collect();
        // The first of a group's results computes all; the others take theirs from the bodies.
        if !self.fixed[group.0 as usize][side as usize] {
            for name in &names {
                self.value_mut(terms, *name, side).fill(0);
            }
            loop {
                // Groups that are defined inside of this one, and so numbered higher, must be computed again.
                self.fixed[group.0 as usize + 1..].fill([false; 2]);
                for inner in &plan.rounds[group.0 as usize] {
                    self.term(terms, plan, *inner, side, given);
                }
                let mut changed = false;
                for (name, body) in names.iter().zip(bodies) {
                    let (from, to) = (self.place(*body, side), self.place(*name, side));
                    let size = self.size(terms.sort(*name));
                    if self.bits[from..from + size] != self.bits[to..to + size] {
                        changed = true;
                        self.bits.copy_within(from..from + size, to);
                    }
                }
                if !changed {
                    break;
                }
            }
            self.fixed[group.0 as usize][side as usize] = true;
        }
        let from = self.place(bodies[number as usize], side);
        let (to, size) = (self.place(term, side), self.size(terms.sort(term)));
        self.bits.copy_within(from..from + size, to);
    }
}

trait Places {
    fn of(self, side: Side) -> usize;
}

impl Places for (u32, u32) {
    fn of(self, side: Side) -> usize {
        (if side == Side::Least { self.0 } else { self.1 }) as usize
    }
}

/// One execution, on which terms are evaluated, with the sets and relations computed before for that
/// execution.
#[derive(Clone, Copy, Debug)]
pub struct EvalInput<'a> {
    /// The execution.
    pub candidate: &'a Candidate,
    /// The values that a text computed before, for a model that is evaluated anew for every execution.
    pub constants: &'a [Vec<u64>],
}

impl<'a> EvalInput<'a> {
    /// Writes the bits of a base set or relation of the execution, such as `rf`, to `to`.
    pub fn load(&self, base: Base, shape: Shape, to: &mut [u64]) {
        let c = self.candidate;
        let copy = |to: &mut [u64], r: &Relation| to.copy_from_slice(&r.words()[..to.len()]);
        match base {
            Base::Po => {
                copy(to, &c.po);
                let init = c.events.iter().take_while(|e| e.label.is_none()).count();
                to[..init * shape.words].fill(0);
            }
            Base::Rf => copy(to, &c.rf),
            Base::Co => copy(to, &c.co),
            Base::Rmw => copy(to, &c.rmw),
            Base::Sync => copy(to, &c.sync),
            Base::Addr => copy(to, &c.addr),
            Base::Data => copy(to, &c.data),
            Base::Ctrl => copy(to, &c.ctrl),
            Base::Loc => same(c, shape, to, |e| e.loc().map(|loc| (loc.addr, loc.size.bytes()))),
            Base::Int => {
                same(c, shape, to, |e| e.thread());
                let init = c.events.iter().take_while(|e| e.label.is_none()).count();
                (0..init).for_each(|e| bits::put(&mut to[e * shape.words..], e));
            }
            _ => {
                to.fill(0);
                for (i, event) in c.events.iter().enumerate() {
                    if is_in(base, event) {
                        bits::put(to, i);
                    }
                }
            }
        }
    }
}

/// Relates events with the same key.
fn same<K: PartialEq>(
    c: &Candidate,
    shape: Shape,
    to: &mut [u64],
    key: impl Fn(&CandidateEvent) -> Option<K>,
) {
    to.fill(0);
    // Each event takes the row of the first one that it is related to.
    let mut firsts: smallvec::SmallVec<[(K, usize); 8]> = smallvec::SmallVec::new();
    let mut first_of: smallvec::SmallVec<[usize; 64]> = smallvec::SmallVec::new();
    for (i, event) in c.events.iter().enumerate() {
        let first = match key(event) {
            None => usize::MAX,
            Some(key) => match firsts.iter().find(|(of, _)| *of == key) {
                Some((_, first)) => *first,
                None => {
                    firsts.push((key, i));
                    i
                }
            },
        };
        first_of.push(first);
        if first != usize::MAX {
            bits::put(&mut to[first * shape.words..], i);
        }
    }
    for (i, first) in first_of.into_iter().enumerate() {
        if first != usize::MAX && first != i {
            to.copy_within(first * shape.words..(first + 1) * shape.words, i * shape.words);
        }
    }
}

/// Returns whether an event is in a given set.
fn is_in(base: Base, event: &CandidateEvent) -> bool {
    let mode = event.label.and_then(|label| label.mode());
    let fence = match event.label {
        Some(Label::Fence(kind)) => Some(kind),
        _ => None,
    };
    match base {
        Base::Read => event.is_read(),
        Base::Write => event.is_write(),
        Base::Fence => event.is_fence(),
        Base::Init => event.label.is_none(),
        Base::Update => {
            matches!(event.label, Some(Label::Read { update: true, .. } | Label::Write { update: true, .. }))
        }
        Base::Locked => matches!(event.label, Some(Label::Read { locked: true, .. })),
        Base::Na => event.label.is_none() || mode == Some(Mode::Na),
        Base::Rlx => mode == Some(Mode::Rlx),
        Base::Acq => mode == Some(Mode::Acq) || fence == Some(FenceKind::Acq),
        Base::Rel => mode == Some(Mode::Rel) || fence == Some(FenceKind::Rel),
        Base::AcqRel => mode == Some(Mode::AcqRel) || fence == Some(FenceKind::AcqRel),
        Base::Sc => mode == Some(Mode::Sc) || fence == Some(FenceKind::Sc),
        Base::StoreStore => fence == Some(FenceKind::StoreStore),
        Base::LoadLoad => fence == Some(FenceKind::LoadLoad),
        Base::Spawn => matches!(event.label, Some(Label::Spawn(_))),
        Base::Join => matches!(event.label, Some(Label::Join(_))),
        Base::Po
        | Base::Rf
        | Base::Co
        | Base::Loc
        | Base::Int
        | Base::Rmw
        | Base::Sync
        | Base::Addr
        | Base::Data
        | Base::Ctrl => false,
    }
}
