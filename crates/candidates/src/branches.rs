//! Decides whether the branches of a thread only compare values that were read with constants.
//!
//! Guessing what a read returns ([`crate::guess`]) takes both sides of a branch if all that the branch asks
//! is how the value compares with constants of the program: some guess compares with all of them as any other
//! value does. Two guesses that are no constants of the program make it possible to compare two reads with
//! each other as well, once: a compare-exchange that expects what another read returned. More comparisons of
//! values that were read, or of something computed from one, can ask for values that no guess is.

use fencepost_program::{BinOp, Block, CmpOp, Function, Op, Operand, Terminator};

/// An abstract value: how the value of an operand came about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Origin {
    /// A constant of the program.
    Constant,
    /// The result of comparisons with constants.
    Test,
    /// The value that a read returned.
    Read,
    /// Anything else.
    Computed,
}

/// The largest number of definitions that are followed from an operand.
const DEPTH: u32 = 8;

/// Returns whether the branches of a function only compare values that were read with constants of the
/// program, and at most one compare-exchange expects a value that was read. Every `assume`, assertion and
/// compare-exchange counts as a branch. `false` if that cannot be told.
pub(crate) fn compare_with_constants(function: &Function) -> bool {
    let code = Code(function);
    let reads_compared = if has_loop(function) { 0 } else { 1 };
    let expected = code.expected_kinds();
    if expected.iter().any(|kind| !matches!(kind, Origin::Constant | Origin::Read))
        || expected.iter().filter(|kind| **kind == Origin::Read).count() > reads_compared
    {
        return false;
    }
    function.blocks.iter().all(|block| {
        let end = match &block.end {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
                code.kind(*value, block, block.insts.len(), DEPTH)
            }
            Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => Origin::Constant,
        };
        let is_simple = |(at, op): (usize, &Op)| match op {
            Op::Assume { cond, .. } | Op::Assert { cond, .. } => {
                code.kind(*cond, block, at, DEPTH) < Origin::Computed
            }
            Op::Call { .. } | Op::Invoke { .. } => false,
            _ => true,
        };
        end < Origin::Computed && block.insts.iter().map(|inst| &inst.op).enumerate().all(is_simple)
    })
}

/// Returns whether control can come back to a block of the function, as far as the order of its blocks tells.
fn has_loop(function: &Function) -> bool {
    let mut back = false;
    for (from, block) in function.blocks.iter().enumerate() {
        block.end.for_each_target(|to| back |= to.0 as usize <= from);
    }
    back
}

struct Code<'a>(&'a Function);

impl Code<'_> {
    /// Returns how the values that the compare-exchanges of the function expect came about.
    fn expected_kinds(&self) -> Vec<Origin> {
        let mut kinds = Vec::new();
        for block in &self.0.blocks {
            for (at, inst) in block.insts.iter().enumerate() {
                if let Op::CmpXchg { expected, .. } = &inst.op {
                    kinds.push(self.kind(*expected, block, at, DEPTH));
                }
            }
        }
        kinds
    }

    /// Returns how the value of an operand of the instruction `at` in `block` came about. The last definition
    /// before it in the block counts, or, if there is none, every one in the function.
    fn kind(&self, operand: Operand, block: &Block, at: usize, depth: u32) -> Origin {
        let Operand::Reg(reg) = operand else { return Origin::Constant };
        if depth == 0 {
            return Origin::Computed;
        }
        let defines = |op: &Op| {
            let mut found = false;
            op.for_each_def(|def| found |= def == reg);
            found
        };
        if let Some(at) = block.insts[..at].iter().rposition(|inst| defines(&inst.op)) {
            return self.made_by(&block.insts[at].op, block, at, depth - 1);
        }
        let mut kind = Origin::Constant;
        for block in &self.0.blocks {
            for (at, _) in block.insts.iter().enumerate().filter(|(_, inst)| defines(&inst.op)) {
                kind = kind.max(self.made_by(&block.insts[at].op, block, at, depth - 1));
            }
        }
        kind
    }

    /// Returns how the result of an instruction came about, given its operands.
    fn made_by(&self, op: &Op, block: &Block, at: usize, depth: u32) -> Origin {
        let kind = |operand: Operand| self.kind(operand, block, at, depth);
        match op {
            Op::Copy { src, .. } | Op::Cast { src, .. } => kind(*src),
            Op::Load { .. } | Op::LoadRaw { .. } | Op::FailedCas { .. } | Op::Rmw { .. } => Origin::Read,
            // (`compare_with_constants` checks the expected value separately.)
            Op::CmpXchg { .. } => Origin::Read,
            Op::TryLock { .. } => Origin::Test,
            Op::Choose { .. } => Origin::Constant,
            Op::Cmp { op: CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd, .. } => Origin::Computed,
            Op::Cmp { a, b, .. } => match (kind(*a), kind(*b)) {
                (Origin::Constant, other) | (other, Origin::Constant) => match other {
                    Origin::Computed => Origin::Computed,
                    Origin::Constant | Origin::Test | Origin::Read => Origin::Test,
                },
                _ => Origin::Computed,
            },
            Op::Bin { op: BinOp::And | BinOp::Or | BinOp::Xor, a, b, .. } => match (kind(*a), kind(*b)) {
                (Origin::Test, Origin::Test) => Origin::Test,
                _ => Origin::Computed,
            },
            Op::Select { cond, yes, no, .. } => match (kind(*cond), kind(*yes), kind(*no)) {
                (Origin::Test | Origin::Read, yes, no) if yes <= Origin::Test && no <= Origin::Test => {
                    Origin::Test
                }
                _ => Origin::Computed,
            },
            _ => Origin::Computed,
        }
    }
}
