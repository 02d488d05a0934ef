//! Checks limits and refusals.

use crate::corpus::text;
use crate::seen::coherent;
use fencepost_candidates::{AllowedCandidate, Co, Flow, Options, Stopped, Visitor, enumerate};
use fencepost_graph::{Loc, Size};
use fencepost_oracle::generate::{Knobs, generate_spawning};
use fencepost_program::{FunctionBuilder, Global, Mode, Op, Program, Terminator};
use fencepost_search::{Control, Limits, Search};
use std::sync::Arc;
use std::time::Duration;

/// Threads that store and load x, and its address.
fn stores(threads: usize) -> (Program, Loc) {
    let mut program = Program::new("stores");
    let x = program.add_global(Global::zeroed("x", 8));
    let addr = program.global_addr(x);
    for i in 0..threads as u64 {
        let mut f = FunctionBuilder::new(format!("P{i}"), 0);
        let r = f.reg("r");
        f.push(Op::Store { addr: addr.into(), value: (i + 1).into(), size: Size::B4, mode: Mode::Rlx });
        f.push(Op::Load { dst: r, addr: addr.into(), size: Size::B4, mode: Mode::Rlx });
        f.end(Terminator::Return(None));
        let func = program.add_function(f.finish());
        program.add_thread(format!("P{i}"), func, vec![]);
    }
    (program.finish().expect("valid"), Loc { addr, size: Size::B4 })
}

struct Count {
    left: u32,
    loc: Option<Loc>,
}

impl Visitor for Count {
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        if let Some(loc) = self.loc {
            let execution = found.execution();
            let last = execution.co.first().and_then(|(_, order)| order.last()).expect("a last write");
            let value = execution.event(*last).and_then(|e| e.label.value());
            assert_eq!(found.memory(loc), value);
            assert_eq!(found.memory(Loc { addr: loc.addr + 4, ..loc }), Some(0));
            assert_eq!(found.overlapping(Loc { size: Size::B8, ..loc }), Some(loc));
            assert_eq!(found.overlapping(loc), None);
        }
        self.left -= 1;
        if self.left == 0 { Flow::Stop } else { Flow::Continue }
    }
}

fn count(left: u32) -> Count {
    Count { left, loc: None }
}

#[test]
fn final_memory() {
    let (program, loc) = stores(3);
    let mut visitor = Count { left: u32::MAX, loc: Some(loc) };
    let summary = enumerate(&program, &coherent, &Options::default(), &mut visitor).expect("supported");
    // Each thread reads its own write or a later one: a write has 1, 2 or 3 of these, and there are 3!
    // orders.
    assert_eq!((summary.executions, summary.candidates), (36, 36));
    let all = Options { co: Co::Any, ..Options::default() };
    let summary = enumerate(&program, &coherent, &all, &mut count(u32::MAX)).expect("supported");
    // Four writes for each of three reads, and 3! orders.
    assert_eq!((summary.executions, summary.candidates), (36, 64 * 6));
}

#[test]
fn an_enumeration_that_is_stopped_says_so() {
    let (program, _) = stores(3);
    let run = |options: Options, left: u32| {
        let summary = enumerate(&program, &coherent, &options, &mut count(left)).expect("supported");
        (summary.candidates, summary.stopped)
    };
    let options = || Options::default();
    assert_eq!(run(options(), u32::MAX), (36, None));
    assert_eq!(run(options(), 5), (5, Some(Stopped::Enough)));
    let few = Options { max_candidates: Some(7), ..options() };
    assert_eq!(run(few, u32::MAX), (7, Some(Stopped::MaxCandidates)));
    let just = Options { max_candidates: Some(36), ..options() };
    assert_eq!(run(just, u32::MAX), (36, None));
    let paths = Options { max_paths: 2, ..options() };
    assert_eq!(run(paths, u32::MAX), (0, Some(Stopped::MaxPaths)));
    let control = Arc::new(Control::default());
    control.stop();
    let now = Options { search: Search::default().with_control(control), ..options() };
    assert_eq!(run(now, u32::MAX), (0, Some(Stopped::Interrupted)));
    let late = Options { search: Search::within(Duration::ZERO), ..options() };
    assert_eq!(run(late, u32::MAX), (0, Some(Stopped::Timeout)));
    let most = |most: u64| {
        let limits = Limits { max_executions: Some(most), ..Limits::default() };
        Options { search: Search::new(limits), ..options() }
    };
    assert_eq!(run(most(4), u32::MAX), (5, Some(Stopped::MaxExecutions)));
    assert_eq!(run(most(36), u32::MAX), (36, None));
}

/// Checks that a loop without an end is cut off, and that the summary says so.
#[test]
fn endless_loops() {
    let test = text(
        "endless",
        "C endless
         { x = 0; y = 0; }
         P0 (atomic_int* x, atomic_int* y) {
           while (1) { atomic_fetch_add_explicit(y, 1, memory_order_relaxed); }
         }
         forall (true)",
    );
    let options = Options { max_events: 9, ..Options::default() };
    let summary = enumerate(&test.program, &coherent, &options, &mut count(u32::MAX)).expect("supported");
    assert_eq!((summary.executions, summary.blocked), (0, 1));
    assert_eq!(summary.bounds_hit.len(), 1);
}

#[test]
fn what_is_refused_is_named() {
    let refused = |program: &Program| {
        let result = enumerate(program, &coherent, &Options::default(), &mut count(u32::MAX));
        result.expect_err("refused").to_string()
    };
    let spawning = refused(&generate_spawning(1, &Knobs::default()).program);
    assert!(spawning.contains("starts threads"), "{spawning}");

    let mut program = Program::new("mixed");
    let x = program.add_global(Global::zeroed("x", 8));
    let addr = program.global_addr(x);
    let mut f = FunctionBuilder::new("P0", 0);
    f.push(Op::Store { addr: addr.into(), value: 1.into(), size: Size::B8, mode: Mode::Rlx });
    f.push(Op::Store { addr: (addr + 4).into(), value: 1.into(), size: Size::B4, mode: Mode::Rlx });
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let mixed = refused(&program.finish().expect("valid"));
    assert!(mixed.contains("some of the bytes"), "{mixed}");
}
