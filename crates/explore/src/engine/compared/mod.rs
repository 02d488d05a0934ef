//! Compares what models answer about the event that was added with their axioms on the whole graph
//! ([`fencepost_models::whole`]), at every question of every engine in the tests of this crate.

mod tests;

use fencepost_graph::{Arena, EventId, Graph, LocId};
use fencepost_models::{GraphCheck, Model, ModelId, Scratch, whole};
use std::cell::Cell;

thread_local! {
    /// The numbers of questions in this thread that were answered with no, and with yes.
    static ANSWERS: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

/// Panics if the axioms of `model`, a model for which they are there on whole graphs, do not say `answer`.
pub(super) fn compare(model: impl Model, arena: &Arena, graph: &Graph, event: EventId, answer: bool) {
    let Some(expected) = model.id().and_then(|id| whole::is_consistent(id, arena, graph)) else { return };
    if model.id() == Some(ModelId::Wrc11) && answer {
        compare_maximal_writes(model, arena, graph);
    }
    let mut counts = ANSWERS.get();
    counts[usize::from(expected)] += 1;
    ANSWERS.set(counts);
    if answer != expected {
        let lines = graph.order().iter().map(|id| {
            let event = arena.get(*id);
            let hb = arena.clocks.row(event.hb);
            format!("{id:?}: thread {:?} {:?} rf {:?} hb {hb:?}\n", event.thread, event.label, event.rf)
        });
        let co = (0..graph.loc_count()).map(|loc| graph.co(LocId(loc as u32)));
        panic!(
            "{:?} says {answer} with {event:?}, its axioms {expected}:\n{}co {:?}",
            model.id(),
            lines.collect::<String>(),
            co.collect::<Vec<_>>()
        );
    }
}

/// Panics if `model`, which has no coherence order, finds other maximal writes than those of the whole graph.
fn compare_maximal_writes(model: impl Model, arena: &Arena, graph: &Graph) {
    for loc in (0..graph.loc_count() as u32).map(LocId) {
        let check = GraphCheck { scratch: &mut Scratch::default(), arena, graph };
        let found = model.maximal_writes(check, loc, |_| true);
        assert_eq!(found, whole::maximal_writes(arena, graph, loc), "the maximal writes of {loc:?}");
    }
}
