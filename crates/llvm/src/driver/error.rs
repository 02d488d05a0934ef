//! Why a file could not be turned into LLVM IR, in words for its author.

use super::{CLANG_VARIABLE, RUSTC_VARIABLE};
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// The reason why a file could not be turned into LLVM IR.
#[derive(Debug, Error)]
pub enum DriverError {
    /// There is no clang on the PATH.
    #[error(
        "C and C++ files need clang, and there is none on the PATH (looked for clang, clang-22 … clang-14)\n\
         \x20 install it:  apt-get install clang   (Debian, Ubuntu)\n\
         \x20              dnf install clang       (Fedora)\n\
         \x20              brew install llvm       (macOS)\n\
         \x20 or name one: --clang PATH, or the variable {CLANG_VARIABLE}\n\
         \x20 .litmus and .ll files need no clang"
    )]
    NoClang,
    /// There is no rustc on the PATH.
    #[error(
        "Rust files need rustc, and there is none on the PATH\n\
         \x20 install it:  with rustup, or your system's package (apt-get install rustc)\n\
         \x20 or name one: the variable {RUSTC_VARIABLE}"
    )]
    NoRustc,
    /// The rustc on the PATH makes IR of an LLVM that the reader does not know.
    #[error(
        "{release} uses LLVM {llvm}, whose IR Fencepost does not read (it reads that of LLVM 14 to 22)\n\
         \x20 use another toolchain: rustup run 1.95 fencepost …, cargo +1.95 fencepost …, or name a rustc \
         with {RUSTC_VARIABLE}"
    )]
    OtherLlvm {
        /// The name and the version of the compiler, as in `rustc 1.95.0`.
        release: String,
        /// The version of LLVM.
        llvm: String,
    },
    /// The IR of Rust's standard library cannot be had.
    #[error("cannot get the standard library of {} as LLVM IR: {reason}", .rustc.display())]
    NoLibrary {
        /// The compiler.
        rustc: PathBuf,
        /// The reason.
        reason: String,
        /// The messages of the compiler.
        messages: Vec<u8>,
    },
    /// There is no llvm-dis on the PATH.
    #[error(
        "{}: bitcode is read through llvm-dis, and there is none on the PATH (looked for llvm-dis, llvm-dis-22 … \
         llvm-dis-14)\n\
         \x20 install it: apt-get install llvm, dnf install llvm or brew install llvm\n\
         \x20 or make a text file of it elsewhere: llvm-dis {} -o {}; .ll files need no other program",
        .0.display(), .0.display(), .0.with_extension("ll").display()
    )]
    NoDisassembler(PathBuf),
    /// The compiler that was named does not exist.
    #[error("{from} names {}, but there is no such program", .path.display())]
    Missing {
        /// The origin of the name: `--clang` or a variable.
        from: &'static str,
        /// The program that was named.
        path: PathBuf,
    },
    /// The source cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Unreadable {
        /// The source file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The header `fencepost.h` cannot be put where clang finds it.
    #[error("cannot write fencepost.h for clang to a temporary folder: {0}")]
    Header(io::Error),
    /// Another text for a file cannot be put where clang finds it.
    #[error("cannot write a changed text for clang to a temporary folder: {0}")]
    Text(io::Error),
    /// The tool did not start.
    #[error("cannot run {}: {error}", .tool.display())]
    CannotRun {
        /// The tool that was to run.
        tool: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The tool reported errors in the file. Its own messages say why.
    #[error("{}: {} failed{}", .source_file.display(), .tool.display(), first_error(.messages))]
    Failed {
        /// The tool that ran.
        tool: PathBuf,
        /// The file that it was to translate.
        source_file: PathBuf,
        /// The messages of the tool.
        messages: Vec<u8>,
    },
    /// The tool succeeded without writing IR.
    #[error(
        "{}: {} wrote no LLVM IR; do the flags after -- ask it for something else (-E, -M, -fsyntax-only)?",
        .source_file.display(), .tool.display()
    )]
    Empty {
        /// The tool that ran.
        tool: PathBuf,
        /// The file that it was to translate.
        source_file: PathBuf,
        /// The messages of the tool.
        messages: Vec<u8>,
    },
}

impl DriverError {
    /// Returns the messages of the tool itself, to be shown before the error; empty if the tool did
    /// not run.
    pub fn messages(&self) -> &[u8] {
        match self {
            DriverError::Failed { messages, .. }
            | DriverError::Empty { messages, .. }
            | DriverError::NoLibrary { messages, .. } => messages,
            _ => &[],
        }
    }
}

/// Returns the first error among the messages as `: expected ';'`; empty if none looks like one.
fn first_error(messages: &[u8]) -> String {
    let text = String::from_utf8_lossy(messages);
    let plain = text.split('\x1b').enumerate().map(|(i, part)| match part.split_once('m') {
        Some((code, rest)) if i > 0 && code.starts_with('[') => rest,
        _ => part,
    });
    let plain: String = plain.collect();
    let message = plain.lines().find_map(|line| {
        // rustc has numbers for most of its errors: `error[E0425]: …`.
        let numbered = line.strip_prefix("error[").and_then(|rest| rest.split_once("]: "));
        numbered.or_else(|| line.split_once("error: ")).map(|(_, what)| what)
    });
    message.map_or(String::new(), |what| format!(": {what}"))
}
