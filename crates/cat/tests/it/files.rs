//! Checks whole files: the models of `tests/corpus/cat/good` and the library that models include.

use fencepost_cat::parser::parse;
use fencepost_cat::syntax::{Item, ItemKind};
use fencepost_source::SourceFile;
use std::path::Path;

/// Returns the texts of a folder, by name.
fn folder(path: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut texts: Vec<(String, String)> = std::fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cat"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_string();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    texts.sort();
    texts
}

fn models() -> Vec<(String, String)> {
    folder("../../tests/corpus/cat/good")
}

fn library() -> Vec<(String, String)> {
    folder("lib")
}

/// Returns all texts without mistakes.
pub fn all() -> Vec<(String, String)> {
    models().into_iter().chain(library()).collect()
}

#[track_caller]
fn items(name: &str, text: &str) -> Vec<Item> {
    let file = SourceFile::new(name, text);
    parse(&file).unwrap_or_else(|error| panic!("{}", error.render(&file))).items
}

#[test]
fn models_are_read() {
    let models = models();
    assert!(models.len() >= 12);
    for (name, text) in &models {
        let file = SourceFile::new(name.as_str(), text.as_str());
        let parsed = parse(&file).unwrap_or_else(|error| panic!("{}", error.render(&file)));
        assert!(parsed.title.is_some(), "{name} has no title");
        let checks = |item: &Item| {
            matches!(item.kind, ItemKind::Check(_) | ItemKind::Call { .. } | ItemKind::Forall { .. })
        };
        let commented = |item: &Item| item.comment.is_some();
        assert!(parsed.items.iter().any(checks), "{name} checks nothing");
        assert!(parsed.items.iter().any(commented), "{name} has no comment");
    }
}

#[test]
fn the_models_use_the_whole_language() {
    let mut kinds = std::collections::BTreeSet::new();
    for (name, text) in models() {
        for item in items(&name, &text) {
            let debug = format!("{:?}", item.kind);
            kinds.insert(debug.split(['(', ' ', '{']).next().unwrap().to_string());
        }
    }
    let all = [
        "Call",
        "Check",
        "Enum",
        "Forall",
        "If",
        "Include",
        "Let",
        "Match",
        "Nothing",
        "Procedure",
        "Show",
        "Unshow",
        "With",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn what_models_include_is_in_the_library_or_shipped() {
    let shipped = folder("../models/cat");
    let library: Vec<String> = library().into_iter().chain(shipped).map(|(name, _)| name).collect();
    for (name, text) in all() {
        for item in items(&name, &text) {
            if let ItemKind::Include(file) = item.kind {
                assert!(library.contains(&file.text), "{name} includes {}", file.text);
            }
        }
    }
}

#[test]
fn the_library_says_what_it_is() {
    for (name, text) in library() {
        assert!(text.starts_with("(*"), "{name} begins with a comment");
        // It defines; what is demanded of an execution is for the model to say.
        let demands = |item: &Item| matches!(item.kind, ItemKind::Check(_));
        assert!(!items(&name, &text).iter().any(demands), "{name} has a check");
    }
}
