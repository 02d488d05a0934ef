//! WRC11, RC11 without a coherence order, on a whole graph.
//!
//! Source: rcmc-popl18 §5. In place of `co` stands `mo_weak = ⋃x [Wx]; (hb ∪ rf_x)+; [Wx]`, a partial order
//! that follows from `po` and `rf`. As models.md says, no two read-modify-writes read the same write. The
//! whole relation is computed anew for each check: cubic in the number of events, over 64.

use super::dense_graph::DenseGraph;
use super::psc::Psc;
use crate::dense::{Rows, members};
use crate::psc::Scb;
use fencepost_graph::{Arena, EventId, Graph, Label, LocId};

/// Memory for the checks.
#[derive(Debug, Default)]
pub struct Weak {
    dense: DenseGraph,
    order: Rows,
    mo: Rows,
    fr: Rows,
    eco: Rows,
    psc: Psc,
}

impl Weak {
    /// Returns whether the graph is consistent.
    pub fn consistent(&mut self, arena: &Arena, graph: &Graph) -> bool {
        self.dense.load(arena, graph);
        self.find_mo(arena, graph);
        self.fr.reset(self.dense.len());
        self.dense.add_fr(arena, graph, &self.mo, &mut self.fr);
        self.coherent(arena)
            && self.atomic(arena)
            && (graph.sc_events() < 2
                || self.psc.acyclic(Scb::OtherLocation, arena, graph, &self.dense, &self.mo))
    }

    fn find_mo(&mut self, arena: &Arena, graph: &Graph) {
        self.mo.reset(self.dense.len());
        for loc in (0..graph.loc_count() as u32).map(LocId) {
            let writes = graph.co(loc);
            if writes.len() < 2 {
                continue;
            }
            self.order.copy(&self.dense.hb);
            self.dense.add_rf(arena, &mut self.order, Some(loc));
            self.order.close();
            for a in writes {
                for b in writes {
                    let (a, b) = (self.dense.number(*a), self.dense.number(*b));
                    if self.order.has(a, b) {
                        self.mo.set(a, b);
                    }
                }
            }
        }
    }

    fn coherent(&mut self, arena: &Arena) -> bool {
        self.eco.copy(&self.mo);
        for n in 0..self.dense.len() {
            self.eco.add(n, self.fr.row(n));
        }
        self.dense.add_rf(arena, &mut self.eco, None);
        self.eco.close();
        (0..self.dense.len()).all(|x| members(self.dense.hb.row(x)).all(|y| !self.eco.has(y, x)))
    }

    fn atomic(&self, arena: &Arena) -> bool {
        let updates = || {
            self.dense.events.iter().filter_map(|id| {
                let write = arena.get(*id);
                let update = matches!(write.label, Label::Write { update: true, .. });
                update.then(|| (arena.get(write.prev).rf, write.prev, *id))
            })
        };
        updates().all(|(rf, read, write)| {
            let write = self.dense.number(write);
            let between = members(self.fr.row(self.dense.number(read))).any(|y| self.mo.has(y, write));
            !between && updates().filter(|(other, ..)| *other == rf).count() == 1
        })
    }
    /// Returns the writes to `loc` that no other write (for which `keep` holds) comes after.
    pub fn maximal(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        mut keep: impl FnMut(EventId) -> bool,
    ) -> Vec<EventId> {
        self.dense.load(arena, graph);
        self.find_mo(arena, graph);
        let writes: Vec<EventId> = graph.co(loc).iter().copied().filter(|w| keep(*w)).collect();
        let after = |a: &EventId, b: &EventId| self.mo.has(self.dense.number(*a), self.dense.number(*b));
        writes.iter().copied().filter(|a| !writes.iter().any(|b| after(a, b))).collect()
    }
}
