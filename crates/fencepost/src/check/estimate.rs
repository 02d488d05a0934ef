//! Guesses the number of executions and the time to visit them; checks nothing.

use super::ExecutionsRequest;
use crate::input::Input;
use fencepost_explore::{Effort, Guesser};
use fencepost_report::{self as report, Details, Evidence, Outcome};
use fencepost_search::Stopped;
use std::time::Duration;

/// The number of random descents that an estimate is made of, and the time that they may take.
const EFFORT: Effort = Effort { descents: 20_000, time: Duration::from_secs(1) };

/// Estimates how many executions an input has. Nothing is checked, so the verdict is unknown.
pub fn estimate(input: &Input, question: &ExecutionsRequest<'_>) -> Outcome {
    let (name, program) = (input.name(), input.program());
    let config = match input.test() {
        Some(test) => super::litmus::config(test, &question.config),
        None => question.config.clone(),
    };
    let search = question.config.search.begin();
    let start = search.now();
    let stop = || search.should_stop().is_some();
    let mut guesser = question.decider.native().and_then(|model| Guesser::new(program, model, &config));
    let guess = guesser.as_mut().and_then(|guesser| guesser.guess(EFFORT, &stop));
    let endless = guesser.as_ref().and_then(Guesser::endless);
    let note = match &guess {
        Some(guess) => format!(
            "about {} executions ({} to {}), about {} for one worker: a guess from {} random descents; nothing was checked",
            report::rough(guess.executions),
            report::rough(guess.low),
            report::rough(guess.high),
            report::duration(guess.seconds),
            guess.descents,
        ),
        None if endless.is_some() => {
            let running = endless.flatten().map(|running| format!(": {}", super::running(program, &running)));
            format!(
                "no guess: a random descent did not end, so the search may not either{}",
                running.unwrap_or_default()
            )
        }
        None => "no guess: too few random descents came to the end of an execution in the time there was; `check --timeout 60s` \
                 shows how far a search gets"
            .to_owned(),
    };
    let estimate = guess.map(|guess| report::Estimate {
        executions: guess.executions,
        low: guess.low,
        high: guess.high,
        seconds: guess.seconds,
        descents: guess.descents,
    });
    Outcome::new(Evidence {
        file: name.to_owned(),
        model: question.decider.name().to_owned(),
        stopped: Some(Stopped::Estimate),
        notes: vec![note],
        time_s: search.since(start).as_secs_f64(),
        ..Evidence::new(Details::Estimate(estimate))
    })
}
