//! What a read that ends a round of a loop leaves behind: whether the thread comes to the head of the loop in
//! the same way whatever it has read.

use super::state::ThreadState;
use super::{CodePos, answer, run};
use crate::{Input, Op, Operand, Program, Reg, Shadow, Terminator};
use smallvec::SmallVec;

/// The greatest number of instructions between a read and a loop head that are looked at.
const MOST_STEPS: usize = 48;

/// The registers that hold a copy of a value.
type Copies = SmallVec<[Reg; 4]>;

impl<S: Shadow> ThreadState<S> {
    /// Returns the loop head that the thread, which is about to read, comes to next if the read sees `value`,
    /// and the registers that matter there and hold a copy of the value, in ascending order. `None` if
    /// another value might take the thread elsewhere, or leave it in another state but for these registers.
    /// (Of a compare-and-exchange, another value is one that makes it fail, too.)
    pub fn carried_to_head(&self, program: &Program, value: u64) -> Option<(CodePos, Vec<Reg>)> {
        let mut copies: Copies = match program.op_at(self.at)? {
            Op::Load { dst, .. } => SmallVec::from_slice(&[*dst]),
            Op::CmpXchg { old, .. } => SmallVec::from_slice(&[*old]),
            _ => return None,
        };
        let mut thread = self.clone();
        if answer(program, &mut thread, Input::Value(value)).is_some() {
            return None;
        }
        for _ in 0..MOST_STEPS {
            let block = program.block(thread.at);
            match block.insts.get(thread.at.inst as usize).map(|inst| &inst.op) {
                Some(Op::LoopHead { id }) => {
                    let live = &program.function(thread.at.func).loops[id.index()].live;
                    copies.retain(|reg| live.contains(reg));
                    copies.sort();
                    return Some((thread.at, copies.into_vec()));
                }
                Some(Op::LoopEnter { .. } | Op::LoopBody { .. }) => {}
                Some(Op::Copy { dst, src }) => copy(&mut copies, *dst, *src),
                Some(Op::Select { dst, cond, yes, no }) if !is_among(*cond, &copies) => {
                    copy(&mut copies, *dst, if thread.get(*cond) != 0 { *yes } else { *no });
                }
                Some(op) if op.is_pure() && !uses_any(op, &copies) => {
                    op.for_each_def(|dst| copies.retain(|reg| *reg != dst));
                }
                None if !is_decided_by(&block.end, &copies) => {}
                _ => return None,
            }
            if run::one(program, &mut thread).is_some() {
                return None;
            }
        }
        None
    }
}

/// Updates the registers that hold a copy when `src` is copied to `dst`.
fn copy(copies: &mut Copies, dst: Reg, src: Operand) {
    let is_copy = is_among(src, copies);
    copies.retain(|reg| *reg != dst);
    if is_copy {
        copies.push(dst);
    }
}

fn is_among(operand: Operand, regs: &Copies) -> bool {
    matches!(operand, Operand::Reg(reg) if regs.contains(&reg))
}

fn uses_any(op: &Op, regs: &Copies) -> bool {
    let mut uses = false;
    op.for_each_use(|operand| uses |= is_among(operand, regs));
    uses
}

fn is_decided_by(end: &Terminator, regs: &Copies) -> bool {
    match end {
        Terminator::Jump(_) => false,
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => is_among(*value, regs),
        Terminator::Return(_) | Terminator::Unreachable => true,
    }
}
