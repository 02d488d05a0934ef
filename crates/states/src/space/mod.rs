//! The states of a program on a machine, and the steps between them.
//!
//! # Reduction
//! An operation of a thread that enters its buffer is invisible to other threads, and neither they nor the
//! thread's own buffer can prevent it or make it something else: it is independent of every step there is, so
//! it alone is an ample set (Peled, *All from one, one for all*, CAV 1993; Clarke, Grumberg, Peled, *Model
//! Checking*, ch. 10). So it is made at once, as part of the step before ([`Settle::All`]). Three exceptions:
//!
//! - A load whose own thread has a covering write in its buffer sees something else when that write has left:
//!   it is a step.
//! - Creating and joining threads under `lmo` waits for *all* buffers to be empty, which another thread's
//!   eager operation would prevent. An operation that could as well have been issued later does not count:
//!   one that no younger operation has overtaken ([`Entry::overtaken`](crate::machine::Entry)).
//! - A bounded number of operations is issued at once; the next is a step of its own. So no cycle is made of
//!   such steps alone, which is what the method needs to be right about livelocks.
//!
//! A thread that is *alone* (all others have finished, or wait for its end with empty buffers) uses no
//! buffer: no other thread can tell. What is left in it leaves in order.
//!
//! Registers that will not be read again are left out of states (`fencepost_program::Packer`).
//!
//! States that differ only in which of several identical threads is where can be made the same: see
//! [`symmetry`].

mod symmetry;
mod thread_steps;

use crate::machine::{Action, Buffer, Event, Kind, Log, NoLog, Proc, Rules, Settle, has_several_sizes};
use crate::memory::{AccessError, Memories, Object};
use crate::store::{Changes, HeapBytes, Interner, hash_of};
use crate::{Config, Cost, Machine, Switch};
use fencepost_program::{Chunks, Forget, Packer, Program, ThreadId, ThreadState, layout};
use smallvec::smallvec;
use std::sync::Arc;
use symmetry::Groups;
pub use symmetry::{RenameCache, unfit};
pub use thread_steps::Cache;
use thread_steps::ThreadSteps;

/// A thread without its buffer, packed into bytes, as the interner stores it.
pub struct StoredThread {
    packed: Box<[u8]>,
    /// Its next action.
    pub action: Action,
    /// Whether it runs an atomic section, so that no other thread may move.
    pub exclusive: bool,
    /// The value it returns, when it has finished.
    result: u64,
    /// Whether another thread has joined it. Only with symmetry.
    joined: bool,
}

impl HeapBytes for StoredThread {
    fn bytes(&self) -> u64 {
        self.packed.len() as u64
    }
}

/// The store of the parts that packed threads are made of.
#[derive(Default)]
struct Parts(Interner<Box<[u8]>>);

impl Chunks for Parts {
    fn put(&self, bytes: &[u8]) -> u32 {
        self.0.put_slice(bytes)
    }
    fn get(&self, number: u32) -> &[u8] {
        self.0.get(number)
    }
}

/// The change that a step makes to the state beyond its own thread and buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideEffect {
    /// No change.
    Nothing,
    /// Memory becomes the one with this number.
    Memory(u32),
    /// A thread starts: its number in the interner.
    Thread(u32),
    /// The thread at this place has been joined, and becomes the one with this number. Only with symmetry.
    Joined(usize, u32),
}

/// A step out of a state, with the changes that it makes to the state.
#[derive(Clone, Copy, Debug)]
pub struct Successor {
    /// The index of the thread that makes the step.
    pub thread: usize,
    /// The kind of step.
    pub event: Event,
    /// The reorderings in the step.
    pub cost: Cost,
    /// The number of the thread with its buffer after the step.
    pub proc: u32,
    /// The change beyond the thread and its buffer.
    pub outside: SideEffect,
}

impl Successor {
    /// Returns the places of `state` that the step changes, each with its new number.
    pub fn changes(&self, state: &[u32]) -> Changes {
        let mut changes = smallvec![(1 + self.thread, self.proc)];
        match self.outside {
            SideEffect::Nothing => {}
            SideEffect::Memory(memory) => changes.push((0, memory)),
            SideEffect::Thread(proc) => {
                let place = state[1..].iter().position(|n| *n == 0);
                changes.push((1 + place.expect("there is room: the step was allowed"), proc));
            }
            SideEffect::Joined(thread, proc) => changes.push((1 + thread, proc)),
        }
        changes
    }
}

/// A step out of a state that ends in an error, because memory refuses an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The index of the thread that makes the step.
    pub thread: usize,
    /// The kind of step.
    pub event: Event,
    /// The reason why the access is refused.
    pub trouble: AccessError,
    /// The address.
    pub addr: u64,
    /// Number of bytes.
    pub bytes: u64,
    /// The reorderings in the step.
    pub cost: Cost,
}

/// Whether a state is final, has an error, or may have further steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StateStatus {
    /// Neither final nor an error: there may be steps.
    Going,
    /// Every thread has finished, and every buffer is empty.
    Finished,
    /// A thread ends the process here, or after steps of others.
    Exited,
    /// A thread has gone wrong.
    Error(usize),
}

/// Receives the steps out of a state, one by one.
pub trait Steps {
    /// Receives a step to another state.
    fn step(&mut self, successor: Successor);
    /// Receives a step that ends in an error.
    fn failure(&mut self, failure: Failure);
    /// Receives the news that a state would have more threads than it has room for.
    fn too_many_threads(&mut self);
}

/// The states that a program can have on a machine, as numbers of stored threads, buffers and memories, and
/// the steps between them.
pub struct Space<'p> {
    /// The rules of the machine.
    pub rules: Rules<'p>,
    /// The memories.
    pub memories: Memories,
    packer: Packer<'p>,
    parts: Parts,
    threads: Interner<StoredThread>,
    buffers: Interner<Buffer>,
    procs: Interner<(u32, u32)>,
    reduction: Switch,
    creations: Switch,
    /// The groups of identical threads. Only with symmetry.
    groups: Option<Groups>,
}

/// Whether a thread may still take steps, as far as other threads depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// It may still do something.
    Active,
    /// It has finished, and its buffer is empty.
    Gone,
    /// It ends the process, and its buffer is empty: it does nothing more, and no thread can wait for its
    /// end.
    Exits,
    /// It waits for the end of the thread at this place, with an empty buffer.
    Joins(usize),
}

impl<'p> Space<'p> {
    /// Returns the space of states of a program, which must not have loop marks. `symmetry`: whether
    /// identical threads are taken for each other.
    pub fn new(program: &'p Program, config: &Config, symmetry: Switch) -> Self {
        let none = config.buffer == crate::Capacity::Bounded(0);
        let machine = if none { Machine::Sc } else { config.machine };
        let reduction = config.merging.reduction;
        let forget = if reduction.is_on() { Forget::Dead } else { Forget::Nothing };
        Space {
            rules: Rules {
                program,
                machine,
                capacity: config.buffer,
                local_steps: config.merging.local_steps,
                eager: reduction,
                atomics: Arc::default(),
                several_sizes: has_several_sizes(program),
            },
            memories: Memories::new(program),
            packer: Packer::new(program, forget),
            parts: Parts::default(),
            threads: Interner::default(),
            buffers: Interner::default(),
            procs: Interner::default(),
            reduction,
            creations: config.merging.creations,
            groups: symmetry.is_on().then(Groups::default),
        }
    }

    /// Stores a thread with its buffer and returns the number that stands for them in states.
    pub fn put(&self, proc: &Proc) -> u32 {
        let mut packed = Vec::with_capacity(64);
        self.packer.pack(&proc.thread, &self.parts, &mut packed);
        // Where local steps are steps, a thread before an instruction that stops it is not like one that it
        // has stopped.
        packed.push(u8::from(proc.action == Action::Local));
        let exclusive = || {
            let section = self.rules.program.exclusive;
            section.is_some_and(|section| proc.thread.held().iter().any(|(addr, _)| *addr == section))
        };
        let thread = self.put_stored(&packed, || StoredThread {
            packed: packed[..].into(),
            action: proc.action.clone(),
            exclusive: exclusive(),
            result: if proc.action == Action::Finished { proc.thread.result() } else { 0 },
            joined: false,
        });
        let buffer = self.buffers.put(&proc.buffer, |a, b| a == b, hash_of, || proc.buffer.clone());
        self.procs.put_copy((thread, buffer))
    }

    fn put_stored(&self, packed: &[u8], make: impl FnOnce() -> StoredThread) -> u32 {
        let hash = |stored: &StoredThread| hash_of(&*stored.packed);
        self.threads.put(packed, |stored, key| *stored.packed == *key, hash, make)
    }

    /// Returns the thread with its buffer that has this number in states.
    pub fn proc(&self, number: u32) -> Proc {
        let (stored, buffer) = self.look(number);
        let (thread, _) = self.packer.unpack(&stored.packed, &self.parts);
        Proc { thread, action: stored.action.clone(), buffer: buffer.clone() }
    }

    /// Returns the stored thread and the buffer that have this number in states, without unpacking the
    /// thread.
    #[inline]
    pub fn look(&self, number: u32) -> (&StoredThread, &Buffer) {
        let (thread, buffer) = *self.procs.get(number);
        (self.threads.get(thread), self.buffers.get(buffer))
    }

    /// Returns the state in which the program starts.
    pub fn initial(&self) -> Vec<u32> {
        let program = self.rules.program;
        let memory = self.memories.initial(program);
        let thread = |i| {
            let thread = ThreadState::initial(program, ThreadId(i as u32));
            let mut proc = Proc::start(&self.rules, thread);
            proc.settle(&self.rules, self.settle(), &mut NoLog);
            self.put(&proc)
        };
        std::iter::once(memory).chain((0..program.threads.len()).map(thread)).collect()
    }

    /// Returns which operations a thread issues by itself after a step, when it is not the only thread that
    /// can move.
    pub fn settle(&self) -> Settle {
        if self.reduction.is_on() { Settle::All } else { Settle::Nothing }
    }

    /// Returns the number of the thread after `event`; `None` if the thread would have to wait for memory to
    /// change.
    fn after(&self, number: u32, event: Event, value: u64, settle: Settle) -> Option<u32> {
        let mut proc = self.proc(number);
        let reads = match event {
            Event::Act => matches!(proc.action, Action::Load { .. } | Action::Update { .. }),
            Event::Flush(at) => proc.buffer.entries[usize::from(at)].is_read(),
            Event::Issue | Event::Choose(_) => false,
        };
        apply(&self.rules, &mut proc, event, value, settle, &mut NoLog);
        let waits = match proc.action {
            // Where local steps are steps, what the thread makes of a value shows some steps later.
            Action::Local => reads && self.rules.would_wait(&proc.thread),
            _ => proc.action.is_waiting(),
        };
        (!waits).then(|| self.put(&proc))
    }

    /// Returns whether a state is final, has an error, or may have further steps.
    pub fn standing(&self, state: &[u32]) -> StateStatus {
        let (mut finished, mut exited) = (true, false);
        for (i, number) in state[1..].iter().take_while(|n| **n != 0).enumerate() {
            let (stored, buffer) = self.look(*number);
            match stored.action {
                Action::Error(_) => return StateStatus::Error(i),
                Action::Exited => exited = true,
                Action::Finished if buffer.is_empty() => {}
                _ => finished = false,
            }
        }
        match (exited, finished) {
            (true, _) => StateStatus::Exited,
            (false, true) => StateStatus::Finished,
            (false, false) => StateStatus::Going,
        }
    }

    fn role(&self, number: u32) -> Role {
        let (stored, buffer) = self.look(number);
        match stored.action {
            Action::Finished if buffer.is_empty() => Role::Gone,
            Action::Exited if buffer.is_empty() => Role::Exits,
            Action::Join { thread } if buffer.is_empty() => Role::Joins(thread as usize),
            _ => Role::Active,
        }
    }

    /// Returns the only thread that can move, if no other thread can move before it has finished.
    pub fn alone(&self, procs: &[u32]) -> Option<usize> {
        if !self.reduction.is_on() || self.rules.machine == Machine::Sc {
            return None;
        }
        let mut active = None;
        for (i, number) in procs.iter().enumerate() {
            let waits = match self.role(*number) {
                Role::Active => false,
                Role::Gone | Role::Exits => true,
                Role::Joins(target) => self.waits_for(procs, target),
            };
            match active {
                _ if waits => {}
                None => active = Some(i),
                Some(_) => return None,
            }
        }
        active
    }

    /// Returns whether no operation in these buffers prevents a thread from being created or joined, which
    /// matters only under `lmo`. With reduction, operations do not count that could as well have been issued
    /// later.
    pub fn is_quiet<'b>(&self, mut buffers: impl Iterator<Item = &'b Buffer>) -> bool {
        let reduced = self.reduction.is_on();
        self.rules.machine != Machine::Lmo
            || buffers.all(|buffer| buffer.entries.iter().all(|e| reduced && !e.overtaken))
    }

    /// Passes all steps out of a state to `steps`. `width`: how many numbers a state may have.
    pub fn expand(&self, state: &[u32], width: usize, cache: &mut Cache, steps: &mut impl Steps) {
        let memory = state[0];
        let count = state[1..].iter().take_while(|n| **n != 0).count();
        let procs = &state[1..1 + count];
        let alone = self.alone(procs);
        let exclusive = procs.iter().position(|n| self.look(*n).0.exclusive);
        let only = exclusive.or_else(|| self.creating(procs));
        for thread in 0..count {
            if only.is_none_or(|only| only == thread) {
                let mut here = ThreadSteps {
                    space: self,
                    cache,
                    memory,
                    procs,
                    thread,
                    alone: alone == Some(thread),
                    width,
                };
                here.steps(steps);
            }
        }
    }

    /// Returns the thread that creates one thread after the other, if no other thread is to move meanwhile.
    fn creating(&self, procs: &[u32]) -> Option<usize> {
        if !self.creations.is_on() || procs.len() <= self.rules.program.threads.len() {
            return None;
        }
        procs.iter().position(|n| {
            let (stored, buffer) = self.look(*n);
            matches!(stored.action, Action::Spawn { .. }) && self.may_meet(procs, buffer)
        })
    }

    /// Returns whether a thread with buffer `own` may create or join a thread now, for which that buffer must
    /// be empty and others must not be in the way.
    fn may_meet(&self, procs: &[u32], own: &Buffer) -> bool {
        own.is_empty() && self.is_quiet(procs.iter().map(|n| self.look(*n).1))
    }

    /// Returns the first address at which an object fits into a thread's memory, and the memory content
    /// without the dead objects that no pointer is left to.
    pub fn place(&self, memory: u32, procs: &[Proc], thread: usize, size: u64, align: u64) -> (u32, u64) {
        let mut dead: Vec<(Object, bool)> =
            self.memories.objects(memory).iter().filter(|o| !o.is_live()).map(|o| (*o, false)).collect();
        if !dead.is_empty() {
            let mut see = |word: u64| {
                for (object, pointed) in &mut dead {
                    *pointed |= may_point(word, object);
                }
            };
            for proc in procs {
                proc.thread.for_each_word(&mut see);
                for entry in &proc.buffer.entries {
                    see(entry.addr);
                    if let Kind::Write { value, .. } = entry.kind {
                        see(value);
                    }
                }
            }
            self.memories.for_each_word(memory, &mut see);
        }
        let pointed = |object: &Object| dead.iter().any(|(o, pointed)| o.addr == object.addr && *pointed);
        let memory = self.memories.forget_dead(memory, pointed);
        let align = align.max(16);
        let mut start = align;
        let region = layout::Region::Shared(ThreadId(thread as u32));
        for object in self.memories.objects(memory).iter().filter(|o| layout::region(o.addr) == region) {
            let at = layout::offset(object.addr);
            if start + size + 16 <= at {
                break;
            }
            start = (at + object.size + 16).next_multiple_of(align);
        }
        (memory, layout::shared(ThreadId(thread as u32), start))
    }

    /// Returns the threads with their buffers that have these numbers in states.
    pub fn unpack(&self, procs: &[u32]) -> Vec<Proc> {
        procs.iter().map(|n| self.proc(*n)).collect()
    }

    /// Returns the number of stored components of states, and the bytes that they take.
    pub fn size(&self) -> (u64, u64) {
        let len = self.threads.len() + self.buffers.len() + self.procs.len() + self.parts.0.len();
        let bytes = self.threads.bytes() + self.buffers.bytes() + self.procs.bytes() + self.parts.0.bytes();
        (len + self.memories.len(), bytes + self.memories.bytes())
    }
}

/// Returns whether a word may be a pointer into an object, or just behind it, perhaps with a tag. (A pointer
/// that is hidden otherwise, by xor or in fewer bits, is not seen: a use after free through it is missed if
/// the memory is used again.)
fn may_point(word: u64, object: &Object) -> bool {
    let inside = |addr: u64| object.addr <= addr && addr - object.addr <= object.size;
    layout::hidden_addresses(word).into_iter().any(inside)
}

/// Applies the step `event` to a thread and its buffer (see [`Proc::act`] and [`Proc::flush`] for `value`).
pub fn apply(
    rules: &Rules<'_>,
    proc: &mut Proc,
    event: Event,
    value: u64,
    settle: Settle,
    log: &mut impl Log,
) {
    match event {
        Event::Issue => proc.issue(rules, log),
        Event::Flush(at) => proc.flush(rules, at.into(), value),
        Event::Act => proc.act(rules, value),
        Event::Choose(value) => proc.act(rules, value),
    }
    proc.settle(rules, settle, log);
}

/// Makes the copy or fill that is the next step of `proc` at once, and returns the number of the memory
/// content after it, or the reason and place of the failure.
pub fn bulk(space: &Space<'_>, proc: &mut Proc, memory: u32) -> Result<u32, (AccessError, (u64, u64))> {
    let now = std::cell::Cell::new(memory);
    proc.bulk(
        &space.rules,
        |addr, size| space.memories.copy(now.get(), addr, size).map_err(|t| (t, (addr, size.bytes()))),
        |addr, size, value| {
            let written = space.memories.write(now.get(), addr, size, value);
            now.set(written.map_err(|t| (t, (addr, size.bytes())))?);
            Ok(())
        },
    )?;
    Ok(now.get())
}
