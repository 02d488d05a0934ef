//! Operands of x86 instructions: registers, constants, memory; and the registers' values.

use super::super::emit::{Emitter, constant};
use super::Outcome;
use super::flags::Flags;
use super::template::{Place, Template};
use crate::ast::{Bin, Type, Value};
use fencepost_program::Mode;
use rustc_hash::FxHashMap;

/// A register: one of the processor's, or one that an operand has for itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Register {
    Named(&'static str),
    Own(usize),
}

/// The value of a register, as a number of 64 bits of which the lowest `known` are what it holds.
#[derive(Clone)]
struct Held {
    value: Value,
    known: u32,
}

/// An operand of an instruction.
#[derive(Clone)]
pub enum Operand {
    Register(Register, u32),
    Memory(Value),
    Constant(Value),
    /// Memory of the stack, which no other thread sees: the target of a locked instruction that is a fence.
    Stack,
    /// The address of the thread's own block, which `%fs:0` holds.
    ThreadBlock,
}

/// The processor while a template is run on symbolic values.
pub struct Machine<'m, 'f> {
    pub e: &'m mut Emitter<'f>,
    pub template: &'m Template,
    registers: FxHashMap<Register, Held>,
    pub flags: Flags,
    /// Whether the prefix `lock` comes before the next instruction.
    pub locked: bool,
}

/// The general registers: the names of 64, 32, 16 and 8 bits.
const REGISTERS: [[&str; 4]; 16] = [
    ["rax", "eax", "ax", "al"],
    ["rbx", "ebx", "bx", "bl"],
    ["rcx", "ecx", "cx", "cl"],
    ["rdx", "edx", "dx", "dl"],
    ["rsi", "esi", "si", "sil"],
    ["rdi", "edi", "di", "dil"],
    ["rbp", "ebp", "bp", "bpl"],
    ["rsp", "esp", "sp", "spl"],
    ["r8", "r8d", "r8w", "r8b"],
    ["r9", "r9d", "r9w", "r9b"],
    ["r10", "r10d", "r10w", "r10b"],
    ["r11", "r11d", "r11w", "r11b"],
    ["r12", "r12d", "r12w", "r12b"],
    ["r13", "r13d", "r13w", "r13b"],
    ["r14", "r14d", "r14w", "r14b"],
    ["r15", "r15d", "r15w", "r15b"],
];

/// Returns the register of this name, and its width.
fn register(name: &str) -> Option<(&'static str, u32)> {
    REGISTERS.iter().find_map(|names| {
        let at = names.iter().position(|known| *known == name)?;
        Some((names[0], 64 >> at))
    })
}

impl<'m, 'f> Machine<'m, 'f> {
    /// Returns the processor at the start of the template.
    pub fn new(e: &'m mut Emitter<'f>, template: &'m Template) -> Outcome<Self> {
        let mut machine =
            Machine { e, template, registers: FxHashMap::default(), flags: Flags::default(), locked: false };
        for operand in &template.operands {
            let Some(input) = &operand.input else { continue };
            let held = match operand.ty {
                Type::Int(bits @ 1..=64) => {
                    Held { value: machine.e.resize(input.clone(), bits, 64), known: bits }
                }
                Type::Ptr => Held { value: machine.e.address(input.clone()), known: 64 },
                // (Refused where it is read.)
                _ => continue,
            };
            if let Some(register) = register_of(&operand.place)? {
                machine.registers.insert(register, held);
            }
        }
        Ok(machine)
    }

    /// Returns the modes of a load and of a store.
    pub fn modes(&self) -> (Mode, Mode) {
        if self.template.clobbers_memory { (Mode::Acq, Mode::Rel) } else { (Mode::Rlx, Mode::Rlx) }
    }

    /// Reads an operand of an instruction.
    pub fn operand(&mut self, text: &str) -> Outcome<Operand> {
        let text = text.trim();
        if let Some((number, modifier)) = self.template.operand_of(text) {
            let operand = &self.template.operands[number];
            let bits = match modifier {
                "b" => 8,
                "w" => 16,
                "k" => 32,
                "q" => 64,
                "" | "c" | "P" | "p" => width_of(&operand.ty),
                "a" => {
                    let address = self.read(&Operand::Register(own(&operand.place)?, 64), 64)?;
                    return Ok(Operand::Memory(self.e.pointer(address)));
                }
                other => return Err(format!("the modifier `{other}` of an operand is not known")),
            };
            return Ok(match &operand.place {
                Place::Memory(at) => Operand::Memory(at.clone()),
                place => Operand::Register(own(place)?, bits),
            });
        }
        if let Some(number) = text.strip_prefix('$') {
            return match self.template.operand_of(number) {
                Some(_) => self.operand(number),
                None => Ok(Operand::Constant(constant(self.number(number)? as u64))),
            };
        }
        if let Some(name) = text.strip_prefix('%')
            && !name.contains(['(', ':'])
        {
            let Some((name, bits)) = register(name) else {
                return Err(format!("the register `%{name}` is not known"));
            };
            return Ok(Operand::Register(Register::Named(name), bits));
        }
        if matches!(text, "%fs:0" | "%fs:0x0" | "%fs:(0)") {
            return Ok(Operand::ThreadBlock);
        }
        if text.contains(':') {
            return Err(format!("the operand `{}` is in another segment", shown(text)));
        }
        self.memory(text)
    }

    /// Reads an operand in memory: `8(%rax, %rbx, 4)`, or an offset to an operand in memory.
    fn memory(&mut self, text: &str) -> Outcome<Operand> {
        let unknown = || format!("the operand `{}` is not understood", shown(text));
        if let Some(at) = text.find('⟨')
            && !text.contains('(')
        {
            // An offset before an operand that is in memory.
            let Some((number, _)) = self.template.operand_of(&text[at..]) else { return Err(unknown()) };
            let offset = self.number(text[..at].trim_end_matches(['+', ' ']))?;
            let Place::Memory(base) = &self.template.operands[number].place else { return Err(unknown()) };
            let (base, offset) = (base.clone(), constant(offset as u64));
            return Ok(Operand::Memory(self.e.offset(base, offset)));
        }
        let Some((offset, inner)) = text.split_once('(') else { return Err(unknown()) };
        let Some(inner) = inner.strip_suffix(')') else { return Err(unknown()) };
        let mut parts = inner.split(',').map(str::trim);
        let base = parts.next().unwrap_or_default();
        if matches!(base, "%rsp" | "%esp" | "%sp") && parts.next().is_none() {
            return Ok(Operand::Stack);
        }
        let mut address = match base {
            "" => constant(0),
            base => self.address_part(base)?,
        };
        if let Some(index) = inner.split(',').nth(1) {
            let scale = inner.split(',').nth(2).map_or(Ok(1), |scale| self.number(scale.trim()))?;
            let index = self.address_part(index.trim())?;
            let index = match scale {
                1 => index,
                2 | 4 | 8 => {
                    let by = constant(u64::from((scale as u64).trailing_zeros()));
                    self.e.bin(Bin::Shl, 64, index, by)
                }
                _ => return Err(unknown()),
            };
            address = self.e.bin(Bin::Add, 64, address, index);
        }
        let offset = match offset.trim() {
            "" => 0,
            offset => self.number(offset)?,
        };
        let address = self.e.bin(Bin::Add, 64, address, constant(offset as u64));
        Ok(Operand::Memory(self.e.pointer(address)))
    }

    fn address_part(&mut self, text: &str) -> Outcome<Value> {
        match self.operand(text)? {
            Operand::Register(register, _) => self.read(&Operand::Register(register, 64), 64),
            _ => Err(format!("`{}` is no register", shown(text))),
        }
    }

    /// Reads a number, which may be an operand that is a constant.
    fn number(&self, text: &str) -> Outcome<i64> {
        let unknown = || format!("`{}` is no number", shown(text));
        if let Some((number, _)) = self.template.operand_of(text) {
            return match &self.template.operands[number].input {
                Some(Value::Const(crate::ast::Const::Int(value))) => Ok(*value as i64),
                Some(Value::Const(crate::ast::Const::Zero)) => Ok(0),
                _ => Err(unknown()),
            };
        }
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let value = match digits.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        let value = value.map_err(|_| unknown())? as i64;
        Ok(if negative { value.wrapping_neg() } else { value })
    }

    /// Returns the value of an operand, as a number of `bits` bits.
    pub fn read(&mut self, operand: &Operand, bits: u32) -> Outcome<Value> {
        match operand {
            Operand::Constant(value) => Ok(self.e.resize(value.clone(), 64, bits)),
            Operand::Memory(at) => {
                let mode = self.modes().0;
                Ok(self.e.load(bits, at.clone(), mode))
            }
            Operand::Register(register, _) => {
                let Some(held) = self.registers.get(register).cloned() else {
                    return Err("it reads a register that nothing has set".to_owned());
                };
                if bits > held.known {
                    return Err("it reads bits of a register that nothing has set".to_owned());
                }
                Ok(self.e.resize(held.value, 64, bits))
            }
            Operand::ThreadBlock => {
                let pointer = self.e.thread_block();
                Ok(self.e.address(pointer))
            }
            Operand::Stack => Err("it reads the stack".to_owned()),
        }
    }

    /// Gives an operand a value of `bits` bits.
    pub fn write(&mut self, operand: &Operand, bits: u32, value: Value) -> Outcome<()> {
        match operand {
            Operand::Memory(at) => {
                let mode = self.modes().1;
                self.e.store(bits, value, at.clone(), mode);
            }
            Operand::Register(register, _) => {
                let wide = self.e.resize(value, bits, 64);
                let old = self.registers.get(register).cloned();
                let held = match old {
                    // What is above stays, but for writes of 32 bits, which clear it.
                    Some(old) if bits < 32 => {
                        let above = u64::MAX << bits;
                        let kept = self.e.bin(Bin::And, 64, old.value, constant(above));
                        Held { value: self.e.bin(Bin::Or, 64, kept, wide), known: old.known.max(bits) }
                    }
                    None if bits < 32 => Held { value: wide, known: bits },
                    _ => Held { value: wide, known: 64 },
                };
                self.registers.insert(register.clone(), held);
            }
            Operand::Constant(_) => return Err("it writes to a constant".to_owned()),
            Operand::Stack | Operand::ThreadBlock => return Err("it writes to the stack".to_owned()),
        }
        Ok(())
    }

    /// Returns the value of the operand with this number at the end.
    pub fn output(&mut self, number: usize) -> Outcome<Value> {
        let operand = &self.template.operands[number];
        if let Place::Flag(name) = &operand.place {
            let bit = self.flags.clone().condition(self.e, name)?;
            return match operand.ty {
                Type::Int(bits) => Ok(self.e.resize(bit, 1, bits)),
                _ => Err("a condition is no integer".to_owned()),
            };
        }
        let register = Operand::Register(own(&operand.place)?, 64);
        match operand.ty {
            Type::Int(bits @ 1..=64) => {
                self.read(&register, bits).map_err(|_| "it does not set all bits of an output".to_owned())
            }
            Type::Ptr => {
                let address = self.read(&register, 64)?;
                Ok(self.e.pointer(address))
            }
            ref other => {
                Err(format!("an output of type {} is not supported", crate::lower::type_name(other)))
            }
        }
    }
}

impl Operand {
    /// Returns the register of this name, with 64 bits.
    pub fn named(name: &'static str) -> Operand {
        Operand::Register(Register::Named(name), 64)
    }

    /// Returns the width that the operand itself has.
    pub fn width(&self) -> Option<u32> {
        match self {
            Operand::Register(_, bits) => Some(*bits),
            _ => None,
        }
    }
}

fn width_of(ty: &Type) -> u32 {
    match ty {
        Type::Int(1..=8) => 8,
        Type::Int(9..=16) => 16,
        Type::Int(17..=32) => 32,
        _ => 64,
    }
}

fn own(place: &Place) -> Outcome<Register> {
    register_of(place)?.ok_or_else(|| "an operand in memory is used as a register".to_owned())
}

fn register_of(place: &Place) -> Outcome<Option<Register>> {
    match place {
        Place::Own(number) => Ok(Some(Register::Own(*number))),
        Place::Named(name) => match register(name) {
            Some((name, _)) => Ok(Some(Register::Named(name))),
            None => Err(format!("the register `{name}` is not known")),
        },
        Place::Memory(_) | Place::Flag(_) => Ok(None),
    }
}

/// Returns a text of the template as its source has it, nearly.
pub fn shown(text: &str) -> String {
    text.replace('⟨', "%").replace('⟩', "").chars().take(60).collect()
}
