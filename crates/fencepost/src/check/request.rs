//! The question for the graph engine and the candidate enumerator.

use crate::model::Decider;
use crate::options::Options;
use fencepost_explore::Config;
use fencepost_report::Kind;
use fencepost_search::Search;

/// A question for the graph engine or the candidate enumerator (model, options and configuration), without
/// the program.
#[derive(Clone, Debug)]
pub struct ExecutionsRequest<'a> {
    /// The part of the model that decides whether a graph is allowed.
    pub decider: Decider,
    /// The user's options: what to report, and which findings to ignore.
    pub options: &'a Options,
    /// The engine's configuration, with the limits of the search.
    pub config: Config,
}

impl<'a> ExecutionsRequest<'a> {
    /// Makes the question that a plan asks the graph engine or the candidate enumerator.
    pub fn new(decider: Decider, options: &'a Options, search: &Search) -> Self {
        let config = Config { search: search.clone(), ..options.for_graph() };
        ExecutionsRequest { decider, options, config }
    }

    /// Returns whether findings of this kind are to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        self.options.wants(kind)
    }
}
