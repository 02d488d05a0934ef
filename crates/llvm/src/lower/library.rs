//! Lowers the few library functions that are an instruction or two here.

use super::function::{Body, Lowered};
use super::types::Word;
use crate::ast::{Call, Statement};
use fencepost_program::*;

/// What names the main thread for the program (`pthread_self`). Other threads are named by their number, but
/// the main thread's number is 0, and zero names no thread: programs and the C++ library rely on that.
pub(super) const MAIN_HANDLE: u64 = 1 << 16;
/// A number that no thread has.
const NO_THREAD: u64 = u64::MAX >> 1;

impl Body<'_, '_> {
    /// Lowers library functions that are an instruction or two; returns whether `name` is one.
    pub(super) fn library(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<bool> {
        match name {
            "malloc" | "_Znwm" | "_Znam" | "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
                let (size, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                if name == "malloc" {
                    self.check_size(size);
                }
                self.b.push(Op::Alloc {
                    dst,
                    kind: AllocKind::Heap,
                    size,
                    align: 16.into(),
                    zeroed: Zeroed::No,
                });
            }
            "_ZnwmSt11align_val_t"
            | "_ZnamSt11align_val_t"
            | "_ZnwmSt11align_val_tRKSt9nothrow_t"
            | "_ZnamSt11align_val_tRKSt9nothrow_t" => {
                let (size, align) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc { dst, kind: AllocKind::Heap, size, align, zeroed: Zeroed::No });
            }
            "calloc" => {
                let (count, each) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let size = match (count, each) {
                    (Operand::Const(a), Operand::Const(b)) => a.saturating_mul(b).into(),
                    _ => self.bin(BinOp::Mul, 64, count, each),
                };
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc {
                    dst,
                    kind: AllocKind::Heap,
                    size,
                    align: 16.into(),
                    zeroed: Zeroed::Yes,
                });
            }
            "free" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            _ if name.starts_with("_Zdl") || name.starts_with("_Zda") => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            "pthread_create" if self.low.uses.thread_exit || self.low.uses.attributes => return Ok(false),
            "pthread_create" => {
                let (handle, func, arg) = (self.arg(call, 0)?, self.arg(call, 2)?, self.arg(call, 3)?);
                let dst = self.b.temp();
                self.b.push(Op::Spawn { dst, callee: Callee::Pointer(func), args: vec![arg] });
                self.store_word(handle, Word { offset: 0, bits: 64 }, dst.into());
                self.assign_result(statement, 0)?;
            }
            "pthread_join" if self.low.uses.cancels => return Ok(false),
            "pthread_join" => {
                let (thread, result) = (self.arg(call, 0)?, self.arg(call, 1)?);
                // Whether to store the result is a question for the runtime's version.
                if result != Operand::Const(0) {
                    return Ok(false);
                }
                let thread = self.thread_number(thread);
                self.b.push(Op::Join { dst: None, thread });
                self.assign_result(statement, 0)?;
            }
            "pthread_mutex_lock" | "pthread_mutex_unlock" | "pthread_mutex_trylock" => {
                self.mutex(statement, call, name)?;
            }
            "memcpy" | "memmove" => {
                let overlap = if name == "memcpy" { Overlap::Forbidden } else { Overlap::Allowed };
                self.copy(call, overlap)?;
                let dst = self.arg(call, 0)?;
                self.assign_result(statement, dst)?;
            }
            "memset" => {
                self.set(call)?;
                let dst = self.arg(call, 0)?;
                self.assign_result(statement, dst)?;
            }
            "__assert_fail" | "__fencepost_assert_fail" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                self.b.push(Op::Assert { cond: 0.into(), message });
                self.b.end(Terminator::Unreachable);
            }
            "printf" | "fp_note" => return self.print(statement, call, 0),
            "fprintf" | "dprintf" => return self.print(statement, call, 1),
            "abort" => self.fail(Failure::Abort, "abort was called".to_owned()),
            "fabs" | "fabsf" | "sqrt" | "sqrtf" | "floor" | "floorf" | "ceil" | "ceilf" | "trunc"
            | "truncf" | "round" | "roundf" | "rint" | "rintf" => {
                self.llvm(statement, call, name.trim_end_matches('f'))?;
            }
            "fmod" | "fmodf" => {
                let bits = self.float_bits(&call.result)?;
                let (a, b, dst) = (self.arg(call, 0)?, self.arg(call, 1)?, self.destination(statement)?);
                self.b.push(Op::Bin { op: BinOp::FRem, bits, dst, a, b });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the number of the thread that a handle names (`pthread_t`, `thrd_t`); one that no thread has,
    /// if the handle is zero.
    pub(super) fn thread_number(&mut self, handle: Operand) -> Operand {
        let mut number = handle;
        for (special, means) in [(0, NO_THREAD), (MAIN_HANDLE, 0)] {
            let (is, dst) = (self.b.temp(), self.b.temp());
            self.b.push(Op::Cmp { op: CmpOp::Eq, bits: 64, dst: is, a: handle, b: special.into() });
            self.b.push(Op::Select { dst, cond: is.into(), yes: means.into(), no: number });
            number = dst.into();
        }
        number
    }

    /// Emits the check that the size of an allocation is not a negative number, which becomes a huge one.
    fn check_size(&mut self, size: Operand) {
        if matches!(size, Operand::Const(bytes) if bytes >> 63 == 0) {
            return;
        }
        let (is_negative, fails, goes_on) = (self.b.temp(), self.b.block(), self.b.block());
        self.b.push(Op::Cmp { op: CmpOp::SLt, bits: 64, dst: is_negative, a: size, b: 0.into() });
        self.b.end(Terminator::Branch { cond: is_negative.into(), yes: fails, no: goes_on });
        self.b.switch_to(fails);
        self.fail(Failure::Error, "malloc of a negative size".to_owned());
        self.b.switch_to(goes_on);
    }
}
