//! The reference machine: its rules one by one, and against the enumerator.

use crate::programs::*;
use fencepost_models::ModelId;
use fencepost_oracle::generate::{Knobs, Sample, Stmt, Target, Value, Var, generate, generate_spawning};
use fencepost_oracle::machine::{Coverage, Machine, MachineConfig, MachineLimits, MachineOutcome, run};
use fencepost_oracle::{FinalValues, Graphs, Limits, OracleError};
use fencepost_program::Mode::{Acq, Rel, Rlx, Sc as SeqCst};
use fencepost_program::{FenceKind, Mode, Program, ThreadId};
use std::collections::BTreeSet;

fn on(program: &Program, config: MachineConfig) -> MachineOutcome {
    run(&program.without_loop_marks(), &config).unwrap()
}

fn unbounded(program: &Program, machine: Machine) -> MachineOutcome {
    on(program, MachineConfig::unbounded(machine))
}

/// On which machines can these registers (thread, name) have these values in the end?
fn where_possible(program: &Program, wanted: &[((u32, &str), u64)]) -> String {
    let has = |last: &FinalValues| {
        wanted.iter().all(|((t, name), value)| last.registers[&(ThreadId(*t), (*name).to_owned())] == *value)
    };
    let all = Machine::ALL.iter().filter(|m| unbounded(program, **m).finals.iter().any(has));
    all.map(|m| m.to_string()).collect::<Vec<_>>().join(" ")
}

/// `a = 1; between; r9 = b` against the same the other way round.
fn sb(mode: Mode, between: &[Stmt], load_mode: Mode) -> Program {
    let thread = |a: Var, b: Var| [&[store(a, 1, mode)], between, &[load(9, b, load_mode)]].concat();
    threads(vec![thread(X, Y), thread(Y, X)])
}

/// `r9 = a; between; b = 1` against the same the other way round.
fn lb(load_mode: Mode, between: &[Stmt], mode: Mode) -> Program {
    let thread = |a: Var, b: Var| [&[load(9, a, load_mode)], between, &[store(b, 1, mode)]].concat();
    threads(vec![thread(X, Y), thread(Y, X)])
}

#[test]
fn print_sb() {
    let program = sb(Rlx, &[], Rlx);
    for machine in Machine::ALL {
        let outcome = unbounded(&program, machine);
        println!(
            "{machine}: {} states, {} transitions, {} finals",
            outcome.states,
            outcome.transitions,
            outcome.finals.len()
        );
    }
}
