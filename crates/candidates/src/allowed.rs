//! The view of a candidate that a visitor gets.

use crate::candidates::Shape;
use crate::paths::Path;
use fencepost_graph::{Candidate, EventRef, Execution, Loc};
use fencepost_program::{BlockKind, Deps, Fault, Program, ThreadId, ThreadState};

/// The way in which a thread of a candidate ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The function of the thread returned.
    Finished,
    /// The thread waits or was stopped, and cannot go on.
    Blocked(BlockKind),
    /// The thread ran into an error, such as a failed assertion.
    Failed(Fault),
}

/// A candidate that the judge allows, as a visitor sees it.
pub struct AllowedCandidate<'a> {
    pub(crate) program: &'a Program,
    pub(crate) paths: &'a [&'a Path],
    pub(crate) shape: &'a Shape,
    pub(crate) candidate: &'a Candidate,
}

impl<'a> AllowedCandidate<'a> {
    /// Returns the program whose candidates are enumerated.
    pub fn program(&self) -> &'a Program {
        self.program
    }

    /// Returns the candidate as relations, dependencies included, in the form that the judge saw.
    pub fn candidate(&self) -> &'a Candidate {
        self.candidate
    }

    /// Returns the candidate as an execution graph in plain data.
    pub fn execution(&self) -> Execution {
        self.shape.execution(self.candidate)
    }

    /// Returns the pairs of events of one thread that are in no order, because the source language leaves
    /// them unsequenced.
    pub fn unsequenced(&self) -> Vec<(EventRef, EventRef)> {
        let threads = (0..).map(ThreadId).zip(self.paths);
        let pairs = threads.flat_map(|(thread, path)| {
            let name = move |event: usize| EventRef::At(thread, event as u32);
            path.unsequenced.iter().map(move |(first, second)| (name(*first), name(*second)))
        });
        pairs.collect()
    }

    /// Returns the number of threads of the program.
    pub fn thread_count(&self) -> usize {
        self.paths.len()
    }

    /// Returns the state in which a thread ended; [`ThreadState::reg`] has its registers.
    pub fn thread(&self, thread: ThreadId) -> &'a ThreadState<Deps> {
        &self.paths[thread.index()].state
    }

    /// Returns the way in which a thread ended.
    pub fn ending(&self, thread: ThreadId) -> &'a Ending {
        &self.paths[thread.index()].ending
    }

    /// Returns the value that a location holds at the end, which is that of its last write, or the initial
    /// one. `None`: there are several writes and no coherence order, or no such object.
    pub fn memory(&self, loc: Loc) -> Option<u64> {
        let last = match self.shape.place(loc) {
            Some(place) if place.writes.len() > 1 => *place.way().co.last()?,
            Some(place) if place.writes.len() == 1 => place.writes[0],
            _ => return self.program.initial_value(loc.addr, loc.size.bytes()),
        };
        self.candidate.events[last].label.and_then(|label| label.value())
    }

    /// Returns a location that is written and shares some, but not all, of its bytes with `loc`; then
    /// [`memory`](Self::memory) cannot tell the final value of `loc`.
    pub fn overlapping(&self, loc: Loc) -> Option<Loc> {
        let written = self.shape.places.iter().filter(|place| !place.writes.is_empty());
        written.map(|place| place.loc).find(|other| *other != loc && other.overlaps(loc))
    }
}
