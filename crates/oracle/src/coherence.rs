//! Enumerates all coherence orders of a graph.
//!
//! Left out are only orders that every model with `co` forbids for reasons that concern one location and one
//! thread at a time:
//!
//! - those that put a write between an atomic update and the write that it read (atomicity);
//! - those in which a thread sees a location go back: of two accesses to a location in program order, the
//!   second one is never `co`-earlier than the first (the patterns CoWW, CoWR, CoRW and CoRR, see *Herding
//!   cats*, TOPLAS 2014, §4.2; under C11 models they are part of coherence, as `po ⊆ hb`).
//!
//! That this loses nothing is tested against all permutations.

use fencepost_graph::{EventRef, ExecEvent, Label, Loc};
use fencepost_program::ThreadId;
use std::collections::BTreeMap;

/// A coherence order of a graph, which for every written location has its writes in order.
pub(crate) type Coherence = Vec<(Loc, Vec<EventRef>)>;

/// An access to a location.
#[derive(Clone, Copy, Debug)]
enum Access {
    /// A read of the given write.
    Read(EventRef),
    /// A write; if it is part of an update, with the write that the update read.
    Write(EventRef, Option<EventRef>),
}

/// The accesses to one location, thread by thread, in program order.
type Accesses = Vec<Vec<Access>>;

/// Returns all coherence orders of a graph that some model could allow; `None` if there are more than
/// `limit`.
pub(crate) fn orders(threads: &[Vec<ExecEvent>], limit: usize) -> Option<Vec<Coherence>> {
    let mut all = vec![vec![]];
    for (loc, accesses) in accesses(threads) {
        let mut of_loc = vec![];
        extend(loc, &accesses, &mut vec![], &mut of_loc, limit)?;
        if of_loc.len() * all.len() > limit {
            return None;
        }
        let with = |order: &Vec<EventRef>, rest: &Coherence| [&rest[..], &[(loc, order.clone())]].concat();
        all = of_loc.iter().flat_map(|order| all.iter().map(move |rest| with(order, rest))).collect();
    }
    Some(all)
}

/// Returns the accesses to each location that is written to.
fn accesses(threads: &[Vec<ExecEvent>]) -> BTreeMap<Loc, Accesses> {
    let mut accesses: BTreeMap<Loc, Accesses> = BTreeMap::new();
    for (t, events) in threads.iter().enumerate() {
        for (i, event) in events.iter().enumerate() {
            let access = match (event.label, event.rf) {
                (Label::Read { .. }, Some(source)) => Access::Read(source),
                (Label::Write { update, .. }, _) => {
                    let name = EventRef::At(ThreadId(t as u32), i as u32);
                    Access::Write(name, if update { events[i - 1].rf } else { None })
                }
                _ => continue,
            };
            if let Some(loc) = event.label.loc() {
                accesses.entry(loc).or_insert_with(|| vec![vec![]; threads.len()])[t].push(access);
            }
        }
    }
    accesses.retain(|_, accesses| accesses.iter().flatten().any(|a| matches!(a, Access::Write(..))));
    accesses
}

/// Puts every write that may come next at the end of `order`, and goes on.
fn extend(
    loc: Loc,
    accesses: &Accesses,
    order: &mut Vec<EventRef>,
    all: &mut Vec<Vec<EventRef>>,
    limit: usize,
) -> Option<()> {
    let last = order.last().copied().unwrap_or(EventRef::Init(loc));
    let mut is_complete = true;
    for access in accesses.iter().flatten() {
        if let Access::Write(name, source) = *access
            && !order.contains(&name)
        {
            is_complete = false;
            if source.is_none_or(|source| source == last) {
                order.push(name);
                extend(loc, accesses, order, all, limit)?;
                order.pop();
            }
        }
    }
    if is_complete && accesses.iter().all(|thread| goes_forward(thread, order)) {
        all.push(order.clone());
    }
    (all.len() <= limit).then_some(())
}

/// Returns whether the thread never sees the location go back to an earlier write.
fn goes_forward(thread: &[Access], order: &[EventRef]) -> bool {
    // Twice the place in the order (the initial write has place 0), and one more for a read of that write.
    let place = |name: &EventRef| 2 * order.iter().position(|w| w == name).map_or(0, |i| i + 1);
    let time = |access: &Access| match access {
        Access::Read(source) => place(source) + 1,
        Access::Write(name, _) => place(name),
    };
    thread.iter().map(time).is_sorted()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::declarative::{Candidate, consistent};
    use crate::generate::{Knobs, generate};
    use crate::{Graphs, Limits};
    use fencepost_graph::Execution;
    use fencepost_models::ModelId;
    use std::collections::BTreeSet;

    fn permutations(of: &[EventRef]) -> Vec<Vec<EventRef>> {
        if of.is_empty() {
            return vec![vec![]];
        }
        let first =
            |i: usize| permutations(&[&of[..i], &of[i + 1..]].concat()).into_iter().map(move |p| (i, p));
        (0..of.len()).flat_map(first).map(|(i, p)| [&[of[i]], &p[..]].concat()).collect()
    }

    /// Returns every order of every location's writes.
    fn all_orders(threads: &[Vec<ExecEvent>]) -> Vec<Coherence> {
        let mut all: Vec<Coherence> = vec![vec![]];
        for (loc, accesses) in accesses(threads) {
            let writes = accesses.iter().flatten().filter_map(|a| match a {
                Access::Write(name, _) => Some(*name),
                Access::Read(_) => None,
            });
            let orders = permutations(&writes.collect::<Vec<_>>());
            let with = |rest: &Coherence, order: Vec<EventRef>| [&rest[..], &[(loc, order)]].concat();
            all = all.iter().flat_map(|rest| orders.iter().map(|o| with(rest, o.clone()))).collect();
        }
        all
    }

    #[test]
    fn no_model_allows_an_order_that_is_left_out() {
        let knobs = Knobs { accesses: 3..=6, ..Knobs::default() };
        let mut left_out = 0;
        for seed in 0..150 {
            let sample = generate(seed, &knobs);
            for graph in Graphs::of(&sample.program, &Limits::default()).unwrap().graphs {
                let kept: BTreeSet<Coherence> =
                    orders(&graph.threads, 100_000).unwrap().into_iter().collect();
                for co in all_orders(&graph.threads).into_iter().filter(|co| !kept.contains(co)) {
                    left_out += 1;
                    let execution = Execution { threads: graph.threads.clone(), co };
                    let candidate = Candidate::from_execution(&execution);
                    let allowed =
                        ModelId::OF_ONE_GRAPH.into_iter().find(|m| m.has_co() && consistent(*m, &candidate));
                    assert_eq!(allowed, None, "{execution:#?}\n{sample}");
                }
            }
        }
        assert!(left_out > 1000, "{left_out}");
    }
}
