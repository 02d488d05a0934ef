//! The machine: advances one thread to its next visible step.
//!
//! It knows nothing of other threads or of shared memory. The engine that runs it answers each [`Step`] with
//! an [`Input`]. The parts of the machine:
//!
//! - [`state`]: the state of a thread between two steps, made to be copied: an engine comes back to a choice
//!   by keeping a copy. The top frame is copied; the frames of callers and the private memory are shared.
//! - [`run`]: instructions that no other thread can see, and the ends of blocks.
//! - [`visible`]: instructions that end the run: what they ask for, and what they do with the answer.
//! - [`pieces`]: accesses that are made in several: copies, fills, mixed sizes.
//! - [`calls`]: calls, returns and exceptions, which add and remove frames.
//! - [`loops`]: loop heads count rounds, and stop a thread that goes round without effect.
//! - [`carried`]: whether a thread comes to a loop head in the same way whatever its last read saw.
//! - [`rare`]: parts of the state that few threads have: mutexes held, locals that others may reach, an
//!   exception caught.
//! - [`output`]: the output of a thread, for callers that ask for it.
//! - [`pack`]: a thread as a few bytes, for engines that keep millions of them.
//! - [`private`]: locals that no other thread can reach: memory without events.
//!
//! # Values that are not known yet
//! With [`Pending`](crate::Pending) shadows a read may be answered by a token. What only *moves* a value
//! carries the token along: copies, arguments, results, local arrays. What must know it (arithmetic, a
//! branch, an address, a value to store) stops with [`Step::Needs`], changes nothing, and is tried again by
//! the next [`resume`], for which the engine [`fill`](ThreadState::fill)s the token first. An atomic update
//! must know what it read before it can write: it keeps a pending answer, which `fill` reaches too.
//!
//! # Dependencies
//! With [`Deps`](crate::Deps) shadows each step says what it depends on. Address and data: the operands it
//! was computed from, through registers and private memory. Control: every branch taken before it by this
//! thread, in any frame, for good, as in herd: there is no point where branches "join" again. Assumptions,
//! assertions, calls through a pointer and the wait for a mutex are branches in this sense, and the success
//! of a compare-and-exchange is one for its own write.
//!
//! Dependencies are the text's, not the values': `r ^ r` depends on `r`. An instruction depends on all its
//! operands; a choice between two values also on the one that was not chosen. What stands in a local array or
//! in private memory depends also on what said that it goes there (and, since a compare-and-exchange there
//! has no write whose control could be spoken of, on what decided that it is written); a copy of memory
//! carries what its bytes carried. Of atomic updates:
//!
//! - a read-modify-write writes what it computed from its own read, so that is a data dependency; an exchange
//!   does not, and has none;
//! - a compare-and-exchange's write depends for data on the new value, and for control on its own read and on
//!   the expected value. What comes after depends on them only if there is a branch on the result;
//! - `data` of an update's *read* says what its write will be computed from besides; no dependency of the
//!   read.
//!
//! What a thread is given at its start and what a join returns depends on no read: other events order that.

mod callers;
mod calls;
mod carried;
mod loops;
mod output;
mod pack;
mod pieces;
mod private;
mod rare;
mod run;
mod state;
mod visible;

pub use loops::Retry;
pub use output::Printed;
pub use pack::{Chunks, Forget, Packer};
pub use state::{CodePos, ThreadState};

use crate::{Fault, Input, Op, Program, Read, Shadow, Step, Write};
use output::{Listener, Output};
use state::Phase;

/// Gives a thread the answer to its last step, and runs the thread to its next step.
///
/// After [`Step::Needs`] (once the token is filled) and after [`Step::Blocked`] at an `assume` or a loop, the
/// next call's input is [`Input::Go`]. A thread blocked at a read (a mutex that is held) still waits for that
/// read's answer: another value may let it go on.
#[inline]
pub fn resume<S: Shadow>(program: &Program, thread: &mut ThreadState<S>, input: Input<S>) -> Step<S> {
    checked(program, advance(program, thread, input, &mut ()))
}

/// Runs a thread to its next step, as [`resume`] does, and passes everything that the thread prints to
/// `listener`.
pub fn resume_printing<S: Shadow>(
    program: &Program,
    thread: &mut ThreadState<S>,
    input: Input<S>,
    listener: &mut dyn FnMut(Printed<'_, S>),
) -> Step<S> {
    checked(program, advance(program, thread, input, &mut Listener(listener)))
}

/// Runs a thread as [`resume`] does, but by one instruction at most. Returns `None` if no other thread can
/// see that instruction.
pub fn resume_one<S: Shadow>(
    program: &Program,
    thread: &mut ThreadState<S>,
    input: Input<S>,
) -> Option<Step<S>> {
    let step = match thread.phase {
        Phase::Fresh => run::one(program, thread)?,
        _ => answer(program, thread, input)?,
    };
    Some(checked(program, step))
}

/// Returns `step`, or an error if it accesses bytes that belong to no object.
#[inline(always)]
fn checked<S: Shadow>(program: &Program, step: Step<S>) -> Step<S> {
    match &step {
        Step::Read(Read { addr, size, .. }) | Step::Write(Write { addr, size, .. })
            if !program.may_access(*addr, *size) =>
        {
            Step::Error(Fault::BadAddress { addr: *addr, bytes: size.bytes() })
        }
        _ => step,
    }
}

/// Runs a thread to its next step without checking that step's address.
#[inline(always)]
fn advance<S: Shadow>(
    program: &Program,
    thread: &mut ThreadState<S>,
    input: Input<S>,
    output: &mut impl Output<S>,
) -> Step<S> {
    if thread.phase != Phase::Fresh
        && let Some(step) = answer(program, thread, input)
    {
        return step;
    }
    run::run(program, thread, output)
}

/// Gives a thread the answer to its last step, and returns the next step of the same instruction; `None` if
/// the instruction is done.
#[inline(always)]
fn answer<S: Shadow>(program: &Program, thread: &mut ThreadState<S>, input: Input<S>) -> Option<Step<S>> {
    let (stage, value, shadow) = match (thread.phase, input) {
        (Phase::Fresh, _) => return None,
        (Phase::Over, _) => return Some(Step::Finished),
        (Phase::Exited, _) => return Some(Step::Exited),
        (Phase::Held(stage), _) => {
            let (value, shadow) = thread.take_answer();
            thread.phase = Phase::Asked(stage);
            (stage, value, shadow)
        }
        (Phase::Asked(stage), Input::Go) => (stage, 0, S::default()),
        (Phase::Asked(stage), Input::Value(value)) => (stage, value, S::default()),
        (Phase::Asked(stage), Input::Shadowed(value, shadow)) => (stage, value, shadow),
    };
    thread.age_rounds();
    let op = &program.block(thread.at).insts[thread.at.inst as usize].op;
    if let Some(token) = shadow.pending()
        && !(matches!(op, Op::Load { .. }) && stage < pieces::GATHER)
    {
        thread.keep_answer(value, shadow);
        thread.phase = Phase::Held(stage);
        return Some(Step::Needs(token));
    }
    visible::complete(program, thread, op, stage, value, shadow)
}
