//! The command `fencepost check`.

use super::args::{CheckArgs, Format};
use super::complain;
use super::output::{bad, check_variants, pass_on, picture, print, style, write_picture};
use super::watch::{Guess, Interrupt, Progress};
use fencepost::input::{BadInput, Input, Kind, Reading, Source, collect};
use fencepost::model::Model;
use fencepost::report::picture::{self as pictures, Picture, StatePicture};
use fencepost::report::text::{Detail, Style};
use fencepost::report::{
    Details, Engine, Evidence, Exit, Finding, Kind as FindingKind, Outcome, SolverQuestion, Verdicts,
    exit_code, herd, json, text,
};
use fencepost::search::{Clock, Limits, Search, default_clock};
use fencepost::{Choice, Options, Plan, Refusal, check};
use std::time::Instant;

/// Runs `fencepost check`, which checks every file under every model and prints the answers.
pub fn run(args: &CheckArgs) -> Exit {
    let task = match Task::new(args) {
        Ok(task) => task,
        Err(message) => return bad(&message),
    };
    let choices = match task.choices().and_then(|choices| task.check_output(args, &choices).map(|()| choices))
    {
        Ok(choices) => choices,
        Err(message) => return bad(&message),
    };
    let interrupt = Interrupt::install();
    let detail = if args.full_trace { Detail::Full } else { Detail::Folded };
    let style = style(args.shared.color, detail);
    let picture = picture(args.graph.as_deref()).unwrap_or_default();
    let mut verdicts = Verdicts::default();
    let mut exit = Exit::Ok;
    let mut first = true;
    for (source, choices) in task.sources.iter().zip(&choices) {
        let start = Instant::now();
        let input = match load(source, &interrupt.reading(&task.reading, args.shared.timeout)) {
            LoadOutcome::Input(input) => input,
            LoadOutcome::AsksNothing => {
                exit = exit.and(Exit::BadInput);
                continue;
            }
            LoadOutcome::Stopped(bad) => {
                for outcome in given_up(source, &bad, choices) {
                    exit = exit.and(exit_code(&outcome));
                    verdicts.add(&outcome);
                    let gap = gap_before(args.format, &mut first);
                    if !args.summary && !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
                        return exit;
                    }
                }
                continue;
            }
            LoadOutcome::Bad(bad) => {
                exit = exit.and(Exit::BadInput);
                if args.format == Format::Json && !print(&refused(source, &bad, choices)) {
                    return exit;
                }
                continue;
            }
        };
        // Reading a file is part of the time there is for each answer about it.
        let timeout = args.shared.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let limits = Limits { timeout, ..task.options.search.limits };
        for choice in choices {
            if interrupt.is_pressed() {
                return exit.and(Exit::Inconclusive);
            }
            let outcome = match choice.plan(&input, interrupt.watched(Search::new(limits))) {
                Ok(plan) => answer(&plan),
                Err(Refusal::Program(outcome)) => *outcome,
                Err(Refusal::Usage(message)) => return bad(&message),
            };
            exit = exit.and(exit_code(&outcome));
            verdicts.add(&outcome);
            let gap = gap_before(args.format, &mut first);
            if !args.summary && !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
                // The reader has closed standard output.
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

/// The result of reading a source.
enum LoadOutcome {
    /// The input, which asks something.
    Input(Input),
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
                return LoadOutcome::Input(loaded.input);
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
        let (options, reading) = (args.options(), args.reading());
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
fn answer(plan: &Plan<'_>) -> Outcome {
    let _progress = Progress::start(plan, Guess::Yes);
    check(plan)
}

/// Returns the lines of JSON for a file that could not be read: one for each model, as for any other file.
fn refused(source: &Source, bad: &BadInput, choices: &[Choice<'_>]) -> String {
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
    choices.iter().map(|choice| json::line(&outcome(choice)) + "\n").collect()
}

/// Returns the text before an answer: in the text format, an empty line unless it is the first answer.
fn gap_before(format: Format, first: &mut bool) -> &'static str {
    if format == Format::Text && !std::mem::take(first) { "\n" } else { "" }
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

fn rendered(outcome: &Outcome, format: Format, style: &Style) -> String {
    match format {
        Format::Text => text::render(outcome, style),
        Format::Json => json::line(outcome) + "\n",
        Format::Herd => herd::render(outcome),
    }
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
