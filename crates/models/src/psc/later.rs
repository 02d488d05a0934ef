//! The writes that are later than an access: after it, or after the write that it reads, in coherence order.

use fencepost_graph::{Arena, EventId, Graph, LocId};

/// Gives out the writes that are later than others, each once in a search.
pub trait Later: Default {
    /// Begins a search of another graph: nothing has been given out.
    fn begin(&mut self, arena: &Arena, graph: &Graph);

    /// Adds to `found` the writes of `loc` that come after `write`, except those that have been given out.
    fn after(&mut self, arena: &Arena, graph: &Graph, loc: LocId, write: EventId, found: &mut Vec<EventId>);
}

/// The coherence order of the graph.
#[derive(Debug, Default)]
pub struct InCo {
    /// The number of the search.
    search: u32,
    /// For each location, the search that last asked for it, and the place after which all has been given
    /// out in that search.
    locs: Vec<(u32, u32)>,
    /// For each write of a location that this search asked for, its place. The initial write has place 0.
    places: Vec<u32>,
}

impl Later for InCo {
    #[inline]
    fn begin(&mut self, arena: &Arena, graph: &Graph) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.locs.clear();
            self.search = 1;
        }
        self.locs.resize(self.locs.len().max(graph.loc_count()), (0, 0));
        self.places.resize(self.places.len().max(arena.next_id().index()), 0);
    }

    #[inline]
    fn after(&mut self, _: &Arena, graph: &Graph, loc: LocId, write: EventId, found: &mut Vec<EventId>) {
        let co = graph.co(loc);
        let (search, given) = &mut self.locs[loc.index()];
        if *search != self.search {
            (*search, *given) = (self.search, co.len() as u32);
            co.iter().zip(1..).for_each(|(w, place)| self.places[w.index()] = place);
        }
        let place = if write.is_init() { 0 } else { self.places[write.index()] };
        if place < *given {
            found.extend_from_slice(&co[place as usize..*given as usize]);
            *given = place;
        }
    }
}
