//! Checks one dependency of each kind, and that dependencies are those of the graph engine's replay.

use crate::corpus::{files, read, text};
use fencepost_candidates::{AllowedCandidate, Co, Flow, Options, Visitor, enumerate};
use fencepost_explore::dependencies;
use fencepost_graph::{Candidate, EventRef, Relation};
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_program::ThreadId;

/// Checks the dependencies of thread 0 in every execution of a thread with this body (they are the same in
/// all), as `read → event`, events by their place.
#[track_caller]
fn check(body: &str, expected: &str) {
    let test = text(
        "deps",
        &format!(
            "C deps
             {{ x = 0; z = 0; atomic_int y[2] = {{ 0, 0 }}; int* p = &z; }}
             P0 (atomic_int* x, atomic_int* y, int** p, int* z) {{ {body} }}
             exists (x=0)"
        ),
    );
    #[derive(Default)]
    struct Names(Vec<String>);
    impl Visitor for Names {
        fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
            let candidate = found.candidate();
            let place = |event: usize| match candidate.events[event].name {
                EventRef::At(ThreadId(0), index) => index,
                other => panic!("{other:?} has dependencies"),
            };
            let show = |name: &str, relation: &Relation| -> String {
                relation.iter().map(|(a, b)| format!("{name} {}→{} ", place(a), place(b))).collect()
            };
            let all = show("addr", &candidate.addr)
                + &show("data", &candidate.data)
                + &show("ctrl", &candidate.ctrl);
            self.0.push(all.trim_end().to_owned());
            Flow::Continue
        }
    }
    let mut names = Names::default();
    enumerate(&test.program, &|_: &Candidate| true, &Options::default(), &mut names).expect("supported");
    names.0.dedup();
    assert_eq!(names.0, [expected], "{body}");
}

const LOAD: &str = "int r = atomic_load_explicit(x, memory_order_relaxed);";

#[test]
fn a_stored_value_depends_on_the_reads_it_is_computed_from() {
    check(&format!("{LOAD} atomic_store_explicit(y, r + 1, memory_order_relaxed);"), "data 0→1");
    // Through a local, and joined with a second read.
    check(&format!("{LOAD} int s = y[0]; int t = r + s; y[1] = t;"), "data 0→2 data 1→2");
    // A constant takes the place of what was read.
    check(&format!("{LOAD} r = 1; y[1] = r;"), "");
}

#[test]
fn an_address_depends_on_the_reads_it_is_computed_from() {
    check(&format!("{LOAD} int s = y[r];"), "addr 0→1");
    check(&format!("{LOAD} y[r] = 1;"), "addr 0→1");
    check("int* q = *p; int s = *q;", "addr 0→1");
    check("int* q = *p; *q = 1;", "addr 0→1");
}

#[test]
fn everything_after_a_branch_depends_on_its_condition() {
    check(&format!("{LOAD} if (r == 0) {{ y[0] = 1; }} y[1] = 1;"), "ctrl 0→1 ctrl 0→2");
    // The branches meet again, and what comes after is said to depend on the condition all the same, as in
    // herd. Fences, too.
    check(
        &format!(
            "{LOAD} if (r == 7) {{ y[0] = 1; }} atomic_thread_fence(memory_order_seq_cst); int s = y[1];"
        ),
        "ctrl 0→1 ctrl 0→2",
    );
    check(&format!("{LOAD} assume(r == 0); int s = y[1];"), "ctrl 0→1");
}

/// Checks that an operand that cannot change the value is a dependency all the same.
#[test]
fn an_operand_that_cannot_change_the_value_is_a_dependency() {
    check(&format!("{LOAD} atomic_store_explicit(y, 1 + (r ^ r), memory_order_relaxed);"), "data 0→1");
    check(&format!("{LOAD} atomic_store_explicit(y, 1 + r - r, memory_order_relaxed);"), "data 0→1");
    check(&format!("{LOAD} atomic_store_explicit(y, r * 0, memory_order_relaxed);"), "data 0→1");
    check(&format!("{LOAD} atomic_store_explicit(y, r & 0, memory_order_relaxed);"), "data 0→1");
    check(&format!("{LOAD} int s = atomic_load_explicit(y + (r ^ r), memory_order_relaxed);"), "addr 0→1");
    check(&format!("{LOAD} int s = *(y + (r ^ r));"), "addr 0→1");
    check(&format!("{LOAD} *(&y[0] + (r - r)) = 1;"), "addr 0→1");
    check(&format!("{LOAD} if (r == r) {{ y[0] = 1; }}"), "ctrl 0→1");
    check(&format!("{LOAD} if (r == r) {{ }} y[0] = 1;"), "ctrl 0→1");
}

/// Checks that an update's write depends on its operands, not on its own read: `rmw` has that.
#[test]
fn the_write_of_an_update_depends_on_its_operands_only() {
    check("atomic_fetch_add_explicit(x, 1, memory_order_relaxed);", "");
    check(&format!("{LOAD} atomic_fetch_add_explicit(y, r, memory_order_relaxed);"), "data 0→2");
    check(&format!("{LOAD} atomic_exchange_explicit(y + r, 1, memory_order_relaxed);"), "addr 0→1 addr 0→2");
    // What comes after depends on the read.
    check("int r = atomic_fetch_add_explicit(x, 1, memory_order_relaxed); y[0] = r;", "data 0→2");
    check(
        &format!(
            "{LOAD} int e = 0; int ok = atomic_compare_exchange_strong_explicit(y, &e, r, memory_order_relaxed, memory_order_relaxed);"
        ),
        "data 0→2",
    );
}

/// Asks the replay for the dependencies of whatever is found.
#[derive(Default)]
struct Compare(u64);

impl Compare {
    fn compare(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        let execution = found.execution();
        let again = Candidate::from_execution(&execution)
            .with_dependencies(&dependencies(found.program(), &execution));
        assert_eq!(&again, found.candidate());
        self.0 += 1;
        Flow::Continue
    }
}

impl Visitor for Compare {
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        self.compare(found)
    }
    fn blocked(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        self.compare(found)
    }
    fn failed(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        self.compare(found)
    }
}

#[test]
fn the_replay_agrees_on_the_corpus_and_on_random_programs() {
    let mut compare = Compare::default();
    let anything = |_: &Candidate| true;
    for path in files(&["litmus", "litmus/jmm"]) {
        enumerate(&read(&path).program, &anything, &Options::default(), &mut compare).expect("supported");
    }
    let knobs = Knobs { accesses: 3..=6, ..Knobs::default() };
    for seed in 0..100 {
        let options = Options { co: Co::Absent, ..Options::default() };
        enumerate(&generate(seed, &knobs).program, &anything, &options, &mut compare).expect("supported");
    }
    assert!(compare.0 > 2000, "{}", compare.0);
}
