//! Private memory and allocation: bounds, lifetimes, sizes that no machine has.

mod support;
use fencepost_program::*;
use support::finish;

const PRIVATE: (AllocKind, Zeroed) = (AllocKind::Private, Zeroed::Yes);

fn alloc(dst: Reg, (kind, zeroed): (AllocKind, Zeroed), size: impl Into<Operand>, align: u64) -> Op {
    Op::Alloc { dst, kind, size: size.into(), align: align.into(), zeroed }
}

fn load(dst: Reg, addr: impl Into<Operand>, size: Size) -> Op {
    Op::Load { dst, addr: addr.into(), size, mode: Mode::Na }
}

fn store(addr: impl Into<Operand>, value: impl Into<Operand>, size: Size) -> Op {
    Op::Store { addr: addr.into(), value: value.into(), size, mode: Mode::Na }
}

fn add(dst: Reg, a: Reg, b: u64) -> Op {
    Op::Bin { op: BinOp::Add, bits: 64, dst, a: a.into(), b: b.into() }
}

/// The thread's result, or what went wrong; no step may be visible.
fn run(body: impl FnOnce(&mut FunctionBuilder, &mut Program) -> Operand) -> Result<u64, Fault> {
    let mut program = Program::new("private");
    let mut f = FunctionBuilder::new("P0", 0);
    let result = body(&mut f, &mut program);
    f.end(Terminator::Return(Some(result)));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    match resume(&program, &mut t, Input::Go) {
        Step::Finished => Ok(t.result()),
        Step::Error(fault) => Err(fault),
        visible => panic!("{visible:?} is visible"),
    }
}

#[test]
fn bytes_are_little_endian_and_zero_at_first() {
    let result = run(|f, _| {
        let (p, q, v) = (f.temp(), f.temp(), f.temp());
        f.push(alloc(p, PRIVATE, 8, 8));
        f.push(store(p, 0x1234_5678, Size::B4));
        f.push(add(q, p, 1));
        f.push(store(q, 0xff, Size::B1));
        f.push(load(v, p, Size::B8));
        v.into()
    });
    assert_eq!(result, Ok(0x1234_ff78));
}

#[test]
fn updates_of_private_memory_are_not_events() {
    let result = run(|f, _| {
        let (p, old, ok, v) = (f.temp(), f.temp(), f.temp(), f.temp());
        let (size, mode) = (Size::B4, Mode::Sc);
        let cas = |expected: u64, new: u64| Op::CmpXchg {
            old,
            ok,
            addr: p.into(),
            expected: expected.into(),
            new: new.into(),
            size,
            success: mode,
            failure: mode,
        };
        f.push(alloc(p, PRIVATE, 4, 4));
        f.push(Op::Rmw { op: RmwOp::Sub, dst: old, addr: p.into(), arg: 1.into(), size, mode });
        f.push(cas(7, 8));
        f.push(Op::Assert { cond: old.into(), message: "the old value, -1".into() });
        f.push(Op::Cmp { op: CmpOp::Eq, bits: 64, dst: v, a: ok.into(), b: 0.into() });
        f.push(Op::Assert { cond: v.into(), message: "the exchange fails".into() });
        f.push(cas(0xffff_ffff, 42));
        f.push(Op::Assert { cond: ok.into(), message: "the exchange works".into() });
        f.push(load(v, p, size));
        v.into()
    });
    assert_eq!(result, Ok(42));
}

/// Accesses `size` bytes at `offset` of the first of two objects of 8 bytes.
#[track_caller]
fn check_bounds(offset: i64, size: Size, fine: bool) {
    let result = run(|f, _| {
        let (p, q, v) = (f.temp(), f.temp(), f.temp());
        f.push(alloc(q, PRIVATE, 8, 8));
        f.push(alloc(p, PRIVATE, 8, 8));
        f.push(alloc(q, PRIVATE, 8, 8));
        f.push(add(q, p, offset as u64));
        f.push(load(v, q, size));
        v.into()
    });
    assert_eq!(result.is_ok(), fine, "{offset} {size:?}: {result:?}");
}

#[test]
fn accesses_stay_in_their_object() {
    check_bounds(0, Size::B8, true);
    check_bounds(7, Size::B1, true);
    check_bounds(6, Size::B2, true);
    check_bounds(7, Size::B2, false);
    check_bounds(8, Size::B1, false);
    check_bounds(-1, Size::B1, false);
    check_bounds(1, Size::B8, false);
    check_bounds(1000, Size::B1, false);
}

#[test]
fn locals_die_with_their_function() {
    let result = run(|f, program| {
        let mut g = FunctionBuilder::new("dangling", 0);
        let p = g.temp();
        g.push(alloc(p, PRIVATE, 8, 8));
        g.end(Terminator::Return(Some(p.into())));
        let g = program.add_function(g.finish());
        let (mine, p, v) = (f.temp(), f.temp(), f.temp());
        f.push(alloc(mine, PRIVATE, 8, 8));
        f.push(store(mine, 5, Size::B8));
        f.push(Op::Call { dst: Some(p), callee: Callee::Func(g), args: vec![] });
        f.push(load(v, mine, Size::B8));
        f.push(Op::Assert { cond: v.into(), message: "the caller's own survive".into() });
        f.push(load(v, p, Size::B8));
        v.into()
    });
    assert!(matches!(result, Err(Fault::LocalMemory(_))), "{result:?}");
}

#[test]
fn new_locals_are_zero_where_dead_ones_were() {
    let result = run(|f, program| {
        let mut g = FunctionBuilder::new("swap", 0);
        let (p, old) = (g.temp(), g.temp());
        g.push(alloc(p, PRIVATE, 8, 8));
        g.push(load(old, p, Size::B8));
        g.push(store(p, 7, Size::B8));
        g.end(Terminator::Return(Some(old.into())));
        let g = program.add_function(g.finish());
        let v = f.temp();
        f.push(Op::Call { dst: Some(v), callee: Callee::Func(g), args: vec![] });
        f.push(Op::Call { dst: Some(v), callee: Callee::Func(g), args: vec![] });
        v.into()
    });
    assert_eq!(result, Ok(0));
}

#[test]
fn another_threads_private_memory_is_out_of_reach() {
    let result = run(|f, _| {
        let (p, v) = (f.temp(), f.temp());
        f.push(alloc(p, PRIVATE, 8, 8));
        f.push(load(v, layout::private(ThreadId(1), 0), Size::B8));
        v.into()
    });
    assert_eq!(result, Err(Fault::LocalMemory(layout::private(ThreadId(1), 0))));
}

#[test]
fn absurd_sizes_are_faults() {
    for kind in [AllocKind::Private, AllocKind::Heap, AllocKind::Stack] {
        for size in [u64::MAX, u64::MAX - 20, 1 << 45] {
            let result = run(|f, _| {
                let p = f.temp();
                f.push(alloc(p, (kind, Zeroed::Yes), size, 8));
                p.into()
            });
            assert_eq!(result, Err(Fault::OutOfMemory(size)), "{kind:?}");
        }
    }
}

#[test]
fn addresses_depend_on_the_thread_and_its_allocations_only() {
    let mut program = Program::new("alloc");
    let mut f = FunctionBuilder::new("P", 0);
    let (a, b) = (f.temp(), f.temp());
    f.push(alloc(a, (AllocKind::Heap, Zeroed::No), 1, 1));
    f.push(alloc(b, (AllocKind::Stack, Zeroed::No), 8, 64));
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.add_thread("P1", func, vec![]);
    let program = finish(program);
    for thread in [ThreadId(0), ThreadId(1)] {
        let mut t = ThreadState::<()>::initial(&program, thread);
        let mut addrs = vec![];
        while let Step::Alloc { addr, .. } = resume(&program, &mut t, Input::Go) {
            assert_eq!(layout::region(addr), layout::Region::Shared(thread));
            addrs.push(layout::offset(addr));
        }
        assert_eq!(addrs, [16, 64]);
    }
}

#[test]
fn thread_local_globals_start_with_their_image() {
    let mut program = Program::new("thread-local");
    program.add_global(Global::zeroed("x", 4));
    let tls = program.add_global(Global { thread_local: true, ..Global::with_value("errno", 4, 17) });
    let mut f = FunctionBuilder::new("P", 0);
    let (p, v) = (f.temp(), f.temp());
    f.push(Op::ThreadLocal { dst: p, global: tls });
    f.push(load(v, p, Size::B4));
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.add_thread("P1", func, vec![]);
    let program = finish(program);
    let value = |thread| {
        let mut t = ThreadState::<()>::initial(&program, thread);
        let step = resume(&program, &mut t, Input::Go);
        (step, t.reg(p), t.reg(v))
    };
    let ((first, p0, v0), (second, p1, v1)) = (value(ThreadId(0)), value(ThreadId(1)));
    assert_eq!((first, second), (Step::Finished, Step::Finished));
    assert_ne!(p0, p1);
    assert_eq!((v0, v1), (17, 17));
    assert_eq!(program.thread_local_addr(ThreadId(1), tls), Some(p1));
}

#[test]
fn raw_loads_take_bytes_without_a_value() {
    let padded = |op: fn(Reg, Operand) -> Op| {
        run(|f, _| {
            let (p, v) = (f.temp(), f.temp());
            f.push(alloc(p, (AllocKind::Private, Zeroed::No), 8, 8));
            f.push(store(p, 0x1234_5678, Size::B4));
            f.push(op(v, p.into()));
            v.into()
        })
    };
    assert_eq!(padded(|dst, addr| Op::LoadRaw { dst, addr, size: Size::B8 }), Ok(0x1234_5678));
    assert_eq!(padded(|dst, addr| Op::LoadRaw { dst, addr, size: Size::B2 }), Ok(0x5678));
    let strict = padded(|dst, addr| Op::Load { dst, addr, size: Size::B8, mode: Mode::Na });
    assert!(matches!(strict, Err(Fault::Uninitialised(_))), "{strict:?}");
}
