//! Tells what a library does inside of a call from what a user's statement does.
//!
//! A call of `std::atomic::store` is an access of the user's, although the instruction is in a header of
//! the library. That `std::thread` keeps its arguments in an object of its own, or that a `std::shared_ptr`
//! counts, is the library's business. What counts is the function that the user's code called.

use fencepost_graph::Label;
use fencepost_program::{AllocKind, Program, Shadow, ThreadState};

/// The classes and functions of libraries whose accesses are what the user asked for. A name stands for all
/// that begin with it.
const ACCESSES: [&str; 22] = [
    "std::atomic",
    "std::__atomic",
    "std::__cxx_atomic",
    "std::__cmpexch",
    "std::mutex",
    "std::__mutex_base",
    "std::recursive_mutex",
    "std::timed_mutex",
    "std::recursive_timed_mutex",
    "std::shared_mutex",
    "std::shared_timed_mutex",
    "std::lock",
    "std::try_lock",
    "std::unique_lock",
    "std::shared_lock",
    "std::scoped_lock",
    "std::condition_variable",
    "std::latch",
    "std::barrier",
    "std::counting_semaphore",
    "boost::atomic",
    "boost::interprocess::ipcdetail",
];

/// Returns whether an event with this label, which a thread in this state made, is what a library does inside
/// of a call that is no access of the user's own. The start and the end of a thread, a fence and a choice
/// never are; that a local variable without a place in the source begins to exist always is.
pub fn is_internal<S: Shadow>(program: &Program, state: &ThreadState<S>, label: &Label) -> bool {
    match label {
        Label::Alloc { kind: AllocKind::Stack, .. } | Label::Free { kind: AllocKind::Stack, .. }
            if !program.is_user_place(state.pos(program)) =>
        {
            true
        }
        Label::Read { .. }
        | Label::Write { .. }
        | Label::Alloc { .. }
        | Label::Free { .. }
        | Label::ObjectSize(_) => is_in_library(program, state),
        Label::Fence(_)
        | Label::Spawn(_)
        | Label::Join(_)
        | Label::Detach(_)
        | Label::Choose(_)
        | Label::External => false,
    }
}

/// Returns whether a thread is inside of a library, in a call that is no access of the user's own, or
/// outside of all functions of the user's.
fn is_in_library<S: Shadow>(program: &Program, state: &ThreadState<S>) -> bool {
    let frames = state.call_stack(program);
    let Some(user) = frames.iter().position(|(_, pos)| program.is_user_place(*pos)) else { return true };
    let Some((called, pos)) = frames[..user].last() else { return false };
    // (Functions of the C library have no source here.)
    pos.is_known() && !ACCESSES.iter().any(|access| program.function(*called).name.starts_with(access))
}
