//! Asking the library in one line.
#![allow(dead_code, reason = "not every group of tests asks everything")]

use fencepost::litmus::{self, Test, parse};
use fencepost::report::{Engine, Outcome};
use fencepost::source::SourceFile;
use fencepost::{Input, Model, Options, Plan, check, why as ask_why};
use std::path::Path;

/// A litmus test given as text.
#[track_caller]
pub fn litmus(name: &str, text: impl Into<String>) -> Test {
    let file = SourceFile::new(name, text.into());
    parse(&file, &litmus::Options::default()).unwrap_or_else(|error| panic!("{}", error.render(&file)))
}

/// A litmus test in a file.
#[track_caller]
pub fn litmus_file(path: &Path) -> Test {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    litmus(&path.display().to_string(), text)
}

/// A shipped model.
#[track_caller]
pub fn shipped(name: &str) -> Model {
    Model::shipped(name).unwrap_or_else(|| panic!("no model is called {name}"))
}

/// The answer by the engines that the plan names; a refusal is an outcome that says so.
#[track_caller]
pub fn ask(input: impl Into<Input>, model: &Model, options: &Options) -> Outcome {
    let input = input.into();
    match Plan::new(&input, model, options) {
        Ok(plan) => check(&plan),
        Err(refusal) => refusal.into_outcome(&input, model, options.engine.unwrap_or_default()),
    }
}

/// The answer to the plain question under a shipped model.
#[track_caller]
pub fn plain(input: impl Into<Input>, model: &str) -> Outcome {
    ask(input, &shipped(model), &Options::default())
}

/// The answer by one engine under a model.
#[track_caller]
pub fn by(engine: Engine, input: impl Into<Input>, model: &Model) -> Outcome {
    ask(input, model, &asking(engine))
}

/// Options that ask one engine.
pub fn asking(engine: Engine) -> Options {
    Options { engine: Some(engine), ..Options::default() }
}

/// Why the outcome that an input asks about is possible or not, with so many cores.
#[track_caller]
pub fn why(input: impl Into<Input>, model: &Model, cores: usize) -> Outcome {
    let mut options = Options::default();
    options.symbolic.cores = cores;
    let input = input.into();
    let answer = Plan::for_why(&input, model, &options).and_then(|plan| ask_why(&plan));
    answer.unwrap_or_else(|refusal| refusal.into_outcome(&input, model, Engine::Symbolic))
}
