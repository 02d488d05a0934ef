//! The execution or error that a visitor is shown.

use crate::Place;
use crate::engine::{Snapshots, TakenMutex, Whereabouts};
use crate::xmm::Derivation;
use fencepost_graph::{
    AllocKind, Arena, Candidate, EventId, EventRef, ExecEvent, Execution, Graph, Label, Loc, LocId, Matrices,
    Object, ThreadId,
};
use fencepost_models::{ModelId, Scratch, unordered_last_writes};
use fencepost_program::{Fault, Program, Reg, Step, ThreadState};
use fencepost_search::Flow;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// An error of the program that the engine found in a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// A thread went wrong.
    Fault {
        /// The thread.
        thread: ThreadId,
        /// The error.
        fault: Fault,
    },
    /// A thread is about to access some of the bytes that another access treats as one location.
    MixedSize {
        /// The thread.
        thread: ThreadId,
        /// The bytes it accesses.
        access: Loc,
        /// The bytes that are in use.
        other: Loc,
    },
    /// An access to an object that may have been freed: nothing puts it before the end of the object.
    UseAfterFree {
        /// The access.
        access: EventRef,
        /// The end.
        free: EventRef,
    },
    /// An object is freed twice.
    DoubleFree {
        /// The event that freed it first.
        first: EventRef,
        /// The event that freed it again.
        second: EventRef,
    },
    /// A read of what has no value yet.
    Uninitialised {
        /// The read.
        read: EventRef,
    },
    /// No thread can go on, and those that have not finished never will.
    Stuck {
        /// The threads that have not finished, and what each of them waits for.
        threads: Vec<(ThreadId, StuckAt)>,
    },
    /// Two accesses race: neither happens before the other.
    Race {
        /// The access that was in the graph already.
        first: EventRef,
        /// The access that was added to it.
        second: EventRef,
    },
}

/// What a thread that can never go on waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StuckAt {
    /// A mutex.
    Lock {
        /// The address of the mutex.
        addr: u64,
        /// The thread that holds it, if any.
        holder: Option<ThreadId>,
    },
    /// A value, in a loop.
    Await,
    /// The end of a thread.
    Join(ThreadId),
}

/// The interface of a user of the engine, who receives the executions, blocked graphs and errors of a search,
/// one by one.
pub trait Visitor {
    /// Receives a complete execution.
    fn execution(&mut self, _view: &View<'_>) -> Flow {
        Flow::Continue
    }
    /// Receives an execution in which some thread cannot go on.
    fn blocked(&mut self, _view: &View<'_>) -> Flow {
        Flow::Continue
    }
    /// Receives an error; the graph may be incomplete. The same error may come again in other graphs.
    fn violation(&mut self, _view: &View<'_>, _violation: Violation) -> Flow {
        Flow::Continue
    }
    /// Forgets what was shown so far, because the search begins again. (It does so when it finds that memory
    /// is accessed in pieces that it did not expect.)
    fn restart(&mut self) {}
    /// Returns whether the visitor wants to hear of races, or of further races.
    fn wants_races(&self) -> bool {
        true
    }
}

/// The current graph of the engine, as a visitor sees it.
pub struct View<'a> {
    pub(crate) program: &'a Program,
    pub(crate) arena: &'a Arena,
    pub(crate) graph: &'a Graph,
    pub(crate) snapshots: &'a Snapshots,
    /// The model; `None` if a judge decides.
    pub(crate) model: Option<ModelId>,
    /// Whether the graph has a coherence order. It has none if it stands for all graphs that differ only in
    /// that.
    pub(crate) has_co: bool,
    pub(crate) derivation: Option<&'a Arc<Derivation>>,
    /// The place in the search where the graph is; `None` where a judge looks.
    pub(crate) whereabouts: Option<Whereabouts<'a>>,
    /// The order of those critical sections that the graph does not order. (What a view says of the events of
    /// the lock is as if the graph had this order.)
    pub(crate) lock_order: &'a [(Loc, Vec<TakenMutex>)],
}

impl<'a> View<'a> {
    /// Returns the program that is explored.
    pub fn program(&self) -> &'a Program {
        self.program
    }

    /// Returns the place in the search where the graph is. `None` where a judge looks at the graph.
    pub fn place(&self) -> Option<Place> {
        self.whereabouts.map(Whereabouts::place)
    }

    /// Returns, under XMM, how this execution with a cycle was derived from others; `None` if it has no
    /// cycle.
    pub fn derivation(&self) -> Option<&'a Derivation> {
        self.derivation.map(|derivation| &**derivation)
    }

    /// Returns the numbers of the threads that have started.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + '_ {
        (0..self.graph.thread_count() as u32)
            .map(ThreadId)
            .filter(|t| self.snapshots.current(self.graph, *t).is_some())
    }

    /// Returns the state of a thread after its last event; `None` if it has not started.
    pub fn thread(&self, thread: ThreadId) -> Option<&'a ThreadState> {
        self.snapshots.current(self.graph, thread).map(|s| &s.state)
    }

    /// Returns the step that a thread would take next; `None` if it has not started.
    pub fn next_step(&self, thread: ThreadId) -> Option<&'a Step> {
        self.snapshots.current(self.graph, thread).map(|s| &s.next)
    }

    /// Returns the value of a register of a thread's outermost function after the thread's last event.
    pub fn register(&self, thread: ThreadId, reg: Reg) -> u64 {
        self.thread(thread).map_or(0, |state| state.reg(reg))
    }

    /// Returns the values that the location `loc` may hold at the end, one in most graphs, and perhaps
    /// several in a graph without coherence order. (If a judge allows the graph, the last write may be any
    /// that is not `(po ∪ rf)+`-before another.)
    pub fn memory(&self, loc: Loc) -> Vec<u64> {
        if let Some((_, writes)) = self.lock_words().iter().find(|(word, _)| *word == loc) {
            return vec![writes.last().map_or(0, |write| self.arena.value(*write))];
        }
        let Some(id) = self.arena.find_loc(loc).filter(|id| id.index() < self.graph.loc_count()) else {
            return vec![self.program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0)];
        };
        if self.has_co || self.graph.co(id).len() < 2 {
            return vec![self.arena.value(self.graph.co_last(id))];
        }
        let last = match self.model {
            Some(model) if model.has_co() => Scratch::default().open_last_writes(self.arena, self.graph, id),
            Some(model) => Scratch::default().last_writes(model, self.arena, self.graph, id),
            None => unordered_last_writes(self.arena, self.graph, id),
        };
        let mut values: Vec<u64> = last.into_iter().map(|w| self.arena.value(w)).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Returns a location that the execution writes and that shares some, but not all, of its bytes with
    /// `loc`, so that [`memory`](Self::memory) cannot tell what `loc` holds.
    pub fn overlapping(&self, loc: Loc) -> Option<Loc> {
        let ids = (0..self.graph.loc_count() as u32).map(LocId).filter(|id| !self.graph.co(*id).is_empty());
        let mut written = ids.map(|id| self.arena.locs()[id.index()].loc);
        written.find(|other| *other != loc && other.overlaps(loc))
    }

    /// Returns the events that allocated heap objects which are never freed. Returns none if the process
    /// ended while other threads ran: they might have freed them.
    pub fn leaked(&self) -> Vec<EventRef> {
        let goes_on = |t: ThreadId| {
            let next = self.snapshots.current(self.graph, t).map(|snapshot| &snapshot.next);
            !matches!(next, None | Some(Step::Finished | Step::Exited))
        };
        if self.threads().any(goes_on) {
            return vec![];
        }
        let allocs = self.threads().flat_map(|thread| self.graph.allocs(thread));
        let objects = allocs.filter_map(|alloc| Object::of(self.arena, *alloc));
        let leaks = objects.filter(|o| o.kind == AllocKind::Heap && self.graph.ends(o.addr).is_empty());
        leaks.map(|o| event_ref(self.arena, o.alloc)).collect()
    }

    /// Returns the event that started a thread; `None` for a thread that the program starts with.
    pub fn started_by(&self, thread: ThreadId) -> Option<EventRef> {
        self.graph.spawn(thread).map(|spawn| event_ref(self.arena, spawn))
    }

    /// Returns the threads that another thread started and that no thread joins or detaches.
    pub fn unjoined(&self) -> Vec<ThreadId> {
        let alone = |t: &ThreadId| self.graph.spawn(*t).is_some() && self.graph.joins(*t).is_empty();
        let threads = (0..self.graph.thread_count() as u32).map(ThreadId);
        let mut left: Vec<ThreadId> = threads.filter(alone).collect();
        // Usually there are none, and this costs nothing.
        if !left.is_empty() {
            let events = self.graph.order().iter().map(|id| self.arena.get(*id).label);
            let detached: Vec<Label> = events.filter(|label| matches!(label, Label::Detach(_))).collect();
            left.retain(|t| !detached.contains(&Label::Detach(*t)));
            // (The process may end while a thread is being joined.)
            let is_joined = |child: &ThreadId| {
                (0..self.graph.thread_count() as u32).any(|t| {
                    let snapshot = self.snapshots.current(self.graph, ThreadId(t));
                    snapshot.is_some_and(|s| s.next == Step::Join { thread: child.0.into() })
                })
            };
            left.retain(|t| !is_joined(t));
        }
        left
    }

    /// Returns the state of a thread before one of its events, and the step that became the event.
    pub fn asked(&self, event: EventRef) -> Option<(&'a ThreadState, &'a Step)> {
        let EventRef::At(thread, index) = event else { return None };
        let events = self.graph.thread(thread);
        let before = match (index as usize).checked_sub(1) {
            Some(i) => self.snapshots.after(*events.get(i)?),
            None => self.snapshots.start(self.graph, thread)?,
        };
        Some((&before.state, &before.next))
    }

    /// Returns the place in the source that `event` comes from.
    pub fn pos(&self, event: EventRef) -> Option<fencepost_program::Pos> {
        Some(self.asked(event)?.0.pos(self.program))
    }

    /// Returns the place in the source at which a thread is after its last event.
    pub fn pos_now(&self, thread: ThreadId) -> Option<fencepost_program::Pos> {
        Some(self.thread(thread)?.pos(self.program))
    }

    /// Returns the graph as relations (bit matrices), in memory that is used again, without dependencies
    /// ([`crate::dependencies`] has those).
    pub fn relations<'m>(&self, matrices: &'m mut Matrices) -> &'m mut Candidate {
        let candidate = match self.has_co {
            true => matrices.with_co(self.arena, self.graph),
            false => matrices.without_co(self.arena, self.graph),
        };
        if !self.lock_order.is_empty() {
            *candidate = Candidate::from_execution(&self.execution());
        }
        candidate
    }

    /// Returns the writes to each mutex whose sections the graph does not order, in coherence order, and with
    /// it what else was written there.
    fn lock_words(&self) -> Vec<(Loc, Vec<EventId>)> {
        let writes = |(loc, sections): &(Loc, Vec<TakenMutex>)| {
            let own = self.arena.find_loc(*loc).filter(|id| id.index() < self.graph.loc_count());
            let mut others = own.map_or(&[][..], |id| self.graph.co(id)).iter().copied().peekable();
            let mut writes = vec![];
            for section in sections {
                let [read, write] = section.taken;
                let comes_first =
                    |other: &EventId| self.arena.porf(self.arena.get(*other), self.arena.get(read));
                while let Some(other) = others.next_if(comes_first) {
                    writes.push(other);
                }
                writes.push(write);
                writes.extend(section.released);
            }
            writes.extend(others);
            (*loc, writes)
        };
        self.lock_order.iter().map(writes).collect()
    }

    /// Returns the graph as plain data, which outlives the search.
    pub fn execution(&self) -> Execution {
        let name = |id: EventId| event_ref(self.arena, id);
        let lock_words = self.lock_words();
        let mut lock_sources: FxHashMap<EventId, EventId> = FxHashMap::default();
        for (write, next) in lock_words.iter().flat_map(|(_, writes)| writes.iter().zip(&writes[1..])) {
            let next = self.arena.get(*next);
            if matches!(next.label, Label::Write { update: true, .. }) {
                lock_sources.insert(next.prev, *write);
            }
        }
        let event = |id: &EventId| {
            let e = self.arena.get(*id);
            let rf = lock_sources.get(id).copied().unwrap_or(e.rf);
            ExecEvent { label: e.label, rf: e.label.is_read().then(|| name(rf)) }
        };
        // Numbers of threads that only other executions start are not part of this one.
        let started = self.threads().last().map_or(0, |t| t.0 + 1);
        let threads =
            (0..started).map(|t| self.graph.thread(ThreadId(t)).iter().map(event).collect()).collect();
        let mut co: Vec<(Loc, Vec<EventRef>)> = Vec::new();
        if self.has_co {
            for id in (0..self.graph.loc_count() as u32).map(LocId) {
                let (loc, writes) = (self.arena.locs()[id.index()].loc, self.graph.co(id));
                if !writes.is_empty() && lock_words.iter().all(|(word, _)| *word != loc) {
                    co.push((loc, writes.iter().map(|w| name(*w)).collect()));
                }
            }
            let in_order = |writes: Vec<EventId>| writes.into_iter().map(name).collect();
            co.extend(lock_words.into_iter().map(|(loc, writes)| (loc, in_order(writes))));
            co.sort();
        }
        Execution { threads, co }
    }
}

/// Returns the name of an event as reports use it, which is its thread and index, or the location of an
/// initial write.
pub(crate) fn event_ref(arena: &Arena, id: EventId) -> EventRef {
    if id.is_init() {
        EventRef::Init(arena.locs()[id.init_loc().index()].loc)
    } else {
        let event = arena.get(id);
        EventRef::At(event.thread, event.index)
    }
}

/// Returns whether a fault depends on what is ordered before it, and not on the values that its thread read
/// alone.
pub(crate) fn depends_on_order(fault: &Fault) -> bool {
    use Fault::{BadAddress, Constant, InvalidFree, JoinedTwice, OutOfBounds, OutOfMemory, Uninitialised};
    matches!(
        fault,
        OutOfBounds { .. }
            | InvalidFree(_)
            | JoinedTwice(_)
            | BadAddress { .. }
            | Constant(_)
            | OutOfMemory(_)
            | Uninitialised(_)
            | Fault::MixedSize { .. }
    )
}
