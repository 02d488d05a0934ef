//! Reads what the system knows of this process and this machine.

use std::fs::read_to_string;
use std::process::Command;

/// Returns the most memory this process has had, in KiB (0 where the system does not say).
pub fn peak_memory() -> u64 {
    let status = read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()).and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// Returns the seconds that this process has been on a processor (0 where the system does not say).
///
/// The time of the first thread is known to the nanosecond, that of all threads to the hundredth of a second.
/// Neither is too much, so the greater one counts: a process with one thread is measured well, and one with
/// several well enough.
pub fn cpu_seconds() -> f64 {
    // The system brings the first number up to date when the thread gives up its turn.
    std::thread::yield_now();
    let first = read_to_string("/proc/self/schedstat").unwrap_or_default();
    let first = first.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0);
    let all = read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name, which is in parentheses: 11 other fields, then the ticks in the program and in the
    // system.
    let fields = all.rsplit(')').next().unwrap_or("").split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|n| n.parse::<f64>().ok()).sum();
    (first / 1e9).max(ticks / 100.0)
}

/// Returns the name of the processor and the number of its cores.
pub fn machine() -> String {
    let info = read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|l| l.strip_prefix("model name")).unwrap_or("unknown");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores", name.trim_start_matches([' ', '\t', ':']))
}

/// Returns the compiler's version, `rustc 1.95.0` and so on.
pub fn rustc() -> String {
    first_line("rustc", &["--version"])
}

/// Returns today's date, as `2026-11-17`.
pub fn today() -> String {
    first_line("date", &["+%Y-%m-%d"])
}

fn first_line(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output().map(|o| o.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).lines().next().unwrap_or("unknown").to_owned()
}
