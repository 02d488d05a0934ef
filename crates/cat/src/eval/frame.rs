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

/// When an invariant term was looked at, computed, and found to be different, as numbers of executions; 0 if
/// never.
#[derive(Clone, Copy, Debug, Default)]
struct Dates {
    /// The last execution for which the term's value is known to be right.
    seen: u32,
    /// The execution for which its value was last computed.
    computed: u32,
    /// The last execution for which that gave another value than before.
    changed: u32,
}

/// The values of a model's terms on the current execution, as bits in one buffer that is reused for the next
/// execution.
///
/// An engine that searches asks about one execution after the other, and each is much like the one before:
/// the same events, say, with another coherence order. So a term keeps its value as long as those that it is
/// made of keep theirs.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    shape: Shape,
    /// The plan that the values are for.
    plan: u64,
    /// The events of the current execution, without the values they read and write, which no term looks at.
    events: Vec<CandidateEvent>,
    /// The first execution with these events.
    events_changed: u32,
    /// Room for the value that a term had before.
    before: Vec<u64>,
    bits: Vec<u64>,
    /// The start in `bits` of the lower and the upper bound of each term; both are the same for terms that do
    /// not vary.
    at: Vec<(u32, u32)>,
    dates: Vec<Dates>,
    /// The number of the current execution.
    number: u32,
    /// Whether each group of recursive definitions has been computed since its inputs changed, for either
    /// side.
    fixed: Vec<[bool; 2]>,
}

impl Frame {
    /// Makes room for the values of a plan's terms on a new execution.
    pub fn prepare(&mut self, terms: &Terms, plan: &Plan, candidate: &Candidate) {
        self.fixed.clear();
        self.fixed.resize(terms.group_count(), [false; 2]);
        let shape = Shape::new(candidate.events.len());
        let fits = self.plan == plan.id && self.shape == shape && self.dates.len() == terms.len();
        if !fits || self.number == u32::MAX {
            self.arrange(terms, plan, shape);
        }
        self.number += 1;
        if self.takes_events(candidate) {
            self.events_changed = self.number;
        }
    }

    /// Keeps the events of an execution, without values; returns whether they differ from those before.
    fn takes_events(&mut self, candidate: &Candidate) -> bool {
        let mut differ = self.events.len() != candidate.events.len();
        self.events.truncate(candidate.events.len());
        for (i, event) in candidate.events.iter().enumerate() {
            let event = without_values(*event);
            match self.events.get_mut(i) {
                Some(known) if *known == event => {}
                Some(known) => {
                    *known = event;
                    differ = true;
                }
                None => self.events.push(event),
            }
        }
        differ
    }

    /// Gives each term of a plan its place, and forgets all values.
    fn arrange(&mut self, terms: &Terms, plan: &Plan, shape: Shape) {
        (self.shape, self.plan) = (shape, plan.id);
        self.dates.clear();
        self.dates.resize(terms.len(), Dates::default());
        (self.number, self.events_changed) = (0, 0);
        self.at.clear();
        self.at.resize(terms.len(), (u32::MAX, u32::MAX));
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
    /// of, as far as their values are not known. Of `[S]; r` with nothing in `S` it takes no `r`; so a
    /// model's rules about fences cost little where there are none.
    pub fn demand(&mut self, terms: &Terms, plan: &Plan, term: TermId, given: &EvalInput<'_>) {
        if self.dates[term.index()].seen == self.number {
            return;
        }
        self.dates[term.index()].seen = self.number;
        let mut newest = 0;
        let mut is_empty = false;
        match terms.op(term) {
            Op::Before(a, b)
            | Op::After(b, a)
            | Op::Seq(a, b)
            | Op::Inter(a, b)
            | Op::Diff(a, b)
            | Op::Product(a, b) => {
                newest = self.demand_changed(terms, plan, a, given);
                is_empty = bits::is_empty(self.value(terms, a, Side::Least));
                if !is_empty {
                    newest = newest.max(self.demand_changed(terms, plan, b, given));
                }
            }
            Op::Union(a, b) => {
                newest = self.demand_changed(terms, plan, a, given);
                newest = newest.max(self.demand_changed(terms, plan, b, given));
            }
            Op::Compl(a) | Op::Inverse(a) | Op::Plus(a) | Op::IdOn(a) | Op::Domain(a) | Op::Range(a) => {
                newest = self.demand_changed(terms, plan, a, given);
            }
            Op::Fix(group, _) => {
                for outside in &plan.outside[group.0 as usize] {
                    newest = newest.max(self.demand_changed(terms, plan, *outside, given));
                }
            }
            Op::Base(base) if base.is_of_events() => newest = self.events_changed,
            Op::Base(_) | Op::Constant(_) => newest = self.number,
            Op::Empty | Op::Universe | Op::Id | Op::Var(_) | Op::Rec(..) | Op::Class(_) => {}
        }
        let Dates { computed, .. } = self.dates[term.index()];
        if computed == 0 || newest > computed {
            self.renew(terms, plan, term, is_empty, given);
        }
    }

    /// Computes a term like [`Frame::demand`], and returns the last execution for which its value changed.
    fn demand_changed(&mut self, terms: &Terms, plan: &Plan, term: TermId, given: &EvalInput<'_>) -> u32 {
        self.demand(terms, plan, term, given);
        self.dates[term.index()].changed
    }

    /// Computes a term whose operands are known, and notes whether its value changed. `is_empty`: whether it
    /// is known to have no members.
    fn renew(&mut self, terms: &Terms, plan: &Plan, term: TermId, is_empty: bool, given: &EvalInput<'_>) {
        let at = self.place(term, Side::Least);
        let range = at..at + self.size(terms.sort(term));
        self.before.clear();
        self.before.extend_from_slice(&self.bits[range.clone()]);
        match is_empty {
            true => self.bits[range.clone()].fill(0),
            false => self.term(terms, plan, term, Side::Least, given),
        }
        let dates = &mut self.dates[term.index()];
        if dates.computed == 0 || self.bits[range] != self.before {
            dates.changed = self.number;
        }
        dates.computed = self.number;
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

/// Returns an event without the values that it reads or writes.
fn without_values(event: CandidateEvent) -> CandidateEvent {
    let label = event.label.map(|label| match label {
        Label::Read { loc, mode, update, locked, .. } => Label::Read { loc, mode, value: 0, update, locked },
        Label::Write { loc, mode, update, .. } => Label::Write { loc, mode, value: 0, update },
        other => other,
    });
    CandidateEvent { label, ..event }
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
