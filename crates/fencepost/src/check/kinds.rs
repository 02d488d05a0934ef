//! Maps faults and failures to the kinds of findings, and has the notes that some kinds come with.

use fencepost_program::{Failure as Reached, Fault, layout};
use fencepost_report::Kind;
use fencepost_symbolic::Failure;

/// The explanation for users of an error that asks for the final value of an object whose parts were written
/// separately.
pub const TORN_NOTE: &str = "the final value of an object is known only if all accesses have the object's size: use one size \
                             for all accesses to it, or do not ask for its final value";
/// The explanation for users of an error about two atomic accesses of different sizes.
pub const MIXED_SIZE_NOTE: &str = "atomic accesses of different sizes to the same bytes are not supported: C orders atomic \
                                   accesses object by object, and leaves undefined what such an access reads";

/// Returns the kind of finding as which a failure found by the symbolic engine is reported.
pub fn of_failure(failure: &Failure) -> Kind {
    match failure {
        Failure::Fault(fault) => of_fault(fault),
        Failure::Reached { why: Reached::Abort, .. } => Kind::Abort,
        Failure::Reached { why: Reached::Error, .. } => Kind::Assert,
        Failure::Reached { why: Reached::Unsupported, .. } => Kind::Unsupported,
        Failure::Null => Kind::Null,
        Failure::OutOfBounds | Failure::LocalIndex(_) => Kind::OutOfBounds,
        Failure::Constant => Kind::ConstantWrite,
        Failure::Uninitialised | Failure::UninitialisedLocal => Kind::Uninitialised,
        Failure::Relock => Kind::Relock,
        Failure::NotHeld => Kind::UnlockNotHeld,
        Failure::JoinedTwice => Kind::DoubleJoin,
    }
}

/// Returns the kind of finding as which a thread's fault is reported.
pub fn of_fault(fault: &Fault) -> Kind {
    match fault {
        // `Error`: the program says that this place must not be reached.
        Fault::Assert(_) | Fault::Error(_) => Kind::Assert,
        Fault::Division => Kind::Division,
        Fault::Unreachable => Kind::Unreachable,
        Fault::BadCall(_) => Kind::BadCall,
        Fault::BadAddress { addr, .. } if *addr < layout::GLOBALS => Kind::Null,
        Fault::OutOfBounds { addr, .. } if *addr < layout::GLOBALS => Kind::Null,
        Fault::OutOfBounds { .. } => Kind::OutOfBounds,
        Fault::InvalidFree(_) => Kind::InvalidFree,
        Fault::LocalIndex { .. } | Fault::LocalMemory(_) | Fault::BadAddress { .. } => Kind::OutOfBounds,
        Fault::OutOfMemory(_) => Kind::OutOfMemory,
        Fault::Abort(_) => Kind::Abort,
        Fault::Panic(_) => Kind::Panic,
        Fault::Unsupported(_) => Kind::Unsupported,
        Fault::Exception(_) => Kind::Exception,
        Fault::BadChoice { .. } => Kind::BadChoice,
        Fault::NotHeld(_) => Kind::UnlockNotHeld,
        Fault::Relock(_) => Kind::Relock,
        Fault::DestroyedMutex(_) => Kind::DestroyedMutex,
        Fault::JoinedTwice(_) => Kind::DoubleJoin,
        Fault::Constant(_) => Kind::ConstantWrite,
        Fault::Overlap { .. } => Kind::Overlap,
        Fault::Uninitialised(_) => Kind::Uninitialised,
        Fault::MixedSize { .. } => Kind::MixedSize,
    }
}
