//! How much there is to explore: a guess, and no answer.

use super::Request;
use fencepost_explore::{Effort, estimate as guess};
use fencepost_program::Program;
use fencepost_report::{self as report, Outcome};
use std::time::{Duration, Instant};

/// How much is done for it.
const EFFORT: Effort = Effort { descents: 20_000, time: Duration::from_secs(1) };

/// Guesses how many executions `program` has. Nothing is checked, so the verdict is open.
pub fn estimate(name: &str, program: &Program, request: &Request) -> Outcome {
    let start = Instant::now();
    let guess = guess(program, request.model, &request.config, EFFORT);
    let note = match &guess {
        Some(guess) => format!(
            "about {} executions ({} to {}), about {} for one worker: a guess from {} random descents; nothing was checked",
            report::rough(guess.executions),
            report::rough(guess.low),
            report::rough(guess.high),
            report::duration(guess.seconds),
            guess.descents,
        ),
        None => "no guess: some accesses overlap without being to the same bytes, or other things must be found out by exploring first".to_owned(),
    };
    let mut outcome = Outcome {
        file: name.to_owned(),
        model: request.model.name().to_owned(),
        engine: "graph".to_owned(),
        stopped: Some("estimate".to_owned()),
        estimate: guess.map(|guess| report::Estimate {
            executions: guess.executions,
            low: guess.low,
            high: guess.high,
            seconds: guess.seconds,
            descents: guess.descents,
        }),
        notes: vec![note],
        time_s: start.elapsed().as_secs_f64(),
        ..Outcome::default()
    };
    report::judge(&mut outcome);
    outcome
}
