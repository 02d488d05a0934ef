//! What a model is told about a program and its executions.

use std::fmt;

/// A relation that is given: models are written in terms of these.
///
/// Those of an execution differ from one to the next; constants are read off the program, and sets of actions among them
/// hold actions whether or not they are executed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Primitive {
    /// `A`: the executed actions.
    Executed,
    /// `po`: program order inside of each thread, the one that initialises included; transitive, of executed actions.
    Po,
    /// `seen`: from each read to the write it sees.
    Seen,
    /// `val`: from each write to the bits of its value that are 1.
    Val,
    /// `at`: from each read and write to its location.
    At,
    /// `mon`: from each lock and unlock to its monitor.
    Mon,
    /// `rmw`: from the read of an update to its write.
    Rmw,
    /// `sync`: what starts and joins of threads order.
    Sync,
    /// `addr`: from a read to the accesses whose address depends on it.
    Addr,
    /// `data`: from a read to the writes whose value depends on it.
    Data,
    /// `ctrl`: from a read to the actions whose being executed depends on it.
    Ctrl,
    /// `ACQ`: accesses and fences that are acquire or stronger.
    Acq,
    /// `REL`: accesses and fences that are release or stronger.
    Rel,
    /// `SC`: accesses and fences that are sequentially consistent (Java: volatile).
    Sc,
    /// `RLX`: atomic accesses, and fences.
    Rlx,
    /// `NA`: plain accesses, initial writes included.
    Na,
    /// `R`: reads.
    Read,
    /// `W`: writes, initial ones included.
    Write,
    /// `F`: fences.
    Fence,
    /// `Lock`: locks of monitors.
    Lock,
    /// `Unlock`: unlocks of monitors.
    Unlock,
    /// `Start`: the first action of each thread.
    Start,
    /// `End`: the last action of each thread.
    End,
    /// `Special`: external actions.
    Special,
    /// `Spawn`: starting another thread.
    Spawn,
    /// `Join`: waiting for the end of another thread.
    Join,
    /// `Init`: all actions of the thread that initialises.
    Init,
    /// `Locked`: the reads of read-modify-write instructions, also of those that may fail to write.
    Locked,
    /// `Update`: both halves of updates.
    Update,
    /// `FSS`: store-store fences.
    StoreStore,
    /// `FLL`: load-load fences.
    LoadLoad,
    /// `Thread`: the threads.
    Thread,
    /// `Location`: the locations.
    Location,
    /// `Monitor`: the monitors.
    Monitor,
    /// `Bit`: the places of a value's bits.
    Bit,
    /// `thread`: from each action to its thread.
    ThreadOf,
    /// `to`: the order of threads that the user gave; not closed, and the thread that initialises is not in it.
    ThreadOrder,
    /// `InitThread`: the thread that initialises.
    InitThread,
}

use Primitive::*;

/// One line per primitive: its name, its arity, what it is. The documentation is made of this.
const TABLE: &[(Primitive, &str, usize, &str)] = &[
    (Executed, "A", 1, "the executed actions"),
    (Po, "po", 2, "program order inside of each thread (also the one that initialises), strict, transitive"),
    (Seen, "seen", 2, "from each executed read to the write it sees"),
    (Val, "val", 2, "from each executed write to the bits of its value that are 1"),
    (At, "at", 2, "from each executed read and write to its location"),
    (Mon, "mon", 2, "from each executed lock and unlock to its monitor"),
    (Rmw, "rmw", 2, "from the read of an executed update to its write"),
    (
        Sync,
        "sync",
        2,
        "what starts and joins of threads order: a spawn before its thread, a thread before its join",
    ),
    (Addr, "addr", 2, "from a read to the accesses whose address depends on it"),
    (Data, "data", 2, "from a read to the writes whose value depends on it"),
    (Ctrl, "ctrl", 2, "from a read to the actions that are executed or not depending on it"),
    (Acq, "ACQ", 1, "accesses and fences that are acquire or stronger"),
    (Rel, "REL", 1, "accesses and fences that are release or stronger"),
    (Sc, "SC", 1, "accesses and fences that are sequentially consistent (Java: volatile)"),
    (Rlx, "RLX", 1, "atomic accesses of any mode, and fences"),
    (Na, "NA", 1, "plain accesses, initial writes included"),
    (Read, "R", 1, "reads"),
    (Write, "W", 1, "writes, initial ones included"),
    (Fence, "F", 1, "fences of every kind"),
    (Lock, "Lock", 1, "locks of monitors"),
    (Unlock, "Unlock", 1, "unlocks of monitors"),
    (Start, "Start", 1, "the first action of each thread"),
    (End, "End", 1, "the last action of each thread"),
    (Special, "Special", 1, "external actions"),
    (Spawn, "Spawn", 1, "starts of other threads"),
    (Join, "Join", 1, "waits for the ends of other threads"),
    (Init, "Init", 1, "all actions of the thread that initialises"),
    (Locked, "Locked", 1, "reads of read-modify-write instructions, also of those that may not write"),
    (Update, "Update", 1, "both halves of updates"),
    (StoreStore, "FSS", 1, "store-store fences"),
    (LoadLoad, "FLL", 1, "load-load fences"),
    (Thread, "Thread", 1, "the threads"),
    (Location, "Location", 1, "the locations"),
    (Monitor, "Monitor", 1, "the monitors"),
    (Bit, "Bit", 1, "the places of a value's bits"),
    (ThreadOf, "thread", 2, "from each action to its thread"),
    (
        ThreadOrder,
        "to",
        2,
        "the order of threads as the user gave it; not closed, without the one that initialises",
    ),
    (InitThread, "InitThread", 1, "the thread that initialises"),
];

impl Primitive {
    /// All of them: those of an execution, then constants.
    pub fn all() -> impl Iterator<Item = Primitive> {
        TABLE.iter().map(|row| row.0)
    }

    fn row(self) -> &'static (Primitive, &'static str, usize, &'static str) {
        // The table is in the order of the enum; a test sees to that.
        &TABLE[self as usize]
    }

    /// What it is called in a model.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// How many columns it has: 1 for a set, 2 for a relation.
    pub fn arity(self) -> usize {
        self.row().2
    }

    /// One line: what it is.
    pub fn about(self) -> &'static str {
        self.row().3
    }

    /// Is it the same in all executions?
    pub fn is_constant(self) -> bool {
        self >= Read
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Primitive> {
        Primitive::all().find(|p| p.name() == name)
    }
}

impl fmt::Display for Primitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order() {
        assert!(Primitive::all().enumerate().all(|(i, p)| p as usize == i));
        assert_eq!(TABLE.len(), InitThread as usize + 1);
        for p in Primitive::all() {
            assert_eq!(Primitive::named(p.name()), Some(p));
        }
        assert!(!Na.is_constant() && Read.is_constant() && ThreadOrder.is_constant());
    }
}
