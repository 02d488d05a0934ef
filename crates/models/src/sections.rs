//! Atomic sections: `__VERIFIER_atomic_begin` to `__VERIFIER_atomic_end`, during which no other thread does
//! anything.
//!
//! A thread enters and leaves a section as it locks and unlocks a mutex, so sections exclude each other in
//! every model. This module decides whether they also exclude what stands outside of any: taken as *one*
//! event, with all that its events read, write and synchronise with, a section must not come before itself.
//! So the events of a section are made one (`contract`), and what a model puts in order must have no cycle
//! then.
//!
//! - `sc`, `tso`, `pso`: the order of all events; a section begins and ends with an empty store buffer, so it
//!   is ordered with everything before and after it in its thread. This is what a machine does on which no
//!   other thread moves meanwhile, no more and no less.
//! - `ra`, `rc11`, `rc20`: each axiom of the model that speaks of a cycle, and isolation: no path of
//!   reads-from, coherence and from-reads leaves a section and comes back (*strong isolation*: Chong,
//!   Sorensen and Wickerson, *The semantics of transactions and weak memory*, PLDI 2018). Two relaxed reads
//!   outside of any section may still see a section's writes in the wrong order: they are not ordered
//!   themselves.
//!
//! A section that has not ended must be the last thing that happened: [`Atomicity::Unfinished`] if it is not.
//!
//! Taking events away breaks no section, so graphs can be given up early. A read of the last write and a
//! write that becomes the last one can always be added, if threads in a section go first.

use crate::{ModelId, orders};
use fencepost_graph::{Candidate, Label, Relation, ThreadId};

/// Whether the atomic sections (`__VERIFIER_atomic_begin` to `_end`) of a graph can each have happened at
/// once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atomicity {
    /// Every section happened at once.
    Whole,
    /// Every section could have happened at once, but some event comes after one that has not ended.
    Unfinished,
    /// Some section cannot have happened at once.
    Broken,
}

/// Returns whether this module can decide about atomic sections under `model`.
pub fn has_sections(model: ModelId) -> bool {
    use ModelId::{Pso, Ra, Rc11, Rc20, Sc, Tso};
    matches!(model, Sc | Tso | Pso | Ra | Rc11 | Rc20)
}

/// Returns whether the atomic sections of the candidate, which threads enter and leave through the mutex at
/// `mutex`, can each have happened at once. The model must have sections, and allow the graph.
pub fn atomicity(model: ModelId, c: &Candidate, mutex: u64) -> Atomicity {
    let sections = Sections::of(c, mutex);
    let Some(order) = sections.order(model, c) else { return Atomicity::Broken };
    match sections.open.into_iter().any(|section| !order.image(section).is_empty()) {
        true => Atomicity::Unfinished,
        false => Atomicity::Whole,
    }
}

/// Returns, for each event, whether it is in the atomic section that `thread` has not left or comes before
/// it. These events had to happen for the section to be where it is, and nothing else need have happened,
/// since no other thread does anything while the thread is in its section. `None` if the thread is in no
/// section, or if the section cannot have happened at once.
pub fn before_open_section(model: ModelId, c: &Candidate, mutex: u64, thread: ThreadId) -> Option<Vec<bool>> {
    let sections = Sections::of(c, mutex);
    let order = sections.order(model, c)?.plus();
    let open = *sections.open.iter().find(|section| c.events[**section].thread() == Some(thread))?;
    let before = |event: usize| sections.first[event] == open || order.contains(sections.first[event], open);
    (!order.contains(open, open)).then(|| (0..c.events.len()).map(before).collect())
}

/// Returns, for each event, whether it may have happened although an atomic section has not ended, because
/// nothing orders it after that section. (An event after one that is ordered so, in its thread or by what it
/// reads, is ordered so, too.) `None` if all sections have ended, or if one cannot have happened at once.
pub fn not_after_open_section(model: ModelId, c: &Candidate, mutex: u64) -> Option<Vec<bool>> {
    let sections = Sections::of(c, mutex);
    let order = sections.order(model, c)?.plus();
    let open = *sections.open.first()?;
    let after = Relation::identity_where(c.events.len(), |event| order.contains(open, sections.first[event]));
    let late = after.compose(&(&c.po | &c.sync | &c.rf).plus()) | after;
    let kept = |event: usize| sections.first[event] == open || !late.iter().any(|(_, to)| to == event);
    Some((0..c.events.len()).map(kept).collect())
}

struct Sections {
    /// For each event: the first event of its section; itself, if it is in none.
    first: Vec<usize>,
    /// For each event: whether it is in a section.
    inside: Vec<bool>,
    /// The first events of the sections that have not ended.
    open: Vec<usize>,
}

impl Sections {
    /// Returns the order that the model demands, each section being one event; `None` if a section cannot
    /// have happened at once.
    fn order(&self, model: ModelId, c: &Candidate) -> Option<Relation> {
        let contract = |r: &Relation| {
            let pairs = r.iter().map(|(a, b)| (self.first[a], self.first[b])).filter(|(a, b)| a != b);
            Relation::from_pairs(c.events.len(), pairs)
        };
        match model {
            ModelId::Sc | ModelId::Tso | ModelId::Pso => {
                let inside = Relation::identity_where(c.events.len(), |event| self.inside[event]);
                let edges = inside.compose(&c.po) | c.po.compose(&inside);
                let order = contract(&(orders::global_order(model, c) | edges));
                order.is_acyclic().then_some(order)
            }
            _ => {
                let com = &c.rf | &c.co | c.fr();
                let hb = orders::happens_before(model, c);
                let (h, e) = (contract(&hb).plus(), contract(&com).plus());
                let porf = contract(&(&c.po | &c.sync | &c.rf));
                let sc = model == ModelId::Ra || contract(&orders::psc(model, c, &hb)).is_acyclic();
                let coherent = h.is_irreflexive() && e.is_irreflexive() && h.compose(&e).is_irreflexive();
                (coherent && sc && porf.is_acyclic()).then(|| h | e | porf)
            }
        }
    }

    fn of(c: &Candidate, mutex: u64) -> Self {
        let mut first: Vec<usize> = (0..c.events.len()).collect();
        let mut inside = vec![false; c.events.len()];
        let mut open = vec![];
        let mut current = None;
        for (i, event) in c.events.iter().enumerate() {
            if i > 0 && c.events[i - 1].thread() != event.thread() {
                open.extend(current.take());
            }
            let at = event.loc().is_some_and(|loc| loc.addr == mutex);
            if at && matches!(event.label, Some(Label::Read { update: true, .. })) {
                current = Some(i);
            }
            (first[i], inside[i]) = (current.unwrap_or(i), current.is_some());
            if at && matches!(event.label, Some(Label::Write { update: false, .. })) {
                current = None;
            }
        }
        open.extend(current);
        Sections { first, inside, open }
    }
}
