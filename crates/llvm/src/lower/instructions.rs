//! Instructions other than calls.

use super::constants;
use super::function::{Body, Lowered, Refusal, Slot};
use super::types::{self, Word};
use crate::ast::{
    self, Bin, Cast, Const, Inst, LocalId, Predicate, RmwKind, Statement, Strength, Type, Value,
};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Translates one instruction of block `block`.
    pub fn statement(&mut self, block: LocalId, statement: &Statement) -> Lowered<()> {
        match &statement.inst {
            // Assigned on the way in.
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
            Inst::Load { ty, addr, mode, .. } => self.load(statement, ty, addr, *mode)?,
            Inst::Store { ty, value, addr, mode, .. } => self.store(ty, value, addr, *mode)?,
            Inst::Gep { source, base, indices, .. } => {
                let addr = self.element_address(source, base, indices)?;
                self.assign(statement, vec![addr])?;
            }
            Inst::CmpXchg { ty, addr, expected, new, success, failure, strength } => {
                let addr = self.pointer(addr)?;
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
            Inst::Other(name) => {
                return Err(Refusal(format!("the LLVM instruction {name} is not supported")));
            }
        }
        Ok(())
    }

    /// Gives a statement's result its words.
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

    /// The width of a float type.
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

    /// The address that a `getelementptr` computes.
    fn element_address(
        &mut self,
        source: &Type,
        base: &Value,
        indices: &[(Type, Value)],
    ) -> Lowered<Operand> {
        let mut addr = self.pointer(base)?;
        let mut ty = source.clone();
        let mut constant = 0u64;
        for (i, (index_ty, index)) in indices.iter().enumerate() {
            if let Type::Vector(..) = index_ty {
                return Err(Refusal("a vector of addresses is not supported".to_owned()));
            }
            let index = self.word(index_ty, index)?;
            let from = scalar_bits(index_ty)?;
            if let Operand::Const(index) = index {
                let index = signed(from, index);
                if i == 0 {
                    constant = constant.wrapping_add((types::size(&ty)? as i64).wrapping_mul(index) as u64);
                } else {
                    let (offset, inner) = constants::step(&ty, index).map_err(|e| match e {
                        constants::NotConstant::Unsupported(what) => Refusal(what),
                        constants::NotConstant::ThreadLocal => Refusal("an index".to_owned()),
                    })?;
                    constant = constant.wrapping_add(offset);
                    ty = inner;
                }
                continue;
            }
            let stride = match &ty {
                whole if i == 0 => types::size(whole)?,
                Type::Array(_, element) | Type::Vector(_, element) => {
                    let element = (**element).clone();
                    let stride = types::size(&element)?;
                    ty = element;
                    stride
                }
                other => return Err(Refusal(format!("a computed index into {}", types::name(other)))),
            };
            let mut index = index;
            if from < 64 {
                let wide = self.b.temp();
                self.b.push(Op::Cast { op: CastOp::SExt, from, to: 64, dst: wide, src: index });
                index = wide.into();
            }
            if stride != 1 {
                index = self.bin(BinOp::Mul, 64, index, stride.into());
            }
            addr = self.bin(BinOp::Add, 64, addr, index);
        }
        Ok(self.offset(addr, constant))
    }

    fn load(&mut self, statement: &Statement, ty: &Type, addr: &Value, mode: Mode) -> Lowered<()> {
        if let Value::Local(local) = addr
            && let Slot::Variable { first, words } = self.slot(*local)
        {
            let regs = (0..words.len() as u32).map(|i| Operand::Reg(Reg(first.0 + i))).collect();
            return self.assign(statement, regs);
        }
        let addr = self.pointer(addr)?;
        if mode.is_atomic() {
            let size = self.atomic_size(ty)?;
            let dst = self.result_word(statement)?;
            self.b.push(Op::Load { dst, addr, size, mode });
            return Ok(());
        }
        let words = types::words(ty)?;
        let bytes = if self.is_raw(statement) { Bytes::Raw } else { Bytes::Set };
        for (dst, word) in self.result(statement)?.into_iter().zip(words) {
            self.load_bytes(addr, word, dst, bytes);
        }
        Ok(())
    }

    /// Loads one word of a value that is at `base`.
    pub fn load_word(&mut self, base: Operand, word: Word, dst: Reg) {
        self.load_bytes(base, word, dst, Bytes::Set);
    }

    fn load_bytes(&mut self, base: Operand, word: Word, dst: Reg, contents: Bytes) {
        let load = |dst: Reg, addr: Operand, size: Size| match contents {
            Bytes::Set => Op::Load { dst, addr, size, mode: Mode::Na },
            Bytes::Raw => Op::LoadRaw { dst, addr, size },
        };
        let bytes = u64::from(word.bits).div_ceil(8);
        if let Some(size) = Size::new(bytes) {
            let addr = self.offset(base, word.offset);
            self.b.push(load(dst, addr, size));
            if word.bits != size.bits() {
                let op =
                    Op::Cast { op: CastOp::Trunc, from: size.bits(), to: word.bits, dst, src: dst.into() };
                self.b.push(op);
            }
            return;
        }
        let mut whole: Operand = 0.into();
        for (at, size) in pieces(bytes) {
            let addr = self.offset(base, word.offset + at);
            let piece = self.b.temp();
            self.b.push(load(piece, addr, size));
            let shifted = self.bin(BinOp::Shl, 64, piece.into(), (at * 8).into());
            whole = self.bin(BinOp::Or, 64, whole, shifted);
        }
        self.b.push(Op::Cast { op: CastOp::Trunc, from: 64, to: word.bits, dst, src: whole });
    }

    fn store(&mut self, ty: &Type, value: &Value, addr: &Value, mode: Mode) -> Lowered<()> {
        let values = self.words(ty, value)?;
        if let Value::Local(local) = addr
            && let Slot::Variable { first, .. } = self.slot(*local)
        {
            let first = *first;
            for (i, src) in values.into_iter().enumerate() {
                self.b.push(Op::Copy { dst: Reg(first.0 + i as u32), src });
            }
            return Ok(());
        }
        let addr = self.pointer(addr)?;
        if mode.is_atomic() {
            let size = self.atomic_size(ty)?;
            let [value] = values[..] else {
                return Err(Refusal("an atomic store of several words".to_owned()));
            };
            self.b.push(Op::Store { addr, value, size, mode });
            return Ok(());
        }
        for (value, word) in values.into_iter().zip(types::words(ty)?) {
            self.store_word(addr, word, value);
        }
        Ok(())
    }

    /// Stores one word of a value that goes to `base`.
    pub fn store_word(&mut self, base: Operand, word: Word, value: Operand) {
        let bytes = u64::from(word.bits).div_ceil(8);
        let sizes = match Size::new(bytes) {
            Some(size) => vec![(0, size)],
            None => pieces(bytes),
        };
        for (at, size) in sizes {
            let addr = self.offset(base, word.offset + at);
            let value = match at {
                0 => value,
                _ => self.bin(BinOp::LShr, 64, value, (at * 8).into()),
            };
            self.b.push(Op::Store { addr, value, size, mode: Mode::Na });
        }
    }

    /// The size of an atomic access to a value of type `ty`.
    pub fn atomic_size(&self, ty: &Type) -> Lowered<Size> {
        let bytes = types::size(ty)?;
        match (Size::new(bytes), types::words(ty)?.len()) {
            (Some(size), 1) => Ok(size),
            _ => Err(Refusal(format!("an atomic access of {bytes} bytes is not supported (at most 8)"))),
        }
    }

    /// A compare-exchange; a weak one may fail for no reason if that is asked for.
    pub fn compare_exchange(&mut self, op: Op, strength: Strength) {
        let Op::CmpXchg { old, ok, addr, size, failure, .. } = op else { return };
        if strength == Strength::Strong || !self.low.options.spurious_cas {
            self.b.push(op);
            return;
        }
        let choice = self.b.temp();
        let (real, spurious, done) = (self.b.block(), self.b.block(), self.b.block());
        self.b.push(Op::Choose { dst: choice, low: 0.into(), high: 1.into() });
        self.b.end(Terminator::Branch { cond: choice.into(), yes: spurious, no: real });
        self.b.switch_to(spurious);
        self.b.push(Op::FailedCas { dst: old, addr, size, mode: failure });
        self.b.push(Op::Copy { dst: ok, src: 0.into() });
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(real);
        self.b.push(op);
        self.b.end(Terminator::Jump(done));
        self.b.switch_to(done);
    }

    fn update(
        &mut self,
        statement: &Statement,
        kind: &RmwKind,
        ty: &Type,
        addr: &Value,
        arg: &Value,
        mode: Mode,
    ) -> Lowered<()> {
        let addr = self.pointer(addr)?;
        let size = self.atomic_size(ty)?;
        let arg = self.word(ty, arg)?;
        let dst = self.result_word(statement)?;
        let op = match kind {
            RmwKind::Xchg => RmwOp::Xchg,
            RmwKind::Add => RmwOp::Add,
            RmwKind::Sub => RmwOp::Sub,
            RmwKind::And => RmwOp::And,
            RmwKind::Nand => RmwOp::Nand,
            RmwKind::Or => RmwOp::Or,
            RmwKind::Xor => RmwOp::Xor,
            RmwKind::Max => RmwOp::Max,
            RmwKind::Min => RmwOp::Min,
            RmwKind::UMax => RmwOp::UMax,
            RmwKind::UMin => RmwOp::UMin,
            other => return self.update_by_loop(other, ty, addr, size, arg, mode, dst),
        };
        self.b.push(Op::Rmw { op, dst, addr, arg, size, mode });
        Ok(())
    }

    /// An update that is not an instruction: as compilers do it, compare-exchange until it works.
    #[allow(clippy::too_many_arguments, reason = "they are one instruction's operands")]
    fn update_by_loop(
        &mut self,
        kind: &RmwKind,
        ty: &Type,
        addr: Operand,
        size: Size,
        arg: Operand,
        mode: Mode,
        dst: Reg,
    ) -> Lowered<()> {
        let bits = size.bits();
        let old: Operand = dst.into();
        let (head, done, ok) = (self.b.block(), self.b.block(), self.b.temp());
        self.b.push(Op::Load { dst, addr, size, mode: Mode::Rlx });
        self.b.end(Terminator::Jump(head));
        self.b.switch_to(head);
        let pick = |body: &mut Self, op: CmpOp, a: Operand, b: Operand, yes: Operand, no: Operand| {
            let (cond, new) = (body.b.temp(), body.b.temp());
            body.b.push(Op::Cmp { op, bits, dst: cond, a, b });
            body.b.push(Op::Select { dst: new, cond: cond.into(), yes, no });
            Operand::Reg(new)
        };
        let new = match kind {
            RmwKind::FAdd | RmwKind::FSub => {
                let bits = self.float_bits(ty)?;
                let op = if *kind == RmwKind::FAdd { BinOp::FAdd } else { BinOp::FSub };
                self.bin(op, bits, old, arg)
            }
            RmwKind::FMax => pick(self, CmpOp::FLt, old, arg, arg, old),
            RmwKind::FMin => pick(self, CmpOp::FLt, arg, old, arg, old),
            RmwKind::UIncWrap => {
                let more = self.bin(BinOp::Add, bits, old, 1.into());
                pick(self, CmpOp::UGe, old, arg, 0.into(), more)
            }
            RmwKind::UDecWrap => {
                let less = self.bin(BinOp::Sub, bits, old, 1.into());
                let bounded = pick(self, CmpOp::UGt, old, arg, arg, less);
                pick(self, CmpOp::Eq, old, 0.into(), arg, bounded)
            }
            RmwKind::Other(name) => return Err(Refusal(format!("atomicrmw {name} is not supported"))),
            other => return Err(Refusal(format!("atomicrmw {other:?} is not supported"))),
        };
        let failure = match mode {
            Mode::AcqRel => Mode::Acq,
            Mode::Rel => Mode::Rlx,
            other => other,
        };
        self.b.push(Op::CmpXchg { old: dst, ok, addr, expected: old, new, size, success: mode, failure });
        self.b.end(Terminator::Branch { cond: ok.into(), yes: done, no: head });
        self.b.switch_to(done);
        Ok(())
    }

    fn return_value(&mut self, value: Option<&(Type, Value)>) -> Lowered<()> {
        let words = match value {
            Some((ty, value)) => self.words(ty, value)?,
            None => vec![],
        };
        if let (Some(area), Some((ty, _))) = (self.result_area, value) {
            for (value, word) in words.iter().zip(types::words(ty)?).skip(1) {
                self.store_word(area.into(), word, *value);
            }
        }
        self.end_lives();
        self.b.end(Terminator::Return(words.first().copied()));
        Ok(())
    }

    /// The address that a constant mentioning a thread-local variable has in this thread.
    pub fn thread_local(&mut self, ty: &Type, constant: &Const) -> Lowered<Operand> {
        match constant {
            Const::Global(name) => {
                let global = self.low.thread_local(self.key.unit, name)?;
                let dst = self.b.temp();
                self.b.push(Op::ThreadLocal { dst, global });
                Ok(dst.into())
            }
            Const::Expr(expr) => match &**expr {
                ast::ConstExpr::Gep { source, base, indices } => {
                    let indices: Vec<(Type, Value)> =
                        indices.iter().map(|(ty, c)| (ty.clone(), Value::Const(c.clone()))).collect();
                    self.element_address(source, &Value::Const(base.1.clone()), &indices)
                }
                ast::ConstExpr::Cast { from, value, .. } => self.thread_local(from, value),
                _ => Err(Refusal("this expression of a thread-local address is not supported".to_owned())),
            },
            _ => Err(Refusal(format!("{} with a thread-local address in it", types::name(ty)))),
        }
    }
}

/// What is known of bytes that are loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bytes {
    /// They must have a value.
    Set,
    /// They may have none.
    Raw,
}

/// `bytes` as accesses that exist, each with its offset.
fn pieces(bytes: u64) -> Vec<(u64, Size)> {
    let mut out = Vec::new();
    let mut at = 0;
    for size in [Size::B8, Size::B4, Size::B2, Size::B1] {
        if at + size.bytes() <= bytes {
            out.push((at, size));
            at += size.bytes();
        }
    }
    out
}

/// The width of an integer, pointer or float that is one word.
pub fn scalar_bits(ty: &Type) -> Lowered<u8> {
    match ty {
        Type::Int(bits @ 1..=64) => Ok(*bits as u8),
        Type::Ptr | Type::Double => Ok(64),
        Type::Float => Ok(32),
        other => Err(Refusal(format!("{} where a number or pointer is expected", types::name(other)))),
    }
}

pub fn int_bits(ty: &Type) -> Lowered<u8> {
    match ty {
        Type::Int(bits @ 1..=128) => Ok(*bits as u8),
        other => Err(Refusal(format!("{} where an integer is expected", types::name(other)))),
    }
}

/// The words of an aggregate that `path` leads to: the first, and how many.
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
