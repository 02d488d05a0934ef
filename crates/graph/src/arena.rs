//! Events and locations, each stored once.
//!
//! An event never changes: if a read is made to read from another write, that is a new event. So graphs are
//! lists of event numbers, a copy of a graph copies no event, and clocks are computed once, when an event is
//! made. The engine makes events and forgets them in stack order.

use crate::{ClockId, Clocks, Label, Loc};
use fencepost_program::{Size, ThreadId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::ops::Range;

/// The number of a memory location in its [`Arena`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LocId(pub u32);

impl LocId {
    /// The number that events which access no memory have in place of a location.
    pub const NONE: LocId = LocId(u32::MAX);
    /// Returns the number as an index into [`Arena::locs`].
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of an event in its [`Arena`], of the initial write of a location, or of no event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct EventId(u32);

const INIT: u32 = 1 << 31;

impl EventId {
    /// The number that means "no event".
    pub const NONE: EventId = EventId(u32::MAX);
    /// Returns the number of the event at this index of the arena.
    #[inline]
    pub fn at(index: usize) -> Self {
        debug_assert!(index < INIT as usize);
        EventId(index as u32)
    }
    /// Returns the number of the initial write of a location.
    #[inline]
    pub fn init(loc: LocId) -> Self {
        EventId(INIT | loc.0)
    }
    /// Returns whether the event is the initial write of a location.
    #[inline]
    pub fn is_init(self) -> bool {
        self.0 & INIT != 0 && self != EventId::NONE
    }
    /// Returns the location of an initial write, given the number of that write.
    #[inline]
    pub fn init_loc(self) -> LocId {
        debug_assert!(self.is_init());
        LocId(self.0 & !INIT)
    }
    /// Returns whether this number means "no event" ([`EventId::NONE`]).
    #[inline]
    pub fn is_none(self) -> bool {
        self == EventId::NONE
    }
    /// Returns the number as an index into the arena.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event of an execution graph, with all data about it that is fixed when it is made.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// The label: what the event did.
    pub label: Label,
    /// The thread that the event belongs to.
    pub thread: ThreadId,
    /// The event's position in its thread, from 0.
    pub index: u32,
    /// The time of its insertion into the graph: events added later have greater stamps. A revisited read
    /// keeps its stamp.
    pub stamp: u32,
    /// The location that the event accesses.
    pub loc: LocId,
    /// The write that a read reads from.
    pub rf: EventId,
    /// The event before it in its thread.
    pub prev: EventId,
    /// The access before it in its thread to the same location. None for an event that accesses no memory.
    pub prev_here: EventId,
    /// The clock of the events of other threads that are `(po ∪ rf)+`-before it.
    pub porf: ClockId,
    /// The clock of the events of other threads that happen before it, where the model has such a notion.
    pub hb: ClockId,
    /// The last release fence of its thread up to and including this event.
    pub release_fence: EventId,
    /// The last release write of its thread to its location, up to and including this event. None for an
    /// event that accesses no memory.
    pub release_write: EventId,
    /// Whether the event is a read after which its thread is blocked.
    pub waits: bool,
    /// Whether the event is the read of a compare-and-exchange which saw the write that the load before it
    /// saw, and for which no other write would be of use.
    pub confirms: bool,
    /// The earlier read of a waiting thread that this read replaced when the thread read its location again.
    pub looked: EventId,
}

/// The properties of a memory location, as the arena stores them.
#[derive(Clone, Copy, Debug)]
pub struct LocInfo {
    /// The bytes of the location.
    pub loc: Loc,
    /// The initial value.
    pub init: u64,
    /// Whether some plain access to the location has been seen. Only then can there be a race.
    pub plain: bool,
    /// Whether another location shares bytes with it.
    pub shared: bool,
}

/// The store of all events in use, their clocks, and all locations ever seen; graphs are lists of its event
/// numbers.
#[derive(Clone, Debug)]
pub struct Arena {
    events: Vec<Event>,
    /// The clocks of the events.
    pub clocks: Clocks,
    locs: Vec<LocInfo>,
    numbers: FxHashMap<Loc, LocId>,
    /// The numbers of the locations, in order of their addresses.
    in_order: BTreeMap<Loc, LocId>,
}

/// The number of events and clocks in an arena at some moment, to which [`Arena::reset`] can return.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    events: u32,
    clocks: u32,
}

impl Mark {
    /// Returns whether `event`, which is no initial write, was in the arena when the mark was made.
    #[inline]
    pub fn has(self, event: EventId) -> bool {
        event.0 < self.events
    }

    /// Returns the number of events in the arena when the mark was made.
    #[inline]
    pub fn events(self) -> usize {
        self.events as usize
    }
}

impl Arena {
    /// Returns an empty arena for `threads` threads.
    pub fn new(threads: usize) -> Self {
        Arena {
            events: vec![],
            clocks: Clocks::new(threads),
            locs: vec![],
            numbers: FxHashMap::default(),
            in_order: BTreeMap::new(),
        }
    }

    /// Returns the event with this number, which must not be that of an initial write.
    #[inline]
    pub fn get(&self, event: EventId) -> &Event {
        &self.events[event.index()]
    }

    /// Returns the number that the next event will get.
    #[inline]
    pub fn next_id(&self) -> EventId {
        EventId(self.events.len() as u32)
    }

    /// Adds an event to the arena and returns its number.
    #[inline]
    pub fn push(&mut self, event: Event) -> EventId {
        let id = self.next_id();
        self.events.push(event);
        id
    }

    /// Returns how many events and clocks the arena has now, for a later [`Arena::reset`].
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { events: self.events.len() as u32, clocks: self.clocks.len() as u32 }
    }

    /// Removes all events and clocks that were made after `mark`.
    #[inline]
    pub fn reset(&mut self, mark: Mark) {
        self.events.truncate(mark.events as usize);
        self.clocks.truncate(mark.clocks as usize);
    }

    /// Returns the number of a location, and adds it, with the initial value that `init` gives, if it is new.
    #[inline]
    pub fn loc_id(&mut self, loc: Loc, init: impl FnOnce() -> u64) -> LocId {
        if let Some(id) = self.numbers.get(&loc) {
            return *id;
        }
        let id = LocId(self.locs.len() as u32);
        let others: SmallVec<[LocId; 4]> = self.overlapping(loc).collect();
        others.iter().for_each(|other| self.locs[other.index()].shared = true);
        self.locs.push(LocInfo { loc, init: init(), plain: false, shared: !others.is_empty() });
        self.numbers.insert(loc, id);
        self.in_order.insert(loc, id);
        id
    }

    /// Adds another location with the same bytes as `loc`, with this initial value, and returns its number.
    /// (Sections of a mutex that no order is sought for have locations of their own.) Only
    /// [`Arena::locs`] knows it.
    pub fn add_double(&mut self, loc: Loc, init: u64) -> LocId {
        let id = LocId(self.locs.len() as u32);
        self.locs.push(LocInfo { loc, init, plain: false, shared: false });
        id
    }

    /// Returns the known locations that share bytes with `loc`, other than `loc` itself.
    pub fn overlapping(&self, loc: Loc) -> impl Iterator<Item = LocId> + '_ {
        // No access is larger than eight bytes.
        let near = self.locs_in(loc.addr.saturating_sub(7)..loc.addr.saturating_add(loc.size.bytes()));
        near.filter(move |id| {
            let other = self.locs[id.index()].loc;
            other != loc && other.overlaps(loc)
        })
    }

    /// Returns the known locations that begin at an address in the range, in order of their addresses.
    pub fn locs_in(&self, addrs: Range<u64>) -> impl Iterator<Item = LocId> + '_ {
        let at = |addr| Loc { addr, size: Size::B1 };
        self.in_order.range(at(addrs.start)..at(addrs.end)).map(|(_, id)| *id)
    }

    /// Returns the properties of all known locations, by their numbers.
    #[inline]
    pub fn locs(&self) -> &[LocInfo] {
        &self.locs
    }

    /// Returns the number of a location; `None` if it has never been seen.
    pub fn find_loc(&self, loc: Loc) -> Option<LocId> {
        self.numbers.get(&loc).copied()
    }

    /// Records that a plain access to `loc` has been made, so that there may be a race.
    #[inline]
    pub fn set_plain(&mut self, loc: LocId) {
        self.locs[loc.index()].plain = true;
    }

    /// Records that `read`, that of a compare-and-exchange, confirms the load before it
    /// ([`Event::confirms`]).
    #[inline]
    pub fn set_confirms(&mut self, read: EventId) {
        self.events[read.index()].confirms = true;
    }

    /// Returns the value that `write` wrote, or the initial value if it is an initial write.
    #[inline]
    pub fn value(&self, write: EventId) -> u64 {
        if write.is_init() {
            return self.locs[write.init_loc().index()].init;
        }
        match self.get(write).label {
            Label::Write { value, .. } => value,
            other => unreachable!("{other:?} is no write"),
        }
    }

    /// Returns whether this event is a promise, which stands in for a write that is yet to be made (XMM). If
    /// so, its stamp is after all others.
    #[inline]
    pub fn is_promise(&self, write: EventId) -> bool {
        !write.is_init() && self.get(write).stamp == u32::MAX
    }

    /// Returns whether the event `x` comes before the next event of `thread`, according to `clock`, that
    /// event's clock. An initial write always does.
    #[inline]
    pub fn known(&self, x: EventId, thread: ThreadId, clock: ClockId) -> bool {
        if x.is_init() {
            return true;
        }
        let x = self.get(x);
        x.thread == thread || self.clocks.get(clock, x.thread) > x.index
    }

    /// Returns whether `x` comes before `y` in `(po ∪ rf)+`. Both are events of the arena.
    #[inline]
    pub fn porf(&self, x: &Event, y: &Event) -> bool {
        if x.thread == y.thread { x.index < y.index } else { self.clocks.get(y.porf, x.thread) > x.index }
    }

    /// Returns whether `x` happens before `y`, by the clocks that the model has given them.
    #[inline]
    pub fn hb(&self, x: &Event, y: &Event) -> bool {
        if x.thread == y.thread { x.index < y.index } else { self.clocks.get(y.hb, x.thread) > x.index }
    }
}
