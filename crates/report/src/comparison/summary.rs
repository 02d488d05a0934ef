//! Formats the comparisons of many tests as one table.

use super::{Comparison, Relation, Side};
use crate::text::{Style, counted, table};

/// Formats the comparisons of many tests as a table with a row for each test, and a last line with totals.
pub fn summary(all: &[Comparison], style: &Style) -> String {
    let Some(one) = all.first() else { return String::new() };
    let [first, second] = one.sides.each_ref().map(|side| side.model.as_str());
    let header = [
        "test".to_owned(),
        first.to_owned(),
        second.to_owned(),
        format!("only {first}"),
        format!("only {second}"),
        format!("condition {first}/{second}"),
        "deciding axioms".to_owned(),
    ];
    let rows: Vec<Vec<String>> = all.iter().map(row).collect();
    let no_condition = rows.iter().all(|row| row[5].is_empty());
    let without = |row: &[String]| -> Vec<String> {
        row.iter().enumerate().filter(|(i, _)| *i != 5 || !no_condition).map(|(_, c)| c.clone()).collect()
    };
    let rows: Vec<Vec<String>> = rows.iter().map(|row| without(row)).collect();
    format!("{}{}\n", table(&without(&header), &rows, style), totals(all, first, second))
}

fn row(comparison: &Comparison) -> Vec<String> {
    let [first, second] = &comparison.sides;
    let number = |n: u64, complete: bool| if complete { n.to_string() } else { format!("{n}+") };
    let only = |side: &Side| match side.differences() {
        0 if !side.complete => "?".to_owned(),
        n => number(n, side.complete),
    };
    let word = |side: &Side| side.condition.as_ref().map(crate::ConditionReport::word);
    let condition = word(first).zip(word(second)).map_or(String::new(), |(a, b)| format!("{a}/{b}"));
    // An axiom of the second forbids what only the first allows, and the other way round.
    let axioms = |side: &Side, other: &Side| {
        let names: Vec<String> = side.groups.iter().filter_map(|group| group.axiom.clone()).collect();
        (!names.is_empty()).then(|| format!("{}: {}", other.model, names.join(", ")))
    };
    let axioms: Vec<String> = axioms(first, second).into_iter().chain(axioms(second, first)).collect();
    vec![
        comparison.name().to_owned(),
        number(first.executions, first.complete),
        number(second.executions, second.complete),
        only(first),
        only(second),
        condition,
        axioms.join("; "),
    ]
}

/// Formats the last line: `12 tests: 7 same, 3 tso weaker, 2 incomparable`.
fn totals(all: &[Comparison], first: &str, second: &str) -> String {
    let count = |relation: Relation| all.iter().filter(|c| c.relation() == relation).count();
    let kinds = [
        (Relation::Same, "same".to_owned()),
        (Relation::FirstWeaker, format!("{first} weaker")),
        (Relation::SecondWeaker, format!("{second} weaker")),
        (Relation::Incomparable, "incomparable".to_owned()),
        (Relation::Different, "different".to_owned()),
        (Relation::Unknown, "not decided".to_owned()),
    ];
    let parts: Vec<String> = kinds
        .into_iter()
        .filter(|(relation, _)| count(*relation) > 0)
        .map(|(relation, words)| format!("{} {words}", count(relation)))
        .collect();
    format!("{}: {}", counted(all.len() as u64, "test"), parts.join(", "))
}
