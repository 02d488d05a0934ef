//! The reads of a write.

use fencepost_graph::{Arena, EventId, Graph, LocId};

/// The reads of each write, found for a location when a search first asks for them.
#[derive(Debug, Default)]
pub struct Readers {
    search: u32,
    /// For each location, the search that last asked for it.
    locs: Vec<u32>,
    /// For each write of such a location, one that reads it; for each read, another one of the same write.
    next: Vec<EventId>,
}

impl Readers {
    /// Begins a search of another graph.
    pub fn begin(&mut self, arena: &Arena, graph: &Graph) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.locs.clear();
            self.search = 1;
        }
        self.locs.resize(self.locs.len().max(graph.loc_count()), 0);
        self.next.resize(self.next.len().max(arena.next_id().index()), EventId::NONE);
    }

    /// Returns a read of `write`, which is no initial write; none if there is none.
    pub fn first(&mut self, arena: &Arena, graph: &Graph, loc: LocId, write: EventId) -> EventId {
        let search = &mut self.locs[loc.index()];
        if *search != self.search {
            *search = self.search;
            graph.co(loc).iter().for_each(|w| self.next[w.index()] = EventId::NONE);
            for read in graph.reads(loc) {
                let rf = arena.get(*read).rf;
                if !rf.is_init() && !arena.is_promise(rf) {
                    self.next[read.index()] = self.next[rf.index()];
                    self.next[rf.index()] = *read;
                }
            }
        }
        self.next[write.index()]
    }

    /// Returns another read of the same write as `read`, each once; none if there is none.
    pub fn next(&self, read: EventId) -> EventId {
        self.next[read.index()]
    }
}
