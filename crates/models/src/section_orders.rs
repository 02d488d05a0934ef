//! Orders of critical sections: whether the sections of mutexes can have come one after the other, in a graph
//! that does not say in which order.
//!
//! A thread that takes a mutex makes an update with acquire order, which reads the release write of the
//! thread that had it before. So the order of a mutex's sections is a chain of edges from each release to the
//! next acquisition. Here the graph lacks some of these edges, and the question is whether it can be
//! completed: is there, for each mutex, a total order of its sections, those that have not ended last, with
//! which the model allows the graph?
//!
//! The answer is yes only if an order was found with which the whole graph satisfies the model's axioms
//! (`orders.rs`). It may be no although there is an order, if there are too many to try them all: whoever
//! asks must be able to do without a yes.
//!
//! Method: of the sections that may come first, the one that the engine added first comes first, and so on.
//! If this order will not do, the others are tried, mutex by mutex, and a beginning that the model forbids is
//! given up at once. (Whether there is an order is NP-hard to decide, as it is for coherence orders.)

use crate::{ModelId, orders};
use fencepost_graph::{Candidate, Relation};

/// The number of beginnings of orders that are tried before the search for an order is given up.
const MOST_TRIES: u32 = 400;

/// A critical section in a [`Candidate`]. Events are given by their numbers there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// The read of the update by which the thread took the mutex.
    pub taken: usize,
    /// The write that released the mutex; `None` if the section has not ended.
    pub released: Option<usize>,
    /// The time at which the engine added the section: earlier ones are tried first.
    pub stamp: u32,
}

impl Section {
    /// Returns the last event of the section that is known.
    fn end(&self) -> usize {
        self.released.unwrap_or(self.taken)
    }
}

/// Returns why orders of critical sections cannot be left open under `model`; `None` if they can.
pub fn refused(model: ModelId) -> Option<&'static str> {
    match model {
        ModelId::Sc | ModelId::Tso | ModelId::Pso | ModelId::Ra | ModelId::Rc11 | ModelId::Rc20 => None,
        ModelId::Wrc11 | ModelId::Jam21 => {
            Some("it has no coherence order, which an order of critical sections would be part of")
        }
        ModelId::Jam21Genmc => Some("its executions are defined with the order of critical sections in them"),
        ModelId::Xmm => {
            Some("its executions are derived from each other, with the order of critical sections")
        }
    }
}

/// Puts the sections of each mutex in an order that the model allows and with which `accept` holds, and
/// returns whether there is one. With it, `candidate` has the edges of that order in `sync`; without, the
/// candidate is as it was.
pub fn find(
    model: ModelId,
    candidate: &mut Candidate,
    mutexes: &mut [Vec<Section>],
    accept: &dyn Fn(&Candidate) -> bool,
) -> bool {
    let Some(order) = allowed_order(model, candidate) else { return false };
    let mut edges = vec![];
    for sections in mutexes.iter_mut() {
        sort(sections, &order);
        let next = |pair: &[Section]| Some((pair[0].released?, pair[1].taken));
        let chain: Option<Vec<(usize, usize)>> = sections.windows(2).map(next).collect();
        match chain {
            Some(chain) => edges.extend(chain),
            // Two sections that have not ended.
            None => return false,
        }
    }
    edges.iter().for_each(|(from, to)| candidate.sync.insert(*from, *to));
    if allowed_order(model, candidate).is_some() && accept(candidate) {
        return true;
    }
    edges.iter().for_each(|(from, to)| candidate.sync.remove(*from, *to));
    let mut search = Search { model, candidate, accept, tries: 0 };
    search.place(mutexes, 0, 0)
}

/// Sorts sections so that those come first that must, by `order`, and among others those that were added
/// first. Those that have not ended come last.
fn sort(sections: &mut [Section], order: &Relation) {
    for k in 0..sections.len() {
        let left = &sections[k..];
        let first = (0..left.len())
            .filter(|i| may_be_next(left, *i, order))
            .min_by_key(|i| (left[*i].released.is_none(), left[*i].stamp));
        sections[k..=k + first.unwrap_or(0)].rotate_right(1);
    }
}

/// Returns whether none of the sections in `left` must come before the one at place `i`.
fn may_be_next(left: &[Section], i: usize, order: &Relation) -> bool {
    let section = left[i];
    let ends = section.released.is_some() || left.len() == 1;
    ends && (0..left.len()).all(|j| j == i || !order.contains(left[j].taken, section.end()))
}

/// Returns the order that the model demands of all events, if it allows the candidate.
fn allowed_order(model: ModelId, c: &Candidate) -> Option<Relation> {
    match model {
        ModelId::Sc | ModelId::Tso | ModelId::Pso => {
            let order = orders::global_order(model, c).plus();
            order.is_irreflexive().then_some(order)
        }
        _ => {
            let porf = orders::porf(c);
            if !porf.is_irreflexive() {
                return None;
            }
            let hb = orders::happens_before(model, c);
            let coherent = hb.is_irreflexive() && hb.compose(&orders::communication(c)).is_irreflexive();
            let has_psc = model != ModelId::Ra && c.events.iter().any(|event| event.is_sc());
            (coherent && (!has_psc || orders::psc(model, c, &hb).is_acyclic())).then_some(porf)
        }
    }
}

/// A search through the orders of sections.
struct Search<'a> {
    model: ModelId,
    candidate: &'a mut Candidate,
    accept: &'a dyn Fn(&Candidate) -> bool,
    tries: u32,
}

impl Search<'_> {
    /// Tries all orders in which the sections before place `k` of mutex `m` are where they are, and so are
    /// those of the mutexes before it. Returns whether one will do; then the edges are in the candidate.
    fn place(&mut self, mutexes: &mut [Vec<Section>], m: usize, k: usize) -> bool {
        self.tries += 1;
        if self.tries > MOST_TRIES {
            return false;
        }
        let Some(order) = allowed_order(self.model, self.candidate) else { return false };
        if m == mutexes.len() {
            return (self.accept)(self.candidate);
        }
        if k == mutexes[m].len() {
            return self.place(mutexes, m + 1, 0);
        }
        for i in k..mutexes[m].len() {
            if !may_be_next(&mutexes[m][k..], i - k, &order) {
                continue;
            }
            mutexes[m][k..=i].rotate_right(1);
            let edge = match k.checked_sub(1).map(|before| mutexes[m][before].released) {
                // (A section that has not ended is placed last.)
                Some(None) => return false,
                Some(Some(released)) => Some((released, mutexes[m][k].taken)),
                None => None,
            };
            edge.into_iter().for_each(|(from, to)| self.candidate.sync.insert(from, to));
            if self.place(mutexes, m, k + 1) {
                return true;
            }
            edge.into_iter().for_each(|(from, to)| self.candidate.sync.remove(from, to));
            mutexes[m][k..=i].rotate_left(1);
        }
        false
    }
}
