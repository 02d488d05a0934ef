//! Finds threads that share memory, and the values that they write to it.
//!
//! Cores of threads that share none are found apart from each other. All executions count: what a thread
//! accesses depends on what it reads.

use crate::{Flow, View, Visitor};
use fencepost_graph::{Arena, Graph, Label, Loc, LocId, ThreadId};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// The last thread that has a group of its own; all threads from this one on count as one.
const LAST: u32 = 63;

/// Groups of threads that share memory, directly or through others, whose cycles are found apart from those
/// of other groups.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// For each thread one of its group with a smaller number, or itself.
    up: Vec<u32>,
    /// The values that each thread writes to each location.
    pub written: BTreeSet<(ThreadId, Loc, u64)>,
}

impl Groups {
    /// Returns the number of the group that a thread belongs to, which is that of one of its threads.
    pub fn of(&self, thread: ThreadId) -> u32 {
        let mut t = thread.0.min(LAST);
        while let Some(up) = self.up.get(t as usize).filter(|up| **up != t) {
            t = *up;
        }
        t
    }

    /// Puts all threads into one group, as if all of them shared memory.
    pub fn connect_all(&mut self) {
        self.connect(u64::MAX);
    }

    fn connect(&mut self, mask: u64) {
        if self.up.is_empty() {
            self.up = (0..=LAST).collect();
        }
        let members = (0..=LAST).filter(|t| mask >> t & 1 != 0);
        let roots: Vec<u32> = members.map(|t| self.of(ThreadId(t))).collect();
        if let Some(least) = roots.iter().min().copied() {
            roots.iter().for_each(|root| self.up[*root as usize] = least);
        }
    }
}

/// A visitor that records which threads access which locations, in all executions of one search.
#[derive(Debug, Default)]
pub(super) struct LocationUsers {
    /// The threads that read and that write each location, as bit masks.
    masks: Vec<(u64, u64)>,
    /// The values that each thread writes to each location.
    written: FxHashSet<(ThreadId, Loc, u64)>,
}

impl LocationUsers {
    /// Records which threads access which locations in this graph.
    pub fn look(&mut self, arena: &Arena, graph: &Graph) {
        self.masks.resize(self.masks.len().max(graph.loc_count()), (0, 0));
        let bit = |id: &fencepost_graph::EventId| 1u64 << arena.get(*id).thread.0.min(LAST);
        for loc in (0..graph.loc_count() as u32).map(LocId) {
            let mask = &mut self.masks[loc.index()];
            graph.reads(loc).iter().for_each(|read| mask.0 |= bit(read));
            graph.co(loc).iter().for_each(|write| mask.1 |= bit(write));
            for write in graph.co(loc).iter().map(|write| arena.get(*write)) {
                if let Label::Write { loc, value, .. } = write.label {
                    self.written.insert((write.thread, loc, value));
                }
            }
        }
    }

    /// Puts threads that access the same location into one group, if one of them writes the location.
    pub fn connect(self, groups: &mut Groups) {
        groups.written.extend(self.written);
        for (readers, writers) in self.masks {
            if writers != 0 {
                groups.connect(readers | writers);
            }
        }
    }
}

impl Visitor for LocationUsers {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.look(view.arena, view.graph);
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.look(view.arena, view.graph);
        Flow::Continue
    }
    fn wants_races(&self) -> bool {
        false
    }
}
