//! Which registers' values at a loop head can make a difference that is noticed.
//!
//! Plain liveness asks whether a value may still be *read*. That is too much for loops that wait: a pause
//! that doubles with every round, or a counter that nothing tests, is read by the next round, and yet it is
//! never noticed. So an instruction counts as reading its operands only if it is *relevant*: it does more
//! than compute a result ([`Op::is_pure`]), or a relevant instruction may read that result. A branch is
//! relevant if it decides whether a relevant instruction runs (control dependence, by post-dominators:
//! Ferrante, Ottenstein, Warren, 1987). It is what optimisers call aggressive removal of dead code, with
//! nothing removed.
//!
//! The question is asked for one loop at a time, and what decides whether *that* loop is left is relevant,
//! too: a loop that counts to a thousand comes to an end. But for the loop around it, a loop that certainly
//! ends (`passes/ends.rs`) and only keeps the thread busy makes no difference. Of other loops, what decides
//! whether they are left is relevant to every loop: a later round of the loop around them may go on for ever
//! there.
//!
//! Where the question is too large, or the function has blocks from which it cannot return, every branch
//! counts as relevant.

use crate::liveness::{self, Set};
use crate::{Block, Function, Op, Operand, Reg, Terminator};
use std::rc::Rc;

/// The number of blocks beyond which a function is not analysed, since the memory for post-dominators grows
/// with its square.
const MAX_BLOCKS: usize = 1500;

/// The instructions, branches and registers of a function that can affect anything observable.
#[derive(Clone)]
pub(crate) struct Relevance {
    /// For each instruction, by block, whether the instruction is relevant.
    insts: Vec<Vec<bool>>,
    /// For each block, whether the branch at its end is relevant.
    ends: Vec<bool>,
    /// For each block, the registers that matter where it begins.
    live_in: Vec<Set>,
    /// The registers that stand for source variables, which matter when the function returns.
    shown: Set,
    /// For each block, the blocks whose ends decide whether it runs; `None`: not known.
    deciders: Option<Rc<[Vec<usize>]>>,
}

impl Relevance {
    /// Finds the instructions, branches and registers of a function that can affect anything observable.
    pub fn of(function: &Function) -> Self {
        let mut shown = Set::new(function.regs);
        function.reg_names.iter().for_each(|(reg, _)| shown.insert(*reg));
        let acts = |block: &Block| block.insts.iter().map(|inst| acts(&inst.op)).collect();
        let mut this = Relevance {
            insts: function.blocks.iter().map(acts).collect(),
            ends: vec![false; function.blocks.len()],
            live_in: vec![Set::new(function.regs); function.blocks.len()],
            shown,
            deciders: deciders(function).map(Rc::from),
        };
        for (b, block) in function.blocks.iter().enumerate() {
            this.ends[b] = this.deciders.is_none() || matches!(block.end, Terminator::Return(_));
        }
        this.close(function);
        this
    }

    /// Returns the relevant parts of the function if the branches at the ends of `blocks` count as relevant,
    /// too.
    pub fn with_ends(&self, function: &Function, blocks: impl Iterator<Item = usize>) -> Self {
        let mut this = self.clone();
        let mut news = false;
        blocks.for_each(|b| news |= !std::mem::replace(&mut this.ends[b], true));
        if news {
            this.close(function);
        }
        this
    }

    /// Marks the instructions and branches that are relevant because of those that are marked already.
    fn close(&mut self, function: &Function) {
        loop {
            self.settle_liveness(function);
            self.mark_results(function);
            if !self.mark_branches() {
                return;
            }
        }
    }

    /// Returns the registers that matter just before instruction `at` of block `b`, in ascending order.
    pub fn before(&self, function: &Function, b: usize, at: usize) -> Vec<Reg> {
        let mut live = Set::new(function.regs);
        self.walk_back(function, b, at, &mut live, |_| {});
        live.iter().collect()
    }

    /// Returns whether instruction `at` of block `b` can affect anything observable.
    pub fn is_relevant(&self, b: usize, at: usize) -> bool {
        self.insts[b][at]
    }

    /// Computes `live_in` anew from the instructions and branches that are marked as relevant.
    fn settle_liveness(&mut self, function: &Function) {
        let mut live = Set::new(function.regs);
        let mut changed = true;
        while changed {
            changed = false;
            for b in (0..function.blocks.len()).rev() {
                self.walk_back(function, b, 0, &mut live, |_| {});
                if live != self.live_in[b] {
                    self.live_in[b].clone_from(&live);
                    changed = true;
                }
            }
        }
    }

    /// Puts into `live` what matters just before instruction `from` of block `b`, and calls `each` on the way
    /// with each relevant instruction.
    fn walk_back(
        &self,
        function: &Function,
        b: usize,
        from: usize,
        live: &mut Set,
        mut each: impl FnMut(usize),
    ) {
        let block = &function.blocks[b];
        live.clear();
        if let Terminator::Return(_) = block.end {
            live.union(&self.shown);
        }
        block.end.for_each_target(|to| live.union(&self.live_in[to.index()]));
        if let (true, Some(Operand::Reg(reg))) = (self.ends[b], block.end.operand()) {
            live.insert(reg);
        }
        for (i, inst) in block.insts.iter().enumerate().skip(from).rev() {
            let mut relevant = self.insts[b][i];
            inst.op.for_each_def(|reg| relevant |= live.contains(reg));
            if relevant {
                each(i);
            }
            liveness::step_back_over_results(&inst.op, &self.live_in, &self.shown, live);
            if relevant {
                liveness::add_operands(&inst.op, live);
            }
        }
    }

    /// Marks the instructions whose results matter.
    fn mark_results(&mut self, function: &Function) {
        let mut live = Set::new(function.regs);
        for b in 0..function.blocks.len() {
            let mut relevant = Vec::new();
            self.walk_back(function, b, 0, &mut live, |i| relevant.push(i));
            relevant.into_iter().for_each(|i| self.insts[b][i] = true);
        }
    }

    /// Marks the branches that decide whether something relevant runs; returns whether one was new.
    fn mark_branches(&mut self) -> bool {
        let Some(deciders) = self.deciders.clone() else { return false };
        let mut news = false;
        for b in 0..self.ends.len() {
            if self.ends[b] || self.insts[b].iter().any(|relevant| *relevant) {
                for &decider in &deciders[b] {
                    news |= !std::mem::replace(&mut self.ends[decider], true);
                }
            }
        }
        news
    }
}

impl Function {
    /// Returns, for each parameter, whether its value can make a difference that is noticed.
    pub fn relevant_params(&self) -> Vec<bool> {
        let at_entry = Relevance::of(self).before(self, 0, 0);
        (0..self.params).map(|param| at_entry.contains(&Reg(param))).collect()
    }
}

/// Returns whether an instruction does more than compute its result. (Loop markers are not part of the
/// program.)
fn acts(op: &Op) -> bool {
    !op.is_pure() && !matches!(op, Op::LoopEnter { .. } | Op::LoopHead { .. } | Op::LoopBody { .. })
}

/// Returns, for each block, the blocks whose branches decide whether it runs; `None` if there are too many
/// blocks, or if the function has a block from which it cannot return.
fn deciders(function: &Function) -> Option<Vec<Vec<usize>>> {
    let count = function.blocks.len();
    if count > MAX_BLOCKS {
        return None;
    }
    let mut successors: Vec<Vec<usize>> = vec![vec![]; count];
    for (b, block) in function.blocks.iter().enumerate() {
        block.for_each_successor(|to| successors[b].push(to.index()));
    }
    let after = post_dominators(&successors)?;
    let mut deciders = vec![vec![]; count];
    for (b, targets) in successors.iter().enumerate().filter(|(_, targets)| targets.len() > 1) {
        for (x, deciders) in deciders.iter_mut().enumerate() {
            let follows_some = targets.iter().any(|to| after[*to].contains(Reg(x as u32)));
            if follows_some && (x == b || !after[b].contains(Reg(x as u32))) {
                deciders.push(b);
            }
        }
    }
    Some(deciders)
}

/// Returns, for each block, the blocks that every way from it to an end of the function goes through, itself
/// included; `None` if there is no such way from some block. (Sets of blocks are sets of registers of the
/// same numbers.)
fn post_dominators(successors: &[Vec<usize>]) -> Option<Vec<Set>> {
    let count = successors.len();
    let mut ends: Vec<bool> = successors.iter().map(Vec::is_empty).collect();
    let mut grew = true;
    while grew {
        grew = false;
        for b in (0..count).rev() {
            if !ends[b] && successors[b].iter().any(|to| ends[*to]) {
                (ends[b], grew) = (true, true);
            }
        }
    }
    if !ends.iter().all(|ends| *ends) {
        return None;
    }
    let mut all = Set::new(count as u32);
    (0..count as u32).for_each(|b| all.insert(Reg(b)));
    let mut after = vec![all; count];
    let mut changed = true;
    while changed {
        changed = false;
        for b in (0..count).rev() {
            let mut new = match successors[b].split_first() {
                None => Set::new(count as u32),
                Some((first, rest)) => {
                    let mut new = after[*first].clone();
                    rest.iter().for_each(|to| new.intersect(&after[*to]));
                    new
                }
            };
            new.insert(Reg(b as u32));
            if new != after[b] {
                after[b] = new;
                changed = true;
            }
        }
    }
    Some(after)
}
