//! Prints the answers of `check` as they come, or all of them at the end, as the format wants it.

use super::args::{CheckArgs, Format};
use super::output::{print, style};
use super::project::Expected;
use fencepost::report::ci::{self, Answer};
use fencepost::report::text::{Detail, Style};
use fencepost::report::{Bounds, Exit, Outcome, Verdicts, exit_code_with, herd, json, text};

/// The printer of a run of `check`, which also keeps its exit code.
pub(super) struct Printer {
    format: Format,
    summary: bool,
    style: Style,
    first: bool,
    verdicts: Verdicts,
    /// The answers, for formats with one document for all.
    answers: Vec<Answer>,
    exit: Exit,
    /// Whether the reader has closed standard output.
    closed: bool,
}

/// What is known of a check beside its arguments.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    /// The name of the check in the project's file.
    pub name: Option<&'a str>,
    pub expected: &'a Expected,
    pub bounds: Bounds,
}

impl Printer {
    /// Makes the printer that these arguments ask for.
    pub fn new(args: &CheckArgs) -> Printer {
        let detail = if args.full_trace { Detail::Full } else { Detail::Folded };
        Printer {
            format: args.format,
            summary: args.summary,
            style: style(args.shared.color, detail),
            first: true,
            verdicts: Verdicts::default(),
            answers: vec![],
            exit: Exit::Ok,
            closed: false,
        }
    }

    /// Returns whether nobody reads what is printed any more.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Adds something to the exit code that is no answer.
    pub fn note(&mut self, exit: Exit) {
        self.exit = self.exit.and(exit);
    }

    /// Adds an answer.
    pub fn add(&mut self, outcome: Outcome, wanted: Wanted<'_>) {
        let exit = wanted.expected.judge(&outcome, exit_code_with(&outcome, wanted.bounds));
        let expected = wanted.expected.words();
        self.note(exit);
        self.verdicts.add(wanted.name, &outcome);
        if self.summary {
            return;
        }
        match self.format {
            Format::Text => {
                let gap = if std::mem::take(&mut self.first) { "" } else { "\n" };
                let verdict = expected.map(|expected| match exit {
                    Exit::Ok => format!("expected: {expected}\n"),
                    _ => format!("not as expected: {expected}\n"),
                });
                let name = wanted.name.map_or(String::new(), |name| format!("[{name}] "));
                let answer = text::render(&outcome, &self.style);
                self.print(&format!("{gap}{name}{answer}{}", verdict.unwrap_or_default()));
            }
            Format::Json => self.print(&(json::line(&outcome) + "\n")),
            Format::Herd => self.print(&herd::render(&outcome)),
            Format::Github | Format::Sarif | Format::Junit => {
                let mut answer = Answer { expected, ..Answer::new(outcome, exit) };
                answer.name = wanted.name.map_or(answer.name, str::to_owned);
                match self.format {
                    Format::Github => self.print(&ci::annotations(&answer)),
                    _ => self.answers.push(answer),
                }
            }
        }
    }

    /// Adds answers that only formats for machines print: those about files that could not be read, of which
    /// people were told.
    pub fn add_refused(&mut self, outcomes: Vec<Outcome>) {
        self.note(Exit::BadInput);
        let shown = if self.summary { vec![] } else { outcomes };
        for outcome in shown {
            match self.format {
                Format::Text | Format::Herd => {}
                Format::Json => self.print(&(json::line(&outcome) + "\n")),
                Format::Github => self.print(&ci::annotations(&Answer::new(outcome, Exit::BadInput))),
                Format::Sarif | Format::Junit => self.answers.push(Answer::new(outcome, Exit::BadInput)),
            }
        }
    }

    fn print(&mut self, text: &str) {
        self.closed |= !print(text);
    }

    /// Prints what comes last, and returns the exit code.
    pub fn finish(mut self) -> Exit {
        match self.format {
            Format::Text if self.summary || self.verdicts.has_several_models() => {
                let gap = if self.summary { "" } else { "\n" };
                let table = self.verdicts.render(&self.style);
                self.print(&format!("{gap}{table}"));
            }
            Format::Sarif => {
                let log = ci::sarif(&self.answers, env!("CARGO_PKG_VERSION"));
                self.print(&log);
            }
            Format::Junit => {
                let document = ci::junit(&self.answers);
                self.print(&document);
            }
            _ => {}
        }
        self.exit
    }
}
