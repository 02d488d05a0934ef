//! Address, data and control dependencies: what the symbolic engine says of an execution, and what the
//! machine finds when it runs the threads of that execution again.
//!
//! Each test is a text (or a function) and the dependencies of its first thread, over all its executions; the
//! two sides must agree on every single one.

mod machine;
mod programs;

use crate::agreement::by_graphs;
use crate::ask::{litmus, shipped};
use crate::corpus::{self, files};
use fencepost::check::graph_of;
use fencepost::graph::{EventRef, Execution};
use fencepost::models::ModelId;
use fencepost::program::{Program, ThreadId};
use fencepost::rml::Theory;
use fencepost::symbolic::{Engine, Options};
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use std::collections::BTreeSet;
use std::fmt::Display;

/// A dependency: its kind, the read, what depends on it.
type Edge = (&'static str, EventRef, EventRef);

const KINDS: [&str; 3] = ["addr", "data", "ctrl"];

/// An execution, its dependencies, and the events that the symbolic engine speaks of.
type Solved = (Execution, BTreeSet<Edge>, BTreeSet<EventRef>);

/// The executions of a program under rc11, each with the dependencies that the symbolic engine gives it and
/// the events that it speaks of at all.
fn solved(program: &Program) -> Vec<Solved> {
    let solved = shipped("rc11").with_theory(|rc11| solved_under(rc11, program));
    solved.expect("rc11 has formulas")
}

fn solved_under(model: &dyn Theory, program: &Program) -> Vec<Solved> {
    let relations = KINDS.map(str::to_owned).to_vec();
    let options = Options { unroll: program.unroll, relations, ..Options::default() };
    let engine = Engine::new(program, &[], model, options).unwrap_or_else(|e| panic!("{e}\n{program}"));
    let runs = engine.runs(5000).all().expect("not that many executions");
    let graphs = runs.iter().map(|run| {
        let graph = graph_of(run, engine.unrolled().threads.len());
        let event = |place: usize| graph.events[&run.events[place].action.expect("an action")];
        let edges = KINDS
            .into_iter()
            .flat_map(|kind| run.orders[kind].iter().map(move |(from, to)| (kind, event(*from), event(*to))));
        let edges = edges.collect();
        let known = graph.events.values().copied().collect();
        (graph.execution, edges, known)
    });
    graphs.collect()
}

/// Compares the two on every execution of a program. All dependencies of the first thread, in words.
#[track_caller]
fn agreed(name: &dyn Display, program: &Program) -> String {
    let mut all = BTreeSet::new();
    let solved = solved(program);
    // None is missing, or the two would agree on too little.
    let executions: BTreeSet<Execution> = solved.iter().map(|(execution, ..)| execution.clone()).collect();
    assert_eq!(executions, by_graphs(program, ModelId::Rc11), "{name}: executions\n{program}");
    for (execution, by_solving, known) in solved {
        let mut by_running = machine::dependencies(program, &execution);
        // Allocations and the like are events of a graph that no model speaks of.
        by_running.retain(|(_, _, to)| known.contains(to));
        assert_eq!(by_solving, by_running, "{name}: symbolic engine and machine\n{execution:?}\n{program}");
        all.extend(by_solving);
    }
    let number = |event: &EventRef| match event {
        EventRef::At(ThreadId(0), index) => Some(*index),
        _ => None,
    };
    let shown = all.iter().filter_map(|(kind, from, to)| Some((*kind, number(from)?, number(to)?)));
    let shown: Vec<String> = shown.map(|(kind, from, to)| format!("{kind} {from}>{to}")).collect();
    shown.join(", ")
}

/// A litmus test with this first thread; another writes 1 to `x`, `y` and `a[1]`. Events are numbered from 0.
#[track_caller]
fn check(body: &str, expected: &str) {
    let text = format!(
        "C deps\n{{ [x] = 0; [y] = 0; [z] = 0; atomic_int a[2] = {{0, 0}}; }}
         P0 (atomic_int* x, atomic_int* y, atomic_int* z, atomic_int* a) {{ {body} }}
         P1 (atomic_int* x, atomic_int* y, atomic_int* a) {{
            atomic_store(x, 1); atomic_store(y, 1); atomic_store(&a[1], 1);
         }}
         exists (x=1)"
    );
    let test = litmus("deps.litmus", text);
    assert_eq!(agreed(&body, &test.program), expected, "{body}");
}

#[test]
fn addresses() {
    check("int r = atomic_load(x); int s = atomic_load(&a[r]);", "addr 0>1");
    check("int r = atomic_load(x); atomic_store(&a[r], 1);", "addr 0>1");
    check("int r = atomic_load(x); atomic_store(a + r, r);", "addr 0>1, data 0>1");
    // Those that make no difference are dependencies all the same.
    check("int r = atomic_load(x); int s = atomic_load(&a[r ^ r]);", "addr 0>1");
    check("int r = atomic_load(x); int s = atomic_load(&a[1 + r - r]);", "addr 0>1");
    check("int r = atomic_load(x); int s = atomic_load(&a[r & 0]);", "addr 0>1");
    check("int r = atomic_load(x); int s = atomic_load(y + (r ^ r));", "addr 0>1");
    // Only the last read of a chain.
    check(
        "int r = atomic_load(x); int s = atomic_load(&a[r]); int t = atomic_load(&a[s]);",
        "addr 0>1, addr 1>2",
    );
}

#[test]
fn data() {
    check("int r = atomic_load(x); atomic_store(y, r);", "data 0>1");
    check("int r = atomic_load(x); atomic_store(y, r ^ r);", "data 0>1");
    check("int r = atomic_load(x); atomic_store(y, 1 + r - r);", "data 0>1");
    check("int r = atomic_load(x); atomic_store(y, r * 0);", "data 0>1");
    check("int r = atomic_load(x); atomic_store(y, r == r);", "data 0>1");
    check("int r = atomic_load(x); int s = atomic_load(y); atomic_store(z, r + s);", "data 0>2, data 1>2");
    // What is assigned anew forgets.
    check("int r = atomic_load(x); r = 1; atomic_store(y, r);", "");
    check("int r = atomic_load(x); int s = r; r = 2; atomic_store(y, s + r);", "data 0>1");
}

#[test]
fn control() {
    check("int r = atomic_load(x); if (r) { atomic_store(y, 1); }", "ctrl 0>1");
    // For good: what comes after the branches meet, too, on whichever of them.
    check("int r = atomic_load(x); if (r) { atomic_store(y, 1); } atomic_store(z, 1);", "ctrl 0>1, ctrl 0>2");
    check(
        "int r = atomic_load(x); if (r) { atomic_store(y, 1); } else { atomic_store(y, 2); } int s = atomic_load(z);",
        "ctrl 0>1, ctrl 0>2",
    );
    check("int r = atomic_load(x); if (r == r) { atomic_store(y, 1); }", "ctrl 0>1");
    check("int r = atomic_load(x); if (r ^ r) { atomic_store(y, 1); } atomic_store(z, 1);", "ctrl 0>1");
    // Fences come after branches like anything else.
    check(
        "int r = atomic_load(x); if (r) {} atomic_thread_fence(memory_order_seq_cst); int s = atomic_load(y);",
        "ctrl 0>1, ctrl 0>2",
    );
    // A branch inside of another, on one path only.
    check(
        "int r = atomic_load(x); if (r) { int s = atomic_load(y); if (s) { } } atomic_store(z, 1);",
        "ctrl 0>1, ctrl 0>2, ctrl 1>2",
    );
    // A value that comes from either branch carries no dependency on the condition, only control.
    check("int r = atomic_load(x); int s = 0; if (r) { s = 1; } atomic_store(y, s);", "ctrl 0>1");
}

#[test]
fn loops() {
    check("while (atomic_load(x) == 0) {} atomic_store(z, 1);", "ctrl 0>1");
    check(
        "int s = 0; for (int i = 0; i < 2; i++) { s = s + atomic_load(x); } atomic_store(z, s);",
        "data 0>2, data 1>2",
    );
    check(
        "int r = 0; do { r = atomic_load(x); atomic_store(z, 2); } while (r == 2); atomic_store(y, 3);",
        "ctrl 0>2",
    );
}

#[test]
fn conditional_expressions() {
    check("int r = atomic_load(x); atomic_store(y, r ? 1 : 2);", "ctrl 0>1");
    check(
        "int r = atomic_load(x); int s = atomic_load(y); atomic_store(z, r ? s : 2);",
        "ctrl 0>2, data 1>2",
    );
    check("int r = atomic_load(x); int s = atomic_load(y); atomic_store(z, r && s);", "ctrl 0>2, ctrl 1>2");
}

#[test]
fn local_arrays() {
    check("int r = atomic_load(x); int l[2] = {0, 0}; l[0] = r; atomic_store(y, l[0]);", "data 0>1");
    check("int r = atomic_load(x); int l[2] = {0, 0}; l[0] = r; atomic_store(y, l[1]);", "");
    // What is in an element depends on what said that it is there.
    check("int r = atomic_load(x); int l[2] = {0, 0}; l[r] = 3; atomic_store(y, l[0]);", "data 0>1");
    check("int r = atomic_load(x); int l[2] = {4, 5}; atomic_store(y, l[r]);", "data 0>1");
}

#[test]
fn updates() {
    // An update writes what it computed from its own read.
    check("int r = atomic_load(x); int s = atomic_fetch_add(y, r);", "data 0>2, data 1>2");
    // An exchange does not.
    check("int r = atomic_load(x); int s = atomic_exchange(y, r); atomic_store(z, s);", "data 0>2, data 1>3");
    check("int r = atomic_load(x); int s = atomic_fetch_add(&a[r], 1);", "addr 0>1, addr 0>2, data 1>2");
    // Whether a compare-and-exchange writes depends on what it reads, and on what it expects; what comes
    // after does not.
    check(
        "int r = atomic_load(x); int e = r; atomic_compare_exchange_strong(y, &e, 5); atomic_store(z, 1);",
        "ctrl 0>2, ctrl 1>2",
    );
    check(
        "int e = 0; int r = atomic_load(x); atomic_compare_exchange_strong(y, &e, r);",
        "ctrl 1>2, data 0>2",
    );
}

#[test]
fn dependencies_on_the_corpus_are_those_of_the_replay() {
    for path in files(&["litmus", "litmus/jmm"], "litmus") {
        let test = corpus::test(&path);
        agreed(&test.name, &test.program);
    }
}

#[test]
fn on_random_programs() {
    let plain = Knobs::default();
    let makers: [&dyn Fn(u64) -> Sample; 4] = [
        &|seed| generate(seed, &plain),
        &|seed| generate(seed, &plain.clone().with_updates()),
        &|seed| generate(seed, &plain.clone().with_locks()),
        &|seed| generate_spawning(seed, &plain),
    ];
    for (seed, make) in (0..30).flat_map(|seed| makers.iter().map(move |make| (seed, make))) {
        let sample = make(seed);
        // Enumerating with a solver is slow.
        if by_graphs(&sample.program, ModelId::Rc11).len() <= 100 {
            agreed(&sample, &sample.program);
        }
    }
}
