//! The interpreter: evaluates a text to terms and checks.
//!
//! cat is a small functional language. Everything in it that is not a set or a relation of events (functions,
//! tuples, tags, sets of orders) is gone after this: a text is run once, with sets and relations as symbols,
//! and leaves terms and checks. What is wrong with it (a set where a relation is meant, an unknown name) is
//! found on the way.
//!
//! A few constructs need to know the execution: a `match` that takes a set apart, a `forall` over events, an
//! `if` that compares. A text that has one of these ([`Stop::NeedsExecution`]) is run anew for every
//! execution ([`Interp::given`]); it is slower, and cannot be handed to a solver.
//!
//! - `value`: what expressions stand for;
//! - `ops`: operators;
//! - `builtins`: given names and functions;
//! - `define`: definitions, recursive ones too;
//! - `guess`: functions are tried out before they are called;
//! - `updates`: places that make sense only if an update is one event;
//! - `items`: instructions.

mod builtins;
mod define;
mod guess;
mod items;
mod ops;
mod updates;
mod value;

pub use builtins::given_names;
use value::BUILTINS;

use crate::Error;
use crate::eval::{EvalInput, Frame, Plan, Side, bits};
use crate::load::{Loaded, STANDARD};
use crate::model::{Axiom, Goal};
use crate::syntax::{Case, Condition, Expr, ExprKind};
use crate::terms::{Op, Sort, TermId, Terms};
use fencepost_graph::Candidate;
use fencepost_source::{Diagnostic, FileId, Span};
use rustc_hash::FxHashMap;
use value::{Builtin, Closure, Env, Value};

/// The reason why the interpreter did not evaluate a model's text to its end.
#[derive(Debug)]
pub enum Stop {
    /// The text is wrong.
    Wrong(Error),
    /// The text depends on the execution, at this place.
    NeedsExecution(Error),
}

/// The result of a step of the interpreter, or the reason why the interpreter stopped.
pub type Run<T> = Result<T, Stop>;

/// The depth to which functions may call each other, and expressions may nest.
const DEEPEST: u32 = 200;

/// The number of expressions that may be evaluated, each call of a function counted anew: a text that takes
/// more grows exponentially.
const MOST: u32 = 1_000_000;

/// The interpreter of a model's text, which turns definitions and checks into terms.
pub struct Interp<'a> {
    loaded: &'a Loaded,
    /// The terms of the definitions and checks that have been evaluated.
    pub terms: Terms,
    /// The checks that have been evaluated, in the order of the text.
    pub checks: Vec<(Axiom, Goal)>,
    /// The names that terms have in the text.
    pub names: FxHashMap<TermId, String>,
    /// The relations to show in pictures, with their names.
    pub shown: Vec<(String, TermId)>,
    /// The values of all names at the end of the text.
    pub env: Env<'a>,
    /// The options (variants) that the user gave and a condition may ask for.
    variants: &'a [String],
    /// The execution to evaluate the text on, if one is given.
    given: Option<&'a Candidate>,
    /// The sets that were computed event by event for the execution.
    pub constants: Vec<Vec<u64>>,
    /// The index of the file that is being evaluated.
    file: usize,
    depth: u32,
    /// The number of expressions evaluated up to now.
    steps: u32,
    /// Whether `po` runs through starts and joins of threads.
    through_threads: bool,
    /// The name given to the call of a procedure (`as name`), which its checks take.
    called: Option<String>,
    /// The sorts of arguments that are known while a function is tried out.
    guesses: guess::Guesses,
    /// Places of the text that make sense only if an update is one event.
    pub one_event: Vec<Error>,
}

impl<'a> Interp<'a> {
    /// Makes an interpreter for the files of a model. `given`: the execution, if it is known.
    pub fn new(
        loaded: &'a Loaded,
        terms: Terms,
        variants: &'a [String],
        given: Option<&'a Candidate>,
    ) -> Self {
        Interp {
            loaded,
            terms,
            checks: vec![],
            names: FxHashMap::default(),
            shown: vec![],
            env: Env::default(),
            variants,
            given,
            constants: vec![],
            file: 0,
            depth: 0,
            steps: 0,
            through_threads: !loaded.uses_given("sync"),
            called: None,
            guesses: guess::Guesses::default(),
            one_event: vec![],
        }
    }

    /// Evaluates the model's whole text, the standard library first.
    pub fn run(&mut self) -> Run<()> {
        let loaded = self.loaded;
        let order = loaded.included(STANDARD).into_iter().chain([0]);
        for number in order {
            self.file = number;
            self.env = self.items(&loaded.files[number].text.items, self.env.clone())?;
        }
        Ok(())
    }

    /// Returns the set or relation (a term) that a name has at the end of the model's text; `None` if the
    /// name is something else.
    pub fn meaning(&self, name: &str) -> Option<TermId> {
        match self.env.get(name)? {
            Value::Term(term) => Some(*term),
            _ => None,
        }
    }

    fn wrong<T>(&self, diagnostic: Diagnostic) -> Run<T> {
        Err(Stop::Wrong(Box::new((self.loaded.files[self.file].file.clone(), diagnostic))))
    }

    fn error<T>(&self, span: Span, message: impl Into<String>) -> Run<T> {
        self.wrong(Diagnostic::new(span, message))
    }

    fn needs_execution<T>(&self, span: Span, what: &str) -> Run<T> {
        let diagnostic = Diagnostic::new(span, format!("{what} depends on the execution"));
        Err(Stop::NeedsExecution(Box::new((self.loaded.files[self.file].file.clone(), diagnostic))))
    }

    /// Runs `go` one level deeper; an error if that is too deep.
    fn deeper<T>(&mut self, span: Span, go: impl FnOnce(&mut Self) -> Run<T>) -> Run<T> {
        if self.depth >= DEEPEST {
            return self.error(span, "this calls itself too often, or is nested too deeply");
        }
        self.steps += 1;
        if self.steps > MOST {
            return self
                .error(span, "this text takes too long to read: its functions call each other too often");
        }
        self.depth += 1;
        let result = go(self);
        self.depth -= 1;
        result
    }

    /// Evaluates an expression.
    fn expr(&mut self, expr: &'a Expr, env: &Env<'a>) -> Run<Value<'a>> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Name(name) => self.name(name, span, env),
            ExprKind::Tag(tag) => self.tag(tag, span, env),
            ExprKind::Zero => Ok(Value::Nothing),
            ExprKind::Universe => Ok(Value::Term(self.terms.universe(Sort::Set))),
            ExprKind::Set(all) => {
                let all = all.iter().map(|e| self.expr(e, env)).collect::<Run<Vec<_>>>()?;
                self.collect(all, span)
            }
            ExprKind::Tuple(all) => {
                let all = all.iter().map(|e| self.expr(e, env)).collect::<Run<Vec<_>>>()?;
                Ok(Value::Tuple(all))
            }
            ExprKind::IdOn(inner) => {
                let set = self.set(inner, env)?;
                Ok(Value::Term(self.terms.id_on(set)))
            }
            ExprKind::Unary(op, inner) => {
                let value = self.operand(inner, env)?;
                self.unary(*op, value, inner.span)
            }
            ExprKind::Binary(op, left, right) => {
                let a = self.operand(left, env)?;
                let b = self.operand(right, env)?;
                self.binary(*op, (a, left.span), (b, right.span), span)
            }
            ExprKind::Apply(function, argument) => {
                let of = self.operand(function, env)?;
                let argument_value = self.operand(argument, env)?;
                self.apply(of, argument_value, span, argument.span)
            }
            ExprKind::Let(bindings, body) => {
                let env = self.define(bindings, env.clone(), false)?;
                self.deeper(span, |it| it.expr(body, &env))
            }
            ExprKind::Fun(params, body) => Ok(Value::Function(std::rc::Rc::new(Closure {
                params,
                body,
                env: env.clone(),
                file: self.file,
                group: None,
            }))),
            ExprKind::Match(of, cases) => {
                let value = self.operand(of, env)?;
                let (number, env) = self.matching(&value, of.span, cases.iter().map(|(c, _)| c), env)?;
                self.deeper(span, |it| it.expr(&cases[number].1, &env))
            }
            ExprKind::Try(first, second) => match self.deeper(span, |it| it.expr(first, env)) {
                Err(Stop::Wrong(_)) => self.deeper(span, |it| it.expr(second, env)),
                other => other,
            },
            ExprKind::If(condition, then, otherwise) => {
                let holds = self.condition(condition, env)?;
                let chosen = if holds { then } else { otherwise };
                self.deeper(span, |it| it.expr(chosen, env))
            }
        }
    }

    /// Evaluates an operand, one level deeper.
    fn operand(&mut self, expr: &'a Expr, env: &Env<'a>) -> Run<Value<'a>> {
        self.deeper(expr.span, |it| it.expr(expr, env))
    }

    /// Evaluates an expression that must be a set of events.
    fn set(&mut self, expr: &'a Expr, env: &Env<'a>) -> Run<TermId> {
        let value = self.operand(expr, env)?;
        self.as_sort(value, Sort::Set, expr.span)
    }

    /// Returns the term of a value that must be of a sort.
    fn as_sort(&mut self, value: Value<'a>, sort: Sort, span: Span) -> Run<TermId> {
        match value {
            Value::Nothing => Ok(self.terms.empty(sort)),
            Value::Term(term) if self.terms.sort(term) == sort => Ok(term),
            Value::Event(event) if sort == Sort::Set => Ok(self.singleton(event)),
            Value::Guess(number) => self.guessed(number, sort, span),
            other => {
                let found = other.describe(&self.terms);
                let expected = sort.name();
                let error = Diagnostic::new(span, format!("this is {found}, and {expected} is needed here"));
                self.wrong(match (other.sort(&self.terms), sort) {
                    (Some(Sort::Set), Sort::Rel) => {
                        error.help("`[S]` is the identity on a set, `S * T` all pairs from one to another")
                    }
                    (Some(Sort::Rel), Sort::Set) => error.help(
                        "`domain(r)` and `range(r)` are the events that a relation starts from and leads to",
                    ),
                    _ => error,
                })
            }
        }
    }

    /// Returns the set with one event.
    fn singleton(&mut self, event: usize) -> TermId {
        let events = self.given.map_or(0, |candidate| candidate.events.len());
        let mut row = vec![0; bits::Shape::new(events).words];
        bits::put(&mut row, event);
        self.constant(row)
    }

    fn constant(&mut self, row: Vec<u64>) -> TermId {
        let number = self.constants.iter().position(|known| *known == row).unwrap_or_else(|| {
            self.constants.push(row);
            self.constants.len() - 1
        });
        self.terms.constant(number as u32, Sort::Set)
    }

    /// Returns the value of a term on the execution; an error if no execution is given.
    fn look(&mut self, term: TermId, span: Span, what: &str) -> Run<(bits::Shape, Vec<u64>)> {
        let Some(candidate) = self.given else { return self.needs_execution(span, what) };
        if self.terms.dependent(|op| matches!(op, Op::Var(_) | Op::Rec(..)))[term.index()] {
            return self.error(span, format!("{what} depends on what a `with` chooses, or on itself"));
        }
        let plan = Plan::new(&self.terms, &[term]);
        let mut frame = Frame::default();
        frame.prepare(&self.terms, &plan, candidate);
        let given = EvalInput { candidate, constants: &self.constants };
        frame.compute(&self.terms, &plan, &plan.for_goal[0], &given);
        Ok((frame.shape(), frame.value(&self.terms, term, Side::Least).to_vec()))
    }

    /// Returns the number of the first case that fits a value, and the environment of that case.
    fn matching(
        &mut self,
        value: &Value<'a>,
        span: Span,
        cases: impl Iterator<Item = &'a Case>,
        env: &Env<'a>,
    ) -> Run<(usize, Env<'a>)> {
        if let Value::Guess(_) = value {
            return self.depends_on_argument(span);
        }
        for (number, case) in cases.enumerate() {
            match case {
                Case::Any(_) => return Ok((number, env.clone())),
                Case::Tag(tag) => match value {
                    Value::Tag(found) if *found == tag.text => return Ok((number, env.clone())),
                    Value::Tag(_) => {}
                    other => {
                        let found = other.describe(&self.terms);
                        return self.error(span, format!("this is {found}, and the cases are tags"));
                    }
                },
                Case::Nothing(_) => {
                    if self.first_of(value, span)?.is_none() {
                        return Ok((number, env.clone()));
                    }
                }
                Case::Element(one, others) => {
                    if let Some((first, rest)) = self.first_of(value, span)? {
                        return Ok((number, env.with(&one.text, first).with(&others.text, rest)));
                    }
                }
            }
        }
        self.wrong(
            Diagnostic::new(span, "none of the cases fits this")
                .help("`|| _ -> …` as the last one fits everything"),
        )
    }

    /// Returns some element of a set, and the others; `None` if the set is empty.
    fn first_of(&mut self, value: &Value<'a>, span: Span) -> Run<Option<(Value<'a>, Value<'a>)>> {
        match value {
            Value::Nothing => Ok(None),
            Value::List(all) => Ok(all.split_first().map(|(first, rest)| {
                (first.clone(), if rest.is_empty() { Value::Nothing } else { Value::List(rest.to_vec()) })
            })),
            Value::Term(term) if self.terms.sort(*term) == Sort::Set => {
                if self.terms.op(*term) == Op::Empty {
                    return Ok(None);
                }
                let (_, mut row) = self.look(*term, span, "which elements this set has")?;
                let Some(first) = bits::members(&row).next() else { return Ok(None) };
                row[first / 64] &= !(1 << (first % 64));
                let rest =
                    if bits::is_empty(&row) { Value::Nothing } else { Value::Term(self.constant(row)) };
                Ok(Some((Value::Event(first), rest)))
            }
            Value::ByLocation(_) => self.needs_execution(span, "which parts this has"),
            Value::Guess(_) => self.depends_on_argument(span),
            other => {
                let found = other.describe(&self.terms);
                self.error(span, format!("this is {found}, which cannot be taken apart"))
            }
        }
    }

    fn condition(&mut self, of: &'a Condition, env: &Env<'a>) -> Run<bool> {
        match of {
            Condition::Variant(name) => Ok(self.variants.contains(&name.text)),
            Condition::Not(inner) => Ok(!self.condition(inner, env)?),
            Condition::And(a, b) => Ok(self.condition(a, env)? && self.condition(b, env)?),
            Condition::Or(a, b) => Ok(self.condition(a, env)? || self.condition(b, env)?),
            Condition::Equal(a, b) => {
                let (x, y) = (self.operand(a, env)?, self.operand(b, env)?);
                self.equal(&x, &y, a.span.to(b.span))
            }
            Condition::In(a, b) => {
                let (x, y) = (self.operand(a, env)?, self.operand(b, env)?);
                self.contained(&x, &y, a.span.to(b.span))
            }
        }
    }

    /// Applies a function to an argument.
    fn apply(&mut self, of: Value<'a>, argument: Value<'a>, span: Span, at: Span) -> Run<Value<'a>> {
        match of {
            Value::Function(closure) => self.deeper(span, |it| it.call(&closure, argument, at)),
            Value::Builtin(builtin, mut got) => {
                match argument {
                    Value::Tuple(all) if got.is_empty() && builtin.arity() > 1 => got = all,
                    one => got.push(one),
                }
                if got.len() < builtin.arity() {
                    return Ok(Value::Builtin(builtin, got));
                }
                if got.len() > builtin.arity() {
                    let (name, arity) = (builtin.name(), builtin.arity());
                    return self
                        .error(at, format!("`{name}` takes {arity} arguments, and gets {}", got.len()));
                }
                self.builtin(builtin, got, span, at)
            }
            Value::Guess(_) => self.depends_on_argument(span),
            Value::Procedure(procedure) => {
                let name = procedure.name;
                self.wrong(
                    Diagnostic::new(span, format!("`{name}` is a procedure, which has no value"))
                        .help(format!("it is an instruction: `call {name}(…)`")),
                )
            }
            other => {
                let found = other.describe(&self.terms);
                self.wrong(
                    Diagnostic::new(span, format!("this is {found}, and is used as a function"))
                        .help("an operator is missing, perhaps `;`"),
                )
            }
        }
    }

    fn call(&mut self, closure: &Closure<'a>, argument: Value<'a>, at: Span) -> Run<Value<'a>> {
        let mut env = closure.env.clone();
        for binding in closure.group.unwrap_or_default() {
            env = self.recursive_function(binding, closure, env);
        }
        let env = self.bind(closure.params, argument, env, at)?;
        let file = std::mem::replace(&mut self.file, closure.file);
        let result = self.expr(closure.body, &env);
        self.file = file;
        result.map_err(|stop| self.called_at(stop, at))
    }

    /// Moves an error in a function's body to the place of the call. The body was checked on its own before,
    /// so the call is at fault.
    fn called_at(&self, stop: Stop, at: Span) -> Stop {
        let Stop::Wrong(mut error) = stop else { return stop };
        let file = &self.loaded.files[self.file].file;
        let pos = file.pos(FileId(0), at.start);
        // (In a trial, the place is the body itself.)
        let inside =
            error.0.name() == file.name() && error.1.span.start >= at.start && error.1.span.end <= at.end;
        if error.1.label.is_none() && !inside {
            error.1.label = Some(format!("in the call at {}:{}:{}", file.name(), pos.line, pos.column));
        }
        Stop::Wrong(error)
    }
}

/// Returns the built-in function with this name.
fn builtin<'a>(name: &str) -> Option<Value<'a>> {
    Builtin::named(name).map(|builtin| Value::Builtin(builtin, vec![]))
}
