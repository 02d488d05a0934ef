//! Finds what the threads of an execution printed, and when.
//!
//! The engines ignore output while they explore. For an execution that is shown, every step of its threads
//! that the engine kept is run once more with the same answer, and the output is collected.

use crate::printf;
use crate::scene::Scene;
use fencepost_graph::{EventRef, Execution, Label, ThreadId};
use fencepost_program::{Input, Op, Printed, Program, Step, ThreadState, resume_printing};

/// The lines that one thread printed in an execution, by the event that they come after.
#[derive(Default)]
pub struct Output {
    /// The lines that it printed before its first event.
    pub first: Vec<String>,
    /// The lines that it printed after each of its events, before the next.
    pub after: Vec<Vec<String>>,
}

/// Returns whether the program has an instruction that prints.
pub fn prints(program: &Program) -> bool {
    program.any_op(|op| matches!(op, Op::Print { .. }))
}

/// Returns the lines that `thread` printed in an execution, whose data is `graph`.
pub fn of<'a>(view: &impl Scene<'a>, graph: &Execution, thread: ThreadId) -> Output {
    let first = start(view, graph, thread).map_or(vec![], |state| listen(view, state, Input::Go));
    let events = graph.threads.get(thread.index()).map_or(&[][..], Vec::as_slice);
    let after = (0..).zip(events).map(|(i, event)| {
        let Some((state, _)) = view.asked(EventRef::At(thread, i)) else { return vec![] };
        listen(view, state.clone(), answer(view, &event.label))
    });
    Output { first, after: after.collect() }
}

/// Returns the state of a thread before its first step.
fn start<'a>(view: &impl Scene<'a>, graph: &Execution, thread: ThreadId) -> Option<ThreadState> {
    let program = view.program();
    if thread.index() < program.threads.len() {
        return Some(ThreadState::initial(program, thread));
    }
    let (spawn, _) = graph.events().find(|(_, event)| event.label == Label::Spawn(thread))?;
    match view.asked(spawn)?.1 {
        Step::Spawn { func, args } => Some(ThreadState::start(program, thread, *func, args)),
        _ => None,
    }
}

/// Returns the engine's answer to the step that became this event.
fn answer<'a>(view: &impl Scene<'a>, label: &Label) -> Input {
    match label {
        Label::Read { value, .. } | Label::Choose(value) | Label::ObjectSize(value) => Input::Value(*value),
        Label::Spawn(thread) => Input::Value(thread.0.into()),
        Label::Join(thread) => Input::Value(view.thread(*thread).map_or(0, ThreadState::result)),
        Label::Write { .. }
        | Label::Fence(_)
        | Label::Alloc { .. }
        | Label::Free { .. }
        | Label::Detach(_)
        | Label::External => Input::Go,
    }
}

fn listen<'a>(view: &impl Scene<'a>, mut state: ThreadState, input: Input) -> Vec<String> {
    let mut printed = vec![];
    resume_printing(view.program(), &mut state, input, &mut |output| printed.extend(text(&output)));
    printed
}

fn text(output: &Printed<'_>) -> Option<String> {
    let string = |addr: u64| {
        let bytes = output.bytes(addr)?;
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        Some(bytes[..end].to_vec())
    };
    Some(printf::render(&string(output.format)?, &output.args, &string))
}
