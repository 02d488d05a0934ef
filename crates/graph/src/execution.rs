//! A finished graph as plain data.

use crate::{Label, Loc};
use fencepost_program::ThreadId;

/// The name of an event of an [`Execution`], which is its thread and index, or the location of an initial
/// write.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum EventRef {
    /// The initial write of a location.
    Init(Loc),
    /// Event number `.1` (from 0) of a thread.
    At(ThreadId, u32),
}

/// An event of an [`Execution`], with its label and, for a read, the write that it reads from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ExecEvent {
    /// The label: what the event did.
    pub label: Label,
    /// The write that a read got its value from.
    pub rf: Option<EventRef>,
}

/// An execution graph as plain data; two executions are the same iff they are equal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Execution {
    /// The events of each thread, in program order.
    pub threads: Vec<Vec<ExecEvent>>,
    /// The coherence order: for every location with at least one write, in order of location, its writes in
    /// coherence order, the initial write left out. Empty where the model has no coherence order (wrc11).
    pub co: Vec<(Loc, Vec<EventRef>)>,
}

impl Execution {
    /// Returns the event with this name; `None` for an initial write.
    pub fn event(&self, event: EventRef) -> Option<&ExecEvent> {
        match event {
            EventRef::Init(_) => None,
            EventRef::At(thread, index) => self.threads.get(thread.index())?.get(index as usize),
        }
    }

    /// Returns all events of the execution with their names, thread by thread.
    pub fn events(&self) -> impl Iterator<Item = (EventRef, &ExecEvent)> {
        self.threads.iter().enumerate().flat_map(|(t, events)| {
            let name = move |i: usize| EventRef::At(ThreadId(t as u32), i as u32);
            events.iter().enumerate().map(move |(i, e)| (name(i), e))
        })
    }
}
