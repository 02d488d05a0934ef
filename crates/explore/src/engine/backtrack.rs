//! Backward: to the innermost choice that has an alternative left, and on from there.

use super::forward::Added;
use super::{Alternative, Choice, Engine, Frame};
use crate::Visitor;
use fencepost_graph::EventId;
use fencepost_models::Model;
use fencepost_program::Step;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Takes the next alternative that leads somewhere; `false` if there is none.
    pub(super) fn backtrack(&mut self) -> bool {
        while let Some(frame) = self.frames.last() {
            let frame = *frame;
            let (kind, left) = (frame.kind, self.alternatives.len() > frame.alternatives);
            self.go_back_to(&frame);
            if !left {
                self.frames.pop();
                if kind.suspends() {
                    self.return_to_suspended();
                }
                continue;
            }
            let Some(alternative) = self.alternatives.pop() else { unreachable!("one is left") };
            match self.take(kind, alternative) {
                Added::Kept => return true,
                Added::Opened => {}
                Added::Dropped => {
                    self.summary.done += self.weight;
                    self.tick();
                }
            }
            // A violation may have ended it all.
            if self.halt.is_some() {
                return true;
            }
        }
        false
    }

    /// Makes everything as it was at a choice.
    pub(super) fn go_back_to(&mut self, frame: &Frame) {
        self.finished = frame.finished;
        self.take_back(frame.kind, frame.depth);
        self.arena.reset(frame.mark);
        self.snapshots.truncate(self.arena.next_id().index());
        self.updating = None;
        self.weight = frame.weight;
    }

    /// Takes events out of the graph until it is as it was at a choice.
    fn take_back(&mut self, kind: Choice, depth: usize) {
        if let Choice::Revisit { read, .. } = kind {
            // The write is at the end, the revisited read somewhere before it.
            while self.graph.len() > depth + 2 {
                self.graph.pop(&self.arena);
            }
            let thread = self.arena.get(read).thread;
            if self.graph.len() == depth + 2 {
                let Some(revisited) = self.graph.last(thread) else {
                    unreachable!("the revisited read is the last of its thread")
                };
                self.graph.remove_revisited(&self.arena, revisited);
            }
        }
        while self.graph.len() > depth {
            self.graph.pop(&self.arena);
        }
    }

    pub(super) fn take(&mut self, kind: Choice, alternative: Alternative) -> Added {
        match (kind, alternative) {
            (Choice::Read(thread), Alternative::From(write)) => match self.next_step(thread) {
                Step::Read(read) => {
                    let read = *read;
                    let loc = self.locate(read.addr, read.size);
                    self.add_read(thread, read, loc, write, EventId::NONE)
                }
                other => unreachable!("{other:?} is no read"),
            },
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
