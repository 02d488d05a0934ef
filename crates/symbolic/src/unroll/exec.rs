//! Running threads on terms.

use super::cfg::{self, Piece};
use super::memory::Memory;
use super::objects::{private_start, thread_locals};
use super::state::{Dep, Flow, Val, join, pick};
use super::term::{Term, Terms};
use super::{
    Action, DecidingTerm, End, Failure, Limits, Locks, OtherEvent, Reliance, Statement, StmtId,
    Thread as Ended, Unrolled, Unsupported,
};
use fencepost_program::{
    BlockId, BlockKind, CastOp, Ends, Fault, FuncId, Loc, MOST_ROUNDS, Mode, Op, Operand, Pos, Program, Reg,
    Terminator, ThreadId, layout,
};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Whether the unrolling leaves out branches that are not taken for any value that their conditions can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prune {
    /// Branches stay, because the possible values are still being collected.
    Never,
    /// Branches that no known value takes are left out.
    Known,
}

/// The state of one unrolling that all threads share, such as the statements made so far.
pub(super) struct Run<'a> {
    pub program: &'a Program,
    pub terms: Terms,
    pub memory: &'a Memory,
    pub limits: &'a Limits,
    interrupt: &'a dyn Fn() -> bool,
    prune: Prune,
    pub statements: Vec<Statement>,
    pub threads: Vec<Option<Ended>>,
    /// The value that each thread's function returned.
    pub results: Vec<Val>,
    /// The joins that have been unrolled, as the joined thread and the condition under which the join
    /// happens.
    pub joins: Vec<(ThreadId, Term)>,
    running: Vec<ThreadId>,
    failures: Vec<End<Failure>>,
    blocks: Vec<End<BlockKind>>,
    /// The conditions under which a thread ends the process.
    pub exits: Vec<Term>,
    cuts: Vec<End<BlockKind>>,
    /// The bound by which each loop was cut, by the loop's place.
    cut_rounds: FxHashMap<Pos, u32>,
    /// The heads of the loops of each function that go round a constant number of times.
    constant_loops: FxHashMap<FuncId, Rc<Vec<BlockId>>>,
    pub choices: Vec<(u64, u64)>,
    /// The terms whose known values decided which statements there are.
    relied: BTreeSet<DecidingTerm>,
    pieces: FxHashMap<FuncId, Rc<Vec<Piece>>>,
}

/// Unrolls all threads of a program by running them on terms, given the values that memory may hold.
pub(super) fn run(
    program: &Program,
    (limits, interrupt): (&Limits, &dyn Fn() -> bool),
    memory: &Memory,
    prune: Prune,
) -> Result<Unrolled, Unsupported> {
    let mut run = Run {
        program,
        terms: Terms::default(),
        memory,
        limits,
        interrupt,
        prune,
        statements: vec![],
        threads: vec![None; program.threads.len()],
        results: vec![],
        joins: vec![],
        running: vec![],
        failures: vec![],
        blocks: vec![],
        exits: vec![],
        cuts: vec![],
        cut_rounds: FxHashMap::default(),
        constant_loops: FxHashMap::default(),
        choices: vec![],
        relied: BTreeSet::new(),
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
        exits: run.exits,
        cuts: run.cuts,
        cut_rounds: run.cut_rounds,
        choices: run.choices,
        memory: memory.clone(),
        relied: run.relied.into_iter().collect(),
        circles_left_out: false,
        order: vec![],
    })
}

impl<'a> Run<'a> {
    /// Unrolls a thread that exists from the start, unless that has been done already.
    pub(super) fn initial(&mut self, id: ThreadId, pos: Pos) -> Result<(), Unsupported> {
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

    /// Unrolls a thread from its function to its end, and records its result and its registers.
    pub(super) fn thread(
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
            start: Rc::new(thread_locals(self.program, id)),
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
            // A thread that ends the process cannot be joined.
            Some((flow, value)) if self.program.ends(id) == Ends::Process => {
                self.exits.push(flow.guard);
                (no, value, outermost)
            }
            Some((flow, value)) => (flow.guard, value, outermost),
            None => (no, Val::pure(zero), outermost),
        };
        for (flow, value) in exits {
            // Threads that end by a call have no registers that an observable names.
            result = pick(&mut self.terms, flow.guard, &value, &result);
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

    /// Returns whether a location is part of an object that this unrolling has allocated.
    pub fn is_allocated(&self, cell: Loc) -> bool {
        let end = cell.addr.saturating_add(cell.size.bytes());
        self.statements.iter().any(|s| match s.action {
            Action::Other(OtherEvent::Alloc { addr, size, .. }) => addr <= cell.addr && end <= addr + size,
            _ => false,
        })
    }

    fn pieces(&mut self, func: FuncId) -> Rc<Vec<Piece>> {
        let program = self.program;
        self.pieces.entry(func).or_insert_with(|| Rc::new(cfg::pieces(program.function(func)))).clone()
    }
}

/// A thread that is being unrolled, with its open calls and the paths on which it has ended.
pub(super) struct Thread<'r, 'a> {
    pub run: &'r mut Run<'a>,
    pub id: ThreadId,
    pub depth: u32,
    /// The places of the calls that are open.
    places: Vec<Pos>,
    /// The flows that ended the whole thread.
    pub exits: Vec<(Flow, Val)>,
    /// The registers of the outermost frame, when it has returned.
    outermost: Option<Vec<Val>>,
}

/// The flows that wait at blocks.
type Waiters = FxHashMap<BlockId, Flow>;

/// A call of a function that is being unrolled.
pub(super) struct Frame {
    pub func: FuncId,
    /// The flow at the function's returns and the returned value; `None` before the first return.
    returned: Option<(Flow, Val)>,
}

impl Thread<'_, '_> {
    /// Unrolls a call of a function with these arguments. Returns the flow after the call and the value that
    /// the function returns; `None` if the function never returns.
    pub(super) fn call(
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

    fn pieces(
        &mut self,
        frame: &mut Frame,
        pieces: &[Piece],
        waiters: &mut Waiters,
    ) -> Result<(), Unsupported> {
        for piece in pieces {
            match piece {
                Piece::Block(block) => self.block(frame, *block, waiters)?,
                Piece::Loop(head, body) => {
                    let bound = self.bound(frame.func, *head);
                    // One round more than the bound, in which the thread may only test whether the loop ends.
                    for _ in 0..=bound {
                        self.pieces(frame, body, waiters)?;
                        if !waiters.contains_key(head) {
                            break;
                        }
                    }
                    if let Some(flow) = waiters.remove(head) {
                        let pos = self.head_pos(frame.func, *head);
                        self.cut_loop(flow.guard, pos, bound);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the bound on the rounds of a loop: its own, or the general one unless it goes round a constant
    /// number of times.
    fn bound(&mut self, func: FuncId, head: BlockId) -> u32 {
        let function = self.run.program.function(func);
        let ids = function.blocks[head.index()].insts.iter().filter_map(|inst| match inst.op {
            Op::LoopHead { id } => Some(id),
            _ => None,
        });
        if let Some(own) = ids.filter_map(|id| function.loops[id.index()].bound).next() {
            return own;
        }
        let known = self.run.constant_loops.entry(func);
        let constant = known.or_insert_with(|| Rc::new(function.constant_loops()));
        if constant.contains(&head) { MOST_ROUNDS } else { self.run.limits.unroll }
    }

    fn head_pos(&self, func: FuncId, head: BlockId) -> Pos {
        let block = &self.run.program.function(func).blocks[head.index()];
        self.place(block.insts.first().map_or(block.end_pos, |inst| inst.pos))
    }

    /// Returns the place to show to the user for a statement, the innermost one in the user's own code.
    pub(super) fn place(&self, pos: Pos) -> Pos {
        let program = self.run.program;
        let known = |p: &Pos| program.is_user_place(*p);
        if known(&pos) { pos } else { self.places.iter().rev().copied().find(known).unwrap_or(pos) }
    }

    fn block(&mut self, frame: &mut Frame, block: BlockId, waiters: &mut Waiters) -> Result<(), Unsupported> {
        let Some(mut flow) = waiters.remove(&block) else { return Ok(()) };
        if (self.run.interrupt)() {
            return Err(Unsupported::stopped());
        }
        let program = self.run.program;
        let block = &program.function(frame.func).blocks[block.index()];
        for inst in &block.insts {
            if self.run.terms.is_false(flow.guard) {
                return Ok(());
            }
            // A block may be long, and instructions that copy many bytes take long.
            if (self.run.interrupt)() {
                return Err(Unsupported::stopped());
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
                    if self.decided(is) == Some(false) {
                        continue;
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
                        let value = pick(&mut self.run.terms, flow.guard, &value, &before);
                        (flow.merge(other, &mut self.run.terms), value)
                    }
                });
            }
            Terminator::Unreachable => {
                let yes = self.run.terms.truth(true);
                self.fail(&mut flow, yes, pos, Failure::Fault(Fault::Unreachable));
            }
        }
        Ok(())
    }

    /// Records that the known values of a term decide which statements the unrolled program has.
    pub(super) fn record_deciding(&mut self, term: Term, why: Reliance) {
        let relied = DecidingTerm { term, by: self.id, why };
        if self.run.terms.as_const(term).is_none() {
            self.run.relied.insert(relied);
        }
    }

    /// Returns the value of a term if it can have only one, and records that the statements depend on that.
    pub(super) fn only_value(&mut self, term: Term) -> Option<u64> {
        self.record_deciding(term, Reliance::Other);
        self.run.terms.only_value(term)
    }

    /// Returns whether a branch condition is true, if the known values decide that.
    pub(super) fn decided(&self, cond: Term) -> Option<bool> {
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
        let decided = self.decided(taken);
        let mut other = flow.clone();
        // Guards are narrowed also where only one branch is left, so that what is run now was run while
        // values were collected.
        flow.guard = self.run.terms.and(flow.guard, taken);
        let not = self.run.terms.not(taken);
        other.guard = self.run.terms.and(other.guard, not);
        if decided != Some(false) {
            self.go(yes, flow, waiters);
        }
        if decided != Some(true) {
            self.go(no, other, waiters);
        }
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

    /// Returns the value of an instruction's operand, of 64 bits.
    pub(super) fn value(&mut self, flow: &Flow, operand: Operand) -> Val {
        match operand {
            Operand::Reg(reg) => flow.regs[reg.index()].clone(),
            Operand::Const(value) => Val::pure(self.run.terms.constant(64, value)),
        }
    }

    /// Sets a register to a term, extended to 64 bits, with the reads that the term was computed from.
    pub(super) fn set(&mut self, flow: &mut Flow, reg: Reg, term: Term, deps: Rc<[Dep]>) {
        let term = self.run.terms.cast(CastOp::ZExt, term, 64);
        flow.regs[reg.index()] = Val { term, deps };
    }

    /// Returns the value of the lowest `bits` bits of an operand.
    pub(super) fn low_bits(&mut self, flow: &Flow, operand: Operand, bits: u8) -> Val {
        let value = self.value(flow, operand);
        Val { term: self.run.terms.extract(value.term, 0, bits), deps: value.deps }
    }

    /// Adds a statement to the unrolled program, to be run where `guard` holds.
    pub(super) fn add_statement(
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

    /// Records that the thread fails where `when` holds, and continues the thread only where it does not.
    pub(super) fn fail(&mut self, flow: &mut Flow, when: Term, pos: Pos, failure: Failure) {
        let guard = self.run.terms.and(flow.guard, when);
        if !self.run.terms.is_false(guard) {
            self.run.failures.push(End { thread: self.id, pos, guard, kind: failure });
        }
        self.exclude(flow, when);
    }

    /// Records that a bound on loops or calls ends the thread where `guard` holds.
    pub(super) fn cut(&mut self, guard: Term, pos: Pos, kind: BlockKind) {
        self.run.cuts.push(End { thread: self.id, pos, guard, kind });
    }

    /// Ends the thread where `guard` holds, because the loop at `pos` has gone round `rounds` times.
    pub(super) fn cut_loop(&mut self, guard: Term, pos: Pos, rounds: u32) {
        self.run.cut_rounds.insert(pos, rounds);
        self.cut(guard, pos, BlockKind::LoopBound);
    }

    /// Records that the thread waits for ever where `when` holds, and continues the thread only where it does
    /// not.
    pub(super) fn wait_forever(&mut self, flow: &mut Flow, when: Term, pos: Pos, kind: BlockKind) {
        let guard = self.run.terms.and(flow.guard, when);
        if !self.run.terms.is_false(guard) {
            self.run.blocks.push(End { thread: self.id, pos, guard, kind });
        }
        self.exclude(flow, when);
    }

    /// Restricts the state of the thread to the paths on which `ended` does not hold.
    pub(super) fn exclude(&mut self, flow: &mut Flow, ended: Term) {
        let not = self.run.terms.not(ended);
        flow.guard = self.run.terms.and(flow.guard, not);
    }

    /// Records in the current round of each loop that the thread has an effect others can see, where `when`
    /// holds.
    pub(super) fn mark_effect(&mut self, flow: &mut Flow, when: Term) {
        for round in &mut flow.rounds {
            round.effect = self.run.terms.or(round.effect, when);
        }
    }

    /// Records in the current round of each loop that the thread reads shared memory.
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
}
