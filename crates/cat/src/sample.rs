//! A small execution, for texts that can only be checked on one.

use fencepost_graph::{
    Candidate, EventRef, ExecEvent, Execution, FenceKind, Label, Loc, Mode, Size, ThreadId,
};

/// Returns an example execution, store buffering with updates and a fence, to check texts on that branch on
/// the execution.
pub fn execution() -> Candidate {
    let loc = |addr| Loc { addr, size: Size::B4 };
    let write = |addr, value, update| ExecEvent {
        label: Label::Write { loc: loc(addr), mode: Mode::Rlx, value, update },
        rf: None,
    };
    let read = |addr, update| ExecEvent {
        label: Label::Read { loc: loc(addr), mode: Mode::Rlx, value: 0, update, locked: update },
        rf: Some(EventRef::Init(loc(addr))),
    };
    let fence = ExecEvent { label: Label::Fence(FenceKind::Sc), rf: None };
    let threads = vec![
        vec![write(64, 1, false), fence, read(128, false)],
        vec![write(128, 1, false), read(64, true), write(64, 2, true)],
    ];
    let at = |thread, index| EventRef::At(ThreadId(thread), index);
    let co = vec![(loc(64), vec![at(1, 2), at(0, 0)]), (loc(128), vec![at(1, 0)])];
    Candidate::from_execution(&Execution { threads, co })
}
