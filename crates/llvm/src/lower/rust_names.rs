//! Turns the names that rustc gives to functions and variables into readable ones.

use super::cpp_names::{end_of_list, shortened};

/// Returns the readable form of a mangled name of Rust, such as `queue::Queue<u8>::push`; `None` if the name
/// is not one. Arguments of generic functions are left out, those of types if they are long, and of
/// `<Queue as Drop>::drop` only `Queue::drop` is shown.
pub fn demangled(name: &str) -> Option<String> {
    let symbol = rustc_demangle::try_demangle(name).ok()?;
    // (Without hashes.)
    let full = format!("{symbol:#}");
    Some(shortened(&without_arguments(&without_traits(&full))))
}

/// Replaces `<Type as Trait>::` and `<Type>::` at the start of a path by `Type::`.
fn without_traits(path: &str) -> String {
    let Some(end) = path.strip_prefix('<').and_then(|_| end_of_list(path)) else {
        return path.to_owned();
    };
    let inside = &path[1..end - 1];
    let mut depth = 0;
    let at = inside.char_indices().find(|(at, c)| {
        match c {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth -= 1,
            _ => {}
        }
        depth == 0 && inside[*at..].starts_with(" as ")
    });
    let of = at.map_or(inside, |(at, _)| &inside[..at]);
    without_traits(of) + &path[end..]
}

/// Leaves out the arguments of functions: `::<u8>`.
fn without_arguments(path: &str) -> String {
    let mut out = String::new();
    let mut rest = path;
    while let Some(at) = rest.find("::<") {
        out += &rest[..at];
        match end_of_list(&rest[at + 2..]) {
            Some(length) => rest = &rest[at + 2 + length..],
            None => return out + &rest[at..],
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_manglings() {
        let shown = |name: &str| demangled(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(
            shown("_RNvNtNtCsjrHSEGnQ3l9_3std6thread11main_thread4MAIN"),
            "std::thread::main_thread::MAIN"
        );
        assert_eq!(shown("_RINvNtCsjrHSEGnQ3l9_3std2rt10lang_startuECs3_1t"), "std::rt::lang_start");
        assert_eq!(shown("_ZN4core3ptr4read17h0123456789abcdefE"), "core::ptr::read");
        assert_eq!(demangled("_ZN5QueueIiE4pushEi"), None);
        assert_eq!(demangled("malloc"), None);
    }

    #[test]
    fn paths_are_made_short() {
        let short = |path: &str| shortened(&without_arguments(&without_traits(path)));
        assert_eq!(short("<queue::Queue<u8>>::push"), "queue::Queue<u8>::push");
        assert_eq!(short("<queue::Queue<u8> as core::ops::drop::Drop>::drop"), "queue::Queue<u8>::drop");
        assert_eq!(short("<&<T as U>::V as W>::f::<fn(u8) -> u8, X>"), "&<T as U>::V::f");
        assert_eq!(short("std::thread::spawn::<t::main::{closure#0}, ()>"), "std::thread::spawn");
        assert_eq!(short("t::main::{closure#0}"), "t::main::{closure#0}");
        assert_eq!(
            short("<alloc::sync::Arc<core::sync::atomic::Atomic<u32>>>::new"),
            "alloc::sync::Arc<…>::new"
        );
    }
}
