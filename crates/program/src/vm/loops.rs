//! Loops: finding rounds without effect, and counting how often the body runs.
//!
//! A round that ends where it began, with the same values in all registers that matter and the same private
//! memory, and that did nothing another thread could see, could as well not have happened: a thread that does
//! nothing but read until it likes what it sees. So the thread is blocked at the head ([`BlockKind::Await`]):
//! the executions in which it goes on are those where the last reads saw something else, and the engine
//! visits them anyway. Taking the round out of an execution removes reads (and fences) only, which no model
//! forbids.
//!
//! That is so for what the program computes, but not for data races: a read in a failed round may race with a
//! write that comes after the loop. If the round has one read, the same read is made again in the round that
//! succeeds, and is no better ordered there. If it has several and a race is possible at all (one of them is
//! plain, or the program has plain stores), then [`Rounds::OneForRaces`] lets one round without effect pass
//! and blocks the second: of many failed rounds all but one can be left out without hiding a race. With
//! [`Rounds::Effective`] all are left out, and whoever explores the program must see to races.
//!
//! An atomic update that writes what was there leaves no trace where writes to a location have one order.
//! Elsewhere its write may be the only one that a later read may see, and no number of such rounds is enough.
//! There two of them pass ([`Rounds::TwoWithUpdates`]), and a thread that is blocked after more says so
//! ([`ThreadState::waits_with_updates`]), so that the answer is one up to a bound.
//!
//! A round without effect that leaves *other* values behind is a [`Retry`]. The thread goes on; an engine may
//! find that another choice spares it the round, and leave it out as well.
//!
//! An effect is a write that changes something, an allocation or its end, a new thread, a join (a second one
//! is an error), or an external action. A read is none, nor is an atomic update that writes what was there (a
//! read of that write could as well read the one before it), a failed compare-and-exchange, a fence, or a
//! free choice (a spurious failure may be skipped too). Which registers matter is [`crate::LoopInfo::live`].
//! Where a value is not known yet, at the start of a round or at its end, nothing can be said and the thread
//! goes on.

use super::private::Private;
use super::state::{CHOSE, CodePos, ThreadState, UPDATED};
use crate::{BlockId, BlockKind, Inst, InstPos, LoopId, Mode, Op, Program, Rounds, Shadow};
use smallvec::SmallVec;

/// The state of a thread when the current round of a loop began, and what the round has done since then.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct Round<S> {
    /// The frame the loop runs in: a recursive call has its own rounds.
    depth: u32,
    id: LoopId,
    /// The number of times that the body has begun (counted only if there is a bound).
    count: u32,
    /// The number of rounds that have begun.
    begun: u32,
    /// Whether the round had an effect, or began with values that were not known.
    effect: bool,
    /// The number of reads in the round; `plain`: whether one of them was plain.
    reads: u32,
    plain: bool,
    /// Whether an atomic update in the round wrote what was there; `exchanged`: whether one of these was a
    /// compare-and-exchange, which need not write when it is made again.
    updated: bool,
    exchanged: bool,
    /// Whether the round made a free choice.
    chose: bool,
    /// The number of rounds in a row before it that had no effect, and after which the thread was not
    /// blocked for that.
    idle: u8,
    /// Whether the round began since the thread's last step was answered.
    fresh: bool,
    /// The number of reads that the round before made, if it had no effect but left other values behind
    /// than it found; else 0.
    retried: u32,
    live: SmallVec<[u64; 4]>,
    private: Private<S>,
}

impl<S: Shadow> Clone for Round<S> {
    fn clone(&self) -> Self {
        Round { live: self.live.clone(), private: self.private.clone(), ..*self }
    }

    /// Uses the memory of `live` again: a thread in a loop is copied with every event.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Taken apart, so that a field that is added is not forgotten here.
        let Round {
            depth,
            id,
            count,
            begun,
            effect,
            reads,
            plain,
            updated,
            exchanged,
            chose,
            idle,
            fresh,
            retried,
            live,
            private,
        } = source;
        (self.depth, self.id, self.count, self.begun) = (*depth, *id, *count, *begun);
        (self.effect, self.reads, self.plain, self.updated) = (*effect, *reads, *plain, *updated);
        (self.chose, self.idle, self.fresh, self.retried) = (*chose, *idle, *fresh, *retried);
        self.exchanged = *exchanged;
        if self.live.len() == live.len() {
            self.live.copy_from_slice(live);
        } else {
            self.live.clone_from(live);
        }
        self.private.clone_from(private);
    }
}

/// A loop round that ended without effect, but left other register values behind than it began with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retry {
    depth: u32,
    id: LoopId,
    /// The number of reads of shared memory that the round made, which are the thread's last ones.
    pub reads: u32,
}

impl<S: Shadow> ThreadState<S> {
    /// Records, for every loop that the thread is in, that the current round did something other threads can
    /// see.
    #[inline]
    pub(super) fn mark_effect(&mut self) {
        self.rounds.iter_mut().for_each(|round| round.effect = true);
    }

    /// Records, for every loop that the thread is in, a read from shared memory in the current round.
    #[inline]
    pub(super) fn mark_read(&mut self, mode: Mode) {
        for round in &mut self.rounds {
            round.reads = round.reads.saturating_add(1);
            round.plain |= !mode.is_atomic();
        }
    }

    /// Records an atomic update in the current round of every loop that the thread is in. It is an effect,
    /// unless it is `silent`, which means that it wrote what was there. `exchanged`: whether it is a
    /// compare-and-exchange.
    pub(super) fn mark_update(&mut self, mode: Mode, silent: bool, exchanged: bool) {
        if !silent {
            return self.mark_effect();
        }
        self.mark_read(mode);
        for round in &mut self.rounds {
            round.updated = true;
            round.exchanged |= exchanged;
        }
    }

    /// Records, for every loop that the thread is in, that the current round made a free choice.
    pub(super) fn mark_choice(&mut self) {
        self.rounds.iter_mut().for_each(|round| round.chose = true);
    }

    /// Returns whether the thread is in a loop whose rounds are recorded.
    pub(super) fn is_in_loop(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// Forgets earlier rounds of loop `id` in the current frame, because the thread enters the loop anew.
    #[inline(never)]
    pub(super) fn enter_loop(&mut self, id: LoopId) {
        let depth = self.depth();
        self.rounds.retain(|round| round.depth != depth || round.id != id);
    }

    /// Forgets the loops of frames with more than `depth` callers, which the thread has left.
    pub(super) fn leave_loops(&mut self, depth: u32) {
        self.rounds.retain(|round| round.depth <= depth);
    }

    /// Begins a round of loop `id`, or returns why the thread is blocked, if the last round changed nothing.
    /// A blocked thread that is asked again says the same.
    #[inline(never)]
    pub(super) fn begin_round(&mut self, program: &Program, id: LoopId) -> Option<BlockKind> {
        let depth = self.depth();
        let live = &program.function(self.at.func).loops[id.index()].live;
        let known = !S::TRACKS || live.iter().all(|r| self.shadows[r.index()].pending().is_none());
        let Some(round) = self.rounds.iter_mut().find(|round| round.depth == depth && round.id == id) else {
            let live = live.iter().map(|r| self.regs[r.index()]).collect();
            let private = self.private.clone();
            self.rounds.push(Round {
                depth,
                id,
                count: 0,
                begun: 1,
                effect: !known,
                reads: 0,
                plain: false,
                updated: false,
                exchanged: false,
                chose: false,
                idle: 0,
                fresh: true,
                retried: 0,
                live,
                private,
            });
            return None;
        };
        let same = || {
            live.iter().zip(&round.live).all(|(r, old)| self.regs[r.index()] == *old)
                && round.private.same_bytes(&self.private)
        };
        let idle = known && !round.effect && same();
        // (After a free choice the next round may begin otherwise.)
        let read_again = u32::from(!round.chose);
        let may_race = round.plain || program.has_plain_stores || (round.updated && program.has_plain_loads);
        let racy = round.reads > read_again && may_race || round.exchanged && program.has_plain_loads;
        let passes = match program.rounds {
            Rounds::All => true,
            Rounds::OneForRaces => racy && round.idle == 0,
            Rounds::TwoWithUpdates => (racy && round.idle == 0) || (round.updated && round.idle < 2),
            Rounds::Effective => false,
        };
        if idle && !passes {
            let may_matter = program.rounds == Rounds::TwoWithUpdates && round.updated;
            self.awaited = round.reads.min(UPDATED - 1)
                | if round.chose { CHOSE } else { 0 }
                | if may_matter { UPDATED } else { 0 };
            return Some(BlockKind::Await);
        }
        round.fresh = true;
        round.retried = if known && !round.effect && !idle && !round.chose { round.reads } else { 0 };
        round.idle = if idle { round.idle.saturating_add(1) } else { 0 };
        (round.reads, round.chose) = (0, false);
        (round.plain, round.updated, round.exchanged) = (false, false, false);
        round.begun = round.begun.saturating_add(1);
        round.effect = !known;
        live.iter().zip(&mut round.live).for_each(|(r, old)| *old = self.regs[r.index()]);
        round.private.clone_from(&self.private);
        None
    }

    /// Clears the mark of rounds that have just begun, because a step of the thread was answered.
    #[inline]
    pub(super) fn age_rounds(&mut self) {
        self.rounds.iter_mut().for_each(|round| round.fresh = false);
    }

    /// Returns the loop round that has just ended, if other threads cannot notice it but registers or private
    /// memory hold other values than before it. The thread then tries again. `None` if the thread came to no
    /// loop head since its last step was answered, or if that round was not such a one.
    pub fn retry(&self) -> Option<Retry> {
        let round = self.rounds.iter().find(|round| round.fresh && round.retried > 0)?;
        Some(Retry { depth: round.depth, id: round.id, reads: round.retried })
    }

    /// Returns whether this state and `other`, both of one thread, have each just begun a round of the loop
    /// in `retry`, with equal relevant registers, private memory and callers. Then they behave alike from
    /// there on.
    pub fn begins_like(&self, other: &Self, retry: &Retry) -> bool {
        let begun = |state: &Self| {
            state.rounds.iter().position(|r| r.fresh && r.depth == retry.depth && r.id == retry.id)
        };
        let (Some(a), Some(b)) = (begun(self), begun(other)) else { return false };
        let (a, b) = (&self.rounds[a], &other.rounds[b]);
        a.live == b.live
            && a.private.same_bytes(&b.private)
            && self.parent == other.parent
            && self.shared == other.shared
            && self.rare == other.rare
            && self.at == other.at
    }

    /// Returns whether the step that the thread is at, a read, may end a round of a loop
    /// ([`crate::LoopInfo::last_reads`]), so that the thread may wait or try again after it.
    #[inline]
    pub fn may_end_round(&self, program: &Program) -> bool {
        !self.rounds.is_empty()
            && program.function(self.at.func).loops.iter().any(|l| l.last_reads.contains(&self.inst_pos()))
    }

    fn inst_pos(&self) -> InstPos {
        InstPos { block: self.at.block, inst: self.at.inst }
    }

    /// Returns the head of the loop that has begun the most rounds since the thread entered it, and the
    /// number of these rounds. `None` if the thread is in no loop.
    pub fn busiest_loop(&self, program: &Program) -> Option<(CodePos, u32)> {
        let round = self.rounds.iter().max_by_key(|round| round.begun)?;
        let caller = || self.callers().find(|caller| caller.depth == round.depth + 1).map(|c| c.at.func);
        let func = if round.depth == self.depth() { self.at.func } else { caller()? };
        let blocks = program.function(func).blocks.iter().enumerate();
        let mut heads = blocks.filter_map(|(i, block)| {
            let is_head = |inst: &Inst| matches!(inst.op, Op::LoopHead { id } if id == round.id);
            let inst = block.insts.iter().position(is_head)?;
            Some(CodePos { func, block: BlockId(i as u32), inst: inst as u32 })
        });
        heads.next().map(|head| (head, round.begun))
    }

    /// Returns where the loop begins that the thread's next step is in: a loop of the function that it runs,
    /// or of the nearest caller that called it in a loop. `None` if there is none.
    pub fn loop_around(&self, program: &Program) -> Option<CodePos> {
        let mut frames = std::iter::once(self.at).chain(self.callers().map(|caller| caller.at));
        frames.find_map(|CodePos { func, block, .. }| {
            let InstPos { block, inst } = program.function(func).loop_around(block)?;
            Some(CodePos { func, block, inst })
        })
    }

    /// Returns the loops that the thread is in, each with the number of rounds that have begun. The answer is
    /// the same at two steps of the same function only if no round of a loop around both began between them.
    pub fn rounds_begun(&self) -> impl Iterator<Item = (LoopId, u32)> {
        self.rounds.iter().map(|round| (round.id, round.begun))
    }

    /// Counts a run of the body of loop `id`; returns that the thread is blocked if the body has run as often
    /// as the bound allows.
    pub(super) fn begin_body(&mut self, program: &Program, id: LoopId) -> Option<BlockKind> {
        let bound = program.function(self.at.func).loops[id.index()].bound.or(program.unroll)?;
        let depth = self.depth();
        let round = self.rounds.iter_mut().find(|round| round.depth == depth && round.id == id)?;
        if round.count >= bound {
            return Some(BlockKind::LoopBound);
        }
        round.count += 1;
        None
    }
}
