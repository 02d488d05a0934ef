//! Execution of statements and methods in initialisers.

use super::{Machine, ObjectId, Value};
use crate::Result;
use crate::typed::{Expr, MethodId, Stmt, StmtKind, TestTime};
use fencepost_source::{Diagnostic, Span};

/// The local variables and `this` of a Java method that the static initialisers call.
pub(super) struct Frame {
    pub this: Option<ObjectId>,
    pub locals: Vec<Value>,
}

/// How the execution of a statement ended.
enum Completion {
    Normal,
    Break,
    Continue,
    Return(Value),
}

impl Machine<'_> {
    /// Executes a Java method that the static initialisers call, and returns its result.
    pub(super) fn call(
        &mut self,
        method: MethodId,
        this: Option<ObjectId>,
        args: Vec<Value>,
        span: Span,
    ) -> Result<Value> {
        let typed = self.typed;
        let method = typed.method(method);
        let mut locals = args;
        locals.extend(method.locals.iter().skip(locals.len()).map(|local| Value::default_of(local.ty)));
        let mut frame = Frame { this, locals };
        self.deeper(span, |machine| match machine.statements(&method.body, &mut frame)? {
            Completion::Return(value) => Ok(value),
            _ => Ok(Value::Null),
        })
    }

    fn statements(&mut self, body: &[Stmt], frame: &mut Frame) -> Result<Completion> {
        for statement in body {
            match self.statement(statement, frame)? {
                Completion::Normal => {}
                elsewhere => return Ok(elsewhere),
            }
        }
        Ok(Completion::Normal)
    }

    fn statement(&mut self, statement: &Stmt, frame: &mut Frame) -> Result<Completion> {
        self.deeper(statement.span, |machine| machine.statement_inside(statement, frame))
    }

    fn statement_inside(&mut self, statement: &Stmt, frame: &mut Frame) -> Result<Completion> {
        match &statement.kind {
            StmtKind::Expr(expr) => {
                self.eval(expr, frame)?;
            }
            StmtKind::Let(local, init) => {
                if let Some(init) = init {
                    frame.locals[local.index()] = self.eval(init, frame)?;
                }
            }
            StmtKind::Block(body) => return self.statements(body, frame),
            StmtKind::If { cond, yes, no } => {
                if self.boolean(cond, frame)? {
                    return self.statement(yes, frame);
                } else if let Some(no) = no {
                    return self.statement(no, frame);
                }
            }
            StmtKind::Loop { test, cond, step, body } => {
                return self.rounds(*test, cond.as_ref(), step, body, frame);
            }
            StmtKind::Break => return Ok(Completion::Break),
            StmtKind::Continue => return Ok(Completion::Continue),
            StmtKind::Return(None) => return Ok(Completion::Return(Value::Null)),
            StmtKind::Return(Some(value)) => return Ok(Completion::Return(self.eval(value, frame)?)),
            StmtKind::Assert { .. } => {
                return Err(Diagnostic::new(statement.span, "an assertion belongs to a thread")
                    .label("is reached by an initialiser"));
            }
            StmtKind::Synchronized { monitor, body } => {
                self.object(monitor, frame)?;
                return self.statements(body, frame);
            }
        }
        Ok(Completion::Normal)
    }

    fn rounds(
        &mut self,
        test: TestTime,
        cond: Option<&Expr>,
        step: &[Expr],
        body: &Stmt,
        frame: &mut Frame,
    ) -> Result<Completion> {
        let mut first = test == TestTime::After;
        loop {
            let goes_on = match cond {
                Some(cond) if !first => self.boolean(cond, frame)?,
                _ => true,
            };
            first = false;
            if !goes_on {
                return Ok(Completion::Normal);
            }
            match self.statement(body, frame)? {
                Completion::Normal | Completion::Continue => {}
                Completion::Break => return Ok(Completion::Normal),
                returned @ Completion::Return(_) => return Ok(returned),
            }
            for step in step {
                self.eval(step, frame)?;
            }
        }
    }
}
