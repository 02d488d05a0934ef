//! The search for `pushto`: saturation and branching.

use super::Verdict;
use super::events::{Events, INIT, Kind, NONE};
use super::flow::{Flow, Pairs, Push};
use crate::dense::{Rows, meet};

/// Memory of the search.
#[derive(Debug, Default)]
pub(super) struct Search {
    pub events: Events,
    flow: Flow,
    co: Rows,
    pairs: Pairs,
    /// The pairs before each branching, outermost first.
    saved: Vec<Pairs>,
    sets: [Vec<u64>; 2],
    row: Vec<u64>,
    tried: u64,
    last: Option<(u32, u32)>,
}

/// What saturation comes to.
enum Saturated {
    /// There is no solution.
    Contradiction,
    /// One was found.
    Solved,
    /// Pairs are left open, and the order tried is no solution.
    Open,
}

/// Were pairs found that every solution must contain?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Some,
    Nothing,
}

impl Search {
    /// Is there an order of volatile events that makes `co` acyclic? If `last` is given, a location and a write: with
    /// that write the last of its location.
    pub fn solve(&mut self, last: Option<(u32, u32)>) -> Verdict {
        self.tried = 0;
        self.last = last;
        let consistent = !self.events.goes_back && self.find_base() && self.branch(0);
        Verdict { consistent, linearisations: self.tried }
    }

    /// `pushto` begins as `(po ∪ rf)+` on its domain. `false` if that is not an order.
    fn find_base(&mut self) -> bool {
        let (n, size) = (self.events.len(), self.events.domain.len());
        self.pairs.before.shape(size, size);
        self.pairs.after.shape(size, size);
        if !self.flow.find_order(&self.events, &self.pairs) {
            return false;
        }
        if size < 2 {
            return true;
        }
        // The events of the domain that are before each event, or are it.
        let porf = &mut self.co;
        porf.shape(n, size);
        let threads = self.events.starts.len() - 1;
        for e in &self.flow.order {
            let (event, x) = (self.events.get(*e), *e as usize);
            let t = event.thread as usize;
            match (*e > self.events.starts[t], self.events.spawns[t]) {
                (true, _) => porf.absorb(x, x - 1),
                (false, NONE) => {}
                (false, spawn) => porf.absorb(x, spawn as usize),
            }
            if event.rf < INIT {
                porf.absorb(x, event.rf as usize);
            }
            if event.kind.is(Kind::JOIN) && (event.child as usize) < threads {
                let child = event.child as usize;
                let (first, end) = (self.events.starts[child], self.events.starts[child + 1]);
                if end > first {
                    porf.absorb(x, end as usize - 1);
                } else if self.events.spawns[child] != NONE {
                    porf.absorb(x, self.events.spawns[child] as usize);
                }
            }
            if event.slot != NONE {
                let slot = event.slot as usize;
                self.pairs.before.add(slot, porf.row(x));
                porf.set(x, slot);
            }
        }
        for b in 0..size {
            for a in crate::dense::members(self.pairs.before.row(b)) {
                self.pairs.after.set(a, b);
            }
        }
        true
    }

    /// Tries all orders that contain the known pairs, as few as it takes.
    fn branch(&mut self, depth: usize) -> bool {
        match self.saturate() {
            Saturated::Contradiction => return false,
            Saturated::Solved => return true,
            Saturated::Open => {}
        }
        let Some((a, b)) = self.open_pair() else { return false };
        if self.saved.len() == depth {
            self.saved.push(Pairs::default());
        }
        self.saved[depth].copy(&self.pairs);
        self.pairs.add(b, a, &mut self.sets);
        if self.branch(depth + 1) {
            return true;
        }
        self.pairs.copy(&self.saved[depth]);
        self.pairs.add(a, b, &mut self.sets);
        self.branch(depth + 1)
    }

    /// The first two neighbours in the order just tried that might change places.
    fn open_pair(&self) -> Option<(usize, usize)> {
        let mut slots = self.flow.order.iter().map(|e| self.events.get(*e).slot).filter(|slot| *slot != NONE);
        let mut a = slots.next()? as usize;
        for b in slots {
            if !self.pairs.has(a, b as usize) {
                return Some((a, b as usize));
            }
            a = b as usize;
        }
        None
    }

    /// Adds the pairs that every solution must contain. After the first round, and when there are no more, an order
    /// that contains them is tried: usually the first round leaves nothing to chance.
    fn saturate(&mut self) -> Saturated {
        for round in 0.. {
            if !self.flow.find_order(&self.events, &self.pairs) {
                return Saturated::Contradiction;
            }
            self.flow.forward(&self.events, &self.pairs, Push::Pairs);
            if !self.find_co() {
                return Saturated::Contradiction;
            }
            if self.events.domain.len() < 2 {
                self.tried += 1;
                return Saturated::Solved;
            }
            self.flow.backward(&self.events, &self.pairs, &self.co);
            let Some(found) = self.add_forced() else { return Saturated::Contradiction };
            if found == Found::Some && round > 0 {
                continue;
            }
            if found == Found::Some && !self.flow.find_order(&self.events, &self.pairs) {
                return Saturated::Contradiction;
            }
            self.tried += 1;
            self.flow.forward(&self.events, &self.pairs, Push::Sweep);
            if self.find_co() {
                return Saturated::Solved;
            }
            if found == Found::Nothing {
                return Saturated::Open;
            }
        }
        unreachable!("there are only so many pairs")
    }

    /// Adds the pairs whose opposite would make visible what must not be; `None` if both ways would.
    fn add_forced(&mut self) -> Option<Found> {
        let size = self.events.domain.len();
        let mut found = Found::Nothing;
        for a in 0..size {
            for b in a + 1..size {
                if self.pairs.has(a, b) || self.pairs.has(b, a) {
                    continue;
                }
                match (self.clash(a, b), self.clash(b, a)) {
                    (true, true) => return None,
                    (true, false) => self.pairs.add(b, a, &mut self.sets),
                    (false, true) => self.pairs.add(a, b, &mut self.sets),
                    (false, false) => continue,
                }
                found = Found::Some;
            }
        }
        Some(found)
    }

    /// Would the pair `(a, b)` make something visible that must not be?
    fn clash(&self, a: usize, b: usize) -> bool {
        meet(self.flow.seen.row(self.events.domain[a] as usize), self.flow.bad_push.row(b))
    }

    /// Finds `co`, closed, from what is visible. `false` if it has a cycle.
    fn find_co(&mut self) -> bool {
        let (events, seen, before) = (&self.events, &self.flow.seen, &self.flow.seen_before);
        self.co.reset(events.len());
        for (x, event) in events.all.iter().enumerate() {
            if !event.kind.is(Kind::READ.or(Kind::WRITE)) {
                continue;
            }
            for w in &events.writes[event.loc as usize] {
                let w = *w as usize;
                let own = w < x && events.all[w].thread == event.thread;
                let visible = w != x && (own || seen.has(x, w));
                if event.kind.is(Kind::READ) && visible && w as u32 != event.rf {
                    if event.rf == INIT {
                        return false;
                    }
                    self.co.set(w, event.rf as usize);
                }
                if event.kind.is(Kind::WRITE) && (visible || (w != x && before.has(x, w))) {
                    self.co.set(w, x);
                }
            }
        }
        events.corr.iter().for_each(|(a, b)| self.co.set(*a as usize, *b as usize));
        if let Some((loc, last)) = self.last {
            let others = events.writes[loc as usize].iter().filter(|w| **w != last);
            others.for_each(|w| self.co.set(*w as usize, last as usize));
        }
        for writes in &events.writes {
            if writes.len() > 1 && !close(events, writes, &mut self.co, &mut self.row) {
                return false;
            }
        }
        true
    }
}

/// Closes `co` on the writes of one location; for `jam21` also under the rule on updates: what comes after a write
/// comes after the update that reads it. `false` if there is a cycle.
fn close(events: &Events, writes: &[u32], co: &mut Rows, row: &mut Vec<u64>) -> bool {
    loop {
        for via in writes {
            for w in writes {
                if co.has(*w as usize, *via as usize) {
                    co.absorb(*w as usize, *via as usize);
                }
            }
        }
        if writes.iter().any(|w| co.has(*w as usize, *w as usize)) {
            return false;
        }
        let mut changed = false;
        for update in writes.iter().filter(|w| events.get(**w).kind.is(Kind::UPDATE)) {
            let (m, source) = (*update as usize, events.get(*update).rf);
            row.clear();
            row.extend_from_slice(co.row(m));
            if source == INIT {
                writes.iter().filter(|w| *w != update).for_each(|w| co.set(m, *w as usize));
            } else {
                // (The update comes after what it reads, not after itself.)
                co.absorb(m, source as usize);
                co.unset(m, m);
            }
            changed |= row[..] != *co.row(m);
        }
        if !changed {
            return true;
        }
    }
}
