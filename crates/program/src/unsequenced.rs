//! The table of instructions that a source language leaves unsequenced, though the code has an order.
//!
//! In C the operands of most operators are not ordered among each other: `*x + *y` reads both before it adds,
//! and neither read comes before the other (C11 6.5 §3). Code evaluates them one after the other. This table
//! beside a program says which of its instructions belong to operands, so that an engine whose executions
//! have a partial program order can leave those pairs out.

use crate::CodePos;
use std::collections::{BTreeMap, BTreeSet};

/// An operand of a source expression, given by the number of the expression and that of the operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OperandOf {
    /// The number of the expression, unique in its function.
    pub expr: u32,
    /// The number of the operand in the expression.
    pub side: u32,
}

/// A table of instructions that belong to unsequenced operands, which C may evaluate in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unsequenced {
    /// For each instruction, the operands that it is part of, the outermost first.
    operands: BTreeMap<CodePos, Vec<OperandOf>>,
}

impl Unsequenced {
    /// Makes the table of one function from its accesses to memory, each with the operands that it is part
    /// of, the outermost first. Accesses that are not unsequenced with any other are left out.
    pub fn new(accesses: impl IntoIterator<Item = (CodePos, Vec<OperandOf>)>) -> Self {
        let mut operands: BTreeMap<CodePos, Vec<OperandOf>> = accesses.into_iter().collect();
        let sides: BTreeSet<OperandOf> = operands.values().flatten().copied().collect();
        let mut busy: BTreeMap<u32, u32> = BTreeMap::new();
        sides.iter().for_each(|side| *busy.entry(side.expr).or_default() += 1);
        operands.values_mut().for_each(|path| path.retain(|operand| busy[&operand.expr] > 1));
        operands.retain(|_, path| !path.is_empty());
        Unsequenced { operands }
    }

    /// Adds the entries of another function's table to this table.
    pub fn append(&mut self, mut other: Unsequenced) {
        self.operands.append(&mut other.operands);
    }

    /// Returns whether the table is empty, so that all instructions are sequenced.
    pub fn is_empty(&self) -> bool {
        self.operands.is_empty()
    }

    /// Returns the position of the first instruction that is unsequenced with another one.
    pub fn first(&self) -> Option<CodePos> {
        self.operands.keys().next().copied()
    }

    /// Returns whether the instruction at `at` is unsequenced with another one.
    pub fn contains(&self, at: CodePos) -> bool {
        self.operands.contains_key(&at)
    }

    /// Returns whether two instructions, run in one evaluation of the expression that both are part of, are
    /// unsequenced. They are if they belong to different operands of the innermost expression that has both.
    pub fn has(&self, a: CodePos, b: CodePos) -> bool {
        let (Some(left), Some(right)) = (self.operands.get(&a), self.operands.get(&b)) else { return false };
        let parting = left.iter().zip(right).find(|(left, right)| left != right);
        a.func == b.func && parting.is_some_and(|(left, right)| left.expr == right.expr)
    }

    /// Returns all pairs of instructions that are unsequenced with each other, each pair once.
    pub fn pairs(&self) -> impl Iterator<Item = (CodePos, CodePos)> {
        let all = self.operands.keys().enumerate();
        let later = |i: usize| self.operands.keys().skip(i + 1);
        all.flat_map(move |(i, a)| later(i).map(move |b| (*a, *b))).filter(|(a, b)| self.has(*a, *b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BlockId, FuncId};

    /// Checks the table of instructions 0, 1, … of one block, each with its operands as `(expression, side)`.
    #[track_caller]
    fn check(accesses: &[&[(u32, u32)]], expected: &[(u32, u32)]) {
        let at = |inst: usize| CodePos { func: FuncId(0), block: BlockId(0), inst: inst as u32 };
        let path = |path: &&[(u32, u32)]| {
            path.iter().map(|(expr, side)| OperandOf { expr: *expr, side: *side }).collect()
        };
        let table =
            Unsequenced::new(accesses.iter().enumerate().map(|(i, operands)| (at(i), path(operands))));
        let pairs: Vec<(u32, u32)> = table.pairs().map(|(a, b)| (a.inst, b.inst)).collect();
        assert_eq!(pairs, expected);
        assert_eq!(table.is_empty(), expected.is_empty());
    }

    #[test]
    fn operands_of_one_expression() {
        check(&[&[(0, 0)], &[(0, 1)]], &[(0, 1)]);
        check(&[&[(0, 0)], &[(0, 0)]], &[]);
        check(&[&[(0, 0)], &[(1, 1)]], &[]);
        // a + (b + c), and what is done with the inner sum
        check(&[&[(0, 0)], &[(0, 1), (1, 0)], &[(0, 1), (1, 1)]], &[(0, 1), (0, 2), (1, 2)]);
        check(&[&[(0, 0)], &[(0, 1), (1, 0)], &[(0, 1)]], &[(0, 1), (0, 2)]);
    }
}
