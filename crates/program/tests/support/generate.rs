//! Random programs of one thread: every kind of instruction, branches, bounded loops, calls, private memory.

use fencepost_program::*;
use proptest::prelude::*;

/// Registers that statements use.
pub const REGS: u8 = 5;
/// Globals of 8 bytes.
pub const GLOBALS: u8 = 3;

/// A register or a small constant.
#[derive(Clone, Debug)]
pub enum Val {
    Reg(u8),
    Const(u8),
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Load(u8, u8, Mode),
    Store(u8, Val, Mode),
    Bin(BinOp, u8, Val, Val),
    Cmp(CmpOp, u8, Val, Val),
    Copy(u8, Val),
    Select(u8, Val, Val, Val),
    Rmw(RmwOp, u8, u8, Val),
    Cas(u8, u8, u8, Val, Val),
    Peek(u8, Val),
    Poke(Val, Val),
    PrivateLoad(u8, u8),
    PrivateStore(u8, Val),
    PrivateRmw(u8, u8, Val),
    Fence,
    Choose(u8),
    Call(u8, Val, Val),
    If(Val, Vec<Stmt>, Vec<Stmt>),
    Repeat(u8, Vec<Stmt>),
}

fn val() -> impl Strategy<Value = Val> {
    prop_oneof![3 => (0..REGS).prop_map(Val::Reg), 1 => (0..4u8).prop_map(Val::Const)]
}

/// A list of statements, nested a little.
pub fn statements() -> impl Strategy<Value = Vec<Stmt>> {
    let bin = prop_oneof![Just(BinOp::Add), Just(BinOp::Xor), Just(BinOp::Mul), Just(BinOp::Sub)];
    let cmp = prop_oneof![Just(CmpOp::Eq), Just(CmpOp::ULt), Just(CmpOp::SGe)];
    let rmw = prop_oneof![Just(RmwOp::Add), Just(RmwOp::Xchg), Just(RmwOp::UMax)];
    let (r, g) = (0..REGS, 0..GLOBALS);
    let leaf = prop_oneof![
        4 => (r.clone(), g.clone()).prop_map(|(r, g)| Stmt::Load(r, g, Mode::Rlx)),
        2 => (g.clone(), val()).prop_map(|(g, v)| Stmt::Store(g, v, Mode::Rel)),
        2 => (bin, r.clone(), val(), val()).prop_map(|(op, r, a, b)| Stmt::Bin(op, r, a, b)),
        1 => (cmp, r.clone(), val(), val()).prop_map(|(op, r, a, b)| Stmt::Cmp(op, r, a, b)),
        2 => (r.clone(), val()).prop_map(|(r, v)| Stmt::Copy(r, v)),
        1 => (r.clone(), val(), val(), val()).prop_map(|(r, c, a, b)| Stmt::Select(r, c, a, b)),
        1 => (rmw, r.clone(), g.clone(), val()).prop_map(|(op, r, g, v)| Stmt::Rmw(op, r, g, v)),
        1 => (r.clone(), r.clone(), g, val(), val()).prop_map(|(o, k, g, e, n)| Stmt::Cas(o, k, g, e, n)),
        1 => (r.clone(), val()).prop_map(|(r, i)| Stmt::Peek(r, i)),
        1 => (val(), val()).prop_map(|(i, v)| Stmt::Poke(i, v)),
        1 => (r.clone(), 0..3u8).prop_map(|(r, i)| Stmt::PrivateLoad(r, i)),
        1 => (0..3u8, val()).prop_map(|(i, v)| Stmt::PrivateStore(i, v)),
        1 => (r.clone(), 0..3u8, val()).prop_map(|(r, i, v)| Stmt::PrivateRmw(r, i, v)),
        1 => Just(Stmt::Fence),
        1 => r.clone().prop_map(Stmt::Choose),
        1 => (r, val(), val()).prop_map(|(r, a, b)| Stmt::Call(r, a, b)),
    ];
    let stmt = leaf.prop_recursive(2, 24, 6, |inner| {
        let list = prop::collection::vec(inner, 0..5);
        prop_oneof![
            (val(), list.clone(), list.clone()).prop_map(|(c, a, b)| Stmt::If(c, a, b)),
            (1..4u8, list).prop_map(|(n, body)| Stmt::Repeat(n, body)),
        ]
    });
    prop::collection::vec(stmt, 1..16)
}

/// The state of lowering statements to instructions.
struct Lowering {
    f: FunctionBuilder,
    regs: Reg,
    array: Reg,
    private: Reg,
    callee: FuncId,
    globals: Vec<u64>,
}

/// `P0` runs the statements and returns nothing; its registers are named, so the final state shows them.
pub fn program(statements: &[Stmt]) -> Program {
    let mut program = Program::new("generated");
    let globals: Vec<u64> = (0..GLOBALS)
        .map(|i| {
            let id = program.add_global(Global::with_value(format!("g{i}"), 8, i as u64));
            program.global_addr(id)
        })
        .collect();
    // f(a, b) { local = a; reads a global and forgets it; return local; }
    let mut f = FunctionBuilder::new("keep_first", 2);
    let (local, unused, result) = (f.temp(), f.temp(), f.temp());
    f.push(Op::Alloc {
        dst: local,
        kind: AllocKind::Private,
        size: 8.into(),
        align: 8.into(),
        zeroed: Zeroed::Yes,
    });
    f.push(Op::Copy { dst: result, src: Reg(0).into() });
    f.push(Op::Load { dst: unused, addr: globals[0].into(), size: Size::B8, mode: Mode::Rlx });
    f.push(Op::Store { addr: local.into(), value: 7.into(), size: Size::B8, mode: Mode::Na });
    f.end(Terminator::Return(Some(result.into())));
    let callee = program.add_function(f.finish());

    let mut f = FunctionBuilder::new("P0", 0);
    let regs = f.reg("r0");
    for i in 1..REGS {
        f.reg(format!("r{i}"));
    }
    let (array, private) = (f.temps(3), f.temp());
    f.push(Op::Alloc {
        dst: private,
        kind: AllocKind::Private,
        size: 24.into(),
        align: 8.into(),
        zeroed: Zeroed::No,
    });
    let mut lowering = Lowering { f, regs, array, private, callee, globals };
    lowering.all(statements);
    let mut f = lowering.f;
    f.end(Terminator::Return(None));
    let main = program.add_function(f.finish());
    program.add_thread("P0", main, vec![]);
    super::finish(program)
}

impl Lowering {
    fn all(&mut self, statements: &[Stmt]) {
        statements.iter().for_each(|s| self.stmt(s));
    }

    fn reg(&self, r: u8) -> Reg {
        Reg(self.regs.0 + r as u32)
    }

    fn val(&self, v: &Val) -> Operand {
        match v {
            Val::Reg(r) => self.reg(*r).into(),
            Val::Const(c) => (*c as u64).into(),
        }
    }

    /// `v % 3`, for an index into an array of three.
    fn index(&mut self, v: &Val) -> Operand {
        let dst = self.f.temp();
        self.f.push(Op::Bin { op: BinOp::URem, bits: 64, dst, a: self.val(v), b: 3.into() });
        dst.into()
    }

    fn slot(&mut self, i: u8) -> Operand {
        let dst = self.f.temp();
        let offset = (i as u64 * 8).into();
        self.f.push(Op::Bin { op: BinOp::Add, bits: 64, dst, a: self.private.into(), b: offset });
        dst.into()
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let size = Size::B8;
        let op = match stmt {
            Stmt::Load(r, g, mode) => {
                Op::Load { dst: self.reg(*r), addr: self.globals[*g as usize].into(), size, mode: *mode }
            }
            Stmt::Store(g, v, mode) => {
                Op::Store { addr: self.globals[*g as usize].into(), value: self.val(v), size, mode: *mode }
            }
            Stmt::Bin(op, r, a, b) => {
                Op::Bin { op: *op, bits: 64, dst: self.reg(*r), a: self.val(a), b: self.val(b) }
            }
            Stmt::Cmp(op, r, a, b) => {
                Op::Cmp { op: *op, bits: 64, dst: self.reg(*r), a: self.val(a), b: self.val(b) }
            }
            Stmt::Copy(r, v) => Op::Copy { dst: self.reg(*r), src: self.val(v) },
            Stmt::Select(r, c, a, b) => {
                Op::Select { dst: self.reg(*r), cond: self.val(c), yes: self.val(a), no: self.val(b) }
            }
            Stmt::Rmw(op, r, g, v) => Op::Rmw {
                op: *op,
                dst: self.reg(*r),
                addr: self.globals[*g as usize].into(),
                arg: self.val(v),
                size,
                mode: Mode::AcqRel,
            },
            Stmt::Cas(old, ok, g, expected, new) => Op::CmpXchg {
                old: self.reg(*old),
                ok: self.reg(*ok),
                addr: self.globals[*g as usize].into(),
                expected: self.val(expected),
                new: self.val(new),
                size,
                success: Mode::Sc,
                failure: Mode::Rlx,
            },
            Stmt::Peek(r, i) => {
                Op::Peek { dst: self.reg(*r), base: self.array, len: 3, index: self.index(i) }
            }
            Stmt::Poke(i, v) => Op::Poke { base: self.array, len: 3, index: self.index(i), src: self.val(v) },
            Stmt::PrivateLoad(r, i) => {
                Op::Load { dst: self.reg(*r), addr: self.slot(*i), size, mode: Mode::Na }
            }
            Stmt::PrivateStore(i, v) => {
                Op::Store { addr: self.slot(*i), value: self.val(v), size, mode: Mode::Na }
            }
            Stmt::PrivateRmw(r, i, v) => Op::Rmw {
                op: RmwOp::Add,
                dst: self.reg(*r),
                addr: self.slot(*i),
                arg: self.val(v),
                size,
                mode: Mode::Rlx,
            },
            Stmt::Fence => Op::Fence { kind: FenceKind::Sc },
            Stmt::Choose(r) => Op::Choose { dst: self.reg(*r), low: 0.into(), high: 2.into() },
            Stmt::Call(r, a, b) => Op::Call {
                dst: Some(self.reg(*r)),
                callee: Callee::Func(self.callee),
                args: vec![self.val(a), self.val(b)],
            },
            Stmt::If(c, yes, no) => return self.branch(c, yes, no),
            Stmt::Repeat(n, body) => return self.repeat(*n, body),
        };
        self.f.push(op);
    }

    fn branch(&mut self, c: &Val, yes: &[Stmt], no: &[Stmt]) {
        let (then, other, after) = (self.f.block(), self.f.block(), self.f.block());
        self.f.end(Terminator::Branch { cond: self.val(c), yes: then, no: other });
        for (block, body) in [(then, yes), (other, no)] {
            self.f.switch_to(block);
            self.all(body);
            self.f.end(Terminator::Jump(after));
        }
        self.f.switch_to(after);
    }

    fn repeat(&mut self, n: u8, body: &[Stmt]) {
        let (head, inside, after) = (self.f.block(), self.f.block(), self.f.block());
        let (i, more, id) = (self.f.temp(), self.f.temp(), self.f.new_loop());
        self.f.push(Op::Copy { dst: i, src: 0.into() });
        self.f.push(Op::LoopEnter { id });
        self.f.end(Terminator::Jump(head));
        self.f.switch_to(head);
        self.f.push(Op::LoopHead { id });
        self.f.push(Op::Cmp { op: CmpOp::ULt, bits: 8, dst: more, a: i.into(), b: (n as u64).into() });
        self.f.end(Terminator::Branch { cond: more.into(), yes: inside, no: after });
        self.f.switch_to(inside);
        self.all(body);
        self.f.push(Op::Bin { op: BinOp::Add, bits: 8, dst: i, a: i.into(), b: 1.into() });
        self.f.end(Terminator::Jump(head));
        self.f.switch_to(after);
    }
}
