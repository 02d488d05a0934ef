//! From files to something that can be checked. What is wrong with them is said on standard error.

use super::complain;
use super::inputs::{self, Source};
use fencepost::check::symbolic::Subject;
use fencepost::java::JavaTest;
use fencepost::litmus::{self, SpuriousCas, Test};
use fencepost::llvm::driver::{self, ClangError, Compiled, Diagnostics, Replaced};
use fencepost::llvm::{self, Ir, LoadError};
use fencepost::program::Program;
use fencepost::source::{Diagnostic, FileId, SourceFile};
use std::io::Write;
use std::path::{Path, PathBuf};

/// How files are read.
#[derive(Clone, Copy)]
pub struct Loading<'a> {
    pub clang: Option<&'a Path>,
    pub clang_flags: &'a [String],
    pub unroll: Option<u32>,
    pub spurious_cas: bool,
    pub spurious_wakeups: bool,
    pub volatile_locals: llvm::VolatileLocals,
}

/// Something to check.
pub enum Loaded {
    /// A litmus test.
    Litmus(Box<Test>),
    /// A Java file.
    Java(Box<JavaTest>),
    /// A program.
    Program(Box<Program>),
}

impl Loaded {
    /// What is explored.
    pub fn program(&self) -> &Program {
        match self {
            Loaded::Litmus(test) => &test.program,
            Loaded::Java(java) => &java.test.program,
            Loaded::Program(program) => program,
        }
    }

    /// What to call it.
    pub fn name(&self) -> &str {
        match self {
            Loaded::Litmus(test) => &test.name,
            Loaded::Java(java) => &java.test.name,
            Loaded::Program(program) => &program.name,
        }
    }
}

impl Loaded {
    /// Is it a Java file without assertions?
    pub fn asks_nothing(&self) -> bool {
        matches!(self, Loaded::Java(java) if java.test.condition.prop == litmus::Prop::And(vec![]))
    }

    /// As what the symbolic engine is asked about.
    pub fn subject(&self) -> Subject<'_> {
        match self {
            Loaded::Litmus(test) => Subject::litmus(test),
            Loaded::Java(java) => java.subject(),
            Loaded::Program(program) => Subject::program(program),
        }
    }
}

/// Why there is nothing to check, and in which line.
pub struct Refusal {
    pub message: String,
    pub line: Option<u32>,
}

impl Loading<'_> {
    /// As the reader of litmus tests has it.
    pub fn litmus(&self) -> litmus::Options {
        let spurious_cas = if self.spurious_cas { SpuriousCas::Explore } else { SpuriousCas::Never };
        litmus::Options { unroll: self.unroll, spurious_cas }
    }

    fn java(&self) -> fencepost::java_front::Options {
        fencepost::java_front::Options { unroll: self.unroll.or(Some(litmus::DEFAULT_UNROLL)) }
    }

    fn llvm(&self) -> llvm::Options {
        llvm::Options {
            unroll: self.unroll,
            spurious_cas: self.spurious_cas,
            spurious_wakeups: self.spurious_wakeups,
            volatile_locals: self.volatile_locals,
        }
    }
}

/// Reads `source` as if its files, which were read before, and then the headers held these texts. Says nothing.
pub fn reload(
    source: &Source,
    headers: &[PathBuf],
    texts: &[String],
    loading: Loading<'_>,
) -> Result<Loaded, String> {
    match source {
        Source::StandardInput | Source::Litmus(_) => {
            let text = texts.first().map_or("", String::as_str);
            let parsed = litmus::parse_bytes(&source.name(), text.as_bytes(), &loading.litmus());
            let test = parsed.map_err(|(_, diagnostic)| diagnostic.message)?;
            Ok(Loaded::Litmus(Box::new(test.1)))
        }
        Source::Java(_) => {
            let text = texts.first().map_or("", String::as_str);
            let parsed = fencepost::java_front::parse_bytes(&source.name(), text.as_bytes(), &loading.java());
            let unit = parsed.map_err(|(_, diagnostic)| diagnostic.message)?.1;
            Ok(Loaded::Java(Box::new(JavaTest::new(unit))))
        }
        Source::Program(paths) => {
            let Loading { clang, clang_flags, .. } = loading;
            let files = paths.iter().chain(headers);
            let texts: Vec<Replaced<'_>> =
                files.zip(texts).map(|(file, text)| Replaced { file, text }).collect();
            let translated = driver::translate_as(paths, &texts, clang_flags, clang, Diagnostics::Plain)
                .map_err(|error| error.to_string())?;
            let compiled: Result<Vec<Compiled>, ClangError> = translated.into_iter().collect();
            let modules: Vec<Ir> =
                compiled.map_err(|error| error.to_string())?.into_iter().map(|c| c.ir).collect();
            let mut program = llvm::load(&modules, &loading.llvm()).map_err(|error| match error {
                LoadError::At(_, diagnostic) => diagnostic.message,
                LoadError::Message(message) => message,
            })?;
            program.name = source.name();
            Ok(Loaded::Program(Box::new(program)))
        }
    }
}

/// Reads `source`.
pub fn load(source: &Source, loading: Loading<'_>, diagnostics: Diagnostics) -> Result<Loaded, Refusal> {
    match source {
        Source::StandardInput => litmus_test(None, loading),
        Source::Litmus(path) => litmus_test(Some(path), loading),
        Source::Java(path) => java_file(path, loading),
        Source::Program(paths) => {
            let mut program = program(paths, loading, diagnostics)?;
            program.name = source.name();
            Ok(Loaded::Program(Box::new(program)))
        }
    }
}

fn litmus_test(path: Option<&Path>, loading: Loading<'_>) -> Result<Loaded, Refusal> {
    let input = inputs::read(path).map_err(refuse)?;
    litmus::parse_bytes(&input.name, &input.bytes, &loading.litmus())
        .map(|(_, test)| Loaded::Litmus(Box::new(test)))
        .map_err(|(file, diagnostic)| located(&file, diagnostic))
}

fn java_file(path: &Path, loading: Loading<'_>) -> Result<Loaded, Refusal> {
    let input = inputs::read(Some(path)).map_err(refuse)?;
    fencepost::java_front::parse_bytes(&input.name, &input.bytes, &loading.java())
        .map(|(_, unit)| Loaded::Java(Box::new(JavaTest::new(unit))))
        .map_err(|(file, diagnostic)| located(&file, diagnostic))
}

fn program(paths: &[PathBuf], loading: Loading<'_>, diagnostics: Diagnostics) -> Result<Program, Refusal> {
    let translated = driver::translate(paths, loading.clang_flags, loading.clang, diagnostics)
        .map_err(|error| refuse(error.to_string()))?;
    let mut modules: Vec<Ir> = vec![];
    let mut refusal = None;
    // Every file's messages are shown, also after one that failed.
    for result in translated {
        match result {
            Ok(Compiled { ir, messages }) => {
                pass_on(&messages);
                modules.push(ir);
            }
            Err(error) => {
                pass_on(error.messages());
                let message = error.to_string();
                // clang's own words say it better.
                if !matches!(error, ClangError::Failed { ref messages, .. } if !messages.is_empty()) {
                    complain(&message);
                }
                refusal = refusal.or(Some(Refusal { message, line: None }));
            }
        }
    }
    if let Some(refusal) = refusal {
        return Err(refusal);
    }
    llvm::load(&modules, &loading.llvm()).map_err(|error| match error {
        LoadError::At(file, diagnostic) => located(&file, *diagnostic),
        LoadError::Message(message) => refuse(message),
    })
}

/// What another program said, byte for byte.
fn pass_on(messages: &[u8]) {
    // If nobody reads them, nobody misses them.
    let _ = std::io::stderr().lock().write_all(messages);
}

fn refuse(message: String) -> Refusal {
    complain(&message);
    Refusal { message, line: None }
}

fn located(file: &SourceFile, diagnostic: Diagnostic) -> Refusal {
    eprint!("{}", diagnostic.render(file));
    let line = file.pos(FileId(0), diagnostic.span.start).line;
    Refusal { message: diagnostic.message, line: Some(line) }
}
