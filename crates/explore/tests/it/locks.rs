//! Executions up to the order of critical sections (`Equivalence::Locks`) are those of the full search with
//! that order erased, each once, and what is said of them is the same.

use crate::random::seeds;
use fencepost_explore::{
    Config, Equivalence, Flow, ModelId, Stopped, Stuck, Summary, View, Violation, Visitor, explore,
};
use fencepost_graph::{EventRef, Execution, Label};
use fencepost_oracle::generate::{Knobs, generate, generate_spawning};
use fencepost_program::{
    FunctionBuilder, Global, Mode, Op, Operand, Program, RmwOp, Size, Terminator, ThreadId,
};
use std::collections::BTreeSet;
use std::fmt::Display;

/// The models under which orders of critical sections can be left open.
const OPEN: [ModelId; 6] =
    [ModelId::Sc, ModelId::Tso, ModelId::Pso, ModelId::Ra, ModelId::Rc11, ModelId::Rc20];

/// What an exploration shows, with the order of critical sections erased.
#[derive(Default, PartialEq, Debug)]
struct Erased {
    /// The mutexes whose order nothing in the program sees.
    mutexes: BTreeSet<u64>,
    executions: BTreeSet<Execution>,
    blocked: BTreeSet<Execution>,
    stuck: BTreeSet<Execution>,
    /// Kinds of errors, with what is known of where.
    errors: BTreeSet<String>,
    /// The number of complete and blocked graphs that were shown more than once.
    again: u32,
}

/// Returns the mutexes of a program whose order is no part of its executions.
fn mutexes(program: &Program) -> BTreeSet<u64> {
    let ops = || program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts).map(|i| &i.op);
    let address = |addr: &Operand| match addr {
        Operand::Const(addr) => *addr,
        Operand::Reg(_) => panic!("the mutexes of these programs are known"),
    };
    let locked = ops().filter_map(|op| match op {
        Op::Lock { addr, .. } => Some(address(addr)),
        _ => None,
    });
    let seen: BTreeSet<u64> = ops()
        .filter_map(|op| match op {
            Op::TryLock { addr, .. } => Some(address(addr)),
            _ => None,
        })
        .collect();
    locked.filter(|mutex| !seen.contains(mutex)).collect()
}

impl Erased {
    fn of(program: &Program, model: ModelId, equivalence: Equivalence) -> (Erased, Summary) {
        let mut seen = Erased { mutexes: mutexes(program), ..Erased::default() };
        let config = Config { equivalence, stuck: Stuck::Error, ..Config::default() };
        let summary = explore(program, model, &config, &mut seen);
        assert!(summary.stopped.is_some() || (summary.done - 1.0).abs() < 1e-9, "{summary:?}");
        (seen, summary)
    }

    /// Returns the execution of a view without the order of critical sections.
    fn erase(&self, view: &View<'_>) -> Execution {
        let mut execution = view.execution();
        for event in execution.threads.iter_mut().flatten() {
            if let Label::Read { loc, locked: true, .. } = event.label
                && self.mutexes.contains(&loc.addr)
            {
                event.rf = None;
            }
        }
        execution.co.retain(|(loc, _)| !self.mutexes.contains(&loc.addr));
        execution
    }
}

impl Visitor for Erased {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        check_order(view);
        let execution = self.erase(view);
        self.again += u32::from(!self.executions.insert(execution));
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        check_order(view);
        let execution = self.erase(view);
        self.again += u32::from(!self.blocked.insert(execution));
        Flow::Continue
    }
    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        self.errors.insert(match violation {
            Violation::Stuck { .. } => {
                let execution = self.erase(view);
                self.stuck.insert(execution);
                "stuck".to_owned()
            }
            Violation::Race { first, second } => {
                let mut pair = [first, second];
                pair.sort();
                format!("race {pair:?}")
            }
            other => format!("{other:?}"),
        });
        Flow::Continue
    }
    fn restart(&mut self) {
        *self = Erased { mutexes: std::mem::take(&mut self.mutexes), ..Erased::default() };
    }
}

/// Checks that what is shown is an execution in which sections exclude each other: every acquisition reads
/// the initial write or a release, and no two read the same.
fn check_order(view: &View<'_>) {
    let execution = view.execution();
    let mut sources: BTreeSet<EventRef> = BTreeSet::new();
    for event in execution.threads.iter().flatten() {
        if let (Label::Read { update: true, .. }, Some(from)) = (event.label, event.rf) {
            assert!(sources.insert(from), "two updates read {from:?}: {execution:#?}");
        }
    }
    for (loc, writes) in &execution.co {
        let names: BTreeSet<&EventRef> = writes.iter().collect();
        assert_eq!(names.len(), writes.len(), "{loc:?}: {execution:#?}");
    }
}

/// Counts of what was compared.
#[derive(Default)]
struct Tally {
    compared: u32,
    full: u64,
    locks: u64,
    wasted: u64,
}

impl Tally {
    #[track_caller]
    fn check(&mut self, name: &dyn Display, program: &Program) {
        for model in OPEN {
            self.check_under(name, program, model);
        }
    }

    #[track_caller]
    fn check_under(&mut self, name: &dyn Display, program: &Program, model: ModelId) {
        let (full, all) = Erased::of(program, model, Equivalence::Full);
        let (locks, summary) = Erased::of(program, model, Equivalence::Locks);
        if all.stopped == Some(Stopped::MixedSize) {
            assert_eq!(summary.stopped, all.stopped, "{name} under {model}");
            return;
        }
        assert_eq!(locks.again, 0, "{name} under {model}: graphs were counted twice");
        assert_eq!(locks.executions.len() as u64, summary.executions, "{name} under {model}");
        if let Some(missed) = full.executions.difference(&locks.executions).next() {
            panic!("{name} under {model}: missed {missed:#?}");
        }
        if let Some(surplus) = locks.executions.difference(&full.executions).next() {
            panic!("{name} under {model}: surplus {surplus:#?}");
        }
        assert_eq!(locks.blocked, full.blocked, "{name} under {model}: blocked graphs");
        assert_eq!(locks.stuck, full.stuck, "{name} under {model}: stuck graphs");
        assert_eq!(locks.errors, full.errors, "{name} under {model}");
        self.compared += 1;
        self.full += all.executions;
        self.locks += summary.executions;
        self.wasted += summary.wasted;
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        println!(
            "{} explorations compared: {} executions, up to the order of sections {} (and {} built for nothing)",
            self.compared, self.full, self.locks, self.wasted
        );
    }
}

/// Compares random programs of these seeds.
fn run<P: Display>(fixed: u64, fresh: u64, make: impl Fn(u64) -> (P, Program)) {
    let mut tally = Tally::default();
    for seed in seeds(fixed, fresh) {
        let (name, program) = make(seed);
        tally.check(&name, &program);
    }
}

fn sample(seed: u64, knobs: &Knobs) -> (String, Program) {
    let sample = generate(seed, knobs);
    (format!("seed {seed}\n{sample}"), sample.program)
}

/// Returns settings with many locks and these weights of a try to lock.
fn with_locks(accesses: u32, trylock: u32) -> Knobs {
    let mut knobs = Knobs { accesses: 4..=accesses, ..Knobs::default().with_locks() };
    knobs.weights.trylock = trylock;
    knobs.weights.fence = 2;
    knobs
}

#[test]
fn random_programs_with_locks() {
    run(50, 20, |seed| sample(seed, &with_locks(9, 0)));
}

#[test]
fn random_programs_that_try_to_lock() {
    run(40, 10, |seed| sample(seed, &with_locks(8, 6)));
}

#[test]
fn random_programs_with_relaxed_accesses_around_locks() {
    let mut knobs = with_locks(8, 0);
    knobs.modes = vec![Mode::Rlx];
    run(50, 20, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_that_wait_with_locks() {
    let mut knobs = with_locks(8, 0);
    (knobs.weights.spin, knobs.weights.wait, knobs.weights.assume) = (10, 10, 5);
    run(50, 20, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_with_assertions_and_locks() {
    let mut knobs = with_locks(8, 0);
    knobs.weights.assert = 10;
    run(60, 20, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_that_start_threads_with_locks() {
    run(60, 20, |seed| {
        let sample = generate_spawning(seed, &with_locks(7, 0));
        (format!("seed {seed}\n{sample}"), sample.program)
    });
}

/// A program whose threads take and release two mutexes, and access two variables, as `rng` says: sections
/// may be nested in any order (and so deadlock), may be empty, and may never end.
fn nested(seed: u64) -> (String, Program) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |n: u64| {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n
    };
    let mut program = Program::new("nested");
    let global = |program: &mut Program, name: &str| {
        let global = program.add_global(Global::zeroed(name, 4));
        program.global_addr(global)
    };
    let mutexes = ["m", "n"].map(|name| global(&mut program, name));
    let vars = ["x", "y"].map(|name| global(&mut program, name));
    let mut text = format!("seed {seed}");
    let modes = if below(3) == 0 { [Mode::Na, Mode::Rlx] } else { [Mode::Rlx, Mode::Rlx] };
    for thread in 0..2 + below(2) {
        let mut f = FunctionBuilder::new(format!("P{thread}"), 0);
        let mut held: Vec<u64> = vec![];
        text += &format!("\nP{thread}:");
        for _ in 0..3 + below(3) {
            let free: Vec<u64> = mutexes.iter().copied().filter(|m| !held.contains(m)).collect();
            let kind = below(8);
            if kind < 3 && !free.is_empty() {
                let addr = free[below(free.len() as u64) as usize];
                f.push(Op::Lock { addr: addr.into(), size: Size::B4 });
                held.push(addr);
                text += &format!(" lock {addr:x};");
                continue;
            }
            if kind < 5 && !held.is_empty() {
                let addr = held.swap_remove(below(held.len() as u64) as usize);
                f.push(Op::Unlock { addr: addr.into(), size: Size::B4 });
                text += &format!(" unlock {addr:x};");
                continue;
            }
            let (addr, mode) = (vars[below(2) as usize], modes[below(2) as usize]);
            match below(5) {
                0 | 1 => {
                    let dst = f.reg("r");
                    f.push(Op::Load { dst, addr: addr.into(), size: Size::B4, mode });
                    text += &format!(" r = {addr:x} {mode:?};");
                }
                2 | 3 => {
                    let value = 1 + thread;
                    f.push(Op::Store { addr: addr.into(), value: value.into(), size: Size::B4, mode });
                    text += &format!(" {addr:x} = {value} {mode:?};");
                }
                _ => {
                    let dst = f.reg("r");
                    let (op, arg) = (RmwOp::Add, 1.into());
                    f.push(Op::Rmw { op, dst, addr: addr.into(), arg, size: Size::B4, mode: Mode::Rlx });
                    text += &format!(" {addr:x} += 1;");
                }
            }
        }
        if below(6) > 0 {
            for addr in held {
                f.push(Op::Unlock { addr: addr.into(), size: Size::B4 });
                text += &format!(" unlock {addr:x};");
            }
        }
        f.end(Terminator::Return(None));
        let function = program.add_function(f.finish());
        program.add_thread(format!("P{thread}"), function, vec![]);
    }
    (text, program.finish().expect("a well-formed program"))
}

#[test]
fn random_programs_with_nested_sections() {
    run(80, 20, nested);
}

/// A program whose threads do these steps.
fn program(threads: &[&[Do]]) -> Program {
    let mut program = Program::new("sections");
    let globals: Vec<u64> = (0..8)
        .map(|i| {
            let global = program.add_global(Global::zeroed(format!("g{i}"), 4));
            program.global_addr(global)
        })
        .collect();
    for (t, steps) in threads.iter().enumerate() {
        let mut f = FunctionBuilder::new(format!("P{t}"), 0);
        for step in *steps {
            let op = match *step {
                Do::Lock(m) => Op::Lock { addr: globals[m].into(), size: Size::B4 },
                Do::Unlock(m) => Op::Unlock { addr: globals[m].into(), size: Size::B4 },
                Do::Write(x, mode) => {
                    Op::Store { addr: globals[x].into(), value: 1.into(), size: Size::B4, mode }
                }
                Do::Read(x, mode) => {
                    let dst = f.reg("r");
                    Op::Load { dst, addr: globals[x].into(), size: Size::B4, mode }
                }
            };
            f.push(op);
        }
        f.end(Terminator::Return(None));
        let function = program.add_function(f.finish());
        program.add_thread(format!("P{t}"), function, vec![]);
    }
    program.finish().expect("a well-formed program")
}

#[derive(Clone, Copy)]
enum Do {
    Lock(usize),
    Unlock(usize),
    Write(usize, Mode),
    Read(usize, Mode),
}

/// Checks the number of executions with all orders of sections and with none.
#[track_caller]
fn check_counts(threads: &[&[Do]], model: ModelId, full: u64, locks: u64) {
    let program = program(threads);
    Tally::default().check_under(&"sections", &program, model);
    assert_eq!(Erased::of(&program, model, Equivalence::Full).1.executions, full);
    assert_eq!(Erased::of(&program, model, Equivalence::Locks).1.executions, locks);
}

use Do::{Lock, Read, Unlock, Write};

/// An empty section in each thread of store buffering forbids that both read 0.
#[test]
fn an_empty_section_orders_what_is_around_it() {
    for model in [ModelId::Rc11, ModelId::Rc20, ModelId::Ra, ModelId::Tso, ModelId::Pso] {
        let one: &[Do] = &[Write(1, Mode::Rlx), Lock(0), Unlock(0), Read(2, Mode::Rlx)];
        let two: &[Do] = &[Write(2, Mode::Rlx), Lock(0), Unlock(0), Read(1, Mode::Rlx)];
        check_counts(&[one, two], model, 4, 3);
    }
}

#[test]
fn sections_of_threads_that_share_nothing_have_no_order() {
    let thread = |x: usize| {
        let section = [Lock(0), Read(x, Mode::Na), Write(x, Mode::Na), Unlock(0)];
        [section, section].concat()
    };
    let threads = [thread(1), thread(2), thread(3)];
    let threads: Vec<&[Do]> = threads.iter().map(Vec::as_slice).collect();
    for model in OPEN {
        check_counts(&threads, model, 90, 1);
    }
}

#[test]
fn sections_that_exclude_each_other_keep_their_order() {
    let section: &[Do] = &[Lock(0), Read(1, Mode::Na), Write(1, Mode::Na), Unlock(0)];
    for model in OPEN {
        check_counts(&[section, section, section], model, 6, 6);
    }
}

/// Two threads that take two mutexes in opposite order: the deadlock is there although the order is never
/// seen.
#[test]
fn deadlocks_are_found() {
    let (one, two): (&[Do], &[Do]) =
        (&[Lock(0), Lock(1), Unlock(1), Unlock(0)], &[Lock(1), Lock(0), Unlock(0), Unlock(1)]);
    for model in OPEN {
        check_counts(&[one, two], model, 2, 1);
        let (locks, _) = Erased::of(&program(&[one, two]), model, Equivalence::Locks);
        assert_eq!(locks.stuck.len(), 1, "{model}");
    }
}

/// Threads that access a mutex without locking it see the order of its sections, whichever comes first.
#[test]
fn other_accesses_to_a_mutex_see_its_order() {
    let section: &[Do] = &[Lock(0), Unlock(0)];
    for other in [Read(0, Mode::Rlx), Write(0, Mode::Rlx)] {
        let other: &[Do] = &[other];
        let mut tally = Tally::default();
        tally.check(&"accessed first", &program(&[other, section, section]));
        tally.check(&"accessed last", &program(&[section, section, other]));
    }
}

/// A race between accesses around sections: some order leaves them unordered.
#[test]
fn a_race_needs_one_order_only() {
    let one: &[Do] = &[Lock(0), Unlock(0), Write(1, Mode::Na)];
    let two: &[Do] = &[Write(1, Mode::Na), Lock(0), Unlock(0)];
    let program = program(&[one, two]);
    let (locks, _) = Erased::of(&program, ModelId::Rc11, Equivalence::Locks);
    assert!(locks.errors.iter().any(|error| error.starts_with("race")), "{:?}", locks.errors);
}

#[test]
fn models_and_options_that_do_not_fit_are_refused() {
    let program = program(&[&[Lock(0), Unlock(0)]]);
    for model in [ModelId::Wrc11, ModelId::Jam21, ModelId::Jam21Genmc, ModelId::Xmm] {
        let (_, summary) = Erased::of(&program, model, Equivalence::Locks);
        assert_eq!(summary.stopped, Some(Stopped::Refused), "{model}");
        assert!(summary.refusal.is_some(), "{model}");
    }
    let symmetry = fencepost_explore::Symmetry::On { apart: vec![ThreadId(0)] };
    let config = Config { equivalence: Equivalence::Locks, symmetry, ..Config::default() };
    let summary = explore(&program, ModelId::Rc11, &config, &mut Erased::default());
    assert_eq!(summary.stopped, Some(Stopped::Refused));
}
