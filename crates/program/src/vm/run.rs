//! The instructions that no other thread can see, and the ends of blocks.

use super::output::{Output, silent_bytes};
use super::state::{ThreadState, known};
use super::{calls, pieces, visible};
use crate::barriers::Rank;
use crate::*;

/// The greatest number of instructions that a thread may run without a visible step: about a tenth of a
/// second's work, far more than any program one would check does between two accesses to shared memory. A
/// loop that gets nowhere is found by its head; this cuts off those that count, whether or not they would end
/// ([`BlockKind::StepBound`]).
const MAX_LOCAL_STEPS: u32 = 20_000_000;

/// The place where a thread continues after an instruction.
enum AfterInst {
    /// At the instruction that follows.
    Inst,
    /// At the place that the instruction has set.
    Moved,
    /// Nowhere: the instruction is visible, and has not begun.
    Visible,
}

/// Runs a thread from the start of an instruction to its next visible step.
pub(super) fn run<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    output: &mut impl Output<S>,
) -> Step<S> {
    let mut left = MAX_LOCAL_STEPS;
    'blocks: while left > 0 {
        let block = program.block(t.at);
        left = left.saturating_sub(block.insts.len() as u32 + 1);
        for inst in &block.insts[t.at.inst as usize..] {
            match instruction(program, t, &inst.op, output) {
                Ok(AfterInst::Inst) => t.at.inst += 1,
                Ok(AfterInst::Moved) => continue 'blocks,
                Ok(AfterInst::Visible) => return visible::begin(program, t, &inst.op),
                Err(step) => return step,
            }
        }
        if let Err(step) = terminator(program, t, &block.end) {
            return step;
        }
    }
    Step::Blocked(BlockKind::StepBound)
}

/// Runs one instruction of a thread, or the terminator of its block. Returns `None` if no other thread can
/// see it.
pub(super) fn one<S: Shadow>(program: &Program, t: &mut ThreadState<S>) -> Option<Step<S>> {
    let block = program.block(t.at);
    let Some(inst) = block.insts.get(t.at.inst as usize) else {
        return terminator(program, t, &block.end).err();
    };
    match instruction(program, t, &inst.op, &mut ()) {
        Ok(AfterInst::Inst) => t.at.inst += 1,
        Ok(AfterInst::Moved) => {}
        Ok(AfterInst::Visible) => return Some(visible::begin(program, t, &inst.op)),
        Err(step) => return Some(step),
    }
    None
}

/// Executes one instruction, if it is not a visible one. Returns `Err` with the step that stops the thread
/// there.
#[inline]
fn instruction<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    output: &mut impl Output<S>,
) -> Result<AfterInst, Step<S>> {
    let mut shadow = uses(t, op);
    // An instruction that only moves a value need not know it.
    if !matches!(
        op,
        Op::Copy { .. } | Op::Peek { .. } | Op::Poke { .. } | Op::Call { .. } | Op::Invoke { .. }
    ) {
        shadow = known(shadow)?;
    }
    match op {
        Op::Copy { dst, src } => t.set(*dst, t.get(*src), shadow),
        Op::Bin { op, bits, dst, a, b } => match arith::bin(*op, *bits, t.get(*a), t.get(*b)) {
            Some(value) => t.set(*dst, value, shadow),
            None => return Err(Step::Error(Fault::Division)),
        },
        Op::Cmp { op, bits, dst, a, b } => {
            t.set(*dst, arith::cmp(*op, *bits, t.get(*a), t.get(*b)) as u64, shadow)
        }
        Op::Cast { op, from, to, dst, src } => t.set(*dst, arith::cast(*op, *from, *to, t.get(*src)), shadow),
        Op::Un { op, bits, dst, src } => t.set(*dst, arith::un(*op, *bits, t.get(*src)), shadow),
        Op::Overflows { op, sign, bits, dst, a, b } => {
            t.set(*dst, arith::overflows(*op, *sign, *bits, t.get(*a), t.get(*b)) as u64, shadow)
        }
        Op::Wide { op, bits, dst, a, b } => match arith::wide(*op, *bits, t.get_pair(*a), t.get_pair(*b)) {
            Some(value) => {
                t.set(dst.low, value.low, shadow.clone());
                t.set(dst.high, value.high, shadow);
            }
            None => return Err(Step::Error(Fault::Division)),
        },
        Op::WideToFloat { sign, from, to, dst, src } => {
            t.set(*dst, arith::wide_to_float(*sign, *from, *to, t.get_pair(*src)), shadow);
        }
        Op::FloatToWide { sign, from, to, dst, src } => {
            let value = arith::float_to_wide(*sign, *from, *to, t.get(*src));
            t.set(dst.low, value.low, shadow.clone());
            t.set(dst.high, value.high, shadow);
        }
        Op::WideCmp { op, bits, dst, a, b } => {
            t.set(*dst, arith::wide_cmp(*op, *bits, t.get_pair(*a), t.get_pair(*b)) as u64, shadow)
        }
        Op::Select { dst, cond, yes, no } => {
            t.set(*dst, if t.get(*cond) != 0 { t.get(*yes) } else { t.get(*no) }, shadow)
        }
        Op::Peek { dst, base, len, index } => {
            let element = element(t, *base, *index, *len)?;
            shadow.join(&t.shade(element.into()));
            t.set(*dst, t.get(element.into()), shadow);
        }
        Op::Poke { base, len, index, src } => {
            let element = element(t, *base, *index, *len)?;
            t.set(element, t.get(*src), shadow);
        }
        Op::ThreadLocal { dst, global } => {
            // That the global is thread-local has been checked.
            t.set(*dst, program.thread_local_addr(t.thread, *global).unwrap_or(0), shadow)
        }
        Op::ThreadSelf { dst } => t.set(*dst, t.thread.0 as u64, shadow),
        Op::Load { addr, .. }
        | Op::LoadRaw { addr, .. }
        | Op::FailedCas { addr, .. }
        | Op::Store { addr, .. }
        | Op::Rmw { addr, .. }
        | Op::CmpXchg { addr, .. }
            if layout::is_silent(t.get(*addr)) =>
        {
            silent_access(program, t, op, t.get(*addr), shadow).map_err(Step::Error)?
        }
        Op::Alloc { dst, kind: AllocKind::Private, size, align, zeroed } => {
            let (size, align) = (t.get(*size), t.get(*align));
            let addr = t.private.alloc(t.thread, size, align, *zeroed).map_err(Step::Error)?;
            t.set(*dst, addr, shadow);
        }
        Op::Call { dst, callee, args } => {
            calls::call(program, t, (*dst, None), *callee, args)?;
            return Ok(AfterInst::Moved);
        }
        Op::Invoke { dst, callee, args, unwind } => {
            calls::call(program, t, (*dst, Some(*unwind)), *callee, args)?;
            return Ok(AfterInst::Moved);
        }
        Op::Throw { .. } | Op::ExitThread { .. } | Op::EndLocals if calls::local_to_end(t, op).is_some() => {
            return Ok(AfterInst::Visible);
        }
        Op::Throw { value } => {
            calls::throw(t, *value)?;
            return Ok(AfterInst::Moved);
        }
        Op::Caught { dst, .. } => {
            let (value, shadow) = t.rare.caught();
            t.set(*dst, value, shadow);
        }
        Op::ExitThread { value } => return Err(calls::exit_thread(program, t, *value)),
        // All locals have ended already.
        Op::EndLocals => {}
        Op::Exit => return Err(calls::exit(t)),
        Op::MemCopy { .. } | Op::MemSet { .. } => {
            if let Op::MemCopy { dst, src, len, overlap } = op
                && let Some(fault) = overlap.fault(t.get(*dst), t.get(*src), t.get(*len))
            {
                return Err(Step::Error(fault));
            }
            if let Some(step) = pieces::begin(program, t, op) {
                return Err(step);
            }
        }
        // Freeing null does nothing.
        Op::Free { addr, kind: AllocKind::Heap } if t.get(*addr) == 0 => {}
        Op::Free { kind: AllocKind::Private, .. } => {}
        // Only for allocations, which the engine alone knows, is this a visible step.
        Op::ObjectSize { dst, addr } if !layout::is_shared(t.get(*addr)) => {
            let addr = t.get(*addr);
            let global = || match program.global_at(addr) {
                Some((global, 0)) => program.globals[global.index()].init.len() as u64,
                _ => 0,
            };
            t.set(*dst, t.private.object_size(t.thread, addr).unwrap_or_else(global), shadow);
        }
        Op::Held { dst, addr } => t.set(*dst, t.rare.held(t.get(*addr)) as u64, shadow),
        Op::BarrierRank { dst, barrier, count } => {
            let (barrier, count) = (t.get(*barrier), t.get(*count));
            match program.barriers.rank(barrier, count, t.thread) {
                Rank::Counted => t.set(*dst, u64::MAX, shadow),
                Rank::At(rank) => t.set(*dst, rank, shadow),
                Rank::Unknown => return Err(Step::Meets { barrier, count }),
            }
        }
        Op::Sleep { dst, .. } if program.wake_ups == WakeUps::Guessed => t.set(*dst, 1, shadow),
        Op::Hold { addr, change } => hold(t, t.get(*addr), *change).map_err(Step::Error)?,
        Op::Fail { why, message } => {
            return Err(Step::Error(match why {
                Failure::Abort => Fault::Abort(message.clone()),
                Failure::Error => Fault::Error(message.clone()),
                Failure::Unsupported => Fault::Unsupported(message.clone()),
            }));
        }
        Op::Panic { text, length } if !calls::is_caught(program, t) => {
            let bytes = silent_bytes(program, t, t.get(*text)).unwrap_or_default();
            let length =
                usize::try_from(t.get(*length)).map_or(bytes.len(), |length| length.min(bytes.len()));
            let message = String::from_utf8_lossy(&bytes[..length]).into_owned();
            return Err(Step::Error(Fault::Panic(message)));
        }
        Op::Panic { .. } => {}
        Op::Print { format, args } => output.print(program, t, *format, args),
        Op::Assume { cond, why } => {
            if t.get(*cond) == 0 {
                t.awaited = 1;
                return Err(Step::Blocked(*why));
            }
            t.ctrl.join(&shadow);
        }
        Op::Assert { cond, message } => {
            if t.get(*cond) == 0 {
                return Err(Step::Error(Fault::Assert(message.clone())));
            }
            t.ctrl.join(&shadow);
        }
        Op::LoopEnter { id } => t.enter_loop(*id),
        Op::LoopHead { id } => {
            if let Some(why) = t.begin_round(program, *id) {
                return Err(Step::Blocked(why));
            }
        }
        Op::LoopBody { id } => {
            if let Some(why) = t.begin_body(program, *id) {
                return Err(Step::Blocked(why));
            }
        }
        _ => return Ok(AfterInst::Visible),
    }
    Ok(AfterInst::Inst)
}

/// Returns the joined shadows of all operands of an instruction.
#[inline]
fn uses<S: Shadow>(t: &ThreadState<S>, op: &Op) -> S {
    let mut all = S::default();
    if S::TRACKS {
        op.for_each_use(|operand| all.join(&t.shade(operand)));
    }
    all
}

/// Returns the register that holds an element of a local array.
#[inline]
fn element<S: Shadow>(t: &ThreadState<S>, base: Reg, index: Operand, len: u32) -> Result<Reg, Step<S>> {
    t.known(index)?;
    match t.get(index) {
        index if index < len as u64 => Ok(Reg(base.0 + index as u32)),
        index => Err(Step::Error(Fault::LocalIndex { index: index as i64, len })),
    }
}

/// Changes by one how often the thread holds a mutex that it holds.
fn hold<S: Shadow>(t: &mut ThreadState<S>, addr: u64, change: HoldChange) -> Result<(), Fault> {
    let count = match (t.rare.held(addr), change) {
        (0, _) | (1, HoldChange::Less) => return Err(Fault::NotHeld(addr)),
        (count, HoldChange::Again) => count.saturating_add(1),
        (count, HoldChange::Less) => count - 1,
    };
    t.rare.set_held(addr, count);
    // A round of a loop that changes this has an effect.
    t.mark_effect();
    Ok(())
}

/// Performs an access to a constant or to private memory at `addr`, which no other thread sees; `shadow` is
/// that of the operands.
#[inline(never)]
fn silent_access<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    addr: u64,
    shadow: S,
) -> Result<(), Fault> {
    if layout::is_constant(addr) {
        let (Op::Load { dst, size, .. } | Op::LoadRaw { dst, size, .. } | Op::FailedCas { dst, size, .. }) =
            op
        else {
            return Err(Fault::Constant(addr));
        };
        let value = program.initial_value(addr, size.bytes());
        t.set(*dst, value.ok_or(Fault::BadAddress { addr, bytes: size.bytes() })?, shadow);
        return Ok(());
    }
    let (place, size) = match op {
        Op::Store { value, size, .. } => {
            return t.private.store(t.thread, addr, *size, t.get(*value), &shadow);
        }
        Op::LoadRaw { dst, size, .. } => {
            let (value, mut all) = t.private.load_for_copy(t.thread, addr, size.bytes())?;
            all.join(&shadow);
            t.set(*dst, value, all);
            return Ok(());
        }
        Op::Load { addr, size, .. }
        | Op::FailedCas { addr, size, .. }
        | Op::Rmw { addr, size, .. }
        | Op::CmpXchg { addr, size, .. } => (*addr, *size),
        other => unreachable!("{other:?} is no access"),
    };
    let (value, mut found) = t.private.load(t.thread, addr, size)?;
    // The value found depends on what was in memory and on the address, not on the other operands.
    found.join(&t.shade(place));
    let mut all = found.clone();
    all.join(&shadow);
    let update = match op {
        Op::Rmw { op, arg, .. } => Update::Rmw { op: *op, arg: t.get(*arg) },
        Op::CmpXchg { expected, new, .. } => Update::Cas { expected: t.get(*expected), new: t.get(*new) },
        _ => Update::None,
    };
    let written = update.apply(size, value);
    if let Some(new) = written {
        // The value that an exchange writes does not depend on the one it found; that of a
        // compare-and-exchange does, since it is written because of it.
        let exchange = matches!(op, Op::Rmw { op: RmwOp::Xchg, .. });
        t.private.store(t.thread, addr, size, new, if exchange { &shadow } else { &all })?;
    }
    match op {
        Op::CmpXchg { old, ok, expected, .. } => {
            let mut both = t.shade(*expected);
            both.join(&found);
            t.set(*old, value, found);
            t.set(*ok, written.is_some() as u64, both);
        }
        Op::Load { dst, .. } | Op::FailedCas { dst, .. } | Op::Rmw { dst, .. } => t.set(*dst, value, found),
        _ => {}
    }
    Ok(())
}

#[inline]
fn terminator<S: Shadow>(program: &Program, t: &mut ThreadState<S>, end: &Terminator) -> Result<(), Step<S>> {
    let block = match end {
        Terminator::Jump(to) => *to,
        Terminator::Branch { cond, yes, no } => {
            branch_on(t, *cond)?;
            if t.get(*cond) != 0 { *yes } else { *no }
        }
        Terminator::Switch { value, cases, default } => {
            branch_on(t, *value)?;
            let value = t.get(*value);
            cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, to)| *to)
        }
        Terminator::Return(value) => return calls::leave(program, t, *value),
        Terminator::Unreachable => return Err(Step::Error(Fault::Unreachable)),
    };
    t.at.block = block;
    t.at.inst = 0;
    Ok(())
}

/// Adds a value to those that later steps depend on: a branch was decided by it.
#[inline]
fn branch_on<S: Shadow>(t: &mut ThreadState<S>, operand: Operand) -> Result<(), Step<S>> {
    let shadow = t.known(operand)?;
    t.ctrl.join(&shadow);
    Ok(())
}
