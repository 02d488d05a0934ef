//! Instructions of LLVM IR: their operators, their operands, and their place in the text.

use super::{Const, LocalId, Type, Value};
use fencepost_program::{FenceKind, Mode};
use fencepost_source::Span;
use std::rc::Rc;

/// A binary arithmetic or bitwise operator of LLVM IR, on integers or floats.
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

/// A conversion instruction of LLVM IR from one type to another.
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

/// The comparison that an `icmp` (`Eq` … `Sle`, on integers) or `fcmp` (`F…`, on floats) instruction makes.
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

/// The operation by which an `atomicrmw` instruction computes the new value.
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
    /// A newer operation (`usub_cond`, …), by name.
    Other(Rc<str>),
}

/// Whether a `cmpxchg` is weak, so that it may fail spuriously.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Fails only if the value differs.
    Strong,
    /// The exchange may fail spuriously.
    Weak,
}

/// One clause of a `landingpad`, which says which exceptions it catches.
#[derive(Clone, PartialEq, Debug)]
pub enum Clause {
    /// `catch ptr @typeinfo` (or `null`: everything).
    Catch(Const),
    /// `filter […]`.
    Filter(Const),
}

/// A call of a function, the common part of `call`, `invoke` and `callbr` instructions.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The type of the result.
    pub result: Type,
    /// Whether the callee is of a function type with `...`.
    pub varargs: bool,
    /// The function that is called: a name, a local pointer, or inline assembly.
    pub callee: Value,
    /// The arguments.
    pub args: Vec<Arg>,
}

/// An argument of a call, with its type and attributes.
#[derive(Clone, PartialEq, Debug)]
pub struct Arg {
    /// The type of the argument.
    pub ty: Type,
    /// The value of the argument.
    pub value: Value,
    /// `byval(T)`: a copy of what the pointer points at is passed.
    pub byval: Option<Type>,
    /// Whether all bits have a value (`noundef`). (Not said of a struct with padding that is passed as a
    /// number.)
    pub noundef: bool,
}

impl Inst {
    /// Returns the address of a volatile load or store; `None` for other instructions.
    pub fn volatile_address(&self) -> Option<&Value> {
        match self {
            Inst::Load { addr, volatile: true, .. } | Inst::Store { addr, volatile: true, .. } => Some(addr),
            _ => None,
        }
    }
}

/// An instruction of LLVM IR, without its result and its debug location.
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
    /// `alloca`; `align` is 0 if it is not stated.
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
        /// Whether the access has a type of the source (`!tbaa`).
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
    /// `fence`; `single_thread`: `syncscope("singlethread")`, a compiler fence.
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
    /// `shufflevector`: elements of `a` and `b`, which are numbered through; `None`: any value.
    Shuffle {
        ty: Type,
        a: Value,
        b: Value,
        mask: Vec<Option<u32>>,
    },
    /// `extractelement` with an index that is not constant. (Others are `ExtractValue`.)
    ExtractElement {
        ty: Type,
        value: Value,
        index_ty: Type,
        index: Value,
    },
    /// `insertelement` with an index that is not constant. (Others are `InsertValue`.)
    InsertElement {
        ty: Type,
        value: Value,
        element: Value,
        index_ty: Type,
        index: Value,
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
    /// An instruction that is read as far as its extent but not supported (`catchswitch`,
    /// …).
    Other(Rc<str>),
}

/// An instruction of LLVM IR with the local that it defines, its debug location and its place in the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The local that the instruction defines.
    pub dst: Option<LocalId>,
    /// The instruction.
    pub inst: Inst,
    /// The number of the instruction's `!dbg` node.
    pub dbg: Option<u32>,
    /// The number of its `!heapallocsite` node: the type of the object that a call of `operator new` makes.
    pub allocated: Option<u32>,
    /// The range of the instruction in the IR's text.
    pub span: Span,
}
