//! Which engine answers, and which options it refuses.

use crate::support::{Folder, read, root, run};
use fencepost::states::Machine;

#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    let folder = folder();
    let run = run(folder.path(), &[&["check", "SB.litmus"], args].concat());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}: {run:?}");
    for word in words {
        assert!(run.stderr.contains(word), "{args:?}: `{word}` is missing:\n{}", run.stderr);
    }
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
    let lines =
        run.stdout.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("an object"));
    let found: Vec<_> = lines.map(|line| (line["engine"].clone(), line["model"].clone())).collect();
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

/// Every kind of finding that `--ignore` knows is explained.
#[test]
fn every_kind_is_documented() {
    let page = read("docs/json.md");
    for kind in fencepost::report::Kind::all() {
        assert!(page.contains(&format!("`{kind}`")), "{kind}");
    }
}

/// Two texts that call themselves the same have a column each; a search that stopped does not say that nothing completes.
#[test]
fn what_a_review_found() {
    let folder = Folder::new("same-name");
    let text = read("examples/ibm370.rml");
    folder.write("a/m.rml", &text);
    folder.write("b/m.rml", &text);
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (a, b) = (path("a/m.rml"), path("b/m.rml"));
    let table = run(&root(), &["check", "examples/SB.litmus", "--model", &format!("{a},{b}"), "--summary"]);
    assert!(table.stdout.contains(&a) && table.stdout.contains(&b), "{}", table.stdout);
    let args = ["check", "examples/SB.litmus", "--engine", "candidates", "--timeout", "0s"];
    let cut = run(&root(), &args);
    assert_eq!(cut.code, 3);
    assert!(!cut.stdout.contains("no execution completes"), "{}", cut.stdout);
}
