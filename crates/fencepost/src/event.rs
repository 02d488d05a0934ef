//! Makes one event of a report: a thread's action ([`Label`]) in the words of its source. Graphs and runs of
//! a machine share this.

use crate::names::Names;
use fencepost_graph::{Label, Loc};
use fencepost_program::{Op, Pos};
use fencepost_report::{Event, EventId, EventKind, Value};

/// Makes an event of a report from a label, which says what a thread did. `op` is the instruction it comes
/// from, where that is known; `pos` its place.
pub fn of_label(names: &Names<'_>, id: EventId, label: &Label, op: Option<&Op>, pos: Option<Pos>) -> Event {
    Event {
        id,
        kind: kind(label),
        text: names.event(label, op),
        source: pos.and_then(|pos| names.source(pos)),
        location: label.loc().map(|loc| names.loc(loc)),
        value: label.loc().zip(label.value()).map(|(loc, value)| Value::from(names.value(loc, value))),
        mode: label.mode().map(|mode| mode.name().to_owned()),
        output: vec![],
        internal: false,
    }
}

/// Makes the event of a report that shows the initial value of a location.
pub fn initial(names: &Names<'_>, id: EventId, loc: Loc) -> Event {
    let value = names.program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0);
    Event {
        id,
        kind: EventKind::Write,
        text: names.content(loc, value),
        source: None,
        location: Some(names.loc(loc)),
        value: Some(Value::from(names.value(loc, value))),
        mode: None,
        output: vec![],
        internal: false,
    }
}

fn kind(label: &Label) -> EventKind {
    match label {
        Label::Read { update: true, .. } => EventKind::RmwRead,
        Label::Read { .. } => EventKind::Read,
        Label::Write { update: true, .. } => EventKind::RmwWrite,
        Label::Write { .. } => EventKind::Write,
        Label::Fence(_) => EventKind::Fence,
        Label::Alloc { .. }
        | Label::Free { .. }
        | Label::ObjectSize(_)
        | Label::Spawn(_)
        | Label::Join(_)
        | Label::Detach(_)
        | Label::Choose(_)
        | Label::External => EventKind::Other,
    }
}
