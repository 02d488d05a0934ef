//! Instructions on terms, family by family: values (`compute`), accesses (`access`), objects and copies
//! (`heap`), mutexes (`locks`), threads (`spawn`), loops (`rounds`), and here calls and conditions.

use super::exec::{Frame, Thread};
use super::state::{Flow, join};
use super::{Access, Action, Copies, Failure, OtherEvent, Unsupported};
use fencepost_program::{BlockKind, Callee, Fault, FuncId, Inst, Mode, Op, Operand, Pos, Reg, Size, layout};
use std::rc::Rc;

/// Returns the error for an instruction that cannot be expressed in relational logic.
pub(super) fn refuse<T>(what: &str, pos: Pos) -> Result<T, Unsupported> {
    Err(Unsupported { what: what.to_owned(), pos })
}

impl Access {
    /// Returns the description of an access of this size and memory order, which may not read memory without
    /// a value.
    pub(super) fn of(size: Size, mode: Mode, pos: Pos) -> Access {
        Access { size, mode, pos, copies: Copies::Nothing }
    }

    /// Returns an access that only copies bytes, which may have no value.
    fn of_bytes(size: Size, pos: Pos) -> Access {
        Access { copies: Copies::Bytes, ..Access::of(size, Mode::Na, pos) }
    }
}

impl Thread<'_, '_> {
    /// Unrolls one instruction of a function, and returns the state of the thread after it; `None` if no path
    /// continues.
    pub(super) fn inst(
        &mut self,
        frame: &mut Frame,
        inst: &Inst,
        mut flow: Flow,
    ) -> Result<Option<Flow>, Unsupported> {
        let pos = self.place(inst.pos);
        let to = &mut flow;
        match &inst.op {
            // Values.
            Op::Copy { dst, src } => to.regs[dst.index()] = self.value(to, *src),
            Op::Bin { op, bits, dst, a, b } => self.arithmetic(to, *op, *bits, *dst, (*a, *b), pos)?,
            Op::Cmp { op, bits, dst, a, b } => self.comparison(to, *op, *bits, *dst, (*a, *b), pos)?,
            Op::Cast { op, from, to: bits, dst, src } => {
                self.cast(to, *op, (*from, *bits), *dst, *src, pos)?
            }
            Op::Un { op, bits, dst, src } => self.unary_operation(to, *op, *bits, *dst, *src, pos)?,
            Op::Overflows { op, sign, bits, dst, a, b } => {
                self.overflow_check(to, (*op, *sign, *bits), *dst, (*a, *b), pos)?;
            }
            Op::Wide { .. } | Op::WideCmp { .. } | Op::WideToFloat { .. } | Op::FloatToWide { .. } => {
                return refuse("integers of more than 64 bits", pos);
            }
            Op::Select { dst, cond, yes, no } => self.select(to, *dst, *cond, (*yes, *no)),
            Op::Peek { dst, base, len, index } => self.peek(to, *dst, (*base, *len), *index, pos),
            Op::Poke { base, len, index, src } => self.poke(to, (*base, *len), *index, *src, pos),
            Op::ThreadLocal { dst, global } => self.thread_local(to, *dst, *global),
            Op::ThreadSelf { dst } => self.set_constant(to, *dst, self.id.0.into()),
            // Accesses.
            Op::Load { dst, addr, size, mode } => {
                self.load(to, *dst, *addr, Access::of(*size, *mode, pos))?
            }
            Op::LoadRaw { dst, addr, size } => self.load(to, *dst, *addr, Access::of_bytes(*size, pos))?,
            Op::FailedCas { dst, addr, size, mode, .. } => {
                self.failed_cas(to, *dst, *addr, Access::of(*size, *mode, pos))?;
            }
            Op::Store { addr, value, size, mode } => {
                self.store(to, *addr, *value, Access::of(*size, *mode, pos))?;
            }
            Op::Rmw { op, dst, addr, arg, size, mode } => {
                self.update(to, *op, *dst, (*addr, *arg), Access::of(*size, *mode, pos))?;
            }
            Op::CmpXchg { old, ok, addr, expected, new, size, success, failure } => {
                let access = Access::of(*size, *success, pos);
                self.compare_and_swap(to, (*old, *ok), *addr, (*expected, *new), access, *failure)?;
            }
            Op::Fence { kind } => self.add_statement_here(to, pos, Action::Fence(*kind))?,
            // Objects and copies.
            Op::Alloc { dst, kind, size, align, zeroed } => {
                self.alloc(to, *dst, (*kind, *zeroed), (*size, *align), pos)?;
            }
            Op::Free { addr, kind } => self.free(to, *addr, *kind, pos)?,
            Op::ObjectSize { .. } => return refuse("the size of an allocated object", pos),
            Op::MemCopy { dst, src, len, overlap } => self.copy(to, (*dst, *src, *len), *overlap, pos)?,
            Op::MemSet { dst, byte, len } => self.fill(to, *dst, *byte, *len, pos)?,
            // Calls.
            Op::Call { dst, callee, args } => return self.call_inst(frame, flow, *dst, (*callee, args), pos),
            Op::Invoke { .. } | Op::Throw { .. } | Op::Caught { .. } => return refuse("exceptions", pos),
            // Threads.
            Op::ExitThread { value } => return self.exit_thread(flow, *value, pos),
            Op::EndLocals => self.end_locals(to, pos)?,
            Op::Exit => return Ok(self.exit_process(&flow)),
            Op::Spawn { dst, callee, args } => self.spawn(to, *dst, (*callee, args), pos)?,
            Op::Join { dst, thread } => self.join_thread(to, *dst, *thread, pos)?,
            Op::Detach { thread } => self.detach(to, *thread, pos)?,
            // Mutexes.
            Op::Held { dst, addr } => self.is_held(to, *dst, *addr, pos)?,
            // The order of arrival is not fixed here.
            Op::BarrierRank { dst, .. } => self.set_constant(to, *dst, u64::MAX),
            // Threads guess when they wake up for no reason.
            Op::Sleep { dst, .. } => self.set_constant(to, *dst, 1),
            Op::Hold { addr, change } => self.change_hold(to, *addr, *change, pos)?,
            Op::Lock { addr, size } | Op::LockAgain { addr, size } => self.lock(to, *addr, *size, pos)?,
            Op::TryLock { ok, addr, size } => self.try_lock(to, *ok, *addr, *size, pos)?,
            Op::Unlock { addr, size } => self.unlock(to, *addr, *size, pos)?,
            // Conditions.
            Op::Assume { cond, why } => self.assume(to, *cond, *why, pos),
            Op::Assert { cond, message } => self.assert(to, *cond, message, pos),
            Op::Choose { dst, low, high } => self.choose(frame, to, *dst, (*low, *high), pos)?,
            Op::Fail { why, message } => self.fail_inst(to, *why, message, pos),
            // (The text is in memory, of which this engine knows terms only.)
            Op::Panic { .. } => {
                let yes = self.run.terms.truth(true);
                self.fail(
                    to,
                    yes,
                    pos,
                    Failure::Fault(fencepost_program::Fault::Panic("the program panics".to_owned())),
                );
            }
            // Output.
            Op::Print { .. } => {}
            Op::External { name, .. } => self.call_external(to, name, pos)?,
            // Loops.
            Op::LoopEnter { id } => self.enter_loop(to, *id),
            Op::LoopHead { id } => self.round(to, frame.func, *id, pos),
            Op::LoopBody { id } => return Ok(self.begin_body(flow, (frame.func, *id), pos)),
        }
        Ok(Some(flow))
    }

    /// Calls a function that the program does not have: an effect that is not known.
    fn call_external(&mut self, flow: &mut Flow, name: &str, pos: Pos) -> Result<(), Unsupported> {
        self.add_statement_here(flow, pos, Action::External { name: name.into() })?;
        self.mark_sure_effect(flow);
        Ok(())
    }

    /// Adds a statement to the unrolled program that runs whenever the thread reaches this point of its code.
    pub(super) fn add_statement_here(
        &mut self,
        flow: &mut Flow,
        pos: Pos,
        action: Action,
    ) -> Result<(), Unsupported> {
        let guard = flow.guard;
        self.add_statement(flow, guard, pos, action, None)?;
        Ok(())
    }

    /// Records that the current round of each loop has an effect, whatever happens.
    pub(super) fn mark_sure_effect(&mut self, flow: &mut Flow) {
        let yes = self.run.terms.truth(true);
        self.mark_effect(flow, yes);
    }

    /// Refuses an instruction and names the function that it is in: the place is the user's, and the name
    /// says which function of the library it is about.
    fn refuse_in<T>(&self, frame: &Frame, what: &str, pos: Pos) -> Result<T, Unsupported> {
        let function = &self.run.program.function(frame.func).name;
        refuse(&format!("{what} (in {function})"), pos)
    }

    /// Calls a function, by name or through a pointer. `None`: it does not return.
    fn call_inst(
        &mut self,
        frame: &Frame,
        mut flow: Flow,
        dst: Option<Reg>,
        (callee, args): (Callee, &[Operand]),
        pos: Pos,
    ) -> Result<Option<Flow>, Unsupported> {
        let Some(func) = self.callee(&flow, callee) else {
            return self.refuse_in(frame, "a call through a pointer that is not known", pos);
        };
        if let Callee::Pointer(pointer) = callee {
            let pointer = self.value(&flow, pointer);
            flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &pointer.deps);
        }
        let args = args.iter().map(|a| self.value(&flow, *a)).collect();
        let Some((mut after, value)) = self.call(func, args, flow, pos)? else { return Ok(None) };
        if let Some(dst) = dst {
            after.regs[dst.index()] = value;
        }
        Ok(Some(after))
    }

    /// Returns the function that a call instruction calls; `None` if its pointer is not known.
    pub(super) fn callee(&mut self, flow: &Flow, callee: Callee) -> Option<FuncId> {
        match callee {
            Callee::Func(func) => Some(func),
            Callee::Pointer(pointer) => {
                let pointer = self.value(flow, pointer);
                match layout::region(self.only_value(pointer.term)?) {
                    layout::Region::Function(func) if func.index() < self.run.program.functions.len() => {
                        Some(func)
                    }
                    _ => None,
                }
            }
        }
    }

    /// Stops the thread where the condition does not hold.
    fn assume(&mut self, flow: &mut Flow, cond: Operand, why: BlockKind, pos: Pos) {
        let cond = self.value(flow, cond);
        let holds = self.run.terms.nonzero(cond.term);
        let not = self.run.terms.not(holds);
        flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &cond.deps);
        if why.is_bound() {
            let beyond = self.run.terms.and(flow.guard, not);
            if !self.run.terms.is_false(beyond) {
                self.cut(beyond, pos, why);
            }
            self.exclude(flow, not);
        } else {
            self.wait_forever(flow, not, pos, why);
        }
    }

    /// Lets the thread fail where the condition does not hold.
    fn assert(&mut self, flow: &mut Flow, cond: Operand, message: &str, pos: Pos) {
        let cond = self.value(flow, cond);
        let holds = self.run.terms.nonzero(cond.term);
        let not = self.run.terms.not(holds);
        flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &cond.deps);
        self.fail(flow, not, pos, Failure::Fault(Fault::Assert(message.to_owned())));
    }

    /// Makes a free choice between two numbers, which must be known.
    fn choose(
        &mut self,
        frame: &Frame,
        flow: &mut Flow,
        dst: Reg,
        (low, high): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let (low, high) = (self.value(flow, low), self.value(flow, high));
        let bounds = self.only_value(low.term).zip(self.only_value(high.term));
        let Some((low, high)) = bounds.filter(|(low, high)| low <= high) else {
            return self.refuse_in(frame, "a free choice whose range is not known", pos);
        };
        let id = self.run.choices.len() as u32;
        self.run.choices.push((low, high));
        let values = (high - low < 64).then(|| Rc::new((low..=high).collect()));
        let term = self.run.terms.choice(id, 64, values);
        self.add_statement_here(flow, pos, Action::Other(OtherEvent::Choose(term)))?;
        self.set(flow, dst, term, Rc::new([]));
        Ok(())
    }

    /// Lets the thread fail.
    fn fail_inst(&mut self, flow: &mut Flow, why: fencepost_program::Failure, message: &str, pos: Pos) {
        let yes = self.run.terms.truth(true);
        self.fail(flow, yes, pos, Failure::Reached { why, message: message.to_owned() });
    }
}
