//! `fencepost compare`, and the table of `fencepost check` with several models, from the outside.

use crate::support::{Folder, Run, root, run, run_to, run_with};
use expect_test::{Expect, expect};

#[track_caller]
fn fencepost(args: &[&str], code: i32) -> Run {
    run_to(&root(), args, code)
}

/// What is said about two models, without the table of events: that is the business of the tests of traces.
#[track_caller]
fn check(models: [&str; 2], file: &str, code: i32, expected: &Expect) {
    let run = fencepost(&["compare", models[0], models[1], file], code);
    let is_trace = |line: &&str| line.contains('│') || line.contains('┼') || line.starts_with("  No inter");
    let is_remark = |line: &&str| line.starts_with("  write stands above");
    let lines: Vec<&str> = run.stdout.lines().filter(|line| !is_trace(line) && !is_remark(line)).collect();
    expected.assert_eq(&(lines.join("\n") + "\n"));
}

const DEPS: &str = "tests/corpus/deps";

#[test]
fn store_buffering() {
    check(
        ["sc", "tso"],
        "examples/SB.litmus",
        1,
        &expect![[r#"
        SB: tso allows 1 execution that sc forbids
          sc: 3 executions, engine graph; 0:r0=0 /\ 1:r0=0 never happens
          tso: 4 executions, engine graph; 0:r0=0 /\ 1:r0=0 can happen

        1 execution, allowed by tso, forbidden by sc's axiom sc: some order of all steps explains what
            every read sees
          acyclic po | sync | com

        The execution
          in the end: 0:r0=0; 1:r0=0

        The forbidden cycle
               P0 line 7: W_rlx x = 1
          ─po→ P0 line 8: R_rlx y = 0
          ─fr→ P1 line 12: W_rlx y = 1
          ─po→ P1 line 13: R_rlx x = 0
          ─fr→ P0 line 7: W_rlx x = 1
    "#]],
    );
}

#[test]
fn message_passing() {
    check(
        ["ra", "rc11"],
        &format!("{DEPS}/MP+rel+acq.litmus"),
        0,
        &expect![[r#"
        MP+rel+acq: the same 3 executions under ra and rc11
          ra: 3 executions, engine graph; 1:r0=1 /\ 1:r1=0 never happens
          rc11: 3 executions, engine graph; 1:r0=1 /\ 1:r1=0 never happens
    "#]],
    );
    // ra takes every access for release or acquire.
    check(
        ["ra", "rc11"],
        &format!("{DEPS}/MP.litmus"),
        1,
        &expect![[r#"
        MP: rc11 allows 1 execution that ra forbids
          ra: 3 executions, engine graph; 1:r0=1 /\ 1:r1=0 never happens
          rc11: 4 executions, engine graph; 1:r0=1 /\ 1:r1=0 can happen

        1 execution, allowed by rc11, forbidden by ra's axiom coherence: no event happens before what
            coherence puts before it, or before itself
          irreflexive hb; eco?

        The execution
          in the end: 1:r0=1; 1:r1=0

        The forbidden cycle
               P0 line 7: W_rlx x = 1
          ─po→ P0 line 8: W_rlx y = 1
          ─rf→ P1 line 12: R_rlx y = 1
          ─po→ P1 line 13: R_rlx x = 0
          ─fr→ P0 line 7: W_rlx x = 1
    "#]],
    );
}

#[test]
fn load_buffering() {
    check(
        ["rc11", "arm8"],
        &format!("{DEPS}/LB.litmus"),
        1,
        &expect![[r#"
        LB: arm8 allows 1 execution that rc11 forbids
          rc11: 3 executions, engine graph; 0:r0=1 /\ 1:r0=1 never happens
          arm8: 4 executions, engine candidates; 0:r0=1 /\ 1:r0=1 can happen

        1 execution, allowed by arm8, forbidden by rc11's axiom no-thin-air: nothing is read before it
            is written
          acyclic po | sync | rf

        The execution
          A read takes its value from a write that comes after it: no order of the rows shows that, they
          follow each thread only.
          The cycle: P0 line 7 reads x = 1 from P1 line 13, which comes after P1 line 12; that reads y = 1
          from P0 line 8, which comes after P0 line 7.
          in the end: 0:r0=1; 1:r0=1

        The forbidden cycle
               P0 line 7: R_rlx x = 1
          ─po→ P0 line 8: W_rlx y = 1
          ─rf→ P1 line 12: R_rlx y = 1
          ─po→ P1 line 13: W_rlx x = 1
          ─rf→ P0 line 7: R_rlx x = 1
    "#]],
    );
    let c11 = fencepost(&["compare", "c11", "rc11", &format!("{DEPS}/LB.litmus")], 1);
    assert!(c11.stdout.contains("rc11's axiom no-thin-air"), "{}", c11.stdout);
}

#[test]
fn writes_only() {
    check(
        ["sc", "rc11"],
        &format!("{DEPS}/2+2W.litmus"),
        1,
        &expect![[r#"
        2+2W: rc11 allows 1 execution that sc forbids
          sc: 3 executions, engine graph; x=1 /\ y=1 never happens
          rc11: 4 executions, engine graph; x=1 /\ y=1 can happen

        1 execution, allowed by rc11, forbidden by sc's axiom sc: some order of all steps explains what
            every read sees
          acyclic po | sync | com

        The execution
          order of writes to x: P1 line 13, P0 line 7
          order of writes to y: P0 line 8, P1 line 12
          in the end: x=1; y=1

        The forbidden cycle
               P0 line 7: W_rlx x = 1
          ─po→ P0 line 8: W_rlx y = 2
          ─co→ P1 line 12: W_rlx y = 1
          ─po→ P1 line 13: W_rlx x = 2
          ─co→ P0 line 7: W_rlx x = 1
    "#]],
    );
}

#[test]
fn independent_reads() {
    check(
        ["arm8", "power"],
        &format!("{DEPS}/IRIW+addrs.litmus"),
        1,
        &expect![[r#"
        IRIW+addrs: power allows 1 execution that arm8 forbids
          arm8: 15 executions, engine candidates; 2:r0=1 /\ 2:r1=0 /\ 3:r0=1 /\ 3:r1=0 never happens
          power: 16 executions, engine candidates; 2:r0=1 /\ 2:r1=0 /\ 3:r0=1 /\ 3:r1=0 can happen

        1 execution, allowed by power, forbidden by arm8's axiom external: what is observed, and what
            threads keep in order, has no cycle
          irreflexive ob

        The execution
          in the end: 2:r0=1; 2:r1=0; 3:r0=1; 3:r1=0

        The forbidden cycle
                 P0 line 7: W_rlx x = 1
          ─rfe─→ P2 line 15: R_rlx x = 1
          ─addr→ P2 line 16: R_rlx y = 0
          ─fre─→ P1 line 11: W_rlx y = 1
          ─rfe─→ P3 line 20: R_rlx y = 1
          ─addr→ P3 line 21: R_rlx x = 0
          ─fre─→ P0 line 7: W_rlx x = 1
    "#]],
    );
}

#[test]
fn a_model_is_as_weak_as_itself() {
    for model in ["sc", "tso", "rc11", "wrc11", "arm8", "power"] {
        let same = fencepost(&["compare", model, model, "examples/SB.litmus", "examples/LB.litmus"], 0);
        assert!(same.stdout.ends_with("2 tests: 2 same\n"), "{}", same.stdout);
    }
    // The native model and its text.
    let texts = fencepost(&["compare", "tso", "tso.cat", "examples/SB.litmus"], 0);
    assert!(texts.stdout.starts_with("SB: the same 4 executions under tso and tso.cat"), "{}", texts.stdout);
    // Loops that try again, of which the native models leave out rounds when they check.
    for (model, text) in [("sc", "sc.cat"), ("tso", "tso.cat"), ("rc11", "rc11.cat"), ("rc11", "jam21-genmc")]
    {
        let loops = ["examples/casloop.litmus", "examples/spinlock.litmus"];
        let same = fencepost(&["compare", model, text, loops[0], loops[1]], 0);
        assert!(same.stdout.ends_with("2 tests: 2 same\n"), "{model}, {text}: {}", same.stdout);
    }
}

/// Some order of writes is missing in wrc11; what it allows is forbidden by rc11 with every order.
#[test]
fn without_coherence_order() {
    check(
        ["rc11", "wrc11"],
        "examples/LB+coh-cyc.litmus",
        1,
        &expect![[r#"
        LB+coh-cyc: wrc11 allows 2 executions that rc11 forbids
          rc11: 4 executions up to co, engine graph; 0:r1=3 /\ 1:r2=2 /\ 1:r3=1 never happens
          wrc11: 6 executions up to co, engine graph; 0:r1=3 /\ 1:r2=2 /\ 1:r3=1 never happens

        2 executions, allowed by wrc11, forbidden by rc11's axiom coherence: no event happens before
            what coherence puts before it
          irreflexive hb; eco?

        One of them
          in the end: 0:r1=1; 1:r2=2; 1:r3=0

        The forbidden cycle
          With one order of the writes; with every other one the execution is forbidden as well.
               P1 line 14: W_rlx x = 1
          ─po→ P1 line 15: R_rlx x = 2
          ─fr→ P1 line 14: W_rlx x = 1

        note: wrc11 has no coherence order, so executions are compared without it: those that differ in
            co only count as one
    "#]],
    );
    check(
        ["rc11", "wrc11"],
        &format!("{DEPS}/2+2W+scfs.litmus"),
        0,
        &expect![[r#"
        2+2W+scfs: the same execution under rc11 and wrc11
          rc11: 1 execution up to co, engine graph; x=1 /\ y=1 never happens
          wrc11: 1 execution up to co, engine graph; x=1 /\ y=1 can happen

        note: wrc11 has no coherence order, so executions are compared without it: those that differ in
            co only count as one
        note: the answers to the condition differ all the same: it asks which write to a location comes
            last, and only co says that
    "#]],
    );
}

#[test]
fn a_model_of_ones_own() {
    let folder = Folder::new("compare-own");
    let text = "\"mine\"\n(* each location by itself *)\nacyclic (po & loc) | rf | co | fr as per-location\n\
                (* no reads from the future *)\nacyclic po | sync | rf as causal\n";
    folder.write("mine.cat", text);
    let path = folder.path().join("mine.cat");
    let path = path.to_str().expect("a plain name");
    let run = fencepost(&["compare", "sc", path, "examples/SB.litmus"], 1);
    assert!(run.stdout.starts_with("SB: mine allows 1 execution that sc forbids"), "{}", run.stdout);
    let run = fencepost(&["compare", path, "arm8", &format!("{DEPS}/LB.litmus")], 1);
    assert!(run.stdout.contains("mine's axiom causal: no reads from the future"), "{}", run.stdout);
    folder.write("mine.cat", "acyclic nosuch\n");
    let wrong = fencepost(&["compare", "sc", path, "examples/SB.litmus"], 2);
    assert!(wrong.stderr.contains("mine.cat:1:9"), "{}", wrong.stderr);
}

#[test]
fn programs_are_compared() {
    check(
        ["sc", "rc11"],
        "examples/mailbox.ll",
        1,
        &expect![[r#"
        examples/mailbox.ll: rc11 allows 1 execution that sc forbids
          sc: 2 executions, engine graph
          rc11: 3 executions, engine graph

        1 execution, allowed by rc11, forbidden by sc's axiom sc: some order of all steps explains what
            every read sees
          acyclic po | sync | com

        The execution

        The forbidden cycle
               main line 29: R_rlx flag = 1
          ─po→ main line 30: R_na message = 0
          ─fr→ t1 (sender) line 19: W_na message = 42
          ─po→ t1 (sender) line 20: W_rlx flag = 1
          ─rf→ main line 29: R_rlx flag = 1
    "#]],
    );
    check(
        ["sc", "tso"],
        "examples/mailbox.ll",
        0,
        &expect![[r#"
        examples/mailbox.ll: the same 2 executions under sc and tso
          sc: 2 executions, engine graph
          tso: 2 executions, engine graph
    "#]],
    );
}

/// Store buffering that fails an assertion if both threads read 0: there is no complete execution to compare.
const FAILING: &str = r#"
@x = global i32 0
@y = global i32 0
@seen = global i32 0
@text = constant [2 x i8] c"x\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @__assert_fail(ptr, ptr, i32, ptr)
define ptr @other(ptr %arg) {
  store atomic i32 1, ptr @y monotonic, align 4
  %r = load atomic i32, ptr @x monotonic, align 4
  store i32 %r, ptr @seen, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  store atomic i32 1, ptr @x monotonic, align 4
  %r = load atomic i32, ptr @y monotonic, align 4
  %id = load i64, ptr %t, align 8
  %j = call i32 @pthread_join(i64 %id, ptr null)
  %s = load i32, ptr @seen, align 4
  %both = or i32 %r, %s
  %bad = icmp eq i32 %both, 0
  br i1 %bad, label %fail, label %good
fail:
  call void @__assert_fail(ptr @text, ptr @text, i32 1, ptr @text)
  unreachable
good:
  ret i32 0
}
"#;

#[test]
fn executions_that_end_in_an_error() {
    let folder = Folder::new("compare-errors");
    folder.write("sb.ll", FAILING);
    let run = run(folder.path(), &["compare", "sc", "tso", "sb.ll"]);
    assert_eq!(run.code, 1, "{run:?}");
    let headline = "sb.ll: tso allows 1 execution with an error that sc forbids\n";
    assert!(run.stdout.starts_with(headline), "{}", run.stdout);
    assert!(run.stdout.contains("1 execution with an error, allowed by tso, forbidden by sc's axiom sc"));
}

#[test]
fn models_that_cannot_be_compared_are_refused() {
    for (models, file, words) in [
        (["xmm", "sc"], "examples/SB.litmus", "the model xmm derives its executions from each other"),
        (["sc", "lmo"], "examples/SB.litmus", "the model lmo is a machine"),
        (["jmm", "sc"], "examples/SB.litmus", "the model jmm is written in another language"),
        (
            ["nosuch", "sc"],
            "examples/SB.litmus",
            "no model with a text in cat is called `nosuch`; there are sc,",
        ),
        (["sc", "nosuch.cat"], "examples/SB.litmus", "cannot read nosuch.cat"),
        (
            ["sc", "arm8"],
            "examples/mailbox.ll",
            "examples/mailbox.ll: the model arm8 allows cycles of po and rf",
        ),
        (["sc", "tso"], "examples/nosuch.litmus", "cannot read examples/nosuch.litmus"),
    ] {
        let run = fencepost(&["compare", models[0], models[1], file], 2);
        assert!(run.stderr.contains(words), "{}", run.stderr);
        assert_eq!(run.stdout, "");
    }
    // Said once, before any file is read.
    for model in ["lmo", "examples/ibm370.rml"] {
        let run = fencepost(&["compare", model, "sc", "examples"], 2);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
    let run = fencepost(&["compare", "sc", "tso", "examples", "--graph", "a.svg"], 2);
    assert!(run.stderr.contains("--graph draws one picture"), "{}", run.stderr);
}

#[test]
fn bounds_leave_the_answer_open() {
    let open = fencepost(&["compare", "sc", "tso", "examples/bound.litmus"], 3);
    assert!(open.stdout.contains("no difference between sc and tso so far"), "{}", open.stdout);
    assert!(open.stdout.contains("bound: the loop at"), "{}", open.stdout);
}

#[test]
fn one_line_of_json_for_each_file() {
    let run = fencepost(&["compare", "sc", "tso", "examples/SB.litmus", "--format", "json", "--all"], 1);
    let line = run.json();
    assert_eq!(line["relation"], "second-weaker");
    assert_eq!(line["models"][1]["only"], 1);
    let group = &line["models"][1]["forbidden_by_the_other"][0];
    assert_eq!(group["axiom"], "sc");
    assert_eq!(group["examples"][0]["reason"]["cycle"].as_array().map(Vec::len), Some(4));
    let page = crate::support::read("docs/json.md");
    for object in [&line, &line["models"][1], group, &group["examples"][0]] {
        for field in object.as_object().expect("an object").keys() {
            assert!(page.contains(&format!("`{field}`")), "docs/json.md does not name {field}");
        }
    }
    let two =
        fencepost(&["compare", "sc", "tso", "examples/SB.litmus", "examples/LB.litmus", "-f", "json"], 1);
    assert_eq!(two.stdout.lines().count(), 2);
}

#[test]
fn a_table_for_several_files() {
    let files = ["examples/IRIW.litmus", "examples/SB.litmus", "examples/MP.litmus"];
    let run = fencepost(&[["compare", "sc", "tso", "--summary"].as_slice(), &files].concat(), 1);
    expect![[r#"
          test  sc  tso  only sc  only tso  condition sc/tso  deciding axioms
          IRIW  15   15        0         0  never/never
          SB     3    4        0         1  never/can         sc: sc
          MP     2    2        0         0  always/always
        3 tests: 2 same, 1 tso weaker
    "#]]
    .assert_eq(&run.stdout);
    let long = fencepost(&[["compare", "sc", "tso"].as_slice(), &files].concat(), 1);
    assert!(long.stdout.starts_with("SB: tso allows"), "only what differs has details: {}", long.stdout);
    assert!(long.stdout.ends_with(&run.stdout), "{}", long.stdout);
}

#[test]
fn pictures_and_standard_input() {
    let folder = Folder::new("compare-pictures");
    let text = crate::support::read("examples/SB.litmus");
    for name in ["a.svg", "a.html", "a.dot"] {
        let run = run_with(folder.path(), &["compare", "sc", "tso", "-", "--graph", name], &text);
        assert_eq!(run.code, 1, "{run:?}");
        let drawn = std::fs::read_to_string(folder.path().join(name)).expect("it was drawn");
        assert!(drawn.contains("2: fr") && drawn.contains("tso allows it, sc forbids it"), "{drawn}");
    }
    let none = run_with(folder.path(), &["compare", "sc", "sc", "-", "--graph", "b.svg"], &text);
    assert!(none.stderr.contains("b.svg was not written"), "{none:?}");
}

#[test]
fn a_table_of_verdicts() {
    let args = ["check", "--model", "sc", "--model", "tso", "--model", "rc11"];
    let files = ["examples/SB.litmus", "examples/MP+race.litmus", "examples/mailbox.ll"];
    let short = fencepost(&[args.as_slice(), &files, &["--summary"]].concat(), 1);
    // (A snapshot forgets what all its lines are indented by.)
    expect![[r#"
        Verdicts
          test                 sc       tso     rc11
          SB                   never !  can     can
          MP+race              always   always  can fail !
          examples/mailbox.ll  ok       ok      race
          ! the condition does not hold, or there is an error
    "#]]
    .assert_eq(&format!("Verdicts\n{}", short.stdout));
    let long = fencepost(&[args.as_slice(), &files].concat(), 1);
    assert!(long.stdout.starts_with("SB: the condition does not hold under sc"), "{}", long.stdout);
    assert!(long.stdout.ends_with(&format!("\n\n{}", short.stdout)), "{}", long.stdout);
    // One model needs no table.
    let one = fencepost(&["check", "examples/SB.litmus"], 0);
    assert!(!one.stdout.contains("test "), "{}", one.stdout);
    let json = fencepost(&["check", "examples/SB.litmus", "--summary", "--format", "json"], 2);
    assert!(json.stderr.contains("--summary prints a table for people"), "{}", json.stderr);
}

/// Values that may justify each other in a circle are not all tried: nothing is said of those that were not.
#[test]
fn circles_of_values_leave_it_open() {
    let folder = Folder::new("compare-circles");
    let text = "C copies\n{ x = 0; y = 0; }\n\
        P0 (atomic_int* x, atomic_int* y) { int r0 = atomic_load_explicit(x, memory_order_relaxed); atomic_store_explicit(y, r0, memory_order_relaxed); }\n\
        P1 (atomic_int* x, atomic_int* y) { int r1 = atomic_load_explicit(y, memory_order_relaxed); atomic_store_explicit(x, r1, memory_order_relaxed); }\n\
        exists (0:r0=7)\n";
    folder.write("copies.litmus", text);
    let path = folder.path().join("copies.litmus").display().to_string();
    let open = fencepost(&["compare", "c11", "c11", &path], 3);
    assert!(open.stdout.contains("values could justify each other in a circle"), "{}", open.stdout);
    fencepost(&["compare", "rc11", "rc11", &path], 0);
}
