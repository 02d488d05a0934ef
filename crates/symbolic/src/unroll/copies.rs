//! Copies of memory whose ends and length are known.

use super::exec::Thread;
use super::state::{Flow, Val};
use super::{Access, Copies, Failure, Unsupported, Update};
use fencepost_program::{Mode, Operand, Overlap, Pos, Size, layout};

impl Thread<'_, '_> {
    /// Unrolls a copy of bytes (`memcpy`) into private memory, from private memory or constants.
    pub(super) fn copy(
        &mut self,
        flow: &mut Flow,
        (dst, src, len): (Operand, Operand, Operand),
        overlap: Overlap,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let (dst, src, len) = (self.value(flow, dst), self.value(flow, src), self.value(flow, len));
        let known = |t: &mut Thread<'_, '_>, v: &Val| t.only_value(v.term);
        let places = known(self, &dst).zip(known(self, &src)).zip(known(self, &len));
        let Some(((to, from), len)) = places.filter(|((to, from), len)| {
            layout::is_private(*to) && layout::is_silent(*from) && *len <= 1 << 16
        }) else {
            return Err(Unsupported { what: "a copy of memory that threads share".to_owned(), pos });
        };
        if let Some(fault) = overlap.fault(to, from, len) {
            let yes = self.run.terms.truth(true);
            self.fail(flow, yes, pos, Failure::Fault(fault));
        }
        let mut bytes = vec![];
        for i in 0..len {
            let at = Val::pure(self.run.terms.constant(64, from + i));
            let access = Access { size: Size::B1, mode: Mode::Na, pos, copies: Copies::Bytes };
            bytes.push(self.read(flow, &at, access, Mode::Na, Update::None)?.0);
        }
        let yes = self.run.terms.truth(true);
        for (i, byte) in bytes.iter().enumerate() {
            self.silent_write(flow, to + i as u64, Size::B1, byte, yes);
        }
        Ok(())
    }
}
