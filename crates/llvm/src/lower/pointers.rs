//! Summarises, for the escape analysis, how functions that the program does not define treat the pointers
//! they are given.

use super::builtins::{BUILTINS, is_allocation, stem};

/// What a library function does with the pointers it is given, as far as the escape analysis must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerEffect {
    /// The call keeps no pointer, and returns none that exists elsewhere.
    Nothing,
    /// The call copies the contents of its second argument to its first, and returns the first.
    CopiesContents,
    /// The call returns its first argument.
    ReturnsFirst,
    /// `va_start`.
    StartsVarargs,
    /// The call passes its second argument to a new thread.
    Spawns,
    /// The call may pass the pointers to any thread.
    Leaks,
}

/// Returns what the library function `name`, which the program does not define, does with pointers.
pub fn pointer_effect(name: &str) -> PointerEffect {
    match name {
        "__fp_spawn" => PointerEffect::Spawns,
        // The result of a thread goes to the thread that joins it.
        "__fp_exit_thread" => PointerEffect::Leaks,
        // A mutex is an object of events, even if one thread alone can reach it.
        "__fp_lock" | "__fp_lock_again" | "__fp_sleep" | "__fp_trylock" | "__fp_unlock" => {
            PointerEffect::Leaks
        }
        "__fp_throw" | "__fp_join" | "__fp_print" => PointerEffect::Nothing,
        _ if name.starts_with("__fp_") => PointerEffect::Nothing,
        _ => match name.strip_prefix("llvm.").map(stem) {
            Some("memcpy" | "memmove" | "va_copy") => PointerEffect::CopiesContents,
            Some("va_start") => PointerEffect::StartsVarargs,
            Some("threadlocal.address" | "launder" | "strip" | "ssa.copy" | "ptrmask" | "expect" | "ptr") => {
                PointerEffect::ReturnsFirst
            }
            Some(_) => PointerEffect::Nothing,
            None if BUILTINS.contains(&name) || is_allocation(name) => PointerEffect::Nothing,
            None => PointerEffect::Leaks,
        },
    }
}
