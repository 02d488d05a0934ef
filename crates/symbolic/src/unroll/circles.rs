//! Finds values that could justify each other in a circle.
//!
//! The sets of values that locations may hold ([`super::Memory`]) are closed under running the program, so an
//! execution in which some location holds another value has a circle: the value was computed from one that is
//! not in the sets either, which was read from a write of such a value, and so on. The circle goes along
//! terms and locations: from a location to what a read of it sees, from a term to those that are made of it,
//! and from the value of a write to the locations it may go to. (Not from the condition of a choice between
//! two terms: the set has the values of both.) Where the known values of a term decided which statements
//! there are, another value could have led to any write.
//!
//! Locations and terms of which nothing is known hold anything already and are part of no such circle. So to
//! follow a circle it is enough to say nothing of the locations on it.
//!
//! *Cost*: linear in the terms and statements.

use super::term::{Node, Term};
use super::{Action, Memory, Statement, Unrolled, Update};
use fencepost_program::{Loc, RmwOp, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds of circles in which values of a program could justify each other (out of thin air), besides
/// those through data alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circles {
    /// Whether circles lead through addresses that were computed from values read.
    pub addresses: bool,
    /// Whether circles lead through updates, which compute the value they write from the value they read.
    pub updates: bool,
    /// Whether circles lead through another use of a value read, such as a branch.
    pub hidden: bool,
    /// Whether circles lead through values that travel with the start or the end of a thread.
    pub threads: bool,
}

/// The circles of values that a model's axioms are proved to exclude.
pub trait CircleRules {
    /// Returns whether each location by itself is sequentially consistent, so that there is no circle inside
    /// of one.
    fn is_coherent(&self) -> bool;

    /// Returns whether the model excludes circles of this kind.
    fn excludes(&self, circles: Circles) -> bool;
}

/// The use of a term because of which its known values decide which statements the unrolled program has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reliance {
    /// The term is the address of an access to shared memory.
    Address,
    /// Another reason: the term is the size of an allocation, a thread to wait for, an address of private
    /// memory.
    Other,
}

/// A term whose known values decided which statements the unrolled program has, so that another value could
/// change them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DecidingTerm {
    /// The term.
    pub term: Term,
    /// The thread that runs these statements.
    pub by: ThreadId,
    /// The reason why they depend on the term.
    pub why: Reliance,
}

/// The circles in which values of a program could justify each other, with the locations on them.
pub(super) struct PossibleCircles {
    pub circles: Circles,
    /// The locations on circles that lead through values only.
    pub by_value: BTreeSet<Loc>,
}

/// Returns the circles in which values of a program could justify each other, `None` if there are none;
/// `coherent` returns whether circles inside of one location cannot be.
pub(super) fn possible_circles(
    unrolled: &Unrolled,
    coherent: &mut dyn FnMut() -> bool,
) -> Option<PossibleCircles> {
    let graph = Graph::of(unrolled);
    let all = graph.components(&|_| true);
    let mut circles = Circles::default();
    let mut is_room = false;
    for component in all.iter().filter(|component| graph.has_cell(component)) {
        let found = graph.kinds(unrolled, component);
        if graph.cells_in(component).count() == 1 && !found.threads && coherent() {
            continue;
        }
        is_room = true;
        circles.addresses |= found.addresses;
        circles.updates |= found.updates;
        circles.hidden |= found.hidden;
        circles.threads |= found.threads;
    }
    if !is_room {
        return None;
    }
    let by_value = graph.components(&|node| node < graph.anywhere);
    let by_value = by_value.iter().flat_map(|component| graph.cells_in(component)).collect();
    Some(PossibleCircles { circles, by_value })
}

/// The graph whose cycles are the circles. Its nodes are the terms, then the locations, then two nodes for
/// writes to any location (because of an address, and for another reason).
struct Graph {
    edges: Vec<Vec<usize>>,
    cells: Vec<Loc>,
    /// Number of terms.
    terms: usize,
    /// The first of the last two nodes.
    anywhere: usize,
}

impl Graph {
    fn of(unrolled: &Unrolled) -> Graph {
        let Unrolled { terms, memory, .. } = unrolled;
        let count = terms.all().count();
        let cells: Vec<Loc> = memory.cells().filter(|cell| memory.values(*cell).is_some()).collect();
        let numbers: BTreeMap<Loc, usize> = cells.iter().enumerate().map(|(i, c)| (*c, count + i)).collect();
        let anywhere = count + cells.len();
        let mut edges = vec![vec![]; anywhere + 2];
        let is_known = |term: Term| terms.values(term).is_some();
        for term in terms.all().filter(|term| is_known(*term)) {
            let mut from = |part: Term| {
                if is_known(part) {
                    edges[part.index()].push(term.index());
                }
            };
            match terms.node(term) {
                Node::Const(_) | Node::Choice(_) => {}
                Node::Read(id) => {
                    for cell in cells_of(unrolled, unrolled.statement(id)) {
                        if let Some(number) = numbers.get(&cell) {
                            edges[*number].push(term.index());
                        }
                    }
                }
                Node::Not(a) | Node::Extract(a, _) | Node::ZExt(a) | Node::SExt(a) => from(a),
                Node::Bin(_, a, b) | Node::Cmp(_, a, b) | Node::Concat(a, b) | Node::Ite(_, a, b) => {
                    from(a);
                    from(b);
                }
            }
        }
        for (_, statement) in unrolled.all() {
            let Action::Write { value, .. } = &statement.action else { continue };
            for cell in cells_of(unrolled, statement) {
                if let Some(number) = numbers.get(&cell).filter(|_| is_known(value.term)) {
                    edges[value.term.index()].push(*number);
                }
            }
        }
        let relied =
            unrolled.relied.iter().filter(|relied| is_known(relied.term) && !only_looks(unrolled, relied.by));
        for DecidingTerm { term, why, .. } in relied {
            edges[term.index()].push(match why {
                Reliance::Address => anywhere,
                Reliance::Other => anywhere + 1,
            });
        }
        for node in [anywhere, anywhere + 1] {
            edges[node] = numbers.values().copied().collect();
        }
        Graph { edges, cells, terms: count, anywhere }
    }

    fn cells_in<'a>(&'a self, component: &'a BTreeSet<usize>) -> impl Iterator<Item = Loc> + 'a {
        component.range(self.terms..self.anywhere).map(|node| self.cells[node - self.terms])
    }

    fn has_cell(&self, component: &BTreeSet<usize>) -> bool {
        self.cells_in(component).next().is_some()
    }

    /// Returns the strongly connected components of the nodes that are `in_graph`, those without an edge left
    /// out.
    fn components(&self, in_graph: &dyn Fn(usize) -> bool) -> Vec<BTreeSet<usize>> {
        let count = self.edges.len();
        let mut backward = vec![vec![]; count];
        for (from, to) in
            self.edges.iter().enumerate().flat_map(|(from, all)| all.iter().map(move |to| (from, *to)))
        {
            backward[to].push(from);
        }
        let mut order = vec![];
        let mut seen = vec![false; count];
        for root in (0..count).filter(|node| in_graph(*node)) {
            let mut open = vec![(root, 0)];
            if std::mem::replace(&mut seen[root], true) {
                continue;
            }
            while let Some((node, next)) = open.last_mut() {
                match self.edges[*node].get(*next) {
                    None => {
                        order.push(*node);
                        open.pop();
                    }
                    Some(to) => {
                        *next += 1;
                        if in_graph(*to) && !std::mem::replace(&mut seen[*to], true) {
                            open.push((*to, 0));
                        }
                    }
                }
            }
        }
        let mut components = vec![];
        let mut taken = vec![false; count];
        for root in order.into_iter().rev() {
            if taken[root] {
                continue;
            }
            taken[root] = true;
            let (mut component, mut open) = (BTreeSet::from([root]), vec![root]);
            while let Some(node) = open.pop() {
                for from in backward[node].iter().copied().filter(|from| in_graph(*from)) {
                    if !std::mem::replace(&mut taken[from], true) {
                        component.insert(from);
                        open.push(from);
                    }
                }
            }
            if component.len() > 1 {
                components.push(component);
            }
        }
        components
    }

    /// Returns the ways that the circles of a component lead.
    fn kinds(&self, unrolled: &Unrolled, component: &BTreeSet<usize>) -> Circles {
        let mut kinds = Circles {
            addresses: component.contains(&self.anywhere),
            hidden: component.contains(&(self.anywhere + 1)),
            ..Circles::default()
        };
        for relied in unrolled.relied.iter().filter(|relied| component.contains(&relied.term.index())) {
            let reads = self.reads_of(unrolled, relied.term, component);
            kinds.threads |= reads.iter().any(|read| unrolled.statement(*read).thread != relied.by);
        }
        for (_, statement) in unrolled.all() {
            let Action::Write { value, update, .. } = &statement.action else { continue };
            if !component.contains(&value.term.index()) {
                continue;
            }
            for read in self.reads_of(unrolled, value.term, component) {
                let from = unrolled.statement(read);
                let is_update = *update == Some(read)
                    && !matches!(from.action, Action::Read { update: Update::Rmw(RmwOp::Xchg), .. });
                kinds.updates |= is_update;
                kinds.threads |= from.thread != statement.thread;
                kinds.hidden |= !is_update && !value.deps.iter().any(|dep| dep.read == read);
            }
        }
        kinds
    }

    /// Returns the reads in a component that a term is made of.
    fn reads_of(&self, unrolled: &Unrolled, term: Term, component: &BTreeSet<usize>) -> Vec<super::StmtId> {
        let (mut reads, mut seen, mut open) = (vec![], BTreeSet::from([term]), vec![term]);
        while let Some(term) = open.pop() {
            let parts: &[Term] = match unrolled.terms.node(term) {
                Node::Read(id) => {
                    reads.push(id);
                    &[]
                }
                Node::Const(_) | Node::Choice(_) => &[],
                Node::Not(a) | Node::Extract(a, _) | Node::ZExt(a) | Node::SExt(a) => &[a],
                Node::Bin(_, a, b) | Node::Cmp(_, a, b) | Node::Concat(a, b) | Node::Ite(_, a, b) => &[a, b],
            };
            let inside = parts.iter().filter(|part| component.contains(&part.index()));
            open.extend(inside.filter(|part| seen.insert(**part)));
        }
        reads
    }
}

/// Returns whether nothing that a thread reads can lead to a write: it writes nothing, starts no thread and
/// cannot fail, and no thread is joined.
fn only_looks(unrolled: &Unrolled, thread: ThreadId) -> bool {
    let has_effect = |s: &Statement| match s.action {
        Action::Write { .. } | Action::Spawn(_) => s.thread == thread,
        Action::Join(_) => true,
        _ => false,
    };
    !unrolled.statements.iter().any(has_effect) && !unrolled.failures.iter().any(|end| end.thread == thread)
}

/// Returns the shared locations that a statement may access.
fn cells_of(unrolled: &Unrolled, statement: &Statement) -> Vec<Loc> {
    match statement.action {
        Action::Read { addr, size, .. } | Action::Write { addr, size, .. } => {
            let targets = Memory::targets(unrolled.terms.values(addr));
            targets.into_iter().map(|addr| Loc { addr, size }).collect()
        }
        _ => vec![],
    }
}
