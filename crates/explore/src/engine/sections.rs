//! Atomic sections: while a thread is in one, no other does anything.
//!
//! `fencepost_models::sections` defines what that means for a graph. A graph in which a section is broken is
//! given up at once: it stays broken, whatever is added. For that to lose nothing, the events that a revisit
//! removes must have been added maximally (TruSt), and that must always be possible. It is, because a thread
//! in a section goes first: then nothing in the graph comes after its open section but reads that the
//! section's own writes revisited, and a section that reads the last write, or writes the last one, comes
//! after all that is there.
//!
//! A thread that is blocked in its section, or went wrong there, lets the others go on: they may write what
//! it reads. Graphs in which something comes after such a section never happen. They are built, since
//! revisits start from them, but nothing about them is shown.
//!
//! A thread that waits in its section, for a value, a mutex or another thread's end, waits for ever: no other
//! thread does anything meanwhile. It is reported with the part of the graph that comes before the section,
//! since the rest need not have happened. So is a thread that goes wrong there: the writes that it read may
//! have been overwritten in the graph since. Other errors are looked for when all threads have ended, in what
//! does not come after a section that has not.
//!
//! Executions that end the process inside of a section are counted only if the other threads can have done
//! all they do before it: graphs in which some step must come after the section are looked at for errors, but
//! are no executions.
//!
//! Cost: each step looks at the whole graph, in programs with sections. Others pay for one comparison.

use super::{Draft, Engine};
use crate::{Stuck, StuckAt, Violation};
use fencepost_graph::{Candidate, EventRef, Matrices, ThreadId};
use fencepost_models::sections::{
    Atomicity, atomicity, before_open_section, has_sections, not_after_open_section,
};
use fencepost_models::{Model, ModelId};
use fencepost_program::{BlockKind, Fault, Program, Step};
use rustc_hash::FxHashSet;

/// Checks that atomic sections of a program (`__VERIFIER_atomic_begin` to `_end`) are not interrupted in the
/// current graph.
pub(super) struct Sections {
    /// The address of the mutex that a thread holds while it is in a section.
    mutex: u64,
    model: ModelId,
    /// Memory for graphs as bit relations.
    matrices: Matrices,
}

impl Sections {
    /// Returns the checker for the atomic sections of a program; `None` if the program has none. (A model
    /// that does not know sections is refused for a program that has some.)
    pub fn of(program: &Program, model: ModelId) -> Option<Sections> {
        let mutex = program.exclusive.filter(|_| has_sections(model))?;
        Some(Sections { mutex, model, matrices: Matrices::default() })
    }

    /// Says whether the sections of the graph are whole, unfinished or broken.
    fn atomicity(&mut self, draft: &Draft) -> Atomicity {
        atomicity(self.model, self.matrices.with_co(&draft.arena, &draft.graph), self.mutex)
    }

    /// Returns the events that had to happen before `thread` got into the section that it is in; `None` if it
    /// is not known which.
    fn before_section(&mut self, draft: &Draft, thread: ThreadId) -> Option<FxHashSet<EventRef>> {
        let candidate = self.matrices.with_co(&draft.arena, &draft.graph);
        let before = before_open_section(self.model, candidate, self.mutex, thread)?;
        Some(names_where(candidate, before))
    }

    /// Returns the events that may have happened although a section has not ended: those that nothing makes
    /// come after it; `None` if it is not known which.
    fn not_after_section(&mut self, draft: &Draft) -> Option<FxHashSet<EventRef>> {
        let candidate = self.matrices.with_co(&draft.arena, &draft.graph);
        let kept = not_after_open_section(self.model, candidate, self.mutex)?;
        Some(names_where(candidate, kept))
    }
}

/// Returns the names of the events for which `kept` has a yes.
fn names_where(candidate: &Candidate, kept: Vec<bool>) -> FxHashSet<EventRef> {
    let names = candidate.events.iter().map(|event| event.name);
    names.zip(kept).filter(|(_, kept)| *kept).map(|(name, _)| name).collect()
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether the atomic sections of the current graph are whole, unfinished or broken; whole if
    /// there are none.
    #[inline(never)]
    pub(super) fn atomicity(&mut self) -> Atomicity {
        match &mut self.sections {
            Some(sections) => sections.atomicity(&self.draft),
            None => Atomicity::Whole,
        }
    }

    /// Reports an error if `thread` waits in an atomic section, where it waits for ever because no other
    /// thread can do anything.
    #[inline]
    pub(super) fn report_wait_in_section(&mut self, thread: ThreadId) {
        if self.sections.is_some() && self.config.stuck != Stuck::Blocked {
            self.show_wait_in_section(thread);
        }
    }

    #[inline(never)]
    fn show_wait_in_section(&mut self, thread: ThreadId) {
        let Some(snapshot) = self.draft.current(thread) else { return };
        let at = match &snapshot.next {
            // (A wait that depends on a free choice may end.)
            Step::Blocked(BlockKind::Await) if snapshot.state.awaited_reads().is_some() => StuckAt::Await,
            Step::Blocked(BlockKind::Lock) => self.draft.awaited_lock(thread),
            Step::Join { thread } => StuckAt::Join(ThreadId(*thread as u32)),
            _ => return,
        };
        self.with_part_before_section(thread, |engine| {
            let waits = match at {
                StuckAt::Join(child) => !engine.draft.is_finished(child.0.into()),
                _ => true,
            };
            if waits {
                engine.report_stuck(vec![(thread, at)]);
            }
        });
    }

    /// Returns whether `thread` is in an atomic section, and if so shows its error `fault` with the part of
    /// the graph before the section.
    #[inline]
    pub(super) fn shows_fault_in_section(&mut self, thread: ThreadId, fault: &Fault) -> bool {
        self.sections.is_some() && self.show_fault_in_section(thread, fault)
    }

    #[inline(never)]
    fn show_fault_in_section(&mut self, thread: ThreadId, fault: &Fault) -> bool {
        let fault = fault.clone();
        self.with_part_before_section(thread, |engine| {
            engine.show_violation(Violation::Fault { thread, fault });
        })
    }

    /// Lets `show` see the part of the graph that had to happen before the section that `thread` is in, if it
    /// is in one. No other thread does anything while the thread is there, so the rest need not have
    /// happened. Returns whether it is in a section.
    fn with_part_before_section(&mut self, thread: ThreadId, show: impl FnOnce(&mut Self)) -> bool {
        let Some(sections) = &mut self.sections else { return false };
        if !self.draft.holds(thread, sections.mutex) {
            return false;
        }
        if let Some(kept) = sections.before_section(&self.draft, thread) {
            self.with_part(&kept, show);
        }
        true
    }

    /// Lets `show` see the part of the graph that consists of the events in `kept`.
    fn with_part(&mut self, kept: &FxHashSet<EventRef>, show: impl FnOnce(&mut Self)) {
        let mut part = self.stack.spare();
        let is_kept = |id, _: &_| kept.contains(&self.draft.name(id));
        part.copy_part(&self.draft.arena, &self.draft.graph, is_kept);
        std::mem::swap(&mut part, &mut self.draft.graph);
        show(self);
        std::mem::swap(&mut part, &mut self.draft.graph);
        self.stack.recycle(part);
    }

    /// Reports the errors of a graph in which an atomic section never ends, leaving out the events that come
    /// after the section. (Its thread ended the process there or is blocked, so what comes after the section
    /// does not happen.)
    #[inline(never)]
    pub(super) fn report_with_open_section(&mut self) {
        let kept = self.sections.as_mut().and_then(|sections| sections.not_after_section(&self.draft));
        if let Some(kept) = kept {
            self.with_part(&kept, Self::report_with_sections);
        }
    }

    /// Reports the errors of a graph in which all atomic sections have ended. (Errors of events that are
    /// added while a section is open, and something comes after it, are not shown then.)
    #[inline(never)]
    pub(super) fn report_with_sections(&mut self) {
        self.report_late();
        for i in 0..self.draft.graph.len() {
            let event = self.draft.graph.order()[i];
            if self.draft.arena.get(event).label.loc().is_some() {
                self.report_race(event);
            }
        }
    }

    /// Returns the thread that is in an atomic section and can take a step, if there is one.
    #[inline]
    pub(super) fn thread_in_section(&self) -> Option<ThreadId> {
        let mutex = self.sections.as_ref()?.mutex;
        self.draft.threads().find(|thread| {
            let goes_on = self.draft.current(*thread).is_some_and(|s| self.draft.can_take(&s.next));
            goes_on && self.draft.holds(*thread, mutex)
        })
    }
}
