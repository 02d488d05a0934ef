//! Evaluates operators.

use super::value::Value;
use super::{Interp, Run};
use crate::syntax::{Binary, Unary};
use crate::terms::Sort;
use fencepost_source::{Diagnostic, Span};

impl<'a> Interp<'a> {
    /// Applies an operator with one operand, such as `~` or `^-1`, to a value.
    pub(super) fn unary(&mut self, op: Unary, value: Value<'a>, span: Span) -> Run<Value<'a>> {
        if op == Unary::Complement {
            return match value {
                Value::Term(term) => Ok(Value::Term(self.terms.complement(term))),
                Value::Event(event) => {
                    let set = self.singleton(event);
                    Ok(Value::Term(self.terms.complement(set)))
                }
                Value::Guess(number) => Ok(Value::Guess(number)),
                other => {
                    let found = other.describe(&self.terms);
                    self.error(span, format!("this is {found}, which has no complement"))
                }
            };
        }
        let r = self.as_sort(value, Sort::Rel, span)?;
        if matches!(op, Unary::Plus | Unary::Star) {
            self.note_closure(r, span);
        }
        Ok(Value::Term(match op {
            Unary::Inverse => self.terms.inverse(r),
            Unary::Plus => self.terms.plus(r),
            Unary::Star => {
                let plus = self.terms.plus(r);
                self.terms.optional(plus)
            }
            Unary::Optional => self.terms.optional(r),
            Unary::Complement => unreachable!("handled above"),
        }))
    }

    /// Applies an operator with two operands, such as `|` or `;`, to two values.
    pub(super) fn binary(
        &mut self,
        op: Binary,
        (a, left): (Value<'a>, Span),
        (b, right): (Value<'a>, Span),
        span: Span,
    ) -> Run<Value<'a>> {
        match op {
            Binary::Sequence => {
                let a = self.as_sort(a, Sort::Rel, left)?;
                let b = self.as_sort(b, Sort::Rel, right)?;
                self.note_sequence(a, b, span);
                Ok(Value::Term(self.terms.seq(a, b)))
            }
            Binary::Product => {
                let a = self.as_sort(a, Sort::Set, left)?;
                let b = self.as_sort(b, Sort::Set, right)?;
                Ok(Value::Term(self.terms.product(a, b)))
            }
            Binary::Add => self.add(a, (b, right), span),
            Binary::Union | Binary::Intersection | Binary::Difference => match (a, b) {
                (a, Value::Nothing) if op != Binary::Intersection => Ok(a),
                (Value::Nothing, b) if op == Binary::Union => Ok(b),
                (Value::Nothing, _) | (_, Value::Nothing) => Ok(Value::Nothing),
                (Value::List(a), Value::List(b)) => self.combine(op, a, b, span),
                (a, b) => self.boolean(op, (a, left), (b, right), span),
            },
        }
    }

    /// Computes `|`, `&` or `\` of two sets of events, or of two relations.
    fn boolean(
        &mut self,
        op: Binary,
        (a, left): (Value<'a>, Span),
        (b, right): (Value<'a>, Span),
        span: Span,
    ) -> Run<Value<'a>> {
        if let (Value::Guess(x), Value::Guess(y)) = (&a, &b)
            && self.guesses.sort(*x).or(self.guesses.sort(*y)).is_none()
        {
            self.guesses.unite(*x, *y);
            return Ok(a);
        }
        // A set of sets, or of tags, may be what an argument is meant to be.
        if matches!(&a, Value::Guess(_)) && is_other(&b) || matches!(&b, Value::Guess(_)) && is_other(&a) {
            return self.depends_on_argument(span);
        }
        let sort = |it: &Self, v: &Value<'a>| match v {
            Value::Event(_) => Some(Sort::Set),
            Value::Guess(number) => it.guesses.sort(*number),
            other => other.sort(&it.terms),
        };
        let (x, y) = (sort(self, &a), sort(self, &b));
        if let (Some(x), Some(y)) = (x, y)
            && x != y
        {
            let sign = match op {
                Binary::Union => "|",
                Binary::Intersection => "&",
                _ => "\\",
            };
            return self.wrong(
                Diagnostic::new(
                    span,
                    format!("on the left of `{sign}` is {}, on the right {}", x.name(), y.name()),
                )
                .help("`[S]` is the identity on a set, `S * T` all pairs from one to another"),
            );
        }
        let sort = x.or(y).unwrap_or(Sort::Rel);
        let a = self.as_sort(a, sort, left)?;
        let b = self.as_sort(b, sort, right)?;
        if op == Binary::Intersection {
            self.note_intersection(a, b, span);
        }
        Ok(Value::Term(match op {
            Binary::Union => self.terms.union(a, b),
            Binary::Intersection => self.terms.inter(a, b),
            _ => self.terms.diff(a, b),
        }))
    }

    /// Computes `e ++ S`, a set with one more element.
    fn add(&mut self, one: Value<'a>, (to, right): (Value<'a>, Span), span: Span) -> Run<Value<'a>> {
        match (one, to) {
            (Value::Guess(_), _) | (_, Value::Guess(_)) => self.depends_on_argument(span),
            (Value::Event(event), to) => {
                let one = self.singleton(event);
                let set = self.as_sort(to, Sort::Set, right)?;
                Ok(Value::Term(self.terms.union(one, set)))
            }
            (one, Value::Nothing) => self.collect(vec![one], span),
            (one, Value::List(mut all)) => {
                if !all.iter().any(|known| same(known, &one)) {
                    all.insert(0, one);
                }
                Ok(Value::List(all))
            }
            (_, other) => {
                let found = other.describe(&self.terms);
                self.error(right, format!("this is {found}; an element is added to a set"))
            }
        }
    }

    /// Evaluates a set in braces, `{a, b, c}`, given the values of its elements.
    pub(super) fn collect(&mut self, all: Vec<Value<'a>>, span: Span) -> Run<Value<'a>> {
        if all.is_empty() {
            return Ok(Value::Nothing);
        }
        if all.iter().all(|value| matches!(value, Value::Event(_))) {
            let mut set = self.terms.empty(Sort::Set);
            for value in all {
                let one = self.as_sort(value, Sort::Set, span)?;
                set = self.terms.union(set, one);
            }
            return Ok(Value::Term(set));
        }
        let mut list: Vec<Value<'a>> = vec![];
        for value in all {
            if !list.iter().any(|known| same(known, &value)) {
                list.push(value);
            }
        }
        Ok(Value::List(list))
    }

    /// Computes `|`, `&` or `\` of two sets of sets, or of tags.
    fn combine(&mut self, op: Binary, a: Vec<Value<'a>>, b: Vec<Value<'a>>, span: Span) -> Run<Value<'a>> {
        let mut list = vec![];
        match op {
            Binary::Union => {
                list = a;
                for value in b {
                    if !list.iter().any(|known| same(known, &value)) {
                        list.push(value);
                    }
                }
            }
            _ => {
                for value in a {
                    if self.lists(&b, &value, span)? == (op == Binary::Intersection) {
                        list.push(value);
                    }
                }
            }
        }
        Ok(if list.is_empty() { Value::Nothing } else { Value::List(list) })
    }

    fn lists(&mut self, all: &[Value<'a>], value: &Value<'a>, span: Span) -> Run<bool> {
        for known in all {
            if self.equal(known, value, span)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether two values of cat expressions are equal, for the condition `a = b`.
    pub(super) fn equal(&mut self, a: &Value<'a>, b: &Value<'a>, span: Span) -> Run<bool> {
        match (a, b) {
            (Value::Guess(_), _) | (_, Value::Guess(_)) => self.depends_on_argument(span),
            (Value::Tag(a), Value::Tag(b)) => Ok(a == b),
            (Value::Event(a), Value::Event(b)) => Ok(a == b),
            (Value::Nothing, Value::Nothing) => Ok(true),
            (Value::Tuple(a), Value::Tuple(b)) => {
                if a.len() != b.len() {
                    return Ok(false);
                }
                for (a, b) in a.iter().zip(b) {
                    if !self.equal(a, b, span)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Value::List(x), Value::List(y)) => Ok(self.contained(a, b, span)? && x.len() == y.len()),
            (Value::Term(a), Value::Term(b)) if a == b => Ok(true),
            (Value::Term(_), Value::Term(_) | Value::Nothing) | (Value::Nothing, Value::Term(_)) => {
                Ok(self.contained(a, b, span)? && self.contained(b, a, span)?)
            }
            (Value::List(_), Value::Nothing) | (Value::Nothing, Value::List(_)) => Ok(false),
            (a, b) => {
                let (a, b) = (a.describe(&self.terms), b.describe(&self.terms));
                self.error(span, format!("{a} and {b} are compared"))
            }
        }
    }

    /// Returns whether a value is an element or a subset of another, for the condition `a in b`.
    pub(super) fn contained(&mut self, a: &Value<'a>, b: &Value<'a>, span: Span) -> Run<bool> {
        match (a, b) {
            (Value::Guess(_), _) | (_, Value::Guess(_)) => self.depends_on_argument(span),
            (Value::Nothing, _) => Ok(true),
            (Value::List(all), Value::List(of)) => {
                for value in all {
                    if !self.lists(of, value, span)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (one, Value::List(of)) => self.lists(of, one, span),
            (Value::Event(event), Value::Term(set)) if self.terms.sort(*set) == Sort::Set => {
                let (_, row) = self.look(*set, span, "what is in this set")?;
                Ok(crate::eval::bits::has(&row, *event))
            }
            (Value::Term(x), _) => {
                let y = self.as_sort(b.clone(), self.terms.sort(*x), span)?;
                let rest = self.terms.diff(*x, y);
                if self.terms.op(rest) == crate::terms::Op::Empty {
                    return Ok(true);
                }
                let (_, value) = self.look(rest, span, "whether one is part of the other")?;
                Ok(crate::eval::bits::is_empty(&value))
            }
            (_, other) => {
                let found = other.describe(&self.terms);
                self.error(span, format!("{found} has no elements"))
            }
        }
    }
}

/// Returns whether a value is neither a set nor a relation, nor unknown.
fn is_other(value: &Value<'_>) -> bool {
    !matches!(value, Value::Term(_) | Value::Nothing | Value::Event(_) | Value::Guess(_))
}

/// Returns whether two values are the same by their terms, without an execution. For a set of sets that is
/// enough: two relations that have the same pairs only in some executions count as two, and checking both
/// does no harm.
fn same(a: &Value<'_>, b: &Value<'_>) -> bool {
    match (a, b) {
        (Value::Term(a), Value::Term(b)) => a == b,
        (Value::Event(a), Value::Event(b)) => a == b,
        (Value::Tag(a), Value::Tag(b)) => a == b,
        (Value::Nothing, Value::Nothing) => true,
        (Value::Orders(a), Value::Orders(b)) => a == b,
        (Value::Tuple(a), Value::Tuple(b)) | (Value::List(a), Value::List(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        _ => false,
    }
}
