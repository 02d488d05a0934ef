//! The shipped texts, put into formulas, say the same as the native definitions, graph by graph: what the solver decides by is the model.

use crate::fixed::Fixed;
use crate::mutants::mutants;
use crate::native::{corpus_graphs, sees_itself};
use crate::support::{seeds, shipped, text_of};
use fencepost_cat::Model;
use fencepost_graph::{Candidate, EventRef};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{consistent, consistent_without_co, is_cyclic, races, violated};
use fencepost_oracle::samples::{Sample, random_graphs, starts_of_threads};
use fencepost_relational::{Atom, Options};
use fencepost_rml::Theory;
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};

/// What the formulas say of a graph, and the races if they allow the graph.
fn by_solving(
    theory: &dyn Theory,
    world: &Fixed,
    candidate: &Candidate,
) -> (bool, Option<BTreeSet<Vec<Atom>>>) {
    let (problem, lowered) = world.problem(theory, &candidate.co);
    let answer = problem.session(&Options::default()).solve();
    let allowed = answer.is_sat();
    let races = lowered
        .let_("race", None)
        .zip(answer.instance())
        .map(|(race, instance)| instance.eval(&race).iter().map(<[Atom]>::to_vec).collect());
    (allowed, races)
}

fn races_of(id: ModelId, world: &Fixed, candidate: &Candidate) -> BTreeSet<Vec<Atom>> {
    let atom = |name: EventRef| {
        world.events[candidate.events.iter().position(|e| e.name == name).expect("an event")]
    };
    let pairs = races(id, candidate);
    pairs.iter().map(|(a, b)| (atom(*a), atom(*b))).flat_map(|(a, b)| [vec![a, b], vec![b, a]]).collect()
}

#[derive(Default, Debug)]
struct Tally {
    graphs: usize,
    /// Graphs with a cycle of `po` and `rf`, and those of them that `jam21` allows.
    cyclic: (usize, usize),
    racy: usize,
    /// What `jam21-genmc` without a coherence order allows and forbids.
    jom: (usize, usize),
    /// Graphs on which models differ.
    telling: usize,
    /// For each model, how many graphs it allowed and forbade.
    verdicts: BTreeMap<&'static str, (usize, usize)>,
}

/// Compares formulas and definitions.
fn check(samples: &[Sample]) -> Tally {
    let models: Vec<(ModelId, Model)> =
        ModelId::OF_ONE_GRAPH.into_iter().map(|id| (id, shipped(id.name()))).collect();
    let theories: Vec<_> =
        models.iter().map(|(id, model)| (*id, model.theory().expect("formulas"))).collect();
    let mut tally = Tally::default();
    for Sample { execution, about } in samples {
        let candidate = Candidate::from_execution(execution);
        let world = Fixed::new(&candidate);
        let mut verdicts = BTreeSet::new();
        for (id, theory) in &theories {
            let (allowed, races) = by_solving(theory, &world, &candidate);
            if *id == ModelId::Jam21 && sees_itself(&candidate) {
                assert!(!allowed, "{execution:#?}");
                continue;
            }
            let expected = consistent(*id, &candidate);
            let why = violated(*id, &candidate);
            assert_eq!(allowed, expected, "{id}: violates {why:?}\n{execution:#?}\n{about}");
            let count = tally.verdicts.entry(id.name()).or_default();
            if expected {
                count.0 += 1
            } else {
                count.1 += 1
            }
            verdicts.insert(expected);
            assert!(!expected || races.is_some() == id.has_races(), "{id}");
            if let Some(found) = races {
                let expected = races_of(*id, &world, &candidate);
                assert_eq!(found, expected, "{id}: races\n{execution:#?}\n{about}");
                tally.racy += usize::from(!expected.is_empty());
            }
        }
        // RC11's coherence on top of it hides much of what jam21-genmc says by itself.
        let id = ModelId::Jam21Genmc;
        let (_, theory) = theories.iter().find(|(of, _)| *of == id).expect("it is among them");
        let (problem, _) = world.problem(theory, &candidate.co);
        let on: Vec<_> = problem.constraints().filter(|id| problem.name(*id) == "co-jom").collect();
        let allowed = problem.session(&Options::default()).solve_with(&on).is_sat();
        let expected = consistent_without_co(id, &candidate);
        assert_eq!(Some(allowed), expected, "co-jom\n{execution:#?}\n{about}");
        tally.jom.0 += usize::from(allowed);
        tally.jom.1 += usize::from(!allowed);
        tally.graphs += 1;
        if is_cyclic(&candidate) {
            tally.cyclic.0 += 1;
            tally.cyclic.1 += usize::from(consistent(ModelId::Jam21, &candidate));
        }
        tally.telling += usize::from(verdicts.len() > 1);
    }
    eprintln!("{tally:?}");
    tally
}

#[test]
fn on_random_graphs() {
    let tally = check(&random_graphs(seeds(0..500), 12));
    if std::env::var_os("FENCEPOST_SEEDS").is_some() {
        return;
    }
    assert!(
        tally.graphs > 1000 && tally.cyclic.1 > 5 && tally.racy > 100 && tally.telling > 300,
        "{tally:?}"
    );
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 100 && *forbidden > 100));
}

#[test]
fn on_the_corpus() {
    let tally = check(&corpus_graphs(20));
    assert!(tally.graphs > 1000 && tally.telling > 500, "{tally:?}");
}

/// Graphs that chance does not make.
#[test]
fn on_starts_of_threads() {
    check(&starts_of_threads());
}

/// How sharp the comparison is: texts with a small change, and whether some graph shows it.
#[test]
#[ignore = "takes minutes; for whoever changes the texts or the graphs"]
fn changed_texts_disagree() {
    let mut samples = corpus_graphs(100);
    samples.append(&mut random_graphs(0..600, 20));
    let graphs: Vec<(Candidate, Fixed)> = samples
        .iter()
        .map(|sample| Candidate::from_execution(&sample.execution))
        .filter(|candidate| !sees_itself(candidate))
        .map(|candidate| (candidate.clone(), Fixed::new(&candidate)))
        .collect();
    for id in ModelId::OF_ONE_GRAPH {
        let expected: Vec<bool> = graphs.iter().map(|(candidate, _)| consistent(id, candidate)).collect();
        let mut survivors = vec![];
        let mut count = 0;
        for (what, text) in mutants(&text_of(id.name())) {
            let Ok(model) = Model::parse(&SourceFile::new("changed.cat", text)) else { continue };
            let Ok(theory) = model.theory() else { continue };
            count += 1;
            let differs = graphs.iter().zip(&expected).any(|((candidate, world), expected)| {
                let (allowed, found) = by_solving(&theory, world, candidate);
                allowed != *expected || found.is_some_and(|found| found != races_of(id, world, candidate))
            });
            if !differs {
                survivors.push(what);
            }
        }
        eprintln!("{id}: {} of {count} changes go unnoticed\n  {}", survivors.len(), survivors.join("\n  "));
    }
}
