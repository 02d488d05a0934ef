//! The reasons for which a search begins again as a whole.

use crate::engine::{Halt, Restart, SearchResult, SearchSetup, Twins};
use crate::lock_words::LockWords;
use crate::{Config, Equivalence, Symmetry, SymmetryUse};
use fencepost_graph::Judge;
use fencepost_program::{BarrierMembers, Cells, CodePos, Program, Rounds, WakeUps};
use serde::{Deserialize, Serialize};

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
    /// The order of some critical sections makes a difference: it is kept.
    WithLocks(LockWords),
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
        } else if result.halt == Some(Halt::NeedsLocks) {
            result.locks.take().map(Again::WithLocks)
        } else if let Some(wake_ups) = result.wake_ups.take() {
            Some(Again::WithWakeUps(wake_ups))
        } else {
            result.cells.take().map(Again::WithCells)
        }
    }
}

/// How a search begins: with what the attempts before it found out. Without any, as the program and the
/// configuration say.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Beginning {
    cells: Option<Cells>,
    barriers: Option<BarrierMembers>,
    wake_ups: Option<WakeUps>,
    rounds: Option<Rounds>,
    /// Whether executions that differ in coherence only are told apart, although they were to be one.
    with_co: bool,
    /// The place because of which that is so.
    needs_co: Option<CodePos>,
    /// The reason why symmetry reduction, although asked for, is not used.
    told_apart: Option<SymmetryUse>,
    /// Whether identical threads have been met.
    met_twins: bool,
    /// The number of attempts before.
    pub attempts: u32,
}

impl Beginning {
    /// Takes in the reason for which an attempt ended.
    pub fn learn(&mut self, again: Again) {
        self.attempts += 1;
        match again {
            Again::WithCo(place) => (self.with_co, self.needs_co) = (true, place),
            Again::WithoutSymmetry(why) => self.told_apart = Some(why),
            Again::WithSymmetry => {
                self.met_twins = true;
                // (Threads that wait do not look again in place then.)
                self.wake_ups = Some(WakeUps::Guessed);
            }
            Again::WithRounds => self.rounds = Some(Rounds::OneForRaces),
            Again::WithBarriers(barriers) => self.barriers = Some(barriers),
            Again::WithWakeUps(wake_ups) => self.wake_ups = Some(wake_ups),
            Again::WithCells(cells) => self.cells = Some(cells),
            // (What is open is part of the one search that leaves it open.)
            Again::WithLocks(_) => {}
        }
    }

    /// Makes `program` the one to begin with.
    pub fn refine(&self, program: &mut Program) {
        if let Some(cells) = &self.cells {
            program.cells = cells.clone();
        }
        if let Some(barriers) = &self.barriers {
            program.barriers = barriers.clone();
        }
        if let Some(wake_ups) = &self.wake_ups {
            program.wake_ups = wake_ups.clone();
        }
        if let Some(rounds) = self.rounds {
            program.rounds = rounds;
        }
    }

    /// Makes `refined` the program to begin with, which stands for `program` if it is `None`.
    pub fn refine_copy(&self, program: &Program, refined: &mut Option<Program>) {
        let current = refined.as_ref().unwrap_or(program);
        let differs = self.cells.as_ref().is_some_and(|cells| *cells != current.cells)
            || self.barriers.as_ref().is_some_and(|barriers| *barriers != current.barriers)
            || self.wake_ups.as_ref().is_some_and(|wake_ups| *wake_ups != current.wake_ups)
            || self.rounds.is_some_and(|rounds| rounds != current.rounds);
        if differs {
            self.refine(refined.get_or_insert_with(|| program.clone()));
        }
    }

    /// Returns the setup of a search that begins so with `program`, which is refined already, and this
    /// configuration. No order of critical sections is left open.
    pub fn setup<'a>(
        &self,
        program: &'a Program,
        config: &'a Config,
        judge: Option<&'a dyn Judge>,
    ) -> SearchSetup<'a> {
        let (restart, twins) = (Restart::after(self.attempts), self.twins());
        SearchSetup { program, config, restart, judge, twins, locks: None }
    }

    /// Returns `config` with symmetry reduction off if it turned out to be of no use.
    pub fn config(&self, config: &Config) -> Config {
        match self.told_apart {
            Some(_) => Config { symmetry: Symmetry::Off, ..config.clone() },
            None => config.clone(),
        }
    }

    /// Returns the equivalence by which executions count as one, if `wanted` was asked for.
    pub fn equivalence(&self, wanted: Equivalence) -> Equivalence {
        if self.with_co { Equivalence::Full } else { wanted }
    }

    /// Returns what is known of identical threads.
    fn twins(&self) -> Twins {
        if self.met_twins { Twins::Met } else { Twins::Unknown }
    }

    /// Returns the summary of the search that began so, with what is to be said of its beginning.
    pub fn summary(&self, result: SearchResult, wanted: Equivalence) -> crate::Summary {
        let SearchResult { mut summary, halt, .. } = result;
        summary.stopped = halt.map(Halt::stopped);
        (summary.equivalence, summary.needs_co) = (self.equivalence(wanted), self.needs_co);
        summary.symmetry = self.told_apart.clone().unwrap_or(summary.symmetry);
        summary
    }
}
