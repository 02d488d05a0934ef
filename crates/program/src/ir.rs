//! The instruction set: functions over 64-bit registers in basic blocks.
//!
//! A register holds a 64-bit word. Narrower integers are kept zero-extended: every operation states how
//! many bits it works on and clears the rest of its result. Pointers are words too ([`crate::layout`] says
//! which word means what). SSA is not required: a register may be assigned in many places.

use crate::{FenceKind, Mode};
use fencepost_source::Pos;
use serde::{Deserialize, Serialize};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize)]
        pub struct $name(pub u32);
        impl $name {
            /// Returns the number as an index into the program's or the function's table of such items.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(/// The number of a function in its program.
    FuncId);
index!(/// The number of a basic block in its function; block 0 is the entry.
    BlockId);
index!(/// The number of a register in a frame of its function.
    Reg);
index!(/// The number of a global variable in its program.
    GlobalId);
index!(/// The number of a loop in its function (see [`Op::LoopHead`]).
    LoopId);

/// The size of a memory access, which is 1, 2, 4 or 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Size(u8);

impl Size {
    /// The size of an access to one byte.
    pub const B1: Size = Size(1);
    /// The size of an access to two bytes.
    pub const B2: Size = Size(2);
    /// The size of an access to four bytes.
    pub const B4: Size = Size(4);
    /// The size of an access to eight bytes.
    pub const B8: Size = Size(8);

    /// Returns the access size of `bytes` bytes; `None` if no single access has that size.
    pub fn new(bytes: u64) -> Option<Size> {
        matches!(bytes, 1 | 2 | 4 | 8).then_some(Size(bytes as u8))
    }
    /// Returns the size in bytes.
    #[inline]
    pub fn bytes(self) -> u64 {
        self.0 as u64
    }
    /// Returns the size in bits.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0 * 8
    }
    /// Returns the low bits of `value` that an access of this size covers.
    #[inline]
    pub fn cut(self, value: u64) -> u64 {
        mask(self.bits(), value)
    }
}

/// Returns `value` cut to its lowest `bits` bits (1 to 64).
#[inline]
pub fn mask(bits: u8, value: u64) -> u64 {
    if bits >= 64 { value } else { value & ((1u64 << bits) - 1) }
}

/// Returns the lowest `bits` bits of `value` as a signed number.
#[inline]
pub fn signed(bits: u8, value: u64) -> i64 {
    let shift = 64 - bits as u32;
    ((value << shift) as i64) >> shift
}

/// An operand of an instruction, which is a register or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Operand {
    /// The value of a register.
    Reg(Reg),
    /// A constant (addresses of globals and functions are constants too).
    Const(u64),
}

impl TryFrom<u8> for Size {
    type Error = &'static str;

    fn try_from(bytes: u8) -> Result<Size, &'static str> {
        Size::new(bytes.into()).ok_or("an access has 1, 2, 4 or 8 bytes")
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size.0
    }
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

/// The arithmetic operations with two operands. `F…` work on IEEE floats of 32 or 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

/// The arithmetic operations with one operand. `F…` work on IEEE floats of 32 or 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum UnOp {
    /// The number of bits that are set.
    CountOnes,
    /// The number of zero bits above the highest set one.
    LeadingZeros,
    /// The number of zero bits below the lowest set one.
    TrailingZeros,
    /// The number with its bytes in reverse order.
    SwapBytes,
    /// The number with its bits in reverse order.
    ReverseBits,
    FSqrt,
    FFloor,
    FCeil,
    FTrunc,
    /// The nearest integer, halfway cases rounded away from zero.
    FRound,
    /// The nearest integer, halfway cases rounded to the even one.
    FRint,
}

/// Whether the bits of a number are read as signed or as unsigned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Sign {
    /// Two's complement: the highest bit is the sign.
    Signed,
    /// No sign: the number is never negative.
    Unsigned,
}

/// A value of 65 to 128 bits in two words or two registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair<T> {
    /// The low 64 bits.
    pub low: T,
    /// The remaining high bits.
    pub high: T,
}

/// The comparisons of two numbers; the result is 0 or 1. Float ones are ordered (`F…`) unless named
/// otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// Whether neither operand is NaN.
    FOrd,
}

/// The conversions between numbers of different widths and kinds (signed, unsigned, float).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CastOp {
    /// Keeps the low bits.
    Trunc,
    /// Extends with zeros.
    ZExt,
    /// Extends with the sign.
    SExt,
    /// Converts between widths of floats.
    FToF,
    /// Converts a float to a signed integer.
    FToS,
    /// Converts a float to an unsigned integer.
    FToU,
    /// Converts a signed integer to a float.
    SToF,
    /// Converts an unsigned integer to a float.
    UToF,
}

/// The operation of an atomic read-modify-write, which computes the value to store from the old value and an
/// argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

/// The function that a call or a new thread runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Callee {
    /// A function known by its number.
    Func(FuncId),
    /// The function whose address is in the operand.
    Pointer(Operand),
}

/// Whether the two ranges of a copy may overlap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Overlap {
    /// They may, as in `memmove`.
    Allowed,
    /// They may not, as in `memcpy`, unless they are the same range: compilers copy an object to itself.
    Forbidden,
}

impl Overlap {
    /// Returns the fault of a copy, if there is one.
    pub fn fault(self, dst: u64, src: u64, len: u64) -> Option<crate::Fault> {
        let distance = dst.abs_diff(src);
        let is_wrong = self == Overlap::Forbidden && distance != 0 && distance < len;
        is_wrong.then_some(crate::Fault::Overlap { distance, len })
    }
}

/// The kind of memory that an allocation is in, which decides how its life ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
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

/// The reason why a thread is blocked, for good or until a read gives another value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BlockKind {
    /// An `assume` was false.
    Assume,
    /// A read did not see what the thread waits for.
    Await,
    /// A mutex was held.
    Lock,
    /// The end of a thread was waited for, which did not end. (Only the symbolic engine blocks threads so.)
    Join,
    /// The rest of the thread would repeat what another choice gives.
    Redundant,
    /// A loop's body ran as often as the unroll bound allows.
    LoopBound,
    /// Calls are nested as deeply as the machine allows: a recursion that may have no end.
    DepthBound,
    /// The thread ran so many instructions without a visible step that it was cut off: it may be in an
    /// endless loop.
    StepBound,
    /// The clock was to advance by an amount that is not explored.
    ClockBound,
    /// The thread waits, and each round of its loop updates memory with what was there. Where that can make a
    /// difference, only two such rounds in a row are explored ([`crate::Rounds::TwoWithUpdates`]).
    UpdateBound,
}

impl BlockKind {
    /// Returns whether the thread was cut off by a bound of this tool, such as the one on loop rounds. If so,
    /// executions are missing, and the answer has to say so.
    pub fn is_bound(self) -> bool {
        use BlockKind::{ClockBound, DepthBound, LoopBound, StepBound, UpdateBound};
        matches!(self, LoopBound | DepthBound | StepBound | ClockBound | UpdateBound)
    }
}

/// The text that tells users which readings of the clock were not tried ([`BlockKind::ClockBound`]).
pub const CLOCK_BOUND: &str = "looks at the clock found it unchanged, a second later and a day later; other steps were not tried \
                               (define the function that is called, with fp_choose, to say which steps there are)";

/// The operation of an instruction, without its source place.
#[allow(missing_docs, reason = "the fields are explained with each instruction")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Op {
    /// `dst = src`.
    Copy { dst: Reg, src: Operand },
    /// `dst = a op b` on `bits` bits.
    Bin { op: BinOp, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// `dst = a op b ? 1 : 0` on `bits` bits.
    Cmp { op: CmpOp, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// `dst = src`, converted by `op` from `from` bits to `to` bits.
    Cast { op: CastOp, from: u8, to: u8, dst: Reg, src: Operand },
    /// `dst = op src` on `bits` bits.
    Un { op: UnOp, bits: u8, dst: Reg, src: Operand },
    /// `dst =` 1 if `a op b` (`Add`, `Sub` or `Mul`) on `bits` bits overflows, else 0.
    Overflows { op: BinOp, sign: Sign, bits: u8, dst: Reg, a: Operand, b: Operand },
    /// [`Op::Bin`] on 65 to 128 bits.
    Wide { op: BinOp, bits: u8, dst: Pair<Reg>, a: Pair<Operand>, b: Pair<Operand> },
    /// [`Op::Cmp`] on 65 to 128 bits.
    WideCmp { op: CmpOp, bits: u8, dst: Reg, a: Pair<Operand>, b: Pair<Operand> },
    /// `dst =` an integer of 65 to 128 bits, converted to a float.
    WideToFloat { sign: Sign, from: u8, to: u8, dst: Reg, src: Pair<Operand> },
    /// `dst =` a float, converted to an integer of 65 to 128 bits.
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

    /// Reads memory: `dst = [addr]`.
    Load { dst: Reg, addr: Operand, size: Size, mode: Mode },
    /// A plain read that may come upon bytes without a value, which read as 0: compilers read padding when
    /// they hand a small struct over in registers, and the rest of the word when they write a bit field.
    LoadRaw { dst: Reg, addr: Operand, size: Size },
    /// Writes memory: `[addr] = value`.
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
    /// Performs the read of a weak compare-and-exchange that fails spuriously and writes nothing; on hardware
    /// it is as locked as the read of one that might write. `mode` is the read's; `success` is that of the
    /// whole instruction, which machines with buffers ask for before they know that it fails.
    FailedCas { dst: Reg, addr: Operand, size: Size, mode: Mode, success: Mode },
    /// Atomic read-modify-write: `dst` gets the old value.
    Rmw { op: RmwOp, dst: Reg, addr: Operand, arg: Operand, size: Size, mode: Mode },
    /// Executes a memory fence.
    Fence { kind: FenceKind },
    /// `dst =` the address of a new object of `size` bytes, a multiple of `align`, which is a power of two.
    Alloc { dst: Reg, kind: AllocKind, size: Operand, align: Operand, zeroed: Zeroed },
    /// Ends an object's life. `kind` says what the program takes it for: a heap object at its first byte
    /// (`free`; null does nothing), or one of the function's own locals.
    Free { addr: Operand, kind: AllocKind },
    /// `dst =` the size in bytes of the live object that begins at `addr`; 0 if there is none.
    ObjectSize { dst: Reg, addr: Operand },
    /// Copies `len` bytes; `overlap` says whether the two ranges may overlap. One access per piece of memory
    /// that is accessed as one ([`crate::Cells`]); bytes without a value may be copied.
    MemCopy { dst: Operand, src: Operand, len: Operand, overlap: Overlap },
    /// Sets `len` bytes to the low byte of `byte`.
    MemSet { dst: Operand, byte: Operand, len: Operand },

    /// `dst = callee(args)`.
    Call { dst: Option<Reg>, callee: Callee, args: Vec<Operand> },
    /// `dst = callee(args)`, where an exception that leaves the callee continues at `unwind`, whose
    /// [`Op::Caught`] picks it up.
    Invoke { dst: Option<Reg>, callee: Callee, args: Vec<Operand>, unwind: BlockId },
    /// Throws an exception: leaves frames up to the nearest [`Op::Invoke`]. A fault if none is.
    Throw { value: Operand },
    /// `dst =` the value of the exception that was caught last. (It is at the beginning of a block.)
    Caught { dst: Reg, landing: Landing },
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
    /// Detaches a thread: no other thread will wait for its end.
    Detach { thread: Operand },
    /// `dst =` how often this thread holds the mutex at `addr`.
    Held { dst: Reg, addr: Operand },
    /// `dst =` the number of threads that arrive before this one, in each round, at the barrier whose number
    /// is `barrier` and which is for `count` threads; all ones if they arrive in any order and are to
    /// be counted ([`BarrierMembers`](crate::BarrierMembers)).
    BarrierRank { dst: Reg, barrier: Operand, count: Operand },
    /// Changes by one how often this thread holds the mutex at `addr`, which it does hold: recursive locking.
    Hold { addr: Operand, change: HoldChange },
    /// Acquires a mutex, waiting for it.
    Lock { addr: Operand, size: Size },
    /// Waits on a condition variable, until there is a signal or the engine wakes the thread up for no
    /// reason: `bit` is set in the eight bytes at `set` until there was a signal. `dst` is 0 then. It is 1,
    /// at once, if the thread is to guess when it wakes up ([`WakeUps`](crate::WakeUps)).
    Sleep { dst: Reg, set: Operand, bit: Operand },
    /// Acquires a mutex again after a wait on a condition variable that may have had no signal. The engine
    /// may answer that the mutex is held although it is free, if the thread would only come back to its wait.
    LockAgain { addr: Operand, size: Size },
    /// Acquires a mutex if it is free; `ok` says whether.
    TryLock { ok: Reg, addr: Operand, size: Size },
    /// Releases a mutex.
    Unlock { addr: Operand, size: Size },

    /// Goes on only if `cond` is not zero; otherwise the thread is blocked for the given reason.
    /// With [`BlockKind::Await`] after a load this is the design's `await`.
    Assume { cond: Operand, why: BlockKind },
    /// Reports an error if `cond` is zero.
    Assert { cond: Operand, message: String },
    /// `dst =` some value from `low` to `high`, both included; every one is explored.
    Choose { dst: Reg, low: Operand, high: Operand },
    /// Reports an error.
    Fail { why: Failure, message: String },
    /// Reports a panic if no [`Landing::Catch`] of a caller's would catch it. Its message has `length` bytes,
    /// at the address `text` in private memory or among the constants.
    Panic { text: Operand, length: Operand },
    /// Prints, which no other thread sees and traces show: `format` is the address of a format string as
    /// `printf` has it.
    Print { format: Operand, args: Vec<Operand> },
    /// Performs a special action of the Java memory model: one that is visible to the outside world.
    External { name: String, args: Vec<Operand> },
    /// Marks the head of a loop: a round begins, before the condition of a `while` is evaluated. It blocks
    /// the thread ([`BlockKind::Await`]) when a whole round had no effect: no write, and the same values in
    /// the registers of [`LoopInfo::live`] and in private memory. A loop has one head, and [`Op::LoopEnter`]
    /// comes before it.
    LoopHead { id: LoopId },
    /// Marks the start of a loop's body, after the condition of a `while` held. With an unroll bound of N it
    /// lets the thread pass N times per entry and then blocks it ([`BlockKind::LoopBound`]). [`Op::LoopHead`]
    /// comes before it.
    LoopBody { id: LoopId },
    /// Marks an entry into a loop: its count starts again. Belongs on every way into the loop.
    LoopEnter { id: LoopId },
}

/// The direction in which [`Op::Hold`] changes the count of a recursive mutex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum HoldChange {
    /// The thread holds the mutex once more.
    Again,
    /// The thread holds the mutex once less, and still holds it.
    Less,
}

/// The value that marks a mutex as destroyed, so that acquiring the mutex is
/// [`crate::Fault::DestroyedMutex`].
pub const DESTROYED: u64 = 0x7fff_ffff;

/// What the code does where an exception continues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Landing {
    /// It may handle the exception.
    Catch,
    /// It cleans up, and the exception goes on.
    Cleanup,
}

/// The kind of error that [`Op::Fail`] reports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Failure {
    /// The program gave up: `abort`, `std::terminate`.
    Abort,
    /// The program reached a place that it declares must not be reached.
    Error,
    /// The program reached code that the front end cannot translate.
    Unsupported,
}

/// Whether an allocated object is filled with zeros or left uninitialised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Zeroed {
    /// All bytes are zero.
    Yes,
    /// The bytes are uninitialised.
    No,
}

/// The end of a block, which says where control goes next.
#[allow(missing_docs, reason = "the fields are explained with each end")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Terminator {
    /// Goes to a block.
    Jump(BlockId),
    /// Goes to `yes` if `cond` is not zero, else to `no`.
    Branch { cond: Operand, yes: BlockId, no: BlockId },
    /// Goes to the block of the matching case, else to `default`.
    Switch { value: Operand, cases: Vec<(u64, BlockId)>, default: BlockId },
    /// Leaves the function, perhaps with a result.
    Return(Option<Operand>),
    /// Reports an error: the program promised that control never gets here.
    Unreachable,
}

/// An instruction, which is an operation with its source place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inst {
    /// The operation.
    pub op: Op,
    /// The place in the source.
    pub pos: Pos,
}

/// A basic block, which is a list of instructions that run one after the other, and a terminator.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// The instructions, in order.
    pub insts: Vec<Inst>,
    /// The terminator.
    pub end: Terminator,
    /// The source place of the terminator.
    pub end_pos: Pos,
}

/// A loop of a function, with its source place and the registers that matter at its head.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LoopInfo {
    /// The source place of the loop.
    pub pos: Pos,
    /// Registers whose values at the head matter later (filled in by [`crate::Program::finish`]).
    pub live: Vec<Reg>,
    /// The reads after which a round may end without another step that other threads can see (filled in by
    /// [`crate::Program::finish`]).
    pub last_reads: Vec<InstPos>,
    /// The bound on its rounds, if it has one of its own.
    pub bound: Option<u32>,
}

/// The place of an instruction within its function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InstPos {
    /// The block.
    pub block: BlockId,
    /// The number of the instruction in the block.
    pub inst: u32,
}

/// A function of a program, with its blocks and registers; the first registers are the parameters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Function {
    /// The function's name in the source.
    pub name: String,
    /// The number of parameters, which are registers 0, 1, ….
    pub params: u32,
    /// The number of registers in a frame of the function.
    pub regs: u32,
    /// Names of registers that stand for source variables, for traces and final states.
    pub reg_names: Vec<(Reg, String)>,
    /// The objects that the entry block allocates, in order; the list may be shorter.
    pub objects: Vec<crate::LocalObject>,
    /// Variables whose values traces may show. Unlike [`reg_names`](Self::reg_names) they do not count as
    /// read at the end.
    pub variables: Vec<crate::Variable>,
    /// What becomes of the results of calls that may allocate, for the types of objects.
    pub sites: Vec<crate::AllocationSite>,
    /// The blocks, the entry first.
    pub blocks: Vec<Block>,
    /// The loops.
    pub loops: Vec<LoopInfo>,
}
