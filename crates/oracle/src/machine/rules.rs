//! The rules of the machines: when each instruction can be issued and what it does, and what happens when an
//! operation leaves its buffer.
//!
//! A function that returns `None` says that its instruction has to wait.

use super::buffer::{Entry, Forward, range};
use super::memory::use_after_free;
use super::state::{State, Thread};
use super::{Machine, MachineConfig, Objects};
use fencepost_program::{
    AllocKind, Fault, FenceKind, FuncId, Input, Mode, Op, Pending, Program, Read, Step, ThreadId,
    ThreadState, Update, Write, WriteKind, layout,
};
use std::collections::BTreeMap;

type Access = Read<Pending>;

/// The rules by which one machine takes steps in one program.
pub struct Rules<'a> {
    program: &'a Program,
    machine: Machine,
    /// Number of operations that fit into a buffer.
    capacity: usize,
    objects: Objects,
    /// Numbers of started threads, by the thread that started them and how many that thread had started
    /// before.
    children: BTreeMap<(ThreadId, u32), ThreadId>,
}

impl<'a> Rules<'a> {
    /// Returns the rules of the configured machine for a program.
    pub fn new(program: &'a Program, config: &MachineConfig) -> Self {
        let capacity = config.buffer.unwrap_or(usize::MAX);
        let machine = if capacity == 0 { Machine::Sc } else { config.machine };
        Rules { program, machine, capacity, objects: config.objects, children: BTreeMap::new() }
    }

    /// Returns every state that can follow `state` by one step of a thread or a buffer.
    pub fn successors(&mut self, state: &State) -> Vec<State> {
        let mut all = vec![];
        for (id, thread) in &state.threads {
            let enabled = (0..thread.buffer.len()).filter(|at| thread.buffer.is_enabled(self.machine, *at));
            all.extend(enabled.filter_map(|at| self.perform(state, *id, at)));
            if !thread.acquires {
                self.issue(state, *id, &mut all);
            }
        }
        for thread in all.iter_mut().flat_map(|state| state.threads.values_mut()) {
            thread.acquires &= thread.buffer.has_reads();
        }
        all
    }

    /// Lets a buffered operation take effect.
    fn perform(&self, state: &State, id: ThreadId, at: usize) -> Option<State> {
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        match thread.buffer.take(at) {
            Entry::Write { addr, size, value } => {
                if let Err(fault) = next.memory.write(addr, size, value) {
                    thread.fail(fault);
                }
            }
            Entry::Read { addr, size, token, copy } => {
                let value = if copy { next.memory.copy(addr, size) } else { next.memory.read(addr, size) };
                match value {
                    Ok(value) => {
                        thread.vm.fill(token, value);
                        if thread.step == Step::Needs(token) {
                            thread.answer(self.program, Input::Go);
                        }
                    }
                    Err(fault) => thread.fail(fault),
                }
                if thread.waits() {
                    return None;
                }
            }
            Entry::Free { addr, kind, .. } => {
                if let Err(fault) = next.memory.free(addr, kind) {
                    thread.fail(fault);
                }
            }
            Entry::Barrier => {}
        }
        Some(next)
    }

    /// Lets a thread do what it asks for, in every way there is.
    fn issue(&mut self, state: &State, id: ThreadId, all: &mut Vec<State>) {
        let thread = &state.threads[&id];
        let next = match &thread.step {
            Step::Read(_) | Step::Write(_) if self.is_one_copy(thread) => self.copy(state, id),
            Step::Read(read) if read.update == Update::None => self.load(state, id, read),
            Step::Read(read) => self.update(state, id, read),
            Step::Write(write) => self.store(state, id, write),
            Step::Fence(kind) => self.fence(state, id, *kind),
            Step::Alloc { addr, size, kind, zeroed, .. } => {
                let goes = self.objects == Objects::Buffer || thread.buffer.is_empty();
                goes.then(|| {
                    let mut next = self.answered(state, id, Input::Go);
                    next.memory.alloc(*addr, *size, *kind, *zeroed);
                    next
                })
            }
            Step::Free { addr, kind } => self.free(state, id, *addr, *kind),
            Step::ObjectSize { addr } => {
                let gone = thread.buffer.frees((*addr, addr + 1));
                let size = if gone { 0 } else { state.memory.object_size(*addr) };
                Some(self.answered(state, id, Input::Value(size)))
            }
            Step::Spawn { func, args } => self.spawn(state, id, *func, args),
            Step::Join { thread } => self.join(state, id, *thread),
            Step::Choose { low, high } => {
                all.extend((*low..=*high).map(|value| self.answered(state, id, Input::Value(value))));
                None
            }
            Step::Detach { .. } | Step::External { .. } => Some(self.answered(state, id, Input::Go)),
            Step::Finished
            | Step::Exited
            | Step::Blocked(_)
            | Step::Error(_)
            | Step::Needs(_)
            | Step::Meets { .. }
            | Step::Sleep { .. } => None,
        };
        all.extend(next);
    }

    fn answered(&self, state: &State, id: ThreadId, input: Input<Pending>) -> State {
        let mut next = state.clone();
        if let Some(thread) = next.threads.get_mut(&id) {
            thread.answer(self.program, input);
        }
        next
    }

    fn has_room(&self, thread: &Thread) -> bool {
        thread.buffer.operations() < self.capacity
    }

    /// Loads from the newest own buffered write, else from memory; under `lmo`, not from memory now but
    /// through the buffer.
    fn load(&self, state: &State, id: ThreadId, read: &Access) -> Option<State> {
        let thread = &state.threads[&id];
        if let Err(fault) = state.memory.check(read.addr, read.size) {
            return Some(failed(state, id, fault));
        }
        if thread.buffer.frees(range(read.addr, read.size)) {
            return Some(failed(state, id, use_after_free(read.addr)));
        }
        let value = match (thread.buffer.forward(read.addr, read.size), self.machine) {
            (Forward::Value(value), _) => Some(value),
            (Forward::Partial, Machine::Sc | Machine::Tso | Machine::Pso) => return None,
            (Forward::Nothing, Machine::Sc | Machine::Tso | Machine::Pso) => match from_memory(state, read) {
                Ok(value) => Some(value),
                Err(fault) => return Some(failed(state, id, fault)),
            },
            (Forward::Partial | Forward::Nothing, Machine::Lmo) => None,
        };
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        let input = match value {
            Some(value) => Input::Value(value),
            None if !self.has_room(thread) => return None,
            None => {
                let token = thread.buffer.fresh_token();
                let (addr, size, copy) = (read.addr, read.size, read.copy);
                thread.buffer.push(Entry::Read { addr, size, token, copy });
                Input::Shadowed(0, Pending::on(token))
            }
        };
        thread.acquires = self.machine == Machine::Lmo && read.mode.is_acq();
        thread.answer(self.program, input);
        (!thread.waits()).then_some(next)
    }

    fn store(&self, state: &State, id: ThreadId, write: &Write<Pending>) -> Option<State> {
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        let &Write { addr, size, value, mode, .. } = write;
        if let Err(fault) = next.memory.check(addr, size) {
            thread.fail(fault);
            return Some(next);
        }
        let at_once = match self.machine {
            Machine::Sc => true,
            Machine::Tso | Machine::Pso => mode.is_sc(),
            Machine::Lmo => matches!(thread.op(self.program), Some(Op::Unlock { .. })),
        };
        if at_once {
            // A locked exchange. (Under sc the buffer is always empty.)
            if !thread.buffer.is_empty() {
                return None;
            }
            if let Err(fault) = next.memory.write(addr, size, value) {
                thread.fail(fault);
                return Some(next);
            }
        } else {
            let fenced = self.machine == Machine::Lmo && mode.is_rel() && thread.buffer.has_writes();
            if fenced || !self.has_room(thread) {
                return None;
            }
            if self.machine == Machine::Pso && mode.is_rel() {
                thread.buffer.push(Entry::Barrier);
            }
            thread.buffer.push(Entry::Write { addr, size, value });
        }
        thread.answer(self.program, Input::Go);
        Some(next)
    }

    /// Makes an atomic update, or the read of one that fails: on memory, at once.
    fn update(&self, state: &State, id: ThreadId, read: &Access) -> Option<State> {
        let thread = &state.threads[&id];
        let value = match from_memory(state, read) {
            Ok(value) => value,
            Err(fault) => return Some(failed(state, id, fault)),
        };
        let buffer = &thread.buffer;
        let goes = match (self.machine, self.update_modes(thread)) {
            (Machine::Lmo, Some([Mode::Na | Mode::Rlx, Mode::Na | Mode::Rlx])) => {
                !buffer.touches(range(read.addr, read.size))
            }
            _ => buffer.is_empty(),
        };
        if !goes {
            return None;
        }
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        thread.answer(self.program, Input::Value(value));
        if thread.waits() {
            return None;
        }
        if let Step::Write(Write { addr, size, value, kind: WriteKind::Update, .. }) = thread.step {
            match next.memory.write(addr, size, value) {
                Ok(()) => thread.answer(self.program, Input::Go),
                Err(fault) => thread.fail(fault),
            }
        }
        Some(next)
    }

    /// Returns the modes of a whole update, which its two halves do not tell: that of the write, and that of
    /// a comparison that fails. `None`: it is a mutex's.
    fn update_modes(&self, thread: &Thread) -> Option<[Mode; 2]> {
        match thread.op(self.program)? {
            Op::CmpXchg { success, failure, .. } => Some([*success, *failure]),
            Op::FailedCas { success, mode, .. } => Some([*success, *mode]),
            Op::Rmw { mode, .. } => Some([*mode, *mode]),
            _ => None,
        }
    }

    fn fence(&self, state: &State, id: ThreadId, kind: FenceKind) -> Option<State> {
        use FenceKind::{Acq, AcqRel, LoadLoad, Rel, Sc, StoreStore};
        let buffer = &state.threads[&id].buffer;
        let goes = match (self.machine, kind) {
            (Machine::Sc, _) => true,
            (Machine::Tso | Machine::Pso, kind) => !kind.is_sc() || buffer.is_empty(),
            (Machine::Lmo, Sc | AcqRel) => buffer.is_empty(),
            (Machine::Lmo, Rel | StoreStore) => !buffer.has_writes(),
            (Machine::Lmo, Acq | LoadLoad) => !buffer.has_reads(),
        };
        if !goes {
            return None;
        }
        let mut next = self.answered(state, id, Input::Go);
        if self.machine == Machine::Pso && (kind.is_rel() || kind == StoreStore) {
            next.threads.get_mut(&id)?.buffer.push(Entry::Barrier);
        }
        Some(next)
    }

    fn free(&self, state: &State, id: ThreadId, addr: u64, kind: AllocKind) -> Option<State> {
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        let size = match next.memory.check_free(addr, kind) {
            Ok(size) => size,
            Err(fault) => {
                thread.fail(fault);
                return Some(next);
            }
        };
        if self.objects == Objects::Buffer && self.machine != Machine::Sc {
            if !self.has_room(thread) {
                return None;
            }
            thread.buffer.push(Entry::Free { addr, size, kind });
        } else if !thread.buffer.is_empty() {
            return None;
        } else if let Err(fault) = next.memory.free(addr, kind) {
            thread.fail(fault);
            return Some(next);
        }
        thread.answer(self.program, Input::Go);
        Some(next)
    }

    fn spawn(&mut self, state: &State, id: ThreadId, func: FuncId, args: &[u64]) -> Option<State> {
        if !self.is_settled(state, &[id]) {
            return None;
        }
        let nth = state.threads[&id].spawned;
        let number = ThreadId((self.program.threads.len() + self.children.len()) as u32);
        let child = *self.children.entry((id, nth)).or_insert(number);
        let mut next = self.answered(state, id, Input::Value(u64::from(child.0)));
        next.threads.get_mut(&id)?.spawned += 1;
        let vm = ThreadState::start(self.program, child, func, args);
        next.threads.insert(child, Thread::start(self.program, vm));
        Some(next)
    }

    fn join(&self, state: &State, id: ThreadId, joined: u64) -> Option<State> {
        let child = ThreadId(u32::try_from(joined).ok()?);
        let joined = state.threads.get(&child).filter(|thread| thread.step == Step::Finished)?;
        // (Threads that the program has from the start may be waited for by many.)
        if joined.joined && child.index() >= self.program.threads.len() {
            return Some(failed(state, id, Fault::JoinedTwice(child.0.into())));
        }
        let goes = self.is_settled(state, &[id, child]);
        goes.then(|| {
            let mut next = self.answered(state, id, Input::Value(joined.vm.result()));
            next.threads.entry(child).and_modify(|thread| thread.joined = true);
            next
        })
    }

    /// Returns whether the buffers are empty that have to be when one of these threads is started or joined.
    fn is_settled(&self, state: &State, own: &[ThreadId]) -> bool {
        match self.machine {
            Machine::Lmo => state.are_buffers_empty(),
            _ => own.iter().all(|id| state.threads[id].buffer.is_empty()),
        }
    }

    /// Returns whether the thread is in an instruction that copies or fills memory, which is one step under
    /// `lmo`.
    fn is_one_copy(&self, thread: &Thread) -> bool {
        let copies = matches!(thread.op(self.program), Some(Op::MemCopy { .. } | Op::MemSet { .. }));
        self.machine == Machine::Lmo && copies
    }

    /// Makes all of a copy or fill.
    fn copy(&self, state: &State, id: ThreadId) -> Option<State> {
        let mut next = state.clone();
        let thread = next.threads.get_mut(&id)?;
        let (src, dst, len) = match *thread.op(self.program)? {
            Op::MemCopy { dst, src, len, .. } => {
                (Some(thread.value(src)), thread.value(dst), thread.value(len))
            }
            Op::MemSet { dst, len, .. } => (None, thread.value(dst), thread.value(len)),
            _ => return None,
        };
        let touches = |start: u64| thread.buffer.touches((start, start.saturating_add(len)));
        if touches(dst) || src.is_some_and(touches) {
            return None;
        }
        // Private memory is not seen here; then the other half tells when all is done.
        let counts_reads = layout::is_private(dst);
        let mut done = 0;
        while done < len {
            let (counted, input) = match thread.step {
                Step::Read(Read { addr, size, .. }) => {
                    let value = next.memory.copy(addr, size).map(Input::Value);
                    (if counts_reads { size.bytes() } else { 0 }, value)
                }
                Step::Write(Write { addr, size, value, .. }) => {
                    let written = next.memory.write(addr, size, value).map(|()| Input::Go);
                    (if counts_reads { 0 } else { size.bytes() }, written)
                }
                _ => break,
            };
            match input {
                Ok(input) => thread.answer(self.program, input),
                Err(fault) => {
                    thread.fail(fault);
                    break;
                }
            }
            done += counted;
        }
        Some(next)
    }
}

fn failed(state: &State, id: ThreadId, fault: Fault) -> State {
    let mut next = state.clone();
    if let Some(thread) = next.threads.get_mut(&id) {
        thread.fail(fault);
    }
    next
}

fn from_memory(state: &State, read: &Access) -> Result<u64, Fault> {
    if read.copy { state.memory.copy(read.addr, read.size) } else { state.memory.read(read.addr, read.size) }
}
