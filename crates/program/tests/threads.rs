//! Threads, a mutex and condition variables: producer and consumer over a bounded buffer, under many
//! schedules.
//!
//! The LLVM IR above each function is what clang emits for it (locals already promoted).

mod support;
use fencepost_program::*;
use support::*;

/// A variation of the program.
#[derive(Clone, Copy)]
struct Setup {
    slots: u64,
    items: u64,
    /// Whether the producer signals that the buffer is no longer empty.
    signals: Signals,
    /// The check before the wait for an item.
    guard: Guard,
}

#[derive(Clone, Copy, PartialEq)]
enum Signals {
    Both,
    OnlyNotFull,
}

#[derive(Clone, Copy, PartialEq)]
enum Guard {
    /// `while (count == 0) pthread_cond_wait(…);`
    While,
    /// `pthread_cond_wait(…)` without looking first: the signal may have come already.
    None,
}

/// The globals' addresses.
struct Vars {
    mutex: u64,
    not_full: u64,
    not_empty: u64,
    count: u64,
    buffer: u64,
}

// @mutex = global %union.pthread_mutex_t zeroinitializer, align 8
// @not_full = global %union.pthread_cond_t zeroinitializer, align 8
// @not_empty = global %union.pthread_cond_t zeroinitializer, align 8
// @count = global i32 0, align 4
// @buffer = global [2 x i32] zeroinitializer, align 4
fn globals(program: &mut Program, setup: Setup) -> Vars {
    let mut add = |name: &str, size| {
        let id = program.add_global(Global::zeroed(name, size));
        program.global_addr(id)
    };
    Vars {
        mutex: add("mutex", 40),
        not_full: add("not_full", 48),
        not_empty: add("not_empty", 48),
        count: add("count", 4),
        buffer: add("buffer", 4 * setup.slots as usize),
    }
}

/// `pthread_cond_wait(cond, mutex)`: a condition variable counts its signals.
fn cond_wait(f: &mut FunctionBuilder, vars: &Vars, cond: u64) {
    let (before, now, signalled) = (f.temp(), f.temp(), f.temp());
    let (addr, size) = (Operand::from(cond), Size::B4);
    f.push(Op::Load { dst: before, addr, size, mode: Mode::Rlx });
    f.push(Op::Unlock { addr: vars.mutex.into(), size });
    f.push(Op::Load { dst: now, addr, size, mode: Mode::Acq });
    f.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst: signalled, a: now.into(), b: before.into() });
    f.push(Op::Assume { cond: signalled.into(), why: BlockKind::Await });
    f.push(Op::Lock { addr: vars.mutex.into(), size });
}

/// `pthread_cond_signal(cond)`.
fn signal(f: &mut FunctionBuilder, cond: u64) {
    let dst = f.temp();
    let (addr, arg, size) = (cond.into(), 1.into(), Size::B4);
    f.push(Op::Rmw { op: RmwOp::Add, dst, addr, arg, size, mode: Mode::Rel });
}

/// Opens `while (count == value) pthread_cond_wait(cond, mutex);` and returns the register with the count.
fn wait_while_count(f: &mut FunctionBuilder, vars: &Vars, value: u64, cond: u64, guard: Guard) -> Reg {
    let (head, wait, go) = (f.block(), f.block(), f.block());
    let (count, stop) = (f.temp(), f.temp());
    let id = f.new_loop();
    if guard == Guard::None {
        cond_wait(f, vars, cond);
    }
    f.push(Op::LoopEnter { id });
    f.end(Terminator::Jump(head));
    f.switch_to(head);
    f.push(Op::LoopHead { id });
    f.push(Op::Load { dst: count, addr: vars.count.into(), size: Size::B4, mode: Mode::Na });
    f.push(Op::Cmp { op: CmpOp::Eq, bits: 32, dst: stop, a: count.into(), b: value.into() });
    f.end(Terminator::Branch { cond: stop.into(), yes: wait, no: go });
    f.switch_to(wait);
    cond_wait(f, vars, cond);
    f.end(Terminator::Jump(head));
    f.switch_to(go);
    count
}

/// `for (i = 0; i < items; i++) body(i);`, then the block after it.
fn repeat(f: &mut FunctionBuilder, items: u64, body: impl FnOnce(&mut FunctionBuilder, Reg)) {
    let i = f.reg("i");
    let (head, inside, after) = (f.block(), f.block(), f.block());
    let (more, id) = (f.temp(), f.new_loop());
    f.push(Op::Copy { dst: i, src: 0.into() });
    f.push(Op::LoopEnter { id });
    f.end(Terminator::Jump(head));
    f.switch_to(head);
    f.push(Op::LoopHead { id });
    f.push(Op::Cmp { op: CmpOp::ULt, bits: 32, dst: more, a: i.into(), b: items.into() });
    f.end(Terminator::Branch { cond: more.into(), yes: inside, no: after });
    f.switch_to(inside);
    body(f, i);
    f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: i, a: i.into(), b: 1.into() });
    f.end(Terminator::Jump(head));
    f.switch_to(after);
}

/// The address of `buffer[index]`.
fn slot(f: &mut FunctionBuilder, vars: &Vars, index: Reg) -> Reg {
    let (offset, addr) = (f.temp(), f.temp());
    f.push(Op::Bin { op: BinOp::Mul, bits: 64, dst: offset, a: index.into(), b: 4.into() });
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: addr, a: offset.into(), b: vars.buffer.into() });
    addr
}

fn set_count(f: &mut FunctionBuilder, vars: &Vars, count: Reg, change: BinOp) {
    let new = f.temp();
    f.push(Op::Bin { op: change, bits: 32, dst: new, a: count.into(), b: 1.into() });
    f.push(Op::Store { addr: vars.count.into(), value: new.into(), size: Size::B4, mode: Mode::Na });
}

// define ptr @producer(ptr %arg) {
// …
// body:                                             ; i from 0 to items - 1
//   %0 = call i32 @pthread_mutex_lock(ptr @mutex)
//   br label %while.cond
// while.cond:
//   %1 = load i32, ptr @count, align 4
//   %cmp = icmp eq i32 %1, SLOTS
//   br i1 %cmp, label %while.body, label %while.end
// while.body:
//   %2 = call i32 @pthread_cond_wait(ptr @not_full, ptr @mutex)
//   br label %while.cond
// while.end:
//   %idx = zext i32 %1 to i64
//   %p = getelementptr inbounds [2 x i32], ptr @buffer, i64 0, i64 %idx
//   %item = add nsw i32 %i, 1
//   store i32 %item, ptr %p, align 4
//   %inc = add nsw i32 %1, 1
//   store i32 %inc, ptr @count, align 4
//   %3 = call i32 @pthread_cond_signal(ptr @not_empty)
//   %4 = call i32 @pthread_mutex_unlock(ptr @mutex)
//   …
//   ret ptr null
// }
fn producer(vars: &Vars, setup: Setup) -> Function {
    let mut f = FunctionBuilder::new("producer", 1);
    let mutex = Operand::from(vars.mutex);
    repeat(&mut f, setup.items, |f, i| {
        f.push(Op::Lock { addr: mutex, size: Size::B4 });
        let count = wait_while_count(f, vars, setup.slots, vars.not_full, Guard::While);
        let (p, item) = (slot(f, vars, count), f.temp());
        f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: item, a: i.into(), b: 1.into() });
        f.push(Op::Store { addr: p.into(), value: item.into(), size: Size::B4, mode: Mode::Na });
        set_count(f, vars, count, BinOp::Add);
        if setup.signals == Signals::Both {
            signal(f, vars.not_empty);
        }
        f.push(Op::Unlock { addr: mutex, size: Size::B4 });
    });
    f.end(Terminator::Return(Some(0.into())));
    f.finish()
}

// define ptr @consumer(ptr %arg) {
// …
//   %5 = load i32, ptr %p, align 4                   ; under the mutex, as above
//   %acc1 = add nsw i64 %acc, %5.wide
// …
//   %r = inttoptr i64 %acc to ptr
//   ret ptr %r
// }
fn consumer(vars: &Vars, setup: Setup) -> Function {
    let mut f = FunctionBuilder::new("consumer", 1);
    let mutex = Operand::from(vars.mutex);
    let acc = f.reg("acc");
    repeat(&mut f, setup.items, |f, _| {
        f.push(Op::Lock { addr: mutex, size: Size::B4 });
        let count = wait_while_count(f, vars, 0, vars.not_empty, setup.guard);
        let (top, item) = (f.temp(), f.temp());
        f.push(Op::Bin { op: BinOp::Sub, bits: 32, dst: top, a: count.into(), b: 1.into() });
        let p = slot(f, vars, top);
        f.push(Op::Load { dst: item, addr: p.into(), size: Size::B4, mode: Mode::Na });
        f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: acc, a: acc.into(), b: item.into() });
        set_count(f, vars, count, BinOp::Sub);
        signal(f, vars.not_full);
        f.push(Op::Unlock { addr: mutex, size: Size::B4 });
    });
    f.end(Terminator::Return(Some(acc.into())));
    f.finish()
}

// define i32 @main() {
//   %t1 = alloca i64; %t2 = alloca i64; %r = alloca ptr       ; promoted
//   %0 = call i32 @pthread_create(ptr %t1, ptr null, ptr @producer, ptr null)
//   %1 = call i32 @pthread_create(ptr %t2, ptr null, ptr @consumer, ptr null)
//   %2 = call i32 @pthread_join(i64 %t1v, ptr null)
//   %3 = call i32 @pthread_join(i64 %t2v, ptr %r)
//   ret i32 %rv
// }
fn program(setup: Setup) -> Program {
    let mut program = Program::new("bounded buffer");
    let vars = globals(&mut program, setup);
    let producer = program.add_function(producer(&vars, setup));
    let consumer = program.add_function(consumer(&vars, setup));
    let mut f = FunctionBuilder::new("main", 0);
    let (t1, t2, result) = (f.temp(), f.temp(), f.temp());
    f.push(Op::Spawn { dst: t1, callee: Callee::Func(producer), args: vec![0.into()] });
    let pointer = layout::function(consumer).into();
    f.push(Op::Spawn { dst: t2, callee: Callee::Pointer(pointer), args: vec![0.into()] });
    f.push(Op::Join { dst: None, thread: t1.into() });
    f.push(Op::Join { dst: Some(result), thread: t2.into() });
    f.end(Terminator::Return(Some(result.into())));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    finish(program)
}

/// Returns how the runs under `seeds` schedules (and round robin) end: how many with the right sum, how many
/// deadlocked.
#[track_caller]
fn outcomes(setup: Setup, seeds: u64) -> (u64, u64) {
    let program = program(setup);
    let right = Outcome::Finished((1..=setup.items).sum());
    let (mut good, mut stuck) = (0, 0);
    for seed in 0..seeds {
        let mut machine = Machine::new(&program);
        let outcome = if seed == 0 { machine.run(round_robin()) } else { machine.run(random(seed)) };
        match outcome {
            Outcome::Deadlock(_) => stuck += 1,
            outcome => {
                assert_eq!(outcome, right, "seed {seed}:\n{}", machine.trace.join("\n"));
                good += 1;
            }
        }
    }
    (good, stuck)
}

#[test]
fn the_buffer_works_under_every_schedule() {
    for (slots, items) in [(1, 1), (1, 3), (2, 5)] {
        let setup = Setup { slots, items, signals: Signals::Both, guard: Guard::While };
        assert_eq!(outcomes(setup, 1000), (1000, 0), "{slots} slots, {items} items");
    }
}

#[test]
fn a_signal_that_is_never_sent_deadlocks() {
    let setup = Setup { slots: 1, items: 2, signals: Signals::OnlyNotFull, guard: Guard::While };
    let (good, stuck) = outcomes(setup, 1000);
    assert!(stuck > 0, "a consumer that comes first sleeps for ever");
    assert!(good > 0, "one that never has to wait does not");
}

#[test]
fn a_wait_without_looking_loses_the_signal() {
    let setup = Setup { slots: 1, items: 1, signals: Signals::Both, guard: Guard::None };
    let (good, stuck) = outcomes(setup, 1000);
    assert!(stuck > 0, "the signal may come before the wait");
    assert!(good > 0, "or after it");
}

#[test]
fn a_mutex_excludes() {
    // counter++ twice by each of three threads, under a mutex taken by `trylock` in a loop or by `lock`.
    enum Take {
        Lock,
        TryLock,
    }
    for take in [Take::Lock, Take::TryLock] {
        let mut program = Program::new("counter");
        let mutex = program.add_global(Global::zeroed("mutex", 4));
        let mutex = Operand::from(program.global_addr(mutex));
        let counter = program.add_global(Global::zeroed("counter", 4));
        let counter = program.global_addr(counter);
        let mut f = FunctionBuilder::new("P", 0);
        repeat(&mut f, 2, |f, _| {
            let value = f.temp();
            match take {
                Take::Lock => f.push(Op::Lock { addr: mutex, size: Size::B4 }),
                Take::TryLock => {
                    let (again, held) = (f.block(), f.block());
                    let (id, ok) = (f.new_loop(), f.temp());
                    f.push(Op::LoopEnter { id });
                    f.end(Terminator::Jump(again));
                    f.switch_to(again);
                    f.push(Op::LoopHead { id });
                    f.push(Op::TryLock { ok, addr: mutex, size: Size::B4 });
                    f.end(Terminator::Branch { cond: ok.into(), yes: held, no: again });
                    f.switch_to(held);
                }
            }
            f.push(Op::Load { dst: value, addr: counter.into(), size: Size::B4, mode: Mode::Na });
            f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: value, a: value.into(), b: 1.into() });
            f.push(Op::Store { addr: counter.into(), value: value.into(), size: Size::B4, mode: Mode::Na });
            f.push(Op::Unlock { addr: mutex, size: Size::B4 });
        });
        f.end(Terminator::Return(None));
        let func = program.add_function(f.finish());
        (0..3).for_each(|i| program.add_thread(format!("P{i}"), func, vec![]));
        let program = finish(program);
        for seed in 0..500 {
            let mut machine = Machine::new(&program);
            assert_eq!(machine.run(random(seed)), Outcome::Finished(0));
            assert_eq!(machine.load(counter, Size::B4), 6, "seed {seed}");
        }
    }
}

#[test]
fn relocking_is_an_error() {
    let mut program = Program::new("relock");
    let mutex = program.add_global(Global::zeroed("mutex", 4));
    let addr = Operand::from(program.global_addr(mutex));
    let mut f = FunctionBuilder::new("P0", 0);
    f.push(Op::Lock { addr, size: Size::B4 });
    f.push(Op::Lock { addr, size: Size::B4 });
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let fault = Fault::Relock(layout::GLOBALS).to_string();
    assert_eq!(Machine::new(&finish(program)).run(round_robin()), Outcome::Fault(fault));
}
