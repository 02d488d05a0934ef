//! `--equivalence rf`: litmus tests have the same answers and final states, and the command says what it
//! counts.

use crate::ask::{ask, litmus_file, shipped};
use crate::support::{Folder, files_in, run};
use fencepost::explore::Equivalence;
use fencepost::litmus;
use fencepost::models::ModelId;
use fencepost::options::GraphOptions;
use fencepost::report::{Kind, Outcome};
use std::collections::BTreeSet;

fn answer(test: &litmus::Test, model: ModelId, equivalence: Equivalence) -> Outcome {
    let graph = GraphOptions { equivalence: Some(equivalence), ..GraphOptions::default() };
    let options = fencepost::Options { graph, count_duplicates: true, ..fencepost::Options::default() };
    ask(test.clone(), &shipped(model.name()), &options)
}

/// What must not depend on the equivalence.
fn facts(outcome: &Outcome) -> impl PartialEq + std::fmt::Debug + use<> {
    let states: BTreeSet<String> = outcome.final_states.iter().map(|s| format!("{:?}", s.values)).collect();
    let kinds: BTreeSet<Kind> = outcome.errors.iter().map(|e| e.kind).collect();
    let holds = outcome.condition.as_ref().map(|condition| condition.holds());
    (
        outcome.verdict(),
        holds,
        states,
        kinds,
        outcome.details.counts().and_then(|counts| counts.duplicates),
        outcome.complete,
        outcome.witness.is_some(),
    )
}

#[test]
fn litmus_tests_end_the_same() {
    let mut fewer = 0;
    for folder in ["tests/litmus", "tests/litmus/jmm", "tests/corpus/java"] {
        for path in files_in(folder, "litmus") {
            let test = litmus_file(&path);
            for model in [ModelId::Ra, ModelId::Rc11, ModelId::Rc20] {
                let full = answer(&test, model, Equivalence::Full);
                let rf = answer(&test, model, Equivalence::Rf);
                assert_eq!(facts(&rf), facts(&full), "{} under {model}", test.name);
                fewer += u32::from(rf.executions() < full.executions());
            }
        }
    }
    assert!(fewer > 20, "only {fewer} have fewer executions");
}

const WRITES: &str = "C writes
{ x = 0; }
P0 (atomic_int *x) { atomic_store_explicit(x, 1, memory_order_relaxed); }
P1 (atomic_int *x) { atomic_store_explicit(x, 2, memory_order_relaxed); }
P2 (atomic_int *x) { atomic_store_explicit(x, 3, memory_order_relaxed); }
exists (x=2)
";

/// The exit code and all that is said.
fn said(name: &str, text: &str, args: &[&str]) -> (i32, String) {
    let folder = Folder::new(name);
    folder.write("t.litmus", text);
    let run = run(folder.path(), &[&["check", "t.litmus", "--equivalence", "rf"], args].concat());
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    (run.code, run.stdout + &run.stderr)
}

#[track_caller]
fn check(name: &str, text: &str, args: &[&str], code: i32, words: &[&str]) {
    let (found, said) = said(name, text, args);
    assert_eq!(found, code, "{args:?}: {said}");
    for word in words {
        assert!(said.contains(word), "{args:?}: `{word}` is missing:\n{said}");
    }
}

#[test]
fn the_report_says_what_is_counted() {
    check("rf-text", WRITES, &[], 0, &["1 execution up to co"]);
    let words = [r#""executions":1"#, r#""equivalence":"rf""#];
    check("rf-json", WRITES, &["--format", "json"], 0, &words);
    check("rf-wrc11", WRITES, &["-m", "wrc11"], 0, &["executions of wrc11 have no co"]);
}

#[test]
fn sequentially_consistent_events_need_co() {
    let sc = WRITES.replace("relaxed", "seq_cst");
    check("rf-sc", &sc, &[], 0, &["6 executions", "counted with co", "t.litmus:4"]);
    check("rf-sc-ra", &sc, &["-m", "ra"], 0, &["1 execution up to co"]);
    let one = WRITES.replacen("relaxed", "seq_cst", 1);
    check("rf-one-sc", &one, &[], 0, &["1 execution up to co"]);
}

#[test]
fn models_that_need_co_are_refused() {
    for model in ["sc", "tso", "pso", "jam21-genmc", "xmm"] {
        let words = format!("--equivalence rf is not for the model {model}");
        check(&format!("rf-{model}"), WRITES, &["-m", model], 2, &[&words]);
    }
    check("rf-states", WRITES, &["-m", "lmo"], 2, &["--equivalence is for the graph engine"]);
    check("rf-symbolic", WRITES, &["--engine", "symbolic"], 2, &["--equivalence is not for the symbolic"]);
}
