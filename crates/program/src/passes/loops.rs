//! The pass that finds loops and marks where they are entered, where a round begins, and where it is counted.
//!
//! Natural loops by dominators (Aho, Sethi, Ullman): a loop has a *head*, which every way into it goes
//! through, and the blocks from which one gets back to the head without leaving through it. [`Op::LoopEnter`]
//! goes on the edges into the head from outside, [`Op::LoopHead`] to its start, and [`Op::LoopBody`], which
//! counts, to the edges from the *condition* to the rest: the condition is the head and those blocks after it
//! that only look and decide whether to leave. So a round that ends in leaving the loop does not count. A
//! loop whose head does more than look, or that checks at its end, counts at its head. Where control jumps
//! into the middle of a loop (`goto`), there is no one head; the block that is jumped back to stands in for
//! it, and the loop counts as entered when the function is.
//!
//! A loop that counts in every round never comes back to where it was; without a bound on rounds it needs no
//! markers.

use super::constant::{MOST_ROUNDS, is_constant};
use super::ends;
use crate::relevance::Relevance;
use crate::{
    BinOp, Block, BlockId, Function, Inst, InstPos, LoopId, LoopInfo, Op, Operand, Pos, Reg, Terminator,
};
use rustc_hash::FxHashMap;

/// A loop of a function, as the analysis finds it.
pub(crate) struct Loop {
    pub head: usize,
    /// For each block, whether it is in the loop.
    pub(super) body: Vec<bool>,
    /// Whether every way into the loop goes through its head.
    pub(super) natural: bool,
}

impl Loop {
    /// Returns the instructions and registers that matter to the rounds of this loop, given those that matter
    /// to the whole function.
    pub fn relevance(&self, function: &Function, general: &Relevance) -> Relevance {
        general.with_ends(function, self.exits(function))
    }

    /// Returns the blocks from which the loop is left. A loop with several ways in may have more blocks than
    /// were found, so every block counts as one.
    fn exits<'a>(&'a self, function: &'a Function) -> impl Iterator<Item = usize> + 'a {
        (0..function.blocks.len()).filter(move |b| {
            let mut leaves = false;
            function.blocks[*b].for_each_successor(|to| leaves |= !self.body[to.index()]);
            self.body[*b] && (leaves || !self.natural)
        })
    }
}

/// Returns the instructions and registers of a function that can affect anything observable, whichever of its
/// loops is asked about. Those that decide whether a loop that may have no end is left are among them.
pub(crate) fn general_relevance(function: &Function, loops: &[Loop], dominators: &[Vec<bool>]) -> Relevance {
    let base = Relevance::of(function);
    let may_go_on = |found: &&Loop| !ends::certainly(function, found, dominators);
    let exits: Vec<usize> = loops.iter().filter(may_go_on).flat_map(|found| found.exits(function)).collect();
    base.with_ends(function, exits.into_iter())
}

/// Inserts loop markers for the loops of a function that may wait and for those whose rounds are bounded.
/// `own` returns the bound of a loop at a place, if it has one of its own; `unroll` bounds all others but
/// those that go round a constant number of times.
pub fn mark(function: &mut Function, unroll: Option<u32>, own: &dyn Fn(Pos) -> Option<u32>) {
    let (mut loops, dominators) = find(function);
    let relevance = general_relevance(function, &loops, &dominators);
    let is_bounded = |function: &Function, found: &Loop| {
        own(place(function, found)).is_some()
            || (unroll.is_some() && !is_constant(function, found, &dominators))
    };
    loops.retain(|found| {
        let counts = || counts(function, found, &dominators, &found.relevance(function, &relevance));
        is_bounded(function, found) || (unroll.is_none() && !counts())
    });
    if loops.is_empty() {
        return;
    }
    // The markers to put on the way from one block to another, in order.
    let mut on_edge: FxHashMap<(usize, usize), Vec<Op>> = FxHashMap::default();
    let mut at_head: Vec<Vec<Op>> = vec![vec![]; function.blocks.len()];
    let mut at_start = Vec::new();
    for found in &loops {
        let id = LoopId(function.loops.len() as u32);
        let pos = place(function, found);
        let is_bounded = unroll.is_some() || own(pos).is_some();
        function.loops.push(LoopInfo { pos, bound: own(pos), ..LoopInfo::default() });
        at_head[found.head].push(Op::LoopHead { id });
        let condition = condition(function, found);
        if is_bounded && !condition[found.head] {
            at_head[found.head].push(Op::LoopBody { id });
        }
        if !found.natural || found.head == 0 {
            at_start.push(Op::LoopEnter { id });
        }
        for (b, block) in function.blocks.iter().enumerate() {
            block.for_each_successor(|to| {
                let to = to.index();
                let ops = on_edge.entry((b, to)).or_default();
                if is_bounded && condition[b] && found.body[to] && (!condition[to] || to == found.head) {
                    push_once(ops, Op::LoopBody { id });
                }
                if to == found.head && !found.body[b] && found.natural {
                    push_once(ops, Op::LoopEnter { id });
                }
            });
        }
    }
    // A count belongs to the loop that goes on, an entry to the loop that begins: counts come first.
    for ops in on_edge.values_mut() {
        ops.sort_by_key(|op| matches!(op, Op::LoopEnter { .. }));
    }
    insert(function, &on_edge, at_head, at_start);
}

/// Returns the heads of the loops of a function that go round a constant number of times.
pub fn constant(function: &Function) -> Vec<BlockId> {
    let (loops, dominators) = find(function);
    let constant = loops.iter().filter(|found| is_constant(function, found, &dominators));
    constant.map(|found| BlockId(found.head as u32)).collect()
}

/// Returns where the loop around a block begins, at the place by which users name it; `None` if there is no
/// loop around it. Of several, it is the smallest of those that may go on for ever.
pub fn around(function: &Function, block: BlockId) -> Option<InstPos> {
    let (loops, dominators) = find(function);
    let size = |found: &Loop| found.body.iter().filter(|inside| **inside).count();
    let around = loops.iter().filter(|found| found.body[block.index()]);
    let found = around.min_by_key(|found| (ends::certainly(function, found, &dominators), size(found)))?;
    let pos = place(function, found);
    let inside = (0..function.blocks.len()).filter(|b| found.body[*b]);
    [found.head].into_iter().chain(inside).find_map(|b| {
        let inst = places(&function.blocks[b]).position(|other| other == pos)?;
        Some(InstPos { block: BlockId(b as u32), inst: inst as u32 })
    })
}

/// Exempts loops that go round a constant number of times, and have markers, from the general bound on
/// rounds.
pub fn exempt_constant(function: &mut Function) {
    for head in constant(function) {
        for inst in &function.blocks[head.index()].insts {
            if let Op::LoopHead { id } = inst.op {
                function.loops[id.index()].bound.get_or_insert(MOST_ROUNDS);
            }
        }
    }
}

/// Removes all loop markers from a function.
pub fn unmark(function: &mut Function) {
    let is_mark = |op: &Op| matches!(op, Op::LoopEnter { .. } | Op::LoopHead { .. } | Op::LoopBody { .. });
    for block in &mut function.blocks {
        block.insts.retain(|inst| !is_mark(&inst.op));
    }
    function.loops.clear();
}

fn push_once(ops: &mut Vec<Op>, op: Op) {
    if !ops.contains(&op) {
        ops.push(op);
    }
}

fn insert(
    function: &mut Function,
    on_edge: &FxHashMap<(usize, usize), Vec<Op>>,
    at_head: Vec<Vec<Op>>,
    at_start: Vec<Op>,
) {
    let count = function.blocks.len();
    let mut added: FxHashMap<(usize, usize), BlockId> = FxHashMap::default();
    for b in 0..count {
        let mut edges = Vec::new();
        function.blocks[b].for_each_successor(|to| edges.push(to.index()));
        for to in edges {
            let Some(ops) = on_edge.get(&(b, to)).filter(|ops| !ops.is_empty()) else { continue };
            if added.contains_key(&(b, to)) {
                continue;
            }
            let pos = function.blocks[b].end_pos;
            added.insert((b, to), BlockId(function.blocks.len() as u32));
            function.blocks.push(Block {
                insts: ops.iter().map(|op| Inst { op: op.clone(), pos }).collect(),
                end: Terminator::Jump(BlockId(to as u32)),
                end_pos: pos,
            });
        }
        function.blocks[b].for_each_successor_mut(|to| {
            if let Some(block) = added.get(&(b, to.index())) {
                *to = *block;
            }
        });
    }
    for (b, ops) in at_head.into_iter().enumerate() {
        let pos = first_place(&function.blocks[b]);
        function.blocks[b].insts.splice(0..0, ops.into_iter().map(|op| Inst { op, pos }));
    }
    if !at_start.is_empty() {
        enter_at_start(function, at_start);
    }
}

/// Puts markers before the first block, to which a loop may lead back.
fn enter_at_start(function: &mut Function, ops: Vec<Op>) {
    let moved = BlockId(function.blocks.len() as u32);
    let start = Block {
        insts: ops.into_iter().map(|op| Inst { op, pos: Pos::default() }).collect(),
        end: Terminator::Jump(moved),
        end_pos: Pos::default(),
    };
    let first = std::mem::replace(&mut function.blocks[0], start);
    function.blocks.push(first);
    for block in &mut function.blocks {
        block.for_each_successor_mut(|to| {
            if *to == BlockId(0) {
                *to = moved;
            }
        });
    }
}

/// Returns the blocks that only decide whether to leave the loop: the head, and those that only they lead to,
/// as long as each can leave.
fn condition(function: &Function, found: &Loop) -> Vec<bool> {
    // A failing assertion does not leave the loop, it ends the program.
    let ends = |b: usize| function.blocks[b].end == Terminator::Unreachable;
    let leaves = |b: usize| {
        let (mut leaves, mut again) = (false, false);
        function.blocks[b].end.for_each_target(|to| {
            leaves |= !found.body[to.index()] && !ends(to.index());
            again |= to.index() == found.head;
        });
        leaves && !again && function.blocks[b].insts.iter().all(|inst| only_looks(&inst.op))
    };
    let mut condition = vec![false; function.blocks.len()];
    if !leaves(found.head) {
        return condition;
    }
    condition[found.head] = true;
    loop {
        let mut grew = false;
        for b in 0..function.blocks.len() {
            if condition[b] || !found.body[b] || !leaves(b) {
                continue;
            }
            let only_from = function.blocks.iter().enumerate().all(|(p, block)| {
                let mut leads = false;
                block.for_each_successor(|to| leads |= to.index() == b);
                !leads || condition[p]
            });
            if only_from {
                condition[b] = true;
                grew = true;
            }
        }
        if !grew {
            return condition;
        }
    }
}

/// Returns whether a loop's condition may contain this instruction: one that only reads and computes. (What
/// it calls is not looked at.)
fn only_looks(op: &Op) -> bool {
    op.is_pure()
        || matches!(
            op,
            Op::Load { .. } | Op::LoadRaw { .. } | Op::Fence { .. } | Op::Call { .. } | Op::Invoke { .. }
        )
}

/// Returns the source place of a loop: that of its head, or of a block that leads back to it.
fn place(function: &Function, found: &Loop) -> Pos {
    let head = first_place(&function.blocks[found.head]);
    if head.is_known() {
        return head;
    }
    let inside = function.blocks.iter().enumerate().filter(|(b, _)| found.body[*b]);
    inside.map(|(_, block)| first_place(block)).filter(|pos| pos.is_known()).min().unwrap_or_default()
}

fn first_place(block: &Block) -> Pos {
    places(block).find(|pos| pos.is_known()).unwrap_or_default()
}

/// Returns the source places of a block's instructions and of its end.
fn places(block: &Block) -> impl Iterator<Item = Pos> {
    block.insts.iter().map(|inst| inst.pos).chain([block.end_pos])
}

/// Returns whether every round adds the same number, not zero, to a register that nothing else in the loop
/// assigns, and whose value makes a difference.
fn counts(function: &Function, found: &Loop, dominators: &[Vec<bool>], relevance: &Relevance) -> bool {
    let blocks = || function.blocks.iter().enumerate().filter(|(b, _)| found.body[*b]);
    let leads_back = |block: &Block| {
        let mut back = false;
        block.for_each_successor(|to| back |= to.index() == found.head);
        back
    };
    let every_round = |b: usize| blocks().filter(|(_, l)| leads_back(l)).all(|(l, _)| dominators[l][b]);
    let assigned = |reg: Reg| {
        let mut times = 0;
        for inst in blocks().flat_map(|(_, block)| &block.insts) {
            inst.op.for_each_def(|def| times += u32::from(def == reg));
        }
        times
    };
    let steps = |inst: &Inst| match inst.op {
        Op::Bin { op: BinOp::Add | BinOp::Sub, dst, a, b: Operand::Const(step), .. } => {
            (a == Operand::Reg(dst) && step != 0).then_some(dst)
        }
        _ => None,
    };
    found.natural
        && blocks().any(|(b, block)| {
            let mut counters = block.insts.iter().enumerate().filter(|(i, _)| relevance.is_relevant(b, *i));
            every_round(b) && counters.any(|(_, inst)| steps(inst).is_some_and(|reg| assigned(reg) == 1))
        })
}

/// Finds the loops of a function, and for each block the blocks that dominate it.
pub(crate) fn find(function: &Function) -> (Vec<Loop>, Vec<Vec<bool>>) {
    let count = function.blocks.len();
    let mut successors: Vec<Vec<usize>> = vec![vec![]; count];
    let mut predecessors: Vec<Vec<usize>> = vec![vec![]; count];
    for (b, block) in function.blocks.iter().enumerate() {
        block.for_each_successor(|to| {
            successors[b].push(to.index());
            predecessors[to.index()].push(b);
        });
    }
    let backward = backward_edges(&successors);
    if backward.is_empty() {
        return (vec![], vec![]);
    }
    let dominators = dominators(&successors, &predecessors);
    let mut loops: Vec<Loop> = Vec::new();
    for (from, head) in backward {
        let natural = dominators[from][head];
        // The body: all blocks that lead to `from` without passing the head.
        let mut body = vec![false; count];
        body[head] = true;
        let mut todo = vec![from];
        while let Some(b) = todo.pop() {
            if !std::mem::replace(&mut body[b], true) {
                todo.extend(&predecessors[b]);
            }
        }
        match loops.iter_mut().find(|other| other.head == head) {
            Some(other) => {
                other.natural &= natural;
                other.body.iter_mut().zip(&body).for_each(|(a, b)| *a |= b);
            }
            None => loops.push(Loop { head, body, natural }),
        }
    }
    (loops, dominators)
}

/// Returns the edges of a depth-first search that lead back to a block that the search is still visiting.
fn backward_edges(successors: &[Vec<usize>]) -> Vec<(usize, usize)> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut state = vec![State::New; successors.len()];
    let mut found = Vec::new();
    let mut stack = vec![(0, 0)];
    state[0] = State::Open;
    while let Some((b, next)) = stack.pop() {
        let Some(&to) = successors[b].get(next) else {
            state[b] = State::Done;
            continue;
        };
        stack.push((b, next + 1));
        match state[to] {
            State::New => {
                state[to] = State::Open;
                stack.push((to, 0));
            }
            State::Open => found.push((b, to)),
            State::Done => {}
        }
    }
    found
}

/// Returns, for each block, the blocks that every way to it goes through.
fn dominators(successors: &[Vec<usize>], predecessors: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let count = successors.len();
    let mut reached = vec![false; count];
    let mut todo = vec![0];
    while let Some(b) = todo.pop() {
        if !std::mem::replace(&mut reached[b], true) {
            todo.extend(&successors[b]);
        }
    }
    let mut dominators = vec![vec![true; count]; count];
    dominators[0] = vec![false; count];
    dominators[0][0] = true;
    let mut changed = true;
    while changed {
        changed = false;
        for b in 1..count {
            let mut new = vec![true; count];
            for p in predecessors[b].iter().filter(|p| reached[**p]) {
                new.iter_mut().zip(&dominators[*p]).for_each(|(a, d)| *a &= d);
            }
            new[b] = true;
            if new != dominators[b] {
                dominators[b] = new;
                changed = true;
            }
        }
    }
    dominators
}
