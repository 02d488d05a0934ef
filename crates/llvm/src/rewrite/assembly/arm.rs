//! Instructions of AArch64 (target first), and barriers of some other processors.
//!
//! A loop from a load-exclusive to a store-exclusive that tries again until it succeeds is one atomic update:
//! an exchange, an operation on the old value, or, if it is left where the old value is not the expected one,
//! a compare-exchange. What is between the two may only compute the new value.

use super::super::emit::{Emitter, constant};
use super::flags::Flags;
use super::template::{Place, Template};
use super::{Outcome, assign_outputs, split_operands};
use crate::ast::{Bin, RmwKind, Type, Value};
use fencepost_program::{FenceKind, Mode, mask};
use rustc_hash::FxHashMap;

/// Emits what the assembly does.
pub fn run(e: &mut Emitter<'_>, template: &Template) -> Outcome<()> {
    let mut machine = Machine::new(e, template)?;
    let mut at = 0;
    while at < template.lines.len() {
        at = machine.line(at).map_err(|why| {
            let line = super::x86_operands::shown(&template.lines[at]);
            match why.is_empty() {
                true => format!("the instruction `{line}` is not known"),
                false => format!("`{line}`: {why}"),
            }
        })?;
    }
    let mut values = Vec::new();
    if machine.e.result.is_some() {
        for number in (0..template.operands.len()).filter(|n| template.operands[*n].is_result) {
            values.push((number, machine.output(number)?));
        }
    }
    let mut values = values.into_iter();
    assign_outputs(machine.e, template, |_, number| {
        let value = values.next().filter(|(of, _)| *of == number);
        value.map(|(_, value)| value).ok_or_else(|| "an output is missing".to_owned())
    })
}

/// The value of a register, as a number of 64 bits.
#[derive(Clone)]
pub enum Held {
    Value(Value),
    /// What the load-exclusive of the loop that is being read got.
    Old,
    /// That value, and an operation of so many bits on it.
    OfOld(Bin, u32, Value),
}

pub struct Machine<'m, 'f> {
    pub e: &'m mut Emitter<'f>,
    pub template: &'m Template,
    pub registers: FxHashMap<String, Held>,
    flags: Flags,
    /// What the last comparison compared the old value with.
    pub compared: Option<(u32, Value)>,
}

/// A memory access: its width, and whether it orders what comes after or before it.
pub struct Access {
    pub bits: Option<u32>,
    pub ordered: bool,
}

fn unknown<T>() -> Outcome<T> {
    Err(String::new())
}

impl<'m, 'f> Machine<'m, 'f> {
    fn new(e: &'m mut Emitter<'f>, template: &'m Template) -> Outcome<Self> {
        let registers = FxHashMap::default();
        let mut machine = Machine { e, template, registers, flags: Flags::default(), compared: None };
        for operand in &template.operands {
            let (Some(input), Some(name)) = (&operand.input, register_of(&operand.place)) else { continue };
            let value = match operand.ty {
                Type::Int(bits @ 1..=64) => machine.e.resize(input.clone(), bits, 64),
                Type::Ptr => machine.e.address(input.clone()),
                _ => continue,
            };
            machine.registers.insert(name, Held::Value(value));
        }
        Ok(machine)
    }

    /// Runs line number `at`; returns the number of the next.
    fn line(&mut self, at: usize) -> Outcome<usize> {
        let line = self.template.lines[at].to_ascii_lowercase();
        if let Some(label) = line.strip_suffix(':') {
            // The start of a loop, or the end of one that was left.
            let next = self.template.lines.get(at + 1).map(|line| line.to_ascii_lowercase());
            let begins =
                next.is_some_and(|next| ["ldxr", "ldaxr", "prfm"].iter().any(|name| next.starts_with(name)));
            return if begins { self.exclusive(label, at + 1) } else { Ok(at + 1) };
        }
        let (name, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let operands: Vec<&str> = split_operands(rest, ['[', ']']);
        if !self.hint(name, rest) {
            self.instruction(name, &operands)?;
        }
        Ok(at + 1)
    }

    /// Emits a barrier, or nothing for a hint; returns whether it is one of these.
    fn hint(&mut self, name: &str, rest: &str) -> bool {
        let kind = match (name, rest) {
            (
                "nop" | "yield" | "isb" | "wfe" | "wfi" | "sev" | "sevl" | "hint" | "prfm" | "pause" | "rep",
                _,
            ) => {
                return true;
            }
            ("dmb" | "dsb", "ish" | "sy" | "osh" | "") | ("sync" | "hwsync" | "membar" | "mfence", _) => {
                FenceKind::Sc
            }
            ("dmb" | "dsb", "ishst" | "st" | "oshst") | ("sfence", _) => FenceKind::StoreStore,
            ("dmb" | "dsb", "ishld" | "ld" | "oshld") | ("lfence", _) => FenceKind::LoadLoad,
            ("lwsync", _) => FenceKind::AcqRel,
            _ => return false,
        };
        self.e.fence(kind);
        true
    }

    fn instruction(&mut self, name: &str, operands: &[&str]) -> Outcome<()> {
        match (name, operands) {
            ("mrs", [to, "tpidr_el0"]) => {
                let pointer = self.e.thread_block();
                let address = self.e.address(pointer);
                return self.write(to, Held::Value(address));
            }
            ("mov" | "add" | "sub" | "and" | "orr" | "eor" | "bic" | "mvn" | "cmp", _) => {
                return self.compute(name, operands);
            }
            ("cset", [to, condition]) => {
                let name = match *condition {
                    "eq" => "z",
                    "ne" => "nz",
                    "lt" => "l",
                    "ge" => "ge",
                    "gt" => "g",
                    "le" => "le",
                    _ => return unknown(),
                };
                let bit = self.flags.clone().condition(self.e, name)?;
                let value = self.e.resize(bit, 1, 64);
                return self.write(to, Held::Value(value));
            }
            _ => {}
        }
        if let Some(access) = access(name, &["ldar", "ldapr", "ldr"]) {
            let [to, at @ ..] = operands else { return unknown() };
            let bits = access.bits.unwrap_or(self.width(to));
            let mode = match name {
                _ if !access.ordered => Mode::Rlx,
                _ if name.starts_with("ldapr") => Mode::Acq,
                _ => Mode::Sc,
            };
            let (addr, mode) = (self.memory(at)?, self.mode(mode));
            let value = self.e.load(bits, addr, mode);
            let value = self.e.resize(value, bits, 64);
            return self.write(to, Held::Value(value));
        }
        if let Some(access) = access(name, &["stlr", "str"]) {
            let [from, at @ ..] = operands else { return unknown() };
            let bits = access.bits.unwrap_or(self.width(from));
            let mode = self.mode(if access.ordered { Mode::Sc } else { Mode::Rlx });
            let (value, addr) = (self.read(from, bits)?, self.memory(at)?);
            self.e.store(bits, value, addr, mode);
            return Ok(());
        }
        self.single_update(name, operands)
    }

    /// Emits an update that is one instruction (ARMv8.1): `ldadd`, `swp`, `cas`, ….
    fn single_update(&mut self, name: &str, operands: &[&str]) -> Outcome<()> {
        const UPDATES: [(&str, RmwKind); 5] = [
            ("add", RmwKind::Add),
            ("set", RmwKind::Or),
            ("clr", RmwKind::And),
            ("eor", RmwKind::Xor),
            ("swp", RmwKind::Xchg),
        ];
        let (stem, returns) = match (name.strip_prefix("ld"), name.strip_prefix("st")) {
            _ if name.starts_with("swp") || name.starts_with("cas") => (name, true),
            (Some(stem), _) => (stem, true),
            (_, Some(stem)) => (stem, false),
            _ => return unknown(),
        };
        let (stem, rest) = stem.split_at_checked(3).ok_or("")?;
        let (order, width) = match rest.strip_suffix('b') {
            Some(order) => (order, Some(8)),
            None => match rest.strip_suffix('h') {
                Some(order) => (order, Some(16)),
                None => (rest, None),
            },
        };
        let mode = match order {
            "" => Mode::Rlx,
            "a" => Mode::Acq,
            "l" => Mode::Rel,
            "al" => Mode::Sc,
            _ => return unknown(),
        };
        let mode = self.mode(mode);
        let Some(first) = operands.first() else { return unknown() };
        let bits = width.unwrap_or(self.width(first));
        if stem == "cas" {
            let [expected, new, at @ ..] = operands else { return unknown() };
            let pair = (self.read(expected, bits)?, self.read(new, bits)?);
            let (addr, failure) = (self.memory(at)?, read_half(mode));
            let (old, _) = self.e.compare_exchange(bits, addr, pair, (mode, failure));
            let old = self.e.resize(old, bits, 64);
            return self.write(expected, Held::Value(old));
        }
        let Some((_, kind)) = UPDATES.iter().find(|(known, _)| *known == stem) else { return unknown() };
        let (to, at) = match (returns, operands) {
            (true, [_, to, at @ ..]) => (Some(*to), at),
            (false, [_, at @ ..]) => (None, at),
            _ => return unknown(),
        };
        let mut arg = self.read(first, bits)?;
        if stem == "clr" {
            arg = self.e.bin(Bin::Xor, bits, arg, constant(mask(bits as u8, u64::MAX)));
        }
        let addr = self.memory(at)?;
        let old = self.e.update(kind.clone(), bits, addr, arg, mode);
        match to {
            Some(to) => {
                let old = self.e.resize(old, bits, 64);
                self.write(to, Held::Value(old))
            }
            None => Ok(()),
        }
    }

    /// Runs an instruction that computes.
    pub fn compute(&mut self, name: &str, operands: &[&str]) -> Outcome<()> {
        let held = |machine: &Self, text: &str| match machine.register(text) {
            Ok(name) => machine.registers.get(&name).cloned(),
            Err(_) => None,
        };
        match (name, operands) {
            ("mov", [to, from]) => {
                let value = match held(self, from) {
                    Some(other @ (Held::Old | Held::OfOld(..))) => other,
                    _ => {
                        let bits = self.width(to);
                        let value = self.read(from, bits)?;
                        Held::Value(self.e.resize(value, bits, 64))
                    }
                };
                self.write(to, value)
            }
            ("mvn", [to, from]) => {
                let bits = self.width(to);
                let value = self.read(from, bits)?;
                let value = self.e.bin(Bin::Xor, bits, value, constant(mask(bits as u8, u64::MAX)));
                let value = self.e.resize(value, bits, 64);
                self.write(to, Held::Value(value))
            }
            ("cmp", [a, b]) => {
                let bits = self.width(a);
                if let Some(Held::Old) = held(self, a) {
                    let value = self.read(b, bits)?;
                    self.compared = Some((bits, self.e.resize(value, bits, 64)));
                    return Ok(());
                }
                let (a, b) = (self.read(a, bits)?, self.read(b, bits)?);
                let difference = self.e.bin(Bin::Sub, bits, a.clone(), b.clone());
                self.flags = Flags::of_difference(a, b, difference, bits);
                Ok(())
            }
            ("add" | "sub" | "and" | "orr" | "eor" | "bic", [to, a, b]) => {
                let bits = self.width(to);
                let op = match name {
                    "add" => Bin::Add,
                    "sub" => Bin::Sub,
                    "orr" => Bin::Or,
                    "eor" => Bin::Xor,
                    _ => Bin::And,
                };
                let commutes = !matches!(name, "sub" | "bic");
                let (a, b) = match held(self, b) {
                    Some(Held::Old) if commutes => (b, a),
                    _ => (a, b),
                };
                let mut arg = self.read(b, bits)?;
                if name == "bic" {
                    arg = self.e.bin(Bin::Xor, bits, arg, constant(mask(bits as u8, u64::MAX)));
                }
                if let Some(Held::Old) = held(self, a) {
                    let arg = self.e.resize(arg, bits, 64);
                    return self.write(to, Held::OfOld(op, bits, arg));
                }
                let a = self.read(a, bits)?;
                let value = self.e.bin(op, bits, a, arg);
                let value = self.e.resize(value, bits, 64);
                self.write(to, Held::Value(value))
            }
            _ => unknown(),
        }
    }

    pub fn mode(&self, mode: Mode) -> Mode {
        if self.template.clobbers_memory { mode } else { Mode::Rlx }
    }

    /// Returns the name of the register that a text is; operands that share one have the same.
    pub fn register(&self, text: &str) -> Outcome<String> {
        if let Some((number, _)) = self.template.operand_of(text) {
            let name = register_of(&self.template.operands[number].place);
            return name.ok_or_else(|| "an operand in memory is used as a register".to_owned());
        }
        match text.strip_prefix(['x', 'w']) {
            Some(number) if number.parse::<u8>().is_ok_and(|n| n < 31) => Ok(format!("x{number}")),
            _ => Err(format!("`{text}` is no register")),
        }
    }

    pub fn width(&self, text: &str) -> u32 {
        match self.template.operand_of(text) {
            Some((_, "w")) => 32,
            Some(_) => 64,
            None if text.starts_with('w') => 32,
            None => 64,
        }
    }

    pub fn read(&mut self, text: &str, bits: u32) -> Outcome<Value> {
        if matches!(text, "xzr" | "wzr") {
            return Ok(constant(0));
        }
        if let Some(number) =
            text.strip_prefix('#').or_else(|| text.starts_with(|c: char| c.is_ascii_digit()).then_some(text))
        {
            let value = match number.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).ok(),
                None => number.parse::<i64>().ok().map(|n| n as u64),
            };
            let value = value.ok_or_else(|| format!("`{text}` is no number"))?;
            return Ok(constant(mask(bits as u8, value)));
        }
        match self.registers.get(&self.register(text)?) {
            Some(Held::Value(value)) => {
                let value = value.clone();
                Ok(self.e.resize(value, 64, bits))
            }
            Some(_) => Err("it uses the old value of the loop in a way that is not understood".to_owned()),
            None => Err("it reads a register that nothing has set".to_owned()),
        }
    }

    pub fn write(&mut self, text: &str, held: Held) -> Outcome<()> {
        if matches!(text, "xzr" | "wzr") {
            return Ok(());
        }
        let name = self.register(text)?;
        self.registers.insert(name, held);
        Ok(())
    }

    /// Returns the address that operands such as `[x1, #8]` are.
    pub fn memory(&mut self, parts: &[&str]) -> Outcome<Value> {
        if let [whole] = parts
            && let Some((number, _)) = self.template.operand_of(whole)
            && let Place::Memory(at) = &self.template.operands[number].place
        {
            return Ok(at.clone());
        }
        let [whole] = parts else { return unknown() };
        let Some(inner) = whole.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else {
            return unknown();
        };
        let (base, offset) = inner.split_once(',').unwrap_or((inner, "#0"));
        let (base, offset) = (self.read(base.trim(), 64)?, self.read(offset.trim(), 64)?);
        let address = self.e.bin(Bin::Add, 64, base, offset);
        Ok(self.e.pointer(address))
    }

    fn output(&mut self, number: usize) -> Outcome<Value> {
        let operand = &self.template.operands[number];
        if let Place::Flag(name) = &operand.place {
            return Err(format!("the output `@cc{name}` is not supported"));
        }
        let name = register_of(&operand.place).ok_or("an output is in memory")?;
        let Some(Held::Value(value)) = self.registers.get(&name).cloned() else {
            return Err("it does not set all outputs".to_owned());
        };
        match operand.ty {
            Type::Int(bits @ 1..=64) => Ok(self.e.resize(value, 64, bits)),
            Type::Ptr => Ok(self.e.pointer(value)),
            ref other => {
                Err(format!("an output of type {} is not supported", crate::lower::type_name(other)))
            }
        }
    }
}

/// Returns the access that an instruction makes whose name begins with one of `stems`, and whose width may
/// follow.
pub fn access(name: &str, stems: &[&str]) -> Option<Access> {
    let stem = stems.iter().find(|stem| name.starts_with(**stem))?;
    let bits = match &name[stem.len()..] {
        "" => None,
        "b" => Some(8),
        "h" => Some(16),
        _ => return None,
    };
    Some(Access { bits, ordered: !matches!(*stem, "ldr" | "str" | "ldxr" | "stxr") })
}

pub fn read_half(mode: Mode) -> Mode {
    match mode {
        Mode::AcqRel => Mode::Acq,
        Mode::Rel => Mode::Rlx,
        other => other,
    }
}

fn register_of(place: &Place) -> Option<String> {
    match place {
        Place::Own(number) => Some(format!("operand {number}")),
        Place::Named(name) => Some(name.replacen('w', "x", 1)),
        Place::Memory(_) | Place::Flag(_) => None,
    }
}
