//! Reads and checks changed versions of a plan's input, for the search for fences.

use super::repair::{State, Workbench, repair};
use super::strength::ModelName;
use crate::check::check;
use crate::input::{Body, Input};
use crate::model::Model;
use crate::options::Options;
use crate::plan::{Plan, Refusal, Route};
use crate::report::repair::Repair;
use crate::report::{Engine, Outcome};
use fencepost_litmus::Dialect;
use fencepost_program::Program;
use fencepost_search::{Search, Stopped};
use std::path::PathBuf;
use std::time::Duration;

/// Checks that fences can be searched for under this model with this engine, and returns the model's name.
pub fn searched_under(model: &Model, engine: Engine) -> Result<ModelName, String> {
    let name = match (engine, model.native(), model.machine()) {
        (Engine::Graph, Some(native), _) => native.name(),
        (Engine::States, _, Some(machine)) => machine.name(),
        (Engine::Graph | Engine::States | Engine::Symbolic | Engine::Candidates, ..) => {
            return Err(
                "fences are looked for with the graph engine or the state engine, under models that they know; choose another \
                 model with --model"
                    .to_owned(),
            );
        }
    };
    match ModelName(name) {
        ModelName::SC => {
            Err("under sc nothing is reordered, so fences do nothing; choose another model with --model"
                .to_owned())
        }
        name => Ok(name),
    }
}

/// Returns the reason why fences are not looked for in an input; `None` if they are.
fn refused_language(input: &Input) -> Option<String> {
    let is_java = match input.body() {
        Body::Litmus(test) => test.dialect == Dialect::Java,
        Body::Java(_) => true,
        Body::Program(_) => false,
    };
    is_java.then(|| {
        "fences are looked for in C, C++, Rust, LLVM IR and litmus tests in C, not in Java tests or files"
            .to_owned()
    })
}

/// Finds the fences or stronger memory orders that make the input of a plan right under its model, and calls
/// `progress` after each step.
pub fn fences(plan: &Plan<'_>, progress: &mut dyn FnMut(&State)) -> Result<Repair, Refusal> {
    let model = searched_under(plan.model(), plan.engine())?;
    if let Some(message) = refused_language(plan.input()) {
        return Err(Refusal::Usage(message));
    }
    let texts = plan.input().texts()?;
    let mut bench = Bench {
        plan,
        headers: texts.headers,
        original: Some(plan.input().clone()),
        search: plan.search().begin(),
        progress,
    };
    let repair = repair(&mut bench, &texts.texts, model, plan.options().sets)?;
    Ok(Repair { file: plan.input().source().name(), ..repair })
}

/// A [`Workbench`] that reads with the front end and checks with the engine of a plan.
struct Bench<'a> {
    plan: &'a Plan<'a>,
    /// The headers whose texts come after those of the source's files.
    headers: Vec<PathBuf>,
    /// The unchanged program, until it is asked for once.
    original: Option<Input>,
    /// The search that all checks share, with its limits.
    search: Search,
    progress: &'a mut dyn FnMut(&State),
}

impl Workbench for Bench<'_> {
    type Subject = Input;

    fn load(&mut self, texts: &[String]) -> Result<Input, String> {
        match self.original.take() {
            Some(input) => Ok(input),
            None => self.plan.input().reload(&self.headers, texts),
        }
    }

    fn program<'s>(&self, subject: &'s Input) -> &'s Program {
        subject.program()
    }

    fn check(&mut self, subject: &Input, model: ModelName) -> Outcome {
        let other = Model::shipped(model.name()).filter(|_| model.name() != self.plan.model().name());
        let model = other.as_ref().unwrap_or(self.plan.model());
        // (The engine that answers for the plan checks under every model.)
        let engine = match self.plan.route() {
            Route::States(_) => Some(self.plan.engine()),
            _ => self.plan.options().engine,
        };
        let options = Options { engine, search: self.search.clone(), ..self.plan.options().clone() };
        match Plan::new(subject, model, &options) {
            Ok(plan) => check(&plan),
            Err(refusal) => refusal.into_outcome(subject, model, self.plan.engine()),
        }
    }

    fn engine(&self) -> Engine {
        self.plan.engine()
    }

    fn stopped(&self) -> Option<&'static str> {
        self.search.should_stop().map(Stopped::word)
    }

    fn now(&self) -> Duration {
        self.search.now()
    }

    fn progress(&mut self, state: &State) {
        (self.progress)(state);
    }
}
