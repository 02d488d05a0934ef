//! Computes the types of instructions' results.

use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{Const, Inst, StructType, Type, Value};
use fencepost_source::{Diagnostic, Span, shorten};
use std::rc::Rc;

impl<'a> Reader<'a> {
    /// Returns the type of the result of an instruction whose opcode is at `span`. Indices into structs and
    /// arrays are checked on the way.
    pub fn result_type(&self, inst: &Inst, span: Span) -> Result<Option<Type>> {
        Ok(Some(match inst {
            Inst::Bin { ty, .. }
            | Inst::FNeg { ty, .. }
            | Inst::Cast { to: ty, .. }
            | Inst::Select { ty, .. }
            | Inst::Freeze { ty, .. }
            | Inst::Phi { ty, .. }
            | Inst::Load { ty, .. }
            | Inst::Rmw { ty, .. }
            | Inst::VaArg { ty, .. }
            | Inst::LandingPad { ty, .. } => ty.clone(),
            Inst::Cmp { ty, .. } => vector_like(ty, Type::Int(1)),
            Inst::Alloca { .. } => Type::Ptr,
            Inst::Gep { source, base_ty, indices, .. } => {
                if let Err(why) = gep_path(source, indices) {
                    return Err(Diagnostic::new(span, format!("this `getelementptr` {why}")));
                }
                let types = std::iter::once(base_ty).chain(indices.iter().map(|(ty, _)| ty));
                let vector = types.clone().find(|ty| matches!(ty, Type::Vector(..)));
                vector_like(vector.unwrap_or(base_ty), Type::Ptr)
            }
            Inst::CmpXchg { ty, .. } => Type::Struct(Rc::new(StructType {
                members: vec![ty.clone(), Type::Int(1)],
                packed: false,
                wide_at_8: self.types.wide_at_8,
            })),
            Inst::ExtractValue { ty, path, .. } => self.member(ty, path, span)?,
            Inst::InsertValue { ty, element_ty, path, .. } => {
                let member = self.member(ty, path, span)?;
                if member != *element_ty {
                    let (wanted, found) = (show(&member), show(element_ty));
                    let message = format!("this puts `{found}` where `{wanted}` belongs");
                    return Err(Diagnostic::new(span, message));
                }
                ty.clone()
            }
            Inst::Call(call) | Inst::Invoke { call, .. } if call.result != Type::Void => call.result.clone(),
            _ => return Ok(None),
        }))
    }

    fn member(&self, ty: &Type, path: &[u32], span: Span) -> Result<Type> {
        path.iter()
            .try_fold(ty.clone(), |ty, index| element_type(&ty, Some(u128::from(*index))))
            .map_err(|why| Diagnostic::new(span, format!("this `{}` {why}", shorten(self.text_of(span)))))
    }
}

/// Returns `element`, or a vector of it if `ty` is a vector.
fn vector_like(ty: &Type, element: Type) -> Type {
    match ty {
        Type::Vector(count, _) => Type::Vector(*count, Rc::new(element)),
        _ => element,
    }
}

/// Returns the type of element `index` of a struct or array type; `None` is an index known only at run time.
fn element_type(ty: &Type, index: Option<u128>) -> std::result::Result<Type, String> {
    match (ty, index) {
        (Type::Array(_, element) | Type::Vector(_, element), _) => Ok((**element).clone()),
        (Type::Struct(body), Some(index)) => usize::try_from(index)
            .ok()
            .and_then(|index| body.members.get(index))
            .cloned()
            .ok_or_else(|| format!("wants member {index} of a struct that has {}", body.members.len())),
        (Type::Struct(_), None) => Err("chooses a member of a struct at run time".into()),
        _ => Err(format!("goes into `{}`, which has no members", show(ty))),
    }
}

/// Checks the indices after the first, which only counts whole objects.
fn gep_path(source: &Type, indices: &[(Type, Value)]) -> std::result::Result<(), String> {
    let mut ty = source.clone();
    for (index_ty, index) in indices.iter().skip(1) {
        ty = match index {
            Value::Const(Const::Int(index)) => element_type(&ty, Some(*index))?,
            // A vector of indices: the same member for each.
            Value::Const(Const::Aggregate(all)) => match all.first() {
                Some((_, Const::Int(index))) => element_type(&ty, Some(*index))?,
                _ => element_type(&ty, None)?,
            },
            Value::Const(Const::Zero) if matches!(index_ty, Type::Vector(..)) => element_type(&ty, Some(0))?,
            _ => element_type(&ty, None)?,
        };
    }
    Ok(())
}
