//! Reads inputs from their sources: runs the front end of the language.

use super::source::refuse_other_kinds;
use super::{Body, Input, JavaTest, Kind, Source};
use fencepost_litmus::{self as litmus, SpuriousCas};
use fencepost_llvm::driver::{self, Compat, Compiled, Compiler, Diagnostics, DriverError, Replaced};
use fencepost_llvm::{self as llvm, Ir, LoadError};
use fencepost_program::{LoopBound, Program};
use fencepost_search::{Search, Stopped};
use fencepost_source::{Diagnostic, FileId, SourceFile};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The options for reading inputs from files or texts. An option has an effect on some kinds of inputs only,
/// as its comment says; [`check_effect`](Self::check_effect) refuses those that have none on any input.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The clang to use, for C and C++ files; `None`: the first that is found.
    pub clang: Option<PathBuf>,
    /// The tool whose headers are ours, for C and C++ files.
    pub compat: Option<Compat>,
    /// Flags for the compiler: clang for C and C++ files, rustc for Rust files.
    pub clang_flags: Vec<String>,
    /// Further flags for clang of single files, before those that all files have.
    pub file_flags: Vec<(PathBuf, Vec<String>)>,
    /// The form in which clang writes its messages.
    pub diagnostics: Diagnostics,
    /// The number of times that a loop body runs per entry; `None`: the default of the language's front end.
    pub unroll: Option<u32>,
    /// The bounds of single loops, which hold instead of `unroll`.
    pub loop_bounds: Vec<LoopBound>,
    /// Whether weak compare-exchanges may fail for no reason. (Java files have none.)
    pub spurious_cas: bool,
    /// Whether all waits for condition variables may end without a signal. (Only programs have such waits.)
    pub spurious_wakeups: bool,
    /// Whether accesses to volatile local variables that no other thread can reach are events.
    pub volatile_locals: llvm::VolatileLocals,
    /// The functions of programs that return a value and do nothing else.
    pub stubs: llvm::Stubs,
    /// Whether accesses to `volatile` objects are relaxed atomic accesses.
    pub volatile: llvm::Unordered,
    /// Whether all accesses that are not atomic in the source are relaxed atomic accesses. (Races are then
    /// not to be reported: [`Options::ignore`](crate::Options::ignore).)
    pub plain: llvm::Unordered,
    /// The search whose limits and control end the reading of a program. (What the compiler takes is not
    /// looked at, nor are tests and Java files, which are small.)
    pub search: Search,
}

impl Reading {
    /// Refuses the first option that has no effect on any of these sources, with a message that names it.
    pub fn check_effect(&self, sources: &[Source]) -> Result<(), String> {
        let no = |matters: fn(&Source) -> bool| !sources.iter().any(matters);
        if !self.clang_flags.is_empty() {
            if no(|source| source.needs_clang() || source.needs_rustc()) {
                return Err(
                    "what follows -- is for clang or rustc, but there is no C, C++ or Rust file to compile"
                        .to_owned(),
                );
            }
            if sources.iter().any(|source| source.needs_clang() && source.needs_rustc()) {
                return Err(
                    "what follows -- is for one compiler, but there are C or C++ files and Rust files: compile the former to LLVM IR \
                     (clang -S -emit-llvm -g)"
                        .to_owned(),
                );
            }
        }
        if self.clang.is_some() && no(Source::needs_clang) {
            return Err("--clang is for C and C++ files, and there is none to compile".to_owned());
        }
        if self.compat.is_some() && no(Source::needs_clang) {
            return Err("--compat is for C and C++ files, and there is none to compile".to_owned());
        }
        if self.spurious_cas && no(|source| source.kind() != Kind::Java) {
            return Err(
                "--spurious-cas is for weak compare-exchanges in programs and litmus tests; Java files have none".to_owned()
            );
        }
        if self.spurious_wakeups && no(|source| source.kind() == Kind::Program) {
            return Err(
                "--spurious-wakeups is for condition variables in programs; litmus tests and Java files have none".to_owned()
            );
        }
        if !self.stubs.is_empty() && no(|source| source.kind() == Kind::Program) {
            return Err(
                "--stub is for functions in programs; litmus tests and Java files call none".to_owned()
            );
        }
        for (option, given) in [("--volatile", self.volatile), ("--plain", self.plain)] {
            if given != llvm::Unordered::Plain && no(|source| source.kind() == Kind::Program) {
                return Err(format!(
                    "{option} is for programs; litmus tests and Java files say of each access what it is"
                ));
            }
        }
        Ok(())
    }

    /// Returns what the answer has to say about accesses that are taken for others than the source has.
    pub(crate) fn notes(&self) -> Vec<String> {
        let mut notes = vec![];
        if self.volatile == llvm::Unordered::Relaxed {
            notes.push(
                "--volatile relaxed: accesses to volatile objects are taken for relaxed atomic accesses, which C does not promise"
                    .to_owned(),
            );
        }
        if self.plain == llvm::Unordered::Relaxed {
            notes.push(
                "--plain relaxed: accesses that are not atomic are taken for relaxed atomic accesses, and races are not looked for"
                    .to_owned(),
            );
        }
        notes
    }

    /// Returns the options for the reader of litmus tests.
    pub(super) fn litmus(&self) -> litmus::Options {
        let spurious_cas = if self.spurious_cas { SpuriousCas::Explore } else { SpuriousCas::Never };
        litmus::Options { unroll: self.unroll, spurious_cas }
    }

    /// Returns the options of the reader of Java files.
    fn java(&self) -> fencepost_java::Options {
        fencepost_java::Options { unroll: self.unroll.or(Some(litmus::DEFAULT_UNROLL)) }
    }

    /// Returns how C and C++ files are compiled.
    fn compiler(&self) -> Compiler<'_> {
        Compiler { clang: self.clang.as_deref(), compat: self.compat }
    }

    /// Returns the options for the reader of LLVM IR.
    pub(super) fn llvm(&self) -> llvm::Options {
        llvm::Options {
            unroll: self.unroll,
            loop_bounds: self.loop_bounds.clone(),
            spurious_cas: self.spurious_cas,
            spurious_wakeups: self.spurious_wakeups,
            volatile_locals: self.volatile_locals,
            stubs: self.stubs.clone(),
            volatile: self.volatile,
            plain: self.plain,
        }
    }
}

/// An input that was read, with the compiler's messages.
#[derive(Debug)]
pub struct Loaded {
    /// The input.
    pub input: Input,
    /// Clang's messages, byte for byte.
    pub messages: Vec<u8>,
}

/// The reason why an input could not be read, for the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadInput {
    /// One line that says what is wrong.
    pub message: String,
    /// The line of the file that it is about.
    pub line: Option<u32>,
    /// The text to show to the user: clang's messages, or the message with its place in the file.
    pub rendered: Vec<u8>,
    /// The limit that ended the reading, if that is all that is wrong ([`Reading::search`]).
    pub stopped: Option<Stopped>,
}

impl BadInput {
    fn plain(message: String) -> BadInput {
        let rendered = format!("error: {message}\n").into_bytes();
        BadInput { message, line: None, rendered, stopped: None }
    }

    fn at(file: &SourceFile, diagnostic: Diagnostic) -> BadInput {
        let rendered = diagnostic.render(file).into_bytes();
        let line = file.pos(FileId(0), diagnostic.span.start).line;
        BadInput { message: diagnostic.message, line: Some(line), rendered, stopped: None }
    }

    fn of_llvm(error: LoadError, search: &Search) -> BadInput {
        match error {
            LoadError::Stopped => {
                let why = search.why_stopped();
                let message = format!("stopped early: {} while the program was read", why.phrase());
                BadInput { stopped: Some(why), ..BadInput::plain(message) }
            }
            LoadError::At(file, diagnostic) => BadInput::at(&file, *diagnostic),
            LoadError::Message(message) => BadInput::plain(message),
        }
    }
}

impl Input {
    /// Reads an input from its source, with the front end of its language.
    pub fn load(source: &Source, reading: &Reading) -> Result<Loaded, BadInput> {
        let mut messages = vec![];
        let body = match source {
            Source::StandardInput => {
                let mut bytes = Vec::new();
                let read = std::io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|e| BadInput::plain(format!("cannot read standard input: {e}")))?;
                litmus_bytes("<stdin>", &bytes, reading)?
            }
            Source::Litmus(path) => litmus_bytes(&path.display().to_string(), &read(path)?, reading)?,
            Source::Java(path) => java_bytes(&path.display().to_string(), &read(path)?, reading)?,
            Source::Program(paths) => {
                let mut program = program(paths, reading, &mut messages)?;
                program.name = source.name();
                Body::Program(Box::new(program))
            }
            Source::LitmusText { name, text } => litmus_bytes(name, text.as_bytes(), reading)?,
            Source::JavaText { name, text } => java_bytes(name, text.as_bytes(), reading)?,
            Source::AlreadyRead { name, .. } => return Err(BadInput::plain(no_text(name))),
        };
        Ok(Loaded { input: Input::new(body, source.clone(), reading), messages })
    }

    /// Reads the input again, with `texts` in place of the contents of its files and of these headers, in
    /// this order.
    pub(crate) fn reload(&self, headers: &[PathBuf], texts: &[String]) -> Result<Input, String> {
        let first = || texts.first().map_or("", String::as_str).as_bytes();
        let name = self.source.name();
        let body = match &self.source {
            Source::Program(paths) => {
                let files = paths.iter().chain(headers);
                let texts: Vec<Replaced<'_>> =
                    files.zip(texts).map(|(file, text)| Replaced { file, text }).collect();
                let mut program = recompiled(paths, &texts, &self.reading)?;
                program.name = name;
                Ok(Body::Program(Box::new(program)))
            }
            Source::Java(_) | Source::JavaText { .. } => java_bytes(&name, first(), &self.reading),
            Source::StandardInput | Source::Litmus(_) | Source::LitmusText { .. } => {
                litmus_bytes(&name, first(), &self.reading)
            }
            Source::AlreadyRead { .. } => return Err(no_text(&name)),
        };
        body.map(|body| Input::new(body, self.source.clone(), &self.reading)).map_err(|bad| bad.message)
    }
}

/// Returns the message that an input cannot be read from its source, because it was made or read elsewhere.
fn no_text(name: &str) -> String {
    format!("{name} was made or read elsewhere: there is no text to read")
}

fn read(path: &Path) -> Result<Vec<u8>, BadInput> {
    refuse_other_kinds(path).map_err(BadInput::plain)?;
    std::fs::read(path).map_err(|e| BadInput::plain(format!("cannot read {}: {e}", path.display())))
}

/// Reads a litmus test from the bytes of a file.
pub(super) fn litmus_bytes(name: &str, bytes: &[u8], reading: &Reading) -> Result<Body, BadInput> {
    let (_, mut test) = litmus::parse_bytes(name, bytes, &reading.litmus())
        .map_err(|(file, diagnostic)| BadInput::at(&file, diagnostic))?;
    bound_loops(&mut test.program, reading)?;
    Ok(Body::Litmus(Box::new(test)))
}

/// Reads a Java file from its bytes.
pub(super) fn java_bytes(name: &str, bytes: &[u8], reading: &Reading) -> Result<Body, BadInput> {
    let (_, mut unit) = fencepost_java::parse_bytes(name, bytes, &reading.java())
        .map_err(|(file, diagnostic)| BadInput::at(&file, diagnostic))?;
    bound_loops(&mut unit.program, reading)?;
    Ok(Body::Java(Box::new(JavaTest::new(unit))))
}

/// Sets the bounds of single loops, and refuses one for which there is no loop.
fn bound_loops(program: &mut Program, reading: &Reading) -> Result<(), BadInput> {
    program.bound_loops(&reading.loop_bounds);
    let Some(bound) = reading.loop_bounds.iter().find(|bound| !program.has_loop_at(&bound.place)) else {
        return Ok(());
    };
    let loops = match program.loop_places() {
        none if none.is_empty() => "no loop here needs a bound".to_owned(),
        places => format!("those that may need a bound are at {}", places.join(", ")),
    };
    let LoopBound { place, rounds } = bound;
    Err(BadInput::plain(format!("--unroll {place}={rounds}: there is no loop at {place}; {loops}")))
}

fn program(paths: &[PathBuf], reading: &Reading, messages: &mut Vec<u8>) -> Result<Program, BadInput> {
    let translated = compiled(paths, &[], reading, reading.diagnostics)
        .map_err(|error| BadInput::plain(error.to_string()))?;
    let mut modules: Vec<Ir> = vec![];
    let mut bad: Option<String> = None;
    // (The messages of all files are kept, also after a file that failed.)
    for result in translated {
        match result {
            Ok(Compiled { ir, messages: said }) => {
                messages.extend(said);
                modules.push(ir);
            }
            Err(error) => {
                messages.extend(error.messages());
                let message = error.to_string();
                // Clang's messages, if there are any, have the reason.
                if !matches!(error, DriverError::Failed { ref messages, .. } if !messages.is_empty()) {
                    messages.extend(format!("error: {message}\n").into_bytes());
                }
                bad = bad.or(Some(message));
            }
        }
    }
    if let Some(message) = bad {
        return Err(BadInput { message, line: None, rendered: std::mem::take(messages), stopped: None });
    }
    translate(&modules, reading).map_err(|mut bad| {
        bad.rendered.splice(0..0, std::mem::take(messages));
        bad
    })
}

/// Translates files to LLVM IR: all at the same time, unless some have flags of their own.
fn compiled(
    paths: &[PathBuf],
    texts: &[Replaced<'_>],
    reading: &Reading,
    diagnostics: Diagnostics,
) -> Result<Vec<Result<Compiled, DriverError>>, DriverError> {
    let (flags, clang) = (&reading.clang_flags, reading.compiler());
    if reading.file_flags.is_empty() {
        return driver::translate_as(paths, texts, flags, clang, diagnostics);
    }
    let mut all = vec![];
    for path in paths {
        let own = reading.file_flags.iter().find(|(file, _)| file == path).map(|(_, flags)| flags);
        let flags: Vec<String> = own.into_iter().flatten().chain(flags).cloned().collect();
        all.extend(driver::translate_as(std::slice::from_ref(path), texts, &flags, clang, diagnostics)?);
    }
    Ok(all)
}

fn recompiled(paths: &[PathBuf], texts: &[Replaced<'_>], reading: &Reading) -> Result<Program, String> {
    let translated =
        compiled(paths, texts, reading, Diagnostics::Plain).map_err(|error| error.to_string())?;
    let compiled: Result<Vec<Compiled>, DriverError> = translated.into_iter().collect();
    let modules: Vec<Ir> = compiled.map_err(|error| error.to_string())?.into_iter().map(|c| c.ir).collect();
    translate(&modules, reading).map_err(|bad| bad.message)
}

/// Translates and links modules of LLVM IR to one program, unless that takes too long.
pub(super) fn translate(modules: &[Ir], reading: &Reading) -> Result<Program, BadInput> {
    let search = reading.search.begin();
    let go_on = || search.should_stop().is_none();
    let loaded = llvm::load_while(modules, &reading.llvm(), &go_on);
    let mut program = loaded.map_err(|error| BadInput::of_llvm(error, &search))?;
    bound_loops(&mut program, reading)?;
    Ok(program)
}
