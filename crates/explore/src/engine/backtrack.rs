//! Backward: to the innermost choice that has an alternative left, and on from there.

use super::forward::Added;
use super::stack::Frame;
use super::{Alternative, Choice, Engine};
use fencepost_graph::EventId;
use fencepost_models::Model;

impl<M: Model> Engine<'_, M> {
    /// Goes back to the innermost choice that has an alternative left and takes the next one that leads to a
    /// consistent graph. Returns `false` if there is none, which ends the search.
    pub(super) fn backtrack(&mut self) -> bool {
        while let Some(frame) = self.stack.innermost() {
            let is_over = !self.stack.has_left(&frame);
            self.go_back_to(&frame);
            if is_over {
                self.stack.close(&mut self.draft.graph);
                continue;
            }
            let Some(alternative) = self.stack.take_next() else { unreachable!("one is left") };
            match self.take(frame.kind, alternative) {
                Added::Kept => return true,
                Added::Opened => {}
                Added::Dropped => {
                    self.report.summary.done += self.stack.weight();
                    self.tick();
                }
            }
            // A violation may have ended the search.
            if self.report.halt.is_some() {
                return true;
            }
        }
        false
    }

    /// Restores graph, arena and snapshots to what they were when the innermost choice was opened.
    pub(super) fn go_back_to(&mut self, innermost: &Frame) {
        self.turn.finished = innermost.finished;
        self.turn.updating = None;
        self.take_back(innermost.kind, innermost.depth);
        self.draft.arena.reset(innermost.mark);
        self.draft.snapshots.truncate(self.draft.arena.next_id().index());
    }

    /// Takes events out of the graph until it has `depth` events, as when the choice was opened.
    fn take_back(&mut self, kind: Choice, depth: usize) {
        let (arena, graph) = (&self.draft.arena, &mut self.draft.graph);
        if let Choice::Revisit { read, .. } = kind {
            // The write is at the end, the revisited read somewhere before it.
            while graph.len() > depth + 2 {
                graph.pop(arena);
            }
            if graph.len() == depth + 2 {
                let Some(revisited) = graph.last(arena.get(read).thread) else {
                    unreachable!("the revisited read is the last of its thread")
                };
                graph.remove_revisited(arena, revisited);
            }
        }
        while graph.len() > depth {
            graph.pop(arena);
        }
    }

    /// Continues the search with `alternative`, one of the alternatives of an open choice of this kind.
    pub(super) fn take(&mut self, kind: Choice, alternative: Alternative) -> Added {
        match (kind, alternative) {
            (Choice::Read(thread), Alternative::From(write)) => {
                let read = self.draft.next_read(thread);
                let loc = self.locate(thread, read.addr, read.size);
                self.add_read(thread, read, loc, write, EventId::NONE)
            }
            (Choice::Look { thread, looked }, Alternative::From(write)) => self.see(thread, looked, write),
            (Choice::Write(write), Alternative::Place(place)) => self.place_write(write, place as usize),
            (Choice::Write(write), Alternative::Revisit(read)) => self.begin_revisit(write, read),
            (Choice::Value(thread), Alternative::Value(value)) => self.add_value(thread, value),
            (Choice::Revisit { write, read }, Alternative::Place(place)) => {
                self.revisit(write, read, place as usize)
            }
            _ => unreachable!("an alternative belongs to its choice"),
        }
    }
}
