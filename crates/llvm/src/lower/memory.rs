//! Lowers plain accesses to memory: addresses, loads and stores, word by word.

use super::constants;
use super::function::{Body, Lowered, Refusal, Slot};
use super::instructions::scalar_bits;
use super::types::{self, Word};
use super::wide_atomics::is_wide;
use crate::Unordered;
use crate::ast::{self, Const, Statement, Type, Value};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Emits the computation of a `getelementptr`, and returns the address.
    pub fn element_address(
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
                    let (offset, inner) = constants::element_offset(&ty, index).map_err(|e| match e {
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

    /// Returns the mode of an access, given what the options say of those that are not atomic. (What is
    /// larger than an atomic access, or reads bytes that may have no value, stays plain.)
    pub fn access_mode(&self, statement: &Statement, ty: &Type, mode: Mode, volatile: bool) -> Mode {
        let options = self.low.options;
        let relaxed =
            options.plain == Unordered::Relaxed || volatile && options.volatile == Unordered::Relaxed;
        let fits = || self.atomic_size(ty).is_ok() && !self.is_raw(statement);
        match mode {
            Mode::Na if relaxed && !self.low.is_runtime(self.key) && fits() => Mode::Rlx,
            other => other,
        }
    }

    /// Lowers the LLVM instruction `load` of a value of type `ty`.
    pub fn load(&mut self, statement: &Statement, ty: &Type, addr: &Value, mode: Mode) -> Lowered<()> {
        if let Value::Local(local) = addr
            && let Slot::Variable { first, words } = self.slot(*local)
        {
            let regs = (0..words.len() as u32).map(|i| Operand::Reg(Reg(first.0 + i))).collect();
            return self.assign(statement, regs);
        }
        types::check_in_memory(ty)?;
        let addr = self.pointer(addr)?;
        if mode.is_atomic() && is_wide(ty) {
            let value = self.wide_load(addr, mode);
            return self.assign(statement, vec![value.low, value.high]);
        }
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

    /// Emits the load of one word of a value at the address `base` into the register `dst`.
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

    /// Lowers the LLVM instruction `store` of a value of type `ty`.
    pub fn store(&mut self, ty: &Type, value: &Value, addr: &Value, mode: Mode) -> Lowered<()> {
        types::check_in_memory(ty)?;
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
        if mode.is_atomic() && is_wide(ty) {
            let [low, high] = values[..] else {
                return Err(Refusal("an atomic store of several words".to_owned()));
            };
            self.wide_store(addr, Pair { low, high }, mode);
            return Ok(());
        }
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

    /// Emits the store of `value` as one word of a larger value at the address `base`.
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

    /// Returns the size of an atomic access to a value of type `ty`, which must fit in one register.
    pub fn atomic_size(&self, ty: &Type) -> Lowered<Size> {
        let bytes = types::size(ty)?;
        match (Size::new(bytes), types::words(ty)?.len()) {
            (Some(size), 1) => Ok(size),
            _ => Err(Refusal(format!("an atomic access of {bytes} bytes is not supported (at most 16)"))),
        }
    }

    /// Emits the computation of a constant that contains the address of a thread-local variable, and returns
    /// its value.
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

/// The initialisation state that loaded bytes must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bytes {
    /// The bytes must have a value.
    Set,
    /// The bytes may have no value.
    Raw,
}

/// Splits `bytes` into accesses of existing sizes, each with its offset.
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
