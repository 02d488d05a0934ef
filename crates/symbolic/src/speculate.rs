//! Computes how many speculative executions a justification may need.
//!
//! The Java memory model asks for *some* sequence `E1…Ek` with commit sets `C1 ⊆ … ⊆ Ck`. A bound on `k` that
//! loses nothing can be had from the rules (numbered as in `models.md`). Let the *racy* reads of E be those
//! whose write does not happen before them: only a read of a plain field that may see a write of another
//! thread can be one.
//!
//! 1. *Only writes, racy reads and (for `jmm-original`) external actions need be committed before the end.*
//!    Taking other actions out of every `Ci` relaxes rules 1 to 5, 7 and 8. Rule 6 then asks that a read `r`
//!    that is not racy and was in `C(i-1)` sees a write that happens before it: it sees `W(r)` (rule 5), and
//!    `hb(W(r), r)` carries over to `hbi` by rule 2 (in `jmm-original`, `W(r)` is committed too, by rule 7).
//!    Rule 9: `jmm` asks it of committed external actions, which are gone; `jmm-original` asks that external
//!    actions are committed, and these are kept. In the end E itself is appended twice, first committing all
//!    writes (for `jmm-original` all that is no read), then all.
//! 2. *Steps that commit no read can be merged with the next step.* If `Ci \ C(i-1)` has no read, then
//!    `E(i+1)` satisfies all that is asked of `Ei`: rule 6, since `C(i-1)` and `Ci` have the same reads; rule
//!    7, since there are none; rule 9 of `jmm-original`, if the external actions that it asks for, which are
//!    in `C(i+1)`, are committed in `Ci` already; the others, since `Ci ⊆ C(i+1)`. So `Ei` can be the same
//!    execution as `E(i+1)`.
//!
//! So the sequence is *rounds* of two steps with one execution each: commit writes, then at least one racy
//! read; then E, twice. With R racy reads, R rounds are enough, and R + 1 different executions.
//!
//! Step 2 does not keep rule 8 of `jmm-original`, nor does the end of step 1, unless synchronisation is the
//! same in all executions: no locks, no volatile accesses, no starts and joins of threads. For programs with
//! these, rounds give justifications but no proof that there is none. What does is `jmm`: without external
//! actions, whatever `jmm-original` allows `jmm` allows (its rules 2 and 7 follow from theirs, the others are
//! the same or gone). If that does not help either, every step has an execution of its own, one for each
//! action that can be committed: equal commit sets can be merged under both models.

use crate::acts::Acts;
use crate::unroll::{Action, Memory, Unrolled};
use fencepost_program::ThreadId;
use fencepost_rml::{Model, Theory};
use std::collections::BTreeSet;

/// The executions E1, E2, … by which a model justifies the main one, and which of them are the same
/// execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Speculation {
    /// For E1, E2, …, the number of its execution; 0 is the main one.
    pub as_which: Vec<usize>,
}

impl Speculation {
    /// Returns the speculation of a model of one execution, which has no justifying executions.
    pub fn none() -> Self {
        Speculation { as_which: vec![] }
    }

    /// Returns a speculation of this many rounds, each with two equal justifying executions, and of the main
    /// execution twice.
    pub fn rounds(rounds: usize) -> Self {
        let steps = (1..=rounds).flat_map(|round| [round, round]);
        Speculation { as_which: steps.chain([0, 0]).collect() }
    }

    /// Returns a speculation with this many justifying executions, all of them different.
    pub fn steps(steps: usize) -> Self {
        Speculation { as_which: (1..=steps).collect() }
    }

    /// Returns the number of different executions, including the main one.
    pub fn copies(&self) -> usize {
        self.as_which.iter().copied().max().unwrap_or(0) + 1
    }
}

/// The number of executions that are enough to justify any execution of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SpeculationNeed {
    /// This many rounds are enough.
    Rounds(usize),
    /// This many rounds find most justifications, but a proof that there is none takes more (see the head of
    /// this file).
    Perhaps {
        /// The rounds to try.
        rounds: usize,
        /// The steps that are enough.
        steps: usize,
        /// Whether `jmm-original` is proved to forbid what `jmm` forbids, for this program.
        jmm_decides: bool,
    },
    /// The model is unknown, so nothing is known.
    Unknown {
        /// The number of steps to try.
        steps: usize,
    },
}

/// Returns how many executions are enough to justify any execution of this program under the model.
pub(crate) fn need(model: &dyn Theory, unrolled: &Unrolled) -> SpeculationNeed {
    let acts = Acts::of(unrolled, model);
    let rounds = racy_reads(unrolled, &acts);
    // One for each action, and one for all of initialisation together, which nothing comes before.
    let actions = acts.names().len() + 2 * unrolled.threads.len() + 1;
    let is_shipped = |name: &str| model.name() == name && Model::shipped(name) == Some(model.text());
    if is_shipped("jmm") {
        return SpeculationNeed::Rounds(rounds);
    }
    if is_shipped("jmm-original") {
        let special = unrolled.statements.iter().any(|s| matches!(s.action, Action::External { .. }));
        return match synchronises(unrolled) {
            false => SpeculationNeed::Rounds(rounds),
            true => SpeculationNeed::Perhaps { rounds, steps: actions, jmm_decides: !special },
        };
    }
    SpeculationNeed::Unknown { steps: 2 * rounds + 2 }
}

/// Returns whether there is a lock, a volatile access, or a start or join of a thread.
fn synchronises(unrolled: &Unrolled) -> bool {
    unrolled.statements.iter().any(|s| match s.action {
        Action::Lock { .. } | Action::Unlock { .. } | Action::Spawn(_) | Action::Join(_) => true,
        Action::Read { mode, .. } | Action::Write { mode, .. } => mode.is_sc(),
        _ => false,
    })
}

/// Returns the largest number of reads of one execution that may be racy.
fn racy_reads(unrolled: &Unrolled, acts: &Acts) -> usize {
    let addresses =
        |term| Memory::targets(unrolled.terms.values(term)).into_iter().collect::<BTreeSet<u64>>();
    let writes: Vec<(ThreadId, BTreeSet<u64>)> = unrolled
        .statements
        .iter()
        .filter_map(|s| match s.action {
            Action::Write { addr, .. } => Some((s.thread, addresses(addr))),
            _ => None,
        })
        .collect();
    let before = after_closure(&unrolled.order);
    let racy = |id: &crate::unroll::StmtId| {
        let statement = unrolled.statement(*id);
        let Action::Read { addr, mode, .. } = statement.action else { return false };
        let own = addresses(addr);
        let others = writes
            .iter()
            .filter(|(t, _)| *t != statement.thread && !before.contains(&(*t, statement.thread)));
        !mode.is_sc() && others.into_iter().any(|(_, to)| !to.is_disjoint(&own))
    };
    acts.names().iter().filter(|id| racy(id)).count()
}

/// Returns the closure of an order of threads.
fn after_closure(order: &[(ThreadId, ThreadId)]) -> BTreeSet<(ThreadId, ThreadId)> {
    let mut all: BTreeSet<_> = order.iter().copied().collect();
    loop {
        let more: Vec<_> = all
            .iter()
            .flat_map(|(a, b)| all.iter().filter(move |(c, _)| b == c).map(move |(_, d)| (*a, *d)))
            .filter(|pair| !all.contains(pair))
            .collect();
        if more.is_empty() {
            return all;
        }
        all.extend(more);
    }
}
