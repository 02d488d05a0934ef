//! C programs on the command line: what is printed about them. (What the answers are, the corpus says.)

use crate::ask::{ask, shipped};
use crate::support::{Folder, Run, fencepost, read, root, run, run_to};
use fencepost::llvm::{Ir, Options, load};
use fencepost::options::Errors;
use fencepost::report::Verdict;

/// A folder with the examples and these files.
#[track_caller]
fn folder(files: &[(&str, &str)]) -> Folder {
    let folder = Folder::new(&format!("programs-{}", std::panic::Location::caller().line()));
    for name in ["mailbox.c", "mailbox.ll", "accounts.c", "spinlock.c"] {
        folder.write(name, &read(format!("examples/{name}")));
    }
    files.iter().for_each(|(name, text)| folder.write(name, text));
    folder
}

#[track_caller]
fn check(folder: &Folder, args: &[&str], code: i32) -> Run {
    run_to(folder.path(), &[&["check"], args].concat(), code)
}

#[track_caller]
fn contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing:\n{text}");
    }
}

#[test]
fn each_verdict_has_its_words_and_exit_code() {
    let forever = "int main(void) { for (unsigned n = 1; n; n += 2); return 0; }";
    let folder = folder(&[
        ("loop.c", forever),
        ("strange.c", "void mystery(void); int main(void) { mystery(); return 0; }"),
    ]);
    let run = check(&folder, &["mailbox.c"], 1);
    contains(&run.stdout, &["mailbox.c: BUG under rc11: data race on message at mailbox.c:30\n"]);
    let run = check(&folder, &["mailbox.c", "--", "-DFIXED"], 0);
    assert!(run.stdout.starts_with("mailbox.c: verified under rc11: no error in 2 executions\n"), "{run:?}");
    let run = check(&folder, &["loop.c", "--unroll", "3"], 3);
    contains(
        &run.stdout,
        &["loop.c: not decided under rc11: no execution completes, so nothing was checked"],
    );
    contains(&run.stdout, &["bound reached: the loop at loop.c:1 was cut after 3 rounds"]);
    let run = check(&folder, &["strange.c"], 2);
    contains(
        &run.stdout,
        &["strange.c: not decided under rc11: unsupported:", "mystery", "error[unsupported]"],
    );
    // Races are not errors under sc.
    check(&folder, &["mailbox.c", "--model", "sc"], 0);
    check(&folder, &["mailbox.c", "--ignore", "race"], 0);
    check(&folder, &["mailbox.ll"], 1);
}

/// Litmus tests and a program on one line: the litmus tests by themselves, the C files together.
#[test]
fn several_files_are_one_program() {
    let folder = folder(&[
        ("a.c", "#include <assert.h>\nint twice(int); int main(void) { assert(twice(2) == 4); return 0; }"),
        ("b.c", "int twice(int n) { return n + n; }"),
        ("bad.c", "int twice(int n) { return n * n + 1; }"),
        ("SB.litmus", &read("examples/SB.litmus")),
    ]);
    let run = check(&folder, &["a.c", "SB.litmus", "b.c", "--format", "json"], 0);
    let lines = run.json_lines();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[0]["file"], &lines[1]["file"]), (&"a.c + b.c".into(), &"SB.litmus".into()));
    let run = check(&folder, &["a.c", "bad.c"], 1);
    contains(&run.stdout, &["a.c + bad.c: BUG", "assertion failed: twice(2) == 4", "--> a.c:2"]);
}

#[test]
fn json_of_a_program() {
    let run = check(&folder(&[]), &["mailbox.c", "accounts.c", "--format", "json"], 2);
    contains(&run.stderr, &["main"]);
    let run = check(&folder(&[]), &["mailbox.c", "--format", "json"], 1);
    let line = &run.json_lines()[0];
    let page = read("docs/json.md");
    for field in line.as_object().expect("an object").keys() {
        assert!(page.contains(&format!("| `{field}` |")), "docs/json.md does not name {field}");
    }
    assert_eq!((&line["verdict"], &line["complete"]), (&"violation".into(), &false.into()));
    assert_eq!((line.get("condition"), line.get("final_states")), (None, None));
    let race = &line["errors"][0];
    assert_eq!(
        (&race["kind"], &race["file"], &race["line"]),
        (&"race".into(), &"mailbox.c".into(), &30.into())
    );
    let related = &race["related"][0];
    assert_eq!((&related["what"], &related["line"]), (&"other access".into(), &19.into()));
    assert_eq!(related["thread"], "t1 (sender)");
    assert_eq!(race["execution"]["focus"].as_array().map(Vec::len), Some(4));
}

#[test]
fn clang_speaks_for_itself() {
    let folder =
        folder(&[("bad.c", "int main(void) { return x; }"), ("warns.c", "int main(void) { 1; return 0; }")]);
    let run = check(&folder, &["bad.c"], 2);
    contains(&run.stderr, &["bad.c:1:25: error: use of undeclared identifier 'x'"]);
    assert_eq!(run.stdout, "");
    let run = check(&folder, &["bad.c", "--format", "json"], 2);
    let error = &run.json_lines()[0]["errors"][0];
    assert_eq!(error["kind"], "bad-input");
    contains(error["message"].as_str().expect("text"), &["use of undeclared identifier 'x'"]);
    let run = check(&folder, &["warns.c"], 0);
    contains(&run.stderr, &["warns.c:1:18: warning:"]);
    let run = check(&folder, &["warns.c", "--clang", "no-such-clang"], 2);
    contains(&run.stderr, &["--clang names no-such-clang"]);
}

/// Without a clang: how to get one, and what needs none.
#[test]
fn no_clang() {
    let folder = folder(&[]);
    let output = |args: &[&str]| {
        let mut command = fencepost(folder.path());
        command.args(args).env("PATH", folder.path()).env_remove("FENCEPOST_CLANG");
        Run::of(command.output().expect("the command starts"))
    };
    let run = output(&["check", "mailbox.c"]);
    assert_eq!(run.code, 2);
    contains(
        &run.stderr,
        &["apt-get install clang", "brew install", "dnf install", ".ll files need no clang"],
    );
    assert_eq!(output(&["check", "mailbox.ll"]).code, 1);
    folder.write("a.bc", "");
    let run = output(&["check", "a.bc"]);
    contains(&run.stderr, &["llvm-dis a.bc -o a.ll"]);
    let mut command = fencepost(folder.path());
    let named = command.args(["check", "mailbox.c"]).env("FENCEPOST_CLANG", "nothing").output();
    contains(&Run::of(named.expect("the command starts")).stderr, &["FENCEPOST_CLANG names nothing"]);
}

#[test]
fn the_trace_of_a_deadlock() {
    let run = check(&folder(&[]), &["accounts.c"], 1);
    contains(
        &run.stdout,
        &[
            "error[deadlock]: deadlock: main, t1 (give) wait for ever",
            "= main waits at line 16 for alice.lock, which t1 (give) holds since line 15",
            "= t1 (give) waits at line 16 for bob.lock, which main holds since line 15",
            "lock bob.lock: R_acq bob.lock = 0, the",
        ],
    );
}

#[test]
fn the_trace_of_a_use_after_free() {
    let text = "#include <pthread.h>
#include <stdlib.h>
static int *p;
static void *user(void *unused) {
    *p = 1;
    return unused;
}
int main(void) {
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, NULL, user, NULL);
    free(p);
    pthread_join(t, NULL);
    return 0;
}
";
    let run = check(&folder(&[("uaf.c", text)]), &["uaf.c"], 1);
    contains(
        &run.stdout,
        &[
            "error[use-after-free]",
            "--> uaf.c:5, thread t1 (user)",
            "= malloc@10 was allocated by main, line 10",
            "= freed by main, line 12",
        ],
    );
}

#[test]
fn values_and_output() {
    let text = "#include <assert.h>
#include <stdio.h>
static int limit = -7;
int main(void) {
    unsigned char small = 200;
    int n = -3;
    printf(\"%s is %d\\n\", \"n\", n);
    assert(n > limit && small < 100);
    return 0;
}
";
    let run = check(&folder(&[("values.c", text)]), &["values.c"], 1);
    contains(&run.stdout, &["n = -3", "limit = -7", "small = 200", "prints \"n is -3\""]);
}

/// A trace of hundreds of events fits on a screen, and shows what matters; the whole one is there, too.
#[test]
fn long_traces_are_folded() {
    let text = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static int table[100];
static int result;
static atomic_int ready;
static void *fill(void *unused) {
    for (int i = 0; i < 100; i++)
        table[i] = i;
    result = 41;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return unused;
}
int main(void) {
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, fill, NULL);
    if (atomic_load_explicit(&ready, memory_order_acquire)) {
        for (int i = 0; i < 100; i++)
            sum += table[i];
        assert(result == 42);
    }
    pthread_join(t, NULL);
    return 0;
}
";
    let folder = folder(&[("long.c", text)]);
    let folded = check(&folder, &["long.c"], 1).stdout;
    contains(
        &folded,
        &["W_na result = 41", "R_na result = 41, from t1 line 10", "W_rel ready = 1", "with result = 41"],
    );
    contains(&folded, &["line 9: table[i] = i;", "line 20: sum += table[i];", "  … "]);
    assert!(folded.lines().count() < 60, "{folded}");
    let full = check(&folder, &["long.c", "--full-trace"], 1).stdout;
    assert!(full.lines().count() > 200, "{full}");
    assert!(!full.contains(" events"), "{full}");
    contains(&full, &["R_na table[99] = 99"]);
}

#[test]
fn warnings_do_not_change_the_answer() {
    let text = "#include <stdlib.h>\nint main(void) { return malloc(4) == 0; }\n";
    let folder = folder(&[("leak.c", text)]);
    let run = check(&folder, &["leak.c"], 0);
    contains(&run.stdout, &["leak.c: verified", "warning[leak]: malloc@2 (4 bytes)", "--> leak.c:2"]);
    let run = check(&folder, &["leak.c", "--ignore", "leak"], 0);
    assert!(!run.stdout.contains("warning"), "{}", run.stdout);
}

#[test]
fn pictures_and_lists() {
    let folder = folder(&[]);
    check(&folder, &["mailbox.c", "--graph", "bug.svg"], 1);
    contains(&folder.read("bug.svg"), &["R_na message = 42", "start t1 (sender)"]);
    let run = check(&folder, &["mailbox.c", "--graph", "ok.svg", "--", "-DFIXED"], 0);
    contains(&run.stderr, &["ok.svg was not written: no execution shows an error"]);
    let run = check(&folder, &["mailbox.c", "--executions", "--count-duplicates", "--", "-DFIXED"], 0);
    contains(&run.stdout, &["Execution 1 of 2", "Execution 2 of 2"]);
    let run = check(&folder, &["mailbox.c", "--max-executions", "1", "--", "-DFIXED"], 3);
    contains(&run.stdout, &["not decided under rc11: no error in 1 execution", "stopped early"]);
    let run = check(&folder, &["mailbox.c", "--format", "herd"], 2);
    contains(&run.stderr, &["--format herd is the layout of litmus tests"]);
}

/// What the command can do, the library can do.
#[test]
fn as_a_library() {
    let bytes = std::fs::read(root().join("examples/mailbox.ll")).expect("it is there");
    let ir = Ir::new("mailbox.ll", bytes);
    let loaded = load(&[ir], &Options::default()).expect("it is a program");
    let program = |options: fencepost::Options| ask(loaded.clone(), &shipped("rc11"), &options);
    let outcome = program(fencepost::Options::default());
    assert_eq!((outcome.verdict(), outcome.errors.len()), (Verdict::Violation, 1));
    let outcome = program(fencepost::Options { errors: Errors::All, ..fencepost::Options::default() });
    assert_eq!((outcome.errors.len(), outcome.complete), (1, true));
    let ignored =
        fencepost::Options { ignore: vec![fencepost::report::Kind::Race], ..fencepost::Options::default() };
    assert_eq!(program(ignored).verdict(), Verdict::Ok);
}

/// A model that cannot see to atomic sections refuses them, whatever is asked.
#[test]
fn sections_are_refused_whatever_is_asked() {
    let file = root().join("tests/corpus/c/runtime/sections.c").display().to_string();
    let file = file.as_str();
    for args in [
        &["check", file, "--model", "wrc11", "--", "-DREADS"][..],
        &["check", file, "--model", "wrc11", "--estimate", "--", "-DREADS"],
        &["check", file, "--model", "rc11.cat", "--", "-DREADS"],
        &["compare", "sc", "wrc11", file, "--", "-DREADS"],
        &["compare", "rc11.cat", "sc", file, "--", "-DREADS"],
    ] {
        let run = run(&root(), args);
        assert_eq!(run.code, 2, "{args:?}: {run:?}");
        let said = format!("{}{}", run.stdout, run.stderr);
        assert!(said.contains("cannot see to atomic sections"), "{args:?}: {said}");
    }
    let run = run(&root(), &["compare", "sc", "tso", file, "--", "-DREADS"]);
    assert_eq!(run.code, 0, "{run:?}");
}

/// Where the compiler has inlined a function that is a section, nobody knows any more where the section
/// begins.
#[test]
fn inlined_sections_are_refused() {
    let file = root().join("tests/corpus/c/runtime/section-functions.c").display().to_string();
    let run = run(&root(), &["check", &file, "--model", "sc", "--", "-O2"]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(
        run.stderr.contains("is an atomic section as a whole, but the compiler has inlined it"),
        "{run:?}"
    );
}

/// A loop that reads nothing waits for nothing.
#[test]
fn a_loop_without_end_is_no_wait() {
    let folder = Folder::new("printed-endless");
    folder.write("alone.c", "int main(void) { int i = 0; for (;;) i++; }\n");
    folder.write(
        "joined.c",
        "#include <pthread.h>\nvoid *f(void *p) { for (;;) ; return 0; }\n\
         int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); }\n",
    );
    for (file, who) in [("alone.c", "main"), ("joined.c", "t1 (f)")] {
        let run = run(folder.path(), &["check", file]);
        assert_eq!(run.code, 1, "{run:?}");
        let message = format!("error[liveness]: {who} runs in a loop without end\n");
        assert!(run.stdout.contains(&message), "{run:?}");
        assert!(!run.stdout.contains("for a value"), "{run:?}");
    }
}

/// Also where each round of the loop ends an execution, and where the loop is in the first thread.
#[test]
fn a_search_without_end_says_so_while_it_runs() {
    let folder = Folder::new("printed-endless");
    folder.write(
        "endless.c",
        "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x, n;\n\
         void *f(void *a) { atomic_store(&x, 1); return 0; }\n\
         int main(void) {\n  pthread_t t; pthread_create(&t, 0, f, 0);\n\
           while (!atomic_load(&x))\n    atomic_fetch_add(&n, 1);\n  pthread_join(t, 0); }\n",
    );
    let run = run(folder.path(), &["check", "endless.c", "--timeout", "5s", "--jobs", "1"]);
    assert_eq!(run.code, 3, "{run:?}");
    let said = run.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.starts_with("note: endless.c: no end in sight after "), "{run:?}");
    assert!(said.contains("main has gone round the loop at endless.c:7 "), "{run:?}");
    assert!(said.contains("--unroll N cuts it off"), "{run:?}");
    assert_eq!(run.stderr.matches("note:").count(), 1, "{run:?}");
    assert!(!run.stdout.contains(" in 0 executions"), "the other thread ends the loop: {run:?}");
}

/// The state engine may run without end, too: the advice says when it does not, and how to end it.
#[test]
fn the_advice_for_a_long_loop_names_limits() {
    let folder = Folder::new("printed-long-loop");
    folder.write("long.c", "int i;\nint main(void) { for (;;) i++; }\n");
    let run = run(folder.path(), &["check", "long.c", "--timeout", "2s"]);
    assert_eq!(run.code, 3, "{run:?}");
    let words = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("--engine states) ends if the loop's states repeat"), "{words}");
    assert!(words.contains("--timeout and --max-memory"), "{words}");
}
