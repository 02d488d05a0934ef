//! Atomic sections: while a thread is in one, no other does anything.
//!
//! What that means for a graph is defined in `fencepost_models::sections`. A graph in which a section is broken is given up at once: it stays
//! broken, whatever is added. For that to lose nothing, what a revisit takes away must have been added maximally (TruSt), and that must always be
//! possible. It is, because a thread in a section goes first: then nothing in the graph comes after its open section but reads that the
//! section's own writes revisited, and a section that reads the last write, or writes the last one, comes after all that is there.
//!
//! A thread that is blocked in its section, or went wrong there, lets the others go on: they may write what it reads. Graphs in which something comes
//! after such a section never happen. They are built, since revisits start from them, but nothing about them is shown.
//!
//! A thread that waits in its section, for a value, a mutex or another thread's end, waits for ever: nobody else does anything meanwhile. It is reported with
//! the part of the graph that comes before the section, since the rest need not have happened. So is a thread that goes wrong there: what it read may
//! have been overwritten in the graph since, which it has not come to. Other errors are looked for when all threads have ended, in what does not come after
//! a section that has not.
//!
//! Executions that end the process inside of a section are counted only if the other threads can have done all they do before it: graphs in which
//! some step must come after the section are looked at for errors, but are no executions.
//!
//! Cost: each step looks at the whole graph, in programs with sections. Others pay for one comparison.

use super::Engine;
use crate::{Stuck, StuckAt, Violation, Visitor};
use fencepost_graph::{EventRef, ThreadId};
use fencepost_models::Model;
use fencepost_models::sections::{
    Atomicity, atomicity, before_open_section, has_sections, not_after_open_section,
};
use fencepost_program::{BlockKind, Fault, Step};
use rustc_hash::FxHashSet;

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

    /// If `thread` waits in its section for what no other thread can do, says so.
    #[inline]
    pub(super) fn report_wait_in_section(&mut self, thread: ThreadId) {
        if self.has_sections() && self.config.stuck != Stuck::Blocked {
            self.show_wait_in_section(thread);
        }
    }

    #[inline(never)]
    fn show_wait_in_section(&mut self, thread: ThreadId) {
        let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { return };
        let at = match &snapshot.next {
            // (A wait that depends on a free choice may end.)
            Step::Blocked(BlockKind::Await) if snapshot.state.awaited_reads().is_some() => StuckAt::Await,
            Step::Blocked(BlockKind::Lock) => self.waits_for_lock(thread),
            Step::Join { thread } => StuckAt::Join(ThreadId(*thread as u32)),
            _ => return,
        };
        self.with_what_came_before(thread, |engine| {
            let waits = match at {
                StuckAt::Join(child) => !engine.is_finished(child.0.into()),
                _ => true,
            };
            if waits {
                engine.report_stuck(vec![(thread, at)]);
            }
        });
    }

    /// If `thread` has gone wrong in its section, shows `fault` with what came before the section. Returns whether it is in one.
    #[inline]
    pub(super) fn shows_fault_in_section(&mut self, thread: ThreadId, fault: &Fault) -> bool {
        self.has_sections() && self.show_fault_in_section(thread, fault)
    }

    #[inline(never)]
    fn show_fault_in_section(&mut self, thread: ThreadId, fault: &Fault) -> bool {
        let fault = fault.clone();
        self.with_what_came_before(thread, |engine| {
            engine.show(|visitor, view| visitor.violation(view, Violation::Fault { thread, fault }));
        })
    }

    /// If `thread` is in its section, lets `show` see the part of the graph that had to happen for that: nothing happens while the thread is there, so
    /// the rest need not have happened. Returns whether it is in one.
    fn with_what_came_before(&mut self, thread: ThreadId, show: impl FnOnce(&mut Self)) -> bool {
        let (Some(mutex), Some(model)) = (self.program.exclusive, M::ID) else { return false };
        let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { return false };
        if !snapshot.state.held().iter().any(|(addr, _)| *addr == mutex) {
            return false;
        }
        let candidate = self.matrices.with_co(&self.arena, &self.graph);
        if let Some(before) = before_open_section(model, candidate, mutex, thread) {
            let names = candidate.events.iter().map(|event| event.name);
            let kept = names.zip(before).filter(|(_, kept)| *kept).map(|(name, _)| name).collect();
            self.with_part(&kept, show);
        }
        true
    }

    /// Lets `show` see the part of the graph that consists of the events in `kept`.
    fn with_part(&mut self, kept: &FxHashSet<EventRef>, show: impl FnOnce(&mut Self)) {
        let mut part = self.pool.pop().unwrap_or_default();
        part.copy_part(&self.arena, &self.graph, |id, _| {
            kept.contains(&crate::view::event_ref(&self.arena, id))
        });
        std::mem::swap(&mut part, &mut self.graph);
        show(self);
        std::mem::swap(&mut part, &mut self.graph);
        part.clear();
        self.pool.push(part);
    }

    /// Reports what is wrong with a graph in which a section never ends, since its thread ended the process there or is blocked: what comes after the section does
    /// not happen, and is left out.
    #[inline(never)]
    pub(super) fn report_with_open_section(&mut self) {
        let (Some(mutex), Some(model)) = (self.program.exclusive, M::ID) else { return };
        let candidate = self.matrices.with_co(&self.arena, &self.graph);
        let Some(kept) = not_after_open_section(model, candidate, mutex) else { return };
        let names = candidate.events.iter().map(|event| event.name);
        let kept = names.zip(kept).filter(|(_, kept)| *kept).map(|(name, _)| name).collect();
        self.with_part(&kept, Self::report_with_sections);
    }

    /// Reports what is wrong with a graph whose sections have all ended. What is added to a graph while a section is open, and something comes
    /// after that, is not shown then.
    #[inline(never)]
    pub(super) fn report_with_sections(&mut self) {
        self.report_late();
        for i in 0..self.graph.len() {
            let event = self.graph.order()[i];
            if self.arena.get(event).label.loc().is_some() {
                self.report_race(event);
            }
        }
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
