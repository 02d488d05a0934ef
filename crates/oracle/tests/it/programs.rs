//! A short way to write programs down in tests.

use fencepost_models::ModelId;
use fencepost_oracle::generate::{Sketch, Stmt, Target, Value, Var, lower};
use fencepost_oracle::{Graphs, Limits, Outcome};
use fencepost_program::{Mode, Program, Reg, RmwOp, ThreadId};

pub const X: Var = Var(0);
pub const Y: Var = Var(1);

pub fn load(to: u32, var: Var, mode: Mode) -> Stmt {
    Stmt::Load { to: Target(to), var, mode }
}

pub fn store(var: Var, value: u64, mode: Mode) -> Stmt {
    Stmt::Store { var, value: Value::Const(value), mode }
}

/// Returns `to = fetch_add(var, 1)`.
pub fn fai(to: u32, var: Var, mode: Mode) -> Stmt {
    Stmt::Rmw { op: RmwOp::Add, to: Target(to), var, arg: Value::Const(1), mode }
}

/// Returns a relaxed compare-and-exchange.
pub fn cas(to: u32, var: Var, expected: u64, new: u64) -> Stmt {
    let (success, failure) = (Mode::Rlx, Mode::Rlx);
    Stmt::Cas { to: Target(to), var, expected, new: Value::Const(new), success, failure }
}

/// Returns a program of threads on four variables and two mutexes, all 0.
pub fn threads(threads: Vec<Vec<Stmt>>) -> Program {
    lower(&Sketch { vars: vec![0; 4], mutexes: 2, main: None, threads }, "hand-made")
}

/// Returns a program of such threads, started and joined by `main`.
pub fn spawning(main: Vec<Stmt>, threads: Vec<Vec<Stmt>>) -> Program {
    lower(&Sketch { vars: vec![0; 4], mutexes: 2, main: Some(main), threads }, "hand-made")
}

pub fn under(program: &Program, model: ModelId) -> Outcome {
    Graphs::of(program, &Limits::default()).unwrap().under(model).unwrap()
}

pub fn count(program: &Program, model: ModelId) -> usize {
    under(program, model).complete.len()
}

/// Returns the final values of registers (given by thread and name) in each execution, sorted, without
/// repetitions.
pub fn values(program: &Program, outcome: &Outcome, regs: &[(u32, &str)]) -> Vec<Vec<u64>> {
    let find = |name: &str, function: &fencepost_program::Function| -> Reg {
        function.reg_names.iter().find(|(_, n)| n == name).expect("a register of this name").0
    };
    let function = |thread: u32| match program.threads.get(thread as usize) {
        Some(entry) => program.function(entry.func),
        // Started by main, in order.
        None => &program.functions[thread as usize - 1],
    };
    let mut all: Vec<Vec<u64>> = outcome
        .complete
        .iter()
        .map(|c| {
            let value = |(t, name): &(u32, &str)| c.last.reg(ThreadId(*t), find(name, function(*t))).unwrap();
            regs.iter().map(value).collect()
        })
        .collect();
    all.sort();
    all.dedup();
    all
}
