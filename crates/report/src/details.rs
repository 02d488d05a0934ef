//! The parts of an answer that only one engine has. The parts of an answer that every engine has are in
//! [`Evidence`](crate::Evidence).

use crate::{Engine, Execution, Relaxation, StateDiagram, StateSpace};
use serde::Serialize;

/// The engine that answered, with the parts of the answer that only that engine has.
#[derive(Clone, Debug, PartialEq)]
pub enum Details {
    /// The engine was not asked: the question was refused, or the input could not be read.
    Refused(Engine),
    /// The graph engine guessed how much there is to explore, and explored nothing; `None`: there is no
    /// guess.
    Estimate(Option<Estimate>),
    /// The graph engine built every execution graph.
    Graph(Graphs),
    /// The candidate enumerator tried every candidate.
    Candidates(Counts),
    /// The state engine visited every state.
    States(States),
    /// The symbolic engine had a SAT solver answer.
    Symbolic(Solved),
}

impl Details {
    /// Returns the engine that answered, or that was to answer.
    pub fn engine(&self) -> Engine {
        match self {
            Details::Refused(engine) => *engine,
            Details::Estimate(_) | Details::Graph(_) => Engine::Graph,
            Details::Candidates(_) => Engine::Candidates,
            Details::States(_) => Engine::States,
            Details::Symbolic(_) => Engine::Symbolic,
        }
    }

    /// Returns the numbers of executions, if the engine that answered counts them one by one.
    pub fn counts(&self) -> Option<&Counts> {
        match self {
            Details::Graph(graphs) => Some(&graphs.counts),
            Details::Candidates(counts) => Some(counts),
            Details::Refused(_) | Details::Estimate(_) | Details::States(_) | Details::Symbolic(_) => None,
        }
    }

    /// Returns the parts of the answer that only the graph engine has, if it answered.
    pub fn graphs(&self) -> Option<&Graphs> {
        if let Details::Graph(graphs) = self { Some(graphs) } else { None }
    }

    /// Returns the parts of the answer that only the state engine has, if it answered.
    pub fn states(&self) -> Option<&States> {
        if let Details::States(states) = self { Some(states) } else { None }
    }

    /// Returns the parts of the answer that only the symbolic engine has, if it answered.
    pub fn solved(&self) -> Option<&Solved> {
        if let Details::Symbolic(solved) = self { Some(solved) } else { None }
    }

    /// Returns the number of complete executions, if the engine counted them.
    pub fn executions(&self) -> Option<u64> {
        match self {
            Details::Symbolic(solved) => solved.listed.as_ref().map(|list| list.len() as u64),
            _ => self.counts().map(|counts| counts.executions),
        }
    }

    /// Returns the number of executions (or states) in which a thread was blocked, if the engine counted
    /// them.
    pub fn blocked(&self) -> Option<u64> {
        match self {
            Details::States(states) => Some(states.blocked),
            _ => self.counts().map(|counts| counts.blocked),
        }
    }

    /// Returns the list of all executions, if the user asked for it.
    pub fn listed(&self) -> Option<&[Execution]> {
        match self {
            Details::Symbolic(solved) => solved.listed.as_deref(),
            _ => self.counts().and_then(|counts| counts.listed.as_deref()),
        }
    }

    /// Returns the program lines and axioms that make an outcome impossible, if `why` was asked and it is.
    pub fn core(&self) -> Option<&Core> {
        match &self.solved()?.asked {
            SolverQuestion::Why { core } => core.as_ref(),
            SolverQuestion::Check => None,
        }
    }
}

impl From<Graphs> for Details {
    fn from(graphs: Graphs) -> Self {
        Details::Graph(graphs)
    }
}

impl From<Counts> for Details {
    fn from(counts: Counts) -> Self {
        Details::Candidates(counts)
    }
}

impl From<States> for Details {
    fn from(states: States) -> Self {
        Details::States(states)
    }
}

impl From<Solved> for Details {
    fn from(solved: Solved) -> Self {
        Details::Symbolic(solved)
    }
}

/// The numbers of complete, blocked and duplicate executions, from an engine that counts them one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of complete executions.
    pub executions: u64,
    /// The number of executions in which a thread was stuck at an `assume`, await or lock, or cut by a bound.
    pub blocked: u64,
    /// The number of executions that were visited more than once, if that was asked.
    pub duplicates: Option<u64>,
    /// The number of graphs that were built to the end for nothing, because a thread that waits had looked
    /// too early.
    pub wasted: u64,
    /// Branches that were given up after one read, because its thread would have waited or tried again for
    /// nothing.
    pub cut: u64,
    /// Every execution, if the user asked for them.
    pub listed: Option<Vec<Execution>>,
}

/// The parts of an answer that only the graph engine has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graphs {
    /// The numbers of executions.
    pub counts: Counts,
    /// The graphs that count as one execution.
    pub equivalence: Equivalence,
    /// Groups of identical threads, up to whose renaming executions were counted.
    pub symmetric: Option<Vec<Vec<String>>>,
    /// Numbers that only some models have.
    pub effort: Effort,
}

/// The equivalence by which execution graphs count as the same execution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Equivalence {
    /// Graphs with the same events, `rf` and `co`.
    #[default]
    Full,
    /// Graphs with the same events and `rf`.
    Rf,
    /// Graphs that differ only in the order of the critical sections of mutexes.
    Locks,
}

/// The statistics of a search of the graph engine that only some models have, such as numbers of cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// No such numbers.
    #[default]
    Plain,
    /// The numbers of orders of volatile accesses that were tried (`jam21` and `jam21-genmc`).
    Linearised(Linearisations),
    /// The numbers of cycles (`xmm`).
    Cycles {
        /// The number of load-buffering races found.
        lb_races: u64,
        /// The number of executions with a `po ∪ rf` cycle.
        cyclic: u64,
    },
}

/// The number of linearisations (orders of volatile accesses) that were tried to decide which graphs a model
/// allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Linearisations {
    /// The graphs that were decided: executions, blocked ones, and those that turned out to be forbidden.
    pub graphs: u64,
    /// The number of orders tried, over all graphs.
    pub total: u64,
    /// The number of orders tried for the graph that took the most.
    pub most: u64,
}

/// The parts of an answer that only the state engine has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct States {
    /// The number of states visited.
    pub explored: u64,
    /// The state space in numbers.
    pub space: StateSpace,
    /// The number of states in which a thread is stuck.
    pub blocked: u64,
    /// The least reordering that an error, or what decides the condition, needs.
    pub relaxation: Option<Relaxation>,
    /// All states and steps, if a picture of them was asked for. It is not part of the JSON.
    pub diagram: Option<StateDiagram>,
}

/// The parts of an answer that only the symbolic engine has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved {
    /// The question; for `why`, with the reasons why an outcome is impossible.
    pub asked: SolverQuestion,
    /// The size of the problem; `None` if there was none to solve.
    pub solver: Option<Solver>,
    /// Whether some execution comes to its end, if that was asked. It is not part of the JSON.
    pub completes: Option<bool>,
    /// Every execution, if the user asked for them.
    pub listed: Option<Vec<Execution>>,
}

/// The question that the symbolic engine was asked, `check` or `why`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SolverQuestion {
    /// `check`: whether the condition is true, or the program right.
    #[default]
    Check,
    /// `why`: whether the outcome is possible, and why or why not.
    Why {
        /// The reason why the outcome is impossible; `None` if it is possible, or if that is not known.
        core: Option<Core>,
    },
}

/// The program lines and axioms that together make an outcome impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core {
    /// Lines and axioms that exclude the outcome together.
    pub members: Vec<CoreMember>,
    /// Whether each member is necessary.
    pub is_minimal: bool,
    /// Other minimal cores, if they were asked for.
    pub others: Vec<Vec<CoreMember>>,
}

/// A program line or an axiom without which the outcome would be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CoreMember {
    /// The line as written, or the axiom's text.
    pub text: String,
    /// The name of the axiom, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axiom: Option<String>,
    /// The file that the line is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// The size of the problem that a SAT solver was given, in variables and clauses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Solver {
    /// The number of variables.
    pub variables: u64,
    /// The number of clauses.
    pub clauses: u64,
    /// The number of executions in the problem besides the one in question, for models that speculate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speculations: Option<u64>,
}

/// An estimate of the number of executions and of the time to visit them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The guessed number.
    pub executions: f64,
    /// The lower end of the range in which the number probably is.
    pub low: f64,
    /// The upper end of that range.
    pub high: f64,
    /// The seconds that one worker needs to visit them.
    pub seconds: f64,
    /// The number of random descents that the guess is made of.
    pub descents: u64,
}
