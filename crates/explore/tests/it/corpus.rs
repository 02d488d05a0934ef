//! The litmus corpus: the engine agrees with the enumerator on every test under every model.

use crate::agreement::{check_all, engine, graphs_without_co};
use fencepost_explore::ModelId;
use fencepost_litmus::{Options, parse};
use fencepost_oracle::{Graphs, Limits};
use fencepost_source::SourceFile;
use std::path::{Path, PathBuf};

pub fn files() -> Vec<PathBuf> {
    in_folders(&["litmus", "litmus/jmm"])
}

pub fn java_files() -> Vec<PathBuf> {
    in_folders(&["corpus/java"])
}

fn in_folders(folders: &[&str]) -> Vec<PathBuf> {
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

pub fn test(path: &Path) -> fencepost_litmus::Test {
    let text = std::fs::read_to_string(path).expect("readable");
    let file = SourceFile::new(path.display().to_string(), text);
    parse(&file, &Options::default()).unwrap_or_else(|e| panic!("{}", e.render(&file)))
}

#[test]
fn the_engine_agrees_with_the_enumerator_on_the_corpus() {
    let files = files();
    assert_eq!(files.len(), 117);
    agree(&files);
}

#[test]
fn the_engine_agrees_with_the_enumerator_on_java_tests() {
    let files = java_files();
    assert!(files.len() >= 41);
    agree(&files);
}

fn agree(files: &[PathBuf]) {
    for path in files {
        let test = test(path);
        let graphs =
            Graphs::of(&test.program, &Limits::default()).unwrap_or_else(|e| panic!("{}: {e}", test.name));
        if test.program.unroll.is_none() {
            check_all(&test.name, &test.program, &graphs);
            continue;
        }
        // Of the rounds of a loop that achieve nothing the engine leaves out more than `check_all` knows of.
        let without_co = graphs_without_co(&test.program);
        for model in ModelId::OF_ONE_GRAPH {
            let graphs = without_co.as_ref().filter(|_| !model.has_co()).unwrap_or(&graphs);
            let truth = graphs.under(model).unwrap_or_else(|e| panic!("{}: {e}", test.name));
            let (seen, _) = engine(&test.program, model);
            assert!(seen.executions.values().all(|n| *n == 1), "{} under {model}", test.name);
            assert!(seen.executions.into_keys().eq(truth.executions()), "{} under {model}", test.name);
        }
    }
}
