//! Asking the state engine.
//!
//! - [`Request`]: what is asked, beside the program itself
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

use super::Errors;
use super::kinds::{LIVELOCK, TERMINATION};
use fencepost_program::Program;
use fencepost_states::{Config, Exploration, Liveness, Machine, Order, Visitor};

/// The engine. (A parameter, so that tests can put words into its mouth.)
type Engine<'e> = dyn Fn(&Program, &Config, &mut dyn Visitor) -> Exploration + 'e;

/// What is asked of the state engine, beside the program itself.
#[derive(Clone, Debug)]
pub struct Request {
    /// Which errors to report. (It decides [`Config::all_errors`], too.)
    pub errors: Errors,
    /// Kinds of findings not to report.
    pub ignore: Vec<String>,
    /// The machine, its limits, and how to watch and stop the search.
    pub config: Config,
}

impl Request {
    /// The plain question.
    pub fn new(machine: Machine) -> Self {
        Request { errors: Errors::First, ignore: vec![], config: Config::new(machine) }
    }

    /// Are findings of this kind to be reported?
    pub fn wants(&self, kind: &str) -> bool {
        !self.ignore.iter().any(|ignored| ignored == kind)
    }

    /// What to look for beside errors and deadlocks: nothing that nobody wants to know.
    fn liveness(&self) -> Liveness {
        match self.config.liveness {
            Liveness::Livelock if !self.wants(LIVELOCK) => Liveness::Ignored,
            Liveness::Termination if !self.wants(TERMINATION) => Liveness::Ignored,
            liveness => liveness,
        }
    }

    /// Does the search say how little reordering something takes?
    fn by_cost(&self) -> bool {
        self.config.order == Order::Cost
    }
}
