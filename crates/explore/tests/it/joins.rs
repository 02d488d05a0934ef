//! Joins in odd shapes: twice, by several threads, of a thread that does nothing.

use crate::agreement::check_all;
use fencepost_explore::{Config, ModelId, count};
use fencepost_oracle::{Graphs, Limits};
use fencepost_program::*;

/// A statement of the little language here.
enum Stmt {
    Store(u64),
    Load,
    Join(u64),
    /// Starts the function of that number.
    Spawn(u32),
}
use Stmt::{Join, Load, Spawn, Store};

/// Compares engine and oracle on the program whose first `threads` functions run from the start.
#[track_caller]
fn check(threads: usize, functions: &[&[Stmt]]) {
    let program = program(threads, functions);
    let graphs = Graphs::of(&program, &Limits::default()).expect("small");
    check_all(&program, &program, &graphs);
}

fn program(threads: usize, functions: &[&[Stmt]]) -> Program {
    let mut program = Program::new("joins");
    let x = program.add_global(Global::zeroed("x", 4));
    let x = program.global_addr(x);
    for (i, body) in functions.iter().enumerate() {
        let mut f = FunctionBuilder::new(format!("f{i}"), 0);
        for stmt in *body {
            let dst = f.temp();
            f.push(match stmt {
                Store(v) => Op::Store { addr: x.into(), value: (*v).into(), size: Size::B4, mode: Mode::Rlx },
                Load => Op::Load { dst, addr: x.into(), size: Size::B4, mode: Mode::Rlx },
                Join(thread) => Op::Join { dst: None, thread: (*thread).into() },
                Spawn(func) => Op::Spawn { dst, callee: Callee::Func(FuncId(*func)), args: vec![] },
            });
        }
        f.end(Terminator::Return(None));
        let func = program.add_function(f.finish());
        if i < threads {
            program.add_thread(format!("P{i}"), func, vec![]);
        }
    }
    program.finish().expect("valid")
}

#[test]
fn a_thread_is_joined_twice() {
    check(2, &[&[Store(1)], &[Join(0), Load, Join(0), Load]]);
    check(2, &[&[Store(1), Store(2)], &[Load, Join(0), Load, Join(0), Load]]);
}

#[test]
fn a_thread_is_joined_by_two() {
    check(3, &[&[Store(1)], &[Join(0), Load], &[Join(0), Load]]);
    check(3, &[&[Store(1), Load], &[Store(2), Join(0), Load], &[Load, Join(0), Load]]);
}

#[test]
fn a_thread_that_does_nothing_is_joined_by_a_third() {
    // Thread 2 is the one that P0 starts.
    check(2, &[&[Store(1), Spawn(2)], &[Join(2), Load], &[]]);
    check(2, &[&[Store(1), Spawn(2), Store(2)], &[Load, Join(2), Load], &[Load]]);
}

#[test]
fn nobody_is_joined() {
    // Whoever waits for a thread that there is not, or for itself, waits for good.
    for thread in [1, 9, 1 << 32, u64::MAX] {
        let summary =
            count(&program(2, &[&[Store(1)], &[Join(thread), Load]]), ModelId::Rc11, &Config::default());
        assert_eq!((summary.executions, summary.blocked), (0, 1), "join {thread}");
    }
}
