//! The litmus corpus.

use crate::agreement::check;
use crate::ask::{by, plain, shipped};
use fencepost::litmus::{Options, Test, parse};
use fencepost::models::ModelId;
use fencepost::report::{Engine, FinalState, Outcome};
use fencepost::source::SourceFile;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub fn files(folders: &[&str], extension: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut files = vec![];
    for folder in folders.iter().map(|folder| root.join(folder)) {
        let entries = std::fs::read_dir(&folder).expect("the corpus is there");
        files.extend(entries.map(|e| e.expect("readable").path()));
    }
    files.retain(|f| f.extension().is_some_and(|e| e == extension));
    files.sort();
    files
}

pub use crate::ask::litmus_file as test;

/// A test given as a text; `None` if it is not one.
pub fn litmus_of(name: &str, text: &str) -> Option<Test> {
    parse(&SourceFile::new(name, text), &Options::default()).ok()
}

#[test]
fn the_same_executions_on_the_corpus() {
    for path in files(&["litmus", "litmus/jmm"], "litmus") {
        let test = test(&path);
        for model in ModelId::OF_ONE_GRAPH {
            check(&test.name, &test.program, model).unwrap_or_else(|e| panic!("{}: {e}", test.name));
        }
    }
}

#[test]
fn the_same_executions_on_java_tests() {
    for path in files(&["corpus/java"], "litmus") {
        let mut test = test(&path);
        // Loops whose rounds have an effect are unwound; both engines are given the same small bound.
        test.program.unroll = test.program.unroll.map(|_| 2);
        for model in ModelId::OF_ONE_GRAPH {
            check(&test.name, &test.program, model).unwrap_or_else(|e| panic!("{}: {e}", test.name));
        }
    }
}

/// The verdict and the final states, as reports have them.
#[test]
fn the_same_answers_on_the_corpus() {
    for path in files(&["litmus", "litmus/jmm"], "litmus") {
        let test = test(&path);
        for model in ModelId::OF_ONE_GRAPH {
            let graph = plain(test.clone(), model.name());
            let solved = by(Engine::Symbolic, test.clone(), &shipped(model.name()));
            let name = format!("{} under {model}", test.name);
            let states = |outcome: &Outcome| -> BTreeSet<Vec<(String, String)>> {
                let values =
                    |s: &FinalState| s.values.iter().map(|(n, v)| (n.clone(), v.to_string())).collect();
                outcome.final_states.iter().map(values).collect()
            };
            if model == ModelId::Jam21 {
                // It knows executions with cycles, too; and where no write is final in every respect, the
                // graph engine still shows values.
                continue;
            }
            assert_eq!(states(&graph), states(&solved), "{name}");
            let holds = |outcome: &Outcome| outcome.condition.as_ref().and_then(|c| c.holds());
            assert_eq!(holds(&graph), holds(&solved), "{name}");
            assert_eq!(graph.has_race(), solved.has_race(), "{name}");
            assert_eq!(graph.verdict(), solved.verdict(), "{name}");
        }
    }
}
