//! Bounds on the rounds of loops: which loops have one, and what an answer up to the bounds is worth.

use crate::support::{Folder, Run, refuses_in, run_to};

/// A loop that initialises an array, and one that goes round as often as the other thread lets it.
const PROGRAM: &str = "#include <pthread.h>
#include <stdatomic.h>
static int table[10];
static atomic_int stop, rounds;
static void *other(void *unused) { atomic_store(&stop, 1); return unused; }
int main(void) {
    for (int i = 0; i < 10; i++)
        table[i] = i;
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    while (!atomic_load(&stop))
        atomic_fetch_add(&rounds, 1);
    pthread_join(t, 0);
    return table[9] != 9;
}
";

#[track_caller]
fn check(args: &[&str], code: i32) -> Run {
    let folder = Folder::new(&format!("bounds-{}", std::panic::Location::caller().line()));
    folder.write("p.c", PROGRAM);
    let args: Vec<&str> = ["check", "p.c"].iter().chain(args).copied().collect();
    run_to(folder.path(), &args, code)
}

#[test]
fn an_answer_up_to_the_bounds_lists_them() {
    let run = check(&["--unroll", "2"], 3);
    assert!(
        run.stdout.starts_with("p.c: no error up to the bounds under rc11: 3 executions\n"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("the loop at p.c:11 was cut after 2 rounds"), "{}", run.stdout);
    assert!(!run.stdout.contains("p.c:7"), "{}", run.stdout);
    check(&["--unroll", "2", "--allow-bounds"], 0);
    let json = check(&["--unroll", "2", "--format", "json"], 3).json();
    assert_eq!((json["verdict"].as_str(), json["up_to_bounds"].as_bool()), (Some("unknown"), Some(true)));
}

#[test]
fn single_loops_have_their_own_bounds() {
    for place in ["p.c:11=1", "main=1"] {
        let run = check(&["--unroll", place], 3);
        let cut = "the loop at p.c:11 was cut after 1 round ";
        assert_eq!(run.stdout.contains(cut), place != "main=1", "{place}: {}", run.stdout);
    }
    let run = check(&["--unroll", "4", "--unroll", "p.c:11=1"], 3);
    assert!(run.stdout.contains("the loop at p.c:11 was cut after 1 round "), "{}", run.stdout);
    let folder = Folder::new("bounds-nowhere");
    folder.write("p.c", PROGRAM);
    let words = ["--unroll p.c:3=2: there is no loop at p.c:3", "p.c:11"];
    refuses_in(folder.path(), &["check", "p.c", "--unroll", "p.c:3=2"], &words);
    refuses_in(folder.path(), &["check", "p.c", "--unroll", "x=y"], &["write a number of rounds"]);
}

/// The step that is taken most often is in another function, or on another line than the loop.
#[test]
fn a_loop_that_runs_is_named_as_its_bound_is() {
    for (round, last) in [("bump()", "0"), ("0", "i"), ("bump()", "i")] {
        let text = format!(
            "#include <stdatomic.h>\nstatic atomic_uint x, last;\nstatic unsigned bump(void) {{\n    \
             return atomic_fetch_add(&x, 1);\n}}\nint main(void) {{\n    for (unsigned i = 1; i; i += 2) {{\n\
             {round};\n        for (int k = 0; k < 2; k++)\n            atomic_store(&last, {last} + k);\n    }}\n}}\n"
        );
        let folder = Folder::new("bounds-named");
        folder.write("p.c", &text);
        let run = run_to(folder.path(), &["check", "p.c", "--timeout", "1s"], 3);
        let said = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("main has gone round the loop at p.c:7 "), "{text}: {run:?}");
        run_to(folder.path(), &["check", "p.c", "--unroll", "p.c:7=3"], 3);
    }
}

#[test]
fn the_bound_is_raised_until_time_is_up() {
    let text = "#include <stdatomic.h>\nint main(void) {\n    static atomic_int left = 3;\n    while (left--)\n        ;\n    return 0;\n}\n";
    let folder = Folder::new("bounds-auto");
    folder.write("three.c", text);
    let run = run_to(folder.path(), &["check", "three.c", "--unroll-auto", "--timeout", "60s"], 0);
    assert!(run.stdout.starts_with("three.c: verified under rc11"), "{}", run.stdout);
    let stopped = run_to(folder.path(), &["check", "three.c", "--unroll", "2", "--timeout", "60s"], 3);
    assert!(!stopped.stdout.contains("--unroll 1: "), "{}", stopped.stdout);
    let folder = Folder::new("bounds-bug");
    folder.write("p.c", &PROGRAM.replace("return table[9] != 9", "__builtin_trap()"));
    let run = run_to(folder.path(), &["check", "p.c", "--unroll-auto", "--timeout", "60s"], 1);
    assert!(run.stdout.contains("BUG"), "{}", run.stdout);
}

/// A counter that a loop inside changes more than once a round, one that begins with no constant, and one
/// that steps over its end are not constant; loops down, by steps of any kind, with two counters, and with
/// another way out are.
#[test]
fn what_counts_as_constant() {
    let cut = |body: &str| {
        let folder = Folder::new("bounds-constant");
        let text = format!(
            "#include <stdlib.h>\nint seven = 7; int s;\nint main(void) {{ int i, j; {body} return 0; }}\n"
        );
        folder.write("c.c", &text);
        let run = crate::support::run(folder.path(), &["check", "c.c", "--unroll", "1", "-t", "20s"]);
        assert!(run.stdout.starts_with("c.c: "), "{body}: {}{}", run.stdout, run.stderr);
        run.stdout.contains("was cut after 1 round")
    };
    for constant in [
        "for (i = 0; i < 10; i++) s += i;",
        "for (i = 10; i > 0; i -= 3) s += i;",
        "for (unsigned u = 3; u != 0; u--) s++;",
        "for (i = 0; i < 4; i++) for (j = 0; j < 4; j++) s++;",
        "for (i = 0; i < 10; i++) { if (seven == i) break; }",
        "i = 0; do { s++; i++; } while (i < 5);",
        "for (size_t n = 0; n < 3; n++) s++;",
        "for (unsigned m = 1; m < 1024; m <<= 1) s++;",
        "for (i = 1; i < 1000; i *= 2) s++;",
        "unsigned h = 100; do { h /= 2; s++; } while (h);",
        "int k = 3; for (i = 1; i < 100; i *= k) s++;",
        "for (i = 0, j = 5; i < j; i++, j--) s++;",
    ] {
        assert!(!cut(constant), "{constant}");
    }
    for other in [
        "for (i = 0; i < seven; i++) s++;",
        "for (i = seven; i < 9; i++) s++;",
        "for (i = 1; i < 100; i *= seven) s++;",
        "for (i = 0; i < 100; i = seven - i + 2 * s++) ;",
        "for (i = 0; i != 10; i++) { if (i == 5) i = 6; s++; }",
        "i = 0; do { do { i++; s++; } while (i % 3); } while (i < seven);",
    ] {
        assert!(cut(other), "{other}");
    }
}

#[test]
fn safety_leaves_deadlocks_out() {
    let folder = Folder::new("bounds-safety");
    folder.write(
        "d.c",
        "#include <pthread.h>\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\nstatic void *f(void *u) { \
         pthread_mutex_lock(&m); return u; }\nint main(void) { pthread_t a; pthread_create(&a, 0, f, 0); f(0); \
         pthread_mutex_unlock(&m); return 0; }\n",
    );
    run_to(folder.path(), &["check", "d.c", "--engine", "symbolic", "--model", "sc"], 3);
    run_to(folder.path(), &["check", "d.c", "--engine", "symbolic", "--model", "sc", "--check", "safety"], 0);
    let run = run_to(folder.path(), &["check", "d.c", "--check", "safety"], 0);
    assert!(run.stdout.contains("deadlocks were not looked for"), "{}", run.stdout);
}
