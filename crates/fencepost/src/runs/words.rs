//! One step of the machine, in words.

use crate::names::Names;
use fencepost_graph::{Label, Loc};
use fencepost_program::{BlockKind, CodePos, Mode, Op, Program, Size};
use fencepost_states::StepKind;

/// The bytes that a step reads or writes.
pub fn loc(kind: &StepKind) -> Option<Loc> {
    match *kind {
        StepKind::Stored { addr, size, .. }
        | StepKind::Flushed { addr, size, .. }
        | StepKind::Wrote { addr, size, .. }
        | StepKind::Issued { addr, size, .. }
        | StepKind::Retrieved { addr, size, .. }
        | StepKind::Read { addr, size, .. }
        | StepKind::Forwarded { addr, size, .. }
        | StepKind::Updated { addr, size, .. } => Some(Loc { addr, size }),
        _ => None,
    }
}

/// The value that a step reads or writes; for an update what it read.
pub fn value(kind: &StepKind) -> Option<u64> {
    match *kind {
        StepKind::Stored { value, .. }
        | StepKind::Flushed { value, .. }
        | StepKind::Wrote { value, .. }
        | StepKind::Retrieved { value, .. }
        | StepKind::Read { value, .. }
        | StepKind::Forwarded { value, .. } => Some(value),
        StepKind::Updated { old, .. } => Some(old),
        _ => None,
    }
}

/// The order that the program gives an access; of an update, that of its read.
pub fn mode(kind: &StepKind) -> Option<Mode> {
    match *kind {
        StepKind::Stored { mode, .. }
        | StepKind::Wrote { mode, .. }
        | StepKind::Issued { mode, .. }
        | StepKind::Read { mode, .. }
        | StepKind::Forwarded { mode, .. } => Some(mode),
        StepKind::Updated { mode, .. } => Some(mode.read_half()),
        _ => None,
    }
}

/// The operations that were older and still in the buffer, by their numbers.
pub fn overtaken(kind: &StepKind) -> &[u32] {
    match kind {
        StepKind::Flushed { overtaken, .. }
        | StepKind::Retrieved { overtaken, .. }
        | StepKind::Read { overtaken, .. }
        | StepKind::Updated { overtaken, .. } => overtaken,
        _ => &[],
    }
}

/// The number of an operation that goes into a buffer.
pub fn enters(kind: &StepKind) -> Option<u32> {
    match *kind {
        StepKind::Stored { number, .. } | StepKind::Issued { number, .. } => Some(number),
        _ => None,
    }
}

/// The number of an operation that leaves a buffer.
pub fn leaves(kind: &StepKind) -> Option<u32> {
    match *kind {
        StepKind::Flushed { number, .. } | StepKind::Retrieved { number, .. } => Some(number),
        _ => None,
    }
}

/// The instruction at a place of the program.
pub fn op(program: &Program, at: CodePos) -> Option<&Op> {
    let function = program.functions.get(at.func.index())?;
    function.blocks.get(at.block.index())?.insts.get(at.inst as usize).map(|inst| &inst.op)
}

/// `R_acq x = 1`, and what a mutex has to do with it.
fn read(names: &Names<'_>, op: Option<&Op>, addr: u64, size: Size, mode: Mode, value: u64) -> String {
    let label = Label::Read { loc: Loc { addr, size }, mode, value, update: false, locked: false };
    names.event(&label, op)
}

/// `W_rel x = 1`, and what a mutex has to do with it.
fn write(names: &Names<'_>, op: Option<&Op>, addr: u64, size: Size, mode: Mode, value: u64) -> String {
    let label = Label::Write { loc: Loc { addr, size }, mode, value, update: false };
    names.event(&label, op)
}

/// What a step does. For a buffered read that gets its value, `issued` is the order with which it was issued. The write of an
/// update has words of its own ([`written`]).
pub fn text(names: &Names<'_>, op: Option<&Op>, kind: &StepKind, issued: Option<Mode>) -> String {
    match *kind {
        StepKind::Stored { addr, size, value, mode, .. } => {
            format!("{} into the buffer", write(names, op, addr, size, mode, value))
        }
        StepKind::Flushed { addr, size, value, .. } => {
            let loc = Loc { addr, size };
            format!("flush {} = {}", names.loc(loc), names.value(loc, value))
        }
        StepKind::Wrote { addr, size, value, mode } => write(names, op, addr, size, mode, value),
        StepKind::Issued { addr, size, mode, .. } => {
            format!("R_{} {} into the buffer", mode.name(), names.loc(Loc { addr, size }))
        }
        StepKind::Retrieved { addr, size, value, .. } => {
            read(names, None, addr, size, issued.unwrap_or(Mode::Rlx), value)
        }
        StepKind::Read { addr, size, value, mode, .. }
        | StepKind::Forwarded { addr, size, value, mode, .. } => read(names, op, addr, size, mode, value),
        StepKind::Updated { addr, size, old, mode, .. } => read(names, op, addr, size, mode.read_half(), old),
        StepKind::Fence(kind) => format!("F_{}", kind.name()),
        StepKind::Copied { bytes } => format!("copy or fill {bytes} bytes"),
        StepKind::Allocated { addr, size } => format!("alloc {} ({size} bytes)", names.address(addr)),
        StepKind::Freed { addr } => format!("free {}", names.address(addr)),
        StepKind::Started { thread, .. } => format!("start {}", names.thread(thread)),
        StepKind::Joined { thread, .. } => format!("join {}", names.thread(thread)),
        StepKind::Chose { value } => format!("choose {value}"),
        StepKind::Local => "local".to_owned(),
        StepKind::Finished => "finished".to_owned(),
        StepKind::Exited => "ends the process".to_owned(),
        StepKind::Blocked(kind) => format!("blocked: {}", blocked(kind)),
    }
}

/// What an update writes, if it does.
pub fn written(names: &Names<'_>, kind: &StepKind) -> Option<String> {
    match *kind {
        StepKind::Updated { addr, size, new: Some(new), mode, .. } => {
            Some(write(names, None, addr, size, mode.write_half(), new))
        }
        _ => None,
    }
}

pub(crate) fn blocked(kind: BlockKind) -> &'static str {
    match kind {
        BlockKind::Assume => "an assumption is false",
        BlockKind::Await => "it waits for another value",
        BlockKind::Lock => "it waits for a mutex",
        BlockKind::Redundant => "another choice gives the same",
        BlockKind::LoopBound => "the loop was cut off",
        BlockKind::DepthBound => "calls are nested too deeply",
        BlockKind::StepBound => "too many steps without an access",
        BlockKind::ClockBound => "other steps of the clock are not tried",
    }
}
