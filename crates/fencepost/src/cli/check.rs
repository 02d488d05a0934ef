//! `fencepost check`.

use super::args::{CheckArgs, Color, Engine, Format, XmmLayer};
use super::complain;
use super::engines::{self, Java, Target};
use super::inputs::{self, Source};
use super::load::{self, Loaded, Refusal};
use super::watch::{Display, Doing, Exploring, Interrupt, Progress, Visiting};
use fencepost::cat::{Role, Test};
use fencepost::cat_model::CatModel;
use fencepost::check::{self, Errors, Request, Under};
use fencepost::explore::{Config, Effort, Guesser, Symmetry, Xmm};
use fencepost::llvm::driver::Diagnostics;
use fencepost::report::picture::{self, Picture, StatePicture};
use fencepost::report::text::{Colour, Detail, Style};
use fencepost::report::{Asked, Exit, Finding, Outcome, Verdicts, exit_code, herd, json, text};
use fencepost::rml::Model;
use fencepost::search::{Control, Limits, Search, Stopped};
use fencepost::states::{self, Machine};
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Checks every file under every model and prints the answers.
pub fn run(args: &CheckArgs) -> Exit {
    let sources = match inputs::collect(&args.files) {
        Ok(sources) => sources,
        Err(message) => return bad(&message),
    };
    let java = if sources.iter().all(Source::is_java) { Java::Only } else { Java::Not };
    let targets = match engines::targets(args, java, &sources) {
        Ok(targets) => targets,
        Err(message) => return bad(&message),
    };
    let models = match texts(&targets) {
        Ok(models) => models,
        Err(message) => {
            eprint!("{message}");
            return Exit::BadInput;
        }
    };
    let picture = match args.graph.as_deref().map(picture_format).transpose() {
        Ok(format) => format.zip(args.graph.as_deref()),
        Err(message) => return bad(&message),
    };
    if picture.is_some() && sources.len() * targets.len() != 1 {
        return bad("--graph draws one picture: give one file and one model");
    }
    if args.format == Format::Herd && targets.iter().any(|target| target.engine() == "symbolic") {
        return bad("--format herd counts executions, which the symbolic engine does not; use text or json");
    }
    if let Some(message) = models.iter().flatten().find_map(|model| unfit(model, args)) {
        return bad(&message);
    }
    if args.format == Format::Herd && sources.iter().any(Source::is_program) {
        return bad("--format herd is the layout of litmus tests; for a program use text or json");
    }
    if !args.clang_flags.is_empty() && !sources.iter().any(Source::needs_clang) {
        return bad("what follows -- is for clang, but there is no C or C++ file to compile");
    }
    if args.summary && args.format != Format::Text {
        return bad("--summary prints a table for people: leave out --format");
    }
    let interrupt = Interrupt::install();
    let style = style(args);
    let mut verdicts = Verdicts::default();
    let mut exit = Exit::Ok;
    let mut first = true;
    for source in sources {
        let start = Instant::now();
        let loaded = match load::load(&source, args.loading(), diagnostics(args.color)) {
            Ok(loaded) if loaded.asks_nothing() => {
                complain(&format!(
                    "{}: nothing is asked: write `assert …;` in its threads, or ask with `fencepost why --outcome`",
                    source.name()
                ));
                exit = exit.and(Exit::BadInput);
                continue;
            }
            Ok(loaded) => loaded,
            Err(refusal) => {
                exit = exit.and(Exit::BadInput);
                if args.format == Format::Json && !print(&refusals(&source, &refusal, &targets)) {
                    return exit;
                }
                continue;
            }
        };
        // Reading a file is part of the time there is for each answer about it.
        let limits = limits(args, start.elapsed());
        for (target, model) in targets.iter().zip(&models) {
            if interrupt.is_pressed() {
                return exit.and(Exit::Inconclusive);
            }
            let outcome = answer(&loaded, &target.on(&source), model.as_ref(), args, limits, &interrupt);
            exit = exit.and(exit_code(&outcome));
            verdicts.add(&outcome);
            let gap = if args.format == Format::Text && !std::mem::take(&mut first) { "\n" } else { "" };
            if !args.summary && !print(&format!("{gap}{}", rendered(&outcome, args.format, &style))) {
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
    if args.format == Format::Text && (args.summary || verdicts.has_several_models()) {
        let gap = if args.summary { "" } else { "\n" };
        print(&format!("{gap}{}", verdicts.render(&style)));
    }
    exit
}

pub(super) fn bad(message: &str) -> Exit {
    complain(message);
    Exit::BadInput
}

/// The lines of JSON for a file that is no test: a reader gets one for each model, as for any other file.
fn refusals(source: &Source, refusal: &Refusal, targets: &[Target]) -> String {
    let finding = Finding {
        kind: "bad-input".to_owned(),
        message: refusal.message.clone(),
        file: Some(source.name()),
        line: refusal.line,
        ..Finding::default()
    };
    let outcome = |target: Target| Outcome {
        file: source.name(),
        model: target.model().to_owned(),
        engine: target.engine().to_owned(),
        errors: vec![finding.clone()],
        ..Outcome::default()
    };
    targets.iter().map(|target| json::line(&outcome(target.on(source))) + "\n").collect()
}

/// herd's layout has no word for an answer that is not known; whoever reads it at a terminal should learn of it.
fn warn_of_gaps(outcome: &Outcome) {
    let (name, model) = (outcome.name(), &outcome.model);
    // Why a search stopped is its first note.
    let stopped = outcome.stopped.as_ref().and(outcome.notes.first());
    let why: Vec<&str> = stopped.into_iter().chain(&outcome.bounds_hit).map(String::as_str).collect();
    eprintln!("note: {name} under {model}: not everything was explored: {}", why.join("; "));
}

/// Why options cannot be used with a model.
fn unfit(model: &Model, args: &CheckArgs) -> Option<String> {
    if args.executions && model.is_sequence() {
        return Some(format!(
            "--executions is not for the model {}, which justifies executions one by one",
            model.name
        ));
    }
    args.symbolic.unfit(model)
}

/// The texts of the models that are texts, each at the place of its target.
fn texts(targets: &[Target]) -> Result<Vec<Option<Model>>, String> {
    let text = |target: &Target| match target {
        Target::Symbolic(model) => model.load().map(Some),
        _ => Ok(None),
    };
    targets.iter().map(text).collect()
}

fn answer(
    loaded: &Loaded,
    target: &Target,
    model: Option<&Model>,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let mut outcome = ask(loaded, target, model, args, limits, interrupt);
    if let Loaded::Litmus(test) = loaded {
        check::note_unsequenced(test, &mut outcome);
    }
    outcome
}

fn ask(
    loaded: &Loaded,
    target: &Target,
    model: Option<&Model>,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    match (target, model) {
        (Target::Graph(model), _) => ask_graph(loaded, model, args, limits, interrupt),
        (Target::Candidates(model) | Target::CandidatesOrSymbolic(model), _) => {
            ask_candidates(loaded, model, args, limits, interrupt)
        }
        (Target::SymbolicCat(model), _) => ask_symbolic_cat(loaded, model, args, limits, interrupt),
        (Target::States(machine), _) => ask_states(loaded, *machine, args, limits, interrupt),
        (Target::Symbolic(_), Some(model)) => {
            ask_symbolic(loaded, check::symbolic::Request::new(model), args, limits, interrupt)
        }
        (Target::Symbolic(model), None) => unreachable!("the text of {} was read before", model.name),
    }
}

fn ask_symbolic<'a>(
    loaded: &'a Loaded,
    request: check::symbolic::Request<'a>,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let request = check::symbolic::Request {
        options: args.symbolic.configure(args.unroll),
        ignore: args.ignore.clone(),
        list_executions: args.executions,
        ..request
    };
    solve(loaded, request, limits, interrupt, check::symbolic::check)
}

/// The same for a model in cat. Of its flags the solver is asked about races only.
fn ask_symbolic_cat(
    loaded: &Loaded,
    model: &CatModel,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let theory = match model.model.theory() {
        Ok(theory) => theory,
        Err(message) => unreachable!("it was refused before: {message}"),
    };
    let text = Some(&model.model);
    let request = check::symbolic::Request { text, ..check::symbolic::Request::new(&theory) };
    let mut outcome = ask_symbolic(loaded, request, args, limits, interrupt);
    let open = model.model.checks().filter(|check| match check.role {
        Role::Axiom => false,
        Role::Flag => true,
        Role::UndefinedUnless => check.test != Test::Empty || check.negated,
    });
    let names: Vec<String> = open.map(|check| format!("`{}`", check.name)).collect();
    if !names.is_empty() {
        outcome.notes.push(format!("not looked for by the symbolic engine: the flags {}", names.join(", ")));
    }
    outcome
}

fn ask_candidates(
    loaded: &Loaded,
    model: &Arc<CatModel>,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let control = Arc::new(Control::default());
    interrupt.watch(control.clone());
    let _progress = Progress::start(loaded.name(), Arc::new(Doing("enumerating candidates")));
    let request = request(model.clone().into(), args, limits, control);
    match loaded {
        Loaded::Litmus(test) => check::candidates(test, model, &request),
        Loaded::Java(java) => check::candidates(&java.test, model, &request),
        Loaded::Program(program) => unreachable!("{} was refused before", program.name),
    }
}

/// Puts a question to the symbolic engine; Ctrl-C and the end of its time stop it.
pub(super) fn solve<'a>(
    loaded: &'a Loaded,
    mut request: check::symbolic::Request<'a>,
    limits: Limits,
    interrupt: &Interrupt,
    ask: fn(&check::symbolic::Subject<'_>, &check::symbolic::Request<'_>) -> Outcome,
) -> Outcome {
    let control = Arc::new(Control::default());
    interrupt.watch(control.clone());
    let search = Search::new(limits).with_control(control).begin();
    request.options.search = search.clone();
    let _progress = Progress::start(loaded.name(), Arc::new(Doing("solving")));
    let mut outcome = ask(&loaded.subject(), &request);
    if outcome.stopped.is_some()
        && let Some(why) = search.should_stop().filter(|why| *why != Stopped::Interrupted)
    {
        outcome.notes.insert(0, format!("stopped early: {}", why.phrase()));
    }
    outcome
}

/// What is left of the limits that were given, after a file was read for so long.
fn limits(args: &CheckArgs, reading: Duration) -> Limits {
    let timeout = args.timeout.map(|timeout| timeout.saturating_sub(reading));
    Limits { timeout, max_executions: args.max_executions, max_memory: args.max_memory }
}

fn errors(args: &CheckArgs) -> Errors {
    if args.all_errors { Errors::All } else { Errors::First }
}

/// What the graph engine and the candidate enumerator are asked.
fn request(model: Under, args: &CheckArgs, limits: Limits, control: Arc<Control>) -> Request {
    Request {
        list_executions: args.executions,
        count_duplicates: args.count_duplicates,
        errors: errors(args),
        ignore: args.ignore.clone(),
        config: Config {
            search: Search::new(limits).with_control(control),
            jobs: jobs(args),
            xmm: match args.xmm {
                None | Some(XmmLayer::Default) => Xmm::Default,
                Some(XmmLayer::Exhaustive) => Xmm::Exhaustive,
            },
            equivalence: args.equivalence.map(Into::into).unwrap_or_default(),
            symmetry: match args.states.symmetry {
                true => Symmetry::On { apart: vec![] },
                false => Symmetry::Off,
            },
            ..Config::default()
        },
        ..Request::new(model)
    }
}

fn ask_graph(
    loaded: &Loaded,
    model: &Under,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let control = Arc::new(Control::default());
    interrupt.watch(control.clone());
    let request = request(model.clone(), args, limits, control.clone());
    if args.estimate {
        return match loaded {
            Loaded::Litmus(test) => check::estimate_litmus(test, &request),
            Loaded::Java(java) => check::estimate_litmus(&java.test, &request),
            Loaded::Program(program) => check::estimate_program(program, &request),
        };
    }
    let display = || Arc::new(Exploring::new(control.clone(), loaded.program().clone())) as Arc<dyn Display>;
    let _progress = Progress::start_guessing(loaded.name(), display, || {
        let config = match loaded {
            Loaded::Litmus(test) => check::litmus_config(test, &request),
            Loaded::Java(java) => check::litmus_config(&java.test, &request),
            Loaded::Program(_) => request.config.clone(),
        };
        let mut guesser = model.native().and_then(|model| Guesser::new(loaded.program(), model, &config));
        let control = control.clone();
        move |stop: &dyn Fn() -> bool| {
            let guess = guesser.as_mut().and_then(|guesser| guesser.guess(GUESSING, stop));
            guess.into_iter().for_each(|guess| control.set_estimate(guess));
        }
    });
    match loaded {
        Loaded::Litmus(test) if args.engine == Engine::Graph => check::left_to_right(test, &request),
        Loaded::Litmus(test) => check::litmus(test, &request),
        Loaded::Java(java) => check::litmus(&java.test, &request),
        Loaded::Program(program) => check::program(program, &request),
    }
}

/// How much is done to guess the size of a search, each time that is done.
const GUESSING: Effort = Effort { descents: 5_000, time: Duration::from_millis(100) };

/// How many threads search.
fn jobs(args: &CheckArgs) -> usize {
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    args.jobs.map_or_else(processors, |jobs| jobs as usize)
}

/// A picture of more states than this cannot be read.
const MOST_STATES: usize = 300;

fn ask_states(
    loaded: &Loaded,
    machine: Machine,
    args: &CheckArgs,
    limits: Limits,
    interrupt: &Interrupt,
) -> Outcome {
    let control = Arc::new(Control::default());
    interrupt.watch(control.clone());
    let config = states::Config {
        jobs: jobs(args),
        search: Search::new(limits).with_control(control.clone()),
        keep_graph: args.graph.as_ref().map(|_| MOST_STATES),
        ..states::Config::new(machine)
    };
    let request = check::states::Request {
        errors: errors(args),
        ignore: args.ignore.clone(),
        config: args.states.configure(config),
    };
    let _progress = Progress::start(loaded.name(), Arc::new(Visiting(control)));
    match loaded {
        Loaded::Litmus(test) => check::states::litmus(test, &request),
        Loaded::Java(java) => check::states::litmus(&java.test, &request),
        Loaded::Program(program) => check::states::program(program, &request),
    }
}

fn rendered(outcome: &Outcome, format: Format, style: &Style) -> String {
    match format {
        Format::Text => text::render(outcome, style),
        Format::Json => json::line(outcome) + "\n",
        Format::Herd => herd::render(outcome),
    }
}

/// Prints to standard output; `false` if its reader has gone.
pub(super) fn print(text: &str) -> bool {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}

fn style(args: &CheckArgs) -> Style {
    let stdout = std::io::stdout();
    let colour = if coloured(args.color, &stdout) { Colour::Always } else { Colour::Never };
    let detail = if args.full_trace { Detail::Full } else { Detail::Folded };
    Style { colour, width: width(&stdout), detail }
}

/// How many columns there are to write in.
pub(super) fn width(stdout: &impl IsTerminal) -> usize {
    if stdout.is_terminal() { console::Term::stdout().size().1.into() } else { Style::default().width }
}

/// How clang is to write its messages, which go to standard error.
pub(super) fn diagnostics(color: Color) -> Diagnostics {
    if coloured(color, &std::io::stderr()) { Diagnostics::Coloured } else { Diagnostics::Plain }
}

pub(super) fn coloured(color: Color, stream: &impl IsTerminal) -> bool {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    match color {
        Color::Always => true,
        Color::Auto => stream.is_terminal() && !plain,
        Color::Never => false,
    }
}

pub(super) fn picture_format(path: &Path) -> Result<picture::Format, String> {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    picture::Format::from_extension(extension)
        .ok_or_else(|| format!("--graph {}: name the picture .svg, .html or .dot", path.display()))
}

pub(super) fn draw(outcome: &Outcome, format: picture::Format, path: &Path) -> Exit {
    let drawn = if outcome.state_space.is_some() {
        draw_states(outcome, format)
    } else {
        Picture::of(outcome).map(|picture| picture.render(format)).ok_or_else(|| {
            if outcome.asked == Asked::Why {
                return "there is no execution to draw".to_owned();
            }
            let question =
                if outcome.condition.is_some() { "decides the condition" } else { "shows an error" };
            format!("no execution {question} (--executions draws the first one)")
        })
    };
    let drawn = match drawn {
        Ok(drawn) => drawn,
        Err(why) => {
            let state = if path.exists() { "was left as it was" } else { "was not written" };
            eprintln!("note: {} {state}: {why}", path.display());
            return Exit::Ok;
        }
    };
    match std::fs::write(path, drawn) {
        Ok(()) => Exit::Ok,
        Err(error) => bad(&format!("cannot write {}: {error}", path.display())),
    }
}

/// The states, or why there is no picture of them.
fn draw_states(outcome: &Outcome, format: picture::Format) -> Result<String, String> {
    let picture = StatePicture::of(outcome).ok_or("no states were kept")?;
    match picture.diagram.cut {
        Some(most) => Err(format!("there are more than {most} states, too many for a picture")),
        None => Ok(picture.render(format)),
    }
}
