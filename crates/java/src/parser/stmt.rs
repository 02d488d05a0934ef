//! The parser of statements.

use super::{Parser, Result};
use crate::ast::{Expr, ExprKind, Stmt, StmtKind};
use fencepost_source::{Diagnostic, Parse};

impl Parser<'_> {
    /// Reads a Java statement; the caller counts how deep it is nested.
    pub(super) fn statement(&mut self) -> Result<Stmt> {
        let start = self.span();
        let kind = match self.word() {
            None if self.is(";") => {
                self.bump();
                StmtKind::Empty
            }
            None if self.is("{") => StmtKind::Block(self.block()?),
            Some("if") => self.if_else()?,
            Some("while") => {
                self.bump();
                let cond = self.condition()?;
                StmtKind::While { cond, body: self.inner()? }
            }
            Some("do") => {
                self.bump();
                let body = self.inner()?;
                self.expect("while")?;
                let cond = self.condition()?;
                self.semicolon()?;
                StmtKind::DoWhile { body, cond }
            }
            Some("for") => self.for_loop()?,
            Some(word @ ("break" | "continue")) => {
                self.bump();
                if self.is_name_at(0) {
                    return Err(Diagnostic::new(self.span(), "labels are not supported")
                        .help("use a variable to leave an outer loop"));
                }
                self.semicolon()?;
                if word == "break" { StmtKind::Break } else { StmtKind::Continue }
            }
            Some("return") => {
                self.bump();
                let value = if self.is(";") { None } else { Some(self.expr()?) };
                self.semicolon()?;
                StmtKind::Return(value)
            }
            Some("assert") => {
                self.bump();
                let cond = self.expr()?;
                let message = if self.eat(":") { Some(self.expr()?) } else { None };
                self.semicolon()?;
                StmtKind::Assert { cond, message }
            }
            Some("synchronized") => {
                self.bump();
                let monitor = self.condition()?;
                StmtKind::Synchronized { monitor, body: self.block()? }
            }
            Some("else") => return Err(Diagnostic::new(start, "this `else` has no `if`")),
            Some("class") => {
                return Err(Diagnostic::new(start, "local classes are not supported")
                    .help("make it a class of the file"));
            }
            _ => self.simple()?,
        };
        Ok(Stmt { kind, span: start.to(self.last_span()) })
    }

    /// Reads the statement inside of another one.
    fn inner(&mut self) -> Result<Box<Stmt>> {
        let statement = self.nested(Self::statement)?;
        if let StmtKind::Local { .. } = statement.kind {
            return Err(Diagnostic::new(statement.span, "a declaration cannot stand alone here")
                .help("put it between braces"));
        }
        Ok(Box::new(statement))
    }

    /// Reads `( expression )`.
    fn condition(&mut self) -> Result<Expr> {
        self.expect("(")?;
        let cond = self.expr()?;
        self.expect(")")?;
        Ok(cond)
    }

    fn if_else(&mut self) -> Result<StmtKind> {
        self.bump();
        let cond = self.condition()?;
        let yes = self.inner()?;
        let no = if self.eat_word("else") { Some(self.inner()?) } else { None };
        Ok(StmtKind::If { cond, yes, no })
    }

    fn for_loop(&mut self) -> Result<StmtKind> {
        self.bump();
        self.expect("(")?;
        let start = self.span();
        let mut init = Vec::new();
        if !self.eat(";") {
            if self.starts_declaration() {
                let kind = self.local()?;
                if self.is(":") {
                    return Err(Diagnostic::new(self.span(), "this form of `for` is not supported")
                        .help("count an index: `for (int i = 0; i < a.length; i++)`"));
                }
                init.push(Stmt { kind, span: start.to(self.last_span()) });
            } else {
                init = self.expression_list()?.into_iter().map(expression).collect::<Result<_>>()?;
            }
            self.semicolon()?;
        }
        let cond = if self.is(";") { None } else { Some(self.expr()?) };
        self.semicolon()?;
        let mut step = Vec::new();
        if !self.is(")") {
            for expr in self.expression_list()? {
                step.push(as_statement(expr)?);
            }
        }
        self.expect(")")?;
        Ok(StmtKind::For { init, cond, step, body: self.inner()? })
    }

    fn expression_list(&mut self) -> Result<Vec<Expr>> {
        let mut list = vec![self.expr()?];
        while self.eat(",") {
            list.push(self.expr()?);
        }
        Ok(list)
    }

    /// Reads a declaration or an expression, with its semicolon.
    fn simple(&mut self) -> Result<StmtKind> {
        if self.is_name_at(0) && self.is_at(1, ":") {
            return Err(Diagnostic::new(self.span(), "labels are not supported")
                .help("use a variable to leave an outer loop"));
        }
        if self.starts_declaration() {
            let kind = self.local()?;
            self.semicolon()?;
            return Ok(kind);
        }
        if !self.starts_expression() {
            return Err(self.unexpected("a statement"));
        }
        let expr = as_statement(self.expr()?)?;
        self.semicolon()?;
        Ok(StmtKind::Expr(expr))
    }

    /// Returns whether a declaration of local variables stands here.
    fn starts_declaration(&self) -> bool {
        if matches!(self.word(), Some("final" | "int" | "boolean")) || self.is("@") {
            return true;
        }
        if self.word() == Some("var") && self.is_name_at(1) {
            return true;
        }
        // A type that the subset lacks is refused by its name, whatever follows.
        if self.word().is_some()
            && !self.is_at(1, ".")
            && !self.is_at(1, "(")
            && self.refuse_type_word().is_err()
        {
            return true;
        }
        if !self.is_name_at(0) {
            return false;
        }
        let mut at = 1;
        while self.is_at(at, ".") && self.is_name_at(at + 1) {
            at += 2;
        }
        if self.is_at(at, "<") {
            // `List<Node> x`, `List<List<Node>> x`: a comparison as a statement makes no sense anyway.
            return self.is_name_at(at + 1)
                && (self.is_at(at + 2, ">") || self.is_at(at + 2, ",") || self.is_at(at + 2, "<"))
                || self.is_at(at + 1, ">");
        }
        while self.is_at(at, "[") && self.is_at(at + 1, "]") {
            at += 2;
        }
        self.is_name_at(at)
    }

    /// Reads a declaration without its semicolon.
    fn local(&mut self) -> Result<StmtKind> {
        let modifiers = self.modifiers()?;
        if self.word() == Some("var") {
            return Err(Diagnostic::new(self.span(), "`var` is not supported").help("write the type"));
        }
        let ty = self.type_name()?;
        let name = self.name("a name")?;
        let variables = self.variables(name)?;
        Ok(StmtKind::Local { modifiers, ty, variables })
    }
}

fn expression(expr: Expr) -> Result<Stmt> {
    let span = expr.span;
    Ok(Stmt { kind: StmtKind::Expr(as_statement(expr)?), span })
}

/// Returns an expression that can be a statement (JLS 14.8), or refuses it.
fn as_statement(expr: Expr) -> Result<Expr> {
    match &expr.kind {
        ExprKind::Assign { .. } | ExprKind::Step { .. } | ExprKind::Call { .. } | ExprKind::New { .. } => {
            Ok(expr)
        }
        _ => Err(Diagnostic::new(expr.span, "this is no statement")
            .label("its value goes nowhere")
            .help("statements are assignments, `++`, `--`, calls and `new`")),
    }
}
