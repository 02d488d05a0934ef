//! The primitives: the sets and relations by which a model learns of a program and its executions.
//!
//! # Actions
//! Reads, writes and fences of threads are actions; the two halves of an atomic update are two. One initial
//! write for each location is made by a thread of its own, [`InitThread`]. The others are there if the model
//! mentions them ([`Theory::mentions`](crate::Theory::mentions)):
//!
//! - `Spawn` and `Join` (or `sync`): starting a thread and waiting for its end are actions. They access
//!   nothing, and stand in `po` where they stand in the program. What they order between threads is in
//!   `sync`, never in `po`. A text in RML that mentions none of the three, but `po`, is taken to mention
//!   them, and its `po` is `(po | sync)+`.
//! - `Start` and `End`: each thread has a first and a last action, also the one that initialises.
//! - `Lock`: taking and giving back a mutex are one action each. Else taking it is an update (a read of 0 in
//!   `Locked`, a write of 1, `rmw` between them), giving it back a release write.
//!
//! Allocations, frees, detached threads and free choices are never actions.
//!
//! # What is executed
//! A relation of an execution relates executed actions only. A set that is a constant (`R`, `W`, `F`, `Init`,
//! …) holds all actions of its kind that some path has: models write `A & R`. `thread` is a constant, too, so
//! `thread; thread^-1` relates actions whether or not they are executed. Each loop round, each path through a
//! call, has actions of its own (shared ones, where a model compares executions).
//!
//! # Program order and initial writes
//! `po` is strict, transitive, total on the executed actions of each thread, and inside of threads only. It
//! does not relate an initial write to an action of another thread. It does order the initial writes among
//! themselves, as the actions of the thread that initialises, by an order that means nothing: a model that
//! has no such thread takes `po` without `Init` (herd's `po`), or puts initial writes before all else
//! (`events.rml`). Fences are in it like accesses; fences have no location (`at`), and are in `ACQ`, `REL`,
//! `SC` by their kind and always in `RLX`.
//!
//! `seen` is reads-from the other way round: each executed read to what it sees, `rf = seen^-1`; that it sees
//! exactly one write of its location is for the model to say. `at` and `NA` hold initial writes; `W` does,
//! too. `rmw` has only updates that write; `Locked` the reads of all that might, failed compare-and-exchanges
//! included; `Update` the reads of all that might write in some execution, and their writes.
//!
//! # Dependencies
//! `addr`, `data` and `ctrl` are those of the program's text, as the machine tracks them
//! (`fencepost-program`, module `vm`), and lie inside of `po`. They start at reads. Values carry them through
//! registers, local arrays, private memory, arguments and results of calls; not through shared memory, nor
//! from one thread to another (by the arguments of a start or the result of a join). `r ^ r` depends on `r`.
//! In particular:
//!
//! - `addr` ends at reads and writes (and locks and unlocks where these are actions); both halves of an
//!   update have the address's;
//! - `data` ends at writes only. The write of a read-modify-write has a data dependency on its own read,
//!   except that of an exchange. The write of a compare-and-exchange has one on the new value, not on its
//!   read;
//! - `ctrl` ends at actions of all kinds: everything after a branch on the value, for good, also where its
//!   paths have met again, and also if both ways lead to the same place. Assumptions, assertions, calls
//!   through pointers and taking a mutex that is memory are branches. The write of a compare-and-exchange
//!   depends so on its own read and on what the expected value was computed from; what comes after it does
//!   not, without a branch on its result. A C conditional expression, `&&` and `||` are branches; a
//!   *selection* instruction is data from all three operands.

use std::fmt;

/// A set or relation that every execution has and models are written in terms of, such as `po`.
///
/// The primitives of an execution differ from one execution to the next; constants are read off the program,
/// and sets of actions among them hold actions whether or not they are executed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Primitive {
    /// `A`: the executed actions.
    Executed,
    /// `po`: program order inside of each thread, the one that initialises included; transitive, of executed
    /// actions.
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
    /// `sync`: the order that starts and joins of threads make.
    Sync,
    /// `addr`: from a read to the accesses whose address was computed from its value.
    Addr,
    /// `data`: from a read to the writes whose value was computed from its value.
    Data,
    /// `ctrl`: from a read to all actions that come after a branch on its value, to the end of the thread.
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
    /// `to`: the order of threads that the user gave; not closed, and the thread that initialises is not in
    /// it.
    ThreadOrder,
    /// `InitThread`: the thread that initialises.
    InitThread,
}

use Primitive::*;

/// All primitives, each with its name, arity and description. The documentation is generated from this table.
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
    (Addr, "addr", 2, "from a read to the accesses whose address was computed from its value"),
    (Data, "data", 2, "from a read to the writes whose value was computed from its value"),
    (Ctrl, "ctrl", 2, "from a read to the actions that come after a branch on its value, for good"),
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
    /// Returns all primitives, first those that differ between executions, then the constants.
    pub fn all() -> impl Iterator<Item = Primitive> {
        TABLE.iter().map(|row| row.0)
    }

    fn row(self) -> &'static (Primitive, &'static str, usize, &'static str) {
        // The table is in the order of the enum; a test sees to that.
        &TABLE[self as usize]
    }

    /// Returns the name by which a model's text refers to the primitive.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// Returns the number of columns of the primitive, 1 for a set and 2 for a relation.
    pub fn arity(self) -> usize {
        self.row().2
    }

    /// Returns a one-line description of the primitive, for the user.
    pub fn about(self) -> &'static str {
        self.row().3
    }

    /// Returns whether the primitive is the same in all executions.
    pub fn is_constant(self) -> bool {
        self >= Read
    }

    /// Returns the primitive with this name; `None` if there is none.
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
