//! The passes that make a function short: what a front end emits is straightforward and wordy, and the
//! machine runs it millions of times.
//!
//! - [`blocks`]: unreachable blocks are removed, blocks that always follow each other become one;
//! - [`copies`]: uses of copies become uses of their sources, results are written straight to their targets,
//!   and unused results are removed;
//! - [`registers`]: few registers, so that a thread's state is small;
//! - [`loops`]: loops get their markers ([`Op::LoopHead`]); [`constant`] finds those that need no bound,
//!   [`ends`] those that certainly end, [`retries`] the reads that may end a round.
//!
//! None of them moves, adds or removes anything that other threads can see.

mod blocks;
pub(crate) mod constant;
mod copies;
mod ends;
pub(crate) mod loops;
mod registers;
mod retries;

use crate::{BlockId, Function, InstPos, Op, Pos, Program};

impl Function {
    /// Makes the function shorter without changing what it does, by all passes but the one that marks loops.
    /// Variables that traces show are kept where an assertion may fail, else they are dropped.
    pub fn tidy(&mut self) {
        blocks::merge(self);
        let asserts = |op: &Op| matches!(op, Op::Assert { .. } | Op::Fail { .. } | Op::Panic { .. });
        if !self.blocks.iter().flat_map(|b| &b.insts).any(|inst| asserts(&inst.op)) {
            self.variables.clear();
        }
        // Each pass enables others; after four rounds there is little left to gain.
        for _ in 0..4 {
            let before = self.size();
            copies::propagate_copies(self);
            copies::write_to_copy_target(self);
            copies::drop_unused(self);
            blocks::merge(self);
            if self.size() == before {
                break;
            }
        }
        registers::share(self);
    }

    /// Finds the function's loops and inserts their markers. `unroll` is the bound on their rounds, if
    /// there is one; loops that go round a constant number of times are exempt from it. `own` returns the
    /// bound of a loop at a place, if it has one of its own.
    pub fn mark_loops(&mut self, unroll: Option<u32>, own: &dyn Fn(Pos) -> Option<u32>) {
        loops::mark(self, unroll, own);
    }

    /// Exempts loops that go round a constant number of times from the bound on rounds, in a function whose
    /// front end marked its loops.
    pub fn exempt_constant_loops(&mut self) {
        loops::exempt_constant(self);
    }

    /// Returns the heads of the loops that go round a constant number of times.
    pub fn constant_loops(&self) -> Vec<BlockId> {
        loops::constant(self)
    }

    /// Returns where the loop around a block begins, at the place by which users name it; `None` if there is
    /// no loop around it. Of several, it is the smallest of those that may go on for ever.
    pub fn loop_around(&self, block: BlockId) -> Option<InstPos> {
        loops::around(self, block)
    }

    fn size(&self) -> usize {
        self.blocks.iter().map(|b| b.insts.len() + 1).sum()
    }
}

impl Program {
    /// Returns a copy of the program without loop markers and without a bound on loop rounds. A loop goes
    /// round as often as it likes, and no round is cut short because it had no effect. This is for engines
    /// that remember states, and so see for themselves that a thread is back in an earlier one.
    pub fn without_loop_marks(&self) -> Program {
        let mut program = self.clone();
        program.unroll = None;
        for function in &mut program.functions {
            loops::unmark(function);
        }
        program
    }
}
