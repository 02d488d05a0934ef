//! Which engine answers, and which options it refuses.

use crate::support::{Folder, read, refuses_in, root, run};
use fencepost::explore::Xmm;
use fencepost::fit::FLAGS;
use fencepost::input::{Reading, Source};
use fencepost::model::cat::CatModel;
use fencepost::models::Equivalence;
use fencepost::options::{Errors, Jobs};
use fencepost::report::{Engine, Kind, Verdict};
use fencepost::source::SourceFile;
use fencepost::states::{Capacity, Liveness, Machine, Order};
use fencepost::symbolic::Minimise;
use fencepost::{Choice, Input, Model, Options, Plan};

#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    let folder = folder();
    refuses_in(folder.path(), &[&["check", "SB.litmus"], args].concat(), words);
}

#[track_caller]
fn folder() -> Folder {
    let place = std::panic::Location::caller();
    let folder = Folder::new(&format!("engines-{}-{:?}", place.line(), std::thread::current().id()));
    folder.write("SB.litmus", &read("examples/SB.litmus"));
    folder
}

/// Who answered for which model.
#[track_caller]
fn answers(args: &[&str], expected: &[(&str, &str)]) {
    let folder = folder();
    let run = run(folder.path(), &[&["check", "SB.litmus", "--format", "json"], args].concat());
    let found: Vec<_> =
        run.json_lines().iter().map(|line| (line["engine"].clone(), line["model"].clone())).collect();
    let expected: Vec<_> = expected.iter().map(|(e, m)| ((*e).into(), (*m).into())).collect();
    assert_eq!(found, expected, "{args:?}: {run:?}");
}

#[test]
fn who_answers() {
    answers(&[], &[("graph", "rc11")]);
    answers(&["--engine", "graph"], &[("graph", "rc11")]);
    answers(&["--engine", "states"], &[("states", "lmo")]);
    answers(&["--model", "lmo"], &[("states", "lmo")]);
    answers(&["--model", "tso,lmo"], &[("graph", "tso"), ("states", "lmo")]);
    answers(
        &["--model", "sc,tso,pso", "--engine", "states"],
        &[("states", "sc"), ("states", "tso"), ("states", "pso")],
    );
}

#[test]
fn models_that_an_engine_does_not_know() {
    refuses(&["--engine", "graph", "--model", "lmo"], &["the graph engine does not know the model lmo"]);
    for model in ["ra", "rc11", "rc20", "wrc11", "jam21", "jam21-genmc", "xmm"] {
        let words = format!("the state engine does not know the model {model}; it knows sc, tso, pso, lmo");
        refuses(&["--engine", "states", "--model", model], &[&words]);
        refuses(&["--engine", "states", "--model", &format!("sc,{model}")], &[&words]);
    }
    refuses(&["--model", "x86"], &["`x86`", "rc11, rc20, wrc11, jam21, jam21-genmc, xmm, lmo"]);
}

#[test]
fn symmetry_is_for_two_engines() {
    answers(&["--symmetry", "--model", "tso"], &[("graph", "tso")]);
    answers(&["--symmetry", "--model", "lmo,rc11"], &[("states", "lmo"), ("graph", "rc11")]);
    for model in ["wrc11", "jam21", "jam21-genmc", "xmm"] {
        refuses(&["--symmetry", "--model", model], &[&format!("--symmetry is not for the model {model}: ")]);
    }
    refuses(&["--symmetry", "--equivalence", "rf"], &["--symmetry and --equivalence rf do not go together"]);
    refuses(&["--symmetry", "--engine", "symbolic"], &["--symmetry is not for the symbolic engine"]);
}

#[test]
fn options_of_the_state_engine() {
    let options: [&[&str]; 6] = [
        &["--buffer", "2"],
        &["--search", "cost"],
        &["--property", "termination"],
        &["--merge-creations"],
        &["--no-reduction"],
        &["--local-steps"],
    ];
    for option in options {
        let words = format!("{} is for the state engine, but the graph engine answers for tso", option[0]);
        refuses(&[option, &["--model", "tso"]].concat(), &[&words, "--engine states"]);
        // One of the models is answered by the graph engine.
        refuses(&[option, &["--model", "lmo,tso"]].concat(), &[&words]);
        answers(&[option, &["--model", "lmo"]].concat(), &[("states", "lmo")]);
    }
    let all = options.concat();
    answers(&[&all[..], &["--model", "tso", "--engine", "states"]].concat(), &[("states", "tso")]);
}

#[test]
fn options_of_the_graph_engine() {
    refuses(
        &["--model", "lmo", "--unroll", "3"],
        &["--unroll is for the graph engine", "loops need no bound"],
    );
    for option in [&["--executions"][..], &["--max-executions", "3"], &["--count-duplicates"]] {
        let words = format!("{} is for the graph engine, but the state engine answers for lmo", option[0]);
        refuses(&[option, &["--model", "lmo"]].concat(), &[&words, "states, not executions"]);
    }
}

#[test]
fn how_xmm_looks_for_cycles() {
    answers(&["--model", "xmm", "--xmm", "default"], &[("graph", "xmm")]);
    answers(&["--model", "xmm", "--xmm", "exhaustive"], &[("graph", "xmm")]);
    refuses(&["--model", "rc11", "--xmm", "default"], &["--xmm is for the model xmm", "rc11"]);
    refuses(&["--model", "xmm,sc", "--xmm", "exhaustive"], &["--xmm"]);
    refuses(&["--model", "lmo", "--xmm", "default"], &["--xmm is for the graph engine", "the model xmm"]);
}

#[test]
fn how_many_search() {
    refuses(&["--jobs", "0"], &["--jobs"]);
    answers(&["--jobs", "1"], &[("graph", "rc11")]);
    answers(&["--jobs", "2", "--max-memory", "2G"], &[("graph", "rc11")]);
    answers(&["--jobs", "2", "--model", "lmo"], &[("states", "lmo")]);
    answers(&["--engine", "symbolic", "--max-memory", "2G"], &[("symbolic", "rc11")]);
}

#[test]
fn values_that_mean_nothing() {
    refuses(&["--model", "lmo", "--buffer", "many"], &["--buffer", "inf for no bound"]);
    refuses(&["--model", "lmo", "--max-memory", "much"], &["--max-memory", "500M"]);
    refuses(&["--model", "lmo", "--search", "random"], &["breadth", "depth", "cost"]);
    refuses(&["--model", "lmo", "--property", "peace"], &["livelock", "termination"]);
}

/// A file that is no test has its lines too, with the engine that would have answered.
#[test]
fn bad_input() {
    let folder = folder();
    let run = run(folder.path(), &["check", "nosuch.litmus", "--model", "lmo", "--format", "json"]);
    assert_eq!(run.code, 2);
    let line: serde_json::Value = serde_json::from_str(run.stdout.trim()).expect("an object");
    assert_eq!((&line["engine"], &line["model"]), (&"states".into(), &"lmo".into()));
}

#[test]
fn the_model_that_only_the_state_engine_knows() {
    let folder = folder();
    let page = run(folder.path(), &["models", "--show", "lmo"]).stdout;
    let text = fencepost::model::machines::describe(Machine::Lmo);
    assert!(
        page.starts_with("lmo: ") && page.contains(text.definition) && page.contains(text.remarks),
        "{page}"
    );
    let page = run(folder.path(), &["models", "--show", "tso"]).stdout;
    assert!(page.contains("As a machine (engine states):"), "{page}");
}

/// What `models --show` prints, kept in a file, is the same model: it has the same final states.
#[test]
fn shown_models_can_be_read_back() {
    use fencepost::models::{ModelId, only_texts};
    let folder = folder();
    let graph = ModelId::ALL.iter().map(|model| model.name()).filter(|name| *name != "xmm");
    let cat: Vec<&str> = graph.chain(only_texts().iter().map(|text| text.name)).collect();
    let rml = fencepost::rml::Model::names().iter();
    let rml = rml.map(|name| ((*name).to_owned(), (*name).to_owned(), "rml", "symbolic"));
    // By the model's name and by that of its text the pages differ.
    let pages = cat.iter().flat_map(|name| {
        let text = format!("{name}.cat");
        [((*name).to_owned(), text.clone()), (text.clone(), text)]
    });
    let pages = pages.map(|(shown, model)| (shown, model, "cat", "candidates")).chain(rml);
    let mut count = 0;
    for (shown, model, language, engine) in pages {
        let page = run(folder.path(), &["models", "--show", &shown]);
        assert_eq!(page.code, 0, "{shown}: {page:?}");
        let again = format!("again.{language}");
        folder.write(&again, &page.stdout);
        let facts = |model: &str| {
            let args = ["check", "SB.litmus", "--engine", engine, "--format", "json", "--model", model];
            let run = run(folder.path(), &args);
            assert!(matches!(run.code, 0 | 1), "{shown}: {run:?}\n{}", page.stdout);
            let line: serde_json::Value = serde_json::from_str(run.stdout.trim()).expect("an object");
            (run.code, line["final_states"].to_string())
        };
        assert_eq!(facts(&again), facts(&model), "{shown}");
        count += 1;
    }
    assert!(count >= 30, "only {count} pages");
}

#[test]
fn two_texts_that_call_themselves_the_same_have_a_column_each() {
    let folder = Folder::new("same-name");
    let text = read("examples/ibm370.rml");
    folder.write("a/m.rml", &text);
    folder.write("b/m.rml", &text);
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (a, b) = (path("a/m.rml"), path("b/m.rml"));
    let table = run(&root(), &["check", "examples/SB.litmus", "--model", &format!("{a},{b}"), "--summary"]);
    assert!(table.stdout.contains(&a) && table.stdout.contains(&b), "{}", table.stdout);
}

#[test]
fn a_search_that_stopped_does_not_say_that_nothing_completes() {
    let args = ["check", "examples/SB.litmus", "--engine", "candidates", "--timeout", "0s"];
    let cut = run(&root(), &args);
    assert_eq!(cut.code, 3);
    assert!(!cut.stdout.contains("no execution completes"), "{}", cut.stdout);
}

/// The options of `check` that differ from engine to engine, each by itself.
fn single_options() -> Vec<(&'static str, Options)> {
    type Set = fn(&mut Options);
    let all: [(&str, Set); 21] = [
        ("", |_| {}),
        ("--buffer", |o| o.states.buffer = Some(Capacity::Bounded(2))),
        ("--search", |o| o.states.order = Some(Order::Cost)),
        ("--property", |o| o.states.liveness = Some(Liveness::Termination)),
        ("--merge-creations", |o| o.states.merge_creations = true),
        ("--no-reduction", |o| o.states.no_reduction = true),
        ("--local-steps", |o| o.states.local_steps = true),
        ("--bits", |o| o.symbolic.bits = Some(4)),
        ("--depth", |o| o.symbolic.depth = Some(4)),
        ("--speculations", |o| o.symbolic.speculations = Some(2)),
        ("--no-minimize", |o| o.symbolic.minimise = Minimise::No),
        ("--executions", |o| o.list_executions = true),
        ("--max-executions", |o| o.search.limits.max_executions = Some(3)),
        ("--max-memory", |o| o.search.limits.max_memory = Some(1 << 30)),
        ("--count-duplicates", |o| o.count_duplicates = true),
        ("--all-errors", |o| o.errors = Errors::All),
        ("--estimate", |o| o.estimate = true),
        ("--xmm", |o| o.graph.xmm = Some(Xmm::Default)),
        ("--equivalence", |o| o.graph.equivalence = Some(Equivalence::Rf)),
        ("--symmetry", |o| o.symmetry = true),
        ("--jobs", |o| o.jobs = Jobs::Exactly(2)),
    ];
    let made = |(name, set): (&'static str, Set)| {
        let mut options = Options::default();
        set(&mut options);
        (name, options)
    };
    all.into_iter().map(made).collect()
}

/// A refusal names an engine only if that engine takes the model, the input and the options: for all models,
/// engines and options.
#[test]
fn advice_works() {
    let sources = [
        Source::Litmus("t.litmus".into()),
        Source::Java("T.java".into()),
        Source::Program(vec!["t.c".into()]),
    ];
    // (A text that only the candidate enumerator takes.)
    let text = "let f s = match s with || {} -> 0 || e ++ es -> rf end\nacyclic po | f(W)";
    let text = CatModel::parse(&SourceFile::new("dynamic.cat", text), &[], &mut |_| None).expect("a model");
    let shipped = Model::names().map(|name| Model::shipped(name).expect("a model"));
    let models: Vec<Model> = shipped.chain([Model::of_cat(text.into())]).collect();
    let engines = [None].into_iter().chain(Engine::ALL.into_iter().map(Some));
    let reading = Reading::default();
    let (mut refused, mut advised, mut taken) = (0, 0, 0);
    for engine in engines {
        for (option, options) in single_options() {
            let options = Options { engine, ..options };
            for model in &models {
                for source in &sources {
                    let what = format!("{option} {engine:?} {} {source:?}", model.name());
                    let refusal = match Choice::new(source, &reading, model, &options) {
                        Ok(choice) => {
                            assert!(engine.is_none_or(|engine| engine == choice.engine()), "{what}");
                            let flag = FLAGS.iter().find(|flag| flag.name == option);
                            assert!(
                                flag.is_none_or(|flag| flag.engines.contains(&choice.engine())),
                                "{what}"
                            );
                            taken += 1;
                            continue;
                        }
                        Err(refusal) => refusal.to_string(),
                    };
                    refused += 1;
                    for word in refusal.split("--engine ").skip(1) {
                        let name = word.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
                        let other = Engine::ALL.into_iter().find(|engine| engine.name() == name);
                        assert!(other.is_some(), "{what}: {refusal}");
                        let options = Options { engine: other, ..options.clone() };
                        let works = Choice::new(source, &reading, model, &options);
                        assert!(works.is_ok(), "{what}: {refusal}: {works:?}");
                        advised += 1;
                    }
                }
            }
        }
    }
    assert!(
        refused > 3000 && advised > 500 && taken > 1000,
        "{refused} refused, {advised} advised, {taken} taken"
    );
}

/// A refusal that can name no other engine says why the option's own engine does not help.
#[test]
fn advice_that_cannot_help_is_not_given() {
    let words = [
        "--search is for the state engine, but the graph engine answers for rc11",
        "it knows sc, tso, pso, lmo",
    ];
    refuses(&["--model", "rc11", "--search", "cost"], &words);
    let folder = folder();
    let run = run(folder.path(), &["check", "SB.litmus", "--model", "rc11", "--search", "cost"]);
    assert!(!run.stderr.contains("--engine"), "{}", run.stderr);
}

/// A litmus test in which plain accesses may form a cycle, which the graph engine does not build under jam21.
const PLAIN_CYCLE: &str = "C LB\n{ x = 0; y = 0; }\n\
    P0 (int *x, int *y) {\n  int r0 = *x;\n  *y = 1;\n}\n\
    P1 (int *x, int *y) {\n  int r0 = *y;\n  *x = 1;\n}\n\
    exists (0:r0=1 /\\ 1:r0=1)\n";

/// Where the program adds engines to the chosen one, every option is heeded by all of them or refused by
/// name; an engine that was asked for by name answers alone.
#[test]
fn every_engine_of_a_route_heeds_the_options() {
    let folder = Folder::new("routes");
    folder.write("lb.litmus", PLAIN_CYCLE);
    folder.write("sb.litmus", &read("examples/SB.litmus"));
    let ask = |args: &[&str]| {
        let args =
            [&["check", "lb.litmus", "sb.litmus", "--model", "jam21", "--format", "json"], args].concat();
        let run = run(folder.path(), &args);
        let lines = run.stdout.lines().map(|line| serde_json::from_str(line).expect("an object"));
        let lines: Vec<serde_json::Value> = lines.collect();
        assert_eq!(lines.len(), 2, "{args:?}: {run:?}");
        lines
    };
    let plain = ask(&["--executions", "--max-memory", "4G", "--timeout", "60s", "--count-duplicates"]);
    assert_eq!((&plain[0]["engine"], &plain[1]["engine"]), (&"candidates".into(), &"graph".into()));
    assert_eq!(plain[0]["verdict"], "ok");
    let graph = ask(&["--engine", "graph"]);
    assert_eq!((&graph[0]["engine"], &graph[0]["verdict"]), (&"graph".into(), &"unknown".into()));
    let option = &["--equivalence", "rf"];
    let lines = ask(option);
    let message = lines[0]["errors"][0]["message"].as_str().unwrap_or_default();
    let words = [option[0], "the candidate enumerator", "--engine graph"];
    assert!(words.iter().all(|word| message.contains(word)), "{message}");
    // The next file is answered, and the advice works.
    assert_eq!(lines[1]["engine"], "graph");
    let alone = ask(&["--equivalence", "rf", "--engine", "graph"]);
    assert_eq!(alone[0]["engine"], "graph");
    assert!(alone[0]["errors"].as_array().is_some_and(Vec::is_empty), "{alone:?}");
    // The symbolic engine, which is asked last, does not take this option: the answer says that it was not
    // asked.
    let test = fencepost::litmus::parse(&SourceFile::new("lb.litmus", PLAIN_CYCLE), &Default::default());
    let input = Input::from(test.expect("a test").program);
    let jam21 = Model::shipped("jam21").expect("a model");
    let options = Options { ignore: vec![Kind::Race], ..Options::default() };
    let outcome = fencepost::check(&Plan::new(&input, &jam21, &options).expect("a plan"));
    assert_eq!(outcome.engine(), Engine::Symbolic, "{outcome:?}");
    let options = Options { errors: Errors::All, ..options };
    let outcome = fencepost::check(&Plan::new(&input, &jam21, &options).expect("a plan"));
    assert_eq!((outcome.engine(), outcome.verdict()), (Engine::Graph, Verdict::Unknown), "{outcome:?}");
    assert!(outcome.notes.iter().any(|note| note.contains("was not asked: --all-errors")), "{outcome:?}");
}

/// `--jobs` changes no answer: where an engine with one thread is asked beside or in place of the graph
/// engine, it answers as it does without the option.
#[test]
fn jobs_change_no_answer_of_a_fallback() {
    let folder = Folder::new("jobs_of_routes");
    folder.write("lb.litmus", PLAIN_CYCLE);
    let ask = |args: &[&str]| {
        let args = [&["check", "lb.litmus", "--model", "jam21", "--format", "json"], args].concat();
        let run = run(folder.path(), &args);
        let mut line: serde_json::Value = serde_json::from_str(&run.stdout).expect("an object");
        line.as_object_mut().expect("an object").remove("time_s");
        line
    };
    // The candidate enumerator answers in place of the graph engine.
    let one = ask(&["--jobs", "1"]);
    assert_eq!((&one["engine"], &one["verdict"]), (&"candidates".into(), &"ok".into()));
    assert_eq!(ask(&["--jobs", "2"]), one);
    // The symbolic engine answers after it.
    let test = fencepost::litmus::parse(&SourceFile::new("lb.litmus", PLAIN_CYCLE), &Default::default());
    let input = Input::from(test.expect("a test").program);
    let jam21 = Model::shipped("jam21").expect("a model");
    let answer = |jobs: Jobs| {
        let options = Options { ignore: vec![Kind::Race], jobs, ..Options::default() };
        let outcome = fencepost::check(&Plan::new(&input, &jam21, &options).expect("a plan"));
        (outcome.engine(), outcome.verdict(), outcome.notes.clone())
    };
    let one = answer(Jobs::Exactly(1));
    assert_eq!((one.0, one.1), (Engine::Symbolic, Verdict::Ok), "{one:?}");
    assert_eq!(answer(Jobs::Exactly(2)), one);
    assert_eq!(answer(Jobs::AtMost(2)), one);
}

/// If no model is named, each file has that of its language, as it has alone.
#[test]
fn the_default_model_is_that_of_the_language() {
    let folder = folder();
    folder.write("T.java", &read("examples/Publication.java"));
    answers(&[], &[("graph", "rc11")]);
    let models = |args: &[&str]| {
        let run = run(folder.path(), &[&["check", "--format", "json"], args].concat());
        let lines = run
            .stdout
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("an object"));
        lines.map(|line| line["model"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(models(&["T.java"]), ["jmm"]);
    assert_eq!(models(&["SB.litmus", "T.java"]), ["rc11", "jmm"]);
    assert_eq!(models(&["T.java", "SB.litmus", "--engine", "graph"]), ["rc11", "rc11"]);
    assert_eq!(models(&["T.java", "SB.litmus", "--model", "sc"]), ["sc", "sc"]);
}

/// An option that changes nothing about any of the files is refused by name.
#[test]
fn options_without_effect() {
    let folder = folder();
    folder.write("T.java", &read("examples/Publication.java"));
    for (args, words) in [
        (&["check", "T.java", "--spurious-cas"][..], "--spurious-cas"),
        (&["check", "SB.litmus", "T.java", "--spurious-wakeups"], "--spurious-wakeups"),
        (&["fences", "SB.litmus", "--model", "tso", "--spurious-wakeups"], "--spurious-wakeups"),
        (&["check", "SB.litmus", "--clang", "clang"], "--clang"),
        (&["why", "SB.litmus", "--clang", "clang"], "--clang"),
        (&["compare", "sc", "tso", "SB.litmus", "--clang", "clang"], "--clang"),
        (&["check", "SB.litmus", "--", "-O2"], "what follows -- is for clang or rustc"),
    ] {
        let run = run(folder.path(), args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}: {run:?}");
        assert!(run.stderr.contains(words), "{args:?}: {}", run.stderr);
    }
    // It is heeded where one of several files has it.
    answers(&["--spurious-cas"], &[("graph", "rc11")]);
}
