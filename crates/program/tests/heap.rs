//! Heap and structs: a linked list of structs with fields of mixed sizes, recursion, a call through a
//! pointer.
//!
//! The LLVM IR above each function is what clang emits for it (locals already promoted), and the function is
//! its translation, line by line.

mod support;
use fencepost_program::*;
use support::*;

// struct node { char tag; short weight; int value; struct node *next; };
//
// %struct.node = type { i8, i16, i32, ptr }        ; offsets 0, 2, 4, 8; size 16
const TAG: u64 = 0;
const WEIGHT: u64 = 2;
const VALUE: u64 = 4;
const NEXT: u64 = 8;
const NODE: u64 = 16;

/// `getelementptr`: a new register with `base + offset`.
fn gep(f: &mut FunctionBuilder, base: impl Into<Operand>, offset: u64) -> Reg {
    let dst = f.temp();
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst, a: base.into(), b: offset.into() });
    dst
}

fn load(f: &mut FunctionBuilder, addr: impl Into<Operand>, size: Size) -> Reg {
    let dst = f.temp();
    f.push(Op::Load { dst, addr: addr.into(), size, mode: Mode::Na });
    dst
}

fn store(f: &mut FunctionBuilder, addr: impl Into<Operand>, size: Size, value: impl Into<Operand>) {
    f.push(Op::Store { addr: addr.into(), value: value.into(), size, mode: Mode::Na });
}

fn is_null(f: &mut FunctionBuilder, pointer: Reg) -> Reg {
    let dst = f.temp();
    f.push(Op::Cmp { op: CmpOp::Eq, bits: 64, dst, a: pointer.into(), b: 0.into() });
    dst
}

// define ptr @push(ptr %head, i32 %v) {
//   %n = call noalias ptr @malloc(i64 16)
//   %t = trunc i32 %v to i8
//   store i8 %t, ptr %n, align 8
//   %neg = sub nsw i32 0, %v
//   %w = trunc i32 %neg to i16
//   %pw = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 1
//   store i16 %w, ptr %pw, align 2
//   %pv = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 2
//   store i32 %v, ptr %pv, align 4
//   %pn = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 3
//   store ptr %head, ptr %pn, align 8
//   ret ptr %n
// }
fn push() -> Function {
    let mut f = FunctionBuilder::new("push", 2);
    let (head, v) = (Reg(0), Reg(1));
    let (n, t, neg, w) = (f.temp(), f.temp(), f.temp(), f.temp());
    f.push(Op::Alloc {
        dst: n,
        kind: AllocKind::Heap,
        size: NODE.into(),
        align: 16.into(),
        zeroed: Zeroed::No,
    });
    f.push(Op::Cast { op: CastOp::Trunc, from: 32, to: 8, dst: t, src: v.into() });
    let pt = gep(&mut f, n, TAG);
    store(&mut f, pt, Size::B1, t);
    f.push(Op::Bin { op: BinOp::Sub, bits: 32, dst: neg, a: 0.into(), b: v.into() });
    f.push(Op::Cast { op: CastOp::Trunc, from: 32, to: 16, dst: w, src: neg.into() });
    let pw = gep(&mut f, n, WEIGHT);
    store(&mut f, pw, Size::B2, w);
    let pv = gep(&mut f, n, VALUE);
    store(&mut f, pv, Size::B4, v);
    let pn = gep(&mut f, n, NEXT);
    store(&mut f, pn, Size::B8, head);
    f.end(Terminator::Return(Some(n.into())));
    f.finish()
}

// define ptr @reverse(ptr %head) {
// entry:
//   br label %loop
// loop:
//   %cur  = phi ptr [ %head, %entry ], [ %next, %body ]
//   %prev = phi ptr [ null, %entry ], [ %cur, %body ]
//   %done = icmp eq ptr %cur, null
//   br i1 %done, label %exit, label %body
// body:
//   %pn = getelementptr inbounds %struct.node, ptr %cur, i32 0, i32 3
//   %next = load ptr, ptr %pn, align 8
//   store ptr %prev, ptr %pn, align 8
//   br label %loop
// exit:
//   ret ptr %prev
// }
fn reverse() -> Function {
    let mut f = FunctionBuilder::new("reverse", 1);
    let (cur, prev) = (f.reg("cur"), f.reg("prev"));
    let (head, body, exit) = (f.block(), f.block(), f.block());
    let id = f.new_loop();
    // A phi is a copy at the end of each predecessor.
    f.push(Op::Copy { dst: cur, src: Reg(0).into() });
    f.push(Op::Copy { dst: prev, src: 0.into() });
    f.push(Op::LoopEnter { id });
    f.end(Terminator::Jump(head));
    f.switch_to(head);
    f.push(Op::LoopHead { id });
    let done = is_null(&mut f, cur);
    f.end(Terminator::Branch { cond: done.into(), yes: exit, no: body });
    f.switch_to(body);
    let pn = gep(&mut f, cur, NEXT);
    let next = load(&mut f, pn, Size::B8);
    store(&mut f, pn, Size::B8, prev);
    f.push(Op::Copy { dst: prev, src: cur.into() });
    f.push(Op::Copy { dst: cur, src: next.into() });
    f.end(Terminator::Jump(head));
    f.switch_to(exit);
    f.end(Terminator::Return(Some(prev.into())));
    f.finish()
}

// define i64 @sum(ptr %n, ptr %get) {
//   %null = icmp eq ptr %n, null
//   br i1 %null, label %zero, label %more
// zero:
//   ret i64 0
// more:
//   %pn = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 3
//   %next = load ptr, ptr %pn, align 8
//   %rest = call i64 @sum(ptr %next, ptr %get)
//   %mine = call i64 %get(ptr %n)
//   %all = add nsw i64 %mine, %rest
//   ret i64 %all
// }
fn sum(this: FuncId) -> Function {
    let mut f = FunctionBuilder::new("sum", 2);
    let (n, get) = (Reg(0), Reg(1));
    let (zero, more) = (f.block(), f.block());
    let null = is_null(&mut f, n);
    f.end(Terminator::Branch { cond: null.into(), yes: zero, no: more });
    f.switch_to(zero);
    f.end(Terminator::Return(Some(0.into())));
    f.switch_to(more);
    let pn = gep(&mut f, n, NEXT);
    let next = load(&mut f, pn, Size::B8);
    let (rest, mine, all) = (f.temp(), f.temp(), f.temp());
    f.push(Op::Call { dst: Some(rest), callee: Callee::Func(this), args: vec![next.into(), get.into()] });
    f.push(Op::Call { dst: Some(mine), callee: Callee::Pointer(get.into()), args: vec![n.into()] });
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: all, a: mine.into(), b: rest.into() });
    f.end(Terminator::Return(Some(all.into())));
    f.finish()
}

// define i64 @get_tag(ptr %n) {
//   %t = load i8, ptr %n, align 8
//   %r = sext i8 %t to i64
//   ret i64 %r
// }
// and the same for the other fields, with i16 and i32.
fn getter(name: &str, offset: u64, size: Size) -> Function {
    let mut f = FunctionBuilder::new(name, 1);
    let field = gep(&mut f, Reg(0), offset);
    let (value, wide) = (load(&mut f, field, size), f.temp());
    f.push(Op::Cast { op: CastOp::SExt, from: size.bits(), to: 64, dst: wide, src: value.into() });
    f.end(Terminator::Return(Some(wide.into())));
    f.finish()
}

// define void @release(ptr %head) {
//   …
//   %next = load ptr, ptr %pn, align 8
//   call void @free(ptr %cur)
//   …
// }
fn release() -> Function {
    let mut f = FunctionBuilder::new("release", 1);
    let cur = Reg(0);
    let (head, body, exit) = (f.block(), f.block(), f.block());
    let id = f.new_loop();
    f.push(Op::LoopEnter { id });
    f.end(Terminator::Jump(head));
    f.switch_to(head);
    f.push(Op::LoopHead { id });
    let done = is_null(&mut f, cur);
    f.end(Terminator::Branch { cond: done.into(), yes: exit, no: body });
    f.switch_to(body);
    let pn = gep(&mut f, cur, NEXT);
    let next = load(&mut f, pn, Size::B8);
    f.push(Op::Free { addr: cur.into(), kind: AllocKind::Heap });
    f.push(Op::Copy { dst: cur, src: next.into() });
    f.end(Terminator::Jump(head));
    f.switch_to(exit);
    f.end(Terminator::Return(None));
    f.finish()
}

/// The last action of `main`.
#[derive(PartialEq)]
enum Ending {
    Clean,
    Leak,
    UseAfterFree,
}

/// The variation of `main` that a test runs.
struct Setup {
    pushes: u64,
    getter: &'static str,
    ending: Ending,
}

// @head = global ptr null, align 8
//
// define i64 @main() {
//   br label %loop
// loop: ; for (i = 1; i <= pushes; i++) head = push(head, 100 * i);
//   %i = phi i32 [ 1, %entry ], [ %i1, %loop.body ]
//   …
//   %old = load ptr, ptr @head, align 8
//   %v = mul nsw i32 %i, 100
//   %new = call ptr @push(ptr %old, i32 %v)
//   store ptr %new, ptr @head, align 8
//   …
// exit:
//   %list = load ptr, ptr @head, align 8
//   %rev = call ptr @reverse(ptr %list)
//   %total = call i64 @sum(ptr %rev, ptr @get_value)
//   %pv = getelementptr inbounds %struct.node, ptr %rev, i32 0, i32 2
//   %first = load i32, ptr %pv, align 4
//   call void @release(ptr %rev)
//   %first.wide = zext i32 %first to i64
//   %hi = shl i64 %first.wide, 32
//   %both = add i64 %total, %hi
//   ret i64 %both
// }
fn program(setup: &Setup) -> Program {
    let mut program = Program::new("list");
    let head = program.add_global(Global::zeroed("head", 8));
    let head = program.global_addr(head);
    let push = program.add_function(push());
    let reverse = program.add_function(reverse());
    let sum_id = program.declare_function("sum");
    program.functions[sum_id.index()] = sum(sum_id);
    let release = program.add_function(release());
    program.add_function(getter("get_tag", TAG, Size::B1));
    program.add_function(getter("get_weight", WEIGHT, Size::B2));
    program.add_function(getter("get_value", VALUE, Size::B4));
    let get = program.functions.iter().position(|f| f.name == setup.getter).expect("a getter");
    let get = layout::function(FuncId(get as u32));

    let mut f = FunctionBuilder::new("main", 0);
    let i = f.reg("i");
    let (loop_head, body, exit) = (f.block(), f.block(), f.block());
    let id = f.new_loop();
    f.push(Op::Copy { dst: i, src: 1.into() });
    f.push(Op::LoopEnter { id });
    f.end(Terminator::Jump(loop_head));
    f.switch_to(loop_head);
    f.push(Op::LoopHead { id });
    let more = f.temp();
    f.push(Op::Cmp { op: CmpOp::SLe, bits: 32, dst: more, a: i.into(), b: setup.pushes.into() });
    f.end(Terminator::Branch { cond: more.into(), yes: body, no: exit });
    f.switch_to(body);
    let old = load(&mut f, head, Size::B8);
    let (v, new) = (f.temp(), f.temp());
    f.push(Op::Bin { op: BinOp::Mul, bits: 32, dst: v, a: i.into(), b: 100.into() });
    f.push(Op::Call { dst: Some(new), callee: Callee::Func(push), args: vec![old.into(), v.into()] });
    store(&mut f, head, Size::B8, new);
    f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: i, a: i.into(), b: 1.into() });
    f.end(Terminator::Jump(loop_head));
    f.switch_to(exit);
    let list = load(&mut f, head, Size::B8);
    let (rev, total, both, hi) = (f.temp(), f.temp(), f.temp(), f.temp());
    f.push(Op::Call { dst: Some(rev), callee: Callee::Func(reverse), args: vec![list.into()] });
    f.push(Op::Call { dst: Some(total), callee: Callee::Func(sum_id), args: vec![rev.into(), get.into()] });
    let pv = gep(&mut f, rev, VALUE);
    let first = load(&mut f, pv, Size::B4);
    if setup.ending != Ending::Leak {
        f.push(Op::Call { dst: None, callee: Callee::Func(release), args: vec![rev.into()] });
    }
    if setup.ending == Ending::UseAfterFree {
        load(&mut f, pv, Size::B4);
    }
    f.push(Op::Bin { op: BinOp::Shl, bits: 64, dst: hi, a: first.into(), b: 32.into() });
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: both, a: total.into(), b: hi.into() });
    f.end(Terminator::Return(Some(both.into())));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    finish(program)
}

#[track_caller]
fn check(setup: Setup, outcome: Outcome, live: usize) {
    let program = program(&setup);
    let mut machine = Machine::new(&program);
    assert_eq!(machine.run(round_robin()), outcome, "{program}");
    assert_eq!(machine.live_objects(), live);
}

/// `main`'s result: the value of the first node above, the sum below.
fn result(first: u64, sum: i64) -> Outcome {
    Outcome::Finished((first << 32).wrapping_add_signed(sum))
}

#[test]
fn every_field_has_its_own_bytes() {
    check(Setup { pushes: 5, getter: "get_value", ending: Ending::Clean }, result(100, 1500), 0);
    check(Setup { pushes: 5, getter: "get_weight", ending: Ending::Clean }, result(100, -1500), 0);
    // As signed chars: 100, -56, 44, -112, -12.
    check(Setup { pushes: 5, getter: "get_tag", ending: Ending::Clean }, result(100, -36), 0);
}

#[test]
fn recursion_goes_as_deep_as_the_list() {
    check(Setup { pushes: 500, getter: "get_value", ending: Ending::Clean }, result(100, 12_525_000), 0);
    let sum = 100 * 10_000 * 10_001 / 2;
    check(Setup { pushes: 10_000, getter: "get_value", ending: Ending::Clean }, result(100, sum), 0);
    check(
        Setup { pushes: 12_100, getter: "get_value", ending: Ending::Clean },
        // Cut off by the bound on the depth of calls.
        Outcome::Deadlock(vec![0]),
        12_100,
    );
}

#[test]
fn leaks_and_use_after_free_show() {
    check(Setup { pushes: 3, getter: "get_value", ending: Ending::Leak }, result(100, 600), 3);
    let program = program(&Setup { pushes: 3, getter: "get_value", ending: Ending::UseAfterFree });
    let outcome = Machine::new(&program).run(round_robin());
    assert!(matches!(&outcome, Outcome::Fault(f) if f.contains("dead memory")), "{outcome:?}");
}

#[test]
fn an_empty_list_dereferences_null() {
    let program = program(&Setup { pushes: 0, getter: "get_value", ending: Ending::Clean });
    let outcome = Machine::new(&program).run(round_robin());
    assert_eq!(outcome, Outcome::Fault("access to 4 bytes at 0x4, which is a null or wild pointer".into()));
}

#[test]
fn data_is_no_function() {
    let mut program = Program::new("bad call");
    let x = program.add_global(Global::zeroed("x", 8));
    let mut f = FunctionBuilder::new("main", 1);
    f.push(Op::Call { dst: None, callee: Callee::Pointer(Reg(0).into()), args: vec![] });
    f.end(Terminator::Return(None));
    let main = program.add_function(f.finish());
    let targets = [
        0,
        program.global_addr(x),
        layout::function(main) + 8,
        layout::function(FuncId(7)),
        1 << 62 | 1 << 36,
    ];
    for target in targets {
        let mut program = program.clone();
        program.add_thread("main", main, vec![target]);
        let program = finish(program);
        let outcome = Machine::new(&program).run(round_robin());
        assert_eq!(outcome, Outcome::Fault(format!("call through {target:#x}, which is no function")));
    }
}
