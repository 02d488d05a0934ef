//! Address, data and control dependencies of each step.

use fencepost_program::*;

/// Addresses of x and y: reads of x are numbered 0, 1, … as they come.
const X: u64 = layout::GLOBALS;
const Y: u64 = layout::GLOBALS + 16;

/// Builds a thread from `body`, runs it answering read number `n` with its number and `answers[n]`, and
/// returns each access as `R addr […] data […] ctrl […]`.
fn trace(answers: &[u64], body: impl FnOnce(&mut FunctionBuilder, &mut Program)) -> Vec<String> {
    let mut program = Program::new("deps");
    program.add_global(Global::zeroed("x", 8));
    program.add_global(Global::zeroed("y", 8));
    let mut f = FunctionBuilder::new("P0", 0);
    body(&mut f, &mut program);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = program.finish().unwrap_or_else(|e| panic!("{e}"));
    let mut t = ThreadState::<Deps>::initial(&program, ThreadId(0));
    let show = |kind: &str, deps: &StepDeps<Deps>| {
        let mut out = kind.to_string();
        for (name, deps) in [("addr", &deps.addr), ("data", &deps.data), ("ctrl", &deps.ctrl)] {
            if !deps.reads().is_empty() {
                out += &format!(" {name}{:?}", deps.reads());
            }
        }
        out
    };
    let (mut input, mut reads, mut out) = (Input::Go, 0, vec![]);
    loop {
        match resume(&program, &mut t, input) {
            Step::Read(read) => {
                out.push(show("R", &read.deps));
                input = Input::Shadowed(answers.get(reads).copied().unwrap_or(0), Deps::on(reads as u32));
                reads += 1;
            }
            Step::Write(write) => {
                out.push(show("W", &write.deps));
                input = Input::Go;
            }
            Step::Finished => return out,
            other => panic!("{other:?}\n{program}"),
        }
    }
}

#[track_caller]
fn check(answers: &[u64], expected: &[&str], body: impl FnOnce(&mut FunctionBuilder, &mut Program)) {
    assert_eq!(trace(answers, body), expected);
}

fn load(dst: Reg, addr: impl Into<Operand>) -> Op {
    Op::Load { dst, addr: addr.into(), size: Size::B8, mode: Mode::Rlx }
}

fn store(addr: impl Into<Operand>, value: impl Into<Operand>) -> Op {
    Op::Store { addr: addr.into(), value: value.into(), size: Size::B8, mode: Mode::Rlx }
}

#[test]
fn address_and_data() {
    check(&[Y, 0], &["R", "R", "R addr[0]", "W addr[0] data[1]"], |f, _| {
        let (a, b, c) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(load(c, a));
        f.push(store(a, b));
    });
}

#[test]
fn arithmetic_joins_and_assignment_forgets() {
    check(&[], &["R", "R", "W data[0, 1]", "W", "W data[1]"], |f, _| {
        let (a, b, c) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(Op::Bin { op: BinOp::Xor, bits: 64, dst: c, a: a.into(), b: b.into() });
        f.push(store(Y, c));
        f.push(Op::Copy { dst: c, src: 1.into() });
        f.push(store(Y, c));
        f.push(Op::Cast { op: CastOp::Trunc, from: 64, to: 8, dst: c, src: b.into() });
        f.push(store(Y, c));
    });
}

#[test]
fn control_lasts() {
    check(&[], &["R", "W ctrl[0]", "R ctrl[0]", "W data[1] ctrl[0]"], |f, _| {
        let (a, b) = (f.temp(), f.temp());
        let (yes, no) = (f.block(), f.block());
        f.push(load(a, X));
        f.end(Terminator::Branch { cond: a.into(), yes, no });
        f.switch_to(yes);
        f.end(Terminator::Jump(no));
        f.switch_to(no);
        f.push(store(Y, 1));
        f.push(load(b, X));
        f.push(store(Y, b));
    });
}

#[test]
fn control_in_a_callee_lasts_after_it_returned() {
    check(&[], &["R", "W ctrl[0]", "W data[0] ctrl[0]"], |f, program| {
        let mut g = FunctionBuilder::new("g", 1);
        let (yes, no) = (g.block(), g.block());
        g.end(Terminator::Switch { value: Reg(0).into(), cases: vec![(1, yes)], default: no });
        g.switch_to(yes);
        g.end(Terminator::Unreachable);
        g.switch_to(no);
        g.push(store(Y, 1));
        g.end(Terminator::Return(Some(Reg(0).into())));
        let g = program.add_function(g.finish());
        let (a, b) = (f.temp(), f.temp());
        f.push(load(a, X));
        f.push(Op::Call { dst: Some(b), callee: Callee::Func(g), args: vec![a.into()] });
        f.push(store(Y, b));
    });
}

#[test]
fn assumptions_assertions_and_pointers_to_functions_control() {
    let target = layout::function(FuncId(0));
    check(&[1, 1, target], &["R", "R", "R", "W ctrl[0]", "W ctrl[0, 1]", "W ctrl[0, 1, 2]"], |f, program| {
        let mut g = FunctionBuilder::new("g", 0);
        g.end(Terminator::Return(None));
        program.add_function(g.finish());
        let (a, b, c) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(load(c, X));
        f.push(Op::Assume { cond: a.into(), why: BlockKind::Await });
        f.push(store(Y, 1));
        f.push(Op::Assert { cond: b.into(), message: "b".into() });
        f.push(store(Y, 2));
        f.push(Op::Call { dst: None, callee: Callee::Pointer(c.into()), args: vec![] });
        f.push(store(Y, 3));
    });
}

#[test]
fn updates() {
    let rmw = |op, dst, arg: Reg| {
        let (addr, size, mode) = (Y.into(), Size::B8, Mode::Rlx);
        Op::Rmw { op, dst, addr, arg: arg.into(), size, mode }
    };
    let expected = [
        "R",
        "R data[0]",
        "W data[0, 1]",
        "W data[1]",
        // An exchange does not write what it read.
        "R data[0]",
        "W data[0]",
    ];
    check(&[], &expected, |f, _| {
        let (a, b) = (f.temp(), f.temp());
        f.push(load(a, X));
        f.push(rmw(RmwOp::Add, b, a));
        f.push(store(X, b));
        f.push(rmw(RmwOp::Xchg, b, a));
    });
}

#[test]
fn compare_and_exchange() {
    let cas = |old, ok, expected: Reg, new: Reg| Op::CmpXchg {
        old,
        ok,
        addr: Y.into(),
        expected: expected.into(),
        new: new.into(),
        size: Size::B8,
        success: Mode::Rlx,
        failure: Mode::Rlx,
    };
    for (found, write) in [(5, Some("W data[1] ctrl[0, 2]")), (6, None)] {
        let mut expected = vec!["R", "R", "R data[1]"];
        expected.extend(write);
        expected.extend(["W data[2]", "W data[0, 2]"]);
        check(&[5, 7, found], &expected, |f, _| {
            let (a, b, old, ok) = (f.temp(), f.temp(), f.temp(), f.temp());
            f.push(load(a, X));
            f.push(load(b, X));
            f.push(cas(old, ok, a, b));
            f.push(store(X, old));
            f.push(store(X, ok));
        });
    }
}

#[test]
fn arrays_keep_their_elements_apart() {
    let expected = ["R", "R", "W data[0]", "W data[1]", "W", "W data[0]"];
    check(&[2], &expected, |f, _| {
        let (a, b, array, v) = (f.temp(), f.temp(), f.temps(3), f.temp());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(Op::Poke { base: array, len: 3, index: 0.into(), src: a.into() });
        f.push(Op::Poke { base: array, len: 3, index: 1.into(), src: b.into() });
        for index in [0.into(), 1.into(), 2.into(), a.into()] {
            f.push(Op::Peek { dst: v, base: array, len: 3, index });
            f.push(store(Y, v));
        }
    });
}

#[test]
fn private_memory_carries_dependencies() {
    let expected = ["R", "R", "W data[0]", "W data[0, 1]", "W data[1]", "W"];
    check(&[], &expected, |f, _| {
        let (a, b, p, q, v) = (f.temp(), f.temp(), f.temp(), f.temp(), f.temp());
        let (kind, zeroed) = (AllocKind::Private, Zeroed::Yes);
        f.push(Op::Alloc { dst: p, kind, size: 16.into(), align: 8.into(), zeroed });
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(store(p, a));
        f.push(load(v, p));
        f.push(store(Y, v));
        // The upper half changes hands: the whole comes from both.
        f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: q, a: p.into(), b: 4.into() });
        f.push(Op::Store { addr: q.into(), value: b.into(), size: Size::B4, mode: Mode::Na });
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(Op::Load { dst: v, addr: q.into(), size: Size::B4, mode: Mode::Na });
        f.push(store(Y, v));
        f.push(store(p, 0));
        f.push(load(v, p));
        f.push(store(Y, v));
    });
}

#[test]
fn waiting_for_a_mutex_controls() {
    let (addr, size) = (Operand::from(X), Size::B4);
    let expected = ["R", "W ctrl[0]", "W ctrl[0]", "R ctrl[0]", "W ctrl[0, 1]", "W data[1] ctrl[0]"];
    check(&[0, 0], &expected, |f, _| {
        let ok = f.temp();
        f.push(Op::Lock { addr, size });
        f.push(Op::Unlock { addr, size });
        f.push(Op::TryLock { ok, addr, size });
        f.push(store(Y, ok));
    });
}
