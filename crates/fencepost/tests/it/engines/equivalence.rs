//! `--equivalence`: with `rf`, litmus tests have the same answers and final states; the command says what it
//! counts, and refuses what it cannot.

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

/// Two threads that share a mutex and no data, each with two sections.
const APART: &str = "#include <pthread.h>
static pthread_mutex_t m;
static int mine[2];
static void *work(void *arg) {
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&m);
        mine[(long)arg]++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void) {
    pthread_t t[2];
    pthread_mutex_init(&m, 0);
    for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, work, (void *)i);
    for (long i = 0; i < 2; i++) pthread_join(t[i], 0);
    pthread_mutex_destroy(&m);
}
";

#[track_caller]
fn check_locks(name: &str, text: &str, args: &[&str], code: i32, words: &[&str]) {
    let folder = Folder::new(name);
    folder.write("t.c", text);
    let run = run(folder.path(), &[&["check", "t.c", "--equivalence", "locks"], args].concat());
    let said = run.stdout + &run.stderr;
    assert_eq!(run.code, code, "{args:?}: {said}");
    for word in words {
        assert!(said.contains(word), "{args:?}: `{word}` is missing:\n{said}");
    }
}

#[test]
fn the_order_of_sections_is_left_open() {
    let words = ["1 execution up to the order of critical sections"];
    check_locks("locks-text", APART, &[], 0, &words);
    for model in ["sc", "tso", "pso", "ra", "rc20"] {
        check_locks(&format!("locks-{model}"), APART, &["-m", model], 0, &words);
    }
    let words = [r#""executions":1,"#, r#""equivalence":"locks""#];
    check_locks("locks-json", APART, &["--format", "json"], 0, &words);
    let shared = APART.replace("mine[(long)arg]", "mine[0]");
    let words = ["6 executions up to the order of critical sections"];
    check_locks("locks-shared", &shared, &[], 0, &words);
}

/// A thread that never gives the mutex back: the other one waits for ever, if it comes later.
#[test]
fn a_mutex_that_is_never_released_is_a_deadlock() {
    let forgets =
        APART.replace("pthread_mutex_unlock(&m);", "if (!arg) pthread_mutex_unlock(&m); else break;");
    check_locks("locks-forgets", &forgets, &[], 1, &["error[deadlock]", "t.c:6"]);
}

#[test]
fn what_needs_the_order_of_sections_is_refused() {
    for model in ["wrc11", "jam21", "jam21-genmc", "xmm"] {
        let words = format!("--equivalence locks is not for the model {model}");
        check_locks(&format!("locks-{model}"), APART, &["-m", model], 2, &[&words]);
    }
    for option in [&["--symmetry"][..], &["--jobs", "2"], &["--estimate"]] {
        let words = format!("{} and --equivalence locks do not go together", option[0]);
        check_locks(&format!("locks{}", option[0]), APART, option, 2, &[&words]);
    }
    let folder = Folder::new("locks-litmus");
    folder.write("t.litmus", WRITES);
    let run = run(folder.path(), &["check", "t.litmus", "--equivalence", "locks"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--equivalence locks is for programs"), "{}", run.stderr);
}
