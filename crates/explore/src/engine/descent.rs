//! Random descents: how large is the search?
//!
//! A descent goes down the tree of choices once, to the end. If it comes to an execution that it had a chance of 1 in n to come to,
//! it counts as n executions; if it comes to nothing, as none. The mean over many descents is the number of executions,
//! whatever the chances are (Knuth: *Estimating the efficiency of backtrack programs*, 1975); the number of steps of the whole search
//! likewise, and from what a step takes, its time.
//!
//! But the chances matter for the spread. Here the subtrees of revisits hang where everything was added maximally, and if
//! each alternative had the same chance, hardly any descent would get there: lastzero(17) would always look ten times smaller than it is.
//! So descents differ in how much they prefer the alternative that adds maximally, from not at all to nearly always, and an
//! execution's chance is the mean of those that it has under each of these preferences (the *balance heuristic* of multiple importance
//! sampling; Veach and Guibas 1995).

use super::forward::Added;
use super::{Alternative, Choice, Engine};
use crate::Visitor;
use fencepost_models::Model;
use fencepost_search::Stopped;

/// How large a share of its chance goes to the maximal alternative before the rest is shared by all.
const PREFERENCES: [f64; 5] = [0.0, 0.5, 0.8, 0.95, 0.99];

/// After so many steps it looks whether its time is over.
const STEPS: u64 = 256;

/// What one descent says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Descent {
    /// For how many executions it stands.
    pub executions: f64,
    /// For how many steps.
    pub steps: f64,
    /// How many it took itself.
    pub taken: u64,
}

/// Takes alternatives by chance.
struct Dice<R> {
    random: R,
    preference: f64,
    /// The chance to get this far, under each preference.
    chances: [f64; PREFERENCES.len()],
}

impl<R: FnMut() -> f64> Dice<R> {
    /// One of `count`, of which `favourite` is the maximal one, if any is.
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

    /// How many such ends a descent that got this far stands for.
    fn stands_for(&self) -> f64 {
        PREFERENCES.len() as f64 / self.chances.iter().sum::<f64>()
    }
}

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Goes down once, as the `nth` of many. To be called on a new engine, of which nothing else is asked. `random` is
    /// between 0 and 1. When it is `over` before the end, or has taken as many steps as it may, it is interrupted.
    pub(crate) fn descend(
        &mut self,
        (nth, most): (u64, u64),
        random: impl FnMut() -> f64,
        over: &dyn Fn() -> bool,
    ) -> Descent {
        let preference = PREFERENCES[(nth % PREFERENCES.len() as u64) as usize];
        let mut dice = Dice { random, preference, chances: [1.0; PREFERENCES.len()] };
        let mut descent = Descent { executions: 0.0, steps: 0.0, taken: 0 };
        while self.halt.is_none() {
            descent.taken += 1;
            if descent.taken >= most || descent.taken.is_multiple_of(STEPS) && over() {
                self.halt = Some(Stopped::Interrupted.into());
                break;
            }
            descent.steps += dice.stands_for();
            let depth = self.frames.len();
            let mut goes_on = self.forward();
            while self.frames.len() > depth && self.halt.is_none() {
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
        if self.summary.executions > 0 {
            descent.executions = dice.stands_for();
        }
        descent
    }

    /// Is there a revisit among the alternatives from `first` on?
    fn revisits_from(&self, first: usize) -> bool {
        self.alternatives[first..].iter().any(|alternative| matches!(alternative, Alternative::Revisit(_)))
    }

    /// Takes an alternative of the innermost choice, and forgets the others. `None`: it is the one that has been taken.
    fn settle(&mut self, dice: &mut Dice<impl FnMut() -> f64>) -> Option<Added> {
        let frame = self.frames[self.frames.len() - 1];
        let left = self.alternatives.len() - frame.alternatives;
        // The maximal alternative comes first: a read or a free choice has taken it, the others have it last on the list.
        let (count, favourite) = match frame.kind {
            Choice::Read(_) | Choice::Value(_) => (left + 1, Some(left)),
            Choice::Look { .. } => (left, Some(left - 1)),
            // A write that may revisit is what all the preferring was for.
            Choice::Write(_) if self.revisits_from(frame.alternatives) => (left, None),
            Choice::Write(_) => (left, Some(left - 1)),
            Choice::Revisit { .. } => (left, None),
        };
        let chosen = dice.throw(count, favourite);
        let alternative = self.alternatives.get(frame.alternatives + chosen).copied();
        self.alternatives.truncate(frame.alternatives);
        let alternative = alternative?;
        self.go_back_to(&frame);
        Some(self.take(frame.kind, alternative))
    }
}
