//! All coherence orders of a graph.
//!
//! Only two kinds of orders are left out, which no model allows: those against program order, and those that
//! put a write between an atomic update and the write that it read.

use fencepost_graph::{EventRef, ExecEvent, Label, Loc};
use fencepost_program::ThreadId;
use std::collections::BTreeMap;

/// A write, and what the read of its update read from if it is one.
#[derive(Clone, Copy, Debug)]
struct Write {
    name: EventRef,
    after: Option<EventRef>,
}

/// For every location with a write, an order of its writes; all combinations of such orders. `None`: there
/// are more than `limit`.
pub(crate) fn orders(threads: &[Vec<ExecEvent>], limit: usize) -> Option<Vec<Vec<(Loc, Vec<EventRef>)>>> {
    let mut all = vec![vec![]];
    for (loc, writes) in writes(threads) {
        let mut of_loc = vec![];
        extend(loc, &writes, &mut vec![], &mut of_loc, limit)?;
        if of_loc.len() * all.len() > limit {
            return None;
        }
        let with = |order: &Vec<EventRef>, rest: &Vec<_>| [rest.clone(), vec![(loc, order.clone())]].concat();
        all = of_loc.iter().flat_map(|order| all.iter().map(move |rest| with(order, rest))).collect();
    }
    Some(all)
}

/// The writes of each location, in program order.
fn writes(threads: &[Vec<ExecEvent>]) -> BTreeMap<Loc, Vec<Write>> {
    let mut writes: BTreeMap<Loc, Vec<Write>> = BTreeMap::new();
    for (t, events) in threads.iter().enumerate() {
        for (i, event) in events.iter().enumerate() {
            if let Label::Write { loc, update, .. } = event.label {
                let after = if update { events[i - 1].rf } else { None };
                let name = EventRef::At(ThreadId(t as u32), i as u32);
                writes.entry(loc).or_default().push(Write { name, after });
            }
        }
    }
    writes
}

/// Puts every write that may come next at the end of `order`, and goes on.
fn extend(
    loc: Loc,
    writes: &[Write],
    order: &mut Vec<EventRef>,
    all: &mut Vec<Vec<EventRef>>,
    limit: usize,
) -> Option<()> {
    if order.len() == writes.len() {
        all.push(order.clone());
        return (all.len() <= limit).then_some(());
    }
    let last = order.last().copied().unwrap_or(EventRef::Init(loc));
    for write in writes {
        let placed = |w: &Write| order.contains(&w.name);
        let in_program_order = writes.iter().all(|w| !is_po_before(w.name, write.name) || placed(w));
        let right_after_its_source = write.after.is_none_or(|source| source == last);
        if !placed(write) && in_program_order && right_after_its_source {
            order.push(write.name);
            extend(loc, writes, order, all, limit)?;
            order.pop();
        }
    }
    Some(())
}

fn is_po_before(a: EventRef, b: EventRef) -> bool {
    match (a, b) {
        (EventRef::At(s, i), EventRef::At(t, j)) => s == t && i < j,
        _ => false,
    }
}
