//! What the graph engine and the candidate enumerator are asked.

use crate::model::Decider;
use crate::options::Options;
use fencepost_explore::Config;
use fencepost_report::Kind;
use fencepost_search::Search;

/// What the graph engine or the candidate enumerator is asked, beside the program itself.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// What says which graphs are allowed.
    pub decider: Decider,
    /// What is asked of the answer.
    pub options: &'a Options,
    /// How the engine works, and how it is watched and stopped.
    pub config: Config,
}

impl<'a> Question<'a> {
    /// What a plan asks of one of these engines in a search.
    pub fn new(decider: Decider, options: &'a Options, search: &Search) -> Self {
        let config = Config { search: search.clone(), ..options.for_graph() };
        Question { decider, options, config }
    }

    /// Whether findings of this kind are to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        self.options.wants(kind)
    }
}
