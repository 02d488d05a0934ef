//! `fencepost why`.

use super::args::{AnswerFormat, Engine, WhyArgs};
use super::check::{bad, coloured, diagnostics, draw, picture_format, print, solve};
use super::engines::{self, Java, ModelArg, Target};
use super::inputs::{self, Source};
use super::load::{self, Loaded};
use super::watch::Interrupt;
use fencepost::cat_model::CatModel;
use fencepost::check::note_unsequenced;
use fencepost::check::symbolic::{self, Request};
use fencepost::report::text::{Colour, Detail, Style};
use fencepost::report::{Exit, exit_code, json, text};
use fencepost::rml::{Model, Theory};
use fencepost::search::Limits;
use fencepost::source::SourceFile;
use std::sync::Arc;
use std::time::Instant;

/// Says why an outcome is possible or impossible.
pub fn run(args: &WhyArgs) -> Exit {
    let source = match one_source(args) {
        Ok(source) => source,
        Err(message) => return bad(&message),
    };
    let model = match model(args, &source) {
        Ok(model) => model,
        Err(message) => {
            eprint!("{message}");
            return Exit::BadInput;
        }
    };
    let theory;
    let (model, text): (&dyn Theory, _) = match &model {
        Text::Rml(model) => (&**model, None),
        Text::Cat(model) => match model.model.theory() {
            Ok(made) => {
                theory = made;
                (&theory, Some(&model.model))
            }
            Err(message) => return bad(&message),
        },
    };
    if let Some(message) = args.symbolic.unfit(model) {
        return bad(&message);
    }
    let picture = match args.graph.as_deref().map(picture_format).transpose() {
        Ok(format) => format.zip(args.graph.as_deref()),
        Err(message) => return bad(&message),
    };
    let interrupt = Interrupt::install();
    let start = Instant::now();
    let Ok(mut loaded) = load::load(&source, args.loading(), diagnostics(args.color)) else {
        return Exit::BadInput;
    };
    if let Some(outcome) = &args.outcome
        && let Err(message) = ask_for(&mut loaded, &source, outcome, args)
    {
        eprint!("{message}");
        return Exit::BadInput;
    }
    if loaded.asks_nothing() {
        return bad(&format!(
            "{}: nothing is asked: write `assert …;` in its threads, or say --outcome 't1:r1=1'",
            source.name()
        ));
    }
    let options = args.symbolic.configure(args.unroll);
    let request = Request { options, cores: args.cores.into(), text, ..Request::new(model) };
    // Reading the file is part of the time there is.
    let timeout = args.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
    let limits = Limits { timeout, ..Limits::default() };
    let mut outcome = solve(&loaded, request, limits, &interrupt, symbolic::why);
    if let Loaded::Litmus(test) = &loaded {
        note_unsequenced(test, &mut outcome);
    }
    let text = match args.format {
        AnswerFormat::Text => text::render(&outcome, &style(args)),
        AnswerFormat::Json => json::line(&outcome) + "\n",
    };
    let mut exit = exit_code(&outcome);
    print(&text);
    if let Some((format, path)) = picture {
        exit = exit.and(draw(&outcome, format, path));
    }
    exit
}

fn one_source(args: &WhyArgs) -> Result<Source, String> {
    let mut sources = inputs::collect(&args.files)?;
    match (sources.pop(), sources.is_empty()) {
        (Some(source), true) => {
            if !args.clang_flags.is_empty() && !source.needs_clang() {
                return Err(
                    "what follows -- is for clang, but there is no C or C++ file to compile".to_owned()
                );
            }
            Ok(source)
        }
        _ => Err("why answers one question: give one test, or the files of one program".to_owned()),
    }
}

/// A model as a text.
enum Text {
    Rml(Box<Model>),
    Cat(Arc<CatModel>),
}

/// The model's text; what is wrong with it is rendered, ready to be printed.
fn model(args: &WhyArgs, source: &Source) -> Result<Text, String> {
    let java = if source.is_java() { Java::Only } else { Java::Not };
    let model: ModelArg =
        args.model.clone().unwrap_or_else(|| engines::default_model(Engine::Symbolic, java));
    let target = engines::target(Engine::Symbolic, model, &args.variants);
    match target.map_err(|message| format!("error: {message}\n"))? {
        Target::Symbolic(model) => model.load().map(|model| Text::Rml(Box::new(model))),
        Target::SymbolicCat(model) => Ok(Text::Cat(model)),
        other => unreachable!("{} is not for the symbolic engine", other.model()),
    }
}

/// Puts another outcome in the place of the test's own; a message, ready to be printed, if it makes no sense.
fn ask_for(loaded: &mut Loaded, source: &Source, outcome: &str, args: &WhyArgs) -> Result<(), String> {
    let text = SourceFile::new("--outcome", outcome);
    match loaded {
        Loaded::Litmus(test) => {
            let changed = test.asking(&text, &args.loading().litmus());
            **test = changed.map_err(|diagnostic| diagnostic.render(&text))?;
        }
        Loaded::Java(java) => java.ask(&text).map_err(|diagnostic| diagnostic.render(&text))?,
        Loaded::Program(_) => {
            return Err(format!(
                "error: --outcome is about final states of tests; {} is a program, of which errors are asked\n",
                source.name()
            ));
        }
    }
    Ok(())
}

fn style(args: &WhyArgs) -> Style {
    let stdout = std::io::stdout();
    let colour = if coloured(args.color, &stdout) { Colour::Always } else { Colour::Never };
    let width = super::check::width(&stdout);
    Style { colour, width, detail: Detail::Full }
}
