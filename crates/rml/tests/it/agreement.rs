//! The texts say the same as the declarative models, graph by graph.
//!
//! Graphs are those of random programs and of the litmus corpus. Most are inconsistent for some model: coherence orders are
//! taken at random, and reads are made to see other writes (the values of such a graph make no sense, but no model looks
//! at them), which also makes cycles of `po` and `rf`.

use crate::fixed::Fixed;
use crate::mutants::mutants;
use fencepost_graph::{EventRef, ExecEvent, Execution, FenceKind, Label, Loc, Mode, Size, ThreadId};
use fencepost_models::ModelId;
use fencepost_models::declarative::{
    Candidate, consistent, consistent_without_co, is_cyclic, races, violated,
};
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

/// Gives accesses and fences other modes: which is where models differ most.
fn with_other_modes(execution: &mut Execution, rng: &mut Rng) {
    let modes = [Mode::Na, Mode::Rlx, Mode::Acq, Mode::Rel, Mode::AcqRel, Mode::Sc, Mode::Sc, Mode::Sc];
    let fences = [
        FenceKind::Acq,
        FenceKind::Rel,
        FenceKind::AcqRel,
        FenceKind::Sc,
        FenceKind::Sc,
        FenceKind::StoreStore,
    ];
    // In some graphs everything is strong.
    let strong = rng.below(3) == 0;
    for event in execution.threads.iter_mut().flatten() {
        let any = if strong { Mode::Sc } else { modes[rng.below(modes.len() as u32) as usize] };
        match &mut event.label {
            // Updates are atomic.
            Label::Read { locked: true, .. } | Label::Write { update: true, .. } if any == Mode::Na => {}
            Label::Read { mode, .. } if any != Mode::Rel => *mode = any,
            Label::Write { mode, .. } if any != Mode::Acq => *mode = any,
            Label::Fence(kind) if strong => *kind = FenceKind::Sc,
            Label::Fence(kind) => *kind = fences[rng.below(fences.len() as u32) as usize],
            _ => {}
        }
    }
}

/// The graphs of a program: some with any `rf` and `co`; and some that are allowed by a model that is weak in one respect or
/// the other, with other modes. Of the latter mostly those are kept on which models with a coherence order differ.
fn graphs_of(graphs: &Graphs, about: &str, most: usize, rng: &mut Rng) -> Vec<Sample> {
    let mut all = vec![];
    for execution in graphs.executions().filter(|_| rng.below(8) == 0).collect::<Vec<_>>() {
        vary(&execution, 2, rng, about, &mut all);
    }
    all.truncate(most / 2);
    let weak = [ModelId::Jam21Genmc, ModelId::Pso, ModelId::Ra];
    let allowed: BTreeSet<Execution> = weak
        .iter()
        .filter_map(|id| graphs.under(*id).ok())
        .flat_map(|outcome| outcome.executions())
        .collect();
    let mut allowed: Vec<Execution> =
        allowed.into_iter().filter(|e| e.events().count() <= MAX_EVENTS).collect();
    for _ in 0..4 * most {
        if allowed.is_empty() || all.len() >= most {
            break;
        }
        let mut execution = allowed.swap_remove(rng.below(allowed.len() as u32) as usize);
        allowed.push(execution.clone());
        if rng.below(4) > 0 {
            with_other_modes(&mut execution, rng);
        }
        if rng.below(4) == 0 {
            see_others(&mut execution, rng);
        }
        let candidate = Candidate::from_execution(&execution);
        let with_co = ModelId::OF_ONE_GRAPH.into_iter().filter(|id| id.has_co());
        let verdicts: BTreeSet<bool> = with_co.map(|id| consistent(id, &candidate)).collect();
        if verdicts.len() > 1 || rng.below(16) == 0 {
            all.push(Sample { execution, about: about.to_string() });
        }
    }
    all
}

/// `FENCEPOST_SEEDS=a..b` asks for others.
fn seeds(usual: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let given = std::env::var("FENCEPOST_SEEDS").ok();
    let parse = |text: &str| {
        let (from, to) = text.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    };
    given.map_or(usual, |text| parse(&text).expect("FENCEPOST_SEEDS=from..to"))
}

/// Graphs of random programs.
fn random_graphs(seeds: std::ops::Range<u64>, most: usize) -> Vec<Sample> {
    // Rings are where models differ; the others have updates, locks and more of one location.
    let mixed = Knobs { accesses: 4..=7, ..Knobs::default() };
    let weights = Weights { load: 30, store: 30, rmw: 10, fence: 20, ..Weights::LOADS_AND_STORES };
    let rings = Knobs { accesses: 4..=7, vars: 2..=3, rings: 100, weights, ..Knobs::default() };
    let weights = Weights { rmw: 30, cas: 10, load: 15, store: 15, ..Weights::LOADS_AND_STORES };
    let updates = Knobs { accesses: 4..=5, vars: 1..=2, weights, ..Knobs::default() };
    let mut all = vec![];
    for seed in seeds {
        let sample = match seed % 8 {
            3 => generate_spawning(seed, &mixed),
            1 | 5 => generate(seed, &mixed),
            7 => generate(seed, &updates),
            _ => generate(seed, &rings),
        };
        let Ok(graphs) = Graphs::of(&sample.program, &Limits::default()) else { continue };
        all.append(&mut graphs_of(&graphs, &sample.to_string(), most, &mut Rng::new(seed)));
    }
    all
}

/// Graphs of the litmus tests.
fn corpus_graphs(most: usize) -> Vec<Sample> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut all = vec![];
    let mut rng = Rng::new(1);
    for path in files.iter().filter(|path| path.extension().is_some_and(|e| e == "litmus")) {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let file = SourceFile::new(name.as_str(), std::fs::read_to_string(path).unwrap());
        let test = fencepost_litmus::parse(&file, &fencepost_litmus::Options::default()).unwrap();
        let limits = Limits { graphs: 20_000, ..Limits::default() };
        let Ok(graphs) = Graphs::of(&test.program, &limits) else { continue };
        all.append(&mut graphs_of(&graphs, &name, most, &mut rng));
    }
    all
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
    const X: Loc = Loc { addr: 0x10000, size: Size::B4 };
    const FLAG: Loc = Loc { addr: 0x10010, size: Size::B4 };
    let event = |label, rf| ExecEvent { label, rf };
    let at = |thread, index| EventRef::At(ThreadId(thread), index);
    let mut samples = vec![];
    for mode in [Mode::Na, Mode::Rlx, Mode::Sc] {
        let write = |loc| event(Label::Write { loc, mode, value: 0, update: false }, None);
        let read =
            |loc, rf| event(Label::Read { loc, mode, value: 0, update: false, locked: false }, Some(rf));
        let spawn = event(Label::Spawn(ThreadId(1)), None);
        let join = event(Label::Join(ThreadId(1)), None);
        let threads = [
            // The child does not see what was written before it was started, or does.
            vec![vec![write(X), spawn], vec![read(X, EventRef::Init(X))]],
            vec![vec![write(X), spawn], vec![read(X, at(0, 0))]],
            // What the child writes is read before it is started.
            vec![vec![read(X, at(1, 0)), spawn], vec![write(X)]],
            // What the child wrote is not there after it was joined, or is.
            vec![vec![spawn, join, read(X, EventRef::Init(X))], vec![write(X)]],
            vec![vec![spawn, join, read(X, at(1, 0))], vec![write(X)]],
            // By way of another thread.
            vec![
                vec![write(X), spawn],
                vec![write(FLAG)],
                vec![read(FLAG, at(1, 0)), read(X, EventRef::Init(X))],
            ],
        ];
        for threads in threads {
            let mut execution = Execution { threads, co: vec![] };
            execution.co = writes(&execution).into_iter().collect();
            samples.push(Sample { execution, about: format!("{mode:?}") });
        }
    }
    check(&samples);
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
