//! Instructions nobody else can see, and the ends of blocks.

use super::state::{ThreadState, known};
use super::{calls, visible};
use crate::*;

/// How many instructions a thread may run without a visible step: about a tenth of a second's work, far more
/// than any program one would check does between two accesses to shared memory. (A loop that gets nowhere is
/// found by its head; this catches those that count.)
const MAX_LOCAL_STEPS: u32 = 20_000_000;

/// How an instruction that issued no step leaves the position.
enum Next {
    /// Still at this instruction: the next one follows.
    Inst,
    /// Somewhere else.
    Moved,
}

/// Runs from a fresh instruction to the next visible step.
pub(super) fn run<S: Shadow>(program: &Program, t: &mut ThreadState<S>) -> Step<S> {
    let mut left = MAX_LOCAL_STEPS;
    while left > 0 {
        match block(program, t, &mut left) {
            Ok(()) => {}
            Err(step) => return step,
        }
    }
    Step::Error(Fault::Diverges)
}

/// Runs to the end of the current block, or to a call.
#[inline]
fn block<S: Shadow>(program: &Program, t: &mut ThreadState<S>, left: &mut u32) -> Result<(), Step<S>> {
    let block = program.block(t.at);
    while let Some(inst) = block.insts.get(t.at.inst as usize) {
        *left = left.saturating_sub(1);
        match instruction(program, t, &inst.op)? {
            Next::Inst => t.at.inst += 1,
            Next::Moved => return Ok(()),
        }
    }
    *left = left.saturating_sub(1);
    terminator(t, &block.end)
}

/// Executes one instruction. `Err`: the step that stops the thread there.
#[inline]
fn instruction<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op) -> Result<Next, Step<S>> {
    // What only moves a value need not know it.
    match op {
        Op::Copy { dst, src } => {
            t.set(*dst, t.get(*src), t.shade(*src));
            return Ok(Next::Inst);
        }
        Op::Peek { dst, base, len, index } => {
            let mut shadow = t.known(*index)?;
            let element = element(*base, t.get(*index), *len)?;
            shadow.join(&t.shade(element.into()));
            t.set(*dst, t.get(element.into()), shadow);
            return Ok(Next::Inst);
        }
        Op::Poke { base, len, index, src } => {
            let mut shadow = t.known(*index)?;
            let element = element(*base, t.get(*index), *len)?;
            shadow.join(&t.shade(*src));
            t.set(element, t.get(*src), shadow);
            return Ok(Next::Inst);
        }
        Op::Call { dst, callee, args } => {
            calls::call(program, t, *dst, *callee, args)?;
            return Ok(Next::Moved);
        }
        _ => {}
    }
    let mut shadow = uses(t, op)?;
    match op {
        Op::Bin { op, bits, dst, a, b } => {
            let value = arith::bin(*op, *bits, t.get(*a), t.get(*b)).map_err(Step::Error)?;
            t.set(*dst, value, shadow);
        }
        Op::Cmp { op, bits, dst, a, b } => {
            t.set(*dst, arith::cmp(*op, *bits, t.get(*a), t.get(*b)) as u64, shadow)
        }
        Op::Cast { op, from, to, dst, src } => {
            t.set(*dst, arith::cast(*op, *from, *to, t.get(*src)), shadow)
        }
        Op::Select { dst, cond, yes, no } => {
            t.set(*dst, if t.get(*cond) != 0 { t.get(*yes) } else { t.get(*no) }, shadow)
        }
        Op::ThreadLocal { dst, global } => {
            t.set(*dst, layout::thread_local(t.thread, program.global_addr(*global)), shadow)
        }
        Op::ThreadSelf { dst } => t.set(*dst, t.thread.0 as u64, shadow),
        Op::Load { dst, addr, size, .. } if layout::is_private(t.get(*addr)) => {
            let (value, stored) = t.private.load(t.thread, t.get(*addr), *size).map_err(Step::Error)?;
            shadow.join(&stored);
            t.set(*dst, value, shadow);
        }
        Op::Store { addr, value, size, .. } if layout::is_private(t.get(*addr)) => {
            let (addr, value) = (t.get(*addr), t.get(*value));
            t.private.store(t.thread, addr, *size, value, &shadow).map_err(Step::Error)?;
        }
        Op::Rmw { op, dst, addr, arg, size, .. } if layout::is_private(t.get(*addr)) => {
            let update = Update::Rmw { op: *op, arg: t.get(*arg) };
            let (old, shadow, _) = private_update(t, t.get(*addr), *size, update, shadow)?;
            t.set(*dst, old, shadow);
        }
        Op::CmpXchg { old, ok, addr, expected, new, size, .. } if layout::is_private(t.get(*addr)) => {
            let update = Update::Cas { expected: t.get(*expected), new: t.get(*new) };
            let (value, shadow, written) = private_update(t, t.get(*addr), *size, update, shadow)?;
            t.set(*old, value, shadow.clone());
            t.set(*ok, written as u64, shadow);
        }
        Op::Alloc { dst, kind: AllocKind::Private, size, align, .. } => {
            let addr = t.private.alloc(t.thread, t.get(*size), *align).map_err(Step::Error)?;
            t.set(*dst, addr, shadow);
        }
        Op::Assume { cond, why } => {
            if t.get(*cond) == 0 {
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
        visible => return Err(visible::begin(program, t, visible)),
    }
    Ok(Next::Inst)
}

/// The shadow of everything an instruction reads; `Err` if part of it is not known.
#[inline]
fn uses<S: Shadow>(t: &ThreadState<S>, op: &Op) -> Result<S, Step<S>> {
    let mut all = S::default();
    if S::TRACKS {
        op.for_each_use(|operand| all.join(&t.shade(operand)));
    }
    known(all)
}

/// The register that holds an element of a local array.
#[inline]
fn element<S: Shadow>(base: Reg, index: u64, len: u32) -> Result<Reg, Step<S>> {
    if index < len as u64 {
        Ok(Reg(base.0 + index as u32))
    } else {
        Err(Step::Error(Fault::LocalIndex { index: index as i64, len }))
    }
}

/// An atomic update of private memory, which nobody can interrupt: the value read, what it and the operands
/// were computed from, and whether anything was written.
fn private_update<S: Shadow>(
    t: &mut ThreadState<S>,
    addr: u64,
    size: Size,
    update: Update,
    mut shadow: S,
) -> Result<(u64, S, bool), Step<S>> {
    let (old, stored) = t.private.load(t.thread, addr, size).map_err(Step::Error)?;
    shadow.join(&stored);
    let new = update.apply(size, old);
    if let Some(new) = new {
        t.private.store(t.thread, addr, size, new, &shadow).map_err(Step::Error)?;
    }
    Ok((old, shadow, new.is_some()))
}

#[inline]
fn terminator<S: Shadow>(t: &mut ThreadState<S>, end: &Terminator) -> Result<(), Step<S>> {
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
        Terminator::Return(value) => return calls::leave(t, *value),
        Terminator::Unreachable => return Err(Step::Error(Fault::Unreachable)),
    };
    t.at.block = block;
    t.at.inst = 0;
    Ok(())
}

/// What follows depends on this value.
#[inline]
fn branch_on<S: Shadow>(t: &mut ThreadState<S>, operand: Operand) -> Result<(), Step<S>> {
    let shadow = t.known(operand)?;
    t.ctrl.join(&shadow);
    Ok(())
}
