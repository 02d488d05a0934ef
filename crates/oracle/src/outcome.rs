//! The graphs that a model allows.

use crate::declarative::{Candidate, MemoryError, consistent, memory_errors, races};
use crate::grow::RfGraph;
use crate::{Ending, Final, Graphs, Limits, OracleError, coherence};
use fencepost_graph::{EventRef, Execution, Label, Loc, Zeroed};
use fencepost_models::ModelId;
use fencepost_program::Program;
use std::collections::BTreeSet;

/// An execution: all threads finished.
#[derive(Clone, Debug)]
pub struct Complete {
    /// Its graph.
    pub execution: Execution,
    /// What registers and memory hold in the end.
    pub last: Final,
    /// The pairs of accesses that race.
    pub races: Vec<(EventRef, EventRef)>,
}

/// A graph that cannot grow although not all threads finished.
#[derive(Clone, Debug)]
pub struct Stopped {
    /// The graph.
    pub execution: Execution,
    /// How each thread ended.
    pub endings: Vec<Ending>,
    /// The pairs of accesses that race.
    pub races: Vec<(EventRef, EventRef)>,
}

/// Everything a program can do under a model.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The executions, each once.
    pub complete: Vec<Complete>,
    /// The graphs in which some thread is blocked and none failed.
    pub blocked: Vec<Stopped>,
    /// The graphs in which some thread failed.
    pub failed: Vec<Stopped>,
    /// Is there an access after the end of its object, in whichever graph?
    pub has_use_after_free: bool,
    /// An object that is freed twice?
    pub has_double_free: bool,
    /// A read of memory without a value (that does not just copy it)?
    pub has_uninitialised: bool,
}

impl Outcome {
    /// The executions as a set.
    pub fn executions(&self) -> BTreeSet<Execution> {
        self.complete.iter().map(|c| c.execution.clone()).collect()
    }

    /// Can a thread be blocked?
    pub fn has_blocked(&self) -> bool {
        !self.blocked.is_empty()
    }

    /// Can a thread fail?
    pub fn has_errors(&self) -> bool {
        !self.failed.is_empty()
    }

    /// Is there a data race, in whichever graph?
    pub fn has_races(&self) -> bool {
        let complete = self.complete.iter().map(|c| &c.races);
        let stopped = self.blocked.iter().chain(&self.failed).map(|s| &s.races);
        complete.chain(stopped).any(|races| !races.is_empty())
    }

    /// The blocked graphs in which no thread that waits for a value or a mutex just looked too early: each
    /// has read the last write of the location. These are deadlocks, failed `assume`s and loop bounds. (An
    /// engine that lets waiting threads look again may well build none of the others.)
    pub fn stuck(&self) -> impl Iterator<Item = &Stopped> {
        self.blocked.iter().filter(|s| s.is_stuck())
    }
}

impl Stopped {
    fn is_stuck(&self) -> bool {
        use fencepost_program::BlockKind::{Await, Lock};
        self.endings.iter().zip(&self.execution.threads).all(|(ending, events)| {
            match (ending, events.last()) {
                (Ending::Blocked(Await | Lock), Some(read)) => {
                    read.label.loc().zip(read.rf).is_none_or(|(loc, source)| self.is_last(loc, source))
                }
                _ => true,
            }
        })
    }

    /// Is it the write of an update that wrote what it read?
    fn changes_nothing(&self, write: EventRef) -> bool {
        let EventRef::At(thread, index) = write else { return false };
        let Some(Label::Write { update: true, value, .. }) = self.execution.event(write).map(|e| e.label)
        else {
            return false;
        };
        let read = index.checked_sub(1).and_then(|i| self.execution.event(EventRef::At(thread, i)));
        read.is_some_and(|read| read.label.value() == Some(value))
    }

    /// Is `write` the last one to `loc` that changes what it holds? Without `co`: does no other follow it in
    /// its thread, or update it?
    fn is_last(&self, loc: Loc, write: EventRef) -> bool {
        if let Some((_, order)) = self.execution.co.iter().find(|(of, _)| *of == loc) {
            let later = order.iter().position(|w| *w == write).map_or(0, |at| at + 1);
            return order[later..].iter().all(|w| self.changes_nothing(*w));
        }
        let follows = |name: EventRef| match (write, name) {
            (EventRef::At(s, i), EventRef::At(t, j)) => s == t && i < j,
            _ => matches!(write, EventRef::Init(_)),
        };
        !self.execution.events().any(|(name, event)| match event.label {
            Label::Write { loc: of, .. } => of == loc && follows(name),
            Label::Read { update, .. } => update && event.rf == Some(write),
            _ => false,
        })
    }
}

impl Graphs {
    /// Those that `model` allows: with every `co` if the model has one.
    pub fn under(&self, model: ModelId) -> Result<Outcome, OracleError> {
        let mut outcome = Outcome::default();
        let mut left = self.limits.orders;
        for graph in &self.graphs {
            let orders =
                if model.has_co() { coherence::orders(&graph.threads, left) } else { Some(vec![vec![]]) };
            let orders = orders.ok_or(OracleError::TooBig(self.limits))?;
            left = left.checked_sub(orders.len()).ok_or(OracleError::TooBig(self.limits))?;
            for co in orders {
                let execution = Execution { threads: graph.threads.clone(), co };
                let candidate = Candidate::from_execution(&execution);
                if !consistent(model, &candidate) {
                    continue;
                }
                if let Some((a, b)) = graph.overlap {
                    return Err(OracleError::MixedSize(a, b));
                }
                for error in memory_errors(model, &candidate) {
                    match error {
                        MemoryError::UseAfterFree { .. } => outcome.has_use_after_free = true,
                        MemoryError::DoubleFree { .. } => outcome.has_double_free = true,
                    }
                }
                outcome.has_uninitialised |= has_uninitialised(&execution, graph);
                let races = races(model, &candidate);
                let stopped = Stopped { execution, endings: graph.endings.clone(), races };
                let failed = graph.endings.iter().any(|e| matches!(e, Ending::Failed(_)));
                let exited = graph.endings.contains(&Ending::Exited) && stopped.is_stuck();
                if failed {
                    outcome.failed.push(stopped);
                } else if exited || graph.endings.iter().all(|e| *e == Ending::Finished) {
                    let Stopped { execution, races, .. } = stopped;
                    outcome.complete.push(Complete { last: graph.last.after(&execution), execution, races });
                } else {
                    outcome.blocked.push(stopped);
                }
            }
        }
        outcome.complete.sort_by(|a, b| a.execution.cmp(&b.execution));
        Ok(outcome)
    }
}

/// Does some read that does not just copy read memory without a value?
fn has_uninitialised(execution: &Execution, graph: &RfGraph) -> bool {
    let unset = |loc: Loc| {
        execution.events().any(|(_, e)| match e.label {
            Label::Alloc { addr, size, zeroed: Zeroed::No, .. } => addr <= loc.addr && loc.addr < addr + size,
            _ => false,
        })
    };
    execution.events().any(|(name, e)| match e.rf {
        Some(EventRef::Init(loc)) => !graph.copies.contains(&name) && unset(loc),
        _ => false,
    })
}

/// Everything `program` can do under `model`, by enumeration.
///
/// For several models of one program, [`Graphs::of`] once and [`Graphs::under`] for each is faster.
pub fn executions(program: &Program, model: ModelId, limits: &Limits) -> Result<Outcome, OracleError> {
    Graphs::of(program, limits)?.under(model)
}
