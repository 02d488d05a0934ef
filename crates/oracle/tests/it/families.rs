//! Program families with published counts (RCMC, POPL 2018, Tables 1 and 2, and its small examples).

use crate::programs::*;
use fencepost_models::ModelId::{self, *};
use fencepost_oracle::generate::Stmt;
use fencepost_program::Mode::{Acq, Rel, Rlx};
use fencepost_program::Program;

/// Returns a program of N copies of a thread.
fn copies(n: usize, body: Vec<Stmt>) -> Program {
    threads(vec![body; n])
}

fn casw(n: u64) -> Program {
    threads((1..=n).map(|i| vec![cas(0, X, 0, i), store(X, i + 3, Rel)]).collect())
}

#[track_caller]
fn check(program: &Program, expected: &[(ModelId, usize)]) {
    for (model, executions) in expected {
        assert_eq!(count(program, *model), *executions, "{model}");
    }
}

#[test]
fn ainc() {
    for (n, factorial) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
        let program = copies(n, vec![fai(0, X, Rlx)]);
        check(&program, &ModelId::OF_ONE_GRAPH.map(|model| (model, factorial)));
    }
}

#[test]
fn binc() {
    check(&copies(2, vec![fai(0, X, Rlx), fai(1, Y, Rlx)]), &[(Rc11, 4), (Wrc11, 4)]);
    check(&copies(3, vec![fai(0, X, Rlx), fai(1, Y, Rlx)]), &[(Rc11, 36)]);
}

#[test]
fn casw_2_and_3() {
    check(&casw(2), &[(Sc, 6), (Tso, 6), (Rc11, 6), (Wrc11, 4)]);
    check(&casw(3), &[(Sc, 66), (Tso, 66), (Rc11, 66), (Wrc11, 24)]);
}

#[test]
fn casw_4() {
    check(&casw(4), &[(Wrc11, 200), (Rc11, 1200), (Sc, 1200), (Tso, 1200)]);
}

#[test]
fn casrot() {
    let casrot = |n: u64| threads((1..=n).map(|i| vec![cas(0, X, i - 1, i)]).collect());
    check(&casrot(4), &[(Rc11, 14), (Sc, 14)]);
    check(&casrot(6), &[(Rc11, 144)]);
}

#[test]
fn readers() {
    let readers =
        |n: usize| threads([vec![vec![store(X, 42, Rel)]], vec![vec![load(0, X, Acq)]; n]].concat());
    check(&readers(3), &[(Rc11, 8), (Wrc11, 8), (Sc, 8)]);
    check(&readers(6), &[(Rc11, 64)]);
}

#[test]
fn writers() {
    let writers = |n: u64| threads((1..=n).map(|i| vec![store(X, i, Rlx)]).collect());
    check(&writers(4), &[(Rc11, 24), (Ra, 24), (Wrc11, 1)]);
}

/// RCMC has 6 executions for CO2RRW. That is the count of two threads that read, read and write; of a thread
/// that reads twice next to one that reads once and writes, there are 3.
#[test]
fn co2rrw() {
    let rrw = |value: u64| vec![load(0, X, Rlx), load(1, X, Rlx), store(X, value, Rlx)];
    check(&threads(vec![rrw(1), rrw(2)]), &[(Rc11, 6), (Sc, 6)]);
    let rr = vec![load(0, X, Rlx), load(1, X, Rlx)];
    check(&threads(vec![rr, vec![load(0, X, Rlx), store(X, 1, Rlx)]]), &[(Rc11, 3), (Sc, 3)]);
}

#[test]
fn corr2() {
    let reader = || vec![load(0, X, Rlx), load(1, X, Rlx)];
    let program = threads(vec![vec![store(X, 1, Rlx)], vec![store(X, 2, Rlx)], reader(), reader()]);
    check(&program, &[(Rc11, 72), (Rc20, 72), (Wrc11, 49)]);
}

#[test]
fn ww3r() {
    let reader = vec![load(0, X, Rlx), load(1, X, Rlx), load(2, X, Rlx)];
    let program = threads(vec![vec![store(X, 1, Rlx)], vec![store(X, 2, Rlx)], reader]);
    let abc = [(2, "r0"), (2, "r1"), (2, "r2")];
    let there_and_back = vec![1, 2, 1];
    assert!(values(&program, &under(&program, Wrc11), &abc).contains(&there_and_back));
    assert!(!values(&program, &under(&program, Rc11), &abc).contains(&there_and_back));
}

#[test]
fn fai_and_fai_then_read() {
    let program = threads(vec![vec![fai(0, X, Rlx)], vec![fai(0, X, Rlx), load(1, X, Rlx)]]);
    for model in [Rc11, Wrc11] {
        let all = values(&program, &under(&program, model), &[(0, "r0"), (1, "r0"), (1, "r1")]);
        let after: Vec<_> = all.iter().filter(|v| v[0] == 0 && v[1] == 1).collect();
        assert_eq!(after, [&vec![0, 1, 2]], "{model}");
    }
}
