//! The state of a thread between two visible steps.

use super::callers::Callers;
use super::loops::Round;
use super::private::Private;
use super::rare::RareState;
use crate::{
    Block, BlockId, FuncId, Op, Operand, Pair, Program, Reg, Shadow, Step, StepDeps, ThreadId, Token, TypeId,
    Variable,
};
use fencepost_source::Pos;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The offset of a thread's first object. It is not 0, so that an access just before that object is one
/// outside of it.
const FIRST_OBJECT: u64 = 16;

/// The bit of the field `awaited` of a thread's state that is set if the round it waits in also made a free
/// choice.
pub(super) const CHOSE: u32 = 1 << 31;

/// The bit of the field `awaited` that is set if the round also updated memory with what was there, and that
/// might make a difference.
pub(super) const UPDATED: u32 = 1 << 30;

/// The registers of a stack frame, or the shadows of these registers. Small frames live inside the thread
/// state.
pub(super) type Regs<T> = SmallVec<[T; 16]>;

/// A place in a program's code, at an instruction or at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CodePos {
    /// The function.
    pub func: FuncId,
    /// The block.
    pub block: BlockId,
    /// The number of the instruction; one past the last is the block's end.
    pub inst: u32,
}

impl CodePos {
    /// Returns the place of a function's first instruction.
    pub(super) fn entry(func: FuncId) -> Self {
        CodePos { func, block: BlockId(0), inst: 0 }
    }
}

/// The progress of a thread with its current instruction, which may wait for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The instruction has not begun.
    Fresh,
    /// The instruction has asked for its stage `n` and waits for the answer.
    Asked(u8),
    /// The instruction's stage `n` was answered with a value that is not known yet, which is in `answer`.
    Held(u8),
    /// The thread's function has returned.
    Over,
    /// The thread has ended the process.
    Exited,
}

impl Phase {
    /// Returns whether the thread has finished or has ended the process.
    pub fn is_end(self) -> bool {
        matches!(self, Phase::Over | Phase::Exited)
    }
}

/// A suspended stack frame, of a function that waits for a call to return.
#[derive(Clone, Debug)]
pub(super) struct Caller<S> {
    /// The place where it goes on.
    pub at: CodePos,
    /// The register for the callee's result.
    pub dst: Option<Reg>,
    /// The block where an exception goes on.
    pub unwind: Option<BlockId>,
    pub regs: Regs<u64>,
    pub shadows: Regs<S>,
    /// The number of private objects when the call was made.
    pub private: usize,
    /// The number of callers there are, this one included.
    pub depth: u32,
    pub parent: Callers<S>,
}

impl<S> Caller<S> {
    /// Returns the place of the call that the suspended frame waits for.
    pub fn call(&self) -> CodePos {
        CodePos { inst: self.at.inst - 1, ..self.at }
    }

    /// Returns whether the frame is the same as `other`, whatever the frames around the two are.
    pub fn is_same_frame(&self, other: &Self) -> bool
    where
        S: PartialEq,
    {
        // The frame is taken apart here, so that a new field cannot be forgotten.
        let Caller { at, dst, unwind, regs, shadows, private, depth, parent: _ } = self;
        (*at, *dst, *unwind, *private, *depth)
            == (other.at, other.dst, other.unwind, other.private, other.depth)
            && *regs == other.regs
            && *shadows == other.shadows
    }

    /// Hashes the frame without the frames around it.
    pub fn hash_frame<H: Hasher>(&self, state: &mut H)
    where
        S: Hash,
    {
        let Caller { at, dst, unwind, regs, shadows, private, depth, parent: _ } = self;
        (at, dst, unwind, regs, shadows, private, depth).hash(state);
    }
}

/// The whole state of a thread between two visible steps (registers, call stack, private memory).
///
/// An engine that keeps one per event makes copies all the time. [`Clone::clone_from`] into one that is no
/// longer needed uses its memory again, so that frames too large to live inside the state cost no allocation
/// either.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct ThreadState<S: Shadow = ()> {
    pub(super) thread: ThreadId,
    pub(super) phase: Phase,
    pub(super) at: CodePos,
    /// The number of reads that showed that the thread must wait, if it is blocked by a wait.
    pub(super) awaited: u32,
    /// The value that the instruction's last read saw: kept for its result, or until it is known.
    pub(super) answer: u64,
    pub(super) answer_shadow: S,
    /// The number of bytes that an instruction which copies or fills has done; at the end, the thread's
    /// result.
    pub(super) scratch: u64,
    pub(super) regs: Regs<u64>,
    /// The shadows of `regs`; empty if there is nothing to track.
    pub(super) shadows: Regs<S>,
    /// The joined shadows of all values that branches so far depended on.
    pub(super) ctrl: S,
    pub(super) parent: Callers<S>,
    /// The loops that the thread is in, of all frames.
    pub(super) rounds: Vec<Round<S>>,
    /// The number of bytes of shared memory allocated so far.
    pub(super) shared: u64,
    pub(super) private: Private<S>,
    pub(super) rare: RareState<S>,
}

impl<S: Shadow> Clone for ThreadState<S> {
    fn clone(&self) -> Self {
        ThreadState {
            thread: self.thread,
            phase: self.phase,
            at: self.at,
            awaited: self.awaited,
            answer: self.answer,
            answer_shadow: self.answer_shadow.clone(),
            scratch: self.scratch,
            regs: self.regs.clone(),
            shadows: self.shadows.clone(),
            ctrl: self.ctrl.clone(),
            parent: self.parent.clone(),
            rounds: self.rounds.clone(),
            shared: self.shared,
            private: self.private.clone(),
            rare: self.rare.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // The state is taken apart here, so that a new field cannot be forgotten.
        let ThreadState {
            thread,
            phase,
            at,
            awaited,
            answer,
            answer_shadow,
            scratch,
            regs,
            shadows,
            ctrl,
            parent,
            rounds,
            shared,
            private,
            rare,
        } = source;
        self.thread = *thread;
        self.phase = *phase;
        self.at = *at;
        self.awaited = *awaited;
        self.answer = *answer;
        self.answer_shadow.clone_from(answer_shadow);
        self.scratch = *scratch;
        if self.regs.len() == regs.len() {
            self.regs.copy_from_slice(regs);
        } else {
            self.regs.clone_from(regs);
        }
        if S::TRACKS {
            self.shadows.clone_from(shadows);
        }
        self.ctrl.clone_from(ctrl);
        self.parent.clone_from(parent);
        self.rounds.clone_from(rounds);
        self.shared = *shared;
        self.private.clone_from(private);
        self.rare.clone_from(rare);
    }
}

impl<S: Shadow> ThreadState<S> {
    /// Returns the state, before its first step, of one of the threads that the program starts with.
    pub fn initial(program: &Program, thread: ThreadId) -> Self {
        let entry = &program.threads[thread.index()];
        Self::start(program, thread, entry.func, &entry.args)
    }

    /// Returns the state of a thread that is about to run `func` with `args`. Missing arguments are 0,
    /// surplus ones are dropped.
    pub fn start(program: &Program, thread: ThreadId, func: FuncId, args: &[u64]) -> Self {
        let function = program.function(func);
        let mut regs: Regs<u64> = SmallVec::from_elem(0, function.regs as usize);
        let given = args.len().min(function.params as usize);
        regs[..given].copy_from_slice(&args[..given]);
        ThreadState {
            thread,
            phase: Phase::Fresh,
            at: CodePos::entry(func),
            awaited: 0,
            answer: 0,
            answer_shadow: S::default(),
            scratch: 0,
            regs,
            shadows: no_shadows(function.regs),
            ctrl: S::default(),
            parent: Callers::default(),
            rounds: Vec::new(),
            shared: FIRST_OBJECT,
            private: Private::of(program),
            rare: RareState::default(),
        }
    }

    /// Returns the thread's place in the code, which is the instruction whose step was issued last.
    pub fn code_pos(&self) -> CodePos {
        self.at
    }

    /// Returns the source place of the thread's current instruction. If it has none, or one in a library:
    /// that of the call in the nearest frame that has a place in the user's code.
    pub fn pos(&self, program: &Program) -> Pos {
        let own = program.pos(self.at);
        if program.is_user_place(own) {
            return own;
        }
        let mut places = self.callers().map(|caller| program.pos(caller.call()));
        places.find(|pos| program.is_user_place(*pos)).unwrap_or(own)
    }

    /// Returns the functions the thread is in, innermost first, and the place it is at in each.
    pub fn call_stack(&self, program: &Program) -> Vec<(FuncId, Pos)> {
        let places = std::iter::once(self.at).chain(self.callers().map(Caller::call));
        places.map(|at| (at.func, program.pos(at))).collect()
    }

    /// Returns the named registers, with their values, of the innermost function that is at a place in the
    /// user's code.
    pub fn named_values<'p>(&self, program: &'p Program) -> Vec<(&'p str, u64)> {
        let Some((func, regs)) = self.user_frame(program) else { return vec![] };
        let names = &program.function(func).reg_names;
        names.iter().map(|(reg, name)| (name.as_str(), regs[reg.index()])).collect()
    }

    /// Returns the source variables, with their values, of the innermost function that is at a place in the
    /// user's code.
    pub fn variables<'p>(&self, program: &'p Program) -> Vec<(&'p Variable, u64)> {
        let Some((func, regs)) = self.user_frame(program) else { return vec![] };
        let variables = &program.function(func).variables;
        variables.iter().map(|variable| (variable, regs[variable.reg.index()])).collect()
    }

    /// Returns the type of the object that the thread allocates now, as far as the calls that it is in say
    /// what becomes of it: the allocator's result may be returned through several functions.
    pub fn allocated_type(&self, program: &Program) -> Option<TypeId> {
        for at in std::iter::once(self.at).chain(self.callers().map(Caller::call)) {
            let pos = program.pos(at);
            if pos.is_known() {
                let sites = &program.function(at.func).sites;
                match sites.iter().find(|site| site.pos == pos)?.ty {
                    None => {}
                    known => return known,
                }
            }
        }
        None
    }

    /// Returns the innermost function that is at a place in the user's code, and its registers.
    fn user_frame(&self, program: &Program) -> Option<(FuncId, &Regs<u64>)> {
        let own = std::iter::once((self.at, &self.regs));
        let mut frames = own.chain(self.callers().map(|caller| (caller.call(), &caller.regs)));
        let (at, regs) = frames.find(|(at, _)| program.is_user_place(program.pos(*at)))?;
        Some((at.func, regs))
    }

    /// Returns the mutexes that the thread holds, and how often it holds each.
    pub fn held(&self) -> &[(u64, u32)] {
        self.rare.held_all()
    }

    /// Returns how many of the thread's last reads its wait depends on, after [`Step::Blocked`] by a wait.
    /// `None`: it depends on a free choice, too.
    pub fn awaited_reads(&self) -> Option<u32> {
        (self.awaited & CHOSE == 0).then_some(self.reads_of_wait())
    }

    /// Returns whether the round that the thread waits in, after [`Step::Blocked`] by a wait, updated memory
    /// with what was there under a model where more such rounds might make a difference.
    pub fn waits_with_updates(&self) -> bool {
        self.awaited & UPDATED != 0
    }

    /// Returns how many reads the thread made in the round of the loop that it waits in, after
    /// [`Step::Blocked`] by a wait. They are its last ones.
    pub fn reads_of_wait(&self) -> u32 {
        self.awaited & !(CHOSE | UPDATED)
    }

    /// Returns the value of a register of the thread's innermost frame (of the outermost one when the thread
    /// is finished).
    pub fn reg(&self, reg: Reg) -> u64 {
        self.regs[reg.index()]
    }

    /// Returns the shadow of all branches that the thread has taken, which are the control dependencies of
    /// its next step.
    pub fn control(&self) -> &S {
        &self.ctrl
    }

    /// Returns the result of the thread's function, once the thread is finished.
    pub fn result(&self) -> u64 {
        self.scratch
    }

    /// Gives every value of the thread that waits for `token` its value (already cut to the size of the
    /// read). These are registers of all frames, and an atomic update that was answered with the token.
    pub fn fill(&mut self, token: Token, value: u64) {
        fill_frame(&mut self.regs, &mut self.shadows, token, value);
        if self.answer_shadow.pending() == Some(token) {
            self.answer = value;
            self.answer_shadow = S::default();
        }
        // Frames that do not wait stay shared with other copies of this thread, unless one below them does.
        let mut touched = 0;
        let mut caller = self.parent.as_deref();
        for number in 1.. {
            let Some(frame) = caller else { break };
            if frame.shadows.iter().any(|s| s.pending() == Some(token)) {
                touched = number;
            }
            caller = frame.parent.as_deref();
        }
        let mut parent = &mut *self.parent;
        for _ in 0..touched {
            let Some(caller) = parent else { break };
            let caller = Arc::make_mut(caller);
            fill_frame(&mut caller.regs, &mut caller.shadows, token, value);
            parent = &mut *caller.parent;
        }
    }

    /// Returns the value of an operand of the thread's current instruction.
    pub fn value(&self, operand: Operand) -> u64 {
        self.get(operand)
    }

    /// Replaces the address of the object that the thread has just asked for with [`Step::Alloc`]. (An engine
    /// that forgets dead objects uses their addresses again; then the machine need not remember how much was
    /// allocated.)
    pub fn place_object(&mut self, program: &Program, addr: u64) {
        if let Some(Op::Alloc { dst, .. }) = program.op_at(self.at) {
            self.set(*dst, addr, S::default());
            self.shared = FIRST_OBJECT;
        }
    }

    /// Makes the thread issue the first step of its current instruction again.
    pub fn restart(&mut self) {
        self.phase = Phase::Fresh;
        self.take_answer();
    }

    /// Keeps the value that the current instruction has read, and what the value depends on (its shadow), for
    /// the next step of the same instruction.
    pub(super) fn keep_answer(&mut self, value: u64, shadow: S) {
        self.answer = value;
        self.answer_shadow = shadow;
    }

    /// Takes the value and shadow that [`keep_answer`](Self::keep_answer) kept, and leaves 0.
    pub(super) fn take_answer(&mut self) -> (u64, S) {
        (std::mem::take(&mut self.answer), std::mem::take(&mut self.answer_shadow))
    }

    /// Returns the thread's suspended frames, innermost first.
    pub(super) fn callers(&self) -> impl Iterator<Item = &Caller<S>> {
        self.parent.iter()
    }

    /// Returns the number of the thread's suspended frames.
    pub(super) fn depth(&self) -> u32 {
        self.parent.as_ref().map_or(0, |p| p.depth)
    }

    /// Returns the value of an operand, a register or a constant.
    #[inline]
    pub(super) fn get(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Reg(r) => self.regs[r.index()],
            Operand::Const(c) => c,
        }
    }

    /// Returns the values of two operands that together are a number of 65 to 128 bits.
    pub(super) fn get_pair(&self, pair: Pair<Operand>) -> Pair<u64> {
        Pair { low: self.get(pair.low), high: self.get(pair.high) }
    }

    /// Returns the shadow of an operand's value; constants have none.
    #[inline]
    pub(super) fn shade(&self, operand: Operand) -> S {
        match operand {
            Operand::Reg(r) if S::TRACKS => self.shadows[r.index()].clone(),
            _ => S::default(),
        }
    }

    /// Returns the shadow of an operand if its value is known; else the step that asks for the value.
    #[inline]
    pub(super) fn known(&self, operand: Operand) -> Result<S, Step<S>> {
        known(self.shade(operand))
    }

    /// Sets the value of a register and its shadow.
    #[inline]
    pub(super) fn set(&mut self, reg: Reg, value: u64, shadow: S) {
        self.regs[reg.index()] = value;
        if S::TRACKS {
            self.shadows[reg.index()] = shadow;
        }
    }

    /// Returns the dependencies of a step whose address and data are the given operands.
    #[inline]
    pub(super) fn deps(&self, addr: Operand, data: Option<Operand>) -> StepDeps<S> {
        if !S::TRACKS {
            return StepDeps::default();
        }
        StepDeps {
            addr: self.shade(addr),
            data: data.map(|d| self.shade(d)).unwrap_or_default(),
            ctrl: self.ctrl.clone(),
        }
    }
}

impl Program {
    /// Returns the block of code that contains the place `at`.
    #[inline]
    pub(super) fn block(&self, at: CodePos) -> &Block {
        &self.function(at.func).blocks[at.block.index()]
    }

    /// Returns the instruction at `at`; `None` at the end of a block.
    pub fn op_at(&self, at: CodePos) -> Option<&Op> {
        self.block(at).insts.get(at.inst as usize).map(|inst| &inst.op)
    }

    /// Returns the source place of the instruction, or of the end of the block, at `at`.
    pub fn pos(&self, at: CodePos) -> Pos {
        let block = self.block(at);
        block.insts.get(at.inst as usize).map_or(block.end_pos, |inst| inst.pos)
    }
}

/// Returns `shadow` if the value that it accompanies is known; else the step that asks for the value.
#[inline]
pub(super) fn known<S: Shadow>(shadow: S) -> Result<S, Step<S>> {
    match shadow.pending() {
        None => Ok(shadow),
        Some(token) => Err(Step::Needs(token)),
    }
}

/// Makes `to` a copy of the shared pointer `from`, without touching the reference count if both are the same
/// already, as is mostly so in copies of a thread.
#[inline]
pub(super) fn share<T>(to: &mut Option<Arc<T>>, from: &Option<Arc<T>>) {
    let same = match (&*to, from) {
        (Some(to), Some(from)) => Arc::ptr_eq(to, from),
        (to, from) => to.is_none() && from.is_none(),
    };
    if !same {
        to.clone_from(from);
    }
}

/// Returns empty shadows for a new frame of `regs` registers.
#[inline]
pub(super) fn no_shadows<S: Shadow>(regs: u32) -> Regs<S> {
    SmallVec::from_elem(S::default(), if S::TRACKS { regs as usize } else { 0 })
}

fn fill_frame<S: Shadow>(regs: &mut Regs<u64>, shadows: &mut Regs<S>, token: Token, value: u64) {
    for (reg, shadow) in regs.iter_mut().zip(shadows) {
        if shadow.pending() == Some(token) {
            *reg = value;
            *shadow = S::default();
        }
    }
}
