//! Draws one self-contained page: the picture, and the states with the steps that leave them. Pointing at a
//! state shows its steps and fades the rest.

use super::super::escape::xml;
use super::super::html::page;
use super::super::palette::state_fill;
use super::{StatePicture, arrows, svg};
use crate::StateKind;
use crate::text::fit::{clean, shorten};
use std::fmt::Write as _;

/// Draws a state space as a page that is both XML and HTML.
pub(super) fn render(picture: &StatePicture<'_>) -> String {
    let mut table =
        String::from("<h2>States</h2>\n<table>\n<tr><th>State</th><th>What it is</th><th>Steps</th></tr>\n");
    let arrows = arrows(picture.diagram);
    let cut = |text: &str| xml(&shorten(&clean(text), 400));
    for (i, state) in picture.diagram.states.iter().enumerate() {
        let mut what: Vec<String> = state.lines.iter().map(|line| cut(line)).collect();
        if state.kind != StateKind::Inner {
            what.insert(0, format!("<b>{}</b>", state_fill(state.kind).meaning));
        }
        let leaving = arrows.iter().filter(|arrow| arrow.from == i);
        let steps: Vec<String> =
            leaving.map(|arrow| format!("{} → {}", cut(&arrow.text), arrow.to)).collect();
        let _ = writeln!(
            table,
            "<tr data-id=\"{i}\"><td>{i}</td><td>{}</td><td>{}</td></tr>",
            what.join("<br/>"),
            steps.join("<br/>")
        );
    }
    table += "</table>\n";
    page([&picture.title, &picture.subtitle], picture.condition.as_deref(), &svg::render(picture), &table)
}
