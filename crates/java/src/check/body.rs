//! Checking of statements and scopes.

use super::Checker;
use crate::Result;
use crate::ast::{self, Name, StmtKind as Syntax, Variable};
use crate::typed::{Assert, AssertId, Expr, Local, LocalId, Role, Stmt, StmtKind, TestTime, Type};
use fencepost_source::{Diagnostic, Span, shorten};

impl Checker<'_> {
    /// Checks the statements of a Java body, in order, and resolves their names and types.
    pub(super) fn statements(&mut self, statements: &[ast::Stmt]) -> Result<Vec<Stmt>> {
        let mut checked = Vec::new();
        for statement in statements {
            self.statement(statement, &mut checked)?;
        }
        Ok(checked)
    }

    /// Checks one statement that stands alone, in a scope of its own.
    fn inner(&mut self, statement: &ast::Stmt) -> Result<Box<Stmt>> {
        let mut checked = Vec::new();
        self.scoped(|this| this.statement(statement, &mut checked))?;
        Ok(Box::new(match checked.len() {
            1 => checked.remove(0),
            _ => Stmt { kind: StmtKind::Block(checked), span: statement.span },
        }))
    }

    /// Checks a statement, which becomes any number of them: a declaration has one for each variable.
    fn statement(&mut self, statement: &ast::Stmt, out: &mut Vec<Stmt>) -> Result<()> {
        let span = statement.span;
        let kind = match &statement.kind {
            Syntax::Empty => StmtKind::Block(vec![]),
            Syntax::Block(block) => StmtKind::Block(self.scoped(|this| this.statements(&block.statements))?),
            Syntax::Local { modifiers, ty, variables } => {
                let is_final = self.variable_modifiers(modifiers, "variable")?;
                for variable in variables {
                    let ty = self.variable_type(ty, variable.dims)?;
                    let kind = self.local(is_final, ty, variable)?;
                    let end = variable.init.as_ref().map_or(variable.name.span, |init| init.span);
                    out.push(Stmt { kind, span: variable.name.span.to(end) });
                }
                return Ok(());
            }
            Syntax::Expr(expr) => StmtKind::Expr(self.expr(expr)?),
            Syntax::If { cond, yes, no } => {
                let cond = self.value_of_type(cond, Type::BOOLEAN)?;
                let yes = self.inner(yes)?;
                let no = no.as_ref().map(|no| self.inner(no)).transpose()?;
                StmtKind::If { cond, yes, no }
            }
            Syntax::While { cond, body } => {
                let cond = Some(self.value_of_type(cond, Type::BOOLEAN)?);
                StmtKind::Loop { test: TestTime::Before, cond, step: vec![], body: self.loop_body(body)? }
            }
            Syntax::DoWhile { body, cond } => {
                let body = self.loop_body(body)?;
                let cond = Some(self.value_of_type(cond, Type::BOOLEAN)?);
                StmtKind::Loop { test: TestTime::After, cond, step: vec![], body }
            }
            Syntax::For { init, cond, step, body } => self.scoped(|this| {
                let mut statements = this.statements(init)?;
                let cond = cond.as_ref().map(|cond| this.value_of_type(cond, Type::BOOLEAN)).transpose()?;
                let step = step.iter().map(|step| this.expr(step)).collect::<Result<Vec<Expr>>>()?;
                let body = this.loop_body(body)?;
                let kind = StmtKind::Loop { test: TestTime::Before, cond, step, body };
                statements.push(Stmt { kind, span });
                Ok(StmtKind::Block(statements))
            })?,
            Syntax::Break => self.in_loop("break", span, StmtKind::Break)?,
            Syntax::Continue => self.in_loop("continue", span, StmtKind::Continue)?,
            Syntax::Return(value) => self.returned(value.as_ref(), span)?,
            Syntax::Assert { cond, message } => self.assertion(cond, message.as_ref(), span)?,
            Syntax::Synchronized { monitor, body } => {
                let checked = self.expr(monitor)?;
                if !checked.ty.is_reference() || checked.ty == Type::NULL {
                    let message = format!("`{}` is no monitor", self.show(checked.ty));
                    return Err(Diagnostic::new(monitor.span, message)
                        .help("every object is one: `static final Object m = new Object();`"));
                }
                let body = self.scoped(|this| this.statements(&body.statements))?;
                StmtKind::Synchronized { monitor: checked, body }
            }
        };
        out.push(Stmt { kind, span });
        Ok(())
    }

    fn loop_body(&mut self, body: &ast::Stmt) -> Result<Box<Stmt>> {
        self.body.loops += 1;
        let checked = self.inner(body);
        self.body.loops -= 1;
        checked
    }

    fn in_loop(&self, word: &str, span: Span, kind: StmtKind) -> Result<StmtKind> {
        match self.body.loops {
            0 => Err(Diagnostic::new(span, format!("`{word}` outside of a loop"))),
            _ => Ok(kind),
        }
    }

    fn local(&mut self, is_final: bool, ty: Type, variable: &Variable) -> Result<StmtKind> {
        // The variable is in scope in its own initialiser (JLS 6.3), where it has no value yet.
        let id = self.declare_local(&variable.name, ty, is_final, variable.init.is_some())?;
        let init = variable.init.as_ref().map(|init| self.value_of_type(init, ty)).transpose()?;
        Ok(StmtKind::Let(id, init))
    }

    /// Declares a local variable or parameter of the method that is being checked, and returns its number.
    pub(super) fn declare_local(
        &mut self,
        name: &Name,
        ty: Type,
        is_final: bool,
        has_init: bool,
    ) -> Result<LocalId> {
        let id = LocalId(self.body.locals.len() as u32);
        if self.body.names.insert(name.text.clone(), id).is_some() {
            let message = format!("`{}` is declared twice", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message)
                .label("already declared in this method")
                .help("a variable cannot have the name of one that is still in scope"));
        }
        if let Some(scope) = self.body.scopes.last_mut() {
            scope.push(name.text.clone());
        }
        self.body.locals.push(Local { name: name.text.clone(), ty, is_final, has_init, written: false });
        Ok(id)
    }

    fn returned(&mut self, value: Option<&ast::Expr>, span: Span) -> Result<StmtKind> {
        let (result, role) = (self.method().result, self.method().role);
        if matches!(role, Role::StaticInit | Role::InstanceInit) {
            return Err(Diagnostic::new(span, "there is nothing to return from here"));
        }
        match value {
            None if result == Type::VOID => Ok(StmtKind::Return(None)),
            None => Err(Diagnostic::new(span, "this method returns a value")
                .label(format!("expected a value of type `{}`", self.show(result)))),
            Some(value) if result == Type::VOID => {
                Err(Diagnostic::new(value.span, "this method returns no value"))
            }
            Some(value) => Ok(StmtKind::Return(Some(self.value_of_type(value, result)?))),
        }
    }

    fn assertion(&mut self, cond: &ast::Expr, message: Option<&ast::Expr>, span: Span) -> Result<StmtKind> {
        if matches!(self.method().role, Role::StaticInit | Role::InstanceInit) {
            return Err(
                Diagnostic::new(span, "an assertion belongs to a thread").label("is in an initialiser")
            );
        }
        let checked = self.value_of_type(cond, Type::BOOLEAN)?;
        // Java evaluates the message when the assertion fails, and the question is not about such executions.
        if let Some(message) = message {
            self.split_message(message, &mut String::new(), &mut Vec::new())?;
        }
        let id = AssertId(self.asserts.len() as u32);
        self.asserts.push(Assert { span, text: self.source(cond.span) });
        Ok(StmtKind::Assert { id, cond: checked })
    }
}
