//! Walks over syntax trees.

use crate::syntax::{Bindings, Condition, Expr, ExprKind, Item, ItemKind, Pattern, Text};

/// Returns all names that expressions of a cat file use.
pub fn names(text: &Text) -> impl Iterator<Item = &str> {
    let mut all = vec![];
    items(&text.items, &mut |expr| {
        if let ExprKind::Name(name) = &expr.kind {
            all.push(name.as_str());
        }
    });
    all.into_iter()
}

/// Returns whether a cat file defines a name for all instructions that follow (by `let` or `with`).
pub fn defines(text: &Text, name: &str) -> bool {
    text.items.iter().any(|item| match &item.kind {
        ItemKind::Let(bindings) => bindings
            .all
            .iter()
            .any(|binding| matches!(&binding.pattern, Pattern::Name(defined) if defined.text == name)),
        ItemKind::With { name: chosen, .. } => chosen.text == name,
        _ => false,
    })
}

/// Calls `f` for every expression in a list of instructions, outer expressions first.
pub fn items<'a>(items: &'a [Item], f: &mut impl FnMut(&'a Expr)) {
    items.iter().for_each(|item| self::item(item, f));
}

fn item<'a>(of: &'a Item, f: &mut impl FnMut(&'a Expr)) {
    match &of.kind {
        ItemKind::Let(bindings) => self::bindings(bindings, f),
        ItemKind::Procedure { body, .. } => items(body, f),
        ItemKind::Call { argument, .. } => expr(argument, f),
        ItemKind::Check(check) => expr(&check.expr, f),
        ItemKind::With { from, .. } => expr(from, f),
        ItemKind::Forall { set, body, .. } => {
            expr(set, f);
            items(body, f);
        }
        ItemKind::Match { of, cases } => {
            expr(of, f);
            cases.iter().for_each(|(_, body)| items(body, f));
        }
        ItemKind::If { condition, then, otherwise } => {
            self::condition(condition, f);
            items(then, f);
            items(otherwise, f);
        }
        ItemKind::Show(shown) => shown.iter().for_each(|(e, _)| expr(e, f)),
        ItemKind::Include(_) | ItemKind::Enum { .. } | ItemKind::Unshow(_) | ItemKind::Nothing => {}
    }
}

fn bindings<'a>(of: &'a Bindings, f: &mut impl FnMut(&'a Expr)) {
    of.all.iter().for_each(|binding| expr(&binding.body, f));
    of.when.iter().for_each(|check| expr(&check.expr, f));
}

fn condition<'a>(of: &'a Condition, f: &mut impl FnMut(&'a Expr)) {
    match of {
        Condition::Variant(_) => {}
        Condition::Equal(a, b) | Condition::In(a, b) => {
            expr(a, f);
            expr(b, f);
        }
        Condition::Not(inner) => condition(inner, f),
        Condition::And(a, b) | Condition::Or(a, b) => {
            condition(a, f);
            condition(b, f);
        }
    }
}

/// Calls `f` for an expression and all expressions inside of it.
pub fn expr<'a>(of: &'a Expr, f: &mut impl FnMut(&'a Expr)) {
    f(of);
    match &of.kind {
        ExprKind::Name(_) | ExprKind::Tag(_) | ExprKind::Zero | ExprKind::Universe => {}
        ExprKind::Set(all) | ExprKind::Tuple(all) => all.iter().for_each(|e| expr(e, f)),
        ExprKind::IdOn(inner) | ExprKind::Unary(_, inner) | ExprKind::Fun(_, inner) => expr(inner, f),
        ExprKind::Binary(_, a, b) | ExprKind::Apply(a, b) | ExprKind::Try(a, b) => {
            expr(a, f);
            expr(b, f);
        }
        ExprKind::Let(inner, body) => {
            bindings(inner, f);
            expr(body, f);
        }
        ExprKind::Match(of, cases) => {
            expr(of, f);
            cases.iter().for_each(|(_, body)| expr(body, f));
        }
        ExprKind::If(c, a, b) => {
            condition(c, f);
            expr(a, f);
            expr(b, f);
        }
    }
}
