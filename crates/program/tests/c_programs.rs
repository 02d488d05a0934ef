//! What C and C++ programs need beyond arithmetic and memory: mutexes that know their owner, constants,
//! exceptions, the end of a thread from anywhere, places of library code, output.

mod support;
use fencepost_program::*;
use support::finish;

const X: u64 = layout::GLOBALS;

/// Runs a thread whose reads read `reads`: its steps (`R`, `W…`), the last of them in full.
#[track_caller]
fn check(reads: &[u64], expected: &str, body: impl FnOnce(&mut FunctionBuilder, &mut Program)) {
    let mut program = Program::new("test");
    program.add_global(Global::zeroed("x", 8));
    let mut f = FunctionBuilder::new("P0", 0);
    body(&mut f, &mut program);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    let (mut input, mut reads, mut seen) = (Input::Go, reads.iter(), vec![]);
    loop {
        match resume(&program, &mut t, input) {
            Step::Read(_) => {
                seen.push("R".to_owned());
                input = Input::Value(*reads.next().expect("a value to read"));
            }
            Step::Write(write) => {
                seen.push(format!("W{}", write.value));
                input = Input::Go;
            }
            Step::Choose { low, high } => {
                seen.push(format!("{low}..={high}"));
                input = Input::Value(low);
            }
            Step::Error(fault) => {
                seen.push(format!("error: {fault}"));
                break;
            }
            Step::Finished => {
                seen.push(format!("= {}", t.result()));
                break;
            }
            other => {
                seen.push(format!("{other:?}"));
                break;
            }
        }
    }
    assert_eq!(seen.join(" "), expected);
}

fn store(value: impl Into<Operand>) -> Op {
    Op::Store { addr: X.into(), value: value.into(), size: Size::B4, mode: Mode::Rlx }
}

#[test]
fn a_mutex_knows_its_owner() {
    let (addr, size) = (Operand::from(X), Size::B4);
    let (lock, unlock) = (Op::Lock { addr, size }, Op::Unlock { addr, size });
    check(&[0], "R W1 W0 = 0", |f, _| {
        f.push(lock.clone());
        f.push(unlock.clone());
    });
    check(&[], "error: unlock of a mutex at 0x10000 that the thread does not hold", |f, _| {
        f.push(unlock.clone());
    });
    check(&[0], "R W1 error: lock of a mutex at 0x10000 that the thread holds already", |f, _| {
        f.push(lock.clone());
        f.push(lock.clone());
    });
    check(&[0], "R W1 W0 error: unlock of a mutex at 0x10000 that the thread does not hold", |f, _| {
        f.push(lock.clone());
        f.push(unlock.clone());
        f.push(unlock.clone());
    });
    check(&[0, 1], "R W1 R W1 W0 = 0", |f, _| {
        // `trylock` fails on a mutex that the thread itself holds.
        let ok = f.temp();
        f.push(Op::TryLock { ok, addr, size });
        f.push(Op::TryLock { ok, addr, size });
        f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: ok, a: ok.into(), b: 1.into() });
        f.push(Op::Store { addr: (X + 4).into(), value: ok.into(), size, mode: Mode::Na });
        f.push(unlock.clone());
    });
    for take in [lock, Op::TryLock { ok: Reg(0), addr, size }] {
        check(&[DESTROYED], "R error: use of a destroyed mutex at 0x10000", |f, _| {
            f.temp();
            f.push(take);
        });
    }
}

#[test]
fn a_recursive_mutex_counts() {
    let (addr, size) = (Operand::from(X), Size::B4);
    let hold = |change| Op::Hold { addr, change };
    check(&[0, 0], "R W1 W0 R W1 W2 W0 = 0", |f, _| {
        let n = f.temp();
        let count = |f: &mut FunctionBuilder| {
            f.push(Op::Held { dst: n, addr });
            f.push(Op::Store { addr: (X + 4).into(), value: n.into(), size, mode: Mode::Na });
        };
        f.push(Op::Lock { addr, size });
        f.push(Op::Unlock { addr, size });
        f.push(Op::TryLock { ok: n, addr, size });
        f.push(hold(HoldChange::Again));
        count(f);
        f.push(hold(HoldChange::Less));
        f.push(Op::Unlock { addr, size });
    });
    check(&[], "error: unlock of a mutex at 0x10000 that the thread does not hold", |f, _| {
        f.push(hold(HoldChange::Less));
    });
}

#[test]
fn constants_are_read_without_a_step_and_never_written() {
    let constant = |program: &mut Program| {
        let id = program.add_global(Global { constant: true, ..Global::with_value("c", 8, 0x0102_0304) });
        program.global_addr(id)
    };
    check(&[], "W772 = 0", |f, program| {
        let (addr, r) = (constant(program), f.temp());
        f.push(Op::Load { dst: r, addr: addr.into(), size: Size::B2, mode: Mode::Na });
        f.push(store(r));
    });
    let fault = "error: write to constant memory at 0x300000000000";
    let size = Size::B4;
    check(&[], fault, |f, program| {
        let addr = constant(program).into();
        f.push(Op::Store { addr, value: 1.into(), size, mode: Mode::Na });
    });
    check(&[], fault, |f, program| {
        let (addr, dst) = (constant(program).into(), f.temp());
        f.push(Op::Rmw { op: RmwOp::Add, dst, addr, arg: 1.into(), size, mode: Mode::Rlx });
    });
    check(&[], fault, |f, program| f.push(Op::Lock { addr: constant(program).into(), size }));
    check(&[], fault, |f, program| {
        f.push(Op::MemSet { dst: constant(program).into(), byte: 0.into(), len: 4.into() });
    });
    // Out of it.
    let outside = "error: access to 4 bytes at 0x300000000006, which is outside of any object";
    check(&[], outside, |f, program| {
        let (addr, dst) = ((constant(program) + 6).into(), f.temp());
        f.push(Op::Load { dst, addr, size, mode: Mode::Na });
    });
    check(&[], "W16909060 = 0", |f, program| {
        let src = constant(program).into();
        f.push(Op::MemCopy { dst: X.into(), src, len: 8.into(), overlap: Overlap::Allowed });
    });
}

#[test]
fn a_free_choice_has_bounds() {
    let choose = |low: u64, high: u64| {
        move |f: &mut FunctionBuilder, _: &mut Program| {
            let dst = f.temp();
            f.push(Op::Choose { dst, low: low.into(), high: high.into() });
        }
    };
    check(&[], "3..=5 = 0", choose(3, 5));
    check(&[], "0..=65535 = 0", choose(0, 65_535));
    check(&[], "error: choice from 0 to 65536", choose(0, 65_536));
    check(&[], "error: choice from 2 to 1", choose(2, 1));
    check(&[], "error: choice from 0 to 18446744073709551615", choose(0, u64::MAX));
}

#[test]
fn giving_up_has_three_reasons() {
    for (why, expected) in [
        (Failure::Abort, "error: abort: no"),
        (Failure::Error, "error: no"),
        (Failure::Unsupported, "error: unsupported: no"),
    ] {
        check(&[], expected, |f, _| f.push(Op::Fail { why, message: "no".into() }));
    }
}

/// `void inner() { throw 7; }`
fn thrower(program: &mut Program) -> Callee {
    let mut f = FunctionBuilder::new("inner", 0);
    f.push(Op::Throw { value: 7.into() });
    Callee::Func(program.add_function(f.finish()))
}

#[test]
fn an_exception_goes_to_the_innermost_invocation() {
    check(&[], "W7 = 0", |f, program| {
        let inner = thrower(program);
        // `void middle() { inner(); }`: the exception passes through.
        let mut m = FunctionBuilder::new("middle", 0);
        m.push(Op::Call { dst: None, callee: inner, args: vec![] });
        m.push(store(1));
        m.end(Terminator::Return(None));
        let middle = Callee::Func(program.add_function(m.finish()));
        let (pad, after, caught) = (f.block(), f.block(), f.temp());
        f.push(Op::Invoke { dst: None, callee: middle, args: vec![], unwind: pad });
        f.push(store(2));
        f.end(Terminator::Jump(after));
        f.switch_to(pad);
        f.push(Op::Caught { dst: caught, landing: Landing::Catch });
        f.push(store(caught));
        f.end(Terminator::Jump(after));
        f.switch_to(after);
    });
    check(&[], "error: uncaught exception 0x7", |f, program| {
        let callee = thrower(program);
        f.push(Op::Call { dst: None, callee, args: vec![] });
    });
}

#[test]
fn a_thread_may_end_anywhere() {
    check(&[], "W1 = 9", |f, program| {
        let mut g = FunctionBuilder::new("g", 0);
        g.push(store(1));
        g.push(Op::ExitThread { value: 9.into() });
        g.push(store(2));
        g.end(Terminator::Return(None));
        let callee = Callee::Func(program.add_function(g.finish()));
        f.push(Op::Call { dst: None, callee, args: vec![] });
        f.push(store(3));
    });
}

#[test]
fn locals_without_a_value_may_be_copied_but_not_read() {
    let (kind, size, zeroed) = (AllocKind::Private, Operand::from(8), Zeroed::No);
    let two = |f: &mut FunctionBuilder| {
        let (a, b) = (f.temp(), f.temp());
        f.push(Op::Alloc { dst: a, kind, size, align: 8.into(), zeroed });
        f.push(Op::Alloc { dst: b, kind, size, align: 8.into(), zeroed });
        f.push(Op::Store { addr: a.into(), value: 5.into(), size: Size::B4, mode: Mode::Na });
        f.push(Op::MemCopy { dst: b.into(), src: a.into(), len: 8.into(), overlap: Overlap::Allowed });
        b
    };
    let load = |f: &mut FunctionBuilder, addr: Reg, size: Size| {
        let dst = f.temp();
        f.push(Op::Load { dst, addr: addr.into(), size, mode: Mode::Na });
        f.push(store(dst));
    };
    check(&[], "W5 = 0", |f, _| {
        let b = two(f);
        load(f, b, Size::B4);
    });
    check(&[], "error: read of uninitialised memory at 0x700000000014", |f, _| {
        let b = two(f);
        load(f, b, Size::B8);
    });
    // In shared memory they are 0 and count as values.
    check(&[], "W5 = 0", |f, _| {
        let b = two(f);
        f.push(Op::MemCopy { dst: X.into(), src: b.into(), len: 8.into(), overlap: Overlap::Allowed });
    });
    check(&[], "W3 = 0", |f, _| {
        let b = two(f);
        f.push(Op::MemSet { dst: b.into(), byte: 0.into(), len: 8.into() });
        f.push(Op::Store { addr: b.into(), value: 3.into(), size: Size::B1, mode: Mode::Na });
        load(f, b, Size::B8);
    });
}

#[test]
fn library_code_shows_at_the_call() {
    let mut program = Program::new("places");
    let user = program.add_file(SourceFile::new("main.c", "f();\n"));
    let library = program.add_file(SourceFile::new("lib.h", "*x = 1;\n"));
    program.library_files = vec![false, true];
    program.add_global(Global::zeroed("x", 8));
    let at = |file, line| Pos { file, line, column: 1 };
    let mut g = FunctionBuilder::new("g", 0);
    g.at(at(library, 1));
    g.push(store(1));
    g.end(Terminator::Return(None));
    let g = program.add_function(g.finish());
    let mut f = FunctionBuilder::new("f", 0);
    let r = f.reg("r");
    f.at(at(user, 1));
    f.push(Op::Copy { dst: r, src: 4.into() });
    f.push(Op::Call { dst: None, callee: Callee::Func(g), args: vec![] });
    f.end(Terminator::Return(None));
    let f = program.add_function(f.finish());
    program.add_thread("P0", f, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    assert!(matches!(resume(&program, &mut t, Input::Go), Step::Write(_)));
    assert_eq!(t.pos(&program), at(user, 1));
    assert_eq!(t.call_stack(&program), [(g, at(library, 1)), (f, at(user, 1))]);
    assert_eq!(t.named_values(&program), [("r", 4)]);
}

#[test]
fn output_is_for_who_listens() {
    let mut program = Program::new("hello");
    let text = Global { init: b"n = %d\n\0".to_vec(), constant: true, ..Global::zeroed("s", 8) };
    let format = program.add_global(text);
    let format = Operand::from(program.global_addr(format));
    let mut f = FunctionBuilder::new("main", 0);
    f.push(Op::Print { format, args: vec![42.into()] });
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("main", func, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    assert_eq!(resume(&program, &mut t.clone(), Input::Go), Step::Finished);
    let mut heard = vec![];
    let step = resume_printing(&program, &mut t, Input::Go, &mut |printed| {
        heard.push((printed.bytes(printed.format).unwrap().to_vec(), printed.args.to_vec()));
    });
    assert_eq!((step, heard), (Step::Finished, vec![(b"n = %d\n\0".to_vec(), vec![42])]));
}
