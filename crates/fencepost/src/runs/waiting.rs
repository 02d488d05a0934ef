//! Threads that wait, or go round and round, for ever.

use super::words;
use crate::explain::{self, stuck};
use crate::names::Names;
use fencepost_graph::Loc;
use fencepost_program::{Pos, Size, ThreadId};
use fencepost_report::{Finding, Kind, RelatedKind};
use fencepost_states::{StepKind, Trace, Waiting, WaitsFor};

/// In which way a run does not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Endless {
    /// Nobody can go on.
    Deadlock,
    /// Steps are possible, an end is not.
    Livelock,
    /// An end is possible, but this run has none.
    Unfinished,
}

/// The error that these threads never finish.
pub fn explain(names: &Names<'_>, trace: &Trace, threads: &[Waiting], how: Endless) -> Finding {
    // Who waits for a thread or a mutex does not go round: those who do are to blame.
    let goes = |w: &&Waiting| matches!(w.what, WaitsFor::Value { .. } | WaitsFor::Nothing);
    let mut going: Vec<&Waiting> = threads.iter().filter(goes).collect();
    if going.is_empty() {
        going.extend(threads);
    }
    let who: Vec<String> = going.iter().map(|w| names.thread(w.thread)).collect();
    let verb =
        |one: &str, many: &str| format!("{} {}", who.join(", "), if who.len() == 1 { one } else { many });
    let (kind, message) = match how {
        Endless::Deadlock => (Kind::Deadlock, stuck::deadlock(names, threads.iter().map(|w| w.thread))),
        Endless::Livelock => (
            Kind::Livelock,
            format!("livelock: {} on for ever, and no end can be reached", verb("goes", "go")),
        ),
        Endless::Unfinished => (
            Kind::Termination,
            format!("no end: {} on for ever, though everybody gets a turn", verb("may go", "may go")),
        ),
    };
    // Whoever waits for the end of another is not the one to blame.
    let to_blame = threads.iter().find(|w| !matches!(w.what, WaitsFor::End(_)));
    let first = to_blame.or(threads.first());
    let pos = first.map(|w| w.pos).filter(|pos| pos.is_known());
    let others = threads.iter().filter(|w| Some(w.thread) != first.map(|w| w.thread));
    Finding {
        file: pos.and_then(|pos| names.file(pos)),
        line: pos.map(|pos| pos.line),
        thread: first.map(|w| names.thread(w.thread)),
        related: others.filter_map(|w| explain::place(names, w.pos, w.thread, RelatedKind::Waits)).collect(),
        notes: threads.iter().map(|waiting| waits(names, trace, waiting)).collect(),
        ..Finding::new(kind, message)
    }
}

/// `main waits at line 16 for m, which t1 (give) holds since line 15`.
fn waits(names: &Names<'_>, trace: &Trace, waiting: &Waiting) -> String {
    let who = names.thread(waiting.thread);
    let place = names.short_place(waiting.pos).map_or(String::new(), |place| format!(" at {place}"));
    match waiting.what {
        WaitsFor::Mutex { addr, holder } => {
            let taken = holder.and_then(|holder| acquired(trace, holder, addr));
            let held = stuck::held(names, waiting.thread, holder, taken);
            format!("{who} waits{place} for {}, {held}", names.address(addr))
        }
        WaitsFor::End(other) => format!("{who} waits{place} for {} to end", names.thread(other)),
        WaitsFor::Value { addr, value } => {
            // Waiting for a condition variable or a barrier is a loop of a library.
            let state = trace.threads.get(waiting.thread.index()).and_then(Option::as_ref);
            if let Some(call) = state.and_then(|state| stuck::library_call(names.program, state)) {
                return stuck::asleep(&who, &place, Some(call));
            }
            let loc = accessed(trace, waiting.thread, addr).unwrap_or(Loc { addr, size: Size::B4 });
            format!("{who} waits{place} for {} to change; it is {}", names.loc(loc), names.value(loc, value))
        }
        WaitsFor::Nothing => format!("{who} goes on{place}"),
    }
}

/// The location at an address, as the thread accessed it last: the engine's word has no size.
fn accessed(trace: &Trace, thread: ThreadId, addr: u64) -> Option<Loc> {
    let own = trace.steps.iter().rev().filter(|step| step.thread == thread);
    own.filter_map(|step| words::loc(&step.kind)).find(|loc| loc.addr == addr)
}

/// Where `thread` last acquired the mutex at `addr`.
fn acquired(trace: &Trace, thread: ThreadId, addr: u64) -> Option<Pos> {
    let taken =
        |kind: &StepKind| matches!(kind, StepKind::Updated { addr: at, new: Some(_), .. } if *at == addr);
    let step = trace.steps.iter().rev().find(|step| step.thread == thread && taken(&step.kind));
    step.map(|step| step.pos)
}

/// The steps that matter most: what these threads saw last, and who took the mutexes they wait for.
pub fn focus(trace: &Trace, threads: &[Waiting]) -> Vec<usize> {
    let last = |test: &dyn Fn(ThreadId, &StepKind) -> bool| {
        trace.steps.iter().rposition(|step| test(step.thread, &step.kind))
    };
    let mut focus = vec![];
    for Waiting { thread, what, .. } in threads {
        focus.extend(last(&|who, kind| who == *thread && words::loc(kind).is_some()));
        if let WaitsFor::Mutex { addr, holder: Some(holder) } = what {
            focus.extend(last(&|who, kind| {
                who == *holder
                    && matches!(kind, StepKind::Updated { addr: at, new: Some(_), .. } if at == addr)
            }));
        }
    }
    focus
}
