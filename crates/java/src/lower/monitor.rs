//! The lowering of `synchronized`: monitors are mutexes that their holder may enter again.
//!
//! Whether a thread holds a monitor already is often plain from the text: no block around holds any, or all
//! monitors around are constants. Then entering is a lock, or nothing. Otherwise the machine is asked how
//! often the monitor is held.

use super::memory::MONITOR_SIZE;
use super::thread::{HeldMonitor, Lowering, MonitorExit};
use crate::Result;
use crate::typed::{Expr, Stmt};
use fencepost_program::{HoldChange, Op, Operand, Terminator};
use fencepost_source::Span;

impl Lowering<'_> {
    /// Lowers `synchronized (monitor) { body }`.
    pub(super) fn synchronized(&mut self, monitor: &Expr, body: &[Stmt], span: Span) -> Result<()> {
        let mut addr = self.expr(monitor)?;
        self.not_null(monitor, addr, monitor.span);
        // The body may assign the variable that named the monitor, and its statements make temporaries free.
        let mut kept = Vec::new();
        if let Operand::Reg(_) = addr {
            let reg = self.lasting();
            self.copy(span, reg, addr);
            addr = reg.into();
            kept.push(reg);
        }
        self.release_temps();
        self.enter(addr, span, &mut kept);
        body.iter().try_for_each(|statement| self.statement(statement))?;
        // A monitor is left at the closing brace.
        self.leave_monitors(
            self.monitors.len() - 1,
            Span { start: span.end.saturating_sub(1), end: span.end },
        );
        self.monitors.pop();
        self.release(kept);
        Ok(())
    }

    /// Emits the entry of the monitor at `addr`, which may be held already; registers in use until its exit
    /// are added to `kept`.
    pub(super) fn enter(&mut self, addr: Operand, span: Span, kept: &mut Vec<fencepost_program::Reg>) {
        let around = &self.monitors;
        let constant = |operand: Operand| matches!(operand, Operand::Const(_));
        let leave = if around.is_empty() {
            MonitorExit::Unlock
        } else if around.iter().any(|held| held.addr == addr) {
            MonitorExit::Nothing
        } else if constant(addr) && around.iter().all(|held| constant(held.addr)) {
            MonitorExit::Unlock
        } else {
            let reg = self.lasting();
            kept.push(reg);
            MonitorExit::Depends(reg)
        };
        match leave {
            MonitorExit::Unlock => self.emit(span, Op::Lock { addr, size: MONITOR_SIZE }),
            MonitorExit::Nothing => {}
            MonitorExit::Depends(held) => {
                self.emit(span, Op::Held { dst: held, addr });
                let (again, first, after) = (self.b.block(), self.b.block(), self.b.block());
                self.end(span, Terminator::Branch { cond: held.into(), yes: again, no: first });
                self.b.switch_to(again);
                self.emit(span, Op::Hold { addr, change: HoldChange::Again });
                self.end(span, Terminator::Jump(after));
                self.b.switch_to(first);
                self.emit(span, Op::Lock { addr, size: MONITOR_SIZE });
                self.jump_into(span, after);
            }
        }
        self.monitors.push(HeldMonitor { addr, leave });
    }

    /// Emits the exits of all monitors but the outermost `held`, before control jumps out of their blocks.
    pub(super) fn leave_monitors(&mut self, held: usize, span: Span) {
        for index in (held..self.monitors.len()).rev() {
            let HeldMonitor { addr, leave } = self.monitors[index];
            match leave {
                MonitorExit::Unlock => self.emit(span, Op::Unlock { addr, size: MONITOR_SIZE }),
                MonitorExit::Nothing => {}
                MonitorExit::Depends(before) => {
                    let (less, last, after) = (self.b.block(), self.b.block(), self.b.block());
                    self.end(span, Terminator::Branch { cond: before.into(), yes: less, no: last });
                    self.b.switch_to(less);
                    self.emit(span, Op::Hold { addr, change: HoldChange::Less });
                    self.end(span, Terminator::Jump(after));
                    self.b.switch_to(last);
                    self.emit(span, Op::Unlock { addr, size: MONITOR_SIZE });
                    self.jump_into(span, after);
                }
            }
        }
    }
}
