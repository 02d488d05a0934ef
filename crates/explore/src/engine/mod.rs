//! The search for all execution graphs of a program.
//!
//! ```text
//! visit(G):
//!   e = next event of some runnable thread (a pending RMW write comes first)
//!   none  → G is complete: report it
//!   error → report the bug, with G
//!   R     → for every write w that e may read: visit(G + e reading w)
//!   W     → for every place of e in co: visit(G + e there)
//!           for every same-location read r that is not porf-before e:
//!              D = events stamped after r that are not porf-before e
//!              if every event of D ∪ {r} was added maximally (w.r.t. e):
//!                 G' = G − D with r reading e;  for every place of e in G'.co: visit(G')
//!   other → visit(G + e)
//! ```
//!
//! Source: TruSt (POPL 2022). The recursion is an explicit stack of choices, each with its alternatives that
//! were not taken yet, so that depth is no concern and subtrees can be handed out. Events are immutable and
//! live in an arena that shrinks on the way back; a graph is lists of event numbers; the state of every
//! thread after every event is kept. So taking back a step frees a few entries, a forward step runs one
//! thread to its next event, and a revisit copies event numbers. No thread is run twice with the same values.
//!
//! Where we differ from the paper:
//! - Where the model can say beforehand that a graph will be inconsistent (floors, free places), the graph is
//!   not built.
//! - A read after which its thread is blocked (a failed `assume`, an await, a held lock) is kept only if it
//!   reads the coherence-last write. Any other such read can never be revisited (it is not maximal), so every
//!   graph below it is blocked; and an error in another thread shows up without that read, too. A race of the
//!   read itself is reported before the read is dropped.
//! - A thread that has waited since its first read of a location is not revisited: it looks again in place
//!   when there is a new write (`wait`).
//! - Threads in an atomic section go first, and a graph in which a section is interrupted is given up
//!   (`sections`).
//! - A model that is not maximally extensible is explored as a weaker one that is, and so is a model that a
//!   judge decides about (`judgement`).
//!
//! # The parts
//!
//! An [`Engine`] is these parts. Each is a file, keeps one invariant, and does not know the others, except
//! that several look at the draft.
//!
//! | part | file | keeps |
//! | --- | --- | --- |
//! | [`Draft`] | `draft`, `snapshots` | the events, the graph, and each thread's state after each event |
//! | [`Stack`] | `stack` | the open choices, their alternatives, and the graphs that were set aside |
//! | [`Turn`] | `threads` | which thread takes the next step |
//! | [`Report`] | `report` | the visitor, the counts, and why the search is to stop |
//! | [`Worker`] | `worker` | when to check limits, tell watchers the progress, and give work to other workers |
//! | [`Waiting`] | `wait` | whether waiting threads look again in place, and whether one has to |
//! | [`RoundsLeftOut`] | `rounds` | which rounds of loops are left out, and what could be lost with them |
//! | [`Judgement`] | `judgement` | the judge of complete graphs |
//! | [`Sections`] | `sections` | the mutex of atomic sections, if the program has any |
//! | [`Refinement`] | `refine` | the cells of memory to begin again with, and which objects are cut alike |
//! | [`Root`] | `root` | the graph that the search began with, which stays |
//! | [`Promises`] | `promises` | the values that reads may read before they are written (XMM) |
//! | [`ThreadSymmetry`] | `symmetry` | which threads are identical |
//! | [`OpenLocks`] | `open_locks` | the critical sections whose order is left open, and the graphs counted |
//!
//! The moves of the algorithm are methods of the engine, which has all parts at hand: `forward` (the next
//! event), `early` (reads that are not even tried), `confirmed` (loads that a compare-and-exchange confirms),
//! `backtrack` (the next alternative), `revisit` (a write
//! changes an earlier read), `wait` (a waiting thread looks again), `wake` (one that waits on a condition
//! variable), and `leaf` (no thread can go on). `memory` has errors in the use of objects, `stuck` decides
//! whether threads wait for ever, `open_co` is for graphs that stand for several coherence orders.
//! `runner` lets the rest of the crate use an engine without naming its model, `share` splits a search,
//! `resume` goes on with a part of one, and `descent` samples one.

mod backtrack;
mod confirmed;
mod descent;
mod draft;
mod early;
mod forward;
mod halt;
mod judgement;
mod leaf;
mod memory;
mod open_co;
mod open_locks;
mod promises;
mod refine;
mod report;
mod resume;
mod revisit;
mod root;
mod rounds;
mod runner;
mod sections;
mod share;
mod snapshots;
mod stack;
mod stuck;
mod symmetry;
mod threads;
mod wait;
mod wake;
mod worker;

pub(crate) use descent::{Descent, DescentKind, DescentLimits};
pub(crate) use halt::Halt;
pub(crate) use open_locks::TakenMutex;
pub(crate) use promises::{Promise, Promises};
pub(crate) use refine::Restart;
pub(crate) use root::Children;
pub(crate) use rounds::LeftOut;
pub(crate) use runner::{Runner, SearchResult};
pub(crate) use share::{Part, Peers};
pub(crate) use snapshots::{Snapshot, Snapshots};

use crate::lock_words::LockWords;
use crate::{Config, Task, Visitor};
use draft::Draft;
use fencepost_graph::{Event, EventId, Judge, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, GraphCheck, Model, ModelId, Scratch};
use fencepost_program::Program;
use judgement::Judgement;
use open_locks::OpenLocks;
use refine::Refinement;
use report::Report;
use root::Root;
use rounds::RoundsLeftOut;
use sections::Sections;
pub(crate) use stack::Whereabouts;
use stack::{Alternative, Choice, Stack};
use symmetry::ThreadSymmetry;
pub(crate) use symmetry::Twins;
use threads::Turn;
use wait::Waiting;
use worker::{Progress, Worker};

/// The program, options and judge that an engine is given for a search.
#[derive(Clone, Copy)]
pub(crate) struct SearchSetup<'a> {
    /// The program whose executions are visited.
    pub program: &'a Program,
    /// Limits and options.
    pub config: &'a Config,
    /// Whether the search may end in order to begin again with memory cut finer.
    pub restart: Restart,
    /// The judge that decides about complete graphs, if the model does not.
    pub judge: Option<&'a dyn Judge>,
    /// Whether identical threads have been met before the search began again.
    pub twins: Twins,
    /// The critical sections between which the order is left open; `None` if it is never.
    pub locks: Option<&'a LockWords>,
}

/// A search for all execution graphs, by one worker, under the model `M`.
pub(crate) struct Engine<'a, M> {
    model: M,
    program: &'a Program,
    config: &'a Config,
    draft: Draft,
    stack: Stack,
    turn: Turn,
    /// Memory that the model's checks reuse.
    scratch: Scratch,
    report: Report<'a>,
    worker: Worker<'a>,
    waiting: Waiting,
    rounds: RoundsLeftOut,
    judgement: Judgement<'a>,
    /// The atomic sections of the program; `None` if it has none.
    sections: Option<Sections>,
    refinement: Refinement,
    root: Root,
    promises: Promises,
    symmetry: ThreadSymmetry,
    /// The orders of critical sections that are left open; `None` if none are.
    locks: Option<OpenLocks>,
}

impl<'a, M: Model> Engine<'a, M> {
    /// Returns an engine that has not added any event yet.
    pub fn new(model: M, setup: SearchSetup<'a>, visitor: &'a mut (dyn Visitor + 'a)) -> Self {
        let SearchSetup { program, config, restart, judge, twins, locks } = setup;
        let symmetry = ThreadSymmetry::new(program, config, twins, model.has_happens_before());
        let judgement = Judgement::new(judge);
        let id = judgement.model_id(model);
        let decides_late = judgement.is_late(model);
        Engine {
            model,
            program,
            config,
            draft: Draft::new(program),
            stack: Stack::default(),
            turn: Turn::default(),
            scratch: Scratch::default(),
            report: Report::new(visitor, id.is_some_and(ModelId::has_races)),
            worker: Worker::default(),
            waiting: Waiting::new(model, decides_late, symmetry.is_on()),
            rounds: RoundsLeftOut::new(model, program),
            judgement,
            sections: id.filter(|_| model.has_co()).and_then(|id| Sections::of(program, id)),
            refinement: Refinement::new(restart),
            root: Root::default(),
            promises: Promises::default(),
            symmetry,
            locks: locks.zip(id).map(|(words, id)| OpenLocks::new(words, id)),
        }
    }

    /// Explores all graphs, or until the search is stopped, and returns the result.
    pub fn run(mut self) -> SearchResult {
        self.drive();
        self.result()
    }

    /// Ends the search and returns its result.
    fn result(self) -> SearchResult {
        let left = self.what_is_left().into_iter().collect();
        let children = Task::children_of(&self.draft.children);
        let Report { mut summary, halt, .. } = self.report;
        summary.symmetry = self.symmetry.outcome();
        let (cells, barriers, wake_ups) = self.refinement.into_parts();
        let locks = self.locks.and_then(OpenLocks::into_again);
        SearchResult {
            summary,
            halt,
            cells,
            barriers,
            wake_ups,
            locks,
            left_out: self.rounds.left_out,
            left,
            children,
        }
    }

    /// Explores everything, or until told to stop, and keeps the engine for further questions.
    fn drive(&mut self) {
        self.begin();
        self.go_on();
        self.finish();
    }

    /// Reports the errors that are there before the first step, in threads that go wrong at once and in the
    /// root.
    fn begin(&mut self) {
        self.draft.threads().for_each(|thread| self.report_fault(thread));
        self.check_root();
    }

    /// Explores until there is nothing left to do, or a reason to stop.
    fn go_on(&mut self) -> Progress {
        while self.report.halt.is_none() {
            if self.worker.is_warm() {
                return Progress::Long;
            }
            self.tick();
            if self.step() {
                continue;
            }
            if self.report.halt.is_none() && !self.backtrack() {
                break;
            }
        }
        Progress::Over
    }

    /// Completes the counts at the end of the search.
    fn finish(&mut self) {
        if self.report.halt.is_none() {
            self.report.summary.done = 1.0;
        }
        self.note_running();
        self.publish();
        self.publish_running();
    }

    /// Records, if the search was stopped, the loop that a thread had gone round most often.
    fn note_running(&mut self) {
        if self.report.halt.is_some_and(|halt| halt.is_cut()) {
            self.report.summary.running = self.draft.running(self.program);
        }
    }

    /// Returns the current graph, to ask the model about it.
    #[inline]
    fn check(&mut self) -> GraphCheck<'_> {
        GraphCheck { scratch: &mut self.scratch, arena: &self.draft.arena, graph: &self.draft.graph }
    }

    /// Returns the least place in coherence order that an access of `thread` with these clocks may read from.
    #[inline]
    fn floor(&mut self, loc: LocId, thread: ThreadId, clocks: EventClocks) -> usize {
        self.model.floor(self.check(), loc, thread, clocks)
    }

    /// Opens a choice whose alternatives are on the stack from place `first` on; `count` includes the one
    /// that is taken at once.
    #[inline]
    fn open(&mut self, kind: Choice, first: usize, count: usize) {
        let at = (self.draft.graph.len(), self.draft.arena.mark());
        self.stack.open(kind, first, count, at, self.turn.finished);
    }

    /// Makes the next event of `thread`, whose snapshot has been made already. The event is not in the graph
    /// yet.
    #[inline]
    fn make(&mut self, thread: ThreadId, new: NewEvent) -> EventId {
        let Draft { arena, graph, .. } = &mut self.draft;
        let prev = graph.last(thread);
        let id = arena.next_id();
        let (index, fence, prev_here) = match prev {
            Some(id) => {
                let prev = arena.get(id);
                let prev_here = match new.loc {
                    LocId::NONE => EventId::NONE,
                    loc if loc == prev.loc => id,
                    loc => graph.last_access(loc, thread),
                };
                (prev.index + 1, prev.release_fence, prev_here)
            }
            None => (0, EventId::NONE, EventId::NONE),
        };
        let release_fence = match new.label {
            Label::Fence(kind) if kind.is_rel() => id,
            _ => fence,
        };
        let release_write = match new.label {
            Label::Write { mode, .. } if mode.is_rel() => id,
            _ if prev_here.is_none() => EventId::NONE,
            _ => arena.get(prev_here).release_write,
        };
        let id = arena.push(Event {
            label: new.label,
            thread,
            index,
            stamp: new.stamp,
            loc: new.loc,
            rf: new.rf,
            prev: prev.unwrap_or(EventId::NONE),
            prev_here,
            porf: new.clocks.porf,
            hb: new.clocks.hb,
            release_fence,
            release_write,
            waits: new.wait.waits,
            confirms: false,
            looked: new.wait.looked,
        });
        self.model.note_made(self.check(), id);
        if self.model.is_up_to_co() && self.model.needs_co(self.check(), id) {
            self.give_up_open_co(thread);
        }
        if self.symmetry.is_on() {
            self.symmetry.note_event(&mut self.draft, id);
        }
        self.note_held();
        id
    }
}

/// The parts of an event that [`Engine::make`] is given.
struct NewEvent {
    label: Label,
    loc: LocId,
    rf: EventId,
    stamp: u32,
    clocks: EventClocks,
    wait: Wait,
}

/// The part that a read plays in waiting (`wait`).
#[derive(Clone, Copy)]
struct Wait {
    /// Whether its thread is blocked right after it.
    waits: bool,
    /// The read whose place it took; none if its thread looked for the first time.
    looked: EventId,
}

impl Wait {
    /// An event that has nothing to do with waiting.
    const NONE: Wait = Wait { waits: false, looked: EventId::NONE };
}

#[cfg(test)]
mod compared;
