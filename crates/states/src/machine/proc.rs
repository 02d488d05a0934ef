//! A thread with its buffer, and the steps that change them.

use super::{Action, Atomics, Buffer, Bulk, Entry, Kind, OwnWrite, Strength};
use crate::{Capacity, Machine, Switch};
use fencepost_program::{
    BlockKind, Fault, FenceKind, Input, Pending, Program, Step, ThreadState, Token, WriteKind, layout,
    resume, resume_one,
};
use std::sync::{Arc, Mutex, PoisonError};

/// The most operations that enter a buffer in one step: an endless loop of stores fills an unbounded buffer
/// in portions.
const AT_ONCE: usize = 64;

/// The rules by which threads and buffers take steps, which are the program, the machine and its settings.
#[derive(Clone, Debug)]
pub struct Rules<'p> {
    /// The program it runs.
    pub program: &'p Program,
    /// The machine.
    pub machine: Machine,
    /// The capacity of its buffers.
    pub capacity: Capacity,
    /// Whether local steps are part of the step before.
    pub local_steps: Switch,
    /// Whether operations enter buffers as soon as they can.
    pub eager: Switch,
    /// The bytes that are accessed atomically, in any state seen so far.
    pub atomics: Arc<Mutex<Atomics>>,
    /// Whether the program has atomic accesses of different sizes.
    pub several_sizes: bool,
}

/// The kind of a step that a thread or its buffer takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The next operation enters the buffer, or a step that others do not see passes.
    Issue,
    /// The operation at this place of the buffer takes effect.
    Flush(u16),
    /// The next operation takes effect at once.
    Act,
    /// A value is chosen.
    Choose(u64),
}

/// Which operations a thread puts into its buffer by itself after a step, as part of that step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settle {
    /// No operations: each one that enters the buffer is a step of its own.
    Nothing,
    /// The operations that need no buffer: fences that do not have to wait.
    Passing,
    /// All operations that can enter the buffer.
    All,
}

/// Receives the operations that a thread issues inside a step, for traces.
pub trait Log {
    /// Receives the thread after it issued the operation at the end of its buffer, or a fence, and before it
    /// goes on.
    fn issued(&mut self, proc: &Proc);
}

/// A log that records nothing.
pub struct NoLog;

impl Log for NoLog {
    fn issued(&mut self, _: &Proc) {}
}

/// A thread with its buffer, and the step that it wants to take next.
#[derive(Clone, Debug)]
pub struct Proc {
    /// The thread.
    pub thread: ThreadState<Pending>,
    /// The step that the thread wants to take next.
    pub action: Action,
    /// The operations that it has issued and that have not taken effect.
    pub buffer: Buffer,
}

impl Rules<'_> {
    /// Returns whether copies and fills are made in one step on this machine.
    fn bulk(&self) -> Bulk {
        if self.machine == Machine::Lmo { Bulk::AtOnce } else { Bulk::InPieces }
    }

    /// Returns the action for the step that `thread` has just asked for. An atomic access to bytes of a
    /// global variable that are accessed atomically in another size, in this state or another, is refused.
    /// (For objects, memory must be seen: [`Rules::several_sizes`].)
    fn action(&self, thread: &ThreadState<Pending>, step: Step<Pending>) -> Action {
        let access = match &step {
            Step::Read(read) => Some((read.addr, read.size, read.mode)),
            Step::Write(write) => Some((write.addr, write.size, write.mode)),
            _ => None,
        };
        if let Some((addr, size, mode)) = access
            && mode.is_atomic()
        {
            let mut atomics = self.atomics.lock().unwrap_or_else(PoisonError::into_inner);
            if layout::is_shared(addr) && self.several_sizes {
                atomics.ask(addr, size);
            } else if layout::is_global(addr) && !atomics.add_global(addr, size) {
                return Action::Error(Box::new(Fault::MixedSize { addr, size: size.bytes() }));
            }
        }
        Action::of(self.program, thread, step, self.bulk())
    }

    /// Returns whether entries must record that they were overtaken: this tells which could have been issued
    /// later.
    fn notes_overtaking(&self) -> bool {
        self.machine == Machine::Lmo && self.eager.is_on()
    }

    /// Returns whether the next step of a thread, if it goes on now, is to wait for memory to change.
    pub fn would_wait(&self, thread: &ThreadState<Pending>) -> bool {
        let mut ahead = thread.clone();
        matches!(
            resume(self.program, &mut ahead, Input::Go),
            Step::Blocked(BlockKind::Await | BlockKind::Lock)
        )
    }

    /// Returns whether a thread with this buffer need not wait at a fence.
    fn passes(&self, fence: FenceKind, buffer: &Buffer) -> bool {
        match (self.machine, fence) {
            (Machine::Sc, _) => true,
            (Machine::Tso | Machine::Pso, FenceKind::Sc) => buffer.is_empty(),
            (Machine::Tso | Machine::Pso, _) => true,
            (Machine::Lmo, FenceKind::Sc | FenceKind::AcqRel) => buffer.is_empty(),
            (Machine::Lmo, FenceKind::Rel | FenceKind::StoreStore) => !buffer.has_writes(),
            (Machine::Lmo, FenceKind::Acq | FenceKind::LoadLoad) => !buffer.has_reads(),
        }
    }

    /// Returns whether the mutex at `addr` is the one that atomic sections hold, so that unlocking it ends a
    /// section. What a section writes is in memory when it ends: others could tell its writes apart
    /// otherwise.
    pub fn ends_section(&self, addr: u64) -> bool {
        self.program.exclusive == Some(addr)
    }

    /// Returns whether `action`, the next operation of a thread, can enter the thread's buffer now, or pass
    /// unseen by other threads.
    pub fn can_issue(&self, action: &Action, buffer: &Buffer) -> bool {
        if buffer.acquiring {
            return false;
        }
        match action {
            Action::Pass => true,
            Action::Fence(kind) => self.passes(*kind, buffer),
            Action::Store { strength, .. } => match (self.machine, strength) {
                (Machine::Sc, _) | (Machine::Tso | Machine::Pso, Strength::Sc) => false,
                (Machine::Lmo, Strength::Ordered | Strength::Sc) => {
                    !buffer.has_writes() && buffer.has_room(self.capacity)
                }
                _ => buffer.has_room(self.capacity),
            },
            Action::Unlock { addr, .. } => {
                matches!(self.machine, Machine::Tso | Machine::Pso)
                    && !self.ends_section(*addr)
                    && buffer.has_room(self.capacity)
            }
            Action::Load { addr, size, .. } => {
                self.machine == Machine::Lmo
                    && buffer.has_room(self.capacity)
                    && !matches!(buffer.own_write(*addr, *size), OwnWrite::Covers(..))
            }
            _ => false,
        }
    }
}

impl Proc {
    /// Returns a thread with an empty buffer, run to its first step.
    pub fn start(rules: &Rules<'_>, thread: ThreadState<Pending>) -> Self {
        let mut proc = Proc { thread, action: Action::Pass, buffer: Buffer::default() };
        proc.go(rules, Input::Go);
        proc
    }

    /// Resumes the thread with the answer to its last step.
    fn go(&mut self, rules: &Rules<'_>, input: Input<Pending>) {
        let step = match rules.local_steps {
            Switch::On => Some(resume(rules.program, &mut self.thread, input)),
            Switch::Off => resume_one(rules.program, &mut self.thread, input),
        };
        self.action = match step {
            Some(step) => rules.action(&self.thread, step),
            None => Action::Local,
        };
    }

    /// Puts the thread's next operation into its buffer, or passes it if no other thread can see it.
    pub fn issue(&mut self, rules: &Rules<'_>, log: &mut impl Log) {
        let write = |addr, size: fencepost_program::Size, value| Entry {
            kind: Kind::Write { value, size },
            addr,
            bytes: size.bytes(),
            overtaken: false,
            strong: false,
        };
        let mut input = Input::Go;
        let mut pushed = None;
        match &self.action {
            Action::Fence(FenceKind::Rel | FenceKind::AcqRel | FenceKind::StoreStore)
                if rules.machine == Machine::Pso =>
            {
                self.buffer.mark();
            }
            Action::Store { addr, size, value, strength } => {
                if rules.machine == Machine::Pso && *strength != Strength::Relaxed {
                    self.buffer.mark();
                }
                let strong = *strength == Strength::Sc;
                pushed = Some(Entry { strong, ..write(*addr, *size, *value) });
            }
            Action::Unlock { addr, size } => {
                if rules.machine == Machine::Pso {
                    self.buffer.mark();
                }
                pushed = Some(write(*addr, *size, 0));
            }
            Action::Load { addr, size, strength, copy } => {
                input = Input::Shadowed(0, Pending::on(Token(self.buffer.reads())));
                let kind = Kind::Read { size: *size, copy: *copy };
                pushed =
                    Some(Entry { kind, addr: *addr, bytes: size.bytes(), overtaken: false, strong: false });
                self.buffer.acquiring = *strength != Strength::Relaxed;
            }
            _ => {}
        }
        self.buffer.entries.extend(pushed);
        log.issued(self);
        self.go(rules, input);
    }

    /// Issues the thread's next operations as long as `how` says so and they can be issued.
    pub fn settle(&mut self, rules: &Rules<'_>, how: Settle, log: &mut impl Log) {
        if how == Settle::Nothing {
            return;
        }
        for _ in 0..AT_ONCE {
            let passing = matches!(self.action, Action::Pass | Action::Fence(_));
            if !(passing || how == Settle::All) || !rules.can_issue(&self.action, &self.buffer) {
                return;
            }
            self.issue(rules, log);
        }
    }

    /// Lets the operation at place `at` take effect and removes it from the buffer; a read sees `value`.
    pub fn flush(&mut self, rules: &Rules<'_>, at: usize, value: u64) {
        if rules.notes_overtaking() {
            self.buffer.overtake(at);
        }
        if !self.buffer.entries[at].is_read() {
            self.buffer.remove(at);
            return;
        }
        let token = Token(self.buffer.read_number(at));
        self.buffer.remove(at);
        self.thread.fill_and_renumber(token, value);
        match self.action {
            Action::Needs(needed) if needed == token => self.go(rules, Input::Go),
            Action::Needs(needed) if needed > token => self.action = Action::Needs(Token(needed.0 - 1)),
            _ => {}
        }
    }

    /// Lets the thread's next operation take effect at once, without the buffer, answered with `value`. That
    /// is what is read, what was read by an update, the new object's address, the new thread's number, or a
    /// thread's result.
    pub fn act(&mut self, rules: &Rules<'_>, value: u64) {
        match self.action {
            Action::Update { .. } => {
                if rules.notes_overtaking() {
                    self.buffer.overtake(self.buffer.entries.len());
                }
                self.update(rules, value);
            }
            Action::Alloc { .. } => {
                self.thread.place_object(rules.program, value);
                self.go(rules, Input::Go);
            }
            Action::Store { .. }
            | Action::Unlock { .. }
            | Action::Free { .. }
            | Action::Local
            | Action::Pass => self.go(rules, Input::Go),
            Action::Load { strength, .. } => {
                // Also where the value comes from the own buffer, an acquire load is a load and an acquire
                // fence.
                let waits = rules.machine == Machine::Lmo && strength != Strength::Relaxed;
                self.buffer.acquiring = waits && self.buffer.has_reads();
                self.go(rules, Input::Value(value));
            }
            _ => self.go(rules, Input::Value(value)),
        }
    }

    /// Puts the end of an object of `bytes` bytes at `addr` into the buffer.
    pub fn free(&mut self, rules: &Rules<'_>, addr: u64, bytes: u64, log: &mut impl Log) {
        self.buffer.entries.push(Entry { kind: Kind::Free, addr, bytes, overtaken: false, strong: false });
        log.issued(self);
        self.go(rules, Input::Go);
    }

    /// Completes an update that read `old`: its write follows at once.
    fn update(&mut self, rules: &Rules<'_>, old: u64) {
        let program = rules.program;
        let answer = |thread: &mut ThreadState<Pending>, input| match rules.local_steps {
            Switch::On => Some(resume(program, thread, input)),
            Switch::Off => resume_one(program, thread, input),
        };
        let mut step = answer(&mut self.thread, Input::Value(old));
        if matches!(&step, Some(Step::Write(write)) if write.kind == WriteKind::Update) {
            step = answer(&mut self.thread, Input::Go);
        }
        self.action = match step {
            Some(step) => rules.action(&self.thread, step),
            None => Action::Local,
        };
    }

    /// Makes the copy or fill that is the thread's next step at once, by calling `read` and `write` for each
    /// word. Returns the error of the first call that fails.
    pub fn bulk<E>(
        &mut self,
        rules: &Rules<'_>,
        mut read: impl FnMut(u64, fencepost_program::Size) -> Result<u64, E>,
        mut write: impl FnMut(u64, fencepost_program::Size, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        let program = rules.program;
        let Action::Bulk { reads, writes } = self.action else { return Ok(()) };
        let shared = |(start, end): (u64, u64)| if layout::is_silent(start) { 0 } else { end - start };
        let (mut to_read, mut to_write) = (shared(reads), shared(writes));
        // The thread has asked for the first piece already, and must be asked again what it was.
        let mut ahead = self.thread.clone();
        ahead.restart();
        let mut step = resume(program, &mut ahead, Input::Go);
        while to_read > 0 || to_write > 0 {
            let input = match &step {
                Step::Read(asked) => {
                    to_read = to_read.saturating_sub(asked.size.bytes());
                    Input::Value(read(asked.addr, asked.size)?)
                }
                Step::Write(asked) => {
                    to_write = to_write.saturating_sub(asked.size.bytes());
                    write(asked.addr, asked.size, asked.value)?;
                    Input::Go
                }
                _ => break,
            };
            step = resume(program, &mut ahead, input);
        }
        if rules.notes_overtaking() {
            self.buffer.overtake(self.buffer.entries.len());
        }
        self.thread = ahead;
        self.action = rules.action(&self.thread, step);
        Ok(())
    }
}
