//! Random descents, which estimate how large the search is.
//!
//! A descent goes down the tree of choices once, to the end. If it comes to an execution that it had a chance
//! of 1 in n to come to, it counts as n executions; if it comes to nothing, as none. The mean over many
//! descents is the number of executions, whatever the chances are (Knuth: *Estimating the efficiency of
//! backtrack programs*, 1975); the number of steps of the whole search likewise, and from the time of a step,
//! the time of the search.
//!
//! But the chances matter for the spread. Here the subtrees of revisits hang where everything was added
//! maximally, and if each alternative had the same chance, hardly any descent would get there: lastzero(17)
//! would always look ten times smaller than it is. So descents differ in how much they prefer the alternative
//! that adds maximally, from not at all to nearly always, and an execution's chance is the mean of those that
//! it has under each of these preferences (the *balance heuristic* of multiple importance sampling; Veach and
//! Guibas 1995).
//!
//! Where a loop may go on for ever, but ends with some chance in each round, every such descent ends, and
//! the mean says nothing. So there are *probes*, too: a probe has one habit for each place in the code at
//! which it reads, and keeps to it, so that it goes round such a loop again and again. Probes are not
//! counted.

use super::forward::Added;
use super::{Alternative, Choice, Engine};
use fencepost_graph::ThreadId;
use fencepost_models::Model;
use fencepost_program::CodePos;
use fencepost_search::Stopped;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The shares of the chance that go to the maximal alternative before the rest is divided among all
/// alternatives.
const PREFERENCES: [f64; 5] = [0.0, 0.5, 0.8, 0.95, 0.99];

/// The steps between two looks at the clock.
const STEPS: u64 = 256;

/// The result of one random descent through the search tree, from which the size of the search is estimated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Descent {
    /// The number of executions that this descent contributes to the estimate.
    pub executions: f64,
    /// The number of steps that this descent contributes to the estimate.
    pub steps: f64,
    /// The number of steps that the descent itself took.
    pub taken: u64,
}

/// The number of a random descent, and when to interrupt it.
#[derive(Clone, Copy)]
pub(crate) struct DescentLimits<'a> {
    pub kind: DescentKind,
    /// The number of steps after which it is interrupted.
    pub most: u64,
    /// Says that the time is over; the descent is interrupted then.
    pub over: &'a dyn Fn() -> bool,
}

/// The kinds of descents.
#[derive(Clone, Copy)]
pub(crate) enum DescentKind {
    /// A descent for the estimate, with its number: those of different numbers prefer the maximal alternative
    /// more or less.
    Sample(u64),
    /// A probe for loops without end, with its number: those of different numbers have different habits.
    Probe(u64),
}

/// Chooses alternatives at random during a descent, and keeps the chance to get to the current graph.
struct Dice<'r> {
    /// Returns numbers between 0 and 1.
    random: &'r mut dyn FnMut() -> f64,
    /// The share of the chance that goes to the maximal alternative in this descent.
    preference: f64,
    /// The number of the probe, if the descent is one.
    probe: Option<u64>,
    /// The chance to get this far, under each preference.
    chances: [f64; PREFERENCES.len()],
}

impl Dice<'_> {
    /// Returns one of `count` alternatives, of which `favourite` is the maximal one, if any is.
    fn throw(&mut self, count: usize, favourite: Option<usize>) -> usize {
        let even = |value: f64| ((value * count as f64) as usize).min(count - 1);
        let chosen = match favourite {
            Some(favourite) if (self.random)() < self.preference => favourite,
            _ => even((self.random)()),
        };
        for (chance, preference) in self.chances.iter_mut().zip(PREFERENCES) {
            *chance *= match favourite {
                Some(favourite) => {
                    f64::from(u8::from(chosen == favourite)) * preference + (1.0 - preference) / count as f64
                }
                None => 1.0 / count as f64,
            };
        }
        chosen
    }

    /// Returns one of `count` alternatives, as the probe of this number does each time at this place.
    fn by_habit(
        &mut self,
        probe: u64,
        place: Option<CodePos>,
        count: usize,
        favourite: Option<usize>,
    ) -> usize {
        let mut hasher = FxHasher::default();
        (probe, place).hash(&mut hasher);
        let last = count - 1;
        match (hasher.finish() >> 32) % 3 {
            0 => favourite.unwrap_or(last),
            1 => 0,
            // Anything but the favourite, if there is anything else.
            _ => match ((self.random)() * last as f64) as usize {
                chosen if favourite.is_some_and(|favourite| chosen >= favourite) => last.min(chosen + 1),
                chosen => chosen.min(last),
            },
        }
    }

    /// Returns one over the chance to get to the current graph, which is the number of such graphs that this
    /// descent contributes to the estimate.
    fn stands_for(&self) -> f64 {
        PREFERENCES.len() as f64 / self.chances.iter().sum::<f64>()
    }
}

impl<M: Model> Engine<'_, M> {
    /// Goes down the search tree once, taking alternatives at random. To be called on a new engine, of which
    /// nothing else is asked. `random` returns numbers between 0 and 1.
    pub(super) fn descend(&mut self, limits: DescentLimits<'_>, random: &mut dyn FnMut() -> f64) -> Descent {
        let DescentLimits { kind, most, over } = limits;
        let (nth, probe) = match kind {
            DescentKind::Sample(nth) => (nth, None),
            DescentKind::Probe(nth) => (nth, Some(nth)),
        };
        let preference = PREFERENCES[(nth % PREFERENCES.len() as u64) as usize];
        let mut dice = Dice { random, preference, probe, chances: [1.0; PREFERENCES.len()] };
        let mut descent = Descent { executions: 0.0, steps: 0.0, taken: 0 };
        while self.report.halt.is_none() {
            descent.taken += 1;
            if descent.taken >= most || descent.taken.is_multiple_of(STEPS) && over() {
                self.report.halt = Some(Stopped::Interrupted.into());
                break;
            }
            descent.steps += dice.stands_for();
            let depth = self.stack.depth();
            let mut goes_on = self.step_on_the_way();
            while self.stack.depth() > depth && self.report.halt.is_none() {
                goes_on = match self.settle(&mut dice) {
                    Some(Added::Opened) => continue,
                    Some(added) => added == Added::Kept,
                    None => goes_on,
                };
                break;
            }
            if !goes_on {
                break;
            }
        }
        if self.report.summary.executions > 0 {
            descent.executions = dice.stands_for();
        }
        descent
    }

    /// Takes an alternative of the innermost choice, and drops the others. `None`: it is the one that has
    /// been taken.
    fn settle(&mut self, dice: &mut Dice<'_>) -> Option<Added> {
        let Some(frame) = self.stack.innermost() else { unreachable!("a choice was opened") };
        let alternatives = self.stack.left(&frame);
        let left = alternatives.len();
        let revisits = alternatives.iter().any(|alternative| matches!(alternative, Alternative::Revisit(_)));
        // The maximal alternative comes first: a read or a free choice has taken it, the others have it last
        // on the list.
        let (count, favourite) = match frame.kind {
            Choice::Read(_) | Choice::Value(_) => (left + 1, Some(left)),
            Choice::Look { .. } => (left, Some(left - 1)),
            // A write that may revisit is what all the preferring was for.
            Choice::Write(_) if revisits => (left, None),
            Choice::Write(_) => (left, Some(left - 1)),
            Choice::Revisit { .. } => (left, None),
        };
        let chosen = match (dice.probe, frame.kind) {
            (None, _) => dice.throw(count, favourite),
            (Some(probe), Choice::Read(thread) | Choice::Value(thread)) => {
                dice.by_habit(probe, self.place_of_last(thread), count, favourite)
            }
            // The maximal one, which comes last: a graph that is cut by a revisit has shorter loops.
            (Some(_), Choice::Look { .. } | Choice::Write(_) | Choice::Revisit { .. }) => count - 1,
        };
        let alternative = alternatives.get(chosen).copied();
        self.stack.settle(&frame);
        let alternative = alternative?;
        self.go_back_to(&frame);
        Some(self.take(frame.kind, alternative))
    }

    /// Returns the place in the code of the last event of `thread`.
    fn place_of_last(&self, thread: ThreadId) -> Option<CodePos> {
        let last = self.draft.graph.last(thread)?;
        Some(self.draft.before(self.draft.arena.get(last))?.state.code_pos())
    }
}
