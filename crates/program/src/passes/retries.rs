//! Which reads may end a round of a loop.

use super::loops::Loop;
use crate::{BlockId, Function, InstPos, Op};

/// Returns whether an instruction only computes, or marks a loop.
fn is_silent(op: &Op) -> bool {
    let is_mark = matches!(op, Op::LoopEnter { .. } | Op::LoopHead { .. } | Op::LoopBody { .. });
    is_mark || op.is_pure() || matches!(op, Op::Bin { .. } | Op::Wide { .. })
}

fn is_read(op: &Op) -> bool {
    matches!(op, Op::Load { .. } | Op::CmpXchg { .. } | Op::Rmw { .. } | Op::FailedCas { .. })
}

impl Loop {
    /// Returns the reads after which a round may end without another step that other threads can see.
    pub fn last_reads(&self, function: &Function) -> Vec<InstPos> {
        if !self.natural {
            return vec![];
        }
        let inside = || function.blocks.iter().enumerate().filter(|(b, _)| self.body[*b]);
        // For each block, whether some way from its end to the head has no such step.
        let mut ends = vec![false; function.blocks.len()];
        let is_passed = |to: usize| function.blocks[to].insts.iter().all(|inst| is_silent(&inst.op));
        let mut grew = true;
        while grew {
            grew = false;
            for (b, block) in inside() {
                let mut leads = false;
                block.for_each_successor(|to| {
                    let to = to.index();
                    leads |= to == self.head || (self.body[to] && ends[to] && is_passed(to));
                });
                grew |= leads && !std::mem::replace(&mut ends[b], true);
            }
        }
        let ending = inside().filter(|(b, _)| ends[*b]);
        let last = ending.filter_map(|(b, block)| {
            let last = block.insts.iter().rposition(|inst| !is_silent(&inst.op))?;
            is_read(&block.insts[last].op).then_some(InstPos { block: BlockId(b as u32), inst: last as u32 })
        });
        last.collect()
    }
}
