//! The part of a graph that its cycles need.

use crate::engine::Promise;
use fencepost_graph::{Candidate, EventRef, Execution, Label, ThreadId};
use fencepost_models::xmm::orders;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The reason why XMM allows a graph with a cycle. The graph was built again from another graph, in which the
/// committed events are found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Derivation {
    /// The execution that it was derived from.
    pub source: Execution,
    /// The derivation of that execution, if it has a cycle itself.
    pub source_derivation: Option<Arc<Derivation>>,
    /// The committed events, each with its event in the source.
    pub committed: Vec<(EventRef, EventRef)>,
    /// The number of events of each thread that were re-executed; those after them were added later, as in
    /// any execution.
    pub re_executed: Vec<u32>,
}

/// Returns, for each thread, how many of its first events it takes to have all of `events`.
pub(super) fn lengths<'a>(events: impl IntoIterator<Item = &'a EventRef>) -> Vec<u32> {
    let mut lengths = Vec::new();
    for event in events {
        if let EventRef::At(thread, index) = *event {
            lengths.resize(lengths.len().max(thread.index() + 1), 0);
            lengths[thread.index()] = lengths[thread.index()].max(index + 1);
        }
    }
    lengths
}

/// The part of a cyclic XMM graph that its cycles need, in which every event is `po ∪ rf`-before a cycle or
/// on one. Whether an execution with cycles is allowed is a question about its core alone: the rest is added
/// by ordinary steps.
#[derive(Clone, Debug)]
pub(crate) struct Core {
    /// Its events. The threads are incomplete.
    pub execution: Execution,
    /// The promises with which it was found.
    pub promises: Vec<Promise>,
    /// The reason why it is allowed; `None` if it is not, or not known to be.
    pub derivation: Option<Arc<Derivation>>,
}

impl Core {
    /// Returns the number of threads that the core's events belong to or start.
    pub fn thread_count(&self) -> usize {
        let children = self.execution.events().filter_map(|(_, event)| match event.label {
            Label::Spawn(child) => Some(child.index() + 1),
            _ => None,
        });
        children.max().unwrap_or(0).max(self.execution.threads.len())
    }

    /// Returns the core's events in an order in which the threads can be run, where a thread comes after its
    /// start and a join after the thread's end.
    pub fn order(&self) -> Vec<EventRef> {
        let threads = &self.execution.threads;
        let mut started: Vec<bool> = vec![true; threads.len()];
        for (_, event) in self.execution.events() {
            if let Label::Spawn(child) = event.label
                && let Some(started) = started.get_mut(child.index())
            {
                *started = false;
            }
        }
        let mut at = vec![0; threads.len()];
        let mut order = Vec::new();
        loop {
            let before = order.len();
            for t in 0..threads.len() {
                while started[t] && at[t] < threads[t].len() {
                    match threads[t][at[t]].label {
                        Label::Join(child)
                            if threads.get(child.index()).is_some_and(|c| at[child.index()] < c.len()) =>
                        {
                            break;
                        }
                        Label::Spawn(child) if child.index() < threads.len() => started[child.index()] = true,
                        _ => {}
                    }
                    order.push(EventRef::At(ThreadId(t as u32), at[t] as u32));
                    at[t] += 1;
                }
            }
            if order.len() == before {
                return order;
            }
        }
    }

    /// Returns `porf` and `hb` of the core as clocks, which for each event have the number of first events of
    /// each thread that come before it.
    pub fn clocks(&self) -> (FxHashMap<EventRef, Vec<u32>>, FxHashMap<EventRef, Vec<u32>>) {
        let candidate = Candidate::from_execution(&self.execution);
        let (porf, hb) = orders(&candidate);
        let clocks = |relation: fencepost_graph::Relation| {
            let mut rows: FxHashMap<EventRef, Vec<u32>> = FxHashMap::default();
            for event in &candidate.events {
                rows.insert(event.name, vec![0; self.execution.threads.len()]);
            }
            for (a, b) in relation.iter() {
                let (EventRef::At(thread, index), after) =
                    (candidate.events[a].name, candidate.events[b].name)
                else {
                    continue;
                };
                if let Some(row) = rows.get_mut(&after) {
                    row[thread.index()] = row[thread.index()].max(index + 1);
                }
            }
            // A start counts itself: the new thread begins with what it knows.
            for (name, event) in self.execution.events() {
                if let (Label::Spawn(_), EventRef::At(thread, index)) = (event.label, name)
                    && let Some(row) = rows.get_mut(&name)
                {
                    row[thread.index()] = row[thread.index()].max(index + 1);
                }
            }
            rows
        };
        (clocks(porf), clocks(hb))
    }

    /// Returns how many of `others`, writes to the same location, come before `write` in coherence order.
    pub fn place_among(&self, write: EventRef, others: &[EventRef]) -> usize {
        let Some((_, writes)) = self.execution.co.iter().find(|(_, writes)| writes.contains(&write)) else {
            unreachable!("a write is in the coherence order")
        };
        writes.iter().take_while(|w| **w != write).filter(|w| others.contains(w)).count()
    }

    /// Returns this core joined with another one whose threads share no memory with its own; `None` if they
    /// do not fit together. A thread that started both kinds of threads may be in both.
    pub fn with(&self, other: &Core) -> Option<Core> {
        let count = self.execution.threads.len().max(other.execution.threads.len());
        let none = Vec::new();
        let mut threads = Vec::with_capacity(count);
        for t in 0..count {
            let a = self.execution.threads.get(t).unwrap_or(&none);
            let b = other.execution.threads.get(t).unwrap_or(&none);
            let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
            if short[..] != long[..short.len()] {
                return None;
            }
            threads.push(long.clone());
        }
        let mut co = self.execution.co.clone();
        for (loc, writes) in &other.execution.co {
            match co.iter_mut().find(|(l, _)| l == loc) {
                Some((_, known)) if known.len() < writes.len() && writes.starts_with(known) => {
                    known.clone_from(writes);
                }
                Some((_, known)) if known.starts_with(writes) => {}
                Some(_) => return None,
                None => co.push((*loc, writes.clone())),
            }
        }
        co.sort();
        let mut promises = self.promises.clone();
        promises.extend(&other.promises);
        promises.sort();
        promises.dedup();
        Some(Core { execution: Execution { threads, co }, promises, derivation: None })
    }
}
