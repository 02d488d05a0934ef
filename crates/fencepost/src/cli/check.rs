//! The command `fencepost check`.

use super::args::{CheckArgs, Format};
use super::output::{bad, check_variants, pass_on, picture, write_picture};
use super::printer::{Printer, Wanted};
use super::project::{self, Expected};
use super::watch::{Guess, Interrupt, watched};
use super::{checkpoint, complain, raise};
use fencepost::input::{BadInput, Input, Kind, Reading, Source, collect};
use fencepost::model::Model;
use fencepost::report::picture::{self as pictures, Picture, StatePicture};
use fencepost::report::{
    Bounds, Details, Engine, Evidence, Exit, Finding, Kind as FindingKind, Outcome, SolverQuestion,
};
use fencepost::search::{Clock, Limits, default_clock};
use fencepost::{Choice, Options, Plan, Refusal, check};
use std::time::Instant;

/// Runs `fencepost check`, which checks every file under every model and prints the answers; without files,
/// the checks of the project in the current folder.
pub fn run(args: &CheckArgs) -> Exit {
    let interrupt = Interrupt::install();
    let mut printer = Printer::new(args);
    if !args.files.is_empty() {
        if let Err(message) = check_files(args, (None, &Expected::Ok), &interrupt, &mut printer) {
            return bad(&message);
        }
        return printer.finish();
    }
    let targets = match project::read(args) {
        Ok(targets) => targets,
        Err(message) => {
            pass_on(message.as_bytes());
            return Exit::BadInput;
        }
    };
    for target in &targets {
        let wanted = (Some(target.name.as_str()), &target.expected);
        if let Err(message) = check_files(&target.args, wanted, &interrupt, &mut printer) {
            complain(&format!("{}: {message}", target.name));
            printer.note(Exit::BadInput);
        }
    }
    printer.finish()
}

/// Checks every file of the arguments under every model. The error is a message about arguments that do not
/// fit.
fn check_files(
    args: &CheckArgs,
    (name, expected): (Option<&str>, &Expected),
    interrupt: &Interrupt,
    printer: &mut Printer,
) -> Result<(), String> {
    let task = Task::new(args)?;
    let choices = task.choices()?;
    task.check_output(args, &choices)?;
    let picture = picture(args.graph.as_deref()).unwrap_or_default();
    let bounds = if args.allow_bounds { Bounds::Allowed } else { Bounds::Inconclusive };
    let wanted = Wanted { name, expected, bounds };
    for (source, choices) in task.sources.iter().zip(&choices) {
        let start = Instant::now();
        let unroll = if args.unroll_auto { Some(raise::FIRST) } else { task.reading.unroll };
        let reading = Reading { unroll, ..task.reading.clone() };
        let input = match load(source, &interrupt.reading(&reading, args.shared.timeout)) {
            LoadOutcome::Input(input) => *input,
            LoadOutcome::AsksNothing => {
                printer.note(Exit::BadInput);
                continue;
            }
            LoadOutcome::Stopped(bad) => {
                given_up(source, &bad, choices).into_iter().for_each(|outcome| printer.add(outcome, wanted));
                continue;
            }
            LoadOutcome::Bad(bad) => {
                printer.add_refused(refused(source, &bad, choices));
                continue;
            }
        };
        // Reading a file is part of the time there is for each answer about it.
        let timeout = args.shared.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let limits = Limits { timeout, ..task.options.search.limits };
        for choice in choices {
            if interrupt.is_pressed() || printer.is_closed() {
                printer.note(if interrupt.is_pressed() { Exit::Inconclusive } else { Exit::Ok });
                return Ok(());
            }
            if args.checkpoint.is_some() {
                printer.add(checkpoint::check(args, &input, choice, limits, interrupt)?, wanted);
                continue;
            }
            let raised = raise::Raised { source, reading: &task.reading, choice, interrupt, limits };
            let outcome = match args.unroll_auto {
                true => raised.answer(&input),
                false => raised.ask(&input, limits),
            };
            let outcome = outcome.map_err(|refusal| refusal.to_string())?;
            if args.format == Format::Herd && outcome.is_cut_short() {
                warn_of_gaps(&outcome);
            }
            let drawn = picture.map(|(format, path)| (draw(&outcome, format), path));
            printer.add(outcome, wanted);
            if let Some((drawn, path)) = drawn {
                printer.note(write_picture(drawn, path));
            }
        }
    }
    Ok(())
}

/// The result of reading a source.
enum LoadOutcome {
    /// The input, which asks something.
    Input(Box<Input>),
    /// The source can be read, but asks nothing. The user was told so.
    AsksNothing,
    /// Reading was stopped, by a limit or by the user.
    Stopped(BadInput),
    /// The source cannot be read. The user was told why.
    Bad(BadInput),
}

/// Reads a source, and prints to standard error what there is to say about it.
fn load(source: &Source, reading: &Reading) -> LoadOutcome {
    match Input::load(source, reading) {
        Ok(loaded) => {
            pass_on(&loaded.messages);
            if !loaded.input.asks_nothing() {
                return LoadOutcome::Input(Box::new(loaded.input));
            }
            complain(&format!(
                "{}: nothing is asked: write `assert …;` in its threads, or ask with `fencepost why --outcome`",
                source.name()
            ));
            LoadOutcome::AsksNothing
        }
        Err(bad) if bad.stopped.is_some() => LoadOutcome::Stopped(bad),
        Err(bad) => {
            pass_on(&bad.rendered);
            LoadOutcome::Bad(bad)
        }
    }
}

/// The question that the arguments of `check` ask: sources, models and options.
struct Task {
    sources: Vec<Source>,
    models: Models,
    options: Options,
    reading: Reading,
}

/// The models under which the sources are checked.
enum Models {
    /// The models that the user names.
    Named(Vec<Model>),
    /// One default model for each source, by its language, because the user named none.
    Defaults(Vec<Model>),
}

impl Task {
    fn new(args: &CheckArgs) -> Result<Task, String> {
        let (options, reading) = (args.options(), args.shared.with_build(args.reading(), &args.files)?);
        let sources = collect(&args.files)?;
        let models = match args.models.is_empty() {
            true => {
                check_variants(&args.variants)?;
                let default = |source: &Source| Model::default_for(options.engine, source.kind());
                Models::Defaults(sources.iter().map(default).collect())
            }
            false => Models::Named(Model::find_all(&args.models, &args.variants)?),
        };
        Ok(Task { sources, models, options, reading })
    }

    /// Chooses the engine for each source and model. This is done before the first file is read.
    fn choices(&self) -> Result<Vec<Vec<Choice<'_>>>, String> {
        let choices = |(i, source)| {
            let models = match &self.models {
                Models::Named(models) => &models[..],
                Models::Defaults(models) => &models[i..=i],
            };
            let choice = |model| Choice::new(source, &self.reading, model, &self.options);
            models.iter().map(choice).collect::<Result<Vec<_>, Refusal>>()
        };
        let choices: Result<Vec<_>, Refusal> = self.sources.iter().enumerate().map(choices).collect();
        choices.map_err(|refusal| refusal.to_string())
    }

    /// Refuses ways of printing the answer that do not fit the question.
    fn check_output(&self, args: &CheckArgs, choices: &[Vec<Choice<'_>>]) -> Result<(), String> {
        let say = |message: &str| Err(message.to_owned());
        if args.estimate && (args.graph.is_some() || args.format == Format::Herd) {
            let option = if args.graph.is_some() { "--graph" } else { "--format herd" };
            return Err(format!("{option} does not go with --estimate, which explores nothing"));
        }
        if args.max_memory.is_some() && Clock::memory_in_use(&*default_clock()).is_none() {
            return say(
                "--max-memory: this system does not say how much memory a process uses; leave the option out",
            );
        }
        if picture(args.graph.as_deref())?.is_some() && choices.iter().flatten().count() != 1 {
            return say("--graph draws one picture: give one file and one model");
        }
        if args.format == Format::Herd
            && choices.iter().flatten().any(|choice| choice.engine() == Engine::Symbolic)
        {
            return say(
                "--format herd counts executions, which the symbolic engine does not; use text or json",
            );
        }
        checkpoint::check_fits(args, choices.iter().flatten().count())?;
        if args.unroll_auto && self.sources.contains(&Source::StandardInput) {
            return say("--unroll-auto reads its files again and again, which standard input does not allow");
        }
        let is_program = |source: &Source| source.kind() == Kind::Program;
        if args.format == Format::Herd && self.sources.iter().any(is_program) {
            return say("--format herd is the layout of litmus tests; for a program use text or json");
        }
        self.reading.check_effect(&self.sources)?;
        if args.summary && args.format != Format::Text {
            return say("--summary prints a table for people: leave out --format");
        }
        Ok(())
    }
}

/// Answers a plan, with a progress bar on a terminal.
pub(super) fn answer(plan: &Plan<'_>) -> Outcome {
    watched(plan, Guess::Yes, || check(plan))
}

/// Returns the outcomes for a file that could not be read: one for each model, as for any other file.
fn refused(source: &Source, bad: &BadInput, choices: &[Choice<'_>]) -> Vec<Outcome> {
    let finding = Finding {
        file: Some(source.name()),
        line: bad.line,
        ..Finding::new(FindingKind::BadInput, bad.message.clone())
    };
    let outcome = |choice: &Choice<'_>| {
        Outcome::new(Evidence {
            file: source.name(),
            model: choice.model().name().to_owned(),
            ..Evidence::refused(choice.engine(), finding.clone())
        })
    };
    choices.iter().map(outcome).collect()
}

/// Returns the outcomes for a file whose reading was stopped: nothing is known.
fn given_up(source: &Source, bad: &BadInput, choices: &[Choice<'_>]) -> Vec<Outcome> {
    let outcome = |choice: &Choice<'_>| {
        Outcome::new(Evidence {
            file: source.name(),
            model: choice.model().name().to_owned(),
            stopped: bad.stopped,
            notes: vec![bad.message.clone()],
            ..Evidence::new(Details::Refused(choice.engine()))
        })
    };
    choices.iter().map(outcome).collect()
}

/// Warns on standard error that an answer in herd's layout is not certain: the layout itself has no word for
/// that.
fn warn_of_gaps(outcome: &Outcome) {
    let (name, model) = (outcome.name(), &outcome.model);
    // The first note says why a search stopped.
    let stopped = outcome.stopped.and(outcome.notes.first());
    let why: Vec<&str> = stopped.into_iter().chain(&outcome.bounds_hit).map(String::as_str).collect();
    eprintln!("note: {name} under {model}: not everything was explored: {}", why.join("; "));
}

/// Draws the picture of an outcome in the given format, or says why there is none.
pub(super) fn draw(outcome: &Outcome, format: pictures::Format) -> Result<String, String> {
    if outcome.details.states().is_some() {
        let picture = StatePicture::of(outcome).ok_or("the search kept no states to draw")?;
        return match picture.diagram.cut {
            Some(most) => Err(format!("there are more than {most} states, too many for a picture")),
            None => Ok(picture.render(format)),
        };
    }
    Picture::of(outcome).map(|picture| picture.render(format)).ok_or_else(|| {
        let asked = outcome.details.solved().map(|solved| &solved.asked);
        if matches!(asked, Some(SolverQuestion::Why { .. })) {
            return "there is no execution to draw".to_owned();
        }
        let question = if outcome.condition.is_some() { "decides the condition" } else { "shows an error" };
        format!("no execution {question} (--executions draws the first one)")
    })
}
