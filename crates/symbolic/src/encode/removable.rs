//! Parts of statements that a core can do without: memory orders and dependencies.
//!
//! An explanation should say whether it is the release of a store that matters, or only the value it writes.
//! So each memory order above relaxed and each kind of dependency of a statement is a constraint of its own.
//! It says that the part has its effect; without the constraint the part may have its effect or not, as if it
//! had been taken out of the text. A fence needs no such part: its line says that it is executed.

use super::execution::Parts;
use super::{Line, Part};
use crate::unroll::{Action, Statement, StmtId, Update};
use fencepost_program::Mode;
use fencepost_relational::{Bounds, Expr, Formula, Relation, TupleSet};
use std::collections::BTreeMap;

/// The memory orders and dependencies that a core may leave out, each with the set of the actions in which it
/// has its effect. All executions share these sets, since they are of the same program. Empty unless cores
/// are to be minimal; then every memory order and dependency has its effect.
#[derive(Default)]
pub(crate) struct Removable {
    sets: BTreeMap<(StmtId, Part), Relation>,
}

impl Removable {
    /// Makes a set for each memory order and dependency of the statements, adds the bounds of the sets, and
    /// returns the constraint of each that it has its effect.
    pub fn new(parts: &Parts<'_>, bounds: &mut Bounds) -> (Removable, Vec<(Line, Formula)>) {
        let (mut sets, mut says) = (BTreeMap::new(), vec![]);
        for (id, statement) in parts.unrolled.all() {
            let actions = TupleSet::unary(parts.atoms_of(id));
            if actions.is_empty() {
                continue;
            }
            for part in parts_of(statement) {
                let set = Relation::new(format!("s{}.{part:?}", id.0), 1);
                bounds.bound(&set, TupleSet::new(1), actions.clone());
                says.push((parts.line(id, part), Expr::constant(actions.clone()).in_(&Expr::from(&set))));
                sets.insert((id, part), set);
            }
        }
        (Removable { sets }, says)
    }

    /// Returns those of the actions `done` of a statement in which a part of the statement (its memory order,
    /// say) has its effect.
    pub fn with_effect(&self, id: StmtId, part: Part, done: &Expr) -> Expr {
        match self.sets.get(&(id, part)) {
            Some(set) => done.intersection(&Expr::from(set)),
            None => done.clone(),
        }
    }
}

/// Returns the parts of a statement that can be left out.
fn parts_of(statement: &Statement) -> Vec<Part> {
    let is_strong = |mode: &Mode| mode.is_acq() || mode.is_rel();
    let has_order = match &statement.action {
        Action::Read { mode, failure, update: Update::Cas { .. }, .. } => {
            is_strong(mode) || is_strong(failure)
        }
        Action::Read { mode, .. } | Action::Write { mode, .. } => is_strong(mode),
        _ => false,
    };
    let has_data = matches!(&statement.action, Action::Write { value, .. } if !value.deps.is_empty());
    let all = [
        (Part::Order, has_order),
        (Part::Address, !statement.addr_deps.is_empty()),
        (Part::Data, has_data),
        (Part::Control, !statement.ctrl_deps.is_empty()),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(part, _)| part).collect()
}
