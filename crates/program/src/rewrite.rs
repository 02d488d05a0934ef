//! Changing what an instruction reads and writes: for passes over functions.

use crate::{Block, BlockId, Callee, Op, Operand, Reg, Terminator};

impl Op {
    /// Calls `f` with every operand, to change it.
    pub fn for_each_use_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Op::Copy { src, .. }
            | Op::Cast { src, .. }
            | Op::Un { src, .. }
            | Op::FloatToWide { src, .. } => {
                f(src);
            }
            Op::WideToFloat { src, .. } => {
                f(&mut src.low);
                f(&mut src.high);
            }
            Op::Wide { a, b, .. } | Op::WideCmp { a, b, .. } => {
                [&mut a.low, &mut a.high, &mut b.low, &mut b.high].into_iter().for_each(f);
            }
            Op::Bin { a, b, .. } | Op::Cmp { a, b, .. } | Op::Overflows { a, b, .. } => {
                f(a);
                f(b);
            }
            Op::Select { cond, yes, no, .. } => {
                f(cond);
                f(yes);
                f(no);
            }
            Op::Peek { index, .. } => f(index),
            Op::Poke { index, src, .. } => {
                f(index);
                f(src);
            }
            Op::Load { addr, .. }
            | Op::LoadRaw { addr, .. }
            | Op::FailedCas { addr, .. }
            | Op::Free { addr, .. }
            | Op::ObjectSize { addr, .. }
            | Op::Held { addr, .. }
            | Op::Hold { addr, .. }
            | Op::Lock { addr, .. }
            | Op::TryLock { addr, .. }
            | Op::Unlock { addr, .. } => f(addr),
            Op::MemCopy { dst, src, len } => {
                f(dst);
                f(src);
                f(len);
            }
            Op::MemSet { dst, byte, len } => {
                f(dst);
                f(byte);
                f(len);
            }
            Op::Throw { value } | Op::ExitThread { value } => f(value),
            Op::EndLocals | Op::Exit => {}
            Op::Choose { low, high, .. } => {
                f(low);
                f(high);
            }
            Op::Print { format, args } => {
                f(format);
                args.iter_mut().for_each(f);
            }
            Op::Store { addr, value, .. } => {
                f(addr);
                f(value);
            }
            Op::CmpXchg { addr, expected, new, .. } => {
                f(addr);
                f(expected);
                f(new);
            }
            Op::Rmw { addr, arg, .. } => {
                f(addr);
                f(arg);
            }
            Op::Alloc { size, align, .. } => {
                f(size);
                f(align);
            }
            Op::Call { callee, args, .. }
            | Op::Invoke { callee, args, .. }
            | Op::Spawn { callee, args, .. } => {
                if let Callee::Pointer(pointer) = callee {
                    f(pointer);
                }
                args.iter_mut().for_each(f);
            }
            Op::Join { thread, .. } | Op::Detach { thread } => f(thread),
            Op::Assume { cond, .. } | Op::Assert { cond, .. } => f(cond),
            Op::External { args, .. } => args.iter_mut().for_each(f),
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

    /// Calls `f` with every register it assigns, to change it. (Not those of [`Op::Poke`], which are an array.)
    pub fn for_each_def_mut(&mut self, mut f: impl FnMut(&mut Reg)) {
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
            | Op::Held { dst, .. }
            | Op::Caught { dst }
            | Op::Spawn { dst, .. }
            | Op::TryLock { ok: dst, .. }
            | Op::Choose { dst, .. } => f(dst),
            Op::Wide { dst, .. } | Op::FloatToWide { dst, .. } => {
                f(&mut dst.low);
                f(&mut dst.high);
            }
            Op::CmpXchg { old, ok, .. } => {
                f(old);
                f(ok);
            }
            Op::Call { dst, .. } | Op::Invoke { dst, .. } | Op::Join { dst, .. } => {
                dst.iter_mut().for_each(f);
            }
            Op::Poke { .. }
            | Op::Store { .. }
            | Op::Fence { .. }
            | Op::Free { .. }
            | Op::MemCopy { .. }
            | Op::MemSet { .. }
            | Op::Throw { .. }
            | Op::ExitThread { .. }
            | Op::EndLocals
            | Op::Exit
            | Op::Detach { .. }
            | Op::Hold { .. }
            | Op::Lock { .. }
            | Op::Unlock { .. }
            | Op::Assume { .. }
            | Op::Assert { .. }
            | Op::Fail { .. }
            | Op::Print { .. }
            | Op::External { .. }
            | Op::LoopHead { .. }
            | Op::LoopBody { .. }
            | Op::LoopEnter { .. } => {}
        }
    }

    /// Does it nothing but compute its result, so that without a use of that it can go?
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
    /// Calls `f` with the operand it looks at, to change it.
    pub fn for_each_use_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => f(value),
            Terminator::Return(value) => value.iter_mut().for_each(f),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }

    /// Calls `f` with every block it may go to, to change it.
    pub fn for_each_target_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            Terminator::Jump(to) => f(to),
            Terminator::Branch { yes, no, .. } => {
                f(yes);
                f(no);
            }
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().for_each(|(_, to)| f(to));
                f(default);
            }
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }
}

impl Block {
    /// Calls `f` with every block that control may go to from here: by its end, or by an exception on the way.
    pub fn for_each_successor(&self, mut f: impl FnMut(BlockId)) {
        for inst in &self.insts {
            if let Op::Invoke { unwind, .. } = inst.op {
                f(unwind);
            }
        }
        self.end.for_each_target(f);
    }

    /// The same, to change them.
    pub fn for_each_successor_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        for inst in &mut self.insts {
            if let Op::Invoke { unwind, .. } = &mut inst.op {
                f(unwind);
            }
        }
        self.end.for_each_target_mut(f);
    }
}
