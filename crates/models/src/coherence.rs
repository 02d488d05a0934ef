//! Coherence and atomicity, decided by where a read or write may stand in the coherence order.
//!
//! With `co` total per location, `irreflexive(hb; eco?)` for a graph that grows at the ends of its threads
//! comes down to a *floor*: a new access must not read from, or be put, before anything that an event known
//! to it wrote or read. (That no synchronisation gained by reading the write itself can break this: if it
//! could, the graph without the read would already be incoherent.) For hardware models the same floor, with
//! program order in place of happens-before, is the axiom `acyclic(po-loc ∪ rf ∪ co ∪ fr)`.

use fencepost_graph::{Arena, ClockId, Event, EventId, Graph, Label, LocId, ThreadId};

/// Returns the oldest place in coherence order from which the next access of `thread` to `loc` may read,
/// given the events that `clock` makes known to it. Place 0 is the initial write. A new write must be put
/// after that place.
#[inline]
pub fn floor(arena: &Arena, graph: &Graph, loc: LocId, thread: ThreadId, clock: ClockId) -> usize {
    let co = graph.co(loc);
    if co.is_empty() {
        return 0;
    }
    let mut floor = 0;
    for place in (1..=co.len()).rev() {
        if arena.known(co[place - 1], thread, clock) {
            floor = place;
            break;
        }
    }
    // Most known reads read what the floor is already; looking from the top finds the others soon.
    let mut raise = |read: &Event| {
        if let Some(above) = co[floor..].iter().rposition(|w| *w == read.rf) {
            floor += above + 1;
        }
    };
    let own = graph.thread(thread);
    if clock == ClockId::ZERO && own.len() < graph.reads(loc).len() {
        // Only the thread's own reads are known.
        for event in own.iter().map(|id| arena.get(*id)) {
            if event.loc == loc && event.label.is_read() {
                raise(event);
            }
        }
    } else {
        for read in graph.reads(loc) {
            if arena.known(*read, thread, clock) {
                raise(arena.get(*read));
            }
        }
    }
    floor
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
        Label::Read { .. } | Label::Write { .. } if !arena.locs()[new.loc.index()].plain => (&[], &[]),
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
