//! Lowers rules to formulas.
//!
//! The solver's translator recognises a node by its address, so it matters that what means the same is the
//! same node: a name in an execution, but also `[W]` written twice. [`cons`] sees to that.
//!
//! - `terms`: expressions and formulas;
//! - `cons`: equal nodes are made once;
//! - `bound`: what the relations of `var` and `sequence` may be at most.

mod bound;
mod cons;
mod terms;

use crate::syntax::Ref;
use crate::{Model, Primitive, World};
use cons::{Cons, ValueKind};
use fencepost_relational::{Bounds, Expr, Formula, Relation, TupleSet};
use std::collections::BTreeMap;

/// A memory model lowered to relational formulas about one problem, ready for the solver.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// Each rule, by its place in [`Theory::rules`](crate::Theory::rules), as a formula.
    pub rules: Vec<(usize, Formula)>,
    /// The relations that the model declares, by name and execution: E (`None`) and E1 to Ek. The sets of a
    /// sequence are numbered from 0 to k.
    pub vars: BTreeMap<(String, Option<usize>), Relation>,
    /// Formulas that define some of `vars`. They always hold and are part of no core.
    pub given: Vec<Formula>,
    /// Those of `vars` in which executions E must differ to count as different, beside the events and the
    /// values read. For all other relations it only matters that some value exists.
    pub distinguishing: Vec<Relation>,
    lets: BTreeMap<(String, Option<usize>), Expr>,
}

impl Lowered {
    /// Creates the lowered form of a model from its rules, its relations, and the expressions that
    /// [`let_`](Lowered::let_) returns by name. The form has no defining formulas and no distinguishing
    /// relations yet.
    pub fn new(
        rules: Vec<(usize, Formula)>,
        vars: BTreeMap<(String, Option<usize>), Relation>,
        lets: BTreeMap<(String, Option<usize>), Expr>,
    ) -> Self {
        Lowered { rules, vars, given: vec![], distinguishing: vec![], lets }
    }

    /// Sets the formulas that define relations of the model, which always hold and are never in a core.
    pub fn with_given(self, given: Vec<Formula>) -> Self {
        Lowered { given, ..self }
    }

    /// Sets the relations in which two executions of the program must differ to count as different.
    pub fn with_distinguishing(self, distinguishing: Vec<Relation>) -> Self {
        Lowered { distinguishing, ..self }
    }

    /// Returns the relational expression that a name of the model's text (a primitive, or a `let` or `var`
    /// without parameters) has in an execution. Of a sequence, the set with this number.
    ///
    /// Two names have a fixed meaning: `final`, the writes that are last at their locations (a question about
    /// a location demands that there is one), and `race`, the pairs of actions that race, both ways round.
    pub fn let_(&self, name: &str, execution: Option<usize>) -> Option<Expr> {
        self.lets.get(&(name.to_string(), execution)).cloned()
    }
}

/// The state of lowering a model over one world.
struct Lowerer<'a> {
    model: &'a Model,
    world: &'a dyn World,
    cons: Cons,
    /// The number of atoms of the universe, which bounds all counts.
    atoms: usize,
    /// The relations of each `var`: that of E, then those of E1 to Ek.
    variables: Vec<Vec<Relation>>,
    /// The sets of each `sequence`, from 0 to k.
    sequences: Vec<Vec<Relation>>,
}

/// Lowers all rules of a model to formulas over the primitives of `world`, and adds the relations that the
/// model declares to `bounds`.
pub(crate) fn lower(model: &Model, world: &dyn World, bounds: &mut Bounds) -> Lowered {
    let k = world.speculations();
    let mut vars = BTreeMap::new();
    let mut make = |name: &str, execution: Option<usize>, upper: &TupleSet| {
        let shown = execution.map_or_else(|| name.to_string(), |i| format!("{name}@{i}"));
        let relation = Relation::new(shown, upper.arity());
        bounds.bound(&relation, TupleSet::new(upper.arity()), upper.clone());
        vars.insert((name.to_string(), execution), relation.clone());
        relation
    };
    let (mut variables, mut sequences) = (Vec::new(), Vec::new());
    for variable in &model.variables {
        let upper = bound::upper(model, world, &variable.bound, variable.arity);
        variables.push(executions(k).map(|execution| make(&variable.name, execution, &upper)).collect());
    }
    for sequence in &model.sequences {
        let upper = bound::upper(model, world, &sequence.bound, 1);
        sequences.push((0..=k).map(|i| make(&sequence.name, Some(i), &upper)).collect());
    }
    let atoms = bounds.universe().len();
    let mut lowerer = Lowerer { model, world, cons: Cons::default(), atoms, variables, sequences };
    let rules = model.rules.iter().zip(&model.formulas).enumerate().map(|(i, (rule, formula))| {
        let last = if rule.everywhere { k } else { 0 };
        let parts = executions(last).map(|execution| lowerer.formula_in(formula, execution));
        (i, Formula::all_of(parts.collect::<Vec<_>>()))
    });
    let rules = rules.collect();
    let lets = lowerer.lets();
    // Coherence is part of an execution. Whatever else a text says exists is a reason why the execution may
    // be.
    let distinguishing = vars.get(&("co".to_owned(), None)).cloned().into_iter().collect();
    Lowered::new(rules, vars, lets).with_distinguishing(distinguishing)
}

/// Yields E (as `None`), then E1 to `last`.
fn executions(last: usize) -> impl Iterator<Item = Option<usize>> {
    std::iter::once(None).chain((1..=last).map(Some))
}

impl Lowerer<'_> {
    /// Returns all relations that [`Lowered::let_`] finds by name, which are primitives and definitions of
    /// the text; definitions hide primitives.
    fn lets(&mut self) -> BTreeMap<(String, Option<usize>), Expr> {
        let k = self.world.speculations();
        let mut lets = BTreeMap::new();
        let given = Primitive::all().map(|p| (p.name().to_string(), Ref::Primitive(p)));
        for (name, meaning) in given.chain(self.model.names.iter().cloned()) {
            match meaning {
                Ref::Sequence(s) => {
                    let sets = self.sequences[s].iter().enumerate();
                    lets.extend(sets.map(|(i, set)| ((name.clone(), Some(i)), Expr::from(set))));
                }
                Ref::Definition(d) if !self.model.definitions[d].params.is_empty() => {
                    executions(k).for_each(|execution| {
                        lets.remove(&(name.clone(), execution));
                    });
                }
                _ => {
                    for execution in executions(k) {
                        match self.named(meaning, execution).what {
                            ValueKind::Expr(expr) => lets.insert((name.clone(), execution), expr),
                            ValueKind::Nothing => lets.insert((name.clone(), execution), Expr::none(1)),
                            ValueKind::Formula(_) | ValueKind::Number(_) | ValueKind::Count(_) => None,
                        };
                    }
                }
            }
        }
        lets
    }
}
