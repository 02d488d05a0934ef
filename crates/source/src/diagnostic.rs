//! One message about one place in a text, rendered the way rustc does it.

use crate::{FileId, SourceFile, Span, did_you_mean};
use std::fmt::Write as _;

/// An error message about a place in a source text, with advice on what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The description of what is wrong, in one line.
    pub message: String,
    /// The place in the text.
    pub span: Span,
    /// The text to write under the marked place, if the message does not say it all.
    pub label: Option<String>,
    /// Advice on what to do.
    pub help: Option<String>,
}

/// Longest stretch of a source line that a message shows; a minified or binary file has longer ones.
const MAX_SHOWN: usize = 100;

impl Diagnostic {
    /// Makes an error message about the text at `span`, without label and advice.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Diagnostic { message: message.into(), span, label: None, help: None }
    }

    /// Sets the text that is shown right under the marked part of the source line.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Sets the advice that is shown after the message.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Sets the advice to "did you mean …?" if one of `candidates` is similar to `word` ([`did_you_mean`]).
    /// Earlier advice stays if none is.
    pub fn suggest<S: AsRef<str>>(self, word: &str, candidates: impl IntoIterator<Item = S>) -> Self {
        match did_you_mean(word, candidates) {
            Some(meant) => self.help(format!("did you mean `{}`?", meant.as_ref())),
            None => self,
        }
    }

    /// Returns the message as text for people, with its place, the source line and a marker under the
    /// offending part.
    pub fn render(&self, file: &SourceFile) -> String {
        let pos = file.pos(FileId(0), self.span.start);
        let number = pos.line.to_string();
        let gutter = " ".repeat(number.len());
        let mut out = String::new();
        let _ = writeln!(out, "error: {}", self.message);
        let _ = writeln!(out, "{gutter}--> {}:{}:{}", file.name(), pos.line, pos.column);
        let (shown, before) = window(file.line(pos.line), pos.column as usize - 1);
        let width = (self.span.end.saturating_sub(self.span.start) as usize)
            .clamp(1, shown.chars().count().saturating_sub(before).max(1));
        let _ = writeln!(out, "{gutter} |");
        let _ = writeln!(out, "{number} | {shown}");
        let label = self.label.as_deref().map(|l| format!(" {l}")).unwrap_or_default();
        let _ = writeln!(out, "{gutter} | {}{}{label}", " ".repeat(before), "^".repeat(width));
        if let Some(help) = &self.help {
            let _ = writeln!(out, "{gutter} = help: {help}");
        }
        out
    }
}

/// Returns the part of `line` around character `at`, made printable, and where `at` is in it.
fn window(line: &str, at: usize) -> (String, usize) {
    let chars: Vec<char> = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if chars.len() <= MAX_SHOWN {
        return (chars.into_iter().collect(), at);
    }
    let start = at.saturating_sub(MAX_SHOWN / 2).min(chars.len() - MAX_SHOWN);
    (chars[start..start + MAX_SHOWN].iter().collect(), at - start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_the_text() {
        let file = SourceFile::new("a.litmus", "one\n  two three\n");
        let shown =
            Diagnostic::new(Span::new(6, 9), "no such thing").label("here").help("drop it").render(&file);
        assert_eq!(
            shown,
            "error: no such thing\n --> a.litmus:2:3\n  |\n2 |   two three\n  |   ^^^ here\n  = help: drop it\n"
        );
    }

    #[test]
    fn the_end_of_the_text_and_long_lines_are_places_too() {
        let text = "x".repeat(5000);
        let file = SourceFile::new("b", text.as_str());
        let shown = Diagnostic::new(Span::new(5000, 5000), "unexpected end").render(&file);
        assert!(shown.lines().all(|l| l.len() < 120), "{shown}");
        assert!(shown.contains("b:1:5001"));
    }
}
