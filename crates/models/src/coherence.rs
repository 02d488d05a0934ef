//! Coherence and atomicity, decided by where a read or write may stand in the coherence order.
//!
//! With `co` total per location, `irreflexive(hb; eco?)` for a graph that grows at the ends of its threads
//! comes down to a *floor*: a new access must not read from, or be put, before anything that an event known
//! to it wrote or read. (That no synchronisation gained by reading the write itself can break this: if it
//! could, the graph without the read would already be incoherent.) For hardware models the same floor, with
//! program order in place of happens-before, is the axiom `acyclic(po-loc ∪ rf ∪ co ∪ fr)`.

use fencepost_graph::{Arena, ClockId, Event, EventId, Graph, Label, LocId, ThreadId};

/// Returns the least place in coherence order (0: the initial write) that the next access of `thread` to
/// `loc` may read from; a write must come after it. `clock` says what the access knows.
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

/// Returns whether a write may stand at `place` (1: right after the initial write). It may not stand between
/// an update and the write that the update read.
#[inline]
pub fn place_is_free(arena: &Arena, graph: &Graph, loc: LocId, place: usize) -> bool {
    match graph.co(loc).get(place - 1) {
        Some(next) => !matches!(arena.get(*next).label, Label::Write { update: true, .. }),
        None => true,
    }
}

/// Returns the accesses of the graph that race with `event`: to the same location, one of the two plain, one
/// a write, and neither happens before the other.
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
