//! Points, boxes and smooth paths.

/// A place in the picture; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn new(x: f64, y: f64) -> Self {
        Point { x, y }
    }

    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the point at fraction `t` of the way to `other`.
    pub fn toward(self, other: Point, t: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// A rectangle with upright sides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

impl Rect {
    pub fn around(centre: Point, w: f64, h: f64) -> Self {
        Rect { x: centre.x - w / 2.0, y: centre.y - h / 2.0, w, h }
    }

    pub fn right(&self) -> f64 {
        self.x + self.w
    }

    pub fn bottom(&self) -> f64 {
        self.y + self.h
    }

    pub fn centre(&self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    pub fn meets(&self, other: &Rect) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    pub fn contains(&self, p: Point) -> bool {
        self.x <= p.x && p.x <= self.right() && self.y <= p.y && p.y <= self.bottom()
    }
}

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Segment {
    Line(Point),
    Curve(Point, Point, Point),
}

/// A smooth path.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Path {
    pub start: Point,
    pub segments: Vec<Segment>,
}

/// The distance from a corner at which its rounding starts.
const RADIUS: f64 = 12.0;

impl Path {
    /// Makes a straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Path { start: from, segments: vec![Segment::Line(to)] }
    }

    /// Makes a cubic curve with two control points.
    pub fn curve(from: Point, c1: Point, c2: Point, to: Point) -> Self {
        Path { start: from, segments: vec![Segment::Curve(c1, c2, to)] }
    }

    /// Makes straight pieces through `points` with rounded corners.
    pub fn rounded(points: &[Point]) -> Self {
        let mut segments = Vec::new();
        for w in points.windows(3) {
            let (a, corner, b) = (w[0], w[1], w[2]);
            let (before, behind) = (a.distance(corner), b.distance(corner));
            let radius = RADIUS.min(before / 2.0).min(behind / 2.0);
            if radius <= 0.5 {
                segments.push(Segment::Line(corner));
                continue;
            }
            let enter = corner.toward(a, radius / before);
            let leave = corner.toward(b, radius / behind);
            segments.push(Segment::Line(enter));
            segments.push(Segment::Curve(enter.toward(corner, 0.6), leave.toward(corner, 0.6), leave));
        }
        segments.push(Segment::Line(*points.last().expect("a path has an end")));
        Path { start: points[0], segments }
    }

    /// Returns the path as many points, close together.
    pub fn sampled(&self) -> Vec<Point> {
        let mut points = vec![self.start];
        for segment in &self.segments {
            let from = *points.last().expect("a path has a start");
            match *segment {
                Segment::Line(to) => {
                    let steps = (from.distance(to) / 6.0).ceil().clamp(1.0, 400.0) as usize;
                    points.extend((1..=steps).map(|i| from.toward(to, i as f64 / steps as f64)));
                }
                Segment::Curve(c1, c2, to) => {
                    let length = from.distance(c1) + c1.distance(c2) + c2.distance(to);
                    let steps = (length / 6.0).ceil().clamp(6.0, 400.0) as usize;
                    points.extend((1..=steps).map(|i| cubic(from, c1, c2, to, i as f64 / steps as f64)));
                }
            }
        }
        points
    }

    /// Returns the last two distinct points: the direction in which the path arrives.
    pub fn arrival(&self) -> (Point, Point) {
        let points = self.sampled();
        let end = points[points.len() - 1];
        let before = points.iter().rev().copied().find(|p| p.distance(end) > 4.0).unwrap_or(self.start);
        (before, end)
    }
}

fn cubic(a: Point, b: Point, c: Point, d: Point, t: f64) -> Point {
    let u = 1.0 - t;
    let mix = |a: f64, b: f64, c: f64, d: f64| {
        u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
    };
    Point::new(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y))
}
