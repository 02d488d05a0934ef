//! Points, boxes and smooth paths.

/// A point in a picture, in pixels; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// Makes the point with coordinates `x` and `y`.
    pub fn new(x: f64, y: f64) -> Self {
        Point { x, y }
    }

    /// Returns the distance from this point to `other`.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the point at fraction `t` of the way to `other`.
    pub fn toward(self, other: Point, t: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// A rectangle in a picture with horizontal and vertical sides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

impl Rect {
    /// Makes the rectangle of width `w` and height `h` around a centre.
    pub fn around(centre: Point, w: f64, h: f64) -> Self {
        Rect { x: centre.x - w / 2.0, y: centre.y - h / 2.0, w, h }
    }

    /// Returns the x of the rectangle's right side.
    pub fn right(&self) -> f64 {
        self.x + self.w
    }

    /// Returns the y of the rectangle's bottom.
    pub fn bottom(&self) -> f64 {
        self.y + self.h
    }

    /// Returns the rectangle's centre.
    pub fn centre(&self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns whether the two rectangles overlap.
    pub fn meets(&self, other: &Rect) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Returns whether the point `p` is in the rectangle or on its border.
    pub fn contains(&self, p: Point) -> bool {
        self.x <= p.x && p.x <= self.right() && self.y <= p.y && p.y <= self.bottom()
    }
}

/// A piece of a path from the end of the piece before, either a line or a cubic curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Segment {
    Line(Point),
    Curve(Point, Point, Point),
}

/// A line in a picture made of straight and curved pieces.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Path {
    pub start: Point,
    pub segments: Vec<Segment>,
}

/// The distance from a corner at which its rounding starts.
const RADIUS: f64 = 12.0;

impl Path {
    /// Makes the path that is a straight line from `from` to `to`.
    pub fn line(from: Point, to: Point) -> Self {
        Path { start: from, segments: vec![Segment::Line(to)] }
    }

    /// Makes the path that is one cubic curve with control points `c1` and `c2`.
    pub fn curve(from: Point, c1: Point, c2: Point, to: Point) -> Self {
        Path { start: from, segments: vec![Segment::Curve(c1, c2, to)] }
    }

    /// Makes a path of straight pieces through `points` with rounded corners.
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

    /// Returns many points along the path, close together.
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

    /// Returns two points at the end of the path, which give the direction in which it arrives.
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
