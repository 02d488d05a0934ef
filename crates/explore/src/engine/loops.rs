//! Which loop a search is in: what a user wants to know of one that does not end.
//!
//! The machine counts the rounds of each loop of a thread. A search that completes no execution for long has, as a rule, a thread that
//! goes round a loop for ever; the loop with the most rounds in the current graph is the one to name.

use super::Engine;
use crate::view::Visitor;
use fencepost_models::Model;
use fencepost_program::ThreadId;
use fencepost_search::Running;

/// The least number of rounds of a loop that is named.
const MANY_ROUNDS: u32 = 100;

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
        running.max_by_key(|running| running.rounds)
    }
}
