//! The answer of `fencepost fences`: which fences make a program right. Plain data, its text and its JSON.

use crate::text::{Style, Tone, clean, counted, labelled, shorten};
use crate::{Engine, Exit, Outcome};
use serde::Serialize;
use std::fmt::Write as _;

/// The longest statement that is quoted, in terminal cells.
const MAX_QUOTE: usize = 60;

/// The answer of `fencepost fences` to whether fences and stronger orders can repair a program, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepairVerdict {
    /// The program is right as it is.
    Ok,
    /// The program is right with any of the sets.
    Repaired,
    /// The program is wrong under sc, where fences do nothing.
    WrongUnderSc,
    /// The program stays wrong with all fences and orders there can be.
    Unrepairable,
    /// A limit was reached before the answer was known.
    Unknown,
}

/// The kinds of changes to a program that a repair may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// A new fence after a statement.
    Fence,
    /// A new fence at the start of a statement's block, or of a function.
    FenceAtStart,
    /// A stronger memory order.
    Order,
}

/// A change that a repair makes at one place in the source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The kind of change.
    pub kind: ChangeKind,
    /// The file.
    pub file: String,
    /// The line, from 1: of the order, or the one that the fence comes after.
    pub line: u32,
    /// The order that was there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The new order, or the fence as a statement.
    pub to: String,
    /// The statement that has the order, or that the fence comes after or at the start of.
    pub statement: String,
}

/// A minimal repair, which is a set of changes none of which can be left out or made weaker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FenceSet {
    /// The cost of all changes together.
    pub cost: u32,
    /// The changes, in the order of the source.
    pub changes: Vec<Change>,
    /// The changes as a unified diff.
    pub patch: String,
    /// The models under which the patched source was read and checked again, and is right.
    pub verified: Vec<String>,
    /// The reason why the patched source could not be verified; `None` if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unverified: Option<String>,
}

/// The extent of the list of minimal repairs in an answer, which is all or some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Listed {
    /// All minimal sets.
    All,
    /// All sets of the least cost, and some others.
    Cheapest,
    /// Some sets; there may be others as cheap.
    Some,
}

/// The answer of `fencepost fences` about one program.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    /// The file, as given.
    pub file: String,
    /// The name of the litmus test, if it is one.
    pub test: Option<String>,
    /// The memory model.
    pub model: String,
    /// The engine that checked.
    pub engine: Engine,
    /// The answer in one word.
    pub verdict: RepairVerdict,
    /// The outcome of the program as it is, if it is wrong (under `sc` if it is wrong there).
    pub wrong: Option<Box<Outcome>>,
    /// The minimal sets, cheapest first.
    pub sets: Vec<FenceSet>,
    /// The extent of `sets`: all minimal sets, or only some.
    pub listed: Listed,
    /// The limit that ended the search early: `timeout`, `interrupt`, `bound`.
    pub stopped: Option<String>,
    /// The number of places that could be changed.
    pub places: u64,
    /// The number of times that a changed program was checked.
    pub checks: u64,
    /// Notes for people.
    pub notes: Vec<String>,
    /// The time in seconds, compiling included.
    pub time_s: f64,
}

impl Repair {
    /// Makes an answer with an unknown verdict, about no file yet.
    pub fn new(model: impl Into<String>, engine: Engine) -> Repair {
        Repair {
            file: String::new(),
            test: None,
            model: model.into(),
            engine,
            verdict: RepairVerdict::Unknown,
            wrong: None,
            sets: vec![],
            listed: Listed::Some,
            stopped: None,
            places: 0,
            checks: 0,
            notes: vec![],
            time_s: 0.0,
        }
    }

    /// Returns the exit code of the process for this answer.
    pub fn exit(&self) -> Exit {
        match self.verdict {
            RepairVerdict::Ok | RepairVerdict::Repaired => Exit::Ok,
            RepairVerdict::WrongUnderSc | RepairVerdict::Unrepairable => Exit::Violation,
            RepairVerdict::Unknown => Exit::Inconclusive,
        }
    }

    fn name(&self) -> &str {
        self.test.as_deref().unwrap_or(&self.file)
    }
}

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'a str>,
    model: &'a str,
    engine: Engine,
    verdict: RepairVerdict,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    errors: &'a [crate::Finding],
    sets: &'a [FenceSet],
    #[serde(skip_serializing_if = "Option::is_none")]
    listed: Option<Listed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'a str>,
    places: u64,
    checks: u64,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [String],
    time_s: f64,
}

/// Formats a repair as one JSON object, without a line end.
pub fn line(repair: &Repair) -> String {
    let line = Line {
        file: &repair.file,
        test: repair.test.as_deref(),
        model: &repair.model,
        engine: repair.engine,
        verdict: repair.verdict,
        errors: repair.wrong.as_ref().map_or(&[], |outcome| &outcome.errors),
        sets: &repair.sets,
        listed: (repair.verdict == RepairVerdict::Repaired).then_some(repair.listed),
        stopped: repair.stopped.as_deref(),
        places: repair.places,
        checks: repair.checks,
        notes: &repair.notes,
        time_s: if repair.time_s.is_finite() { repair.time_s } else { 0.0 },
    };
    serde_json::to_string(&line).expect("plain data with string keys always serialises")
}

/// Formats a repair for people, ending with a line end.
pub fn render(repair: &Repair, style: &Style) -> String {
    let mut out = headline(repair, style);
    let counts = format!(
        "  {}, {}, engine {}, {:.2} s",
        counted(repair.places, "place"),
        counted(repair.checks, "check"),
        repair.engine,
        repair.time_s
    );
    out += &(style.paint(Tone::Faint, &counts) + "\n");
    for (i, set) in repair.sets.iter().enumerate() {
        out += "\n";
        out += &set_of(set, i + 1, repair.sets.len(), style);
    }
    let more = match (repair.verdict, repair.listed) {
        (RepairVerdict::Repaired, Listed::Cheapest) => {
            Some("there may be other minimal sets, no cheaper than these; --sets N lists more")
        }
        (RepairVerdict::Repaired, Listed::Some) => {
            Some("the search was stopped: there may be other sets, but none cheaper than the first")
        }
        _ => None,
    };
    let notes: Vec<&str> = repair.notes.iter().map(String::as_str).chain(more).collect();
    if !notes.is_empty() {
        out += "\n";
    }
    for note in notes {
        out += &labelled("note", Tone::Strong, note, style);
    }
    let show = matches!(repair.verdict, RepairVerdict::WrongUnderSc | RepairVerdict::Unrepairable);
    if let Some(outcome) = repair.wrong.as_ref().filter(|_| show) {
        out += "\n";
        out += &crate::text::render(outcome, style);
    }
    out
}

fn headline(repair: &Repair, style: &Style) -> String {
    let name = style.paint(Tone::Strong, &clean(repair.name()));
    let model = clean(&repair.model);
    let (tone, answer, detail) = match repair.verdict {
        RepairVerdict::Ok => (Tone::Good, "no fences needed", format!(" under {model}")),
        RepairVerdict::Repaired => {
            let first = repair.sets.first();
            let cost = first.map_or(0, |set| set.cost);
            let changes = first.map_or(0, |set| set.changes.len() as u64);
            let cheapest = repair.sets.iter().filter(|set| set.cost == cost).count() as u64;
            let ways = match (repair.listed, cheapest) {
                (Listed::Some, _) | (_, 1) => String::new(),
                (_, n) => format!(", in {n} ways"),
            };
            (
                Tone::Good,
                "can be repaired",
                format!(" under {model}: {}, cost {cost}{ways}", counted(changes, "change")),
            )
        }
        RepairVerdict::WrongUnderSc => (
            Tone::Bad,
            "cannot be repaired",
            " by fences: it is wrong under sc, where nothing is reordered".into(),
        ),
        RepairVerdict::Unrepairable => (
            Tone::Bad,
            "cannot be repaired",
            format!(" by fences: with all there can be it is still wrong under {model}"),
        ),
        RepairVerdict::Unknown => {
            let why = repair.stopped.as_deref().unwrap_or("a limit was reached");
            (Tone::Doubt, "no answer", format!(" under {model}: {}", clean(why)))
        }
    };
    format!("{name}: {}{detail}\n", style.paint(tone, answer))
}

fn set_of(set: &FenceSet, number: usize, total: usize, style: &Style) -> String {
    let title = if total == 1 { "The changes".to_owned() } else { format!("Set {number} of {total}") };
    let verified = match &set.unverified {
        None => format!("verified under {}", clean(&set.verified.join(" and "))),
        Some(reason) => format!("NOT verified: {}", clean(reason)),
    };
    let mut out = format!("{}: cost {}, {verified}\n", style.paint(Tone::Strong, &title), set.cost);
    for change in &set.changes {
        let place = format!("  {}:{}: ", clean(&change.file), change.line);
        let to = clean(&change.to);
        let statement = shorten(&clean(&change.statement), MAX_QUOTE);
        let what = match (change.kind, &change.from) {
            (ChangeKind::Order, Some(from)) => format!("{} becomes {to}", clean(from)),
            (ChangeKind::Order, None) => to,
            (ChangeKind::Fence, _) => format!("{to} after `{statement}`"),
            (ChangeKind::FenceAtStart, _) => format!("{to} at the start of `{statement}`"),
        };
        let _ = writeln!(out, "{place}{what}");
    }
    out += "\n";
    for line in set.patch.lines() {
        let tone = match line.chars().next() {
            Some('+') => Tone::Good,
            Some('-') => Tone::Bad,
            Some('@') => Tone::Faint,
            _ => Tone::Plain,
        };
        out += &(style.paint(tone, line) + "\n");
    }
    out
}
