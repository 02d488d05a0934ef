//! The analysis of where control can go, and which variables have a value there (JLS 14.22 and 16).
//!
//! One walk over a method, forwards. A state holds, for each variable, whether it has a value on *every* way
//! to here and whether it may have one on *some* way; the first is what reading it needs, the second is what
//! assigning a blank `final` forbids. Where no way leads, everything holds and nothing may: so such a state
//! disappears when it is joined with another.
//!
//! A loop is walked once: its back edges cannot take a value away, and what its body may assign is collected
//! first. Conditions count as constant if they are made of literals; javac also sees through the names of
//! constants.

use crate::ast::LogicOp;
use crate::fold::{Constant, fold};
use crate::typed::{Expr, ExprKind, LocalId, Method, Place, Role, Stmt, StmtKind, TestTime, Type, Typed};
use crate::{Result, walk};
use fencepost_source::{Diagnostic, Span, shorten};

/// Checks for one method that all its statements can be reached and its variables are assigned before they
/// are read.
pub(super) fn check(typed: &Typed, method: &Method) -> Result<()> {
    let locals = method.locals.len();
    let mut flow = Flow {
        method,
        loops: vec![],
        has_blanks: method.locals.iter().any(|local| local.is_final && !local.has_init),
    };
    let mut state = State { has: Bits::ones(locals), may: Bits::zeros(locals), reachable: true };
    for statement in &method.body {
        flow.statement(statement, &mut state)?;
    }
    let returns = method.result != Type::VOID && matches!(method.role, Role::Plain);
    if state.reachable && returns {
        let message = format!("`{}` may end without a result", shorten(&method.name));
        return Err(Diagnostic::new(method.end, message)
            .label(format!("expected a `return` with a value of type `{}`", typed.show(method.result))));
    }
    Ok(())
}

/// A set of local variables.
#[derive(Clone)]
struct Bits(Vec<u64>);

impl Bits {
    fn zeros(len: usize) -> Bits {
        Bits(vec![0; len.div_ceil(64)])
    }

    fn ones(len: usize) -> Bits {
        Bits(vec![u64::MAX; len.div_ceil(64)])
    }

    fn has(&self, LocalId(i): LocalId) -> bool {
        self.0[i as usize / 64] >> (i % 64) & 1 == 1
    }

    fn set(&mut self, LocalId(i): LocalId) {
        self.0[i as usize / 64] |= 1 << (i % 64);
    }

    fn clear(&mut self, LocalId(i): LocalId) {
        self.0[i as usize / 64] &= !(1 << (i % 64));
    }
}

/// The variables that are assigned (`has`) and that may be assigned (`may`) at a place, and whether it can be
/// reached.
#[derive(Clone)]
struct State {
    has: Bits,
    may: Bits,
    reachable: bool,
}

impl State {
    /// Returns the state at a place that cannot be reached.
    fn unreachable(&self) -> State {
        let words = self.has.0.len();
        State { has: Bits(vec![u64::MAX; words]), may: Bits(vec![0; words]), reachable: false }
    }

    /// Returns the state at a place that a constant condition makes unreachable; that does not make what
    /// follows unreachable (JLS 14.22).
    fn constantly_unreachable(&self) -> State {
        State { reachable: self.reachable, ..self.unreachable() }
    }

    /// Merges the state of another way to the same place into this one.
    fn join(&mut self, other: &State) {
        self.has.0.iter_mut().zip(&other.has.0).for_each(|(a, b)| *a &= b);
        self.may.0.iter_mut().zip(&other.may.0).for_each(|(a, b)| *a |= b);
        self.reachable |= other.reachable;
    }
}

/// The states at the jumps out of a loop's body.
struct Jumps {
    breaks: State,
    continues: State,
}

/// The analysis of the flow of control through one method.
struct Flow<'a> {
    method: &'a Method,
    loops: Vec<Jumps>,
    /// Whether there are final variables without a first value.
    has_blanks: bool,
}

impl Flow<'_> {
    fn statement(&mut self, statement: &Stmt, state: &mut State) -> Result<()> {
        if !state.reachable {
            return Err(Diagnostic::new(statement.span, "this statement is never reached"));
        }
        match &statement.kind {
            StmtKind::Expr(expr) => self.expr(expr, state)?,
            StmtKind::Let(local, init) => {
                state.has.clear(*local);
                state.may.clear(*local);
                if let Some(init) = init {
                    self.expr(init, state)?;
                    state.has.set(*local);
                    state.may.set(*local);
                }
            }
            StmtKind::Block(body) => self.statements(body, state)?,
            StmtKind::If { cond, yes, no } => {
                let (mut then, mut otherwise) = self.condition(cond, state)?;
                self.statement(yes, &mut then)?;
                if let Some(no) = no {
                    self.statement(no, &mut otherwise)?;
                }
                then.join(&otherwise);
                *state = then;
            }
            StmtKind::Loop { test, cond, step, body } => {
                if self.has_blanks {
                    walk::assigned(statement, &mut |local| state.may.set(local));
                }
                match test {
                    TestTime::Before => self.while_loop(cond.as_ref(), step, body, state)?,
                    TestTime::After => self.do_while(body, cond.as_ref(), state)?,
                }
            }
            StmtKind::Break => {
                if let Some(jumps) = self.loops.last_mut() {
                    jumps.breaks.join(state);
                }
                *state = state.unreachable();
            }
            StmtKind::Continue => {
                if let Some(jumps) = self.loops.last_mut() {
                    jumps.continues.join(state);
                }
                *state = state.unreachable();
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.expr(value, state)?;
                }
                *state = state.unreachable();
            }
            StmtKind::Assert { cond, .. } => {
                // Java may skip an assertion, so it gives no variable a value.
                let mut inside = state.clone();
                self.expr(cond, &mut inside)?;
                state.may = inside.may;
            }
            StmtKind::Synchronized { monitor, body } => {
                self.expr(monitor, state)?;
                self.statements(body, state)?;
            }
        }
        Ok(())
    }

    fn statements(&mut self, body: &[Stmt], state: &mut State) -> Result<()> {
        body.iter().try_for_each(|statement| self.statement(statement, state))
    }

    fn while_loop(
        &mut self,
        cond: Option<&Expr>,
        step: &[Expr],
        body: &Stmt,
        state: &mut State,
    ) -> Result<()> {
        let (mut inside, mut after) = match cond {
            Some(cond) => self.condition(cond, state)?,
            None => (state.clone(), state.unreachable()),
        };
        match cond.map(constant) {
            None | Some(Some(true)) => after.reachable = false,
            Some(Some(false)) => inside.reachable = false,
            Some(None) => {}
        }
        let jumps = self.loop_body(body, &mut inside)?;
        inside.join(&jumps.continues);
        step.iter().try_for_each(|step| self.expr(step, &mut inside))?;
        after.join(&jumps.breaks);
        *state = after;
        Ok(())
    }

    fn do_while(&mut self, body: &Stmt, cond: Option<&Expr>, state: &mut State) -> Result<()> {
        let jumps = self.loop_body(body, state)?;
        state.join(&jumps.continues);
        let mut after = match cond {
            Some(cond) => self.condition(cond, state)?.1,
            None => state.unreachable(),
        };
        if cond.map(constant) == Some(Some(true)) {
            after.reachable = false;
        }
        after.join(&jumps.breaks);
        *state = after;
        Ok(())
    }

    fn loop_body(&mut self, body: &Stmt, state: &mut State) -> Result<Jumps> {
        self.loops.push(Jumps { breaks: state.unreachable(), continues: state.unreachable() });
        let result = self.statement(body, state);
        let jumps = self.loops.pop().expect("the loop pushed above");
        result.map(|()| jumps)
    }

    /// Returns the states after a condition: where it was true, and where it was false.
    fn condition(&mut self, expr: &Expr, state: &State) -> Result<(State, State)> {
        match constant(expr) {
            Some(true) => return Ok((state.clone(), state.constantly_unreachable())),
            Some(false) => return Ok((state.constantly_unreachable(), state.clone())),
            None => {}
        }
        match &expr.kind {
            ExprKind::Not(operand) => {
                let (yes, no) = self.condition(operand, state)?;
                Ok((no, yes))
            }
            ExprKind::Logic(LogicOp::And, a, b) => {
                let (yes, mut no) = self.condition(a, state)?;
                let (yes, also_no) = self.condition(b, &yes)?;
                no.join(&also_no);
                Ok((yes, no))
            }
            ExprKind::Logic(LogicOp::Or, a, b) => {
                let (mut yes, no) = self.condition(a, state)?;
                let (also_yes, no) = self.condition(b, &no)?;
                yes.join(&also_yes);
                Ok((yes, no))
            }
            ExprKind::Ternary(cond, a, b) => {
                let (first, second) = self.condition(cond, state)?;
                let (mut yes, mut no) = self.condition(a, &first)?;
                let (also_yes, also_no) = self.condition(b, &second)?;
                yes.join(&also_yes);
                no.join(&also_no);
                Ok((yes, no))
            }
            _ => {
                let mut after = state.clone();
                self.expr(expr, &mut after)?;
                Ok((after.clone(), after))
            }
        }
    }

    fn expr(&mut self, expr: &Expr, state: &mut State) -> Result<()> {
        match &expr.kind {
            ExprKind::Logic(..) | ExprKind::Not(_) => {
                let (mut yes, no) = self.condition(expr, state)?;
                yes.join(&no);
                *state = yes;
            }
            ExprKind::Ternary(cond, a, b) => {
                let (mut yes, mut no) = self.condition(cond, state)?;
                self.expr(a, &mut yes)?;
                self.expr(b, &mut no)?;
                yes.join(&no);
                *state = yes;
            }
            ExprKind::Read(Place::Local(local)) => self.read(*local, expr.span, state)?,
            ExprKind::Assign { place, value } => {
                place.parts().into_iter().try_for_each(|part| self.expr(part, state))?;
                self.expr(value, state)?;
                self.assign(place, expr.span, state)?;
            }
            ExprKind::Compound { place, value, .. } => {
                self.update(place, expr.span, state)?;
                self.expr(value, state)?;
                self.assign(place, expr.span, state)?;
            }
            ExprKind::Step { place, .. } => {
                self.update(place, expr.span, state)?;
                self.assign(place, expr.span, state)?;
            }
            other => other.parts().into_iter().try_for_each(|part| self.expr(part, state))?,
        }
        Ok(())
    }

    fn read(&self, local: LocalId, span: Span, state: &State) -> Result<()> {
        if state.has.has(local) {
            return Ok(());
        }
        let name = shorten(&self.method.locals[local.index()].name);
        Err(Diagnostic::new(span, format!("`{name}` may have no value here"))
            .help("assign it on every way that leads here"))
    }

    /// Checks the read of a place that is going to be assigned.
    fn update(&mut self, place: &Place, span: Span, state: &mut State) -> Result<()> {
        match place {
            Place::Local(local) => self.read(*local, span, state),
            _ => place.parts().into_iter().try_for_each(|part| self.expr(part, state)),
        }
    }

    fn assign(&self, place: &Place, span: Span, state: &mut State) -> Result<()> {
        let Place::Local(local) = place else { return Ok(()) };
        let info = &self.method.locals[local.index()];
        if info.is_final && state.may.has(*local) {
            let message = format!("`{}` is final and may have its value already", shorten(&info.name));
            return Err(Diagnostic::new(span, message));
        }
        state.has.set(*local);
        state.may.set(*local);
        Ok(())
    }
}

/// Returns the value of a condition that is made of literals.
fn constant(expr: &Expr) -> Option<bool> {
    match fold(expr, &|_| None)? {
        Constant::Boolean(value) => Some(value),
        Constant::Int(_) => None,
    }
}
