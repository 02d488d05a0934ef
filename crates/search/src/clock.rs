//! The clock of a search: time, and memory in use.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

/// The source of the time and of the memory in use, from which a search learns whether a limit is reached.
pub trait Clock: Debug + Send + Sync {
    /// Returns the time since some moment that is the same for all calls. It never decreases.
    fn now(&self) -> Duration;
    /// Returns how many bytes of memory the process uses; `None` where that cannot be told.
    fn memory_in_use(&self) -> Option<u64>;
    /// Returns how many bytes of memory the process can have: those of the machine, or fewer if it is
    /// confined to fewer; `None` where that cannot be told.
    fn memory_there_is(&self) -> Option<u64>;
}

/// A clock that always shows zero, for platforms without one, so that no timeout is ever reached.
#[derive(Clone, Copy, Debug, Default)]
pub struct StillClock;

impl Clock for StillClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn memory_in_use(&self) -> Option<u64> {
        None
    }

    fn memory_there_is(&self) -> Option<u64> {
        None
    }
}

/// Returns the clock that a search has by default, which is the system's, or one that stands still where the
/// system has none (in a browser).
pub fn default_clock() -> Arc<dyn Clock> {
    if cfg!(all(target_family = "wasm", target_os = "unknown")) {
        Arc::new(StillClock)
    } else {
        Arc::new(crate::SystemClock::new())
    }
}
