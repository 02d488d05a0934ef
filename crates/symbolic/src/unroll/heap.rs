//! Making, freeing and filling objects.

use super::exec::Thread;
use super::inst::refuse;
use super::state::{Flow, Val};
use super::term::Term;
use super::{Action, OtherEvent, Unsupported};
use fencepost_program::{AllocKind, Operand, Pos, Reg, Size, Zeroed, layout};
use std::rc::Rc;

/// The most bytes that an object may have, and the greatest alignment.
const MAX_BYTES: u64 = 1 << 20;

impl Thread<'_, '_> {
    /// Unrolls an allocation of an object, whose size and alignment must be known.
    pub(super) fn alloc(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        (kind, zeroed): (AllocKind, Zeroed),
        (size, align): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let size = self.value(flow, size);
        let Some(bytes) = self.only_value(size.term).filter(|b| *b <= MAX_BYTES) else {
            return refuse("an allocation whose size is not known", pos);
        };
        let align = self.value(flow, align);
        let Some(align) = self.only_value(align.term).filter(|align| *align <= MAX_BYTES) else {
            return refuse("an allocation whose alignment is not known", pos);
        };
        let addr = self.allocated(flow, kind, bytes, align, zeroed, pos)?;
        let term = self.run.terms.constant(64, addr);
        // Shared objects are where the engine puts them; where a private one is follows from the sizes.
        let deps = if kind == AllocKind::Private { size.deps } else { Rc::new([]) };
        self.set(flow, dst, term, deps);
        Ok(())
    }

    /// Returns the address of a new object.
    fn allocated(
        &mut self,
        flow: &mut Flow,
        kind: AllocKind,
        bytes: u64,
        align: u64,
        zeroed: Zeroed,
        pos: Pos,
    ) -> Result<u64, Unsupported> {
        if kind == AllocKind::Private {
            let addr = self.allocate_private(flow, bytes, align);
            if zeroed == Zeroed::Yes {
                let (zero, yes) = (Val::pure(self.run.terms.constant(8, 0)), self.run.terms.truth(true));
                (0..bytes).for_each(|i| self.silent_write(flow, addr + i, Size::B1, &zero, yes));
            }
            return Ok(addr);
        }
        let addr = self.allocate(flow, bytes, align);
        self.add_statement_here(
            flow,
            pos,
            Action::Other(OtherEvent::Alloc { addr, size: bytes, kind, zeroed }),
        )?;
        self.mark_sure_effect(flow);
        Ok(addr)
    }

    /// Unrolls a deallocation of an object, which does nothing for a null address.
    pub(super) fn free(
        &mut self,
        flow: &mut Flow,
        addr: Operand,
        kind: AllocKind,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        if kind == AllocKind::Private {
            return Ok(());
        }
        let some = self.run.terms.nonzero(addr.term);
        let guard = self.run.terms.and(flow.guard, some);
        let action = Action::Other(OtherEvent::Free { addr: addr.term, kind });
        self.add_statement(flow, guard, pos, action, None)?;
        self.mark_sure_effect(flow);
        Ok(())
    }

    /// Deallocates the thread's local variables that other threads can reach, because they end with the
    /// thread.
    pub(super) fn end_locals(&mut self, flow: &mut Flow, pos: Pos) -> Result<(), Unsupported> {
        let own = self.run.statements.iter().filter(|s| s.thread == self.id);
        let locals: Vec<(u64, Term)> = own
            .filter_map(|s| match s.action {
                Action::Other(OtherEvent::Alloc { addr, kind: AllocKind::Stack, .. }) => {
                    Some((addr, s.guard))
                }
                _ => None,
            })
            .collect();
        for (addr, made) in locals {
            let addr = self.run.terms.constant(64, addr);
            let guard = self.run.terms.and(flow.guard, made);
            let action = Action::Other(OtherEvent::Free { addr, kind: AllocKind::Stack });
            self.add_statement(flow, guard, pos, action, None)?;
        }
        Ok(())
    }

    /// Unrolls a `memset` of private memory to one byte value.
    pub(super) fn fill(
        &mut self,
        flow: &mut Flow,
        dst: Operand,
        byte: Operand,
        len: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let (dst, byte, len) = (self.value(flow, dst), self.value(flow, byte), self.value(flow, len));
        let place = self.only_value(dst.term).zip(self.only_value(len.term));
        let Some((to, len)) = place.filter(|(to, len)| layout::is_private(*to) && *len <= 1 << 16) else {
            return refuse("filling memory that threads share", pos);
        };
        let yes = self.run.terms.truth(true);
        (0..len).for_each(|i| self.silent_write(flow, to + i, Size::B1, &byte, yes));
        Ok(())
    }
}
