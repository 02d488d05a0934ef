//! Measures the cost of exploring under a model that is a text, against the native model that it is the text
//! of; and the time that the candidate enumerator takes for a litmus test of four threads and twelve accesses
//! under models of hardware.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin cat
//! ```
//!
//! For each model, over the litmus corpus and over some families of programs: nanoseconds per execution by
//! the native model; by its text as it is used (what pruning guarantees is not checked again); with all
//! axioms checked on every graph; and the same with nothing to prune by but coherence of each location.

use fencepost_bench::{Family, Form};
use fencepost_candidates::{Co, Options, Visitor, enumerate};
use fencepost_cat::Model;
use fencepost_explore::{Config, Judge, ModelId, Pruning, Summary, count, count_judged};
use fencepost_models::cat_text;
use fencepost_program::Program;
use fencepost_source::SourceFile;
use std::path::Path;
use std::time::{Duration, Instant};

const FAMILIES: [(Family, u64); 5] = [
    (Family::Casw, 4),
    (Family::Readers, 10),
    (Family::Binc, 4),
    (Family::Lastzero, 9),
    (Family::FibBench, 3),
];

const MODELS: [(ModelId, Pruning); 6] = [
    (ModelId::Sc, Pruning::Sc),
    (ModelId::Tso, Pruning::Tso),
    (ModelId::Pso, Pruning::Pso),
    (ModelId::Ra, Pruning::Ra),
    (ModelId::Rc11, Pruning::Rc11),
    (ModelId::Rc20, Pruning::Rc20),
];

/// The least time for which each program is explored.
const ENOUGH: Duration = Duration::from_millis(150);

fn shipped(name: &str) -> Model {
    let text = cat_text(name).expect("a shipped text");
    Model::parse(&SourceFile::new(format!("{name}.cat"), text)).expect("shipped texts are right")
}

/// Returns the programs of the litmus corpus, with their names.
fn corpus(folder: &str) -> Vec<(String, Program)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the corpus").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.retain(|path| path.extension().is_some_and(|e| e == "litmus"));
    let test = |path: &Path| {
        let name = path.file_stem()?.to_string_lossy().into_owned();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).ok()?);
        let test = fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).ok()?;
        Some((name, test.program))
    };
    files.iter().filter_map(|path| test(path)).collect()
}

/// Returns the number of executions, and the least nanoseconds for all of them.
fn measure(explore: impl Fn() -> Summary) -> (u64, f64) {
    let (started, mut best, mut executions) = (Instant::now(), f64::MAX, 0);
    while best == f64::MAX || started.elapsed() < ENOUGH {
        let before = Instant::now();
        executions = explore().executions;
        best = best.min(before.elapsed().as_nanos() as f64);
    }
    (executions, best)
}

/// Prints a row: the four ways to explore programs under one model.
fn row(what: &str, programs: &[&Program], model: ModelId, pruning: Pruning) {
    let config = Config::default();
    let text = shipped(model.name());
    let (used, all) = (text.judge(Some(&text)), text.judge(None));
    let ways: [&dyn Fn(&Program) -> Summary; 4] = [
        &|program| count(program, model, &config),
        &|program| count_judged(program, pruning, &used, &config),
        &|program| count_judged(program, pruning, &all, &config),
        &|program| count_judged(program, Pruning::PerLocation, &all, &config),
    ];
    let total = |way: &dyn Fn(&Program) -> Summary| {
        measure(|| {
            let summaries = programs.iter().map(|program| way(program));
            Summary { executions: summaries.map(|s| s.executions).sum(), ..Summary::default() }
        })
    };
    let results: Vec<(u64, f64)> = ways.iter().map(|way| total(way)).collect();
    let (executions, native) = results[0];
    assert!(results.iter().all(|(count, _)| *count == executions), "{what} under {model}: {results:?}");
    let each = |time: f64| time / executions.max(1) as f64;
    print!("| {what} | {model} | {executions} | {:.0} |", each(native));
    for (_, time) in &results[1..] {
        print!(" {:.0} ({:.1}) |", each(*time), time / native);
    }
    println!();
}

struct NoVisitor;
impl Visitor for NoVisitor {}

fn hardware() {
    println!("\n| test | model | candidates | allowed | seconds |\n| --- | --- | --- | --- | --- |");
    let mut tests = corpus("bench/litmus");
    tests.sort_by(|a, b| a.0.cmp(&b.0));
    for (name, program) in &tests {
        for model in ["arm8", "power", "imm", "c11"] {
            let text = shipped(model);
            let judge = text.judge(None);
            let options = Options { co: Co::Coherent, ..Options::default() };
            let before = Instant::now();
            let summary = enumerate(program, &|c: &_| judge.allows(c), &options, &mut NoVisitor)
                .expect("a litmus test");
            let seconds = before.elapsed().as_secs_f64();
            println!("| {name} | {model} | {} | {} | {seconds:.3} |", summary.candidates, summary.executions);
        }
    }
}

fn main() {
    let corpus = corpus("tests/litmus");
    let programs: Vec<&Program> = corpus.iter().map(|(_, program)| program).collect();
    println!(
        "| program | model | executions | native, ns each | text (factor) | all axioms | coherence only |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for (model, pruning) in MODELS {
        row("the litmus corpus", &programs, model, pruning);
    }
    for (family, size) in FAMILIES {
        let program = family.program(size, Form::Litmus);
        for (model, pruning) in MODELS {
            row(&format!("{}({size})", family.name()), &[&program], model, pruning);
        }
    }
    hardware();
}
