//! Lowers built-in functions: LLVM's intrinsics, the primitives that the runtime is written with (`__fp_…`),
//! and the few library functions that are one instruction here.

use super::function::{Body, Lowered, Refusal};
use super::instructions::scalar_bits;
use super::results::NO_VALUE;
use super::types::Word;
use crate::ast::{Arg, Call, Const, Statement, Type, Value};
use fencepost_program::*;

/// Returns the name of an intrinsic without the types that it ends in, such as `memcpy` of
/// `memcpy.p0.p0.i64`.
pub(super) fn stem(name: &str) -> &str {
    for whole in
        ["threadlocal.address", "ssa.copy", "eh.typeid.for", "is.constant", "dbg.declare", "dbg.value"]
    {
        if name.starts_with(whole) {
            return whole;
        }
    }
    for two in ["lifetime", "invariant", "experimental"] {
        if name.starts_with(two) {
            return two;
        }
    }
    for overflow in ["with.overflow", "sat"] {
        if let Some(at) = name.find(overflow) {
            return &name[..at + overflow.len()];
        }
    }
    name.split('.').next().unwrap_or(name)
}

/// Returns whether a call is of an intrinsic that states the lifetime of a local or is for debuggers, and has
/// no effect.
pub fn is_lifetime_marker(call: &Call) -> bool {
    matches!(&call.callee, Value::Const(Const::Global(name))
        if name.starts_with("llvm.lifetime") || name.starts_with("llvm.dbg") || name.starts_with("llvm.invariant"))
}

/// The library functions that [`Body::builtin`] translates where they are called, even though the runtime has
/// them too.
pub(super) const BUILTINS: [&str; 18] = [
    "malloc",
    "calloc",
    "free",
    "pthread_create",
    "pthread_join",
    "pthread_self",
    "pthread_mutex_lock",
    "pthread_mutex_trylock",
    "pthread_mutex_unlock",
    "memcpy",
    "memmove",
    "memset",
    "__assert_fail",
    "__fencepost_assert_fail",
    "printf",
    "fprintf",
    "fp_note",
    "abort",
];

/// The offset of the kind in glibc's mutex, in bytes.
const KIND_OFFSET: u64 = 16;

/// Returns whether a function is C++'s `operator new` or `operator delete`, in any of their forms.
pub(super) fn is_allocation(name: &str) -> bool {
    ["_Znw", "_Zna", "_Zdl", "_Zda"].iter().any(|prefix| name.starts_with(prefix))
}

impl Body<'_, '_> {
    /// Lowers a call of `name` if it is an intrinsic or a library function that is built in; returns `false`
    /// if not.
    pub fn builtin(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        if let Some(intrinsic) = name.strip_prefix("llvm.") {
            self.llvm(statement, call, intrinsic)?;
            return Ok(true);
        }
        if let Some(primitive) = name.strip_prefix("__fp_") {
            self.primitive(statement, call, primitive)?;
            return Ok(true);
        }
        if let Some(library) = name.strip_prefix("__atomic_") {
            return self.atomic_library(statement, call, library);
        }
        self.library(statement, call, name)
    }

    /// Returns the operand that holds argument number `index` of a call, which must fit in one register.
    pub fn arg(&mut self, call: &Call, index: usize) -> Lowered<Operand> {
        match call.args.get(index) {
            Some(Arg { ty, value, .. }) => self.word(ty, value),
            None => Err(Refusal(format!("a call without its argument number {}", index + 1))),
        }
    }

    /// Returns the value of argument number `index` of a call, which must be a constant; messages call it
    /// `what`.
    pub fn constant_arg(&mut self, call: &Call, index: usize, what: &str) -> Lowered<u64> {
        match self.arg(call, index)? {
            Operand::Const(value) => Ok(value),
            Operand::Reg(_) => Err(Refusal(format!("{what} that is not constant is not supported"))),
        }
    }

    /// Returns the text of argument number `index` of a call; `None` if that is not a constant string.
    pub fn text_arg(&mut self, call: &Call, index: usize) -> Option<String> {
        let Operand::Const(addr) = self.arg(call, index).ok()? else { return None };
        let (global, offset) = self.low.program.global_at(addr)?;
        let key = self.low.key_of(global)?;
        self.low.fill_global(key, global);
        let bytes = self.low.program.globals[global.index()].init.get(offset as usize..)?;
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
    }

    /// Emits the copy of `value` to the result of a call, if the call has one.
    pub fn assign_result(&mut self, statement: &Statement, value: impl Into<Operand>) -> Lowered<()> {
        if statement.dst.is_some() {
            let dst = self.result_word(statement)?;
            self.b.push(Op::Copy { dst, src: value.into() });
        }
        Ok(())
    }

    /// Returns the register of a call's result, or a new one if the call has none.
    pub fn destination(&mut self, statement: &Statement) -> Lowered<Reg> {
        match statement.dst {
            Some(_) => self.result_word(statement),
            None => Ok(self.b.temp()),
        }
    }

    /// Lowers a primitive of the runtime.
    fn primitive(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<()> {
        match name {
            "self" => {
                let dst = self.destination(statement)?;
                self.b.push(Op::ThreadSelf { dst });
            }
            "spawn" => {
                let (func, arg) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Spawn { dst, callee: Callee::Pointer(func), args: vec![arg] });
            }
            "join" => {
                let (thread, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::Join { dst: Some(dst), thread });
            }
            "is_value" | "is_int_value" => {
                let (value, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                let bits = scalar_bits(&call.args[0].ty)?;
                let b = mask(bits, NO_VALUE).into();
                self.b.push(Op::Cmp { op: CmpOp::Ne, bits, dst, a: value, b });
            }
            "detach" => {
                let thread = self.arg(call, 0)?;
                self.b.push(Op::Detach { thread });
            }
            "exit_thread" => {
                let value = self.arg(call, 0)?;
                self.b.push(Op::ExitThread { value });
                self.b.end(Terminator::Unreachable);
            }
            "end_locals" => self.b.push(Op::EndLocals),
            "exit" => {
                self.b.push(Op::Exit);
                self.b.end(Terminator::Unreachable);
            }
            "lock" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Lock { addr, size: Size::B4 });
            }
            "trylock" => {
                let (addr, ok) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::TryLock { ok, addr, size: Size::B4 });
            }
            "unlock" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Unlock { addr, size: Size::B4 });
            }
            "held" => {
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::Held { dst, addr });
            }
            "barrier_rank" => {
                let (barrier, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::BarrierRank { dst, barrier, count });
            }
            "hold_again" | "hold_less" => {
                let addr = self.arg(call, 0)?;
                let change = if name == "hold_again" { HoldChange::Again } else { HoldChange::Less };
                self.b.push(Op::Hold { addr, change });
            }
            "choose" => {
                let (low, high) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let bits = scalar_bits(&call.result)?;
                let dst = self.destination(statement)?;
                self.choose(dst, bits, low, high);
            }
            "assume" | "await" | "not_redundant" | "clock_bound" => {
                let cond = self.arg(call, 0)?;
                let why = match name {
                    "await" => BlockKind::Await,
                    "not_redundant" => BlockKind::Redundant,
                    "clock_bound" => BlockKind::ClockBound,
                    _ => BlockKind::Assume,
                };
                self.b.push(Op::Assume { cond, why });
            }
            "alloc" => {
                let size = self.arg(call, 0)?;
                let align = self.arg(call, 1)?;
                let zeroed = self.constant_arg(call, 2, "an initialisation")?;
                let zeroed = if zeroed != 0 { Zeroed::Yes } else { Zeroed::No };
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc { dst, kind: AllocKind::Heap, size, align, zeroed });
            }
            "free" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            "object_size" => {
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::ObjectSize { dst, addr });
            }
            "abort" | "error" | "unsupported" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                let why = match name {
                    "abort" => Failure::Abort,
                    "error" => Failure::Error,
                    _ => Failure::Unsupported,
                };
                self.fail(why, message);
            }
            "assert" => {
                let cond = self.arg(call, 0)?;
                let message = self.text_arg(call, 1).unwrap_or_default();
                self.b.push(Op::Assert { cond, message });
            }
            "mutex_kind" => {
                // The kind has no value if the mutex was initialised without attributes: then it is 0, the
                // plain kind.
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                let addr = self.offset(addr, KIND_OFFSET);
                self.b.push(Op::LoadRaw { dst, addr, size: Size::B4 });
            }
            "mutex_kinds" => {
                let kinds = u64::from(self.low.uses.mutex_kinds);
                self.assign_result(statement, kinds)?;
            }
            "detaches" => self.assign_result(statement, u64::from(self.low.uses.detach))?,
            "has_clock" => self.assign_result(statement, u64::from(self.low.uses.clock))?,
            "run_destructors" => {
                for destructor in self.low.destructors.clone() {
                    let callee = Callee::Func(self.low.function_id(destructor));
                    self.b.push(Op::Call { dst: None, callee, args: vec![] });
                }
            }
            "spurious_wakeups" => {
                let on = u64::from(self.low.options.spurious_wakeups);
                self.assign_result(statement, on)?;
            }
            "throw" => {
                let value = self.arg(call, 0)?;
                self.b.push(Op::Throw { value });
                self.b.end(Terminator::Unreachable);
            }
            "fence_ss" => self.b.push(Op::Fence { kind: FenceKind::StoreStore }),
            "fence_ll" => self.b.push(Op::Fence { kind: FenceKind::LoadLoad }),
            "bound" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                self.low.note_bound(message);
            }
            other => return Err(Refusal(format!("the runtime's primitive __fp_{other} does not exist"))),
        }
        Ok(())
    }

    /// Emits the choice of some value from `low` to `high`, both read as signed numbers of `bits` bits.
    fn choose(&mut self, dst: Reg, bits: u8, low: Operand, high: Operand) {
        let width = self.bin(BinOp::Sub, bits, high, low);
        self.b.push(Op::Choose { dst, low: 0.into(), high: width });
        self.b.push(Op::Bin { op: BinOp::Add, bits, dst, a: dst.into(), b: low });
    }

    /// Lowers library functions that are an instruction or two; returns whether `name` is one.
    fn library(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        match name {
            "malloc" | "_Znwm" | "_Znam" | "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
                let (size, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::Alloc {
                    dst,
                    kind: AllocKind::Heap,
                    size,
                    align: 16.into(),
                    zeroed: Zeroed::No,
                });
            }
            "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
                let (size, align) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc { dst, kind: AllocKind::Heap, size, align, zeroed: Zeroed::No });
            }
            "calloc" => {
                let (count, each) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let size = match (count, each) {
                    (Operand::Const(a), Operand::Const(b)) => a.saturating_mul(b).into(),
                    _ => self.bin(BinOp::Mul, 64, count, each),
                };
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc {
                    dst,
                    kind: AllocKind::Heap,
                    size,
                    align: 16.into(),
                    zeroed: Zeroed::Yes,
                });
            }
            "free" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            _ if name.starts_with("_Zdl") || name.starts_with("_Zda") => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            "pthread_create" if self.low.uses.thread_exit => return Ok(false),
            "pthread_create" => {
                let (handle, func, arg) = (self.arg(call, 0)?, self.arg(call, 2)?, self.arg(call, 3)?);
                let dst = self.b.temp();
                self.b.push(Op::Spawn { dst, callee: Callee::Pointer(func), args: vec![arg] });
                self.store_word(handle, Word { offset: 0, bits: 64 }, dst.into());
                self.assign_result(statement, 0)?;
            }
            "pthread_join" => {
                let (thread, result) = (self.arg(call, 0)?, self.arg(call, 1)?);
                // Whether to store the result is a question for the runtime's version.
                if result != Operand::Const(0) {
                    return Ok(false);
                }
                self.b.push(Op::Join { dst: None, thread });
                self.assign_result(statement, 0)?;
            }
            "pthread_self" => {
                let dst = self.destination(statement)?;
                self.b.push(Op::ThreadSelf { dst });
            }
            "pthread_mutex_lock" | "pthread_mutex_unlock" | "pthread_mutex_trylock" => {
                self.mutex(statement, call, name)?;
            }
            "memcpy" | "memmove" => {
                let overlap = if name == "memcpy" { Overlap::Forbidden } else { Overlap::Allowed };
                self.copy(call, overlap)?;
                let dst = self.arg(call, 0)?;
                self.assign_result(statement, dst)?;
            }
            "memset" => {
                self.set(call)?;
                let dst = self.arg(call, 0)?;
                self.assign_result(statement, dst)?;
            }
            "__assert_fail" | "__fencepost_assert_fail" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                self.b.push(Op::Assert { cond: 0.into(), message });
                self.b.end(Terminator::Unreachable);
            }
            "printf" | "fp_note" => return self.print(statement, call, 0),
            "fprintf" | "dprintf" => return self.print(statement, call, 1),
            "abort" => self.fail(Failure::Abort, "abort was called".to_owned()),
            "fabs" | "fabsf" | "sqrt" | "sqrtf" | "floor" | "floorf" | "ceil" | "ceilf" | "trunc"
            | "truncf" | "round" | "roundf" | "rint" | "rintf" => {
                self.llvm(statement, call, name.trim_end_matches('f'))?;
            }
            "fmod" | "fmodf" => {
                let bits = self.float_bits(&call.result)?;
                let (a, b, dst) = (self.arg(call, 0)?, self.arg(call, 1)?, self.destination(statement)?);
                self.b.push(Op::Bin { op: BinOp::FRem, bits, dst, a, b });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set(&mut self, call: &Call) -> Lowered<()> {
        let (dst, byte, len) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        self.b.push(Op::MemSet { dst, byte, len });
        Ok(())
    }

    /// Lowers an intrinsic of LLVM.
    fn llvm(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<()> {
        let bits = |body: &Self| scalar_bits(&call.result).map_err(|_| body.unsupported_intrinsic(name));
        match stem(name) {
            "dbg.declare" | "dbg.value" | "dbg" | "lifetime" | "invariant" | "assume" | "donothing"
            | "sideeffect" | "prefetch" | "va_end" | "stackrestore" | "experimental" | "var" | "codeview"
            | "pseudoprobe" | "instrprof" | "clear_cache" => {}
            "x86" | "aarch64" | "arm" => match name {
                "x86.sse2.pause" | "aarch64.hint" | "arm.hint" => {}
                "x86.sse2.mfence" => self.b.push(Op::Fence { kind: FenceKind::Sc }),
                "x86.sse2.lfence" => self.b.push(Op::Fence { kind: FenceKind::LoadLoad }),
                "x86.sse.sfence" => self.b.push(Op::Fence { kind: FenceKind::StoreStore }),
                _ => return Err(self.unsupported_intrinsic(name)),
            },
            "stacksave" => self.assign_result(statement, 0)?,
            "expect"
            | "launder"
            | "strip"
            | "ssa.copy"
            | "ptr"
            | "annotation"
            | "threadlocal.address"
            | "arithmetic" => {
                let value = self.arg(call, 0)?;
                self.assign_result(statement, value)?;
            }
            "memcpy" => self.copy(call, Overlap::Forbidden)?,
            "memmove" => self.copy(call, Overlap::Allowed)?,
            "memset" => self.set(call)?,
            "va_start" => {
                let list = self.arg(call, 0)?;
                self.start_varargs(list)?;
            }
            "va_copy" => {
                let (dst, src) = (self.arg(call, 0)?, self.arg(call, 1)?);
                self.b.push(Op::MemCopy { dst, src, len: 24.into(), overlap: Overlap::Allowed });
            }
            "trap" | "ubsantrap" => self.fail(Failure::Abort, "the program traps".to_owned()),
            "debugtrap" => self.fail(Failure::Abort, "the program stops for a debugger".to_owned()),
            "is.constant" => self.assign_result(statement, 0)?,
            "objectsize" => {
                // "Unknown", as the compiler says when it does not know: the least or the greatest size.
                let least = self.constant_arg(call, 1, "objectsize")? != 0;
                self.assign_result(statement, if least { 0 } else { mask(bits(self)?, u64::MAX) })?;
            }
            "eh.typeid.for" => {
                let Some(Arg { value: Value::Const(ty), .. }) = call.args.first() else {
                    return Err(self.unsupported_intrinsic(name));
                };
                let number = self.clause_number(ty)?;
                self.assign_result(statement, number)?;
            }
            "ptrmask" => {
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Bin { op: BinOp::And, bits: 64, dst, a, b });
            }
            "bswap" => self.unary(statement, call, UnOp::SwapBytes)?,
            "bitreverse" => self.unary(statement, call, UnOp::ReverseBits)?,
            "ctpop" => self.unary(statement, call, UnOp::CountOnes)?,
            "ctlz" => self.unary(statement, call, UnOp::LeadingZeros)?,
            "cttz" => self.unary(statement, call, UnOp::TrailingZeros)?,
            "sqrt" => self.unary(statement, call, UnOp::FSqrt)?,
            "floor" => self.unary(statement, call, UnOp::FFloor)?,
            "ceil" => self.unary(statement, call, UnOp::FCeil)?,
            "trunc" => self.unary(statement, call, UnOp::FTrunc)?,
            "round" => self.unary(statement, call, UnOp::FRound)?,
            "rint" | "nearbyint" | "roundeven" => self.unary(statement, call, UnOp::FRint)?,
            "fabs" => {
                let (bits, value, dst) = (bits(self)?, self.arg(call, 0)?, self.destination(statement)?);
                let magnitude = mask(bits - 1, u64::MAX);
                self.b.push(Op::Bin { op: BinOp::And, bits, dst, a: value, b: magnitude.into() });
            }
            "copysign" => {
                let (bits, dst) = (bits(self)?, self.destination(statement)?);
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let magnitude = self.bin(BinOp::And, bits, a, mask(bits - 1, u64::MAX).into());
                let sign = self.bin(BinOp::And, bits, b, (1u64 << (bits - 1)).into());
                self.b.push(Op::Bin { op: BinOp::Or, bits, dst, a: magnitude, b: sign });
            }
            "fma" | "fmuladd" => {
                let bits = self.float_bits(&call.result)?;
                let product = (self.arg(call, 0)?, self.arg(call, 1)?);
                let product = self.bin(BinOp::FMul, bits, product.0, product.1);
                let (b, dst) = (self.arg(call, 2)?, self.destination(statement)?);
                self.b.push(Op::Bin { op: BinOp::FAdd, bits, dst, a: product, b });
            }
            "smax" => self.choice(statement, call, CmpOp::SGe)?,
            "smin" => self.choice(statement, call, CmpOp::SLe)?,
            "umax" => self.choice(statement, call, CmpOp::UGe)?,
            "umin" => self.choice(statement, call, CmpOp::ULe)?,
            family @ ("minnum" | "minimum" | "maxnum" | "maximum") => {
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let (bits, dst, cond) = (bits(self)?, self.destination(statement)?, self.b.temp());
                let (x, y) = if family.starts_with("min") { (a, b) } else { (b, a) };
                self.b.push(Op::Cmp { op: CmpOp::FLe, bits, dst: cond, a: x, b: y });
                let (chosen, number) = (self.b.temp(), self.b.temp());
                self.b.push(Op::Select { dst: chosen, cond: cond.into(), yes: a, no: b });
                // An operand that is no number counts as missing, or makes the result no number, too. The
                // comparison fails for it, so `b` is chosen, which is right unless `a` should be.
                let decides = if family.ends_with("num") { b } else { a };
                self.b.push(Op::Cmp { op: CmpOp::FOrd, bits, dst: number, a: decides, b: decides });
                self.b.push(Op::Select { dst, cond: number.into(), yes: chosen.into(), no: a });
            }
            "abs" => {
                let (bits, value, dst) = (bits(self)?, self.arg(call, 0)?, self.destination(statement)?);
                let negated = self.bin(BinOp::Sub, bits, 0.into(), value);
                let negative = self.b.temp();
                self.b.push(Op::Cmp { op: CmpOp::SLt, bits, dst: negative, a: value, b: 0.into() });
                self.b.push(Op::Select { dst, cond: negative.into(), yes: negated, no: value });
            }
            "fshl" | "fshr" => self.funnel_shift(statement, call, name.starts_with("fshl"))?,
            "sadd.with.overflow" => self.overflowing(statement, call, BinOp::Add, Sign::Signed)?,
            "uadd.with.overflow" => self.overflowing(statement, call, BinOp::Add, Sign::Unsigned)?,
            "ssub.with.overflow" => self.overflowing(statement, call, BinOp::Sub, Sign::Signed)?,
            "usub.with.overflow" => self.overflowing(statement, call, BinOp::Sub, Sign::Unsigned)?,
            "smul.with.overflow" => self.overflowing(statement, call, BinOp::Mul, Sign::Signed)?,
            "umul.with.overflow" => self.overflowing(statement, call, BinOp::Mul, Sign::Unsigned)?,
            "uadd.sat" | "usub.sat" => self.saturating(statement, call, name.starts_with("uadd"))?,
            _ => return Err(self.unsupported_intrinsic(name)),
        }
        Ok(())
    }

    fn unsupported_intrinsic(&self, name: &str) -> Refusal {
        Refusal(format!("the LLVM intrinsic llvm.{name} is not supported"))
    }

    fn unary(&mut self, statement: &Statement, call: &Call, op: UnOp) -> Lowered<()> {
        let bits = scalar_bits(&call.result)?;
        let (src, dst) = (self.arg(call, 0)?, self.destination(statement)?);
        self.b.push(Op::Un { op, bits, dst, src });
        Ok(())
    }

    /// Emits `a op b ? a : b`.
    fn choice(&mut self, statement: &Statement, call: &Call, op: CmpOp) -> Lowered<()> {
        if let (ty @ Type::Int(65..=128), [a, b]) = (&call.result, &call.args[..]) {
            return self.wide_choice(statement, op, ty, (&a.value, &b.value));
        }
        let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let (bits, dst, cond) = (scalar_bits(&call.result)?, self.destination(statement)?, self.b.temp());
        self.b.push(Op::Cmp { op, bits, dst: cond, a, b });
        self.b.push(Op::Select { dst, cond: cond.into(), yes: a, no: b });
        Ok(())
    }

    /// Emits `fshl(a, b, n)`, the high half of `a:b` shifted left by `n`; or `fshr`, the low half of it
    /// shifted right.
    fn funnel_shift(&mut self, statement: &Statement, call: &Call, left: bool) -> Lowered<()> {
        let bits = scalar_bits(&call.result)?;
        let (a, b, n) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        let n = self.bin(BinOp::URem, bits, n, u64::from(bits).into());
        let back = self.bin(BinOp::Sub, bits, u64::from(bits).into(), n);
        let (high_by, low_by) = if left { (n, back) } else { (back, n) };
        let (high, low) = (self.bin(BinOp::Shl, bits, a, high_by), self.bin(BinOp::LShr, bits, b, low_by));
        let both = self.bin(BinOp::Or, bits, high, low);
        let (none, dst) = (self.b.temp(), self.destination(statement)?);
        self.b.push(Op::Cmp { op: CmpOp::Eq, bits, dst: none, a: n, b: 0.into() });
        self.b.push(Op::Select { dst, cond: none.into(), yes: if left { a } else { b }, no: both });
        Ok(())
    }

    fn overflowing(&mut self, statement: &Statement, call: &Call, op: BinOp, sign: Sign) -> Lowered<()> {
        let [Arg { ty, value: a, .. }, Arg { value: b, .. }] = &call.args[..] else {
            return Err(Refusal("arithmetic without operands".to_owned()));
        };
        if let Type::Int(65..=128) = ty {
            return self.wide_overflowing(statement, (op, sign), ty, (a, b));
        }
        let bits = scalar_bits(ty)?;
        let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let [dst, overflow] = self.result(statement)?[..] else {
            return Err(Refusal("arithmetic with overflow of another type".to_owned()));
        };
        self.b.push(Op::Overflows { op, sign, bits, dst: overflow, a, b });
        self.b.push(Op::Bin { op, bits, dst, a, b });
        Ok(())
    }

    fn saturating(&mut self, statement: &Statement, call: &Call, add: bool) -> Lowered<()> {
        let bits = scalar_bits(&call.result)?;
        let op = if add { BinOp::Add } else { BinOp::Sub };
        let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let (overflow, dst) = (self.b.temp(), self.destination(statement)?);
        let wrapped = self.bin(op, bits, a, b);
        self.b.push(Op::Overflows { op, sign: Sign::Unsigned, bits, dst: overflow, a, b });
        let limit = if add { mask(bits, u64::MAX) } else { 0 };
        self.b.push(Op::Select { dst, cond: overflow.into(), yes: limit.into(), no: wrapped });
        Ok(())
    }
}
