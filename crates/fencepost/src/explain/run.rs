//! Finds the facts of an error in a run of a machine.

use super::assertion::Access;
use super::fault::{self, Failed};
use super::memory::{self, Creation, Freed, Life};
use super::stuck::{self, Endless, Never, Stuck, Waits};
use super::{Explained, Spot};
use crate::check::kinds::MIXED_SIZE_NOTE;
use crate::names::Names;
use fencepost_graph::{Label, Loc, ThreadId};
use fencepost_program::{Fault, Pos, Size};
use fencepost_states::{Allocated, Error, StepKind, Trace, TraceStep, Waiting, WaitsFor};

/// Explains an error that the state engine found at the end of a run, as a finding.
pub fn error(names: &Names<'_>, trace: &Trace, error: &Error) -> Explained<usize> {
    let spot = |thread: &ThreadId, pos: &Pos| Spot { thread: *thread, pos: Some(*pos) };
    match error {
        Error::Fault { thread, pos, fault } => failed(names, trace, spot(thread, pos), fault),
        Error::UseAfterFree { thread, pos, addr } => {
            let (life, freed) = life(trace, *thread, *addr);
            let last = last(trace, *thread).into_iter().collect();
            memory::use_after_free(names, spot(thread, pos), (None, *addr), (&life, freed), last)
        }
        Error::DoubleFree { thread, pos, addr } => {
            let (life, freed) = life(trace, *thread, *addr);
            memory::double_free(names, spot(thread, pos), *addr, (&life, freed), vec![])
        }
        Error::Deadlock { threads } => endless(names, trace, threads, Endless::Deadlock),
        Error::Livelock { threads } => endless(names, trace, threads, Endless::Livelock),
        Error::Endless { threads } => endless(names, trace, threads, Endless::Unfinished),
    }
}

/// Explains how a thread went wrong.
fn failed(names: &Names<'_>, trace: &Trace, spot: Spot, fault: &Fault) -> Explained<usize> {
    // A buffered write was seen when it was stored; when it is flushed, its thread sees nothing new.
    let seen = |step: &TraceStep| match &step.kind {
        StepKind::Flushed { .. } => None,
        kind => kind.label().copied().filter(|label| label.loc().is_some()),
    };
    let own = trace.steps.iter().enumerate().rev().filter(|(_, step)| step.thread == spot.thread);
    let access =
        |(event, step): (usize, &TraceStep)| Some(Access { event, label: seen(step)?, pos: Some(step.pos) });
    let failed = Failed {
        spot,
        state: trace.threads.get(spot.thread.index()).and_then(Option::as_ref),
        accesses: own.filter_map(access).collect(),
        last: last(trace, spot.thread),
    };
    let mut explained = fault::explain(names, &failed, fault);
    if matches!(fault, Fault::MixedSize { .. }) {
        explained.finding.notes.push(MIXED_SIZE_NOTE.to_owned());
    }
    explained
}

/// Returns the last step of a thread that others may see.
fn last(trace: &Trace, thread: ThreadId) -> Option<usize> {
    trace.steps.iter().rposition(|step| step.thread == thread && step.kind != StepKind::Local)
}

/// Returns the beginning and end of the object that holds `addr`, and how its end is ordered with the next
/// step of `thread`.
fn life(trace: &Trace, thread: ThreadId, addr: u64) -> (Life<usize>, Freed) {
    let holds = |object: &&Allocated| object.addr <= addr && addr - object.addr < object.size.max(1);
    let object = trace.objects.iter().rev().find(holds);
    let start = object.map_or(addr, |object| object.addr);
    let ends =
        |step: &TraceStep| matches!(step.kind, StepKind::Did(Label::Free { addr, .. }) if addr == start);
    let begins =
        |step: &TraceStep| matches!(step.kind, StepKind::Did(Label::Alloc { addr, .. }) if addr == start);
    let freed = trace.steps.iter().rposition(ends);
    // An address may be used again: the object that was freed is the one made before.
    let made = trace.steps[..freed.unwrap_or(trace.steps.len())].iter().rposition(begins);
    let made = object.map(|object| Creation {
        by: made.map(|step| (step, trace.steps[step].thread)),
        pos: Some(object.pos),
    });
    let freed = freed.map(|i| (i, Spot { thread: trace.steps[i].thread, pos: Some(trace.steps[i].pos) }));
    let order = match freed {
        Some((_, spot)) if spot.thread == thread => Freed::Itself,
        Some((_, spot)) => Freed::Before(spot.thread),
        None => Freed::Unknown,
    };
    (Life { addr: start, made, freed }, order)
}

/// Explains that these threads never finish.
fn endless(names: &Names<'_>, trace: &Trace, threads: &[Waiting], how: Endless) -> Explained<usize> {
    let stuck = threads.iter().map(|waiting| Stuck {
        spot: Spot { thread: waiting.thread, pos: Some(waiting.pos) },
        waits: waits(names, trace, waiting),
    });
    let stuck: Vec<Stuck> = stuck.collect();
    Explained { finding: stuck::explain(names, &stuck, how), focus: focus(trace, threads) }
}

/// Finds the thing that a thread waits for.
fn waits(names: &Names<'_>, trace: &Trace, waiting: &Waiting) -> Waits {
    match waiting.what {
        WaitsFor::Mutex { addr, holder } => {
            let taken = holder.and_then(|holder| acquired(trace, holder, addr));
            Waits::Mutex { addr, holder, taken: taken.map(|step| trace.steps[step].pos) }
        }
        WaitsFor::End(other) => Waits::End(other),
        WaitsFor::Value { addr, value } => {
            // Waiting for a condition variable or a barrier is a loop of a library.
            let state = trace.threads.get(waiting.thread.index()).and_then(Option::as_ref);
            if let Some(call) = state.and_then(|state| stuck::library_call(names.program, state)) {
                return Waits::Wake(Some(call));
            }
            let loc = accessed(trace, waiting.thread, addr).unwrap_or(Loc { addr, size: Size::B4 });
            Waits::Value { loc, now: value, why: Never::Unknown }
        }
        WaitsFor::Nothing => Waits::Nothing,
    }
}

/// Returns the location at an address, with the size of the thread's last access to it: the engine's word has
/// no size.
fn accessed(trace: &Trace, thread: ThreadId, addr: u64) -> Option<Loc> {
    let own = trace.steps.iter().rev().filter(|step| step.thread == thread);
    own.filter_map(|step| step.kind.loc()).find(|loc| loc.addr == addr)
}

/// Returns the step in which `thread` last acquired the mutex at `addr`.
fn acquired(trace: &Trace, thread: ThreadId, addr: u64) -> Option<usize> {
    let takes =
        |kind: &StepKind| kind.second_label().and_then(Label::loc).is_some_and(|loc| loc.addr == addr);
    trace.steps.iter().rposition(|step| step.thread == thread && takes(&step.kind))
}

/// Returns the steps that matter most: what these threads saw last, and those that took the mutexes they wait
/// for.
fn focus(trace: &Trace, threads: &[Waiting]) -> Vec<usize> {
    let mut focus = vec![];
    for Waiting { thread, what, .. } in threads {
        let seen = |step: &TraceStep| step.thread == *thread && step.kind.loc().is_some();
        focus.extend(trace.steps.iter().rposition(seen));
        if let WaitsFor::Mutex { addr, holder: Some(holder) } = what {
            focus.extend(acquired(trace, *holder, *addr));
        }
    }
    focus
}
