//! Hardware models and SC: one global order.
//!
//! `sc`, `tso` and `pso` demand that an order of all events contains `rf`, `co`, `fr` and part of program
//! order (Lamport; x86-TSO; SPARC). When the graph grows by an event with no edge out of it (a read of the
//! coherence-last write, a write that becomes it), no cycle can arise and nothing is done. Otherwise a cycle
//! must pass through the new event: search forward from it. Cost: linear in the events reached.

use fencepost_graph::{Arena, EventId, FenceKind, Graph, Label, LocId, Mode, ThreadId};

/// The part of program order that is in the global order of `sc`, `tso` and `pso`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// All of program order.
    Sc,
    /// Program order except from a write to a later read.
    Tso,
    /// Program order except from a write to a later read or write.
    Pso,
}

/// The search for cycles in the global order of `sc`, `tso` and `pso`, with the memory that it reuses.
#[derive(Debug, Default)]
pub struct Reach {
    seen: Vec<u32>,
    round: u32,
    todo: Vec<EventId>,
    /// For each thread: all its events from this index on have been reached.
    low: Vec<u32>,
}

/// The part that an event plays for a store buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Read,
    /// A read of a locked instruction, a full fence: everything earlier is before it, everything later after.
    Full,
    Write,
    /// Everything later is after it (a locked write).
    FullWrite,
    /// (pso) Earlier writes are before this write and all later ones.
    ReleaseWrite,
    /// (pso) Earlier writes are before all later ones.
    StoreFence,
    Nothing,
}

fn class(label: &Label) -> Class {
    match label {
        Label::Read { locked: true, .. } => Class::Full,
        Label::Read { .. } => Class::Read,
        Label::Write { update: true, .. } | Label::Write { mode: Mode::Sc, .. } => Class::FullWrite,
        Label::Write { mode, .. } if mode.is_rel() => Class::ReleaseWrite,
        Label::Write { .. } | Label::Free { .. } => Class::Write,
        Label::Fence(FenceKind::Sc) | Label::Spawn(_) | Label::Join(_) => Class::Full,
        Label::Fence(FenceKind::Rel | FenceKind::AcqRel | FenceKind::StoreStore) => Class::StoreFence,
        _ => Class::Nothing,
    }
}

impl Reach {
    /// Returns whether `event` is on a cycle of the global order.
    #[inline]
    pub fn cyclic(&mut self, order: Order, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        self.leads(order, arena, graph, event, event)
    }

    /// Returns whether a path of the global order leads from `event` to `goal`.
    pub fn leads(
        &mut self,
        order: Order,
        arena: &Arena,
        graph: &Graph,
        event: EventId,
        goal: EventId,
    ) -> bool {
        self.round += 1;
        self.todo.clear();
        self.seen.resize(self.seen.len().max(arena.next_id().index()), 0);
        self.low.clear();
        self.low.extend((0..graph.thread_count()).map(|t| graph.thread(ThreadId(t as u32)).len() as u32));
        // The event itself is not marked: meeting it again is the cycle.
        self.expand(order, arena, graph, event);
        while let Some(next) = self.todo.pop() {
            if next == goal {
                return true;
            }
            self.expand(order, arena, graph, next);
        }
        false
    }

    #[inline]
    fn meet(&mut self, event: EventId) {
        let seen = &mut self.seen[event.index()];
        if *seen != self.round {
            *seen = self.round;
            self.todo.push(event);
        }
    }

    /// Marks all events of `thread` from index `from` on as reached.
    fn meet_all(&mut self, graph: &Graph, thread: ThreadId, from: u32) {
        let low = self.low[thread.index()];
        for i in from..low {
            self.meet(graph.thread(thread)[i as usize]);
        }
        self.low[thread.index()] = low.min(from);
    }

    fn expand(&mut self, order: Order, arena: &Arena, graph: &Graph, event: EventId) {
        let x = arena.get(event);
        match x.label {
            Label::Write { .. } => {
                self.meet_next(graph, x.loc, event);
                for read in graph.reads(x.loc) {
                    let r = arena.get(*read);
                    if r.rf == event && r.thread != x.thread {
                        self.meet(*read);
                    }
                }
            }
            Label::Read { .. } => self.meet_next(graph, x.loc, x.rf),
            Label::Spawn(child) => {
                self.meet_all(graph, child, 0);
                graph.joins(child).iter().for_each(|join| self.meet(*join));
            }
            _ => {}
        }
        graph.joins(x.thread).iter().for_each(|join| self.meet(*join));
        let buffered = match class(&x.label) {
            Class::Write | Class::ReleaseWrite => order != Order::Sc,
            _ => false,
        };
        if buffered {
            self.leave_buffer(order, arena, graph, x.thread, x.index + 1);
        } else {
            self.meet_all(graph, x.thread, x.index + 1);
        }
    }

    #[inline]
    fn meet_next(&mut self, graph: &Graph, loc: LocId, write: EventId) {
        if let Some(next) = graph.co_next(loc, write) {
            self.meet(next);
        }
    }

    /// Marks the events that come after a buffered write in program order as reached.
    fn leave_buffer(&mut self, order: Order, arena: &Arena, graph: &Graph, thread: ThreadId, from: u32) {
        let mut ordered = order == Order::Tso;
        for i in from..self.low[thread.index()] {
            let id = graph.thread(thread)[i as usize];
            match class(&arena.get(id).label) {
                Class::Full => return self.meet_all(graph, thread, i),
                Class::StoreFence => ordered = true,
                Class::ReleaseWrite => {
                    ordered = true;
                    self.meet(id);
                }
                // Whether it is ordered after the earlier write or not, an sc store (which is a release
                // store) is; an update's write comes after its read, which is `Full`.
                Class::FullWrite => {
                    self.meet(id);
                    return self.meet_all(graph, thread, i);
                }
                Class::Write if ordered => self.meet(id),
                Class::Write | Class::Read | Class::Nothing => {}
            }
        }
    }
}
