//! Sets of events that hold, with an event, all that come after it in its thread.

use fencepost_graph::{Arena, Event, EventId, Graph, ThreadId};
use std::ops::Range;

/// For each thread, the place from which on its events are in the set.
#[derive(Debug, Default)]
pub struct Region {
    from: Vec<u32>,
}

impl Region {
    /// Makes the set empty.
    #[inline]
    pub fn clear(&mut self, graph: &Graph) {
        self.from.clear();
        self.from.extend((0..graph.thread_count()).map(|t| graph.thread(ThreadId(t as u32)).len() as u32));
    }

    /// Returns the place from which on the thread's events are in the set.
    #[inline]
    pub fn from(&self, thread: ThreadId) -> u32 {
        self.from[thread.index()]
    }

    /// Returns whether the set has this event.
    #[inline]
    pub fn has(&self, event: &Event) -> bool {
        event.index >= self.from(event.thread)
    }

    /// Adds all events of a thread from `place` on. Returns the places of those that are new.
    #[inline]
    pub fn extend(&mut self, thread: ThreadId, place: u32) -> Range<u32> {
        let from = &mut self.from[thread.index()];
        let new = place..*from;
        *from = place.min(*from);
        new
    }

    /// Returns whether `event` happens before an event of `thread`, another thread, that is not in the set.
    #[inline]
    pub fn is_known(&self, arena: &Arena, graph: &Graph, event: &Event, thread: ThreadId) -> bool {
        let outside = &graph.thread(thread)[..self.from(thread) as usize];
        outside.last().is_some_and(|last| knows(arena, *last, event))
    }

    /// Returns the place of the first event of `thread`, which is another thread than that of `event`, after
    /// which `event` happens; `None` if that event is in the set, or if there is none.
    #[inline]
    pub fn first_to_know(
        &self,
        arena: &Arena,
        graph: &Graph,
        event: &Event,
        thread: ThreadId,
    ) -> Option<u32> {
        let outside = &graph.thread(thread)[..self.from(thread) as usize];
        let is_known = self.is_known(arena, graph, event, thread);
        is_known.then(|| first(outside, |id| knows(arena, id, event)))
    }
}

/// Returns whether `event` happens before `other`, an event of another thread.
#[inline]
pub fn knows(arena: &Arena, other: EventId, event: &Event) -> bool {
    arena.clocks.get(arena.get(other).hb, event.thread) > event.index
}

/// Returns the place of the first event for which `is_after` holds, which holds for all that come after such
/// an event, too.
pub fn first(events: &[EventId], is_after: impl Fn(EventId) -> bool) -> u32 {
    events.partition_point(|id| !is_after(*id)) as u32
}
