//! SARIF 2.1.0, which code hosts and editors read: one document for all answers.
//!
//! Each finding is a result, at its place; the other places of the finding are related locations, and the
//! execution that shows it is a code flow with a thread flow for each thread, as far as a trace shows it.

use super::{Answer, Level, Reported};
use crate::order::{Column, Dense, order};
use crate::relevance::relevant;
use crate::{Execution, Exit, Finding, Kind, RelatedKind};
use serde_json::{Value as Json, json};
use std::fmt::Write as _;

/// What answers are about that are not findings: the word and its meaning.
const MORE_RULES: [(&str, &str); 3] = [
    ("condition", "The condition of a litmus test does not hold."),
    ("inconclusive", "A bound or a limit was reached before the answer was certain."),
    ("unexpected", "The answer is not the one that the project expects."),
];

/// Formats answers as one SARIF document. `version` is that of the tool.
pub fn sarif(answers: &[Answer], version: &str) -> String {
    let words: Vec<&str> = Kind::all().map(Kind::word).chain(MORE_RULES.map(|(word, _)| word)).collect();
    let rules: Vec<Json> = words.iter().map(|word| rule(word)).collect();
    let results: Vec<Json> = answers
        .iter()
        .flat_map(|answer| {
            answer
                .findings()
                .into_iter()
                .map(|reported| result(answer, &reported, &words))
                .collect::<Vec<_>>()
        })
        .collect();
    let successful = answers.iter().all(|answer| answer.exit != Exit::BadInput);
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "Fencepost", "semanticVersion": version, "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "invocations": [{ "executionSuccessful": successful }],
            "results": results,
        }],
    });
    serde_json::to_string_pretty(&log).expect("plain data always serialises") + "\n"
}

fn rule(word: &str) -> Json {
    let meaning =
        MORE_RULES.iter().find(|(other, _)| other == &word).map(|(_, meaning)| (*meaning).to_owned());
    let meaning = meaning.unwrap_or_else(|| format!("Findings of the kind {word}."));
    json!({ "id": word, "shortDescription": { "text": meaning } })
}

fn result(answer: &Answer, reported: &Reported<'_>, rules: &[&str]) -> Json {
    let mut text = format!("{} (under {})", reported.message, answer.outcome.model);
    for note in reported.notes() {
        let _ = write!(text, "\n{note}");
    }
    let file = reported.file.as_deref().unwrap_or(&answer.outcome.file);
    let mut result = json!({
        "ruleId": reported.rule,
        "ruleIndex": rules.iter().position(|word| *word == reported.rule),
        "level": match reported.level { Level::Error => "error", Level::Warning => "warning" },
        "message": { "text": text },
        "locations": [{ "physicalLocation": place(file, reported.line) }],
    });
    if let Some(finding) = reported.finding {
        let related = related(finding);
        if !related.is_empty() {
            result["relatedLocations"] = related.into();
        }
        if let Some(flow) = finding.execution.as_ref().and_then(flow) {
            result["codeFlows"] = json!([flow]);
        }
    }
    result
}

fn place(file: &str, line: Option<u32>) -> Json {
    let mut place = json!({ "artifactLocation": { "uri": uri(file) } });
    // (Lines count from 1.)
    if let Some(line) = line.filter(|line| *line > 0) {
        place["region"] = json!({ "startLine": line });
    }
    place
}

fn related(finding: &Finding) -> Vec<Json> {
    let of = |(id, related): (usize, &crate::Related)| {
        let what = match related.what {
            RelatedKind::OtherAccess => "the other access",
            RelatedKind::Allocated => "allocated here",
            RelatedKind::Freed => "freed here",
            RelatedKind::OtherFree => "the other free",
            RelatedKind::Waits => "waits here",
        };
        let text = match &related.thread {
            Some(thread) => format!("{what}, by {thread}"),
            None => what.to_owned(),
        };
        let file = related.file.as_ref()?;
        let place = place(file, related.line);
        Some(json!({ "id": id, "physicalLocation": place, "message": { "text": text } }))
    };
    finding.related.iter().enumerate().filter_map(of).collect()
}

/// Returns the code flow of an execution: the events that a trace shows, by thread, with their order.
fn flow(execution: &Execution) -> Option<Json> {
    let dense = Dense::new(execution);
    let order = order(&dense);
    let shown = relevant(&dense, &order, &execution.focus);
    let mut threads: Vec<Vec<Json>> = vec![vec![]; execution.threads.len()];
    for (number, node) in order.events.iter().enumerate() {
        let (Column::Thread(thread), event) = dense.events[node.0] else { continue };
        let Some(source) = event.source.as_ref().filter(|_| shown[node.0]) else { continue };
        let place = place(&source.file, Some(source.line));
        threads[thread].push(json!({
            "location": { "physicalLocation": place, "message": { "text": event.text } },
            "executionOrder": number + 1,
            "importance": if execution.focus.contains(&event.id) { "essential" } else { "important" },
        }));
    }
    let named = execution.threads.iter().zip(threads).filter(|(_, locations)| !locations.is_empty());
    let flows: Vec<Json> =
        named.map(|(thread, locations)| json!({ "id": thread.name, "locations": locations })).collect();
    (!flows.is_empty()).then(|| json!({ "threadFlows": flows }))
}

/// Returns the reference to a file: relative as it is, absolute with its scheme.
fn uri(file: &str) -> String {
    let mut out = String::from(if file.starts_with('/') { "file://" } else { "" });
    // A first part with a colon would be taken for a scheme.
    if !file.starts_with('/') && file.split('/').next().is_some_and(|first| first.contains(':')) {
        out.push_str("./");
    }
    for byte in file.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' | b'+' | b':' => {
                out.push(byte as char);
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_to_files() {
        assert_eq!(uri("src/a b.c"), "src/a%20b.c");
        assert_eq!(uri("/srv/ä.c"), "file:///srv/%C3%A4.c");
        assert_eq!(uri("a:b/c.c"), "./a:b/c.c");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
    }
}
