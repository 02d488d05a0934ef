//! The executions that are visited: those of a model of ours, or those that a judge allows.

use crate::lock_words::LockWords;
use crate::parallel::Fork;
use crate::{Config, NoVisitor, OneWorker, Stopped, Summary, Symmetry, SymmetryUse, Visitor};
use crate::{explore_by, explore_refining};
use fencepost_graph::Judge;
use fencepost_models::{Equivalence, ModelId, Pruning};
use fencepost_program::{BarrierMembers, Op, Program, Rounds, WakeUps};
use std::collections::BTreeSet;

/// The executions that a search visits, which are those of a built-in model or those that a judge allows.
#[derive(Clone, Copy)]
pub enum Searched<'a> {
    /// The executions of a built-in model.
    Native(ModelId),
    /// The executions that the judge allows. Graphs that still grow are pruned by a weaker model.
    Judged(Pruning, &'a dyn Judge),
}

/// Visits every execution of `program` that `judge` allows, each once.
///
/// The engine builds graphs as `pruning` allows, and shows those to which nothing can be added to the judge.
/// **`pruning` must allow all that the judge allows**, or executions are missed: this is not checked. The
/// more it forbids, the fewer graphs are built for nothing ([`Summary::forbidden`]). Executions have a
/// coherence order if both have one; where only one of the two has, the search is refused
/// ([`Stopped::Refused`]), and so are symmetry and executions up to `co`, of which nothing is known in a
/// model that only says yes or no.
///
/// Errors are shown once the complete graph is allowed. There are no races. Threads that wait do not look
/// again in place, so that programs with spin loops take longer than under a model of ours.
pub fn explore_judged<V: Visitor>(
    program: &Program,
    pruning: Pruning,
    judge: &dyn Judge,
    config: &Config,
    visitor: &mut V,
) -> Summary {
    explore_refining(program, Searched::Judged(pruning, judge), config, &mut OneWorker(visitor)).0
}

/// Visits every execution that `judge` allows, with as many workers as `config` says, which ask the judge at
/// the same time. In the end, the visitor has seen the same, in the same order, for any number of them.
pub fn explore_judged_with_workers<V: Fork>(
    program: &Program,
    pruning: Pruning,
    judge: &dyn Judge,
    config: &Config,
    visitor: &mut V,
) -> Summary {
    explore_by(program, Searched::Judged(pruning, judge), config, visitor)
}

/// Counts the executions of `program` that `judge` allows, without showing them to a visitor.
pub fn count_judged(program: &Program, pruning: Pruning, judge: &dyn Judge, config: &Config) -> Summary {
    explore_judged_with_workers(program, pruning, judge, config, &mut NoVisitor)
}

impl<'a> Searched<'a> {
    /// Returns the judge that decides about complete graphs; `None` if the built-in model does.
    pub(crate) fn judge(self) -> Option<&'a dyn Judge> {
        match self {
            Searched::Native(_) => None,
            Searched::Judged(_, judge) => Some(judge),
        }
    }

    /// Returns which rounds of loops are part of executions in a search with this configuration
    /// (`engine/rounds.rs` says why).
    fn rounds(self, program: &Program, config: &Config) -> Rounds {
        match (program.rounds, self) {
            (Rounds::All, _) => Rounds::All,
            (rounds, Searched::Native(model)) if model.allows_fewer_reads() && !config.all_rounds => rounds,
            (_, Searched::Native(model)) if model.has_co() => Rounds::OneForRaces,
            (_, Searched::Judged(pruning, _)) if pruning.has_co() => Rounds::OneForRaces,
            _ => Rounds::TwoWithUpdates,
        }
    }

    /// Returns `program` as a search begins with it, if that differs from it: in the rounds of loops that are
    /// part of executions, in whether the members of barriers are to be found, and in how waits on condition
    /// variables end.
    pub(crate) fn prepare(self, program: &Program, config: &Config) -> Option<Program> {
        let rounds = self.rounds(program, config);
        let barriers = match self.fixes_arrivals(program, config) {
            true => BarrierMembers::unknown(),
            false => program.barriers.clone(),
        };
        let wake_ups = match self.wakes_in_place(program, config) {
            true => WakeUps::InPlace(BTreeSet::new()),
            false => WakeUps::Guessed,
        };
        let differs =
            rounds != program.rounds || barriers != program.barriers || wake_ups != program.wake_ups;
        differs.then(|| {
            let mut prepared = program.clone();
            (prepared.rounds, prepared.barriers, prepared.wake_ups) = (rounds, barriers, wake_ups);
            prepared
        })
    }

    /// Returns whether threads arrive at barriers in a fixed order ([`fencepost_program::BarrierMembers`]).
    fn fixes_arrivals(self, program: &Program, config: &Config) -> bool {
        // (XMM derives executions from others, so it must have all of these.)
        !matches!(self, Searched::Native(ModelId::Xmm))
            && !config.all_rounds
            && program.rounds != Rounds::All
            && program.any_op(|op| matches!(op, Op::BarrierRank { .. }))
    }

    /// Returns whether a search begins with threads that wake up in place from waits on condition variables
    /// (`engine/wake.rs` says why). PSO is left out because what a thread knows there it may not see yet.
    fn wakes_in_place(self, program: &Program, config: &Config) -> bool {
        use ModelId::{Ra, Rc11, Rc20, Sc, Tso};
        matches!(self, Searched::Native(Sc | Tso | Ra | Rc11 | Rc20))
            && !config.all_rounds
            && config.equivalence != Equivalence::Rf
            && program.rounds != Rounds::All
            && program.exclusive.is_none()
            && program.any_op(|op| matches!(op, Op::Sleep { .. }))
            && !program.any_op(|op| matches!(op, Op::TryLock { .. }))
    }

    /// Returns the critical sections between which the order is left open at the beginning of a search;
    /// `None` if it is always kept (`engine/open_locks.rs` says why).
    pub(crate) fn locks(self, program: &Program, config: &Config) -> Option<LockWords> {
        if config.equivalence != Equivalence::Locks || program.exclusive.is_some() {
            return None;
        }
        (!program.any_op(|op| matches!(op, Op::Sleep { .. } | Op::LockAgain { .. }))).then(LockWords::default)
    }

    /// Returns whether the model may allow executions of the program that the engine does not build.
    pub(crate) fn leaves_out_cycles(self, program: &Program) -> bool {
        matches!(self, Searched::Native(model) if model.allows_plain_cycles())
            && crate::may_have_plain_cycle(program)
    }

    /// Returns the summary of a refused search, with the reason, if `config` asks for what is impossible
    /// under this model; `None` if the search can be made.
    pub(crate) fn refuses(self, config: &Config) -> Option<Summary> {
        let wants_symmetry = config.symmetry != Symmetry::Off;
        let refused = Summary { stopped: Some(Stopped::Refused), ..Summary::default() };
        if let (true, Some(why)) = (wants_symmetry, self.no_symmetry()) {
            let refusal = Some(format!("symmetry under {}: {why}", self.name()));
            let symmetry = SymmetryUse::Refused(why.to_owned());
            return Some(Summary { refusal, symmetry, ..refused });
        }
        if let Some(why) = self.no_equivalence(config.equivalence) {
            return Some(Summary { refusal: Some(why), equivalence: config.equivalence, ..refused });
        }
        if config.equivalence == Equivalence::Rf && wants_symmetry {
            let refusal = Some("symmetry goes by co, which executions up to co do not have".to_owned());
            return Some(Summary { refusal, ..refused });
        }
        if config.equivalence == Equivalence::Locks && wants_symmetry {
            let refusal =
                Some("symmetry goes by the order of critical sections, which is left open".to_owned());
            return Some(Summary { refusal, equivalence: Equivalence::Locks, ..refused });
        }
        let refusal = self.mismatch()?;
        Some(Summary { refusal: Some(refusal), ..refused })
    }

    /// Returns the equivalence by which executions of `program` are to count as one.
    pub(crate) fn equivalence(self, program: &Program, config: &Config) -> Equivalence {
        // Whether atomic sections happen at once takes a coherence order to decide.
        match program.exclusive {
            Some(_) => Equivalence::Full,
            None => config.equivalence,
        }
    }

    /// Returns the name of the model.
    fn name(&self) -> &str {
        match self {
            Searched::Native(model) => model.name(),
            Searched::Judged(_, judge) => judge.name(),
        }
    }

    /// Returns why symmetry reduction cannot be used, if so.
    fn no_symmetry(self) -> Option<&'static str> {
        match self {
            Searched::Native(model) => no_symmetry(model),
            Searched::Judged(..) => Some("it decides on whole graphs, and may tell threads apart"),
        }
    }

    /// Returns why executions cannot be counted up to this equivalence, if so.
    fn no_equivalence(self, equivalence: Equivalence) -> Option<String> {
        match (self, equivalence) {
            (Searched::Native(model), _) => equivalence.refused(model).map(str::to_owned),
            (Searched::Judged(..), Equivalence::Full) => None,
            (Searched::Judged(_, judge), Equivalence::Locks) => Some(format!(
                "orders of critical sections left open under {}: it decides on whole graphs",
                judge.name()
            )),
            (Searched::Judged(_, judge), Equivalence::Rf) => Some(format!(
                "executions up to co under {}: it decides on whole graphs, with co where it has one",
                judge.name()
            )),
        }
    }

    /// Returns why the judge and the model that prunes do not fit, if only one of them has a coherence order.
    /// Then the judge would not see the relation that it looks at, or executions that are one to it would
    /// count as many.
    fn mismatch(self) -> Option<String> {
        let Searched::Judged(pruning, judge) = self else { return None };
        let name = judge.name();
        match (judge.has_co(), pruning.has_co()) {
            (true, false) => Some(format!("{name} has a coherence order, {pruning} to prune by has none")),
            (false, true) => Some(format!("{name} has no coherence order, {pruning} to prune by has one")),
            _ => None,
        }
    }
}

/// Returns the reason why symmetry reduction ([`Config::symmetry`]) cannot be used under `model`; `None` if
/// it can.
pub fn no_symmetry(model: ModelId) -> Option<&'static str> {
    match model {
        ModelId::Sc | ModelId::Tso | ModelId::Pso | ModelId::Ra | ModelId::Rc11 | ModelId::Rc20 => None,
        ModelId::Wrc11 | ModelId::Jam21 => {
            Some("it has no coherence order, by which identical threads could be sorted")
        }
        ModelId::Jam21Genmc => Some("it decides on whole graphs, and errors wait for those"),
        ModelId::Xmm => Some("its executions are derived from each other, thread by thread"),
    }
}
