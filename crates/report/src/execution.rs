//! One execution, ready to be shown: threads as columns, events in program order, and the edges between them.

use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// The number of an event within one [`Execution`]; the caller chooses the numbers, each at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct EventId(pub u32);

/// An execution as reports show it, with the names of its source. It is an execution graph or, with an
/// [`order`](Execution::order), the run of a machine, whose steps happened one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Execution {
    /// The initial values, as writes before all threads.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub init: Vec<Event>,
    /// The threads, each with its events in program order.
    pub threads: Vec<ThreadColumn>,
    /// The edges. Program order between neighbours of a column is implied and need not be given; give `co`
    /// between neighbours or in full, pictures leave out the edges that follow from others.
    pub edges: Vec<Edge>,
    /// Names and values at the end, in the order to show them.
    #[serde(rename = "final", serialize_with = "crate::json::pairs", skip_serializing_if = "Vec::is_empty")]
    pub final_values: Vec<(String, crate::Value)>,
    /// The events that the report is about: a trace keeps them, whatever it leaves out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub focus: Vec<EventId>,
    /// The order in which the events of the threads happened, if there is one: then a trace follows it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<EventId>,
    /// The event from which on the order repeats for ever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeats_from: Option<EventId>,
    /// The execution that this one was derived from, if it has a cycle of program order and reads-from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub derivation: Option<Box<crate::Derivation>>,
}

/// A thread of an execution, with its name and its events in program order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ThreadColumn {
    /// The thread's name in the source: `P0`, `main`.
    pub name: String,
    /// The lines that it printed before its first event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub output: Vec<String>,
    /// The thread's events, first to last.
    pub events: Vec<Event>,
}

/// An event of an execution as reports show it, which is one action of a thread that others may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The number by which edges refer to the event.
    pub id: EventId,
    /// The sort of event.
    pub kind: EventKind,
    /// The event as papers write it: `R_acq x = 1`.
    pub text: String,
    /// The statement that the event comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<SourceRef>,
    /// The location that the event reads or writes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The value that the event read or wrote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<crate::Value>,
    /// The event's memory order: `na`, `rlx`, `acq`, `rel`, `sc`, ….
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The lines that the thread printed after it, before its next event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub output: Vec<String>,
    /// Whether the event is what a library does inside of a call, such as the count of a `std::shared_ptr`. A
    /// trace shows such an event only if it decides something.
    #[serde(skip_serializing_if = "is_false")]
    pub internal: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The kinds of events that reports show differently, such as reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// A read.
    Read,
    /// A write.
    Write,
    /// The read of a read-modify-write.
    RmwRead,
    /// The write of a read-modify-write.
    RmwWrite,
    /// A read or a write that goes into a buffer: it takes effect later, as an event of its own.
    Buffered,
    /// A fence.
    Fence,
    /// Anything else: creating a thread, locking, allocating.
    Other,
}

impl EventKind {
    /// Returns whether an event of this kind takes its value from a write.
    pub fn reads(self) -> bool {
        matches!(self, EventKind::Read | EventKind::RmwRead)
    }
}

/// The source line that an event comes from, with its file and its text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SourceRef {
    /// The file, as the user named it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The statement as written.
    pub text: String,
}

/// An edge of an execution graph between two events, with the relation that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Edge {
    /// The event where the edge starts.
    pub from: EventId,
    /// The event where the edge ends.
    pub to: EventId,
    /// The relation that the edge belongs to.
    #[serde(serialize_with = "relation_name")]
    pub kind: EdgeKind,
}

impl Edge {
    /// Makes the edge from event `from` to event `to` of relation `kind`.
    pub fn new(from: EventId, to: EventId, kind: EdgeKind) -> Self {
        Edge { from, to, kind }
    }
}

/// The relation that an edge of an execution graph belongs to, such as program order or reads-from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EdgeKind {
    /// Program order.
    Po,
    /// Reads-from: write to read.
    Rf,
    /// Coherence: write to later write of the same location.
    Co,
    /// From-read: read to a write that overwrites what it read.
    Fr,
    /// The read and the write of one read-modify-write.
    Rmw,
    /// From where a thread is started to its first event.
    Start,
    /// From a thread's last event to where its end is waited for.
    Join,
    /// From where an operation goes into a buffer to where it takes effect.
    Buffer,
    /// From an event to an older operation of its thread that is still in the buffer when the event happens.
    Overtakes,
    /// Any other relation, by name: `sw`, `hb`.
    Other(String),
}

impl EdgeKind {
    /// Returns the relation's short name, such as `rf`.
    pub fn name(&self) -> &str {
        match self {
            EdgeKind::Po => "po",
            EdgeKind::Rf => "rf",
            EdgeKind::Co => "co",
            EdgeKind::Fr => "fr",
            EdgeKind::Rmw => "rmw",
            EdgeKind::Start => "start",
            EdgeKind::Join => "join",
            EdgeKind::Buffer => "buffer",
            EdgeKind::Overtakes => "overtakes",
            EdgeKind::Other(name) => name,
        }
    }
}

fn relation_name<S: serde::Serializer>(kind: &EdgeKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.name())
}

impl Execution {
    /// Returns all events of the execution. Initial writes come first, then the events thread by thread.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.init.iter().chain(self.threads.iter().flat_map(|t| &t.events))
    }

    /// Returns whether the execution has no events, so that there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.events().next().is_none()
    }

    /// Returns the event of the execution with the number `id`.
    pub fn event(&self, id: EventId) -> Option<&Event> {
        self.events().find(|e| e.id == id)
    }

    /// Leaves out every event that comes neither before one of the events `last`, by program order,
    /// reads-from and the start and end of threads, nor is one of them: what happened after a data race
    /// explains nothing.
    pub fn end_at(&mut self, last: &[EventId]) {
        let mut kept: HashSet<EventId> = HashSet::new();
        let mut todo: Vec<EventId> = last.to_vec();
        let mut before: HashMap<EventId, Vec<EventId>> = HashMap::new();
        for thread in &self.threads {
            for pair in thread.events.windows(2) {
                before.entry(pair[1].id).or_default().push(pair[0].id);
            }
        }
        for edge in &self.edges {
            if matches!(edge.kind, EdgeKind::Rf | EdgeKind::Start | EdgeKind::Join) {
                before.entry(edge.to).or_default().push(edge.from);
            }
        }
        while let Some(id) = todo.pop() {
            if kept.insert(id) {
                todo.extend(before.get(&id).into_iter().flatten());
            }
        }
        let init: HashSet<EventId> = self.init.iter().map(|event| event.id).collect();
        for thread in &mut self.threads {
            thread.events.retain(|event| kept.contains(&event.id));
        }
        self.edges.retain(|e| [e.from, e.to].iter().all(|id| kept.contains(id) || init.contains(id)));
        self.order.retain(|id| kept.contains(id));
        self.show_initial_values();
    }

    /// Leaves out the initial values of locations that no event of a thread accesses.
    pub(crate) fn show_initial_values(&mut self) {
        let accessed: HashSet<&str> =
            self.threads.iter().flat_map(|t| &t.events).filter_map(|e| e.location.as_deref()).collect();
        let used: HashSet<EventId> = self.edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
        self.init.retain(|event| {
            used.contains(&event.id) && event.location.as_deref().is_none_or(|loc| accessed.contains(loc))
        });
        let init: HashSet<EventId> = self.init.iter().map(|event| event.id).collect();
        let threads: HashSet<EventId> =
            self.threads.iter().flat_map(|t| &t.events).map(|event| event.id).collect();
        self.edges.retain(|e| [e.from, e.to].iter().all(|id| init.contains(id) || threads.contains(id)));
    }

    /// Returns the thread that the event `id` belongs to; `None` for initial writes.
    pub fn thread_of(&self, id: EventId) -> Option<&ThreadColumn> {
        self.threads.iter().find(|t| t.events.iter().any(|e| e.id == id))
    }
}
