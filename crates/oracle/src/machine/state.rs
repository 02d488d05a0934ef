//! A state of the whole machine.

use super::buffer::Buffer;
use super::memory::Memory;
use crate::FinalValues;
use fencepost_program::{
    BlockKind, Fault, Input, Op, Operand, Pending, Program, Step, ThreadId, ThreadState, resume,
};
use std::collections::BTreeMap;

/// A thread of the reference machine, with its buffer and the step that it wants to take next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    pub vm: ThreadState<Pending>,
    /// The step that the thread wants to take next.
    pub step: Step<Pending>,
    pub buffer: Buffer,
    /// Whether it is in the fence that belongs to an acquire load, waiting for its buffered reads.
    pub acquires: bool,
    /// Number of threads that it has started.
    pub spawned: u32,
    /// Whether another thread has joined it.
    pub joined: bool,
}

impl Thread {
    /// Returns a thread that has run to its first visible step, with an empty buffer.
    pub fn start(program: &Program, mut vm: ThreadState<Pending>) -> Self {
        let step = resume(program, &mut vm, Input::Go);
        Thread { vm, step, buffer: Buffer::default(), acquires: false, spawned: 0, joined: false }
    }

    /// Answers the step that the thread has asked for, and runs it to its next step.
    pub fn answer(&mut self, program: &Program, input: Input<Pending>) {
        self.step = resume(program, &mut self.vm, input);
    }

    /// Ends the thread with the error `fault`.
    pub fn fail(&mut self, fault: Fault) {
        self.step = Step::Error(fault);
    }

    /// Returns whether the thread has read a value with which it cannot go on, at a mutex or in a loop.
    pub fn waits(&self) -> bool {
        matches!(self.step, Step::Blocked(BlockKind::Await | BlockKind::Lock))
    }

    /// Returns the instruction whose step the thread issued last.
    pub fn op<'p>(&self, program: &'p Program) -> Option<&'p Op> {
        let at = self.vm.code_pos();
        let block = &program.function(at.func).blocks[at.block.index()];
        block.insts.get(at.inst as usize).map(|inst| &inst.op)
    }

    /// Returns the value of an operand in the thread's current function.
    pub fn value(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Reg(reg) => self.vm.reg(reg),
            Operand::Const(value) => value,
        }
    }
}

/// The state of the reference machine between two transitions, which is that of all threads and of memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub threads: BTreeMap<ThreadId, Thread>,
    pub memory: Memory,
}

/// The reason why a run stops in a state, whatever other threads could do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// An error happened.
    Error,
    /// An assumption does not hold: this run does not count.
    Discarded,
    /// The virtual machine cut a thread off.
    Bound,
}

impl State {
    /// Returns the state in which all threads of the program are at their first visible steps.
    pub fn initial(program: &Program) -> Self {
        let ids = (0..program.threads.len() as u32).map(ThreadId);
        let start = |id| (id, Thread::start(program, ThreadState::initial(program, id)));
        State { threads: ids.map(start).collect(), memory: Memory::of(program) }
    }

    /// Returns the reason why the run stops in this state, whatever other threads could do; `None` if it goes
    /// on.
    pub fn stop(&self) -> Option<Stop> {
        let any = |test: fn(&Step<Pending>) -> bool| self.threads.values().any(|t| test(&t.step));
        if any(|step| matches!(step, Step::Error(_))) {
            return Some(Stop::Error);
        }
        if any(|step| matches!(step, Step::Blocked(BlockKind::Assume | BlockKind::Redundant))) {
            return Some(Stop::Discarded);
        }
        any(|step| matches!(step, Step::Blocked(why) if why.is_bound())).then_some(Stop::Bound)
    }

    /// Returns the threads that have failed in this state, and their errors.
    pub fn errors(&self) -> impl Iterator<Item = (ThreadId, String)> {
        self.threads.iter().filter_map(|(id, thread)| match &thread.step {
            Step::Error(fault) => Some((*id, fault.to_string())),
            _ => None,
        })
    }

    /// Returns whether all threads have finished and all buffers are empty, or the process has ended.
    pub fn is_finished(&self) -> bool {
        self.has_exited()
            || self.threads.values().all(|t| t.step == Step::Finished) && self.are_buffers_empty()
    }

    /// Returns whether a thread ends the process in this state.
    pub fn has_exited(&self) -> bool {
        self.threads.values().any(|t| t.step == Step::Exited)
    }

    /// Returns whether the buffers of all threads are empty.
    pub fn are_buffers_empty(&self) -> bool {
        self.threads.values().all(|thread| thread.buffer.is_empty())
    }

    /// Returns the values of the shared globals and of the threads' named registers in this state.
    pub fn values(&self, program: &Program) -> FinalValues {
        let mut values = FinalValues { globals: self.memory.globals(program), ..FinalValues::default() };
        for (id, thread) in &self.threads {
            values.set_registers(program, *id, &thread.vm);
        }
        values
    }
}
