//! The engine's reports: to the visitor, in the counts, and by stopping.

use super::{Draft, Engine, Halt, Snapshot};
use crate::{Summary, View, Violation, Visitor};
use fencepost_graph::{Event, EventId, ThreadId};
use fencepost_models::sections::Atomicity;
use fencepost_models::{Model, coherence};
use fencepost_program::{BlockKind, Read, Step, Update};
use fencepost_search::{Flow, Stopped};
use smallvec::SmallVec;

/// The results of an engine so far, which are its counts, the visitor that is shown executions and errors,
/// and the reason to stop.
pub(super) struct Report<'a> {
    visitor: &'a mut (dyn Visitor + 'a),
    pub summary: Summary,
    /// The reason to stop; `None` while the search goes on.
    pub halt: Option<Halt>,
    /// Whether races are looked for: the model defines them, and the visitor wants to hear of them still.
    pub races: bool,
    /// Whether the visitor is shown nothing: it has been shown all this before.
    pub is_muted: bool,
}

impl<'a> Report<'a> {
    /// Returns a report with all counts at zero, for this visitor.
    pub fn new(visitor: &'a mut (dyn Visitor + 'a), model_has_races: bool) -> Self {
        let races = model_has_races && visitor.wants_races();
        Report { visitor, summary: Summary::default(), halt: None, races, is_muted: false }
    }

    /// Stops the search for the reason `why`, unless it has been stopped for another reason already.
    #[inline]
    pub fn stop(&mut self, why: Halt) {
        self.halt.get_or_insert(why);
    }

    /// Lets the visitor see something; the search stops if the visitor says so.
    fn show(&mut self, view: &View<'_>, what: impl FnOnce(&mut dyn Visitor, &View<'_>) -> Flow) {
        if what(self.visitor, view) == Flow::Stop {
            self.halt = Some(Stopped::Enough.into());
        }
    }

    /// Records the place at which `thread` is blocked if a bound on loops or steps has cut it off there.
    pub fn note_bound(&mut self, thread: Option<&Snapshot>) {
        let Some(Snapshot { next: Step::Blocked(why), state, .. }) = thread else { return };
        let why = match why {
            BlockKind::Await if state.waits_with_updates() => BlockKind::UpdateBound,
            why => *why,
        };
        if why.is_bound() {
            let bound = (state.code_pos(), why);
            if !self.summary.bounds_hit.contains(&bound) {
                self.summary.bounds_hit.push(bound);
            }
        }
    }
}

impl<M: Model> Engine<'_, M> {
    /// Calls `what` to show the current graph to the visitor, unless the graph is not known to be consistent.
    pub(super) fn show(&mut self, what: impl FnOnce(&mut dyn Visitor, &View<'_>) -> Flow) {
        if matches!(self.report.halt, Some(Halt::NeedsCo | Halt::NeedsLocks)) || self.report.is_muted {
            return;
        }
        // A graph in which something comes after an open section never happens.
        if self.sections.is_some() && self.atomicity() != Atomicity::Whole {
            return;
        }
        self.without_provisional_looks(|engine| {
            if engine.has_section_order() {
                engine.show_graph(what);
            }
        });
    }

    /// Lets the visitor see something about the current graph.
    fn show_graph(&mut self, what: impl FnOnce(&mut dyn Visitor, &View<'_>) -> Flow) {
        let view = View {
            program: self.program,
            arena: &self.draft.arena,
            graph: &self.draft.graph,
            snapshots: &self.draft.snapshots,
            model: self.judgement.model_id(self.model),
            has_co: self.model.has_co(),
            derivation: self.root.derivation(),
            whereabouts: Some(self.stack.whereabouts()),
            lock_order: self.locks.as_ref().map_or(&[], |locks| &locks.order),
        };
        self.report.show(&view, what);
    }

    /// Shows the visitor an error in the current graph.
    pub(super) fn show_violation(&mut self, violation: Violation) {
        if self.locks.is_some() {
            return self.show_confirmed(violation);
        }
        self.show(|visitor, view| visitor.violation(view, violation));
    }

    /// Shows the visitor an error in the current graph, if some order of the critical sections has it.
    #[inline(never)]
    fn show_confirmed(&mut self, violation: Violation) {
        if self.report.halt == Some(Halt::NeedsLocks) {
            return;
        }
        let mut is_upheld = false;
        self.without_provisional_looks(|engine| is_upheld = engine.upholds(&violation));
        if is_upheld {
            self.keep_order(true);
            self.show(|visitor, view| visitor.violation(view, violation));
            self.keep_order(false);
        }
    }

    /// Reports the error of `thread` or its endless wait in an atomic section, if its last step led to one.
    /// Where errors have to wait until the graph is complete, this does nothing about them.
    #[inline]
    pub(super) fn report_fault(&mut self, thread: ThreadId) {
        if !self.decides_late() {
            self.show_fault(thread);
        }
        self.report_wait_in_section(thread);
    }

    /// Shows the visitor the error of `thread`, if the thread has gone wrong.
    #[inline]
    pub(super) fn show_fault(&mut self, thread: ThreadId) {
        if let Some(Snapshot { next: Step::Error(fault), .. }) = self.draft.current(thread) {
            let fault = fault.clone();
            if !self.shows_fault_in_section(thread, &fault) {
                self.show_violation(Violation::Fault { thread, fault });
            }
        }
    }

    /// Reports the data races between `event`, an access just added, and other accesses of the graph.
    #[inline(always)]
    pub(super) fn report_race(&mut self, event: EventId) {
        // (Few locations have plain accesses.)
        if self.report.races && self.draft.arena.locs()[self.draft.arena.get(event).loc.index()].plain {
            self.report_races(event);
        }
    }

    #[inline(never)]
    fn report_races(&mut self, event: EventId) {
        let races = coherence::races(&self.draft.arena, &self.draft.graph, event);
        let others = races.chain(self.races_of_silent_updates(event));
        let others: SmallVec<[EventId; 4]> = others.filter(|other| !self.is_provisional(*other)).collect();
        self.show_races(&others, event);
    }

    /// Returns the reads that race with `event`, also a read, because one of the two is plain, and the other
    /// that of an update which is not carried out: its thread waits, since it would write what is there.
    fn races_of_silent_updates(&self, event: EventId) -> impl Iterator<Item = EventId> + '_ {
        let Draft { arena, graph, .. } = &self.draft;
        let new = arena.get(event);
        let is_plain = |read: &Event| read.label.mode().is_some_and(|mode| !mode.is_atomic());
        let writes = |read: &Event| match self.draft.before(read).map(|before| &before.next) {
            // (What takes a mutex is carried out, or waits.)
            Some(Step::Read(Read { update: Update::Lock | Update::LockAgain, .. })) => false,
            Some(Step::Read(Read { size, update, .. })) if read.waits => {
                update.apply(*size, arena.value(read.rf)).is_some()
            }
            _ => false,
        };
        let others = if new.label.is_read() { graph.reads(new.loc) } else { &[] };
        others.iter().copied().filter(move |id| {
            let other = arena.get(*id);
            other.thread != new.thread
                && (is_plain(new) && writes(other) || is_plain(other) && writes(new))
                && !arena.hb(other, new)
                && !arena.hb(new, other)
        })
    }

    /// Reports that `event` races with each of `others`, until the visitor has heard enough of races.
    pub(super) fn show_races(&mut self, others: &[EventId], event: EventId) {
        for other in others {
            let (first, second) = (self.draft.name(*other), self.draft.name(event));
            self.show_violation(Violation::Race { first, second });
            self.report.races = self.report.visitor.wants_races();
            if !self.report.races {
                break;
            }
        }
    }

    /// Records the place at which `thread` is blocked if a bound on loops or steps has cut it off there.
    pub(super) fn note_bound(&mut self, thread: ThreadId) {
        self.report.note_bound(self.draft.current(thread));
    }
}
