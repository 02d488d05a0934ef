//! The coherence orders of one location that a graph of events and `rf` leaves open, as blocks.
//!
//! An update comes right after the write that it reads, so a maximal chain of `rf;rmw` is contiguous in every
//! coherence order: a *block*. The initial write's block comes first. What happens-before says about the rest
//! is an order of blocks: for accesses `x`, `y` of the location with `x hb y`, the block of (what) `y`
//! (reads) is not before the block of (what) `x` (reads). Each linear extension of that order is a coherence
//! order, and there are no others; [`crate::UpToCo`] has the proof, and uses this.
//!
//! Nothing is kept from one question to the next: each looks at one location only. Cost, for `k` accesses in
//! `b` blocks and `t` threads: `k·(b + t)`.

use fencepost_graph::{Arena, ClockId, EventId, Graph, Label, LocId, ThreadId};

/// Computes the *blocks* of one location (chains of updates, each reading the write before) and their order,
/// for graphs without a coherence order; holds the memory that the questions reuse.
#[derive(Debug, Default)]
pub struct Blocks {
    /// For each event: its place in the graph's list of writes (0: the initial one), if it is a write that is
    /// kept.
    places: Vec<u32>,
    /// For each place: its block, named by the place of the block's first write, and the position in it.
    chain: Vec<(u32, u32)>,
    /// For each block: the place of its last write.
    tails: Vec<u32>,
    /// The accesses that are kept.
    accesses: Vec<Access>,
    /// For each block: how far the reader has got (see [`Self::readable`]).
    seen: Vec<u32>,
    todo: Vec<u32>,
    /// For each thread: the number of its events that are before some access of a block, or the first of its
    /// events that is in the block.
    horizon: Vec<u32>,
    readable: Vec<bool>,
}

/// The parts of an access that matter here.
#[derive(Clone, Copy, Debug)]
struct Access {
    thread: ThreadId,
    index: u32,
    hb: ClockId,
    /// The place of the write that it is or reads.
    place: u32,
}

/// The reader knows nothing of the block.
const UNSEEN: u32 = 0;
/// The reader knows something after the block.
const PASSED: u32 = u32::MAX;
/// The place of an event that is no write of the part that is kept.
const NOWHERE: u32 = u32::MAX;

impl Blocks {
    /// Loads the part of the accesses to `loc` for which `keep` holds. Returns `false` if one of them reads
    /// what is not kept.
    fn load(&mut self, arena: &Arena, graph: &Graph, loc: LocId, keep: impl Fn(EventId) -> bool) -> bool {
        let writes = graph.co(loc);
        self.places.resize(self.places.len().max(arena.next_id().index()), NOWHERE);
        self.chain.clear();
        self.chain.push((0, 0));
        self.tails.clear();
        self.tails.resize(writes.len() + 1, NOWHERE);
        self.tails[0] = 0;
        self.accesses.clear();
        for (place, id) in (1..).zip(writes) {
            if !keep(*id) {
                self.places[id.index()] = NOWHERE;
                self.chain.push((NOWHERE, 0));
                continue;
            }
            self.places[id.index()] = place;
            // (What an update reads was there before it, so it comes before it in the list.)
            let write = arena.get(*id);
            let (block, position) = match write.label {
                Label::Write { update: true, .. } => {
                    let source = self.place(arena.get(write.prev).rf);
                    if source == NOWHERE {
                        return false;
                    }
                    let (block, before) = self.chain[source as usize];
                    (block, before + 1)
                }
                _ => (place, 0),
            };
            self.chain.push((block, position));
            self.tails[block as usize] = place;
            self.accesses.push(Access { thread: write.thread, index: write.index, hb: write.hb, place });
        }
        for id in graph.reads(loc) {
            if keep(*id) {
                let read = arena.get(*id);
                let place = self.place(read.rf);
                if place == NOWHERE {
                    return false;
                }
                self.accesses.push(Access { thread: read.thread, index: read.index, hb: read.hb, place });
            }
        }
        true
    }

    /// Returns the place of a write that is kept; `NOWHERE` if it is not.
    fn place(&self, write: EventId) -> u32 {
        if write.is_init() { 0 } else { self.places[write.index()] }
    }

    fn block(&self, access: &Access) -> u32 {
        self.chain[access.place as usize].0
    }

    /// Returns, for each write of `loc`, whether the next access of `thread` may read that write in some
    /// coherence order, given the events that `clock` makes known to the access. The result is indexed by the
    /// write's place in the graph's list (0 is the initial write). The access may read at least one write.
    ///
    /// It may not read what is before something that it knows, in all coherence orders that are left: what is
    /// earlier in the block of that, and all of the blocks before it.
    pub fn readable(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        thread: ThreadId,
        clock: ClockId,
    ) -> &[bool] {
        self.readable.clear();
        self.readable.resize(graph.co(loc).len() + 1, true);
        if self.readable.len() == 1 {
            return &self.readable;
        }
        self.load(arena, graph, loc, |_| true);
        self.seen.clear();
        self.seen.resize(self.chain.len(), UNSEEN);
        self.todo.clear();
        let known = arena.clocks.row(clock);
        for access in &self.accesses {
            if access.thread == thread || known[access.thread.index()] > access.index {
                let (block, position) = self.chain[access.place as usize];
                let seen = &mut self.seen[block as usize];
                if *seen == UNSEEN {
                    self.todo.push(block);
                }
                *seen = (*seen).max(position + 1);
            }
        }
        while let Some(block) = self.todo.pop() {
            self.pass_before(arena, block);
        }
        for (may, (block, position)) in self.readable.iter_mut().zip(&self.chain) {
            let seen = self.seen[*block as usize];
            *may = seen != PASSED && seen <= position + 1;
        }
        &self.readable
    }

    /// Records that the reader knows of `block` or of one after it: it has passed those right before it.
    fn pass_before(&mut self, arena: &Arena, block: u32) {
        if block == 0 {
            return;
        }
        self.seen[0] = PASSED;
        self.horizon.clear();
        self.horizon.resize(arena.clocks.row(ClockId::ZERO).len(), 0);
        for access in &self.accesses {
            if self.chain[access.place as usize].0 == block {
                let known = arena.clocks.row(access.hb);
                self.horizon.iter_mut().zip(known).for_each(|(most, known)| *most = (*most).max(*known));
                let own = &mut self.horizon[access.thread.index()];
                *own = (*own).max(access.index);
            }
        }
        for access in &self.accesses {
            let other = self.chain[access.place as usize].0;
            let seen = &mut self.seen[other as usize];
            if other != block && *seen != PASSED && self.horizon[access.thread.index()] > access.index {
                if *seen == UNSEEN {
                    self.todo.push(other);
                }
                *seen = PASSED;
            }
        }
    }

    /// Returns whether no block comes after `block`, in the part that is kept.
    fn is_maximal(&mut self, arena: &Arena, block: u32) -> bool {
        if block == 0 {
            return self.tails[1..].iter().all(|tail| *tail == NOWHERE);
        }
        self.horizon.clear();
        self.horizon.resize(arena.clocks.row(ClockId::ZERO).len(), u32::MAX);
        for access in &self.accesses {
            if self.chain[access.place as usize].0 == block {
                let first = &mut self.horizon[access.thread.index()];
                *first = (*first).min(access.index);
            }
        }
        self.accesses.iter().all(|access| {
            self.block(access) == block || {
                let known = arena.clocks.row(access.hb);
                access.index <= self.horizon[access.thread.index()]
                    && known
                        .iter()
                        .zip(&self.horizon)
                        .enumerate()
                        .all(|(thread, (known, first))| known <= first || thread == access.thread.index())
            }
        })
    }

    /// Returns the last write of each block of `loc` that some coherence order puts last, in the part of the
    /// graph for which `keep` holds. If that has no write, none.
    pub fn maximal(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        self.load(arena, graph, loc, keep);
        let mut last = Vec::new();
        for block in 0..self.tails.len() as u32 {
            let tail = self.tails[block as usize];
            if tail != NOWHERE && tail != 0 && self.is_maximal(arena, block) {
                last.push(graph.co_at(loc, tail as usize));
            }
        }
        last
    }

    /// Returns whether `write` is the default write of `loc` for a new read, in the part of the graph for
    /// which `keep` holds. The default is, of the last writes of maximal blocks, the last one of the greatest
    /// thread.
    pub fn is_default(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        if write.is_init() {
            return !graph.co(loc).iter().any(|w| keep(*w));
        }
        if !keep(write) {
            return false;
        }
        if !self.load(arena, graph, loc, keep) {
            // A read that was revisited before reads what would go. No revisit takes that away: all is
            // decided.
            return false;
        }
        let place = self.place(write);
        let (block, _) = self.chain[place as usize];
        if self.tails[block as usize] != place || !self.is_maximal(arena, block) {
            return false;
        }
        let rank = |place: u32| {
            let write = arena.get(graph.co_at(loc, place as usize));
            (write.thread, write.index)
        };
        let least = rank(place);
        (0..self.tails.len() as u32).all(|other| {
            let tail = self.tails[other as usize];
            tail == NOWHERE || tail == 0 || rank(tail) <= least || !self.is_maximal(arena, other)
        })
    }

    /// Returns the last write of the block of `write`, if memory can hold the value of `write` at the end.
    /// For that some coherence order must have the block last, and no update after `write` in the block may
    /// change the value.
    pub fn can_be_last(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
    ) -> Option<EventId> {
        self.load(arena, graph, loc, |_| true);
        let (block, _) = self.chain[self.place(write) as usize];
        let tail = graph.co_at(loc, self.tails[block as usize] as usize);
        // (What comes after it in its block is updates; those that write what was there change nothing.)
        let mut silent = tail;
        while silent != write {
            let update = arena.get(silent);
            let before = arena.get(update.prev).rf;
            if arena.value(before) != arena.value(silent) {
                return None;
            }
            silent = before;
        }
        self.is_maximal(arena, block).then_some(tail)
    }
}

/// Returns whether `write` belongs to an update and another update reads the same write as that update, which
/// atomicity forbids.
pub fn is_taken(arena: &Arena, graph: &Graph, write: EventId) -> bool {
    let event = arena.get(write);
    let Label::Write { update: true, .. } = event.label else { return false };
    update_of(arena, graph, event.loc, arena.get(event.prev).rf, |other| other != write).is_some()
}

/// Returns the write of the first update that `counts` accepts and that reads from `from`, a write of `loc`.
pub fn update_of(
    arena: &Arena,
    graph: &Graph,
    loc: LocId,
    from: EventId,
    counts: impl Fn(EventId) -> bool,
) -> Option<EventId> {
    graph.co(loc).iter().copied().find(|id| {
        let write = arena.get(*id);
        matches!(write.label, Label::Write { update: true, .. })
            && arena.get(write.prev).rf == from
            && counts(*id)
    })
}
