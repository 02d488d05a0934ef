//! Every engine on every program of the corpus, under every model that at least two engines know.
//!
//! Two definite answers to one question must be the same, and so must the final states of two searches that
//! were complete. An engine may leave a question open, and may refuse a program. Known differences are in
//! [`EXPLAINED`], each with its reason; a difference that is not there is a failure, and so is an explanation
//! that nothing needs any more (when all cases are run).
//!
//! The ordinary test takes a slice of the corpus; `long_every_engine_on_every_program` (`./test --long`)
//! takes all of it. `FENCEPOST_CORPUS=substring` runs only the programs whose path contains it.

use crate::programs::corpus;
use crate::support::{fencepost, files_below, root};
use fencepost::models::{ModelId, only_texts};
use fencepost::states::Machine;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long an engine may take for one model.
const TIMEOUT: Duration = Duration::from_secs(1);
/// How many programs are run at the same time.
const WORKERS: usize = 2;

/// Differences that are known: part of the program's path or its flags, the model (`*`: any), and why the
/// answers differ.
const EXPLAINED: &[(&str, &str, &str)] = &[];

/// A program as the engines are asked about it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Question {
    files: Vec<PathBuf>,
    options: Vec<String>,
    flags: Vec<String>,
}

/// What an engine says about a program under a model.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Said {
    Ok,
    Violation,
    Open,
    Refused,
}

struct Answer {
    said: Said,
    /// The final states, if all were found.
    states: Option<Vec<String>>,
    /// The first error, and other facts that help to explain a difference.
    details: String,
}

/// The models of an engine that another engine knows, too.
fn models(engine: &str) -> Vec<&'static str> {
    let graph = ModelId::ALL.iter().filter(|id| **id != ModelId::Xmm).map(|id| id.name());
    match engine {
        "graph" => graph.collect(),
        "states" => {
            let machines = Machine::ALL.iter().filter(|machine| **machine != Machine::Lmo);
            machines.map(|machine| machine.name()).collect()
        }
        _ => graph.chain(only_texts().iter().map(|text| text.name)).collect(),
    }
}

impl Question {
    fn is_program(&self) -> bool {
        let extension = self.files[0].extension().and_then(|e| e.to_str());
        matches!(extension, Some("c" | "cpp" | "cc" | "ll"))
    }

    fn engines(&self) -> &'static [&'static str] {
        let all = &["graph", "states", "symbolic", "candidates"];
        // The candidate enumerator takes litmus tests and Java files only.
        if self.is_program() { &all[..3] } else { all }
    }

    fn name(&self) -> String {
        let files: Vec<_> = self.files.iter().map(|file| file.display().to_string()).collect();
        [&files[..], &self.options, &self.flags].concat().join(" ")
    }

    /// What an engine says under each of its models, with these options on top. An overrun of the timeout by
    /// more than a second for each model is an error.
    fn ask(&self, engine: &str, extra: &[&str]) -> Result<BTreeMap<&'static str, Answer>, String> {
        let models = models(engine);
        let timeout = format!("{}s", TIMEOUT.as_secs());
        let mut command = fencepost(&root());
        command.arg("check").args(&self.files).args(&self.options);
        command.args(["--engine", engine, "--model", &models.join(","), "--timeout", &timeout]);
        command.args(["--format", "json", "--color", "never", "--jobs", "1"]).args(extra);
        if engine != "candidates" {
            command.args(["--max-memory", "1G"]);
        }
        if !self.flags.is_empty() {
            command.arg("--").args(&self.flags);
        }
        let start = Instant::now();
        let output = command.output().map_err(|error| error.to_string())?;
        let time = start.elapsed();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if said.contains("panicked") || output.status.code().is_none() {
            return Err(format!("{engine}: {}, {said}", output.status));
        }
        // Each model has its timeout, and a second more; reading the program, with clang, has some time, too.
        let limit = (TIMEOUT + Duration::from_secs(1)) * models.len() as u32 + Duration::from_secs(10);
        if time > limit {
            return Err(format!("{engine} took {time:?} for {} models, --timeout {timeout}", models.len()));
        }
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut answers = BTreeMap::new();
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).map_err(|error| format!("{engine}: {error}"))?;
            if let Some(model) = models.iter().find(|model| line["model"] == **model) {
                answers.insert(*model, Answer::new(&line));
            }
        }
        for model in models {
            // Options that an engine does not take are refused for all models at once, without a line.
            let refused = || Answer { said: Said::Refused, states: None, details: said.clone() };
            answers.entry(model).or_insert_with(refused);
        }
        Ok(answers)
    }
}

impl Answer {
    fn new(line: &Value) -> Self {
        let errors = line["errors"].as_array().cloned().unwrap_or_default();
        let kind = errors.first().and_then(|error| error["kind"].as_str()).unwrap_or_default();
        let is_refused = matches!(kind, "bad-input" | "unsupported" | "bad-choice" | "mixed-size");
        let said = match line["verdict"].as_str() {
            _ if is_refused || line["stopped"] == "refused" => Said::Refused,
            Some("ok") => Said::Ok,
            Some("violation") => Said::Violation,
            _ => Said::Open,
        };
        let is_whole = line["complete"] == true && line["condition"].is_object() && line["stopped"].is_null();
        let states = line["final_states"].as_array().filter(|_| is_whole && said != Said::Refused);
        let states = states.map(|all| all.iter().map(|state| state["values"].to_string()).collect());
        let details = format!("{said:?} {kind} {}", line["executions"]);
        Answer { said, states, details }
    }
}

/// The litmus tests and Java files below some folders, in order.
fn tests() -> Vec<Question> {
    let folders = ["tests/litmus", "tests/corpus", "examples"];
    let mut files: Vec<_> =
        folders.iter().flat_map(|folder| files_below(folder, &["litmus", "java"])).collect();
    files.sort();
    let question = |file| Question { files: vec![file], options: vec![], flags: vec![] };
    files.into_iter().map(question).collect()
}

/// The programs in C, C++ and LLVM IR, each with the flags that its header names, once. Of the options only
/// those are kept that change what the program may do.
fn programs() -> Vec<Question> {
    let (cases, _) = corpus::all_cases(&corpus::files("tests/corpus/c"));
    let kept = |option: &&String| matches!(option.as_str(), "--spurious-cas" | "--spurious-wakeups");
    let of_corpus = cases.into_iter().map(|case| Question {
        options: case.options.iter().filter(kept).cloned().collect(),
        files: case.program,
        flags: case.flags,
    });
    let examples = ["accounts.c", "mailbox.c", "mailbox.ll", "peterson.c", "spinlock.c"];
    let examples = examples.iter().map(|name| Path::new("examples").join(name));
    let examples = examples.map(|file| Question { files: vec![file], options: vec![], flags: vec![] });
    let mut all: Vec<Question> = of_corpus.chain(examples).collect();
    all.sort();
    all.dedup();
    all
}

/// How often engines said what, by engine and model.
type Table = BTreeMap<(&'static str, &'static str), [usize; 4]>;

/// The columns of the table: whether a definite answer was confirmed by another engine's, or stands alone.
const COLUMNS: [&str; 4] = ["equal", "alone", "open", "refused"];

/// Asks every engine, counts what it said, and returns the differences as (model, what).
fn compare(question: &Question, table: &Mutex<Table>) -> Result<Vec<(&'static str, String)>, String> {
    let mut answers = vec![];
    for engine in question.engines() {
        answers.push((*engine, question.ask(engine, &[])?));
    }
    let mut differences = vec![];
    for model in models("symbolic") {
        let about: Vec<(&'static str, &Answer)> =
            answers.iter().filter_map(|(engine, by_model)| Some((*engine, by_model.get(model)?))).collect();
        let is_definite = |answer: &Answer| matches!(answer.said, Said::Ok | Said::Violation);
        let definite: Vec<_> = about.iter().filter(|(_, answer)| is_definite(answer)).collect();
        let states: Vec<_> = about.iter().filter_map(|(_, answer)| answer.states.as_ref()).collect();
        let words =
            || about.iter().map(|(e, a)| format!("{e}: {}", a.details.trim())).collect::<Vec<_>>().join("; ");
        if definite.iter().any(|(_, answer)| answer.said != definite[0].1.said) {
            differences.push((model, format!("verdicts: {}", words())));
        } else if states.iter().any(|of_one| *of_one != states[0]) {
            differences.push((model, format!("final states: {}", words())));
        }
        let mut table = table.lock().expect("no worker panics");
        for (engine, answer) in &about {
            let column = match answer.said {
                Said::Ok | Said::Violation => usize::from(definite.len() == 1),
                Said::Open => 2,
                Said::Refused => 3,
            };
            table.entry((engine, model)).or_default()[column] += 1;
        }
    }
    Ok(differences)
}

/// Whether a difference is explained, and by which line.
fn explanation(name: &str, model: &str) -> Option<usize> {
    EXPLAINED.iter().position(|(part, of, _)| name.contains(part) && (*of == "*" || *of == model))
}

/// Compares the engines on these programs and returns which explanations were needed.
#[track_caller]
fn agree(questions: Vec<Question>) -> Vec<usize> {
    let filter = std::env::var("FENCEPOST_CORPUS").unwrap_or_default();
    let questions: Vec<Question> = questions.into_iter().filter(|q| q.name().contains(&filter)).collect();
    let (table, next) = (Mutex::new(Table::new()), AtomicUsize::new(0));
    let worker = || {
        let (mut failures, mut needed) = (vec![], vec![]);
        while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = question.name();
            match compare(question, &table) {
                Err(what) => failures.push(format!("{name}: {what}")),
                Ok(differences) => {
                    for (model, what) in differences {
                        match explanation(&name, model) {
                            Some(line) => needed.push(line),
                            None => failures.push(format!("{name} under {model}: {what}")),
                        }
                    }
                }
            }
        }
        (failures, needed)
    };
    let (mut failures, mut needed) = (vec![], vec![]);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            let (failed, used) = worker.join().expect("a worker does not panic");
            failures.extend(failed);
            needed.extend(used);
        }
    });
    println!("{} programs\n{:<12}{:<12} {}", questions.len(), "engine", "model", COLUMNS.join("  "));
    for ((engine, model), counts) in table.into_inner().expect("no worker panicked") {
        // An engine that refuses everything agrees with everybody.
        if counts[0] == 0 && filter.is_empty() {
            failures.push(format!("no answer of {engine} under {model} was compared with another"));
        }
        let counts: Vec<_> =
            COLUMNS.iter().zip(counts).map(|(c, n)| format!("{n:>w$}", w = c.len())).collect();
        println!("{engine:<12}{model:<12} {}", counts.join("  "));
    }
    failures.sort();
    needed.sort_unstable();
    needed.dedup();
    for line in &needed {
        let (part, model, why) = EXPLAINED[*line];
        println!("differs, explained: {part} under {model}: {why}");
    }
    assert!(failures.is_empty(), "{} differences\n{}", failures.len(), failures.join("\n"));
    needed
}

/// Returns the answers that a bound on loops turned into others. A bound may leave a question open that is
/// decided without it, no more. What is found with a bound and refused or open without one is right as it is.
fn flips(question: &Question, counts: &Mutex<[usize; 2]>) -> Result<Vec<String>, String> {
    let mut flips = vec![];
    for engine in ["graph", "symbolic"] {
        let without = question.ask(engine, &[])?;
        for bound in ["1", "2", "3"] {
            for (model, answer) in question.ask(engine, &["--unroll", bound])? {
                let is_definite = |said| matches!(said, Said::Ok | Said::Violation);
                let free = &without[model];
                counts.lock().expect("no worker panics")[usize::from(!is_definite(answer.said))] += 1;
                if is_definite(answer.said) && is_definite(free.said) && answer.said != free.said {
                    let (with, free) = (answer.details, &free.details);
                    flips.push(format!("{engine} under {model}: --unroll {bound}: {with}, without: {free}"));
                }
            }
        }
    }
    Ok(flips)
}

/// Checks that no bound turns an answer about these programs into another.
#[track_caller]
fn bounds_never_flip(questions: Vec<Question>) {
    let filter = std::env::var("FENCEPOST_CORPUS").unwrap_or_default();
    let questions: Vec<Question> = questions.into_iter().filter(|q| q.name().contains(&filter)).collect();
    let (counts, next) = (Mutex::new([0, 0]), AtomicUsize::new(0));
    let worker = || {
        let mut failures = vec![];
        while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
            match flips(question, &counts) {
                Err(what) => failures.push(format!("{}: {what}", question.name())),
                Ok(flips) => failures.extend(flips.iter().map(|flip| format!("{}: {flip}", question.name()))),
            }
        }
        failures
    };
    let mut failures: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    let [decided, open] = counts.into_inner().expect("no worker panicked");
    println!("{} programs, {decided} answers with a bound, {open} left open or refused", questions.len());
    failures.sort();
    assert!(failures.is_empty(), "{} answers flip\n{}", failures.len(), failures.join("\n"));
    assert!(!filter.is_empty() || decided >= questions.len(), "only {decided} answers");
}

#[test]
#[ignore = "takes long; ./test --long runs it"]
fn long_bounds_on_every_program_under_every_model() {
    bounds_never_flip([tests(), programs()].concat());
}

/// A slice of both corpora: cheap programs first, since each is asked about up to fifty times.
#[test]
fn engines_agree_on_a_slice_of_the_corpus() {
    let slice = |all: Vec<Question>, step| all.into_iter().step_by(step).collect::<Vec<_>>();
    agree([slice(tests(), 30), slice(programs(), 200)].concat());
}

#[test]
#[ignore = "takes long; ./test --long runs it"]
fn long_every_engine_on_every_program() {
    let needed = agree([tests(), programs()].concat());
    if std::env::var_os("FENCEPOST_CORPUS").is_none() {
        let idle: Vec<_> = (0..EXPLAINED.len()).filter(|line| !needed.contains(line)).collect();
        assert!(idle.is_empty(), "explanations that nothing needs: {idle:?} of EXPLAINED");
    }
}
