//! Formats the verdict in words that can be understood without knowing what `exists` means or what a model
//! is.

use super::counted;
use super::fit::{clean, shorten};
use super::style::{Style, Tone};
use crate::{ConditionKind, ConditionReport, Finding, Kind, Outcome, SolverQuestion, Verdict};

/// The longest condition or message that a headline quotes, in terminal cells; the rest of the output has
/// them in full.
const MAX_QUOTE: usize = 160;

/// Formats the first line of a report, with the question and its answer.
pub(super) fn headline(outcome: &Outcome, style: &Style) -> String {
    let model = clean(&outcome.model);
    let under = if model.is_empty() { String::new() } else { format!(" under {model}") };
    let name = style.paint(Tone::Strong, &shorten(&clean(outcome.name()), MAX_QUOTE));
    let (tone, answer, detail) = match &outcome.condition {
        // An error other than a race outweighs the condition, whatever its answer.
        Some(condition) => match outcome.failure() {
            Some(error) => of_error(error, outcome.errors.len() - 1),
            None => of_condition(condition, outcome),
        },
        None => of_program(outcome),
    };
    format!("{name}: {}{under}{detail}", style.paint(tone, answer))
}

fn of_condition(condition: &ConditionReport, outcome: &Outcome) -> (Tone, &'static str, String) {
    let proposition = shorten(&clean(condition.proposition()), MAX_QUOTE);
    let (positive, negative) = (condition.positive, condition.negative);
    let total = outcome.executions().unwrap_or_else(|| positive.saturating_add(negative));
    // An engine that visits states does not count the ways to get there.
    let what = if outcome.details.states().is_some() { "final state" } else { "execution" };
    // One that solves a problem finds one way, if there is any; it may list final states.
    let solved =
        outcome.details.solved().is_some_and(|solved| solved.solver.is_some() && solved.listed.is_none());
    let of = |n: u64| match (solved, outcome.final_states.is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!(" ({n} of {})", counted(outcome.final_states.len() as u64, "final state")),
        _ => format!(" ({n} of {})", counted(total, what)),
    };
    let none = match (solved, outcome.final_states.is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!(" ({})", counted(outcome.final_states.len() as u64, "final state")),
        _ => format!(" ({})", counted(total, what)),
    };
    let (tone, answer) = match (outcome.details.solved().map(|solved| &solved.asked), condition.holds()) {
        (Some(SolverQuestion::Why { .. }), Some(true)) => {
            return (Tone::Strong, "possible", format!(": {proposition}"));
        }
        (Some(SolverQuestion::Why { .. }), Some(false)) => {
            return (Tone::Strong, "impossible", format!(": {proposition}"));
        }
        (_, Some(true)) => (Tone::Good, "the condition holds"),
        (_, Some(false)) => (Tone::Bad, "the condition does not hold"),
        (_, None) if outcome.holds_up_to_bounds() => (Tone::Good, "the condition holds up to the bounds"),
        (_, None) => (Tone::Doubt, "no answer"),
    };
    let detail = match (condition.kind, condition.holds()) {
        (_, None) if outcome.is_about_nothing() => {
            format!("no execution completes, so nothing is known of {proposition}")
        }
        (_, None) => {
            let so_far = counted(total, what);
            let seen = match condition.kind {
                ConditionKind::Exists | ConditionKind::NotExists => "did not happen",
                ConditionKind::Forall => "never failed",
            };
            match solved {
                true => format!("{proposition} {seen} within the bounds, but there may be more"),
                false => format!("{proposition} {seen} in {so_far}, but there may be more"),
            }
        }
        (ConditionKind::Exists | ConditionKind::NotExists, _) if positive > 0 => {
            format!("{proposition} can happen{}", of(positive))
        }
        (ConditionKind::Exists | ConditionKind::NotExists, _) => {
            format!("{proposition} never happens{none}")
        }
        (ConditionKind::Forall, _) if negative > 0 => format!("{proposition} can fail{}", of(negative)),
        (ConditionKind::Forall, _) => format!("{proposition} always holds{none}"),
    };
    (tone, answer, format!(": {detail}"))
}

/// Returns the headline of an error; `others` is the number of errors besides it.
fn of_error(error: &Finding, others: usize) -> (Tone, &'static str, String) {
    let more = if others == 0 { String::new() } else { format!(" (and {others} more)") };
    (Tone::Bad, "error", format!(": {}{more}", shorten(&clean(&error.message), MAX_QUOTE)))
}

/// Returns the headline of a program, which is right or not.
fn of_program(outcome: &Outcome) -> (Tone, &'static str, String) {
    let executions = outcome.executions().map(|n| counted(n, "execution"));
    let seen = executions.or(outcome.details.states().map(|states| counted(states.explored, "state")));
    let executions = seen.map_or(String::new(), |seen| format!(" in {seen}"));
    match (outcome.verdict(), outcome.errors.as_slice()) {
        (verdict, [first, rest @ ..]) => {
            let first = outcome.errors.iter().find(|e| !e.is_limit()).unwrap_or(first);
            let (tone, answer) = match verdict {
                Verdict::Unknown => (Tone::Doubt, "not decided"),
                Verdict::Ok | Verdict::Violation => (Tone::Bad, "BUG"),
            };
            let more = if rest.is_empty() { String::new() } else { format!(" (and {} more)", rest.len()) };
            (tone, answer, format!(": {}{more}", what_and_where(first)))
        }
        (Verdict::Ok, []) => (Tone::Good, "verified", format!(": no error{executions}")),
        (Verdict::Violation, []) => (Tone::Bad, "BUG", String::new()),
        (Verdict::Unknown, []) if outcome.is_about_nothing() => {
            (Tone::Doubt, "not decided", ": no execution completes, so nothing was checked".to_owned())
        }
        (Verdict::Unknown, []) if outcome.holds_up_to_bounds() => {
            (Tone::Good, "no error up to the bounds", executions.replace(" in ", ": "))
        }
        (Verdict::Unknown, []) => {
            (Tone::Doubt, "not decided", format!(": no error{executions}, but not everything was explored"))
        }
    }
}

/// Formats an error with its place: `data race on head at queue.c:17`.
fn what_and_where(error: &Finding) -> String {
    let message = match error.message.split_once(": ") {
        Some((what, _)) if error.kind == Kind::Race => what,
        _ => &error.message,
    };
    let place = error.place().map_or(String::new(), |place| format!(" at {}", clean(&place)));
    format!("{}{place}", shorten(&clean(message), MAX_QUOTE))
}
