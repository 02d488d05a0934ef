//! Every file of the corpus is read, and gives a program that can be run.

use fencepost_java::{Options, parse_bytes};
use std::path::{Path, PathBuf};

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/java");
    let folders = ["nemos", "causality", "transform", "figures"];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_file_is_read() {
    for path in corpus() {
        let bytes = std::fs::read(&path).unwrap();
        match parse_bytes(path.to_str().unwrap(), &bytes, &Options::default()) {
            Ok((_, unit)) => println!("{}", unit.program),
            Err((file, error)) => panic!("{}", error.render(&file)),
        }
    }
}
