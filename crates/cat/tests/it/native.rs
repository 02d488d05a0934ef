//! The shipped texts say the same as the native definitions, graph by graph.

use crate::support::{folder, seeds, shipped};
use fencepost_cat::{Model, Shape};
use fencepost_graph::{Candidate, EventRef, ExecEvent, Execution, Label, Loc, Mode, Size, ThreadId};
use fencepost_models::ModelId;
use fencepost_models::declarative::{consistent, is_cyclic, races, violated};
use fencepost_oracle::samples::{Sample, graphs_of, random_graphs, writes};
use fencepost_oracle::{Graphs, Limits, Rng};
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
fn sees_itself(c: &Candidate) -> bool {
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
fn corpus_graphs(most: usize) -> Vec<Sample> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder("tests/litmus")).unwrap().map(|entry| entry.unwrap().path()).collect();
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
