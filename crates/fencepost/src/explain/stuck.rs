//! Threads that wait for ever: who waits for what, where, and why it never comes.

use super::related_now;
use crate::check::Explained;
use crate::names::Names;
use fencepost_explore::{StuckAt, View};
use fencepost_graph::{EventRef, Execution, Label, ThreadId};
use fencepost_program::{Pos, Program, Shadow, ThreadState};
use fencepost_report::{Finding, Kind, RelatedKind};

/// The report that none of `threads` can ever go on.
pub fn explain(view: &View<'_>, names: &Names<'_>, threads: &[(ThreadId, StuckAt)]) -> Explained {
    let graph = view.execution();
    // If somebody waits for a value, whoever waits for that thread is not the one to blame.
    let to_blame = |at: &StuckAt| !matches!(at, StuckAt::Join(_));
    let spinning = threads.iter().find(|(t, at)| spins(view, *t, at));
    let (first, _) = spinning
        .or(threads.iter().find(|(_, at)| to_blame(at)))
        .or(threads.first())
        .expect("somebody is stuck");
    let kind =
        if threads.iter().any(|(t, at)| spins(view, *t, at)) { Kind::Liveness } else { Kind::Deadlock };
    let notes: Vec<String> = threads.iter().map(|(t, at)| waits(view, names, &graph, *t, at)).collect();
    let message = match kind {
        Kind::Liveness if spinning.is_some_and(|(t, _)| overwritten(&graph, *t).is_some()) => {
            format!("{} waits for a value that nobody will write any more", names.thread(*first))
        }
        Kind::Liveness => format!("{} waits for a value that nobody will write", names.thread(*first)),
        _ => deadlock(names, threads.iter().map(|(t, _)| *t)),
    };
    let pos = view.pos_now(*first).filter(|pos| pos.is_known());
    let others = threads.iter().filter(|(t, _)| t != first);
    let finding = Finding {
        kind,
        message,
        file: pos.and_then(|p| names.file(p)),
        line: pos.map(|p| p.line),
        thread: Some(names.thread(*first)),
        related: others.filter_map(|(t, _)| related_now(view, names, *t, RelatedKind::Waits)).collect(),
        notes,
        relaxation: None,
        execution: None,
    };
    Explained { finding, focus: focus(&graph, threads) }
}

/// Does the thread wait in a loop of the program's own? (Waiting for a condition variable or a barrier is a loop too, but of
/// a library.)
fn spins(view: &View<'_>, thread: ThreadId, at: &StuckAt) -> bool {
    let Some(state) = view.thread(thread) else { return false };
    *at == StuckAt::Await && view.program().is_user_place(view.program().pos(state.code_pos()))
}

/// The message of a deadlock.
pub fn deadlock(names: &Names<'_>, threads: impl Iterator<Item = ThreadId>) -> String {
    let who: Vec<String> = threads.map(|thread| names.thread(thread)).collect();
    match who.as_slice() {
        [one] => format!("deadlock: {one} waits for ever"),
        who => format!("deadlock: {} wait for ever", who.join(", ")),
    }
}

/// Who holds a mutex that `thread` waits for, and since where.
pub fn held(names: &Names<'_>, thread: ThreadId, holder: Option<ThreadId>, taken: Option<Pos>) -> String {
    match holder {
        Some(holder) if holder == thread => "which it holds itself".to_owned(),
        Some(holder) => {
            let taken = taken.and_then(|pos| names.short_place(pos));
            let taken = taken.map_or(String::new(), |place| format!(" since {place}"));
            format!("which {} holds{taken}", names.thread(holder))
        }
        None => "which nobody will release".to_owned(),
    }
}

/// `t1 waits for mutex m, held by t2, at a.c:7`.
fn waits(view: &View<'_>, names: &Names<'_>, graph: &Execution, thread: ThreadId, at: &StuckAt) -> String {
    let who = names.thread(thread);
    let place = view.pos_now(thread).and_then(|pos| names.short_place(pos));
    let place = place.map_or(String::new(), |place| format!(" at {place}"));
    match at {
        StuckAt::Lock { addr, holder } => {
            let taken = holder.and_then(|holder| view.pos(acquired(graph, holder, *addr)?));
            let (mutex, held) = (names.address(*addr), held(names, thread, *holder, taken));
            format!("{who} waits{place} for {mutex}, {held}")
        }
        StuckAt::Await if !spins(view, thread, at) => {
            let call = view.thread(thread).and_then(|state| library_call(view.program(), state));
            asleep(&who, &place, call)
        }
        StuckAt::Await => match last_read(graph, thread) {
            Some((_, Label::Read { loc, value, .. })) => {
                let (name, now) = (names.loc(loc), names.value(loc, value));
                match overwritten(graph, thread) {
                    Some((EventRef::At(writer, index), earlier)) => {
                        let earlier = names.value(loc, earlier);
                        let at = view.pos(EventRef::At(writer, index));
                        let at = at.and_then(|pos| names.short_place(pos));
                        let at = at.map_or(String::new(), |place| format!(" at {place}"));
                        format!(
                            "{who} waits{place} for {name} to change; it stays {now}: the {earlier} that {} writes{at} comes before \
                             that in coherence order, and nobody will write it again",
                            names.thread(writer)
                        )
                    }
                    _ => {
                        format!(
                            "{who} waits{place} for {name} to change; it is {now}, and nobody will write it"
                        )
                    }
                }
            }
            _ => format!("{who} waits{place} for a value"),
        },
        StuckAt::Join(other) => format!("{who} waits{place} for {} to end", names.thread(*other)),
    }
}

/// `t1 waits at line 7 in pthread_cond_wait, and nobody will wake it`.
pub fn asleep(who: &str, place: &str, call: Option<String>) -> String {
    let call = call.map_or(String::new(), |name| format!(" in {name}"));
    format!("{who} waits{place}{call}, and nobody will wake it")
}

/// The function of a library that the program called and that waits.
pub fn library_call<S: Shadow>(program: &Program, state: &ThreadState<S>) -> Option<String> {
    let frames = state.call_stack(program);
    let inside = frames.iter().take_while(|(_, pos)| !program.is_user_place(*pos));
    inside.last().map(|(func, _)| program.function(*func).name.clone())
}

/// Where `thread` last acquired the mutex at `addr`.
fn acquired(graph: &Execution, thread: ThreadId, addr: u64) -> Option<EventRef> {
    let events = graph.threads.get(thread.index())?;
    let taken = |label: &Label| matches!(label, Label::Write { loc, update: true, .. } if loc.addr == addr);
    let at = events.iter().rposition(|event| taken(&event.label))?;
    Some(EventRef::At(thread, at as u32))
}

/// The last write before the one that `thread` saw last, in coherence order, that wrote something else; and what. It was there, and the thread
/// will not see it any more.
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

/// What the threads saw last, and who took the mutexes they wait for.
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
