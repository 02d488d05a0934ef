//! Computes which events are visible to each event, and which must not be: one sweep forward, one backward.
//!
//! Both follow an order of the events that contains `po ∪ rf` and the pairs of `pushto` that are known. What
//! an event passes on goes into running unions per thread (`Lanes`), from which later events (in the backward
//! sweep: earlier ones) take what concerns them. `pushto; push` is seen as a point behind each event `b` of
//! the domain: all that is before `b` in `pushto`, and `b` itself, is visible there, and what `b` pushes sees
//! it.

use super::Flavour;
use super::events::{Event, Events, INIT, Kind, NONE};
use crate::dense::{Rows, members, take_out, unite};

/// The pairs of `pushto`, the unknown total order of pushing events, that are known so far, transitively
/// closed; events are given as places in the domain of `push`.
#[derive(Debug, Default)]
pub(super) struct Pairs<const W: usize> {
    /// The places that come after each place.
    pub after: Rows<W>,
    /// The places that come before each place.
    pub before: Rows<W>,
    /// Memory for two sets.
    sets: Rows<W>,
}

impl<const W: usize> Pairs<W> {
    /// Empties the relation and sets the size of its domain.
    pub fn reset(&mut self, size: usize) {
        self.after.reset(size);
        self.before.reset(size);
        self.sets.shape(2, size);
    }

    /// Makes this relation a copy of `other`.
    pub fn copy(&mut self, other: &Pairs<W>) {
        self.after.copy(&other.after);
        self.before.copy(&other.before);
    }

    /// Returns whether `a` is known to come before `b` in `pushto`.
    pub fn has(&self, a: usize, b: usize) -> bool {
        self.after.has(a, b)
    }

    /// Adds the pair `(a, b)` and all pairs that follow by transitivity.
    pub fn add(&mut self, a: usize, b: usize) {
        let sets = &mut self.sets;
        sets.copy_row(0, self.before.row(a));
        sets.set(0, a);
        sets.copy_row(1, self.after.row(b));
        sets.set(1, b);
        let (up, down) = (sets.row(0), sets.row(1));
        members(up).for_each(|x| self.after.add(x, down));
        members(down).for_each(|y| self.before.add(y, up));
    }
}

/// The form in which a sweep is given `pushto`, as known pairs or as a total order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Push {
    /// `pushto` is the known pairs.
    Pairs,
    /// `pushto` is the order that the sweep follows.
    Sweep,
}

/// The running unions of a sweep: sets of events that are visible (in the backward sweep: that must not be)
/// to some later (earlier) events of a thread. Row `t` of each is for thread `t`.
#[derive(Debug, Default)]
struct Lanes<const W: usize> {
    /// The set for every event to come.
    all: Rows<W>,
    /// The union over every event so far.
    every: Rows<W>,
    /// The union over the reads so far; over the writes so far.
    reads: Rows<W>,
    writes: Rows<W>,
    /// The union over the volatile events so far, with what is visible behind them.
    volatile: Rows<W>,
    /// The union of what is visible behind the events of the domain so far.
    behind: Rows<W>,
    /// Forward: the set for writes to come (after a release fence). Backward: the set for earlier reads.
    some: Rows<W>,
    /// Forward: the union of what was visible to events so far. Backward: what is after later writes in `co`.
    po: Rows<W>,
}

impl<const W: usize> Lanes<W> {
    fn reset(&mut self, threads: usize, bits: usize) {
        let Lanes { all, every, reads, writes, volatile, behind, some, po } = self;
        for rows in [all, every, reads, writes, volatile, behind, some, po] {
            rows.shape(threads, bits);
        }
    }
}

/// The events that are visible to each event and those that must not be, computed by a forward and a backward
/// sweep over the threads.
#[derive(Debug, Default)]
pub(super) struct Flow<const W: usize> {
    /// The order that the sweeps follow.
    pub order: Vec<u32>,
    /// For each event, the events that are `vo`-before it (without `po-loc`), and itself.
    pub seen: Rows<W>,
    /// For each event, the events that are `vo`-before an event that is `po`-before it.
    pub seen_before: Rows<W>,
    /// For each event, the writes that must not become visible to it.
    pub bad: Rows<W>,
    /// For each place in the domain, the writes that must not become visible to what it pushes.
    pub bad_push: Rows<W>,
    lanes: Lanes<W>,
    // Sets, as matrices of one row.
    row: Rows<W>,
    behind: Rows<W>,
    fresh: Rows<W>,
    placed: Rows<W>,
    cursors: Vec<u32>,
}

impl<const W: usize> Flow<W> {
    /// Finds a total order of all events that contains `po ∪ rf` and the known pairs of `pushto`, and keeps
    /// it for the sweeps. Returns `false` if there is none. The order stays in the first thread that can go
    /// on for as long as that thread can.
    pub fn find_order(&mut self, events: &Events, pairs: &Pairs<W>) -> bool {
        let threads = events.starts.len() - 1;
        self.order.clear();
        self.cursors.clear();
        self.cursors.extend_from_slice(&events.starts[..threads]);
        self.placed.shape(1, events.domain.len());
        while self.order.len() < events.len() {
            let before = self.order.len();
            for t in 0..threads {
                while self.cursors[t] < events.starts[t + 1] && self.is_next(events, pairs, self.cursors[t]) {
                    let e = self.cursors[t];
                    self.order.push(e);
                    self.cursors[t] += 1;
                    let slot = events.get(e).slot;
                    if slot != NONE {
                        self.placed.set(0, slot as usize);
                    }
                }
            }
            if self.order.len() == before {
                return false;
            }
        }
        true
    }

    fn is_next(&self, events: &Events, pairs: &Pairs<W>, e: u32) -> bool {
        let event = events.get(e);
        let done = |x: u32| x >= INIT || x < self.cursors[events.get(x).thread as usize];
        let threads = self.cursors.len() as u32;
        let joined = |t: u32| t >= threads || self.cursors[t as usize] == events.starts[t as usize + 1];
        let spawn = |t: u32| if t < threads { events.spawns[t as usize] } else { NONE };
        done(event.rf)
            && (e > events.starts[event.thread as usize] || done(spawn(event.thread)))
            && (!event.kind.is(Kind::JOIN) || (joined(event.child) && done(spawn(event.child))))
            && (event.slot == NONE || {
                let before = pairs.before.row(event.slot as usize);
                before.iter().zip(self.placed.row(0)).all(|(before, placed)| before & !placed == 0)
            })
    }

    /// Computes `seen` and `seen_before`, the events that are visible to each event, in one sweep along
    /// `order`.
    pub fn forward(&mut self, events: &Events, pairs: &Pairs<W>, push: Push) {
        let (n, threads) = (events.len(), events.starts.len() - 1);
        self.seen.reset(n);
        self.seen_before.reset(n);
        self.lanes.reset(threads, n);
        self.row.shape(1, n);
        self.behind.shape(1, n);
        let mut order = std::mem::take(&mut self.order);
        for e in &order {
            let event = *events.get(*e);
            let (x, t) = (*e as usize, event.thread as usize);
            self.take_seen(events, &event, x);
            self.seen_before.add(x, self.lanes.po.row(t));
            self.lanes.po.add(t, self.row.row(0));
            self.row.set(0, x);
            self.seen.add(x, self.row.row(0));
            if event.slot != NONE {
                self.look_behind(events, &event, pairs, push);
            }
            self.pass_on(events.flavour, &event, t);
        }
        std::mem::swap(&mut self.order, &mut order);
    }

    /// Puts into `row` the events that are visible to an event.
    fn take_seen(&mut self, events: &Events, event: &Event, x: usize) {
        let (lanes, t) = (&mut self.lanes, event.thread as usize);
        let threads = events.starts.len() - 1;
        if x as u32 == events.starts[t] && events.spawns[t] != NONE {
            lanes.all.add(t, self.seen.row(events.spawns[t] as usize));
        }
        let row = self.row.row_mut(0);
        row.copy_from_slice(lanes.all.row(t));
        let kind = event.kind;
        if kind.is(Kind::VOL) {
            unite(row, lanes.volatile.row(t));
        }
        if kind.is(Kind::WRITE) {
            unite(row, lanes.some.row(t));
        }
        let releases = kind.is(Kind::REL) && events.flavour == Flavour::Authors;
        if releases || kind.is(Kind::SPAWN) {
            unite(row, lanes.every.row(t));
        }
        if event.rf < INIT {
            unite(row, self.seen.row(event.rf as usize));
        }
        if kind.is(Kind::JOIN) && (event.child as usize) < threads {
            unite(row, lanes.every.row(event.child as usize));
            let spawn = events.spawns[event.child as usize];
            if spawn != NONE {
                unite(row, self.seen.row(spawn as usize));
            }
        }
    }

    /// Puts into `behind` the events that become visible to whatever comes after an event of the domain by a
    /// `push` edge. An event pushes on what the one before it in its thread does, so only what is new need be
    /// added.
    fn look_behind(&mut self, events: &Events, event: &Event, pairs: &Pairs<W>, push: Push) {
        let t = event.thread as usize;
        if push == Push::Sweep {
            self.behind.add(0, self.row.row(0));
            return;
        }
        let behind = self.behind.row_mut(0);
        behind.copy_from_slice(self.lanes.behind.row(t));
        unite(behind, self.row.row(0));
        let slot = event.slot as usize;
        self.fresh.shape(1, events.domain.len());
        let fresh = self.fresh.row_mut(0);
        fresh.copy_from_slice(pairs.before.row(slot));
        let same_thread = slot > 0 && events.get(events.domain[slot - 1]).thread == event.thread;
        if same_thread {
            take_out(fresh, pairs.before.row(slot - 1));
        }
        for a in members(fresh) {
            unite(behind, self.seen.row(events.domain[a] as usize));
        }
    }

    /// Adds to the running unions what an event passes on in its thread. `row` is what is visible to the
    /// event.
    fn pass_on(&mut self, flavour: Flavour, event: &Event, t: usize) {
        let (lanes, row, kind) = (&mut self.lanes, self.row.row(0), event.kind);
        let pushes = event.slot != NONE;
        match flavour {
            Flavour::Authors => {
                if kind.is(Kind::ACQ.or(Kind::JOIN)) {
                    lanes.all.add(t, row);
                }
                if kind.is(Kind::F_ACQ) {
                    lanes.all.add(t, lanes.reads.row(t));
                }
                if kind.is(Kind::F_REL) {
                    lanes.some.add(t, lanes.every.row(t));
                }
            }
            Flavour::Thesis => {
                if kind.is(Kind::SYNC) {
                    lanes.all.add(t, lanes.every.row(t));
                }
                if kind.is(Kind::JOIN) {
                    lanes.all.add(t, row);
                }
            }
        }
        if kind.is(Kind::F_SC) {
            lanes.all.add(t, lanes.every.row(t));
            lanes.all.add(t, lanes.behind.row(t));
        }
        if kind.is(Kind::VOL) {
            lanes.volatile.add(t, row);
            if pushes {
                lanes.volatile.add(t, self.behind.row(0));
            }
        }
        lanes.every.add(t, row);
        if kind.is(Kind::READ) {
            lanes.reads.add(t, row);
        }
        if pushes {
            lanes.behind.add(t, self.behind.row(0));
        }
    }

    /// Computes `bad` and `bad_push`, the writes that must not become visible to each event, in one sweep
    /// against `order`, given `co` (closed).
    pub fn backward(&mut self, events: &Events, pairs: &Pairs<W>, co: &Rows<W>) {
        let (n, threads) = (events.len(), events.starts.len() - 1);
        self.bad.reset(n);
        self.bad_push.shape(events.domain.len(), n);
        self.lanes.reset(threads, n);
        for i in (0..self.order.len()).rev() {
            let e = self.order[i];
            let event = *events.get(e);
            let (x, t) = (e as usize, event.thread as usize);
            if event.slot != NONE {
                self.find_bad_push(events, &event, pairs);
            }
            self.take_bad(events, &event, x, co);
            self.pass_back(events.flavour, &event, x, co);
            // Its writer, what it joins, and what started it are earlier in the order.
            if event.rf < INIT {
                self.bad.absorb(event.rf as usize, x);
            }
            if event.kind.is(Kind::JOIN) && (event.child as usize) < threads {
                // For all events of the thread, as if it came after each of them.
                self.lanes.all.add(event.child as usize, self.bad.row(x));
                let spawn = events.spawns[event.child as usize];
                if spawn != NONE {
                    self.bad.absorb(spawn as usize, x);
                }
            }
            let spawn = events.spawns[t];
            if spawn != NONE {
                self.bad.absorb(spawn as usize, x);
            }
        }
    }

    fn find_bad_push(&mut self, events: &Events, event: &Event, pairs: &Pairs<W>) {
        let (slot, t) = (event.slot as usize, event.thread as usize);
        self.bad_push.add(slot, self.lanes.behind.row(t));
        if event.kind.is(Kind::VOL) {
            self.bad_push.add(slot, self.lanes.volatile.row(t));
        }
        // What later events of the thread are before, this one is before as well.
        self.fresh.shape(1, events.domain.len());
        let fresh = self.fresh.row_mut(0);
        fresh.copy_from_slice(pairs.after.row(slot));
        let next = events.domain.get(slot + 1).map(|next| events.get(*next));
        if next.is_some_and(|next| next.thread == event.thread) {
            take_out(fresh, pairs.after.row(slot + 1));
        }
        for b in members(fresh) {
            self.lanes.reads.add(t, self.bad_push.row(b));
        }
    }

    /// Puts into `bad` what must not become visible to event `x`. (The lanes: `all` for everything earlier,
    /// `some` for earlier reads, `reads` for earlier events of the domain, `behind` what follows a volatile
    /// fence.)
    fn take_bad(&mut self, events: &Events, event: &Event, x: usize, co: &Rows<W>) {
        let (lanes, t, kind) = (&self.lanes, event.thread as usize, event.kind);
        if kind.is(Kind::READ) {
            if event.rf == INIT {
                events.writes[event.loc as usize].iter().for_each(|w| self.bad.set(x, *w as usize));
            } else {
                self.bad.add(x, co.row(event.rf as usize));
            }
        }
        if kind.is(Kind::WRITE) {
            self.bad.add(x, co.row(x));
        }
        self.bad.add(x, lanes.all.row(t));
        self.bad.add(x, lanes.po.row(t));
        if kind.is(Kind::JOIN) || (kind.is(Kind::ACQ) && events.flavour == Flavour::Authors) {
            self.bad.add(x, lanes.every.row(t));
        }
        if kind.is(Kind::READ) {
            self.bad.add(x, lanes.some.row(t));
        }
        if kind.is(Kind::VOL) {
            self.bad.add(x, lanes.volatile.row(t));
        }
        if event.slot != NONE {
            self.bad.add(x, lanes.reads.row(t));
        }
    }

    fn pass_back(&mut self, flavour: Flavour, event: &Event, x: usize, co: &Rows<W>) {
        let (lanes, bad, kind) = (&mut self.lanes, &self.bad, event.kind);
        let t = event.thread as usize;
        if kind.is(Kind::F_SC) {
            lanes.all.add(t, lanes.every.row(t));
            lanes.behind.add(t, lanes.every.row(t));
        }
        match flavour {
            Flavour::Authors => {
                if kind.is(Kind::F_ACQ) {
                    lanes.some.add(t, lanes.every.row(t));
                }
                if kind.is(Kind::F_REL) {
                    lanes.all.add(t, lanes.writes.row(t));
                }
                if kind.is(Kind::REL) {
                    lanes.all.add(t, bad.row(x));
                }
            }
            Flavour::Thesis if kind.is(Kind::SYNC) => lanes.all.add(t, lanes.every.row(t)),
            Flavour::Thesis => {}
        }
        if kind.is(Kind::SPAWN) {
            lanes.all.add(t, bad.row(x));
        }
        if kind.is(Kind::VOL) {
            lanes.volatile.add(t, bad.row(x));
        }
        if kind.is(Kind::WRITE) {
            lanes.writes.add(t, bad.row(x));
            lanes.po.add(t, co.row(x));
        }
        lanes.every.add(t, bad.row(x));
    }
}
