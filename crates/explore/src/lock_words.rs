//! Which critical sections of a mutex are kept apart from which others.

use fencepost_program::ThreadId;
use std::collections::{BTreeMap, BTreeSet};

/// The number of sections of one mutex that are joined one by one. If more turn out to belong together, all
/// do.
const MOST_JOINED: u32 = 24;

/// The number of a thread's first sections of one mutex that are told apart; all later ones are taken for
/// one.
const TOLD_APART: u32 = 64;

/// A critical section, known by its mutex and by its place among the sections of that mutex in its thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct SectionId {
    pub mutex: u64,
    pub thread: ThreadId,
    nth: u32,
}

impl SectionId {
    /// Returns the section of `mutex` before which `thread` has had `before` others of that mutex.
    pub fn new(mutex: u64, thread: ThreadId, before: u32) -> SectionId {
        SectionId { mutex, thread, nth: before.min(TOLD_APART) }
    }
}

/// The sections of mutexes in groups: within a group, sections come one after the other, and each order is a
/// graph of its own; between groups the order is left open. Each group has a *lock word*, a location that its
/// sections lock and unlock. At first every section is a group. A search that finds that some orders do make
/// a difference begins again with fewer groups.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct LockWords {
    /// Whether the sections of each mutex are one group.
    all_whole: bool,
    /// The mutexes whose sections are one group.
    whole: BTreeSet<u64>,
    /// The mutexes whose order the program sees (`trylock`), so that it tells executions apart. They are
    /// whole.
    seen: BTreeSet<u64>,
    /// For each section that is in a group with an earlier one: that one, or one on the way to it.
    parents: BTreeMap<SectionId, SectionId>,
    /// The number of times that sections of a mutex were joined.
    joined: BTreeMap<u64, u32>,
}

impl LockWords {
    /// Returns the section that stands for the group of `section`; `None` if all sections of its mutex are
    /// one group, which locks the mutex itself.
    pub fn group(&self, section: SectionId) -> Option<SectionId> {
        (!self.is_whole(section.mutex)).then(|| self.first(section))
    }

    /// Returns whether all sections of `mutex` are one group.
    #[inline]
    pub fn is_whole(&self, mutex: u64) -> bool {
        self.all_whole || self.whole.contains(&mutex)
    }

    /// Returns whether the program sees in which order the sections of `mutex` come.
    pub fn is_seen(&self, mutex: u64) -> bool {
        self.seen.contains(&mutex)
    }

    /// Makes one group of the sections of all mutexes.
    pub fn make_all_whole(&mut self) {
        self.all_whole = true;
    }

    /// Makes one group of all sections of `mutex`.
    pub fn make_whole(&mut self, mutex: u64) {
        self.whole.insert(mutex);
    }

    /// Records that the program sees in which order the sections of `mutex` come.
    pub fn note_seen(&mut self, mutex: u64) {
        self.seen.insert(mutex);
        self.whole.insert(mutex);
    }

    /// Makes one group of these sections, which are of one mutex, and of the groups that they are in. Returns
    /// whether any were apart.
    pub fn join(&mut self, sections: impl IntoIterator<Item = SectionId>) -> bool {
        let mut sections = sections.into_iter();
        let Some(one) = sections.next() else { return false };
        let mut apart = false;
        for other in sections {
            let (a, b) = (self.first(one), self.first(other));
            if a != b {
                apart = true;
                self.parents.insert(a.max(b), a.min(b));
                let joined = self.joined.entry(one.mutex).or_default();
                *joined += 1;
                if *joined > MOST_JOINED {
                    self.whole.insert(one.mutex);
                }
            }
        }
        apart
    }

    /// Returns the first section of the group of `section`.
    fn first(&self, mut section: SectionId) -> SectionId {
        while let Some(parent) = self.parents.get(&section) {
            section = *parent;
        }
        section
    }
}
