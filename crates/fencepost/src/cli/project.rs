//! Reads `fencepost.toml`, in which a project keeps its checks beside its code.
//!
//! A check is the command line of one `fencepost check`, and what its answer should be: its keys are options'
//! names. Options that would run or write something are no keys, and flags for clang pass a list
//! (`clang_flags.rs`), because the file comes with the code that it is about.

use super::args::{CheckArgs, Cli, Command};
use super::{clang_flags, reference};
use clap::FromArgMatches;
use fencepost::report::{Exit, Kind, Outcome};
use fencepost_source::{Diagnostic, SourceFile, Span};
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file.
pub(super) const FILE: &str = "fencepost.toml";

/// The options that a check may have.
const OPTIONS: [&str; 23] = [
    "model",
    "variant",
    "engine",
    "unroll",
    "unroll-auto",
    "allow-bounds",
    "check",
    "ignore",
    "all-errors",
    "timeout",
    "max-executions",
    "max-memory",
    "spurious-cas",
    "spurious-wakeups",
    "compat",
    "volatile",
    "plain",
    "equivalence",
    "symmetry",
    "buffer",
    "property",
    "depth",
    "bits",
];

/// A check of a project.
pub(super) struct Target {
    pub name: String,
    pub args: CheckArgs,
    pub expected: Expected,
}

/// The answer that a project expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expected {
    /// No error, or the condition holds.
    Ok,
    /// An error, or the condition does not hold.
    Bug,
    /// An error of this kind.
    Kind(Kind),
}

impl Expected {
    fn parse(word: &str) -> Option<Expected> {
        match word {
            "ok" => Some(Expected::Ok),
            "bug" => Some(Expected::Bug),
            _ => word.parse().ok().filter(|kind: &Kind| kind.can_be_ignored()).map(Expected::Kind),
        }
    }

    /// Returns the expectation in words; `None` for success, which goes without saying.
    pub fn words(&self) -> Option<String> {
        match self {
            Expected::Ok => None,
            Expected::Bug => Some("a bug".to_owned()),
            Expected::Kind(kind) => Some(format!("an error of the kind {kind}")),
        }
    }

    /// Returns what an answer is worth whose exit code is `exit`.
    pub fn judge(&self, outcome: &Outcome, exit: Exit) -> Exit {
        let is_right = match self {
            Expected::Ok => return exit,
            Expected::Bug => true,
            Expected::Kind(kind) => outcome.errors.iter().any(|error| error.kind == *kind),
        };
        match exit {
            Exit::Violation if is_right => Exit::Ok,
            Exit::Ok | Exit::Violation => Exit::Violation,
            Exit::BadInput | Exit::Inconclusive => exit,
        }
    }
}

/// A mistake in the file, with its place.
struct Mistake {
    at: Range<usize>,
    message: String,
}

type Result<T> = std::result::Result<T, Mistake>;

fn wrong<T>(at: Range<usize>, message: impl Into<String>) -> Result<T> {
    Err(Mistake { at, message: message.into() })
}

/// Reads the checks of the project in the current folder. `outer` are the arguments of the command, which
/// decide how answers are printed. The error is what to print.
pub(super) fn read(outer: &CheckArgs) -> std::result::Result<Vec<Target>, String> {
    let text = match std::fs::read_to_string(FILE) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(format!("error: no files are given, and there is no {FILE} here\n"));
        }
        Err(error) => return Err(format!("error: cannot read {FILE}: {error}\n")),
    };
    let file = SourceFile::new(FILE, text.clone());
    targets(&text, outer).map_err(|Mistake { at, message }| {
        let end = at.end.max(at.start + 1).min(text.len().max(1));
        let span = Span { start: at.start as u32, end: end as u32 };
        Diagnostic::new(span, message).render(&file)
    })
}

fn targets(text: &str, outer: &CheckArgs) -> Result<Vec<Target>> {
    let table = DeTable::parse(text)
        .map_err(|error| Mistake { at: error.span().unwrap_or(0..0), message: error.message().to_owned() })?;
    let mut defaults: Vec<Entry<'_>> = vec![];
    let mut checks = vec![];
    for (key, value) in table.get_ref() {
        match (&**key.get_ref(), value.get_ref()) {
            ("defaults", DeValue::Table(table)) => defaults = entries(table),
            ("check", DeValue::Array(list)) => checks.extend(list.iter()),
            ("defaults", _) => return wrong(value.span(), "`defaults` is a table: write [defaults]"),
            ("check", _) => return wrong(value.span(), "checks are a list of tables: write [[check]]"),
            (other, _) => {
                return wrong(
                    key.span(),
                    format!("`{other}` is no key here; there are [defaults] and [[check]]"),
                );
            }
        }
    }
    if checks.is_empty() {
        return wrong(0..0, "there is no [[check]]");
    }
    checks.into_iter().map(|check| target(check, &defaults, outer)).collect()
}

/// A key with its place, and its value.
type Entry<'a> = (&'a str, Range<usize>, &'a Spanned<DeValue<'a>>);

fn entries<'a>(table: &'a DeTable<'a>) -> Vec<Entry<'a>> {
    table.iter().map(|(key, value)| (&**key.get_ref(), key.span(), value)).collect()
}

fn target(check: &Spanned<DeValue<'_>>, defaults: &[Entry<'_>], outer: &CheckArgs) -> Result<Target> {
    let DeValue::Table(table) = check.get_ref() else {
        return wrong(check.span(), "a check is a table: write [[check]]");
    };
    let own = entries(table);
    // A check's own keys come instead of the defaults of the same name.
    let inherited = defaults.iter().filter(|(key, ..)| own.iter().all(|(other, ..)| other != key));
    let all: Vec<&Entry<'_>> = inherited.chain(&own).collect();
    let (mut files, mut options, mut flags) = (vec![], vec![], vec![]);
    let (mut name, mut expected) = (None, Expected::Ok);
    for (key, at, value) in &all {
        match *key {
            "name" => name = Some(text_of(value)?),
            "files" => files = texts(value)?,
            "flags" => {
                flags = clang_flags::allowed(&texts(value)?, Path::new("")).map_err(|number| Mistake {
                    at: item(value, number),
                    message: "this flag is not taken from a file: give it on the command line, after --"
                        .to_owned(),
                })?;
            }
            "expect" => {
                let word = text_of(value)?;
                expected = match Expected::parse(&word) {
                    Some(expected) => expected,
                    None => {
                        return wrong(
                            value.span(),
                            format!("`{word}` is no answer; write ok, bug, or a kind of error"),
                        );
                    }
                };
            }
            option if OPTIONS.contains(&option) => options.extend(words(option, value)?),
            other => {
                let message = format!(
                    "`{other}` is no key of a check; there are name, files, flags, expect, and the options {}",
                    OPTIONS.join(", ")
                );
                return wrong(at.clone(), message);
            }
        }
    }
    if files.is_empty() {
        return wrong(check.span(), "this check has no `files`");
    }
    let name = name.unwrap_or_else(|| files.join(" "));
    let line = ["fencepost".to_owned(), "check".to_owned()].into_iter().chain(options).chain(files);
    let line = line.chain(["--".to_owned()]).chain(flags);
    let matches = reference::command().try_get_matches_from(line);
    let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| {
        let text = error.render().to_string();
        let first = text.lines().next().unwrap_or_default();
        // (The message names the option, as `'--model <MODEL>'`.)
        let named = all.iter().find(|(key, ..)| first.contains(&format!("'--{key} ")));
        let at = named.map_or(check.span(), |(.., value)| value.span());
        Mistake { at, message: first.trim_start_matches("error: ").to_owned() }
    })?;
    let Command::Check(mut args) = parsed.command else { unreachable!("the command is check") };
    // How answers are printed, and which clang runs, is for the one who asks.
    args.format = outer.format;
    args.summary = outer.summary;
    args.full_trace = outer.full_trace;
    args.jobs = outer.jobs;
    args.shared.color = outer.shared.color;
    args.shared.clang = outer.shared.clang.clone();
    Ok(Target { name, args: *args, expected })
}

/// Returns the words on the command line of an option and its value: a list is the option several times.
fn words(option: &str, value: &Spanned<DeValue<'_>>) -> Result<Vec<String>> {
    let flag = format!("--{option}");
    Ok(match value.get_ref() {
        DeValue::Boolean(true) => vec![flag],
        DeValue::Boolean(false) => vec![],
        DeValue::Array(list) => {
            let mut words = vec![];
            for item in list.iter() {
                words.extend([flag.clone(), text_of(item)?]);
            }
            words
        }
        _ => vec![flag, text_of(value)?],
    })
}

fn text_of(value: &Spanned<DeValue<'_>>) -> Result<String> {
    match value.get_ref() {
        DeValue::String(text) => Ok(text.to_string()),
        DeValue::Integer(number) => Ok(number.to_string()),
        DeValue::Float(number) => Ok(number.to_string()),
        _ => wrong(value.span(), "a text or a number belongs here"),
    }
}

fn texts(value: &Spanned<DeValue<'_>>) -> Result<Vec<String>> {
    match value.get_ref() {
        DeValue::Array(list) => list.iter().map(text_of).collect(),
        DeValue::String(text) => Ok(vec![text.to_string()]),
        _ => wrong(value.span(), "a list of texts belongs here"),
    }
}

/// Returns the place of an item of a list.
fn item(list: &Spanned<DeValue<'_>>, number: usize) -> Range<usize> {
    match list.get_ref() {
        DeValue::Array(items) => items.get(number).map_or(list.span(), Spanned::span),
        _ => list.span(),
    }
}
