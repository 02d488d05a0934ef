//! Finds loops that certainly end, such as a pause that counts up to a number.
//!
//! A loop certainly ends if it goes round a constant number of times ([`constant`]), or if
//!
//! 1. a register, the *counter*, has one assignment in the loop, which adds a constant, and which every round
//!    makes once;
//! 2. every round comes to a *test*, which leaves the loop or goes on by comparing what it computes from the
//!    counter with a value that does not change in the loop;
//! 3. the test goes on only while the counter is less than that value, or only while it is greater; or while
//!    the two are equal; or while they differ, and the constant is odd.
//!
//! Then the counter comes to a value that the test leaves the loop with: a counter with an odd step takes all
//! values there are, one after the other. (With another step, a counter might jump over the greatest number
//! and begin again. That a loop goes on up to a number so close to the greatest one is not considered, since
//! no thread could be seen to go round so often.)

use super::constant::{self, Link, last_definition, links, only_step, repeats};
use super::loops::Loop;
use crate::{BinOp, CmpOp, Function, Op, Operand, Reg, Terminator};

/// The greatest number of assignments that are followed to find out whether a value changes in a loop.
const MOST_ASSIGNMENTS: u32 = 32;

/// Returns whether a loop certainly ends. `dominators` has, for each block, the blocks that every way to it
/// goes through.
pub(super) fn certainly(function: &Function, found: &Loop, dominators: &[Vec<bool>]) -> bool {
    let inside = || (0..function.blocks.len()).filter(|b| found.body[*b]);
    let leads_back = |b: &usize| {
        let mut back = false;
        function.blocks[*b].for_each_successor(|to| back |= to.index() == found.head);
        back
    };
    let every_round = |b: usize| inside().filter(leads_back).all(|l| dominators[l][b]);
    let is_sure = |b: usize| {
        every_round(b)
            && test(function, found, b).is_some_and(|test| {
                let Some((assigned, step)) = only_step(function, found, test.counter) else { return false };
                let [Link::Bin(BinOp::Add | BinOp::Sub, _, step)] = step[..] else { return false };
                every_round(assigned)
                    && !repeats(function, found, assigned)
                    && (!test.goes_on_while_different || step % 2 == 1)
            })
    };
    found.natural && (inside().any(is_sure) || constant::is_constant(function, found, dominators))
}

/// A comparison that decides whether a loop goes on.
struct Test {
    counter: Reg,
    goes_on_while_different: bool,
}

/// Returns the test that block `b` ends with, if it leaves the loop by comparing a counter with a value that
/// does not change in the loop.
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
    let (at, op, a, b) = match compared {
        Some((at, &Op::Cmp { op, a, b, .. })) => (at, op, a, b),
        // A branch on a value itself compares it with zero.
        _ => (end, CmpOp::Ne, Operand::Reg(cond), Operand::Const(0)),
    };
    let goes_on_while_different = match op {
        CmpOp::Eq => leaves_if,
        CmpOp::Ne => !leaves_if,
        CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd => return None,
        _ => false,
    };
    let counted = [(a, b), (b, a)].into_iter().find_map(|(value, other)| {
        let Operand::Reg(value) = value else { return None };
        let (counter, links) = links(block, at, value)?;
        let is_zero = other == Operand::Const(0);
        let takes_all_values = |link: &Link| match link {
            Link::Cast(_, from, to) => to <= from || !goes_on_while_different || is_zero,
            Link::Bin(op, ..) => matches!(op, BinOp::Add | BinOp::Sub),
        };
        let mut left = MOST_ASSIGNMENTS;
        (links.iter().all(takes_all_values) && stays(function, found, other, &mut left)).then_some(counter)
    });
    Some(Test { counter: counted?, goes_on_while_different })
}

/// Returns whether an operand has the same value throughout the loop, as far as `left` assignments tell.
fn stays(function: &Function, found: &Loop, operand: Operand, left: &mut u32) -> bool {
    let Operand::Reg(reg) = operand else { return true };
    let insts = (0..function.blocks.len()).filter(|b| found.body[*b]).flat_map(|b| &function.blocks[b].insts);
    let mut assignments = insts.map(|inst| &inst.op).filter(|op| {
        let mut assigns = false;
        op.for_each_def(|def| assigns |= def == reg);
        assigns
    });
    let Some(only) = assignments.next() else { return true };
    if assignments.next().is_some() || *left == 0 {
        return false;
    }
    *left -= 1;
    let computes = matches!(
        only,
        Op::Copy { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Cast { .. }
            | Op::Un { .. }
            | Op::Select { .. }
    );
    let mut same = computes;
    only.for_each_use(|operand| {
        same = same && operand != Operand::Reg(reg) && stays(function, found, operand, left)
    });
    same
}
