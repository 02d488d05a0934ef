//! The transformations that compilers make: reorderings, eliminations, merging of threads.
//!
//! These are the transformations that XMM is to support (xmm-thesis, §5.6). Each is given as a program before
//! and after; a model supports it if `after` has no outcome that `before` lacks. All accesses concerned are
//! relaxed or plain.

use super::{Sketch, Stmt, Target, Value, Var};
use fencepost_program::Mode;
use std::collections::BTreeMap;

/// A program before and after a transformation that compilers make.
#[derive(Clone, Debug)]
pub struct Rewrite {
    /// The name of the transformation.
    pub rule: &'static str,
    /// The original.
    pub before: Sketch,
    /// The program after it. It has the same variables.
    pub after: Sketch,
    /// For each register of `after`: the thread and register of `before` that it corresponds to. Every
    /// register of `before` is there. Every register of `before` is there.
    pub origin: BTreeMap<(u32, Target), (u32, Target)>,
    /// If threads were merged: the thread of `after` that has both.
    pub merged: Option<Merged>,
}

/// The thread of a transformed program that was made of two threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Merged {
    /// Its number.
    pub thread: usize,
    /// Number of its statements that are those of the first part.
    pub first: usize,
}

/// A sequence of statements before and after a transformation.
struct Step {
    rule: &'static str,
    before: Vec<Stmt>,
    after: Vec<Stmt>,
}

/// Returns every program that results from swapping two adjacent accesses of `sketch` that are to different
/// variables and independent of each other. An access and a branch count, too, if all that is in the branch
/// can be swapped with it. (Each is also there the other way round.)
pub fn reorderings(sketch: &Sketch) -> Vec<Rewrite> {
    let swaps = |body: &[Stmt], _: Target| -> Vec<Step> {
        let pairs = body.windows(2).enumerate();
        let swap = pairs.filter_map(|(i, pair)| {
            let rule = swap_rule(&pair[0], &pair[1])?;
            let mut after = body.to_vec();
            after.swap(i, i + 1);
            Some((rule, after, swap_rule(&pair[1], &pair[0])?))
        });
        swap.flat_map(|(rule, after, back)| {
            let there = Step { rule, before: body.to_vec(), after: after.clone() };
            [there, Step { rule: back, before: after, after: body.to_vec() }]
        })
        .collect()
    };
    everywhere(sketch, &swaps)
}

/// Returns every program that results from removing one redundant access of `sketch`, a load after a load or
/// a store, or a store before a store. Where there is none, one is put into the original first.
pub fn eliminations(sketch: &Sketch) -> Vec<Rewrite> {
    let drops = |body: &[Stmt], fresh: Target| -> Vec<Step> {
        let mut steps = vec![];
        for (i, pair) in body.windows(2).enumerate() {
            if let Some((rule, left)) = eliminate(&pair[0], &pair[1]) {
                let after = [&body[..i], &left, &body[i + 2..]].concat();
                steps.push(Step { rule, before: body.to_vec(), after });
            }
        }
        for (i, stmt) in body.iter().enumerate() {
            for (pair, rest) in introduce(stmt, &body[..i], &body[i + 1..], fresh) {
                let (rule, left) = eliminate(&pair[0], &pair[1]).expect("one of them is redundant");
                let with = |middle: &[Stmt]| [&body[..i], middle, &rest].concat();
                steps.push(Step { rule, before: with(&pair), after: with(&left) });
            }
        }
        steps
    };
    everywhere(sketch, &drops)
}

/// Returns every program that results from appending one thread of `sketch` to another.
pub fn mergings(sketch: &Sketch) -> Vec<Rewrite> {
    let count = sketch.threads.len();
    let pairs = (0..count).flat_map(|i| (0..count).map(move |j| (i, j))).filter(|(i, j)| i != j);
    let merge = |(first, second): (usize, usize)| {
        let offset = fresh(&sketch.threads[first]).0;
        let mut after = sketch.clone();
        let moved = after.threads[second].clone();
        after.threads[first].extend(moved.iter().map(|s| s.with_registers(&|r| Target(r.0 + offset))));
        after.threads.remove(second);
        let place = |t: usize| (if t > second { t - 1 } else { t }) as u32;
        let origin = sketch.registers().into_iter().map(|(thread, reg)| {
            let now = match thread as usize {
                t if t == second => (place(first), Target(reg.0 + offset)),
                t => (place(t), reg),
            };
            (now, (thread, reg))
        });
        let merged = Merged { thread: place(first) as usize, first: sketch.threads[first].len() };
        let (before, origin) = (sketch.clone(), origin.collect());
        Rewrite { rule: "merging of threads", before, after, origin, merged: Some(merged) }
    };
    pairs.map(merge).collect()
}

/// Returns the variable and the mode of a relaxed or plain load or store.
fn weak_access(stmt: &Stmt) -> Option<(Var, Mode)> {
    match stmt {
        Stmt::Load { var, mode, .. } | Stmt::Store { var, mode, .. }
            if matches!(mode, Mode::Na | Mode::Rlx) =>
        {
            Some((*var, *mode))
        }
        _ => None,
    }
}

/// Returns the name of the reordering that swaps these statements; `None` if they must not be swapped.
fn swap_rule(first: &Stmt, second: &Stmt) -> Option<&'static str> {
    let needs = |stmt: &Stmt, other: &Stmt| other.assigns().iter().any(|reg| stmt.uses().contains(reg));
    if needs(second, first) || needs(first, second) {
        return None;
    }
    let is_load = |stmt: &Stmt| matches!(stmt, Stmt::Load { .. });
    match (first, second) {
        (Stmt::If { yes, no, .. }, access) | (access, Stmt::If { yes, no, .. }) => {
            let (var, _) = weak_access(access)?;
            let apart = |s: &Stmt| weak_access(s).is_some_and(|(other, _)| other != var);
            yes.iter().chain(no).all(apart).then_some("reordering with a branch")
        }
        _ if weak_access(first)?.0 == weak_access(second)?.0 => None,
        _ => Some(match (is_load(first), is_load(second)) {
            (true, true) => "load-load reordering",
            (true, false) => "load-store reordering",
            (false, true) => "store-load reordering",
            (false, false) => "store-store reordering",
        }),
    }
}

/// Returns what is left of two accesses if one is redundant, and the name of the elimination. Their modes
/// must be the same: a relaxed load may synchronise by a fence that follows it, a plain one does not.
fn eliminate(first: &Stmt, second: &Stmt) -> Option<(&'static str, Vec<Stmt>)> {
    if weak_access(first)? != weak_access(second)? {
        return None;
    }
    match (first, second) {
        (Stmt::Load { to: known, .. }, Stmt::Load { to, .. }) => {
            let copy = Stmt::Let { to: *to, value: Value::Plus(*known, 0) };
            Some(("load after load", vec![first.clone(), copy]))
        }
        (Stmt::Store { value, .. }, Stmt::Load { to, .. }) => {
            Some(("load after store", vec![first.clone(), Stmt::Let { to: *to, value: *value }]))
        }
        (Stmt::Store { .. }, Stmt::Store { .. }) => Some(("store before store", vec![second.clone()])),
        _ => None,
    }
}

/// Puts a redundant access next to a statement. Returns the two, and what follows them. `fresh` is not used
/// so far.
fn introduce(stmt: &Stmt, before: &[Stmt], after: &[Stmt], fresh: Target) -> Vec<([Stmt; 2], Vec<Stmt>)> {
    let Some((var, mode)) = weak_access(stmt) else { return vec![] };
    let load = Stmt::Load { to: fresh, var, mode };
    let mut all = vec![([stmt.clone(), load.clone()], after.to_vec())];
    match stmt {
        // What follows may also use what the second load gives.
        Stmt::Load { to, .. } => {
            let renamed = |reg: Target| if reg == *to { fresh } else { reg };
            let after: Vec<Stmt> = after.iter().map(|s| s.with_registers(&renamed)).collect();
            all.push(([stmt.clone(), load], after));
        }
        _ => {
            let last = before.iter().rev().find_map(Stmt::target).map(|reg| Value::Plus(reg, 0));
            let values = [Value::Const(1), Value::Const(2)].into_iter().chain(last);
            let stores = values.map(|value| [Stmt::Store { var, value, mode }, stmt.clone()]);
            all.extend(stores.map(|pair| (pair, after.to_vec())));
        }
    }
    all
}

/// Returns the first register that is not assigned.
fn fresh(thread: &[Stmt]) -> Target {
    let used = thread.iter().flat_map(Stmt::assigns).map(|reg| reg.0 + 1);
    Target(used.max().unwrap_or(0))
}

/// A function that rewrites a sequence of statements of a thread in all ways, given a register that the
/// thread does not use.
type Rule<'a> = &'a dyn Fn(&[Stmt], Target) -> Vec<Step>;

/// Returns all ways to use a rule once.
fn everywhere(sketch: &Sketch, rule: Rule<'_>) -> Vec<Rewrite> {
    let mut all = vec![];
    for (i, thread) in sketch.threads.iter().enumerate() {
        for step in inside(thread, fresh(thread), rule) {
            let with = |body: Vec<Stmt>| {
                let mut sketch = sketch.clone();
                sketch.threads[i] = body;
                sketch
            };
            let (before, after) = (with(step.before), with(step.after));
            let origin = before.registers().into_iter().map(|reg| (reg, reg)).collect();
            all.push(Rewrite { rule: step.rule, before, after, origin, merged: None });
        }
    }
    all
}

/// Returns all ways to use a rule once in these statements or in the branches among them.
fn inside(body: &[Stmt], fresh: Target, rule: Rule<'_>) -> Vec<Step> {
    let mut steps = rule(body, fresh);
    for (i, stmt) in body.iter().enumerate() {
        let Stmt::If { cond, yes, no } = stmt else { continue };
        let with = |yes: &[Stmt], no: &[Stmt]| {
            let mut body = body.to_vec();
            body[i] = Stmt::If { cond: *cond, yes: yes.to_vec(), no: no.to_vec() };
            body
        };
        steps.extend(inside(yes, fresh, rule).into_iter().map(|step| Step {
            rule: step.rule,
            before: with(&step.before, no),
            after: with(&step.after, no),
        }));
        steps.extend(inside(no, fresh, rule).into_iter().map(|step| Step {
            rule: step.rule,
            before: with(yes, &step.before),
            after: with(yes, &step.after),
        }));
    }
    steps
}
