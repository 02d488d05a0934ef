//! The order of actions that the shape of the program fixes, as constants.
//!
//! Program order between executed actions is a relation that the solver must work out, because it depends on
//! which actions are executed. But the order of the statements is known beforehand, and a path through
//! statements that are not executed can be shortened to one that avoids them:
//!
//! - inside of a thread, from the statement before to the statement after;
//! - a spawn is executed if any action of its thread is;
//! - a join is taken only if it is executed whenever something after it is: a later statement of its thread,
//!   or a join with its thread. That is read off the guards ([`entails`]), and need not be found where it
//!   holds.
//!
//! *Cost*: a bit row for each action, and for each join a pass over the terms for each conjunct of its guard.

use super::execution::Parts;
use crate::unroll::{Action, Node, StmtId, Term, Terms, Unrolled};
use fencepost_program::{BinOp, ThreadId};
use fencepost_relational::{Atom, Relation, TupleSet};
use fencepost_rml::Skeleton;

/// Returns the order of actions that the shape of the program fixes. Each statement must have an action of
/// its own, if any.
pub(super) fn skeleton(parts: &Parts<'_>, seen: Relation) -> Skeleton {
    let unrolled = parts.unrolled;
    let own = |thread: ThreadId| -> Vec<Atom> {
        parts.atoms.actions.iter().filter(|a| a.thread == Some(thread)).map(|a| a.atom).collect()
    };
    let threads: Vec<Vec<Atom>> = (0..unrolled.threads.len() as u32).map(|t| own(ThreadId(t))).collect();
    let mut order = Order::new(parts.atoms.actions.len());
    for actions in &threads {
        for pair in actions.windows(2) {
            order.add(pair[0], pair[1]);
        }
    }
    let po = order.closed().pairs();
    for (id, statement) in unrolled.all() {
        let Some(action) = parts.atoms_of(id).next() else { continue };
        match statement.action {
            Action::Spawn(child) if is_executed_if_any(parts, id, &of_thread(unrolled, child)) => {
                threads[child.index()].first().into_iter().for_each(|first| order.add(action, *first));
            }
            Action::Join(child) if is_executed_if_any(parts, id, &after_join(unrolled, id)) => {
                threads[child.index()].last().into_iter().for_each(|last| order.add(*last, action));
            }
            _ => {}
        }
    }
    Skeleton { po, po_and_sync: order.closed().pairs(), seen }
}

/// Returns the statements of a thread.
fn of_thread(unrolled: &Unrolled, thread: ThreadId) -> Vec<StmtId> {
    unrolled.all().filter(|(_, s)| s.thread == thread).map(|(id, _)| id).collect()
}

/// Returns the statements that come after a join: later ones of its thread, and joins with its thread.
fn after_join(unrolled: &Unrolled, join: StmtId) -> Vec<StmtId> {
    let thread = unrolled.statement(join).thread;
    let comes_after = |(id, s): &(StmtId, &crate::unroll::Statement)| {
        (s.thread == thread && *id > join) || matches!(s.action, Action::Join(of) if of == thread)
    };
    unrolled.all().filter(comes_after).map(|(id, _)| id).collect()
}

/// Returns whether the guards show that a statement is executed if any of the others is.
fn is_executed_if_any(parts: &Parts<'_>, id: StmtId, others: &[StmtId]) -> bool {
    let unrolled = parts.unrolled;
    let is_action = |other: &&StmtId| parts.atoms_of(**other).next().is_some();
    let guards: Vec<Term> =
        others.iter().filter(is_action).map(|other| unrolled.statement(*other).guard).collect();
    let mut conjuncts = vec![];
    let mut todo = vec![unrolled.statement(id).guard];
    while let Some(term) = todo.pop() {
        match unrolled.terms.node(term) {
            Node::Bin(BinOp::And, a, b) if unrolled.terms.bits(term) == 1 => todo.extend([a, b]),
            _ if conjuncts.contains(&term) => {}
            _ => conjuncts.push(term),
        }
    }
    conjuncts.into_iter().all(|conjunct| {
        let entailing = entails(&unrolled.terms, conjunct);
        guards.iter().all(|guard| entailing[guard.index()])
    })
}

/// Returns for each term of one bit whether its structure shows that `wanted` is true if the term is.
fn entails(terms: &Terms, wanted: Term) -> Vec<bool> {
    let mut entailing: Vec<bool> = vec![];
    // Terms come after what they are made of.
    for term in terms.all() {
        let of = |part: Term| entailing[part.index()];
        let shows = term == wanted
            || terms.is_true(wanted)
            || match terms.node(term) {
                _ if terms.bits(term) != 1 => false,
                Node::Const(value) => value == 0,
                Node::Bin(BinOp::And, a, b) => of(a) || of(b),
                Node::Bin(BinOp::Or, a, b) => of(a) && of(b),
                Node::Ite(c, a, b) => (of(a) && of(b)) || (of(c) && of(b)),
                _ => false,
            };
        entailing.push(shows);
    }
    entailing
}

/// An order of actions: for each, the ones that come right after it.
#[derive(Clone)]
struct Order {
    next: Vec<Vec<usize>>,
}

impl Order {
    /// Returns an order of as many actions as a universe begins with, none of them ordered yet.
    fn new(actions: usize) -> Order {
        Order { next: vec![vec![]; actions] }
    }

    fn add(&mut self, from: Atom, to: Atom) {
        self.next[from.0 as usize].push(to.0 as usize);
    }

    /// Returns the transitive closure, as pairs of a reachability table.
    fn closed(&self) -> Closed {
        let n = self.next.len();
        let words = n.div_ceil(64);
        let mut after = vec![0_u64; n * words];
        // A depth-first search from each action: spawns and joins make the order no list.
        let mut stack: Vec<usize> = vec![];
        for from in 0..n {
            stack.extend(&self.next[from]);
            while let Some(to) = stack.pop() {
                let word = &mut after[from * words + to / 64];
                if *word >> (to % 64) & 1 == 0 {
                    *word |= 1 << (to % 64);
                    stack.extend(&self.next[to]);
                }
            }
        }
        Closed { n, words, after }
    }
}

/// A transitive order of actions, one bit for each pair.
struct Closed {
    n: usize,
    words: usize,
    after: Vec<u64>,
}

impl Closed {
    fn pairs(&self) -> TupleSet {
        let has = |from: usize, to: usize| self.after[from * self.words + to / 64] >> (to % 64) & 1 == 1;
        let from = |from: usize| (0..self.n).filter(move |to| has(from, *to)).map(move |to| (from, to));
        TupleSet::pairs((0..self.n).flat_map(from).map(|(a, b)| (Atom(a as u32), Atom(b as u32))))
    }
}
