//! The kinds of errors and warnings there are.

use fencepost_program::{Failure as Reached, Fault, layout};
use fencepost_report as report;
use fencepost_symbolic::Failure;

/// The kinds that `--ignore` knows: errors, then warnings.
pub const KINDS: [&str; 27] = [
    report::RACE,
    report::FLAG,
    "assert",
    DEADLOCK,
    LIVENESS,
    LIVELOCK,
    TERMINATION,
    "use-after-free",
    "double-free",
    "invalid-free",
    "null",
    "out-of-bounds",
    "uninitialised",
    "unlock-not-held",
    "relock",
    "destroyed-mutex",
    "double-join",
    "division",
    "unreachable",
    "abort",
    "bad-call",
    "exception",
    "constant-write",
    "out-of-memory",
    "bad-choice",
    LEAK,
    UNJOINED,
];

/// Threads that wait for each other, or for a mutex that nobody will release.
pub const DEADLOCK: &str = "deadlock";
/// A wait for a value that nobody will write.
pub const LIVENESS: &str = "liveness";
/// Steps without end, and no end can be reached.
pub const LIVELOCK: &str = "livelock";
/// A run without end in which everybody gets a turn.
pub const TERMINATION: &str = "termination";
/// Heap memory that is never freed.
pub const LEAK: &str = "leak";
/// A thread that is neither joined nor detached.
pub const UNJOINED: &str = "unjoined";
/// What the front end has no translation for. It cannot be ignored.
pub const UNSUPPORTED: &str = report::UNSUPPORTED;
/// The kind of finding that ends a search because what an access means is not known. It cannot be ignored.
pub const MIXED_SIZE: &str = report::MIXED_SIZE;
/// What to say if the value of a whole at the end is asked for and parts of it were written.
pub const TORN_NOTE: &str = "final values are told of what is accessed as one: accesses of different sizes to its bytes are not \
                             supported here";
/// What to say about two accesses.
pub const MIXED_SIZE_NOTE: &str = "atomic accesses of different sizes to the same bytes are not supported: C orders atomic \
                                   accesses object by object, and leaves undefined what such an access reads";

/// The kind of a failure that the symbolic engine found.
pub fn of_failure(failure: &Failure) -> &'static str {
    match failure {
        Failure::Fault(fault) => of_fault(fault),
        Failure::Reached { why: Reached::Abort, .. } => "abort",
        Failure::Reached { why: Reached::Error, .. } => "assert",
        Failure::Reached { why: Reached::Unsupported, .. } => UNSUPPORTED,
        Failure::Null => "null",
        Failure::OutOfBounds | Failure::LocalIndex(_) => "out-of-bounds",
        Failure::Constant => "constant-write",
        Failure::Uninitialised | Failure::UninitialisedLocal => "uninitialised",
        Failure::Relock => "relock",
        Failure::NotHeld => "unlock-not-held",
        Failure::JoinedTwice => "double-join",
    }
}

/// The kind of a fault.
pub fn of_fault(fault: &Fault) -> &'static str {
    match fault {
        // `Error`: the program says that this place must not be reached.
        Fault::Assert(_) | Fault::Error(_) => "assert",
        Fault::Division => "division",
        Fault::Unreachable => "unreachable",
        Fault::BadCall(_) => "bad-call",
        Fault::BadAddress { addr, .. } if *addr < layout::GLOBALS => "null",
        Fault::OutOfBounds { addr, .. } if *addr < layout::GLOBALS => "null",
        Fault::OutOfBounds { .. } => "out-of-bounds",
        Fault::InvalidFree(_) => "invalid-free",
        Fault::LocalIndex { .. } | Fault::LocalMemory(_) | Fault::BadAddress { .. } => "out-of-bounds",
        Fault::OutOfMemory(_) => report::OUT_OF_MEMORY,
        Fault::Abort(_) => "abort",
        Fault::Unsupported(_) => UNSUPPORTED,
        Fault::Exception(_) => "exception",
        Fault::BadChoice { .. } => report::BAD_CHOICE,
        Fault::NotHeld(_) => "unlock-not-held",
        Fault::Relock(_) => "relock",
        Fault::DestroyedMutex(_) => "destroyed-mutex",
        Fault::JoinedTwice(_) => "double-join",
        Fault::Constant(_) => "constant-write",
        Fault::Uninitialised(_) => "uninitialised",
        Fault::MixedSize { .. } => MIXED_SIZE,
    }
}
