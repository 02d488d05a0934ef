//! Who answers a question. This is the only place that decides it.

use crate::check::refusals;
use crate::fit;
use crate::input::{Input, Kind, Reading, Source};
use crate::model::cat::CatModel;
use crate::model::{Decider, Model};
use crate::options::Options;
use crate::report::{Engine, Evidence, Finding, Kind as FindingKind, Outcome};
use fencepost_explore::Equivalence;
use fencepost_models::cat_names;
use fencepost_states::Machine;
use std::fmt;
use std::sync::Arc;

/// The decision: this input, under this model, with these options, is answered in this way.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    input: &'a Input,
    model: &'a Model,
    options: &'a Options,
    engine: Engine,
    route: Route,
}

/// Which engines are asked, and in which order.
#[derive(Clone, Debug)]
pub(crate) enum Route {
    /// The graph engine.
    Graph(Decider),
    /// The graph engine, which leaves out executions with cycles of plain accesses (`jam21`): what it finds is an answer. If it finds
    /// nothing, the symbolic engine is asked, which has them.
    GraphThenSymbolic(Decider),
    /// The candidate enumerator; if it does not take the test, what comes then, if there is anything.
    Candidates(Arc<CatModel>, Option<Box<Route>>),
    /// The state engine.
    States(Machine),
    /// The symbolic engine.
    Symbolic,
}

/// Why a question cannot be asked, and what would work instead.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The engine, the model and the options do not go together.
    Usage(String),
    /// The model cannot be asked about what the program does. The outcome says so, as a finding with its place.
    Program(Box<Outcome>),
}

impl Refusal {
    /// The reason in words.
    pub fn message(&self) -> &str {
        match self {
            Refusal::Usage(message) => message,
            Refusal::Program(outcome) => outcome.errors.first().map_or("", |finding| &finding.message),
        }
    }
}

impl Refusal {
    /// The reason in words, with what it is about if it is about a program, and the place.
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

impl<'a> Plan<'a> {
    /// Decides who answers about an input under a model; says why if nobody can.
    pub fn new(input: &'a Input, model: &'a Model, options: &'a Options) -> Result<Plan<'a>, Refusal> {
        let engine = Plan::engine_for(input.source(), input.reading(), model, options)?;
        let refused = |finding: Finding| Refusal::Program(Box::new(refused(input, model, engine, finding)));
        let decided_by = |decider: Decider| match refusals::refusal(&decider, input.program()) {
            Some(finding) => Err(refused(finding)),
            None => Ok(decider),
        };
        let route = match (engine, model.decider(), model.cat(), model.machine()) {
            (Engine::Graph, Some(decider), ..) => {
                let decider = decided_by(decider)?;
                by_graphs(input, model, options, decider)
            }
            (Engine::Candidates, _, Some(text), _) => {
                decided_by(Decider::Text(text.clone()))?;
                Route::Candidates(text.clone(), None)
            }
            (Engine::States, .., Some(machine)) => Route::States(machine),
            (Engine::Symbolic, ..) => {
                let one_event = |theory: &dyn fencepost_rml::Theory| {
                    refusals::one_event(theory.one_event_update(), model.name(), input.program())
                };
                match model.with_theory(one_event)? {
                    Some(finding) => return Err(refused(finding)),
                    None => Route::Symbolic,
                }
            }
            _ => {
                return Err(Refusal::Usage(format!(
                    "{} does not know the model {}",
                    engine.title(),
                    model.name()
                )));
            }
        };
        Ok(Plan { input, model, options, engine, route })
    }

    /// The engine that answers about what is read from `source`, which need not have been read yet; why there is none, or why it does
    /// not take the options.
    pub fn engine_for(
        source: &Source,
        reading: &Reading,
        model: &Model,
        options: &Options,
    ) -> Result<Engine, Refusal> {
        let engine = choose(source, model, options.engine)?;
        fit::check(engine, model, options, reading)?;
        Ok(engine)
    }

    /// What is asked about.
    pub fn input(&self) -> &'a Input {
        self.input
    }

    /// Under which model.
    pub fn model(&self) -> &'a Model {
        self.model
    }

    /// What else is asked.
    pub fn options(&self) -> &'a Options {
        self.options
    }

    /// The engine that answers for the model. (Where it leaves out executions, another one may be asked as well or instead.)
    pub fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) fn route(&self) -> &Route {
        &self.route
    }
}

/// The engine for a model: the one that was asked for, if it knows the model, else the fastest that does.
fn choose(source: &Source, model: &Model, asked: Option<Engine>) -> Result<Engine, String> {
    let name = model.name();
    let machines = || Machine::ALL.map(Machine::name).join(", ");
    match asked {
        None => Ok(match (model.decider(), model.cat(), model.machine()) {
            (Some(_), ..) => Engine::Graph,
            (None, Some(_), _) if source.kind() == Kind::Program => Engine::Symbolic,
            (None, Some(_), _) => Engine::Candidates,
            (None, None, Some(_)) => Engine::States,
            (None, None, None) => Engine::Symbolic,
        }),
        Some(Engine::Graph) => match (model.decider(), model.cat(), model.machine()) {
            (Some(_), ..) => Ok(Engine::Graph),
            (None, Some(text), _) => Err(text.not_for_graphs().unwrap_or_default()),
            (None, None, Some(_)) => Err(format!(
                "the graph engine does not know the model {name}; the state engine does: --engine states"
            )),
            (None, None, None) => only_symbolic(name),
        },
        Some(Engine::States) => match (model.machine(), model.native(), model.cat()) {
            (Some(_), ..) => Ok(Engine::States),
            (None, Some(_), _) => {
                Err(format!("the state engine does not know the model {name}; it knows {}", machines()))
            }
            (None, None, Some(_)) => {
                let machines = machines();
                Err(format!("the state engine has machines, not texts such as {name}; it knows {machines}"))
            }
            (None, None, None) => only_symbolic(name),
        },
        Some(Engine::Candidates) => match model.cat() {
            Some(_) if source.kind() == Kind::Program => Err(format!(
                "the candidate enumerator takes litmus tests and Java files, and {} is a program: use --engine symbolic",
                source.name()
            )),
            Some(_) => Ok(Engine::Candidates),
            None => {
                let names: Vec<&str> = cat_names().collect();
                let names = names.join(", ");
                Err(format!(
                    "--engine candidates takes models that are texts in cat, which {name} is not; there are {names}"
                ))
            }
        },
        Some(Engine::Symbolic) => model.with_theory(|_| Engine::Symbolic),
    }
}

fn only_symbolic(name: &str) -> Result<Engine, String> {
    Err(format!("only the symbolic engine knows the model {name}: --engine symbolic"))
}

/// How the graph engine answers, and who answers in its place where it would leave out executions.
fn by_graphs(input: &Input, model: &Model, options: &Options, decider: Decider) -> Route {
    let Some(test) = input.test() else {
        return match decider.leaves_out_cycles(input.program()) && !options.estimate {
            true => Route::GraphThenSymbolic(decider),
            false => Route::Graph(decider),
        };
    };
    if options.estimate {
        return Route::Graph(decider);
    }
    let in_order = match (decider.leaves_out_cycles(input.program()), model.cat()) {
        (true, Some(text)) => {
            Route::Candidates(text.clone(), Some(Box::new(Route::GraphThenSymbolic(decider))))
        }
        (true, None) => Route::GraphThenSymbolic(decider),
        (false, _) => Route::Graph(decider),
    };
    // Every engine but the candidate enumerator evaluates operands from left to right that C leaves unsequenced.
    let counts_all =
        options.graph.equivalence != Some(Equivalence::Rf) && !options.symmetry && options.engine.is_none();
    match model.cat() {
        Some(text) if counts_all && !test.unsequenced.is_empty() => {
            Route::Candidates(text.clone(), Some(Box::new(in_order)))
        }
        _ => in_order,
    }
}

/// The outcome that says that a question was refused.
fn refused(input: &Input, model: &Model, engine: Engine, finding: Finding) -> Outcome {
    Outcome::new(Evidence {
        file: input.file(),
        test: input.test().map(|test| test.name.clone()),
        model: model.name().to_owned(),
        ..Evidence::refused(engine, finding)
    })
}

impl Refusal {
    /// The outcome that says so, for those who want an outcome in any case: of a question about an input under a model, put to an engine.
    pub fn into_outcome(self, input: &Input, model: &Model, engine: Engine) -> Outcome {
        match self {
            Refusal::Program(outcome) => *outcome,
            Refusal::Usage(message) => {
                refused(input, model, engine, Finding::new(FindingKind::Unsupported, message))
            }
        }
    }
}
