//! Finds loads that may read bytes without a value although the source does not use these bytes.
//!
//! A load of what has no value is an error of the program. But clang loads more than the source does:
//!
//! - to write a bit field it loads the word, changes some bits and stores it: `load`, `and`, perhaps `or`,
//!   `store`;
//! - to hand a small struct over it loads its padding, too: an argument that is not `noundef`, or a result,
//!   that is loaded from where a struct is;
//! - after optimisation these are many things, and a copy of a small struct is a load and a store of a
//!   number. But then a load that the source has says what type it is of (`!tbaa`), and these do not;
//! - a variable that a loop writes is loaded before the loop to live in a register there, whether it has a
//!   value or not: what is loaded goes into a `phi` and nowhere else;
//! - and some copies of structs do say a type, that of their only member, whose padding they copy.
//!
//! rustc says of loads in optimised code which of them must find a value (`!noundef`). In other code, those
//! must whose value is computed with, not only moved: a copy of an enum takes the fields of all variants.
//!
//! These loads take whatever is there ([`Op::LoadRaw`](fencepost_program::Op::LoadRaw)).

use super::link::Unit;
use super::{constants, walk};
use crate::Origin;
use crate::ast::{Bin, Call, Const, Function, Inst, LocalId, Statement, Type, Value};
use fencepost_program::Mode;
use rustc_hash::{FxHashMap, FxHashSet};

/// Finds the loads of a function that may read uninitialised bytes without an error of the source program;
/// returns their results.
pub fn loads(unit: &Unit, function: &Function) -> FxHashSet<LocalId> {
    let statements = || function.blocks.iter().flat_map(|b| &b.body);
    let candidates: FxHashSet<LocalId> =
        statements().filter(|s| is_candidate(&s.inst)).filter_map(|s| s.dst).collect();
    if candidates.is_empty() {
        return candidates;
    }
    let mut definitions = FxHashMap::default();
    let mut uses: FxHashMap<LocalId, Vec<&Statement>> = FxHashMap::default();
    for statement in statements() {
        definitions.extend(statement.dst.map(|dst| (dst, &statement.inst)));
        walk::for_each_value(&statement.inst, &mut |value| {
            if let Value::Local(local) = value {
                uses.entry(*local).or_default().push(statement);
            }
        });
    }
    let around =
        UseDefs { definitions, uses, typed_accesses: unit.module.typed_accesses, origin: unit.origin };
    candidates.into_iter().filter(|load| around.is_raw(*load)).collect()
}

fn is_candidate(inst: &Inst) -> bool {
    matches!(inst, Inst::Load { mode: Mode::Na, .. })
}

/// The definitions and uses of the locals of a function.
struct UseDefs<'a> {
    definitions: FxHashMap<LocalId, &'a Inst>,
    uses: FxHashMap<LocalId, Vec<&'a Statement>>,
    /// Whether loads of the source are marked as such (`!tbaa`).
    typed_accesses: bool,
    origin: Origin,
}

impl UseDefs<'_> {
    /// Returns whether the source program does not use the value of a load, although clang's code does.
    fn is_raw(&self, load: LocalId) -> bool {
        let Some(Inst::Load { ty, addr, typed, .. }) = self.definitions.get(&load) else { return false };
        // (rustc loads all of an enum before it looks at the variant, and drops what it does not need.)
        let Some(uses) = self.uses.get(&load) else { return self.origin != Origin::Other };
        if self.origin != Origin::Other {
            return uses.iter().all(|user| moves_value(&user.inst))
                || self.origin == Origin::RustLibrary && !typed;
        }
        if self.typed_accesses {
            let moves = |user: &&Statement| matches!(user.inst, Inst::Phi { .. } | Inst::Store { .. });
            return !typed || uses.iter().all(moves);
        }
        let is_it = |value: &Value| *value == Value::Local(load);
        let passes = |statement: &&Statement| match &statement.inst {
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                !is_intrinsic(call) && call.args.iter().all(|arg| !is_it(&arg.value) || !arg.noundef)
            }
            Inst::Ret(_) => matches!(ty, Type::Struct(_)) || self.is_aggregate(addr),
            _ => false,
        };
        uses.iter().all(passes) || self.goes_back(load, addr)
    }

    /// Returns whether the only use of a load is to write some of its bits back to `addr`, as code for bit
    /// fields does.
    fn goes_back(&self, load: LocalId, addr: &Value) -> bool {
        let (mut at, mut cut) = (load, false);
        // Several fields may be written at once.
        for _ in 0..16 {
            let Some([user]) = self.uses.get(&at).map(Vec::as_slice) else { return false };
            match (&user.inst, user.dst) {
                (Inst::Bin { op: Bin::And, b: Value::Const(_), .. }, Some(dst)) => (at, cut) = (dst, true),
                (Inst::Bin { op: Bin::Or, .. }, Some(dst)) if cut => at = dst,
                (Inst::Store { value: Value::Local(stored), addr: to, .. }, _) => {
                    return cut && *stored == at && to == addr;
                }
                _ => return false,
            }
        }
        false
    }

    /// Returns whether `addr` points at a struct or an array, as far as can be told.
    fn is_aggregate(&self, addr: &Value) -> bool {
        let Value::Local(local) = addr else { return false };
        let ty = match self.definitions.get(local) {
            Some(Inst::Alloca { ty, .. }) => ty.clone(),
            Some(Inst::Cast { value, from: Type::Ptr, .. }) => return self.is_aggregate(value),
            Some(Inst::Gep { source, indices, .. }) => {
                let mut ty = source.clone();
                for (_, index) in indices.iter().skip(1) {
                    let index = match index {
                        Value::Const(Const::Int(index)) => *index as i64,
                        _ => 0,
                    };
                    let Ok((_, inner)) = constants::element_offset(&ty, index) else { return false };
                    ty = inner;
                }
                ty
            }
            _ => return false,
        };
        match ty {
            Type::Struct(_) | Type::Array(..) => true,
            // C has no integer of this width: clang copies a struct of that size with it.
            Type::Int(bits) => !matches!(bits, 1 | 8 | 16 | 32 | 64 | 128),
            _ => false,
        }
    }
}

/// Returns whether an instruction passes its operands on without looking at their values. (That of an address
/// counts as well; it is not one that is loaded in vain.)
fn moves_value(inst: &Inst) -> bool {
    match inst {
        Inst::Phi { .. }
        | Inst::Store { .. }
        | Inst::Ret(_)
        | Inst::InsertValue { .. }
        | Inst::Freeze { .. } => true,
        Inst::Call(call) | Inst::Invoke { call, .. } => !is_intrinsic(call),
        _ => false,
    }
}

fn is_intrinsic(call: &Call) -> bool {
    matches!(&call.callee, Value::Const(Const::Global(name)) if name.starts_with("llvm."))
}
