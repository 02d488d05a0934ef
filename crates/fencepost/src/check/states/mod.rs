//! Asking the state engine.
//!
//! - [`Question`]: what is asked, beside the program itself
//! - `litmus.rs`: a litmus test: every final state is judged by the condition
//! - `program.rs`: a program: is there an error?
//! - `findings.rs`: the errors, each once
//! - `summary.rs`: the engine's numbers and limits: the same for both

mod findings;
mod litmus;
mod program;
mod summary;
#[cfg(test)]
mod tests;

pub use litmus::litmus;
pub use program::program;

use crate::options::Options;
use fencepost_program::Program;
use fencepost_report::Kind;
use fencepost_search::Search;
use fencepost_states::{Config, Exploration, Liveness, Machine, Order, Visitor};

/// The engine. (A parameter, so that tests can put words into its mouth.)
type Engine<'e> = dyn Fn(&Program, &Config, &mut dyn Visitor) -> Exploration + 'e;

/// What is asked of the state engine, beside the program itself.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// What is asked of the answer. (Which errors are wanted decides [`Config::all_errors`], too.)
    pub options: &'a Options,
    /// The machine, its limits, and how to watch and stop the search.
    pub config: Config,
}

impl<'a> Question<'a> {
    /// What a plan asks of the state engine.
    pub fn new(machine: Machine, options: &'a Options, search: &Search) -> Self {
        let config = Config { search: search.clone(), ..options.for_states(machine) };
        Question { options, config }
    }
}

impl Question<'_> {
    /// Whether findings of this kind are to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        self.options.wants(kind)
    }

    /// What to look for beside errors and deadlocks: nothing that nobody wants to know.
    fn liveness(&self) -> Liveness {
        match self.config.liveness {
            Liveness::Livelock if !self.wants(Kind::Livelock) => Liveness::Ignored,
            Liveness::Termination if !self.wants(Kind::Termination) => Liveness::Ignored,
            liveness => liveness,
        }
    }

    /// Does the search say how little reordering something takes?
    fn by_cost(&self) -> bool {
        self.config.order == Order::Cost
    }
}
