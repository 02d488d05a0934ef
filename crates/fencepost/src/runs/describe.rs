//! Describes a run of a machine in the words of its source, for reports.

use super::{names, words};
use crate::event;
use crate::names::{Names, Parts};
use fencepost_graph::Loc;
use fencepost_program::{Program, ThreadId};
use fencepost_report::{Edge, EdgeKind, Event, EventId, EventKind, Execution, ThreadColumn};
use fencepost_states::{StepKind, Trace, TraceStep};
use rustc_hash::FxHashMap;

/// Describes a run of a machine as an execution for reports; `focus` are the steps that the report is about.
/// Steps that only their thread sees are left out.
pub fn describe(program: &Program, parts: Parts, trace: &Trace, focus: &[usize]) -> Execution {
    let names = names(program, parts, trace);
    let mut description = RunDescription {
        names: &names,
        columns: columns(&names, trace),
        run: Execution::default(),
        next: 0,
        inits: FxHashMap::default(),
        takes_effect: vec![],
        waiting: FxHashMap::default(),
    };
    description.run.threads = columns_of(&names, &description.columns);
    let mut firsts = Vec::with_capacity(trace.steps.len());
    for step in &trace.steps {
        let first = description.run.order.len();
        description.step(step);
        firsts.push(description.run.order.get(first).copied());
    }
    let mut run = description.run;
    let mut focus: Vec<EventId> = focus.iter().filter_map(|i| *firsts.get(*i)?).collect();
    focus.sort();
    focus.dedup();
    run.focus = focus;
    // If the first of the steps that repeat is not shown, the next one that is.
    run.repeats_from = trace.repeats_from.and_then(|at| firsts.get(at..)?.iter().find_map(|first| *first));
    run
}

/// Lists the threads of a run, in the order of their numbers.
fn columns(names: &Names<'_>, trace: &Trace) -> Vec<ThreadId> {
    let first = (0..names.program.threads.len() as u32).map(ThreadId);
    let mut all: Vec<ThreadId> = first.chain(trace.started.iter().map(|(thread, _)| *thread)).collect();
    all.extend(trace.steps.iter().map(|step| step.thread));
    all.sort();
    all.dedup();
    all
}

fn columns_of(names: &Names<'_>, threads: &[ThreadId]) -> Vec<ThreadColumn> {
    let column = |thread: &ThreadId| ThreadColumn { name: names.thread(*thread), ..ThreadColumn::default() };
    threads.iter().map(column).collect()
}

/// A run that is being described, step by step.
struct RunDescription<'a, 'p> {
    names: &'a Names<'p>,
    columns: Vec<ThreadId>,
    run: Execution,
    next: u32,
    /// The events of initial values that were read.
    inits: FxHashMap<Loc, EventId>,
    /// For each step so far, the event in which it changes memory, or its only event.
    takes_effect: Vec<Option<EventId>>,
    /// For each operation in a buffer, by thread and number, the event in which it went in.
    waiting: FxHashMap<(ThreadId, u32), EventId>,
}

impl RunDescription<'_, '_> {
    fn step(&mut self, step: &TraceStep) {
        if step.kind == StepKind::Local {
            self.takes_effect.push(None);
            return;
        }
        let left = step.kind.leaves().and_then(|number| self.waiting.get(&(step.thread, number)).copied());
        let id = self.fresh();
        let shown = shown(self.names, id, step);
        self.push(step.thread, shown);
        self.edges(step, id, left);
        let mut effect = id;
        if let Some(write) = step.kind.second_label() {
            effect = self.fresh();
            let shown = event::of_label(self.names, effect, write, None, Some(step.pos));
            self.push(step.thread, shown);
            self.run.edges.push(Edge::new(id, effect, EdgeKind::Rmw));
        }
        self.takes_effect.push(Some(effect));
        if let Some(number) = step.kind.enters() {
            self.waiting.insert((step.thread, number), id);
        }
    }

    /// Adds an event at the end of the run.
    fn push(&mut self, thread: ThreadId, event: Event) {
        let column = self.columns.iter().position(|of| *of == thread);
        self.run.order.push(event.id);
        self.run.threads[column.expect("every step's thread has a column")].events.push(event);
    }

    /// Adds the edges of a step: where its value comes from, what it overtakes, and what leaves the buffer.
    fn edges(&mut self, step: &TraceStep, event: EventId, entered: Option<EventId>) {
        let source = match &step.kind {
            StepKind::Retrieved { from, .. }
            | StepKind::Read { from, .. }
            | StepKind::Updated { from, .. } => match from {
                Some(step) => self.takes_effect.get(*step).copied().flatten(),
                None => step.kind.loc().map(|loc| self.init(loc)),
            },
            StepKind::Forwarded { number, .. } => self.waiting.get(&(step.thread, *number)).copied(),
            _ => None,
        };
        self.run.edges.extend(source.map(|source| Edge::new(source, event, EdgeKind::Rf)));
        self.run.edges.extend(entered.map(|entered| Edge::new(entered, event, EdgeKind::Buffer)));
        for number in step.kind.overtaken() {
            if let Some(older) = self.waiting.get(&(step.thread, *number)) {
                self.run.edges.push(Edge::new(event, *older, EdgeKind::Overtakes));
            }
        }
    }

    /// Returns the event that stands for the initial value of some bytes.
    fn init(&mut self, loc: Loc) -> EventId {
        if let Some(id) = self.inits.get(&loc) {
            return *id;
        }
        let id = self.fresh();
        self.run.init.push(event::initial(self.names, id, loc));
        self.inits.insert(loc, id);
        id
    }

    fn fresh(&mut self) -> EventId {
        self.next += 1;
        EventId(self.next - 1)
    }
}

/// Describes the event of a step, or the first of its two.
fn shown(names: &Names<'_>, id: EventId, step: &TraceStep) -> Event {
    let op = names.program.op_at(step.at);
    let mut event = match (&step.kind, step.kind.label()) {
        (_, Some(label)) => event::of_label(names, id, label, op, Some(step.pos)),
        (kind, None) => Event {
            id,
            kind: EventKind::Other,
            text: String::new(),
            source: names.source(step.pos),
            location: kind.loc().map(|loc| names.loc(loc)),
            value: None,
            mode: kind.mode().map(|mode| mode.name().to_owned()),
            output: vec![],
            internal: false,
        },
    };
    if step.kind.enters().is_some() {
        event.kind = EventKind::Buffered;
    }
    event.text = words::text(names, op, &step.kind);
    event
}
