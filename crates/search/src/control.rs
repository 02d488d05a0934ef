//! A view into a running search from another thread.

use fencepost_program::{CodePos, ThreadId};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The handle through which another thread watches the progress of a running search and may stop it, for
/// progress bars and Ctrl-C. Engines update its numbers now and then; those that an engine does not count
/// stay zero.
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    executions: AtomicU64,
    blocked: AtomicU64,
    /// The fraction done, in units of 2⁻⁵³.
    done: AtomicU64,
    /// The estimate of the size of the search, made before it began.
    estimate: Mutex<Option<Estimate>>,
    /// The loop that a thread has gone round many times, and is still in.
    running: Mutex<Option<RunningLoop>>,
    states: AtomicU64,
    transitions: AtomicU64,
    waiting: AtomicU64,
}

/// A loop that a thread of the current execution has gone round many times, which a report names if the
/// search does not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningLoop {
    /// The thread that runs the loop.
    pub thread: ThreadId,
    /// The place in the code where the loop begins.
    pub place: CodePos,
    /// The number of rounds that have begun since the loop was entered.
    pub rounds: u32,
}

/// An estimate of how many executions a search will visit and how long it will take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The number of executions: the mean over all descents.
    pub executions: f64,
    /// The lower end of the range for `executions`: two standard errors below it.
    pub low: f64,
    /// The upper end of the range for `executions`: two standard errors above it. (Where few of many descents
    /// see most of the tree, this is too narrow.)
    pub high: f64,
    /// The number of seconds that one worker takes.
    pub seconds: f64,
    /// The number of random descents that the estimate is made from.
    pub descents: u64,
}

impl Estimate {
    /// Returns the estimate raised to at least `executions`, the number of executions that have been seen.
    pub fn refined(&self, executions: u64) -> Self {
        let at_least = |guess: f64| guess.max(executions as f64);
        Estimate {
            executions: at_least(self.executions),
            low: at_least(self.low),
            high: at_least(self.high),
            ..*self
        }
    }

    /// Returns how many more seconds the search will take, after `elapsed` seconds in which it visited
    /// `executions` executions.
    pub fn seconds_left(&self, executions: u64, elapsed: f64) -> f64 {
        match executions {
            0 => (self.seconds - elapsed).max(0.0),
            seen => elapsed * ((self.executions - seen as f64) / seen as f64).max(0.0),
        }
    }
}

const ONE: f64 = (1u64 << 53) as f64;

impl Control {
    /// Asks the search to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns the number of executions visited so far.
    pub fn executions(&self) -> u64 {
        self.executions.load(Ordering::Relaxed)
    }

    /// Returns the number of blocked executions visited so far.
    pub fn blocked(&self) -> u64 {
        self.blocked.load(Ordering::Relaxed)
    }

    /// Returns the estimated fraction of the search tree that is done, taking all branches of a choice to be
    /// of the same size.
    pub fn done(&self) -> f64 {
        self.done.load(Ordering::Relaxed) as f64 / ONE
    }

    /// Stores an estimate of the size of the search, for watchers.
    pub fn set_estimate(&self, estimate: Estimate) {
        *self.estimate.lock().unwrap_or_else(PoisonError::into_inner) = Some(estimate);
    }

    /// Returns the stored estimate of the size of the search, corrected by the executions seen since; `None`
    /// if there is none.
    pub fn estimate(&self) -> Option<Estimate> {
        let guess = *self.estimate.lock().unwrap_or_else(PoisonError::into_inner);
        guess.map(|guess| guess.refined(self.executions()))
    }

    /// Returns the loop that a thread of the current execution has gone round many times, if there is one.
    pub fn running(&self) -> Option<RunningLoop> {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the loop that a thread of one worker's execution has gone round many times, for watchers.
    /// `before` is what this worker set last. Of the loops of several workers, that with the most rounds
    /// stays.
    pub fn set_running(&self, running: Option<RunningLoop>, before: Option<RunningLoop>) {
        let rounds = |running: &Option<RunningLoop>| running.map_or(0, |running| running.rounds);
        let mut shown = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if *shown == before || rounds(&running) > rounds(&shown) {
            *shown = running;
        }
    }

    /// Adds to the counts what one worker has done between its progress `before` and its progress `now`.
    pub fn add(&self, now: &WorkerProgress, before: &WorkerProgress) {
        let add = |to: &AtomicU64, now: u64, before: u64| {
            to.fetch_add(now.wrapping_sub(before), Ordering::Relaxed);
        };
        add(&self.executions, now.executions, before.executions);
        add(&self.blocked, now.blocked, before.blocked);
        add(&self.done, now.done, before.done);
    }

    /// Sets the counts of executions and the fraction done to zero, because the search begins again.
    pub fn restart(&self) {
        for number in [&self.executions, &self.blocked, &self.done] {
            number.store(0, Ordering::Relaxed);
        }
    }

    /// Returns the number of states that the state engine has found so far.
    pub fn states(&self) -> u64 {
        self.states.load(Ordering::Relaxed)
    }

    /// Returns the number of steps between states that the state engine has tried so far.
    pub fn transitions(&self) -> u64 {
        self.transitions.load(Ordering::Relaxed)
    }

    /// Returns the number of states that the state engine has found but not expanded yet.
    pub fn waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Sets the state engine's numbers of states, of steps, and of states that wait to be expanded.
    pub fn set_states(&self, states: u64, transitions: u64, waiting: u64) {
        self.states.store(states, Ordering::Relaxed);
        self.transitions.store(transitions, Ordering::Relaxed);
        self.waiting.store(waiting, Ordering::Relaxed);
    }
}

/// The progress of one worker, as it was last published ([`Control::add`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkerProgress {
    executions: u64,
    blocked: u64,
    /// The fraction done, in units of 2⁻⁵³, so that sums and differences are exact.
    done: u64,
}

impl WorkerProgress {
    /// Returns the progress of a worker that has visited so many executions and blocked ones, and done this
    /// fraction of the search.
    pub fn new(executions: u64, blocked: u64, done: f64) -> Self {
        WorkerProgress { executions, blocked, done: (done.clamp(0.0, 1.0) * ONE) as u64 }
    }
}
