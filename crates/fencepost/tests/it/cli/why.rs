//! `fencepost why`, Java files and models as text, from the outside.

use crate::support::{Folder, Run, files_in, root, run, run_to};
use fencepost::models::ModelId;

#[track_caller]
fn fencepost(args: &[&str], code: i32) -> Run {
    run_to(&root(), args, code)
}

#[test]
fn possible_and_impossible() {
    let possible = fencepost(&["why", "examples/SB.litmus"], 0);
    assert!(possible.stdout.starts_with("SB: possible under rc11: 0:r0=0"), "{}", possible.stdout);
    let impossible = fencepost(&["why", "examples/SB.litmus", "--model", "sc"], 1);
    assert!(impossible.stdout.contains("each of them necessary"), "{}", impossible.stdout);
    assert!(impossible.stdout.contains("to allow it, relax"), "{}", impossible.stdout);
    // Whatever the quantifier of the test's own condition, the outcome that it speaks of is explained.
    let forall = fencepost(&["why", "examples/MP.litmus"], 1);
    assert!(forall.stdout.starts_with("MP: impossible under rc11"), "{}", forall.stdout);
}

/// Under a model that respects dependencies, those that keep the outcome away are part of the reason; under
/// one that does not, they are in no core.
#[test]
fn dependencies_are_in_cores() {
    let core = |file: &str, model: &str| {
        let asked = ["why", file, "--model", model, "--format", "json"];
        let members = fencepost(&asked, 1).json()["core"].as_array().cloned().expect("a core");
        let texts =
            members.iter().map(|m| format!("{} {}", m["line"], m["text"].as_str().unwrap_or_default()));
        texts.filter(|text| text.contains("dependency of")).collect::<Vec<_>>()
    };
    assert_eq!(
        core("examples/LB+datas.litmus", "arm8"),
        [
            "8 the data dependency of atomic_store_explicit(y, r0, memory_order_relaxed);",
            "13 the data dependency of atomic_store_explicit(x, r0, memory_order_relaxed);"
        ]
    );
    assert_eq!(
        core("examples/LB+ctrls.litmus", "arm8"),
        [
            "9 the control dependency of atomic_store_explicit(y, 1, memory_order_relaxed);",
            "15 the control dependency of atomic_store_explicit(x, 1, memory_order_relaxed);"
        ]
    );
    assert_eq!(core("examples/LB+datas.litmus", "rc11"), [""; 0]);
    assert_eq!(core("examples/LB+ctrls.litmus", "rc11"), [""; 0]);
}

#[test]
fn another_outcome() {
    let one = fencepost(&["why", "examples/SB.litmus", "--model", "sc", "--outcome", r"0:r0=0 /\ 1:r0=1"], 0);
    assert!(one.stdout.contains("in the end: 0:r0=0; 1:r0=1"), "{}", one.stdout);
    fencepost(&["why", "examples/LoadBuffering.java", "--outcome", r"t1:r1=1 /\ t2:r2=0"], 0);
    fencepost(&["why", "examples/LoadBuffering.java", "--outcome", "t1:r1=7"], 1);
    for (outcome, words) in [
        ("0:r7=1", "--outcome:1:"),
        ("0:r0 1", "expected `=`"),
        ("~exists (0:r0=1)", "an outcome has no quantifier"),
        ("", "--outcome:1:1"),
    ] {
        let bad = fencepost(&["why", "examples/SB.litmus", "--outcome", outcome], 2);
        assert!(bad.stderr.contains(words), "{outcome}: {}", bad.stderr);
    }
    let bad = fencepost(&["why", "examples/LoadBuffering.java", "--outcome", "t1:nosuch=1"], 2);
    assert!(bad.stderr.contains("there is no variable of that thread `nosuch`"), "{}", bad.stderr);
}

#[test]
fn answers_for_machines() {
    let forbidden =
        fencepost(&["why", "examples/ThinAir.java", "--format", "json", "--cores", "3"], 1).json();
    assert_eq!(forbidden["verdict"], "violation");
    assert_eq!(forbidden["core_is_minimal"], true);
    assert!(forbidden["core"].as_array().is_some_and(|core| core.iter().any(|m| m["axiom"] == "7")));
    assert!(forbidden["solver"]["variables"].as_u64() > Some(0));
    assert_eq!(forbidden["solver"]["speculations"], 6);
    let allowed = fencepost(&["why", "examples/LoadBuffering.java", "--format", "json"], 0).json();
    assert_eq!(allowed["witness"]["derivation"]["kind"], "commitment");
    let raw = fencepost(&["why", "examples/ThinAir.java", "--format", "json", "--no-minimize"], 1).json();
    assert_eq!(raw["core_is_minimal"], false);
}

/// The whole justification is drawn.
#[test]
fn the_picture_shows_the_whole_justification() {
    let folder = Folder::new("why-pictures");
    for name in ["a.svg", "a.html", "a.dot"] {
        let path = folder.path().join(name);
        fencepost(
            &["why", "examples/LoadBuffering.java", "--graph", path.to_str().expect("a plain name")],
            0,
        );
        let picture = std::fs::read_to_string(&path).expect("it was drawn");
        assert!(picture.contains("the execution that justifies it"), "{name}");
    }
    let path = folder.path().join("none.svg");
    let run =
        fencepost(&["why", "examples/ThinAir.java", "--graph", path.to_str().expect("a plain name")], 1);
    assert!(run.stderr.contains("there is no execution to draw"), "{}", run.stderr);
}

#[test]
fn options_that_do_not_fit() {
    for (args, words) in [
        (&["why", "examples/SB.litmus", "--speculations", "3"][..], "is for models that speculate"),
        (&["why", "examples/SB.litmus", "--model", "xmm"], "does not know the model xmm"),
        (&["why", "examples/SB.litmus", "--model", "lmo"], "does not know the model lmo"),
        (&["why", "examples/SB.litmus", "examples/MP.litmus"], "why answers one question"),
        (&["check", "examples/SB.litmus", "--bits", "3"], "is for the symbolic engine"),
        (
            &["check", "examples/SB.litmus", "--engine", "symbolic", "--buffer", "3"],
            "is not for the symbolic engine",
        ),
        (
            &["check", "examples/SB.litmus", "--engine", "graph", "--model", "jmm"],
            "only the symbolic engine knows",
        ),
        (&["check", "examples/SB.litmus", "--engine", "symbolic", "--format", "herd"], "counts executions"),
        (&["check", "examples/LoadBuffering.java", "--executions"], "justifies executions one by one"),
        (&["fences", "examples/SB.litmus", "--model", "pram"], "graph engine or the state engine"),
        (&["fences", "examples/LoadBuffering.java", "--model", "tso"], "not in Java"),
    ] {
        let run = fencepost(args, 2);
        assert!(run.stderr.contains(words), "{args:?}: {}", run.stderr);
    }
}

#[test]
fn java_files_under_other_models() {
    // The default is Java's own model; the graph engine answers for its models.
    let own = fencepost(&["check", "examples/LoadBuffering.java", "--format", "json"], 0).json();
    assert_eq!((own["model"].as_str(), own["engine"].as_str()), (Some("jmm"), Some("symbolic")));
    let sc =
        fencepost(&["check", "examples/LoadBuffering.java", "--model", "sc", "--format", "json"], 1).json();
    assert_eq!((sc["engine"].as_str(), sc["executions"].as_u64()), (Some("graph"), Some(3)));
}

/// Bad Java and bad models: a message with file, line and column, and exit code 2.
#[test]
fn bad_files_are_refused_with_their_places() {
    let bad = files_in("tests/bad-java", "java");
    assert!(bad.len() >= 100);
    for path in bad.iter().step_by(5) {
        let name = path.strip_prefix(root()).expect("it is in the project").to_string_lossy().into_owned();
        let run = fencepost(&["check", &name], 2);
        assert!(
            run.stderr.starts_with("error: ") && run.stderr.contains(&format!("--> {name}:")),
            "{}",
            run.stderr
        );
    }
    let models = files_in("tests/bad-rml", "rml");
    assert!(models.len() >= 10);
    for path in models {
        let name = path.strip_prefix(root()).expect("it is in the project").to_string_lossy().into_owned();
        let run = fencepost(&["check", "examples/SB.litmus", "--model", &name], 2);
        assert!(run.stderr.starts_with("error: ") && run.stderr.contains("--> "), "{name}: {}", run.stderr);
    }
    let missing = fencepost(&["why", "examples/SB.litmus", "--model", "nosuch.rml"], 2);
    assert!(missing.stderr.contains("cannot read nosuch.rml"), "{}", missing.stderr);
}

#[test]
fn models_of_ones_own() {
    let run = fencepost(&["check", "examples/SB.litmus", "--model", "examples/ibm370.rml"], 0);
    assert!(run.stdout.contains("under ibm370"), "{}", run.stdout);
    let shown = fencepost(&["models", "--show", "jmm"], 0);
    assert!(shown.stdout.contains("rule 7") && shown.stdout.contains("rule a.so-total"), "{}", shown.stdout);
    let listed = fencepost(&["models"], 0);
    for name in ["jmm-original", "causal", "pram", "processor", "coherence", "nemos-sc"] {
        assert!(listed.stdout.contains(name), "{name}");
    }
}

/// A program: can something go wrong?
#[test]
fn why_says_what_can_go_wrong_in_a_program() {
    let race = fencepost(&["why", "examples/mailbox.ll"], 1);
    assert!(race.stdout.contains("data race on"), "{}", race.stdout);
}

/// A model that has a native checker is asked why by its text, so the text alone says the same.
#[test]
fn a_model_and_its_text_say_the_same() {
    let files = [
        "examples/SB.litmus",
        "examples/SB+fences.litmus",
        "examples/MP.litmus",
        "examples/LB+datas.litmus",
        "examples/IRIW.litmus",
        "tests/litmus/CoRR.litmus",
        "tests/litmus/2+2W.litmus",
        "tests/litmus/MP+relseq+rmw.litmus",
    ];
    let said = |model: &str, file: &str| {
        let run = run(&root(), &["why", file, "--model", model, "--cores", "3"]);
        assert!(matches!(run.code, 0 | 1), "{file} under {model}: {run:?}");
        // How long it took differs, and lines break elsewhere where the name is longer.
        let words = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        let (before, after) = words.split_once(", engine symbolic, ").expect("a line with the engine");
        (run.code, before.to_owned(), after.split_once(" s ").map(|(_, rest)| rest.to_owned()))
    };
    let mut impossible = 0;
    for model in ModelId::OF_ONE_GRAPH {
        for file in files {
            let (name, text) = (model.name(), format!("{model}.cat"));
            let (code, before, after) = said(&text, file);
            let renamed = |said: String| said.replace(&text, name);
            let by_text = (code, renamed(before), after.map(renamed));
            assert_eq!(said(name, file), by_text, "{file} under {model}");
            impossible += code;
        }
    }
    assert!(impossible > 20, "only {impossible} answers had a core");
}
