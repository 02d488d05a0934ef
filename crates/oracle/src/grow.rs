//! Enumerates all graphs of events and `rf` of a program, whatever the memory model.
//!
//! A graph whose `po ∪ rf` is acyclic can be built one event at a time, in any order that respects `po ∪ rf`,
//! every read reading from a write that is already there. So: start with no events, extend every graph by one
//! event in every possible way, forget the duplicates, and go on until nothing is new. This finds all of
//! them, with exactly the values that can occur. (The design describes the same set by guessing what each
//! read may return, in rounds. Building it forwards needs no guess and no bound on the rounds.)
//!
//! Two things keep this small, and lose nothing:
//!
//! - An event that is neither a read nor a choice is in *every* larger graph: it is added at once, and there
//!   is no need to also try without it. (A join counts as such once its thread has finished.)
//! - Two atomic updates never read the same write: every model forbids it, by RMW atomicity.
//!
//! A thread that is blocked or has failed stays where it is; the others go on to their ends.

use crate::final_state::FinalState;
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc};
use fencepost_program::{
    BlockKind, Fault, FuncId, Input, Program, Read, Step, ThreadId, ThreadState, Update, Write, WriteKind,
    layout, resume,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

/// The limits (events, graphs, coherence orders) beyond which the oracle gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Number of events in a graph.
    pub events: usize,
    /// Number of graphs of events and `rf`, unfinished ones included.
    pub graphs: usize,
    /// Number of coherence orders that are tried, over all graphs.
    pub orders: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { events: 64, graphs: 200_000, orders: 2_000_000 }
    }
}

/// The reason why the oracle gives no answer about a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OracleError {
    /// A limit was hit: the program is too big for it.
    TooBig(Limits),
    /// Two accesses overlap without being to the same bytes.
    MixedSize(Loc, Loc),
    /// The program does something that the oracle does not know.
    Unsupported(String),
}

impl fmt::Display for OracleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OracleError::TooBig(limits) => write!(f, "too big for the oracle ({limits:?})"),
            OracleError::MixedSize(a, b) => write!(f, "accesses overlap: {a:?}, {b:?}"),
            OracleError::Unsupported(what) => write!(f, "unknown to the oracle: {what}"),
        }
    }
}

impl std::error::Error for OracleError {}

/// The way in which a thread of a graph ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Its function returned.
    Finished,
    /// It ended the process.
    Exited,
    /// It cannot go on.
    Blocked(BlockKind),
    /// It waits for a thread that does not end.
    Joining(ThreadId),
    /// It failed.
    Failed(Fault),
}

/// A graph of events and `rf`, without `co`, to which nothing can be added.
#[derive(Clone, Debug)]
pub(crate) struct RfGraph {
    /// The events of each thread.
    pub threads: Vec<Vec<ExecEvent>>,
    /// The ending of each thread. (A number that no thread has counts as finished.)
    pub endings: Vec<Ending>,
    /// Registers and initial memory.
    pub last: FinalState,
    /// The reads that only copy memory.
    pub copies: BTreeSet<EventRef>,
    /// Two accesses that overlap without being to the same bytes.
    pub overlap: Option<(Loc, Loc)>,
}

/// All graphs of events and `rf` of a program; [`Graphs::under`] filters them by a memory model.
#[derive(Clone, Debug)]
pub struct Graphs {
    pub(crate) graphs: Vec<RfGraph>,
    pub(crate) limits: Limits,
}

impl Graphs {
    /// Computes all graphs of events and `rf` that a program has, whatever the model, by enumeration.
    pub fn of(program: &Program, limits: &Limits) -> Result<Graphs, OracleError> {
        let mut grower =
            Grower { program, limits, children: BTreeMap::new(), names: program.threads.len() as u32 };
        let mut first = Prefix { threads: BTreeMap::new() };
        for i in 0..program.threads.len() as u32 {
            first.threads.insert(ThreadId(i), start(program, ThreadState::initial(program, ThreadId(i))));
        }
        grower.settle(&mut first)?;
        let mut seen = HashSet::from([first.key()]);
        let (mut todo, mut graphs) = (vec![first], vec![]);
        while let Some(prefix) = todo.pop() {
            let mut larger = grower.larger(&prefix)?;
            if larger.is_empty() {
                graphs.push(grower.finish(prefix)?);
            }
            larger.retain(|prefix| seen.insert(prefix.key()));
            todo.append(&mut larger);
            if seen.len() > limits.graphs {
                return Err(OracleError::TooBig(*limits));
            }
        }
        Ok(Graphs { graphs, limits: *limits })
    }

    /// Returns all graphs as plain data, without a coherence order, whatever a model may say.
    pub fn executions(&self) -> impl Iterator<Item = Execution> + '_ {
        self.graphs.iter().map(|graph| Execution { threads: graph.threads.clone(), co: vec![] })
    }

    /// Returns the number of graphs, which may be complete, blocked or failed.
    pub fn len(&self) -> usize {
        self.graphs.len()
    }

    /// Returns whether the program has no graphs.
    pub fn is_empty(&self) -> bool {
        self.graphs.is_empty()
    }
}

/// A decision in a thread: the write that a read reads from, or the value of a choice. Everything else
/// follows from the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Decision {
    Read(EventRef),
    Chose(u64),
}

#[derive(Clone, Debug)]
struct Thread {
    state: ThreadState,
    /// The step it asks for next.
    step: Step,
    events: Vec<ExecEvent>,
    /// Indices of the events that only copy memory.
    copies: Vec<usize>,
    decisions: Vec<Decision>,
}

/// A graph that may not be finished.
#[derive(Clone, Debug)]
struct Prefix {
    threads: BTreeMap<ThreadId, Thread>,
}

impl Prefix {
    fn key(&self) -> Vec<(ThreadId, Vec<Decision>)> {
        self.threads.iter().map(|(id, thread)| (*id, thread.decisions.clone())).collect()
    }

    /// Returns all events that are `(po ∪ rf)+`-before the next event of thread `id`.
    fn known_to(&self, id: ThreadId) -> BTreeSet<EventRef> {
        let mut known = BTreeSet::new();
        let mut todo = self.thread_end(id);
        while let Some(event) = todo.pop() {
            let EventRef::At(thread, index) = event else { continue };
            if !known.insert(event) {
                continue;
            }
            match index.checked_sub(1) {
                Some(before) => todo.push(EventRef::At(thread, before)),
                None => todo.extend(self.spawn_of(thread)),
            }
            let e = &self.threads[&thread].events[index as usize];
            todo.extend(e.rf);
            if let Label::Join(child) = e.label {
                todo.extend(self.thread_end(child));
            }
        }
        known
    }

    /// Returns the last event of a thread, or the one that started it.
    fn thread_end(&self, id: ThreadId) -> Vec<EventRef> {
        match self.threads[&id].events.len() {
            0 => self.spawn_of(id).into_iter().collect(),
            n => vec![EventRef::At(id, n as u32 - 1)],
        }
    }

    fn spawn_of(&self, id: ThreadId) -> Option<EventRef> {
        self.events().find(|(_, e)| e.label == Label::Spawn(id)).map(|(name, _)| name)
    }

    /// Returns the object that a thread knows of at `addr`, or that comes last before it: its address, and
    /// the label that made it.
    fn object(&self, id: ThreadId, addr: u64) -> Option<(u64, u64, Label)> {
        let known = self.known_to(id);
        let all = self.events().filter_map(|(name, e)| match e.label {
            Label::Alloc { addr: start, size, .. }
                if start <= addr && layout::region(start) == layout::region(addr) =>
            {
                Some((start, size, e.label, name))
            }
            _ => None,
        });
        let (start, size, label, name) = all.max_by_key(|(start, ..)| *start)?;
        known.contains(&name).then_some((start, size, label))
    }

    fn object_size(&self, id: ThreadId, addr: u64) -> u64 {
        let known = self.known_to(id);
        let is_end = |e: &ExecEvent| matches!(e.label, Label::Free { addr: end, .. } if end == addr);
        match self.object(id, addr) {
            Some((start, size, _)) if start == addr => {
                let ended = self.events().any(|(name, e)| is_end(e) && known.contains(&name));
                if ended { 0 } else { size }
            }
            _ => 0,
        }
    }

    /// Lets threads fail that are about to access or free what is no object.
    fn find_bad_accesses(&mut self) {
        let faults: Vec<(ThreadId, Fault)> =
            self.threads.iter().filter_map(|(id, t)| Some((*id, self.fault(*id, &t.step)?))).collect();
        for (id, fault) in faults {
            if let Some(thread) = self.threads.get_mut(&id) {
                thread.step = Step::Error(fault);
            }
        }
    }

    fn fault(&self, id: ThreadId, step: &Step) -> Option<Fault> {
        match *step {
            Step::Read(Read { addr, size, .. }) | Step::Write(Write { addr, size, .. })
                if layout::is_shared(addr) =>
            {
                let bytes = size.bytes();
                let object = self.object(id, addr).map(|(start, size, _)| (start, size));
                let inside = object.is_some_and(|(start, size)| addr + bytes <= start + size);
                (!inside).then_some(Fault::OutOfBounds { addr, bytes, object })
            }
            Step::Free { addr, kind } => {
                let object = self.object(id, addr);
                let right = matches!(object, Some((start, _, Label::Alloc { kind: of, .. }))
                    if start == addr && of == kind);
                (!right).then_some(Fault::InvalidFree(addr))
            }
            Step::Join { thread } => {
                let child = ThreadId(u32::try_from(thread).ok()?);
                let has = |label: Label| self.events().any(|(_, event)| event.label == label);
                (has(Label::Spawn(child)) && has(Label::Join(child))).then_some(Fault::JoinedTwice(thread))
            }
            _ => None,
        }
    }

    /// Returns whether event `index` of thread `id` may read `write`. It may not if both it and another event
    /// are updates that read it.
    fn may_read(&self, id: ThreadId, index: usize, write: EventRef) -> bool {
        let own = EventRef::At(id, index as u32);
        let mut updates = self.events().filter(|(_, event)| {
            event.rf == Some(write) && matches!(event.label, Label::Read { update: true, .. })
        });
        !(updates.clone().any(|(name, _)| name == own) && updates.any(|(name, _)| name != own))
    }

    fn events(&self) -> impl Iterator<Item = (EventRef, &ExecEvent)> + Clone {
        self.threads.iter().flat_map(|(id, thread)| {
            let named = thread.events.iter().enumerate();
            named.map(move |(i, event)| (EventRef::At(*id, i as u32), event))
        })
    }
}

fn start(program: &Program, mut state: ThreadState) -> Thread {
    let step = resume(program, &mut state, Input::Go);
    Thread { state, step, events: vec![], copies: vec![], decisions: vec![] }
}

struct Grower<'a> {
    program: &'a Program,
    limits: &'a Limits,
    /// Numbers of started threads, by the thread that started them and how many that thread had started
    /// before.
    children: BTreeMap<(ThreadId, usize), ThreadId>,
    names: u32,
}

impl Grower<'_> {
    /// Adds the event that thread `id` asks for, and runs the thread to what it asks for next.
    fn add(
        &self,
        prefix: &mut Prefix,
        id: ThreadId,
        event: ExecEvent,
        answer: Input,
    ) -> Result<(), OracleError> {
        if prefix.events().count() >= self.limits.events {
            return Err(OracleError::TooBig(*self.limits));
        }
        let Some(thread) = prefix.threads.get_mut(&id) else { return Ok(()) };
        if let Step::Read(Read { copy: true, .. }) = thread.step {
            thread.copies.push(thread.events.len());
        }
        thread.events.push(event);
        thread.step = resume(self.program, &mut thread.state, answer);
        Ok(())
    }

    /// Adds events that every larger graph has, until there are none.
    fn settle(&mut self, prefix: &mut Prefix) -> Result<(), OracleError> {
        prefix.find_bad_accesses();
        while let Some((id, step)) = prefix
            .threads
            .iter()
            .find_map(|(id, t)| self.is_certain(prefix, &t.step).then(|| (*id, t.step.clone())))
        {
            let (label, answer) = match step {
                Step::Write(Write { addr, size, mode, value, kind, .. }) => {
                    let update = kind == WriteKind::Update;
                    (Label::Write { loc: Loc { addr, size }, mode, value, update }, Input::Go)
                }
                Step::Fence(kind) => (Label::Fence(kind), Input::Go),
                Step::External { .. } => (Label::External, Input::Go),
                Step::Alloc { addr, size, kind, zeroed, .. } => {
                    (Label::Alloc { addr, size, kind, zeroed }, Input::Go)
                }
                Step::Free { addr, kind } => (Label::Free { addr, kind }, Input::Go),
                Step::ObjectSize { addr } => {
                    let size = prefix.object_size(id, addr);
                    (Label::ObjectSize(size), Input::Value(size))
                }
                Step::Detach { thread } => (Label::Detach(ThreadId(thread as u32)), Input::Go),
                Step::Spawn { func, args } => {
                    let child = self.spawn(prefix, id, func, &args);
                    (Label::Spawn(child), Input::Value(u64::from(child.0)))
                }
                Step::Join { thread } => {
                    let child = ThreadId(thread as u32);
                    (Label::Join(child), Input::Value(prefix.threads[&child].state.result()))
                }
                other => return Err(OracleError::Unsupported(format!("{other:?}"))),
            };
            self.add(prefix, id, ExecEvent { label, rf: None }, answer)?;
            prefix.find_bad_accesses();
        }
        Ok(())
    }

    /// Returns whether a thread that asks for `step` gets it in every larger graph, and in one way only.
    fn is_certain(&self, prefix: &Prefix, step: &Step) -> bool {
        match step {
            Step::Read(_) | Step::Choose { .. } => false,
            Step::Finished | Step::Exited | Step::Blocked(_) | Step::Error(_) => false,
            Step::Join { thread } => {
                let joined = u32::try_from(*thread).ok().and_then(|t| prefix.threads.get(&ThreadId(t)));
                joined.is_some_and(|t| t.step == Step::Finished)
            }
            _ => true,
        }
    }

    fn spawn(&mut self, prefix: &mut Prefix, parent: ThreadId, func: FuncId, args: &[u64]) -> ThreadId {
        let before = prefix.threads[&parent].events.iter();
        let nth = before.filter(|e| matches!(e.label, Label::Spawn(_))).count();
        let child = *self.children.entry((parent, nth)).or_insert_with(|| {
            self.names += 1;
            ThreadId(self.names - 1)
        });
        prefix
            .threads
            .insert(child, start(self.program, ThreadState::start(self.program, child, func, args)));
        child
    }

    /// Returns every way to extend a settled graph by one decision; none: it is finished.
    fn larger(&mut self, prefix: &Prefix) -> Result<Vec<Prefix>, OracleError> {
        let mut larger = vec![];
        // Every larger graph has this choice: there is no need to also try without it.
        let choice = prefix.threads.iter().find_map(|(id, thread)| match thread.step {
            Step::Choose { low, high } => Some((*id, low..=high)),
            _ => None,
        });
        if let Some((id, values)) = choice {
            for value in values {
                let event = ExecEvent { label: Label::Choose(value), rf: None };
                larger.push(self.decide(prefix, id, event, value, Decision::Chose(value))?);
            }
            return Ok(larger);
        }
        for (id, thread) in &prefix.threads {
            if let Step::Read(read) = thread.step {
                for (write, value) in self.sources(prefix, &read)? {
                    let event = ExecEvent { label: read_label(&read, value), rf: Some(write) };
                    let with = self.decide(prefix, *id, event, value, Decision::Read(write))?;
                    if with.may_read(*id, thread.events.len(), write) {
                        larger.push(with);
                    }
                }
            }
        }
        Ok(larger)
    }

    fn decide(
        &mut self,
        prefix: &Prefix,
        id: ThreadId,
        event: ExecEvent,
        value: u64,
        decision: Decision,
    ) -> Result<Prefix, OracleError> {
        let mut larger = prefix.clone();
        if let Some(thread) = larger.threads.get_mut(&id) {
            thread.decisions.push(decision);
        }
        self.add(&mut larger, id, event, Input::Value(value))?;
        // An update that changes nothing may turn out to be a wait, which writes nothing.
        if let Some(Thread { step: Step::Blocked(_), events, .. }) = larger.threads.get_mut(&id)
            && let Some(ExecEvent { label: Label::Read { update, .. }, .. }) = events.last_mut()
        {
            *update = false;
        }
        self.settle(&mut larger)?;
        Ok(larger)
    }

    /// Returns the writes that a read may read from, with their values.
    fn sources(&self, prefix: &Prefix, read: &Read) -> Result<Vec<(EventRef, u64)>, OracleError> {
        let loc = Loc { addr: read.addr, size: read.size };
        let init = (EventRef::Init(loc), self.initial(loc)?);
        let writes = prefix.events().filter_map(|(name, event)| match event.label {
            Label::Write { loc: other, value, .. } if other == loc => Some((name, value)),
            _ => None,
        });
        Ok(std::iter::once(init).chain(writes).collect())
    }

    fn initial(&self, loc: Loc) -> Result<u64, OracleError> {
        if layout::is_shared(loc.addr) {
            return Ok(0);
        }
        let value = self.program.initial_value(loc.addr, loc.size.bytes());
        value.ok_or_else(|| OracleError::Unsupported(format!("an access to {loc:?}, which is no global")))
    }

    fn finish(&self, prefix: Prefix) -> Result<RfGraph, OracleError> {
        let locs: Vec<Loc> = prefix.events().filter_map(|(_, e)| e.label.loc()).collect();
        let overlap = |a: &Loc, b: &Loc| a.addr < b.addr + b.size.bytes() && b.addr < a.addr + a.size.bytes();
        let (mut memory, mut torn) = (BTreeMap::new(), None);
        for a in &locs {
            memory.insert(*a, self.initial(*a)?);
            if let Some(b) = locs.iter().find(|b| *b != a && overlap(a, b)) {
                torn = Some((*a, *b));
            }
        }
        let count = prefix.threads.keys().next_back().map_or(0, |last| last.index() + 1);
        let mut graph = RfGraph {
            threads: vec![vec![]; count],
            endings: vec![Ending::Finished; count],
            last: FinalState::new(memory),
            copies: BTreeSet::new(),
            overlap: torn,
        };
        for (id, thread) in prefix.threads {
            graph.endings[id.index()] = match thread.step {
                Step::Finished => Ending::Finished,
                Step::Exited => Ending::Exited,
                Step::Blocked(why) => Ending::Blocked(why),
                Step::Error(fault) => Ending::Failed(fault),
                Step::Join { thread } if thread < count as u64 => Ending::Joining(ThreadId(thread as u32)),
                other => return Err(OracleError::Unsupported(format!("{other:?}"))),
            };
            graph.copies.extend(thread.copies.iter().map(|i| EventRef::At(id, *i as u32)));
            graph.threads[id.index()] = thread.events;
            graph.last.set_thread(id, thread.state);
        }
        Ok(graph)
    }
}

fn read_label(read: &Read, value: u64) -> Label {
    Label::Read {
        loc: Loc { addr: read.addr, size: read.size },
        mode: read.mode_for(value),
        value,
        update: read.update.apply(read.size, value).is_some(),
        locked: read.update != Update::None,
    }
}
