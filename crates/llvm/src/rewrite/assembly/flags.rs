//! The flags of x86 and AArch64, computed when a condition asks for them.

use super::super::emit::{Emitter, constant};
use super::Outcome;
use crate::ast::{Bin, Predicate, Value};

/// What the last instructions left in the flags.
#[derive(Clone, Default)]
pub struct Flags {
    /// The result that the zero and the sign flag are about, and its width.
    result: Option<(Value, u32)>,
    carry: Carry,
    overflow: Overflow,
}

#[derive(Clone, Default)]
enum Carry {
    #[default]
    Unknown,
    Clear,
    /// Set if the first number is less than the second, unsigned.
    Less(Value, Value, u32),
    /// Set if the number of one bit is 1.
    Bit(Value),
}

#[derive(Clone, Default)]
enum Overflow {
    #[default]
    Unknown,
    Clear,
    /// That of the addition of two numbers.
    Sum(Value, Value),
    /// That of a subtraction or comparison.
    Difference(Value, Value),
}

impl Flags {
    /// Returns the flags after `a + b`, which is `sum`.
    pub fn of_sum(a: Value, b: Value, sum: Value, bits: u32) -> Flags {
        Flags {
            result: Some((sum.clone(), bits)),
            carry: Carry::Less(sum, a.clone(), bits),
            overflow: Overflow::Sum(a, b),
        }
    }

    /// Returns the flags after `a - b`, which is `difference`.
    pub fn of_difference(a: Value, b: Value, difference: Value, bits: u32) -> Flags {
        Flags {
            result: Some((difference, bits)),
            carry: Carry::Less(a.clone(), b.clone(), bits),
            overflow: Overflow::Difference(a, b),
        }
    }

    /// Returns the flags after a bitwise operation.
    pub fn of_logic(result: Value, bits: u32) -> Flags {
        Flags { result: Some((result, bits)), carry: Carry::Clear, overflow: Overflow::Clear }
    }

    /// Returns the flags after a shift, of which only zero and sign are known here.
    pub fn of_shift(result: Value, bits: u32) -> Flags {
        Flags { result: Some((result, bits)), ..Flags::default() }
    }

    /// Returns these flags with another carry.
    pub fn with_carry(self, bit: Value) -> Flags {
        Flags { carry: Carry::Bit(bit), ..self }
    }

    /// Returns these flags with the carry of `other`, as after an increment.
    pub fn keeping_carry(self, other: &Flags) -> Flags {
        Flags { carry: other.carry.clone(), ..self }
    }

    /// Returns whether there is a condition of this name.
    pub fn is_condition(name: &str) -> bool {
        condition(name).is_some()
    }

    /// Returns whether the condition of this name (of x86: `z`, `nae`, …) holds, as a number of one bit.
    pub fn condition(&self, e: &mut Emitter<'_>, name: &str) -> Outcome<Value> {
        let Some((positive, negated)) = condition(name) else {
            return Err(format!("there is no condition `{name}`"));
        };
        let value = self.positive(e, positive)?;
        Ok(if negated { e.not(value) } else { value })
    }

    fn positive(&self, e: &mut Emitter<'_>, name: &str) -> Outcome<Value> {
        let unknown = || format!("its condition `{name}` is about a flag that nothing sets");
        let (result, bits) = match (&self.result, name) {
            (Some((result, bits)), _) => (result.clone(), *bits),
            (None, "c") => (constant(0), 64),
            (None, _) => return Err(unknown()),
        };
        if let Overflow::Difference(a, b) = &self.overflow {
            let pred = match name {
                "z" => Some(Predicate::Eq),
                "l" => Some(Predicate::Slt),
                "le" => Some(Predicate::Sle),
                _ => None,
            };
            if let Some(pred) = pred {
                return Ok(e.compare(pred, bits, a.clone(), b.clone()));
            }
        }
        Ok(match name {
            "z" => e.compare(Predicate::Eq, bits, result, constant(0)),
            "s" => e.compare(Predicate::Slt, bits, result, constant(0)),
            "c" => match &self.carry {
                Carry::Unknown => return Err(unknown()),
                Carry::Clear => constant(0),
                Carry::Less(a, b, bits) => e.compare(Predicate::Ult, *bits, a.clone(), b.clone()),
                Carry::Bit(bit) => bit.clone(),
            },
            "o" => {
                let (a, b, differs) = match &self.overflow {
                    Overflow::Unknown => return Err(unknown()),
                    Overflow::Clear => return Ok(constant(0)),
                    Overflow::Sum(a, b) => (a, b, e.bin(Bin::Xor, bits, b.clone(), result.clone())),
                    Overflow::Difference(a, b) => (a, b, e.bin(Bin::Xor, bits, a.clone(), b.clone())),
                };
                let _ = b;
                let changes = e.bin(Bin::Xor, bits, a.clone(), result);
                let both = e.bin(Bin::And, bits, changes, differs);
                e.compare(Predicate::Slt, bits, both, constant(0))
            }
            "l" => {
                let (sign, overflow) = (self.positive(e, "s")?, self.positive(e, "o")?);
                e.bin(Bin::Xor, 1, sign, overflow)
            }
            _ => {
                let first = if name == "le" { "l" } else { "c" };
                let (less, zero) = (self.positive(e, first)?, self.positive(e, "z")?);
                e.bin(Bin::Or, 1, less, zero)
            }
        })
    }
}

/// Returns a condition as one without a negation, and whether it is negated.
fn condition(name: &str) -> Option<(&'static str, bool)> {
    Some(match name {
        "z" | "e" => ("z", false),
        "nz" | "ne" => ("z", true),
        "c" | "b" | "nae" => ("c", false),
        "nc" | "nb" | "ae" => ("c", true),
        "s" => ("s", false),
        "ns" => ("s", true),
        "o" => ("o", false),
        "no" => ("o", true),
        "l" | "nge" => ("l", false),
        "nl" | "ge" => ("l", true),
        "le" | "ng" => ("le", false),
        "nle" | "g" => ("le", true),
        "be" | "na" => ("be", false),
        "nbe" | "a" => ("be", true),
        _ => return None,
    })
}
