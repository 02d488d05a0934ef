//! How long a step takes: `cargo run --release -p fencepost-program --example speed [ROUNDS]`.
//!
//! Four numbers: nanoseconds per visible step of a load/add/store loop body over six registers, per plain
//! instruction between visible steps, per call and return, and per snapshot (a clone of the thread).

use fencepost_program::*;
use std::hint::black_box;
use std::time::Instant;

/// `for (i = 0; i != rounds; i++) { a = x; b = a + 1; x = b; }`, in a frame of six registers.
fn load_add_store(rounds: u64) -> Program {
    let mut program = Program::new("load-add-store");
    let x = program.add_global(Global::zeroed("x", 4));
    let x = program.global_addr(x);
    let mut f = FunctionBuilder::new("P0", 0);
    let (i, a, b, more) = (f.temp(), f.temp(), f.temp(), f.temp());
    f.temps(2);
    let (body, after) = (f.block(), f.block());
    f.end(Terminator::Jump(body));
    f.switch_to(body);
    f.push(Op::Load { dst: a, addr: x.into(), size: Size::B4, mode: Mode::Rlx });
    f.push(Op::Bin { op: BinOp::Add, bits: 32, dst: b, a: a.into(), b: 1.into() });
    f.push(Op::Store { addr: x.into(), value: b.into(), size: Size::B4, mode: Mode::Rlx });
    f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: i, a: i.into(), b: 1.into() });
    f.push(Op::Cmp { op: CmpOp::Ne, bits: 64, dst: more, a: i.into(), b: rounds.into() });
    f.end(Terminator::Branch { cond: more.into(), yes: body, no: after });
    f.switch_to(after);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.finish().expect("the program is well-formed")
}

/// `for (i = 0; i != rounds; i++) { … }` with a body of pure instructions, or of one call.
fn local_loop(rounds: u64, calls: bool) -> Program {
    let mut program = Program::new("local");
    let mut g = FunctionBuilder::new("next", 1);
    let r = g.temp();
    g.push(Op::Bin { op: BinOp::Add, bits: 64, dst: r, a: Reg(0).into(), b: 1.into() });
    g.end(Terminator::Return(Some(r.into())));
    let next = program.add_function(g.finish());
    let mut f = FunctionBuilder::new("P0", 0);
    let (i, a, more) = (f.temp(), f.temp(), f.temp());
    let (body, after) = (f.block(), f.block());
    f.end(Terminator::Jump(body));
    f.switch_to(body);
    if calls {
        f.push(Op::Call { dst: Some(i), callee: Callee::Func(next), args: vec![i.into()] });
    } else {
        f.push(Op::Bin { op: BinOp::Add, bits: 64, dst: i, a: i.into(), b: 1.into() });
        f.push(Op::Bin { op: BinOp::Xor, bits: 32, dst: a, a: a.into(), b: i.into() });
    }
    f.push(Op::Cmp { op: CmpOp::Ne, bits: 64, dst: more, a: i.into(), b: rounds.into() });
    f.end(Terminator::Branch { cond: more.into(), yes: body, no: after });
    f.switch_to(after);
    f.end(Terminator::Return(Some(a.into())));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    program.finish().expect("the program is well-formed")
}

/// Nanoseconds per unit: the best of five runs.
fn best(units: u64, mut run: impl FnMut()) -> f64 {
    let time = (0..5).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    time.min().map_or(0.0, |t| t.as_nanos() as f64 / units as f64)
}

fn steps(program: &Program) -> u64 {
    let mut thread = ThreadState::<()>::initial(program, ThreadId(0));
    let (mut input, mut memory, mut count) = (Input::Go, 0, 0);
    loop {
        count += 1;
        input = match resume(program, &mut thread, input) {
            Step::Read(read) => {
                black_box(&read);
                Input::Value(memory)
            }
            Step::Write(write) => {
                memory = write.value;
                Input::Go
            }
            Step::Finished => return count,
            other => panic!("{other:?}"),
        };
    }
}

fn main() {
    let rounds = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2_000_000);
    let program = load_add_store(rounds);
    println!(
        "resume (load, add, store, loop): {:6.1} ns",
        best(2 * rounds, || assert!(steps(&program) > rounds))
    );
    let program = local_loop(rounds, false);
    println!(
        "plain instruction:               {:6.1} ns",
        best(4 * rounds, || assert_eq!(steps(&program), 1))
    );
    let program = local_loop(rounds, true);
    println!("call and return:                 {:6.1} ns", best(rounds, || assert_eq!(steps(&program), 1)));
    let program = load_add_store(rounds);
    let mut thread = ThreadState::<()>::initial(&program, ThreadId(0));
    resume(&program, &mut thread, Input::Go);
    let snapshot = best(rounds, || (0..rounds).for_each(|_| drop(black_box(thread.clone()))));
    println!("snapshot:                        {snapshot:6.1} ns");
    println!("Step {} bytes, ThreadState {} bytes", size_of::<Step>(), size_of::<ThreadState>());
}
