//! The instructions that other threads can see: the steps they ask for, and what they do with the answers.
//!
//! Most have one stage: a step is issued, its answer completes the instruction. Atomic updates and waits have
//! several:
//!
//! | instruction | 0 | 1 |
//! | --- | --- | --- |
//! | `Rmw` | read | write |
//! | `CmpXchg`, `TryLock` | read | write, if it succeeds |
//! | `Lock`, `LockAgain` | read 0, or wait | write 1 |
//!
//! Copies, fills and split accesses have as many as it takes (`pieces`). What leaves frames without returning
//! from them first ends their locals that other threads may reach, one by one.
//!
//! A register is assigned when the last stage is answered, so that results may overwrite operands.

use super::state::{Phase, ThreadState};
use super::{advance, calls, pieces};
use crate::*;

/// The greatest size of an object, in bytes.
const MAX_OBJECT: u64 = 256 << 20;
/// The greatest number of values that a free choice may choose from.
const MAX_CHOICES: u64 = 1 << 16;

/// Issues the first step of an instruction that other threads can see.
#[inline(never)]
pub(super) fn begin<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op) -> Step<S> {
    if !program.cells.is_empty() {
        if let Some(fault) = pieces::clash(program, t, op) {
            return Step::Error(fault);
        }
        if pieces::is_split(program, t, op)
            && let Some(step) = pieces::begin(program, t, op)
        {
            return step;
        }
    }
    let step = match op {
        Op::Load { addr, size, mode, .. } => read(t, *addr, *size, (*mode, *mode), Update::None, None),
        Op::LoadRaw { addr, size, .. } => {
            match read(t, *addr, *size, (Mode::Na, Mode::Na), Update::None, None) {
                Step::Read(read) => Step::Read(Read { copy: true, ..read }),
                step => step,
            }
        }
        Op::FailedCas { addr, size, mode, .. } => read(t, *addr, *size, (*mode, *mode), Update::Fail, None),
        Op::Store { addr, value, size, mode } => {
            write(t, *addr, *size, *mode, t.get(*value), WriteKind::Store, Some(*value))
        }
        Op::Fence { kind } => Step::Fence(*kind),
        Op::Alloc { dst, kind, size, align, zeroed } => {
            let bytes = t.get(*size);
            // Sixteen spare bytes between objects: one past the end of one is not the start of the next.
            let align = t.get(*align);
            let start = t.shared.checked_next_multiple_of(align.max(16));
            let end = start.and_then(|start| start.checked_add(bytes)?.checked_add(16));
            let (Some(start), Some(end)) =
                (start, end.filter(|end| bytes <= MAX_OBJECT && *end <= layout::MAX_SHARED))
            else {
                return Step::Error(Fault::OutOfMemory(bytes));
            };
            t.shared = end;
            let addr = layout::shared(t.thread, start);
            t.set(*dst, addr, S::default());
            Step::Alloc { addr, size: bytes, align, kind: *kind, zeroed: *zeroed }
        }
        Op::Free { addr, kind } => Step::Free { addr: t.get(*addr), kind: *kind },
        Op::Throw { .. } | Op::ExitThread { .. } | Op::EndLocals => {
            let addr = calls::local_to_end(t, op).expect("it is visible only while it ends locals");
            Step::Free { addr, kind: AllocKind::Stack }
        }
        Op::ObjectSize { addr, .. } => Step::ObjectSize { addr: t.get(*addr) },
        Op::Spawn { callee, args, .. } => match calls::target(program, t, *callee) {
            Ok(func) => Step::Spawn { func, args: args.iter().map(|a| t.get(*a)).collect() },
            Err(step) => return step,
        },
        Op::Join { thread, .. } => Step::Join { thread: t.get(*thread) },
        Op::Detach { thread } => Step::Detach { thread: t.get(*thread) },
        Op::Choose { low, high, .. } => match (t.get(*low), t.get(*high)) {
            (low, high) if low <= high && high - low < MAX_CHOICES => Step::Choose { low, high },
            (low, high) => return Step::Error(Fault::BadChoice { low, high }),
        },
        Op::Sleep { set, bit, .. } => Step::Sleep { set: t.get(*set), bit: t.get(*bit) },
        Op::External { args, .. } => Step::External { args: args.iter().map(|a| t.get(*a)).collect() },
        Op::Lock { addr, .. } | Op::LockAgain { addr, .. } if t.rare.held(t.get(*addr)) > 0 => {
            return Step::Error(Fault::Relock(t.get(*addr)));
        }
        Op::Unlock { addr, .. } if t.rare.held(t.get(*addr)) == 0 => {
            return Step::Error(Fault::NotHeld(t.get(*addr)));
        }
        staged => return issue(t, staged, 0),
    };
    t.phase = Phase::Asked(0);
    step
}

/// Issues stage `stage` of an instruction that has several.
fn issue<S: Shadow>(t: &mut ThreadState<S>, op: &Op, stage: u8) -> Step<S> {
    let step = match (op, stage) {
        (Op::CmpXchg { addr, expected, new, size, success, failure, .. }, 0) => {
            let update = Update::Cas { expected: t.get(*expected), new: t.get(*new) };
            read(t, *addr, *size, (success.read_half(), *failure), update, Some(*new))
        }
        (Op::CmpXchg { addr, expected, new, size, success, .. }, _) => {
            let mode = success.write_half();
            let mut step = write(t, *addr, *size, mode, t.get(*new), WriteKind::Update, Some(*new));
            if let (Step::Write(write), true) = (&mut step, S::TRACKS) {
                write.deps.ctrl.join(&t.shade(*expected));
                write.deps.ctrl.join(&t.answer_shadow);
            }
            step
        }
        (Op::Rmw { op, addr, arg, size, mode, .. }, 0) => {
            let update = Update::Rmw { op: *op, arg: t.get(*arg) };
            read(t, *addr, *size, (mode.read_half(), mode.read_half()), update, Some(*arg))
        }
        (Op::Rmw { op, addr, arg, size, mode, .. }, _) => {
            let new = Update::Rmw { op: *op, arg: t.get(*arg) }.apply(*size, t.answer).unwrap_or(0);
            let mut step = write(t, *addr, *size, mode.write_half(), new, WriteKind::Update, Some(*arg));
            if let (Step::Write(write), true) = (&mut step, *op != RmwOp::Xchg) {
                write.deps.data.join(&t.answer_shadow);
            }
            step
        }
        (Op::Lock { addr, size }, 0) => read(t, *addr, *size, (Mode::Acq, Mode::Acq), Update::Lock, None),
        (Op::LockAgain { addr, size }, 0) => {
            read(t, *addr, *size, (Mode::Acq, Mode::Acq), Update::LockAgain, None)
        }
        (Op::TryLock { addr, size, .. }, 0) => {
            read(t, *addr, *size, (Mode::Acq, Mode::Rlx), Update::Cas { expected: 0, new: 1 }, None)
        }
        (Op::Lock { addr, size } | Op::LockAgain { addr, size } | Op::TryLock { addr, size, .. }, _) => {
            let mut step = write(t, *addr, *size, Mode::Rlx, 1, WriteKind::Update, None);
            if let Step::Write(write) = &mut step {
                write.deps.ctrl.join(&t.answer_shadow);
            }
            step
        }
        (Op::Unlock { addr, size }, _) => write(t, *addr, *size, Mode::Rel, 0, WriteKind::Store, None),
        (other, _) => unreachable!("{other:?} has no stages"),
    };
    if let Step::Read(Read { addr, .. }) | Step::Write(Write { addr, .. }) = &step {
        // Loads, stores and updates of private memory never get here; a mutex that one thread alone can reach
        // makes no sense, and front ends allocate it with `AllocKind::Stack`.
        if layout::is_private(*addr) {
            return Step::Error(Fault::LocalMemory(*addr));
        }
        if layout::is_constant(*addr) {
            return Step::Error(Fault::Constant(*addr));
        }
    }
    t.phase = Phase::Asked(stage);
    step
}

/// Takes the answer to step number `stage` of the current instruction, and returns the next step; `None` if
/// the instruction is done and the position advanced.
#[inline(always)]
pub(super) fn complete<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    stage: u8,
    value: u64,
    shadow: S,
) -> Option<Step<S>> {
    match op {
        _ if stage >= pieces::GATHER => {
            if let Some(step) = pieces::complete(program, t, op, stage, value, shadow) {
                return Some(step);
            }
        }
        Op::Load { dst, size, mode, .. } | Op::FailedCas { dst, size, mode, .. } => {
            t.set(*dst, size.cut(value), shadow);
            t.mark_read(*mode);
        }
        Op::LoadRaw { dst, size, .. } => {
            t.set(*dst, size.cut(value), shadow);
            t.mark_read(Mode::Na);
        }
        Op::Store { .. } => t.mark_effect(),
        // A local has ended. The instruction begins again: for the next local, or to do its work.
        Op::Throw { .. } | Op::ExitThread { .. } | Op::EndLocals => {
            if let Some(addr) = calls::local_to_end(t, op) {
                t.rare.end_local(addr);
            }
            t.mark_effect();
            t.phase = Phase::Fresh;
            return None;
        }
        _ => {
            if let Some(step) = complete_other(program, t, op, stage, value, shadow) {
                return Some(step);
            }
        }
    }
    t.phase = Phase::Fresh;
    t.at.inst += 1;
    None
}

/// Takes the answer to a stage of any instruction but a plain load or store. Returns `None` if the
/// instruction is done.
#[inline(never)]
fn complete_other<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    stage: u8,
    value: u64,
    shadow: S,
) -> Option<Step<S>> {
    match (op, stage) {
        (Op::CmpXchg { old, ok, expected, new, size, .. }, 0) => {
            let value = size.cut(value);
            let update = Update::Cas { expected: t.get(*expected), new: t.get(*new) };
            if update.apply(*size, value).is_some() {
                t.keep_answer(value, shadow);
                return Some(second_half(program, t, op));
            }
            compared(t, *old, *ok, *expected, (value, shadow), 0);
            t.mark_read(Mode::Rlx);
        }
        (Op::CmpXchg { old, ok, expected, new, size, success, .. }, _) => {
            let answer = t.take_answer();
            let silent = answer.0 == size.cut(t.get(*new));
            compared(t, *old, *ok, *expected, answer, 1);
            t.mark_update(*success, silent, true);
        }
        (Op::Rmw { size, .. }, 0) => {
            t.keep_answer(size.cut(value), shadow);
            return Some(second_half(program, t, op));
        }
        (Op::Rmw { op, dst, arg, size, mode, .. }, _) => {
            let (value, shadow) = t.take_answer();
            if t.is_in_loop() {
                let new = Update::Rmw { op: *op, arg: t.get(*arg) }.apply(*size, value);
                t.mark_update(*mode, new == Some(value), false);
            }
            t.set(*dst, value, shadow);
        }
        (Op::Lock { addr, size } | Op::LockAgain { addr, size } | Op::TryLock { addr, size, .. }, 0)
            if value == size.cut(DESTROYED) =>
        {
            return Some(Step::Error(Fault::DestroyedMutex(t.get(*addr))));
        }
        (Op::Lock { .. } | Op::LockAgain { .. }, 0) => {
            if value != 0 {
                t.awaited = 1;
                let signalled = matches!(op, Op::LockAgain { .. });
                return Some(Step::Blocked(if signalled { BlockKind::Await } else { BlockKind::Lock }));
            }
            t.ctrl.join(&shadow);
            return Some(issue(t, op, 1));
        }
        (Op::Lock { addr, .. } | Op::LockAgain { addr, .. }, _) => {
            t.rare.set_held(t.get(*addr), 1);
            t.mark_effect();
        }
        (Op::TryLock { .. }, 0) if value == 0 => {
            t.keep_answer(value, shadow);
            return Some(issue(t, op, 1));
        }
        (Op::TryLock { ok, .. }, 0) => {
            t.set(*ok, 0, shadow);
            t.mark_read(Mode::Acq);
        }
        (Op::TryLock { ok, addr, .. }, _) => {
            let (_, shadow) = t.take_answer();
            t.rare.set_held(t.get(*addr), 1);
            t.set(*ok, 1, shadow);
            t.mark_effect();
        }
        (Op::Unlock { addr, .. }, _) => {
            t.rare.set_held(t.get(*addr), 0);
            t.mark_effect();
        }
        (Op::ObjectSize { dst, .. }, _) => t.set(*dst, value, shadow),
        (Op::Alloc { dst, kind: AllocKind::Stack, .. }, _) => {
            t.rare.begin_local(t.get((*dst).into()), t.depth());
            t.mark_effect();
        }
        (Op::Free { addr, kind: AllocKind::Stack }, _) => {
            t.rare.end_local(t.get(*addr));
            t.mark_effect();
        }
        (Op::Spawn { dst, .. }, _) => {
            if value >= u64::from(layout::MAX_THREADS) {
                let most = layout::MAX_THREADS;
                let what = format!("more than {most} threads: addresses cannot tell their memory apart");
                return Some(Step::Error(Fault::Unsupported(what)));
            }
            t.set(*dst, value, shadow);
            t.mark_effect();
        }
        (Op::Choose { dst, .. }, _) => {
            t.set(*dst, value, shadow);
            t.mark_choice();
        }
        (Op::Sleep { .. }, _) if value != 0 => {
            t.awaited = 0;
            return Some(Step::Blocked(BlockKind::Await));
        }
        (Op::Sleep { dst, .. }, _) => t.set(*dst, 0, shadow),
        (Op::Join { dst, .. }, _) => {
            // (To join a thread twice is an error.)
            t.mark_effect();
            if let Some(dst) = dst {
                t.set(*dst, value, shadow);
            }
        }
        (Op::Fence { .. } | Op::Detach { .. }, _) => {}
        _ => t.mark_effect(),
    }
    None
}

/// Returns the write of an update whose read is in `answer`. If it changes nothing, and the thread would then
/// find that it has gone round a loop for nothing, it is blocked at its read already, as one that waits for a
/// mutex is: `while (atomic_exchange(&lock, 1)) ;` is a wait.
#[inline]
fn second_half<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op) -> Step<S> {
    let step = issue(t, op, 1);
    if t.is_in_loop() && matches!(&step, Step::Write(write) if write.value == t.answer) {
        let mut ahead = t.clone();
        if advance(program, &mut ahead, Input::Go, &mut ()) == Step::Blocked(BlockKind::Await) {
            t.take_answer();
            t.phase = Phase::Asked(0);
            t.awaited = ahead.awaited;
            return Step::Blocked(BlockKind::Await);
        }
    }
    step
}

/// Stores the results of a compare-and-exchange that read `value`. Whether it worked depends on `expected`
/// too.
fn compared<S: Shadow>(
    t: &mut ThreadState<S>,
    old: Reg,
    ok: Reg,
    expected: Operand,
    (value, shadow): (u64, S),
    worked: u64,
) {
    let mut both = t.shade(expected);
    both.join(&shadow);
    t.set(old, value, shadow);
    t.set(ok, worked, both);
}

#[inline]
fn read<S: Shadow>(
    t: &ThreadState<S>,
    addr: Operand,
    size: Size,
    (mode, failure): (Mode, Mode),
    update: Update,
    data: Option<Operand>,
) -> Step<S> {
    let deps = t.deps(addr, data);
    Step::Read(Read { addr: t.get(addr), size, mode, failure, update, copy: false, deps })
}

#[inline]
fn write<S: Shadow>(
    t: &ThreadState<S>,
    addr: Operand,
    size: Size,
    mode: Mode,
    value: u64,
    kind: WriteKind,
    data: Option<Operand>,
) -> Step<S> {
    let deps = t.deps(addr, data);
    Step::Write(Write { addr: t.get(addr), size, mode, value: size.cut(value), kind, deps })
}
