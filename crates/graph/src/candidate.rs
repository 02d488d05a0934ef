//! An execution graph as relations between its events.

use crate::{EventRef, Execution, Label, Loc, Relation};
use fencepost_program::ThreadId;
use std::collections::{BTreeMap, BTreeSet};

/// An event of a [`Candidate`], with its name and label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CandidateEvent {
    /// The event's name in the execution.
    pub name: EventRef,
    /// The label: what the event did; `None` for an initial write.
    pub label: Option<Label>,
}

impl CandidateEvent {
    /// Returns the thread that the event belongs to; initial writes belong to none.
    pub fn thread(&self) -> Option<ThreadId> {
        match self.name {
            EventRef::Init(_) => None,
            EventRef::At(thread, _) => Some(thread),
        }
    }

    /// Returns the location that the event accesses; `None` if it accesses no memory.
    pub fn loc(&self) -> Option<Loc> {
        match self.name {
            EventRef::Init(loc) => Some(loc),
            EventRef::At(..) => self.label.and_then(|l| l.loc()),
        }
    }

    /// Returns whether the event is a read.
    pub fn is_read(&self) -> bool {
        matches!(self.label, Some(Label::Read { .. }))
    }

    /// Returns whether the event is a write, which initial ones are.
    pub fn is_write(&self) -> bool {
        matches!(self.label, None | Some(Label::Write { .. }))
    }

    /// Returns whether the event is a fence.
    pub fn is_fence(&self) -> bool {
        matches!(self.label, Some(Label::Fence(_)))
    }

    /// Returns whether the event is a plain access, which initial writes are.
    pub fn is_plain(&self) -> bool {
        self.label.is_none_or(|label| label.mode().is_some_and(|mode| !mode.is_atomic()))
    }

    /// Returns whether the event is in `E^rlx`, which are the atomic accesses, of whatever order, and the
    /// fences.
    pub fn is_rlx(&self) -> bool {
        match self.label {
            Some(Label::Read { mode, .. } | Label::Write { mode, .. }) => mode.is_atomic(),
            _ => self.is_fence(),
        }
    }

    /// Returns whether the event is in `E^acq`, which are the accesses and fences with acquire or stronger
    /// order.
    pub fn is_acq(&self) -> bool {
        match self.label {
            Some(Label::Read { mode, .. } | Label::Write { mode, .. }) => mode.is_acq(),
            Some(Label::Fence(kind)) => kind.is_acq(),
            _ => false,
        }
    }

    /// Returns whether the event is in `E^rel`, which are the accesses and fences with release or stronger
    /// order.
    pub fn is_rel(&self) -> bool {
        match self.label {
            Some(Label::Read { mode, .. } | Label::Write { mode, .. }) => mode.is_rel(),
            Some(Label::Fence(kind)) => kind.is_rel(),
            _ => false,
        }
    }

    /// Returns whether the event is in `E^sc`, which are the seq_cst accesses and fences.
    pub fn is_sc(&self) -> bool {
        match self.label {
            Some(Label::Read { mode, .. } | Label::Write { mode, .. }) => mode.is_sc(),
            Some(Label::Fence(kind)) => kind.is_sc(),
            _ => false,
        }
    }
}

/// An execution graph as relations between its events (bit matrices), the form in which a memory model is
/// asked about it.
///
/// Its events are one initial write for every accessed location, then the events of the threads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Candidate {
    /// The events; relations number them by their position here.
    pub events: Vec<CandidateEvent>,
    /// Program order: transitive, initial writes before everything else.
    pub po: Relation,
    /// Reads-from: from each read's write to the read.
    pub rf: Relation,
    /// Coherence: transitive, the initial write first. Empty if the execution has none.
    pub co: Relation,
    /// From the read of an atomic update to its write.
    pub rmw: Relation,
    /// The order that starts and ends of threads give: a spawn before every event of its thread, every event
    /// of a thread before a join with it (and a spawn before a join, lest a thread without events gets lost).
    pub sync: Relation,
    /// Address dependencies: from a read to the accesses whose address was computed from its value. Empty
    /// unless [`with_dependencies`](Candidate::with_dependencies) set them.
    pub addr: Relation,
    /// Data dependencies: from a read to the writes whose value was computed from its value; likewise.
    pub data: Relation,
    /// Control dependencies: from a read to the events that come after a branch on its value; likewise.
    pub ctrl: Relation,
}

/// The dependencies of an execution's events on the values of earlier reads, by the names of the events. They
/// are facts about the program that its events do not show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dependencies {
    /// The address dependencies: from a read to the accesses whose address was computed from its value.
    pub addr: Vec<(EventRef, EventRef)>,
    /// The data dependencies: from a read to the writes whose value was computed from its value.
    pub data: Vec<(EventRef, EventRef)>,
    /// The control dependencies: from a read to the events that come after a branch on its value.
    pub ctrl: Vec<(EventRef, EventRef)>,
}

impl Candidate {
    /// Returns the candidate with these pairs of events removed from program order, and without dependencies
    /// between the two of a pair. (C leaves some operands unsequenced; a branch in one of them is no reason
    /// for what another one does.)
    pub fn without_order(mut self, pairs: &[(EventRef, EventRef)]) -> Candidate {
        for (first, second) in pairs {
            let number = |name: &EventRef| self.events.iter().position(|event| event.name == *name);
            if let (Some(first), Some(second)) = (number(first), number(second)) {
                self.unsequence(first, second);
            }
        }
        self
    }

    /// Removes one pair of events from program order and from all dependencies.
    pub fn unsequence(&mut self, first: usize, second: usize) {
        let Candidate { po, addr, data, ctrl, .. } = self;
        [po, addr, data, ctrl].into_iter().for_each(|relation| relation.remove(first, second));
    }

    /// Returns the candidate of an execution that is given as plain data. Names in it that name no event are
    /// ignored here and found by the checks for well-formed `rf` and `co`.
    pub fn from_execution(execution: &Execution) -> Candidate {
        let locs: BTreeSet<Loc> = execution.events().filter_map(|(_, e)| e.label.loc()).collect();
        let init = locs.iter().map(|loc| CandidateEvent { name: EventRef::Init(*loc), label: None });
        let inner = execution.events().map(|(name, e)| CandidateEvent { name, label: Some(e.label) });
        let events: Vec<_> = init.chain(inner).collect();
        let index: BTreeMap<EventRef, usize> = events.iter().enumerate().map(|(i, e)| (e.name, i)).collect();

        let size = events.len();
        let po = Relation::filter(size, |a, b| match (events[a].name, events[b].name) {
            (EventRef::Init(_), EventRef::At(..)) => true,
            (EventRef::At(s, i), EventRef::At(t, j)) => s == t && i < j,
            _ => false,
        });
        let rf = execution.events().filter_map(|(name, e)| Some((*index.get(&e.rf?)?, index[&name])));
        let rf = Relation::from_pairs(size, rf);

        let mut co = Relation::new(size);
        for (loc, writes) in &execution.co {
            let order: Vec<usize> = std::iter::once(&EventRef::Init(*loc))
                .chain(writes)
                .filter_map(|name| index.get(name).copied())
                .collect();
            for (i, a) in order.iter().enumerate() {
                order[i + 1..].iter().for_each(|b| co.insert(*a, *b));
            }
        }

        let next_in_thread = |a: usize, b: usize| b == a + 1 && events[a].thread() == events[b].thread();
        let rmw = Relation::filter(size, |a, b| {
            next_in_thread(a, b)
                && matches!(events[a].label, Some(Label::Read { update: true, .. }))
                && matches!(events[b].label, Some(Label::Write { update: true, .. }))
        });
        let sync = Relation::filter(size, |a, b| match (events[a].label, events[b].label) {
            (Some(Label::Spawn(child)), Some(Label::Join(joined))) if child == joined => true,
            (Some(Label::Spawn(child)), _) if events[b].thread() == Some(child) => true,
            (_, Some(Label::Join(child))) if events[a].thread() == Some(child) => true,
            _ => false,
        });
        let none = || Relation::new(size);
        Candidate { po, rf, co, rmw, sync, addr: none(), data: none(), ctrl: none(), events }
    }

    /// Returns the candidate with these address, data and control dependencies. Names that name no event are
    /// ignored.
    pub fn with_dependencies(mut self, dependencies: &Dependencies) -> Candidate {
        self.set_dependencies(dependencies);
        self
    }

    /// Sets the address, data and control dependencies of the candidate. Names that name no event are
    /// ignored.
    pub fn set_dependencies(&mut self, dependencies: &Dependencies) {
        let index: BTreeMap<EventRef, usize> =
            self.events.iter().enumerate().map(|(i, e)| (e.name, i)).collect();
        let relation = |pairs: &[(EventRef, EventRef)]| {
            let known = pairs.iter().filter_map(|(a, b)| Some((*index.get(a)?, *index.get(b)?)));
            Relation::from_pairs(self.events.len(), known)
        };
        let (addr, data, ctrl) =
            (relation(&dependencies.addr), relation(&dependencies.data), relation(&dependencies.ctrl));
        (self.addr, self.data, self.ctrl) = (addr, data, ctrl);
    }

    /// Returns `[S]`, the identity on the set of events for which `test` holds.
    pub fn id(&self, test: impl Fn(&CandidateEvent) -> bool) -> Relation {
        Relation::identity_where(self.events.len(), |e| test(&self.events[e]))
    }

    /// Returns `[R]`, the identity on reads.
    pub fn reads(&self) -> Relation {
        self.id(CandidateEvent::is_read)
    }

    /// Returns `[W]`, the identity on writes.
    pub fn writes(&self) -> Relation {
        self.id(CandidateEvent::is_write)
    }

    /// Returns all pairs of accesses of the same location.
    pub fn same_loc(&self) -> Relation {
        Relation::filter(self.events.len(), |a, b| {
            self.events[a].loc().is_some() && self.events[a].loc() == self.events[b].loc()
        })
    }

    /// Returns all pairs of events of the same thread.
    pub fn same_thread(&self) -> Relation {
        Relation::filter(self.events.len(), |a, b| {
            self.events[a].thread().is_some() && self.events[a].thread() == self.events[b].thread()
        })
    }

    /// Returns from-read, which goes from each read to the writes that are coherence-after the write it read.
    pub fn fr(&self) -> Relation {
        self.fr_of(&self.co)
    }

    /// Returns from-read (see [`Candidate::fr`]) with the relation `co` in the place of the coherence order.
    pub fn fr_of(&self, co: &Relation) -> Relation {
        self.rf.inverse().compose(co) - Relation::identity(self.events.len())
    }

    /// Returns whether every read reads exactly one write, of its location, with its value.
    pub fn is_rf_complete(&self) -> bool {
        let sources = self.rf.inverse();
        (0..self.events.len()).all(|r| {
            let mut from = sources.image(r).iter().map(|w| &self.events[w]).collect::<Vec<_>>().into_iter();
            match (from.next(), from.next()) {
                (None, _) => !self.events[r].is_read(),
                (Some(w), None) => self.events[r].is_read() && self.may_read(r, w),
                (Some(_), Some(_)) => false,
            }
        })
    }

    /// Returns whether read `r` may read from write `w`. Values of initial writes are not known here, but all
    /// reads of the same one get the same value.
    fn may_read(&self, r: usize, w: &CandidateEvent) -> bool {
        let value = |e: &CandidateEvent| e.label.and_then(|l| l.value());
        let same_value = match w.label {
            Some(_) => value(w) == value(&self.events[r]),
            None => self
                .rf
                .iter()
                .filter(|(from, _)| self.events[*from].name == w.name)
                .all(|(_, other)| value(&self.events[other]) == value(&self.events[r])),
        };
        w.is_write() && w.loc() == self.events[r].loc() && same_value
    }

    /// Returns whether `co` orders the writes of each location totally, the initial one first, and nothing
    /// else.
    pub fn is_co_total(&self) -> bool {
        let order = self.co.plus();
        order.is_irreflexive()
            && (0..self.events.len()).all(|a| {
                (0..self.events.len()).all(|b| {
                    let (x, y) = (&self.events[a], &self.events[b]);
                    let related = a != b && x.is_write() && y.is_write() && x.loc() == y.loc();
                    let ordered = self.co.contains(a, b) || self.co.contains(b, a);
                    related == ordered && (!related || x.label.is_some() || self.co.contains(a, b))
                })
            })
    }
}
