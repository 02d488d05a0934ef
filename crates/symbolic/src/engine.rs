//! The engine's questions and answers.

use crate::encode::{Bits, EncodeOptions, Encoded, Line, Source, StatementOf, encode};
use crate::question::Goal;
use crate::shared::SharedProblem;
use crate::speculate::{self, Speculation, SpeculationNeed};
use crate::unroll::{
    Action, CircleRules, Circles, Limits, Locks, Pruning, Statement, Unrolled, Unsupported, Waiting,
};
use crate::witness::{Reader, Run, Witness};
use fencepost_program::{BlockKind, CLOCK_BOUND, Observable, Pos, Program, ThreadId, mask};
use fencepost_relational::{self as relational, Answer as Solved, ConstraintId, Session, Stats};
use fencepost_rml::{Model, RuleRole, Theory};
use fencepost_search::{Search, Stopped};
use std::cell::RefCell;
use std::sync::Arc;

/// The settings of the symbolic engine.
#[derive(Clone, Default)]
pub struct Options {
    /// Number of times a loop body runs per entry; `None`: 8 times, or twice for a model of several
    /// executions.
    pub unroll: Option<u32>,
    /// Number of calls that may be nested; `None`: 64.
    pub depth: Option<u32>,
    /// Number of bits of memory's values that count; `None`: as many as it takes.
    pub bits: Option<u8>,
    /// Number of speculative executions; `None`: as many as it takes.
    pub speculations: Option<usize>,
    /// Whether cores are made minimal.
    pub minimise: Minimise,
    /// Whether an impossible goal gets a core.
    pub explain: Explain,
    /// Maps a place to the statement that it belongs to; `None`: every place is a statement of its own.
    pub statements: Option<StatementOf>,
    /// The observables that propositions speak of, by number. Witnesses give their values.
    pub observables: Vec<Observable>,
    /// Names of further relations between actions, of the model or primitive, that runs list besides those
    /// that are always shown.
    pub relations: Vec<String>,
    /// The settings of the solver.
    pub solver: relational::Options,
    /// Limits on the search, and the handle to stop it. [`Engine::new`] begins it, unless it has begun.
    pub search: Search,
    /// The circles of values that the model is known to exclude; `None`: nothing is known.
    pub circles: Option<Arc<dyn CircleRules + Send + Sync>>,
}

/// The circle rules of a model of which nothing is proved, so that every circle of values must be considered.
pub(crate) struct NoRules;

impl CircleRules for NoRules {
    fn is_coherent(&self) -> bool {
        false
    }

    fn excludes(&self, _circles: Circles) -> bool {
        false
    }
}

/// The limit that is reported where circles of values were left out ([`Unrolled::circles_left_out`]).
const CIRCLES: &str = "there are values that could justify each other in a circle, by way of addresses or sizes, and the model is not known to \
    rule that out; such executions are not all tried";

/// Whether cores are made minimal, so that every member is necessary.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Minimise {
    /// Cores are minimal, so that every member is necessary.
    #[default]
    Yes,
    /// Cores are what the solver happened to use.
    No,
}

/// Whether the answer that a goal is impossible comes with a core.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Explain {
    /// The answer has a core, so that each line of the program and each rule of the model is a constraint
    /// that can be left out.
    #[default]
    Core,
    /// The answer is the verdict alone, with an empty core. Under models of one execution all questions then
    /// share one problem, in which all lines and rules hold and are used to simplify each other.
    Nothing,
}

/// The lines of the program, conjuncts of the goal and rules of the model that together make a goal
/// impossible.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Core {
    /// The lines of the program, conjuncts of the goal and rules of the model that cannot hold together.
    pub members: Vec<Source>,
    /// Whether every member is necessary.
    pub is_minimal: bool,
    /// Axioms without which, each by itself, the goal would be possible. Rules of well-formed executions are
    /// not among them: no model can leave those out.
    pub relaxing: Vec<usize>,
}

/// The answer to the question whether an execution can reach a goal.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Possible, as this shows.
    Allowed(Box<Witness>),
    /// Impossible, for these reasons.
    Forbidden(Core),
    /// The search was stopped, for this reason.
    Stopped(Stopped),
}

/// The answer of the symbolic engine to a question, with the limits under which it holds and the size of the
/// problem.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// The limits of the answer: those of every answer ([`Engine::limits`]) and bounds on speculations.
    pub limits: Vec<String>,
    /// Number of executions besides the main one.
    pub speculations: usize,
    /// The size of the problem.
    pub stats: Stats,
}

/// The elements that an enumeration found, and the reason why some may be missing.
#[derive(Clone, PartialEq, Debug)]
pub struct Enumeration<T> {
    /// The elements that were found.
    pub found: T,
    /// The reason why elements may be missing; `None` if the enumeration is complete.
    pub missing: Option<Incomplete>,
}

impl<T> Enumeration<T> {
    /// Returns the elements if the enumeration is complete; `None` if some may be missing.
    pub fn all(self) -> Option<T> {
        self.missing.is_none().then_some(self.found)
    }
}

/// The reason why an enumeration may have missed elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Incomplete {
    /// There are more elements than the caller asked for.
    More,
    /// The search was stopped, for this reason.
    Stopped(Stopped),
}

/// The symbolic engine for one program under one model, ready to answer questions.
pub struct Engine<'a> {
    pub(crate) program: &'a Program,
    pub(crate) model: &'a dyn Theory,
    pub(crate) options: Options,
    pub(crate) unrolled: Unrolled,
    /// The problem that all questions share, once one was asked ([`Explain::Nothing`] only).
    pub(crate) shared: RefCell<Option<SharedProblem>>,
}

impl<'a> Engine<'a> {
    /// Unrolls a program and makes an engine for it. `order` has pairs of threads of which the first ends
    /// before the second starts, besides the order that the program itself makes.
    pub fn new(
        program: &'a Program,
        order: &[(ThreadId, ThreadId)],
        model: &'a dyn Theory,
        options: Options,
    ) -> Result<Engine<'a>, Unsupported> {
        let minimise = match options.explain {
            Explain::Core => options.minimise,
            Explain::Nothing => Minimise::No,
        };
        let options = Options { search: options.search.begin(), minimise, ..options };
        let limits = limits_of(model, &options);
        let interrupt = || options.search.should_stop().is_some();
        let rules: &dyn CircleRules = match &options.circles {
            Some(rules) => &**rules,
            None => &NoRules,
        };
        let unrolled = Unrolled::of(program, order, &limits, rules, &interrupt)?;
        refuse_unknown(&unrolled, model)?;
        Ok(Engine { program, model, options, unrolled, shared: RefCell::default() })
    }

    /// Returns the unrolled program that the engine answers questions about.
    pub fn unrolled(&self) -> &Unrolled {
        &self.unrolled
    }

    /// Returns whether any statement of the unrolled program could fail.
    pub fn may_fail(&self) -> bool {
        let memory = &self.unrolled.memory;
        !self.unrolled.failures.is_empty() || memory.cells().any(|cell| memory.starts_without_value(cell))
    }

    /// Answers whether the model allows an execution that reaches the goal.
    pub fn ask(&self, goal: &Goal) -> Reply {
        let mut limits = self.limits();
        if self.is_shared() {
            return self.ask_shared(goal, limits);
        }
        if !self.model.is_sequence() {
            return self.ask_with(goal, &Speculation::none(), limits, self.options.minimise);
        }
        let bound = |limits: &mut Vec<String>, steps| {
            limits.push(match steps {
                1 => "at most one speculative execution".to_owned(),
                _ => format!("at most {steps} speculative executions"),
            })
        };
        match (self.options.speculations, speculate::need(self.model, &self.unrolled)) {
            (Some(steps), _) | (None, SpeculationNeed::Unknown { steps }) => {
                bound(&mut limits, steps);
                self.ask_with(goal, &Speculation::steps(steps), limits, self.options.minimise)
            }
            (None, SpeculationNeed::Rounds(rounds)) => {
                let reply = self.ask_with(goal, &Speculation::rounds(rounds), limits, Minimise::No);
                self.explained(goal, rounds, reply)
            }
            (None, SpeculationNeed::Perhaps { rounds, steps, jmm_decides }) => {
                let reply = self.ask_with(goal, &Speculation::rounds(rounds), limits.clone(), Minimise::No);
                if !matches!(reply.answer, Answer::Forbidden(_))
                    || (jmm_decides && self.is_forbidden_by_jmm(goal))
                {
                    return self.explained(goal, rounds, reply);
                }
                self.ask_with(goal, &Speculation::steps(steps), limits, self.options.minimise)
            }
        }
    }

    /// Returns a negative answer with its minimal core. That the two executions of a round may be the same
    /// follows from all rules together (see `speculate`), and need not hold when some rules are left out; so
    /// all executions are different in the problem that the core is taken from.
    fn explained(&self, goal: &Goal, rounds: usize, reply: Reply) -> Reply {
        match (&reply.answer, self.options.minimise) {
            (Answer::Forbidden(_), Minimise::Yes) => {
                let steps = Speculation::steps(Speculation::rounds(rounds).as_which.len());
                let explained = self.ask_with(goal, &steps, reply.limits.clone(), Minimise::Yes);
                // The verdict is known, whether or not there was time to explain it.
                if matches!(explained.answer, Answer::Stopped(_)) { reply } else { explained }
            }
            _ => reply,
        }
    }

    /// Returns whether `jmm` forbids the goal.
    fn is_forbidden_by_jmm(&self, goal: &Goal) -> bool {
        let Some(jmm) = Model::load("jmm") else { return false };
        let options = Options { minimise: Minimise::No, ..self.options.clone() };
        let engine = Engine::new(self.program, &self.unrolled.order, &jmm, options);
        engine.is_ok_and(|engine| matches!(engine.ask(goal).answer, Answer::Forbidden(_)))
    }

    /// Returns the bounds on loops, calls and bits, in words, under which all answers of the engine hold.
    /// Executions that a bound cuts off are part of no answer.
    pub fn limits(&self) -> Vec<String> {
        let mut limits = vec![];
        let memory = &self.unrolled.memory;
        let fits = |bits: u8| {
            let narrow = |value: &u64| mask(bits, *value) == *value;
            memory.cells().all(|cell| memory.values(cell).is_some_and(|set| set.iter().all(narrow)))
        };
        if let Some(bits) = self.options.bits.filter(|bits| !fits(*bits)) {
            limits.push(format!(
                "values in memory have at most {bits} bit{}",
                if bits == 1 { "" } else { "s" }
            ));
        }
        if self.unrolled.circles_left_out {
            limits.push(CIRCLES.to_owned());
        }
        for cut in &self.unrolled.cuts {
            let place = self.program.place(cut.pos).map_or(String::new(), |place| format!(" at {place}"));
            let Limits { unroll, depth, .. } = limits_of(self.model, &self.options);
            let limit = match cut.kind {
                BlockKind::ClockBound => CLOCK_BOUND.to_owned(),
                BlockKind::DepthBound => {
                    format!(
                        "calls{place} were cut off where more than {depth} are nested (--depth N sets the bound)"
                    )
                }
                _ => {
                    let bound = self.unrolled.cut_rounds.get(&cut.pos).copied().unwrap_or(unroll);
                    let rounds = if bound == 1 { "round" } else { "rounds" };
                    format!("the loop{place} was cut after {bound} {rounds} (--unroll N sets the bound)")
                }
            };
            if !limits.contains(&limit) {
                limits.push(limit);
            }
        }
        limits
    }

    pub(crate) fn session(&self, encoded: &Encoded) -> Session {
        let search = self.options.search.clone();
        match search.may_stop() {
            true => {
                let stop = Arc::new(move || search.should_stop().is_some());
                encoded.problem.session_until(&self.options.solver, stop)
            }
            false => encoded.problem.session(&self.options.solver),
        }
    }

    /// Encodes the question as a relational problem; `None` if the search was stopped meanwhile.
    pub(crate) fn encoded(&self, goal: &Goal, speculation: &Speculation) -> Option<Encoded> {
        let statement_of =
            |pos: Pos| self.options.statements.as_ref().map_or(pos, |statement| statement(pos));
        let reading = EncodeOptions {
            bits: Bits(self.options.bits),
            statement_of: &statement_of,
            minimise: self.options.minimise,
            explain: if self.is_shared() { Explain::Nothing } else { Explain::Core },
            give_up: &|| self.options.search.should_stop().is_some(),
            observables: &self.options.observables,
        };
        encode(self.program, &self.unrolled, self.model, speculation, goal, &reading)
    }

    fn ask_with(
        &self,
        goal: &Goal,
        speculation: &Speculation,
        limits: Vec<String>,
        minimise: Minimise,
    ) -> Reply {
        let speculations = speculation.as_which.len();
        let Some(encoded) = self.encoded(goal, speculation) else {
            let answer = Answer::Stopped(self.options.search.why_stopped());
            return Reply { answer, limits, speculations, stats: Stats::default() };
        };
        let mut session = self.session(&encoded);
        let answer = match session.solve() {
            Solved::Sat(instance) => {
                let reader = Reader {
                    program: self.program,
                    unrolled: &self.unrolled,
                    encoded: &encoded,
                    instance: &instance,
                    evaluator: instance.evaluator().into(),
                    relations: &self.options.relations,
                };
                Answer::Allowed(Box::new(reader.witness(&self.options.observables)))
            }
            Solved::Unsat(core) => self.explain(&encoded, &mut session, core, minimise),
            Solved::Unknown => Answer::Stopped(self.options.search.why_stopped()),
        };
        Reply { answer, limits, speculations, stats: session.stats() }
    }

    /// Returns the core of an impossible goal, and the rules to relax.
    fn explain(
        &self,
        encoded: &Encoded,
        session: &mut Session,
        core: Vec<ConstraintId>,
        minimise: Minimise,
    ) -> Answer {
        let minimal = match minimise {
            Minimise::No => None,
            Minimise::Yes => session.minimal_core(core.clone()),
        };
        let (is_minimal, relaxing) = match &minimal {
            Some(minimal) => (true, self.relaxing(encoded, session, minimal)),
            None => (false, vec![]),
        };
        let mut members: Vec<Source> = minimal.unwrap_or(core).iter().map(|id| encoded.sources[id]).collect();
        members.sort();
        Answer::Forbidden(Core { members, is_minimal, relaxing })
    }

    /// Returns the axioms of a core without which, each by itself, everything else can hold.
    fn relaxing(&self, encoded: &Encoded, session: &mut Session, core: &[ConstraintId]) -> Vec<usize> {
        let all: Vec<ConstraintId> = encoded.sources.keys().copied().collect();
        let rules = core.iter().filter_map(|id| match encoded.sources[id] {
            Source::Rule(rule) if self.model.rules()[rule].role == RuleRole::Axiom => Some((*id, rule)),
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

    /// Returns all minimal cores of an impossible goal, at most `most`. Empty if the goal is possible, and
    /// with [`Explain::Nothing`].
    pub fn cores(&self, goal: &Goal, most: usize) -> Vec<Core> {
        if self.is_shared() {
            return vec![];
        }
        let speculation = self.usual_speculation();
        let Some(encoded) = self.encoded(goal, &speculation) else { return vec![] };
        let mut session = self.session(&encoded);
        let cores = session.minimal_cores(most).into_iter().map(|core| {
            let mut members: Vec<Source> = core.iter().map(|id| encoded.sources[id]).collect();
            members.sort();
            Core { members, is_minimal: true, relaxing: vec![] }
        });
        cores.collect()
    }

    /// Returns whether the goal is impossible and its minimal core is indeed minimal, for tests. Finds the
    /// core, and then solves a new problem without each of its members.
    pub fn has_minimal_core(&self, goal: &Goal) -> bool {
        let speculation = self.usual_speculation();
        let Some(encoded) = self.encoded(goal, &speculation) else { return false };
        let mut session = self.session(&encoded);
        let Solved::Unsat(core) = session.solve() else { return false };
        let Some(core) = session.minimal_core(core) else { return false };
        let mut again = self.session(&encoded);
        let is_unsat =
            |session: &mut Session, on: &[ConstraintId]| matches!(session.solve_with(on), Solved::Unsat(_));
        is_unsat(&mut again, &core)
            && core.iter().all(|left_out| {
                let others: Vec<ConstraintId> = core.iter().copied().filter(|id| id != left_out).collect();
                !is_unsat(&mut again, &others)
            })
    }

    /// Returns the executions with which answers are explained.
    fn usual_speculation(&self) -> Speculation {
        if !self.model.is_sequence() {
            return Speculation::none();
        }
        match (self.options.speculations, speculate::need(self.model, &self.unrolled)) {
            (Some(steps), _) | (None, SpeculationNeed::Unknown { steps }) => Speculation::steps(steps),
            (None, SpeculationNeed::Rounds(rounds) | SpeculationNeed::Perhaps { rounds, .. }) => {
                Speculation::steps(Speculation::rounds(rounds).as_which.len())
            }
        }
    }

    /// Returns the elements that were found before the search was stopped.
    pub(crate) fn stopped<T>(&self, found: T) -> Enumeration<T> {
        Enumeration { found, missing: Some(Incomplete::Stopped(self.options.search.why_stopped())) }
    }

    /// Returns all executions of the program that the model allows, at most `most`. Only for models of one
    /// execution.
    pub fn runs(&self, most: usize) -> Enumeration<Vec<Run>> {
        let Some(encoded) = self.encoded(&Goal::Anything, &Speculation::none()) else {
            return self.stopped(vec![]);
        };
        let mut session = self.session(&encoded);
        session.add(&encoded.ends);
        let on = encoded.distinguishing();
        let mut runs = vec![];
        loop {
            match session.solve() {
                Solved::Unsat(_) => return Enumeration { found: runs, missing: None },
                Solved::Unknown => return self.stopped(runs),
                Solved::Sat(_) if runs.len() >= most => {
                    return Enumeration { found: runs, missing: Some(Incomplete::More) };
                }
                Solved::Sat(instance) => {
                    let (program, unrolled) = (self.program, &self.unrolled);
                    let relations = &self.options.relations;
                    let evaluator = instance.evaluator().into();
                    let (encoded, instance) = (&encoded, &instance);
                    let reader = Reader { program, unrolled, encoded, instance, evaluator, relations };
                    runs.push(reader.run(0, None));
                    session.block(instance, &on);
                }
            }
        }
    }
}

/// Returns the limits on unrolling for a model, and its treatment of locks and loops.
fn limits_of(model: &dyn Theory, options: &Options) -> Limits {
    let actions = model.is_sequence() || model.mentions("Lock");
    Limits {
        unroll: options.unroll.unwrap_or(if model.is_sequence() { 2 } else { 8 }),
        depth: options.depth.unwrap_or(64),
        locks: if actions { Locks::Actions } else { Locks::Updates },
        waiting: if actions { Waiting::Repeats } else { Waiting::Blocks },
        pruning: match options.minimise {
            Minimise::Yes => Pruning::None,
            Minimise::No => Pruning::ByValues,
        },
        ..Limits::default()
    }
}

/// Refuses programs with actions that the model does not define, since the model's answer would be about
/// another program.
fn refuse_unknown(unrolled: &Unrolled, model: &dyn Theory) -> Result<(), Unsupported> {
    if model.mentions("rmw") {
        return Ok(());
    }
    let unknown = |s: &Statement| match s.action {
        Action::Write { update: Some(_), .. } => Some("an atomic update or a mutex"),
        Action::Fence(_) => Some("a fence"),
        _ => None,
    };
    let found = unrolled.statements.iter().find_map(|s| Some((unknown(s)?, s.pos)));
    match found {
        Some((what, pos)) => Err(Unsupported {
            what: format!("{what}, of which the model {} says nothing", model.name()),
            pos,
        }),
        None => Ok(()),
    }
}

impl Core {
    /// Returns the lines of the program that are members of the core.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.members.iter().filter_map(|m| match m {
            Source::Line(line) => Some(*line),
            _ => None,
        })
    }

    /// Returns the numbers of the model's rules that are members of the core.
    pub fn rules(&self) -> impl Iterator<Item = usize> {
        self.members.iter().filter_map(|m| match m {
            Source::Rule(rule) => Some(*rule),
            _ => None,
        })
    }
}
