//! The tables of MemSAT (PLDI 2010): every cell, from Java files. Each file says in its second line what is
//! expected.

use crate::ask::by;
use crate::corpus::files;
use fencepost::input::JavaTest;
use fencepost::java;
use fencepost::report::{Engine, Verdict};
use fencepost::source::SourceFile;
use std::path::Path;

/// A Java file of the corpus.
pub fn java(path: &Path) -> JavaTest {
    let text = std::fs::read_to_string(path).expect("readable");
    let name = path.file_name().expect("a file").to_string_lossy().into_owned();
    let file = SourceFile::new(name, text);
    let unit = java::parse(&file, &java::Options::default());
    JavaTest::new(unit.unwrap_or_else(|e| panic!("{}", e.render(&file))))
}

/// The cells of a file: model and whether a witness is found.
fn cells(path: &Path) -> Vec<(String, bool)> {
    let text = std::fs::read_to_string(path).expect("readable");
    let line =
        text.lines().find_map(|line| line.trim().strip_prefix("// expect:")).expect("a line `// expect:`");
    let cell = |word: &str| {
        let (model, answer) = word.split_once('=').expect("model=answer");
        // The graph engine's `sc` is another text of the same model.
        let model = if model == "sc" { "nemos-sc" } else { model };
        (model.to_owned(), answer == "y")
    };
    line.split_whitespace().map(cell).collect()
}

/// Does the model allow what the file asks for?
pub fn allows(test: &JavaTest, model: &str) -> (Option<bool>, Vec<String>) {
    let outcome = by(Engine::Symbolic, test.clone(), &crate::cores::model(model));
    assert!(outcome.errors.is_empty(), "{}: {:?}", test.test.name, outcome.errors);
    let answer = match outcome.verdict() {
        Verdict::Ok => Some(true),
        Verdict::Violation => Some(false),
        Verdict::Unknown => None,
    };
    (answer, outcome.bounds_hit.clone())
}

fn table(folder: &str, rows: usize, columns: usize) {
    let files = files(&[folder], "java");
    assert_eq!(files.len(), rows, "{folder}");
    for path in files {
        let test = java(&path);
        let cells = cells(&path);
        assert_eq!(cells.len(), columns, "{}", path.display());
        for (model, expected) in cells {
            let (found, bounds) = allows(&test, &model);
            let loops = test.test.program.any_op(|op| matches!(op, fencepost::program::Op::LoopHead { .. }));
            if loops && !expected {
                // What loops do beyond the bound is not known, and the answer says so; MemSAT says no.
                assert_eq!(found, None, "{} under {model}", path.display());
                assert!(!bounds.is_empty(), "{} under {model}", path.display());
            } else {
                assert_eq!(found, Some(expected), "{} under {model}", path.display());
            }
        }
    }
}

#[test]
fn table_1_the_nemos_models() {
    table("corpus/java/nemos", 15, 5);
}

#[test]
fn table_2_causality() {
    table("corpus/java/causality", 20, 2);
}

#[test]
fn table_2_transformations() {
    table("corpus/java/transform", 10, 2);
}

/// Files with what javac and decompilers put into them, which changes nothing.
#[test]
fn files_as_tools_write_them() {
    table("corpus/java/habits", 3, 2);
}
