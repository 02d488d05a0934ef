//! The values of expressions while a text is evaluated.

use crate::syntax::{Binding, Expr, Item, Pattern};
use crate::terms::{Sort, TermId, Terms};
use std::rc::Rc;

/// The value of an expression of cat, which may be a set, a relation, an event, a tag, a tuple, a function, a
/// set of sets or of orders.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A set of events, or a relation between them.
    Term(TermId),
    /// `0`, `{}`: the empty set or relation, of any sort.
    Nothing,
    /// An event (only where the execution is known).
    Event(usize),
    /// A value of an `enum`.
    Tag(&'a str),
    /// Several values.
    Tuple(Vec<Value<'a>>),
    /// A set of sets, relations, tags or tuples, as a list without repetition.
    List(Vec<Value<'a>>),
    /// The parts of a set that belong to one location each.
    ByLocation(TermId),
    /// The total orders of a set that contain a relation.
    Orders(Orders),
    /// The [`Orders`] of each location of a set by itself, to be combined by `cross`.
    OrdersByLocation(Orders),
    /// An argument of which nothing is known, while a function is tried out.
    Guess(usize),
    /// A function of the text.
    Function(Rc<Closure<'a>>),
    /// A procedure of the text.
    Procedure(Rc<Procedure<'a>>),
    /// A built-in function, with those of its arguments that have been given.
    Builtin(Builtin, Vec<Value<'a>>),
}

/// All total orders of the events of a set that contain a relation, as `linearisations` gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// The set to order.
    pub set: TermId,
    /// A relation that the orders must contain.
    pub base: TermId,
    /// Whether each location's part of the set is ordered by itself.
    pub per_location: bool,
}

/// A function defined in a model's text, with the environment of its definition.
#[derive(Clone, Debug)]
pub struct Closure<'a> {
    pub params: &'a Pattern,
    pub body: &'a Expr,
    pub env: Env<'a>,
    /// The index of the file that defines the function.
    pub file: usize,
    /// The definitions of its recursive group, if the function may call itself.
    pub group: Option<&'a [Binding]>,
}

/// A procedure defined in a model's text, with the environment of its definition.
#[derive(Clone, Debug)]
pub struct Procedure<'a> {
    pub name: &'a str,
    pub params: &'a Pattern,
    pub body: &'a [Item],
    pub env: Env<'a>,
    pub file: usize,
    pub recursive: bool,
}

/// A built-in function of cat, such as `domain`.
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

/// The table of cat's built-in functions, a row each with name, number of arguments and description. The
/// arguments after the first come one by one, or all as a tuple.
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
    /// Returns the built-in function with this name; `None` if there is none.
    pub fn named(name: &str) -> Option<Builtin> {
        BUILTINS.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// Returns the name of the built-in function in cat.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// Returns the number of arguments that the built-in function takes.
    pub fn arity(self) -> usize {
        self.row().2
    }

    fn row(self) -> &'static (Builtin, &'static str, usize, &'static str) {
        &BUILTINS[self as usize]
    }
}

impl<'a> Value<'a> {
    /// Returns the kind of the value in words, such as "a relation", for error messages.
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

    /// Returns whether the value is a set or a relation; `None` for `0`, which may be either, and for values
    /// of other kinds.
    pub fn sort(&self, terms: &Terms) -> Option<Sort> {
        match self {
            Value::Term(term) => Some(terms.sort(*term)),
            _ => None,
        }
    }
}

/// An environment of the interpreter, which maps names to their values. The latest name comes first;
/// extending an environment leaves the old one as it was.
#[derive(Clone, Debug, Default)]
pub struct Env<'a>(Option<Rc<Entry<'a>>>);

#[derive(Debug)]
struct Entry<'a> {
    name: &'a str,
    value: Value<'a>,
    next: Env<'a>,
}

impl<'a> Env<'a> {
    /// Returns the environment extended by one name with its value.
    pub fn with(&self, name: &'a str, value: Value<'a>) -> Env<'a> {
        Env(Some(Rc::new(Entry { name, value, next: self.clone() })))
    }

    /// Returns the value that a name has in the environment.
    pub fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.entries().find(|entry| entry.name == name).map(|entry| &entry.value)
    }

    /// Returns all names in the environment, the latest first.
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
