//! Faults of the machine as findings: their kinds, and what to say of them.

use crate::names::Names;
use fencepost_program::{Fault, ThreadId, layout};
use fencepost_report::Kind;

/// What to say if the value of a whole at the end is asked for and parts of it were written.
pub const TORN_NOTE: &str = "final values are told of what is accessed as one: accesses of different sizes to its bytes are not \
                             supported here";
/// What to say about two accesses.
pub const MIXED_SIZE_NOTE: &str = "atomic accesses of different sizes to the same bytes are not supported: C orders atomic \
                                   accesses object by object, and leaves undefined what such an access reads";

/// The kind of a fault.
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
        Fault::Unsupported(_) => Kind::Unsupported,
        Fault::Exception(_) => Kind::Exception,
        Fault::BadChoice { .. } => Kind::BadChoice,
        Fault::NotHeld(_) => Kind::UnlockNotHeld,
        Fault::Relock(_) => Kind::Relock,
        Fault::DestroyedMutex(_) => Kind::DestroyedMutex,
        Fault::JoinedTwice(_) => Kind::DoubleJoin,
        Fault::Constant(_) => Kind::ConstantWrite,
        Fault::Uninitialised(_) => Kind::Uninitialised,
        Fault::MixedSize { .. } => Kind::MixedSize,
    }
}

/// What happened, with names for addresses.
pub fn message(fault: &Fault, names: &Names<'_>) -> String {
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
