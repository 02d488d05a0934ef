//! The reference machine: store buffers as `models.md` words them ("Models of the state engine", which
//! follows LLMC's §3.2), with nothing left out and nothing merged.
//!
//! [`run`] searches all states of a program under a [`Machine`]: each thread's state and buffer, and memory
//! byte by byte. Every issue of an instruction, every operation that leaves a buffer and every free choice is
//! a transition of its own. The one thing that is merged is invisible to other threads: a local step
//! belongs to the visible step before it, because the virtual machine runs them together. States are cloned
//! and kept whole; there is no reduction, no interning, no liveness of registers, and the order of the search
//! does not matter.
//!
//! It shares the virtual machine with the state engine, and nothing else.
//!
//! # The rules
//! - `memory`: bytes and objects. An access outside of a live object, a read of what has no value and a wrong
//!   `free` are errors, when the instruction is issued and again when the operation leaves the buffer.
//! - `buffer`: what is buffered, and what of it may happen next.
//! - `rules`: what each instruction waits for and does: one function per kind of instruction.
//! - `search`: all states, and which of them can still come to an end.
//!
//! # What the rules leave open, and what we do
//! - A wait ([`BlockKind::Await`](fencepost_program::BlockKind), a held mutex): the read does not happen as
//!   long as the thread could not go on with what it would read.
//! - A failed `assume` discards the run: nothing follows, in no thread. An error likewise.
//! - Allocating and freeing wait for an empty own buffer, or do not: [`Objects`].
//! - Two reads of different sizes: a read that a buffered own write covers takes its value, also if a read of
//!   other bytes of that write is buffered between the two.
//! - Under `sc`, `tso` and `pso` copies and fills are made in pieces, one transition each, as the graph
//!   engine does.
//! - Addresses are never used again, so a loop that allocates has no end here.

mod buffer;
mod memory;
mod rules;
mod search;
mod state;

pub use search::run;

use crate::FinalValues;
use fencepost_program::ThreadId;
use std::collections::BTreeSet;
use std::fmt;

/// A machine with shared memory and, except for `sc`, a buffer for each thread, on which the oracle runs
/// programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Machine {
    /// There are no buffers.
    Sc,
    /// Writes are buffered, and leave in order.
    Tso,
    /// Writes are buffered; those to different locations may overtake each other.
    Pso,
    /// Reads are buffered as well.
    Lmo,
}

impl Machine {
    /// All reference machines, the strongest first.
    pub const ALL: [Machine; 4] = [Machine::Sc, Machine::Tso, Machine::Pso, Machine::Lmo];
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Machine::Sc => "sc",
            Machine::Tso => "tso",
            Machine::Pso => "pso",
            Machine::Lmo => "lmo",
        })
    }
}

/// The limits beyond which the search of the reference machine gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MachineLimits {
    /// Number of states.
    pub states: usize,
}

impl Default for MachineLimits {
    fn default() -> Self {
        MachineLimits { states: 1_000_000 }
    }
}

/// Whether allocating and freeing wait for an empty buffer of the thread or are buffered themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objects {
    /// Allocating and freeing wait for an empty own buffer and happen at once. That is simple, and a fence
    /// that the graph models do not have.
    Drain,
    /// Allocating waits for nothing: no other thread knows of the object yet. Freeing is a write to all of
    /// the object's bytes, and is buffered like one. Under `tso` and `pso` that is what the graph models say.
    Buffer,
}

/// The settings of a run on the reference machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MachineConfig {
    /// The machine.
    pub machine: Machine,
    /// Number of operations that a buffer holds: an instruction that would exceed it waits. `None`: any
    /// number. With 0 there is no buffer, and every operation acts on memory at once.
    pub buffer: Option<usize>,
    /// The rules for allocating and freeing objects.
    pub objects: Objects,
    /// The limits beyond which the search gives up.
    pub limits: MachineLimits,
}

impl MachineConfig {
    /// Returns the settings of a machine whose buffers hold any number of operations.
    pub fn unbounded(machine: Machine) -> Self {
        MachineConfig { machine, buffer: None, objects: Objects::Drain, limits: MachineLimits::default() }
    }

    /// Returns the settings of a machine whose buffers hold at most `buffer` operations.
    pub fn bounded(machine: Machine, buffer: usize) -> Self {
        MachineConfig { buffer: Some(buffer), ..MachineConfig::unbounded(machine) }
    }
}

/// Whether the reference machine looked at all states of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Coverage {
    /// All states were looked at.
    All,
    /// A thread was cut off by a bound of the virtual machine: calls too deep, or too many steps in between.
    Bounded,
    /// There are more states than the limit.
    Limit,
}

/// The result of running a program on a machine in every way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineOutcome {
    /// The values that memory and registers can hold when all threads have finished and all buffers are
    /// empty.
    pub finals: BTreeSet<FinalValues>,
    /// The errors that can happen, each with its thread. Only the first error of a run counts.
    pub errors: BTreeSet<(ThreadId, String)>,
    /// Whether there is a state without a next one in which not all threads have finished.
    pub has_deadlock: bool,
    /// Whether there is a state from which no end (finished, deadlock, error, failed `assume`) can be
    /// reached. What has not been looked at counts as an end.
    pub has_livelock: bool,
    /// Number of states.
    pub states: usize,
    /// Number of transitions, those that lead from a state to itself included.
    pub transitions: usize,
    /// Whether all states were looked at.
    pub coverage: Coverage,
}
