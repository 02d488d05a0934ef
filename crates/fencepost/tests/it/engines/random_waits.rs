//! Random C programs whose threads wait for each other: at barriers, and on condition variables. What the
//! engine leaves out, the orders in which threads arrive at a barrier and wake-ups for nothing, must not hide
//! an error: the answers are those with `--all-rounds`, and under `sc` those of the state engine.
//! `FENCEPOST_SEEDS=0..200` runs more of them.

use super::random_c::Dice;
use crate::support::{Folder, run};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A program of two or three threads, and `main`, that meet at a barrier.
fn barriers(dice: &mut Dice) -> String {
    let threads = 2 + dice.below(2);
    let (mut functions, mut main) = (String::new(), String::new());
    let count = if dice.below(5) == 0 { threads + 1 } else { threads };
    for t in 0..threads {
        let mut body = String::new();
        for _ in 0..1 + dice.below(if threads == 2 { 3 } else { 2 }) {
            body += act(dice);
            body += &match dice.below(8) {
                0 => "if (pthread_barrier_wait(&b)) serial++; ".to_owned(),
                1 => "if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) x = 2; ".to_owned(),
                2 => format!("if (x == {}) pthread_barrier_wait(&b); ", dice.below(2)),
                _ => "pthread_barrier_wait(&b); ".to_owned(),
            };
            body += act(dice);
        }
        let _ = writeln!(functions, "static void *t{t}(void *arg) {{ {body}return arg; }}");
        let _ = write!(main, "pthread_create(&h[{t}], 0, t{t}, 0); ");
    }
    if count > threads {
        main += "pthread_barrier_wait(&b); ";
    }
    for t in 0..threads {
        let _ = write!(main, "pthread_join(h[{t}], 0); ");
    }
    format!(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\nstatic pthread_barrier_t b;\n\
         static atomic_int x, y, serial;\n{functions}int main(void) {{ pthread_t h[3]; \
         pthread_barrier_init(&b, 0, {count}); {main}assert(x != {}); return 0; }}\n",
        1 + dice.below(3)
    )
}

/// Something that a thread does before or after a barrier.
fn act(dice: &mut Dice) -> &'static str {
    dice.of(&[
        "x = 1; ",
        "x++; ",
        "y = x; ",
        "assert(x != 2); ",
        "assert(y < 2); ",
        "if (y) x = 2; ",
        "while (!x) ; ",
        "while (y > 1) ; ",
        "for (int old = x; !atomic_compare_exchange_strong(&x, &old, old + 1); ) ; ",
        "",
    ])
}

/// A program of two or three threads that wait on condition variables.
fn conditions(dice: &mut Dice) -> String {
    let threads = 2 + dice.below(2);
    let atomic = if dice.below(4) == 0 { "atomic_int" } else { "int" };
    // Most programs do everything with the mutex held.
    let is_careless = dice.below(4) == 0;
    let (mut functions, mut main, mut waits) = (String::new(), String::new(), 0);
    for t in 0..threads {
        let mut body = String::new();
        for _ in 0..1 + dice.below(3) / 2 {
            body += "pthread_mutex_lock(&m); ";
            for _ in 0..1 + dice.below(3) {
                match dice.below(10) {
                    0..4 if waits < 3 => {
                        waits += 1;
                        body += &wait(dice);
                    }
                    4..7 => body += dice.of(&["x = 1; ", "x++; ", "y = 1; ", "y++; ", "x--; ", "y = 2; "]),
                    _ => body += signal(dice),
                }
            }
            body += "pthread_mutex_unlock(&m); ";
            if is_careless && dice.below(2) == 0 {
                body += signal(dice);
            }
        }
        let _ = writeln!(functions, "static void *t{t}(void *arg) {{ {body}return arg; }}");
        let _ = write!(main, "pthread_create(&h[{t}], 0, t{t}, 0); ");
    }
    if dice.below(2) == 0 {
        let _ = write!(main, "pthread_mutex_lock(&m); x = 1; {}pthread_mutex_unlock(&m); ", signal(dice));
    }
    for t in 0..threads {
        let _ = write!(main, "pthread_join(h[{t}], 0); ");
    }
    format!(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
         static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
         static pthread_cond_t c = PTHREAD_COND_INITIALIZER, d = PTHREAD_COND_INITIALIZER;\n\
         static {atomic} x, y;\n{functions}int main(void) {{ pthread_t h[3]; {main}assert(x != {}); return 0; }}\n",
        1 + dice.below(3)
    )
}

fn wait(dice: &mut Dice) -> String {
    let condition = dice.of(&["!x", "x < 2", "y != 1", "!y", "x == y"]);
    let wait = dice.of(&[
        "pthread_cond_wait(&c, &m); ",
        "pthread_cond_wait(&c, &m); ",
        "pthread_cond_wait(&d, &m); ",
    ]);
    match dice.below(8) {
        0 => format!("if ({condition}) {wait}"),
        1 => format!("while ({condition}) {{ {wait}assert(x < 2); }} "),
        2 => format!("for (int i = 0; i < 2 && ({condition}); i++) {wait}"),
        _ => format!("while ({condition}) {wait}"),
    }
}

fn signal(dice: &mut Dice) -> &'static str {
    dice.of(&["pthread_cond_signal(&c); ", "pthread_cond_broadcast(&c); ", "pthread_cond_signal(&d); "])
}

/// The verdict and the kinds of errors of a check.
fn answer(folder: &Folder, options: &[&str]) -> (String, BTreeSet<String>) {
    let args = [&["check", "random.c", "--format", "json", "--all-errors"], options].concat();
    let run = run(folder.path(), &args);
    let answer: serde_json::Value = serde_json::from_str(&run.stdout).expect("an object");
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let errors = answer["errors"].as_array().expect("a list").iter();
    (text(&answer["verdict"]), errors.map(|error| text(&error["kind"])).collect())
}

#[track_caller]
fn agree(name: &str, program: impl Fn(&mut Dice) -> String, states: bool, seeds: &str) {
    let folder = Folder::new(&format!("random-{name}"));
    let asked = std::env::var("FENCEPOST_SEEDS").unwrap_or(seeds.to_owned());
    let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
    for seed in from.parse().expect("a number")..to.parse().expect("a number") {
        let text = program(&mut Dice::of_seed(seed));
        folder.write("random.c", &text);
        for model in ["sc", "tso", "rc11"] {
            let found = answer(&folder, &["--model", model]);
            let all = answer(&folder, &["--model", model, "--all-rounds"]);
            assert_eq!(found, all, "seed {seed} under {model}:\n{text}");
        }
        if states {
            let found = answer(&folder, &["--model", "sc"]).0;
            let all = answer(&folder, &["--model", "sc", "--engine", "states"]).0;
            assert_eq!(found, all, "seed {seed}, the state engine:\n{text}");
        }
    }
}

#[test]
fn a_fixed_order_of_arrival_at_barriers_hides_no_error() {
    agree("barriers", barriers, true, "0..16");
}

#[test]
#[ignore = "takes minutes: hundreds of programs"]
fn long_a_fixed_order_of_arrival_at_barriers_hides_no_error() {
    agree("long-barriers", barriers, true, "0..600");
}

#[test]
fn waking_up_in_place_hides_no_error() {
    agree("conditions", conditions, true, "0..16");
}

#[test]
#[ignore = "takes minutes: hundreds of programs"]
fn long_waking_up_in_place_hides_no_error() {
    agree("long-conditions", conditions, true, "0..600");
}
