//! Explains why a check fails: by a shortest cycle, or by the members that should not be there.
//!
//! A cycle is found in the relation that the check is about, and each of its edges is taken apart into edges
//! that a reader of the text knows: given relations and those that have names, with unions and closures
//! resolved (`hb` is shown as the `po` and `sw` that it is made of, `sw` as itself).

use crate::Base;
use crate::eval::{EvalInput, Frame, Plan, Search, Side, bits};
use crate::model::{Compiled, Goal};
use crate::syntax::Test;
use crate::terms::{Op, Sort, TermId};
use fencepost_graph::Candidate;
use std::collections::VecDeque;

/// The cycle, pairs or events because of which a check fails on an execution. Events are numbered as in the
/// candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A cycle: a path from an event back to itself.
    Cycle(Vec<Step>),
    /// Pairs of a relation that should be empty.
    Pairs(Vec<(usize, usize)>),
    /// Events of a set that should be empty.
    Events(Vec<usize>),
    /// An empty set or relation that should have members, or no choice to make.
    Nothing,
}

/// A step of a cycle that violates a check, from an event to the next by a named relation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The event at which the step starts.
    pub from: usize,
    /// The event at which the step ends.
    pub to: usize,
    /// The name of the relation that has the step.
    pub relation: String,
}

/// The depth to which an edge is decomposed into the relations that it is made of.
const DEEPEST: u32 = 60;

/// One check of a model, evaluated on one execution, from which the reason for a failure is read.
pub(crate) struct Explainer<'a> {
    compiled: &'a Compiled,
    goal: Goal,
    frame: Frame,
    /// Whether the check holds for every choice of the text's `with`.
    holds: bool,
}

impl<'a> Explainer<'a> {
    /// Evaluates all terms that the check is made of on an execution. Where the check depends on an
    /// order that a `with` instruction chooses, an order is chosen with which the check fails.
    pub fn new(compiled: &'a Compiled, candidate: &Candidate, goal: Goal) -> Self {
        let terms = &compiled.terms;
        let plan = Plan::new(terms, &[goal.term]);
        let mut frame = Frame::default();
        let given = EvalInput { candidate, constants: &compiled.constants };
        frame.prepare(terms, &plan, candidate);
        frame.compute(terms, &plan, &plan.for_varying, &given);
        frame.compute(terms, &plan, &plan.for_goal[0], &given);
        let holds = match plan.varies[goal.term.index()] {
            true => !Search { terms, plan: &plan, given, goals: &[goal], frame: &mut frame }.choose_failing(),
            false => frame.holds(terms, goal.test, goal.term, Side::Least) != goal.negated,
        };
        Explainer { compiled, goal, frame, holds }
    }

    /// Returns whether the check holds on the execution.
    pub fn holds(&self) -> bool {
        self.holds
    }

    fn related(&self, term: TermId, a: usize, b: usize) -> bool {
        let value = self.frame.value(&self.compiled.terms, term, Side::Least);
        bits::related(self.frame.shape(), value, a, b)
    }

    /// Returns the cycle, pairs or events because of which the check fails on the execution.
    pub fn shape(&self) -> Shape {
        let (terms, shape) = (&self.compiled.terms, self.frame.shape());
        // A check may hold for every choice, and yet fail because there is nothing to choose.
        if self.goal.negated || self.holds {
            return Shape::Nothing;
        }
        let value = self.frame.value(terms, self.goal.term, Side::Least);
        match (self.goal.test, terms.sort(self.goal.term)) {
            (Test::Empty, Sort::Set) => Shape::Events(bits::members(value).collect()),
            (Test::Empty, Sort::Rel) => Shape::Pairs(bits::pairs(shape, value).collect()),
            (Test::Irreflexive, _) => {
                let loops = (0..shape.events).filter(|e| bits::related(shape, value, *e, *e));
                let ways = loops.map(|e| self.edge(self.goal.term, e, e, 0));
                Shape::Cycle(shortest(ways))
            }
            (Test::Acyclic, _) => {
                let cycles = (0..shape.events).filter_map(|e| self.path(self.goal.term, e, e));
                let ways = cycles.map(|cycle| {
                    let edges = cycle.windows(2).map(|pair| self.edge(self.goal.term, pair[0], pair[1], 0));
                    edges.flatten().collect()
                });
                Shape::Cycle(shortest(ways))
            }
        }
    }

    /// Returns the events of a shortest path from `from` to `to` in the relation, of at least one step.
    fn path(&self, term: TermId, from: usize, to: usize) -> Option<Vec<usize>> {
        let shape = self.frame.shape();
        let value = self.frame.value(&self.compiled.terms, term, Side::Least);
        let row = |e: usize| bits::members(&value[e * shape.words..(e + 1) * shape.words]);
        let mut came = vec![usize::MAX; shape.events];
        let mut todo = VecDeque::from([from]);
        while let Some(event) = todo.pop_front() {
            for next in row(event) {
                if next == to {
                    let mut path = vec![to, event];
                    while path[path.len() - 1] != from || path.len() == 1 {
                        let last = path[path.len() - 1];
                        if came[last] == usize::MAX {
                            break;
                        }
                        path.push(came[last]);
                    }
                    path.reverse();
                    return Some(path);
                }
                if came[next] == usize::MAX && next != from {
                    came[next] = event;
                    todo.push_back(next);
                }
            }
        }
        None
    }

    /// Returns the steps that an edge of the relation is made of.
    fn edge(&self, term: TermId, a: usize, b: usize, depth: u32) -> Vec<Step> {
        let terms = &self.compiled.terms;
        let op = terms.op(term);
        let name = self.compiled.names.get(&term);
        let transparent = matches!(op, Op::Union(..) | Op::Plus(_));
        let step = |relation: &str| vec![Step { from: a, to: b, relation: relation.to_owned() }];
        if let (Some(name), false) = (name, transparent) {
            return step(name);
        }
        if depth > DEEPEST {
            return step(name.map_or("…", String::as_str));
        }
        let deeper = |term, a, b| self.edge(term, a, b, depth + 1);
        match op {
            Op::Base(base) => step(base.name()),
            Op::Id | Op::IdOn(_) => vec![],
            Op::Union(x, y) => {
                let parts = [x, y].into_iter().filter(|part| self.related(*part, a, b));
                shortest(parts.map(|part| deeper(part, a, b)))
            }
            Op::Plus(r) => {
                let path = self.path(r, a, b).unwrap_or_else(|| vec![a, b]);
                joined(path.windows(2).flat_map(|pair| deeper(r, pair[0], pair[1])).collect())
            }
            Op::Seq(x, y) => {
                let events = 0..self.frame.shape().events;
                let via = events.filter(|via| self.related(x, a, *via) && self.related(y, *via, b));
                let ways = via.map(|via| joined([deeper(x, a, via), deeper(y, via, b)].concat()));
                shortest(ways)
            }
            Op::Before(_, r) | Op::After(r, _) | Op::Diff(r, _) => deeper(r, a, b),
            Op::Inter(x, y) => deeper(if self.is_filter(x) { y } else { x }, a, b),
            Op::Inverse(r) => {
                let mut back = deeper(r, b, a);
                back.reverse();
                let turn = |s: Step| Step { from: s.to, to: s.from, relation: format!("{}^-1", s.relation) };
                back.into_iter().map(turn).collect()
            }
            Op::Product(..) | Op::Universe => step("any"),
            Op::Compl(r) => step(&format!("~{}", self.word(r))),
            _ => step(&self.word(term)),
        }
    }

    fn word(&self, term: TermId) -> String {
        let name = self.compiled.names.get(&term).cloned();
        name.unwrap_or_else(|| match self.compiled.terms.op(term) {
            Op::Base(base) => base.name().to_owned(),
            _ => "…".to_owned(),
        })
    }

    /// Returns whether a relation only restricts where events are, and does not connect them.
    fn is_filter(&self, term: TermId) -> bool {
        match self.compiled.terms.op(term) {
            Op::Base(base) => matches!(base, Base::Loc | Base::Int),
            Op::Compl(_) | Op::Product(..) | Op::Universe => true,
            _ => false,
        }
    }
}

/// Returns the shortest of some lists of steps.
fn shortest(ways: impl Iterator<Item = Vec<Step>>) -> Vec<Step> {
    ways.min_by_key(Vec::len).unwrap_or_default()
}

/// Joins consecutive steps of program order into one.
fn joined(steps: Vec<Step>) -> Vec<Step> {
    let mut out: Vec<Step> = vec![];
    for step in steps {
        match out.last_mut() {
            Some(last) if last.relation == step.relation && step.relation == "po" => last.to = step.to,
            _ => out.push(step),
        }
    }
    out
}

/// Returns the pairs that a relation of the model (a term) has on an execution.
pub(crate) fn pairs_of(compiled: &Compiled, candidate: &Candidate, term: TermId) -> Vec<(usize, usize)> {
    let goal = Goal { test: Test::Empty, negated: false, term };
    let explainer = Explainer::new(compiled, candidate, goal);
    let value = explainer.frame.value(&compiled.terms, term, Side::Least);
    bits::pairs(explainer.frame.shape(), value).collect()
}

/// Returns the events that a set of the model (a term) has on an execution.
pub(crate) fn members_of(compiled: &Compiled, candidate: &Candidate, term: TermId) -> Vec<usize> {
    let goal = Goal { test: Test::Empty, negated: false, term };
    let explainer = Explainer::new(compiled, candidate, goal);
    bits::members(explainer.frame.value(&compiled.terms, term, Side::Least)).collect()
}
