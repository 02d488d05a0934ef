//! JUnit's XML, as build servers read it: a test case for each file and model.

use super::Answer;
use crate::Exit;
use crate::picture::xml;
use crate::text::{self, Style};
use std::fmt::Write as _;

/// Formats answers as one XML document with a test case for each. An answer that is not the one that was
/// wanted is a failure; a file that cannot be read, or an answer that a limit left open, is an error.
pub fn junit(answers: &[Answer]) -> String {
    let count = |test: fn(Exit) -> bool| answers.iter().filter(|answer| test(answer.exit)).count();
    let failures = count(|exit| exit == Exit::Violation);
    let errors = count(|exit| matches!(exit, Exit::BadInput | Exit::Inconclusive));
    let time: f64 = answers.iter().map(|answer| answer.outcome.time_s).sum();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let totals =
        format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{time:.3}\"", answers.len());
    let _ =
        writeln!(out, "<testsuites name=\"fencepost\" {totals}>\n<testsuite name=\"fencepost\" {totals}>");
    answers.iter().for_each(|answer| case(&mut out, answer));
    out += "</testsuite>\n</testsuites>\n";
    out
}

fn case(out: &mut String, answer: &Answer) {
    let outcome = &answer.outcome;
    let _ = write!(
        out,
        "<testcase classname=\"{}\" name=\"{}\" file=\"{}\" time=\"{:.3}\"",
        xml(&outcome.model),
        xml(&answer.name),
        xml(&outcome.file),
        outcome.time_s
    );
    let (element, kind) = match answer.exit {
        Exit::Ok => {
            let _ = writeln!(out, ">\n<system-out>{}</system-out>\n</testcase>", xml(&answer.verdict()));
            return;
        }
        Exit::Violation => ("failure", outcome.errors.first().map_or("condition", |error| error.kind.word())),
        Exit::BadInput => ("error", outcome.errors.first().map_or("bad-input", |error| error.kind.word())),
        Exit::Inconclusive => ("error", "inconclusive"),
    };
    let expected =
        answer.expected.as_ref().map(|expected| format!("expected {expected}, but the answer is: "));
    let message = expected.unwrap_or_default() + &answer.verdict();
    let details: Vec<String> = text::render(outcome, &Style::default()).lines().map(xml).collect();
    let _ = writeln!(
        out,
        ">\n<{element} type=\"{kind}\" message=\"{}\">{}\n</{element}>\n</testcase>",
        xml(&message),
        details.join("\n")
    );
}
