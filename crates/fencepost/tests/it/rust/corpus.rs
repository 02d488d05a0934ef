//! The programs of `tests/corpus/rust`: what each is, how many executions it has, and how its mutant fails.
//!
//! Every program is checked as it is, and once more with `--cfg weak`, which makes one ordering weaker or
//! leaves something out. The mutant's error must be of the kind that the head of the file says, at a line
//! that is marked with `// here`.

use crate::support::{files_in, root, run_to};

/// Returns what the head of a program says behind a word.
fn said<'a>(text: &'a str, word: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(word));
    line.unwrap_or_else(|| panic!("the head says nothing of `{word}`")).trim()
}

#[test]
fn programs_are_right_and_their_mutants_wrong_where_they_say() {
    for path in files_in("tests/corpus/rust", "rs") {
        let text = std::fs::read_to_string(&path).expect("readable");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let file = format!("tests/corpus/rust/{name}");
        let flags = ["--", "--edition", "2024", "--cfg"];
        let right = run_to(&root(), &[&["check", &file], &flags[..], &["right"]].concat(), 0).stdout;
        let expected = format!("{file}: verified under rc11: no error in {}\n", said(&text, "right:"));
        assert!(right.starts_with(&expected), "{right}");
        let weak = run_to(&root(), &[&["check", &file], &flags[..], &["weak"]].concat(), 1).stdout;
        assert!(weak.contains(&format!("error[{}]", said(&text, "weak:"))), "{weak}");
        let place = weak.lines().next().and_then(|line| line.rsplit_once(&format!("{name}:")));
        let line: usize = place.and_then(|(_, line)| line.parse().ok()).expect("the error has a place");
        assert!(text.lines().nth(line - 1).is_some_and(|line| line.ends_with("// here")), "{weak}");
    }
}
