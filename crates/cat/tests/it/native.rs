//! The shipped texts say the same as the native definitions, graph by graph.

use crate::support::{folder, seeds, shipped};
use fencepost_cat::{Model, Shape};
use fencepost_graph::{Candidate, EventRef};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{consistent, is_cyclic, races, violated};
use fencepost_oracle::samples::{Sample, graphs_of_programs, random_graphs, starts_of_threads};
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Default, Debug)]
struct Tally {
    graphs: usize,
    cyclic: usize,
    racy: usize,
    /// Graphs on which models differ.
    telling: usize,
    /// For each model, how many graphs it allowed and forbade.
    verdicts: BTreeMap<&'static str, (usize, usize)>,
}

/// What every execution satisfies, whatever the model, before its text is asked.
fn is_well_formed(id: ModelId, c: &Candidate) -> bool {
    c.is_rf_complete() && (!id.has_co() || c.is_co_total())
}

/// Does an update see its own write? The text of jam21 forbids it; the native definition takes an update for one event, to which
/// nothing comes from itself. No engine builds such a graph, and no program has it.
pub fn sees_itself(c: &Candidate) -> bool {
    c.rmw.iter().any(|(read, write)| c.rf.contains(write, read))
}

/// Compares texts and definitions.
fn check(samples: &[Sample]) -> Tally {
    let models: Vec<(ModelId, Model)> =
        ModelId::OF_ONE_GRAPH.into_iter().map(|id| (id, shipped(id.name()))).collect();
    let mut tally = Tally::default();
    for Sample { execution, about } in samples {
        let candidate = Candidate::from_execution(execution);
        let mut verdicts = BTreeSet::new();
        for (id, model) in &models {
            if *id == ModelId::Jam21 && sees_itself(&candidate) {
                assert!(!model.allows(&candidate), "{execution:#?}");
                continue;
            }
            let allowed = is_well_formed(*id, &candidate) && model.allows(&candidate);
            let expected = consistent(*id, &candidate);
            assert_eq!(
                allowed,
                expected,
                "{id}: by definition, violates {:?}; by its text, {:?}\n{execution:#?}\n{about}",
                violated(*id, &candidate),
                model.violation(&candidate),
            );
            let count = tally.verdicts.entry(id.name()).or_default();
            if expected {
                count.0 += 1
            } else {
                count.1 += 1
            }
            verdicts.insert(expected);
            if expected && id.has_races() {
                let found = racing(model, &candidate);
                let expected: BTreeSet<_> = races(*id, &candidate).into_iter().map(sorted).collect();
                assert_eq!(found, expected, "{id}: races\n{execution:#?}\n{about}");
                tally.racy += usize::from(!expected.is_empty());
            }
        }
        tally.graphs += 1;
        tally.cyclic += usize::from(is_cyclic(&candidate));
        tally.telling += usize::from(verdicts.len() > 1);
    }
    eprintln!("{tally:?}");
    tally
}

fn sorted((a, b): (EventRef, EventRef)) -> (EventRef, EventRef) {
    (a.min(b), a.max(b))
}

/// The races that a text flags.
fn racing(model: &Model, candidate: &Candidate) -> BTreeSet<(EventRef, EventRef)> {
    let name = |e: &usize| candidate.events[*e].name;
    let flags = model.flags(candidate).into_iter().filter(|flag| flag.axiom.name == "race");
    let pairs = flags.flat_map(|flag| match flag.shape {
        Shape::Pairs(pairs) => pairs,
        other => panic!("races are pairs: {other:?}"),
    });
    pairs.map(|(a, b)| sorted((name(&a), name(&b)))).collect()
}

/// Graphs of the litmus tests.
pub fn corpus_graphs(most: usize) -> Vec<Sample> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder("tests/litmus")).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|e| e == "litmus"));
    let programs = files.map(|path| {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).unwrap());
        (name, fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).unwrap().program)
    });
    graphs_of_programs(programs, most)
}

#[test]
fn on_random_graphs() {
    let tally = check(&random_graphs(seeds(0..1500), 12));
    if std::env::var_os("FENCEPOST_SEEDS").is_some() {
        return;
    }
    assert!(
        tally.graphs > 3000 && tally.cyclic > 100 && tally.racy > 100 && tally.telling > 1000,
        "{tally:?}"
    );
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 300 && *forbidden > 300));
}

#[test]
fn on_the_corpus() {
    let tally = check(&corpus_graphs(60));
    assert!(tally.graphs > 2000 && tally.telling > 1000, "{tally:?}");
}

/// Graphs that chance does not make.
#[test]
fn on_starts_of_threads() {
    check(&starts_of_threads());
}
