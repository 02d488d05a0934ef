//! The command `fencepost fences`.

use super::args::{AnswerFormat, FencesArgs};
use super::complain;
use super::output::{bad, pass_on, print, style};
use super::watch::Interrupt;
use fencepost::fences::State;
use fencepost::input::{Input, Kind, Source, collect};
use fencepost::model::Model;
use fencepost::report::repair::{self, Repair};
use fencepost::report::text::{Detail, Style};
use fencepost::report::{Engine, Evidence, Exit, Finding, Kind as FindingKind, Outcome};
use fencepost::{Choice, Refusal, fences};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::PathBuf;

/// Runs `fencepost fences`, which finds the fences that a program lacks and prints them.
pub fn run(args: &FencesArgs) -> Exit {
    let options = args.options();
    let reading = match args.shared.with_build(args.reading(), &args.files) {
        Ok(reading) => reading,
        Err(message) => return bad(&message),
    };
    let asked = source(&args.files).and_then(|source| {
        let model = match &args.model {
            Some(name) => Model::find(name, &[])?,
            None => Model::default_for(options.engine, Kind::Litmus),
        };
        Ok((source, model))
    });
    let (source, model) = match asked {
        Ok(asked) => asked,
        Err(message) => return bad(&message),
    };
    let choice = match Choice::new(&source, &reading, &model, &options) {
        Ok(choice) => choice,
        Err(refusal) => return bad(refusal.message()),
    };
    let engine = choice.engine();
    let fits = fences::searched_under(&model, engine).map(|_| ());
    if let Err(message) = fits.and_then(|()| reading.check_effect(std::slice::from_ref(&source))) {
        return bad(&message);
    }
    let refused = |message: String, line: Option<u32>| refused(&source, message, line, args, &model, engine);
    // Read the program once as any other, with all of the compiler's messages.
    let interrupt = Interrupt::install();
    let input = match Input::load(&source, &interrupt.reading(&reading, args.shared.timeout)) {
        Ok(loaded) => {
            pass_on(&loaded.messages);
            loaded.input
        }
        Err(bad) if bad.stopped.is_some() => {
            let (file, stopped) = (source.name(), Some(bad.message));
            return show(&Repair { file, stopped, ..Repair::new(model.name(), engine) }, args);
        }
        Err(bad) => {
            pass_on(&bad.rendered);
            return refused(bad.message, bad.line);
        }
    };
    let search = interrupt.watched(options.search.clone());
    let bar = progress_bar(&source);
    let mut progress = |state: &State| {
        let State { checks, floor, sets } = state;
        bar.set_message(format!("{checks} checks, cost at least {floor}, sets found: {sets}"));
        bar.tick();
    };
    let answer = choice.plan(&input, search).and_then(|plan| fences(&plan, &mut progress));
    bar.finish_and_clear();
    match answer {
        Ok(repair) => show(&repair, args),
        Err(Refusal::Program(outcome)) => {
            let stopped = outcome.errors.first().map(|finding| finding.message.clone());
            let repair = Repair::new(model.name(), engine);
            show(&Repair { file: source.name(), stopped, wrong: Some(outcome), ..repair }, args)
        }
        Err(Refusal::Usage(message)) => {
            complain(&message);
            refused(message, None)
        }
    }
}

/// Prints the line of JSON for a file that could not be read.
fn refused(
    source: &Source,
    message: String,
    line: Option<u32>,
    args: &FencesArgs,
    model: &Model,
    engine: Engine,
) -> Exit {
    if args.format == AnswerFormat::Json {
        let file = source.name();
        let error =
            Finding { file: Some(file.clone()), line, ..Finding::new(FindingKind::BadInput, message) };
        let wrong = Some(Box::new(Outcome::new(Evidence::refused(engine, error))));
        let answer = Repair { file, wrong, ..Repair::new(model.name(), engine) };
        print(&(repair::line(&answer) + "\n"));
    }
    Exit::BadInput
}

fn show(answer: &Repair, args: &FencesArgs) -> Exit {
    let shown = match args.format {
        AnswerFormat::Json => repair::line(answer) + "\n",
        AnswerFormat::Text => {
            let colour = style(args.shared.color, Detail::Full).colour;
            repair::render(answer, &Style { colour, ..Style::default() })
        }
    };
    print(&shown);
    answer.exit()
}

/// Returns the source of the one program that the question is about, or says that there are several.
fn source(files: &[PathBuf]) -> Result<Source, String> {
    if files.iter().any(|path| path.as_os_str() == "-" || path.is_dir()) {
        return Err("a patch is for files: give the files of one program, or one litmus test".to_owned());
    }
    let mut sources = collect(files)?;
    match (sources.pop(), sources.is_empty()) {
        (Some(source), true) => Ok(source),
        _ => Err("one question at a time: give the files of one program, or one litmus test".to_owned()),
    }
}

fn progress_bar(source: &Source) -> ProgressBar {
    // Nothing is drawn if standard error is no terminal.
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{prefix} {spinner} {msg}, {elapsed} elapsed") {
        bar.set_style(style);
    }
    bar.set_prefix(source.name());
    bar
}
