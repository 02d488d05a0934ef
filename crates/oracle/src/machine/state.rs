//! A state of the whole machine.

use super::buffer::Buffer;
use super::memory::Memory;
use crate::FinalValues;
use fencepost_program::{
    BlockKind, Fault, Input, Op, Operand, Pending, Program, Step, ThreadId, ThreadState, resume,
};
use std::collections::BTreeMap;

/// A thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    pub vm: ThreadState<Pending>,
    /// What it asks for next.
    pub step: Step<Pending>,
    pub buffer: Buffer,
    /// Is it in the fence that belongs to an acquire load, waiting for its buffered reads?
    pub acquires: bool,
    /// How many threads it has started.
    pub spawned: u32,
    /// Whether another thread has waited for its end.
    pub joined: bool,
}

impl Thread {
    /// A thread that has run to its first visible step.
    pub fn start(program: &Program, mut vm: ThreadState<Pending>) -> Self {
        let step = resume(program, &mut vm, Input::Go);
        Thread { vm, step, buffer: Buffer::default(), acquires: false, spawned: 0, joined: false }
    }

    /// Answers the step, and runs to the next.
    pub fn answer(&mut self, program: &Program, input: Input<Pending>) {
        self.step = resume(program, &mut self.vm, input);
    }

    pub fn fail(&mut self, fault: Fault) {
        self.step = Step::Error(fault);
    }

    /// Has it read what it cannot go on with?
    pub fn waits(&self) -> bool {
        matches!(self.step, Step::Blocked(BlockKind::Await | BlockKind::Lock))
    }

    /// The instruction whose step was issued last.
    pub fn op<'p>(&self, program: &'p Program) -> Option<&'p Op> {
        let at = self.vm.code_pos();
        let block = &program.function(at.func).blocks[at.block.index()];
        block.insts.get(at.inst as usize).map(|inst| &inst.op)
    }

    /// The value of an operand of that instruction.
    pub fn value(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Reg(reg) => self.vm.reg(reg),
            Operand::Const(value) => value,
        }
    }
}

/// Everything there is between two transitions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub threads: BTreeMap<ThreadId, Thread>,
    pub memory: Memory,
}

/// Why nothing follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Something went wrong.
    Error,
    /// An assumption does not hold: this run does not count.
    Discarded,
    /// The virtual machine cut a thread off.
    Bound,
}

impl State {
    /// All threads of the program are at their first visible steps.
    pub fn initial(program: &Program) -> Self {
        let ids = (0..program.threads.len() as u32).map(ThreadId);
        let start = |id| (id, Thread::start(program, ThreadState::initial(program, id)));
        State { threads: ids.map(start).collect(), memory: Memory::of(program) }
    }

    /// Does the run stop here, whatever other threads could do?
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

    /// The threads that went wrong, and how.
    pub fn errors(&self) -> impl Iterator<Item = (ThreadId, String)> {
        self.threads.iter().filter_map(|(id, thread)| match &thread.step {
            Step::Error(fault) => Some((*id, fault.to_string())),
            _ => None,
        })
    }

    /// Have all threads finished, and is all they did in memory?
    pub fn is_finished(&self) -> bool {
        self.has_exited()
            || self.threads.values().all(|t| t.step == Step::Finished) && self.are_buffers_empty()
    }

    /// Does a thread end the process?
    pub fn has_exited(&self) -> bool {
        self.threads.values().any(|t| t.step == Step::Exited)
    }

    pub fn are_buffers_empty(&self) -> bool {
        self.threads.values().all(|thread| thread.buffer.is_empty())
    }

    /// What memory and registers hold.
    pub fn values(&self, program: &Program) -> FinalValues {
        let mut values = FinalValues { globals: self.memory.globals(program), ..FinalValues::default() };
        for (id, thread) in &self.threads {
            values.set_registers(program, *id, &thread.vm);
        }
        values
    }
}
