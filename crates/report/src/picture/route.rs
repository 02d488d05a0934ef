//! Draws the curves of the edges. Each starts and ends at the border of a box; edges that share a side of a
//! box are spread along it, in the order in which they leave, so that they do not cross there.

use super::geometry::{Path, Point, Rect};
use super::layout::Frame;
use super::plan::{End, Side, Way};
use crate::EdgeKind;
use crate::order::Node;
use std::collections::HashMap;

/// The border of a box that an edge touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Border {
    Left,
    Right,
    Bottom,
}

impl From<Side> for Border {
    fn from(side: Side) -> Self {
        match side {
            Side::Left => Border::Left,
            Side::Right => Border::Right,
        }
    }
}

/// One of the two ends of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Tip {
    From,
    To,
}

/// Returns the curve of every edge of a picture, in the order of `edges`.
pub(super) fn paths(frame: &Frame, boxes: &[Rect], edges: &[(Node, Node, EdgeKind)]) -> Vec<Path> {
    let ports = ports(frame, boxes, edges);
    let port = |edge: usize, tip: Tip| ports[&(edge, tip)];
    let mut paths = Vec::with_capacity(edges.len());
    for (i, (from, to, _)) in edges.iter().enumerate() {
        let (a, b) = (&boxes[from.0], &boxes[to.0]);
        paths.push(match frame.plan.ways[i] {
            Way::Down => {
                let x = a.centre().x;
                Path::line(Point::new(x, a.bottom()), Point::new(x, b.y))
            }
            Way::Around(run) => {
                let (p, q) = (port(i, Tip::From), port(i, Tip::To));
                // A cubic reaches three quarters of the way to its control points.
                let reach = frame.arc(run.lane) / 0.75 * if run.side == Side::Left { -1.0 } else { 1.0 };
                Path::curve(p, Point::new(p.x + reach, p.y), Point::new(q.x + reach, q.y), q)
            }
            Way::Across { .. } => {
                let (p, q) = (port(i, Tip::From), port(i, Tip::To));
                let pull = (q.x - p.x) * 0.5;
                Path::curve(p, Point::new(p.x + pull, p.y), Point::new(q.x - pull, q.y), q)
            }
            Way::Along { from: start, channel, lane, to: end } => {
                let (p, q) = (port(i, Tip::From), port(i, Tip::To));
                let y = frame.channel_y(channel, lane);
                let (x, z) = (run_x(frame, start, p), run_x(frame, end, q));
                let mut points = vec![p];
                if start != End::Below {
                    points.push(Point::new(x, p.y));
                }
                points.extend([Point::new(x, y), Point::new(z, y)]);
                if end != End::Below {
                    points.push(Point::new(z, q.y));
                }
                points.push(q);
                points.dedup_by(|a, b| a.distance(*b) < 0.5);
                Path::rounded(&points)
            }
        });
    }
    paths
}

fn run_x(frame: &Frame, end: End, port: Point) -> f64 {
    match end {
        End::Below => port.x,
        End::Beside(run) => frame.run_x(run.column, run.side, run.lane),
    }
}

/// An end of an edge on a border: the coordinate where it would best be, the edge, and which end of it.
type User = (f64, usize, Tip);

/// Finds the points where each edge touches its boxes.
fn ports(frame: &Frame, boxes: &[Rect], edges: &[(Node, Node, EdgeKind)]) -> HashMap<(usize, Tip), Point> {
    let mut sides: HashMap<(Node, Border), Vec<User>> = HashMap::new();
    for (i, (from, to, _)) in edges.iter().enumerate() {
        for (tip, here, there) in [(Tip::From, *from, *to), (Tip::To, *to, *from)] {
            if let Some((border, key)) = attachment(frame, frame.plan.ways[i], tip, &boxes[there.0]) {
                sides.entry((here, border)).or_default().push((key, i, tip));
            }
        }
    }
    let mut ports = HashMap::new();
    for ((node, border), mut users) in sides {
        users.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then((a.2 as u8).cmp(&(b.2 as u8))));
        let rect = &boxes[node.0];
        for (i, &(_, edge, tip)) in users.iter().enumerate() {
            let t = (i + 1) as f64 / (users.len() + 1) as f64;
            let point = match border {
                Border::Left => Point::new(rect.x, rect.y + rect.h * t),
                Border::Right => Point::new(rect.right(), rect.y + rect.h * t),
                Border::Bottom => Point::new(rect.x + rect.w * t, rect.bottom()),
            };
            ports.insert((edge, tip), point);
        }
    }
    ports
}

/// Returns the border an edge touches and where along it the edge should be: the coordinate it comes from.
fn attachment(frame: &Frame, way: Way, tip: Tip, other: &Rect) -> Option<(Border, f64)> {
    match way {
        Way::Down => None,
        Way::Around(run) => Some((run.side.into(), other.centre().y)),
        Way::Across { side } => {
            let border = match (side, tip) {
                (Side::Right, Tip::From) | (Side::Left, Tip::To) => Border::Right,
                (Side::Left, Tip::From) | (Side::Right, Tip::To) => Border::Left,
            };
            Some((border, other.centre().y))
        }
        Way::Along { from, channel, lane, to } => {
            let (here, there) = if tip == Tip::From { (from, to) } else { (to, from) };
            Some(match here {
                End::Beside(run) => (run.side.into(), frame.channel_y(channel, lane)),
                // The far end decides in which direction the edge turns.
                End::Below => (Border::Bottom, run_x(frame, there, other.centre())),
            })
        }
    }
}
