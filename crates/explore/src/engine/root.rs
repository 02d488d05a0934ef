//! Beginning with a graph that is there already: one that has cycles, which the algorithm itself would not build.
//!
//! The events of the root are stamped before all others and are never revisited; everything else goes on as ever. So the
//! graphs that are visited are those that the root grows into by adding events one at a time, each once.

use super::{Engine, Found, NewEvent, Snapshot, Wait};
use crate::view::event_ref;
use crate::xmm::Core;
use crate::{Summary, Violation, Visitor};
use fencepost_graph::{EventId, EventRef, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{Input, Step, ThreadState, layout};
use rustc_hash::FxHashMap;

/// Threads that threads start, by who starts them as the how-manyth. Explorations of the same program share it, so that
/// a thread has the same number in all of them.
pub(crate) type Children = FxHashMap<(ThreadId, u32), ThreadId>;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Goes on from what others have counted, with the threads they know.
    pub(crate) fn following(mut self, summary: Summary, children: Children) -> Self {
        let threads = self.program.threads.len() + children.len();
        self.arena.clocks.widen(threads);
        self.graph.grow(threads, 0);
        self.published = summary.published();
        self.summary = Summary { done: 0.0, ..summary };
        self.children = children;
        self
    }

    /// Explores; what was found, and the threads that are known now.
    pub(crate) fn end(mut self) -> (Found, Children) {
        self.drive();
        let children = std::mem::take(&mut self.children);
        (self.found(), children)
    }

    /// Begins with the events of `core`.
    pub(crate) fn begin_with(&mut self, core: &Core) {
        let order = core.order();
        let threads = core.thread_count();
        self.arena.clocks.widen(threads);
        self.graph.grow(threads, 0);
        let first = self.arena.next_id().index();
        let number: FxHashMap<EventRef, EventId> =
            order.iter().enumerate().map(|(i, name)| (*name, EventId::at(first + i))).collect();
        let (porf, hb) = core.clocks();
        for (stamp, name) in order.iter().enumerate() {
            let EventRef::At(thread, index) = *name else { unreachable!("initial writes are no events") };
            let event = core.execution.threads[thread.index()][index as usize];
            let loc = match event.label.loc() {
                Some(loc) => self.locate(loc.addr, loc.size),
                None => LocId::NONE,
            };
            if event.label.mode().is_some_and(|mode| !mode.is_atomic()) {
                self.arena.set_plain(loc);
            }
            let rf = match event.rf {
                None => EventId::NONE,
                Some(EventRef::Init(_)) => EventId::init(loc),
                Some(write) => number[&write],
            };
            let clocks = EventClocks {
                porf: self.arena.clocks.push(&porf[name]),
                hb: self.arena.clocks.push(&hb[name]),
            };
            self.replay(thread, event.label);
            let new = NewEvent { label: event.label, loc, rf, stamp: stamp as u32, clocks, wait: Wait::NONE };
            let id = self.make(thread, new);
            let place = match event.label {
                Label::Write { .. } => 1 + core.place_among(*name, &order[..stamp]),
                _ => 0,
            };
            self.graph.push(&self.arena, id, place);
        }
        self.root = order.len() as u32;
        self.derivation = core.derivation.clone();
    }

    /// Lets `thread` take a step that came out as `label`.
    fn replay(&mut self, thread: ThreadId, label: Label) {
        let (input, child) = match label {
            Label::Read { value, .. } | Label::Choose(value) | Label::ObjectSize(value) => {
                (Input::Value(value), None)
            }
            Label::Spawn(child) => {
                let Step::Spawn { func, args } = self.next_step(thread) else {
                    unreachable!("the thread did this before")
                };
                let (func, args) = (*func, args.clone());
                let state = ThreadState::start(self.program, child, func, &args);
                (Input::Value(child.0 as u64), Some(Snapshot::start(self.program, state)))
            }
            Label::Join(child) => {
                let result = self.snapshots.current(&self.graph, child).map_or(0, |s| s.state.result());
                (Input::Value(result), None)
            }
            Label::Alloc { addr, size, .. } => {
                self.note_site(thread, addr, size);
                (Input::Go, None)
            }
            _ => (Input::Go, None),
        };
        self.snapshots.answer(self.program, &self.graph, thread, input).child = child.map(Box::new);
    }

    /// Says what is wrong with the events that it began with: they came all at once.
    pub(super) fn check_root(&mut self) {
        let root: Vec<EventId> = self.graph.order()[..self.root as usize].to_vec();
        for (i, id) in root.iter().enumerate() {
            let event = *self.arena.get(*id);
            if self.races {
                let others: Vec<EventId> =
                    root[..i].iter().copied().filter(|other| self.is_race(*other, *id)).collect();
                for other in others {
                    let (first, second) = (event_ref(&self.arena, other), event_ref(&self.arena, *id));
                    self.show(|visitor, view| visitor.violation(view, Violation::Race { first, second }));
                    self.races &= self.visitor.wants_races();
                    if !self.races {
                        break;
                    }
                }
            }
            match event.label {
                Label::Free { addr, .. } => self.check_free(*id, addr),
                Label::Read { loc, .. } if layout::is_shared(loc.addr) && self.graph.frees().is_empty() => {
                    self.check_access(*id);
                }
                _ => {}
            }
        }
    }

    fn is_race(&self, a: EventId, b: EventId) -> bool {
        let (x, y) = (self.arena.get(a), self.arena.get(b));
        let plain = |label: &Label| label.mode().is_some_and(|m| !m.is_atomic());
        x.loc == y.loc
            && x.loc != LocId::NONE
            && x.thread != y.thread
            && (x.label.is_write() || y.label.is_write())
            && (plain(&x.label) || plain(&y.label))
            && !self.arena.hb(x, y)
            && !self.arena.hb(y, x)
    }
}
