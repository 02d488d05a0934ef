//! Checks that the enumerator agrees with the oracle on every test of the litmus corpus under every model.

use crate::agreement::check_all;
use fencepost_litmus::{Options, Test, parse};
use fencepost_oracle::{Graphs, Limits};
use fencepost_source::SourceFile;
use std::path::{Path, PathBuf};

/// Returns the files of some folders, by name.
pub fn files(folders: &[&str]) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut files = Vec::new();
    for folder in folders.iter().map(|folder| root.join(folder)) {
        let entries = std::fs::read_dir(&folder).expect("the corpus is there");
        files.extend(entries.map(|e| e.expect("readable").path()));
    }
    files.retain(|f| f.extension().is_some_and(|e| e == "litmus"));
    files.sort();
    files
}

/// Reads a test of the corpus.
pub fn read(path: &Path) -> Test {
    text(&path.display().to_string(), &std::fs::read_to_string(path).expect("readable"))
}

/// Parses a test from its text.
pub fn text(name: &str, text: &str) -> Test {
    let file = SourceFile::new(name, text);
    parse(&file, &Options::default()).unwrap_or_else(|e| panic!("{}", e.render(&file)))
}

fn agree(files: &[PathBuf]) {
    for path in files {
        let test = read(path);
        let graphs =
            Graphs::of(&test.program, &Limits::default()).unwrap_or_else(|e| panic!("{}: {e}", test.name));
        let start = std::time::Instant::now();
        check_all(&test.name, &test.program, &graphs);
        println!("{}: {:?}", test.name, start.elapsed());
    }
}

/// Checks the tests of the corpus; none is refused.
#[test]
fn the_enumerator_agrees_with_the_oracle_on_the_corpus() {
    let files = files(&["litmus", "litmus/jmm"]);
    assert_eq!(files.len(), 117);
    agree(&files);
}

/// Checks further tests, Java's included; none is refused.
#[test]
fn the_enumerator_agrees_with_the_oracle_on_more_tests() {
    let files = files(&["corpus/jam", "corpus/java", "corpus/xmm"]);
    assert!(files.len() > 80, "{}", files.len());
    agree(&files);
}
