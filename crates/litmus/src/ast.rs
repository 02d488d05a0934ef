//! The syntax tree of a test: the test as it was written, with places in the text.

use crate::condition::ConditionKind;
use crate::header::Header;
use crate::types::{IntType, Object};
use fencepost_source::Span;
pub(crate) use fencepost_source::{
    Name,
    c_like::{BinaryOp, Fixity, LogicOp, UnaryOp},
};
use std::collections::BTreeSet;

/// The syntax tree of a whole litmus test.
pub(crate) struct TestAst {
    pub header: Header,
    pub init: Vec<InitEntry>,
    /// The VarHandles (Java).
    pub handles: Vec<Handle>,
    /// The objects that threads synchronise on (Java).
    pub monitors: Vec<Name>,
    pub threads: Vec<ThreadAst>,
    pub locations: Vec<LocationItem>,
    pub filter: Option<PropAst>,
    /// The condition; `None` if the test has none.
    pub condition: Option<(ConditionKind, PropAst)>,
}

/// The declaration of a VarHandle, a name by which Java threads access a field (`VarHandle X = x`, or `0:X =
/// x` for one thread).
pub(crate) struct Handle {
    /// The thread that has the handle; `None` if every thread has it.
    pub thread: Option<ThreadRef>,
    pub name: Name,
    pub field: Name,
}

/// The array length that a declarator or a type states, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// No brackets: not an array.
    Scalar,
    /// `[]`: an array whose length is not stated.
    Unknown,
    /// `[n]`: an array of `n` elements.
    Elements(u32),
}

/// A declared name with its type, such as `int *p` or `int a[3]` (then `object` is the element).
#[derive(Clone, Debug)]
pub(crate) struct Declarator {
    pub name: Name,
    pub object: Object,
    pub extent: Extent,
}

/// The register or location that an entry of the init section gives a value to.
#[derive(Clone, Debug)]
pub(crate) enum InitTarget {
    Location(Name),
    Register { thread: ThreadRef, name: Name },
}

/// The number of a thread where the text mentions it, such as `0:` in `0:r0`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadRef {
    pub number: u64,
    pub span: Span,
}

/// The type that an entry of the init section states.
#[derive(Clone, Debug)]
pub(crate) enum InitType {
    /// `x = 0`: no type is stated, so that the threads decide.
    Unstated,
    /// `*p = x`: a pointer to something.
    SomePointer,
    /// `int x`, `int a[2]`.
    Stated(Object, Extent),
}

/// One entry of the init section, such as `int x = 1` or `0:r0 = 2`.
#[derive(Clone, Debug)]
pub(crate) struct InitEntry {
    pub target: InitTarget,
    pub ty: InitType,
    pub value: Option<InitValue>,
}

/// The value or the list of values that an entry of the init section states.
#[derive(Clone, Debug)]
pub(crate) enum InitValue {
    One(Constant),
    List(Vec<Constant>, Span),
}

/// A constant of the init section or of a condition, with its place in the text.
#[derive(Clone, Debug)]
pub(crate) struct Constant {
    pub kind: ConstantKind,
    pub span: Span,
}

/// The value of a constant, which is a number or the address of a location.
#[derive(Clone, Debug)]
pub(crate) enum ConstantKind {
    Number(i128),
    /// `x`, `&x`, `x[1]`, `&x[1]`.
    Address {
        name: Name,
        index: Option<u64>,
    },
}

/// The syntax tree of one thread of a litmus test.
pub(crate) struct ThreadAst {
    pub number: ThreadRef,
    pub params: Vec<Declarator>,
    pub body: Vec<Stmt>,
    /// Names that are assigned or whose address is taken somewhere in the body.
    pub written: BTreeSet<String>,
}

/// A variable that a statement declares, with its initial value.
pub(crate) struct Variable {
    pub declarator: Declarator,
    pub init: Option<Initializer>,
}

/// The initial value of a declared variable, or the values of an array in braces.
pub(crate) enum Initializer {
    One(Expr),
    List(Vec<Expr>, Span),
}

/// A statement of a thread, with its place in the text.
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

/// A statement of a thread as a syntax tree.
pub(crate) enum StmtKind {
    Empty,
    Declare(Vec<Variable>),
    Expr(Expr),
    Block(Vec<Stmt>),
    If {
        cond: Expr,
        yes: Box<Stmt>,
        no: Option<Box<Stmt>>,
    },
    While {
        cond: Expr,
        body: Box<Stmt>,
    },
    DoWhile {
        body: Box<Stmt>,
        cond: Expr,
    },
    For {
        init: Box<Stmt>,
        cond: Option<Expr>,
        step: Option<Expr>,
        body: Box<Stmt>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    /// `synchronized (monitor) { … }` (Java).
    Synchronized {
        monitor: Name,
        body: Vec<Stmt>,
    },
}

/// An expression of a thread, with its place in the text.
pub(crate) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// Height of the tree, kept below a limit so that walking it never runs out of stack.
    pub height: u32,
    /// Whether evaluating the expression may change a variable.
    pub assigns: bool,
}

/// An expression of a thread as a syntax tree.
pub(crate) enum ExprKind {
    Int {
        value: u64,
        ty: IntType,
    },
    Null,
    Name(String),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Logic(LogicOp, Box<Expr>, Box<Expr>),
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    Assign {
        op: Option<BinaryOp>,
        place: Box<Expr>,
        value: Box<Expr>,
    },
    /// `op` is `Add` or `Sub`.
    Step {
        op: BinaryOp,
        fixity: Fixity,
        place: Box<Expr>,
    },
    Deref(Box<Expr>),
    AddressOf(Box<Expr>),
    Index(Box<Expr>, Box<Expr>),
    Cast(Object, Box<Expr>),
    Call(Call),
    /// `X.getOpaque()` (Java).
    Method {
        on: Name,
        call: Call,
    },
    SizeOfType(Object),
    SizeOf(Box<Expr>),
    Comma(Box<Expr>, Box<Expr>),
}

/// A call of a function or method by name, with its arguments.
pub(crate) struct Call {
    pub name: Name,
    pub args: Vec<Expr>,
    /// The place from the name to the closing parenthesis.
    pub span: Span,
}

/// A register or location whose final value a condition or a `locations` list names, such as `0:r0`, `x` or
/// `x[1]`.
#[derive(Clone, Debug)]
pub(crate) enum FinalAst {
    Register { thread: ThreadRef, name: Name },
    Location { name: Name, index: Option<u64>, span: Span },
}

impl FinalAst {
    /// Returns the place in the text where the register or location is named.
    pub fn span(&self) -> Span {
        match self {
            FinalAst::Register { thread, name } => thread.span.to(name.span),
            FinalAst::Location { span, .. } => *span,
        }
    }
}

/// One entry of `locations [ … ]`, with the type that its value is printed in.
#[derive(Clone, Debug)]
pub(crate) struct LocationItem {
    pub what: FinalAst,
    pub shown_as: Option<(Object, Span)>,
}

/// The syntax tree of a proposition about final states, as conditions and filters have it.
#[derive(Clone, Debug)]
pub(crate) enum PropAst {
    True,
    False,
    Equal(FinalAst, FinalRhs),
    Not(Box<PropAst>),
    And(Vec<PropAst>),
    Or(Vec<PropAst>),
    Implies(Box<PropAst>, Box<PropAst>),
}

/// The right side of an equation `0:r0 = …` in a condition.
#[derive(Clone, Debug)]
pub(crate) enum FinalRhs {
    Constant(Constant),
    Final(FinalAst),
    List(Vec<Constant>, Span),
}
