//! Texts of every language that are a little wrong: the corpora, with pieces deleted, doubled, swapped, and taken from elsewhere.
//! Whatever comes of it, nothing panics, and nothing takes much longer than it may.
//!
//! Each test makes a few hundred texts; `FENCEPOST_MUTANTS=100000` makes as many as that, from the same seeds on. A text that
//! fails is named by its seed and written to the folder for temporary files. `long_…` tests make 100 000 of each
//! (`./test --long`).

use crate::support::root;
use fencepost::check::{self, Request};
use fencepost::explore::Config;
use fencepost::java::JavaTest;
use fencepost::models::ModelId;
use fencepost::search::Search;
use fencepost::source::SourceFile;
use fencepost::{cat, java_front, litmus, llvm, rml};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long a search may take.
const TIMEOUT: Duration = Duration::from_millis(300);
/// How long a text may take in all: reading it, the search, and a second that the clock may be overrun by.
const PATIENCE: Duration = Duration::from_millis(2300);

/// Marsaglia's xorshift: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }
}

/// The files below some folders whose names end so, in order.
fn corpus(folders: &[&str], extension: &str) -> Vec<Vec<u8>> {
    fn walk(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                walk(&path, extension, found);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    let mut files = vec![];
    folders.iter().for_each(|folder| walk(&root().join(folder), extension, &mut files));
    files.sort();
    assert!(files.len() >= 3, "{folders:?} have {} files .{extension}", files.len());
    files.iter().map(|file| std::fs::read(file).expect("readable")).collect()
}

/// A text of the corpus with one to three changes.
fn mutant(texts: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut text = texts[random.below(texts.len())].clone();
    for _ in 0..=random.below(3) {
        let piece = |random: &mut Random, text: &[u8]| {
            let start = random.below(text.len());
            start..(start + 1 + random.below(30)).min(text.len())
        };
        let range = piece(&mut random, &text);
        let at = random.below(text.len() + 1);
        match random.below(5) {
            0 => drop(text.drain(range)),
            1 => {
                let doubled = text[range].to_vec();
                drop(text.splice(at..at, doubled));
            }
            2 => {
                let other = &texts[random.below(texts.len())];
                let taken = other[piece(&mut random, other)].to_vec();
                drop(text.splice(range, taken));
            }
            3 => {
                if let Some(byte) = text.get_mut(at) {
                    *byte = b"(){};=*&0129,<>+-\"[]|~^"[random.below(23)];
                }
            }
            _ => {
                let numbers: [&[u8]; 5] = [b"0", b"-1", b"2147483648", b"18446744073709551615", b"1000000"];
                drop(text.splice(at..at, numbers[random.below(5)].iter().copied()));
            }
        }
    }
    text
}

/// Asks `read` about mutants, `count` of them unless the variable says otherwise.
fn survive(texts: &[Vec<u8>], extension: &str, count: u64, read: impl Fn(&[u8])) {
    let asked = std::env::var("FENCEPOST_MUTANTS").ok().and_then(|count| count.parse().ok());
    let mut failures = vec![];
    for seed in 0..asked.unwrap_or(count) {
        let text = mutant(texts, seed);
        let start = Instant::now();
        let panicked = catch_unwind(AssertUnwindSafe(|| read(&text))).is_err();
        let time = start.elapsed();
        if panicked || time > PATIENCE {
            let file = std::env::temp_dir().join(format!("mutant-{seed}.{extension}"));
            std::fs::write(&file, &text).expect("the temporary folder can be written to");
            let what = if panicked { "panicked".to_owned() } else { format!("took {time:?}") };
            failures.push(format!("seed {seed} {what}: {}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn request(model: ModelId) -> Request {
    Request { config: Config { search: Search::within(TIMEOUT), ..Config::default() }, ..Request::new(model) }
}

fn litmus_tests(count: u64) {
    survive(&corpus(&["tests/litmus", "tests/corpus", "examples"], "litmus"), "litmus", count, |text| {
        if let Ok((_, test)) = litmus::parse_bytes("t.litmus", text, &litmus::Options::default()) {
            check::litmus(&test, &request(ModelId::Rc11));
        }
    });
}

fn java_files(count: u64) {
    let options = java_front::Options { unroll: Some(4) };
    survive(&corpus(&["tests/corpus/java", "examples"], "java"), "java", count, |text| {
        if let Ok((_, unit)) = java_front::parse_bytes("T.java", text, &options) {
            check::litmus(&JavaTest::new(unit).test, &request(ModelId::Sc));
        }
    });
}

fn cat_texts(count: u64) {
    survive(&corpus(&["crates/models/cat", "tests/corpus/cat"], "cat"), "cat", count, |text| {
        let _ = cat::Model::parse(&SourceFile::new("t.cat", String::from_utf8_lossy(text)));
    });
}

fn rml_texts(count: u64) {
    survive(&corpus(&["crates/rml/models", "examples"], "rml"), "rml", count, |text| {
        let _ = rml::Model::parse(&SourceFile::new("t.rml", String::from_utf8_lossy(text)));
    });
}

fn ir_texts(count: u64) {
    let options = llvm::Options { unroll: Some(4), ..llvm::Options::default() };
    survive(&corpus(&["tests/corpus/c/ir"], "ll"), "ll", count, |text| {
        let ir = llvm::Ir { name: "t.ll".into(), bytes: text.to_vec() };
        if let Ok(program) = llvm::load(&[ir], &options) {
            check::program(&program, &request(ModelId::Rc11));
        }
    });
}

#[test]
fn damaged_litmus_tests() {
    litmus_tests(300);
}

#[test]
fn damaged_java_files() {
    java_files(300);
}

#[test]
fn damaged_cat_texts() {
    cat_texts(300);
}

#[test]
fn damaged_rml_texts() {
    rml_texts(300);
}

#[test]
fn damaged_ir_texts() {
    ir_texts(200);
}

#[test]
#[ignore = "takes long; ./test --long runs it"]
fn long_damaged_texts() {
    litmus_tests(100_000);
    java_files(100_000);
    cat_texts(100_000);
    rml_texts(100_000);
    ir_texts(100_000);
}
