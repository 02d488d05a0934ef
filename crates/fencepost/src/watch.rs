//! Watching a search from another thread, and stopping it.

use crate::options::Limits;
use fencepost_explore as explore;
use fencepost_states as states;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A view into a search, whichever engine makes it: how far it is, and how to stop it. Clones see the same search.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// How far the graph engine is.
    pub graph: Arc<explore::Control>,
    /// How far the state engine is.
    pub states: Arc<states::Control>,
    solving: Arc<Solving>,
}

/// What a solver is told while it works.
#[derive(Debug, Default)]
struct Solving {
    /// Whether the process came to use more memory than it may.
    out_of_memory: AtomicBool,
    /// The time, in milliseconds since the start, at which the memory in use is looked up again: that means to read a file.
    look_again: AtomicU64,
}

/// How often the memory in use is looked up.
const MEMORY_LOOKS: Duration = Duration::from_millis(20);

impl Watch {
    /// Asks the search to stop soon.
    pub fn stop(&self) {
        self.graph.stop();
        self.states.stop();
    }

    /// Whether it was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.graph.is_stopped()
    }

    /// Whether a solver came to use more memory than it may.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        self.solving.out_of_memory.load(Ordering::Relaxed)
    }

    /// What a solver asks now and then: is it to stop, by request, because its time is up or because it uses too much memory?
    pub(crate) fn interrupt(&self, limits: Limits) -> fencepost_symbolic::Interrupt {
        let (own, start) = (self.clone(), Instant::now());
        Arc::new(move || {
            own.is_stopped()
                || limits.timeout.is_some_and(|timeout| start.elapsed() >= timeout)
                || limits.max_memory.is_some_and(|most| own.uses_more_than(most, start.elapsed()))
        })
    }

    fn uses_more_than(&self, most: u64, elapsed: Duration) -> bool {
        let (now, look_again) = (elapsed.as_millis() as u64, &self.solving.look_again);
        if now >= look_again.load(Ordering::Relaxed) {
            look_again.store(now + MEMORY_LOOKS.as_millis() as u64, Ordering::Relaxed);
            if explore::resident_memory().is_some_and(|used| used > most) {
                self.solving.out_of_memory.store(true, Ordering::Relaxed);
            }
        }
        self.is_out_of_memory()
    }
}
