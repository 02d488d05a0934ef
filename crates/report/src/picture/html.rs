//! Draws one self-contained page: the picture, the final state and the events with their source lines.
//! Pointing at an event, in the picture or in the table, shows its edges and fades the rest.

use super::escape::xml;
use super::panel::{Panel, panels};
use super::{Picture, svg};
use crate::derivation::Role;
use crate::text::derivation::sentences;
use crate::text::fit::{clean, shorten};
use crate::{DerivationKind, EdgeKind, Event, Execution};
use std::fmt::Write as _;

const STYLE: &str = "\
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem auto; max-width: 72rem; padding: 0 1rem; }
figure { margin: 0 0 1.5rem; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; border: 1px solid #8884; border-radius: 6px; }
table { border-collapse: collapse; margin: 0 0 1.5rem; }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
td, code { font-family: ui-monospace, monospace; font-size: 13px; }
svg .event, svg .edge { transition: opacity .1s; }
svg.focus .event, svg.focus .edge { opacity: .15; }
svg.focus .hot { opacity: 1; }
tr.hot { background: #8883; }
";

const SCRIPT: &str = "\
const svg = document.querySelector('figure svg');
const events = [...document.querySelectorAll('[data-id]')];
const edges = [...svg.querySelectorAll('.edge')];
function focus(id) {
  svg.classList.toggle('focus', id !== null);
  const near = new Set([id]);
  for (const e of edges) {
    const hot = e.dataset.from === id || e.dataset.to === id;
    e.classList.toggle('hot', hot);
    if (hot) near.add(e.dataset.from).add(e.dataset.to);
  }
  for (const e of events) {
    e.classList.toggle('hot', id !== null && (e.tagName === 'TR' ? e.dataset.id === id : near.has(e.dataset.id)));
  }
}
for (const e of events) {
  e.addEventListener('mouseenter', () => focus(e.dataset.id));
  e.addEventListener('mouseleave', () => focus(null));
}
";

/// Draws an execution as a page that is both XML and HTML.
pub(super) fn render(picture: &Picture<'_>) -> String {
    let mut tables = String::new();
    final_state(&mut tables, picture.execution);
    let mut derived = picture.execution;
    for panel in panels(picture) {
        if let Some(derivation) = panel.next {
            let which = match derivation.kind {
                DerivationKind::ReExecution => "the execution it was derived from",
                DerivationKind::Commitment => "the execution before",
            };
            why(&mut tables, derivation.kind, &sentences(derived, derivation, which));
        }
        events(&mut tables, &panel);
        derived = panel.execution;
    }
    let condition = picture.condition.as_deref();
    page([&picture.title, &picture.subtitle], condition, &svg::render(picture), &tables)
}

/// Formats an HTML page with a title, a line below it, a condition if there is one, an image, and tables.
pub(super) fn page(head: [&str; 2], condition: Option<&str>, image: &str, tables: &str) -> String {
    let [title, subtitle] = head.map(xml);
    let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    let _ = writeln!(out, "<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>");
    let _ = writeln!(out, "<h1>{title}</h1>\n<p>{subtitle}</p>");
    if let Some(condition) = condition {
        let _ = writeln!(out, "<p><code>{}</code></p>", xml(condition));
    }
    let _ = writeln!(out, "<figure>\n{image}</figure>\n{tables}");
    let _ = writeln!(out, "<script>\n//<![CDATA[\n{SCRIPT}//]]>\n</script>\n</body>\n</html>");
    out
}

fn final_state(out: &mut String, execution: &Execution) {
    if execution.final_values.is_empty() {
        return;
    }
    out.push_str("<h2>In the end</h2>\n<table>\n<tr>");
    for (name, _) in &execution.final_values {
        let _ = write!(out, "<th>{}</th>", xml(name));
    }
    out.push_str("</tr>\n<tr>");
    for (_, value) in &execution.final_values {
        let _ = write!(out, "<td>{}</td>", xml(&value.to_string()));
    }
    out.push_str("</tr>\n</table>\n");
}

/// Writes why an execution is not out of thin air.
fn why(out: &mut String, kind: DerivationKind, sentences: &[String]) {
    let title = match kind {
        DerivationKind::ReExecution => "Not out of thin air",
        DerivationKind::Commitment => "How it is justified",
    };
    let _ = write!(out, "<h2>{title}</h2>\n<ul>\n");
    for sentence in sentences {
        let _ = writeln!(out, "<li>{}</li>", xml(&shorten(&clean(sentence), 1000)));
    }
    out.push_str("</ul>\n");
}

fn events(out: &mut String, panel: &Panel<'_>) {
    let execution = panel.execution;
    if execution.is_empty() {
        return;
    }
    let heading = panel.heading.map_or("Events".to_owned(), |heading| format!("Events of {heading}"));
    let _ = write!(out, "<h2>{}</h2>\n<table>\n<tr><th>Thread</th><th>Event</th>", xml(&heading));
    out.push_str("<th>Reads from</th><th>Place</th><th>Statement</th>");
    out.push_str(if panel.heading.is_some() { "<th></th></tr>\n" } else { "</tr>\n" });
    for event in &execution.init {
        row(out, panel, "initial value", event);
    }
    for thread in &execution.threads {
        for event in &thread.events {
            row(out, panel, &thread.name, event);
        }
    }
    out.push_str("</table>\n");
}

fn row(out: &mut String, panel: &Panel<'_>, thread: &str, event: &Event) {
    let execution = panel.execution;
    let (place, statement) = match &event.source {
        Some(source) => (format!("{}:{}", source.file, source.line), source.text.clone()),
        None => Default::default(),
    };
    let from = execution.edges.iter().find(|e| e.to == event.id && e.kind == EdgeKind::Rf);
    let from = from.and_then(|e| execution.event(e.from)).map(|write| {
        let thread = execution.thread_of(write.id).map_or("initial value", |t| t.name.as_str());
        format!("{thread}: {}", write.text)
    });
    let _ = write!(out, "<tr data-id=\"{}{}\">", panel.prefix, event.id.0);
    for cell in [thread, &event.text, &from.unwrap_or_default(), &place, &statement] {
        let _ = write!(out, "<td>{}</td>", xml(&shorten(&clean(cell), 400)));
    }
    if panel.heading.is_some() {
        let role = panel.role(event.id).filter(|_| execution.thread_of(event.id).is_some());
        let word = match role {
            Some(Role::Committed) => "committed",
            Some(Role::ReExecuted) => "run again",
            Some(Role::Added) => "added later",
            None => "",
        };
        let _ = write!(out, "<td>{word}</td>");
    }
    out.push_str("</tr>\n");
}
