//! Symmetry against the truth: of every orbit of executions at least one is visited, nothing else is, and
//! errors stay errors.
//!
//! The truth is the exploration without symmetry, which the other tests compare with the oracle. Its
//! executions are sorted into orbits by renaming the threads of a group in all ways and taking the least.

use crate::agreement::{Seen, dump, last_write};
use crate::random::seeds;
use fencepost_explore::{
    Config, Flow, ModelId, Search, Stopped, Stuck, Summary, Symmetry, SymmetryUse, View, Violation, Visitor,
    explore,
};
use fencepost_graph::{EventRef, ExecEvent, Execution, Label};
use fencepost_oracle::generate::{Knobs, Sketch, Stmt, Target, generate, generate_spawning, lower};
use fencepost_program::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

const MODELS: [ModelId; 6] =
    [ModelId::Sc, ModelId::Tso, ModelId::Pso, ModelId::Ra, ModelId::Rc11, ModelId::Rc20];

/// Under these, an orbit has one representative.
const EXACT: [ModelId; 3] = [ModelId::Sc, ModelId::Tso, ModelId::Pso];

/// Programs with more executions and blocked graphs are left out.
const MAX: usize = 1500;

/// The executions seen, and the threads that were stuck.
#[derive(Default)]
struct All {
    seen: Seen,
    stuck: BTreeMap<Execution, u32>,
    /// The graphs in which a blocked thread saw another write than the last. Which of those are visited
    /// depends on the order of events, and so on the names of threads.
    unlucky: BTreeSet<Execution>,
}

impl All {
    fn unless_too_many(&self) -> Flow {
        let graphs = self.seen.executions.len() + self.seen.blocked.len();
        if graphs > MAX { Flow::Stop } else { Flow::Continue }
    }

    fn note_luck(&mut self, view: &View<'_>) {
        let graph = view.execution();
        let looked_too_early = |thread: ThreadId| {
            let last = graph.threads.get(thread.index()).and_then(|events| events.last());
            let blocked = matches!(view.next_step(thread), Some(Step::Blocked(_)));
            blocked
                && last.is_some_and(|e| e.label.is_read() && e.rf != Some(last_write(&graph, e.label.loc())))
        };
        if view.threads().any(looked_too_early) {
            self.unlucky.insert(graph);
        }
    }
}

impl Visitor for All {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.seen.execution(view);
        self.unless_too_many()
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.note_luck(view);
        self.seen.blocked(view);
        self.unless_too_many()
    }
    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match violation {
            Violation::Stuck { .. } => {
                self.note_luck(view);
                *self.stuck.entry(view.execution()).or_default() += 1;
                Flow::Continue
            }
            other => self.seen.violation(view, other),
        }
    }
    fn restart(&mut self) {
        *self = All::default();
    }
}

fn search(program: &Program, model: ModelId, symmetry: Symmetry, stuck: Stuck) -> (All, Summary) {
    let mut all = All::default();
    // A fresh seed may make a program whose search takes hours: it is left out, as one with too many graphs
    // is.
    let search = Search::within(std::time::Duration::from_secs(20));
    let config = Config { symmetry, stuck, search, ..Config::default() };
    let summary = explore(program, model, &config, &mut all);
    (all, summary)
}

const ON: Symmetry = Symmetry::On { apart: Vec::new() };

/// Returns all ways to rename the threads of these groups, as maps from old to new threads.
fn renamings(groups: &[Vec<ThreadId>]) -> Vec<BTreeMap<ThreadId, ThreadId>> {
    fn orders(of: &[ThreadId]) -> Vec<Vec<ThreadId>> {
        if of.is_empty() {
            return vec![vec![]];
        }
        let with_first = |i: usize| {
            let mut rest = of.to_vec();
            let first = rest.remove(i);
            orders(&rest).into_iter().map(move |order| [vec![first], order].concat())
        };
        (0..of.len()).flat_map(with_first).collect()
    }
    groups.iter().fold(vec![BTreeMap::new()], |all, group| {
        let orders = orders(group);
        let with = |map: &BTreeMap<ThreadId, ThreadId>, order: &Vec<ThreadId>| {
            map.iter()
                .map(|(a, b)| (*a, *b))
                .chain(group.iter().copied().zip(order.iter().copied()))
                .collect()
        };
        all.iter().flat_map(|map| orders.iter().map(move |order| with(map, order))).collect()
    })
}

/// Returns the execution with threads renamed. Waits for a thread of a group stay what they are: a thread
/// that waits for one waits for all. Those at the end of a thread that still waits for others do not count.
fn renamed(execution: &Execution, map: &BTreeMap<ThreadId, ThreadId>) -> Execution {
    let new = |thread: ThreadId| map.get(&thread).copied().unwrap_or(thread);
    let event_ref = |event: EventRef| match event {
        EventRef::At(thread, index) => EventRef::At(new(thread), index),
        init => init,
    };
    let mut threads = vec![vec![]; execution.threads.len()];
    for (t, events) in execution.threads.iter().enumerate() {
        let mut events = events.clone();
        while matches!(events.last(), Some(ExecEvent { label: Label::Join(of), .. }) if map.contains_key(of))
        {
            events.pop();
        }
        let event = |e: &ExecEvent| ExecEvent { label: e.label, rf: e.rf.map(event_ref) };
        threads[new(ThreadId(t as u32)).index()] = events.iter().map(event).collect();
    }
    let order = |writes: &Vec<EventRef>| writes.iter().copied().map(event_ref).collect();
    Execution { threads, co: execution.co.iter().map(|(loc, writes)| (*loc, order(writes))).collect() }
}

/// Numbers of executions that there are, and of those that were visited.
#[derive(Default)]
struct Numbers {
    programs: AtomicU64,
    refused: AtomicU64,
    executions: AtomicU64,
    orbits: AtomicU64,
    visited: AtomicU64,
    worst: AtomicU64,
}

impl Numbers {
    fn show(&self, what: &str) {
        let get = |n: &AtomicU64| n.load(Ordering::Relaxed);
        println!(
            "{what}: {} explorations, {} refused; {} executions in {} orbits, {} visited, at most {} of an orbit",
            get(&self.programs),
            get(&self.refused),
            get(&self.executions),
            get(&self.orbits),
            get(&self.visited),
            get(&self.worst)
        );
    }
}

/// Compares explorations with and without symmetry under one model.
fn compare(name: &dyn Display, program: &Program, model: ModelId, stuck: Stuck, numbers: &Numbers) {
    let (truth, all) = search(program, model, Symmetry::Off, stuck);
    let too_large = [Some(Stopped::Enough), Some(Stopped::Timeout)];
    if too_large.contains(&all.stopped) {
        return;
    }
    let (found, some) = search(program, model, ON, stuck);
    if some.stopped == Some(Stopped::Timeout) {
        return;
    }
    let fail = |what: &str, graph: &Execution| panic!("{name}\nunder {model}: {what}\n{}", dump(graph));
    assert_eq!((all.stopped, some.stopped), (None, None), "{name}");
    assert!((some.done - 1.0).abs() < 1e-9, "{name} under {model}: {} of the tree", some.done);
    let errors = |all: &All| {
        let s = &all.seen;
        [s.races, s.faults, s.uses_after_free, s.double_frees, s.uninitialised].map(|n| n > 0)
    };
    assert_eq!(errors(&found), errors(&truth), "{name} under {model}: errors");
    numbers.programs.fetch_add(1, Ordering::Relaxed);
    let groups = match some.symmetry {
        SymmetryUse::Used(groups) => groups,
        SymmetryUse::Refused(_) => {
            numbers.refused.fetch_add(1, Ordering::Relaxed);
            assert_eq!(found.seen.executions, truth.seen.executions);
            return;
        }
        SymmetryUse::Off => panic!("it was asked for"),
    };
    let maps = renamings(&groups);
    let kinds = [
        (&truth.seen.executions, &found.seen.executions, true),
        (&truth.seen.blocked, &found.seen.blocked, false),
        (&truth.stuck, &found.stuck, false),
    ];
    // (Without symmetry, threads that wait look again, and unlucky graphs are not visited; with it they may
    // be.)
    let (unlucky, more_unlucky) = (&truth.unlucky, &found.unlucky);
    assert_eq!(truth.stuck.is_empty(), found.stuck.is_empty(), "{name} under {model}: stuck");
    for (truth, found, complete) in kinds {
        let least =
            |graph: &Execution| maps.iter().map(|map| renamed(graph, map)).min().expect("at least one");
        let orbits: BTreeSet<Execution> = truth.keys().map(least).collect();
        let real: BTreeSet<Execution> = truth.keys().map(|graph| renamed(graph, &maps[0])).collect();
        let mut visited: BTreeMap<Execution, u64> = BTreeMap::new();
        for (graph, times) in found {
            if *times > 1 {
                fail("visited twice", graph);
            }
            if !truth.contains_key(graph) && !more_unlucky.contains(graph) {
                fail("not a graph of the program", graph);
            }
            // Renaming it gives graphs of the program.
            if complete && let Some(map) = maps.iter().find(|map| !real.contains(&renamed(graph, map))) {
                fail(&format!("cannot be renamed by {map:?}"), graph);
            }
            *visited.entry(least(graph)).or_default() += 1;
        }
        let mut needed = truth.keys().filter(|graph| !unlucky.contains(graph));
        if let Some(missed) = needed.find(|graph| !visited.contains_key(&least(graph))) {
            fail(&format!("{} orbits, {} found; missed", orbits.len(), visited.len()), missed);
        }
        if EXACT.contains(&model)
            && let Some((graph, n)) = visited.iter().find(|(_, n)| **n > 1)
        {
            fail(&format!("{n} of an orbit"), graph);
        }
        numbers.executions.fetch_add(truth.len() as u64, Ordering::Relaxed);
        numbers.orbits.fetch_add(orbits.len() as u64, Ordering::Relaxed);
        numbers.visited.fetch_add(found.len() as u64, Ordering::Relaxed);
        numbers.worst.fetch_max(visited.values().copied().max().unwrap_or(0), Ordering::Relaxed);
    }
}

/// Compares on programs from seeds.
fn run(what: &str, fixed: u64, fresh: u64, make: impl Fn(u64) -> (String, Program) + Sync) {
    let seeds = seeds(fixed, fresh);
    let (exact, other) = (Numbers::default(), Numbers::default());
    let check = |seed: &u64| {
        let (name, program) = make(*seed);
        for model in MODELS {
            let numbers = if EXACT.contains(&model) { &exact } else { &other };
            let stuck = if seed.is_multiple_of(2) { Stuck::Blocked } else { Stuck::Error };
            compare(&name, &program, model, stuck, numbers);
        }
    };
    let (left, right) = seeds.split_at(seeds.len() / 2);
    std::thread::scope(|scope| {
        let half = scope.spawn(|| left.iter().for_each(check));
        right.iter().for_each(check);
        half.join().expect("the other half agrees, too");
    });
    exact.show(&format!("{what}, sc tso pso"));
    other.show(&format!("{what}, ra rc11 rc20"));
}

/// Returns a program of few threads some of which have copies, at any place.
fn with_copies(seed: u64, knobs: &Knobs) -> (String, Program) {
    let threads = 1 + (seed % 3) as u32;
    let knobs = Knobs { threads: threads..=threads, accesses: threads + 1..=5, ..knobs.clone() };
    let sample = generate(seed, &knobs);
    let mut sketch = sample.sketch;
    let copied = seed as usize / 3 % sketch.threads.len();
    let copies = 1 + seed / 9 % if threads == 1 { 3 } else { 2 };
    for i in 0..copies {
        let body = sketch.threads[copied].clone();
        let at = if seed.is_multiple_of(5) { sketch.threads.len() } else { copied + i as usize + 1 };
        sketch.threads.insert(at, body);
    }
    // Sometimes another has a copy, too.
    if seed.is_multiple_of(7) && sketch.threads.len() < 4 {
        let body = sketch.threads[sketch.threads.len() - 1].clone();
        sketch.threads.push(body);
    }
    let program = lower(&sketch, "copies");
    (format!("// seed {seed}\n{sketch}"), program)
}

fn small(weights: impl FnOnce(Knobs) -> Knobs) -> Knobs {
    let mut knobs = weights(Knobs::default());
    knobs.vars = 1..=2;
    knobs
}

#[test]
fn random_programs_with_identical_threads() {
    let knobs = small(|knobs| knobs);
    run("all kinds", 60, 15, |seed| with_copies(seed, &knobs));
}

#[test]
fn random_programs_with_identical_threads_and_updates() {
    let knobs = small(Knobs::with_updates);
    run("updates", 60, 15, |seed| with_copies(seed, &knobs));
}

#[test]
fn random_programs_with_identical_threads_and_locks() {
    let knobs = small(Knobs::with_locks);
    run("locks", 60, 15, |seed| with_copies(seed, &knobs));
}

#[test]
fn random_programs_with_identical_threads_and_choices() {
    let mut knobs = small(|knobs| knobs);
    (knobs.weights.choose, knobs.weights.wait, knobs.weights.assert) = (12, 6, 4);
    run("choices", 60, 15, |seed| with_copies(seed, &knobs));
}

/// Relaxed accesses to two variables: where reads know little of each other.
#[test]
fn random_programs_with_identical_relaxed_threads() {
    let mut knobs = Knobs::only(&[Mode::Rlx, Mode::Rlx, Mode::Acq, Mode::Rel]);
    knobs.vars = 2..=2;
    run("relaxed", 60, 15, |seed| with_copies(seed, &knobs));
}

/// Returns a program whose `main` starts some of its threads twice or three times in a row.
fn spawning_copies(seed: u64, knobs: &Knobs) -> (String, Program) {
    let sample = generate_spawning(seed, &Knobs { accesses: 3..=5, ..knobs.clone() });
    let mut sketch: Sketch = sample.sketch;
    let (count, copied) = (sketch.threads.len() as u32, seed as u32 % sketch.threads.len() as u32);
    let copies = 1 + seed as u32 / 5 % 2;
    let ids: Vec<u32> = (0..copies).map(|i| count + i).collect();
    let body = sketch.threads[copied as usize].clone();
    sketch.threads.extend(ids.iter().map(|_| body.clone()));
    // In most programs a thread that waits for one waits for all.
    let in_a_row = !seed.is_multiple_of(4);
    let mut fresh = 100;
    let mut main = vec![];
    for stmt in sketch.main.take().expect("it spawns") {
        main.push(stmt.clone());
        match stmt {
            Stmt::Spawn { child, arg } if child == copied => {
                main.extend(ids.iter().map(|id| Stmt::Spawn { child: *id, arg }));
            }
            Stmt::Join { child, .. } if child == copied && in_a_row => {
                for id in &ids {
                    fresh += 1;
                    main.push(Stmt::Join { to: Target(fresh), child: *id });
                }
            }
            _ => {}
        }
    }
    sketch.main = Some(main);
    let name = format!("// seed {seed}: the last {copies} run P{copied}\n{sketch}");
    let mut program = lower(&sketch, "spawning copies");
    for inst in program.functions.iter_mut().flat_map(|f| &mut f.blocks).flat_map(|b| &mut b.insts) {
        match &mut inst.op {
            // (A thread's function has its number.)
            Op::Spawn { callee: Callee::Func(func), .. } if func.0 >= count => *func = FuncId(copied),
            Op::Join { dst, .. } if !seed.is_multiple_of(3) => *dst = None,
            _ => {}
        }
    }
    (name, program)
}

#[test]
fn random_programs_that_start_identical_threads() {
    let knobs = small(|knobs| knobs);
    run("spawning", 60, 15, |seed| spawning_copies(seed, &knobs));
}

#[test]
fn random_programs_that_start_identical_threads_that_wait() {
    let mut knobs = small(|knobs| knobs);
    (knobs.weights.wait, knobs.weights.assert, knobs.weights.lock) = (20, 6, 10);
    run("spawning and waiting", 60, 15, |seed| spawning_copies(seed, &knobs));
}

/// A function that makes a thread's code, given the address of memory.
type Body<'a> = dyn Fn(&mut FunctionBuilder, u64) + 'a;

fn add_function(program: &mut Program, name: &str, body: &Body<'_>, x: u64) -> FuncId {
    let mut f = FunctionBuilder::new(name, 0);
    body(&mut f, x);
    f.end(Terminator::Return(None));
    program.add_function(f.finish())
}

/// Returns a program of `n` threads of one function, beside others.
fn family(n: u32, body: impl Fn(&mut FunctionBuilder, u64), others: &[&Body<'_>]) -> Program {
    let mut program = Program::new("family");
    let x = program.add_global(Global::zeroed("x", 16));
    let x = program.global_addr(x);
    let func = add_function(&mut program, "twin", &body, x);
    (0..n).for_each(|i| program.add_thread(format!("P{i}"), func, vec![]));
    for (i, other) in others.iter().enumerate() {
        let func = add_function(&mut program, "other", *other, x);
        program.add_thread(format!("Q{i}"), func, vec![]);
    }
    program.finish().expect("valid")
}

fn load(f: &mut FunctionBuilder, addr: u64) {
    let dst = f.temp();
    f.push(Op::Load { dst, addr: addr.into(), size: Size::B4, mode: Mode::Rlx });
}

fn store(f: &mut FunctionBuilder, addr: u64, value: u64) {
    f.push(Op::Store { addr: addr.into(), value: value.into(), size: Size::B4, mode: Mode::Rlx });
}

fn add(f: &mut FunctionBuilder, addr: u64) {
    let dst = f.temp();
    f.push(Op::Rmw {
        op: RmwOp::Add,
        dst,
        addr: addr.into(),
        arg: 1.into(),
        size: Size::B4,
        mode: Mode::Rlx,
    });
}

fn cas(f: &mut FunctionBuilder, addr: u64) {
    let (old, ok, (success, failure)) = (f.temp(), f.temp(), (Mode::Rlx, Mode::Rlx));
    let (addr, size) = (addr.into(), Size::B4);
    f.push(Op::CmpXchg { old, ok, addr, expected: 0.into(), new: 1.into(), size, success, failure });
}

fn locked(f: &mut FunctionBuilder, mutex: u64) {
    f.push(Op::Lock { addr: mutex.into(), size: Size::B4 });
    add(f, mutex + 4);
    f.push(Op::Unlock { addr: mutex.into(), size: Size::B4 });
}

/// Checks the number of executions with symmetry, under every model that has it.
#[track_caller]
fn counts(program: &Program, expected: u64) {
    for model in MODELS {
        let config = Config { symmetry: ON, ..Config::default() };
        let summary = fencepost_explore::count(program, model, &config);
        assert_eq!((summary.executions, summary.blocked), (expected, 0), "{model}");
    }
}

#[test]
fn families_of_identical_threads_have_these_counts() {
    for n in 1..=6 {
        let executions = u64::from(n);
        // readers(N): how many see the write.
        counts(&family(n, load, &[&|f, x| store(f, x, 1)]), executions + 1);
        // ainc(N)
        counts(&family(n, add, &[]), 1);
        // Stores only.
        counts(&family(n, |f, x| store(f, x, 1), &[]), 1);
        // One compare-and-exchange succeeds; how many of the others come before and after it makes no
        // difference: they cannot.
        counts(&family(n, cas, &[]), 1);
        // Critical sections.
        counts(&family(n, locked, &[]), 1);
    }
    // binc(2): two increments of two variables each.
    counts(&family(2, |f, x| (add(f, x), add(f, x + 4)).0, &[]), 2);
}

#[test]
fn threads_that_are_told_apart() {
    let program = family(3, load, &[&|f, x| store(f, x, 1)]);
    let apart = |apart: &[u32]| {
        let symmetry = Symmetry::On { apart: apart.iter().copied().map(ThreadId).collect() };
        fencepost_explore::count(&program, ModelId::Rc11, &Config { symmetry, ..Config::default() })
    };
    let names = |threads: &[u32]| SymmetryUse::Used(vec![threads.iter().copied().map(ThreadId).collect()]);
    assert_eq!((apart(&[]).executions, apart(&[]).symmetry), (4, names(&[0, 1, 2])));
    assert_eq!((apart(&[1]).executions, apart(&[1]).symmetry), (6, names(&[0, 2])));
    assert_eq!((apart(&[0, 1, 2]).executions, apart(&[0, 1, 2]).symmetry), (8, SymmetryUse::Used(vec![])));
}

#[test]
fn models_without_symmetry_are_refused() {
    for model in [ModelId::Wrc11, ModelId::Jam21, ModelId::Jam21Genmc, ModelId::Xmm] {
        let config = Config { symmetry: ON, ..Config::default() };
        let summary = fencepost_explore::count(&family(2, add, &[]), model, &config);
        assert_eq!((summary.stopped, summary.executions), (Some(Stopped::Refused), 0));
        assert!(summary.refusal.is_some());
    }
}

/// Canonical executions in which no thread gets past a wait, while with other names one does: found by
/// thinking.
#[test]
fn who_waits_for_one_alone() {
    // main starts two; the first to increment waits for good, the other ends. Waiting for one of them and
    // then failing must be seen.
    let mut program = Program::new("waits");
    let x = program.add_global(Global::zeroed("x", 4));
    let x = program.global_addr(x);
    let mut f = FunctionBuilder::new("twin", 0);
    let (old, first) = (f.temp(), f.temp());
    f.push(Op::Rmw {
        op: RmwOp::Add,
        dst: old,
        addr: x.into(),
        arg: 1.into(),
        size: Size::B4,
        mode: Mode::Rlx,
    });
    f.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst: first, a: old.into(), b: 0.into() });
    f.push(Op::Assume { cond: first.into(), why: BlockKind::Assume });
    f.end(Terminator::Return(None));
    let twin = program.add_function(f.finish());
    let mut f = FunctionBuilder::new("main", 0);
    let (a, b) = (f.temp(), f.temp());
    f.push(Op::Spawn { dst: a, callee: Callee::Func(twin), args: vec![] });
    f.push(Op::Spawn { dst: b, callee: Callee::Func(twin), args: vec![] });
    f.push(Op::Join { dst: None, thread: a.into() });
    f.push(Op::Assert { cond: 0.into(), message: "reached".to_owned() });
    f.end(Terminator::Return(None));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    let program = program.finish().expect("valid");
    let numbers = Numbers::default();
    for model in MODELS {
        compare(&"one alone", &program, model, Stuck::Blocked, &numbers);
        let (seen, summary) = search(&program, model, ON, Stuck::Blocked);
        assert!(matches!(summary.symmetry, SymmetryUse::Refused(_)) && seen.seen.faults > 0, "{model}");
    }
}
