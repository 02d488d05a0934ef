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

/// A whole test.
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

/// `0:X = x`, or `VarHandle X = x` for all threads: a name by which a field is accessed.
pub(crate) struct Handle {
    /// The thread that has the handle; `None` if every thread has it.
    pub thread: Option<ThreadRef>,
    pub name: Name,
    pub field: Name,
}

/// The number of elements that a declarator or a type states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// No brackets: not an array.
    Scalar,
    /// `[]`: an array whose length is not stated.
    Unknown,
    /// `[n]`: an array of `n` elements.
    Elements(u32),
}

/// A name with its type: `int *p`, `int a[3]` (then `object` is the element).
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

/// `0:` in `0:r0`.
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

/// One entry of the init section.
#[derive(Clone, Debug)]
pub(crate) struct InitEntry {
    pub target: InitTarget,
    pub ty: InitType,
    pub value: Option<InitValue>,
}

/// The initial value of a location or register.
#[derive(Clone, Debug)]
pub(crate) enum InitValue {
    One(Constant),
    List(Vec<Constant>, Span),
}

/// A constant of the init section or of a condition.
#[derive(Clone, Debug)]
pub(crate) struct Constant {
    pub kind: ConstantKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum ConstantKind {
    Number(i128),
    /// `x`, `&x`, `x[1]`, `&x[1]`.
    Address {
        name: Name,
        index: Option<u64>,
    },
}

/// A thread of a test.
pub(crate) struct ThreadAst {
    pub number: ThreadRef,
    pub params: Vec<Declarator>,
    pub body: Vec<Stmt>,
    /// Names that are assigned or whose address is taken somewhere in the body.
    pub written: BTreeSet<String>,
}

/// A variable and its initial value.
pub(crate) struct Variable {
    pub declarator: Declarator,
    pub init: Option<Initializer>,
}

pub(crate) enum Initializer {
    One(Expr),
    List(Vec<Expr>, Span),
}

pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

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

pub(crate) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// Height of the tree, kept below a limit so that walking it never runs out of stack.
    pub height: u32,
    /// Whether evaluating the expression may change a variable.
    pub assigns: bool,
}

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

pub(crate) struct Call {
    pub name: Name,
    pub args: Vec<Expr>,
    /// The place from the name to the closing parenthesis.
    pub span: Span,
}

/// A register or location whose final value is asked for: `0:r0`, `x`, `x[1]`.
#[derive(Clone, Debug)]
pub(crate) enum FinalAst {
    Register { thread: ThreadRef, name: Name },
    Location { name: Name, index: Option<u64>, span: Span },
}

impl FinalAst {
    pub fn span(&self) -> Span {
        match self {
            FinalAst::Register { thread, name } => thread.span.to(name.span),
            FinalAst::Location { span, .. } => *span,
        }
    }
}

/// An entry of `locations [ … ]`, with the type to show its value by.
#[derive(Clone, Debug)]
pub(crate) struct LocationItem {
    pub what: FinalAst,
    pub shown_as: Option<(Object, Span)>,
}

/// A proposition about the final state.
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

/// The right side of `=` in a condition.
#[derive(Clone, Debug)]
pub(crate) enum FinalRhs {
    Constant(Constant),
    Final(FinalAst),
    List(Vec<Constant>, Span),
}
