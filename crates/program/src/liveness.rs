//! Liveness analysis: the registers whose values may still be read.
//!
//! Backward liveness to a fixed point, on bit sets. Registers that stand for source variables count as read
//! when the function returns, so that a loop that changes only what the final state shows is not taken for
//! one that does nothing.

use crate::passes::loops;
use crate::{Block, CodePos, FuncId, Function, Op, Operand, Program, Reg, Terminator};
use std::sync::OnceLock;

/// The registers that may still be read (live registers), at each instruction of each function; computed when
/// first asked for.
pub(crate) struct LiveRegs(Vec<OnceLock<FunctionLive>>);

struct FunctionLive {
    /// The live registers, by block and instruction; one more entry for the end of the block.
    at: Vec<Vec<Box<[Reg]>>>,
    shown: Box<[Reg]>,
}

impl LiveRegs {
    /// Makes the table for the functions of `program`, with nothing computed yet.
    pub fn new(program: &Program) -> Self {
        LiveRegs(program.functions.iter().map(|_| OnceLock::new()).collect())
    }

    /// Returns the registers that are live just before the instruction at `at`, in ascending order.
    pub fn at(&self, function: &Function, at: CodePos) -> &[Reg] {
        &self.of(function, at.func).at[at.block.index()][at.inst as usize]
    }

    /// Returns the registers of the function's source variables, which reports show after the function has
    /// returned.
    pub fn shown(&self, function: &Function, func: FuncId) -> &[Reg] {
        &self.of(function, func).shown
    }

    fn of(&self, function: &Function, func: FuncId) -> &FunctionLive {
        self.0[func.index()].get_or_init(|| {
            let mut shown = Set::new(function.regs);
            function.reg_names.iter().for_each(|(r, _)| shown.insert(*r));
            let live_in = live_in(function, &shown);
            let of_block = |block: &Block| {
                let mut live = Set::new(function.regs);
                live_at_end(block, &live_in, &shown, &mut live);
                let mut at = vec![live.iter().collect()];
                for inst in block.insts.iter().rev() {
                    step_back(&inst.op, &live_in, &shown, &mut live);
                    at.push(live.iter().collect());
                }
                at.reverse();
                at
            };
            FunctionLive { at: function.blocks.iter().map(of_block).collect(), shown: shown.iter().collect() }
        })
    }
}

/// A set of registers, stored as one bit for each. A second level of bits marks the words that are not empty,
/// since sets of a long function's registers are wide and mostly empty.
#[derive(Clone, PartialEq)]
pub(crate) struct Set {
    words: Vec<u64>,
    filled: Vec<u64>,
}

impl Set {
    /// Returns an empty set for a function with `regs` registers.
    pub(crate) fn new(regs: u32) -> Self {
        let words = (regs as usize).div_ceil(64);
        Set { words: vec![0; words], filled: vec![0; words.div_ceil(64)] }
    }
    /// Adds a register to the set.
    pub(crate) fn insert(&mut self, reg: Reg) {
        let word = reg.index() / 64;
        self.words[word] |= 1 << (reg.0 % 64);
        self.filled[word / 64] |= 1 << (word % 64);
    }
    /// Removes a register from the set.
    pub(crate) fn remove(&mut self, reg: Reg) {
        let word = reg.index() / 64;
        self.words[word] &= !(1 << (reg.0 % 64));
        if self.words[word] == 0 {
            self.filled[word / 64] &= !(1 << (word % 64));
        }
    }
    /// Returns whether the register is in the set.
    pub(crate) fn contains(&self, reg: Reg) -> bool {
        self.words[reg.index() / 64] >> (reg.0 % 64) & 1 == 1
    }
    /// Adds all registers of `other` to the set.
    pub(crate) fn union(&mut self, other: &Set) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a |= b);
        self.filled.iter_mut().zip(&other.filled).for_each(|(a, b)| *a |= b);
    }
    /// Returns the registers in the set, in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Reg> + '_ {
        let words =
            self.filled.iter().enumerate().flat_map(|(i, bits)| ones(*bits).map(move |bit| i * 64 + bit));
        words.flat_map(|word| ones(self.words[word]).map(move |bit| Reg((word * 64 + bit) as u32)))
    }
    /// Removes the registers that are not in `other` from the set.
    pub(crate) fn intersect(&mut self, other: &Set) {
        for (i, word) in self.words.iter_mut().enumerate() {
            *word &= other.words[i];
            if *word == 0 {
                self.filled[i / 64] &= !(1 << (i % 64));
            }
        }
    }
    /// Removes all registers from the set.
    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
        self.filled.fill(0);
    }
}

/// Returns the positions of the ones of a word, from the lowest.
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bit)
    })
}

/// Returns, for each block of a function, the registers that are live where the block begins; those in
/// `shown` count as read where the function ends.
pub(crate) fn live_in(function: &Function, shown: &Set) -> Vec<Set> {
    let mut live_in = vec![Set::new(function.regs); function.blocks.len()];
    let mut live = Set::new(function.regs);
    let mut changed = true;
    while changed {
        changed = false;
        for (b, block) in function.blocks.iter().enumerate().rev() {
            live_before(block, 0, &live_in, shown, &mut live);
            if live != live_in[b] {
                live_in[b].clone_from(&live);
                changed = true;
            }
        }
    }
    live_in
}

/// Computes, for every loop that has a head marker, the registers that matter at its head
/// ([`crate::LoopInfo::live`]), and the reads that may end a round
/// ([`crate::LoopInfo::last_reads`]).
pub(crate) fn fill_loop_liveness(function: &mut Function) {
    if function.loops.is_empty() {
        return;
    }
    let (loops, dominators) = loops::find(function);
    let general = loops::general_relevance(function, &loops, &dominators);
    let mut heads = Vec::new();
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Op::LoopHead { id } = inst.op {
                let found = loops.iter().find(|found| found.head == b);
                let relevance = match found {
                    Some(found) => found.relevance(function, &general),
                    None => general.with_ends(function, 0..function.blocks.len()),
                };
                let live = relevance.before(function, b, i);
                let last_reads = found.map_or(vec![], |found| found.last_reads(function));
                heads.push((id, live, last_reads));
            }
        }
    }
    for (id, live, last_reads) in heads {
        let info = &mut function.loops[id.index()];
        (info.live, info.last_reads) = (live, last_reads);
    }
}

/// Puts into `live` the registers that are live just before instruction `from` of `block`.
fn live_before(block: &Block, from: usize, live_in: &[Set], shown: &Set, live: &mut Set) {
    live_at_end(block, live_in, shown, live);
    for inst in block.insts[from..].iter().rev() {
        step_back(&inst.op, live_in, shown, live);
    }
}

/// Puts into `live` the registers that are live at the end of `block`, before its terminator.
pub(crate) fn live_at_end(block: &Block, live_in: &[Set], shown: &Set, live: &mut Set) {
    live.clear();
    if let Terminator::Return(_) = block.end {
        live.union(shown);
    }
    block.end.for_each_target(|to| live.union(&live_in[to.index()]));
    if let Some(Operand::Reg(r)) = block.end.operand() {
        live.insert(r);
    }
}

/// Changes `live` from the registers that are live after an instruction to those that are live before it.
pub(crate) fn step_back(op: &Op, live_in: &[Set], shown: &Set, live: &mut Set) {
    step_back_over_results(op, live_in, shown, live);
    add_operands(op, live);
}

/// Changes `live` from the registers that are live after an instruction to those before it, except that the
/// instruction's operands are not added.
pub(crate) fn step_back_over_results(op: &Op, live_in: &[Set], shown: &Set, live: &mut Set) {
    // A write to one element of an array leaves the others as they are.
    if !matches!(op, Op::Poke { .. }) {
        op.for_each_def(|r| live.remove(r));
    }
    if let Some(unwind) = op.unwind() {
        live.union(&live_in[unwind.index()]);
    }
    if let Op::ExitThread { .. } | Op::Exit = op {
        live.union(shown);
    }
}

/// Adds the registers that the instruction `op` reads to `live`.
pub(crate) fn add_operands(op: &Op, live: &mut Set) {
    op.for_each_use(|operand| {
        if let Operand::Reg(r) = operand {
            live.insert(r);
        }
    });
    op.array_use().for_each(|r| live.insert(Reg(r)));
}
