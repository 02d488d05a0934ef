//! What a model's axioms imply, shown by their form.
//!
//! An engine may prune its search by a weaker model only if the model at hand implies that one. That is not
//! decided here in general: inclusion of terms is shown by rules that follow their structure (`a ⊆ b | c` if
//! `a ⊆ b`, `a; b ⊆ r+` if both are, …) and by what is known of given relations (`rf` goes from writes to
//! reads of the same location). Whatever is shown is so; what is not shown may be so all the same, and costs
//! time, not answers.
//!
//! Two theorems are used beside that:
//! - `acyclic(po-loc ∪ rf ∪ co ∪ fr)` iff `irreflexive(po-loc; (rf ∪ co ∪ fr)+)` (Alglave: A formal hierarchy
//!   of weak memory models, FMSD 2012, for total `co`; `rf`, `co` and `fr` together are acyclic by
//!   construction where updates are atomic);
//! - a cycle of `po ∪ rf` in an execution that is coherent in this sense has a part in `rfe ∪ [R]; po; [W]`:
//!   a step of `rf` inside of a thread follows `po`, and what leads from one `rfe` to the next starts at a
//!   read and ends at a write.

use crate::model::{Compiled, Goal};
use crate::syntax::Test;
use crate::terms::{Op, Sort, TermId, Terms};
use crate::{Base, Model};
use rustc_hash::FxHashMap;

/// How deep a proof may nest: shallow ones are looked for first, since definitions by recursion can be
/// unfolded for ever.
const DEPTHS: [u32; 4] = [14, 22, 32, 60];
/// How many steps a proof of each depth may take.
const STEPS: u32 = 100_000;

/// What an engine may rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// `acyclic(po-loc ∪ rf ∪ co ∪ fr)`: each location by itself is sequentially consistent.
    pub coherent: bool,
    /// `acyclic(po ∪ rf)`: nothing is read before it is written.
    pub no_thin_air: bool,
    /// Which cycles of `rf` and of needs there are not: nothing is there because of itself.
    pub no_circles: NoCircles,
    /// The same where program order is partial, so that in coherent executions, too, a read may read a write
    /// of its own thread that does not come before it: the two are unsequenced.
    pub no_circles_unsequenced: NoCircles,
}

/// How a write may need a read of its thread, beside by `data`: its value was computed from what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    /// By `addr`: its place, or that of a read, was computed from it.
    pub addresses: bool,
    /// By `ctrl; [W]` (and, with addresses, `addr; po; [W]`): it would not be there otherwise.
    pub branches: bool,
    /// By `rmw`: the write of an update is computed from its read.
    pub updates: bool,
}

impl Needs {
    /// All kinds of needs, those that contain others later.
    fn all() -> impl DoubleEndedIterator<Item = Needs> {
        (0..8).map(|bits| Needs { addresses: bits & 1 != 0, branches: bits & 2 != 0, updates: bits & 4 != 0 })
    }

    fn bits(self) -> u8 {
        u8::from(self.addresses) | u8::from(self.branches) << 1 | u8::from(self.updates) << 2
    }
}

/// The kinds of needs of which a model is known to allow no cycle with `rf`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoCircles(u8);

impl NoCircles {
    /// Those of which `proves` shows that there are none, or shows it with more kinds of needs.
    fn proved(proves: &mut dyn FnMut(Needs) -> bool) -> NoCircles {
        let mut no_circles = NoCircles::default();
        for needs in Needs::all().rev() {
            let more =
                Needs::all().any(|more| more.bits() & needs.bits() == needs.bits() && no_circles.by(more));
            if more || proves(needs) {
                no_circles.0 |= 1 << needs.bits();
            }
        }
        no_circles
    }

    /// Whether there is no cycle of `rf` and such needs.
    pub fn by(self, needs: Needs) -> bool {
        self.0 >> needs.bits() & 1 != 0
    }

    /// These, and no cycle of `rf` with needs of one more kind (nor with fewer of them).
    #[must_use]
    pub fn nor_by(mut self, needs: Needs) -> NoCircles {
        for fewer in Needs::all().filter(|fewer| fewer.bits() & !needs.bits() == 0) {
            self.0 |= 1 << fewer.bits();
        }
        self
    }
}

impl Model {
    /// What its axioms are known to imply.
    pub fn facts(&self) -> Facts {
        let Some(compiled) = self.compiled() else { return Facts::default() };
        let mut prover = Prover::new(compiled.terms.clone(), axioms(compiled));
        let coherent = prover.is_coherent();
        let no_thin_air = prover.has_no_thin_air(coherent);
        let no_circles =
            NoCircles::proved(&mut |needs| no_thin_air || prover.has_no_circles(coherent, needs));
        let no_circles_unsequenced = NoCircles::proved(&mut |needs| prover.has_no_circles_unsequenced(needs));
        Facts { coherent, no_thin_air, no_circles, no_circles_unsequenced }
    }

    /// Do its axioms imply those of another model? `false` if that cannot be shown.
    pub fn implies(&self, other: &Model) -> bool {
        let Some(compiled) = self.compiled() else { return false };
        let Some(weaker) = other.compile_onto(compiled.terms.clone()) else { return false };
        let mut prover = Prover::new(weaker.terms.clone(), axioms(compiled));
        axioms(&weaker).iter().all(|goal| prover.implies(goal))
    }

    /// Which of its axioms (by number) another model's axioms do not imply: those are to be looked at when an
    /// execution is known to satisfy the other model.
    pub fn left_after(&self, other: &Model) -> Vec<usize> {
        let all = || (0..self.checks().filter(|axiom| axiom.role == crate::Role::Axiom).count()).collect();
        let (Some(own), Some(given)) = (self.compiled(), other.compiled()) else { return all() };
        let Some(onto) = self.compile_onto(given.terms.clone()) else { return all() };
        debug_assert_eq!(own.axioms, onto.axioms);
        let mut prover = Prover::new(onto.terms.clone(), axioms(given));
        let goals = axioms(&onto);
        (0..goals.len()).filter(|number| !prover.implies(&goals[*number])).collect()
    }
}

fn axioms(compiled: &Compiled) -> Vec<Goal> {
    compiled.checks[..compiled.axioms].iter().map(|(_, goal)| *goal).collect()
}

/// Relations of which some has a cycle if there is a cycle of `rf` and of needs.
struct Cycles {
    /// Needs and `rf`.
    whole: TermId,
    /// Needs, `rf` between threads, and a need by value with `rf` inside of a thread after it.
    stepwise: TermId,
    /// The same with a later read of the location instead of `rf` inside of a thread.
    stepwise_own: TermId,
    /// Whatever leads from a read to a write inside of a thread, and `rf` between threads.
    at_once: TermId,
}

struct Prover {
    terms: Terms,
    axioms: Vec<Goal>,
    known: FxHashMap<(TermId, TermId), bool>,
    depth: u32,
    deepest: u32,
    steps: u32,
}

impl Prover {
    fn new(mut terms: Terms, mut axioms: Vec<Goal>) -> Prover {
        // Every model demands that updates are atomic.
        let (rmw, co) = (terms.base(Base::Rmw), terms.base(Base::Co));
        let fr = fr(&mut terms);
        let later = terms.seq(fr, co);
        let term = terms.inter(rmw, later);
        axioms.push(Goal { test: Test::Empty, negated: false, term });
        Prover { terms, axioms, known: FxHashMap::default(), depth: 0, deepest: 0, steps: 0 }
    }

    fn implies(&mut self, goal: &Goal) -> bool {
        if goal.negated {
            return self.axioms.contains(goal);
        }
        match goal.test {
            Test::Acyclic => self.acyclic(goal.term),
            Test::Irreflexive => self.irreflexive(goal.term),
            Test::Empty => {
                let axioms = self.axioms.clone();
                self.terms.op(goal.term) == Op::Empty
                    || axioms.iter().any(|axiom| {
                        axiom.test == Test::Empty
                            && !axiom.negated
                            && self.terms.sort(axiom.term) == self.terms.sort(goal.term)
                            && self.is_part(goal.term, axiom.term)
                    })
            }
        }
    }

    fn acyclic(&mut self, term: TermId) -> bool {
        let axioms = self.axioms.clone();
        axioms.iter().filter(|axiom| !axiom.negated).any(|axiom| match axiom.test {
            Test::Acyclic => {
                let closure = self.terms.plus(axiom.term);
                self.is_part(term, closure)
            }
            Test::Irreflexive => {
                let closure = self.terms.plus(term);
                self.is_part(closure, axiom.term)
            }
            Test::Empty => false,
        })
    }

    fn irreflexive(&mut self, term: TermId) -> bool {
        let axioms = self.axioms.clone();
        axioms.iter().filter(|axiom| !axiom.negated).any(|axiom| match axiom.test {
            Test::Acyclic => {
                let closure = self.terms.plus(axiom.term);
                self.is_part(term, closure)
            }
            Test::Irreflexive => self.is_part(term, axiom.term),
            Test::Empty => false,
        })
    }

    fn is_coherent(&mut self) -> bool {
        let terms = &mut self.terms;
        let [po, loc, rf, co] = [Base::Po, Base::Loc, Base::Rf, Base::Co].map(|base| terms.base(base));
        let fr = fr(terms);
        let po_loc = terms.inter(po, loc);
        let com = terms.union(rf, co);
        let com = terms.union(com, fr);
        let all = terms.union(po_loc, com);
        let eco = terms.plus(com);
        let back = terms.seq(po_loc, eco);
        // What `eco` is for a total `co`: rf, co, co; rf, fr, fr; rf.
        let [co_rf, fr_rf] = [co, fr].map(|first| terms.seq(first, rf));
        self.acyclic(all)
            || self.irreflexive(back)
            || [rf, co, co_rf, fr, fr_rf].into_iter().all(|eco| {
                let (first, last) = (self.terms.seq(po_loc, eco), self.terms.seq(eco, po_loc));
                self.irreflexive(first) || self.irreflexive(last)
            })
    }

    fn has_no_thin_air(&mut self, coherent: bool) -> bool {
        let terms = &mut self.terms;
        let [po, rf, int] = [Base::Po, Base::Rf, Base::Int].map(|base| terms.base(base));
        let [r, w] = [Base::Read, Base::Write].map(|base| terms.base(base));
        let porf = terms.union(po, rf);
        let ext = terms.complement(int);
        let rfe = terms.inter(rf, ext);
        let from_read = terms.before(r, po);
        let to_write = terms.after(from_read, w);
        let part = terms.union(rfe, to_write);
        self.acyclic(porf) || (coherent && self.acyclic(part))
    }

    /// Whether no read comes before the write of its own thread that it reads.
    fn reads_no_later_own(&mut self) -> bool {
        let terms = &mut self.terms;
        let [po, loc, rf] = [Base::Po, Base::Loc, Base::Rf].map(|base| terms.base(base));
        let [r, w] = [Base::Read, Base::Write].map(|base| terms.base(base));
        let po_loc = terms.inter(po, loc);
        let to_write = terms.before(r, po_loc);
        let to_write = terms.after(to_write, w);
        let all = terms.union(rf, to_write);
        self.acyclic(all)
    }

    /// Is there no cycle of `rf` and these needs? A cycle of `rf`, `data` and `addr` alone may be excluded as
    /// it stands. Otherwise, where `rf` inside of a thread follows `po`, some step of `rf` on the cycle leads
    /// to another thread. What is between two such steps begins at a read and ends at a write; and a step of
    /// `rf` inside of a thread comes after a need, and goes to a later read of the location. (If that need is
    /// by a branch, or by an address before the write, then so is every later write's, and the step is not
    /// needed.) To rule out one of these is enough.
    fn has_no_circles(&mut self, coherent: bool, needs: Needs) -> bool {
        let Cycles { whole, stepwise, stepwise_own, at_once } = self.cycles(needs);
        self.acyclic(whole)
            || (coherent || self.reads_no_later_own())
                && (self.acyclic(stepwise) || self.acyclic(stepwise_own) || self.acyclic(at_once))
    }

    /// The same where `rf` inside of a thread need not follow `po`. If no need is by a branch, it still comes
    /// after a need by value.
    fn has_no_circles_unsequenced(&mut self, needs: Needs) -> bool {
        let Cycles { whole, stepwise, .. } = self.cycles(needs);
        self.acyclic(whole) || (!needs.branches && self.acyclic(stepwise))
    }

    /// What cycles of `rf` and these needs consist of.
    fn cycles(&mut self, needs: Needs) -> Cycles {
        let terms = &mut self.terms;
        let [rf, int, data, addr] =
            [Base::Rf, Base::Int, Base::Data, Base::Addr].map(|base| terms.base(base));
        let [po, loc, ctrl, rmw] = [Base::Po, Base::Loc, Base::Ctrl, Base::Rmw].map(|base| terms.base(base));
        let [r, w] = [Base::Read, Base::Write].map(|base| terms.base(base));
        let ext = terms.complement(int);
        let (rfe, rfi) = (terms.inter(rf, ext), terms.inter(rf, int));
        let mut by_value = data;
        let mut to_read = terms.empty(Sort::Rel);
        if needs.addresses {
            // (An address is that of a read or of a write.)
            let to_write = terms.after(addr, w);
            by_value = terms.union(by_value, to_write);
            to_read = terms.after(addr, r);
        }
        if needs.updates {
            by_value = terms.union(by_value, rmw);
        }
        let mut to_write = by_value;
        if needs.branches {
            let need = terms.after(ctrl, w);
            to_write = terms.union(to_write, need);
        }
        if needs.branches && needs.addresses {
            let later = terms.seq(addr, po);
            let need = terms.after(later, w);
            to_write = terms.union(to_write, need);
        }
        let need = terms.union(to_write, to_read);
        let whole = terms.union(need, rf);
        let own = terms.inter(po, loc);
        let own = terms.before(w, own);
        let own = terms.after(own, r);
        let [then, then_own] = [rfi, own].map(|rfi| terms.seq(by_value, rfi));
        let [stepwise, stepwise_own] = [then, then_own]
            .map(|then| [to_read, then, rfe].into_iter().fold(to_write, |all, part| terms.union(all, part)));
        let inside = terms.union(need, rfi);
        let inside = terms.plus(inside);
        let inside = terms.before(r, inside);
        let inside = terms.after(inside, w);
        let at_once = terms.union(inside, rfe);
        Cycles { whole, stepwise, stepwise_own, at_once }
    }

    /// Is `a` part of `b`, as far as can be shown?
    fn is_part(&mut self, a: TermId, b: TermId) -> bool {
        DEPTHS.into_iter().any(|deepest| {
            (self.deepest, self.steps) = (deepest, 0);
            // What was not shown may be with more depth.
            self.known.retain(|_, shown| *shown);
            self.subset(a, b)
        })
    }

    /// Is `a` part of `b`, as far as their form tells?
    fn subset(&mut self, a: TermId, b: TermId) -> bool {
        if a == b {
            return true;
        }
        if let Some(known) = self.known.get(&(a, b)) {
            return *known;
        }
        self.steps += 1;
        if self.depth > self.deepest || self.steps > STEPS {
            return false;
        }
        // While it is being shown it must not be used.
        self.known.insert((a, b), false);
        self.depth += 1;
        let shown = self.show(a, b);
        self.depth -= 1;
        if shown {
            self.known.insert((a, b), true);
        } else if self.depth > 0 {
            // A proof that failed for want of depth, or because it was under way, may succeed elsewhere.
            self.known.remove(&(a, b));
        }
        shown
    }

    fn show(&mut self, a: TermId, b: TermId) -> bool {
        let (x, y) = (self.terms.op(a), self.terms.op(b));
        match (x, y) {
            (Op::Empty, _) | (_, Op::Universe) => return true,
            (Op::Union(p, q), _) => return self.subset(p, b) && self.subset(q, b),
            _ => {}
        }
        self.by_right(a, b, x, y) || self.by_left(a, b, x)
    }

    /// By the form of what is larger.
    fn by_right(&mut self, a: TermId, b: TermId, x: Op, y: Op) -> bool {
        match y {
            Op::Union(p, q) => self.subset(a, p) || self.subset(a, q) || self.by_cases(a, b),
            Op::Inter(p, q) => self.subset(a, p) && self.subset(a, q),
            Op::Diff(p, q) => self.subset(a, p) && self.disjoint(a, q),
            Op::Compl(p) => self.disjoint(a, p),
            Op::Before(s, r) => self.subset(a, r) && self.starts_in(a, s),
            Op::After(r, s) => self.subset(a, r) && self.ends_in(a, s),
            Op::Product(s, t) => self.starts_in(a, s) && self.ends_in(a, t),
            Op::Plus(r) => {
                self.subset(a, r)
                    || match x {
                        Op::Plus(p) => self.subset(p, b),
                        Op::Seq(..) | Op::Before(..) | Op::After(..) => self.by_parts(a, b, b),
                        _ => false,
                    }
            }
            Op::Seq(p, q) => {
                let id = self.terms.id();
                (self.subset(id, q) && self.subset(a, p))
                    || (self.subset(id, p) && self.subset(a, q))
                    || self.by_parts(a, p, q)
            }
            Op::Inverse(r) => matches!(x, Op::Inverse(p) if self.subset(p, r)),
            Op::IdOn(s) => matches!(x, Op::IdOn(t) if self.subset(t, s)),
            Op::Id => matches!(x, Op::IdOn(_)),
            Op::Domain(r) => matches!(x, Op::Domain(p) if self.subset(p, r)),
            Op::Range(r) => matches!(x, Op::Range(p) if self.subset(p, r)),
            // A fixed point contains what its definition makes of it.
            Op::Fix(group, number) | Op::Rec(group, number) => {
                let body = self.terms.bodies(group).get(number as usize).copied();
                body.is_some_and(|body| self.subset(a, body))
            }
            Op::Base(base) => match x {
                Op::Base(part) => part.is_part_of(base),
                _ => false,
            },
            _ => false,
        }
    }

    /// By the form of what is smaller.
    fn by_left(&mut self, _: TermId, b: TermId, x: Op) -> bool {
        match x {
            Op::Inter(p, q) => self.subset(p, b) || self.subset(q, b),
            Op::Diff(p, _) | Op::Before(_, p) | Op::After(p, _) => self.subset(p, b),
            Op::Rec(group, number) => {
                let fixed = self.terms.fixed(group, number);
                fixed.is_some_and(|fixed| fixed == b)
            }
            // What is transitive contains a closure if it contains what is closed, a composition if both
            // parts.
            Op::Plus(p) => self.is_transitive(b) && self.subset(p, b),
            Op::Seq(p, q) => self.is_transitive(b) && self.subset(p, b) && self.subset(q, b),
            _ => false,
        }
    }

    fn is_transitive(&self, term: TermId) -> bool {
        match self.terms.op(term) {
            Op::Plus(_) | Op::Id | Op::IdOn(_) => true,
            Op::Base(base) => base.is_transitive(),
            _ => false,
        }
    }

    /// `a ⊆ (p & c) | (q & ~c)` if `a ⊆ p` and `a ⊆ q`.
    fn by_cases(&mut self, a: TermId, b: TermId) -> bool {
        let mut parts = vec![];
        let mut todo = vec![b];
        while let Some(term) = todo.pop() {
            match self.terms.op(term) {
                Op::Union(p, q) => todo.extend([p, q]),
                Op::Inter(p, q) => parts.extend([(p, q), (q, p)]),
                _ => {}
            }
        }
        for (p, c) in &parts {
            for (q, d) in &parts {
                if self.terms.op(*d) == Op::Compl(*c) && self.subset(a, *p) && self.subset(a, *q) {
                    return true;
                }
            }
        }
        false
    }

    /// `a ⊆ p; q` if a cut of the composition `a` has its first part in `p`, its second in `q`.
    fn by_parts(&mut self, a: TermId, p: TermId, q: TermId) -> bool {
        let factors = self.factors(a);
        (1..factors.len()).any(|cut| {
            let (first, mut second) = (self.composed(&factors[..cut]), self.composed(&factors[cut..]));
            // What the first part ends in, the second starts in.
            if let Op::After(_, middle) = self.terms.op(factors[cut - 1]) {
                second = self.terms.before(middle, second);
            }
            self.subset(first, p) && self.subset(second, q)
        })
    }

    /// What a composition is composed of, from left to right.
    fn factors(&mut self, term: TermId) -> Vec<TermId> {
        match self.terms.op(term) {
            Op::Seq(p, q) => [self.factors(p), self.factors(q)].concat(),
            Op::Before(s, r) => {
                let mut all = self.factors(r);
                all[0] = self.terms.before(s, all[0]);
                all
            }
            Op::After(r, s) => {
                let mut all = self.factors(r);
                let last = all.len() - 1;
                all[last] = self.terms.after(all[last], s);
                all
            }
            // `fr` is a composition, but for what is never in it.
            Op::Diff(r, id) if self.terms.op(id) == Op::Id => self.factors(r),
            _ => vec![term],
        }
    }

    fn composed(&mut self, factors: &[TermId]) -> TermId {
        let id = self.terms.id();
        factors.iter().fold(id, |all, next| self.terms.seq(all, *next))
    }

    /// Does a relation start in a set only?
    fn starts_in(&mut self, a: TermId, set: TermId) -> bool {
        if self.terms.op(set) == Op::Universe {
            return true;
        }
        match self.terms.op(a) {
            Op::Empty => true,
            Op::Before(s, r) => self.subset(s, set) || self.starts_in(r, set),
            Op::After(r, _) | Op::Diff(r, _) | Op::Plus(r) => self.starts_in(r, set),
            Op::Union(p, q) => self.starts_in(p, set) && self.starts_in(q, set),
            Op::Inter(p, q) => self.starts_in(p, set) || self.starts_in(q, set),
            Op::Seq(p, _) => self.starts_in(p, set),
            Op::Inverse(r) => self.ends_in(r, set),
            Op::IdOn(s) | Op::Product(s, _) => self.subset(s, set),
            Op::Base(base) => base.starts().is_some_and(|from| {
                let from = self.terms.base(from);
                self.subset(from, set)
            }),
            _ => false,
        }
    }

    /// Does a relation end in a set only?
    fn ends_in(&mut self, a: TermId, set: TermId) -> bool {
        if self.terms.op(set) == Op::Universe {
            return true;
        }
        match self.terms.op(a) {
            Op::Empty => true,
            Op::After(r, s) => self.subset(s, set) || self.ends_in(r, set),
            Op::Before(_, r) | Op::Diff(r, _) | Op::Plus(r) => self.ends_in(r, set),
            Op::Union(p, q) => self.ends_in(p, set) && self.ends_in(q, set),
            Op::Inter(p, q) => self.ends_in(p, set) || self.ends_in(q, set),
            Op::Seq(_, q) => self.ends_in(q, set),
            Op::Inverse(r) => self.starts_in(r, set),
            Op::IdOn(s) | Op::Product(_, s) => self.subset(s, set),
            Op::Base(base) => base.ends().is_some_and(|to| {
                let to = self.terms.base(to);
                self.subset(to, set)
            }),
            _ => false,
        }
    }

    /// Have two sets, or two relations, nothing in common?
    fn disjoint(&mut self, a: TermId, b: TermId) -> bool {
        self.steps += 1;
        if self.depth > self.deepest || self.steps > STEPS {
            return false;
        }
        self.depth += 1;
        let shown = self.show_disjoint(a, b);
        self.depth -= 1;
        shown
    }

    fn show_disjoint(&mut self, a: TermId, b: TermId) -> bool {
        let (x, y) = (self.terms.op(a), self.terms.op(b));
        match (x, y) {
            (Op::Empty, _) | (_, Op::Empty) => true,
            (Op::Base(p), Op::Base(q)) => p.is_apart_from(q),
            (Op::Union(p, q), _) => self.disjoint(p, b) && self.disjoint(q, b),
            (_, Op::Union(p, q)) => self.disjoint(a, p) && self.disjoint(a, q),
            (Op::Compl(p), _) if self.subset(b, p) => true,
            (_, Op::Compl(q)) => self.subset(a, q),
            (Op::Inter(p, q), _) if self.disjoint(p, b) || self.disjoint(q, b) => true,
            (_, Op::Inter(p, q)) if self.disjoint(a, p) || self.disjoint(a, q) => true,
            (Op::Diff(p, q), _) if self.subset(b, q) || self.disjoint(p, b) => true,
            (_, Op::Diff(p, q)) if self.subset(a, q) || self.disjoint(a, p) => true,
            (Op::Base(base), Op::Id | Op::IdOn(_)) => base.is_irreflexive(),
            _ if self.terms.sort(a) == Sort::Rel => self.ends_differ(a, b),
            _ => false,
        }
    }

    /// Do two relations start, or end, in sets that have nothing in common?
    fn ends_differ(&mut self, a: TermId, b: TermId) -> bool {
        let (start, end) = match self.terms.op(b) {
            Op::Product(s, t) => (Some(s), Some(t)),
            Op::Before(s, r) => match self.terms.op(r) {
                Op::After(_, t) => (Some(s), Some(t)),
                _ => (Some(s), None),
            },
            Op::After(r, t) => match self.terms.op(r) {
                Op::Before(s, _) => (Some(s), Some(t)),
                _ => (None, Some(t)),
            },
            _ => (None, None),
        };
        let apart = |it: &mut Self, set: Option<TermId>, starts: bool| {
            let Some(set) = set else { return false };
            let outside = it.terms.complement(set);
            if starts { it.starts_in(a, outside) } else { it.ends_in(a, outside) }
        };
        apart(self, start, true) || apart(self, end, false)
    }
}

fn fr(terms: &mut Terms) -> TermId {
    let (rf, co, id) = (terms.base(Base::Rf), terms.base(Base::Co), terms.id());
    let back = terms.inverse(rf);
    let later = terms.seq(back, co);
    terms.diff(later, id)
}
