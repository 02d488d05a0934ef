//! Finds loops that go round a constant number of times, such as one that initialises an array. A bound on
//! the rounds of loops is no use there: it would cut off everything that comes after the loop.
//!
//! A loop counts as constant if
//!
//! 1. every way into it goes through its head (it is natural);
//! 2. a register, the *counter*, has one assignment in the loop, which adds a constant to it, and holds a
//!    constant whenever the loop is entered;
//! 3. some block, the *test*, leaves the loop or goes on by comparing a constant with a value that it
//!    computes from the counter and constants alone;
//! 4. the assignment and the test are in every round: both dominate every block that leads back to the
//!    head; and the assignment is in no loop inside of this one, so that a round makes it once;
//! 5. counting from the first value, the test leaves the loop in one of the first [`MOST_ROUNDS`] rounds.
//!
//! Then no execution goes round more often: in round `k` the counter is its first value plus `k` (or, if the
//! assignment comes before the test, `k + 1`) times the constant, because nothing else assigns it and every
//! round does so once; so what the test computes in that round is known, and in the round that (5) found it
//! leaves. (Which of the two comes first is the same in every round: of two blocks that dominate a third, one
//! dominates the other.) Other ways out of the loop only end it earlier. Registers belong to one call of a
//! function, so neither other threads nor the functions that the loop calls can change the counter.

use super::loops::Loop;
use crate::arith;
use crate::{BinOp, Block, CastOp, CmpOp, Function, Op, Operand, Reg, Terminator};

/// The most rounds of a loop that counts as constant.
pub const MOST_ROUNDS: u32 = 1 << 16;

/// An operation with a constant on the way from the counter to what the test compares.
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

/// The comparison that a test makes: of a register after some links, with a constant.
struct Test {
    counter: Reg,
    links: Vec<Link>,
    op: CmpOp,
    bits: u8,
    constant: u64,
    /// Whether the constant is the first operand.
    swapped: bool,
    /// Whether the loop is left where the comparison holds.
    leaves_if: bool,
}

impl Test {
    /// Returns whether the loop is left if the counter has this value.
    fn leaves(&self, counter: u64) -> Option<bool> {
        let value = self.links.iter().try_fold(counter, |value, link| link.apply(value))?;
        let (a, b) = if self.swapped { (self.constant, value) } else { (value, self.constant) };
        Some(arith::cmp(self.op, self.bits, a, b) == self.leaves_if)
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
    let first_of = |counter: Reg| {
        let before = (0..function.blocks.len()).filter(|b| !found.body[*b]);
        let mut before = before.filter(|b| leads_to(&function.blocks[*b], found.head));
        // (A loop whose head is the first block is entered with the function's arguments.)
        let first =
            before.next().filter(|_| found.head != 0).and_then(|b| constant_at_end(function, b, counter))?;
        before.all(|b| constant_at_end(function, b, counter) == Some(first)).then_some(first)
    };
    let is_bounded = |b: usize| {
        let test = test(function, found, b)?;
        let (assigned, link) = only_step(function, found, test.counter)?;
        if !every_round(b) || !every_round(assigned) || repeats(function, found, assigned) {
            return None;
        }
        let mut counter = first_of(test.counter)?;
        for _ in 0..MOST_ROUNDS {
            let next = link.apply(counter)?;
            // An assignment in the block of the test is among the links, if it comes before the comparison.
            let earlier = assigned != b && dominators[b][assigned];
            if test.leaves(if earlier { next } else { counter })? {
                return Some(());
            }
            counter = next;
        }
        None
    };
    inside().any(|b| is_bounded(b).is_some())
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

/// Returns the test that block `b` ends with, if it leaves the loop by comparing with a constant.
fn test(function: &Function, found: &Loop, b: usize) -> Option<Test> {
    let block = &function.blocks[b];
    let Terminator::Branch { cond: Operand::Reg(cond), yes, no } = block.end else { return None };
    let leaves_if = match (found.body[yes.index()], found.body[no.index()]) {
        (true, false) => false,
        (false, true) => true,
        _ => return None,
    };
    let end = block.insts.len();
    let compared = last_definition(block, end, cond).map(|at| (at, &block.insts[at].op));
    let Some((at, &Op::Cmp { op, bits, a, b, .. })) = compared else {
        // A branch on a value itself compares it with zero.
        let (counter, links) = links(block, end, cond)?;
        let (op, bits) = (CmpOp::Ne, 64);
        return Some(Test { counter, links, op, bits, constant: 0, swapped: false, leaves_if });
    };
    let (value, constant, swapped) = match (a, b) {
        (Operand::Reg(value), Operand::Const(constant)) => (value, constant, false),
        (Operand::Const(constant), Operand::Reg(value)) => (value, constant, true),
        _ => return None,
    };
    let (counter, links) = links(block, at, value)?;
    Some(Test { counter, links, op, bits, constant, swapped, leaves_if })
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

/// Returns the only assignment of a register in a loop, as its block and what it adds.
pub(super) fn only_step(function: &Function, found: &Loop, counter: Reg) -> Option<(usize, Link)> {
    let blocks = function.blocks.iter().enumerate().filter(|(b, _)| found.body[*b]);
    let mut steps = blocks.flat_map(|(b, block)| {
        let assigns = |at: &usize| {
            let mut assigns = false;
            block.insts[*at].op.for_each_def(|def| assigns |= def == counter);
            assigns
        };
        (0..block.insts.len()).filter(assigns).map(move |at| (b, at))
    });
    let (b, at) = steps.next()?;
    if steps.next().is_some() {
        return None;
    }
    let block = &function.blocks[b];
    let (source, all) = match block.insts[at].op {
        Op::Copy { src: Operand::Reg(source), .. } => links(block, at, source)?,
        Op::Bin { op, bits, a: Operand::Reg(source), b: Operand::Const(constant), .. } => {
            let (source, mut all) = links(block, at, source)?;
            all.push(Link::Bin(op, bits, constant));
            (source, all)
        }
        _ => return None,
    };
    match all[..] {
        [link @ Link::Bin(BinOp::Add | BinOp::Sub, ..)] if source == counter => Some((b, link)),
        _ => None,
    }
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
    block.insts[..at].iter().rposition(|inst| {
        let mut assigns = false;
        inst.op.for_each_def(|def| assigns |= def == register);
        assigns
    })
}
