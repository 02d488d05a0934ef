//! The system's clock, and the memory in use as the system tells it.

use crate::Clock;
use std::time::{Duration, Instant};

/// The system's clock, which counts the time since the value was made.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    start: Instant,
}

impl SystemClock {
    /// Returns a clock whose time starts at zero now. Panics on platforms without a clock
    /// ([`crate::default_clock`] knows which).
    #[expect(clippy::new_without_default, reason = "a default value should not depend on the time")]
    pub fn new() -> Self {
        SystemClock { start: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// Returns the memory in use on Linux, which tells it; other systems do not.
    fn memory_in_use(&self) -> Option<u64> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}
