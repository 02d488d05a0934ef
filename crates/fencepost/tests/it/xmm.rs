//! Executions with a cycle, in words and pictures.

use crate::support::{read, root, run};
use expect_test::{Expect, expect};
use fencepost::check::{self, Request};
use fencepost::litmus;
use fencepost::models::ModelId;
use fencepost::report::Outcome;
use fencepost::report::picture::{Format, Picture};
use fencepost::report::text::{Style, render};
use fencepost::source::SourceFile;

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

/// What is derived goes on after the cycle, and prints where it was.
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

fn answer(text: &str, list: impl FnOnce(&mut Request)) -> Outcome {
    let test = litmus::parse(&SourceFile::new("test.litmus", text), &litmus::Options::default());
    let mut request = Request::new(ModelId::Xmm);
    list(&mut request);
    Outcome { time_s: 0.0, ..check::litmus(&test.expect("a test"), &request) }
}

/// The text from the title of the first execution on.
#[track_caller]
fn check_text(outcome: &Outcome, title: &str, expected: Expect) {
    let text = render(outcome, &Style { width: 120, ..Style::default() });
    let at = text.find(title).unwrap_or_else(|| panic!("no `{title}` in {text}"));
    let trimmed: Vec<&str> = text[at..].lines().map(str::trim_end).collect();
    expected.assert_eq(&(trimmed.join("\n") + "\n"));
}

#[track_caller]
fn check_dot(outcome: &Outcome, expected: Expect) {
    expected.assert_eq(&Picture::of(outcome).expect("there is a witness").render(Format::Dot));
}

const WITNESS: &str = "An execution in which it happens";

#[test]
fn load_buffering() {
    let outcome = answer(&read("examples/LB.litmus"), |_| {});
    assert_eq!((outcome.executions, outcome.cyclic, outcome.lb_races), (Some(4), Some(1), Some(2)));
    check_text(&outcome, WITNESS, expect![[""]]);
    check_dot(&outcome, expect![[""]]);
}

#[test]
fn one_of_two_reads() {
    let outcome = answer(EITHER, |_| {});
    check_text(&outcome, WITNESS, expect![[""]]);
    check_dot(&outcome, expect![[""]]);
}

#[test]
fn derived_twice() {
    let outcome = answer(&read("examples/LB+coh-cyc.litmus"), |_| {});
    assert_eq!((outcome.executions, outcome.cyclic), (Some(8), Some(3)));
    check_text(&outcome, WITNESS, expect![[""]]);
    check_dot(&outcome, expect![[""]]);
}

#[test]
fn what_comes_after_the_cycle_was_added_later() {
    let outcome = answer(SUFFIX, |_| {});
    check_text(&outcome, WITNESS, expect![[""]]);
}

#[test]
fn a_list_calls_the_source_by_its_number() {
    let outcome = answer(&read("examples/LB.litmus"), |request| request.list_executions = true);
    check_text(&outcome, "Execution 1 of 4", expect![[""]]);
}

/// Every event of every execution that another one was derived from has the place of its statement, and what was committed to
/// is the same event in both.
#[test]
fn sources_have_places_and_committed_events_agree() {
    let mut derivations = 0;
    for text in [EITHER, SUFFIX, &read("examples/LB+coh-cyc.litmus"), &read("examples/LB+datas.litmus")] {
        let outcome = answer(text, |request| request.list_executions = true);
        for execution in outcome.executions_list.iter().flatten() {
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
