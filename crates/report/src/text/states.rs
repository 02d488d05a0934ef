//! Formats the table of final states.

use super::Style;
use super::fit::{clean, pad, shorten, width, wrap};
use super::style::Tone;
use crate::{ConditionKind, FinalState, Outcome, sort};

/// The most states that are shown; longer lists are for machines.
const MAX_SHOWN: usize = 100;

/// The mark of the states that decide the question.
struct Mark {
    /// The value of `satisfies` that is marked.
    when: bool,
    legend: &'static str,
}

/// Formats the table of an outcome's final states; `None` if there are none.
pub(super) fn table(outcome: &Outcome, style: &Style) -> Option<String> {
    let states = &outcome.final_states;
    if states.is_empty() {
        return None;
    }
    let mark = outcome.condition.as_ref().map(|c| match c.kind {
        ConditionKind::Exists | ConditionKind::NotExists => Mark { when: true, legend: "* where it happens" },
        ConditionKind::Forall => Mark { when: false, legend: "* where it fails" },
    });
    let marked = |state: &FinalState| mark.as_ref().is_some_and(|m| state.satisfies == Some(m.when));
    let columns = sort::columns(states);
    let sorted = sort::sorted(states, &columns);
    let shown = &sorted[..sorted.len().min(MAX_SHOWN)];
    let legend = mark.as_ref().filter(|_| sorted.iter().any(|s| marked(s))).map_or("", |m| m.legend);

    let mut lines = vec![heading(states.len(), legend, style)];
    // Engines that visit states, or solve a problem, do not count the ways to get there.
    let counts = if outcome.details.counts().is_some() { Counts::Shown } else { Counts::Hidden };
    match Grid::new(shown, &columns, counts, style.cells()) {
        Some(grid) => {
            lines.push(style.paint(Tone::Faint, &grid.header));
            lines.extend(shown.iter().zip(&grid.rows).map(|(s, row)| marked_line(marked(s), row, style)));
        }
        None => {
            for state in shown {
                let values: Vec<_> = state
                    .values
                    .iter()
                    .map(|(n, v)| clean(&format!("{n}={v}")))
                    .map(|cell| cell + ";")
                    .collect();
                let text = match counts {
                    Counts::Shown => format!("{}: {}", times(state.count), values.join(" ")),
                    Counts::Hidden => values.join(" "),
                };
                for (i, part) in wrap(&text, style.cells() - 6).iter().enumerate() {
                    let indent = if i == 0 { "" } else { "    " };
                    lines.push(marked_line(marked(state) && i == 0, &format!("{indent}{part}"), style));
                }
            }
        }
    }
    if sorted.len() > shown.len() {
        lines.push(format!("    … and {} more; --format json lists all", sorted.len() - shown.len()));
    }
    Some(lines.join("\n") + "\n")
}

fn heading(count: usize, legend: &str, style: &Style) -> String {
    let title = format!("Final states: {count}");
    let legend = if legend.is_empty() { String::new() } else { format!("   {legend}") };
    format!("{}{}", style.paint(Tone::Strong, &title), style.paint(Tone::Faint, &legend))
}

fn marked_line(marked: bool, text: &str, style: &Style) -> String {
    let line = format!("{} {text}", if marked { "*" } else { " " });
    let tone = if marked { Tone::Strong } else { Tone::Plain };
    style.paint(tone, line.trim_end())
}

fn times(count: u64) -> String {
    super::counted(count, "execution")
}

/// Whether the table has a column for how many executions end in each state.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    Shown,
    Hidden,
}

/// The states as an aligned table.
struct Grid {
    header: String,
    rows: Vec<String>,
}

impl Grid {
    /// Makes the table; `None` if it would be too wide.
    fn new(states: &[&FinalState], columns: &[&str], counts: Counts, cells: usize) -> Option<Grid> {
        let last = match counts {
            Counts::Shown => "executions",
            Counts::Hidden => "",
        };
        let names: Vec<String> = columns.iter().map(|c| clean(c)).collect();
        let values: Vec<Vec<String>> = states
            .iter()
            .map(|s| {
                columns
                    .iter()
                    .map(|c| sort::value(s, c).map_or("-".into(), |v| clean(&v.to_string())))
                    .collect()
            })
            .collect();
        let widths: Vec<usize> = (0..columns.len())
            .map(|i| values.iter().map(|row| width(&row[i])).max().unwrap_or(0).max(width(&names[i])))
            .collect();
        let total = 2 + widths.iter().sum::<usize>() + 2 * widths.len() + last.len();
        if total > cells {
            return None;
        }
        let line = |row: &[String], count: &str| {
            let mut line = String::new();
            for (cell, &w) in row.iter().zip(&widths) {
                line += &" ".repeat(w.saturating_sub(width(cell)));
                line += cell;
                line += "  ";
            }
            match counts {
                Counts::Shown => line + &format!("{count:>width$}", width = last.len()),
                Counts::Hidden => line.trim_end().to_owned(),
            }
        };
        let header = pad("", 2) + &line(&names, last);
        let rows = values.iter().zip(states).map(|(row, s)| line(row, &s.count.to_string())).collect();
        Some(Grid { header: shorten(&header, cells), rows })
    }
}
