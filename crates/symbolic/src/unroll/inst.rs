//! Instructions on terms.

use super::exec::{Frame, Thread};
use super::state::{Flow, Round, Val, join, pick, same_bytes};
use super::term::Term;
use super::{Access, Action, Copies, Failure, Other, Reliance, Unsupported, Update, Waiting};
use fencepost_program::{
    AllocKind, BinOp, BlockKind, Callee, CastOp, CmpOp, FuncId, HoldChange, Inst, LoopId, Mode, Op, Operand,
    Pos, Reg, RmwOp, Size, ThreadId, Zeroed, layout,
};
use std::rc::Rc;

impl Thread<'_, '_> {
    /// Runs one instruction. `None`: nothing goes on after it.
    pub(super) fn inst(
        &mut self,
        frame: &mut Frame,
        inst: &Inst,
        mut flow: Flow,
    ) -> Result<Option<Flow>, Unsupported> {
        let pos = self.place(inst.pos);
        let access = |size: Size, mode: Mode| Access { size, mode, pos, copies: Copies::Nothing };
        let raw = |size: Size| Access { copies: Copies::Bytes, ..access(size, Mode::Na) };
        let refuse = |what: &str| Err(Unsupported { what: what.to_owned(), pos });
        // The place is the user's; the name says which function of the library it is about.
        let function = &self.run.program.function(frame.func).name;
        let refuse_in = |what: &str| refuse(&format!("{what} (in {function})"));
        match &inst.op {
            Op::Copy { dst, src } => {
                let value = self.value(&flow, *src);
                flow.regs[dst.index()] = value;
            }
            Op::Bin { op, bits, dst, a, b } => self.arithmetic(&mut flow, *op, *bits, *dst, (*a, *b), pos)?,
            Op::Cmp { op, bits, dst, a, b } => {
                if matches!(op, CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd) {
                    return refuse("floating-point numbers");
                }
                let (a, b) = (self.low(&flow, *a, *bits), self.low(&flow, *b, *bits));
                let term = self.run.terms.cmp(*op, a.term, b.term);
                let deps = join(&mut self.run.terms, &a.deps, &b.deps);
                self.set(&mut flow, *dst, term, deps);
            }
            Op::Cast { op, from, to, dst, src } => {
                if !matches!(op, CastOp::Trunc | CastOp::ZExt | CastOp::SExt) {
                    return refuse("floating-point numbers");
                }
                let src = self.low(&flow, *src, *from);
                let term = self.run.terms.cast(*op, src.term, *to);
                self.set(&mut flow, *dst, term, src.deps);
            }
            Op::Un { op, bits, dst, src } => {
                let src = self.low(&flow, *src, *bits);
                let Some(term) = self.unary(*op, src.term) else { return refuse("floating-point numbers") };
                self.set(&mut flow, *dst, term, src.deps);
            }
            Op::Overflows { op, sign, bits, dst, a, b } => {
                let (a, b) = (self.low(&flow, *a, *bits), self.low(&flow, *b, *bits));
                let Some(term) = self.overflows(*op, *sign, *bits, a.term, b.term) else {
                    return refuse("a check for overflow on 64 bits");
                };
                let deps = join(&mut self.run.terms, &a.deps, &b.deps);
                self.set(&mut flow, *dst, term, deps);
            }
            Op::Wide { .. } | Op::WideCmp { .. } | Op::WideToFloat { .. } | Op::FloatToWide { .. } => {
                return refuse("integers of more than 64 bits");
            }
            Op::Select { dst, cond, yes, no } => {
                let (cond, yes, no) =
                    (self.value(&flow, *cond), self.value(&flow, *yes), self.value(&flow, *no));
                let taken = self.run.terms.nonzero(cond.term);
                // An instruction depends on all its operands, also on the one it does not choose: as on the machine.
                let term = self.run.terms.ite(taken, yes.term, no.term);
                let deps = join(&mut self.run.terms, &yes.deps, &no.deps);
                let deps = join(&mut self.run.terms, &deps, &cond.deps);
                self.set(&mut flow, *dst, term, deps);
            }
            Op::Peek { dst, base, len, index } => {
                let index = self.index(&mut flow, *index, *len, pos);
                let mut value = flow.regs[base.index()].clone();
                for i in 1..*len {
                    let is = self.run.terms.is(index.term, i.into());
                    let element = flow.regs[base.index() + i as usize].clone();
                    value = pick(&mut self.run.terms, is, &element, &value);
                }
                let deps = join(&mut self.run.terms, &value.deps, &index.deps);
                self.set(&mut flow, *dst, value.term, deps);
            }
            Op::Poke { base, len, index, src } => {
                let index = self.index(&mut flow, *index, *len, pos);
                let src = self.value(&flow, *src);
                // What stands in an element also depends on what said that it goes there.
                let deps = join(&mut self.run.terms, &src.deps, &index.deps);
                let src = Val { deps, ..src };
                for i in 0..*len {
                    let is = self.run.terms.is(index.term, i.into());
                    let at = base.index() + i as usize;
                    flow.regs[at] = pick(&mut self.run.terms, is, &src, &flow.regs[at]);
                }
            }
            Op::ThreadLocal { dst, global } => {
                let addr = self.run.program.thread_local_addr(self.id, *global).unwrap_or(0);
                let term = self.run.terms.constant(64, addr);
                self.set(&mut flow, *dst, term, Rc::new([]));
            }
            Op::ThreadSelf { dst } => {
                let term = self.run.terms.constant(64, self.id.0.into());
                self.set(&mut flow, *dst, term, Rc::new([]));
            }
            Op::Load { dst, addr, size, mode } => {
                let addr = self.value(&flow, *addr);
                let (value, _) = self.read(&mut flow, &addr, access(*size, *mode), *mode, Update::None)?;
                flow.regs[dst.index()] = value;
            }
            Op::LoadRaw { dst, addr, size } => {
                let addr = self.value(&flow, *addr);
                let (value, _) = self.read(&mut flow, &addr, raw(*size), Mode::Na, Update::None)?;
                flow.regs[dst.index()] = value;
            }
            Op::FailedCas { dst, addr, size, mode, .. } => {
                let addr = self.value(&flow, *addr);
                let (value, _) = self.read(&mut flow, &addr, access(*size, *mode), *mode, Update::Fail)?;
                flow.regs[dst.index()] = value;
            }
            Op::Store { addr, value, size, mode } => {
                let (addr, value) = (self.value(&flow, *addr), self.value(&flow, *value));
                let before = self.run.statements.len();
                self.write(&mut flow, &addr, access(*size, *mode), &value, None)?;
                if self.run.statements.len() > before {
                    let yes = self.run.terms.truth(true);
                    self.mark_effect(&mut flow, yes);
                }
            }
            Op::Rmw { op, dst, addr, arg, size, mode } => {
                let (addr, arg) = (self.value(&flow, *addr), self.low(&flow, *arg, size.bits()));
                let half = mode.read_half();
                let (old, stmt) = self.read(&mut flow, &addr, access(*size, half), half, Update::Rmw(*op))?;
                let low = self.run.terms.extract(old.term, 0, size.bits());
                let new = self.updated(*op, low, arg.term);
                let mut deps = arg.deps.clone();
                if *op != RmwOp::Xchg {
                    deps = join(&mut self.run.terms, &deps, &old.deps);
                }
                let changes = self.run.terms.cmp(CmpOp::Ne, low, new);
                let new = Val { term: self.run.terms.cast(CastOp::ZExt, new, 64), deps };
                self.write(&mut flow, &addr, access(*size, mode.write_half()), &new, stmt)?;
                self.mark_effect(&mut flow, changes);
                flow.regs[dst.index()] = old;
            }
            Op::CmpXchg { old, ok, addr, expected, new, size, success, failure } => {
                let addr = self.value(&flow, *addr);
                let (expected, new) = (self.low(&flow, *expected, size.bits()), self.value(&flow, *new));
                let access = access(*size, *success);
                self.compare(&mut flow, (*old, *ok), &addr, (&expected, &new), access, *failure)?;
            }
            Op::Fence { kind } => {
                let guard = flow.guard;
                self.state(&mut flow, guard, pos, Action::Fence(*kind), None)?;
            }
            Op::Alloc { dst, kind, size, align, zeroed } => {
                let size = self.value(&flow, *size);
                let Some(bytes) = self.only_value(size.term).filter(|b| *b <= 1 << 20) else {
                    return refuse("an allocation whose size is not known");
                };
                let align = self.value(&flow, *align);
                let Some(align) = self.only_value(align.term).filter(|align| *align <= 1 << 20) else {
                    return refuse("an allocation whose alignment is not known");
                };
                let addr = self.allocated(&mut flow, *kind, bytes, align, *zeroed, pos)?;
                let term = self.run.terms.constant(64, addr);
                // Shared objects are where the engine puts them; where a private one is follows from the sizes.
                let deps = if *kind == AllocKind::Private { size.deps } else { Rc::new([]) };
                self.set(&mut flow, *dst, term, deps);
            }
            Op::Free { addr, kind } => {
                let addr = self.value(&flow, *addr);
                let guard = match kind {
                    AllocKind::Private => return Ok(Some(flow)),
                    _ => {
                        let some = self.run.terms.nonzero(addr.term);
                        self.run.terms.and(flow.guard, some)
                    }
                };
                let action = Action::Other(Other::Free { addr: addr.term, kind: *kind });
                self.state(&mut flow, guard, pos, action, None)?;
                let yes = self.run.terms.truth(true);
                self.mark_effect(&mut flow, yes);
            }
            Op::ObjectSize { .. } => return refuse("the size of an allocated object"),
            Op::MemCopy { dst, src, len } => self.copy(&mut flow, *dst, *src, *len, pos)?,
            Op::MemSet { dst, byte, len } => self.fill(&mut flow, *dst, *byte, *len, pos)?,
            Op::Call { dst, callee, args } => {
                let Some(func) = self.callee(&flow, *callee) else {
                    return refuse_in("a call through a pointer that is not known");
                };
                if let Callee::Pointer(pointer) = callee {
                    let pointer = self.value(&flow, *pointer);
                    flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &pointer.deps);
                }
                let args = args.iter().map(|a| self.value(&flow, *a)).collect();
                let Some((mut after, value)) = self.call(func, args, flow, pos)? else { return Ok(None) };
                if let Some(dst) = dst {
                    after.regs[dst.index()] = value;
                }
                return Ok(Some(after));
            }
            Op::Invoke { .. } | Op::Throw { .. } | Op::Caught { .. } => return refuse("exceptions"),
            Op::ExitThread { value } => {
                let value = self.value(&flow, *value);
                self.end_locals(&mut flow, pos)?;
                self.exits.push((flow, value));
                return Ok(None);
            }
            Op::EndLocals => self.end_locals(&mut flow, pos)?,
            Op::Exit => {
                self.run.exits.push(flow.guard);
                return Ok(None);
            }
            Op::Spawn { dst, callee, args } => {
                let Some(func) = self.callee(&flow, *callee) else {
                    return refuse("a thread whose function is not known");
                };
                // What a thread is given travels with its start, not through a read of its own.
                let args = args.iter().map(|a| Val::pure(self.value(&flow, *a).term)).collect();
                let child = ThreadId(self.run.threads.len().max(self.run.program.threads.len()) as u32);
                let guard = flow.guard;
                let stmt = self.state(&mut flow, guard, pos, Action::Spawn(child), None)?;
                self.run.threads.push(None);
                let zero = Val::pure(self.run.terms.constant(64, 0));
                self.run.results.push(zero);
                let name = format!("T{}", child.0);
                self.run.thread(child, name, Some(stmt), func, args, guard)?;
                let term = self.run.terms.constant(64, child.0.into());
                self.set(&mut flow, *dst, term, Rc::new([]));
                let yes = self.run.terms.truth(true);
                self.mark_effect(&mut flow, yes);
            }
            Op::Join { dst, thread } => self.join_thread(&mut flow, *dst, *thread, pos)?,
            Op::Detach { thread } => {
                let thread = self.value(&flow, *thread);
                let Some(child) = self.only_value(thread.term) else {
                    return refuse("detaching a thread that is not known");
                };
                let guard = flow.guard;
                let action = Action::Other(Other::Detach(ThreadId(child as u32)));
                self.state(&mut flow, guard, pos, action, None)?;
            }
            Op::Held { dst, addr } => {
                let addr = self.value(&flow, *addr);
                let at = self.only_address(addr.term, pos)?;
                let held = self.held(&flow, at);
                self.set(&mut flow, *dst, held, addr.deps);
            }
            Op::Hold { addr, change } => {
                let addr = self.value(&flow, *addr);
                let at = self.only_address(addr.term, pos)?;
                let (held, one) = (self.held(&flow, at), self.run.terms.constant(8, 1));
                let op = if *change == HoldChange::Again { BinOp::Add } else { BinOp::Sub };
                let changed = self.run.terms.bin(op, held, one);
                flow.held.insert(at, changed);
            }
            Op::Lock { addr, size } => self.lock(&mut flow, *addr, *size, pos)?,
            Op::TryLock { ok, addr, size } => self.try_lock(&mut flow, *ok, *addr, *size, pos)?,
            Op::Unlock { addr, size } => self.unlock(&mut flow, *addr, *size, pos)?,
            Op::Assume { cond, why } => {
                let cond = self.value(&flow, *cond);
                let holds = self.run.terms.nonzero(cond.term);
                let not = self.run.terms.not(holds);
                flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &cond.deps);
                if why.is_bound() {
                    let beyond = self.run.terms.and(flow.guard, not);
                    if !self.run.terms.is_false(beyond) {
                        self.cut(beyond, pos, *why);
                    }
                    self.only(&mut flow, not);
                } else {
                    self.stop(&mut flow, not, pos, *why);
                }
            }
            Op::Assert { cond, message } => {
                let cond = self.value(&flow, *cond);
                let holds = self.run.terms.nonzero(cond.term);
                let not = self.run.terms.not(holds);
                flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &cond.deps);
                let message = format!("assertion failed: {message}");
                self.fail(&mut flow, not, pos, Failure { kind: "assert", message });
            }
            Op::Choose { dst, low, high } => {
                let (low, high) = (self.value(&flow, *low), self.value(&flow, *high));
                let bounds = self.only_value(low.term).zip(self.only_value(high.term));
                let Some((low, high)) = bounds.filter(|(low, high)| low <= high) else {
                    return refuse_in("a free choice whose range is not known");
                };
                let id = self.run.choices.len() as u32;
                self.run.choices.push((low, high));
                let values = (high - low < 64).then(|| Rc::new((low..=high).collect()));
                let term = self.run.terms.choice(id, 64, values);
                let guard = flow.guard;
                self.state(&mut flow, guard, pos, Action::Other(Other::Choose(term)), None)?;
                self.set(&mut flow, *dst, term, Rc::new([]));
            }
            Op::Fail { why, message } => {
                let yes = self.run.terms.truth(true);
                let kind = match why {
                    fencepost_program::Failure::Abort => "abort",
                    fencepost_program::Failure::Error => "assert",
                    fencepost_program::Failure::Unsupported => "unsupported",
                };
                self.fail(&mut flow, yes, pos, Failure { kind, message: message.clone() });
            }
            Op::Print { .. } => {}
            Op::External { name, .. } => {
                let guard = flow.guard;
                self.state(&mut flow, guard, pos, Action::External { name: name.clone() }, None)?;
                let yes = self.run.terms.truth(true);
                self.mark_effect(&mut flow, yes);
            }
            Op::LoopEnter { id } => {
                let depth = self.depth;
                flow.rounds.retain(|round| (round.depth, round.id) != (depth, *id));
                flow.counts.remove(&(depth, *id));
            }
            Op::LoopHead { id } => self.round(&mut flow, frame.func, *id, pos),
            Op::LoopBody { id } => {
                let count = flow.counts.entry((self.depth, *id)).or_default();
                if *count >= self.run.limits.unroll {
                    let guard = flow.guard;
                    self.cut(guard, pos, BlockKind::LoopBound);
                    return Ok(None);
                }
                *count += 1;
            }
        }
        Ok(Some(flow))
    }

    /// The locals of the thread that others can reach end with it.
    fn end_locals(&mut self, flow: &mut Flow, pos: Pos) -> Result<(), Unsupported> {
        let own = self.run.statements.iter().filter(|s| s.thread == self.id);
        let locals: Vec<(u64, Term)> = own
            .filter_map(|s| match s.action {
                Action::Other(Other::Alloc { addr, kind: AllocKind::Stack, .. }) => Some((addr, s.guard)),
                _ => None,
            })
            .collect();
        for (addr, made) in locals {
            let addr = self.run.terms.constant(64, addr);
            let guard = self.run.terms.and(flow.guard, made);
            let action = Action::Other(Other::Free { addr, kind: AllocKind::Stack });
            self.state(flow, guard, pos, action, None)?;
        }
        Ok(())
    }

    /// A round of a loop begins: the thread waits if the last one had no effect (see the machine's `loops`).
    fn round(&mut self, flow: &mut Flow, func: FuncId, id: LoopId, pos: Pos) {
        if self.run.limits.waiting == Waiting::Repeats {
            return;
        }
        let registers = &self.run.program.function(func).loops[id.index()].live;
        let live: Vec<Term> = registers.iter().map(|r| flow.regs[r.index()].term).collect();
        let no = self.run.terms.truth(false);
        let depth = self.depth;
        let at = flow.rounds.iter().position(|round| (round.depth, round.id) == (depth, id));
        let mut idle = no;
        if let Some(at) = at {
            let round = flow.rounds[at].clone();
            let terms = &mut self.run.terms;
            let mut same = terms.truth(same_bytes(&round.private, &flow.private));
            for (now, then) in live.iter().zip(&round.live) {
                let equal = terms.cmp(CmpOp::Eq, *now, *then);
                same = terms.and(same, equal);
            }
            let no_effect = terms.not(round.effect);
            idle = terms.and(same, no_effect);
            let plain = match self.run.program.has_plain_stores {
                true => terms.truth(true),
                false => round.plain,
            };
            let racy = terms.and(round.reads, plain);
            let calm = terms.not(racy);
            let enough = terms.or(round.idle, calm);
            let blocked = terms.and(idle, enough);
            self.stop(flow, blocked, pos, BlockKind::Await);
            flow.rounds.remove(at);
        }
        let round = Round {
            depth,
            id,
            effect: no,
            read: no,
            reads: no,
            plain: no,
            idle,
            live,
            private: flow.private.clone(),
        };
        flow.rounds.push(round);
    }

    /// An index into an array of registers; elsewhere the thread fails.
    fn index(&mut self, flow: &mut Flow, index: Operand, len: u32, pos: Pos) -> Val {
        let index = self.value(flow, index);
        let len_term = self.run.terms.constant(64, len.into());
        let inside = self.run.terms.cmp(CmpOp::ULt, index.term, len_term);
        let outside = self.run.terms.not(inside);
        let message = format!("index outside of a local array of {len}");
        self.fail(flow, outside, pos, Failure { kind: "out-of-bounds", message });
        index
    }

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
        // The read's value is a term of its own number, which decides whether the update goes on: so the statement is
        // made first and learns of the condition afterwards.
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
        // The write, where it succeeds. Guards are kept apart: the flow itself goes on either way.
        let mut there = flow.clone();
        there.guard = self.run.terms.and(flow.guard, found);
        there.ctrl = join(&mut self.run.terms, &there.ctrl, &both);
        let new_low = self.run.terms.extract(new.term, 0, size.bits());
        if self.decided(found) != Some(false) {
            // A write that nobody sees has no control dependencies: what decided that it is made is in the value.
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
        let guard = flow.guard;
        let action = Action::Other(Other::Alloc { addr, size: bytes, kind, zeroed });
        self.state(flow, guard, pos, action, None)?;
        let yes = self.run.terms.truth(true);
        self.mark_effect(flow, yes);
        Ok(addr)
    }

    fn fill(
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
            return Err(Unsupported { what: "filling memory that threads share".to_owned(), pos });
        };
        let yes = self.run.terms.truth(true);
        (0..len).for_each(|i| self.silent_write(flow, to + i, Size::B1, &byte, yes));
        Ok(())
    }

    fn callee(&mut self, flow: &Flow, callee: Callee) -> Option<FuncId> {
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

    fn join_thread(
        &mut self,
        flow: &mut Flow,
        dst: Option<Reg>,
        thread: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let thread = self.value(flow, thread);
        self.rely(thread.term, Reliance::Other);
        let Some(numbers) = self.run.terms.values(thread.term).clone() else {
            return Err(Unsupported { what: "a join with a thread that is not known".to_owned(), pos });
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
                let message = "join of a thread that has been joined already".to_owned();
                self.fail(flow, again, pos, Failure { kind: "double-join", message });
            }
            self.run.joins.push((child, guard));
            self.state(flow, guard, pos, Action::Join(child), None)?;
            let value = self.run.results[child.index()].clone();
            result = pick(&mut self.run.terms, is, &value, &result);
            let not = self.run.terms.not(ready);
            waits = self.run.terms.and(waits, not);
        }
        self.stop(flow, waits, pos, BlockKind::Lock);
        if let Some(dst) = dst {
            // What a thread returns travels with its end, not through a read.
            self.set(flow, dst, result.term, Rc::new([]));
        }
        Ok(())
    }
}
