//! Rules to formulas.

use crate::{Model, World};
use fencepost_relational::{Bounds, Expr, Formula, Relation};
use std::collections::BTreeMap;

/// What a model demands, as formulas.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// Each rule, by its place in [`Model::rules`], as a formula.
    pub rules: Vec<(usize, Formula)>,
    /// The relations that the model says exist: of E (`None`) and of E1 to Ek. Sets of a sequence are here, too, numbered
    /// from 0 to k.
    pub vars: BTreeMap<(String, Option<usize>), Relation>,
    pub(crate) lets: BTreeMap<(String, Option<usize>), Expr>,
}

impl Lowered {
    /// What a name without parameters (primitive, `let` or `var`) means in an execution, at the end of the text.
    pub fn let_(&self, name: &str, execution: Option<usize>) -> Option<Expr> {
        self.lets.get(&(name.to_string(), execution)).cloned()
    }
}

pub(crate) fn lower(_model: &Model, _world: &dyn World, _bounds: &mut Bounds) -> Lowered {
    unimplemented!("comes with the next commit")
}
