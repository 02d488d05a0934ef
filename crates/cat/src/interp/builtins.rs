//! Resolves given names, and applies given functions.

use super::value::{Builtin, Env, Orders, Value};
use super::{Interp, Run, builtin};
use crate::Base;
use crate::eval::bits;
use crate::terms::{Op, Sort, TermId};
use fencepost_source::{Diagnostic, Span};

/// Names that are derived from given sets and relations, with descriptions. The documentation is made of
/// this.
const DERIVED: &[(&str, &str)] = &[
    ("M", "reads and writes: `R | W`"),
    ("FW", "writes that no other write of the location follows in `co`"),
    ("CON", "consume accesses: none, compilers take them for acquire ones"),
    ("A", "atomic accesses, and fences: all but plain ones"),
    ("I", "initial writes: the same as `IW`"),
    ("LK", "locks: none, they are updates"),
    ("LS", "successful locks: none, likewise"),
    ("UL", "unlocks: none, they are writes"),
    ("emptyset", "no event"),
    ("fr", "from each read to the writes that overwrite what it read: `(rf^-1; co) \\ id`"),
    ("ext", "events of different threads: `~int`"),
    ("id", "every event with itself"),
    ("amo", "the same as `rmw`: updates are one instruction"),
    ("lxsx", "updates made of a pair of instructions: none"),
    ("si", "events of the same instruction: `id | rmw | rmw^-1`"),
    ("co0", "the initial write of each location before the others"),
];

/// Returns all names that a model's text may use without defining them (base sets and relations, built-in
/// functions), each with a description.
pub fn given_names() -> impl Iterator<Item = (&'static str, &'static str)> {
    let bases = Base::all().map(|base| (base.name(), base.about()));
    let functions = super::BUILTINS.iter().map(|row| (row.1, row.3));
    bases.chain(DERIVED.iter().copied()).chain(functions)
}

impl<'a> Interp<'a> {
    /// Returns the value of a name that is used in an expression of the model's text.
    pub(super) fn name(&mut self, name: &'a str, span: Span, env: &Env<'a>) -> Run<Value<'a>> {
        if let Some(value) = env.get(name) {
            return Ok(value.clone());
        }
        if let Some(term) = self.given_term(name) {
            if self.terms.sort(term) == Sort::Rel && !matches!(self.terms.op(term), Op::Base(_)) {
                self.names.entry(term).or_insert_with(|| name.to_owned());
            }
            return Ok(Value::Term(term));
        }
        if let Some(function) = builtin(name) {
            return Ok(function);
        }
        let error = Diagnostic::new(span, format!("there is no `{name}`"));
        let given: Vec<&str> = given_names().map(|(name, _)| name).collect();
        self.wrong(
            error
                .help("names are defined with `let` before they are used; docs/cat.md lists the given ones")
                .suggest(name, env.names().chain(given)),
        )
    }

    fn given_term(&mut self, name: &str) -> Option<TermId> {
        if let Some(base) = Base::named(name) {
            let term = self.terms.base(base);
            return Some(match base {
                Base::Po if self.through_threads => {
                    let sync = self.terms.base(Base::Sync);
                    let both = self.terms.union(term, sync);
                    self.terms.plus(both)
                }
                _ => term,
            });
        }
        let terms = &mut self.terms;
        Some(match name {
            "M" => {
                let (r, w) = (terms.base(Base::Read), terms.base(Base::Write));
                terms.union(r, w)
            }
            "FW" => {
                let (w, co) = (terms.base(Base::Write), terms.base(Base::Co));
                let overwritten = terms.domain(co);
                terms.diff(w, overwritten)
            }
            "CON" | "LK" | "LS" | "UL" | "emptyset" => terms.empty(Sort::Set),
            "A" => {
                let [r, w, f, na] =
                    [Base::Read, Base::Write, Base::Fence, Base::Na].map(|base| terms.base(base));
                let accesses = terms.union(r, w);
                let all = terms.union(accesses, f);
                terms.diff(all, na)
            }
            "I" => terms.base(Base::Init),
            "lxsx" => terms.empty(Sort::Rel),
            "fr" => {
                let (rf, co, id) = (terms.base(Base::Rf), terms.base(Base::Co), terms.id());
                let back = terms.inverse(rf);
                let later = terms.seq(back, co);
                terms.diff(later, id)
            }
            "ext" => {
                let int = terms.base(Base::Int);
                terms.complement(int)
            }
            "id" => terms.id(),
            "amo" => terms.base(Base::Rmw),
            "si" => {
                let rmw = terms.base(Base::Rmw);
                let back = terms.inverse(rmw);
                let both = terms.union(rmw, back);
                terms.optional(both)
            }
            "co0" => {
                let (w, iw, loc) = (terms.base(Base::Write), terms.base(Base::Init), terms.base(Base::Loc));
                let later = terms.diff(w, iw);
                let pairs = terms.product(iw, later);
                terms.inter(loc, pairs)
            }
            _ => return None,
        })
    }

    /// Applies a built-in function of cat to its arguments, which are complete.
    pub(super) fn builtin(
        &mut self,
        function: Builtin,
        got: Vec<Value<'a>>,
        span: Span,
        at: Span,
    ) -> Run<Value<'a>> {
        let mut got = got.into_iter();
        let mut next = || got.next().unwrap_or(Value::Nothing);
        match function {
            Builtin::Domain => {
                let r = self.as_sort(next(), Sort::Rel, at)?;
                Ok(Value::Term(self.terms.domain(r)))
            }
            Builtin::Range => {
                let r = self.as_sort(next(), Sort::Rel, at)?;
                Ok(Value::Term(self.terms.range(r)))
            }
            Builtin::ToId => {
                let s = self.as_sort(next(), Sort::Set, at)?;
                Ok(Value::Term(self.terms.id_on(s)))
            }
            Builtin::FenceRel => {
                let s = self.as_sort(next(), Sort::Set, at)?;
                let po = self.given_term("po").unwrap_or_else(|| self.terms.base(Base::Po));
                let to = self.terms.after(po, s);
                Ok(Value::Term(self.terms.seq(to, po)))
            }
            Builtin::ClassesLoc | Builtin::Partition => {
                let s = self.as_sort(next(), Sort::Set, at)?;
                self.by_location(s, at)
            }
            Builtin::Classes => {
                let r = self.as_sort(next(), Sort::Rel, at)?;
                let (shape, value) = self.look(r, at, "which classes a relation has")?;
                let mut seen = vec![];
                let mut list = vec![];
                for row in value.chunks(shape.words).filter(|row| !bits::is_empty(row)) {
                    if !seen.contains(&row) {
                        seen.push(row);
                        list.push(Value::Term(self.constant(row.to_vec())));
                    }
                }
                Ok(Value::List(list))
            }
            Builtin::Linearisations => {
                let set = self.as_sort(next(), Sort::Set, at)?;
                let base = self.as_sort(next(), Sort::Rel, at)?;
                Ok(Value::Orders(Orders { set, base, per_location: false }))
            }
            Builtin::GenerateOrders => {
                let set = self.as_sort(next(), Sort::Set, at)?;
                let base = self.as_sort(next(), Sort::Rel, at)?;
                Ok(Value::Orders(Orders { set, base, per_location: true }))
            }
            Builtin::GenerateCos => {
                let base = self.as_sort(next(), Sort::Rel, at)?;
                let set = self.terms.base(Base::Write);
                Ok(Value::Orders(Orders { set, base, per_location: true }))
            }
            Builtin::Map => {
                let (function, over) = (next(), next());
                self.map(function, over, span, at)
            }
            Builtin::Cross => match next() {
                Value::OrdersByLocation(orders) => Ok(Value::Orders(orders)),
                Value::Nothing => self.collect(vec![Value::Nothing], span),
                Value::Guess(_) => self.depends_on_argument(at),
                Value::List(all) => self.cross(all, span),
                other => {
                    let found = other.describe(&self.terms);
                    self.error(at, format!("this is {found}; `cross` takes a set of sets of relations"))
                }
            },
        }
    }

    /// Returns the parts of a set that belong to one location each; as symbols, unless the execution is
    /// known.
    fn by_location(&mut self, set: TermId, at: Span) -> Run<Value<'a>> {
        let Some(candidate) = self.given else { return Ok(Value::ByLocation(set)) };
        let (shape, row) = self.look(set, at, "which locations a set has")?;
        let mut parts: Vec<(fencepost_graph::Loc, Vec<u64>)> = vec![];
        for event in bits::members(&row) {
            let Some(loc) = candidate.events[event].loc() else { continue };
            let part = match parts.iter().position(|(of, _)| *of == loc) {
                Some(part) => part,
                None => {
                    parts.push((loc, vec![0; shape.words]));
                    parts.len() - 1
                }
            };
            bits::put(&mut parts[part].1, event);
        }
        let list: Vec<_> = parts.into_iter().map(|(_, row)| Value::Term(self.constant(row))).collect();
        Ok(if list.is_empty() { Value::Nothing } else { Value::List(list) })
    }

    /// Applies a function to each element of a set and returns the set of results.
    fn map(&mut self, function: Value<'a>, over: Value<'a>, span: Span, at: Span) -> Run<Value<'a>> {
        match over {
            Value::Nothing => Ok(Value::Nothing),
            Value::Guess(_) => self.depends_on_argument(at),
            Value::List(all) => {
                let made = all.into_iter().map(|one| self.apply(function.clone(), one, span, at));
                let made = made.collect::<Run<Vec<_>>>()?;
                self.collect(made, span)
            }
            // The generic part: what is made of it must be its orders.
            Value::ByLocation(set) => {
                let class = self.terms.class(set);
                match self.apply(function, Value::Term(class), span, at)? {
                    Value::Orders(Orders { set: of, base, per_location: false })
                        if of == class && !self.mentions_class(base) =>
                    {
                        Ok(Value::OrdersByLocation(Orders { set, base, per_location: true }))
                    }
                    _ => self.needs_execution(span, "what this makes of each location's part"),
                }
            }
            other => {
                let found = other.describe(&self.terms);
                self.error(at, format!("this is {found}; `map` takes a function and a set of sets"))
            }
        }
    }

    fn mentions_class(&self, term: TermId) -> bool {
        self.terms.dependent(|op| matches!(op, Op::Class(_)))[term.index()]
    }

    /// Returns, for sets of relations, every union of one relation of each.
    fn cross(&mut self, all: Vec<Value<'a>>, span: Span) -> Run<Value<'a>> {
        // Sets of orders of disjoint sets: a choice for each, all at once.
        let mut orders = vec![];
        for value in &all {
            if let Value::Orders(of) = value {
                orders.push(*of);
            }
        }
        if let (Some(first), true) = (orders.first(), orders.len() == all.len()) {
            let (mut set, mut base) = (first.set, first.base);
            for of in &orders[1..] {
                set = self.terms.union(set, of.set);
                base = self.terms.union(base, of.base);
            }
            if !self.are_by_location(&orders, span)? {
                return self.error(span, "the orders to be combined are not of one location's events each");
            }
            return Ok(Value::Orders(Orders { set, base, per_location: true }));
        }
        let mut unions = vec![Value::Nothing];
        for value in all {
            let Value::List(options) = value else {
                let found = value.describe(&self.terms);
                return self
                    .error(span, format!("`cross` takes a set of sets of relations, and this has {found}"));
            };
            if unions.len() * options.len() > 100_000 {
                return self.error(span, "this would list more than 100000 unions");
            }
            let mut longer = vec![];
            for chosen in &unions {
                for option in &options {
                    let union = self.binary(
                        crate::syntax::Binary::Union,
                        (chosen.clone(), span),
                        (option.clone(), span),
                        span,
                    )?;
                    longer.push(union);
                }
            }
            unions = longer;
        }
        Ok(Value::List(unions))
    }
}

impl Interp<'_> {
    /// Returns whether these are orders of sets that belong to one location each, and each to another.
    fn are_by_location(&mut self, orders: &[Orders], span: Span) -> Run<bool> {
        let Some(candidate) = self.given else { return self.needs_execution(span, "what is combined here") };
        let mut seen = vec![];
        for of in orders {
            let (_, row) = self.look(of.set, span, "what is combined here")?;
            let mut locs: Vec<_> = bits::members(&row).map(|e| candidate.events[e].loc()).collect();
            locs.dedup();
            match locs[..] {
                [] => {}
                [Some(loc)] if !seen.contains(&loc) => seen.push(loc),
                _ => return Ok(false),
            }
        }
        Ok(true)
    }
}
