//! The command as a user or a script meets it.

use crate::support::{Folder, Run, fencepost, read, refuses_in, run_to, run_with};
use std::io::Read;
use std::process::Stdio;

/// Every example by the name the tests below use, in an empty folder.
#[track_caller]
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    for test in ["SB", "SB+fences", "MP", "MP+race", "LB", "mutex", "bound", "spinlock"] {
        folder.write(&format!("{test}.litmus"), &read(format!("examples/{test}.litmus")));
    }
    folder
        .write("bad.litmus", "C bad\n{ x = 0; }\nP0 (atomic_int *x) { atomic_stoer(x, 1); }\nexists (x=1)\n");
    folder
}

#[track_caller]
fn check(args: &[&str], code: i32) -> Run {
    let folder = folder(&format!("cli-{}", std::panic::Location::caller().line()));
    check_in(&folder, args, code)
}

#[track_caller]
fn check_in(folder: &Folder, args: &[&str], code: i32) -> Run {
    run_to(folder.path(), args, code)
}

/// The command says no, on standard error, with these words.
#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    let folder = folder(&format!("cli-{}", std::panic::Location::caller().line()));
    refuses_in(folder.path(), args, words);
}

#[test]
fn exit_codes() {
    check(&["check", "SB.litmus"], 0);
    check(&["check", "SB.litmus", "--model", "sc"], 1);
    check(&["check", "bad.litmus"], 2);
    check(&["check", "bound.litmus"], 3);
    check(&["check", "bound.litmus", "--unroll", "64"], 0);
    check(&["check", "LB.litmus", "--max-executions", "2"], 3);
}

#[test]
fn a_cut_loop_is_reported() {
    let run = check(&["check", "bound.litmus"], 3);
    assert!(run.stdout.starts_with("bound: no answer under rc11"), "{}", run.stdout);
    assert!(run.stdout.contains("bound reached: the loop at bound.litmus:8"), "{}", run.stdout);
}

/// Which of two threads comes first in the file must not matter. Here the one that does not wait does.
#[test]
fn a_cut_loop_is_reported_whichever_thread_comes_first() {
    let folder = Folder::new("cut");
    let text = "C cut
        { stop = 0; }
        P0 (atomic_int *stop) { atomic_store_explicit(stop, 1, memory_order_relaxed); }
        P1 (atomic_int *stop) {
          int rounds = 0;
          while (!atomic_load_explicit(stop, memory_order_relaxed)) rounds = rounds + 1;
        }
        exists (1:rounds=40)";
    folder.write("cut.litmus", text);
    for model in ["sc", "tso", "pso", "ra", "rc11", "rc20", "wrc11", "jam21", "jam21-genmc"] {
        check_in(&folder, &["check", "cut.litmus", "--model", model], 3);
        check_in(&folder, &["check", "cut.litmus", "--model", model, "--unroll", "64"], 0);
    }
}

/// Accesses to memory that is not there, or whose meaning is not known, are errors, never guesses.
#[test]
fn bad_accesses_are_errors() {
    let folder = Folder::new("access");
    let tests = [
        (
            "null",
            "{ }\nP0 (int **p) { int *q = *p; int r = *q; }",
            "error[null]: access to 4 bytes through a null pointer",
            1,
        ),
        (
            "index",
            "{ int a[2]; int i = 2; }\nP0 (int *a, int *i) { int r = a[*i]; }",
            "error[out-of-bounds]",
            1,
        ),
        (
            "sizes",
            "{ atomic_int x = 0; }\nP0 (atomic_int *x) { atomic_store(x, 1); atomic_char *c = (atomic_char*)x; atomic_store(c, 2); }",
            "error[mixed-size]: P0 acc",
            2,
        ),
    ];
    for (name, body, message, code) in tests {
        folder.write(&format!("{name}.litmus"), &format!("C {name}\n{body}\nforall (true)\n"));
        let run = check_in(&folder, &["check", &format!("{name}.litmus")], code);
        assert!(run.stdout.contains(message), "{}", run.stdout);
    }
}

#[test]
fn several_files_give_the_most_urgent_code() {
    check(&["check", "SB.litmus", "MP.litmus"], 0);
    check(&["check", "SB.litmus", "bound.litmus"], 3);
    check(&["check", "--model", "sc", "bound.litmus", "SB.litmus", "MP.litmus"], 1);
    let run = check(&["check", "SB.litmus", "bad.litmus", "bound.litmus", "MP+race.litmus"], 2);
    // The others are answered all the same.
    for name in ["SB:", "bound:", "MP+race:"] {
        assert!(run.stdout.contains(name), "{}", run.stdout);
    }
    assert!(run.stderr.contains("bad.litmus:3:22"), "{}", run.stderr);
    check(&["check", "SB.litmus", "--model", "rc11,sc"], 1);
    check(&["check", "SB.litmus", "--model", "rc11", "--model", "tso"], 0);
}

#[test]
fn folders_are_searched_for_tests() {
    let folder = Folder::new("folders");
    let test = |name: &str| read("examples/SB.litmus").replace("C SB", &format!("C {name}"));
    folder.write("tests/b.litmus", &test("b"));
    folder.write("tests/deep/er/c.litmus", &test("c"));
    folder.write("tests/a.litmus", &test("a"));
    folder.write("tests/notes.txt", "no test");
    folder.write("empty/notes.txt", "no test");
    let run = check_in(&folder, &["check", "tests", "--format", "json"], 0);
    let names: Vec<_> =
        run.json_lines().iter().map(|line| line["test"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names, ["a", "b", "c"]);
    let run = check_in(&folder, &["check", "empty"], 2);
    assert!(run.stderr.contains("no litmus tests (*.litmus) or Java files in empty"), "{}", run.stderr);
}

#[test]
fn standard_input() {
    let folder = Folder::new("stdin");
    let run = run_with(folder.path(), &["check", "-", "--format", "json"], &read("examples/SB.litmus"));
    assert_eq!(run.code, 0);
    assert_eq!(run.json_lines()[0]["file"], "<stdin>");
    let run = run_with(folder.path(), &["check", "-"], "C x\n{}\nP0 () { int r = ; }\n");
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("<stdin>:3:"), "{}", run.stderr);
}

#[test]
fn what_is_refused() {
    refuses(&["check", "nosuch.litmus"], &["cannot read nosuch.litmus"]);
    refuses(&["check", "nosuch.c"], &["cannot read nosuch.c"]);
    refuses(&["check", "nosuch.ll"], &["cannot read nosuch.ll"]);
    refuses(&["check", "queue.rs"], &["cannot read queue.rs"]);
    refuses(&["check", "queue.go"], &["queue.go", "C, C++, Rust, LLVM IR (.ll, .bc), Java (.java)"]);
    refuses(&["check", "queue.h"], &["queue.h", "a header is no program"]);
    refuses(&["check", "a.c", "--format", "herd"], &["--format herd is the layout of litmus tests"]);
    refuses(&["check", "SB.litmus", "--", "-DN=3"], &["what follows -- is for clang or rustc"]);
    refuses(&["check", "a.ll", "--", "-DN=3"], &["what follows -- is for clang or rustc"]);
    refuses(&["check", "SB.litmus", "--model", "x86"], &["`x86`", "sc, tso, pso, ra, rc11, rc20, wrc11"]);
    refuses(&["check", "SB.litmus", "--graph", "a.png"], &[".svg, .html or .dot"]);
    refuses(&["check", "SB.litmus", "--model", "sc,tso", "--graph", "a.svg"], &["one file and one model"]);
    refuses(&["check", "SB.litmus", "MP.litmus", "--graph", "a.svg"], &["one file and one model"]);
    refuses(&["check", "SB.litmus", "--ignore", "rce"], &["'rce'", "race", "assert"]);
    refuses(&["check", "SB.litmus", "--timeout", "soon"], &["90s"]);
    refuses(&["check", "SB.litmus", "--max-executions", "0"], &["--max-executions"]);
    refuses(&["check"], &["no files are given"]);
    refuses(&["chek"], &["'check'"]);
    refuses(&["models", "--show", "arm"], &["`arm`", "rc11"]);
}

#[test]
fn herd_layout() {
    let run = check(&["check", "SB.litmus", "--model", "sc", "--format", "herd"], 1);
    let (text, time) = run.stdout.split_once("Time").expect("the time comes last");
    assert_eq!(
        text,
        "Test SB Allowed\nStates 3\n0:r0=0; 1:r0=1;\n0:r0=1; 1:r0=0;\n0:r0=1; 1:r0=1;\nNo\nWitnesses\n\
         Positive: 0 Negative: 3\nCondition exists (0:r0=0 /\\ 1:r0=0)\nObservation SB Never 0 3\n"
    );
    assert!(time.starts_with(" SB 0.") && time.ends_with("\n\n"), "{time}");
    let run = check(&["check", "mutex.litmus", "--format", "herd"], 0);
    assert!(run.stdout.contains("\n[a]=14; [b]=26;\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\nCondition exists ([a]=14 /\\ [b]=26)\n"), "{}", run.stdout);
}

/// herd's layout does not state what is not known; why, standard error says.
#[test]
fn herd_layout_of_an_incomplete_search() {
    let run = check(&["check", "bound.litmus", "--format", "herd"], 3);
    assert!(run.stdout.contains("\nLoop Undef\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\nFlag incomplete\nCondition "), "{}", run.stdout);
    assert!(run.stderr.starts_with("note: bound under rc11: not everything was explored"), "{}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    let run = check(&["check", "SB.litmus", "--max-executions", "3", "--format", "herd"], 3);
    assert!(run.stdout.contains("\nFlag incomplete\nCondition "), "{}", run.stdout);
    assert!(run.stderr.contains("SB under rc11") && run.stderr.contains("stopped early"), "{}", run.stderr);
}

/// A file that is no test has its lines too.
#[test]
fn json_lines_for_bad_input() {
    let args =
        ["check", "bad.litmus", "nosuch.litmus", "SB.litmus", "--model", "sc,rc11", "--format", "json"];
    let run = check(&args, 2);
    let lines = run.json_lines();
    assert_eq!(lines.len(), 6);
    for (line, file) in lines.iter().zip(["bad.litmus", "bad.litmus", "nosuch.litmus", "nosuch.litmus"]) {
        assert_eq!((&line["file"], &line["verdict"]), (&file.into(), &"unknown".into()));
        assert_eq!(line["complete"], false);
        assert_eq!(
            (&line["errors"][0]["kind"], &line["errors"][0]["file"]),
            (&"bad-input".into(), &file.into())
        );
    }
    assert_eq!((&lines[0]["model"], &lines[1]["model"]), (&"sc".into(), &"rc11".into()));
    assert_eq!(lines[0]["errors"][0]["line"], 3);
    assert_eq!(lines[0]["errors"][0]["message"], "there is no function `atomic_stoer`");
    assert_eq!(lines[2]["errors"][0].get("line"), None);
    assert!(run.stderr.contains("bad.litmus:3:22") && run.stderr.contains("nosuch"), "{}", run.stderr);
}

/// The fields that `docs/json.md` promises for every litmus test, and no others than it names.
#[test]
fn json_lines() {
    let args = ["check", "SB.litmus", "MP+race.litmus", "bound.litmus", "--model", "sc,rc11"];
    let run = check(&[&args[..], &["--format", "json", "--executions", "--count-duplicates"]].concat(), 1);
    let lines = run.json_lines();
    assert_eq!(lines.len(), 6);
    let page = read("docs/json.md");
    for line in &lines {
        let object = line.as_object().expect("an object");
        for field in ["file", "test", "model", "engine", "verdict", "executions", "blocked", "duplicates"] {
            assert!(object.contains_key(field), "{field} is missing: {line}");
        }
        for field in ["complete", "errors", "warnings", "condition", "final_states", "bounds_hit", "time_s"] {
            assert!(object.contains_key(field), "{field} is missing: {line}");
        }
        for field in object.keys() {
            assert!(page.contains(&format!("| `{field}` |")), "docs/json.md does not name {field}");
        }
    }
    let sb = &lines[1];
    assert_eq!((&sb["verdict"], &sb["executions"], &sb["duplicates"]), (&"ok".into(), &4.into(), &0.into()));
    assert_eq!(sb["final_states"][0]["values"], serde_json::json!({"0:r0": 0, "1:r0": 0}));
    assert_eq!(sb["execution_list"].as_array().map(Vec::len), Some(4));
    assert_eq!(sb["witness"]["threads"][0]["events"][0]["text"], "W_rlx x = 1");
    let race = &lines[3]["errors"][0];
    assert_eq!((&race["kind"], &race["line"], &race["thread"]), (&"race".into(), &14.into(), &"P1".into()));
    let bound = &lines[5];
    assert_eq!((&bound["verdict"], &bound["complete"]), (&"unknown".into(), &false.into()));
    assert_eq!(bound["condition"].get("holds"), None);
    assert_eq!(bound["bounds_hit"].as_array().map(Vec::len), Some(1));
}

/// Memory has its bare name in JSON, as `docs/json.md` says; the condition is as it was written.
#[test]
fn json_names() {
    let run = check(&["check", "mutex.litmus", "--format", "json"], 0);
    let line = &run.json_lines()[0];
    assert_eq!(line["final_states"][0]["values"], serde_json::json!({"a": 14, "b": 26}));
    assert_eq!(line["condition"]["text"], "exists (a=14 /\\ b=26)");
}

#[test]
fn executions_as_text() {
    let run = check(&["check", "SB.litmus", "--executions"], 0);
    for i in 1..=4 {
        assert!(run.stdout.contains(&format!("Execution {i} of 4\n")), "{}", run.stdout);
    }
}

/// The two halves of a read-modify-write stand together.
#[test]
fn updates_stand_together() {
    let run = check(&["check", "spinlock.litmus", "--executions", "--all-rounds"], 0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    let halves = lines.windows(2).filter(|w| w[0].contains("R_acq lock")).collect::<Vec<_>>();
    assert!(halves.len() >= 12, "two per execution");
    for pair in halves {
        assert!(pair[1].contains("W_rlx lock"), "{pair:?}");
    }
}

#[test]
fn races_are_reported_unless_ignored_or_unknown_to_the_model() {
    let run = check(&["check", "MP+race.litmus"], 1);
    assert!(run.stdout.contains("error[race]: data race on data"), "{}", run.stdout);
    let run = check(&["check", "MP+race.litmus", "--ignore", "race"], 1);
    assert!(!run.stdout.contains("race]"), "{}", run.stdout);
    let run = check(&["check", "MP+race.litmus", "--model", "pso"], 1);
    assert!(!run.stdout.contains("race]"), "{}", run.stdout);
}

#[test]
fn a_race_does_not_change_the_answer() {
    let folder = Folder::new("race");
    folder.write("na+2w.litmus", &read("tests/litmus/na+2w.litmus"));
    let run = check_in(&folder, &["check", "na+2w.litmus"], 0);
    assert!(
        run.stdout.contains("the condition holds") && run.stdout.contains("error[race]"),
        "{}",
        run.stdout
    );
}

#[test]
fn pictures_are_written_in_the_format_of_their_name() {
    let folder = folder("pictures");
    for name in ["sb.svg", "sb.html", "sb.dot"] {
        check_in(&folder, &["check", "SB.litmus", "--graph", name], 0);
    }
    let svg = folder.read("sb.svg");
    let document = roxmltree::Document::parse(&svg).expect("the picture is XML");
    assert_eq!(document.root_element().tag_name().name(), "svg");
    for text in ["W_rlx x = 1", "R_rlx y = 0"] {
        assert!(svg.contains(text), "{text}");
    }
    let html = folder.read("sb.html");
    assert!(html.starts_with("<!DOCTYPE html>") && html.trim_end().ends_with("</html>"), "{html}");
    let inner = &html[html.find("<svg").expect("a picture")..html.rfind("</svg>").expect("its end") + 6];
    roxmltree::Document::parse(inner).expect("the picture in the page is XML");
    let names = html.matches("http://www.w3.org/").count();
    assert_eq!(html.matches("http").count(), names, "the page needs something from outside");
    let dot = folder.read("sb.dot");
    assert!(dot.starts_with("digraph ") && dot.trim_end().ends_with('}'), "{dot}");
    assert_eq!(dot.matches('{').count(), dot.matches('}').count());
    // Where no execution decides the condition there is nothing to draw, unless all are asked for.
    let run = check_in(&folder, &["check", "LB.litmus", "--graph", "lb.svg"], 0);
    assert!(run.stderr.contains("lb.svg was not written: no execution decides"), "{}", run.stderr);
    check_in(&folder, &["check", "LB.litmus", "--graph", "lb.svg", "--executions"], 0);
    let drawn = folder.read("lb.svg");
    assert!(drawn.starts_with("<"));
    let run = check_in(&folder, &["check", "LB.litmus", "--graph", "lb.svg"], 0);
    assert!(run.stderr.contains("lb.svg was left as it was: no execution decides"), "{}", run.stderr);
    assert_eq!(folder.read("lb.svg"), drawn);
    let run = check_in(&folder, &["check", "SB.litmus", "--graph", "no/such/folder.svg"], 2);
    assert!(run.stderr.contains("cannot write no/such/folder.svg"), "{}", run.stderr);
}

#[test]
fn colours_are_printed_only_if_asked_for() {
    const ESCAPE: char = '\x1b';
    assert!(!check(&["check", "SB.litmus"], 0).stdout.contains(ESCAPE));
    assert!(!check(&["check", "SB.litmus", "--color", "never"], 0).stdout.contains(ESCAPE));
    assert!(check(&["check", "SB.litmus", "--color", "always"], 0).stdout.contains(ESCAPE));
    let folder = folder("colours");
    let output = fencepost(folder.path()).args(["check", "SB.litmus"]).env("NO_COLOR", "1").output();
    assert!(!Run::of(output.expect("the command starts")).stdout.contains(ESCAPE));
}

/// `fencepost … | head -1`: the reader goes, the command ends quietly.
#[test]
fn a_closed_pipe() {
    let folder = folder("closed");
    for args in
        [&["check", ".", "--executions"][..], &["models"], &["man"], &["completions", "bash"], &["--help"]]
    {
        let mut command = fencepost(folder.path());
        command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        drop(child.stdout.take());
        let mut stderr = String::new();
        child.stderr.take().expect("it is a pipe").read_to_string(&mut stderr).expect("text");
        child.wait().expect("the command ends");
        assert!(!stderr.contains("panicked"), "{args:?}: {stderr}");
    }
}

#[test]
fn help_shows_examples() {
    let run = check(&["--help"], 0);
    for command in ["check", "models", "completions", "man"] {
        assert!(run.stdout.contains(&format!("\n  {command} ")), "{command}: {}", run.stdout);
    }
    for command in [&[][..], &["check"], &["models"], &["completions"], &["man"]] {
        let run = check(&[command, &["--help"]].concat(), 0);
        assert!(run.stdout.contains("Examples:\n"), "{command:?}: {}", run.stdout);
    }
    assert!(check(&["--version"], 0).stdout.starts_with("fencepost "));
}

#[test]
fn completions_and_the_manual_page() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = check(&["completions", shell], 0);
        assert!(run.stdout.contains("max-executions"), "{shell}");
    }
    let page = check(&["man"], 0).stdout;
    assert!(page.contains(".TH fencepost 1"), "{page}");
}

#[test]
fn every_model_is_listed_and_shown() {
    let list = check(&["models"], 0).stdout;
    for model in fencepost::models::ModelId::ALL {
        assert!(list.lines().any(|line| line.starts_with(model.name())), "{model}");
        let page = check(&["models", "--show", model.name()], 0).stdout;
        assert!(page.contains(model.source()) && page.contains(model.definition()), "{page}");
    }
}

#[test]
fn a_misspelt_model_gets_a_suggestion() {
    refuses(&["check", "x.litmus", "--model", "rc12"], &["`rc12` (did you mean `rc11`?); there are sc,"]);
    refuses(&["check", "x.litmus", "--model", "quantum"], &["`quantum`; there are sc,"]);
}
