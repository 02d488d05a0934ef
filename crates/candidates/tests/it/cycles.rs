//! Cycles of `po ∪ rf`, counted by hand under a judge that asks for coherence only.

use crate::corpus::{files, read, text};
use crate::seen::{coherent, is_grown, seen};
use fencepost_candidates::{AllowedCandidate, Co, Flow, Options, Visitor, enumerate};
use fencepost_graph::Candidate;
use fencepost_litmus::Test;
use fencepost_program::{BlockKind, ThreadId};
use std::collections::BTreeSet;

/// Checks the number of coherent executions, the number of those with a cycle, and the values of the threads'
/// `r0`.
#[track_caller]
fn check(test: &Test, executions: u64, cyclic: u64, values: &[&[u64]]) {
    for co in [Co::Coherent, Co::Any] {
        let (_, all) = seen(&test.name, &test.program, co, &coherent);
        assert_eq!(all.executions, executions, "{} executions, {co:?}", test.name);
        let cycles = |c: &Candidate| coherent(c) && !is_grown(c);
        let (_, some) = seen(&test.name, &test.program, co, &cycles);
        assert_eq!(some.executions, cyclic, "{} cycles, {co:?}", test.name);
        let mut found = Values::default();
        let options = Options { co, ..Options::default() };
        enumerate(&test.program, &coherent, &options, &mut found).expect("supported");
        assert_eq!(found.0, values.iter().map(|v| v.to_vec()).collect(), "{} values, {co:?}", test.name);
    }
}

/// The values of the first register of each thread.
#[derive(Default)]
struct Values(BTreeSet<Vec<u64>>);

impl Visitor for Values {
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        let first = |t: u32| {
            let thread = found.thread(ThreadId(t));
            let names = &found.program().function(thread.code_pos().func).reg_names;
            let (reg, _) = names.iter().find(|(_, name)| name == "r0").expect("a register r0");
            thread.reg(*reg)
        };
        self.0.insert((0..found.thread_count() as u32).map(first).collect());
        Flow::Continue
    }
}

fn corpus(name: &str) -> Test {
    let path = files(&["litmus"]).into_iter().find(|f| f.file_stem().is_some_and(|stem| stem == name));
    read(&path.expect("there is such a test"))
}

#[test]
fn load_buffering() {
    check(&corpus("LB"), 4, 1, &[&[0, 0], &[0, 1], &[1, 0], &[1, 1]]);
}

#[test]
fn a_cycle_through_data_and_program_order() {
    // Both reads of 0 have one source each but P1's, which may read the 0 that P0 wrote. The cycle: both read
    // 1.
    check(&corpus("LB+data+po"), 4, 1, &[&[0, 0], &[1, 0], &[1, 1]]);
    // The dependency changes no value: as LB.
    check(&corpus("LB+fakedata+po"), 4, 1, &[&[0, 0], &[0, 1], &[1, 0], &[1, 1]]);
}

#[test]
fn no_value_comes_out_of_thin_air() {
    // Each read reads the initial 0 or the 0 that the other thread copied: four graphs, one of them a cycle.
    check(&corpus("LB+datas"), 4, 1, &[&[0, 0]]);
    // A constant elsewhere does not help.
    let test = text(
        "LB+datas+one",
        "C LB+datas+one
         { x = 0; y = 0; z = 0; }
         P0 (atomic_int* x, atomic_int* y) {
           int r0 = atomic_load_explicit(x, memory_order_relaxed);
           atomic_store_explicit(y, r0, memory_order_relaxed);
         }
         P1 (atomic_int* x, atomic_int* y, atomic_int* z) {
           int r0 = atomic_load_explicit(y, memory_order_relaxed);
           atomic_store_explicit(x, r0, memory_order_relaxed);
           if (r0 == 42) { atomic_store_explicit(z, 42, memory_order_relaxed); }
         }
         exists (0:r0=42)",
    );
    check(&test, 4, 1, &[&[0, 0]]);
}

/// Checks cycles through branches: herd has these, and the original C11 allows them.
#[test]
fn a_cycle_through_branches() {
    check(&corpus("LB+ctrl"), 4, 1, &[&[0, 0], &[0, 1], &[1, 0], &[2, 2]]);
    check(&corpus("LB+ctrls"), 2, 1, &[&[0, 0], &[1, 1]]);
}

#[test]
fn values_that_grow_around_a_cycle() {
    let test = text(
        "LB+incs",
        "C LB+incs
         { x = 0; y = 0; }
         P0 (atomic_int* x, atomic_int* y) {
           int r0 = atomic_load_explicit(x, memory_order_relaxed);
           atomic_store_explicit(y, r0 + 1, memory_order_relaxed);
         }
         P1 (atomic_int* x, atomic_int* y) {
           int r0 = atomic_load_explicit(y, memory_order_relaxed);
           atomic_store_explicit(x, r0 + 1, memory_order_relaxed);
         }
         exists (0:r0=1)",
    );
    // No number is its own successor's successor.
    check(&test, 3, 0, &[&[0, 0], &[0, 1], &[1, 0]]);
}

#[test]
fn three_threads() {
    let (_, summary) = seen(&"LB3", &corpus("LB3").program, Co::Coherent, &coherent);
    assert_eq!(summary.executions, 8);
}

/// Checks that a read may read what its own thread writes later only if coherence is not demanded.
#[test]
fn reading_from_the_own_future() {
    let test = text(
        "CoRW1",
        "C CoRW1
         { x = 0; }
         P0 (atomic_int* x) {
           int r0 = atomic_load_explicit(x, memory_order_relaxed);
           atomic_store_explicit(x, 1, memory_order_relaxed);
         }
         exists (0:r0=1)",
    );
    check(&test, 1, 0, &[&[0]]);
    let (_, summary) = seen(&"CoRW1", &test.program, Co::Any, &|_: &Candidate| true);
    assert_eq!(summary.executions, 2);
    let (_, summary) = seen(&"CoRW1", &test.program, Co::Absent, &|_: &Candidate| true);
    assert_eq!(summary.executions, 2);
}

/// Checks that a waiting thread counts as blocked if it saw the last write.
#[test]
fn a_waiting_thread_that_saw_the_last_write_is_blocked() {
    let test = text(
        "wait",
        "C wait
         { x = 0; }
         P0 (atomic_int* x) {
           while (atomic_load_explicit(x, memory_order_relaxed) != 1) { }
         }
         P1 (atomic_int* x) {
           atomic_store_explicit(x, 1, memory_order_relaxed);
         }
         P2 (atomic_int* x) {
           atomic_store_explicit(x, 2, memory_order_relaxed);
         }
         forall (true)",
    );
    let (found, summary) = seen(&"wait", &test.program, Co::Coherent, &coherent);
    // It reads 1, in two orders of the writes; or it reads the last write and that is 2; or it looks too
    // early.
    let bounds = summary.bounds_hit.iter().filter(|(_, why)| *why != BlockKind::LoopBound).count();
    assert_eq!((summary.executions, summary.blocked, bounds), (2, 1, 0), "{:?} {:?}", summary, found.blocked);
}
