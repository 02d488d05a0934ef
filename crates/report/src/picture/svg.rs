//! Draws a standalone SVG image. Its background is white, so that it can be read on light and dark pages.

use super::escape::xml;
use super::geometry::{Path, Point, Rect, Segment};
use super::layout::{Card, Curve, Layout, layout};
use super::legend::legend;
use super::palette::{CYCLE, Stroke, border, stroke};
use super::panel::{Panel, panels};
use super::{Picture, label};
use crate::order::Dense;
use crate::text::fit::{width, wrap};
use crate::{EdgeKind, EventKind};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The height of a line above a graph, in pixels.
const HEADING: f64 = 26.0;
/// The width of the empty margin around an image, in pixels.
pub(super) const MARGIN: f64 = 20.0;
/// The fonts for code in images, as a CSS list of fixed-width families.
pub(super) const MONO: &str = "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace";
/// The fonts for titles and labels in images, as a CSS list of families.
pub(super) const SANS: &str = "system-ui,'DejaVu Sans',Helvetica,Arial,sans-serif";

/// Draws an execution as an SVG image with its caption above and a legend below.
pub(super) fn render(picture: &Picture<'_>) -> String {
    let panels = panels(picture);
    let layouts: Vec<Layout<'_>> = panels.iter().map(|panel| layout(panel.execution)).collect();
    let curves = layouts.iter().flat_map(|layout| &layout.curves);
    let kinds: BTreeSet<EdgeKind> = curves.map(|c| c.kind.clone()).collect();
    let legend = legend(&kinds, &panels);
    let room = layouts.iter().map(|layout| layout.width).fold(0.0, f64::max);
    let cells = ((room - 2.0 * MARGIN) / 6.6).max(60.0) as usize;
    let above = caption(picture, cells);
    let below: Vec<String> = match picture.final_line() {
        line if line.is_empty() => Vec::new(),
        // (It is the first of several graphs that is meant.)
        line if panels.len() > 1 => limited(wrap(&format!("in the end, with the cycle: {line}"), cells)),
        line => limited(wrap(&format!("in the end: {line}"), cells)),
    };
    let widest =
        above.iter().map(|l| width(&l.text)).chain(below.iter().map(|l| width(l))).max().unwrap_or(0);
    let total = room.max(widest as f64 * 7.4 + 2.0 * MARGIN).max(legend.width + 2.0 * MARGIN).max(240.0);
    let top = MARGIN + above.len() as f64 * 18.0 + 8.0;
    let mut tops = Vec::new();
    let mut after = top;
    for (panel, layout) in panels.iter().zip(&layouts) {
        let heading = if panel.heading.is_some() { HEADING } else { 0.0 };
        tops.push(after + heading);
        after += heading + layout.height + 14.0;
    }
    let legend_top = after + below.len() as f64 * 16.0 + if below.is_empty() { 0.0 } else { 8.0 };
    let height = legend_top + legend.height + 12.0;

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
    for ((panel, layout), top) in panels.iter().zip(&layouts).zip(tops) {
        if let Some(heading) = panel.heading {
            let at = Point::new(MARGIN, top - HEADING + 16.0);
            text(&mut out, at, "font-size=\"13\" font-weight=\"bold\" fill=\"#444444\"", heading);
        }
        let left = (total - layout.width).max(0.0) / 2.0;
        let _ = writeln!(out, "<g transform=\"translate({left:.1} {top:.1})\">");
        drawing(&mut out, panel, layout);
        out += "</g>\n";
    }
    for (i, line) in below.iter().enumerate() {
        let at = Point::new(MARGIN, after + 12.0 + i as f64 * 16.0);
        text(&mut out, at, &format!("font-family=\"{MONO}\" fill=\"#222222\""), line);
    }
    let _ =
        writeln!(out, "<g transform=\"translate({MARGIN:.1} {legend_top:.1})\">{}</g>\n</svg>", legend.body);
    out
}

/// One line of the caption above a picture, with its SVG attributes.
pub(super) struct CaptionLine {
    pub attributes: &'static str,
    pub text: String,
}

fn caption(picture: &Picture<'_>, cells: usize) -> Vec<CaptionLine> {
    caption_lines(&picture.title, &picture.subtitle, picture.condition.as_deref(), cells)
}

/// Returns the lines of the caption above a picture, wrapped to `cells` characters.
pub(super) fn caption_lines(
    title: &str,
    subtitle: &str,
    condition: Option<&str>,
    cells: usize,
) -> Vec<CaptionLine> {
    let mut lines = Vec::new();
    let mut add = |attributes, text: &str| {
        lines.extend(limited(wrap(text, cells)).into_iter().map(|text| CaptionLine { attributes, text }));
    };
    add("font-size=\"15\" font-weight=\"bold\" fill=\"#111111\"", title);
    add("fill=\"#222222\"", subtitle);
    if let Some(condition) = condition {
        add("font-family=\"ui-monospace,'DejaVu Sans Mono',monospace\" fill=\"#444444\"", condition);
    }
    lines
}

/// Cuts a list to at most four lines.
fn limited(mut lines: Vec<String>) -> Vec<String> {
    if lines.len() > 4 {
        lines.truncate(4);
        lines[3].push('…');
    }
    lines
}

/// Appends an SVG element that shows `text` at the point `at`.
pub(super) fn text(out: &mut String, at: Point, attributes: &str, text: &str) {
    let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\" {attributes}>{}</text>", at.x, at.y, xml(text));
}

/// Draws the boxes first, then edges over the paper between them, names last.
fn drawing(out: &mut String, panel: &Panel<'_>, layout: &Layout<'_>) {
    for curve in layout.curves.iter().filter(|c| panel.is_on_cycle(c.from, c.to, &c.kind)) {
        let (_, tip) = curve.path.arrival();
        let _ = writeln!(out, "<path d=\"{}\" {CYCLE}/>", data(&curve.path, tip));
    }
    if layout.cards.is_empty() {
        text(out, Point::new(MARGIN, 14.0), "fill=\"#666666\"", "(no events)");
    }
    for header in &layout.headers {
        let at = Point::new(header.rect.centre().x, header.rect.y + 15.0);
        text(out, at, "text-anchor=\"middle\" font-weight=\"bold\" fill=\"#111111\"", &header.text);
    }
    for card in &layout.cards {
        draw_card(out, panel, card);
    }
    let leftmost =
        layout.cards.iter().filter(|c| c.thread.is_none()).min_by(|a, b| a.rect.x.total_cmp(&b.rect.x));
    if let Some(card) = leftmost.filter(|c| c.rect.x > 90.0) {
        let at = Point::new(card.rect.x - 10.0, card.rect.y + 17.0);
        text(out, at, "text-anchor=\"end\" font-size=\"11\" fill=\"#666666\"", "initial values");
    }
    let dense = Dense::new(panel.execution);
    let id = |node: crate::order::Node| format!("{}{}", panel.prefix, dense.events[node.0].1.id.0);
    for curve in &layout.curves {
        let _ =
            writeln!(out, "<g class=\"edge\" data-from=\"{}\" data-to=\"{}\">", id(curve.from), id(curve.to));
        draw_edge(out, curve);
        draw_name(out, curve);
        out.push_str("</g>\n");
    }
}

fn draw_card(out: &mut String, panel: &Panel<'_>, card: &Card<'_>) {
    let (fill, border_colour) = match (card.thread, card.event.kind) {
        (None, _) => ("#f2f2f2", "#888888"),
        (_, EventKind::Read | EventKind::RmwRead) => ("#eef6fb", "#4a6a80"),
        (_, EventKind::Write | EventKind::RmwWrite) => ("#fdf3e3", "#80683a"),
        (_, EventKind::Fence | EventKind::Other | EventKind::Buffered) => ("#f5f1f8", "#6f5a80"),
    };
    let Rect { x, y, w, h } = card.rect;
    let border = border(panel.role(card.event.id).filter(|_| card.thread.is_some()), border_colour);
    let (prefix, id) = (&panel.prefix, card.event.id.0);
    let _ = write!(out, "<g class=\"event\" data-id=\"{prefix}{id}\"><title>{}", xml(&full(card)));
    let _ = writeln!(
        out,
        "</title><rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"5\" fill=\"{fill}\" \
         {border}/>"
    );
    let middle = card.rect.centre().x;
    let attributes = format!("text-anchor=\"middle\" font-family=\"{MONO}\" fill=\"#111111\"");
    text(out, Point::new(middle, y + 17.0), &attributes, &card.text);
    if let Some(statement) = &card.shown {
        let attributes =
            format!("text-anchor=\"middle\" font-family=\"{MONO}\" font-size=\"10\" fill=\"#555555\"");
        text(out, Point::new(middle, y + 32.0), &attributes, statement);
    }
    out.push_str("</g>\n");
}

/// Returns the text of a box's tooltip: everything in full, within reason.
fn full(card: &Card<'_>) -> String {
    let statement = card.statement.as_ref().map(|s| format!(" — {s}")).unwrap_or_default();
    crate::text::fit::shorten(&format!("{}{statement}", crate::text::fit::clean(&card.event.text)), 400)
}

fn draw_edge(out: &mut String, curve: &Curve) {
    let size = if curve.kind == EdgeKind::Po { 7.0 } else { 9.0 };
    arrow(out, &curve.path, &stroke(&curve.kind), size);
}

/// Appends SVG elements that draw a path with an arrow head of `size` pixels.
pub(super) fn arrow(out: &mut String, path: &Path, stroke: &Stroke, size: f64) {
    let (before, tip) = path.arrival();
    let length = before.distance(tip).max(0.001);
    let (dx, dy) = ((tip.x - before.x) / length, (tip.y - before.y) / length);
    let base = Point::new(tip.x - dx * size, tip.y - dy * size);
    let half = size * 0.4;
    let _ = writeln!(
        out,
        "<path d=\"{}\" {}/><path d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z\" fill=\"{}\"/>",
        data(path, base),
        pen(stroke),
        tip.x,
        tip.y,
        base.x - dy * half,
        base.y + dx * half,
        base.x + dy * half,
        base.y - dx * half,
        stroke.colour,
    );
}

/// Returns the SVG attributes that draw a line with the look `stroke`.
pub(super) fn pen(stroke: &Stroke) -> String {
    let dash =
        if stroke.dash.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", stroke.dash) };
    format!("fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{dash}", stroke.colour, stroke.width)
}

/// Returns the path's data, ending at the base of the arrow head.
fn data(path: &Path, base: Point) -> String {
    let mut out = format!("M{:.1} {:.1}", path.start.x, path.start.y);
    for (i, segment) in path.segments.iter().enumerate() {
        let last = i + 1 == path.segments.len();
        let end = |p: Point| if last { base } else { p };
        let _ = match *segment {
            Segment::Line(p) => write!(out, "L{:.1} {:.1}", end(p).x, end(p).y),
            Segment::Curve(a, b, p) => {
                let p = end(p);
                write!(out, "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a.x, a.y, b.x, b.y, p.x, p.y)
            }
        };
    }
    out
}

fn draw_name(out: &mut String, curve: &Curve) {
    name(out, &curve.label, stroke(&curve.kind).colour, &label::name(&curve.kind));
}

/// Appends SVG elements that draw the name of an edge in the rectangle `label`.
pub(super) fn name(out: &mut String, label: &Rect, colour: &str, name: &str) {
    let Rect { x, y, w, h } = *label;
    let _ = write!(
        out,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"3\" fill=\"#ffffff\" \
         fill-opacity=\"0.9\"/>"
    );
    let at = label.centre();
    let attributes =
        format!("text-anchor=\"middle\" font-size=\"11\" font-style=\"italic\" fill=\"{colour}\"");
    text(out, Point::new(at.x, at.y + 3.8), &attributes, name);
}
