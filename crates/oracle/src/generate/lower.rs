//! Lowers a sketch to a program.

use super::{Cond, Sketch, Stmt, Target, Value, Var};
use fencepost_program::{
    BinOp, BlockKind, Callee, CmpOp, FuncId, Function, FunctionBuilder, Global, Mode, Op, Operand, Program,
    Reg, Size, Terminator,
};
use std::collections::BTreeMap;

/// Translates a sketch (a random program as statements) to a program that an engine can run.
pub fn lower(sketch: &Sketch, name: &str) -> Program {
    let mut program = Program::new(name);
    let mut add = |name: String, value: u64| {
        let global = program.add_global(Global::with_value(name, 4, value));
        program.global_addr(global)
    };
    let vars = sketch.vars.iter().zip(0..).map(|(value, i)| add(Var(i).to_string(), *value)).collect();
    let mutexes = (0..sketch.mutexes).map(|i| add(format!("m{i}"), 0)).collect();
    let memory = Memory { vars, mutexes };

    let params = if sketch.main.is_some() { 1 } else { 0 };
    let mut funcs = vec![];
    for (i, body) in sketch.threads.iter().enumerate() {
        let function = function(&format!("P{i}"), params, body, &memory, &[]);
        funcs.push(program.add_function(function));
    }
    match &sketch.main {
        Some(main) => {
            let function = function("main", 0, main, &memory, &funcs);
            let main = program.add_function(function);
            program.add_thread("main", main, vec![]);
        }
        None => {
            for (i, func) in funcs.iter().enumerate() {
                program.add_thread(format!("P{i}"), *func, vec![]);
            }
        }
    }
    program
        .finish()
        .unwrap_or_else(|error| panic!("a sketch lowers to a well-formed program: {error}\n{sketch}"))
}

/// The addresses of variables and mutexes.
struct Memory {
    vars: Vec<u64>,
    mutexes: Vec<u64>,
}

fn function(name: &str, params: u32, body: &[Stmt], memory: &Memory, threads: &[FuncId]) -> Function {
    let builder = FunctionBuilder::new(name, params);
    let regs = (0..params).map(|i| (Target(i), Reg(i))).collect();
    let mut lowering = Lowering { builder, memory, threads, regs, children: BTreeMap::new() };
    lowering.body(body);
    let result = lowering.regs.values().next_back().map(|reg| Operand::Reg(*reg));
    lowering.builder.end(Terminator::Return(result));
    lowering.builder.finish()
}

struct Lowering<'a> {
    builder: FunctionBuilder,
    memory: &'a Memory,
    threads: &'a [FuncId],
    regs: BTreeMap<Target, Reg>,
    /// The registers that hold the numbers of started threads.
    children: BTreeMap<u32, Reg>,
}

const SIZE: Size = Size::B4;

impl Lowering<'_> {
    fn body(&mut self, body: &[Stmt]) {
        body.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Load { to, var, mode } => self.load(*to, *var, *mode),
            Stmt::Store { var, value, mode } => {
                let (addr, value) = (self.var(*var), self.value(*value));
                self.builder.push(Op::Store { addr, value, size: SIZE, mode: *mode });
            }
            Stmt::Rmw { op, to, var, arg, mode } => {
                let (addr, arg) = (self.var(*var), self.value(*arg));
                let dst = self.reg(*to);
                self.builder.push(Op::Rmw { op: *op, dst, addr, arg, size: SIZE, mode: *mode });
            }
            Stmt::Cas { to, var, expected, new, success, failure } => {
                let (addr, new) = (self.var(*var), self.value(*new));
                let (old, ok) = (self.reg(*to), self.builder.temp());
                let (success, failure) = (*success, *failure);
                let expected = (*expected).into();
                self.builder.push(Op::CmpXchg { old, ok, addr, expected, new, size: SIZE, success, failure });
            }
            Stmt::Fence(kind) => self.builder.push(Op::Fence { kind: *kind }),
            Stmt::If { cond, yes, no } => {
                let cond = self.cond(*cond);
                self.branch(cond, |this| this.body(yes), |this| this.body(no));
            }
            Stmt::Assume(cond) => {
                let cond = self.cond(*cond);
                self.builder.push(Op::Assume { cond, why: BlockKind::Assume });
            }
            Stmt::Wait { to, var, value, mode } => {
                self.load(*to, *var, *mode);
                let cond = self.cond(Cond::Is(*to, *value));
                self.builder.push(Op::Assume { cond, why: BlockKind::Await });
            }
            Stmt::Spin { to, var, value, mode } => {
                let id = self.builder.new_loop();
                let (head, after) = (self.builder.block(), self.builder.block());
                self.builder.push(Op::LoopEnter { id });
                self.builder.end(Terminator::Jump(head));
                self.builder.switch_to(head);
                self.builder.push(Op::LoopHead { id });
                self.load(*to, *var, *mode);
                let cond = self.cond(Cond::Is(*to, *value));
                self.builder.end(Terminator::Branch { cond, yes: after, no: head });
                self.builder.switch_to(after);
            }
            Stmt::Lock { mutex, body } => {
                let addr = self.mutex(*mutex);
                self.builder.push(Op::Lock { addr, size: SIZE });
                self.body(body);
                self.builder.push(Op::Unlock { addr, size: SIZE });
            }
            Stmt::TryLock { to, mutex, body } => {
                let (addr, ok) = (self.mutex(*mutex), self.reg(*to));
                self.builder.push(Op::TryLock { ok, addr, size: SIZE });
                let held = |this: &mut Self| {
                    this.body(body);
                    this.builder.push(Op::Unlock { addr, size: SIZE });
                };
                self.branch(ok.into(), held, |_| {});
            }
            Stmt::Choose { to, high } => {
                let dst = self.reg(*to);
                self.builder.push(Op::Choose { dst, low: 0.into(), high: (*high).into() });
            }
            Stmt::Assert(cond) => {
                let message = cond.to_string();
                let cond = self.cond(*cond);
                self.builder.push(Op::Assert { cond, message });
            }
            Stmt::Let { to, value } => {
                let src = self.value(*value);
                let dst = self.reg(*to);
                self.builder.push(Op::Copy { dst, src });
            }
            Stmt::Spawn { child, arg } => {
                let dst = self.builder.temp();
                self.children.insert(*child, dst);
                let callee = Callee::Func(self.threads[*child as usize]);
                self.builder.push(Op::Spawn { dst, callee, args: vec![(*arg).into()] });
            }
            Stmt::Join { to, child } => {
                let dst = Some(self.reg(*to));
                self.builder.push(Op::Join { dst, thread: self.children[child].into() });
            }
        }
    }

    fn branch(&mut self, cond: Operand, yes: impl FnOnce(&mut Self), no: impl FnOnce(&mut Self)) {
        let (then, otherwise, after) = (self.builder.block(), self.builder.block(), self.builder.block());
        self.builder.end(Terminator::Branch { cond, yes: then, no: otherwise });
        self.builder.switch_to(then);
        yes(self);
        self.builder.end(Terminator::Jump(after));
        self.builder.switch_to(otherwise);
        no(self);
        self.builder.end(Terminator::Jump(after));
        self.builder.switch_to(after);
    }

    fn load(&mut self, to: Target, var: Var, mode: Mode) {
        let (dst, addr) = (self.reg(to), self.var(var));
        self.builder.push(Op::Load { dst, addr, size: SIZE, mode });
    }

    fn var(&self, var: Var) -> Operand {
        self.memory.vars[var.0 as usize].into()
    }

    fn mutex(&self, mutex: Var) -> Operand {
        self.memory.mutexes[mutex.0 as usize].into()
    }

    fn reg(&mut self, target: Target) -> Reg {
        let builder = &mut self.builder;
        *self.regs.entry(target).or_insert_with(|| builder.reg(target.to_string()))
    }

    fn value(&mut self, value: Value) -> Operand {
        match value {
            Value::Const(value) => value.into(),
            Value::Plus(reg, 0) => self.reg(reg).into(),
            Value::Plus(reg, plus) => {
                let (a, dst) = (self.reg(reg).into(), self.builder.temp());
                self.builder.push(Op::Bin { op: BinOp::Add, bits: SIZE.bits(), dst, a, b: plus.into() });
                dst.into()
            }
        }
    }

    fn cond(&mut self, cond: Cond) -> Operand {
        let (op, reg, value) = match cond {
            Cond::Is(reg, value) => (CmpOp::Eq, reg, value),
            Cond::IsNot(reg, value) => (CmpOp::Ne, reg, value),
        };
        let (a, dst) = (self.reg(reg).into(), self.builder.temp());
        self.builder.push(Op::Cmp { op, bits: SIZE.bits(), dst, a, b: value.into() });
        dst.into()
    }
}
