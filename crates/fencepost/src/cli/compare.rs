//! `fencepost compare`.

use super::args::{AnswerFormat, Color, parse_time};
use super::check::{bad, coloured, diagnostics, picture_format, print, width};
use super::complain;
use super::inputs::{self, Source};
use super::load::{self, Loaded, Loading};
use super::watch::{Interrupt, Progress};
use clap::Args;
use fencepost::compare::{Contender, Request, Subject, compare};
use fencepost::llvm::VolatileLocals;
use fencepost::report::Exit;
use fencepost::report::comparison::{self, Comparison, Relation};
use fencepost::report::picture;
use fencepost::report::text::{Colour, Detail, Style};
use fencepost::search::{Control, Limits, Search};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

#[derive(Args, Debug)]
#[command(after_help = COMPARE_EXAMPLES)]
pub struct CompareArgs {
    /// A memory model that has a text in cat (`sc`, `rc11`, `arm8`, …), or a file (.cat)
    #[arg(value_name = "MODEL1")]
    pub first: String,

    /// The model to compare it with
    #[arg(value_name = "MODEL2")]
    pub second: String,

    /// Litmus tests (.litmus), Java files, folders of them, or - for a litmus test on standard input; C and C++ files and LLVM
    /// IR, which together are one program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Flags for clang, after `--`: `-- -DN=3 -Iinclude`
    #[arg(last = true, value_name = "CLANG-FLAG")]
    pub clang_flags: Vec<String>,

    /// The clang to use [default: $FENCEPOST_CLANG, else clang, clang-22 … clang-14 on the PATH]
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

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

    /// A loop body runs at most N times per entry [default: 32 in litmus tests and Java files, no bound in programs]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unroll: Option<u32>,

    /// Stop after this long (90, 90s, 5m, 1.5h), for each file, and say what is known
    #[arg(short, long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<Duration>,

    /// Colours
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
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
    /// How the files are read.
    fn loading(&self) -> Loading<'_> {
        Loading {
            clang: self.clang.as_deref(),
            clang_flags: &self.clang_flags,
            unroll: self.unroll,
            spurious_cas: false,
            spurious_wakeups: false,
            volatile_locals: VolatileLocals::Private,
        }
    }

    fn style(&self) -> Style {
        let stdout = std::io::stdout();
        let colour = if coloured(self.color, &stdout) { Colour::Always } else { Colour::Never };
        let detail = if self.full_trace { Detail::Full } else { Detail::Folded };
        Style { colour, width: width(&stdout), detail }
    }

    /// The two models, by different names; what is wrong with them is rendered, ready to be printed.
    fn models(&self) -> Result<[Contender; 2], String> {
        let mut models = [Contender::named(&self.first)?, Contender::named(&self.second)?];
        if models[0].name == models[1].name && self.first != self.second {
            models[0].name = self.first.clone();
            models[1].name = self.second.clone();
        }
        Ok(models)
    }
}

/// Compares two models on every file and prints what differs.
pub fn run(args: &CompareArgs) -> Exit {
    let models = match args.models() {
        Ok(models) => models,
        Err(message) => {
            eprint!("{message}");
            return Exit::BadInput;
        }
    };
    let sources = match inputs::collect(&args.files) {
        Ok(sources) => sources,
        Err(message) => return bad(&message),
    };
    let picture = match args.graph.as_deref().map(picture_format).transpose() {
        Ok(format) => format.zip(args.graph.as_deref()),
        Err(message) => return bad(&message),
    };
    if picture.is_some() && sources.len() != 1 {
        return bad("--graph draws one picture: give one file");
    }
    if !args.clang_flags.is_empty() && !sources.iter().any(Source::needs_clang) {
        return bad("what follows -- is for clang, but there is no C or C++ file to compile");
    }
    let interrupt = Interrupt::install();
    let single = sources.len() == 1;
    let style = args.style();
    let mut exit = Exit::Ok;
    let mut all: Vec<Comparison> = vec![];
    for source in &sources {
        if interrupt.is_pressed() {
            exit = exit.and(Exit::Inconclusive);
            break;
        }
        let Ok(loaded) = load::load(source, args.loading(), diagnostics(args.color)) else {
            exit = exit.and(Exit::BadInput);
            continue;
        };
        let comparison = match ask(&loaded, &models, args, &interrupt) {
            Ok(comparison) => comparison,
            Err(message) => {
                complain(&message);
                exit = exit.and(Exit::BadInput);
                continue;
            }
        };
        exit = exit.and(comparison.exit());
        if !print(&shown(&comparison, single, args, &style)) {
            // Nobody reads any more.
            return exit;
        }
        if let Some((format, path)) = picture {
            exit = exit.and(draw(&comparison, format, path));
        }
        all.push(comparison);
    }
    if args.format == AnswerFormat::Text && (args.summary || !single) {
        print(&comparison::summary(&all, &style));
    }
    exit
}

/// What is printed about one file: of several, only those that differ have details.
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

fn ask(
    loaded: &Loaded,
    models: &[Contender; 2],
    args: &CompareArgs,
    interrupt: &Interrupt,
) -> Result<Comparison, String> {
    let control = Arc::new(Control::default());
    interrupt.watch(control.clone());
    let subject = match loaded {
        Loaded::Litmus(test) => Subject::Litmus(test),
        Loaded::Java(java) => Subject::Litmus(&java.test),
        Loaded::Program(program) => Subject::Program(program),
    };
    let request = Request {
        all: args.all,
        search: Search::new(Limits { timeout: args.timeout, ..Limits::default() })
            .with_control(control.clone()),
        ..Request::default()
    };
    let _progress = Progress::start(loaded.name(), control);
    compare(&subject, models.each_ref(), &request)
}

fn draw(comparison: &Comparison, format: picture::Format, path: &Path) -> Exit {
    let Some(drawn) = comparison.picture(format) else {
        let state = if path.exists() { "was left as it was" } else { "was not written" };
        eprintln!("note: {} {state}: no execution makes a difference", path.display());
        return Exit::Ok;
    };
    match std::fs::write(path, drawn) {
        Ok(()) => Exit::Ok,
        Err(error) => bad(&format!("cannot write {}: {error}", path.display())),
    }
}
