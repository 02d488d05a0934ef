//! Explains a data race: both accesses, and why nothing orders them.

use super::graph::{at, related};
use super::{Explained, finding};
use crate::names::Names;
use crate::scene::Scene;
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, ThreadId};
use fencepost_program::Pos;
use fencepost_report::{Finding, Kind, Related, RelatedKind};

/// Explains a data race between the events `first` and `second`, as a finding.
pub fn explain<'a>(view: &impl Scene<'a>, names: &Names<'_>, first: EventRef, second: EventRef) -> Explained {
    let execution = view.graph();
    let access = |event: EventRef| Access::new(view, names, &execution, event);
    let (first, second) = (access(first), access(second));
    let handover = handover(view, names, &execution, &first, &second);
    let mut focus = vec![first.event, second.event];
    focus.extend(handover.events);
    let finding = Finding {
        message: format!("data race on {}: {} and {}", second.location, first.phrase, second.phrase),
        related: related(view, names, first.event, RelatedKind::OtherAccess).into_iter().collect(),
        notes: vec![handover.text],
        ..at(view, names, Kind::Race, second.event)
    };
    Explained { finding, focus }
}

/// One of the two accesses of a data race that the model's text found.
pub struct Side {
    /// The location, and the value that the access reads or writes.
    pub label: Option<Label>,
    /// The name of the access's thread.
    pub thread: Option<String>,
    /// The place of the access in the source.
    pub pos: Pos,
}

/// Makes the finding of a data race that the model's text found, of which only the two accesses are known.
pub fn unordered(names: &Names<'_>, one: &Side, other: &Side) -> Finding {
    let location = one.label.and_then(|label| label.loc()).map(|loc| names.loc(loc)).unwrap_or_default();
    let does = |side: &Side| if side.label.is_some_and(|label| label.is_read()) { "read" } else { "write" };
    let who = |side: &Side| side.thread.clone().unwrap_or_default();
    let place = names.place(other.pos).map_or(String::new(), |place| format!(" at {place}"));
    let message = format!(
        "data race on {location}: a {} by {}, and nothing orders it with the {} by {}{place}",
        does(one),
        who(one),
        does(other),
        who(other),
    );
    let related = Related {
        what: RelatedKind::OtherAccess,
        file: names.file(other.pos),
        line: names.file(other.pos).map(|_| other.pos.line),
        thread: other.thread.clone(),
    };
    Finding {
        thread: one.thread.clone(),
        related: vec![related],
        ..finding(names, Kind::Race, message, Some(one.pos))
    }
}

struct Access {
    event: EventRef,
    location: String,
    thread: String,
    /// The access in words: `P0 writes it (plain, line 7)`.
    phrase: String,
}

impl Access {
    fn new<'a>(view: &impl Scene<'a>, names: &Names<'_>, execution: &Execution, event: EventRef) -> Self {
        let EventRef::At(thread, _) = event else { unreachable!("initial writes do not race") };
        let label = &execution.event(event).expect("a race is between events of the graph").label;
        let mode = match label.mode() {
            Some(mode) if mode.is_atomic() => mode.name(),
            _ => "plain",
        };
        let verb = if label.is_write() { "writes" } else { "reads" };
        let place = names.comma_place(view.pos(event));
        let thread = names.thread(thread);
        Access {
            event,
            location: label.loc().map(|loc| names.loc(loc)).unwrap_or_default(),
            phrase: format!("{thread} {verb} it ({mode}{place})"),
            thread,
        }
    }
}

/// The reason why nothing orders the two accesses.
struct Handover {
    /// The reason in one sentence.
    text: String,
    /// The write and the read that fail to synchronise, if there are such.
    events: Vec<EventRef>,
}

fn handover<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    execution: &Execution,
    first: &Access,
    second: &Access,
) -> Handover {
    for (from, to) in [(first, second), (second, first)] {
        if let Some(failed) = failed_handover(view, names, execution, from.event, to.event) {
            return failed;
        }
    }
    let text = format!(
        "nothing orders them: before its access, {} reads nothing that {} wrote after its own, nor the other way round",
        second.thread, first.thread
    );
    Handover { text, events: vec![] }
}

/// Returns the reason why a read does not synchronise: the thread of `to` read, before `to`, a value that the
/// thread of `from` wrote after `from`. `None` if there is no such read.
fn failed_handover<'a>(
    view: &impl Scene<'a>,
    names: &Names<'_>,
    execution: &Execution,
    from: EventRef,
    to: EventRef,
) -> Option<Handover> {
    let (EventRef::At(writer, start), EventRef::At(reader, end)) = (from, to) else { return None };
    let before = &execution.threads[reader.index()][..end as usize];
    let (read_at, write_at, read) = before.iter().enumerate().find_map(|(i, event)| match event.rf {
        Some(EventRef::At(thread, w)) if thread == writer && w > start => Some((i as u32, w, event)),
        _ => None,
    })?;
    let write = &execution.threads[writer.index()][write_at as usize];
    let released = write.label.mode().is_some_and(|m| m.is_rel())
        || has_fence(execution, writer, start, write_at, |l| matches!(l, Label::Fence(k) if k.is_rel()));
    let acquired = read.label.mode().is_some_and(|m| m.is_acq())
        || has_fence(execution, reader, read_at, end, |l| matches!(l, Label::Fence(k) if k.is_acq()));
    let side = |event: EventRef, e: &ExecEvent| {
        let mode = e.label.mode().map_or("", |m| if m.is_atomic() { m.name() } else { "plain" });
        format!("{mode}{}", names.comma_place(view.pos(event)))
    };
    let events = vec![EventRef::At(writer, write_at), EventRef::At(reader, read_at)];
    let (write_name, read_name) = (side(events[0], write), side(events[1], read));
    let atomic = |e: &ExecEvent| e.label.mode().is_some_and(|m| m.is_atomic());
    let missing = match (released, acquired) {
        _ if !atomic(write) || !atomic(read) => "only atomic accesses do",
        (false, false) => "the write is not a release and the read not an acquire",
        (false, true) => "the write is not a release",
        (true, false) => "the read is not an acquire",
        (true, true) => return None,
    };
    let loc = read.label.loc().map(|l| names.loc(l)).unwrap_or_default();
    let text = format!(
        "{} reads {loc} ({read_name}) from {} ({write_name}), but that does not synchronise: {missing}",
        names.thread(reader),
        names.thread(writer)
    );
    Some(Handover { text, events })
}

/// Returns whether `thread` has an event whose label passes `test` strictly between two of its events.
fn has_fence(
    execution: &Execution,
    thread: ThreadId,
    from: u32,
    to: u32,
    test: impl Fn(&Label) -> bool,
) -> bool {
    execution.threads[thread.index()][from as usize + 1..to as usize].iter().any(|e| test(&e.label))
}
