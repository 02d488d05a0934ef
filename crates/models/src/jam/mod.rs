//! The fast checker of `jam21` and `jam21-genmc`.
//!
//! Source: the texts (`crates/models/cat/jam21.cat`, `jam21-genmc.cat`), and the idea of the thesis on JAM21
//! (§5.2) to pass on what is visible in one sweep over the threads instead of composing relations. One
//! counter per thread, as it has there, says too much: what is visible of a thread is not a beginning of it
//! (its Fig. 6.7 is an example). Here a row of bits per event says which events are visible to it.
//!
//! What makes it fast:
//! - *Sweeps* (`flow`). Every relation inside a thread has the form "from all earlier events of some kind to
//!   all later ones of some kind", so a handful of running unions per thread makes `vo` in one pass over the
//!   graph, and the same pass backwards tells which writes must not become visible to an event.
//! - *Saturation and branching* (`search`). `pushto` is an unknown total order. It starts as `(po ∪ rf)+`; a
//!   pair whose opposite would make visible what must not be is added; and so on until nothing changes. Then
//!   one total order that contains all these pairs is tried. Only if that fails, an open pair is taken both
//!   ways. Orders are never listed.
//! - `co` never leaves a location: its cycles are looked for one location at a time.
//! - Graphs of up to 64 events have rows of one word, known as such when this is compiled.
//! - *Remembering* (`memo`). `jam21-genmc` counts graphs with a coherence order and judges them without. So
//!   graphs that differ in coherence only are judged once, if not too many others come in between.
//!
//! What need not be searched for, given that `po ∪ rf` is acyclic (which the engine's graphs are), is *the
//! order of updates*. Call a write and the updates that read it, and each other, a chain. If an event of
//! chain C is `co`-before one of another chain D, then by the rule on updates so is the last one of C; so two
//! chains, or more, that are before each other in a ring make a cycle of `co`. If `co` has none, the chains
//! can be put in a total order, and updates ordered by chain, then by place in it, close no cycle. (The chain
//! of the final write is the last one.)
//!
//! This is compared with the oracle's definitions (`oracle/src/declarative/jam.rs`), which do search, on
//! every graph of the tests.
//!
//! `known` is for pruning: `jam21` without `pushto` is prefix-closed and maximally extensible (a read can
//! always read a write that is last in `co`), the whole of `jam21` is not.

mod events;
mod flow;
mod known;
mod memo;
mod search;

pub(crate) use known::VisibleEvents;

use crate::ModelId;
use events::Events;
use fencepost_graph::{Arena, EventId, Execution, Graph, Label, Loc, LocId};
use memo::Memo;
use search::Search;

/// The two versions of the JAM21 model, the authors' and the thesis's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Flavour {
    /// `jam21`: as its authors define it.
    #[default]
    Authors,
    /// `jam21-genmc`: as the thesis words it.
    Thesis,
}

/// The decision of a model about a complete graph, with the work it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// Whether the model allows the graph.
    pub consistent: bool,
    /// The number of total orders of the volatile accesses that were tried.
    pub linearisations: u64,
}

impl Verdict {
    /// The verdict "allowed, no orders tried", which models without a check of complete graphs return.
    pub const ALLOWED: Verdict = Verdict { consistent: true, linearisations: 0 };
}

/// The fast checker of `jam21` and `jam21-genmc`, with the memory that it reuses from graph to graph.
#[derive(Debug, Default)]
pub(crate) struct Jam {
    events: Events,
    small: Search<1>,
    large: Search<0>,
    memo: Memo,
}

impl Jam {
    /// Decides whether an engine's graph is consistent under the given version of JAM21.
    pub(crate) fn check(&mut self, flavour: Flavour, arena: &Arena, graph: &Graph) -> Verdict {
        self.events.load_graph(flavour, arena, graph);
        self.events.finish();
        self.solve(&[])
    }

    /// Decides like [`Jam::check`], but looks into a cache of recent graphs first. It is for an engine that
    /// meets the same events and `rf` more than once, with other coherence orders, which this check does not
    /// look at. The number of orders tried is part of what is cached, so that counts do not depend on the
    /// cache. Of `jam21-genmc` it checks `co-jom` only.
    pub(crate) fn check_again(&mut self, flavour: Flavour, arena: &Arena, graph: &Graph) -> Verdict {
        self.events.load_graph(flavour, arena, graph);
        if let Some(verdict) = self.memo.find(&self.events) {
            return verdict;
        }
        self.events.finish();
        let verdict = self.solve(&[]);
        self.memo.keep(verdict);
        verdict
    }

    /// Checks the loaded graph, with these final writes (locations and writes) and any of the other
    /// locations.
    fn solve(&mut self, finals: &[(u32, u32)]) -> Verdict {
        match self.events.len() {
            ..=64 => self.small.solve(&self.events, finals),
            _ => self.large.solve(&self.events, finals),
        }
    }

    /// Returns the writes to `loc` that can be its final one in JAM21, for some order of the volatile
    /// accesses and some final writes of the other locations.
    pub(crate) fn last_writes(
        &mut self,
        flavour: Flavour,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
    ) -> Vec<EventId> {
        self.events.load_graph(flavour, arena, graph);
        self.events.finish();
        let mut can_be_last = |write: &EventId| {
            let number = self.events.number(write.index());
            self.solve(&[(loc.0, number)]).consistent
        };
        graph.co(loc).iter().copied().filter(|w| can_be_last(w)).collect()
    }
}

/// The width of the bit rows that a JAM21 check uses; tests choose the wide ones to check small graphs with
/// them, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// Rows of one word if the graph fits, and of as many as it needs if not.
    Fitting,
    /// Rows of any number of words, as large graphs need.
    Any,
}

/// Decides about an execution given as plain data, in which `po ∪ rf` is acyclic, with the fast checker of
/// `jam21` or `jam21-genmc`. Of `jam21-genmc` that is the part that does not look at the coherence order
/// (`co-jom`). Returns `None` for other models.
pub fn check_execution(model: ModelId, execution: &Execution, width: Width) -> Option<Verdict> {
    let flavour = match model {
        ModelId::Jam21 => Flavour::Authors,
        ModelId::Jam21Genmc => Flavour::Thesis,
        _ => return None,
    };
    let mut jam = Jam::default();
    jam.events.load_execution(flavour, execution);
    Some(match width {
        Width::Fitting => jam.solve(&[]),
        Width::Any => jam.large.solve(&jam.events, &[]),
    })
}

/// Returns whether memory may hold `values` at the end of an execution that `jam21` allows and in which
/// `po ∪ rf` is acyclic. The writes that hold them, one for each location, are final ones together: of one
/// choice of `FW` and one `pushto`. Locations that are never written hold what they held, whatever that is.
pub fn may_end_with(execution: &Execution, values: &[(Loc, u64)]) -> bool {
    let mut jam = Jam::default();
    jam.events.load_execution(Flavour::Authors, execution);
    let writes_of = |of: Loc| {
        let all = execution.threads.iter().flatten().enumerate();
        all.filter_map(move |(key, event)| match event.label {
            Label::Write { loc, value, .. } if loc == of => Some((key, value)),
            _ => None,
        })
    };
    let mut choices: Vec<Vec<(u32, u32)>> = vec![];
    for (loc, wanted) in values {
        if writes_of(*loc).next().is_none() {
            continue;
        }
        let final_ones = writes_of(*loc).filter(|(_, value)| value == wanted);
        let numbers = final_ones.map(|(key, _)| jam.events.number(key));
        choices.push(numbers.map(|number| (jam.events.get(number).loc, number)).collect());
    }
    some_choice(&choices, &mut vec![], &mut |finals| jam.solve(finals).consistent)
}

/// Returns whether `fits` holds of what is chosen and one more from each of `choices`, for some choice.
fn some_choice(
    choices: &[Vec<(u32, u32)>],
    chosen: &mut Vec<(u32, u32)>,
    fits: &mut impl FnMut(&[(u32, u32)]) -> bool,
) -> bool {
    let Some((first, rest)) = choices.split_first() else { return fits(chosen) };
    first.iter().any(|one| {
        chosen.push(*one);
        let fit = some_choice(rest, chosen, fits);
        chosen.pop();
        fit
    })
}
