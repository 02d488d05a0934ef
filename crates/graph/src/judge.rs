//! The trait of memory models that are given from outside and decide about whole graphs.

use crate::Candidate;
use std::fmt::Debug;

/// A memory model, given from outside as a text, that decides about whole graphs.
///
/// It is asked about graphs to which nothing can be added, one at a time, perhaps by several workers at once.
/// Its answer must depend on nothing but the graph.
pub trait Judge: Send + Sync + Debug {
    /// Returns the name of the model.
    fn name(&self) -> &str;

    /// Returns whether the model allows this graph.
    fn allows(&self, candidate: &Candidate) -> bool;

    /// Returns whether the model looks at `addr`, `data` and `ctrl`. If not, they are empty: finding them out
    /// takes time.
    fn needs_dependencies(&self) -> bool {
        false
    }

    /// Returns whether the model allows every graph that it would be asked about, so that there is no need to
    /// ask.
    fn allows_all(&self) -> bool {
        false
    }

    /// Returns whether the model's graphs have a coherence order. If not, `co` is empty, and graphs that
    /// would differ only in it are one.
    fn has_co(&self) -> bool;
}
