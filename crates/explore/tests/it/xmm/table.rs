//! The programs of the published tables.

use super::{all, explain_all, program};
use fencepost_graph::Execution;

/// Checks the numbers of RC11 executions and of XMM executions.
#[track_caller]
fn check(name: &str, init: &[(&str, u32)], threads: &str, rc11: usize, xmm: usize) {
    let test = program(name, init, threads);
    let outcome = all(&test);
    let cyclic = outcome.cyclic().count();
    let found = (outcome.executions.len() - cyclic, outcome.executions.len());
    println!("{name}: {found:?}, expected {:?}, {} races", (rc11, xmm), outcome.lb_races);
    assert!(outcome.blocked.is_empty() && outcome.failed.is_empty());
    if found != (rc11, xmm) {
        println!("{name}\n{}", explain_all(&test, &outcome));
    }
    assert_eq!(found, (rc11, xmm), "{name}: rc11, xmm");
}

#[test]
fn load_buffering() {
    check("LB", &[], "r1 = x; y = 1; ||| r2 = y; x = 1;", 3, 4);
    check("LB+fake-data", &[], "r1 = x; y = 1; ||| r2 = y; x = r2 + 1 - r2;", 3, 4);
    check("LB+ctrl", &[], "r1 = x; if (r1) { y = 1; } ||| r2 = y; if (r2) { x = 1; }", 1, 1);
    check("LB+seq", &[], "r1 = x; if (r1 == 0) { x = 1; } ||| r2 = x; y = r2; ||| r3 = y; x = r3;", 14, 20);
    let equals = "r0 = a; x = r0; ||| r1 = x; r2 = y; if (r1 == r2) { a = 1; b = 1; } ||| r3 = b; y = r3;";
    check("LB+equals", &[], equals, 9, 10);
}

#[test]
fn synchronisation_forbids_the_cycle() {
    check("LB+acq", &[], "r1 = x.acq; y = 1; ||| r2 = y.acq; x = 1;", 3, 3);
    check("LB+rel", &[], "r1 = x; y.rel = 1; ||| r2 = y; x.rel = 1;", 3, 3);
    check("LB+ra", &[], "r1 = x.acq; y.rel = 1; ||| r2 = y.acq; x.rel = 1;", 3, 3);
}

#[test]
fn coherence_and_cycles() {
    let first = "x = 2; r1 = x; if (r1 != 2) { y = 1; }";
    let second = "x = 1; r2 = x; r3 = y; if (r3) { x = 3; }";
    check("LB+coh-cyc", &[], &format!("{first} ||| {second}"), 5, 8);
    check("LB+coh-cyc+Wd", &[], &format!("{first} ||| r4 = z; {second} ||| z = 1;"), 10, 16);
}

#[test]
fn the_disputed_execution_takes_two_re_executions() {
    let threads = "x = 2; r1 = x; if (r1 != 2) { y = 1; } ||| x = 1; r2 = x; r3 = y; if (r3) { x = 3; }";
    let test = program("LB+coh-cyc", &[], threads);
    let outcome = all(&test);
    println!("{}", explain_all(&test, &outcome));
    let reads = |graph: &Execution| -> Vec<u64> {
        let reads = graph.events().filter(|(_, e)| e.label.is_read());
        reads.filter_map(|(_, e)| e.label.value()).collect()
    };
    let disputed: Vec<_> = outcome.cyclic().filter(|(graph, _)| reads(graph) == [3, 2, 1]).collect();
    let [(_, why)] = disputed[..] else { panic!("{} executions", disputed.len()) };
    assert!(outcome.executions[&why.source].is_some(), "the source has a cycle, too");
}

#[test]
fn a_different_way_to_the_same_write() {
    let first = "r = x; if (r == 0) { a = 1; r9 = z; y = r9; } else { b = 1; r8 = z; y = r8; }";
    let second = "r1 = a; r2 = b; if (r1 || r2) { z = 1; }";
    check("LB+porf-suffix", &[], &format!("{first} ||| {second} ||| r3 = y; x = r3;"), 9, 12);
    let second = "r1 = a; if (r1) { z = 1; } else { r2 = b; if (r2) { z = 1; } }";
    check("LB+porf-suffix'", &[], &format!("{first} ||| {second} ||| r3 = y; x = r3;"), 9, 12);
}

#[test]
fn several_writes_that_match() {
    let middle = "r1 = z; m = 1; m = 1; r2 = x; if (r1 == 0 || r2 == 1) { y = 1; }";
    check("R-bot-multi-matching", &[], &format!("z = 1; ||| {middle} ||| r3 = m; r4 = y; x = r4;"), 15, 21);
    let middle = "r = z; s = x; if (r == 0 || s == 1) { y = 1; }";
    check("R-bot", &[], &format!("z = 1; ||| {middle} ||| r4 = y; x = r4;"), 5, 7);
}

#[test]
fn causality_tests_of_the_table() {
    let copies = "r1 = x; y = r1; ||| r2 = y; x = r2; ||| z = 1; ||| r3 = z; x = r3;";
    check("java-test5", &[], copies, 20, 28);
    let square = "r1 = x; y = 1 + r1 * r1 - r1; ||| r3 = y; x = r3; ||| x = 0;";
    check("java-test9a", &[("x", 2)], square, 10, 12);
    let guards = "r1 = x; if (r1 == 1) { y = 1; } ||| r2 = y; if (r2 == 1) { x = 1; } ||| z = 1; ||| r3 = z; if (r3 == 1) { x = 1; }";
    check("java-test10", &[], guards, 5, 8);
}
