//! The functions that a test may call, to suggest one of them for a misspelt name.

/// Functions that also come with a memory order as `…_explicit`.
const WITH_ORDER: &[&str] = &[
    "atomic_load",
    "atomic_store",
    "atomic_exchange",
    "atomic_compare_exchange_strong",
    "atomic_compare_exchange_weak",
    "atomic_fetch_add",
    "atomic_fetch_sub",
    "atomic_fetch_and",
    "atomic_fetch_or",
    "atomic_fetch_xor",
    "atomic_flag_test_and_set",
    "atomic_flag_clear",
];

/// The functions that come without a memory order.
const OTHERS: &[&str] = &[
    "atomic_init",
    "atomic_thread_fence",
    "atomic_signal_fence",
    "atomic_is_lock_free",
    "kill_dependency",
    "lock",
    "unlock",
    "mtx_lock",
    "mtx_unlock",
    "pthread_mutex_lock",
    "pthread_mutex_unlock",
    "assume",
    "assert",
];

/// Returns the names of all C functions that litmus tests may call, to suggest one for a misspelt name.
pub(super) fn functions() -> impl Iterator<Item = String> {
    let explicit = WITH_ORDER.iter().map(|name| format!("{name}_explicit"));
    WITH_ORDER.iter().chain(OTHERS).map(|name| (*name).to_owned()).chain(explicit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, parse};
    use fencepost_source::{SourceFile, did_you_mean};

    #[test]
    fn what_was_meant() {
        for (name, meant) in [
            ("atomic_stoer", Some("atomic_store")),
            ("atomic_store_explict", Some("atomic_store_explicit")),
            ("assume_", Some("assume")),
            ("load", None),
            ("frobnicate", None),
            ("", None),
        ] {
            assert_eq!(did_you_mean(name, functions()).as_deref(), meant, "{name}");
        }
    }

    /// Checks that every name that is proposed exists.
    #[test]
    fn all_of_them_are_known() {
        for name in functions() {
            let file = SourceFile::new("t", format!("C t\n{{ }}\nP0 (atomic_int *x) {{ {name}(); }}\n"));
            let error = parse(&file, &Options::default()).expect_err("an argument is missing");
            assert!(error.message.contains(&format!("`{name}` takes")), "{}", error.message);
        }
    }
}
