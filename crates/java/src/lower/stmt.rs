//! The lowering of statements to blocks.

use super::thread::{LoopTargets, Lowering};
use crate::Result;
use crate::typed::{Expr, Owner, Stmt, StmtKind, TestTime};
use fencepost_program::{Op, Operand, Terminator};
use fencepost_source::Span;

impl Lowering<'_> {
    /// Lowers the body of the method in the current frame, within its monitor if the method is synchronized.
    pub(super) fn method_body(&mut self) -> Result<()> {
        let typed = self.typed;
        let method = typed.method(self.frame.method);
        if !method.is_synchronized {
            return self.statements(&method.body);
        }
        let addr = match (method.owner, self.frame.this) {
            (Owner::Object, Some(this)) => this,
            (Owner::Object, None) => unreachable!("a method of objects is called on one"),
            (Owner::Class, _) => Operand::Const(self.memory.class_object(method.class)),
        };
        let mut kept = Vec::new();
        self.enter(addr, method.span, &mut kept);
        self.statements(&method.body)?;
        self.leave_monitors(self.monitors.len() - 1, method.end);
        self.monitors.pop();
        self.release(kept);
        Ok(())
    }

    fn statements(&mut self, statements: &[Stmt]) -> Result<()> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    /// Lowers a Java statement, after which its temporary registers are free.
    pub(super) fn statement(&mut self, statement: &Stmt) -> Result<()> {
        self.deeper(statement.span, |this| this.statement_inside(statement))?;
        self.release_temps();
        Ok(())
    }

    fn statement_inside(&mut self, statement: &Stmt) -> Result<()> {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Expr(expr) => {
                self.effect(expr)?;
            }
            StmtKind::Let(local, init) => {
                // The register is made here, so that registers have the order of the declarations.
                let reg = self.local(*local);
                if let Some(init) = init {
                    let ty = self.typed.method(self.frame.method).locals[local.index()].ty;
                    let value = self.expr_to(init, Some((reg, ty)))?;
                    self.copy(span, reg, value);
                }
            }
            StmtKind::Block(body) => self.statements(body)?,
            StmtKind::If { cond, yes, no } => self.if_else(cond, yes, no.as_deref(), span)?,
            StmtKind::Loop { test: TestTime::Before, cond, step, body } => {
                self.while_loop(cond.as_ref(), step, body, span)?;
            }
            StmtKind::Loop { test: TestTime::After, cond, body, .. } => {
                self.do_while(body, cond.as_ref(), span)?
            }
            StmtKind::Break => self.jump_out(span, |targets| targets.on_break),
            StmtKind::Continue => self.jump_out(span, |targets| targets.on_continue),
            StmtKind::Return(value) => self.return_from(value.as_ref(), span)?,
            StmtKind::Assert { id, cond } => self.assertion(*id, cond, span)?,
            StmtKind::Synchronized { monitor, body } => self.synchronized(monitor, body, span)?,
        }
        Ok(())
    }

    /// Lowers `break` and `continue`.
    fn jump_out(&mut self, span: Span, to: impl Fn(LoopTargets) -> fencepost_program::BlockId) {
        let Some(targets) = self.loops.last().copied() else {
            unreachable!("a jump out of a loop is in one, which is checked")
        };
        self.leave_monitors(targets.held, span);
        self.end(span, Terminator::Jump(to(targets)));
    }

    fn return_from(&mut self, value: Option<&Expr>, span: Span) -> Result<()> {
        if let Some(value) = value {
            match self.frame.result {
                Some(result) => {
                    let value = self.expr_to(value, Some((result, value.ty)))?;
                    self.copy(span, result, value);
                }
                None => {
                    self.effect(value)?;
                }
            }
        }
        self.leave_monitors(self.frame.held, span);
        self.end(span, self.frame.on_return.map_or(Terminator::Return(None), Terminator::Jump));
        Ok(())
    }

    fn if_else(&mut self, cond: &Expr, yes: &Stmt, no: Option<&Stmt>, span: Span) -> Result<()> {
        let (then, after) = (self.b.block(), self.b.block());
        let otherwise = if no.is_some() { self.b.block() } else { after };
        self.branch(cond, then, otherwise)?;
        self.release_temps();
        self.b.switch_to(then);
        self.statement(yes)?;
        self.end(span, Terminator::Jump(after));
        if let Some(no) = no {
            self.b.switch_to(otherwise);
            self.statement(no)?;
            self.end(span, Terminator::Jump(after));
        }
        self.b.switch_to(after);
        Ok(())
    }

    /// Lowers `while` and `for`.
    fn while_loop(&mut self, cond: Option<&Expr>, step: &[Expr], body: &Stmt, span: Span) -> Result<()> {
        let (head, id) = self.enter_loop(span);
        let (inside, after) = (self.b.block(), self.b.block());
        let next = if step.is_empty() { head } else { self.b.block() };
        let held = self.monitors.len();
        self.loops.push(LoopTargets { on_break: after, on_continue: next, held });
        match cond {
            Some(cond) => self.branch(cond, inside, after)?,
            None => self.end(span, Terminator::Jump(inside)),
        }
        self.release_temps();
        self.b.switch_to(inside);
        self.emit(span, Op::LoopBody { id });
        self.statement(body)?;
        self.end(span, Terminator::Jump(next));
        if !step.is_empty() {
            self.b.switch_to(next);
            for step in step {
                self.effect(step)?;
                self.release_temps();
            }
            self.end(span, Terminator::Jump(head));
        }
        self.loops.pop();
        self.b.switch_to(after);
        Ok(())
    }

    fn do_while(&mut self, body: &Stmt, cond: Option<&Expr>, span: Span) -> Result<()> {
        let (head, id) = self.enter_loop(span);
        let (test, after) = (self.b.block(), self.b.block());
        let held = self.monitors.len();
        self.loops.push(LoopTargets { on_break: after, on_continue: test, held });
        self.emit(span, Op::LoopBody { id });
        self.statement(body)?;
        self.jump_into(span, test);
        match cond {
            Some(cond) => self.branch(cond, head, after)?,
            None => self.end(span, Terminator::Jump(head)),
        }
        self.loops.pop();
        self.b.switch_to(after);
        Ok(())
    }
}
