//! Executions with a cycle: in words here, as pictures in `dot.rs`.

mod dot;

use crate::ask::{ask, litmus, shipped};
use crate::support::{read, root, run};
use expect_test::{Expect, expect};
use fencepost::explore::{Config, Flow, Replay, View, Visitor, explore};
use fencepost::llvm::{Ir, Options, load};
use fencepost::models::ModelId;
use fencepost::program::{Step, ThreadState};
use fencepost::report::text::{Style, render};
use fencepost::report::{Effort, Outcome};

/// xmm-thesis §6.4: the store of y needs one of two reads to go its way, in each execution another one.
const EITHER: &str = r"C either
{ x = 0; y = 0; z = 0; }
P0 (atomic_int *z) {
  *z = 1;
}
P1 (atomic_int *x, atomic_int *y, atomic_int *z) {
  int r = atomic_load_explicit(z, memory_order_relaxed);
  int s = atomic_load_explicit(x, memory_order_relaxed);
  if (r == 0 || s == 1)
    atomic_store_explicit(y, 1, memory_order_relaxed);
}
P2 (atomic_int *x, atomic_int *y) {
  int a = atomic_load_explicit(y, memory_order_relaxed);
  atomic_store_explicit(x, a, memory_order_relaxed);
}
exists (1:r=1 /\ 1:s=1 /\ 2:a=1)
";

/// The last read of P0 comes after the cycle, which does not need it.
const SUFFIX: &str = r"C suffix
{ x = 0; y = 0; }
P0 (atomic_int *x, atomic_int *y) {
  int a = atomic_load_explicit(x, memory_order_relaxed);
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int c = atomic_load_explicit(y, memory_order_relaxed);
}
P1 (atomic_int *x, atomic_int *y) {
  int b = atomic_load_explicit(y, memory_order_relaxed);
  atomic_store_explicit(x, b, memory_order_relaxed);
}
exists (0:a=1)
";

fn answer(text: &str, list: impl FnOnce(&mut fencepost::Options)) -> Outcome {
    let mut options = fencepost::Options::default();
    list(&mut options);
    let outcome = ask(litmus("test.litmus", text), &shipped("xmm"), &options);
    outcome.revised(|evidence| evidence.time_s = 0.0)
}

/// The text from the title of the first execution on.
#[track_caller]
fn check_text(outcome: &Outcome, title: &str, expected: Expect) {
    let text = render(outcome, &Style { width: 120, ..Style::default() });
    let at = text.find(title).unwrap_or_else(|| panic!("no `{title}` in {text}"));
    let trimmed: Vec<&str> = text[at..].lines().map(str::trim_end).collect();
    expected.assert_eq(&(trimmed.join("\n") + "\n"));
}

/// What the graph engine tells of cycles.
#[track_caller]
fn effort(outcome: &Outcome) -> Effort {
    outcome.details.graphs().expect("the graph engine answers").effort
}

const WITNESS: &str = "An execution in which it happens";

#[test]
fn load_buffering() {
    let outcome = answer(&read("examples/LB.litmus"), |_| {});
    assert_eq!(
        (outcome.executions(), effort(&outcome)),
        (Some(4), Effort::Cycles { lb_races: 2, cyclic: 1 })
    );
    check_text(
        &outcome,
        WITNESS,
        expect![[r#"
        An execution in which it happens
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 1, from P1 line 13                            │
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            * W_rlx y = 1                                           │
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   * R_rlx y = 1, from P0 line 8
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          * committed, no mark: run again
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P0 line 7 reads x = 1 from P1 line 13, which comes after P1 line 12; that reads y = 1 from P0 line 8, which
          comes after P0 line 7.
          in the end: 0:r0=1; 1:r0=1

        Not out of thin air: it was derived from this execution
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 0, the initial value                          │
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            * W_rlx y = 1                                           │
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   * R_rlx y = 1, from P0 line 8
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          * committed
          P1 line 12 reads y = 1 from P0 line 8: it did so in this execution, where P0 line 7 read x = 0.
          With that settled, the threads were run again: P0 line 7 reads x = 1 from P1 line 13, which was there by then.
    "#]],
    );
}

#[test]
fn one_of_two_reads() {
    let outcome = answer(EITHER, |_| {});
    check_text(
        &outcome,
        WITNESS,
        expect![[r#"
        An execution in which it happens
          P0              │ P1                                               │ P2
          ────────────────┼──────────────────────────────────────────────────┼──────────────────────────────────────────────────
          line 4: *z = 1; │                                                  │
            W_sc z = 1    │                                                  │
                          │ line 7: int r = atomic_load_explicit(z, memory_… │
                          │   R_rlx z = 1, from P0 line 4                    │
                          │ line 8: int s = atomic_load_explicit(x, memory_… │
                          │   R_rlx x = 1, from P2 line 14                   │
                          │ line 10: atomic_store_explicit(y, 1, memory_ord… │
                          │   * W_rlx y = 1                                  │
                          │                                                  │ line 13: int a = atomic_load_explicit(y, memory_…
                          │                                                  │   * R_rlx y = 1, from P1 line 10
                          │                                                  │ line 14: atomic_store_explicit(x, a, memory_orde…
                          │                                                  │   W_rlx x = 1
          * committed, no mark: run again
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P1 line 8 reads x = 1 from P2 line 14, which comes after P2 line 13; that reads y = 1 from P1 line 10,
          which comes after P1 line 8.
          in the end: 1:r=1; 1:s=1; 2:a=1

        Not out of thin air: it was derived from this execution
          P0              │ P1                                               │ P2
          ────────────────┼──────────────────────────────────────────────────┼──────────────────────────────────────────────────
                          │ line 7: int r = atomic_load_explicit(z, memory_… │
                          │   R_rlx z = 0, the initial value                 │
                          │ line 8: int s = atomic_load_explicit(x, memory_… │
                          │   R_rlx x = 0, the initial value                 │
                          │ line 10: atomic_store_explicit(y, 1, memory_ord… │
                          │   * W_rlx y = 1                                  │
                          │                                                  │ line 13: int a = atomic_load_explicit(y, memory_…
                          │                                                  │   * R_rlx y = 1, from P1 line 10
                          │                                                  │ line 14: atomic_store_explicit(x, a, memory_orde…
                          │                                                  │   W_rlx x = 1
          line 4: *z = 1; │                                                  │
            W_sc z = 1    │                                                  │
          * committed
          P2 line 13 reads y = 1 from P1 line 10: it did so in this execution, where P1 line 7 read z = 0 and P1 line 8 read x =
          0.
          With that settled, the threads were run again: P1 line 7 reads z = 1 from P0 line 4 and P1 line 8 reads x = 1 from P2
          line 14, all of which was there by then.
    "#]],
    );
}

#[test]
fn derived_twice() {
    let outcome = answer(&read("examples/LB+coh-cyc.litmus"), |_| {});
    let Effort::Cycles { cyclic, .. } = effort(&outcome) else { panic!("no cycles: {outcome:?}") };
    assert_eq!((outcome.executions(), cyclic), (Some(8), 3));
    check_text(
        &outcome,
        WITNESS,
        expect![[r#"
        An execution in which it happens
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: atomic_store_explicit(x, 2, memory_order_relaxed… │
            W_rlx x = 2                                             │
          line 8: int r1 = atomic_load_explicit(x, memory_order_re… │
            * R_rlx x = 3, from P1 line 18                          │
          line 10: atomic_store_explicit(y, 1, memory_order_relaxe… │
            W_rlx y = 1                                             │
                                                                    │ line 14: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
                                                                    │ line 15: int r2 = atomic_load_explicit(x, memory_order_re…
                                                                    │   R_rlx x = 2, from P0 line 7
                                                                    │ line 16: int r3 = atomic_load_explicit(y, memory_order_re…
                                                                    │   R_rlx y = 1, from P0 line 10
                                                                    │ line 18: atomic_store_explicit(x, 3, memory_order_relaxed…
                                                                    │   * W_rlx x = 3
          * committed, no mark: run again
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P0 line 8 reads x = 3 from P1 line 18, which comes after P1 line 16; that reads y = 1 from P0 line 10,
          which comes after P0 line 8.
          order of writes to x: P1 line 14, P0 line 7, P1 line 18
          in the end: 0:r1=3; 1:r2=2; 1:r3=1

        Not out of thin air: it was derived from this execution
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: atomic_store_explicit(x, 2, memory_order_relaxed… │
            W_rlx x = 2                                             │
          line 8: int r1 = atomic_load_explicit(x, memory_order_re… │
            * R_rlx x = 3, from P1 line 18                          │
          line 10: atomic_store_explicit(y, 1, memory_order_relaxe… │
            W_rlx y = 1                                             │
                                                                    │ line 14: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
                                                                    │ line 15: int r2 = atomic_load_explicit(x, memory_order_re…
                                                                    │   R_rlx x = 1, from P1 line 14
                                                                    │ line 16: int r3 = atomic_load_explicit(y, memory_order_re…
                                                                    │   R_rlx y = 1, from P0 line 10
                                                                    │ line 18: atomic_store_explicit(x, 3, memory_order_relaxed…
                                                                    │   * W_rlx x = 3
          * committed
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P0 line 8 reads x = 3 from P1 line 18, which comes after P1 line 16; that reads y = 1 from P0 line 10,
          which comes after P0 line 8.
          order of writes to x: P0 line 7, P1 line 14, P1 line 18
          P0 line 8 reads x = 3 from P1 line 18: it did so in this execution, where P1 line 15 read x = 1 and P1 line 16 read y
          = 1.
          With that settled, the threads were run again: P1 line 15 reads x = 2 from P0 line 7 and P1 line 16 reads y = 1 from
          P0 line 10, all of which was there by then.

        That one has a cycle, too: it was derived from this execution
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: atomic_store_explicit(x, 2, memory_order_relaxed… │
            W_rlx x = 2                                             │
                                                                    │ line 14: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
                                                                    │ line 15: int r2 = atomic_load_explicit(x, memory_order_re…
                                                                    │   R_rlx x = 1, from P1 line 14
          line 8: int r1 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 1, from P1 line 14                            │
          line 10: atomic_store_explicit(y, 1, memory_order_relaxe… │
            * W_rlx y = 1                                           │
                                                                    │ line 16: int r3 = atomic_load_explicit(y, memory_order_re…
                                                                    │   * R_rlx y = 1, from P0 line 10
                                                                    │ line 18: atomic_store_explicit(x, 3, memory_order_relaxed…
                                                                    │   W_rlx x = 3
          * committed
          P1 line 16 reads y = 1 from P0 line 10: it did so in this execution, where P0 line 8 read x = 1.
          With that settled, the threads were run again: P0 line 8 reads x = 3 from P1 line 18, which was there by then.
    "#]],
    );
}

#[test]
fn what_comes_after_the_cycle_was_added_later() {
    let outcome = answer(SUFFIX, |_| {});
    check_text(
        &outcome,
        WITNESS,
        expect![[r#"
        An execution in which it happens
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 4: int a = atomic_load_explicit(x, memory_order_rel… │
            R_rlx x = 1, from P1 line 10                            │
          line 5: atomic_store_explicit(y, 1, memory_order_relaxed… │
            * W_rlx y = 1                                           │
          line 6: int c = atomic_load_explicit(y, memory_order_rel… │
            + R_rlx y = 1, from P0 line 5                           │
                                                                    │ line 9: int b = atomic_load_explicit(y, memory_order_rela…
                                                                    │   * R_rlx y = 1, from P0 line 5
                                                                    │ line 10: atomic_store_explicit(x, b, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          * committed, + added later, no mark: run again
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P0 line 4 reads x = 1 from P1 line 10, which comes after P1 line 9; that reads y = 1 from P0 line 5, which
          comes after P0 line 4.
          in the end: 0:a=1

        Not out of thin air: it was derived from this execution
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 4: int a = atomic_load_explicit(x, memory_order_rel… │
            R_rlx x = 0, the initial value                          │
          line 5: atomic_store_explicit(y, 1, memory_order_relaxed… │
            * W_rlx y = 1                                           │
          line 6: int c = atomic_load_explicit(y, memory_order_rel… │
            R_rlx y = 1, from P0 line 5                             │
                                                                    │ line 9: int b = atomic_load_explicit(y, memory_order_rela…
                                                                    │   * R_rlx y = 1, from P0 line 5
                                                                    │ line 10: atomic_store_explicit(x, b, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          * committed
          P1 line 9 reads y = 1 from P0 line 5: it did so in this execution, where P0 line 4 read x = 0.
          With that settled, the threads were run again: P0 line 4 reads x = 1 from P1 line 10, which was there by then.
    "#]],
    );
}

#[test]
fn a_list_calls_the_source_by_its_number() {
    let outcome = answer(&read("examples/LB.litmus"), |options| options.list_executions = true);
    check_text(
        &outcome,
        "Execution 1 of 4",
        expect![[r#"
        Execution 1 of 4
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 0, the initial value                          │
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            W_rlx y = 1                                             │
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   R_rlx y = 1, from P0 line 8
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          in the end: 0:r0=0; 1:r0=1

        Execution 2 of 4
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 0, the initial value                          │
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   R_rlx y = 0, the initial value
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            W_rlx y = 1                                             │
          in the end: 0:r0=0; 1:r0=0

        Execution 3 of 4
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   R_rlx y = 0, the initial value
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 1, from P1 line 13                            │
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            W_rlx y = 1                                             │
          in the end: 0:r0=1; 1:r0=0

        Execution 4 of 4
          P0                                                        │ P1
          ──────────────────────────────────────────────────────────┼───────────────────────────────────────────────────────────
          line 7: int r0 = atomic_load_explicit(x, memory_order_re… │
            R_rlx x = 1, from P1 line 13                            │
          line 8: atomic_store_explicit(y, 1, memory_order_relaxed… │
            * W_rlx y = 1                                           │
                                                                    │ line 12: int r0 = atomic_load_explicit(y, memory_order_re…
                                                                    │   * R_rlx y = 1, from P0 line 8
                                                                    │ line 13: atomic_store_explicit(x, 1, memory_order_relaxed…
                                                                    │   W_rlx x = 1
          * committed, no mark: run again
          A read takes its value from a write that comes after it: no order of the rows shows that, they follow each thread
          only.
          The cycle: P0 line 7 reads x = 1 from P1 line 13, which comes after P1 line 12; that reads y = 1 from P0 line 8, which
          comes after P0 line 7.
          in the end: 0:r0=1; 1:r0=1

        Not out of thin air: it was derived from execution 1
          P1 line 12 reads y = 1 from P0 line 8: it did so in that execution, where P0 line 7 read x = 0.
          With that settled, the threads were run again: P0 line 7 reads x = 1 from P1 line 13, which was there by then.
    "#]],
    );
}

/// Every event of every execution that another one was derived from has the place of its statement, and what
/// was committed to is the same event in both.
#[test]
fn sources_have_places_and_committed_events_agree() {
    let mut derivations = 0;
    for text in [EITHER, SUFFIX, &read("examples/LB+coh-cyc.litmus"), &read("examples/LB+datas.litmus")] {
        let outcome = answer(text, |options| options.list_executions = true);
        for execution in outcome.listed().into_iter().flatten() {
            let mut derived = execution;
            while let Some(derivation) = &derived.derivation {
                let source = &derivation.source;
                assert!(source.threads.iter().flat_map(|t| &t.events).all(|e| e.source.is_some()));
                assert!(!derivation.committed.is_empty());
                for pair in &derivation.committed {
                    let (here, there) = (derived.event(pair.event), source.event(pair.source));
                    assert_eq!(here.map(|e| &e.text), there.map(|e| &e.text));
                    let thread =
                        |of: &fencepost::report::Execution, id| of.thread_of(id).map(|t| t.name.clone());
                    assert_eq!(thread(derived, pair.event), thread(source, pair.source));
                    assert!(!derivation.re_executed.contains(&pair.event));
                }
                derivations += 1;
                derived = source;
            }
        }
    }
    assert!(derivations >= 6, "{derivations}");
}

#[test]
fn only_xmm_counts_cycles() {
    let json = |model: &str| {
        let run = run(&root(), &["check", "examples/LB.litmus", "--format", "json", "--model", model]);
        serde_json::from_str::<serde_json::Value>(&run.stdout).expect("an object")
    };
    assert_eq!((json("xmm")["cyclic"].as_u64(), json("xmm")["lb_races"].as_u64()), (Some(1), Some(2)));
    assert!(json("rc11").get("cyclic").is_none() && json("rc11").get("lb_races").is_none());
    let derivation = &json("xmm")["witness"]["derivation"];
    assert_eq!(derivation["committed"].as_array().map(Vec::len), Some(2));
    assert_eq!(derivation["re_executed"].as_array().map(Vec::len), Some(2));
}

/// Runs every execution again, and compares with what the engine kept.
struct Again {
    compared: usize,
}

impl Visitor for Again {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let graph = view.execution();
        let replay = Replay::new(view.program(), &graph);
        for (event, _) in graph.events() {
            let step = |asked: Option<(&ThreadState, &Step)>| asked.map(|(_, step)| step.clone());
            assert_eq!(step(replay.asked(event)), step(view.asked(event)), "{event:?} of {graph:?}");
            assert_eq!(replay.pos(event), view.pos(event), "{event:?} of {graph:?}");
            self.compared += 1;
        }
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.execution(view)
    }
}

#[test]
fn running_again_asks_for_the_same() {
    let mut again = Again { compared: 0 };
    for name in ["LB+coh-cyc", "MP", "mutex", "seqlock", "spinlock", "casloop"] {
        let test = litmus("test.litmus", read(format!("examples/{name}.litmus")));
        explore(&test.program, ModelId::Xmm, &Config::default(), &mut again);
    }
    let litmus = again.compared;
    // With threads that are started and joined.
    let ir = Ir::new("mailbox.ll", read("examples/mailbox.ll").into_bytes());
    let program = load(&[ir], &Options::default()).expect("a program");
    explore(&program, ModelId::Xmm, &Config::default(), &mut again);
    assert!(litmus > 100 && again.compared > litmus, "{litmus}, {}", again.compared);
}

/// P0 of a test whose second instruction reads `x`, and whose fence and write of `y` come after a branch on
/// that; `FIRST` and `SECOND` are the two reads.
const READS: &str = r"C reads
{ [x] = 0; [y] = 0; }
P0 (atomic_int *x, atomic_int *y) {
  int r0 = FIRST;
  int r1 = SECOND;
  if (r1 != 1) {
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(y, 2, memory_order_relaxed);
  } else {
    atomic_store_explicit(y, 2, memory_order_relaxed);
  }
}
P1 (atomic_int *x, atomic_int *y) {
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
  int r1 = atomic_exchange_explicit(x, r0, memory_order_relaxed);
}
P2 (atomic_int *x) {
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
  if (r0 != 1) {
    atomic_store_explicit(x, r0 - r0 + 1, memory_order_relaxed);
  }
}
exists (0:r1=2 /\ 1:r0=2 /\ 1:r1=0)
";

/// How many executions there are, and whether the outcome is one: the same in both layers.
#[track_caller]
fn both_layers(test: &str, executions: u64, verdict: &str) {
    let folder = crate::support::Folder::new("xmm-layers");
    folder.write("test.litmus", test);
    let path = folder.path().join("test.litmus").display().to_string();
    for layer in ["default", "exhaustive"] {
        let run = run(&root(), &["check", &path, "--model", "xmm", "--xmm", layer, "--format", "json"]);
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
        assert_eq!(
            (&answer["executions"], &answer["verdict"]),
            (&executions.into(), &verdict.into()),
            "{layer}\n{test}"
        );
    }
}

/// The committed read of `x = 2` is the second one of P0; the source, where no fence is met, has it as the
/// first one. That an update reads is part of its label, so a load does not stand for an update, nor the
/// other way round; two loads, or two updates, do.
#[test]
fn the_read_of_an_update_is_not_that_of_a_load() {
    let load = "atomic_load_explicit(x, memory_order_relaxed)";
    let add = |what: u32| format!("atomic_fetch_add_explicit(x, {what}, memory_order_relaxed)");
    let test = |first: &str, second: &str| READS.replace("FIRST", first).replace("SECOND", second);
    both_layers(&test(load, &add(2)), 35, "violation");
    both_layers(&test(load, load), 33, "ok");
    both_layers(&test(&add(0), &add(2)), 60, "ok");
}

/// `po; [E^rel]` means fences, too: what comes before a release fence is kept before the writes after it. So
/// load buffering with a release fence in each thread is forbidden; with one in one thread, the other
/// thread's write is committed.
#[test]
fn release_fences_between_a_read_and_a_write() {
    let test = |p0: &str, p1: &str| {
        let fence = |fence: &str| match fence {
            "" => String::new(),
            fence => format!("  atomic_thread_fence(memory_order_{fence});\n"),
        };
        format!(
            "C LB+fences\n{{ [x] = 0; [y] = 0; }}\nP0 (atomic_int *x, atomic_int *y) {{\n  int r0 = atomic_load_explicit(x, \
             memory_order_relaxed);\n{}  atomic_store_explicit(y, 1, memory_order_relaxed);\n}}\nP1 (atomic_int *x, atomic_int *y) {{\n  \
             int r0 = atomic_load_explicit(y, memory_order_relaxed);\n{}  atomic_store_explicit(x, 1, memory_order_relaxed);\n}}\nexists \
             (0:r0=1 /\\ 1:r0=1)\n",
            fence(p0),
            fence(p1)
        )
    };
    both_layers(&test("", ""), 4, "ok");
    both_layers(&test("release", ""), 4, "ok");
    both_layers(&test("", "release"), 4, "ok");
    both_layers(&test("release", "release"), 3, "violation");
    both_layers(&test("acquire", "release"), 3, "violation");
}
