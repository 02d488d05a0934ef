//! Checks now and then, while the search is under way, whether a limit is reached, watchers are to be told,
//! or another worker wants work.

use super::share::Peers;
use super::{Engine, Halt};
use fencepost_models::{Coherence, Model};
use fencepost_search::{RunningLoop, WorkerProgress};
use std::num::NonZeroU32;

/// The number of checks of limits after which a search is long enough to be shared.
const WARM_UP: u32 = 4;

/// The steps between two checks of limits and other workers, unless the configuration says otherwise.
const STEPS: u32 = 1024;

/// Whether a search that was explored for a moment is over or there is more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// The search has come to its end, or was stopped.
    Over,
    /// There is more to do than one worker can do in a moment.
    Long,
}

/// The state of one worker of a search, with its steps until the next check of limits and its relation to
/// other workers.
pub(super) struct Worker<'a> {
    /// The other workers; `None` while this one works alone.
    pub peers: Option<&'a dyn Peers>,
    /// Whether this worker does only part of the search. Once it is set, it stays set.
    does_part: bool,
    /// Checks left before the search counts as long; `None` if these are not counted.
    warm_up: Option<u32>,
    /// The numbers that watchers were told last.
    pub published: WorkerProgress,
    /// The loop that watchers were told last.
    running: Option<RunningLoop>,
    /// Steps left before the next check of limits and other workers.
    steps: u32,
    /// The number of looks around since watchers were told last which loop the search is in.
    looks: u32,
}

impl Default for Worker<'_> {
    fn default() -> Self {
        // The first step checks the limits.
        Worker {
            peers: None,
            does_part: false,
            warm_up: None,
            published: WorkerProgress::default(),
            running: None,
            steps: 1,
            looks: 0,
        }
    }
}

impl Worker<'_> {
    /// Records that the search is divided among workers, so that this worker does only part of it.
    pub fn divide(&mut self) {
        self.does_part = true;
    }

    /// Returns whether this worker does only part of the search. Then nothing that a search finds out on its
    /// way and goes by from then on may be new: which worker comes by it first is a matter of luck
    /// ([`Halt::Apart`]).
    pub fn is_divided(&self) -> bool {
        self.does_part
    }

    /// Begins to count the checks of limits, by which [`is_warm`](Self::is_warm) tells that the search is
    /// long.
    pub fn begin_warm_up(&mut self) {
        self.warm_up = Some(WARM_UP);
    }

    /// Stops to count the checks of limits: it no longer matters whether the search is long enough to be
    /// shared.
    pub fn end_warm_up(&mut self) {
        self.warm_up = None;
    }

    /// Returns whether the search, since its warm-up began, has turned out to be long enough to be shared.
    #[inline]
    pub fn is_warm(&self) -> bool {
        self.warm_up == Some(0)
    }

    /// Counts a step that costs as much as `cost` usual ones. Returns whether it is time to check the limits
    /// and other workers.
    #[inline]
    fn count_step(&mut self, cost: u32) -> bool {
        self.count_work(cost);
        self.steps == 0
    }

    /// Counts work that costs as much as `cost` usual steps. If that is enough, the limits are checked before
    /// the next step.
    #[inline]
    fn count_work(&mut self, cost: u32) {
        self.steps = self.steps.saturating_sub(cost);
    }

    /// Begins to count the `steps` until the next check of limits and other workers.
    fn restart_steps(&mut self, steps: u32) {
        self.steps = steps;
        self.warm_up = self.warm_up.map(|left| left.saturating_sub(1));
    }
}

impl<M: Model> Engine<'_, M> {
    /// Counts a step, and every so many steps checks the limits, tells watchers the progress and shares work.
    /// (It counts steps, not executions: one of those may be long.)
    #[inline(always)]
    pub(super) fn tick(&mut self) {
        // With a coherence order a usual step costs the same in every graph; with an open one it looks at the
        // accesses of a location, and without one at the whole graph.
        let len = self.draft.graph.len();
        let cost = match self.model.coherence() {
            Coherence::Ordered => 1,
            Coherence::Open => 1 + len / 32,
            Coherence::None => 1 + len * len / 64,
        };
        if self.worker.count_step(cost as u32) {
            self.check_limits_and_peers();
        }
    }

    /// Counts a look at all events of the graph, or a copy of them.
    #[inline]
    pub(super) fn count_pass(&mut self) {
        self.worker.count_work((self.draft.graph.len() / 32) as u32);
    }

    /// Checks the limits, tells watchers the progress, and gives work to other workers.
    #[cold]
    fn check_limits_and_peers(&mut self) {
        self.worker.restart_steps(self.config.steps_between_checks.map_or(STEPS, NonZeroU32::get));
        self.publish();
        // To find the loop, all events are looked at: that must not happen too often in a long graph.
        self.worker.looks += 1;
        if self.worker.looks as usize > self.draft.graph.len() / STEPS as usize {
            self.publish_running();
        }
        if let Some(peers) = self.worker.peers {
            self.share(peers);
        }
        if let Some(why) = self.config.search.should_stop() {
            self.report.stop(why.into());
        }
    }

    /// Tells watchers of the search by how much its counts have grown since they were told last.
    pub(super) fn publish(&mut self) {
        if let Some(control) = self.config.search.control() {
            let now = self.report.summary.published();
            control.add(&now, &self.worker.published);
            self.worker.published = now;
        }
    }

    /// Tells watchers of the search which loop it is in.
    pub(super) fn publish_running(&mut self) {
        self.worker.looks = 0;
        if let Some(control) = self.config.search.control() {
            let running = self.draft.running(self.program);
            control.set_running(running, self.worker.running);
            self.worker.running = running;
        }
    }

    /// Returns whether the search is divided among workers, and if so stops it, because one worker must do it
    /// all for the result not to be a matter of luck.
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
    fn the_first_step_checks_the_limits_and_then_every_so_many() {
        let mut worker = Worker::default();
        assert!(worker.count_step(1));
        worker.restart_steps(3);
        assert_eq!([1, 1, 1].map(|cost| worker.count_step(cost)), [false, false, true]);
        worker.restart_steps(3);
        assert!(worker.count_step(7), "a long step counts for many");
    }

    #[test]
    fn a_search_is_long_after_a_few_checks() {
        let mut worker = Worker::default();
        worker.begin_warm_up();
        (1..WARM_UP).for_each(|_| worker.restart_steps(1));
        assert!(!worker.is_warm());
        worker.restart_steps(1);
        assert!(worker.is_warm());
        worker.end_warm_up();
        assert!(!worker.is_warm());
    }
}
