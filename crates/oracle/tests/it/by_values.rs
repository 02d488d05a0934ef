//! A second enumerator, as `design.md` words it, for small programs: guess what every read returns.
//!
//! All event sequences of each thread, for all values that its reads may return; all combinations of these;
//! all `rf` that fit the values; all permutations as `co`; then the model decides. The values come in rounds:
//! at first a location holds its initial value, and each round adds what is written with the values known so
//! far. A fixed point need not exist (`x = x + 1`), nor is one needed: where `po ∪ rf` is acyclic, the n-th
//! write in any order that respects it depends on n - 1 writes at most, so there are as many rounds as
//! writes.
//!
//! It shares the machine and the declarative models with the oracle, and nothing else.

use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc, Relation};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::{Candidate, consistent};
use fencepost_oracle::generate::{Knobs, Sample, Weights, generate};
use fencepost_oracle::{Graphs, Limits};
use fencepost_program::{
    Fault, Input, Mode, Program, Step, ThreadId, ThreadState, Update, WriteKind, resume,
};
use std::collections::{BTreeMap, BTreeSet};

/// The values that a location may hold.
type Domain = BTreeMap<Loc, BTreeSet<u64>>;

/// The events of a thread whose reads return certain values.
#[derive(Clone)]
struct Trace {
    labels: Vec<Label>,
    is_finished: bool,
}

fn traces(
    program: &Program,
    state: &ThreadState,
    input: Input,
    done: &[Label],
    domain: &Domain,
) -> Vec<Trace> {
    let mut state = state.clone();
    let then = |label: Label, state: &ThreadState, input: Input| {
        traces(program, state, input, &[done, &[label]].concat(), domain)
    };
    match resume(program, &mut state, input) {
        Step::Read(read) => {
            let loc = Loc { addr: read.addr, size: read.size };
            let initial = program.initial_value(read.addr, read.size.bytes()).unwrap();
            let mut values = domain.get(&loc).cloned().unwrap_or_default();
            values.insert(initial);
            let with = |value: u64| {
                let update = read.update.apply(read.size, value).is_some();
                let locked = read.update != Update::None;
                let mode = if update || !locked { read.mode } else { read.failure };
                then(Label::Read { loc, mode, value, update, locked }, &state, Input::Value(value))
            };
            values.into_iter().flat_map(with).collect()
        }
        Step::Write(write) => {
            let loc = Loc { addr: write.addr, size: write.size };
            let update = write.kind == WriteKind::Update;
            then(Label::Write { loc, mode: write.mode, value: write.value, update }, &state, Input::Go)
        }
        Step::Fence(kind) => then(Label::Fence(kind), &state, Input::Go),
        Step::Choose { low, high } => {
            (low..=high).flat_map(|value| then(Label::Choose(value), &state, Input::Value(value))).collect()
        }
        Step::Finished => vec![Trace { labels: done.to_vec(), is_finished: true }],
        Step::Blocked(_) | Step::Error(Fault::Relock(_)) => {
            vec![Trace { labels: done.to_vec(), is_finished: false }]
        }
        other => panic!("not generated here: {other:?}"),
    }
}

/// Returns the traces of every thread, with all values that can occur.
fn all_traces(program: &Program) -> Vec<Vec<Trace>> {
    let mut domain = Domain::new();
    for round in 1.. {
        let start = |i: u32| ThreadState::initial(program, ThreadId(i));
        let all: Vec<Vec<Trace>> = (0..program.threads.len() as u32)
            .map(|i| traces(program, &start(i), Input::Go, &[], &domain))
            .collect();
        let writes = |trace: &Trace| trace.labels.iter().filter(|l| l.is_write()).count();
        let most: usize = all.iter().map(|thread| thread.iter().map(writes).max().unwrap()).sum();
        let before = domain.clone();
        for label in all.iter().flatten().flat_map(|t| &t.labels) {
            if let Label::Write { loc, value, .. } = *label {
                domain.entry(loc).or_default().insert(value);
            }
        }
        if domain == before || round > most {
            return all;
        }
    }
    unreachable!("the rounds end")
}

fn product<T: Clone>(of: &[Vec<T>]) -> Vec<Vec<T>> {
    of.iter().fold(vec![vec![]], |all, choices| {
        all.iter()
            .flat_map(|rest| choices.iter().map(|c| [&rest[..], std::slice::from_ref(c)].concat()))
            .collect()
    })
}

fn permutations(of: &[EventRef]) -> Vec<Vec<EventRef>> {
    let Some((first, rest)) = of.split_first() else { return vec![vec![]] };
    let insert = |p: Vec<EventRef>| (0..=p.len()).map(move |i| [&p[..i], &[*first], &p[i..]].concat());
    permutations(rest).into_iter().flat_map(insert).collect()
}

/// Returns all `rf` for these traces that fit the values and keep `po ∪ rf` acyclic.
fn with_rf(program: &Program, traces: &[Trace]) -> Vec<Execution> {
    let threads = traces.iter().map(|t| t.labels.iter().map(|l| ExecEvent { label: *l, rf: None }).collect());
    let skeleton = Execution { threads: threads.collect(), co: vec![] };
    let sources = |label: &Label| -> Vec<Option<EventRef>> {
        let Label::Read { loc, value, .. } = *label else { return vec![None] };
        let init = program.initial_value(loc.addr, loc.size.bytes()) == Some(value);
        let writes = skeleton.events().filter(|(_, e)| {
            e.label.is_write() && e.label.loc() == Some(loc) && e.label.value() == Some(value)
        });
        init.then_some(EventRef::Init(loc))
            .into_iter()
            .chain(writes.map(|(name, _)| name))
            .map(Some)
            .collect()
    };
    let choices: Vec<_> = skeleton.events().map(|(_, e)| sources(&e.label)).collect();
    let filled = product(&choices).into_iter().map(|rf| {
        let mut rf = rf.into_iter();
        let mut execution = skeleton.clone();
        execution.threads.iter_mut().flatten().for_each(|event| event.rf = rf.next().unwrap());
        execution
    });
    let is_acyclic = |e: &Execution| {
        let candidate = Candidate::from_execution(e);
        Relation::is_acyclic(&(&candidate.po | &candidate.rf))
    };
    filled.filter(is_acyclic).collect()
}

/// Returns the execution with every coherence order.
fn with_co(execution: &Execution) -> Vec<Execution> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events().filter(|(_, e)| e.label.is_write()) {
        writes.entry(event.label.loc().unwrap()).or_default().push(name);
    }
    let orders: Vec<Vec<_>> = writes
        .iter()
        .map(|(loc, names)| permutations(names).into_iter().map(|p| (*loc, p)).collect())
        .collect();
    product(&orders).into_iter().map(|co| Execution { co, ..execution.clone() }).collect()
}

/// Returns the complete and the blocked graphs that `model` allows.
fn enumerate(program: &Program, model: ModelId) -> [BTreeSet<Execution>; 2] {
    let mut found = [BTreeSet::new(), BTreeSet::new()];
    for traces in product(&all_traces(program)) {
        let is_complete = traces.iter().all(|t| t.is_finished);
        for execution in with_rf(program, &traces) {
            let candidates = if model.has_co() { with_co(&execution) } else { vec![execution] };
            for execution in candidates {
                let candidate = Candidate::from_execution(&execution);
                // jam21 allows some cycles of `po ∪ rf`, which the oracle does not build.
                let grows = (&candidate.po | &candidate.sync | &candidate.rf).is_acyclic();
                if grows && consistent(model, &candidate) {
                    found[usize::from(!is_complete)].insert(execution);
                }
            }
        }
    }
    found
}

fn check(sample: &Sample) {
    let graphs = Graphs::of(&sample.program, &Limits::default()).unwrap();
    for model in ModelId::OF_ONE_GRAPH {
        let outcome = graphs.under(model).unwrap();
        let [complete, blocked] = enumerate(&sample.program, model);
        assert_eq!(outcome.executions(), complete, "{model}: {sample}");
        assert_eq!(outcome.complete.len(), complete.len(), "{model}: duplicates in {sample}");
        assert_eq!(
            outcome
                .blocked
                .iter()
                .chain(&outcome.failed)
                .map(|b| b.execution.clone())
                .collect::<BTreeSet<_>>(),
            blocked,
            "{sample}"
        );
    }
}

#[test]
fn random_programs_have_the_same_graphs() {
    let knobs = Knobs { threads: 2..=3, accesses: 3..=5, ..Knobs::default() };
    for seed in 0..300 {
        check(&generate(seed, &knobs));
    }
}

/// Values that depend on values: the rounds matter.
#[test]
fn updates_and_computed_values_have_the_same_graphs() {
    let weights = Weights { rmw: 15, cas: 10, ..Weights::LOADS_AND_STORES };
    let knobs = Knobs {
        vars: 1..=2,
        accesses: 3..=4,
        threads: 2..=3,
        modes: vec![Mode::Rlx, Mode::Acq, Mode::Rel],
        weights,
        ..Knobs::default()
    };
    for seed in 0..150 {
        check(&generate(seed, &knobs));
    }
}

/// Locks, awaits and assumptions: the same blocked graphs.
#[test]
fn programs_that_block_have_the_same_blocked_graphs() {
    let knobs = Knobs { accesses: 3..=4, ..Knobs::default().with_locks() };
    let knobs = Knobs { weights: Weights { assume: 5, wait: 8, spin: 8, ..knobs.weights }, ..knobs };
    for seed in 0..100 {
        check(&generate(seed, &knobs));
    }
}
