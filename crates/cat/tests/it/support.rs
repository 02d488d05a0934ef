//! Helpers that tests share.

use fencepost_cat::Model;
use fencepost_source::SourceFile;
use std::path::PathBuf;

/// Returns a folder of the project.
pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// Returns the shipped text of a model.
pub fn text_of(name: &str) -> String {
    let path = folder("crates/models/cat").join(format!("{name}.cat"));
    std::fs::read_to_string(path).expect("a shipped text")
}

/// Returns a shipped model.
pub fn shipped(name: &str) -> Model {
    let file = SourceFile::new(format!("{name}.cat"), text_of(name));
    Model::parse(&file).unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)))
}

/// Returns the seeds to try; `FENCEPOST_SEEDS=a..b` asks for others.
pub fn seeds(usual: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let given = std::env::var("FENCEPOST_SEEDS").ok();
    let parse = |text: &str| {
        let (from, to) = text.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    };
    given.map_or(usual, |text| parse(&text).expect("FENCEPOST_SEEDS=from..to"))
}

/// Parses a text, which may include shipped ones.
pub fn parse(text: &str) -> Model {
    let mut beside = |name: &str| {
        let text = std::fs::read_to_string(folder("crates/models/cat").join(name)).ok()?;
        Some(SourceFile::new(name, text))
    };
    Model::parse_with(&SourceFile::new("test.cat", text), &[], &mut beside)
        .unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)))
}
