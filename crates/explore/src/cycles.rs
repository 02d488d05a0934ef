//! Finds out whether an execution of a program could have a cycle of `po ∪ rf` through a plain access.
//! `jam21` allows such cycles, and the engine does not build them.
//!
//! On a cycle, reads and the writes that come after them in `po` take turns with `rf`. `jam21` forbids it if
//! all of these accesses are opaque or stronger: `acyclic((po ∪ rf); [O])`. So there is one with an `rf` edge
//! from or to a plain access.
//!
//! The answer is read off the program's text, because what the engine builds does not tell: a value that is
//! only there on a cycle may lead to code that no execution without one gets to. Every access is taken to be
//! executed, in every order that the control flow of its thread allows, and a write to be read by whatever
//! may access the same bytes. An address that is not a constant may be any. In a program with calls or
//! threads that start others, an access may come after any other. So "no" is certain, and "yes" is not.
//!
//! *Cost*: cubic in the accesses of a program without calls, quadratic otherwise.

use fencepost_program::{Block, Function, Mode, Op, Operand, Program};

/// The bytes of an access, from the first to the one behind the last; `None`: unknown.
type Bytes = Option<(u64, u64)>;

/// An access by one instruction.
#[derive(Clone, Copy)]
struct Access {
    thread: usize,
    /// The block, and the place in it.
    at: (usize, usize),
    reads: bool,
    writes: bool,
    plain: bool,
    bytes: Bytes,
}

/// Returns whether some execution of the program could have a cycle of `po ∪ rf` through a plain access,
/// judging by the program's text. `false` is certain.
pub fn may_have_plain_cycle(program: &Program) -> bool {
    let called = |op: &Op| matches!(op, Op::Call { .. } | Op::Invoke { .. } | Op::Spawn { .. });
    if program.any_op(called) {
        let all: Vec<Access> =
            program.functions.iter().enumerate().flat_map(|(f, function)| accesses(f, function)).collect();
        return reads_from(&all).any(|(w, r)| all[w].plain || all[r].plain);
    }
    let functions: Vec<&Function> = program.threads.iter().map(|t| program.function(t.func)).collect();
    let all: Vec<Access> = functions.iter().enumerate().flat_map(|(t, f)| accesses(t, f)).collect();
    let mut before = vec![vec![false; all.len()]; all.len()];
    let reach: Vec<Vec<Vec<bool>>> = functions.iter().map(|f| reachable(&f.blocks)).collect();
    for (a, from) in all.iter().enumerate() {
        for (b, to) in all.iter().enumerate().filter(|(_, to)| to.thread == from.thread) {
            let later = from.at.0 == to.at.0 && from.at.1 < to.at.1;
            before[a][b] = later || reach[from.thread][from.at.0][to.at.0];
        }
    }
    let read: Vec<(usize, usize)> = reads_from(&all).collect();
    read.iter().for_each(|(w, r)| before[*w][*r] = true);
    close(&mut before);
    read.into_iter().any(|(w, r)| (all[w].plain || all[r].plain) && before[r][w])
}

/// Returns the accesses in `function`, as those of the thread with number `thread`, which runs it.
fn accesses(thread: usize, function: &Function) -> impl Iterator<Item = Access> {
    let insts = function
        .blocks
        .iter()
        .enumerate()
        .flat_map(|(b, block)| block.insts.iter().enumerate().map(move |(i, inst)| ((b, i), &inst.op)));
    insts.filter_map(move |(at, op)| {
        let range = |addr: &Operand, size: u64| match addr {
            Operand::Const(addr) => Some((*addr, addr.saturating_add(size))),
            Operand::Reg(_) => None,
        };
        let plain = |mode: &Mode| *mode == Mode::Na;
        let (reads, writes, plain, bytes) = match op {
            Op::Load { addr, size, mode, .. } => (true, false, plain(mode), range(addr, size.bytes())),
            Op::LoadRaw { addr, size, .. } => (true, false, true, range(addr, size.bytes())),
            Op::Store { addr, size, mode, .. } => (false, true, plain(mode), range(addr, size.bytes())),
            Op::CmpXchg { addr, size, .. }
            | Op::Rmw { addr, size, .. }
            | Op::Lock { addr, size }
            | Op::LockAgain { addr, size }
            | Op::TryLock { addr, size, .. } => (true, true, false, range(addr, size.bytes())),
            Op::FailedCas { addr, size, .. } => (true, false, false, range(addr, size.bytes())),
            Op::Unlock { addr, size } => (false, true, false, range(addr, size.bytes())),
            Op::MemCopy { .. } => (true, true, true, None),
            Op::MemSet { .. } => (false, true, true, None),
            _ => return None,
        };
        Some(Access { thread, at, reads, writes, plain, bytes })
    })
}

/// Returns the pairs of accesses of which the second might read what the first writes.
fn reads_from(all: &[Access]) -> impl Iterator<Item = (usize, usize)> {
    let meet = |a: Bytes, b: Bytes| match (a, b) {
        (Some(a), Some(b)) => a.0 < b.1 && b.0 < a.1,
        _ => true,
    };
    let writes = all.iter().enumerate().filter(|(_, w)| w.writes);
    writes.flat_map(move |(w, write)| {
        let reads = all.iter().enumerate().filter(move |(_, r)| r.reads && meet(write.bytes, r.bytes));
        reads.map(move |(r, _)| (w, r))
    })
}

/// Returns, for each block, the blocks that control may come to after it.
fn reachable(blocks: &[Block]) -> Vec<Vec<bool>> {
    let mut reach = vec![vec![false; blocks.len()]; blocks.len()];
    for (from, block) in blocks.iter().enumerate() {
        block.end.for_each_target(|to| reach[from][to.0 as usize] = true);
        for to in block.insts.iter().filter_map(|inst| inst.op.unwind()) {
            reach[from][to.0 as usize] = true;
        }
    }
    close(&mut reach);
    reach
}

/// Closes a relation transitively.
fn close(relation: &mut [Vec<bool>]) {
    for via in 0..relation.len() {
        let row = relation[via].clone();
        for from in relation.iter_mut().filter(|from| from[via]) {
            from.iter_mut().zip(&row).for_each(|(to, more)| *to |= more);
        }
    }
}
