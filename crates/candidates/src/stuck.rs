//! Decides whether a waiting thread is blocked for good or only read too early.
//!
//! A waiting thread has read memory and did not find the value that it waits for. If each read of its last
//! attempt saw the last write there is, another attempt would see the same. (A fair memory is taken for
//! granted: a write is seen in the end.) An atomic update that writes what was there does not count as a
//! later write. Without a coherence order it is not known which write is the last, and the attempt counts.
//!
//! The graph engine has the same rule (`explore/src/engine/stuck.rs`).

use crate::candidates::Place;
use crate::{AllowedCandidate, Ending};
use fencepost_graph::{Candidate, EventRef, Label};
use fencepost_program::{BlockKind, ThreadId};

/// Returns whether `thread` waits for a value or a mutex and one of the writes that it saw is overwritten in
/// the candidate, so that reading again could end the wait.
pub(crate) fn would_look_again(found: &AllowedCandidate<'_>, thread: ThreadId) -> bool {
    if !matches!(found.ending(thread), Ending::Blocked(BlockKind::Await | BlockKind::Lock)) {
        return false;
    }
    // After a free choice all that is known is that the last look decided.
    let looks = found.thread(thread).awaited_reads().unwrap_or(1) as usize;
    let labels = &found.paths[thread.index()].labels;
    let reads = labels.iter().enumerate().rev().filter(|(_, label)| label.is_read());
    let mut last_looks = reads.take(looks).filter_map(|(index, label)| {
        let place = found.shape.place(label.loc()?)?;
        Some((place, found.shape.event(thread, index)))
    });
    last_looks.any(|(place, read)| !saw_the_last(found.candidate(), place, read))
}

/// Returns whether `read` reads the last write that changes what the location holds.
fn saw_the_last(candidate: &Candidate, place: &Place, read: usize) -> bool {
    let way = place.way();
    let source = way.rf.iter().find(|(_, of)| *of == read).map(|(write, _)| *write);
    let Some(at) = way.co.iter().position(|write| Some(*write) == source) else { return true };
    way.co[at + 1..].iter().all(|write| changes_nothing(candidate, *write))
}

/// Returns whether `write` is the write of an update that wrote the value it had read.
fn changes_nothing(candidate: &Candidate, write: usize) -> bool {
    let event = &candidate.events[write];
    match (event.label, event.name) {
        // Its read is the event before it.
        (Some(Label::Write { update: true, value, .. }), EventRef::At(..)) => {
            candidate.events[write - 1].label.and_then(|label| label.value()) == Some(value)
        }
        _ => false,
    }
}
