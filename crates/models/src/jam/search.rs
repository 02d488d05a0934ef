//! The search for `pushto` and for final writes: saturation and branching.
//!
//! *Final writes* (`FW`, of `jam21` only) are looked for last. Of a `pushto` that makes `co` acyclic, an
//! order of all events is at hand that contains `po ∪ rf ∪ pushto`. If the last write of each location in it
//! is last in `co`, too, these are final writes: every pair of `W × FW` goes forward in that order. If not,
//! the latest of those that nothing follows in `co` are tried: they fit if `(po ∪ rf ∪ W × FW)⁺` does not
//! contradict that `pushto`. Only if they do not, locations are taken one by one, every write of each is made
//! the final one, and `pushto` is looked for anew with what follows from that. (Pairs `W × FW` never spoil a
//! closed acyclic `co` if nothing comes after the write in it: an update that reads a write comes before the
//! final one as the write does.)

use super::events::{Event, Events, INIT, Kind, NONE};
use super::flow::{Flow, Pairs, Push};
use super::{Flavour, Verdict};
use crate::dense::{Rows, keep, meet, members};

/// The search for an order `pushto` and final writes that make a JAM21 graph consistent, with `W` words in a
/// row of bits (see [`Rows`]).
#[derive(Debug, Default)]
pub(super) struct Search<const W: usize> {
    flow: Flow<W>,
    /// For each location, its writes.
    writes: Rows<W>,
    /// For each write, the writes that are `co`-before it.
    earlier: Rows<W>,
    /// For each write, the writes that are `co`-after it.
    later: Rows<W>,
    /// For each event, the places in the domain that come before it ([`Search::find_before`]).
    before: Rows<W>,
    pairs: Pairs<W>,
    /// Whether the order of `flow` is known to contain the pairs.
    ordered: Ordered,
    /// The pairs before each branching, outermost first.
    saved: Vec<Pairs<W>>,
    /// Memory for two sets of events.
    sets: Rows<W>,
    tried: u64,
    /// For each event, its place in the order of the sweeps.
    place: Vec<u32>,
    /// The final writes that are chosen so far: locations and writes.
    last: Vec<(u32, u32)>,
}

/// Whether an order is known to contain the known pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Ordered {
    Yes,
    #[default]
    Unknown,
}

/// The result of adding all pairs to `pushto` that every solution must contain.
enum Saturated {
    /// There is no solution.
    Contradiction,
    /// A solution was found.
    Solved,
    /// Pairs are left open, and the order tried is no solution.
    Open,
}

/// Whether a round of saturation added pairs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PairsAdded {
    Some,
    Nothing,
}

impl<const W: usize> Search<W> {
    /// Decides about the loaded graph, by searching for an order of the volatile events and, in `jam21`,
    /// final writes that make `co` acyclic. The final writes of some locations may be given, as locations and
    /// writes.
    pub fn solve(&mut self, events: &Events, finals: &[(u32, u32)]) -> Verdict {
        self.tried = 0;
        self.last.clear();
        self.last.extend_from_slice(finals);
        let consistent = !events.goes_back
            && self.find_base(events)
            && self.branch(events, 0)
            && (events.flavour == Flavour::Thesis || self.has_finals(events, finals.len()));
        Verdict { consistent, linearisations: self.tried }
    }

    /// Returns whether there are final writes for the `pushto` that was found, which makes `co` acyclic, or
    /// for another one. The first `given` in `last` are fixed.
    fn has_finals(&mut self, events: &Events, given: usize) -> bool {
        if events.domain.is_empty() {
            return true;
        }
        self.place.resize(events.len(), 0);
        self.flow.order.iter().enumerate().for_each(|(i, e)| self.place[*e as usize] = i as u32);
        let mut in_order = given == 0;
        for (loc, writes) in events.writes.iter().enumerate().filter(|(_, writes)| writes.len() > 1) {
            if self.last[..given].iter().any(|(fixed, _)| *fixed == loc as u32) {
                continue;
            }
            let later = |w: u32| writes.iter().any(|v| self.earlier.has(*v as usize, w as usize));
            let by_place = |w: &&u32| self.place[**w as usize];
            let latest = writes.iter().max_by_key(by_place);
            let open = writes.iter().filter(|w| !later(**w)).max_by_key(by_place);
            let Some(open) = open else { return false };
            in_order &= Some(open) == latest;
            self.last.push((loc as u32, *open));
        }
        if in_order {
            return true;
        }
        self.find_before(events);
        let fits = |slot: usize, e: u32| {
            let before = members(self.before.row(e as usize));
            before.map(|a| self.place[events.domain[a] as usize]).all(|a| a < self.place[e as usize])
                && !self.before.has(e as usize, slot)
        };
        if events.domain.iter().enumerate().all(|(slot, e)| fits(slot, *e)) {
            return true;
        }
        self.last.truncate(given);
        self.try_finals(events, 0)
    }

    /// Tries every write of the locations from number `from` on as the final one. Returns whether one fits.
    fn try_finals(&mut self, events: &Events, from: usize) -> bool {
        let fixed = |loc: usize| self.last.iter().any(|(fixed, _)| *fixed as usize == loc);
        let open = (from..events.writes.len()).find(|loc| events.writes[*loc].len() > 1 && !fixed(*loc));
        let Some(loc) = open else { return self.find_base(events) && self.branch(events, 0) };
        for w in events.writes[loc].iter().rev() {
            self.last.push((loc as u32, *w));
            let may_be = self.find_base(events) && self.put_in_order(events) && {
                self.flow.forward(events, &self.pairs, Push::Pairs);
                self.find_co(events)
            };
            if may_be && self.try_finals(events, loc + 1) {
                return true;
            }
            self.last.pop();
        }
        false
    }

    /// Sets `pushto` to `(po ∪ rf ∪ W × FW)+` on its domain. Returns `false` if that is not an order.
    fn find_base(&mut self, events: &Events) -> bool {
        let (n, size) = (events.len(), events.domain.len());
        self.writes.shape(events.writes.len(), n);
        for (loc, writes) in events.writes.iter().enumerate() {
            writes.iter().for_each(|w| self.writes.set(loc, *w as usize));
        }
        self.pairs.reset(size);
        if !self.flow.find_order(events, &self.pairs) {
            return false;
        }
        // What `po ∪ rf` adds is in that order.
        self.ordered = if self.last.is_empty() { Ordered::Yes } else { Ordered::Unknown };
        if size == 0 || (size == 1 && self.last.is_empty()) {
            return true;
        }
        self.find_before(events);
        for (b, e) in events.domain.iter().enumerate() {
            self.pairs.before.add(b, self.before.row(*e as usize));
            if self.pairs.before.has(b, b) {
                return false;
            }
        }
        for b in 0..size {
            for a in members(self.pairs.before.row(b)) {
                self.pairs.after.set(a, b);
            }
        }
        true
    }

    /// Finds the events of the domain that come before each event in `(po ∪ rf ∪ W × FW)+`, for the final
    /// writes chosen. The order of the sweeps contains `po ∪ rf`.
    fn find_before(&mut self, events: &Events) {
        let threads = events.starts.len() - 1;
        self.before.shape(events.len(), events.domain.len());
        loop {
            for e in &self.flow.order {
                let x = *e as usize;
                absorb_porf(events, threads, &mut self.before, x);
            }
            // What comes before the other writes of a location comes before its final one. (And so on: on a
            // cycle of `W × FW` and `po` or `rf` it may take several rounds.)
            let mut changed = false;
            for (loc, last) in &self.last {
                for w in events.writes[*loc as usize].iter().filter(|w| *w != last) {
                    let (w, last) = (*w as usize, *last as usize);
                    changed |= self.before.absorb_anew(last, w);
                    let slot = events.all[w].slot;
                    if slot != NONE && !self.before.has(last, slot as usize) {
                        self.before.set(last, slot as usize);
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Tries all orders that contain the known pairs, as few as it takes. Returns whether one is a solution.
    fn branch(&mut self, events: &Events, depth: usize) -> bool {
        match self.saturate(events) {
            Saturated::Contradiction => return false,
            Saturated::Solved => return true,
            Saturated::Open => {}
        }
        let Some((a, b)) = self.open_pair(events) else { return false };
        if self.saved.len() == depth {
            self.saved.push(Pairs::default());
        }
        self.saved[depth].copy(&self.pairs);
        self.add_pair(b, a);
        if self.branch(events, depth + 1) {
            return true;
        }
        self.pairs.copy(&self.saved[depth]);
        self.add_pair(a, b);
        self.branch(events, depth + 1)
    }

    fn add_pair(&mut self, a: usize, b: usize) {
        self.pairs.add(a, b);
        self.ordered = Ordered::Unknown;
    }

    /// Returns the first two neighbours in the order just tried that might change places.
    fn open_pair(&self, events: &Events) -> Option<(usize, usize)> {
        let mut slots = self.flow.order.iter().map(|e| events.get(*e).slot).filter(|slot| *slot != NONE);
        let mut a = slots.next()? as usize;
        for b in slots {
            if !self.pairs.has(a, b as usize) {
                return Some((a, b as usize));
            }
            a = b as usize;
        }
        None
    }

    /// Makes the order of the sweeps one that contains the known pairs. Returns `false` if there is none.
    fn put_in_order(&mut self, events: &Events) -> bool {
        if self.ordered == Ordered::Unknown {
            if !self.flow.find_order(events, &self.pairs) {
                return false;
            }
            self.ordered = Ordered::Yes;
        }
        true
    }

    /// Adds the pairs that every solution must contain. After the first round, and when there are no more, an
    /// order that contains them is tried: usually the first round leaves nothing to chance.
    fn saturate(&mut self, events: &Events) -> Saturated {
        for round in 0.. {
            if !self.put_in_order(events) {
                return Saturated::Contradiction;
            }
            self.flow.forward(events, &self.pairs, Push::Pairs);
            if !self.find_co(events) {
                return Saturated::Contradiction;
            }
            if events.domain.len() < 2 {
                self.tried += 1;
                return Saturated::Solved;
            }
            self.turn_co_round(events);
            self.flow.backward(events, &self.pairs, &self.later);
            let Some(found) = self.add_forced(events) else { return Saturated::Contradiction };
            if found == PairsAdded::Some && round > 0 {
                continue;
            }
            if !self.put_in_order(events) {
                return Saturated::Contradiction;
            }
            self.tried += 1;
            self.flow.forward(events, &self.pairs, Push::Sweep);
            if self.find_co(events) {
                return Saturated::Solved;
            }
            if found == PairsAdded::Nothing {
                return Saturated::Open;
            }
        }
        unreachable!("there are only so many pairs")
    }

    /// Adds the pairs whose opposite would make visible what must not be; `None` if both ways would.
    fn add_forced(&mut self, events: &Events) -> Option<PairsAdded> {
        let size = events.domain.len();
        let mut found = PairsAdded::Nothing;
        for a in 0..size {
            for word in a / 64..size.div_ceil(64) {
                // Those after `a` in the domain that it is in no pair with.
                let mut open = !(self.pairs.after.row(a)[word] | self.pairs.before.row(a)[word]);
                if word == a / 64 {
                    open &= !1 << (a % 64);
                }
                if size - word * 64 < 64 {
                    open &= (1 << (size % 64)) - 1;
                }
                while open != 0 {
                    let b = word * 64 + open.trailing_zeros() as usize;
                    open &= open - 1;
                    match (self.clash(events, a, b), self.clash(events, b, a)) {
                        (true, true) => return None,
                        (true, false) => self.add_pair(b, a),
                        (false, true) => self.add_pair(a, b),
                        (false, false) => continue,
                    }
                    found = PairsAdded::Some;
                    // Others may follow from it.
                    open &= !(self.pairs.after.row(a)[word] | self.pairs.before.row(a)[word]);
                }
            }
        }
        Some(found)
    }

    /// Returns whether the pair `(a, b)` would make visible what must not be.
    #[inline]
    fn clash(&self, events: &Events, a: usize, b: usize) -> bool {
        meet(self.flow.seen.row(events.domain[a] as usize), self.flow.bad_push.row(b))
    }

    /// Computes `co`, closed, from what is visible. Returns `false` if it has a cycle.
    fn find_co(&mut self, events: &Events) -> bool {
        let (n, threads) = (events.len(), events.starts.len() - 1);
        self.earlier.reset(n);
        // Row 0: what is visible to an event of the writes of its location; row 1: the writes of its thread
        // so far.
        self.sets.shape(2, n);
        for t in 0..threads {
            self.sets.row_mut(1).fill(0);
            for x in events.starts[t] as usize..events.starts[t + 1] as usize {
                let Event { kind, loc, rf, .. } = events.all[x];
                if !kind.is(Kind::READ.or(Kind::WRITE)) {
                    continue;
                }
                self.sets.copy_row(0, self.flow.seen.row(x));
                self.sets.absorb(0, 1);
                self.sets.unset(0, x);
                keep(self.sets.row_mut(0), self.writes.row(loc as usize));
                if kind.is(Kind::READ) {
                    if rf < INIT {
                        self.earlier.add(rf as usize, self.sets.row(0));
                        self.earlier.unset(rf as usize, rf as usize);
                    } else if self.sets.row(0).iter().any(|word| *word != 0) {
                        return false;
                    }
                }
                if kind.is(Kind::WRITE) {
                    self.earlier.add(x, self.sets.row(0));
                    self.sets.copy_row(0, self.flow.seen_before.row(x));
                    keep(self.sets.row_mut(0), self.writes.row(loc as usize));
                    self.earlier.add(x, self.sets.row(0));
                    self.earlier.unset(x, x);
                    self.sets.set(1, x);
                }
            }
        }
        events.corr.iter().for_each(|(a, b)| self.earlier.set(*b as usize, *a as usize));
        for (loc, last) in &self.last {
            self.earlier.add(*last as usize, self.writes.row(*loc as usize));
            self.earlier.unset(*last as usize, *last as usize);
        }
        events.writes.iter().all(|writes| writes.len() < 2 || close(events, writes, &mut self.earlier))
    }

    /// Computes the writes that are `co`-after each write from those that are before it.
    fn turn_co_round(&mut self, events: &Events) {
        self.later.reset(events.len());
        for writes in events.writes.iter().filter(|writes| writes.len() > 1) {
            for w in writes {
                members(self.earlier.row(*w as usize)).for_each(|v| self.later.set(v, *w as usize));
            }
        }
    }
}

/// Adds to event `x` what comes before its direct predecessors in `po ∪ rf`, and these predecessors.
fn absorb_porf<const W: usize>(events: &Events, threads: usize, before: &mut Rows<W>, x: usize) {
    let mut absorb = |from: u32| {
        before.absorb(x, from as usize);
        let slot = events.get(from).slot;
        if slot != NONE {
            before.set(x, slot as usize);
        }
    };
    let event = events.get(x as u32);
    let t = event.thread as usize;
    match (x as u32 > events.starts[t], events.spawns[t]) {
        (true, _) => absorb(x as u32 - 1),
        (false, NONE) => {}
        (false, spawn) => absorb(spawn),
    }
    if event.rf < INIT {
        absorb(event.rf);
    }
    if event.kind.is(Kind::JOIN) && (event.child as usize) < threads {
        let child = event.child as usize;
        let (first, end) = (events.starts[child], events.starts[child + 1]);
        if end > first {
            absorb(end - 1);
        } else if events.spawns[child] != NONE {
            absorb(events.spawns[child]);
        }
    }
}

/// Closes `co`, given as what is before each write, on the writes of one location; for `jam21` also under the
/// rule on updates: what comes after a write comes after the update that reads it. Returns `false` if there
/// is a cycle.
fn close<const W: usize>(events: &Events, writes: &[u32], earlier: &mut Rows<W>) -> bool {
    loop {
        for via in writes {
            for w in writes {
                if earlier.has(*w as usize, *via as usize) {
                    earlier.absorb(*w as usize, *via as usize);
                }
            }
        }
        if writes.iter().any(|w| earlier.has(*w as usize, *w as usize)) {
            return false;
        }
        let mut changed = false;
        for update in writes.iter().filter(|w| events.get(**w).kind.is(Kind::UPDATE)) {
            let (m, source) = (*update as usize, events.get(*update).rf);
            for w in writes.iter().map(|w| *w as usize).filter(|w| *w != m) {
                let after = source == INIT || earlier.has(w, source as usize);
                if after && !earlier.has(w, m) {
                    earlier.set(w, m);
                    changed = true;
                }
            }
        }
        if !changed {
            return true;
        }
    }
}
