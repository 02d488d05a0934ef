//! Annotations of GitHub Actions: a line for each finding, which GitHub shows beside the code.

use super::{Answer, Reported};
use std::fmt::Write as _;

/// Formats an answer as workflow commands, `::error file=…,line=…,title=…::message`, one on each line.
pub fn annotations(answer: &Answer) -> String {
    let mut out = String::new();
    for reported in answer.findings() {
        line(&mut out, answer, &reported);
    }
    out
}

fn line(out: &mut String, answer: &Answer, reported: &Reported<'_>) {
    let file = reported.file.as_deref().unwrap_or(&answer.outcome.file);
    let _ = write!(out, "::{} file={}", reported.level.word(), property(file));
    if let Some(line) = reported.line {
        let _ = write!(out, ",line={line}");
    }
    let title = format!("{} under {}", reported.rule, answer.outcome.model);
    let mut message = reported.message.clone();
    for note in reported.notes() {
        message += "\n";
        message += note;
    }
    let _ = writeln!(out, ",title={}::{}", property(&title), data(&message));
}

/// Escapes the message of a command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes the value of a property of a command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_command_is_escaped() {
        assert_eq!(data("50%\n::error::"), "50%25%0A::error::");
        assert_eq!(property("C:\\a,b.c"), "C%3A\\a%2Cb.c");
    }
}
