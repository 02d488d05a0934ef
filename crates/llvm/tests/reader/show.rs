//! Summarises a module, for expectations: one line per item, pointers opaque, names as in the text.

use fencepost_llvm::ast::{
    Call, Clause, Const, ConstExpr, Function, Inst, LocalId, MetadataArg, Module, Statement, Strength, Type,
    Value,
};
use std::fmt::Write as _;

pub fn module(module: &Module) -> String {
    let mut out = String::new();
    for g in &module.globals {
        let init = g.init.as_ref().map_or("external".into(), constant);
        let mut marks = String::new();
        for (on, mark) in [
            (g.constant, " constant"),
            (g.thread_local, " tls"),
            (g.local_linkage, " local"),
            (g.weak, " weak"),
        ] {
            marks += if on { mark } else { "" };
        }
        let align = g.align.map_or(String::new(), |align| format!(" align {align}"));
        let dbg = module.global_dbg.get(&g.name).map_or(String::new(), |dbg| format!(" !{dbg}"));
        let _ = writeln!(out, "@{}: {} = {init}{marks}{align}{dbg}", g.name, ty(&g.ty));
    }
    for a in &module.aliases {
        let _ = writeln!(out, "@{} is {}", a.name, constant(&a.target));
    }
    for f in &module.functions {
        function(&mut out, f);
    }
    let mut nodes: Vec<_> = module.metadata.iter().collect();
    nodes.sort_by_key(|(number, _)| **number);
    for (number, node) in nodes {
        let _ = writeln!(out, "!{number} {node:?}");
    }
    out
}

fn function(out: &mut String, f: &Function) {
    let local = |id: LocalId| format!("%{}", f.locals[id.0 as usize]);
    let mut params: Vec<String> = f
        .params
        .iter()
        .map(|p| {
            let byval = p.byval.as_ref().map_or(String::new(), |t| format!(" byval({})", ty(t)));
            format!("{}{byval} {}", ty(&p.ty), local(p.local))
        })
        .collect();
    params.extend(f.varargs.then(|| "...".to_owned()));
    let marks = [(f.local_linkage, " local"), (f.weak, " weak")]
        .map(|(on, mark)| if on { mark } else { "" })
        .concat();
    let dbg = f.dbg.map_or(String::new(), |dbg| format!(" !{dbg}"));
    let _ = writeln!(out, "{} @{}({}){marks}{dbg}", ty(&f.result), f.name, params.join(", "));
    for block in &f.blocks {
        let _ = writeln!(out, " {}:", local(block.label));
        for statement in &block.body {
            let _ = writeln!(out, "  {}", Show(f).statement(statement));
        }
    }
    for declare in &f.declares {
        let _ = writeln!(out, " {} is !{}", local(declare.local), declare.variable);
    }
}

pub fn ty(t: &Type) -> String {
    let list = |types: &[Type]| types.iter().map(ty).collect::<Vec<_>>().join(", ");
    match t {
        Type::Void => "void".into(),
        Type::Int(bits) => format!("i{bits}"),
        Type::Float => "float".into(),
        Type::Double => "double".into(),
        Type::OtherFloat(name) | Type::Other(name) => (*name).into(),
        Type::Ptr => "ptr".into(),
        Type::Array(n, element) => format!("[{n} x {}]", ty(element)),
        Type::Vector(n, element) => format!("<{n} x {}>", ty(element)),
        Type::Struct(body) if body.packed => format!("<{{{}}}>", list(&body.members)),
        Type::Struct(body) => format!("{{{}}}", list(&body.members)),
        Type::Opaque(name) => format!("opaque {name}"),
        Type::Function(f) => {
            format!("{} ({}{})", ty(&f.result), list(&f.params), if f.varargs { ", ..." } else { "" })
        }
    }
}

fn typed((t, c): &(Type, Const)) -> String {
    format!("{} {}", ty(t), constant(c))
}

fn constant(c: &Const) -> String {
    match c {
        Const::Int(n) => n.to_string(),
        Const::Float(bits) => format!("{:?}", f64::from_bits(*bits)),
        Const::OtherFloat(text) => text.to_string(),
        Const::Null => "null".into(),
        Const::Zero => "zero".into(),
        Const::Undef => "undef".into(),
        Const::Global(name) => format!("@{name}"),
        Const::Aggregate(all) => format!("[{}]", all.iter().map(typed).collect::<Vec<_>>().join(", ")),
        Const::Bytes(bytes) => format!("{bytes:?}"),
        Const::BlockAddress(f, block) => format!("blockaddress(@{f}, %{block})"),
        Const::Expr(e) => match &**e {
            ConstExpr::Gep { source, base, indices } => {
                let indices: String = indices.iter().map(|i| format!(", {}", typed(i))).collect();
                format!("gep({}, {}{indices})", ty(source), typed(base))
            }
            ConstExpr::Cast { op, from, value, to } => {
                format!("{op:?}({} {} to {})", ty(from), constant(value), ty(to))
            }
            ConstExpr::Bin { op, ty: t, a, b } => {
                format!("{op:?}({} {}, {})", ty(t), constant(a), constant(b))
            }
            ConstExpr::Cmp { pred, ty: t, a, b } => {
                format!("{pred:?}({} {}, {})", ty(t), constant(a), constant(b))
            }
            ConstExpr::Select { cond, ty: t, yes, no } => {
                format!("select({}, {} {}, {})", constant(cond), ty(t), constant(yes), constant(no))
            }
            ConstExpr::Other(name) => format!("{name}(…)"),
        },
    }
}

/// Shows what is in one function.
struct Show<'a>(&'a Function);

impl Show<'_> {
    fn local(&self, id: LocalId) -> String {
        format!("%{}", self.0.locals[id.0 as usize])
    }

    fn value(&self, v: &Value) -> String {
        match v {
            Value::Local(id) => self.local(*id),
            Value::Const(c) => constant(c),
            Value::Metadata(MetadataArg::Node(n)) => format!("!{n}"),
            Value::Metadata(MetadataArg::Value(t, v)) => format!("!({} {})", ty(t), self.value(v)),
            Value::Metadata(MetadataArg::Other) => "!…".into(),
            Value::Asm(asm) => format!("asm({:?}, {:?})", asm.text, asm.constraints),
        }
    }

    fn typed(&self, t: &Type, v: &Value) -> String {
        format!("{} {}", ty(t), self.value(v))
    }

    fn call(&self, c: &Call) -> String {
        let args: Vec<String> = c
            .args
            .iter()
            .map(|a| {
                let byval = a.byval.as_ref().map_or(String::new(), |t| format!("byval({}) ", ty(t)));
                format!("{byval}{}", self.typed(&a.ty, &a.value))
            })
            .collect();
        let dots = if c.varargs { " ..." } else { "" };
        format!("{} {}({}){dots}", ty(&c.result), self.value(&c.callee), args.join(", "))
    }

    fn statement(&self, s: &Statement) -> String {
        let dst = s.dst.map_or(String::new(), |id| format!("{} = ", self.local(id)));
        let dbg = s.dbg.map_or(String::new(), |dbg| format!(" !{dbg}"));
        format!("{dst}{}{dbg}", self.inst(&s.inst))
    }

    fn inst(&self, inst: &Inst) -> String {
        let v = |value: &Value| self.value(value);
        let mark = |volatile: &bool| if *volatile { " volatile" } else { "" };
        match inst {
            Inst::Bin { op, ty: t, a, b } => format!("{op:?} {}, {}", self.typed(t, a), v(b)),
            Inst::FNeg { ty: t, value } => format!("FNeg {}", self.typed(t, value)),
            Inst::Cmp { pred, ty: t, a, b } => format!("{pred:?} {}, {}", self.typed(t, a), v(b)),
            Inst::Cast { op, from, value, to } => format!("{op:?} {} to {}", self.typed(from, value), ty(to)),
            Inst::Select { cond_ty, cond, ty: t, yes, no } => {
                format!("select {}, {}, {}", self.typed(cond_ty, cond), self.typed(t, yes), v(no))
            }
            Inst::Freeze { ty: t, value } => format!("freeze {}", self.typed(t, value)),
            Inst::Phi { ty: t, incoming } => {
                let all: Vec<_> =
                    incoming.iter().map(|(a, b)| format!("[{}, {}]", v(a), self.local(*b))).collect();
                format!("phi {} {}", ty(t), all.join(", "))
            }
            Inst::Alloca { ty: t, count, align } => {
                let count =
                    count.as_ref().map_or(String::new(), |(t, n)| format!(" times {}", self.typed(t, n)));
                format!("alloca {}{count} align {align}", ty(t))
            }
            Inst::Load { ty: t, addr, mode, volatile, typed: _ } => {
                format!("load {} {} {mode:?}{}", ty(t), v(addr), mark(volatile))
            }
            Inst::Store { ty: t, value, addr, mode, volatile } => {
                format!("store {} to {} {mode:?}{}", self.typed(t, value), v(addr), mark(volatile))
            }
            Inst::Gep { source, base, base_ty, indices } => {
                let all: String = indices.iter().map(|(t, i)| format!(", {}", self.typed(t, i))).collect();
                format!("gep {}, {}{all}", ty(source), self.typed(base_ty, base))
            }
            Inst::CmpXchg { ty: t, addr, expected, new, success, failure, strength } => {
                let weak = if *strength == Strength::Weak { " weak" } else { "" };
                format!(
                    "cas{weak} {}, {} -> {} {success:?} {failure:?}",
                    v(addr),
                    self.typed(t, expected),
                    v(new)
                )
            }
            Inst::Rmw { op, ty: t, addr, arg, mode } => {
                format!("rmw {op:?} {}, {} {mode:?}", v(addr), self.typed(t, arg))
            }
            Inst::Fence { kind, single_thread } => {
                format!("fence {kind:?}{}", if *single_thread { " single" } else { "" })
            }
            Inst::ExtractValue { ty: t, value, path } => format!("extract {} {path:?}", self.typed(t, value)),
            Inst::InsertValue { ty: t, value, element_ty, element, path } => {
                format!("insert {} {path:?} {}", self.typed(t, value), self.typed(element_ty, element))
            }
            Inst::Shuffle { ty: t, a, b, mask } => {
                let mask: Vec<String> =
                    mask.iter().map(|at| at.map_or("_".into(), |at| at.to_string())).collect();
                format!("shuffle {}, {} [{}]", self.typed(t, a), v(b), mask.join(", "))
            }
            Inst::ExtractElement { ty: t, value, index_ty, index } => {
                format!("extract {} [{}]", self.typed(t, value), self.typed(index_ty, index))
            }
            Inst::InsertElement { ty: t, value, element, index_ty, index } => {
                format!("insert {} [{}] {}", self.typed(t, value), self.typed(index_ty, index), v(element))
            }
            Inst::VaArg { list, ty: t } => format!("va_arg {} {}", v(list), ty(t)),
            Inst::Call(call) => format!("call {}", self.call(call)),
            Inst::Invoke { call, normal, unwind } => {
                format!("invoke {} to {} else {}", self.call(call), self.local(*normal), self.local(*unwind))
            }
            Inst::LandingPad { ty: t, cleanup, clauses } => {
                let all: String = clauses
                    .iter()
                    .map(|clause| match clause {
                        Clause::Catch(c) => format!(" catch {}", constant(c)),
                        Clause::Filter(c) => format!(" filter {}", constant(c)),
                    })
                    .collect();
                format!("landingpad {}{}{all}", ty(t), if *cleanup { " cleanup" } else { "" })
            }
            Inst::Resume { value } => format!("resume {}", v(value)),
            Inst::Ret(None) => "ret".into(),
            Inst::Ret(Some((t, value))) => format!("ret {}", self.typed(t, value)),
            Inst::Br(to) => format!("br {}", self.local(*to)),
            Inst::CondBr { cond, yes, no } => {
                format!("br {} ? {} : {}", v(cond), self.local(*yes), self.local(*no))
            }
            Inst::Switch { ty: t, value, cases, default } => {
                let all: String =
                    cases.iter().map(|(n, to)| format!("{n} -> {}, ", self.local(*to))).collect();
                format!("switch {}: {all}else {}", self.typed(t, value), self.local(*default))
            }
            Inst::IndirectBr { addr, targets } => {
                let all: Vec<_> = targets.iter().map(|to| self.local(*to)).collect();
                format!("indirectbr {} to {}", v(addr), all.join(", "))
            }
            Inst::Unreachable => "unreachable".into(),
            Inst::Other(name) => format!("{name} …"),
        }
    }
}
