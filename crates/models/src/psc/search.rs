//! The search for a cycle of `psc` through the event that was added. The head of the folder says why it is
//! right.

use super::readers::Readers;
use super::region::{Region, first, knows};
use super::{Later, ScKind, Scb};
use fencepost_graph::{Arena, Event, EventId, Graph, Label, LocId, ThreadId};
use std::ops::Range;

/// Memory for the search.
#[derive(Debug, Default)]
pub struct Psc<L> {
    /// The later writes that edges of `scb` lead to.
    scb: L,
    /// The later writes that edges of `eco` lead to. The reads of those count, too.
    eco: L,
    readers: Readers,
    /// Sequentially consistent events that are reached.
    reached: Region,
    /// Events that fences are reached through.
    arrived: Region,
    /// Events that happen after reached fences, and these fences.
    future: Region,
    /// Events that are reached and not expanded yet.
    todo: Vec<(ThreadId, Range<u32>)>,
    /// Events of the future that are not expanded yet.
    future_todo: Vec<(ThreadId, Range<u32>)>,
    /// For each thread, the place before which its sequentially consistent events are known to come before
    /// the event that was added.
    goal: Vec<u32>,
    /// For each thread, the place before which its fences happen before the event that was added.
    fence_goal: Vec<u32>,
    /// Whether a cycle was found.
    is_cyclic: bool,
    /// The writes later than the event that was added.
    later: Vec<EventId>,
    found: Vec<EventId>,
    /// The threads that may know the events that are being expanded.
    near: Vec<ThreadId>,
}

/// The graph that is searched.
#[derive(Clone, Copy)]
struct Searched<'a> {
    rule: Scb,
    arena: &'a Arena,
    graph: &'a Graph,
    has_fences: bool,
}

impl<'a> Searched<'a> {
    #[inline]
    fn at(self, thread: ThreadId, place: u32) -> &'a Event {
        self.arena.get(self.graph.thread(thread)[place as usize])
    }

    #[inline]
    fn threads_but(self, own: ThreadId) -> impl Iterator<Item = ThreadId> {
        (0..self.graph.thread_count() as u32).map(ThreadId).filter(move |thread| *thread != own)
    }

    /// Returns the write that the writes later than an access come after; `None` if `event` is no access, or
    /// reads what is yet to be written.
    #[inline]
    fn later_than(self, id: EventId, event: &Event) -> Option<EventId> {
        match event.label {
            Label::Write { .. } => Some(id),
            Label::Read { .. } if !self.arena.is_promise(event.rf) => Some(event.rf),
            _ => None,
        }
    }

    /// Returns the place of the first event after `x` in its thread such that the step to it counts at the
    /// ends of `…; hb; …`.
    fn first_that_counts(self, x: &Event) -> Option<u32> {
        let later = &self.graph.thread(x.thread)[x.index as usize + 1..];
        let step = later.iter().position(|y| self.rule.counts(x, self.arena.get(*y)))?;
        Some(x.index + 1 + step as u32)
    }

    /// Returns the place of the last event before `y` in its thread such that the step from it counts at the
    /// ends of `…; hb; …`.
    fn last_that_counts(self, y: &Event) -> Option<u32> {
        let earlier = &self.graph.thread(y.thread)[..y.index as usize];
        earlier.iter().rposition(|x| self.rule.counts(self.arena.get(*x), y)).map(|place| place as u32)
    }

    /// Returns the place of the first sequentially consistent event of a thread in `from + 1..to` to which a
    /// step counts that begins at `from` or later; `to` if there is none.
    fn first_reached_by_a_step(self, thread: ThreadId, from: u32, to: u32) -> u32 {
        let start = self.at(thread, from);
        // Whether a step counts to whatever event comes next: there are events of two locations to begin at.
        let mut any = start.loc == LocId::NONE;
        for place in from + 1..to {
            let event = self.at(thread, place);
            let counts = match self.rule {
                Scb::OtherLocation => {
                    any |= event.loc != start.loc;
                    any
                }
                Scb::OutsideUpdate => self.rule.counts(start, event),
            };
            if counts && ScKind::of(&event.label).is_some() {
                return place;
            }
        }
        to
    }

    /// Returns the place of the first sequentially consistent fence of a thread among these events.
    fn first_fence(self, thread: ThreadId, mut places: Range<u32>) -> Option<u32> {
        places.find(|place| ScKind::of(&self.at(thread, *place).label) == Some(ScKind::Fence))
    }

    /// Returns whether there is a sequentially consistent fence among the first `count` events of a thread.
    fn has_fence_before(self, thread: ThreadId, count: u32) -> bool {
        let mut before = count.checked_sub(1).map(|last| self.at(thread, last));
        while let Some(event) = before {
            if event.release_fence.is_none() {
                return false;
            }
            let fence = self.arena.get(event.release_fence);
            if ScKind::of(&fence.label).is_some() {
                return true;
            }
            before = (!fence.prev.is_none()).then(|| self.arena.get(fence.prev));
        }
        false
    }
}

impl<L: Later> Psc<L> {
    /// Returns whether `psc` has a cycle, given that it had none before `event` was added.
    #[inline(never)]
    pub fn is_cyclic(&mut self, rule: Scb, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        let e = arena.get(event);
        let on = Searched { rule, arena, graph, has_fences: graph.sc_fences() > 0 };
        let is_sc = ScKind::of(&e.label) == Some(ScKind::Access);
        if !is_sc && !on.has_fences {
            return false;
        }
        let Some(write) = on.later_than(event, e) else { return false };
        // (The engine also asks about graphs from which it has taken the event, a read of a thread that
        // waits.)
        if graph.thread(e.thread).get(e.index as usize) != Some(&event) {
            return false;
        }
        let mut later = std::mem::take(&mut self.later);
        later.clear();
        self.scb.begin(arena, graph);
        self.scb.after(arena, graph, e.loc, write, &mut later);
        let answer = !later.is_empty() && self.leads_back(on, e, write, &later);
        self.later = later;
        answer
    }

    /// Returns whether the event `e` is on a cycle. `later` are the writes later than it, those after
    /// `write`.
    fn leads_back(&mut self, on: Searched, e: &Event, write: EventId, later: &[EventId]) -> bool {
        self.is_cyclic = false;
        self.todo.clear();
        self.reached.clear(on.graph);
        self.goal.clear();
        self.goal.resize(on.graph.thread_count(), 0);
        let is_behind_fence = on.has_fences && self.begin_fences(on, e);
        let is_sc = ScKind::of(&e.label).is_some();
        if is_sc {
            self.set_goal(on, e);
        } else if !is_behind_fence {
            return false;
        }
        later.iter().for_each(|x| self.arrive(on, *x));
        self.run(on);
        if self.is_cyclic || !is_behind_fence {
            return self.is_cyclic;
        }
        // From a fence before `e`, edges of `eco` lead on, too: to what reads the later writes. They lead to
        // no event on the cycle but fences before `e`.
        self.goal.fill(0);
        let mut found = vec![];
        self.eco.after(on.arena, on.graph, e.loc, write, &mut found);
        found.iter().for_each(|x| self.arrive_at_readers(on, e.loc, *x));
        self.run(on);
        self.is_cyclic
    }

    /// Prepares what only graphs with fences need. Returns whether a fence happens before `e`.
    fn begin_fences(&mut self, on: Searched, e: &Event) -> bool {
        self.eco.begin(on.arena, on.graph);
        self.readers.begin(on.arena, on.graph);
        self.arrived.clear(on.graph);
        self.future.clear(on.graph);
        self.future_todo.clear();
        self.fence_goal.clear();
        self.fence_goal.extend_from_slice(&on.arena.clocks.row(e.hb)[..on.graph.thread_count()]);
        self.fence_goal[e.thread.index()] = e.index;
        self.fence_goal.iter().zip(0..).any(|(count, t)| on.has_fence_before(ThreadId(t), *count))
    }

    /// Finds events that come before `e`, which is sequentially consistent, in `psc`. To reach one of them,
    /// or `e` itself, closes a cycle.
    fn set_goal(&mut self, on: Searched, e: &Event) {
        self.goal[e.thread.index()] = e.index + 1;
        if let Some(before) = on.last_that_counts(e) {
            let known = on.arena.clocks.row(on.at(e.thread, before).hb);
            for thread in on.threads_but(e.thread) {
                let Some(last) = known[thread.index()].checked_sub(1) else { continue };
                if let Some(place) = on.last_that_counts(on.at(thread, last)) {
                    self.goal[thread.index()] = place + 1;
                }
            }
        }
        if e.label.is_read() && !e.rf.is_init() {
            let write = on.arena.get(e.rf);
            if ScKind::of(&write.label).is_some() {
                let goal = &mut self.goal[write.thread.index()];
                *goal = (*goal).max(write.index + 1);
            }
        }
    }

    /// Expands all that is reached, until a cycle is found or nothing is left.
    fn run(&mut self, on: Searched) {
        while !self.is_cyclic {
            if let Some((thread, places)) = self.todo.pop() {
                self.expand(on, thread, places);
            } else if !on.has_fences {
                return;
            } else if let Some((thread, places)) = self.future_todo.pop() {
                self.expand_future(on, thread, places);
            } else if !self.reach_edges_of_the_future(on) {
                return;
            }
        }
    }

    /// Marks a sequentially consistent event, the one of `thread` at `place`, as reached, and all that come
    /// after it.
    #[inline]
    fn reach(&mut self, thread: ThreadId, place: u32) {
        self.is_cyclic |= place < self.goal[thread.index()];
        let new = self.reached.extend(thread, place);
        if !new.is_empty() {
            self.todo.push((thread, new));
        }
    }

    /// Follows an edge of `co` or `fr` to the write `x`.
    #[inline]
    fn arrive(&mut self, on: Searched, x: EventId) {
        let x = on.arena.get(x);
        if ScKind::of(&x.label).is_some() {
            self.reach(x.thread, x.index);
        }
        if on.has_fences {
            self.arrive_at_fences(on, x);
        }
    }

    /// Follows `hb?` from `x` to fences.
    fn arrive_at_fences(&mut self, on: Searched, x: &Event) {
        if self.arrived.has(x) {
            return;
        }
        self.reach_fence(on, x.thread, x.index);
        for thread in on.threads_but(x.thread) {
            if let Some(place) = self.arrived.first_to_know(on.arena, on.graph, x, thread) {
                self.reach_fence(on, thread, place);
            }
        }
    }

    /// Marks the events of `thread` from `place` on as arrived at, and fences among them as reached.
    fn reach_fence(&mut self, on: Searched, thread: ThreadId, place: u32) {
        let new = self.arrived.extend(thread, place);
        if let Some(fence) = on.first_fence(thread, new) {
            self.reach(thread, fence);
        }
    }

    /// Follows `rf` from a write, and `hb` from there to fences.
    fn arrive_at_readers(&mut self, on: Searched, loc: LocId, write: EventId) {
        let mut reader = self.readers.first(on.arena, on.graph, loc, write);
        while !reader.is_none() {
            self.arrive_at_fences(on, on.arena.get(reader));
            reader = self.readers.next(reader);
        }
    }

    /// Follows the edges from reached events of a thread.
    fn expand(&mut self, on: Searched, thread: ThreadId, places: Range<u32>) {
        // Who knows one of these events knows the first of them.
        let first = on.at(thread, places.start);
        let mut near = std::mem::take(&mut self.near);
        near.clear();
        near.extend(on.threads_but(thread).filter(|other| {
            self.reached.is_known(on.arena, on.graph, first, *other)
                || (on.has_fences && self.arrived.is_known(on.arena, on.graph, first, *other))
        }));
        self.expand_all(on, thread, places, &near);
        self.near = near;
    }

    /// Follows the edges from reached events of a thread. Only threads in `near` know some of them.
    #[inline]
    fn expand_all(&mut self, on: Searched, thread: ThreadId, places: Range<u32>, near: &[ThreadId]) {
        let mut is_first = true;
        for place in places {
            let id = on.graph.thread(thread)[place as usize];
            let event = on.arena.get(id);
            match ScKind::of(&event.label) {
                None => continue,
                Some(ScKind::Access) => {
                    self.expand_access(on, id, event);
                    self.expand_hb(on, event, is_first, near);
                }
                Some(ScKind::Fence) if place < self.fence_goal[thread.index()] => self.is_cyclic = true,
                Some(ScKind::Fence) => self.expand_fence(on, event),
            }
            if self.is_cyclic {
                return;
            }
            is_first = false;
        }
    }

    /// Follows `co` or `fr` from an access.
    #[inline]
    fn expand_access(&mut self, on: Searched, id: EventId, event: &Event) {
        let Some(write) = on.later_than(id, event) else { return };
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        self.scb.after(on.arena, on.graph, event.loc, write, &mut found);
        found.iter().for_each(|x| self.arrive(on, *x));
        self.found = found;
    }

    /// Follows the part of `hb` that is in `scb` from an access. `is_first`: whether no event before it is
    /// expanded with it. What leads on from the others after a step of `po` leads on from the first one.
    #[inline]
    fn expand_hb(&mut self, on: Searched, event: &Event, is_first: bool, near: &[ThreadId]) {
        for thread in near.iter().copied() {
            let Some(knows_it) = self.reached.first_to_know(on.arena, on.graph, event, thread) else {
                continue;
            };
            let to = self.reached.from(thread);
            let mut end = if is_first { self.end_of_step(on, event, thread, knows_it) } else { to };
            let same = |place: &u32| {
                let other = on.at(thread, *place);
                other.loc == event.loc && ScKind::of(&other.label).is_some()
            };
            end = (knows_it..end).find(same).unwrap_or(end);
            if end < to {
                self.reach(thread, end);
            }
        }
        if on.has_fences {
            self.expand_hb_to_fences(on, event, is_first, near);
        }
    }

    /// Returns the place of the first event of `thread` that is not reached yet and that `ends; hb; ends`
    /// leads to from `event`; that of the first event reached if there is none.
    fn end_of_step(&self, on: Searched, event: &Event, thread: ThreadId, knows_it: u32) -> u32 {
        let to = self.reached.from(thread);
        let Some(next) = on.first_that_counts(event) else { return to };
        let next = on.at(event.thread, next);
        let events = &on.graph.thread(thread)[knows_it as usize..to as usize];
        match knows_it + first(events, |id| knows(on.arena, id, next)) {
            knows_next if knows_next < to => on.first_reached_by_a_step(thread, knows_next, to),
            _ => to,
        }
    }

    /// Follows the part of `hb` that is in `scb` from an access, and `hb?` from there to fences.
    fn expand_hb_to_fences(&mut self, on: Searched, event: &Event, is_first: bool, near: &[ThreadId]) {
        let next = event.index + 1;
        if is_first && (next as usize) < on.graph.thread(event.thread).len() {
            self.arrive_at_fences(on, on.at(event.thread, next));
        }
        for thread in near.iter().copied() {
            let known = self.arrived.first_to_know(on.arena, on.graph, event, thread);
            let Some(knows_it) = known else { continue };
            let mut places = knows_it..self.arrived.from(thread);
            if let Some(place) = places.find(|place| on.at(thread, *place).loc == event.loc) {
                self.arrive_at_fences(on, on.at(thread, place));
            }
        }
    }

    /// Adds what happens after a fence to the future.
    fn expand_fence(&mut self, on: Searched, fence: &Event) {
        if self.future.has(fence) {
            return;
        }
        self.extend_future(fence.thread, fence.index);
        for thread in on.threads_but(fence.thread) {
            if let Some(place) = self.future.first_to_know(on.arena, on.graph, fence, thread) {
                self.extend_future(thread, place);
            }
        }
    }

    fn extend_future(&mut self, thread: ThreadId, place: u32) {
        let new = self.future.extend(thread, place);
        self.future_todo.push((thread, new));
    }

    /// Follows the edges from events that happen after a reached fence, and marks them as reached.
    fn expand_future(&mut self, on: Searched, thread: ThreadId, places: Range<u32>) {
        // An access that is the first event of its thread in the future has no event of the future before it
        // in program order. The one that was the first has, now.
        let end = (places.end + 1).min(on.graph.thread(thread).len() as u32);
        let is_reached = |place: &u32| match ScKind::of(&on.at(thread, *place).label) {
            Some(ScKind::Access) => *place > places.start,
            Some(ScKind::Fence) => true,
            None => false,
        };
        if let Some(place) = (places.start..end).find(is_reached) {
            self.reach(thread, place);
        }
        for place in places {
            if self.is_cyclic {
                return;
            }
            let id = on.graph.thread(thread)[place as usize];
            let event = on.arena.get(id);
            let Some(write) = on.later_than(id, event) else { continue };
            self.expand_access(on, id, event);
            let mut found = std::mem::take(&mut self.found);
            found.clear();
            self.eco.after(on.arena, on.graph, event.loc, write, &mut found);
            found.iter().for_each(|x| self.arrive_at_readers(on, event.loc, *x));
            self.found = found;
            if id == write {
                self.arrive_at_readers(on, event.loc, id);
            }
        }
    }

    /// Marks those accesses as reached that are the first events of their threads in the future, and that
    /// other accesses of the same location happen before which are part of it. Returns whether one is new.
    fn reach_edges_of_the_future(&mut self, on: Searched) -> bool {
        for thread in (0..on.graph.thread_count() as u32).map(ThreadId) {
            let place = self.future.from(thread);
            if place >= self.reached.from(thread) {
                continue;
            }
            let event = on.at(thread, place);
            if ScKind::of(&event.label) != Some(ScKind::Access) {
                continue;
            }
            let (co, reads) = (on.graph.co(event.loc), on.graph.reads(event.loc));
            let is_between = |id: &EventId| {
                let other = on.arena.get(*id);
                self.future.has(other) && on.arena.hb(other, event)
            };
            if co.iter().chain(reads).any(is_between) {
                self.reach(thread, place);
                return true;
            }
        }
        false
    }
}
