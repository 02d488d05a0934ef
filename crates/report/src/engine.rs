//! The engines and their names.

use serde::{Serialize, Serializer};
use std::fmt;

/// An algorithm that answers questions about programs, as `--engine` chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Engine {
    /// Builds every execution graph once. The default: it answers unless a model or an option asks for
    /// another one.
    #[default]
    Graph,
    /// Visits every state of machines with buffers.
    States,
    /// Has a SAT solver find an execution, or say why there is none.
    Symbolic,
    /// Enumerates every candidate of a litmus test.
    Candidates,
}

impl Engine {
    /// The list of all engines.
    pub const ALL: [Engine; 4] = [Engine::Graph, Engine::States, Engine::Symbolic, Engine::Candidates];

    /// Returns the engine's name on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Graph => "graph",
            Engine::States => "states",
            Engine::Symbolic => "symbolic",
            Engine::Candidates => "candidates",
        }
    }

    /// Returns the engine's name as it is used in sentences, such as `the graph engine`.
    pub fn title(self) -> &'static str {
        match self {
            Engine::Graph => "the graph engine",
            Engine::States => "the state engine",
            Engine::Symbolic => "the symbolic engine",
            Engine::Candidates => "the candidate enumerator",
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Engine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
