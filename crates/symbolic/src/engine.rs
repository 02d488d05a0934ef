//! Questions and answers.

use crate::encode::{Bits, Encoded, FinalState, Line, Source, encode};
use crate::question::{Goal, Observable};
use crate::speculate::{self, Need, Speculation};
use crate::unroll::{Limits, Locks, Unrolled, Unsupported, Waiting};
use crate::witness::{Reader, Run, Witness};
use fencepost_program::{Program, ThreadId};
use fencepost_relational::{self as relational, Answer as Solved, ConstraintId, Session, Stats};
use fencepost_rml::Model;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Tells a search to stop.
pub type Interrupt = Arc<dyn Fn() -> bool + Send + Sync>;

/// How to ask.
#[derive(Clone, Default)]
pub struct Options {
    /// How often a loop body runs per entry; `None`: 8 times, or twice for a model of several executions.
    pub unroll: Option<u32>,
    /// How deep calls nest; `None`: 64.
    pub depth: Option<u32>,
    /// How many bits of memory's values count; `None`: as many as it takes.
    pub bits: Option<u8>,
    /// How many speculative executions there are; `None`: as many as it takes.
    pub speculations: Option<usize>,
    /// Are cores made minimal?
    pub minimise: Minimise,
    /// The observables whose values witnesses tell.
    pub observables: Vec<Observable>,
    /// How the solver works.
    pub solver: relational::Options,
    /// Asked now and then whether to stop.
    pub interrupt: Option<Interrupt>,
}

/// Are cores made minimal?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Minimise {
    /// Yes: every member is necessary.
    #[default]
    Yes,
    /// No: what the solver happened to use.
    No,
}

/// Why something is impossible.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Core {
    /// Lines of the program, conjuncts of the goal, rules of the model: together they cannot hold.
    pub members: Vec<Source>,
    /// Is every one of them necessary?
    pub is_minimal: bool,
    /// Rules without which, each by itself, the goal would be possible.
    pub relaxing: Vec<usize>,
}

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Possible, as this shows.
    Allowed(Box<Witness>),
    /// Impossible, for these reasons.
    Forbidden(Core),
    /// The search was stopped.
    Stopped,
}

/// An answer and what it took.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// What limits it: bounds on loops, bits, speculations.
    pub limits: Vec<String>,
    /// How many executions besides the main one there were.
    pub speculations: usize,
    /// The size of the problem.
    pub stats: Stats,
}

/// A program under a model, ready to be asked.
pub struct Engine<'a> {
    program: &'a Program,
    model: &'a Model,
    options: Options,
    unrolled: Unrolled,
}

impl<'a> Engine<'a> {
    /// Unrolls a program. `order` says which threads end before others start, besides what the program says.
    pub fn new(
        program: &'a Program,
        order: &[(ThreadId, ThreadId)],
        model: &'a Model,
        options: Options,
    ) -> Result<Engine<'a>, Unsupported> {
        let actions = model.is_sequence() || model.mentions("Lock");
        let limits = Limits {
            unroll: options.unroll.unwrap_or(if model.is_sequence() { 2 } else { 8 }),
            depth: options.depth.unwrap_or(64),
            locks: if actions { Locks::Actions } else { Locks::Updates },
            waiting: if actions { Waiting::Repeats } else { Waiting::Blocks },
            ..Limits::default()
        };
        let unrolled = Unrolled::of(program, order, &limits)?;
        Ok(Engine { program, model, options, unrolled })
    }

    /// The unrolled program.
    pub fn unrolled(&self) -> &Unrolled {
        &self.unrolled
    }

    /// Is there an execution that does this?
    pub fn ask(&self, goal: &Goal) -> Reply {
        let mut limits = self.limits();
        if !self.model.is_sequence() {
            return self.ask_with(goal, &Speculation::none(), limits, self.model);
        }
        if let Some(steps) = self.options.speculations {
            limits.push(format!("at most {steps} speculative executions"));
            return self.ask_with(goal, &Speculation::steps(steps), limits, self.model);
        }
        match speculate::need(self.model, &self.unrolled) {
            Need::Rounds(rounds) => self.ask_with(goal, &Speculation::rounds(rounds), limits, self.model),
            Need::Unknown { steps } => {
                limits.push(format!("at most {steps} speculative executions"));
                self.ask_with(goal, &Speculation::steps(steps), limits, self.model)
            }
            Need::Perhaps { rounds, steps, jmm_decides } => {
                let reply = self.ask_with(goal, &Speculation::rounds(rounds), limits.clone(), self.model);
                if !matches!(reply.answer, Answer::Forbidden(_)) {
                    return reply;
                }
                if jmm_decides && let Some(jmm) = Model::load("jmm") {
                    let unminimised = Engine {
                        program: self.program,
                        model: &jmm,
                        options: Options { minimise: Minimise::No, ..self.options.clone() },
                        // Both models see the same actions.
                        unrolled: match Unrolled::of(self.program, &self.unrolled.order, &self.unroll_limits()) {
                            Ok(unrolled) => unrolled,
                            Err(_) => return reply,
                        },
                    };
                    if matches!(unminimised.ask(goal).answer, Answer::Forbidden(_)) {
                        return reply;
                    }
                }
                self.ask_with(goal, &Speculation::steps(steps), limits, self.model)
            }
        }
    }

    fn unroll_limits(&self) -> Limits {
        let unroll = self.options.unroll.unwrap_or(2);
        let depth = self.options.depth.unwrap_or(64);
        Limits { unroll, depth, locks: Locks::Actions, waiting: Waiting::Repeats, ..Limits::default() }
    }

    /// What limits every answer.
    fn limits(&self) -> Vec<String> {
        let mut limits = vec![];
        if let Some(bits) = self.options.bits {
            limits.push(format!("values in memory have at most {bits} bits"));
        }
        for cut in &self.unrolled.cuts {
            let place = self.program.place(cut.pos).map_or(String::new(), |place| format!(" at {place}"));
            let what = match cut.kind {
                fencepost_program::BlockKind::DepthBound => "calls nest no deeper than the bound",
                _ => "loops run no longer than the bound",
            };
            let limit = format!("{what}{place}");
            if !limits.contains(&limit) {
                limits.push(limit);
            }
        }
        limits
    }

    fn session(&self, encoded: &Encoded) -> Session {
        let mut session = encoded.problem.session(&self.options.solver);
        if let Some(interrupt) = &self.options.interrupt {
            session.set_interrupt(interrupt.clone());
        }
        session
    }

    fn encoded(&self, goal: &Goal, speculation: &Speculation, model: &Model) -> Encoded {
        encode(self.program, &self.unrolled, model, speculation, goal, Bits(self.options.bits))
    }

    fn ask_with(&self, goal: &Goal, speculation: &Speculation, limits: Vec<String>, model: &Model) -> Reply {
        let encoded = self.encoded(goal, speculation, model);
        let mut session = self.session(&encoded);
        let answer = match session.solve() {
            Solved::Sat(instance) => {
                let reader =
                    Reader { program: self.program, unrolled: &self.unrolled, encoded: &encoded, instance: &instance };
                Answer::Allowed(Box::new(reader.witness(&self.options.observables)))
            }
            Solved::Unsat(core) => self.explain(&encoded, &mut session, core),
            Solved::Unknown => Answer::Stopped,
        };
        Reply { answer, limits, speculations: speculation.as_which.len(), stats: session.stats() }
    }

    fn explain(&self, encoded: &Encoded, session: &mut Session, core: Vec<ConstraintId>) -> Answer {
        let (core, is_minimal) = match self.options.minimise {
            Minimise::No => (core, false),
            Minimise::Yes => match session.minimal_core(core.clone()) {
                Some(minimal) => (minimal, true),
                None => (core, false),
            },
        };
        let mut members: Vec<Source> = core.iter().map(|id| encoded.sources[id]).collect();
        members.sort();
        let relaxing = match self.options.minimise {
            Minimise::Yes => relaxing(encoded, session, &core),
            Minimise::No => vec![],
        };
        Answer::Forbidden(Core { members, is_minimal, relaxing })
    }

    /// All minimal cores of an impossible goal, up to so many. Empty if it is possible.
    pub fn cores(&self, goal: &Goal, most: usize) -> Vec<Core> {
        let speculation = match self.model.is_sequence() {
            false => Speculation::none(),
            true => match speculate::need(self.model, &self.unrolled) {
                Need::Rounds(rounds) | Need::Perhaps { rounds, .. } => Speculation::rounds(rounds),
                Need::Unknown { steps } => Speculation::steps(steps),
            },
        };
        let encoded = self.encoded(goal, &speculation, self.model);
        let mut session = self.session(&encoded);
        let cores = session.minimal_cores(most).into_iter().map(|core| {
            let mut members: Vec<Source> = core.iter().map(|id| encoded.sources[id]).collect();
            members.sort();
            Core { members, is_minimal: true, relaxing: vec![] }
        });
        cores.collect()
    }

    /// All executions that the model allows, up to so many; `None` if there are more or the search was stopped. For
    /// models of one execution.
    pub fn runs(&self, most: usize) -> Option<Vec<Run>> {
        let encoded = self.encoded(&Goal::Anything, &Speculation::none(), self.model);
        let mut session = self.session(&encoded);
        let on = encoded.distinguishing();
        let mut runs = vec![];
        loop {
            match session.solve() {
                Solved::Unsat(_) => return Some(runs),
                Solved::Unknown => return None,
                Solved::Sat(_) if runs.len() >= most => return None,
                Solved::Sat(instance) => {
                    let (program, unrolled) = (self.program, &self.unrolled);
                    let reader = Reader { program, unrolled, encoded: &encoded, instance: &instance };
                    runs.push(reader.run(0, None));
                    session.block(&instance, &on);
                }
            }
        }
    }

    /// All final states, as the values of these observables, up to so many; `None` if there are more or the search was
    /// stopped.
    pub fn final_states(&self, observables: &[Observable], most: usize) -> Option<BTreeSet<Vec<u64>>> {
        let encoded = self.encoded(&Goal::Anything, &Speculation::none(), self.model);
        let mut session = self.session(&encoded);
        let state = FinalState {
            program: self.program,
            unrolled: &self.unrolled,
            atoms: &encoded.atoms,
            main: &encoded.executions[0],
            lowered: &encoded.lowered,
        };
        let words: Vec<_> = observables.iter().map(|o| state.value(o)).collect();
        let mut states = BTreeSet::new();
        loop {
            match session.solve() {
                Solved::Unsat(_) => return Some(states),
                Solved::Unknown => return None,
                Solved::Sat(_) if states.len() >= most => return None,
                Solved::Sat(instance) => {
                    let values: Vec<u64> = words.iter().map(|word| instance.value(word)).collect();
                    let same = words.iter().zip(&values).map(|(word, value)| {
                        word.eq(&relational::Bv::constant(word.width(), *value))
                    });
                    session.add(&relational::Formula::all_of(same).not());
                    states.insert(values);
                }
            }
        }
    }
}

/// The rules of a core without which, each by itself, everything else can hold.
fn relaxing(encoded: &Encoded, session: &mut Session, core: &[ConstraintId]) -> Vec<usize> {
    let all: Vec<ConstraintId> = encoded.sources.keys().copied().collect();
    let rules = core.iter().filter_map(|id| match encoded.sources[id] {
        Source::Rule(rule) => Some((*id, rule)),
        _ => None,
    });
    let mut relaxing: Vec<usize> = rules
        .filter(|(id, _)| {
            let others: Vec<ConstraintId> = all.iter().copied().filter(|other| other != id).collect();
            matches!(session.solve_with(&others), Solved::Sat(_))
        })
        .map(|(_, rule)| rule)
        .collect();
    relaxing.sort_unstable();
    relaxing
}

impl Core {
    /// The lines of the program in it.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.members.iter().filter_map(|m| match m {
            Source::Line(line) => Some(*line),
            _ => None,
        })
    }

    /// The rules of the model in it, by number.
    pub fn rules(&self) -> impl Iterator<Item = usize> {
        self.members.iter().filter_map(|m| match m {
            Source::Rule(rule) => Some(*rule),
            _ => None,
        })
    }
}
