//! Properties of an instruction or a block that can be found without translating it.

use super::link::{FunctionKey, Linker, Symbol};
use super::reach::Reach;
use super::{calls, types, walk};
use crate::ast::{Block, Function, Inst, LocalId, StructType, Type, Value};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// The word that a function returns if it ends without a value, as C allows when the caller does not use the
/// result. (For a narrow type, its low bits.) It is no address and no number that programs have, so that code
/// that receives the result can tell: `pthread_join` then stores nothing, and a call through a pointer whose
/// result is used is an error.
pub const NO_VALUE: u64 = 0xfff7_b3a9_8e6d_c5f1;

/// Returns the reachable functions whose result some direct call uses. In these, ending without a value is an
/// error.
pub fn used_results(linker: &Linker<'_>, reach: &Reach) -> FxHashSet<FunctionKey> {
    let mut used = FxHashSet::default();
    for key in &reach.functions {
        let function = linker.function(*key);
        let mut looked_at: FxHashSet<LocalId> = FxHashSet::default();
        for statement in function.blocks.iter().flat_map(|b| &b.body) {
            walk::for_each_value(&statement.inst, &mut |value| {
                if let Value::Local(local) = value {
                    looked_at.insert(*local);
                }
            });
        }
        for statement in function.blocks.iter().flat_map(|b| &b.body) {
            if let Inst::Call(call) | Inst::Invoke { call, .. } = &statement.inst
                && statement.dst.is_some_and(|dst| looked_at.contains(&dst))
                && let Value::Const(callee) = &call.callee
                && let Some(name) = calls::called_name(callee)
                && let Symbol::Function(callee) = linker.resolve(key.unit, name)
            {
                used.insert(callee);
            }
        }
    }
    used
}

/// Returns the type of an instruction's result; `None` if it has none, or an unsupported one.
pub fn result_type(inst: &Inst) -> Option<Type> {
    Some(match inst {
        Inst::Bin { ty, .. }
        | Inst::FNeg { ty, .. }
        | Inst::Select { ty, .. }
        | Inst::Freeze { ty, .. }
        | Inst::Phi { ty, .. }
        | Inst::Load { ty, .. }
        | Inst::Rmw { ty, .. }
        | Inst::InsertElement { ty, .. }
        | Inst::VaArg { ty, .. }
        | Inst::LandingPad { ty, .. }
        | Inst::InsertValue { ty, .. } => ty.clone(),
        Inst::Cmp { ty: Type::Vector(count, _), .. } => Type::Vector(*count, Rc::new(Type::Int(1))),
        Inst::Cmp { .. } => Type::Int(1),
        Inst::ExtractElement { ty: Type::Vector(_, element), .. } => (**element).clone(),
        Inst::Shuffle { ty: Type::Vector(_, element), mask, .. } => {
            Type::Vector(mask.len() as u64, element.clone())
        }
        Inst::Cast { to, .. } => to.clone(),
        Inst::Alloca { .. } | Inst::Gep { .. } => Type::Ptr,
        Inst::CmpXchg { ty, .. } => Type::Struct(Rc::new(StructType {
            members: vec![ty.clone(), Type::Int(1)],
            packed: false,
            wide_at_8: false,
        })),
        Inst::ExtractValue { ty, path, .. } => {
            let mut at = ty;
            for index in path {
                at = types::element(at, *index)?.1;
            }
            at.clone()
        }
        Inst::Call(call) | Inst::Invoke { call, .. } => call.result.clone(),
        _ => return None,
    })
}

/// Returns whether any instruction of `function` uses the value of `local`.
pub fn is_used(function: &Function, local: LocalId) -> bool {
    let mut used = false;
    for statement in function.blocks.iter().flat_map(|b| &b.body) {
        walk::for_each_value(&statement.inst, &mut |value| used |= *value == Value::Local(local));
    }
    used
}

/// Returns whether `block` is in a loop, so that control can come back to it.
pub fn reaches_itself(function: &Function, block: &Block) -> bool {
    let mut seen: Vec<LocalId> = Vec::new();
    let mut todo = successors(block);
    while let Some(label) = todo.pop() {
        if label == block.label {
            return true;
        }
        if !seen.contains(&label) {
            seen.push(label);
            todo.extend(
                function.blocks.iter().find(|b| b.label == label).map(successors).unwrap_or_default(),
            );
        }
    }
    false
}

/// Returns the labels of the blocks that control may go to from the end of `block`.
pub fn successors(block: &Block) -> Vec<LocalId> {
    block.body.last().map(|s| targets(&s.inst)).unwrap_or_default()
}

/// Returns the labels of the blocks that control may go to after the terminator `inst`.
pub fn targets(inst: &Inst) -> Vec<LocalId> {
    match inst {
        Inst::Br(to) => vec![*to],
        Inst::CondBr { yes, no, .. } => vec![*yes, *no],
        Inst::Switch { cases, default, .. } => cases.iter().map(|(_, to)| *to).chain([*default]).collect(),
        Inst::IndirectBr { targets, .. } => targets.clone(),
        Inst::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
        _ => vec![],
    }
}
