//! The functions there are, and which of them a misspelt name was meant to be.

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

/// All others.
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

/// How many letters may be wrong.
const MAX_DISTANCE: usize = 2;

/// The known function whose name is nearest to `name`, if it is near.
pub(super) fn similar(name: &str) -> Option<String> {
    nearest(name, functions())
}

/// The name of `all` that is nearest to `name`, if it is near.
pub(super) fn nearest(name: &str, all: impl Iterator<Item = String>) -> Option<String> {
    let length = name.chars().count();
    let all = all.filter(|known| known.len().abs_diff(length) <= MAX_DISTANCE);
    let (distance, known) = all.map(|known| (distance(name, &known), known)).min_by_key(|(d, _)| *d)?;
    // In a short name two letters make another word: `load` was not meant to be `lock`.
    (distance <= MAX_DISTANCE && 3 * distance <= length).then_some(known)
}

fn functions() -> impl Iterator<Item = String> {
    let explicit = WITH_ORDER.iter().map(|name| format!("{name}_explicit"));
    WITH_ORDER.iter().chain(OTHERS).map(|name| (*name).to_owned()).chain(explicit)
}

/// The edit distance (Levenshtein): letters to insert, drop or replace. Quadratic.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, parse};
    use fencepost_source::SourceFile;

    #[test]
    fn distances() {
        for (a, b, expected) in [("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("laod", "load", 2)] {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected), "{a} {b}");
        }
    }

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
            assert_eq!(similar(name).as_deref(), meant, "{name}");
        }
    }

    /// No name is proposed that does not exist.
    #[test]
    fn all_of_them_are_known() {
        for name in functions() {
            let file = SourceFile::new("t", format!("C t\n{{ }}\nP0 (atomic_int *x) {{ {name}(); }}\n"));
            let error = parse(&file, &Options::default()).expect_err("an argument is missing");
            assert!(error.message.contains(&format!("`{name}` takes")), "{}", error.message);
        }
    }
}
