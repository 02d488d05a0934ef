//! Finds the locals that live in registers instead of memory.
//!
//! Those that are only loaded from and stored to, always whole. One that may be read before it has a value
//! stays in memory, where the machine notices. The exception is the variable that clang keeps a function's
//! result in: a function may end without one if no call uses it, so there it holds
//! [`NO_VALUE`](super::results::NO_VALUE) at the start.

use super::results::successors;
use super::types::{self, Word};
use super::{builtins, walk};
use crate::ast::{self, Inst, LocalId, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Finds the casts from pointer to pointer in a function, and returns for each the pointer that was cast
/// first.
pub fn pointer_casts(function: &ast::Function) -> FxHashMap<LocalId, LocalId> {
    let mut casts = FxHashMap::default();
    for statement in function.blocks.iter().flat_map(|b| &b.body) {
        if let (Inst::Cast { op: ast::Cast::BitCast, from: Type::Ptr, to: Type::Ptr, value }, Some(dst)) =
            (&statement.inst, statement.dst)
            && let Value::Local(source) = value
        {
            let origin = casts.get(source).copied().unwrap_or(*source);
            casts.insert(dst, origin);
        }
    }
    casts
}

/// Whether a function may end without returning a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MissingResult {
    /// An error, because some call uses the result.
    Error,
    /// No error, as long as the result is not used.
    Allowed,
}

/// The local variables of a function that are kept in registers instead of memory.
#[derive(Default)]
pub struct Promoted {
    /// All locals that live in registers.
    pub locals: FxHashSet<LocalId>,
    /// Those of `locals` that hold the function's result, if the function may end without setting it.
    pub unset_results: FxHashSet<LocalId>,
}

/// Finds the local variables that can be kept in registers, because they are only loaded and stored, and
/// always whole.
pub fn promotable(
    function: &ast::Function,
    casts: &FxHashMap<LocalId, LocalId>,
    missing: MissingResult,
) -> Promoted {
    let mut candidates: FxHashMap<LocalId, Vec<Word>> = FxHashMap::default();
    let Some(entry) = function.blocks.first() else { return Promoted::default() };
    for statement in &entry.body {
        if let (Inst::Alloca { ty, count, .. }, Some(dst)) = (&statement.inst, statement.dst)
            && count.is_none()
            && let Ok(words) = types::words(ty)
            && matches!(ty, Type::Int(_) | Type::Float | Type::Double | Type::Ptr)
        {
            candidates.insert(dst, words);
        }
    }
    let origin = |local: &LocalId| casts.get(local).copied().unwrap_or(*local);
    let same = |candidates: &FxHashMap<LocalId, Vec<Word>>, local: &LocalId, ty: &Type| {
        candidates.get(&origin(local)).is_some_and(|words| types::words(ty).is_ok_and(|w| w == *words))
    };
    for statement in function.blocks.iter().flat_map(|b| &b.body) {
        let mut keep = None;
        match &statement.inst {
            Inst::Load { ty, addr: Value::Local(local), .. } if same(&candidates, local, ty) => {
                keep = Some(*local);
            }
            Inst::Store { ty, addr: Value::Local(local), value, .. } if same(&candidates, local, ty) => {
                keep = (*value != Value::Local(*local)).then_some(*local);
            }
            Inst::Cast { value: Value::Local(local), .. }
                if statement.dst.is_some_and(|dst| casts.contains_key(&dst)) =>
            {
                keep = Some(*local);
            }
            Inst::Call(call) if builtins::is_lifetime_marker(call) => continue,
            _ => {}
        }
        walk::for_each_value(&statement.inst, &mut |value| {
            if let Value::Local(local) = value
                && Some(*local) != keep
            {
                candidates.remove(&origin(local));
            }
        });
    }
    let mut locals: FxHashSet<LocalId> = candidates.into_keys().collect();
    let mut unset_results = FxHashSet::default();
    for local in read_too_early(function, casts, &locals) {
        if missing == MissingResult::Allowed && is_only_returned(function, casts, local) {
            unset_results.insert(local);
        } else {
            locals.remove(&local);
        }
    }
    Promoted { locals, unset_results }
}

/// Returns whether every value loaded from `local` goes to the function's caller, and nowhere else.
fn is_only_returned(function: &ast::Function, casts: &FxHashMap<LocalId, LocalId>, local: LocalId) -> bool {
    let statements = || function.blocks.iter().flat_map(|b| &b.body);
    let is_it = |at: &LocalId| casts.get(at).unwrap_or(at) == &local;
    let loads =
        statements().filter(|s| matches!(&s.inst, Inst::Load { addr: Value::Local(at), .. } if is_it(at)));
    let loaded: FxHashSet<LocalId> = loads.filter_map(|s| s.dst).collect();
    let mut elsewhere = false;
    for statement in statements().filter(|s| !matches!(s.inst, Inst::Ret(_))) {
        walk::for_each_value(&statement.inst, &mut |value| {
            elsewhere |= matches!(value, Value::Local(used) if loaded.contains(used));
        });
    }
    !elsewhere
}

/// Returns those of `locals` that some way through the function reads before it assigns them.
fn read_too_early(
    function: &ast::Function,
    casts: &FxHashMap<LocalId, LocalId>,
    locals: &FxHashSet<LocalId>,
) -> FxHashSet<LocalId> {
    let variable = |value: &Value| match value {
        Value::Local(local) => {
            let origin = casts.get(local).copied().unwrap_or(*local);
            locals.contains(&origin).then_some(origin)
        }
        _ => None,
    };
    let numbers: FxHashMap<LocalId, usize> =
        function.blocks.iter().enumerate().map(|(b, block)| (block.label, b)).collect();
    // The locals that are assigned on every way to a block; all of them as long as no way is known.
    let mut before: Vec<Option<FxHashSet<LocalId>>> = vec![None; function.blocks.len()];
    before[0] = Some(FxHashSet::default());
    let mut todo = vec![0];
    let mut early = FxHashSet::default();
    while let Some(b) = todo.pop() {
        let Some(mut assigned) = before[b].clone() else { continue };
        let block = &function.blocks[b];
        for statement in &block.body {
            match &statement.inst {
                Inst::Load { addr, .. } => {
                    early.extend(variable(addr).filter(|local| !assigned.contains(local)));
                }
                Inst::Store { addr, .. } => assigned.extend(variable(addr)),
                _ => {}
            }
        }
        for to in successors(block).iter().filter_map(|label| numbers.get(label)) {
            let merged: FxHashSet<LocalId> = match &before[*to] {
                None => assigned.clone(),
                Some(old) => old.intersection(&assigned).copied().collect(),
            };
            if before[*to].as_ref() != Some(&merged) {
                before[*to] = Some(merged);
                todo.push(*to);
            }
        }
    }
    early
}
