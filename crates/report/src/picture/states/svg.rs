//! Draws a standalone SVG image of a state space.

use super::super::escape::xml;
use super::super::geometry::{Point, Rect};
use super::super::palette::{state_fill, step_stroke};
use super::super::svg::{MARGIN, MONO, SANS, arrow, caption_lines, name, pen, text};
use super::layout::{Card, LINE, Layout, layout};
use super::{StatePicture, kinds};
use crate::StepOrder;
use crate::text::fit::{clean, shorten, width};
use std::fmt::Write as _;

/// Draws a state space as an SVG image with its caption above and a legend below.
pub(super) fn render(picture: &StatePicture<'_>) -> String {
    let layout = layout(picture);
    let cells = ((layout.width - 2.0 * MARGIN) / 6.6).max(60.0) as usize;
    let above = caption_lines(&picture.title, &picture.subtitle, picture.condition.as_deref(), cells);
    let widest = above.iter().map(|line| width(&line.text)).max().unwrap_or(0);
    let total = layout.width.max(widest as f64 * 7.4 + 2.0 * MARGIN).max(340.0);
    let top = MARGIN + above.len() as f64 * 18.0 + 8.0;
    let legend_top = top + layout.height + 14.0;
    let (legend, rows) = legend(picture);
    let height = legend_top + rows as f64 * 18.0 + 12.0;
    let mut out = String::new();
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {total:.0} {height:.0}\" width=\"{total:.0}\" \
         height=\"{height:.0}\" font-family=\"{SANS}\" font-size=\"12\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
        xml(&format!("{}: {}", picture.title, picture.subtitle)),
    );
    for (i, line) in above.iter().enumerate() {
        text(&mut out, Point::new(MARGIN, MARGIN + 12.0 + i as f64 * 18.0), line.attributes, &line.text);
    }
    let _ = writeln!(out, "<g transform=\"translate(0 {top:.1})\">");
    drawing(&mut out, &layout);
    let _ =
        writeln!(out, "</g>\n<g transform=\"translate({MARGIN:.1} {legend_top:.1})\">{legend}</g>\n</svg>");
    out
}

fn drawing(out: &mut String, layout: &Layout) {
    if layout.cards.is_empty() {
        text(out, Point::new(MARGIN, 14.0), "fill=\"#666666\"", "(no states)");
    }
    for (i, card) in layout.cards.iter().enumerate() {
        draw_card(out, i, card);
    }
    for curve in &layout.curves {
        let (from, to) = (curve.arrow.from, curve.arrow.to);
        let stroke = step_stroke(curve.arrow.order);
        let _ = write!(
            out,
            "<g class=\"edge\" data-from=\"{from}\" data-to=\"{to}\"><title>{}</title>",
            xml(&shorten(&clean(&curve.arrow.text), 400))
        );
        arrow(out, &curve.path, &stroke, 7.0);
        name(out, &curve.label, stroke.colour, &curve.text);
        out.push_str("</g>\n");
    }
}

fn draw_card(out: &mut String, number: usize, card: &Card) {
    let fill = state_fill(card.kind);
    let Rect { x, y, w, h } = card.rect;
    let pen = if number == 0 { 2.5 } else { 1.0 };
    let _ = writeln!(
        out,
        "<g class=\"event\" data-id=\"{number}\"><title>state {number}</title><rect x=\"{x:.1}\" y=\"{y:.1}\" \
         width=\"{w:.1}\" height=\"{h:.1}\" rx=\"5\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{pen}\"/>",
        fill.fill, fill.border,
    );
    let attributes =
        format!("text-anchor=\"middle\" font-family=\"{MONO}\" font-size=\"10\" fill=\"#111111\"");
    for (i, line) in card.lines.iter().enumerate() {
        let at = Point::new(card.rect.centre().x, y + 4.0 + (i as f64 + 0.75) * LINE);
        text(out, at, &attributes, line);
    }
    out.push_str("</g>\n");
}

/// Draws the meaning of colours and lines; returns how many rows that takes, too.
fn legend(picture: &StatePicture<'_>) -> (String, usize) {
    let mut body = String::new();
    let mut rows = 0;
    let mut row = |shape: &dyn Fn(f64) -> String, meaning: &str| {
        let y = rows as f64 * 18.0 + 8.0;
        body += &shape(y);
        text(&mut body, Point::new(36.0, y + 4.0), "font-size=\"11\" fill=\"#333333\"", meaning);
        rows += 1;
    };
    for kind in kinds(picture.diagram) {
        let fill = state_fill(kind);
        let shape = |y: f64| {
            format!(
                "<rect x=\"0\" y=\"{:.1}\" width=\"28\" height=\"12\" rx=\"3\" fill=\"{}\" stroke=\"{}\"/>",
                y - 6.0,
                fill.fill,
                fill.border
            )
        };
        row(&shape, fill.meaning);
    }
    if picture.diagram.steps.iter().any(|step| step.order == StepOrder::Overtakes) {
        let stroke = step_stroke(StepOrder::Overtakes);
        row(&|y| format!("<path d=\"M0 {y:.1}h28\" {}/>", pen(&stroke)), stroke.meaning);
    }
    (body, rows)
}
