//! Objects: what is accessed or freed must be one, and alive.
//!
//! What an access finds where it goes is decided by what is `(po ∪ rf)+`-before it alone, so that the same event
//! finds the same in every graph: an access outside of every object that its thread can know of is an error of its
//! thread, which ends there ([`Fault::OutOfBounds`], [`Fault::InvalidFree`]).
//!
//! Whether an object is alive is a matter of the whole graph, like a race. An object's end counts as a write to all
//! its bytes. In models with happens-before, an access that does not happen before the end of its object is a use
//! after free; this is found when the later of the two is added, as races are. In models without (`sc`, `tso`,
//! `pso`), the order of things is known when a graph is complete: an access that the model's global order does not
//! put before the end of its object may come after it. (Of an access and an end in the same thread, program order
//! decides.) A graph with such an error still counts as what it is, and is explored to its end.

use super::Engine;
use crate::view::event_ref;
use crate::{Violation, Visitor};
use fencepost_graph::{AllocKind, Event, EventId, Object, ThreadId, Zeroed};
use fencepost_models::{EventClocks, Model, Sync};
use fencepost_program::{CodePos, Fault, Pos, Program, Read, Size, Step};
use rustc_hash::FxHashMap;

/// What the engine knows of objects in all graphs: those that each place in the program made.
pub(super) type Sites = FxHashMap<Site, Vec<(u64, u64)>>;

/// A place in the program that allocates: the instruction, and where the user's code calls it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Site {
    at: CodePos,
    pos: Pos,
}

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// The object nearest to `addr`, if thread `thread` can know of it at its end.
    fn known_object(&self, thread: ThreadId, addr: u64) -> Option<Object> {
        let object = self.graph.object_near(&self.arena, addr)?;
        let clocks = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        // (What a promise will tell the thread is not known yet.)
        (M::PROMISES || self.arena.known(object.alloc, thread, clocks.porf)).then_some(object)
    }

    /// If `thread` is about to access what is not (all) part of one object, it has gone wrong.
    #[inline(never)]
    pub(super) fn leaves_object(&mut self, thread: ThreadId, addr: u64, size: Size) -> bool {
        let object = self.known_object(thread, addr);
        if object.is_some_and(|o| o.holds(addr, size.bytes())) {
            return false;
        }
        let object = object.map(|o| (o.addr, o.size));
        self.fail(thread, Fault::OutOfBounds { addr, bytes: size.bytes(), object });
        true
    }

    /// If `thread` is about to free what is no object of that kind, it has gone wrong.
    pub(super) fn frees_nothing(&mut self, thread: ThreadId, addr: u64, kind: AllocKind) -> bool {
        let object = self.known_object(thread, addr);
        if object.is_some_and(|o| o.addr == addr && o.kind == kind) {
            return false;
        }
        self.fail(thread, Fault::InvalidFree(addr));
        true
    }

    /// If `thread` is about to wait for the end of a thread that has been waited for already, it has gone wrong: its number
    /// means nothing any more. (Threads that the program has from the start may be waited for by many.)
    pub(super) fn joins_again(&mut self, thread: ThreadId, child: ThreadId) -> bool {
        if self.graph.joins(child).is_empty() || self.graph.spawn(child).is_none() {
            return false;
        }
        self.fail(thread, Fault::JoinedTwice(child.0.into()));
        true
    }

    /// `thread` goes no further.
    fn fail(&mut self, thread: ThreadId, fault: Fault) {
        self.snapshots.set_next(&self.graph, thread, Step::Error(fault));
        self.report_fault(thread);
    }

    /// The size of the object that begins at `addr`, as far as `thread` can know: 0 if it knows of its end.
    pub(super) fn object_size(&self, thread: ThreadId, addr: u64) -> u64 {
        let clocks = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let known = |event: EventId| self.arena.known(event, thread, clocks.porf);
        match self.known_object(thread, addr) {
            Some(object) if object.addr == addr && !self.ends_of(object).any(known) => object.size,
            _ => 0,
        }
    }

    /// The events that free an object; there should be one at most.
    fn ends_of(&self, object: Object) -> impl Iterator<Item = EventId> + '_ {
        let frees = self.graph.frees().iter().copied();
        frees.filter(move |free| self.arena.get(*free).label.addr() == Some(object.addr))
    }

    /// The accesses to an object.
    fn accesses_to(&self, object: Object) -> Vec<EventId> {
        let locs = self.arena.locs_in(object.addr..object.addr.saturating_add(object.size.max(1)));
        let in_graph = locs.filter(|loc| loc.index() < self.graph.loc_count());
        in_graph.flat_map(|loc| self.graph.co(loc).iter().chain(self.graph.reads(loc))).copied().collect()
    }

    /// An access to memory that a thread allocated has been added: is that memory alive, and has it a value?
    #[inline(never)]
    pub(super) fn check_access(&mut self, event: EventId) {
        if M::CHECKS_WHOLE {
            return;
        }
        self.check_value(event);
        let addr = self.arena.locs()[self.arena.get(event).loc.index()].loc.addr;
        let Some(object) = self.graph.object_near(&self.arena, addr) else { return };
        let name = event_ref(&self.arena, event);
        let free = if M::SYNC != Sync::Never { self.ends_of(object).next() } else { None };
        if let Some(free) = free {
            // What is added now happens before nothing that is there.
            let free = event_ref(&self.arena, free);
            self.show(|visitor, view| {
                visitor.violation(view, Violation::UseAfterFree { access: name, free })
            });
        }
    }

    /// Does an access read memory that a thread allocated and that has no value?
    pub(super) fn check_value(&mut self, event: EventId) {
        let e = *self.arena.get(event);
        let addr = self.arena.locs()[e.loc.index()].loc.addr;
        let Some(object) = self.graph.object_near(&self.arena, addr) else { return };
        if e.rf.is_init() && object.zeroed == Zeroed::No && !self.copies(&e) {
            let read = event_ref(&self.arena, event);
            self.show(|visitor, view| visitor.violation(view, Violation::Uninitialised { read }));
        }
    }

    /// Does the read `e` just copy memory?
    fn copies(&self, e: &Event) -> bool {
        let before = match e.prev {
            EventId::NONE => self.snapshots.start(&self.graph, e.thread),
            prev => Some(self.snapshots.after(prev)),
        };
        matches!(before.map(|s| &s.next), Some(Step::Read(Read { copy: true, .. })))
    }

    /// The end of an object has been added: was it alive, and is nothing going to access it?
    pub(super) fn check_free(&mut self, free: EventId, addr: u64) {
        if M::CHECKS_WHOLE {
            return;
        }
        let Some(object) = self.graph.object_near(&self.arena, addr) else { return };
        self.note_late_free(free, object);
        self.check_first_free(free, object);
        if M::SYNC == Sync::Never {
            return;
        }
        let name = event_ref(&self.arena, free);
        let end = *self.arena.get(free);
        let late = |access: &EventId| !self.arena.hb(self.arena.get(*access), &end);
        if let Some(access) = self.accesses_to(object).into_iter().find(late) {
            let access = event_ref(&self.arena, access);
            self.show(|visitor, view| {
                visitor.violation(view, Violation::UseAfterFree { access, free: name })
            });
        }
    }

    /// Is there another end of the object than `free`?
    pub(super) fn check_first_free(&mut self, free: EventId, object: Object) {
        let first = self.ends_of(object).find(|other| *other != free);
        if let Some(first) = first {
            let (first, second) = (event_ref(&self.arena, first), event_ref(&self.arena, free));
            self.show(|visitor, view| visitor.violation(view, Violation::DoubleFree { first, second }));
        }
    }

    /// A graph is complete, in a model without happens-before or one that decides late: is everything accessed before its end?
    pub(super) fn check_ends(&mut self) {
        for i in 0..self.graph.frees().len() {
            let free = self.graph.frees()[i];
            let Some(addr) = self.arena.get(free).label.addr() else { continue };
            let Some(object) = self.graph.object_near(&self.arena, addr) else { continue };
            for access in self.accesses_to(object) {
                if !M::is_before(&mut self.scratch, &self.arena, &self.graph, access, free) {
                    let (access, free) = (event_ref(&self.arena, access), event_ref(&self.arena, free));
                    self.show(|visitor, view| {
                        visitor.violation(view, Violation::UseAfterFree { access, free })
                    });
                    break;
                }
            }
        }
    }

    /// `thread` is about to make an object: remembers where.
    pub(super) fn note_site(&mut self, thread: ThreadId, addr: u64, size: u64) {
        let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { return };
        let site = Site { at: snapshot.state.code_pos(), pos: snapshot.state.pos(self.program) };
        let objects = self.sites.entry(site).or_default();
        if !objects.contains(&(addr, size)) {
            objects.push((addr, size));
        }
    }

    /// The objects that were made where the one at `addr` was made, that one included; just a range if it was not
    /// allocated.
    pub(super) fn alike(&self, addr: u64, program: &Program) -> Vec<(u64, u64)> {
        let holds = |(start, size): &(u64, u64)| *start <= addr && addr - start < (*size).max(1);
        if let Some(object) = self.graph.object_near(&self.arena, addr) {
            let of_site = self.sites.values().find(|o| o.contains(&(object.addr, object.size)));
            return of_site.cloned().unwrap_or_else(|| vec![(object.addr, object.size)]);
        }
        let global = program
            .global_at(addr)
            .map(|(global, offset)| (addr - offset, program.globals[global.index()].init.len() as u64));
        global.into_iter().filter(holds).collect()
    }
}
