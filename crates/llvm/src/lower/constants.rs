//! Evaluates constants: initialisers to bytes, operands to words.

use super::Lowering;
use super::link::{Symbol, UnitId};
use super::types::{self, Unsupported};
use crate::ast::{Bin, Cast, Const, ConstExpr, Predicate, Type};
use fencepost_program::layout;

/// The reason why the value of a constant is not known before the program runs.
#[derive(Clone, Debug)]
pub enum NotConstant {
    /// The constant is not supported; the reason.
    Unsupported(String),
    /// The constant is, or contains, the address of a thread-local variable: each thread has its own.
    ThreadLocal,
}

impl From<Unsupported> for NotConstant {
    fn from(Unsupported(what): Unsupported) -> Self {
        NotConstant::Unsupported(what)
    }
}

impl Lowering<'_> {
    /// Computes the register-sized words of a constant of type `ty`.
    pub fn words_of(&mut self, unit: UnitId, ty: &Type, constant: &Const) -> Result<Vec<u64>, NotConstant> {
        let words = types::words(ty)?;
        let mut bytes = vec![0; types::size(ty)? as usize + 16];
        self.write(unit, ty, constant, &mut bytes, 0)?;
        let word = |w: &types::Word| {
            let mut raw = [0; 8];
            raw.copy_from_slice(&bytes[w.offset as usize..w.offset as usize + 8]);
            fencepost_program::mask(w.bits, u64::from_le_bytes(raw))
        };
        Ok(words.iter().map(word).collect())
    }

    /// Writes the bytes of a constant of type `ty` to `out` at `offset`.
    pub fn write(
        &mut self,
        unit: UnitId,
        ty: &Type,
        constant: &Const,
        out: &mut [u8],
        offset: u64,
    ) -> Result<(), NotConstant> {
        match constant {
            // An undefined value is zero here: one of the values it may have.
            Const::Zero | Const::Null | Const::Undef => {}
            Const::Bytes(bytes) => put(out, offset, bytes)?,
            Const::Aggregate(elements) => {
                let mut at = offset;
                for (i, (element, value)) in elements.iter().enumerate() {
                    match ty {
                        Type::Struct(body) => {
                            at = offset + types::member_offset(body, i)?;
                        }
                        _ if i > 0 => at += types::size(element)?,
                        _ => {}
                    }
                    self.write(unit, element, value, out, at)?;
                }
            }
            scalar => {
                let value = self.scalar(unit, ty, scalar)?;
                let bytes = match ty {
                    Type::Int(bits) => bits.div_ceil(8) as usize,
                    _ => types::size(ty)? as usize,
                };
                put(out, offset, &value.to_le_bytes()[..bytes.min(16)])?;
            }
        }
        Ok(())
    }

    /// Returns the value of a constant that is one number.
    fn scalar(&mut self, unit: UnitId, ty: &Type, constant: &Const) -> Result<u128, NotConstant> {
        let value = match constant {
            Const::Int(value) => *value,
            Const::Float(bits) => match ty {
                Type::Float => u128::from((f64::from_bits(*bits) as f32).to_bits()),
                Type::Double => u128::from(*bits),
                other => {
                    return Err(NotConstant::Unsupported(format!("a constant of {}", types::name(other))));
                }
            },
            Const::OtherFloat(_) => {
                return Err(NotConstant::Unsupported(format!("a constant of {}", types::name(ty))));
            }
            Const::Null | Const::Zero | Const::Undef => 0,
            Const::Global(name) => u128::from(self.address_of(unit, name)?),
            Const::BlockAddress(function, label) => u128::from(self.block_address(unit, function, label)),
            Const::Expr(expr) => self.expression(unit, expr)?,
            Const::Aggregate(_) | Const::Bytes(_) => {
                return Err(NotConstant::Unsupported("an aggregate where a number is expected".to_owned()));
            }
        };
        Ok(truncate(ty, value))
    }

    /// Returns the address of a function or variable.
    fn address_of(&mut self, unit: UnitId, name: &str) -> Result<u64, NotConstant> {
        match self.linker.resolve(unit, name) {
            Symbol::Function(key) => Ok(layout::function(self.function_id(key))),
            Symbol::Global(key) if self.linker.global(key).thread_local => Err(NotConstant::ThreadLocal),
            Symbol::Global(key) => {
                let id = self.global_id(key)?;
                Ok(self.program.global_addr(id))
            }
            Symbol::Alias(unit, target) => {
                let value = self.scalar(unit, &Type::Ptr, target)?;
                Ok(value as u64)
            }
            Symbol::MissingFunction => Ok(self.missing_function(name)),
            Symbol::MissingGlobal => self.missing_global(unit, name),
        }
    }

    fn expression(&mut self, unit: UnitId, expr: &ConstExpr) -> Result<u128, NotConstant> {
        Ok(match expr {
            ConstExpr::Gep { source, base, indices } => {
                let mut at = self.scalar(unit, &Type::Ptr, &base.1)? as u64;
                let mut ty = source.clone();
                for (i, (index_ty, index)) in indices.iter().enumerate() {
                    let raw = self.scalar(unit, index_ty, index)?;
                    let index = sign_extended(index_ty, raw) as i64;
                    if i == 0 {
                        at = at.wrapping_add((types::size(&ty)? as i64).wrapping_mul(index) as u64);
                        continue;
                    }
                    let (offset, inner) = element_offset(&ty, index)?;
                    at = at.wrapping_add(offset);
                    ty = inner;
                }
                u128::from(at)
            }
            ConstExpr::Cast { op, from, value, to } => {
                let value = self.scalar(unit, from, value)?;
                match op {
                    Cast::SExt => truncate(to, sign_extended(from, value) as u128),
                    Cast::Trunc | Cast::ZExt | Cast::PtrToInt | Cast::IntToPtr | Cast::BitCast => {
                        truncate(to, value)
                    }
                    other => {
                        return Err(NotConstant::Unsupported(format!("the constant expression {other:?}")));
                    }
                }
            }
            ConstExpr::Bin { op, ty, a, b } => {
                let (a, b) = (self.scalar(unit, ty, a)?, self.scalar(unit, ty, b)?);
                let value = match op {
                    Bin::Add => a.wrapping_add(b),
                    Bin::Sub => a.wrapping_sub(b),
                    Bin::Mul => a.wrapping_mul(b),
                    Bin::And => a & b,
                    Bin::Or => a | b,
                    Bin::Xor => a ^ b,
                    Bin::Shl => a.checked_shl(b as u32).unwrap_or(0),
                    Bin::LShr => a.checked_shr(b as u32).unwrap_or(0),
                    // clang folds `(uintptr_t)global % 64` to one of these.
                    Bin::UDiv if b != 0 => a / b,
                    Bin::URem if b != 0 => a % b,
                    other => {
                        return Err(NotConstant::Unsupported(format!("the constant expression {other:?}")));
                    }
                };
                truncate(ty, value)
            }
            ConstExpr::Cmp { pred, ty, a, b } => {
                let (a, b) = (self.scalar(unit, ty, a)?, self.scalar(unit, ty, b)?);
                let (sa, sb) = (sign_extended(ty, a), sign_extended(ty, b));
                u128::from(match pred {
                    Predicate::Eq => a == b,
                    Predicate::Ne => a != b,
                    Predicate::Ult => a < b,
                    Predicate::Ule => a <= b,
                    Predicate::Ugt => a > b,
                    Predicate::Uge => a >= b,
                    Predicate::Slt => sa < sb,
                    Predicate::Sle => sa <= sb,
                    Predicate::Sgt => sa > sb,
                    Predicate::Sge => sa >= sb,
                    other => {
                        return Err(NotConstant::Unsupported(format!("the constant comparison {other:?}")));
                    }
                })
            }
            ConstExpr::Select { cond, ty, yes, no } => {
                let cond = self.scalar(unit, &Type::Int(1), cond)?;
                self.scalar(unit, ty, if cond != 0 { yes } else { no })?
            }
            ConstExpr::Other(name) => {
                return Err(NotConstant::Unsupported(format!("the constant expression {name}")));
            }
        })
    }
}

/// Returns the byte offset of element `index` in a struct or array, and the type of that element.
pub fn element_offset(ty: &Type, index: i64) -> Result<(u64, Type), NotConstant> {
    match ty {
        Type::Struct(body) => {
            let at = usize::try_from(index).ok().filter(|i| *i < body.members.len());
            let Some(at) = at else {
                let members = body.members.len();
                let message = format!("member {index} of a struct that has {members} members");
                return Err(NotConstant::Unsupported(message));
            };
            Ok((types::member_offset(body, at)?, body.members[at].clone()))
        }
        Type::Array(_, element) | Type::Vector(_, element) => {
            Ok(((types::size(element)? as i64).wrapping_mul(index) as u64, (**element).clone()))
        }
        other => Err(NotConstant::Unsupported(format!("an index into {}", types::name(other)))),
    }
}

fn put(out: &mut [u8], offset: u64, bytes: &[u8]) -> Result<(), NotConstant> {
    let start = offset as usize;
    match out.get_mut(start..start + bytes.len()) {
        Some(place) => {
            place.copy_from_slice(bytes);
            Ok(())
        }
        None => Err(NotConstant::Unsupported("an initialiser larger than its variable".to_owned())),
    }
}

/// Returns the bits of `value` that a value of type `ty` has.
fn truncate(ty: &Type, value: u128) -> u128 {
    match ty {
        Type::Int(bits @ 1..=127) => value & ((1u128 << bits) - 1),
        Type::Float => value & 0xffff_ffff,
        Type::Ptr | Type::Double => value & u128::from(u64::MAX),
        _ => value,
    }
}

fn sign_extended(ty: &Type, value: u128) -> i128 {
    match ty {
        Type::Int(bits @ 1..=127) => {
            let shift = 128 - bits;
            ((value << shift) as i128) >> shift
        }
        Type::Ptr => value as u64 as i64 as i128,
        _ => value as i128,
    }
}
