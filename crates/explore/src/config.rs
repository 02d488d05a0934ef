//! What an exploration is told, and what it tells.

use fencepost_models::Equivalence;
use fencepost_program::{BlockKind, CodePos, ThreadId};
use fencepost_search::{Published, Running, Search, Stopped};
use std::num::NonZeroU32;

/// What is asked of an exploration.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Limits, and how to watch and stop it. [`explore`](crate::explore) begins it, unless it has begun.
    pub search: Search,
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
    /// Branches that were given up because a thread would have waited, or gone round a loop for nothing.
    pub cut: u64,
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
    /// What those who watch are told of it.
    pub(crate) fn published(&self) -> Published {
        Published::new(self.executions, self.blocked, self.done)
    }

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
        self.lb_races += later.lb_races;
        self.cyclic += later.cyclic;
        self.done += later.done;
    }
}
