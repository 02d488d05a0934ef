//! The engine and the reference machine: the same final states, errors, deadlocks and livelocks, whatever is
//! merged and in whatever order states are visited; and where nothing is merged, the same number of states
//! and steps.

use fencepost_oracle::FinalValues;
use fencepost_oracle::generate::{
    Cond, Knobs, Sketch, Stmt, Target, Value, Var, generate, generate_heap, generate_spawning, lower,
};
use fencepost_oracle::machine::{self as reference, Coverage, MachineConfig, MachineOutcome, Objects};
use fencepost_program::{BlockKind, GlobalId, Mode, Op, Program, ThreadId, layout};
use fencepost_states::{
    Capacity, Config, Ended, Error, Exploration, Flow, FoundError, Liveness, Machine, Merging, Order,
    Summary, Switch, Visitor, explore,
};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::Range;

/// The results of a search.
#[derive(Debug, Default)]
pub struct Seen {
    pub summary: Summary,
    pub finals: BTreeSet<FinalValues>,
    pub errors: BTreeSet<(ThreadId, String)>,
    pub found: Vec<FoundError>,
    pub deadlock: bool,
    pub livelock: bool,
    pub endless: bool,
}

struct Collect<'p> {
    program: &'p Program,
    seen: Seen,
}

impl Visitor for Collect<'_> {
    fn ended(&mut self, end: &dyn Ended) {
        let mut values = FinalValues::default();
        for (i, global) in self.program.globals.iter().enumerate() {
            if global.constant || global.thread_local {
                continue;
            }
            let addr = self.program.global_addr(GlobalId(i as u32));
            let bytes = (0..global.init.len() as u64)
                .map(|b| end.memory(addr + b, fencepost_program::Size::B1).expect("globals are there") as u8);
            values.globals.insert(addr, bytes.collect());
        }
        for (i, func) in end.functions().into_iter().enumerate() {
            let thread = ThreadId(i as u32);
            for (reg, name) in &self.program.function(func).reg_names {
                values.registers.insert((thread, name.clone()), end.register(thread, *reg));
            }
        }
        self.seen.finals.insert(values);
    }

    fn found(&mut self, found: FoundError) -> Flow {
        match &found.error {
            Error::Fault { thread, fault, .. } => {
                self.seen.errors.insert((*thread, fault.to_string()));
            }
            Error::UseAfterFree { thread, .. } => {
                self.seen.errors.insert((*thread, "use after free".to_owned()));
            }
            Error::DoubleFree { thread, .. } => {
                self.seen.errors.insert((*thread, "double free".to_owned()));
            }
            Error::Deadlock { .. } => self.seen.deadlock = true,
            Error::Livelock { .. } => self.seen.livelock = true,
            Error::Endless { .. } => self.seen.endless = true,
        }
        self.seen.found.push(found);
        Flow::Continue
    }
}

/// Searches.
pub fn look(program: &Program, config: &Config) -> Seen {
    let mut collect = Collect { program, seen: Seen::default() };
    let Exploration { summary, .. } = explore(program, config, &mut collect);
    Seen { summary, ..collect.seen }
}

/// Returns the program of a litmus test.
pub fn litmus(text: &str) -> Program {
    let file = fencepost_source::SourceFile::new("test.litmus", text);
    fencepost_litmus::parse(&file, &Default::default()).expect("a good test").program
}

fn searched(machine: Machine, buffer: Option<usize>) -> Config {
    let buffer = buffer.map_or(Capacity::Unbounded, |n| Capacity::Bounded(n as u32));
    Config { buffer, all_errors: Switch::On, ..Config::new(machine) }
}

fn reference(machine: Machine) -> reference::Machine {
    match machine {
        Machine::Sc => reference::Machine::Sc,
        Machine::Tso => reference::Machine::Tso,
        Machine::Pso => reference::Machine::Pso,
        Machine::Lmo => reference::Machine::Lmo,
    }
}

/// Compares the engine, in several ways, with the reference; `false` if the program is too large for that.
fn compare(program: &Program, buffer: Option<usize>, what: &dyn Display) -> bool {
    let bare = program.without_loop_marks();
    for machine in Machine::ALL {
        let mut config = match buffer {
            Some(n) => MachineConfig::bounded(reference(machine), n),
            None => MachineConfig::unbounded(reference(machine)),
        };
        config.objects = Objects::Buffer;
        config.limits.states = 60_000;
        let truth = reference::run(&bare, &config).unwrap_or_else(|e| panic!("{what}\n{e}"));
        if truth.coverage != Coverage::All {
            return false;
        }
        let plain = searched(machine, buffer);
        let unreduced = Merging { reduction: Switch::Off, ..Merging::default() };
        let seen = agree(program, &truth, &Config { merging: unreduced, ..plain.clone() }, what);
        // The reference numbers pending reads otherwise and takes a step to see that an acquire load has been
        // made; it treats objects otherwise; and a false assumption ends the run of all threads, not of one.
        let allocates = program.any_op(|op| matches!(op, Op::Alloc { .. } | Op::Assume { .. }));
        let (ours, theirs) = (seen.summary.states, truth.states as u64);
        let same = allocates || if machine == Machine::Lmo { ours <= theirs } else { ours == theirs };
        assert!(same, "{machine:?} unreduced: {ours} states, the reference has {theirs}\n{what}");
        let reduced = agree(program, &truth, &plain, what);
        assert!(allocates || reduced.summary.states <= seen.summary.states, "{machine:?}\n{what}");
        agree(program, &truth, &Config { order: Order::Depth, ..plain.clone() }, what);
        agree(program, &truth, &Config { order: Order::Cost, jobs: 2, ..plain.clone() }, what);
        let single = Merging { local_steps: Switch::Off, ..Merging::default() };
        agree(program, &truth, &Config { merging: single, ..plain }, what);
    }
    true
}

/// Replaces pointers to objects by a mark: the engine uses addresses again, the reference does not, so of a
/// pointer to an object only that it is one is compared.
fn without_addresses(finals: &BTreeSet<FinalValues>) -> BTreeSet<FinalValues> {
    let plain = |bytes: &mut Vec<u8>| {
        if bytes.len() == 8 && layout::is_shared(u64::from_le_bytes(bytes[..].try_into().unwrap())) {
            *bytes = vec![0x60];
        }
    };
    let mut finals: Vec<FinalValues> = finals.iter().cloned().collect();
    finals.iter_mut().flat_map(|f| f.globals.values_mut()).for_each(plain);
    finals.into_iter().collect()
}

#[track_caller]
fn agree(program: &Program, truth: &MachineOutcome, config: &Config, what: &dyn Display) -> Seen {
    let seen = look(program, config);
    let how = (config.machine, config.buffer, config.order, config.merging);
    let (ours, theirs) = (without_addresses(&seen.finals), without_addresses(&truth.finals));
    assert!(
        ours == theirs,
        "{how:?}: only the engine: {:#?}, only the reference: {:#?}\n{what}",
        ours.difference(&theirs).next(),
        theirs.difference(&ours).next(),
    );
    // What goes wrong after the first error is another matter where objects are concerned.
    let heap = program.any_op(|op| matches!(op, Op::Alloc { .. }));
    let threads = |errors: &BTreeSet<(ThreadId, String)>| -> BTreeSet<ThreadId> {
        errors.iter().map(|e| if heap { ThreadId(0) } else { e.0 }).collect()
    };
    let (ours, theirs) = (threads(&seen.errors), threads(&truth.errors));
    assert_eq!(ours, theirs, "{how:?}: {:?} {:?}\n{what}", seen.errors, truth.errors);
    if heap && !theirs.is_empty() {
        return seen;
    }
    // A read that waits in a buffer for ever holds up a thread that starts another under lmo, if it was
    // issued before. With reduction it counts as issued after.
    let held_up = |op: &Op| matches!(op, Op::Assume { why: BlockKind::Await, .. });
    let starts = program.any_op(|op| matches!(op, Op::Spawn { .. }));
    if config.machine == Machine::Lmo && starts && program.any_op(held_up) {
        return seen;
    }
    assert_eq!(seen.deadlock, truth.has_deadlock, "{how:?} deadlock\n{what}");
    assert_eq!(seen.livelock, truth.has_livelock, "{how:?} livelock\n{what}");
    seen
}

/// Returns the seeds to run; `FENCEPOST_SEEDS=FROM..TO` asks for others.
pub fn seeds(fixed: u64) -> Range<u64> {
    let Ok(asked) = std::env::var("FENCEPOST_SEEDS") else { return 0..fixed };
    let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

pub fn small(knobs: Knobs) -> Knobs {
    Knobs { threads: 2..=3, accesses: 3..=6, ..knobs }
}

fn random<S: Display>(fixed: u64, sample: impl Fn(u64) -> (S, Program)) {
    let seeds = seeds(fixed);
    let mut compared = 0;
    for seed in seeds.clone() {
        let (text, program) = sample(seed);
        let buffer = [None, Some(1), Some(2), Some(5)][seed as usize % 4];
        let what = format!("seed {seed}, buffer {buffer:?}\n{text}");
        compared += u64::from(compare(&program, buffer, &what));
    }
    println!("{compared} of {seeds:?}");
    assert!(compared * 10 >= (seeds.end - seeds.start) * 7, "too few were small enough: {compared}");
}

fn generated(fixed: u64, knobs: &Knobs) {
    random(fixed, |seed| {
        let sample = generate(seed, knobs);
        (sample.to_string(), sample.program)
    });
}

#[test]
fn random_programs_end_as_on_the_reference_machine() {
    generated(30, &small(Knobs::default()));
}

#[test]
fn programs_with_updates_end_as_on_the_reference_machine() {
    generated(30, &small(Knobs::default().with_updates()));
}

#[test]
fn programs_with_fences_end_as_on_the_reference_machine() {
    generated(30, &small(Knobs::default().with_fences()));
}

#[test]
fn programs_with_locks_end_as_on_the_reference_machine() {
    generated(30, &small(Knobs::default().with_locks()));
}

#[test]
fn programs_that_start_threads_end_as_on_the_reference_machine() {
    random(30, |seed| {
        let sample = generate_spawning(seed, &small(Knobs::default()));
        (sample.to_string(), sample.program)
    });
}

/// The first thread lets `main` start no other if it is quick, as it is where threads take turns.
#[test]
fn more_threads_than_in_the_first_run_that_is_tried() {
    let flag = Var(0);
    let (load, store) = (
        Stmt::Load { to: Target(1), var: flag, mode: Mode::Rlx },
        Stmt::Store { var: flag, value: Value::Const(1), mode: Mode::Rlx },
    );
    let more = (1..3).map(|child| Stmt::Spawn { child, arg: 0 }).collect();
    let main = vec![
        Stmt::Spawn { child: 0, arg: 0 },
        load.clone(),
        Stmt::If { cond: Cond::Is(Target(1), 0), yes: more, no: vec![] },
    ];
    let threads = vec![vec![store], vec![load.clone()], vec![load]];
    let sketch = Sketch { vars: vec![0], mutexes: 0, main: Some(main), threads };
    assert!(compare(&lower(&sketch, "more threads"), None, &"more threads"));
}

#[test]
fn programs_with_objects_end_as_on_the_reference_machine() {
    random(30, |seed| {
        let sample = generate_heap(seed);
        (sample.to_string(), sample.program)
    });
}

#[test]
fn termination_is_stronger() {
    for seed in seeds(30) {
        let sample = generate(seed, &small(Knobs::default()));
        let config = searched(Machine::Tso, Some(2));
        let live = look(&sample.program, &config);
        let ends = look(&sample.program, &Config { liveness: Liveness::Termination, ..config });
        assert!(!live.livelock || ends.endless, "{sample}");
    }
}
