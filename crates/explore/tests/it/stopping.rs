//! Limits: an exploration that is stopped says so, and what it saw is right.

use crate::corpus::{files, test};
use fencepost_explore::{Config, Control, Limits, ModelId, Search, Stopped, count};
use std::sync::Arc;
use std::time::Duration;

fn program(name: &str) -> fencepost_program::Program {
    let path = files().into_iter().find(|f| f.file_stem().is_some_and(|s| s == name));
    test(&path.expect("in the corpus")).program
}

#[test]
fn a_number_of_executions() {
    let program = program("fib2");
    let all = count(&program, ModelId::Rc11, &Config::default());
    assert_eq!(all.stopped, None);
    let most = |most: u64| {
        let limits = Limits { max_executions: Some(most), ..Limits::default() };
        Config { search: Search::new(limits), ..Config::default() }
    };
    let ten = count(&program, ModelId::Rc11, &most(10));
    assert_eq!((ten.executions, ten.stopped), (10, Some(Stopped::MaxExecutions)));
    assert!(ten.done > 0.0 && ten.done < 1.0);
    // Reaching the number with nothing left to do is no early stop.
    let exact = count(&program, ModelId::Rc11, &most(all.executions));
    assert_eq!((exact.executions, exact.stopped), (all.executions, None));
}

/// One execution may be longer than the time there is.
#[test]
fn a_timeout_in_the_middle_of_an_execution() {
    let text = "C long\n{ }\nP0 (atomic_int *x) { for (int i = 0; i < 50000000; i++) atomic_store(x, i); }\nforall (true)";
    let file = fencepost_source::SourceFile::new("long.litmus", text);
    let options = fencepost_litmus::Options { unroll: Some(u32::MAX), ..Default::default() };
    let program = fencepost_litmus::parse(&file, &options).expect("a test").program;
    let config = Config { search: Search::within(Duration::from_millis(20)), ..Config::default() };
    let summary = count(&program, ModelId::Rc11, &config);
    assert_eq!((summary.executions, summary.stopped), (0, Some(Stopped::Timeout)));
}

#[test]
fn a_timeout_and_an_interrupt() {
    let program = program("fib2");
    let timeout = Config { search: Search::within(Duration::ZERO), ..Config::default() };
    assert_eq!(count(&program, ModelId::Rc11, &timeout).stopped, Some(Stopped::Timeout));
    let control = Arc::new(Control::default());
    control.stop();
    let interrupted = Config { search: Search::default().with_control(control.clone()), ..Config::default() };
    let summary = count(&program, ModelId::Rc11, &interrupted);
    assert_eq!(summary.stopped, Some(Stopped::Interrupted));
    assert_eq!(control.executions(), summary.executions);
}
