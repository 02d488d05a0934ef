//! Texts of every language that are a little wrong: the corpora, with pieces deleted, doubled, swapped, and
//! taken from elsewhere. Whatever comes of it, nothing panics, and nothing takes much longer than it may.
//!
//! Models (cat, rml) and C are given to the command, in a process of its own with a limit on its memory: a
//! text that can be read is run, too.
//!
//! Each test makes a few hundred texts; `FENCEPOST_MUTANTS=100000` makes as many as that, from the same seeds
//! on. A text that fails is named by its seed and written to the folder for temporary files. `long_…` tests
//! make 100 000 of each (`./test --long`).

use crate::ask::{ask, shipped};
use crate::support::{Folder, files_below, root};
use fencepost::Options;
use fencepost::input::JavaTest;
use fencepost::report::Engine;
use fencepost::search::Search;
use fencepost::{java, litmus, llvm};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Command, Stdio};
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
    let below = folders.iter().flat_map(|folder| files_below(folder, &[extension]));
    let mut files: Vec<PathBuf> = below.map(|file| root().join(file)).collect();
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

/// Asks `read` about mutants, `count` of them unless the variable says otherwise, each under one of the
/// models and by one of the engines `asked`.
fn survive(texts: &[Vec<u8>], extension: &str, count: u64, asked: &[Asked], read: impl Fn(&[u8], Asked)) {
    each(texts, extension, count, |text, seed| {
        let asked = asked[seed as usize % asked.len()];
        let run = || {
            let start = Instant::now();
            let survived = catch_unwind(AssertUnwindSafe(|| read(text, asked))).is_ok();
            survived.then(|| start.elapsed())
        };
        let Some(time) = run() else { return Some(format!("panicked under {asked:?}")) };
        // Twice, since other processes may be in the way.
        let time = if time > PATIENCE { time.min(run().unwrap_or(time)) } else { time };
        (time > PATIENCE).then(|| format!("took {time:?} under {asked:?}"))
    });
}

/// A model, and the engine that answers; `None`: the one that is chosen for the question.
type Asked = (&'static str, Option<Engine>);

/// Does `work` for mutants and their seeds, `count` of them unless the variable says otherwise; what it
/// returns is a failure.
fn each(texts: &[Vec<u8>], extension: &str, count: u64, work: impl Fn(&[u8], u64) -> Option<String>) {
    let asked = std::env::var("FENCEPOST_MUTANTS").ok().and_then(|count| count.parse().ok());
    let mut failures = vec![];
    for seed in 0..asked.unwrap_or(count) {
        let text = mutant(texts, seed);
        if let Some(what) = work(&text, seed) {
            let file = std::env::temp_dir().join(format!("mutant-{seed}.{extension}"));
            std::fs::write(&file, &text).expect("the temporary folder can be written to");
            failures.push(format!("seed {seed} {what}: {}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What goes wrong when the command is run with these arguments and `--timeout 2s`: it is killed, it panics,
/// or it takes more than `patience` (twice, since other processes may be in the way). It has 2 GB of memory;
/// what needs more is aborted.
fn trouble(args: &[&str], patience: Duration) -> Option<String> {
    let run = || {
        let start = Instant::now();
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -v 2000000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_fencepost")]);
        command.args(["check", "--timeout", "2s", "--jobs", "1", "--summary"]).args(args);
        let output = command.current_dir(root()).stdin(Stdio::null()).output().expect("there is a shell");
        (output, start.elapsed())
    };
    let (output, time) = run();
    let said = String::from_utf8_lossy(&output.stderr);
    if !matches!(output.status.code(), Some(0..=3)) || said.contains("panicked") {
        return Some(format!("{}: {said}", output.status));
    }
    let time = if time > patience { time.min(run().1) } else { time };
    (time > patience).then(|| format!("took {time:?}"))
}

/// Mutated models: a small test is checked under each, by the engine that fits or by the symbolic one.
fn models(folders: &[&str], language: &str, count: u64) {
    const TESTS: [&str; 4] = ["SB+fences", "MP+race", "LB+ctrls", "casloop"];
    let folder = Folder::new(&format!("mutants-{language}"));
    let file = folder.path().join(format!("mutant.{language}"));
    let model = file.to_str().expect("a plain name").to_owned();
    each(&corpus(folders, language), language, count, |text, seed| {
        std::fs::write(&file, text).expect("the temporary folder can be written to");
        let test = format!("examples/{}.litmus", TESTS[(seed / 2) as usize % TESTS.len()]);
        let mut args = vec![test.as_str(), "--model", model.as_str()];
        if seed % 2 == 1 {
            args.extend(["--engine", "symbolic", "--max-memory", "500M"]);
        }
        trouble(&args, Duration::from_secs(3))
    });
}

fn limited(engine: Option<Engine>) -> Options {
    Options { engine, search: Search::within(TIMEOUT), ..Options::default() }
}

fn litmus_tests(count: u64) {
    let asked = [
        ("rc11", None),
        ("tso", Some(Engine::States)),
        ("power", Some(Engine::Symbolic)),
        ("c11", Some(Engine::Candidates)),
        ("jam21", None),
        ("lmo", Some(Engine::States)),
        ("xmm", None),
        ("arm8", Some(Engine::Candidates)),
        ("wrc11", Some(Engine::Symbolic)),
    ];
    let texts = corpus(&["tests/litmus", "tests/corpus", "examples"], "litmus");
    survive(&texts, "litmus", count, &asked, |text, (model, engine)| {
        if let Ok((_, test)) = litmus::parse_bytes("t.litmus", text, &litmus::Options::default()) {
            ask(test, &shipped(model), &limited(engine));
        }
    });
}

fn java_files(count: u64) {
    let options = java::Options { unroll: Some(4) };
    let asked = [
        ("sc", None),
        ("jmm", Some(Engine::Symbolic)),
        ("jam21", None),
        ("tso", Some(Engine::States)),
        ("causal", Some(Engine::Symbolic)),
        ("imm", Some(Engine::Candidates)),
    ];
    survive(&corpus(&["tests/corpus/java", "examples"], "java"), "java", count, &asked, |text, asked| {
        if let Ok((_, unit)) = java::parse_bytes("T.java", text, &options) {
            ask(JavaTest::new(unit), &shipped(asked.0), &limited(asked.1));
        }
    });
}

fn cat_texts(count: u64) {
    models(&["crates/models/cat", "tests/corpus/cat"], "cat", count);
}

fn rml_texts(count: u64) {
    models(&["crates/rml/models", "examples"], "rml", count);
}

fn c_files(count: u64) {
    let folder = Folder::new("mutants-c");
    let file = folder.path().join("mutant.c");
    let name = file.to_str().expect("a plain name").to_owned();
    each(&corpus(&["tests/corpus/c", "examples"], "c"), "c", count, |text, _| {
        std::fs::write(&file, text).expect("the temporary folder can be written to");
        // clang has its time, too, and is not stopped.
        let patience = Duration::from_secs(5);
        trouble(&[&name, "--max-memory", "500M", "--", "-w", "-Itests/corpus/c/structures"], patience)
    });
}

fn ir_texts(count: u64) {
    let options = llvm::Options { unroll: Some(4), ..llvm::Options::default() };
    let asked = [
        ("rc11", None),
        ("sc", Some(Engine::States)),
        ("arm8", Some(Engine::Symbolic)),
        ("jam21", None),
        ("pso", Some(Engine::States)),
        ("tso", Some(Engine::Symbolic)),
    ];
    survive(&corpus(&["tests/corpus/c/ir"], "ll"), "ll", count, &asked, |text, (model, engine)| {
        let ir = llvm::Ir::new("t.ll", text.to_vec());
        if let Ok(program) = llvm::load(&[ir], &options) {
            ask(program, &shipped(model), &limited(engine));
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
    cat_texts(120);
}

#[test]
fn damaged_rml_texts() {
    rml_texts(120);
}

#[test]
fn damaged_ir_texts() {
    ir_texts(200);
}

#[test]
fn damaged_c_files() {
    c_files(25);
}

#[test]
#[ignore = "takes long; ./test --long runs it"]
fn long_damaged_texts() {
    litmus_tests(100_000);
    java_files(100_000);
    cat_texts(100_000);
    rml_texts(100_000);
    ir_texts(100_000);
    // Each starts clang.
    c_files(10_000);
}
