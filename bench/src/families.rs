//! The benchmark programs: one function per family.

use fencepost_program::*;

/// A family of programs, parametric in a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// One writer and `n` readers.
    Readers,
    /// Thread `i` moves `x` from `i-1` to `i` if it can.
    Casrot,
    /// `n` threads increment `x`.
    Ainc,
    /// `n` threads increment `x`, then `y`.
    Binc,
    /// `n` threads try to take `x` and then overwrite it.
    Casw,
    /// `n` threads build a chain in an array that another searches from its end.
    Lastzero,
    /// Two threads add two variables into each other `n` times, a third looks at both.
    FibBench,
    /// `n` threads enter four words each into a hash table.
    Indexer,
    /// Four reads of a location, two per thread, against two writers (the size is ignored).
    Corr2,
    /// `n` threads write `x`.
    Writes,
}

/// The way in which the threads of a program start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// They are there from the start, as in a litmus test.
    Litmus,
    /// A main thread starts them and ends.
    Spawn,
    /// A main thread starts them and waits for each.
    SpawnJoin,
}

const REL: Mode = Mode::Rel;
const ACQ: Mode = Mode::Acq;
const RLX: Mode = Mode::Rlx;

impl Family {
    /// All families.
    pub const ALL: [Family; 10] = [
        Family::Readers,
        Family::Casrot,
        Family::Ainc,
        Family::Binc,
        Family::Casw,
        Family::Lastzero,
        Family::FibBench,
        Family::Indexer,
        Family::Corr2,
        Family::Writes,
    ];

    /// Returns its name in the paper.
    pub fn name(self) -> &'static str {
        match self {
            Family::Readers => "readers",
            Family::Casrot => "casrot",
            Family::Ainc => "ainc",
            Family::Binc => "binc",
            Family::Casw => "casw",
            Family::Lastzero => "lastzero",
            Family::FibBench => "fib_bench",
            Family::Indexer => "indexer",
            Family::Corr2 => "corr2",
            Family::Writes => "writes",
        }
    }

    /// Returns the program of size `n`.
    pub fn program(self, n: u64, form: Form) -> Program {
        let mut b = Builder { program: Program::new(format!("{}({n})", self.name())), bodies: vec![] };
        match self {
            Family::Readers => readers(&mut b, n),
            Family::Casrot => casrot(&mut b, n),
            Family::Ainc => increments(&mut b, n, &["x"]),
            Family::Binc => increments(&mut b, n, &["x", "y"]),
            Family::Casw => casw(&mut b, n),
            Family::Lastzero => lastzero(&mut b, n),
            Family::FibBench => fib_bench(&mut b, n),
            Family::Indexer => indexer(&mut b, n),
            Family::Corr2 => corr2(&mut b),
            Family::Writes => writes(&mut b, n),
        }
        b.finish(form)
    }
}

struct Builder {
    program: Program,
    bodies: Vec<Function>,
}

impl Builder {
    fn global(&mut self, name: &str, words: usize, value: u64) -> u64 {
        let init = (0..words).flat_map(|_| (value as u32).to_le_bytes()).collect();
        let id = self.program.add_global(Global { init, ..Global::zeroed(name, 0) });
        self.program.global_addr(id)
    }

    fn thread(&mut self, body: impl FnOnce(&mut FunctionBuilder)) {
        let mut f = FunctionBuilder::new(format!("t{}", self.bodies.len()), 0);
        body(&mut f);
        f.end(Terminator::Return(None));
        self.bodies.push(f.finish());
    }

    fn finish(mut self, form: Form) -> Program {
        let funcs: Vec<FuncId> = self.bodies.into_iter().map(|f| self.program.add_function(f)).collect();
        if form == Form::Litmus {
            for (i, func) in funcs.into_iter().enumerate() {
                self.program.add_thread(format!("P{i}"), func, vec![]);
            }
        } else {
            let mut f = FunctionBuilder::new("main", 0);
            let first = f.temps(funcs.len() as u32);
            for (i, func) in funcs.iter().enumerate() {
                f.push(Op::Spawn { dst: Reg(first.0 + i as u32), callee: Callee::Func(*func), args: vec![] });
            }
            if form == Form::SpawnJoin {
                for i in 0..funcs.len() as u32 {
                    f.push(Op::Join { dst: None, thread: Reg(first.0 + i).into() });
                }
            }
            f.end(Terminator::Return(None));
            let main = self.program.add_function(f.finish());
            self.program.add_thread("main", main, vec![]);
        }
        self.program.finish().expect("the families are well-formed")
    }
}

fn load(f: &mut FunctionBuilder, addr: impl Into<Operand>, mode: Mode) -> Reg {
    let dst = f.temp();
    f.push(Op::Load { dst, addr: addr.into(), size: Size::B4, mode });
    dst
}

fn store(f: &mut FunctionBuilder, addr: impl Into<Operand>, value: impl Into<Operand>, mode: Mode) {
    f.push(Op::Store { addr: addr.into(), value: value.into(), size: Size::B4, mode });
}

fn bin(f: &mut FunctionBuilder, op: BinOp, bits: u8, a: impl Into<Operand>, b: impl Into<Operand>) -> Reg {
    let dst = f.temp();
    f.push(Op::Bin { op, bits, dst, a: a.into(), b: b.into() });
    dst
}

fn cas(f: &mut FunctionBuilder, addr: impl Into<Operand>, expected: u64, new: impl Into<Operand>) -> Reg {
    let (old, ok) = (f.temp(), f.temp());
    f.push(Op::CmpXchg {
        old,
        ok,
        addr: addr.into(),
        expected: expected.into(),
        new: new.into(),
        size: Size::B4,
        success: RLX,
        failure: RLX,
    });
    ok
}

fn readers(b: &mut Builder, n: u64) {
    let x = b.global("x", 1, 0);
    b.thread(|f| store(f, x, 42, REL));
    for _ in 0..n {
        b.thread(|f| {
            load(f, x, ACQ);
        });
    }
}

fn casrot(b: &mut Builder, n: u64) {
    let x = b.global("x", 1, 0);
    for i in 1..=n {
        b.thread(|f| {
            cas(f, x, i - 1, i);
        });
    }
}

fn increments(b: &mut Builder, n: u64, names: &[&str]) {
    let vars: Vec<u64> = names.iter().map(|name| b.global(name, 1, 0)).collect();
    for _ in 0..n {
        b.thread(|f| {
            for x in &vars {
                let dst = f.temp();
                f.push(Op::Rmw {
                    op: RmwOp::Add,
                    dst,
                    addr: (*x).into(),
                    arg: 1.into(),
                    size: Size::B4,
                    mode: RLX,
                });
            }
        });
    }
}

fn casw(b: &mut Builder, n: u64) {
    let x = b.global("x", 1, 0);
    for i in 1..=n {
        b.thread(|f| {
            cas(f, x, 0, i);
            store(f, x, i + 3, REL);
        });
    }
}

fn lastzero(b: &mut Builder, n: u64) {
    let a = b.global("a", n as usize + 1, 0);
    b.thread(|f| {
        let i = f.reg("i");
        f.push(Op::Copy { dst: i, src: n.into() });
        let (head, body, done) = (f.block(), f.block(), f.block());
        let id = f.new_loop();
        f.push(Op::LoopEnter { id });
        f.end(Terminator::Jump(head));
        f.switch_to(head);
        f.push(Op::LoopHead { id });
        let offset = bin(f, BinOp::Mul, 64, i, 4);
        let addr = bin(f, BinOp::Add, 64, offset, a);
        let v = load(f, addr, ACQ);
        f.end(Terminator::Branch { cond: v.into(), yes: body, no: done });
        f.switch_to(body);
        f.push(Op::Bin { op: BinOp::Sub, bits: 64, dst: i, a: i.into(), b: 1.into() });
        f.end(Terminator::Jump(head));
        f.switch_to(done);
    });
    for j in 1..=n {
        b.thread(|f| {
            let v = load(f, a + 4 * (j - 1), ACQ);
            let v = bin(f, BinOp::Add, 32, v, 1);
            store(f, a + 4 * j, v, REL);
        });
    }
}

fn fib_bench(b: &mut Builder, n: u64) {
    let (i, j) = (b.global("i", 1, 1), b.global("j", 1, 1));
    for (mine, other) in [(i, j), (j, i)] {
        b.thread(|f| {
            for _ in 0..n {
                let (p, q) = (load(f, mine, ACQ), load(f, other, ACQ));
                let sum = bin(f, BinOp::Add, 32, p, q);
                store(f, mine, sum, REL);
            }
        });
    }
    let (mut fib, mut next) = (1u64, 1u64);
    for _ in 0..2 * n + 1 {
        (fib, next) = (next, fib + next);
    }
    b.thread(|f| {
        for x in [i, j] {
            let v = load(f, x, ACQ);
            let ok = f.temp();
            f.push(Op::Cmp { op: CmpOp::ULe, bits: 32, dst: ok, a: v.into(), b: fib.into() });
            f.push(Op::Assert { cond: ok.into(), message: "at most the Fibonacci number".into() });
        }
    });
}

fn indexer(b: &mut Builder, n: u64) {
    let table = b.global("table", 128, 0);
    for t in 0..n {
        b.thread(|f| {
            for m in 1..=4 {
                let word = m * 11 + t;
                let h = f.temp();
                f.push(Op::Copy { dst: h, src: (word * 7 % 128).into() });
                let (head, next, done) = (f.block(), f.block(), f.block());
                let id = f.new_loop();
                f.push(Op::LoopEnter { id });
                f.end(Terminator::Jump(head));
                f.switch_to(head);
                f.push(Op::LoopHead { id });
                let offset = bin(f, BinOp::Mul, 64, h, 4);
                let addr = bin(f, BinOp::Add, 64, offset, table);
                let ok = cas(f, addr, 0, word);
                f.end(Terminator::Branch { cond: ok.into(), yes: done, no: next });
                f.switch_to(next);
                let up = bin(f, BinOp::Add, 64, h, 1);
                f.push(Op::Bin { op: BinOp::And, bits: 64, dst: h, a: up.into(), b: 127.into() });
                f.end(Terminator::Jump(head));
                f.switch_to(done);
            }
        });
    }
}

fn corr2(b: &mut Builder) {
    let x = b.global("x", 1, 0);
    for v in [1, 2] {
        b.thread(|f| store(f, x, v, RLX));
    }
    for _ in 0..2 {
        b.thread(|f| {
            load(f, x, RLX);
            load(f, x, RLX);
        });
    }
}

fn writes(b: &mut Builder, n: u64) {
    let x = b.global("x", 1, 0);
    for i in 1..=n {
        b.thread(|f| store(f, x, i, RLX));
    }
}
