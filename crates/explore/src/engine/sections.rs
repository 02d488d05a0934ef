//! Atomic sections: while a thread is in one, no other does anything.
//!
//! What that means for a graph is defined in `fencepost_models::declarative::atomicity`. A graph in which a section is broken is given up at once: it stays
//! broken, whatever is added. For that to lose nothing, what a revisit takes away must have been added maximally (TruSt), and that must always be
//! possible. It is, because a thread in a section goes first: then nothing in the graph comes after its open section but reads that the
//! section's own writes revisited, and a section that reads the last write, or writes the last one, comes after all that is there.
//!
//! A thread that is blocked in its section, or went wrong there, lets the others go on: they may write what it reads. Graphs in which something comes
//! after such a section never happen. They are built, since revisits start from them, but nothing about them is shown.
//!
//! Cost: each step looks at the whole graph, in programs with sections. Others pay for one comparison.

use super::Engine;
use crate::Visitor;
use fencepost_graph::ThreadId;
use fencepost_models::Model;
use fencepost_models::declarative::{Atomicity, atomicity, has_sections};
use fencepost_program::Step;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Whether the program has atomic sections that this engine sees to. (Models that it cannot see to them for are refused before.)
    #[inline]
    pub(super) fn has_sections(&self) -> bool {
        self.program.exclusive.is_some() && M::HAS_CO && M::ID.is_some_and(has_sections)
    }

    /// What became of the sections of the graph.
    #[inline(never)]
    pub(super) fn atomicity(&mut self) -> Atomicity {
        let (Some(mutex), Some(model)) = (self.program.exclusive, M::ID) else { return Atomicity::Whole };
        atomicity(model, self.matrices.with_co(&self.arena, &self.graph), mutex)
    }

    /// The thread that is in a section, if it can go on.
    #[inline]
    pub(super) fn thread_in_section(&self) -> Option<ThreadId> {
        if !self.has_sections() {
            return None;
        }
        let mutex = self.program.exclusive?;
        (0..self.graph.thread_count() as u32).map(ThreadId).find(|thread| {
            let Some(snapshot) = self.snapshots.current(&self.graph, *thread) else { return false };
            let goes_on = match &snapshot.next {
                Step::Finished | Step::Exited | Step::Blocked(_) | Step::Error(_) | Step::Needs(_) => false,
                Step::Join { thread } => self.is_finished(*thread),
                _ => true,
            };
            goes_on && snapshot.state.held().iter().any(|(addr, _)| *addr == mutex)
        })
    }
}
