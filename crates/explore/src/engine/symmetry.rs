//! Identical threads, explored up to renaming.
//!
//! Threads that run the same code with the same arguments, started one after the other ([`crate::alike`]), are a *group*.
//! Renaming the threads of a group in a graph of the program gives a graph of the program. Of the graphs that are the same up to
//! renaming (an *orbit*), those are visited whose threads are *in order*. Say that thread `t` is a *twin* of an earlier thread `s` of
//! its group up to an event if both have done the same so far and their reads read from the same writes. (So neither has written: two
//! writes are never the same.) Then, at the first place where they differ,
//! - a write of `s` is coherence-before that of `t`;
//! - a read of `s` does not read from a write that is coherence-after the one that `t` reads from;
//! - a free choice of `s` is not less than that of `t` (the default is the least, and must always be allowed).
//!
//! Source: Spore (Kokologiannakis, Marmanis, Vafeiadis: *SPORE: Combining Symmetry and Partial Order Reduction*, PLDI 2024), from
//! which we have the idea of the second half. Backward revisits take away all that is not before the revisiting write. If they kept an event of
//! `t` and took away that of `s`, the latter could come back only as one that fits, not as the default that the algorithm relies on. So what
//! an event of `t` needs is not just what is `(po ∪ rf)+`-before it but also the event of its twin at the same place, and all that this
//! needs: its *prefix*. With prefixes in place of `(po ∪ rf)+`, twins never lose an earlier thread's events, the default (read or
//! become the last write, choose the least value) is always in order, and the algorithm's proof goes through as it stands: every graph
//! in order *whose prefixes have no cycle* is visited exactly once.
//!
//! *No orbit is missed* if it has a graph that is in order and whose prefixes have no cycle. A cycle must enter `s` by its read at the place
//! where `s` and `t` differ (before that place, `t` reads the same, and the cycle is one without `s`), and go on from the read of `t`.
//! - Under sc, tso and pso there is none: with `w` and `w'` what the two read from, `w <co w'`, the way from `w` over `s` to `t` is
//!   `rf; fr; rf`, all of it between threads, and from a read to a write of another thread `(po ∪ rf)+` is part of the
//!   global order as well. So the cycle would be one of the global order. Sorting the threads of a group gives the one graph of the orbit that is in order: each
//!   orbit is visited *exactly once*.
//! - Under ra, rc11 and rc20, writes that do not know of each other can be in any coherence order, and there are orbits whose sorted graph has a
//!   cycle. There, the order of two reads counts only if the write that is coherence-before is *free*: no event of a group's thread is
//!   `(po ∪ rf)+`-before it. No cycle goes through a free write. Each orbit has a graph that is in order in this sense and
//!   has no cycle: put all events without group threads before them first, then from each set of twins the reads of free writes in coherence
//!   order, then others as `(po ∪ rf)+` has them. So each orbit is visited *at least once*; mostly once, because in locks
//!   and counters threads read from each other, and a cycle is what the others of the orbit have.
//!
//! *Waiting for the end of a thread* names it. That does no harm if whoever waits for one of a group waits for all of them in a row,
//! and what they return makes no difference. This is looked at wherever a wait for one is over, and in every final graph in which
//! somebody waits (in a graph with other names the wait might be over); if it fails, the exploration begins again without symmetry.
//!
//! Cost: a clock for each event that learns something, and a look at its twins; nothing if it is off.

use super::{Engine, Halt, Snapshot};
use crate::alike;
use crate::{Config, Symmetry, SymmetryUse, Visitor};
use fencepost_graph::{ClockId, Event, EventId, Label, LocId, ThreadId};
use fencepost_models::{Model, Sync};
use fencepost_program::{Input, Program, Step, resume};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// What is known of identical threads.
#[derive(Default)]
pub(super) struct Twins {
    on: bool,
    /// Which functions are such that threads that run them may stand for each other.
    anonymous: Vec<bool>,
    /// For each thread of the program, the one of its group before it.
    elders: Vec<Option<ThreadId>>,
    /// For each event of the arena.
    nodes: Vec<Node>,
    /// For each thread that was ever started: the one of its group before it.
    seen: BTreeMap<ThreadId, ThreadId>,
    /// Why it does not work.
    refusal: Option<&'static str>,
}

/// What symmetry knows of an event.
#[derive(Clone, Copy)]
struct Node {
    /// What must stay in the graph as long as it does.
    prefix: ClockId,
    /// The event at the same place in the nearest earlier thread of the group that has done and read the same, this event included. For
    /// an event that starts a thread: the one that started the thread of its group before it.
    twin: EventId,
    /// Does it know of no thread of a group?
    free: bool,
}

/// Events at the same place in other threads.
type Peers = SmallVec<[EventId; 8]>;

impl Twins {
    /// For a program.
    pub(super) fn new(program: &Program, config: &Config) -> Self {
        let Symmetry::On { apart } = &config.symmetry else { return Twins::default() };
        let anonymous = alike::anonymous(program);
        let elders = alike::elders(program, &anonymous, apart);
        let pairs = (0..).map(ThreadId).zip(&elders);
        let seen = pairs.filter_map(|(t, elder)| Some((t, (*elder)?))).collect();
        Twins { on: true, anonymous, elders, seen, ..Twins::default() }
    }

    /// Is it asked for?
    #[inline]
    pub(super) fn is_on(&self) -> bool {
        self.on
    }

    /// What came of it.
    pub(super) fn outcome(&self) -> SymmetryUse {
        if !self.on {
            return SymmetryUse::Off;
        }
        if let Some(why) = self.refusal {
            return SymmetryUse::Refused(why.to_owned());
        }
        let mut groups: Vec<Vec<ThreadId>> = vec![];
        for (thread, elder) in &self.seen {
            match groups.iter_mut().find(|group| group.contains(elder)) {
                Some(group) => group.push(*thread),
                None => groups.push(vec![*elder, *thread]),
            }
        }
        SymmetryUse::Used(groups)
    }

    fn node(&self, event: EventId) -> Node {
        self.nodes[event.index()]
    }
}

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// The thread of its group before `thread`.
    fn elder(&self, thread: ThreadId) -> Option<ThreadId> {
        if let Some(elder) = self.twins.elders.get(thread.index()) {
            return *elder;
        }
        let twin = self.twins.node(self.graph.spawn(thread)?).twin;
        match (!twin.is_none()).then(|| self.arena.get(twin).label) {
            Some(Label::Spawn(elder)) => Some(elder),
            _ => None,
        }
    }

    /// Is there another thread in the group of `thread`?
    fn is_in_group(&self, thread: ThreadId) -> bool {
        if thread.index() < self.twins.elders.len() {
            return self.twins.elders[thread.index()].is_some() || self.twins.elders.contains(&Some(thread));
        }
        let Some(spawn) = self.graph.spawn(thread) else { return false };
        // (Whoever started it is about to start the next one, or has done so.)
        let next = &self.snapshots.after(spawn).next;
        self.elder(thread).is_some() || self.starts_alike(self.step_of(spawn), next)
    }

    /// Do the two steps start threads that may stand for each other?
    fn starts_alike(&self, a: &Step, b: &Step) -> bool {
        matches!(a, Step::Spawn { func, .. } if self.twins.anonymous[func.index()]) && a == b
    }

    /// What its thread wanted to do when it did `event`.
    fn step_of(&self, event: EventId) -> &Step {
        &self.before(event).next
    }

    /// The thread of `event` before it.
    fn before(&self, event: EventId) -> &Snapshot {
        let e = self.arena.get(event);
        match e.prev {
            EventId::NONE => match self.snapshots.start(&self.graph, e.thread) {
                Some(start) => start,
                None => unreachable!("a thread with events has started"),
            },
            prev => self.snapshots.after(prev),
        }
    }

    /// The events of earlier threads at the place where `thread` goes on, of those whose twin it is up to there: the nearest first.
    fn peers(&self, thread: ThreadId) -> Peers {
        let mut peers = Peers::new();
        let index = self.graph.thread(thread).len();
        let mut add = |other: ThreadId| {
            let peer = self.graph.thread(other).get(index);
            debug_assert!(peer.is_some(), "the leftmost of identical threads is first");
            peers.extend(peer.copied());
        };
        match self.graph.last(thread) {
            None => {
                let mut elder = self.elder(thread);
                while let Some(other) = elder {
                    add(other);
                    elder = self.elder(other);
                }
            }
            // (The twin of an event that starts a thread says who is like the thread that it starts.)
            Some(last) if matches!(self.arena.get(last).label, Label::Spawn(_)) => {}
            Some(last) => {
                let mut twin = self.twins.node(last).twin;
                while !twin.is_none() {
                    add(self.arena.get(twin).thread);
                    twin = self.twins.node(twin).twin;
                }
            }
        }
        peers
    }

    /// An event has been made, and is not in the graph yet.
    #[inline(never)]
    pub(super) fn note_twins(&mut self, id: EventId) {
        let event = *self.arena.get(id);
        let own = event.thread;
        let spawn = self.graph.spawn(own);
        let peers = if let Label::Spawn(_) = event.label { Peers::new() } else { self.peers(own) };
        let joined = match event.label {
            Label::Join(child) => self.graph.last(child).or(self.graph.spawn(child)),
            _ => None,
        };
        let before = if event.prev.is_none() { spawn } else { Some(event.prev) };
        let source = (!event.rf.is_none() && !event.rf.is_init()).then_some(event.rf);
        let mut prefix = match event.prev {
            EventId::NONE => ClockId::ZERO,
            prev => self.twins.node(prev).prefix,
        };
        let twin = peers.first().map(|peer| self.with_its_write(*peer));
        for other in [before, source, joined, twin].into_iter().flatten() {
            let (clock, e) = (self.twins.node(other).prefix, *self.arena.get(other));
            prefix = self.arena.clocks.join(prefix, clock, e.thread, e.index + 1, own);
        }
        let knows = [before, source, joined].into_iter().flatten();
        let free = knows.into_iter().all(|other| self.twins.node(other).free)
            && !(event.prev.is_none() && self.is_in_group(own));
        let twin = match event.label {
            Label::Spawn(child) => self.elder_spawn(&event, child),
            Label::Write { .. } => EventId::NONE,
            _ => {
                let same = |peer: &&EventId| {
                    let peer = self.arena.get(**peer);
                    (peer.label, peer.rf) == (event.label, event.rf)
                };
                peers.iter().find(same).copied().unwrap_or(EventId::NONE)
            }
        };
        self.twins.nodes.truncate(id.index());
        self.twins.nodes.push(Node { prefix, twin, free });
    }

    /// An event, or if it is the read of an update, its write: the one is not kept without the other.
    fn with_its_write(&self, event: EventId) -> EventId {
        let e = self.arena.get(event);
        match e.label {
            Label::Read { update: true, .. } => {
                let write = self.graph.thread(e.thread).get(e.index as usize + 1);
                debug_assert!(write.is_some(), "an update writes at once");
                write.copied().unwrap_or(event)
            }
            _ => event,
        }
    }

    /// If the thread `child` that `event` starts belongs to the group of the one that was started just before: the event that did that.
    fn elder_spawn(&mut self, event: &Event, child: ThreadId) -> EventId {
        let before = event.prev;
        let Some(Label::Spawn(elder)) = (!before.is_none()).then(|| self.arena.get(before).label) else {
            return EventId::NONE;
        };
        if !self.starts_alike(self.step_of(before), &self.snapshots.after(before).next) {
            return EventId::NONE;
        }
        self.twins.seen.insert(child, elder);
        before
    }

    /// The event as revisits are to see it: what is before it is its prefix.
    #[inline]
    pub(super) fn with_prefix(&self, event: EventId) -> Event {
        let e = *self.arena.get(event);
        if self.twins.on { Event { porf: self.twins.node(event).prefix, ..e } } else { e }
    }

    /// The place in coherence order of the last write of `loc` that a twin of `thread` has read from where `thread` goes on, or has made there.
    pub(super) fn twin_floor(&self, thread: ThreadId, loc: LocId) -> usize {
        let place = |peer: EventId| {
            let e = self.arena.get(peer);
            debug_assert_eq!(e.loc, loc, "twins do the same");
            self.graph.co_place(loc, if e.label.is_read() { e.rf } else { peer })
        };
        self.peers(thread).into_iter().map(place).max().unwrap_or(0)
    }

    /// Does the order of reads from this write count?
    pub(super) fn orders_twins(&self, write: EventId) -> bool {
        M::SYNC == Sync::Never || write.is_init() || self.twins.node(write).free
    }

    /// The greatest value that `thread` may choose next.
    pub(super) fn twin_choice(&self, thread: ThreadId, high: u64) -> u64 {
        if !self.twins.on {
            return high;
        }
        let chosen = |peer: EventId| self.arena.get(peer).label.value();
        self.peers(thread).into_iter().filter_map(chosen).fold(high, u64::min)
    }

    /// The threads of the group of `thread`; `None` if they are not all known.
    fn group(&self, thread: ThreadId) -> Option<SmallVec<[ThreadId; 8]>> {
        let mut group: SmallVec<[ThreadId; 8]> = SmallVec::from_slice(&[thread]);
        while let Some(elder) = self.elder(group[0]) {
            group.insert(0, elder);
        }
        loop {
            let last = group[group.len() - 1];
            if last.index() < self.twins.elders.len() {
                match self.twins.elders.iter().position(|elder| *elder == Some(last)) {
                    Some(next) => group.push(ThreadId(next as u32)),
                    None => return Some(group),
                }
                continue;
            }
            let spawn = self.graph.spawn(last)?;
            if !self.starts_alike(self.step_of(spawn), &self.snapshots.after(spawn).next) {
                return Some(group);
            }
            let e = self.arena.get(spawn);
            let next = *self.graph.thread(e.thread).get(e.index as usize + 1)?;
            let Label::Spawn(next) = self.arena.get(next).label else { return None };
            group.push(next);
        }
    }

    /// `thread` has waited, or waits, for the end of `child`: if that can be told from others, symmetry is out of the question.
    #[inline(never)]
    pub(super) fn check_wait(&mut self, thread: ThreadId, child: ThreadId) {
        let known = child.index() < self.twins.elders.len() || self.graph.spawn(child).is_some();
        if known
            && self.is_in_group(child)
            && let Err(why) = self.waits_in_a_row(thread, child)
        {
            self.twins.refusal = Some(why);
            self.halt = Some(Halt::ToldApart);
        }
    }

    /// Does `thread` wait for all threads of the group of `child`, one after the other, whatever they return?
    fn waits_in_a_row(&self, thread: ThreadId, child: ThreadId) -> Result<(), &'static str> {
        let between = "something happens between the waits for the ends of identical threads";
        let mut open = self.group(child).ok_or(between)?;
        let mut results: SmallVec<[u64; 4]> = SmallVec::new();
        for member in &open {
            if let Some(Snapshot { next: Step::Finished, state, .. }) =
                self.snapshots.current(&self.graph, *member)
                && !results.contains(&state.result())
            {
                results.push(state.result());
            }
        }
        // Whatever they are called, none has finished: nobody gets past a wait.
        let Some((first, others)) = results.split_first() else { return Ok(()) };
        let events = self.graph.thread(thread);
        let is_wait =
            |id: &&EventId| matches!(self.arena.get(**id).label, Label::Join(of) if open.contains(&of));
        let waits = events.iter().rev().take_while(is_wait).count();
        let start = match waits {
            0 => self.snapshots.current(&self.graph, thread),
            _ => Some(self.before(events[events.len() - waits])),
        };
        let Some(Snapshot { state, next, .. }) = start else { return Ok(()) };
        let (mut state, mut next) = (state.clone(), next.clone());
        while !open.is_empty() {
            let Step::Join { thread: of } = next else { return Err(between) };
            let at = open.iter().position(|member| u64::from(member.0) == of).ok_or(between)?;
            open.remove(at);
            let answered = |result: u64| {
                let mut state = state.clone();
                let next = resume(self.program, &mut state, Input::Value(result));
                (state, next)
            };
            let after = answered(*first);
            if others.iter().any(|other| answered(*other) != after) {
                return Err("identical threads return different results, and somebody looks at them");
            }
            (state, next) = after;
        }
        Ok(())
    }

    /// Nobody can go on: are those who wait for the end of a thread going to tell identical ones apart?
    #[inline(never)]
    pub(super) fn check_waits(&mut self) {
        for thread in (0..self.graph.thread_count() as u32).map(ThreadId) {
            let next = self.snapshots.current(&self.graph, thread).map(|s| &s.next);
            if let Some(Step::Join { thread: child }) = next
                && let Ok(child) = u32::try_from(*child)
                && (child as usize) < self.graph.thread_count()
            {
                self.check_wait(thread, ThreadId(child));
            }
        }
    }
}
