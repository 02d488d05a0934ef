//! Axioms as they are defined, on a whole graph. For tests: they compare the checkers, which look at the
//! event that was added only, with these at every question that an engine asks.

mod dense_graph;
mod psc;
mod weak;

use crate::ModelId;
use crate::dense::Rows;
use crate::psc::Scb;
use dense_graph::DenseGraph;
use fencepost_graph::{Arena, EventId, Graph, LocId};
use weak::Weak;

/// Returns whether the graph satisfies those axioms of `model` that [`Model::admits`](crate::Model::admits)
/// decides: SC in `rc11`, `rc20` and the model with which the engine looks for the graphs of `xmm`, all
/// axioms in `wrc11`; `None` for other models.
pub fn is_consistent(model: ModelId, arena: &Arena, graph: &Graph) -> Option<bool> {
    let rule = match model {
        ModelId::Rc11 | ModelId::Xmm => Scb::OtherLocation,
        ModelId::Rc20 => Scb::OutsideUpdate,
        ModelId::Wrc11 => return Some(Weak::default().consistent(arena, graph)),
        _ => return None,
    };
    let mut dense = DenseGraph::default();
    dense.load(arena, graph);
    let mut co = Rows::default();
    co.reset(dense.len());
    dense.add_co(graph, &mut co);
    Some(psc::Psc::default().acyclic(rule, arena, graph, &dense, &co))
}

/// Returns the writes to `loc` that no other write comes after, in `wrc11`.
pub fn maximal_writes(arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
    Weak::default().maximal(arena, graph, loc, |_| true)
}
