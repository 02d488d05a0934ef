//! Malformed tests: each gives the message that `tests/bad-litmus/expected.txt` has for it, at that place.
//!
//! After a deliberate change, `FENCEPOST_BLESS=1 cargo test -p fencepost-litmus --test bad_input` writes the
//! file anew; read the difference before you keep it.

use fencepost_litmus::{Options, parse_bytes};
use fencepost_source::FileId;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad-litmus")
}

/// `line:column: message` for a text that is no litmus test.
#[track_caller]
fn message(name: &str, bytes: &[u8]) -> String {
    let Err((file, error)) = parse_bytes(name, bytes, &Options::default()) else {
        panic!("{name} was accepted")
    };
    let pos = file.pos(FileId(0), error.span.start);
    let rendered = error.render(&file);
    assert!(rendered.contains(&format!("{name}:{}:{}", pos.line, pos.column)), "{rendered}");
    format!("{}:{}: {}", pos.line, pos.column, error.message)
}

#[test]
fn every_bad_file_gets_its_message() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "litmus"))
        .collect();
    files.sort();
    assert!(files.len() >= 30);
    let mut found = String::new();
    for path in &files {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let _ = writeln!(found, "{name}: {}", message(name, &std::fs::read(path).unwrap()));
    }
    let expectations = folder().join("expected.txt");
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&expectations, &found).unwrap();
    }
    let expected = std::fs::read_to_string(expectations).unwrap();
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

/// The place, the message and the advice for a text that is no litmus test.
#[track_caller]
fn check_advice(text: &str, expected: &str) {
    let Err((file, error)) = parse_bytes("t", text.as_bytes(), &Options::default()) else {
        panic!("it was accepted: {text}")
    };
    let pos = file.pos(FileId(0), error.span.start);
    let found = format!("{}:{}: {}\n{}", pos.line, pos.column, error.message, error.help.unwrap_or_default());
    assert_eq!(found, expected, "{text}");
}

#[test]
fn a_brace_that_is_not_closed() {
    let thread = "C t\n{ x = 0; }\nP0 (atomic_int *x) {\n  atomic_store(x, 1);\n";
    let check = |rest: &str, at: &str, found: &str, line: u32| {
        let expected = format!(
            "{at}: expected a statement or `}}`, found {found}\nthe `{{` at line {line} is not closed"
        );
        check_advice(&format!("{thread}{rest}"), &expected);
    };
    check("", "5:1", "the end of the text", 3);
    check("exists (x=1)\n", "5:1", "`exists`", 3);
    check("~exists (x=1)\n", "5:1", "`~`", 3);
    check("forall (0:r=1)\n", "5:1", "`forall`", 3);
    check("P1 (atomic_int *x) { }\n", "5:1", "`P1`", 3);
    check("void P1 (atomic_int *x) { }\n", "5:1", "`void`", 3);
    check("if (1) {\n  while (1) {\n}\n", "8:1", "the end of the text", 5);
    check("if (1)\nexists (x=1)", "6:1", "`exists`", 3);
}

#[test]
fn names_that_are_almost_right() {
    check_advice(
        "C t\n{ }\nP0 (atomic_int *x) { atomic_stoer(x, 1); }",
        "3:22: there is no function `atomic_stoer`\ndid you mean `atomic_store`?",
    );
    check_advice(
        "C t\n{ }\nP0 (atomic_int *x) { frobnicate(x); }",
        "3:22: there is no function `frobnicate`\n\
         known are those of <stdatomic.h>, `lock`, `unlock`, `assume` and `assert`",
    );
    let known = "known are C's integer types, those of <stdint.h> and <stdatomic.h>, and `mutex`";
    check_advice("C t\n{ }\nP0 (atomc_int *x) { }", &format!("3:5: `atomc_int` is no known type\n{known}"));
    check_advice("C t\n{ }\nP0 (node x) { }", &format!("3:5: `node` is no known type\n{known}"));
    check_advice("C t\n{ }\nP0 (x) { }", &format!("3:5: expected a type, found `x`\n{known}"));
}

/// A large input is refused in a moment.
#[track_caller]
fn check_large(bytes: &[u8], expected: &str) {
    let start = Instant::now();
    assert_eq!(message("large", bytes), expected);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

const TEN_MEGABYTES: usize = 10 << 20;

#[test]
fn ten_megabytes_of_garbage() {
    let noise: Vec<u8> =
        (0..TEN_MEGABYTES as u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    check_large(&noise, "1:2: this file is not UTF-8 text");
    check_large(&vec![b'a'; TEN_MEGABYTES], "1:1: this is no litmus test in C");
    check_large(&vec![b'\n'; TEN_MEGABYTES], "10485761:1: this file holds no litmus test");
    check_large(&vec![0; TEN_MEGABYTES], "1:1: this is no litmus test in C");
    let too_large = format!("C large\n{{ }}\nP0 () {{ {} }}", " ".repeat(TEN_MEGABYTES));
    check_large(
        too_large.as_bytes(),
        "3:1048565: this file has 10485782 bytes, more than the 1048576 a litmus test may have",
    );
}

#[test]
fn a_megabyte_of_almost_a_test() {
    let repeated = |part: &str| {
        let body = part.repeat(1_000_000 / part.len());
        format!("C large\n{{ }}\nP0 (atomic_int *x) {{ int r; {body} }}\nexists (y=1)").into_bytes()
    };
    check_large(&repeated("("), "3:228: this is nested more than 200 levels deep");
    check_large(&repeated("r = 1;"), "4:9: there is no shared location `y`");
    check_large(&repeated("while (1) ;"), "3:1: `P0` is too large for a thread with loops");
    check_large(&repeated("{ int a[1000]; }"), "3:1: `P0` has too many variables");
}
