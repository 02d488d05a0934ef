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
//! A look that a *revisit* made is another matter: its thread saw something that it liked, until a later
//! write `e` took its place. The writes that such a look r may see later are shared among several graphs:
//! those with r revisited by `e`, by other writes, or by none. To each write w belongs one of them, the one
//! in which TruSt would come to r reading w. For r, stamped s, let the *predecessor* of w be the
//! coherence-last write among those stamped no later than s or `(po ∪ rf)+`-before w: TruSt lets w revisit r
//! if r reads that. So go from w to its predecessor, and on, until the next one is stamped no later than s;
//! the write before that is the one that revisits r first: w *comes by* it ([`Engine::comes_by`]). A look
//! bound to `e` may see in place the writes that come by `e`, and no others.
//!
//! If the last write is none of these, the look cannot see it, and there is nothing else that could stand for
//! all writes to come. Then the look stays where it is, and is *provisional*: its thread may never have
//! looked there, so it counts neither when the model is asked about the graph nor for errors. If nothing that
//! comes by `e` becomes the last write, the graph was built for nothing.
//!
//! If a revisit by q removes a bound look, and all looks before it down to the one that `e` made, then that
//! revisit is done in the graph in which r was to read the predecessor of q, so q must come by `e`
//! ([`Engine::returns_to_looks`]). The same holds for a read that took the place of a bound look, when q
//! revisits it.
//!
//! A thread that waits on a condition variable waits after its read of the mutex; when, [`wake`](super::wake)
//! says.
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

use super::draft::Draft;
use super::forward::Added;
use super::{Alternative, Choice, Engine};
use fencepost_graph::{Event, EventId, ThreadId};
use fencepost_models::Model;
use fencepost_models::sections::Atomicity;
use smallvec::SmallVec;

/// The state of the method by which waiting threads *look again in place* (their last read is replaced when
/// there is a new write), for the whole search.
///
/// Whenever a thread is about to take a step, `stale` is set if a look in the graph is stale. (It may be set
/// although none is.)
pub(super) struct Waiting {
    /// Whether waiting threads look again in place, in this search.
    in_place: bool,
    /// Whether the last read of a waiting thread may have to be replaced.
    pub stale: bool,
    /// Whether the last read of a waiting thread has been replaced at least once in this search.
    pub looked_again: bool,
    /// Whether a revisit has made a look at least once in this search.
    pub has_bound_looks: bool,
}

impl Waiting {
    /// Decides whether, under this model, waiting threads look again in place when there is a new write.
    pub fn new(model: impl Model, decides_late: bool, symmetry: bool) -> Waiting {
        let in_place = model.has_co() && !decides_late && !model.allows_promises() && !symmetry;
        Waiting { in_place, stale: false, looked_again: false, has_bound_looks: false }
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether `read` is a *look*, the last read of a waiting thread, which is replaced when there is
    /// a new write.
    #[inline]
    pub(super) fn looks_on(&self, read: &Event) -> bool {
        read.waits && self.waiting.in_place
    }

    /// Returns whether `look`, a waiting thread's last read that a revisit made, is *provisional*, because it
    /// does not see the last write and may not see it.
    pub(super) fn is_provisional(&self, look: EventId) -> bool {
        let event = self.draft.arena.get(look);
        self.waiting.has_bound_looks
            && self.looks_on(event)
            && event.rf != self.draft.graph.co_last(event.loc)
            && self.bound_look(look).is_some()
    }

    /// Returns the latest look that a revisit made among `read` and the earlier looks that it replaced.
    #[inline]
    fn bound_look(&self, read: EventId) -> Option<&Event> {
        let mut id = read;
        while !id.is_none() {
            let event = self.draft.arena.get(id);
            if event.waits && !event.rf.is_init() && self.draft.arena.get(event.rf).stamp > event.stamp {
                return Some(event);
            }
            id = event.looked;
        }
        None
    }

    /// Returns whether `event` comes by the write that `bound` reads, a look that this write has revisited.
    fn comes_by(&self, event: &Event, bound: &Event) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        let mut event = *event;
        loop {
            let is_before = |id: &EventId| {
                let write = arena.get(*id);
                write.stamp <= bound.stamp || arena.porf(write, &event)
            };
            match graph.co(bound.loc).iter().rev().find(|id| is_before(id)) {
                Some(write) if *write == bound.rf => return true,
                Some(write) if arena.get(*write).stamp > bound.stamp => event = *arena.get(*write),
                _ => return false,
            }
        }
    }

    /// Records that the graph changed, so that the last reads of waiting threads may no longer see the last
    /// writes.
    #[inline]
    pub(super) fn note_change(&mut self) {
        self.waiting.stale |= self.waiting.in_place && self.draft.graph.waits() > 0;
    }

    /// Returns the writes that were added since the waiting thread made `look`, and that it may see.
    fn news_for(&self, look: EventId) -> SmallVec<[EventId; 4]> {
        let Draft { arena, graph, .. } = &self.draft;
        // Events are numbered in the order they were made.
        let writes = graph.co(arena.get(look).loc).iter().copied().filter(|write| *write > look);
        let bound = match self.waiting.has_bound_looks {
            true => self.bound_look(look),
            false => None,
        };
        writes.filter(|write| bound.is_none_or(|bound| self.comes_by(arena.get(*write), bound))).collect()
    }

    /// Returns whether `look` is a waiting thread's last read to whose location a write has been added that
    /// it may see.
    fn is_stale(&self, look: EventId) -> bool {
        let event = self.draft.arena.get(look);
        self.looks_on(event) && event.stamp >= self.root.len() && !self.news_for(look).is_empty()
    }

    /// Returns the last events of all threads, looks among them, leftmost thread first; nothing if there are
    /// no looks.
    fn looks(&self) -> impl Iterator<Item = EventId> + '_ {
        let any = self.waiting.in_place && self.draft.graph.waits() > 0;
        let threads = if any { self.draft.graph.thread_count() } else { 0 };
        (0..threads as u32).filter_map(|t| self.draft.graph.last(ThreadId(t)))
    }

    /// Returns the first *stale* look, a waiting thread's last read whose location has been written since,
    /// leftmost thread first.
    pub(super) fn stale_look(&mut self) -> Option<EventId> {
        let look = self.looks().find(|look| self.is_stale(*look));
        self.waiting.stale = look.is_some();
        look
    }

    /// Returns whether the graph with `event`, just added, is consistent, leaving out the stale last reads of
    /// waiting threads. The writes that those saw are not those that they will have seen.
    #[inline]
    pub(super) fn is_admitted(&mut self, event: EventId) -> bool {
        self.count_pass();
        match self.waiting.in_place && self.draft.graph.waits() > 0 {
            true => self.is_admitted_without_stale_looks(event),
            false => self.is_consistent(event),
        }
    }

    /// Returns whether the graph without its stale looks is consistent.
    #[inline(never)]
    fn is_admitted_without_stale_looks(&mut self, event: EventId) -> bool {
        let looks = self.looks();
        let left_out = looks.filter(|look| self.is_stale(*look) || self.is_provisional(*look)).collect();
        self.without(left_out, |engine| engine.is_consistent(event))
    }

    /// Calls `f` while some looks are not in the graph.
    fn without<T>(&mut self, looks: SmallVec<[EventId; 4]>, f: impl FnOnce(&mut Self) -> T) -> T {
        if looks.is_empty() {
            return f(self);
        }
        let mut rest = self.stack.spare();
        rest.copy_part(&self.draft.arena, &self.draft.graph, |id, _| !looks.contains(&id));
        std::mem::swap(&mut rest, &mut self.draft.graph);
        let result = f(self);
        std::mem::swap(&mut rest, &mut self.draft.graph);
        self.stack.recycle(rest);
        result
    }

    /// Returns whether some waiting thread's last read is provisional (see [`Engine::is_provisional`]).
    #[inline]
    pub(super) fn has_provisional_looks(&self) -> bool {
        self.waiting.has_bound_looks && self.looks().any(|look| self.is_provisional(look))
    }

    /// Calls `f` while the provisional last reads of waiting threads are not in the graph.
    #[inline]
    pub(super) fn without_provisional_looks(&mut self, f: impl FnOnce(&mut Self)) {
        let looks = match self.waiting.has_bound_looks {
            true => self.looks().filter(|look| self.is_provisional(*look)).collect(),
            false => SmallVec::new(),
        };
        self.without(looks, f);
    }

    /// Takes `looked`, the stale last read of a waiting thread, out of the graph, and opens the choice of the
    /// write that the thread reads now.
    pub(super) fn look_again(&mut self, looked: EventId) {
        let Event { thread, loc, rf: seen, .. } = *self.draft.arena.get(looked);
        self.waiting.looked_again = true;
        self.note_bound(thread);
        self.count_pass();
        let news = self.news_for(looked);
        let is_bound = self.bound_look(looked).is_some();
        let mut cut = self.stack.spare();
        cut.copy_part(&self.draft.arena, &self.draft.graph, |id, _| id != looked);
        self.stack.suspend(&mut self.draft.graph, cut);
        let read = self.draft.next_read(thread);
        let first = self.stack.top();
        let last = self.find_sources(thread, read, loc, |write| news.contains(&write));
        let may_see_last = !is_bound || last == seen || news.contains(&last);
        self.stack.offer(Alternative::From(if may_see_last { last } else { seen }));
        self.open(Choice::Look { thread, looked }, first, self.stack.top() - first);
    }

    /// Adds the new read of the waiting `thread` that takes the place of `looked`, reading from `write`.
    pub(super) fn see(&mut self, thread: ThreadId, looked: EventId, write: EventId) -> Added {
        let read = self.draft.next_read(thread);
        // Others may be waiting, too.
        self.waiting.stale = true;
        let Event { loc, rf: seen, .. } = *self.draft.arena.get(looked);
        if write == seen && write != self.draft.graph.co_last(loc) {
            // It stays where it is. The new event only says which writes it has passed over.
            let stamp = self.draft.next_stamp();
            let id = self.make_read(thread, read, (loc, write), stamp, looked);
            self.draft.graph.push(&self.draft.arena, id, 0);
            return Added::Kept;
        }
        self.add_read(thread, read, loc, write, looked)
    }

    /// Returns the earlier reads of waiting threads that come back into the graph when a revisit removes all
    /// events that are stamped `stamp` or later and not before `e`. (Not that of the read stamped `stamp`,
    /// which is to read from `e`.)
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

    /// Returns whether a revisit by `e` of the read stamped `stamp` may be made as far as waiting threads are
    /// concerned. The reads that come back for them must have seen writes that stay, and `e` must come by
    /// ([`Engine::comes_by`]) the writes that made the removed bound looks.
    pub(super) fn returns_to_looks(&self, stamp: u32, e: &Event) -> bool {
        self.comes_by_removed_looks(stamp, e)
            && self.looks_before(stamp, e).into_iter().all(|look| {
                let seen = self.draft.arena.get(look).rf;
                seen.is_init() || {
                    let write = self.draft.arena.get(seen);
                    write.stamp < stamp || self.draft.arena.porf(write, e)
                }
            })
    }

    /// Returns whether `e` comes by the write that made each bound look which is removed with all events that
    /// are stamped `stamp` or later and not before `e`; and by the one that made the look whose place the
    /// read stamped `stamp` took.
    fn comes_by_removed_looks(&self, stamp: u32, e: &Event) -> bool {
        if !self.waiting.in_place || !self.waiting.has_bound_looks {
            return true;
        }
        let Draft { arena, graph, .. } = &self.draft;
        graph.order().iter().rev().take_while(|id| arena.get(**id).stamp >= stamp).all(|id| {
            let event = arena.get(*id);
            if !event.label.is_read() || arena.porf(event, e) {
                return true;
            }
            // (A read that is revisited as any other is judged as any other.)
            let mut from = if self.looks_on(event) { *id } else { event.looked };
            while let Some(bound) = self.bound_look(from) {
                if (bound.stamp >= stamp || event.stamp == stamp) && !self.comes_by(e, bound) {
                    return false;
                }
                from = bound.looked;
            }
            true
        })
    }
}

/// (At the end of the file, since it has a line for tests.)
impl<M: Model> Engine<'_, M> {
    /// Returns whether the model and the atomic sections allow the graph with `event`, just added.
    #[inline]
    fn is_consistent(&mut self, event: EventId) -> bool {
        let is_admitted = self.model.admits(self.check(), event);
        #[cfg(test)]
        super::compared::compare(self.model, &self.draft.arena, &self.draft.graph, event, is_admitted);
        is_admitted && (self.sections.is_none() || self.atomicity() != Atomicity::Broken)
    }
}
