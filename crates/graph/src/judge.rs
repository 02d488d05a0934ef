//! Whoever decides about whole graphs.

use crate::Candidate;
use std::fmt::Debug;

/// Decides about whole graphs, from outside: a model given as text.
///
/// It is asked about graphs to which nothing can be added, one at a time, perhaps by several workers at once.
/// Its answer must depend on nothing but the graph.
pub trait Judge: Send + Sync + Debug {
    /// What the model is called.
    fn name(&self) -> &str;

    /// Does the model allow this graph?
    fn allows(&self, candidate: &Candidate) -> bool;

    /// Does it look at `addr`, `data` and `ctrl`? If not, they are empty: finding them out takes time.
    fn needs_dependencies(&self) -> bool {
        false
    }

    /// Does it allow every graph that it will be asked about, so that there is no need to show it any?
    fn is_settled(&self) -> bool {
        false
    }

    /// Do its graphs have a coherence order? If not, `co` is empty, and graphs that would differ only in it
    /// are one.
    fn has_co(&self) -> bool;
}
