//! The instruction set: functions over 64-bit registers in basic blocks.
//!
//! A register holds a 64-bit word. Narrower integers are kept zero-extended: every operation states how
//! many bits it works on and clears the rest of its result. Pointers are words too ([`crate::layout`] says
//! which word means what). SSA is not required: a register may be assigned in many places.

use crate::{FenceKind, Mode};
use fencepost_source::Pos;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index into the table it numbers.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(/// A function of the program.
    FuncId);
index!(/// A basic block of a function; block 0 is the entry.
    BlockId);
index!(/// A register of a function's frame.
    Reg);
index!(/// A global object.
    GlobalId);
index!(/// A loop of a function (see [`Op::LoopHead`]).
    LoopId);

/// Size of a memory access in bytes: 1, 2, 4 or 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Size(u8);

impl Size {
    /// One byte.
    pub const B1: Size = Size(1);
    /// Two bytes.
    pub const B2: Size = Size(2);
    /// Four bytes.
    pub const B4: Size = Size(4);
    /// Eight bytes.
    pub const B8: Size = Size(8);

    /// A size the machine can access at once.
    pub fn new(bytes: u64) -> Option<Size> {
        matches!(bytes, 1 | 2 | 4 | 8).then_some(Size(bytes as u8))
    }
    /// In bytes.
    #[inline]
    pub fn bytes(self) -> u64 {
        self.0 as u64
    }
    /// In bits.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0 * 8
    }
    /// `value` cut to this size.
    #[inline]
    pub fn cut(self, value: u64) -> u64 {
        mask(self.bits(), value)
    }
}

/// `value` cut to its lowest `bits` bits (1 to 64).
#[inline]
pub fn mask(bits: u8, value: u64) -> u64 {
    if bits >= 64 { value } else { value & ((1u64 << bits) - 1) }
}

/// `value`, of which the lowest `bits` count, as a signed number.
#[inline]
pub fn signed(bits: u8, value: u64) -> i64 {
    let shift = 64 - bits as u32;
    ((value << shift) as i64) >> shift
}

/// What an instruction works on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register's value.
    Reg(Reg),
    /// A constant (addresses of globals and functions are constants too).
    Const(u64),
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Self {
        Operand::Reg(reg)
    }
}
impl From<u64> for Operand {
    fn from(value: u64) -> Self {
        Operand::Const(value)
    }
}

/// Two-operand arithmetic. `F…` work on IEEE floats of 32 or 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// One-operand arithmetic. `F…` work on IEEE floats of 32 or 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum UnOp {
    /// How many bits are set.
    CountOnes,
    /// Zero bits above the highest set one.
    LeadingZeros,
    /// Zero bits below the lowest set one.
    TrailingZeros,
    /// The bytes in reverse order.
    SwapBytes,
    /// The bits in reverse order.
    ReverseBits,
    FSqrt,
    FFloor,
    FCeil,
    FTrunc,
    /// To the nearest integer, halfway cases away from zero.
    FRound,
    /// To the nearest integer, halfway cases to the even one.
    FRint,
}

/// Is a number read as signed?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// Two's complement.
    Signed,
    /// Not negative.
    Unsigned,
}

/// A value of 65 to 128 bits: two words, or two registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair<T> {
    /// The low 64 bits.
    pub low: T,
    /// The rest.
    pub high: T,
}

/// Comparisons; the result is 0 or 1. Float ones are ordered (`F…`) unless named otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum CmpOp {
    Eq,
    Ne,
    ULt,
    ULe,
    UGt,
    UGe,
    SLt,
    SLe,
    SGt,
    SGe,
    FEq,
    FLt,
    FLe,
    /// Neither operand is NaN.
    FOrd,
}

/// Conversions between widths and number kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastOp {
    /// Keep the low bits.
    Trunc,
    /// Extend with zeros.
    ZExt,
    /// Extend with the sign.
    SExt,
    /// Between float widths.
    FToF,
    /// Float to signed integer.
    FToS,
    /// Float to unsigned integer.
    FToU,
    /// Signed integer to float.
    SToF,
    /// Unsigned integer to float.
    UToF,
}

/// What an atomic read-modify-write stores, given the old value and its argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum RmwOp {
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
}

/// Who runs when a call or a thread starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    /// This function.
    Func(FuncId),
    /// The function whose address is in the operand.
    Pointer(Operand),
}

/// Where an allocation lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum AllocKind {
    /// `malloc` and friends: lives until freed.
    Heap,
    /// A local whose address may reach other threads, or that is a mutex or condition variable. Its function
    /// ends its life with [`Op::Free`] before it returns: the front end puts it there.
    Stack,
    /// A local whose address stays in its thread: accesses to it are not events. The machine ends its life
    /// when its function returns.
    Private,
}

/// Why a thread stops for good (or until another value lets it go on).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum BlockKind {
    /// An `assume` was false.
    Assume,
    /// A read did not see what the thread waits for.
    Await,
    /// A mutex was held.
    Lock,
    /// Going on would repeat what another choice gives.
    Redundant,
    /// A loop's body ran as often as the unroll bound allows.
    LoopBound,
    /// Calls are nested as deeply as the machine allows: a recursion that may have no end.
    DepthBound,
    /// So many instructions without a visible action that the thread was cut off: it may be in a loop without
    /// end.
    StepBound,
    /// The clock was to move by a step that is not tried.
    ClockBound,
}

impl BlockKind {
    /// Was the thread cut off by a bound of this tool? Then executions are missing, and the answer has to say
    /// so.
    pub fn is_bound(self) -> bool {
        use BlockKind::{ClockBound, DepthBound, LoopBound, StepBound};
        matches!(self, LoopBound | DepthBound | StepBound | ClockBound)
    }
}

/// What [`BlockKind::ClockBound`] leaves out, for people.
pub const CLOCK_BOUND: &str = "looks at the clock found it unchanged, a second later and a day later; other steps were not tried \
                               (define the function that is called, with fp_choose, to say which steps there are)";

/// An instruction without its place.
#[allow(missing_docs, reason = "the fields are explained with each instruction")]
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// `dst = src`.
    Copy { dst: Reg, src: Operand },
    /// `dst = a op b` on `bits` bits.
    Bin { op: BinOp, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// `dst = a op b ? 1 : 0` on `bits` bits.
    Cmp { op: CmpOp, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// `dst = src` converted.
    Cast { op: CastOp, from: u8, to: u8, dst: Reg, src: Operand },
    /// `dst = op src` on `bits` bits.
    Un { op: UnOp, bits: u8, dst: Reg, src: Operand },
    /// `dst =` does `a op b` (`Add`, `Sub` or `Mul`) on `bits` bits overflow?
    Overflows { op: BinOp, sign: Sign, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// [`Op::Bin`] on 65 to 128 bits.
    Wide { op: BinOp, bits: u8, dst: Pair<Reg>, a: Pair<Operand>, b: Pair<Operand> },
    /// [`Op::Cmp`] on 65 to 128 bits.
    WideCmp { op: CmpOp, bits: u8, dst: Reg, a: Pair<Operand>, b: Pair<Operand> },
    /// An integer of 65 to 128 bits as a float.
    WideToFloat { sign: Sign, from: u8, to: u8, dst: Reg, src: Pair<Operand> },
    /// A float as an integer of 65 to 128 bits.
    FloatToWide { sign: Sign, from: u8, to: u8, dst: Pair<Reg>, src: Operand },
    /// `dst = cond ? yes : no`.
    Select { dst: Reg, cond: Operand, yes: Operand, no: Operand },
    /// `dst = registers[base + index]`, an array of `len` registers that no pointer can reach.
    Peek { dst: Reg, base: Reg, len: u32, index: Operand },
    /// `registers[base + index] = src`.
    Poke { base: Reg, len: u32, index: Operand, src: Operand },
    /// `dst =` the address of the calling thread's copy of a thread-local global.
    ThreadLocal { dst: Reg, global: GlobalId },
    /// `dst =` the number of the calling thread, as [`Op::Spawn`] gave it.
    ThreadSelf { dst: Reg },

    /// Memory read.
    Load { dst: Reg, addr: Operand, size: Size, mode: Mode },
    /// A plain read that may come upon bytes without a value, which read as 0: compilers read padding when
    /// they hand a small struct over in registers, and the rest of the word when they write a bit field.
    LoadRaw { dst: Reg, addr: Operand, size: Size },
    /// Memory write.
    Store { addr: Operand, value: Operand, size: Size, mode: Mode },
    /// Compare-and-exchange: `old` gets what was read, `ok` whether it was `expected` and `new` was written.
    CmpXchg {
        old: Reg,
        ok: Reg,
        addr: Operand,
        expected: Operand,
        new: Operand,
        size: Size,
        success: Mode,
        failure: Mode,
    },
    /// A weak compare-and-exchange that fails although it may find what it expects: just its read, which is
    /// as locked as that of one that might write. `mode` is the read's; `success` is that of the whole
    /// instruction, which machines with buffers ask for before they know that it fails.
    FailedCas { dst: Reg, addr: Operand, size: Size, mode: Mode, success: Mode },
    /// Atomic read-modify-write: `dst` gets the old value.
    Rmw { op: RmwOp, dst: Reg, addr: Operand, arg: Operand, size: Size, mode: Mode },
    /// Memory fence.
    Fence { kind: FenceKind },
    /// `dst =` the address of a new object of `size` bytes, a multiple of `align`, which is a power of two.
    Alloc { dst: Reg, kind: AllocKind, size: Operand, align: Operand, zeroed: Zeroed },
    /// Ends an object's life. `kind` says what the program takes it for: a heap object at its first byte
    /// (`free`; null does nothing), or one of the function's own locals.
    Free { addr: Operand, kind: AllocKind },
    /// `dst =` the size in bytes of the live object that begins at `addr`; 0 if there is none.
    ObjectSize { dst: Reg, addr: Operand },
    /// Copies `len` bytes; the two ranges may overlap. One access per piece of memory that is accessed as one
    /// ([`crate::Cells`]); bytes without a value may be copied.
    MemCopy { dst: Operand, src: Operand, len: Operand },
    /// Sets `len` bytes to the low byte of `byte`.
    MemSet { dst: Operand, byte: Operand, len: Operand },

    /// `dst = callee(args)`.
    Call { dst: Option<Reg>, callee: Callee, args: Vec<Operand> },
    /// The same, but an exception that leaves the callee goes on at `unwind`, where [`Op::Caught`] picks it
    /// up.
    Invoke { dst: Option<Reg>, callee: Callee, args: Vec<Operand>, unwind: BlockId },
    /// Throws: leaves frames until one is left by an [`Op::Invoke`]. A fault if none is.
    Throw { value: Operand },
    /// `dst =` what was thrown last.
    Caught { dst: Reg },
    /// Ends the thread, whatever frames it has, as if its function returned `value`.
    ExitThread { value: Operand },
    /// Ends every local of every frame of the thread that other threads could reach, and goes on with the
    /// next instruction. What a thread runs at its end ([`Op::ExitThread`]) comes after it, so that it finds
    /// the locals gone, as after a return.
    EndLocals,
    /// Ends the whole process, whatever the other threads are doing.
    Exit,
    /// Starts a thread; `dst` gets its number.
    Spawn { dst: Reg, callee: Callee, args: Vec<Operand> },
    /// Waits for a thread's end; `dst` gets what its function returned.
    Join { dst: Option<Reg>, thread: Operand },
    /// Nobody will wait for the thread's end.
    Detach { thread: Operand },
    /// `dst =` how often this thread holds the mutex at `addr`.
    Held { dst: Reg, addr: Operand },
    /// Changes how often this thread holds the mutex at `addr`, which it does hold, by one: recursive
    /// locking.
    Hold { addr: Operand, change: HoldChange },
    /// Acquires a mutex, waiting for it.
    Lock { addr: Operand, size: Size },
    /// Acquires a mutex if it is free; `ok` says whether.
    TryLock { ok: Reg, addr: Operand, size: Size },
    /// Releases a mutex.
    Unlock { addr: Operand, size: Size },

    /// Goes on only if `cond` is not zero; otherwise the thread is blocked for the given reason.
    /// With [`BlockKind::Await`] after a load this is the design's `await`.
    Assume { cond: Operand, why: BlockKind },
    /// An error if `cond` is zero.
    Assert { cond: Operand, message: String },
    /// `dst =` some value from `low` to `high`, both included; every one is explored.
    Choose { dst: Reg, low: Operand, high: Operand },
    /// An error, whatever the circumstances.
    Fail { why: Failure, message: String },
    /// Output, which nobody else can see and traces show: `format` is the address of a format string as
    /// `printf` has it.
    Print { format: Operand, args: Vec<Operand> },
    /// A special action of the Java memory model: visible to the outside world.
    External { name: String, args: Vec<Operand> },
    /// The head of a loop: a round begins, before the condition of a `while` is evaluated. It blocks the
    /// thread ([`BlockKind::Await`]) when a whole round had no effect: no write, and the same values in the
    /// registers of [`LoopInfo::live`] and in private memory. A loop has one head, and [`Op::LoopEnter`]
    /// comes before it.
    LoopHead { id: LoopId },
    /// The body of a loop begins, after the condition of a `while` held. With an unroll bound of N it lets
    /// the thread pass N times per entry and then blocks it ([`BlockKind::LoopBound`]). [`Op::LoopHead`]
    /// comes before it.
    LoopBody { id: LoopId },
    /// The loop is entered anew: its count starts again. Belongs on every way into the loop.
    LoopEnter { id: LoopId },
}

/// Once more or once less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HoldChange {
    /// Once more.
    Again,
    /// Once less; it stays held.
    Less,
}

/// What a destroyed mutex holds, cut to its size: acquiring it is [`crate::Fault::DestroyedMutex`].
pub const DESTROYED: u64 = 0x7fff_ffff;

/// What [`Op::Fail`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Failure {
    /// The program gives up: `abort`, `std::terminate`.
    Abort,
    /// The program says that this must not be reached.
    Error,
    /// The front end has no translation for what stands here.
    Unsupported,
}

/// Are the bytes of a new object zero or uninitialised?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Zeroed {
    /// Zero.
    Yes,
    /// Uninitialised.
    No,
}

/// How a block ends.
#[allow(missing_docs, reason = "the fields are explained with each end")]
#[derive(Clone, PartialEq, Debug)]
pub enum Terminator {
    /// Go to a block.
    Jump(BlockId),
    /// Go to `yes` if `cond` is not zero, else to `no`.
    Branch { cond: Operand, yes: BlockId, no: BlockId },
    /// Go to the block of the matching case, else to `default`.
    Switch { value: Operand, cases: Vec<(u64, BlockId)>, default: BlockId },
    /// Leave the function.
    Return(Option<Operand>),
    /// Control never gets here; if it does, that is an error.
    Unreachable,
}

/// An instruction and where it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Where it stands in the source.
    pub pos: Pos,
}

/// A straight run of instructions and how it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The instructions.
    pub insts: Vec<Inst>,
    /// The end.
    pub end: Terminator,
    /// Where the end stands in the source.
    pub end_pos: Pos,
}

/// A loop, for [`Op::LoopHead`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LoopInfo {
    /// Where the loop stands in the source.
    pub pos: Pos,
    /// Registers whose values at the head matter later (filled in by [`crate::Program::finish`]).
    pub live: Vec<Reg>,
}

/// A function: parameters are its first registers.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its name in the source.
    pub name: String,
    /// How many parameters it has: registers 0, 1, ….
    pub params: u32,
    /// How many registers its frame has.
    pub regs: u32,
    /// Names of registers that stand for source variables, for traces and final states.
    pub reg_names: Vec<(Reg, String)>,
    /// What the objects are called that the entry block allocates, in order; may be shorter.
    pub objects: Vec<String>,
    /// Variables whose values traces may show. Unlike [`reg_names`](Self::reg_names) they do not count as
    /// read at the end.
    pub variables: Vec<crate::Variable>,
    /// Its blocks, the entry first.
    pub blocks: Vec<Block>,
    /// Its loops.
    pub loops: Vec<LoopInfo>,
}
