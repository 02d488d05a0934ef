//! Finds circles through branches: values that are written only if they are read.
//!
//! ```text
//! if (x == 1) y = 1;   ∥   if (y == 1) x = 1;
//! ```
//! No order of computation gives the 1s, but nothing is out of thin air in the candidate where both threads
//! read 1: each value is written as a constant. herd finds it, because it runs both sides of a branch and
//! asks later whether the condition held; the original C11 allows it. The rounds of [`crate::domain`] do not:
//! no thread writes a 1 before another one reads a 1.
//!
//! So in these rounds reads may also return any constant of the program, its neighbours if values are
//! compared by size, and two values that are no constants of the program. A write that is made then counts if
//! neither its value nor its place was computed from such a guess: only branches were. (What a write needs,
//! as `domain` puts it, is fewer reads then, and the argument there stands.) Candidates are made of paths
//! without guesses afterwards, so a guess that no write justifies has done no more than cost time.
//!
//! Not found are circles through branches that ask for more than how a value compares with constants
//! ([`crate::branches`]).

use crate::domain::Domain;
use crate::paths::{OwnWrites, ReadValue, ReadValues};
use crate::support::Support;
use fencepost_graph::Loc;
use fencepost_program::{CmpOp, Op, Operand, Program, Terminator, ThreadId};
use std::collections::BTreeSet;

/// The values that reads may return while looking for circles through branches, which are those known so far
/// and guessed ones.
pub(crate) struct Guesses<'a> {
    pub known: &'a Domain,
    pub constants: &'a BTreeSet<u64>,
}

impl ReadValues for Guesses<'_> {
    fn values(&self, thread: ThreadId, loc: Loc, initial: u64, own: &OwnWrites) -> Vec<ReadValue> {
        let mut answers = self.known.values(thread, loc, initial, own);
        for value in self.constants.iter().map(|c| loc.size.cut(*c)) {
            if answers.iter().all(|known| known.value != value) {
                answers.push(ReadValue { value, support: Support::GUESS });
            }
        }
        answers
    }
}

/// Returns the values that guessed reads may return, which compare with the constants of the program (other
/// than addresses) in every possible way. `None` if the program has no branches, and so no need for guesses.
pub(crate) fn constants(program: &Program) -> Option<BTreeSet<u64>> {
    let blocks = || program.functions.iter().flat_map(|f| &f.blocks);
    let branches = blocks().any(|b| matches!(b.end, Terminator::Branch { .. } | Terminator::Switch { .. }))
        || program.any_op(|op| matches!(op, Op::Assume { .. } | Op::CmpXchg { .. } | Op::TryLock { .. }));
    if !branches {
        return None;
    }
    let mut constants = BTreeSet::from([0]);
    for block in blocks() {
        for inst in &block.insts {
            inst.op.for_each_use(|operand| match operand {
                Operand::Const(value) if program.global_at(value).is_none() => {
                    constants.insert(value);
                }
                _ => {}
            });
        }
        if let Terminator::Switch { cases, .. } = &block.end {
            constants.extend(cases.iter().map(|(case, _)| *case));
        }
    }
    let by_size = |op: &Op| matches!(op, Op::Cmp { op, .. } if !matches!(op, CmpOp::Eq | CmpOp::Ne));
    if program.any_op(by_size) {
        let neighbours = |c: &u64| [c.wrapping_sub(1), c.wrapping_add(1)];
        let neighbours: Vec<u64> = constants.iter().flat_map(neighbours).collect();
        constants.extend(neighbours);
    }
    // One byte is the least that an access may have.
    let is_other = |value: &u64| constants.iter().all(|c| c & 0xff != *value);
    let others: Vec<u64> = (1..=u64::from(u8::MAX)).filter(is_other).take(2).collect();
    constants.extend(others);
    Some(constants)
}
