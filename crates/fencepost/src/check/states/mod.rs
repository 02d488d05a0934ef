//! Asks the state engine.
//!
//! - [`StatesRequest`]: what is asked, beside the program itself
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

/// The function that explores states: the engine's own, or one that a test makes up.
type Engine<'e> = dyn Fn(&Program, &Config, &mut dyn Visitor) -> Exploration + 'e;

/// A question for the state engine (options and configuration), without the program.
#[derive(Clone, Debug)]
pub struct StatesRequest<'a> {
    /// The user's options: what to report, and which findings to ignore. ([`Config::all_errors`] follows from
    /// them, too.)
    pub options: &'a Options,
    /// The engine's configuration: the machine, its limits, and how to watch and stop the search.
    pub config: Config,
}

impl<'a> StatesRequest<'a> {
    /// Makes the question that a plan asks the state engine.
    pub fn new(machine: Machine, options: &'a Options, search: &Search) -> Self {
        let config = Config { search: search.clone(), ..options.for_states(machine) };
        StatesRequest { options, config }
    }
}

impl StatesRequest<'_> {
    /// Returns whether findings of this kind are to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        self.options.wants(kind)
    }

    /// Returns the liveness property to check; [`Liveness::Ignored`] if the user ignores its findings.
    fn liveness(&self) -> Liveness {
        match self.config.liveness {
            Liveness::Livelock if !self.wants(Kind::Livelock) => Liveness::Ignored,
            Liveness::Termination if !self.wants(Kind::Termination) => Liveness::Ignored,
            liveness => liveness,
        }
    }

    /// Returns whether the search visits states by how little reordering they take.
    fn by_cost(&self) -> bool {
        self.config.order == Order::Cost
    }
}
