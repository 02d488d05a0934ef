//! MemSAT's annotated Java: from a `.java` file to a [`Program`](fencepost_program::Program) and assertions.

mod ast;
mod check;
mod fold;
mod init;
mod lexer;
mod lower;
mod parser;
mod typed;
mod unit;
mod walk;

pub use unit::{Access, Allocation, Assertion, StaticField, ThreadInfo, Unit, ValueType};

use fencepost_source::{Diagnostic, SourceFile, Span};

type Result<T, E = Diagnostic> = std::result::Result<T, E>;

/// How to read a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How many rounds a loop may run per entry; `None`: as many as it likes.
    pub unroll: Option<u32>,
}

/// Reads a Java file.
pub fn parse(file: &SourceFile, options: &Options) -> Result<Unit, Diagnostic> {
    let ast = parser::parse(file)?;
    let typed = check::check(&ast, file)?;
    let heap = init::run(&typed)?;
    lower::lower(&typed, &heap, file, options)
}

/// Reads a Java file from its bytes, which need not be text at all. The [`SourceFile`] is what messages and positions
/// refer to.
#[allow(clippy::result_large_err, reason = "once per file, and the caller wants both parts")]
pub fn parse_bytes(
    name: &str,
    bytes: &[u8],
    options: &Options,
) -> Result<(SourceFile, Unit), (SourceFile, Diagnostic)> {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let file = SourceFile::new(name, text);
            match parse(&file, options) {
                Ok(unit) => Ok((file, unit)),
                Err(error) => Err((file, error)),
            }
        }
        Err(error) => {
            // The bytes before the first bad one are unchanged, so its offset is right in the repaired text.
            let file = SourceFile::new(name, String::from_utf8_lossy(bytes));
            let at = error.valid_up_to();
            let byte = bytes[at];
            let error = Diagnostic::new(Span::new(at, at + 1), "this file is not UTF-8 text")
                .label(format!("the byte {byte:#04x} cannot stand here"))
                .help("a Java file is a text file");
            Err((file, error))
        }
    }
}

/// The first characters of a text that may be very long.
fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The name of `all` that `name` was meant to be, if one is near: a letter or two is wrong.
fn nearest<'a>(name: &str, all: impl Iterator<Item = &'a String>) -> Option<&'a str> {
    const WRONG: usize = 2;
    const LONGEST: usize = 100;
    let length = name.chars().count();
    if length > LONGEST {
        return None;
    }
    // In a short name two letters make another word.
    let near = all.filter(|known| !known.is_empty() && known.chars().count().abs_diff(length) <= WRONG);
    let by_distance = near.map(|known| (distance(name, known), known.as_str()));
    let (distance, known) = by_distance.min()?;
    (distance <= WRONG && 3 * distance <= length).then_some(known)
}

/// How many letters to insert, drop or replace (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let replaced = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = replaced.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
