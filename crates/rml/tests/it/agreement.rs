//! The texts say the same as the declarative models, graph by graph.
//!
//! Graphs are those of random programs and of the litmus corpus. Most are inconsistent for some model: coherence orders are
//! taken at random, and reads are made to see other writes (the values of such a graph make no sense, but no model looks
//! at them), which also makes cycles of `po` and `rf`.

use crate::fixed::Fixed;
use crate::mutants::mutants;
use fencepost_graph::{EventRef, Execution, Label, Loc};
use fencepost_models::ModelId;
use fencepost_models::declarative::{Candidate, consistent, is_cyclic, races, violated};
use fencepost_oracle::generate::{Knobs, Weights, generate, generate_spawning};
use fencepost_oracle::{Graphs, Limits, Rng};
use fencepost_relational::{Atom, Options};
use fencepost_rml::Model;
use fencepost_source::SourceFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The largest graphs that are looked at: the declarative models of Java's access modes list orders.
const MAX_EVENTS: usize = 12;

/// A graph and the program it is of.
struct Sample {
    execution: Execution,
    about: String,
}

fn writes(execution: &Execution) -> BTreeMap<Loc, Vec<EventRef>> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events() {
        if let Label::Write { loc, .. } = event.label {
            writes.entry(loc).or_default().push(name);
        }
    }
    writes
}

/// A coherence order that sometimes disagrees with program order.
fn some_order(execution: &Execution, rng: &mut Rng) -> Vec<(Loc, Vec<EventRef>)> {
    let mut orders: Vec<_> = writes(execution).into_iter().collect();
    for (_, order) in &mut orders {
        for _ in 0..rng.below(3) {
            let (a, b) = (rng.below(order.len() as u32) as usize, rng.below(order.len() as u32) as usize);
            order.swap(a, b);
        }
    }
    orders
}

/// Makes a read or two see another write.
fn see_others(execution: &mut Execution, rng: &mut Rng) {
    let writes = writes(execution);
    let reads = execution.events().filter(|(_, event)| event.label.is_read()).count() as u32;
    for event in execution.threads.iter_mut().flatten() {
        // Values must agree with what is seen; no model looks at them otherwise.
        match &mut event.label {
            Label::Read { value, .. } | Label::Write { value, .. } => *value = 0,
            _ => {}
        }
        if let (Label::Read { loc, .. }, Some(source)) = (event.label, &mut event.rf)
            && rng.below(reads) == 0
        {
            let all = writes.get(&loc).map_or(&[][..], Vec::as_slice);
            let choice = rng.below(all.len() as u32 + 1) as usize;
            *source = all.get(choice).copied().unwrap_or(EventRef::Init(loc));
        }
    }
}

/// A graph with random coherence orders, as it is and with reads that see other writes.
fn vary(execution: &Execution, rounds: usize, rng: &mut Rng, about: &str, all: &mut Vec<Sample>) {
    if execution.events().count() > MAX_EVENTS {
        return;
    }
    for round in 0..rounds {
        let mut execution = execution.clone();
        if round % 2 == 1 {
            see_others(&mut execution, rng);
        }
        execution.co = some_order(&execution, rng);
        all.push(Sample { execution, about: about.to_string() });
    }
}

/// Graphs of random programs: of these seeds, at most `each` graphs.
fn random_graphs(seeds: std::ops::Range<u64>, each: usize) -> Vec<Sample> {
    let mut all = vec![];
    // Rings are where models differ; the others have updates, locks and more of one location.
    let plain = Knobs { accesses: 4..=7, ..Knobs::default() };
    let weights = Weights { load: 30, store: 30, rmw: 10, fence: 25, ..Weights::LOADS_AND_STORES };
    let rings = Knobs { accesses: 4..=6, vars: 2..=3, rings: 100, weights, ..Knobs::default() };
    for seed in seeds {
        let sample = match seed % 8 {
            3 => generate_spawning(seed, &plain),
            1 | 5 => generate(seed, &plain),
            _ => generate(seed, &rings),
        };
        let mut rng = Rng::new(seed);
        let Ok(graphs) = Graphs::of(&sample.program, &Limits::default()) else { continue };
        let step = graphs.len().div_ceil(each).max(1);
        let start = rng.below(step as u32) as usize;
        for execution in graphs.executions().skip(start).step_by(step) {
            vary(&execution, 2, &mut rng, &sample.to_string(), &mut all);
        }
    }
    all
}

/// What the text says of a graph, and the races if it allows the graph.
fn by_text(model: &Model, world: &Fixed, candidate: &Candidate) -> (bool, Option<BTreeSet<Vec<Atom>>>) {
    let (problem, lowered) = world.problem(model, &candidate.co);
    let answer = problem.session(&Options::default()).solve();
    let allowed = answer.is_sat();
    let races = lowered.let_("race", None).zip(answer.instance()).map(|(race, instance)| {
        instance.eval(&race).iter().map(<[Atom]>::to_vec).collect()
    });
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
    cyclic: usize,
    racy: usize,
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
            if expected { count.0 += 1 } else { count.1 += 1 }
            verdicts.insert(expected);
            if let Some(found) = races {
                let expected = races_of(*id, &world, &candidate);
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

#[test]
fn texts_and_definitions_agree_on_random_graphs() {
    let tally = check(&random_graphs(0..600, 4));
    assert!(tally.graphs > 3000 && tally.cyclic > 100 && tally.racy > 100 && tally.telling > 500);
    assert!(tally.verdicts.values().all(|(allowed, forbidden)| *allowed > 100 && *forbidden > 100));
}

#[test]
fn texts_and_definitions_agree_on_the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut samples = vec![];
    let mut rng = Rng::new(1);
    for path in files.iter().filter(|path| path.extension().is_some_and(|e| e == "litmus")) {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).unwrap());
        let test = fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).unwrap();
        let limits = Limits { graphs: 20_000, ..Limits::default() };
        let Ok(graphs) = Graphs::of(&test.program, &limits) else { continue };
        let step = graphs.len().div_ceil(16).max(1);
        for execution in graphs.executions().step_by(step) {
            vary(&execution, 2, &mut rng, &name, &mut samples);
        }
    }
    let tally = check(&samples);
    assert!(tally.graphs > 500 && tally.telling > 200);
}

/// How sharp the comparison is: texts with a small change, and whether some graph shows it.
#[test]
#[ignore = "takes minutes; for whoever changes the texts or the graphs"]
fn changed_texts_disagree() {
    let samples = random_graphs(0..3000, 3);
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
