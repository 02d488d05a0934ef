//! The graphs that a model allows.

use crate::declarative::{Candidate, MemoryError, consistent, memory_errors, races};
use crate::grow::RfGraph;
use crate::{Ending, FinalState, Graphs, Limits, OracleError, coherence};
use fencepost_graph::{EventRef, Execution, Label, Loc, Zeroed};
use fencepost_models::ModelId;
use fencepost_program::Program;
use std::collections::BTreeSet;

/// An execution that the oracle found, in which all threads finished.
#[derive(Clone, Debug)]
pub struct CompleteExecution {
    /// The graph.
    pub execution: Execution,
    /// The values of registers and memory at the end.
    pub last: FinalState,
    /// The pairs of accesses that race.
    pub races: Vec<(EventRef, EventRef)>,
}

/// A graph to which nothing can be added although not all threads have finished.
#[derive(Clone, Debug)]
pub struct StoppedGraph {
    /// The graph.
    pub execution: Execution,
    /// The ending of each thread.
    pub endings: Vec<Ending>,
    /// The pairs of accesses that race.
    pub races: Vec<(EventRef, EventRef)>,
}

/// All graphs that a program has under a model, complete, blocked and failed.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The executions, each once.
    pub complete: Vec<CompleteExecution>,
    /// The graphs in which some thread is blocked and none failed.
    pub blocked: Vec<StoppedGraph>,
    /// The graphs in which some thread failed.
    pub failed: Vec<StoppedGraph>,
    /// Whether there is an access after the end of its object, in any graph.
    pub has_use_after_free: bool,
    /// Whether there is an object that is freed twice, in any graph.
    pub has_double_free: bool,
    /// Whether there is a read of memory without a value (that does not just copy it), in any graph.
    pub has_uninitialised: bool,
}

impl Outcome {
    /// Returns the complete executions as a set, without their final states.
    pub fn executions(&self) -> BTreeSet<Execution> {
        self.complete.iter().map(|c| c.execution.clone()).collect()
    }

    /// Returns whether some graph of the program has a blocked thread.
    pub fn has_blocked(&self) -> bool {
        !self.blocked.is_empty()
    }

    /// Returns whether some graph of the program has a thread that failed.
    pub fn has_errors(&self) -> bool {
        !self.failed.is_empty()
    }

    /// Returns whether some graph of the program has a data race.
    pub fn has_races(&self) -> bool {
        let complete = self.complete.iter().map(|c| &c.races);
        let stopped = self.blocked.iter().chain(&self.failed).map(|s| &s.races);
        complete.chain(stopped).any(|races| !races.is_empty())
    }

    /// Returns the blocked graphs in which every thread that waits for a value or a mutex has read the last
    /// write of the location. These are deadlocks, failed `assume`s and loop bounds. (An engine that lets
    /// waiting threads look again may well build none of the others.)
    pub fn stuck(&self) -> impl Iterator<Item = &StoppedGraph> {
        self.blocked.iter().filter(|s| s.is_stuck())
    }
}

impl StoppedGraph {
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

    /// Returns whether it is the write of an update that wrote what it read.
    fn changes_nothing(&self, write: EventRef) -> bool {
        let EventRef::At(thread, index) = write else { return false };
        let Some(Label::Write { update: true, value, .. }) = self.execution.event(write).map(|e| e.label)
        else {
            return false;
        };
        let read = index.checked_sub(1).and_then(|i| self.execution.event(EventRef::At(thread, i)));
        read.is_some_and(|read| read.label.value() == Some(value))
    }

    /// Returns whether `write` is the last one to `loc` that changes its value. Without `co`: whether no
    /// other write follows it in its thread, or updates it.
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
    /// Returns the graphs that `model` allows, with every coherence order if the model has one.
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
                let stopped = StoppedGraph { execution, endings: graph.endings.clone(), races };
                let failed = graph.endings.iter().any(|e| matches!(e, Ending::Failed(_)));
                let exited = graph.endings.contains(&Ending::Exited) && stopped.is_stuck();
                if failed {
                    outcome.failed.push(stopped);
                } else if exited || graph.endings.iter().all(|e| *e == Ending::Finished) {
                    let StoppedGraph { execution, races, .. } = stopped;
                    outcome.complete.push(CompleteExecution {
                        last: graph.last.after(&execution),
                        execution,
                        races,
                    });
                } else {
                    outcome.blocked.push(stopped);
                }
            }
        }
        outcome.complete.sort_by(|a, b| a.execution.cmp(&b.execution));
        Ok(outcome)
    }
}

/// Returns whether some read that does not just copy reads memory without a value.
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

/// Returns all graphs that `program` has under `model`, found by enumeration.
///
/// For several models of one program, [`Graphs::of`] once and [`Graphs::under`] for each is faster.
pub fn executions(program: &Program, model: ModelId, limits: &Limits) -> Result<Outcome, OracleError> {
    Graphs::of(program, limits)?.under(model)
}
