//! A copy of a thread, made at any step, goes on exactly as the original does; and the machine agrees with
//! itself whatever it tracks beside the values.

mod support;
use fencepost_program::*;
use proptest::prelude::*;
use support::{Rng, finish, generate};

/// The answer an engine might give: anything that fits.
fn answer(step: &Step, rng: &mut Rng) -> Input {
    match step {
        Step::Read(_) => Input::Value(rng.below(4)),
        Step::Choose { low, high } => Input::Value(low + rng.below(high - low + 1)),
        Step::Spawn { .. } | Step::Join { .. } => Input::Value(rng.below(4)),
        _ => Input::Go,
    }
}

fn is_last(step: &Step) -> bool {
    matches!(step, Step::Finished | Step::Blocked(_) | Step::Error(_))
}

/// All steps from a state on, with the answers given (or drawn, where there are none yet).
fn steps(program: &Program, t: &mut ThreadState, first: Input, inputs: &[Input]) -> Vec<Step> {
    let mut out = vec![resume(program, t, first)];
    for input in inputs {
        out.push(resume(program, t, input.clone()));
    }
    out
}

/// Runs once, copying the state at every step; then every copy again, twice, and compares all steps and the
/// end.
fn check(program: &Program, seed: u64) -> Result<(), TestCaseError> {
    let mut rng = Rng(seed * 2 + 1);
    let mut t = ThreadState::<()>::initial(program, ThreadId(0));
    let (mut copies, mut inputs, mut all) = (vec![t.clone()], vec![Input::Go], vec![]);
    loop {
        let step = resume(program, &mut t, inputs[all.len()].clone());
        all.push(step.clone());
        if is_last(&step) {
            break;
        }
        copies.push(t.clone());
        inputs.push(answer(&step, &mut rng));
    }
    // Backwards and forwards: running one copy must not disturb another that shares memory with it.
    let order = (0..copies.len()).rev().chain(0..copies.len());
    for i in order {
        let mut copy = copies[i].clone();
        let again = steps(program, &mut copy, inputs[i].clone(), &inputs[i + 1..]);
        prop_assert_eq!(&again, &all[i..], "from step {}\n{}", i, program);
        prop_assert_eq!(&copy, &t, "from step {}\n{}", i, program);
    }
    Ok(())
}

/// The steps without what travels beside them.
fn plain<S: Clone>(step: &Step<S>) -> Step {
    let deps = StepDeps::default();
    match step.clone() {
        Step::Read(Read { addr, size, mode, failure, update, copy, .. }) => {
            Step::Read(Read { addr, size, mode, failure, update, copy, deps })
        }
        Step::Write(Write { addr, size, mode, value, kind, .. }) => {
            Step::Write(Write { addr, size, mode, value, kind, deps })
        }
        Step::Fence(kind) => Step::Fence(kind),
        Step::Choose { low, high } => Step::Choose { low, high },
        Step::Finished => Step::Finished,
        Step::Blocked(why) => Step::Blocked(why),
        Step::Error(fault) => Step::Error(fault),
        _ => panic!("not generated"),
    }
}

/// Tracking dependencies does not change what a thread does.
fn check_tracking(program: &Program, seed: u64) -> Result<(), TestCaseError> {
    let mut rng = Rng(seed * 2 + 1);
    let mut t = ThreadState::<()>::initial(program, ThreadId(0));
    let mut tracking = ThreadState::<Deps>::initial(program, ThreadId(0));
    let mut input = Input::Go;
    let mut reads = 0;
    loop {
        let beside = match input {
            Input::Value(value) => Input::Shadowed(value, Deps::on(reads)),
            _ => Input::Go,
        };
        reads += 1;
        let step = resume(program, &mut t, input);
        let tracked = resume(program, &mut tracking, beside);
        prop_assert_eq!(&plain(&tracked), &step);
        if is_last(&step) {
            return Ok(());
        }
        input = answer(&step, &mut rng);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn copies_go_on_like_the_original(statements in generate::statements(), seed in 0u64..1000) {
        check(&generate::program(&statements), seed)?;
    }

    #[test]
    fn tracking_changes_nothing(statements in generate::statements(), seed in 0u64..1000) {
        check_tracking(&generate::program(&statements), seed)?;
    }
}

#[test]
fn every_multi_stage_instruction_can_be_copied_between_its_stages() {
    let mut program = Program::new("stages");
    let x = program.add_global(Global::zeroed("x", 8));
    let x = Operand::from(program.global_addr(x));
    let y = program.add_global(Global::zeroed("y", 4));
    let y = Operand::from(program.global_addr(y));
    let mut f = FunctionBuilder::new("P0", 0);
    let (a, b) = (f.reg("a"), f.reg("b"));
    let size = Size::B4;
    f.push(Op::CmpXchg {
        old: a,
        ok: b,
        addr: x,
        expected: 0.into(),
        new: 3.into(),
        size,
        success: Mode::Sc,
        failure: Mode::Sc,
    });
    f.push(Op::Rmw { op: RmwOp::Max, dst: a, addr: x, arg: a.into(), size, mode: Mode::Sc });
    f.push(Op::TryLock { ok: b, addr: y, size });
    f.push(Op::Alloc { dst: a, kind: AllocKind::Heap, size: 8.into(), align: 8.into(), zeroed: Zeroed::Yes });
    f.push(Op::Spawn { dst: b, callee: Callee::Func(FuncId(0)), args: vec![] });
    f.push(Op::Join { dst: Some(b), thread: b.into() });
    f.push(Op::Free { addr: a.into(), kind: AllocKind::Heap });
    f.push(Op::External { name: "print".into(), args: vec![b.into()] });
    f.push(Op::Lock { addr: x, size });
    f.push(Op::Unlock { addr: x, size });
    f.end(Terminator::Return(Some(a.into())));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = finish(program);
    let mut finished = 0;
    for seed in 0..2000 {
        check(&program, seed).unwrap_or_else(|error| panic!("{error}"));
        let mut rng = Rng(seed * 2 + 1);
        let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
        let mut step = resume(&program, &mut t, Input::Go);
        while !is_last(&step) {
            let input = answer(&step, &mut rng);
            step = resume(&program, &mut t, input);
        }
        finished += (step == Step::Finished) as u32;
    }
    assert!(finished > 0, "some answers let every stage pass");
}

#[test]
fn a_blocked_wait_goes_on_with_another_value() {
    let mut program = Program::new("wait");
    let mutex = program.add_global(Global::zeroed("mutex", 4));
    let addr = Operand::from(program.global_addr(mutex));
    let mut f = FunctionBuilder::new("P0", 0);
    f.push(Op::Lock { addr, size: Size::B4 });
    f.end(Terminator::Return(None));
    let func = program.add_function(f.finish());
    program.add_thread("P0", func, vec![]);
    let program = finish(program);
    let mut t = ThreadState::<()>::initial(&program, ThreadId(0));
    let mut kinds = vec![];
    for input in [
        Input::Go,
        Input::Value(1), // the mutex is held: blocked
        Input::Value(0), // free
        Input::Go,       // locked
    ] {
        kinds.push(match resume(&program, &mut t, input) {
            Step::Read(_) => "R".into(),
            Step::Write(write) => format!("W{}", write.value),
            other => format!("{other:?}"),
        });
    }
    assert_eq!(kinds, ["R", "Blocked(Lock)", "W1", "Finished"]);
}

#[test]
fn a_snapshot_is_small() {
    // Frames of up to 16 registers live inside: copying those bytes is cheaper than an allocation.
    assert!(size_of::<ThreadState>() <= 256, "{}", size_of::<ThreadState>());
    assert!(size_of::<Step>() <= 48, "{}", size_of::<Step>());
}
