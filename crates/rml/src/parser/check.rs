//! Checks that every part of a text denotes what its context expects: a formula, a relation, a number.
//!
//! A definition with parameters is checked where it is used, with what it is given there, since nothing says
//! how many columns a parameter has.

use super::{Fault, Library, Parsed};
use crate::syntax::{Binder, Comparison, Definition, Index, Kind, Ref, Sort, Term, Test, Type, Unary};
use fencepost_source::{Diagnostic, Span};

/// The largest number of columns of a relation: no model needs more.
const MAX_ARITY: usize = 3;

/// Returns a type of terms in words, such as "a set", for error messages.
pub(super) fn describe(of: Type) -> &'static str {
    match of {
        Type::Formula => "a formula",
        Type::Number => "a number",
        Type::Relation(1) => "a set",
        Type::Relation(2) => "a binary relation",
        Type::Relation(_) => "a ternary relation",
        Type::Nothing => "`none`",
    }
}

/// Checks the types in a definition's body, given the types of its arguments, and returns the type of the
/// body.
pub(super) fn body(library: &Library, definition: &Definition, args: &[Type]) -> Parsed<Type> {
    let mut checker = Checker { library, file: definition.file, args, ranges: vec![] };
    let found = checker.term(&definition.body)?;
    let (expected, keyword) = match definition.sort {
        Sort::Let => (found != Type::Formula && found != Type::Number, "pred"),
        Sort::Pred => (found == Type::Formula, "let"),
    };
    if expected {
        return Ok(found);
    }
    let error =
        Diagnostic::new(definition.body.span, format!("`{}` would be {}", definition.name, describe(found)));
    Err(checker.fault(match found {
        Type::Number => error.help("only relations and formulas can be given a name"),
        _ => error.help(format!("definitions of that kind begin with `{keyword}`")),
    }))
}

/// Checks that a term of the model's text is a formula, not an expression.
pub(super) fn formula(library: &Library, file: usize, term: &Term) -> Parsed<()> {
    Checker { library, file, args: &[], ranges: vec![] }.formula(term)
}

/// Checks that a term may bound a `var`, and returns its number of columns.
pub(super) fn bound(library: &Library, file: usize, term: &Term) -> Parsed<usize> {
    let mut checker = Checker { library, file, args: &[], ranges: vec![] };
    let arity = checker.relation(term)?;
    checker.static_bound(term, Side::Upper)?;
    Ok(arity)
}

/// Whether a bound must contain the value of a term, or be that value exactly.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Upper,
    /// The right side of a difference, whose value must be known exactly.
    Exact,
}

/// A value of an index, as `constant + factor·k`.
type Linear = (i64, i64);

struct Checker<'a> {
    library: &'a Library,
    file: usize,
    /// The types of the parameters in scope.
    args: &'a [Type],
    /// The least and greatest value of each index in scope.
    ranges: Vec<(Linear, Linear)>,
}

impl Checker<'_> {
    fn fault(&self, diagnostic: Diagnostic) -> Fault {
        Fault { file: self.file, diagnostic }
    }

    fn fail<T>(&self, span: Span, message: impl Into<String>) -> Parsed<T> {
        Err(self.fault(Diagnostic::new(span, message)))
    }

    fn expected<T>(&self, what: &str, term: &Term, found: Type) -> Parsed<T> {
        self.fail(term.span, format!("expected {what}, this is {}", describe(found)))
    }

    fn formula(&mut self, term: &Term) -> Parsed<()> {
        match self.term(term)? {
            Type::Formula => Ok(()),
            found => self.expected("a formula", term, found),
        }
    }

    /// Checks that a term is a relation or `none`.
    fn expression(&mut self, term: &Term) -> Parsed<Type> {
        match self.term(term)? {
            found @ (Type::Relation(_) | Type::Nothing) => Ok(found),
            found => self.expected("a set or a relation", term, found),
        }
    }

    /// Checks that a term is a relation, and returns its number of columns.
    fn relation(&mut self, term: &Term) -> Parsed<usize> {
        match self.expression(term)? {
            Type::Relation(arity) => Ok(arity),
            _ => {
                let error = Diagnostic::new(term.span, "how many columns `none` has here cannot be told");
                Err(self.fault(error.help("`none` can stand beside `|`, `&`, `\\`, `in`, `=` and `!=`")))
            }
        }
    }

    fn of_arity(&mut self, term: &Term, arity: usize) -> Parsed<()> {
        match self.relation(term)? {
            found if found == arity => Ok(()),
            found => self.expected(describe(Type::Relation(arity)), term, Type::Relation(found)),
        }
    }

    /// Checks that all terms have the same arity, and returns their type.
    fn alike<'t>(&mut self, terms: impl IntoIterator<Item = &'t Term>) -> Parsed<Type> {
        let mut all = Type::Nothing;
        for term in terms {
            match (all, self.expression(term)?) {
                (Type::Nothing, found) => all = found,
                (_, Type::Nothing) => {}
                (all, found) if all == found => {}
                (all, found) => {
                    let error = Diagnostic::new(term.span, format!("this is {}", describe(found)));
                    return Err(
                        self.fault(error.help(format!("what stands left of it is {}", describe(all))))
                    );
                }
            }
        }
        Ok(all)
    }

    fn term(&mut self, term: &Term) -> Parsed<Type> {
        Ok(match &term.kind {
            Kind::Name(name, at) => self.name(*name, at.as_ref(), term.span)?,
            Kind::Call(d, at, args) => self.call(*d, at.as_ref(), args, term.span)?,
            Kind::Apply(of, args) => self.apply(of, args, term.span)?,
            Kind::Id => Type::Relation(2),
            Kind::Univ => Type::Relation(1),
            Kind::None => Type::Nothing,
            Kind::IdOn(set) => {
                self.of_arity(set, 1)?;
                Type::Relation(2)
            }
            Kind::Union(of) | Kind::Intersection(of) => self.alike(of)?,
            Kind::Difference(left, right) => self.alike([&**left, right])?,
            Kind::Sequence(of) => self.sequence(of)?,
            Kind::Product(of) => {
                let mut arity = 0;
                for factor in of {
                    arity += self.relation(factor)?;
                }
                self.narrow(arity, term.span)?
            }
            Kind::Unary(op, of) => {
                self.of_arity(of, 2)?;
                Type::Relation(if matches!(op, Unary::Domain | Unary::Range) { 1 } else { 2 })
            }
            Kind::Comprehension(binders, body) => {
                self.binders(binders, body)?;
                if binders.iter().any(|binder| matches!(binder, Binder::Index { .. })) {
                    return self.fail(term.span, "the elements of a set are not executions");
                }
                self.narrow(binders.len(), term.span)?
            }
            Kind::If(condition, then, otherwise) => {
                self.formula(condition)?;
                self.alike([&**then, otherwise])?
            }
            Kind::Count(of) => {
                self.relation(of)?;
                Type::Number
            }
            Kind::Index(_) => Type::Number,
            Kind::Compare(op, left, right) => self.compare(*op, left, right)?,
            Kind::Test(test, of) => {
                match test {
                    Test::Acyclic | Test::Irreflexive => self.of_arity(of, 2)?,
                    Test::Some | Test::No | Test::One | Test::Lone => {
                        self.expression(of)?;
                    }
                }
                Type::Formula
            }
            Kind::Not(of) => {
                self.formula(of)?;
                Type::Formula
            }
            Kind::And(of) | Kind::Or(of) => {
                of.iter().try_for_each(|part| self.formula(part))?;
                Type::Formula
            }
            Kind::Implies(left, right) | Kind::Iff(left, right) => {
                self.formula(left)?;
                self.formula(right)?;
                Type::Formula
            }
            Kind::Quantified(_, binders, body) => {
                self.binders(binders, body)?;
                Type::Formula
            }
        })
    }

    fn narrow(&self, arity: usize, span: Span) -> Parsed<Type> {
        if arity > MAX_ARITY {
            return self.fail(span, format!("a relation has at most three columns, this one has {arity}"));
        }
        Ok(Type::Relation(arity))
    }

    fn name(&self, name: Ref, at: Option<&Index>, span: Span) -> Parsed<Type> {
        let fixed = match name {
            Ref::Primitive(primitive) if primitive.is_constant() => "is the same in all executions",
            Ref::Element(_) | Ref::Parameter(_) => "stands for what it was given, whatever the execution",
            Ref::Primitive(_) | Ref::Definition(_) | Ref::Variable(_) | Ref::Sequence(_) => "",
        };
        if at.is_some() && !fixed.is_empty() {
            return self.fail(span, format!("this {fixed}: it takes no `@`"));
        }
        let first = i64::from(!matches!(name, Ref::Sequence(_)));
        self.in_range(at, first, span)?;
        Ok(match name {
            Ref::Primitive(primitive) => Type::Relation(primitive.arity()),
            // Definitions with parameters are calls; those without were checked when they were read.
            Ref::Definition(d) => self.library.definitions[d].denotes.unwrap_or(Type::Nothing),
            Ref::Variable(v) => Type::Relation(self.library.variables[v].arity),
            Ref::Sequence(s) if at.is_none() => {
                let name = &self.library.sequences[s].name;
                let error = Diagnostic::new(span, format!("`{name}` is a sequence of sets"));
                return Err(self.fault(error.help(format!("say which: `{name}@0` to `{name}@k`"))));
            }
            Ref::Sequence(_) | Ref::Element(_) => Type::Relation(1),
            Ref::Parameter(p) => self.args.get(p).copied().unwrap_or(Type::Nothing),
        })
    }

    fn call(&mut self, d: usize, at: Option<&Index>, args: &[Term], span: Span) -> Parsed<Type> {
        self.in_range(at, 1, span)?;
        let mut types = Vec::with_capacity(args.len());
        for arg in args {
            types.push(self.expression(arg)?);
        }
        // Definitions that use each other twice would otherwise be checked exponentially often.
        let key = (d, types);
        if let Some(found) = self.library.checked.borrow().get(&key) {
            return Ok(*found);
        }
        let (d, types) = (key.0, &key.1);
        let found = body(self.library, &self.library.definitions[d], types).map_err(|mut fault| {
            // The place is in the definition; say where it came from.
            if fault.diagnostic.label.is_none() {
                let given: Vec<_> = types.iter().map(|t| describe(*t)).collect();
                fault.diagnostic.label = Some(format!(
                    "where `{}` is used with {}",
                    self.library.definitions[d].name,
                    given.join(", ")
                ));
            }
            fault
        })?;
        self.library.checked.borrow_mut().insert(key, found);
        Ok(found)
    }

    /// Checks that the execution with this index exists, whatever k is.
    fn in_range(&self, at: Option<&Index>, first: i64, span: Span) -> Parsed<()> {
        let Some(at) = at else { return Ok(()) };
        let (low, high) = self.range(at);
        // Linear in k, for all k ≥ 1: the slope and the value at 1 decide.
        let too_low = low.1 < 0 || low.0 + low.1 < first;
        let too_high = high.1 > 1 || high.0 + high.1 > 1;
        if too_low || too_high {
            let message = if too_low && first == 1 && low == (0, 0) {
                "there is no execution 0; without `@`, a name is of the main execution"
            } else {
                "there may be no such execution"
            };
            let error = Diagnostic::new(span, message);
            return Err(self.fault(error.help(if first == 0 {
                "sets of a sequence are numbered from 0 to k"
            } else {
                "executions are numbered from 1 to k"
            })));
        }
        Ok(())
    }

    /// Returns the least and the greatest value of an index.
    fn range(&self, of: &Index) -> (Linear, Linear) {
        let start = (of.constant, of.k);
        of.vars.iter().fold((start, start), |(low, high), (var, times)| {
            let (least, greatest) = self.ranges[*var];
            let (down, up) = if *times >= 0 { (least, greatest) } else { (greatest, least) };
            let add = |sum: Linear, value: Linear| (sum.0 + times * value.0, sum.1 + times * value.1);
            (add(low, down), add(high, up))
        })
    }

    fn apply(&mut self, of: &Term, args: &[Term], span: Span) -> Parsed<Type> {
        let arity = self.relation(of)?;
        for arg in args {
            self.of_arity(arg, 1)?;
        }
        match args.len() {
            given if given < arity => Ok(Type::Relation(arity - given)),
            given if given == arity => Ok(Type::Formula),
            given => self.fail(
                span,
                format!("{} takes at most {arity} arguments, not {given}", describe(Type::Relation(arity))),
            ),
        }
    }

    fn sequence(&mut self, of: &[Term]) -> Parsed<Type> {
        let mut arity = 0;
        for (i, term) in of.iter().enumerate() {
            let next = self.relation(term)?;
            arity = if i == 0 { next } else { arity + next - 2 };
            if arity == 0 {
                let error = Diagnostic::new(term.span, "two sets cannot be composed");
                return Err(
                    self.fault(error.help("`S & T` has what both have; `[S]; r; [T]` restricts a relation"))
                );
            }
            self.narrow(arity, term.span)?;
        }
        Ok(Type::Relation(arity))
    }

    fn compare(&mut self, op: Comparison, left: &Term, right: &Term) -> Parsed<Type> {
        match (op, self.term(left)?, self.term(right)?) {
            (Comparison::In, Type::Number, _) | (Comparison::In, _, Type::Number) => {
                let error = Diagnostic::new(left.span.to(right.span), "numbers are not in sets");
                Err(self.fault(error.help("compare them with `=`, `!=`, `<`, `<=`")))
            }
            (_, Type::Number, Type::Number) => Ok(Type::Formula),
            (_, Type::Number, found) => self.expected("a number", right, found),
            (_, found, Type::Number) => self.expected("a number", left, found),
            (Comparison::Less | Comparison::LessOrEqual, found, _) => {
                let error =
                    Diagnostic::new(left.span, format!("expected a number, this is {}", describe(found)));
                Err(self
                    .fault(error.help("`#r` is how many tuples a relation has; `r in s` compares relations")))
            }
            (Comparison::In | Comparison::Equal | Comparison::NotEqual, ..) => {
                self.alike([left, right])?;
                Ok(Type::Formula)
            }
        }
    }

    fn binders(&mut self, binders: &[Binder], body: &Term) -> Parsed<()> {
        let outer = self.ranges.len();
        for binder in binders {
            match binder {
                Binder::Element { name, domain } => match self.relation(domain)? {
                    1 => {}
                    arity => {
                        let found = describe(Type::Relation(arity));
                        let message = format!("`{name}` must be from a set, this is {found}");
                        return self.fail(domain.span, message);
                    }
                },
                Binder::Index { from, to } => {
                    let range = (self.range(from).0, self.range(to).1);
                    self.ranges.push(range);
                }
            }
        }
        self.formula(body)?;
        self.ranges.truncate(outer);
        Ok(())
    }

    /// Checks that a bound can be computed before solving, from the bounds of primitives.
    fn static_bound(&self, term: &Term, side: Side) -> Parsed<()> {
        match &term.kind {
            Kind::Name(Ref::Primitive(p), None) if side == Side::Upper || p.is_constant() => Ok(()),
            Kind::Name(Ref::Definition(d), None) => {
                let definition = &self.library.definitions[*d];
                let inner = Checker { library: self.library, file: self.file, args: &[], ranges: vec![] };
                let error = |_| {
                    let name = &definition.name;
                    let error = Diagnostic::new(term.span, format!("`{name}` cannot be in a bound"));
                    self.fault(error.help(BOUND_HELP))
                };
                inner.static_bound(&definition.body, side).map_err(error)
            }
            Kind::Union(of) | Kind::Intersection(of) | Kind::Product(of) => {
                of.iter().try_for_each(|part| self.static_bound(part, side))
            }
            Kind::Difference(left, right) if side == Side::Upper => {
                self.static_bound(left, side)?;
                self.static_bound(right, Side::Exact)
            }
            Kind::Id if side == Side::Exact => Ok(()),
            _ => {
                let error = Diagnostic::new(term.span, "this cannot be in a bound");
                Err(self.fault(error.help(BOUND_HELP)))
            }
        }
    }
}

const BOUND_HELP: &str =
    "a bound is made of primitives with `|`, `&`, `*`, and `\\` with constants or `id` on its right";
