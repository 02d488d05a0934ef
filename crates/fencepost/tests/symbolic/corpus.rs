//! The litmus corpus.

use crate::agreement::check;
use fencepost::litmus::{Options, Test, parse};
use fencepost::models::ModelId;
use fencepost::source::SourceFile;
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

pub fn test(path: &Path) -> Test {
    let text = std::fs::read_to_string(path).expect("readable");
    let file = SourceFile::new(path.display().to_string(), text);
    parse(&file, &Options::default()).unwrap_or_else(|e| panic!("{}", e.render(&file)))
}

#[test]
fn the_same_executions_on_the_corpus() {
    for path in files(&["litmus", "litmus/jmm"], "litmus") {
        let test = test(&path);
        for model in ModelId::OF_ONE_GRAPH {
            let start = std::time::Instant::now();
            check(&test.name, &test.program, model).unwrap_or_else(|e| panic!("{}: {e}", test.name));
            if start.elapsed().as_millis() > 500 {
                println!("{} {model} {:?}", test.name, start.elapsed());
            }
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
            let start = std::time::Instant::now();
            check(&test.name, &test.program, model).unwrap_or_else(|e| panic!("{}: {e}", test.name));
            if start.elapsed().as_millis() > 500 {
                println!("{} {model} {:?}", test.name, start.elapsed());
            }
        }
    }
}
