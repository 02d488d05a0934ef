//! Threads that wait look again, in place.
//!
//! A read after which its thread is blocked (an await, a held lock, a failed assumption) is the last event of
//! its thread, and no event depends on it. The algorithm as published lets a later write revisit such a read,
//! and also goes on without the revisit, with a thread that looked too early: a graph that is built to the
//! end for nothing. Here such a read, a *look*, always sees the coherence-last write. When a write has been
//! added to its location, the look is *stale*: the engine takes it out of the graph, and its thread looks
//! again before anything else is done. The thread sees the last write now, or one of those that were added
//! since its last look. (GenMC calls a special case of this in-place revisiting.)
//!
//! # Why every execution is still visited once
//!
//! Let a read r of a waiting thread see the write w in some execution. When the thread looked for the first
//! time, w was either in the graph, and r reading it was one of the alternatives; or it was not, the look was
//! the alternative that stands for all writes to come, and of the later looks only the first one after w was
//! added may see w. TruSt removes events when w revisits r (those that were added since and are not before
//! w). They stay here, since they cannot depend on r.
//!
//! # Revisits that go back beyond a look
//!
//! A look is not a choice, but its place in the order of the search matters when a revisit goes back beyond a
//! later look of the same thread: then the thread has looked, and must not be asked as if it had not. So a
//! read remembers the look whose place it took ([`Event::looked`]), and a revisit of a read stamped between
//! the two brings that look back ([`Engine::looks_before`]). If that look saw a write that is removed, then
//! the write revisited it before the event that is to be revisited now came to be, and the revisit is refused
//! ([`Engine::returns_to_looks`]), as for any other write that is read by an event that stays.
//!
//! # Looks that are bound to a write
//!
//! A look that a *revisit* made (its thread saw something that it liked, until a later write took its place)
//! does not look again: it must stay bound to that write, and is revisited as any other read.
//! [`Engine::looks_on`] tells the two apart by their stamps. If it looked again freely, the writes that it
//! may see from there on could be seen by way of other revisits, too, and executions would be visited twice.
//! Graphs are built for nothing in this case, too.
//!
//! # Where threads do not look again in place
//!
//! Waiting threads are revisited as any others ([`Waiting::new`]):
//! - where the last write may not always be read: without coherence order, or where complete graphs are
//!   decided late;
//! - where reads are promised something;
//! - with symmetry, where an event of one thread must not be removed while its twin's stays.
//!
//! (Under a judge it would do for executions, and for a judge whose model is maximally extensible, since then
//! the last write may always be read. But the engine does not know that of a judge. If the judge forbids a
//! graph because of the last write that a waiting thread saw, and allows it with an older one, then an error
//! of another thread would be lost. So looks are reads like any others there, and graphs in which they came
//! too early are built to the end: each costs a question to the judge, and those that are allowed count as
//! wasted.)
//!
//! A loop that reads several locations before it goes round looks again when the last of these changes. The
//! earlier ones are reads like any others: they are revisited, and graphs in which they were read too early
//! are built for nothing ([`crate::Summary::wasted`]).

use super::forward::Added;
use super::{Alternative, Choice, Engine};
use fencepost_graph::{Event, EventId, ThreadId};
use fencepost_models::Model;
use fencepost_models::sections::Atomicity;
use smallvec::SmallVec;

/// What the engine knows of waiting threads.
///
/// `stale` may be set although no look is stale, but is never clear while one is.
pub(super) struct Waiting {
    /// Whether waiting threads look again in place, in this search.
    in_place: bool,
    /// Whether a waiting thread may have to look again.
    pub stale: bool,
    /// Whether a waiting thread has looked again at least once in this search.
    pub looked_again: bool,
}

impl Waiting {
    /// Decides whether waiting threads look again in place, under this model.
    pub fn new(model: impl Model, decides_late: bool, symmetry: bool) -> Waiting {
        let in_place = model.has_co() && !decides_late && !model.allows_promises() && !symmetry;
        Waiting { in_place, stale: false, looked_again: false }
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether the thread of this read looks again when there is a new write.
    #[inline]
    pub(super) fn looks_on(&self, read: &Event) -> bool {
        read.waits
            && self.waiting.in_place
            && (read.rf.is_init() || self.draft.arena.get(read.rf).stamp < read.stamp)
    }

    /// Notes that a write was added to the graph, or that the graph changed in another way: looks may be
    /// stale.
    #[inline]
    pub(super) fn note_change(&mut self) {
        self.waiting.stale |= self.waiting.in_place && self.draft.graph.waits() > 0;
    }

    /// Returns whether this is a look to whose location a write was added later.
    fn is_stale(&self, look: EventId) -> bool {
        let event = self.draft.arena.get(look);
        self.looks_on(event)
            && event.stamp >= self.root.len()
            && self.draft.graph.co(event.loc).iter().any(|write| *write > look)
    }

    /// Returns the stale looks, leftmost thread first.
    fn stale_looks(&self) -> impl Iterator<Item = EventId> + '_ {
        let any = self.waiting.in_place && self.draft.graph.waits() > 0;
        let threads = if any { self.draft.graph.thread_count() } else { 0 };
        let lasts = (0..threads as u32).filter_map(|t| self.draft.graph.last(ThreadId(t)));
        lasts.filter(|look| self.is_stale(*look))
    }

    /// Returns the stale look of the leftmost thread that has one.
    pub(super) fn stale_look(&mut self) -> Option<EventId> {
        let look = self.stale_looks().next();
        self.waiting.stale = look.is_some();
        look
    }

    /// Returns whether the graph with `event`, just added, is consistent. Stale looks do not count: the
    /// writes that they saw are not those that they will have seen.
    #[inline]
    pub(super) fn is_admitted(&mut self, event: EventId) -> bool {
        match self.waiting.in_place && self.draft.graph.waits() > 0 {
            true => self.is_admitted_without_stale_looks(event),
            false => self.is_consistent(event),
        }
    }

    #[inline(never)]
    fn is_admitted_without_stale_looks(&mut self, event: EventId) -> bool {
        let stale: SmallVec<[EventId; 4]> = self.stale_looks().collect();
        if stale.is_empty() {
            return self.is_consistent(event);
        }
        let mut rest = self.stack.spare();
        rest.copy_part(&self.draft.arena, &self.draft.graph, |id, _| !stale.contains(&id));
        std::mem::swap(&mut rest, &mut self.draft.graph);
        let admitted = self.is_consistent(event);
        std::mem::swap(&mut rest, &mut self.draft.graph);
        self.stack.recycle(rest);
        admitted
    }

    /// Returns whether the model and the atomic sections allow the graph with `event`, just added.
    #[inline]
    fn is_consistent(&mut self, event: EventId) -> bool {
        self.model.admits(self.check(), event)
            && (self.sections.is_none() || self.atomicity() != Atomicity::Broken)
    }

    /// Takes a stale look out of the graph, and opens the choice of the write that its thread sees now.
    pub(super) fn look_again(&mut self, looked: EventId) {
        let Event { thread, loc, .. } = *self.draft.arena.get(looked);
        self.waiting.looked_again = true;
        self.note_bound(thread);
        let mut cut = self.stack.spare();
        cut.copy_part(&self.draft.arena, &self.draft.graph, |id, _| id != looked);
        self.stack.suspend(&mut self.draft.graph, cut);
        let read = self.draft.next_read(thread);
        let first = self.stack.top();
        // Events are numbered in the order they were made.
        let last = self.find_sources(thread, read, loc, |write| !write.is_init() && write > looked);
        self.stack.offer(Alternative::From(last));
        self.open(Choice::Look { thread, looked }, first, self.stack.top() - first);
    }

    /// Lets `thread`, which looks again, see `write`.
    pub(super) fn see(&mut self, thread: ThreadId, looked: EventId, write: EventId) -> Added {
        let read = self.draft.next_read(thread);
        // Others may be waiting, too.
        self.waiting.stale = true;
        let loc = self.draft.arena.get(looked).loc;
        self.add_read(thread, read, loc, write, looked)
    }

    /// Returns the looks that threads go back to when all events are removed that are stamped `stamp` or
    /// later and not before `e`. (Not that of the read stamped `stamp`, which is to read from `e`.)
    pub(super) fn looks_before(&self, stamp: u32, e: &Event) -> SmallVec<[EventId; 4]> {
        let mut looks = SmallVec::new();
        if !self.waiting.looked_again {
            return looks;
        }
        for thread in self.draft.threads() {
            let is_removed = |id: &EventId| {
                let x = self.draft.arena.get(*id);
                x.stamp >= stamp && !self.draft.arena.porf(x, e)
            };
            let events = self.draft.graph.thread(thread);
            let first = events.partition_point(|id| !is_removed(id));
            let Some(first) = events.get(first).map(|id| self.draft.arena.get(*id)) else { continue };
            if first.stamp == stamp {
                continue;
            }
            let mut look = first.looked;
            while !look.is_none() && self.draft.arena.get(look).stamp >= stamp {
                look = self.draft.arena.get(look).looked;
            }
            if !look.is_none() {
                looks.push(look);
            }
        }
        looks
    }

    /// Returns whether the looks that threads go back to saw writes that stay.
    pub(super) fn returns_to_looks(&self, stamp: u32, e: &Event) -> bool {
        self.looks_before(stamp, e).into_iter().all(|look| {
            let seen = self.draft.arena.get(look).rf;
            seen.is_init() || {
                let write = self.draft.arena.get(seen);
                write.stamp < stamp || self.draft.arena.porf(write, e)
            }
        })
    }
}
