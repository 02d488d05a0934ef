//! The machine: advances one thread to its next visible step.
//!
//! It knows nothing of other threads or of shared memory. Whoever runs it answers each [`Step`] with an
//! [`Input`]. A [`ThreadState`] is what an engine copies to be able to come back: the top frame is copied,
//! the frames of the callers are shared.
//!
//! An instruction with several visible steps (an atomic update, a wait on a condition variable) goes through
//! numbered stages; stage `n` is issued by `issue`, and its answer taken by `complete`.

use crate::*;
use smallvec::SmallVec;
use std::sync::Arc;

/// How deep calls may nest.
const MAX_DEPTH: u32 = 2_000;
/// How many instructions a thread may run without a visible step.
const MAX_LOCAL_STEPS: u32 = 50_000_000;

/// Registers of a frame. Small frames live inside the thread state.
type Regs<T> = SmallVec<[T; 8]>;

/// Where in the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodePos {
    /// The function.
    pub func: FuncId,
    /// The block.
    pub block: BlockId,
    /// The instruction; one past the last is the block's end.
    pub inst: u32,
}

/// A suspended caller.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Caller<S> {
    at: CodePos,
    dst: Option<Reg>,
    regs: Regs<u64>,
    shadows: Regs<S>,
    private: usize,
    depth: u32,
    parent: Option<Arc<Caller<S>>>,
}

/// How a loop's current round began.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Round {
    depth: u32,
    id: LoopId,
    count: u32,
    effect: bool,
    live: SmallVec<[u64; 4]>,
}

/// Is the thread at an instruction not yet begun, or waiting for an answer?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    Fresh,
    /// The instruction's stage `n` was issued.
    Asked(u8),
    Over,
}

/// Everything a thread is between two visible steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ThreadState<S: Shadow = ()> {
    thread: ThreadId,
    at: CodePos,
    phase: Phase,
    /// Carries a value between the stages of one instruction.
    scratch: u64,
    scratch_shadow: S,
    regs: Regs<u64>,
    shadows: Regs<S>,
    ctrl: S,
    parent: Option<Arc<Caller<S>>>,
    rounds: Vec<Round>,
    /// Bytes of shared memory allocated so far.
    shared: u64,
    private: Option<Arc<Vec<u8>>>,
}

impl<S: Shadow> ThreadState<S> {
    /// Thread `thread` of those the program starts with, before its first step.
    pub fn initial(program: &Program, thread: ThreadId) -> Self {
        let entry = &program.threads[thread.index()];
        Self::start(program, thread, entry.func, &entry.args)
    }

    /// A thread about to run `func`. Missing arguments are 0, surplus ones are dropped.
    pub fn start(program: &Program, thread: ThreadId, func: FuncId, args: &[u64]) -> Self {
        let function = program.function(func);
        let mut regs: Regs<u64> = SmallVec::from_elem(0, function.regs as usize);
        let given = args.len().min(function.params as usize);
        regs[..given].copy_from_slice(&args[..given]);
        ThreadState {
            thread,
            at: CodePos { func, block: BlockId(0), inst: 0 },
            phase: Phase::Fresh,
            scratch: 0,
            scratch_shadow: S::default(),
            regs,
            shadows: SmallVec::from_elem(S::default(), if S::TRACKS { function.regs as usize } else { 0 }),
            ctrl: S::default(),
            parent: None,
            rounds: Vec::new(),
            shared: 0,
            private: None,
        }
    }

    /// Where the thread is: at the instruction whose step was issued last.
    pub fn code_pos(&self) -> CodePos {
        self.at
    }

    /// The source place of that instruction.
    pub fn pos(&self, program: &Program) -> fencepost_source::Pos {
        let block = &program.function(self.at.func).blocks[self.at.block.index()];
        block.insts.get(self.at.inst as usize).map_or(block.end_pos, |inst| inst.pos)
    }

    /// The value of a register of the top frame (of the outermost one when the thread is finished).
    pub fn reg(&self, reg: Reg) -> u64 {
        self.regs[reg.index()]
    }

    /// What the thread's function returned, once it is finished.
    pub fn result(&self) -> u64 {
        self.scratch
    }

    /// Gives every register that waits for `token` its value.
    pub fn fill(&mut self, token: Token, value: u64) {
        fill_frame(&mut self.regs, &mut self.shadows, token, value);
        let mut parent = &mut self.parent;
        while let Some(caller) = parent {
            let caller = Arc::make_mut(caller);
            fill_frame(&mut caller.regs, &mut caller.shadows, token, value);
            parent = &mut caller.parent;
        }
    }

    fn depth(&self) -> u32 {
        self.parent.as_ref().map_or(0, |p| p.depth)
    }

    #[inline]
    fn get(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Reg(r) => self.regs[r.index()],
            Operand::Const(c) => c,
        }
    }

    #[inline]
    fn shade(&self, operand: Operand) -> S {
        match operand {
            Operand::Reg(r) if S::TRACKS => self.shadows[r.index()].clone(),
            _ => S::default(),
        }
    }

    #[inline]
    fn set(&mut self, reg: Reg, value: u64, shadow: &S) {
        self.regs[reg.index()] = value;
        if S::TRACKS {
            self.shadows[reg.index()] = shadow.clone();
        }
    }

    #[inline]
    fn deps(&self, addr: Operand, data: Option<Operand>) -> StepDeps<S> {
        if !S::TRACKS {
            return StepDeps::default();
        }
        StepDeps {
            addr: self.shade(addr),
            data: data.map(|d| self.shade(d)).unwrap_or_default(),
            ctrl: self.ctrl.clone(),
        }
    }

    /// The shadow of everything an instruction reads.
    #[inline]
    fn uses(&self, op: &Op) -> S {
        let mut all = S::default();
        if S::TRACKS {
            op.for_each_use(|operand| all.join(&self.shade(operand)));
            op.array_use().for_each(|r| all.join(&self.shadows[r as usize]));
        }
        all
    }

    fn mark_effect(&mut self) {
        self.rounds.iter_mut().for_each(|round| round.effect = true);
    }
}

fn fill_frame<S: Shadow>(regs: &mut Regs<u64>, shadows: &mut Regs<S>, token: Token, value: u64) {
    for (reg, shadow) in regs.iter_mut().zip(shadows) {
        if shadow.pending() == Some(token) {
            *reg = value;
            *shadow = S::default();
        }
    }
}

/// Runs a thread, given the answer to its last step, to its next one.
pub fn resume<S: Shadow>(program: &Program, thread: &mut ThreadState<S>, input: Input<S>) -> Step<S> {
    let stopped = match thread.phase {
        Phase::Fresh => None,
        Phase::Over => return Step::Finished,
        Phase::Asked(stage) => {
            let inst = &program.function(thread.at.func).blocks[thread.at.block.index()].insts
                [thread.at.inst as usize];
            let (value, shadow) = match input {
                Input::Go => (0, S::default()),
                Input::Value(value) => (value, S::default()),
                Input::Shadowed(value, shadow) => (value, shadow),
            };
            complete(program, thread, &inst.op, stage, value, shadow)
        }
    };
    stopped.unwrap_or_else(|| run(program, thread))
}

/// Runs from a fresh instruction on.
fn run<S: Shadow>(program: &Program, t: &mut ThreadState<S>) -> Step<S> {
    for _ in 0..MAX_LOCAL_STEPS {
        let block = &program.function(t.at.func).blocks[t.at.block.index()];
        let step = match block.insts.get(t.at.inst as usize) {
            Some(inst) => instruction(program, t, &inst.op),
            None => terminator(program, t, &block.end),
        };
        if let Some(step) = step {
            return step;
        }
    }
    Step::Error(Fault::Diverges)
}

/// Executes one instruction. `None`: done, go on; the position has been advanced.
#[inline]
fn instruction<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op) -> Option<Step<S>> {
    let shadow = t.uses(op);
    if let Some(token) = shadow.pending() {
        return Some(Step::Needs(token));
    }
    match op {
        Op::Copy { dst, src } => t.set(*dst, t.get(*src), &shadow),
        Op::Bin { op, bits, dst, a, b } => match arith::bin(*op, *bits, t.get(*a), t.get(*b)) {
            Ok(value) => t.set(*dst, value, &shadow),
            Err(fault) => return Some(Step::Error(fault)),
        },
        Op::Cmp { op, bits, dst, a, b } => {
            t.set(*dst, arith::cmp(*op, *bits, t.get(*a), t.get(*b)) as u64, &shadow)
        }
        Op::Cast { op, from, to, dst, src } => {
            t.set(*dst, arith::cast(*op, *from, *to, t.get(*src)), &shadow)
        }
        Op::Select { dst, cond, yes, no } => {
            t.set(*dst, if t.get(*cond) != 0 { t.get(*yes) } else { t.get(*no) }, &shadow)
        }
        Op::Peek { dst, base, len, index } => match local_index(t.get(*index), *len) {
            Ok(i) => t.set(*dst, t.regs[base.index() + i], &shadow),
            Err(fault) => return Some(Step::Error(fault)),
        },
        Op::Poke { base, len, index, src } => match local_index(t.get(*index), *len) {
            Ok(i) => t.set(Reg(base.0 + i as u32), t.get(*src), &shadow),
            Err(fault) => return Some(Step::Error(fault)),
        },
        Op::ThreadLocal { dst, global } => {
            t.set(*dst, layout::thread_local(t.thread, program.global_addr(*global)), &shadow)
        }
        Op::ThreadSelf { dst } => t.set(*dst, t.thread.0 as u64, &shadow),
        Op::Load { dst, addr, size, .. } if layout::is_private(t.get(*addr)) => {
            match private_load(t, t.get(*addr), *size) {
                Ok(value) => t.set(*dst, value, &shadow),
                Err(fault) => return Some(Step::Error(fault)),
            }
        }
        Op::Store { addr, value, size, .. } if layout::is_private(t.get(*addr)) => {
            if let Err(fault) = private_store(t, t.get(*addr), *size, t.get(*value)) {
                return Some(Step::Error(fault));
            }
        }
        Op::Alloc { dst, kind: AllocKind::Private, size, align, .. } => {
            let addr = private_alloc(t, t.get(*size), *align);
            t.set(*dst, addr, &shadow);
        }
        Op::Call { dst, callee, args } => return call(program, t, *dst, *callee, args),
        Op::Assume { cond, why } => {
            t.ctrl.join(&shadow);
            if t.get(*cond) == 0 {
                return Some(Step::Blocked(*why));
            }
        }
        Op::Assert { cond, message } => {
            if t.get(*cond) == 0 {
                return Some(Step::Error(Fault::Assert(message.clone())));
            }
        }
        Op::LoopEnter { id } => {
            let depth = t.depth();
            t.rounds.retain(|round| round.depth != depth || round.id != *id);
        }
        Op::LoopHead { id } => {
            if let Some(why) = loop_head(program, t, *id) {
                return Some(Step::Blocked(why));
            }
        }
        visible => return issue(program, t, visible, 0),
    }
    t.at.inst += 1;
    None
}

/// Issues stage `stage` of a visible instruction.
fn issue<S: Shadow>(program: &Program, t: &mut ThreadState<S>, op: &Op, stage: u8) -> Option<Step<S>> {
    let step = match (op, stage) {
        (Op::Load { addr, size, mode, .. }, _) => {
            read(t, *addr, *size, *mode, *mode, Update::None, None)
        }
        (Op::Store { addr, value, size, mode }, _) => {
            write(t, *addr, *size, *mode, t.get(*value), WriteKind::Store, Some(*value))
        }
        (Op::CmpXchg { addr, expected, new, size, success, failure, .. }, 0) => {
            let update = Update::Cas { expected: t.get(*expected), new: t.get(*new) };
            read(t, *addr, *size, read_half(*success), *failure, update, Some(*new))
        }
        (Op::CmpXchg { addr, new, size, success, .. }, _) => {
            write(t, *addr, *size, write_half(*success), t.scratch, WriteKind::Update, Some(*new))
        }
        (Op::Rmw { op, addr, arg, size, mode, .. }, 0) => {
            let update = Update::Rmw { op: *op, arg: t.get(*arg) };
            read(t, *addr, *size, read_half(*mode), read_half(*mode), update, Some(*arg))
        }
        (Op::Rmw { op, addr, arg, size, mode, .. }, _) => {
            let mut step = write(t, *addr, *size, write_half(*mode), t.scratch, WriteKind::Update, Some(*arg));
            if let (Step::Write(write), true) = (&mut step, *op != RmwOp::Xchg) {
                write.deps.data.join(&t.scratch_shadow);
            }
            step
        }
        (Op::Fence { kind }, _) => Step::Fence(*kind),
        (Op::Alloc { dst, kind, size, align, zeroed }, _) => {
            let bytes = t.get(*size);
            let start = t.shared.next_multiple_of((*align).max(16));
            let addr = layout::shared(t.thread, start);
            t.shared = start.saturating_add(bytes).saturating_add(16);
            t.set(*dst, addr, &S::default());
            Step::Alloc { addr, size: bytes, kind: *kind, zeroed: *zeroed }
        }
        (Op::Free { addr }, _) => Step::Free { addr: t.get(*addr) },
        (Op::Spawn { callee, args, .. }, _) => match target(program, t, *callee) {
            Ok(func) => Step::Spawn { func, args: args.iter().map(|a| t.get(*a)).collect() },
            Err(fault) => return Some(Step::Error(fault)),
        },
        (Op::Join { thread, .. }, _) => Step::Join { thread: t.get(*thread) },
        (Op::Lock { addr, size }, 0) | (Op::CondWait { mutex: addr, size, .. }, 3) => {
            read(t, *addr, *size, Mode::Acq, Mode::Acq, Update::Lock, None)
        }
        (Op::Lock { addr, size } | Op::TryLock { addr, size, .. }, _)
        | (Op::CondWait { mutex: addr, size, .. }, 4) => {
            if stage == 0 {
                read(t, *addr, *size, Mode::Acq, Mode::Rlx, Update::Cas { expected: 0, new: 1 }, None)
            } else {
                write(t, *addr, *size, Mode::Rlx, 1, WriteKind::Update, None)
            }
        }
        (Op::Unlock { addr, size }, _) | (Op::CondWait { mutex: addr, size, .. }, 1) => {
            write(t, *addr, *size, Mode::Rel, 0, WriteKind::Store, None)
        }
        (Op::CondWait { cond, .. }, 0) => {
            read(t, *cond, Size::B4, Mode::Rlx, Mode::Rlx, Update::None, None)
        }
        (Op::CondWait { cond, .. }, _) => {
            read(t, *cond, Size::B4, Mode::Acq, Mode::Acq, Update::None, None)
        }
        (Op::CondSignal { cond }, 0) => {
            let update = Update::Rmw { op: RmwOp::Add, arg: 1 };
            read(t, *cond, Size::B4, Mode::Rlx, Mode::Rlx, update, None)
        }
        (Op::CondSignal { cond }, _) => {
            write(t, *cond, Size::B4, Mode::Rel, t.scratch, WriteKind::Update, None)
        }
        (Op::Choose { low, high, .. }, _) => Step::Choose { low: *low, high: *high },
        (Op::External { args, .. }, _) => {
            Step::External { args: args.iter().map(|a| t.get(*a)).collect() }
        }
        (local, _) => unreachable!("{local:?} has no visible step"),
    };
    if let Step::Read(Read { addr, .. }) | Step::Write(Write { addr, .. }) = &step {
        // Atomic accesses to private memory would need no event, but no front end makes them.
        if layout::is_private(*addr) {
            return Some(Step::Error(Fault::LocalMemory(*addr)));
        }
    }
    t.phase = Phase::Asked(stage);
    Some(step)
}

/// Takes the answer to stage `stage`. `None`: the instruction is done and the position advanced.
fn complete<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    stage: u8,
    value: u64,
    shadow: S,
) -> Option<Step<S>> {
    match (op, stage) {
        (Op::Load { dst, size, .. }, _) => t.set(*dst, size.cut(value), &shadow),
        (Op::CmpXchg { old, ok, expected, new, size, .. }, 0) => {
            if let Some(token) = shadow.pending() {
                return Some(Step::Needs(token));
            }
            let update = Update::Cas { expected: t.get(*expected), new: t.get(*new) };
            let written = update.apply(*size, value);
            // The operands of stage 1 must not be overwritten by the results of stage 0.
            if let Some(new) = written {
                t.scratch = new;
                return next_stage(program, t, op, value, shadow);
            }
            t.set(*old, value, &shadow);
            t.set(*ok, 0, &shadow);
        }
        (Op::CmpXchg { old, ok, .. }, _) => {
            let (value, shadow) = taken(t);
            t.set(*old, value, &shadow);
            t.set(*ok, 1, &shadow);
            t.mark_effect();
        }
        (Op::Rmw { op: rmw, arg, size, .. }, 0) => {
            t.scratch = Update::Rmw { op: *rmw, arg: t.get(*arg) }.apply(*size, value).unwrap_or(0);
            return next_stage(program, t, op, value, shadow);
        }
        (Op::Rmw { dst, .. }, _) => {
            let (value, shadow) = taken(t);
            t.set(*dst, value, &shadow);
            t.mark_effect();
        }
        (Op::Lock { .. }, 0) | (Op::CondWait { .. }, 3) => {
            if value != 0 {
                return Some(Step::Blocked(BlockKind::Lock));
            }
            return issue(program, t, op, stage + 1);
        }
        (Op::TryLock { ok, .. }, 0) => {
            if value == 0 {
                return issue(program, t, op, 1);
            }
            t.set(*ok, 0, &shadow);
        }
        (Op::TryLock { ok, .. }, _) => {
            t.set(*ok, 1, &S::default());
            t.mark_effect();
        }
        (Op::CondWait { .. }, 0) => {
            t.scratch = value;
            return issue(program, t, op, 1);
        }
        (Op::CondWait { .. }, 1) => {
            t.mark_effect();
            return issue(program, t, op, 2);
        }
        (Op::CondWait { .. }, 2) => {
            if value == t.scratch {
                return Some(Step::Blocked(BlockKind::Await));
            }
            return issue(program, t, op, 3);
        }
        (Op::CondSignal { .. }, 0) => {
            t.scratch = Size::B4.cut(value.wrapping_add(1));
            return issue(program, t, op, 1);
        }
        (Op::Spawn { dst, .. } | Op::Choose { dst, .. }, _) => {
            t.set(*dst, value, &shadow);
            t.mark_effect();
        }
        (Op::Join { dst, .. }, _) => {
            if let Some(dst) = dst {
                t.set(*dst, value, &shadow);
            }
        }
        (Op::Fence { .. }, _) => {}
        _ => t.mark_effect(),
    }
    t.phase = Phase::Fresh;
    t.at.inst += 1;
    None
}

/// The value read by an update's first stage, which its second stage hands to the result register: kept in
/// the round-trip through [`next_stage`].
fn taken<S: Shadow>(t: &mut ThreadState<S>) -> (u64, S) {
    (t.scratch, std::mem::take(&mut t.scratch_shadow))
}

/// Issues the write of an update, then remembers the value read for the result register.
fn next_stage<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    op: &Op,
    value: u64,
    shadow: S,
) -> Option<Step<S>> {
    t.scratch_shadow = shadow;
    let step = issue(program, t, op, 1);
    t.scratch = value;
    step
}

fn read<S: Shadow>(
    t: &ThreadState<S>,
    addr: Operand,
    size: Size,
    mode: Mode,
    failure: Mode,
    update: Update,
    data: Option<Operand>,
) -> Step<S> {
    Step::Read(Read { addr: t.get(addr), size, mode, failure, update, deps: t.deps(addr, data) })
}

fn write<S: Shadow>(
    t: &ThreadState<S>,
    addr: Operand,
    size: Size,
    mode: Mode,
    value: u64,
    kind: WriteKind,
    data: Option<Operand>,
) -> Step<S> {
    Step::Write(Write {
        addr: t.get(addr),
        size,
        mode,
        value: size.cut(value),
        kind,
        deps: t.deps(addr, data),
    })
}

/// The order of an update's read, given the order of the update.
fn read_half(mode: Mode) -> Mode {
    match mode {
        Mode::AcqRel => Mode::Acq,
        Mode::Rel => Mode::Rlx,
        other => other,
    }
}

/// The order of an update's write.
fn write_half(mode: Mode) -> Mode {
    match mode {
        Mode::AcqRel => Mode::Rel,
        Mode::Acq => Mode::Rlx,
        other => other,
    }
}

fn terminator<S: Shadow>(program: &Program, t: &mut ThreadState<S>, end: &Terminator) -> Option<Step<S>> {
    if let Some(operand) = end.operand() {
        let shadow = t.shade(operand);
        if let Some(token) = shadow.pending() {
            return Some(Step::Needs(token));
        }
        if !matches!(end, Terminator::Return(_)) {
            t.ctrl.join(&shadow);
        }
    }
    let block = match end {
        Terminator::Jump(to) => *to,
        Terminator::Branch { cond, yes, no } => {
            if t.get(*cond) != 0 {
                *yes
            } else {
                *no
            }
        }
        Terminator::Switch { value, cases, default } => {
            let value = t.get(*value);
            cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, to)| *to)
        }
        Terminator::Return(value) => return leave(t, *value),
        Terminator::Unreachable => return Some(Step::Error(Fault::Unreachable)),
    };
    t.at.block = block;
    t.at.inst = 0;
    None
}

fn target<S: Shadow>(program: &Program, t: &ThreadState<S>, callee: Callee) -> Result<FuncId, Fault> {
    match callee {
        Callee::Func(func) => Ok(func),
        Callee::Pointer(pointer) => match layout::region(t.get(pointer)) {
            layout::Region::Function(func) if func.index() < program.functions.len() => Ok(func),
            _ => Err(Fault::BadCall(t.get(pointer))),
        },
    }
}

fn call<S: Shadow>(
    program: &Program,
    t: &mut ThreadState<S>,
    dst: Option<Reg>,
    callee: Callee,
    args: &[Operand],
) -> Option<Step<S>> {
    let func = match target(program, t, callee) {
        Ok(func) => func,
        Err(fault) => return Some(Step::Error(fault)),
    };
    let depth = t.depth() + 1;
    if depth > MAX_DEPTH {
        return Some(Step::Error(Fault::StackOverflow(MAX_DEPTH)));
    }
    let function = program.function(func);
    let mut regs: Regs<u64> = SmallVec::from_elem(0, function.regs as usize);
    let mut shadows: Regs<S> =
        SmallVec::from_elem(S::default(), if S::TRACKS { function.regs as usize } else { 0 });
    for (i, arg) in args.iter().take(function.params as usize).enumerate() {
        regs[i] = t.get(*arg);
        if S::TRACKS {
            shadows[i] = t.shade(*arg);
        }
    }
    let mut at = t.at;
    at.inst += 1;
    t.parent = Some(Arc::new(Caller {
        at,
        dst,
        regs: std::mem::replace(&mut t.regs, regs),
        shadows: std::mem::replace(&mut t.shadows, shadows),
        private: t.private.as_ref().map_or(0, |p| p.len()),
        depth,
        parent: t.parent.take(),
    }));
    t.at = CodePos { func, block: BlockId(0), inst: 0 };
    None
}

fn leave<S: Shadow>(t: &mut ThreadState<S>, value: Option<Operand>) -> Option<Step<S>> {
    let result = value.map_or(0, |v| t.get(v));
    let shadow = value.map(|v| t.shade(v)).unwrap_or_default();
    let depth = t.depth();
    let Some(caller) = t.parent.take() else {
        t.scratch = result;
        t.phase = Phase::Over;
        return Some(Step::Finished);
    };
    t.rounds.retain(|round| round.depth < depth);
    let caller = Arc::unwrap_or_clone(caller);
    t.at = caller.at;
    t.regs = caller.regs;
    t.shadows = caller.shadows;
    t.parent = caller.parent;
    if let Some(private) = &mut t.private
        && private.len() > caller.private
    {
        Arc::make_mut(private).truncate(caller.private);
    }
    if let Some(dst) = caller.dst {
        t.set(dst, result, &shadow);
    }
    None
}

/// A round of a loop begins. `Some`: the thread is blocked here.
fn loop_head<S: Shadow>(program: &Program, t: &mut ThreadState<S>, id: LoopId) -> Option<BlockKind> {
    let depth = t.depth();
    let live = program.function(t.at.func).loops[id.index()].live.iter().map(|r| t.regs[r.index()]).collect();
    let Some(round) = t.rounds.iter_mut().find(|round| round.depth == depth && round.id == id) else {
        t.rounds.push(Round { depth, id, count: 1, effect: false, live });
        return program.unroll.is_some_and(|bound| bound == 0).then_some(BlockKind::LoopBound);
    };
    if !round.effect && round.live == live {
        return Some(BlockKind::Await);
    }
    if program.unroll.is_some() {
        round.count += 1;
    }
    round.effect = false;
    round.live = live;
    program.unroll.is_some_and(|bound| round.count > bound).then_some(BlockKind::LoopBound)
}

fn local_index(index: u64, len: u32) -> Result<usize, Fault> {
    // Indices are C ints or 64-bit: as a signed number both read the same.
    let signed = index as i64;
    if index < len as u64 { Ok(index as usize) } else { Err(Fault::LocalIndex { index: signed, len }) }
}

fn private_alloc<S: Shadow>(t: &mut ThreadState<S>, size: u64, align: u64) -> u64 {
    let bytes = Arc::make_mut(t.private.get_or_insert_default());
    let start = bytes.len().next_multiple_of(align.max(1) as usize);
    bytes.resize(start + size as usize, 0);
    layout::private(t.thread, start as u64)
}

fn private_range<S: Shadow>(t: &ThreadState<S>, addr: u64, size: Size) -> Result<std::ops::Range<usize>, Fault> {
    let start = layout::offset(addr) as usize;
    let end = start + size.bytes() as usize;
    let own = layout::region(addr) == layout::Region::Private(t.thread);
    match &t.private {
        Some(bytes) if own && end <= bytes.len() => Ok(start..end),
        _ => Err(Fault::LocalMemory(addr)),
    }
}

fn private_load<S: Shadow>(t: &ThreadState<S>, addr: u64, size: Size) -> Result<u64, Fault> {
    let range = private_range(t, addr, size)?;
    let mut word = [0; 8];
    if let Some(bytes) = &t.private {
        word[..range.len()].copy_from_slice(&bytes[range]);
    }
    Ok(u64::from_le_bytes(word))
}

fn private_store<S: Shadow>(t: &mut ThreadState<S>, addr: u64, size: Size, value: u64) -> Result<(), Fault> {
    let range = private_range(t, addr, size)?;
    let word = size.cut(value).to_le_bytes();
    let new = &word[..range.len()];
    if let Some(bytes) = &mut t.private
        && bytes[range.clone()] != *new
    {
        Arc::make_mut(bytes)[range].copy_from_slice(new);
        t.mark_effect();
    }
    Ok(())
}
