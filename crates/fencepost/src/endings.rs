//! Finds the ways in which an execution may end: the values of a test's observables. The only place that says
//! which writes memory may end with, for every engine and for `check` and `compare` alike.
//!
//! - A model with a coherence order has one ending: the last write of each location. (Several if executions
//!   are counted up to `co`.)
//! - `wrc11` and `jam21`, explored by the graph engine, have native checkers that say which writes may be
//!   last.
//! - A text says so by `FW`. If that depends on a choice (a `with`), as it does in `jam21`, an ending is one
//!   of the choices with which all axioms hold.
//! - A text that has neither: any write that is not `(po ∪ rf)⁺`-before another.

use crate::final_states::Ending;
use crate::model::Decider;
use crate::model::cat::CatModel;
use crate::scene::{Dependent, Ended};
use fencepost_graph::{Candidate, Loc, Matrices};
use fencepost_litmus::{Observable, Test};
use fencepost_models::ModelId;
use fencepost_models::jam::may_end_with;

/// The greatest number of final states of one execution that are examined. Without a coherence order every
/// location may end with any of its unordered writes, so their number is a product over the locations.
pub const MAX_ENDINGS: usize = 4096;

/// The final states in which one execution of a litmus test may end.
pub struct Endings {
    /// The endings that the test's filter lets through.
    pub all: Vec<Ending>,
    /// Whether there were more than [`MAX_ENDINGS`].
    pub cut: bool,
}

/// The part of a memory model that says which write of a location may be the last.
#[derive(Clone, Copy)]
pub enum Authority<'m> {
    /// The native checker of a model that the graph engine explores.
    Native(ModelId),
    /// A text in cat.
    Text(&'m CatModel),
}

impl<'m> From<&'m Decider> for Authority<'m> {
    fn from(decider: &'m Decider) -> Self {
        match decider {
            Decider::Native(model) => Authority::Native(*model),
            Decider::Text(text) => Authority::Text(text),
        }
    }
}

/// Returns the final states in which an execution of a litmus test may end, under a model.
pub fn endings<'b>(test: &Test, authority: Authority<'_>, view: &impl Ended<'b>) -> Endings {
    let mut memory = Matrices::default();
    let (all, cut) = match authority {
        Authority::Text(text) if !text.model.has_co() => {
            let candidate = view.relations(Dependent::No, &mut memory);
            by_text(test, text, view, candidate)
        }
        Authority::Text(_) | Authority::Native(_) => by_values(test, authority, view),
    };
    Endings { all: all.into_iter().filter_map(|values| Ending::new(test, values)).collect(), cut }
}

/// Returns all combinations of one choice for each location that the test observes, with the values of the
/// registers it observes; and whether there were more than [`MAX_ENDINGS`].
fn products<'b, T: Copy>(
    test: &Test,
    view: &impl Ended<'b>,
    choices: &dyn Fn(Loc) -> Vec<T>,
    register: &dyn Fn(u64) -> T,
) -> (Vec<Vec<T>>, bool) {
    let mut all: Vec<Vec<T>> = vec![Vec::with_capacity(test.observables.len())];
    let mut cut = false;
    for observable in &test.observables {
        let mut here = match observable.at {
            Observable::Register { thread, reg, .. } => vec![register(view.register(thread, reg))],
            Observable::Memory(loc) => choices(loc),
        };
        if here.len() * all.len() > MAX_ENDINGS {
            cut = true;
            here.truncate((MAX_ENDINGS / all.len()).max(1));
        }
        if let [one] = here[..] {
            all.iter_mut().for_each(|list| list.push(one));
        } else {
            let extend = |list: &Vec<T>, one: T| list.iter().copied().chain([one]).collect();
            all = all.iter().flat_map(|list| here.iter().map(move |one| extend(list, *one))).collect();
        }
    }
    (all, cut)
}

/// The values of all observables in each ending, and whether there were more than [`MAX_ENDINGS`].
type AllValues = (Vec<Vec<u64>>, bool);

/// Returns the endings by what the engine that found the execution says of its memory.
fn by_values<'b>(test: &Test, authority: Authority<'_>, view: &impl Ended<'b>) -> AllValues {
    let (mut all, cut) = products(test, view, &|loc| view.memory(loc), &|value| value);
    if matches!(authority, Authority::Native(ModelId::Jam21)) && all.len() > 1 {
        // Keep the combinations of values that memory can hold together.
        let graph = view.graph();
        all.retain(|values| {
            let values = test.observables.iter().zip(values);
            let memory = values.filter_map(|(observable, value)| match observable.at {
                Observable::Memory(loc) => Some((loc, *value)),
                Observable::Register { .. } => None,
            });
            may_end_with(&graph, &memory.collect::<Vec<_>>())
        });
    }
    (all, cut)
}

/// A value, and the number of the write it comes from.
type ValueAndWrite = (u64, Option<usize>);

/// Returns the endings by what a text without a coherence order says of the last writes.
fn by_text<'b>(test: &Test, text: &CatModel, view: &impl Ended<'b>, candidate: &Candidate) -> AllValues {
    let fixed = text.model.last_writes(candidate);
    let choices = |loc: Loc| -> Vec<ValueAndWrite> {
        let held = |w: usize| Some((candidate.events[w].label?.value()?, Some(w)));
        let written = |w: &usize| {
            let event = &candidate.events[*w];
            event.is_write() && event.loc() == Some(loc) && event.label.is_some()
        };
        let writes: Vec<usize> = (0..candidate.events.len()).filter(written).collect();
        let last: Vec<usize> = match &fixed {
            _ if writes.len() < 2 => writes,
            Some(last) => writes.into_iter().filter(|w| last.contains(w)).collect(),
            None => {
                let may = |w: &usize| text.model.may_end_with(candidate, &[*w]);
                // (`None`: the text does not say which writes may be last.)
                writes.into_iter().filter(|w| may(w) == Some(true)).collect()
            }
        };
        let mut values: Vec<ValueAndWrite> = last.into_iter().filter_map(held).collect();
        if values.is_empty() {
            values = view.memory(loc).into_iter().map(|value| (value, None)).collect();
        }
        values
    };
    let (mut all, cut) = products(test, view, &choices, &|value| (value, None));
    if all.len() > 1 {
        // Keep the combinations of writes that may be last together.
        all.retain(|list| {
            let writes: Vec<usize> = list.iter().filter_map(|(_, write)| *write).collect();
            text.model.may_end_with(candidate, &writes) != Some(false)
        });
    }
    let mut all: Vec<Vec<u64>> =
        all.into_iter().map(|list| list.into_iter().map(|(value, _)| value).collect()).collect();
    all.sort_unstable();
    all.dedup();
    (all, cut)
}
