//! The steps of one thread of a state.

use super::symmetry::{JoinStatus, RenameCache};
use super::{Failure, Role, SideEffect, Space, Steps, StoredThread, Successor, bulk};
use crate::machine::{
    Action, Buffer, Effect, Event, Kind, NoLog, OwnWrite, Proc, Settle, Strength, UpdateWaits,
};
use crate::memory::{AccessError, Object};
use crate::store::Memo;
use crate::{Cost, Machine};
use fencepost_program::{AllocKind, Size, ThreadId, ThreadState, Update, layout};
use std::sync::PoisonError;

/// A cache of the threads and memories after recent steps.
pub struct Cache {
    /// By a thread with its buffer, the kind of step and a value: the thread after it, 0 if it would wait.
    procs: Memo<(u32, u32, u64), u32>,
    /// By a memory, size, address and value of a write: the memory after it.
    writes: Memo<(u32, u32, u64, u64), u32>,
    /// The cache of threads under other numbers.
    pub renamed: RenameCache,
}

const PROCS: usize = 1 << 18;
const WRITES: usize = 1 << 19;

impl Default for Cache {
    fn default() -> Self {
        let (procs, writes) = (Memo::new(PROCS), Memo::new(WRITES));
        Cache { procs, writes, renamed: RenameCache::default() }
    }
}

/// Finds the steps that one thread of a state can take.
pub(super) struct ThreadSteps<'a, 'p> {
    pub space: &'a Space<'p>,
    pub cache: &'a mut Cache,
    pub memory: u32,
    pub procs: &'a [u32],
    pub thread: usize,
    pub alone: bool,
    pub width: usize,
}

impl ThreadSteps<'_, '_> {
    /// Passes all steps that the thread and its buffer can take to `steps`.
    pub fn steps(&mut self, steps: &mut impl Steps) {
        let space = self.space;
        let (stored, buffer) = space.look(self.procs[self.thread]);
        if let Some((addr, size)) = stored.action.access()
            && self.mixes_sizes(addr, size)
        {
            return self.fail(
                Event::Act,
                AccessError::MixedSize,
                (addr, size.bytes()),
                Cost::default(),
                steps,
            );
        }
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
            self.to(Event::Issue, 0, Cost::default(), SideEffect::Nothing, steps);
        } else if !buffer.acquiring {
            self.act(stored, buffer, steps);
        }
    }

    /// Returns whether an access to an object is atomic, and others access its bytes atomically in another
    /// size.
    fn mixes_sizes(&self, addr: u64, size: Size) -> bool {
        let space = self.space;
        if !space.rules.several_sizes || !layout::is_shared(addr) {
            return false;
        }
        let Some(object) = space.memories.holder(self.memory, addr, size) else { return false };
        let mut atomics = space.rules.atomics.lock().unwrap_or_else(PoisonError::into_inner);
        !atomics.add_to(&object, addr, size)
    }

    /// Returns the operations that a thread issues by itself after its step. A thread is not alone any more
    /// if it has started another.
    fn settle(&self, outside: SideEffect) -> Settle {
        match self.alone && !matches!(outside, SideEffect::Thread(_)) {
            true => Settle::Passing,
            false => self.space.settle(),
        }
    }

    fn to(&mut self, event: Event, value: u64, cost: Cost, outside: SideEffect, steps: &mut impl Steps) {
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
        let key = (number, code, key_value);
        let proc = self.cache.procs.get(key).unwrap_or_else(|| {
            let proc = self.space.after(number, event, value, settle).unwrap_or(0);
            self.cache.procs.put(key, proc);
            proc
        });
        if proc != 0 {
            steps.step(Successor { thread: self.thread, event, cost, proc, outside });
        }
    }

    fn fail(
        &self,
        event: Event,
        trouble: AccessError,
        (addr, bytes): (u64, u64),
        cost: Cost,
        steps: &mut impl Steps,
    ) {
        steps.failure(Failure { thread: self.thread, event, trouble, addr, bytes, cost });
    }

    fn write(&mut self, addr: u64, size: Size, value: u64) -> Result<u32, AccessError> {
        let key = (self.memory, size.bytes() as u32, addr, value);
        if let Some(memory) = self.cache.writes.get(key) {
            return Ok(memory);
        }
        let memory = self.space.memories.write(self.memory, addr, size, value)?;
        self.cache.writes.put(key, memory);
        Ok(memory)
    }

    /// Lets the operation at `at` of the buffer take effect.
    fn flush(&mut self, at: usize, buffer: &Buffer, steps: &mut impl Steps) {
        let entry = buffer.entries[at];
        let cost = buffer.cost(at, Effect { reads: entry.is_read(), writes: entry.is_write() });
        let event = Event::Flush(at as u16);
        let place = (entry.addr, entry.bytes);
        if let Kind::Write { size, .. } | Kind::Read { size, .. } = entry.kind
            && self.mixes_sizes(entry.addr, size)
        {
            return self.fail(event, AccessError::MixedSize, place, cost, steps);
        }
        match entry.kind {
            Kind::Write { value, size } => match self.write(entry.addr, size, value) {
                Ok(memory) => self.to(event, 0, cost, SideEffect::Memory(memory), steps),
                Err(trouble) => self.fail(event, trouble, place, cost, steps),
            },
            Kind::Read { size, copy } => match self.read(entry.addr, size, copy) {
                Ok(value) => self.to(event, value, cost, SideEffect::Nothing, steps),
                Err(trouble) => self.fail(event, trouble, place, cost, steps),
            },
            Kind::Free => {
                if self.space.memories.object_size(self.memory, entry.addr) != entry.bytes {
                    return self.fail(event, AccessError::Dead, place, cost, steps);
                }
                let memory = self.space.memories.free(self.memory, entry.addr);
                self.to(event, 0, cost, SideEffect::Memory(memory), steps);
            }
            Kind::Marker => {}
        }
    }

    fn read(&self, addr: u64, size: Size, copy: bool) -> Result<u64, AccessError> {
        match copy {
            true => self.space.memories.copy(self.memory, addr, size),
            false => self.space.memories.read(self.memory, addr, size),
        }
    }

    /// Lets the next operation of a thread that is alone take effect at once.
    fn direct(&mut self, stored: &StoredThread, buffer: &Buffer, steps: &mut impl Steps) {
        match &stored.action {
            Action::Pass | Action::Fence(_) => {
                self.to(Event::Issue, 0, Cost::default(), SideEffect::Nothing, steps);
            }
            Action::Store { addr, size, value, .. } => self.store(*addr, *size, *value, steps),
            Action::Unlock { addr, size } => self.store(*addr, *size, 0, steps),
            Action::Load { addr, size, copy, .. } => self.load(*addr, *size, *copy, buffer, steps),
            Action::Free { addr, kind } => match self.space.memories.to_free(self.memory, *addr, *kind) {
                Ok(_) => {
                    let memory = self.space.memories.free(self.memory, *addr);
                    self.to(Event::Act, 0, Cost::default(), SideEffect::Memory(memory), steps);
                }
                Err(trouble) => self.fail(Event::Act, trouble, (*addr, 0), Cost::default(), steps),
            },
            _ => self.act(stored, buffer, steps),
        }
    }

    fn store(&mut self, addr: u64, size: Size, value: u64, steps: &mut impl Steps) {
        match self.write(addr, size, value) {
            Ok(memory) => self.to(Event::Act, 0, Cost::default(), SideEffect::Memory(memory), steps),
            Err(trouble) => self.fail(Event::Act, trouble, (addr, size.bytes()), Cost::default(), steps),
        }
    }

    fn load(&mut self, addr: u64, size: Size, copy: bool, buffer: &Buffer, steps: &mut impl Steps) {
        let cost = buffer.cost(buffer.entries.len(), Effect { reads: true, writes: false });
        match self.read(addr, size, copy) {
            Ok(value) => self.to(Event::Act, value, cost, SideEffect::Nothing, steps),
            Err(trouble) => self.fail(Event::Act, trouble, (addr, size.bytes()), cost, steps),
        }
    }

    /// Lets the next operation take effect at once, if it does so at all and may do so now.
    fn act(&mut self, stored: &StoredThread, buffer: &Buffer, steps: &mut impl Steps) {
        let space = self.space;
        let machine = space.rules.machine;
        let free = Cost::default();
        match &stored.action {
            Action::Local => self.to(Event::Act, 0, free, SideEffect::Nothing, steps),
            Action::Load { addr, size, copy, .. } => match buffer.own_write(*addr, *size) {
                OwnWrite::Covers(value, _) => {
                    let all = buffer.entries.len();
                    let cost = buffer.cost(all, Effect { reads: true, writes: false });
                    self.to(Event::Act, value, cost, SideEffect::Nothing, steps);
                }
                OwnWrite::None if machine != Machine::Lmo => self.load(*addr, *size, *copy, buffer, steps),
                _ => {}
            },
            Action::Store { addr, size, value, .. } if buffer.is_empty() && self.acts(&stored.action) => {
                self.store(*addr, *size, *value, steps)
            }
            Action::Unlock { addr, size }
                if buffer.is_empty() && (self.acts(&stored.action) || space.rules.ends_section(*addr)) =>
            {
                self.store(*addr, *size, 0, steps)
            }
            Action::Update { addr, size, update, waits } => {
                self.update((*addr, *size), *update, *waits, buffer, steps);
            }
            Action::Bulk { reads, writes } => {
                let clear = |(start, end): (u64, u64)| !buffer.touches(start, end - start);
                if clear(*reads) && clear(*writes) {
                    self.bulk(steps);
                }
            }
            Action::Alloc { size, align, kind, zeroed } => {
                space.allocates(self.thread);
                let at = space.proc(self.procs[self.thread]).thread.code_pos();
                let procs = space.unpack(self.procs);
                let (memory, addr) = space.place(self.memory, &procs, self.thread, *size, *align);
                let object = Object { addr, size: *size, kind: *kind, at, content: 0 };
                let memory = space.memories.alloc(memory, object, *zeroed);
                self.to(Event::Act, addr, free, SideEffect::Memory(memory), steps);
            }
            Action::Free { addr, kind } => self.free(*addr, *kind, buffer, steps),
            Action::ObjectSize { addr } => {
                let size = space.memories.object_size(self.memory, *addr);
                self.to(Event::Act, size, free, SideEffect::Nothing, steps);
            }
            Action::Spawn { func, args } if space.may_meet(self.procs, buffer) => {
                if self.procs.len() + 2 > self.width {
                    return steps.too_many_threads();
                }
                let number = ThreadId(self.procs.len() as u32);
                space.starts(number, *func, args);
                let thread = ThreadState::start(space.rules.program, number, *func, args);
                let mut proc = Proc::start(&space.rules, thread);
                proc.settle(&space.rules, space.settle(), &mut NoLog);
                let proc = space.put(&proc);
                self.to(Event::Act, number.0.into(), free, SideEffect::Thread(proc), steps);
            }
            Action::Join { thread } if space.may_meet(self.procs, buffer) => {
                self.join(*thread as usize, steps)
            }
            Action::Choose { low, high } => {
                for value in *low..=*high {
                    self.to(Event::Choose(value), value, free, SideEffect::Nothing, steps);
                }
            }
            _ => {}
        }
    }

    /// Completes the wait for the end of a thread, if that has ended.
    fn join(&mut self, target: usize, steps: &mut impl Steps) {
        let space = self.space;
        let Some(number) = self.procs.get(target).copied() else { return };
        let join_status = space.join_status(self.procs, self.thread, target, &mut self.cache.renamed);
        let outside = match join_status {
            // (Threads that the program has from the start may be waited for by many.)
            JoinStatus::Apart
                if space.look(number).0.joined && target >= space.rules.program.threads.len() =>
            {
                let place = (target as u64, 0);
                return self.fail(Event::Act, AccessError::Joined, place, Cost::default(), steps);
            }
            JoinStatus::Apart if space.role(number) == Role::Gone => {
                SideEffect::Joined(target, space.joined(number))
            }
            JoinStatus::Together => SideEffect::Joined(target, space.joined(number)),
            JoinStatus::Apart | JoinStatus::Waits => return,
        };
        self.to(Event::Act, space.look(number).0.result, Cost::default(), outside, steps);
    }

    /// Returns whether a store reaches memory at once on this machine, whatever is in the buffer.
    fn acts(&self, action: &Action) -> bool {
        match (self.space.rules.machine, action) {
            (Machine::Sc, _) => true,
            (Machine::Tso | Machine::Pso, Action::Store { strength, .. }) => *strength == Strength::Sc,
            (Machine::Lmo, Action::Unlock { .. }) => true,
            _ => false,
        }
    }

    fn update(
        &mut self,
        (addr, size): (u64, Size),
        update: Update,
        waits: UpdateWaits,
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
        let relaxed = self.space.rules.machine == Machine::Lmo && waits == UpdateWaits::ForItsLocation;
        let ready = match relaxed {
            true => !buffer.touches(addr, size.bytes()),
            false => buffer.is_empty(),
        };
        if !ready {
            return;
        }
        let mut cost = buffer.cost(buffer.entries.len(), Effect { reads: true, writes: new.is_some() });
        if !buffer.is_empty() {
            // Only lmo lets an update overtake anything.
            cost.r = 1;
        }
        match new.map(|new| self.write(addr, size, new)) {
            None => self.to(Event::Act, old, cost, SideEffect::Nothing, steps),
            Some(Ok(memory)) => self.to(Event::Act, old, cost, SideEffect::Memory(memory), steps),
            Some(Err(trouble)) => self.fail(Event::Act, trouble, (addr, size.bytes()), cost, steps),
        }
    }

    /// Makes a copy or fill at once.
    fn bulk(&mut self, steps: &mut impl Steps) {
        let space = self.space;
        let mut proc = space.proc(self.procs[self.thread]);
        let cost = proc.buffer.cost(proc.buffer.entries.len(), Effect { reads: true, writes: true });
        match bulk(space, &mut proc, self.memory) {
            Ok(memory) => {
                let settle = self.settle(SideEffect::Nothing);
                proc.settle(&space.rules, settle, &mut NoLog);
                let outside = SideEffect::Memory(memory);
                let (thread, proc) = (self.thread, space.put(&proc));
                steps.step(Successor { thread, event: Event::Act, cost, proc, outside });
            }
            Err((trouble, place)) => self.fail(Event::Act, trouble, place, cost, steps),
        }
    }

    /// Puts the end of an object into the buffer, like a write to all its bytes.
    fn free(&mut self, addr: u64, kind: AllocKind, buffer: &Buffer, steps: &mut impl Steps) {
        let space = self.space;
        let none = Cost::default();
        if space.rules.machine == Machine::Sc {
            return match space.memories.to_free(self.memory, addr, kind) {
                Ok(_) => {
                    let memory = space.memories.free(self.memory, addr);
                    self.to(Event::Act, 0, none, SideEffect::Memory(memory), steps);
                }
                Err(trouble) => self.fail(Event::Act, trouble, (addr, 0), none, steps),
            };
        }
        match space.memories.to_free(self.memory, addr, kind) {
            Err(trouble) => self.fail(Event::Act, trouble, (addr, 0), none, steps),
            Ok(object) if buffer.has_room(space.rules.capacity) => {
                let mut proc = space.proc(self.procs[self.thread]);
                proc.free(&space.rules, addr, object.size, &mut NoLog);
                proc.settle(&space.rules, self.settle(SideEffect::Nothing), &mut NoLog);
                let (thread, proc) = (self.thread, space.put(&proc));
                let outside = SideEffect::Nothing;
                steps.step(Successor { thread, event: Event::Act, cost: none, proc, outside });
            }
            Ok(_) => {}
        }
    }
}
