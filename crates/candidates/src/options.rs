//! What an enumeration is told, and what it tells.

use crate::Found;
use fencepost_graph::Candidate;
use fencepost_program::{BlockKind, CodePos, Op, Operand, Pos, Program, Unsequenced};
use fencepost_search::{Flow, Search, Stopped};
use std::collections::BTreeSet;
use thiserror::Error;

/// Decides about a candidate: a memory model.
pub type Judge<'a> = dyn Fn(&Candidate) -> bool + 'a;

/// Which coherence orders candidates have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Co {
    /// Those that are coherent with each location by itself: `acyclic (po-loc | rf | co | fr)`. For judges
    /// that demand it, as almost all do: candidates that are not are never made.
    #[default]
    Coherent,
    /// All.
    Any,
    /// None: a candidate is its events and `rf`.
    Absent,
}

/// How to enumerate.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which coherence orders candidates have.
    pub co: Co,
    /// Stop when the judge has seen so many.
    pub max_candidates: Option<u64>,
    /// Give up if a thread has more paths than this.
    pub max_paths: usize,
    /// A thread that makes more events than this is cut off, as by a bound on the rounds of a loop.
    pub max_events: usize,
    /// Limits, and how to stop it. [`enumerate`](crate::enumerate) begins it, unless it has begun.
    pub search: Search,
    /// Which instructions are unsequenced: candidates do not have those pairs in `po`, and what depends on
    /// what only for that reason is no dependency.
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
    /// The instructions that read what an instruction they are unsequenced with may write: in a candidate
    /// such a read may read a write that runs after it.
    pub(crate) fn reads_before_writes(&self, program: &Program) -> BTreeSet<CodePos> {
        let addr = |at: CodePos| match program.op_at(at) {
            Some(
                Op::Load { addr, .. }
                | Op::Store { addr, .. }
                | Op::CmpXchg { addr, .. }
                | Op::FailedCas { addr, .. }
                | Op::Rmw { addr, .. }
                | Op::Lock { addr, .. }
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

/// Sees the candidates that are allowed.
pub trait Visitor {
    /// Every thread finished.
    fn execution(&mut self, _found: &Found<'_>) -> Flow {
        Flow::Continue
    }
    /// Some thread cannot go on, for good ([`Summary::blocked`]).
    fn blocked(&mut self, _found: &Found<'_>) -> Flow {
        Flow::Continue
    }
    /// Some thread went wrong; [`Found::ending`] says which, and how.
    fn failed(&mut self, _found: &Found<'_>) -> Flow {
        Flow::Continue
    }
}

/// What an enumeration found, in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Candidates that were allowed and in which every thread finished.
    pub executions: u64,
    /// Those in which some thread could not go on, and none went wrong. A thread that waits for a value or a
    /// mutex counts as blocked only if it saw the last write there is (without `co` nobody knows, and it
    /// always counts); otherwise it would look again.
    pub blocked: u64,
    /// Allowed, but for nothing: a waiting thread had looked too early, or a choice was made that another one
    /// covers.
    pub wasted: u64,
    /// Those in which some thread went wrong.
    pub failed: u64,
    /// How many candidates the judge was asked about.
    pub candidates: u64,
    /// Why it ended early; `None` if everything was seen.
    pub stopped: Option<Stopped>,
    /// Which circles of values the program has room for; `None` if it has none. Candidates with such a circle
    /// may be missing; a judge that forbids them does not miss them.
    pub circles: Option<Circles>,
    /// The places at which a thread was cut off by a bound, in candidates that are allowed.
    pub bounds_hit: Vec<(CodePos, BlockKind)>,
}

/// Circles in which values may justify each other: a value is written because of what was read (it was
/// computed from it, or see below), and that was written because of the value.
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

/// The program does something that this engine is not made for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} cannot be enumerated candidate by candidate")]
pub struct Unsupported {
    /// What, in words.
    pub what: String,
    /// Where.
    pub pos: Pos,
}
