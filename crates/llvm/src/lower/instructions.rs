//! Lowers instructions other than calls.

use super::function::{Body, Lowered, Refusal, Slot};
use super::results;
use super::types;
use super::wide_atomics::is_wide;
use crate::ast::{Bin, Cast, Const, Inst, LocalId, Predicate, Statement, Type, Value};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Lowers one LLVM instruction of the block `block`.
    pub fn statement(&mut self, block: LocalId, statement: &Statement) -> Lowered<()> {
        match &statement.inst {
            // Phis are assigned on the edges into the block (`Body::edge`).
            Inst::Phi { .. } => {}
            Inst::Bin { op, ty, a, b } => self.binary(statement, *op, ty, a, b)?,
            Inst::FNeg { ty, value } => {
                let (bits, src) = (self.float_bits(ty)?, self.word(ty, value)?);
                let (dst, sign) = (self.result_word(statement)?, 1u64 << (bits - 1));
                self.b.push(Op::Bin { op: BinOp::Xor, bits, dst, a: src, b: sign.into() });
            }
            Inst::Cmp { pred, ty, a, b } => self.compare(statement, *pred, ty, a, b)?,
            Inst::Cast { op, from, value, to } => self.cast(statement, *op, from, value, to)?,
            Inst::Select { cond_ty, cond, ty, yes, no } => {
                if *cond_ty != Type::Int(1) {
                    return Err(Refusal("a select on a vector is not supported".to_owned()));
                }
                let cond = self.word(cond_ty, cond)?;
                let (yes, no) = (self.words(ty, yes)?, self.words(ty, no)?);
                for ((dst, yes), no) in self.result(statement)?.into_iter().zip(yes).zip(no) {
                    self.b.push(Op::Select { dst, cond, yes, no });
                }
            }
            Inst::Freeze { ty, value } => {
                let words = self.words(ty, value)?;
                self.assign(statement, words)?;
            }
            Inst::Alloca { ty, count, align } => {
                let count = match count {
                    Some((ty, count)) => self.word(ty, count)?,
                    None => 1.into(),
                };
                self.alloca(statement, ty, count, *align)?;
            }
            Inst::Load { ty, addr, mode, volatile, .. } => {
                let mode = self.access_mode(statement, ty, *mode, *volatile);
                self.load(statement, ty, addr, mode)?;
            }
            Inst::Store { ty, value, addr, mode, volatile } => {
                let mode = self.access_mode(statement, ty, *mode, *volatile);
                self.store(ty, value, addr, mode)?;
            }
            Inst::Gep { source, base, indices, .. } => {
                let addr = self.element_address(source, base, indices)?;
                self.assign(statement, vec![addr])?;
            }
            Inst::CmpXchg { ty, addr, expected, new, success, failure, strength } => {
                let addr = self.pointer(addr)?;
                if is_wide(ty) {
                    let pair = (self.pair(ty, expected)?, self.pair(ty, new)?);
                    let (old, ok) = self.wide_compare_exchange(addr, pair, (*success, *failure));
                    return self.assign(statement, vec![old.low, old.high, ok]);
                }
                let size = self.atomic_size(ty)?;
                let (expected, new) = (self.word(ty, expected)?, self.word(ty, new)?);
                let [old, ok] = self.result(statement)?[..] else {
                    return Err(Refusal("a compare-exchange of several words".to_owned()));
                };
                let op =
                    Op::CmpXchg { old, ok, addr, expected, new, size, success: *success, failure: *failure };
                self.compare_exchange(op, *strength);
            }
            Inst::Rmw { op, ty, addr, arg, mode } => self.update(statement, op, ty, addr, arg, *mode)?,
            Inst::Fence { kind, single_thread } => {
                // A fence against the compiler and signal handlers orders nothing between threads.
                if !single_thread {
                    self.b.push(Op::Fence { kind: *kind });
                }
            }
            Inst::ExtractValue { ty, value, path } => {
                let (first, count) = element_words(ty, path)?;
                let words = self.words(ty, value)?;
                self.assign(statement, words[first..first + count].to_vec())?;
            }
            Inst::InsertValue { ty, value, element_ty, element, path } => {
                let (first, count) = element_words(ty, path)?;
                let mut words = self.words(ty, value)?;
                let element = self.words(element_ty, element)?;
                if element.len() != count {
                    return Err(Refusal("an insertvalue of another type".to_owned()));
                }
                words.splice(first..first + count, element);
                self.assign(statement, words)?;
            }
            Inst::VaArg { list, ty } => self.next_vararg(statement, list, ty)?,
            Inst::Call(call) => self.call(statement, call, None)?,
            Inst::Invoke { call, normal, unwind } => {
                let landing = self.edge(block, *unwind)?;
                self.call(statement, call, Some(landing))?;
                let normal = self.edge(block, *normal)?;
                self.b.end(Terminator::Jump(normal));
            }
            Inst::LandingPad { clauses, cleanup, .. } => self.landing_pad(statement, clauses, *cleanup)?,
            Inst::Resume { value } => {
                let Value::Local(local) = value else {
                    return Err(Refusal("a resume of a constant".to_owned()));
                };
                let Slot::Words { first, .. } = self.slot(*local) else {
                    return Err(Refusal("a resume of nothing".to_owned()));
                };
                let value = (*first).into();
                self.b.push(Op::Throw { value });
                self.b.end(Terminator::Unreachable);
            }
            Inst::Ret(value) => self.return_value(value.as_ref())?,
            Inst::Br(to) => {
                let to = self.edge(block, *to)?;
                self.b.end(Terminator::Jump(to));
            }
            Inst::CondBr { cond, yes, no } => {
                let cond = self.word(&Type::Int(1), cond)?;
                let (yes, no) = (self.edge(block, *yes)?, self.edge(block, *no)?);
                self.b.end(Terminator::Branch { cond, yes, no });
            }
            Inst::Switch { ty, value, cases, default } => {
                if let Type::Int(65..=128) = ty {
                    return self.wide_switch(block, ty, value, cases, *default);
                }
                let value = self.word(ty, value)?;
                let mut targets = Vec::with_capacity(cases.len());
                for (case, to) in cases {
                    targets.push((*case as u64, self.edge(block, *to)?));
                }
                let default = self.edge(block, *default)?;
                self.b.end(Terminator::Switch { value, cases: targets, default });
            }
            Inst::IndirectBr { addr, targets } => {
                let value = self.pointer(addr)?;
                let mut cases = Vec::with_capacity(targets.len());
                for to in targets {
                    let name = self.function.locals[to.0 as usize].clone();
                    let address = self.low.block_address(self.key.unit, &self.function.name, &name);
                    cases.push((address, self.edge(block, *to)?));
                }
                let nowhere = self.b.block();
                self.b.end(Terminator::Switch { value, cases, default: nowhere });
            }
            Inst::Unreachable => self.b.end(Terminator::Unreachable),
            // (Most instructions on vectors have become instructions on their elements.)
            Inst::Shuffle { ty, .. } | Inst::ExtractElement { ty, .. } | Inst::InsertElement { ty, .. } => {
                return Err(Refusal(format!("an instruction on {} is not supported", types::name(ty))));
            }
            Inst::Other(name) => {
                return Err(Refusal(format!("the LLVM instruction {name} is not supported")));
            }
        }
        Ok(())
    }

    /// Emits the copies of `words` to the registers of an instruction's result.
    pub fn assign(&mut self, statement: &Statement, words: Vec<Operand>) -> Lowered<()> {
        let regs = self.result(statement)?;
        if regs.len() != words.len() {
            return Err(Refusal("a value of another type than its use".to_owned()));
        }
        for (dst, src) in regs.into_iter().zip(words) {
            self.b.push(Op::Copy { dst, src });
        }
        Ok(())
    }

    fn binary(&mut self, statement: &Statement, op: Bin, ty: &Type, a: &Value, b: &Value) -> Lowered<()> {
        let op = bin_op(op);
        let bits = match ty {
            Type::Int(bits @ 65..=128) => {
                let bits = *bits as u8;
                let (a, b) = (self.pair(ty, a)?, self.pair(ty, b)?);
                let dst = self.result_pair(statement)?;
                self.b.push(Op::Wide { op, bits, dst, a, b });
                return Ok(());
            }
            Type::Int(bits @ 1..=64) => *bits as u8,
            Type::Ptr => 64,
            _ => self.float_bits(ty)?,
        };
        let (a, b) = (self.word(ty, a)?, self.word(ty, b)?);
        let dst = self.result_word(statement)?;
        self.b.push(Op::Bin { op, bits, dst, a, b });
        Ok(())
    }

    fn compare(
        &mut self,
        statement: &Statement,
        pred: Predicate,
        ty: &Type,
        a: &Value,
        b: &Value,
    ) -> Lowered<()> {
        let dst = self.result_word(statement)?;
        if let Some(op) = integer_predicate(pred) {
            if let Type::Int(bits @ 65..=128) = ty {
                let bits = *bits as u8;
                let (a, b) = (self.pair(ty, a)?, self.pair(ty, b)?);
                self.b.push(Op::WideCmp { op, bits, dst, a, b });
                return Ok(());
            }
            let bits = match ty {
                Type::Int(bits @ 1..=64) => *bits as u8,
                Type::Ptr => 64,
                other => return Err(Refusal(format!("a comparison of {}", types::name(other)))),
            };
            let (a, b) = (self.word(ty, a)?, self.word(ty, b)?);
            self.b.push(Op::Cmp { op, bits, dst, a, b });
            return Ok(());
        }
        let bits = self.float_bits(ty)?;
        let (a, b) = (self.word(ty, a)?, self.word(ty, b)?);
        // The unordered comparisons are the ordered opposites, negated.
        let (op, a, b, negated) = match pred {
            Predicate::FTrue | Predicate::FFalse => {
                self.b.push(Op::Copy { dst, src: u64::from(pred == Predicate::FTrue).into() });
                return Ok(());
            }
            Predicate::FOeq => (CmpOp::FEq, a, b, false),
            Predicate::FOlt => (CmpOp::FLt, a, b, false),
            Predicate::FOle => (CmpOp::FLe, a, b, false),
            Predicate::FOgt => (CmpOp::FLt, b, a, false),
            Predicate::FOge => (CmpOp::FLe, b, a, false),
            Predicate::FOrd => (CmpOp::FOrd, a, b, false),
            Predicate::FUno => (CmpOp::FOrd, a, b, true),
            Predicate::FUne => (CmpOp::FEq, a, b, true),
            Predicate::FUge => (CmpOp::FLt, a, b, true),
            Predicate::FUgt => (CmpOp::FLe, a, b, true),
            Predicate::FUle => (CmpOp::FLt, b, a, true),
            Predicate::FUlt => (CmpOp::FLe, b, a, true),
            // Less or greater; equal or unordered.
            _ => {
                let (less, greater) = (self.b.temp(), self.b.temp());
                self.b.push(Op::Cmp { op: CmpOp::FLt, bits, dst: less, a, b });
                self.b.push(Op::Cmp { op: CmpOp::FLt, bits, dst: greater, a: b, b: a });
                self.b.push(Op::Bin { op: BinOp::Or, bits: 1, dst, a: less.into(), b: greater.into() });
                if pred == Predicate::FUeq {
                    self.b.push(Op::Bin { op: BinOp::Xor, bits: 1, dst, a: dst.into(), b: 1.into() });
                }
                return Ok(());
            }
        };
        self.b.push(Op::Cmp { op, bits, dst, a, b });
        if negated {
            self.b.push(Op::Bin { op: BinOp::Xor, bits: 1, dst, a: dst.into(), b: 1.into() });
        }
        Ok(())
    }

    /// Returns the width in bits of a float type; types other than `float` and `double` are refused.
    pub fn float_bits(&self, ty: &Type) -> Lowered<u8> {
        match ty {
            Type::Float => Ok(32),
            Type::Double => Ok(64),
            other => Err(Refusal(format!("arithmetic on {} is not supported", types::name(other)))),
        }
    }

    fn cast(
        &mut self,
        statement: &Statement,
        op: Cast,
        from: &Type,
        value: &Value,
        to: &Type,
    ) -> Lowered<()> {
        if let Value::Local(local) = value
            && let Slot::Variable { .. } = self.slot(*local)
        {
            return Ok(());
        }
        let src = self.words(from, value)?;
        let regs = self.result(statement)?;
        match (op, &src[..], &regs[..]) {
            (Cast::BitCast, _, _) if src.len() == regs.len() => self.assign(statement, src)?,
            (Cast::PtrToInt | Cast::IntToPtr | Cast::Trunc | Cast::ZExt, [src], [dst]) => {
                let (from, to) = (scalar_bits(from)?, scalar_bits(to)?);
                if from <= to {
                    self.b.push(Op::Copy { dst: *dst, src: *src });
                } else {
                    self.b.push(Op::Cast { op: CastOp::Trunc, from, to, dst: *dst, src: *src });
                }
            }
            (Cast::SExt, [src], [dst]) => {
                let (from, to) = (scalar_bits(from)?, scalar_bits(to)?);
                self.b.push(Op::Cast { op: CastOp::SExt, from, to, dst: *dst, src: *src });
            }
            (Cast::ZExt | Cast::PtrToInt, [src], [low, high]) => {
                self.b.push(Op::Copy { dst: *low, src: *src });
                self.b.push(Op::Copy { dst: *high, src: 0.into() });
            }
            (Cast::ZExt, [a, b], [low, high]) => {
                self.b.push(Op::Copy { dst: *low, src: *a });
                self.b.push(Op::Copy { dst: *high, src: *b });
            }
            (Cast::SExt, [src], [low, high]) => {
                let (from, to) = (scalar_bits(from)?, int_bits(to)? - 64);
                self.b.push(Op::Cast { op: CastOp::SExt, from, to: 64, dst: *low, src: *src });
                let sign = self.bin(BinOp::AShr, 64, (*low).into(), 63.into());
                self.b.push(Op::Cast { op: CastOp::Trunc, from: 64, to, dst: *high, src: sign });
            }
            (Cast::SExt, [a, b], [low, high]) => {
                let (from, to) = (int_bits(from)? - 64, int_bits(to)? - 64);
                self.b.push(Op::Copy { dst: *low, src: *a });
                self.b.push(Op::Cast { op: CastOp::SExt, from, to, dst: *high, src: *b });
            }
            (Cast::Trunc | Cast::IntToPtr, [low, _], [dst]) => {
                let to = scalar_bits(to)?;
                self.b.push(Op::Cast { op: CastOp::Trunc, from: 64, to, dst: *dst, src: *low });
            }
            (Cast::Trunc, [a, b], [low, high]) => {
                let (from, to) = (int_bits(from)? - 64, int_bits(to)? - 64);
                self.b.push(Op::Copy { dst: *low, src: *a });
                self.b.push(Op::Cast { op: CastOp::Trunc, from, to, dst: *high, src: *b });
            }
            (Cast::FPTrunc | Cast::FPExt, [src], [dst]) => {
                let (from, to) = (self.float_bits(from)?, self.float_bits(to)?);
                self.b.push(Op::Cast { op: CastOp::FToF, from, to, dst: *dst, src: *src });
            }
            (Cast::SIToFP | Cast::UIToFP, [low, high], [dst]) => {
                let sign = if op == Cast::SIToFP { Sign::Signed } else { Sign::Unsigned };
                let (from, to) = (int_bits(from)?, self.float_bits(to)?);
                let src = Pair { low: *low, high: *high };
                self.b.push(Op::WideToFloat { sign, from, to, dst: *dst, src });
            }
            (Cast::FPToSI | Cast::FPToUI, [src], [low, high]) => {
                let sign = if op == Cast::FPToSI { Sign::Signed } else { Sign::Unsigned };
                let (from, to) = (self.float_bits(from)?, int_bits(to)?);
                let dst = Pair { low: *low, high: *high };
                self.b.push(Op::FloatToWide { sign, from, to, dst, src: *src });
            }
            (Cast::FPToSI | Cast::FPToUI, [src], [dst]) => {
                let op = if op == Cast::FPToSI { CastOp::FToS } else { CastOp::FToU };
                let (from, to) = (self.float_bits(from)?, scalar_bits(to)?);
                self.b.push(Op::Cast { op, from, to, dst: *dst, src: *src });
            }
            (Cast::SIToFP | Cast::UIToFP, [src], [dst]) => {
                let op = if op == Cast::SIToFP { CastOp::SToF } else { CastOp::UToF };
                let (from, to) = (scalar_bits(from)?, self.float_bits(to)?);
                self.b.push(Op::Cast { op, from, to, dst: *dst, src: *src });
            }
            _ => {
                return Err(Refusal(format!(
                    "a conversion from {} to {} is not supported",
                    types::name(from),
                    types::name(to)
                )));
            }
        }
        Ok(())
    }

    fn return_value(&mut self, value: Option<&(Type, Value)>) -> Lowered<()> {
        let words = match value {
            Some((ty, Value::Const(Const::Undef))) if self.lacks_value() => {
                types::words(ty)?.iter().map(|word| mask(word.bits, results::NO_VALUE).into()).collect()
            }
            Some((ty, value)) => self.words(ty, value)?,
            None => vec![],
        };
        if let (Some(area), Some((ty, _))) = (self.result_area, value) {
            for (value, word) in words.iter().zip(types::words(ty)?).skip(1) {
                self.store_word(area.into(), word, *value);
            }
        }
        self.free_locals();
        if self.is_section() {
            self.call_runtime(super::start::LEAVE_SECTION);
        }
        self.b.end(Terminator::Return(words.first().copied()));
        Ok(())
    }
}

/// Returns the width in bits of a type whose values fit in one register; other types are refused.
pub fn scalar_bits(ty: &Type) -> Lowered<u8> {
    match ty {
        Type::Int(bits @ 1..=64) => Ok(*bits as u8),
        Type::Ptr | Type::Double => Ok(64),
        Type::Float => Ok(32),
        other => Err(Refusal(format!("{} where a number or pointer is expected", types::name(other)))),
    }
}

/// Returns the width in bits of an integer type; other types are refused.
pub fn int_bits(ty: &Type) -> Lowered<u8> {
    match ty {
        Type::Int(bits @ 1..=128) => Ok(*bits as u8),
        other => Err(Refusal(format!("{} where an integer is expected", types::name(other)))),
    }
}

/// Returns the words of an aggregate that `path` leads to: the index of the first, and the number of words.
fn element_words(ty: &Type, path: &[u32]) -> Lowered<(usize, usize)> {
    let (mut first, mut at) = (0, ty);
    for index in path {
        let Some((before, inner)) = types::element(at, *index) else {
            return Err(Refusal(format!("element {index} of {}", types::name(at))));
        };
        first += before;
        at = inner;
    }
    Ok((first, types::words(at)?.len()))
}

fn bin_op(op: Bin) -> BinOp {
    match op {
        Bin::Add => BinOp::Add,
        Bin::Sub => BinOp::Sub,
        Bin::Mul => BinOp::Mul,
        Bin::UDiv => BinOp::UDiv,
        Bin::SDiv => BinOp::SDiv,
        Bin::URem => BinOp::URem,
        Bin::SRem => BinOp::SRem,
        Bin::Shl => BinOp::Shl,
        Bin::LShr => BinOp::LShr,
        Bin::AShr => BinOp::AShr,
        Bin::And => BinOp::And,
        Bin::Or => BinOp::Or,
        Bin::Xor => BinOp::Xor,
        Bin::FAdd => BinOp::FAdd,
        Bin::FSub => BinOp::FSub,
        Bin::FMul => BinOp::FMul,
        Bin::FDiv => BinOp::FDiv,
        Bin::FRem => BinOp::FRem,
    }
}

fn integer_predicate(pred: Predicate) -> Option<CmpOp> {
    Some(match pred {
        Predicate::Eq => CmpOp::Eq,
        Predicate::Ne => CmpOp::Ne,
        Predicate::Ugt => CmpOp::UGt,
        Predicate::Uge => CmpOp::UGe,
        Predicate::Ult => CmpOp::ULt,
        Predicate::Ule => CmpOp::ULe,
        Predicate::Sgt => CmpOp::SGt,
        Predicate::Sge => CmpOp::SGe,
        Predicate::Slt => CmpOp::SLt,
        Predicate::Sle => CmpOp::SLe,
        _ => return None,
    })
}
