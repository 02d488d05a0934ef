//! Formulas, which are true or false.

use super::expr::declarations;
use super::node::{Node, Op};
use crate::{Expr, Var};
use std::fmt;
use std::sync::Arc;

/// A formula of relational logic, which in every instance is true or false.
#[derive(Clone)]
pub struct Formula(pub(crate) Arc<Node>);

impl Formula {
    /// Returns the formula that is always true, or the one that is always false.
    pub fn constant(value: bool) -> Self {
        Formula(Node::new(Op::Bool(value), Vec::new(), 0))
    }

    /// Returns the formula's truth value if it is a constant in every instance by construction. Constructors
    /// fold constants, so formulas that are constant for simple reasons are constants.
    pub fn as_constant(&self) -> Option<bool> {
        match self.0.op {
            Op::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the negation of the formula.
    pub fn not(&self) -> Formula {
        match self.0.op {
            Op::Bool(value) => Formula::constant(!value),
            Op::Not => Formula(self.0.kids[0].clone()),
            _ => Formula(Node::new(Op::Not, vec![self.0.clone()], 0)),
        }
    }

    /// Returns the conjunction of two formulas.
    pub fn and(&self, other: &Formula) -> Formula {
        Formula::all_of([self.clone(), other.clone()])
    }

    /// Returns the disjunction of two formulas.
    pub fn or(&self, other: &Formula) -> Formula {
        Formula::any_of([self.clone(), other.clone()])
    }

    /// Returns the formula that `self` implies `other`.
    pub fn implies(&self, other: &Formula) -> Formula {
        self.not().or(other)
    }

    /// Returns the formula that both formulas hold or neither does.
    pub fn iff(&self, other: &Formula) -> Formula {
        match (self.as_constant(), other.as_constant()) {
            (Some(true), _) => other.clone(),
            (Some(false), _) => other.not(),
            (_, Some(true)) => self.clone(),
            (_, Some(false)) => self.not(),
            _ if Arc::ptr_eq(&self.0, &other.0) => Formula::constant(true),
            _ => Formula(Node::new(Op::Iff, vec![self.0.clone(), other.0.clone()], 0)),
        }
    }

    /// Returns the formula that equals `then` if the condition holds and `otherwise` if not.
    pub fn ite(condition: &Formula, then: &Formula, otherwise: &Formula) -> Formula {
        match condition.as_constant() {
            Some(true) => then.clone(),
            Some(false) => otherwise.clone(),
            None => {
                let kids = vec![condition.0.clone(), then.0.clone(), otherwise.0.clone()];
                Formula(Node::new(Op::IteFormula, kids, 0))
            }
        }
    }

    /// Returns the conjunction of these formulas; true if there are none.
    pub fn all_of(formulas: impl IntoIterator<Item = Formula>) -> Self {
        Self::fold(Op::And, true, formulas)
    }

    /// Returns the disjunction of these formulas; false if there are none.
    pub fn any_of(formulas: impl IntoIterator<Item = Formula>) -> Self {
        Self::fold(Op::Or, false, formulas)
    }

    fn fold(op: Op, neutral: bool, formulas: impl IntoIterator<Item = Formula>) -> Self {
        let mut kids = Vec::new();
        for formula in formulas {
            match formula.as_constant() {
                Some(value) if value == neutral => {}
                Some(value) => return Formula::constant(value),
                None => kids.push(formula.0),
            }
        }
        match kids.len() {
            0 => Formula::constant(neutral),
            1 => Formula(kids.remove(0)),
            _ => Formula(Node::new(op, kids, 0)),
        }
    }

    /// Returns the formula that `body` holds for all choices of one atom from each domain. Domains are sets;
    /// a domain may use the variables before it.
    #[track_caller]
    pub fn forall(decls: Vec<(Var, Expr)>, body: Formula) -> Self {
        if decls.is_empty() || body.as_constant() == Some(true) {
            return body;
        }
        let (vars, kids) = declarations(decls, &body);
        Formula(Node::new(Op::Forall(vars), kids, 0))
    }

    /// Returns the formula that `body` holds for some choice of one atom from each domain.
    #[track_caller]
    pub fn exists(decls: Vec<(Var, Expr)>, body: Formula) -> Self {
        if decls.is_empty() || body.as_constant() == Some(false) {
            return body;
        }
        let (vars, kids) = declarations(decls, &body);
        Formula(Node::new(Op::Exists(vars), kids, 0))
    }
}

impl fmt::Debug for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
