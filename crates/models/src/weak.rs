//! WRC11: RC11 without a coherence order.
//!
//! Source: rcmc-popl18 §5. In place of `co` stands `mo_weak = ⋃x [Wx]; (hb ∪ rf_x)+; [Wx]`, a partial order
//! that follows from `po` and `rf`. As models.md says, no two read-modify-writes read the same write.
//! [`crate::whole`] has the axioms as they are defined; here they are decided for the event that was added:
//!
//! Nothing happens after that event, and nothing reads it. So a write adds to `mo_weak` and `fr` edges into
//! itself only, and can break no axiom but atomicity of its own update. A read `r` of `w` adds edges of `fr`
//! from itself, to the writes after `w`, and no `eco` between others: `w rf r fr x` leads where `w mo_weak x`
//! does. Coherence is broken iff one of these writes, or a read of one of them, happens before `r`. For SC
//! see [`crate::psc`].
//!
//! Cost: `mo_weak` after one write, which is linear in the events of the graph.

use crate::psc::{Later, Psc, Scb, WeakOrder};
use fencepost_graph::{Arena, Event, EventId, Graph, Label, LocId};

/// The checker of WRC11, with the memory that it reuses from graph to graph.
#[derive(Debug, Default)]
pub struct Weak {
    order: WeakOrder,
    psc: Psc<WeakOrder>,
    later: Vec<EventId>,
    last: Vec<EventId>,
}

impl Weak {
    /// Returns whether the graph is consistent, given that it was before `event` was added.
    pub fn consistent(&mut self, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        let new = arena.get(event);
        match new.label {
            Label::Read { .. } => {
                self.coherent(arena, graph, new)
                    && (graph.sc_events() < 2 || !self.psc.is_cyclic(Scb::OtherLocation, arena, graph, event))
            }
            Label::Write { update: true, .. } => self.atomic(arena, graph, event),
            _ => true,
        }
    }

    /// Finds the writes after `write`.
    fn find_later(&mut self, arena: &Arena, graph: &Graph, loc: LocId, write: EventId) {
        self.later.clear();
        self.order.begin(arena, graph);
        self.order.after(arena, graph, loc, write, &mut self.later);
    }

    /// Returns whether the read has seen nothing later than what it reads.
    fn coherent(&mut self, arena: &Arena, graph: &Graph, read: &Event) -> bool {
        self.find_later(arena, graph, read.loc, read.rf);
        let is_later = |write: EventId| !write.is_init() && self.order.has_given(arena.get(write));
        let is_known = |id: &EventId| arena.hb(arena.get(*id), read);
        self.later.is_empty()
            || !(graph.co(read.loc).iter().any(|w| is_later(*w) && is_known(w))
                || graph.reads(read.loc).iter().any(|r| is_later(arena.get(*r).rf) && is_known(r)))
    }

    /// Returns whether no write is between the write of an update and the one that its read reads, and no
    /// other update has read that.
    fn atomic(&mut self, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        let new = arena.get(event);
        let source = arena.get(new.prev).rf;
        let reads_the_same = |id: &EventId| {
            let write = arena.get(*id);
            *id != event
                && matches!(write.label, Label::Write { update: true, .. })
                && arena.get(write.prev).rf == source
        };
        if graph.co(new.loc).iter().any(reads_the_same) {
            return false;
        }
        self.find_later(arena, graph, new.loc, source);
        let later = std::mem::take(&mut self.later);
        self.order.begin(arena, graph);
        for between in later.iter().filter(|write| **write != event) {
            self.order.after(arena, graph, new.loc, *between, &mut self.later);
        }
        let is_between = !self.later.is_empty() && self.order.has_given(new);
        self.later = later;
        !is_between
    }

    /// Returns the writes to `loc`, of those for which `keep` holds, after which no other one comes in
    /// WRC11's `mo_weak`.
    pub fn maximal(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        mut keep: impl FnMut(EventId) -> bool,
    ) -> Vec<EventId> {
        // Only the last one of each thread can be maximal.
        self.last.clear();
        self.last.resize(graph.thread_count(), EventId::NONE);
        let kept: Vec<EventId> = graph.co(loc).iter().copied().filter(|w| keep(*w)).collect();
        for write in &kept {
            let event = arena.get(*write);
            let last = &mut self.last[event.thread.index()];
            if last.is_none() || arena.get(*last).index < event.index {
                *last = *write;
            }
        }
        let mut maximal = kept.clone();
        maximal.retain(|write| {
            self.last[arena.get(*write).thread.index()] == *write && {
                self.find_later(arena, graph, loc, *write);
                !kept.iter().any(|other| self.order.has_given(arena.get(*other)))
            }
        });
        maximal
    }
}
