//! MemSAT's annotated Java: from a `.java` file to a [`Program`](fencepost_program::Program) and assertions.

mod unit;

pub use unit::{Access, Allocation, Assertion, StaticField, ThreadInfo, Unit, ValueType};

use fencepost_source::{Diagnostic, SourceFile, Span};

/// How to read a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How many rounds a loop may run per entry; `None`: as many as it likes.
    pub unroll: Option<u32>,
}

/// Reads a Java file.
pub fn parse(file: &SourceFile, options: &Options) -> Result<Unit, Diagnostic> {
    let _ = options;
    Err(Diagnostic::new(Span::new(0, file.text().len().min(1)), "Java files are not read yet"))
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
