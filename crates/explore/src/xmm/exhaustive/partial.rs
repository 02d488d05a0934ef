//! Graphs that may not be finished, with the states of their threads; and the step *Execute*.

use super::shape::{MAX_EVENTS, Shape};
use super::{Limits, Refusal};
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc};
use fencepost_program::{
    FuncId, Input, Program, Read, Step, ThreadId, ThreadState, Update, Write, WriteKind, layout, resume,
};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// The state of a thread of an unfinished graph, and the step that it wants to take next.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub state: ThreadState,
    /// The step that the thread wants to take next.
    pub step: Step,
}

/// A graph that may not be finished, with the states of its threads.
#[derive(Clone, Debug)]
pub(super) struct Partial {
    pub graph: Execution,
    /// The threads of the graph; `None` for a thread that has not been started.
    pub runs: Vec<Option<Run>>,
}

/// The kind of a graph to which nothing can be added (complete, blocked, or with a thread that failed).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Complete,
    Blocked,
    Failed,
}

/// The event that a thread of an unfinished graph would add next, if any.
#[derive(Clone, Debug)]
pub(super) enum NextEvent {
    /// None: the thread has finished, is blocked or has failed.
    Nothing,
    /// None yet: the thread waits for the end of a thread that has not ended.
    Waits(ThreadId),
    /// An event that can be added in one way only.
    Plain(Label, Input),
    /// The start of a thread.
    Spawn(FuncId, Vec<u64>),
    Write(Label),
    Read(Read),
    Choose(u64, u64),
}

impl Partial {
    /// Returns the numbers of the threads that have been started.
    pub fn ids(&self) -> impl Iterator<Item = ThreadId> + '_ {
        (0..).zip(&self.runs).filter(|(_, run)| run.is_some()).map(|(t, _)| ThreadId(t))
    }

    /// Returns the state of a thread; `None` if it has not been started.
    pub fn run(&self, id: ThreadId) -> Option<&Run> {
        self.runs.get(id.index())?.as_ref()
    }

    /// Returns the name that the next event of a thread will have.
    pub fn next_name(&self, id: ThreadId) -> EventRef {
        EventRef::At(id, self.graph.threads[id.index()].len() as u32)
    }

    fn start(&mut self, id: ThreadId, program: &Program, mut state: ThreadState) {
        let step = resume(program, &mut state, Input::Go);
        let count = self.runs.len().max(id.index() + 1);
        self.runs.resize(count, None);
        self.graph.threads.resize(count, vec![]);
        self.runs[id.index()] = Some(Run { state, step });
    }

    /// Returns the writes to `loc` in the graph, with their values.
    pub fn writes(&self, loc: Loc) -> impl Iterator<Item = (EventRef, u64)> + '_ {
        self.graph.events().filter_map(move |(name, event)| match event.label {
            Label::Write { loc: of, value, .. } if of == loc => Some((name, value)),
            _ => None,
        })
    }

    /// Inserts `write` at place `at` in the coherence order of `loc`.
    pub fn place(&mut self, loc: Loc, write: EventRef, at: usize) {
        match self.graph.co.binary_search_by_key(&loc, |(of, _)| *of) {
            Ok(i) => self.graph.co[i].1.insert(at, write),
            Err(i) => self.graph.co.insert(i, (loc, vec![write])),
        }
    }

    /// Returns the number of writes of `loc` that are in the coherence order.
    pub fn places(&self, loc: Loc) -> usize {
        self.graph.co.iter().find(|(of, _)| *of == loc).map_or(0, |(_, order)| order.len())
    }

    /// Returns the kind of the graph, given that nothing can be added to it.
    pub fn end(&self) -> End {
        let mut end = End::Complete;
        let mut exited = false;
        for run in self.runs.iter().flatten() {
            match run.step {
                Step::Finished => {}
                Step::Exited => exited = true,
                Step::Error(_) => return End::Failed,
                _ => end = End::Blocked,
            }
        }
        if exited { End::Complete } else { end }
    }

    /// Returns two locations of the graph that overlap without being the same.
    fn overlap(&self) -> Option<(Loc, Loc)> {
        let locs: Vec<Loc> = self.graph.events().filter_map(|(_, e)| e.label.loc()).collect();
        let pairs = locs.iter().flat_map(|a| locs.iter().map(move |b| (*a, *b)));
        pairs.into_iter().find(|(a, b)| a != b && a.overlaps(*b))
    }
}

/// Runs the threads of a program to build its graphs event by event, within limits.
pub(super) struct Machine<'a> {
    pub program: &'a Program,
    pub limits: &'a Limits,
    /// Numbers of started threads, by the thread that started them and how many that thread had started
    /// before.
    children: BTreeMap<(ThreadId, usize), ThreadId>,
    /// Number of threads that have numbers.
    pub names: u32,
    /// Number of graphs built so far.
    pub graphs: usize,
    /// A function that is asked now and then whether to stop.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Machine<'a> {
    /// Returns a machine that has built no graphs yet.
    pub fn new(program: &'a Program, limits: &'a Limits) -> Self {
        Machine {
            program,
            limits,
            children: BTreeMap::new(),
            names: program.threads.len() as u32,
            graphs: 0,
            stop: None,
        }
    }

    /// Returns the graph without events, with all threads of the program at their beginning.
    pub fn start(&self) -> Partial {
        let mut first = Partial { graph: Execution::default(), runs: vec![] };
        for i in 0..self.program.threads.len() as u32 {
            first.start(ThreadId(i), self.program, ThreadState::initial(self.program, ThreadId(i)));
        }
        first
    }

    /// Counts a graph that was built, and refuses to go on if there are too many or the enumeration is to
    /// stop.
    pub fn count(&mut self) -> Result<(), Refusal> {
        self.graphs += 1;
        if self.graphs.is_multiple_of(256) && self.stop.is_some_and(|stop| stop()) {
            return Err(Refusal::Stopped);
        }
        if self.graphs > self.limits.graphs { Err(Refusal::TooBig(*self.limits)) } else { Ok(()) }
    }

    /// Returns the event that thread `id` would add next.
    pub fn next(&self, partial: &Partial, id: ThreadId) -> Result<NextEvent, Refusal> {
        let Some(run) = partial.run(id) else { return Ok(NextEvent::Nothing) };
        Ok(match &run.step {
            Step::Finished | Step::Exited | Step::Blocked(_) | Step::Error(_) => NextEvent::Nothing,
            Step::Read(read) => NextEvent::Read(*read),
            Step::Write(Write { addr, size, mode, value, kind, .. }) => NextEvent::Write(Label::Write {
                loc: Loc { addr: *addr, size: *size },
                mode: *mode,
                value: *value,
                update: *kind == WriteKind::Update,
            }),
            Step::Fence(kind) => NextEvent::Plain(Label::Fence(*kind), Input::Go),
            Step::External { .. } => NextEvent::Plain(Label::External, Input::Go),
            Step::Detach { thread } => NextEvent::Plain(Label::Detach(ThreadId(*thread as u32)), Input::Go),
            Step::Spawn { func, args } => NextEvent::Spawn(*func, args.to_vec()),
            Step::Join { thread } => {
                let child = ThreadId(*thread as u32);
                match partial.run(child) {
                    Some(run) if run.step == Step::Finished => {
                        NextEvent::Plain(Label::Join(child), Input::Value(run.state.result()))
                    }
                    _ => NextEvent::Waits(child),
                }
            }
            Step::Choose { low, high } => NextEvent::Choose(*low, *high),
            Step::Alloc { .. } | Step::Free { .. } | Step::ObjectSize { .. } => {
                return Err(Refusal::Unsupported("objects that come and go".into()));
            }
            other => return Err(Refusal::Unsupported(format!("{other:?}"))),
        })
    }

    /// Returns the graph with `event` added as the next event of thread `id`, whose step is answered with
    /// `answer`.
    pub fn with(
        &self,
        partial: &Partial,
        id: ThreadId,
        event: ExecEvent,
        answer: Input,
    ) -> Result<Partial, Refusal> {
        let mut larger = partial.clone();
        if larger.graph.threads.iter().map(Vec::len).sum::<usize>() >= self.limits.events.min(MAX_EVENTS) {
            return Err(Refusal::TooBig(*self.limits));
        }
        let events = &mut larger.graph.threads[id.index()];
        events.push(event);
        if let Some(run) = &mut larger.runs[id.index()] {
            run.step = resume(self.program, &mut run.state, answer);
            // An update that changes nothing may turn out to be a wait, which writes nothing.
            if let Step::Blocked(_) = run.step
                && let Some(ExecEvent { label: Label::Read { update, .. }, .. }) = events.last_mut()
            {
                *update = false;
            }
        }
        Ok(larger)
    }

    /// Returns the graph with an event of thread `id` added that starts a thread, and with the new thread.
    pub fn with_spawn(
        &mut self,
        partial: &Partial,
        id: ThreadId,
        func: FuncId,
        args: &[u64],
    ) -> Result<Partial, Refusal> {
        let before = partial.graph.threads[id.index()].iter();
        let nth = before.filter(|e| matches!(e.label, Label::Spawn(_))).count();
        let child = *self.children.entry((id, nth)).or_insert_with(|| {
            self.names += 1;
            ThreadId(self.names - 1)
        });
        let event = ExecEvent { label: Label::Spawn(child), rf: None };
        let mut larger = self.with(partial, id, event, Input::Value(u64::from(child.0)))?;
        larger.start(child, self.program, ThreadState::start(self.program, child, func, args));
        Ok(larger)
    }

    /// Returns the value that a location has before anything is written to it.
    pub fn initial(&self, loc: Loc) -> Result<u64, Refusal> {
        if layout::is_shared(loc.addr) {
            return Err(Refusal::Unsupported("objects that come and go".into()));
        }
        let value = self.program.initial_value(loc.addr, loc.size.bytes());
        value.ok_or_else(|| Refusal::Unsupported(format!("an access to {loc:?}, which is no global")))
    }

    /// Executes one thread: returns every consistent way to add its next event.
    fn execute(&mut self, partial: &Partial, id: ThreadId) -> Result<Vec<Partial>, Refusal> {
        let mut larger = self.additions(partial, id)?;
        larger.retain(|with| Shape::of(&with.graph).is_consistent());
        Ok(larger)
    }

    /// Returns every graph with one more event of thread `id`, consistent or not.
    pub fn additions(&mut self, partial: &Partial, id: ThreadId) -> Result<Vec<Partial>, Refusal> {
        let mut larger = vec![];
        match self.next(partial, id)? {
            NextEvent::Nothing | NextEvent::Waits(_) => {}
            NextEvent::Plain(label, answer) => {
                larger.push(self.with(partial, id, ExecEvent { label, rf: None }, answer)?);
            }
            NextEvent::Spawn(func, args) => larger.push(self.with_spawn(partial, id, func, &args)?),
            NextEvent::Choose(low, high) => {
                for value in low..=high {
                    let event = ExecEvent { label: Label::Choose(value), rf: None };
                    larger.push(self.with(partial, id, event, Input::Value(value))?);
                }
            }
            NextEvent::Write(label) => {
                let with = self.with(partial, id, ExecEvent { label, rf: None }, Input::Go)?;
                let Some(loc) = label.loc() else { return Ok(larger) };
                for at in 0..=with.places(loc) {
                    let mut placed = with.clone();
                    placed.place(loc, partial.next_name(id), at);
                    larger.push(placed);
                }
            }
            NextEvent::Read(read) => {
                let loc = Loc { addr: read.addr, size: read.size };
                let init = (EventRef::Init(loc), self.initial(loc)?);
                for (write, value) in std::iter::once(init).chain(partial.writes(loc)) {
                    let event = ExecEvent { label: read_label(&read, value), rf: Some(write) };
                    larger.push(self.with(partial, id, event, Input::Value(value))?);
                }
            }
        }
        Ok(larger)
    }

    /// Returns all graphs that `from` grows into by adding events until nothing can be added, each with its
    /// kind.
    ///
    /// - An event that is neither a read nor a choice is in every larger graph: it is added at once, and
    ///   there is no need to also try without it. Only its place in `co` is open.
    /// - So the two halves of an update are added together. A graph in which the second half cannot be added
    ///   (since another update has read the same write) is dropped: an update is one step of its thread.
    pub fn maximal(&mut self, from: Partial) -> Result<Vec<(Execution, End)>, Refusal> {
        let mut seen = FxHashSet::default();
        let (mut todo, mut all) = (vec![from], vec![]);
        while let Some(partial) = todo.pop() {
            self.count()?;
            let ids: Vec<ThreadId> = partial.ids().collect();
            let (mut certain, mut open) = (None, vec![]);
            for id in ids {
                match self.next(&partial, id)? {
                    NextEvent::Nothing | NextEvent::Waits(_) => {}
                    NextEvent::Read(_) => open.push(id),
                    _ => certain = certain.or(Some(id)),
                }
            }
            if let Some(id) = certain {
                open = vec![id];
            }
            if open.is_empty() {
                if let Some((a, b)) = partial.overlap() {
                    return Err(Refusal::MixedSize(a, b));
                }
                let end = partial.end();
                all.push((partial.graph, end));
                continue;
            }
            for id in open {
                let larger = self.execute(&partial, id)?;
                todo.extend(larger.into_iter().filter(|with| seen.insert(with.graph.clone())));
            }
        }
        Ok(all)
    }
}

/// Returns the label of the read `read` when it returns `value`.
pub(super) fn read_label(read: &Read, value: u64) -> Label {
    Label::Read {
        loc: Loc { addr: read.addr, size: read.size },
        mode: read.mode_for(value),
        value,
        update: read.update.apply(read.size, value).is_some(),
        locked: read.update != Update::None,
    }
}
