//! Evaluates definitions: `let`, `let rec` and functions.

use super::value::{Closure, Env, Value};
use super::{Interp, Run, Stop};
use crate::syntax::{Binding, Bindings, Name, Pattern};
use crate::terms::{GroupId, Op, Sort, TermId};
use fencepost_source::{Diagnostic, Span};
use std::rc::Rc;

/// The number of names up to which one recursion may define sets and relations mixed; above it all must be of
/// one sort.
const MOST_MIXED: usize = 5;

impl<'a> Interp<'a> {
    /// Evaluates the definitions of a `let` and returns the environment extended by the names they define.
    /// `keep`: whether to remember the names of the terms.
    pub(super) fn define(&mut self, bindings: &'a Bindings, env: Env<'a>, keep: bool) -> Run<Env<'a>> {
        if let Some(when) = &bindings.when {
            return self.error(
                when.expr.span,
                "`when` is not supported: a recursive definition is its least fixed point, without conditions",
            );
        }
        self.are_distinct(bindings.all.iter().map(|binding| &binding.pattern))?;
        for params in bindings.all.iter().filter_map(|binding| binding.params.as_ref()) {
            self.are_distinct([params])?;
        }
        let after = if bindings.recursive {
            self.define_recursively(&bindings.all, env)?
        } else {
            let mut after = env.clone();
            for binding in &bindings.all {
                after = match &binding.params {
                    Some(params) => {
                        let name = self.only_name(&binding.pattern)?;
                        let function = Closure {
                            params,
                            body: &binding.body,
                            env: env.clone(),
                            file: self.file,
                            group: None,
                        };
                        self.try_function(&function)?;
                        after.with(&name.text, Value::Function(Rc::new(function)))
                    }
                    None => {
                        let value = self.operand(&binding.body, &env)?;
                        self.bind(&binding.pattern, value, after, binding.body.span)?
                    }
                };
            }
            after
        };
        if keep {
            self.remember(bindings, &after);
        }
        Ok(after)
    }

    /// Remembers the names of terms.
    fn remember(&mut self, bindings: &'a Bindings, env: &Env<'a>) {
        for binding in &bindings.all {
            if let Pattern::Name(name) = &binding.pattern
                && let Some(Value::Term(term)) = env.get(&name.text)
            {
                self.names.entry(*term).or_insert_with(|| name.text.clone());
            }
        }
    }

    /// Checks that no name occurs twice among the names that one `let` or parameter list defines.
    pub(super) fn are_distinct(&self, patterns: impl IntoIterator<Item = &'a Pattern>) -> Run<()> {
        let mut seen: Vec<&str> = vec![];
        let mut todo: Vec<&'a Pattern> = patterns.into_iter().collect();
        todo.reverse();
        while let Some(pattern) = todo.pop() {
            match pattern {
                Pattern::Tuple(all, _) => todo.extend(all.iter().rev()),
                Pattern::Name(name) if name.text == "_" => {}
                Pattern::Name(name) if seen.contains(&name.text.as_str()) => {
                    return self.wrong(
                        Diagnostic::new(name.span, format!("`{}` is defined twice here", name.text))
                            .help("give one of the two another name"),
                    );
                }
                Pattern::Name(name) => seen.push(&name.text),
            }
        }
        Ok(())
    }

    /// Returns the single name that a pattern consists of, since a function has one name; an error for a
    /// tuple.
    fn only_name(&self, pattern: &'a Pattern) -> Run<&'a Name> {
        match pattern {
            Pattern::Name(name) => Ok(name),
            Pattern::Tuple(_, span) => self.error(*span, "a function has one name, not a tuple of them"),
        }
    }

    /// Binds the names of a pattern to a value or, for a tuple of names, to the parts of a tuple.
    pub(super) fn bind(
        &mut self,
        pattern: &'a Pattern,
        value: Value<'a>,
        env: Env<'a>,
        at: Span,
    ) -> Run<Env<'a>> {
        match (pattern, value) {
            (Pattern::Name(name), value) => Ok(env.with(&name.text, value)),
            (Pattern::Tuple(names, _), Value::Tuple(values)) if names.len() == values.len() => {
                let mut env = env;
                for (name, value) in names.iter().zip(values) {
                    env = self.bind(name, value, env, at)?;
                }
                Ok(env)
            }
            (Pattern::Tuple(names, _), value) if names.len() == 1 => self.bind(&names[0], value, env, at),
            (Pattern::Tuple(..), Value::Guess(_)) => self.depends_on_argument(at),
            (Pattern::Tuple(names, _), value) => {
                let found = match &value {
                    Value::Tuple(values) => format!("a tuple of {}", values.len()),
                    other => other.describe(&self.terms).to_owned(),
                };
                self.error(at, format!("this is {found}, and {} values are needed here", names.len()))
            }
        }
    }

    /// Binds the name of a function that may call itself and the functions of the same `let rec`.
    pub(super) fn recursive_function(
        &mut self,
        binding: &'a Binding,
        like: &Closure<'a>,
        env: Env<'a>,
    ) -> Env<'a> {
        match (&binding.pattern, &binding.params) {
            (Pattern::Name(name), Some(params)) => {
                let function = Closure { params, body: &binding.body, ..like.clone() };
                env.with(&name.text, Value::Function(Rc::new(function)))
            }
            _ => env,
        }
    }

    fn define_recursively(&mut self, all: &'a [Binding], env: Env<'a>) -> Run<Env<'a>> {
        let functions = all.iter().filter(|binding| binding.params.is_some()).count();
        if functions == all.len() {
            let mut after = env.clone();
            for binding in all {
                self.only_name(&binding.pattern)?;
                let Some(params) = &binding.params else { continue };
                let like = Closure {
                    params,
                    body: &binding.body,
                    env: env.clone(),
                    file: self.file,
                    group: Some(all),
                };
                self.try_function(&like)?;
                after = self.recursive_function(binding, &like, after);
            }
            return Ok(after);
        }
        if let Some(binding) = all.iter().find(|binding| binding.params.is_some()) {
            return self.error(binding.body.span, "functions and relations are not defined by one recursion");
        }
        let names = all.iter().map(|binding| self.only_name(&binding.pattern)).collect::<Run<Vec<_>>>()?;
        // Relations, most likely; if not, sets, or some of each.
        let mut first_error = None;
        for sets in (0..1u32 << all.len().min(MOST_MIXED)).chain([u32::MAX]) {
            let is_set = |i: usize| sets == u32::MAX || (i < MOST_MIXED && sets >> i & 1 == 1);
            let sorts: Vec<Sort> =
                (0..all.len()).map(|i| if is_set(i) { Sort::Set } else { Sort::Rel }).collect();
            let guesses = self.guesses.clone();
            match self.bodies(all, &names, &sorts, &env) {
                Ok((group, bodies)) => {
                    if bodies.iter().zip(&sorts).all(|(body, sort)| self.terms.sort(*body) == *sort) {
                        self.is_monotone(group, &bodies, all)?;
                        let fixed = self.terms.fixed_points(group, bodies);
                        let named = names.iter().zip(fixed);
                        return Ok(named.fold(env, |env, (n, t)| env.with(&n.text, Value::Term(t))));
                    }
                }
                Err(Stop::Wrong(error)) => first_error = first_error.or(Some(error)),
                Err(other) => return Err(other),
            }
            self.guesses = guesses;
        }
        match first_error {
            Some(error) => Err(Stop::Wrong(error)),
            None => {
                self.error(names[0].span, "this is neither a set nor a relation, whichever it is taken for")
            }
        }
    }

    /// Evaluates the bodies of definitions, with the names being defined taken to be of these sorts.
    fn bodies(
        &mut self,
        all: &'a [Binding],
        names: &[&'a Name],
        sorts: &[Sort],
        env: &Env<'a>,
    ) -> Run<(GroupId, Vec<TermId>)> {
        let (group, terms) = self.terms.recursion(sorts);
        let inner =
            names.iter().zip(terms).fold(env.clone(), |env, (n, t)| env.with(&n.text, Value::Term(t)));
        let mut bodies = vec![];
        for (binding, sort) in all.iter().zip(sorts) {
            bodies.push(match self.operand(&binding.body, &inner)? {
                Value::Nothing => self.terms.empty(*sort),
                Value::Term(term) => term,
                Value::Guess(number) => self.guessed(number, *sort, binding.body.span)?,
                other => {
                    let found = other.describe(&self.terms);
                    return self.error(
                        binding.body.span,
                        format!("this is {found}; a recursive definition is of a set or a relation"),
                    );
                }
            });
        }
        Ok((group, bodies))
    }

    /// Checks that the right sides of recursive definitions are monotone in the defined names, since only
    /// then a least fixed point exists.
    fn is_monotone(&mut self, group: GroupId, bodies: &[TermId], all: &'a [Binding]) -> Run<()> {
        let depends = self.terms.dependent(|op| matches!(op, Op::Rec(g, _) if g == group));
        for (body, binding) in bodies.iter().zip(all) {
            let mut todo = vec![*body];
            let mut seen = std::collections::BTreeSet::new();
            while let Some(term) = todo.pop() {
                if !depends[term.index()] || !seen.insert(term) {
                    continue;
                }
                let turned = match self.terms.op(term) {
                    Op::Diff(_, b) | Op::Compl(b) => depends[b.index()],
                    _ => false,
                };
                if turned {
                    return self.wrong(
                        Diagnostic::new(binding.body.span, "this recursion has no least fixed point")
                            .label("what is being defined is subtracted here, or negated by `~`")
                            .help("define what is subtracted first"),
                    );
                }
                todo.extend(self.terms.op(term).operands());
                if let Op::Fix(inner, _) = self.terms.op(term) {
                    todo.extend(self.terms.bodies(inner).to_vec());
                }
            }
        }
        Ok(())
    }
}
