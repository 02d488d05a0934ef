//! A deliberately naive enumerator, for small programs: reads return any of a few numbers, written
//! or not; all combinations of paths; all `rf` that fit; all permutations as `co`; and only then is anything
//! thrown away.
//!
//! It has candidates that the enumerator leaves out on purpose: values that come out of thin air. So the two
//! are compared in both directions: what the enumerator finds is in here, and what is in here and can be
//! computed in some order (where branches need not be taken in that order) the enumerator finds.

use crate::random::seeds;
use crate::seen::{Seen, coherent, seen};
use fencepost_candidates::Co;
use fencepost_explore::dependencies;
use fencepost_graph::{Candidate, EventRef, ExecEvent, Execution, Label, Loc, Mode, Relation};
use fencepost_oracle::generate::{Knobs, Sample, Weights, generate, load_buffering};
use fencepost_program::{Input, Program, Step, ThreadId, ThreadState, Update, WriteKind, resume};
use std::collections::{BTreeMap, BTreeSet};

/// The values that reads may return.
const VALUES: std::ops::RangeInclusive<u64> = 0..=3;

/// Returns the paths of a thread from a state on. (Those that do not finish are left out.)
fn paths(program: &Program, state: &ThreadState, input: Input, done: &[Label]) -> Vec<Vec<Label>> {
    let mut state = state.clone();
    let then = |label: Label, state: &ThreadState, input: Input| {
        paths(program, state, input, &[done, &[label]].concat())
    };
    match resume(program, &mut state, input) {
        Step::Read(read) => {
            let loc = Loc { addr: read.addr, size: read.size };
            let with = |value: u64| {
                let update = read.update.apply(read.size, value).is_some();
                let locked = read.update != Update::None;
                let mode = if update || !locked { read.mode } else { read.failure };
                then(Label::Read { loc, mode, value, update, locked }, &state, Input::Value(value))
            };
            VALUES.flat_map(with).collect()
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
        Step::Finished => vec![done.to_vec()],
        Step::Blocked(_) | Step::Error(_) => vec![],
        other => panic!("not generated here: {other:?}"),
    }
}

fn product<T: Clone>(of: &[Vec<T>]) -> Vec<Vec<T>> {
    of.iter().fold(vec![vec![]], |all, choices| {
        let with = |rest: &Vec<T>, c: &T| [&rest[..], std::slice::from_ref(c)].concat();
        all.iter().flat_map(|rest| choices.iter().map(|c| with(rest, c)).collect::<Vec<_>>()).collect()
    })
}

fn permutations(of: &[EventRef]) -> Vec<Vec<EventRef>> {
    let Some((first, rest)) = of.split_first() else { return vec![vec![]] };
    let insert = |p: Vec<EventRef>| (0..=p.len()).map(move |i| [&p[..i], &[*first], &p[i..]].concat());
    permutations(rest).into_iter().flat_map(insert).collect()
}

/// Returns an execution for every `rf` that fits these paths.
fn with_rf(program: &Program, paths: &[Vec<Label>]) -> Vec<Execution> {
    let threads = paths.iter().map(|p| p.iter().map(|l| ExecEvent { label: *l, rf: None }).collect());
    let skeleton = Execution { threads: threads.collect(), co: vec![] };
    let sources = |label: &Label| -> Vec<Option<EventRef>> {
        let Label::Read { loc, value, .. } = *label else { return vec![None] };
        let init = program.initial_value(loc.addr, loc.size.bytes()) == Some(value);
        let fits = |e: &ExecEvent| matches!(e.label, Label::Write { loc: of, value: v, .. } if (of, v) == (loc, value));
        let writes = skeleton.events().filter(|(_, e)| fits(e)).map(|(name, _)| name);
        init.then_some(EventRef::Init(loc)).into_iter().chain(writes).map(Some).collect()
    };
    let choices: Vec<_> = skeleton.events().map(|(_, e)| sources(&e.label)).collect();
    let fill = |rf: Vec<Option<EventRef>>| {
        let mut execution = skeleton.clone();
        execution.threads.iter_mut().flatten().zip(rf).for_each(|(event, rf)| event.rf = rf);
        execution
    };
    product(&choices).into_iter().map(fill).collect()
}

/// Returns the execution with every coherence order.
fn with_co(execution: &Execution) -> Vec<Execution> {
    let mut writes: BTreeMap<Loc, Vec<EventRef>> = BTreeMap::new();
    for (name, event) in execution.events().filter(|(_, e)| e.label.is_write()) {
        writes.entry(event.label.loc().expect("writes have one")).or_default().push(name);
    }
    let orders =
        writes.iter().map(|(loc, names)| permutations(names).into_iter().map(|p| (*loc, p)).collect());
    let orders: Vec<Vec<_>> = orders.collect();
    product(&orders).into_iter().map(|co| Execution { co, ..execution.clone() }).collect()
}

/// Returns whether every update comes right after the write that it reads. Without `co`: do no two read the
/// same, and none itself?
fn is_atomic(execution: &Execution, co: Co) -> bool {
    let updates = execution.events().filter_map(|(name, event)| match (name, event.label) {
        (EventRef::At(t, i), Label::Write { loc, update: true, .. }) => {
            Some((name, loc, execution.event(EventRef::At(t, i - 1)).and_then(|read| read.rf)))
        }
        _ => None,
    });
    let updates: Vec<(EventRef, Loc, Option<EventRef>)> = updates.collect();
    if co == Co::Absent {
        let sources: BTreeSet<_> = updates.iter().map(|(.., source)| source).collect();
        return sources.len() == updates.len()
            && updates.iter().all(|(name, _, source)| *source != Some(*name));
    }
    updates.iter().all(|(name, loc, source)| {
        let (_, order) = execution.co.iter().find(|(of, _)| of == loc).expect("there is a write");
        let at = order.iter().position(|w| w == name).expect("it is ordered");
        let before = at.checked_sub(1).map_or(EventRef::Init(*loc), |i| order[i]);
        *source == Some(before)
    })
}

fn enumerate(program: &Program, co: Co) -> BTreeSet<Execution> {
    let start = |i: usize| ThreadState::initial(program, ThreadId(i as u32));
    let threads = (0..program.threads.len()).map(|i| paths(program, &start(i), Input::Go, &[]));
    let mut found = BTreeSet::new();
    for paths in product(&threads.collect::<Vec<_>>()) {
        for execution in with_rf(program, &paths) {
            let all = if co == Co::Absent { vec![execution] } else { with_co(&execution) };
            found.extend(all.into_iter().filter(|e| is_atomic(e, co)));
        }
    }
    found.retain(|e| co != Co::Coherent || coherent(&Candidate::from_execution(e)));
    found
}

/// Returns whether there is an order in which all values can be computed, if branches may be taken on trust.
fn has_order(program: &Program, execution: &Execution) -> bool {
    let candidate = Candidate::from_execution(execution).with_dependencies(&dependencies(program, execution));
    let through_addresses = candidate.addr.compose(&candidate.po.opt());
    let needs: Relation = through_addresses | &candidate.data | &candidate.rmw | &candidate.rf;
    needs.is_acyclic()
}

fn check(sample: &Sample) -> [usize; 2] {
    let (mut total, mut cyclic) = (0, 0);
    for co in [Co::Coherent, Co::Any, Co::Absent] {
        let (Seen { executions: found, .. }, _) = seen(sample, &sample.program, co, &|_: &Candidate| true);
        let naive = enumerate(&sample.program, co);
        let small = |e: &&Execution| {
            let mut reads = e.events().filter(|(_, e)| e.label.is_read());
            reads.all(|(_, e)| e.label.value().is_some_and(|value| VALUES.contains(&value)))
        };
        if let Some(unreal) = found.keys().filter(small).find(|e| !naive.contains(e)) {
            panic!("{co:?}: found what is not there: {unreal:#?}\n{sample}");
        }
        let missed = |e: &&Execution| !found.contains_key(e) && has_order(&sample.program, e);
        if let Some(missed) = naive.iter().find(missed) {
            panic!("{co:?}: missed {missed:#?}\n{sample}");
        }
        total += found.len();
        cyclic += found.keys().filter(|e| !crate::seen::is_grown(&Candidate::from_execution(e))).count();
    }
    [total, cyclic]
}

fn run(what: &str, samples: impl Iterator<Item = Sample>) {
    let [mut total, mut cyclic] = [0, 0];
    for sample in samples {
        let [all, some] = check(&sample);
        (total, cyclic) = (total + all, cyclic + some);
    }
    println!("{what}: {total} candidates, {cyclic} with cycles");
    assert!(std::env::var("FENCEPOST_SEEDS").is_ok() || cyclic > 50, "{cyclic} of {total}");
}

fn knobs(weights: Weights) -> Knobs {
    Knobs {
        threads: 2..=2,
        accesses: 3..=4,
        vars: 1..=2,
        modes: vec![Mode::Rlx],
        weights,
        ..Knobs::default()
    }
}

#[test]
fn loads_and_stores_have_the_naive_candidates() {
    let weights = Weights { branch: 6, choose: 1, ..Weights::LOADS_AND_STORES };
    run("loads and stores", seeds(150).map(|seed| generate(seed, &knobs(weights))));
}

#[test]
fn updates_have_the_naive_candidates() {
    let weights = Weights { rmw: 6, cas: 4, branch: 3, ..Weights::LOADS_AND_STORES };
    run("updates", seeds(100).map(|seed| generate(seed, &knobs(weights))));
}

#[test]
fn programs_that_buffer_loads() {
    let small = |sample: &Sample| sample.program.threads.len() == 2;
    run("load buffering", seeds(100).map(load_buffering).filter(small));
}

/// Checks programs that a long random run found: a path is not refused for a read of what it writes itself
/// later.
#[test]
fn programs_that_once_disagreed() {
    let weights = Weights { rmw: 6, cas: 4, branch: 3, ..Weights::LOADS_AND_STORES };
    check(&generate(402, &knobs(weights)));
    check(&load_buffering(888));
}
