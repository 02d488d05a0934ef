//! From files to something that can be checked. What is wrong with them is said on standard error.

use super::args::CheckArgs;
use super::complain;
use super::inputs::{self, Source};
use fencepost::litmus::{self, SpuriousCas, Test};
use fencepost::llvm::driver::{self, ClangError, Compiled, Diagnostics};
use fencepost::llvm::{self, Ir, LoadError};
use fencepost::program::Program;
use fencepost::source::{Diagnostic, FileId, SourceFile};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Something to check.
pub enum Loaded {
    /// A litmus test.
    Litmus(Box<Test>),
    /// A program.
    Program(Box<Program>),
}

impl Loaded {
    /// What to call it.
    pub fn name(&self) -> &str {
        match self {
            Loaded::Litmus(test) => &test.name,
            Loaded::Program(program) => &program.name,
        }
    }
}

/// Why there is nothing to check, and in which line.
pub struct Refusal {
    pub message: String,
    pub line: Option<u32>,
}

/// Reads `source`.
pub fn load(source: &Source, args: &CheckArgs, diagnostics: Diagnostics) -> Result<Loaded, Refusal> {
    match source {
        Source::StandardInput => litmus_test(None, args),
        Source::Litmus(path) => litmus_test(Some(path), args),
        Source::Program(paths) => {
            let mut program = program(paths, args, diagnostics)?;
            program.name = source.name();
            Ok(Loaded::Program(Box::new(program)))
        }
    }
}

fn litmus_test(path: Option<&Path>, args: &CheckArgs) -> Result<Loaded, Refusal> {
    let input = inputs::read(path).map_err(refuse)?;
    let spurious_cas = if args.spurious_cas { SpuriousCas::Explore } else { SpuriousCas::Never };
    let options = litmus::Options { unroll: args.unroll, spurious_cas };
    litmus::parse_bytes(&input.name, &input.bytes, &options)
        .map(|(_, test)| Loaded::Litmus(Box::new(test)))
        .map_err(|(file, diagnostic)| located(&file, diagnostic))
}

fn program(paths: &[PathBuf], args: &CheckArgs, diagnostics: Diagnostics) -> Result<Program, Refusal> {
    let clang = args.clang.as_deref();
    let translated = driver::translate(paths, &args.clang_flags, clang, diagnostics)
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
    let options = llvm::Options {
        unroll: args.unroll,
        spurious_cas: args.spurious_cas,
        spurious_wakeups: args.spurious_wakeups,
        volatile_locals: match args.states.no_reduction {
            true => llvm::VolatileLocals::Memory,
            false => llvm::VolatileLocals::Private,
        },
    };
    llvm::load(&modules, &options).map_err(|error| match error {
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
