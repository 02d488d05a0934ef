//! Threads that wait on a condition variable wake up in place.
//!
//! Such a thread needs the mutex to go on ([`Op::LockAgain`](fencepost_program::Op::LockAgain)). If there was
//! no signal, and the thread would find its condition false and come back to the wait, then its waking up is
//! for nothing: the round that it would make leaves no trace. So for that thread the mutex is as good as
//! held. Its read of the mutex is a *look* ([`wait`](super::wait)), and it looks again after every unlock.
//!
//! # Sleeping
//! A thread may also sleep on although it could wake up for no reason, and it may do so for ever: that is how
//! a lost signal shows. So a thread first *sleeps* ([`Step::Sleep`]), which is a choice: it wakes up when it
//! can, or never. Threads that sleep go on when no other thread can, and those that were signalled first
//! ([`Engine::next_to_wake`]). A thread that was signalled does not sleep for ever. If another one does, and
//! is signalled afterwards, or could not have woken up in the end, the graph stands for nothing
//! ([`Engine::sleeps_for_nothing`]): that happens only where threads may sleep for ever indeed, or where only
//! a thread that woke up for no reason gives the signal. (Which thread goes next is free, as long as the
//! graph decides it. Whether a thread was signalled, as the last write says, does not change while its choice
//! stays: the writes before it stay, too.)
//!
//! # Why that is a property of the write that it reads
//! The method of `wait` relies on this: whether a thread waits after a look depends on nothing but its state
//! and the write that it sees. Here the thread goes on to read the set of waiting threads, and whatever its
//! condition is made of. Let `u` be the unlock that it reads. If all writes to these locations that the
//! thread does not know beforehand are made by threads that hold the mutex, then each of them is either in a
//! section before `u`, so that the thread knows it, or in one after `u`, so that the thread cannot see it. So
//! the thread reads the last write that it knows, whatever else there is in the graph
//! ([`Engine::comes_back`]).
//!
//! The program says nowhere that it is so. Therefore the search keeps a list of the locations
//! ([`WakeUps::InPlace`]), begins again when it meets another one, and looks at every graph in which no
//! thread can go on ([`Engine::guards_hold`]): if there is such a write without the mutex, or if a thread
//! that took it comes back nevertheless, threads guess when they wake up ([`WakeUps::Guessed`]). Where some
//! execution has such a write, take a least part of it that has one. No thread that waits can see it before,
//! so that part is also built here, and found.
//!
//! The left-out round could have shown others that the mutex was held, which only a `trylock` sees (programs
//! with one guess), and that the thread was not waiting, which only a signal without the mutex sees. A race
//! of its reads would be with a write without the mutex.

use super::{Draft, Engine, Halt, Snapshot};
use fencepost_graph::{ClockId, Event, EventId, Label, Loc, LocId, LocInfo, ThreadId};
use fencepost_models::{EventClocks, Model, coherence};
use fencepost_program::{
    BlockKind, Input, Op, Read, Size, Step, ThreadState, Update, WakeUps, WriteKind, layout, resume,
};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// The greatest number of accesses that a thread may make before it comes back to its wait.
const MOST_ACCESSES: usize = 64;

/// The greatest number of locations that threads which wait may read, before they guess.
const MOST_LOCATIONS: usize = 24;

impl<M: Model> Engine<'_, M> {
    /// Returns the thread that wakes up next, of those that wait on condition variables, when no other thread
    /// can go on: the leftmost one that was signalled, or else the leftmost one.
    pub(super) fn next_to_wake(&mut self) -> Option<ThreadId> {
        let sleeps = |thread: &ThreadId| {
            matches!(self.draft.current(*thread), Some(Snapshot { next: Step::Sleep { .. }, .. }))
        };
        let sleeping: SmallVec<[ThreadId; 8]> = self.draft.threads().filter(sleeps).collect();
        sleeping.iter().find(|thread| self.is_signalled(**thread)).or(sleeping.first()).copied()
    }

    /// Returns whether a thread that sleeps, for the time being or for ever, was signalled.
    pub(super) fn is_signalled(&mut self, thread: ThreadId) -> bool {
        let Some((Step::Sleep { set, bit }, _)) = self.asleep(thread) else { return false };
        let loc = self.draft.locate(self.program, set, Size::B8);
        let last = self.draft.graph.co_last(loc);
        self.draft.arena.value(last) & bit == 0
    }

    /// Returns the step and the state of a thread that sleeps, for the time being or for ever, before it
    /// began to; `None` if it does not.
    fn asleep(&self, thread: ThreadId) -> Option<(Step, ThreadState)> {
        let before_last = || self.draft.before(self.draft.arena.get(self.draft.graph.last(thread)?));
        let sleeps = |snapshot: &&Snapshot| matches!(snapshot.next, Step::Sleep { .. });
        let snapshot = self.draft.current(thread).filter(sleeps);
        let snapshot = snapshot.or_else(|| before_last().filter(sleeps))?;
        Some((snapshot.next.clone(), snapshot.state.clone()))
    }

    /// Returns whether, in this graph in which no thread can go on, a thread sleeps for ever that must wake
    /// up now or that could not wake up anyway. Another graph stands for that.
    pub(super) fn sleeps_for_nothing(&mut self) -> bool {
        let threads: SmallVec<[ThreadId; 8]> = self.draft.threads().collect();
        threads.into_iter().any(|thread| {
            let last = self.draft.graph.last(thread).map(|last| self.draft.arena.get(last).label);
            let (Some(Label::Choose(1)), Some((_, mut state))) = (last, self.asleep(thread)) else {
                return false;
            };
            let Step::Read(read) = resume(self.program, &mut state, Input::Value(0)) else { return false };
            let loc = self.draft.locate(self.program, read.addr, read.size);
            let last = self.draft.graph.co_last(loc);
            self.is_signalled(thread)
                || self.draft.arena.value(last) != 0
                || self.comes_back_to(thread, state, read, last)
        })
    }

    /// Returns whether `thread`, about to take a mutex again after a wait on a condition variable, would only
    /// come back to that wait if it got the mutex from `unlock`.
    pub(super) fn comes_back(&mut self, thread: ThreadId, read: Read, unlock: EventId) -> bool {
        let Some(state) = self.draft.current(thread).map(|snapshot| snapshot.state.clone()) else {
            return false;
        };
        self.comes_back_to(thread, state, read, unlock)
    }

    /// Does what [`comes_back`](Self::comes_back) does, for a thread in this state.
    fn comes_back_to(
        &mut self,
        thread: ThreadId,
        mut state: ThreadState,
        read: Read,
        unlock: EventId,
    ) -> bool {
        let next = resume(self.program, &mut state, Input::Value(0));
        let base = self.draft.clocks_at_end_of(thread);
        let mark = self.draft.arena.mark();
        let clocks = self.model.sync().read(&mut self.draft.arena, base, unlock, read.mode, thread);
        let comes_back = self.comes_back_from(thread, &mut state, next, (read.addr, unlock), clocks);
        self.draft.arena.reset(mark);
        comes_back
    }

    /// Does what [`comes_back`](Self::comes_back) does, for a thread that has taken the mutex, wants to take
    /// the step `next` and has these clocks.
    fn comes_back_from(
        &mut self,
        thread: ThreadId,
        state: &mut ThreadState,
        mut next: Step,
        (mutex, unlock): (u64, EventId),
        mut clocks: EventClocks,
    ) -> bool {
        let mut written: SmallVec<[(LocId, u64); 4]> = SmallVec::new();
        for _ in 0..MOST_ACCESSES {
            let input = match &next {
                Step::Blocked(BlockKind::Redundant) => return true,
                Step::Write(write) if write.kind == WriteKind::Update => {
                    written.push((self.draft.locate(self.program, write.addr, write.size), write.value));
                    Input::Go
                }
                Step::Read(read) => {
                    let read = *read;
                    let loc = self.draft.locate(self.program, read.addr, read.size);
                    let own = written.iter().rev().find(|(other, _)| *other == loc);
                    let value = match own {
                        Some((_, value)) => *value,
                        None => {
                            let Some(write) = self.only_source(thread, loc, (mutex, unlock), clocks) else {
                                return false;
                            };
                            let value = self.draft.arena.value(write);
                            let mode = read.mode_for(value);
                            let sync = self.model.sync();
                            clocks = sync.read(&mut self.draft.arena, clocks, write, mode, thread);
                            value
                        }
                    };
                    Input::Value(value)
                }
                _ => return false,
            };
            next = resume(self.program, state, input);
        }
        false
    }

    /// Returns the write that `thread` reads from at `loc`, holding `mutex` since `unlock`, if there is but
    /// one that it may read from, and no race with any other.
    fn only_source(
        &mut self,
        thread: ThreadId,
        loc: LocId,
        (mutex, unlock): (u64, EventId),
        clocks: EventClocks,
    ) -> Option<EventId> {
        self.watch(loc, mutex);
        let clock = self.clock(clocks);
        let info = self.draft.arena.locs()[loc.index()];
        let is_heap = layout::is_shared(info.loc.addr);
        let place = coherence::floor(&self.draft.arena, &self.draft.graph, loc, thread, clock);
        let write = self.draft.graph.co_at(loc, place);
        // (That memory has no value yet, or none any more, is an error.)
        if info.shared || (is_heap && (write.is_init() || !self.draft.graph.frees().is_empty())) {
            return None;
        }
        let unlock = (!unlock.is_init()).then(|| *self.draft.arena.get(unlock));
        let is_after = |id: EventId| {
            let write = self.draft.arena.get(id);
            self.holds_at(write, mutex) && !unlock.is_some_and(|unlock| self.draft.arena.porf(write, &unlock))
        };
        let known = |id: EventId| self.draft.arena.known(id, thread, clock);
        let all = self.draft.graph.co(loc).iter().enumerate();
        let mut others = all.filter(|(at, id)| !known(**id) || *at >= place);
        others.all(|(_, id)| is_after(*id)).then_some(write)
    }

    /// Returns the clock that says which writes a thread knows.
    fn clock(&self, clocks: EventClocks) -> ClockId {
        if self.model.has_happens_before() { clocks.hb } else { clocks.porf }
    }

    /// Returns whether the thread of `event` held the mutex at `mutex` when it made that event.
    fn holds_at(&self, event: &Event, mutex: u64) -> bool {
        let before = self.draft.before(event);
        before.is_some_and(|snapshot| snapshot.state.held().iter().any(|(held, _)| *held == mutex))
    }

    /// Ends the search, for it to begin again with this location on the list, unless it is there already.
    fn watch(&mut self, loc: LocId, mutex: u64) {
        let loc = self.draft.arena.locs()[loc.index()].loc;
        let WakeUps::InPlace(watched) = &self.program.wake_ups else { return };
        let watched = match &self.refinement.wake_ups {
            Some(WakeUps::InPlace(more)) => more,
            Some(WakeUps::Guessed) => return,
            None => watched,
        };
        if watched.contains(&(loc.addr, loc.size.bytes(), mutex)) {
            return;
        }
        let mut more = watched.clone();
        more.insert((loc.addr, loc.size.bytes(), mutex));
        self.begin_again_with(if more.len() > MOST_LOCATIONS {
            WakeUps::Guessed
        } else {
            WakeUps::InPlace(more)
        });
    }

    /// Returns whether threads that wait on condition variables may wake up in place, as far as can be seen
    /// in this graph, in which no thread can go on. If not, the search ends, and begins again.
    pub(super) fn wakes_in_place(&mut self) -> bool {
        let WakeUps::InPlace(watched) = &self.program.wake_ups else { return true };
        let holds =
            self.draft.threads().all(|thread| !self.came_back(thread) && self.guards_hold(thread, watched));
        if !holds {
            self.begin_again_with(WakeUps::Guessed);
        }
        holds
    }

    /// Returns whether `thread` took a mutex after a wait and came back to that wait.
    fn came_back(&self, thread: ThreadId) -> bool {
        self.draft.current(thread).is_some_and(|snapshot| {
            matches!(snapshot.next, Step::Blocked(BlockKind::Redundant))
                && matches!(self.program.op_at(snapshot.state.code_pos()), Some(Op::Assume { .. }))
        })
    }

    /// Returns whether all writes to these locations that `thread` could have seen when it waited for a
    /// signal were made by threads that held the mutex.
    fn guards_hold(&self, thread: ThreadId, watched: &BTreeSet<(u64, u64, u64)>) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        graph.thread(thread).iter().all(|id| {
            let look = arena.get(*id);
            let Label::Read { loc: Loc { addr: mutex, .. }, locked: true, update, .. } = look.label else {
                return true;
            };
            let waits = self.draft.before(look).is_some_and(|snapshot| {
                matches!(snapshot.next, Step::Read(Read { update: Update::LockAgain, .. }))
            });
            if !waits || look.prev.is_none() {
                return true;
            }
            let clock = self.clock(EventClocks::of(arena.get(look.prev)));
            let is_fine = |id: &EventId| {
                let event = arena.get(*id);
                arena.known(*id, thread, clock)
                    || (update && arena.porf(look, event))
                    || self.holds_at(event, mutex)
            };
            let mut guarded = watched.iter().filter(|(.., guard)| *guard == mutex);
            guarded.all(|(addr, bytes, _)| {
                let is_it = |info: &LocInfo| info.loc.addr == *addr && info.loc.size.bytes() == *bytes;
                let at = arena.locs().iter().position(is_it).filter(|at| *at < graph.loc_count());
                let writes = at.map_or(&[][..], |at| graph.co(LocId(at as u32)));
                let is_heap = layout::is_shared(*addr);
                let frees = if is_heap { graph.frees() } else { &[] };
                writes.iter().all(is_fine)
                    && frees.iter().all(|free| update && arena.porf(look, arena.get(*free)))
            })
        })
    }

    /// Ends the search, for it to begin again with these wake-ups.
    fn begin_again_with(&mut self, wake_ups: WakeUps) {
        // They must not depend on which worker comes first.
        if !self.halt_if_divided() {
            self.refinement.wake_ups = Some(wake_ups);
            self.report.stop(Halt::NeedsWakeUps);
        }
    }
}
