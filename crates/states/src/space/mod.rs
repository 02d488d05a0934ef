//! The states of a program on a machine, and the steps between them.
//!
//! # Reduction
//! A thread's operation that enters its buffer is seen by nobody else, and neither other threads nor the
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
//! buffer: nobody can tell. What is left in it leaves in order.
//!
//! Registers that nobody will read are forgotten (`fencepost_program::Packer`).
//!
//! States that differ only in which of several identical threads is where can be made the same: see
//! [`symmetry`].

mod here;
mod symmetry;

use crate::machine::{Action, Buffer, Event, Kind, Log, NoLog, Proc, Rules, Settle, has_several_sizes};
use crate::memory::{Memories, Object, Trouble};
use crate::store::{Interner, Weigh, hash_of};
use crate::{Config, Cost, Machine, Switch};
use fencepost_program::{Chunks, Forget, Packer, Program, ThreadId, ThreadState, layout};
pub use here::Cache;
use here::Here;
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;
use symmetry::Groups;
pub use symmetry::{Renamed, unfit};

/// A thread as it is stored.
pub struct Stored {
    packed: Box<[u8]>,
    /// What it is about to do.
    pub action: Action,
    /// Does it run an atomic section, so that nobody else moves?
    pub exclusive: bool,
    /// What it returns, when it has finished.
    result: u64,
    /// With symmetry: has somebody waited for its end?
    joined: bool,
}

impl Weigh for Stored {
    fn bytes(&self) -> u64 {
        self.packed.len() as u64
    }
}

/// Parts of packed threads.
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

/// What a step does to memory and to what threads there are, beside its own thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// Nothing.
    Nothing,
    /// Memory becomes this.
    Memory(u32),
    /// A thread starts: its number among the stored ones.
    Thread(u32),
    /// Somebody has waited for the end of the thread at this place, which becomes this: only with symmetry.
    Joined(usize, u32),
}

/// A step that a state allows.
#[derive(Clone, Copy, Debug)]
pub struct Successor {
    /// Whose it is: its place among the threads.
    pub thread: usize,
    /// What happens.
    pub event: Event,
    /// The reordering in it.
    pub cost: Cost,
    /// What its thread and buffer become.
    pub proc: u32,
    /// What else changes.
    pub outside: Outside,
}

impl Successor {
    /// What it changes in a state: places and what is there afterwards.
    pub fn changes(&self, state: &[u32]) -> SmallVec<[(usize, u32); 2]> {
        let mut changes = smallvec![(1 + self.thread, self.proc)];
        match self.outside {
            Outside::Nothing => {}
            Outside::Memory(memory) => changes.push((0, memory)),
            Outside::Thread(proc) => {
                let place = state[1..].iter().position(|n| *n == 0);
                changes.push((1 + place.expect("there is room: the step was allowed"), proc));
            }
            Outside::Joined(thread, proc) => changes.push((1 + thread, proc)),
        }
        changes
    }
}

/// A step that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Whose it is.
    pub thread: usize,
    /// What would have happened.
    pub event: Event,
    /// What is wrong.
    pub trouble: Trouble,
    /// The address.
    pub addr: u64,
    /// How many bytes.
    pub bytes: u64,
    /// The reordering in it.
    pub cost: Cost,
}

/// What there is to a state beside its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// There may be steps.
    Going,
    /// Every thread has finished, and every buffer is empty.
    Finished,
    /// A thread ends the process here, or after steps of others.
    Exited,
    /// A thread has gone wrong.
    Error(usize),
}

/// Receives the steps of a state.
pub trait Steps {
    /// A step to another state.
    fn step(&mut self, successor: Successor);
    /// A step that goes wrong.
    fn failure(&mut self, failure: Failure);
    /// More threads than states have room for.
    fn too_many_threads(&mut self);
}

/// Everything that the states of a program are made of.
pub struct Space<'p> {
    /// The rules of the machine.
    pub rules: Rules<'p>,
    /// The memories.
    pub memories: Memories,
    packer: Packer<'p>,
    parts: Parts,
    threads: Interner<Stored>,
    buffers: Interner<Buffer>,
    procs: Interner<(u32, u32)>,
    reduction: Switch,
    creations: Switch,
    /// With symmetry: who is like whom.
    groups: Option<Groups>,
}

/// What a thread is to the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// It may do something.
    Active,
    /// It has finished, and so has its buffer.
    Gone,
    /// It ends the process, and its buffer is empty: it does nothing more, and nobody can wait for its end.
    Exits,
    /// It waits for the end of another, with an empty buffer.
    Joins(usize),
}

impl<'p> Space<'p> {
    /// For a program, which must not have loop marks. `symmetry`: are identical threads to be taken for each
    /// other?
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

    /// The number of a thread with its buffer.
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
        let thread = self.put_stored(&packed, || Stored {
            packed: packed[..].into(),
            action: proc.action.clone(),
            exclusive: exclusive(),
            result: if proc.action == Action::Finished { proc.thread.result() } else { 0 },
            joined: false,
        });
        let buffer = self.buffers.put(&proc.buffer, |a, b| a == b, hash_of, || proc.buffer.clone());
        self.procs.put_copy((thread, buffer))
    }

    fn put_stored(&self, packed: &[u8], make: impl FnOnce() -> Stored) -> u32 {
        let hash = |stored: &Stored| hash_of(&*stored.packed);
        self.threads.put(packed, |stored, key| *stored.packed == *key, hash, make)
    }

    /// The thread with its buffer that has this number.
    pub fn proc(&self, number: u32) -> Proc {
        let (stored, buffer) = self.look(number);
        let (thread, _) = self.packer.unpack(&stored.packed, &self.parts);
        Proc { thread, action: stored.action.clone(), buffer: buffer.clone() }
    }

    /// What is known of it without unpacking.
    #[inline]
    pub fn look(&self, number: u32) -> (&Stored, &Buffer) {
        let (thread, buffer) = *self.procs.get(number);
        (self.threads.get(thread), self.buffers.get(buffer))
    }

    /// The first state.
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

    /// What a thread does by itself when it is not alone.
    pub fn settle(&self) -> Settle {
        if self.reduction.is_on() { Settle::All } else { Settle::Nothing }
    }

    /// What an event makes of a thread; `None`: it has to wait for memory to change.
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

    /// How a state stands, beside its steps.
    pub fn standing(&self, state: &[u32]) -> Standing {
        let (mut finished, mut exited) = (true, false);
        for (i, number) in state[1..].iter().take_while(|n| **n != 0).enumerate() {
            let (stored, buffer) = self.look(*number);
            match stored.action {
                Action::Error(_) => return Standing::Error(i),
                Action::Exited => exited = true,
                Action::Finished if buffer.is_empty() => {}
                _ => finished = false,
            }
        }
        match (exited, finished) {
            (true, _) => Standing::Exited,
            (false, true) => Standing::Finished,
            (false, false) => Standing::Going,
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

    /// The one thread that can do something, if there is just one and nobody else ever can before it has
    /// finished.
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

    /// Are the buffers as empty as it takes to create or join a thread under `lmo`? With reduction,
    /// operations do not count that could as well have been issued later.
    pub fn is_quiet<'b>(&self, mut buffers: impl Iterator<Item = &'b Buffer>) -> bool {
        let reduced = self.reduction.is_on();
        self.rules.machine != Machine::Lmo
            || buffers.all(|buffer| buffer.entries.iter().all(|e| reduced && !e.overtaken))
    }

    /// Finds the steps of a state. `width`: how many numbers a state may have.
    pub fn expand(&self, state: &[u32], width: usize, cache: &mut Cache, steps: &mut impl Steps) {
        let memory = state[0];
        let count = state[1..].iter().take_while(|n| **n != 0).count();
        let procs = &state[1..1 + count];
        let alone = self.alone(procs);
        let exclusive = procs.iter().position(|n| self.look(*n).0.exclusive);
        let only = exclusive.or_else(|| self.creating(procs));
        for thread in 0..count {
            if only.is_none_or(|only| only == thread) {
                let mut here =
                    Here { space: self, cache, memory, procs, thread, alone: alone == Some(thread), width };
                here.steps(steps);
            }
        }
    }

    /// The thread that creates one after the other, if nobody else is to move meanwhile.
    fn creating(&self, procs: &[u32]) -> Option<usize> {
        if !self.creations.is_on() || procs.len() <= self.rules.program.threads.len() {
            return None;
        }
        procs.iter().position(|n| {
            let (stored, buffer) = self.look(*n);
            matches!(stored.action, Action::Spawn { .. }) && self.may_meet(procs, buffer)
        })
    }

    /// Are the buffers as empty as it takes to create or join a thread, whose own is `own`?
    fn may_meet(&self, procs: &[u32], own: &Buffer) -> bool {
        own.is_empty() && self.is_quiet(procs.iter().map(|n| self.look(*n).1))
    }

    /// The first address from which an object fits into a thread's memory, when dead objects that nobody
    /// points at are forgotten; and memory without those.
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

    /// The numbers of all threads with their buffers, unpacked.
    pub fn unpack(&self, procs: &[u32]) -> Vec<Proc> {
        procs.iter().map(|n| self.proc(*n)).collect()
    }

    /// How many components there are, and their bytes.
    pub fn size(&self) -> (u64, u64) {
        let len = self.threads.len() + self.buffers.len() + self.procs.len() + self.parts.0.len();
        let bytes = self.threads.bytes() + self.buffers.bytes() + self.procs.bytes() + self.parts.0.bytes();
        (len + self.memories.len(), bytes + self.memories.bytes())
    }
}

/// May a word be a pointer into an object, or just behind it, perhaps with a tag? (A pointer that is hidden
/// otherwise, by xor or in fewer bits, is not seen: a use after free through it is missed if the memory is
/// used again.)
fn may_point(word: u64, object: &Object) -> bool {
    let inside = |addr: u64| object.addr <= addr && addr - object.addr <= object.size;
    layout::may_hide(word).into_iter().any(inside)
}

/// An event happens to a thread: see [`Proc::act`] and [`Proc::flush`] for `value`.
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

/// A copy or fill at once, and the memory after it; or what goes wrong, and where.
pub fn bulk(space: &Space<'_>, proc: &mut Proc, memory: u32) -> Result<u32, (Trouble, (u64, u64))> {
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
