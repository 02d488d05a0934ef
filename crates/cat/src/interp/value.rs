//! What expressions stand for while a text is read.

use crate::syntax::{Binding, Expr, Item, Pattern};
use crate::terms::{Sort, TermId, Terms};
use std::rc::Rc;

/// A value.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A set of events, or a relation between them.
    Term(TermId),
    /// `0`, `{}`: nothing, whatever it is nothing of.
    Nothing,
    /// An event (only where the execution is known).
    Event(usize),
    /// A value of an `enum`.
    Tag(&'a str),
    /// Several values.
    Tuple(Vec<Value<'a>>),
    /// A set of sets, relations, tags or tuples: listed, each once.
    List(Vec<Value<'a>>),
    /// The parts of a set that belong to one location each.
    ByLocation(TermId),
    /// The total orders of a set that contain a relation.
    Orders(Orders),
    /// What [`Orders`] is for each location of a set by itself: to be combined by `cross`.
    OrdersByLocation(Orders),
    /// An argument of which nothing is known, while a function is tried out.
    Guess(usize),
    /// A function of the text.
    Function(Rc<Closure<'a>>),
    /// A procedure of the text.
    Procedure(Rc<Procedure<'a>>),
    /// A function that is given, and the arguments that it has got so far.
    Builtin(Builtin, Vec<Value<'a>>),
}

/// Total orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// Of this set,
    pub set: TermId,
    /// containing this relation,
    pub base: TermId,
    /// each location by itself?
    pub per_location: bool,
}

/// A function with what it can see.
#[derive(Clone, Debug)]
pub struct Closure<'a> {
    pub params: &'a Pattern,
    pub body: &'a Expr,
    pub env: Env<'a>,
    /// The file that it is in.
    pub file: usize,
    /// If it may call itself: the definitions that it and its likes come from.
    pub group: Option<&'a [Binding]>,
}

/// A procedure with what it can see.
#[derive(Clone, Debug)]
pub struct Procedure<'a> {
    pub name: &'a str,
    pub params: &'a Pattern,
    pub body: &'a [Item],
    pub env: Env<'a>,
    pub file: usize,
    pub recursive: bool,
}

/// The functions that are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    Domain,
    Range,
    ToId,
    FenceRel,
    ClassesLoc,
    Classes,
    Linearisations,
    GenerateOrders,
    GenerateCos,
    Map,
    Cross,
    Partition,
}

/// One row per function: its name, how many arguments it takes (those after the first one by one, or all as a
/// tuple), and what it is.
pub const BUILTINS: &[(Builtin, &str, usize, &str)] = &[
    (Builtin::Domain, "domain", 1, "`domain(r)`: the events that `r` starts from"),
    (Builtin::Range, "range", 1, "`range(r)`: the events that `r` leads to"),
    (Builtin::ToId, "toid", 1, "`toid(S)`: the same as `[S]`"),
    (Builtin::FenceRel, "fencerel", 1, "`fencerel(S)`: events with one of `S` between them in program order"),
    (Builtin::ClassesLoc, "classes-loc", 1, "`classes-loc(S)`: `S` cut into parts, one for each location"),
    (Builtin::Classes, "classes", 1, "`classes(r)`: the classes of an equivalence"),
    (
        Builtin::Linearisations,
        "linearisations",
        2,
        "`linearisations(S, r)`: the total orders of `S` that contain `r`",
    ),
    (
        Builtin::GenerateOrders,
        "generate_orders",
        2,
        "`generate_orders(S, r)`: the same, each location by itself",
    ),
    (Builtin::GenerateCos, "generate_cos", 1, "`generate_cos(r)`: the coherence orders that contain `r`"),
    (Builtin::Map, "map", 2, "`map f S`: what a function makes of each element"),
    (Builtin::Cross, "cross", 1, "`cross(S)`: of sets of relations, every union of one of each"),
    (Builtin::Partition, "partition", 1, "`partition(S)`: the same as `classes-loc`"),
];

impl Builtin {
    /// The one with this name.
    pub fn named(name: &str) -> Option<Builtin> {
        BUILTINS.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        self.row().2
    }

    fn row(self) -> &'static (Builtin, &'static str, usize, &'static str) {
        &BUILTINS[self as usize]
    }
}

impl<'a> Value<'a> {
    /// For messages: what sort of thing it is.
    pub fn describe(&self, terms: &Terms) -> &'static str {
        match self {
            Value::Term(term) => terms.sort(*term).name(),
            Value::Nothing => "nothing",
            Value::Event(_) => "an event",
            Value::Guess(_) => "an argument",
            Value::Tag(_) => "a tag",
            Value::Tuple(_) => "a tuple",
            Value::List(_) | Value::ByLocation(_) => "a set of sets",
            Value::Orders(_) | Value::OrdersByLocation(_) => "a set of orders",
            Value::Function(_) | Value::Builtin(..) => "a function",
            Value::Procedure(_) => "a procedure",
        }
    }

    /// The sort of a set or relation; `None` for `0`, which is either, and for other things.
    pub fn sort(&self, terms: &Terms) -> Option<Sort> {
        match self {
            Value::Term(term) => Some(terms.sort(*term)),
            _ => None,
        }
    }
}

/// Names and what they mean, the latest first. Extending it leaves the old one as it was.
#[derive(Clone, Debug, Default)]
pub struct Env<'a>(Option<Rc<Entry<'a>>>);

#[derive(Debug)]
struct Entry<'a> {
    name: &'a str,
    value: Value<'a>,
    next: Env<'a>,
}

impl<'a> Env<'a> {
    /// With one more name.
    pub fn with(&self, name: &'a str, value: Value<'a>) -> Env<'a> {
        Env(Some(Rc::new(Entry { name, value, next: self.clone() })))
    }

    /// What a name means.
    pub fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.entries().find(|entry| entry.name == name).map(|entry| &entry.value)
    }

    /// All names, the latest first.
    pub fn names(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.entries().map(|entry| entry.name)
    }

    fn entries(&self) -> impl Iterator<Item = &Entry<'a>> {
        let mut next = self;
        std::iter::from_fn(move || {
            let entry = next.0.as_deref()?;
            next = &entry.next;
            Some(entry)
        })
    }
}
