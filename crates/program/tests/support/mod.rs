//! A tiny sequentially consistent machine around the VM, for tests: bytes in a map, and a scheduler that is
//! any function from the threads that can move to the one that does.
//!
//! It is not an engine. It exists to show that programs translated to the IR compute what they should.

#![allow(dead_code, reason = "every test file uses another part")]

pub mod generate;

use fencepost_program::*;
use std::collections::HashMap;

/// The end of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All threads finished; what the first one returned.
    Finished(u64),
    /// No thread can move and these are not finished.
    Deadlock(Vec<usize>),
    /// A thread did something wrong.
    Fault(String),
}

/// A thread, and the step it will make next.
struct Slot {
    state: ThreadState,
    next: Step,
    /// A read that the thread was blocked after, and the memory's version then: it reads again once that
    /// changed.
    blocked: Option<u64>,
}

/// Memory, threads, and what was allocated.
pub struct Machine<'a> {
    program: &'a Program,
    threads: Vec<Slot>,
    memory: HashMap<u64, u8>,
    version: u64,
    /// Live allocations: address to size.
    live: HashMap<u64, u64>,
    /// Values to answer `choose` with, in order; 0 when there are no more.
    pub choices: Vec<u64>,
    /// Every step taken.
    pub trace: Vec<String>,
}

impl<'a> Machine<'a> {
    pub fn new(program: &'a Program) -> Self {
        let mut machine = Machine {
            program,
            threads: vec![],
            memory: HashMap::new(),
            version: 0,
            live: HashMap::new(),
            choices: vec![],
            trace: vec![],
        };
        for (i, global) in program.globals.iter().enumerate() {
            let addr = program.global_addr(GlobalId(i as u32));
            for (offset, byte) in global.init.iter().enumerate() {
                machine.memory.insert(addr + offset as u64, *byte);
            }
        }
        for i in 0..program.threads.len() {
            machine.start(ThreadState::initial(program, ThreadId(i as u32)));
        }
        machine
    }

    fn start(&mut self, mut state: ThreadState) {
        let next = resume(self.program, &mut state, Input::Go);
        self.threads.push(Slot { state, next, blocked: None });
    }

    /// The value in memory.
    pub fn load(&self, addr: u64, size: Size) -> u64 {
        (0..size.bytes())
            .rev()
            .fold(0, |word, i| word << 8 | self.memory.get(&(addr + i)).map_or(0, |b| *b as u64))
    }

    pub fn store(&mut self, addr: u64, size: Size, value: u64) {
        self.version += 1;
        for (i, byte) in value.to_le_bytes()[..size.bytes() as usize].iter().enumerate() {
            self.memory.insert(addr + i as u64, *byte);
        }
    }

    /// Live heap objects: what leaks if the program is over.
    pub fn live_objects(&self) -> usize {
        self.live.len()
    }

    fn is_live(&self, addr: u64, size: Size) -> bool {
        match layout::region(addr) {
            layout::Region::Global => self.program.initial_value(addr, size.bytes()).is_some(),
            layout::Region::Shared(_) => {
                self.live.iter().any(|(start, len)| *start <= addr && addr + size.bytes() <= start + len)
            }
            _ => false,
        }
    }

    fn can_move(&self, slot: &Slot) -> bool {
        match &slot.next {
            Step::Finished => false,
            Step::Read(read) if read.update == Update::Lock => self.load(read.addr, read.size) == 0,
            Step::Join { thread } => {
                matches!(self.threads.get(*thread as usize), Some(t) if t.next == Step::Finished)
            }
            _ => slot.blocked.is_none_or(|version| version != self.version),
        }
    }

    /// Runs to the end. `pick` chooses one of the threads that can move.
    pub fn run(&mut self, mut pick: impl FnMut(&[usize]) -> usize) -> Outcome {
        loop {
            let movable: Vec<usize> =
                (0..self.threads.len()).filter(|i| self.can_move(&self.threads[*i])).collect();
            if movable.is_empty() {
                let stuck: Vec<usize> =
                    (0..self.threads.len()).filter(|i| self.threads[*i].next != Step::Finished).collect();
                return match stuck.is_empty() {
                    true => Outcome::Finished(self.threads[0].state.result()),
                    false => Outcome::Deadlock(stuck),
                };
            }
            if let Err(fault) = self.step(pick(&movable)) {
                return Outcome::Fault(fault);
            }
        }
    }

    /// Thread `i` makes its step.
    fn step(&mut self, i: usize) -> Result<(), String> {
        let step = self.threads[i].next.clone();
        self.trace.push(format!("{i}: {step:?}"));
        let before = self.threads[i].state.clone();
        let input = match &step {
            Step::Read(read) => {
                if !self.is_live(read.addr, read.size) {
                    return Err(format!("read of dead memory at {:#x}", read.addr));
                }
                Input::Value(self.load(read.addr, read.size))
            }
            Step::Write(write) => {
                if !self.is_live(write.addr, write.size) {
                    return Err(format!("write to dead memory at {:#x}", write.addr));
                }
                self.store(write.addr, write.size, write.value);
                Input::Go
            }
            Step::Alloc { addr, size, zeroed, .. } => {
                self.live.insert(*addr, *size);
                let fill = if *zeroed == Zeroed::Yes { 0 } else { 0xaa };
                self.memory.extend((0..*size).map(|offset| (addr + offset, fill)));
                Input::Go
            }
            Step::Free { addr, .. } => match self.live.remove(addr) {
                Some(_) => Input::Go,
                None => return Err(format!("free of {addr:#x}, which is not live")),
            },
            Step::ObjectSize { addr } => Input::Value(self.live.get(addr).copied().unwrap_or(0)),
            Step::Spawn { func, args } => {
                let number = self.threads.len() as u32;
                self.start(ThreadState::start(self.program, ThreadId(number), *func, args));
                Input::Value(number as u64)
            }
            Step::Join { thread } => Input::Value(self.threads[*thread as usize].state.result()),
            Step::Choose { low, high } => {
                let choice = if self.choices.is_empty() { *low } else { self.choices.remove(0) };
                Input::Value(choice.clamp(*low, *high))
            }
            Step::Fence(_) | Step::External { .. } | Step::Detach { .. } => Input::Go,
            Step::Error(fault) => return Err(fault.to_string()),
            Step::Finished
            | Step::Exited
            | Step::Blocked(_)
            | Step::Needs(_)
            | Step::Meets { .. }
            | Step::Sleep { .. } => {
                unreachable!("{step:?} cannot move")
            }
        };
        let next = resume(self.program, &mut self.threads[i].state, input);
        match next {
            // Nothing comes between the two halves of an update.
            Step::Write(Write { kind: WriteKind::Update, .. }) => {
                self.threads[i].next = next;
                self.step(i)
            }
            // The thread did not like what it read: it will read again when memory has changed.
            Step::Blocked(BlockKind::Await) if matches!(step, Step::Read(_)) => {
                self.threads[i] = Slot { state: before, next: step, blocked: Some(self.version) };
                Ok(())
            }
            Step::Error(fault) => Err(fault.to_string()),
            next => {
                let blocked = matches!(next, Step::Blocked(_)).then_some(self.version);
                self.threads[i] = Slot { state: self.threads[i].state.clone(), next, blocked };
                Ok(())
            }
        }
    }
}

/// A scheduler that always takes the next thread in turn.
pub fn round_robin() -> impl FnMut(&[usize]) -> usize {
    let mut last = 0;
    move |movable| {
        last = movable.iter().copied().find(|t| *t > last).unwrap_or(movable[0]);
        last
    }
}

/// A scheduler that draws lots (xorshift64*).
pub fn random(seed: u64) -> impl FnMut(&[usize]) -> usize {
    let mut rng = Rng(seed.wrapping_mul(2).wrapping_add(1));
    move |movable| movable[rng.below(movable.len() as u64) as usize]
}

/// A small generator of random numbers.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    pub fn below(&mut self, bound: u64) -> u64 {
        (self.next() >> 33) % bound
    }
}

/// The well-formed program, or the validator's complaint.
#[track_caller]
pub fn finish(program: Program) -> Program {
    program.finish().unwrap_or_else(|error| panic!("{error}"))
}
