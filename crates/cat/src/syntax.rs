//! The syntax tree of one cat file, as written: names are not resolved, includes not followed.

use fencepost_source::Span;

/// The syntax tree of a cat file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// The title of the model: the name or string that a file may begin with.
    pub title: Option<Name>,
    /// The instructions, in order.
    pub items: Vec<Item>,
}

/// Names may have `-` and `.` inside; strings are without their quotes, tags without `'`.
pub use fencepost_source::Name;

/// An instruction of cat (a definition, a check, an include, …) with its source range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The kind of the instruction.
    pub kind: ItemKind,
    /// The source range of the whole instruction.
    pub span: Span,
    /// The comment right before the instruction, without its brackets, on one line. Before a check, it
    /// describes the demand of the check.
    pub comment: Option<String>,
}

/// The kinds of instructions of cat, with their parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// `let x = e and f(y) = e`, `let rec …`, `let rec … when test`.
    Let(Bindings),
    /// `include "file.cat"`.
    Include(Name),
    /// `procedure p(x, y) = … end`.
    Procedure {
        /// The name of the procedure.
        name: Name,
        /// The parameters.
        params: Pattern,
        /// The instructions of the body.
        body: Vec<Item>,
        /// Whether the procedure may call itself.
        recursive: bool,
    },
    /// `call p(e)`, `call p(e) as name`.
    Call {
        /// The name of the procedure that is called.
        name: Name,
        /// The argument.
        argument: Expr,
        /// The name for the checks of the procedure.
        as_name: Option<Name>,
    },
    /// `acyclic e as name` and so on.
    Check(Check),
    /// `with x from e`.
    With {
        /// The name of the chosen value.
        name: Name,
        /// The set to choose from.
        from: Expr,
    },
    /// `forall x in e do … end`.
    Forall {
        /// The variable that is bound to each element in turn.
        name: Name,
        /// The set whose elements are taken.
        set: Expr,
        /// The instructions to run for each element.
        body: Vec<Item>,
    },
    /// `match e with … end` around instructions.
    Match {
        /// The value that is matched.
        of: Expr,
        /// The instructions to run in each case.
        cases: Vec<(Case, Vec<Item>)>,
    },
    /// `if "variant" then … else … end` around instructions.
    If {
        /// The condition.
        condition: Condition,
        /// The instructions to run if the condition holds.
        then: Vec<Item>,
        /// The instructions to run if it does not hold.
        otherwise: Vec<Item>,
    },
    /// `enum e = 'a || 'b`.
    Enum {
        /// The name of the type.
        name: Name,
        /// The values of the enumeration.
        tags: Vec<Name>,
    },
    /// `show r, s`, `show e as name`.
    Show(Vec<(Expr, Option<Name>)>),
    /// `unshow r, s`.
    Unshow(Vec<Name>),
    /// `debug e`, `latex "…"`: instructions that have no effect on a model.
    Nothing,
}

/// A condition on executions, such as `acyclic po | rf as no-thin-air`, in the syntax tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The consequence for an execution that fails the check (or raises the flag).
    pub role: Role,
    /// Whether the opposite is demanded (`~`).
    pub negated: bool,
    /// The property that is tested.
    pub test: Test,
    /// The expression that is tested.
    pub expr: Expr,
    /// The name of the check, if it has one.
    pub name: Option<Name>,
}

/// The consequence of a failed check, which forbids the execution, raises a flag or leaves the program
/// undefined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// An axiom: an execution that fails the check does not exist.
    Axiom,
    /// `flag`: an execution that satisfies the check is marked by the flag.
    Flag,
    /// `undefined_unless`: an execution that fails it leaves the program without meaning.
    UndefinedUnless,
}

/// The property that a check tests of a set or relation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Test {
    /// The relation has no cycle.
    Acyclic,
    /// The relation relates no event to itself.
    Irreflexive,
    /// The set or relation is empty.
    Empty,
}

/// The definitions of one `let`, which are joined by `and`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bindings {
    /// Whether the definitions are recursive (`let rec`).
    pub recursive: bool,
    /// The definitions.
    pub all: Vec<Binding>,
    /// `when test`: the definitions hold only if the test does.
    pub when: Option<Box<Check>>,
}

/// One definition of a `let`, with a name, perhaps with parameters, and its expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The names that are defined; more than one if a tuple is taken apart.
    pub pattern: Pattern,
    /// The parameters, if it is a function.
    pub params: Option<Pattern>,
    /// The defining expression.
    pub body: Expr,
}

/// The left side of a definition, a name or a tuple of names; `_` is a name that is never used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// One name.
    Name(Name),
    /// Several patterns, in parentheses; none: `()`.
    Tuple(Vec<Pattern>, Span),
}

/// An expression of cat with its source range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// The kind of the expression.
    pub kind: ExprKind,
    /// The source range of the expression.
    pub span: Span,
}

/// The kinds of expressions of cat, with their operands.
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

/// The left side of a case of a `match`.
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

/// The operators of cat with one operand.
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

/// The operators of cat with two operands.
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

/// The condition of an `if` in cat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `"variant"`: whether the user gave this variant.
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
