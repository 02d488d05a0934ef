//! Objects, their ends and leaks; threads that are never joined; threads that are stuck.

use fencepost_explore::{
    Config, Flow, ModelId, Stuck, StuckAt, Summary, View, Violation, Visitor, explore, refined_program,
};
use fencepost_litmus::{Options, parse};
use fencepost_program::*;
use fencepost_source::SourceFile;

/// The errors that an exploration reports, and the objects that are left at the end of executions.
#[derive(Default)]
struct Seen {
    violations: Vec<Violation>,
    leaks: usize,
    unjoined: usize,
    restarts: u32,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.leaks += view.leaked().len();
        self.unjoined += view.unjoined().len();
        Flow::Continue
    }
    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        self.violations.push(violation);
        Flow::Continue
    }
    fn restart(&mut self) {
        *self = Seen { restarts: self.restarts + 1, ..Seen::default() };
    }
}

fn run(program: &Program, model: ModelId) -> (Seen, Summary) {
    let config = Config { stuck: Stuck::Error, ..Config::default() };
    let mut seen = Seen::default();
    let summary = explore(program, model, &config, &mut seen);
    (seen, summary)
}

/// Returns the kinds of the errors, each once.
fn kinds(violations: &[Violation]) -> Vec<&'static str> {
    let mut kinds: Vec<&str> = violations
        .iter()
        .map(|violation| match violation {
            Violation::UseAfterFree { .. } => "use-after-free",
            Violation::DoubleFree { .. } => "double-free",
            Violation::Uninitialised { .. } => "uninitialised",
            Violation::Stuck { .. } => "stuck",
            Violation::Race { .. } => "race",
            Violation::MixedSize { .. } => "mixed-size",
            Violation::Fault { fault: Fault::OutOfBounds { .. }, .. } => "out-of-bounds",
            Violation::Fault { fault: Fault::InvalidFree(_), .. } => "invalid-free",
            Violation::Fault { .. } => "fault",
        })
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// The treatment of the child that `main` starts.
#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Joined,
    Detached,
    Left,
}

/// `main`: `p = calloc(1, 8)`; a child accesses `*p` with `size` bytes at `offset`; then `main` does `rest`.
fn program(fate: Fate, offset: u64, size: Size, rest: impl FnOnce(&mut FunctionBuilder, Reg)) -> Program {
    let mut program = Program::new("objects");
    let mut f = FunctionBuilder::new("child", 1);
    let (addr, value) = (f.temp(), f.temp());
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: addr, a: Reg(0).into(), b: offset.into() });
    f.push(Op::Load { dst: value, addr: addr.into(), size, mode: Mode::Rlx });
    f.end(Terminator::Return(None));
    let child = program.add_function(f.finish());
    let mut f = FunctionBuilder::new("main", 0);
    let (p, t) = (f.temp(), f.temp());
    let (kind, zeroed) = (AllocKind::Heap, Zeroed::Yes);
    f.push(Op::Alloc { dst: p, kind, size: 8.into(), align: 8.into(), zeroed });
    f.push(Op::Spawn { dst: t, callee: Callee::Func(child), args: vec![p.into()] });
    match fate {
        Fate::Joined => f.push(Op::Join { dst: None, thread: t.into() }),
        Fate::Detached => f.push(Op::Detach { thread: t.into() }),
        Fate::Left => {}
    }
    rest(&mut f, p);
    f.end(Terminator::Return(None));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    program.finish().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn check(program: &Program, expected: &[&str]) {
    for model in ModelId::ALL {
        assert_eq!(kinds(&run(program, model).0.violations), expected, "{model}");
    }
}

fn free(f: &mut FunctionBuilder, p: Reg) {
    f.push(Op::Free { addr: p.into(), kind: AllocKind::Heap });
}

#[test]
fn an_object_lives_until_it_is_freed() {
    check(&program(Fate::Joined, 0, Size::B8, free), &[]);
    check(&program(Fate::Left, 0, Size::B8, |_, _| {}), &[]);
    check(&program(Fate::Left, 0, Size::B8, free), &["use-after-free"]);
    let twice = |f: &mut FunctionBuilder, p| {
        free(f, p);
        free(f, p);
    };
    check(&program(Fate::Joined, 0, Size::B8, twice), &["double-free"]);
    let then_read = |f: &mut FunctionBuilder, p: Reg| {
        free(f, p);
        let dst = f.temp();
        f.push(Op::Load { dst, addr: p.into(), size: Size::B8, mode: Mode::Na });
    };
    check(&program(Fate::Joined, 0, Size::B8, then_read), &["use-after-free"]);
}

#[test]
fn an_access_stays_in_its_object() {
    check(&program(Fate::Joined, 4, Size::B4, free), &[]);
    check(&program(Fate::Joined, 8, Size::B1, free), &["out-of-bounds"]);
    check(&program(Fate::Joined, 6, Size::B4, free), &["out-of-bounds"]);
    check(&program(Fate::Joined, u64::MAX, Size::B1, free), &["out-of-bounds"]);
}

#[test]
fn only_the_start_of_a_heap_object_is_freed() {
    let inside = |f: &mut FunctionBuilder, p: Reg| {
        f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: p, a: p.into(), b: 4.into() });
        free(f, p);
    };
    check(&program(Fate::Joined, 0, Size::B8, inside), &["invalid-free"]);
    let as_local = |f: &mut FunctionBuilder, p: Reg| {
        f.push(Op::Free { addr: p.into(), kind: AllocKind::Stack });
    };
    check(&program(Fate::Joined, 0, Size::B8, as_local), &["invalid-free"]);
    let nothing = |f: &mut FunctionBuilder, _: Reg| {
        f.push(Op::Free { addr: 0.into(), kind: AllocKind::Heap });
    };
    check(&program(Fate::Joined, 0, Size::B8, nothing), &[]);
    let a_number = |f: &mut FunctionBuilder, _: Reg| {
        f.push(Op::Free { addr: 0x1234.into(), kind: AllocKind::Heap });
    };
    check(&program(Fate::Joined, 0, Size::B8, a_number), &["invalid-free"]);
}

#[test]
fn what_is_left_over_can_be_asked_for() {
    for (fate, unjoined) in [(Fate::Joined, 0), (Fate::Detached, 0), (Fate::Left, 1)] {
        let (seen, summary) = run(&program(fate, 0, Size::B8, |_, _| {}), ModelId::Rc11);
        assert_eq!((summary.executions, seen.leaks, seen.unjoined), (1, 1, unjoined));
    }
    assert_eq!(run(&program(Fate::Joined, 0, Size::B8, free), ModelId::Rc11).0.leaks, 0);
}

#[test]
fn memory_is_cut_where_sizes_meet() {
    // The child reads the upper half of what main has filled as a whole.
    let fill = |mode: Mode| {
        let mut program = Program::new("cut");
        let x = program.add_global(Global::zeroed("x", 8));
        let x = program.global_addr(x);
        let mut f = FunctionBuilder::new("P0", 0);
        f.push(Op::MemSet { dst: x.into(), byte: 1.into(), len: 8.into() });
        f.end(Terminator::Return(None));
        let writer = program.add_function(f.finish());
        let mut f = FunctionBuilder::new("P1", 0);
        let dst = f.temp();
        f.push(Op::Load { dst, addr: (x + 4).into(), size: Size::B4, mode });
        f.end(Terminator::Return(Some(dst.into())));
        let reader = program.add_function(f.finish());
        program.add_thread("P0", writer, vec![]);
        program.add_thread("P1", reader, vec![]);
        program.finish().unwrap_or_else(|error| panic!("{error}"))
    };
    for mode in [Mode::Na, Mode::Acq] {
        let program = fill(mode);
        let (seen, summary) = run(&program, ModelId::Rc11);
        assert_eq!((summary.executions, summary.stopped, seen.restarts), (2, None, 1), "{mode:?}");
        assert_eq!(kinds(&seen.violations), ["race"]);
        let refined = refined_program(&program, ModelId::Rc11, &Config::default());
        let cells = refined.unwrap_or_else(|| panic!("the program is refined")).cells;
        assert_eq!(cells.atomics().count(), mode.is_atomic() as usize);
        assert_eq!(cells.cuts().count(), !mode.is_atomic() as usize);
    }
}

/// Returns the number of executions of a litmus test, and where its threads are stuck, if they are anywhere.
fn litmus(body: &str, model: ModelId) -> (u64, Vec<Vec<StuckAt>>) {
    let file = SourceFile::new("test.litmus", format!("C test\n{{ }}\n{body}\nforall (true)\n"));
    let test = parse(&file, &Options::default()).unwrap_or_else(|e| panic!("{}", e.render(&file)));
    let (seen, summary) = run(&test.program, model);
    let stuck = |violation| match violation {
        Violation::Stuck { threads } => Some(threads.into_iter().map(|(_, at)| at).collect()),
        _ => None,
    };
    let stuck: Vec<_> = seen.violations.into_iter().filter_map(stuck).collect();
    assert_eq!(summary.wrong, stuck.len() as u64);
    (summary.executions, stuck)
}

#[test]
fn a_deadlock_is_an_error_where_asked() {
    let crossed = "P0 (int *a, int *b) { lock(a); lock(b); unlock(b); unlock(a); } \
                   P1 (int *a, int *b) { lock(b); lock(a); unlock(a); unlock(b); }";
    for model in ModelId::ALL {
        let (executions, stuck) = litmus(crossed, model);
        assert_eq!((executions, stuck.len()), (2, 1), "{model}");
        let holders: Vec<_> = stuck[0]
            .iter()
            .map(|at| match at {
                StuckAt::Lock { holder, .. } => *holder,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(holders, [Some(ThreadId(1)), Some(ThreadId(0))]);
    }
    let sorted = "P0 (int *a, int *b) { lock(a); lock(b); unlock(b); unlock(a); } \
                  P1 (int *a, int *b) { lock(a); lock(b); unlock(b); unlock(a); }";
    for model in ModelId::ALL {
        assert_eq!(litmus(sorted, model), (2, vec![]), "{model}");
    }
}

#[test]
fn a_value_that_never_comes_is_an_error_where_asked() {
    let writer = |value: u32| format!("P0 (atomic_int *x) {{ atomic_store(x, {value}); }}");
    let waiter = "P1 (atomic_int *x) { while (atomic_load(x) != 1) ; }";
    for model in ModelId::ALL {
        assert_eq!(litmus(&format!("{} {waiter}", writer(1)), model), (1, vec![]), "{model}");
        let (executions, stuck) = litmus(&format!("{} {waiter}", writer(2)), model);
        assert_eq!((executions, stuck), (0, vec![vec![StuckAt::Await]]), "{model}");
    }
}

#[test]
fn a_spin_lock_of_exchanges_is_a_lock() {
    let take = "while (atomic_exchange(l, 1)) ;";
    let section = format!("{{ {take} int r = *d; *d = r + 1; atomic_store(l, 0); }}");
    let args = "(atomic_int *l, int *d)";
    // (Without a coherence order it is none: an exchange that fails may hide the 0 that gives the lock back.)
    let two = format!("P0 {args} {section} P1 {args} {section}");
    for model in ModelId::ALL.into_iter().filter(|model| model.has_co()) {
        assert_eq!(litmus(&two, model), (2, vec![]), "{model}");
        assert_eq!(litmus(&format!("{two} P2 {args} {section}"), model), (6, vec![]), "{model}");
        // One thread keeps it: the other two wait for ever, whichever it is.
        let keep = format!("{{ {take} }}");
        let (executions, stuck) =
            litmus(&format!("P0 {args} {keep} P1 {args} {keep} P2 {args} {keep}"), model);
        assert_eq!((executions, stuck), (0, vec![vec![StuckAt::Await; 2]; 3]), "{model}");
    }
}

#[test]
fn looking_before_taking_is_no_error() {
    // Test and test-and-set: a round of the outer loop that read "free" in the inner one looked too early.
    let take = "while (atomic_exchange(l, 1)) { while (atomic_load(l)) ; }";
    let section = format!("{{ {take} atomic_store(l, 0); }}");
    let args = "(atomic_int *l)";
    for model in ModelId::ALL.into_iter().filter(|model| model.has_co()) {
        let (executions, stuck) = litmus(&format!("P0 {args} {section} P1 {args} {section}"), model);
        assert_eq!(stuck, Vec::<Vec<StuckAt>>::new(), "{model}");
        assert!(executions >= 2, "{model}: {executions}");
        let (_, stuck) = litmus(&format!("P0 {args} {section} P1 {args} {{ {take} }}"), model);
        assert!(stuck.iter().all(|threads| *threads == [StuckAt::Await]), "{model}: {stuck:?}");
        assert!(!stuck.is_empty(), "{model}");
    }
}
