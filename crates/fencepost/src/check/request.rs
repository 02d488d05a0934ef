//! What is asked.

use super::Under;
use fencepost_explore::Config;

/// Which errors to report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Errors {
    /// A program's first error ends the search. (A litmus test goes on, for its condition's sake, but reports one race only.)
    #[default]
    First,
    /// All of them.
    All,
}

/// What is asked, beside the program itself.
#[derive(Clone, Debug)]
pub struct Request {
    /// Under which model.
    pub model: Under,
    /// Keep every execution for the report.
    pub list_executions: bool,
    /// Remember every execution and count those that come twice. (None ever should; this is how to check.)
    pub count_duplicates: bool,
    /// Which errors to report.
    pub errors: Errors,
    /// Kinds of findings not to report.
    pub ignore: Vec<String>,
    /// Limits of the exploration, and how to watch and stop it.
    pub config: Config,
}

impl Request {
    /// The plain question.
    pub fn new(model: impl Into<Under>) -> Self {
        Request {
            model: model.into(),
            list_executions: false,
            count_duplicates: false,
            errors: Errors::First,
            ignore: vec![],
            config: Config::default(),
        }
    }

    /// The same question, whose time runs from now on, for several engines together.
    pub(super) fn begun(&self) -> Self {
        let config = Config { search: self.config.search.begin(), ..self.config.clone() };
        Request { config, ..self.clone() }
    }

    /// Are findings of this kind to be reported?
    pub fn wants(&self, kind: &str) -> bool {
        !self.ignore.iter().any(|ignored| ignored == kind)
    }
}
