//! The exploration.
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
//! Source: TruSt (POPL 2022). The recursion is an explicit stack of [`Frame`]s, each a choice with what is left
//! of its alternatives, so that its depth is no concern and subtrees can be handed out. Events are immutable and
//! live in an arena that shrinks on the way back; a graph is lists of event numbers; the state of every thread
//! after every event is kept. So taking back a step frees a few entries, a forward step runs one thread to its
//! next event, and a revisit copies event numbers. Nothing is ever run twice with the same values.
//!
//! Where we differ from the paper:
//! - Graphs are never built and then found inconsistent where the model can say so before (floors, free places).
//! - A read after which its thread is blocked (a failed `assume`, an await, a held lock) is kept only if it reads
//!   the coherence-last write. Any other such read can never be revisited (it is not maximal), so every graph
//!   below it is blocked; and an error in another thread shows up without that read, too. What the read itself
//!   does wrong (a race) is reported before it goes.
//! - A thread that waits since it first looked is not revisited: it looks again, in place, when there is something new (`wait`).
//! - Threads in an atomic section go first, and a graph in which a section cannot have happened at once is given up (`sections`).
//! - A model that is not maximally extensible (`CHECKS_WHOLE`) is explored as a weaker one that is (`late`). So is one that
//!   somebody else decides about (`judged`).

mod backtrack;
mod descent;
mod forward;
mod halt;
mod judged;
mod late;
mod loops;
mod memory;
mod promises;
mod reads_from;
mod refine;
mod revisit;
mod root;
mod runner;
mod sections;
mod share;
mod snapshots;
mod stuck;
mod symmetry;
mod wait;

pub(crate) use descent::Descent;
pub(crate) use halt::Halt;
pub(crate) use promises::{Promise, Promises};
pub(crate) use root::Children;
pub(crate) use runner::{Found, Runner, runner};
pub(crate) use share::{Part, Progress, Sharing};
pub(crate) use snapshots::{Snapshot, Snapshots};

use crate::xmm::Derivation;
use crate::{Config, Summary, View, Violation, Visitor};
use fencepost_graph::{Arena, Event, EventId, Graph, Judge, Label, LocId, Mark, Matrices, ThreadId};
use fencepost_models::sections::Atomicity;
use fencepost_models::{EventClocks, Model, ModelId, Scratch, Sync, coherence};
use fencepost_program::{BlockKind, Cells, Program, Step};
use fencepost_search::{Flow, Published, Stopped};
use memory::Sites;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::sync::Arc;
use symmetry::Twins;

/// A choice, and where to go back to for its next alternative. The alternatives not yet taken are on the
/// engine's list, from `alternatives` on.
#[derive(Clone, Copy)]
struct Frame {
    kind: Choice,
    /// How many events the graph had.
    depth: usize,
    mark: Mark,
    alternatives: usize,
    /// The share of the search tree that each alternative gets.
    weight: f64,
    /// [`Engine::finished`] as it was.
    finished: Finished,
}

/// What is to be chosen.
#[derive(Clone, Copy, Debug)]
enum Choice {
    /// Where the next read of a thread reads from.
    Read(ThreadId),
    /// Where a write, made already, goes: to a place in coherence order, or to a read that it revisits.
    Write(EventId),
    /// A free choice of a thread.
    Value(ThreadId),
    /// The graph was cut for `write` to revisit `read`; where does the write go in coherence order? When no
    /// alternative is left, the graph goes away and the one under it comes back.
    Revisit { write: EventId, read: EventId },
    /// The last read of a waiting thread was taken out of the graph; what does the thread see when it looks again? When no
    /// alternative is left, the graph goes away and the one under it comes back.
    Look { thread: ThreadId, looked: EventId },
}

impl Choice {
    /// Is it a choice in a graph that was made for it?
    fn suspends(self) -> bool {
        matches!(self, Choice::Revisit { .. } | Choice::Look { .. })
    }
}

/// One alternative of a choice.
#[derive(Clone, Copy, Debug)]
enum Alternative {
    From(EventId),
    Place(u32),
    Revisit(EventId),
    Value(u64),
}

/// Threads known to have finished, so that looking for one that can go on need not look at them again: all those
/// before `below`, and all those after it and before `upto`. (Often thread `below` waits for the others.)
#[derive(Clone, Copy, Default)]
struct Finished {
    below: u32,
    upto: u32,
}

impl Finished {
    /// Thread `t` has finished.
    #[inline]
    fn add(&mut self, t: u32) {
        if t == self.below {
            self.below = self.upto.max(t + 1);
            self.upto = 0;
        } else if t == self.upto.max(self.below + 1) {
            self.upto = t + 1;
        }
    }

    /// The thread to look at after `t`.
    #[inline]
    fn next(&self, t: u32) -> u32 {
        if t <= self.below { self.upto.max(self.below).max(t + 1) } else { t + 1 }
    }
}

/// May an exploration end because memory must be cut, for another to begin?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refines {
    /// It may.
    Yes,
    /// It has been tried too often.
    No,
}

/// What an engine is told.
#[derive(Clone, Copy)]
pub struct How<'a> {
    /// Limits.
    pub config: &'a Config,
    /// May memory be cut finer?
    pub refines: Refines,
    /// Who decides about whole graphs, if the model does not.
    pub judge: Option<&'a dyn Judge>,
}

/// An exploration under way.
pub struct Engine<'a, M, V> {
    program: &'a Program,
    config: &'a Config,
    visitor: &'a mut V,
    arena: Arena,
    snapshots: Snapshots,
    graph: Graph,
    /// The graphs that revisits were cut from, innermost last.
    suspended: Vec<Graph>,
    /// Empty graphs to use again.
    pool: Vec<Graph>,
    frames: Vec<Frame>,
    alternatives: Vec<Alternative>,
    /// The thread whose read-modify-write has read and must now write.
    updating: Option<ThreadId>,
    finished: Finished,
    /// Threads that threads start, by who starts them as the how-manyth.
    children: Children,
    scratch: Scratch,
    summary: Summary,
    /// Why it ended, if it did before it had explored everything.
    halt: Option<Halt>,
    /// The share of the search tree that the current graph stands for.
    weight: f64,
    /// Who decides about whole graphs, if the model does not.
    judge: Option<&'a dyn Judge>,
    /// Memory for the graphs that are shown to the judge.
    matrices: Matrices,
    ticks: u32,
    races: bool,
    /// The objects that each place in the program made, in any graph.
    sites: Sites,
    /// May it end for want of cells?
    refines: Refines,
    /// The cells to begin again with.
    refined: Option<Cells>,
    /// Where it began: events stamped below this are there to stay.
    root: u32,
    /// What reads may be promised, in a model that has such a thing.
    promises: Promises,
    /// Why a graph with a cycle may be.
    derivation: Option<Arc<Derivation>>,
    /// May a waiting thread have to look again?
    stale: bool,
    /// Has one ever?
    looked_again: bool,
    /// Who takes part.
    sharing: Option<&'a dyn Sharing>,
    /// Does it do only part of the search?
    apart: bool,
    /// For how long it goes on alone, if it is to stop then.
    warm_up: Option<u32>,
    /// What others were told.
    published: Published,
    /// Who is like whom, if threads are to be explored up to renaming.
    twins: Twins,
    model: PhantomData<M>,
}

impl<'a, M: Model, V: Visitor> Engine<'a, M, V> {
    /// At the start.
    pub fn new(program: &'a Program, How { config, refines, judge }: How<'a>, visitor: &'a mut V) -> Self {
        debug_assert_eq!(M::JUDGED, judge.is_some(), "a judge decides iff the model leaves it to one");
        let threads = program.threads.len();
        let mut graph = Graph::default();
        graph.grow(threads, 0);
        let races = M::ID.is_some_and(ModelId::has_races) && visitor.wants_races();
        Engine {
            program,
            config,
            visitor,
            arena: Arena::new(threads),
            snapshots: Snapshots::new(program),
            graph,
            suspended: Vec::new(),
            pool: Vec::new(),
            frames: Vec::new(),
            alternatives: Vec::new(),
            updating: None,
            finished: Finished::default(),
            children: FxHashMap::default(),
            scratch: Scratch::default(),
            summary: Summary::default(),
            halt: None,
            weight: 1.0,
            judge,
            matrices: Matrices::default(),
            ticks: 1,
            races,
            sites: Sites::default(),
            refines,
            refined: None,
            root: 0,
            promises: Promises::default(),
            derivation: None,
            stale: false,
            looked_again: false,
            sharing: None,
            apart: false,
            warm_up: None,
            published: Published::default(),
            twins: Twins::new(program, config),
            model: PhantomData,
        }
    }

    /// Explores everything, or until told to stop.
    pub fn run(mut self) -> Found {
        self.drive();
        self.found()
    }

    /// What it has found so far, and why it ended.
    fn found(self) -> Found {
        Found { summary: self.summary, halt: self.halt, cells: self.refined }
    }

    /// The same, for one that is to be asked for more afterwards.
    fn drive(&mut self) {
        self.begin();
        self.go_on();
        self.finish();
    }

    /// Looks at what is there before the first step.
    fn begin(&mut self) {
        for thread in (0..self.graph.thread_count() as u32).map(ThreadId) {
            self.report_fault(thread);
        }
        self.check_root();
    }

    /// Explores until there is nothing left to do, or a reason to stop.
    fn go_on(&mut self) -> Progress {
        while self.halt.is_none() {
            if self.warm_up == Some(0) {
                return Progress::Long;
            }
            self.tick();
            if self.forward() {
                continue;
            }
            if self.halt.is_none() && !self.backtrack() {
                break;
            }
        }
        Progress::Over
    }

    fn finish(&mut self) {
        if self.halt.is_none() {
            self.summary.done = 1.0;
        }
        self.note_running();
        self.summary.symmetry = self.twins.outcome();
        self.publish();
    }

    /// Tells whoever watches what is new.
    fn publish(&mut self) {
        if let Some(control) = self.config.search.control() {
            let now = self.summary.published();
            control.add(&now, &self.published);
            self.published = now;
            control.set_running(self.running());
        }
    }

    /// Shows the visitor something.
    fn show(&mut self, what: impl FnOnce(&mut V, &View<'_>) -> Flow) {
        if M::UP_TO_CO && self.halt == Some(Halt::NeedsCo) {
            // It is not known whether the graph is consistent.
            return;
        }
        if self.has_sections() && self.atomicity() != Atomicity::Whole {
            // It has not come to that: nothing happens while a thread is in its section.
            return;
        }
        let view = View {
            program: self.program,
            arena: &self.arena,
            graph: &self.graph,
            snapshots: &self.snapshots,
            model: M::ID,
            has_co: M::HAS_CO,
            derivation: self.derivation.as_ref(),
        };
        if what(self.visitor, &view) == Flow::Stop {
            self.halt = Some(Stopped::Enough.into());
        }
    }

    /// If `thread` has just gone wrong, or waits in an atomic section, says so, unless that must wait for the whole graph.
    fn report_fault(&mut self, thread: ThreadId) {
        if !M::CHECKS_WHOLE {
            self.show_fault(thread);
        }
        self.report_wait_in_section(thread);
    }

    /// If `thread` has gone wrong, says so.
    fn show_fault(&mut self, thread: ThreadId) {
        if let Some(Snapshot { next: Step::Error(fault), .. }) = self.snapshots.current(&self.graph, thread) {
            let fault = fault.clone();
            if !self.shows_fault_in_section(thread, &fault) {
                self.show(|visitor, view| visitor.violation(view, Violation::Fault { thread, fault }));
            }
        }
    }

    /// If `event`, an access just added, races with another, says so.
    #[inline]
    fn report_race(&mut self, event: EventId) {
        // (Few locations have plain accesses.)
        let loc = self.arena.get(event).loc;
        if !self.races || !self.arena.locs()[loc.index()].plain {
            return;
        }
        let others: SmallVec<[EventId; 4]> = coherence::races(&self.arena, &self.graph, event).collect();
        for other in others {
            let first = crate::view::event_ref(&self.arena, other);
            let second = crate::view::event_ref(&self.arena, event);
            self.show(|visitor, view| visitor.violation(view, Violation::Race { first, second }));
            self.races = self.visitor.wants_races();
            if !self.races {
                break;
            }
        }
    }

    /// No thread can go on: what have we got?
    fn leaf(&mut self) {
        if M::PROMISES {
            self.show(|visitor, view| visitor.execution(view));
            self.summary.done += self.weight;
            return;
        }
        if self.twins.is_on() {
            self.check_waits();
        }
        if M::CHECKS_WHOLE && !self.is_allowed() {
            self.summary.done += self.weight;
            return;
        }
        if self.has_sections() {
            let atomicity = self.atomicity();
            if atomicity != Atomicity::Whole {
                if atomicity == Atomicity::Unfinished && !M::CHECKS_WHOLE {
                    self.report_with_open_section();
                }
                self.summary.wasted += 1;
                self.summary.done += self.weight;
                return;
            }
            if !M::CHECKS_WHOLE {
                self.report_with_sections();
            }
        }
        let (mut blocked, mut wrong, mut wasted) = (false, false, false);
        let mut early = None;
        for t in self.finished.below..self.graph.thread_count() as u32 {
            match self.snapshots.current(&self.graph, ThreadId(t)).map(|s| &s.next) {
                None | Some(Step::Finished | Step::Exited) => {}
                Some(Step::Error(_)) => wrong = true,
                Some(Step::Blocked(BlockKind::Redundant)) => wasted = true,
                Some(_) => {
                    blocked = true;
                    self.note_bound(ThreadId(t));
                    if self.would_look_again(ThreadId(t)) {
                        wasted = true;
                        early = early
                            .or(self.snapshots.current(&self.graph, ThreadId(t)).map(|s| s.state.code_pos()));
                    }
                }
            }
        }
        if M::UP_TO_CO && blocked {
            wasted |= self.some_would_look_again();
        }
        // Nobody waits any more when the process has ended.
        blocked = blocked && !self.has_exited();
        // (Where the whole graph decides, this has been done.)
        if M::SYNC == Sync::Never && !M::CHECKS_WHOLE && !self.graph.frees().is_empty() {
            self.check_ends();
        }
        if blocked
            && !wrong
            && !wasted
            && let Some(threads) = self.stuck_threads()
        {
            wrong = true;
            self.report_stuck(threads);
        }
        if wrong {
            self.summary.wrong += 1;
        } else if wasted {
            self.summary.wasted += 1;
            early.into_iter().for_each(|place| self.summary.note_early_look(place, 1));
        } else if blocked {
            self.summary.blocked += 1;
            self.show(|visitor, view| visitor.blocked(view));
        } else if self.config.search.limits.max_executions == Some(self.summary.executions) {
            // Only now is it known that there are more.
            self.halt.get_or_insert(Stopped::MaxExecutions.into());
            return;
        } else {
            self.summary.executions += 1;
            self.show(|visitor, view| visitor.execution(view));
        }
        self.summary.done += self.weight;
    }

    /// If `thread` was cut off by a bound, remembers where.
    fn note_bound(&mut self, thread: ThreadId) {
        let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { return };
        if let Step::Blocked(why) = snapshot.next
            && why.is_bound()
        {
            let bound = (snapshot.state.code_pos(), why);
            if !self.summary.bounds_hit.contains(&bound) {
                self.summary.bounds_hit.push(bound);
            }
        }
    }

    /// Now and then (every so many steps, not executions: one of those may be long), looks whether it is time to
    /// stop.
    #[inline]
    fn tick(&mut self) {
        // A step in a long graph takes longer; without coherence it costs a look at the whole graph.
        let len = self.graph.len();
        let cost = if M::HAS_CO || M::UP_TO_CO { 1 + len / 32 } else { 1 + len * len / 64 } as u32;
        self.ticks = self.ticks.saturating_sub(cost);
        if self.ticks == 0 {
            self.ticks = self.config.look_around.map_or(1024, NonZeroU32::get);
            self.publish();
            self.warm_up = self.warm_up.map(|left| left.saturating_sub(1));
            if let Some(sharing) = self.sharing {
                self.share(sharing);
            }
            if let Some(why) = self.config.search.should_stop() {
                self.halt.get_or_insert(why.into());
            }
        }
    }

    /// Makes the event of `thread` that comes next in it; its snapshot has been made already.
    #[inline]
    fn make(&mut self, thread: ThreadId, new: NewEvent) -> EventId {
        let prev = self.graph.last(thread);
        let id = self.arena.next_id();
        let (index, fence, write) = match prev {
            Some(prev) => {
                let prev = self.arena.get(prev);
                (prev.index + 1, prev.release_fence, prev.release_write)
            }
            None => (0, EventId::NONE, EventId::NONE),
        };
        let (fence, write) = match new.label {
            Label::Fence(kind) if kind.is_rel() => (id, write),
            Label::Write { mode, .. } if mode.is_rel() => (fence, id),
            _ => (fence, write),
        };
        let id = self.arena.push(Event {
            label: new.label,
            thread,
            index,
            stamp: new.stamp,
            loc: new.loc,
            rf: new.rf,
            prev: prev.unwrap_or(EventId::NONE),
            porf: new.clocks.porf,
            hb: new.clocks.hb,
            release_fence: fence,
            release_write: write,
            waits: new.wait.waits,
            looked: new.wait.looked,
        });
        M::made(&mut self.scratch, &self.arena, &self.graph, id);
        if M::UP_TO_CO && M::needs_co(&self.arena, &self.graph, id) {
            self.give_up_on_rf(thread);
        }
        if self.twins.is_on() {
            self.note_twins(id);
        }
        id
    }

    /// The stamp of an event that is added now.
    #[inline]
    fn next_stamp(&self) -> u32 {
        self.graph.order().last().map_or(0, |last| self.arena.get(*last).stamp + 1)
    }
}

/// What [`Engine::make`] needs to know.
struct NewEvent {
    label: Label,
    loc: LocId,
    rf: EventId,
    stamp: u32,
    clocks: EventClocks,
    wait: Wait,
}

/// What a read has to do with waiting (`wait.rs`).
#[derive(Clone, Copy)]
struct Wait {
    /// Is its thread blocked right after it?
    waits: bool,
    /// The read that it took the place of.
    looked: EventId,
}

impl Wait {
    const NONE: Wait = Wait { waits: false, looked: EventId::NONE };
}
