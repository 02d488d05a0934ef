//! Threads that wait look again, in place.
//!
//! A read after which its thread is blocked (an await, a held lock, a failed assumption) is the end of its thread, and nothing
//! depends on it. The algorithm as published lets a later write revisit it, and goes on without that, too, with a thread that
//! looked too early: a graph that is built to the end for nothing. Here such a read, a *look*, always sees the last
//! write. When a write has been added to its location it is taken out of the graph, and its thread looks again before anything else
//! is done: it sees the last write now, or one of those that came since it looked the last time. (GenMC calls a
//! special case of this in-place revisiting.)
//!
//! Why every execution is still visited once: let a read r of a waiting thread see w in it. When the thread looked for the first
//! time, w was there, and r reading it was one of the alternatives; or it was not, the look was the alternative that stands for
//! everything that was not there, and of the later looks only the first one after w was added may see w. What TruSt
//! takes away when w revisits r (all that was added since and is not before w) stays here, since it cannot depend on r.
//!
//! A look is not a choice, but where it was in the order of the search matters when a revisit goes back beyond a later
//! look of the same thread: then the thread has looked, and must not be asked as if it had not. So a read remembers the look whose
//! place it took, and a revisit of a read stamped between the two brings that look back (`looks_before`). If that look saw a write which
//! goes away, then the write revisited it before what is to be revisited now came to be, and the revisit is none
//! (`returns_to_looks`), as for any other write that is read by what stays.
//!
//! A look that a *revisit* made (its thread saw something that it liked, until a later write took its place) is none of these: it must stay bound
//! to that write, and is revisited as any other read (`looks_on` tells the two apart). If it looked again freely, what it may see from there on could be
//! seen by way of other revisits, too, and executions would be visited twice. Graphs are built for nothing in this case, too.
//!
//! Where the last write is not always allowed (no coherence order, or models that decide on whole graphs) and where reads are
//! promised something, waiting threads are revisited as any others; so they are with symmetry, where an event of one thread must not go
//! while its twin's stays.
//!
//! (Under a judge it would do for executions, and for a judge whose model is maximally extensible, as then the last write may always be
//! seen. But nobody knows that of a judge. If it forbids a graph because of what a waiting thread saw last, and allows it had that thread
//! seen something older, then an error of another thread would be lost with it. So looks are reads like any others there, and graphs in
//! which they came too early are built to the end: each costs a question, and those that are allowed count as wasted.)
//!
//! A loop that reads several things before it goes round looks again when the last of these changes. The earlier ones are reads like any
//! others: they are revisited, and graphs in which they were read too early are built for nothing ([`crate::Summary::wasted`]).

use super::forward::Added;
use super::{Alternative, Choice, Engine};
use crate::Visitor;
use fencepost_graph::{Event, EventId, ThreadId};
use fencepost_models::Model;
use fencepost_models::sections::Atomicity;
use fencepost_program::Step;
use smallvec::SmallVec;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Do waiting threads look again?
    pub(super) const LOOKS_AGAIN: bool = M::HAS_CO && !M::CHECKS_WHOLE && !M::PROMISES;

    /// Does the thread of this read look again when there is something new?
    #[inline]
    pub(super) fn looks_on(&self, read: &Event) -> bool {
        Self::LOOKS_AGAIN
            && read.waits
            && !self.twins.is_on()
            && (read.rf.is_init() || self.arena.get(read.rf).stamp < read.stamp)
    }

    /// Is this a look that does not know of all writes there are?
    fn is_stale(&self, look: EventId) -> bool {
        let event = self.arena.get(look);
        self.looks_on(event)
            && event.stamp >= self.root
            && self.graph.co(event.loc).iter().any(|write| *write > look)
    }

    /// The looks that do not know of all writes there are, leftmost thread first.
    fn stale_looks(&self) -> impl Iterator<Item = EventId> + '_ {
        let threads = if Self::LOOKS_AGAIN && self.graph.waits() > 0 { self.graph.thread_count() } else { 0 };
        let lasts = (0..threads as u32).filter_map(|t| self.graph.last(ThreadId(t)));
        lasts.filter(|look| self.is_stale(*look))
    }

    /// A look that does not know of all writes there are.
    pub(super) fn stale_look(&mut self) -> Option<EventId> {
        let look = self.stale_looks().next();
        self.stale = look.is_some();
        look
    }

    /// Is the graph with `event`, just added, consistent? Looks that are about to be taken again do not count: what they saw is not what
    /// they will have seen.
    pub(super) fn is_admitted(&mut self, event: EventId) -> bool {
        let stale: SmallVec<[EventId; 4]> = self.stale_looks().collect();
        if stale.is_empty() {
            return M::admits(&mut self.scratch, &self.arena, &self.graph, event)
                && (!self.has_sections() || self.atomicity() != Atomicity::Broken);
        }
        let mut rest = self.pool.pop().unwrap_or_default();
        rest.copy_part(&self.arena, &self.graph, |id, _| !stale.contains(&id));
        std::mem::swap(&mut rest, &mut self.graph);
        let admitted = M::admits(&mut self.scratch, &self.arena, &self.graph, event)
            && (!self.has_sections() || self.atomicity() != Atomicity::Broken);
        std::mem::swap(&mut rest, &mut self.graph);
        rest.clear();
        self.pool.push(rest);
        admitted
    }

    /// Takes a look out of the graph, and opens the choice of what its thread sees now.
    pub(super) fn look_again(&mut self, looked: EventId) {
        let Event { thread, loc, .. } = *self.arena.get(looked);
        self.looked_again = true;
        self.note_bound(thread);
        let mut cut = self.pool.pop().unwrap_or_default();
        cut.copy_part(&self.arena, &self.graph, |id, _| id != looked);
        self.suspended.push(std::mem::replace(&mut self.graph, cut));
        let Step::Read(read) = *self.next_step(thread) else {
            unreachable!("the thread is before its read again")
        };
        let first = self.alternatives.len();
        // Events are numbered in the order they were made.
        let last = self.find_sources(thread, read, loc, |write| !write.is_init() && write > looked);
        self.alternatives.push(Alternative::From(last));
        self.branch(Choice::Look { thread, looked }, first, self.alternatives.len() - first);
    }

    /// `thread` has looked again, and sees `write`.
    pub(super) fn see(&mut self, thread: ThreadId, looked: EventId, write: EventId) -> Added {
        let Step::Read(read) = *self.next_step(thread) else {
            unreachable!("the thread is before its read again")
        };
        // Others may be waiting, too.
        self.stale = true;
        let loc = self.arena.get(looked).loc;
        self.add_read(thread, read, loc, write, looked)
    }

    /// The looks that threads go back to when everything goes that is stamped `stamp` or later and not before `e`. (Not that of the
    /// read stamped `stamp`, which is to read from `e`.)
    pub(super) fn looks_before(&self, stamp: u32, e: &Event) -> SmallVec<[EventId; 4]> {
        let mut looks = SmallVec::new();
        if !Self::LOOKS_AGAIN || !self.looked_again {
            return looks;
        }
        for thread in (0..self.graph.thread_count() as u32).map(ThreadId) {
            let goes = |id: &EventId| {
                let x = self.arena.get(*id);
                x.stamp >= stamp && !self.arena.porf(x, e)
            };
            let events = self.graph.thread(thread);
            let first = events.partition_point(|id| !goes(id));
            let Some(first) = events.get(first).map(|id| self.arena.get(*id)) else { continue };
            if first.stamp == stamp {
                continue;
            }
            let mut look = first.looked;
            while !look.is_none() && self.arena.get(look).stamp >= stamp {
                look = self.arena.get(look).looked;
            }
            if !look.is_none() {
                looks.push(look);
            }
        }
        looks
    }

    /// Did the looks that threads go back to see what stays?
    pub(super) fn returns_to_looks(&self, stamp: u32, e: &Event) -> bool {
        self.looks_before(stamp, e).into_iter().all(|look| {
            let seen = self.arena.get(look).rf;
            seen.is_init() || {
                let write = self.arena.get(seen);
                write.stamp < stamp || self.arena.porf(write, e)
            }
        })
    }
}
