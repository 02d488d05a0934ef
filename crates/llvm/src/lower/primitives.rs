//! Lowers the primitives that the runtime is written with (`__fp_…`).

use super::function::{Body, Lowered, Refusal};
use super::instructions::scalar_bits;
use super::library::MAIN_HANDLE;
use super::results::NO_VALUE;
use crate::ast::{Call, Statement};
use fencepost_program::*;

/// The offset of the kind in glibc's mutex, in bytes.
const KIND_OFFSET: u64 = 16;

impl Body<'_, '_> {
    /// Lowers a primitive of the runtime.
    pub(super) fn primitive(&mut self, statement: &Statement, call: &Call, name: &str) -> Lowered<()> {
        match name {
            "self" => {
                let dst = self.destination(statement)?;
                self.b.push(Op::ThreadSelf { dst });
            }
            "main_handle" => self.assign_result(statement, MAIN_HANDLE)?,
            "thread_number" => {
                let handle = self.arg(call, 0)?;
                let number = self.thread_number(handle);
                self.assign_result(statement, number)?;
            }
            "spawn" => {
                let (func, arg) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Spawn { dst, callee: Callee::Pointer(func), args: vec![arg] });
            }
            "join" => {
                let (thread, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::Join { dst: Some(dst), thread });
            }
            "is_value" | "is_int_value" => {
                let (value, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                let bits = scalar_bits(&call.args[0].ty)?;
                let b = mask(bits, NO_VALUE).into();
                self.b.push(Op::Cmp { op: CmpOp::Ne, bits, dst, a: value, b });
            }
            "detach" => {
                let thread = self.arg(call, 0)?;
                self.b.push(Op::Detach { thread });
            }
            "exit_thread" => {
                let value = self.arg(call, 0)?;
                self.b.push(Op::ExitThread { value });
                self.b.end(Terminator::Unreachable);
            }
            "end_locals" => self.b.push(Op::EndLocals),
            "exit" => {
                self.b.push(Op::Exit);
                self.b.end(Terminator::Unreachable);
            }
            "lock" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Lock { addr, size: Size::B4 });
            }
            "sleep" => {
                let (set, bit) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::Sleep { dst, set, bit });
            }
            "lock_again" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::LockAgain { addr, size: Size::B4 });
            }
            "trylock" => {
                let (addr, ok) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::TryLock { ok, addr, size: Size::B4 });
            }
            "unlock" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Unlock { addr, size: Size::B4 });
            }
            "held" => {
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::Held { dst, addr });
            }
            "barrier_rank" => {
                let (barrier, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let dst = self.destination(statement)?;
                self.b.push(Op::BarrierRank { dst, barrier, count });
            }
            "hold_again" | "hold_less" => {
                let addr = self.arg(call, 0)?;
                let change = if name == "hold_again" { HoldChange::Again } else { HoldChange::Less };
                self.b.push(Op::Hold { addr, change });
            }
            "choose" => {
                let (low, high) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let bits = scalar_bits(&call.result)?;
                let dst = self.destination(statement)?;
                self.choose(dst, bits, low, high);
            }
            "assume" | "await" | "not_redundant" | "clock_bound" => {
                let cond = self.arg(call, 0)?;
                let why = match name {
                    "await" => BlockKind::Await,
                    "not_redundant" => BlockKind::Redundant,
                    "clock_bound" => BlockKind::ClockBound,
                    _ => BlockKind::Assume,
                };
                self.b.push(Op::Assume { cond, why });
            }
            "alloc" => {
                let size = self.arg(call, 0)?;
                let align = self.arg(call, 1)?;
                let zeroed = self.constant_arg(call, 2, "an initialisation")?;
                let zeroed = if zeroed != 0 { Zeroed::Yes } else { Zeroed::No };
                let dst = self.destination(statement)?;
                self.b.push(Op::Alloc { dst, kind: AllocKind::Heap, size, align, zeroed });
            }
            "free" => {
                let addr = self.arg(call, 0)?;
                self.b.push(Op::Free { addr, kind: AllocKind::Heap });
            }
            "object_size" => {
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                self.b.push(Op::ObjectSize { dst, addr });
            }
            "abort" | "error" | "unsupported" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                let why = match name {
                    "abort" => Failure::Abort,
                    "error" => Failure::Error,
                    _ => Failure::Unsupported,
                };
                self.fail(why, message);
            }
            "panic" => {
                let (text, length) = (self.arg(call, 0)?, self.arg(call, 1)?);
                self.b.push(Op::Panic { text, length });
            }
            "assert" => {
                let cond = self.arg(call, 0)?;
                let message = self.text_arg(call, 1).unwrap_or_default();
                self.b.push(Op::Assert { cond, message });
            }
            "mutex_kind" => {
                // The kind has no value if the mutex was initialised without attributes: then it is 0, the
                // plain kind.
                let (addr, dst) = (self.arg(call, 0)?, self.destination(statement)?);
                let addr = self.offset(addr, KIND_OFFSET);
                self.b.push(Op::LoadRaw { dst, addr, size: Size::B4 });
            }
            "mutex_kinds" => {
                let kinds = u64::from(self.low.uses.mutex_kinds);
                self.assign_result(statement, kinds)?;
            }
            "thread_exits" => self.assign_result(statement, u64::from(self.low.uses.thread_exit))?,
            "try_joins" => self.assign_result(statement, u64::from(self.low.uses.try_joins))?,
            "cancels" => self.assign_result(statement, u64::from(self.low.uses.cancels))?,
            "arrivals" => self.assign_result(statement, u64::from(self.low.uses.arrivals))?,
            "detaches" => self.assign_result(statement, u64::from(self.low.uses.detach))?,
            "has_clock" => self.assign_result(statement, u64::from(self.low.uses.clock))?,
            "run_destructors" => {
                for destructor in self.low.destructors.clone() {
                    let callee = Callee::Func(self.low.function_id(destructor));
                    self.b.push(Op::Call { dst: None, callee, args: vec![] });
                }
            }
            "spurious_wakeups" => {
                let on = u64::from(self.low.options.spurious_wakeups);
                self.assign_result(statement, on)?;
            }
            "throw" => {
                let value = self.arg(call, 0)?;
                self.b.push(Op::Throw { value });
                self.b.end(Terminator::Unreachable);
            }
            "fence_ss" => self.b.push(Op::Fence { kind: FenceKind::StoreStore }),
            "fence_ll" => self.b.push(Op::Fence { kind: FenceKind::LoadLoad }),
            "bound" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                self.low.note_bound(message);
            }
            "note_once" => {
                let message = self.text_arg(call, 0).unwrap_or_default();
                self.low.note(message);
            }
            other => return Err(Refusal(format!("the runtime's primitive __fp_{other} does not exist"))),
        }
        Ok(())
    }

    /// Emits the choice of some value from `low` to `high`, both read as signed numbers of `bits` bits.
    fn choose(&mut self, dst: Reg, bits: u8, low: Operand, high: Operand) {
        let width = self.bin(BinOp::Sub, bits, high, low);
        self.b.push(Op::Choose { dst, low: 0.into(), high: width });
        self.b.push(Op::Bin { op: BinOp::Add, bits, dst, a: dst.into(), b: low });
    }
}
