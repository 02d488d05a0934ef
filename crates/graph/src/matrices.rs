//! The fast way from a graph that an engine has built to relations.
//!
//! [`Candidate::from_execution`] takes plain data and looks names up in trees. An engine that asks about
//! every graph it completes would spend most of its time there. Here events are numbered by counting, every
//! row of a relation is filled by ranges of bits or from the row of the event after it, and memory is used
//! again: for up to 64 events, where a row is one word, this costs a few operations per event.

use crate::{Arena, Candidate, CandidateEvent, EventRef, Graph, Label, LocId, ThreadId};
use std::ops::Range;

/// Makes a [`Candidate`] (relations as bit matrices) of one engine's graph after the other, in the same
/// memory.
#[derive(Clone, Debug, Default)]
pub struct Matrices {
    candidate: Candidate,
    /// All locations that the arena has had so far, in order of their addresses.
    locs: Vec<LocId>,
    /// The number of the initial write of each location.
    initial: Vec<u32>,
    /// The number of each event of the arena. Only the entries of the last graph's events mean anything.
    number: Vec<u32>,
}

impl Matrices {
    /// Returns the candidate of a graph with a coherence order, the same as that of its execution.
    pub fn with_co(&mut self, arena: &Arena, graph: &Graph) -> &mut Candidate {
        self.load(arena, graph);
        for loc in accessed(&self.locs, graph) {
            let co = &mut self.candidate.co;
            let mut later: Option<usize> = None;
            for write in graph.co(loc).iter().rev() {
                let n = self.number[write.index()] as usize;
                later.into_iter().for_each(|later| co.insert_with_successors(n, later));
                later = Some(n);
            }
            let initial = self.initial[loc.index()] as usize;
            later.into_iter().for_each(|later| co.insert_with_successors(initial, later));
        }
        &mut self.candidate
    }

    /// Returns the candidate of a graph without a coherence order, in which `co` is empty. The lists of
    /// writes of such a graph are in no meaningful order.
    pub fn without_co(&mut self, arena: &Arena, graph: &Graph) -> &mut Candidate {
        self.load(arena, graph);
        &mut self.candidate
    }

    /// Fills in all relations but coherence.
    fn load(&mut self, arena: &Arena, graph: &Graph) {
        self.name_events(arena, graph);
        let Matrices { candidate: c, number, initial, .. } = self;
        let size = c.events.len();
        let relations = [&mut c.po, &mut c.rf, &mut c.co, &mut c.rmw, &mut c.sync];
        relations.into_iter().chain([&mut c.addr, &mut c.data, &mut c.ctrl]).for_each(|r| r.reset(size));
        let inner = size - graph.len();
        (0..inner).for_each(|init| c.po.insert_range(init, inner..size));
        let mut first = inner;
        for thread in (0..graph.thread_count() as u32).map(ThreadId) {
            let events = graph.thread(thread);
            let range = first..first + events.len();
            for (n, id) in range.clone().zip(events) {
                let event = arena.get(*id);
                c.po.insert_range(n, n + 1..range.end);
                match event.label {
                    Label::Read { .. } => {
                        let from = match event.rf.is_init() {
                            true => initial[event.loc.index()],
                            false => number[event.rf.index()],
                        };
                        c.rf.insert(from as usize, n);
                    }
                    // The read of the update is the event before it.
                    Label::Write { update: true, .. } => c.rmw.insert(n - 1, n),
                    _ => {}
                }
            }
            let ends = graph.joins(thread).iter().map(|join| number[join.index()] as usize);
            ends.for_each(|join| add_end(c, graph, thread, range.clone(), join, number));
            if let Some(spawn) = graph.spawn(thread) {
                c.sync.insert_range(number[spawn.index()] as usize, range.clone());
            }
            first = range.end;
        }
    }

    /// Names and numbers the events: initial writes in order of their locations, then thread by thread.
    fn name_events(&mut self, arena: &Arena, graph: &Graph) {
        if self.locs.len() != arena.locs().len() {
            // Locations are never forgotten, so this is rare.
            self.locs = (0..arena.locs().len() as u32).map(LocId).collect();
            self.locs.sort_unstable_by_key(|id| arena.locs()[id.index()].loc);
            self.initial.resize(self.locs.len(), 0);
        }
        if self.number.len() < arena.next_id().index() {
            self.number.resize(arena.next_id().index(), 0);
        }
        let events = &mut self.candidate.events;
        events.clear();
        for loc in accessed(&self.locs, graph) {
            self.initial[loc.index()] = events.len() as u32;
            let name = EventRef::Init(arena.locs()[loc.index()].loc);
            events.push(CandidateEvent { name, label: None });
        }
        for thread in (0..graph.thread_count() as u32).map(ThreadId) {
            let first = events.len() as u32;
            (first..).zip(graph.thread(thread)).for_each(|(n, id)| self.number[id.index()] = n);
            events.extend(graph.thread(thread).iter().map(|id| {
                let event = arena.get(*id);
                CandidateEvent { name: EventRef::At(thread, event.index), label: Some(event.label) }
            }));
        }
    }
}

/// Orders the events of a thread, and its start, before the join that waits for its end.
fn add_end(
    c: &mut Candidate,
    graph: &Graph,
    thread: ThreadId,
    events: Range<usize>,
    join: usize,
    number: &[u32],
) {
    let spawn = graph.spawn(thread).map(|spawn| number[spawn.index()] as usize);
    events.chain(spawn).for_each(|event| c.sync.insert(event, join));
}

/// Returns the locations that events of the graph access, in order.
fn accessed<'a>(locs: &'a [LocId], graph: &'a Graph) -> impl Iterator<Item = LocId> + 'a {
    let used = |loc: &LocId| {
        loc.index() < graph.loc_count() && !(graph.co(*loc).is_empty() && graph.reads(*loc).is_empty())
    };
    locs.iter().copied().filter(used)
}
