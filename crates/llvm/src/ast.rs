//! A module of LLVM IR as read from text: just what the lowering needs, with typed and opaque pointers made
//! one.
//!
//! Pointers are opaque here ([`Type::Ptr`]), as LLVM has it since version 15; where older text has typed
//! pointers, the reader keeps the pointee only where an instruction needs it (the type that a
//! `getelementptr`, a load, an alloca works on is written beside it anyway). Attributes, flags such as `nsw`,
//! alignment of accesses, linkage and metadata that is not about source places or names are read and dropped.

use fencepost_program::{FenceKind, Mode};
use fencepost_source::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A type. Named types are resolved: a struct that contains a pointer to itself is no cycle, since pointers
/// are opaque.
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

/// The body of a struct type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StructType {
    /// The types of its members.
    pub members: Vec<Type>,
    /// Without padding?
    pub packed: bool,
    /// Are integers of more than 64 bits aligned to 8 bytes? (Those of x86-64 were before LLVM 18; now to
    /// 16.)
    pub wide_at_8: bool,
}

/// What a function takes and gives.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FunctionType {
    /// What it returns.
    pub result: Type,
    /// What it takes.
    pub params: Vec<Type>,
    /// `...`?
    pub varargs: bool,
}

/// A value of constant kind: an initialiser, or an operand that is no local.
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

/// A constant expression.
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

/// What an instruction works on.
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

/// A local value or block of a function, numbered by the reader. Names and numbers share one space per
/// function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LocalId(pub u32);

/// An argument of type `metadata`.
#[derive(Clone, PartialEq, Debug)]
pub enum MetadataArg {
    /// `!17`.
    Node(u32),
    /// `metadata ptr %x`: a value.
    Value(Type, Box<Value>),
    /// Anything else.
    Other,
}

/// Inline assembly.
#[derive(Clone, PartialEq, Debug)]
pub struct Asm {
    /// The text.
    pub text: String,
    /// The constraints.
    pub constraints: String,
}

/// Two-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum Bin {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum Cast {
    Trunc,
    ZExt,
    SExt,
    FPTrunc,
    FPExt,
    FPToUI,
    FPToSI,
    UIToFP,
    SIToFP,
    PtrToInt,
    IntToPtr,
    BitCast,
}

/// Comparisons: of integers (`Eq` … `Sle`) and of floats (`F…`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum Predicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
    FFalse,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    FTrue,
}

/// What `atomicrmw` does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum RmwKind {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    UIncWrap,
    UDecWrap,
    /// A newer one (`usub_cond`, …), by name.
    Other(Rc<str>),
}

/// Strong or weak compare-exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Fails only if the value differs.
    Strong,
    /// May fail spuriously.
    Weak,
}

/// A clause of a landing pad.
#[derive(Clone, PartialEq, Debug)]
pub enum Clause {
    /// `catch ptr @typeinfo` (or `null`: everything).
    Catch(Const),
    /// `filter […]`.
    Filter(Const),
}

/// A call's parts, of `call`, `invoke` and `callbr`.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// What comes back.
    pub result: Type,
    /// Is the callee of a function type with `...`?
    pub varargs: bool,
    /// How many parameters the callee's type names, if it was written out (`void (ptr, ...)`).
    pub callee: Value,
    /// The arguments.
    pub args: Vec<Arg>,
}

/// An argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub struct Arg {
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub value: Value,
    /// `byval(T)`: a copy of what the pointer points at is passed.
    pub byval: Option<Type>,
    /// `noundef`: all its bits have a value. (Not said of a struct with padding that is passed as a number.)
    pub noundef: bool,
}

impl Inst {
    /// The address of a volatile access.
    pub fn volatile_address(&self) -> Option<&Value> {
        match self {
            Inst::Load { addr, volatile: true, .. } | Inst::Store { addr, volatile: true, .. } => Some(addr),
            _ => None,
        }
    }
}

/// An instruction without its place.
#[allow(missing_docs, reason = "the fields are LLVM's operands")]
#[derive(Clone, PartialEq, Debug)]
pub enum Inst {
    Bin {
        op: Bin,
        ty: Type,
        a: Value,
        b: Value,
    },
    FNeg {
        ty: Type,
        value: Value,
    },
    Cmp {
        pred: Predicate,
        ty: Type,
        a: Value,
        b: Value,
    },
    Cast {
        op: Cast,
        from: Type,
        value: Value,
        to: Type,
    },
    Select {
        cond_ty: Type,
        cond: Value,
        ty: Type,
        yes: Value,
        no: Value,
    },
    Freeze {
        ty: Type,
        value: Value,
    },
    Phi {
        ty: Type,
        incoming: Vec<(Value, LocalId)>,
    },
    /// `align` is 0 if it is not stated.
    Alloca {
        ty: Type,
        count: Option<(Type, Value)>,
        align: u64,
    },
    Load {
        ty: Type,
        addr: Value,
        mode: Mode,
        volatile: bool,
        /// `!tbaa`: it is of a type of the source.
        typed: bool,
    },
    Store {
        ty: Type,
        value: Value,
        addr: Value,
        mode: Mode,
        volatile: bool,
    },
    Gep {
        source: Type,
        base: Value,
        base_ty: Type,
        indices: Vec<(Type, Value)>,
    },
    CmpXchg {
        ty: Type,
        addr: Value,
        expected: Value,
        new: Value,
        success: Mode,
        failure: Mode,
        strength: Strength,
    },
    Rmw {
        op: RmwKind,
        ty: Type,
        addr: Value,
        arg: Value,
        mode: Mode,
    },
    /// `single_thread`: `syncscope("singlethread")`, a compiler fence.
    Fence {
        kind: FenceKind,
        single_thread: bool,
    },
    ExtractValue {
        ty: Type,
        value: Value,
        path: Vec<u32>,
    },
    InsertValue {
        ty: Type,
        value: Value,
        element_ty: Type,
        element: Value,
        path: Vec<u32>,
    },
    VaArg {
        list: Value,
        ty: Type,
    },
    Call(Call),
    Invoke {
        call: Call,
        normal: LocalId,
        unwind: LocalId,
    },
    LandingPad {
        ty: Type,
        cleanup: bool,
        clauses: Vec<Clause>,
    },
    Resume {
        value: Value,
    },
    Ret(Option<(Type, Value)>),
    Br(LocalId),
    CondBr {
        cond: Value,
        yes: LocalId,
        no: LocalId,
    },
    Switch {
        ty: Type,
        value: Value,
        cases: Vec<(u128, LocalId)>,
        default: LocalId,
    },
    IndirectBr {
        addr: Value,
        targets: Vec<LocalId>,
    },
    Unreachable,
    /// An instruction that is read as far as its extent but not supported (vector shuffles, `catchswitch`,
    /// …).
    Other(Rc<str>),
}

/// An instruction in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The local it defines.
    pub dst: Option<LocalId>,
    /// What it does.
    pub inst: Inst,
    /// Its `!dbg` node.
    pub dbg: Option<u32>,
    /// Where it stands in the IR's text.
    pub span: Span,
}

/// A `#dbg_declare(ptr %x, !17, …)` record, or a call of `llvm.dbg.declare`: the alloca `local` is the
/// variable `variable`.
#[derive(Clone, PartialEq, Debug)]
pub struct Declare {
    /// The alloca (or parameter).
    pub local: LocalId,
    /// The node of the variable.
    pub variable: u32,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Its label.
    pub label: LocalId,
    /// Its instructions; the last is a terminator.
    pub body: Vec<Statement>,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// Its type.
    pub ty: Type,
    /// Its value in the body.
    pub local: LocalId,
    /// `byval(T)`.
    pub byval: Option<Type>,
}

/// A function: defined if it has blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// `@name`, without the `@` and without quotes.
    pub name: Rc<str>,
    /// What it returns.
    pub result: Type,
    /// Its parameters.
    pub params: Vec<Param>,
    /// `...`?
    pub varargs: bool,
    /// Its blocks, the entry first.
    pub blocks: Vec<Block>,
    /// The names of its locals (`x` for `%x`, `3` for `%3`), by number.
    pub locals: Vec<Rc<str>>,
    /// Variables that debug information declares.
    pub declares: Vec<Declare>,
    /// Its `!dbg` node.
    pub dbg: Option<u32>,
    /// `internal` or `private`: other modules' functions of this name are others.
    pub local_linkage: bool,
    /// `linkonce_odr`, `weak`, `available_externally`, …: another definition may take its place.
    pub weak: bool,
    /// Where its head stands in the IR's text.
    pub span: Span,
}

/// A global variable or an alias.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// `@name`.
    pub name: Rc<str>,
    /// Its type.
    pub ty: Type,
    /// What it holds at the start; `None`: declared only (`external`).
    pub init: Option<Const>,
    /// `constant`?
    pub constant: bool,
    /// `thread_local`?
    pub thread_local: bool,
    /// Its alignment, if stated.
    pub align: Option<u64>,
    /// As for functions.
    pub local_linkage: bool,
    /// As for functions.
    pub weak: bool,
    /// Where it stands.
    pub span: Span,
}

/// `@a = alias T, ptr @b`.
#[derive(Clone, PartialEq, Debug)]
pub struct Alias {
    /// `@name`.
    pub name: Rc<str>,
    /// What it stands for.
    pub target: Const,
    /// As for functions.
    pub local_linkage: bool,
    /// Where it stands.
    pub span: Span,
}

/// A metadata node that matters: places, scopes, files, names.
#[allow(missing_docs, reason = "the fields are LLVM's")]
#[derive(Clone, PartialEq, Debug)]
pub enum Metadata {
    /// `!DILocation(line:, column:, scope:, inlinedAt:)`.
    Location { line: u32, column: u32, scope: u32, inlined_at: Option<u32> },
    /// `!DIFile(filename:, directory:)`.
    File { name: Rc<str>, directory: Rc<str> },
    /// `!DISubprogram(name:, scope:, file:, line:)`: `scope` is its file or class.
    Subprogram { name: Rc<str>, file: Option<u32>, line: u32 },
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
    /// `!DICompositeType(tag:, name:, baseType:, size:, elements:)`.
    CompositeType { tag: Rc<str>, name: Rc<str>, base: Option<u32>, size: u64, elements: Option<u32> },
    /// `!DISubrange(count:)`.
    Subrange { count: Option<u64> },
    /// `!{!1, !2, null}`: a list; what is no node is `None`.
    List(Vec<Option<u32>>),
    /// `distinct !DIGlobalVariableExpression(var: !5, …)`.
    Expression { var: u32 },
    /// Anything else.
    Other,
}

/// A whole module.
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
    /// Does it say of accesses of what type of the source they are (`!tbaa`)?
    pub typed_accesses: bool,
    /// Does it have module-level inline assembly?
    pub module_asm: Option<Span>,
}
