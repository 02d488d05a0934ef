//! Computes sizes, offsets, and how a value of a type is spread over registers.
//!
//! The layout is that of x86-64 and AArch64 (little endian, 64-bit pointers, natural alignment): clang writes
//! padding it relies on into its struct types, so this is what the program means on either.
//!
//! A value is a list of *words* of at most 64 bits: an integer of up to 64 bits, a pointer or a float is one
//! word, an integer of up to 128 bits two, a struct, array or vector the words of its members. (Vectors of
//! bits, which are packed in memory, are in registers only.)

use crate::ast::{StructType, Type};

/// One register-sized piece of a value, by its offset and width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The offset in memory from the start of the value, in bytes.
    pub offset: u64,
    /// The number of bits that count.
    pub bits: u8,
}

/// The name of a type whose values cannot be kept in registers or memory.
#[derive(Clone, Debug)]
pub struct Unsupported(pub String);

/// The largest number of words of a value; one with more is an array that should have stayed in memory.
const MAX_WORDS: usize = 4096;

/// Returns the register-sized pieces that a value of type `ty` is split into.
pub fn words(ty: &Type) -> Result<Vec<Word>, Unsupported> {
    let mut out = Vec::new();
    collect(ty, 0, &mut out)?;
    Ok(out)
}

fn collect(ty: &Type, offset: u64, out: &mut Vec<Word>) -> Result<(), Unsupported> {
    if out.len() > MAX_WORDS {
        return Err(Unsupported(format!("a value of more than {MAX_WORDS} words")));
    }
    match ty {
        Type::Void => {}
        Type::Vector(_, element)
            if !matches!(
                **element,
                Type::Int(1 | 8 | 16 | 32 | 64) | Type::Float | Type::Double | Type::Ptr
            ) =>
        {
            return Err(Unsupported(name(ty)));
        }
        Type::Int(bits @ 1..=64) => out.push(Word { offset, bits: *bits as u8 }),
        Type::Int(bits @ 65..=128) => {
            out.push(Word { offset, bits: 64 });
            out.push(Word { offset: offset + 8, bits: (*bits - 64) as u8 });
        }
        Type::Float => out.push(Word { offset, bits: 32 }),
        Type::Double | Type::Ptr => out.push(Word { offset, bits: 64 }),
        Type::Array(count, element) | Type::Vector(count, element) => {
            let stride = size(element)?;
            for i in 0..*count {
                collect(element, offset + i * stride, out)?;
            }
        }
        Type::Struct(body) => {
            for (i, member) in body.members.iter().enumerate() {
                collect(member, offset + member_offset(body, i)?, out)?;
            }
        }
        other => return Err(Unsupported(name(other))),
    }
    Ok(())
}

/// Refuses vectors of bits, which would be packed in memory.
pub fn check_in_memory(ty: &Type) -> Result<(), Unsupported> {
    match ty {
        Type::Vector(_, element) if **element == Type::Int(1) => {
            Err(Unsupported(format!("{} in memory", name(ty))))
        }
        _ => Ok(()),
    }
}

/// Returns the number of words before element `index` of a struct, array or vector, and the type of that
/// element.
pub fn element(ty: &Type, index: u32) -> Option<(usize, &Type)> {
    match ty {
        Type::Struct(body) => {
            let member = body.members.get(index as usize)?;
            let before = body.members[..index as usize].iter().map(|m| words(m).map(|w| w.len()));
            Some((before.sum::<Result<usize, _>>().ok()?, member))
        }
        Type::Array(count, element) | Type::Vector(count, element) if (index as u64) < *count => {
            Some((index as usize * words(element).ok()?.len(), element))
        }
        _ => None,
    }
}

/// Returns the size of a type in bytes, including the padding that arrays of it have between elements.
pub fn size(ty: &Type) -> Result<u64, Unsupported> {
    Ok(match ty {
        Type::Void => 0,
        Type::Function(_) => 1,
        Type::Int(bits) => (*bits as u64).div_ceil(8).next_multiple_of(align(ty)?),
        Type::Float => 4,
        Type::Double | Type::Ptr => 8,
        Type::OtherFloat("half" | "bfloat") => 2,
        Type::OtherFloat(_) => 16,
        Type::Array(count, element) => size(element)?.saturating_mul(*count),
        Type::Vector(count, element) => size(element)?.saturating_mul(*count).next_power_of_two(),
        Type::Struct(body) => {
            let end = member_offset(body, body.members.len())?;
            end.next_multiple_of(align(ty)?)
        }
        other => return Err(Unsupported(name(other))),
    })
}

/// Returns the alignment of a type in bytes.
pub fn align(ty: &Type) -> Result<u64, Unsupported> {
    Ok(match ty {
        Type::Void | Type::Function(_) => 1,
        Type::Int(bits) => (*bits as u64).div_ceil(8).next_power_of_two().min(16),
        Type::Float => 4,
        Type::Double | Type::Ptr => 8,
        Type::OtherFloat("half" | "bfloat") => 2,
        Type::OtherFloat(_) => 16,
        Type::Array(_, element) => align(element)?,
        Type::Vector(..) => size(ty)?.min(16),
        Type::Struct(body) if body.packed => 1,
        Type::Struct(body) => {
            let aligns = body.members.iter().map(|member| member_align(body, member));
            aligns.into_iter().try_fold(1, |most, a| a.map(|a| most.max(a)))?
        }
        other => return Err(Unsupported(name(other))),
    })
}

/// Returns the byte offset of member `index` of a struct; of one past the last, the end without padding.
pub fn member_offset(body: &StructType, index: usize) -> Result<u64, Unsupported> {
    let mut at = 0;
    for (i, member) in body.members.iter().enumerate() {
        if !body.packed {
            at = u64::next_multiple_of(at, member_align(body, member)?);
        }
        if i == index {
            return Ok(at);
        }
        at += size(member)?;
    }
    Ok(at)
}

/// Returns the alignment of a member (or of the elements of one) in a struct.
fn member_align(body: &StructType, member: &Type) -> Result<u64, Unsupported> {
    match member {
        Type::Int(65..) if body.wide_at_8 => Ok(8),
        Type::Array(_, element) => member_align(body, element),
        other => align(other),
    }
}

/// Returns the name of a type of LLVM IR as messages show it.
pub fn name(ty: &Type) -> String {
    match ty {
        Type::Void => "void".to_owned(),
        Type::Int(bits) => format!("i{bits}"),
        Type::Float => "float".to_owned(),
        Type::Double => "double".to_owned(),
        Type::OtherFloat("x86_fp80") => "x86_fp80 (long double)".to_owned(),
        Type::OtherFloat(name) | Type::Other(name) => (*name).to_owned(),
        Type::Ptr => "ptr".to_owned(),
        Type::Array(count, element) => format!("[{count} x {}]", self::name(element)),
        Type::Vector(count, element) => format!("the vector <{count} x {}>", self::name(element)),
        Type::Struct(_) => "a struct".to_owned(),
        Type::Opaque(name) => format!("the opaque type {name}"),
        Type::Function(_) => "a function type".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    fn structure(members: Vec<Type>, packed: bool) -> Type {
        Type::Struct(Rc::new(StructType { members, packed, wide_at_8: false }))
    }

    #[test]
    fn wide_integers_are_where_the_compiler_puts_them() {
        let members = || vec![Type::Int(64), Type::Array(2, Rc::new(Type::Int(128))), Type::Int(8)];
        let new = structure(members(), false);
        assert_eq!((size(&new).unwrap(), words(&new).unwrap()[1].offset), (64, 16));
        let old = StructType { members: members(), packed: false, wide_at_8: true };
        let old = Type::Struct(Rc::new(old));
        assert_eq!((size(&old).unwrap(), words(&old).unwrap()[1].offset), (48, 8));
    }

    #[test]
    fn layouts_are_those_of_c() {
        let s = structure(vec![Type::Int(8), Type::Int(32), Type::Int(8), Type::Ptr], false);
        assert_eq!(size(&s).unwrap(), 24);
        let offsets: Vec<u64> = words(&s).unwrap().iter().map(|w| w.offset).collect();
        assert_eq!(offsets, [0, 4, 8, 16]);
        assert_eq!(size(&structure(vec![Type::Int(8), Type::Int(32)], true)).unwrap(), 5);
        assert_eq!(size(&Type::Int(24)).unwrap(), 4);
        assert_eq!(size(&Type::Array(3, Rc::new(s))).unwrap(), 72);
        assert_eq!(words(&Type::Int(128)).unwrap().len(), 2);
    }
}
