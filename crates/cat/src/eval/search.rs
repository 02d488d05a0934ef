//! Searches for orders that the `with` instructions of a model may choose and under which all checks hold.
//!
//! An unknown total order is not found by listing all of them. The search knows a partial order that every
//! solution contains. A term that depends on the unknown order then lies between two values ([`Side`]), and a
//! check may already hold for both or fail for both. So the search adds the pairs that the base relation
//! demands, closes them transitively, and evaluates the checks; if these are not decided, it takes a pair
//! that is not ordered yet and tries both directions. Before that, it evaluates the checks once for both
//! directions of every such pair. If a check fails for one direction, the other is forced (saturation); this
//! decides most graphs without branching. The method generalises the decision procedure for JAM21's `pushto`
//! (`models/src/jam`).
//!
//! *Relied on*: a term is monotone in each side's operands, differences and complements swapping sides;
//! recursion is monotone. *Cost*: each evaluation computes the terms that depend on chosen orders twice;
//! saturation evaluates once for each pair that is not ordered. In the worst case exponential, as the problem
//! is.

use super::bits;
use super::frame::{EvalInput, Frame, Side};
use super::plan::Plan;
use crate::model::Goal;
use crate::terms::{Op, TermId, Terms, VarId};

/// A search on one execution for orders that a model's `with` instructions may choose, such that all checks
/// hold.
pub struct Search<'a> {
    /// The terms of the model.
    pub terms: &'a Terms,
    /// The order in which terms are computed.
    pub plan: &'a Plan,
    /// The data of the execution.
    pub given: EvalInput<'a>,
    /// The checks that depend on choices.
    pub goals: &'a [Goal],
    /// The values of the terms.
    pub frame: &'a mut Frame,
}

/// Whether orders exist that a model's `with` instructions may choose and with which all checks hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchOutcome {
    /// Choices exist with which all checks hold.
    Yes,
    /// No such orders exist; with the number of the check that failed first.
    No(Option<usize>),
}

/// The pairs of each chosen order that are known at one point of the search.
#[derive(Clone, Debug)]
struct State {
    /// The pairs that each chosen order has for certain, and those that it may have.
    known: Vec<(Vec<u64>, Vec<u64>)>,
}

/// Whether the checks hold or fail for every completion of the known pairs, or are still open.
enum CheckState {
    Hold,
    Fail(Option<usize>),
    Open,
}

impl Search<'_> {
    /// Searches for orders that the `with` instructions may choose such that all checks hold. The caller has
    /// computed the terms that depend on no such order.
    pub fn run(&mut self) -> SearchOutcome {
        let first = State { known: self.terms.vars().map(|var| self.least_known(var)).collect() };
        let mut blame = None;
        match self.solve(first, &mut blame) {
            true => SearchOutcome::Yes,
            false => SearchOutcome::No(blame),
        }
    }

    /// Chooses orders for the `with` instructions such that a check fails, and leaves the values of the terms
    /// for these orders in the frame; returns `false` if there are none.
    pub fn choose_failing(&mut self) -> bool {
        let first = State { known: self.terms.vars().map(|var| self.least_known(var)).collect() };
        self.choose_failing_from(first)
    }

    fn choose_failing_from(&mut self, mut state: State) -> bool {
        match self.evaluate(&mut state) {
            CheckState::Hold => false,
            CheckState::Fail(why) => why.is_some(),
            CheckState::Open => match self.open(&state).first() {
                Some(step) => step.ways(&state).into_iter().any(|next| self.choose_failing_from(next)),
                None => false,
            },
        }
    }

    fn var_term(&self, var: VarId) -> Option<TermId> {
        self.plan.varying.iter().copied().find(|t| self.terms.op(*t) == Op::Var(var))
    }

    /// Returns the bounds of a chosen order before anything is chosen.
    fn least_known(&self, var: VarId) -> (Vec<u64>, Vec<u64>) {
        let shape = self.frame.shape();
        if self.var_term(var).is_none() {
            return (vec![], vec![]);
        }
        let choice = self.terms.choice(var);
        let set = self.frame.value(self.terms, choice.set, Side::Least);
        let mut most = vec![0; shape.relation()];
        for a in bits::members(set) {
            for b in bits::members(set).filter(|b| *b != a) {
                if !choice.per_location || self.same_location(a, b) {
                    bits::put(&mut most[a * shape.words..], b);
                }
            }
        }
        (vec![0; shape.relation()], most)
    }

    fn same_location(&self, a: usize, b: usize) -> bool {
        let events = &self.given.candidate.events;
        events[a].loc().is_some() && events[a].loc() == events[b].loc()
    }

    fn solve(&mut self, mut state: State, blame: &mut Option<usize>) -> bool {
        match self.evaluate(&mut state) {
            CheckState::Hold => return true,
            CheckState::Fail(why) => {
                *blame = blame.or(why);
                return false;
            }
            CheckState::Open => {}
        }
        // If a check fails for one direction of a pair, the other direction is forced.
        let mut open = self.open(&state);
        let mut forced = true;
        while forced {
            forced = false;
            for step in open.clone() {
                let ways = step.ways(&state);
                let mut left = vec![];
                for way in &ways {
                    let mut next = way.clone();
                    match self.evaluate(&mut next) {
                        CheckState::Hold => return true,
                        CheckState::Fail(why) => *blame = blame.or(why),
                        CheckState::Open => left.push(next),
                    }
                }
                if left.is_empty() {
                    return false;
                }
                if left.len() == 1 && ways.len() > 1 {
                    state = left.remove(0);
                    forced = true;
                    break;
                }
            }
            open = self.open(&state);
        }
        match open.first() {
            Some(step) => step.ways(&state).into_iter().any(|next| self.solve(next, blame)),
            // Without open decisions both bounds are equal, and the checks are decided: this cannot happen.
            None => false,
        }
    }

    /// Returns the decisions that are still open.
    fn open(&self, state: &State) -> Vec<Step> {
        let shape = self.frame.shape();
        let mut open = vec![];
        for (number, (least, most)) in state.known.iter().enumerate() {
            if most.is_empty() {
                continue;
            }
            let undecided =
                bits::pairs(shape, most).filter(|(a, b)| a < b && bits::related(shape, most, *b, *a));
            if self.plan.only_last[number] {
                open.extend(undecided.filter_map(|(a, _)| self.last_of(number, a, least, most)).next());
            } else {
                open.extend(undecided.map(|(a, b)| Step::Pair(number, shape.words, (a, b))));
            }
        }
        open
    }

    /// Returns the decision which event comes last among those that an order relates to `event`, unless that
    /// is known.
    fn last_of(&self, number: usize, event: usize, least: &[u64], most: &[u64]) -> Option<Step> {
        let shape = self.frame.shape();
        let with = |e: &usize| {
            *e == event || bits::related(shape, most, *e, event) || bits::related(shape, most, event, *e)
        };
        let class: Vec<usize> = (0..shape.events).filter(with).collect();
        let is_last = |e: &usize| class.iter().all(|x| x == e || bits::related(shape, least, *x, *e));
        (!class.iter().any(is_last)).then_some(Step::Last(number, shape.words, class))
    }

    /// Adds the pairs that follow from the known ones to each chosen order, and evaluates the checks as far
    /// as the known pairs allow.
    fn evaluate(&mut self, state: &mut State) -> CheckState {
        loop {
            for (number, (least, most)) in state.known.iter_mut().enumerate() {
                let var = VarId(number as u32);
                let Some(term) = self.var_term(var) else { continue };
                if !self.settle(least, most) {
                    return CheckState::Fail(None);
                }
                self.frame.value_mut(self.terms, term, Side::Least).copy_from_slice(least);
                self.frame.value_mut(self.terms, term, Side::Most).copy_from_slice(most);
            }
            self.frame.compute_both(self.terms, self.plan, &self.plan.varying, &self.given);
            if !self.adds_base(state) {
                break;
            }
        }
        let mut hold = true;
        for (number, goal) in self.goals.iter().enumerate() {
            let (worst, best) = match goal.negated {
                false => (Side::Most, Side::Least),
                true => (Side::Least, Side::Most),
            };
            let holds =
                |frame: &Frame, side| frame.holds(self.terms, goal.test, goal.term, side) != goal.negated;
            if !holds(self.frame, best) {
                return CheckState::Fail(Some(number));
            }
            hold = hold && holds(self.frame, worst);
        }
        // An open order may still turn out not to exist: it must contain its base relation.
        if hold && (self.bases_are_fixed() || self.open(state).is_empty()) {
            CheckState::Hold
        } else {
            CheckState::Open
        }
    }

    /// Returns whether the base relations of all orders are settled.
    fn bases_are_fixed(&self) -> bool {
        self.terms.vars().filter(|var| self.var_term(*var).is_some()).all(|var| {
            let value = |side| self.frame.value(self.terms, self.terms.choice(var).base, side);
            value(Side::Least) == value(Side::Most)
        })
    }

    /// Closes the known pairs of one choice; returns `false` if they contradict each other.
    fn settle(&self, least: &mut [u64], most: &mut [u64]) -> bool {
        let shape = self.frame.shape();
        bits::close(shape, least);
        for (a, b) in bits::pairs(shape, least) {
            most[b * shape.words + a / 64] &= !(1 << (a % 64));
        }
        // (A pair both ways is no longer in `most`, nor is what never was.)
        bits::pairs(shape, least).all(|(a, b)| bits::related(shape, most, a, b))
    }

    /// Adds to each order the pairs that its base relation has for certain; returns whether any was new.
    fn adds_base(&mut self, state: &mut State) -> bool {
        let shape = self.frame.shape();
        let mut new = false;
        for (number, (least, most)) in state.known.iter_mut().enumerate() {
            let var = VarId(number as u32);
            let choice = self.terms.choice(var);
            if most.is_empty() {
                continue;
            }
            let set = self.frame.value(self.terms, choice.set, Side::Least);
            let base = self.frame.value(self.terms, choice.base, Side::Least);
            for (a, b) in bits::pairs(shape, base) {
                let here = bits::has(set, a) && bits::has(set, b);
                if here
                    && (!choice.per_location || self.same_location(a, b))
                    && !bits::related(shape, least, a, b)
                {
                    bits::put(&mut least[a * shape.words..], b);
                    new = true;
                }
            }
        }
        new
    }
}

/// A decision that is open.
#[derive(Clone, Debug)]
enum Step {
    /// Two events that an order (by its number) has not ordered yet.
    Pair(usize, usize, (usize, usize)),
    /// Events one of which an order (by its number) puts last, and it does not matter how it orders the
    /// others.
    Last(usize, usize, Vec<usize>),
}

impl Step {
    /// Returns the states after each way to take the decision.
    fn ways(&self, state: &State) -> Vec<State> {
        match self {
            Step::Pair(number, words, (a, b)) => {
                let with = |a: usize, b: usize| {
                    let mut next = state.clone();
                    bits::put(&mut next.known[*number].0[a * words..], b);
                    next
                };
                vec![with(*a, *b), with(*b, *a)]
            }
            Step::Last(number, words, class) => {
                let with = |last: &usize| {
                    let mut next = state.clone();
                    for event in class.iter().filter(|e| *e != last) {
                        bits::put(&mut next.known[*number].0[event * words..], *last);
                    }
                    next
                };
                class.iter().map(with).collect()
            }
        }
    }
}
