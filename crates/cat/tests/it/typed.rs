//! Random models that make sense, and what they mean, told as naively as possible: relations of the graph
//! crate, least fixed points by rounds, functions by substitution, every order of a `with` in turn.

use fencepost_cat::{Base, Sort, Test};
use fencepost_graph::{Candidate, EventSet, FenceKind, Label, Mode, Relation};
use fencepost_oracle::Rng;
use std::collections::BTreeMap;
use std::fmt;

/// An expression.
#[derive(Clone, Debug)]
pub enum Term {
    /// Given, defined, or a parameter.
    Name(String, Sort),
    /// `f(a, b)`.
    Call(String, Sort, Vec<Term>),
    /// An operator and its operands.
    Op(&'static str, Sort, Vec<Term>),
}

/// A definition.
#[derive(Clone, Debug)]
pub enum Def {
    Let(String, Term),
    Rec(Vec<(String, Term)>),
    Function(String, Vec<(String, Sort)>, Term),
    /// `with name from linearisations(S, r)`.
    With(String, Term, Term),
}

/// A check.
#[derive(Clone, Debug)]
pub struct Demand {
    pub test: Test,
    pub negated: bool,
    pub term: Term,
}

/// A model.
#[derive(Clone, Debug, Default)]
pub struct Text {
    pub defs: Vec<Def>,
    pub checks: Vec<Demand>,
    /// The sets and relations that are flagged if they are not empty.
    pub flags: Vec<Term>,
}

impl Term {
    pub fn sort(&self) -> Sort {
        match self {
            Term::Name(_, sort) | Term::Call(_, sort, _) | Term::Op(_, sort, _) => *sort,
        }
    }

    fn mentions(&self, name: &str) -> bool {
        match self {
            Term::Name(of, _) => of == name,
            Term::Call(_, _, args) | Term::Op(_, _, args) => args.iter().any(|arg| arg.mentions(name)),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Name(name, _) => write!(f, "{name}"),
            Term::Call(name, _, args) => {
                let args: Vec<String> = args.iter().map(Term::to_string).collect();
                write!(f, "{name}({})", args.join(", "))
            }
            Term::Op(op, _, args) => match (*op, &args[..]) {
                ("~", [a]) => write!(f, "~({a})"),
                ("[]", [a]) => write!(f, "[{a}]"),
                (name @ ("domain" | "range"), [a]) => write!(f, "{name}({a})"),
                (suffix, [a]) => write!(f, "({a}){suffix}"),
                (sign, [a, b]) => write!(f, "({a} {sign} {b})"),
                _ => unreachable!("one or two operands"),
            },
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for def in &self.defs {
            match def {
                Def::Let(name, term) => writeln!(f, "let {name} = {term}")?,
                Def::Rec(all) => {
                    let all: Vec<String> =
                        all.iter().map(|(name, term)| format!("{name} = {term}")).collect();
                    writeln!(f, "let rec {}", all.join(" and "))?;
                }
                Def::Function(name, params, term) => {
                    let params: Vec<&str> = params.iter().map(|(name, _)| name.as_str()).collect();
                    writeln!(f, "let {name}({}) = {term}", params.join(", "))?;
                }
                Def::With(name, set, base) => {
                    writeln!(f, "with {name} from linearisations({set}, {base})")?;
                }
            }
        }
        for (number, term) in self.flags.iter().enumerate() {
            writeln!(f, "flag ~empty {term} as f{number}")?;
        }
        for (number, Demand { test, negated, term }) in self.checks.iter().enumerate() {
            let word = match test {
                Test::Acyclic => "acyclic",
                Test::Irreflexive => "irreflexive",
                Test::Empty => "empty",
            };
            writeln!(f, "{}{word} {term} as c{number}", if *negated { "~" } else { "" })?;
        }
        Ok(())
    }
}

/// A maker of random texts.
pub struct Maker<'r> {
    pub rng: &'r mut Rng,
    /// Names to use, each with how often.
    names: Vec<(u32, String, Sort)>,
    functions: Vec<(String, Vec<Sort>, Sort)>,
}

impl<'r> Maker<'r> {
    /// Creates a maker that knows all given names.
    pub fn new(rng: &'r mut Rng) -> Self {
        let mut names: Vec<_> = Base::all().map(|base| (2, base.name().to_owned(), base.sort())).collect();
        for name in ["fr", "po-loc", "rfe", "rfi", "coe", "com", "ext", "id"] {
            names.push((4, name.to_owned(), Sort::Rel));
        }
        names.push((4, "M".to_owned(), Sort::Set));
        names.push((1, "_".to_owned(), Sort::Set));
        // `sync` changes what `po` means.
        names.retain(|(_, name, _)| name != "sync");
        for (weight, name, _) in &mut names {
            if ["po", "rf", "co", "R", "W", "loc"].contains(&name.as_str()) {
                *weight = 8;
            }
        }
        Maker { rng, names, functions: vec![] }
    }

    fn name(&mut self, sort: Sort) -> Term {
        let of: Vec<(u32, usize)> = (0..self.names.len())
            .filter(|i| self.names[*i].2 == sort)
            .map(|i| (self.names[i].0, i))
            .collect();
        let number = self.rng.weighted(&of).expect("there are names of every sort");
        Term::Name(self.names[number].1.clone(), sort)
    }

    /// Returns a random expression with about so many parts, without the names of `avoid` where they would be
    /// negated.
    pub fn term(&mut self, sort: Sort, size: u32, avoid: &[String]) -> Term {
        let mut tries = 0;
        loop {
            let term = self.any(sort, size);
            tries += 1;
            if tries > 50 || is_positive(&term, avoid) {
                assert!(tries <= 50, "some expression is monotone");
                return term;
            }
        }
    }

    fn any(&mut self, sort: Sort, size: u32) -> Term {
        if size <= 1 {
            return self.name(sort);
        }
        let half = size / 2;
        if self.rng.one_in(8) && !self.functions.is_empty() {
            let (name, params, of) =
                self.functions[self.rng.below(self.functions.len() as u32) as usize].clone();
            if of == sort {
                let args = params.iter().map(|sort| self.any(*sort, half)).collect();
                return Term::Call(name, sort, args);
            }
        }
        let choice: &[&'static str] = match sort {
            Sort::Set => &["|", "&", "\\", "~", "domain", "range"],
            Sort::Rel => &["|", "|", "|", "&", "&", "\\", "~", ";", ";", "*", "^-1", "+", "*+", "?", "[]"],
        };
        let op = self.rng.pick(choice);
        let mut part = |sort| self.any(sort, half);
        match op {
            "~" => Term::Op("~", sort, vec![part(sort)]),
            "domain" | "range" => Term::Op(op, sort, vec![part(Sort::Rel)]),
            "[]" => Term::Op("[]", sort, vec![part(Sort::Set)]),
            "*" => Term::Op("*", sort, vec![part(Sort::Set), part(Sort::Set)]),
            "*+" => Term::Op("*", sort, vec![part(Sort::Rel)]),
            "^-1" | "+" | "?" => Term::Op(op, sort, vec![part(Sort::Rel)]),
            _ => Term::Op(op, sort, vec![part(sort), part(sort)]),
        }
    }

    fn sort(&mut self) -> Sort {
        if self.rng.one_in(4) { Sort::Set } else { Sort::Rel }
    }

    /// Returns a random text with definitions of all kinds.
    pub fn text(&mut self, size: u32) -> Text {
        let mut text = Text::default();
        for number in 0..self.rng.below(5) {
            let name = format!("x{number}");
            let sort = self.sort();
            match self.rng.below(5) {
                0 => {
                    let count = self.rng.between(1, 2);
                    let names: Vec<(String, Sort)> =
                        (0..count).map(|i| (format!("{name}-{i}"), self.sort())).collect();
                    let avoid: Vec<String> = names.iter().map(|(name, _)| name.clone()).collect();
                    let before = self.names.len();
                    for (name, sort) in &names {
                        self.names.push((12, name.clone(), *sort));
                    }
                    let all = names.iter().map(|(name, sort)| {
                        // What is defined by itself alone is nothing.
                        let base = self.names[..before].to_vec();
                        let all = std::mem::replace(&mut self.names, base);
                        let start = self.any(*sort, size / 2);
                        self.names = all;
                        let step = self.term(*sort, size, &avoid);
                        (name.clone(), Term::Op("|", *sort, vec![start, step]))
                    });
                    let all = all.collect();
                    text.defs.push(Def::Rec(all));
                }
                1 => {
                    let params: Vec<(String, Sort)> =
                        (0..self.rng.between(1, 2)).map(|i| (format!("p{i}"), self.sort())).collect();
                    let before = self.names.len();
                    for (name, sort) in &params {
                        self.names.push((20, name.clone(), *sort));
                    }
                    let body = self.any(sort, size);
                    self.names.truncate(before);
                    let sorts = params.iter().map(|(_, sort)| *sort).collect();
                    self.functions.push((name.clone(), sorts, sort));
                    text.defs.push(Def::Function(name, params, body));
                }
                2 if self.rng.one_in(2) => {
                    let set = self.fixed(Sort::Set, size / 2);
                    let base = self.fixed(Sort::Rel, size / 2);
                    self.names.push((10, name.clone(), Sort::Rel));
                    text.defs.push(Def::With(name, set, base));
                }
                _ => {
                    let term = self.any(sort, size);
                    self.names.push((6, name.clone(), sort));
                    text.defs.push(Def::Let(name, term));
                }
            }
        }
        for _ in 0..self.rng.between(1, 3) {
            let test = self.rng.pick(&[Test::Acyclic, Test::Irreflexive, Test::Empty]);
            let sort = if test == Test::Empty { self.sort() } else { Sort::Rel };
            let negated = self.rng.one_in(6);
            text.checks.push(Demand { test, negated, term: self.any(sort, size) });
        }
        for _ in 0..self.rng.below(2) {
            let sort = self.sort();
            text.flags.push(self.any(sort, size));
        }
        text
    }

    /// Returns a random expression of given names only: an ordered set must not depend on another choice.
    fn fixed(&mut self, sort: Sort, size: u32) -> Term {
        let names = self.names.clone();
        let functions = std::mem::take(&mut self.functions);
        self.names.retain(|(_, name, _)| !name.starts_with('x'));
        let term = self.any(sort, size);
        (self.names, self.functions) = (names, functions);
        term
    }
}

/// Returns whether names occur only where more of them is more of the whole. (What functions do with their
/// arguments is not known.)
fn is_positive(term: &Term, names: &[String]) -> bool {
    let free = |term: &Term| !names.iter().any(|name| term.mentions(name));
    match term {
        Term::Name(..) => true,
        Term::Op("\\", _, args) => is_positive(&args[0], names) && free(&args[1]),
        Term::Op("~", _, args) | Term::Call(_, _, args) => args.iter().all(free),
        Term::Op(_, _, args) => args.iter().all(|arg| is_positive(arg, names)),
    }
}

/// A set or relation on one execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Set(EventSet),
    Rel(Relation),
}

impl Value {
    pub fn rel(&self) -> &Relation {
        match self {
            Value::Rel(relation) => relation,
            Value::Set(set) => panic!("{set:?} is no relation"),
        }
    }

    pub fn set(&self) -> &EventSet {
        match self {
            Value::Set(set) => set,
            Value::Rel(relation) => panic!("{relation:?} is no set"),
        }
    }
}

/// The values of names on an execution.
#[derive(Clone)]
pub struct Naive<'a> {
    candidate: &'a Candidate,
    names: BTreeMap<String, Value>,
    functions: BTreeMap<String, (Vec<String>, Term)>,
}

/// The orders of more events than this are not listed.
const MOST_ORDERED: usize = 6;

impl<'a> Naive<'a> {
    pub fn new(candidate: &'a Candidate) -> Self {
        Naive { candidate, names: BTreeMap::new(), functions: BTreeMap::new() }
    }

    fn size(&self) -> usize {
        self.candidate.events.len()
    }

    /// Returns whether a text allows the execution. `None` if a `with` has too many orders to choose from.
    pub fn allows(&self, text: &Text) -> Option<bool> {
        self.some_choice(&text.defs, &text.checks)
    }

    fn some_choice(&self, defs: &[Def], checks: &[Demand]) -> Option<bool> {
        let mut here = self.clone();
        for (at, def) in defs.iter().enumerate() {
            match def {
                Def::With(name, set, base) => {
                    return here.try_orders(name, (set, base), &defs[at + 1..], checks);
                }
                other => here.define(other),
            }
        }
        Some(checks.iter().all(|check| here.holds(check)))
    }

    /// Returns the values with the definitions of a text that chooses nothing.
    pub fn after(mut self, text: &Text) -> Self {
        text.defs.iter().for_each(|def| self.define(def));
        self
    }

    fn define(&mut self, def: &Def) {
        let here = self;
        match def {
            Def::Let(name, term) => {
                let value = here.value(term);
                here.names.insert(name.clone(), value);
            }
            Def::Function(name, params, body) => {
                let params = params.iter().map(|(name, _)| name.clone()).collect();
                here.functions.insert(name.clone(), (params, body.clone()));
            }
            Def::Rec(all) => {
                for (name, term) in all {
                    let nothing = here.nothing(term.sort());
                    here.names.insert(name.clone(), nothing);
                }
                loop {
                    let next: Vec<Value> = all.iter().map(|(_, term)| here.value(term)).collect();
                    let same = all.iter().zip(&next).all(|((name, _), value)| here.names[name] == *value);
                    for ((name, _), value) in all.iter().zip(next) {
                        here.names.insert(name.clone(), value);
                    }
                    if same {
                        break;
                    }
                }
            }
            Def::With(..) => panic!("there is nothing to choose"),
        }
    }

    fn try_orders(
        &self,
        name: &str,
        (set, base): (&Term, &Term),
        defs: &[Def],
        checks: &[Demand],
    ) -> Option<bool> {
        let set = self.value(set).set().clone();
        let base = self.value(base).rel().restrict(&set, &set);
        let mut members: Vec<usize> = set.iter().collect();
        if members.len() > MOST_ORDERED {
            return None;
        }
        let mut orders = vec![];
        permutations(&mut members, 0, &mut |order| orders.push(order.to_vec()));
        for order in orders {
            let place = |e| order.iter().position(|x| *x == e);
            let before = |a, b| matches!((place(a), place(b)), (Some(a), Some(b)) if a < b);
            let order = Relation::filter(self.size(), before);
            if (&base - &order).is_empty() {
                let mut chosen = self.clone();
                chosen.names.insert(name.to_owned(), Value::Rel(order));
                if chosen.some_choice(defs, checks)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    fn nothing(&self, sort: Sort) -> Value {
        match sort {
            Sort::Set => Value::Set(EventSet::new(self.size())),
            Sort::Rel => Value::Rel(Relation::new(self.size())),
        }
    }

    pub fn holds(&self, demand: &Demand) -> bool {
        let value = self.value(&demand.term);
        let holds = match (demand.test, &value) {
            (Test::Acyclic, Value::Rel(r)) => r.plus().is_irreflexive(),
            (Test::Irreflexive, Value::Rel(r)) => r.is_irreflexive(),
            (Test::Empty, Value::Rel(r)) => r.is_empty(),
            (Test::Empty, Value::Set(s)) => s.is_empty(),
            _ => panic!("{demand:?}"),
        };
        holds != demand.negated
    }

    /// Returns the value of a name.
    pub fn named(&self, name: &str) -> Value {
        self.names.get(name).cloned().unwrap_or_else(|| self.given(name))
    }

    pub fn value(&self, term: &Term) -> Value {
        match term {
            Term::Name(name, _) => self.named(name),
            Term::Call(name, _, args) => {
                let (params, body) = &self.functions[name];
                let mut inner = self.clone();
                for (param, arg) in params.iter().zip(args) {
                    inner.names.insert(param.clone(), self.value(arg));
                }
                inner.value(body)
            }
            Term::Op(op, sort, args) => {
                let args: Vec<Value> = args.iter().map(|arg| self.value(arg)).collect();
                match sort {
                    Sort::Set => Value::Set(self.set(op, &args)),
                    Sort::Rel => Value::Rel(self.relation(op, &args)),
                }
            }
        }
    }

    fn set(&self, op: &str, args: &[Value]) -> EventSet {
        let has = |i: usize, e| args[i].set().contains(e);
        match op {
            "|" => EventSet::filter(self.size(), |e| has(0, e) || has(1, e)),
            "&" => EventSet::filter(self.size(), |e| has(0, e) && has(1, e)),
            "\\" => EventSet::filter(self.size(), |e| has(0, e) && !has(1, e)),
            "~" => EventSet::filter(self.size(), |e| !has(0, e)),
            "domain" => EventSet::filter(self.size(), |e| args[0].rel().iter().any(|(a, _)| a == e)),
            "range" => EventSet::filter(self.size(), |e| args[0].rel().iter().any(|(_, b)| b == e)),
            other => panic!("{other}"),
        }
    }

    fn relation(&self, op: &str, args: &[Value]) -> Relation {
        let size = self.size();
        match (op, args) {
            ("|", [a, b]) => Relation::filter(size, |x, y| a.rel().contains(x, y) || b.rel().contains(x, y)),
            ("&", [a, b]) => Relation::filter(size, |x, y| a.rel().contains(x, y) && b.rel().contains(x, y)),
            ("\\", [a, b]) => {
                Relation::filter(size, |x, y| a.rel().contains(x, y) && !b.rel().contains(x, y))
            }
            ("~", [a]) => Relation::filter(size, |x, y| !a.rel().contains(x, y)),
            (";", [a, b]) => Relation::filter(size, |x, y| {
                (0..size).any(|z| a.rel().contains(x, z) && b.rel().contains(z, y))
            }),
            ("*", [a, b]) => Relation::filter(size, |x, y| a.set().contains(x) && b.set().contains(y)),
            ("*", [a]) => a.rel().star(),
            ("^-1", [a]) => a.rel().inverse(),
            ("+", [a]) => a.rel().plus(),
            ("?", [a]) => a.rel().opt(),
            ("[]", [a]) => Relation::filter(size, |x, y| x == y && a.set().contains(x)),
            other => panic!("{other:?}"),
        }
    }

    /// Returns the value of a name that the execution gives.
    pub fn given(&self, name: &str) -> Value {
        let c = self.candidate;
        let size = c.events.len();
        let init = |e: usize| c.events[e].label.is_none();
        let without_init = |r: &Relation| Relation::filter(size, |a, b| r.contains(a, b) && !init(a));
        let int = Relation::filter(size, |a, b| {
            if init(a) { a == b } else { !init(b) && c.events[a].thread() == c.events[b].thread() }
        });
        let loc = Relation::filter(size, |a, b| {
            c.events[a].loc().is_some() && c.events[a].loc() == c.events[b].loc()
        });
        // Texts here never speak of `sync`: then it is part of `po`.
        let po = (without_init(&c.po) | &c.sync).plus();
        let ext = Relation::filter(size, |a, b| !int.contains(a, b));
        let fr = c.rf.inverse().compose(&c.co) - &Relation::identity(size);
        let relation = match name {
            "po" => Some(po),
            "po-loc" => Some(&po & &loc),
            "rf" => Some(c.rf.clone()),
            "rfe" => Some(&c.rf & &ext),
            "rfi" => Some(&c.rf & &int),
            "co" => Some(c.co.clone()),
            "coe" => Some(&c.co & &ext),
            "fr" => Some(fr),
            "invrf" => Some(c.rf.inverse()),
            "coi" => Some(&c.co & &int),
            "fri" => Some(&fr & &int),
            "fre" => Some(&fr & &ext),
            "com" => Some(&(&c.rf | &c.co) | &fr),
            "come" => Some(&(&(&c.rf | &c.co) | &fr) & &ext),
            "eco" => Some((&(&c.rf | &c.co) | &fr).plus()),
            "unequal" => Some(Relation::filter(size, |a, b| a != b)),
            "si" => Some((&c.rmw | &c.rmw.inverse()).opt()),
            "loc" => Some(loc),
            "int" => Some(int),
            "ext" => Some(ext),
            "id" => Some(Relation::identity(size)),
            "rmw" => Some(c.rmw.clone()),
            "sync" => Some(c.sync.clone()),
            "addr" => Some(c.addr.clone()),
            "data" => Some(c.data.clone()),
            "ctrl" => Some(c.ctrl.clone()),
            _ => None,
        };
        if let Some(relation) = relation {
            return Value::Rel(relation);
        }
        let mode = |e: usize, mode: Mode, kind: Option<FenceKind>| match c.events[e].label {
            Some(Label::Fence(of)) => Some(of) == kind,
            Some(Label::Read { mode: of, .. } | Label::Write { mode: of, .. }) => of == mode,
            _ => false,
        };
        let fence = |e: usize, kind| matches!(c.events[e].label, Some(Label::Fence(of)) if of == kind);
        let is = |e: usize| match name {
            "_" => true,
            "R" => c.events[e].is_read(),
            "W" => c.events[e].is_write(),
            "M" => c.events[e].is_read() || c.events[e].is_write(),
            "F" => c.events[e].is_fence(),
            "IW" => init(e),
            "RMW" => c.rmw.domain().contains(e) || c.rmw.range().contains(e),
            "Locked" => matches!(c.events[e].label, Some(Label::Read { locked: true, .. })),
            "NA" => init(e) || mode(e, Mode::Na, None),
            "RLX" => mode(e, Mode::Rlx, None),
            "ACQ" => mode(e, Mode::Acq, Some(FenceKind::Acq)),
            "REL" => mode(e, Mode::Rel, Some(FenceKind::Rel)),
            "ACQ_REL" => mode(e, Mode::AcqRel, Some(FenceKind::AcqRel)),
            "SC" => mode(e, Mode::Sc, Some(FenceKind::Sc)),
            "FSS" => fence(e, FenceKind::StoreStore),
            "FLL" => fence(e, FenceKind::LoadLoad),
            "Spawn" => matches!(c.events[e].label, Some(Label::Spawn(_))),
            "Join" => matches!(c.events[e].label, Some(Label::Join(_))),
            other => panic!("{other} is not given"),
        };
        Value::Set(EventSet::filter(size, is))
    }
}

/// Calls `visit` with every order of some events.
fn permutations(all: &mut [usize], from: usize, visit: &mut dyn FnMut(&[usize])) {
    if from == all.len() {
        return visit(all);
    }
    for i in from..all.len() {
        all.swap(from, i);
        permutations(all, from + 1, visit);
        all.swap(from, i);
    }
}
