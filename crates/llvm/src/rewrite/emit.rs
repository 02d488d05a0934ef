//! Emits LLVM instructions in place of a piece of assembly.

use crate::ast::{
    Bin, Call, Cast, Const, Inst, LocalId, Predicate, RmwKind, Statement, Strength, Type, Value,
};
use fencepost_program::{FenceKind, Mode, mask};
use fencepost_source::Span;
use std::rc::Rc;

/// The instructions that take the place of one call of inline assembly.
pub struct Emitter<'f> {
    locals: &'f mut Vec<Rc<str>>,
    /// The instructions so far.
    pub out: Vec<Statement>,
    /// The local that the call defines.
    pub result: Option<LocalId>,
    dbg: Option<u32>,
    span: Span,
}

/// The function of the runtime that reads the processor's counter.
pub const CYCLES: &str = "fencepost_cycles";

/// Returns an integer constant.
pub fn constant(value: u64) -> Value {
    Value::Const(Const::Int(value.into()))
}

fn known(value: &Value) -> Option<u64> {
    match value {
        Value::Const(Const::Int(value)) => Some(*value as u64),
        Value::Const(Const::Zero | Const::Null) => Some(0),
        _ => None,
    }
}

impl<'f> Emitter<'f> {
    /// Returns an emitter for what takes the place of `call`, in the function with these locals.
    pub fn new(locals: &'f mut Vec<Rc<str>>, call: &Statement) -> Self {
        Emitter { locals, out: Vec::new(), result: call.dst, dbg: call.dbg, span: call.span }
    }

    /// Adds an instruction without a result.
    pub fn push(&mut self, inst: Inst) {
        self.out.push(Statement { dst: None, inst, dbg: self.dbg, allocated: None, span: self.span });
    }

    /// Adds an instruction that defines `dst`.
    pub fn define_as(&mut self, dst: LocalId, inst: Inst) -> Value {
        self.out.push(Statement { dst: Some(dst), inst, dbg: self.dbg, allocated: None, span: self.span });
        Value::Local(dst)
    }

    /// Adds an instruction, and returns its result.
    pub fn define(&mut self, inst: Inst) -> Value {
        let dst = LocalId(self.locals.len() as u32);
        self.locals.push("asm".into());
        self.define_as(dst, inst)
    }

    /// Returns `a op b` on integers of `bits` bits.
    pub fn bin(&mut self, op: Bin, bits: u32, a: Value, b: Value) -> Value {
        if let (Some(a), Some(b)) = (known(&a), known(&b)) {
            let shift = b % u64::from(bits.max(1));
            let folded = match op {
                Bin::Add => Some(a.wrapping_add(b)),
                Bin::Sub => Some(a.wrapping_sub(b)),
                Bin::And => Some(a & b),
                Bin::Or => Some(a | b),
                Bin::Xor => Some(a ^ b),
                Bin::Shl => Some(a << shift),
                Bin::LShr => Some(mask(bits as u8, a) >> shift),
                _ => None,
            };
            if let Some(value) = folded {
                return constant(mask(bits as u8, value));
            }
        }
        match (op, known(&b)) {
            (Bin::Add | Bin::Sub | Bin::Or | Bin::Xor | Bin::Shl | Bin::LShr | Bin::AShr, Some(0)) => a,
            _ => self.define(Inst::Bin { op, ty: Type::Int(bits), a, b }),
        }
    }

    /// Returns whether `a pred b`, as a number of one bit.
    pub fn compare(&mut self, pred: Predicate, bits: u32, a: Value, b: Value) -> Value {
        self.define(Inst::Cmp { pred, ty: Type::Int(bits), a, b })
    }

    /// Returns the opposite of a number of one bit.
    pub fn not(&mut self, value: Value) -> Value {
        self.bin(Bin::Xor, 1, value, constant(1))
    }

    /// Returns an integer cut to fewer bits, or extended with zeros.
    pub fn resize(&mut self, value: Value, from: u32, to: u32) -> Value {
        if from == to {
            return value;
        }
        if let Some(value) = known(&value) {
            return constant(mask(from.min(to) as u8, value));
        }
        let op = if from < to { Cast::ZExt } else { Cast::Trunc };
        self.define(Inst::Cast { op, from: Type::Int(from), value, to: Type::Int(to) })
    }

    /// Returns an integer extended with its sign.
    pub fn sign_extend(&mut self, value: Value, from: u32, to: u32) -> Value {
        if from >= to {
            return self.resize(value, from, to);
        }
        self.define(Inst::Cast { op: Cast::SExt, from: Type::Int(from), value, to: Type::Int(to) })
    }

    /// Returns `cond ? yes : no`.
    pub fn select(&mut self, cond: Value, bits: u32, yes: Value, no: Value) -> Value {
        self.define(Inst::Select { cond_ty: Type::Int(1), cond, ty: Type::Int(bits), yes, no })
    }

    /// Returns the integer that a pointer is.
    pub fn address(&mut self, pointer: Value) -> Value {
        self.define(Inst::Cast { op: Cast::PtrToInt, from: Type::Ptr, value: pointer, to: Type::Int(64) })
    }

    /// Returns the pointer that an integer is.
    pub fn pointer(&mut self, address: Value) -> Value {
        self.define(Inst::Cast { op: Cast::IntToPtr, from: Type::Int(64), value: address, to: Type::Ptr })
    }

    /// Returns the pointer `offset` bytes behind another.
    pub fn offset(&mut self, base: Value, offset: Value) -> Value {
        if known(&offset) == Some(0) {
            return base;
        }
        let indices = vec![(Type::Int(64), offset)];
        self.define(Inst::Gep { source: Type::Int(8), base, base_ty: Type::Ptr, indices })
    }

    /// Returns what is in memory.
    pub fn load(&mut self, bits: u32, addr: Value, mode: Mode) -> Value {
        self.define(Inst::Load { ty: Type::Int(bits), addr, mode, volatile: true, typed: true })
    }

    /// Adds a store to memory.
    pub fn store(&mut self, bits: u32, value: Value, addr: Value, mode: Mode) {
        self.push(Inst::Store { ty: Type::Int(bits), value, addr, mode, volatile: true });
    }

    /// Returns the old value of an atomic update.
    pub fn update(&mut self, op: RmwKind, bits: u32, addr: Value, arg: Value, mode: Mode) -> Value {
        self.define(Inst::Rmw { op, ty: Type::Int(bits), addr, arg, mode })
    }

    /// Returns the old value of a compare-exchange, and whether it took place.
    pub fn compare_exchange(
        &mut self,
        bits: u32,
        addr: Value,
        (expected, new): (Value, Value),
        (success, failure): (Mode, Mode),
    ) -> (Value, Value) {
        let (ty, strength) = (Type::Int(bits), Strength::Strong);
        let inst = Inst::CmpXchg { ty: ty.clone(), addr, expected, new, success, failure, strength };
        let ty = crate::lower::result_type(&inst).expect("a compare-exchange has a result");
        let both = self.define(inst);
        let mut part =
            |at| self.define(Inst::ExtractValue { ty: ty.clone(), value: both.clone(), path: vec![at] });
        (part(0), part(1))
    }

    /// Adds a fence.
    pub fn fence(&mut self, kind: FenceKind) {
        self.push(Inst::Fence { kind, single_thread: false });
    }

    /// Returns the address of the thread's own block, to which the processor has a pointer.
    pub fn thread_block(&mut self) -> Value {
        Value::Const(Const::Global("fencepost_thread_block".into()))
    }

    /// Returns what the processor's counter shows, which is a clock.
    pub fn cycles(&mut self) -> Value {
        let callee = Value::Const(Const::Global(CYCLES.into()));
        self.define(Inst::Call(Call { result: Type::Int(64), varargs: false, callee, args: vec![] }))
    }

    /// Returns two words as one number.
    pub fn join(&mut self, low: Value, high: Value, bits: u32) -> Value {
        let twice = 2 * bits;
        let (low, high) = (self.widen(low, bits, twice), self.widen(high, bits, twice));
        let high =
            self.define(Inst::Bin { op: Bin::Shl, ty: Type::Int(twice), a: high, b: constant(bits.into()) });
        self.define(Inst::Bin { op: Bin::Or, ty: Type::Int(twice), a: low, b: high })
    }

    /// Returns the low and the high half of a number of `2 * bits` bits.
    pub fn split(&mut self, value: Value, bits: u32) -> (Value, Value) {
        let (from, to) = (Type::Int(2 * bits), Type::Int(bits));
        let cut = |value| Inst::Cast { op: Cast::Trunc, from: from.clone(), value, to: to.clone() };
        let low = self.define(cut(value.clone()));
        let shift = Inst::Bin { op: Bin::LShr, ty: from.clone(), a: value, b: constant(bits.into()) };
        let high = self.define(shift);
        (low, self.define(cut(high)))
    }

    fn widen(&mut self, value: Value, from: u32, to: u32) -> Value {
        self.define(Inst::Cast { op: Cast::ZExt, from: Type::Int(from), value, to: Type::Int(to) })
    }
}
