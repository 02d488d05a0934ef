//! Coherence and atomicity, decided by where a read or write may stand in the coherence order.
//!
//! With `co` total per location, `irreflexive(hb; eco?)` for a graph that grows at the ends of its threads
//! comes down to a *floor*: a new access must not read from, or be put, before anything that an event known
//! to it wrote or read. (That no synchronisation gained by reading the write itself can break this: if it
//! could, the graph without the read would already be incoherent.) For hardware models the same floor, with
//! program order in place of happens-before, is the axiom `acyclic(po-loc ∪ rf ∪ co ∪ fr)`.

use fencepost_graph::{Arena, ClockId, Event, EventId, Graph, Label, LocId, ThreadId};
use smallvec::SmallVec;

/// Returns the oldest place in coherence order from which the next access of `thread` to `loc` may read,
/// given the events that `clock` makes known to it. Place 0 is the initial write. A new write must be put
/// after that place.
///
/// Accesses of one thread to a location follow the coherence order, so of each thread only the last access
/// that is known counts. The cost is the number of places above the floor, which the caller looks at anyway,
/// not the number of accesses.
#[inline]
pub fn floor(arena: &Arena, graph: &Graph, loc: LocId, thread: ThreadId, clock: ClockId) -> usize {
    let co = graph.co(loc);
    let Some(top) = co.last() else { return 0 };
    let reads_top = || {
        let own = graph.last(thread).map_or(EventId::NONE, |_| graph.last_access(loc, thread));
        !own.is_none() && arena.get(own).rf == *top
    };
    let floor = match arena.known(*top, thread, clock) || reads_top() {
        true => co.len(),
        false => floor_below_top(arena, graph, loc, thread, clock),
    };
    // (The scan is quadratic, so it is for short lists.)
    debug_assert!(co.len() > 100 || floor == floor_by_scan(arena, graph, loc, thread, clock));
    floor
}

/// Does what [`floor`] does, where neither the last write nor the thread's own last access decides.
fn floor_below_top(arena: &Arena, graph: &Graph, loc: LocId, thread: ThreadId, clock: ClockId) -> usize {
    let co = graph.co(loc);
    // The writes that the last known accesses read.
    let mut seen: SmallVec<[EventId; 8]> = SmallVec::new();
    for (other, last) in graph.last_accesses(loc) {
        let upto = if *other == thread { u32::MAX } else { arena.clocks.get(clock, *other) };
        let mut last = if upto == 0 { EventId::NONE } else { *last };
        while !last.is_none() {
            let access = arena.get(last);
            // (A promised write has no place, so reading it says nothing.)
            if access.index < upto && (access.rf.is_none() || !arena.is_promise(access.rf)) {
                seen.push(access.rf);
                break;
            }
            last = access.prev_here;
        }
    }
    let decides = |write: &EventId| seen.contains(write) || arena.known(*write, thread, clock);
    co.iter().rposition(decides).map_or(0, |below| below + 1)
}

/// Does what [`floor`] does, by looking at every access to the location.
fn floor_by_scan(arena: &Arena, graph: &Graph, loc: LocId, thread: ThreadId, clock: ClockId) -> usize {
    let known = |id: &&EventId| arena.known(**id, thread, clock);
    let place = |write: EventId| graph.co(loc).iter().position(|w| *w == write).map_or(0, |below| below + 1);
    let written = graph.co(loc).iter().filter(known).map(|write| place(*write));
    let read = graph.reads(loc).iter().filter(known).map(|read| place(arena.get(*read).rf));
    written.chain(read).max().unwrap_or(0)
}

/// Returns whether a new write may be inserted at `place` in the coherence order of `loc` without coming
/// between an update and the write that the update read. Place 1 is right after the initial write.
#[inline]
pub fn place_is_free(arena: &Arena, graph: &Graph, loc: LocId, place: usize) -> bool {
    match graph.co(loc).get(place - 1) {
        Some(next) => !matches!(arena.get(*next).label, Label::Write { update: true, .. }),
        None => true,
    }
}

/// Returns the accesses of the graph that form a data race with `event`. These access the same location, one
/// of the two is plain, one a write, and neither happens before the other.
pub fn races<'a>(arena: &'a Arena, graph: &'a Graph, event: EventId) -> impl Iterator<Item = EventId> + 'a {
    let new = arena.get(event);
    let (reads, writes): (&[EventId], &[EventId]) = match new.label {
        Label::Read { .. } | Label::Write { .. } if !has_unordered(arena, graph, new) => (&[], &[]),
        Label::Read { .. } => (&[], graph.co(new.loc)),
        Label::Write { .. } => (graph.reads(new.loc), graph.co(new.loc)),
        _ => (&[], &[]),
    };
    let plain = |label: &Label| label.mode().is_some_and(|m| !m.is_atomic());
    writes.iter().chain(reads).copied().filter(move |other| {
        let other = arena.get(*other);
        // (A graph that is looked at as a whole has events that come after `event`, too.)
        other.thread != new.thread
            && (plain(&new.label) || plain(&other.label))
            && !arena.hb(other, new)
            && !arena.hb(new, other)
    })
}

/// Returns whether a location that is accessed plainly has an access that does not happen before `new`. If
/// the last access of a thread happens before it, all accesses of that thread do.
#[inline]
fn has_unordered(arena: &Arena, graph: &Graph, new: &Event) -> bool {
    let is_unordered =
        |(thread, last): &(ThreadId, EventId)| *thread != new.thread && !arena.hb(arena.get(*last), new);
    arena.locs()[new.loc.index()].plain && graph.last_accesses(new.loc).iter().any(is_unordered)
}
