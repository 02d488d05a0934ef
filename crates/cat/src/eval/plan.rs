//! The plan of an evaluation: the terms to compute, in order.

use crate::terms::{GroupId, Op, TermId, Terms, VarId};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

/// The order in which a model's terms are computed, the same for every execution.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// A number that only this plan and copies of it have.
    pub id: u64,
    /// The terms that have a value, in order; others are not needed.
    pub terms: Vec<TermId>,
    /// Whether each term depends on a choice of a `with`.
    pub varies: Vec<bool>,
    /// The terms to compute for each goal (a check, say), besides those of earlier goals. Those that vary
    /// come later.
    pub for_goal: Vec<Vec<TermId>>,
    /// The terms that depend on orders chosen by a `with` instruction, operands first; they are computed anew
    /// for every attempt of the search.
    pub varying: Vec<TermId>,
    /// The invariant terms that are needed to compute terms that vary.
    pub for_varying: Vec<TermId>,
    /// Whether, for each choice, only the last event matters. (Then the order of the others need not be
    /// found.)
    pub only_last: Vec<bool>,
    /// The terms of each group of recursive definitions that are computed again in every round, in order.
    pub rounds: Vec<Vec<TermId>>,
    /// The terms that the rounds of each group need and that do not depend on its recursion.
    pub outside: Vec<Vec<TermId>>,
}

impl Plan {
    /// Makes the plan for computing the terms `goals` of a model, and all terms that they are made of.
    pub fn new(terms: &Terms, goals: &[TermId]) -> Plan {
        let open = terms.open();
        let varies = terms.dependent(|op| matches!(op, Op::Var(_)));
        let mut done = BTreeSet::new();
        let mut all = BTreeSet::new();
        let mut take = |roots: &[TermId]| {
            let needed = needed(terms, roots);
            all.extend(needed.iter().copied());
            let closed = needed.into_iter().filter(|t| open[t.index()].is_empty() && done.insert(*t));
            closed.collect::<Vec<_>>()
        };
        let sources: Vec<TermId> =
            terms.vars().flat_map(|var| [terms.choice(var).set, terms.choice(var).base]).collect();
        let vars_used = goals.iter().any(|goal| varies[goal.index()]);
        let mut varying = vec![];
        let mut split = |list: Vec<TermId>| {
            let (vary, fixed): (Vec<_>, Vec<_>) = list.into_iter().partition(|t| varies[t.index()]);
            varying.extend(vary);
            fixed
        };
        if vars_used {
            split(take(&sources));
        }
        let for_goal = goals.iter().map(|goal| split(take(&[*goal]))).collect();
        varying.sort();
        // A term belongs to the innermost of the recursions that it is part of. (Inner ones are made later.)
        let mut rounds = vec![vec![]; terms.group_count()];
        for term in &all {
            if let (Some(GroupId(group)), false) =
                (open[term.index()].last(), matches!(terms.op(*term), Op::Rec(..)))
            {
                rounds[*group as usize].push(*term);
            }
        }
        let outside =
            (0..terms.group_count()).map(|group| outside(terms, &open, GroupId(group as u32))).collect();
        let for_varying = fixed_operands(terms, &all, &varies, &open);
        let only_last = terms.vars().map(|var| only_last(terms, &all, var)).collect();
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Plan {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            terms: all.into_iter().collect(),
            varies,
            for_goal,
            varying,
            for_varying,
            only_last,
            rounds,
            outside,
        }
    }
}

/// Returns all terms that `roots` are made of, bodies of recursive definitions and sources of choices
/// included.
fn needed(terms: &Terms, roots: &[TermId]) -> BTreeSet<TermId> {
    let mut needed = BTreeSet::new();
    let mut todo = roots.to_vec();
    while let Some(term) = todo.pop() {
        if needed.insert(term) {
            todo.extend(terms.op(term).operands());
            match terms.op(term) {
                Op::Fix(group, _) => {
                    todo.extend(terms.bodies(group));
                    todo.extend(terms.names(group));
                }
                Op::Var(var) => todo.extend([terms.choice(var).set, terms.choice(var).base]),
                _ => {}
            }
        }
    }
    needed
}

/// Returns whether all uses of an order depend only on which events have a later event.
fn only_last(terms: &Terms, needed: &BTreeSet<TermId>, var: VarId) -> bool {
    let is_var = |term: TermId| terms.op(term) == Op::Var(var);
    terms.op(terms.choice(var).base) == Op::Empty
        && needed.iter().all(|term| match terms.op(*term) {
            Op::Domain(_) => true,
            op => !op.operands().any(is_var),
        })
        && !terms.vars().any(|other| is_var(terms.choice(other).base))
}

/// Returns the invariant terms that are operands of terms that vary.
fn fixed_operands(
    terms: &Terms,
    needed: &BTreeSet<TermId>,
    varies: &[bool],
    open: &[Vec<GroupId>],
) -> Vec<TermId> {
    let mut fixed = BTreeSet::new();
    for term in needed.iter().filter(|term| varies[term.index()]) {
        let op = terms.op(*term);
        fixed.extend(op.operands());
        match op {
            Op::Fix(group, _) => fixed.extend(outside(terms, open, group)),
            Op::Var(var) => fixed.extend([terms.choice(var).set, terms.choice(var).base]),
            _ => {}
        }
    }
    fixed.retain(|term| !varies[term.index()] && open[term.index()].is_empty());
    fixed.into_iter().collect()
}

/// Returns the terms that the definitions of a group are made of and that do not depend on the recursion.
fn outside(terms: &Terms, open: &[Vec<GroupId>], group: GroupId) -> Vec<TermId> {
    let mut outside = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut todo = terms.bodies(group).to_vec();
    while let Some(term) = todo.pop() {
        if open[term.index()].is_empty() {
            outside.insert(term);
        } else if seen.insert(term) {
            todo.extend(terms.op(term).operands());
            if let Op::Fix(inner, _) = terms.op(term) {
                todo.extend(terms.bodies(inner));
            }
        }
    }
    outside.into_iter().collect()
}
