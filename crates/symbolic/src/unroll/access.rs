//! Loads, stores and updates.

use super::exec::Thread;
use super::state::{Flow, Val, join};
use super::{Access, Action, Unsupported, Update};
use fencepost_program::{CastOp, CmpOp, Mode, Operand, Reg, RmwOp};
use std::rc::Rc;

impl Thread<'_, '_> {
    /// Unrolls a load, which reads memory into a register.
    pub(super) fn load(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        addr: Operand,
        access: Access,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let (value, _) = self.read(flow, &addr, access, access.mode, Update::None)?;
        flow.regs[dst.index()] = value;
        Ok(())
    }

    /// Unrolls a compare-and-swap that is known to fail, which only reads memory.
    pub(super) fn failed_cas(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        addr: Operand,
        access: Access,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let (value, _) = self.read(flow, &addr, access, access.mode, Update::Fail)?;
        flow.regs[dst.index()] = value;
        Ok(())
    }

    /// Unrolls a store, which writes an operand to memory. A store is an effect of the current round of each
    /// loop, unless the memory is private.
    pub(super) fn store(
        &mut self,
        flow: &mut Flow,
        addr: Operand,
        value: Operand,
        access: Access,
    ) -> Result<(), Unsupported> {
        let (addr, value) = (self.value(flow, addr), self.value(flow, value));
        let before = self.run.statements.len();
        self.write(flow, &addr, access, &value, None)?;
        if self.run.statements.len() > before {
            self.mark_sure_effect(flow);
        }
        Ok(())
    }

    /// Unrolls a read-modify-write, which reads memory and writes a function of the value read. An update
    /// that changes the memory is an effect of the current round of each loop.
    pub(super) fn update(
        &mut self,
        flow: &mut Flow,
        op: RmwOp,
        dst: Reg,
        (addr, arg): (Operand, Operand),
        access: Access,
    ) -> Result<(), Unsupported> {
        let Access { size, mode, .. } = access;
        let (addr, arg) = (self.value(flow, addr), self.low_bits(flow, arg, size.bits()));
        let half = mode.read_half();
        let (old, stmt) = self.read(flow, &addr, Access { mode: half, ..access }, half, Update::Rmw(op))?;
        let low = self.run.terms.extract(old.term, 0, size.bits());
        let new = self.updated(op, low, arg.term);
        let mut deps = arg.deps.clone();
        if op != RmwOp::Xchg {
            deps = join(&mut self.run.terms, &deps, &old.deps);
        }
        let changes = self.run.terms.cmp(CmpOp::Ne, low, new);
        let new = Val { term: self.run.terms.cast(CastOp::ZExt, new, 64), deps };
        self.write(flow, &addr, Access { mode: mode.write_half(), ..access }, &new, stmt)?;
        self.mark_effect(flow, changes);
        flow.regs[dst.index()] = old;
        Ok(())
    }

    /// Unrolls a compare-and-swap instruction on its operands.
    pub(super) fn compare_and_swap(
        &mut self,
        flow: &mut Flow,
        dst: (Reg, Reg),
        addr: Operand,
        (expected, new): (Operand, Operand),
        access: Access,
        failure: Mode,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let (expected, new) = (self.low_bits(flow, expected, access.size.bits()), self.value(flow, new));
        self.compare(flow, dst, &addr, (&expected, &new), access, failure)
    }

    /// Reads memory and writes `new` if the value read is `expected`, as a compare-and-swap does. An update
    /// that changes the memory is an effect of the current round of each loop.
    pub(super) fn compare(
        &mut self,
        flow: &mut Flow,
        (old, ok): (Reg, Reg),
        addr: &Val,
        (expected, new): (&Val, &Val),
        access: Access,
        failure: Mode,
    ) -> Result<(), Unsupported> {
        let Access { size, mode: success, .. } = access;
        // The read's value is a term of its own number, which decides whether the update writes. So the
        // statement is made first, and its condition is set afterwards.
        let unknown = self.run.terms.truth(false);
        let update = Update::Cas { succeeds: unknown };
        let (value, stmt) =
            self.read(flow, addr, Access { mode: success.read_half(), ..access }, failure, update)?;
        let low = self.run.terms.extract(value.term, 0, size.bits());
        let found = self.run.terms.cmp(CmpOp::Eq, low, expected.term);
        if let Some(id) = stmt
            && let Action::Read { update: Update::Cas { succeeds }, .. } =
                &mut self.run.statements[id.index()].action
        {
            *succeeds = found;
        }
        let both = join(&mut self.run.terms, &value.deps, &expected.deps);
        // The write is made in a copy of the flow with a guard of its own; the flow itself continues whether
        // or not the exchange succeeds.
        let mut there = flow.clone();
        there.guard = self.run.terms.and(flow.guard, found);
        there.ctrl = join(&mut self.run.terms, &there.ctrl, &both);
        let new_low = self.run.terms.extract(new.term, 0, size.bits());
        if self.decided(found) != Some(false) {
            // A write to private memory has no control dependencies: what decided that it is made is in the
            // value.
            let hidden = join(&mut self.run.terms, &new.deps, &both);
            let access = Access { mode: success.write_half(), ..access };
            self.write_as(&mut there, addr, access, (new, &hidden), stmt)?;
        }
        flow.before = there.before.clone();
        let after = self.run.terms.not(found);
        flow.private = match Rc::ptr_eq(&there.private, &flow.private) {
            true => flow.private.clone(),
            false => {
                let mut rest = flow.clone();
                rest.guard = self.run.terms.and(flow.guard, after);
                there.merge(rest, &mut self.run.terms).private
            }
        };
        let changes = self.run.terms.cmp(CmpOp::Ne, low, new_low);
        let effect = self.run.terms.and(found, changes);
        self.mark_effect(flow, effect);
        let deps = value.deps.clone();
        self.set(flow, old, value.term, deps);
        self.set(flow, ok, found, both);
        Ok(())
    }
}
