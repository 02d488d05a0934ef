//! Loops, awaits, locks, assumptions and spurious failures: what is counted, and what is blocked.

use fencepost_explore::{Config, ModelId, Summary, count};
use fencepost_litmus::{Options, SpuriousCas, parse};
use fencepost_source::SourceFile;

fn run(body: &str, options: &Options) -> Summary {
    let text = format!("C test\n{{ }}\n{body}\nforall (true)\n");
    let file = SourceFile::new("test.litmus", text);
    let test = parse(&file, options).unwrap_or_else(|e| panic!("{}", e.render(&file)));
    count(&test.program, ModelId::Rc11, &Config::default())
}

/// Checks the numbers of executions and of blocked ones.
#[track_caller]
fn check(body: &str, executions: u64, blocked: u64) {
    let summary = run(body, &Options::default());
    assert_eq!((summary.executions, summary.blocked), (executions, blocked));
    assert_eq!(summary.bounds_hit, []);
}

/// Checks the number of executions with a bound on loops, and whether it was hit.
#[track_caller]
fn check_bound(unroll: u32, body: &str, executions: u64, hit: bool) {
    let summary = run(body, &bounded(unroll));
    assert_eq!((summary.executions, !summary.bounds_hit.is_empty()), (executions, hit));
}

fn bounded(unroll: u32) -> Options {
    Options { unroll: Some(unroll), ..Options::default() }
}

#[test]
fn a_spin_loop_is_an_await() {
    // The reader sees the flag in the one execution there is.
    let writer = "P0 (atomic_int *x) { atomic_store_explicit(x, 1, memory_order_release); }";
    check(&format!("{writer} P1 (atomic_int *x) {{ while (atomic_load(x) == 0) ; }}"), 1, 0);
    check(
        &format!("{writer} P1 (atomic_int *x) {{ int r; do {{ r = atomic_load(x); }} while (r != 1); }}"),
        1,
        0,
    );
    // No thread ever writes 2.
    check(&format!("{writer} P1 (atomic_int *x) {{ while (atomic_load(x) != 2) ; }}"), 0, 1);
    // Two writers; the loop waits for either.
    let both = "P0 (atomic_int *x) { atomic_store(x, 1); } P1 (atomic_int *x) { atomic_store(x, 2); }";
    check(&format!("{both} P2 (atomic_int *x) {{ while (atomic_load(x) == 0) ; }}"), 4, 0);
}

#[test]
fn a_waiting_thread_may_come_before_the_one_it_waits_for() {
    // The waiting thread is explored first, sees 0, and is let go on by the write that comes.
    let waiter = "P0 (atomic_int *x) { while (atomic_load(x) == 0) ; }";
    check(&format!("{waiter} P1 (atomic_int *x) {{ atomic_store(x, 1); }}"), 1, 0);
}

#[test]
fn assumptions_block() {
    let writer = "P0 (atomic_int *x) { atomic_store(x, 1); }";
    check(&format!("{writer} P1 (atomic_int *x) {{ int r = atomic_load(x); assume(r == 1); }}"), 1, 0);
    check(&format!("{writer} P1 (atomic_int *x) {{ int r = atomic_load(x); assume(r == 2); }}"), 0, 1);
}

#[test]
fn locks_exclude_each_other() {
    let section = "{ lock(l); int r = *d; *d = r + 1; unlock(l); }";
    let two = format!("P0 (int *l, int *d) {section} P1 (int *l, int *d) {section}");
    check(&two, 2, 0);
    check(&format!("{two} P2 (int *l, int *d) {section}"), 6, 0);
    // Two locks in opposite order: two executions in which one goes first, and the deadlock.
    let crossed = "P0 (int *a, int *b) { lock(a); lock(b); unlock(b); unlock(a); } \
                   P1 (int *a, int *b) { lock(b); lock(a); unlock(a); unlock(b); }";
    check(crossed, 2, 1);
}

#[test]
fn the_bound_counts_bodies() {
    let body = "P0 (atomic_int *x) { while (atomic_load(x) < 3) atomic_fetch_add(x, 1); }";
    check_bound(3, body, 1, false);
    check_bound(2, body, 0, true);
    let body = "P0 (atomic_int *x) { do { atomic_fetch_add(x, 1); } while (atomic_load(x) < 3); }";
    check_bound(3, body, 1, false);
    check_bound(2, body, 0, true);
    // A loop with a constant number of rounds is not cut.
    check_bound(2, "P0 (atomic_int *x) { for (int i = 0; i < 3; i++) atomic_fetch_add(x, 1); }", 1, false);
    // The bound is noticed whichever thread comes first.
    let (w, l) = ("{ atomic_store(x, 1); }", "{ while (atomic_load(x) == 0) atomic_store(y, 1); }");
    for (first, second) in [(w, l), (l, w)] {
        let args = "(atomic_int *x, atomic_int *y)";
        let summary = run(&format!("P0 {args} {first} P1 {args} {second}"), &bounded(2));
        assert_eq!((summary.executions, summary.bounds_hit.len()), (3, 1));
    }
    // A loop that never begins needs no round.
    check_bound(0, "P0 (atomic_int *x) { while (0) atomic_store(x, 1); }", 1, false);
    // Bounds are per entry, not per loop.
    let nested =
        "P0 (atomic_int *x) { for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) atomic_store(x, j); }";
    check_bound(2, nested, 1, false);
}

#[test]
fn a_weak_exchange_fails_spuriously_only_when_asked() {
    let body = "P0 (atomic_int *x) { int e = 0; atomic_compare_exchange_weak(x, &e, 1); }";
    check(body, 1, 0);
    let options = Options { spurious_cas: SpuriousCas::Explore, ..Options::default() };
    assert_eq!(run(body, &options).executions, 2);
    // A failure because of another value is counted once.
    let other = "P0 (atomic_int *x) { int e = 5; atomic_compare_exchange_weak(x, &e, 1); }";
    assert_eq!(run(other, &options).executions, 1);
    let strong = "P0 (atomic_int *x) { int e = 0; atomic_compare_exchange_strong(x, &e, 1); }";
    assert_eq!(run(strong, &options).executions, 1);
}

/// A compare-exchange is locked on hardware also when it fails, for whatever reason.
#[test]
fn a_spurious_failure_is_locked() {
    let text = "C test\n{ } P0 (atomic_int *x, atomic_int *y, atomic_int *z) {
          atomic_store_explicit(x, 1, memory_order_relaxed);
          int e = 0;
          atomic_compare_exchange_weak_explicit(z, &e, 1, memory_order_relaxed, memory_order_relaxed);
          int r0 = atomic_load_explicit(y, memory_order_relaxed); }
        P1 (atomic_int *x, atomic_int *y) {
          atomic_store_explicit(y, 1, memory_order_relaxed);
          atomic_thread_fence(memory_order_seq_cst);
          int r0 = atomic_load_explicit(x, memory_order_relaxed); }
        exists (0:r0=0 /\\ 1:r0=0)";
    let file = SourceFile::new("test.litmus", text);
    for (spurious_cas, executions) in [(SpuriousCas::Never, 3), (SpuriousCas::Explore, 6)] {
        let options = Options { spurious_cas, ..Options::default() };
        let test = parse(&file, &options).unwrap_or_else(|e| panic!("{}", e.render(&file)));
        let summary = count(&test.program, ModelId::Tso, &Config::default());
        assert_eq!((summary.executions, summary.blocked), (executions, 0));
    }
}
