//! Expressions, which denote relations.

use super::node::{Node, Op};
use crate::{Atom, Bv, Formula, Relation, TupleSet, Var};
use std::fmt;
use std::sync::Arc;

/// A relational expression, which in every instance denotes a set of tuples of its [arity](Expr::arity).
#[derive(Clone)]
pub struct Expr(pub(crate) Arc<Node>);

impl From<&Relation> for Expr {
    fn from(relation: &Relation) -> Expr {
        Expr::leaf(Op::Relation(relation.clone()), relation.arity())
    }
}

impl From<&Var> for Expr {
    fn from(var: &Var) -> Expr {
        Expr::leaf(Op::Var(var.clone()), 1)
    }
}

impl Expr {
    fn leaf(op: Op, arity: usize) -> Expr {
        Expr(Node::new(op, Vec::new(), arity))
    }

    fn unary(&self, op: Op, arity: usize) -> Expr {
        Expr(Node::new(op, vec![self.0.clone()], arity))
    }

    fn binary(&self, op: Op, other: &Expr, arity: usize) -> Expr {
        Expr(Node::new(op, vec![self.0.clone(), other.0.clone()], arity))
    }

    fn test(&self, op: Op) -> Formula {
        Formula(Node::new(op, vec![self.0.clone()], 0))
    }

    fn is_none(&self) -> bool {
        matches!(self.0.op, Op::None)
    }

    #[track_caller]
    fn same_arity(&self, other: &Expr, what: &str) -> usize {
        let (left, right) = (self.arity(), other.arity());
        assert_eq!(left, right, "{what} needs two expressions of the same arity: {self:?} and {other:?}");
        left
    }

    #[track_caller]
    fn pairs_only(&self, what: &str) {
        assert_eq!(self.arity(), 2, "{what} needs a binary relation, {self:?} is not");
    }

    /// Returns the expression of the empty relation of this arity.
    #[track_caller]
    pub fn none(arity: usize) -> Expr {
        assert!(arity > 0, "an expression has arity at least one");
        Expr::leaf(Op::None, arity)
    }

    /// Returns the expression of the set of all atoms.
    pub fn univ() -> Expr {
        Expr::leaf(Op::Univ, 1)
    }

    /// Returns the expression of the identity relation, which pairs each atom with itself.
    pub fn iden() -> Expr {
        Expr::leaf(Op::Iden, 2)
    }

    /// Returns the expression that denotes exactly these tuples in every instance.
    pub fn constant(tuples: TupleSet) -> Expr {
        let arity = tuples.arity();
        if tuples.is_empty() { Expr::none(arity) } else { Expr::leaf(Op::Constant(tuples), arity) }
    }

    /// Returns the expression of the set that contains only this atom.
    pub fn atom(atom: Atom) -> Expr {
        Expr::constant(TupleSet::unary([atom]))
    }

    /// Returns the number of atoms in each tuple of the expression.
    pub fn arity(&self) -> usize {
        self.0.size
    }

    /// Returns the union of two expressions, the tuples that at least one of them has.
    #[track_caller]
    pub fn union(&self, other: &Expr) -> Expr {
        let arity = self.same_arity(other, "union");
        match (self.is_none(), other.is_none()) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ => self.binary(Op::Union, other, arity),
        }
    }

    /// Returns the intersection of two expressions, the tuples that both have.
    #[track_caller]
    pub fn intersection(&self, other: &Expr) -> Expr {
        let arity = self.same_arity(other, "intersection");
        if self.is_none() || other.is_none() {
            Expr::none(arity)
        } else {
            self.binary(Op::Intersection, other, arity)
        }
    }

    /// Returns the difference of two expressions, the tuples of `self` that `other` does not have.
    #[track_caller]
    pub fn difference(&self, other: &Expr) -> Expr {
        let arity = self.same_arity(other, "difference");
        if self.is_none() || other.is_none() {
            self.clone()
        } else {
            self.binary(Op::Difference, other, arity)
        }
    }

    /// Returns the dot join of two expressions, which for binary relations is their composition. It joins
    /// every tuple of `self` with every tuple of `other` that begins with its last atom, and leaves out that
    /// atom. For a set and a binary relation the join is the image of the set.
    #[track_caller]
    pub fn join(&self, other: &Expr) -> Expr {
        let arity = self.arity() + other.arity() - 2;
        assert!(arity > 0, "the join of two sets {self:?} and {other:?} would have arity zero");
        if self.is_none() || other.is_none() {
            Expr::none(arity)
        } else {
            self.binary(Op::Join, other, arity)
        }
    }

    /// Returns the product of two expressions, every tuple of `self` followed by every tuple of `other`.
    pub fn product(&self, other: &Expr) -> Expr {
        let arity = self.arity() + other.arity();
        if self.is_none() || other.is_none() {
            Expr::none(arity)
        } else {
            self.binary(Op::Product, other, arity)
        }
    }

    /// Returns the inverse of a binary relation.
    #[track_caller]
    pub fn transpose(&self) -> Expr {
        self.pairs_only("transpose");
        match &self.0.op {
            Op::None | Op::Iden => self.clone(),
            Op::Transpose => Expr(self.0.kids[0].clone()),
            _ => self.unary(Op::Transpose, 2),
        }
    }

    /// Returns the transitive closure of a binary relation, its paths of one or more steps.
    #[track_caller]
    pub fn closure(&self) -> Expr {
        self.pairs_only("closure");
        match &self.0.op {
            Op::None | Op::Iden | Op::Closure | Op::ReflexiveClosure => self.clone(),
            _ => self.unary(Op::Closure, 2),
        }
    }

    /// Returns the reflexive transitive closure of a binary relation, its paths of zero or more steps. So
    /// every atom of the universe is paired with itself.
    #[track_caller]
    pub fn reflexive_closure(&self) -> Expr {
        self.pairs_only("reflexive closure");
        match &self.0.op {
            Op::None | Op::Iden => Expr::iden(),
            Op::Closure => Expr(self.0.kids[0].clone()).unary(Op::ReflexiveClosure, 2),
            Op::ReflexiveClosure => self.clone(),
            _ => self.unary(Op::ReflexiveClosure, 2),
        }
    }

    /// Returns the union of any number of expressions of one arity.
    #[track_caller]
    pub fn union_all(arity: usize, exprs: impl IntoIterator<Item = Expr>) -> Expr {
        let mut kids = Vec::new();
        for expr in exprs {
            assert_eq!(expr.arity(), arity, "union_all of arity {arity} with {expr:?}");
            if !expr.is_none() {
                kids.push(expr.0);
            }
        }
        match kids.len() {
            0 => Expr::none(arity),
            1 => Expr(kids.remove(0)),
            _ => Expr(Node::new(Op::Union, kids, arity)),
        }
    }

    /// Returns the expression of the tuples of atoms, one from each domain, for which the formula `body`
    /// holds. Domains are sets; a domain may use the variables before it.
    #[track_caller]
    pub fn comprehension(decls: Vec<(Var, Expr)>, body: Formula) -> Expr {
        assert!(!decls.is_empty(), "a comprehension has at least one variable");
        let arity = decls.len();
        if body.as_constant() == Some(false) {
            return Expr::none(arity);
        }
        let (vars, kids) = declarations(decls, &body);
        Expr(Node::new(Op::Comprehension(vars), kids, arity))
    }

    /// Returns the expression that equals `then` if the condition holds and `otherwise` if not.
    #[track_caller]
    pub fn ite(condition: &Formula, then: &Expr, otherwise: &Expr) -> Expr {
        let arity = then.same_arity(otherwise, "if-then-else");
        match condition.as_constant() {
            Some(true) => then.clone(),
            Some(false) => otherwise.clone(),
            None => {
                let kids = vec![condition.0.clone(), then.0.clone(), otherwise.0.clone()];
                Expr(Node::new(Op::IteExpr, kids, arity))
            }
        }
    }

    /// Returns the expression that equals `self` if the condition holds and is empty otherwise.
    pub fn guard(&self, condition: &Formula) -> Expr {
        if self.is_none() { self.clone() } else { Expr::ite(condition, self, &Expr::none(self.arity())) }
    }

    /// Returns the expression of the set of those `atoms[i]` for which bit `i` of `bits` is 1.
    #[track_caller]
    pub fn from_bits(bits: &Bv, atoms: Vec<Atom>) -> Expr {
        assert!(
            atoms.len() <= usize::from(bits.width()),
            "{} atoms but only {} bits",
            atoms.len(),
            bits.width()
        );
        match bits.as_constant() {
            Some(word) => Expr::constant(TupleSet::unary(
                atoms.into_iter().enumerate().filter(|(i, _)| word >> i & 1 == 1).map(|(_, atom)| atom),
            )),
            None => Expr(Node::new(Op::FromBits(atoms.into()), vec![bits.0.clone()], 1)),
        }
    }

    /// Returns the formula that every tuple of `self` is a tuple of `other`.
    #[track_caller]
    pub fn in_(&self, other: &Expr) -> Formula {
        self.same_arity(other, "subset");
        if self.is_none() || Arc::ptr_eq(&self.0, &other.0) {
            Formula::constant(true)
        } else if other.is_none() {
            self.no()
        } else {
            Formula(Node::new(Op::In, vec![self.0.clone(), other.0.clone()], 0))
        }
    }

    /// Returns the formula that two expressions have the same tuples.
    #[track_caller]
    pub fn eq(&self, other: &Expr) -> Formula {
        self.same_arity(other, "equality");
        if Arc::ptr_eq(&self.0, &other.0) {
            Formula::constant(true)
        } else if self.is_none() {
            other.no()
        } else if other.is_none() {
            self.no()
        } else {
            Formula(Node::new(Op::Eq, vec![self.0.clone(), other.0.clone()], 0))
        }
    }

    /// Returns the formula that the expression has at least one tuple.
    pub fn some(&self) -> Formula {
        if self.is_none() { Formula::constant(false) } else { self.test(Op::Some) }
    }

    /// Returns the formula that the expression has no tuple.
    pub fn no(&self) -> Formula {
        self.some().not()
    }

    /// Returns the formula that the expression has exactly one tuple.
    pub fn one(&self) -> Formula {
        if self.is_none() { Formula::constant(false) } else { self.test(Op::One) }
    }

    /// Returns the formula that the expression has at most one tuple.
    pub fn lone(&self) -> Formula {
        if self.is_none() { Formula::constant(true) } else { self.test(Op::Lone) }
    }

    /// Returns the formula that a binary relation has no cycle, that is, no path of one or more steps from an
    /// atom back to it. Where acyclicity is demanded, this takes far fewer clauses than
    /// `closure().irreflexive()` would by its definition; so that expression gives the same formula as
    /// `acyclic()`.
    #[track_caller]
    pub fn acyclic(&self) -> Formula {
        self.pairs_only("acyclic");
        match &self.0.op {
            Op::None => Formula::constant(true),
            Op::Closure => Formula(Node::new(Op::Acyclic, self.0.kids.clone(), 0)),
            _ => self.test(Op::Acyclic),
        }
    }

    /// Returns the formula that a binary relation pairs no atom with itself.
    #[track_caller]
    pub fn irreflexive(&self) -> Formula {
        self.pairs_only("irreflexive");
        match &self.0.op {
            Op::None => Formula::constant(true),
            Op::Closure => self.acyclic(),
            _ => self.test(Op::Irreflexive),
        }
    }

    /// Returns the number of tuples of the expression as a bit-vector, modulo 2^`width`.
    #[track_caller]
    pub fn count(&self, width: u8) -> Bv {
        if self.is_none() {
            return Bv::constant(width, 0);
        }
        Bv::check_width(width);
        Bv(Node::new(Op::Count, vec![self.0.clone()], width.into()))
    }
}

/// Splits the declarations of a quantifier into its variables and its child nodes (the domains, then the
/// body).
#[track_caller]
pub(super) fn declarations(decls: Vec<(Var, Expr)>, body: &Formula) -> (Box<[Var]>, Vec<Arc<Node>>) {
    let mut vars: Vec<Var> = Vec::with_capacity(decls.len());
    let mut kids = Vec::with_capacity(decls.len() + 1);
    for (var, domain) in decls {
        assert_eq!(domain.arity(), 1, "the domain of {var:?} is not a set: {domain:?}");
        assert!(!vars.contains(&var), "{var:?} is declared twice");
        vars.push(var);
        kids.push(domain.0);
    }
    kids.push(body.0.clone());
    (vars.into(), kids)
}

impl fmt::Debug for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
