//! Forward: the next event of the leftmost thread that can go on.

use super::{Alternative, Choice, Engine, Frame, Halt, NewEvent, Snapshot, Wait};
use crate::Visitor;
use fencepost_graph::{EventId, Label, Loc, LocId, ThreadId};
use fencepost_models::sections::Atomicity;
use fencepost_models::{EventClocks, Model, coherence};
use fencepost_program::{BlockKind, Input, Read, Step, ThreadState, Update, Write, WriteKind, layout};
use smallvec::SmallVec;

/// What can come of adding an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Added {
    /// The graph is consistent; go on from here.
    Kept,
    /// It is not, or leads nowhere: take the next alternative.
    Dropped,
    /// Another choice was opened: take an alternative of that.
    Opened,
}

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Takes one step; `false` if there is none to take or it led nowhere.
    #[inline(always)]
    pub(super) fn forward(&mut self) -> bool {
        if self.stale
            && self.updating.is_none()
            && let Some(looked) = self.stale_look()
        {
            self.look_again(looked);
            return false;
        }
        let Some(thread) = self.next_thread() else {
            self.leaf();
            return false;
        };
        match self.next_step(thread) {
            Step::Read(read) => {
                let read = *read;
                if layout::is_shared(read.addr) && self.leaves_object(thread, read.addr, read.size) {
                    return true;
                }
                self.choose_read(thread, read)
            }
            Step::Write(write) => {
                let write = *write;
                if layout::is_shared(write.addr) && self.leaves_object(thread, write.addr, write.size) {
                    return true;
                }
                self.choose_write(thread, write)
            }
            Step::Choose { low, high } => {
                let (low, high) = (*low, *high);
                self.choose_value(thread, low, high)
            }
            Step::Join { thread: child } => {
                let child = ThreadId(*child as u32);
                self.joins_again(thread, child) || self.add_other(thread) == Added::Kept
            }
            _ => self.add_other(thread) == Added::Kept,
        }
    }

    /// The leftmost thread that can go on; one in the middle of an update comes first.
    #[inline]
    fn next_thread(&mut self) -> Option<ThreadId> {
        if self.updating.is_some() {
            return self.updating;
        }
        if let Some(inside) = self.thread_in_section() {
            return Some(inside);
        }
        let mut t = self.finished.below;
        while t < self.graph.thread_count() as u32 {
            let next = self.snapshots.current(&self.graph, ThreadId(t)).map(|s| &s.next);
            match next {
                Some(Step::Finished | Step::Exited) => self.finished.add(t),
                None | Some(Step::Blocked(_) | Step::Error(_) | Step::Needs(_)) => {}
                Some(_) if M::PROMISES && !self.promises.is_awake(ThreadId(t)) => {}
                Some(Step::Join { thread }) if !self.is_finished(*thread) => {}
                Some(_) => return Some(ThreadId(t)),
            }
            t = self.finished.next(t);
        }
        None
    }

    /// What a thread that has started wants to do next.
    pub(super) fn next_step(&self, thread: ThreadId) -> &Step {
        match self.snapshots.current(&self.graph, thread) {
            Some(snapshot) => &snapshot.next,
            None => unreachable!("only a thread that has started takes steps"),
        }
    }

    /// Has the thread of this number finished? A number that no thread has never does.
    pub(super) fn is_finished(&self, number: u64) -> bool {
        let Ok(number) = u32::try_from(number) else { return false };
        (number as usize) < self.graph.thread_count()
            && matches!(
                self.snapshots.current(&self.graph, ThreadId(number)),
                Some(Snapshot { next: Step::Finished, .. })
            )
    }

    /// The location of an access.
    #[inline]
    pub(super) fn locate(&mut self, addr: u64, size: fencepost_program::Size) -> LocId {
        let program = self.program;
        let id =
            self.arena.loc_id(Loc { addr, size }, || program.initial_value(addr, size.bytes()).unwrap_or(0));
        self.graph.grow(0, id.index() + 1);
        id
    }

    fn choose_read(&mut self, thread: ThreadId, read: Read) -> bool {
        let loc = self.locate(read.addr, read.size);
        if self.arena.locs()[loc.index()].shared && self.refuse_overlap(thread, loc, read.mode) {
            return false;
        }
        let first = self.alternatives.len();
        let write = self.find_sources(thread, read, loc, |_| true);
        let left = self.alternatives.len() - first;
        if left > 0 {
            self.branch(Choice::Read(thread), first, left + 1);
        }
        self.add_read(thread, read, loc, write, EventId::NONE) == Added::Kept
    }

    /// The writes that a read of `thread` may read: the coherence-last one, which it always may, and on the list of alternatives
    /// those of the others that are `wanted`.
    pub(super) fn find_sources(
        &mut self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        wanted: impl Fn(EventId) -> bool,
    ) -> EventId {
        let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let top = self.graph.co(loc).len();
        let floor = match M::HAS_CO {
            true => self.floor(loc, thread, base),
            false => 0,
        };
        if M::PROMISES {
            self.find_promises(thread, loc);
        }
        let mut readable: SmallVec<[bool; 16]> = SmallVec::new();
        if M::UP_TO_CO {
            let may = M::readable(&mut self.scratch, &self.arena, &self.graph, loc, thread, base);
            readable.extend_from_slice(may);
        }
        let twins = if self.twins.is_on() { self.twin_floor(thread, loc) } else { 0 };
        for place in floor..=top {
            let write = self.graph.co_at(loc, place);
            if place < twins && self.orders_twins(write) {
                continue;
            }
            // (The last one must stay: a later write can only revisit a read of that.)
            if place < top && !wanted(write) {
                continue;
            }
            if M::PROMISES && place < top && self.is_before_promised(thread, loc, write) {
                continue;
            }
            if M::UP_TO_CO && !readable[place] {
                continue;
            }
            // (One that changes nothing may turn out to be a wait, which writes nothing.)
            let updates = || {
                let value = self.arena.value(write);
                read.update != Update::None
                    && read.update.apply(read.size, value).is_some_and(|new| new != value)
            };
            if !(M::HAS_CO && place < top && updates() && self.update_is_doomed(thread, base, loc, write)) {
                self.alternatives.push(Alternative::From(write));
            }
        }
        // The coherence-last write comes first: it is always among them.
        let Some(Alternative::From(write)) = self.alternatives.pop() else {
            unreachable!("a read can always read the last write")
        };
        write
    }

    /// The least place in coherence order that an access of `thread`, which knows what is in `clocks`, may read from.
    #[inline]
    pub(super) fn floor(&self, loc: LocId, thread: ThreadId, clocks: EventClocks) -> usize {
        match M::COHERENT {
            true => coherence::floor(&self.arena, &self.graph, loc, thread, M::floor_clock(clocks)),
            false => 0,
        }
    }

    /// Opens a choice whose alternatives from `first` on wait on the list; `count` includes the one that is
    /// taken at once.
    #[inline]
    pub(super) fn branch(&mut self, kind: Choice, first: usize, count: usize) {
        self.weight /= count as f64;
        self.frames.push(Frame {
            kind,
            depth: self.graph.len(),
            mark: self.arena.mark(),
            alternatives: first,
            weight: self.weight,
            finished: self.finished,
        });
    }

    /// Adds the next read of `thread`, reading from `write`; it takes the place of `looked`, if that is an event.
    #[inline]
    pub(super) fn add_read(
        &mut self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        write: EventId,
        looked: EventId,
    ) -> Added {
        let stamp = self.next_stamp();
        let id = self.make_read(thread, read, (loc, write), stamp, looked);
        self.graph.push(&self.arena, id, 0);
        self.keep_read(id)
    }

    /// Makes the next read of `thread`, reading from `write`.
    #[inline]
    pub(super) fn make_read(
        &mut self,
        thread: ThreadId,
        read: Read,
        (loc, write): (LocId, EventId),
        stamp: u32,
        looked: EventId,
    ) -> EventId {
        let value = self.arena.value(write);
        let mode = read.mode_for(value);
        self.snapshots.answer(self.program, &self.graph, thread, Input::Value(value));
        self.leave_out_retry(thread, (loc, mode), write);
        let waits = matches!(self.snapshots.newest().next, Step::Blocked(_));
        if !mode.is_atomic() {
            self.arena.set_plain(loc);
        }
        let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let clocks = M::SYNC.read(&mut self.arena, base, write, mode, thread);
        let label = Label::Read {
            loc: self.arena.locs()[loc.index()].loc,
            mode,
            value,
            update: read.update.apply(read.size, value).is_some() && !waits,
            locked: read.update != Update::None,
        };
        let wait = Wait { waits, looked };
        self.make(thread, NewEvent { label, loc, rf: write, stamp, clocks, wait })
    }

    /// A read has been put into the graph: may it stay?
    #[inline]
    pub(super) fn keep_read(&mut self, id: EventId) -> Added {
        let read = self.arena.get(id);
        let (thread, loc, rf) = (read.thread, read.loc, read.rf);
        let Label::Read { update, loc: Loc { addr, .. }, .. } = read.label else {
            unreachable!("it is a read")
        };
        let maximal = M::HAS_CO && rf == self.graph.co_last(loc);
        // (Up to co, only what may be read is tried.)
        if (!maximal || self.has_sections()) && !M::UP_TO_CO && !self.is_admitted(id) {
            return Added::Dropped;
        }
        // Even a read that leads nowhere may race.
        self.report_race(id);
        if layout::is_shared(addr) {
            self.check_access(id);
        }
        self.report_fault(thread);
        // (Without coherence, what is maximal may change as the graph grows: nothing is dropped.)
        // (And where the whole graph decides, an error of another thread need not show up without this read.)
        let may_go = M::HAS_CO && !M::CHECKS_WHOLE && !maximal;
        if let Step::Blocked(why) = self.snapshots.after(id).next {
            if why == BlockKind::Await {
                self.note_round(thread);
            }
            if may_go {
                self.summary.cut += 1;
                self.note_bound(thread);
                return Added::Dropped;
            }
        }
        if M::UP_TO_CO && self.leads_nowhere(id) {
            self.note_bound(thread);
            return Added::Dropped;
        }
        self.updating = update.then_some(thread);
        Added::Kept
    }

    fn choose_write(&mut self, thread: ThreadId, write: Write) -> bool {
        let loc = self.locate(write.addr, write.size);
        if self.arena.locs()[loc.index()].shared && self.refuse_overlap(thread, loc, write.mode) {
            return false;
        }
        if !write.mode.is_atomic() {
            self.arena.set_plain(loc);
        }
        let clocks = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let label = Label::Write {
            loc: self.arena.locs()[loc.index()].loc,
            mode: write.mode,
            value: write.value,
            update: write.kind == WriteKind::Update,
        };
        self.snapshots.answer(self.program, &self.graph, thread, Input::Go);
        let stamp = self.next_stamp();
        let id =
            self.make(thread, NewEvent { label, loc, rf: EventId::NONE, stamp, clocks, wait: Wait::NONE });
        let first = self.alternatives.len();
        self.find_revisits(id);
        self.find_places(id);
        let count = self.alternatives.len() - first;
        self.updating = None;
        if count == 1
            && let Some(Alternative::Place(place)) = self.alternatives.last().copied()
        {
            self.alternatives.pop();
            return self.place_write(id, place as usize) == Added::Kept;
        }
        if count == 0 {
            self.summary.done += self.weight;
            return false;
        }
        self.branch(Choice::Write(id), first, count);
        // The choice is on the stack: going back to it takes its first alternative.
        false
    }

    /// Lists the places in coherence order that a write, made but not in the graph, may take.
    pub(super) fn find_places(&mut self, id: EventId) {
        let write = *self.arena.get(id);
        let top = self.graph.co(write.loc).len();
        if !M::HAS_CO {
            self.alternatives.push(Alternative::Place(top as u32 + 1));
            return;
        }
        let free = |engine: &Self, place| {
            coherence::place_is_free(&engine.arena, &engine.graph, write.loc, place)
                || (M::PROMISES && engine.is_promised_update(write.loc, place))
        };
        if matches!(write.label, Label::Write { update: true, .. })
            && !(M::PROMISES && self.is_promise(self.arena.get(write.prev).rf))
        {
            let place = self.graph.co_place(write.loc, self.arena.get(write.prev).rf) + 1;
            if free(self, place) {
                self.alternatives.push(Alternative::Place(place as u32));
            }
            return;
        }
        let mut floor = self.floor(write.loc, write.thread, EventClocks::of(&write));
        if self.twins.is_on() {
            floor = floor.max(self.twin_floor(write.thread, write.loc));
        }
        for place in floor + 1..=top + 1 {
            if free(self, place) {
                self.alternatives.push(Alternative::Place(place as u32));
            }
        }
    }

    /// Puts a write, made already, into the graph.
    #[inline]
    pub(super) fn place_write(&mut self, id: EventId, place: usize) -> Added {
        let loc = self.arena.get(id).loc;
        self.graph.push(&self.arena, id, place);
        let maximal = M::HAS_CO && place == self.graph.co(loc).len();
        if (!maximal || self.has_sections()) && !self.is_admitted(id) {
            return Added::Dropped;
        }
        self.updating = None;
        self.stale |= self.graph.waits() > 0;
        self.report_race(id);
        self.note_late_write(id);
        if self.arena.get(id).label.loc().is_some_and(|loc| layout::is_shared(loc.addr)) {
            self.check_access(id);
        }
        self.report_fault(self.arena.get(id).thread);
        Added::Kept
    }

    fn choose_value(&mut self, thread: ThreadId, low: u64, high: u64) -> bool {
        let high = self.twin_choice(thread, high);
        if low < high {
            let first = self.alternatives.len();
            self.alternatives.extend((low + 1..=high).rev().map(Alternative::Value));
            self.branch(Choice::Value(thread), first, (high - low + 1) as usize);
        }
        self.add_value(thread, low) == Added::Kept
    }

    /// Adds the next free choice of `thread`.
    pub(super) fn add_value(&mut self, thread: ThreadId, value: u64) -> Added {
        self.add_plainly(thread, Label::Choose(value), Input::Value(value), None)
    }

    /// Adds an event that is neither read nor write nor choice.
    fn add_other(&mut self, thread: ThreadId) -> Added {
        match self.next_step(thread) {
            Step::Fence(kind) => {
                let kind = *kind;
                self.add_plainly(thread, Label::Fence(kind), Input::Go, None)
            }
            Step::Alloc { addr, size, kind, zeroed, .. } => {
                let label = Label::Alloc { addr: *addr, size: *size, kind: *kind, zeroed: *zeroed };
                let (addr, size) = (*addr, *size);
                self.note_site(thread, addr, size);
                self.add_plainly(thread, label, Input::Go, None)
            }
            Step::Free { addr, kind } => {
                let (addr, kind) = (*addr, *kind);
                if self.frees_nothing(thread, addr, kind) {
                    return Added::Kept;
                }
                let added = self.add_plainly(thread, Label::Free { addr, kind }, Input::Go, None);
                if let Some(free) = self.graph.last(thread) {
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
                let child = self.child_of(thread);
                let start =
                    Snapshot::start(self.program, ThreadState::start(self.program, child, func, &args));
                self.add_plainly(thread, Label::Spawn(child), Input::Value(child.0 as u64), Some(start))
            }
            Step::Join { thread: child } => {
                let child = ThreadId(*child as u32);
                let result = self.snapshots.current(&self.graph, child).map_or(0, |s| s.state.result());
                self.add_plainly(thread, Label::Join(child), Input::Value(result), None)
            }
            other => unreachable!("{other:?} is not a step that can be taken"),
        }
    }

    /// The number of the thread that `thread` starts next.
    fn child_of(&mut self, thread: ThreadId) -> ThreadId {
        let is_spawn = |id: &&EventId| matches!(self.arena.get(**id).label, Label::Spawn(_));
        let nth = self.graph.thread(thread).iter().filter(is_spawn).count() as u32;
        let next = ThreadId((self.program.threads.len() + self.children.len()) as u32);
        let child = *self.children.entry((thread, nth)).or_insert(next);
        if child == next && self.apart {
            // Which number it gets must not be a matter of luck.
            self.halt = Some(Halt::Apart);
        }
        self.arena.clocks.widen(child.index() + 1);
        self.graph.grow(child.index() + 1, 0);
        child
    }

    fn add_plainly(
        &mut self,
        thread: ThreadId,
        label: Label,
        input: Input,
        child: Option<Snapshot>,
    ) -> Added {
        let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let clocks = match label {
            Label::Fence(kind) => M::SYNC.fence(&mut self.arena, &self.graph, base, kind, thread),
            Label::Spawn(_) => {
                let index = self.graph.thread(thread).len() as u32;
                M::SYNC.spawn(&mut self.arena, base, thread, index)
            }
            Label::Join(child) => M::SYNC.join(&mut self.arena, &self.graph, base, child, thread),
            _ => base,
        };
        self.snapshots.answer(self.program, &self.graph, thread, input).child = child.map(Box::new);
        let stamp = self.next_stamp();
        let new = NewEvent { label, loc: LocId::NONE, rf: EventId::NONE, stamp, clocks, wait: Wait::NONE };
        let id = self.make(thread, new);
        self.graph.push(&self.arena, id, 0);
        self.report_fault(thread);
        // (A section may wait for the end of a thread that ended after something else in the section.)
        if matches!(label, Label::Join(_)) && self.has_sections() && self.atomicity() == Atomicity::Broken {
            return Added::Dropped;
        }
        match label {
            Label::Spawn(child) => self.report_fault(child),
            Label::Join(child) if self.twins.is_on() => self.check_wait(thread, child),
            _ => {}
        }
        Added::Kept
    }
}
