//! The output of a thread, for callers that ask for it.
//!
//! Output changes nothing, so exploring ignores it. A trace shows it by running single steps again with a
//! listener.

use super::state::ThreadState;
use crate::{Operand, Program, Shadow, layout};
use smallvec::SmallVec;

/// One `printf` of a thread, with the address of its format string and its arguments.
pub struct Printed<'a, S: Shadow = ()> {
    /// The address of the format string.
    pub format: u64,
    /// The arguments.
    pub args: SmallVec<[u64; 4]>,
    program: &'a Program,
    thread: &'a ThreadState<S>,
}

impl<S: Shadow> Printed<'_, S> {
    /// Returns the bytes from `addr` to the end of the object there; `None` unless it is in the thread's
    /// private memory or a constant.
    pub fn bytes(&self, addr: u64) -> Option<&[u8]> {
        silent_bytes(self.program, self.thread, addr)
    }
}

/// Returns the bytes from `addr` to the end of the object there; `None` unless it is in the thread's private
/// memory or a constant.
pub(super) fn silent_bytes<'a, S: Shadow>(
    program: &'a Program,
    thread: &'a ThreadState<S>,
    addr: u64,
) -> Option<&'a [u8]> {
    if layout::is_private(addr) {
        return thread.private.rest(thread.thread, addr);
    }
    let (global, offset) = program.global_at(addr).filter(|_| layout::is_constant(addr))?;
    program.globals[global.index()].init.get(offset as usize..)
}

/// A receiver of the output that threads print.
pub(super) trait Output<S: Shadow> {
    fn print(&mut self, program: &Program, thread: &ThreadState<S>, format: Operand, args: &[Operand]);
}

/// The receiver that ignores output: printing costs nothing.
impl<S: Shadow> Output<S> for () {
    #[inline]
    fn print(&mut self, _: &Program, _: &ThreadState<S>, _: Operand, _: &[Operand]) {}
}

/// A receiver of output that passes each `printf` to a function.
pub(super) struct Listener<'a, S: Shadow>(pub &'a mut dyn FnMut(Printed<'_, S>));

impl<S: Shadow> Output<S> for Listener<'_, S> {
    fn print(&mut self, program: &Program, thread: &ThreadState<S>, format: Operand, args: &[Operand]) {
        let args = args.iter().map(|a| thread.get(*a)).collect();
        (self.0)(Printed { format: thread.get(format), args, program, thread });
    }
}
