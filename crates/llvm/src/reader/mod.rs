//! The reader: from LLVM IR text to [`crate::ast::Module`], for the text of LLVM 14 to 22.
//!
//! | file | reads |
//! | --- | --- |
//! | `lexer` | text to tokens, one at a time |
//! | `stream` | the reader's state, and how it looks at tokens |
//! | `names` | quoted names and strings, each name stored once |
//! | `module` | what stands at the top level |
//! | `outline` | where that is, without reading the rest |
//! | `types` | types, and type definitions in any order |
//! | `globals` | variables, aliases, linkage |
//! | `constants`, `expressions` | initialisers, constant expressions |
//! | `attributes` | everything that is read only to be dropped |
//! | `functions` | heads, parameters, blocks |
//! | `locals` | the names and numbers of one function |
//! | `values` | operands of instructions |
//! | `instructions`, `memory`, `calls`, `control` | instructions, by family |
//! | `results` | nothing: it says what type an instruction's value has |
//! | `metadata` | debug information, as far as it is about names and places |
//!
//! The grammar is that of LLVM's own `LLParser`. Where a newer LLVM may add a word that says nothing about
//! what a program does (an attribute, a flag, a kind of metadata), any word is taken and dropped; everything
//! else that is not known is an error, since a misread program would be checked as if it were the user's.

mod attributes;
mod calls;
mod constants;
mod control;
mod expressions;
mod functions;
mod globals;
mod instructions;
mod lexer;
mod locals;
mod memory;
mod metadata;
mod module;
mod names;
mod outline;
mod results;
mod stream;
mod types;
mod values;

use crate::GoOn;
use crate::ast::{Global, Module};
use fencepost_source::{Diagnostic, SourceFile, Span};
pub use outline::{Mention, Outline, Part};

/// The first bytes of bitcode, bare and in the wrapper that Darwin's tools put around it.
const BITCODE: [&[u8]; 2] = [b"BC\xC0\xDE", b"\xDE\xC0\x17\x0B"];

/// Reads a module of LLVM IR from its text.
///
/// # Errors
///
/// The first mistake in the text, or the first thing in it that is refused (`ifunc`, `<vscale x …>`).
pub fn read(file: &SourceFile) -> Result<Module, Diagnostic> {
    read_while(file, &|| true)
}

/// Reads like [`read`], but returns an error, too, once `go_on` says no.
fn read_while(file: &SourceFile, go_on: GoOn<'_>) -> Result<Module, Diagnostic> {
    if u32::try_from(file.text().len()).is_err() {
        return Err(Diagnostic::new(Span::default(), "this file has more than 4 GiB"));
    }
    stream::Reader::new(file.text(), go_on).module()
}

/// A function that returns the name of what takes the place of a function, if something does.
pub(crate) type Instead<'a> = &'a dyn Fn(&str) -> Option<&'static str>;

/// Reads the parts of a module of LLVM IR that begin at these offsets of its text. Names that are in none of
/// these become other names for the functions that `instead` returns.
pub(crate) fn read_parts(
    file: &SourceFile,
    starts: &[u32],
    instead: Instead<'_>,
    go_on: GoOn<'_>,
) -> Result<Module, Diagnostic> {
    stream::Reader::new(file.text(), go_on).parts(starts, instead)
}

/// Reads the variable that begins at this offset of the text of a module.
pub(crate) fn read_variable(file: &SourceFile, start: u32) -> Result<Option<Global>, Diagnostic> {
    stream::Reader::new(file.text(), &|| true).variable_at(start)
}

/// Reads a module of LLVM IR from the bytes of a file, and returns its text for messages, too.
///
/// # Errors
///
/// As for [`read`]; also if the bytes are bitcode or no UTF-8. The text then shows what can be shown.
#[allow(clippy::result_large_err, reason = "made once per file")]
pub fn read_bytes(name: &str, bytes: &[u8]) -> Result<(SourceFile, Module), (SourceFile, Diagnostic)> {
    read_bytes_while(name, bytes, &|| true)
}

/// Reads a module like [`read_bytes`], but ends with an error as soon as `go_on` returns false.
#[allow(clippy::result_large_err, reason = "made once per file")]
pub(crate) fn read_bytes_while(
    name: &str,
    bytes: &[u8],
    go_on: GoOn<'_>,
) -> Result<(SourceFile, Module), (SourceFile, Diagnostic)> {
    if BITCODE.iter().any(|magic| bytes.starts_with(magic)) {
        let error = Diagnostic::new(Span::default(), "this is LLVM bitcode, not its text form").help(
            "turn it into text with `llvm-dis`, or compile with `-S -emit-llvm` instead of `-c -emit-llvm`",
        );
        return Err((SourceFile::new(name, ""), error));
    }
    let help = "LLVM IR is written in ASCII: is this an .ll file?";
    SourceFile::read_bytes(name, bytes, help, |file| read_while(file, go_on))
}
