//! Loops of AArch64 from a load-exclusive to a store-exclusive, as one atomic update.

use super::super::emit::{Emitter, constant};
use super::Outcome;
use super::arm::{Held, Machine, access, read_half};
use super::split_operands;
use crate::ast::{Bin, Inst, RmwKind, Value};
use fencepost_program::Mode;

impl Machine<'_, '_> {
    /// Emits a loop from a load-exclusive to a store-exclusive as one update; returns the number of the line
    /// after it.
    pub fn exclusive(&mut self, label: &str, start: usize) -> Outcome<usize> {
        let lines: Vec<String> = self.template.lines.iter().map(|line| line.to_ascii_lowercase()).collect();
        let shape = || "it is no loop of load-exclusive and store-exclusive that is understood".to_owned();
        let mut at = start;
        while lines.get(at).is_some_and(|line| line.starts_with("prfm")) {
            at += 1;
        }
        let Some((load, rest)) = lines.get(at).and_then(|line| line.split_once(' ')) else {
            return Err(shape());
        };
        let Some(loads) = access(load, &["ldaxr", "ldxr"]) else { return Err(shape()) };
        let operands = split_operands(rest, ['[', ']']);
        let [to, place @ ..] = &operands[..] else { return Err(shape()) };
        let (bits, addr) = (loads.bits.unwrap_or(self.width(to)), self.memory(place)?);
        self.write(to, Held::Old)?;
        let mut expected: Option<(Value, String)> = None;
        loop {
            at += 1;
            let Some((name, rest)) = lines.get(at).and_then(|line| line.split_once(' ')) else {
                return Err(shape());
            };
            let operands = split_operands(rest, ['[', ']']);
            if let Some(stores) = access(name, &["stlxr", "stxr"]) {
                let [status, from, place @ ..] = &operands[..] else { return Err(shape()) };
                let tries_again = lines.get(at + 1).is_some_and(|line| {
                    line.split_once(' ').is_some_and(|(name, rest)| {
                        let operands = split_operands(rest, ['[', ']']);
                        name == "cbnz"
                            && operands.len() == 2
                            && operands[0] == *status
                            && is_back_to(operands[1], label)
                    })
                });
                let mode = match (loads.ordered, stores.ordered) {
                    (true, true) => Mode::Sc,
                    (true, false) => Mode::Acq,
                    (false, true) => Mode::Rel,
                    (false, false) => Mode::Rlx,
                };
                let again = self.memory(place)?;
                if !tries_again
                    || (stores.bits.is_some() && stores.bits != Some(bits))
                    || !same_place(&addr, &again, self.e)
                {
                    return Err(shape());
                }
                let new = match self.registers.get(&self.register(from)?) {
                    Some(held) => held.clone(),
                    None => Held::Value(self.read(from, 64)?),
                };
                let mode = self.mode(mode);
                let old =
                    self.update(bits, addr, new, expected.as_ref().map(|(value, _)| value.clone()), mode)?;
                let status_name = self.register(status)?;
                if let Some((expected, exit)) = expected {
                    // If the loop is left, the status is that of no store, or what differed.
                    let differs = self.e.bin(Bin::Xor, 64, old.clone(), expected);
                    self.registers.insert(status_name, Held::Value(differs));
                    let is_exit =
                        |line: &String| line.strip_suffix(':').is_some_and(|name| is_forward_to(&exit, name));
                    if !lines.get(at + 2).is_some_and(is_exit) {
                        return Err(
                            "something comes between the loop and the place where it is left".to_owned()
                        );
                    }
                } else {
                    self.registers.insert(status_name, Held::Value(constant(0)));
                }
                self.resolve(old);
                return Ok(at + 2);
            }
            match (name, &operands[..]) {
                ("b.ne" | "bne", [exit]) if expected.is_none() => {
                    let Some((width, value)) = self.compared.take() else { return Err(shape()) };
                    if width != bits {
                        return Err(shape());
                    }
                    expected = Some((value, (*exit).to_owned()));
                }
                ("cbnz", [tested, exit]) if expected.is_none() => {
                    match self.registers.get(&self.register(tested)?) {
                        Some(Held::OfOld(Bin::Xor | Bin::Sub, width, value)) if *width == bits => {
                            expected = Some((value.clone(), (*exit).to_owned()));
                        }
                        _ => return Err(shape()),
                    }
                }
                _ => self.compute(name, &operands)?,
            }
        }
    }

    /// Emits the update of a loop, and returns the old value, as a number of 64 bits.
    fn update(
        &mut self,
        bits: u32,
        addr: Value,
        new: Held,
        expected: Option<Value>,
        mode: Mode,
    ) -> Outcome<Value> {
        let old = match (new, expected) {
            (Held::Value(new), Some(expected)) => {
                let pair = (self.e.resize(expected, 64, bits), self.e.resize(new, 64, bits));
                self.e.compare_exchange(bits, addr, pair, (mode, read_half(mode))).0
            }
            (Held::Value(new), None) => {
                let new = self.e.resize(new, 64, bits);
                self.e.update(RmwKind::Xchg, bits, addr, new, mode)
            }
            (Held::Old, None) => self.e.update(RmwKind::Or, bits, addr, constant(0), mode),
            (Held::OfOld(op, _, arg), None) => {
                let kind = match op {
                    Bin::Add => RmwKind::Add,
                    Bin::Sub => RmwKind::Sub,
                    Bin::And => RmwKind::And,
                    Bin::Or => RmwKind::Or,
                    _ => RmwKind::Xor,
                };
                let arg = self.e.resize(arg, 64, bits);
                self.e.update(kind, bits, addr, arg, mode)
            }
            _ => {
                return Err(
                    "its new value depends on the old one, and on what it is compared with".to_owned()
                );
            }
        };
        Ok(self.e.resize(old, bits, 64))
    }

    /// Gives registers that depend on the old value of a loop theirs.
    fn resolve(&mut self, old: Value) {
        let mut names: Vec<String> = self.registers.keys().cloned().collect();
        names.sort_unstable();
        for name in names {
            let value = match &self.registers[&name] {
                Held::Value(_) => continue,
                Held::Old => old.clone(),
                Held::OfOld(op, bits, arg) => {
                    let (op, bits, arg) = (*op, *bits, arg.clone());
                    let (old, arg) = (self.e.resize(old.clone(), 64, bits), self.e.resize(arg, 64, bits));
                    let new = self.e.bin(op, bits, old, arg);
                    self.e.resize(new, bits, 64)
                }
            };
            self.registers.insert(name, Held::Value(value));
        }
    }
}

/// Returns whether two addresses of one loop are the same: the same value, or cast from the same.
fn same_place(a: &Value, b: &Value, e: &Emitter<'_>) -> bool {
    let source = |value: &Value| match value {
        Value::Local(local) => e.out.iter().find(|s| s.dst == Some(*local)).and_then(|s| match &s.inst {
            Inst::Cast { value, .. } => Some(value.clone()),
            _ => None,
        }),
        _ => None,
    };
    a == b || source(a).is_some_and(|of| Some(of) == source(b))
}

fn is_back_to(target: &str, label: &str) -> bool {
    target == label || target.strip_suffix('b') == Some(label)
}

fn is_forward_to(target: &str, label: &str) -> bool {
    target == label || target.strip_suffix('f') == Some(label)
}
