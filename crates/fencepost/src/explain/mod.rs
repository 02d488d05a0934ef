//! Errors put into words: what happened, where, and what led to it.
//!
//! - `race.rs`: both accesses, and why nothing orders them
//! - `assertion.rs`: the values in it
//! - `memory.rs`: objects used after their end, ended twice, read before they have a value
//! - `stuck.rs`: deadlocks, and waits for values that nobody writes

pub mod assertion;
pub mod memory;
pub mod race;
pub mod stuck;

use crate::names::Names;
use crate::scene::Scene;
use fencepost_explore::View;
use fencepost_graph::{EventRef, ThreadId};
use fencepost_program::Pos;
use fencepost_report::{Finding, Kind, Related, RelatedKind};

/// A finding at an event, still without words.
pub fn at<'a>(view: &impl Scene<'a>, names: &Names<'_>, kind: Kind, event: EventRef) -> Finding {
    let pos = view.pos(event).filter(|pos| pos.is_known());
    let thread = match event {
        EventRef::At(thread, _) => Some(names.thread(thread)),
        EventRef::Init(_) => None,
    };
    Finding {
        file: pos.and_then(|p| names.file(p)),
        line: pos.map(|p| p.line),
        thread,
        ..Finding::new(kind, "")
    }
}

/// A finding about where `thread` is now.
pub fn now<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    thread: ThreadId,
    kind: Kind,
    message: String,
) -> Finding {
    let pos = view.pos_now(thread).filter(|pos| pos.is_known());
    Finding {
        file: pos.and_then(|p| names.file(p)),
        line: pos.map(|p| p.line),
        thread: Some(names.thread(thread)),
        ..Finding::new(kind, message)
    }
}

/// The place of an event, as one that belongs to a finding.
fn related<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    event: EventRef,
    what: RelatedKind,
) -> Option<Related> {
    let EventRef::At(thread, _) = event else { return None };
    place(names, view.pos(event)?, thread, what)
}

/// Where a thread is now, as a place that belongs to a finding.
fn related_now(view: &View<'_>, names: &Names<'_>, thread: ThreadId, what: RelatedKind) -> Option<Related> {
    place(names, view.pos_now(thread)?, thread, what)
}

pub(crate) fn place(names: &Names<'_>, pos: Pos, thread: ThreadId, what: RelatedKind) -> Option<Related> {
    pos.is_known().then(|| Related {
        what,
        file: names.file(pos),
        line: Some(pos.line),
        thread: Some(names.thread(thread)),
    })
}
