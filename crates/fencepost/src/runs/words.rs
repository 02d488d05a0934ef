//! Describes one step of a machine: its label, and what its buffer has to do with it.

use crate::names::Names;
use fencepost_program::{BlockKind, Op};
use fencepost_states::StepKind;

/// Describes in words a step of a machine that the state engine runs. `op` is the instruction it comes from,
/// where that is known. The write of an update has words of its own.
pub fn text(names: &Names<'_>, op: Option<&Op>, kind: &StepKind) -> String {
    match kind {
        StepKind::Did(label)
        | StepKind::Read { read: label, .. }
        | StepKind::Forwarded { read: label, .. }
        | StepKind::Updated { read: label, .. } => names.event(label, op),
        StepKind::Retrieved { read, .. } => names.event(read, None),
        StepKind::Stored { write, .. } => format!("{} into the buffer", names.event(write, op)),
        StepKind::Flushed { write, .. } => {
            let content = write.loc().zip(write.value()).map(|(loc, value)| names.content(loc, value));
            format!("flush {}", content.unwrap_or_default())
        }
        StepKind::Issued { loc, mode, .. } => {
            format!("R_{} {} into the buffer", mode.name(), names.loc(*loc))
        }
        StepKind::Copied { bytes } => format!("copy or fill {bytes} bytes"),
        StepKind::Local => "local".to_owned(),
        StepKind::Finished => "finished".to_owned(),
        StepKind::Exited => "ends the process".to_owned(),
        StepKind::Blocked(kind) => format!("blocked: {}", blocked(*kind)),
    }
}

/// Describes in words why a thread is blocked.
pub(crate) fn blocked(kind: BlockKind) -> &'static str {
    match kind {
        BlockKind::Assume => "an assumption is false",
        BlockKind::Await => "it waits for another value",
        BlockKind::Lock => "it waits for a mutex",
        BlockKind::Join => "it waits for the end of a thread",
        BlockKind::Redundant => "another choice gives the same",
        BlockKind::LoopBound => "the loop was cut off",
        BlockKind::DepthBound => "calls are nested too deeply",
        BlockKind::StepBound => "too many steps without an access",
        BlockKind::ClockBound => "other steps of the clock are not tried",
        BlockKind::UpdateBound => "more rounds that only wait are not tried",
    }
}
