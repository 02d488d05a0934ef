//! Places each edge's name: on its curve, clear of all boxes and other names, and if possible of other edges.

use super::geometry::{Path, Point, Rect};
use crate::EdgeKind;
use crate::order::Node;
use crate::text::fit::{shorten, width};

/// The longest name of a relation that is written out, in characters.
const MAX_NAME: usize = 16;
const HEIGHT: f64 = 13.0;
/// The most edges for which overlaps with other edges are looked at, which takes quadratic time.
const MAX_CAREFUL: usize = 400;

/// Returns the name of a relation as pictures write it at an edge, shortened if need be.
pub(super) fn name(kind: &EdgeKind) -> String {
    shorten(&crate::text::fit::clean(kind.name()), MAX_NAME)
}

/// Finds a rectangle for the name of each edge, clear of boxes and other names; in the order of `edges`.
pub(super) fn place(paths: &[Path], edges: &[(Node, Node, EdgeKind)], obstacles: &[Rect]) -> Vec<Rect> {
    let names: Vec<String> = edges.iter().map(|(_, _, kind)| name(kind)).collect();
    place_texts(paths, &names, obstacles)
}

/// Finds a rectangle for the text of each path, clear of obstacles and other texts; in the order of `texts`.
pub(super) fn place_texts(paths: &[Path], texts: &[String], obstacles: &[Rect]) -> Vec<Rect> {
    let curves: Vec<Vec<Point>> = paths.iter().map(Path::sampled).collect();
    let mut placed: Vec<Rect> = Vec::with_capacity(paths.len());
    for (i, text) in texts.iter().enumerate() {
        let w = width(text) as f64 * 6.6 + 6.0;
        let candidates = candidates(&curves[i], w);
        let best =
            if texts.len() > MAX_CAREFUL { None } else { best(&candidates, i, &curves, obstacles, &placed) };
        placed.push(best.unwrap_or(candidates[0]));
    }
    placed
}

/// Lists places along the curve, from its middle outwards, then the same a little beside it.
fn candidates(curve: &[Point], w: f64) -> Vec<Rect> {
    let last = curve.len() - 1;
    let along = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14];
    let beside = [(0.0, 0.0), (w * 0.6, 0.0), (-w * 0.6, 0.0), (0.0, -HEIGHT * 0.8), (0.0, HEIGHT * 0.8)];
    let at = |t: f64| curve[((last as f64 * t).round() as usize).min(last)];
    beside
        .iter()
        .flat_map(|&(dx, dy)| along.map(|t| Rect::around(Point::new(at(t).x + dx, at(t).y + dy), w, HEIGHT)))
        .collect()
}

/// Returns the candidate that hides least of other edges, of those that touch no box and no other name.
fn best(
    candidates: &[Rect],
    own: usize,
    curves: &[Vec<Point>],
    obstacles: &[Rect],
    placed: &[Rect],
) -> Option<Rect> {
    let hidden = |rect: &Rect| {
        let others = curves.iter().enumerate().filter(|(i, _)| *i != own);
        others.flat_map(|(_, c)| c).filter(|p| rect.contains(**p)).count()
    };
    let free = |rect: &&Rect| obstacles.iter().chain(placed).all(|o| !rect.meets(o));
    candidates.iter().filter(free).min_by_key(|rect| hidden(rect)).copied()
}
