//! Lays an execution out: boxes, curves and labels with coordinates.

use super::geometry::{Path, Rect};
use super::plan::{Grid, Place, Plan, Side};
use super::{FileNames, drawn, file_names, label, route, statement};
use crate::order::{Column, Dense, Node, order};
use crate::text::fit::{shorten, width};
use crate::{EdgeKind, Event, Execution};

/// The width of a character of an event's text, in pixels.
pub(super) const CELL: f64 = 7.3;
/// The width of a character of the smaller statement below an event's text, in pixels.
pub(super) const SMALL_CELL: f64 = 6.1;
/// The longest event text in a box, in characters; tooltips and the HTML table have it in full.
const MAX_EVENT: usize = 40;
const PADDING: f64 = 10.0;
const LANE: f64 = 15.0;
/// The reach of the first arc beside a column: its label must clear the box.
const ARC: f64 = 26.0;
const HEADER: f64 = 22.0;
const MARGIN: f64 = 20.0;

/// The box of an event in a picture of an execution, with its texts.
pub(super) struct Card<'a> {
    pub event: &'a Event,
    pub thread: Option<usize>,
    pub rect: Rect,
    pub text: String,
    /// The place and the statement, in full.
    pub statement: Option<String>,
    /// As much of `statement` as the box shows.
    pub shown: Option<String>,
}

/// The box with a thread's name above its column.
pub(super) struct Header {
    pub rect: Rect,
    pub text: String,
}

/// The curve of an edge in a picture of an execution, with the rectangle of its name.
pub(super) struct Curve {
    pub from: Node,
    pub to: Node,
    pub kind: EdgeKind,
    pub path: Path,
    pub label: Rect,
}

/// A laid out picture of an execution, without its caption; all coordinates are in pixels.
pub(super) struct Layout<'a> {
    pub cards: Vec<Card<'a>>,
    pub headers: Vec<Header>,
    pub curves: Vec<Curve>,
    pub width: f64,
    pub height: f64,
}

/// The coordinates of the columns and channels of the grid that a picture is laid out on.
pub(super) struct Frame {
    pub plan: Plan,
    /// Left edge and width of each column.
    columns: Vec<(f64, f64)>,
    /// Top and height of each channel.
    channels: Vec<(f64, f64)>,
}

impl Frame {
    /// Returns how far the arc in lane `lane` reaches out from the side of its column, in pixels.
    pub fn arc(&self, lane: usize) -> f64 {
        ARC + lane as f64 * (LANE + 6.0)
    }

    /// Returns the x of a vertical piece of an edge beside a column, in lane `lane` of that side's gutter.
    /// These lanes are beyond the arcs.
    pub fn run_x(&self, column: usize, side: Side, lane: usize) -> f64 {
        let (x, w) = self.columns[column];
        let out = clearance(&self.plan, column, side) + lane as f64 * LANE;
        match side {
            Side::Left => x - out,
            Side::Right => x + w + out,
        }
    }

    /// Returns the y of a lane of a horizontal channel between two rows.
    pub fn channel_y(&self, channel: usize, lane: usize) -> f64 {
        let (top, height) = self.channels[channel];
        let lanes = self.plan.channels[channel].count().max(1);
        top + (height - (lanes - 1) as f64 * LANE) / 2.0 + lane as f64 * LANE
    }
}

/// Returns the distance from a box at which the runs of a margin start.
fn clearance(plan: &Plan, column: usize, side: Side) -> f64 {
    let arcs = plan.margins[column][side as usize].arcs.count();
    if arcs == 0 { 20.0 } else { ARC + arcs as f64 * (LANE + 6.0) }
}

/// Returns the width that a margin needs.
fn room(plan: &Plan, column: usize, side: Side) -> f64 {
    let margin = &plan.margins[column][side as usize];
    match (margin.arcs.count(), margin.runs.count()) {
        (0, 0) => 0.0,
        (_, runs) => clearance(plan, column, side) + runs as f64 * LANE,
    }
}

/// Returns the longest statement in a box, in characters: the fewer threads, the more room there is.
fn max_statement(threads: usize) -> usize {
    match threads {
        0..=2 => 50,
        3 => 42,
        4 => 34,
        _ => 28,
    }
}

/// Computes the coordinates of all boxes, curves and names in a picture of an execution.
pub(super) fn layout(execution: &Execution) -> Layout<'_> {
    let dense = Dense::new(execution);
    let row_of = order(&dense).rows;
    let edges = drawn(&dense);
    let places = places(&dense, &row_of, &edges);
    let thread_rows = dense.events.iter().zip(&row_of).filter(|((c, _), _)| *c != Column::Init);
    let grid = Grid {
        columns: execution.threads.len(),
        rows: thread_rows.map(|(_, r)| r + 1).max().unwrap_or(0),
        inits: execution.init.len(),
    };
    let placed: Vec<_> = edges.iter().map(|(a, b, kind)| (places[a.0], places[b.0], kind)).collect();
    let plan = Plan::new(grid, &placed);

    let files = file_names(execution);
    let mut cards: Vec<Card<'_>> =
        dense.events.iter().map(|&(column, event)| card(column, event, grid, &files)).collect();
    let names: Vec<String> =
        execution.threads.iter().map(|t| shorten(&crate::text::fit::clean(&t.name), 24)).collect();
    let columns = column_lines(&cards, &names, &plan);
    let spread = columns.last().map_or(0.0, |&(x, w)| x + w + outer(&plan, columns.len(), Side::Right));
    let width = init_row(&mut cards, &places, spread);

    let shift = (width - spread).max(0.0) / 2.0;
    let columns: Vec<_> = columns.into_iter().map(|(x, w)| (x + shift, w)).collect();
    let (tops, channels, header_top) = row_lines(&cards, &places, grid, &plan);
    for (card, place) in cards.iter_mut().zip(&places) {
        if let Place::Cell { column, row } = *place {
            let (x, w) = columns[column];
            card.rect = Rect { x, y: tops[row], w, h: card.rect.h };
        }
    }
    let headers = names
        .into_iter()
        .zip(&columns)
        .map(|(text, &(x, w))| Header { rect: Rect { x, y: header_top, w, h: HEADER }, text });
    let headers: Vec<_> = headers.collect();
    let height = channels.last().map_or(0.0, |&(top, h)| top + h);
    let frame = Frame { plan, columns, channels };
    let boxes: Vec<Rect> = cards.iter().map(|c| c.rect).collect();
    let paths = route::paths(&frame, &boxes, &edges);
    let obstacles: Vec<Rect> = boxes.iter().copied().chain(headers.iter().map(|h| h.rect)).collect();
    let labels = label::place(&paths, &edges, &obstacles);
    let curves = edges.into_iter().zip(paths).zip(labels);
    let curves =
        curves.map(|(((from, to, kind), path), label)| Curve { from, to, kind, path, label }).collect();
    Layout { cards, headers, curves, width, height }
}

/// Places the events; initial writes by the columns they lead to, so that their edges cross little.
fn places(dense: &Dense<'_>, rows: &[usize], edges: &[(Node, Node, EdgeKind)]) -> Vec<Place> {
    let inits = dense.events.iter().take_while(|(c, _)| *c == Column::Init).count();
    let lean = |init: usize| {
        let targets = edges.iter().filter(|(from, _, _)| from.0 == init).filter_map(|(_, to, _)| match dense
            .column(*to)
        {
            Column::Thread(t) => Some(t as f64),
            Column::Init => None,
        });
        let (count, sum) = targets.fold((0.0, 0.0), |(n, sum), t| (n + 1.0, sum + t));
        if count > 0.0 { sum / count } else { f64::MAX }
    };
    let leans: Vec<f64> = (0..inits).map(lean).collect();
    let mut order: Vec<usize> = (0..inits).collect();
    order.sort_by(|&a, &b| leans[a].total_cmp(&leans[b]));
    let mut places = vec![Place::Init(0); dense.events.len()];
    for (position, &init) in order.iter().enumerate() {
        places[init] = Place::Init(position);
    }
    for (i, (column, _)) in dense.events.iter().enumerate().skip(inits) {
        if let Column::Thread(t) = *column {
            places[i] = Place::Cell { column: t, row: rows[i] };
        }
    }
    places
}

/// Makes a box with its size but not yet its place.
fn card<'a>(column: Column, event: &'a Event, grid: Grid, files: &FileNames) -> Card<'a> {
    let text = shorten(&crate::text::fit::clean(&event.text), MAX_EVENT);
    let statement = statement(event, files);
    let shown = statement.as_ref().map(|s| shorten(s, max_statement(grid.columns)));
    let small = shown.as_ref().map_or(0.0, |s| width(s) as f64 * SMALL_CELL);
    let w = (width(&text) as f64 * CELL).max(small) + 2.0 * PADDING;
    let h = if statement.is_some() { 40.0 } else { 26.0 };
    let thread = match column {
        Column::Init => None,
        Column::Thread(t) => Some(t),
    };
    Card { event, thread, rect: Rect { x: 0.0, y: 0.0, w, h }, text, statement, shown }
}

fn outer(plan: &Plan, columns: usize, side: Side) -> f64 {
    let column = if side == Side::Left { 0 } else { columns - 1 };
    MARGIN + room(plan, column, side)
}

/// Returns the left edge and width of each column.
fn column_lines(cards: &[Card<'_>], names: &[String], plan: &Plan) -> Vec<(f64, f64)> {
    let mut widths: Vec<f64> = names.iter().map(|n| width(n) as f64 * CELL + 2.0 * PADDING).collect();
    for card in cards {
        if let Some(t) = card.thread {
            widths[t] = widths[t].max(card.rect.w);
        }
    }
    let mut x = 0.0;
    let mut lines = Vec::new();
    for (i, &w) in widths.iter().enumerate() {
        x += if i == 0 {
            outer(plan, widths.len(), Side::Left)
        } else {
            let crossed = plan.margins[i][Side::Left as usize].crossed;
            let gap = room(plan, i - 1, Side::Right) + room(plan, i, Side::Left);
            (gap + 24.0).max(if crossed { 76.0 } else { 40.0 })
        };
        lines.push((x, w));
        x += w;
    }
    lines
}

/// Puts the initial writes side by side on top, centred over `spread`; returns the width of the drawing.
fn init_row(cards: &mut [Card<'_>], places: &[Place], spread: f64) -> f64 {
    const GAP: f64 = 24.0;
    let mut inits: Vec<(usize, &mut Card<'_>)> = cards
        .iter_mut()
        .zip(places)
        .filter_map(|(card, place)| match *place {
            Place::Init(position) => Some((position, card)),
            Place::Cell { .. } => None,
        })
        .collect();
    inits.sort_by_key(|(position, _)| *position);
    let total = inits.iter().map(|(_, c)| c.rect.w + GAP).sum::<f64>() - GAP;
    let width = spread.max(total + 2.0 * MARGIN);
    let mut x = (width - total) / 2.0;
    for (_, card) in inits {
        card.rect.x = x;
        x += card.rect.w + GAP;
    }
    width
}

/// Returns the tops of the rows, top and height of the channels, and the top of the threads' names.
fn row_lines(
    cards: &[Card<'_>],
    places: &[Place],
    grid: Grid,
    plan: &Plan,
) -> (Vec<f64>, Vec<(f64, f64)>, f64) {
    let mut heights = vec![0.0f64; grid.rows];
    let mut inits = 0.0f64;
    for (card, place) in cards.iter().zip(places) {
        match *place {
            Place::Init(_) => inits = inits.max(card.rect.h),
            Place::Cell { row, .. } => heights[row] = heights[row].max(card.rect.h),
        }
    }
    let lanes = |channel: usize| plan.channels[channel].count() as f64 * LANE;
    let mut channels = vec![(inits, if inits > 0.0 { 14.0 + lanes(0) } else { 0.0 })];
    let header_top = channels[0].0 + channels[0].1;
    let mut y = header_top + if grid.columns > 0 { HEADER } else { 0.0 };
    let mut tops = Vec::new();
    for (row, height) in heights.iter().enumerate() {
        let gap = if row == 0 { 10.0 } else { 34.0 } + lanes(row + 1);
        channels.push((y, gap));
        y += gap;
        tops.push(y);
        y += height;
    }
    channels.push((y, 6.0 + lanes(grid.rows + 1)));
    (tops, channels, header_top)
}
