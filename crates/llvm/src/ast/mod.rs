//! A module of LLVM IR as read from text: just what the lowering needs, with typed and opaque pointers made
//! one.
//!
//! Pointers are opaque here ([`Type::Ptr`]), as LLVM has it since version 15; where older text has typed
//! pointers, the reader keeps the pointee only where an instruction needs it (the type that a
//! `getelementptr`, a load, an alloca works on is written beside it anyway). Attributes, flags such as `nsw`,
//! alignment of accesses, linkage and metadata that is not about source places or names are read and dropped.

mod instructions;

pub use instructions::{Arg, Bin, Call, Cast, Clause, Inst, Predicate, RmwKind, Statement, Strength};

use fencepost_source::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A type of LLVM IR. Named types are resolved: a struct that contains a pointer to itself is no cycle, since
/// pointers are opaque.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`.
    Void,
    /// `i1` … `i128` and beyond: an integer of so many bits.
    Int(u32),
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// A floating-point type that is read but not supported: `half`, `bfloat`, `x86_fp80`, `fp128`,
    /// `ppc_fp128`.
    OtherFloat(&'static str),
    /// A pointer.
    Ptr,
    /// `[n x T]`.
    Array(u64, Rc<Type>),
    /// `<n x T>`; `<vscale x n x T>` is refused by the reader.
    Vector(u64, Rc<Type>),
    /// `{ … }`, or `<{ … }>` if packed.
    Struct(Rc<StructType>),
    /// A named type without a body (`%T = type opaque`).
    Opaque(Rc<str>),
    /// The type of a function, as a callee.
    Function(Rc<FunctionType>),
    /// `label`, `metadata`, `token`: types of operands that are no values.
    Other(&'static str),
}

/// The members and the layout rules of a struct type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StructType {
    /// The types of the members.
    pub members: Vec<Type>,
    /// Whether the members follow each other without padding.
    pub packed: bool,
    /// Whether integers of more than 64 bits are aligned to 8 bytes. (Those of x86-64 were before LLVM 18;
    /// now to 16.)
    pub wide_at_8: bool,
}

/// The type of a function, which has the types of its result and its parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FunctionType {
    /// The type of the result.
    pub result: Type,
    /// The types of the parameters.
    pub params: Vec<Type>,
    /// Whether the function takes further arguments (`...`).
    pub varargs: bool,
}

/// A constant of LLVM IR, which may be an initialiser or an operand.
#[derive(Clone, PartialEq, Debug)]
pub enum Const {
    /// An integer, cut to its type's width (two's complement; at most 128 bits).
    Int(u128),
    /// `float` or `double`, as the bits of a double (LLVM writes floats that way).
    Float(u64),
    /// A literal of a type that is not supported (`0xK…`), as written.
    OtherFloat(Rc<str>),
    /// `null`.
    Null,
    /// `zeroinitializer`, `none`.
    Zero,
    /// `undef` or `poison`.
    Undef,
    /// `@name`.
    Global(Rc<str>),
    /// `{ … }`, `<{ … }>`, `[ … ]`, `< … >`: elements with their types.
    Aggregate(Vec<(Type, Const)>),
    /// `c"…"`.
    Bytes(Vec<u8>),
    /// `blockaddress(@f, %bb)`.
    BlockAddress(Rc<str>, Rc<str>),
    /// A constant expression.
    Expr(Box<ConstExpr>),
}

/// A constant expression of LLVM IR, such as a `getelementptr` of a global.
#[allow(missing_docs, reason = "the fields are LLVM's operands")]
#[derive(Clone, PartialEq, Debug)]
pub enum ConstExpr {
    /// `getelementptr (T, ptr base, indices…)`.
    Gep { source: Type, base: (Type, Const), indices: Vec<(Type, Const)> },
    /// `bitcast`, `ptrtoint`, `trunc`, … `(T c to U)`; `bitcast` covers `addrspacecast`.
    Cast { op: Cast, from: Type, value: Const, to: Type },
    /// `add`, `xor`, … `(T a, T b)`.
    Bin { op: Bin, ty: Type, a: Const, b: Const },
    /// `icmp`/`fcmp` `pred (T a, T b)`.
    Cmp { pred: Predicate, ty: Type, a: Const, b: Const },
    /// `select (i1 c, T a, T b)`.
    Select { cond: Const, ty: Type, yes: Const, no: Const },
    /// Anything else, by name (`extractelement`, …); the lowering refuses it.
    Other(Rc<str>),
}

/// An operand of an instruction of LLVM IR.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// `%name` or `%3`.
    Local(LocalId),
    /// A constant.
    Const(Const),
    /// `metadata …`, as an argument of a debug intrinsic.
    Metadata(MetadataArg),
    /// `asm …` as a callee.
    Asm(Rc<Asm>),
}

/// The number that the reader gives to a value or block of a function (`%x`, `%3`). Names and numbers share
/// one space per function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LocalId(pub u32);

/// An argument of type `metadata` in a call, which debug intrinsics have.
#[derive(Clone, PartialEq, Debug)]
pub enum MetadataArg {
    /// `!17`.
    Node(u32),
    /// `metadata ptr %x`: a value.
    Value(Type, Box<Value>),
    /// Anything else.
    Other,
}

/// Inline assembly that is called like a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Asm {
    /// The text.
    pub text: String,
    /// The constraints.
    pub constraints: String,
    /// Whether the operands are in Intel's order.
    pub intel: bool,
    /// The reason why it could not be translated; empty if nothing has tried.
    pub refused: String,
}

/// A `#dbg_declare` record or a call of `llvm.dbg.declare`, which names the source variable that an alloca
/// holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Declare {
    /// The alloca (or parameter).
    pub local: LocalId,
    /// The node of the variable.
    pub variable: u32,
}

/// A basic block of a function, with its label and instructions.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The label of the block.
    pub label: LocalId,
    /// The instructions; the last is a terminator.
    pub body: Vec<Statement>,
}

/// A parameter of a function of LLVM IR.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// The type of the parameter.
    pub ty: Type,
    /// The local that holds the parameter in the body.
    pub local: LocalId,
    /// `byval(T)`.
    pub byval: Option<Type>,
}

/// A function of a module of LLVM IR; it is only declared if it has no blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// `@name`, without the `@` and without quotes.
    pub name: Rc<str>,
    /// The type of the result.
    pub result: Type,
    /// The parameters.
    pub params: Vec<Param>,
    /// Whether the function takes further arguments (`...`).
    pub varargs: bool,
    /// The blocks, the entry first.
    pub blocks: Vec<Block>,
    /// The names of the locals (`x` for `%x`, `3` for `%3`), by number.
    pub locals: Vec<Rc<str>>,
    /// Variables that debug information declares.
    pub declares: Vec<Declare>,
    /// The number of the function's `!dbg` node.
    pub dbg: Option<u32>,
    /// Whether the name is local to its module (`internal` or `private`): other modules' functions of this
    /// name are others.
    pub local_linkage: bool,
    /// Whether another definition may take the place of this one (`linkonce_odr`, `weak`,
    /// `available_externally`, …).
    pub weak: bool,
    /// The range of the function's head in the IR's text.
    pub span: Span,
}

/// A global variable of a module of LLVM IR.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// `@name`.
    pub name: Rc<str>,
    /// The type of the variable.
    pub ty: Type,
    /// The initial value; `None`: declared only (`external`).
    pub init: Option<Const>,
    /// Whether the variable is a `constant`.
    pub constant: bool,
    /// Whether the variable is `thread_local`.
    pub thread_local: bool,
    /// The alignment in bytes, if stated.
    pub align: Option<u64>,
    /// Whether the name is local to its module (`internal` or `private`).
    pub local_linkage: bool,
    /// Whether another definition may take the place of this one, as for functions.
    pub weak: bool,
    /// The range of the definition in the IR's text.
    pub span: Span,
}

/// An alias `@a = alias T, ptr @b`, which is another name for a constant.
#[derive(Clone, PartialEq, Debug)]
pub struct Alias {
    /// `@name`.
    pub name: Rc<str>,
    /// The aliased constant, mostly a name.
    pub target: Const,
    /// Whether the name is local to its module (`internal` or `private`).
    pub local_linkage: bool,
    /// The range of the definition in the IR's text.
    pub span: Span,
}

/// A metadata node of debug information that the lowering uses, for places, scopes, files, names and types.
#[allow(missing_docs, reason = "the fields are LLVM's")]
#[derive(Clone, PartialEq, Debug)]
pub enum Metadata {
    /// `!DILocation(line:, column:, scope:, inlinedAt:)`.
    Location { line: u32, column: u32, scope: u32, inlined_at: Option<u32> },
    /// `!DIFile(filename:, directory:)`.
    File { name: Rc<str>, directory: Rc<str> },
    /// `!DISubprogram(name:, linkageName:, file:, line:, type:)`.
    Subprogram { name: Rc<str>, linkage: Rc<str>, file: Option<u32>, line: u32, ty: Option<u32> },
    /// `!DISubroutineType(types:)`: the list of the types of the result and the parameters.
    Subroutine { types: u32 },
    /// `!DILexicalBlock`, `!DILexicalBlockFile`: a scope in another.
    Block { scope: u32, file: Option<u32> },
    /// `!DILocalVariable(name:, arg:, line:, type:)`.
    Variable { name: Rc<str>, arg: u32, line: u32, ty: Option<u32> },
    /// `!DIGlobalVariable(name:, type:)`, and `!DIGlobalVariableExpression(var:)` resolved to it.
    GlobalVariable { name: Rc<str>, ty: Option<u32> },
    /// `!DIBasicType(name:, size:, encoding:)`.
    BasicType { name: Rc<str>, size: u64, encoding: Rc<str> },
    /// `!DIDerivedType(tag:, name:, baseType:, size:, offset:)`.
    DerivedType { tag: Rc<str>, name: Rc<str>, base: Option<u32>, size: u64, offset: u64 },
    /// `!DICompositeType(tag:, name:, baseType:, size:, elements:, templateParams:)`.
    CompositeType {
        tag: Rc<str>,
        name: Rc<str>,
        base: Option<u32>,
        size: u64,
        elements: Option<u32>,
        params: Option<u32>,
    },
    /// `!DITemplateTypeParameter(name:, type:)`.
    TypeParameter { ty: u32 },
    /// `!DISubrange(count:)`.
    Subrange { count: Option<u64> },
    /// `!{!1, !2, null}`: a list; what is no node is `None`.
    List(Vec<Option<u32>>),
    /// `distinct !DIGlobalVariableExpression(var: !5, …)`.
    Expression { var: u32 },
    /// Anything else.
    Other,
}

/// A whole module of LLVM IR, with its globals, functions and metadata.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Module {
    /// `source_filename`.
    pub source: Option<String>,
    /// The global variables.
    pub globals: Vec<Global>,
    /// The aliases (`ifunc` is refused).
    pub aliases: Vec<Alias>,
    /// The functions, declared and defined.
    pub functions: Vec<Function>,
    /// The metadata nodes, by number.
    pub metadata: FxHashMap<u32, Metadata>,
    /// `!dbg` nodes of global variables, by the variable's name.
    pub global_dbg: FxHashMap<Rc<str>, u32>,
    /// Whether accesses carry the type that they have in the source (`!tbaa`).
    pub typed_accesses: bool,
    /// The place of module-level inline assembly, if there is any.
    pub module_asm: Option<Span>,
}
