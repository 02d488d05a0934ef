//! What a `with` chooses.
//!
//! An unknown total order is not found by listing all of them. It is known in part: a partial order that
//! every solution contains. A term that depends on it then lies between two values ([`Side`]), and a check
//! may be lost or won already. So: add what the base relation demands, close, look; if nothing is decided,
//! take a pair that is not ordered yet and try both ways. Before that, every open pair is tried for one step:
//! where one way is lost at once, the other is forced (saturation), which decides most graphs without
//! branching at all. After the decision procedure for JAM21's `pushto` (`models/src/jam`), made general.
//!
//! *Relied on*: a term is monotone in each side's operands, differences and complements swapping sides;
//! recursion is monotone. *Cost*: each look computes the terms that depend on choices, twice; saturation
//! takes a look for each open pair. In the worst case exponential, as the problem is.

use super::bits;
use super::frame::{Frame, Given, Side};
use super::plan::Plan;
use crate::model::Goal;
use crate::terms::{Op, TermId, Terms, VarId};

/// A search for what the model's `with`s choose, on one execution.
pub struct Search<'a> {
    /// All terms.
    pub terms: &'a Terms,
    /// What to compute.
    pub plan: &'a Plan,
    /// What the execution gives.
    pub given: Given<'a>,
    /// The checks that depend on choices.
    pub goals: &'a [Goal],
    /// The values.
    pub frame: &'a mut Frame,
}

/// The outcome of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// There is a choice with which all checks hold.
    Yes,
    /// There is none; the check (by its number) that the first try failed.
    No(Option<usize>),
}

/// What is known of all choices.
#[derive(Clone, Debug)]
struct State {
    /// For each choice, what is in it for certain, and what may be.
    known: Vec<(Vec<u64>, Vec<u64>)>,
}

/// How things stand.
enum Look {
    Won,
    Lost(Option<usize>),
    Open,
}

impl Search<'_> {
    /// Is there a choice with which all checks hold? What does not vary has been computed.
    pub fn run(&mut self) -> Found {
        let first = State { known: self.terms.vars().map(|var| self.least_known(var)).collect() };
        let mut blame = None;
        match self.solve(first, &mut blame) {
            true => Found::Yes,
            false => Found::No(blame),
        }
    }

    /// Makes some choice with which a check fails and leaves the values as they are then; `false` if there is
    /// none.
    pub fn lose(&mut self) -> bool {
        let first = State { known: self.terms.vars().map(|var| self.least_known(var)).collect() };
        self.lose_from(first)
    }

    fn lose_from(&mut self, mut state: State) -> bool {
        match self.look(&mut state) {
            Look::Won => false,
            Look::Lost(why) => why.is_some(),
            Look::Open => match self.open(&state).first() {
                Some(step) => step.ways(&state).into_iter().any(|next| self.lose_from(next)),
                None => false,
            },
        }
    }

    fn var_term(&self, var: VarId) -> Option<TermId> {
        self.plan.varying.iter().copied().find(|t| self.terms.op(*t) == Op::Var(var))
    }

    /// What is known of a choice before anything is chosen.
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
        match self.look(&mut state) {
            Look::Won => return true,
            Look::Lost(why) => {
                *blame = blame.or(why);
                return false;
            }
            Look::Open => {}
        }
        // Where one way is lost at once, the other is forced.
        let mut open = self.open(&state);
        let mut forced = true;
        while forced {
            forced = false;
            for step in open.clone() {
                let ways = step.ways(&state);
                let mut left = vec![];
                for way in &ways {
                    let mut next = way.clone();
                    match self.look(&mut next) {
                        Look::Won => return true,
                        Look::Lost(why) => *blame = blame.or(why),
                        Look::Open => left.push(next),
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
            // Nothing is open and nothing was decided: cannot be, since both sides are equal then.
            None => false,
        }
    }

    /// What may be decided next.
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

    /// Who may come last of those that an order puts together with `event`, unless that is known.
    fn last_of(&self, number: usize, event: usize, least: &[u64], most: &[u64]) -> Option<Step> {
        let shape = self.frame.shape();
        let with = |e: &usize| {
            *e == event || bits::related(shape, most, *e, event) || bits::related(shape, most, event, *e)
        };
        let class: Vec<usize> = (0..shape.events).filter(with).collect();
        let is_last = |e: &usize| class.iter().all(|x| x == e || bits::related(shape, least, *x, *e));
        (!class.iter().any(is_last)).then_some(Step::Last(number, shape.words, class))
    }

    /// Adds what follows from what is known, and looks how the checks stand.
    fn look(&mut self, state: &mut State) -> Look {
        loop {
            for (number, (least, most)) in state.known.iter_mut().enumerate() {
                let var = VarId(number as u32);
                let Some(term) = self.var_term(var) else { continue };
                if !self.settle(least, most) {
                    return Look::Lost(None);
                }
                self.frame.value_mut(self.terms, term, Side::Least).copy_from_slice(least);
                self.frame.value_mut(self.terms, term, Side::Most).copy_from_slice(most);
            }
            self.frame.compute_both(self.terms, self.plan, &self.plan.varying, &self.given);
            if !self.adds_base(state) {
                break;
            }
        }
        let mut won = true;
        for (number, goal) in self.goals.iter().enumerate() {
            let (worst, best) = match goal.negated {
                false => (Side::Most, Side::Least),
                true => (Side::Least, Side::Most),
            };
            let holds =
                |frame: &Frame, side| frame.holds(self.terms, goal.test, goal.term, side) != goal.negated;
            if !holds(self.frame, best) {
                return Look::Lost(Some(number));
            }
            won = won && holds(self.frame, worst);
        }
        // What is open may still turn out not to exist: an order must contain its base relation.
        if won && (self.bases_are_fixed() || self.open(state).is_empty()) { Look::Won } else { Look::Open }
    }

    /// Is it settled what every order must contain?
    fn bases_are_fixed(&self) -> bool {
        self.terms.vars().filter(|var| self.var_term(*var).is_some()).all(|var| {
            let value = |side| self.frame.value(self.terms, self.terms.choice(var).base, side);
            value(Side::Least) == value(Side::Most)
        })
    }

    /// Closes what is known of one choice; `false` if it contradicts itself.
    fn settle(&self, least: &mut [u64], most: &mut [u64]) -> bool {
        let shape = self.frame.shape();
        bits::close(shape, least);
        for (a, b) in bits::pairs(shape, least) {
            most[b * shape.words + a / 64] &= !(1 << (a % 64));
        }
        // (A pair both ways is no longer in `most`, nor is what never was.)
        bits::pairs(shape, least).all(|(a, b)| bits::related(shape, most, a, b))
    }

    /// Adds to each order what its base relation has for certain; was there anything new?
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

/// A decision to be made.
#[derive(Clone, Debug)]
enum Step {
    /// Two events that an order (by its number) has not ordered yet.
    Pair(usize, usize, (usize, usize)),
    /// Events one of which an order (by its number) puts last, and it does not matter how it orders the
    /// others.
    Last(usize, usize, Vec<usize>),
}

impl Step {
    /// Every way to decide it, given what else is known by now.
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
