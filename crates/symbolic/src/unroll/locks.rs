//! Mutexes: updates of their memory, or actions of their own.

use super::exec::Thread;
use super::state::{Flow, Val, join};
use super::term::Term;
use super::{Access, Action, Copies, Failure, Locks, Unsupported, Update};
use fencepost_program::{BinOp, BlockKind, HoldChange, Mode, Operand, Pos, Reg, Size};

impl Thread<'_, '_> {
    /// Unrolls the instruction that computes whether the thread holds a mutex.
    pub(super) fn is_held(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        addr: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let at = self.only_address(addr.term, pos)?;
        let held = self.held(flow, at);
        self.set(flow, dst, held, addr.deps);
        Ok(())
    }

    /// Unrolls the instruction that adds one to the number of times the thread holds a mutex, or subtracts
    /// one.
    pub(super) fn change_hold(
        &mut self,
        flow: &mut Flow,
        addr: Operand,
        change: HoldChange,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let at = self.only_address(addr.term, pos)?;
        let (held, one) = (self.held(flow, at), self.run.terms.constant(8, 1));
        let op = if change == HoldChange::Again { BinOp::Add } else { BinOp::Sub };
        let changed = self.run.terms.bin(op, held, one);
        flow.held.insert(at, changed);
        Ok(())
    }

    /// Returns the term for the number of times that the thread holds a mutex.
    pub(super) fn held(&mut self, flow: &Flow, at: u64) -> Term {
        flow.held.get(&at).copied().unwrap_or_else(|| self.run.terms.constant(8, 0))
    }

    fn fail_if_held(&mut self, flow: &mut Flow, at: u64, pos: Pos) {
        let held = self.held(flow, at);
        let again = self.run.terms.nonzero(held);
        self.fail(flow, again, pos, Failure::Relock);
    }

    fn fail_if_free(&mut self, flow: &mut Flow, at: u64, pos: Pos) {
        let held = self.held(flow, at);
        let free = self.run.terms.is(held, 0);
        self.fail(flow, free, pos, Failure::NotHeld);
    }

    /// Unrolls the acquisition of a mutex, after which the thread holds the mutex.
    pub(super) fn lock(
        &mut self,
        flow: &mut Flow,
        addr: Operand,
        size: Size,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        if self.run.program.exclusive.is_some() && self.only_value(addr.term) == self.run.program.exclusive {
            return Err(Unsupported { what: "an atomic section".to_owned(), pos });
        }
        let one = self.run.terms.constant(8, 1);
        if self.run.limits.locks == Locks::Actions {
            // Of a monitor that is not known before, nothing is said.
            let known = self.only_value(addr.term);
            if let Some(at) = known {
                self.fail_if_held(flow, at, pos);
                flow.held.insert(at, one);
            }
            let guard = flow.guard;
            self.add_statement(flow, guard, pos, Action::Lock { addr: addr.term, size }, Some(&addr))?;
            let yes = self.run.terms.truth(true);
            self.mark_effect(flow, yes);
            return Ok(());
        }
        let at = self.only_address(addr.term, pos)?;
        self.fail_if_held(flow, at, pos);
        let (value, stmt) = self.read(
            flow,
            &addr,
            Access { size, mode: Mode::Acq, pos, copies: Copies::Nothing },
            Mode::Acq,
            Update::Lock,
        )?;
        let taken = self.run.terms.nonzero(value.term);
        self.wait_forever(flow, taken, pos, BlockKind::Lock);
        flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &value.deps);
        let locked = Val::pure(self.run.terms.constant(64, 1));
        self.write(
            flow,
            &addr,
            Access { size, mode: Mode::Rlx, pos, copies: Copies::Nothing },
            &locked,
            stmt,
        )?;
        flow.held.insert(at, one);
        let yes = self.run.terms.truth(true);
        self.mark_effect(flow, yes);
        Ok(())
    }

    /// Unrolls an attempt to acquire a mutex, and sets a register to whether it succeeds.
    pub(super) fn try_lock(
        &mut self,
        flow: &mut Flow,
        ok: Reg,
        addr: Operand,
        size: Size,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if self.run.limits.locks == Locks::Actions {
            return Err(Unsupported {
                what: "a lock that may fail, where locks are actions".to_owned(),
                pos,
            });
        }
        let addr = self.value(flow, addr);
        let at = self.only_address(addr.term, pos)?;
        let zero = Val::pure(self.run.terms.constant(size.bits(), 0));
        let one = Val::pure(self.run.terms.constant(64, 1));
        let unused = Reg(flow.regs.len() as u32);
        flow.regs.push(one.clone());
        let access = Access { size, mode: Mode::Acq, pos, copies: Copies::Nothing };
        self.compare(flow, (unused, ok), &addr, (&zero, &one), access, Mode::Rlx)?;
        flow.regs.pop();
        let taken = self.run.terms.extract(flow.regs[ok.index()].term, 0, 1);
        let (held, once) = (self.held(flow, at), self.run.terms.constant(8, 1));
        let held = self.run.terms.ite(taken, once, held);
        flow.held.insert(at, held);
        Ok(())
    }

    /// Unrolls the release of a mutex, which fails if the thread does not hold it.
    pub(super) fn unlock(
        &mut self,
        flow: &mut Flow,
        addr: Operand,
        size: Size,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let zero = self.run.terms.constant(8, 0);
        let yes = self.run.terms.truth(true);
        if self.run.limits.locks == Locks::Actions {
            let known = self.only_value(addr.term);
            if let Some(at) = known {
                self.fail_if_free(flow, at, pos);
                flow.held.insert(at, zero);
            }
            let guard = flow.guard;
            self.add_statement(flow, guard, pos, Action::Unlock { addr: addr.term, size }, Some(&addr))?;
            self.mark_effect(flow, yes);
            return Ok(());
        }
        let at = self.only_address(addr.term, pos)?;
        self.fail_if_free(flow, at, pos);
        let unlocked = Val::pure(self.run.terms.constant(64, 0));
        self.write(
            flow,
            &addr,
            Access { size, mode: Mode::Rel, pos, copies: Copies::Nothing },
            &unlocked,
            None,
        )?;
        flow.held.insert(at, zero);
        self.mark_effect(flow, yes);
        Ok(())
    }
}
