//! `fencepost fences`.

use super::args::{AnswerFormat, FencesArgs};
use super::check::{bad, coloured, diagnostics, print};
use super::complain;
use super::engines::{self, Java, Target};
use super::inputs::{self, Source};
use super::load::{self, Loaded, Refusal};
use super::watch::Interrupt;
use fencepost::check::{self, Request, Under};
use fencepost::explore::Config;
use fencepost::fences::{self, Dialect, ModelName, Sets, State, Text, Workbench};
use fencepost::litmus;
use fencepost::llvm::driver::FileKind;
use fencepost::models::ModelId;
use fencepost::program::{FileId, Program};
use fencepost::report::repair::{self, Repair};
use fencepost::report::text::{Colour, Style};
use fencepost::report::{Exit, Finding, Outcome};
use fencepost::search::{Control, Limits, Search, Stopped};
use fencepost::states::{self, Machine};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Finds the fences that a program lacks and prints them.
pub fn run(args: &FencesArgs) -> Exit {
    let model = args.model.clone().unwrap_or_else(|| engines::default_model(args.engine, Java::Not));
    let target = match engines::target(args.engine, model, &[]) {
        Ok(target) => target,
        Err(message) => return bad(&message),
    };
    let by = match target {
        Target::Graph(Under::Native(model)) => Searcher::Graph(model),
        Target::States(machine) => Searcher::States(machine),
        _ => {
            return bad(
                "fences are looked for with the graph engine or the state engine, and models that they know",
            );
        }
    };
    if target.model() == "sc" {
        return bad("under sc nothing is reordered, so fences do nothing; choose another model with --model");
    }
    if args.unroll.is_some() && matches!(target, Target::States(_)) {
        return bad("--unroll is for the graph engine: states repeat, so loops need no bound");
    }
    let source = match source(&args.files) {
        Ok(source) => source,
        Err(message) => return bad(&message),
    };
    if !args.clang_flags.is_empty() && !source.needs_clang() {
        return bad("what follows -- is for clang, but there is no C or C++ file to compile");
    }
    // First as any program is read, with all that is to be said about it.
    let loaded = match load::load(&source, args.loading(), diagnostics(args.color)) {
        Ok(loaded) => loaded,
        Err(refusal) => return refused(&source, refusal, args, &target),
    };
    let is_java = match &loaded {
        Loaded::Litmus(test) => test.dialect == litmus::Dialect::Java,
        Loaded::Java(_) => true,
        Loaded::Program(_) => false,
    };
    if is_java {
        let message =
            "fences are looked for in C, C++, LLVM IR and litmus tests in C, not in Java tests or files";
        complain(message);
        return refused(&source, Refusal { message: message.to_owned(), line: None }, args, &target);
    }
    let mut texts = match args.files.iter().map(|path| text(path)).collect::<Result<Vec<Text>, String>>() {
        Ok(texts) => texts,
        Err(message) => return bad(&message),
    };
    let headers = match &loaded {
        Loaded::Program(program) => headers(program, &texts),
        Loaded::Litmus(_) | Loaded::Java(_) => vec![],
    };
    let paths = headers.iter().map(|header| PathBuf::from(&header.name)).collect();
    texts.extend(headers);
    let name = match by {
        Searcher::Graph(model) => ModelName(model.name()),
        Searcher::States(machine) => ModelName(machine.name()),
    };
    let mut bench = Bench::new(args, by, &source, paths, loaded);
    let sets = Sets { wanted: args.sets.into(), ..Sets::default() };
    let answer = fences::repair(&mut bench, &texts, name, sets);
    bench.bar.finish_and_clear();
    match answer {
        Ok(repair) => {
            let engine = target.engine().to_owned();
            show(&Repair { file: source.name(), engine, ..repair }, args)
        }
        Err(message) => bad(&message),
    }
}

/// A file that cannot be read has its line of JSON, too.
fn refused(source: &Source, refusal: Refusal, args: &FencesArgs, target: &Target) -> Exit {
    if args.format == AnswerFormat::Json {
        let (file, Refusal { message, line }) = (source.name(), refusal);
        let kind = "bad-input".to_owned();
        let error = Finding { kind, message, file: Some(file.clone()), line, ..Finding::default() };
        let wrong = Outcome { errors: vec![error], ..Outcome::default() };
        let (model, engine) = (target.model().to_owned(), target.engine().to_owned());
        let answer = Repair { file, model, engine, wrong: Some(Box::new(wrong)), ..Repair::default() };
        print(&(repair::line(&answer) + "\n"));
    }
    Exit::BadInput
}

fn show(answer: &Repair, args: &FencesArgs) -> Exit {
    let shown = match args.format {
        AnswerFormat::Json => repair::line(answer) + "\n",
        AnswerFormat::Text => {
            let stdout = std::io::stdout();
            let colour = if coloured(args.color, &stdout) { Colour::Always } else { Colour::Never };
            repair::render(answer, &Style { colour, ..Style::default() })
        }
    };
    print(&shown);
    answer.exit()
}

/// The one program that is asked about.
fn source(files: &[PathBuf]) -> Result<Source, String> {
    if files.iter().any(|path| path.as_os_str() == "-" || path.is_dir()) {
        return Err("a patch is for files: give the files of one program, or one litmus test".to_owned());
    }
    let mut sources = inputs::collect(files)?;
    match (sources.pop(), sources.is_empty()) {
        (Some(source), true) => Ok(source),
        _ => Err("one question at a time: give the files of one program, or one litmus test".to_owned()),
    }
}

/// A file with its text and language.
fn text(path: &Path) -> Result<Text, String> {
    let name = path.display().to_string();
    let dialect = match (FileKind::of(path), path.extension().and_then(|e| e.to_str())) {
        (Some(FileKind::Bitcode), _) => {
            return Err(format!("{name}: bitcode has no lines to patch; make IR of it with llvm-dis"));
        }
        (Some(FileKind::Text), _) => Dialect::Llvm,
        (Some(FileKind::Source), Some("c" | "i")) => Dialect::C,
        (None, _) => Dialect::Litmus,
        (Some(FileKind::Source), _) => Dialect::Cpp,
    };
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {name}: {error}"))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{name}: the text is no UTF-8"))?;
    Ok(Text { name, text, dialect })
}

/// The headers of the project that the program has code from: files that were not given and are no library's.
fn headers(program: &Program, given: &[Text]) -> Vec<Text> {
    let is_cpp = given.iter().any(|text| text.dialect == Dialect::Cpp);
    let dialect = if is_cpp { Dialect::Cpp } else { Dialect::C };
    let plain = |name: &str| Path::new(name).components().filter(|part| *part != Component::CurDir).collect();
    let mut known: Vec<PathBuf> = given.iter().map(|text| plain(&text.name)).collect();
    let mut headers = vec![];
    for (i, file) in program.files.iter().enumerate() {
        let path = plain(file.name());
        // Files in which no code is, such as the IR of the runtime, cannot be read; nor can what is no text be changed.
        let text = std::fs::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let is_header = !program.is_library(FileId(i as u32)) && !known.contains(&path);
        if let (true, Some(text)) = (is_header, text) {
            headers.push(Text { name: path.display().to_string(), text, dialect });
            known.push(path);
        }
    }
    headers
}

/// The front end, the engine, and who watches them.
struct Bench<'a> {
    args: &'a FencesArgs,
    by: Searcher,
    source: &'a Source,
    /// The headers whose texts come after those of the source's files.
    headers: Vec<PathBuf>,
    /// The program as it is, until it is asked for.
    original: Option<Loaded>,
    search: Search,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl<'a> Bench<'a> {
    fn new(
        args: &'a FencesArgs,
        by: Searcher,
        source: &'a Source,
        headers: Vec<PathBuf>,
        original: Loaded,
    ) -> Self {
        // Nothing is drawn if standard error is no terminal.
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{prefix} {spinner} {msg}, {elapsed} elapsed") {
            bar.set_style(style);
        }
        bar.set_prefix(source.name());
        Bench {
            args,
            by,
            source,
            headers,
            original: Some(original),
            search: Search::new(Limits { timeout: args.timeout, ..Limits::default() }).begin(),
            interrupt: Interrupt::install(),
            bar,
        }
    }

    /// The search for one answer, which Ctrl-C stops.
    fn part(&self) -> Search {
        let control = Arc::new(Control::default());
        self.interrupt.watch(control.clone());
        self.search.clone().with_control(control)
    }
}

/// An engine that checks programs again and again, and its model.
#[derive(Clone, Copy)]
enum Searcher {
    Graph(ModelId),
    States(Machine),
}

impl Workbench for Bench<'_> {
    type Subject = Loaded;

    fn load(&mut self, texts: &[String]) -> Result<Loaded, String> {
        match self.original.take() {
            Some(loaded) => Ok(loaded),
            None => load::reload(self.source, &self.headers, texts, self.args.loading()),
        }
    }

    fn program<'s>(&self, subject: &'s Loaded) -> &'s Program {
        match subject {
            Loaded::Litmus(test) => &test.program,
            Loaded::Java(java) => &java.test.program,
            Loaded::Program(program) => program,
        }
    }

    fn check(&mut self, subject: &Loaded, model: ModelName) -> Outcome {
        let mut outcome = match self.by {
            Searcher::Graph(own) => {
                let config = Config { search: self.part(), ..Config::default() };
                let model = model.name().parse().unwrap_or(own);
                let request = Request { ignore: self.args.ignore.clone(), config, ..Request::new(model) };
                match subject {
                    Loaded::Litmus(test) => check::litmus(test, &request),
                    Loaded::Java(java) => check::litmus(&java.test, &request),
                    Loaded::Program(program) => check::program(program, &request),
                }
            }
            Searcher::States(own) => {
                let named = Machine::ALL.into_iter().find(|machine| machine.name() == model.name());
                let machine = named.unwrap_or(own);
                let config = states::Config { search: self.part(), ..states::Config::new(machine) };
                let ignore = self.args.ignore.clone();
                let request =
                    check::states::Request { ignore, config, ..check::states::Request::new(machine) };
                match subject {
                    Loaded::Litmus(test) => check::states::litmus(test, &request),
                    Loaded::Java(java) => check::states::litmus(&java.test, &request),
                    Loaded::Program(program) => check::states::program(program, &request),
                }
            }
        };
        if let Loaded::Litmus(test) = subject {
            check::note_unsequenced(test, &mut outcome);
        }
        outcome
    }

    fn stopped(&self) -> Option<&'static str> {
        match self.interrupt.is_pressed() {
            true => Some(Stopped::Interrupted.word()),
            false => self.search.should_stop().map(Stopped::word),
        }
    }

    fn now(&self) -> Duration {
        self.search.now()
    }

    fn progress(&mut self, state: &State) {
        let State { checks, floor, sets } = state;
        self.bar.set_message(format!("{checks} checks, cost at least {floor}, sets found: {sets}"));
        self.bar.tick();
    }
}
