//! Looks around while the search is under way: whether a limit is reached, watchers are to be told, or
//! another worker wants work.

use super::share::Peers;
use super::{Engine, Halt};
use fencepost_models::{Coherence, Model};
use fencepost_search::WorkerProgress;
use std::num::NonZeroU32;

/// The number of looks around after which a search is long enough to be shared.
const WARM_UP: u32 = 4;

/// The steps between two looks around, unless the configuration says otherwise.
const STEPS: u32 = 1024;

/// Whether a search is over or there is more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// The search has come to its end, or was stopped.
    Over,
    /// There is more to do than one worker can do in a moment.
    Long,
}

/// The state of one worker: its steps, and its relation to other workers.
pub(super) struct Worker<'a> {
    /// The other workers; `None` while this one works alone.
    pub peers: Option<&'a dyn Peers>,
    /// Whether this worker does only part of the search. Once it is set, it stays set.
    does_part: bool,
    /// Looks around left before the search counts as long; `None` if these are not counted.
    warm_up: Option<u32>,
    /// The numbers that watchers were told last.
    pub published: WorkerProgress,
    /// Steps left before the next look around.
    steps: u32,
}

impl Default for Worker<'_> {
    fn default() -> Self {
        // The first step looks around.
        Worker {
            peers: None,
            does_part: false,
            warm_up: None,
            published: WorkerProgress::default(),
            steps: 1,
        }
    }
}

impl Worker<'_> {
    /// Marks the search as divided among workers.
    pub fn divide(&mut self) {
        self.does_part = true;
    }

    /// Returns whether this worker does only part of the search. Then nothing that a search finds out on its
    /// way and goes by from then on may be new: which worker comes by it first is a matter of luck
    /// ([`Halt::Apart`]).
    pub fn is_divided(&self) -> bool {
        self.does_part
    }

    /// Begins to count looks around, for [`is_warm`](Self::is_warm).
    pub fn begin_warm_up(&mut self) {
        self.warm_up = Some(WARM_UP);
    }

    /// Ends the counting.
    pub fn end_warm_up(&mut self) {
        self.warm_up = None;
    }

    /// Returns whether the search has turned out to be long.
    #[inline]
    pub fn is_warm(&self) -> bool {
        self.warm_up == Some(0)
    }

    /// Counts a step that costs as much as `cost` usual ones. Returns whether it is time to look around.
    #[inline]
    fn count_step(&mut self, cost: u32) -> bool {
        self.steps = self.steps.saturating_sub(cost);
        self.steps == 0
    }

    /// Begins the way to the next look around, which is `steps` long.
    fn look_around(&mut self, steps: u32) {
        self.steps = steps;
        self.warm_up = self.warm_up.map(|left| left.saturating_sub(1));
    }
}

impl<M: Model> Engine<'_, M> {
    /// Counts a step, and looks around every so many steps. (Not executions: one of those may be long.)
    #[inline(always)]
    pub(super) fn tick(&mut self) {
        // A step in a long graph takes longer; without coherence it costs a look at the whole graph.
        let len = self.draft.graph.len();
        let cost = match self.model.coherence() {
            Coherence::Ordered | Coherence::Open => 1 + len / 32,
            Coherence::None => 1 + len * len / 64,
        };
        if self.worker.count_step(cost as u32) {
            self.look_around();
        }
    }

    /// Checks the limits, tells watchers the progress, and gives work to other workers.
    #[cold]
    fn look_around(&mut self) {
        self.worker.look_around(self.config.look_around.map_or(STEPS, NonZeroU32::get));
        self.publish();
        if let Some(peers) = self.worker.peers {
            self.share(peers);
        }
        if let Some(why) = self.config.search.should_stop() {
            self.report.stop(why.into());
        }
    }

    /// Tells watchers of the search what is new.
    pub(super) fn publish(&mut self) {
        if let Some(control) = self.config.search.control() {
            let now = self.report.summary.published();
            control.add(&now, &self.worker.published);
            self.worker.published = now;
            control.set_running(self.draft.running(self.program));
        }
    }

    /// Stops the search if it is divided: one worker must do it all, so that the result is not a matter of
    /// luck. Returns whether it is.
    pub(super) fn halt_if_divided(&mut self) -> bool {
        if self.worker.is_divided() {
            self.report.halt = Some(Halt::Apart);
        }
        self.worker.is_divided()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_step_looks_around_and_then_every_so_many() {
        let mut worker = Worker::default();
        assert!(worker.count_step(1));
        worker.look_around(3);
        assert_eq!([1, 1, 1].map(|cost| worker.count_step(cost)), [false, false, true]);
        worker.look_around(3);
        assert!(worker.count_step(7), "a long step counts for many");
    }

    #[test]
    fn a_search_is_long_after_a_few_looks_around() {
        let mut worker = Worker::default();
        worker.begin_warm_up();
        (1..WARM_UP).for_each(|_| worker.look_around(1));
        assert!(!worker.is_warm());
        worker.look_around(1);
        assert!(worker.is_warm());
        worker.end_warm_up();
        assert!(!worker.is_warm());
    }
}
