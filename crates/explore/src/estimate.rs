//! How many executions are there, and how long would it take to visit them? A guess, from random descents
//! (`engine/descent.rs`). More descents make a better guess, so one can go on guessing while the search is under way.

use crate::engine::{Descent, Engine, Found, Halt, How, Refines};
use crate::{Blind, Config, Equivalence, Estimate, ModelId, Running, Stopped, Symmetry, Visitor};
use fencepost_models::{
    Jam21, Jam21Genmc, Model, Pso, Rc11, Rc20, ReadsFrom, ReleaseAcquire, SeqCst, Tso, WeakRc11,
};
use fencepost_program::{Cells, Program};
use std::time::Duration;

/// How much is done for a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many descents,
    pub descents: u64,
    /// or fewer, if this is over before.
    pub time: Duration,
}

/// No guess is made of fewer descents.
const FEWEST: u64 = 30;
/// A descent of so many steps, and so many times the mean, is taken for one without end.
const MANY_STEPS: u64 = 5_000;
const TIMES_THE_MEAN: u64 = 100;
/// So often are cells added, as a search does that begins again for them.
const MAX_RESTARTS: u32 = 1000;

/// Guesses how many executions a program has.
pub struct Guesser {
    program: Program,
    model: ModelId,
    config: Config,
    /// xorshift64*: the same guesses for the same program.
    random: u64,
    descents: u64,
    executions: f64,
    squares: f64,
    steps: f64,
    taken: u64,
    took: Duration,
    restarts: u32,
    /// A descent did not end: the loop that it was in, if that is known.
    endless: Option<Option<Running>>,
}

impl Guesser {
    /// For a program. `None` where descents say nothing: XMM's cycles are not found by going down.
    pub fn new(program: &Program, model: ModelId, config: &Config) -> Option<Self> {
        if model == ModelId::Xmm || config.equivalence.refused(model).is_some() {
            return None;
        }
        let config = Config { search: config.search.unlimited(), ..config.clone() };
        let mut guesser = Guesser {
            program: program.clone(),
            model,
            config,
            random: 0,
            descents: 0,
            executions: 0.0,
            squares: 0.0,
            steps: 0.0,
            taken: 0,
            took: Duration::ZERO,
            restarts: 0,
            endless: None,
        };
        guesser.restart();
        Some(guesser)
    }

    fn restart(&mut self) {
        self.random = 0x9e37_79b9_7f4a_7c15;
        (self.descents, self.taken, self.took) = (0, 0, Duration::ZERO);
        (self.executions, self.squares, self.steps) = (0.0, 0.0, 0.0);
    }

    /// Makes more descents, until the effort is made or `stop` says so; what all of them say. `None` if that is nothing: there were
    /// too few, or none came to the end of an execution.
    pub fn guess(&mut self, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Estimate> {
        let search = self.config.search.clone();
        let started = search.now();
        let over = || stop() || search.since(started) >= effort.time;
        let enough = self.descents + effort.descents;
        while self.endless.is_none() && self.descents < enough && !over() && self.restarts < MAX_RESTARTS {
            let before = search.now();
            let (descent, halt, cells, running) = with_model!(
                (self.model, self.config.equivalence),
                descend(self, &over),
                unreachable!("XMM was sent away")
            );
            match halt {
                None => self.add(descent, search.since(before)),
                // The others say nothing then: they stand for the part of the search that ends.
                Some(Halt::Stopped(Stopped::Interrupted)) if descent.taken >= self.too_many() => {
                    self.endless = Some(running);
                    return None;
                }
                Some(Halt::Stopped(Stopped::Interrupted)) => break,
                Some(_) => self.begin_again(halt, cells)?,
            }
        }
        self.estimate()
    }

    /// Whether a descent did not end, so that no guess can be made; with the loop that it was in, if that is known.
    pub fn endless(&self) -> Option<Option<Running>> {
        self.endless
    }

    /// A descent that takes so many steps is taken for one without end.
    fn too_many(&self) -> u64 {
        let mean = self.taken / self.descents.max(1);
        mean.saturating_mul(TIMES_THE_MEAN).max(MANY_STEPS)
    }

    /// A descent found out that things are otherwise: as a search would, begins again.
    fn begin_again(&mut self, halt: Option<Halt>, cells: Option<Cells>) -> Option<()> {
        match (halt, cells) {
            (Some(Halt::NeedsCo), _) => self.config.equivalence = Equivalence::Full,
            (Some(Halt::ToldApart), _) => self.config.symmetry = Symmetry::Off,
            (_, Some(cells)) => self.program.cells = cells,
            (_, None) => return None,
        }
        self.restarts += 1;
        self.restart();
        Some(())
    }

    fn add(&mut self, descent: Descent, took: Duration) {
        self.descents += 1;
        self.executions += descent.executions;
        self.squares += descent.executions.powi(2);
        self.steps += descent.steps;
        self.taken += descent.taken;
        self.took += took;
    }

    fn estimate(&self) -> Option<Estimate> {
        if self.endless.is_some() || self.descents < FEWEST || self.executions == 0.0 {
            return None;
        }
        let n = self.descents as f64;
        let executions = self.executions / n;
        let variance = (self.squares / n - executions.powi(2)).max(0.0);
        let error = 2.0 * (variance / n).sqrt();
        let per_step = self.took.as_secs_f64() / self.taken.max(1) as f64;
        Some(Estimate {
            executions,
            low: (executions - error).max(1.0),
            high: executions + error,
            seconds: self.steps / n * per_step,
            descents: self.descents,
        })
    }

    fn throw(&mut self) -> f64 {
        self.random ^= self.random >> 12;
        self.random ^= self.random << 25;
        self.random ^= self.random >> 27;
        (self.random.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// One descent; if it ended early, why, the cells to begin again with, and the loop that it was in.
fn descend<M: Model>(
    guesser: &mut Guesser,
    over: &dyn Fn() -> bool,
) -> (Descent, Option<Halt>, Option<Cells>, Option<Running>) {
    let most = guesser.too_many();
    let program = std::mem::take(&mut guesser.program);
    let config = std::mem::take(&mut guesser.config);
    let mut visitor: &mut dyn Visitor = &mut Blind;
    let how = How { config: &config, refines: Refines::Yes, judge: None };
    let mut engine = Engine::<M, _>::new(&program, how, &mut visitor);
    let nth = guesser.descents;
    let descent = engine.descend((nth, most), || guesser.throw(), over);
    let running = engine.running();
    let Found { halt, cells, .. } = engine.results();
    (guesser.program, guesser.config) = (program, config);
    (descent, halt, cells, running)
}
