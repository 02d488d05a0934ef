//! The system's clock, the memory in use and the memory there is, as the system tells them.

use crate::Clock;
use std::path::Path;
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
        kilobytes("/proc/self/status", "VmRSS:")
    }

    /// Returns the memory of the machine on Linux, or what the process's control groups and its limit on
    /// addresses leave of it; other systems do not tell it.
    fn memory_there_is(&self) -> Option<u64> {
        let machine = kilobytes("/proc/meminfo", "MemTotal:");
        let groups = std::fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        let confined = groups.lines().filter_map(limit_of_group);
        machine.into_iter().chain(confined).chain(limit_on_addresses()).min()
    }
}

/// Returns the number in the line of a file of the system that begins with `name`, in kB there, in bytes.
fn kilobytes(file: &str, name: &str) -> Option<u64> {
    let text = std::fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// Returns the least limit on memory of a control group and those around it; `line` is the group's line in
/// the list of a process's groups.
fn limit_of_group(line: &str) -> Option<u64> {
    let mut fields = line.splitn(3, ':').skip(1);
    let (controllers, group) = (fields.next()?, fields.next()?);
    let (mount, file) = match controllers {
        "" => ("/sys/fs/cgroup", "memory.max"),
        _ if controllers.split(',').any(|name| name == "memory") => {
            ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
        }
        _ => return None,
    };
    // (Inside of a container the list may name groups that only the system outside sees: they have no file.)
    let limit = |group: &Path| {
        let folder = Path::new(mount).join(group.strip_prefix("/").unwrap_or(group));
        std::fs::read_to_string(folder.join(file)).ok()?.trim().parse::<u64>().ok()
    };
    Path::new(group).ancestors().filter_map(limit).min()
}

/// Returns the number of bytes of addresses that the process may use (`ulimit -v`), if there is a limit.
fn limit_on_addresses() -> Option<u64> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    line.split_whitespace().next()?.parse().ok()
}
