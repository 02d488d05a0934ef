//! Walks over the operands and names that an instruction mentions.

use crate::ast::{Call, Clause, Const, ConstExpr, Inst, Value};

/// Calls `f` with every operand of an instruction but metadata.
pub fn for_each_value<'a>(inst: &'a Inst, f: &mut dyn FnMut(&'a Value)) {
    match inst {
        Inst::Bin { a, b, .. } | Inst::Cmp { a, b, .. } => {
            f(a);
            f(b);
        }
        Inst::FNeg { value, .. }
        | Inst::Cast { value, .. }
        | Inst::Freeze { value, .. }
        | Inst::ExtractValue { value, .. }
        | Inst::Resume { value }
        | Inst::Switch { value, .. } => f(value),
        Inst::Select { cond, yes, no, .. } => {
            f(cond);
            f(yes);
            f(no);
        }
        Inst::Phi { incoming, .. } => incoming.iter().for_each(|(v, _)| f(v)),
        Inst::Alloca { count, .. } => count.iter().for_each(|(_, v)| f(v)),
        Inst::Load { addr, .. } | Inst::IndirectBr { addr, .. } => f(addr),
        Inst::Store { value, addr, .. } => {
            f(value);
            f(addr);
        }
        Inst::Gep { base, indices, .. } => {
            f(base);
            indices.iter().for_each(|(_, v)| f(v));
        }
        Inst::CmpXchg { addr, expected, new, .. } => {
            f(addr);
            f(expected);
            f(new);
        }
        Inst::Rmw { addr, arg, .. } => {
            f(addr);
            f(arg);
        }
        Inst::InsertValue { value, element, .. } => {
            f(value);
            f(element);
        }
        Inst::Shuffle { a, b, .. } => {
            f(a);
            f(b);
        }
        Inst::ExtractElement { value, index, .. } => {
            f(value);
            f(index);
        }
        Inst::InsertElement { value, element, index, .. } => {
            f(value);
            f(element);
            f(index);
        }
        Inst::VaArg { list, .. } => f(list),
        Inst::Call(call) | Inst::Invoke { call, .. } => {
            let Call { callee, args, .. } = call;
            f(callee);
            args.iter().for_each(|arg| f(&arg.value));
        }
        Inst::Ret(value) => value.iter().for_each(|(_, v)| f(v)),
        Inst::CondBr { cond, .. } => f(cond),
        Inst::LandingPad { .. } | Inst::Fence { .. } | Inst::Br(_) | Inst::Unreachable | Inst::Other(_) => {}
    }
}

/// Calls `f` with the name of every global that an instruction mentions.
pub fn for_each_global<'a>(inst: &'a Inst, f: &mut dyn FnMut(&'a str)) {
    for_each_value(inst, &mut |value| {
        if let Value::Const(constant) = value {
            names_in(constant, f);
        }
    });
    if let Inst::LandingPad { clauses, .. } = inst {
        for clause in clauses {
            let (Clause::Catch(constant) | Clause::Filter(constant)) = clause;
            names_in(constant, f);
        }
    }
}

/// Calls `f` with the name of every global that a constant mentions.
pub fn names_in<'a>(constant: &'a Const, f: &mut dyn FnMut(&'a str)) {
    match constant {
        Const::Global(name) => f(name),
        Const::Aggregate(elements) => elements.iter().for_each(|(_, c)| names_in(c, f)),
        Const::Expr(expr) => match &**expr {
            ConstExpr::Gep { base, indices, .. } => {
                names_in(&base.1, f);
                indices.iter().for_each(|(_, c)| names_in(c, f));
            }
            ConstExpr::Cast { value, .. } => names_in(value, f),
            ConstExpr::Bin { a, b, .. } | ConstExpr::Cmp { a, b, .. } => {
                names_in(a, f);
                names_in(b, f);
            }
            ConstExpr::Select { cond, yes, no, .. } => {
                names_in(cond, f);
                names_in(yes, f);
                names_in(no, f);
            }
            ConstExpr::Other(_) => {}
        },
        _ => {}
    }
}
