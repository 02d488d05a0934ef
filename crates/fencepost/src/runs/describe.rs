//! A run of the machine in the words of its source: what a report shows.

use super::{names, words};
use crate::names::{Names, Parts};
use fencepost_graph::Loc;
use fencepost_program::{Mode, Program, ThreadId};
use fencepost_report::{Edge, EdgeKind, Event, EventId, EventKind, Execution, ThreadColumn, Value};
use fencepost_states::{StepKind, Trace, TraceStep};
use rustc_hash::FxHashMap;

/// The run, and which of its steps it is about. Steps that only their thread sees are left out.
pub fn describe(program: &Program, parts: Parts, trace: &Trace, focus: &[usize]) -> Execution {
    let names = names(program, parts, trace);
    let mut telling = Telling {
        names: &names,
        columns: columns(&names, trace),
        run: Execution::default(),
        next: 0,
        inits: FxHashMap::default(),
        takes_effect: vec![],
        waiting: FxHashMap::default(),
    };
    telling.run.threads = columns_of(&names, &telling.columns);
    let mut firsts = Vec::with_capacity(trace.steps.len());
    for step in &trace.steps {
        let first = telling.run.order.len();
        telling.step(step);
        firsts.push(telling.run.order.get(first).copied());
    }
    let mut run = telling.run;
    let mut focus: Vec<EventId> = focus.iter().filter_map(|i| *firsts.get(*i)?).collect();
    focus.sort();
    focus.dedup();
    run.focus = focus;
    // If the first of the steps that repeat is not shown, the next one that is.
    run.repeats_from = trace.repeats_from.and_then(|at| firsts.get(at..)?.iter().find_map(|first| *first));
    run
}

/// The threads there are, in the order of their numbers.
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

/// A run that is being told.
struct Telling<'a, 'p> {
    names: &'a Names<'p>,
    columns: Vec<ThreadId>,
    run: Execution,
    next: u32,
    /// The initial values that somebody read.
    inits: FxHashMap<Loc, EventId>,
    /// For each step so far the event in which it changes memory, or the only one there is.
    takes_effect: Vec<Option<EventId>>,
    /// What is in the buffers: where it came in, and how the program orders it.
    waiting: FxHashMap<(ThreadId, u32), (EventId, Option<Mode>)>,
}

impl Telling<'_, '_> {
    fn step(&mut self, step: &TraceStep) {
        if step.kind == StepKind::Local {
            self.takes_effect.push(None);
            return;
        }
        let left =
            words::leaves(&step.kind).and_then(|number| self.waiting.get(&(step.thread, number)).copied());
        let issued = left.and_then(|(_, mode)| mode);
        let op = words::op(self.names.program, step.at);
        let text = words::text(self.names, op, &step.kind, issued);
        let written = words::written(self.names, &step.kind);
        let mode = words::mode(&step.kind).or(issued);
        let value = words::value(&step.kind);
        let event = self.event(step, kind(&step.kind), text, value, mode);
        self.edges(step, event, left.map(|(entered, _)| entered));
        let mut effect = event;
        if let (Some(text), StepKind::Updated { new, mode, .. }) = (written, &step.kind) {
            let mode = Some(mode.write_half());
            effect = self.event(step, EventKind::RmwWrite, text, *new, mode);
            self.run.edges.push(Edge::new(event, effect, EdgeKind::Rmw));
        }
        self.takes_effect.push(Some(effect));
        if let Some(number) = words::enters(&step.kind) {
            self.waiting.insert((step.thread, number), (event, mode));
        }
    }

    /// Adds an event at the end.
    fn event(
        &mut self,
        step: &TraceStep,
        kind: EventKind,
        text: String,
        value: Option<u64>,
        mode: Option<Mode>,
    ) -> EventId {
        let id = self.fresh();
        let loc = words::loc(&step.kind);
        let event = Event {
            id,
            kind,
            text,
            source: self.names.source(step.pos),
            location: loc.map(|loc| self.names.loc(loc)),
            value: loc.zip(value).map(|(loc, value)| Value::from(self.names.value(loc, value))),
            mode: mode.map(|mode| mode.name().to_owned()),
            output: vec![],
        };
        let column = self.columns.iter().position(|thread| *thread == step.thread);
        self.run.threads[column.expect("every step's thread has a column")].events.push(event);
        self.run.order.push(id);
        id
    }

    /// Where a value comes from, what is overtaken, and what leaves the buffer.
    fn edges(&mut self, step: &TraceStep, event: EventId, entered: Option<EventId>) {
        let source = match &step.kind {
            StepKind::Retrieved { from, .. }
            | StepKind::Read { from, .. }
            | StepKind::Updated { from, .. } => match from {
                Some(step) => self.takes_effect.get(*step).copied().flatten(),
                None => words::loc(&step.kind).map(|loc| self.init(loc)),
            },
            StepKind::Forwarded { number, .. } => {
                self.waiting.get(&(step.thread, *number)).map(|(entered, _)| *entered)
            }
            _ => None,
        };
        self.run.edges.extend(source.map(|source| Edge::new(source, event, EdgeKind::Rf)));
        self.run.edges.extend(entered.map(|entered| Edge::new(entered, event, EdgeKind::Buffer)));
        for number in words::overtaken(&step.kind) {
            if let Some((older, _)) = self.waiting.get(&(step.thread, *number)) {
                self.run.edges.push(Edge::new(event, *older, EdgeKind::Overtakes));
            }
        }
    }

    /// The event that stands for the initial value of some bytes.
    fn init(&mut self, loc: Loc) -> EventId {
        if let Some(id) = self.inits.get(&loc) {
            return *id;
        }
        let id = self.fresh();
        let names = self.names;
        let value = names.program.initial_value(loc.addr, loc.size.bytes()).unwrap_or(0);
        let value = names.value(loc, value);
        self.run.init.push(Event {
            id,
            kind: EventKind::Write,
            text: format!("{} = {value}", names.loc(loc)),
            source: None,
            location: Some(names.loc(loc)),
            value: Some(Value::from(value)),
            mode: None,
            output: vec![],
        });
        self.inits.insert(loc, id);
        id
    }

    fn fresh(&mut self) -> EventId {
        self.next += 1;
        EventId(self.next - 1)
    }
}

fn kind(kind: &StepKind) -> EventKind {
    match kind {
        StepKind::Stored { .. } | StepKind::Issued { .. } => EventKind::Buffered,
        StepKind::Flushed { .. } | StepKind::Wrote { .. } => EventKind::Write,
        StepKind::Retrieved { .. } | StepKind::Read { .. } | StepKind::Forwarded { .. } => EventKind::Read,
        StepKind::Updated { new: Some(_), .. } => EventKind::RmwRead,
        StepKind::Updated { new: None, .. } => EventKind::Read,
        StepKind::Fence(_) => EventKind::Fence,
        StepKind::Copied { .. }
        | StepKind::Allocated { .. }
        | StepKind::Freed { .. }
        | StepKind::Started { .. }
        | StepKind::Joined { .. }
        | StepKind::Chose { .. }
        | StepKind::Local
        | StepKind::Finished
        | StepKind::Exited
        | StepKind::Blocked(_) => EventKind::Other,
    }
}
