//! A graph in the checker's form: events numbered thread by thread.

use super::Flavour;
use fencepost_graph::{Arena, EventRef, Execution, Graph, Label, Loc, LocId, ThreadId};
use std::collections::BTreeMap;

/// The number that means "no event" or "no location" in [`Event`] and [`Events`].
pub(super) const NONE: u32 = u32::MAX;
/// The number that stands for the initial write of any location, in place of an event number.
pub(super) const INIT: u32 = u32::MAX - 1;

/// The set of kinds that an event belongs to, such as read, release and volatile. The constants are sets of
/// one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Kind(u16);

impl Kind {
    /// The kind of reads, those of updates included.
    pub const READ: Kind = Kind(1);
    /// The kind of writes, those of updates included.
    pub const WRITE: Kind = Kind(1 << 1);
    /// The kind of writes with a release or stronger mode.
    pub const REL: Kind = Kind(1 << 2);
    /// The kind of reads with an acquire or stronger mode.
    pub const ACQ: Kind = Kind(1 << 3);
    /// The kind of volatile (seq_cst) accesses and fences.
    pub const VOL: Kind = Kind(1 << 4);
    /// The kind of accesses that are opaque or stronger, which is all but the plain ones.
    pub const OPAQUE: Kind = Kind(1 << 5);
    /// The kind of accesses and fences that release, acquire or are volatile.
    pub const SYNC: Kind = Kind(1 << 6);
    /// The kind of release fences.
    pub const F_REL: Kind = Kind(1 << 7);
    /// The kind of acquire fences.
    pub const F_ACQ: Kind = Kind(1 << 8);
    /// The kind of volatile (seq_cst) fences.
    pub const F_SC: Kind = Kind(1 << 9);
    /// The kind of both events of an atomic update, its read and its write.
    pub const UPDATE: Kind = Kind(1 << 10);
    /// The kind of events that start a thread.
    pub const SPAWN: Kind = Kind(1 << 11);
    /// The kind of events that wait for the end of a thread.
    pub const JOIN: Kind = Kind(1 << 12);
    /// The kind of fences, whatever they order.
    pub const FENCE: Kind = Kind(1 << 13);

    /// Returns whether this set has a kind in common with `any_of`.
    #[inline]
    pub fn is(self, any_of: Kind) -> bool {
        self.0 & any_of.0 != 0
    }

    /// Returns the union of two sets of kinds.
    pub const fn or(self, other: Kind) -> Kind {
        Kind(self.0 | other.0)
    }

    fn when(self, holds: bool) -> Kind {
        if holds { self } else { Kind(0) }
    }

    /// Returns the kinds that an event with this label belongs to.
    pub fn of(label: &Label) -> Kind {
        match label {
            Label::Read { mode, .. } => Kind::READ
                .or(Kind::ACQ.when(mode.is_acq()))
                .or(Kind::VOL.when(mode.is_sc()))
                .or(Kind::OPAQUE.when(mode.is_atomic()))
                .or(Kind::SYNC.when(mode.is_acq() || mode.is_rel())),
            Label::Write { mode, .. } => Kind::WRITE
                .or(Kind::REL.when(mode.is_rel()))
                .or(Kind::VOL.when(mode.is_sc()))
                .or(Kind::OPAQUE.when(mode.is_atomic()))
                .or(Kind::SYNC.when(mode.is_acq() || mode.is_rel())),
            Label::Fence(kind) => Kind::FENCE
                .or(Kind::F_REL.when(kind.is_rel()))
                .or(Kind::F_ACQ.when(kind.is_acq()))
                .or(Kind::F_SC.or(Kind::VOL).when(kind.is_sc()))
                .or(Kind::SYNC.when(kind.is_acq() || kind.is_rel())),
            Label::Spawn(_) => Kind::SPAWN,
            Label::Join(_) => Kind::JOIN,
            _ => Kind(0),
        }
    }
}

/// An event of the graph that the JAM21 checker has loaded, with other events as numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Event {
    pub kind: Kind,
    pub thread: u32,
    pub loc: u32,
    /// For a read: the number of the write it reads, or [`INIT`].
    pub rf: u32,
    /// For a spawn or join: the thread that it starts or waits for.
    pub child: u32,
    /// Its place in the domain of `push`, or [`NONE`].
    pub slot: u32,
}

/// The events of the graph that the JAM21 checker decides about, numbered thread by thread, with what the
/// check needs to know of them.
#[derive(Debug, Default)]
pub(super) struct Events {
    pub flavour: Flavour,
    pub all: Vec<Event>,
    /// The number of the first event of each thread, and one more: the number of events.
    pub starts: Vec<u32>,
    /// For each thread, the event that started it.
    pub spawns: Vec<u32>,
    /// The writes of each location.
    pub writes: Vec<Vec<u32>>,
    /// The events from which a `push` edge goes out, which `pushto` orders.
    pub domain: Vec<u32>,
    /// `rf; po; rf⁻¹` between writes of one location, as far as it counts.
    pub corr: Vec<(u32, u32)>,
    /// Whether some thread reads an initial value after another value of the location, where the model
    /// forbids that.
    pub goes_back: bool,
    /// The numbers of events, by the key that they were loaded with.
    numbers: Vec<u32>,
    /// Memory of [`Events::find_corr`]: the last source of each location.
    last: Vec<u32>,
}

impl Events {
    /// Returns the number of the event that was loaded with `key`, its index in the arena or in the
    /// execution.
    pub fn number(&self, key: usize) -> u32 {
        self.numbers[key]
    }

    /// Returns the number of loaded events.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns the loaded event with this number.
    #[inline]
    pub fn get(&self, number: u32) -> &Event {
        &self.all[number as usize]
    }

    fn clear(&mut self, flavour: Flavour, locs: usize, keys: usize) {
        self.flavour = flavour;
        self.all.clear();
        self.starts.clear();
        self.writes.iter_mut().for_each(Vec::clear);
        self.writes.resize_with(locs.max(self.writes.len()), Vec::new);
        self.numbers.resize(keys.max(self.numbers.len()), NONE);
    }

    /// Adds the next event of the last thread. `rf` is the name of a write, or [`INIT`].
    fn push(&mut self, key: usize, label: &Label, loc: u32, rf: u32) {
        let kind = Kind::of(label);
        let thread = self.starts.len() as u32 - 1;
        if let (Label::Write { update: true, .. }, Flavour::Authors) = (label, self.flavour)
            && self.all.len() as u32 > self.starts[thread as usize]
            && let Some(read) = self.all.last_mut()
        {
            read.kind = read.kind.or(kind).or(Kind::UPDATE);
            self.numbers[key] = self.all.len() as u32 - 1;
            return;
        }
        let child = match label {
            Label::Spawn(child) | Label::Join(child) => child.0,
            _ => NONE,
        };
        self.numbers[key] = self.all.len() as u32;
        self.all.push(Event { kind, thread, loc, rf, child, slot: NONE });
    }

    /// Loads the events, labels and `rf` of an engine's graph; [`Events::finish`] then computes what follows
    /// from them.
    pub fn load_graph(&mut self, flavour: Flavour, arena: &Arena, graph: &Graph) {
        self.clear(flavour, graph.loc_count(), arena.next_id().index());
        for t in 0..graph.thread_count() {
            self.starts.push(self.all.len() as u32);
            for id in graph.thread(ThreadId(t as u32)) {
                let event = arena.get(*id);
                let rf = match event.rf {
                    rf if rf.is_none() => NONE,
                    rf if rf.is_init() => INIT,
                    rf => rf.index() as u32,
                };
                let loc = if event.loc == LocId::NONE { NONE } else { event.loc.0 };
                self.push(id.index(), &event.label, loc, rf);
            }
        }
        self.number_sources();
    }

    /// Loads an execution given as plain data and calls [`Events::finish`].
    pub fn load_execution(&mut self, flavour: Flavour, execution: &Execution) {
        let mut locs: BTreeMap<Loc, u32> = BTreeMap::new();
        for (_, event) in execution.events() {
            if let Some(loc) = event.label.loc() {
                let next = locs.len() as u32;
                locs.entry(loc).or_insert(next);
            }
        }
        let mut first = vec![0];
        for events in &execution.threads {
            first.push(first[first.len() - 1] + events.len());
        }
        self.clear(flavour, locs.len(), first[execution.threads.len()]);
        for (t, events) in execution.threads.iter().enumerate() {
            self.starts.push(self.all.len() as u32);
            for (i, event) in events.iter().enumerate() {
                let rf = match event.rf {
                    None => NONE,
                    Some(EventRef::Init(_)) => INIT,
                    Some(EventRef::At(thread, index)) => (first[thread.index()] + index as usize) as u32,
                };
                let loc = event.label.loc().map_or(NONE, |loc| locs[&loc]);
                self.push(first[t] + i, &event.label, loc, rf);
            }
        }
        self.number_sources();
        self.finish();
    }

    /// Replaces keys by numbers, once all events are there.
    fn number_sources(&mut self) {
        self.starts.push(self.all.len() as u32);
        for event in &mut self.all {
            if event.rf < INIT {
                event.rf = self.numbers[event.rf as usize];
            }
        }
    }

    /// Writes to `key` all that was loaded, as words that are equal for two graphs only if the check cannot
    /// tell them apart.
    pub fn write_key(&self, key: &mut Vec<u64>) {
        key.clear();
        key.push(self.starts.len() as u64);
        key.extend(self.starts.iter().map(|start| u64::from(*start)));
        for event in &self.all {
            key.push(u64::from(event.kind.0) << 32 | u64::from(event.loc));
            key.push(u64::from(event.rf) << 32 | u64::from(event.child));
        }
    }

    /// Computes the spawns, the domain of `push` and the pairs `rf; po; rf⁻¹` from the loaded labels and
    /// `rf`.
    pub fn finish(&mut self) {
        self.spawns.clear();
        self.spawns.resize(self.starts.len() - 1, NONE);
        for (e, event) in self.all.iter().enumerate() {
            if event.kind.is(Kind::SPAWN) && (event.child as usize) < self.spawns.len() {
                self.spawns[event.child as usize] = e as u32;
            }
            if event.kind.is(Kind::WRITE) {
                self.writes[event.loc as usize].push(e as u32);
            }
        }
        self.find_domain();
        self.find_corr();
    }

    /// Finds the events from which `push` goes out: accesses and fences with a volatile fence and something
    /// after it behind them, and volatile ones with another one behind them.
    fn find_domain(&mut self) {
        self.domain.clear();
        for t in 0..self.starts.len() - 1 {
            let (mut any, mut volatile, mut fenced) = (false, false, false);
            for e in (self.starts[t]..self.starts[t + 1]).rev() {
                let event = &mut self.all[e as usize];
                let counts = event.kind.is(Kind::READ.or(Kind::WRITE).or(Kind::FENCE));
                event.slot = NONE;
                if counts && (fenced || (volatile && event.kind.is(Kind::VOL))) {
                    self.domain.push(e);
                }
                fenced |= any && event.kind.is(Kind::F_SC);
                volatile |= event.kind.is(Kind::VOL);
                any = true;
            }
        }
        self.domain.sort_unstable();
        for (slot, e) in self.domain.iter().enumerate() {
            self.all[*e as usize].slot = slot as u32;
        }
    }

    /// Finds the pairs from each source of a location to the next one that the same thread sees. (The pairs
    /// between others follow.)
    fn find_corr(&mut self) {
        self.corr.clear();
        self.goes_back = false;
        self.last.clear();
        self.last.resize(self.writes.len(), NONE);
        for t in 0..self.starts.len() - 1 {
            let thread = self.starts[t] as usize..self.starts[t + 1] as usize;
            for e in thread.clone() {
                let Event { kind, loc, rf, .. } = self.all[e];
                let counts = match self.flavour {
                    Flavour::Authors => rf < INIT && self.all[rf as usize].kind.is(Kind::OPAQUE),
                    Flavour::Thesis => true,
                };
                if !kind.is(Kind::READ) || !counts {
                    continue;
                }
                let last = std::mem::replace(&mut self.last[loc as usize], rf);
                if last < INIT && last != rf {
                    if rf == INIT {
                        self.goes_back = true;
                    } else {
                        self.corr.push((last, rf));
                    }
                }
            }
            for e in thread {
                if self.all[e].loc != NONE {
                    self.last[self.all[e].loc as usize] = NONE;
                }
            }
        }
    }
}
