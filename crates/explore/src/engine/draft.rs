//! The execution that is being built, and questions about it that no memory model has a say in.

use super::{Children, Snapshot, Snapshots};
use crate::StuckAt;
use fencepost_graph::{Arena, Event, EventId, EventRef, Graph, Label, Loc, LocId, Mark, ThreadId};
use fencepost_models::EventClocks;
use fencepost_program::{CodePos, Op, Program, Read, Size, Step};
use fencepost_search::RunningLoop;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// The execution that the engine is building, with its events, its graph, and the states of all threads.
///
/// Snapshot number `i` is the thread of event number `i`, right after that event. The arena also has events
/// that are not in the graph: those of suspended graphs, and writes whose place is yet to be chosen.
pub(super) struct Draft {
    pub arena: Arena,
    pub graph: Graph,
    pub snapshots: Snapshots,
    /// The numbers of threads that other threads start. They stay the same throughout a search.
    pub children: Children,
}

/// The least number of rounds of a loop that is named in a report.
const MANY_ROUNDS: u32 = 100;

/// The least number of times that a thread has taken a step whose loop is named although its rounds are not
/// counted. Loops with so many rounds that do end are rarer than those with [`MANY_ROUNDS`].
const MANY_STEPS: u32 = 1000;

/// The number of the last steps of a thread that are looked at for the most frequent one.
const RECENT: usize = 2048;

impl Draft {
    /// Returns a draft without events, with the threads that the program starts with.
    pub fn new(program: &Program) -> Draft {
        let threads = program.threads.len();
        let mut graph = Graph::default();
        graph.grow(threads, 0);
        Draft {
            arena: Arena::new(threads),
            graph,
            snapshots: Snapshots::new(program),
            children: Children::default(),
        }
    }

    /// Returns a copy of the draft as it was at `mark`, when its graph was part of `graph` and did not have
    /// `left_out` yet.
    pub fn copy_at(&self, mark: Mark, graph: Option<&Graph>, left_out: Option<EventId>) -> Draft {
        let mut part = Graph::default();
        let graph = graph.unwrap_or(&self.graph);
        part.copy_part(&self.arena, graph, |id, _| mark.has(id) && Some(id) != left_out);
        let mut arena = self.arena.clone();
        arena.reset(mark);
        Draft {
            snapshots: self.snapshots.first(mark.events()),
            arena,
            graph: part,
            children: self.children.clone(),
        }
    }

    /// Makes room in graph and clocks for threads with numbers below `count`.
    pub fn widen(&mut self, count: usize) {
        self.arena.clocks.widen(count);
        self.graph.grow(count, 0);
    }

    /// Returns the numbers of all threads, started or not.
    #[inline]
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + use<> {
        (0..self.graph.thread_count() as u32).map(ThreadId)
    }

    /// Returns the state of a thread after its last event, with its next step; `None` if the thread has not
    /// been started.
    #[inline(always)]
    pub fn current(&self, thread: ThreadId) -> Option<&Snapshot> {
        self.snapshots.current(&self.graph, thread)
    }

    /// Returns the state of the thread of `event` right before that event, with the step that became the
    /// event.
    pub fn before(&self, event: &Event) -> Option<&Snapshot> {
        match event.prev {
            EventId::NONE => self.snapshots.start(&self.graph, event.thread),
            prev => Some(self.snapshots.after(prev)),
        }
    }

    /// Returns the step that a thread wants to take next. Panics if the thread has not been started.
    #[inline(always)]
    pub fn next_step(&self, thread: ThreadId) -> &Step {
        match self.current(thread) {
            Some(snapshot) => &snapshot.next,
            None => unreachable!("only a thread that has started takes steps"),
        }
    }

    /// Returns the read that a thread is about to make. Panics if its next step is something else.
    #[inline(always)]
    pub fn next_read(&self, thread: ThreadId) -> Read {
        match self.next_step(thread) {
            Step::Read(read) => *read,
            other => unreachable!("{other:?} is no read"),
        }
    }

    /// Returns whether a thread that wants to take `step` can do so now.
    #[inline]
    pub fn can_take(&self, step: &Step) -> bool {
        match step {
            Step::Finished
            | Step::Exited
            | Step::Blocked(_)
            | Step::Error(_)
            | Step::Needs(_)
            | Step::Meets { .. } => false,
            Step::Join { thread } => self.is_finished(*thread),
            _ => true,
        }
    }

    /// Returns whether the thread of this number has finished. A number that no thread has never does.
    #[inline]
    pub fn is_finished(&self, number: u64) -> bool {
        let Ok(number) = u32::try_from(number) else { return false };
        (number as usize) < self.graph.thread_count()
            && matches!(self.current(ThreadId(number)), Some(Snapshot { next: Step::Finished, .. }))
    }

    /// Returns whether a thread has ended the process, for example by calling `exit`. Nothing reads from
    /// that, so it may have come after everything else in the graph: what other threads did (and did wrong)
    /// counts, and what they wait for does not.
    pub fn has_exited(&self) -> bool {
        self.threads().any(|t| matches!(self.current(t), Some(Snapshot { next: Step::Exited, .. })))
    }

    /// Returns the clocks of the last event of `thread`, from which those of its next event are made.
    #[inline]
    pub fn clocks_at_end_of(&self, thread: ThreadId) -> EventClocks {
        EventClocks::at_end_of(&self.arena, &self.graph, thread)
    }

    /// Returns the stamp of the next event to be added, which is one more than that of the newest event.
    #[inline]
    pub fn next_stamp(&self) -> u32 {
        self.graph.order().last().map_or(0, |last| self.arena.get(*last).stamp + 1)
    }

    /// Returns the number of the location at `addr`, and gives it a new number if nothing was accessed there
    /// before.
    #[inline]
    pub fn locate(&mut self, program: &Program, addr: u64, size: Size) -> LocId {
        let initial = || program.initial_value(addr, size.bytes()).unwrap_or(0);
        let id = self.arena.loc_id(Loc { addr, size }, initial);
        self.graph.grow(0, id.index() + 1);
        id
    }

    /// Returns the name that an event has in reports.
    pub fn name(&self, event: EventId) -> EventRef {
        crate::view::event_ref(&self.arena, event)
    }

    /// Returns whether `thread` holds the mutex at `addr`.
    pub fn holds(&self, thread: ThreadId, addr: u64) -> bool {
        let state = self.current(thread).map(|snapshot| &snapshot.state);
        state.is_some_and(|state| state.held().iter().any(|(held, _)| *held == addr))
    }

    /// Returns the mutex that `thread` waits for, and which thread holds it, given that the last read of
    /// `thread` found the mutex held.
    pub fn awaited_lock(&self, thread: ThreadId) -> StuckAt {
        let last = self.graph.last(thread).map(|last| self.arena.get(last).label);
        let addr = last.and_then(|label| label.loc()).map_or(0, |loc| loc.addr);
        StuckAt::Lock { addr, holder: self.threads().find(|thread| self.holds(*thread, addr)) }
    }

    /// Returns the instruction that `thread` is at; `None` if it is at none.
    pub fn op_of<'p>(&self, program: &'p Program, thread: ThreadId) -> Option<&'p Op> {
        let at = self.current(thread)?.state.code_pos();
        let block = program.function(at.func).blocks.get(at.block.index())?;
        block.insts.get(at.inst as usize).map(|inst| &inst.op)
    }

    /// Returns how often `thread` has taken the mutex at `addr`.
    pub fn times_taken(&self, thread: ThreadId, addr: u64) -> u32 {
        let takes = |id: &&EventId| match self.arena.get(**id).label {
            Label::Write { update: true, loc, .. } => loc.addr == addr,
            _ => false,
        };
        self.graph.thread(thread).iter().filter(takes).count() as u32
    }

    /// Returns the loop that some thread has gone round most often in the current graph; `None` if no thread
    /// has gone round a loop often. A search that completes no execution for long has, as a rule, a thread
    /// that goes round a loop for ever; this is the loop to name.
    ///
    /// Loops that change a counter in every round cannot wait, so the machine does not count their rounds
    /// unless there is a bound on them. They are known by the step that their thread has taken most often.
    pub fn running(&self, program: &Program) -> Option<RunningLoop> {
        let long = self.threads().filter(|thread| self.graph.thread(*thread).len() >= MANY_ROUNDS as usize);
        let running = long.filter_map(|thread| {
            let (place, rounds) = self.current(thread)?.state.busiest_loop(program)?;
            (rounds >= MANY_ROUNDS).then_some(RunningLoop { thread, place, rounds })
        });
        running.max_by_key(|running| running.rounds).or_else(|| self.repeated_step(program))
    }

    /// Returns the loop around the step that a thread has taken most often, if that is often. (If there is no
    /// loop around it, because a function calls itself, it is the step.)
    fn repeated_step(&self, program: &Program) -> Option<RunningLoop> {
        let long = self.threads().filter(|thread| self.graph.thread(*thread).len() >= MANY_STEPS as usize);
        let repeated = long.filter_map(|thread| {
            let events = self.graph.thread(thread);
            let state_after = |event: &EventId| &self.snapshots.after(*event).state;
            let place_after = |event: &EventId| state_after(event).code_pos();
            let mut counts: FxHashMap<CodePos, u32> = FxHashMap::default();
            for event in events.iter().rev().take(RECENT) {
                *counts.entry(place_after(event)).or_default() += 1;
            }
            let (step, _) = counts.into_iter().max_by_key(|(place, count)| (*count, Reverse(*place)))?;
            let all = || events.iter().filter(|event| place_after(event) == step);
            let (last, rounds) = (all().next_back()?, all().count() as u32);
            let place = || state_after(last).loop_around(program).unwrap_or(step);
            (rounds >= MANY_STEPS).then(|| RunningLoop { thread, place: place(), rounds })
        });
        repeated.max_by_key(|running| running.rounds)
    }
}
