//! Finds the types of objects that calls allocate, by what becomes of the result: it goes into a variable
//! or a member that is a pointer to the type, or the function returns it. For a `new` clang says the type
//! itself.
//!
//! This is for names in reports only, so it may miss what becomes of a result, and what a program casts it
//! to.

use super::parts;
use crate::ast::{Const, Function, Inst, LocalId, Metadata, Module, Statement, Type, Value};
use rustc_hash::FxHashMap;

/// A call that returns a pointer, and what the pointer points at.
pub struct Site {
    /// The `!dbg` node of the call.
    pub dbg: u32,
    /// The node of the type; `None`: the function returns the pointer.
    pub ty: Option<u32>,
}

/// Returns the calls of a function that return a pointer, of which it is known what becomes of it.
pub fn of_function(module: &Module, function: &Function) -> Vec<Site> {
    let statements = || function.blocks.iter().flat_map(|block| &block.body);
    let calls = statements().filter(|statement| match &statement.inst {
        Inst::Call(call) => call.result == Type::Ptr,
        Inst::Invoke { call, .. } => call.result == Type::Ptr,
        _ => false,
    });
    let mut calls = calls.peekable();
    if calls.peek().is_none() {
        return vec![];
    }
    let flow = Flow::of(module, function);
    let site = |call: &Statement| {
        let ty = match call.allocated {
            Some(ty) => Some(ty),
            None => flow.target(call.dst?)?,
        };
        Some(Site { dbg: call.dbg?, ty })
    };
    calls.filter_map(site).collect()
}

/// Where the pointers of a function go.
struct Flow<'a> {
    module: &'a Module,
    function: &'a Function,
    /// For each local that is stored somewhere, the address.
    stored: FxHashMap<LocalId, &'a Value>,
    /// For each local that is cast from pointer to pointer, the result.
    casts: FxHashMap<LocalId, LocalId>,
    /// The instruction that makes each local.
    made: FxHashMap<LocalId, &'a Inst>,
    /// The pointers that the function returns.
    returned: Vec<LocalId>,
}

impl<'a> Flow<'a> {
    fn of(module: &'a Module, function: &'a Function) -> Self {
        let mut flow = Flow {
            module,
            function,
            stored: FxHashMap::default(),
            casts: FxHashMap::default(),
            made: FxHashMap::default(),
            returned: vec![],
        };
        for statement in function.blocks.iter().flat_map(|block| &block.body) {
            match &statement.inst {
                Inst::Store { ty: Type::Ptr, value: Value::Local(value), addr, .. } => {
                    flow.stored.entry(*value).or_insert(addr);
                }
                Inst::Cast { from: Type::Ptr, to: Type::Ptr, value: Value::Local(value), .. } => {
                    flow.casts.extend(statement.dst.map(|dst| (*value, dst)));
                }
                Inst::Ret(Some((Type::Ptr, Value::Local(value)))) => flow.returned.push(*value),
                _ => {}
            }
            flow.made.extend(statement.dst.map(|dst| (dst, &statement.inst)));
        }
        flow
    }

    /// Returns the node of the type that a pointer points at, or `None` if the function returns it. `None`
    /// around that: not known.
    fn target(&self, pointer: LocalId) -> Option<Option<u32>> {
        if self.returned.contains(&pointer) {
            return Some(self.result_type());
        }
        let stored = self.stored.get(&pointer).and_then(|addr| self.stored_at(addr));
        // (A chain of casts has no circle: each makes another local.)
        stored.or_else(|| self.target(*self.casts.get(&pointer)?))
    }

    /// Returns what a pointer that is stored at `addr` points at, in the same way.
    fn stored_at(&self, addr: &Value) -> Option<Option<u32>> {
        let local = match addr {
            Value::Local(local) => *local,
            Value::Const(Const::Global(name)) => {
                let node = *self.module.global_dbg.get(name)?;
                return Some(Some(parts::pointee(self.module, parts::type_of_global(self.module, node)?)?));
            }
            _ => return None,
        };
        if let Some(declare) = self.function.declares.iter().find(|declare| declare.local == local) {
            let ty = parts::type_of_variable(self.module, declare.variable)?;
            return Some(Some(parts::pointee(self.module, ty)?));
        }
        match self.made.get(&local)? {
            // A variable without a name that the function returns.
            Inst::Alloca { .. } => {
                let loads = |value: &LocalId| matches!(self.made.get(value), Some(Inst::Load { addr: Value::Local(from), .. }) if *from == local);
                self.returned.iter().any(loads).then(|| self.result_type())
            }
            Inst::Gep { base: Value::Local(base), indices, .. } => {
                let record = self.pointed_at(*base)?;
                let member = match &indices[..] {
                    [_, (_, Value::Const(Const::Int(member)))] => usize::try_from(*member).ok()?,
                    _ => return None,
                };
                Some(Some(parts::pointee(self.module, parts::member(self.module, record, member)?)?))
            }
            _ => None,
        }
    }

    /// Returns the node of the type that a pointer points at which was loaded from a variable.
    fn pointed_at(&self, pointer: LocalId) -> Option<u32> {
        let Inst::Load { addr, .. } = self.made.get(&pointer)? else { return None };
        self.stored_at(addr)?
    }

    /// Returns the node of the type that the function's result points at; `None` for `void *`.
    fn result_type(&self) -> Option<u32> {
        let Metadata::Subprogram { ty, .. } = self.module.metadata.get(&self.function.dbg?)? else {
            return None;
        };
        let Metadata::Subroutine { types } = self.module.metadata.get(&(*ty)?)? else { return None };
        let Metadata::List(types) = self.module.metadata.get(types)? else { return None };
        parts::pointee(self.module, (*types.first()?)?)
    }
}
