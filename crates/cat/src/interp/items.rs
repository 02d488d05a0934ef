//! Executes instructions.

use super::value::{Env, Orders, Procedure, Value};
use super::{Interp, Run};
use crate::Base;
use crate::model::{Axiom, Goal};
use crate::syntax::{Check, Expr, Item, ItemKind, Name, Role, Test};
use crate::terms::{Choice, Op, Sort, TermId};
use fencepost_source::{Diagnostic, FileId, Span};
use std::rc::Rc;

impl<'a> Interp<'a> {
    /// Executes instructions of a model's text in order and returns the environment after them.
    pub(super) fn items(&mut self, items: &'a [Item], mut env: Env<'a>) -> Run<Env<'a>> {
        for item in items {
            env = self.item(item, env)?;
        }
        Ok(env)
    }

    fn item(&mut self, item: &'a Item, env: Env<'a>) -> Run<Env<'a>> {
        match &item.kind {
            ItemKind::Let(bindings) => self.define(bindings, env, true),
            ItemKind::Include(name) => self.include(name, env),
            ItemKind::Procedure { name, params, body, recursive } => {
                self.are_distinct([params])?;
                let procedure = Rc::new(Procedure {
                    name: &name.text,
                    params,
                    body,
                    env: env.clone(),
                    file: self.file,
                    recursive: *recursive,
                });
                self.try_procedure(&procedure, name.span)?;
                Ok(env.with(&name.text, Value::Procedure(procedure)))
            }
            ItemKind::Call { name, argument, as_name } => {
                self.call_procedure(name, argument, as_name.as_ref(), &env)?;
                Ok(env)
            }
            ItemKind::Check(check) => {
                self.check(check, item, &env)?;
                Ok(env)
            }
            ItemKind::With { name, from } => self.with(name, from, env),
            ItemKind::Forall { name, set, body } => {
                self.forall(name, set, body, &env)?;
                Ok(env)
            }
            ItemKind::Match { of, cases } => {
                let value = self.operand(of, &env)?;
                let (number, inner) = self.matching(&value, of.span, cases.iter().map(|(c, _)| c), &env)?;
                self.items(&cases[number].1, inner)?;
                Ok(env)
            }
            ItemKind::If { condition, then, otherwise } => {
                let holds = self.condition(condition, &env)?;
                self.items(if holds { then } else { otherwise }, env)
            }
            ItemKind::Enum { name, tags } => {
                let all = tags.iter().map(|tag| Value::Tag(tag.text.as_str())).collect();
                Ok(env.with(&name.text, Value::List(all)))
            }
            ItemKind::Show(shown) => {
                for (expr, name) in shown {
                    self.show(expr, name.as_ref(), &env)?;
                }
                Ok(env)
            }
            ItemKind::Unshow(names) => {
                self.shown.retain(|(shown, _)| !names.iter().any(|name| name.text == *shown));
                Ok(env)
            }
            ItemKind::Nothing => Ok(env),
        }
    }

    fn include(&mut self, name: &'a Name, env: Env<'a>) -> Run<Env<'a>> {
        let Some(number) = self.loaded.included(&name.text) else {
            return self.error(name.span, format!("there is no file `{}` to include", name.text));
        };
        let loaded = self.loaded;
        let file = std::mem::replace(&mut self.file, number);
        let after = self.items(&loaded.files[number].text.items, env);
        self.file = file;
        after
    }

    fn show(&mut self, expr: &'a Expr, name: Option<&'a Name>, env: &Env<'a>) -> Run<()> {
        let Value::Term(term) = self.operand(expr, env)? else { return Ok(()) };
        let name = match name {
            Some(name) => name.text.clone(),
            None => self.text(expr.span),
        };
        if self.terms.sort(term) == Sort::Rel {
            self.shown.push((name, term));
        }
        Ok(())
    }

    /// Returns the text of a source range, on one line.
    fn text(&self, span: Span) -> String {
        let text = self.loaded.files[self.file].file.text();
        let text = text.get(span.start as usize..span.end as usize).unwrap_or_default();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn check(&mut self, check: &'a Check, item: &'a Item, env: &Env<'a>) -> Run<()> {
        let value = self.operand(&check.expr, env)?;
        let span = check.expr.span;
        let term = match (check.test, value) {
            (Test::Empty, Value::Term(term)) => term,
            (Test::Empty, Value::Nothing) => self.terms.empty(Sort::Rel),
            (Test::Empty, Value::List(all)) => {
                // Sets of sets are known when they are listed: this one is not empty.
                debug_assert!(!all.is_empty());
                self.terms.universe(Sort::Set)
            }
            (Test::Empty, Value::Guess(_)) => return self.depends_on_argument(span),
            (Test::Empty, other) => {
                let found = other.describe(&self.terms);
                return self
                    .error(span, format!("this is {found}; only sets and relations are empty or not"));
            }
            (Test::Acyclic | Test::Irreflexive, value) => self.as_sort(value, Sort::Rel, span)?,
        };
        let file = &self.loaded.files[self.file].file;
        let named = self.called.clone().or(check.name.as_ref().map(|name| name.text.clone()));
        let source = self.text(span);
        let axiom = Axiom {
            name: named.unwrap_or_else(|| source.clone()),
            role: check.role,
            test: check.test,
            negated: check.negated,
            text: item.comment.clone(),
            source,
            file: file.name().to_owned(),
            line: file.pos(FileId(0), item.span.start).line,
        };
        // A flag goes up where its test holds: then the opposite is what an execution without it satisfies.
        let negated = check.negated != (check.role == Role::Flag);
        self.checks.push((axiom, Goal { test: check.test, negated, term }));
        Ok(())
    }

    fn call_procedure(
        &mut self,
        name: &'a Name,
        argument: &'a Expr,
        as_name: Option<&'a Name>,
        env: &Env<'a>,
    ) -> Run<()> {
        let procedure = match env.get(&name.text) {
            Some(Value::Procedure(procedure)) => procedure.clone(),
            Some(other) => {
                let found = other.describe(&self.terms);
                return self.wrong(
                    Diagnostic::new(name.span, format!("`{}` is {found}, not a procedure", name.text)).help(
                        "`call` is for what is defined with `procedure`; values are used in expressions",
                    ),
                );
            }
            None => {
                let error = Diagnostic::new(name.span, format!("there is no procedure `{}`", name.text));
                let known = env.names().filter(|name| matches!(env.get(name), Some(Value::Procedure(_))));
                return self.wrong(
                    error
                        .help("procedures are defined with `procedure` before they are called")
                        .suggest(&name.text, known),
                );
            }
        };
        let argument_value = self.operand(argument, env)?;
        let called = as_name.map(|name| name.text.clone()).or_else(|| self.called.clone());
        let called = std::mem::replace(&mut self.called, called);
        let result = self.run_procedure(&procedure, argument_value, argument.span);
        self.called = called;
        result
    }

    /// Executes a procedure's instructions with these arguments.
    pub(super) fn run_procedure(
        &mut self,
        procedure: &Rc<Procedure<'a>>,
        argument: Value<'a>,
        at: Span,
    ) -> Run<()> {
        let mut inner = procedure.env.clone();
        if procedure.recursive {
            inner = inner.with(procedure.name, Value::Procedure(procedure.clone()));
        }
        let inner = self.bind(procedure.params, argument, inner, at)?;
        let file = std::mem::replace(&mut self.file, procedure.file);
        let result = self.deeper(at, |it| it.items(procedure.body, inner));
        self.file = file;
        result.map(|_| ())
    }

    fn forall(&mut self, name: &'a Name, set: &'a Expr, body: &'a [Item], env: &Env<'a>) -> Run<()> {
        let mut left = self.operand(set, env)?;
        if let Value::ByLocation(_) | Value::Orders(_) | Value::OrdersByLocation(_) = left {
            return self.needs_execution(set.span, "what this ranges over");
        }
        while let Some((first, rest)) = self.first_of(&left, set.span)? {
            let inner = env.with(&name.text, first);
            self.deeper(set.span, |it| it.items(body, inner))?;
            left = rest;
        }
        Ok(())
    }

    /// Evaluates `with x from e`.
    fn with(&mut self, name: &'a Name, from: &'a Expr, env: Env<'a>) -> Run<Env<'a>> {
        let orders = match self.operand(from, &env)? {
            Value::Orders(orders) => orders,
            Value::Guess(_) => return self.depends_on_argument(from.span),
            other => {
                let found = other.describe(&self.terms);
                return self.wrong(
                    Diagnostic::new(
                        from.span,
                        format!("this is {found}; `with` chooses from a set of orders"),
                    )
                    .help("such as `linearisations(S, r)`, `generate_orders(S, r)` or `generate_cos(r)`"),
                );
            }
        };
        let Orders { set, base, per_location } = orders;
        if self.terms.dependent(|op| matches!(op, Op::Var(_)))[set.index()] {
            return self.error(from.span, "what is to be ordered depends on what another `with` chooses");
        }
        // An order of all writes that is called as the executions' own is the executions' own.
        let own = matches!(name.text.as_str(), "co" | "mo") && per_location;
        let term = if own && self.terms.op(set) == Op::Base(Base::Write) {
            let co = self.terms.base(Base::Co);
            self.contains_base(co, base, name);
            co
        } else {
            self.has_orders(orders, name);
            self.terms.var(Choice { set, base, per_location })
        };
        self.names.entry(term).or_insert_with(|| name.text.clone());
        Ok(env.with(&name.text, Value::Term(term)))
    }

    /// Demands, as an axiom, that there is an order to choose. Where there is none there is no execution,
    /// even if the order is never used. An order exists if the relation that it must contain has no cycle; no
    /// axiom is needed for a relation that has none by its form.
    fn has_orders(&mut self, orders: Orders, name: &'a Name) {
        let Orders { set, base, per_location } = orders;
        if self.is_order(base) {
            return;
        }
        let here = self.terms.product(set, set);
        let mut demanded = self.terms.inter(base, here);
        if per_location {
            let loc = self.terms.base(Base::Loc);
            demanded = self.terms.inter(demanded, loc);
        }
        let text = format!("an order that can be chosen for {} exists", name.text);
        self.demand(name, text, Goal { test: Test::Acyclic, negated: false, term: demanded });
    }

    /// Returns whether a relation is part of one that never has a cycle, by its form.
    fn is_order(&self, term: TermId) -> bool {
        match self.terms.op(term) {
            Op::Empty | Op::Base(Base::Po | Base::Co | Base::Rf) => true,
            Op::Inter(a, b) => self.is_order(a) || self.is_order(b),
            Op::Diff(a, _) | Op::Before(_, a) | Op::After(a, _) => self.is_order(a),
            // Program order, where it runs through starts and joins of threads.
            Op::Plus(a) => matches!(self.terms.op(a), Op::Union(x, y)
                if [x, y].iter().all(|t| matches!(self.terms.op(*t), Op::Base(Base::Po | Base::Sync)))),
            _ => false,
        }
    }

    /// Adds the axiom that a `with` implies, which constrains the chosen order.
    fn demand(&mut self, name: &'a Name, text: String, goal: Goal) {
        let file = &self.loaded.files[self.file].file;
        let axiom = Axiom {
            name: format!("with-{}", name.text),
            role: Role::Axiom,
            test: goal.test,
            negated: goal.negated,
            text: Some(text),
            source: self.text(name.span),
            file: file.name().to_owned(),
            line: file.pos(FileId(0), name.span.start).line,
        };
        self.checks.push((axiom, goal));
    }

    /// Demands that a coherence order contains its base, unless that is always so.
    fn contains_base(&mut self, co: TermId, base: TermId, name: &'a Name) {
        let w = self.terms.base(Base::Write);
        let loc = self.terms.base(Base::Loc);
        let here = self.terms.product(w, w);
        let of_writes = self.terms.inter(base, here);
        let demanded = self.terms.inter(of_writes, loc);
        let iw = self.terms.base(Base::Init);
        let later = self.terms.diff(w, iw);
        let first = self.terms.product(iw, later);
        let missing = self.terms.diff(demanded, co);
        let goes_without_saying = {
            let init = self.terms.inter(loc, first);
            self.terms.op(demanded) == Op::Empty || base == init
        };
        if goes_without_saying {
            return;
        }
        let text = format!("{} contains what it is to be generated from", name.text);
        self.demand(name, text, Goal { test: Test::Empty, negated: false, term: missing });
    }

    /// Evaluates a tag such as `'release`; an error if no `enum` declares the tag.
    pub(super) fn tag(&mut self, tag: &'a str, span: Span, env: &Env<'a>) -> Run<Value<'a>> {
        let known = env.names().any(|name| match env.get(name) {
            Some(Value::List(all)) => all.iter().any(|v| matches!(v, Value::Tag(t) if *t == tag)),
            _ => false,
        });
        match known {
            true => Ok(Value::Tag(tag)),
            false => self.wrong(
                Diagnostic::new(span, format!("no `enum` has the tag `'{tag}`"))
                    .help(format!("`enum name = '{tag} || …` declares it")),
            ),
        }
    }
}
