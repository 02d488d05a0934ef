//! The sets and relations that every execution gives to a model.

use crate::Sort;

/// A set of events or relation between events that every execution has and a model's text may use without
/// defining it, such as `W`, `po` or `rf`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Base {
    /// `R`: reads.
    Read,
    /// `W`: writes, initial ones included.
    Write,
    /// `F`: fences of every kind.
    Fence,
    /// `IW`: initial writes.
    Init,
    /// `RMW`: both halves of updates.
    Update,
    /// `Locked`: the reads of read-modify-write instructions, also of those that did not write.
    Locked,
    /// `NA`: plain accesses, initial writes included.
    Na,
    /// `RLX`: relaxed accesses.
    Rlx,
    /// `ACQ`: acquire accesses and fences; no others.
    Acq,
    /// `REL`: release accesses and fences; no others.
    Rel,
    /// `ACQ_REL`: accesses and fences that are both.
    AcqRel,
    /// `SC`: sequentially consistent accesses and fences.
    Sc,
    /// `FSS`: store-store fences.
    StoreStore,
    /// `FLL`: load-load fences.
    LoadLoad,
    /// `Spawn`: starts of threads.
    Spawn,
    /// `Join`: waits for the ends of threads.
    Join,
    /// `po`: program order, without initial writes.
    Po,
    /// `rf`: from each write to the reads of its value.
    Rf,
    /// `co`: coherence, the initial write of each location first.
    Co,
    /// `loc`: accesses of the same location.
    Loc,
    /// `int`: events of the same thread; an initial write with itself.
    Int,
    /// `rmw`: from the read of an update to its write.
    Rmw,
    /// `sync`: the order that starts and joins of threads make.
    Sync,
    /// `addr`: from a read to the accesses whose address depends on it.
    Addr,
    /// `data`: from a read to the writes whose value depends on it.
    Data,
    /// `ctrl`: from a read to the events after a branch that depends on it.
    Ctrl,
}

use Base::*;

/// All bases, each with its name and description. The documentation is generated from this table.
const TABLE: &[(Base, &str, &str)] = &[
    (Read, "R", "reads"),
    (Write, "W", "writes, initial ones included"),
    (Fence, "F", "fences of every kind"),
    (Init, "IW", "initial writes"),
    (Update, "RMW", "both halves of updates: their reads and their writes"),
    (Locked, "Locked", "reads of read-modify-write instructions, also of those that did not write"),
    (Na, "NA", "plain accesses, initial writes included"),
    (Rlx, "RLX", "relaxed accesses"),
    (Acq, "ACQ", "acquire accesses and fences (not stronger ones)"),
    (Rel, "REL", "release accesses and fences (not stronger ones)"),
    (AcqRel, "ACQ_REL", "acquire-release accesses and fences (not stronger ones)"),
    (Sc, "SC", "sequentially consistent accesses and fences; in Java, volatile ones"),
    (StoreStore, "FSS", "store-store fences"),
    (LoadLoad, "FLL", "load-load fences"),
    (Spawn, "Spawn", "starts of threads"),
    (Join, "Join", "waits for the ends of threads"),
    (Po, "po", "program order, transitive; initial writes are not in it"),
    (Rf, "rf", "from each write to the reads that got its value"),
    (Co, "co", "coherence: a total order of each location's writes, the initial one first"),
    (Loc, "loc", "accesses of the same location"),
    (Int, "int", "events of the same thread"),
    (Rmw, "rmw", "from the read of an update to its write"),
    (Sync, "sync", "from a thread's start to its events, and from these to a join"),
    (Addr, "addr", "from a read to the accesses whose address was computed from its value"),
    (Data, "data", "from a read to the writes whose value was computed from its value"),
    (Ctrl, "ctrl", "from a read to the events after a branch on its value"),
];

impl Base {
    /// Returns all base sets, then all base relations, that a model's text may use.
    pub fn all() -> impl Iterator<Item = Base> {
        TABLE.iter().map(|row| row.0)
    }

    /// Returns the name by which a model's text refers to the base set or relation, such as `po`.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// Returns a one-line description of the base set or relation, for the user.
    pub fn about(self) -> &'static str {
        TABLE[self as usize].2
    }

    /// Returns whether the base is a set of events or a relation between events.
    pub fn sort(self) -> Sort {
        if self < Po { Sort::Set } else { Sort::Rel }
    }

    /// Returns the base set or relation with this name in cat; `None` if there is none.
    pub fn named(name: &str) -> Option<Base> {
        Base::all().find(|base| base.name() == name)
    }

    /// Returns whether the base depends on nothing but the events, without the values they read or write: not
    /// on how they are related, nor on dependencies.
    pub(crate) fn is_of_events(self) -> bool {
        !matches!(self, Po | Rf | Co | Rmw | Sync | Addr | Data | Ctrl)
    }

    /// Returns whether the base relation is its own inverse in every execution.
    pub(crate) fn is_symmetric(self) -> bool {
        matches!(self, Loc | Int)
    }

    /// Returns whether the base relation is transitive in every execution.
    pub(crate) fn is_transitive(self) -> bool {
        matches!(self, Loc | Int | Po | Co)
    }
}

/// Properties that given sets and relations have in every execution.
impl Base {
    /// Returns whether the base is a subset of the base `other` in every execution.
    pub(crate) fn is_part_of(self, other: Base) -> bool {
        match other {
            Write => self == Init,
            Fence => matches!(self, StoreStore | LoadLoad),
            Read => self == Locked,
            Na => self == Init,
            Po => matches!(self, Rmw | Addr | Data | Ctrl),
            Loc => matches!(self, Rf | Co | Rmw),
            Int => matches!(self, Po | Rmw | Addr | Data | Ctrl),
            _ => false,
        }
    }

    /// Returns whether the two base sets are disjoint in every execution.
    pub(crate) fn is_apart_from(self, other: Base) -> bool {
        let kind = |base| match base {
            Read | Locked => Some(0),
            Write | Init => Some(1),
            Fence | StoreStore | LoadLoad => Some(2),
            Spawn => Some(3),
            Join => Some(4),
            _ => None,
        };
        let mode = |base| match base {
            Na | Init => Some(0),
            Rlx => Some(1),
            Acq => Some(2),
            Rel => Some(3),
            AcqRel => Some(4),
            Sc => Some(5),
            StoreStore => Some(6),
            LoadLoad => Some(7),
            _ => None,
        };
        let differ = |a: Option<i32>, b: Option<i32>| a.is_some() && b.is_some() && a != b;
        differ(kind(self), kind(other)) || differ(mode(self), mode(other))
    }

    /// Returns a base set that contains the first event of every pair of the relation; `None` if no base set
    /// is known to.
    pub(crate) fn starts(self) -> Option<Base> {
        match self {
            Rf | Co => Some(Write),
            Rmw | Addr | Data | Ctrl => Some(Read),
            _ => None,
        }
    }

    /// Returns a base set that contains the second event of every pair of the relation; `None` if no base set
    /// is known to.
    pub(crate) fn ends(self) -> Option<Base> {
        match self {
            Rf => Some(Read),
            Co | Rmw | Data => Some(Write),
            _ => None,
        }
    }

    /// Returns whether the base relation relates no event to itself in any execution.
    pub(crate) fn is_irreflexive(self) -> bool {
        matches!(self, Po | Rf | Co | Rmw | Sync | Addr | Data | Ctrl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order() {
        assert!(Base::all().enumerate().all(|(i, base)| base as usize == i));
        for base in Base::all() {
            assert_eq!(Base::named(base.name()), Some(base));
            assert!(!base.about().is_empty());
        }
        assert_eq!((Join.sort(), Po.sort()), (Sort::Set, Sort::Rel));
    }
}
