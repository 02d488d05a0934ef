//! Guesses at the number of executions.

use crate::corpus::{files, test};
use crate::random::seeds;
use fencepost_explore::{Config, Effort, Estimate, Guesser, ModelId, count};
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_program::Program;
use std::time::Duration;

/// Returns the guess of this many descents, however long they take.
fn guess(program: &Program, model: ModelId, descents: u64) -> Option<Estimate> {
    let effort = Effort { descents, time: Duration::MAX };
    let mut guesser = Guesser::new(program, model, &Config::default()).expect("not for xmm");
    guesser.guess(effort, &|| false)
}

/// Descents say on the average what there is: with thousands of them, small trees are known well. (The same
/// guess each time: the descents are not random from run to run.)
#[test]
fn small_searches_are_guessed_well() {
    let mut far_off = 0;
    let mut all = 0;
    for file in files().iter().step_by(9) {
        let program = test(file).program;
        for model in [ModelId::Sc, ModelId::Rc11, ModelId::Wrc11] {
            let truth = count(&program, model, &Config::default()).executions as f64;
            let guess = guess(&program, model, 5_000).expect("a guess");
            assert!(
                (guess.executions - truth).abs() <= truth * 0.5 + 0.5,
                "{}: {guess:?}, {truth}",
                file.display()
            );
            all += 1;
            far_off += usize::from(!(guess.low * 0.98..=guess.high * 1.02).contains(&truth));
        }
    }
    assert!(far_off * 5 <= all, "{far_off} of {all} are outside of what the guess says");
}

#[test]
fn random_programs_are_guessed_in_the_mean() {
    // Each guess spreads, but the sum of many does not.
    let (mut truth, mut guessed) = (0.0, 0.0);
    for seed in seeds(40, 0) {
        let program = generate(seed, &Knobs::default().with_updates()).program;
        truth += count(&program, ModelId::Rc11, &Config::default()).executions as f64;
        // (None if all executions are blocked.)
        guessed += guess(&program, ModelId::Rc11, 1_000).map_or(0.0, |guess| guess.executions);
    }
    assert!((guessed / truth - 1.0).abs() < 0.3, "{guessed} for {truth}");
}

#[test]
fn a_guess_is_never_less_than_what_was_seen() {
    let first = Estimate { executions: 1000.0, low: 500.0, high: 1500.0, seconds: 1.0, descents: 50 };
    assert_eq!(first.refined(0), first);
    let later = first.refined(800);
    assert_eq!((later.low, later.executions, later.high), (800.0, 1000.0, 1500.0));
    assert!((later.seconds_left(800, 4.0) - 1.0).abs() < 1e-9);
    assert_eq!(first.refined(2000).seconds_left(2000, 4.0), 0.0);
}

/// A descent that has no end does not outlast its time, and says nothing.
#[test]
fn there_may_be_no_end_to_a_descent() {
    let text = "C endless\n{ }\nP0 (atomic_int *x) { while (1) atomic_fetch_add(x, 1); }\nforall (true)";
    let file = fencepost_source::SourceFile::new("endless.litmus", text);
    let options = fencepost_litmus::Options { unroll: Some(u32::MAX), ..Default::default() };
    let program = fencepost_litmus::parse(&file, &options).expect("a test").program;
    let mut guesser = Guesser::new(&program, ModelId::Rc11, &Config::default()).expect("not for xmm");
    let effort = Effort { descents: 100, time: Duration::from_millis(20) };
    assert_eq!(guesser.guess(effort, &|| false), None);
    assert_eq!(guesser.guess(Effort { time: Duration::MAX, ..effort }, &|| true), None);
}

/// Where each round of a loop may be the last, every random descent ends; but there are executions without
/// end.
#[test]
fn a_loop_that_may_always_go_on_is_found() {
    let bodies = [
        "P0 (atomic_int *x, atomic_int *n) { while (!*x) atomic_fetch_add(n, 1); } P1 (atomic_int *x) { *x = 1; }",
        "P0 (atomic_int *x) { *x = 1; } P1 (atomic_int *x, atomic_int *n) { while (!*x) *n = *n + 1; }",
        "P0 (atomic_int *x) { *x = 1; *x = 2; *x = 3; }
         P1 (atomic_int *x, atomic_int *n) { while (*x != 2) atomic_fetch_add(n, 1); }",
    ];
    for body in bodies {
        let file = fencepost_source::SourceFile::new(
            "endless.litmus",
            format!("C endless\n{{ }}\n{body}\nforall (true)"),
        );
        let options = fencepost_litmus::Options { unroll: Some(u32::MAX), ..Default::default() };
        let program = fencepost_litmus::parse(&file, &options).expect("a test").program;
        let mut guesser = Guesser::new(&program, ModelId::Rc11, &Config::default()).expect("not for xmm");
        let effort = Effort { descents: 1_000, time: Duration::MAX };
        assert_eq!(guesser.guess(effort, &|| false), None, "{body}");
        assert!(guesser.endless().flatten().is_some(), "{body}: the loop has a place");
    }
}

/// More descents are added to those that were made.
#[test]
fn one_can_go_on_guessing() {
    let program = test(files().iter().find(|f| f.ends_with("fib2.litmus")).expect("in the corpus")).program;
    let mut guesser = Guesser::new(&program, ModelId::Rc11, &Config::default()).expect("not for xmm");
    let effort = Effort { descents: 500, time: Duration::MAX };
    let (first, second) = (guesser.guess(effort, &|| false), guesser.guess(effort, &|| false));
    assert_eq!((first.expect("a guess").descents, second.expect("a guess").descents), (500, 1000));
    let spread = |guess: Option<Estimate>| guess.map(|g| g.high - g.low).expect("a guess");
    assert!(spread(second) < spread(first));
}
