//! Calls, returns and exceptions: the instructions that add and remove frames.

use super::callers::Callers;
use super::state::{Caller, CodePos, Phase, Regs, ThreadState, known, no_shadows};
use crate::{
    BlockId, BlockKind, Callee, Ends, Fault, FuncId, Landing, Op, Operand, Program, Reg, Shadow, Step, layout,
};
use smallvec::SmallVec;
use std::sync::Arc;

/// The greatest depth to which calls may nest.
const MAX_DEPTH: u32 = 12_000;

/// The greatest depth to which calls may nest where there is much private memory: the state after each event
/// has a copy of that.
const MAX_DEPTH_WITH_MEMORY: u32 = 2_000;

/// The number of bytes of private memory that is much.
const MUCH_MEMORY: usize = 32 << 10;

/// Returns the function that a call or a new thread runs; an error if a pointer does not point to a function.
pub(super) fn target<S: Shadow>(
    program: &Program,
    t: &ThreadState<S>,
    callee: Callee,
) -> Result<FuncId, Step<S>> {
    match callee {
        Callee::Func(func) => Ok(func),
        Callee::Pointer(pointer) => {
            t.known(pointer)?;
            match layout::region(t.get(pointer)) {
                layout::Region::Function(func) if func.index() < program.functions.len() => Ok(func),
                _ => Err(Step::Error(Fault::BadCall(t.get(pointer)))),
            }
        }
    }
}

/// Suspends the current frame and starts one for the function that is called. Arguments need not be known.
/// An exception that leaves the callee goes on at `unwind`, if there is one.
#[inline(never)]
pub(super) fn call<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    (dst, unwind): (Option<Reg>, Option<BlockId>),
    callee: Callee,
    args: &[Operand],
) -> Result<(), Step<S>> {
    let func = target(program, t, callee)?;
    if let Callee::Pointer(pointer) = callee {
        t.ctrl.join(&t.shade(pointer));
    }
    let depth = t.depth() + 1;
    if depth > MAX_DEPTH || (depth > MAX_DEPTH_WITH_MEMORY && t.private.bytes() > MUCH_MEMORY) {
        return Err(Step::Blocked(BlockKind::DepthBound));
    }
    let function = program.function(func);
    let mut regs: Regs<u64> = SmallVec::from_elem(0, function.regs as usize);
    let mut shadows: Regs<S> = no_shadows(function.regs);
    for (i, arg) in args.iter().take(function.params as usize).enumerate() {
        regs[i] = t.get(*arg);
        if S::TRACKS {
            shadows[i] = t.shade(*arg);
        }
    }
    t.parent = Callers::from(Caller {
        at: CodePos { inst: t.at.inst + 1, ..t.at },
        dst,
        unwind,
        regs: std::mem::replace(&mut t.regs, regs),
        shadows: std::mem::replace(&mut t.shadows, shadows),
        private: t.private.objects(),
        depth,
        parent: std::mem::take(&mut t.parent),
    });
    t.at = CodePos::entry(func);
    Ok(())
}

/// Returns from the current function to its caller; from a thread's outermost function, ends the thread. The
/// result need not be known, unless it is the whole thread's.
#[inline(never)]
pub(super) fn leave<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    value: Option<Operand>,
) -> Result<(), Step<S>> {
    let result = value.map_or(0, |v| t.get(v));
    let shadow = value.map(|v| t.shade(v)).unwrap_or_default();
    let Some(caller) = t.parent.take() else {
        known(shadow)?;
        let ends = program.ends(t.thread);
        if ends == Ends::Thread {
            outside_of_sections(program, t)?;
        }
        t.scratch = result;
        return Err(match ends {
            Ends::Thread => {
                t.phase = Phase::Over;
                Step::Finished
            }
            Ends::Process => exit(t),
        });
    };
    if let (Some(dst), _) = return_to(t, caller) {
        t.set(dst, result, shadow);
    }
    Ok(())
}

/// Returns an error if a thread that ends is in an atomic section, which would then never end.
fn outside_of_sections<S: Shadow>(program: &Program, t: &ThreadState<S>) -> Result<(), Step<S>> {
    let inside = program.exclusive.is_some_and(|section| t.rare.held(section) > 0);
    let message = "the thread ends inside of an atomic section, so that no other thread can go on";
    if inside { Err(Step::Error(Fault::Error(message.to_owned()))) } else { Ok(()) }
}

/// Makes `caller` the current frame again, and returns where its result goes and where an exception goes on.
fn return_to<S: Shadow>(t: &mut ThreadState<S>, caller: Arc<Caller<S>>) -> (Option<Reg>, Option<BlockId>) {
    let caller = Arc::unwrap_or_clone(caller);
    t.at = caller.at;
    t.regs = caller.regs;
    t.shadows = caller.shadows;
    t.parent = caller.parent;
    t.leave_loops(caller.depth - 1);
    t.rare.leave_frames(caller.depth - 1);
    t.private.truncate(caller.private);
    (caller.dst, caller.unwind)
}

/// Returns the address of a local variable whose life must end before the thread can leave its frames as `op`
/// says, the youngest first. (A function that returns ends its locals itself.)
#[inline(never)]
pub(super) fn local_to_end<S: Shadow>(t: &ThreadState<S>, op: &Op) -> Option<u64> {
    match op {
        Op::ExitThread { .. } | Op::EndLocals => t.rare.local_from(0),
        // The frame of the invocation stays; the frames that it called are left.
        Op::Throw { .. } => {
            let handler = t.callers().find(|caller| caller.unwind.is_some())?;
            t.rare.local_from(handler.depth)
        }
        _ => None,
    }
}

/// Returns whether something would catch an exception that the thread throws now.
pub(super) fn is_caught<S: Shadow>(program: &Program, t: &ThreadState<S>) -> bool {
    t.callers().any(|caller| {
        let Some(unwind) = caller.unwind else { return false };
        let block = &program.function(caller.at.func).blocks[unwind.index()];
        block.insts.iter().any(|inst| matches!(inst.op, Op::Caught { landing: Landing::Catch, .. }))
    })
}

/// Throws an exception, which leaves frames up to the first with a handler and continues in that handler.
/// Without a handler nothing changes, so that the report shows where the exception came from.
#[inline(never)]
pub(super) fn throw<S: Shadow>(t: &mut ThreadState<S>, value: Operand) -> Result<(), Step<S>> {
    let (value, shadow) = (t.get(value), t.shade(value));
    if !t.callers().any(|caller| caller.unwind.is_some()) {
        return Err(Step::Error(Fault::Exception(value)));
    }
    while let Some(caller) = t.parent.take() {
        if let (_, Some(unwind)) = return_to(t, caller) {
            t.at = CodePos { block: unwind, inst: 0, ..t.at };
            break;
        }
    }
    t.rare.set_caught(value, shadow);
    Ok(())
}

/// Ends the thread from within any depth of calls, and keeps only the registers of its outermost frame.
#[inline(never)]
pub(super) fn exit_thread<S: Shadow>(program: &Program, t: &mut ThreadState<S>, value: Operand) -> Step<S> {
    if let Err(error) = outside_of_sections(program, t) {
        return error;
    }
    t.scratch = t.get(value);
    while let Some(caller) = t.parent.take() {
        return_to(t, caller);
    }
    t.phase = Phase::Over;
    Step::Finished
}

/// Ends the process from within any depth of calls, and keeps only the registers of the thread's outermost
/// frame.
#[inline(never)]
pub(super) fn exit<S: Shadow>(t: &mut ThreadState<S>) -> Step<S> {
    while let Some(caller) = t.parent.take() {
        return_to(t, caller);
    }
    t.phase = Phase::Exited;
    Step::Exited
}
