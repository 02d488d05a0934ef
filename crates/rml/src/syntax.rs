//! The syntax tree, with names already resolved: a text is read from top to bottom, and a name means what was
//! last called so above.

use crate::Primitive;
use fencepost_source::Span;

/// A node of an RML syntax tree, an expression, a formula or a number; the type checker tells which.
#[derive(Clone, Debug)]
pub(crate) struct Term {
    pub kind: Kind,
    pub span: Span,
    /// The depth of the tree, the bodies of the definitions that it names included.
    pub depth: u32,
}

/// The kinds of terms of RML, with their operands.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A name, in the current execution or, with `@`, in another one.
    Name(Ref, Option<Index>),
    /// `f(x, y)` for a definition with parameters.
    Call(usize, Option<Index>, Vec<Term>),
    /// `r(x)`, `r(x, y)`: the image or, with as many arguments as the relation has columns, membership.
    Apply(Box<Term>, Vec<Term>),
    Id,
    Univ,
    None,
    /// `[S]`.
    IdOn(Box<Term>),
    Union(Vec<Term>),
    Intersection(Vec<Term>),
    Sequence(Vec<Term>),
    Product(Vec<Term>),
    Difference(Box<Term>, Box<Term>),
    Unary(Unary, Box<Term>),
    /// `{ x, y : S . F }`.
    Comprehension(Vec<Binder>, Box<Term>),
    If(Box<Term>, Box<Term>, Box<Term>),
    /// `#e`.
    Count(Box<Term>),
    Index(Index),
    Compare(Comparison, Box<Term>, Box<Term>),
    Test(Test, Box<Term>),
    Not(Box<Term>),
    And(Vec<Term>),
    Or(Vec<Term>),
    Implies(Box<Term>, Box<Term>),
    Iff(Box<Term>, Box<Term>),
    Quantified(Quantifier, Vec<Binder>, Box<Term>),
}

/// The operators of RML that make a relation or set from one relation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Unary {
    Inverse,
    Plus,
    Star,
    Optional,
    Domain,
    Range,
}

/// The operators of RML that compare two relations or two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Comparison {
    In,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
}

/// The properties of one relation that a formula of RML can demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Test {
    Some,
    No,
    One,
    Lone,
    Acyclic,
    Irreflexive,
}

/// The quantifier of a formula of RML.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Quantifier {
    All,
    Exists,
}

/// A variable that a quantifier binds, with its range.
#[derive(Clone, Debug)]
pub(crate) enum Binder {
    /// `x : S`. Elements are numbered as they come into scope.
    Element { name: String, domain: Term },
    /// `i in a..b`. So are indices.
    Index { from: Index, to: Index },
}

/// What a name in a term refers to, such as a primitive or a definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ref {
    Primitive(Primitive),
    Definition(usize),
    Variable(usize),
    Sequence(usize),
    /// A parameter of the definition that is being read.
    Parameter(usize),
    /// The n-th element in scope.
    Element(usize),
}

/// The number of an execution as a linear expression, `constant + k·speculations + Σ factor·index`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Index {
    pub constant: i64,
    pub k: i64,
    /// The indices in scope, each with its factor.
    pub vars: Vec<(usize, i64)>,
}

impl Index {
    /// Returns the sum of this index and `factor` times the other.
    pub fn plus(mut self, factor: i64, other: Index) -> Index {
        self.constant += factor * other.constant;
        self.k += factor * other.k;
        for (var, times) in other.vars {
            match self.vars.iter_mut().find(|(v, _)| *v == var) {
                Some((_, sum)) => *sum += factor * times,
                None => self.vars.push((var, factor * times)),
            }
        }
        self
    }

    /// Returns the number of the execution that the index denotes, given k and the values of the indices in
    /// scope.
    pub fn value(&self, k: usize, scope: &[i64]) -> i64 {
        let vars: i64 = self.vars.iter().map(|(var, times)| times * scope[*var]).sum();
        self.constant + self.k * k as i64 + vars
    }
}

/// A definition in a model's text, of a relation (`let`) or of a formula (`pred`).
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    pub name: String,
    pub params: Vec<String>,
    pub body: Term,
    pub sort: Sort,
    /// The number of the text that has the definition.
    pub file: usize,
    /// The type of the body, if the definition has no parameters.
    pub denotes: Option<Type>,
}

/// Whether a definition defines a relation (`let`) or a formula (`pred`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Let,
    Pred,
}

/// A relation that a model's text declares by `var`, whose tuples the solver chooses within a bound.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub name: String,
    pub bound: Term,
    pub arity: usize,
}

/// A sequence of sets that a model's text declares by `sequence`, one set for each justifying execution and
/// one more.
#[derive(Clone, Debug)]
pub(crate) struct Sequence {
    pub name: String,
    pub bound: Term,
}

/// The type of a term of RML.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Type {
    Formula,
    Number,
    /// A relation with so many columns.
    Relation(usize),
    /// `none`, which fits everywhere.
    Nothing,
}

impl Term {
    /// Returns the direct subterms of a term, including the ranges of the variables that it binds.
    pub fn children(&self) -> impl Iterator<Item = &Term> {
        let (boxed, list, binders): ([Option<&Term>; 3], &[Term], &[Binder]) = match &self.kind {
            Kind::Name(..) | Kind::Id | Kind::Univ | Kind::None | Kind::Index(_) => ([None; 3], &[], &[]),
            Kind::Call(_, _, list)
            | Kind::Union(list)
            | Kind::Intersection(list)
            | Kind::Sequence(list)
            | Kind::Product(list)
            | Kind::And(list)
            | Kind::Or(list) => ([None; 3], list, &[]),
            Kind::Apply(of, list) => ([Some(of), None, None], list, &[]),
            Kind::IdOn(of) | Kind::Unary(_, of) | Kind::Count(of) | Kind::Test(_, of) | Kind::Not(of) => {
                ([Some(of), None, None], &[], &[])
            }
            Kind::Difference(a, b) | Kind::Compare(_, a, b) | Kind::Implies(a, b) | Kind::Iff(a, b) => {
                ([Some(a), Some(b), None], &[], &[])
            }
            Kind::If(a, b, c) => ([Some(a), Some(b), Some(c)], &[], &[]),
            Kind::Comprehension(binders, body) | Kind::Quantified(_, binders, body) => {
                ([Some(body), None, None], &[], binders)
            }
        };
        let domains = binders.iter().filter_map(|binder| match binder {
            Binder::Element { domain, .. } => Some(domain),
            Binder::Index { .. } => None,
        });
        boxed.into_iter().flatten().chain(list).chain(domains)
    }
}
