//! Clocks of a new event: `(po ∪ rf)+`, and happens-before as C11 and its relatives define it.
//!
//! Source: RC11 (rcmc-popl18 §3), C++20 (P0982) for the shorter release sequences. `hb = (po ∪ sw)+` never
//! changes for an event once it is in the graph, so it is computed once and kept as a vector clock. What a
//! write passes on to an acquiring reader is found when it is read, by walking back its release sequence;
//! nothing is stored for it. Cost: one pass over a clock, plus the length of the release sequence.

use fencepost_graph::{Arena, ClockId, Event, EventId, FenceKind, Graph, Label, Mode, ThreadId};
use smallvec::SmallVec;

/// A model's rule on which reads synchronise with the writes they read from; computes the clocks of new
/// events by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// No reads; the model has no happens-before.
    Never,
    /// All reads: `hb = (po ∪ rf)+`.
    Always,
    /// The reads that C11 says synchronise: acquiring ones that read from a release sequence, by their own
    /// modes or by fences.
    C11(ReleaseSequence),
}

/// A model's rule on which writes continue a release sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReleaseSequence {
    /// Later writes of the same thread to the location, then read-modify-writes (RC11).
    SameThread,
    /// Read-modify-writes only (C++20).
    UpdatesOnly,
}

/// The two vector clocks of an event, one for `(po ∪ rf)+` and one for happens-before.
#[derive(Clone, Copy, Debug)]
pub struct EventClocks {
    /// The clock of `(po ∪ rf)+`.
    pub porf: ClockId,
    /// The clock of happens-before.
    pub hb: ClockId,
}

impl EventClocks {
    /// Returns the clocks that are stored in an event.
    #[inline]
    pub fn of(event: &Event) -> Self {
        EventClocks { porf: event.porf, hb: event.hb }
    }

    /// Returns the clocks of the last event of `thread` (or of its spawn), from which those of the next event
    /// are made.
    #[inline]
    pub fn at_end_of(arena: &Arena, graph: &Graph, thread: ThreadId) -> Self {
        match graph.last(thread).or(graph.spawn(thread)) {
            Some(before) => EventClocks::of(arena.get(before)),
            None => EventClocks { porf: ClockId::ZERO, hb: ClockId::ZERO },
        }
    }
}

impl Sync {
    /// Returns the clocks of an event that starts a thread and is event `index` of thread `own`. Unlike other
    /// clocks they count the event itself, so that they are just what the new thread knows.
    pub fn spawn(self, arena: &mut Arena, base: EventClocks, own: ThreadId, index: u32) -> EventClocks {
        let nobody = ThreadId(u32::MAX);
        let porf = arena.clocks.join(base.porf, base.porf, own, index + 1, nobody);
        let hb = match self {
            Sync::Never => ClockId::ZERO,
            Sync::C11(_) if base.hb != base.porf => {
                arena.clocks.join(base.hb, base.hb, own, index + 1, nobody)
            }
            Sync::Always | Sync::C11(_) => porf,
        };
        EventClocks { porf, hb }
    }

    /// Returns `base` joined with event `from` and all that is known there, for thread `own`.
    fn learn(self, arena: &mut Arena, base: EventClocks, from: EventId, own: ThreadId) -> EventClocks {
        let event = *arena.get(from);
        let porf = arena.clocks.join(base.porf, event.porf, event.thread, event.index + 1, own);
        let hb = match self {
            Sync::Never => ClockId::ZERO,
            Sync::C11(_) if base.hb != base.porf || event.hb != event.porf => {
                arena.clocks.join(base.hb, event.hb, event.thread, event.index + 1, own)
            }
            Sync::Always | Sync::C11(_) => porf,
        };
        EventClocks { porf, hb }
    }

    /// Returns the clocks of a new read by thread `own` that reads from `write`.
    #[inline]
    pub fn read(
        self,
        arena: &mut Arena,
        base: EventClocks,
        write: EventId,
        mode: Mode,
        own: ThreadId,
    ) -> EventClocks {
        if write.is_init() {
            return base;
        }
        let event = *arena.get(write);
        // (The stand-in for a promised write has the last number there is: nothing of its thread comes before
        // it.)
        let upto = event.index.wrapping_add(1);
        let porf = match arena.known(write, own, base.porf) {
            // Who knows an event knows all that is before it.
            true => base.porf,
            false => arena.clocks.join(base.porf, event.porf, event.thread, upto, own),
        };
        debug_assert_eq!(porf, arena.clocks.join(porf, event.porf, event.thread, upto, own));
        // In programs that synchronise throughout, the two clocks are the same all the time.
        let same = || base.hb == base.porf && event.hb == event.porf;
        let released = || matches!(event.label, Label::Write { mode, .. } if mode.is_rel());
        let hb = match self {
            Sync::Never => ClockId::ZERO,
            Sync::Always => porf,
            Sync::C11(_) if mode.is_acq() && released() && same() => porf,
            Sync::C11(sequence) if mode.is_acq() => acquire(arena, sequence, base.hb, write, own),
            Sync::C11(_) => base.hb,
        };
        EventClocks { porf, hb }
    }

    /// Returns the clocks of a new fence of thread `own`. An acquire fence synchronises for the reads before
    /// it.
    pub fn fence(
        self,
        arena: &mut Arena,
        graph: &Graph,
        base: EventClocks,
        kind: FenceKind,
        own: ThreadId,
    ) -> EventClocks {
        let Sync::C11(sequence) = self else { return base };
        if !kind.is_acq() {
            return base;
        }
        let mut hb = base.hb;
        for id in graph.thread(own).iter().rev() {
            let event = *arena.get(*id);
            match event.label {
                // What came before the last acquire fence is known since then.
                Label::Fence(kind) if kind.is_acq() => break,
                Label::Read { mode, .. } if mode.is_atomic() => {
                    hb = acquire(arena, sequence, hb, event.rf, own);
                }
                _ => {}
            }
        }
        EventClocks { porf: base.porf, hb }
    }

    /// Returns the clocks of a new event of thread `own` that waits for the end of thread `child`.
    pub fn join(
        self,
        arena: &mut Arena,
        graph: &Graph,
        base: EventClocks,
        child: ThreadId,
        own: ThreadId,
    ) -> EventClocks {
        match graph.last(child).or(graph.spawn(child)) {
            Some(last) => self.learn(arena, base, last, own),
            None => base,
        }
    }

    /// Returns the clocks of thread `own` after it has joined all these threads.
    pub fn join_all(
        self,
        arena: &mut Arena,
        graph: &Graph,
        base: EventClocks,
        children: &[ThreadId],
        own: ThreadId,
    ) -> EventClocks {
        if let [child] = children {
            return self.join(arena, graph, base, *child, own);
        }
        let mut ends: SmallVec<[(ClockId, ThreadId, u32); 8]> = SmallVec::new();
        let mut differ = base.hb != base.porf;
        for child in children {
            if let Some(last) = graph.last(*child).or(graph.spawn(*child)) {
                let last = arena.get(last);
                ends.push((last.porf, last.thread, last.index + 1));
                differ |= last.hb != last.porf;
            }
        }
        let porf = arena.clocks.join_all(base.porf, &ends, own);
        if differ && matches!(self, Sync::C11(_)) {
            ends.clear();
            for child in children {
                if let Some(last) = graph.last(*child).or(graph.spawn(*child)) {
                    let last = arena.get(last);
                    ends.push((last.hb, last.thread, last.index + 1));
                }
            }
        }
        let hb = match self {
            Sync::Never => ClockId::ZERO,
            Sync::C11(_) if differ => arena.clocks.join_all(base.hb, &ends, own),
            Sync::Always | Sync::C11(_) => porf,
        };
        EventClocks { porf, hb }
    }
}

/// Returns `hb` joined with what an acquiring read of `write` learns: all that is known at the release writes
/// and fences that head a release sequence containing `write`.
fn acquire(
    arena: &mut Arena,
    sequence: ReleaseSequence,
    mut hb: ClockId,
    mut write: EventId,
    own: ThreadId,
) -> ClockId {
    while !write.is_init() {
        let event = *arena.get(write);
        let Label::Write { mode, update, .. } = event.label else { unreachable!("reads read from writes") };
        if !mode.is_atomic() {
            break;
        }
        // Who knows an event knows all that happens before it. (And a thread knows its own events.)
        let is_known = arena.known(write, own, hb);
        if !is_known && mode.is_rel() {
            hb = arena.clocks.join(hb, event.hb, event.thread, event.index + 1, own);
        } else if !is_known {
            if !event.release_fence.is_none() {
                hb = learn_hb(arena, hb, event.release_fence, own);
            }
            if sequence == ReleaseSequence::SameThread && !event.release_write.is_none() {
                hb = learn_hb(arena, hb, event.release_write, own);
            }
        }
        if !update {
            break;
        }
        let read = arena.get(event.prev);
        // An acquiring update knows what it learned from the writes before it, and so does whoever knows the
        // update. So a chain of such updates is not walked back to its beginning each time.
        if read.label.mode().is_some_and(|mode| mode.is_acq()) && (is_known || mode.is_rel()) {
            break;
        }
        write = read.rf;
    }
    hb
}

fn learn_hb(arena: &mut Arena, hb: ClockId, from: EventId, own: ThreadId) -> ClockId {
    let event = arena.get(from);
    let (clock, thread, upto) = (event.hb, event.thread, event.index + 1);
    arena.clocks.join(hb, clock, thread, upto, own)
}
