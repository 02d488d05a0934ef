//! The writes after another in WRC11's `mo_weak = ⋃x [Wx]; (hb ∪ rf_x)+; [Wx]`.
//!
//! What happens after an access is, in each thread, all events from some place on, so a [`Region`] for each
//! location holds what was found. It grows by what happens after a write, by the reads of the writes that are
//! found, and by what happens after these.

use super::Later;
use super::readers::Readers;
use super::region::Region;
use fencepost_graph::{Arena, Event, EventId, Graph, LocId, ThreadId};

/// `mo_weak` of the graph.
#[derive(Debug, Default)]
pub struct WeakOrder {
    /// The number of the search.
    search: u32,
    locs: Vec<Found>,
    readers: Readers,
    todo: Vec<EventId>,
}

/// What was found of a location.
#[derive(Debug, Default)]
struct Found {
    /// The search that last asked for the location. The rest is that of this search.
    search: u32,
    /// The accesses of the location in this region come after writes that were asked for. (So may other
    /// events in it.)
    after: Region,
}

impl WeakOrder {
    /// Returns whether this write, of a location that was asked for, has been given out.
    #[inline]
    pub fn has_given(&self, write: &Event) -> bool {
        self.locs[write.loc.index()].after.has(write)
    }

    /// Adds the events of a thread from `place` on, and gives out the writes of `loc` among them.
    fn extend(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        (thread, place): (ThreadId, u32),
        found: &mut Vec<EventId>,
    ) {
        let new = self.locs[loc.index()].after.extend(thread, place);
        if new.is_empty() {
            return;
        }
        for id in &graph.thread(thread)[new.start as usize..new.end as usize] {
            let event = arena.get(*id);
            if event.loc == loc && event.label.is_write() {
                found.push(*id);
                self.todo.push(*id);
            }
        }
    }

    /// Adds what happens after `event`.
    fn add_future(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        event: &Event,
        found: &mut Vec<EventId>,
    ) {
        self.extend(arena, graph, loc, (event.thread, event.index + 1), found);
        for thread in (0..graph.thread_count() as u32).map(ThreadId).filter(|t| *t != event.thread) {
            let after = &self.locs[loc.index()].after;
            if let Some(place) = after.first_to_know(arena, graph, event, thread) {
                self.extend(arena, graph, loc, (thread, place), found);
            }
        }
    }

    /// Adds the reads of a write, and what happens after them.
    fn add_readers(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
        found: &mut Vec<EventId>,
    ) {
        let mut reader = self.readers.first(arena, graph, loc, write);
        while !reader.is_none() {
            let read = arena.get(reader);
            if !self.locs[loc.index()].after.has(read) {
                self.extend(arena, graph, loc, (read.thread, read.index), found);
                self.add_future(arena, graph, loc, read, found);
            }
            reader = self.readers.next(reader);
        }
    }
}

impl Later for WeakOrder {
    fn begin(&mut self, arena: &Arena, graph: &Graph) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.locs.clear();
            self.search = 1;
        }
        self.locs.resize_with(self.locs.len().max(graph.loc_count()), Found::default);
        self.readers.begin(arena, graph);
    }

    fn after(&mut self, arena: &Arena, graph: &Graph, loc: LocId, write: EventId, found: &mut Vec<EventId>) {
        let of_loc = &mut self.locs[loc.index()];
        if of_loc.search != self.search {
            of_loc.search = self.search;
            of_loc.after.clear(graph);
        }
        self.todo.clear();
        if write.is_init() {
            for thread in (0..graph.thread_count() as u32).map(ThreadId) {
                self.extend(arena, graph, loc, (thread, 0), found);
            }
            return;
        }
        let event = arena.get(write);
        if self.locs[loc.index()].after.has(event) {
            return;
        }
        self.add_future(arena, graph, loc, event, found);
        self.add_readers(arena, graph, loc, write, found);
        while let Some(next) = self.todo.pop() {
            self.add_readers(arena, graph, loc, next, found);
        }
    }
}
