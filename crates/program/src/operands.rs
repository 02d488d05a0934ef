//! The operands that an instruction reads, the registers it assigns, and the blocks control goes to: the one
//! place that knows them, for the machine (shadows), the validator, the liveness analysis, and the passes.
//!
//! Each kind of part has one list, a macro; looking at parts and changing them go through the same list.

use crate::{Block, BlockId, Callee, Op, Operand, Pair, Reg, Terminator};

/// Calls `$f` with a reference to every operand that the instruction `$op` reads: a mutable one if `$op` is.
macro_rules! for_each_operand {
    ($op:expr, $f:ident) => {
        match $op {
            Op::Copy { src, .. }
            | Op::Cast { src, .. }
            | Op::Un { src, .. }
            | Op::FloatToWide { src, .. } => {
                $f(src);
            }
            Op::WideToFloat { src: Pair { low, high }, .. } | Op::Choose { low, high, .. } => {
                $f(low);
                $f(high);
            }
            Op::Wide { a, b, .. } | Op::WideCmp { a, b, .. } => {
                for Pair { low, high } in [a, b] {
                    $f(low);
                    $f(high);
                }
            }
            Op::Bin { a, b, .. } | Op::Cmp { a, b, .. } | Op::Overflows { a, b, .. } => {
                $f(a);
                $f(b);
            }
            Op::Select { cond, yes, no, .. } => {
                $f(cond);
                $f(yes);
                $f(no);
            }
            Op::Peek { index, .. } => $f(index),
            Op::Poke { index, src, .. } => {
                $f(index);
                $f(src);
            }
            Op::Load { addr, .. }
            | Op::LoadRaw { addr, .. }
            | Op::FailedCas { addr, .. }
            | Op::Free { addr, .. }
            | Op::ObjectSize { addr, .. }
            | Op::Held { addr, .. }
            | Op::Hold { addr, .. }
            | Op::Lock { addr, .. }
            | Op::LockAgain { addr, .. }
            | Op::TryLock { addr, .. }
            | Op::Unlock { addr, .. } => $f(addr),
            Op::MemCopy { dst, src, len, .. } => {
                $f(dst);
                $f(src);
                $f(len);
            }
            Op::MemSet { dst, byte, len } => {
                $f(dst);
                $f(byte);
                $f(len);
            }
            Op::Throw { value } | Op::ExitThread { value } => $f(value),
            Op::Panic { text, length } => {
                $f(text);
                $f(length);
            }
            Op::Print { format, args } => {
                $f(format);
                for arg in args {
                    $f(arg);
                }
            }
            Op::Store { addr, value, .. } => {
                $f(addr);
                $f(value);
            }
            Op::CmpXchg { addr, expected, new, .. } => {
                $f(addr);
                $f(expected);
                $f(new);
            }
            Op::Rmw { addr, arg, .. } => {
                $f(addr);
                $f(arg);
            }
            Op::Sleep { set, bit, .. } => {
                $f(set);
                $f(bit);
            }
            Op::BarrierRank { barrier, count, .. } => {
                $f(barrier);
                $f(count);
            }
            Op::Alloc { size, align, .. } => {
                $f(size);
                $f(align);
            }
            Op::Call { callee, args, .. }
            | Op::Invoke { callee, args, .. }
            | Op::Spawn { callee, args, .. } => {
                if let Callee::Pointer(pointer) = callee {
                    $f(pointer);
                }
                for arg in args {
                    $f(arg);
                }
            }
            Op::Join { thread, .. } | Op::Detach { thread } => $f(thread),
            Op::Assume { cond, .. } | Op::Assert { cond, .. } => $f(cond),
            Op::External { args, .. } => {
                for arg in args {
                    $f(arg);
                }
            }
            Op::EndLocals
            | Op::Exit
            | Op::ThreadLocal { .. }
            | Op::ThreadSelf { .. }
            | Op::Fence { .. }
            | Op::Caught { .. }
            | Op::Fail { .. }
            | Op::LoopHead { .. }
            | Op::LoopBody { .. }
            | Op::LoopEnter { .. } => {}
        }
    };
}

/// Calls `$f` with a reference to every register that the instruction `$op` assigns, but those of
/// [`Op::Poke`]: a mutable one if `$op` is.
macro_rules! for_each_result {
    ($op:expr, $f:ident) => {
        match $op {
            Op::Copy { dst, .. }
            | Op::Bin { dst, .. }
            | Op::Cmp { dst, .. }
            | Op::Cast { dst, .. }
            | Op::Un { dst, .. }
            | Op::Overflows { dst, .. }
            | Op::WideCmp { dst, .. }
            | Op::WideToFloat { dst, .. }
            | Op::Select { dst, .. }
            | Op::Peek { dst, .. }
            | Op::ThreadLocal { dst, .. }
            | Op::ThreadSelf { dst }
            | Op::Sleep { dst, .. }
            | Op::Load { dst, .. }
            | Op::LoadRaw { dst, .. }
            | Op::FailedCas { dst, .. }
            | Op::Rmw { dst, .. }
            | Op::Alloc { dst, .. }
            | Op::ObjectSize { dst, .. }
            | Op::Caught { dst, .. }
            | Op::Held { dst, .. }
            | Op::BarrierRank { dst, .. }
            | Op::Spawn { dst, .. }
            | Op::TryLock { ok: dst, .. }
            | Op::Choose { dst, .. } => $f(dst),
            Op::Wide { dst: Pair { low, high }, .. } | Op::FloatToWide { dst: Pair { low, high }, .. } => {
                $f(low);
                $f(high);
            }
            Op::CmpXchg { old, ok, .. } => {
                $f(old);
                $f(ok);
            }
            Op::Call { dst, .. } | Op::Invoke { dst, .. } | Op::Join { dst, .. } => {
                if let Some(dst) = dst {
                    $f(dst);
                }
            }
            Op::Poke { .. }
            | Op::Store { .. }
            | Op::Fence { .. }
            | Op::Free { .. }
            | Op::Lock { .. }
            | Op::LockAgain { .. }
            | Op::Unlock { .. }
            | Op::MemCopy { .. }
            | Op::MemSet { .. }
            | Op::Throw { .. }
            | Op::ExitThread { .. }
            | Op::EndLocals
            | Op::Exit
            | Op::Detach { .. }
            | Op::Hold { .. }
            | Op::Fail { .. }
            | Op::Panic { .. }
            | Op::Print { .. }
            | Op::Assume { .. }
            | Op::Assert { .. }
            | Op::External { .. }
            | Op::LoopHead { .. }
            | Op::LoopBody { .. }
            | Op::LoopEnter { .. } => {}
        }
    };
}

/// Calls `$f` with a reference to every block that the terminator `$end` may go to: a mutable one if `$end`
/// is.
macro_rules! for_each_block {
    ($end:expr, $f:ident) => {
        match $end {
            Terminator::Jump(to) => $f(to),
            Terminator::Branch { yes, no, .. } => {
                $f(yes);
                $f(no);
            }
            Terminator::Switch { cases, default, .. } => {
                for (_, to) in cases {
                    $f(to);
                }
                $f(default);
            }
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    };
}

impl Op {
    /// Calls `f` with every operand that this instruction reads.
    #[inline]
    pub fn for_each_use(&self, mut f: impl FnMut(Operand)) {
        let mut visit = |operand: &Operand| f(*operand);
        for_each_operand!(self, visit);
    }

    /// Calls `f` with a mutable reference to every operand that this instruction reads.
    pub fn for_each_use_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        for_each_operand!(self, f);
    }

    /// Calls `f` with every register that this instruction assigns or, as [`Op::Poke`] does, may assign.
    pub fn for_each_def(&self, mut f: impl FnMut(Reg)) {
        if let Op::Poke { base, len, .. } = self {
            return (base.0..base.0.saturating_add(*len)).for_each(|r| f(Reg(r)));
        }
        let mut visit = |reg: &Reg| f(*reg);
        for_each_result!(self, visit);
    }

    /// Calls `f` with a mutable reference to every register that this instruction assigns. (Not those of
    /// [`Op::Poke`], which are an array.)
    pub fn for_each_def_mut(&mut self, mut f: impl FnMut(&mut Reg)) {
        for_each_result!(self, f);
    }

    /// Returns the block where control continues if this instruction throws an exception that is handled
    /// there.
    pub fn unwind(&self) -> Option<BlockId> {
        match self {
            Op::Invoke { unwind, .. } => Some(*unwind),
            _ => None,
        }
    }

    /// Returns the range of registers that this instruction reads as an array, by a computed index.
    pub fn array_use(&self) -> std::ops::Range<u32> {
        match self {
            Op::Peek { base, len, .. } => base.0..base.0.saturating_add(*len),
            _ => 0..0,
        }
    }

    /// Returns whether this instruction only computes a result, so that it can be removed if the result is
    /// unused.
    pub fn is_pure(&self) -> bool {
        match self {
            Op::Bin { op, .. } | Op::Wide { op, .. } => {
                use crate::BinOp::{SDiv, SRem, UDiv, URem};
                !matches!(op, SDiv | SRem | UDiv | URem)
            }
            Op::Copy { .. }
            | Op::Cmp { .. }
            | Op::Cast { .. }
            | Op::Un { .. }
            | Op::Overflows { .. }
            | Op::WideCmp { .. }
            | Op::WideToFloat { .. }
            | Op::FloatToWide { .. }
            | Op::Select { .. }
            | Op::ThreadLocal { .. }
            | Op::ThreadSelf { .. }
            | Op::Held { .. }
            | Op::Caught { .. } => true,
            _ => false,
        }
    }
}

impl Terminator {
    /// Returns the operand that the terminator reads, if there is one.
    pub fn operand(&self) -> Option<Operand> {
        match self {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => Some(*value),
            Terminator::Return(value) => *value,
            Terminator::Jump(_) | Terminator::Unreachable => None,
        }
    }

    /// Calls `f` with a mutable reference to the operand that the terminator reads, if there is one.
    pub fn for_each_use_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => f(value),
            Terminator::Return(value) => value.iter_mut().for_each(f),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }

    /// Calls `f` with every block that the terminator may go to.
    pub fn for_each_target(&self, mut f: impl FnMut(BlockId)) {
        let mut visit = |to: &BlockId| f(*to);
        for_each_block!(self, visit);
    }

    /// Calls `f` with a mutable reference to every block number that the terminator may go to.
    pub fn for_each_target_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        for_each_block!(self, f);
    }
}

impl Block {
    /// Calls `f` with every block that control may go to from this block, by its terminator or by an
    /// exception.
    pub fn for_each_successor(&self, mut f: impl FnMut(BlockId)) {
        self.insts.iter().filter_map(|inst| inst.op.unwind()).for_each(&mut f);
        self.end.for_each_target(f);
    }

    /// Calls `f` with a mutable reference to every block number that control may go to from this block.
    pub fn for_each_successor_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        for inst in &mut self.insts {
            if let Op::Invoke { unwind, .. } = &mut inst.op {
                f(unwind);
            }
        }
        self.end.for_each_target_mut(f);
    }
}
