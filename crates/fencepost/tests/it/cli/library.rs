//! What the command line can do, the library can do: every command, through the library alone, gives what the
//! command prints.

use crate::support::{read, root, run};
use fencepost::compare;
use fencepost::fences;
use fencepost::input::{Input, Reading, collect};
use fencepost::report::{Engine, Outcome, comparison, json, repair};
use fencepost::states::{Capacity, Order};
use fencepost::{Choice, Model, Options, Plan, Refusal, check, why};
use serde_json::Value;
use std::path::PathBuf;

/// A line of JSON without what differs from run to run.
fn timeless(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.remove("time_s");
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut value);
    value
}

/// What the command prints.
#[track_caller]
fn printed(args: &[&str]) -> Value {
    let run = run(&root(), args);
    timeless(run.stdout.lines().next().unwrap_or_else(|| panic!("{args:?}: {}", run.stderr)))
}

/// A file of the project, read as the command reads it when it runs in the project's folder. (Answers name
/// files as they were given.)
#[track_caller]
fn input(file: &str, reading: &Reading) -> Input {
    let sources = collect(&[PathBuf::from(file)]).expect("it can be found");
    let loaded = Input::load(&sources[0], reading);
    loaded.unwrap_or_else(|bad| panic!("{}", String::from_utf8_lossy(&bad.rendered))).input
}

fn answer(input: &Input, model: &str, options: &Options) -> Outcome {
    let model = Model::find(model, &[]).expect("a model");
    match Plan::new(input, &model, options) {
        Ok(plan) => check(&plan),
        Err(refusal) => refusal.into_outcome(input, &model, options.engine.unwrap_or_default()),
    }
}

/// The tests of a process share its folder: only this one changes it, and only to read.
fn in_the_project() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| std::env::set_current_dir(root()).expect("it is there"));
}

#[test]
fn check_by_every_engine() {
    in_the_project();
    let states = {
        let mut options = Options { engine: Some(Engine::States), ..Options::default() };
        (options.states.buffer, options.states.order) = (Some(Capacity::Bounded(2)), Some(Order::Cost));
        options
    };
    let plain = Options::default;
    let by = |engine| Options { engine: Some(engine), ..plain() };
    let listed = Options { list_executions: true, ..plain() };
    for (file, model, options, args) in [
        ("examples/MP.litmus", "rc11", plain(), &[][..]),
        ("examples/MP.litmus", "rc11", listed, &["--executions"]),
        ("examples/SB.litmus", "arm8", plain(), &[]),
        ("examples/SB.litmus", "tso", by(Engine::Symbolic), &["--engine", "symbolic"]),
        ("examples/SB.litmus", "sc", by(Engine::Candidates), &["--engine", "candidates"]),
        ("examples/SB.litmus", "lmo", states, &["--engine", "states", "--buffer", "2", "--search", "cost"]),
        ("examples/mailbox.ll", "rc11", plain(), &[]),
        ("examples/mailbox.ll", "tso", by(Engine::States), &["--engine", "states"]),
    ] {
        let mut command = vec!["check", file, "--model", model, "--format", "json"];
        command.extend(args);
        let outcome = answer(&input(file, &Reading::default()), model, &options);
        assert_eq!(timeless(&json::line(&outcome)), printed(&command), "{command:?}");
    }
}

#[test]
fn why_compare_and_fences() {
    in_the_project();
    let (sc, tso, rc11) = (Model::shipped("sc"), Model::shipped("tso"), Model::shipped("rc11"));
    let [sc, tso, rc11] = [sc, tso, rc11].map(|model| model.expect("a shipped model"));
    let test = input("examples/SB.litmus", &Reading::default());

    let options = Options::default();
    let passing = input("examples/MP.litmus", &Reading::default());
    let outcome = why(&Plan::for_why(&passing, &rc11, &options).expect("a plan")).expect("an answer");
    let args = ["why", "examples/MP.litmus", "--model", "rc11", "--format", "json"];
    assert_eq!(timeless(&json::line(&outcome)), printed(&args));

    let [first, second] = [&sc, &tso].map(|model| Plan::new(&test, model, &options).expect("a plan"));
    let difference = compare(&first, &second).expect("an answer");
    let args = ["compare", "sc", "tso", "examples/SB.litmus", "--format", "json"];
    assert_eq!(timeless(&comparison::line(&difference)), printed(&args));

    let mended = fences(&Plan::new(&test, &tso, &options).expect("a plan"), &mut |_| {}).expect("an answer");
    let args = ["fences", "examples/SB.litmus", "--model", "tso", "--format", "json"];
    assert_eq!(timeless(&repair::line(&mended)), printed(&args));
}

/// The list of models and their texts.
#[test]
fn the_library_lists_and_shows_the_models_of_the_command() {
    let listed = run(&root(), &["models"]).stdout;
    for name in Model::names() {
        let model = Model::shipped(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(model.name(), name);
        assert!(listed.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}");
        let texts = [model.native().is_some(), model.cat().is_some(), model.rml().is_some()];
        assert!(texts.contains(&true) || model.machine().is_some(), "{name} is nothing");
    }
}

/// A refusal is a value, with its reason and what would work.
#[test]
fn refusals_are_values() {
    let test = Input::litmus(
        "T.litmus",
        "C T\n{ }\nP0 (atomic_int *x) { atomic_store(x, 1); }\nexists (x=1)\n",
        &Reading::default(),
    )
    .expect("a test");
    let lmo = Model::shipped("lmo").expect("a model");
    for engine in [Engine::Graph, Engine::Symbolic] {
        let options = Options { engine: Some(engine), ..Options::default() };
        let refusal = Plan::new(&test, &lmo, &options).expect_err("a machine is for the state engine");
        assert!(refusal.message().contains("--engine states"), "{refusal}");
    }
    let rc11 = Model::shipped("rc11").expect("a model");
    let options = Options::default();
    let plan = Plan::new(&test, &rc11, &options).expect("a plan");
    assert!(why(&plan).expect_err("not by graphs").message().contains("symbolic"));
}

/// A plan for `why` is for the symbolic engine and takes its options only; a comparison takes plans for one
/// input and heeds every option or refuses it by name.
#[test]
fn plans_for_other_questions() {
    let test = |name: &str| {
        let text = format!("C {name}\n{{ }}\nP0 (atomic_int *x) {{ atomic_store(x, 1); }}\nexists (x=1)\n");
        Input::litmus("T.litmus", &text, &Reading::default()).expect("a test")
    };
    let (input, again, other) = (test("T"), test("T"), test("U"));
    let [sc, rc11] = ["sc", "rc11"].map(|name| Model::shipped(name).expect("a model"));
    let refused = |plan: Result<Plan<'_>, Refusal>| plan.expect_err("it is refused").to_string();

    let graph = Options { engine: Some(Engine::Graph), ..Options::default() };
    assert!(refused(Plan::for_why(&input, &rc11, &graph)).contains("symbolic engine"));
    let listed = Options { list_executions: true, ..Options::default() };
    assert!(refused(Plan::for_why(&input, &rc11, &listed)).contains("--executions is not for why"));
    let plain = Options::default();
    let by_solver = Options { engine: Some(Engine::Symbolic), ..Options::default() };
    let plan = Plan::new(&input, &rc11, &by_solver).expect("a plan for check");
    assert!(why(&plan).expect_err("it asks another question").message().contains("Plan::for_why"));

    let plan = |input, model, options| Plan::new(input, model, options).expect("a plan");
    let both = compare(&plan(&input, &sc, &plain), &plan(&again, &rc11, &plain)).expect("the same test");
    assert!(both.sides.iter().all(|side| side.engine == Engine::Graph && side.only == 0));
    // Each side goes the way of its plan.
    let by_candidates = Options { engine: Some(Engine::Candidates), ..Options::default() };
    let mixed = compare(&plan(&input, &sc, &plain), &plan(&input, &rc11, &by_candidates)).expect("an answer");
    assert_eq!(mixed.sides.each_ref().map(|side| side.engine), [Engine::Graph, Engine::Candidates]);
    let refused =
        |first: &Plan<'_>, second: &Plan<'_>| compare(first, second).expect_err("refused").to_string();
    assert!(refused(&plan(&input, &sc, &plain), &plan(&other, &rc11, &plain)).contains("one input"));
    assert!(
        refused(&plan(&input, &sc, &plain), &plan(&input, &rc11, &listed))
            .contains("--executions is not for compare")
    );
    assert!(
        refused(&plan(&input, &sc, &by_solver), &plan(&input, &rc11, &plain)).contains("--engine symbolic")
    );
    let mut few = Options::default();
    few.compare.most = Some(1);
    assert!(refused(&plan(&input, &sc, &plain), &plan(&input, &rc11, &few)).contains("the same limits"));
}

/// An input that was read elsewhere has no text: it is not read as something else.
#[test]
fn inputs_that_were_read_elsewhere() {
    let reading = Reading::default();
    let file = read("examples/mailbox.ll");
    let ir = fencepost::llvm::Ir::new("mailbox.ll", file);
    let input = Input::llvm("mailbox.ll", &[ir], &reading).expect("a program");
    assert_eq!(input.source().kind(), fencepost::input::Kind::Program);
    let bad = Input::load(input.source(), &reading).expect_err("there is no text");
    assert!(bad.message.contains("mailbox.ll was made or read elsewhere"), "{}", bad.message);
    let model = Model::shipped("tso").expect("a model");
    let options = Options::default();
    let plan = Plan::new(&input, &model, &options).expect("a plan");
    assert!(
        fences(&plan, &mut |_| {}).expect_err("nothing to patch").message().contains("a patch is for files")
    );
}

/// A choice that was made for one source is not used for another.
#[test]
fn a_choice_is_for_its_source() {
    let reading = Reading::default();
    let text = "C T\n{ }\nP0 (atomic_int *x) { atomic_store(x, 1); }\nexists (x=1)\n";
    let [first, second] =
        ["A.litmus", "B.litmus"].map(|name| Input::litmus(name, text, &reading).expect("a test"));
    let model = Model::shipped("rc11").expect("a model");
    let options = Options::default();
    let choice = Choice::new(first.source(), &reading, &model, &options).expect("an engine");
    assert!(choice.plan(&first, options.search.clone()).is_ok());
    let refusal = choice.plan(&second, options.search.clone()).expect_err("another source");
    assert!(refusal.message().contains("A.litmus") && refusal.message().contains("B.litmus"), "{refusal}");
}
