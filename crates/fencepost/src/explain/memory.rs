//! Objects used in ways they must not be: after their end, twice ended, before they have a value, beyond their bounds.
//!
//! The place of the error is the access (the later `free` for a double free); where the object was made and where it
//! ended are related places.

use super::{at, related};
use crate::check::Explained;
use crate::names::Names;
use crate::scene::Scene;
use fencepost_explore::View;
use fencepost_graph::{EventRef, Execution, Label, ThreadId};
use fencepost_report::{Finding, Kind, RelatedKind};
use rustc_hash::FxHashSet;

/// An access that nothing puts before the end of its object.
pub fn use_after_free(view: &View<'_>, names: &Names<'_>, access: EventRef, free: EventRef) -> Explained {
    let graph = view.execution();
    let label = graph.event(access).map(|e| e.label);
    let (verb, what) = match label {
        Some(Label::Read { loc, .. }) => ("reads", names.loc(loc)),
        Some(Label::Write { loc, .. }) => ("writes", names.loc(loc)),
        _ => ("uses", "memory".to_owned()),
    };
    let story = Story::new(view, names, &graph, free);
    let (who, when) = (thread(names, access), story.order(&graph, access));
    let mut explained = Explained {
        finding: Finding {
            message: format!("use after free: {who} {verb} {what}{when}"),
            ..at(view, names, Kind::UseAfterFree, access)
        },
        focus: vec![access, free],
    };
    story.tell(&mut explained, RelatedKind::Freed);
    explained
}

/// Two ends of one object.
pub fn double_free(view: &View<'_>, names: &Names<'_>, first: EventRef, second: EventRef) -> Explained {
    let graph = view.execution();
    let story = Story::new(view, names, &graph, first);
    let when = story.order(&graph, second);
    let mut explained = Explained {
        finding: Finding {
            message: format!("double free: {} frees {}{when}", thread(names, second), story.object),
            ..at(view, names, Kind::DoubleFree, second)
        },
        focus: vec![second, first],
    };
    story.tell(&mut explained, RelatedKind::OtherFree);
    explained
}

/// A read of what has no value yet.
pub fn uninitialised(view: &View<'_>, names: &Names<'_>, read: EventRef) -> Explained {
    let graph = view.execution();
    let loc = graph.event(read).and_then(|e| e.label.loc());
    let what = loc.map_or_else(String::new, |loc| names.loc(loc));
    let alloc = loc.and_then(|loc| made(&graph, loc.addr));
    let mut focus = vec![read];
    focus.extend(alloc);
    let mut finding = Finding {
        message: format!("read of uninitialised memory: {} reads {what}", thread(names, read)),
        ..at(view, names, Kind::Uninitialised, read)
    };
    if let Some(alloc) = alloc {
        finding.notes.push(format!("allocated by {}", who_and_where(view, names, alloc)));
        finding.related.extend(related(view, names, alloc, RelatedKind::Allocated));
    }
    Explained { finding, focus }
}

/// Of the threads that `thread` has joined, the last one whose function ended without a value, in words: `pthread_join` then
/// stores nothing, and a read of the place finds it uninitialised.
pub fn joined_without_result<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    thread: ThreadId,
) -> Option<String> {
    let graph = view.graph();
    let events = graph.threads.get(thread.index())?;
    let joined = events.iter().rev().filter_map(|event| match event.label {
        Label::Join(other) => Some(other),
        _ => None,
    });
    let ended_without = |other: &ThreadId| {
        view.thread(*other).is_some_and(|state| state.result() == fencepost_llvm::NO_VALUE)
    };
    let other = joined.into_iter().find(ended_without)?;
    Some(format!(
        "{} ended without a result (its function reached its end without `return`), so joining it stored none",
        names.thread(other)
    ))
}

/// The events that begin and end the life of an object.
struct Story<'a, 'v> {
    view: &'a View<'v>,
    names: &'a Names<'v>,
    object: String,
    alloc: Option<EventRef>,
    free: EventRef,
}

impl<'a, 'v> Story<'a, 'v> {
    fn new(view: &'a View<'v>, names: &'a Names<'v>, graph: &Execution, free: EventRef) -> Self {
        let addr = match graph.event(free).map(|e| e.label) {
            Some(Label::Free { addr, .. }) => addr,
            _ => 0,
        };
        Story { view, names, object: names.address(addr), alloc: made(graph, addr), free }
    }

    /// How the two are ordered, in words.
    fn order(&self, graph: &Execution, event: EventRef) -> String {
        match (event, self.free) {
            (EventRef::At(a, i), EventRef::At(b, j)) if a == b && j < i => {
                ", which it has freed before".to_owned()
            }
            _ if before(graph, self.free, event) => {
                format!(", after {} freed it", thread(self.names, self.free))
            }
            _ => format!(", and nothing orders that before {} frees it", thread(self.names, self.free)),
        }
    }

    fn tell(&self, explained: &mut Explained, free: RelatedKind) {
        let Explained { finding, focus } = explained;
        if let Some(alloc) = self.alloc {
            let who = who_and_where(self.view, self.names, alloc);
            finding.notes.push(format!("{} was allocated by {who}", self.object));
            finding.related.extend(related(self.view, self.names, alloc, RelatedKind::Allocated));
            focus.push(alloc);
        }
        finding.notes.push(format!("freed by {}", who_and_where(self.view, self.names, self.free)));
        finding.related.extend(related(self.view, self.names, self.free, free));
    }
}

/// Does `from` come before `to` in program order, reads-from, and the starts and ends of threads?
fn before(graph: &Execution, from: EventRef, to: EventRef) -> bool {
    let last = |thread: ThreadId| {
        let count = graph.threads.get(thread.index())?.len() as u32;
        Some(EventRef::At(thread, count.checked_sub(1)?))
    };
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
            Some(Label::Join(thread)) => last(thread),
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

/// The event that made the object that holds `addr`.
fn made(graph: &Execution, addr: u64) -> Option<EventRef> {
    let holds = |label: &Label| matches!(label, Label::Alloc { addr: start, size, .. } if *start <= addr && addr - start < (*size).max(1));
    graph.events().find(|(_, event)| holds(&event.label)).map(|(name, _)| name)
}

fn thread(names: &Names<'_>, event: EventRef) -> String {
    match event {
        EventRef::At(thread, _) => names.thread(thread),
        EventRef::Init(_) => "the initial state".to_owned(),
    }
}

/// `t1 (worker), queue.c:17`.
fn who_and_where(view: &View<'_>, names: &Names<'_>, event: EventRef) -> String {
    format!("{}{}", thread(names, event), names.comma_place(view.pos(event)))
}
