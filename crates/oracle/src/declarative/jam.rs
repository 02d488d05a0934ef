//! Java's access modes: `jam21` and `jam21-genmc`.
//!
//! - `jam21`: Liu, Bender and Palsberg, *Compiling volatile correctly in Java* (ECOOP 2022), read with the
//!   herd model that the authors published. An update is one event, initial writes are not in `po` and not
//!   opaque.
//! - `jam21-genmc`: the same model as a thesis on JAM21 in GenMC words and builds it (§4.2): what is in the
//!   middle of `ra` and `svo` is not ordered itself, and there is neither an order of updates nor a closure
//!   of `co`. (There the initial writes are in `po`. All that comes of it is that they are first in `co`,
//!   which is said directly here: they would be first in every `pushto`, and nothing is visible to them.)
//!
//! *Final writes.* `FW`, one write of each location, is as unknown as `pushto` and the order of updates.
//! Every other write of the location comes before it, in `co` and, as far as `pushto` speaks of it, in
//! `pushto` (`cofw` of the authors' herd model; the thesis does not mention final writes). Both bind: let
//! thread 0 write x, then z, with a volatile fence behind both; thread 1 read that z, write x, fence, write
//! f; and thread 2 acquire that f and read thread 0's x. Then `co` has thread 1's write of x before thread
//! 0's, while `po ∪ rf` has it after: thread 1's write closes a cycle of `co`, thread 0's does not fit
//! `pushto`, and the graph is forbidden. (A third write of x that nothing comes after would be a final one:
//! more events may make a graph consistent.) The values at the end of an execution are those of its final
//! writes.
//!
//! There is no `jam19` here. The authors' artifact has a definition of it that we could not get. What the
//! thesis says of it (it mimics Power, and allows too much when a volatile read is followed by a volatile
//! write) fits several definitions. To leave `volint` out of `push` is hardly one of them: that would allow
//! store buffering with volatile accesses, which their fences on Power forbid.
//!
//! Modes of C stand for those of Java: plain is not atomic, opaque is relaxed, volatile is seq_cst. To both
//! models we add `start`, which they do not mention: starting a thread is a release that all of the new
//! thread reads, the end of a thread is read, with acquire, by the thread that joins it. Only accesses and
//! fences are in the domain of `push`.
//!
//! The unknowns are found by plain search: final writes, then `pushto`, then the order of updates. Two things
//! are used: more pairs in `pushto`, and more final writes, never take a pair out of `co`, so that a
//! beginning is given up when `co` has a cycle with the pairs that it fixes; and an order of updates that
//! agrees with `co` need only say what `co` leaves open.

use super::{Candidate, CandidateEvent, require, seq};
use fencepost_graph::{Label, Loc, Relation};

/// Returns the first axiom of `jam21` that the graph violates.
pub(super) fn jam21(c: &Candidate) -> Option<&'static str> {
    jam21_with(c, &[])
}

/// Returns whether memory may hold these values at the end of an execution that `jam21` allows. The writes
/// that hold them, one for each location, are final ones together: of one choice of `FW`, one `pushto` and
/// one order of updates.
pub fn jam21_may_end_with(c: &Candidate, values: &[(Loc, u64)]) -> bool {
    jam21_with(c, values).is_none()
}

fn jam21_with(c: &Candidate, values: &[(Loc, u64)]) -> Option<&'static str> {
    let graph = Java::with_updates_as_one(c);
    let opaque = graph.id(|parts| parts.iter().any(CandidateEvent::is_rlx));
    let porf = &graph.po | &graph.sync | &graph.rf;
    require!("no-thin-air", seq![porf, opaque].is_acyclic());
    let (po, f) =
        (&graph.po, |test: fn(&CandidateEvent) -> bool| graph.any(move |e| e.is_fence() && test(e)));
    let (w, r, v) = (&graph.w, &graph.r, graph.any(CandidateEvent::is_sc));
    let rel = graph.any(|e| e.is_write() && e.is_rel());
    let acq = graph.any(|e| e.is_read() && e.is_acq());
    let ra = seq![po, rel] | seq![acq, po];
    let f_rel = f(CandidateEvent::is_rel);
    let f_acq = f(CandidateEvent::is_acq);
    let svo = seq![po, f_rel, po, w] | seq![r, po, f_acq, po];
    let spush = seq![graph.e, po, f(CandidateEvent::is_sc), po];
    let volint = seq![v, po, v];
    let push = &spush | &volint;
    let into = svo | spush | ra | volint;
    let corr = seq![opaque, graph.ww(&seq![graph.rf, po, graph.rf.inverse()]), opaque];
    let rmw = graph.id(|parts| parts.len() > 1);
    // `cofw` is `W × FW` on each location.
    let co = |pushto: &Relation, cofw: &Relation| {
        let vo = graph.vo(&(&into | seq![pushto, push]));
        graph.update_closure(&rmw, graph.co_of(&vo) | &corr | cofw)
    };
    let domain = push.domain();
    let nothing = Relation::new(graph.size());
    let goes_on = |cofw: &Relation| {
        let before = (&porf | cofw).plus().restrict(&domain, &domain);
        before.is_irreflexive() && co(&nothing, cofw).is_acyclic()
    };
    let fits = |cofw: &Relation| {
        let co = |pushto: &Relation| co(pushto, cofw);
        let accept = |pushto: &Relation| graph.some_update_order(&rmw, co(pushto));
        graph.some_linearisation(&push, &(&porf | cofw), &co, &accept)
    };
    let locs = graph.locs();
    require!("coherence", graph.some_final_writes(&locs, values, nothing.clone(), &goes_on, &fits));
    None
}

/// Returns the axiom on `co-jom` of `jam21-genmc` if the graph violates it.
pub(super) fn jam21_genmc(c: &Candidate) -> Option<&'static str> {
    let graph = Java::with_updates_as_two(c);
    let po = &graph.po;
    let (e_sc, e_rel, e_acq) = (
        graph.any(CandidateEvent::is_sc),
        graph.any(CandidateEvent::is_rel),
        graph.any(CandidateEvent::is_acq),
    );
    let (f_rel, f_acq, f_sc) = (
        graph.any(|e| e.is_fence() && e.is_rel()),
        graph.any(|e| e.is_fence() && e.is_acq()),
        graph.any(|e| e.is_fence() && e.is_sc()),
    );
    let ra = seq![po, &e_sc | &e_rel | &e_acq, po];
    let svo = seq![po, f_rel, po, &graph.w | &graph.r, po, f_acq, po];
    let spush = seq![graph.e, po, f_sc, po];
    let volint = seq![e_sc, po, e_sc];
    let push = &spush | &volint;
    let into = ra | svo | spush | volint;
    let corr = graph.ww(&seq![graph.rf, po, graph.rf.inverse()]);
    let co = |pushto: &Relation| {
        let vo = graph.vo(&(&into | seq![pushto, push]));
        graph.co_of(&vo) | &corr
    };
    let porf = po | &graph.sync | &graph.rf;
    require!("co-jom", graph.some_linearisation(&push, &porf, &co, &|_| true));
    None
}

/// A candidate in the terms of the two models. Its events are events of the candidate, or pairs of them: an
/// update may be one event.
struct Java<'a> {
    c: &'a Candidate,
    /// The events of the candidate that each event stands for.
    parts: Vec<Vec<CandidateEvent>>,
    /// Program order without initial writes.
    po: Relation,
    rf: Relation,
    sync: Relation,
    /// `[W]`, `[R]`, and `[W ∪ R ∪ F]`.
    w: Relation,
    r: Relation,
    e: Relation,
    same_loc: Relation,
}

impl<'a> Java<'a> {
    fn with_updates_as_two(c: &'a Candidate) -> Self {
        Java::new(c, (0..c.events.len()).collect())
    }

    fn with_updates_as_one(c: &'a Candidate) -> Self {
        let reads = c.rmw.inverse();
        let first_half = |e: usize| reads.image(e).iter().next().unwrap_or(e);
        let mut kept: Vec<usize> = (0..c.events.len()).map(first_half).collect();
        kept.dedup();
        let place = |e: usize| kept.iter().position(|k| *k == first_half(e)).unwrap_or_default();
        Java::new(c, (0..c.events.len()).map(place).collect())
    }

    /// Builds the graph in which event `e` of the candidate is (part of) event `number[e]`.
    fn new(c: &'a Candidate, number: Vec<usize>) -> Self {
        let size = number.last().map_or(0, |last| last + 1);
        let mut parts = vec![vec![]; size];
        number.iter().zip(&c.events).for_each(|(n, e)| parts[*n].push(*e));
        let renumber = |r: &Relation| {
            let pairs = r.iter().map(|(a, b)| (number[a], number[b])).filter(|(a, b)| a != b);
            Relation::from_pairs(size, pairs)
        };
        let id =
            |test: fn(&CandidateEvent) -> bool| Relation::identity_where(size, |e| parts[e].iter().any(test));
        let (w, r) = (id(CandidateEvent::is_write), id(CandidateEvent::is_read));
        let e = &w | &r | id(CandidateEvent::is_fence);
        let not_initial = id(|e| e.label.is_some());
        let loc = |e: usize| parts[e][0].loc();
        let same_loc = Relation::filter(size, |a, b| loc(a).is_some() && loc(a) == loc(b));
        let po = seq![not_initial, renumber(&c.po)];
        let (rf, sync) = (renumber(&c.rf), renumber(&c.sync));
        Java { c, parts, po, rf, sync, w, r, e, same_loc }
    }

    fn size(&self) -> usize {
        self.parts.len()
    }

    fn id(&self, test: impl Fn(&[CandidateEvent]) -> bool) -> Relation {
        Relation::identity_where(self.size(), |e| test(&self.parts[e]))
    }

    /// Returns `[S]` for the events that have a part for which `test` holds.
    fn any(&self, test: impl Fn(&CandidateEvent) -> bool) -> Relation {
        self.id(|parts| parts.iter().any(&test))
    }

    /// Returns `WW(r) = r ∩ (W × W) ∩ loc \ id`.
    fn ww(&self, r: &Relation) -> Relation {
        (seq![self.w, r, self.w] & &self.same_loc) - Relation::identity(self.size())
    }

    /// Returns `vo = vvo⁺ ∪ po-loc`, given what `vvo` has besides `rf` and `start`.
    fn vo(&self, rest: &Relation) -> Relation {
        let spawn = self.any(|e| matches!(e.label, Some(Label::Spawn(_))));
        let join = self.any(|e| matches!(e.label, Some(Label::Join(_))));
        let start = seq![self.po, spawn] | &self.sync | seq![join, self.po];
        let vvo = rest | &self.rf | start;
        vvo.plus() | (&self.po & &self.same_loc)
    }

    /// Returns the pairs of `co` that follow from `vo`: `WW(vo)`, `WW(vo; rf⁻¹)`, `WW(vo; po)`, and initial
    /// writes first.
    fn co_of(&self, vo: &Relation) -> Relation {
        let coww = self.ww(vo);
        let cowr = self.ww(&seq![vo, self.rf.inverse()]);
        let corw = self.ww(&seq![vo, self.po]);
        let initial = self.any(|e| e.label.is_none());
        coww | cowr | corw | self.ww(&seq![initial, self.same_loc])
    }

    /// Returns the least relation that contains `co` and, with itself, `WW((rf; [RMW])⁻¹; co)`.
    fn update_closure(&self, rmw: &Relation, mut co: Relation) -> Relation {
        loop {
            let next = &co | self.ww(&seq![seq![self.rf, rmw].inverse(), co]);
            if next == co {
                return co;
            }
            co = next;
        }
    }

    /// Returns whether some total order of each location's updates leaves `co`, which is closed, without a
    /// cycle.
    fn some_update_order(&self, rmw: &Relation, co: Relation) -> bool {
        let order = co.plus();
        if !order.is_irreflexive() {
            return false;
        }
        let pairs = seq![rmw, self.same_loc, rmw] - Relation::identity(self.size());
        let Some((a, b)) = pairs.iter().find(|(a, b)| !order.contains(*a, *b) && !order.contains(*b, *a))
        else {
            return true;
        };
        [(a, b), (b, a)].into_iter().any(|pair| {
            let more = &co | Relation::from_pairs(self.size(), [pair]);
            self.some_update_order(rmw, self.update_closure(rmw, more))
        })
    }

    /// Returns the locations of the graph.
    fn locs(&self) -> Vec<Loc> {
        let mut locs: Vec<Loc> = self.c.events.iter().filter_map(CandidateEvent::loc).collect();
        locs.sort();
        locs.dedup();
        locs
    }

    /// Searches for final writes. `cofw` has `W × FW` of some locations; returns whether one write of each of
    /// the other locations can be called its final one, so that `fits` holds of all of it. `goes_on` says of
    /// a partial choice whether it is worth completing. Where `values` has the value of a location, its final
    /// write must have written that.
    fn some_final_writes(
        &self,
        others: &[Loc],
        values: &[(Loc, u64)],
        cofw: Relation,
        goes_on: &dyn Fn(&Relation) -> bool,
        fits: &dyn Fn(&Relation) -> bool,
    ) -> bool {
        if !goes_on(&cofw) {
            return false;
        }
        let Some((loc, others)) = others.split_first() else { return fits(&cofw) };
        let of_loc = |e: &usize| self.w.contains(*e, *e) && self.parts[*e][0].loc() == Some(*loc);
        let writes: Vec<usize> = (0..self.size()).filter(of_loc).collect();
        let wanted = values.iter().find(|(of, _)| of == loc).map(|(_, value)| *value);
        let holds = |e: &usize| {
            let written = self.parts[*e].iter().rev().find(|part| part.is_write());
            // The value of an initial write is not known here; it is final only where there is no other.
            match (wanted, written.and_then(|part| part.label).and_then(|label| label.value())) {
                (Some(wanted), Some(value)) => wanted == value,
                (Some(_), None) => writes.len() == 1,
                (None, _) => true,
            }
        };
        // Latest first: of writes that are ordered, only the last can be final.
        writes.iter().rev().filter(|end| holds(end)).any(|end| {
            let before = writes.iter().filter(|w| *w != end).map(|w| (*w, *end));
            let cofw = &cofw | Relation::from_pairs(self.size(), before);
            self.some_final_writes(others, values, cofw, goes_on, fits)
        })
    }

    /// Returns whether some total order of `domain(push)` contains `porf⁺`, makes `co` acyclic and is
    /// accepted.
    fn some_linearisation(
        &self,
        push: &Relation,
        porf: &Relation,
        co: &dyn Fn(&Relation) -> Relation,
        accept: &dyn Fn(&Relation) -> bool,
    ) -> bool {
        let before = porf.plus();
        // (A cycle through the domain leaves no event that can be first.)
        let rest: Vec<usize> = push.domain().iter().collect();
        self.extend(&before, Relation::new(self.size()), &rest, co, accept)
    }

    /// Extends an order that has said all about the events not in `rest`.
    fn extend(
        &self,
        before: &Relation,
        pushto: Relation,
        rest: &[usize],
        co: &dyn Fn(&Relation) -> Relation,
        accept: &dyn Fn(&Relation) -> bool,
    ) -> bool {
        if !co(&pushto).is_acyclic() {
            return false;
        }
        if rest.is_empty() {
            return accept(&pushto);
        }
        rest.iter().any(|next| {
            let first = !rest.iter().any(|other| before.contains(*other, *next));
            let others: Vec<usize> = rest.iter().copied().filter(|other| other != next).collect();
            let after = Relation::from_pairs(self.size(), others.iter().map(|other| (*next, *other)));
            first && self.extend(before, &pushto | after, &others, co, accept)
        })
    }
}
