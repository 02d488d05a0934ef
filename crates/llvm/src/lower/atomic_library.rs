//! Lowers library calls for atomic accesses.

use super::function::{Body, Lowered, Refusal};
use super::types::Word;
use crate::ast::{Call, Statement, Strength};
use fencepost_program::*;

impl Body<'_, '_> {
    /// Lowers a call of libatomic, which compilers make for atomic accesses that they do not translate
    /// themselves. `name` is the part after `__atomic_` of `__atomic_load(size, from, to, order)` and so on,
    /// and of `__atomic_load_8` and its like.
    pub fn atomic_library(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        let (operation, sized) =
            match name.rsplit_once('_').and_then(|(op, n)| Some((op, n.parse::<u64>().ok()?))) {
                Some((operation, bytes)) => (operation, Some(bytes)),
                None => (name, None),
            };
        let (bytes, first) = match sized {
            Some(bytes) => (bytes, 0),
            None => (self.constant_arg(call, 0, "the size of an atomic access")?, 1),
        };
        if bytes == 16 {
            return self.wide_atomic_library(statement, call, operation, sized.is_some());
        }
        let Some(size) = Size::new(bytes) else {
            return Err(Refusal(format!("an atomic access of {bytes} bytes is not supported (at most 16)")));
        };
        let addr = self.arg(call, first)?;
        let word = Word { offset: 0, bits: size.bits() };
        let value = |body: &mut Self, index: usize| -> Lowered<Operand> {
            let arg = body.arg(call, index)?;
            if sized.is_some() {
                return Ok(arg);
            }
            let loaded = body.b.temp();
            body.load_word(arg, word, loaded);
            Ok(loaded.into())
        };
        match operation {
            "load" => {
                let dst = self.b.temp();
                self.ordered(call, first + if sized.is_some() { 1 } else { 2 }, &mut |body, mode| {
                    body.b.push(Op::Load { dst, addr, size, mode: load_mode(mode) });
                    Ok(())
                })?;
                match sized {
                    Some(_) => self.assign_result(statement, dst)?,
                    None => {
                        let to = self.arg(call, first + 1)?;
                        self.store_word(to, word, dst.into());
                    }
                }
            }
            "store" => {
                let value = value(self, first + 1)?;
                self.ordered(call, first + 2, &mut |body, mode| {
                    body.b.push(Op::Store { addr, value, size, mode: store_mode(mode) });
                    Ok(())
                })?;
            }
            "exchange" => {
                let arg = value(self, first + 1)?;
                let dst = self.b.temp();
                self.ordered(call, first + if sized.is_some() { 2 } else { 3 }, &mut |body, mode| {
                    body.b.push(Op::Rmw { op: RmwOp::Xchg, dst, addr, arg, size, mode });
                    Ok(())
                })?;
                match sized {
                    Some(_) => self.assign_result(statement, dst)?,
                    None => {
                        let to = self.arg(call, first + 2)?;
                        self.store_word(to, word, dst.into());
                    }
                }
            }
            "compare_exchange" | "compare_exchange_llmc" => {
                let place = self.arg(call, first + 1)?;
                let expected = self.b.temp();
                self.load_word(place, word, expected);
                let new = value(self, first + 2)?;
                let (old, ok) = (self.b.temp(), self.b.temp());
                self.ordered(call, first + 3, &mut |body, success| {
                    body.ordered(call, first + 4, &mut |body, failure| {
                        let failure = load_mode(failure);
                        let expected = expected.into();
                        let op = Op::CmpXchg { old, ok, addr, expected, new, size, success, failure };
                        body.compare_exchange(op, Strength::Strong);
                        Ok(())
                    })
                })?;
                // On failure the expected value is overwritten with what was found (on success that changes
                // nothing).
                let (write, done) = (self.b.block(), self.b.block());
                self.b.end(Terminator::Branch { cond: ok.into(), yes: done, no: write });
                self.b.switch_to(write);
                self.store_word(place, word, old.into());
                self.b.end(Terminator::Jump(done));
                self.b.switch_to(done);
                self.assign_result(statement, ok)?;
            }
            "fetch_add" | "fetch_sub" | "fetch_and" | "fetch_or" | "fetch_xor" | "fetch_nand"
                if sized.is_some() =>
            {
                let op = match operation {
                    "fetch_add" => RmwOp::Add,
                    "fetch_sub" => RmwOp::Sub,
                    "fetch_and" => RmwOp::And,
                    "fetch_or" => RmwOp::Or,
                    "fetch_xor" => RmwOp::Xor,
                    _ => RmwOp::Nand,
                };
                let (arg, dst) = (self.arg(call, 1)?, self.destination(statement)?);
                self.ordered(call, 2, &mut |body, mode| {
                    body.b.push(Op::Rmw { op, dst, addr, arg, size, mode });
                    Ok(())
                })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Emits an access whose memory order is given as C's number: once if that is constant, else once for
    /// each order.
    fn ordered(
        &mut self,
        call: &Call,
        index: usize,
        emit: &mut dyn FnMut(&mut Self, Mode) -> Lowered<()>,
    ) -> Lowered<()> {
        let value = match self.arg(call, index)? {
            Operand::Const(order) => return emit(self, order_of(order)),
            reg => reg,
        };
        let done = self.b.block();
        let here = self.b.current();
        let mut cases = Vec::new();
        for order in 0..=5 {
            let block = self.b.block();
            self.b.switch_to(block);
            emit(self, order_of(order))?;
            self.b.end(Terminator::Jump(done));
            cases.push((order, block));
        }
        let Some((_, default)) = cases.pop() else { unreachable!("there are six orders") };
        self.b.switch_to(here);
        self.b.end(Terminator::Switch { value, cases, default });
        self.b.switch_to(done);
        Ok(())
    }
}

/// Returns the mode for C's number of a memory order (consume is acquire).
pub fn order_of(number: u64) -> Mode {
    match number {
        0 => Mode::Rlx,
        1 | 2 => Mode::Acq,
        3 => Mode::Rel,
        4 => Mode::AcqRel,
        _ => Mode::Sc,
    }
}

/// Returns the mode of a load for which `mode` was asked.
pub fn load_mode(mode: Mode) -> Mode {
    match mode {
        Mode::Rel => Mode::Rlx,
        Mode::AcqRel => Mode::Acq,
        other => other,
    }
}

/// Returns the mode of a store for which `mode` was asked.
pub fn store_mode(mode: Mode) -> Mode {
    match mode {
        Mode::Acq => Mode::Rlx,
        Mode::AcqRel => Mode::Rel,
        other => other,
    }
}
