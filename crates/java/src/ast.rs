//! The syntax tree of a file, before names are resolved.

use fencepost_source::Span;
pub(crate) use fencepost_source::{
    Name,
    c_like::{BinaryOp, Fixity, LogicOp, UnaryOp},
};

/// The syntax tree of a Java file. Nested classes stand beside the others; they know which class they are in.
#[derive(Debug, Default)]
pub(crate) struct File {
    pub classes: Vec<ClassDecl>,
    /// The annotations that the file declares.
    pub annotations: Vec<Name>,
    /// The classes that the file imports by name, as their last parts.
    pub imported: Vec<String>,
}

/// The declaration of a Java class, with its members.
#[derive(Debug)]
pub(crate) struct ClassDecl {
    pub name: Name,
    /// The class that it is nested in, by its place in [`File::classes`].
    pub outer: Option<usize>,
    pub modifiers: Modifiers,
    pub members: Vec<Member>,
}

/// A field, method or initialiser block of a Java class; a class lists its members in the order of the text.
#[derive(Debug)]
pub(crate) enum Member {
    Field {
        modifiers: Modifiers,
        ty: TypeName,
        variables: Vec<Variable>,
    },
    Method(MethodDecl),
    /// `static { … }`, or `{ … }`.
    Block {
        is_static: bool,
        body: Block,
    },
}

/// The declaration of a Java method or constructor.
#[derive(Debug)]
pub(crate) struct MethodDecl {
    pub modifiers: Modifiers,
    /// The type of the result; `None` for a constructor.
    pub result: Option<TypeName>,
    pub name: Name,
    pub params: Vec<Param>,
    /// The body; `None` for a native method.
    pub body: Option<Block>,
}

/// The declaration of a parameter of a Java method.
#[derive(Debug)]
pub(crate) struct Param {
    pub modifiers: Modifiers,
    pub ty: TypeName,
    pub name: Name,
}

/// The modifiers (such as `static`) and annotations in front of a Java declaration.
#[derive(Debug, Default)]
pub(crate) struct Modifiers {
    pub words: Vec<(Modifier, Span)>,
    pub annotations: Vec<Annotation>,
}

impl Modifiers {
    /// Returns the place where the modifier `word` is written, if it is among these modifiers.
    pub fn find(&self, word: Modifier) -> Option<Span> {
        self.words.iter().find(|(w, _)| *w == word).map(|(_, span)| *span)
    }

    /// Returns whether the modifier `word` is among these modifiers.
    pub fn has(&self, word: Modifier) -> bool {
        self.find(word).is_some()
    }

    /// Returns the annotation with this name among these modifiers, if there is one.
    pub fn annotation(&self, name: &str) -> Option<&Annotation> {
        self.annotations.iter().find(|annotation| annotation.name.text == name)
    }
}

/// A modifier of a Java declaration, such as `public` or `volatile`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Modifier {
    Public,
    Protected,
    Private,
    Static,
    Final,
    Volatile,
    Synchronized,
    Native,
    Transient,
    Strictfp,
}

impl Modifier {
    /// Returns the modifier that is written as this word; `None` if the word is no modifier.
    pub fn of(word: &str) -> Option<Modifier> {
        Some(match word {
            "public" => Modifier::Public,
            "protected" => Modifier::Protected,
            "private" => Modifier::Private,
            "static" => Modifier::Static,
            "final" => Modifier::Final,
            "volatile" => Modifier::Volatile,
            "synchronized" => Modifier::Synchronized,
            "native" => Modifier::Native,
            "transient" => Modifier::Transient,
            "strictfp" => Modifier::Strictfp,
            _ => return None,
        })
    }

    /// Returns the word that the modifier is written as, such as `public`.
    pub fn word(self) -> &'static str {
        match self {
            Modifier::Public => "public",
            Modifier::Protected => "protected",
            Modifier::Private => "private",
            Modifier::Static => "static",
            Modifier::Final => "final",
            Modifier::Volatile => "volatile",
            Modifier::Synchronized => "synchronized",
            Modifier::Native => "native",
            Modifier::Transient => "transient",
            Modifier::Strictfp => "strictfp",
        }
    }
}

/// An annotation in front of a Java declaration, such as `@thread`, with its elements.
#[derive(Debug)]
pub(crate) struct Annotation {
    pub name: Name,
    /// Whether its package is written in front of it.
    pub is_qualified: bool,
    /// The elements: a name and the strings it is set to; other values are kept as an empty list.
    pub elements: Vec<(Name, Vec<Name>)>,
}

/// A Java type as the text writes it, such as `int` or `Node[]`, before its name is resolved.
#[derive(Clone, Debug)]
pub(crate) struct TypeName {
    pub name: Name,
    pub dims: u8,
}

/// One variable of a Java declaration, with the brackets after its name and its initial value.
#[derive(Debug)]
pub(crate) struct Variable {
    pub name: Name,
    /// The number of brackets after the name.
    pub dims: u8,
    pub init: Option<Expr>,
}

/// A block of Java statements in braces, with its place in the text.
#[derive(Debug)]
pub(crate) struct Block {
    pub statements: Vec<Stmt>,
    pub span: Span,
}

/// A statement of a Java method, with its place in the text.
#[derive(Debug)]
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

/// A statement of a Java method as a syntax tree.
#[derive(Debug)]
pub(crate) enum StmtKind {
    Empty,
    Block(Block),
    Local {
        modifiers: Modifiers,
        ty: TypeName,
        variables: Vec<Variable>,
    },
    Expr(Expr),
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
        init: Vec<Stmt>,
        cond: Option<Expr>,
        step: Vec<Expr>,
        body: Box<Stmt>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    /// The message is a string, or nothing that matters: it is evaluated only when the assertion fails.
    Assert {
        cond: Expr,
        message: Option<Expr>,
    },
    Synchronized {
        monitor: Expr,
        body: Block,
    },
}

/// A Java expression with its place in the text, before names are resolved.
#[derive(Debug)]
pub(crate) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// The height of the tree, which is limited.
    pub height: u32,
}

/// A Java expression as a syntax tree, before names are resolved.
#[derive(Debug)]
pub(crate) enum ExprKind {
    Int(i32),
    Boolean(bool),
    Null,
    This,
    Text(String),
    Name(String),
    /// `on.name`.
    Member {
        on: Box<Expr>,
        name: Name,
    },
    Index {
        array: Box<Expr>,
        index: Box<Expr>,
    },
    /// `name(args)`, `on.name(args)`.
    Call {
        on: Option<Box<Expr>>,
        name: Name,
        args: Vec<Expr>,
    },
    New {
        class: Name,
        args: Vec<Expr>,
    },
    /// `new int[len][]`: `ty` is the type of the whole.
    NewArray {
        ty: TypeName,
        len: Box<Expr>,
    },
    /// `{ 1, 2 }`; with `new int[]` in front it says its type.
    ArrayLiteral {
        ty: Option<TypeName>,
        values: Vec<Expr>,
    },
    /// `C.class`.
    ClassObject(Name),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Logic(LogicOp, Box<Expr>, Box<Expr>),
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    Assign {
        op: Option<BinaryOp>,
        place: Box<Expr>,
        value: Box<Expr>,
    },
    /// `++` and `--`: `op` is `Add` or `Sub`.
    Step {
        op: BinaryOp,
        fixity: Fixity,
        place: Box<Expr>,
    },
    Cast {
        ty: TypeName,
        value: Box<Expr>,
    },
    /// A cast of a number to a type of fewer bits, which makes another number of it.
    Narrow {
        to: Narrow,
        value: Box<Expr>,
    },
}

/// One of the Java types `byte`, `short` and `char`, which a number can be cast to, but of which there are no
/// variables here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Narrow {
    Byte,
    Short,
    Char,
}
