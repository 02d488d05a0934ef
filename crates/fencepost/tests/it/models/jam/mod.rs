//! jam21: what every engine says, compared with an enumerator that goes by the letter of the definition
//! (`letter.rs`) and shares nothing with them: small tests one by one, a thousand random
//! programs, and more if asked for (`cargo test -- --ignored long_`).

mod letter;
mod programs;

use crate::ask::{self, by, plain, shipped};
use crate::support::{Folder, run};
use fencepost::Model;
use fencepost::litmus;
use fencepost::report::{Engine, Outcome, Verdict};
use letter::{Allowed, allowed};
use programs::{Mode::*, Program, Stmt::*, Update, Value, random};
use std::collections::BTreeSet;
use std::ops::Range;

fn parsed(text: &str) -> litmus::Test {
    ask::litmus("test.litmus", text)
}

/// The final states of an outcome, in the order in which the test names what is shown.
fn states(outcome: &Outcome) -> BTreeSet<Vec<String>> {
    let state = |values: &Vec<(String, fencepost::report::Value)>| {
        let mut values: Vec<String> = values.iter().map(|(name, value)| format!("{name}={value}")).collect();
        values.sort();
        values
    };
    outcome.final_states.iter().map(|s| state(&s.values)).collect()
}

fn states_by_letter(program: &Program, allowed: &Allowed) -> BTreeSet<Vec<String>> {
    let mut names = vec![];
    for thread in 0..program.threads.len() {
        names.extend(program.registers(thread).iter().map(|reg| format!("{thread}:r{reg}")));
    }
    names.extend((0..program.initial.len()).map(|loc| programs::loc_name(loc).to_owned()));
    let state = |values: &Vec<i64>| {
        let mut state: Vec<String> = names.iter().zip(values).map(|(n, v)| format!("{n}={v}")).collect();
        // The test's condition names x, and what it names is shown, too.
        state.sort();
        state
    };
    allowed.states.iter().map(state).collect()
}

/// Which engines are asked beside the one that `check` chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    Enumerator,
    EnumeratorAndSolver,
}

/// Compares all engines with the definition on one program. Returns in how many executions `po ∪ rf` has a
/// cycle.
#[track_caller]
fn agree(program: &Program, name: &str, model: &Model, others: Others) -> Allowed {
    let source = program.litmus(name);
    let test = parsed(&source);
    let expected = allowed(program);
    let ends = states_by_letter(program, &expected);
    let mut outcomes = vec![plain(test.clone(), "jam21"), by(Engine::Candidates, test.clone(), model)];
    if others == Others::EnumeratorAndSolver {
        outcomes.push(by(Engine::Symbolic, test, model));
    }
    for outcome in outcomes {
        let engine = outcome.engine();
        // The enumerator may leave open whether values justify each other in a circle: then it has found
        // nothing wrong. (It does not in the small tests.)
        if name != SMALL && engine == Engine::Candidates && !outcome.complete {
            assert!(states(&outcome).is_subset(&ends), "{engine}\n{source}");
            assert!(outcome.executions() <= Some(expected.executions), "{engine}\n{source}");
            continue;
        }
        assert!(outcome.complete, "{engine}: {:?}\n{source}", outcome.notes);
        assert_eq!(states(&outcome), ends, "{engine}\n{source}");
        if engine != Engine::Symbolic {
            assert_eq!(outcome.executions(), Some(expected.executions), "{engine}\n{source}");
        }
        assert_ne!(outcome.verdict(), Verdict::Unknown, "{engine}\n{source}");
        assert!(
            expected.cyclic == 0 || engine != Engine::Graph,
            "the graph engine builds no cycles\n{source}"
        );
    }
    expected
}

fn text() -> Model {
    shipped("jam21")
}

/// `executions` and how many of them have a cycle, by the definition and by every engine.
#[track_caller]
fn check(program: &Program, executions: u64, cyclic: u64, final_states: usize) {
    let found = agree(program, SMALL, &text(), Others::EnumeratorAndSolver);
    assert_eq!((found.executions, found.cyclic, found.states.len()), (executions, cyclic, final_states));
}

fn two(initial: &[i64], first: Vec<programs::Stmt>, second: Vec<programs::Stmt>) -> Program {
    Program { initial: initial.to_vec(), threads: vec![first, second] }
}

/// The name of the tests that are written out here.
const SMALL: &str = "small";
const ONE: Value = Value::Const(1);
const TWO: Value = Value::Const(2);
const THREE: Value = Value::Const(3);
const X: usize = 0;
const Y: usize = 1;

#[test]
fn a_plain_read_may_see_its_own_threads_later_write() {
    check(&two(&[0], vec![Load(0, X, Plain), Store(X, ONE, Plain)], vec![Store(X, TWO, Plain)]), 3, 1, 5);
}

#[test]
fn an_opaque_read_may_see_a_later_plain_write() {
    // Only a cycle through opaque accesses alone is forbidden.
    let side = |from, to, mode| vec![Load(0, from, Opaque), Store(to, ONE, mode)];
    check(&two(&[0, 0], side(X, Y, Plain), side(Y, X, Opaque)), 4, 1, 4);
    check(&two(&[0, 0], side(X, Y, Opaque), side(Y, X, Opaque)), 3, 0, 3);
}

#[test]
fn synchronisation_does_not_forbid_a_plain_cycle() {
    let first = vec![Load(0, X, Plain), Store(Y, ONE, Release)];
    check(&two(&[0, 0], first, vec![Load(0, Y, Acquire), Store(X, ONE, Plain)]), 4, 1, 4);
}

#[test]
fn code_that_only_a_cycle_leads_to() {
    let side = |from, to| vec![Load(0, from, Plain), If(0, true, 1, vec![Store(to, ONE, Plain)], vec![])];
    check(&two(&[0, 0], side(X, Y), side(Y, X)), 2, 1, 2);
}

#[test]
fn a_value_does_not_come_from_itself() {
    let copy = |from, to| vec![Load(0, from, Plain), Store(to, Value::Plus(0, 0), Plain)];
    check(&two(&[0, 0], copy(X, Y), copy(Y, X)), 3, 0, 1);
    // But it may come from an exchange, which writes what it does not read.
    let mut program = two(&[0, 0], copy(X, Y), copy(Y, X));
    program.threads.push(vec![Update(0, X, Update::Exchange(ONE), Opaque)]);
    assert!(agree(&program, "exchange", &text(), Others::EnumeratorAndSolver).cyclic > 0);
}

#[test]
fn final_writes_forbid_executions() {
    // r0 = 2 and r1 = 1 would need x = 1 to be final, which pushto has first.
    let first = vec![Store(X, ONE, Opaque), Store(Y, TWO, Release), Store(Y, TWO, Opaque)];
    let second = vec![Load(0, Y, Opaque), Fence(Volatile), Store(X, THREE, Opaque), Load(1, X, Opaque)];
    check(&two(&[0, 0], first, second), 4, 0, 4);
}

#[test]
fn a_question_about_memory_changes_no_answer() {
    let first = vec![Store(X, ONE, Volatile), Store(Y, ONE, Plain)];
    let update = Update(2, X, Update::Add(1), Volatile);
    let second = vec![Fence(Volatile), Load(0, Y, Plain), Load(1, X, Volatile), update];
    let program = two(&[0, 3], first, second);
    check(&program, 5, 0, 5);
    // The same without `locations`: r0 = 1, r1 = 0 and r2 = 0 cannot be.
    let source = program.litmus("asked");
    let source =
        source.split("locations").next().unwrap().to_owned() + "exists (1:r0=1 /\\ 1:r1=0 /\\ 1:r2=0)\n";
    let solved = by(Engine::Symbolic, parsed(&source), &text());
    assert_eq!(solved.verdict(), Verdict::Violation);
}

#[test]
fn final_values() {
    // Nothing orders the two writes of y, though one thread knows of the other's.
    let first = vec![Store(Y, TWO, Plain), Store(X, ONE, Opaque)];
    check(&two(&[0, 0], first, vec![Load(0, X, Opaque), Store(Y, ONE, Plain)]), 2, 0, 4);
    // An update that reads the initial write is right after it.
    let update = Update(0, X, Update::Exchange(ONE), Opaque);
    check(&two(&[0], vec![Store(X, TWO, Opaque)], vec![update]), 2, 0, 2);
}

/// The disputed test o9209: final writes last in co leave 21 of 24 executions.
#[test]
fn o9209() {
    let first =
        vec![Load(0, X, Acquire), Fence(Volatile), Store(Y, ONE, Opaque), Fence(AcqRel), Load(1, Y, Opaque)];
    let add = Update(1, X, Update::Add(2), Opaque);
    let second = vec![Load(0, Y, Opaque), If(0, true, 1, vec![add], vec![])];
    let third = vec![
        Load(0, X, Acquire),
        Fence(Volatile),
        Store(X, Value::Times0(0, 1), Opaque),
        Store(Y, ONE, Opaque),
    ];
    check(&Program { initial: vec![0, 0], threads: vec![first, second, third] }, 21, 0, 9);
}

fn random_programs_agree(seeds: Range<u64>, solver_every: u64) -> (u64, u64) {
    let text = text();
    let (mut executions, mut cyclic) = (0, 0);
    for seed in seeds {
        let others = if seed % solver_every == 0 { Others::EnumeratorAndSolver } else { Others::Enumerator };
        let found = agree(&random(seed), &format!("R{seed}"), &text, others);
        executions += found.executions;
        cyclic += found.cyclic;
    }
    (executions, cyclic)
}

#[test]
fn random_programs() {
    let (executions, cyclic) = random_programs_agree(0..200, 4);
    assert!(executions > 500 && cyclic > 20, "{executions} executions, {cyclic} with a cycle");
}

#[test]
#[ignore = "long: asked for by `./test --long`"]
fn long_random_jam21_programs() {
    let (executions, cyclic) = random_programs_agree(1000..6000, 5);
    eprintln!("{executions} executions, {cyclic} with a cycle");
}

/// Programs: the graph engine finds nothing, and the symbolic engine, which has cycles, decides; or nobody
/// does.
#[test]
fn programs_with_plain_accesses() {
    let folder = Folder::new("jam21-programs");
    let program = |body: &str| {
        format!(
            "#include <pthread.h>\n#include <assert.h>\n#include <stdatomic.h>\nint x, y; atomic_int a;\n{body}\n"
        )
    };
    let own = "void *f(void *p) { x = 2; return 0; }
int main() { pthread_t t; pthread_create(&t, 0, f, 0); int r = x; x = 1; assert(r != 1); pthread_join(t, 0); }";
    folder.write("own.c", &program(own));
    let checked = run(folder.path(), &["check", "own.c", "--model", "jam21"]);
    assert_eq!(checked.code, 1, "{checked:?}");
    let atomic = "void *f(void *p) { atomic_store(&a, 1); return 0; }
int main() { pthread_t t; pthread_create(&t, 0, f, 0); assert(atomic_load(&a) < 2); pthread_join(t, 0); }";
    folder.write("atomic.c", &program(atomic));
    let checked = run(folder.path(), &["check", "atomic.c", "--model", "jam21"]);
    assert_eq!(checked.code, 0, "{checked:?}");
    // More rounds than the symbolic engine unrolls (it would unroll a constant number of them).
    let rounds = "int n = 100; void *f(void *p) { for (int i = 0; i < n; i++) x = i; return 0; }
int main() { pthread_t t; pthread_create(&t, 0, f, 0); assert(x < 100); pthread_join(t, 0); }";
    folder.write("rounds.c", &program(rounds));
    let checked = run(folder.path(), &["check", "rounds.c", "--model", "jam21"]);
    assert_eq!(checked.code, 3, "{checked:?}");
    assert!(checked.stdout.contains("cycles of po and rf"), "{checked:?}");
}

#[test]
fn compare_takes_cycles_into_account() {
    let folder = Folder::new("jam21-compare");
    let own =
        "C own\n{ x = 0; }\nP0 (int *x) { int r0 = *x; *x = 1; }\nP1 (int *x) { *x = 2; }\nexists (0:r0=1)\n";
    folder.write("own.litmus", own);
    let compared = run(folder.path(), &["compare", "jam21", "rc11", "own.litmus"]);
    assert!(compared.stdout.contains("jam21 allows 1 execution that rc11 forbids"), "{compared:?}");
    let same = run(folder.path(), &["compare", "jam21", "jam21.cat", "own.litmus"]);
    assert!(same.stdout.contains("the same 3 executions"), "{same:?}");
}

/// `check` and `compare` ask the same function how an execution may end.
#[test]
fn wrc11_and_its_text_end_alike() {
    let folder = Folder::new("wrc11-ends");
    let (store, load) = ("atomic_store_explicit", "atomic_load_explicit");
    let rlx = "memory_order_relaxed";
    let text = format!(
        "C ends\n{{ x = 0; y = 0; }}\nP0 (atomic_int *x, atomic_int *y) {{ {store}(x, 1, {rlx}); {store}(y, 1, {rlx}); }}\n\
         P1 (atomic_int *x, atomic_int *y) {{ int r0 = {load}(y, {rlx}); {store}(x, 2, {rlx}); }}\nexists (1:r0=1 /\\ x=1)\n"
    );
    folder.write("ends.litmus", &text);
    let compared = run(folder.path(), &["compare", "wrc11", "wrc11.cat", "ends.litmus"]);
    assert_eq!(compared.stdout.matches("can happen").count(), 2, "{compared:?}");
    for model in ["wrc11", "wrc11.cat"] {
        let checked = run(folder.path(), &["check", "ends.litmus", "--model", model]);
        assert!(checked.stdout.contains("can happen"), "{model}: {checked:?}");
    }
}
