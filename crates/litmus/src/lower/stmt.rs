//! The lowering of statements to blocks.

use super::Result;
use super::thread::{LoopTargets, Lowering};
use crate::ast::{Expr, Extent, Initializer, Stmt, StmtKind, Variable};
use fencepost_program::{Op, Operand, Terminator};
use fencepost_source::{Diagnostic, Span};

impl Lowering<'_> {
    /// Lowers statements of a thread, one after the other.
    pub(super) fn statements(&mut self, statements: &[Stmt]) -> Result<()> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Stmt) -> Result<()> {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Empty => {}
            StmtKind::Declare(variables) => {
                variables.iter().try_for_each(|variable| self.declaration(variable))?;
            }
            StmtKind::Expr(expr) => {
                self.expr(expr)?;
            }
            StmtKind::Block(body) => self.scoped(|this| this.statements(body))?,
            StmtKind::If { cond, yes, no } => self.if_else(cond, yes, no.as_deref(), span)?,
            StmtKind::While { cond, body } => self.while_loop(Some(cond), None, body, span)?,
            StmtKind::DoWhile { body, cond } => self.do_while(body, cond, span)?,
            StmtKind::For { init, cond, step, body } => self.scoped(|this| {
                this.statement(init)?;
                this.while_loop(cond.as_ref(), step.as_ref(), body, span)
            })?,
            StmtKind::Break => {
                let targets = self.targets("break", span)?;
                self.leave_monitors(targets.held, span);
                self.end(span, Terminator::Jump(targets.on_break));
            }
            StmtKind::Continue => {
                let targets = self.targets("continue", span)?;
                self.leave_monitors(targets.held, span);
                self.end(span, Terminator::Jump(targets.on_continue));
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.expr(value)?;
                }
                self.leave_monitors(0, span);
                self.end(span, Terminator::Return(None));
            }
            StmtKind::Synchronized { monitor, body } => self.synchronized(monitor, body, span)?,
        }
        self.release_temps();
        Ok(())
    }

    fn targets(&self, word: &str, span: Span) -> Result<LoopTargets> {
        let outside = || Diagnostic::new(span, format!("`{word}` outside of a loop"));
        self.loops.last().copied().ok_or_else(outside)
    }

    fn declaration(&mut self, variable: &Variable) -> Result<()> {
        let declarator = &variable.declarator;
        let (name, object) = (&declarator.name, &declarator.object);
        let len = match (declarator.extent, &variable.init) {
            (Extent::Scalar, None) => {
                self.declare(name, object)?;
                return Ok(());
            }
            (Extent::Scalar, Some(Initializer::One(value))) => {
                let reg = self.declare(name, object)?;
                let target = Some((reg, object.ty.clone()));
                let lowered = self.expr_to(value, &target)?;
                let operand = self.converted(lowered, &object.ty, value.span)?;
                self.copy(name.span, reg, operand);
                return Ok(());
            }
            (Extent::Scalar, Some(Initializer::List(_, span))) => {
                let message = format!("`{}` is no array and has one value", name.text);
                return Err(Diagnostic::new(*span, message));
            }
            (_, Some(Initializer::One(value))) => {
                let message = format!("the array `{}` needs a list of values", name.text);
                return Err(Diagnostic::new(value.span, message).help("write them between braces: `{1, 2}`"));
            }
            (Extent::Elements(len), _) => len,
            (Extent::Unknown, Some(Initializer::List(list, _))) if !list.is_empty() => {
                u32::try_from(list.len()).unwrap_or(u32::MAX)
            }
            (Extent::Unknown, _) => {
                let message = format!("how many elements does `{}` have?", name.text);
                return Err(Diagnostic::new(name.span, message).help("write the number between the brackets"));
            }
        };
        if object.ty.size().is_none() {
            return Err(Diagnostic::new(
                name.span,
                format!("`{}` cannot have elements of `void`", name.text),
            ));
        }
        let base = self.declare_array(name, len, object)?;
        let Some(Initializer::List(list, span)) = &variable.init else { return Ok(()) };
        if list.len() > len as usize {
            let message = format!("{} values for `{}`, an array of {len}", list.len(), name.text);
            return Err(Diagnostic::new(*span, message));
        }
        for index in 0..u64::from(len) {
            let (src, span) = match list.get(index as usize) {
                Some(value) => {
                    let lowered = self.expr(value)?;
                    (self.converted(lowered, &object.ty, value.span)?, value.span)
                }
                None => (Operand::Const(0), *span),
            };
            self.emit(span, Op::Poke { base, len, index: index.into(), src });
        }
        Ok(())
    }

    fn if_else(&mut self, cond: &Expr, yes: &Stmt, no: Option<&Stmt>, span: Span) -> Result<()> {
        let (then, after) = (self.block(), self.block());
        let otherwise = if no.is_some() { self.block() } else { after };
        self.branch(cond, then, otherwise)?;
        self.release_temps();
        self.switch_to(then);
        self.scoped(|this| this.statement(yes))?;
        self.end(span, Terminator::Jump(after));
        if let Some(no) = no {
            self.switch_to(otherwise);
            self.scoped(|this| this.statement(no))?;
            self.end(span, Terminator::Jump(after));
        }
        self.switch_to(after);
        Ok(())
    }

    /// Lowers `while` and `for`.
    fn while_loop(
        &mut self,
        cond: Option<&Expr>,
        step: Option<&Expr>,
        body: &Stmt,
        span: Span,
    ) -> Result<()> {
        let (head, id) = self.enter_loop(span);
        let (inside, after) = (self.block(), self.block());
        match cond {
            Some(cond) => self.branch(cond, inside, after)?,
            None => self.end(span, Terminator::Jump(inside)),
        }
        self.release_temps();
        let next = if step.is_some() { self.block() } else { head };
        self.switch_to(inside);
        self.emit(span, Op::LoopBody { id });
        self.loop_body(body, LoopTargets { on_break: after, on_continue: next, held: self.monitors.len() })?;
        self.end(span, Terminator::Jump(next));
        if let Some(step) = step {
            self.switch_to(next);
            self.expr(step)?;
            self.release_temps();
            self.end(span, Terminator::Jump(head));
        }
        self.switch_to(after);
        Ok(())
    }

    fn do_while(&mut self, body: &Stmt, cond: &Expr, span: Span) -> Result<()> {
        let (head, id) = self.enter_loop(span);
        let (test, after) = (self.block(), self.block());
        self.emit(span, Op::LoopBody { id });
        self.loop_body(body, LoopTargets { on_break: after, on_continue: test, held: self.monitors.len() })?;
        self.jump_into(span, test);
        self.branch(cond, head, after)?;
        self.release_temps();
        self.switch_to(after);
        Ok(())
    }

    fn loop_body(&mut self, body: &Stmt, targets: LoopTargets) -> Result<()> {
        self.loops.push(targets);
        let result = self.scoped(|this| this.statement(body));
        self.loops.pop();
        result
    }
}
