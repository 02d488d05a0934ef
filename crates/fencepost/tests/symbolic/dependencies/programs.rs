//! What litmus tests have no words for: calls, private memory, selections, threads that start threads.

use super::agreed;
use fencepost::program::*;

/// The addresses of x, which the other thread sets to 1, and of y.
const X: u64 = layout::GLOBALS;
const Y: u64 = layout::GLOBALS + 16;

/// A program whose first thread runs `body`, and the dependencies of that thread. Events are numbered from 0.
#[track_caller]
fn check(expected: &str, body: impl FnOnce(&mut FunctionBuilder, &mut Program)) {
    let mut program = Program::new("deps");
    program.add_global(Global::zeroed("x", 8));
    program.add_global(Global::zeroed("y", 8));
    let mut f = FunctionBuilder::new("P0", 0);
    body(&mut f, &mut program);
    f.end(Terminator::Return(None));
    let first = program.add_function(f.finish());
    program.add_thread("P0", first, vec![]);
    let mut g = FunctionBuilder::new("P1", 0);
    g.push(store(X, 1));
    g.end(Terminator::Return(None));
    let second = program.add_function(g.finish());
    program.add_thread("P1", second, vec![]);
    let program = program.finish().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(agreed(&"a function", &program), expected, "{program}");
}

fn load(dst: Reg, addr: impl Into<Operand>) -> Op {
    Op::Load { dst, addr: addr.into(), size: Size::B8, mode: Mode::Rlx }
}

fn store(addr: impl Into<Operand>, value: impl Into<Operand>) -> Op {
    Op::Store { addr: addr.into(), value: value.into(), size: Size::B8, mode: Mode::Rlx }
}

fn bin(op: BinOp, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>) -> Op {
    Op::Bin { op, bits: 64, dst, a: a.into(), b: b.into() }
}

fn private(dst: Reg, size: impl Into<Operand>) -> Op {
    Op::Alloc { dst, kind: AllocKind::Private, size: size.into(), align: 8.into(), zeroed: Zeroed::Yes }
}

/// A compare-and-exchange at `addr`.
fn cas((old, ok): (Reg, Reg), addr: Reg, expected: impl Into<Operand>, new: impl Into<Operand>) -> Op {
    let (addr, expected, new) = (addr.into(), expected.into(), new.into());
    Op::CmpXchg { old, ok, addr, expected, new, size: Size::B8, success: Mode::Rlx, failure: Mode::Rlx }
}

#[test]
fn through_calls() {
    // The argument comes back by way of a branch on it, which lasts.
    check("ctrl 0>1, ctrl 0>2, data 0>1, data 0>2", |f, program| {
        let mut g = FunctionBuilder::new("g", 1);
        let (yes, no) = (g.block(), g.block());
        g.end(Terminator::Branch { cond: Reg(0).into(), yes, no });
        for block in [yes, no] {
            g.switch_to(block);
            g.push(store(Y, Reg(0)));
            g.end(Terminator::Return(Some(Reg(0).into())));
        }
        let g = program.add_function(g.finish());
        let (a, b) = (f.temp(), f.temp());
        f.push(load(a, X));
        f.push(Op::Call { dst: Some(b), callee: Callee::Func(g), args: vec![a.into()] });
        f.push(store(Y, b));
    });
}

#[test]
fn through_pointers_to_functions() {
    check("ctrl 0>1", |f, program| {
        let mut g = FunctionBuilder::new("g", 0);
        g.end(Terminator::Return(None));
        let g = program.add_function(g.finish());
        let (a, b, c) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(bin(BinOp::Xor, b, a, a));
        f.push(bin(BinOp::Add, c, b, layout::function(g)));
        f.push(Op::Call { dst: None, callee: Callee::Pointer(c.into()), args: vec![] });
        f.push(store(Y, 1));
    });
}

#[test]
fn selections_depend_on_all_they_are_given() {
    check("data 0>3, data 1>3, data 2>3", |f, _| {
        let (a, b, c, d) = (f.temp(), f.temp(), f.temp(), f.temp());
        [a, b, c].into_iter().for_each(|reg| f.push(load(reg, X)));
        f.push(Op::Select { dst: d, cond: a.into(), yes: b.into(), no: c.into() });
        f.push(store(Y, d));
    });
}

#[test]
fn through_private_memory() {
    // The two halves of a word, apart and together.
    check("data 0>2, data 0>3, data 1>3", |f, _| {
        let (a, b, p, q, v) = (f.temp(), f.temp(), f.temp(), f.temp(), f.temp());
        f.push(private(p, 16));
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(store(p, a));
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(bin(BinOp::Add, q, p, 4));
        f.push(Op::Store { addr: q.into(), value: b.into(), size: Size::B4, mode: Mode::Na });
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(store(p, 0));
        f.push(load(v, p));
        f.push(store(Y, v));
    });
}

#[test]
fn where_in_private_memory() {
    // The value depends on where it was put, if it was put there; and on where it is looked for.
    check("data 0>1, data 0>2, data 0>3", |f, _| {
        let (a, p, q, v) = (f.temp(), f.temp(), f.temp(), f.temp());
        f.push(private(p, 16));
        f.push(load(a, X));
        f.push(bin(BinOp::Mul, q, a, 8));
        f.push(bin(BinOp::Add, q, q, p));
        f.push(store(q, 3));
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(bin(BinOp::Add, q, p, 8));
        f.push(load(v, q));
        f.push(store(Y, v));
        f.push(bin(BinOp::Xor, v, a, a));
        f.push(bin(BinOp::Add, q, v, p));
        f.push(store(p, 0));
        f.push(load(v, q));
        f.push(store(Y, v));
    });
}

#[test]
fn sizes_of_private_objects() {
    check("addr 0>1, data 0>2", |f, _| {
        let (a, p, v) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(bin(BinOp::Xor, v, a, a));
        f.push(bin(BinOp::Add, v, v, 8));
        f.push(private(p, v));
        f.push(bin(BinOp::Xor, v, p, p));
        f.push(bin(BinOp::Add, v, v, Y));
        f.push(load(v, v));
        f.push(bin(BinOp::Xor, v, p, p));
        f.push(store(Y, v));
    });
}

#[test]
fn updates_of_private_memory() {
    let rmw = |op, dst, addr: Reg, arg: Reg| {
        let (addr, arg) = (addr.into(), arg.into());
        Op::Rmw { op, dst, addr, arg, size: Size::B8, mode: Mode::Rlx }
    };
    // Three reads; then what an addition found and wrote, and what an exchange found and wrote.
    check("data 0>3, data 0>4, data 0>5, data 1>4, data 1>5, data 2>6", |f, _| {
        let (a, b, c, p, v) = (f.temp(), f.temp(), f.temp(), f.temp(), f.temp());
        f.push(private(p, 8));
        [a, b, c].into_iter().for_each(|reg| f.push(load(reg, X)));
        f.push(store(p, a));
        f.push(rmw(RmwOp::Add, v, p, b));
        f.push(store(Y, v));
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(rmw(RmwOp::Xchg, v, p, c));
        f.push(store(Y, v));
        f.push(load(v, p));
        f.push(store(Y, v));
    });
}

#[test]
fn compare_and_exchange_of_private_memory() {
    // What it found, whether it worked, and what is there now, which depends on the new value only if it
    // worked.
    check("data 0>3, data 0>4, data 0>5, data 1>4, data 1>5, data 2>5", |f, _| {
        let (a, b, c, p, old, ok) = (f.temp(), f.temp(), f.temp(), f.temp(), f.temp(), f.temp());
        f.push(private(p, 8));
        [a, b, c].into_iter().for_each(|reg| f.push(load(reg, X)));
        f.push(store(p, a));
        f.push(cas((old, ok), p, b, c));
        f.push(store(Y, old));
        f.push(store(Y, ok));
        f.push(load(old, p));
        f.push(store(Y, old));
    });
}

#[test]
fn copies_and_fills_of_private_memory() {
    check("data 0>2, data 1>3", |f, _| {
        let (a, b, p, q, v) = (f.temp(), f.temp(), f.temp(), f.temp(), f.temp());
        f.push(private(p, 8));
        f.push(private(q, 8));
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(store(p, a));
        f.push(Op::MemCopy { dst: q.into(), src: p.into(), len: 8.into(), overlap: Overlap::Allowed });
        f.push(load(v, q));
        f.push(store(Y, v));
        f.push(Op::MemSet { dst: q.into(), byte: b.into(), len: 8.into() });
        f.push(load(v, q));
        f.push(store(Y, v));
    });
}

#[test]
fn assumptions_and_assertions_control() {
    check("ctrl 0>2, ctrl 0>3, ctrl 1>3", |f, _| {
        let (a, b, c) = (f.temp(), f.temp(), f.temp());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(Op::Assume { cond: a.into(), why: BlockKind::Await });
        f.push(store(Y, 1));
        f.push(Op::Cmp { op: CmpOp::ULt, bits: 64, dst: c, a: b.into(), b: 2.into() });
        f.push(Op::Assert { cond: c.into(), message: "b".into() });
        f.push(store(Y, 2));
    });
}

#[test]
fn mutexes_control() {
    let (addr, size) = (Operand::from(Y), Size::B4);
    check("ctrl 0>1, ctrl 0>2, ctrl 0>3, ctrl 0>4, ctrl 0>5, ctrl 3>4, data 3>5", |f, _| {
        let ok = f.temp();
        f.push(Op::Lock { addr, size });
        f.push(Op::Unlock { addr, size });
        f.push(Op::TryLock { ok, addr, size });
        f.push(store(X, ok));
    });
}

#[test]
fn switches_control() {
    check("ctrl 0>1, ctrl 0>2", |f, _| {
        let a = f.temp();
        let (one, other, end) = (f.block(), f.block(), f.block());
        f.push(load(a, X));
        f.end(Terminator::Switch { value: a.into(), cases: vec![(0, end), (1, one)], default: other });
        f.switch_to(one);
        f.push(store(Y, 1));
        f.end(Terminator::Jump(end));
        f.switch_to(other);
        f.end(Terminator::Unreachable);
        f.switch_to(end);
        f.push(store(Y, 2));
    });
}

#[test]
fn threads_depend_on_no_reads_of_others() {
    // What a thread is given, and what it returns: the start and the join order that.
    check("ctrl 0>1, ctrl 0>2, ctrl 0>3", |f, program| {
        let mut g = FunctionBuilder::new("g", 1);
        let v = g.temp();
        g.push(store(Y, Reg(0)));
        g.push(load(v, X));
        g.push(store(Y, v));
        g.end(Terminator::Return(Some(v.into())));
        let g = program.add_function(g.finish());
        let (a, child, result) = (f.temp(), f.temp(), f.temp());
        let next = f.block();
        f.push(load(a, X));
        f.end(Terminator::Branch { cond: a.into(), yes: next, no: next });
        f.switch_to(next);
        f.push(Op::Spawn { dst: child, callee: Callee::Func(g), args: vec![a.into()] });
        f.push(Op::Join { dst: Some(result), thread: child.into() });
        f.push(store(Y, result));
    });
}

#[test]
fn through_thread_local_memory() {
    // On the path that does not write there is still what was there from the start, which depends on nothing.
    // (That path was once taken for a read of memory without a value.)
    check("addr 0>3, ctrl 0>2, ctrl 0>3, data 1>2", |f, program| {
        let own = program.add_global(Global { thread_local: true, ..Global::zeroed("own", 8) });
        let (a, b, p, v) = (f.temp(), f.temp(), f.temp(), f.temp());
        let (yes, end) = (f.block(), f.block());
        f.push(load(a, X));
        f.push(load(b, X));
        f.push(Op::ThreadLocal { dst: p, global: own });
        f.end(Terminator::Branch { cond: a.into(), yes, no: end });
        f.switch_to(yes);
        f.push(store(p, b));
        f.end(Terminator::Jump(end));
        f.switch_to(end);
        f.push(load(v, p));
        f.push(store(Y, v));
        f.push(bin(BinOp::Xor, a, a, a));
        f.push(bin(BinOp::Add, a, a, Y));
        f.push(load(v, a));
    });
}
