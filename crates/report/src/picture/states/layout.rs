//! Lays a state space out: boxes and curves with coordinates.
//!
//! States stand in layers by their distance from the first, so a step goes one layer down at most. In a layer
//! they are ordered by where the states stand that lead to them (the barycentre method, one pass down), which
//! is enough for the few hundred states that a picture can show. Steps within a layer or upwards bend to the
//! right. Linear but for sorting and for placing the texts.

use super::super::geometry::{Path, Point, Rect};
use super::super::label;
use super::super::layout::SMALL_CELL;
use super::{Arrow, StatePicture, arrows};
use crate::StateKind;
use crate::text::fit::{clean, shorten, width};
use std::collections::VecDeque;

const MAX_LINE: usize = 44;
const MAX_STEP: usize = 34;
/// The height of a line of a state's text, in pixels.
pub(super) const LINE: f64 = 13.0;
const PADDING: f64 = 8.0;
const GAP: f64 = 46.0;
const BETWEEN: f64 = 70.0;
const MARGIN: f64 = 20.0;

/// The box of a state in a picture of a state space, with its texts.
pub(super) struct Card {
    pub rect: Rect,
    pub lines: Vec<String>,
    pub kind: StateKind,
}

/// The curve of a step in a picture of a state space, with its text and the text's rectangle.
pub(super) struct Curve {
    pub arrow: Arrow,
    pub path: Path,
    pub text: String,
    pub label: Rect,
}

/// A laid out picture of a state space, without its caption; all coordinates are in pixels.
pub(super) struct Layout {
    pub cards: Vec<Card>,
    pub curves: Vec<Curve>,
    pub width: f64,
    pub height: f64,
}

/// Computes the coordinates of all boxes, curves and texts in a picture of a state space.
pub(super) fn layout(picture: &StatePicture<'_>) -> Layout {
    let arrows = arrows(picture.diagram);
    let mut cards: Vec<Card> = picture.diagram.states.iter().map(|s| card(&s.lines, s.kind)).collect();
    let layers = layers(cards.len(), &arrows);
    let mut centres = vec![0.0; cards.len()];
    let row = |layer: &[usize], cards: &[Card]| {
        layer.iter().map(|&s| cards[s].rect.w).sum::<f64>() + GAP * layer.len().saturating_sub(1) as f64
    };
    let widest = layers.iter().map(|layer| row(layer, &cards)).fold(0.0, f64::max);
    let mut y = MARGIN;
    for layer in &layers {
        let mut layer = layer.clone();
        let wish = |state: usize| {
            let above =
                arrows.iter().filter(|a| a.to == state && a.from != state && cards[a.from].rect.y > 0.0);
            let (sum, n) = above.fold((0.0, 0), |(sum, n), a| (sum + centres[a.from], n + 1));
            if n == 0 { 0.0 } else { sum / f64::from(n) }
        };
        let wishes: Vec<f64> =
            (0..cards.len()).map(|s| if layer.contains(&s) { wish(s) } else { 0.0 }).collect();
        layer.sort_by(|a, b| wishes[*a].total_cmp(&wishes[*b]).then(a.cmp(b)));
        let mut x = MARGIN + (widest - row(&layer, &cards)) / 2.0;
        let height = layer.iter().map(|&s| cards[s].rect.h).fold(0.0, f64::max);
        for &state in &layer {
            let rect = &mut cards[state].rect;
            (rect.x, rect.y) = (x, y);
            centres[state] = rect.centre().x;
            x += rect.w + GAP;
        }
        y += height + BETWEEN;
    }
    let paths: Vec<Path> = arrows.iter().map(|a| curve(&cards, a)).collect();
    let texts: Vec<String> = arrows.iter().map(|a| shorten(&a.text, MAX_STEP)).collect();
    let boxes: Vec<Rect> = cards.iter().map(|c| c.rect).collect();
    let labels = label::place_texts(&paths, &texts, &boxes);
    let reach = paths.iter().flat_map(Path::sampled).map(|p| p.x).fold(MARGIN + widest, f64::max);
    let reach = labels.iter().map(Rect::right).fold(reach, f64::max);
    let curves = arrows.into_iter().zip(paths).zip(texts).zip(labels);
    let curves = curves.map(|(((arrow, path), text), label)| Curve { arrow, path, text, label }).collect();
    Layout { cards, curves, width: reach + MARGIN, height: (y - BETWEEN + MARGIN).max(40.0) }
}

fn card(lines: &[String], kind: StateKind) -> Card {
    let lines: Vec<String> = lines.iter().map(|line| shorten(&clean(line), MAX_LINE)).collect();
    let cells = lines.iter().map(|l| width(l)).max().unwrap_or(0).max(4);
    let w = cells as f64 * SMALL_CELL + 2.0 * PADDING;
    let h = lines.len().max(1) as f64 * LINE + PADDING;
    Card { rect: Rect { x: 0.0, y: 0.0, w, h }, lines, kind }
}

/// Returns the states in layers by their distance from the first; those that no step leads to come last.
fn layers(states: usize, arrows: &[Arrow]) -> Vec<Vec<usize>> {
    let mut after: Vec<Vec<usize>> = vec![vec![]; states];
    for arrow in arrows {
        after[arrow.from].push(arrow.to);
    }
    let mut distance: Vec<Option<usize>> = vec![None; states];
    let mut open = VecDeque::new();
    if states > 0 {
        distance[0] = Some(0);
        open.push_back((0, 0));
    }
    let mut layers: Vec<Vec<usize>> = vec![];
    while let Some((state, at)) = open.pop_front() {
        if layers.len() <= at {
            layers.push(vec![]);
        }
        layers[at].push(state);
        for &next in &after[state] {
            if distance[next].is_none() {
                distance[next] = Some(at + 1);
                open.push_back((next, at + 1));
            }
        }
    }
    let rest: Vec<usize> = (0..states).filter(|s| distance[*s].is_none()).collect();
    if !rest.is_empty() {
        layers.push(rest);
    }
    layers
}

/// Returns the curve of an arrow: straight down if the step goes down, else around the right side.
fn curve(cards: &[Card], arrow: &Arrow) -> Path {
    let (a, b) = (cards[arrow.from].rect, cards[arrow.to].rect);
    if b.y > a.bottom() {
        let (from, to) = (Point::new(a.centre().x, a.bottom()), Point::new(b.centre().x, b.y));
        let bend = (to.y - from.y) * 0.4;
        return Path::curve(from, Point::new(from.x, from.y + bend), Point::new(to.x, to.y - bend), to);
    }
    let spread = if arrow.from == arrow.to { a.h * 0.3 } else { 0.0 };
    let from = Point::new(a.right(), a.centre().y + spread);
    let to = Point::new(b.right(), b.centre().y - spread);
    let out = a.right().max(b.right()) + 24.0 + (from.y - to.y).abs() * 0.12;
    Path::curve(from, Point::new(out, from.y), Point::new(out, to.y), to)
}
