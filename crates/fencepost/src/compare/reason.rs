//! Finds the axiom that forbids an execution, and the cycle that shows it.

use super::Contender;
use crate::describe::Numbering;
use fencepost_cat::{Shape, Violation};
use fencepost_explore::dependencies;
use fencepost_graph::{Candidate, EventRef, Execution, Loc};
use fencepost_program::Program;
use fencepost_report::EventId;
use fencepost_report::comparison::{Reason, Step};
use std::collections::BTreeMap;

/// The most coherence orders that are tried for an execution that has none.
const MOST_ORDERS: usize = 2_000;

/// Whether the text of a model forbids an execution, and by which axiom.
pub enum Forbidden {
    /// An axiom forbids it.
    By(Box<FailedAxiom>),
    /// No axiom forbids it.
    Not,
}

/// An axiom that does not hold in an execution, with the events that violate it.
pub struct FailedAxiom {
    violation: Violation,
    /// The execution's events, by the numbers that the violation uses.
    events: Vec<EventRef>,
    /// The execution with a coherence order, if it had none: every one is forbidden, and this one fails last.
    ordered: Option<Execution>,
    /// Whether all coherence orders were tried that the execution could have.
    tried: OrdersTried,
}

/// Whether all coherence orders of an execution were tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OrdersTried {
    All,
    Some,
}

/// Finds the axiom by which `model` forbids `execution`, in which the event pairs `unsequenced` are not
/// ordered by program order. If the execution has no coherence order, though the model wants one
/// (`without_co`), an axiom must forbid it with every order.
pub fn forbidden(
    program: &Program,
    execution: &Execution,
    unsequenced: &[(EventRef, EventRef)],
    model: &Contender<'_>,
    without_co: bool,
) -> Forbidden {
    let dependencies = dependencies(program, execution);
    let ask = |execution: &Execution| {
        let candidate = Candidate::from_execution(execution).with_dependencies(&dependencies);
        let candidate = candidate.without_order(unsequenced);
        let violation = model.cat.model.violation(&candidate)?;
        let events = candidate.events.iter().map(|event| event.name).collect();
        Some(FailedAxiom { violation, events, ordered: None, tried: OrdersTried::All })
    };
    if !without_co {
        return ask(execution).map_or(Forbidden::Not, |verdict| Forbidden::By(Box::new(verdict)));
    }
    let names: Vec<&str> = model.cat.model.checks().map(|axiom| axiom.name.as_str()).collect();
    let rank = |verdict: &FailedAxiom| names.iter().position(|name| *name == verdict.violation.axiom.name);
    let mut best: Option<FailedAxiom> = None;
    // A coherent model allows no order of writes that contradicts their threads'.
    let kept = if model.cat.facts.coherent { OrderKept::InThreads } else { OrderKept::Nowhere };
    let orders = orders(execution, kept);
    let tried = if orders.len() < MOST_ORDERS { OrdersTried::All } else { OrdersTried::Some };
    for ordered in orders {
        let Some(verdict) = ask(&ordered) else { return Forbidden::Not };
        // The order with which the most axioms hold says the most.
        if best.as_ref().is_none_or(|best| rank(&verdict) > rank(best)) {
            best = Some(FailedAxiom { ordered: Some(ordered), tried, ..verdict });
        }
    }
    best.map_or(Forbidden::Not, |verdict| Forbidden::By(Box::new(verdict)))
}

/// Between which writes a coherence order must agree with program order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OrderKept {
    /// Between writes of one thread, which keep their order.
    InThreads,
    /// Between none: the order is free.
    Nowhere,
}

/// Returns the execution with each coherence order that it could have, at most [`MOST_ORDERS`]; if there are
/// as many, there may be more.
fn orders(execution: &Execution, kept: OrderKept) -> Vec<Execution> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events() {
        if let (true, Some(loc)) = (event.label.is_write(), event.label.loc()) {
            writes.entry(loc).or_default().push(name);
        }
    }
    let mut all = vec![vec![]];
    for (loc, writes) in writes {
        let ways = permutations(&writes, kept);
        let longer = |co: &Vec<(Loc, Vec<EventRef>)>, way: &Vec<EventRef>| {
            co.iter().cloned().chain([(loc, way.clone())]).collect::<Vec<_>>()
        };
        all =
            all.iter().flat_map(|co| ways.iter().map(move |way| longer(co, way))).take(MOST_ORDERS).collect();
    }
    all.into_iter().map(|co| Execution { threads: execution.threads.clone(), co }).collect()
}

/// Returns the orders of some writes, at most [`MOST_ORDERS`].
fn permutations(writes: &[EventRef], kept: OrderKept) -> Vec<Vec<EventRef>> {
    fn grow(chosen: &mut Vec<EventRef>, left: &[EventRef], kept: OrderKept, found: &mut Vec<Vec<EventRef>>) {
        if left.is_empty() {
            found.push(chosen.clone());
        }
        for (i, write) in left.iter().enumerate() {
            let thread = |event: &EventRef| match event {
                EventRef::At(thread, _) => Some(*thread),
                EventRef::Init(_) => None,
            };
            let too_early = left[..i].iter().any(|earlier| thread(earlier) == thread(write));
            if found.len() >= MOST_ORDERS || (kept == OrderKept::InThreads && too_early) {
                continue;
            }
            let rest: Vec<EventRef> = left.iter().copied().filter(|other| other != write).collect();
            chosen.push(*write);
            grow(chosen, &rest, kept, found);
            chosen.pop();
        }
    }
    let mut found = vec![];
    grow(&mut vec![], writes, kept, &mut found);
    found
}

impl Forbidden {
    /// Returns whether the model's text is known to forbid the execution, with every coherence order that it
    /// could have.
    pub fn is_certain(&self) -> bool {
        matches!(self, Forbidden::By(verdict) if verdict.tried == OrdersTried::All)
    }

    /// Returns the name of the axiom that forbids the execution, its sentence, and its check as written.
    pub fn words(&self) -> (Option<String>, Option<String>, String) {
        match self {
            Forbidden::Not => (None, None, String::new()),
            Forbidden::By(verdict) => {
                let axiom = &verdict.violation.axiom;
                (Some(axiom.name.clone()), axiom.text.clone(), axiom.formula())
            }
        }
    }

    /// Returns the execution with the coherence order to show, if the execution that was asked about had
    /// none.
    pub fn graph(&self) -> Option<&Execution> {
        match self {
            Forbidden::By(verdict) => verdict.ordered.as_ref(),
            Forbidden::Not => None,
        }
    }

    /// Returns the cycle, pairs or events that violate the axiom, for a report, and all events in them.
    pub fn reason(&self, ids: &mut Numbering) -> (Reason, Vec<EventId>) {
        let Forbidden::By(verdict) = self else { return (Reason::Nothing, vec![]) };
        let mut id = |event: usize| ids.id(verdict.events[event]);
        let (reason, mut focus) = match &verdict.violation.shape {
            Shape::Cycle(steps) => {
                let steps: Vec<Step> = steps
                    .iter()
                    .map(|step| Step {
                        from: id(step.from),
                        to: id(step.to),
                        relation: step.relation.clone(),
                    })
                    .collect();
                let focus = steps.iter().map(|step| step.from).collect();
                (Reason::Cycle(steps), focus)
            }
            Shape::Pairs(pairs) => {
                let pairs: Vec<(EventId, EventId)> = pairs.iter().map(|(a, b)| (id(*a), id(*b))).collect();
                let focus = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
                (Reason::Pairs(pairs), focus)
            }
            Shape::Events(events) => {
                let events: Vec<EventId> = events.iter().map(|event| id(*event)).collect();
                (Reason::Events(events.clone()), events)
            }
            Shape::Nothing => (Reason::Nothing, vec![]),
        };
        focus.sort();
        focus.dedup();
        (reason, focus)
    }
}
