//! The program with every name resolved and every type known.
//!
//! `check` makes it from the syntax tree and refuses what Java refuses; `init` runs the part of it that runs
//! before the threads, and `lower` translates the rest. Neither of them meets a mistake of the user's any
//! more, apart from what only running or inlining can show.

use crate::ast::{BinaryOp, Fixity, LogicOp};
use fencepost_source::Span;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub(crate) struct $name(pub u32);
        impl $name {
            /// Returns the number as a `usize`, to index the table that it refers to.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(/// The number of a class of the file, an index into [`Typed::classes`].
    ClassId);
index!(/// The number of a field of any class, an index into [`Typed::fields`].
    FieldId);
index!(/// The number of a method, constructor or class initialiser, an index into [`Typed::methods`].
    MethodId);
index!(/// The number of a local variable of a method, an index into [`Method::locals`].
    LocalId);
index!(/// The number of an `assert` of the file, an index into [`Typed::asserts`].
    AssertId);

/// The type of a variable without its brackets, which for `int[]` is `int`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Base {
    Int,
    Boolean,
    Void,
    /// The type of `null`.
    Null,
    /// The class that every object is of.
    Object,
    Class(ClassId),
}

/// A type of Java, as a base type and the number of its brackets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Type {
    pub base: Base,
    pub dims: u8,
}

impl Type {
    /// The Java type `int`.
    pub const INT: Type = Type { base: Base::Int, dims: 0 };
    /// The Java type `boolean`.
    pub const BOOLEAN: Type = Type { base: Base::Boolean, dims: 0 };
    /// The Java type `void` of methods without a result.
    pub const VOID: Type = Type { base: Base::Void, dims: 0 };
    /// The type of the expression `null`, which can be assigned to every variable of a reference type.
    pub const NULL: Type = Type { base: Base::Null, dims: 0 };
    /// The type of the class `Object`, to whose variables every reference can be assigned.
    pub const OBJECT: Type = Type { base: Base::Object, dims: 0 };

    /// Returns the type of references to objects of a class.
    pub fn class(class: ClassId) -> Type {
        Type { base: Base::Class(class), dims: 0 }
    }

    /// Returns whether the type is that of an array.
    pub fn is_array(self) -> bool {
        self.dims > 0
    }

    /// Returns whether values of the type are references (to objects or arrays), not numbers or truth values.
    pub fn is_reference(self) -> bool {
        self.dims > 0 || matches!(self.base, Base::Null | Base::Object | Base::Class(_))
    }

    /// Returns the type of the elements of an array of this type.
    pub fn element(self) -> Type {
        debug_assert!(self.is_array(), "only arrays have elements");
        Type { dims: self.dims - 1, ..self }
    }

    /// Returns the number of bytes that a value of the type takes in memory.
    pub fn bytes(self) -> u64 {
        if self.is_reference() { 8 } else { 4 }
    }

    /// Returns the type as Java writes it, such as `Node[]`.
    pub fn show(self, classes: &[Class]) -> String {
        let base = match self.base {
            Base::Int => "int",
            Base::Boolean => "boolean",
            Base::Void => "void",
            Base::Null => "null",
            Base::Object => "Object",
            Base::Class(class) => &classes[class.index()].name,
        };
        format!("{base}{}", "[]".repeat(self.dims.into()))
    }

    /// Returns whether a value of this type can be assigned to a variable of type `to`.
    pub fn fits(self, to: Type) -> bool {
        self == to || self == Type::NULL && to.is_reference() || self.is_reference() && to == Type::OBJECT
    }
}

/// A whole Java program after checking, with every name resolved and every type known.
#[derive(Debug)]
pub(crate) struct Typed {
    pub classes: Vec<Class>,
    pub fields: Vec<Field>,
    pub methods: Vec<Method>,
    pub asserts: Vec<Assert>,
    /// The main class.
    pub main: ClassId,
    pub threads: Vec<Thread>,
    /// The calls: caller and callee.
    pub calls: Vec<(MethodId, MethodId)>,
}

impl Typed {
    /// Returns the class of the checked program with this number.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// Returns the field of the checked program with this number.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// Returns the method of the checked program with this number.
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// Returns a type as Java writes it, such as `Node[]`.
    pub fn show(&self, ty: Type) -> String {
        ty.show(&self.classes)
    }
}

/// A checked Java class, with its fields and initialisers.
#[derive(Debug)]
pub(crate) struct Class {
    pub name: String,
    /// The class that this class is nested in.
    pub outer: Option<ClassId>,
    /// The fields, static or not, in the order of the text.
    pub fields: Vec<FieldId>,
    /// The static initialisers as one method.
    pub static_init: MethodId,
    /// The initialisers of the class's objects as one method.
    pub instance_init: MethodId,
    pub span: Span,
}

/// Whether a member belongs to its class (it is `static`) or to each object of the class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    Class,
    Object,
}

/// A checked field of a Java class, static or not.
#[derive(Debug)]
pub(crate) struct Field {
    pub class: ClassId,
    pub name: String,
    pub ty: Type,
    pub owner: Owner,
    pub is_final: bool,
    pub is_volatile: bool,
    pub has_init: bool,
    pub span: Span,
}

/// The role of a method, which may be an ordinary one, a constructor, an initialiser or an external action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Plain,
    Constructor,
    StaticInit,
    InstanceInit,
    /// An external action: its body means nothing.
    Special,
}

/// A checked Java method with its local variables and body; constructors and initialisers count as methods.
#[derive(Debug)]
pub(crate) struct Method {
    pub class: ClassId,
    pub name: String,
    pub role: Role,
    pub owner: Owner,
    pub is_synchronized: bool,
    /// The number of parameters, which are the first locals.
    pub params: usize,
    pub locals: Vec<Local>,
    pub result: Type,
    pub body: Vec<Stmt>,
    /// The place of its name.
    pub span: Span,
    /// The place of the brace that ends its body.
    pub end: Span,
}

/// A local variable or parameter of a checked Java method.
#[derive(Debug)]
pub(crate) struct Local {
    pub name: String,
    pub ty: Type,
    pub is_final: bool,
    /// Whether the variable has a value from its declaration on.
    pub has_init: bool,
    /// Whether the variable is assigned anywhere but in its declaration.
    pub written: bool,
}

/// A thread of the Java program, which runs a static method without parameters.
#[derive(Debug)]
pub(crate) struct Thread {
    pub method: MethodId,
    /// The threads that end before it begins, by number, and where the file says so.
    pub after: Vec<(usize, Span)>,
}

/// The place of an `assert` and the text of its condition.
#[derive(Debug)]
pub(crate) struct Assert {
    pub span: Span,
    pub text: String,
}

/// A checked Java statement, with its place in the text.
#[derive(Debug)]
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

/// Whether a loop tests its condition before its body or after it, as `do … while` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TestTime {
    Before,
    After,
}

/// A checked Java statement, with names and types resolved.
#[derive(Debug)]
pub(crate) enum StmtKind {
    Expr(Expr),
    /// A declaration.
    Let(LocalId, Option<Expr>),
    Block(Vec<Stmt>),
    If {
        cond: Expr,
        yes: Box<Stmt>,
        no: Option<Box<Stmt>>,
    },
    Loop {
        test: TestTime,
        cond: Option<Expr>,
        step: Vec<Expr>,
        body: Box<Stmt>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    Assert {
        id: AssertId,
        cond: Expr,
    },
    Synchronized {
        monitor: Expr,
        body: Vec<Stmt>,
    },
}

/// A checked Java expression, with its type and its place in the text.
#[derive(Debug)]
pub(crate) struct Expr {
    pub kind: ExprKind,
    pub ty: Type,
    pub span: Span,
    /// Whether evaluating the expression assigns a local variable.
    pub assigns: bool,
}

/// A checked Java expression, with names and types resolved.
#[derive(Debug)]
pub(crate) enum ExprKind {
    Int(i32),
    Boolean(bool),
    Null,
    This,
    /// `C.class`, which is only good as a monitor.
    ClassObject(ClassId),
    Read(Place),
    Length(Box<Expr>),
    Assign {
        place: Place,
        value: Box<Expr>,
    },
    Compound {
        op: BinaryOp,
        place: Place,
        value: Box<Expr>,
    },
    Step {
        op: BinaryOp,
        fixity: Fixity,
        place: Place,
    },
    Minus(Box<Expr>),
    BitNot(Box<Expr>),
    Not(Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Logic(LogicOp, Box<Expr>, Box<Expr>),
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    Call {
        method: MethodId,
        receiver: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    /// An external action: its name, with the strings among its arguments, and the other arguments.
    Special {
        name: String,
        args: Vec<Expr>,
    },
    /// A hint to the scheduler, which does nothing.
    Nothing,
    /// `None`: a bare `Object`.
    New {
        class: Option<ClassId>,
        constructor: Option<MethodId>,
        args: Vec<Expr>,
    },
    NewArray {
        len: Box<Expr>,
    },
    ArrayLiteral(Vec<Expr>),
}

/// A local variable, field or array element of Java, which can be read and assigned.
#[derive(Debug)]
pub(crate) enum Place {
    Local(LocalId),
    Static(FieldId),
    Field(Box<Expr>, FieldId),
    Element(Box<Expr>, Box<Expr>),
}

impl Place {
    /// Returns the expressions of the place, which are its object, or its array and index.
    pub fn parts(&self) -> Vec<&Expr> {
        match self {
            Place::Local(_) | Place::Static(_) => vec![],
            Place::Field(object, _) => vec![object],
            Place::Element(array, index) => vec![array, index],
        }
    }
}

impl Expr {
    /// Makes an expression and notes whether it assigns a local variable.
    pub fn new(kind: ExprKind, ty: Type, span: Span) -> Expr {
        let own = match &kind {
            ExprKind::Assign { place, .. }
            | ExprKind::Compound { place, .. }
            | ExprKind::Step { place, .. } => {
                matches!(place, Place::Local(_))
            }
            _ => false,
        };
        let assigns = own || kind.parts().iter().any(|part| part.assigns);
        Expr { kind, ty, span, assigns }
    }
}

impl ExprKind {
    /// Returns the direct subexpressions of this expression, in the order in which they are evaluated.
    pub fn parts(&self) -> Vec<&Expr> {
        match self {
            ExprKind::Int(_)
            | ExprKind::Boolean(_)
            | ExprKind::Null
            | ExprKind::This
            | ExprKind::ClassObject(_)
            | ExprKind::Nothing => vec![],
            ExprKind::Read(place) | ExprKind::Step { place, .. } => place.parts(),
            ExprKind::Assign { place, value } | ExprKind::Compound { place, value, .. } => {
                place.parts().into_iter().chain([&**value]).collect()
            }
            ExprKind::Length(e)
            | ExprKind::Minus(e)
            | ExprKind::BitNot(e)
            | ExprKind::Not(e)
            | ExprKind::NewArray { len: e } => vec![e],
            ExprKind::Binary(_, a, b) | ExprKind::Logic(_, a, b) => vec![a, b],
            ExprKind::Ternary(a, b, c) => vec![a, b, c],
            ExprKind::Call { receiver, args, .. } => receiver.iter().map(|r| &**r).chain(args).collect(),
            ExprKind::Special { args, .. } | ExprKind::New { args, .. } | ExprKind::ArrayLiteral(args) => {
                args.iter().collect()
            }
        }
    }
}
