//! Splits instructions on vectors into instructions on their elements.
//!
//! clang makes vectors where it optimises, and for small structs of floats. A vector is a list of words here,
//! as an array is, so loads, stores, phis, calls and returns of vectors need nothing. What computes does so
//! element by element.

use super::emit::{Emitter, constant};
use crate::ast::{Arg, Bin, Call, Cast, Const, Inst, Predicate, Type, Value};
use std::rc::Rc;

/// The largest vector that is split.
const MAX_ELEMENTS: u64 = 256;

/// Returns whether an instruction computes with vectors.
pub fn matters(inst: &Inst) -> bool {
    let is_vector = |ty: &Type| matches!(ty, Type::Vector(count, _) if *count <= MAX_ELEMENTS);
    match inst {
        Inst::Bin { ty, .. } | Inst::FNeg { ty, .. } | Inst::Cmp { ty, .. } => is_vector(ty),
        Inst::Select { cond_ty, .. } => is_vector(cond_ty),
        Inst::Cast { from, to, .. } => is_vector(from) || is_vector(to),
        Inst::Shuffle { ty, .. } | Inst::ExtractElement { ty, .. } | Inst::InsertElement { ty, .. } => {
            is_vector(ty)
        }
        Inst::Call(Call { callee: Value::Const(Const::Global(name)), args, .. }) => {
            name.starts_with("llvm.") && args.iter().any(|arg| is_vector(&arg.ty))
        }
        _ => false,
    }
}

/// Emits the instructions on elements that an instruction on vectors stands for; `None` if it is refused
/// later.
pub fn split(e: &mut Emitter<'_>, inst: &Inst) -> Option<()> {
    match inst {
        Inst::Bin { op, ty, a, b } => {
            let (a, b, element) = (elements(e, ty, a)?, elements(e, ty, b)?, element(ty)?);
            let pairs = a.into_iter().zip(b);
            let results =
                pairs.map(|(a, b)| e.define(Inst::Bin { op: *op, ty: element.clone(), a, b })).collect();
            give(e, &element, results)
        }
        Inst::FNeg { ty, value } => {
            let (values, ty) = (elements(e, ty, value)?, element(ty)?);
            let results =
                values.into_iter().map(|value| e.define(Inst::FNeg { ty: ty.clone(), value })).collect();
            give(e, &ty, results)
        }
        Inst::Cmp { pred, ty, a, b } => {
            let (a, b, ty) = (elements(e, ty, a)?, elements(e, ty, b)?, element(ty)?);
            let pairs = a.into_iter().zip(b);
            let results =
                pairs.map(|(a, b)| e.define(Inst::Cmp { pred: *pred, ty: ty.clone(), a, b })).collect();
            give(e, &Type::Int(1), results)
        }
        Inst::Select { cond_ty, cond, ty, yes, no } => {
            let (conds, yes, no) = (elements(e, cond_ty, cond)?, elements(e, ty, yes)?, elements(e, ty, no)?);
            let element = element(ty)?;
            let mut results = vec![];
            for ((cond, yes), no) in conds.into_iter().zip(yes).zip(no) {
                results.push(e.define(Inst::Select {
                    cond_ty: Type::Int(1),
                    cond,
                    ty: element.clone(),
                    yes,
                    no,
                }));
            }
            give(e, &element, results)
        }
        Inst::Cast { op: Cast::BitCast, from, value, to } => bit_cast(e, from, value, to),
        Inst::Cast { op, from, value, to } => {
            let values = elements(e, from, value)?;
            let (from, to) = (element(from)?, element(to)?);
            let cast = |e: &mut Emitter<'_>, value| {
                e.define(Inst::Cast { op: *op, from: from.clone(), value, to: to.clone() })
            };
            let results = values.into_iter().map(|value| cast(e, value)).collect();
            give(e, &to, results)
        }
        Inst::Shuffle { ty, a, b, mask } => {
            let (mut all, others) = (elements(e, ty, a)?, elements(e, ty, b)?);
            all.extend(others);
            let pick = |at: &Option<u32>| match at {
                Some(at) => all.get(*at as usize).cloned(),
                None => Some(Value::Const(Const::Undef)),
            };
            let results: Option<Vec<Value>> = mask.iter().map(pick).collect();
            give(e, &element(ty)?, results?)
        }
        Inst::ExtractElement { ty, value, index_ty, index } => {
            let (values, element) = (elements(e, ty, value)?, element(ty)?);
            let mut values = values.into_iter().enumerate();
            let (_, mut result) = values.next()?;
            for (at, value) in values {
                let cond = is_at(e, index_ty, index, at);
                result = choose(e, &element, cond, value, result);
            }
            let value = result;
            e.define_as(e.result?, Inst::Freeze { ty: element, value });
            Some(())
        }
        Inst::InsertElement { ty, value, element: new, index_ty, index } => {
            let (values, element) = (elements(e, ty, value)?, element(ty)?);
            let mut results = vec![];
            for (at, old) in values.into_iter().enumerate() {
                let cond = is_at(e, index_ty, index, at);
                results.push(choose(e, &element, cond, new.clone(), old));
            }
            give(e, &element, results)
        }
        Inst::Call(call) => {
            let Value::Const(Const::Global(name)) = &call.callee else { return None };
            match name.strip_prefix("llvm.vector.reduce.") {
                Some(kind) => reduce(e, kind, call),
                None if name.starts_with("llvm.masked") || name.starts_with("llvm.x86") => None,
                None => element_by_element(e, call),
            }
        }
        _ => None,
    }
}

fn element(ty: &Type) -> Option<Type> {
    match ty {
        Type::Vector(_, element) => Some((**element).clone()),
        _ => None,
    }
}

/// Returns the elements of a vector.
fn elements(e: &mut Emitter<'_>, ty: &Type, value: &Value) -> Option<Vec<Value>> {
    let Type::Vector(count, _) = ty else { return None };
    Some(match value {
        Value::Const(Const::Aggregate(elements)) => {
            elements.iter().map(|(_, constant)| Value::Const(constant.clone())).collect()
        }
        Value::Const(constant @ (Const::Zero | Const::Undef)) => {
            vec![Value::Const(constant.clone()); *count as usize]
        }
        _ => {
            let part =
                |at| Inst::ExtractValue { ty: ty.clone(), value: value.clone(), path: vec![at as u32] };
            (0..*count).map(|at| e.define(part(at))).collect()
        }
    })
}

/// Gives the elements of the result to what the instruction defines.
fn give(e: &mut Emitter<'_>, element: &Type, results: Vec<Value>) -> Option<()> {
    let dst = e.result?;
    let ty = Type::Vector(results.len() as u64, Rc::new(element.clone()));
    let last = results.len().checked_sub(1)?;
    let mut whole = Value::Const(Const::Undef);
    for (at, value) in results.into_iter().enumerate() {
        let (element_ty, path) = (element.clone(), vec![at as u32]);
        let insert = Inst::InsertValue { ty: ty.clone(), value: whole, element_ty, element: value, path };
        whole = if at == last { e.define_as(dst, insert) } else { e.define(insert) };
    }
    Some(())
}

fn is_at(e: &mut Emitter<'_>, index_ty: &Type, index: &Value, at: usize) -> Value {
    let (a, b) = (index.clone(), constant(at as u64));
    e.define(Inst::Cmp { pred: Predicate::Eq, ty: index_ty.clone(), a, b })
}

fn choose(e: &mut Emitter<'_>, ty: &Type, cond: Value, yes: Value, no: Value) -> Value {
    e.define(Inst::Select { cond_ty: Type::Int(1), cond, ty: ty.clone(), yes, no })
}

/// Returns the width of a scalar type.
fn width(ty: &Type) -> Option<u32> {
    match ty {
        Type::Int(bits @ 1..=128) => Some(*bits),
        Type::Float => Some(32),
        Type::Double | Type::Ptr => Some(64),
        _ => None,
    }
}

/// Returns the bits of a scalar as an integer.
fn to_bits(e: &mut Emitter<'_>, ty: &Type, value: Value) -> Option<Value> {
    let op = match ty {
        Type::Int(_) => return Some(value),
        Type::Ptr => Cast::PtrToInt,
        _ => Cast::BitCast,
    };
    Some(e.define(Inst::Cast { op, from: ty.clone(), value, to: Type::Int(width(ty)?) }))
}

/// Emits a cast that keeps the bits: elements are joined or cut as their widths ask for.
fn bit_cast(e: &mut Emitter<'_>, from: &Type, value: &Value, to: &Type) -> Option<()> {
    let (from_element, values) = match from {
        Type::Vector(_, element) => ((**element).clone(), elements(e, from, value)?),
        scalar => (scalar.clone(), vec![value.clone()]),
    };
    let to_element = element(to).unwrap_or(to.clone());
    let (narrow, wide) = (width(&from_element)?, width(&to_element)?);
    let mut bits = vec![];
    for value in values {
        bits.push(to_bits(e, &from_element, value)?);
    }
    let mut words = vec![];
    if narrow <= wide {
        if wide % narrow != 0 {
            return None;
        }
        for group in bits.chunks((wide / narrow) as usize) {
            let mut whole = None;
            for (at, part) in group.iter().enumerate() {
                let part = extend(e, part.clone(), narrow, wide);
                let part = shift(e, Bin::Shl, wide, part, at as u32 * narrow);
                whole = Some(match whole {
                    None => part,
                    Some(a) => e.define(Inst::Bin { op: Bin::Or, ty: Type::Int(wide), a, b: part }),
                });
            }
            words.push(whole?);
        }
    } else {
        if narrow % wide != 0 {
            return None;
        }
        for whole in bits {
            for at in 0..narrow / wide {
                let part = shift(e, Bin::LShr, narrow, whole.clone(), at * wide);
                let (from, to) = (Type::Int(narrow), Type::Int(wide));
                words.push(e.define(Inst::Cast { op: Cast::Trunc, from, value: part, to }));
            }
        }
    }
    let op = match to_element {
        Type::Int(_) => None,
        Type::Ptr => Some(Cast::IntToPtr),
        _ => Some(Cast::BitCast),
    };
    if let Some(op) = op {
        let cast = |value| Inst::Cast { op, from: Type::Int(wide), value, to: to_element.clone() };
        words = words.into_iter().map(|value| e.define(cast(value))).collect();
    }
    match to {
        Type::Vector(..) => give(e, &to_element, words),
        _ => {
            let value = words.into_iter().next()?;
            e.define_as(e.result?, Inst::Freeze { ty: to_element, value });
            Some(())
        }
    }
}

fn extend(e: &mut Emitter<'_>, value: Value, from: u32, to: u32) -> Value {
    match from == to {
        true => value,
        false => e.define(Inst::Cast { op: Cast::ZExt, from: Type::Int(from), value, to: Type::Int(to) }),
    }
}

fn shift(e: &mut Emitter<'_>, op: Bin, bits: u32, a: Value, by: u32) -> Value {
    match by {
        0 => a,
        by => e.define(Inst::Bin { op, ty: Type::Int(bits), a, b: constant(by.into()) }),
    }
}

/// Emits `llvm.vector.reduce.KIND`, which makes one number of a vector.
fn reduce(e: &mut Emitter<'_>, kind: &str, call: &Call) -> Option<()> {
    let kind = kind.split('.').next()?;
    let vector = call.args.last()?;
    let (ty, mut values) = (element(&vector.ty)?, elements(e, &vector.ty, &vector.value)?);
    if let [start, _] = &call.args[..] {
        values.insert(0, start.value.clone());
    }
    let op = match kind {
        "add" => Some(Bin::Add),
        "mul" => Some(Bin::Mul),
        "and" => Some(Bin::And),
        "or" => Some(Bin::Or),
        "xor" => Some(Bin::Xor),
        "fadd" => Some(Bin::FAdd),
        "fmul" => Some(Bin::FMul),
        _ => None,
    };
    let pred = match kind {
        "smax" => Some(Predicate::Sgt),
        "smin" => Some(Predicate::Slt),
        "umax" => Some(Predicate::Ugt),
        "umin" => Some(Predicate::Ult),
        _ => None,
    };
    let mut values = values.into_iter();
    let mut result = values.next()?;
    for value in values {
        result = match (op, pred) {
            (Some(op), _) => e.define(Inst::Bin { op, ty: ty.clone(), a: result, b: value }),
            (None, Some(pred)) => {
                let (a, b) = (result.clone(), value.clone());
                let cond = e.define(Inst::Cmp { pred, ty: ty.clone(), a, b });
                choose(e, &ty, cond, result, value)
            }
            (None, None) => return None,
        };
    }
    e.define_as(e.result?, Inst::Freeze { ty, value: result });
    Some(())
}

/// Emits an intrinsic for each element of its arguments that are vectors.
fn element_by_element(e: &mut Emitter<'_>, call: &Call) -> Option<()> {
    let (Type::Vector(count, _), ty) = (&call.result, element(&call.result)?) else { return None };
    let mut columns = vec![];
    for arg in &call.args {
        columns.push(match &arg.ty {
            Type::Vector(same, _) if same == count => Some(elements(e, &arg.ty, &arg.value)?),
            Type::Vector(..) => return None,
            _ => None,
        });
    }
    let mut results = vec![];
    for at in 0..*count as usize {
        let args = call.args.iter().zip(&columns).map(|(arg, column)| match column {
            Some(values) => {
                Arg { ty: element(&arg.ty).unwrap_or(Type::Void), value: values[at].clone(), ..arg.clone() }
            }
            None => arg.clone(),
        });
        let args = args.collect();
        results.push(e.define(Inst::Call(Call { result: ty.clone(), args, ..call.clone() })));
    }
    give(e, &ty, results)
}
