//! Lowers atomic accesses of 16 bytes.
//!
//! No access of the machine has 16 bytes, so one is an atomic section (`__VERIFIER_atomic_begin` to `_end`)
//! with two accesses of 8 bytes. The halves may also be accessed by themselves, as code with a pointer and a
//! counter does. A section is ordered with every other one. That is what a locked instruction of x86 means,
//! which is a full fence. It is more than C promises of an atomic access, so programs that do not say that
//! they have fences there get a bound: executions with a weaker order are missing.

use super::function::{Body, Lowered, Refusal};
use super::start::{ENTER_SECTION, LEAVE_SECTION};
use super::types::{self, Word};
use crate::ast::{Call, Inst, RmwKind, Statement, Type};
use fencepost_program::*;

const ORDERED: &str = "atomic accesses of 16 bytes are ordered with each other, whatever their memory order: executions in \
                       which a weaker order makes a difference were not explored";

/// Returns whether an atomic access to a value of this type is one of 16 bytes.
pub fn is_wide(ty: &Type) -> bool {
    matches!(ty, Type::Int(65..=128)) && types::size(ty).is_ok_and(|size| size == 16)
}

impl Body<'_, '_> {
    /// Emits an atomic load of 16 bytes.
    pub(super) fn wide_load(&mut self, addr: Operand, mode: Mode) -> Pair<Operand> {
        self.in_section(mode, |body| body.halves(addr, mode))
    }

    /// Emits an atomic store of 16 bytes.
    pub(super) fn wide_store(&mut self, addr: Operand, value: Pair<Operand>, mode: Mode) {
        self.in_section(mode, |body| body.store_halves(addr, value, mode));
    }

    /// Lowers an `atomicrmw` of 16 bytes.
    pub(super) fn wide_update(
        &mut self,
        statement: &Statement,
        (kind, ty): (&RmwKind, &Type),
        addr: Operand,
        arg: Pair<Operand>,
        mode: Mode,
    ) -> Lowered<()> {
        let op = match kind {
            RmwKind::Xchg => None,
            RmwKind::Add => Some(BinOp::Add),
            RmwKind::Sub => Some(BinOp::Sub),
            RmwKind::And => Some(BinOp::And),
            RmwKind::Or => Some(BinOp::Or),
            RmwKind::Xor => Some(BinOp::Xor),
            other => return Err(Refusal(format!("an atomic {other:?} of 16 bytes is not supported"))),
        };
        let bits = super::instructions::int_bits(ty)?;
        let old = self.in_section(mode, |body| {
            let old = body.halves(addr, mode.read_half());
            let new = match op {
                None => arg,
                Some(op) => {
                    let dst = Pair { low: body.b.temp(), high: body.b.temp() };
                    body.b.push(Op::Wide { op, bits, dst, a: old, b: arg });
                    Pair { low: dst.low.into(), high: dst.high.into() }
                }
            };
            body.store_halves(addr, new, mode.write_half());
            old
        });
        self.assign(statement, vec![old.low, old.high])
    }

    /// Emits a compare-exchange of 16 bytes; returns the old value and whether it took place.
    pub(super) fn wide_compare_exchange(
        &mut self,
        addr: Operand,
        (expected, new): (Pair<Operand>, Pair<Operand>),
        (success, failure): (Mode, Mode),
    ) -> (Pair<Operand>, Operand) {
        let read = if success == Mode::Sc { Mode::Sc } else { stronger(success.read_half(), failure) };
        self.in_section(success, |body| {
            let old = body.halves(addr, read);
            let ok = body.b.temp();
            body.b.push(Op::WideCmp { op: CmpOp::Eq, bits: 128, dst: ok, a: old, b: expected });
            let (write, done) = (body.b.block(), body.b.block());
            body.b.end(Terminator::Branch { cond: ok.into(), yes: write, no: done });
            body.b.switch_to(write);
            body.store_halves(addr, new, success.write_half());
            body.b.end(Terminator::Jump(done));
            body.b.switch_to(done);
            (old, ok.into())
        })
    }

    fn in_section<T>(&mut self, mode: Mode, access: impl FnOnce(&mut Self) -> T) -> T {
        if !(mode == Mode::Sc && self.is_between_fences()) {
            self.low.note_bound(ORDERED.to_owned());
        }
        self.call_runtime(ENTER_SECTION);
        let done = access(self);
        self.call_runtime(LEAVE_SECTION);
        done
    }

    /// Returns whether the instruction that is being translated has seq_cst fences before and after it.
    fn is_between_fences(&self) -> bool {
        let Some((block, at)) = self.at else { return false };
        let is_fence = |statement: &Statement| {
            matches!(statement.inst, Inst::Fence { kind: FenceKind::Sc, single_thread: false })
        };
        let mut after = block.body[at + 1..].iter();
        let next = after.find(|statement| !matches!(statement.inst, Inst::ExtractValue { .. }));
        at > 0 && is_fence(&block.body[at - 1]) && next.is_some_and(is_fence)
    }

    fn halves(&mut self, addr: Operand, mode: Mode) -> Pair<Operand> {
        let [low, high] = [0, 8].map(|offset| {
            let (addr, dst) = (self.offset(addr, offset), self.b.temp());
            self.b.push(Op::Load { dst, addr, size: Size::B8, mode });
            Operand::Reg(dst)
        });
        Pair { low, high }
    }

    fn store_halves(&mut self, addr: Operand, value: Pair<Operand>, mode: Mode) {
        for (offset, value) in [(0, value.low), (8, value.high)] {
            let addr = self.offset(addr, offset);
            self.b.push(Op::Store { addr, value, size: Size::B8, mode });
        }
    }

    /// Lowers a call of libatomic for an access of 16 bytes. `sized`: the function has the size in its name
    /// and takes values; others take pointers to values, after the size.
    pub(super) fn wide_atomic_library(
        &mut self,
        statement: &Statement,
        call: &Call,
        operation: &str,
        sized: bool,
    ) -> Lowered<bool> {
        let first = usize::from(!sized);
        let addr = self.arg(call, first)?;
        let last = call.args.len().saturating_sub(1);
        // A value, in one argument, in two, or in memory.
        let value = |body: &mut Self, index: usize| -> Lowered<Pair<Operand>> {
            if !sized {
                let from = body.arg(call, index)?;
                return Ok(body.plain_halves(from));
            }
            let mut words = vec![];
            for arg in call.args.iter().skip(index).take(2) {
                words.extend(body.words(&arg.ty, &arg.value)?);
            }
            match words[..] {
                [low, high, ..] => Ok(Pair { low, high }),
                _ => Err(Refusal("an atomic access of 16 bytes without a value".to_owned())),
            }
        };
        let give = |body: &mut Self, index: usize, value: Pair<Operand>| -> Lowered<()> {
            match (sized, statement.dst) {
                (true, Some(_)) => body.assign(statement, vec![value.low, value.high]),
                (true, None) => Ok(()),
                (false, _) => {
                    let to = body.arg(call, index)?;
                    body.store_plain_halves(to, value);
                    Ok(())
                }
            }
        };
        match operation {
            "load" => {
                let mode = self.constant_order(call, last)?;
                let value = self.wide_load(addr, super::atomic_library::load_mode(mode));
                give(self, first + 1, value)?;
            }
            "store" => {
                let value = value(self, first + 1)?;
                let mode = self.constant_order(call, last)?;
                self.wide_store(addr, value, super::atomic_library::store_mode(mode));
            }
            "exchange" => {
                let new = value(self, first + 1)?;
                let mode = self.constant_order(call, last)?;
                let old = self.in_section(mode, |body| {
                    let old = body.halves(addr, mode.read_half());
                    body.store_halves(addr, new, mode.write_half());
                    old
                });
                give(self, first + 2, old)?;
            }
            "compare_exchange" => {
                let place = self.arg(call, first + 1)?;
                let expected = self.plain_halves(place);
                let new = value(self, first + 2)?;
                let (success, failure) =
                    (self.constant_order(call, last - 1)?, self.constant_order(call, last)?);
                let modes = (success, super::atomic_library::load_mode(failure));
                let (old, ok) = self.wide_compare_exchange(addr, (expected, new), modes);
                let (write, done) = (self.b.block(), self.b.block());
                self.b.end(Terminator::Branch { cond: ok, yes: done, no: write });
                self.b.switch_to(write);
                self.store_plain_halves(place, old);
                self.b.end(Terminator::Jump(done));
                self.b.switch_to(done);
                self.assign_result(statement, ok)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn constant_order(&mut self, call: &Call, index: usize) -> Lowered<Mode> {
        Ok(super::atomic_library::order_of(self.constant_arg(call, index, "a memory order")?))
    }

    fn plain_halves(&mut self, from: Operand) -> Pair<Operand> {
        let [low, high] = [0, 8].map(|offset| {
            let dst = self.b.temp();
            self.load_word(from, Word { offset, bits: 64 }, dst);
            Operand::Reg(dst)
        });
        Pair { low, high }
    }

    fn store_plain_halves(&mut self, to: Operand, value: Pair<Operand>) {
        self.store_word(to, Word { offset: 0, bits: 64 }, value.low);
        self.store_word(to, Word { offset: 8, bits: 64 }, value.high);
    }
}

/// Returns the stronger of two modes of loads.
fn stronger(a: Mode, b: Mode) -> Mode {
    if a == Mode::Sc || b == Mode::Sc {
        Mode::Sc
    } else if a == Mode::Acq || b == Mode::Acq {
        Mode::Acq
    } else {
        Mode::Rlx
    }
}
