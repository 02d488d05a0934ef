//! The texts say the same as the declarative models, graph by graph.
//!
//! Graphs are those of random programs and of the litmus corpus, changed so that most are inconsistent for some model.

use crate::fixed::Fixed;
use crate::mutants::mutants;
use fencepost_graph::EventRef;
use fencepost_models::ModelId;
use fencepost_models::declarative::{
    Candidate, consistent, consistent_without_co, is_cyclic, races, violated,
};
use fencepost_oracle::samples::{Sample, graphs_of_programs, random_graphs, starts_of_threads};
use fencepost_relational::{Atom, Options};
use fencepost_rml::Model;
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// `FENCEPOST_SEEDS=a..b` asks for others.
fn seeds(usual: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let given = std::env::var("FENCEPOST_SEEDS").ok();
    let parse = |text: &str| {
        let (from, to) = text.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    };
    given.map_or(usual, |text| parse(&text).expect("FENCEPOST_SEEDS=from..to"))
}

/// Graphs of the litmus tests.
fn corpus_graphs(most: usize) -> Vec<Sample> {
    let mut files: Vec<_> =
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus"))
            .unwrap()
            .map(|e| e.unwrap().path())
            .collect();
    files.sort();
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|e| e == "litmus"));
    let programs = files.map(|path| {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).unwrap());
        (name, fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).unwrap().program)
    });
    graphs_of_programs(programs, most)
}

/// What the text says of a graph, and the races if it allows the graph.
fn by_text(model: &Model, world: &Fixed, candidate: &Candidate) -> (bool, Option<BTreeSet<Vec<Atom>>>) {
    let (problem, lowered) = world.problem(model, &candidate.co);
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

/// Compares texts and definitions.
fn check(samples: &[Sample]) -> Tally {
    let load = |id: ModelId| (id, Model::load(id.name()).expect("a text for every model"));
    let models: Vec<(ModelId, Model)> = ModelId::OF_ONE_GRAPH.into_iter().map(load).collect();
    let mut tally = Tally::default();
    for Sample { execution, about } in samples {
        let candidate = Candidate::from_execution(execution);
        let world = Fixed::new(&candidate);
        let mut verdicts = BTreeSet::new();
        for (id, model) in &models {
            let (allowed, races) = by_text(model, &world, &candidate);
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
            if let Some(found) = races {
                let expected = races_of(*id, &world, &candidate);
                assert_eq!(found, expected, "{id}: races\n{execution:#?}\n{about}");
                tally.racy += usize::from(!expected.is_empty());
            }
        }
        // RC11's coherence on top of it hides much of what jam21-genmc says by itself.
        let (id, part) = (ModelId::Jam21Genmc, ["co-jom", "pushto"]);
        let (_, model) = models.iter().find(|(of, _)| *of == id).expect("it is among them");
        let (problem, _) = world.problem(model, &candidate.co);
        let on: Vec<_> = problem.constraints().filter(|id| part.contains(&problem.name(*id))).collect();
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
fn texts_and_definitions_agree_on_random_graphs() {
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
fn texts_and_definitions_agree_on_the_corpus() {
    let tally = check(&corpus_graphs(20));
    assert!(tally.graphs > 1000 && tally.telling > 500, "{tally:?}");
}

/// Graphs that chance does not make.
#[test]
fn texts_and_definitions_agree_on_starts_of_threads() {
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
        .map(|candidate| (candidate.clone(), Fixed::new(&candidate)))
        .collect();
    for id in ModelId::OF_ONE_GRAPH {
        let expected: Vec<bool> = graphs.iter().map(|(candidate, _)| consistent(id, candidate)).collect();
        let mut survivors = vec![];
        let mut count = 0;
        for (what, text) in mutants(Model::shipped(id.name()).unwrap()) {
            let Ok(model) = Model::parse(&SourceFile::new(id.name(), text)) else { continue };
            count += 1;
            let differs = graphs.iter().zip(&expected).any(|((candidate, world), expected)| {
                let (allowed, found) = by_text(&model, world, candidate);
                allowed != *expected || found.is_some_and(|found| found != races_of(id, world, candidate))
            });
            if !differs {
                survivors.push(what);
            }
        }
        eprintln!("{id}: {} of {count} changes go unnoticed\n  {}", survivors.len(), survivors.join("\n  "));
    }
}
