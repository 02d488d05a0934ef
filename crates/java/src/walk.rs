//! Walks over bodies, which call a function with every expression, statement, assertion or variable in them.

use crate::typed::{AssertId, Expr, ExprKind, LocalId, Place, Stmt, StmtKind};

/// Calls `found` with every expression in a Java statement, the outer ones first.
pub(crate) fn exprs(statement: &Stmt, found: &mut impl FnMut(&Expr)) {
    statements(statement, &mut |statement| match &statement.kind {
        StmtKind::Expr(e)
        | StmtKind::Let(_, Some(e))
        | StmtKind::If { cond: e, .. }
        | StmtKind::Return(Some(e))
        | StmtKind::Assert { cond: e, .. }
        | StmtKind::Synchronized { monitor: e, .. } => within(e, found),
        StmtKind::Loop { cond, step, .. } => cond.iter().chain(step).for_each(|e| within(e, found)),
        StmtKind::Let(_, None)
        | StmtKind::Block(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return(None) => {}
    });
}

/// Calls `found` with a Java statement and all statements nested in it.
pub(crate) fn statements(statement: &Stmt, found: &mut impl FnMut(&Stmt)) {
    found(statement);
    match &statement.kind {
        StmtKind::Block(body) | StmtKind::Synchronized { body, .. } => {
            body.iter().for_each(|inner| statements(inner, found));
        }
        StmtKind::If { yes, no, .. } => {
            statements(yes, found);
            no.iter().for_each(|no| statements(no, found));
        }
        StmtKind::Loop { body, .. } => statements(body, found),
        _ => {}
    }
}

/// Calls `found` with the number of every assertion in a Java statement.
pub(crate) fn asserts(statement: &Stmt, found: &mut impl FnMut(AssertId)) {
    statements(statement, &mut |statement| {
        if let StmtKind::Assert { id, .. } = &statement.kind {
            found(*id);
        }
    });
}

/// Calls `found` with every local variable that a Java statement assigns.
pub(crate) fn assigned(statement: &Stmt, found: &mut impl FnMut(LocalId)) {
    exprs(statement, &mut |expr| {
        if let ExprKind::Assign { place, .. }
        | ExprKind::Compound { place, .. }
        | ExprKind::Step { place, .. } = &expr.kind
            && let Place::Local(local) = place
        {
            found(*local);
        }
    });
}

fn within(expr: &Expr, found: &mut impl FnMut(&Expr)) {
    found(expr);
    expr.kind.parts().into_iter().for_each(|part| within(part, found));
}
