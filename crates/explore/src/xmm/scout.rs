//! Looks for load-buffering races in executions.
//!
//! A read `r` and a concurrent write `w` of the same location with `(r, w) ∈ porf`, one of them relaxed or
//! plain, are a *load-buffering race* (xmm-thesis, Def. 2.4.2): if `r` could read `w`, there would be a
//! cycle. Each race is a hint at a promise (see [`Promise`]) unless all that leads from `r` to `w` is about
//! their own location: coherence forbids such a cycle, whatever else happens.

use super::Derivation;
use super::groups::LocationUsers;
use super::justify::{Edge, Shape, edges_of};
use crate::engine::Promise;
use crate::{Flow, View, Violation, Visitor};
use fencepost_graph::{Arena, Event, Execution, Graph, Loc, LocId, Mode, ThreadId};
use rustc_hash::FxHashSet;
use std::cell::OnceCell;
use std::sync::Arc;

/// The number of sets of hints that are told apart; if there are more, any hint may go with any.
const MAX_SETS: usize = 512;

/// The load-buffering races of all executions so far, each of which hints at a possible cycle.
#[derive(Debug, Default)]
pub(super) struct Hints {
    /// The number of load-buffering races.
    pub races: u64,
    /// The promises that they hint at, without values.
    pub all: Vec<Hint>,
    /// The hints of one execution each, by number and in order; none is part of another.
    pub sets: Vec<Vec<u32>>,
    /// For each set, an execution that has it.
    pub witnesses: Vec<Witness>,
    /// Whether there are more sets than are kept.
    pub overflow: bool,
}

/// A hint that a thread may read, in a cycle, what another thread writes to a location. The race does not
/// tell the value: around the cycle all values may change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Hint {
    /// The thread that reads.
    pub reader: ThreadId,
    /// The location.
    pub loc: Loc,
    /// The thread that writes it.
    pub writer: ThreadId,
}

impl Hint {
    fn of(r: &Event, w: &Event) -> Hint {
        let Some(loc) = w.label.loc() else { unreachable!("it is a write") };
        Hint { reader: r.thread, loc, writer: w.thread }
    }
}

/// An execution, kept because cyclic graphs may be derived from it, with what that question needs of it.
#[derive(Debug)]
pub(super) struct Witness {
    pub execution: Execution,
    pub derivation: Option<Arc<Derivation>>,
    pub edges: FxHashSet<Edge>,
    /// Its events in the form that derivations need; made when first asked for.
    pub shape: OnceCell<Shape>,
}

impl Witness {
    /// Returns the execution that the visitor is shown, as a witness.
    pub fn of(view: &View<'_>) -> Witness {
        let execution = view.execution();
        let edges = edges_of(&execution);
        Witness { execution, derivation: view.derivation.cloned(), edges, shape: OnceCell::new() }
    }
}

impl Hints {
    fn number(&mut self, hint: Hint) -> u32 {
        match self.all.iter().position(|known| *known == hint) {
            Some(at) => at as u32,
            None => {
                self.all.push(hint);
                self.all.len() as u32 - 1
            }
        }
    }

    /// Notes the hints of one execution, `witness`.
    fn add(&mut self, hints: &[Hint], witness: impl FnOnce() -> Witness) {
        let mut set: Vec<u32> = hints.iter().map(|hint| self.number(*hint)).collect();
        set.sort_unstable();
        set.dedup();
        let within = |a: &[u32], b: &[u32]| a.iter().all(|x| b.binary_search(x).is_ok());
        if self.sets.iter().any(|known| within(&set, known)) {
            return;
        }
        let mut i = 0;
        while i < self.sets.len() {
            if within(&self.sets[i], &set) {
                self.sets.swap_remove(i);
                self.witnesses.swap_remove(i);
            } else {
                i += 1;
            }
        }
        if self.sets.len() < MAX_SETS {
            self.sets.push(set);
            self.witnesses.push(witness());
        } else {
            self.overflow = true;
        }
    }
}

/// A visitor that looks for load-buffering races in executions, and passes everything on to another visitor.
pub(super) struct Scout<'a> {
    pub visitor: &'a mut dyn Visitor,
    pub hints: &'a mut Hints,
    /// The promises with which the root was found.
    pub made: &'a [Promise],
    /// The threads that access each location; `None` if that is not of interest.
    pub users: Option<LocationUsers>,
    found: Vec<Hint>,
}

impl<'a> Scout<'a> {
    /// Returns a scout that adds the races it finds to `hints` and passes everything on to `visitor`; `made`
    /// are the promises with which the root was found.
    pub fn new(visitor: &'a mut dyn Visitor, hints: &'a mut Hints, made: &'a [Promise]) -> Self {
        Scout { visitor, hints, made, users: None, found: Vec::new() }
    }

    fn look(&mut self, view: &View<'_>) {
        let (arena, graph) = (view.arena, view.graph);
        if let Some(users) = &mut self.users {
            users.look(arena, graph);
        }
        self.found.clear();
        for loc in (0..graph.loc_count() as u32).map(LocId) {
            let writes = graph.co(loc);
            if writes.is_empty() {
                continue;
            }
            // Where everything synchronises, this is all there is to do.
            let any_weak = writes.iter().any(|write| weak(arena.get(*write)));
            for read in graph.reads(loc) {
                let r = arena.get(*read);
                let is_weak = weak(r);
                if !is_weak && !any_weak {
                    continue;
                }
                for write in writes {
                    let w = arena.get(*write);
                    if (is_weak || weak(w))
                        && w.thread != r.thread
                        && arena.porf(r, w)
                        && is_race(arena, r, w)
                    {
                        if r.rf == *write {
                            continue;
                        }
                        self.hints.races += 1;
                        if leaves_location(arena, graph, r, w) {
                            self.found.push(Hint::of(r, w));
                        }
                    }
                }
            }
        }
        if !self.found.is_empty() {
            self.found.extend(self.made.iter().map(Promise::hint));
            self.hints.add(&self.found, || Witness::of(view));
        }
    }
}

/// Returns whether an access is relaxed or plain.
#[inline]
fn weak(e: &Event) -> bool {
    matches!(e.label.mode(), Some(Mode::Na | Mode::Rlx))
}

/// Returns whether neither of the two happens before the other.
fn is_race(arena: &Arena, r: &Event, w: &Event) -> bool {
    !arena.hb(r, w) && !arena.hb(w, r)
}

/// Returns whether a path leads from `r` to `w` through an access of another location.
fn leaves_location(arena: &Arena, graph: &Graph, r: &Event, w: &Event) -> bool {
    graph.order().iter().any(|id| {
        let m = arena.get(*id);
        m.loc != LocId::NONE && m.loc != r.loc && arena.porf(r, m) && arena.porf(m, w)
    })
}

impl Visitor for Scout<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.look(view);
        self.visitor.execution(view)
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.look(view);
        self.visitor.blocked(view)
    }
    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        self.visitor.violation(view, violation)
    }
    fn wants_races(&self) -> bool {
        self.visitor.wants_races()
    }
}
