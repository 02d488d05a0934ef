//! Which loop a search is in: what a user wants to know of one that does not end.
//!
//! The machine counts the rounds of each loop of a thread. A search that completes no execution for long has, as a rule, a thread that
//! goes round a loop for ever; the loop with the most rounds in the current graph is the one to name.
//!
//! Loops that change a counter in every round cannot wait, so the machine does not count their rounds unless there is a bound on them. They are known by
//! the step that their thread has taken most often.

use super::Engine;
use crate::view::Visitor;
use fencepost_graph::EventId;
use fencepost_models::Model;
use fencepost_program::{CodePos, ThreadId};
use fencepost_search::Running;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// The least number of rounds of a loop that is named.
const MANY_ROUNDS: u32 = 100;

/// The least number of times that a thread has taken a step whose loop is named although its rounds are not counted. Loops with so many rounds that do end are
/// rarer than those with [`MANY_ROUNDS`].
const MANY_STEPS: u32 = 1000;

/// How many of the last steps of a thread are looked at for the most frequent one.
const RECENT: usize = 2048;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// If the search was stopped, remembers the loop that it was in.
    pub(super) fn note_running(&mut self) {
        if self.halt.is_some_and(|halt| halt.is_cut()) {
            self.summary.running = self.running();
        }
    }

    /// The loop that a thread has gone round most often in the current graph, if that is often.
    pub(crate) fn running(&self) -> Option<Running> {
        let threads = (0..self.graph.thread_count() as u32).map(ThreadId);
        let long = threads.filter(|thread| self.graph.thread(*thread).len() >= MANY_ROUNDS as usize);
        let running = long.filter_map(|thread| {
            let (place, rounds) =
                self.snapshots.current(&self.graph, thread)?.state.busiest_loop(self.program)?;
            (rounds >= MANY_ROUNDS).then_some(Running { thread, place, rounds })
        });
        running.max_by_key(|running| running.rounds).or_else(|| self.repeated_step())
    }

    /// The step that a thread has taken most often, if that is often.
    fn repeated_step(&self) -> Option<Running> {
        let threads = (0..self.graph.thread_count() as u32).map(ThreadId);
        let long = threads.filter(|thread| self.graph.thread(*thread).len() >= MANY_STEPS as usize);
        let repeated = long.filter_map(|thread| {
            let events = self.graph.thread(thread);
            let place_after = |event: &EventId| self.snapshots.after(*event).state.code_pos();
            let mut counts: FxHashMap<CodePos, u32> = FxHashMap::default();
            for event in events.iter().rev().take(RECENT) {
                *counts.entry(place_after(event)).or_default() += 1;
            }
            let (place, _) = counts.into_iter().max_by_key(|(place, count)| (*count, Reverse(*place)))?;
            let rounds = events.iter().filter(|event| place_after(event) == place).count() as u32;
            (rounds >= MANY_STEPS).then_some(Running { thread, place, rounds })
        });
        repeated.max_by_key(|running| running.rounds)
    }
}
