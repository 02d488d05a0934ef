//! A graph as bit rows, for axioms that need whole relations.
//!
//! Initial writes are left out: nothing precedes them, so they are on no cycle; what they contribute to `fr`
//! is said where it is used.

use crate::dense::Rows;
use crate::psc::ScKind;
use fencepost_graph::{Arena, EventId, Graph, LocId, ThreadId};

/// A graph's events, numbered from 0, with `hb` as rows.
#[derive(Clone, Debug, Default)]
pub struct DenseGraph {
    /// The events, by number.
    pub events: Vec<EventId>,
    number: Vec<u32>,
    /// Happens-before.
    pub hb: Rows,
}

impl DenseGraph {
    /// Loads a graph.
    pub fn load(&mut self, arena: &Arena, graph: &Graph) {
        self.events.clear();
        self.events.extend_from_slice(graph.order());
        self.number.resize(self.number.len().max(arena.next_id().index()), 0);
        for (n, id) in self.events.iter().enumerate() {
            self.number[id.index()] = n as u32;
        }
        self.hb.reset(self.events.len());
        for (y, id) in graph.order().iter().enumerate() {
            let event = arena.get(*id);
            let clock = arena.clocks.row(event.hb);
            for (t, known) in clock.iter().enumerate().take(graph.thread_count()) {
                let before = if t == event.thread.index() { event.index } else { *known };
                for x in &graph.thread(ThreadId(t as u32))[..before as usize] {
                    self.hb.set(self.number[x.index()] as usize, y);
                }
            }
        }
    }

    /// Returns the number of events.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Returns the number of an event.
    #[inline]
    pub fn number(&self, event: EventId) -> usize {
        self.number[event.index()] as usize
    }

    /// Adds `rf`, without the edges from initial writes, to `rows`.
    pub fn add_rf(&self, arena: &Arena, rows: &mut Rows, only: Option<LocId>) {
        for (n, id) in self.events.iter().enumerate() {
            let event = arena.get(*id);
            let reads = event.label.is_read() && !event.rf.is_init() && !arena.is_promise(event.rf);
            if reads && only.is_none_or(|loc| loc == event.loc) {
                rows.set(self.number(event.rf), n);
            }
        }
    }

    /// Adds `fr` to `rows`, for `co` given as rows of writes.
    pub fn add_fr(&self, arena: &Arena, graph: &Graph, co: &Rows, rows: &mut Rows) {
        for (n, id) in self.events.iter().enumerate() {
            let event = arena.get(*id);
            if !event.label.is_read() {
                continue;
            }
            if arena.is_promise(event.rf) {
                continue;
            }
            if event.rf.is_init() {
                graph.co(event.loc).iter().for_each(|w| rows.set(n, self.number(*w)));
            } else {
                rows.add(n, co.row(self.number(event.rf)));
            }
        }
    }

    /// Adds the coherence order to `rows`.
    pub fn add_co(&self, graph: &Graph, rows: &mut Rows) {
        for loc in 0..graph.loc_count() {
            let co = graph.co(LocId(loc as u32));
            for (i, w) in co.iter().enumerate() {
                for later in &co[i + 1..] {
                    rows.set(self.number(*w), self.number(*later));
                }
            }
        }
    }

    /// Returns whether event number `n` is sequentially consistent, and whether it is a fence.
    pub fn sc_kind(&self, arena: &Arena, n: usize) -> Option<ScKind> {
        ScKind::of(&arena.get(self.events[n]).label)
    }
}
