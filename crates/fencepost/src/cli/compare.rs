//! The command `fencepost compare`.

use super::args::{AnswerFormat, SharedArgs};
use super::asked::search_within;
use super::complain;
use super::output::{bad, not_read, pass_on, picture, print, style, write_picture};
use super::watch::{Guess, Interrupt, watched};
use clap::Args;
use fencepost::compare::{compare, not_comparable};
use fencepost::input::{Input, Source, collect};
use fencepost::model::{Model, check_name};
use fencepost::options::CompareOptions;
use fencepost::report::Exit;
use fencepost::report::comparison::{self, Comparison, Relation};
use fencepost::report::text::{Detail, Style};
use fencepost::{Options, Plan, Refusal};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The arguments of `fencepost compare`.
#[derive(Args, Debug)]
#[command(after_help = COMPARE_EXAMPLES)]
#[command(mut_arg("timeout", |arg| arg.help(
    "Stop after this long (90, 90s, 5m, 1.5h), for each file, and say what is known",
)))]
pub struct CompareArgs {
    /// A memory model that has a text in cat (`sc`, `rc11`, `arm8`, …), or a file (.cat)
    #[arg(value_name = "MODEL1")]
    pub first: String,

    /// The model to compare it with
    #[arg(value_name = "MODEL2")]
    pub second: String,

    /// Litmus tests (.litmus), Java files, folders of them, or - for a litmus test on standard input; C and
    /// C++ files and LLVM IR, which together are one program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Show every execution that one model allows and the other forbids, not one for each axiom
    #[arg(long)]
    pub all: bool,

    /// Print the table only, which comes last if there are several files
    #[arg(long, conflicts_with = "all")]
    pub summary: bool,

    /// How to print the answer
    #[arg(short, long, value_enum, default_value_t = AnswerFormat::Text)]
    pub format: AnswerFormat,

    /// Draw the first execution that makes a difference, with the cycle that forbids it (.svg, .html or .dot)
    #[arg(short, long, value_name = "PICTURE")]
    pub graph: Option<PathBuf>,

    /// Show every event of an execution; otherwise long ones are folded
    #[arg(long)]
    pub full_trace: bool,

    #[command(flatten)]
    pub shared: SharedArgs,
}

const COMPARE_EXAMPLES: &str = "\
Examples:
  fencepost compare sc tso examples/SB.litmus           the execution that tso allows, and the axiom of sc that forbids it
  fencepost compare rc11 arm8 LB.litmus --graph lb.svg  the same as a picture, with the cycle
  fencepost compare arm8 power tests/ --summary         many tests in one table
  fencepost compare rc11 my.cat tests/                  a model of your own
  fencepost compare sc tso lock.c -- -DN=2              a program, if neither model allows cycles of po and rf

Executions are compared as graphs: events, rf and co (without co if only one of the models has one). Those in which a thread is
stuck are not compared. At most 100000 executions of each model are kept.

Exit code: 0 the same executions; 1 some differ; 2 bad input; 3 not decided, or stopped early.";

impl CompareArgs {
    /// Returns the options of the comparison.
    fn options(&self) -> Options {
        Options {
            search: search_within(self.shared.timeout),
            compare: CompareOptions { all: self.all, ..CompareOptions::default() },
            ..Options::default()
        }
    }

    /// Returns the models, the files and the picture that the arguments name, or says what is wrong with
    /// them.
    fn task(&self) -> Result<CompareTask<'_>, String> {
        for name in [&self.first, &self.second] {
            check_name(name).map_err(|_| not_comparable(name))?;
        }
        let names = [self.first.clone(), self.second.clone()];
        let models = Model::find_all(&names, &[])?;
        if let Some((_, name)) = models.iter().zip(&names).find(|(model, _)| model.cat().is_none()) {
            return Err(not_comparable(name));
        }
        let mut models = models.into_iter();
        let (Some(first), Some(second)) = (models.next(), models.next()) else {
            return Err("a comparison takes two models".to_owned());
        };
        let sources = collect(&self.files)?;
        let picture = picture(self.graph.as_deref())?;
        if picture.is_some() && sources.len() != 1 {
            return Err("--graph draws one picture: give one file".to_owned());
        }
        self.shared.reading().check_effect(&sources)?;
        Ok(CompareTask { models: [first, second], sources, picture })
    }
}

/// The question that the arguments of `compare` ask: models, sources and a picture.
struct CompareTask<'a> {
    models: [Model; 2],
    sources: Vec<Source>,
    picture: Option<(fencepost::report::picture::Format, &'a Path)>,
}

/// Runs `fencepost compare`, which compares two models on every file and prints the differences.
pub fn run(args: &CompareArgs) -> Exit {
    let CompareTask { models, sources, picture } = match args.task() {
        Ok(task) => task,
        Err(message) => return bad(&message),
    };
    let interrupt = Interrupt::install();
    let single = sources.len() == 1;
    let style = style(args.shared.color, if args.full_trace { Detail::Full } else { Detail::Folded });
    let options = args.options();
    let reading = match args.shared.with_build(args.shared.reading(), &args.files) {
        Ok(reading) => reading,
        Err(message) => return bad(&message),
    };
    let mut exit = Exit::Ok;
    let mut all: Vec<Comparison> = vec![];
    for source in &sources {
        if interrupt.is_pressed() {
            exit = exit.and(Exit::Inconclusive);
            break;
        }
        let start = Instant::now();
        let loaded = match Input::load(source, &interrupt.reading(&reading, args.shared.timeout)) {
            Ok(loaded) => loaded,
            Err(bad) => {
                exit = exit.and(not_read(&bad));
                continue;
            }
        };
        pass_on(&loaded.messages);
        if loaded.input.asks_nothing() {
            complain(&format!("{}: nothing is asked: write `assert …;` in its threads", source.name()));
            exit = exit.and(Exit::BadInput);
            continue;
        }
        // Reading a file is part of the time there is for it.
        let mut search = options.search.clone();
        search.limits.timeout = search.limits.timeout.map(|timeout| timeout.saturating_sub(start.elapsed()));
        let watched = Options { search: interrupt.watched(search), ..options.clone() };
        let comparison = match ask(&loaded.input, &models, &watched) {
            Ok(comparison) => comparison,
            Err(refusal) => {
                complain(&refusal.about(loaded.input.name()));
                exit = exit.and(Exit::BadInput);
                continue;
            }
        };
        exit = exit.and(comparison.exit());
        if !print(&shown(&comparison, single, args, &style)) {
            // The reader has closed standard output.
            return exit;
        }
        if let Some((format, path)) = picture {
            let drawn = comparison
                .picture(format)
                .ok_or_else(|| "no execution makes a difference, so there is none to draw".to_owned());
            exit = exit.and(write_picture(drawn, path));
        }
        all.push(comparison);
    }
    if args.format == AnswerFormat::Text && (args.summary || !single) {
        print(&comparison::summary(&all, &style));
    }
    exit
}

/// Returns the text about one file: if there are several files, only those that differ have details.
fn shown(comparison: &Comparison, single: bool, args: &CompareArgs, style: &Style) -> String {
    let wanted = single || comparison.relation() != Relation::Same;
    match args.format {
        AnswerFormat::Json => comparison::line(comparison) + "\n",
        AnswerFormat::Text if args.summary || !wanted => String::new(),
        AnswerFormat::Text => {
            let gap = if single { "" } else { "\n" };
            comparison::render(comparison, style) + gap
        }
    }
}

/// Compares the models on one input, with a progress bar.
fn ask(input: &Input, models: &[Model; 2], options: &Options) -> Result<Comparison, Refusal> {
    let first = Plan::new(input, &models[0], options)?;
    let second = Plan::new(input, &models[1], options)?;
    watched(&first, Guess::No, || compare(&first, &second))
}
