//! Answers in odd cases, through the library: what cannot be known is never guessed, and nothing is true for
//! no reason.

use crate::ask::{ask, by, litmus, plain, shipped};
use fencepost::litmus::{Options, parse};
use fencepost::models::ModelId;
use fencepost::options::Errors;
use fencepost::report::{Engine, Outcome, Stopped, Verdict};
use fencepost::search::{Clock, Search};
use fencepost::source::SourceFile;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

fn answer(body: &str, model: ModelId) -> Outcome {
    let file = SourceFile::new("test.litmus", format!("C test\n{body}\n"));
    let options = Options { unroll: Some(u32::MAX), ..Options::default() };
    let test = parse(&file, &options).unwrap_or_else(|e| panic!("{}", e.render(&file)));
    plain(test, model.name())
}

#[track_caller]
fn check_refused(body: &str, kind: &str) {
    let outcome = answer(body, ModelId::Rc11);
    assert_eq!(outcome.verdict(), Verdict::Unknown);
    assert!(outcome.errors.iter().any(|e| e.kind.word() == kind), "{:?}", outcome.errors);
}

#[test]
fn a_final_value_of_which_parts_are_written_is_not_guessed() {
    // What is not supported is no bug: the verdict is open.
    check_refused("{ int x = 0; } P0 (int *x) { *(char*)x = 3; } forall (x=3)", "mixed-size");
    let array = "{ int a[2] = {1,2}; } P0 (int *a) { *(long*)a = 0x700000005; } exists (a[0]=5 /\\ a[1]=7)";
    check_refused(array, "mixed-size");
}

#[test]
fn a_long_loop_is_a_bound_not_an_error() {
    let body = "{ } P0 (int *x) { int s = 0; for (int i = 0; i < 50000000; i++) s++; *x = s; } exists (x=0)";
    let outcome = answer(body, ModelId::Rc11);
    assert_eq!(outcome.verdict(), Verdict::Unknown);
    assert!(outcome.errors.is_empty());
    assert!(outcome.bounds_hit[0].starts_with("P0 was cut off at test.litmus:2"), "{:?}", outcome.bounds_hit);
}

/// Six unordered last writes to each of twelve locations: 6¹² endings of one execution.
#[test]
fn too_many_endings_are_a_bound() {
    let names: Vec<String> = (0..12).map(|i| format!("x{i}")).collect();
    let params: Vec<String> = names.iter().map(|n| format!("atomic_int *{n}")).collect();
    let threads = (0..6).map(|t| {
        let store = |n: &String| format!("atomic_store_explicit({n}, {}, memory_order_relaxed);", t + 1);
        let stores: Vec<String> = names.iter().map(store).collect();
        format!("P{t} ({}) {{ {} }}", params.join(", "), stores.join(" "))
    });
    let all: Vec<String> = names.iter().map(|n| format!("{n}=9")).collect();
    let body = format!("{{ }} {} exists ({})", threads.collect::<Vec<_>>().join("\n"), all.join(" /\\ "));
    let outcome = answer(&body, ModelId::Wrc11);
    assert_eq!(outcome.verdict(), Verdict::Unknown);
    assert_eq!((outcome.executions(), outcome.bounds_hit.len()), (Some(1), 1));
}

#[test]
fn nothing_is_true_because_nothing_happens() {
    let both_wait = "{ } P0 (atomic_int *x) { while (atomic_load(x) == 0) ; } forall (x=7)";
    let outcome = answer(both_wait, ModelId::Rc11);
    assert_eq!((outcome.executions(), outcome.blocked()), (Some(0), Some(1)));
    assert_eq!(outcome.warnings[0].kind.word(), "no-execution");
    assert_eq!((outcome.verdict(), outcome.condition.as_ref().unwrap().holds()), (Verdict::Unknown, None));
}

/// Of a test that was not enumerated, nothing is said but that: not that the model allows no execution.
#[test]
fn what_is_refused_is_not_said_to_have_no_execution() {
    let writes: String = (0..130).map(|value| format!("*x = {value}; ")).collect();
    let text = format!("C test\n{{ }} P0 (int *x) {{ {writes} }} exists (x=7)");
    let test = litmus("test.litmus", text);
    let outcome = by(Engine::Candidates, test, &shipped("sc"));
    let kinds: Vec<&str> = outcome.errors.iter().map(|e| e.kind.word()).collect();
    assert_eq!((outcome.verdict(), &kinds[..]), (Verdict::Unknown, &["unsupported"][..]));
    assert!(outcome.warnings.is_empty(), "{:?}", outcome.warnings);
}

/// What the engines say of a test, all under sc: its verdict, and whether it warns that no execution
/// completes.
fn said_by_all(body: &str) -> [(Verdict, bool); 4] {
    let test = litmus("test.litmus", format!("C test\n{body}"));
    let engines = [Engine::Graph, Engine::Candidates, Engine::States, Engine::Symbolic];
    let outcomes = engines.map(|engine| by(engine, test.clone(), &shipped("sc")));
    outcomes.map(|outcome| (outcome.verdict(), outcome.is_about_nothing()))
}

/// Waits in vain, assumptions that never hold, filters that let nothing through: no engine says that a
/// condition over nothing holds, or that it does not.
#[test]
fn no_engine_judges_a_condition_by_nothing() {
    let waits = "{ } P0 (atomic_int *x) { while (atomic_load(x) == 0) ; }";
    let filtered = "{ } P0 (atomic_int *x) { int r0 = atomic_load(x); } filter (0:r0=1)";
    for (program, place) in [(waits, "x"), (filtered, "0:r0")] {
        for condition in ["exists", "~exists", "forall"] {
            let said = said_by_all(&format!("{program} {condition} ({place}=7)"));
            assert_eq!(said, [(Verdict::Unknown, true); 4], "{program} {condition}");
        }
    }
    let completes = "{ } P0 (atomic_int *x) { atomic_store(x, 1); } forall (x=1)";
    assert_eq!(said_by_all(completes), [(Verdict::Ok, false); 4]);
}

/// A clock by which a second passes whenever it is looked at.
#[derive(Debug, Default)]
struct Looks(AtomicU64);

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn memory_in_use(&self) -> Option<u64> {
        None
    }

    fn memory_there_is(&self) -> Option<u64> {
        None
    }
}

/// A clock of a machine with 100 GiB of memory, of which the process uses a GiB more whenever the time is
/// looked at; meanwhile a second passes.
#[derive(Debug, Default)]
struct Fills(AtomicU64);

impl Clock for Fills {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn memory_in_use(&self) -> Option<u64> {
        Some(self.0.load(Ordering::Relaxed) << 30)
    }

    fn memory_there_is(&self) -> Option<u64> {
        Some(100 << 30)
    }
}

/// A search that fills the memory ends before the memory does, though nobody asked for a limit, and says so.
#[test]
fn memory_has_a_limit_by_default() {
    let body = "C test\n{ }\nP0 (atomic_int *x, atomic_int *n) { while (!*x) atomic_fetch_add(n, 1); }
        P1 (atomic_int *x) { *x = 1; } forall (true)";
    let test = || {
        let file = SourceFile::new("test.litmus", body);
        parse(&file, &Options { unroll: Some(u32::MAX), ..Options::default() }).expect("a test")
    };
    let said = |engine: Engine, max_memory: Option<u64>| {
        let mut options = crate::ask::asking(engine);
        options.search = Search::default().with_clock(Arc::new(Fills::default()));
        options.search.limits.max_memory = max_memory;
        let outcome = ask(test(), &shipped("rc11"), &options);
        assert_eq!(outcome.stopped, Some(Stopped::MaxMemory), "{engine} {max_memory:?}");
        assert_eq!(outcome.verdict(), Verdict::Unknown);
        outcome.notes.join("\n")
    };
    let graphs = said(Engine::Graph, None);
    assert!(graphs.contains("P0 has gone round the loop at test.litmus:3 "), "{graphs}");
    assert!(
        graphs.contains("by default a search may use 4 GiB of memory here; --max-memory SIZE"),
        "{graphs}"
    );
    let asked = said(Engine::Graph, Some(20 << 30));
    assert!(!asked.contains("by default"), "{asked}");
}

/// 2¹² final states, of which the solver lists the first thousand: the answer is the right one, and says that
/// states are missing.
#[test]
fn the_solver_says_when_final_states_are_missing() {
    let names: Vec<String> = (0..12).map(|i| format!("x{i}")).collect();
    let params: Vec<String> = names.iter().map(|n| format!("atomic_int *{n}")).collect();
    let writes: String =
        names.iter().map(|n| format!("atomic_store_explicit({n}, 1, memory_order_relaxed); ")).collect();
    let reads: String =
        (0..12).map(|i| format!("int r{i} = atomic_load_explicit(x{i}, memory_order_relaxed); ")).collect();
    let answer = |condition: &str, stop: Option<u64>| {
        let params = params.join(", ");
        let body = format!("P0 ({params}) {{ {writes} }} P1 ({params}) {{ {reads} }} {condition}");
        let test = litmus("test.litmus", format!("C test\n{{ }}\n{body}"));
        let mut options = crate::ask::asking(Engine::Symbolic);
        if let Some(questions) = stop {
            options.search =
                Search::within(Duration::from_secs(questions)).with_clock(Arc::new(Looks::default()));
        }
        ask(test, &shipped("rc11"), &options)
    };
    let all = |value: u32| {
        let all: Vec<String> = (0..12).map(|i| format!("1:r{i}={value}")).collect();
        all.join(" /\\ ")
    };
    let is_cut = |outcome: &Outcome| {
        let said = outcome.bounds_hit.iter().any(|bound| bound.contains("more than 1000 final states"));
        (outcome.complete, said, outcome.final_states.len())
    };
    let possible = answer(&format!("exists ({})", all(1)), None);
    assert_eq!((possible.verdict(), is_cut(&possible)), (Verdict::Ok, (false, true, 1000)));
    let condition = possible.condition.as_ref().unwrap();
    assert_eq!((condition.positive, condition.negative), (1, 999));
    let impossible = answer(&format!("exists ({})", all(2)), None);
    assert_eq!((impossible.verdict(), is_cut(&impossible)), (Verdict::Violation, (false, true, 1000)));
    let condition = impossible.condition.as_ref().unwrap();
    assert_eq!((condition.positive, condition.negative), (0, 1000));
    // The end of the time, after so many questions whether it has come: what was found until then stays, and
    // it is said.
    for questions in [0, 10, 1_000] {
        let stopped = answer(&format!("exists ({})", all(1)), Some(questions));
        assert_eq!(
            (stopped.complete, stopped.stopped.map(Stopped::word)),
            (false, Some("timeout")),
            "after {questions}"
        );
        let condition = stopped.condition.as_ref().map(|condition| (condition.positive, condition.negative));
        let states = stopped.final_states.len() as u64;
        assert!(condition.is_none_or(|(positive, negative)| positive + negative >= states));
        assert_ne!(stopped.verdict(), Verdict::Violation, "after {questions}");
    }
}

fn races(body: &str, errors: Errors) -> Vec<String> {
    let test = litmus("test.litmus", format!("C test\n{{ }}\n{body}\nforall (true)\n"));
    let options = fencepost::Options { errors, ..fencepost::Options::default() };
    let outcome = ask(test, &shipped("rc11"), &options);
    outcome.errors.iter().map(|e| e.message.clone()).collect()
}

/// A round of a loop that achieves nothing is left out, but not its races.
#[test]
fn a_failed_round_may_race() {
    let body = "P0 (atomic_int *f, int *d, atomic_int *done) {
          while (atomic_load_explicit(f, memory_order_relaxed) == 0) { int r = *d; }
          atomic_store_explicit(done, 1, memory_order_relaxed); }
        P1 (int *d, atomic_int *done) { if (atomic_load_explicit(done, memory_order_relaxed) == 1) *d = 1; }
        P2 (atomic_int *f) { atomic_store_explicit(f, 1, memory_order_relaxed); }";
    assert_eq!(
        races(body, Errors::First),
        ["data race on d: P0 reads it (plain, line 4) and P1 writes it (plain, line 6)"]
    );
}

#[test]
fn all_races_are_reported_each_once() {
    let writer = "P0 (int *x) {\n*x = 1;\n*x = 2; }";
    let reader = "P1 (int *x) {\nint r0 = *x; }";
    assert_eq!(races(&format!("{writer}\n{reader}"), Errors::All).len(), 2);
    assert_eq!(races(&format!("{writer}\n{reader}"), Errors::First).len(), 1);
    let swapped = "P0 (int *x) {\nint r0 = *x; }\nP1 (int *x) {\n*x = 1;\n*x = 2; }";
    assert_eq!(races(swapped, Errors::All).len(), 2);
}
