//! Plans which way each edge goes.
//!
//! The picture is a grid: columns of boxes with *gutters* to their left and right, rows of boxes with
//! *channels* above and below. An edge inside a column goes straight down or around the side; one to the next
//! column crosses the gutter; any other leaves into the gutter, runs along a channel and comes in through the
//! gutter at its target. So no edge ever passes through a box. Runs that would lie on each other get lanes of
//! their own.

use crate::EdgeKind;

/// The position of an event's box in the grid that a picture is laid out on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The n-th of the initial writes.
    Init(usize),
    /// An event of a thread.
    Cell { column: usize, row: usize },
}

/// The left or the right side of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// A vertical piece of an edge beside a column, given by column, side and lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub column: usize,
    pub side: Side,
    pub lane: usize,
}

/// The connection of an edge that runs along a horizontal channel to a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The edge touches the bottom of an initial write.
    Below,
    /// The edge touches the side of a box, by a run in the gutter.
    Beside(Run),
}

/// The route of an edge through the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The edge goes straight down to the next event of the thread.
    Down,
    /// The edge goes in an arc beside the column.
    Around(Run),
    /// The edge goes through the gutter to the next column; `side` is that of the box where it starts.
    Across { side: Side },
    /// The edge goes along a channel.
    Along { from: End, channel: usize, lane: usize, to: End },
}

/// The parallel lanes of a channel or gutter, each with the intervals that edges occupy.
#[derive(Clone, Debug, Default)]
pub(super) struct Lanes(Vec<Vec<(usize, usize)>>);

impl Lanes {
    /// Returns the number of lanes in use.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Takes the interval in the first lane in which it is free; returns that lane.
    fn take(&mut self, a: usize, b: usize) -> usize {
        let (low, high) = (a.min(b), a.max(b));
        let free = |lane: &Vec<(usize, usize)>| lane.iter().all(|&(l, h)| high < l || h < low);
        let lane = self.0.iter().position(free).unwrap_or(self.0.len());
        if lane == self.0.len() {
            self.0.push(Vec::new());
        }
        self.0[lane].push((low, high));
        lane
    }
}

/// The lanes of the edges that run along one side of a column of a picture.
#[derive(Clone, Debug, Default)]
pub(super) struct Margin {
    pub arcs: Lanes,
    pub runs: Lanes,
    /// Whether edges cross to the neighbouring column here.
    pub crossed: bool,
}

impl Margin {
    fn load(&self) -> usize {
        self.arcs.count() + self.runs.count()
    }
}

/// The routes of all edges through the grid, and the lanes that they occupy.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub ways: Vec<Way>,
    /// Left and right margin by column.
    pub margins: Vec<[Margin; 2]>,
    /// The channels. Channel 0 is between the initial writes and the threads' names, channel `r + 1` above
    /// row `r`; the last is below all rows.
    pub channels: Vec<Lanes>,
}

/// The size of a picture's grid, in columns, rows and initial writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub columns: usize,
    pub rows: usize,
    pub inits: usize,
}

impl Plan {
    /// Finds a route for every edge of a picture. Short edges come first, so that they get the lanes next to
    /// the boxes, and long ones go around them.
    pub fn new(grid: Grid, edges: &[(Place, Place, &EdgeKind)]) -> Self {
        let mut plan = Plan {
            ways: vec![Way::Down; edges.len()],
            margins: vec![Default::default(); grid.columns],
            channels: vec![Lanes::default(); grid.rows + 2],
        };
        let mut order: Vec<usize> = (0..edges.len()).collect();
        order.sort_by_key(|&i| match (edges[i].0, edges[i].1) {
            (Place::Cell { row: a, .. }, Place::Cell { row: b, .. }) => (0, a.abs_diff(b)),
            (Place::Init(_), Place::Cell { row, .. }) | (Place::Cell { row, .. }, Place::Init(_)) => (1, row),
            (Place::Init(_), Place::Init(_)) => (1, 0),
        });
        for i in order {
            let (from, to, kind) = edges[i];
            plan.ways[i] = plan.way(grid, from, to, kind);
        }
        plan
    }

    fn way(&mut self, grid: Grid, from: Place, to: Place, kind: &EdgeKind) -> Way {
        match (from, to) {
            (Place::Cell { column, row: a }, Place::Cell { column: same, row: b }) if column == same => {
                if *kind == EdgeKind::Po && a < b {
                    return Way::Down;
                }
                let side = self.roomier_side(grid, column);
                let lane = self.margin(column, side).arcs.take(2 * a + 1, 2 * b + 1);
                Way::Around(Run { column, side, lane })
            }
            (Place::Cell { column: a, .. }, Place::Cell { column: b, .. }) if a.abs_diff(b) == 1 => {
                let side = if a < b { Side::Right } else { Side::Left };
                self.margin(a, side).crossed = true;
                self.margin(b, if a < b { Side::Left } else { Side::Right }).crossed = true;
                Way::Across { side }
            }
            (Place::Cell { column: a, row: ra }, Place::Cell { column: b, row: rb }) => {
                let (out, into) = if a < b { (Side::Right, Side::Left) } else { (Side::Left, Side::Right) };
                let channel = self.freest_channel(ra, rb);
                let lane = self.channels[channel].take(gutter(a, out), gutter(b, into));
                let from = End::Beside(self.run(a, out, ra, channel));
                let to = End::Beside(self.run(b, into, rb, channel));
                Way::Along { from, channel, lane, to }
            }
            (Place::Init(i), Place::Cell { column, row }) => {
                let (to, lane) = self.drop_to(grid, i, column, row);
                Way::Along { from: End::Below, channel: 0, lane, to }
            }
            (Place::Cell { column, row }, Place::Init(i)) => {
                let (from, lane) = self.drop_to(grid, i, column, row);
                Way::Along { from, channel: 0, lane, to: End::Below }
            }
            (Place::Init(i), Place::Init(j)) => {
                let lane = self.channels[0].take(above(grid, i), above(grid, j));
                Way::Along { from: End::Below, channel: 0, lane, to: End::Below }
            }
        }
    }

    /// Plans the run beside a column that an edge to or from an initial write takes, and its lane below
    /// those.
    fn drop_to(&mut self, grid: Grid, init: usize, column: usize, row: usize) -> (End, usize) {
        let crossed = |side| self.margins[column][side as usize].crossed;
        let side = match (crossed(Side::Left), crossed(Side::Right)) {
            (false, true) => Side::Left,
            (true, false) => Side::Right,
            _ if above(grid, init) <= 2 * column + 1 => Side::Left,
            _ => Side::Right,
        };
        let lane = self.channels[0].take(above(grid, init), gutter(column, side));
        (End::Beside(self.run(column, side, row, 0)), lane)
    }

    fn run(&mut self, column: usize, side: Side, row: usize, channel: usize) -> Run {
        let lane = self.margin(column, side).runs.take(2 * row + 3, 2 * channel);
        Run { column, side, lane }
    }

    fn margin(&mut self, column: usize, side: Side) -> &mut Margin {
        &mut self.margins[column][side as usize]
    }

    /// Returns the side of a column for an arc: outside for the outer columns, else the side with fewer arcs.
    fn roomier_side(&mut self, grid: Grid, column: usize) -> Side {
        let right = self.margin(column, Side::Right).load();
        match column {
            0 if grid.columns > 1 => Side::Left,
            c if c + 1 == grid.columns => Side::Right,
            _ if self.margin(column, Side::Left).load() < right => Side::Left,
            _ => Side::Right,
        }
    }

    /// Returns the channel between two rows that has most room; next to a row if it is the same.
    fn freest_channel(&self, a: usize, b: usize) -> usize {
        // Row r has channel r + 1 above it and r + 2 below it.
        let candidates = if a == b { a + 1..=a + 2 } else { a.min(b) + 2..=a.max(b) + 1 };
        candidates.min_by_key(|&c| self.channels[c].count()).expect("there is a channel beside every row")
    }
}

/// Returns the position of the gutter beside a column, counted in half columns.
fn gutter(column: usize, side: Side) -> usize {
    2 * column + 2 * side as usize
}

/// Returns about where an initial write stands, counted in half columns.
fn above(grid: Grid, init: usize) -> usize {
    (2 * init + 1) * grid.columns / grid.inits.max(1)
}
