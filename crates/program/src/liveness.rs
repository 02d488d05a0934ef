//! Which registers' values at a loop head may still be read.
//!
//! Backward liveness to a fixed point, on bit sets. Registers that stand for source variables count as read when
//! the function returns, so that a loop that changes only what the final state shows is not taken for one that
//! does nothing.

use crate::{Block, Function, Op, Operand, Reg, Terminator};

/// A set of registers.
#[derive(Clone, PartialEq)]
struct Set(Vec<u64>);

impl Set {
    fn new(regs: u32) -> Self {
        Set(vec![0; (regs as usize).div_ceil(64)])
    }
    fn insert(&mut self, reg: Reg) {
        self.0[reg.index() / 64] |= 1 << (reg.0 % 64);
    }
    fn remove(&mut self, reg: Reg) {
        self.0[reg.index() / 64] &= !(1 << (reg.0 % 64));
    }
    fn contains(&self, reg: Reg) -> bool {
        self.0[reg.index() / 64] >> (reg.0 % 64) & 1 == 1
    }
    fn union(&mut self, other: &Set) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
    fn clear(&mut self) {
        self.0.fill(0);
    }
}

/// Fills in [`crate::LoopInfo::live`] of every loop that has a head.
pub(crate) fn fill_loop_liveness(function: &mut Function) {
    if function.loops.is_empty() {
        return;
    }
    let mut shown = Set::new(function.regs);
    function.reg_names.iter().for_each(|(r, _)| shown.insert(*r));
    let mut live_in = vec![Set::new(function.regs); function.blocks.len()];
    let mut live = Set::new(function.regs);
    let mut changed = true;
    while changed {
        changed = false;
        for (b, block) in function.blocks.iter().enumerate().rev() {
            live_before(block, 0, &live_in, &shown, &mut live);
            if live != live_in[b] {
                live_in[b].clone_from(&live);
                changed = true;
            }
        }
    }
    for block in &function.blocks {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Op::LoopHead { id } = inst.op {
                live_before(block, i, &live_in, &shown, &mut live);
                let regs = (0..function.regs).map(Reg).filter(|r| live.contains(*r));
                function.loops[id.index()].live = regs.collect();
            }
        }
    }
}

/// Puts into `live` what is live just before instruction `from` of `block`.
fn live_before(block: &Block, from: usize, live_in: &[Set], shown: &Set, live: &mut Set) {
    live.clear();
    if let Terminator::Return(_) = block.end {
        live.union(shown);
    }
    block.end.for_each_target(|to| live.union(&live_in[to.index()]));
    if let Some(Operand::Reg(r)) = block.end.operand() {
        live.insert(r);
    }
    for inst in block.insts[from..].iter().rev() {
        // A write to one element of an array leaves the others as they are.
        if !matches!(inst.op, Op::Poke { .. }) {
            inst.op.for_each_def(|r| live.remove(r));
        }
        if let Some(unwind) = inst.op.unwind() {
            live.union(&live_in[unwind.index()]);
        }
        if let Op::ExitThread { .. } = inst.op {
            live.union(shown);
        }
        inst.op.for_each_use(|operand| {
            if let Operand::Reg(r) = operand {
                live.insert(r);
            }
        });
        inst.op.array_use().for_each(|r| live.insert(Reg(r)));
    }
}
