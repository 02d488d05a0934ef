//! Makes cores of complete graphs with promises: finds the writes that keep the promises, and the part that
//! the cycles need.

use super::Core;
use crate::engine::Promise;
use crate::{Flow, View, Visitor};
use fencepost_graph::{Event, EventId, EventRef, ExecEvent, Execution, Label, LocId, ThreadId};
use rustc_hash::FxHashSet;

/// A visitor of graphs with promises that finds the writes which keep the promises, and collects the cores
/// (the parts that the resulting cycles need).
pub(super) struct Finder<'a> {
    /// The promises that reads were made; number `i` is event `i`.
    pub promises: &'a [Promise],
    /// The cores that were found before, which are not to be found again.
    pub known: &'a mut FxHashSet<Execution>,
    /// The cores that are new.
    pub found: Vec<Core>,
}

impl Visitor for Finder<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let promised = self.promised(view);
        if !promised.is_empty() {
            let mut kept = Vec::with_capacity(promised.len());
            self.keep(view, &promised, &mut kept);
        }
        Flow::Continue
    }
    fn wants_races(&self) -> bool {
        false
    }
}

impl Finder<'_> {
    /// Returns the reads of the graph that read from a promise, each with its promise.
    fn promised(&self, view: &View<'_>) -> Vec<(EventId, Promise)> {
        let reads = view.graph.order().iter().filter(|id| view.arena.get(**id).label.is_read());
        let rf = |id: &EventId| view.arena.get(*id).rf;
        reads
            .filter(|id| !rf(id).is_init() && rf(id).index() < self.promises.len())
            .map(|id| (*id, self.promises[rf(id).index()]))
            .collect()
    }

    /// Tries all writes that may keep the promises from the one after `kept` on.
    ///
    /// The write comes after the read even if all other promises are left out: every cycle can be broken by
    /// as few promises as possible, and of these each is alone on some cycle.
    fn keep(&mut self, view: &View<'_>, promised: &[(EventId, Promise)], kept: &mut Vec<(EventId, EventId)>) {
        let Some((read, promise)) = promised.get(kept.len()).copied() else {
            let core = core(view, promised, kept);
            if self.known.insert(core.execution.clone()) {
                self.found.push(core);
            }
            return;
        };
        let r = view.arena.get(read);
        let keeps = |w: &Event| {
            matches!(w.label, Label::Write { loc, value, .. } if loc == promise.loc && value == promise.value)
                && view.arena.porf(r, w)
        };
        for write in view.graph.thread(promise.writer) {
            if keeps(view.arena.get(*write)) && is_coherent(view, kept, read, *write) {
                kept.push((read, *write));
                self.keep(view, promised, kept);
                kept.pop();
            }
        }
    }
}

/// Returns whether `read`, reading from `write`, is coherent with the other accesses of its thread to the
/// location. (Not all that coherence demands, but most of what goes wrong, and cheap to tell.)
fn is_coherent(view: &View<'_>, kept: &[(EventId, EventId)], read: EventId, write: EventId) -> bool {
    let (arena, graph) = (view.arena, view.graph);
    let r = arena.get(read);
    let place = graph.co_place(r.loc, write);
    graph.thread(r.thread).iter().map(|id| (*id, arena.get(*id))).all(|(id, e)| {
        if e.loc != r.loc || id == read {
            return true;
        }
        let source = match kept.iter().find(|(r, _)| *r == id) {
            Some((_, write)) => *write,
            None if e.label.is_write() => id,
            None if arena.is_promise(e.rf) => return true,
            None => e.rf,
        };
        let other = graph.co_place(r.loc, source);
        match (e.index < r.index, e.label.is_write()) {
            (true, true) => other < place,
            (true, false) => other <= place,
            (false, true) => place < other,
            (false, false) => place <= other,
        }
    })
}

/// Returns the part of a graph that is `po ∪ rf`-before the promised reads, when they read what was `kept`
/// for them.
fn core(view: &View<'_>, promised: &[(EventId, Promise)], kept: &[(EventId, EventId)]) -> Core {
    let (arena, graph) = (view.arena, view.graph);
    let source = |read: EventId| match kept.iter().find(|(r, _)| *r == read) {
        Some((_, write)) => *write,
        None => arena.get(read).rf,
    };
    let mut needed = vec![0u32; graph.thread_count()];
    let mut todo: Vec<EventId> = kept.iter().map(|(read, _)| *read).collect();
    while let Some(id) = todo.pop() {
        let event = arena.get(id);
        let thread = event.thread;
        let from = needed[thread.index()];
        needed[thread.index()] = from.max(event.index + 1);
        if from == 0 {
            todo.extend(graph.spawn(thread));
        }
        for index in from..=event.index {
            let earlier = graph.thread(thread)[index as usize];
            match arena.get(earlier).label {
                Label::Read { .. } => todo.extend(Some(source(earlier)).filter(|w| !w.is_init())),
                Label::Join(child) => todo.extend(graph.last(child).or(graph.spawn(child))),
                _ => {}
            }
        }
    }
    let count = needed.iter().rposition(|n| *n > 0).map_or(0, |t| t + 1);
    let is_needed = |id: &EventId| {
        let event = arena.get(*id);
        event.index < needed[event.thread.index()]
    };
    let name = |id: EventId| crate::view::event_ref(arena, id);
    let event = |id: &EventId| {
        let label = arena.get(*id).label;
        ExecEvent { label, rf: label.is_read().then(|| name(source(*id))) }
    };
    let threads = (0..count)
        .map(|t| graph.thread(ThreadId(t as u32)).iter().filter(|id| is_needed(id)).map(event).collect())
        .collect();
    let mut co = Vec::new();
    for loc in (0..graph.loc_count() as u32).map(LocId) {
        let writes: Vec<EventRef> = graph.co(loc).iter().filter(|w| is_needed(w)).map(|w| name(*w)).collect();
        if !writes.is_empty() {
            co.push((arena.locs()[loc.index()].loc, writes));
        }
    }
    co.sort();
    let promises = promised.iter().map(|(_, promise)| *promise).collect();
    Core { execution: Execution { threads, co }, promises, derivation: None }
}
