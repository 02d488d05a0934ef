//! Terms: the sets and relations that a model's text denotes, made of given ones by a few operations.
//!
//! Functions, tuples, includes and the like are gone here; every expression is a node, and equal ones are the
//! same node, so that a common subexpression is computed once. Nodes are numbered in the order in which they
//! are made, operands before what is made of them; all passes over a model rely on that.
//!
//! Some laws are applied on the way, those that make evaluation cheaper or that let texts which mean the same
//! become the same node: `[S]; r` is a restriction, not a composition; `r & S * T` likewise; `r?` is `r |
//! id`, `r*` is `r+ | id`; union and intersection do not care about the order of their operands.

use crate::Base;
use rustc_hash::FxHashMap;

/// Whether a term is a set of events or a relation between events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Sort {
    /// A set of events.
    Set,
    /// A relation between events.
    Rel,
}

impl Sort {
    /// Returns the sort in words ("a set", "a relation"), for error messages.
    pub fn name(self) -> &'static str {
        match self {
            Sort::Set => "a set",
            Sort::Rel => "a relation",
        }
    }
}

/// The number of a term, a set or relation that a model's text denotes, in a pool of [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TermId(pub(crate) u32);

impl TermId {
    /// Returns the number of the term as an index into arrays with one element for each term.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of a total order that a `with` instruction of the model's text chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct VarId(pub(crate) u32);

/// The number of a group of recursive definitions, those of one `let rec`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct GroupId(pub(crate) u32);

/// The operation that makes a term, such as union or composition, with its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A base, given with every execution.
    Base(Base),
    /// The empty set or relation.
    Empty,
    /// The set of all events, or of all pairs of events.
    Universe,
    /// The identity.
    Id,
    /// A set or relation computed for one execution; only in a model that is evaluated anew for every
    /// execution.
    Constant(u32),
    /// The order that a `with` instruction chooses.
    Var(VarId),
    /// A name that is being defined by recursion, inside of its definition.
    Rec(GroupId, u32),
    /// The least fixed point of a definition by recursion.
    Fix(GroupId, u32),
    /// One of the classes of a set; only while a function is applied to the generic one.
    Class(TermId),
    /// `a | b`.
    Union(TermId, TermId),
    /// `a & b`.
    Inter(TermId, TermId),
    /// `a \ b`.
    Diff(TermId, TermId),
    /// `~a`.
    Compl(TermId),
    /// `a; b`.
    Seq(TermId, TermId),
    /// `[S]; r`.
    Before(TermId, TermId),
    /// `r; [S]`.
    After(TermId, TermId),
    /// `S * T`.
    Product(TermId, TermId),
    /// `r^-1`.
    Inverse(TermId),
    /// `r+`.
    Plus(TermId),
    /// `[S]`.
    IdOn(TermId),
    /// `domain(r)`.
    Domain(TermId),
    /// `range(r)`.
    Range(TermId),
}

impl Op {
    /// Returns the terms that are the operands of the operation.
    pub(crate) fn operands(self) -> impl Iterator<Item = TermId> {
        let (a, b) = match self {
            Op::Union(a, b)
            | Op::Inter(a, b)
            | Op::Diff(a, b)
            | Op::Seq(a, b)
            | Op::Before(a, b)
            | Op::After(a, b)
            | Op::Product(a, b) => (Some(a), Some(b)),
            Op::Compl(a)
            | Op::Inverse(a)
            | Op::Plus(a)
            | Op::IdOn(a)
            | Op::Domain(a)
            | Op::Range(a)
            | Op::Class(a) => (Some(a), None),
            Op::Base(_)
            | Op::Empty
            | Op::Universe
            | Op::Id
            | Op::Constant(_)
            | Op::Var(_)
            | Op::Rec(..)
            | Op::Fix(..) => (None, None),
        };
        a.into_iter().chain(b)
    }
}

/// The orders that a `with` instruction may choose from, all total orders of a set that contain a relation
/// (as far as that relation is on the set).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The set to order.
    pub set: TermId,
    /// The relation that the order must contain.
    pub base: TermId,
    /// Whether each location's part of the set is ordered by itself.
    pub per_location: bool,
}

/// The pool of a model's terms; equal terms are stored once and have the same number.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    nodes: Vec<(Op, Sort)>,
    made: FxHashMap<(Op, Sort), TermId>,
    /// The bodies of each group of recursive definitions.
    groups: Vec<Vec<TermId>>,
    /// The possibilities of each `with`.
    vars: Vec<Choice>,
}

impl Terms {
    /// Returns the number of terms in the pool.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the operation that makes a term.
    pub fn op(&self, term: TermId) -> Op {
        self.nodes[term.index()].0
    }

    /// Returns whether a term is a set or a relation.
    pub fn sort(&self, term: TermId) -> Sort {
        self.nodes[term.index()].1
    }

    /// Returns all terms of the pool, each after its operands.
    pub fn all(&self) -> impl Iterator<Item = TermId> + use<> {
        (0..self.nodes.len() as u32).map(TermId)
    }

    /// Returns the right sides of the definitions in a group of recursive definitions.
    pub fn bodies(&self, group: GroupId) -> &[TermId] {
        &self.groups[group.0 as usize]
    }

    /// Returns the terms by which the right sides of a group of recursive definitions refer to the names
    /// being defined.
    pub fn names(&self, group: GroupId) -> impl Iterator<Item = TermId> + '_ {
        let bodies = self.bodies(group).iter().enumerate();
        bodies.filter_map(move |(i, b)| self.made.get(&(Op::Rec(group, i as u32), self.sort(*b))).copied())
    }

    /// Returns the term for the least fixed point of definition `number` of a recursive group, if it was
    /// made.
    pub(crate) fn fixed(&self, group: GroupId, number: u32) -> Option<TermId> {
        let body = self.bodies(group).get(number as usize)?;
        self.made.get(&(Op::Fix(group, number), self.sort(*body))).copied()
    }

    /// Returns the number of groups of recursive definitions (`let rec`).
    pub(crate) fn group_count(&self) -> usize {
        self.groups.len()
    }

    /// Returns the orders that a `with` instruction may choose from.
    pub fn choice(&self, var: VarId) -> Choice {
        self.vars[var.0 as usize]
    }

    /// Returns the numbers of the orders that the model's `with` instructions choose.
    pub fn vars(&self) -> impl Iterator<Item = VarId> + use<> {
        (0..self.vars.len() as u32).map(VarId)
    }

    fn make(&mut self, op: Op, sort: Sort) -> TermId {
        let next = TermId(self.nodes.len() as u32);
        let id = *self.made.entry((op, sort)).or_insert(next);
        if id == next {
            self.nodes.push((op, sort));
        }
        id
    }

    /// Returns the term of a base set or relation, such as `rf`.
    pub fn base(&mut self, base: Base) -> TermId {
        self.make(Op::Base(base), base.sort())
    }

    /// Returns the term of the empty set or of the empty relation.
    pub fn empty(&mut self, sort: Sort) -> TermId {
        self.make(Op::Empty, sort)
    }

    /// Returns the term of the set of all events, or of all pairs of events.
    pub fn universe(&mut self, sort: Sort) -> TermId {
        self.make(Op::Universe, sort)
    }

    /// Returns the term of the identity relation.
    pub fn id(&mut self) -> TermId {
        self.make(Op::Id, Sort::Rel)
    }

    /// Returns the term of a set or relation that was computed for one execution and is stored under
    /// `number`.
    pub(crate) fn constant(&mut self, number: u32, sort: Sort) -> TermId {
        self.make(Op::Constant(number), sort)
    }

    /// Returns a placeholder term for the events of a set at one arbitrary location, to which a function is
    /// applied once for all locations.
    pub(crate) fn class(&mut self, set: TermId) -> TermId {
        self.make(Op::Class(set), Sort::Set)
    }

    /// Adds a `with` instruction that chooses from these orders, and returns the term of the chosen order.
    pub fn var(&mut self, choice: Choice) -> TermId {
        let var = VarId(self.vars.len() as u32);
        self.vars.push(choice);
        self.make(Op::Var(var), Sort::Rel)
    }

    /// Starts a group of recursive definitions; returns the terms by which the right sides refer to the names
    /// being defined.
    pub fn recursion(&mut self, sorts: &[Sort]) -> (GroupId, Vec<TermId>) {
        let group = GroupId(self.groups.len() as u32);
        self.groups.push(vec![]);
        let names = sorts.iter().enumerate().map(|(i, sort)| self.make(Op::Rec(group, i as u32), *sort));
        let names = names.collect();
        (group, names)
    }

    /// Completes a group of recursive definitions with their right sides `bodies`, and returns the terms of
    /// their least fixed points.
    pub fn fixed_points(&mut self, group: GroupId, bodies: Vec<TermId>) -> Vec<TermId> {
        let sorts: Vec<Sort> = bodies.iter().map(|body| self.sort(*body)).collect();
        self.groups[group.0 as usize] = bodies;
        let fixed = sorts.into_iter().enumerate().map(|(i, sort)| self.make(Op::Fix(group, i as u32), sort));
        fixed.collect()
    }

    fn is_empty(&self, term: TermId) -> bool {
        self.op(term) == Op::Empty
    }

    fn is_universe(&self, term: TermId) -> bool {
        self.op(term) == Op::Universe
    }

    /// Returns the term of the union `a | b`.
    pub fn union(&mut self, a: TermId, b: TermId) -> TermId {
        match () {
            () if a == b || self.is_empty(b) || self.is_universe(a) => a,
            () if self.is_empty(a) || self.is_universe(b) => b,
            () => self.make(Op::Union(a.min(b), a.max(b)), self.sort(a)),
        }
    }

    /// Returns the term of the intersection `a & b`.
    pub fn inter(&mut self, a: TermId, b: TermId) -> TermId {
        match (self.op(a), self.op(b)) {
            _ if a == b => a,
            (Op::Empty, _) | (_, Op::Universe) => a,
            (_, Op::Empty) | (Op::Universe, _) => b,
            (_, Op::Product(s, t)) => {
                let from = self.before(s, a);
                self.after(from, t)
            }
            (Op::Product(s, t), _) => {
                let from = self.before(s, b);
                self.after(from, t)
            }
            _ => self.make(Op::Inter(a.min(b), a.max(b)), self.sort(a)),
        }
    }

    /// Returns the term of the difference `a \ b`.
    pub fn diff(&mut self, a: TermId, b: TermId) -> TermId {
        match () {
            () if a == b || self.is_universe(b) => self.empty(self.sort(a)),
            () if self.is_empty(a) || self.is_empty(b) => a,
            () => self.make(Op::Diff(a, b), self.sort(a)),
        }
    }

    /// Returns the term of the complement `~a`.
    pub fn complement(&mut self, a: TermId) -> TermId {
        match self.op(a) {
            Op::Compl(inner) => inner,
            Op::Empty => self.universe(self.sort(a)),
            Op::Universe => self.empty(self.sort(a)),
            _ => self.make(Op::Compl(a), self.sort(a)),
        }
    }

    /// Returns the term of the composition `a; b` of two relations.
    pub fn seq(&mut self, a: TermId, b: TermId) -> TermId {
        match (self.op(a), self.op(b)) {
            (Op::Empty, _) | (_, Op::Id) => a,
            (_, Op::Empty) | (Op::Id, _) => b,
            (Op::IdOn(s), Op::IdOn(t)) => {
                let both = self.inter(s, t);
                self.id_on(both)
            }
            (Op::IdOn(s), _) => self.before(s, b),
            (_, Op::IdOn(s)) => self.after(a, s),
            // Restrictions go to the ends, so that `[S]; a; b` is the same however it is bracketed.
            (Op::Before(s, r), _) => {
                let rest = self.seq(r, b);
                self.before(s, rest)
            }
            (_, Op::After(r, s)) => {
                let rest = self.seq(a, r);
                self.after(rest, s)
            }
            _ => self.make(Op::Seq(a, b), Sort::Rel),
        }
    }

    /// Returns the term of `[S]; r`, the pairs of `r` that start in the set `S`.
    pub fn before(&mut self, s: TermId, r: TermId) -> TermId {
        match (self.op(s), self.op(r)) {
            (Op::Universe, _) | (_, Op::Empty) => r,
            (Op::Empty, _) => self.empty(Sort::Rel),
            (_, Op::Id) => self.id_on(s),
            (_, Op::IdOn(t)) => {
                let both = self.inter(s, t);
                self.id_on(both)
            }
            (_, Op::Before(t, r)) => {
                let both = self.inter(s, t);
                self.before(both, r)
            }
            (_, Op::After(r, t)) => {
                let from = self.before(s, r);
                // (Only what is not restricted is at the bottom: this ends.)
                self.make_after(from, t)
            }
            _ => self.make(Op::Before(s, r), Sort::Rel),
        }
    }

    /// Returns the term of `r; [S]`, the pairs of `r` that end in the set `S`.
    pub fn after(&mut self, r: TermId, s: TermId) -> TermId {
        match (self.op(s), self.op(r)) {
            (Op::Universe, _) | (_, Op::Empty) => r,
            (Op::Empty, _) => self.empty(Sort::Rel),
            (_, Op::Id) => self.id_on(s),
            (_, Op::IdOn(t)) => {
                let both = self.inter(s, t);
                self.id_on(both)
            }
            (_, Op::After(r, t)) => {
                let both = self.inter(s, t);
                self.after(r, both)
            }
            _ => self.make_after(r, s),
        }
    }

    fn make_after(&mut self, r: TermId, s: TermId) -> TermId {
        if self.is_empty(r) { r } else { self.make(Op::After(r, s), Sort::Rel) }
    }

    /// Returns the term of `S * T`, all pairs from one set to another.
    pub fn product(&mut self, s: TermId, t: TermId) -> TermId {
        match () {
            () if self.is_empty(s) || self.is_empty(t) => self.empty(Sort::Rel),
            () if self.is_universe(s) && self.is_universe(t) => self.universe(Sort::Rel),
            () => self.make(Op::Product(s, t), Sort::Rel),
        }
    }

    /// Returns the term of the inverse `r^-1` of a relation.
    pub fn inverse(&mut self, r: TermId) -> TermId {
        match self.op(r) {
            Op::Inverse(inner) => inner,
            Op::Empty | Op::Universe | Op::Id | Op::IdOn(_) => r,
            Op::Base(base) if base.is_symmetric() => r,
            _ => self.make(Op::Inverse(r), Sort::Rel),
        }
    }

    /// Returns the term of the transitive closure `r+`.
    pub fn plus(&mut self, r: TermId) -> TermId {
        match self.op(r) {
            Op::Plus(_) | Op::Empty | Op::Universe | Op::Id | Op::IdOn(_) => r,
            Op::Base(base) if base.is_transitive() => r,
            _ => self.make(Op::Plus(r), Sort::Rel),
        }
    }

    /// Returns the term of the reflexive closure `r?`.
    pub fn optional(&mut self, r: TermId) -> TermId {
        let id = self.id();
        self.union(r, id)
    }

    /// Returns the term of `[S]`, the identity relation on a set.
    pub fn id_on(&mut self, s: TermId) -> TermId {
        match self.op(s) {
            Op::Universe => self.id(),
            Op::Empty => self.empty(Sort::Rel),
            _ => self.make(Op::IdOn(s), Sort::Rel),
        }
    }

    /// Returns the term of `domain(r)`, the events at which pairs of a relation start.
    pub fn domain(&mut self, r: TermId) -> TermId {
        match self.op(r) {
            Op::Empty => self.empty(Sort::Set),
            Op::Id | Op::Universe => self.universe(Sort::Set),
            Op::IdOn(s) => s,
            Op::Inverse(inner) => self.range(inner),
            _ => self.make(Op::Domain(r), Sort::Set),
        }
    }

    /// Returns the term of `range(r)`, the events at which pairs of a relation end.
    pub fn range(&mut self, r: TermId) -> TermId {
        match self.op(r) {
            Op::Empty => self.empty(Sort::Set),
            Op::Id | Op::Universe => self.universe(Sort::Set),
            Op::IdOn(s) => s,
            Op::Inverse(inner) => self.domain(inner),
            _ => self.make(Op::Range(r), Sort::Set),
        }
    }

    /// Returns, for each term, whether it depends on a term whose operation satisfies `test`, also through
    /// recursive definitions.
    pub fn dependent(&self, test: impl Fn(Op) -> bool) -> Vec<bool> {
        let mut depends = vec![false; self.len()];
        for term in self.all() {
            let op = self.op(term);
            let of_group = match op {
                Op::Fix(group, _) => self.bodies(group),
                _ => &[],
            };
            depends[term.index()] =
                test(op) || op.operands().chain(of_group.iter().copied()).any(|t| depends[t.index()]);
        }
        depends
    }

    /// Returns, for each term, the groups of recursive definitions to whose names the term refers from inside
    /// of their right sides.
    pub(crate) fn open(&self) -> Vec<Vec<GroupId>> {
        let mut open: Vec<Vec<GroupId>> = vec![vec![]; self.len()];
        for term in self.all() {
            let op = self.op(term);
            let mut groups = match op {
                Op::Rec(group, _) => vec![group],
                Op::Fix(group, _) => {
                    let inner = self.bodies(group).iter().flat_map(|b| open[b.index()].clone());
                    inner.filter(|g| *g != group).collect()
                }
                _ => op.operands().flat_map(|t| open[t.index()].clone()).collect(),
            };
            groups.sort();
            groups.dedup();
            open[term.index()] = groups;
        }
        open
    }
}
