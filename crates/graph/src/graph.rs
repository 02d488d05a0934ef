//! The graph under construction: lists of the numbers of events in an [`Arena`].

use crate::{Arena, Event, EventId, Label, LocId};
use fencepost_program::{AllocKind, FenceKind, ThreadId, Zeroed, layout};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An execution graph under construction, as lists of the numbers of events in an [`Arena`]. Events are added
/// at the end and taken back in reverse order.
#[derive(Debug, Default)]
pub struct Graph {
    /// All events, in order of their stamps.
    order: Vec<EventId>,
    /// The events of each thread, in program order.
    threads: Vec<Vec<EventId>>,
    /// For each thread that another one started, the event that started it.
    spawns: Vec<EventId>,
    /// For each thread, the events that waited for its end.
    joins: Vec<Vec<EventId>>,
    /// The accesses to each location.
    locs: Vec<Accesses>,
    /// For each thread, its allocations: their addresses grow.
    allocs: Vec<Vec<EventId>>,
    /// The ends of objects' lives, in order of their stamps.
    frees: Vec<EventId>,
    /// The same for each address of an object. An object without ends has no entry, or an empty one.
    ends: FxHashMap<u64, SmallVec<[EventId; 1]>>,
    /// The number of sequentially consistent accesses and fences.
    sc: u32,
    /// The number of sequentially consistent fences.
    sc_fences: u32,
    /// The number of reads after which their threads are blocked.
    waits: u32,
}

/// The accesses to a location.
#[derive(Debug, Default)]
struct Accesses {
    /// The writes in coherence order, without the initial one. (In a model without coherence: in order of
    /// their stamps.)
    co: Vec<EventId>,
    /// The reads.
    reads: Vec<EventId>,
    /// The last access of each thread that accesses the location, in no particular order. The accesses before
    /// it are found by [`Event::prev_here`].
    last: SmallVec<[(ThreadId, EventId); 2]>,
}

impl Accesses {
    /// Records that `event`, with number `id`, is the last access of its thread.
    #[inline]
    fn add(&mut self, event: &Event, id: EventId) {
        if event.prev_here.is_none() {
            self.last.push((event.thread, id));
            return;
        }
        match self.last.iter_mut().find(|(_, last)| *last == event.prev_here) {
            Some(entry) => entry.1 = id,
            None => unreachable!("the access before it is on the list"),
        }
    }

    /// Records that `event`, which was the last access of its thread, is gone.
    #[inline]
    fn remove(&mut self, event: &Event) {
        let Some(at) = self.last.iter().rposition(|(thread, _)| *thread == event.thread) else {
            unreachable!("an access is on the list of its location")
        };
        match event.prev_here {
            EventId::NONE => drop(self.last.swap_remove(at)),
            before => self.last[at].1 = before,
        }
    }

    /// Turns these accesses, which are none, into those of `from` for which `keep` holds: of each thread a
    /// first part.
    #[inline]
    fn copy_part(&mut self, arena: &Arena, from: &Accesses, keep: &impl Fn(EventId, &Event) -> bool) {
        if from.last.is_empty() {
            return;
        }
        let keep = |id: EventId| keep(id, arena.get(id));
        for id in &from.co {
            if keep(*id) {
                self.co.push(*id);
            }
        }
        // Reads, too, keep their order, which differs from that of their stamps after revisits: the engine
        // takes them in this order, and a copy must behave as the original does.
        for id in &from.reads {
            if keep(*id) {
                self.reads.push(*id);
            }
        }
        for (thread, last) in &from.last {
            let mut id = *last;
            while !id.is_none() && !keep(id) {
                id = arena.get(id).prev_here;
            }
            if !id.is_none() {
                self.last.push((*thread, id));
            }
        }
    }

    #[inline]
    fn clear(&mut self) {
        if !self.last.is_empty() {
            self.co.clear();
            self.reads.clear();
            self.last.clear();
        }
    }
}

/// An object (heap or stack memory) that an event of the graph allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// The event that allocated it.
    pub alloc: EventId,
    /// The address of its first byte.
    pub addr: u64,
    /// The number of bytes it has.
    pub size: u64,
    /// The kind of memory: heap or stack.
    pub kind: AllocKind,
    /// The object's initial contents.
    pub zeroed: Zeroed,
}

impl Object {
    /// Returns the object that the event `alloc` allocated; `None` if `alloc` is another kind of event.
    pub fn of(arena: &Arena, alloc: EventId) -> Option<Object> {
        match arena.get(alloc).label {
            Label::Alloc { addr, size, kind, zeroed } => Some(Object { alloc, addr, size, kind, zeroed }),
            _ => None,
        }
    }

    /// Returns whether the object holds all of the `bytes` bytes from `addr` on.
    pub fn holds(&self, addr: u64, bytes: u64) -> bool {
        self.addr <= addr && addr - self.addr <= self.size && bytes <= self.size - (addr - self.addr)
    }
}

impl Graph {
    /// Makes room for at least this many threads and locations.
    #[inline]
    pub fn grow(&mut self, threads: usize, locs: usize) {
        if self.threads.len() < threads {
            self.threads.resize_with(threads, Vec::new);
            self.spawns.resize(threads, EventId::NONE);
            self.joins.resize(threads, Vec::new());
            self.allocs.resize(threads, Vec::new());
        }
        if self.locs.len() < locs {
            self.locs.resize_with(locs, Accesses::default);
        }
    }

    /// Empties the graph, keeping its memory.
    pub fn clear(&mut self) {
        self.order.clear();
        self.threads.iter_mut().for_each(Vec::clear);
        self.spawns.fill(EventId::NONE);
        self.joins.iter_mut().for_each(Vec::clear);
        self.allocs.iter_mut().for_each(Vec::clear);
        self.frees.clear();
        self.ends.clear();
        self.locs.iter_mut().for_each(Accesses::clear);
        self.sc = 0;
        self.sc_fences = 0;
        self.waits = 0;
    }

    /// Returns all events of the graph in the order of their stamps, in which they were added.
    #[inline]
    pub fn order(&self) -> &[EventId] {
        &self.order
    }

    /// Returns how many events the graph has.
    #[inline]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Returns whether the graph has no events.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Returns how many threads the graph has room for, started or not.
    #[inline]
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// Returns the events of a thread in program order.
    #[inline]
    pub fn thread(&self, thread: ThreadId) -> &[EventId] {
        &self.threads[thread.index()]
    }

    /// Returns the last event of a thread; `None` if it has none.
    #[inline]
    pub fn last(&self, thread: ThreadId) -> Option<EventId> {
        self.threads[thread.index()].last().copied()
    }

    /// Returns the event that started a thread; `None` for a thread that no event started.
    #[inline]
    pub fn spawn(&self, thread: ThreadId) -> Option<EventId> {
        let spawn = self.spawns[thread.index()];
        (!spawn.is_none()).then_some(spawn)
    }

    /// Returns the events that joined a thread, which means that they waited for its end.
    #[inline]
    pub fn joins(&self, thread: ThreadId) -> &[EventId] {
        &self.joins[thread.index()]
    }

    /// Returns the writes of a location in coherence order, without the initial one.
    #[inline]
    pub fn co(&self, loc: LocId) -> &[EventId] {
        &self.locs[loc.index()].co
    }

    /// Returns the reads of a location.
    #[inline]
    pub fn reads(&self, loc: LocId) -> &[EventId] {
        &self.locs[loc.index()].reads
    }

    /// Returns the last access of each thread that accesses a location, in no particular order.
    #[inline]
    pub fn last_accesses(&self, loc: LocId) -> &[(ThreadId, EventId)] {
        &self.locs[loc.index()].last
    }

    /// Returns the last access of a thread to a location, or [`EventId::NONE`].
    #[inline]
    pub fn last_access(&self, loc: LocId, thread: ThreadId) -> EventId {
        let last = self.last_accesses(loc).iter().find(|(other, _)| *other == thread);
        last.map_or(EventId::NONE, |(_, last)| *last)
    }

    /// Returns the allocations of a thread, in order of their addresses.
    #[inline]
    pub fn allocs(&self, thread: ThreadId) -> &[EventId] {
        &self.allocs[thread.index()]
    }

    /// Returns the events that free objects, in order of their stamps.
    #[inline]
    pub fn frees(&self) -> &[EventId] {
        &self.frees
    }

    /// Returns the events that end the life of the object at this address, in order of their stamps. There
    /// should be one at most.
    #[inline]
    pub fn ends(&self, addr: u64) -> &[EventId] {
        self.ends.get(&addr).map_or(&[], |ends| ends.as_slice())
    }

    /// Returns the object that holds the byte at `addr`, or that comes last before it in its thread's memory.
    pub fn object_near(&self, arena: &Arena, addr: u64) -> Option<Object> {
        let layout::Region::Shared(thread) = layout::region(addr) else { return None };
        let allocs = self.allocs.get(thread.index())?;
        let index = allocs.partition_point(|id| Object::of(arena, *id).is_some_and(|o| o.addr <= addr));
        Object::of(arena, allocs[index.checked_sub(1)?])
    }

    /// Returns how many locations the graph has room for, accessed or not.
    #[inline]
    pub fn loc_count(&self) -> usize {
        self.locs.len()
    }

    /// Returns how many sequentially consistent accesses and fences the graph has.
    #[inline]
    pub fn sc_events(&self) -> u32 {
        self.sc
    }

    /// Returns how many sequentially consistent fences the graph has.
    #[inline]
    pub fn sc_fences(&self) -> u32 {
        self.sc_fences
    }

    /// Returns how many reads of the graph leave their threads blocked.
    #[inline]
    pub fn waits(&self) -> u32 {
        self.waits
    }

    /// Returns the place of a write in the coherence order of its location, where 0 is the initial write.
    #[inline]
    pub fn co_place(&self, loc: LocId, write: EventId) -> usize {
        if write.is_init() {
            return 0;
        }
        // (From the end: most of those that are asked for are among the last.)
        1 + self.co(loc).iter().rposition(|w| *w == write).expect("the write is in the graph")
    }

    /// Returns the write at a place of the coherence order of a location, where 0 is the initial write.
    #[inline]
    pub fn co_at(&self, loc: LocId, place: usize) -> EventId {
        if place == 0 { EventId::init(loc) } else { self.co(loc)[place - 1] }
    }

    /// Returns the coherence-last write of a location.
    #[inline]
    pub fn co_last(&self, loc: LocId) -> EventId {
        self.co_at(loc, self.co(loc).len())
    }

    /// Returns the write just after `write` in coherence order, if any.
    #[inline]
    pub fn co_next(&self, loc: LocId, write: EventId) -> Option<EventId> {
        self.co(loc).get(self.co_place(loc, write)).copied()
    }

    /// Adds an event at the end of its thread, and a write also at `place` in the coherence order (1 is right
    /// after the initial write).
    #[inline]
    pub fn push(&mut self, arena: &Arena, id: EventId, place: usize) {
        let event = arena.get(id);
        self.order.push(id);
        self.threads[event.thread.index()].push(id);
        match event.label {
            Label::Write { .. } => {
                let here = &mut self.locs[event.loc.index()];
                here.co.insert(place - 1, id);
                here.add(event, id);
            }
            Label::Read { .. } => {
                let here = &mut self.locs[event.loc.index()];
                here.reads.push(id);
                here.add(event, id);
            }
            Label::Spawn(child) => self.spawns[child.index()] = id,
            Label::Join(child) => self.joins[child.index()].push(id),
            Label::Alloc { .. } => self.allocs[event.thread.index()].push(id),
            Label::Free { addr, .. } => self.add_end(addr, id),
            Label::Fence(FenceKind::Sc) => self.sc_fences += 1,
            _ => {}
        }
        self.count(event, 1);
    }

    /// Removes the event that was added to the graph last.
    #[inline]
    pub fn pop(&mut self, arena: &Arena) {
        let id = self.order.pop().expect("the graph is not empty");
        let event = arena.get(id);
        self.threads[event.thread.index()].pop();
        match event.label {
            Label::Write { .. } => {
                let here = &mut self.locs[event.loc.index()];
                match here.co.iter().rposition(|w| *w == id) {
                    Some(at) => drop(here.co.remove(at)),
                    None => unreachable!("a write is in the coherence order"),
                }
                here.remove(event);
            }
            Label::Read { .. } => {
                let here = &mut self.locs[event.loc.index()];
                here.reads.pop();
                here.remove(event);
            }
            Label::Spawn(child) => self.spawns[child.index()] = EventId::NONE,
            Label::Join(child) => drop(self.joins[child.index()].pop()),
            Label::Alloc { .. } => drop(self.allocs[event.thread.index()].pop()),
            Label::Free { addr, .. } => self.remove_end(addr),
            Label::Fence(FenceKind::Sc) => self.sc_fences -= 1,
            _ => {}
        }
        self.count(event, -1);
    }

    fn add_end(&mut self, addr: u64, id: EventId) {
        self.frees.push(id);
        self.ends.entry(addr).or_default().push(id);
    }

    fn remove_end(&mut self, addr: u64) {
        let last = self.frees.pop();
        let of_object = self.ends.get_mut(&addr).and_then(SmallVec::pop);
        debug_assert_eq!(last, of_object);
    }

    /// Makes this graph, which is empty, a copy of the part of `from` for which `keep` holds. The part must
    /// contain, with every event, all that is `po ∪ rf`-before it.
    pub fn copy_part(&mut self, arena: &Arena, from: &Graph, keep: impl Fn(EventId, &Event) -> bool) {
        self.grow(from.threads.len(), from.locs.len());
        for id in &from.order {
            let event = arena.get(*id);
            if !keep(*id, event) {
                continue;
            }
            self.order.push(*id);
            self.threads[event.thread.index()].push(*id);
            match event.label {
                Label::Spawn(child) => self.spawns[child.index()] = *id,
                Label::Join(child) => self.joins[child.index()].push(*id),
                Label::Alloc { .. } => self.allocs[event.thread.index()].push(*id),
                Label::Free { addr, .. } => self.add_end(addr, *id),
                Label::Fence(FenceKind::Sc) => self.sc_fences += 1,
                _ => {}
            }
            self.count(event, 1);
        }
        for (to, from) in self.locs.iter_mut().zip(&from.locs) {
            to.copy_part(arena, from, &keep);
        }
    }

    #[inline]
    fn count(&mut self, event: &Event, by: i32) {
        if is_sc(event) {
            self.sc = self.sc.wrapping_add_signed(by);
        }
        if event.waits {
            self.waits = self.waits.wrapping_add_signed(by);
        }
    }

    /// Adds a revisited read at the end of its thread, and at the place in the order of all events that its
    /// stamp says.
    pub fn insert_revisited(&mut self, arena: &Arena, id: EventId) {
        let event = arena.get(id);
        let at = self.order.partition_point(|x| arena.get(*x).stamp < event.stamp);
        self.order.insert(at, id);
        self.threads[event.thread.index()].push(id);
        let here = &mut self.locs[event.loc.index()];
        here.reads.push(id);
        here.add(event, id);
        self.count(event, 1);
    }

    /// Removes a read that [`insert_revisited`](Self::insert_revisited) added, when nothing came after it.
    pub fn remove_revisited(&mut self, arena: &Arena, id: EventId) {
        let event = arena.get(id);
        let at = self.order.iter().rposition(|x| *x == id).expect("the read is in the graph");
        self.order.remove(at);
        self.threads[event.thread.index()].pop();
        let here = &mut self.locs[event.loc.index()];
        here.reads.pop();
        here.remove(event);
        self.count(event, -1);
    }
}

fn is_sc(event: &Event) -> bool {
    match event.label {
        Label::Read { mode, .. } | Label::Write { mode, .. } => mode.is_sc(),
        Label::Fence(kind) => kind == FenceKind::Sc,
        _ => false,
    }
}
