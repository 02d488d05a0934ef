//! Finds the places in the source where a program accesses memory that threads may share.

use fencepost_program::{Callee, FuncId, Op, Pos, Program};

/// A place in the source at which a function accesses memory or calls another function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The function whose code is at this place.
    pub func: FuncId,
    /// The place in the source.
    pub pos: Pos,
}

/// A call of a function that itself has code in the texts that may be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The function that is called.
    pub callee: FuncId,
    /// The place of the call.
    pub site: Access,
}

/// The accesses and calls in those texts of a program that may be changed.
#[derive(Clone, Debug, Default)]
pub struct Accesses {
    /// Accesses in the texts, and calls of functions that access memory elsewhere.
    pub here: Vec<Access>,
    /// Calls of functions of the texts.
    pub calls: Vec<CallSite>,
}

/// Finds the accesses and calls in the texts of a program that may be changed. `in_text` says whether a place
/// is in one of them.
pub fn of(program: &Program, in_text: impl Fn(Pos) -> bool) -> Accesses {
    let hidden = hidden(program, &in_text);
    let mut found = Accesses::default();
    for (f, function) in program.functions.iter().enumerate() {
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            if !in_text(inst.pos) {
                continue;
            }
            let access = Access { func: FuncId(f as u32), pos: inst.pos };
            match callee(&inst.op) {
                Some(callee) if hidden[callee.index()] => found.here.push(access),
                Some(callee) => found.calls.push(CallSite { callee, site: access }),
                None if accesses(&inst.op) => found.here.push(access),
                None => {}
            }
        }
    }
    found
}

/// Returns, for each function, whether it accesses memory at a place outside of the texts: functions of
/// `std::atomic`, of the runtime, of a header.
fn hidden(program: &Program, in_text: &impl Fn(Pos) -> bool) -> Vec<bool> {
    let mut hidden = vec![false; program.functions.len()];
    loop {
        let mut changed = false;
        for (f, function) in program.functions.iter().enumerate() {
            let insts = || function.blocks.iter().flat_map(|block| &block.insts);
            let foreign = || insts().filter(|inst| !in_text(inst.pos));
            let found = foreign()
                .any(|i| accesses(&i.op) || callee(&i.op).is_some_and(|callee| hidden[callee.index()]));
            changed |= found && !std::mem::replace(&mut hidden[f], true);
        }
        if !changed {
            return hidden;
        }
    }
}

fn callee(op: &Op) -> Option<FuncId> {
    match op {
        Op::Call { callee: Callee::Func(f), .. } | Op::Invoke { callee: Callee::Func(f), .. } => Some(*f),
        _ => None,
    }
}

/// Returns the source places where a program accesses memory, in whatever file.
pub fn places(program: &Program) -> impl Iterator<Item = Pos> {
    let insts = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.insts);
    insts.filter(|inst| accesses(&inst.op)).map(|inst| inst.pos)
}

fn accesses(op: &Op) -> bool {
    matches!(
        op,
        Op::Load { .. }
            | Op::LoadRaw { .. }
            | Op::Store { .. }
            | Op::CmpXchg { .. }
            | Op::FailedCas { .. }
            | Op::Rmw { .. }
            | Op::MemCopy { .. }
            | Op::MemSet { .. }
    )
}
