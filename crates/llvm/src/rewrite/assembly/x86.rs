//! Instructions of x86-64, in AT&T's notation (source first, target last).

use super::super::emit::{Emitter, constant};
use super::flags::Flags;
use super::template::Template;
use super::x86_operands::{Machine, Operand, shown};
use super::{Outcome, assign_outputs, split_operands};
use crate::ast::{Bin, Call, Cast, Const, Inst, Predicate, RmwKind, Type, Value};
use fencepost_program::{FenceKind, Mode};

/// Emits what the assembly does.
pub fn run(e: &mut Emitter<'_>, template: &Template) -> Outcome<()> {
    let mut machine = Machine::new(e, template)?;
    for line in &template.lines {
        if line.ends_with(':') {
            continue;
        }
        machine.line(line).map_err(|why| match why.is_empty() {
            _ if line.starts_with('j') || line.starts_with("loop") => {
                format!("`{}`: jumps inside of assembly are not supported", shown(line))
            }
            true => format!("the instruction `{}` is not known", shown(line)),
            false => format!("`{}`: {why}", shown(line)),
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

/// The instructions whose names may end in a letter for the width.
const WITH_WIDTH: [&str; 33] = [
    "mov", "xchg", "cmpxchg", "xadd", "add", "sub", "and", "or", "xor", "inc", "dec", "neg", "not", "cmp",
    "test", "bt", "bts", "btr", "btc", "sbb", "adc", "lea", "shl", "sal", "shr", "sar", "bswap", "bsf",
    "bsr", "tzcnt", "lzcnt", "popcnt", "movabs",
];

/// Splits the letter for the width off the name of an instruction.
fn split_width(name: &str) -> (&str, Option<u32>) {
    if WITH_WIDTH.contains(&name) {
        return (name, None);
    }
    let (Some(last), stem) = (name.chars().last(), &name[..name.len().saturating_sub(1)]) else {
        return (name, None);
    };
    match width_letter(last) {
        Some(bits) if WITH_WIDTH.contains(&stem) => (stem, Some(bits)),
        _ => (name, None),
    }
}

fn width_letter(letter: char) -> Option<u32> {
    Some(match letter {
        'b' => 8,
        'w' => 16,
        'l' => 32,
        'q' => 64,
        _ => return None,
    })
}

/// Returns the refusal of an instruction that is not known.
fn unknown<T>() -> Outcome<T> {
    Err(String::new())
}

impl Machine<'_, '_> {
    /// Runs one line: prefixes and an instruction.
    fn line(&mut self, line: &str) -> Outcome<()> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let name = name.to_ascii_lowercase();
        match &*name {
            "lock" => {
                self.locked = true;
                return if rest.is_empty() { Ok(()) } else { self.line(rest) };
            }
            "rep" | "repz" | "repe" | "repne" if rest.is_empty() || rest == "nop" => return Ok(()),
            "xacquire" | "xrelease" | "notrack" | "data16" => {
                return if rest.is_empty() { Ok(()) } else { self.line(rest) };
            }
            _ => {}
        }
        let done = self.instruction(&name, rest);
        self.locked = false;
        done
    }

    fn instruction(&mut self, name: &str, rest: &str) -> Outcome<()> {
        match name {
            "nop" | "nopw" | "nopl" | "pause" | "endbr64" | "serialize" | "tpause" | "umwait" => {
                return Ok(());
            }
            name if name.starts_with("prefetch") || name.starts_with("clflush") || name == "clwb" => {
                return Ok(());
            }
            "mfence" => return self.only_fence(FenceKind::Sc),
            "lfence" => return self.only_fence(FenceKind::LoadLoad),
            "sfence" => return self.only_fence(FenceKind::StoreStore),
            "rdtsc" | "rdtscp" => return self.read_clock(name == "rdtscp"),
            "ud2" | "int3" | "hlt" => {
                let callee = Value::Const(Const::Global("llvm.trap".into()));
                self.e.push(Inst::Call(Call { result: Type::Void, varargs: false, callee, args: vec![] }));
                return Ok(());
            }
            _ => {}
        }
        let texts = split_operands(rest, ['(', ')']);
        let mut operands = Vec::with_capacity(texts.len());
        for text in texts {
            operands.push(self.operand(text)?);
        }
        if let Some(condition) = name.strip_prefix("set") {
            let [target] = &operands[..] else { return unknown() };
            let bit = self.flags.clone().condition(self.e, condition)?;
            let byte = self.e.resize(bit, 1, 8);
            return self.write(target, 8, byte);
        }
        if let Some(condition) = name.strip_prefix("cmov") {
            let [from, to] = &operands[..] else { return unknown() };
            let Some(bits) = to.width() else { return unknown() };
            let condition = match condition.strip_suffix(['l', 'q']) {
                Some(stem) if !Flags::is_condition(condition) => stem,
                _ => condition,
            };
            let bit = self.flags.clone().condition(self.e, condition)?;
            let (yes, no) = (self.read(from, bits)?, self.read(to, bits)?);
            let chosen = self.e.select(bit, bits, yes, no);
            return self.write(to, bits, chosen);
        }
        if let Some(widths) = name.strip_prefix("movz").or_else(|| name.strip_prefix("movs")) {
            return self.extend(name.starts_with("movs"), widths, &operands);
        }
        match (name, &operands[..]) {
            ("cmpxchg16b", [at]) => return self.exchange_pair(at, 64),
            ("cmpxchg8b", [at]) => return self.exchange_pair(at, 32),
            _ => {}
        }
        let (name, suffix) = split_width(name);
        let width = suffix.or_else(|| operands.iter().rev().find_map(Operand::width));
        let Some(bits) = width else { return unknown() };
        // A locked update of the stack's top is there for the lock alone.
        if self.locked && matches!(operands.last(), Some(Operand::Stack)) {
            return self.only_fence(FenceKind::Sc);
        }
        match (name, &operands[..]) {
            ("mov" | "movabs", [from, to]) => {
                let value = self.read(from, bits)?;
                self.write(to, bits, value)
            }
            ("lea", [Operand::Memory(at), to]) => {
                let address = self.e.address(at.clone());
                let address = self.e.resize(address, 64, bits);
                self.write(to, bits, address)
            }
            ("xchg", [a, b]) => self.exchange(a, b, bits),
            ("cmpxchg", [new, at]) => self.compare_exchange(new, at, bits),
            ("xadd", [from, to]) => {
                let arg = self.read(from, bits)?;
                let old = self.change(to, bits, Bin::Add, arg.clone())?;
                let sum = self.e.bin(Bin::Add, bits, old.clone(), arg.clone());
                self.flags = Flags::of_sum(old.clone(), arg, sum, bits);
                self.write(from, bits, old)
            }
            ("add" | "sub" | "and" | "or" | "xor", [from, to]) => {
                let is_cleared =
                    matches!((from, to), (Operand::Register(a, _), Operand::Register(b, _)) if a == b);
                if is_cleared && matches!(name, "xor" | "sub") {
                    self.flags = Flags::of_logic(constant(0), bits);
                    return self.write(to, bits, constant(0));
                }
                let arg = self.read(from, bits)?;
                let op = bin(name);
                let old = self.change(to, bits, op, arg.clone())?;
                let new = self.e.bin(op, bits, old.clone(), arg.clone());
                self.flags = match op {
                    Bin::Add => Flags::of_sum(old, arg, new, bits),
                    Bin::Sub => Flags::of_difference(old, arg, new, bits),
                    _ => Flags::of_logic(new, bits),
                };
                Ok(())
            }
            ("inc" | "dec", [at]) => {
                let op = if name == "inc" { Bin::Add } else { Bin::Sub };
                let old = self.change(at, bits, op, constant(1))?;
                let new = self.e.bin(op, bits, old.clone(), constant(1));
                let flags = match op {
                    Bin::Add => Flags::of_sum(old, constant(1), new, bits),
                    _ => Flags::of_difference(old, constant(1), new, bits),
                };
                self.flags = flags.keeping_carry(&self.flags);
                Ok(())
            }
            ("not", [at]) => {
                let all = constant(fencepost_program::mask(bits as u8, u64::MAX));
                self.change(at, bits, Bin::Xor, all).map(drop)
            }
            ("neg", [at @ Operand::Register(..)]) => {
                let old = self.read(at, bits)?;
                let new = self.e.bin(Bin::Sub, bits, constant(0), old.clone());
                self.flags = Flags::of_difference(constant(0), old, new.clone(), bits);
                self.write(at, bits, new)
            }
            ("cmp", [b, a]) => {
                let (b, a) = (self.read(b, bits)?, self.read(a, bits)?);
                let difference = self.e.bin(Bin::Sub, bits, a.clone(), b.clone());
                self.flags = Flags::of_difference(a, b, difference, bits);
                Ok(())
            }
            ("test", [b, a]) => {
                let (b, a) = (self.read(b, bits)?, self.read(a, bits)?);
                self.flags = Flags::of_logic(self.e.bin(Bin::And, bits, a, b), bits);
                Ok(())
            }
            ("bt" | "bts" | "btr" | "btc", [offset, at]) => self.bit(name, offset, at, bits),
            // All ones or zero: the carry, as a mask.
            ("sbb", [Operand::Register(a, _), to @ Operand::Register(b, _)]) if a == b => {
                let carry = self.flags.clone().condition(self.e, "c")?;
                let all = self.e.sign_extend(carry, 1, bits);
                self.write(to, bits, all)
            }
            ("shl" | "sal" | "shr" | "sar", [at @ Operand::Register(..)]) => {
                self.shift(name, &Operand::Constant(constant(1)), at, bits)
            }
            ("shl" | "sal" | "shr" | "sar", [by, at @ Operand::Register(..)]) => {
                self.shift(name, by, at, bits)
            }
            ("bswap", [at @ Operand::Register(..)]) => {
                let value = self.read(at, bits)?;
                let swapped = self.intrinsic("llvm.bswap", bits, value, false);
                self.write(at, bits, swapped)
            }
            ("popcnt" | "tzcnt" | "lzcnt", [from, to]) => {
                let value = self.read(from, bits)?;
                let (function, says_zero) = match name {
                    "popcnt" => ("llvm.ctpop", false),
                    "tzcnt" => ("llvm.cttz", true),
                    _ => ("llvm.ctlz", true),
                };
                let count = self.intrinsic(function, bits, value, says_zero);
                self.flags = Flags::default();
                self.write(to, bits, count)
            }
            ("bsf" | "bsr", [from, to]) => self.scan(name, from, to, bits),
            _ => unknown(),
        }
    }

    fn only_fence(&mut self, kind: FenceKind) -> Outcome<()> {
        self.e.fence(kind);
        Ok(())
    }

    /// Emits a locked update with the fences that it is.
    fn locked<T>(&mut self, update: impl FnOnce(&mut Self, Mode) -> T) -> T {
        if !self.template.clobbers_memory {
            return update(self, Mode::Rlx);
        }
        self.e.fence(FenceKind::Sc);
        let done = update(self, Mode::Sc);
        self.e.fence(FenceKind::Sc);
        done
    }

    /// Emits `to = to op arg`, and returns the old value.
    fn change(&mut self, to: &Operand, bits: u32, op: Bin, arg: Value) -> Outcome<Value> {
        if let (Operand::Memory(at), true) = (to, self.locked) {
            let kind = match op {
                Bin::Add => RmwKind::Add,
                Bin::Sub => RmwKind::Sub,
                Bin::And => RmwKind::And,
                Bin::Or => RmwKind::Or,
                _ => RmwKind::Xor,
            };
            return Ok(self.locked(|m, mode| m.e.update(kind, bits, at.clone(), arg, mode)));
        }
        let old = self.read(to, bits)?;
        let new = self.e.bin(op, bits, old.clone(), arg);
        self.write(to, bits, new)?;
        Ok(old)
    }

    /// Emits an exchange, which is locked whether it says so or not if it is with memory.
    fn exchange(&mut self, a: &Operand, b: &Operand, bits: u32) -> Outcome<()> {
        let (at, register) = match (a, b) {
            (Operand::Memory(at), other) | (other, Operand::Memory(at)) => (at.clone(), other),
            _ => {
                let (x, y) = (self.read(a, bits)?, self.read(b, bits)?);
                self.write(a, bits, y)?;
                return self.write(b, bits, x);
            }
        };
        let new = self.read(register, bits)?;
        let old = self.locked(|m, mode| m.e.update(RmwKind::Xchg, bits, at, new, mode));
        self.write(register, bits, old)
    }

    fn compare_exchange(&mut self, new: &Operand, at: &Operand, bits: u32) -> Outcome<()> {
        let Operand::Memory(addr) = at else { return unknown() };
        let accumulator = Operand::named("rax");
        let expected = self.read(&accumulator, bits)?;
        let new = self.read(new, bits)?;
        let old = if self.locked {
            let pair = (expected.clone(), new);
            self.locked(|m, mode| m.e.compare_exchange(bits, addr.clone(), pair, (mode, mode))).0
        } else {
            let old = self.read(at, bits)?;
            let same = self.e.compare(Predicate::Eq, bits, old.clone(), expected.clone());
            let stored = self.e.select(same, bits, new, old.clone());
            self.write(at, bits, stored)?;
            old
        };
        let difference = self.e.bin(Bin::Sub, bits, expected.clone(), old.clone());
        self.flags = Flags::of_difference(expected, old.clone(), difference, bits);
        self.write(&accumulator, bits, old)
    }

    /// Emits `cmpxchg8b` or `cmpxchg16b`: compares two registers with two words of memory.
    fn exchange_pair(&mut self, at: &Operand, bits: u32) -> Outcome<()> {
        let Operand::Memory(addr) = at else { return unknown() };
        if !self.locked {
            return Err("without `lock` it is no atomic instruction".to_owned());
        }
        let name = |name| Operand::named(name);
        let (low, high) = (self.read(&name("rax"), bits)?, self.read(&name("rdx"), bits)?);
        let expected = self.e.join(low, high, bits);
        let (low, high) = (self.read(&name("rbx"), bits)?, self.read(&name("rcx"), bits)?);
        let new = self.e.join(low, high, bits);
        let addr = addr.clone();
        let (old, ok) =
            self.locked(|m, mode| m.e.compare_exchange(2 * bits, addr, (expected, new), (mode, mode)));
        let (low, high) = self.e.split(old, bits);
        self.write(&name("rax"), bits, low)?;
        self.write(&name("rdx"), bits, high)?;
        // Of the flags, only zero is set: whether it took place.
        let failed = self.e.not(ok);
        self.flags = Flags::of_shift(failed, 1);
        Ok(())
    }

    /// Emits an instruction on one bit, whose number may lead to another word of memory.
    fn bit(&mut self, name: &str, offset: &Operand, at: &Operand, bits: u32) -> Outcome<()> {
        let offset = self.read(offset, bits)?;
        let in_word = self.e.bin(Bin::And, bits, offset.clone(), constant(u64::from(bits) - 1));
        let mask = self.e.bin(Bin::Shl, bits, constant(1), in_word.clone());
        let at = match at {
            Operand::Memory(base) => {
                let wide = self.e.sign_extend(offset, bits, 64);
                let shift = constant(u64::from(bits.trailing_zeros()));
                let word = match &wide {
                    Value::Const(Const::Int(number)) if *number < u128::from(bits) => constant(0),
                    _ => self.e.define(Inst::Bin { op: Bin::AShr, ty: Type::Int(64), a: wide, b: shift }),
                };
                let bytes = self.e.bin(Bin::Mul, 64, word.clone(), constant(u64::from(bits) / 8));
                let bytes = if word == constant(0) { constant(0) } else { bytes };
                Operand::Memory(self.e.offset(base.clone(), bytes))
            }
            register => register.clone(),
        };
        let old = match name {
            "bt" => self.read(&at, bits)?,
            "bts" => self.change(&at, bits, Bin::Or, mask)?,
            "btc" => self.change(&at, bits, Bin::Xor, mask)?,
            _ => {
                let all = constant(fencepost_program::mask(bits as u8, u64::MAX));
                let others = self.e.bin(Bin::Xor, bits, mask, all);
                self.change(&at, bits, Bin::And, others)?
            }
        };
        let moved = self.e.bin(Bin::LShr, bits, old, in_word);
        let bit = self.e.resize(moved, bits, 1);
        self.flags = self.flags.clone().with_carry(bit);
        Ok(())
    }

    fn shift(&mut self, name: &str, by: &Operand, at: &Operand, bits: u32) -> Outcome<()> {
        let Operand::Constant(by) = by else {
            return Err("shifts by a register are not supported".to_owned());
        };
        let (op, old) = (bin(name), self.read(at, bits)?);
        let new = self.e.bin(op, bits, old, by.clone());
        self.flags = Flags::of_shift(new.clone(), bits);
        self.write(at, bits, new)
    }

    /// Emits a move that extends a number: `movzbl`, `movslq`, `movzx`, ….
    fn extend(&mut self, signed: bool, widths: &str, operands: &[Operand]) -> Outcome<()> {
        let [from, to] = operands else { return unknown() };
        let letters: Vec<u32> = widths.chars().filter_map(width_letter).collect();
        let to_bits = letters.get(1).copied().or_else(|| to.width());
        let from_bits = letters.first().copied().or_else(|| from.width());
        let (Some(from_bits), Some(to_bits)) = (from_bits, to_bits) else { return unknown() };
        let value = self.read(from, from_bits)?;
        let value = match signed {
            true => self.e.sign_extend(value, from_bits, to_bits),
            false => self.e.resize(value, from_bits, to_bits),
        };
        self.write(to, to_bits, value)
    }

    /// Emits a search for the lowest or highest bit that is set; if there is none, the target keeps its
    /// value.
    fn scan(&mut self, name: &str, from: &Operand, to: &Operand, bits: u32) -> Outcome<()> {
        let value = self.read(from, bits)?;
        let none = self.e.compare(Predicate::Eq, bits, value.clone(), constant(0));
        let place = if name == "bsf" {
            self.intrinsic("llvm.cttz", bits, value.clone(), true)
        } else {
            let zeros = self.intrinsic("llvm.ctlz", bits, value.clone(), true);
            self.e.bin(Bin::Sub, bits, constant(u64::from(bits) - 1), zeros)
        };
        let kept = match self.read(to, bits) {
            Ok(old) => self.e.select(none, bits, old, place),
            Err(_) => place,
        };
        self.flags = Flags::of_shift(value, bits);
        self.write(to, bits, kept)
    }

    fn intrinsic(&mut self, name: &str, bits: u32, value: Value, says_zero: bool) -> Value {
        use crate::ast::Arg;
        let arg = |ty, value| Arg { ty, value, byval: None, noundef: true };
        let mut args = vec![arg(Type::Int(bits), value)];
        if says_zero {
            args.push(arg(Type::Int(1), constant(0)));
        }
        let callee = Value::Const(Const::Global(format!("{name}.i{bits}").into()));
        self.e.define(Inst::Call(Call { result: Type::Int(bits), varargs: false, callee, args }))
    }

    /// Emits a look at the processor's counter, which is a clock.
    fn read_clock(&mut self, with_processor: bool) -> Outcome<()> {
        let now = self.e.cycles();
        let low = self.e.resize(now.clone(), 64, 32);
        let cut = Inst::Bin { op: Bin::LShr, ty: Type::Int(64), a: now, b: constant(32) };
        let high = self.e.define(cut);
        let to = Type::Int(32);
        let high = self.e.define(Inst::Cast { op: Cast::Trunc, from: Type::Int(64), value: high, to });
        self.write(&Operand::named("rax"), 32, low)?;
        self.write(&Operand::named("rdx"), 32, high)?;
        if with_processor {
            self.write(&Operand::named("rcx"), 32, constant(0))?;
        }
        Ok(())
    }
}

fn bin(name: &str) -> Bin {
    match name {
        "add" => Bin::Add,
        "sub" => Bin::Sub,
        "and" => Bin::And,
        "or" => Bin::Or,
        "shl" | "sal" => Bin::Shl,
        "shr" => Bin::LShr,
        "sar" => Bin::AShr,
        _ => Bin::Xor,
    }
}
