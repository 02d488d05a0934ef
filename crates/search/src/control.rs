//! A view into a running search from another thread.

use fencepost_program::{CodePos, ThreadId};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A view into a running search, for progress bars and Ctrl-C. Engines update its numbers now and then; those
/// that an engine does not count stay zero.
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    executions: AtomicU64,
    blocked: AtomicU64,
    /// The fraction done, in units of 2⁻⁵³.
    done: AtomicU64,
    /// What was guessed beforehand.
    estimate: Mutex<Option<Estimate>>,
    /// The loop that a thread goes round and round now.
    running: Mutex<Option<Running>>,
    states: AtomicU64,
    transitions: AtomicU64,
    waiting: AtomicU64,
}

/// A loop that a thread of the current execution has gone round many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// The thread.
    pub thread: ThreadId,
    /// Where the loop begins.
    pub place: CodePos,
    /// How many rounds have begun since the loop was entered.
    pub rounds: u32,
}

/// A guess at the size of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How many executions there are: the mean of what the descents say.
    pub executions: f64,
    /// From here…
    pub low: f64,
    /// …to here: two standard errors to either side. (Where few of many descents see most of the tree, this
    /// is too narrow.)
    pub high: f64,
    /// How many seconds one worker takes.
    pub seconds: f64,
    /// How many descents there were.
    pub descents: u64,
}

impl Estimate {
    /// The guess when so many executions have been seen: there are no fewer.
    pub fn refined(&self, executions: u64) -> Self {
        let at_least = |guess: f64| guess.max(executions as f64);
        Estimate {
            executions: at_least(self.executions),
            low: at_least(self.low),
            high: at_least(self.high),
            ..*self
        }
    }

    /// How many more seconds it will take, after so many, in which so many executions were visited.
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

    /// Whether it has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Executions visited so far.
    pub fn executions(&self) -> u64 {
        self.executions.load(Ordering::Relaxed)
    }

    /// Blocked executions visited so far.
    pub fn blocked(&self) -> u64 {
        self.blocked.load(Ordering::Relaxed)
    }

    /// The fraction of the search tree that is done, as far as one can tell: each choice counts its branches
    /// as equal.
    pub fn done(&self) -> f64 {
        self.done.load(Ordering::Relaxed) as f64 / ONE
    }

    /// Keeps a guess at how much there is to do.
    pub fn set_estimate(&self, estimate: Estimate) {
        *self.estimate.lock().unwrap_or_else(PoisonError::into_inner) = Some(estimate);
    }

    /// The guess, if there is one, in the light of what has been seen since.
    pub fn estimate(&self) -> Option<Estimate> {
        let guess = *self.estimate.lock().unwrap_or_else(PoisonError::into_inner);
        guess.map(|guess| guess.refined(self.executions()))
    }

    /// The loop that a thread of the current execution has gone round many times, if there is one.
    pub fn running(&self) -> Option<Running> {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says which loop is running now.
    pub fn set_running(&self, running: Option<Running>) {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = running;
    }

    /// Adds what one of the workers has done since it said `before`.
    pub fn add(&self, now: &Published, before: &Published) {
        let add = |to: &AtomicU64, now: u64, before: u64| {
            to.fetch_add(now.wrapping_sub(before), Ordering::Relaxed);
        };
        add(&self.executions, now.executions, before.executions);
        add(&self.blocked, now.blocked, before.blocked);
        add(&self.done, now.done, before.done);
    }

    /// Forgets the executions and the fraction done: the search begins again.
    pub fn restart(&self) {
        for number in [&self.executions, &self.blocked, &self.done] {
            number.store(0, Ordering::Relaxed);
        }
    }

    /// States found so far.
    pub fn states(&self) -> u64 {
        self.states.load(Ordering::Relaxed)
    }

    /// Steps between states tried so far.
    pub fn transitions(&self) -> u64 {
        self.transitions.load(Ordering::Relaxed)
    }

    /// States found but not looked at yet.
    pub fn waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Says how many states and steps there are, and how many states wait to be looked at.
    pub fn set_states(&self, states: u64, transitions: u64, waiting: u64) {
        self.states.store(states, Ordering::Relaxed);
        self.transitions.store(transitions, Ordering::Relaxed);
        self.waiting.store(waiting, Ordering::Relaxed);
    }
}

/// How far one worker said it was ([`Control::add`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Published {
    executions: u64,
    blocked: u64,
    /// In units of 2⁻⁵³, so that sums and differences are exact.
    done: u64,
}

impl Published {
    /// For a worker that has visited so many executions and blocked ones, and done this fraction of the
    /// search.
    pub fn new(executions: u64, blocked: u64, done: f64) -> Self {
        Published { executions, blocked, done: (done.clamp(0.0, 1.0) * ONE) as u64 }
    }
}
