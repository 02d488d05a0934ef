//! Random descents: how large is the search?
//!
//! A descent goes down the tree of choices once, taking any alternative of each choice with the same chance, to the end. If it comes to an
//! execution by choices with n₁, n₂, … alternatives, it counts as n₁·n₂·… executions; if it comes to nothing, as none. The
//! mean over many descents is the number of executions (Knuth: *Estimating the efficiency of backtrack programs*, 1975); the number
//! of steps of the whole search likewise, and from what a step takes, its time. The estimate is unbiased whatever the tree is
//! like, but spreads widely if the tree is lopsided.

use super::forward::Added;
use super::{Choice, Engine};
use crate::Visitor;
use fencepost_models::Model;

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

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Goes down once. To be called on a new engine, of which nothing else is asked.
    pub(crate) fn descend(&mut self, mut random: impl FnMut(usize) -> usize) -> Descent {
        let mut descent = Descent { executions: 0.0, steps: 0.0, taken: 0 };
        while self.summary.stopped.is_none() {
            self.tick();
            descent.taken += 1;
            descent.steps += 1.0 / self.weight;
            let depth = self.frames.len();
            let mut goes_on = self.forward();
            while self.frames.len() > depth && self.summary.stopped.is_none() {
                goes_on = match self.settle(&mut random) {
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
            descent.executions = 1.0 / self.weight;
        }
        descent
    }

    /// Takes any alternative of the innermost choice, and forgets the others. `None`: it is the one that has been taken.
    fn settle(&mut self, random: &mut impl FnMut(usize) -> usize) -> Option<Added> {
        let frame = self.frames[self.frames.len() - 1];
        let left = self.alternatives.len() - frame.alternatives;
        // A read or a free choice takes one at once, which may have come to nothing; the others only open the choice.
        let at_once = matches!(frame.kind, Choice::Read(_) | Choice::Value(_));
        let chosen = random(left + usize::from(at_once));
        let alternative = self.alternatives.get(frame.alternatives + chosen).copied();
        self.alternatives.truncate(frame.alternatives);
        let alternative = alternative?;
        self.go_back_to(&frame);
        Some(self.take(frame.kind, alternative))
    }
}
