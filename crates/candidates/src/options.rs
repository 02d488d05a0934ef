//! The options of an enumeration, and its results in numbers.

use crate::AllowedCandidate;
use fencepost_graph::Candidate;
use fencepost_program::{BlockKind, CodePos, Op, Operand, Pos, Program, Unsequenced};
use fencepost_search::{Flow, Search, Stopped};
use std::collections::BTreeSet;
use thiserror::Error;

/// A memory model as a function that decides whether a candidate is allowed.
pub type Judge<'a> = dyn Fn(&Candidate) -> bool + 'a;

/// Which coherence orders candidates have (coherent ones, any, or none).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Co {
    /// Orders that are coherent with each location by itself: `acyclic (po-loc | rf | co | fr)`. For judges
    /// that demand it, as almost all do: candidates that are not are never made.
    #[default]
    Coherent,
    /// All total orders of the writes of each location.
    Any,
    /// No orders: a candidate is its events and `rf`.
    Absent,
}

/// The options of an enumeration of candidates.
#[derive(Clone, Debug)]
pub struct Options {
    /// The coherence orders that candidates have.
    pub co: Co,
    /// The number of candidates after which the enumeration stops.
    pub max_candidates: Option<u64>,
    /// The number of paths of a thread above which the enumeration gives up.
    pub max_paths: usize,
    /// The number of events at which a thread is cut off, as by a bound on the rounds of a loop.
    pub max_events: usize,
    /// The limits of the search, and the means to stop it. [`enumerate`](crate::enumerate) begins it, unless
    /// it has begun.
    pub search: Search,
    /// The pairs of instructions that are unsequenced: candidates do not have those pairs in `po`, and
    /// dependencies that exist only because of such an order are left out.
    pub unsequenced: Unsequenced,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            co: Co::default(),
            max_candidates: None,
            max_paths: 100_000,
            max_events: 200,
            search: Search::default(),
            unsequenced: Unsequenced::default(),
        }
    }
}

impl Options {
    /// Returns the instructions that may read a write which runs after them, because the source language
    /// leaves the two unsequenced.
    pub(crate) fn reads_before_writes(&self, program: &Program) -> BTreeSet<CodePos> {
        let addr = |at: CodePos| match program.op_at(at) {
            Some(
                Op::Load { addr, .. }
                | Op::Store { addr, .. }
                | Op::CmpXchg { addr, .. }
                | Op::FailedCas { addr, .. }
                | Op::Rmw { addr, .. }
                | Op::Lock { addr, .. }
                | Op::LockAgain { addr, .. }
                | Op::TryLock { addr, .. }
                | Op::Unlock { addr, .. },
            ) => Some(*addr),
            _ => None,
        };
        let writes = |at: CodePos| !matches!(program.op_at(at), Some(Op::Load { .. } | Op::FailedCas { .. }));
        let may_meet = |a: CodePos, b: CodePos| match (addr(a), addr(b)) {
            (Some(Operand::Const(a)), Some(Operand::Const(b))) => a == b,
            _ => true,
        };
        let pairs = self.unsequenced.pairs().flat_map(|(a, b)| [(a, b), (b, a)]);
        pairs
            .filter(|(read, write)| writes(*write) && may_meet(*read, *write))
            .map(|(read, _)| read)
            .collect()
    }
}

/// The interface of a user of the enumerator, who receives the allowed candidates one by one.
pub trait Visitor {
    /// Receives a candidate in which every thread finished.
    fn execution(&mut self, _found: &AllowedCandidate<'_>) -> Flow {
        Flow::Continue
    }
    /// Receives a candidate in which some thread can never go on ([`Summary::blocked`]).
    fn blocked(&mut self, _found: &AllowedCandidate<'_>) -> Flow {
        Flow::Continue
    }
    /// Receives a candidate in which some thread ran into an error; [`AllowedCandidate::ending`] says which,
    /// and how.
    fn failed(&mut self, _found: &AllowedCandidate<'_>) -> Flow {
        Flow::Continue
    }
}

/// The results of an enumeration of candidates, in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The number of allowed candidates in which every thread finished.
    pub executions: u64,
    /// The number of candidates in which some thread could not go on, and none ran into an error. A thread
    /// that waits for a value or a mutex counts as blocked only if it saw the last write there is; otherwise
    /// it would look again. Without `co` the last write is not known, and the thread always counts as
    /// blocked.
    pub blocked: u64,
    /// The number of allowed candidates that do not count: a waiting thread had looked too early, or a choice
    /// was made that another one covers.
    pub wasted: u64,
    /// The number of candidates in which some thread ran into an error.
    pub failed: u64,
    /// The number of candidates that the judge was asked about.
    pub candidates: u64,
    /// The reason why the enumeration ended early; `None` if it is complete.
    pub stopped: Option<Stopped>,
    /// The circles of values that the program has room for; `None` if it has none. Candidates with such a
    /// circle may be missing; a judge that forbids them does not miss them.
    pub circles: Option<Circles>,
    /// The places at which a bound cut off a thread, in allowed candidates.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
}

/// The kinds of out-of-thin-air cycles that a program has room for, for models that may allow them. In such a
/// circle a value is written because of what was read (it was computed from it, or see below), and that was
/// written because of the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circles {
    /// Whether places of accesses computed from what was read (`addr`) may be part of one.
    pub addresses: bool,
    /// Whether branches on what was read (`ctrl`) may be part of one that guessing does not find.
    pub branches: bool,
    /// Whether updates, which write what they compute from what they read (`rmw`), may be part of one.
    pub updates: bool,
    /// Whether a read may read a write of its own thread that does not come before it in program order,
    /// though candidates are coherent: the two are unsequenced.
    pub unsequenced: bool,
}

/// The error that a program has a feature which the enumerator does not support.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} cannot be enumerated candidate by candidate")]
pub struct Unsupported {
    /// The unsupported feature, in words.
    pub what: String,
    /// The place of the feature in the source.
    pub pos: Pos,
}
