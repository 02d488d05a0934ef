//! `fencepost check`.

use super::args::{CheckArgs, Color, Format};
use super::complain;
use super::inputs::{self, Source};
use super::watch::{Interrupt, Progress};
use fencepost::check::{self, Request};
use fencepost::explore::{Config, Control};
use fencepost::litmus::{self, SpuriousCas, Test};
use fencepost::models::ModelId;
use fencepost::report::picture::{self, Picture};
use fencepost::report::text::{Colour, Style};
use fencepost::report::{Exit, Finding, Outcome, exit_code, herd, json, text};
use fencepost::source::FileId;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

/// Checks every file under every model and prints the answers.
pub fn run(args: &CheckArgs) -> Exit {
    let sources = match inputs::collect(&args.files) {
        Ok(sources) => sources,
        Err(message) => return bad(&message),
    };
    let picture = match args.graph.as_deref().map(picture_format).transpose() {
        Ok(format) => format.zip(args.graph.as_deref()),
        Err(message) => return bad(&message),
    };
    if picture.is_some() && sources.len() * args.models.len() != 1 {
        return bad("--graph draws one execution: give one file and one model");
    }
    let interrupt = Interrupt::install();
    let style = style(args.color);
    let mut exit = Exit::Ok;
    let mut first = true;
    for source in sources {
        let test = match read(&source, args) {
            Ok(test) => test,
            Err(refusal) => {
                exit = exit.and(Exit::BadInput);
                if args.format == Format::Json && !print(&refusals(&source, &refusal, args)) {
                    return exit;
                }
                continue;
            }
        };
        for model in &args.models {
            if interrupt.is_pressed() {
                return exit.and(Exit::Inconclusive);
            }
            let outcome = answer(&test, *model, args, &interrupt);
            exit = exit.and(exit_code(&outcome));
            let gap = if args.format == Format::Text && !std::mem::take(&mut first) { "\n" } else { "" };
            if !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
                // Nobody reads any more.
                return exit;
            }
            if args.format == Format::Herd && outcome.is_cut_short() {
                warn_of_gaps(&outcome);
            }
            if let Some((format, path)) = picture {
                exit = exit.and(draw(&outcome, format, path));
            }
        }
    }
    exit
}

fn bad(message: &str) -> Exit {
    complain(message);
    Exit::BadInput
}

/// Why a file is no test, and in which line.
struct Refusal {
    message: String,
    line: Option<u32>,
}

/// The test in a file. What is wrong with it is said on standard error, and returned for a report.
fn read(source: &Source, args: &CheckArgs) -> Result<Test, Refusal> {
    let input = source.read().map_err(|message| {
        complain(&message);
        Refusal { message, line: None }
    })?;
    let spurious_cas = if args.spurious_cas { SpuriousCas::Explore } else { SpuriousCas::Never };
    let options = litmus::Options { unroll: args.unroll, spurious_cas };
    litmus::parse_bytes(&input.name, &input.bytes, &options).map(|(_, test)| test).map_err(
        |(file, diagnostic)| {
            eprint!("{}", diagnostic.render(&file));
            let line = file.pos(FileId(0), diagnostic.span.start).line;
            Refusal { message: diagnostic.message, line: Some(line) }
        },
    )
}

/// The lines of JSON for a file that is no test: a reader gets one for each model, as for any other file.
fn refusals(source: &Source, refusal: &Refusal, args: &CheckArgs) -> String {
    let finding = Finding {
        kind: "bad-input".to_owned(),
        message: refusal.message.clone(),
        file: Some(source.name()),
        line: refusal.line,
        ..Finding::default()
    };
    let outcome = |model: &ModelId| Outcome {
        file: source.name(),
        model: model.name().to_owned(),
        engine: "graph".to_owned(),
        errors: vec![finding.clone()],
        ..Outcome::default()
    };
    args.models.iter().map(|model| json::line(&outcome(model)) + "\n").collect()
}

/// herd's layout has no word for an answer that is not known; whoever reads it at a terminal should learn of it.
fn warn_of_gaps(outcome: &Outcome) {
    let (name, model) = (outcome.name(), &outcome.model);
    // Why a search stopped is its first note.
    let stopped = outcome.stopped.as_ref().and(outcome.notes.first());
    let why: Vec<&str> = stopped.into_iter().chain(&outcome.bounds_hit).map(String::as_str).collect();
    eprintln!("note: {name} under {model}: not everything was explored: {}", why.join("; "));
}

fn answer(test: &Test, model: ModelId, args: &CheckArgs, interrupt: &Interrupt) -> Outcome {
    let control = Arc::new(Control::default());
    interrupt.watch(&control);
    let request = Request {
        list_executions: args.executions,
        count_duplicates: args.count_duplicates,
        all_errors: args.all_errors,
        ignore: args.ignore.clone(),
        config: Config {
            max_executions: args.max_executions,
            timeout: args.timeout,
            control: Some(control.clone()),
            ..Config::default()
        },
        ..Request::new(model)
    };
    let _progress = Progress::start(&test.name, &control);
    check::litmus(test, &request)
}

fn rendered(outcome: &Outcome, format: Format, style: &Style) -> String {
    match format {
        Format::Text => text::render(outcome, style),
        Format::Json => json::line(outcome) + "\n",
        Format::Herd => herd::render(outcome),
    }
}

/// Prints to standard output; `false` if its reader has gone.
fn print(text: &str) -> bool {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}

fn style(color: Color) -> Style {
    let terminal = std::io::stdout().is_terminal();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    let colour = match color {
        Color::Always => Colour::Always,
        Color::Auto if terminal && !plain => Colour::Always,
        _ => Colour::Never,
    };
    let width = if terminal { console::Term::stdout().size().1.into() } else { Style::default().width };
    Style { colour, width }
}

fn picture_format(path: &Path) -> Result<picture::Format, String> {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    picture::Format::from_extension(extension)
        .ok_or_else(|| format!("--graph {}: name the picture .svg, .html or .dot", path.display()))
}

fn draw(outcome: &Outcome, format: picture::Format, path: &Path) -> Exit {
    let Some(picture) = Picture::of(outcome) else {
        let state = if path.exists() { "was left as it was" } else { "was not written" };
        eprintln!(
            "note: {} {state}: no execution decides the condition (--executions draws the first one)",
            path.display()
        );
        return Exit::Ok;
    };
    match std::fs::write(path, picture.render(format)) {
        Ok(()) => Exit::Ok,
        Err(error) => bad(&format!("cannot write {}: {error}", path.display())),
    }
}
