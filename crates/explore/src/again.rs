//! The reasons for which a search begins again as a whole.

use crate::SymmetryUse;
use crate::engine::{Halt, SearchResult};
use fencepost_program::{BarrierMembers, Cells, CodePos, WakeUps};

/// A reason for which a search begins again, with what is different then.
#[derive(Debug)]
pub(crate) enum Again {
    /// Deciding about the sequentially consistent events at this place takes a coherence order: executions
    /// that differ in coherence only are told apart.
    WithCo(Option<CodePos>),
    /// There are identical threads: symmetry is used from now on.
    WithSymmetry,
    /// The program tells identical threads apart: symmetry is not used, and the answer says why.
    WithoutSymmetry(SymmetryUse),
    /// Rounds of loops that were left out may hide a race: one such round is kept.
    WithRounds,
    /// Threads met at a barrier: they arrive in a fixed order.
    WithBarriers(BarrierMembers),
    /// Threads wait on condition variables: they wake up in place, or guess.
    WithWakeUps(WakeUps),
    /// Accesses of different sizes to the same bytes: memory is cut finer.
    WithCells(Cells),
}

impl Again {
    /// Returns the reason to begin again that a search has found; `None` if it was the last one.
    pub fn after(result: &mut SearchResult) -> Option<Again> {
        if result.halt == Some(Halt::NeedsCo) {
            Some(Again::WithCo(result.summary.needs_co))
        } else if result.halt == Some(Halt::MetTwins) {
            Some(Again::WithSymmetry)
        } else if result.halt == Some(Halt::ToldApart) {
            Some(Again::WithoutSymmetry(result.summary.symmetry.clone()))
        } else if result.halt == Some(Halt::NeedsRounds) || result.left_out.may_hide_a_race() {
            Some(Again::WithRounds)
        } else if let Some(barriers) = result.barriers.take() {
            Some(Again::WithBarriers(barriers))
        } else if let Some(wake_ups) = result.wake_ups.take() {
            Some(Again::WithWakeUps(wake_ups))
        } else {
            result.cells.take().map(Again::WithCells)
        }
    }
}
