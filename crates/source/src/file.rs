//! Files, byte ranges in them, and positions as people count them.

use crate::Diagnostic;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The number of a source file, an index into the list of files of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FileId(pub u32);

/// A line and column of a source file, both counted from 1. Line 0 means "nowhere": the position of an
/// instruction that no source line stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pos {
    /// The file.
    pub file: FileId,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

impl Pos {
    /// Returns whether the position is a real one, not the "nowhere" whose line is 0.
    pub fn is_known(self) -> bool {
        self.line != 0
    }
}

/// A range of bytes in one source file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset one past the last byte.
    pub end: u32,
}

impl Span {
    /// Makes the range from `start` up to, not including, `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start: start as u32, end: end as u32 }
    }

    /// Returns the smallest range of bytes that covers this range and `other`.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// The name and the text of a source file. Cloning shares the text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "(String, String)", into = "(String, String)")]
pub struct SourceFile {
    name: Arc<str>,
    text: Arc<str>,
    /// Byte offset of the start of every line.
    lines: Arc<[u32]>,
}

impl From<(String, String)> for SourceFile {
    fn from((name, text): (String, String)) -> SourceFile {
        SourceFile::new(name, text)
    }
}

impl From<SourceFile> for (String, String) {
    fn from(file: SourceFile) -> (String, String) {
        (file.name.to_string(), file.text.to_string())
    }
}

impl SourceFile {
    /// Makes a source file from its name and its text.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Self {
        let text: Arc<str> = text.into();
        let starts = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1);
        let lines = std::iter::once(0).chain(starts).collect();
        SourceFile { name: name.into(), text, lines }
    }

    /// Makes a source file of bytes and reads it with `read`; bytes that are not UTF-8 text are an error.
    /// `help` says what such files consist of. Both results come with the text that messages and positions
    /// refer to.
    ///
    /// # Errors
    ///
    /// That of `read`; or the bytes are not UTF-8, and the text is what can be shown of it.
    #[allow(clippy::result_large_err, reason = "once per file, and the caller wants both parts")]
    pub fn read_bytes<T>(
        name: &str,
        bytes: &[u8],
        help: &str,
        read: impl FnOnce(&SourceFile) -> Result<T, Diagnostic>,
    ) -> Result<(SourceFile, T), (SourceFile, Diagnostic)> {
        let (file, result) = match std::str::from_utf8(bytes) {
            Ok(text) => {
                let file = SourceFile::new(name, text);
                let result = read(&file);
                (file, result)
            }
            Err(error) => {
                let at = error.valid_up_to();
                let error = Diagnostic::new(Span::new(at, at + 1), "this file is not UTF-8 text")
                    .label(format!("the byte {:#04x} cannot stand here", bytes[at]))
                    .help(help);
                // The bytes before the first bad one are unchanged, so its offset is right in the repaired
                // text.
                (SourceFile::new(name, String::from_utf8_lossy(bytes)), Err(error))
            }
        };
        match result {
            Ok(read) => Ok((file, read)),
            Err(error) => Err((file, error)),
        }
    }

    /// Returns the name that the file was opened under.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the whole text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text of line `line` (from 1) without its line break; empty when there is no such line.
    pub fn line(&self, line: u32) -> &str {
        let Some(start) = (line as usize).checked_sub(1).and_then(|i| self.lines.get(i)) else { return "" };
        let rest = &self.text[*start as usize..];
        rest.split('\n').next().unwrap_or("").trim_end_matches('\r')
    }

    /// Returns the line and column of a byte offset in the text of the file.
    pub fn pos(&self, file: FileId, offset: u32) -> Pos {
        let index = self.lines.partition_point(|start| *start <= offset) - 1;
        let start = self.lines[index] as usize;
        let end = (offset as usize).min(self.text.len());
        let column = self.text.get(start..end).map_or(1, |s| s.chars().count() as u32 + 1);
        Pos { file, line: index as u32 + 1, column }
    }
}
