//! Draws a state space for graphviz, which lays it out.

use super::super::escape::dot as quoted;
use super::super::palette::{state_fill, step_stroke};
use super::{StatePicture, arrows};
use crate::text::fit::{clean, shorten};
use std::fmt::Write as _;

/// The longest line in a node, in characters.
const MAX_TEXT: usize = 60;

/// Draws a state space in DOT, the language of graphviz.
pub(super) fn render(picture: &StatePicture<'_>) -> String {
    let mut out = String::from("digraph states {\n");
    let lines = [&picture.title, &picture.subtitle].into_iter().chain(&picture.condition);
    let caption: Vec<String> = lines.map(|line| shorten(line, 160)).collect();
    let _ =
        writeln!(out, "  graph [label={}, labelloc=t, fontname=\"Helvetica\"];", quoted(&caption.join("\n")));
    out += "  node [shape=box, style=\"rounded,filled\", fontname=\"Courier\", fontsize=10];\n";
    out += "  edge [fontname=\"Helvetica-Oblique\", fontsize=9];\n";
    for (i, state) in picture.diagram.states.iter().enumerate() {
        let fill = state_fill(state.kind);
        let lines: Vec<String> = state.lines.iter().map(|line| shorten(&clean(line), MAX_TEXT)).collect();
        let width = if i == 0 { 2.0 } else { 1.0 };
        let _ = writeln!(
            out,
            "  s{i} [label={}, fillcolor=\"{}\", color=\"{}\", penwidth={width:.1}];",
            quoted(&lines.join("\n")),
            fill.fill,
            fill.border,
        );
    }
    for arrow in arrows(picture.diagram) {
        let stroke = step_stroke(arrow.order);
        let _ = writeln!(
            out,
            "  s{} -> s{} [label={}, color=\"{c}\", fontcolor=\"{c}\", style={}, penwidth={:.1}];",
            arrow.from,
            arrow.to,
            quoted(&shorten(&arrow.text, MAX_TEXT)),
            stroke.style,
            stroke.width,
            c = stroke.colour,
        );
    }
    out += "}\n";
    out
}
