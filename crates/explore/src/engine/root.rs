//! Begins a search with a graph that is there already: one that has cycles, which the algorithm itself would
//! not build.
//!
//! The events of the root are stamped before all others and are never revisited; everything else goes on as
//! ever. So the graphs that are visited are those that the root grows into by adding events one at a time,
//! each once.

use super::{Engine, NewEvent, SearchResult, Snapshot, Wait};
use crate::Summary;
use crate::xmm::{Core, Derivation};
use fencepost_graph::{EventId, EventRef, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{Input, Step, ThreadState, layout};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The numbers of threads that other threads start, by the starting thread and how many threads it started
/// before. Searches of the same program share them, so that a thread has the same number in all of them.
pub(crate) type Children = FxHashMap<(ThreadId, u32), ThreadId>;

/// The graph that a search began with, whose events are never removed; empty except under XMM.
#[derive(Default)]
pub(super) struct Root {
    /// The number of its events, which is also the least stamp of an event that may be removed.
    len: u32,
    /// The reason why XMM allows the root, if it has a cycle.
    derivation: Option<Arc<Derivation>>,
}

impl Root {
    /// Returns the number of events of the root, the graph that the search began with. Events with a lesser
    /// stamp are never removed.
    #[inline]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Returns the reason why XMM allows the root, if it has a cycle.
    pub fn derivation(&self) -> Option<&Arc<Derivation>> {
        self.derivation.as_ref()
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns this engine with the counts and thread numbers of an earlier search of the same program, to
    /// which it adds.
    pub(crate) fn following(mut self, summary: Summary, children: Children) -> Self {
        let threads = self.program.threads.len() + children.len();
        self.draft.widen(threads);
        self.worker.published = summary.published();
        self.report.summary = Summary { done: 0.0, ..summary };
        self.draft.children = children;
        self
    }

    /// Explores all graphs, and returns the result with the numbers of all threads that were started.
    pub(crate) fn run_and_return_children(mut self) -> (SearchResult, Children) {
        self.drive();
        let children = std::mem::take(&mut self.draft.children);
        (self.result(), children)
    }

    /// Adds the events of `core`, a cyclic graph of XMM, as the root of this search. To be called before
    /// anything else is done.
    pub(crate) fn begin_with(&mut self, core: &Core) {
        let order = core.order();
        let threads = core.thread_count();
        self.draft.widen(threads);
        let first = self.draft.arena.next_id().index();
        let number: FxHashMap<EventRef, EventId> =
            order.iter().enumerate().map(|(i, name)| (*name, EventId::at(first + i))).collect();
        let (porf, hb) = core.clocks();
        for (stamp, name) in order.iter().enumerate() {
            let EventRef::At(thread, index) = *name else { unreachable!("initial writes are no events") };
            let event = core.execution.threads[thread.index()][index as usize];
            let loc = match event.label.loc() {
                Some(loc) => self.draft.locate(self.program, loc.addr, loc.size),
                None => LocId::NONE,
            };
            if event.label.mode().is_some_and(|mode| !mode.is_atomic()) {
                self.draft.arena.set_plain(loc);
            }
            let rf = match event.rf {
                None => EventId::NONE,
                Some(EventRef::Init(_)) => EventId::init(loc),
                Some(write) => number[&write],
            };
            let clocks = EventClocks {
                porf: self.draft.arena.clocks.push(&porf[name]),
                hb: self.draft.arena.clocks.push(&hb[name]),
            };
            self.replay(thread, event.label);
            let new = NewEvent { label: event.label, loc, rf, stamp: stamp as u32, clocks, wait: Wait::NONE };
            let id = self.make(thread, new);
            let place = match event.label {
                Label::Write { .. } => 1 + core.place_among(*name, &order[..stamp]),
                _ => 0,
            };
            self.draft.graph.push(&self.draft.arena, id, place);
        }
        self.root = Root { len: order.len() as u32, derivation: core.derivation.clone() };
    }

    /// Lets `thread` take a step whose outcome was `label`.
    fn replay(&mut self, thread: ThreadId, label: Label) {
        let (input, child) = match label {
            Label::Read { value, .. } | Label::Choose(value) | Label::ObjectSize(value) => {
                (Input::Value(value), None)
            }
            Label::Spawn(child) => {
                let Step::Spawn { func, args } = self.draft.next_step(thread) else {
                    unreachable!("the thread did this before")
                };
                let (func, args) = (*func, args.clone());
                let state = ThreadState::start(self.program, child, func, &args);
                (Input::Value(child.0 as u64), Some(Snapshot::start(self.program, state)))
            }
            Label::Join(child) => {
                let result = self.draft.current(child).map_or(0, |s| s.state.result());
                (Input::Value(result), None)
            }
            Label::Alloc { addr, size, .. } => {
                self.refinement.note_object(self.program, self.draft.current(thread), addr, size);
                (Input::Go, None)
            }
            _ => (Input::Go, None),
        };
        self.draft.snapshots.answer(self.program, &self.draft.graph, thread, input).child =
            child.map(Box::new);
    }

    /// Reports the errors among the events of the root, which were added all at once and not checked one by
    /// one.
    pub(super) fn check_root(&mut self) {
        let root: Vec<EventId> = self.draft.graph.order()[..self.root.len as usize].to_vec();
        for (i, id) in root.iter().enumerate() {
            let event = *self.draft.arena.get(*id);
            if self.report.races {
                let others: Vec<EventId> =
                    root[..i].iter().copied().filter(|other| self.is_race(*other, *id)).collect();
                self.show_races(&others, *id);
            }
            match event.label {
                Label::Free { addr, .. } => self.check_free(*id, addr),
                Label::Read { loc, .. }
                    if layout::is_shared(loc.addr) && self.draft.graph.frees().is_empty() =>
                {
                    self.check_access(*id);
                }
                _ => {}
            }
        }
    }

    /// Returns whether two events of the root race.
    fn is_race(&self, a: EventId, b: EventId) -> bool {
        let (x, y) = (self.draft.arena.get(a), self.draft.arena.get(b));
        let plain = |label: &Label| label.mode().is_some_and(|m| !m.is_atomic());
        x.loc == y.loc
            && x.loc != LocId::NONE
            && x.thread != y.thread
            && (x.label.is_write() || y.label.is_write())
            && (plain(&x.label) || plain(&y.label))
            && !self.draft.arena.hb(x, y)
            && !self.draft.arena.hb(y, x)
    }
}
