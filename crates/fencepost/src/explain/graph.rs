//! Finds the facts of an error in an execution graph.

use super::assertion::Access;
use super::fault::{self, Failed};
use super::memory::{self, Creation, Freed, Life};
use super::stuck::{self, Endless, Never, Stuck, Waits};
use super::{Explained, Spot, finding, race};
use crate::check::kinds::MIXED_SIZE_NOTE;
use crate::names::Names;
use crate::scene::Scene;
use fencepost_explore::{StuckAt, View, Violation};
use fencepost_graph::{EventRef, Execution, Label, ThreadId};
use fencepost_program::Fault;
use fencepost_report::{Finding, Kind, Related, RelatedKind};
use rustc_hash::FxHashSet;

/// Explains an error that the graph engine found, as a finding.
pub fn violation(view: &View<'_>, names: &Names<'_>, violation: &Violation) -> Explained {
    match violation {
        Violation::Race { first, second } => race::explain(view, names, *first, *second),
        Violation::UseAfterFree { access, free } => use_after_free(view, names, *access, *free),
        Violation::DoubleFree { first, second } => double_free(view, names, *first, *second),
        Violation::Uninitialised { read } => {
            let graph = view.execution();
            let loc = graph.event(*read).and_then(|e| e.label.loc());
            let made = loc.and_then(|loc| made(&graph, loc.addr));
            let made = made.and_then(|event| Some((event, spot(view, event)?)));
            memory::uninitialised(names, (*read, of_thread(view, *read)), loc, made)
        }
        Violation::Stuck { threads } => stuck(view, names, threads),
        Violation::MixedSize { thread, access, other } => {
            let message = format!(
                "{} accesses {} byte(s) at {}, where {} is accessed as {} byte(s)",
                names.thread(*thread),
                access.size.bytes(),
                names.loc(*access),
                names.loc(*other),
                other.size.bytes(),
            );
            let notes = vec![MIXED_SIZE_NOTE.to_owned()];
            let finding = Finding { notes, ..now(view, *thread).finding(names, Kind::MixedSize, message) };
            Explained { finding, focus: last_event(&view.execution(), *thread).into_iter().collect() }
        }
        Violation::Fault { thread, fault } => failed(view, names, *thread, fault),
    }
}

/// Explains the fault by which a thread of an execution failed, as a finding.
pub fn failed<'a>(view: &impl Scene<'a>, names: &Names<'_>, thread: ThreadId, fault: &Fault) -> Explained {
    let graph = view.graph();
    let events = graph.threads.get(thread.index()).map_or(&[][..], Vec::as_slice);
    let access = |(i, event): (usize, &fencepost_graph::ExecEvent)| {
        let name = EventRef::At(thread, i as u32);
        Access { event: name, label: event.label, pos: view.pos(name) }
    };
    let accesses = events.iter().enumerate().rev().filter(|(_, event)| event.label.loc().is_some());
    let failed = Failed {
        spot: now(view, thread),
        state: view.thread(thread),
        accesses: accesses.map(access).collect(),
        last: last_event(&graph, thread),
    };
    let mut explained = fault::explain(names, &failed, fault);
    if matches!(fault, Fault::Uninitialised(_)) {
        let without = joined_without_result(view, &graph, thread);
        explained.finding.notes.extend(without.map(|other| memory::joined_without_result(names, other)));
    }
    explained
}

/// Makes a finding at the source place of an event, still without a message.
pub fn at<'a>(view: &impl Scene<'a>, names: &Names<'_>, kind: Kind, event: EventRef) -> Finding {
    match spot(view, event) {
        Some(spot) => spot.finding(names, kind, String::new()),
        None => finding(names, kind, String::new(), None),
    }
}

/// Returns the thread and place of an event; `None` for an initial write.
fn spot<'a>(view: &impl Scene<'a>, event: EventRef) -> Option<Spot> {
    match event {
        EventRef::At(thread, _) => Some(Spot { thread, pos: view.pos(event) }),
        EventRef::Init(_) => None,
    }
}

/// Returns the thread and place of an event that a thread made. Panics on an initial write.
fn of_thread<'a>(view: &impl Scene<'a>, event: EventRef) -> Spot {
    spot(view, event).expect("an error is about what a thread did")
}

/// Returns the place where a thread is now.
fn now<'a>(view: &impl Scene<'a>, thread: ThreadId) -> Spot {
    Spot { thread, pos: view.pos_now(thread) }
}

/// Returns the source place of an event as a second place of a finding, with its role `what`.
pub fn related<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    event: EventRef,
    what: RelatedKind,
) -> Option<Related> {
    spot(view, event)?.related(names, what)
}

/// Returns the last event of a thread.
fn last_event(graph: &Execution, thread: ThreadId) -> Option<EventRef> {
    let last = graph.threads.get(thread.index())?.len().checked_sub(1)?;
    Some(EventRef::At(thread, last as u32))
}

/// Explains an access that nothing orders before the end of its object.
fn use_after_free(view: &View<'_>, names: &Names<'_>, access: EventRef, free: EventRef) -> Explained {
    let graph = view.execution();
    let label = graph.event(access).map(|e| e.label);
    let life = life(view, &graph, free);
    let addr = label.and_then(|label| label.loc()).map_or(life.addr, |loc| loc.addr);
    let freed = freed(&graph, access, free);
    memory::use_after_free(names, of_thread(view, access), (label, addr), (&life, freed), vec![access])
}

/// Explains that an object is freed twice.
fn double_free(view: &View<'_>, names: &Names<'_>, first: EventRef, second: EventRef) -> Explained {
    let graph = view.execution();
    let life = life(view, &graph, first);
    let freed = freed(&graph, second, first);
    memory::double_free(names, of_thread(view, second), life.addr, (&life, freed), vec![second])
}

/// Returns the beginning and end of the object that `free` ended.
fn life(view: &View<'_>, graph: &Execution, free: EventRef) -> Life<EventRef> {
    let addr = match graph.event(free).map(|e| e.label) {
        Some(Label::Free { addr, .. }) => addr,
        _ => 0,
    };
    let made = made(graph, addr).and_then(|event| {
        let Spot { thread, pos } = spot(view, event)?;
        Some(Creation { by: Some((event, thread)), pos })
    });
    Life { addr, made, freed: Some((free, of_thread(view, free))) }
}

/// Returns how the end of an object is ordered with an event that is too late for it.
fn freed(graph: &Execution, event: EventRef, free: EventRef) -> Freed {
    match (event, free) {
        (EventRef::At(a, i), EventRef::At(b, j)) if a == b && j < i => Freed::Itself,
        (_, EventRef::At(by, _)) if before(graph, free, event) => Freed::Before(by),
        (_, EventRef::At(by, _)) => Freed::Unordered(by),
        (_, EventRef::Init(_)) => Freed::Unknown,
    }
}

/// Returns whether `from` comes before `to` in program order, reads-from, and the starts and ends of threads.
fn before(graph: &Execution, from: EventRef, to: EventRef) -> bool {
    let start = |thread: ThreadId| {
        graph.events().find(|(_, e)| e.label == Label::Spawn(thread)).map(|(name, _)| name)
    };
    let mut seen = FxHashSet::default();
    let mut open = vec![to];
    while let Some(event) = open.pop() {
        let EventRef::At(thread, index) = event else { continue };
        if !seen.insert(event) {
            continue;
        }
        let made = graph.event(event);
        let joined = match made.map(|e| e.label) {
            Some(Label::Join(thread)) => last_event(graph, thread),
            _ => None,
        };
        let previous = match index.checked_sub(1) {
            Some(i) => Some(EventRef::At(thread, i)),
            None => start(thread),
        };
        open.extend(made.and_then(|e| e.rf).into_iter().chain(joined).chain(previous));
    }
    from != to && seen.contains(&from)
}

/// Returns the event that made the object that holds `addr`.
fn made(graph: &Execution, addr: u64) -> Option<EventRef> {
    let holds = |label: &Label| matches!(label, Label::Alloc { addr: start, size, .. } if *start <= addr && addr - start < (*size).max(1));
    graph.events().find(|(_, event)| holds(&event.label)).map(|(name, _)| name)
}

/// Finds, of the threads that `thread` has joined, the last one whose function ended without a value:
/// `pthread_join` then stores nothing, and a read of the place finds it uninitialised.
fn joined_without_result<'a>(view: &impl Scene<'a>, graph: &Execution, thread: ThreadId) -> Option<ThreadId> {
    let events = graph.threads.get(thread.index())?;
    let mut joined = events.iter().rev().filter_map(|event| match event.label {
        Label::Join(other) => Some(other),
        _ => None,
    });
    joined.find(|other| view.thread(*other).is_some_and(|state| state.result() == fencepost_llvm::NO_VALUE))
}

/// Explains that none of `threads` can ever go on.
fn stuck(view: &View<'_>, names: &Names<'_>, threads: &[(ThreadId, StuckAt)]) -> Explained {
    let graph = view.execution();
    let how = match threads.iter().any(|(t, at)| spins(view, *t, at)) {
        true => Endless::Liveness,
        false => Endless::Deadlock,
    };
    let stuck = threads
        .iter()
        .map(|(thread, at)| Stuck { spot: now(view, *thread), waits: waits(view, &graph, *thread, at) });
    let stuck: Vec<Stuck> = stuck.collect();
    Explained { finding: stuck::explain(names, &stuck, how), focus: focus(&graph, threads) }
}

/// Returns whether the thread waits in a loop of the program's own. (Waiting for a condition variable or a
/// barrier is a loop too, but of a library.)
fn spins(view: &View<'_>, thread: ThreadId, at: &StuckAt) -> bool {
    let Some(state) = view.thread(thread) else { return false };
    *at == StuckAt::Await && view.program().is_user_place(view.program().pos(state.code_pos()))
}

/// Finds what a thread waits for, and why that does not come.
fn waits(view: &View<'_>, graph: &Execution, thread: ThreadId, at: &StuckAt) -> Waits {
    match at {
        StuckAt::Lock { addr, holder } => {
            let taken = holder.and_then(|holder| view.pos(acquired(graph, holder, *addr)?));
            Waits::Mutex { addr: *addr, holder: *holder, taken }
        }
        StuckAt::Join(other) => Waits::End(*other),
        StuckAt::Await if !spins(view, thread, at) => {
            Waits::Wake(view.thread(thread).and_then(|state| stuck::library_call(view.program(), state)))
        }
        StuckAt::Await if view.thread(thread).is_some_and(|state| state.reads_of_wait() == 0) => {
            Waits::Nothing
        }
        StuckAt::Await => match last_read(graph, thread) {
            Some((_, Label::Read { loc, value: now, .. })) => {
                let over = overwritten(graph, thread);
                let over = over.and_then(|(write, value)| Some((value, spot(view, write)?)));
                let why = match over {
                    Some((value, write)) => Never::Overwritten { value, write },
                    None => Never::Unwritten,
                };
                Waits::Value { loc, now, why }
            }
            _ => Waits::SomeValue,
        },
    }
}

/// Returns the event in which `thread` last acquired the mutex at `addr`.
fn acquired(graph: &Execution, thread: ThreadId, addr: u64) -> Option<EventRef> {
    let events = graph.threads.get(thread.index())?;
    let taken = |label: &Label| matches!(label, Label::Write { loc, update: true, .. } if loc.addr == addr);
    let at = events.iter().rposition(|event| taken(&event.label))?;
    Some(EventRef::At(thread, at as u32))
}

/// Returns the last write, in coherence order before the one that `thread` saw last, of another value; and
/// that value. The thread will not see it any more.
fn overwritten(graph: &Execution, thread: ThreadId) -> Option<(EventRef, u64)> {
    let (read, Label::Read { loc, value, .. }) = last_read(graph, thread)? else { return None };
    let seen = graph.event(read)?.rf?;
    let (_, order) = graph.co.iter().find(|(of, _)| *of == loc)?;
    let before = order.iter().take_while(|write| **write != seen);
    let written = before.filter_map(|write| match (write, graph.event(*write)?.label) {
        (EventRef::At(..), Label::Write { value, .. }) => Some((*write, value)),
        _ => None,
    });
    written.filter(|(_, other)| *other != value).last()
}

fn last_read(graph: &Execution, thread: ThreadId) -> Option<(EventRef, Label)> {
    let events = graph.threads.get(thread.index())?;
    let at = events.iter().rposition(|event| event.label.is_read())?;
    Some((EventRef::At(thread, at as u32), events[at].label))
}

/// Returns the events that matter most: what the threads saw last, and those that took the mutexes they wait
/// for.
fn focus(graph: &Execution, threads: &[(ThreadId, StuckAt)]) -> Vec<EventRef> {
    let mut focus = vec![];
    for (thread, at) in threads {
        focus.extend(last_read(graph, *thread).map(|(event, _)| event));
        if let StuckAt::Lock { addr, holder: Some(holder) } = at {
            focus.extend(acquired(graph, *holder, *addr));
        }
    }
    focus
}
