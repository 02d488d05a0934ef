//! The models as the papers define them, on plain bit relations.
//!
//! The models' texts, their formulas for the solver and the fast checkers are all compared with this. So it
//! shares no code with any of them, and it is written to be *read next to the definitions*, not to be fast:
//! every axiom of every model is one line here, and every model fits on a screen.
//!
//! - [`Candidate`]: a graph as relations: `po`, `rf`, `co`, `rmw`, and what threads' starts and ends order;
//! - `hardware`: `sc`, `tso`, `pso`;
//! - `c11`: `ra`, `rc11`, `rc20`, `wrc11`, and data races;
//! - `jam`: `jam21`, `jam21-genmc`;
//! - `xmm`: what one graph has to do with XMM: base consistency, `rpo`, load-buffering races.
//!
//! Every model also demands that a graph is well-formed: each read reads one write of its location and gets
//! its value, and (where the model has `co`) the writes of each location are totally ordered, the initial one
//! first. These are called `rf-complete` and `co-total` below.

mod c11;
mod ends;
mod hardware;
mod jam;
#[cfg(test)]
mod tests;
mod xmm;

pub use c11::{hb_of as happens_before, psc_of, races};
pub use ends::{MemoryError, memory_errors};
pub use fencepost_graph::{Candidate, CandidateEvent};
pub use hardware::all_order;
pub use jam::jam21_may_end_with;
pub use xmm::{is_cyclic, lb_races, orders, rpo, xmm_base};

use fencepost_models::ModelId;

/// Composes relations from left to right: `seq![a, b, c]` is `a; b; c`.
macro_rules! seq {
    ($first:expr $(, $next:expr)+ $(,)?) => { $first$(.compose(&$next))+ };
}
/// Ends the check of a model with the name of the axiom that does not hold.
macro_rules! require {
    ($axiom:literal, $holds:expr) => {
        if !$holds {
            return Some($axiom);
        }
    };
}
use {require, seq};

/// Returns whether the model allows this graph, by the declarative definition.
pub fn consistent(model: ModelId, c: &Candidate) -> bool {
    violated(model, c).is_none()
}

/// Returns whether `jam21` or `jam21-genmc`, as far as it does not look at a coherence order, allows this
/// graph. `None` for other models. (Of `jam21` that is all of it, of `jam21-genmc` the axiom on `co-jom`.)
pub fn consistent_without_co(model: ModelId, c: &Candidate) -> Option<bool> {
    match model {
        ModelId::Jam21 => Some(jam::jam21(c).is_none()),
        ModelId::Jam21Genmc => Some(jam::jam21_genmc(c).is_none()),
        _ => None,
    }
}

/// Returns the first axiom of the model that the graph violates; `None` if it is consistent.
pub fn violated(model: ModelId, c: &Candidate) -> Option<&'static str> {
    require!("rf-complete", c.is_rf_complete());
    if model.has_co() {
        require!("co-total", c.is_co_total());
        require!("atomicity", (&c.rmw & &seq![c.fr(), c.co]).is_empty());
    }
    match model {
        ModelId::Sc => hardware::sc(c),
        ModelId::Tso | ModelId::Pso => hardware::buffered(model, c),
        ModelId::Ra => c11::ra(c),
        ModelId::Rc11 => c11::rc11(c),
        ModelId::Rc20 => c11::rc20(c),
        ModelId::Wrc11 => c11::wrc11(c),
        ModelId::Jam21 => jam::jam21(c),
        ModelId::Jam21Genmc => c11::coherent(c).or_else(|| jam::jam21_genmc(c)),
        ModelId::Xmm => xmm::xmm_base(c),
    }
}
