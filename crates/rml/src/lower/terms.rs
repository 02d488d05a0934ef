//! Lowers expressions and formulas.

use super::Lowerer;
use super::cons::{Op, Value, ValueKind};
use crate::Primitive;
use crate::syntax::{Binder, Comparison, Index, Kind, Quantifier, Ref, Term, Test, Unary};
use fencepost_relational::{Atom, Bv, Expr, Formula, Var};

/// The context of a term.
#[derive(Clone, Default)]
struct Context {
    execution: Option<usize>,
    /// The arguments of the definition that is being expanded.
    args: Vec<Value>,
    /// The elements that the quantifiers around the term bind.
    elements: Vec<Value>,
    indices: Vec<i64>,
}

impl Lowerer<'_> {
    /// Lowers a formula without free names, as it reads in one of the executions.
    pub(super) fn formula_in(&mut self, term: &Term, execution: Option<usize>) -> Formula {
        let mut context = Context { execution, ..Context::default() };
        self.term(term, &mut context).formula().clone()
    }

    /// Returns the lowered value that a name of the model's text has in one of the executions.
    pub(super) fn named(&mut self, name: Ref, execution: Option<usize>) -> Value {
        match name {
            Ref::Primitive(primitive) => {
                let execution = execution.filter(|_| !primitive.is_constant());
                let world = self.world;
                // Where no thread starts or awaits another, `po` is transitive as it is.
                let through_threads = self.model.through_threads
                    && [Primitive::Spawn, Primitive::Join].iter().any(|p| !world.upper(*p).is_empty());
                self.cons.make(Op::Primitive(primitive, execution), &[], || {
                    let given = |primitive: Primitive| {
                        let expr = world.primitive(primitive, execution);
                        assert_eq!(expr.arity(), primitive.arity(), "the world's `{primitive}`");
                        expr
                    };
                    ValueKind::Expr(match primitive {
                        Primitive::Po if through_threads => {
                            given(Primitive::Po).union(&given(Primitive::Sync)).closure()
                        }
                        _ => given(primitive),
                    })
                })
            }
            Ref::Variable(v) => {
                let relation = &self.variables[v][execution.unwrap_or(0)];
                self.cons.make(Op::Variable(v, execution), &[], || ValueKind::Expr(Expr::from(relation)))
            }
            Ref::Definition(d) => self.call(d, execution, vec![]),
            Ref::Sequence(_) | Ref::Parameter(_) | Ref::Element(_) => {
                unreachable!("{name:?} needs to know more than the execution")
            }
        }
    }

    fn call(&mut self, d: usize, execution: Option<usize>, args: Vec<Value>) -> Value {
        let op = Op::Definition(d, execution);
        if let Some(value) = self.cons.find(op, &args) {
            return value;
        }
        let mut context = Context { execution, args: args.clone(), ..Context::default() };
        let model = self.model;
        let value = self.term(&model.definitions[d].body, &mut context);
        self.cons.keep(op, &args, value)
    }

    fn index(&self, index: &Index, context: &Context) -> i64 {
        index.value(self.world.speculations(), &context.indices)
    }

    /// Returns the execution that `@` names; the current one without it.
    fn execution(&self, at: Option<&Index>, context: &Context) -> Option<usize> {
        let Some(at) = at else { return context.execution };
        let i = self.index(at, context);
        let k = self.world.speculations();
        assert!(
            1 <= i && i <= k as i64,
            "execution {i} of {k}: a model of several executions needs at least one"
        );
        Some(i as usize)
    }

    fn terms(&mut self, terms: &[Term], context: &mut Context) -> Vec<Value> {
        terms.iter().map(|term| self.term(term, context)).collect()
    }

    fn expr(&mut self, op: Op, of: &[Value], make: impl FnOnce() -> Expr) -> Value {
        self.cons.make(op, of, || ValueKind::Expr(make()))
    }

    fn formula(&mut self, op: Op, of: &[Value], make: impl FnOnce() -> Formula) -> Value {
        self.cons.make(op, of, || ValueKind::Formula(make()))
    }

    fn term(&mut self, term: &Term, context: &mut Context) -> Value {
        match &term.kind {
            Kind::Name(Ref::Element(e), _) => context.elements[*e].clone(),
            Kind::Name(Ref::Parameter(p), _) => context.args[*p].clone(),
            Kind::Name(Ref::Sequence(s), at) => {
                let i = at.as_ref().map_or(0, |at| self.index(at, context)) as usize;
                let relation = &self.sequences[*s][i];
                self.cons.make(Op::Sequence(*s, i), &[], || ValueKind::Expr(Expr::from(relation)))
            }
            Kind::Name(name, at) => {
                let execution = self.execution(at.as_ref(), context);
                self.named(*name, execution)
            }
            Kind::Call(d, at, args) => {
                let args = self.terms(args, context);
                let execution = self.execution(at.as_ref(), context);
                self.call(*d, execution, args)
            }
            Kind::Apply(of, args) => self.apply(of, args, context),
            Kind::Id => self.expr(Op::Id, &[], Expr::iden),
            Kind::Univ => self.expr(Op::Univ, &[], Expr::univ),
            Kind::None => self.cons.make(Op::Nothing, &[], || ValueKind::Nothing),
            Kind::IdOn(set) => {
                let of = [self.term(set, context)];
                let make = || Expr::iden().intersection(&of[0].relation().product(&Expr::univ()));
                self.expr(Op::IdOn, &of, make)
            }
            Kind::Union(parts) => self.union(parts, context),
            Kind::Intersection(parts) => {
                let parts = self.terms(parts, context);
                self.fold(Op::Intersection, parts, Expr::intersection)
            }
            Kind::Sequence(parts) => {
                let parts = self.terms(parts, context);
                self.fold(Op::Join, parts, Expr::join)
            }
            Kind::Product(parts) => {
                let parts = self.terms(parts, context);
                self.fold(Op::Product, parts, Expr::product)
            }
            Kind::Difference(left, right) => {
                let of = [self.term(left, context), self.term(right, context)];
                match (of[0].expr(), of[1].expr()) {
                    (Some(left), Some(right)) => self.expr(Op::Difference, &of, || left.difference(right)),
                    (None, Some(right)) => self.cons.fresh(ValueKind::Expr(Expr::none(right.arity()))),
                    (_, None) => of[0].clone(),
                }
            }
            Kind::Unary(op, of) => {
                let of = [self.term(of, context)];
                let make = || unary(*op, of[0].relation());
                self.expr(Op::Unary(*op), &of, make)
            }
            Kind::Comprehension(binders, body) => {
                let (decls, body) = self.bound(binders, body, context);
                self.cons.fresh(ValueKind::Expr(Expr::comprehension(decls, body)))
            }
            Kind::If(condition, then, otherwise) => self.conditional([condition, then, otherwise], context),
            Kind::Count(of) => {
                let of = [self.term(of, context)];
                self.cons.make(Op::Count, &of, || ValueKind::Count(of[0].relation().clone()))
            }
            Kind::Index(index) => {
                let value = self.index(index, context);
                self.cons.make(Op::Number(value), &[], || ValueKind::Number(value))
            }
            Kind::Compare(op, left, right) => {
                let of = [self.term(left, context), self.term(right, context)];
                let atoms = self.atoms;
                self.formula(Op::Compare(*op), &of, || compare(*op, &of[0], &of[1], atoms))
            }
            Kind::Test(op, of) => {
                let of = [self.term(of, context)];
                self.formula(Op::Test(*op), &of, || test(*op, of[0].expr()))
            }
            Kind::Not(of) => {
                let of = [self.term(of, context)];
                self.formula(Op::Not, &of, || of[0].formula().not())
            }
            Kind::And(parts) => {
                let parts = self.terms(parts, context);
                let make = || Formula::all_of(parts.iter().map(|part| part.formula().clone()));
                self.formula(Op::And, &parts, make)
            }
            Kind::Or(parts) => {
                let parts = self.terms(parts, context);
                let make = || Formula::any_of(parts.iter().map(|part| part.formula().clone()));
                self.formula(Op::Or, &parts, make)
            }
            Kind::Implies(left, right) => {
                let of = [self.term(left, context), self.term(right, context)];
                self.formula(Op::Implies, &of, || of[0].formula().implies(of[1].formula()))
            }
            Kind::Iff(left, right) => {
                let of = [self.term(left, context), self.term(right, context)];
                self.formula(Op::Iff, &of, || of[0].formula().iff(of[1].formula()))
            }
            Kind::Quantified(quantifier, binders, body) => {
                let formula = self.quantified(*quantifier, binders, body, context);
                self.cons.fresh(ValueKind::Formula(formula))
            }
        }
    }

    /// Returns the union of the parts that are not `none`, all in one node.
    fn union(&mut self, parts: &[Term], context: &mut Context) -> Value {
        let parts = self.terms(parts, context);
        let known: Vec<Value> = parts.iter().filter(|part| part.expr().is_some()).cloned().collect();
        match &known[..] {
            [] => parts[0].clone(),
            [only] => only.clone(),
            [first, ..] => {
                let arity = first.relation().arity();
                let all = known.iter().map(|part| part.relation().clone());
                self.expr(Op::Union, &known, || Expr::union_all(arity, all))
            }
        }
    }

    /// Combines the parts by `op`, from left to right, sharing beginnings. Where one part is `none`, so is
    /// the whole.
    fn fold(&mut self, op: Op, parts: Vec<Value>, apply: fn(&Expr, &Expr) -> Expr) -> Value {
        if let Some(nothing) = parts.iter().find(|part| part.expr().is_none()) {
            let like = parts.iter().find_map(Value::expr);
            return like
                .map_or(nothing.clone(), |like| self.cons.fresh(ValueKind::Expr(Expr::none(like.arity()))));
        }
        let pair = |left: Value, right: Value| {
            let of = [left, right];
            self.cons.make(op, &of, || ValueKind::Expr(apply(of[0].relation(), of[1].relation())))
        };
        parts.into_iter().reduce(pair).unwrap_or_else(|| unreachable!("an operator has operands"))
    }

    fn apply(&mut self, of: &Term, args: &[Term], context: &mut Context) -> Value {
        let mut image = self.term(of, context);
        for arg in args {
            let of = [self.term(arg, context), image];
            let (arg, relation) = (of[0].relation(), of[1].relation());
            image = match relation.arity() {
                // The last column: a question.
                1 => {
                    self.cons.make(Op::Member, &of, || ValueKind::Formula(arg.intersection(relation).some()))
                }
                _ => self.cons.make(Op::Join, &of, || ValueKind::Expr(arg.join(relation))),
            };
        }
        image
    }

    fn conditional(&mut self, of: [&Term; 3], context: &mut Context) -> Value {
        let of = of.map(|term| self.term(term, context));
        let (then, otherwise) = match (of[1].expr(), of[2].expr()) {
            (Some(then), Some(otherwise)) => (then.clone(), otherwise.clone()),
            (Some(then), None) => (then.clone(), Expr::none(then.arity())),
            (None, Some(otherwise)) => (Expr::none(otherwise.arity()), otherwise.clone()),
            (None, None) => return of[1].clone(),
        };
        self.expr(Op::If, &of, || Expr::ite(of[0].formula(), &then, &otherwise))
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        binders: &[Binder],
        body: &Term,
        context: &mut Context,
    ) -> Formula {
        // Indices become conjunctions or disjunctions, elements in between quantifiers of the logic.
        match binders {
            [] => self.term(body, context).formula().clone(),
            [Binder::Index { from, to }, rest @ ..] => {
                let (from, to) = (self.index(from, context), self.index(to, context));
                let parts = (from..=to).map(|i| {
                    context.indices.push(i);
                    let part = self.quantified(quantifier, rest, body, context);
                    context.indices.pop();
                    part
                });
                let parts: Vec<Formula> = parts.collect();
                match quantifier {
                    Quantifier::All => Formula::all_of(parts),
                    Quantifier::Exists => Formula::any_of(parts),
                }
            }
            // Over threads, locations and the like too: what a rule says of one of them has no variables
            // then, and is shared with what other rules say of it.
            [
                Binder::Element { domain: Term { kind: Kind::Name(Ref::Primitive(set), None), .. }, .. },
                rest @ ..,
            ] if set.is_constant() => {
                let atoms: Vec<Atom> = self.world.upper(*set).atoms().collect();
                let parts = atoms.into_iter().map(|atom| {
                    let element = self.cons.make(Op::Atom(atom), &[], || ValueKind::Expr(Expr::atom(atom)));
                    context.elements.push(element);
                    let part = self.quantified(quantifier, rest, body, context);
                    context.elements.pop();
                    part
                });
                let parts: Vec<Formula> = parts.collect();
                match quantifier {
                    Quantifier::All => Formula::all_of(parts),
                    Quantifier::Exists => Formula::any_of(parts),
                }
            }
            [Binder::Element { .. }, ..] => {
                let is_element = |binder: &Binder| matches!(binder, Binder::Element { .. });
                let count = binders.iter().take_while(|binder| is_element(binder)).count();
                let (elements, rest) = binders.split_at(count);
                let outer = context.elements.len();
                let decls = self.declare(elements, context);
                let body = self.quantified(quantifier, rest, body, context);
                context.elements.truncate(outer);
                match quantifier {
                    Quantifier::All => Formula::forall(decls, body),
                    Quantifier::Exists => Formula::exists(decls, body),
                }
            }
        }
    }

    /// Lowers the variables of a comprehension, and its body.
    fn bound(
        &mut self,
        binders: &[Binder],
        body: &Term,
        context: &mut Context,
    ) -> (Vec<(Var, Expr)>, Formula) {
        let outer = context.elements.len();
        let decls = self.declare(binders, context);
        let body = self.term(body, context).formula().clone();
        context.elements.truncate(outer);
        (decls, body)
    }

    /// Brings the elements that binders bind into scope.
    fn declare(&mut self, binders: &[Binder], context: &mut Context) -> Vec<(Var, Expr)> {
        let mut decls = Vec::with_capacity(binders.len());
        for binder in binders {
            let Binder::Element { name, domain } = binder else {
                unreachable!("checked when it was read: only elements are here")
            };
            let domain = self.term(domain, context).relation().clone();
            let var = Var::new(name.as_str());
            context.elements.push(self.cons.fresh(ValueKind::Expr(Expr::from(&var))));
            decls.push((var, domain));
        }
        decls
    }
}

fn unary(op: Unary, of: &Expr) -> Expr {
    match op {
        Unary::Inverse => of.transpose(),
        Unary::Plus => of.closure(),
        Unary::Star => of.reflexive_closure(),
        Unary::Optional => of.union(&Expr::iden()),
        Unary::Domain => of.join(&Expr::univ()),
        Unary::Range => Expr::univ().join(of),
    }
}

fn test(op: Test, of: Option<&Expr>) -> Formula {
    let Some(of) = of else { return Formula::constant(!matches!(op, Test::Some | Test::One)) };
    match op {
        Test::Some => of.some(),
        Test::No => of.no(),
        Test::One => of.one(),
        Test::Lone => of.lone(),
        Test::Acyclic => of.acyclic(),
        Test::Irreflexive => of.irreflexive(),
    }
}

fn compare(op: Comparison, left: &Value, right: &Value, atoms: usize) -> Formula {
    if let (ValueKind::Number(a), ValueKind::Number(b)) = (&left.what, &right.what) {
        return Formula::constant(match op {
            Comparison::Equal | Comparison::In => a == b,
            Comparison::NotEqual => a != b,
            Comparison::Less => a < b,
            Comparison::LessOrEqual => a <= b,
        });
    }
    if matches!(left.what, ValueKind::Count(_) | ValueKind::Number(_)) {
        return compare_counts(op, left, right, atoms);
    }
    match (op, left.expr(), right.expr()) {
        (Comparison::In, Some(left), Some(right)) => left.in_(right),
        (Comparison::In, Some(left), None) => left.no(),
        (Comparison::In, None, _) => Formula::constant(true),
        (Comparison::NotEqual, ..) => compare(Comparison::Equal, left, right, atoms).not(),
        (_, Some(left), Some(right)) => left.eq(right),
        (_, Some(one), None) | (_, None, Some(one)) => one.no(),
        (_, None, None) => Formula::constant(true),
    }
}

fn compare_counts(op: Comparison, left: &Value, right: &Value, atoms: usize) -> Formula {
    // Wide enough for all tuples there could be, and for the numbers.
    let largest = |value: &Value| match &value.what {
        ValueKind::Number(n) => n.unsigned_abs(),
        other => {
            let arity = if let ValueKind::Count(of) = other { of.arity() } else { 1 };
            (atoms as u64).saturating_pow(arity as u32)
        }
    };
    let bits = u64::BITS - largest(left).max(largest(right)).leading_zeros();
    let width = bits.max(1) as u8;
    let number = |value: &Value| match &value.what {
        ValueKind::Number(n) => Bv::constant(width, *n as u64),
        ValueKind::Count(of) => of.count(width),
        other => unreachable!("checked when it was read: {other:?} is a number"),
    };
    // No count is negative.
    if let ValueKind::Number(n) = left.what
        && n < 0
    {
        return Formula::constant(op != Comparison::Equal);
    }
    if let ValueKind::Number(n) = right.what
        && n < 0
    {
        return Formula::constant(op == Comparison::NotEqual);
    }
    let (a, b) = (number(left), number(right));
    match op {
        Comparison::Equal | Comparison::In => a.eq(&b),
        Comparison::NotEqual => a.ne(&b),
        Comparison::Less => a.ult(&b),
        Comparison::LessOrEqual => a.ule(&b),
    }
}
