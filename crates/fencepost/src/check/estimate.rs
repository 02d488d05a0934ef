//! How much there is to explore: a guess, and no answer.

use super::{Request, refusals};
use fencepost_explore::{Config, Effort, Guesser};
use fencepost_litmus::Test;
use fencepost_program::Program;
use fencepost_report::{self as report, Outcome};
use std::time::Duration;

/// How much is done for it.
const EFFORT: Effort = Effort { descents: 20_000, time: Duration::from_secs(1) };

/// Guesses how many executions a litmus test has. Nothing is checked, so the verdict is open.
pub fn estimate_litmus(test: &Test, request: &Request) -> Outcome {
    estimated(&test.name, &test.program, super::litmus::config(test, request), request)
}

/// Guesses how many executions a program has. Nothing is checked, so the verdict is open.
pub fn estimate_program(program: &Program, request: &Request) -> Outcome {
    estimated(&program.name, program, request.config.clone(), request)
}

fn estimated(name: &str, program: &Program, config: Config, request: &Request) -> Outcome {
    if let Some(finding) = refusals::refusal(&request.model, program) {
        let about = Outcome {
            file: name.to_owned(),
            model: request.model.name().to_owned(),
            engine: "graph".to_owned(),
            ..Outcome::default()
        };
        return refusals::refused(finding, about);
    }
    let search = request.config.search.begin();
    let start = search.now();
    let stop = || search.should_stop().is_some();
    let mut guesser = request.model.native().and_then(|model| Guesser::new(program, model, &config));
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
        None => "no guess: too few random descents came to the end of an execution in the time there was"
            .to_owned(),
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
        time_s: search.since(start).as_secs_f64(),
        ..Outcome::default()
    };
    report::judge(&mut outcome);
    outcome
}
