//! Promises: reads of values that are yet to be written, while looking for the cycles of XMM.
//!
//! The algorithm builds graphs without cycles. To find one with a cycle, a read on the cycle is *promised*
//! the value that it reads: it reads from a stand-in, an event of the arena that is in no graph, and the rest
//! is built as ever. When the graph is complete, a write that keeps the promise takes the place of the
//! stand-in (`crate::xmm`). To the algorithm a promised read is one that was not added maximally, so revisits
//! treat it as any other choice.

use super::{Alternative, Draft, Engine};
use crate::xmm::Hint;
use fencepost_graph::{ClockId, Event, EventId, Label, Loc, LocId, Mode, ThreadId};
use fencepost_models::Model;

/// A promise, while looking for cycles of XMM, to a read of one thread that another thread will write a value
/// later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Promise {
    /// The thread whose read is promised the value.
    pub reader: ThreadId,
    /// The location that it reads.
    pub loc: Loc,
    /// The thread that is to write the value.
    pub writer: ThreadId,
    /// The value.
    pub value: u64,
}

impl Promise {
    /// Returns the reader, location and writer of the promise, without the value.
    pub fn hint(&self) -> Hint {
        Hint { reader: self.reader, loc: self.loc, writer: self.writer }
    }
}

/// All promises that reads may be made in a search for cycles of XMM.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// Promise number `i` is event number `i` of the arena.
    pub all: Vec<Promise>,
    /// The sets of promises that may be made together, as ordered lists of numbers.
    pub together: Vec<Vec<u32>>,
    /// Whether each thread takes steps, by the number of the thread.
    pub awake: Vec<bool>,
}

impl Promises {
    /// Returns whether the thread takes steps in this search for cycles; threads of other groups, which share
    /// no memory with this one, do not.
    pub fn is_awake(&self, thread: ThreadId) -> bool {
        self.awake.get(thread.index()).copied().unwrap_or(false)
    }

    /// Returns whether `write` is the stand-in event of a promise, which is in the arena but in no graph.
    #[inline]
    pub fn has(&self, write: EventId) -> bool {
        !write.is_init() && !write.is_none() && write.index() < self.all.len()
    }

    /// Returns whether the write at `place` in coherence order, before which a new write would be inserted,
    /// belongs to an update whose read was promised a value. Which write goes before such an update is not
    /// known yet.
    pub(super) fn is_promised_update(&self, draft: &Draft, loc: LocId, place: usize) -> bool {
        let next = draft.graph.co(loc).get(place - 1).map(|next| draft.arena.get(*next));
        next.is_some_and(|next| {
            matches!(next.label, Label::Write { update: true, .. }) && self.has(draft.arena.get(next.prev).rf)
        })
    }

    /// Returns whether `thread` has been promised a write of `loc` that must come after `write` in coherence
    /// order. The promised write comes after all writes that the thread knew of when it read.
    pub(super) fn is_before_promised(
        &self,
        draft: &Draft,
        thread: ThreadId,
        loc: LocId,
        write: EventId,
    ) -> bool {
        let arena = &draft.arena;
        draft.graph.thread(thread).iter().map(|id| arena.get(*id)).any(|read| {
            read.loc == loc
                && read.label.is_read()
                && self.has(read.rf)
                && (write.is_init()
                    || if arena.get(write).thread == thread {
                        arena.get(write).index < read.index
                    } else {
                        arena.known(write, thread, read.hb)
                    })
        })
    }

    /// Returns the stand-ins for the promises that the next read of `thread`, of `loc`, may be made.
    fn for_read(&self, draft: &Draft, thread: ThreadId, loc: LocId) -> Vec<EventId> {
        let loc = draft.arena.locs()[loc.index()].loc;
        let order = draft.graph.order().iter().map(|id| draft.arena.get(*id).rf);
        let mut made: Vec<u32> = order.filter(|rf| self.has(*rf)).map(|rf| rf.index() as u32).collect();
        let mut found = vec![];
        for (number, promise) in self.all.iter().enumerate() {
            if promise.reader != thread || promise.loc != loc {
                continue;
            }
            made.push(number as u32);
            let fits = |set: &Vec<u32>| made.iter().all(|one| set.binary_search(one).is_ok());
            if self.together.iter().any(fits) {
                found.push(EventId::at(number));
            }
            made.pop();
        }
        found
    }
}

impl<M: Model> Engine<'_, M> {
    /// Gives the engine the promises that its reads may be made. To be called before anything else is done.
    pub(crate) fn promise(&mut self, promises: Promises) {
        debug_assert!(self.model.allows_promises(), "the model must allow promises");
        debug_assert!(self.draft.arena.next_id().index() == 0, "promises come first");
        for promise in &promises.all {
            let loc = self.draft.locate(self.program, promise.loc.addr, promise.loc.size);
            let label =
                Label::Write { loc: promise.loc, mode: Mode::Rlx, value: promise.value, update: false };
            // An event that is before no event and after all: reading it tells the reader nothing.
            self.draft.arena.push(Event {
                label,
                thread: promise.reader,
                index: u32::MAX,
                stamp: u32::MAX,
                loc,
                rf: EventId::NONE,
                prev: EventId::NONE,
                prev_here: EventId::NONE,
                porf: ClockId::ZERO,
                hb: ClockId::ZERO,
                release_fence: EventId::NONE,
                release_write: EventId::NONE,
                waits: false,
                confirms: false,
                looked: EventId::NONE,
            });
            self.draft.snapshots.placeholder();
        }
        self.promises = promises;
    }

    /// Offers, as alternatives, the promises that the next read of `thread`, from `loc`, may be made.
    pub(super) fn find_promises(&mut self, thread: ThreadId, loc: LocId) {
        for promise in self.promises.for_read(&self.draft, thread, loc) {
            self.stack.offer(Alternative::From(promise));
        }
    }
}
