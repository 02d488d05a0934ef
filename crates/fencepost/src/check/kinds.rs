//! The kinds of errors and warnings there are.

use crate::names::Names;
use fencepost_program::Fault;
use fencepost_program::layout::{self, Region};
use fencepost_report as report;

/// The kinds that `--ignore` knows: errors, then warnings.
pub const KINDS: [&str; 8] = [
    report::RACE,
    "assert",
    "division",
    "unreachable",
    "bad-call",
    "out-of-bounds",
    "stack-overflow",
    "out-of-memory",
];

/// The kind of finding that ends a search because what an access means is not known. It cannot be ignored.
pub const MIXED_SIZE: &str = "mixed-size";
/// What to say about it.
pub const MIXED_SIZE_NOTE: &str = "accesses of different sizes to the same bytes are not supported";

/// The kind of a fault.
pub fn of_fault(fault: &Fault) -> &'static str {
    match fault {
        Fault::Assert(_) => "assert",
        Fault::Division => "division",
        Fault::Unreachable => "unreachable",
        Fault::BadCall(_) => "bad-call",
        Fault::BadAddress { addr, .. } if layout::region(*addr) == Region::Null => "null",
        Fault::LocalIndex { .. } | Fault::LocalMemory(_) | Fault::BadAddress { .. } => "out-of-bounds",
        Fault::StackOverflow(_) => "stack-overflow",
        Fault::OutOfMemory(_) => "out-of-memory",
    }
}

/// What happened, with names for addresses.
pub fn message(fault: &Fault, names: &Names<'_>) -> String {
    let _ = names;
    fault.to_string()
}
