//! Which registers an instruction reads and writes: the one place that knows, for the machine (shadows), the
//! validator and the liveness analysis.

use crate::{Callee, Op, Operand, Reg, Terminator};

impl Op {
    /// Calls `f` with every operand this instruction reads.
    #[inline]
    pub fn for_each_use(&self, mut f: impl FnMut(Operand)) {
        match self {
            Op::Copy { src, .. }
            | Op::Cast { src, .. }
            | Op::Un { src, .. }
            | Op::FloatToWide { src, .. } => {
                f(*src);
            }
            Op::WideToFloat { src, .. } => {
                f(src.low);
                f(src.high);
            }
            Op::Wide { a, b, .. } | Op::WideCmp { a, b, .. } => {
                [a.low, a.high, b.low, b.high].into_iter().for_each(f);
            }
            Op::Bin { a, b, .. } | Op::Cmp { a, b, .. } | Op::Overflows { a, b, .. } => {
                f(*a);
                f(*b);
            }
            Op::Select { cond, yes, no, .. } => {
                f(*cond);
                f(*yes);
                f(*no);
            }
            Op::Peek { index, .. } => f(*index),
            Op::Poke { index, src, .. } => {
                f(*index);
                f(*src);
            }
            Op::Load { addr, .. }
            | Op::LoadRaw { addr, .. }
            | Op::FailedCas { addr, .. }
            | Op::Free { addr, .. }
            | Op::ObjectSize { addr, .. }
            | Op::Held { addr, .. }
            | Op::Hold { addr, .. } => f(*addr),
            Op::MemCopy { dst, src, len } => {
                f(*dst);
                f(*src);
                f(*len);
            }
            Op::MemSet { dst, byte, len } => {
                f(*dst);
                f(*byte);
                f(*len);
            }
            Op::Throw { value } | Op::ExitThread { value } => f(*value),
            Op::EndLocals | Op::Exit => {}
            Op::Choose { low, high, .. } => {
                f(*low);
                f(*high);
            }
            Op::Print { format, args } => {
                f(*format);
                args.iter().for_each(|a| f(*a));
            }
            Op::Store { addr, value, .. } => {
                f(*addr);
                f(*value);
            }
            Op::CmpXchg { addr, expected, new, .. } => {
                f(*addr);
                f(*expected);
                f(*new);
            }
            Op::Rmw { addr, arg, .. } => {
                f(*addr);
                f(*arg);
            }
            Op::Alloc { size, align, .. } => {
                f(*size);
                f(*align);
            }
            Op::Call { callee, args, .. }
            | Op::Invoke { callee, args, .. }
            | Op::Spawn { callee, args, .. } => {
                if let Callee::Pointer(pointer) = callee {
                    f(*pointer);
                }
                args.iter().for_each(|a| f(*a));
            }
            Op::Join { thread, .. } | Op::Detach { thread } => f(*thread),
            Op::Lock { addr, .. } | Op::TryLock { addr, .. } | Op::Unlock { addr, .. } => f(*addr),
            Op::Assume { cond, .. } | Op::Assert { cond, .. } => f(*cond),
            Op::External { args, .. } => args.iter().for_each(|a| f(*a)),
            Op::ThreadLocal { .. }
            | Op::ThreadSelf { .. }
            | Op::Fence { .. }
            | Op::Caught { .. }
            | Op::Fail { .. }
            | Op::LoopHead { .. }
            | Op::LoopBody { .. }
            | Op::LoopEnter { .. } => {}
        }
    }

    /// Calls `f` with every register this instruction assigns (for [`Op::Poke`]: may assign).
    pub fn for_each_def(&self, mut f: impl FnMut(Reg)) {
        match self {
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
            | Op::Load { dst, .. }
            | Op::LoadRaw { dst, .. }
            | Op::FailedCas { dst, .. }
            | Op::Rmw { dst, .. }
            | Op::Alloc { dst, .. }
            | Op::ObjectSize { dst, .. }
            | Op::Caught { dst }
            | Op::Held { dst, .. }
            | Op::Spawn { dst, .. }
            | Op::TryLock { ok: dst, .. }
            | Op::Choose { dst, .. } => f(*dst),
            Op::Poke { base, len, .. } => (base.0..base.0.saturating_add(*len)).for_each(|r| f(Reg(r))),
            Op::CmpXchg { old, ok, .. } => {
                f(*old);
                f(*ok);
            }
            Op::Wide { dst, .. } | Op::FloatToWide { dst, .. } => {
                f(dst.low);
                f(dst.high);
            }
            Op::Call { dst, .. } | Op::Invoke { dst, .. } | Op::Join { dst, .. } => {
                dst.iter().for_each(|d| f(*d))
            }
            Op::Store { .. }
            | Op::Fence { .. }
            | Op::Free { .. }
            | Op::Lock { .. }
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
            | Op::Print { .. }
            | Op::Assume { .. }
            | Op::Assert { .. }
            | Op::External { .. }
            | Op::LoopHead { .. }
            | Op::LoopBody { .. }
            | Op::LoopEnter { .. } => {}
        }
    }

    /// The block where control may go on instead of after this instruction.
    pub fn unwind(&self) -> Option<crate::BlockId> {
        match self {
            Op::Invoke { unwind, .. } => Some(*unwind),
            _ => None,
        }
    }

    /// Registers that this instruction reads by position rather than as an operand.
    pub fn array_use(&self) -> std::ops::Range<u32> {
        match self {
            Op::Peek { base, len, .. } => base.0..base.0.saturating_add(*len),
            _ => 0..0,
        }
    }
}

impl Terminator {
    /// The operand it looks at, if any.
    pub fn operand(&self) -> Option<Operand> {
        match self {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => Some(*value),
            Terminator::Return(value) => *value,
            Terminator::Jump(_) | Terminator::Unreachable => None,
        }
    }

    /// Calls `f` with every block it may go to.
    pub fn for_each_target(&self, mut f: impl FnMut(crate::BlockId)) {
        match self {
            Terminator::Jump(to) => f(*to),
            Terminator::Branch { yes, no, .. } => {
                f(*yes);
                f(*no);
            }
            Terminator::Switch { cases, default, .. } => {
                cases.iter().for_each(|(_, to)| f(*to));
                f(*default);
            }
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }
}
