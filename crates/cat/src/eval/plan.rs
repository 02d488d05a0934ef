//! What to compute, in which order.

use crate::terms::{GroupId, Op, TermId, Terms, VarId};
use std::collections::BTreeSet;

/// What a model's evaluation needs to know, whatever the execution.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The terms that have a value, in order; others are not needed.
    pub terms: Vec<TermId>,
    /// Of each term: does it depend on what a `with` chooses?
    pub varies: Vec<bool>,
    /// The terms to compute for each goal (a check, say), besides those of earlier goals. Those that vary
    /// come later.
    pub for_goal: Vec<Vec<TermId>>,
    /// The terms that vary, in order: computed for every try.
    pub varying: Vec<TermId>,
    /// What does not vary and is needed to compute what does.
    pub for_varying: Vec<TermId>,
    /// For each choice: is all that counts which event comes last? (Then the order of the others need not be
    /// found.)
    pub only_last: Vec<bool>,
    /// For each group of recursive definitions: what must be computed again in every round, in order.
    pub rounds: Vec<Vec<TermId>>,
    /// For each of them: what its rounds need that no recursion is part of.
    pub outside: Vec<Vec<TermId>>,
}

impl Plan {
    /// For these goals.
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
        Plan {
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

/// All that some terms are made of, bodies of recursive definitions and sources of choices included.
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

/// Does nobody look at more of an order than what has something after it?
fn only_last(terms: &Terms, needed: &BTreeSet<TermId>, var: VarId) -> bool {
    let is_var = |term: TermId| terms.op(term) == Op::Var(var);
    terms.op(terms.choice(var).base) == Op::Empty
        && needed.iter().all(|term| match terms.op(*term) {
            Op::Domain(_) => true,
            op => !op.operands().any(is_var),
        })
        && !terms.vars().any(|other| is_var(terms.choice(other).base))
}

/// What does not vary, of what terms are made of that do.
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

/// What the definitions of a group are made of that no recursion is part of.
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
