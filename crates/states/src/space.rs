//! The states of a program on a machine, and the steps between them.
//!
//! # Reduction
//! A thread's operation that enters its buffer is seen by nobody else, and neither other threads nor the thread's own
//! buffer can prevent it or make it something else: it is independent of every step there is, so it alone is an ample set (Peled,
//! *All from one, one for all*, CAV 1993; Clarke, Grumberg, Peled, *Model Checking*, ch. 10). So it is made at once, as
//! part of the step before ([`Settle::All`]). Three exceptions:
//!
//! - A load whose own thread has a covering write in its buffer sees something else when that write has left: it is a step.
//! - Creating and joining threads under `lmo` waits for *all* buffers to be empty, which another thread's eager operation
//!   would prevent. An operation that could as well have been issued later does not count: one that no younger
//!   operation has overtaken ([`Entry::overtaken`](crate::machine::Entry)).
//! - A bounded number of operations is issued at once; the next is a step of its own. So no cycle is made of such
//!   steps alone, which is what the method needs to be right about livelocks.
//!
//! A thread that is *alone* (all others have finished, or wait for its end with empty buffers) uses no buffer: nobody can
//! tell. What is left in it leaves in order.
//!
//! Registers that nobody will read are forgotten (`fencepost_program::Packer`).

use crate::machine::{
    Action, Buffer, Effect, Event, Kind, Log, NoLog, OwnWrite, Proc, Rules, Settle, Strength,
};
use crate::memory::{Memories, Object, Trouble};
use crate::store::{Interner, Weigh, hash_of};
use crate::{Config, Cost, Machine, Switch};
use fencepost_program::{Chunks, Forget, Packer, Program, Size, ThreadId, ThreadState, Update, layout};

/// A thread as it is stored.
pub struct Stored {
    packed: Box<[u8]>,
    /// What it is about to do.
    pub action: Action,
    /// Does it run an atomic section, so that nobody else moves?
    pub exclusive: bool,
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
}

/// What a thread is to the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// It may do something.
    Active,
    /// It has finished, and so has its buffer.
    Gone,
    /// It waits for the end of another, with an empty buffer.
    Joins(usize),
}

impl<'p> Space<'p> {
    /// For a program, which must not have loop marks.
    pub fn new(program: &'p Program, config: &Config) -> Self {
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
            },
            memories: Memories::new(program),
            packer: Packer::new(program, forget),
            parts: Parts::default(),
            threads: Interner::default(),
            buffers: Interner::default(),
            procs: Interner::default(),
            reduction,
            creations: config.merging.creations,
        }
    }

    /// The number of a thread with its buffer.
    pub fn put(&self, proc: &Proc) -> u32 {
        let mut packed = Vec::with_capacity(64);
        self.packer.pack(&proc.thread, &self.parts, &mut packed);
        // Where local steps are steps, a thread before an instruction that stops it is not like one that it has stopped.
        packed.push(u8::from(proc.action == Action::Local));
        let exclusive = || {
            let section = self.rules.program.exclusive;
            section.is_some_and(|section| proc.thread.held().iter().any(|(addr, _)| *addr == section))
        };
        let thread = self.threads.put(
            &packed[..],
            |stored, key| *stored.packed == *key,
            |stored| hash_of(&*stored.packed),
            || Stored { packed: packed[..].into(), action: proc.action.clone(), exclusive: exclusive() },
        );
        let buffer = self.buffers.put(&proc.buffer, |a, b| a == b, hash_of, || proc.buffer.clone());
        self.procs.put_copy((thread, buffer))
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
        apply(&self.rules, &mut proc, event, value, settle, &mut NoLog);
        let waits = match proc.action {
            Action::Local => self.rules.would_wait(&proc.thread),
            _ => proc.action.is_waiting(),
        };
        (!waits).then(|| self.put(&proc))
    }

    /// How a state stands, beside its steps.
    pub fn standing(&self, state: &[u32]) -> Standing {
        let mut finished = true;
        for (i, number) in state[1..].iter().take_while(|n| **n != 0).enumerate() {
            let (stored, buffer) = self.look(*number);
            match stored.action {
                Action::Error(_) => return Standing::Error(i),
                Action::Finished if buffer.is_empty() => {}
                _ => finished = false,
            }
        }
        if finished { Standing::Finished } else { Standing::Going }
    }

    fn role(&self, number: u32) -> Role {
        let (stored, buffer) = self.look(number);
        match stored.action {
            Action::Finished if buffer.is_empty() => Role::Gone,
            Action::Join { thread } if buffer.is_empty() => Role::Joins(thread as usize),
            _ => Role::Active,
        }
    }

    /// The one thread that can do something, if there is just one and nobody else ever can before it has finished.
    pub fn alone(&self, procs: &[u32]) -> Option<usize> {
        if !self.reduction.is_on() || self.rules.machine == Machine::Sc {
            return None;
        }
        let mut active = None;
        for (i, number) in procs.iter().enumerate() {
            let waits = match self.role(*number) {
                Role::Active => false,
                Role::Gone => true,
                Role::Joins(target) => procs.get(target).is_some_and(|t| self.role(*t) != Role::Gone),
            };
            match active {
                _ if waits => {}
                None => active = Some(i),
                Some(_) => return None,
            }
        }
        active
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
            matches!(stored.action, Action::Spawn { .. }) && buffer.is_empty()
        })
    }

    /// The first address from which an object fits into a thread's memory, when dead objects that nobody points at are
    /// forgotten; and memory without those.
    pub fn place(&self, memory: u32, procs: &[Proc], thread: usize, size: u64, align: u64) -> (u32, u64) {
        let mut dead: Vec<(Object, bool)> =
            self.memories.objects(memory).iter().filter(|o| !o.is_live()).map(|o| (*o, false)).collect();
        if !dead.is_empty() {
            let mut see = |word: u64| {
                for (object, pointed) in &mut dead {
                    *pointed |= object.addr <= word && word <= object.addr + object.size;
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

/// What threads become, for those seen lately. A collision drops the older entry.
pub struct Cache {
    procs: Vec<(u32, u32, u64, u32)>,
    writes: Vec<(u32, u32, u64, u64, u32)>,
}

const CACHE: usize = 1 << 16;

impl Default for Cache {
    fn default() -> Self {
        Cache { procs: vec![(0, 0, 0, 0); CACHE], writes: vec![(0, 0, 0, 0, 0); CACHE] }
    }
}

/// One thread of a state whose steps are asked for.
struct Here<'a, 'p> {
    space: &'a Space<'p>,
    cache: &'a mut Cache,
    memory: u32,
    procs: &'a [u32],
    thread: usize,
    alone: bool,
    width: usize,
}

impl Here<'_, '_> {
    fn steps(&mut self, steps: &mut impl Steps) {
        let space = self.space;
        let (stored, buffer) = space.look(self.procs[self.thread]);
        if self.alone {
            if buffer.is_empty() {
                self.direct(stored, buffer, steps);
            } else {
                self.flush(0, buffer, steps);
            }
            return;
        }
        for at in 0..buffer.entries.len() {
            if buffer.is_enabled(at, space.rules.machine) {
                self.flush(at, buffer, steps);
            }
        }
        if space.rules.can_issue(&stored.action, buffer) {
            self.to(Event::Issue, 0, Cost::default(), Outside::Nothing, steps);
        } else if !buffer.acquiring {
            self.act(stored, buffer, steps);
        }
    }

    /// What a thread does after its step: it is not alone any more if it has started another.
    fn settle(&self, outside: Outside) -> Settle {
        match self.alone && !matches!(outside, Outside::Thread(_)) {
            true => Settle::Passing,
            false => self.space.settle(),
        }
    }

    fn to(&mut self, event: Event, value: u64, cost: Cost, outside: Outside, steps: &mut impl Steps) {
        let settle = self.settle(outside);
        let number = self.procs[self.thread];
        let code = match event {
            Event::Issue => 0,
            Event::Act => 1,
            Event::Choose(_) => 2,
            Event::Flush(at) => 3 + u32::from(at),
        } << 2
            | match settle {
                Settle::Nothing => 0,
                Settle::Passing => 1,
                Settle::All => 2,
            };
        let key_value = if let Event::Choose(chosen) = event { chosen } else { value };
        let slot = (hash_of(&(number, code, key_value)) >> 40) as usize % CACHE;
        let known = self.cache.procs[slot];
        let proc = if (known.0, known.1, known.2) == (number, code, key_value) && number != 0 {
            known.3
        } else {
            let proc = self.space.after(number, event, value, settle).unwrap_or(0);
            self.cache.procs[slot] = (number, code, key_value, proc);
            proc
        };
        if proc != 0 {
            steps.step(Successor { thread: self.thread, event, cost, proc, outside });
        }
    }

    fn fail(
        &self,
        event: Event,
        trouble: Trouble,
        (addr, bytes): (u64, u64),
        cost: Cost,
        steps: &mut impl Steps,
    ) {
        steps.failure(Failure { thread: self.thread, event, trouble, addr, bytes, cost });
    }

    fn write(&mut self, addr: u64, size: Size, value: u64) -> Result<u32, Trouble> {
        let key = (self.memory, size.bytes() as u32, addr, value);
        let slot = (hash_of(&key) >> 40) as usize % CACHE;
        let known = self.cache.writes[slot];
        if (known.0, known.1, known.2, known.3) == key && known.4 != 0 {
            return Ok(known.4);
        }
        let memory = self.space.memories.write(self.memory, addr, size, value)?;
        self.cache.writes[slot] = (key.0, key.1, key.2, key.3, memory);
        Ok(memory)
    }

    /// The operation at `at` of the buffer takes effect.
    fn flush(&mut self, at: usize, buffer: &Buffer, steps: &mut impl Steps) {
        let entry = buffer.entries[at];
        let cost = buffer.cost(at, Effect { reads: entry.is_read(), writes: entry.is_write() });
        let event = Event::Flush(at as u8);
        let place = (entry.addr, entry.bytes);
        match entry.kind {
            Kind::Write { value, size } => match self.write(entry.addr, size, value) {
                Ok(memory) => self.to(event, 0, cost, Outside::Memory(memory), steps),
                Err(trouble) => self.fail(event, trouble, place, cost, steps),
            },
            Kind::Read { size, copy } => match self.read(entry.addr, size, copy) {
                Ok(value) => self.to(event, value, cost, Outside::Nothing, steps),
                Err(trouble) => self.fail(event, trouble, place, cost, steps),
            },
            Kind::Free => {
                if self.space.memories.object_size(self.memory, entry.addr) != entry.bytes {
                    return self.fail(event, Trouble::Dead, place, cost, steps);
                }
                let memory = self.space.memories.free(self.memory, entry.addr);
                self.to(event, 0, cost, Outside::Memory(memory), steps);
            }
            Kind::Marker => {}
        }
    }

    fn read(&self, addr: u64, size: Size, copy: bool) -> Result<u64, Trouble> {
        match copy {
            true => self.space.memories.copy(self.memory, addr, size),
            false => self.space.memories.read(self.memory, addr, size),
        }
    }

    /// The next operation of a thread that is alone takes effect at once.
    fn direct(&mut self, stored: &Stored, buffer: &Buffer, steps: &mut impl Steps) {
        match &stored.action {
            Action::Pass | Action::Fence(_) => {
                self.to(Event::Issue, 0, Cost::default(), Outside::Nothing, steps);
            }
            Action::Store { addr, size, value, .. } => self.store(*addr, *size, *value, steps),
            Action::Unlock { addr, size } => self.store(*addr, *size, 0, steps),
            Action::Load { addr, size, copy, .. } => self.load(*addr, *size, *copy, buffer, steps),
            Action::Free { addr, kind } => match self.space.memories.to_free(self.memory, *addr, *kind) {
                Ok(_) => {
                    let memory = self.space.memories.free(self.memory, *addr);
                    self.to(Event::Act, 0, Cost::default(), Outside::Memory(memory), steps);
                }
                Err(trouble) => self.fail(Event::Act, trouble, (*addr, 0), Cost::default(), steps),
            },
            _ => self.act(stored, buffer, steps),
        }
    }

    fn store(&mut self, addr: u64, size: Size, value: u64, steps: &mut impl Steps) {
        match self.write(addr, size, value) {
            Ok(memory) => self.to(Event::Act, 0, Cost::default(), Outside::Memory(memory), steps),
            Err(trouble) => self.fail(Event::Act, trouble, (addr, size.bytes()), Cost::default(), steps),
        }
    }

    fn load(&mut self, addr: u64, size: Size, copy: bool, buffer: &Buffer, steps: &mut impl Steps) {
        let cost = buffer.cost(buffer.entries.len(), Effect { reads: true, writes: false });
        match self.read(addr, size, copy) {
            Ok(value) => self.to(Event::Act, value, cost, Outside::Nothing, steps),
            Err(trouble) => self.fail(Event::Act, trouble, (addr, size.bytes()), cost, steps),
        }
    }

    /// The next operation takes effect at once, if it does so at all and may do so now.
    fn act(&mut self, stored: &Stored, buffer: &Buffer, steps: &mut impl Steps) {
        let space = self.space;
        let machine = space.rules.machine;
        let free = Cost::default();
        match &stored.action {
            Action::Local => self.to(Event::Act, 0, free, Outside::Nothing, steps),
            Action::Load { addr, size, copy, .. } => match buffer.own_write(*addr, *size) {
                OwnWrite::Covers(value, _) => {
                    let all = buffer.entries.len();
                    let cost = buffer.cost(all, Effect { reads: true, writes: false });
                    self.to(Event::Act, value, cost, Outside::Nothing, steps);
                }
                OwnWrite::None if machine != Machine::Lmo => self.load(*addr, *size, *copy, buffer, steps),
                _ => {}
            },
            Action::Store { addr, size, value, .. } if buffer.is_empty() && self.acts(&stored.action) => {
                self.store(*addr, *size, *value, steps)
            }
            Action::Unlock { addr, size } if buffer.is_empty() && self.acts(&stored.action) => {
                self.store(*addr, *size, 0, steps)
            }
            Action::Update { addr, size, update, success, failure } => {
                self.update((*addr, *size), *update, (*success, *failure), buffer, steps);
            }
            Action::Bulk { reads, writes } => {
                let clear = |(start, end): (u64, u64)| !buffer.touches(start, end - start);
                if clear(*reads) && clear(*writes) {
                    self.bulk(steps);
                }
            }
            Action::Alloc { size, align, kind, zeroed } => {
                let at = space.proc(self.procs[self.thread]).thread.code_pos();
                let procs = space.unpack(self.procs);
                let (memory, addr) = space.place(self.memory, &procs, self.thread, *size, *align);
                let object = Object { addr, size: *size, kind: *kind, at, content: 0 };
                let memory = space.memories.alloc(memory, object, *zeroed);
                self.to(Event::Act, addr, free, Outside::Memory(memory), steps);
            }
            Action::Free { addr, kind } => self.free(*addr, *kind, buffer, steps),
            Action::ObjectSize { addr } => {
                let size = space.memories.object_size(self.memory, *addr);
                self.to(Event::Act, size, free, Outside::Nothing, steps);
            }
            Action::Spawn { func, args } if self.may_meet(buffer) => {
                if self.procs.len() + 2 > self.width {
                    return steps.too_many_threads();
                }
                let number = ThreadId(self.procs.len() as u32);
                let thread = ThreadState::start(space.rules.program, number, *func, args);
                let mut proc = Proc::start(&space.rules, thread);
                proc.settle(&space.rules, space.settle(), &mut NoLog);
                let proc = space.put(&proc);
                self.to(Event::Act, number.0.into(), free, Outside::Thread(proc), steps);
            }
            Action::Join { thread } => {
                let target = self.procs.get(*thread as usize);
                let over = target.is_some_and(|n| space.role(*n) == Role::Gone);
                if over && self.may_meet(buffer) {
                    let result = target.map_or(0, |n| space.proc(*n).thread.result());
                    self.to(Event::Act, result, free, Outside::Nothing, steps);
                }
            }
            Action::Choose { low, high } => {
                for value in *low..=*high {
                    self.to(Event::Choose(value), value, free, Outside::Nothing, steps);
                }
            }
            _ => {}
        }
    }

    /// Does a store reach memory at once on this machine, whatever the buffer?
    fn acts(&self, action: &Action) -> bool {
        match (self.space.rules.machine, action) {
            (Machine::Sc, _) => true,
            (Machine::Tso | Machine::Pso, Action::Store { strength, .. }) => *strength == Strength::Sc,
            (Machine::Lmo, Action::Unlock { .. }) => true,
            _ => false,
        }
    }

    /// Are the buffers as empty as it takes to create or join a thread?
    fn may_meet(&self, own: &Buffer) -> bool {
        if !own.is_empty() {
            return false;
        }
        let reduced = self.space.reduction.is_on();
        let as_good_as_empty = |buffer: &Buffer| buffer.entries.iter().all(|e| reduced && !e.overtaken);
        self.space.rules.machine != Machine::Lmo
            || self.procs.iter().all(|n| as_good_as_empty(self.space.look(*n).1))
    }

    fn update(
        &mut self,
        (addr, size): (u64, Size),
        update: Update,
        (success, failure): (Strength, Strength),
        buffer: &Buffer,
        steps: &mut impl Steps,
    ) {
        let none = Cost::default();
        let old = match self.space.memories.read(self.memory, addr, size) {
            Ok(old) => old,
            Err(trouble) if buffer.is_empty() => {
                return self.fail(Event::Act, trouble, (addr, size.bytes()), none, steps);
            }
            Err(_) => return,
        };
        let new = update.apply(size, old);
        let strength = if new.is_some() { success } else { failure };
        let relaxed = self.space.rules.machine == Machine::Lmo && strength == Strength::Relaxed;
        let ready = match relaxed {
            true => !buffer.touches(addr, size.bytes()),
            false => buffer.is_empty(),
        };
        if !ready {
            return;
        }
        let cost = buffer.cost(buffer.entries.len(), Effect { reads: true, writes: new.is_some() });
        match new.map(|new| self.write(addr, size, new)) {
            None => self.to(Event::Act, old, cost, Outside::Nothing, steps),
            Some(Ok(memory)) => self.to(Event::Act, old, cost, Outside::Memory(memory), steps),
            Some(Err(trouble)) => self.fail(Event::Act, trouble, (addr, size.bytes()), cost, steps),
        }
    }

    /// A copy or fill at once.
    fn bulk(&mut self, steps: &mut impl Steps) {
        let space = self.space;
        let mut proc = space.proc(self.procs[self.thread]);
        match bulk(space, &mut proc, self.memory) {
            Ok(memory) => {
                let settle = self.settle(Outside::Nothing);
                proc.settle(&space.rules, settle, &mut NoLog);
                let outside = Outside::Memory(memory);
                let (thread, proc) = (self.thread, space.put(&proc));
                steps.step(Successor { thread, event: Event::Act, cost: Cost::default(), proc, outside });
            }
            Err((trouble, place)) => self.fail(Event::Act, trouble, place, Cost::default(), steps),
        }
    }

    /// The end of an object enters the buffer, like a write to all its bytes.
    fn free(
        &mut self,
        addr: u64,
        kind: fencepost_program::AllocKind,
        buffer: &Buffer,
        steps: &mut impl Steps,
    ) {
        let space = self.space;
        let none = Cost::default();
        if space.rules.machine == Machine::Sc {
            return match space.memories.to_free(self.memory, addr, kind) {
                Ok(_) => {
                    let memory = space.memories.free(self.memory, addr);
                    self.to(Event::Act, 0, none, Outside::Memory(memory), steps);
                }
                Err(trouble) => self.fail(Event::Act, trouble, (addr, 0), none, steps),
            };
        }
        match space.memories.to_free(self.memory, addr, kind) {
            Err(trouble) => self.fail(Event::Act, trouble, (addr, 0), none, steps),
            Ok(object) if buffer.has_room(space.rules.capacity) => {
                let mut proc = space.proc(self.procs[self.thread]);
                proc.free(&space.rules, addr, object.size, &mut NoLog);
                proc.settle(&space.rules, self.settle(Outside::Nothing), &mut NoLog);
                let (thread, proc) = (self.thread, space.put(&proc));
                let outside = Outside::Nothing;
                steps.step(Successor { thread, event: Event::Act, cost: none, proc, outside });
            }
            Ok(_) => {}
        }
    }
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
