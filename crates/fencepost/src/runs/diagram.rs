//! Describes all states and steps of a small search, for a picture.

use super::words;
use crate::names::{Names, Parts};
use fencepost_program::Program;
use fencepost_report::{DiagramState, DiagramStep, StateDiagram, StateKind, StepOrder};
use fencepost_states::{Buffered, Cost, End, StateGraph, StateInfo, StateStep, ThreadInfo};

/// Describes the states and steps that a search kept (at most `most` states), for a picture.
pub fn diagram(program: &Program, parts: Parts, graph: &StateGraph, most: usize) -> StateDiagram {
    // Objects have no names here: which one an address is may differ from state to state.
    let names = Names::of_run(program, parts, &graph.started, &[]);
    StateDiagram {
        states: graph.states.iter().map(|info| state(&names, info)).collect(),
        steps: graph.steps.iter().map(|info| step(&names, info)).collect(),
        cut: graph.cut.then_some(most),
    }
}

fn state(names: &Names<'_>, info: &StateInfo) -> DiagramState {
    let mut lines: Vec<String> = vec![];
    for thread in &info.threads {
        lines.push(place(names, thread));
        lines.extend(buffer(names, &thread.buffer));
    }
    let memory: Vec<String> = info.memory.iter().map(|(loc, value)| names.content(*loc, *value)).collect();
    if !memory.is_empty() {
        lines.push(memory.join(", "));
    }
    let kind = match info.end {
        None => StateKind::Inner,
        Some(End::Finished) => StateKind::Final,
        Some(End::Blocked) => StateKind::Blocked,
        Some(End::Deadlock) => StateKind::Deadlock,
        Some(End::Error) => StateKind::Error,
    };
    DiagramState { lines, kind }
}

/// Describes where a thread is: `main: line 7`.
fn place(names: &Names<'_>, thread: &ThreadInfo) -> String {
    let who = names.thread(thread.thread);
    match names.short_place(thread.pos) {
        _ if thread.finished => format!("{who}: finished"),
        Some(place) => format!("{who}: {place}"),
        None => who,
    }
}

/// Lists the operations in a buffer, oldest first: `[x = 1, read y]`.
fn buffer(names: &Names<'_>, buffer: &[Buffered]) -> Option<String> {
    let operation = |b: &Buffered| match b.value {
        Some(value) => names.content(b.loc, value),
        None => format!("read {}", names.loc(b.loc)),
    };
    let operations: Vec<String> = buffer.iter().map(operation).collect();
    (!operations.is_empty()).then(|| format!("[{}]", operations.join(", ")))
}

/// Describes a step: `P0: W_rlx x = 1 into the buffer`.
fn step(names: &Names<'_>, info: &StateStep) -> DiagramStep {
    let words = info.kinds.iter().flat_map(|kind| {
        let own = words::text(names, None, kind);
        std::iter::once(own).chain(kind.second_label().map(|write| names.event(write, None)))
    });
    let words: Vec<String> = words.collect();
    let order = if info.cost == Cost::default() { StepOrder::Kept } else { StepOrder::Overtakes };
    let text = format!("{}: {}", names.thread(info.thread), words.join(", "));
    DiagramStep { from: info.from, to: info.to, text, order }
}
