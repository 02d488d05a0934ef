//! Answers that were wrong once, and small facts about them.

use crate::ask::{by, litmus, plain, shipped, why};
use crate::corpus::files;
use crate::tables::{allows, java};
use fencepost::input::JavaTest;
use fencepost::litmus::Test;
use fencepost::report::{Engine, Kind, Outcome, Verdict};
use fencepost::source::SourceFile;

fn java_test(text: &str) -> JavaTest {
    let file = SourceFile::new("T.java", text);
    let unit = fencepost::java::parse(&file, &Default::default());
    JavaTest::new(unit.unwrap_or_else(|e| panic!("{}", e.render(&file))))
}

fn litmus_test(text: &str) -> Test {
    litmus("T.litmus", text)
}

fn answer(test: &Test, name: &str) -> Outcome {
    by(Engine::Symbolic, test.clone(), &shipped(name))
}

/// A thread that throws in a speculative execution ends there; it does not take the justification away.
#[test]
fn speculations_may_fail() {
    for thread in [
        "int r0 = x; int r1 = 10 / r0; assert r0 == 1;",
        "int r0 = x; int[] a = new int[2]; int r1 = 10 % (r0 + r0); assert r0 == 1;",
    ] {
        let text = format!(
            "class T {{ static int x; static void t1() {{ {thread} }} static void t2() {{ x = 1; }} }}"
        );
        for model in ["jmm", "jmm-original"] {
            let outcome = by(Engine::Symbolic, java_test(&text), &shipped(model));
            let condition = outcome.condition.as_ref().expect("a condition");
            assert!(condition.positive > 0, "{text} under {model}");
            assert!(
                outcome.errors.iter().any(|e| e.kind == Kind::Division),
                "{text} under {model}: {:?}",
                outcome.errors
            );
        }
    }
    // Threads that have nothing to do with the question are no obstacle either.
    let text = "class T { static int x, y, z;
        static void t1() { int r1 = x; y = 1; assert r1 == 1; }
        static void t2() { int r2 = y; x = 1; assert r2 == 1; }
        static void t3() { int r3 = z; int r4 = 10 / r3; }
        static void t4() { z = 1; } }";
    let outcome = by(Engine::Symbolic, java_test(text), &shipped("jmm"));
    assert!(outcome.condition.as_ref().is_some_and(|c| c.positive > 0));
}

/// What sequential consistency allows, the Java memory model allows.
#[test]
fn whatever_sc_allows_java_allows() {
    for path in files(&["corpus/java/nemos", "corpus/java/causality", "corpus/java/transform"], "java") {
        let test = java(&path);
        if allows(&test, "nemos-sc").0 == Some(true) {
            for model in ["jmm", "jmm-original"] {
                assert_eq!(allows(&test, model).0, Some(true), "{} under {model}", path.display());
            }
        }
    }
}

/// A branch that contradicts what was assumed before, found by fuzzing.
#[test]
fn a_branch_that_cannot_be_taken() {
    let test = litmus_test(
        "C T\n{ y = 0; w = 0; }\nP0 (atomic_int *y, int *w) {\n  int b = 0;\n  \
         int a = atomic_load_explicit(y, memory_order_relaxed);\n  assume(a != 0);\n  \
         if (a == 0) { b = *w; }\n}\nexists (0:b=0)\n",
    );
    for name in ["sc", "rc11", "ra"] {
        let outcome = answer(&test, name);
        assert_eq!(
            outcome.condition.as_ref().map(|c| (c.positive, c.negative)),
            Some((0, 0)),
            "y is never 1: {name}"
        );
        // So no execution gets beyond the assumption, and nothing is said of nothing.
        assert!(outcome.is_about_nothing(), "{name}");
    }
}

/// A core names what keeps a branch from being taken, not only what the branch would have done.
#[test]
fn cores_speak_of_branches() {
    let test = litmus_test(
        "C T\n{ x = 0; y = 0; }\nP0 (atomic_int *x, atomic_int *y) {\n  int r = *y;\n  if (r == 1) { *x = 1; }\n}\n\
         P1 (atomic_int *x) {\n  int r1 = *x;\n}\nexists (1:r1=1)\n",
    );
    let outcome = why(test, &shipped("sc"), 1);
    let core = outcome.core().expect("impossible").members.clone();
    let texts: Vec<&str> = core.iter().map(|member| member.text.as_str()).collect();
    assert!(texts.contains(&"initially y = 0"), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("*x = 1")), "{texts:?}");
}

#[test]
fn what_a_model_says_nothing_about_is_refused() {
    let update = litmus_test(
        "C T\n{ x = 0; }\nP0 (atomic_int *x) { int r = atomic_fetch_add_explicit(x, 1, memory_order_relaxed); }\n\
         exists (0:r=0)\n",
    );
    let memory = litmus_test("C T\n{ x = 0; }\nP0 (int *x) { *x = 1; }\nexists (x=1)\n");
    let fence = litmus_test(
        "C T\n{ x = 0; }\nP0 (int *x) { int r = *x; atomic_thread_fence(memory_order_seq_cst); }\nexists (0:r=0)\n",
    );
    for name in ["nemos-sc", "coherence", "pram", "causal", "processor", "jmm", "jmm-original"] {
        for (test, what) in [(&update, "an atomic update"), (&fence, "a fence")] {
            let outcome = answer(test, name);
            assert_eq!(outcome.verdict(), Verdict::Unknown, "{name}");
            let finding = outcome.errors.first().unwrap_or_else(|| panic!("{name} answers"));
            assert_eq!(finding.kind, Kind::Unsupported);
            assert!(finding.message.contains(what) && finding.line.is_some(), "{name}: {}", finding.message);
        }
    }
    for name in ["pram", "jmm"] {
        let outcome = answer(&memory, name);
        assert!(outcome.errors[0].message.contains("what memory holds in the end"), "{name}");
    }
    assert_eq!(answer(&memory, "rc11").verdict(), Verdict::Ok);
}

#[test]
fn misused_monitors_are_errors_where_locks_are_actions() {
    let test = litmus_test(
        "C T\n{ int m; x = 0; }\nP0 (int *m, int *x) { unlock(m); int r = *x; }\nexists (0:r=0)\n",
    );
    let by_graph = plain(test.clone(), "sc");
    let kinds = |outcome: &Outcome| outcome.errors.iter().map(|e| e.kind.word()).collect::<Vec<_>>();
    assert_eq!(kinds(&by_graph), ["unlock-not-held"]);
    assert_eq!(kinds(&answer(&test, "nemos-sc")), ["unlock-not-held"]);
}
