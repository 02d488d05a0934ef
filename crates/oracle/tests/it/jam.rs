//! `jam21` and `jam21-genmc`: the fast checker against the definitions, one graph at a time.
//!
//! Graphs come from the litmus corpus (all graphs of events and `rf`, also those that no model allows) and
//! from dice: those need not be graphs of any program. A slice of these is run by default. To run more:
//!
//! ```text
//! FENCEPOST_GRAPHS=0..100000 cargo test -p fencepost-oracle --test it jam -- --nocapture
//! ```

use crate::corpus::{names, read};
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc};
use fencepost_models::ModelId;
use fencepost_models::jam::{Width, check_execution, may_end_with};
use fencepost_oracle::declarative::{Candidate, consistent_without_co, jam21_may_end_with};
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_oracle::samples::writes;
use fencepost_oracle::{Graphs, Limits, Rng};
use fencepost_program::{FenceKind, Mode, Size, ThreadId};
use std::ops::Range;

const MODELS: [ModelId; 2] = [ModelId::Jam21, ModelId::Jam21Genmc];

/// Counts of what was compared.
#[derive(Default, Debug)]
struct Tally {
    graphs: u64,
    /// Per model.
    allowed: [u64; 2],
    linearisations: [u64; 2],
    most: [u64; 2],
}

impl Tally {
    /// Compares the two on a graph under both models.
    #[track_caller]
    fn compare(&mut self, name: &dyn std::fmt::Display, execution: &Execution) {
        self.graphs += 1;
        let candidate = Candidate::from_execution(execution);
        for (m, model) in MODELS.into_iter().enumerate() {
            let truth = consistent_without_co(model, &candidate).expect("a model of Java's access modes");
            let fast = check_execution(model, execution, Width::Fitting).expect("the same");
            // What large graphs are checked with must do exactly the same on small ones.
            assert_eq!(check_execution(model, execution, Width::Any), Some(fast), "{name} under {model}");
            assert_eq!(fast.consistent, truth, "{name} under {model}: {execution:#?}");
            self.allowed[m] += u64::from(truth);
            self.linearisations[m] += fast.linearisations;
            self.most[m] = self.most[m].max(fast.linearisations);
        }
    }
}

#[test]
fn fast_is_relational_on_the_corpus() {
    let mut tally = Tally::default();
    for name in names() {
        let test = read(&name);
        let graphs = Graphs::of(&test.program, &Limits::default()).unwrap();
        graphs.executions().for_each(|execution| tally.compare(&name, &execution));
    }
    println!("{tally:?}");
    assert!(tally.allowed.iter().all(|n| *n > 500 && *n < tally.graphs), "{tally:?}");
}

#[test]
fn fast_is_relational_on_random_programs() {
    let mut tally = Tally::default();
    let knobs = [Knobs::default(), Knobs::default().with_updates(), Knobs::default().with_fences()];
    for seed in 0..120 {
        let sample = generate(seed, &knobs[seed as usize % knobs.len()]);
        let limits = Limits { graphs: 2000, ..Limits::default() };
        let Ok(graphs) = Graphs::of(&sample.program, &limits) else { continue };
        graphs.executions().take(200).for_each(|execution| tally.compare(&sample, &execution));
    }
    println!("{tally:?}");
    assert!(tally.graphs > 1000, "{tally:?}");
}

/// Seeds of random graphs.
fn seeds() -> Range<u64> {
    let Ok(asked) = std::env::var("FENCEPOST_GRAPHS") else { return 0..4000 };
    let (from, to) = asked.split_once("..").expect("FENCEPOST_GRAPHS=FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

#[test]
fn fast_is_relational_on_random_graphs() {
    let mut tally = Tally::default();
    for seed in seeds() {
        tally.compare(&format!("graph {seed}"), &random_graph(seed));
    }
    println!("{tally:?}");
    let some = |n: &u64| *n * 10 > tally.graphs && *n < tally.graphs;
    assert!(tally.allowed.iter().all(some), "{tally:?}");
}

/// The values that memory may end with, all locations together and one by one. (Every write of such a graph
/// has a value of its own.)
#[test]
fn fast_endings_are_relational_on_random_graphs() {
    let (mut possible, mut impossible) = (0, 0);
    for seed in seeds() {
        let execution = random_graph(seed);
        if !check_execution(ModelId::Jam21, &execution, Width::Fitting).expect("its model").consistent {
            continue;
        }
        let candidate = Candidate::from_execution(&execution);
        for values in endings(&execution).into_iter().take(40) {
            let truth = jam21_may_end_with(&candidate, &values);
            assert_eq!(may_end_with(&execution, &values), truth, "graph {seed}: {values:?} {execution:#?}");
            *(if truth { &mut possible } else { &mut impossible }) += 1;
        }
    }
    println!("{possible} endings are possible, {impossible} are not");
    assert!(std::env::var_os("FENCEPOST_GRAPHS").is_some() || (possible > 1000 && impossible > 1000));
}

/// Returns one value of each location that is written, or of the first one only, in every way; and a value
/// that is nowhere written.
fn endings(execution: &Execution) -> Vec<Vec<(Loc, u64)>> {
    let label = |name: &EventRef| match name {
        EventRef::At(thread, index) => execution.threads[thread.index()][*index as usize].label,
        EventRef::Init(_) => unreachable!("no initial write is listed"),
    };
    let mut all = vec![vec![]];
    let mut more = vec![];
    for (loc, names) in writes(execution) {
        let values: Vec<u64> = names.iter().filter_map(|name| label(name).value()).collect();
        if more.is_empty() {
            more.extend(values.iter().map(|value| vec![(loc, *value)]));
            more.push(vec![(loc, 1000)]);
        }
        let with = |rest: &Vec<(Loc, u64)>, value: u64| [&rest[..], &[(loc, value)]].concat();
        all = all.iter().flat_map(|rest| values.iter().map(move |value| with(rest, *value))).collect();
    }
    more.extend(all);
    more
}

/// Returns a graph in which `po ∪ rf` is acyclic: events come one after the other, at the end of any thread,
/// and reads read what is there. Modes are mostly volatile in some graphs, mixed in others; now and then
/// thread 0 starts and joins the last one.
fn random_graph(seed: u64) -> Execution {
    let mut rng = Rng::new(seed);
    let mut below = |n: u64| rng.next_u64() % n;
    let threads = 2 + below(3) as usize;
    let locs = 1 + below(3);
    let length = 4 + below(8);
    let volatile = [0, 30, 70, 95][below(4) as usize];
    let fences = [0, 5, 25][below(3) as usize];
    let updates = [0, 10, 40][below(3) as usize];
    let mut all: Vec<Vec<ExecEvent>> = vec![vec![]; threads];
    let child = ThreadId(threads as u32 - 1);
    let spawns = below(5) == 0;
    let event = |label: Label, rf: Option<EventRef>| ExecEvent { label, rf };
    let mut is_running = !spawns;
    let mut joined = false;
    for value in 1..=length {
        let t = below(threads as u64) as usize;
        if t == child.index() && (!is_running || joined) {
            continue;
        }
        if t == 0 && spawns && !joined && below(3) == 0 {
            let label = if is_running { Label::Join(child) } else { Label::Spawn(child) };
            joined = is_running;
            is_running = true;
            all[0].push(event(label, None));
            continue;
        }
        if below(100) < fences {
            let kinds = [FenceKind::Acq, FenceKind::Rel, FenceKind::AcqRel, FenceKind::Sc, FenceKind::Sc];
            all[t].push(event(Label::Fence(kinds[below(5) as usize]), None));
            continue;
        }
        let loc = Loc { addr: 0x10000 + 16 * below(locs), size: Size::B4 };
        let mut mode = |weaker: [Mode; 3]| match below(100) < volatile {
            true => Mode::Sc,
            false => weaker[below(3) as usize],
        };
        let read_mode = mode([Mode::Na, Mode::Rlx, Mode::Acq]);
        let write_mode = mode([Mode::Na, Mode::Rlx, Mode::Rel]);
        let kind = below(100);
        if kind >= 60 - updates / 2 {
            all[t].push(event(Label::Write { loc, mode: write_mode, value, update: false }, None));
            continue;
        }
        let update = kind < updates;
        let mut sources = vec![(EventRef::Init(loc), 0)];
        for (s, events) in all.iter().enumerate() {
            for (i, e) in events.iter().enumerate() {
                if let Label::Write { loc: of, value, .. } = e.label
                    && of == loc
                {
                    sources.push((EventRef::At(ThreadId(s as u32), i as u32), value));
                }
            }
        }
        let (source, old) = sources[below(sources.len() as u64) as usize];
        let read = Label::Read { loc, mode: read_mode, value: old, update, locked: update };
        all[t].push(event(read, Some(source)));
        if update {
            all[t].push(event(Label::Write { loc, mode: write_mode, value, update }, None));
        }
    }
    Execution { threads: all, co: vec![] }
}
