//! Models that are texts in the cat language, from the outside.

use crate::support::{Folder, Run, refuses_in, root, run, run_json, run_to};
use serde_json::Value;

#[track_caller]
fn fencepost(args: &[&str], code: i32) -> Run {
    run_to(&root(), args, code)
}

/// What is refused, and in which words.
#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    refuses_in(&root(), args, words);
}

/// A folder with a model in it, and the model's path.
fn with_model(test: &str, text: &str) -> (Folder, String) {
    let folder = Folder::new(&format!("cat-{test}"));
    folder.write("mine.cat", text);
    let path = folder.path().join("mine.cat").display().to_string();
    (folder, path)
}

const MINE: &str = "examples/in-order.cat";

/// `engine: verdict, executions`, of a test of the examples.
#[track_caller]
fn check(test: &str, args: &[&str], expected: &str) {
    let file = format!("examples/{test}.litmus");
    let answer = run_json(&[&["check", &file], args].concat());
    let word = |field: &str| answer[field].as_str().unwrap_or("").to_owned();
    let found = format!("{}: {}, {}", word("engine"), word("verdict"), answer["executions"]);
    assert_eq!(found, expected, "{test} {args:?}: {answer}");
}

#[test]
fn a_model_of_ones_own_on_tests() {
    check("SB", &["--model", MINE], "graph: ok, 4");
    check("MP", &["--model", MINE], "graph: ok, 2");
    check("LB", &["--model", MINE], "graph: ok, 3");
    // Stores stay in order, but loads that do not acquire are early.
    check("MP+race", &["--model", MINE], "graph: violation, 3");
    check("spinlock", &["--model", MINE], "graph: ok, 6");
    for engine in ["candidates", "symbolic"] {
        let run = fencepost(&["check", "examples/SB.litmus", "--model", MINE, "--engine", engine], 0);
        assert!(run.stdout.starts_with("SB: the condition holds under in-order"), "{}", run.stdout);
    }
}

#[test]
fn a_model_of_ones_own_on_programs() {
    let run = fencepost(&["check", "examples/mailbox.ll", "--model", MINE], 0);
    assert!(run.stdout.contains("verified under in-order: no error in 3 executions"), "{}", run.stdout);
    // A relaxed unlock hands the counter over, since stores stay in order; in C it does not.
    let run = fencepost(&["check", "examples/spinlock.c", "--model", MINE], 0);
    assert!(run.stdout.contains("verified under in-order: no error in 2 executions"), "{}", run.stdout);
    fencepost(&["check", "examples/spinlock.c"], 1);
}

#[test]
fn hardware_and_the_first_c11() {
    for model in ["arm8", "power", "c11"] {
        check("SB", &["--model", model], "candidates: ok, 4");
        check("MP", &["--model", model], "candidates: ok, 2");
        check("LB", &["--model", model], "candidates: violation, 4");
        let symbolic = run_json(&["check", "examples/LB.litmus", "--model", model, "--engine", "symbolic"]);
        assert_eq!(symbolic["verdict"], "violation", "{model}");
        assert_eq!(symbolic["final_states"].as_array().map(Vec::len), Some(4), "{model}");
    }
    check("LB+datas", &["--model", "arm8"], "candidates: ok, 3");
    check("LB+datas", &["--model", "power"], "candidates: ok, 3");
    // What has no value until it is read from itself is not found by anybody who looks.
    check("LB+ctrls", &["--model", "arm8"], "candidates: ok, 1");
}

/// The same answers and counts, whoever explores: the native model, its text on the graph engine, its text on
/// candidates.
#[test]
fn engines_agree_on_the_examples() {
    let tests =
        ["IRIW", "LB", "LB+acqs", "LB+coh-cyc", "MP", "MP+race", "SB", "SB+fences", "seqlock", "mutex"];
    for test in tests {
        for model in ["sc", "tso", "pso", "ra", "rc11", "rc20", "wrc11", "jam21-genmc"] {
            let file = format!("examples/{test}.litmus");
            let text = format!("{model}.cat");
            let facts = |args: &[&str]| {
                let answer = run_json(&[&["check", &file], args].concat());
                let fields = ["verdict", "executions", "blocked", "condition", "final_states"];
                let kinds: Vec<_> =
                    answer["errors"].as_array().into_iter().flatten().map(|e| e["kind"].clone()).collect();
                (fields.map(|field| answer[field].clone()), kinds, answer["engine"].clone())
            };
            let native = facts(&["--model", model]);
            let graph = facts(&["--model", &text]);
            let candidates = facts(&["--model", model, "--engine", "candidates"]);
            assert_eq!((&native.0, &native.1), (&graph.0, &graph.1), "{test} {model}");
            assert_eq!((&native.0, &native.1), (&candidates.0, &candidates.1), "{test} {model}");
            assert_eq!((graph.2, candidates.2), ("graph".into(), "candidates".into()), "{test} {model}");
        }
    }
}

#[test]
fn limits_and_lists() {
    let lb = "examples/LB.litmus";
    let counted = run_json(&["check", lb, "--model", "arm8", "--count-duplicates", "--executions"]);
    assert_eq!(counted["duplicates"], 0);
    assert_eq!(counted["execution_list"].as_array().map(Vec::len), Some(4));
    let run = fencepost(&["check", lb, "--model", "arm8", "--max-executions", "1"], 3);
    assert!(run.stdout.contains("stopped early: the number of executions asked for"), "{}", run.stdout);
    // There are no more than four.
    assert_eq!(run_json(&["check", lb, "--model", "arm8", "--max-executions", "4"])["complete"], true);
    let late = run_json(&["check", "bench/litmus/IRIW+3.litmus", "--model", "power", "--timeout", "1ms"]);
    assert_eq!((&late["stopped"], &late["verdict"]), (&"timeout".into(), &"unknown".into()));
    let full = run_json(&["check", lb, "--model", "arm8", "--max-memory", "1M"]);
    assert_eq!((&full["stopped"], &full["verdict"]), (&"max-memory".into(), &"unknown".into()), "{full}");
    assert_eq!(run_json(&["check", lb, "--model", "arm8", "--max-memory", "4G"])["complete"], true);
    let paths = run_json(&["check", "examples/casloop.litmus", "--model", "power"]);
    assert_eq!(paths["stopped"], "max-paths");
    let herd = fencepost(&["check", lb, "--model", "arm8", "--format", "herd"], 1);
    assert!(herd.stdout.contains("Observation LB Sometimes 1 3"), "{}", herd.stdout);
}

#[test]
fn engines_that_cannot() {
    let lb = "examples/LB.litmus";
    refuses(
        &["check", lb, "--model", "arm8", "--engine", "graph"],
        &["do not imply `acyclic po | rf`", "write that axiom into the text", "--engine candidates"],
    );
    let (_folder, path) = with_model("loose", "empty co & po^-1");
    refuses(
        &["check", lb, "--model", &path, "--engine", "graph"],
        &["the axioms of mine", "acyclic (po & loc) | rf | co | fr"],
    );
    refuses(&["check", lb, "--model", "arm8", "--engine", "states"], &["it knows sc, tso, pso, lmo"]);
    for model in ["xmm", "lmo", "jmm"] {
        refuses(&["check", lb, "--model", model, "--engine", "candidates"], &["texts in cat", model]);
    }
    for model in ["arm8", "rc11"] {
        refuses(
            &["check", "examples/mailbox.ll", "--model", model, "--engine", "candidates"],
            &["examples/mailbox.ll is a program", "--engine symbolic"],
        );
    }
    // Of itself it goes to the engine that takes programs.
    assert_eq!(run_json(&["check", "examples/mailbox.ll", "--model", "arm8"])["engine"], "symbolic");
    refuses(&["fences", "examples/SB.litmus", "--model", "arm8"], &["fences are looked for"]);
}

#[test]
fn options_that_do_not_fit() {
    let sb = "examples/SB.litmus";
    for option in [
        &["--jobs", "2"][..],
        &["--estimate"],
        &["--symmetry"],
        &["--equivalence", "rf"],
        &["--xmm", "default"],
        &["--buffer", "3"],
        &["--bits", "4"],
    ] {
        let args = [&["check", sb, "--model", "arm8"], option].concat();
        refuses(&args, &[option[0], "candidate enumerator, which answers for arm8"]);
    }
    for option in [&["--estimate"][..], &["--symmetry"], &["--equivalence", "rf"], &["--xmm", "default"]] {
        let args = [&["check", sb, "--model", "rc11.cat"], option].concat();
        refuses(&args, &[option[0], "rc11.cat, a model that is a text in cat"]);
    }
    refuses(&["check", sb, "--variant", "x"], &["--variant is for models that are texts in cat"]);
    refuses(&["why", sb, "--variant", "x"], &["--variant is for models that are texts in cat"]);
    refuses(&["check", sb, "--model", MINE, "--variant", "x"], &["--variant x", "asks for no such thing"]);
}

#[test]
fn a_variant_turns_on_its_part_of_a_text() {
    let text = "include \"sc.cat\"\nif \"never\" then empty rf end";
    let (_folder, path) = with_model("variants", text);
    let sb = "examples/SB.litmus";
    check("SB", &["--model", &path], "graph: violation, 3");
    check("SB", &["--model", &path, "--variant", "never"], "graph: unknown, 0");
    fencepost(&["why", sb, "--model", &path, "--outcome", "0:r0=1", "--variant", "never"], 1);
    fencepost(&["why", sb, "--model", &path, "--outcome", "0:r0=1"], 0);
}

/// Both kinds of flags, on tests and on programs.
#[test]
fn flags_are_reported_on_tests_and_programs() {
    let text = r#"
acyclic po | sync | rf | co | fr as sc
(* nobody reads what others write *)
undefined_unless empty rf & ext \ (IW * R) as apart
flag ~empty [W]; po; [R] as write-read
"#;
    let (_folder, path) = with_model("flags", text);
    let sb = ["check", "examples/SB.litmus", "--model", &path];
    let kinds = |answer: &Value, list: &str| -> Vec<String> {
        let kind = |finding: &Value| format!("{} {}", finding["kind"], finding["message"]);
        answer[list].as_array().into_iter().flatten().map(kind).collect()
    };
    let answer = run_json(&sb);
    let errors = kinds(&answer, "errors");
    assert_eq!(
        errors,
        [
            "\"flag\" \"the program has no meaning under the model: apart (nobody reads what others write)\"",
            "\"flag\" \"the model raises a flag: write-read\"",
        ]
    );
    // The answer is that of the condition, which sc does not fulfil, whatever is flagged.
    assert_eq!((&answer["verdict"], &answer["condition"]["holds"]), (&"violation".into(), &false.into()));
    let mp = run_json(&["check", "examples/MP.litmus", "--model", &path]);
    assert_eq!(mp["verdict"], "ok");
    assert_eq!(kinds(&mp, "errors").len(), 1, "{mp}");
    assert_eq!(kinds(&run_json(&[&sb[..], &["--ignore", "flag"]].concat()), "errors").len(), 0);
    let run = fencepost(&sb, 1);
    for words in ["error[flag]", "P0 W_rlx x = 1 (line 7) → P1 R_rlx x = 1 (line 13)", "mine.cat:4:"] {
        assert!(run.stdout.contains(words), "{words}: {}", run.stdout);
    }
    let candidates = run_json(&[&sb[..], &["--engine", "candidates"]].concat());
    assert_eq!(kinds(&candidates, "errors").len(), 2, "{candidates}");

    let program = fencepost(&["check", "examples/mailbox.ll", "--model", &path], 1);
    assert!(program.stdout.contains("BUG under mine: the program has no meaning"), "{}", program.stdout);
    let remark = text.replace("undefined_unless empty", "flag ~empty");
    let (_folder, path) = with_model("remark", &remark);
    let program = run_json(&["check", "examples/mailbox.ll", "--model", &path]);
    assert_eq!((&program["verdict"], kinds(&program, "errors").len()), (&"ok".into(), 0), "{program}");
    assert_eq!(kinds(&program, "warnings").len(), 1, "{program}");
    // The solver is not asked about remarks, and says so.
    let solved = run_json(&["check", "examples/mailbox.ll", "--model", &path, "--engine", "symbolic"]);
    assert!(solved["notes"].to_string().contains("`apart`, `write-read`"), "{solved}");
}

/// A flag of the name `race` is a race, in the words of one.
#[test]
fn a_flag_named_race_is_reported_as_a_race() {
    for args in
        [&["--model", "rc11.cat"][..], &["--model", "c11"], &["--model", "rc11", "--engine", "candidates"]]
    {
        let answer = run_json(&[&["check", "examples/MP+race.litmus"], args].concat());
        assert_eq!(answer["errors"][0]["kind"], "race", "{args:?}: {answer}");
        let message = answer["errors"][0]["message"].as_str().unwrap_or("");
        assert!(message.starts_with("data race on data: P0 writes it (plain, line 7)"), "{message}");
        assert_eq!(answer["errors"].as_array().map(Vec::len), Some(1), "{args:?}");
    }
    let program = fencepost(&["check", "examples/mailbox.ll", "--model", "rc11.cat"], 1);
    assert!(program.stdout.contains("BUG under rc11.cat: data race on message"), "{}", program.stdout);
    fencepost(&["check", "examples/mailbox.ll", "--model", "rc11.cat", "--ignore", "race"], 0);
}

#[test]
fn relations_are_shown() {
    let text = "include \"rc11.cat\"\nshow hb\nshow eco, sw\nunshow eco";
    let (folder, path) = with_model("show", text);
    let answer = run_json(&["check", "examples/SB.litmus", "--model", &path, "--executions"]);
    let edges = answer["witness"]["edges"].as_array().cloned().unwrap_or_default();
    let count = |kind: &str| edges.iter().filter(|edge| edge["kind"] == kind).count();
    assert!(count("hb") > 0 && count("eco") == 0, "{answer}");
    let picture = folder.path().join("sb.dot").display().to_string();
    fencepost(&["check", "examples/SB.litmus", "--model", &path, "--graph", &picture], 0);
    assert!(folder.read("sb.dot").contains("label=\"hb\""));
    let candidates = run_json(&[
        "check",
        "examples/SB.litmus",
        "--model",
        &path,
        "--engine",
        "candidates",
        "--executions",
    ]);
    assert_eq!(candidates["witness"]["edges"], answer["witness"]["edges"]);
}

#[test]
fn why_names_the_axiom_of_a_text() {
    let run = fencepost(&["why", "examples/LB+datas.litmus", "--model", "arm8"], 1);
    let axiom = "axiom external: what is observed, and what threads keep in order, has no cycle";
    assert!(run.stdout.contains(axiom), "{}", run.stdout);
    fencepost(&["why", "examples/LB.litmus", "--model", "power"], 0);
    let run = fencepost(&["why", "examples/MP.litmus", "--model", MINE], 1);
    assert!(run.stdout.contains("axiom order: what threads keep in order"), "{}", run.stdout);
    fencepost(&["why", "examples/mailbox.ll", "--model", "rc11.cat"], 1);
}

#[test]
fn bad_models_are_refused_with_their_place() {
    let sb = "examples/SB.litmus";
    let (_folder, path) = with_model("bad", "let r = po |\nacyclic r");
    for command in ["check", "why"] {
        refuses(&[command, sb, "--model", &path], &["error: ", "mine.cat:2:"]);
    }
    refuses(&["models", "--show", &path], &["error: ", "mine.cat:2:"]);
    let (_folder, path) = with_model("include", "include \"nowhere.cat\"");
    refuses(&["check", sb, "--model", &path], &["there is no file `nowhere.cat` to include", "mine.cat:1:"]);
    refuses(&["check", sb, "--model", "nowhere.cat"], &["cannot read nowhere.cat"]);
    refuses(&["check", MINE], &["this is a memory model, not a program: use it with --model"]);
    refuses(&["why", MINE], &["this is a memory model, not a program"]);
}

/// The texts without a checker that the graph engine explores: those that demand that `po | rf` has no cycle.
const BY_GRAPHS: &[&str] = &[];

#[test]
fn texts() {
    let list = fencepost(&["models"], 0).stdout;
    for model in fencepost::models::only_texts() {
        let line = list.lines().find(|line| line.starts_with(model.name)).unwrap_or_default();
        let page = fencepost(&["models", "--show", model.name], 0).stdout;
        let name = model.name;
        let by_graphs = page.contains("explored by the graph engine");
        assert_ne!(by_graphs, page.contains("explored by the candidate enumerator"), "{page}");
        assert_eq!(
            by_graphs,
            BY_GRAPHS.contains(&name),
            "{name}: is it meant that `po | rf` has no cycle? If so, the graph engine explores it, and its name \
             belongs in BY_GRAPHS in this file; if not, not.\n{page}"
        );
        assert_ne!(by_graphs, line.ends_with("(engine candidates; symbolic)"), "{line}");
        for part in [model.summary, model.source, model.text] {
            assert!(page.contains(part), "`models --show {name}` does not show\n{part}\nbut\n{page}");
        }
    }
    let page = fencepost(&["models", "--show", "rc11"], 0).stdout;
    assert!(page.contains("acyclic psc as sc") && page.contains("rc20 has C++20's rule"), "{page}");
    let page = fencepost(&["models", "--show", "rc11.cat"], 0).stdout;
    assert!(page.contains("explored by the graph engine, pruned by rc11, which says it all"), "{page}");
    let (_folder, path) =
        with_model("page", "include \"rc11.cat\"\nacyclic (rf | co | fr) & ext as external");
    let page = fencepost(&["models", "--show", &path], 0).stdout;
    let how = "explored by the graph engine, pruned by rc11, 1 axiom checked on whole graphs";
    assert!(page.contains(how) && page.contains("(* rc11.cat, which is included above *)"), "{page}");
}

/// Memory ends alike under a model without coherence order and under its text, whoever explores it.
#[test]
fn endings_without_coherence() {
    let test = "C wfin\n{ [x] = 0; [y] = 0; }\n\
        P0 (atomic_int *x, atomic_int *y) {\n  atomic_store_explicit(x, 1, memory_order_relaxed);\n  \
        atomic_store_explicit(y, 1, memory_order_relaxed);\n}\n\
        P1 (atomic_int *x, atomic_int *y) {\n  int r0 = atomic_load_explicit(y, memory_order_relaxed);\n  \
        atomic_store_explicit(x, 2, memory_order_relaxed);\n}\nexists (1:r0=1 /\\ [x]=1)\n";
    let folder = Folder::new("cat-endings");
    folder.write("wfin.litmus", test);
    let path = folder.path().join("wfin.litmus").display().to_string();
    for args in [
        &["--model", "wrc11"][..],
        &["--model", "wrc11.cat"],
        &["--model", "wrc11", "--engine", "candidates"],
        &["--model", "wrc11.cat", "--engine", "symbolic"],
    ] {
        let answer = run_json(&[&["check", &path], args].concat());
        assert_eq!(answer["verdict"], "ok", "{args:?}: {answer}");
    }
    // On a cycle some write is the last, too.
    let test =
        "C ownj\n{ [x] = 0; }\nP0 (int *x) {\n  int r0 = *x;\n  *x = 1;\n}\nexists (0:r0=1 /\\ [x]=1)\n";
    folder.write("ownj.litmus", test);
    let path = folder.path().join("ownj.litmus").display().to_string();
    for engine in ["candidates", "symbolic"] {
        let answer = run_json(&["check", &path, "--model", "jam21.cat", "--engine", engine]);
        assert_eq!(answer["verdict"], "ok", "{engine}: {answer}");
    }
}

/// Where no axiom says anything, every engine takes the same writes for the last ones: also if some of them
/// are on a cycle, after another.
#[test]
fn endings_on_a_cycle() {
    let test = "C after\n{ [x] = 0; [y] = 0; }\n\
        P0 (atomic_int *x, atomic_int *y) {\n  atomic_store_explicit(x, 1, memory_order_relaxed);\n  \
        int r0 = atomic_load_explicit(y, memory_order_relaxed);\n  \
        atomic_store_explicit(x, 2, memory_order_relaxed);\n}\n\
        P1 (atomic_int *x, atomic_int *y) {\n  int r0 = atomic_load_explicit(x, memory_order_relaxed);\n  \
        atomic_store_explicit(x, 3, memory_order_relaxed);\n  \
        atomic_store_explicit(y, 1, memory_order_relaxed);\n}\n\
        exists (0:r0=1 /\\ 1:r0=2 /\\ [x]=1)\n";
    let (folder, model) = with_model("after", "\"all\"\nempty 0 as nothing");
    folder.write("after.litmus", test);
    let path = folder.path().join("after.litmus").display().to_string();
    for engine in ["candidates", "symbolic"] {
        let answer = run_json(&["check", &path, "--model", &model, "--engine", engine]);
        // The other two writes are on the cycle; the first is before both.
        assert_eq!(answer["verdict"], "violation", "{engine}: {answer}");
    }
}

/// Values that only a circle justifies are not all tried: the answer says so, unless the model rules them
/// out.
#[test]
fn circles_of_values() {
    let test = "C circle\n{ [x] = 0; [y] = 0; }\n\
        P0 (atomic_int *x, atomic_int *y) {\n  int r0 = atomic_load_explicit(y, memory_order_relaxed);\n  \
        atomic_store_explicit(x, r0, memory_order_relaxed);\n}\n\
        P1 (atomic_int *x, atomic_int *y) {\n  int r0 = atomic_load_explicit(x, memory_order_relaxed);\n  \
        if (r0 == 1) {\n    atomic_store_explicit(y, (r0 ^ r0) + 1, memory_order_relaxed);\n  }\n}\n\
        exists (0:r0=1 /\\ 1:r0=1)\n";
    let folder = Folder::new("cat-circles");
    folder.write("circle.litmus", test);
    let path = folder.path().join("circle.litmus").display().to_string();
    let open = run_json(&["check", &path, "--model", "c11"]);
    assert_eq!((&open["verdict"], &open["complete"]), (&"unknown".into(), &false.into()), "{open}");
    assert!(open["notes"].to_string().contains("justify each other in a circle"), "{open}");
    for model in ["arm8", "power", "imm"] {
        let ruled_out = run_json(&["check", &path, "--model", model]);
        assert_eq!(ruled_out["complete"], true, "{model}: {ruled_out}");
    }
    assert_eq!(run_json(&["check", &path, "--model", "c11", "--engine", "symbolic"])["verdict"], "ok");
}

/// A litmus test of two threads that access `x`, `y` and `z`.
fn two_threads(name: &str, threads: [&str; 2], condition: &str) -> String {
    let [p0, p1] = threads;
    let params = "(atomic_int *x, atomic_int *y, atomic_int *z)";
    format!(
        "C {name}\n{{ [x] = 0; [y] = 0; [z] = 0; }}\nP0 {params} {{\n{p0}}}\nP1 {params} {{\n{p1}}}\n{condition}\n"
    )
}

/// Values that justify each other without any branch: the candidate enumerator, which does not try them,
/// never says that they cannot be; the symbolic engine finds them.
#[test]
fn circles_without_branches() {
    let load = |from: &str| format!("  int r0 = atomic_load_explicit({from}, memory_order_relaxed);\n");
    let store = |to: &str| format!("  atomic_store_explicit({to}, r0, memory_order_relaxed);\n");
    let copy = |from: &str, to: &str| load(from) + &store(to);
    let exchange = |from: &str, to: &str| {
        load(from) + &format!("  atomic_exchange_explicit({to}, r0, memory_order_relaxed);\n")
    };
    let add_nothing = |from: &str, to: &str| {
        format!("  int r0 = atomic_fetch_add_explicit({from}, 0, memory_order_relaxed);\n") + &store(to)
    };
    let compare = |from: &str, to: &str| {
        load(from)
            + &format!(
                "  int e = 0;\n  atomic_compare_exchange_strong_explicit({to}, &e, r0, memory_order_relaxed, \
                 memory_order_relaxed);\n"
            )
    };
    let through_a_pointer = |from: &str, to: &str| {
        load(from)
            + &format!("  atomic_int *p = {to};\n  atomic_store_explicit(p, r0, memory_order_relaxed);\n")
    };
    let (folder, weak) =
        with_model("circles-plain", "irreflexive (rf; (po & loc)) as own\nacyclic co | rf | fr as com\n");
    for (name, second) in [
        ("copy", copy("y", "x")),
        ("exchange", exchange("y", "x")),
        ("add", add_nothing("y", "x")),
        ("compare", compare("y", "x")),
        ("pointer", through_a_pointer("y", "x")),
    ] {
        let test = two_threads(name, [&copy("x", "y"), &second], "exists (0:r0=1 /\\ 1:r0=1)");
        folder.write(&format!("{name}.litmus"), &test);
        let path = folder.path().join(format!("{name}.litmus")).display().to_string();
        for model in ["c11", &weak] {
            let open = run_json(&["check", &path, "--model", model, "--engine", "candidates"]);
            assert_eq!((&open["verdict"], &open["complete"]), (&"unknown".into(), &false.into()), "{open}");
            assert!(open["notes"].to_string().contains("justify each other in a circle"), "{open}");
            let solved = run_json(&["check", &path, "--model", model, "--engine", "symbolic"]);
            assert_eq!(solved["verdict"], "ok", "{model} {name}: {solved}");
        }
        for model in ["arm8", "rmo", "imm", "power", "rc11"] {
            let closed = run_json(&["check", &path, "--model", model, "--engine", "candidates"]);
            let wanted = if name == "add" && model != "rc11" { "unknown" } else { "violation" };
            assert_eq!(closed["verdict"], wanted, "{model} {name}: {closed}");
        }
    }
    // No circle: what P1 reads does not come back to `x`.
    let test = two_threads("line", [&copy("x", "y"), &copy("y", "z")], "exists (0:r0=1)");
    folder.write("line.litmus", &test);
    let path = folder.path().join("line.litmus").display().to_string();
    let closed = run_json(&["check", &path, "--model", "c11"]);
    assert_eq!((&closed["verdict"], &closed["complete"]), (&"violation".into(), &true.into()), "{closed}");
}

/// Random small programs in which values go round: what the candidate enumerator says for certain, the
/// symbolic engine says, too.
#[test]
fn circles_of_random_programs() {
    let mut seed = 17_u64;
    let mut roll = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let (folder, weak) =
        with_model("circles-random", "irreflexive (rf; (po & loc)) as own\nacyclic co | rf | fr as com\n");
    let count = 60;
    for number in 0..count {
        let threads = [0, 1].map(|_| {
            let [from, to] = [roll(3), roll(3)].map(|at| ["x", "y", "z"][at as usize]);
            let read = match roll(4) {
                0 => format!("int r0 = atomic_fetch_add_explicit({from}, 0, memory_order_relaxed);"),
                _ => format!("int r0 = atomic_load_explicit({from}, memory_order_relaxed);"),
            };
            let value = ["r0", "r0", "r0 ^ 1", "1", "r0 & 2", "(r0 == 1)"][roll(6) as usize];
            let write = match roll(4) {
                0 => format!("int r1 = atomic_exchange_explicit({to}, {value}, memory_order_relaxed);"),
                _ => format!("atomic_store_explicit({to}, {value}, memory_order_relaxed);"),
            };
            let write = match roll(5) {
                0 => format!("if (r0 == 1) {{ {write} }}"),
                1 => format!("if (r0 * r0 == 4) {{ {write} }}"),
                2 => format!("if (r0 > 1) {{ {write} }}"),
                _ => write,
            };
            format!("  {read}\n  {write}\n")
        });
        let (a, b) = (roll(3), roll(3));
        let condition = format!("exists (0:r0={a} /\\ 1:r0={b})");
        let test = two_threads(&format!("t{number}"), [&threads[0], &threads[1]], &condition);
        folder.write(&format!("random/t{number:02}.litmus"), &test);
    }
    let path = folder.path().join("random").display().to_string();
    let answers = |model: &str, engine: &str| -> Vec<Value> {
        let args = ["check", &path, "--model", model, "--engine", engine, "--format", "json"];
        let run = run(&root(), &args);
        run.stdout.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    };
    for model in ["c11", "rmo", "arm8", &weak] {
        let (enumerated, solved) = (answers(model, "candidates"), answers(model, "symbolic"));
        assert_eq!((enumerated.len(), solved.len()), (count, count), "{model}");
        let mut open = 0;
        for (enumerated, solved) in enumerated.iter().zip(&solved) {
            if enumerated["complete"] == false {
                open += 1;
                continue;
            }
            assert_eq!(enumerated["verdict"], solved["verdict"], "{model}: {enumerated}\n{solved}");
            let states = |answer: &Value| -> Vec<Value> {
                let states = answer["final_states"].as_array().expect("states");
                states.iter().map(|state| state["values"].clone()).collect()
            };
            assert_eq!(states(enumerated), states(solved), "{model}: {enumerated}\n{solved}");
        }
        eprintln!("{model}: {open} of {count} left open");
        assert!(open * 4 < count * 3, "{model}: {open} of {count} left open");
    }
}

/// Texts that take an update for one event, in the ways of herd's models of C, are refused where there are
/// updates; the message names the place.
#[test]
fn one_event_for_an_update() {
    let load = "  int r0 = atomic_load_explicit(x, memory_order_relaxed);\n";
    let add = "  int r0 = atomic_fetch_add_explicit(x, 1, memory_order_relaxed);\n";
    for (name, text, line) in [
        ("both", "let up = R & W\nacyclic po | rf | co | fr as sc", 1),
        (
            "sequence",
            "(* runs of updates *)\nlet rs = [W]; (rf; [RMW]; rf)?\nirreflexive rs; po\nacyclic po | rf | co | fr as sc",
            2,
        ),
        ("closure", "acyclic po | rf | co | fr as sc\nlet rs = (rf; [RMW])*\nirreflexive rs; po", 2),
        ("product", "acyclic po | rf | co | fr as sc\nlet elem = int | _ * (W & R)\nempty elem & 0", 2),
    ] {
        let (folder, model) = with_model(&format!("one-event-{name}"), text);
        folder.write("load.litmus", &two_threads("load", [load, load], "exists (0:r0=0)"));
        folder.write("add.litmus", &two_threads("add", [add, add], "exists (0:r0=0)"));
        let path = |test: &str| folder.path().join(test).display().to_string();
        let run = fencepost(&["check", &path("add.litmus"), "--model", &model], 2);
        assert!(run.stdout.contains("takes an update for one event"), "{name}: {}", run.stdout);
        assert!(run.stdout.contains(&format!("mine.cat:{line}")), "{name}: {}", run.stdout);
        // Whatever is asked, and whoever answers.
        for args in [
            &["why", &path("add.litmus"), "--model", &model][..],
            &["check", &path("add.litmus"), "--model", &model, "--engine", "symbolic"],
            &["check", &path("add.litmus"), "--model", &model, "--engine", "candidates"],
        ] {
            let run = fencepost(args, 2);
            assert!(run.stdout.contains("takes an update for one event"), "{name}: {args:?}: {}", run.stdout);
        }
        let place = format!("mine.cat:{line}");
        refuses(&["compare", "sc", &model, &path("add.litmus")], &["takes an update for one event", &place]);
        fencepost(&["check", &path("load.litmus"), "--model", &model], 0);
    }
    // The shipped texts say what they mean by `rmw`.
    let (folder, _) = with_model("one-event-shipped", "");
    folder.write("add.litmus", &two_threads("add", [add, add], "exists (0:r0=0)"));
    let path = folder.path().join("add.litmus").display().to_string();
    for model in fencepost::models::cat_names() {
        let answer = run_json(&["check", &path, "--model", &format!("{model}.cat")]);
        assert_eq!(answer["verdict"], "ok", "{model}: {answer}");
    }
}

/// A model that allows nothing at all is said to.
#[test]
fn a_model_that_allows_nothing() {
    for text in ["empty po", "empty po\nacyclic po | rf"] {
        let (_folder, model) = with_model("nothing", text);
        let answer = run_json(&["check", "examples/SB.litmus", "--model", &model]);
        assert!(answer["warnings"].to_string().contains("mine allows no execution"), "{answer}");
    }
}

/// Two models never have one name.
#[test]
fn models_are_told_apart() {
    let folder = Folder::new("cat-names");
    folder.write("a/x.cat", "acyclic po | rf | co | fr as sc");
    folder.write("b/x.cat", "acyclic po | rf as weak");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let models = format!("{},{},rc11,rc11.cat", path("a/x.cat"), path("b/x.cat"));
    let answers = fencepost(&["check", "examples/SB.litmus", "--format", "json", "--model", &models], 1);
    let names: Vec<String> = answers
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an object")["model"].to_string())
        .collect();
    assert_eq!(
        names,
        [&path("a/x.cat"), &path("b/x.cat"), "rc11", "rc11.cat"].map(|name| format!("{name:?}"))
    );
}

/// The symbolic engine looks for values that justify each other in a circle, in litmus tests and in programs;
/// where it cannot, it says so.
#[test]
fn circles_by_the_symbolic_engine() {
    let folder = Folder::new("symbolic-circles");
    let test = |first: &str, second: &str, condition: &str| {
        format!(
            "C circle\n{{ x = 0; y = 0; }}\n\
             P0 (atomic_int *x, atomic_int *y) {{\n  int r0 = atomic_load_explicit(x, memory_order_relaxed);\n  \
             atomic_store_explicit(y, {first}, memory_order_relaxed);\n}}\n\
             P1 (atomic_int *x, atomic_int *y) {{\n  int r1 = atomic_load_explicit(y, memory_order_relaxed);\n  \
             atomic_store_explicit(x, {second}, memory_order_relaxed);\n}}\n{condition}\n"
        )
    };
    let ask = |command: &str, model: &str, file: &str| {
        let path = folder.path().join(file).display().to_string();
        let engine: &[&str] = if command == "check" { &["--engine", "symbolic"] } else { &[] };
        let args = [&[command, &path, "--model", model, "--format", "json"], engine].concat();
        let run = run(&root(), &args);
        serde_json::from_str::<serde_json::Value>(&run.stdout)
            .unwrap_or_else(|e| panic!("{e}: {}", run.stderr))
    };
    folder.write("any.litmus", &test("r0", "r1", "forall (0:r0=0 \\/ 0:r0=1)"));
    folder.write("five.litmus", &test("r0 + 1", "r1 - 1", "exists (0:r0=5)"));
    // No value is one more than itself.
    folder.write("none.litmus", &test("r0", "r1 + 1", "exists (0:r0=5)"));
    for (file, verdict) in [("any.litmus", "violation"), ("five.litmus", "ok"), ("none.litmus", "violation")]
    {
        assert_eq!(ask("check", "c11", file)["verdict"], verdict, "{file}");
    }
    for (file, verdict) in [("five.litmus", "ok"), ("none.litmus", "violation")] {
        assert_eq!(ask("why", "c11", file)["verdict"], verdict, "{file}");
    }
    for model in ["arm8", "rc11", "sc"] {
        for (file, verdict) in
            [("any.litmus", "ok"), ("five.litmus", "violation"), ("none.litmus", "violation")]
        {
            let answer = ask("check", model, file);
            assert_eq!(
                (&answer["verdict"], &answer["complete"]),
                (&verdict.into(), &true.into()),
                "{file} under {model}: {answer}"
            );
        }
    }
    // A circle by way of addresses: each thread could write where the other one looks for an address.
    let addresses = "C addresses\n{ int *z = &z; int *x = &z; int *y = &z; }\n\
        P0 (int **x) {\n  int **r0 = (int **)*x;\n  *r0 = (int *)x;\n}\n\
        P1 (int **y) {\n  int **r1 = (int **)*y;\n  *r1 = (int *)y;\n}\n\
        exists (0:r0=y)\n";
    folder.write("addresses.litmus", addresses);
    for command in ["check", "why"] {
        let open = ask(command, "c11", "addresses.litmus");
        assert_eq!((&open["verdict"], &open["complete"]), (&"unknown".into(), &false.into()), "{open}");
        assert!(open["bounds_hit"].to_string().contains("justify each other in a circle"), "{open}");
        assert_eq!(ask(command, "arm8", "addresses.litmus")["verdict"], "violation");
    }
}
