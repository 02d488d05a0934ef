//! The options of a search, and its results in numbers.

use fencepost_models::Equivalence;
use fencepost_program::{BlockKind, CodePos, ThreadId};
use fencepost_search::{RunningLoop, Search, Stopped, WorkerProgress};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// The options of a search by the graph engine.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Limits, and a way to watch and stop the search. [`explore`](crate::explore) begins it, unless it has
    /// begun.
    pub search: Search,
    /// Whether it is an error that all threads which have not finished wait for ever.
    pub stuck: Stuck,
    /// The way to look for cycles, under XMM.
    pub xmm: Xmm,
    /// Whether rounds of loops after which a thread only tries again are part of executions, too
    /// ([`fencepost_program::Rounds::OneForRaces`]).
    pub all_rounds: bool,
    /// The graphs that count as the same execution and are visited once.
    pub equivalence: Equivalence,
    /// The number of workers; 0 counts as 1. The results do not depend on it. Only
    /// [`explore_with_workers`](crate::explore_with_workers) and its kin look at this. A limit on executions,
    /// and XMM make do with one worker.
    pub jobs: usize,
    /// The number of steps after which a worker checks the limits and whether other workers want work; `None`
    /// for the usual number. With few, even the smallest search is shared.
    pub steps_between_checks: Option<NonZeroU32>,
    /// Whether executions that differ only by a renaming of identical threads are visited one by one.
    pub symmetry: Symmetry,
}

/// The option of symmetry reduction, which is whether executions that differ only by a renaming of identical
/// threads are visited one by one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// Every execution is visited.
    #[default]
    Off,
    /// At least one of the executions that differ only by a renaming is visited, and mostly just one.
    On {
        /// Threads that are never renamed, since the outcome names them.
        apart: Vec<ThreadId>,
    },
}

/// Whether symmetry reduction was used in a search, for which groups of threads, or why not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SymmetryUse {
    /// Symmetry reduction was not asked for.
    #[default]
    Off,
    /// The threads of each of these groups were taken for each other.
    Used(Vec<Vec<ThreadId>>),
    /// Symmetry reduction cannot be used for this program, for this reason; every execution was visited.
    Refused(String),
}

impl SymmetryUse {
    /// Adds what another part of the same search knows.
    fn add(&mut self, later: SymmetryUse) {
        let later = match (&mut *self, later) {
            (SymmetryUse::Refused(_), _) | (_, SymmetryUse::Off) => return,
            (SymmetryUse::Off, later) => return *self = later,
            (SymmetryUse::Used(groups), SymmetryUse::Used(later)) => {
                for group in later {
                    let meets = |other: &Vec<ThreadId>| other.iter().any(|thread| group.contains(thread));
                    match groups.iter_mut().find(|other| meets(other)) {
                        Some(other) => {
                            other.extend(group);
                            other.sort_unstable();
                            other.dedup();
                        }
                        None => groups.push(group),
                    }
                }
                groups.sort_unstable();
                return;
            }
            (SymmetryUse::Used(_), refused) => refused,
        };
        *self = later;
    }
}

/// The option of how to look for executions with cycles of `po ∪ rf`, under the model XMM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Xmm {
    /// Load-buffering races say where to look.
    #[default]
    Default,
    /// Every admissible set of committed events is tried: for small programs.
    Exhaustive,
}

/// The option of whether it is an error if no thread can go on although some have not finished, because all
/// those wait for a mutex, a value or each other's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stuck {
    /// An execution that is blocked, as litmus tests may be.
    #[default]
    Blocked,
    /// An error: [`crate::Violation::Stuck`].
    Error,
}

/// The results of a search by the graph engine, in numbers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// The number of complete executions: every thread finished.
    pub executions: u64,
    /// The number of executions in which some thread could not go on, and none went wrong. A thread that
    /// waits for a value or a mutex counts as blocked only if it saw the last write there is; otherwise it
    /// would look again.
    pub blocked: u64,
    /// The number of graphs that were built to the end for nothing: a waiting thread had looked too early, or
    /// a choice was made that another one covers.
    pub wasted: u64,
    /// The number of branches that were given up because a thread would have waited, or gone round a loop for
    /// nothing.
    pub cut: u64,
    /// The places in the program where threads that had looked too early wait, with the number of graphs
    /// wasted for each.
    pub early_looks: Vec<(CodePos, u64)>,
    /// The number of executions in which some thread went wrong.
    pub wrong: u64,
    /// The number of graphs that were built to the end and then found to be forbidden, in models that cannot
    /// say so before.
    pub forbidden: u64,
    /// The number of orders of volatile accesses that were tried in all graphs together, in models that look
    /// for such an order.
    pub linearisations: u64,
    /// The number of orders that were tried in the graph that took the most.
    pub most_linearisations: u64,
    /// Whether, under jam21, some execution may have a cycle of `po ∪ rf` through a plain access
    /// ([`crate::may_have_plain_cycle`]). Such graphs are not built.
    #[serde(skip)]
    pub cycles_left_out: bool,
    /// The reason why the search was refused ([`Stopped::Refused`]).
    #[serde(skip)]
    pub refusal: Option<String>,
    /// The reason why the search ended early; `None` if everything was seen.
    #[serde(skip)]
    pub stopped: Option<Stopped>,
    /// The places at which a thread was cut off by a bound: on rounds of a loop, or on local steps.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
    /// The number of load-buffering races in all executions, under XMM.
    pub lb_races: u64,
    /// The number of executions that have a cycle, under XMM.
    pub cyclic: u64,
    /// The graphs that counted as the same execution.
    #[serde(skip)]
    pub equivalence: Equivalence,
    /// The place of a sequentially consistent event that nothing orders with an earlier one, so that
    /// [`Equivalence::Rf`], although asked for, could not be used: deciding about the two takes a coherence
    /// order.
    pub needs_co: Option<CodePos>,
    /// The use that was made of symmetry reduction.
    pub symmetry: SymmetryUse,
    /// The loop that a thread went round many times in the graph that was being built when the search was
    /// stopped.
    #[serde(skip)]
    pub running: Option<RunningLoop>,
    /// The fraction of the search tree that was seen.
    pub done: f64,
}

impl Summary {
    /// Returns the numbers of this summary that watchers of a running search see.
    pub(crate) fn published(&self) -> WorkerProgress {
        WorkerProgress::new(self.executions, self.blocked, self.done)
    }

    /// Adds `count` to the number of graphs that were wasted because a thread that waits at `place` read its
    /// location too early.
    pub(crate) fn note_early_look(&mut self, place: CodePos, count: u64) {
        match self.early_looks.iter_mut().find(|(known, _)| *known == place) {
            Some((_, total)) => *total += count,
            None => self.early_looks.push((place, count)),
        }
    }

    /// Adds the results of another part of the same search, which comes after this part in the order of the
    /// search.
    pub(crate) fn add(&mut self, later: Summary) {
        self.executions += later.executions;
        self.blocked += later.blocked;
        self.wasted += later.wasted;
        self.cut += later.cut;
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
        for bound in later.bounds_hit {
            if !self.bounds_hit.contains(&bound) {
                self.bounds_hit.push(bound);
            }
        }
        self.running = self.running.or(later.running);
        self.symmetry.add(later.symmetry);
        self.lb_races += later.lb_races;
        self.cyclic += later.cyclic;
        self.done += later.done;
    }
}
