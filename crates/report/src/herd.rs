//! Formats outcomes in herd7's log format, for tools that read it.
//!
//! The layout is that of herd7 7.58, checked against its sources (`herd/top_herd.ml`) and its own expected
//! outputs. What is easy to get wrong:
//!
//! - **Kind**: `Allowed` for `exists`, `Forbidden` for `~exists`, `Required` for `forall`. A program without
//!   a condition is shown as herd shows a test without one: `forall (true)`.
//! - **States**: registers first, by thread and name, then locations in brackets (`[x]=1;`), as herd has
//!   printed them since 7.57; array elements keep their form `a[0]`. States are sorted by value, column by
//!   column.
//! - **`Positive`/`Negative`** count witnesses *of the condition*: for `~exists` herd swaps the two, so that
//!   `Positive` are the executions that do not satisfy the proposition.
//! - **`Observation`** counts *the proposition*, never swapped: `Never` if no execution satisfies it, else
//!   `Always` if all do, else `Sometimes`. So for `forall` a result of `Sometimes 3 1` goes with `No`.
//! - **Errors**: herd's `rc11.cat` declares a racy program undefined. herd then prints `Undef` in place of
//!   `Ok`/`No` and a line `Flag *undef*` before the condition, and so do we. Any other error is a line `Flag
//!   KIND`, as from a cat model's `flag`, and `Undef` too: the execution that fails has no final state to
//!   judge. (Our own verdict and exit code are not changed by a race.)
//! - **No answer**: herd has no word for it, because it has no limits but its loop bound. If the verdict is
//!   unknown we print `Undef`, the nearest word that promises nothing. A line `Flag incomplete` says that
//!   there may be more executions than the states and the numbers show: the verdict is unknown for that
//!   reason, or a limit ended the search, even if it was decided by then.
//! - **`Loop`** comes before `Ok`/`No` when a bound was reached.
//! - **`Time`** is the engine's time; herd's includes reading the test.
//!
//! Differences: there is no `Hash=` line. herd's hash is the MD5 of its own pretty-printed form of the parsed
//! test; a number that disagrees with herd's would be worse than none. Where a bound or a limit matters,
//! `Undef` and `Flag incomplete` stand where herd would answer from what it saw.

use crate::{ConditionKind, ConditionReport, FinalState, Kind, Outcome, Verdict, sort};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Formats an outcome as herd7 prints it, including the empty line at the end.
pub fn render(outcome: &Outcome) -> String {
    let trivial =
        || ConditionReport::new(ConditionKind::Forall, "forall (true)", outcome.executions().unwrap_or(0), 0);
    let condition = outcome.condition.clone().unwrap_or_else(trivial);
    let name = one_line(outcome.name());
    let (kind, ok) = match condition.kind {
        ConditionKind::Exists => ("Allowed", condition.positive > 0),
        ConditionKind::NotExists => ("Forbidden", condition.positive == 0),
        ConditionKind::Forall => ("Required", condition.negative == 0),
    };
    let mut out = format!("Test {name} {kind}\nStates {}\n", outcome.final_states.len());
    for state in states(&outcome.final_states) {
        out += &state;
        out.push('\n');
    }
    let looped = if outcome.bounds_hit.is_empty() { "" } else { "Loop " };
    let undefined = !outcome.errors.is_empty() || outcome.verdict() == Verdict::Unknown;
    let answer = match (undefined, ok) {
        (true, _) => "Undef",
        (false, true) => "Ok",
        (false, false) => "No",
    };
    let (for_it, against_it) = match condition.kind {
        ConditionKind::NotExists => (condition.negative, condition.positive),
        ConditionKind::Exists | ConditionKind::Forall => (condition.positive, condition.negative),
    };
    let _ = writeln!(out, "{looped}{answer}\nWitnesses\nPositive: {for_it} Negative: {against_it}");
    for flag in flags(outcome) {
        let _ = writeln!(out, "Flag {flag}");
    }
    let observed = match (condition.positive, condition.negative) {
        (0, _) => "Never",
        (_, 0) => "Always",
        _ => "Sometimes",
    };
    let _ = writeln!(out, "Condition {}", bracketed(&one_line(&condition.text)));
    let _ = writeln!(out, "Observation {name} {observed} {} {}", condition.positive, condition.negative);
    let _ = writeln!(out, "Time {name} {:.2}\n", outcome.seconds());
    out
}

/// Formats the states as herd's lines.
fn states(states: &[FinalState]) -> impl Iterator<Item = String> {
    let mut columns = sort::columns(states);
    columns.sort_by_key(|name| column_key(name));
    sort::sorted(states, &columns).into_iter().map(move |state| {
        let cells = columns.iter().filter_map(|c| Some((c, sort::value(state, c)?)));
        let cells: Vec<_> = cells.map(|(c, v)| one_line(&format!("{}={v};", location(c)))).collect();
        cells.join(" ")
    })
}

/// Returns the key by which columns are sorted: registers by thread and name, then locations by name.
fn column_key(name: &str) -> (bool, u64, &str) {
    match name.split_once(':').and_then(|(thread, register)| Some((thread.parse().ok()?, register))) {
        Some((thread, register)) => (false, thread, register),
        None => (true, 0, name),
    }
}

/// Formats a name as herd does: `[x]` for a location, anything else as it is.
fn location(name: &str) -> String {
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    if plain { format!("[{name}]") } else { name.to_owned() }
}

/// Lists the flags that herd would raise, and `incomplete`. A race comes first, as `*` sorts before letters.
fn flags(outcome: &Outcome) -> BTreeSet<String> {
    let name = |kind: Kind| if kind == Kind::Race { "*undef*" } else { kind.word() }.to_owned();
    let incomplete = outcome.is_cut_short().then(|| "incomplete".to_owned());
    outcome.errors.iter().map(|e| name(e.kind)).chain(incomplete).collect()
}

/// Formats the condition with its locations in brackets: a name directly before `=` that is no register
/// (`0:r0`), not already in brackets, and not a whole array (`a={1,2}`).
fn bracketed(condition: &str) -> String {
    let mut out = String::new();
    let mut rest = condition;
    while let Some(start) = rest.find(|c: char| c.is_alphanumeric() || c == '_') {
        let word = &rest[start..];
        let end = word.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let preceded = rest[..start].chars().next_back().or_else(|| out.chars().next_back());
        out += &rest[..start];
        let names_location =
            after.trim_start().strip_prefix('=').is_some_and(|right| !right.starts_with(['{', '>']))
                && !word.starts_with(|c: char| c.is_ascii_digit())
                && !matches!(preceded, Some(':' | '[' | '*' | '.'));
        out += &if names_location { format!("[{word}]") } else { word.to_owned() };
        rest = after;
    }
    out + rest
}

/// Formats the text on one line: each run of white space is a space, other control characters are shown as
/// `?`.
fn one_line(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_get_brackets() {
        for (given, expected) in [
            ("exists (0:r0=0 /\\ x=1)", "exists (0:r0=0 /\\ [x]=1)"),
            ("exists ([x]=1)", "exists ([x]=1)"),
            ("exists (x = 1 \\/ not (y=x))", "exists ([x] = 1 \\/ not ([y]=x))"),
            ("forall (a[0]=1)", "forall (a[0]=1)"),
            ("forall (a={1,2})", "forall (a={1,2})"),
            ("forall (true => x=1)", "forall (true => [x]=1)"),
            ("forall (true)", "forall (true)"),
            ("", ""),
        ] {
            assert_eq!(bracketed(given), expected);
        }
    }
}
