//! Formats answers for machines that build and test software, and for editors.
//!
//! - `sarif.rs`: SARIF 2.1.0, one document for all answers
//! - `github.rs`: annotations of GitHub Actions, one or more lines for each answer
//! - `junit.rs`: JUnit's XML, one document for all answers, a test case for each

mod github;
mod junit;
mod sarif;

pub use github::annotations;
pub use junit::junit;
pub use sarif::sarif;

use crate::{Exit, Finding, Kind, Outcome, Verdict};

/// An answer, and what it is worth: whether it is the one that was wanted.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The name of the question; the name of the file if it has none.
    pub name: String,
    /// The answer.
    pub outcome: Outcome,
    /// What it is worth: success, failure or neither.
    pub exit: Exit,
    /// What was expected, if it was something other than success.
    pub expected: Option<String>,
}

impl Answer {
    /// Makes an answer of an outcome, which is named after its file.
    pub fn new(outcome: Outcome, exit: Exit) -> Answer {
        Answer { name: outcome.name().to_owned(), outcome, exit, expected: None }
    }

    /// Returns what there is to report: errors that were not expected, and an entry of its own for an answer
    /// without errors that is not the one that was wanted.
    fn findings(&self) -> Vec<Reported<'_>> {
        let outcome = &self.outcome;
        let mut all: Vec<Reported<'_>> = vec![];
        if self.exit != Exit::Ok {
            all.extend(outcome.errors.iter().map(Reported::error));
        }
        all.extend(outcome.warnings.iter().map(Reported::warning));
        let (rule, level, message) = match (self.exit, outcome.verdict()) {
            (Exit::Ok, _) => return all,
            (exit, _) if self.expected.is_some() => {
                let expected = self.expected.as_deref().unwrap_or_default();
                let level = if exit == Exit::Inconclusive { Level::Warning } else { Level::Error };
                ("unexpected", level, format!("expected {expected}, but the answer is: {}", self.verdict()))
            }
            (_, Verdict::Violation) if outcome.errors.is_empty() || outcome.failure().is_none() => {
                match &outcome.condition {
                    Some(condition) => (
                        "condition",
                        Level::Error,
                        format!("the condition does not hold: {}", condition.text),
                    ),
                    None => return all,
                }
            }
            (Exit::Inconclusive, _) => ("inconclusive", Level::Warning, self.verdict()),
            _ => return all,
        };
        let place = outcome.file.clone();
        all.push(Reported { rule, level, message, finding: None, file: Some(place), line: None });
        all
    }

    /// Returns the verdict in words, without the file.
    fn verdict(&self) -> String {
        let headline = crate::text::headline(&self.outcome);
        let name = format!("{}: ", crate::text::clean(self.outcome.name()));
        headline.strip_prefix(&name).unwrap_or(&headline).to_owned()
    }
}

/// The weight of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    Error,
    Warning,
}

impl Level {
    fn word(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warning => "warning",
        }
    }
}

/// An entry of a report.
struct Reported<'a> {
    /// The word for its kind.
    rule: &'static str,
    level: Level,
    message: String,
    /// The finding that it is about, if it is about one.
    finding: Option<&'a Finding>,
    file: Option<String>,
    line: Option<u32>,
}

impl<'a> Reported<'a> {
    fn of(finding: &'a Finding, level: Level) -> Self {
        Reported {
            rule: finding.kind.word(),
            level,
            message: finding.message.clone(),
            finding: Some(finding),
            file: finding.file.clone(),
            line: finding.line,
        }
    }

    fn error(finding: &'a Finding) -> Self {
        let level = if finding.kind == Kind::OutOfMemory { Level::Warning } else { Level::Error };
        Reported::of(finding, level)
    }

    fn warning(finding: &'a Finding) -> Self {
        Reported::of(finding, Level::Warning)
    }

    /// Returns the notes of the finding.
    fn notes(&self) -> &[String] {
        self.finding.map_or(&[], |finding| &finding.notes)
    }
}
