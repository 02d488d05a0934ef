//! Definitions.

use super::value::{Closure, Env, Value};
use super::{Interp, Run, Stop};
use crate::syntax::{Binding, Bindings, Name, Pattern};
use crate::terms::{GroupId, Op, Sort, TermId};
use fencepost_source::{Diagnostic, Span};
use std::rc::Rc;

impl<'a> Interp<'a> {
    /// What names mean after a `let`. `keep`: are the names of terms worth remembering?
    pub(super) fn define(&mut self, bindings: &'a Bindings, env: Env<'a>, keep: bool) -> Run<Env<'a>> {
        if let Some(when) = &bindings.when {
            return self.error(
                when.expr.span,
                "`when` is not supported: a recursive definition is its least fixed point, without conditions",
            );
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
                        self.try_out(&function, params)?;
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

    /// Remembers what terms are called.
    fn remember(&mut self, bindings: &'a Bindings, env: &Env<'a>) {
        for binding in &bindings.all {
            if let Pattern::Name(name) = &binding.pattern
                && let Some(Value::Term(term)) = env.get(&name.text)
            {
                self.names.entry(*term).or_insert_with(|| name.text.clone());
            }
        }
    }

    /// A function has one name.
    fn only_name(&self, pattern: &'a Pattern) -> Run<&'a Name> {
        match pattern {
            Pattern::Name(name) => Ok(name),
            Pattern::Tuple(_, span) => self.error(*span, "a function has one name, not a tuple of them"),
        }
    }

    /// Gives names to (parts of) a value.
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
            (Pattern::Tuple(names, _), value) => {
                let found = match &value {
                    Value::Tuple(values) => format!("a tuple of {}", values.len()),
                    other => other.describe(&self.terms).to_owned(),
                };
                self.error(at, format!("this is {found}, and {} values are needed here", names.len()))
            }
        }
    }

    /// A function that is never called is wrong, too, if there is nothing that it could be called with.
    fn try_out(&mut self, function: &Closure<'a>, params: &'a Pattern) -> Run<()> {
        let count = match params {
            Pattern::Name(_) => 1,
            Pattern::Tuple(names, _) => names.len(),
        };
        if count > 4 || self.depth > 0 {
            return Ok(());
        }
        let mut wrong = None;
        for sorts in 0..1u32 << count {
            let kinds: Vec<Sort> =
                (0..count).map(|i| if sorts >> i & 1 == 0 { Sort::Rel } else { Sort::Set }).collect();
            let (_, names) = self.terms.recursion(&kinds);
            let values: Vec<Value<'a>> = names.into_iter().map(Value::Term).collect();
            let argument = match (params, values) {
                (Pattern::Name(_), mut values) => values.remove(0),
                (_, values) => Value::Tuple(values),
            };
            match self.call(function, argument, function.body.span) {
                Err(Stop::Wrong(error)) => wrong = wrong.or(Some(error)),
                _ => return Ok(()),
            }
        }
        // It may take functions, or sets of sets: then what is wrong with the text is not what was found.
        let about_arguments = |message: &str| {
            message.contains("used as a function")
                || message.contains("set of sets")
                || message.contains("tag")
                || message.contains("taken apart")
                || message.contains("tuple")
                || message.contains("`with` chooses")
        };
        match wrong {
            Some(error) if !about_arguments(&error.1.message) => Err(Stop::Wrong(error)),
            _ => Ok(()),
        }
    }

    /// A function that may call itself and those defined beside it.
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
                after = self.recursive_function(binding, &like, after);
            }
            return Ok(after);
        }
        if let Some(binding) = all.iter().find(|binding| binding.params.is_some()) {
            return self.error(binding.body.span, "functions and relations are not defined by one recursion");
        }
        let names = all.iter().map(|binding| self.only_name(&binding.pattern)).collect::<Run<Vec<_>>>()?;
        // Relations, most likely; what the bodies come to tells.
        let mut sorts = vec![Sort::Rel; all.len()];
        let mut first_error = None;
        for _ in 0..3 {
            match self.bodies(all, &names, &sorts, &env) {
                Ok((group, bodies)) => {
                    let found: Vec<Sort> = bodies.iter().map(|body| self.terms.sort(*body)).collect();
                    if found == sorts {
                        self.is_monotone(group, &bodies, all)?;
                        let fixed = self.terms.fixed_points(group, bodies);
                        let named = names.iter().zip(fixed);
                        return Ok(named.fold(env, |env, (n, t)| env.with(&n.text, Value::Term(t))));
                    }
                    sorts = found;
                }
                Err(Stop::Wrong(error)) => {
                    first_error = first_error.or(Some(error));
                    sorts = vec![Sort::Set; all.len()];
                }
                Err(other) => return Err(other),
            }
        }
        match first_error {
            Some(error) => Err(Stop::Wrong(error)),
            None => {
                self.error(names[0].span, "this is neither a set nor a relation, whichever it is taken for")
            }
        }
    }

    /// The bodies of definitions, with the names being defined of these sorts.
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

    /// A least fixed point exists only if more of a name never means less of what is defined.
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
