//! Finds loops that go round a constant number of times, such as one that initialises an array. A bound on
//! the rounds of loops is no use there: it would cut off everything that comes after the loop.
//!
//! A loop counts as constant if
//!
//! 1. every way into it goes through its head (it is natural);
//! 2. some block, the *test*, leaves the loop or goes on by comparing two values, each of which it computes
//!    from constants and at most one register;
//! 3. such a register holds a constant whenever the loop is entered; and the loop does not assign it, or in
//!    one place alone, where its new value is computed from its old one and constants (`i += 3`, `m <<= 1`,
//!    `h /= 2`): such a register is a *counter*;
//! 4. the test and the assignments of counters are in every round: they dominate every block that leads back
//!    to the head; and each assignment is in no loop inside of this one, so that a round makes it once;
//! 5. counting from the first values, the test leaves the loop in one of the first [`MOST_ROUNDS`] rounds.
//!
//! Then no execution goes round more often: in round `k` a counter is its first value after `k` (or, if the
//! assignment comes before the test, `k + 1`) assignments, because nothing else assigns it and every round
//! does so once; so what the test computes in that round is known, and in the round that (5) found it leaves.
//! (Which of the two comes first is the same in every round: of two blocks that dominate a third, one
//! dominates the other.) Other ways out of the loop only end it earlier. Registers belong to one call of a
//! function, so neither other threads nor the functions that the loop calls can change a counter.

use super::loops::Loop;
use crate::arith;
use crate::{BinOp, Block, CastOp, CmpOp, Function, Op, Operand, Reg, Terminator};

/// The most rounds of a loop that counts as constant.
pub const MOST_ROUNDS: u32 = 1 << 16;

/// An operation with a constant on the way from one value to another.
#[derive(Clone, Copy)]
pub(super) enum Link {
    Bin(BinOp, u8, u64),
    Cast(CastOp, u8, u8),
}

impl Link {
    fn apply(self, value: u64) -> Option<u64> {
        match self {
            Link::Bin(op, bits, constant) => arith::bin(op, bits, value, constant),
            Link::Cast(op, from, to) => Some(arith::cast(op, from, to, value)),
        }
    }
}

/// Returns what these links, one after the other, make of a value.
fn apply(links: &[Link], value: u64) -> Option<u64> {
    links.iter().try_fold(value, |value, link| link.apply(value))
}

/// The comparison that a test makes.
struct Test {
    op: CmpOp,
    bits: u8,
    a: Side,
    b: Side,
    /// Whether the loop is left where the comparison holds.
    leaves_if: bool,
}

/// One of the two values that a test compares, and how it changes from round to round.
struct Side {
    /// What its register holds when the round begins.
    register: u64,
    /// What a round does to the register; nothing, if the loop does not assign it.
    step: Vec<Link>,
    /// Whether the step is made before the block of the test.
    steps_first: bool,
    /// What the block of the test does to the register to get the value.
    links: Vec<Link>,
}

impl Side {
    /// Returns the value in this round, and goes on to the next.
    fn next(&mut self) -> Option<u64> {
        let next = apply(&self.step, self.register)?;
        let register = if self.steps_first { next } else { self.register };
        self.register = next;
        apply(&self.links, register)
    }
}

/// Returns whether a loop goes round at most a constant number of times. `dominators` has, for each block,
/// the blocks that every way to it goes through.
pub(super) fn is_constant(function: &Function, found: &Loop, dominators: &[Vec<bool>]) -> bool {
    if !found.natural {
        return false;
    }
    let inside = || (0..function.blocks.len()).filter(|b| found.body[*b]);
    let leads_to = |block: &Block, to: usize| {
        let mut leads = false;
        block.for_each_successor(|next| leads |= next.index() == to);
        leads
    };
    let every_round =
        |b: usize| inside().filter(|l| leads_to(&function.blocks[*l], found.head)).all(|l| dominators[l][b]);
    let first_of = |register: Reg| {
        let before = (0..function.blocks.len()).filter(|b| !found.body[*b]);
        let mut before = before.filter(|b| leads_to(&function.blocks[*b], found.head));
        // (A loop whose head is the first block is entered with the function's arguments.)
        let first =
            before.next().filter(|_| found.head != 0).and_then(|b| constant_at_end(function, b, register))?;
        before.all(|b| constant_at_end(function, b, register) == Some(first)).then_some(first)
    };
    // The value of an operand of the comparison at instruction `at` of the test `b`.
    let side = |b: usize, at: usize, operand: Operand| {
        let (step, steps_first) = (vec![], false);
        let register = match operand {
            Operand::Const(register) => return Some(Side { register, step, steps_first, links: vec![] }),
            Operand::Reg(register) => register,
        };
        let (register, links) = links(&function.blocks[b], at, register)?;
        if !inside().any(|b| assigns(&function.blocks[b], register)) {
            return Some(Side { register: first_of(register)?, step, steps_first, links });
        }
        let (assigned, step) = only_step(function, found, register)?;
        if !every_round(assigned) || repeats(function, found, assigned) {
            return None;
        }
        // An assignment in the block of the test is among the links, if it comes before the comparison.
        let steps_first = assigned != b && dominators[b][assigned];
        Some(Side { register: first_of(register)?, step, steps_first, links })
    };
    let is_bounded = |b: usize| {
        let Test { op, bits, mut a, mut b, leaves_if } = test(function, found, b, &side)?;
        for _ in 0..MOST_ROUNDS {
            if arith::cmp(op, bits, a.next()?, b.next()?) == leaves_if {
                return Some(());
            }
        }
        None
    };
    inside().any(|b| every_round(b) && is_bounded(b).is_some())
}

/// Returns whether a round of a loop may come to block `b` more than once: whether a way leads from it back
/// to it that does not pass the head.
pub(super) fn repeats(function: &Function, found: &Loop, b: usize) -> bool {
    let mut seen = vec![false; function.blocks.len()];
    let mut todo = vec![b];
    let mut comes_back = false;
    while let Some(at) = todo.pop() {
        function.blocks[at].for_each_successor(|to| {
            let to = to.index();
            if to == found.head || !found.body[to] {
                return;
            }
            comes_back |= to == b;
            if !std::mem::replace(&mut seen[to], true) {
                todo.push(to);
            }
        });
    }
    comes_back
}

/// Returns the test that block `b` ends with, if it leaves the loop by a comparison whose sides are known.
/// `side` returns what is known of an operand at an instruction of a block.
fn test(
    function: &Function,
    found: &Loop,
    b: usize,
    side: &dyn Fn(usize, usize, Operand) -> Option<Side>,
) -> Option<Test> {
    let block = &function.blocks[b];
    let Terminator::Branch { cond: Operand::Reg(cond), yes, no } = block.end else { return None };
    let leaves_if = match (found.body[yes.index()], found.body[no.index()]) {
        (true, false) => false,
        (false, true) => true,
        _ => return None,
    };
    let end = block.insts.len();
    let compared = last_definition(block, end, cond).map(|at| (at, &block.insts[at].op));
    let (at, op, bits, first, second) = match compared {
        Some((at, &Op::Cmp { op, bits, a, b, .. })) => (at, op, bits, a, b),
        // A branch on a value itself compares it with zero.
        _ => (end, CmpOp::Ne, 64, Operand::Reg(cond), Operand::Const(0)),
    };
    Some(Test { op, bits, a: side(b, at, first)?, b: side(b, at, second)?, leaves_if })
}

/// Follows a register back from instruction `at` to the start of its block: returns the register that the
/// value comes from, and what is done to it on the way.
pub(super) fn links(block: &Block, at: usize, register: Reg) -> Option<(Reg, Vec<Link>)> {
    let (mut at, mut register, mut links) = (at, register, vec![]);
    while let Some(before) = last_definition(block, at, register) {
        let (source, link) = match block.insts[before].op {
            Op::Copy { src: Operand::Reg(source), .. } => (source, None),
            Op::Bin { op, bits, a: Operand::Reg(source), b: Operand::Const(constant), .. } => {
                (source, Some(Link::Bin(op, bits, constant)))
            }
            Op::Bin { op, bits, a: Operand::Const(constant), b: Operand::Reg(source), .. }
                if matches!(op, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor) =>
            {
                (source, Some(Link::Bin(op, bits, constant)))
            }
            Op::Cast { op, from, to, src: Operand::Reg(source), .. } => {
                (source, Some(Link::Cast(op, from, to)))
            }
            _ => return None,
        };
        links.extend(link);
        (at, register) = (before, source);
    }
    links.reverse();
    Some((register, links))
}

/// Returns the only assignment of a register in a loop, if it computes the new value from the old one and
/// constants: its block, and what it does to the value.
pub(super) fn only_step(function: &Function, found: &Loop, counter: Reg) -> Option<(usize, Vec<Link>)> {
    let blocks = function.blocks.iter().enumerate().filter(|(b, _)| found.body[*b]);
    let mut steps = blocks.flat_map(|(b, block)| {
        let assigns = move |at: &usize| defines(block, *at, counter);
        (0..block.insts.len()).filter(assigns).map(move |at| (b, at))
    });
    let (b, at) = steps.next()?;
    if steps.next().is_some() {
        return None;
    }
    let (source, step) = links(&function.blocks[b], at + 1, counter)?;
    (source == counter).then_some((b, step))
}

/// Returns the constant that a register holds at the end of a block, if it is one on all ways there.
fn constant_at_end(function: &Function, block: usize, register: Reg) -> Option<u64> {
    let (mut b, mut register) = (block, register);
    // More blocks than there are is a loop.
    for _ in 0..function.blocks.len() {
        let block = &function.blocks[b];
        let mut at = block.insts.len();
        while let Some(before) = last_definition(block, at, register) {
            match block.insts[before].op {
                Op::Copy { src: Operand::Const(constant), .. } => return Some(constant),
                Op::Copy { src: Operand::Reg(source), .. } => (at, register) = (before, source),
                _ => return None,
            }
        }
        let mut into = function.blocks.iter().enumerate().filter(|(_, from)| {
            let mut leads = false;
            from.for_each_successor(|to| leads |= to.index() == b);
            leads
        });
        let (from, _) = into.next().filter(|_| b != 0)?;
        if into.next().is_some() {
            return None;
        }
        b = from;
    }
    None
}

/// Returns the last instruction before `at` in a block that assigns a register.
pub(super) fn last_definition(block: &Block, at: usize, register: Reg) -> Option<usize> {
    (0..at).rev().find(|at| defines(block, *at, register))
}

/// Returns whether a block assigns a register.
fn assigns(block: &Block, register: Reg) -> bool {
    last_definition(block, block.insts.len(), register).is_some()
}

/// Returns whether an instruction of a block assigns a register.
fn defines(block: &Block, at: usize, register: Reg) -> bool {
    let mut defines = false;
    block.insts[at].op.for_each_def(|def| defines |= def == register);
    defines
}
