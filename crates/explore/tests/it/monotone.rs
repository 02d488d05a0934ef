//! Checks that the engine allows under one model all that it allows under another, where theory says so.

use crate::agreement::engine;
use crate::corpus::{files, test};
use fencepost_explore::ModelId;
use fencepost_graph::Execution;
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_program::Program;
use std::collections::BTreeSet;

fn executions(program: &Program, model: ModelId) -> BTreeSet<Execution> {
    engine(program, model).0.executions.into_keys().collect()
}

fn check(name: &str, program: &Program) {
    let [sc, tso, pso, ra, rc11, wrc11] =
        [ModelId::Sc, ModelId::Tso, ModelId::Pso, ModelId::Ra, ModelId::Rc11, ModelId::Wrc11]
            .map(|model| executions(program, model));
    let pairs = [
        ("sc ⊆ tso", &sc, &tso),
        ("tso ⊆ pso", &tso, &pso),
        ("sc ⊆ ra", &sc, &ra),
        ("sc ⊆ rc11", &sc, &rc11),
    ];
    for (what, stronger, weaker) in pairs {
        assert!(stronger.is_subset(weaker), "{name}: {what}");
    }
    for execution in rc11 {
        let without_co = Execution { co: vec![], ..execution };
        assert!(
            wrc11.contains(&without_co),
            "{name}: the rf of an rc11 execution is in wrc11\n{without_co:#?}"
        );
    }
}

#[test]
fn weaker_models_allow_more() {
    for path in files() {
        let test = test(&path);
        check(&test.name, &test.program);
    }
    for seed in 0..300 {
        let sample = generate(seed, &Knobs::default().with_accesses(6));
        check(&sample.to_string(), &sample.program);
    }
}
