//! Promises: reads of what is yet to be written, while looking for the cycles of XMM.
//!
//! The algorithm builds graphs without cycles. To find one with a cycle, a read on it is *promised* the value that it
//! reads: it reads from a stand-in, an event of the arena that is in no graph, and the rest is built as ever. When the
//! graph is complete, a write that keeps the promise takes the place of the stand-in (`crate::xmm`). To the algorithm a
//! promised read is one that was not added maximally, so revisits treat it as any other choice.

use super::{Alternative, Engine};
use crate::Visitor;
use crate::xmm::Hint;
use fencepost_graph::{ClockId, Event, EventId, Label, Loc, LocId, Mode, ThreadId};
use fencepost_models::Model;

/// A read of a thread may be promised what another thread is to write.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Promise {
    /// Whose read.
    pub reader: ThreadId,
    /// Of what.
    pub loc: Loc,
    /// Who is to write it.
    pub writer: ThreadId,
    /// The value.
    pub value: u64,
}

impl Promise {
    /// What is promised, but for the value.
    pub fn hint(&self) -> Hint {
        Hint { reader: self.reader, loc: self.loc, writer: self.writer }
    }
}

/// All promises of an exploration.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// Promise number `i` is event number `i` of the arena.
    pub all: Vec<Promise>,
    /// Which may be made together: those of one of these sets, by number, in order.
    pub together: Vec<Vec<u32>>,
    /// The threads that take part, by number.
    pub awake: Vec<bool>,
}

impl Promises {
    /// Does the thread take part?
    pub fn is_awake(&self, thread: ThreadId) -> bool {
        self.awake.get(thread.index()).copied().unwrap_or(false)
    }
}

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Makes the promises available. To be called before anything else is done.
    pub(crate) fn promise(&mut self, promises: Promises) {
        debug_assert!(M::PROMISES && self.arena.next_id().index() == 0, "promises come first");
        for promise in &promises.all {
            let loc = self.locate(promise.loc.addr, promise.loc.size);
            let label =
                Label::Write { loc: promise.loc, mode: Mode::Rlx, value: promise.value, update: false };
            // An event that is before nothing and after everything: reading it tells the reader nothing.
            self.arena.push(Event {
                label,
                thread: promise.reader,
                index: u32::MAX,
                stamp: u32::MAX,
                loc,
                rf: EventId::NONE,
                prev: EventId::NONE,
                porf: ClockId::ZERO,
                hb: ClockId::ZERO,
                release_fence: EventId::NONE,
                release_write: EventId::NONE,
                waits: false,
                looked: EventId::NONE,
            });
            self.snapshots.placeholder();
        }
        self.promises = promises;
    }

    /// Is this write a promise?
    #[inline]
    pub(super) fn is_promise(&self, write: EventId) -> bool {
        !write.is_init() && !write.is_none() && write.index() < self.promises.all.len()
    }

    /// Is the write that stands at `place` in coherence order, or would be pushed back from it, that of an update whose
    /// read was promised? What goes before it is not known yet.
    pub(super) fn is_promised_update(&self, loc: LocId, place: usize) -> bool {
        let next = self.graph.co(loc).get(place - 1).map(|next| self.arena.get(*next));
        next.is_some_and(|next| {
            matches!(next.label, Label::Write { update: true, .. })
                && self.is_promise(self.arena.get(next.prev).rf)
        })
    }

    /// Lists the promises that the next read of `thread`, of `loc`, may be made.
    pub(super) fn find_promises(&mut self, thread: ThreadId, loc: LocId) {
        let loc = self.arena.locs()[loc.index()].loc;
        let order = self.graph.order().iter().map(|id| self.arena.get(*id).rf);
        let mut made: Vec<u32> =
            order.filter(|rf| self.is_promise(*rf)).map(|rf| rf.index() as u32).collect();
        for (number, promise) in self.promises.all.iter().enumerate() {
            if promise.reader != thread || promise.loc != loc {
                continue;
            }
            made.push(number as u32);
            let fits = |set: &Vec<u32>| made.iter().all(|one| set.binary_search(one).is_ok());
            if self.promises.together.iter().any(fits) {
                self.alternatives.push(Alternative::From(EventId::at(number)));
            }
            made.pop();
        }
    }

    /// Has `thread` been promised a write of `loc` that is coherence-after `write`, as what was known when it read is?
    pub(super) fn is_before_promised(&self, thread: ThreadId, loc: LocId, write: EventId) -> bool {
        self.graph.thread(thread).iter().map(|id| self.arena.get(*id)).any(|read| {
            read.loc == loc
                && read.label.is_read()
                && self.is_promise(read.rf)
                && (write.is_init()
                    || if self.arena.get(write).thread == thread {
                        self.arena.get(write).index < read.index
                    } else {
                        self.arena.known(write, thread, read.hb)
                    })
        })
    }
}
