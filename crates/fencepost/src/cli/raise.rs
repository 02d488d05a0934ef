//! Answers a question again and again with higher bounds on the rounds of loops, until time is up.

use super::check::answer;
use super::watch::Interrupt;
use fencepost::input::{Input, Reading, Source};
use fencepost::plan::{Choice, Refusal};
use fencepost::report::{Evidence, Outcome, Stopped, Verdict};
use fencepost::search::{Limits, Search};
use std::time::{Duration, Instant};

/// The first bound that is tried.
pub(super) const FIRST: u32 = 1;

/// Returns the bound to try after `bound`: by halves of powers of two, 1, 2, 3, 4, 6, 8, 12, ….
fn next(bound: u32) -> u32 {
    match bound {
        1 | 2 => bound + 1,
        _ if bound.is_power_of_two() => bound + bound / 2,
        _ => bound / 3 * 4,
    }
}

/// A question whose bound is raised.
pub(super) struct Raised<'a> {
    pub source: &'a Source,
    pub reading: &'a Reading,
    pub choice: &'a Choice<'a>,
    pub interrupt: &'a Interrupt,
    /// The limits of all searches together.
    pub limits: Limits,
}

impl Raised<'_> {
    /// Answers the question about `first`, which was read with the bound [`FIRST`], and about what is read
    /// with higher bounds, until an answer does not depend on the bound or the time is up. Notes say what
    /// was found with each bound.
    pub fn answer(&self, first: &Input) -> Result<Outcome, Refusal> {
        let start = Instant::now();
        let left = || self.limits.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let mut notes: Vec<String> = vec![];
        let mut best: Option<Outcome> = None;
        let mut bound = FIRST;
        loop {
            let limits = Limits { timeout: left(), ..self.limits };
            let outcome = match bound {
                FIRST => self.ask(first, limits)?,
                _ => {
                    let reading = Reading { unroll: Some(bound), ..self.reading.clone() };
                    match Input::load(self.source, &self.interrupt.reading(&reading, limits.timeout)) {
                        Ok(loaded) => self.ask(&loaded.input, Limits { timeout: left(), ..self.limits })?,
                        // It was read before: only a limit can keep it from being read again.
                        Err(_) => {
                            let best = best.expect("the first bound gave an answer");
                            return Ok(with(best, notes, bound));
                        }
                    }
                }
            };
            let is_over = outcome.stopped.is_some();
            if let Some(best) = best.take_if(|_| is_over) {
                return Ok(with(best, notes, bound));
            }
            let waits_for_bound = outcome.bounds_hit.iter().any(|bound| bound.contains("--unroll"));
            let is_open = outcome.verdict() == Verdict::Unknown && outcome.errors.is_empty();
            if is_over || !is_open || !waits_for_bound {
                return Ok(outcome.revised(|evidence| evidence.notes.extend(notes)));
            }
            let seen = outcome.executions().map_or(String::new(), |n| format!(" in {n} executions"));
            notes.push(format!("--unroll {bound}: no error{seen}"));
            best = Some(outcome);
            if left() == Some(Duration::ZERO) {
                let best = best.expect("it was just set");
                return Ok(with(best, notes, next(bound)));
            }
            bound = next(bound);
        }
    }

    /// Answers the question about an input, once.
    pub fn ask(&self, input: &Input, limits: Limits) -> Result<Outcome, Refusal> {
        let plan = self.choice.plan(input, self.interrupt.watched(Search::new(limits)));
        match plan {
            Ok(plan) => Ok(answer(&plan)),
            Err(Refusal::Program(outcome)) => Ok(*outcome),
            Err(refusal) => Err(refusal),
        }
    }
}

/// Adds to an outcome what was found with each bound, and the bound at which the time was up.
fn with(outcome: Outcome, notes: Vec<String>, bound: u32) -> Outcome {
    outcome.revised(|evidence: &mut Evidence| {
        evidence.notes.extend(notes);
        evidence.notes.push(format!("--unroll {bound}: {}", Stopped::Timeout.phrase()));
    })
}
