//! `fencepost check`.

use super::args::{CheckArgs, Format};
use super::complain;
use super::output::{bad, check_clang_flags, check_variants, pass_on, picture, print, style, write_picture};
use super::watch::{Guess, Interrupt, Progress};
use fencepost::input::{BadInput, Input, Kind, Reading, Source, collect};
use fencepost::model::Model;
use fencepost::report::picture::{self as pictures, Picture, StatePicture};
use fencepost::report::text::{Detail, Style};
use fencepost::report::{Asked, Engine, Exit, Finding, Outcome, Verdicts, exit_code, herd, json, text};
use fencepost::search::{Clock, Limits, Search, default_clock};
use fencepost::{Options, Plan, Refusal, check};
use std::time::Instant;

/// Checks every file under every model and prints the answers.
pub fn run(args: &CheckArgs) -> Exit {
    let task = match Task::new(args) {
        Ok(task) => task,
        Err(message) => return bad(&message),
    };
    let interrupt = Interrupt::install();
    let detail = if args.full_trace { Detail::Full } else { Detail::Folded };
    let style = style(args.color, detail);
    let picture = picture(args.graph.as_deref()).unwrap_or_default();
    let mut verdicts = Verdicts::default();
    let mut exit = Exit::Ok;
    let mut first = true;
    for (source, engines) in task.sources.iter().zip(&task.engines) {
        let start = Instant::now();
        let loaded = Input::load(source, &interrupt.reading(&task.reading, args.timeout));
        match &loaded {
            Ok(loaded) => pass_on(&loaded.messages),
            Err(bad) if bad.stopped.is_some() => {}
            Err(bad) => pass_on(&bad.rendered),
        }
        let input = match loaded {
            Ok(loaded) if loaded.input.asks_nothing() => {
                complain(&format!(
                    "{}: nothing is asked: write `assert …;` in its threads, or ask with `fencepost why --outcome`",
                    source.name()
                ));
                exit = exit.and(Exit::BadInput);
                continue;
            }
            Ok(loaded) => loaded.input,
            Err(bad) if bad.stopped.is_some() => {
                for outcome in given_up(source, &bad, &task.models, engines) {
                    exit = exit.and(exit_code(&outcome));
                    verdicts.add(&outcome);
                    let gap = gap_before(args.format, &mut first);
                    if !args.summary && !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
                        return exit;
                    }
                }
                continue;
            }
            Err(bad) => {
                exit = exit.and(Exit::BadInput);
                if args.format == Format::Json && !print(&refused(source, &bad, &task.models, engines)) {
                    return exit;
                }
                continue;
            }
        };
        // Reading a file is part of the time there is for each answer about it.
        let timeout = args.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let limits = Limits { timeout, ..task.options.search.limits };
        for model in &task.models {
            if interrupt.is_pressed() {
                return exit.and(Exit::Inconclusive);
            }
            let options = interrupt.watched(Options { search: Search::new(limits), ..task.options.clone() });
            let outcome = match Plan::new(&input, model, &options) {
                Ok(plan) => answer(&plan),
                Err(Refusal::Program(outcome)) => *outcome,
                Err(Refusal::Usage(message)) => return bad(&message),
            };
            exit = exit.and(exit_code(&outcome));
            verdicts.add(&outcome);
            let gap = gap_before(args.format, &mut first);
            if !args.summary && !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
                // Nobody reads any more.
                return exit;
            }
            if args.format == Format::Herd && outcome.is_cut_short() {
                warn_of_gaps(&outcome);
            }
            if let Some((format, path)) = picture {
                exit = exit.and(write_picture(draw(&outcome, format), path));
            }
        }
    }
    if args.format == Format::Text && (args.summary || verdicts.has_several_models()) {
        let gap = if args.summary { "" } else { "\n" };
        print(&format!("{gap}{}", verdicts.render(&style)));
    }
    exit
}

/// What is asked, all of it looked at before the first file is read.
struct Task {
    sources: Vec<Source>,
    models: Vec<Model>,
    options: Options,
    reading: Reading,
    /// The engine for each source and model.
    engines: Vec<Vec<Engine>>,
}

impl Task {
    fn new(args: &CheckArgs) -> Result<Task, String> {
        let (options, reading) = (args.options(), args.reading());
        let sources = collect(&args.files)?;
        let models = match args.models.is_empty() {
            true => {
                check_variants(&args.variants)?;
                let java = sources.iter().all(|source| source.kind() == Kind::Java);
                vec![Model::default_for(options.engine, if java { Kind::Java } else { Kind::Litmus })]
            }
            false => Model::find_all(&args.models, &args.variants)?,
        };
        let engines = |source: &Source| {
            let engine = |model| Plan::engine_for(source, &reading, model, &options);
            models.iter().map(engine).collect::<Result<Vec<_>, Refusal>>()
        };
        let engines: Vec<Vec<Engine>> =
            sources.iter().map(engines).collect::<Result<_, _>>().map_err(|refusal| refusal.to_string())?;
        let task = Task { sources, models, options, reading, engines };
        task.check_output(args)?;
        Ok(task)
    }

    fn is_answered_by(&self, engine: Engine) -> bool {
        self.engines.iter().flatten().any(|other| *other == engine)
    }

    /// Refuses ways of printing the answer that do not fit the question.
    fn check_output(&self, args: &CheckArgs) -> Result<(), String> {
        let say = |message: &str| Err(message.to_owned());
        if args.symbolic.no_minimize {
            return say("--no-minimize is for fencepost why: check does not show cores");
        }
        if args.estimate && (args.graph.is_some() || args.format == Format::Herd) {
            let option = if args.graph.is_some() { "--graph" } else { "--format herd" };
            return Err(format!("{option} does not go with --estimate, which explores nothing"));
        }
        if args.max_memory.is_some() && Clock::memory_in_use(&*default_clock()).is_none() {
            return say("--max-memory: how much memory is used cannot be told on this system");
        }
        if picture(args.graph.as_deref())?.is_some() && self.sources.len() * self.models.len() != 1 {
            return say("--graph draws one picture: give one file and one model");
        }
        if args.format == Format::Herd && self.is_answered_by(Engine::Symbolic) {
            return say(
                "--format herd counts executions, which the symbolic engine does not; use text or json",
            );
        }
        let is_program = |source: &Source| source.kind() == Kind::Program;
        if args.format == Format::Herd && self.sources.iter().any(is_program) {
            return say("--format herd is the layout of litmus tests; for a program use text or json");
        }
        check_clang_flags(&args.clang_flags, &self.sources)?;
        if args.summary && args.format != Format::Text {
            return say("--summary prints a table for people: leave out --format");
        }
        Ok(())
    }
}

/// Answers a plan, with a progress bar.
fn answer(plan: &Plan<'_>) -> Outcome {
    let _progress = Progress::start(plan, Guess::Yes);
    check(plan)
}

/// The lines of JSON for a file that is no test: a reader gets one for each model, as for any other file.
fn refused(source: &Source, bad: &BadInput, models: &[Model], engines: &[Engine]) -> String {
    let finding = Finding {
        kind: "bad-input".to_owned(),
        message: bad.message.clone(),
        file: Some(source.name()),
        line: bad.line,
        ..Finding::default()
    };
    let outcome = |(model, engine): (&Model, &Engine)| Outcome {
        file: source.name(),
        model: model.name().to_owned(),
        engine: engine.name().to_owned(),
        errors: vec![finding.clone()],
        ..Outcome::default()
    };
    models.iter().zip(engines).map(|pair| json::line(&outcome(pair)) + "\n").collect()
}

/// What stands before an answer: an empty line, in text, unless it is the first one.
fn gap_before(format: Format, first: &mut bool) -> &'static str {
    if format == Format::Text && !std::mem::take(first) { "\n" } else { "" }
}

/// The answers about a file whose reading was given up: nothing is known.
fn given_up(source: &Source, bad: &BadInput, models: &[Model], engines: &[Engine]) -> Vec<Outcome> {
    let outcome = |(model, engine): (&Model, &Engine)| Outcome {
        file: source.name(),
        model: model.name().to_owned(),
        engine: engine.name().to_owned(),
        stopped: bad.stopped.map(|why| why.word().to_owned()),
        notes: vec![bad.message.clone()],
        ..Outcome::default()
    };
    models.iter().zip(engines).map(outcome).collect()
}

/// herd's layout has no word for an answer that is not known; whoever reads it at a terminal should learn of it.
fn warn_of_gaps(outcome: &Outcome) {
    let (name, model) = (outcome.name(), &outcome.model);
    // Why a search stopped is its first note.
    let stopped = outcome.stopped.as_ref().and(outcome.notes.first());
    let why: Vec<&str> = stopped.into_iter().chain(&outcome.bounds_hit).map(String::as_str).collect();
    eprintln!("note: {name} under {model}: not everything was explored: {}", why.join("; "));
}

fn rendered(outcome: &Outcome, format: Format, style: &Style) -> String {
    match format {
        Format::Text => text::render(outcome, style),
        Format::Json => json::line(outcome) + "\n",
        Format::Herd => herd::render(outcome),
    }
}

/// The picture of an outcome, or why there is none.
pub(super) fn draw(outcome: &Outcome, format: pictures::Format) -> Result<String, String> {
    if outcome.state_space.is_some() {
        let picture = StatePicture::of(outcome).ok_or("no states were kept")?;
        return match picture.diagram.cut {
            Some(most) => Err(format!("there are more than {most} states, too many for a picture")),
            None => Ok(picture.render(format)),
        };
    }
    Picture::of(outcome).map(|picture| picture.render(format)).ok_or_else(|| {
        if outcome.asked == Asked::Why {
            return "there is no execution to draw".to_owned();
        }
        let question = if outcome.condition.is_some() { "decides the condition" } else { "shows an error" };
        format!("no execution {question} (--executions draws the first one)")
    })
}
