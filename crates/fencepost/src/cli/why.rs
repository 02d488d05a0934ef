//! The command `fencepost why`.

use super::args::{AnswerFormat, WhyArgs};
use super::asked::search_within;
use super::check::draw;
use super::output::{bad, check_variants, not_read, pass_on, picture, print, style, write_picture};
use super::watch::{Guess, Interrupt, watched};
use fencepost::input::{Input, Source, collect};
use fencepost::model::Model;
use fencepost::report::text::Detail;
use fencepost::report::{Exit, exit_code, json, text};
use fencepost::{Choice, Refusal, why};
use std::time::Instant;

/// Runs `fencepost why`, which says why an outcome is possible or impossible.
pub fn run(args: &WhyArgs) -> Exit {
    let options = args.options();
    let reading = match args.shared.with_build(args.shared.reading(), &args.files) {
        Ok(reading) => reading,
        Err(message) => return bad(&message),
    };
    let asked = one_source(args).and_then(|source| {
        reading.check_effect(std::slice::from_ref(&source))?;
        let model = match &args.model {
            Some(name) => Model::find(name, &args.variants)?,
            None => {
                check_variants(&args.variants)?;
                Model::default_for(options.engine, source.kind())
            }
        };
        Ok((source, model))
    });
    let (source, model) = match asked {
        Ok(asked) => asked,
        Err(message) => return bad(&message),
    };
    let choice = match Choice::for_why(&source, &reading, &model, &options) {
        Ok(choice) => choice,
        Err(refusal) => return bad(refusal.message()),
    };
    let picture = match picture(args.graph.as_deref()) {
        Ok(picture) => picture,
        Err(message) => return bad(&message),
    };
    let interrupt = Interrupt::install();
    let start = Instant::now();
    let loaded = match Input::load(&source, &interrupt.reading(&reading, args.shared.timeout)) {
        Ok(loaded) => loaded,
        Err(bad) => return not_read(&bad),
    };
    pass_on(&loaded.messages);
    let input = match &args.outcome {
        None => loaded.input,
        Some(outcome) => match loaded.input.asking(outcome) {
            Ok(input) => input,
            Err(message) => {
                eprint!("{message}");
                return Exit::BadInput;
            }
        },
    };
    if input.asks_nothing() {
        return bad(&format!(
            "{}: nothing is asked: write `assert …;` in its threads, or say --outcome 't1:r1=1'",
            source.name()
        ));
    }
    // Reading the file is part of the time there is.
    let timeout = args.shared.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
    let answer = choice
        .plan(&input, interrupt.watched(search_within(timeout)))
        .and_then(|plan| watched(&plan, Guess::No, || why(&plan)));
    let outcome = match answer {
        Ok(outcome) => outcome,
        Err(Refusal::Program(outcome)) => *outcome,
        Err(Refusal::Usage(message)) => return bad(&message),
    };
    let text = match args.format {
        AnswerFormat::Text => text::render(&outcome, &style(args.shared.color, Detail::Full)),
        AnswerFormat::Json => json::line(&outcome) + "\n",
    };
    let mut exit = exit_code(&outcome);
    print(&text);
    if let Some((format, path)) = picture {
        exit = exit.and(write_picture(draw(&outcome, format), path));
    }
    exit
}

fn one_source(args: &WhyArgs) -> Result<Source, String> {
    let mut sources = collect(&args.files)?;
    match (sources.pop(), sources.is_empty()) {
        (Some(source), true) => Ok(source),
        _ => Err("why answers one question: give one test, or the files of one program".to_owned()),
    }
}
