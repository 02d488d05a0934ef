//! What an exploration is told, and what it tells.

use crate::Estimate;
use fencepost_models::Equivalence;
use fencepost_program::{BlockKind, CodePos, ThreadId};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Limits of an exploration.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Stop after so many executions.
    pub max_executions: Option<u64>,
    /// Stop when the process uses more than so many bytes of memory (where [`resident_memory`] can tell).
    pub max_memory: Option<u64>,
    /// Stop after so long.
    pub timeout: Option<Duration>,
    /// How to watch and stop it from another thread.
    pub control: Option<Arc<Control>>,
    /// What it means that nobody can go on.
    pub stuck: Stuck,
    /// Under XMM: how cycles are looked for.
    pub xmm: Xmm,
    /// Which graphs count as the same execution, and are visited once.
    pub equivalence: Equivalence,
    /// How many workers explore; none counts as one. What is found does not depend on it. Only
    /// [`explore_with_workers`](crate::explore_with_workers) and [`count`](crate::count) look at this, a number of executions to
    /// stop after asks for one worker, and so do symmetry and XMM.
    pub jobs: usize,
    /// After how many steps a worker looks at the limits and at the others, if not the usual number: few, and even the
    /// smallest search is shared.
    pub look_around: Option<NonZeroU32>,
    /// Are identical threads told apart?
    pub symmetry: Symmetry,
}

/// How many bytes of memory the process uses, where the system says so (Linux does).
pub fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// Are executions that differ only in which of several identical threads is which visited one by one?
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// Yes: every execution is visited.
    #[default]
    Off,
    /// No: at least one of them is, and mostly one.
    On {
        /// Threads of the program that whoever looks at executions can tell from others: they are taken for themselves.
        apart: Vec<ThreadId>,
    },
}

/// What became of [`Config::symmetry`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum SymmetryUse {
    /// Nobody asked for it.
    #[default]
    Off,
    /// These threads, group by group, were taken for each other.
    Used(Vec<Vec<ThreadId>>),
    /// It cannot be used for this program, for this reason; every execution was visited.
    Refused(String),
}

/// How executions with cycles are looked for, under XMM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Xmm {
    /// Load-buffering races say where to look.
    #[default]
    Default,
    /// Every admissible set of committed events is tried: for small programs.
    Exhaustive,
}

/// What it means that no thread can go on although some have not finished, because all those wait for a mutex, a
/// value or each other's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stuck {
    /// An execution that is blocked, as litmus tests may be.
    #[default]
    Blocked,
    /// An error: [`crate::Violation::Stuck`].
    Error,
}

/// A view into a running exploration, for progress bars and Ctrl-C.
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
}

/// A loop that a thread of the current graph has gone round many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// The thread.
    pub thread: ThreadId,
    /// Where the loop begins.
    pub place: CodePos,
    /// How many rounds have begun since the loop was entered.
    pub rounds: u32,
}

const ONE: f64 = (1u64 << 53) as f64;

impl Control {
    /// Asks the exploration to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Has it been asked to stop?
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Executions visited so far (updated now and then).
    pub fn executions(&self) -> u64 {
        self.executions.load(Ordering::Relaxed)
    }

    /// Blocked executions visited so far (updated now and then).
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

    /// The loop that a thread of the current graph has gone round many times, if there is one (updated now and then).
    pub fn running(&self) -> Option<Running> {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says which loop is running now.
    pub(crate) fn set_running(&self, running: Option<Running>) {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = running;
    }

    /// One of the workers has got from `before` to `now`.
    pub(crate) fn add(&self, now: &Published, before: &Published) {
        let add = |to: &AtomicU64, now: u64, before: u64| {
            to.fetch_add(now.wrapping_sub(before), Ordering::Relaxed);
        };
        add(&self.executions, now.executions, before.executions);
        add(&self.blocked, now.blocked, before.blocked);
        add(&self.done, now.done, before.done);
    }

    /// All that was found is void.
    pub(crate) fn restart(&self) {
        for number in [&self.executions, &self.blocked, &self.done] {
            number.store(0, Ordering::Relaxed);
        }
    }
}

/// What those who watch were told by one worker.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Published {
    executions: u64,
    blocked: u64,
    done: u64,
}

impl Published {
    pub fn of(summary: &Summary) -> Self {
        Published {
            executions: summary.executions,
            blocked: summary.blocked,
            done: (summary.done.clamp(0.0, 1.0) * ONE) as u64,
        }
    }
}

/// Why an exploration ended before it had seen everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// [`Control::stop`] was called.
    Interrupted,
    /// The time was up.
    Timeout,
    /// The number of executions was reached.
    MaxExecutions,
    /// The memory was used up.
    MaxMemory,
    /// The visitor had seen enough.
    Visitor,
    /// Two accesses of different sizes overlap ([`crate::Violation::MixedSize`]): what they may read is not
    /// known, so going on would mean to guess.
    MixedSize,
    /// What was asked for cannot be done for this program, or not at all.
    Refused,
    /// Under XMM, cycles lead to cycles with values not seen before, again and again: the definition sets no end to that.
    Growing,
    /// Two plain accesses overlap: memory must be cut for it to begin again. (Only inside: [`crate::explore`] does.)
    Refined,
    /// Identical threads turned out to be told apart: it must begin again without symmetry. (Only inside.)
    ToldApart,
    /// One worker must do it all, from the start, for the answer not to depend on luck. (Only inside.)
    Apart,
    /// What comes before it in the order of the search has settled the matter. (Only inside.)
    Cancelled,
    /// Under [`Equivalence::Rf`]: it takes a coherence order to decide about a graph, for which it must begin again. (Only
    /// inside, too.)
    NeedsCo,
}

/// What an exploration found, in numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Complete executions: every thread finished.
    pub executions: u64,
    /// Executions in which some thread could not go on, and none went wrong. A thread that waits for a value or a
    /// mutex counts as blocked only if it saw the last write there is; otherwise it would look again.
    pub blocked: u64,
    /// Graphs that were built to the end for nothing: a waiting thread had looked too early, or a choice was made
    /// that another one covers.
    pub wasted: u64,
    /// The waits that were to blame for that, by the places in the program where the threads wait, and how often each.
    pub early_looks: Vec<(CodePos, u64)>,
    /// Executions in which some thread went wrong.
    pub wrong: u64,
    /// Graphs that were built to the end and then found to be forbidden, in models that cannot say so before.
    pub forbidden: u64,
    /// In models that look for an order of volatile accesses: how many orders were tried, in all graphs together,
    pub linearisations: u64,
    /// and in the graph that took the most.
    pub most_linearisations: u64,
    /// Under jam21: whether some execution may have a cycle of `po ∪ rf` through a plain access ([`crate::may_have_plain_cycle`]). Such
    /// graphs are not built.
    pub cycles_left_out: bool,
    /// Why it was refused ([`Stopped::Refused`]).
    pub refusal: Option<String>,
    /// Why it ended early; `None` if everything was seen.
    pub stopped: Option<Stopped>,
    /// The places at which a thread was cut off by a bound: on rounds of a loop, or on local steps.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
    /// Under XMM: the load-buffering races in all executions.
    pub lb_races: u64,
    /// Under XMM: how many of the executions have a cycle.
    pub cyclic: u64,
    /// Up to what executions were counted.
    pub equivalence: Equivalence,
    /// [`Equivalence::Rf`] was asked for, but there are two sequentially consistent events that nothing orders, the second
    /// of them here: that takes a coherence order.
    pub needs_co: Option<CodePos>,
    /// What became of the wish to take identical threads for each other.
    pub symmetry: SymmetryUse,
    /// If it was stopped: the loop that a thread went round many times in the graph that was being built then.
    pub running: Option<Running>,
    /// The fraction of the search tree that was seen.
    pub done: f64,
}

impl Summary {
    /// A thread that waits at `place` had looked too early, in so many graphs.
    pub(crate) fn note_early_look(&mut self, place: CodePos, count: u64) {
        match self.early_looks.iter_mut().find(|(known, _)| *known == place) {
            Some((_, total)) => *total += count,
            None => self.early_looks.push((place, count)),
        }
    }

    /// Adds what was found in a part of the search that comes after this one.
    pub(crate) fn add(&mut self, later: Summary) {
        self.executions += later.executions;
        self.blocked += later.blocked;
        self.wasted += later.wasted;
        for (place, count) in later.early_looks {
            self.note_early_look(place, count);
        }
        self.wrong += later.wrong;
        self.forbidden += later.forbidden;
        self.linearisations += later.linearisations;
        self.most_linearisations = self.most_linearisations.max(later.most_linearisations);
        self.cycles_left_out |= later.cycles_left_out;
        self.needs_co = self.needs_co.or(later.needs_co);
        self.refusal = self.refusal.take().or(later.refusal);
        self.stopped = self.stopped.or(later.stopped);
        for bound in later.bounds_hit {
            if !self.bounds_hit.contains(&bound) {
                self.bounds_hit.push(bound);
            }
        }
        self.running = self.running.or(later.running);
        self.lb_races += later.lb_races;
        self.cyclic += later.cyclic;
        self.done += later.done;
    }
}
