//! Checks that the shipped texts decide like the native definitions, graph by graph.

use crate::samples::{Decision, Races, Tally, agree, both_ways, corpus_graphs, sees_itself};
use crate::support::{seeds, shipped};
use fencepost_cat::{Model, Shape};
use fencepost_graph::Candidate;
use fencepost_models::ModelId;
use fencepost_oracle::samples::{Sample, random_graphs, starts_of_threads};

/// Returns whether a graph satisfies what every execution does, whatever the model.
fn is_well_formed(id: ModelId, c: &Candidate) -> bool {
    c.is_rf_complete() && (!id.has_co() || c.is_co_total())
}

/// Compares texts and definitions.
fn check(samples: &[Sample]) -> Tally {
    let models: Vec<(ModelId, Model)> =
        ModelId::OF_ONE_GRAPH.into_iter().map(|id| (id, shipped(id.name()))).collect();
    let decide = |_: &Sample, candidate: &Candidate| {
        let one = |(id, model): &(ModelId, Model)| {
            // (The text alone forbids updates that see themselves.)
            let well_formed =
                is_well_formed(*id, candidate) || sees_itself(candidate) && *id == ModelId::Jam21;
            let allowed = well_formed && model.allows(candidate);
            let races = (allowed && id.has_races()).then(|| racing(model, candidate));
            (*id, Decision { allowed, races })
        };
        models.iter().map(one).collect()
    };
    let explain = |id: ModelId, candidate: &Candidate| {
        let (_, model) = models.iter().find(|(of, _)| *of == id).expect("a model");
        format!("by its text, {:?}", model.violation(candidate))
    };
    agree(samples, decide, explain)
}

/// Returns the races that a text flags.
fn racing(model: &Model, candidate: &Candidate) -> Races {
    let name = |e: usize| candidate.events[e].name;
    let flags = model.flags(candidate).into_iter().filter(|flag| flag.axiom.name == "race");
    let pairs = flags.flat_map(|flag| match flag.shape {
        Shape::Pairs(pairs) => pairs,
        other => panic!("races are pairs: {other:?}"),
    });
    both_ways(pairs.map(|(a, b)| (name(a), name(b))))
}

#[test]
fn on_random_graphs() {
    let tally = check(&random_graphs(seeds(0..1500), 12));
    if std::env::var_os("FENCEPOST_SEEDS").is_some() {
        return;
    }
    assert!(
        tally.graphs > 3000 && tally.cyclic > 100 && tally.racy > 100 && tally.distinguishing > 1000,
        "{tally:?}"
    );
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 300 && *forbidden > 300));
}

#[test]
fn the_texts_decide_like_the_definitions_on_the_corpus() {
    let tally = check(&corpus_graphs(60));
    assert!(tally.graphs > 2000 && tally.distinguishing > 1000, "{tally:?}");
}

/// Graphs that chance does not make.
#[test]
fn on_starts_of_threads() {
    check(&starts_of_threads());
}
