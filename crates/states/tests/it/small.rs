//! Small programs with known answers.

use crate::agrees::{litmus, look};
use fencepost_states::{Config, Machine, Merging, Switch};

/// Returns the settings of the thesis: every operation that enters a buffer is a step.
fn unreduced(machine: Machine) -> Config {
    let merging = Merging { reduction: Switch::Off, ..Merging::default() };
    Config { merging, ..Config::new(machine) }
}

#[test]
fn figures_3_4_and_3_5() {
    let program = litmus(
        "C SB {} P0 (atomic_int* x, atomic_int* y) { atomic_store_explicit(x, 1, memory_order_relaxed); int r0 = atomic_load_explicit(y, memory_order_relaxed); } P1 (atomic_int* x, atomic_int* y) { atomic_store_explicit(y, 1, memory_order_relaxed); int r0 = atomic_load_explicit(x, memory_order_relaxed); } exists (0:r0=0 /\\ 1:r0=0)",
    );
    let states = |machine| look(&program, &unreduced(machine)).summary.states;
    assert_eq!(states(Machine::Sc), 13);
    assert_eq!(states(Machine::Tso), 34);
    assert_eq!(states(Machine::Pso), 34);
    assert_eq!(states(Machine::Lmo), 62);
    let reduced = |machine| look(&program, &Config::new(machine)).summary.states;
    assert!(reduced(Machine::Tso) < 34);
    assert!(reduced(Machine::Lmo) < 62);
}
