//! The lowering of calls: methods are inlined where they are called, objects are allocated.

use super::expr::Target;
use super::lengths::{Length, length};
use super::memory::{ELEMENTS_OFFSET, LENGTH_OFFSET, MONITOR_SIZE, array_parts, monitor_part};
use super::place::EvaluatedPlace;
use super::thread::{Frame, Lowering};
use crate::Result;
use crate::typed::{Base, ClassId, Expr, LocalId, MethodId, Type};
use crate::unit::Allocation;
use fencepost_program::{AllocKind, BinOp, Mode, Op, Operand, Part, Reg, Zeroed};
use fencepost_source::Span;
use std::sync::Arc;

/// The greatest number of elements of an array that an allocation names.
const NAMED_ELEMENTS: u32 = 256;

impl Lowering<'_> {
    /// Lowers a method call by inlining the body of the method, and returns its result.
    pub(super) fn call(
        &mut self,
        method: MethodId,
        receiver: Option<&Expr>,
        args: &[Expr],
        span: Span,
        target: Target,
    ) -> Result<Operand> {
        let this = match receiver {
            None => None,
            Some(receiver) => {
                let value = self.expr(receiver)?;
                Some(self.stable_value(value, args, span))
            }
        };
        let operands = self.operands(args)?;
        if let (Some(receiver), Some(this)) = (receiver, this) {
            self.not_null(receiver, this, span);
        }
        let result = self.inline(method, this, &operands, span)?;
        match (target, result) {
            (Some((reg, _)), Some(result)) => {
                self.copy(span, reg, result.into());
                Ok(reg.into())
            }
            (_, result) => Ok(result.map_or(Operand::Const(0), Operand::Reg)),
        }
    }

    /// Inlines a method's body here. Its result, if it has one, is in a register of its own: the method may
    /// need its arguments until it has left its monitor.
    fn inline(
        &mut self,
        method: MethodId,
        this: Option<Operand>,
        args: &[Operand],
        span: Span,
    ) -> Result<Option<Reg>> {
        let typed = self.typed;
        let callee = typed.method(method);
        let result = (callee.result != Type::VOID).then(|| self.temp());
        let after = self.b.block();
        let frame = Frame {
            method,
            locals: vec![None; callee.locals.len()],
            this,
            on_return: Some(after),
            result,
            held: self.monitors.len(),
            owned: vec![],
        };
        let caller = std::mem::replace(&mut self.frame, frame);
        self.inlined += 1;
        let done = self.keeping_temps(|lowering| {
            for (index, arg) in args.iter().enumerate() {
                lowering.bind(LocalId(index as u32), *arg, span);
            }
            lowering.deeper(span, Lowering::method_body)
        });
        self.inlined -= 1;
        let callee = std::mem::replace(&mut self.frame, caller);
        self.release(callee.owned);
        done?;
        self.jump_into(span, after);
        Ok(result)
    }

    /// Gives a parameter its value. One that is never assigned is another name for the argument.
    fn bind(&mut self, param: LocalId, arg: Operand, span: Span) {
        let written = self.typed.method(self.frame.method).locals[param.index()].written;
        if !written {
            self.frame.locals[param.index()] = Some(arg);
            return;
        }
        let reg = self.local(param);
        self.copy(span, reg, arg);
    }

    /// Lowers `new C(…)`, which evaluates the arguments, allocates the object and runs its initialisers and
    /// constructor (JLS 15.9.4).
    pub(super) fn new_object(
        &mut self,
        class: Option<ClassId>,
        constructor: Option<MethodId>,
        args: &[Expr],
        span: Span,
    ) -> Result<Operand> {
        let operands = self.operands(args)?;
        let typed = self.typed;
        let (size, ty) = match class {
            None => (MONITOR_SIZE.bytes(), Type::OBJECT),
            Some(class) => (self.memory.size(class), Type::class(class)),
        };
        let this = self.allocate(size, ty, 0, span);
        if let Some(class) = class {
            self.inline(typed.class(class).instance_init, Some(this), &[], span)?;
        }
        if let Some(constructor) = constructor {
            self.inline(constructor, Some(this), &operands, span)?;
        }
        Ok(this)
    }

    /// Lowers `new T[len]`, whose length must be a constant, and returns the address of the array.
    pub(super) fn new_array(&mut self, len: &Expr, ty: Type, span: Span) -> Result<Operand> {
        let len = length(self.typed, self.memory.heap, len)?;
        Ok(self.allocate_array(ty, len, span))
    }

    /// Lowers an array initialiser `{ a, b }`, and returns the address of the new array.
    pub(super) fn array_literal(&mut self, values: &[Expr], ty: Type, span: Span) -> Result<Operand> {
        let len = values.len() as u32;
        let array = self.allocate_array(ty, len, span);
        let element = ty.element();
        for (value, index) in values.iter().zip(0..) {
            let operand = self.expr(value)?;
            let addr = self.address(BinOp::Add, array, ELEMENTS_OFFSET + index * element.bytes(), value.span);
            self.store(EvaluatedPlace::Memory { addr, mode: Mode::Na }, operand, element, value.span);
        }
        Ok(array)
    }

    fn allocate_array(&mut self, ty: Type, len: u32, span: Span) -> Operand {
        let size = ELEMENTS_OFFSET + u64::from(len) * ty.element().bytes();
        let array = self.allocate(size, ty, len, span);
        if self.memory.lengths.get(&ty) == Some(&Length::Stored) {
            let addr = self.address(BinOp::Add, array, LENGTH_OFFSET, span);
            let value = Operand::Const(u64::from(len));
            self.store(EvaluatedPlace::Memory { addr, mode: Mode::Na }, value, Type::INT, span);
        }
        array
    }

    /// Allocates an object of this type; `len` is the length of an array.
    fn allocate(&mut self, size: u64, ty: Type, len: u32, span: Span) -> Operand {
        let dst = self.temp();
        let zeroed = Zeroed::Yes;
        self.emit(
            span,
            Op::Alloc { dst, kind: AllocKind::Heap, size: size.into(), align: 16.into(), zeroed },
        );
        let pos = self.pos(span);
        let parts = self.parts(ty, len);
        let class = self.typed.show(ty);
        self.allocations.entry(span.start).or_insert(Allocation { pos, class, parts });
        dst.into()
    }

    /// Returns the names of the parts of such an object. Many allocations are alike and share them.
    fn parts(&mut self, ty: Type, len: u32) -> Arc<[Part]> {
        let len = len.min(NAMED_ELEMENTS);
        let (typed, memory) = (self.typed, self.memory);
        let parts = self.parts.entry((ty, len)).or_insert_with(|| match ty {
            _ if ty.is_array() => array_parts(ty, len).into(),
            Type { base: Base::Class(class), .. } => memory.parts(typed, class).into(),
            _ => monitor_part().into(),
        });
        parts.clone()
    }
}
