//! Loads that stay pending: a thread runs past them, and their values come later, in another order.
//!
//! The run is like that of an engine for load-buffering machines (LMO): a load may be answered with a token,
//! up to a number of them, and memory is read when the token is filled. One thread alone must compute the
//! same as in order, as long as a store waits for earlier loads of the same location.

mod support;
use fencepost_program::*;
use proptest::prelude::*;
use std::collections::HashMap;
use support::{Rng, finish, generate};

/// The result of a run.
#[derive(PartialEq, Debug)]
struct End {
    regs: Vec<u64>,
    result: u64,
    memory: Vec<u64>,
    last: Step<Pending>,
}

/// An engine of one thread.
struct Lmo<'a> {
    program: &'a Program,
    thread: ThreadState<Pending>,
    memory: HashMap<u64, u64>,
    outstanding: Vec<(Token, u64)>,
    /// The greatest number of outstanding loads.
    limit: usize,
    tokens: u32,
    rng: Rng,
    /// The steps of the run: `R x`, `W y`, `fill x`, `needs x`.
    log: Vec<String>,
}

impl<'a> Lmo<'a> {
    fn new(program: &'a Program, limit: usize, seed: u64) -> Self {
        Lmo {
            program,
            thread: ThreadState::initial(program, ThreadId(0)),
            memory: HashMap::new(),
            outstanding: vec![],
            limit,
            tokens: 0,
            rng: Rng(seed * 2 + 1),
            log: vec![],
        }
    }

    fn name(&self, addr: u64) -> &'a str {
        let (global, _) = self.program.global_at(addr).expect("an access to a global");
        &self.program.globals[global.index()].name
    }

    fn value(&self, addr: u64) -> u64 {
        self.memory
            .get(&addr)
            .copied()
            .or(self.program.initial_value(addr, 8))
            .expect("an access to a global")
    }

    fn fill(&mut self, index: usize) {
        let (token, addr) = self.outstanding.remove(index);
        self.log.push(format!("fill {}", self.name(addr)));
        self.thread.fill(token, self.value(addr));
    }

    /// Fills outstanding loads in any order until `wanted` is among them.
    fn fill_until(&mut self, wanted: Token) {
        while self.outstanding.iter().any(|(token, _)| *token == wanted) {
            let index = self.rng.below(self.outstanding.len() as u64) as usize;
            self.fill(index);
        }
    }

    fn pend(&mut self, addr: u64) -> Input<Pending> {
        self.tokens += 1;
        self.outstanding.push((Token(self.tokens), addr));
        Input::Shadowed(0xdead, Pending::on(Token(self.tokens)))
    }

    /// Runs to the end.
    fn run(&mut self) -> End {
        let mut input = Input::Go;
        let last = loop {
            let step = resume(self.program, &mut self.thread, input);
            input = match &step {
                Step::Read(read) => {
                    self.log.push(format!("R {}", self.name(read.addr)));
                    if self.outstanding.len() < self.limit && self.rng.below(4) != 0 {
                        self.pend(read.addr)
                    } else {
                        Input::Value(self.value(read.addr))
                    }
                }
                Step::Write(write) => {
                    while let Some(i) = self.outstanding.iter().position(|(_, addr)| *addr == write.addr) {
                        self.fill(i);
                    }
                    self.log.push(format!("W {}", self.name(write.addr)));
                    self.memory.insert(write.addr, write.value);
                    Input::Go
                }
                Step::Needs(token) => {
                    let (_, addr) =
                        self.outstanding.iter().find(|(t, _)| t == token).expect("an outstanding load");
                    self.log.push(format!("needs {}", self.name(*addr)));
                    self.fill_until(*token);
                    Input::Go
                }
                Step::Choose { low, .. } => Input::Value(*low + 1),
                Step::Fence(_) => Input::Go,
                _ => break step,
            };
        };
        while !self.outstanding.is_empty() {
            let index = self.rng.below(self.outstanding.len() as u64) as usize;
            self.fill(index);
        }
        let function = self.program.function(self.thread.code_pos().func);
        End {
            regs: function.reg_names.iter().map(|(r, _)| self.thread.reg(*r)).collect(),
            result: self.thread.result(),
            memory: (0..self.program.globals.len())
                .map(|g| self.value(self.program.global_addr(GlobalId(g as u32))))
                .collect(),
            last,
        }
    }
}

// @w = global i64 0 … @x = global i64 11 … @y = global i64 22 … @z = global i64 33
//
// define i64 @pass(i64 %v) {            ; hands a value through without looking at it
//   ret i64 %v
// }
//
// define i64 @main() {
//   %a = load atomic i64, ptr @x monotonic, align 8
//   %b = load atomic i64, ptr @y monotonic, align 8
//   %c = load atomic i64, ptr @z monotonic, align 8
//   %i = add i64 1, 2                            ; independent
//   store atomic i64 %i, ptr @w monotonic, align 8
//   %d = call i64 @pass(i64 %b)                  ; moves %b
//   %e = add i64 %d, 1                           ; needs %b, not %a nor %c
//   store atomic i64 %e, ptr @w monotonic, align 8
//   %f = atomicrmw add ptr @w, i64 %c monotonic  ; needs %c
//   %big = icmp ugt i64 %a, 5                    ; needs %a
//   br i1 %big, label %yes, label %no
// yes:
//   %s = add i64 %a, %f
//   ret i64 %s
// no:
//   ret i64 0
// }
fn example() -> Program {
    let mut program = Program::new("pending");
    let [w, x, y, z] = [("w", 0), ("x", 11), ("y", 22), ("z", 33)].map(|(name, value)| {
        let id = program.add_global(Global::with_value(name, 8, value));
        Operand::from(program.global_addr(id))
    });
    let mut f = FunctionBuilder::new("pass", 1);
    f.end(Terminator::Return(Some(Reg(0).into())));
    let pass = program.add_function(f.finish());
    let mut f = FunctionBuilder::new("main", 0);
    let [a, b, c, i, d, e, old, big, s] = ["a", "b", "c", "i", "d", "e", "f", "big", "s"].map(|n| f.reg(n));
    let (yes, no) = (f.block(), f.block());
    let (size, mode) = (Size::B8, Mode::Rlx);
    for (dst, addr) in [(a, x), (b, y), (c, z)] {
        f.push(Op::Load { dst, addr, size, mode });
    }
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: i, a: 1.into(), b: 2.into() });
    f.push(Op::Store { addr: w, value: i.into(), size, mode });
    f.push(Op::Call { dst: Some(d), callee: Callee::Func(pass), args: vec![b.into()] });
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: e, a: d.into(), b: 1.into() });
    f.push(Op::Store { addr: w, value: e.into(), size, mode });
    f.push(Op::Rmw { op: RmwOp::Add, dst: old, addr: w, arg: c.into(), size, mode });
    f.push(Op::Cmp { op: CmpOp::UGt, bits: 64, dst: big, a: a.into(), b: 5.into() });
    f.end(Terminator::Branch { cond: big.into(), yes, no });
    f.switch_to(yes);
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: s, a: a.into(), b: old.into() });
    f.end(Terminator::Return(Some(s.into())));
    f.switch_to(no);
    f.end(Terminator::Return(Some(0.into())));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    finish(program)
}

/// Answers all loads of `example` with tokens and fills each only when it is needed.
#[test]
fn runs_past_loads_until_one_is_needed() {
    let program = example();
    let mut t = ThreadState::<Pending>::initial(&program, ThreadId(0));
    let mut steps = vec![];
    let mut input = Input::Go;
    let values = [11, 22, 33];
    let mut loads = 0;
    loop {
        let step = resume(&program, &mut t, input);
        input = match &step {
            Step::Read(Read { update: Update::None, .. }) => {
                loads += 1;
                Input::Shadowed(0, Pending::on(Token(loads)))
            }
            // The read of the update: a token that is filled with 23 as soon as it is needed.
            Step::Read(_) => Input::Shadowed(0, Pending::on(Token(9))),
            Step::Needs(token) => {
                t.fill(*token, values.get(token.0 as usize - 1).copied().unwrap_or(23));
                Input::Go
            }
            _ => Input::Go,
        };
        steps.push(match &step {
            Step::Read(_) => "R".to_string(),
            Step::Write(write) => format!("W {}", write.value),
            Step::Needs(token) => format!("needs {}", token.0),
            other => format!("{other:?}"),
        });
        if step == Step::Finished {
            break;
        }
    }
    let expected =
        ["R", "R", "R", "W 3", "needs 2", "W 23", "needs 3", "R", "needs 9", "W 56", "needs 1", "Finished"];
    assert_eq!(steps, expected);
    assert_eq!(t.result(), 11 + 23);
}

#[test]
fn needs_changes_nothing() {
    let program = example();
    let mut t = ThreadState::<Pending>::initial(&program, ThreadId(0));
    resume(&program, &mut t, Input::Go);
    for token in 1..4 {
        resume(&program, &mut t, Input::Shadowed(0, Pending::on(Token(token))));
    }
    let step = resume(&program, &mut t, Input::Go);
    assert_eq!(step, Step::Needs(Token(2)));
    let before = t.clone();
    t.fill(Token(7), 1);
    assert_eq!(resume(&program, &mut t, Input::Go), step);
    assert_eq!(t, before);
}

/// A token reaches the registers of callers, and leaves other copies of the thread alone.
#[test]
fn fill_reaches_callers() {
    let mut program = Program::new("callers");
    let x = program.add_global(Global::zeroed("x", 8));
    let x = Operand::from(program.global_addr(x));
    let deepest = program.declare_function("f2");
    let middle = program.declare_function("f1");
    let load = |dst| Op::Load { dst, addr: x, size: Size::B8, mode: Mode::Rlx };
    let mut f = FunctionBuilder::new("f2", 1);
    f.push(Op::Fence { kind: FenceKind::Sc });
    f.end(Terminator::Return(Some(Reg(0).into())));
    program.functions[deepest.index()] = f.finish();
    let mut f = FunctionBuilder::new("f1", 1);
    let (own, got) = (f.temp(), f.temp());
    f.push(load(own));
    f.push(Op::Call { dst: Some(got), callee: Callee::Func(deepest), args: vec![Reg(0).into()] });
    f.push(Op::Bin { op: BinOp::Sub, bits: 64, dst: got, a: got.into(), b: own.into() });
    f.end(Terminator::Return(Some(got.into())));
    program.functions[middle.index()] = f.finish();
    let mut f = FunctionBuilder::new("main", 0);
    let (a, b) = (f.temp(), f.temp());
    f.push(load(a));
    f.push(Op::Call { dst: Some(b), callee: Callee::Func(middle), args: vec![a.into()] });
    f.push(Op::Bin { op: BinOp::Mul, bits: 64, dst: b, a: b.into(), b: a.into() });
    f.end(Terminator::Return(Some(b.into())));
    let main = program.add_function(f.finish());
    program.add_thread("main", main, vec![]);
    let program = finish(program);

    let mut t = ThreadState::<Pending>::initial(&program, ThreadId(0));
    assert!(matches!(resume(&program, &mut t, Input::Go), Step::Read(_)));
    assert!(matches!(resume(&program, &mut t, Input::Shadowed(0, Pending::on(Token(1)))), Step::Read(_)));
    let fence = resume(&program, &mut t, Input::Shadowed(0, Pending::on(Token(2))));
    assert_eq!(fence, Step::Fence(FenceKind::Sc));
    let mut other = t.clone();
    // Filled while three frames deep.
    t.fill(Token(1), 10);
    t.fill(Token(2), 3);
    assert_eq!(resume(&program, &mut t, Input::Go), Step::Finished);
    assert_eq!(t.result(), 70);
    // The copy still waits, and gets other values.
    assert_eq!(resume(&program, &mut other, Input::Go), Step::Needs(Token(1)));
    other.fill(Token(1), 5);
    assert_eq!(resume(&program, &mut other, Input::Go), Step::Needs(Token(2)));
    other.fill(Token(2), 1);
    assert_eq!(resume(&program, &mut other, Input::Go), Step::Finished);
    assert_eq!(other.result(), 20);
}

#[test]
fn any_order_of_filling_gives_the_results_of_the_run_in_order() {
    let program = example();
    let in_order = Lmo::new(&program, 0, 0).run();
    assert_eq!(in_order.result, 34);
    assert_eq!(in_order.last, Step::Finished);
    for seed in 0..200 {
        let mut lmo = Lmo::new(&program, 1 + seed as usize % 4, seed);
        assert_eq!(lmo.run(), in_order, "{:?}", lmo.log);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Every program ends with the same registers and memory, however its loads are delayed.
    #[test]
    fn delaying_loads_changes_nothing(statements in generate::statements(), seed in 0u64..1000) {
        let program = generate::program(&statements);
        let in_order = Lmo::new(&program, 0, 0).run();
        for limit in [1, 2, 8] {
            let mut lmo = Lmo::new(&program, limit, seed);
            prop_assert_eq!(&lmo.run(), &in_order, "{}\n{:?}", program, lmo.log);
        }
    }
}
