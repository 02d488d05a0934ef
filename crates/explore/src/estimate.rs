//! Estimates how many executions a program has and how long it would take to visit them, from random descents
//! (`engine/descent.rs`). More descents make a better guess, so one can go on guessing while the search is
//! under way.

use crate::again::{Again, Beginning};
use crate::engine::{Descent, DescentKind, DescentLimits, Halt, Runner, SearchResult};
use crate::searched::Searched;
use crate::{Config, Equivalence, Estimate, ModelId, RunningLoop, Stopped};
use fencepost_program::Program;
use std::time::Duration;

/// The greatest effort (descents and time) that may be spent on one estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of descents.
    pub descents: u64,
    /// The time after which no further descent is begun.
    pub time: Duration,
}

/// The least number of descents that a guess is made of.
const FEWEST: u64 = 30;
/// A descent of at least this many steps, and of [`TIMES_THE_MEAN`] times the mean, is taken for one without
/// end.
const MANY_STEPS: u64 = 5_000;
const TIMES_THE_MEAN: u64 = 100;
/// The number of probes for loops without end. (Half a dozen find a loop that goes on whenever one or two
/// reads have the same value again.)
const PROBES: u64 = 24;
/// The number of times that descents begin again with memory cut finer.
const MAX_RESTARTS: u32 = 1000;

/// Estimates how many executions a program has, from random descents through the search tree.
pub struct Guesser {
    program: Program,
    model: ModelId,
    config: Config,
    /// The state of the random numbers. It begins the same for every program, so that guesses are
    /// reproducible.
    random: u64,
    /// The number of descents so far.
    descents: u64,
    /// The number of probes for loops without end so far, which are made after the first descents.
    probes: u64,
    /// The sum of the executions that the descents contribute to the estimate.
    executions: f64,
    /// The sum of the squares of these.
    squares: f64,
    /// The sum of the steps that the descents contribute to the estimate.
    steps: f64,
    /// The number of steps that the descents themselves took.
    taken: u64,
    /// The time that the descents took.
    took: Duration,
    /// How descents begin: with what those before them found out.
    beginning: Beginning,
    /// Set if a descent did not end: the loop that it was in, if that is known.
    endless: Option<Option<RunningLoop>>,
}

impl Guesser {
    /// Returns a guesser that has made no descents yet for this program; `None` if descents cannot estimate
    /// the search. (XMM's cycles are not found by going down. With orders of critical sections left open,
    /// some executions are visited more than once.)
    pub fn new(program: &Program, model: ModelId, config: &Config) -> Option<Self> {
        if model == ModelId::Xmm
            || config.equivalence == Equivalence::Locks
            || config.equivalence.refused(model).is_some()
        {
            return None;
        }
        let config = Config { search: config.search.unlimited(), ..config.clone() };
        let mut guesser = Guesser {
            program: Searched::Native(model).prepare(program, &config).unwrap_or_else(|| program.clone()),
            model,
            config,
            random: 0,
            descents: 0,
            probes: 0,
            executions: 0.0,
            squares: 0.0,
            steps: 0.0,
            taken: 0,
            took: Duration::ZERO,
            beginning: Beginning::default(),
            endless: None,
        };
        guesser.restart();
        Some(guesser)
    }

    /// Forgets all descents that were made.
    fn restart(&mut self) {
        self.random = 0x9e37_79b9_7f4a_7c15;
        (self.descents, self.probes, self.taken, self.took) = (0, 0, 0, Duration::ZERO);
        (self.executions, self.squares, self.steps) = (0.0, 0.0, 0.0);
    }

    /// Makes more random descents, until the effort is spent or `stop` says so, and returns the estimate from
    /// all descents so far. `None` if there were too few, or none came to the end of an execution.
    pub fn guess(&mut self, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Estimate> {
        let search = self.config.search.clone();
        let started = search.now();
        let over = || stop() || search.since(started) >= effort.time;
        let enough = self.descents + effort.descents;
        while self.endless.is_none()
            && self.descents < enough
            && !over()
            && self.beginning.attempts < MAX_RESTARTS
        {
            let before = search.now();
            let kind = match self.descents {
                FEWEST.. if self.probes < PROBES => DescentKind::Probe(self.probes),
                descents => DescentKind::Sample(descents),
            };
            let (descent, found, running) = self.descend(kind, &over);
            match found.halt {
                None if matches!(kind, DescentKind::Probe(_)) => self.probes += 1,
                None => self.add(descent, search.since(before)),
                // The other descents say nothing then: they stand for the part of the search that ends.
                Some(Halt::Stopped(Stopped::Interrupted)) if descent.taken >= self.too_many() => {
                    self.endless = Some(running);
                    return None;
                }
                Some(Halt::Stopped(Stopped::Interrupted)) => break,
                Some(_) => self.begin_again(found)?,
            }
        }
        self.estimate()
    }

    /// Returns `Some` if a descent did not end, so that no estimate can be made, with the loop in which it
    /// did not end, if that is known.
    pub fn endless(&self) -> Option<Option<RunningLoop>> {
        self.endless
    }

    /// Returns the number of steps from which on a descent is taken for one without end.
    fn too_many(&self) -> u64 {
        let mean = self.taken / self.descents.max(1);
        mean.saturating_mul(TIMES_THE_MEAN).max(MANY_STEPS)
    }

    /// Begins again, as a search would, after a descent found out that memory or the options must change.
    /// `None` if there is no way on.
    fn begin_again(&mut self, mut found: SearchResult) -> Option<()> {
        match Again::after(&mut found)? {
            // (Such searches are not estimated.)
            Again::WithLocks(_) => return None,
            again => self.beginning.learn(again),
        }
        self.beginning.refine(&mut self.program);
        self.config = self.beginning.config(&self.config);
        self.restart();
        Some(())
    }

    /// Adds a descent, which took the time `took`, to the sums.
    fn add(&mut self, descent: Descent, took: Duration) {
        self.descents += 1;
        self.executions += descent.executions;
        self.squares += descent.executions.powi(2);
        self.steps += descent.steps;
        self.taken += descent.taken;
        self.took += took;
    }

    /// Returns the estimate that follows from all descents so far.
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

    /// Makes one random descent, and returns its result, how it ended, and the loop that it was in, if any.
    fn descend(
        &mut self,
        kind: DescentKind,
        over: &dyn Fn() -> bool,
    ) -> (Descent, SearchResult, Option<RunningLoop>) {
        let limits = DescentLimits { kind, most: self.too_many(), over };
        let (program, config) = (&self.program, &self.config);
        let setup = self.beginning.setup(program, config, None);
        let equivalence = self.beginning.equivalence(config.equivalence);
        let Some(engine) = <dyn Runner>::for_model(self.model, equivalence) else {
            unreachable!("XMM was sent away")
        };
        let random = &mut self.random;
        engine.descend(setup, limits, &mut || throw(random))
    }
}

/// Returns a number between 0 and 1, and makes the next `state` of the generator, xorshift64*.
fn throw(state: &mut u64) -> f64 {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) as f64 / (1u64 << 53) as f64
}
