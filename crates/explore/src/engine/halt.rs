//! Why an engine ended before it had explored everything.

use fencepost_search::Stopped;

/// Why an engine ended early. Only the first of these is for others to see: for the rest, the exploration goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// For a reason that ends the whole exploration.
    Stopped(Stopped),
    /// Two plain accesses overlap: memory must be cut, and the exploration begins again.
    Refined,
    /// Identical threads turned out to be told apart: the exploration begins again without symmetry.
    ToldApart,
    /// One worker must do it all, from the start, for the answer not to depend on luck.
    Apart,
    /// What comes before this part in the order of the search has settled the matter.
    Cancelled,
    /// A race of a round that was left out may be lost: the exploration begins again, and one of such rounds is kept.
    NeedsRounds,
    /// Under [`fencepost_models::Equivalence::Rf`]: it takes a coherence order to decide about a graph, so the exploration begins
    /// again with one.
    NeedsCo,
}

impl Halt {
    /// Returns the reason for which the whole exploration ended. Panics for those for which it goes on.
    pub fn stopped(self) -> Stopped {
        match self {
            Halt::Stopped(why) => why,
            other => unreachable!("the exploration goes on by itself after {other:?}"),
        }
    }

    /// Whether the user, the time or the memory ended it, not what was found.
    pub fn is_cut(self) -> bool {
        matches!(self, Halt::Stopped(why) if why.is_cut())
    }
}

impl From<Stopped> for Halt {
    fn from(why: Stopped) -> Halt {
        Halt::Stopped(why)
    }
}
