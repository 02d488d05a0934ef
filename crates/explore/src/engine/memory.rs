//! Objects: every access must be to one that is alive, and every end must be the end of one.
//!
//! Which object an access finds is decided by the events that are `(po ∪ rf)+`-before it alone, so that the
//! same event finds the same in every graph: an access outside of every object that its thread can know of is
//! an error of its thread, which ends there ([`Fault::OutOfBounds`], [`Fault::InvalidFree`]).
//!
//! Whether an object is alive depends on the whole graph, like a race. An object's end counts as a write to
//! all its bytes. In models with happens-before, an access that does not happen before the end of its object
//! is a use after free; this is found when the later of the two is added, as races are. In models without
//! (`sc`, `tso`, `pso`), the order of events is known when a graph is complete: an access that the model's
//! global order does not put before the end of its object may come after it. (Of an access and an end in the
//! same thread, program order decides.) A graph with such an error still counts as what it is, and is
//! explored to its end.

use super::{Draft, Engine};
use crate::Violation;
use fencepost_graph::{AllocKind, Event, EventId, Object, ThreadId, Zeroed};
use fencepost_models::Model;
use fencepost_program::{Fault, Read, Size, Step, layout};

impl Draft {
    /// Returns the events that free an object; there should be one at most.
    fn ends_of(&self, object: Object) -> impl Iterator<Item = EventId> + '_ {
        self.graph.ends(object.addr).iter().copied()
    }

    /// Returns the accesses to an object.
    fn accesses_to(&self, object: Object) -> Vec<EventId> {
        let locs = self.arena.locs_in(object.addr..object.addr.saturating_add(object.size.max(1)));
        let in_graph = locs.filter(|loc| loc.index() < self.graph.loc_count());
        in_graph.flat_map(|loc| self.graph.co(loc).iter().chain(self.graph.reads(loc))).copied().collect()
    }

    /// Returns the object that the location of `access` is in, or the nearest one.
    fn object_of(&self, access: &Event) -> Option<Object> {
        self.graph.object_near(&self.arena, self.arena.locs()[access.loc.index()].loc.addr)
    }

    /// Returns whether the read `e` only copies memory.
    fn copies(&self, e: &Event) -> bool {
        matches!(self.before(e).map(|s| &s.next), Some(Step::Read(Read { copy: true, .. })))
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns the object nearest to `addr`, if thread `thread` can know of it at its end.
    fn known_object(&self, thread: ThreadId, addr: u64) -> Option<Object> {
        let object = self.draft.graph.object_near(&self.draft.arena, addr)?;
        let clocks = self.draft.clocks_at_end_of(thread);
        // (A promise may tell the thread of objects that are not known yet.)
        (self.model.allows_promises() || self.draft.arena.known(object.alloc, thread, clocks.porf))
            .then_some(object)
    }

    /// Returns whether `thread` is about to access bytes that are not all in one object that it can know of,
    /// and if so reports an out-of-bounds error.
    pub(super) fn leaves_object(&mut self, thread: ThreadId, addr: u64, size: Size) -> bool {
        layout::is_shared(addr) && self.is_out_of_bounds(thread, addr, size)
    }

    #[inline(never)]
    fn is_out_of_bounds(&mut self, thread: ThreadId, addr: u64, size: Size) -> bool {
        let object = self.known_object(thread, addr);
        if object.is_some_and(|o| o.holds(addr, size.bytes())) {
            return false;
        }
        let object = object.map(|o| (o.addr, o.size));
        self.fail(thread, Fault::OutOfBounds { addr, bytes: size.bytes(), object });
        true
    }

    /// Returns whether `thread` is about to free an address at which no object of the given kind (heap or
    /// stack) begins, and if so reports an error.
    pub(super) fn frees_nothing(&mut self, thread: ThreadId, addr: u64, kind: AllocKind) -> bool {
        let object = self.known_object(thread, addr);
        if object.is_some_and(|o| o.addr == addr && o.kind == kind) {
            return false;
        }
        self.fail(thread, Fault::InvalidFree(addr));
        true
    }

    /// Returns whether `thread` is about to join a thread that has been joined already, and if so reports an
    /// error. The number of the joined thread means nothing any more. (Threads that the program has from the
    /// start may be joined by many.)
    pub(super) fn joins_again(&mut self, thread: ThreadId, child: ThreadId) -> bool {
        if self.draft.graph.joins(child).is_empty() || self.draft.graph.spawn(child).is_none() {
            return false;
        }
        self.fail(thread, Fault::JoinedTwice(child.0.into()));
        true
    }

    /// Lets `thread` go wrong, and reports that.
    fn fail(&mut self, thread: ThreadId, fault: Fault) {
        self.draft.snapshots.set_next(&self.draft.graph, thread, Step::Error(fault));
        self.report_fault(thread);
    }

    /// Returns the size of the object that begins at `addr`, or 0 if `thread` knows of none there or knows
    /// that it was freed.
    pub(super) fn object_size(&self, thread: ThreadId, addr: u64) -> u64 {
        let clocks = self.draft.clocks_at_end_of(thread);
        let known = |event: EventId| self.draft.arena.known(event, thread, clocks.porf);
        match self.known_object(thread, addr) {
            Some(object) if object.addr == addr && !self.draft.ends_of(object).any(known) => object.size,
            _ => 0,
        }
    }

    /// Reports a use after free or a read of uninitialised memory by `event`, an access to allocated memory
    /// that was just added.
    #[inline(never)]
    pub(super) fn check_access(&mut self, event: EventId) {
        if self.decides_late() {
            return;
        }
        self.check_value(event);
        let Some(object) = self.draft.object_of(self.draft.arena.get(event)) else { return };
        let free = if self.model.has_happens_before() { self.draft.ends_of(object).next() } else { None };
        if let Some(free) = free {
            // An event that is added now happens before no other.
            let (access, free) = (self.draft.name(event), self.draft.name(free));
            self.show_violation(Violation::UseAfterFree { access, free });
        }
    }

    /// Reports an error if `event` reads allocated memory that has never been written.
    pub(super) fn check_value(&mut self, event: EventId) {
        let e = *self.draft.arena.get(event);
        let Some(object) = self.draft.object_of(&e) else { return };
        // (A mutex whose sections have several groups was initialised before.)
        let arena = &self.draft.arena;
        if self.locks.is_some() && arena.find_loc(arena.locs()[e.loc.index()].loc) != Some(e.loc) {
            return;
        }
        if e.rf.is_init() && object.zeroed == Zeroed::No && !self.draft.copies(&e) {
            let read = self.draft.name(event);
            self.show_violation(Violation::Uninitialised { read });
        }
    }

    /// Reports a double free or a use after free by `free`, the end of an object that was just added.
    pub(super) fn check_free(&mut self, free: EventId, addr: u64) {
        if self.decides_late() {
            return;
        }
        let Some(object) = self.draft.graph.object_near(&self.draft.arena, addr) else { return };
        self.note_late_free(free, object);
        self.check_first_free(free, object);
        if !self.model.has_happens_before() {
            return;
        }
        let end = *self.draft.arena.get(free);
        let late = |access: &EventId| {
            !self.draft.arena.hb(self.draft.arena.get(*access), &end) && !self.is_provisional(*access)
        };
        if let Some(access) = self.draft.accesses_to(object).into_iter().find(late) {
            let (access, free) = (self.draft.name(access), self.draft.name(free));
            self.show_violation(Violation::UseAfterFree { access, free });
        }
    }

    /// Reports a double free if another event than `free` frees the object, too.
    pub(super) fn check_first_free(&mut self, free: EventId, object: Object) {
        let first = self.draft.ends_of(object).find(|other| *other != free);
        if let Some(first) = first {
            let (first, second) = (self.draft.name(first), self.draft.name(free));
            self.show_violation(Violation::DoubleFree { first, second });
        }
    }

    /// Reports the uses after free of a complete graph, in a model without happens-before or one that decides
    /// late.
    pub(super) fn check_ends(&mut self) {
        for i in 0..self.draft.graph.frees().len() {
            let free = self.draft.graph.frees()[i];
            let Some(addr) = self.draft.arena.get(free).label.addr() else { continue };
            let Some(object) = self.draft.graph.object_near(&self.draft.arena, addr) else { continue };
            for access in self.draft.accesses_to(object) {
                if !self.model.is_before(self.check(), access, free) {
                    let (access, free) = (self.draft.name(access), self.draft.name(free));
                    self.show_violation(Violation::UseAfterFree { access, free });
                    break;
                }
            }
        }
    }
}
