//! Loops: rounds without effect block the thread, all others do not; the unroll bound counts rounds per
//! entry.

use fencepost_program::*;

const X: u64 = layout::GLOBALS;

/// A function under construction with a few helpers.
struct Code {
    f: FunctionBuilder,
    program: Program,
}

impl Code {
    fn new() -> Self {
        let mut program = Program::new("loops");
        let x = program.add_global(Global::zeroed("x", 4));
        assert_eq!(program.global_addr(x), X);
        Code { f: FunctionBuilder::new("P0", 0), program }
    }

    fn load(&mut self, dst: Reg) {
        self.f.push(Op::Load { dst, addr: X.into(), size: Size::B4, mode: Mode::Rlx });
    }

    fn store(&mut self, addr: impl Into<Operand>, value: impl Into<Operand>) {
        self.f.push(Op::Store { addr: addr.into(), value: value.into(), size: Size::B4, mode: Mode::Rlx });
    }

    fn add(&mut self, dst: Reg, value: u64) {
        self.f.push(Op::Bin { op: BinOp::Add, bits: 32, dst, a: dst.into(), b: value.into() });
    }

    fn private(&mut self, bytes: u64) -> Reg {
        let dst = self.f.temp();
        let (kind, zeroed) = (AllocKind::Private, Zeroed::Yes);
        self.f.push(Op::Alloc { dst, kind, size: bytes.into(), align: 4.into(), zeroed });
        dst
    }

    /// `do body while (the register that body returns is 0)`.
    fn repeat(&mut self, body: impl FnOnce(&mut Code) -> Reg) {
        let (head, after, id) = (self.f.block(), self.f.block(), self.f.new_loop());
        self.f.push(Op::LoopEnter { id });
        self.f.end(Terminator::Jump(head));
        self.f.switch_to(head);
        self.f.push(Op::LoopHead { id });
        self.f.push(Op::LoopBody { id });
        let stop = body(self);
        self.f.end(Terminator::Branch { cond: stop.into(), yes: after, no: head });
        self.f.switch_to(after);
    }

    fn finish(mut self, result: Option<Operand>) -> Program {
        self.f.end(Terminator::Return(result));
        let func = self.program.add_function(self.f.finish());
        self.program.add_thread("P0", func, vec![]);
        self.program.finish().unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Runs the program, answering reads (and choices) with `values` in order: `R` or `W value` for each access,
/// then how it stopped. Every stop is asked for twice: it must not change anything.
fn trace(program: &Program, values: &[u64]) -> String {
    let mut t = ThreadState::<()>::initial(program, ThreadId(0));
    let mut values = values.iter().copied();
    let mut input = Input::Go;
    let mut out = vec![];
    loop {
        let step = resume(program, &mut t, input.clone());
        input = match &step {
            Step::Read(_) | Step::Choose { .. } => {
                out.push("R".to_string());
                match values.next() {
                    Some(value) => Input::Value(value),
                    None => return out.join(" "),
                }
            }
            Step::Write(write) => {
                out.push(format!("W{}", write.value));
                Input::Go
            }
            Step::Fence(_) => {
                out.push("F".to_string());
                Input::Go
            }
            // (Asked again, the thread would go on.)
            Step::Blocked(BlockKind::StepBound) => {
                out.push("Blocked(StepBound)".to_owned());
                return out.join(" ");
            }
            stop => {
                out.push(format!("{stop:?}"));
                let before = t.clone();
                assert_eq!(resume(program, &mut t, input), step, "asked again");
                assert_eq!(t, before);
                return out.join(" ");
            }
        };
    }
}

#[track_caller]
fn check(program: &Program, values: &[u64], expected: &str) {
    assert_eq!(trace(program, values), expected, "{program}");
}

#[test]
fn a_spin_loop_awaits() {
    let mut c = Code::new();
    let r = c.f.reg("r");
    c.repeat(|c| {
        c.load(r);
        r
    });
    let program = c.finish(None);
    check(&program, &[1], "R Finished");
    check(&program, &[0], "R Blocked(Await)");
}

#[test]
fn fences_and_failed_exchanges_have_no_effect() {
    let mut c = Code::new();
    let (old, ok) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        c.f.push(Op::Fence { kind: FenceKind::Sc });
        c.f.push(Op::CmpXchg {
            old,
            ok,
            addr: X.into(),
            expected: 0.into(),
            new: 1.into(),
            size: Size::B4,
            success: Mode::Acq,
            failure: Mode::Rlx,
        });
        ok
    });
    let program = c.finish(None);
    check(&program, &[0], "F R W1 Finished");
    check(&program, &[1], "F R Blocked(Await)");
}

#[test]
fn a_free_choice_may_be_skipped() {
    let mut c = Code::new();
    let r = c.f.temp();
    c.repeat(|c| {
        c.f.push(Op::Choose { dst: r, low: 0.into(), high: 1.into() });
        r
    });
    check(&c.finish(None), &[0], "R Blocked(Await)");
}

#[test]
fn writes_are_effects() {
    let mut c = Code::new();
    let r = c.f.temp();
    c.repeat(|c| {
        c.load(r);
        c.store(X, 5);
        r
    });
    check(&c.finish(None), &[0, 0, 1], "R W5 R W5 R W5 Finished");
}

#[test]
fn updates_are_effects() {
    let mut c = Code::new();
    let (r, stop) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        let (addr, arg) = (X.into(), 1.into());
        c.f.push(Op::Rmw { op: RmwOp::Xchg, dst: r, addr, arg, size: Size::B4, mode: Mode::Acq });
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: stop, a: r.into(), b: 0.into() });
        stop
    });
    check(&c.finish(None), &[7, 7, 0], "R W1 R W1 R W1 Finished");
}

/// `do { r = x; body } while (!r);` where the body changes something only this thread sees.
#[track_caller]
fn check_progress(make: impl FnOnce(&mut Code) -> Reg, body: impl FnOnce(&mut Code, Reg), expected: &str) {
    let mut c = Code::new();
    let r = c.f.temp();
    let state = make(&mut c);
    c.repeat(|c| {
        c.load(r);
        body(c, state);
        r
    });
    check(&c.finish(Some(state.into())), &[0, 0, 1], expected);
}

#[test]
fn progress_in_registers_counts_if_it_matters_later() {
    check_progress(|c| c.f.temp(), |c, n| c.add(n, 1), "R R R Finished");
    // The same value again is no progress.
    check_progress(|c| c.f.temp(), |c, n| c.add(n, 0), "R Blocked(Await)");
    // Counted, but neither returned nor shown.
    let dead = |c: &mut Code, _: Reg| {
        let n = c.f.temp();
        c.f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: n, a: 0.into(), b: 1.into() });
    };
    check_progress(|c| c.f.temp(), dead, "R Blocked(Await)");
}

/// do { r = x; n++; for (i = 1; i OP n; i += step) ; } while (!r): the pause grows with every round.
fn check_pause(op: CmpOp, step: u64, expected: &str) {
    let mut c = Code::new();
    let (r, n, i, more) = (c.f.temp(), c.f.temp(), c.f.temp(), c.f.temp());
    c.repeat(|c| {
        let (head, body, after) = (c.f.block(), c.f.block(), c.f.block());
        c.load(r);
        c.add(n, 1);
        c.f.push(Op::Copy { dst: i, src: 1.into() });
        c.f.end(Terminator::Jump(head));
        c.f.switch_to(head);
        c.f.push(Op::Cmp { op, bits: 32, dst: more, a: i.into(), b: n.into() });
        c.f.end(Terminator::Branch { cond: more.into(), yes: body, no: after });
        c.f.switch_to(body);
        c.add(i, step);
        c.f.end(Terminator::Jump(head));
        c.f.switch_to(after);
        r
    });
    check(&c.finish(None), &[0, 0], expected);
}

#[test]
fn a_pause_makes_no_difference_if_it_certainly_ends() {
    check_pause(CmpOp::ULt, 1, "R Blocked(Await)");
    check_pause(CmpOp::SLe, 2, "R Blocked(Await)");
    check_pause(CmpOp::Ne, 1, "R Blocked(Await)");
    // In the second round, i is odd and n is 2.
    check_pause(CmpOp::Ne, 2, "R R Blocked(StepBound)");
}

#[test]
fn what_the_final_state_shows_counts() {
    // do { r = x; if (r == 3) seen = 1; r = r == 1; } while (!r): `seen` is never read, but may be shown.
    for (name, expected) in [("seen", "R R Blocked(Await)"), ("", "R Blocked(Await)")] {
        let mut c = Code::new();
        let r = c.f.temp();
        let seen = if name.is_empty() { c.f.temp() } else { c.f.reg(name) };
        c.repeat(|c| {
            let (three, after, is_three) = (c.f.block(), c.f.block(), c.f.temp());
            c.load(r);
            c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: is_three, a: r.into(), b: 3.into() });
            c.f.end(Terminator::Branch { cond: is_three.into(), yes: three, no: after });
            c.f.switch_to(three);
            c.f.push(Op::Copy { dst: seen, src: 1.into() });
            c.f.end(Terminator::Jump(after));
            c.f.switch_to(after);
            c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: r, a: r.into(), b: 1.into() });
            r
        });
        check(&c.finish(None), &[3, 3], expected);
    }
}

#[test]
fn progress_in_arrays_counts() {
    // a[1]++, and a[2] is read after the loop, through an index.
    let mut c = Code::new();
    let (r, array, element) = (c.f.temp(), c.f.temps(3), c.f.temp());
    c.repeat(|c| {
        c.load(r);
        c.f.push(Op::Peek { dst: element, base: array, len: 3, index: 1.into() });
        c.add(element, 1);
        c.f.push(Op::Poke { base: array, len: 3, index: 1.into(), src: element.into() });
        r
    });
    c.f.push(Op::Peek { dst: element, base: array, len: 3, index: r.into() });
    check(&c.finish(Some(element.into())), &[0, 0, 1], "R R R Finished");
}

#[test]
fn progress_in_private_memory_counts() {
    let increment = |c: &mut Code, p: Reg| {
        let v = c.f.temp();
        c.f.push(Op::Load { dst: v, addr: p.into(), size: Size::B4, mode: Mode::Na });
        c.add(v, 1);
        c.store(p, v);
    };
    check_progress(|c| c.private(4), increment, "R R R Finished");
    // There and back again is none: `expected` of a failed exchange that is set anew.
    let there_and_back = |c: &mut Code, p: Reg| {
        c.store(p, 7);
        c.store(p, 0);
    };
    check_progress(|c| c.private(4), there_and_back, "R Blocked(Await)");
    // Set once, then always the same.
    check_progress(|c| c.private(4), |c, p| c.store(p, 7), "R R Blocked(Await)");
}

#[test]
fn locals_of_a_function_called_in_the_loop_do_not_count() {
    let mut c = Code::new();
    let callee = c.program.declare_function("poll");
    let mut inner = Code { f: FunctionBuilder::new("poll", 0), program: Program::new("") };
    let (p, r) = (inner.private(4), inner.f.temp());
    inner.load(r);
    inner.store(p, 9);
    inner.f.end(Terminator::Return(Some(r.into())));
    c.program.functions[callee.index()] = inner.f.finish();
    let r = c.f.temp();
    c.repeat(|c| {
        c.f.push(Op::Call { dst: Some(r), callee: Callee::Func(callee), args: vec![] });
        r
    });
    let program = c.finish(None);
    check(&program, &[0], "R Blocked(Await)");
    check(&program, &[1], "R Finished");
}

#[test]
fn an_inner_loop_starts_anew() {
    // do { i = 0; do { r = x; } while (!r); n++; } while (n < 2): the inner loop's second entry is no round.
    let mut c = Code::new();
    let (r, n, stop) = (c.f.temp(), c.f.temp(), c.f.temp());
    c.repeat(|c| {
        c.repeat(|c| {
            c.load(r);
            r
        });
        c.add(n, 1);
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: stop, a: n.into(), b: 2.into() });
        stop
    });
    let program = c.finish(None);
    check(&program, &[1, 1], "R R Finished");
    check(&program, &[1, 0], "R R Blocked(Await)");
}

#[test]
fn an_outer_loop_awaits_too() {
    // do { do { r = x; } while (r == 0); } while (r == 1): a round of the outer loop without effect.
    let mut c = Code::new();
    let (r, stop) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        c.repeat(|c| {
            c.load(r);
            r
        });
        c.f.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst: stop, a: r.into(), b: 1.into() });
        stop
    });
    let program = c.finish(None);
    check(&program, &[2], "R Finished");
    check(&program, &[1], "R Blocked(Await)");
    check(&program, &[0], "R Blocked(Await)");
}

#[test]
fn a_loop_left_by_break_and_entered_again() {
    // Twice: do { r = x; if (r == 2) break; } while (!r);
    let mut c = Code::new();
    let (n, twice) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        let out = c.f.block();
        let r = c.f.temp();
        c.repeat(|c| {
            let (go_on, is_two) = (c.f.block(), c.f.temp());
            c.load(r);
            c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: is_two, a: r.into(), b: 2.into() });
            c.f.end(Terminator::Branch { cond: is_two.into(), yes: out, no: go_on });
            c.f.switch_to(go_on);
            r
        });
        c.f.end(Terminator::Jump(out));
        c.f.switch_to(out);
        c.add(n, 1);
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: twice, a: n.into(), b: 2.into() });
        twice
    });
    let program = c.finish(None);
    check(&program, &[2, 2], "R R Finished");
    check(&program, &[2, 0], "R R Blocked(Await)");
}

#[test]
fn every_call_has_its_own_rounds() {
    // rec(n) { do { r = x; if (n) rec(n - 1); } while (!r); }: the same loop in two frames at once.
    let mut c = Code::new();
    let rec = c.program.declare_function("rec");
    let mut inner = Code { f: FunctionBuilder::new("rec", 1), program: Program::new("") };
    let r = inner.f.temp();
    inner.repeat(|c| {
        let (deeper, back, less) = (c.f.block(), c.f.block(), c.f.temp());
        c.load(r);
        c.f.end(Terminator::Branch { cond: Reg(0).into(), yes: deeper, no: back });
        c.f.switch_to(deeper);
        c.f.push(Op::Bin { op: BinOp::Sub, bits: 32, dst: less, a: Reg(0).into(), b: 1.into() });
        c.f.push(Op::Call { dst: None, callee: Callee::Func(rec), args: vec![less.into()] });
        c.f.end(Terminator::Jump(back));
        c.f.switch_to(back);
        r
    });
    inner.f.end(Terminator::Return(None));
    c.program.functions[rec.index()] = inner.f.finish();
    c.f.push(Op::Call { dst: None, callee: Callee::Func(rec), args: vec![1.into()] });
    let program = c.finish(None);
    check(&program, &[1, 1], "R R Finished");
    check(&program, &[1, 0], "R R Blocked(Await)");
    // The inner call returned without effect; the outer round ends where it began.
    check(&program, &[0, 1], "R R Blocked(Await)");
}

#[test]
fn unroll_bounds_count_per_entry() {
    // do { do { x = 5; r = x; } while (!r); } while (r == 1);
    let program = |unroll| {
        let mut c = Code::new();
        c.program.unroll = unroll;
        let (r, stop) = (c.f.temp(), c.f.temp());
        c.repeat(|c| {
            c.repeat(|c| {
                c.store(X, 5);
                c.load(r);
                r
            });
            c.f.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst: stop, a: r.into(), b: 1.into() });
            stop
        });
        c.finish(None)
    };
    check(&program(None), &[0, 0, 0, 2], "W5 R W5 R W5 R W5 R Finished");
    check(&program(Some(0)), &[], "Blocked(LoopBound)");
    check(&program(Some(1)), &[2], "W5 R Finished");
    check(&program(Some(1)), &[0], "W5 R Blocked(LoopBound)");
    check(&program(Some(2)), &[0, 0], "W5 R W5 R Blocked(LoopBound)");
    check(&program(Some(2)), &[0, 1, 0, 2], "W5 R W5 R W5 R W5 R Finished");
    check(&program(Some(2)), &[1, 1], "W5 R W5 R Blocked(LoopBound)");
}

/// `do n++ while (n != end)`.
fn count_to(c: &mut Code, n: Reg, end: impl Into<Operand>) {
    let end = end.into();
    c.repeat(|c| {
        let stop = c.f.temp();
        c.f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: n, a: n.into(), b: 1.into() });
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 64, dst: stop, a: n.into(), b: end });
        stop
    });
}

#[test]
fn a_loop_that_counts_to_the_end_of_time_is_cut_off() {
    let mut c = Code::new();
    let n = c.f.temp();
    count_to(&mut c, n, u64::MAX);
    let program = c.finish(None);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    assert_eq!(resume(&program, &mut t, Input::Go), Step::Blocked(BlockKind::StepBound));
}

/// A counter that nothing tests makes no difference: the loop does nothing, for ever.
#[test]
fn a_loop_that_counts_for_nobody_awaits() {
    let mut c = Code::new();
    let (n, never) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        c.add(n, 1);
        never
    });
    check(&c.finish(None), &[], "Blocked(Await)");
}

#[test]
fn a_delay_ends_though_nobody_looks_at_its_counter() {
    let mut c = Code::new();
    let n = c.f.temp();
    count_to(&mut c, n, 1000);
    check(&c.finish(None), &[], "Finished");
}

/// `do { r = x; for (i = 0; i != pause; i++) ; pause *= 2 } while (!r);`: how long the thread pauses is its
/// own business, unless it is told to others.
#[test]
fn a_pause_that_grows_is_no_progress() {
    for (told, expected) in [(false, "R Blocked(Await)"), (true, "R R R W8 Finished")] {
        let mut c = Code::new();
        let (r, i, pause) = (c.f.temp(), c.f.temp(), c.f.temp());
        c.f.push(Op::Copy { dst: pause, src: 1.into() });
        c.repeat(|c| {
            c.load(r);
            c.f.push(Op::Copy { dst: i, src: 0.into() });
            count_to(c, i, pause);
            c.f.push(Op::Bin { op: BinOp::Mul, bits: 32, dst: pause, a: pause.into(), b: 2.into() });
            r
        });
        if told {
            c.store(X, pause);
        }
        check(&c.finish(None), &[0, 0, 1], expected);
    }
}

/// A pause whose counter decides when to give up: then the counter makes a difference.
#[test]
fn a_counter_that_ends_the_loop_is_progress() {
    let mut c = Code::new();
    let (r, n, stop) = (c.f.temp(), c.f.temp(), c.f.temp());
    c.repeat(|c| {
        c.load(r);
        c.add(n, 1);
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: stop, a: n.into(), b: 3.into() });
        c.f.push(Op::Bin { op: BinOp::Or, bits: 32, dst: stop, a: stop.into(), b: r.into() });
        stop
    });
    check(&c.finish(None), &[0, 0, 0], "R R R Finished");
}

#[test]
fn a_loop_that_does_nothing_awaits() {
    let mut c = Code::new();
    let never = c.f.temp();
    c.repeat(|_| never);
    check(&c.finish(None), &[], "Blocked(Await)");
}

#[test]
fn a_value_that_is_not_known_yet_says_nothing() {
    // do { old = r; r = x; s = y } while (!s), returning old and r: the values decide, not their
    // placeholders.
    let mut c = Code::new();
    let y = c.program.add_global(Global::zeroed("y", 4));
    let y = c.program.global_addr(y);
    let (r, s) = (c.f.reg("r"), c.f.temp());
    let old = c.f.reg("old");
    c.repeat(|c| {
        c.f.push(Op::Copy { dst: old, src: r.into() });
        c.load(r);
        c.f.push(Op::Load { dst: s, addr: y.into(), size: Size::B4, mode: Mode::Rlx });
        s
    });
    let program = c.finish(None);
    let mut t = ThreadState::<Pending>::initial(&program, ThreadId(0));
    resume(&program, &mut t, Input::Go);
    let mut step = Step::Finished;
    for round in 0..3 {
        assert!(matches!(
            resume(&program, &mut t, Input::Shadowed(0, Pending::on(Token(round)))),
            Step::Read(_)
        ));
        step = resume(&program, &mut t, Input::Value(0));
        // Placeholders are all 0: taken for values, the second round would block.
        assert!(matches!(step, Step::Read(_)), "{step:?}");
        t.fill(Token(round), 0);
    }
    // From here on everything is known, and stays the same.
    for _ in 0..3 {
        assert!(matches!(step, Step::Read(_)));
        resume(&program, &mut t, Input::Value(0));
        step = resume(&program, &mut t, Input::Value(0));
        if step == Step::Blocked(BlockKind::Await) {
            return;
        }
    }
    panic!("known rounds without effect block: {step:?}");
}

#[test]
fn an_update_that_changes_nothing_is_no_effect() {
    // while (xchg(&x, 1)) ;
    let mut c = Code::new();
    let (r, free) = (c.f.temp(), c.f.temp());
    c.repeat(|c| {
        let (addr, arg, size) = (X.into(), 1.into(), Size::B4);
        c.f.push(Op::Rmw { op: RmwOp::Xchg, dst: r, addr, arg, size, mode: Mode::AcqRel });
        c.f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: free, a: r.into(), b: 0.into() });
        free
    });
    let program = c.finish(None);
    check(&program, &[0], "R W1 Finished");
    // Blocked at the read: no write of what is there already.
    check(&program, &[1], "R Blocked(Await)");
    check(&program, &[7, 1], "R W1 R Blocked(Await)");
}

#[test]
fn an_update_that_changes_nothing_is_made_where_the_thread_goes_on() {
    // do { r = fetch_or(&x, 0); n++; } while (r < 3 && n < 2)
    let mut c = Code::new();
    let (r, n, stop) = (c.f.temp(), c.f.temp(), c.f.temp());
    c.repeat(|c| {
        let (addr, arg, size) = (X.into(), 0.into(), Size::B4);
        c.f.push(Op::Rmw { op: RmwOp::Or, dst: r, addr, arg, size, mode: Mode::Rlx });
        c.add(n, 1);
        c.f.push(Op::Cmp { op: CmpOp::UGe, bits: 32, dst: stop, a: n.into(), b: 2.into() });
        stop
    });
    check(&c.finish(None), &[5, 5], "R W5 R W5 Finished");
}

/// Without markers nothing is cut short, neither by a round without effect nor by a bound.
#[test]
fn a_program_without_markers_goes_round_for_ever() {
    let mut code = Code::new();
    let r = code.f.temp();
    code.repeat(|code| {
        code.load(r);
        r
    });
    code.f.push(Op::Fence { kind: FenceKind::Sc });
    let mut program = code.finish(None);
    program.unroll = Some(2);
    assert_eq!(trace(&program, &[0, 0, 0]), "R Blocked(Await)");
    let bare = program.without_loop_marks();
    assert_eq!(trace(&bare, &[0, 0, 0]), "R R R R");
    assert_eq!(trace(&bare, &[0, 0, 1]), "R R R F Finished");
    assert_eq!(bare.unroll, None);
    assert!(
        !bare.any_op(|op| matches!(op, Op::LoopEnter { .. } | Op::LoopHead { .. } | Op::LoopBody { .. }))
    );
    // Still well-formed.
    assert!(bare.finish().is_ok());
}
