//! Lowers LLVM's intrinsics (`llvm.…`).

use super::builtins::stem;
use super::function::{Body, Lowered, Refusal};
use super::instructions::scalar_bits;
use crate::ast::{Arg, Call, Statement, Type, Value};
use fencepost_program::*;

/// The functions of the runtime that return the class of a number, as a bit of `llvm.is.fpclass`.
pub const CLASS_OF_DOUBLE: &str = "fencepost_class_of_double";
pub const CLASS_OF_FLOAT: &str = "fencepost_class_of_float";

impl Body<'_, '_> {
    /// Lowers an intrinsic of LLVM.
    pub(super) fn llvm(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<()> {
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
            "is.fpclass" => {
                let (value, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                let classes = self.constant_arg(call, 1, "a set of classes of numbers")?;
                let class_of = match call.args[0].ty {
                    Type::Double => CLASS_OF_DOUBLE,
                    Type::Float => CLASS_OF_FLOAT,
                    _ => return Err(self.unsupported_intrinsic(name)),
                };
                let class_of = self.low.linker.function_named(class_of).expect("the runtime defines it");
                let (callee, class) = (Callee::Func(self.low.function_id(class_of)), self.b.temp());
                self.b.push(Op::Call { dst: Some(class), callee, args: vec![value] });
                let a = self.bin(BinOp::And, 32, class.into(), classes.into());
                self.b.push(Op::Cmp { op: CmpOp::Ne, bits: 32, dst, a, b: 0.into() });
            }
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
            "scmp" => self.three_way(statement, call, CmpOp::SLt)?,
            "ucmp" => self.three_way(statement, call, CmpOp::ULt)?,
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

    /// Emits -1, 0 or 1: whether `a` is less than `b` (by `less`), equal, or greater.
    fn three_way(&mut self, statement: &Statement, call: &Call, less: CmpOp) -> Lowered<()> {
        let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let bits = scalar_bits(&call.args[0].ty)?;
        let (dst, below, above) = (self.destination(statement)?, self.b.temp(), self.b.temp());
        self.b.push(Op::Cmp { op: less, bits, dst: below, a, b });
        self.b.push(Op::Cmp { op: less, bits, dst: above, a: b, b: a });
        let bits = scalar_bits(&call.result)?;
        self.b.push(Op::Bin { op: BinOp::Sub, bits, dst, a: above.into(), b: below.into() });
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

    pub(super) fn set(&mut self, call: &Call) -> Lowered<()> {
        let (dst, byte, len) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        self.b.push(Op::MemSet { dst, byte, len });
        Ok(())
    }
}
