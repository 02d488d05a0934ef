//! Formats a comparison for people: the headline, the counts, then what each axiom forbids, with an execution
//! and its cycle.

use super::{Comparison, Difference, Group, Reason, Relation, Side, Step};
use crate::text::{Style, Tone, clean, counted, indented, labelled, shorten, titled, wrap};
use crate::{ConditionReport, EventId, Execution};

/// The most pairs of events that are listed.
const MOST_PAIRS: usize = 8;

/// Formats a comparison for people, ending with a line end.
pub fn render(comparison: &Comparison, style: &Style) -> String {
    let mut blocks = vec![format!("{}\n{}", headline(comparison, style), counts(comparison, style))];
    let [first, second] = &comparison.sides;
    for (side, other) in [(first, second), (second, first)] {
        blocks.extend(side.groups.iter().map(|group| forbidden(group, side, other, style)));
    }
    let notes: String = comparison
        .bounds_hit
        .iter()
        .map(|bound| labelled("bound", Tone::Doubt, bound, style))
        .chain(comparison.notes.iter().map(|note| labelled("note", Tone::Faint, note, style)))
        .collect();
    blocks.extend((!notes.is_empty()).then_some(notes));
    blocks.join("\n")
}

/// Formats the answer in one line.
fn headline(comparison: &Comparison, style: &Style) -> String {
    let [first, second] = &comparison.sides;
    let name = style.paint(Tone::Strong, &clean(comparison.name()));
    let allows = |side: &Side, other: &Side| {
        (side.differences() > 0).then(|| {
            let parts = [(side.only, "execution"), (side.only_errors, "execution with an error")];
            let parts = parts.into_iter().filter(|(n, _)| *n > 0);
            let parts: Vec<String> = parts.map(|(n, what)| several(n, what)).collect();
            format!("{} allows {} that {} forbids", side.model, parts.join(" and "), other.model)
        })
    };
    let answers: Vec<String> = allows(first, second).into_iter().chain(allows(second, first)).collect();
    let (tone, answer) = match comparison.relation() {
        Relation::Same => (
            Tone::Good,
            match first.executions {
                1 => format!("the same execution under {} and {}", first.model, second.model),
                n => format!("the same {n} executions under {} and {}", first.model, second.model),
            },
        ),
        Relation::Unknown => (
            Tone::Doubt,
            format!(
                "no difference between {} and {} so far, but not everything was explored",
                first.model, second.model
            ),
        ),
        _ => (Tone::Bad, answers.join("; ")),
    };
    format!("{name}: {}", style.paint(tone, &clean(&answer)))
}

/// Formats a number with a noun: `1 execution`, `2 executions with an error`.
fn several(n: u64, what: &str) -> String {
    match what.split_once(' ') {
        Some((noun, rest)) => format!("{} {rest}", counted(n, noun)),
        None => counted(n, what),
    }
}

/// Formats the numbers, the condition, the engines and the time.
fn counts(comparison: &Comparison, style: &Style) -> String {
    let up_to = if comparison.without_co { " up to co" } else { "" };
    let side = |side: &Side| {
        let blocked = if side.blocked > 0 { format!(", {} blocked", side.blocked) } else { String::new() };
        let partly = if side.complete { "" } else { ", stopped early or not everything explored" };
        let condition = side.condition.as_ref().map_or(String::new(), |condition| {
            format!("; {} {}", condition.proposition(), happens(condition))
        });
        let line = format!(
            "{}: {}{up_to}{blocked}{partly}, engine {}{condition}",
            side.model,
            counted(side.executions, "execution"),
            side.engine
        );
        let lines = wrap(&clean(&line), style.cells() - 4);
        style.paint(Tone::Faint, &format!("  {}", lines.join("\n    "))) + "\n"
    };
    comparison.sides.iter().map(side).collect()
}

/// Returns words that say whether the outcome of the condition can happen.
fn happens(condition: &ConditionReport) -> &'static str {
    match condition.word() {
        "can" => "can happen",
        "never" => "never happens",
        "always" => "always holds",
        "can fail" => "can fail",
        _ => "is not decided",
    }
}

/// Formats the executions that an axiom forbids.
fn forbidden(group: &Group, side: &Side, other: &Side, style: &Style) -> String {
    let counted = match (group.executions, group.errors) {
        (n, 0) => several(n, "execution"),
        (n, errors) if n == errors => several(n, "execution with an error"),
        (n, errors) => format!("{} ({errors} with an error)", several(n, "execution")),
    };
    let them = if group.executions == 1 { "it" } else { "them" };
    let (lead, why) = match &group.axiom {
        Some(axiom) => {
            let text = group.text.as_ref().map_or(String::new(), |text| format!(": {text}"));
            (
                counted,
                format!("allowed by {}, forbidden by {}'s axiom {axiom}{text}", side.model, other.model),
            )
        }
        None => (
            counted,
            format!(
                "allowed by {}; {} was not found to have {them}, though its text does not forbid {them}",
                side.model, other.model
            ),
        ),
    };
    let lines = wrap(&clean(&format!("{lead}, {why}")), style.cells() - 4);
    let mut out = style.paint(Tone::Strong, &lines.join("\n    ")) + "\n";
    if !group.check.is_empty() {
        out += &style.paint(Tone::Faint, &indented("  ", &group.check, style));
    }
    let several = group.examples.len() > 1;
    for (number, example) in (1..).zip(&group.examples) {
        let title = match (several, group.executions) {
            (true, all) => format!("Execution {number} of {all}"),
            (false, 1) => "The execution".to_owned(),
            (false, _) => "One of them".to_owned(),
        };
        out += "\n";
        out += &titled(&title, &example.execution, style);
        out += &reason(example, style);
    }
    out
}

/// Formats the reason why an execution is forbidden.
fn reason(difference: &Difference, style: &Style) -> String {
    let execution = &difference.execution;
    let (title, lines) = match &difference.reason {
        Reason::Cycle(steps) if !steps.is_empty() => ("The forbidden cycle", cycle(execution, steps)),
        Reason::Pairs(pairs) if !pairs.is_empty() => {
            let line =
                |(a, b): &(EventId, EventId)| format!("{} → {}", event(execution, *a), event(execution, *b));
            ("Related events that the axiom forbids", pairs.iter().take(MOST_PAIRS).map(line).collect())
        }
        Reason::Events(events) if !events.is_empty() => {
            let lines = events.iter().take(MOST_PAIRS).map(|id| event(execution, *id)).collect();
            ("Events that the axiom forbids", lines)
        }
        _ => return String::new(),
    };
    let mut out = format!("\n{}\n", style.paint(Tone::Strong, title));
    if difference.every_co {
        let orders = "With one order of the writes; with every other one the execution is forbidden as well.";
        out += &indented("  ", orders, style);
    }
    // Not wrapped at spaces: the lines are aligned.
    lines.iter().for_each(|line| out += &format!("  {}\n", shorten(line, style.cells() - 2)));
    out
}

/// Lists the events of a cycle, each after the relation that leads to it.
fn cycle(execution: &Execution, steps: &[Step]) -> Vec<String> {
    let relation = |step: &Step| clean(&step.relation);
    let widest = steps.iter().map(|step| relation(step).chars().count()).max().unwrap_or(0);
    let start = steps.first().map(|step| format!("{:widest$}   {}", "", event(execution, step.from)));
    let rest =
        steps.iter().map(|step| format!("─{:─<widest$}→ {}", relation(step), event(execution, step.to)));
    start.into_iter().chain(rest).collect()
}

/// Formats an event: `P0 line 7: W_rlx x = 1`.
fn event(execution: &Execution, id: EventId) -> String {
    let Some(event) = execution.event(id) else { return format!("event {}", id.0) };
    let Some(thread) = execution.thread_of(id) else { return format!("initially {}", event.text) };
    let line = event.source.as_ref().map_or(String::new(), |source| format!(" line {}", source.line));
    clean(&format!("{}{line}: {}", thread.name, event.text))
}
