//! Proves facts and axioms that a model's axioms imply.
//!
//! An engine may prune its search by a weaker model only if the model at hand implies that one. That is not
//! decided here in general: inclusion of terms is shown by rules that follow their structure (`a ⊆ b | c` if
//! `a ⊆ b`, `a; b ⊆ r+` if both are, …) and by what is known of given relations (`rf` goes from writes to
//! reads of the same location). The proofs are sound but incomplete: a fact that holds but is not proved
//! costs time, never a wrong answer.
//!
//! Two theorems are used beside that:
//! - `acyclic(po-loc ∪ rf ∪ co ∪ fr)` iff `irreflexive(po-loc; (rf ∪ co ∪ fr)+)` (Alglave: A formal hierarchy
//!   of weak memory models, FMSD 2012, for total `co`; `rf`, `co` and `fr` together are acyclic by
//!   construction where updates are atomic);
//! - a cycle of `po ∪ rf` in an execution that is coherent in this sense has a part in `rfe ∪ [R]; po; [W]`:
//!   a step of `rf` inside of a thread follows `po`, and what leads from one `rfe` to the next starts at a
//!   read and ends at a write.

mod inclusion;

use crate::model::{Compiled, Goal};
use crate::syntax::Test;
use crate::terms::{Op, Sort, TermId, Terms};
use crate::{Base, Model};
use rustc_hash::FxHashMap;

/// Properties proved of a model's axioms, such as coherence, that an engine may rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// `acyclic(po-loc ∪ rf ∪ co ∪ fr)`: each location by itself is sequentially consistent.
    pub coherent: bool,
    /// `acyclic(po ∪ rf)`: nothing is read before it is written.
    pub no_thin_air: bool,
    /// The kinds of cycles of `rf` and dependencies that the model excludes, so that no value justifies
    /// itself.
    pub no_circles: NoCircles,
    /// The kinds of cycles that the model excludes where program order is partial. There, even in coherent
    /// executions, a read may read an unsequenced write of its own thread, which does not come before it.
    pub no_circles_unsequenced: NoCircles,
}

/// The dependencies, beside `data`, by which a write may need the value of an earlier read of its thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    /// Whether `addr` counts: the address of the write, or of a read, is computed from the value read.
    pub addresses: bool,
    /// Whether `ctrl; [W]` counts (and, with addresses, `addr; po; [W]`): a branch on the value read decides
    /// whether the write happens.
    pub branches: bool,
    /// Whether `rmw` counts: the write of an update is computed from its read.
    pub updates: bool,
}

impl Needs {
    /// Returns all combinations of needs; one that contains another comes later.
    fn all() -> impl DoubleEndedIterator<Item = Needs> {
        (0..8).map(|bits| Needs { addresses: bits & 1 != 0, branches: bits & 2 != 0, updates: bits & 4 != 0 })
    }

    fn bits(self) -> u8 {
        u8::from(self.addresses) | u8::from(self.branches) << 1 | u8::from(self.updates) << 2
    }
}

/// For each combination of dependencies ([`Needs`]), whether a model is proved to forbid cycles of `rf` and
/// these dependencies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoCircles(u8);

impl NoCircles {
    /// Returns the kinds of needs for which `proves` shows that there is no cycle, or shows it for more kinds
    /// of needs.
    fn proved(proves: &mut dyn FnMut(Needs) -> bool) -> NoCircles {
        let mut no_circles = NoCircles::default();
        for needs in Needs::all().rev() {
            let more = Needs::all()
                .any(|more| more.bits() & needs.bits() == needs.bits() && no_circles.excludes(more));
            if more || proves(needs) {
                no_circles.0 |= 1 << needs.bits();
            }
        }
        no_circles
    }

    /// Returns whether the model is proved to forbid cycles of `rf` and dependencies of the kinds `needs`.
    pub fn excludes(self, needs: Needs) -> bool {
        self.0 >> needs.bits() & 1 != 0
    }

    /// Records that the model forbids cycles of `rf` and dependencies of the kinds `needs`, or of fewer
    /// kinds.
    #[must_use]
    pub fn excluding(mut self, needs: Needs) -> NoCircles {
        for fewer in Needs::all().filter(|fewer| fewer.bits() & !needs.bits() == 0) {
            self.0 |= 1 << fewer.bits();
        }
        self
    }
}

impl Model {
    /// Returns the properties, such as coherence, that the model's axioms are proved to imply.
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

    /// Returns whether the model's axioms can be proved to imply all axioms of another model. `false` if that
    /// cannot be shown.
    pub fn implies(&self, other: &Model) -> bool {
        let Some(compiled) = self.compiled() else { return false };
        let Some(weaker) = other.compile_onto(compiled.terms.clone()) else { return false };
        let mut prover = Prover::new(weaker.terms.clone(), axioms(compiled));
        axioms(&weaker).iter().all(|goal| prover.implies(goal))
    }

    /// Returns the numbers of the axioms of this model that the axioms of `other` are not proved to imply.
    /// Those must be checked when an execution is known to satisfy the other model.
    pub fn axioms_not_implied_by(&self, other: &Model) -> Vec<usize> {
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
    /// The union of needs and `rf`.
    whole: TermId,
    /// The union of needs, `rf` between threads, and a need by value followed by `rf` inside of a thread.
    stepwise: TermId,
    /// The relation `stepwise` with a later read of the same location in place of `rf` inside of a thread.
    stepwise_own: TermId,
    /// Paths from a read to a write inside of a thread, and `rf` between threads.
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
        // The parts of `eco` for a total `co`: rf, co, co; rf, fr, fr; rf.
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

    /// Returns whether it follows that no read comes before the write of its own thread that it reads.
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

    /// Returns whether it follows that there is no cycle of `rf` and these needs. A cycle of `rf`, `data` and
    /// `addr` alone may be excluded as it stands. Otherwise, where `rf` inside of a thread follows `po`, some
    /// step of `rf` on the cycle leads to another thread. What is between two such steps begins at a read and
    /// ends at a write; and a step of `rf` inside of a thread comes after a need, and goes to a later read of
    /// the location. (If that need is by a branch, or by an address before the write, then so is every later
    /// write's, and the step is not needed.) To rule out one of these is enough.
    fn has_no_circles(&mut self, coherent: bool, needs: Needs) -> bool {
        let Cycles { whole, stepwise, stepwise_own, at_once } = self.cycles(needs);
        self.acyclic(whole)
            || (coherent || self.reads_no_later_own())
                && (self.acyclic(stepwise) || self.acyclic(stepwise_own) || self.acyclic(at_once))
    }

    /// Returns the same as [`has_no_circles`](Self::has_no_circles) where `rf` inside of a thread need not
    /// follow `po`. If no need is by a branch, it still comes after a need by value.
    fn has_no_circles_unsequenced(&mut self, needs: Needs) -> bool {
        let Cycles { whole, stepwise, .. } = self.cycles(needs);
        self.acyclic(whole) || (!needs.branches && self.acyclic(stepwise))
    }

    /// Returns the relations that cycles of `rf` and these needs consist of.
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
}

fn fr(terms: &mut Terms) -> TermId {
    let (rf, co, id) = (terms.base(Base::Rf), terms.base(Base::Co), terms.id());
    let back = terms.inverse(rf);
    let later = terms.seq(back, co);
    terms.diff(later, id)
}
