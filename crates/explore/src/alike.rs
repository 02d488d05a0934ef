//! Finds threads of a program that may stand for each other: they run the same code with the same arguments,
//! and nothing that they do depends on which of them they are.
//!
//! A thread's number shows in three ways: it may ask for it ([`Op::ThreadSelf`]), the addresses of what it
//! allocates and of its thread-local variables have it in them, and threads know each other by number
//! ([`Op::Spawn`], [`Op::Join`], [`Op::Detach`]). A function is *anonymous* if nothing of the kind can be
//! reached from it. (Addresses of private locals have the number in them, too. They never leave their thread,
//! where all of them have the same one.)

use fencepost_program::{AllocKind, Callee, FuncId, Function, Op, Program, ThreadId};

/// Returns, for each function of the program, whether it is *anonymous*, which means that nothing it does
/// depends on the number of the thread that runs it.
pub fn anonymous(program: &Program) -> Vec<bool> {
    let functions = &program.functions;
    let ops = |f: &'_ Function| f.blocks.iter().flat_map(|b| b.insts.iter().map(|i| i.op.clone())).collect();
    let bodies: Vec<Vec<Op>> = functions.iter().map(ops).collect();
    let mut fit: Vec<bool> = bodies.iter().map(|ops| !ops.iter().any(tells_threads_apart)).collect();
    // A function that calls one that is not anonymous is not anonymous either.
    loop {
        let all = fit.iter().all(|fit| *fit);
        let calls_fit = |op: &Op| match op {
            Op::Call { callee, .. } | Op::Invoke { callee, .. } => match callee {
                Callee::Func(func) => fit[func.index()],
                Callee::Pointer(_) => all,
            },
            _ => true,
        };
        let next: Vec<bool> =
            fit.iter().zip(&bodies).map(|(fit, ops)| *fit && ops.iter().all(calls_fit)).collect();
        if next == fit {
            return fit;
        }
        fit = next;
    }
}

/// Returns whether an instruction has an effect that depends on the number of its thread.
fn tells_threads_apart(op: &Op) -> bool {
    match op {
        Op::ThreadSelf { .. } | Op::ThreadLocal { .. } | Op::BarrierRank { .. } => true,
        Op::Spawn { .. } | Op::Join { .. } | Op::Detach { .. } => true,
        Op::Alloc { kind, .. } => *kind != AllocKind::Private,
        Op::Free { .. } | Op::ObjectSize { .. } => true,
        _ => false,
    }
}

/// Returns, for each function that is anonymous, whether each of its arguments can make a difference; nothing
/// for other functions.
pub fn relevant_params(program: &Program, anonymous: &[bool]) -> Vec<Vec<bool>> {
    let functions = program.functions.iter().zip(anonymous);
    functions.map(|(function, fit)| if *fit { function.relevant_params() } else { vec![] }).collect()
}

/// Returns whether two lists of arguments differ at most in arguments that make no difference. An argument
/// that `relevant` does not mention makes one.
pub fn same_args(a: &[u64], b: &[u64], relevant: &[bool]) -> bool {
    let matters = |i: usize| relevant.get(i).copied().unwrap_or(true);
    a.len() == b.len() && a.iter().zip(b).enumerate().all(|(i, (a, b))| a == b || !matters(i))
}

/// Returns, for each thread that the program starts with, the last earlier thread that runs the same code
/// with the same arguments, as far as these make a difference (`relevant`); `None` if there is none. `apart`
/// are threads that the outcome names, and that are like no other.
pub fn predecessors(
    program: &Program,
    anonymous: &[bool],
    relevant: &[Vec<bool>],
    apart: &[ThreadId],
) -> Vec<Option<ThreadId>> {
    let threads = &program.threads;
    let fit = |t: usize| anonymous[threads[t].func.index()] && !apart.contains(&ThreadId(t as u32));
    let alike = |a: usize, b: usize| {
        let func = threads[a].func;
        same_code(program, func, threads[b].func)
            && same_args(&threads[a].args, &threads[b].args, &relevant[func.index()])
    };
    let predecessor = |t: usize| (0..t).rev().find(|other| fit(t) && fit(*other) && alike(*other, t));
    (0..threads.len()).map(|t| predecessor(t).map(|other| ThreadId(other as u32))).collect()
}

/// Returns whether two functions have the same code. Places in the source and names do not count: in a litmus
/// test every thread has a text of its own.
fn same_code(program: &Program, a: FuncId, b: FuncId) -> bool {
    if a == b {
        return true;
    }
    let (a, b) = (&program.functions[a.index()], &program.functions[b.index()]);
    let same_blocks = a.blocks.len() == b.blocks.len()
        && a.blocks.iter().zip(&b.blocks).all(|(x, y)| {
            x.end == y.end
                && x.insts.len() == y.insts.len()
                && x.insts.iter().zip(&y.insts).all(|(x, y)| x.op == y.op)
        });
    let same_loops =
        a.loops.len() == b.loops.len() && a.loops.iter().zip(&b.loops).all(|(x, y)| x.live == y.live);
    (a.params, a.regs) == (b.params, b.regs) && same_blocks && same_loops
}
