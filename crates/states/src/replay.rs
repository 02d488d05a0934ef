//! Replays a path through the states, to say in words of the program what happens on it.
//!
//! States leave out what will not be read any more. A reader of a trace may still want to know it, so the
//! threads are run again as they are, beside the states of the path. With symmetry, the threads of the run
//! keep their identity, although the states of the path let identical ones change places.

use crate::Cost;
use crate::machine::{Action, Event, Kind, Log, OwnWrite, Proc, Settle};
use crate::memory::AccessError;
use crate::space::{Failure, RenameCache, SideEffect, Space, Successor, apply, bulk};
use crate::trace::{Allocated, Error, StepKind, Trace, TraceStep, Waiting, WaitsFor};
use fencepost_program::{
    AllocKind, CodePos, Fault, FuncId, Label, Loc, Mode, Pos, Size, ThreadId, ThreadState, Token, Update,
};
use rustc_hash::FxHashMap;

/// A path through the states, which is a list of states with the step out of each, and the last state.
#[derive(Default)]
pub struct Path {
    /// The states with their steps.
    pub steps: Vec<(Vec<u32>, Successor)>,
    /// The state after the last step.
    pub last: Vec<u32>,
}

/// An operation in a buffer, as a trace knows it.
#[derive(Clone, Copy)]
struct Issued {
    number: u32,
    at: CodePos,
    pos: Pos,
    /// Its memory order, as the program gives it.
    mode: Mode,
}

/// A run of the threads along a path of states, which makes a trace in terms of the program.
pub struct Replay<'a, 'p> {
    space: &'a Space<'p>,
    procs: Vec<Proc>,
    /// The index of the thread that is at each place of the state.
    places: Vec<usize>,
    renamed: RenameCache,
    /// The operations in each thread's buffer, in the same order.
    issued: Vec<Vec<Issued>>,
    numbers: u32,
    trace: Trace,
    /// The step that wrote each byte last.
    writers: FxHashMap<u64, usize>,
    /// The state that the replay has come to.
    state: Vec<u32>,
    cost: Cost,
}

/// Records the operations that enter buffers.
struct Issues<'r> {
    thread: usize,
    issued: &'r mut Vec<Issued>,
    numbers: &'r mut u32,
    steps: &'r mut Vec<TraceStep>,
    program: &'r fencepost_program::Program,
}

impl Log for Issues<'_> {
    fn issued(&mut self, proc: &Proc) {
        let at = proc.thread.code_pos();
        let pos = proc.thread.pos(self.program);
        let mode = mode_at(self.program, at);
        while self.issued.len() < proc.buffer.entries.len() {
            *self.numbers += 1;
            self.issued.push(Issued { number: *self.numbers, at, pos, mode });
        }
        let number = self.issued.last().map_or(0, |i| i.number);
        let kind = match &proc.action {
            Action::Store { addr, size, value, .. } => {
                StepKind::Stored { write: store(Loc { addr: *addr, size: *size }, mode, *value), number }
            }
            Action::Unlock { addr, size } => {
                StepKind::Stored { write: store(Loc { addr: *addr, size: *size }, mode, 0), number }
            }
            Action::Load { addr, size, .. } => {
                StepKind::Issued { loc: Loc { addr: *addr, size: *size }, mode, number }
            }
            Action::Fence(kind) => StepKind::Did(Label::Fence(*kind)),
            Action::Free { addr, kind } => StepKind::Did(Label::Free { addr: *addr, kind: *kind }),
            _ => return,
        };
        let thread = ThreadId(self.thread as u32);
        self.steps.push(TraceStep { thread, at, pos, kind, cost: Cost::default() });
    }
}

impl<'a, 'p> Replay<'a, 'p> {
    /// Returns a replay that begins at the initial state.
    pub fn new(space: &'a Space<'p>) -> Self {
        let state = space.initial();
        let mut replay = Replay {
            space,
            procs: vec![],
            places: vec![],
            renamed: RenameCache::default(),
            issued: vec![],
            numbers: 0,
            trace: Trace::default(),
            writers: FxHashMap::default(),
            state,
            cost: Cost::default(),
        };
        let program = space.rules.program;
        for i in 0..program.threads.len() {
            replay.start(ThreadState::initial(program, ThreadId(i as u32)));
        }
        replay
    }

    /// Returns a replay that begins at the given state, whatever led there.
    pub fn at(space: &'a Space<'p>, state: &[u32]) -> Self {
        let count = state[1..].iter().take_while(|n| **n != 0).count();
        let procs = space.unpack(&state[1..1 + count]);
        let mut numbers = 0;
        let issued = procs.iter().map(|proc: &Proc| {
            let (at, pos) = (proc.thread.code_pos(), proc.thread.pos(space.rules.program));
            let number = |_| {
                numbers += 1;
                // Which instructions issued what is in the buffers, a state does not say.
                Issued { number: numbers, at, pos, mode: Mode::Rlx }
            };
            proc.buffer.entries.iter().map(number).collect()
        });
        let issued = issued.collect();
        let (trace, writers, cost, renamed) = Default::default();
        let (places, state) = ((0..procs.len()).collect(), state.to_vec());
        Replay { space, procs, places, renamed, issued, numbers, trace, writers, state, cost }
    }

    fn start(&mut self, thread: ThreadState<fencepost_program::Pending>) {
        self.places.push(self.procs.len());
        self.procs.push(Proc::start(&self.space.rules, thread));
        self.issued.push(vec![]);
        let last = self.procs.len() - 1;
        let settle = self.space.settle();
        self.with_log(last, |proc, space, log| proc.settle(&space.rules, settle, log));
    }

    fn with_log(&mut self, thread: usize, run: impl FnOnce(&mut Proc, &Space<'p>, &mut Issues<'_>)) {
        let mut log = Issues {
            thread,
            issued: &mut self.issued[thread],
            numbers: &mut self.numbers,
            steps: &mut self.trace.steps,
            program: self.space.rules.program,
        };
        run(&mut self.procs[thread], self.space, &mut log);
    }

    /// Runs the threads along all steps of `path`, and adds them to the trace.
    pub fn follow(&mut self, path: &Path) {
        for (state, step) in &path.steps {
            self.state.clone_from(state);
            self.step(step);
            self.change_places(step);
        }
        self.state.clone_from(&path.last);
    }

    /// Follows identical threads that the next state has put into other places. Only with symmetry.
    fn change_places(&mut self, step: &Successor) {
        if !self.space.is_symmetric() {
            return;
        }
        let mut to = self.state.clone();
        step.changes(&self.state).into_iter().for_each(|(place, value)| to[place] = value);
        let before = self.places.clone();
        let places = &mut self.places;
        let moves = |from: usize, to: usize| places[to] = before[from];
        self.space.sort_threads(&mut to[1..1 + before.len()], &mut self.renamed, moves);
    }

    /// Returns, for each place of the state that the replay has come to, the index of the thread that is
    /// there.
    pub fn places(&self) -> &[usize] {
        &self.places
    }

    /// Makes the joins that the states hold back with symmetry, where a thread that joins another waits until
    /// all identical ones have finished. The replay goes on to a join of one that has not.
    pub fn catch_up(&mut self) {
        let goes_wrong = |p: &Proc| matches!(p.action, Action::Error(_));
        if !self.space.is_symmetric() || self.procs.iter().any(goes_wrong) {
            return;
        }
        while self.space.is_quiet(self.procs.iter().map(|p| &p.buffer))
            && let Some(thread) = self.procs.iter().position(|p| self.may_join(p))
        {
            let (event, cost, outside) = (Event::Act, Cost::default(), SideEffect::Nothing);
            let place = self.places.iter().position(|t| *t == thread).unwrap_or(thread);
            let step = Successor { thread: place, event, cost, proc: 0, outside };
            self.act(&step, self.space.settle());
        }
    }

    /// Returns whether a thread waits to join one that has finished.
    fn may_join(&self, proc: &Proc) -> bool {
        let is_over = |p: &Proc| p.action == Action::Finished && p.buffer.is_empty();
        let Action::Join { thread } = proc.action else { return false };
        proc.buffer.is_empty() && self.procs.get(thread as usize).is_some_and(is_over)
    }

    /// Returns the number of steps in the trace so far.
    pub fn len(&self) -> usize {
        self.trace.steps.len()
    }

    /// Returns the reorderings in the trace so far.
    pub fn cost(&self) -> Cost {
        self.cost
    }

    fn step(&mut self, step: &Successor) {
        let thread = self.places[step.thread];
        debug_assert_eq!(
            self.procs[thread].action.moved(ThreadId(thread as u32), ThreadId(step.thread as u32)),
            self.space.look(self.state[1 + step.thread]).0.action,
            "the thread of the run is about to do what that of the state is"
        );
        self.cost = self.cost + step.cost;
        let settle = match self.alone() == Some(step.thread) && !matches!(step.outside, SideEffect::Thread(_))
        {
            true => Settle::Passing,
            false => self.space.settle(),
        };
        match step.event {
            Event::Issue => {
                self.with_log(thread, |proc, space, log| {
                    apply(&space.rules, proc, Event::Issue, 0, settle, log);
                });
            }
            Event::Flush(at) => self.flush(thread, at.into(), settle, step.cost),
            Event::Choose(value) => {
                self.push(thread, StepKind::Did(Label::Choose(value)), step.cost);
                self.with_log(thread, |proc, space, log| {
                    apply(&space.rules, proc, Event::Choose(value), value, settle, log);
                });
            }
            Event::Act => self.act(step, settle),
        }
        self.note_end(thread);
    }

    fn alone(&self) -> Option<usize> {
        let count = self.state[1..].iter().take_while(|n| **n != 0).count();
        self.space.alone(&self.state[1..1 + count])
    }

    /// Adds the end of a thread to the trace, if it has come to its end.
    fn note_end(&mut self, thread: usize) {
        let kind = match self.procs[thread].action {
            Action::Finished => StepKind::Finished,
            Action::Exited => StepKind::Exited,
            Action::Blocked(why) => StepKind::Blocked(why),
            _ => return,
        };
        let known = |s: &TraceStep| {
            s.thread.index() == thread
                && matches!(s.kind, StepKind::Finished | StepKind::Exited | StepKind::Blocked(_))
        };
        if !self.trace.steps.iter().any(known) {
            self.push(thread, kind, Cost::default());
        }
    }

    fn push(&mut self, thread: usize, kind: StepKind, cost: Cost) {
        let state = &self.procs[thread].thread;
        let (at, pos) = (state.code_pos(), state.pos(self.space.rules.program));
        self.trace.steps.push(TraceStep { thread: ThreadId(thread as u32), at, pos, kind, cost });
    }

    fn wrote(&mut self, addr: u64, bytes: u64) {
        let step = self.trace.steps.len() - 1;
        for byte in addr..addr.saturating_add(bytes) {
            self.writers.insert(byte, step);
        }
    }

    fn writer(&self, addr: u64, bytes: u64) -> Option<usize> {
        (addr..addr.saturating_add(bytes)).filter_map(|byte| self.writers.get(&byte).copied()).max()
    }

    /// Returns the numbers of the operations at the first `older` places of a buffer.
    fn overtaken(&self, thread: usize, older: usize) -> Vec<u32> {
        let entries = self.procs[thread].buffer.entries[..older].iter().zip(&self.issued[thread]);
        entries.filter(|(e, _)| e.kind != Kind::Marker).map(|(_, issued)| issued.number).collect()
    }

    fn flush(&mut self, thread: usize, at: usize, settle: Settle, cost: Cost) {
        let entry = self.procs[thread].buffer.entries[at];
        let Issued { number, at: code, pos, mode } = self.issued[thread][at];
        let overtaken = self.overtaken(thread, at);
        let memories = &self.space.memories;
        let mut value = 0;
        let kind = match entry.kind {
            Kind::Write { value, size } => {
                let write = store(Loc { addr: entry.addr, size }, mode, value);
                StepKind::Flushed { write, number, overtaken }
            }
            Kind::Read { size, .. } => {
                value = memories.copy(self.state[0], entry.addr, size).unwrap_or(0);
                let from = self.writer(entry.addr, entry.bytes);
                let read = load(Loc { addr: entry.addr, size }, mode, value);
                StepKind::Retrieved { read, number, overtaken, from }
            }
            Kind::Free | Kind::Marker => {
                let kind = memories.object_kind(self.state[0], entry.addr).unwrap_or(AllocKind::Heap);
                StepKind::Did(Label::Free { addr: entry.addr, kind })
            }
        };
        self.trace.steps.push(TraceStep { thread: ThreadId(thread as u32), at: code, pos, kind, cost });
        if let Kind::Write { .. } = entry.kind {
            self.wrote(entry.addr, entry.bytes);
        }
        self.issued[thread].remove(at);
        let event = Event::Flush(at as u16);
        let rules = self.space.rules.clone();
        // First without what follows, so that the list stays beside the buffer.
        apply(&rules, &mut self.procs[thread], event, value, Settle::Nothing, &mut crate::machine::NoLog);
        let markers = self.issued[thread].len() - self.procs[thread].buffer.entries.len();
        self.issued[thread].drain(..markers);
        self.with_log(thread, |proc, space, log| proc.settle(&space.rules, settle, log));
    }

    /// Lets an operation take effect at once.
    fn act(&mut self, step: &Successor, settle: Settle) {
        let thread = self.places[step.thread];
        let program = self.space.rules.program;
        let memory = self.state[0];
        let action = self.procs[thread].action.clone();
        let mode = mode_at(program, self.procs[thread].thread.code_pos());
        let all = self.overtaken(thread, self.procs[thread].buffer.entries.len());
        let space = self.space;
        let mut value = 0;
        let mut wrote: Option<(u64, u64)> = None;
        let mut started = None;
        let kind = match action {
            Action::Load { addr, size, .. } => {
                let own = self.procs[thread].buffer.own_write(addr, size);
                if let OwnWrite::Covers(found, at) = own {
                    value = found;
                    let number = self.issued[thread][at].number;
                    StepKind::Forwarded { read: load(Loc { addr, size }, mode, value), number }
                } else {
                    value = space.memories.copy(memory, addr, size).unwrap_or(0);
                    let from = self.writer(addr, size.bytes());
                    StepKind::Read { read: load(Loc { addr, size }, mode, value), overtaken: all, from }
                }
            }
            Action::Store { addr, size, value, .. } => {
                wrote = Some((addr, size.bytes()));
                StepKind::Did(store(Loc { addr, size }, mode, value))
            }
            Action::Unlock { addr, size } => {
                wrote = Some((addr, size.bytes()));
                StepKind::Did(store(Loc { addr, size }, mode, 0))
            }
            Action::Update { addr, size, update, .. } => {
                value = space.memories.copy(memory, addr, size).unwrap_or(0);
                let new = update.apply(size, value);
                wrote = new.map(|_| (addr, size.bytes()));
                let from = self.writer(addr, size.bytes());
                let loc = Loc { addr, size };
                let (read_mode, update) = (mode.read_half(), new.is_some());
                let read = Label::Read { loc, mode: read_mode, value, update, locked: true };
                let mode = mode.write_half();
                let write = new.map(|value| Label::Write { loc, mode, value, update: true });
                StepKind::Updated { read, write, overtaken: all, from }
            }
            Action::Bulk { writes, .. } => {
                wrote = Some((writes.0, writes.1 - writes.0));
                StepKind::Copied { bytes: writes.1 - writes.0 }
            }
            Action::Alloc { size, align, kind, zeroed } => {
                let count = self.procs.len();
                let packed = space.unpack(&self.state[1..1 + count]);
                value = space.place(memory, &packed, step.thread, size, align).1;
                let state = &self.procs[thread].thread;
                let (at, pos) = (state.code_pos(), state.pos(program));
                self.trace.objects.retain(|o| o.addr != value);
                let ty = state.allocated_type(program);
                self.trace.objects.push(Allocated { addr: value, size, kind, at, pos, ty });
                StepKind::Did(Label::Alloc { addr: value, size, kind, zeroed })
            }
            Action::Free { addr, kind } => StepKind::Did(Label::Free { addr, kind }),
            Action::ObjectSize { addr } => {
                value = space.memories.object_size(memory, addr);
                StepKind::Local
            }
            Action::Spawn { func, ref args } => {
                let number = ThreadId(self.procs.len() as u32);
                value = number.0.into();
                started = Some(ThreadState::start(program, number, func, args));
                self.trace.started.push((number, func));
                StepKind::Did(Label::Spawn(number))
            }
            Action::Join { thread: target } => {
                value = self.procs.get(target as usize).map_or(0, |p| p.thread.result());
                StepKind::Did(Label::Join(ThreadId(target as u32)))
            }
            _ => StepKind::Local,
        };
        self.push(thread, kind, step.cost);
        if let Some((addr, bytes)) = wrote {
            self.wrote(addr, bytes);
        }
        match action {
            Action::Bulk { .. } => {
                // That it works is known: it is a step of the way.
                let _ = bulk(space, &mut self.procs[thread], memory);
                self.with_log(thread, |proc, space, log| proc.settle(&space.rules, settle, log));
            }
            Action::Free { addr, .. } if step.outside == SideEffect::Nothing => {
                let size = space.memories.object_size(memory, addr);
                self.trace.steps.pop();
                self.with_log(thread, |proc, space, log| {
                    proc.free(&space.rules, addr, size, log);
                    proc.settle(&space.rules, settle, log);
                });
            }
            _ => self.with_log(thread, |proc, space, log| {
                apply(&space.rules, proc, Event::Act, value, settle, log);
            }),
        }
        if let Some(thread) = started {
            self.start(thread);
            self.note_end(self.procs.len() - 1);
        }
    }

    /// Returns the error that the step `failure` leads to in the last state, in terms of the program.
    pub fn failure(&mut self, failure: &Failure) -> Error {
        let place = self.places[failure.thread];
        let thread = ThreadId(place as u32);
        let proc = &self.procs[place];
        let pos = match failure.event {
            Event::Flush(at) => self.issued[place][usize::from(at)].pos,
            _ => proc.thread.pos(self.space.rules.program),
        };
        let frees = match failure.event {
            Event::Flush(at) => proc.buffer.entries[usize::from(at)].kind == Kind::Free,
            _ => matches!(proc.action, Action::Free { .. }),
        };
        let (addr, bytes) = (failure.addr, failure.bytes);
        let fault = match failure.trouble {
            AccessError::Dead if frees => return Error::DoubleFree { thread, pos, addr },
            AccessError::Dead => return Error::UseAfterFree { thread, pos, addr },
            AccessError::Outside(object) => Fault::OutOfBounds { addr, bytes, object },
            AccessError::Unset(addr) => Fault::Uninitialised(addr),
            AccessError::NoObject => Fault::InvalidFree(addr),
            AccessError::MixedSize => Fault::MixedSize { addr, size: bytes },
            AccessError::Joined => Fault::JoinedTwice(addr),
        };
        Error::Fault { thread, pos, fault }
    }

    /// Returns the error of the last state, which is that of a thread that has gone wrong, or a deadlock.
    pub fn error(&self) -> Error {
        for (i, proc) in self.procs.iter().enumerate() {
            if let Action::Error(fault) = &proc.action {
                let pos = proc.thread.pos(self.space.rules.program);
                return Error::Fault { thread: ThreadId(i as u32), pos, fault: (**fault).clone() };
            }
        }
        Error::Deadlock { threads: self.waiting() }
    }

    /// Returns the threads that have not finished, and what each waits for.
    pub fn waiting(&self) -> Vec<Waiting> {
        let unfinished = self
            .procs
            .iter()
            .enumerate()
            .filter(|(_, p)| !matches!(p.action, Action::Finished | Action::Exited));
        let waiting = |(i, proc): (usize, &Proc)| Waiting {
            thread: ThreadId(i as u32),
            pos: proc.thread.pos(self.space.rules.program),
            what: self.waits_for(proc),
        };
        unfinished.map(waiting).collect()
    }

    fn waits_for(&self, proc: &Proc) -> WaitsFor {
        let value = |addr: u64, size: Size| {
            let value = self.space.memories.copy(self.state[0], addr, size).unwrap_or(0);
            WaitsFor::Value { addr, value }
        };
        match &proc.action {
            Action::Update { addr, update: Update::Lock, .. } => {
                let holds = |p: &Proc| p.thread.held().iter().any(|(held, _)| held == addr);
                let holder = self.procs.iter().position(holds).map(|i| ThreadId(i as u32));
                WaitsFor::Mutex { addr: *addr, holder }
            }
            Action::Update { addr, size, .. } | Action::Load { addr, size, .. } => value(*addr, *size),
            Action::Join { thread } => WaitsFor::End(ThreadId(*thread as u32)),
            Action::Needs(Token(number)) => {
                let mut reads = proc.buffer.entries.iter().filter_map(|e| match e.kind {
                    Kind::Read { size, .. } => Some((e.addr, size)),
                    _ => None,
                });
                let read = reads.nth(*number as usize);
                read.map_or(WaitsFor::Nothing, |(addr, size)| value(addr, size))
            }
            _ => WaitsFor::Nothing,
        }
    }

    /// Ends the replay and returns its trace, which repeats for ever from step `repeats_from` on, if that is
    /// given.
    pub fn finish(mut self, repeats_from: Option<usize>) -> Trace {
        self.trace.repeats_from = repeats_from;
        self.trace.threads = self.procs.into_iter().map(|p| Some(p.thread)).collect();
        self.trace
    }

    /// Returns the threads that have been started in this run, and the function that each runs.
    pub fn started(&self) -> &[(ThreadId, FuncId)] {
        &self.trace.started
    }

    /// Returns the steps of the trace so far.
    pub fn steps(&self) -> &[TraceStep] {
        &self.trace.steps
    }
}

/// Returns a write that is no part of an update.
fn store(loc: Loc, mode: Mode, value: u64) -> Label {
    Label::Write { loc, mode, value, update: false }
}

/// Returns a read that is no part of an update.
fn load(loc: Loc, mode: Mode, value: u64) -> Label {
    Label::Read { loc, mode, value, update: false, locked: false }
}

/// Returns the order of the access at a place in the code.
fn mode_at(program: &fencepost_program::Program, at: CodePos) -> Mode {
    use fencepost_program::Op;
    match program.op_at(at) {
        Some(Op::Load { mode, .. } | Op::Store { mode, .. } | Op::Rmw { mode, .. }) => *mode,
        Some(Op::FailedCas { mode, .. }) => *mode,
        Some(Op::CmpXchg { success, .. }) => *success,
        Some(Op::Lock { .. } | Op::LockAgain { .. } | Op::TryLock { .. }) => Mode::Acq,
        Some(Op::Unlock { .. }) => Mode::Rel,
        _ => Mode::Na,
    }
}
