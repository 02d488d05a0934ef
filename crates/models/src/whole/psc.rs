//! RC11's axiom SC, `acyclic(psc)`, on a whole graph.
//!
//! Source: Lahav et al., PLDI 2017; rcmc-popl18 §3. Cost: cubic in the number of events, over 64.

use super::dense_graph::DenseGraph;
use crate::dense::{Rows, members, unite};
use crate::psc::{ScKind, Scb};
use fencepost_graph::{Arena, Graph, LocId};

/// The check of RC11's axiom `acyclic(psc)`, with the memory that it reuses.
#[derive(Debug, Default)]
pub struct Psc {
    eco: Rows,
    scb: Rows,
    /// `po` as far as it counts at the ends of `…; hb; …`.
    ends: Rows,
    edges: Rows,
    sc: Vec<(usize, ScKind)>,
}

impl Psc {
    /// Returns whether `psc`, the order of seq_cst events, is acyclic. `dense` holds the graph, and `co` its
    /// coherence order or, in WRC11, the order in place of it.
    pub fn acyclic(
        &mut self,
        rule: Scb,
        arena: &Arena,
        graph: &Graph,
        dense: &DenseGraph,
        co: &Rows,
    ) -> bool {
        self.sc.clear();
        self.sc.extend((0..dense.len()).filter_map(|n| dense.sc_kind(arena, n).map(|kind| (n, kind))));
        if self.sc.len() < 2 {
            return true;
        }
        self.scb.copy(co);
        dense.add_fr(arena, graph, co, &mut self.scb);
        let fences = self.sc.iter().any(|(_, kind)| *kind == ScKind::Fence);
        if fences {
            self.eco.copy(&self.scb);
            dense.add_rf(arena, &mut self.eco, None);
            self.eco.close();
        }
        self.complete_scb(rule, arena, graph, dense);
        self.find_edges(dense);
        self.edges.close();
        (0..self.sc.len()).all(|i| !self.edges.has(i, i))
    }

    /// Adds to `co ∪ fr` the rest of `scb`: `po`, `hb|loc`, and `hb` between accesses of other locations.
    /// Only the rows that [`Psc::find_edges`] asks for: those of sequentially consistent events, and of what
    /// happens after a fence.
    fn complete_scb(&mut self, rule: Scb, arena: &Arena, graph: &Graph, dense: &DenseGraph) {
        let words = dense.len().div_ceil(64);
        let (mut asked, mut middle) = (vec![0u64; words], vec![0u64; words]);
        for (a, kind) in &self.sc {
            asked[a / 64] |= 1 << (a % 64);
            if *kind == ScKind::Fence {
                unite(&mut asked, dense.hb.row(*a));
            }
        }
        self.ends.reset(dense.len());
        for (a, id) in dense.events.iter().enumerate() {
            let x = arena.get(*id);
            let is_asked = asked[a / 64] >> (a % 64) & 1 != 0;
            for later in &graph.thread(x.thread)[x.index as usize + 1..] {
                let b = dense.number(*later);
                if rule.counts(x, arena.get(*later)) {
                    self.ends.set(a, b);
                }
                if is_asked {
                    self.scb.set(a, b);
                }
            }
        }
        for a in members(&asked) {
            let loc = arena.get(dense.events[a]).loc;
            if loc != LocId::NONE {
                let same = members(dense.hb.row(a)).filter(|b| arena.get(dense.events[*b]).loc == loc);
                same.for_each(|b| self.scb.set(a, b));
            }
            middle.fill(0);
            members(self.ends.row(a)).for_each(|b| unite(&mut middle, dense.hb.row(b)));
            members(&middle).for_each(|c| self.scb.add(a, self.ends.row(c)));
        }
    }

    fn find_edges(&mut self, dense: &DenseGraph) {
        let words = dense.len().div_ceil(64);
        self.edges.reset(self.sc.len());
        let mut reached = vec![0u64; words];
        let mut by_eco = vec![0u64; words];
        for (i, (a, kind)) in self.sc.iter().enumerate() {
            reached.copy_from_slice(self.scb.row(*a));
            by_eco.fill(0);
            if *kind == ScKind::Fence {
                for x in members(dense.hb.row(*a)) {
                    unite(&mut reached, self.scb.row(x));
                    unite(&mut by_eco, self.eco.row(x));
                }
            }
            for (j, (b, target)) in self.sc.iter().enumerate() {
                let has = |set: &[u64]| set[*b / 64] >> (*b % 64) & 1 != 0;
                let before = |set: &[u64]| members(set).any(|x| dense.hb.has(x, *b));
                let edge = match (kind, target) {
                    (_, ScKind::Access) => has(&reached),
                    (ScKind::Access, ScKind::Fence) => has(&reached) || before(&reached),
                    (ScKind::Fence, ScKind::Fence) => {
                        has(&reached) || before(&reached) || dense.hb.has(*a, *b) || before(&by_eco)
                    }
                };
                if edge {
                    self.edges.set(i, j);
                }
            }
        }
    }
}
