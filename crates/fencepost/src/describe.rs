//! Describes an execution in the words of its source, for reports.

use crate::event;
use crate::internal;
use crate::model::Decider;
use crate::names::{Names, Parts};
use crate::output::{self, Output};
use crate::scene::{Dependent, Ended, Replayed, Scene};
use fencepost_cat::Model;
use fencepost_explore::{dependencies, xmm};
use fencepost_graph::{Candidate, EventRef, Label, Loc, Matrices, Relation};
use fencepost_program::{Op, Program, ThreadId};
use fencepost_report::{
    Committed, Derivation, DerivationKind, Edge, EdgeKind, Event, EventId, Execution, ThreadColumn,
};
use rustc_hash::FxHashMap;

/// The numbers that the events of an execution have in a report.
#[derive(Clone)]
pub struct Numbering {
    numbers: FxHashMap<EventRef, EventId>,
}

impl Numbering {
    /// Returns the number of an event in the report, and gives it a new one if it has none yet.
    pub fn id(&mut self, event: EventRef) -> EventId {
        let next = EventId(self.numbers.len() as u32);
        *self.numbers.entry(event).or_insert(next)
    }
}

/// Describes the execution graph that `view` shows, with the names of the source, for a report. `focus` are
/// the events that the report is about. If the graph has a cycle, the execution that it was derived from is
/// described, too.
pub fn describe<'a>(
    view: &impl Ended<'a>,
    names: &Names<'_>,
    focus: &[EventRef],
    decider: &Decider,
) -> Execution {
    let (mut execution, mut ids) = described(view, names, focus);
    if let Some(text) = decider.text().filter(|text| text.model.shows()) {
        let mut memory = Matrices::default();
        show(&text.model, view.relations(Dependent::Yes, &mut memory), &mut execution, &mut ids);
    }
    if let Some(derivation) = view.derivation() {
        execution.derivation = Some(Box::new(derived(names, &view.graph(), ids, derivation)));
    }
    execution
}

/// Adds the relations that the model's text wants to be shown. Of one that is transitive, the edges that
/// follow from others are left out.
fn show(model: &Model, candidate: &Candidate, execution: &mut Execution, ids: &mut Numbering) {
    for (name, pairs) in model.shown(candidate) {
        let all = Relation::from_pairs(candidate.events.len(), pairs.iter().copied());
        let beyond = all.compose(&all);
        let is_transitive = beyond.iter().all(|(a, b)| all.contains(a, b)) && all.is_irreflexive();
        let needed = pairs.into_iter().filter(|(a, b)| !is_transitive || !beyond.contains(*a, *b));
        for (from, to) in needed.map(|(a, b)| (candidate.events[a].name, candidate.events[b].name)) {
            execution.edges.push(Edge::new(ids.id(from), ids.id(to), EdgeKind::Other(name.clone())));
        }
    }
}

/// Describes an execution graph that was found without running the program, with the relations that the
/// model's text in cat shows. Runs the program along the graph to find the places of its events. Returns the
/// numbers of the events, too.
pub fn describe_graph(
    program: &Program,
    graph: &fencepost_graph::Execution,
    parts: Parts,
    text: Option<&Model>,
) -> (Execution, Numbering) {
    let past = Replayed::new(program, graph.clone());
    let names = Names::of(&past, parts);
    let (mut execution, mut ids) = described(&past, &names, &[]);
    if let Some(text) = text.filter(|text| text.shows()) {
        let depend = dependencies(program, graph);
        let candidate = Candidate::from_execution(graph).with_dependencies(&depend);
        show(text, &candidate, &mut execution, &mut ids);
    }
    (execution, ids)
}

/// Describes how an execution was derived from another one, which is run once more to find the places of its
/// events.
fn derived(
    names: &Names<'_>,
    graph: &fencepost_graph::Execution,
    mut ids: Numbering,
    derivation: &xmm::Derivation,
) -> Derivation {
    let past = Replayed::new(names.program, derivation.source.clone());
    let past_names = Names::of(&past, names.parts);
    let (mut source, mut source_ids) = described(&past, &past_names, &[]);
    let committed = derivation.committed.iter();
    let committed: Vec<Committed> = committed
        .map(|(event, was)| Committed { event: ids.id(*event), source: source_ids.id(*was) })
        .collect();
    let again = graph.events().map(|(event, _)| event).filter(|event| match event {
        EventRef::At(thread, index) => {
            let count = derivation.re_executed.get(thread.index()).copied().unwrap_or(0);
            *index < count && derivation.committed.iter().all(|(kept, _)| kept != event)
        }
        EventRef::Init(_) => false,
    });
    let re_executed = again.map(|event| ids.id(event)).collect();
    if let Some(earlier) = &derivation.source_derivation {
        source.derivation = Some(Box::new(derived(&past_names, &derivation.source, source_ids, earlier)));
    }
    Derivation { kind: DerivationKind::ReExecution, source, committed, re_executed }
}

/// Describes an execution for a report, and returns the numbers of its events.
fn described<'a>(view: &impl Scene<'a>, names: &Names<'_>, focus: &[EventRef]) -> (Execution, Numbering) {
    let graph = view.graph();
    let mut ids = Numbering { numbers: FxHashMap::default() };
    let mut locs: Vec<Loc> = graph.events().filter_map(|(_, e)| e.label.loc()).collect();
    locs.sort();
    locs.dedup();
    let init = locs.iter().map(|loc| event::initial(names, ids.id(EventRef::Init(*loc)), *loc));
    let mut execution = Execution { init: init.collect(), ..Execution::default() };
    let prints = output::prints(view.program());
    for (t, events) in graph.threads.iter().enumerate() {
        let thread = ThreadId(t as u32);
        let mut printed = if prints { output::of(view, &graph, thread) } else { Output::default() };
        let shown = |(i, event): (usize, &fencepost_graph::ExecEvent)| {
            let name = EventRef::At(thread, i as u32);
            let shown = event::of_label(names, ids.id(name), &event.label, op(view, name), view.pos(name));
            let output = printed.after.get_mut(i).map(std::mem::take).unwrap_or_default();
            let asked = view.asked(name);
            let internal =
                asked.is_some_and(|(state, _)| internal::is_internal(view.program(), state, &event.label));
            Event { output, internal, ..shown }
        };
        let events = events.iter().enumerate().map(shown).collect();
        execution.threads.push(ThreadColumn { name: names.thread(thread), output: printed.first, events });
    }
    let mut next: FxHashMap<EventRef, EventRef> = FxHashMap::default();
    for (loc, writes) in &graph.co {
        let all: Vec<EventRef> =
            std::iter::once(EventRef::Init(*loc)).chain(writes.iter().copied()).collect();
        next.extend(all.windows(2).map(|pair| (pair[0], pair[1])));
    }
    for (from, to) in &next {
        let edge = Edge::new(ids.id(*from), ids.id(*to), EdgeKind::Co);
        execution.edges.push(edge);
    }
    for (name, event) in graph.events() {
        let Some(rf) = event.rf else { continue };
        let edge = Edge::new(ids.id(rf), ids.id(name), EdgeKind::Rf);
        execution.edges.push(edge);
        let EventRef::At(thread, index) = name else { continue };
        let own_write = EventRef::At(thread, index + 1);
        let update = matches!(event.label, Label::Read { update: true, .. });
        if update && graph.event(own_write).is_some() {
            let edge = Edge::new(ids.id(name), ids.id(own_write), EdgeKind::Rmw);
            execution.edges.push(edge);
        }
        // The write of an update always overwrites what its read read: that edge is left out.
        if let Some(overwriter) = next.get(&rf).filter(|w| !(update && **w == own_write)) {
            let edge = Edge::new(ids.id(name), ids.id(*overwriter), EdgeKind::Fr);
            execution.edges.push(edge);
        }
    }
    // The events of a thread come after its start and before the join that waits for its end.
    for (name, event) in graph.events() {
        let ends = |thread: ThreadId| graph.threads.get(thread.index()).map_or(0, |e| e.len() as u32);
        match event.label {
            Label::Spawn(thread) if ends(thread) > 0 => {
                let first = ids.id(EventRef::At(thread, 0));
                execution.edges.push(Edge::new(ids.id(name), first, EdgeKind::Start));
            }
            Label::Join(thread) if ends(thread) > 0 => {
                let last = ids.id(EventRef::At(thread, ends(thread) - 1));
                execution.edges.push(Edge::new(last, ids.id(name), EdgeKind::Join));
            }
            _ => {}
        }
    }
    let mut focus: Vec<EventId> = focus.iter().map(|event| ids.id(*event)).collect();
    focus.sort();
    focus.dedup();
    execution.focus = focus;
    execution.edges.sort_by(|a, b| (&a.kind, a.from, a.to).cmp(&(&b.kind, b.from, b.to)));
    (execution, ids)
}

/// Returns the instruction that an event comes from, where that is worth showing: in programs, not in litmus
/// tests.
fn op<'a>(view: &impl Scene<'a>, event: EventRef) -> Option<&'a Op> {
    view.program().op_at(view.asked(event)?.0.code_pos())
}
