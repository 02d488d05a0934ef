//! Relations between models that theory promises, on random programs.

use fencepost_graph::Execution;
use fencepost_models::ModelId::{self, *};
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_oracle::{Graphs, Limits};
use fencepost_program::{FenceKind, Mode};
use std::collections::{BTreeMap, BTreeSet};

/// Small enough to be fast; what is larger is skipped.
const LIMITS: Limits = Limits { events: 40, graphs: 2_000, orders: 2_000 };

/// Checks that everything the stronger model of each pair allows, the weaker one allows.
fn check(sample: &Sample, pairs: &[(ModelId, ModelId)]) {
    let Ok(graphs) = Graphs::of(&sample.program, &LIMITS) else { return };
    let mut found: BTreeMap<ModelId, BTreeSet<Execution>> = BTreeMap::new();
    let models: BTreeSet<ModelId> = pairs.iter().flat_map(|(strong, weak)| [*strong, *weak]).collect();
    for model in models {
        let Ok(outcome) = graphs.under(model) else { return };
        // What holds of complete graphs holds of blocked ones.
        let blocked = outcome.blocked.iter().map(|b| b.execution.clone());
        found.insert(model, outcome.executions().into_iter().chain(blocked).collect());
    }
    for (strong, weak) in pairs {
        let comparable = |e: &Execution| match weak.has_co() {
            true => e.clone(),
            false => Execution { co: vec![], ..e.clone() },
        };
        if let Some(extra) = found[strong].iter().find(|e| !found[weak].contains(&comparable(e))) {
            panic!("allowed by {strong}, not by {weak}:\n{sample}\n{extra:#?}");
        }
    }
}

/// `sc`, `tso`, `pso` in a chain; what compilers rely on (`tso` and `pso` implement `rc11` and `rc20`); `tso`
/// is stronger than release-acquire; `wrc11` keeps the `rf` of every `rc11` execution.
const ALWAYS: [(ModelId, ModelId); 10] = [
    (Sc, Tso),
    (Tso, Pso),
    (Sc, Ra),
    (Sc, Rc11),
    (Tso, Ra),
    (Tso, Rc11),
    (Tso, Rc20),
    (Pso, Rc11),
    (Pso, Rc20),
    (Rc11, Wrc11),
];

#[test]
fn stronger_models_allow_less() {
    let presets = [
        Knobs::default(),
        Knobs::default().with_fences(),
        Knobs::default().with_updates(),
        Knobs::default().with_locks(),
        Knobs::default().with_release_sequences(),
        Knobs::only(&[Mode::Sc]),
        Knobs::only(&[Mode::Rlx]),
    ];
    for knobs in presets {
        for seed in 0..60 {
            check(&generate(seed, &knobs), &ALWAYS);
            check(&generate_spawning(seed, &knobs), &ALWAYS);
        }
    }
}

/// Without sc accesses and sc fences, whatever synchronises in RC11 is `po ∪ rf`, which is `hb` in `ra`.
#[test]
fn release_acquire_is_stronger_than_rc11_without_sc() {
    let mut knobs = Knobs::default().with_fences();
    knobs.modes.retain(|mode| !mode.is_sc());
    knobs.fences.retain(|kind| !kind.is_sc());
    for seed in 0..200 {
        check(&generate(seed, &knobs), &[(Ra, Rc11), (Ra, Rc20)]);
    }
}

/// Where every access is sc, or a full fence stands everywhere, the models of hardware and of C11 are sc.
#[test]
fn all_sc_is_sc() {
    let knobs = Knobs::only(&[Mode::Sc]);
    for seed in 0..150 {
        check(&generate(seed, &knobs), &[(Rc11, Sc), (Rc20, Sc), (Tso, Sc), (Pso, Sc)]);
    }
}

#[test]
fn the_same_seed_gives_the_same_program() {
    let knobs = Knobs { fences: vec![FenceKind::Sc], ..Knobs::default() };
    for seed in 0..20 {
        let (a, b) = (generate(seed, &knobs), generate(seed, &knobs));
        assert_eq!(a.sketch, b.sketch);
        assert_eq!(a.program.functions, b.program.functions);
        assert_ne!(a.sketch, generate(seed + 1, &knobs).sketch);
    }
}

/// The generator makes what it is meant to make: every kind of statement, and programs that tell models
/// apart.
#[test]
fn random_programs_are_worth_running() {
    let text: String = (0..400).map(|seed| generate(seed, &Knobs::default()).to_string()).collect();
    let words = [
        ".na", ".rlx", ".acq", ".rel", ".acqrel", ".sc", "Add(", "Xchg(", "cas(", "fence.ss", "fence.ll",
        "if (", "} else {", "assume(", "await(", "while (", "lock(m0)", "lock(m1)", "trylock(", "choose(",
    ];
    for word in words {
        assert!(text.contains(word), "{word}");
    }
    let mut differ = 0;
    for seed in 0..150 {
        let sample = generate(seed, &Knobs::default().without_blocking());
        let Ok(all) = Graphs::of(&sample.program, &LIMITS) else { continue };
        differ += u32::from(all.under(Sc).unwrap().executions() != all.under(Rc11).unwrap().executions());
    }
    assert!(differ > 12, "{differ} of 150 programs tell rc11 from sc");
}
