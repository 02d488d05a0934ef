//! The types of random programs.

use std::fmt;

/// A type with one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    Bool,
    Int { bits: u32, signed: bool },
    Float,
    Double,
}

use Scalar::{Bool, Double, Float, Int};

pub const U32: Scalar = Int { bits: 32, signed: false };
pub const U64: Scalar = Int { bits: 64, signed: false };

/// The integer types, the usual ones more often.
pub const INTEGERS: [Scalar; 15] = [
    Int { bits: 8, signed: false },
    Int { bits: 8, signed: true },
    Int { bits: 16, signed: false },
    Int { bits: 16, signed: true },
    U32,
    U32,
    Int { bits: 32, signed: true },
    Int { bits: 32, signed: true },
    U64,
    U64,
    Int { bits: 64, signed: true },
    Int { bits: 64, signed: true },
    Int { bits: 128, signed: false },
    Int { bits: 128, signed: true },
    Bool,
];

impl Scalar {
    pub fn is_float(self) -> bool {
        matches!(self, Float | Double)
    }

    pub fn bits(self) -> u32 {
        match self {
            Bool => 1,
            Int { bits, .. } => bits,
            Float => 32,
            Double => 64,
        }
    }

    /// Returns the unsigned type in which arithmetic on this type never overflows.
    pub fn modular(self) -> Scalar {
        Int { bits: self.bits().max(32), signed: false }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bool => f.write_str("_Bool"),
            Int { bits, signed } => write!(f, "{}{bits}", if *signed { 'i' } else { 'u' }),
            Float => f.write_str("float"),
            Double => f.write_str("double"),
        }
    }
}

/// A member of a struct.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Member {
    Scalar(Scalar),
    /// A bit field of this type and width.
    Bits(Scalar, u32),
    /// An array; its length is a power of two.
    Array(Scalar, u32),
    /// An earlier struct.
    Struct(usize),
}

/// A struct: its name and its members `m0`, `m1`, ….
#[derive(Clone, Debug)]
pub struct Struct {
    pub name: String,
    pub members: Vec<Member>,
}

impl Struct {
    /// Returns the definition of the struct.
    pub fn definition(&self, all: &[Struct], attribute: &str) -> String {
        let mut text = format!("struct {attribute} {} {{ ", self.name);
        for (i, member) in self.members.iter().enumerate() {
            text += &match member {
                Member::Scalar(ty) => format!("{ty} m{i}; "),
                Member::Bits(ty, width) => format!("{ty} m{i} : {width}; "),
                Member::Array(ty, len) => format!("{ty} m{i}[{len}]; "),
                Member::Struct(s) => format!("struct {} m{i}; ", all[*s].name),
            };
        }
        text + "};\n"
    }
}

/// The type of a parameter or result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Passed {
    Scalar(Scalar),
    Struct(usize),
    /// A pointer to four of these.
    Four(Scalar),
}
