//! The functions of Rust's standard library that Fencepost carries out in its own way.
//!
//! What `std` promises of its locks, waits and output is simpler than how it keeps the promise: a mutex is a
//! word with three values, a spin, and a system call; a line of output is a buffer behind a lock of its own.
//! So the functions listed here are known by their paths, and calls of them go to functions of the runtime
//! (`runtime/rust.c`) or of the crate that the library is made with (`runtime/rust/std.rs`).
//!
//! Paths and promises were compared with the source of the releases in [`RELEASES`]. Of another release the
//! real code runs, whatever it costs, and the answer says so.

use rustc_demangle::demangle;
use rustc_hash::FxHashMap;

/// The releases of Rust with which the paths below were compared.
const RELEASES: [&str; 1] = ["1.95."];

/// The function of the runtime that takes the place of `syscall` in the library.
pub const SYSCALL: &str = "fencepost_rust_syscall";

/// The function of the runtime that allocates what is kept until the process ends, without being a leak.
pub const KEPT: &str = "fencepost_kept";

/// The function of the runtime that takes the place of dropping a handle to a thread.
const KEEP_THREAD: &str = "fencepost_rust_keep_thread";

/// The paths of functions of the library, and the functions to call instead.
const FUNCTIONS: [(&str, &str); 16] = [
    ("std::rt::lang_start_internal", "fencepost_rust_start"),
    ("std::sys::pal::unix::stack_overflow::imp::make_handler", "fencepost_rust_no_handler"),
    ("std::sys::pal::unix::stack_overflow::imp::drop_handler", "fencepost_rust_drop_handler"),
    ("core::ptr::drop_in_place::<std::thread::thread::Thread>", KEEP_THREAD),
    (
        "core::ptr::drop_in_place::<alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>",
        KEEP_THREAD,
    ),
    ("std::panicking::default_hook", "fencepost_rust_panicked"),
    ("std::io::stdio::_print", "fencepost_rust_print"),
    ("std::io::stdio::_eprint", "fencepost_rust_eprint"),
    ("<std::sys::sync::once::futex::Once>::call", "fencepost_rust_call_once"),
    ("<std::sys::sync::condvar::futex::Condvar>::wait", "fencepost_rust_wait"),
    ("<std::sys::sync::condvar::futex::Condvar>::wait_timeout", "fencepost_rust_wait_timeout"),
    (
        "<std::sys::sync::condvar::futex::Condvar>::wait_optional_timeout",
        "fencepost_rust_wait_optional_timeout",
    ),
    ("<std::sync::poison::condvar::Condvar>::notify_one", "fencepost_rust_notify_one"),
    ("<std::sync::poison::condvar::Condvar>::notify_all", "fencepost_rust_notify_all"),
    ("<std::sync::nonpoison::condvar::Condvar>::notify_one", "fencepost_rust_notify_one"),
    ("<std::sync::nonpoison::condvar::Condvar>::notify_all", "fencepost_rust_notify_all"),
];

/// What takes the place of functions of the standard library that a program is linked with.
#[derive(Debug, Default)]
pub struct Known<'a> {
    /// Whether the release is one of those with which the paths were compared.
    pub is_known: bool,
    /// For each mangled name that was asked for, the function to call instead, if there is one.
    names: FxHashMap<&'a str, Option<&'static str>>,
}

impl<'a> Known<'a> {
    /// Returns what takes the place of functions of the library whose text of LLVM IR this is.
    pub fn of_library(text: &str) -> Self {
        Known { is_known: release(text).is_some_and(is_known), names: FxHashMap::default() }
    }

    /// Returns the function to call instead of the one with this mangled name, if there is one.
    pub fn replacement(&mut self, name: &'a str) -> Option<&'static str> {
        if !self.is_known {
            return None;
        }
        *self.names.entry(name).or_insert_with(|| replacement(name))
    }
}

/// Returns the release of Rust that a text of LLVM IR says it was made by, or that rustc says it is
/// (`rustc -vV`).
pub fn release(text: &str) -> Option<&str> {
    let says = |words: &str| text.rfind(words).map(|at| &text[at + words.len()..]);
    says("rustc version ").or_else(|| says("release: "))?.split([' ', '"', '\n']).next()
}

/// Returns whether the paths were compared with this release of Rust.
pub fn is_known(release: &str) -> bool {
    RELEASES.iter().any(|known| release.starts_with(known))
}

/// Returns the function to call instead of the one with this mangled name, in a release that is known.
pub fn replacement(name: &str) -> Option<&'static str> {
    if !name.starts_with("_R") {
        return None;
    }
    let mut path = None;
    FUNCTIONS.iter().filter(|(known, _)| may_be(name, known)).find_map(|(known, instead)| {
        let path = path.get_or_insert_with(|| path_of(name));
        (path == known).then_some(*instead)
    })
}

/// Returns whether a mangled name may stand for a path: it has the last names of the path, and of the type
/// that is its argument.
fn may_be(name: &str, path: &str) -> bool {
    let (function, argument) =
        match path.strip_suffix('>').and_then(|path| path.split_once("drop_in_place::<")) {
            Some((_, argument)) => ("drop_in_place", argument.split(',').next().unwrap_or(argument)),
            None => (path, path),
        };
    let last = |path: &str| name.contains(path.rsplit("::").next().unwrap_or(path));
    last(argument) && last(function)
}

/// Returns the path that a mangled name of Rust stands for, without the hashes of crates.
pub fn path_of(name: &str) -> String {
    format!("{:#}", demangle(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_known_by_their_paths() {
        assert_eq!(
            replacement("_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal"),
            Some("fencepost_rust_start")
        );
        let wait = "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync7condvar5futexNtB2_7Condvar4wait";
        assert_eq!(replacement(wait), Some("fencepost_rust_wait"));
        let dropped = "_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeNtNtNtCsjrHSEGnQ3l9_3std6thread6thread6ThreadECs7UBswL45KX9_1p";
        assert_eq!(replacement(dropped), Some(KEEP_THREAD));
        assert_eq!(replacement("_RNvNtCsjrHSEGnQ3l9_4mine2rt19lang_start_internal"), None);
    }

    #[test]
    fn only_releases_that_were_compared() {
        let text = |release| {
            format!("!0 = !{{!\"rustc version 1.2.3 (x)\"}}\n!1 = !{{!\"rustc version {release} (y)\"}}")
        };
        let name = "_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal";
        assert!(Known::of_library(&text("1.95.0")).replacement(name).is_some());
        assert!(Known::of_library(&text("1.96.0-nightly")).replacement(name).is_none());
        assert_eq!(release(&text("1.96.0-nightly")), Some("1.96.0-nightly"));
    }
}
