//! The workbench of a plan: its input is read and checked again and again.

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

/// Why fences are not looked for under a model that an engine answers for; `None` if they are.
pub fn refused_models(model: &Model, engine: Engine) -> Option<String> {
    let message = match engine {
        Engine::Graph | Engine::States if model.name() == "sc" => {
            "under sc nothing is reordered, so fences do nothing; choose another model with --model"
        }
        Engine::Graph if model.native().is_some() => return None,
        Engine::States => return None,
        Engine::Graph | Engine::Symbolic | Engine::Candidates => {
            "fences are looked for with the graph engine or the state engine, and models that they know"
        }
    };
    Some(message.to_owned())
}

/// Why fences are not looked for in an input; `None` if they are.
fn refused_language(input: &Input) -> Option<String> {
    let is_java = match input.body() {
        Body::Litmus(test) => test.dialect == Dialect::Java,
        Body::Java(_) => true,
        Body::Program(_) => false,
    };
    is_java.then(|| {
        "fences are looked for in C, C++, LLVM IR and litmus tests in C, not in Java tests or files"
            .to_owned()
    })
}

/// Finds the fences or stronger orders that make the input of a plan right under its model, and tells `progress` how far that is.
pub fn fences(plan: &Plan<'_>, progress: &mut dyn FnMut(&State)) -> Result<Repair, Refusal> {
    let refused = refused_models(plan.model(), plan.engine()).or_else(|| refused_language(plan.input()));
    if let Some(message) = refused {
        return Err(Refusal::Usage(message));
    }
    let texts = plan.input().texts()?;
    let mut bench = Bench {
        plan,
        headers: texts.headers,
        original: Some(plan.input().clone()),
        search: plan.options().search.begin(),
        progress,
    };
    let model = model_name(plan);
    let repair = repair(&mut bench, &texts.texts, model, plan.options().sets)?;
    Ok(Repair { file: plan.input().source().name(), ..repair })
}

/// The model's name as the search for fences knows it.
fn model_name(plan: &Plan<'_>) -> ModelName {
    match (plan.route(), plan.model().native()) {
        (Route::States(machine), _) => ModelName(machine.name()),
        (_, Some(native)) => ModelName(native.name()),
        (_, None) => ModelName::SC,
    }
}

/// The front end, the engine, and who watches them.
struct Bench<'a> {
    plan: &'a Plan<'a>,
    /// The headers whose texts come after those of the source's files.
    headers: Vec<PathBuf>,
    /// The program as it is, until it is asked for.
    original: Option<Input>,
    /// All checks together.
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
        let model = Model::shipped(model.name()).unwrap_or_else(|| self.plan.model().clone());
        // (The engine that answers for the plan checks under every model.)
        let engine = match self.plan.route() {
            Route::States(_) => Some(self.plan.engine()),
            _ => self.plan.options().engine,
        };
        let options = Options { engine, search: self.search.clone(), ..self.plan.options().clone() };
        match Plan::new(subject, &model, &options) {
            Ok(plan) => check(&plan),
            Err(refusal) => refusal.into_outcome(subject, &model, self.plan.engine()),
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
