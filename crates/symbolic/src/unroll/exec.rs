//! Running threads on terms.

use super::cfg::{self, Piece};
use super::memory::{Cell, Memory};
use super::objects::private_start;
use super::state::{Dep, Flow, Round, Val, join};
use super::term::{Term, Terms};
use super::{
    Action, End, Failure, Limits, Locks, Other, Statement, StmtId, Thread as Ended, Unrolled, Unsupported, Update,
    Waiting,
};
use fencepost_program::{
    AllocKind, BinOp, BlockId, BlockKind, Callee, CastOp, CmpOp, FuncId, HoldChange, Inst, LoopId, Mode, Op, Operand,
    Pos, Program, Reg, RmwOp, Sign, Size, Terminator, ThreadId, UnOp, Zeroed, layout, mask,
};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Are branches left out that no known value takes?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prune {
    /// No: the values are still being collected.
    Never,
    /// Yes.
    Known,
}

/// What all threads of a run share.
pub(super) struct Run<'a> {
    pub program: &'a Program,
    pub terms: Terms,
    pub memory: &'a Memory,
    limits: &'a Limits,
    prune: Prune,
    statements: Vec<Statement>,
    threads: Vec<Option<Ended>>,
    /// What each thread's function returned.
    results: Vec<Val>,
    running: Vec<ThreadId>,
    failures: Vec<End<Failure>>,
    blocks: Vec<End<BlockKind>>,
    cuts: Vec<End<BlockKind>>,
    choices: Vec<(u64, u64)>,
    pieces: FxHashMap<FuncId, Rc<Vec<Piece>>>,
}

/// Runs all threads.
pub(super) fn run(
    program: &Program,
    limits: &Limits,
    memory: &Memory,
    prune: Prune,
) -> Result<Unrolled, Unsupported> {
    let mut run = Run {
        program,
        terms: Terms::default(),
        memory,
        limits,
        prune,
        statements: vec![],
        threads: vec![None; program.threads.len()],
        results: vec![],
        running: vec![],
        failures: vec![],
        blocks: vec![],
        cuts: vec![],
        choices: vec![],
        pieces: FxHashMap::default(),
    };
    let zero = Val::pure(run.terms.constant(64, 0));
    run.results = vec![zero; program.threads.len()];
    for thread in 0..program.threads.len() as u32 {
        run.initial(ThreadId(thread), Pos::default())?;
    }
    let threads = run.threads.into_iter().map(|t| t.expect("every thread was run")).collect();
    Ok(Unrolled {
        terms: run.terms,
        statements: run.statements,
        threads,
        failures: run.failures,
        blocks: run.blocks,
        cuts: run.cuts,
        choices: run.choices,
        memory: memory.clone(),
        order: vec![],
    })
}

impl<'a> Run<'a> {
    /// Runs a thread that is there from the start, unless it has been.
    fn initial(&mut self, id: ThreadId, pos: Pos) -> Result<(), Unsupported> {
        if self.threads[id.index()].is_some() {
            return Ok(());
        }
        if self.running.contains(&id) {
            return Err(Unsupported { what: "threads that wait for each other's end".to_owned(), pos });
        }
        let entry = self.program.threads[id.index()].clone();
        let args = entry.args.iter().map(|arg| Val::pure(self.terms.constant(64, *arg))).collect();
        let guard = self.terms.truth(true);
        self.thread(id, entry.name, None, entry.func, args, guard)
    }

    fn thread(
        &mut self,
        id: ThreadId,
        name: String,
        spawn: Option<StmtId>,
        func: FuncId,
        args: Vec<Val>,
        guard: Term,
    ) -> Result<(), Unsupported> {
        self.running.push(id);
        let (private_end, no) = (private_start(self.program), self.terms.truth(false));
        let flow = Flow {
            guard,
            regs: vec![],
            private: Rc::new(BTreeMap::new()),
            private_end,
            shared_end: 0,
            held: BTreeMap::new(),
            ctrl: Rc::new([]),
            before: Rc::new(BTreeSet::new()),
            rounds: vec![],
            counts: BTreeMap::new(),
        };
        let zero = self.terms.constant(64, 0);
        let mut thread = Thread { run: self, id, depth: 0, places: vec![], exits: vec![], outermost: None };
        let ended = thread.call(func, args, flow, Pos::default())?;
        let exits = std::mem::take(&mut thread.exits);
        let outermost = thread.outermost.take();
        let (mut finished, mut result, mut regs) = match ended {
            Some((flow, value)) => (flow.guard, value, outermost),
            None => (no, Val::pure(zero), outermost),
        };
        for (flow, value) in exits {
            // Threads that end by a call have no registers that anybody asks for.
            result = super::state::pick(&mut self.terms, flow.guard, &value, &result);
            finished = self.terms.or(finished, flow.guard);
        }
        self.running.pop();
        let slot = id.index();
        let none = Val::pure(zero);
        if self.threads.len() <= slot {
            self.threads.resize(slot + 1, None);
            self.results.resize(slot + 1, none);
        }
        self.results[slot] = result;
        let regs = regs.take().unwrap_or_default();
        self.threads[slot] = Some(Ended { name, spawn, finished, regs });
        Ok(())
    }

    /// Is it part of an object that this run has allocated?
    pub fn is_allocated(&self, cell: Cell) -> bool {
        let end = cell.addr.saturating_add(cell.size.bytes());
        self.statements.iter().any(|s| match s.action {
            Action::Other(Other::Alloc { addr, size, .. }) => addr <= cell.addr && end <= addr + size,
            _ => false,
        })
    }

    fn pieces(&mut self, func: FuncId) -> Rc<Vec<Piece>> {
        let program = self.program;
        self.pieces.entry(func).or_insert_with(|| Rc::new(cfg::pieces(program.function(func)))).clone()
    }
}

/// A thread that is being run.
pub(super) struct Thread<'r, 'a> {
    pub run: &'r mut Run<'a>,
    pub id: ThreadId,
    depth: u32,
    /// The places of the calls that are open.
    places: Vec<Pos>,
    /// The flows that ended the whole thread.
    exits: Vec<(Flow, Val)>,
    /// The registers of the outermost frame, when it has returned.
    outermost: Option<Vec<Val>>,
}

/// The flows that wait at blocks.
type Waiters = FxHashMap<BlockId, Flow>;

/// A call that is being run.
struct Frame {
    func: FuncId,
    /// The flow that has returned, and with what.
    returned: Option<(Flow, Val)>,
}

impl Thread<'_, '_> {
    /// Runs a function; where it returns to, and with what. `None`: it never does.
    fn call(
        &mut self,
        func: FuncId,
        args: Vec<Val>,
        mut flow: Flow,
        pos: Pos,
    ) -> Result<Option<(Flow, Val)>, Unsupported> {
        if self.depth >= self.run.limits.depth {
            self.cut(flow.guard, pos, BlockKind::DepthBound);
            return Ok(None);
        }
        let function = self.run.program.function(func);
        let zero = Val::pure(self.run.terms.constant(64, 0));
        let mut regs = vec![zero; function.regs as usize];
        for (reg, arg) in regs.iter_mut().zip(args.into_iter().take(function.params as usize)) {
            *reg = arg;
        }
        let caller = std::mem::replace(&mut flow.regs, regs);
        let private_end = flow.private_end;
        self.depth += 1;
        self.places.push(pos);
        let pieces = self.run.pieces(func);
        let mut frame = Frame { func, returned: None };
        let mut waiters = Waiters::default();
        waiters.insert(BlockId(0), flow);
        self.pieces(&mut frame, &pieces, &mut waiters)?;
        self.places.pop();
        self.depth -= 1;
        let Some((mut flow, value)) = frame.returned else { return Ok(None) };
        let regs = std::mem::replace(&mut flow.regs, caller);
        if self.depth == 0 {
            self.outermost = Some(regs);
        }
        // The function's private objects are gone, and its loops.
        let start = layout::private(self.id, private_end);
        if flow.private.range(start..).next().is_some() {
            flow.private = Rc::new(flow.private.range(..start).map(|(a, v)| (*a, v.clone())).collect());
        }
        flow.private_end = private_end;
        let depth = self.depth;
        flow.rounds.retain(|round| round.depth <= depth);
        flow.counts.retain(|(of, _), _| *of <= depth);
        Ok(Some((flow, value)))
    }

    fn pieces(&mut self, frame: &mut Frame, pieces: &[Piece], waiters: &mut Waiters) -> Result<(), Unsupported> {
        for piece in pieces {
            match piece {
                Piece::Block(block) => self.block(frame, *block, waiters)?,
                Piece::Loop(head, body) => {
                    // One round more than the bound: the last one may only look whether the loop ends.
                    for _ in 0..=self.run.limits.unroll {
                        self.pieces(frame, body, waiters)?;
                        if !waiters.contains_key(head) {
                            break;
                        }
                    }
                    if let Some(flow) = waiters.remove(head) {
                        let pos = self.head_pos(frame.func, *head);
                        self.cut(flow.guard, pos, BlockKind::LoopBound);
                    }
                }
            }
        }
        Ok(())
    }

    fn head_pos(&self, func: FuncId, head: BlockId) -> Pos {
        let block = &self.run.program.function(func).blocks[head.index()];
        self.place(block.insts.first().map_or(block.end_pos, |inst| inst.pos))
    }

    /// The place to show: the innermost one that is the user's.
    fn place(&self, pos: Pos) -> Pos {
        let program = self.run.program;
        let known = |p: &Pos| program.is_user_place(*p);
        if known(&pos) { pos } else { self.places.iter().rev().copied().find(known).unwrap_or(pos) }
    }

    fn block(&mut self, frame: &mut Frame, block: BlockId, waiters: &mut Waiters) -> Result<(), Unsupported> {
        let Some(mut flow) = waiters.remove(&block) else { return Ok(()) };
        let program = self.run.program;
        let block = &program.function(frame.func).blocks[block.index()];
        for inst in &block.insts {
            if self.run.terms.is_false(flow.guard) {
                return Ok(());
            }
            match self.inst(frame, inst, flow)? {
                Some(next) => flow = next,
                None => return Ok(()),
            }
        }
        if self.run.terms.is_false(flow.guard) {
            return Ok(());
        }
        let pos = self.place(block.end_pos);
        match &block.end {
            Terminator::Jump(to) => self.go(*to, flow, waiters),
            Terminator::Branch { cond, yes, no } => {
                let cond = self.value(&flow, *cond);
                let taken = self.run.terms.nonzero(cond.term);
                self.branch(flow, taken, &cond.deps, [*yes, *no], waiters);
            }
            Terminator::Switch { value, cases, default } => {
                let value = self.value(&flow, *value);
                flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &value.deps);
                let mut rest = flow.guard;
                for (case, to) in cases {
                    let is = self.run.terms.is(value.term, *case);
                    if let Some(is) = self.decided(is) {
                        if !is {
                            continue;
                        }
                    }
                    let mut there = flow.clone();
                    there.guard = self.run.terms.and(rest, is);
                    self.go(*to, there, waiters);
                    let not = self.run.terms.not(is);
                    rest = self.run.terms.and(rest, not);
                }
                flow.guard = rest;
                self.go(*default, flow, waiters);
            }
            Terminator::Return(value) => {
                let value = match value {
                    Some(value) => self.value(&flow, *value),
                    None => Val::pure(self.run.terms.constant(64, 0)),
                };
                frame.returned = Some(match frame.returned.take() {
                    None => (flow, value),
                    Some((other, before)) => {
                        let value = super::state::pick(&mut self.run.terms, flow.guard, &value, &before);
                        (flow.merge(other, &mut self.run.terms), value)
                    }
                });
            }
            Terminator::Unreachable => {
                let yes = self.run.terms.truth(true);
                let message = "reached code marked unreachable".to_owned();
                self.fail(&mut flow, yes, pos, Failure { kind: "unreachable", message });
            }
        }
        Ok(())
    }

    /// What a condition is, if that is known.
    fn decided(&self, cond: Term) -> Option<bool> {
        let known = match self.run.prune {
            Prune::Never => self.run.terms.as_const(cond),
            Prune::Known => self.run.terms.only_value(cond),
        };
        known.map(|value| value != 0)
    }

    fn branch(
        &mut self,
        mut flow: Flow,
        taken: Term,
        deps: &Rc<[Dep]>,
        [yes, no]: [BlockId; 2],
        waiters: &mut Waiters,
    ) {
        flow.ctrl = join(&mut self.run.terms, &flow.ctrl, deps);
        match self.decided(taken) {
            Some(true) => return self.go(yes, flow, waiters),
            Some(false) => return self.go(no, flow, waiters),
            None => {}
        }
        let mut other = flow.clone();
        flow.guard = self.run.terms.and(flow.guard, taken);
        let not = self.run.terms.not(taken);
        other.guard = self.run.terms.and(other.guard, not);
        self.go(yes, flow, waiters);
        self.go(no, other, waiters);
    }

    fn go(&mut self, to: BlockId, flow: Flow, waiters: &mut Waiters) {
        if self.run.terms.is_false(flow.guard) {
            return;
        }
        let merged = match waiters.remove(&to) {
            Some(there) => there.merge(flow, &mut self.run.terms),
            None => flow,
        };
        waiters.insert(to, merged);
    }

    /// An operand's value, of 64 bits.
    fn value(&mut self, flow: &Flow, operand: Operand) -> Val {
        match operand {
            Operand::Reg(reg) => flow.regs[reg.index()].clone(),
            Operand::Const(value) => Val::pure(self.run.terms.constant(64, value)),
        }
    }

    fn set(&mut self, flow: &mut Flow, reg: Reg, term: Term, deps: Rc<[Dep]>) {
        let term = self.run.terms.cast(CastOp::ZExt, term, 64);
        flow.regs[reg.index()] = Val { term, deps };
    }

    /// The low bits of an operand.
    fn low(&mut self, flow: &Flow, operand: Operand, bits: u8) -> Val {
        let value = self.value(flow, operand);
        Val { term: self.run.terms.extract(value.term, 0, bits), deps: value.deps }
    }

    /// Adds a statement.
    pub(super) fn state(
        &mut self,
        flow: &mut Flow,
        guard: Term,
        pos: Pos,
        action: Action,
        addr: Option<&Val>,
    ) -> Result<StmtId, Unsupported> {
        if self.run.statements.len() >= self.run.limits.statements {
            let what = format!("more than {} statements after unrolling", self.run.limits.statements);
            return Err(Unsupported { what, pos });
        }
        let id = StmtId(self.run.statements.len() as u32);
        self.run.statements.push(Statement {
            thread: self.id,
            pos,
            guard,
            action,
            addr_deps: addr.map(|a| a.deps.to_vec()).unwrap_or_default(),
            ctrl_deps: flow.ctrl.to_vec(),
            before: flow.before.clone(),
        });
        if self.run.limits.locks == Locks::Actions {
            Rc::make_mut(&mut flow.before).insert(id);
        }
        Ok(id)
    }

    /// Where `when` holds the thread fails.
    pub(super) fn fail(&mut self, flow: &mut Flow, when: Term, pos: Pos, failure: Failure) {
        let guard = self.run.terms.and(flow.guard, when);
        if !self.run.terms.is_false(guard) {
            self.run.failures.push(End { thread: self.id, pos, guard, kind: failure });
        }
        self.only(flow, when);
    }

    fn cut(&mut self, guard: Term, pos: Pos, kind: BlockKind) {
        self.run.cuts.push(End { thread: self.id, pos, guard, kind });
    }

    /// Where `when` holds the thread waits for good.
    fn stop(&mut self, flow: &mut Flow, when: Term, pos: Pos, kind: BlockKind) {
        let guard = self.run.terms.and(flow.guard, when);
        if !self.run.terms.is_false(guard) {
            self.run.blocks.push(End { thread: self.id, pos, guard, kind });
        }
        self.only(flow, when);
    }

    /// Goes on where `ended` does not hold.
    fn only(&mut self, flow: &mut Flow, ended: Term) {
        let not = self.run.terms.not(ended);
        flow.guard = self.run.terms.and(flow.guard, not);
    }

    /// The thread did something others can see, where `when` holds.
    fn mark_effect(&mut self, flow: &mut Flow, when: Term) {
        for round in &mut flow.rounds {
            round.effect = self.run.terms.or(round.effect, when);
        }
    }

    pub(super) fn mark_read(&mut self, flow: &mut Flow, mode: Mode) {
        let yes = self.run.terms.truth(true);
        for round in &mut flow.rounds {
            round.reads = self.run.terms.or(round.reads, round.read);
            round.read = yes;
            if !mode.is_atomic() {
                round.plain = yes;
            }
        }
    }

    /// Runs one instruction. `None`: nothing goes on after it.
    fn inst(&mut self, frame: &mut Frame, inst: &Inst, mut flow: Flow) -> Result<Option<Flow>, Unsupported> {
        let pos = self.place(inst.pos);
        let refuse = |what: &str| Err(Unsupported { what: what.to_owned(), pos });
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
                let (cond, yes, no) = (self.value(&flow, *cond), self.value(&flow, *yes), self.value(&flow, *no));
                let taken = self.run.terms.nonzero(cond.term);
                let value = super::state::pick(&mut self.run.terms, taken, &yes, &no);
                let deps = join(&mut self.run.terms, &value.deps, &cond.deps);
                self.set(&mut flow, *dst, value.term, deps);
            }
            Op::Peek { dst, base, len, index } => {
                let index = self.index(&mut flow, *index, *len, pos);
                let mut value = flow.regs[base.index()].clone();
                for i in 1..*len {
                    let is = self.run.terms.is(index.term, i.into());
                    let element = flow.regs[base.index() + i as usize].clone();
                    value = super::state::pick(&mut self.run.terms, is, &element, &value);
                }
                let deps = join(&mut self.run.terms, &value.deps, &index.deps);
                self.set(&mut flow, *dst, value.term, deps);
            }
            Op::Poke { base, len, index, src } => {
                let index = self.index(&mut flow, *index, *len, pos);
                let src = self.value(&flow, *src);
                for i in 0..*len {
                    let is = self.run.terms.is(index.term, i.into());
                    let at = base.index() + i as usize;
                    flow.regs[at] = super::state::pick(&mut self.run.terms, is, &src, &flow.regs[at]);
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
                let (value, _) = self.read(&mut flow, &addr, *size, (*mode, *mode), Update::None, pos)?;
                flow.regs[dst.index()] = value;
            }
            Op::LoadRaw { dst, addr, size } => {
                let addr = self.value(&flow, *addr);
                let plain = (Mode::Na, Mode::Na);
                let (value, _) = self.read(&mut flow, &addr, *size, plain, Update::None, pos)?;
                flow.regs[dst.index()] = value;
            }
            Op::FailedCas { dst, addr, size, mode } => {
                let addr = self.value(&flow, *addr);
                let (value, _) = self.read(&mut flow, &addr, *size, (*mode, *mode), Update::Fail, pos)?;
                flow.regs[dst.index()] = value;
            }
            Op::Store { addr, value, size, mode } => {
                let (addr, value) = (self.value(&flow, *addr), self.value(&flow, *value));
                let before = self.run.statements.len();
                self.write(&mut flow, &addr, *size, *mode, &value, None, pos)?;
                if self.run.statements.len() > before {
                    let yes = self.run.terms.truth(true);
                    self.mark_effect(&mut flow, yes);
                }
            }
            Op::Rmw { op, dst, addr, arg, size, mode } => {
                let (addr, arg) = (self.value(&flow, *addr), self.low(&flow, *arg, size.bits()));
                let modes = (read_half(*mode), read_half(*mode));
                let (old, stmt) = self.read(&mut flow, &addr, *size, modes, Update::Rmw(*op), pos)?;
                let low = self.run.terms.extract(old.term, 0, size.bits());
                let new = self.updated(*op, low, arg.term);
                let mut deps = arg.deps.clone();
                if *op != RmwOp::Xchg {
                    deps = join(&mut self.run.terms, &deps, &old.deps);
                }
                let changes = self.run.terms.cmp(CmpOp::Ne, low, new);
                let new = Val { term: self.run.terms.cast(CastOp::ZExt, new, 64), deps };
                self.write(&mut flow, &addr, *size, write_half(*mode), &new, stmt, pos)?;
                self.mark_effect(&mut flow, changes);
                flow.regs[dst.index()] = old;
            }
            Op::CmpXchg { old, ok, addr, expected, new, size, success, failure } => {
                let addr = self.value(&flow, *addr);
                let (expected, new) = (self.low(&flow, *expected, size.bits()), self.value(&flow, *new));
                self.compare(&mut flow, (*old, *ok), &addr, (&expected, &new), *size, (*success, *failure), pos)?;
            }
            Op::Fence { kind } => {
                let guard = flow.guard;
                self.state(&mut flow, guard, pos, Action::Fence(*kind), None)?;
            }
            Op::Alloc { dst, kind, size, align, zeroed } => {
                let size = self.value(&flow, *size);
                let Some(bytes) = self.run.terms.only_value(size.term).filter(|b| *b <= 1 << 20) else {
                    return refuse("an allocation whose size is not known");
                };
                let addr = self.allocated(&mut flow, *kind, bytes, *align, *zeroed, pos)?;
                let term = self.run.terms.constant(64, addr);
                self.set(&mut flow, *dst, term, Rc::new([]));
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
                    return refuse("a call through a pointer that is not known");
                };
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
                self.exits.push((flow, value));
                return Ok(None);
            }
            Op::Spawn { dst, callee, args } => {
                let Some(func) = self.callee(&flow, *callee) else {
                    return refuse("a thread whose function is not known");
                };
                let args = args.iter().map(|a| self.value(&flow, *a)).collect();
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
                let Some(child) = self.run.terms.only_value(thread.term) else {
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
                self.set(&mut flow, *dst, held, Rc::new([]));
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
                self.stop(&mut flow, not, pos, *why);
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
                let bounds = self.run.terms.only_value(low.term).zip(self.run.terms.only_value(high.term));
                let Some((low, high)) = bounds.filter(|(low, high)| low <= high) else {
                    return refuse("a free choice whose range is not known");
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
            let mut same = terms.truth(Rc::ptr_eq(&round.private, &flow.private) || round.private == flow.private);
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

    fn arithmetic(
        &mut self,
        flow: &mut Flow,
        op: BinOp,
        bits: u8,
        dst: Reg,
        (a, b): (Operand, Operand),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem) {
            return Err(Unsupported { what: "floating-point numbers".to_owned(), pos });
        }
        let (a, b) = (self.low(flow, a, bits), self.low(flow, b, bits));
        if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
            let terms = &mut self.run.terms;
            let mut bad = terms.is(b.term, 0);
            if matches!(op, BinOp::SDiv | BinOp::SRem) {
                let (least, minus) = (terms.is(a.term, 1 << (bits - 1)), terms.is(b.term, mask(bits, u64::MAX)));
                let overflow = terms.and(least, minus);
                bad = terms.or(bad, overflow);
            }
            let message = "division by zero or overflowing division".to_owned();
            self.fail(flow, bad, pos, Failure { kind: "division", message });
        }
        let term = self.run.terms.bin(op, a.term, b.term);
        let deps = join(&mut self.run.terms, &a.deps, &b.deps);
        self.set(flow, dst, term, deps);
        Ok(())
    }

    /// An operation on the bits of one word; `None` for floats.
    fn unary(&mut self, op: UnOp, a: Term) -> Option<Term> {
        let terms = &mut self.run.terms;
        let bits = terms.bits(a);
        let mut result = terms.constant(bits, 0);
        match op {
            UnOp::CountOnes => {
                for i in 0..bits {
                    let bit = terms.extract(a, i, 1);
                    let bit = terms.cast(CastOp::ZExt, bit, bits);
                    result = terms.bin(BinOp::Add, result, bit);
                }
            }
            UnOp::LeadingZeros | UnOp::TrailingZeros => {
                result = terms.constant(bits, bits.into());
                // The last one to be looked at decides.
                for i in 0..bits {
                    let (at, zeros) = match op {
                        UnOp::LeadingZeros => (i, bits - 1 - i),
                        _ => (bits - 1 - i, bits - 1 - i),
                    };
                    let (bit, zeros) = (terms.extract(a, at, 1), terms.constant(bits, zeros.into()));
                    result = terms.ite(bit, zeros, result);
                }
            }
            UnOp::SwapBytes | UnOp::ReverseBits => {
                let step = if op == UnOp::SwapBytes { 8 } else { 1 };
                result = terms.extract(a, 0, step);
                for i in 1..bits / step {
                    let next = terms.extract(a, i * step, step);
                    result = terms.concat(result, next);
                }
            }
            _ => return None,
        }
        Some(result)
    }

    /// Does `a op b` overflow? `None`: too wide to say.
    fn overflows(&mut self, op: BinOp, sign: Sign, bits: u8, a: Term, b: Term) -> Option<Term> {
        if bits > 32 {
            return None;
        }
        let terms = &mut self.run.terms;
        let extend = if sign == Sign::Signed { CastOp::SExt } else { CastOp::ZExt };
        let (wide_a, wide_b) = (terms.cast(extend, a, 64), terms.cast(extend, b, 64));
        let wide = terms.bin(op, wide_a, wide_b);
        let narrow = terms.extract(wide, 0, bits);
        let back = terms.cast(extend, narrow, 64);
        Some(terms.cmp(CmpOp::Ne, wide, back))
    }

    /// What an update writes.
    fn updated(&mut self, op: RmwOp, old: Term, arg: Term) -> Term {
        let terms = &mut self.run.terms;
        let smaller = |terms: &mut Terms, cmp, a, b| {
            let less = terms.cmp(cmp, a, b);
            terms.ite(less, a, b)
        };
        match op {
            RmwOp::Xchg => arg,
            RmwOp::Add => terms.bin(BinOp::Add, old, arg),
            RmwOp::Sub => terms.bin(BinOp::Sub, old, arg),
            RmwOp::And => terms.bin(BinOp::And, old, arg),
            RmwOp::Or => terms.bin(BinOp::Or, old, arg),
            RmwOp::Xor => terms.bin(BinOp::Xor, old, arg),
            RmwOp::Nand => {
                let (both, ones) = (terms.bin(BinOp::And, old, arg), terms.constant(terms.bits(old), u64::MAX));
                terms.bin(BinOp::Xor, both, ones)
            }
            RmwOp::Min => smaller(terms, CmpOp::SLe, old, arg),
            RmwOp::UMin => smaller(terms, CmpOp::ULe, old, arg),
            RmwOp::Max => smaller(terms, CmpOp::SGe, old, arg),
            RmwOp::UMax => smaller(terms, CmpOp::UGe, old, arg),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "they are the operands of one instruction")]
    fn compare(
        &mut self,
        flow: &mut Flow,
        (old, ok): (Reg, Reg),
        addr: &Val,
        (expected, new): (&Val, &Val),
        size: Size,
        (success, failure): (Mode, Mode),
        pos: Pos,
    ) -> Result<(), Unsupported> {
        // The read's value is a term of its own number, which decides whether the update goes on: so the statement is
        // made first and learns of the condition afterwards.
        let unknown = self.run.terms.truth(false);
        let update = Update::Cas { succeeds: unknown };
        let (value, stmt) = self.read(flow, addr, size, (read_half(success), failure), update, pos)?;
        let low = self.run.terms.extract(value.term, 0, size.bits());
        let found = self.run.terms.cmp(CmpOp::Eq, low, expected.term);
        if let Some(id) = stmt
            && let Action::Read { update: Update::Cas { succeeds }, .. } = &mut self.run.statements[id.index()].action
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
            self.write(&mut there, addr, size, write_half(success), new, stmt, pos)?;
        }
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

    /// A copy of private memory or constants; where threads share memory, accesses of single bytes would not be those
    /// that the rest of the program makes.
    fn copy(
        &mut self,
        flow: &mut Flow,
        dst: Operand,
        src: Operand,
        len: Operand,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        let (dst, src, len) = (self.value(flow, dst), self.value(flow, src), self.value(flow, len));
        let known = |t: &Thread<'_, '_>, v: &Val| t.run.terms.only_value(v.term);
        let places = known(self, &dst).zip(known(self, &src)).zip(known(self, &len));
        let Some(((to, from), len)) = places.filter(|((to, from), len)| {
            layout::is_private(*to) && layout::is_silent(*from) && *len <= 1 << 16
        }) else {
            return Err(Unsupported { what: "a copy of memory that threads share".to_owned(), pos });
        };
        let mut bytes = vec![];
        for i in 0..len {
            let at = Val::pure(self.run.terms.constant(64, from + i));
            bytes.push(self.read(flow, &at, Size::B1, (Mode::Na, Mode::Na), Update::None, pos)?.0);
        }
        let yes = self.run.terms.truth(true);
        for (i, byte) in bytes.iter().enumerate() {
            self.silent_write(flow, to + i as u64, Size::B1, byte, yes);
        }
        Ok(())
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
        let place = self.run.terms.only_value(dst.term).zip(self.run.terms.only_value(len.term));
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
                match layout::region(self.run.terms.only_value(pointer.term)?) {
                    layout::Region::Function(func) if func.index() < self.run.program.functions.len() => Some(func),
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
            self.state(flow, guard, pos, Action::Join(child), None)?;
            let value = self.run.results[child.index()].clone();
            result = super::state::pick(&mut self.run.terms, is, &value, &result);
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

    fn held(&mut self, flow: &Flow, at: u64) -> Term {
        flow.held.get(&at).copied().unwrap_or_else(|| self.run.terms.constant(8, 0))
    }

    fn lock(&mut self, flow: &mut Flow, addr: Operand, size: Size, pos: Pos) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let one = self.run.terms.constant(8, 1);
        if self.run.limits.locks == Locks::Actions {
            let guard = flow.guard;
            self.state(flow, guard, pos, Action::Lock { addr: addr.term, size }, Some(&addr))?;
            if let Some(at) = self.run.terms.only_value(addr.term) {
                flow.held.insert(at, one);
            }
            let yes = self.run.terms.truth(true);
            self.mark_effect(flow, yes);
            return Ok(());
        }
        let at = self.only_address(addr.term, pos)?;
        let held = self.held(flow, at);
        let again = self.run.terms.nonzero(held);
        let message = "lock of a mutex that the thread holds already".to_owned();
        self.fail(flow, again, pos, Failure { kind: "relock", message });
        let (value, stmt) = self.read(flow, &addr, size, (Mode::Acq, Mode::Acq), Update::Lock, pos)?;
        let taken = self.run.terms.nonzero(value.term);
        self.stop(flow, taken, pos, BlockKind::Lock);
        flow.ctrl = join(&mut self.run.terms, &flow.ctrl, &value.deps);
        let locked = Val::pure(self.run.terms.constant(64, 1));
        self.write(flow, &addr, size, Mode::Rlx, &locked, stmt, pos)?;
        flow.held.insert(at, one);
        let yes = self.run.terms.truth(true);
        self.mark_effect(flow, yes);
        Ok(())
    }

    fn try_lock(
        &mut self,
        flow: &mut Flow,
        ok: Reg,
        addr: Operand,
        size: Size,
        pos: Pos,
    ) -> Result<(), Unsupported> {
        if self.run.limits.locks == Locks::Actions {
            return Err(Unsupported { what: "a lock that may fail, where locks are actions".to_owned(), pos });
        }
        let addr = self.value(flow, addr);
        let at = self.only_address(addr.term, pos)?;
        let zero = Val::pure(self.run.terms.constant(size.bits(), 0));
        let one = Val::pure(self.run.terms.constant(64, 1));
        let unused = Reg(flow.regs.len() as u32);
        flow.regs.push(one.clone());
        self.compare(flow, (unused, ok), &addr, (&zero, &one), size, (Mode::Acq, Mode::Rlx), pos)?;
        flow.regs.pop();
        let taken = self.run.terms.extract(flow.regs[ok.index()].term, 0, 1);
        let (held, once) = (self.held(flow, at), self.run.terms.constant(8, 1));
        let held = self.run.terms.ite(taken, once, held);
        flow.held.insert(at, held);
        Ok(())
    }

    fn unlock(&mut self, flow: &mut Flow, addr: Operand, size: Size, pos: Pos) -> Result<(), Unsupported> {
        let addr = self.value(flow, addr);
        let zero = self.run.terms.constant(8, 0);
        let yes = self.run.terms.truth(true);
        if self.run.limits.locks == Locks::Actions {
            let guard = flow.guard;
            self.state(flow, guard, pos, Action::Unlock { addr: addr.term, size }, Some(&addr))?;
            if let Some(at) = self.run.terms.only_value(addr.term) {
                flow.held.insert(at, zero);
            }
            self.mark_effect(flow, yes);
            return Ok(());
        }
        let at = self.only_address(addr.term, pos)?;
        let held = self.held(flow, at);
        let free = self.run.terms.is(held, 0);
        let message = "unlock of a mutex that the thread does not hold".to_owned();
        self.fail(flow, free, pos, Failure { kind: "unlock-not-held", message });
        let unlocked = Val::pure(self.run.terms.constant(64, 0));
        self.write(flow, &addr, size, Mode::Rel, &unlocked, None, pos)?;
        flow.held.insert(at, zero);
        self.mark_effect(flow, yes);
        Ok(())
    }
}

/// The order of an update's read, given the order of the update.
fn read_half(mode: Mode) -> Mode {
    match mode {
        Mode::AcqRel => Mode::Acq,
        Mode::Rel => Mode::Rlx,
        other => other,
    }
}

/// The order of an update's write.
fn write_half(mode: Mode) -> Mode {
    match mode {
        Mode::AcqRel => Mode::Rel,
        Mode::Acq => Mode::Rlx,
        other => other,
    }
}
