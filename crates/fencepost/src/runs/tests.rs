//! Runs and states that are made by hand, through to what people see.

use super::{describe, diagram, explain, relaxation};
use crate::names::Parts;
use expect_test::{Expect, expect};
use fencepost_litmus::{Options, parse};
use fencepost_program::{
    AllocKind, BlockId, BlockKind, CodePos, Fault, FileId, FuncId, Label, Loc, Mode, Pos, Program, Size,
    SourceFile, ThreadId, Zeroed,
};
use fencepost_report::text::{Style, render};
use fencepost_report::{Evidence, Kind, Outcome, States};
use fencepost_states::{
    Allocated, Buffered, Cost, End, Error, FoundError, StateGraph, StateInfo, StateStep, StepKind,
    ThreadInfo, Trace, TraceStep, Waiting, WaitsFor,
};

const SB: &str = "C SB
{ x = 0; y = 0; m = 0; }
P0 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
  assert(r0 == 1);
}
P1 (atomic_int *x, atomic_int *y) {
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
}
P2 (atomic_int *m) {
  atomic_exchange(m, 1);
}
exists (0:r0=0 /\\ 1:r0=0)
";

fn program() -> Program {
    parse(&SourceFile::new("SB.litmus", SB), &Options::default()).expect("it is a test").program
}

const fn pos(line: u32) -> Pos {
    Pos { file: FileId(0), line, column: 3 }
}

/// No instruction in particular.
const NOWHERE: CodePos = CodePos { func: FuncId(0), block: BlockId(0), inst: 1000 };

fn step(thread: u32, line: u32, kind: StepKind) -> TraceStep {
    TraceStep { thread: ThreadId(thread), at: NOWHERE, pos: pos(line), kind, cost: Cost::default() }
}

/// The address of a global.
fn addr(program: &Program, name: &str) -> u64 {
    let at = program.globals.iter().position(|global| global.name == name).expect("there is one");
    program.global_addr(fencepost_program::GlobalId(at as u32))
}

/// The bytes of a global.
fn loc(program: &Program, name: &str) -> Loc {
    Loc { addr: addr(program, name), size: Size::B4 }
}

fn load(loc: Loc, value: u64) -> Label {
    Label::Read { loc, mode: Mode::Rlx, value, update: false, locked: false }
}

fn store(loc: Loc, mode: Mode, value: u64) -> Label {
    Label::Write { loc, mode, value, update: false }
}

fn stored(program: &Program, name: &str, value: u64, number: u32) -> StepKind {
    StepKind::Stored { write: store(loc(program, name), Mode::Rlx, value), number }
}

fn flushed(program: &Program, name: &str, value: u64, number: u32, overtaken: &[u32]) -> StepKind {
    let overtaken = overtaken.to_vec();
    StepKind::Flushed { write: store(loc(program, name), Mode::Rlx, value), number, overtaken }
}

fn read(program: &Program, name: &str, value: u64, overtaken: &[u32], from: Option<usize>) -> StepKind {
    StepKind::Read { read: load(loc(program, name), value), overtaken: overtaken.to_vec(), from }
}

/// Both threads write, P0 reads too early, and the writes arrive.
fn store_buffering(program: &Program) -> Trace {
    let mut steps = vec![
        step(0, 4, stored(program, "x", 1, 0)),
        step(0, 5, read(program, "y", 0, &[0], None)),
        step(1, 9, stored(program, "y", 1, 0)),
        step(1, 9, flushed(program, "y", 1, 0, &[])),
        step(1, 10, read(program, "x", 0, &[], None)),
        step(0, 4, flushed(program, "x", 1, 0, &[])),
    ];
    steps[1].cost.wr = 1;
    Trace { steps, ..Trace::default() }
}

/// Compares what people see of an error with `expected`.
#[track_caller]
fn check(program: &Program, error: Error, trace: Trace, expected: Expect) {
    let cost = trace.steps.iter().fold(Cost::default(), |sum, step| sum + step.cost);
    let mut finding = explain(program, Parts::Elements, &FoundError { error, trace: trace.clone(), cost });
    finding.relaxation = Some(relaxation(program, Parts::Elements, &trace, cost));
    let evidence = Evidence { errors: vec![finding], ..Evidence::new(States::default()) };
    let text = render(&Outcome::new(evidence), &Style::default());
    let (_, body) = text.split_once("\n\n").expect("a headline");
    expected.assert_eq(body);
}

#[test]
fn a_failed_assertion() {
    let program = program();
    let fault = Fault::Assert("r0 == 1 && y".into());
    let error = Error::Fault { thread: ThreadId(0), pos: pos(6), fault };
    let mut trace = store_buffering(&program);
    trace.steps.truncate(2);
    check(
        &program,
        error,
        trace,
        expect![[r#"
        error[assert]: assertion failed: r0 == 1 && y
          --> SB.litmus:6, thread P0
          = with y = 0
          = needs tso, ⟨r, ww, wr⟩ = ⟨0, 0, 1⟩: P0 reads y (line 5) while x = 1 (line 4) waits

        How it happens
          P0                                                              │ P1 │ P2
          ────────────────────────────────────────────────────────────────┼────┼───
          line 4: atomic_store_explicit(x, 1, memory_order_relaxed);      │    │
            W_rlx x = 1 into the buffer                                   │    │
          line 5: int r0 = atomic_load_explicit(y, memory_order_relaxed); │    │
            R_rlx y = 0, the initial value, while x = 1 (line 4) waits    │    │
    "#]],
    );
}

#[test]
fn loads_that_wait() {
    let program = program();
    let (x, y) = (loc(&program, "x"), loc(&program, "y"));
    let mode = Mode::Rlx;
    let mut steps = vec![
        step(1, 9, StepKind::Issued { loc: y, mode, number: 0 }),
        step(1, 9, StepKind::Issued { loc: x, mode, number: 1 }),
        step(1, 9, StepKind::Retrieved { read: load(x, 0), number: 1, overtaken: vec![0], from: None }),
        step(0, 4, StepKind::Did(store(x, Mode::Rel, 1))),
        step(0, 5, stored(&program, "y", 2, 7)),
        step(0, 5, StepKind::Forwarded { read: load(y, 2), number: 7 }),
        step(0, 5, flushed(&program, "y", 2, 7, &[])),
        step(1, 10, StepKind::Local),
        step(1, 9, StepKind::Retrieved { read: load(y, 2), number: 0, overtaken: vec![], from: Some(6) }),
    ];
    steps[2].cost.r = 1;
    let error = Error::Fault { thread: ThreadId(1), pos: pos(10), fault: Fault::Division };
    check(
        &program,
        error,
        Trace { steps, ..Trace::default() },
        expect![[r#"
        error[division]: division by zero or overflowing division
          --> SB.litmus:10, thread P1
          = needs lmo, ⟨r, ww, wr⟩ = ⟨1, 0, 0⟩: P1 reads x (line 9) while its read of y (line 9) waits

        How it happens
          P0                                            │ P1                                            │ P2
          ──────────────────────────────────────────────┼───────────────────────────────────────────────┼───
                                                        │ line 9: atomic_store_explicit(y, 1, memory_o… │
                                                        │   R_rlx y into the buffer                     │
                                                        │   R_rlx x into the buffer                     │
                                                        │   R_rlx x = 0, the initial value, while the   │
                                                        │     read of y (line 9) waits                  │
          line 4: atomic_store_explicit(x, 1, memory_o… │                                               │
            W_rel x = 1                                 │                                               │
          line 5: int r0 = atomic_load_explicit(y, mem… │                                               │
            W_rlx y = 2 into the buffer                 │                                               │
            R_rlx y = 2, from its own buffer (line 5)   │                                               │
            flush y = 2                                 │                                               │
                                                        │ line 9: atomic_store_explicit(y, 1, memory_o… │
                                                        │   R_rlx y = 2, from P0 line 5                 │
    "#]],
    );
}

#[test]
fn a_deadlock() {
    let program = program();
    let mutex = loc(&program, "m");
    let m = mutex.addr;
    let lock = StepKind::Updated {
        read: Label::Read { loc: mutex, mode: Mode::Acq, value: 0, update: true, locked: true },
        write: Some(Label::Write { loc: mutex, mode: Mode::Rlx, value: 1, update: true }),
        overtaken: vec![],
        from: None,
    };
    let trace = Trace {
        steps: vec![
            step(2, 13, lock),
            step(2, 13, StepKind::Blocked(BlockKind::Assume)),
            step(1, 10, StepKind::Finished),
        ],
        started: vec![(ThreadId(3), FuncId(1))],
        ..Trace::default()
    };
    let waiting = |thread, line, what| Waiting { thread: ThreadId(thread), pos: pos(line), what };
    let threads = vec![
        waiting(0, 4, WaitsFor::End(ThreadId(3))),
        waiting(2, 13, WaitsFor::Value { addr: m, value: 1 }),
        waiting(3, 9, WaitsFor::Mutex { addr: m, holder: Some(ThreadId(2)) }),
    ];
    check(
        &program,
        Error::Deadlock { threads },
        trace,
        expect![[r#"
        error[deadlock]: deadlock: P0, P2, t3 (P1) wait for ever
          --> SB.litmus:13, thread P2
          = P0 waits at line 4 for t3 (P1) to end
          = P2 waits at line 13 for m to change; it is 1
          = t3 (P1) waits at line 9 for m, which P2 holds since line 13
          = needs no reordering: it happens under sc

        How it happens
          P0 │ P1                                              │ P2                                │ t3 (P1)
          ───┼─────────────────────────────────────────────────┼───────────────────────────────────┼────────
             │                                                 │ line 13: atomic_exchange(m, 1);   │
             │                                                 │   R_acq m = 0, the initial value  │
             │                                                 │   W_rlx m = 1                     │
             │                                                 │   blocked: an assumption is false │
             │ line 10: int r0 = atomic_load_explicit(x, memo… │                                   │
             │   finished                                      │                                   │
    "#]],
    );
}

#[test]
fn a_livelock() {
    let program = program();
    let trace = Trace {
        steps: vec![
            step(0, 4, stored(&program, "x", 1, 0)),
            step(1, 10, StepKind::Local),
            step(1, 10, read(&program, "x", 0, &[], None)),
        ],
        repeats_from: Some(1),
        ..Trace::default()
    };
    let waiting = |thread, line, what| Waiting { thread: ThreadId(thread), pos: pos(line), what };
    let threads = vec![waiting(0, 5, WaitsFor::End(ThreadId(1))), waiting(1, 10, WaitsFor::Nothing)];
    check(
        &program,
        Error::Livelock { threads: threads.clone() },
        trace.clone(),
        expect![[r#"
        error[livelock]: livelock: P1 goes on for ever, and no end can be reached
          --> SB.litmus:10, thread P1
          = P0 waits at line 5 for P1 to end
          = P1 goes on at line 10
          = needs no reordering: it happens under sc

        How it happens
          P0                                            │ P1                                            │ P2
          ──────────────────────────────────────────────┼───────────────────────────────────────────────┼───
          line 4: atomic_store_explicit(x, 1, memory_o… │                                               │
            W_rlx x = 1 into the buffer                 │                                               │
          from here on it repeats:
                                                        │ line 10: int r0 = atomic_load_explicit(x, me… │
                                                        │   R_rlx x = 0, the initial value              │
    "#]],
    );
    let finding = explain(
        &program,
        Parts::Elements,
        &FoundError { error: Error::Endless { threads }, trace, cost: Cost::default() },
    );
    assert_eq!(finding.kind, Kind::Termination);
    assert_eq!(finding.message, "no end: P1 may go on for ever, though every thread gets a turn");
}

#[test]
fn the_life_of_an_object() {
    let program = program();
    let heap = fencepost_program::layout::shared(ThreadId(0), 64);
    let kind = AllocKind::Heap;
    let object = Allocated { addr: heap, size: 16, kind, at: NOWHERE, pos: pos(4), ty: None };
    let steps = vec![
        step(0, 4, StepKind::Did(Label::Alloc { addr: heap, size: 16, kind, zeroed: Zeroed::No })),
        step(1, 9, StepKind::Did(Label::Free { addr: heap, kind })),
    ];
    let trace = Trace { steps, objects: vec![object], ..Trace::default() };
    let error = Error::UseAfterFree { thread: ThreadId(0), pos: pos(5), addr: heap + 8 };
    check(
        &program,
        error,
        trace.clone(),
        expect![[r#"
        error[use-after-free]: use after free: P0 uses alloc@4+8, after P1 freed it
          --> SB.litmus:5, thread P0
          = alloc@4 was allocated by P0, line 4
          = freed by P1, line 9
          = needs no reordering: it happens under sc

        How it happens
          P0                                            │ P1                                            │ P2
          ──────────────────────────────────────────────┼───────────────────────────────────────────────┼───
          line 4: atomic_store_explicit(x, 1, memory_o… │                                               │
            alloc alloc@4 (16 bytes)                    │                                               │
                                                        │ line 9: atomic_store_explicit(y, 1, memory_o… │
                                                        │   free alloc@4                                │
    "#]],
    );
    let error = Error::DoubleFree { thread: ThreadId(1), pos: pos(10), addr: heap };
    let finding = explain(&program, Parts::Elements, &FoundError { error, trace, cost: Cost::default() });
    assert_eq!(finding.message, "double free: P1 frees alloc@4, which it has freed before");
}

/// Events know where their values come from, what they overtake and where they entered the buffer.
#[test]
fn edges_say_where_values_come_from_and_what_is_overtaken() {
    let program = program();
    let run = describe(&program, Parts::Elements, &store_buffering(&program), &[1]);
    let edges: Vec<String> =
        run.edges.iter().map(|e| format!("{} {} {}", e.from.0, e.kind.name(), e.to.0)).collect();
    expect![[r#"
        2 rf 1
        1 overtakes 0
        3 buffer 4
        6 rf 5
        0 buffer 7"#]]
    .assert_eq(&edges.join("\n"));
    assert_eq!(run.order.len(), 6);
    assert_eq!(run.focus.len(), 1);
}

#[test]
fn a_state_space() {
    let program = program();
    let x = loc(&program, "x");
    let thread = |finished, buffer| ThreadInfo { thread: ThreadId(0), pos: pos(4), finished, buffer };
    let buffered =
        vec![Buffered { loc: x, value: Some(1) }, Buffered { loc: loc(&program, "y"), value: None }];
    let state = |threads, memory, end| StateInfo { threads, memory, end };
    let graph = StateGraph {
        states: vec![
            state(vec![thread(false, vec![])], vec![], None),
            state(vec![thread(false, buffered)], vec![], None),
            state(vec![thread(true, vec![])], vec![(x, 1)], Some(End::Finished)),
        ],
        steps: vec![
            StateStep {
                from: 0,
                to: 1,
                thread: ThreadId(0),
                kinds: vec![stored(&program, "x", 1, 0), StepKind::Local],
                cost: Cost::default(),
            },
            StateStep {
                from: 1,
                to: 2,
                thread: ThreadId(0),
                kinds: vec![flushed(&program, "x", 1, 0, &[1])],
                cost: Cost { ww: 1, ..Cost::default() },
            },
        ],
        started: vec![],
        cut: true,
    };
    let drawn = diagram(&program, Parts::Elements, &graph, 2);
    assert_eq!(drawn.cut, Some(2));
    expect![[r#"
        (
            [
                DiagramState {
                    lines: [
                        "P0: line 4",
                    ],
                    kind: Inner,
                },
                DiagramState {
                    lines: [
                        "P0: line 4",
                        "[x = 1, read y]",
                    ],
                    kind: Inner,
                },
                DiagramState {
                    lines: [
                        "P0: finished",
                        "x = 1",
                    ],
                    kind: Final,
                },
            ],
            [
                DiagramStep {
                    from: 0,
                    to: 1,
                    text: "P0: W_rlx x = 1 into the buffer, local",
                    order: Kept,
                },
                DiagramStep {
                    from: 1,
                    to: 2,
                    text: "P0: flush x = 1",
                    order: Overtakes,
                },
            ],
        )"#]]
    .assert_eq(&format!("{:#?}", (drawn.states, drawn.steps)));
}
