//! Forward: the next event of the leftmost thread that can go on.

use super::{Alternative, Choice, Draft, Engine, NewEvent, Snapshot, Wait};
use fencepost_graph::{EventId, Label, Loc, LocId, Mode, ThreadId};
use fencepost_models::sections::Atomicity;
use fencepost_models::{EventClocks, Model, coherence};
use fencepost_program::{
    BlockKind, Input, Read, Size, Step, ThreadState, Update, WakeUps, Write, WriteKind, layout,
};
use smallvec::SmallVec;

/// The outcome of adding an event to the graph, which tells the search how to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Added {
    /// The graph is consistent: the search goes on from it.
    Kept,
    /// The graph is inconsistent or leads nowhere: the next alternative is to be taken.
    Dropped,
    /// Another choice was opened: an alternative of that is to be taken.
    Opened,
}

impl<M: Model> Engine<'_, M> {
    /// Adds the next event to the graph, or opens a choice of how to add it. Returns `false` if there is no
    /// event to add or the graph became inconsistent.
    #[inline(always)]
    pub(super) fn forward(&mut self) -> bool {
        if self.waiting.stale
            && self.turn.updating.is_none()
            && self.about_to_confirm().is_none()
            && let Some(looked) = self.stale_look()
        {
            self.look_again(looked);
            return false;
        }
        let Some(thread) = self.next_thread() else {
            self.leaf();
            return false;
        };
        match self.draft.next_step(thread) {
            Step::Read(read) => {
                let read = *read;
                self.leaves_object(thread, read.addr, read.size) || self.choose_read(thread, read)
            }
            Step::Write(write) => {
                let write = *write;
                self.leaves_object(thread, write.addr, write.size) || self.choose_write(thread, write)
            }
            Step::Choose { low, high } => {
                let (low, high) = (*low, *high);
                self.choose_value(thread, low, high)
            }
            Step::Sleep { .. } => {
                let longest = u64::from(!self.is_signalled(thread));
                self.choose_value(thread, 0, longest)
            }
            Step::Join { thread: child } => {
                let child = ThreadId(*child as u32);
                self.join(thread, child)
            }
            _ => self.add_other(thread) == Added::Kept,
        }
    }

    /// Returns the thread that takes the next step: one in the middle of an update, one in an atomic section,
    /// or else the one whose turn it is.
    #[inline(always)]
    fn next_thread(&mut self) -> Option<ThreadId> {
        if self.turn.updating.is_some() {
            return self.turn.updating;
        }
        if let Some(inside) = self.thread_in_section() {
            return Some(inside);
        }
        if let Some(thread) = self.about_to_confirm() {
            return Some(thread);
        }
        let (model, promises) = (self.model, &self.promises);
        // (Of identical threads, the leftmost one must go first.)
        let may_catch_up = !self.symmetry.is_on();
        let may_go = |thread| !model.allows_promises() || promises.is_awake(thread);
        let next = self.turn.next(&self.draft, may_catch_up, may_go);
        if next.is_none() && self.program.wake_ups != WakeUps::Guessed {
            return self.next_to_wake();
        }
        next
    }

    /// Returns the location of an access of `thread`; `None` if the access overlaps others in a way that ends
    /// the search.
    #[inline]
    fn access(&mut self, thread: ThreadId, addr: u64, size: Size, mode: Mode) -> Option<LocId> {
        let loc = self.locate(thread, addr, size);
        let is_shared = self.draft.arena.locs()[loc.index()].shared;
        (!is_shared || !self.refuse_overlap(thread, loc, mode)).then_some(loc)
    }

    /// Adds the next read of `thread`, reading the coherence-last write, and opens a choice if it may read
    /// others.
    fn choose_read(&mut self, thread: ThreadId, read: Read) -> bool {
        let Some(loc) = self.access(thread, read.addr, read.size, read.mode) else { return false };
        if let Some(load) = self.confirmed_load(thread, read, loc) {
            return self.confirm(thread, read, loc, load) == Added::Kept;
        }
        let first = self.stack.top();
        let write = self.find_sources(thread, read, loc, |_| true);
        let left = self.stack.top() - first;
        if left > 0 {
            self.open(Choice::Read(thread), first, left + 1);
        }
        self.add_read(thread, read, loc, write, EventId::NONE) == Added::Kept
    }

    /// Finds the writes that the next read of `thread` may read from, offers those of them that are `wanted`
    /// as alternatives, and returns the one to take first. That is the coherence-last one, which it always
    /// may read.
    pub(super) fn find_sources(
        &mut self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        wanted: impl Fn(EventId) -> bool,
    ) -> EventId {
        let base = self.draft.clocks_at_end_of(thread);
        let top = self.draft.graph.co(loc).len();
        let floor = self.floor(loc, thread, base);
        if self.model.allows_promises() {
            self.find_promises(thread, loc);
        }
        let mut readable: SmallVec<[bool; 16]> = SmallVec::new();
        if self.model.is_up_to_co() {
            readable.extend_from_slice(self.model.readable(self.check(), loc, thread, base));
        }
        let may_wait =
            floor < top && self.may_wait(thread, read) && self.drops_early_looks(thread, read, loc, base);
        let twins = if self.symmetry.is_on() { self.symmetry.floor(&self.draft, thread, loc) } else { 0 };
        for place in floor..=top {
            let write = self.draft.graph.co_at(loc, place);
            if place < twins && self.symmetry.orders_reads_of(write) {
                continue;
            }
            // (The last one must stay: a later write can only revisit a read of that.)
            if place < top && (!wanted(write) || (may_wait && self.would_wait(thread, read, loc, write))) {
                continue;
            }
            if self.model.allows_promises()
                && place < top
                && self.promises.is_before_promised(&self.draft, thread, loc, write)
            {
                continue;
            }
            if self.model.is_up_to_co() && !readable[place] {
                continue;
            }
            // (One that changes nothing may turn out to be a wait, which writes nothing.)
            let updates = || {
                let value = self.draft.arena.value(write);
                read.update != Update::None
                    && read.update.apply(read.size, value).is_some_and(|new| new != value)
            };
            let is_doomed = self.model.has_co()
                && place < top
                && updates()
                && self.update_is_doomed(thread, base, loc, write);
            let is_vain = place < top && self.is_vain_load(thread, read, loc, base, write);
            if !is_doomed && !is_vain {
                self.stack.offer(Alternative::From(write));
            }
        }
        // The coherence-last write comes first: it is always among them.
        let Some(Alternative::From(write)) = self.stack.take_last() else {
            unreachable!("a read can always read the last write")
        };
        write
    }

    /// Adds the next read of `thread` to the graph, reading from `write`. It takes the place of `looked`, if
    /// that is an event.
    #[inline]
    pub(super) fn add_read(
        &mut self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        write: EventId,
        looked: EventId,
    ) -> Added {
        let stamp = self.draft.next_stamp();
        let id = self.make_read(thread, read, (loc, write), stamp, looked);
        self.draft.graph.push(&self.draft.arena, id, 0);
        self.keep_read(id)
    }

    /// Makes the event for the next read of `thread`, reading from `write`, without adding it to the graph.
    #[inline]
    pub(super) fn make_read(
        &mut self,
        thread: ThreadId,
        read: Read,
        (loc, write): (LocId, EventId),
        stamp: u32,
        looked: EventId,
    ) -> EventId {
        let value = self.draft.arena.value(write);
        let mode = read.mode_for(value);
        let waits_on = read.update == Update::LockAgain && value == 0 && self.comes_back(thread, read, write);
        self.answer(thread, Input::Value(if waits_on { 1 } else { value }));
        self.leave_out_retry(thread, (loc, mode), write);
        let waits = self.draft.snapshots.newest().waits();
        if !mode.is_atomic() {
            self.note_plain(loc);
        }
        let base = self.draft.clocks_at_end_of(thread);
        let clocks = self.model.sync().read(&mut self.draft.arena, base, write, mode, thread);
        let label = Label::Read {
            loc: self.draft.arena.locs()[loc.index()].loc,
            mode,
            value,
            update: read.update.apply(read.size, value).is_some() && !waits,
            locked: read.update != Update::None,
        };
        let wait = Wait { waits, looked };
        self.make(thread, NewEvent { label, loc, rf: write, stamp, clocks, wait })
    }

    /// Decides whether a read that was just put into the graph may stay there, and reports its errors.
    #[inline]
    pub(super) fn keep_read(&mut self, id: EventId) -> Added {
        let read = self.draft.arena.get(id);
        let (thread, loc, rf, waits) = (read.thread, read.loc, read.rf, read.waits);
        let Label::Read { update, loc: Loc { addr, .. }, .. } = read.label else {
            unreachable!("it is a read")
        };
        let maximal = self.model.has_co() && rf == self.draft.graph.co_last(loc);
        // (Up to co, only what may be read is tried.)
        if (!maximal || self.sections.is_some()) && !self.model.is_up_to_co() && !self.is_admitted(id) {
            return Added::Dropped;
        }
        // Even a read that leads nowhere may race.
        self.report_race(id);
        if layout::is_shared(addr) {
            self.check_access(id);
        }
        self.report_fault(thread);
        // (Without coherence, what is maximal may change as the graph grows: nothing is dropped.) (And where
        // the complete graph decides, an error of another thread need not show up without this read.)
        if let Step::Blocked(why) = self.draft.snapshots.after(id).next {
            if why == BlockKind::Await {
                self.note_round(thread);
            }
            if waits && self.model.has_co() && !maximal && !self.decides_late() {
                self.report.summary.cut += 1;
                self.note_bound(thread);
                return Added::Dropped;
            }
        }
        if self.model.is_up_to_co() && self.leads_nowhere(id) {
            self.note_bound(thread);
            return Added::Dropped;
        }
        self.turn.updating = update.then_some(thread);
        Added::Kept
    }

    /// Makes the next write of `thread`. Adds it to the graph if that can be done in one way only, and opens
    /// a choice otherwise.
    fn choose_write(&mut self, thread: ThreadId, write: Write) -> bool {
        let Some(loc) = self.access(thread, write.addr, write.size, write.mode) else { return false };
        if !write.mode.is_atomic() {
            self.note_plain(loc);
        }
        let clocks = self.draft.clocks_at_end_of(thread);
        let label = Label::Write {
            loc: self.draft.arena.locs()[loc.index()].loc,
            mode: write.mode,
            value: write.value,
            update: write.kind == WriteKind::Update,
        };
        self.answer(thread, Input::Go);
        let stamp = self.draft.next_stamp();
        let id =
            self.make(thread, NewEvent { label, loc, rf: EventId::NONE, stamp, clocks, wait: Wait::NONE });
        let first = self.stack.top();
        self.find_revisits(id);
        self.find_places(id);
        self.turn.updating = None;
        match *self.stack.from(first) {
            [] => {
                self.report.summary.done += self.stack.weight();
                false
            }
            [Alternative::Place(place)] => {
                self.stack.take_last();
                self.place_write(id, place as usize) == Added::Kept
            }
            ref all => {
                let count = all.len();
                self.open(Choice::Write(id), first, count);
                // The choice is on the stack: going back to it takes its first alternative.
                false
            }
        }
    }

    /// Offers, as alternatives, the places in coherence order that a write may take; the write has been made
    /// but is not in the graph yet.
    pub(super) fn find_places(&mut self, id: EventId) {
        let write = *self.draft.arena.get(id);
        let top = self.draft.graph.co(write.loc).len();
        if !self.model.has_co() {
            self.stack.offer(Alternative::Place(top as u32 + 1));
            return;
        }
        if matches!(write.label, Label::Write { update: true, .. }) {
            let source = self.draft.arena.get(write.prev).rf;
            if !(self.model.allows_promises() && self.promises.has(source)) {
                let place = self.draft.graph.co_place(write.loc, source) + 1;
                if self.place_is_free(write.loc, place) {
                    self.stack.offer(Alternative::Place(place as u32));
                }
                return;
            }
        }
        let mut floor = self.floor(write.loc, write.thread, EventClocks::of(&write));
        if self.symmetry.is_on() {
            floor = floor.max(self.symmetry.floor(&self.draft, write.thread, write.loc));
        }
        for place in floor + 1..=top + 1 {
            if self.place_is_free(write.loc, place) {
                self.stack.offer(Alternative::Place(place as u32));
            }
        }
    }

    /// Returns whether a write may take `place` in coherence order: it must not come between an update and
    /// the write that the update read.
    #[inline]
    fn place_is_free(&self, loc: LocId, place: usize) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        coherence::place_is_free(arena, graph, loc, place)
            || (self.model.allows_promises() && self.promises.is_promised_update(&self.draft, loc, place))
    }

    /// Adds a write that was made before to the graph, at `place` in coherence order, and decides whether it
    /// may stay.
    #[inline]
    pub(super) fn place_write(&mut self, id: EventId, place: usize) -> Added {
        let loc = self.draft.arena.get(id).loc;
        self.draft.graph.push(&self.draft.arena, id, place);
        let maximal = self.model.has_co() && place == self.draft.graph.co(loc).len();
        if (!maximal || self.sections.is_some()) && !self.is_admitted(id) {
            return Added::Dropped;
        }
        self.turn.updating = None;
        self.note_change();
        self.report_race(id);
        if self.rounds.watched {
            self.note_late_write(id);
            self.note_round_end(self.draft.arena.get(id).thread);
        }
        if self.draft.arena.get(id).label.loc().is_some_and(|loc| layout::is_shared(loc.addr)) {
            self.check_access(id);
        }
        self.report_fault(self.draft.arena.get(id).thread);
        Added::Kept
    }

    /// Adds the next free choice of `thread`, with its least value, and opens a choice of the others.
    fn choose_value(&mut self, thread: ThreadId, low: u64, high: u64) -> bool {
        let high =
            if self.symmetry.is_on() { self.symmetry.highest(&self.draft, thread, high) } else { high };
        if low < high {
            let first = self.stack.top();
            (low + 1..=high).rev().for_each(|value| self.stack.offer(Alternative::Value(value)));
            self.open(Choice::Value(thread), first, (high - low + 1) as usize);
        }
        self.add_value(thread, low) == Added::Kept
    }

    /// Adds the next event of `thread`, a free choice (`choose`), with this value.
    pub(super) fn add_value(&mut self, thread: ThreadId, value: u64) -> Added {
        self.add_plainly(thread, Label::Choose(value), Input::Value(value), None)
    }

    /// Lets `thread` join `child`, which has finished, and then, in the same step, every thread that it joins
    /// next, as far as these have finished. No thread to the left of it can go on before it does something
    /// else, so it would be its turn again.
    ///
    /// Nothing comes between these joins in any graph: their stamps follow each other, and what other threads
    /// learn of one they learn of all. So all have the clocks of the last.
    fn join(&mut self, thread: ThreadId, child: ThreadId) -> bool {
        if self.joins_again(thread, child) {
            return true;
        }
        // (Where the turn is not the leftmost thread's, or joins are looked at one by one.)
        if self.sections.is_some() || self.symmetry.is_on() || self.model.allows_promises() {
            let result = self.result_of(child);
            return self.add_plainly(thread, Label::Join(child), Input::Value(result), None) == Added::Kept;
        }
        let mut children: SmallVec<[ThreadId; 8]> = SmallVec::from_slice(&[child]);
        let mut last = self.draft.graph.last(thread);
        let mut end = self.draft.arena.next_id().index();
        loop {
            let result = self.result_of(children[children.len() - 1]);
            let Draft { snapshots, graph, .. } = &mut self.draft;
            let step = snapshots.answer_join(self.program, graph, thread, last, result);
            let Step::Join { thread: next } = *step else { break };
            if !self.draft.is_finished(next) {
                break;
            }
            let next = ThreadId(next as u32);
            if !self.draft.graph.joins(next).is_empty() || children.contains(&next) {
                break;
            }
            children.push(next);
            last = Some(EventId::at(end));
            end += 1;
        }
        let base = self.draft.clocks_at_end_of(thread);
        let Draft { arena, graph, .. } = &mut self.draft;
        let clocks = self.model.sync().join_all(arena, graph, base, &children, thread);
        let first = self.draft.next_stamp();
        for (stamp, child) in (first..).zip(children) {
            let label = Label::Join(child);
            let new =
                NewEvent { label, loc: LocId::NONE, rf: EventId::NONE, stamp, clocks, wait: Wait::NONE };
            let id = self.make(thread, new);
            self.draft.graph.push(&self.draft.arena, id, 0);
        }
        if self.rounds.watched {
            self.note_round_end(thread);
        }
        self.report_fault(thread);
        true
    }

    /// Returns the result of a thread that has finished.
    #[inline]
    fn result_of(&self, thread: ThreadId) -> u64 {
        self.draft.current(thread).map_or(0, |snapshot| snapshot.state.result())
    }

    /// Adds an event that is neither read nor write nor choice nor join.
    fn add_other(&mut self, thread: ThreadId) -> Added {
        match self.draft.next_step(thread) {
            Step::Fence(kind) => {
                let kind = *kind;
                self.add_plainly(thread, Label::Fence(kind), Input::Go, None)
            }
            Step::Alloc { addr, size, kind, zeroed, .. } => {
                let label = Label::Alloc { addr: *addr, size: *size, kind: *kind, zeroed: *zeroed };
                let (addr, size) = (*addr, *size);
                self.refinement.note_object(self.program, self.draft.current(thread), addr, size);
                self.add_plainly(thread, label, Input::Go, None)
            }
            Step::Free { addr, kind } => {
                let (addr, kind) = (*addr, *kind);
                if self.frees_nothing(thread, addr, kind) {
                    return Added::Kept;
                }
                self.note_free(thread, addr);
                let added = self.add_plainly(thread, Label::Free { addr, kind }, Input::Go, None);
                if let Some(free) = self.draft.graph.last(thread) {
                    self.check_free(free, addr);
                }
                added
            }
            Step::ObjectSize { addr } => {
                let size = self.object_size(thread, *addr);
                self.add_plainly(thread, Label::ObjectSize(size), Input::Value(size), None)
            }
            Step::Detach { thread: child } => {
                let label = Label::Detach(ThreadId(*child as u32));
                self.add_plainly(thread, label, Input::Go, None)
            }
            Step::External { .. } => self.add_plainly(thread, Label::External, Input::Go, None),
            Step::Spawn { func, args } => {
                let (func, args) = (*func, args.clone());
                self.meet_twins(thread);
                let child = self.child_of(thread);
                let start =
                    Snapshot::start(self.program, ThreadState::start(self.program, child, func, &args));
                self.add_plainly(thread, Label::Spawn(child), Input::Value(child.0 as u64), Some(start))
            }
            other => unreachable!("{other:?} is not a step that can be taken"),
        }
    }

    /// Returns the number of the thread that `thread` starts next.
    fn child_of(&mut self, thread: ThreadId) -> ThreadId {
        let is_spawn = |id: &&EventId| matches!(self.draft.arena.get(**id).label, Label::Spawn(_));
        let nth = self.draft.graph.thread(thread).iter().filter(is_spawn).count() as u32;
        let next = ThreadId((self.program.threads.len() + self.draft.children.len()) as u32);
        let child = *self.draft.children.entry((thread, nth)).or_insert(next);
        if child == next {
            // Which number it gets must not depend on which worker comes first.
            self.halt_if_divided();
        }
        self.draft.widen(child.index() + 1);
        child
    }

    /// Lets `thread` take its next step, with this input, and keeps its state after it.
    #[inline]
    fn answer(&mut self, thread: ThreadId, input: Input) -> &mut Snapshot {
        self.draft.snapshots.answer(self.program, &self.draft.graph, thread, input)
    }

    /// Adds an event that is no access, and that can be added in one way only.
    fn add_plainly(
        &mut self,
        thread: ThreadId,
        label: Label,
        input: Input,
        child: Option<Snapshot>,
    ) -> Added {
        let base = self.draft.clocks_at_end_of(thread);
        let clocks = match label {
            Label::Fence(kind) => {
                self.model.sync().fence(&mut self.draft.arena, &self.draft.graph, base, kind, thread)
            }
            Label::Spawn(_) => {
                let index = self.draft.graph.thread(thread).len() as u32;
                self.model.sync().spawn(&mut self.draft.arena, base, thread, index)
            }
            Label::Join(child) => {
                self.model.sync().join(&mut self.draft.arena, &self.draft.graph, base, child, thread)
            }
            _ => base,
        };
        self.answer(thread, input).child = child.map(Box::new);
        let stamp = self.draft.next_stamp();
        let new = NewEvent { label, loc: LocId::NONE, rf: EventId::NONE, stamp, clocks, wait: Wait::NONE };
        let id = self.make(thread, new);
        self.draft.graph.push(&self.draft.arena, id, 0);
        if self.rounds.watched {
            self.note_round_end(thread);
        }
        self.report_fault(thread);
        // (A section may wait for the end of a thread that ended after something else in the section.)
        if matches!(label, Label::Join(_)) && self.sections.is_some() && self.atomicity() == Atomicity::Broken
        {
            return Added::Dropped;
        }
        match label {
            Label::Spawn(child) => self.report_fault(child),
            Label::Join(child) if self.symmetry.is_on() => self.check_join(thread, child),
            _ => {}
        }
        Added::Kept
    }
}
