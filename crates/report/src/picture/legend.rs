//! Draws the legend of an SVG image: the meaning of its lines and boxes.

use super::geometry::Point;
use super::label;
use super::layout::SMALL_CELL;
use super::palette::{CYCLE, border, stroke};
use super::panel::{Panel, meanings};
use super::svg::{pen, text};
use crate::EdgeKind;
use crate::text::fit::width;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The legend of a picture as SVG text, with its size in pixels.
pub(super) struct Legend {
    pub body: String,
    pub width: f64,
    pub height: f64,
}

/// Draws the legend for the kinds of edges and boxes that a picture has.
pub(super) fn legend(kinds: &BTreeSet<EdgeKind>, panels: &[Panel<'_>]) -> Legend {
    const PER_ROW: usize = 3;
    const MAX_KINDS: usize = 12;
    // Each with a sample of 30 by 12 whose middle line is at the origin.
    let mut entries: Vec<(String, String)> = Vec::new();
    for kind in kinds.iter().take(MAX_KINDS) {
        let stroke = stroke(kind);
        let name = label::name(kind);
        let meaning = if stroke.meaning.is_empty() { name } else { format!("{name}: {}", stroke.meaning) };
        entries.push((format!("<path d=\"M0 0h30\" {}/>", pen(&stroke)), meaning));
    }
    if panels.iter().any(|panel| panel.execution.derivation.is_some()) {
        let sample =
            format!("<path d=\"M0 0h30\" {CYCLE}/><path d=\"M0 0h30\" {}/>", pen(&stroke(&EdgeKind::Rf)));
        entries.push((sample, "the cycle".to_owned()));
    }
    for (role, meaning) in meanings(panels) {
        let border = border(Some(role), "#777777");
        let sample =
            format!("<rect x=\"1\" y=\"-6\" width=\"28\" height=\"12\" rx=\"3\" fill=\"#ffffff\" {border}/>");
        entries.push((sample, meaning.to_owned()));
    }
    let step = entries.iter().map(|(_, m)| width(m) as f64 * SMALL_CELL + 62.0).fold(0.0, f64::max);
    let mut body = String::new();
    for (i, (sample, meaning)) in entries.iter().enumerate() {
        let (x, y) = ((i % PER_ROW) as f64 * step, (i / PER_ROW) as f64 * 18.0 + 8.0);
        let _ = write!(body, "<g transform=\"translate({x:.1} {y:.1})\">{sample}</g>");
        text(&mut body, Point::new(x + 36.0, y + 4.0), "font-size=\"11\" fill=\"#333333\"", meaning);
    }
    let columns = entries.len().min(PER_ROW) as f64;
    Legend { body, width: columns * step, height: entries.len().div_ceil(PER_ROW) as f64 * 18.0 }
}
