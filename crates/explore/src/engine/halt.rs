//! The reasons for an engine to end before it has explored everything.

use fencepost_search::Stopped;

/// The reason why an engine ended before it had explored everything. Users see only the first; after the
/// others the search begins again or goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// A reason that ends the whole search, such as a limit.
    Stopped(Stopped),
    /// Two accesses overlap: memory must be cut finer, and the search begins again.
    Refined,
    /// A thread starts identical threads: the search begins again with symmetry.
    MetTwins,
    /// The program turned out to tell identical threads apart: the search begins again without symmetry.
    ToldApart,
    /// A divided search met something that depends on which worker comes first: one worker must do it all,
    /// from the start.
    Apart,
    /// A part that comes before this one in the order of the search has ended the search.
    Cancelled,
    /// A thread came to a barrier without being one of its known members: the search begins again with other
    /// members.
    NeedsMembers,
    /// Threads that wait on condition variables read another location, or one that is not guarded by the
    /// mutex: the search begins again, and knows it.
    NeedsWakeUps,
    /// A race of a round that was left out may be lost: the search begins again, and one of such rounds is
    /// kept.
    NeedsRounds,
    /// Under [`fencepost_models::Equivalence::Rf`]: a graph cannot be decided without a coherence order, so
    /// the search begins again with one.
    NeedsCo,
    /// The part of the search that was to be explored is not a part of this search.
    NoSuchPlace,
    /// Under [`fencepost_models::Equivalence::Locks`]: the order of some critical sections makes a
    /// difference, so the search begins again and keeps it.
    NeedsLocks,
}

impl Halt {
    /// Returns the reason for which the whole search ended. Panics for reasons after which it goes on.
    pub fn stopped(self) -> Stopped {
        match self {
            Halt::Stopped(why) => why,
            other => unreachable!("the exploration goes on by itself after {other:?}"),
        }
    }

    /// Returns whether the search ended because of a limit or its user's wish, so that it may go on later.
    pub fn may_go_on(self) -> bool {
        self.is_cut() || self == Halt::Stopped(Stopped::MaxExecutions)
    }

    /// Returns whether the user, the time or the memory ended the search, and not something that the search
    /// found.
    pub fn is_cut(self) -> bool {
        matches!(self, Halt::Stopped(why) if why.is_cut())
    }
}

impl From<Stopped> for Halt {
    fn from(why: Stopped) -> Halt {
        Halt::Stopped(why)
    }
}
