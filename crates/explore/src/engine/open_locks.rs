//! Orders of critical sections that are left open ([`Equivalence::Locks`](crate::Equivalence::Locks)).
//!
//! # What is searched
//!
//! Let P be the program, and P' the same program in which the sections of a mutex are divided into groups,
//! and each group has a mutex of its own ([`LockWords`]). The engine searches P' as it would any program.
//! Each graph of P' is then *completed*: the sections of each mutex, of whatever groups, must have an order
//! with which the model allows the graph (`fencepost_models::section_orders`). It is shown with that order.
//! If some graph that counts, or has an error, cannot be completed, the order matters: the sections that are
//! to blame become one group, and the search begins again. With one group for each mutex, P' is P. Sections
//! only ever come together, so this ends.
//!
//! Executions that differ only in the order of sections are one. Those of one group may still be visited in
//! several orders; all but the first are recognised by their events, reads-from and coherence without those
//! of the lock words, and are counted as built for nothing. So the number of executions is the number of
//! graphs without the order of sections for which some order is consistent, however sections are grouped.
//!
//! # What is preserved
//!
//! **Theorem.** Let the last search, which did not begin again, have shown the graphs S. Then S has, for
//! every complete or blocked graph of P, one that differs at most in the orders of sections, and has nothing
//! else. If P has a graph with an error (a failed assertion, a race, an error of memory, threads that wait
//! for ever), then S has an error of this kind.
//!
//! *Nothing else*: what was completed has the edges of a total order of the sections of each mutex, sections
//! that have not ended last, and satisfies the axioms of the model, so it is a graph of P.
//!
//! *Every graph*: let G be a graph of P, and take away the edges between sections of different groups. The
//! models for which this is offered have axioms that certain relations have no cycles, and these relations
//! grow with happens-before and with reads-from: what is left is allowed, too. Threads do the same, because a
//! mutex that is taken always gives the value 0. So it is a graph of P', if no thread waits in G for a mutex
//! that it need not wait for in P'. If one does, some thread t holds a mutex m of several groups for ever. As
//! nothing can be added to G, t has come to its end or cannot go on, after a step that may block. Consider
//! the part of G that comes before the steps at which threads hold such mutexes for ever: it is part of a
//! graph of P' that the search builds, and there t takes the same step with m held. A thread that holds a
//! mutex of several groups and comes to a step that may block (a mutex, a read that may end a round of a
//! waiting loop, a join, a wait), or to its end, makes m one group ([`Engine::note_held`]). So there is no
//! such m in the last search. In particular, deadlocks are found as ever: no thread that waits in one holds a
//! mutex of several groups.
//!
//! *Errors*: an error of P is one of P' by the same argument, as taking edges away leaves what a thread did
//! alone, and makes races and their like only more. It is shown if its graph can be completed, and if the two
//! events of a race are still unordered then; otherwise the search begins again. (For errors of memory that
//! depend on what is ordered, all mutexes become whole.)
//!
//! # What keeps the order of a mutex
//!
//! - `trylock`: its result depends on the order, so executions with different orders differ.
//! - A memory access that is neither lock nor unlock, unless it comes before all sections or after them:
//!   initialising a mutex, or destroying it.
//! - Programs with condition variables or with atomic sections keep the orders of all mutexes.
//! - The end of the life of a mutex on the heap or a stack, unless it comes after all sections.
//!
//! The groups are found by what goes wrong. If two accesses race in P' and both are in sections of the same
//! mutex, the sections of that mutex that access the location become one group. If there is no order, each
//! mutex is looked at by itself: those for which there is none are to blame; if there are none, all are.

use super::{Draft, Engine, Halt};
use crate::Violation;
use crate::lock_words::{LockWords, SectionId};
use crate::view::depends_on_order;
use fencepost_graph::{Candidate, EventId, EventRef, Label, Loc, LocId, Matrices, ThreadId};
use fencepost_models::section_orders::{self, Section};
use fencepost_models::{Model, ModelId, orders};
use fencepost_program::{Op, Size, Step, Update, layout};
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The state of a search that leaves the orders of critical sections open.
pub(super) struct OpenLocks {
    words: LockWords,
    model: ModelId,
    /// The locations of lock words, by the sections that stand for their groups.
    locs: FxHashMap<SectionId, LocId>,
    /// The mutexes that have been locked in this search, with the sizes of their lock words.
    mutexes: FxHashMap<u64, Size>,
    /// The fingerprints of the graphs that were counted, without the order of their sections.
    counted: FxHashSet<u128>,
    /// The groups to begin again with, should the search have to.
    again: Option<LockWords>,
    matrices: Matrices,
    /// The order that completes the current graph.
    pub order: LockOrder,
    /// Whether `order` has been found for the current graph.
    is_complete: bool,
}

/// The sections of each mutex that has several groups, in an order.
pub(crate) type LockOrder = Vec<(Loc, Vec<TakenMutex>)>;

/// The events by which a thread took a mutex and gave it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakenMutex {
    /// The read and the write of the update by which the thread took the mutex.
    pub taken: [EventId; 2],
    /// The write that released the mutex.
    pub released: Option<EventId>,
}

/// A critical section of the current graph.
struct Found {
    id: SectionId,
    loc: Loc,
    events: TakenMutex,
}

impl OpenLocks {
    /// Returns the state for a search that begins with these groups.
    pub fn new(words: &LockWords, model: ModelId) -> OpenLocks {
        OpenLocks {
            words: words.clone(),
            model,
            locs: FxHashMap::default(),
            mutexes: FxHashMap::default(),
            counted: FxHashSet::default(),
            again: None,
            matrices: Matrices::default(),
            order: vec![],
            is_complete: false,
        }
    }

    /// Returns the groups to begin again with, if the search has to.
    pub fn into_again(self) -> Option<LockWords> {
        self.again
    }

    /// Returns whether `mutex` has been locked in this search and has several groups.
    fn is_open(&self, mutex: u64) -> bool {
        self.mutexes.contains_key(&mutex) && !self.words.is_whole(mutex)
    }

    /// Returns a number that graphs have in common, with all but certainty, only if they differ at most in
    /// the order of sections.
    fn fingerprint(&self, draft: &Draft) -> u128 {
        let Draft { arena, graph, .. } = draft;
        let is_open =
            |loc: Loc| self.mutexes.get(&loc.addr) == Some(&loc.size) && !self.words.is_seen(loc.addr);
        let mut hashers = [DefaultHasher::new(), DefaultHasher::new()];
        hashers[1].write_u8(1);
        let mut add = |part: (u32, u32, Option<Label>)| hashers.iter_mut().for_each(|h| part.hash(h));
        let name = |id: EventId| match id.is_init() {
            true => (u32::MAX, 0, None),
            false => (arena.get(id).thread.0, arena.get(id).index, None),
        };
        for thread in draft.threads() {
            for id in graph.thread(thread) {
                let event = arena.get(*id);
                add((thread.0, event.index, Some(event.label)));
                let takes = matches!(event.label, Label::Read { locked: true, .. });
                if event.label.is_read() && !(takes && event.label.loc().is_some_and(is_open)) {
                    add(name(event.rf));
                }
            }
        }
        let mut locs: Vec<LocId> = (0..graph.loc_count() as u32).map(LocId).collect();
        locs.retain(|loc| graph.co(*loc).len() > 1 && !is_open(arena.locs()[loc.index()].loc));
        locs.sort_unstable_by_key(|loc| arena.locs()[loc.index()].loc);
        locs.iter().for_each(|loc| graph.co(*loc).iter().for_each(|write| add(name(*write))));
        let [first, second] = hashers.map(|hasher| u128::from(hasher.finish()));
        first << 64 | second
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns the location of an access of `thread`, which for the lock and unlock of a mutex is the lock
    /// word of the group that the section is in.
    #[inline]
    pub(super) fn locate(&mut self, thread: ThreadId, addr: u64, size: Size) -> LocId {
        match self.locks {
            None => self.draft.locate(self.program, addr, size),
            Some(_) => self.locate_word(thread, addr, size),
        }
    }

    #[inline(never)]
    fn locate_word(&mut self, thread: ThreadId, addr: u64, size: Size) -> LocId {
        let section = match self.draft.op_of(self.program, thread) {
            Some(Op::Lock { .. }) => {
                if !self.may_be_open(thread, addr, size) {
                    self.close(|words| words.make_whole(addr));
                }
                Some(SectionId::new(addr, thread, self.draft.times_taken(thread, addr)))
            }
            Some(Op::Unlock { .. }) => {
                let taken = self.draft.times_taken(thread, addr);
                Some(SectionId::new(addr, thread, taken.saturating_sub(1)))
            }
            Some(Op::TryLock { .. }) => {
                let is_seen = self.locks.as_ref().is_some_and(|locks| locks.words.is_seen(addr));
                if !is_seen {
                    self.close(|words| words.note_seen(addr));
                }
                None
            }
            _ => {
                self.note_other_access(thread, addr, size);
                None
            }
        };
        let Some(locks) = &mut self.locks else { return self.draft.locate(self.program, addr, size) };
        let Some(group) = section.and_then(|section| locks.words.group(section)) else {
            return self.draft.locate(self.program, addr, size);
        };
        let arena = &mut self.draft.arena;
        let id = *locks.locs.entry(group).or_insert_with(|| arena.add_double(Loc { addr, size }, 0));
        self.draft.graph.grow(0, id.index() + 1);
        id
    }

    /// Returns whether the order of the sections of the mutex at `addr`, which `thread` is about to lock, may
    /// be left open, as far as is known: it is free at first, or was made free by a write before, and
    /// `thread` knows of everything else that was written there. Notes that it is a mutex.
    fn may_be_open(&mut self, thread: ThreadId, addr: u64, size: Size) -> bool {
        let Some(locks) = &mut self.locks else { return true };
        locks.mutexes.insert(addr, size);
        if locks.words.is_whole(addr) {
            return true;
        }
        let loc = Loc { addr, size };
        let clocks = self.draft.clocks_at_end_of(thread);
        let known = if self.model.has_happens_before() { clocks.hb } else { clocks.porf };
        let Draft { arena, graph, .. } = &self.draft;
        let in_graph = |id: &LocId| id.index() < graph.loc_count();
        let overlapped = arena
            .overlapping(loc)
            .filter(in_graph)
            .any(|id| !(graph.co(id).is_empty() && graph.reads(id).is_empty()));
        let own = arena.find_loc(loc).filter(in_graph);
        let is_read = own.is_some_and(|id| !graph.reads(id).is_empty());
        let may_be_freed = layout::is_shared(addr)
            && graph.object_near(arena, addr).is_some_and(|object| !graph.ends(object.addr).is_empty());
        let writes = own.map_or(&[][..], |id| graph.co(id));
        let is_free = match writes.last() {
            Some(write) => arena.value(*write) == 0,
            None => self.program.initial_value(addr, size.bytes()) == Some(0) && !layout::is_shared(addr),
        };
        let is_alone = !overlapped && !is_read && !may_be_freed;
        is_free && is_alone && writes.iter().all(|write| arena.known(*write, thread, known))
    }

    /// Makes mutexes whole that `thread` is about to access without locking or unlocking them, unless it
    /// writes to one after all sections that are there (to destroy it; or to initialise it, before there is
    /// any).
    fn note_other_access(&mut self, thread: ThreadId, addr: u64, size: Size) {
        let Some(locks) = &self.locks else { return };
        let access = Loc { addr, size };
        let words = locks.mutexes.iter().map(|(mutex, size)| Loc { addr: *mutex, size: *size });
        let touched: Vec<Loc> = words.filter(|word| word.overlaps(access)).collect();
        let writes = matches!(self.draft.next_step(thread), Step::Write(_));
        for word in touched {
            match writes && word == access {
                true => self.keep_unless_known(thread, word),
                false => self.keep(word.addr),
            }
        }
    }

    /// Makes mutexes whole that are in the object at `addr`, whose life `thread` is about to end, unless all
    /// their sections come before.
    pub(super) fn note_free(&mut self, thread: ThreadId, addr: u64) {
        let (Some(locks), Some(object)) =
            (&self.locks, self.draft.graph.object_near(&self.draft.arena, addr))
        else {
            return;
        };
        let inside = locks.mutexes.iter().map(|(mutex, size)| (*mutex, *size));
        let inside: Vec<(u64, Size)> =
            inside.filter(|(mutex, size)| object.holds(*mutex, size.bytes())).collect();
        for (mutex, size) in inside {
            // (Without happens-before it takes the whole graph to tell what comes before.)
            match self.model.has_happens_before() {
                true => self.keep_unless_known(thread, Loc { addr: mutex, size }),
                false => self.keep(mutex),
            }
        }
    }

    /// Makes the mutex at `loc` whole unless `thread` knows of all its sections in the graph.
    fn keep_unless_known(&mut self, thread: ThreadId, loc: Loc) {
        let clocks = self.draft.clocks_at_end_of(thread);
        let known = if self.model.has_happens_before() { clocks.hb } else { clocks.porf };
        let Draft { arena, graph, .. } = &self.draft;
        let is_earlier = |id: &EventId| {
            arena.get(*id).label.loc().is_none_or(|other| !other.overlaps(loc))
                || arena.known(*id, thread, known)
        };
        let is_open = self.locks.as_ref().is_some_and(|locks| locks.is_open(loc.addr));
        if is_open && !graph.order().iter().all(is_earlier) {
            self.close(|words| words.make_whole(loc.addr));
        }
    }

    /// Makes whole what the thread of the newest event holds if it has come to a step that may block, or to
    /// its end.
    #[inline]
    pub(super) fn note_held(&mut self) {
        if self.locks.is_some() {
            self.note_held_mutexes();
        }
    }

    #[inline(never)]
    fn note_held_mutexes(&mut self) {
        let Some(locks) = &self.locks else { return };
        let snapshot = self.draft.snapshots.newest();
        // (A loop may wait by taking and releasing a mutex in every round.)
        let retried = match &snapshot.next {
            Step::Read(read) if read.update == Update::Lock && snapshot.state.may_end_round(self.program) => {
                Some(read.addr)
            }
            _ => None,
        };
        let held = snapshot.state.held().iter().map(|(mutex, _)| *mutex).chain(retried);
        let open: Vec<u64> = held.filter(|mutex| locks.is_open(*mutex)).collect();
        if open.is_empty() {
            return;
        }
        let may_block = match &snapshot.next {
            Step::Read(read) => {
                matches!(read.update, Update::Lock | Update::LockAgain)
                    || snapshot.state.may_end_round(self.program)
            }
            Step::Write(_) | Step::Fence(_) | Step::Choose { .. } | Step::Spawn { .. } => false,
            Step::Alloc { .. } | Step::Free { .. } | Step::ObjectSize { .. } => false,
            Step::Detach { .. } | Step::External { .. } | Step::Error(_) => false,
            _ => true,
        };
        if may_block {
            self.close(|words| open.iter().for_each(|mutex| words.make_whole(*mutex)));
        }
    }

    /// Makes `mutex` whole, unless it is.
    fn keep(&mut self, mutex: u64) {
        if self.locks.as_ref().is_some_and(|locks| locks.is_open(mutex)) {
            self.close(|words| words.make_whole(mutex));
        }
    }

    /// Ends the search, to begin again with groups of sections that `change` makes.
    #[cold]
    fn close(&mut self, change: impl FnOnce(&mut LockWords)) {
        let Some(locks) = &mut self.locks else { return };
        let before = locks.words.clone();
        let words = locks.again.get_or_insert(before);
        change(words);
        self.report.stop(Halt::NeedsLocks);
    }

    /// Returns whether the current graph, which is complete or blocked, is the first of those that differ
    /// from it only in the order of sections. If no order of sections completes it, the search ends, and
    /// begins again with other groups.
    pub(super) fn is_first_of_its_kind(&mut self) -> bool {
        if self.locks.is_none() {
            return true;
        }
        if !self.complete_sections(None) {
            return false;
        }
        let Some(locks) = &mut self.locks else { return true };
        locks.is_complete = true;
        let fingerprint = locks.fingerprint(&self.draft);
        locks.counted.insert(fingerprint)
    }

    /// Records whether the order of sections that was found last is that of the current graph.
    pub(super) fn keep_order(&mut self, is_current: bool) {
        if let Some(locks) = &mut self.locks {
            locks.is_complete = is_current;
        }
    }

    /// Returns whether the current graph may be shown, with an order of its sections. If not, the search
    /// ends, and begins again with other groups.
    pub(super) fn has_section_order(&mut self) -> bool {
        match &self.locks {
            None => true,
            Some(locks) if locks.is_complete => true,
            Some(_) => self.complete_sections(None),
        }
    }

    /// Returns whether an error of the current graph is one with some order of the sections, too, and puts
    /// them in that order. If not, the search ends, and begins again with other groups.
    pub(super) fn upholds(&mut self, violation: &Violation) -> bool {
        if self.locks.is_none() {
            return true;
        }
        let sections = self.open_sections();
        if sections.is_empty() {
            return self.complete_sections(None);
        }
        match violation {
            Violation::Race { first, second } => {
                !self.join_for_race(&sections, *first, *second)
                    && self.complete_sections(Some((*first, *second)))
            }
            Violation::Fault { fault, .. } if !depends_on_order(fault) => self.complete_sections(None),
            Violation::Stuck { .. } => self.complete_sections(None),
            _ => {
                self.close(LockWords::make_all_whole);
                false
            }
        }
    }

    /// Returns the sections of the current graph that are of mutexes with several groups, thread by thread.
    fn open_sections(&self) -> Vec<Found> {
        let Some(locks) = &self.locks else { return vec![] };
        let Draft { arena, graph, .. } = &self.draft;
        let mut found: Vec<Found> = vec![];
        for thread in self.draft.threads() {
            let first = found.len();
            let mut counts: FxHashMap<u64, u32> = FxHashMap::default();
            for id in graph.thread(thread) {
                let event = arena.get(*id);
                let Label::Write { loc, update, .. } = event.label else { continue };
                if locks.mutexes.get(&loc.addr) != Some(&loc.size) || !locks.is_open(loc.addr) {
                    continue;
                }
                // (What initialises or destroys the mutex is at its own location.)
                if arena.find_loc(loc) == Some(event.loc) {
                    continue;
                }
                match update {
                    true => {
                        let count = counts.entry(loc.addr).or_default();
                        let id_of = SectionId::new(loc.addr, thread, *count);
                        *count += 1;
                        let events = TakenMutex { taken: [event.prev, *id], released: None };
                        found.push(Found { id: id_of, loc, events });
                    }
                    false => {
                        let section = found[first..].iter_mut().rev().find(|section| section.loc == loc);
                        section.into_iter().for_each(|section| section.events.released = Some(*id));
                    }
                }
            }
        }
        found
    }

    /// Finds an order of the sections of the current graph with which the model allows it, and with which two
    /// events are not ordered by happens-before, if they are given. If there is none, the search ends, and
    /// begins again with other groups.
    #[inline(never)]
    fn complete_sections(&mut self, apart: Option<(EventRef, EventRef)>) -> bool {
        let found = self.open_sections();
        let mut mutexes: Vec<u64> = found.iter().map(|section| section.id.mutex).collect();
        mutexes.sort_unstable();
        mutexes.dedup();
        let Some(order) = self.find_order(&found, &mutexes, apart) else {
            let alone: Vec<u64> = match apart {
                None => mutexes
                    .iter()
                    .copied()
                    .filter(|mutex| self.find_order(&found, &[*mutex], None).is_none())
                    .collect(),
                Some(_) => vec![],
            };
            let blamed = if alone.is_empty() { mutexes } else { alone };
            let conflicting: Vec<Vec<SectionId>> =
                blamed.iter().map(|mutex| self.conflicting(&found, *mutex)).collect();
            self.close(|words| {
                for (mutex, sections) in blamed.iter().zip(conflicting) {
                    if !words.join(sections) {
                        words.make_whole(*mutex);
                    }
                }
            });
            return false;
        };
        if let Some(locks) = &mut self.locks {
            locks.order = order;
        }
        true
    }

    /// Returns the sections of `mutex` that access a location which another of its sections writes.
    fn conflicting(&self, found: &[Found], mutex: u64) -> Vec<SectionId> {
        let Draft { arena, graph, .. } = &self.draft;
        let mut accesses: FxHashMap<Loc, (bool, Vec<SectionId>)> = FxHashMap::default();
        for section in found.iter().filter(|section| section.id.mutex == mutex) {
            for id in self.body(section, graph.thread(section.id.thread)) {
                let label = arena.get(*id).label;
                let Some(loc) = label.loc().filter(|loc| loc.addr != mutex) else { continue };
                let (written, by) = accesses.entry(loc).or_default();
                *written |= !label.is_read();
                by.push(section.id);
            }
        }
        let mut conflicting: Vec<SectionId> = accesses
            .into_values()
            .filter(|(written, by)| *written && by.iter().any(|section| section.thread != by[0].thread))
            .flat_map(|(_, by)| by)
            .collect();
        conflicting.sort_unstable();
        conflicting.dedup();
        conflicting
    }

    /// Returns the events of a section, of all `events` of its thread.
    fn body<'e>(&self, section: &Found, events: &'e [EventId]) -> &'e [EventId] {
        let arena = &self.draft.arena;
        let end = section.events.released.map_or(events.len(), |end| arena.get(end).index as usize);
        &events[arena.get(section.events.taken[1]).index as usize + 1..end]
    }

    /// Joins the sections of a mutex in which the accesses of a race are, if both are in sections of the same
    /// mutex, with all others of that mutex that access the same location, and ends the search. Returns
    /// whether it did.
    fn join_for_race(&mut self, found: &[Found], first: EventRef, second: EventRef) -> bool {
        let (EventRef::At(s, i), EventRef::At(t, j)) = (first, second) else { return false };
        let Draft { arena, graph, .. } = &self.draft;
        let event = |thread: ThreadId, index: u32| graph.thread(thread).get(index as usize).copied();
        let (Some(a), Some(b)) = (event(s, i), event(t, j)) else { return false };
        let covers = |section: &&Found, event: EventId| {
            section.id.thread == arena.get(event).thread
                && self.body(section, graph.thread(section.id.thread)).contains(&event)
        };
        let of = |event: EventId| found.iter().filter(move |section| covers(section, event));
        let common = of(a).find(|one| of(b).any(|other| other.id.mutex == one.id.mutex));
        let Some(mutex) = common.map(|section| section.id.mutex) else { return false };
        let loc = arena.get(a).loc;
        let touches = |section: &&Found| {
            let events = self.body(section, graph.thread(section.id.thread));
            section.id.mutex == mutex && events.iter().any(|id| arena.get(*id).loc == loc)
        };
        let sections: Vec<SectionId> = found.iter().filter(touches).map(|section| section.id).collect();
        let Some(mut joined) = self.locks.as_ref().map(|locks| locks.words.clone()) else { return false };
        if !joined.join(sections) {
            return false;
        }
        self.close(|words| *words = joined);
        true
    }

    /// Returns an order of those sections of `found` that are of these mutexes.
    fn find_order(
        &mut self,
        found: &[Found],
        mutexes: &[u64],
        apart: Option<(EventRef, EventRef)>,
    ) -> Option<LockOrder> {
        if found.is_empty() && apart.is_none() {
            return Some(vec![]);
        }
        let locks = self.locks.as_mut()?;
        let Draft { arena, graph, .. } = &self.draft;
        let candidate = locks.matrices.with_co(arena, graph);
        // The events of the threads come after the initial writes, thread by thread.
        let mut first = candidate.events.len() - graph.len();
        let mut base = vec![];
        for thread in 0..graph.thread_count() as u32 {
            base.push(first);
            first += graph.thread(ThreadId(thread)).len();
        }
        let number = |id: EventId| base[arena.get(id).thread.index()] + arena.get(id).index as usize;
        let mut sections: Vec<Vec<Section>> = vec![];
        for mutex in mutexes {
            let of_mutex = found.iter().filter(|section| section.id.mutex == *mutex);
            let section = |section: &Found| Section {
                taken: number(section.events.taken[0]),
                released: section.events.released.map(number),
                stamp: arena.get(section.events.taken[0]).stamp,
            };
            sections.push(of_mutex.map(section).collect());
        }
        let model = locks.model;
        let accept = |c: &Candidate| match apart {
            None => true,
            Some((EventRef::At(s, i), EventRef::At(t, j))) => {
                let hb = orders::happens_before(model, c);
                let (a, b) = (base[s.index()] + i as usize, base[t.index()] + j as usize);
                !hb.contains(a, b) && !hb.contains(b, a)
            }
            Some(_) => false,
        };
        if !section_orders::find(model, candidate, &mut sections, &accept) {
            return None;
        }
        let by_number: FxHashMap<usize, &Found> =
            found.iter().map(|section| (number(section.events.taken[0]), section)).collect();
        let in_order = |sections: Vec<Section>| {
            let found = sections.iter().map(|section| by_number[&section.taken]);
            let loc = by_number[&sections[0].taken].loc;
            (loc, found.map(|section| section.events).collect())
        };
        Some(sections.into_iter().filter(|sections| !sections.is_empty()).map(in_order).collect())
    }
}
