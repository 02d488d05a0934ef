//! The C types that a litmus test can speak of: integers and pointers.
//!
//! The data model is LP64 with a signed `char`, what gcc and clang use on x86-64 Linux. `volatile` and
//! `restrict` are accepted and mean nothing: a volatile access is a plain one, as in herd.

use fencepost_program::Size;
use std::fmt;

/// Whether the bits of an integer are read as a signed or as an unsigned number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signedness {
    /// Two's complement.
    Signed,
    /// Never negative.
    Unsigned,
}

/// An integer type of C or Java, such as `bool`, `int` or `unsigned long`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntType {
    /// `bool`: one byte, and every conversion to it gives 0 or 1.
    Bool,
    /// Any other integer type; types of the same width and signedness are not told apart.
    Int {
        /// Width: 8, 16, 32 or 64.
        bits: u8,
        /// The reading of its bits.
        sign: Signedness,
    },
}

impl IntType {
    /// The type `int`, of 32 bits.
    pub const INT: IntType = IntType::signed(32);
    /// The type `long`, of 64 bits.
    pub const LONG: IntType = IntType::signed(64);
    /// The type `unsigned long`, of 64 bits, which is `size_t`, too.
    pub const ULONG: IntType = IntType::unsigned(64);

    /// Returns the signed integer type of this width in bits.
    pub const fn signed(bits: u8) -> Self {
        IntType::Int { bits, sign: Signedness::Signed }
    }

    /// Returns the unsigned integer type of this width in bits.
    pub const fn unsigned(bits: u8) -> Self {
        IntType::Int { bits, sign: Signedness::Unsigned }
    }

    /// Returns the width of the integer type in memory, in bits.
    pub fn bits(self) -> u8 {
        match self {
            IntType::Bool => 8,
            IntType::Int { bits, .. } => bits,
        }
    }

    /// Returns whether the integer type is signed; `bool` is not.
    pub fn sign(self) -> Signedness {
        match self {
            IntType::Bool => Signedness::Unsigned,
            IntType::Int { sign, .. } => sign,
        }
    }

    /// Returns the type after integer promotion (C11 6.3.1.1), which makes `int` of everything narrower.
    pub fn promoted(self) -> Self {
        if self.bits() < 32 { IntType::INT } else { self }
    }

    /// Returns the common type of two operands by the usual arithmetic conversions (C11 6.3.1.8).
    pub fn common(self, other: Self) -> Self {
        let (a, b) = (self.promoted(), other.promoted());
        if a.bits() != b.bits() {
            return if a.bits() > b.bits() { a } else { b };
        }
        if a.sign() == Signedness::Unsigned { a } else { b }
    }

    /// Returns whether `number` may be written as a constant of this type. Both readings of the bits count:
    /// `-1` and `4294967295` name the same value of a 32-bit type.
    pub fn can_hold(self, number: i128) -> bool {
        match self {
            IntType::Bool => (0..=1).contains(&number),
            IntType::Int { bits, .. } => (-(1i128 << (bits - 1))..1i128 << bits).contains(&number),
        }
    }
}

impl fmt::Display for IntType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IntType::Int { bits, sign } = self else { return f.write_str("bool") };
        if *sign == Signedness::Unsigned {
            f.write_str("unsigned ")?;
        }
        f.write_str(match bits {
            8 => "char",
            16 => "short",
            32 => "int",
            _ => "long",
        })
    }
}

/// The type of the value of an expression, which is `void`, an integer type or a pointer type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// The type of an expression without a value.
    Void,
    /// A number.
    Int(IntType),
    /// The address of an object.
    Pointer(Box<Object>),
}

impl Type {
    /// Returns the type of pointers to `object`.
    pub fn pointer_to(object: Object) -> Self {
        Type::Pointer(Box::new(object))
    }

    /// Returns the width of a value of this type in bits, 0 for `void`.
    pub fn bits(&self) -> u8 {
        match self {
            Type::Void => 0,
            Type::Int(int) => int.bits(),
            Type::Pointer(_) => 64,
        }
    }

    /// Returns the size of a value of this type in memory; `None` for `void`.
    pub fn size(&self) -> Option<Size> {
        Size::new(u64::from(self.bits() / 8))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => f.write_str("void"),
            Type::Int(int) => int.fmt(f),
            Type::Pointer(object) => {
                object.fmt(f)?;
                f.write_str(if f.alternate() || matches!(object.ty, Type::Pointer(_)) { "*" } else { " *" })
            }
        }
    }
}

/// Whether an object is declared atomic, so that accesses that state no memory order are seq_cst and not
/// plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atomicity {
    /// A plain object: accesses by name are plain.
    Plain,
    /// An atomic object: accesses by name are seq_cst.
    Atomic,
}

/// Whether an object is declared `const` (in Java `final`) and may not be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constness {
    /// The object may be written.
    Mutable,
    /// The object may not be written.
    Const,
}

/// The type of a variable or location, which is the type of its value and whether it is atomic and constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// The type of the value that it holds.
    pub ty: Type,
    /// The kind of an access by name: plain or atomic.
    pub atomicity: Atomicity,
    /// Whether it may be written.
    pub constness: Constness,
}

impl Object {
    /// Returns the type of a variable or location that is neither atomic nor constant and holds a value of
    /// type `ty`.
    pub fn plain(ty: Type) -> Self {
        Object { ty, atomicity: Atomicity::Plain, constness: Constness::Mutable }
    }

    /// Returns the type of an `int` variable that is neither atomic nor constant.
    pub fn int() -> Self {
        Object::plain(Type::Int(IntType::INT))
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.constness == Constness::Const {
            f.write_str("const ")?;
        }
        if self.atomicity == Atomicity::Atomic {
            return write!(f, "_Atomic({})", self.ty);
        }
        self.ty.fmt(f)
    }
}

/// Returns the type that a name such as `uint8_t` or `atomic_int` stands for in the headers of the C library.
pub(crate) fn named_type(name: &str) -> Option<Object> {
    if let Some(ty) = plain_name(name) {
        return Some(Object::plain(Type::Int(ty)));
    }
    let ty = match name.strip_prefix("atomic_")? {
        "flag" | "bool" => IntType::Bool,
        "char" | "schar" => IntType::signed(8),
        "uchar" | "char8_t" => IntType::unsigned(8),
        "short" => IntType::signed(16),
        "ushort" => IntType::unsigned(16),
        "int" => IntType::INT,
        "uint" => IntType::unsigned(32),
        "long" | "llong" => IntType::LONG,
        "ulong" | "ullong" => IntType::ULONG,
        // There is no atomic mutex type.
        "mutex" | "mtx_t" => return None,
        rest => plain_name(rest)?,
    };
    Some(Object { atomicity: Atomicity::Atomic, ..Object::plain(Type::Int(ty)) })
}

fn plain_name(name: &str) -> Option<IntType> {
    let width = |digits: &str| -> Option<u8> {
        match digits {
            "8" => Some(8),
            "16" => Some(16),
            "32" => Some(32),
            "64" => Some(64),
            _ => None,
        }
    };
    match name {
        "intptr_t" | "ptrdiff_t" | "intmax_t" | "ssize_t" => return Some(IntType::LONG),
        "uintptr_t" | "size_t" | "uintmax_t" => return Some(IntType::ULONG),
        "wchar_t" => return Some(IntType::INT),
        "char16_t" => return Some(IntType::unsigned(16)),
        "char32_t" => return Some(IntType::unsigned(32)),
        // A mutex is a word that only lock and unlock touch.
        "mutex" | "mtx_t" | "pthread_mutex_t" => return Some(IntType::INT),
        _ => {}
    }
    let (unsigned, rest) = match name.strip_prefix('u') {
        Some(rest) => (true, rest),
        None => (false, name),
    };
    let digits = rest.strip_prefix("int")?.strip_suffix("_t")?;
    let bits = if let Some(digits) = digits.strip_prefix("_least") {
        width(digits)?
    } else if let Some(digits) = digits.strip_prefix("_fast") {
        // glibc on x86-64: the fast types are 8 or 64 bits wide.
        if width(digits)? == 8 { 8 } else { 64 }
    } else {
        width(digits)?
    };
    Some(if unsigned { IntType::unsigned(bits) } else { IntType::signed(bits) })
}
