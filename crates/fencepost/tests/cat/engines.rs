//! Graph engine, candidate enumerator and symbolic engine find the same executions, each once, test by test.

use crate::support::{by_candidates, by_graphs, by_solving, co, is_out_of_thin_air, model, shipped, tests};
use fencepost::candidates::Co;
use fencepost::explore::Pruning;
use fencepost::graph::Execution;
use fencepost::litmus::Test;
use fencepost::model::cat::{CatModel, Explored};
use std::collections::BTreeSet;

/// Tests with more candidates than this under a model are left out, and said to be.
const MOST_CANDIDATES: u64 = 200_000;
/// Tests with more executions than this are not enumerated with a solver.
const MOST_SOLVED: usize = 400;

/// What was compared.
#[derive(Default, Debug)]
struct Tally {
    tests: usize,
    /// Executions that two engines agreed on at least.
    executions: usize,
    by_graphs: usize,
    by_candidates: usize,
    by_solving: usize,
    skipped: Vec<String>,
}

fn compare(what: &str, (left, a): (&str, &BTreeSet<Execution>), (right, b): (&str, &BTreeSet<Execution>)) {
    let dump = |e: &Execution| {
        let events: Vec<_> = e
            .events()
            .map(|(name, event)| format!("{name:?}: {:?} from {:?}", event.label, event.rf))
            .collect();
        format!("{}\nco {:?}", events.join("\n"), e.co)
    };
    if let Some(only) = a.difference(b).next() {
        panic!("{what}: {left} has {}, {right} {}; only {left} has\n{}", a.len(), b.len(), dump(only));
    }
    if let Some(only) = b.difference(a).next() {
        panic!("{what}: {left} has {}, {right} {}; only {right} has\n{}", a.len(), b.len(), dump(only));
    }
}

/// Compares the engines on some tests under one model.
fn check(model: &CatModel, tests: &[Test]) -> Tally {
    let mut tally = Tally::default();
    let co = co(&model.model);
    for test in tests {
        let what = format!("{} under {}", test.name, model.model.name());
        let program = &test.program;
        if is_out_of_thin_air(&test.name, model.model.name()) {
            tally.skipped.push(format!("{what}: values out of thin air, symbolic engine only"));
            continue;
        }
        tally.tests += 1;
        let graphs = by_graphs(program, model);
        let candidates = by_candidates(program, &model.model, co, MOST_CANDIDATES);
        if co == Co::Coherent
            && let (Some(found), Some(all)) =
                (&candidates, by_candidates(program, &model.model, Co::Any, 20_000))
        {
            compare(&what, ("coherent candidates", found), ("all candidates", &all));
        }
        if let (Some(graphs), Some(candidates)) = (&graphs, &candidates) {
            compare(&what, ("graph engine", graphs), ("enumerator", candidates));
        }
        let Some(known) = graphs.as_ref().or(candidates.as_ref()) else {
            tally.skipped.push(format!("{what}: more than {MOST_CANDIDATES} candidates"));
            continue;
        };
        if graphs.is_some() && candidates.is_none() {
            tally.skipped.push(format!("{what}: more than {MOST_CANDIDATES} candidates, enumerator"));
        }
        tally.by_graphs += usize::from(graphs.is_some());
        tally.by_candidates += usize::from(candidates.is_some());
        tally.executions += known.len();
        if known.len() > MOST_SOLVED {
            tally.skipped.push(format!("{what}: {} executions, symbolic engine", known.len()));
            continue;
        }
        let solved = by_solving(program, &model.model, known.len() + 100)
            .unwrap_or_else(|| panic!("{what}: the symbolic engine finds 100 more than {}", known.len()));
        compare(&what, ("symbolic engine", &solved), ("others", known));
        tally.by_solving += 1;
    }
    eprintln!("{}: {tally:?}", model.model.name());
    tally
}

/// All tests of the corpus.
fn check_corpus(model: &CatModel) -> Tally {
    let tally = check(model, &tests(&["litmus", "corpus/deps"]));
    assert!(tally.tests > 200 && tally.skipped.len() < 15, "{tally:?}");
    tally
}

/// A model that the graph engine can explore: all three engines.
fn check_three(model: &CatModel) {
    let tally = check_corpus(model);
    assert_eq!(tally.by_graphs, tally.tests, "{tally:?}");
}

/// A model that it cannot explore: the other two.
fn check_two(name: &str) {
    let model = shipped(name);
    assert!(matches!(model.explored(), Explored::Candidates(_)), "{name}");
    let tally = check_corpus(&model);
    assert!(tally.by_graphs == 0 && tally.by_candidates > 200, "{tally:?}");
}

/// A model of a user, pruned by this.
fn check_user(name: &str, text: &str, expected: Pruning) {
    let model = model(name, text);
    match model.explored() {
        Explored::Graph(pruning, _) => assert_eq!(*pruning, expected, "{name}"),
        other => panic!("{name}: {other:?}"),
    }
    check_three(&model);
}

#[test]
fn sc() {
    check_three(&shipped("sc"));
}

#[test]
fn tso() {
    check_three(&shipped("tso"));
}

#[test]
fn pso() {
    check_three(&shipped("pso"));
}

#[test]
fn ra() {
    check_three(&shipped("ra"));
}

#[test]
fn rc11() {
    check_three(&shipped("rc11"));
}

#[test]
fn arm8() {
    check_two("arm8");
}

#[test]
fn power() {
    check_two("power");
}

#[test]
fn imm() {
    check_two("imm");
}

#[test]
fn rmo() {
    check_two("rmo");
}

#[test]
fn c11() {
    check_two("c11");
}

#[test]
fn pruned_by_each_location() {
    check_user(
        "stores-first",
        "acyclic po-loc | com as coherence
         acyclic po \\ (W * R) | rfe | fr as order",
        Pruning::PerLocation,
    );
}

#[test]
fn pruned_by_nothing() {
    check_user("loose", "acyclic po | rf as grown empty co & po^-1 as own-writes", Pruning::Nothing);
}

#[test]
fn without_coherence() {
    check_user(
        "values",
        "acyclic po | rf as grown irreflexive rf^-1; rf; po & loc as new",
        Pruning::NothingWithoutCo,
    );
}

#[test]
fn with_an_order_to_choose() {
    check_user(
        "total",
        "acyclic po | rf as grown
         acyclic po-loc | com as coherence
         with s from linearisations(M & (SC | REL | ACQ), po)
         irreflexive s; (rf | co | fr)+ as agreed",
        Pruning::PerLocation,
    );
}

#[test]
fn with_dependencies() {
    check_user(
        "dependent",
        "acyclic po | rf as grown
         acyclic po-loc | com as coherence
         let dep = addr | data | ctrl; [W] | (addr | data); rfi
         acyclic dep | rfe | fre | coe | po; [F]; po as order",
        Pruning::PerLocation,
    );
}
