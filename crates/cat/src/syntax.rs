//! The syntax tree of one cat file, as written: names are not resolved, includes not followed.

use fencepost_source::Span;

/// A file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// What the model is called: the name or string that a file may begin with.
    pub title: Option<Name>,
    /// What it says.
    pub items: Vec<Item>,
}

/// Names may have `-` and `.` inside; strings are without their quotes, tags without `'`.
pub use fencepost_source::Name;

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// All of it.
    pub span: Span,
    /// The comment right before it, without its brackets, on one line. Of a check, it says what the check
    /// demands.
    pub comment: Option<String>,
}

/// The kinds of instructions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// `let x = e and f(y) = e`, `let rec …`, `let rec … when test`.
    Let(Bindings),
    /// `include "file.cat"`.
    Include(Name),
    /// `procedure p(x, y) = … end`.
    Procedure {
        /// What it is called.
        name: Name,
        /// Its parameters.
        params: Pattern,
        /// What it does.
        body: Vec<Item>,
        /// May it call itself?
        recursive: bool,
    },
    /// `call p(e)`, `call p(e) as name`.
    Call {
        /// Which procedure.
        name: Name,
        /// With what.
        argument: Expr,
        /// The name of what it checks.
        as_name: Option<Name>,
    },
    /// `acyclic e as name` and so on.
    Check(Check),
    /// `with x from e`.
    With {
        /// What is chosen.
        name: Name,
        /// From which set.
        from: Expr,
    },
    /// `forall x in e do … end`.
    Forall {
        /// The name of each element.
        name: Name,
        /// The set.
        set: Expr,
        /// What to do with each.
        body: Vec<Item>,
    },
    /// `match e with … end` around instructions.
    Match {
        /// What is looked at.
        of: Expr,
        /// What to do in each case.
        cases: Vec<(Case, Vec<Item>)>,
    },
    /// `if "variant" then … else … end` around instructions.
    If {
        /// The condition.
        condition: Condition,
        /// What to do if it holds.
        then: Vec<Item>,
        /// What to do if not.
        otherwise: Vec<Item>,
    },
    /// `enum e = 'a || 'b`.
    Enum {
        /// The type.
        name: Name,
        /// Its values.
        tags: Vec<Name>,
    },
    /// `show r, s`, `show e as name`.
    Show(Vec<(Expr, Option<Name>)>),
    /// `unshow r, s`.
    Unshow(Vec<Name>),
    /// `debug e`, `latex "…"`: of no consequence here.
    Nothing,
}

/// A condition on an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// What becomes of an execution that fails (or satisfies) it.
    pub role: Role,
    /// `~`: is it the opposite that is asked for?
    pub negated: bool,
    /// What is tested.
    pub test: Test,
    /// Of what.
    pub expr: Expr,
    /// What it is called.
    pub name: Option<Name>,
}

/// What a check is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// An execution that fails it does not exist.
    Axiom,
    /// `flag`: an execution that satisfies it is remarkable.
    Flag,
    /// `undefined_unless`: an execution that fails it leaves the program without meaning.
    UndefinedUnless,
}

/// The tests that there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Test {
    /// No cycle.
    Acyclic,
    /// No event is related to itself.
    Irreflexive,
    /// Nothing in it.
    Empty,
}

/// One or several definitions, side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bindings {
    /// `let rec`?
    pub recursive: bool,
    /// The definitions.
    pub all: Vec<Binding>,
    /// `when test`: the definitions hold only if this does.
    pub when: Option<Box<Check>>,
}

/// A definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// What is defined; more than one name if a tuple is taken apart.
    pub pattern: Pattern,
    /// The parameters, if it is a function.
    pub params: Option<Pattern>,
    /// What it means.
    pub body: Expr,
}

/// A name, or a tuple of names; `_` is a name that nobody uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// One name.
    Name(Name),
    /// Several, in parentheses; none: `()`.
    Tuple(Vec<Pattern>, Span),
}

/// An expression with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// A name.
    Name(String),
    /// `'tag`.
    Tag(String),
    /// `0`: nothing, a set or a relation.
    Zero,
    /// `_`: all events; of tags, all tags.
    Universe,
    /// `{e, e}`, `{}`.
    Set(Vec<Expr>),
    /// `(e, e)`; `()` is the empty tuple.
    Tuple(Vec<Expr>),
    /// `[e]`.
    IdOn(Box<Expr>),
    /// `e^-1`, `e+`, `e*`, `e?`, `~e`.
    Unary(Unary, Box<Expr>),
    /// `e | e`, `e; e` and so on.
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// `f e`, `f(e, e)`.
    Apply(Box<Expr>, Box<Expr>),
    /// `let … in e`.
    Let(Box<Bindings>, Box<Expr>),
    /// `fun x -> e`.
    Fun(Pattern, Box<Expr>),
    /// `match e with || 'a -> e || _ -> e end`, `match e with || {} -> e || x ++ xs -> e end`.
    Match(Box<Expr>, Vec<(Case, Expr)>),
    /// `try e with e`.
    Try(Box<Expr>, Box<Expr>),
    /// `if c then e else e`.
    If(Box<Condition>, Box<Expr>, Box<Expr>),
}

/// What a `match` may find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Case {
    /// `'tag`.
    Tag(Name),
    /// `{}`.
    Nothing(Span),
    /// `x ++ xs`: some element, and the others.
    Element(Name, Name),
    /// `_`: anything else.
    Any(Span),
}

/// What comes after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unary {
    /// `^-1`.
    Inverse,
    /// `+`.
    Plus,
    /// `*`.
    Star,
    /// `?`.
    Optional,
    /// `~`.
    Complement,
}

/// What stands between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binary {
    /// `|`.
    Union,
    /// `&`.
    Intersection,
    /// `\`.
    Difference,
    /// `;`.
    Sequence,
    /// `*`.
    Product,
    /// `++`: a set with one more element.
    Add,
}

/// What an `if` asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `"variant"`: was that asked for?
    Variant(Name),
    /// `e = e`.
    Equal(Expr, Expr),
    /// `e in e`: element, or subset (`e subset e`).
    In(Expr, Expr),
    /// `not c`.
    Not(Box<Condition>),
    /// `c && c`.
    And(Box<Condition>, Box<Condition>),
    /// `c || c`.
    Or(Box<Condition>, Box<Condition>),
}
