//! Guesses at the number of executions.

use crate::corpus::{files, test};
use crate::random::seeds;
use fencepost_explore::{Config, Effort, Estimate, ModelId, count, estimate};
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_program::Program;
use std::time::Duration;

/// As many descents as asked for, however long they take.
fn effort(descents: u32) -> Effort {
    Effort { descents, time: Duration::MAX }
}

fn guess(program: &Program, model: ModelId) -> Estimate {
    estimate(program, model, &Config::default(), effort(5_000)).expect("a guess")
}

/// Descents say on the average what there is: with thousands of them, small trees are known well. (The same guess each time: the descents are
/// not random from run to run.)
#[test]
fn small_searches_are_guessed_well() {
    let mut far_off = 0;
    let mut all = 0;
    for file in files().iter().step_by(9) {
        let program = test(file).program;
        for model in [ModelId::Sc, ModelId::Rc11, ModelId::Wrc11] {
            let truth = count(&program, model, &Config::default()).executions as f64;
            let guess = guess(&program, model);
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
        guessed +=
            estimate(&program, ModelId::Rc11, &Config::default(), effort(1_000)).expect("a guess").executions;
    }
    assert!((guessed / truth - 1.0).abs() < 0.3, "{guessed} for {truth}");
}

#[test]
fn a_guess_becomes_the_number() {
    let first = Estimate { executions: 1000.0, low: 500.0, high: 1500.0, seconds: 1.0, descents: 50 };
    assert_eq!(first.refined(0, 0.0), first);
    assert_eq!(first.refined(640, 1.0).executions, 640.0);
    let half = first.refined(300, 0.5);
    assert!((600.0..1000.0).contains(&half.executions), "{half:?}");
    assert!(half.high - half.low < first.high - first.low);
    assert!((half.seconds_left(300, 3.0) - 3.0 * (half.executions - 300.0) / 300.0).abs() < 1e-9);
}
