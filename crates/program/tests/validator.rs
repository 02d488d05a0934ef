//! What the validator rejects: one program per kind of mistake.

use fencepost_program::*;

fn x() -> Operand {
    layout::GLOBALS.into()
}

/// A program with one global, a thread-local one, and a function of one parameter; `build` adds the mistake.
#[track_caller]
fn check(expected: &str, build: impl FnOnce(&mut FunctionBuilder, &mut Program)) {
    let mut program = Program::new("wrong");
    program.add_global(Global::zeroed("x", 8));
    let mut g = FunctionBuilder::new("callee", 1);
    g.end(Terminator::Return(None));
    program.add_function(g.finish());
    let mut f = FunctionBuilder::new("P0", 0);
    f.temps(4);
    build(&mut f, &mut program);
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    match program.finish() {
        Ok(program) => assert_eq!(expected, "", "accepted:\n{program}"),
        Err(error) => assert_eq!(error.to_string(), expected),
    }
}

/// Checks the complaint about a program with a single wrong instruction.
#[track_caller]
fn check_op(problem: &str, op: Op) {
    check(&format!("function P0, block 0, instruction 0: {problem}"), |f, _| f.push(op));
}

#[test]
fn a_sound_function_is_accepted() {
    check("", |f, _| f.push(Op::Copy { dst: Reg(3), src: Reg(2).into() }));
}

#[test]
fn registers_that_do_not_exist_are_refused() {
    let far = Reg(4);
    check_op("register 4 does not exist", Op::Copy { dst: far, src: 0.into() });
    check_op("register 4 does not exist", Op::Copy { dst: Reg(0), src: far.into() });
    check_op("register 4 does not exist", Op::Free { addr: far.into(), kind: AllocKind::Heap });
    check_op("register 4 does not exist", Op::Join { dst: Some(far), thread: 0.into() });
    let args = vec![far.into()];
    check_op("register 4 does not exist", Op::Call { dst: None, callee: Callee::Func(FuncId(0)), args });
    let callee = Callee::Pointer(far.into());
    check_op("register 4 does not exist", Op::Spawn { dst: Reg(0), callee, args: vec![] });
    check("function P0, block 0, instruction 0: register 4 does not exist", |f, _| {
        f.end(Terminator::Return(Some(far.into())));
    });
    check("function P0, block 0, instruction 0: register 9 does not exist", |f, _| {
        f.end(Terminator::Branch { cond: Reg(9).into(), yes: BlockId(0), no: BlockId(0) });
    });
}

#[test]
fn local_arrays_that_do_not_fit_are_refused() {
    let problem = "a local array from register 2 on, 3 long, does not fit";
    check_op(problem, Op::Peek { dst: Reg(0), base: Reg(2), len: 3, index: 0.into() });
    check_op(problem, Op::Poke { base: Reg(2), len: 3, index: 0.into(), src: 0.into() });
    let problem = "a local array from register 1 on, 4294967295 long, does not fit";
    check_op(problem, Op::Poke { base: Reg(1), len: u32::MAX, index: 0.into(), src: 0.into() });
}

#[test]
fn names_and_parameters() {
    check(
        "function bad, block 0, instruction 0: ghost names register 7, which does not exist",
        |_, program| {
            let mut f = FunctionBuilder::new("bad", 0);
            f.end(Terminator::Return(None));
            let mut function = f.finish();
            function.reg_names.push((Reg(7), "ghost".into()));
            program.add_function(function);
        },
    );
    check("function bad, block 0, instruction 0: more parameters than registers", |_, program| {
        let mut function = FunctionBuilder::new("bad", 0).finish();
        function.params = 1;
        program.add_function(function);
    });
}

#[test]
fn bodies_and_blocks() {
    check("function later, block 0, instruction 0: the function has no body", |_, program| {
        program.declare_function("later");
    });
    for end in [
        Terminator::Jump(BlockId(3)),
        Terminator::Branch { cond: 0.into(), yes: BlockId(0), no: BlockId(3) },
        Terminator::Switch { value: 0.into(), cases: vec![(1, BlockId(3))], default: BlockId(0) },
        Terminator::Switch { value: 0.into(), cases: vec![(1, BlockId(0))], default: BlockId(3) },
    ] {
        check("function P0, block 0, instruction 0: goes to block 3, which does not exist", |f, _| {
            f.end(end)
        });
    }
}

#[test]
fn widths_that_make_no_sense_are_refused() {
    let bin = |op, bits| Op::Bin { op, bits, dst: Reg(0), a: 0.into(), b: 0.into() };
    let cmp = |op, bits| Op::Cmp { op, bits, dst: Reg(0), a: 0.into(), b: 0.into() };
    let cast = |op, from, to| Op::Cast { op, from, to, dst: Reg(0), src: 0.into() };
    check_op("0 bits is no width", bin(BinOp::Add, 0));
    check_op("65 bits is no width", bin(BinOp::Add, 65));
    check_op("128 bits is no width", cmp(CmpOp::Eq, 128));
    check_op("16 bits is no float width", bin(BinOp::FAdd, 16));
    check_op("33 bits is no float width", cmp(CmpOp::FLt, 33));
    check_op("0 bits is no width", cast(CastOp::ZExt, 0, 32));
    check_op("65 bits is no width", cast(CastOp::ZExt, 32, 65));
    check_op("Trunc from 8 to 16 bits", cast(CastOp::Trunc, 8, 16));
    check_op("SExt from 16 to 8 bits", cast(CastOp::SExt, 16, 8));
    check_op("16 bits is no float width", cast(CastOp::FToF, 32, 16));
    check_op("8 bits is no float width", cast(CastOp::FToS, 8, 32));
    check_op("8 bits is no float width", cast(CastOp::UToF, 8, 8));
}

#[test]
fn orders_that_an_access_cannot_have_are_refused() {
    let size = Size::B4;
    check_op("a load cannot be rel", Op::Load { dst: Reg(0), addr: x(), size, mode: Mode::Rel });
    check_op("a store cannot be acq", Op::Store { addr: x(), value: 0.into(), size, mode: Mode::Acq });
    check_op("a store cannot be acqrel", Op::Store { addr: x(), value: 0.into(), size, mode: Mode::AcqRel });
    let cas = Op::CmpXchg {
        old: Reg(0),
        ok: Reg(1),
        addr: x(),
        expected: 0.into(),
        new: 1.into(),
        size,
        success: Mode::AcqRel,
        failure: Mode::AcqRel,
    };
    check_op("a failed compare-and-exchange cannot be acqrel", cas);
}

#[test]
fn calls_and_threads() {
    let call = |func, args| Op::Call { dst: None, callee: Callee::Func(FuncId(func)), args };
    check_op("function 8 does not exist", call(8, vec![]));
    check_op("callee takes 1 arguments, not 2", call(0, vec![0.into(), 0.into()]));
    let spawn = Op::Spawn { dst: Reg(0), callee: Callee::Func(FuncId(0)), args: vec![] };
    check_op("callee takes 1 arguments, not 0", spawn);
    check(
        "function P9, block 0, instruction 0: the thread runs a function that does not exist",
        |_, program| {
            program.add_thread("P9", FuncId(9), vec![]);
        },
    );
    check("function P9, block 0, instruction 0: 2 arguments for 1", |_, program| {
        program.add_thread("P9", FuncId(0), vec![1, 2]);
    });
}

#[test]
fn globals_allocations_and_choices() {
    check_op("global 5 does not exist", Op::ThreadLocal { dst: Reg(0), global: GlobalId(5) });
    check_op("x is not thread-local", Op::ThreadLocal { dst: Reg(0), global: GlobalId(0) });
    let alloc = |align| Op::Alloc {
        dst: Reg(0),
        kind: AllocKind::Heap,
        size: 8.into(),
        align: Operand::Const(align),
        zeroed: Zeroed::Yes,
    };
    check_op("alignment 0", alloc(0));
    check_op("alignment 12", alloc(12));
}

#[test]
fn loops_that_are_not_entered_are_refused() {
    check_op("loop 0 does not exist", Op::LoopHead { id: LoopId(0) });
    check_op("loop 3 does not exist", Op::LoopEnter { id: LoopId(3) });
    check("function P0, block 0, instruction 0: loop 0 begins a round before it is entered", |f, _| {
        let id = f.new_loop();
        f.push(Op::LoopHead { id });
        f.push(Op::LoopEnter { id });
    });
    check("function P0, block 0, instruction 2: loop 0 has a second head", |f, _| {
        let id = f.new_loop();
        f.push(Op::LoopEnter { id });
        f.push(Op::LoopHead { id });
        f.push(Op::LoopHead { id });
    });
    // One of two ways to the head does not enter the loop.
    check("function P0, block 2, instruction 0: loop 0 begins a round before it is entered", |f, _| {
        let id = f.new_loop();
        let (entering, head) = (f.block(), f.block());
        f.end(Terminator::Branch { cond: Reg(0).into(), yes: entering, no: head });
        f.switch_to(entering);
        f.push(Op::LoopEnter { id });
        f.end(Terminator::Jump(head));
        f.switch_to(head);
        f.push(Op::LoopHead { id });
        f.end(Terminator::Jump(head));
    });
    // A head that nothing leads to is fine.
    check("", |f, _| {
        let id = f.new_loop();
        let dead = f.block();
        f.end(Terminator::Return(None));
        f.switch_to(dead);
        f.push(Op::LoopHead { id });
    });
}
