//! The lowering of read-modify-writes and compare-exchanges.
//!
//! On shared memory they are one instruction; on a variable, which no other thread can see, they are
//! computed.

use super::Result;
use super::call::{CompareExchange, Exchange, Strength};
use super::expr::{Target, Value};
use super::place::Place;
use super::thread::Lowering;
use crate::SpuriousCas;
use crate::types::{Constness, IntType, Type};
use fencepost_program::{BinOp, BlockKind, CmpOp, Mode, Op, Operand, Reg, RmwOp, Terminator};
use fencepost_source::{Diagnostic, Span};

impl Lowering<'_> {
    /// Lowers a function of the `atomic_fetch_…` family, whose argument counts elements if the location holds
    /// a pointer.
    pub(super) fn fetch(
        &mut self,
        op: RmwOp,
        place: &Place,
        argument: Value,
        mode: Mode,
        span: Span,
        target: &Target,
    ) -> Result<Value> {
        let ty = place.object().ty.clone();
        let operand = match (&ty, op) {
            (Type::Int(IntType::Bool), _) => {
                return Err(Diagnostic::new(span, "there is no arithmetic on an atomic `bool`")
                    .help("use `atomic_exchange` or `atomic_compare_exchange_strong`"));
            }
            (Type::Pointer(_), RmwOp::Add | RmwOp::Sub) => {
                self.scaled(&Value { op: 0.into(), ty: ty.clone() }, &argument, span)?
            }
            (Type::Pointer(_), _) => {
                return Err(Diagnostic::new(span, "this operation needs a number")
                    .label(format!("the location has the type `{ty}`")));
            }
            _ => self.converted(argument, &ty, span)?,
        };
        self.update(op, place, operand, mode, span, target)
    }

    /// Lowers an atomic read-modify-write of a memory location, and returns the value that was there before.
    pub(super) fn update(
        &mut self,
        op: RmwOp,
        place: &Place,
        arg: Operand,
        mode: Mode,
        span: Span,
        target: &Target,
    ) -> Result<Value> {
        let ty = place.object().ty.clone();
        if let Place::Memory { addr, .. } = place {
            self.check_writable(place, span)?;
            let dst = self.result(target, &ty);
            self.emit(span, Op::Rmw { op, dst, addr: *addr, arg, size: place.size(), mode });
            return Ok(Value { op: dst.into(), ty });
        }
        let old = self.copied(place, span);
        let bin = match op {
            RmwOp::Add => Some(BinOp::Add),
            RmwOp::Sub => Some(BinOp::Sub),
            RmwOp::And => Some(BinOp::And),
            RmwOp::Or => Some(BinOp::Or),
            RmwOp::Xor => Some(BinOp::Xor),
            _ => None,
        };
        let new = match bin {
            Some(op) => {
                let dst = self.temp();
                self.emit(span, Op::Bin { op, bits: ty.bits(), dst, a: old.into(), b: arg });
                dst.into()
            }
            None => arg,
        };
        self.write(place, new, span)?;
        Ok(Value { op: old.into(), ty })
    }

    /// Copies the value of a place to a register of its own.
    fn copied(&mut self, place: &Place, span: Span) -> Reg {
        let kept = self.temp();
        let value = self.read_as(place, place.mode(), span, &Some((kept, place.object().ty.clone())));
        self.copy(span, kept, value.op);
        kept
    }

    /// Lowers a compare-exchange of C, which stores the value it found in `expected` if it fails. `expected`
    /// is read first, with a plain read if it is memory, and written if the exchange fails.
    pub(super) fn compare_exchange(&mut self, cas: &CompareExchange, arg: Span, span: Span) -> Result<Value> {
        let (ty, found) = (&cas.exchange.place.object().ty, &cas.expected.object().ty);
        if ty.bits() != found.bits() {
            let message = format!("`expected` points at `{found}`, the location holds `{ty}`");
            return Err(Diagnostic::new(arg, message).help("both need types of one width"));
        }
        let expected = self.read_as(&cas.expected, Mode::Na, span, &None).op;
        let (old, ok) = self.exchange(&cas.exchange, expected, span)?;
        self.store_found(cas, old, ok, span)?;
        Ok(Value::int(ok))
    }

    /// Lowers the atomic part of a compare-exchange; returns the registers of the value found and of whether
    /// it succeeded.
    pub(super) fn exchange(&mut self, cas: &Exchange, expected: Operand, span: Span) -> Result<(Reg, Reg)> {
        let ty = &cas.place.object().ty;
        let (old, ok) = (self.temp(), self.temp());
        let spurious =
            cas.strength == Strength::Weak && self.context.options.spurious_cas == SpuriousCas::Explore;
        let after = self.block();
        if spurious {
            let (fail, normal) = (self.block(), self.block());
            let choice = self.temp();
            // The first choice is the ordinary one: engines treat it as the default.
            self.emit(span, Op::Choose { dst: choice, low: 0.into(), high: 1.into() });
            self.end(span, Terminator::Branch { cond: choice.into(), yes: fail, no: normal });
            self.switch_to(fail);
            if let Place::Memory { addr, .. } = &cas.place {
                let (addr, size, mode) = (*addr, cas.place.size(), cas.failure);
                self.emit(span, Op::FailedCas { dst: old, addr, size, mode, success: cas.success });
            } else {
                let found = self.read_as(&cas.place, cas.failure, span, &Some((old, ty.clone())));
                self.copy(span, old, found.op);
            }
            // A failure on another value is no spurious one: the ordinary choice has it already.
            let (bits, same) = (ty.bits(), self.temp());
            self.emit(span, Op::Cmp { op: CmpOp::Eq, bits, dst: same, a: old.into(), b: expected });
            self.emit(span, Op::Assume { cond: same.into(), why: BlockKind::Redundant });
            self.copy(span, ok, 0.into());
            self.end(span, Terminator::Jump(after));
            self.switch_to(normal);
        }
        match &cas.place {
            Place::Memory { addr, .. } => {
                self.check_writable(&cas.place, span)?;
                let (addr, size) = (*addr, cas.place.size());
                let (new, success, failure) = (cas.new, cas.success, cas.failure);
                self.emit(span, Op::CmpXchg { old, ok, addr, expected, new, size, success, failure });
            }
            place => {
                let value = self.read_as(place, Mode::Na, span, &Some((old, ty.clone())));
                self.copy(span, old, value.op);
                let bits = ty.bits();
                self.emit(span, Op::Cmp { op: CmpOp::Eq, bits, dst: ok, a: old.into(), b: expected });
                let new = self.temp();
                self.emit(span, Op::Select { dst: new, cond: ok.into(), yes: cas.new, no: old.into() });
                self.write(place, new.into(), span)?;
            }
        }
        self.jump_into(span, after);
        Ok((old, ok))
    }

    /// Lowers the write of the value found to `expected`, which is made only if the exchange failed.
    fn store_found(&mut self, cas: &CompareExchange, old: Reg, ok: Reg, span: Span) -> Result<()> {
        if let Place::Variable { reg, object } = &cas.expected
            && object.constness == Constness::Mutable
        {
            let (yes, no) = ((*reg).into(), old.into());
            self.emit(span, Op::Select { dst: *reg, cond: ok.into(), yes, no });
            return Ok(());
        }
        let (failed, after) = (self.block(), self.block());
        self.end(span, Terminator::Branch { cond: ok.into(), yes: after, no: failed });
        self.switch_to(failed);
        self.write_as(&cas.expected, old.into(), Mode::Na, span)?;
        self.jump_into(span, after);
        Ok(())
    }
}
