//! The interface through which a model gets its primitives.

use crate::Primitive;
use fencepost_relational::{Expr, Relation, TupleSet};

/// The executions of a program that a model's formulas are about, given as relational expressions for each
/// primitive.
///
/// There is a main one, E, and for models that justify it by others, E1 to Ek. Execution `None` is E,
/// `Some(i)` is Ei.
///
/// What relations of an execution relate are executed actions (a read that is not executed has no location
/// and sees nothing); sets of modes may hold others. Sets that are constants hold all actions of their kind,
/// executed or not.
///
/// What exactly each of them holds is said where they are defined: the head of `primitive.rs`.
///
/// Every primitive must be answered for, those that a program has none of (or that
/// [`mentions`](crate::Theory::mentions) says the model does not look at) by the empty relation.
pub trait World {
    /// Returns k, the number of executions besides the main one. At least 1 for models that speak of them.
    fn speculations(&self) -> usize;

    /// Returns the expression for a primitive in an execution. For constants the caller passes `None`.
    fn primitive(&self, primitive: Primitive, execution: Option<usize>) -> Expr;

    /// Returns tuples that contain the primitive in every execution; for a constant, its value.
    fn upper(&self, primitive: Primitive) -> TupleSet;

    /// Returns what the program's shape alone says of the order of actions. `None` where constraints may be
    /// left out of the problem, as for a minimal core: then no two of them may be taken together.
    fn skeleton(&self) -> Option<&Skeleton> {
        None
    }
}

/// The order of actions that the shape of a program fixes, whichever of them are executed.
///
/// Its relations are constants, and hold actions that may not be executed. They are transitive, and two
/// executed actions are in `po_and_sync` only if `po` and `sync` lead from one to the other, through executed
/// actions alone. So for every relation `r` between executed actions, `(po | sync | r)+` is `(po_and_sync |
/// sync | r)+` between executed actions, and one has a cycle if the other has. The same holds for `po`.
#[derive(Clone, Debug)]
pub struct Skeleton {
    /// Contains program order, without pairs of initial writes.
    pub po: TupleSet,
    /// Contains program order and what spawns and joins certainly order.
    pub po_and_sync: TupleSet,
    /// The relation of the problem from reads to what they see, so that a model's rules can narrow its
    /// bounds.
    pub seen: Relation,
}
