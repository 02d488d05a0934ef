//! A thread as a few bytes, and back: for engines that keep millions of them.
//!
//! What two states of a thread share is kept once, by the engine ([`Chunks`]): a caller's frame (with the
//! number of its own caller's), the private memory, the mutexes held. Values that cannot be read any more are
//! left out: registers that are dead where the thread is ([`Forget::Dead`]), so that states that differ only
//! in what does not matter are the same.

use super::callers::Callers;
use super::private::Private;
use super::rare::RareState;
use super::state::{Caller, CodePos, Phase, Regs, ThreadState};
use crate::liveness::LiveRegs;
use crate::varint::{Reader, Writer};
use crate::{BlockId, FuncId, Pending, Program, Reg, Shadow, ThreadId, Token, layout};
use smallvec::SmallVec;
use std::sync::Arc;

/// A store for parts of packed threads, which keeps equal parts only once and gives each a number. Number 0
/// means that there is none.
pub trait Chunks {
    /// Returns the number (from 1) of these bytes, which are added if they are new.
    fn put(&self, bytes: &[u8]) -> u32;
    /// Returns the bytes with this number.
    fn get(&self, number: u32) -> &[u8];
}

/// The registers that are left out when a thread is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forget {
    /// The registers that will not be read any more.
    Dead,
    /// None: all registers are kept.
    Nothing,
}

/// A converter between the states of a program's threads and short byte strings.
pub struct Packer<'p> {
    program: &'p Program,
    live: LiveRegs,
    forget: Forget,
}

impl<'p> Packer<'p> {
    /// Makes a packer for the threads of `program`.
    pub fn new(program: &'p Program, forget: Forget) -> Self {
        Packer { program, live: LiveRegs::new(program), forget }
    }

    /// Appends the packed state of a thread to `out`; larger parts go into `chunks`, by number.
    pub fn pack(&self, t: &ThreadState<Pending>, chunks: &impl Chunks, out: &mut Vec<u8>) {
        debug_assert!(t.rounds.is_empty(), "an engine that keeps states runs programs without loop marks");
        let mut w = Writer(out);
        let (phase, stage) = match t.phase {
            Phase::Fresh => (0, 0),
            Phase::Asked(stage) => (1, stage),
            Phase::Held(stage) => (2, stage),
            Phase::Over => (3, 0),
            Phase::Exited => (4, 0),
        };
        w.number(u64::from(t.thread.0));
        w.number(phase << 8 | u64::from(stage));
        w.position(t.at);
        w.number(t.answer);
        w.token(&t.answer_shadow);
        w.number(t.scratch);
        w.number(t.shared);
        let parent = self.pack_frames(&t.parent, chunks);
        w.number(u64::from(parent));
        w.number(u64::from(t.private.pack(chunks)));
        w.number(u64::from(t.rare.pack(chunks)));
        self.pack_regs(&mut w, t.at, t.phase.is_end().then_some(()), None, &t.regs, &t.shadows);
    }

    /// Packs all callers and returns the number of the innermost one's chunk; 0 if there is none.
    fn pack_frames(&self, callers: &Callers<Pending>, chunks: &impl Chunks) -> u32 {
        if callers.is_none() {
            return 0;
        }
        let innermost_first: SmallVec<[&Caller<Pending>; 8]> = callers.iter().collect();
        innermost_first.iter().rev().fold(0, |parent, caller| self.pack_frame(parent, caller, chunks))
    }

    fn pack_frame(&self, parent: u32, caller: &Caller<Pending>, chunks: &impl Chunks) -> u32 {
        let mut bytes = Vec::with_capacity(32);
        let mut w = Writer(&mut bytes);
        w.number(u64::from(parent));
        w.position(caller.at);
        w.number(caller.dst.map_or(0, |r| u64::from(r.0) + 1));
        w.number(caller.unwind.map_or(0, |b| u64::from(b.0) + 1));
        w.number(caller.private as u64);
        self.pack_regs(&mut w, caller.at, None, Some(caller), &caller.regs, &caller.shadows);
        chunks.put(&bytes)
    }

    fn pack_regs(
        &self,
        w: &mut Writer<'_>,
        at: CodePos,
        over: Option<()>,
        caller: Option<&Caller<Pending>>,
        regs: &Regs<u64>,
        shadows: &Regs<Pending>,
    ) {
        let mut pending: SmallVec<[(u32, Token); 8]> = SmallVec::new();
        self.for_each_kept(at, over, caller.and_then(|c| c.dst), caller.and_then(|c| c.unwind), |r| {
            w.number(regs[r.index()]);
            if let Some(token) = shadows[r.index()].pending() {
                pending.push((r.0, token));
            }
        });
        w.number(pending.len() as u64);
        for (reg, token) in pending {
            w.number(u64::from(reg));
            w.number(u64::from(token.0));
        }
    }

    /// Calls a function with every register whose value is kept, in order.
    fn for_each_kept(
        &self,
        at: CodePos,
        over: Option<()>,
        dst: Option<Reg>,
        unwind: Option<BlockId>,
        mut each: impl FnMut(Reg),
    ) {
        let function = self.program.function(at.func);
        if self.forget == Forget::Nothing {
            return (0..function.regs).for_each(|r| each(Reg(r)));
        }
        if over.is_some() {
            return self.live.shown(function, at.func).iter().for_each(|r| each(*r));
        }
        let live = self.live.at(function, at);
        match unwind {
            None => live.iter().filter(|r| Some(**r) != dst).for_each(|r| each(*r)),
            Some(block) => {
                let other = self.live.at(function, CodePos { block, inst: 0, ..at });
                let mut all: Vec<Reg> =
                    live.iter().filter(|r| Some(**r) != dst).chain(other.iter()).copied().collect();
                all.sort_unstable();
                all.dedup();
                all.iter().for_each(|r| each(*r));
            }
        }
    }

    /// Reads one packed thread from the front of `bytes`, and returns its state and the bytes that follow.
    pub fn unpack<'b>(&self, bytes: &'b [u8], chunks: &impl Chunks) -> (ThreadState<Pending>, &'b [u8]) {
        let mut r = Reader(bytes);
        let thread = ThreadId(r.number() as u32);
        let phase = r.number();
        let stage = (phase & 0xff) as u8;
        let phase = match phase >> 8 {
            0 => Phase::Fresh,
            1 => Phase::Asked(stage),
            2 => Phase::Held(stage),
            3 => Phase::Over,
            _ => Phase::Exited,
        };
        let at = r.position();
        let answer = r.number();
        let answer_shadow = r.token();
        let scratch = r.number();
        let shared = r.number();
        let parent = self.unpack_frames(r.number() as u32, chunks);
        let private = Private::unpack(r.number() as u32, chunks);
        let rare = RareState::unpack(r.number() as u32, chunks);
        let over = phase.is_end().then_some(());
        let (regs, shadows) = self.unpack_regs(&mut r, at, over, None, None);
        let state = ThreadState {
            thread,
            phase,
            at,
            awaited: 0,
            answer,
            answer_shadow,
            scratch,
            regs,
            shadows,
            ctrl: Pending::default(),
            parent,
            rounds: Vec::new(),
            shared,
            private,
            rare,
        };
        (state, r.0)
    }

    /// Unpacks the callers from the chunk of the innermost one; 0 if there is none.
    fn unpack_frames(&self, innermost: u32, chunks: &impl Chunks) -> Callers<Pending> {
        if innermost == 0 {
            return Callers::default();
        }
        let mut readers: SmallVec<[Reader<'_>; 8]> = SmallVec::new();
        let mut number = innermost;
        while number != 0 {
            let mut r = Reader(chunks.get(number));
            number = r.number() as u32;
            readers.push(r);
        }
        readers.into_iter().rev().fold(Callers::default(), |parent, r| self.unpack_frame(parent, r))
    }

    fn unpack_frame(&self, parent: Callers<Pending>, mut r: Reader<'_>) -> Callers<Pending> {
        let at = r.position();
        let dst = r.number().checked_sub(1).map(|n| Reg(n as u32));
        let unwind = r.number().checked_sub(1).map(|n| BlockId(n as u32));
        let private = r.number() as usize;
        let (regs, shadows) = self.unpack_regs(&mut r, at, None, dst, unwind);
        let depth = parent.as_ref().map_or(1, |p| p.depth + 1);
        Callers::from(Caller { at, dst, unwind, regs, shadows, private, depth, parent })
    }

    fn unpack_regs(
        &self,
        r: &mut Reader<'_>,
        at: CodePos,
        over: Option<()>,
        dst: Option<Reg>,
        unwind: Option<BlockId>,
    ) -> (Regs<u64>, Regs<Pending>) {
        let count = self.program.function(at.func).regs as usize;
        let mut regs: Regs<u64> = SmallVec::from_elem(0, count);
        let mut shadows: Regs<Pending> = SmallVec::from_elem(Pending::default(), count);
        self.for_each_kept(at, over, dst, unwind, |reg| regs[reg.index()] = r.number());
        for _ in 0..r.number() {
            let reg = r.number() as usize;
            shadows[reg] = Pending::on(Token(r.number() as u32));
        }
        (regs, shadows)
    }
}

impl Writer<'_> {
    fn position(&mut self, at: CodePos) {
        self.number(u64::from(at.func.0));
        self.number(u64::from(at.block.0));
        self.number(u64::from(at.inst));
    }

    fn token(&mut self, shadow: &Pending) {
        self.number(shadow.pending().map_or(0, |token| u64::from(token.0) + 1));
    }
}

impl Reader<'_> {
    fn position(&mut self) -> CodePos {
        let (func, block) = (FuncId(self.number() as u32), BlockId(self.number() as u32));
        CodePos { func, block, inst: self.number() as u32 }
    }

    fn token(&mut self) -> Pending {
        self.number().checked_sub(1).map_or(Pending::default(), |n| Pending::on(Token(n as u32)))
    }
}

impl ThreadState<Pending> {
    /// Gives the pending value `token` its value, as [`ThreadState::fill`] does, and lowers the number of
    /// every later token by one. So tokens stay numbered from 0, in their order.
    pub fn fill_and_renumber(&mut self, token: Token, value: u64) {
        self.fill(token, value);
        let moved = |shadow: &Pending| shadow.pending().is_some_and(|t| t > token);
        let renumber = |shadow: &mut Pending| {
            if let Some(later) = shadow.pending().filter(|t| *t > token) {
                *shadow = Pending::on(Token(later.0 - 1));
            }
        };
        self.shadows.iter_mut().for_each(renumber);
        renumber(&mut self.answer_shadow);
        let touched = self
            .callers()
            .enumerate()
            .filter(|(_, c)| c.shadows.iter().any(moved))
            .map(|(i, _)| i + 1)
            .last();
        let mut parent = &mut *self.parent;
        for _ in 0..touched.unwrap_or(0) {
            let Some(caller) = parent else { break };
            let caller = Arc::make_mut(caller);
            caller.shadows.iter_mut().for_each(renumber);
            parent = &mut *caller.parent;
        }
    }

    /// Turns the thread's state into one of thread `to` at the same place in the code. Addresses in its
    /// private memory, which no other thread has ([`AllocKind::Private`](crate::AllocKind)), move along.
    /// Returns `false` and changes nothing if the thread holds an address of its own where that cannot be
    /// done, or one of its shared memory.
    pub fn renumber(&mut self, to: ThreadId) -> bool {
        let from = self.thread;
        let is_own =
            |addr: u64| layout::is_private(addr) || layout::region(addr) == layout::Region::Shared(from);
        let own = |word: u64| layout::hidden_addresses(word).into_iter().any(is_own);
        let stuck = |word: u64| own(word) && layout::region(word) != layout::Region::Private(from);
        if self.regs.iter().chain(self.callers().flat_map(|c| c.regs.iter())).any(|word| stuck(*word))
            || [self.answer, self.scratch, self.rare.caught().0].into_iter().any(own)
            || self.held().iter().chain(self.rare.locals()).any(|(addr, _)| own(*addr))
            || self.private.any_window(own)
        {
            return false;
        }
        self.thread = to;
        let renumber = |word: &mut u64| *word = layout::moved(*word, from, to);
        self.regs.iter_mut().for_each(renumber);
        let mut parent = &mut *self.parent;
        while let Some(caller) = parent {
            let caller = Arc::make_mut(caller);
            caller.regs.iter_mut().for_each(renumber);
            parent = &mut *caller.parent;
        }
        true
    }

    /// Calls `each` with every word in the thread's registers and private memory, any of which may be an
    /// address.
    pub fn for_each_word(&self, mut each: impl FnMut(u64)) {
        each(self.answer);
        each(self.scratch);
        self.regs.iter().for_each(|v| each(*v));
        self.callers().flat_map(|c| c.regs.iter()).for_each(|v| each(*v));
        self.private.for_each_word(&mut each);
    }
}
