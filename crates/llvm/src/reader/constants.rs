//! Reads constants: initialisers, and operands that are no locals.

use super::lexer::Kind;
use super::names::bytes;
use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{Const, ConstExpr, Type};
use fencepost_source::{Diagnostic, Span, shorten};

/// The number of elements up to which a `splat` is expanded.
const MAX_SPLAT: u64 = 4096;

impl<'a> Reader<'a> {
    /// Reads a constant of LLVM IR whose type `ty` was read before.
    pub fn constant(&mut self, ty: &Type) -> Result<Const> {
        let span = self.span();
        match self.token.kind {
            Kind::Int | Kind::Hex => self.integer(ty),
            Kind::Global => {
                self.wants(ty, Type::Ptr, "a pointer")?;
                Ok(Const::Global(self.global_use()))
            }
            Kind::Float => self.float(ty),
            Kind::Chars => self.chars(ty),
            Kind::Word => match self.text() {
                "null" => {
                    self.wants(ty, Type::Ptr, "a pointer")?;
                    self.bump();
                    Ok(Const::Null)
                }
                "true" | "false" => {
                    self.wants(ty, Type::Int(1), "an `i1`")?;
                    let word = self.take();
                    Ok(Const::Int(u128::from(word == "true")))
                }
                "zeroinitializer" | "none" => {
                    self.bump();
                    Ok(Const::Zero)
                }
                "undef" | "poison" => {
                    self.bump();
                    Ok(Const::Undef)
                }
                "splat" => self.splat(ty),
                _ => self.nested(Self::expression),
            },
            Kind::Sign(b'{') => {
                let elements = self.nested(|r| r.elements(b'{', b'}'))?;
                self.fits(ty, elements, span)
            }
            Kind::Sign(b'[') => {
                let elements = self.nested(|r| r.elements(b'[', b']'))?;
                self.fits(ty, elements, span)
            }
            Kind::Sign(b'<') => {
                let packed = self.ahead() == Kind::Sign(b'{');
                let elements = if packed {
                    self.bump();
                    let elements = self.nested(|r| r.elements(b'{', b'}'))?;
                    self.expect(b'>')?;
                    elements
                } else {
                    self.nested(|r| r.elements(b'<', b'>'))?
                };
                self.fits(ty, elements, span)
            }
            Kind::Local => Err(self.unexpected("a constant").label("locals are no constants")),
            _ => Err(self.unexpected("a value")),
        }
    }

    /// Reads a type and a constant of that type.
    pub fn typed_constant(&mut self) -> Result<(Type, Const)> {
        let ty = self.ty()?;
        let value = self.constant(&ty)?;
        Ok((ty, value))
    }

    /// Returns an error if the current token is of type `is` and another one is wanted.
    fn wants(&self, ty: &Type, is: Type, what: &str) -> Result<()> {
        if *ty == is {
            return Ok(());
        }
        let (text, ty) = (shorten(self.text()), show(ty));
        Err(Diagnostic::new(self.span(), format!("`{text}` is {what}, but `{ty}` stands before it")))
    }

    fn integer(&mut self, ty: &Type) -> Result<Const> {
        let Type::Int(bits) = *ty else {
            let (text, ty) = (shorten(self.text()), show(ty));
            let message = format!("`{text}` is an integer, but `{ty}` stands before it");
            return Err(Diagnostic::new(self.span(), message));
        };
        let span = self.bump().span;
        Ok(Const::Int(truncate(self.integer_value(span)?, bits)))
    }

    /// Returns the value of the integer literal at `span`, in two's complement.
    pub fn integer_value(&self, span: Span) -> Result<u128> {
        let text = self.text_of(span);
        let value = if let Some(digits) = text.strip_prefix("u0x") {
            u128::from_str_radix(digits, 16).ok()
        } else if let Some(digits) = text.strip_prefix("s0x") {
            // The number is as wide as its digits; its first bit is the sign.
            let width = u32::try_from(digits.len()).unwrap_or(u32::MAX).saturating_mul(4);
            u128::from_str_radix(digits, 16).ok().map(|value| sign_extend(value, width))
        } else if let Some(digits) = text.strip_prefix('-') {
            digits.parse::<u128>().ok().map(u128::wrapping_neg)
        } else {
            text.parse().ok()
        };
        value.ok_or_else(|| {
            Diagnostic::new(span, format!("the number `{}` is too large", shorten(text)))
                .label("does not fit in 128 bits")
        })
    }

    fn float(&mut self, ty: &Type) -> Result<Const> {
        let span = self.span();
        let text = self.text();
        let no_number = || Diagnostic::new(span, format!("`{}` is no floating-point number", shorten(text)));
        let value = match ty {
            Type::Float | Type::Double => match text.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).map_err(|_| no_number())?,
                None => text.parse::<f64>().map_err(|_| no_number())?.to_bits(),
            },
            Type::OtherFloat(_) => {
                self.bump();
                return Ok(Const::OtherFloat(text.into()));
            }
            _ => {
                let (text, ty) = (shorten(text), show(ty));
                let message = format!("`{text}` is a floating-point number, but `{ty}` stands before it");
                return Err(Diagnostic::new(span, message));
            }
        };
        self.bump();
        Ok(Const::Float(value))
    }

    /// Parses a string of bytes: `c"…"`.
    fn chars(&mut self, ty: &Type) -> Result<Const> {
        let span = self.bump().span;
        let raw = self.text_of(span);
        let bytes = bytes(&raw[2..raw.len() - 1]);
        match ty {
            Type::Array(count, element) if **element == Type::Int(8) => {
                if *count == bytes.len() as u64 {
                    return Ok(Const::Bytes(bytes));
                }
                let message = format!("this string has {} bytes, but its type has {count}", bytes.len());
                Err(Diagnostic::new(span, message))
            }
            _ => Err(Diagnostic::new(span, "this is a string, but its type is no array of `i8`")),
        }
    }

    /// Parses the elements of an aggregate, `{ i32 1, i8 2 }`, with the given brackets.
    fn elements(&mut self, open: u8, close: u8) -> Result<Vec<(Type, Const)>> {
        self.expect(open)?;
        let mut elements = Vec::new();
        if self.eat(close) {
            return Ok(elements);
        }
        loop {
            elements.push(self.typed_constant()?);
            if self.eat(close) {
                return Ok(elements);
            }
            if !self.eat(b',') {
                return Err(self.unexpected(&format!("`,` or `{}`", close as char)));
            }
        }
    }

    /// Checks that there are as many elements as the type has.
    fn fits(&self, ty: &Type, elements: Vec<(Type, Const)>, start: Span) -> Result<Const> {
        let wanted = match ty {
            Type::Array(count, _) | Type::Vector(count, _) => *count,
            Type::Struct(body) => body.members.len() as u64,
            _ => return Err(Diagnostic::new(start, "this has elements, but its type has none")),
        };
        if wanted == elements.len() as u64 {
            return Ok(Const::Aggregate(elements));
        }
        let found = elements.len();
        let span = self.span_from(start);
        Err(Diagnostic::new(span, format!("this has {found} elements, but its type has {wanted}")))
    }

    /// Parses `splat (i32 5)`.
    fn splat(&mut self, ty: &Type) -> Result<Const> {
        let span = self.bump().span;
        self.expect(b'(')?;
        let element = self.nested(Self::typed_constant)?;
        self.expect(b')')?;
        match ty {
            Type::Vector(count, _) if *count <= MAX_SPLAT => {
                Ok(Const::Aggregate(vec![element; *count as usize]))
            }
            Type::Vector(..) => Ok(Const::Expr(Box::new(ConstExpr::Other("splat".into())))),
            _ => Err(Diagnostic::new(span, "`splat` makes a vector, but another type stands before it")),
        }
    }
}

/// Returns the lowest `bits` bits of `value`.
pub(super) fn truncate(value: u128, bits: u32) -> u128 {
    if bits >= 128 { value } else { value & ((1 << bits) - 1) }
}

fn sign_extend(value: u128, width: u32) -> u128 {
    match 128u32.checked_sub(width) {
        Some(shift) if width > 0 => ((value << shift).cast_signed() >> shift).cast_unsigned(),
        _ => value,
    }
}
