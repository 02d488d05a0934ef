//! Texts with mistakes: each gives the message that `tests/bad-cat/expected.txt` has for it. Some are no
//! texts of the language, others do not mean anything; what they include is in `tests/bad-cat/beside`.
//!
//! After a deliberate change, `FENCEPOST_BLESS=1 cargo test -p fencepost-cat bad_input` writes the file anew;
//! read the difference before you keep it.

use fencepost_cat::Model;
use fencepost_cat::parser::parse;
use fencepost_source::{Diagnostic, SourceFile};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad-cat")
}

#[track_caller]
fn error(file: &SourceFile) -> Diagnostic {
    match parse(file) {
        Ok(text) => panic!("{} was accepted: {text:#?}", file.name()),
        Err(error) => error,
    }
}

/// Returns the message about a text, ready to be printed: as a text, or as a model.
#[track_caller]
fn message(file: &SourceFile) -> String {
    let mut beside = |name: &str| {
        let text = std::fs::read_to_string(folder().join(name)).ok()?;
        Some(SourceFile::new(name, text))
    };
    match (parse(file), Model::parse_with(file, &[], &mut beside)) {
        (Err(error), _) => error.render(file),
        (Ok(_), Err(error)) => error.1.render(&error.0),
        (Ok(text), Ok(_)) => panic!("{} was accepted: {text:#?}", file.name()),
    }
}

#[test]
fn every_bad_file_gets_its_message() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cat"))
        .collect();
    files.sort();
    assert!(files.len() >= 110);
    let mut found = String::new();
    for path in &files {
        let name = path.file_name().unwrap().to_str().unwrap();
        let file = SourceFile::new(name, std::fs::read_to_string(path).unwrap());
        let _ = writeln!(found, "{}", message(&file));
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
fn large_texts_are_refused_in_a_moment() {
    let start = std::time::Instant::now();
    let check = |body: String, expected: &str| {
        assert_eq!(error(&SourceFile::new("large", body)).message, expected);
    };
    let deep = "this is nested too deeply";
    let many = |part: &str| part.repeat(300_000 / part.len());
    check(format!("let r = {}", many("(")), deep);
    check(format!("let r = {}", many("[")), deep);
    check(format!("let r = {}", many("{")), deep);
    check(format!("let r = {}", many("begin ")), deep);
    check(format!("let r = {}", many("~")), deep);
    check(format!("let r = {}", many("let a = b in ")), deep);
    check(format!("let r = {}", many("let a = ")), deep);
    check(format!("let r = {}", many("fun x -> ")), deep);
    check(format!("let r = {}", many("try ")), deep);
    check(format!("let r = {}", many("match ")), deep);
    check(format!("let r = {}", many("if a = b then ")), deep);
    check(format!("let r = if {}", many("not ")), deep);
    check(format!("let r = if {}", many("(")), deep);
    check(format!("let r = if \"a\"{}", many(" && \"a\"")), deep);
    check(format!("let r = if \"a\"{}", many(" || \"a\"")), deep);
    check(format!("let {}", many("(")), deep);
    check(format!("let r = po{}", many("?")), deep);
    check(format!("let r = po{}", many("+ ")), deep);
    check(format!("let r = po{}", many(" po")), deep);
    check(format!("let r = po{}", many("(po)")), deep);
    for sign in ["|", "&", ";", "\\", "*", "++"] {
        check(format!("let r = po{}", many(&format!(" {sign} po"))), deep);
        check(format!("let r = {}", many(&format!("(po {sign} "))), deep);
    }
    check(many("if \"v\" then "), deep);
    check(many("procedure p() = "), deep);
    check(many("forall x in y do "), deep);
    check(many("match x with _ -> "), deep);
    check(many("(* "), "this comment never ends");
    // What is long and flat is fine.
    let flat = |text: String| assert!(parse(&SourceFile::new("flat", text)).is_ok());
    flat(many("show a "));
    flat(many("show a\n"));
    flat(format!("let a = ({}po)", many("po, ")));
    flat(format!("let a = po{}", many(" and b = po")));
    flat(many("word "));
    assert!(start.elapsed() < std::time::Duration::from_secs(10), "{:?}", start.elapsed());
}
