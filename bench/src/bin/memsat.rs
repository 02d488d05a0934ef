//! Measures MemSAT's tables: for every Java file of the corpus and every model it names, the time to the
//! verdict and to the minimal core, and the size of the problem.
//!
//! ```text
//! cargo run --release -p fencepost-bench --bin memsat
//! ```

use fencepost_java::{Options, Unit, parse};
use fencepost_program::{Observable, ObservableId, Prop, Rhs, SourceFile};
use fencepost_rml::Model;
use fencepost_symbolic::{self as symbolic, Answer, Conjunct, Engine, Goal, Minimise};
use std::path::{Path, PathBuf};
use std::time::Instant;

fn main() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/java");
    println!("| test | model | witness | verdict | minimal core | variables | clauses |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for folder in ["nemos", "causality", "transform"] {
        for path in files(&corpus.join(folder)) {
            let text = std::fs::read_to_string(&path).expect("readable");
            for model in models(&text) {
                row(&path, &text, &model);
            }
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.sort();
    files
}

/// Returns the models that the second line of a file names.
fn models(text: &str) -> Vec<String> {
    let line = text.lines().find_map(|line| line.trim().strip_prefix("// expect:")).expect("expectations");
    let names = line.split_whitespace().filter_map(|cell| Some(cell.split_once('=')?.0));
    names.map(|name| if name == "sc" { "nemos-sc".to_owned() } else { name.to_owned() }).collect()
}

/// Returns the question that the assertions of a file ask.
fn goal(unit: &Unit) -> Goal {
    let conjunct = |(i, a): (usize, &fencepost_java::Assertion)| Conjunct {
        prop: Prop::Eq(ObservableId(i as u32), Rhs::Const(1)),
        text: a.text.clone(),
        pos: Some(a.pos),
    };
    Goal::Outcome(unit.assertions.iter().enumerate().map(conjunct).collect())
}

/// Returns the observables that the assertions of a file speak of.
fn observables(unit: &Unit) -> Vec<Observable> {
    let register =
        |a: &fencepost_java::Assertion| Observable::Register { thread: a.thread, reg: a.reg, bits: 32 };
    unit.assertions.iter().map(register).collect()
}

fn row(path: &Path, text: &str, name: &str) {
    let file = SourceFile::new(path.display().to_string(), text);
    let unit = parse(&file, &Options::default()).expect("good Java");
    let model = Model::load(name).expect("a shipped model");
    let ask = |minimise| {
        let start = Instant::now();
        let options =
            symbolic::Options { minimise, observables: observables(&unit), ..symbolic::Options::default() };
        let engine = Engine::new(&unit.program, &unit.order, &model, options).expect("it can be followed");
        let reply = engine.ask(&goal(&unit));
        (reply, start.elapsed().as_secs_f64())
    };
    let (reply, verdict) = ask(Minimise::No);
    let (found, core) = match reply.answer {
        Answer::Allowed(_) => ("yes", String::new()),
        Answer::Forbidden(_) => ("no", format!("{:.2} s", ask(Minimise::Yes).1)),
        Answer::Stopped(_) => ("?", String::new()),
    };
    let test = path.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned());
    println!(
        "| {test} | {name} | {found} | {verdict:.2} s | {core} | {} | {} |",
        reply.stats.variables, reply.stats.clauses
    );
}
