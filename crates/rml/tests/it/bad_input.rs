//! Texts with mistakes: each gives the message that `tests/bad-rml/expected.txt` has for it.
//!
//! After a deliberate change, `FENCEPOST_BLESS=1 cargo test -p fencepost-rml bad_input` writes the file anew;
//! read the difference before you keep it.

use fencepost_rml::Model;
use fencepost_source::{Diagnostic, SourceFile};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad-rml")
}

#[track_caller]
fn error(file: &SourceFile) -> (SourceFile, Diagnostic) {
    match Model::parse(file) {
        Ok(_) => panic!("{} was accepted", file.name()),
        Err(error) => *error,
    }
}

#[test]
fn every_bad_file_gets_its_message() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rml"))
        .collect();
    files.sort();
    assert!(files.len() >= 30);
    let mut found = String::new();
    for path in &files {
        let name = path.file_name().unwrap().to_str().unwrap();
        let (file, error) = error(&SourceFile::new(name, std::fs::read_to_string(path).unwrap()));
        let _ = writeln!(found, "{}", error.render(&file));
    }
    let expectations = folder().join("expected.txt");
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&expectations, &found).unwrap();
    }
    let expected = std::fs::read_to_string(expectations).unwrap();
    for (found, expected) in found.split("\n\n").zip(expected.split("\n\n")) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

#[test]
fn a_mistake_in_an_included_text_is_shown_there() {
    let mut beside =
        |name: &str| (name == "mine").then(|| SourceFile::new("mine.rml", "let a = R\nlet b = a; a\n"));
    let main = SourceFile::new("main.rml", "model m \"\"\ninclude \"mine\"\n");
    let error = Model::parse_with(&main, &mut beside).unwrap_err();
    assert_eq!(error.0.name(), "mine.rml");
    assert!(error.1.render(&error.0).contains("mine.rml:2:12"));
}

#[test]
fn large_texts_are_refused_in_a_moment() {
    let start = std::time::Instant::now();
    let check = |body: String, expected: &str| {
        let file = SourceFile::new("large", format!("model m \"\"\n{body}"));
        assert_eq!(error(&file).1.message, expected);
    };
    let many = |part: &str| part.repeat(1_000_000 / part.len());
    check(format!("rule r : {}", many("(")), "this is nested too deeply");
    check(format!("rule r : {}", many("not ")), "this is nested too deeply");
    check(format!("rule r : {}", many("all x : A . ")), "this is nested too deeply");
    check(format!("let r = po{}", many("+")), "this is nested too deeply");
    check(format!("let r = po{}", many(" \\ po")), "this is nested too deeply");
    check(format!("rule r : some po{}", many(" => some po")), "this is nested too deeply");
    check(format!("let r = {}po", many("[")), "this is nested too deeply");
    check(
        format!("let r = {}", many("po | ")),
        "expected an expression or a formula, found the end of the text",
    );
    // Definitions that use each other twice are not checked twice.
    let doubling: String = (1..150).map(|i| format!("let f{i}(r) = f{}(r); f{0}(r)\n", i - 1)).collect();
    check(
        format!("let f0(r) = r\n{doubling}rule r : f149(po)"),
        "expected a formula, this is a binary relation",
    );
    assert!(start.elapsed() < std::time::Duration::from_secs(10), "{:?}", start.elapsed());
}
