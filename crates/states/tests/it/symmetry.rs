//! Symmetry changes the number of states and nothing else.

use crate::agrees::{Seen, look};
use fencepost_oracle::generate::{Cond, Knobs, Sketch, Stmt, Target, Value, Var, generate_spawning, lower};
use fencepost_program::{
    AllocKind, BinOp, BlockId, Callee, FuncId, Function, Inst, Label, Loc, Mode, Op, Program, Reg, RmwOp,
    Size, Terminator, ThreadId, Zeroed,
};
use fencepost_states::{
    Capacity, Config, Error, Liveness, Machine, Merging, Order, StepKind, Switch, Symmetry, Trace, WaitsFor,
};
use std::collections::{BTreeMap, BTreeSet};

/// The values that threads return.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Results {
    /// Their last registers, and `main` keeps them.
    Kept,
    /// Their last registers, and `main` does not look.
    Ignored,
    /// No values.
    None,
}

/// Returns the program in which all threads run the first one's function with the first one's argument.
fn alike(mut program: Program, results: Results) -> Program {
    let main = program.threads[0].func.index();
    let mut first: Option<(Callee, Vec<_>)> = None;
    for inst in program.functions[main].blocks.iter_mut().flat_map(|b| &mut b.insts) {
        if let Op::Spawn { callee, args, .. } = &mut inst.op {
            let same = first.get_or_insert_with(|| (*callee, args.clone()));
            (*callee, *args) = same.clone();
        }
    }
    if results != Results::Kept {
        program.functions[main].reg_names.clear();
        return_nothing(&mut program.functions[main]);
    }
    if results == Results::None {
        return_nothing(&mut program.functions[0]);
    }
    program
}

fn return_nothing(function: &mut Function) {
    let ends = function.blocks.iter_mut().map(|b| &mut b.end);
    ends.filter(|e| matches!(e, Terminator::Return(_))).for_each(|e| *e = Terminator::Return(None));
}

const X: Var = Var(0);
const Y: Var = Var(1);

fn load(to: u32, var: Var) -> Stmt {
    Stmt::Load { to: Target(to), var, mode: Mode::Rlx }
}

fn store(var: Var, value: Value) -> Stmt {
    Stmt::Store { var, value, mode: Mode::Rlx }
}

fn add(to: u32, var: Var) -> Stmt {
    Stmt::Rmw { op: RmwOp::Add, to: Target(to), var, arg: Value::Const(1), mode: Mode::Sc }
}

fn spawns(count: u32) -> Vec<Stmt> {
    (0..count).map(|child| Stmt::Spawn { child, arg: 0 }).collect()
}

fn joins(count: u32) -> Vec<Stmt> {
    (0..count).map(|child| Stmt::Join { to: Target(10 + child), child }).collect()
}

/// Returns a program of `count` threads with the same body; `main` starts them, does something, and looks at
/// last.
fn program(count: u32, body: &[Stmt], main: Vec<Stmt>, results: Results) -> Program {
    let threads = vec![body.to_vec(); count as usize];
    let sketch = Sketch { vars: vec![0, 0], mutexes: 1, main: Some(main), threads };
    alike(lower(&sketch, "alike"), results)
}

fn searched(machine: Machine, symmetry: Switch) -> Config {
    let merging = Merging { symmetry, ..Merging::default() };
    Config { merging, all_errors: Switch::On, ..Config::new(machine) }
}

/// Checks that a trace fits together: each read sees what was written last, and no thread joins one that goes
/// on.
fn check_trace(program: &Program, trace: &Trace) {
    let mut memory: BTreeMap<u64, u64> = BTreeMap::new();
    let mut over: BTreeSet<ThreadId> = BTreeSet::new();
    let mut there: BTreeSet<ThreadId> = [ThreadId(0)].into();
    for step in &trace.steps {
        assert!(
            there.contains(&step.thread) && !over.contains(&step.thread) || flushes(&step.kind),
            "{step:?}"
        );
        let initial = |addr: u64| program.initial_value(addr, 4).unwrap_or(0);
        let held = |loc: &Loc| memory.get(&loc.addr).copied().unwrap_or(initial(loc.addr));
        match &step.kind {
            StepKind::Did(Label::Write { loc, value, .. })
            | StepKind::Flushed { write: Label::Write { loc, value, .. }, .. } => {
                memory.insert(loc.addr, *value);
            }
            StepKind::Read { read: Label::Read { loc, value, .. }, .. }
            | StepKind::Retrieved { read: Label::Read { loc, value, .. }, .. } => {
                assert_eq!(held(loc), *value, "{trace:#?}");
            }
            StepKind::Updated { read: Label::Read { loc, value, .. }, write, .. } => {
                assert_eq!(held(loc), *value, "{trace:#?}");
                memory.extend(write.and_then(|write| Some((write.loc()?.addr, write.value()?))));
            }
            StepKind::Flushed { .. }
            | StepKind::Read { .. }
            | StepKind::Retrieved { .. }
            | StepKind::Updated { .. } => panic!("a label that is not of its step: {step:?}"),
            StepKind::Did(Label::Spawn(thread)) => assert!(there.insert(*thread)),
            StepKind::Did(Label::Join(thread)) => assert!(over.contains(thread), "{trace:#?}"),
            StepKind::Finished => assert!(over.insert(step.thread)),
            _ => {}
        }
    }
}

fn flushes(kind: &StepKind) -> bool {
    matches!(kind, StepKind::Flushed { .. } | StepKind::Retrieved { .. })
}

/// Returns the results that must not depend on symmetry.
fn verdict(seen: &Seen) -> impl PartialEq + std::fmt::Debug + use<> {
    let globals: BTreeSet<_> = seen.finals.iter().map(|f| f.globals.clone()).collect();
    let errors: BTreeSet<String> = seen.errors.iter().map(|e| e.1.clone()).collect();
    (globals, errors, seen.deadlock, seen.livelock, seen.summary.blocked > 0)
}

#[track_caller]
fn same(program: &Program, config: &Config, what: &dyn std::fmt::Display) -> (Seen, Seen) {
    let on = look(program, config);
    let off = Merging { symmetry: Switch::Off, ..config.merging };
    let off = look(program, &Config { merging: off, ..config.clone() });
    let how = (config.machine, config.buffer, config.order, config.merging);
    assert_eq!(verdict(&on), verdict(&off), "{how:?} {:?}\n{what}", on.summary.symmetry);
    assert!(on.summary.states <= off.summary.states, "{how:?}\n{what}");
    if on.summary.symmetry != Symmetry::Used {
        assert_eq!(on.summary.states, off.summary.states, "{how:?}\n{what}");
    }
    on.found.iter().for_each(|found| check_trace(program, &found.trace));
    (on, off)
}

fn counter(count: u32) -> Program {
    let body = [load(1, X), store(X, Value::Plus(Target(1), 1)), load(2, Y), store(Y, Value::Const(1))];
    let look = [load(20, X), Stmt::Assert(Cond::Is(Target(20), count.into()))];
    program(count, &body, [spawns(count), joins(count), look.to_vec()].concat(), Results::None)
}

#[test]
fn counters_take_fewer_states() {
    for machine in Machine::ALL {
        for count in 2..=4 {
            let (on, off) = same(&counter(count), &searched(machine, Switch::On), &count);
            assert_eq!(on.summary.symmetry, Symmetry::Used);
            let (few, many) = (on.summary.states, off.summary.states);
            println!("{machine:?} {count}: {few} of {many}");
            assert!(few * u64::from(count) * 2 < many * 3, "{machine:?} {count}: {few} of {many}");
            assert!(!on.errors.is_empty());
        }
    }
}

#[test]
fn updates_lose_nothing() {
    let body = [add(1, X), load(2, Y)];
    for machine in Machine::ALL {
        for count in 2..=4 {
            let look = [load(20, X), Stmt::Assert(Cond::Is(Target(20), count.into()))];
            let main = [spawns(count), joins(count), look.to_vec()].concat();
            let (on, _) =
                same(&program(count, &body, main, Results::Ignored), &searched(machine, Switch::On), &count);
            assert_eq!(on.summary.symmetry, Symmetry::Used);
            assert!(on.found.is_empty());
        }
    }
}

#[track_caller]
fn refused(program: &Program, why: &str) -> Seen {
    let mut last = None;
    for machine in Machine::ALL {
        let (on, _) = same(program, &searched(machine, Switch::On), &why);
        assert_eq!(on.summary.symmetry, Symmetry::Refused(why.to_owned()), "{machine:?}");
        last = Some(on);
    }
    last.expect("there are machines")
}

const BETWEEN: &str = "something happens between two waits for the ends of identical threads";

#[test]
fn looking_between_two_joins() {
    let [one, two] = [0, 1].map(|child| Stmt::Join { to: Target(10 + child), child });
    let main =
        [spawns(2), vec![one, load(20, X), two], vec![Stmt::Assert(Cond::IsNot(Target(20), 1))]].concat();
    let seen = refused(&program(2, &[add(1, X)], main, Results::None), BETWEEN);
    assert!(!seen.errors.is_empty());
}

#[test]
fn looking_before_the_last_join() {
    let mut ends = joins(3);
    ends.insert(2, load(20, X));
    let main = [spawns(3), ends, vec![Stmt::Assert(Cond::IsNot(Target(20), 2))]].concat();
    let seen = refused(&program(3, &[add(1, X)], main, Results::None), BETWEEN);
    assert!(!seen.errors.is_empty());
}

/// The second to come is stuck, so no state has both at their end.
#[test]
fn an_error_after_a_join_when_the_other_thread_never_ends() {
    let body = [add(1, X), Stmt::Assume(Cond::Is(Target(1), 0))];
    let [one, two] = [0, 1].map(|child| Stmt::Join { to: Target(10 + child), child });
    let fails = Stmt::Assert(Cond::IsNot(Target(10), 0));
    let main = [spawns(2), vec![one, fails, two]].concat();
    let seen = refused(&program(2, &body, main, Results::Kept), BETWEEN);
    assert!(!seen.errors.is_empty());
}

#[test]
fn joining_only_one() {
    let main = [spawns(2), joins(1), vec![load(20, X), Stmt::Assert(Cond::IsNot(Target(20), 1))]].concat();
    let seen = refused(&program(2, &[add(1, X)], main, Results::None), BETWEEN);
    assert!(!seen.errors.is_empty());
}

#[test]
fn joining_nobody() {
    for machine in Machine::ALL {
        let main = [spawns(3), vec![load(20, X), Stmt::Assert(Cond::IsNot(Target(20), 2))]].concat();
        let program = program(3, &[add(1, X), add(2, Y)], main, Results::Kept);
        let (on, off) = same(&program, &searched(machine, Switch::On), &"");
        assert_eq!(on.summary.symmetry, Symmetry::Used);
        assert!(on.summary.states < off.summary.states && !on.errors.is_empty());
    }
}

#[test]
fn different_results() {
    let differ = "identical threads return different results, and somebody looks at them";
    let main = [spawns(2), joins(2), vec![Stmt::Assert(Cond::IsNot(Target(10), 1))]].concat();
    let seen = refused(&program(2, &[add(1, X)], main.clone(), Results::Kept), differ);
    assert!(!seen.errors.is_empty());
    refused(&program(2, &[add(1, X)], main, Results::Ignored), differ);
    let main = [spawns(2), joins(2)].concat();
    refused(&program(2, &[add(1, X)], main.clone(), Results::Kept), differ);
    let seen = look(&program(2, &[add(1, X)], main, Results::Ignored), &searched(Machine::Tso, Switch::On));
    assert_eq!(seen.summary.symmetry, Symmetry::Used);
}

#[test]
fn who_am_i() {
    let mut program = counter(2);
    let function = &mut program.functions[FuncId(0).index()];
    let dst = Reg(function.regs);
    function.regs += 1;
    let pos = function.blocks[0].insts[0].pos;
    function.blocks[0].insts.insert(0, Inst { op: Op::ThreadSelf { dst }, pos });
    refused(&program, "the program asks for the number of a thread");
}

/// Each thread writes to an object of its own, and reads it again at the end: its address is that of its
/// thread.
#[test]
fn own_objects_move_along() {
    let (size, mode) = (Size::B4, Mode::Na);
    for count in 2..=3 {
        let mut program = counter(count);
        let function = &mut program.functions[0];
        let [object, value] = [0, 1].map(|i| Reg(function.regs + i));
        function.regs += 2;
        let pos = function.blocks[0].insts[0].pos;
        let (kind, zeroed) = (AllocKind::Private, Zeroed::No);
        let ops = [
            Op::Alloc { dst: object, kind, size: 8.into(), align: 16.into(), zeroed },
            Op::Store { addr: object.into(), value: 7.into(), size, mode },
        ];
        function.blocks[0].insts.splice(0..0, ops.map(|op| Inst { op, pos }));
        let ops = [
            Op::Load { dst: value, addr: object.into(), size, mode },
            Op::Bin { op: BinOp::Sub, bits: 32, dst: value, a: value.into(), b: 6.into() },
            Op::Assert { cond: value.into(), message: "7 is 7".to_owned() },
        ];
        function.blocks.last_mut().expect("there is one").insts.extend(ops.map(|op| Inst { op, pos }));
        for machine in Machine::ALL {
            let (on, off) = same(&program, &searched(machine, Switch::On), &count);
            assert_eq!(on.summary.symmetry, Symmetry::Used);
            let plain = look(&counter(count), &searched(machine, Switch::On));
            assert_eq!(
                on.summary.states, plain.summary.states,
                "{machine:?}: {} without",
                off.summary.states
            );
        }
    }
}

#[test]
fn fairness_is_about_threads() {
    let config = Config { liveness: Liveness::Termination, ..searched(Machine::Sc, Switch::On) };
    let seen = look(&counter(2), &config);
    assert!(matches!(seen.summary.symmetry, Symmetry::Refused(_)));
}

#[test]
fn two_rounds_of_threads() {
    let again = |first: u32| {
        let starts = (first..first + 2).map(|child| Stmt::Spawn { child, arg: 0 });
        let ends = (first..first + 2).map(|child| Stmt::Join { to: Target(10 + child), child });
        starts.chain(ends).collect::<Vec<_>>()
    };
    let look = vec![load(20, X), Stmt::Assert(Cond::Is(Target(20), 4))];
    let body = [load(1, X), store(X, Value::Plus(Target(1), 1))];
    let program = program(4, &body, [again(0), again(2), look].concat(), Results::None);
    for machine in Machine::ALL {
        let (on, off) = same(&program, &searched(machine, Switch::On), &"");
        assert_eq!(on.summary.symmetry, Symmetry::Used);
        assert!(on.summary.states < off.summary.states && !on.errors.is_empty());
    }
}

/// The first to come ends, the others wait for ever: so does `main`, for one that has not finished.
#[test]
fn who_waits_for_whom() {
    let (to, var, value, mode) = (Target(2), Y, 1, Mode::Rlx);
    for wait in [Stmt::Spin { to, var, value, mode }, Stmt::Wait { to, var, value, mode }] {
        let later = Stmt::If { cond: Cond::IsNot(Target(1), 0), yes: vec![wait], no: vec![] };
        let main = [spawns(3), joins(3)].concat();
        let program = program(3, &[add(1, X), later], main, Results::None);
        for machine in Machine::ALL {
            let (on, off) = same(&program, &searched(machine, Switch::On), &"");
            assert_eq!(on.summary.symmetry, Symmetry::Used);
            assert!(on.summary.states < off.summary.states);
            let [found] = &on.found[..] else { panic!("{:?}", on.found) };
            let (Error::Deadlock { threads } | Error::Livelock { threads }) = &found.error else {
                panic!("{:?}", found.error)
            };
            assert_eq!(threads.len(), 3);
            let waits = |target| threads.iter().any(|w| w.thread == target);
            assert!(matches!(threads[0].what, WaitsFor::End(target) if waits(target)), "{threads:?}");
        }
    }
}

/// Two threads go round for ever: in the lasso each comes back to where it was, although they change places.
#[test]
fn lassos_come_back() {
    let body = [store(X, Value::Const(1)), store(X, Value::Const(0))];
    for count in 2..=3 {
        let mut program = program(count, &body, [spawns(count), joins(count)].concat(), Results::None);
        program.functions[0].blocks.last_mut().expect("there is one").end = Terminator::Jump(BlockId(0));
        for machine in Machine::ALL {
            let (on, _) = same(&program, &searched(machine, Switch::On), &"");
            assert_eq!(on.summary.symmetry, Symmetry::Used);
            let [found] = &on.found[..] else { panic!("{:?}", on.found) };
            let mut trace = found.trace.clone();
            let again = trace.repeats_from.expect("a lasso");
            trace.steps.extend_from_within(again..);
            check_trace(&program, &trace);
            for thread in 1..=count {
                let own = trace.steps.iter().filter(|s| s.thread == ThreadId(thread));
                let wrote = own.filter_map(|s| match s.kind {
                    StepKind::Did(write @ Label::Write { .. }) | StepKind::Flushed { write, .. } => {
                        write.value()
                    }
                    _ => None,
                });
                let wrote: Vec<u64> = wrote.collect();
                let turns = (0..wrote.len()).map(|i| 1 - i as u64 % 2).collect::<Vec<_>>();
                assert_eq!(wrote, turns, "{machine:?} {thread} from {again}: {trace:#?}");
            }
        }
    }
}

#[test]
fn random_programs() {
    let seeds: u64 = std::env::var("FENCEPOST_SYMMETRY_SEEDS").map_or(150, |n| n.parse().expect("a number"));
    let (mut used, mut smaller) = (0, 0);
    for seed in 0..seeds {
        let knobs = Knobs { accesses: 3..=6, ..Knobs::default() };
        let knobs =
            [knobs.clone(), knobs.clone().with_locks(), knobs.with_updates()][seed as usize % 3].clone();
        let sample = generate_spawning(seed, &knobs);
        let results = [Results::Kept, Results::Ignored, Results::None, Results::None][seed as usize % 4];
        let program = alike(sample.program.clone(), results);
        let buffer = [Capacity::Unbounded, Capacity::Bounded(1), Capacity::Bounded(2)][seed as usize % 3];
        for machine in Machine::ALL {
            let config = Config { buffer, ..searched(machine, Switch::On) };
            let (on, off) = same(&program, &config, &sample);
            used += u32::from(on.summary.symmetry == Symmetry::Used);
            smaller += u32::from(on.summary.states < off.summary.states);
            let merging = config.merging;
            let ways = [
                Config { order: Order::Depth, jobs: 2, ..config.clone() },
                Config { order: Order::Cost, ..config.clone() },
                Config { merging: Merging { reduction: Switch::Off, ..merging }, ..config.clone() },
                Config { merging: Merging { local_steps: Switch::Off, ..merging }, ..config.clone() },
                Config { merging: Merging { creations: Switch::On, ..merging }, ..config },
            ];
            same(&program, &ways[seed as usize % 5], &sample);
        }
    }
    println!("{used} with symmetry, {smaller} smaller, of {}", 4 * seeds);
    assert!(smaller > 0 && u64::from(used) > seeds);
}
