//! Starting, ending and joining threads.

use super::exec::Thread;
use super::inst::refuse;
use super::state::{Flow, Val, pick};
use super::{Action, Failure, OtherEvent, Reliance, Unsupported};
use fencepost_program::{BlockKind, Callee, Operand, Pos, Reg, ThreadId};
use std::rc::Rc;

impl Thread<'_, '_> {
    /// Unrolls the instruction that ends the thread with a result.
    pub(super) fn exit_thread(
        &mut self,
        mut flow: Flow,
        value: Operand,
        pos: Pos,
    ) -> Result<Option<Flow>, Unsupported> {
        let value = self.value(&flow, value);
        self.end_locals(&mut flow, pos)?;
        self.exits.push((flow, value));
        Ok(None)
    }

    /// Unrolls the instruction that ends the process, after which no thread continues.
    pub(super) fn exit_process(&mut self, flow: &Flow) -> Option<Flow> {
        self.run.exits.push(flow.guard);
        None
    }

    /// Unrolls the start of a thread, and then the new thread.
    pub(super) fn spawn(
        &mut self,
        flow: &mut Flow,
        dst: Reg,
        (callee, args): (Callee, &[Operand]),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let Some(func) = self.callee(flow, callee) else {
            return refuse("a thread whose function is not known", pos);
        };
        // What a thread is given travels with its start, not through a read of its own.
        let args = args.iter().map(|a| Val::pure(self.value(flow, *a).term)).collect();
        let child = ThreadId(self.run.threads.len().max(self.run.program.threads.len()) as u32);
        let guard = flow.guard;
        let stmt = self.add_statement(flow, guard, pos, Action::Spawn(child), None)?;
        self.run.threads.push(None);
        let zero = Val::pure(self.run.terms.constant(64, 0));
        self.run.results.push(zero);
        let name = format!("T{}", child.0);
        self.run.thread(child, name, Some(stmt), func, args, guard)?;
        self.set_constant(flow, dst, child.0.into());
        self.mark_sure_effect(flow);
        Ok(())
    }

    /// Unrolls the detaching of a thread, which must be known.
    pub(super) fn detach(&mut self, flow: &mut Flow, thread: Operand, pos: Pos) -> Result<(), Unsupported> {
        let thread = self.value(flow, thread);
        let Some(child) = self.only_value(thread.term) else {
            return refuse("detaching a thread that is not known", pos);
        };
        self.add_statement_here(flow, pos, Action::Other(OtherEvent::Detach(ThreadId(child as u32))))
    }

    /// Unrolls the wait for the end of a thread, which must be one of a few known ones.
    pub(super) fn join_thread(
        &mut self,
        flow: &mut Flow,
        dst: Option<Reg>,
        thread: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let thread = self.value(flow, thread);
        self.record_deciding(thread.term, Reliance::Other);
        let Some(numbers) = self.run.terms.values(thread.term).clone() else {
            return refuse("a join with a thread that is not known", pos);
        };
        let mut result = Val::pure(self.run.terms.constant(64, 0));
        let mut waits = self.run.terms.truth(true);
        for number in numbers.iter() {
            let child = ThreadId(*number as u32);
            if child.index() < self.run.program.threads.len() {
                self.run.initial(child, pos)?;
            }
            let Some(Some(ended)) = self.run.threads.get(child.index()) else { continue };
            let finished = ended.finished;
            let is = self.run.terms.is(thread.term, *number);
            let ready = self.run.terms.and(is, finished);
            let guard = self.run.terms.and(flow.guard, ready);
            // Threads that the program has from the start may be waited for by many.
            let started = child.index() >= self.run.program.threads.len();
            let earlier = self.run.joins.iter().filter(|(of, _)| started && *of == child);
            for earlier in earlier.map(|(_, guard)| *guard).collect::<Vec<_>>() {
                let again = self.run.terms.and(ready, earlier);
                self.fail(flow, again, pos, Failure::JoinedTwice);
            }
            self.run.joins.push((child, guard));
            self.add_statement(flow, guard, pos, Action::Join(child), None)?;
            let value = self.run.results[child.index()].clone();
            result = pick(&mut self.run.terms, is, &value, &result);
            let not = self.run.terms.not(ready);
            waits = self.run.terms.and(waits, not);
        }
        self.wait_forever(flow, waits, pos, BlockKind::Join);
        if let Some(dst) = dst {
            // What a thread returns travels with its end, not through a read.
            self.set(flow, dst, result.term, Rc::new([]));
        }
        Ok(())
    }
}
