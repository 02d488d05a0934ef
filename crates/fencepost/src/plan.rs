//! Decides which engines answer a question, and in which order. No other place does.
//!
//! 1. [`Choice`]: the engine for a kind of input, a model and options. It is made before any file is read, so
//!    that options that do not fit are refused at once.
//! 2. [`Plan`]: a choice, the input that was read, and the [`Route`]: engines that complete or replace the
//!    chosen one on this program.

use crate::check::refusals;
use crate::fit::{self, Question};
use crate::input::{Input, Kind, Reading, Source};
use crate::model::cat::CatModel;
use crate::model::{Decider, Model};
use crate::options::Options;
use crate::report::{Engine, Evidence, Finding, Kind as FindingKind, Outcome};
use fencepost_explore::Equivalence;
use fencepost_models::cat_names;
use fencepost_search::Search;
use fencepost_states::Machine;
use std::fmt;
use std::sync::Arc;

/// The most memory that the graph engine uses if no limit was given. It needs memory for one execution at a
/// time, so a search that needs that much is in a loop without end, or in one whose end is far away.
const MOST_FOR_GRAPHS: u64 = 4 << 30;

/// The choice of the engine that answers a question about inputs from one source under a model.
#[derive(Clone, Debug)]
pub struct Choice<'a> {
    question: Question,
    source: &'a Source,
    model: &'a Model,
    options: &'a Options,
    engine: Engine,
}

/// A question about an input under a model, together with the engines that answer it.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    question: Question,
    input: &'a Input,
    model: &'a Model,
    options: &'a Options,
    search: Search,
    engine: Engine,
    route: Route,
}

/// The engines that a plan asks, in the order in which they are asked.
#[derive(Clone, Debug)]
pub(crate) enum Route {
    /// The graph engine.
    Graph(Decider),
    /// The graph engine first. It leaves out executions with cycles of plain accesses (`jam21`), so if it
    /// finds no answer, the symbolic engine is asked, which has them.
    GraphThenSymbolic {
        /// The part of the model that decides whether a graph is allowed.
        decider: Decider,
        /// An option that was given and that the symbolic engine does not take. If there is one, that engine
        /// is not asked, and the answer says so.
        unfit: Option<&'static str>,
    },
    /// The candidate enumerator first. If it cannot enumerate the test, the engines of the second route are
    /// asked, if there is one. Only tests have this route ([`knows`]).
    Candidates(Arc<CatModel>, Option<Box<Route>>),
    /// The state engine.
    States(Machine),
    /// The symbolic engine.
    Symbolic,
}

impl Route {
    /// Returns the engine that is asked first.
    fn first_engine(&self) -> Engine {
        match self {
            Route::Graph(_) | Route::GraphThenSymbolic { .. } => Engine::Graph,
            Route::Candidates(..) => Engine::Candidates,
            Route::States(_) => Engine::States,
            Route::Symbolic => Engine::Symbolic,
        }
    }

    /// Returns the part of the model that decides about single executions in the first engine of the route;
    /// `None` if that engine does not visit executions.
    pub(crate) fn decider(&self) -> Option<Decider> {
        match self {
            Route::Graph(decider) | Route::GraphThenSymbolic { decider, .. } => Some(decider.clone()),
            Route::Candidates(text, _) => Some(Decider::Text(text.clone())),
            Route::States(_) | Route::Symbolic => None,
        }
    }
}

/// The reason why a question cannot be asked, and what to do instead.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The engine, the model and the options do not fit together.
    Usage(String),
    /// The question cannot be asked about this program. The outcome has the reason as a finding, with its
    /// place.
    Program(Box<Outcome>),
}

impl Refusal {
    /// Returns the reason for the refusal in words.
    pub fn message(&self) -> &str {
        match self {
            Refusal::Usage(message) => message,
            Refusal::Program(outcome) => outcome.errors.first().map_or("", |finding| &finding.message),
        }
    }

    /// Returns the reason for the refusal in words, for a message. If it is about a program, `name` comes
    /// before it and the place after it.
    pub fn about(&self, name: &str) -> String {
        let Refusal::Program(outcome) = self else { return self.message().to_owned() };
        let place = outcome.errors.first().and_then(Finding::place);
        let place = place.map_or(String::new(), |place| format!(" ({place})"));
        format!("{name}: {}{place}", self.message())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Refusal {}

impl From<String> for Refusal {
    fn from(message: String) -> Self {
        Refusal::Usage(message)
    }
}

impl<'a> Choice<'a> {
    /// Chooses the engine that answers [`check`](crate::check()), [`fences`](crate::fences()) and
    /// [`compare`](crate::compare()), or says why no engine can. `reading` is how the source is, or
    /// was, read.
    pub fn new(
        source: &'a Source,
        reading: &Reading,
        model: &'a Model,
        options: &'a Options,
    ) -> Result<Choice<'a>, Refusal> {
        let question = if options.estimate { Question::Estimate } else { Question::Check };
        fit::refuse_for_question(question, options, reading)?;
        let engine = choose(source, reading, model, options)?;
        Ok(Choice { question, source, model, options, engine })
    }

    /// Chooses the symbolic engine to answer [`why`](crate::why), or says why it cannot answer.
    pub fn for_why(
        source: &'a Source,
        reading: &Reading,
        model: &'a Model,
        options: &'a Options,
    ) -> Result<Choice<'a>, Refusal> {
        fit::refuse_for_question(Question::Why, options, reading)?;
        let engine = Engine::Symbolic;
        match options.engine {
            None | Some(Engine::Symbolic) => {}
            Some(other) => {
                return Err(Refusal::Usage(format!(
                    "why is answered by the symbolic engine, not by {}: leave the engine out of the options",
                    other.title()
                )));
            }
        }
        knows(engine, source, model)?;
        fit::refuse_for_engine(engine, model, options, reading).map_err(|unfit| unfit.reason)?;
        Ok(Choice { question: Question::Why, source, model, options, engine })
    }

    /// Returns the engine that was chosen to answer. (On a program of which it leaves out executions, others
    /// may be asked as well or instead.)
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Returns the memory model that the choice was made for.
    pub fn model(&self) -> &'a Model {
        self.model
    }

    /// Makes the plan for an input that was read from the source of this choice. `search` takes the place of
    /// the one in the options, since reading may have taken some of the time, and another thread may watch
    /// it. If it has no limit on memory, the plan's search has one by default.
    pub fn plan(&self, input: &'a Input, search: Search) -> Result<Plan<'a>, Refusal> {
        let Choice { question, source, model, options, engine } = *self;
        if input.source() != source {
            let (given, chosen) = (input.source().name(), source.name());
            return Err(Refusal::Usage(format!(
                "the engine was chosen for {chosen}, and the input is {given}"
            )));
        }
        if input.test().is_some() && options.graph.equivalence == Some(Equivalence::Locks) {
            let why = "executions of litmus tests are counted with the order of critical sections";
            return Err(Refusal::Usage(format!("--equivalence locks is for programs: {why}")));
        }
        let route = self.route(input)?;
        // The others keep what they have found.
        let most = (route.first_engine() == Engine::Graph).then_some(MOST_FOR_GRAPHS);
        let search = search.with_default_memory(most);
        Ok(Plan { question, input, model, options, search, engine, route })
    }

    /// Finds the route for an input, or the reason in the program why there is none.
    fn route(&self, input: &Input) -> Result<Route, Refusal> {
        let (engine, model) = (self.engine, self.model);
        let refused = |finding: Finding| Refusal::Program(Box::new(refused(input, model, engine, finding)));
        let decided_by = |decider: Decider| match refusals::refusal(&decider, input.program()) {
            Some(finding) => Err(refused(finding)),
            None => Ok(decider),
        };
        let unknown = || Refusal::Usage(unknown(engine, model));
        let route = match engine {
            Engine::Graph => {
                let decider = decided_by(model.decider().ok_or_else(unknown)?)?;
                route_by_graphs(input, model, self.options, decider)
            }
            Engine::Candidates => {
                let text = model.cat().ok_or_else(unknown)?;
                decided_by(Decider::Text(text.clone()))?;
                Route::Candidates(text.clone(), None)
            }
            Engine::States => Route::States(model.machine().ok_or_else(unknown)?),
            Engine::Symbolic => {
                let one_event = |theory: &dyn fencepost_rml::Theory| {
                    refusals::one_event(theory.one_event_update(), model.name(), input.program())
                };
                match model.with_theory(one_event)? {
                    Some(finding) => return Err(refused(finding)),
                    None => Route::Symbolic,
                }
            }
        };
        // An engine that answers in place of the chosen one must heed the options, too.
        let first = route.first_engine();
        if first != engine
            && let Some(flag) = fit::not_taken_in_fallback(first, self.options, input.reading())
        {
            let (option, theirs, own) = (flag.name, first.title(), engine.title());
            let message = format!(
                "{option} is not for {theirs}, which answers for {} on this test, because {own} would leave out executions; leave the \
                 option out, or have {own} answer alone with --engine {engine}",
                model.name(),
            );
            return Err(refused(Finding::new(FindingKind::Unsupported, message)));
        }
        Ok(route)
    }
}

impl<'a> Plan<'a> {
    /// Makes the plan for a [`check`](crate::check()), [`fences`](crate::fences()), or one side of
    /// [`compare`](crate::compare()); says why no engine can answer, if so.
    pub fn new(input: &'a Input, model: &'a Model, options: &'a Options) -> Result<Plan<'a>, Refusal> {
        Choice::new(input.source(), input.reading(), model, options)?.plan(input, options.search.clone())
    }

    /// Makes the plan for a [`why`](crate::why), which the symbolic engine answers; says why it cannot, if
    /// so.
    pub fn for_why(input: &'a Input, model: &'a Model, options: &'a Options) -> Result<Plan<'a>, Refusal> {
        Choice::for_why(input.source(), input.reading(), model, options)?.plan(input, options.search.clone())
    }

    /// Returns the question that the plan is for.
    pub fn question(&self) -> Question {
        self.question
    }

    /// Returns the input that the plan's question is about.
    pub fn input(&self) -> &'a Input {
        self.input
    }

    /// Returns the memory model under which the plan's question is asked.
    pub fn model(&self) -> &'a Model {
        self.model
    }

    /// Returns the options of the plan's question. (Its limits and its clock are in
    /// [`search`](Self::search).)
    pub fn options(&self) -> &'a Options {
        self.options
    }

    /// Returns the search that the plan's engines make, with its limits, its clock, and how to watch and stop
    /// it.
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// Returns the engine that was chosen to answer the plan's question. (On a program of which it leaves out
    /// executions, others may be asked as well or instead.)
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Returns the engines that the plan asks, in their order.
    pub(crate) fn route(&self) -> &Route {
        &self.route
    }
}

/// Chooses the engine: the one that was asked for, else the fastest that knows the model. Says why it cannot
/// answer, and which engines can, if any: only those that take the model, the input and all of the options
/// are named.
fn choose(source: &Source, reading: &Reading, model: &Model, options: &Options) -> Result<Engine, String> {
    let engine = options.engine.unwrap_or_else(|| fastest(source.kind(), model));
    let works = |other: &Engine| {
        *other != engine
            && knows(*other, source, model).is_ok()
            && fit::refuse_for_engine(*other, model, options, reading).is_ok()
    };
    if let Err(reason) = knows(engine, source, model) {
        let others = Engine::ALL.iter().filter(|other| works(other));
        let advice: Vec<String> = others.map(|other| format!("--engine {other}")).collect();
        let reason = reason.trim_end();
        // (A reason may end with lines of the model's text.)
        let gap = if reason.contains('\n') { "\n" } else { "; " };
        return Err(match advice.is_empty() {
            true => reason.to_owned(),
            false => format!("{reason}{gap}use {}", advice.join(" or ")),
        });
    }
    fit::refuse_for_engine(engine, model, options, reading).map_err(|unfit| {
        let takes = |other: &&Engine| unfit.engines.contains(other);
        let owner = unfit.engines.first().filter(|_| !unfit.engines.contains(&engine));
        match (Engine::ALL.iter().filter(takes).find(|other| works(other)), owner) {
            (Some(other), _) if options.engine.is_none() && !unfit.reason.contains(": ") => {
                format!("{}: add --engine {other}", unfit.reason)
            }
            (Some(other), _) => format!("{}; use --engine {other}", unfit.reason),
            (None, Some(owner)) => match knows(*owner, source, model) {
                Err(why) => format!("{}; {why}", unfit.reason),
                Ok(()) => unfit.reason,
            },
            (None, None) => unfit.reason,
        }
    })?;
    Ok(engine)
}

/// Returns the fastest engine that knows a model and takes inputs of this kind.
fn fastest(kind: Kind, model: &Model) -> Engine {
    if model.decider().is_some() {
        return Engine::Graph;
    }
    match (model.cat(), model.machine()) {
        (Some(_), _) if kind == Kind::Program => Engine::Symbolic,
        (Some(_), _) => Engine::Candidates,
        (None, Some(_)) => Engine::States,
        (None, None) => Engine::Symbolic,
    }
}

/// Says why an engine does not know a model or does not take the input, if so.
fn knows(engine: Engine, source: &Source, model: &Model) -> Result<(), String> {
    match engine {
        Engine::Graph if model.decider().is_some() => return Ok(()),
        Engine::States if model.machine().is_some() => return Ok(()),
        _ => {}
    }
    match (engine, model.cat()) {
        (Engine::Candidates, Some(_)) if source.kind() == Kind::Program => Err(format!(
            "the candidate enumerator takes litmus tests and Java files, and {} is a program",
            source.name()
        )),
        (Engine::Candidates, Some(_)) => Ok(()),
        (Engine::Symbolic, _) => model.with_theory(|_| ()),
        (Engine::Graph | Engine::States | Engine::Candidates, _) => Err(unknown(engine, model)),
    }
}

/// Returns the sentence that says that an engine does not know a model, and which models it knows.
fn unknown(engine: Engine, model: &Model) -> String {
    let (title, name) = (engine.title(), model.name());
    let machines = || Machine::ALL.map(Machine::name).join(", ");
    match (engine, model.cat()) {
        (Engine::Graph, Some(text)) => {
            text.not_for_graphs().unwrap_or_else(|| format!("{title} does not know the model {name}"))
        }
        (Engine::States, Some(_)) if model.native().is_none() => {
            format!("the state engine has machines, not texts such as {name}; it knows {}", machines())
        }
        (Engine::Graph | Engine::States, None) if model.native().is_none() && model.machine().is_none() => {
            format!("only the symbolic engine knows the model {name}")
        }
        (Engine::States, _) => format!("{title} does not know the model {name}; it knows {}", machines()),
        (Engine::Candidates, _) => {
            let names: Vec<&str> = cat_names().collect();
            let names = names.join(", ");
            format!("{title} takes models that are texts in cat, which {name} is not; there are {names}")
        }
        (Engine::Graph | Engine::Symbolic, _) => format!("{title} does not know the model {name}"),
    }
}

/// Finds the route of an input for which the graph engine was chosen: the engines that complete or replace it
/// where it would leave out executions. A user who asks for the graph engine by name gets that engine alone.
fn route_by_graphs(input: &Input, model: &Model, options: &Options, decider: Decider) -> Route {
    if options.estimate || options.engine == Some(Engine::Graph) {
        return Route::Graph(decider);
    }
    let in_order = match decider.leaves_out_cycles(input.program()) {
        true => {
            let unfit =
                fit::not_taken_in_fallback(Engine::Symbolic, options, input.reading()).map(|flag| flag.name);
            Route::GraphThenSymbolic { decider, unfit }
        }
        false => Route::Graph(decider),
    };
    let Some(test) = input.test() else { return in_order };
    // Every engine but the candidate enumerator evaluates operands from left to right that C leaves
    // unsequenced. (Options that count fewer executions are the graph engine's; its answer says what was not
    // tried.)
    let counts_all = options.graph.equivalence != Some(Equivalence::Rf) && !options.symmetry;
    let by_candidates = match in_order {
        Route::GraphThenSymbolic { .. } => true,
        _ => counts_all && !test.unsequenced.is_empty(),
    };
    match by_candidates.then(|| model.cat()).flatten() {
        Some(text) => Route::Candidates(text.clone(), Some(Box::new(in_order))),
        None => in_order,
    }
}

/// Makes the outcome that says that a question was refused.
fn refused(input: &Input, model: &Model, engine: Engine, finding: Finding) -> Outcome {
    Outcome::new(Evidence {
        file: input.file(),
        test: input.test().map(|test| test.name.clone()),
        model: model.name().to_owned(),
        ..Evidence::refused(engine, finding)
    })
}

impl Refusal {
    /// Turns the refusal into an outcome with an unknown verdict, for callers that want an outcome in any
    /// case. The other parameters are those of the question.
    pub fn into_outcome(self, input: &Input, model: &Model, engine: Engine) -> Outcome {
        match self {
            Refusal::Program(outcome) => *outcome,
            Refusal::Usage(message) => {
                refused(input, model, engine, Finding::new(FindingKind::Unsupported, message))
            }
        }
    }
}
