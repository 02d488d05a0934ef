//! What functions that the program does not define do with the pointers they are given, for the escape
//! analysis.

use super::intrinsics::{BUILTINS, is_allocation, stem};

/// What a call does with the pointers it is given, for the escape analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It keeps none and returns none that anybody has.
    Nothing,
    /// What the second points at is copied to where the first points, and the first is returned.
    CopiesContents,
    /// It returns its first argument.
    ReturnsFirst,
    /// `va_start`.
    StartsVarargs,
    /// Its second argument goes to a new thread.
    Spawns,
    /// Anybody may have them afterwards.
    Leaks,
}

/// What a function that the program does not define does with pointers.
pub fn flow(name: &str) -> Flow {
    match name {
        "__fp_spawn" => Flow::Spawns,
        // What a thread returns goes to whoever waits for it.
        "__fp_exit_thread" => Flow::Leaks,
        // A mutex is an object of events, even if one thread alone can reach it.
        "__fp_lock" | "__fp_trylock" | "__fp_unlock" => Flow::Leaks,
        "__fp_throw" | "__fp_join" | "__fp_print" => Flow::Nothing,
        _ if name.starts_with("__fp_") => Flow::Nothing,
        _ => match name.strip_prefix("llvm.").map(stem) {
            Some("memcpy" | "memmove" | "va_copy") => Flow::CopiesContents,
            Some("va_start") => Flow::StartsVarargs,
            Some("threadlocal.address" | "launder" | "strip" | "ssa.copy" | "ptrmask" | "expect" | "ptr") => {
                Flow::ReturnsFirst
            }
            Some(_) => Flow::Nothing,
            None if BUILTINS.contains(&name) || is_allocation(name) => Flow::Nothing,
            None => Flow::Leaks,
        },
    }
}
