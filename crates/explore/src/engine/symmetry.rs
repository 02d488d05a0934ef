//! Identical threads, explored up to renaming.
//!
//! Threads that run the same code with the same arguments, started one after the other ([`crate::alike`]),
//! are a *group*. Renaming the threads of a group in a graph of the program gives a graph of the program. Of
//! the graphs that are the same up to renaming (an *orbit*), those are visited whose threads are *in order*.
//! Say that thread `t` is a *twin* of an earlier thread `s` of its group up to an event if both have done the
//! same so far and their reads read from the same writes. (So neither has written: two writes are never the
//! same.) Then, at the first place where they differ,
//! - a write of `s` is coherence-before that of `t`;
//! - a read of `s` does not read from a write that is coherence-after the one that `t` reads from;
//! - a free choice of `s` is not less than that of `t` (the default is the least, and must always be
//!   allowed).
//!
//! Source: Spore (Kokologiannakis, Marmanis, Vafeiadis: *SPORE: Combining Symmetry and Partial Order
//! Reduction*, PLDI 2024), from which we have the idea of the second half. Backward revisits remove all
//! events that are not before the revisiting write. If they kept an event of `t` and removed that of `s`, the
//! latter could come back only as one that fits, not as the default that the algorithm relies on. So an event
//! of `t` needs not just the events that are `(po ∪ rf)+`-before it but also the event of its twin at the
//! same place, and all that this needs: its *prefix*. With prefixes in place of `(po ∪ rf)+`, twins never
//! lose an earlier thread's events, the default (read or become the last write, choose the least value) is
//! always in order, and the algorithm's proof goes through as it stands: every graph in order *whose prefixes
//! have no cycle* is visited exactly once.
//!
//! *No orbit is missed* if it has a graph that is in order and whose prefixes have no cycle. A cycle must
//! enter `s` by its read at the place where `s` and `t` differ (before that place, `t` reads the same, and
//! the cycle is one without `s`), and go on from the read of `t`.
//! - Under sc, tso and pso there is none: let the two read from `w` and `w'`, with `w <co w'`. The way from
//!   `w` over `s` to `t` is `rf; fr; rf`, all of it between threads, and from a read to a write of another
//!   thread `(po ∪ rf)+` is part of the global order as well. So the cycle would be one of the global order.
//!   Sorting the threads of a group gives the one graph of the orbit that is in order: each orbit is visited
//!   *exactly once*.
//! - Under ra, rc11 and rc20, writes that do not know of each other can be in any coherence order, and there
//!   are orbits whose sorted graph has a cycle. There, the order of two reads counts only if the write that
//!   is coherence-before is *free*: no event of a group's thread is `(po ∪ rf)+`-before it. No cycle goes
//!   through a free write. Each orbit has a graph that is in order in this sense and has no cycle: put all
//!   events without group threads before them first, then from each set of twins the reads of free writes in
//!   coherence order, then others as `(po ∪ rf)+` has them. So each orbit is visited *at least once*; mostly
//!   once, because in locks and counters threads read from each other, and the other graphs of the orbit have
//!   a cycle.
//!
//! *Joining a thread* names it. That does no harm if a thread that joins one of a group joins all of them in
//! a row, and their results make no difference. This is checked wherever a join is over, and in every final
//! graph in which a thread waits at a join (in a graph with other names it might be over); if it fails, the
//! search begins again without symmetry.
//!
//! Cost: threads that wait do not look again in place, and more. So symmetry reduction is off until the
//! search meets two identical threads; then it begins again ([`Twins`]). From then on it costs a clock for
//! each event that learns something, and a look at its twins.

use super::{Draft, Engine, Halt, Snapshot};
use crate::alike;
use crate::{Config, Symmetry, SymmetryUse};
use fencepost_graph::{ClockId, Event, EventId, Label, LocId, ThreadId};
use fencepost_models::Model;
use fencepost_program::{Input, Program, Step, resume};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// The groups of identical threads, for symmetry reduction, and for each event its *twin* (the same event in
/// an earlier thread of the group). Empty and unused without symmetry reduction.
#[derive(Clone, Default)]
pub(super) struct ThreadSymmetry {
    /// Whether symmetry reduction was asked for.
    wanted: bool,
    /// Whether symmetry reduction is on: it was asked for, and there are identical threads.
    on: bool,
    /// Whether the order of two reads counts only if the earlier write is free: in models with
    /// happens-before.
    only_free: bool,
    /// For each function, whether threads that run it may be exchanged with each other.
    anonymous: Vec<bool>,
    /// For each function whose threads may be exchanged with each other, whether each of its arguments can
    /// make a difference.
    relevant: Vec<Vec<bool>>,
    /// For each thread of the program, the last earlier thread of its group.
    predecessors: Vec<Option<ThreadId>>,
    /// The data on each event of the arena, by the number of the event.
    nodes: Vec<Node>,
    /// For each thread that was ever started, the last earlier thread of its group, if there is one.
    seen: BTreeMap<ThreadId, ThreadId>,
    /// The reason why the program's threads cannot be exchanged with each other; `None` as long as they can.
    refusal: Option<&'static str>,
}

/// The data that symmetry reduction keeps for an event.
#[derive(Clone, Copy)]
struct Node {
    /// The events that must stay in the graph as long as this one does.
    prefix: ClockId,
    /// The event at the same place in the nearest earlier thread of the group whose events up to there are
    /// the same and read the same. For an event that starts a thread of a group: the event that started the
    /// thread before it in that group.
    twin: EventId,
    /// Whether no event of any thread that belongs to a group is before this one.
    free: bool,
}

/// Whether a search knows that some thread starts identical threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Twins {
    /// No such threads have been met.
    #[default]
    Unknown,
    /// There are identical threads, so symmetry reduction is worth its cost.
    Met,
}

/// Events at the same place in other threads.
type SamePlace = SmallVec<[EventId; 8]>;

impl ThreadSymmetry {
    /// Finds the groups of identical threads of a program, if the configuration asks for symmetry reduction.
    /// If the program starts with none, symmetry reduction is on only if the search knows that there will be
    /// (`twins`).
    pub fn new(program: &Program, config: &Config, twins: Twins, has_happens_before: bool) -> Self {
        let Symmetry::On { apart } = &config.symmetry else { return ThreadSymmetry::default() };
        let anonymous = alike::anonymous(program);
        let relevant = alike::relevant_params(program, &anonymous);
        let predecessors = alike::predecessors(program, &anonymous, &relevant, apart);
        let pairs = (0..).map(ThreadId).zip(&predecessors);
        let seen = pairs.filter_map(|(t, predecessor)| Some((t, (*predecessor)?))).collect();
        let only_free = has_happens_before;
        ThreadSymmetry {
            wanted: true,
            on: twins == Twins::Met || predecessors.iter().any(Option::is_some),
            only_free,
            anonymous,
            relevant,
            predecessors,
            seen,
            ..ThreadSymmetry::default()
        }
    }

    /// Returns whether symmetry reduction is on.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Returns the groups of identical threads that were found, or why they could not be used.
    pub fn outcome(&self) -> SymmetryUse {
        if !self.wanted {
            return SymmetryUse::Off;
        }
        if let Some(why) = self.refusal {
            return SymmetryUse::Refused(why.to_owned());
        }
        let mut groups: Vec<Vec<ThreadId>> = vec![];
        for (thread, predecessor) in &self.seen {
            match groups.iter_mut().find(|group| group.contains(predecessor)) {
                Some(group) => group.push(*thread),
                None => groups.push(vec![*predecessor, *thread]),
            }
        }
        groups.sort_unstable();
        SymmetryUse::Used(groups)
    }

    fn node(&self, event: EventId) -> Node {
        self.nodes[event.index()]
    }

    /// Returns the last earlier thread of the group of `thread`.
    fn predecessor(&self, draft: &Draft, thread: ThreadId) -> Option<ThreadId> {
        if let Some(predecessor) = self.predecessors.get(thread.index()) {
            return *predecessor;
        }
        let twin = self.node(draft.graph.spawn(thread)?).twin;
        match (!twin.is_none()).then(|| draft.arena.get(twin).label) {
            Some(Label::Spawn(predecessor)) => Some(predecessor),
            _ => None,
        }
    }

    /// Returns whether there is another thread in the group of `thread`.
    fn is_in_group(&self, draft: &Draft, thread: ThreadId) -> bool {
        if thread.index() < self.predecessors.len() {
            return self.predecessors[thread.index()].is_some() || self.predecessors.contains(&Some(thread));
        }
        let Some(spawn) = draft.graph.spawn(thread) else { return false };
        self.predecessor(draft, thread).is_some() || self.starts_another(draft, spawn)
    }

    /// Returns whether the thread of `spawn`, after starting a thread by this event, starts or has started
    /// another one with the same function, and with the same arguments as far as these make a difference.
    fn starts_another(&self, draft: &Draft, spawn: EventId) -> bool {
        let Some(Snapshot { next: first, .. }) = draft.before(draft.arena.get(spawn)) else { return false };
        let (Step::Spawn { func, args }, Step::Spawn { func: next, args: others }) =
            (first, &draft.snapshots.after(spawn).next)
        else {
            return false;
        };
        func == next
            && self.anonymous[func.index()]
            && alike::same_args(args, others, &self.relevant[func.index()])
    }

    /// Returns, for each earlier thread that `thread` is a twin of up to its last event, that thread's next
    /// event after this point, the nearest thread first.
    fn same_place(&self, draft: &Draft, thread: ThreadId) -> SamePlace {
        let mut peers = SamePlace::new();
        let index = draft.graph.thread(thread).len();
        let mut add = |other: ThreadId| {
            let peer = draft.graph.thread(other).get(index);
            debug_assert!(peer.is_some(), "the leftmost of identical threads is first");
            peers.extend(peer.copied());
        };
        match draft.graph.last(thread) {
            None => {
                let mut predecessor = self.predecessor(draft, thread);
                while let Some(other) = predecessor {
                    add(other);
                    predecessor = self.predecessor(draft, other);
                }
            }
            // (The twin of an event that starts a thread is about the thread that it starts.)
            Some(last) if matches!(draft.arena.get(last).label, Label::Spawn(_)) => {}
            Some(last) => {
                let mut twin = self.node(last).twin;
                while !twin.is_none() {
                    add(draft.arena.get(twin).thread);
                    twin = self.node(twin).twin;
                }
            }
        }
        peers
    }

    /// Computes and keeps the prefix and the twin of an event that was made and is not in the graph yet.
    #[inline(never)]
    pub fn note_event(&mut self, draft: &mut Draft, id: EventId) {
        let event = *draft.arena.get(id);
        let own = event.thread;
        let spawn = draft.graph.spawn(own);
        let peers =
            if let Label::Spawn(_) = event.label { SamePlace::new() } else { self.same_place(draft, own) };
        let joined = match event.label {
            Label::Join(child) => draft.graph.last(child).or(draft.graph.spawn(child)),
            _ => None,
        };
        let before = if event.prev.is_none() { spawn } else { Some(event.prev) };
        let source = (!event.rf.is_none() && !event.rf.is_init()).then_some(event.rf);
        let mut prefix = match event.prev {
            EventId::NONE => ClockId::ZERO,
            prev => self.node(prev).prefix,
        };
        let twin = peers.first().map(|peer| with_its_write(draft, *peer));
        for other in [before, source, joined, twin].into_iter().flatten() {
            let (clock, e) = (self.node(other).prefix, *draft.arena.get(other));
            prefix = draft.arena.clocks.join(prefix, clock, e.thread, e.index + 1, own);
        }
        let knows = [before, source, joined].into_iter().flatten();
        let free = knows.into_iter().all(|other| self.node(other).free)
            && !(event.prev.is_none() && self.is_in_group(draft, own));
        let twin = match event.label {
            Label::Spawn(child) => self.predecessor_spawn(draft, &event, child),
            Label::Write { .. } => EventId::NONE,
            _ => {
                let same = |peer: &&EventId| {
                    let peer = draft.arena.get(**peer);
                    (peer.label, peer.rf) == (event.label, event.rf)
                };
                peers.iter().find(same).copied().unwrap_or(EventId::NONE)
            }
        };
        self.nodes.truncate(id.index());
        self.nodes.push(Node { prefix, twin, free });
    }

    /// Returns the event that started the thread just before `child`, which `event` starts, if the two are in
    /// one group.
    fn predecessor_spawn(&mut self, draft: &Draft, event: &Event, child: ThreadId) -> EventId {
        let before = event.prev;
        let Some(Label::Spawn(predecessor)) = (!before.is_none()).then(|| draft.arena.get(before).label)
        else {
            return EventId::NONE;
        };
        if !self.starts_another(draft, before) {
            return EventId::NONE;
        }
        self.seen.insert(child, predecessor);
        before
    }

    /// Returns a copy of `event` whose clock has its *prefix* (all events that must stay in the graph as long
    /// as it does) in place of the events that are `(po ∪ rf)+`-before it; revisits go by that clock.
    #[inline]
    pub fn with_prefix(&self, draft: &Draft, event: EventId) -> Event {
        let e = *draft.arena.get(event);
        if self.on { Event { porf: self.node(event).prefix, ..e } } else { e }
    }

    /// Returns the last place in coherence order of `loc` that the twins of `thread` have read from or
    /// written to at this point, before which `thread` must not go; 0 if there is none.
    pub fn floor(&self, draft: &Draft, thread: ThreadId, loc: LocId) -> usize {
        let place = |peer: EventId| {
            let e = draft.arena.get(peer);
            debug_assert_eq!(e.loc, loc, "twins do the same");
            draft.graph.co_place(loc, if e.label.is_read() { e.rf } else { peer })
        };
        self.same_place(draft, thread).into_iter().map(place).max().unwrap_or(0)
    }

    /// Returns whether symmetry reduction orders the reads of twins when one of them reads from `write`.
    pub fn orders_reads_of(&self, write: EventId) -> bool {
        !self.only_free || write.is_init() || self.node(write).free
    }

    /// Returns the greatest value, at most `high`, that `thread` may take in its next free choice without
    /// getting ahead of its twins.
    pub fn highest(&self, draft: &Draft, thread: ThreadId, high: u64) -> u64 {
        let chosen = |peer: EventId| draft.arena.get(peer).label.value();
        self.same_place(draft, thread).into_iter().filter_map(chosen).fold(high, u64::min)
    }

    /// Returns the threads of the group of `thread`; `None` if they are not all known.
    fn group(&self, draft: &Draft, thread: ThreadId) -> Option<SmallVec<[ThreadId; 8]>> {
        let mut group: SmallVec<[ThreadId; 8]> = SmallVec::from_slice(&[thread]);
        while let Some(predecessor) = self.predecessor(draft, group[0]) {
            group.insert(0, predecessor);
        }
        loop {
            let last = group[group.len() - 1];
            if last.index() < self.predecessors.len() {
                match self.predecessors.iter().position(|predecessor| *predecessor == Some(last)) {
                    Some(next) => group.push(ThreadId(next as u32)),
                    None => return Some(group),
                }
                continue;
            }
            let spawn = draft.graph.spawn(last)?;
            if !self.starts_another(draft, spawn) {
                return Some(group);
            }
            let e = draft.arena.get(spawn);
            let next = *draft.graph.thread(e.thread).get(e.index as usize + 1)?;
            let Label::Spawn(next) = draft.arena.get(next).label else { return None };
            group.push(next);
        }
    }

    /// Returns an error with the reason if `thread`, which joins or has joined `child`, tells it from others
    /// of its group.
    fn check_join(
        &self,
        program: &Program,
        draft: &Draft,
        thread: ThreadId,
        child: ThreadId,
    ) -> Result<(), &'static str> {
        let known = child.index() < self.predecessors.len() || draft.graph.spawn(child).is_some();
        match known && self.is_in_group(draft, child) {
            true => self.joins_in_a_row(program, draft, thread, child),
            false => Ok(()),
        }
    }

    /// Checks that `thread` joins all threads of the group of `child`, one after the other, whatever they
    /// return.
    fn joins_in_a_row(
        &self,
        program: &Program,
        draft: &Draft,
        thread: ThreadId,
        child: ThreadId,
    ) -> Result<(), &'static str> {
        let between = "something happens between the waits for the ends of identical threads";
        let mut open = self.group(draft, child).ok_or(between)?;
        let mut results: SmallVec<[u64; 4]> = SmallVec::new();
        for member in &open {
            if let Some(Snapshot { next: Step::Finished, state, .. }) = draft.current(*member)
                && !results.contains(&state.result())
            {
                results.push(state.result());
            }
        }
        // Whatever they are called, none has finished: no thread gets past a join.
        let Some((first, others)) = results.split_first() else { return Ok(()) };
        let events = draft.graph.thread(thread);
        let is_join =
            |id: &&EventId| matches!(draft.arena.get(**id).label, Label::Join(of) if open.contains(&of));
        let joins = events.iter().rev().take_while(is_join).count();
        let start = match joins {
            0 => draft.current(thread),
            _ => draft.before(draft.arena.get(events[events.len() - joins])),
        };
        let Some(Snapshot { state, next, .. }) = start else { return Ok(()) };
        let (mut state, mut next) = (state.clone(), next.clone());
        while !open.is_empty() {
            let Step::Join { thread: of } = next else { return Err(between) };
            let at = open.iter().position(|member| u64::from(member.0) == of).ok_or(between)?;
            open.remove(at);
            let answered = |result: u64| {
                let mut state = state.clone();
                let next = resume(program, &mut state, Input::Value(result));
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
}

/// Returns an event, or if it is the read of an update, its write: the one is not kept without the other.
fn with_its_write(draft: &Draft, event: EventId) -> EventId {
    let e = draft.arena.get(event);
    match e.label {
        Label::Read { update: true, .. } => {
            let write = draft.graph.thread(e.thread).get(e.index as usize + 1);
            debug_assert!(write.is_some(), "an update writes at once");
            write.copied().unwrap_or(event)
        }
        _ => event,
    }
}

impl<M: Model> Engine<'_, M> {
    /// Ends the search, to begin again with symmetry reduction, if it was asked for and is not on, and
    /// `thread` is about to start a thread that is identical to the one that it has just started.
    #[inline]
    pub(super) fn meet_twins(&mut self, thread: ThreadId) {
        if self.symmetry.wanted && !self.symmetry.on {
            let last = self.draft.graph.last(thread);
            let meets = last.is_some_and(|last| {
                matches!(self.draft.arena.get(last).label, Label::Spawn(_))
                    && self.symmetry.starts_another(&self.draft, last)
            });
            // Which events there are already must not depend on which worker comes first.
            if meets && !self.halt_if_divided() {
                self.report.halt = Some(Halt::MetTwins);
            }
        }
    }

    /// Ends the search, to begin again without symmetry, if `thread` joins `child` in a way that tells it
    /// from the others of its group.
    #[inline(never)]
    pub(super) fn check_join(&mut self, thread: ThreadId, child: ThreadId) {
        if let Err(why) = self.symmetry.check_join(self.program, &self.draft, thread, child) {
            // Which of several reasons is named must not depend on which worker comes first.
            if !self.halt_if_divided() {
                self.symmetry.refusal = Some(why);
                self.report.halt = Some(Halt::ToldApart);
            }
        }
    }

    /// Ends the search, to begin again without symmetry, if a thread of a final graph waits at a join that
    /// tells identical threads apart.
    #[inline(never)]
    pub(super) fn check_joins(&mut self) {
        for thread in self.draft.threads() {
            let next = self.draft.current(thread).map(|s| &s.next);
            if let Some(Step::Join { thread: child }) = next
                && let Ok(child) = u32::try_from(*child)
                && (child as usize) < self.draft.graph.thread_count()
            {
                self.check_join(thread, ThreadId(child));
            }
        }
    }
}
