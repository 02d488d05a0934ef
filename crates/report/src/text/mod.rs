//! Formats outcomes for people: the verdict first, in one line; then the counts; then what supports the
//! verdict.
//!
//! - `style.rs`: colours and widths
//! - `fit.rs`: measuring, shortening and wrapping
//! - `headline.rs`: the verdict in words
//! - `states.rs`: the table of final states
//! - `trace.rs`: an execution, threads as columns, one row per event
//! - `derivation.rs`: the executions that one with a cycle was derived from, and what the derivation says
//! - `table.rs`: tables of words, for many tests at once
//! - `rows.rs`: which events a trace shows, and which it folds
//! - this file: putting them together, findings, bounds and notes

pub(crate) mod derivation;
pub(crate) mod fit;
mod headline;
mod rows;
mod states;
mod style;
mod table;
mod trace;

pub(crate) use trace::events;

/// Returns the first line of a report without colours: the question and its answer.
pub(crate) fn headline(outcome: &Outcome) -> String {
    headline::headline(outcome, &Style::default())
}

pub(crate) use fit::{clean, shorten, wrap};
pub(crate) use style::Tone;
pub use style::{Colour, Detail, Style};
pub(crate) use table::table;

use crate::derivation::Roles;
use crate::{
    ConditionKind, CoreMember, Effort, Equivalence, Execution, Finding, Outcome, Relaxation, States,
};

/// The number of states from which on the bytes for each are shown.
const ENOUGH_STATES: u64 = 10_000;

/// Formats an outcome for people, ending with a line end.
pub fn render(outcome: &Outcome, style: &Style) -> String {
    let mut blocks = vec![format!("{}\n{}\n", headline::headline(outcome, style), counts(outcome, style))];
    blocks.extend(states::table(outcome, style));
    blocks.extend(outcome.errors.iter().map(|e| finding("error", Tone::Bad, e, style)));
    blocks.extend(outcome.warnings.iter().map(|w| finding("warning", Tone::Doubt, w, style)));
    if let Some(found) = outcome.details.core() {
        blocks.push(core(&found.members, &impossible(found.is_minimal, outcome.complete), style));
        let title = |i: usize| format!("Another minimal core ({})", i + 2);
        blocks.extend(found.others.iter().enumerate().map(|(i, members)| core(members, &title(i), style)));
    }
    let bounds = outcome.bounds_hit.iter().map(|b| labelled("bound reached", Tone::Doubt, b, style));
    // Each error says what it needs; this is for what decides a condition.
    let least = outcome.details.states().and_then(|states| states.relaxation.as_ref());
    let own = least.into_iter().filter(|_| outcome.errors.iter().all(|e| e.relaxation.is_none()));
    let relaxation = own.map(|r| labelled("needs", Tone::Strong, &needs(r), style));
    let notes = outcome.notes.iter().map(|n| labelled("note", Tone::Strong, n, style));
    let remarks: String = bounds.chain(relaxation).chain(notes).collect();
    if !remarks.is_empty() {
        blocks.push(remarks);
    }
    blocks.extend(outcome.witness.as_ref().map(|w| titled(witness_title(outcome), w, style)));
    if let Some(list) = outcome.listed() {
        let title = |i: usize| format!("Execution {} of {}", i + 1, list.len());
        blocks.extend(list.iter().enumerate().map(|(i, e)| titled_among(list, &title(i), e, style)));
    }
    blocks.join("\n")
}

/// Formats the numbers of executions and the time.
fn counts(outcome: &Outcome, style: &Style) -> String {
    let mut parts = Vec::new();
    let graphs = outcome.details.graphs();
    let up_to = match graphs.map(|graphs| graphs.equivalence) {
        Some(Equivalence::Rf) => " up to co",
        Some(Equivalence::Locks) => " up to the order of critical sections",
        Some(Equivalence::Full) | None => "",
    };
    parts.extend(outcome.executions().map(|n| counted(n, "execution") + up_to));
    if let Some(Effort::Cycles { lb_races, cyclic }) = graphs.map(|graphs| graphs.effort) {
        parts.push(format!("{cyclic} with a cycle"));
        parts.push(counted(lb_races, "load-buffering race"));
    }
    if let Some(States { explored, space, .. }) = outcome.details.states() {
        parts.push(counted(*explored, "state"));
        parts.push(counted(space.transitions, "transition"));
        parts.push(format!("{} final", space.finals));
        parts.extend(space.depth.map(|n| format!("depth {n}")));
        parts.push(size(space.bytes));
        // In a small search what the tables take when they are empty would count as if the states took it.
        if *explored >= ENOUGH_STATES {
            parts.push(format!("{:.1} bytes per state", space.bytes_per_state));
        }
    }
    parts.extend(outcome.blocked().filter(|&n| n > 0).map(|n| format!("{n} blocked")));
    let duplicates = outcome.details.counts().and_then(|counts| counts.duplicates);
    parts.extend(duplicates.filter(|&n| n > 0).map(|n| counted(n, "duplicate")));
    if let Some(Effort::Linearised(l)) = graphs.map(|graphs| graphs.effort) {
        let of = counted(l.graphs, "graph");
        parts.push(format!(
            "{} tried for {of}, at most {} for one",
            counted(l.total, "linearisation"),
            l.most
        ));
    }
    if let Some(solver) = outcome.details.solved().and_then(|solved| solved.solver) {
        parts.extend(solver.speculations.map(|n| counted(n, "speculative execution")));
        parts.push(counted(solver.variables, "variable"));
        parts.push(counted(solver.clauses, "clause"));
    }
    if !outcome.complete {
        let found =
            outcome.condition.is_none() && !outcome.errors.is_empty() && outcome.bounds_hit.is_empty();
        let why = match outcome.stopped {
            Some(_) => "stopped early",
            None if found && outcome.errors.iter().all(|error| error.kind.is_refusal()) => "stopped there",
            None if found => "stopped at the first error",
            None => "not everything was explored",
        };
        parts.push(why.into());
    }
    parts.push(format!("engine {}", outcome.engine()));
    parts.push(format!("{:.2} s", outcome.seconds()));
    let lines = wrap(&parts.join(", "), style.cells() - 2);
    style.paint(Tone::Faint, &format!("  {}", lines.join("\n  ")))
}

/// Formats a size: `17 bytes`, `2.5 KiB`, `1.3 GiB`.
fn size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    match units.into_iter().find(|(shift, _)| bytes >> shift > 0) {
        Some((shift, unit)) => format!("{:.1} {unit}", bytes as f64 / (1u64 << shift) as f64),
        None => counted(bytes, "byte"),
    }
}

/// Formats the model that something needs, and what is reordered.
fn needs(relaxation: &Relaxation) -> String {
    let reorderings = relaxation.reorderings.join("; ");
    let colon = if reorderings.is_empty() { "" } else { ": " };
    format!("{}{colon}{reorderings}", relaxation.summary())
}

/// Formats a number with a noun in singular or plural, such as `1 execution` or `2 executions`.
pub(crate) fn counted(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn finding(severity: &str, tone: Tone, finding: &Finding, style: &Style) -> String {
    let mut out = labelled(&format!("{severity}[{}]", finding.kind), tone, &finding.message, style);
    let place = finding.place().map(|place| clean(&place));
    let thread = finding.thread.as_deref().map(|t| format!("thread {}", clean(t)));
    let place: Vec<_> = place.into_iter().chain(thread).collect();
    if !place.is_empty() {
        out += &format!("  --> {}\n", place.join(", "));
    }
    for note in &finding.notes {
        out += &indented("  = ", note, style);
    }
    if let Some(relaxation) = &finding.relaxation {
        out += &indented("  = ", &format!("needs {}", needs(relaxation)), style);
    }
    if let Some(execution) = &finding.execution {
        out += "\n";
        out += &titled("How it happens", execution, style);
    }
    out
}

/// Formats a label, a colon and a text, wrapped to the width of the style.
pub(crate) fn labelled(label: &str, tone: Tone, text: &str, style: &Style) -> String {
    let plain = format!("{label}: {}", clean(text));
    let mut lines = wrap(&plain, style.cells() - 4);
    if let Some(rest) = lines[0].strip_prefix(label) {
        lines[0] = format!("{}{rest}", style.paint(tone, label));
    }
    lines.join("\n    ") + "\n"
}

/// Formats `text` after `lead`, wrapped, with later lines indented to the same column as the first.
pub(crate) fn indented(lead: &str, text: &str, style: &Style) -> String {
    let below = format!("\n{}", " ".repeat(lead.len()));
    format!("{lead}{}\n", wrap(&clean(text), style.cells() - lead.len()).join(&below))
}

/// Returns the line above a core.
fn impossible(minimal: bool, complete: bool) -> String {
    let within = if complete { "" } else { " within the bounds" };
    let each = if minimal { ", each of them necessary" } else { " (not minimised: some may not matter)" };
    format!("Impossible{within} because of these together{each}")
}

/// Formats a core, the reason why an outcome is impossible.
fn core(members: &[CoreMember], title: &str, style: &Style) -> String {
    let mut out = style.paint(Tone::Strong, title) + "\n";
    for member in members {
        let name = member.axiom.as_deref().map(|axiom| format!("axiom {}: ", clean(axiom)));
        let place = match (&member.file, member.line) {
            (Some(file), Some(line)) => Some(format!("{}:{line}: ", clean(file))),
            (None, Some(line)) => Some(format!("line {line}: ")),
            _ => None,
        };
        let lead = name.or(place).unwrap_or_default();
        out += &indented("  - ", &format!("{lead}{}", member.text), style);
    }
    out
}

fn witness_title(outcome: &Outcome) -> &'static str {
    match outcome.condition.as_ref().map(|c| c.kind) {
        Some(ConditionKind::Exists | ConditionKind::NotExists) => "An execution in which it happens",
        Some(ConditionKind::Forall) => "An execution in which it fails",
        None => "An execution",
    }
}

/// Formats the trace of an execution below a title.
pub(crate) fn titled(title: &str, execution: &Execution, style: &Style) -> String {
    titled_among(&[], title, execution, style)
}

/// Formats an execution below a title. Those that are `listed` anyway are not repeated in its derivation.
fn titled_among(listed: &[Execution], title: &str, execution: &Execution, style: &Style) -> String {
    let roles = Roles::of(execution, None);
    let trace = trace::trace(execution, &roles, style);
    let head = style.paint(Tone::Strong, title);
    format!("{head}\n{trace}{}", derivation::derivations(execution, listed, style))
}
