//! How many executions are there, and how long would it take to visit them? A guess, from random descents
//! (`engine/descent.rs`), and what becomes of it while the search goes on.

use crate::engine::{Descent, Engine, Refines};
use crate::{Blind, Config, Equivalence, ModelId, Visitor};
use fencepost_models::{
    Jam21, Jam21Genmc, Model, Pso, Rc11, Rc20, ReadsFrom, ReleaseAcquire, SeqCst, Tso, WeakRc11,
};
use fencepost_program::Program;
use std::time::{Duration, Instant};

/// A guess at the size of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How many executions there are: the mean of what the descents say.
    pub executions: f64,
    /// From here…
    pub low: f64,
    /// …to here: two standard errors to either side. (Where few of many descents see most of the tree, this is too narrow.)
    pub high: f64,
    /// How many seconds one worker takes.
    pub seconds: f64,
    /// How many descents there were.
    pub descents: u32,
}

/// How much is done for a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many descents are made, if there is time.
    pub descents: u32,
    /// After this long no further one is begun, once there are a few.
    pub time: Duration,
}

/// The fewest descents that a guess is made of.
const FEWEST: u32 = 50;

/// Guesses how many executions `program` has under `model`, with no more effort than that. `None` where descents say nothing: XMM's
/// cycles are not found by going down, and memory that must be cut finer is found out by exploring.
pub fn estimate(program: &Program, model: ModelId, config: &Config, effort: Effort) -> Option<Estimate> {
    if model == ModelId::Xmm || config.equivalence.refused(model).is_some() {
        return None;
    }
    let config =
        Config { control: None, timeout: None, max_memory: None, max_executions: None, ..config.clone() };
    let descents = with_model!(
        (model, config.equivalence),
        descents(program, &config, effort),
        unreachable!("XMM was sent away")
    )?;
    Some(Estimate::of(&descents.0, descents.1))
}

/// What descents say, and how long they took.
fn descents<M: Model>(
    program: &Program,
    config: &Config,
    effort: Effort,
) -> Option<(Vec<Descent>, Duration)> {
    let started = Instant::now();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    // xorshift64*: the same guess for the same program.
    let mut random = || {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) as f64 / (1u64 << 53) as f64
    };
    let mut all = Vec::new();
    for i in 0..effort.descents.max(FEWEST) {
        if i >= FEWEST && started.elapsed() >= effort.time {
            break;
        }
        let mut blind = Blind;
        let mut visitor: &mut dyn Visitor = &mut blind;
        let mut engine = Engine::<M, _>::new(program, (config, started, Refines::Yes), &mut visitor);
        let descent = engine.descend(i, &mut random);
        if engine.stopped().is_some() {
            return None;
        }
        all.push(descent);
    }
    Some((all, started.elapsed()))
}

impl Estimate {
    fn of(descents: &[Descent], took: Duration) -> Self {
        let n = descents.len() as f64;
        let mean = |f: fn(&Descent) -> f64| descents.iter().map(f).sum::<f64>() / n;
        let executions = mean(|d| d.executions);
        let variance = descents.iter().map(|d| (d.executions - executions).powi(2)).sum::<f64>() / (n - 1.0);
        let error = 2.0 * (variance / n).sqrt();
        let steps: u64 = descents.iter().map(|d| d.taken).sum();
        let per_step = took.as_secs_f64() / steps.max(1) as f64;
        Estimate {
            executions,
            low: (executions - error).max(0.0),
            high: executions + error,
            seconds: mean(|d| d.steps) * per_step,
            descents: descents.len() as u32,
        }
    }

    /// The guess after so many executions, which were this fraction of the search tree: in the beginning the guess from the
    /// descents, in the end the number itself. In between, what is left is taken to be like what was seen, the more so the more that is.
    pub fn refined(&self, executions: u64, done: f64) -> Self {
        let (seen, left) = (executions as f64, (1.0 - done).clamp(0.0, 1.0));
        let now = |guess: f64| seen + left * (seen + left * guess);
        Estimate { executions: now(self.executions), low: now(self.low), high: now(self.high), ..*self }
    }

    /// How many seconds it will take on, after so many and as many executions.
    pub fn seconds_left(&self, executions: u64, elapsed: f64) -> f64 {
        match executions {
            0 => (self.seconds - elapsed).max(0.0),
            seen => elapsed * ((self.executions - seen as f64) / seen as f64).max(0.0),
        }
    }
}
