//! Describes what went wrong inside a thread.

use super::assertion::{self, Access};
use super::{Explained, Spot};
use crate::check::kinds;
use crate::names::Names;
use fencepost_graph::ThreadId;
use fencepost_program::{Fault, Shadow, ThreadState, layout};
use fencepost_symbolic::Failure;

/// A thread that failed, with its state and its accesses.
pub struct Failed<'a, E, S: Shadow> {
    /// The thread, and its place in the source.
    pub spot: Spot,
    /// The thread's state at the failure, if it is known.
    pub state: Option<&'a ThreadState<S>>,
    /// The thread's reads and writes, the last one first.
    pub accesses: Vec<Access<E>>,
    /// The thread's last event or step that other threads may see.
    pub last: Option<E>,
}

/// Makes the finding that a thread failed, with the fault in words.
pub fn explain<E: Copy + PartialEq, S: Shadow>(
    names: &Names<'_>,
    failed: &Failed<'_, E, S>,
    fault: &Fault,
) -> Explained<E> {
    let kind = kinds::of_fault(fault);
    if let Fault::Assert(text) | Fault::Error(text) = fault {
        let finding = failed.spot.finding(names, kind, fault.to_string());
        return assertion::explain(names, failed, text, finding);
    }
    let finding = failed.spot.finding(names, kind, message(fault, names));
    Explained { finding, focus: failed.last.into_iter().collect() }
}

/// Describes a failure that the symbolic engine found in words, without addresses and values (which it does
/// not know).
pub fn words(failure: &Failure) -> String {
    let words = match failure {
        Failure::Fault(fault) => return fault.to_string(),
        Failure::Reached { message, .. } => message.as_str(),
        Failure::LocalIndex(len) => return format!("index outside of a local array of {len}"),
        Failure::Null => "access through a null or wild pointer",
        Failure::OutOfBounds => "access outside of any object",
        Failure::Constant => "write to constant memory",
        Failure::Uninitialised => "read of memory that has no value yet",
        Failure::UninitialisedLocal => "read of a local that has no value, or is no longer there",
        Failure::Relock => "lock of a mutex that the thread holds already",
        Failure::NotHeld => "unlock of a mutex that the thread does not hold",
        Failure::JoinedTwice => "join of a thread that has been joined already",
    };
    words.to_owned()
}

/// Describes a fault, with names for addresses.
fn message(fault: &Fault, names: &Names<'_>) -> String {
    let at = |addr: u64| names.address(addr);
    match fault {
        Fault::NotHeld(addr) => format!("unlock of {}, which the thread does not hold", at(*addr)),
        Fault::Relock(addr) => format!("lock of {}, which the thread holds already", at(*addr)),
        Fault::DestroyedMutex(addr) => format!("use of {}, a mutex that was destroyed", at(*addr)),
        Fault::JoinedTwice(number) => {
            format!("join of {}, which has been joined already", names.thread(ThreadId(*number as u32)))
        }
        Fault::Constant(addr) => format!("write to {}, which is constant", at(*addr)),
        Fault::BadAddress { addr, bytes } if *addr >= layout::GLOBALS => {
            let near = names.near(*addr).map_or(String::new(), |near| format!(" ({near})"));
            format!("access to {bytes} bytes at {addr:#x}{near}, which is outside of any object")
        }
        Fault::OutOfBounds { addr, bytes, .. } => match names.inside(*addr) {
            Some((object, offset, size)) => {
                format!("access to {bytes} bytes at offset {offset} of {object}, which has {size}")
            }
            None => {
                let near = names.near(*addr).map_or(String::new(), |near| format!(" ({near})"));
                format!("access to {bytes} bytes at {addr:#x}{near}, which is outside of any object")
            }
        },
        Fault::InvalidFree(addr) => {
            format!("free of {}, which is not the start of an object from malloc", at(*addr))
        }
        Fault::BadAddress { addr: 0, bytes } => format!("access to {bytes} bytes through a null pointer"),
        Fault::BadAddress { addr, bytes } => {
            format!("access to {bytes} bytes at {addr:#x}, through a null or wild pointer")
        }
        _ => fault.to_string(),
    }
}
