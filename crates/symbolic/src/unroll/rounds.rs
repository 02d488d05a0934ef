//! Loops: counts their rounds, and lets a thread wait in one.

use super::Waiting;
use super::exec::Thread;
use super::state::{Flow, Round, same_bytes};
use super::term::Term;
use fencepost_program::{BlockKind, CmpOp, FuncId, LoopId, Pos};

impl Thread<'_, '_> {
    /// Forgets the rounds of an earlier run of a loop that the thread enters anew.
    pub(super) fn enter_loop(&mut self, flow: &mut Flow, id: LoopId) {
        let depth = self.depth;
        flow.rounds.retain(|round| (round.depth, round.id) != (depth, id));
        flow.counts.remove(&(depth, id));
    }

    /// Counts a round of a loop; `None` if the bound on rounds ends the thread.
    pub(super) fn begin_body(
        &mut self,
        mut flow: Flow,
        (func, id): (FuncId, LoopId),
        pos: Pos,
    ) -> Option<Flow> {
        let own = self.run.program.function(func).loops[id.index()].bound;
        let bound = own.unwrap_or(self.run.limits.unroll);
        let count = flow.counts.entry((self.depth, id)).or_default();
        if *count >= bound {
            let guard = flow.guard;
            self.cut_loop(guard, pos, bound);
            return None;
        }
        *count += 1;
        Some(flow)
    }

    /// Begins a round of a loop, and blocks the thread if the last round had no effect (see the machine's
    /// `loops`).
    pub(super) fn round(&mut self, flow: &mut Flow, func: FuncId, id: LoopId, pos: Pos) {
        if self.run.limits.waiting == Waiting::Repeats {
            return;
        }
        let registers = &self.run.program.function(func).loops[id.index()].live;
        let live: Vec<Term> = registers.iter().map(|r| flow.regs[r.index()].term).collect();
        let no = self.run.terms.truth(false);
        let depth = self.depth;
        let at = flow.rounds.iter().position(|round| (round.depth, round.id) == (depth, id));
        let mut idle = no;
        if let Some(at) = at {
            let round = flow.rounds[at].clone();
            let terms = &mut self.run.terms;
            let mut same = terms.truth(same_bytes(&round.private, &flow.private));
            for (now, then) in live.iter().zip(&round.live) {
                let equal = terms.cmp(CmpOp::Eq, *now, *then);
                same = terms.and(same, equal);
            }
            let no_effect = terms.not(round.effect);
            idle = terms.and(same, no_effect);
            let plain = match self.run.program.has_plain_stores {
                true => terms.truth(true),
                false => round.plain,
            };
            let racy = terms.and(round.reads, plain);
            let calm = terms.not(racy);
            let enough = terms.or(round.idle, calm);
            let blocked = terms.and(idle, enough);
            self.wait_forever(flow, blocked, pos, BlockKind::Await);
            flow.rounds.remove(at);
        }
        let round = Round {
            depth,
            id,
            effect: no,
            read: no,
            reads: no,
            plain: no,
            idle,
            live,
            private: flow.private.clone(),
        };
        flow.rounds.push(round);
    }
}
