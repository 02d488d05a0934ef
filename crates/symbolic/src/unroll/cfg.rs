//! Puts the blocks of a function into an order in which they can be run, with its loops.
//!
//! Strongly connected parts, from the outside in (Steensgaard, *Sequentializing program dependence graphs for
//! irreducible programs*, 1993): a part with a cycle is a loop, its first block in depth-first order is the
//! head, and without the edges to the head what is inside falls into parts again. Loops with several entries
//! need no special care: a path that enters in the middle joins the first round there.

use fencepost_program::{BlockId, Function, Op, Terminator};

/// A block of a function, or a loop with the pieces inside of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// A block that does not lead back to itself without a loop around it.
    Block(BlockId),
    /// A loop, with its head and the pieces that a round runs, the head first.
    Loop(BlockId, Vec<Piece>),
}

/// Returns the blocks and loops of a function, each after those that lead to it.
pub(super) fn pieces(function: &Function) -> Vec<Piece> {
    let all: Vec<BlockId> = (0..function.blocks.len() as u32).map(BlockId).collect();
    order(function, &all, None)
}

/// Returns the blocks that may run after this one.
fn successors(function: &Function, block: BlockId) -> Vec<BlockId> {
    let block = &function.blocks[block.index()];
    let mut next = match &block.end {
        Terminator::Jump(to) => vec![*to],
        Terminator::Branch { yes, no, .. } => vec![*yes, *no],
        Terminator::Switch { cases, default, .. } => {
            cases.iter().map(|(_, to)| *to).chain([*default]).collect()
        }
        Terminator::Return(_) | Terminator::Unreachable => vec![],
    };
    let unwinds = block.insts.iter().filter_map(|inst| match inst.op {
        Op::Invoke { unwind, .. } => Some(unwind),
        _ => None,
    });
    next.extend(unwinds);
    next
}

/// Puts `blocks` in order, as if there were no edges to `head`.
fn order(function: &Function, blocks: &[BlockId], head: Option<BlockId>) -> Vec<Piece> {
    let mut inside = vec![false; function.blocks.len()];
    blocks.iter().for_each(|b| inside[b.index()] = true);
    let next = |b: BlockId| -> Vec<BlockId> {
        successors(function, b).into_iter().filter(|to| inside[to.index()] && Some(*to) != head).collect()
    };
    let mut components = components(function.blocks.len(), blocks, &next);
    // Tarjan gives each component after those it leads to.
    components.reverse();
    components
        .into_iter()
        .map(|component| match component[..] {
            [only] if !next(only).contains(&only) => Piece::Block(only),
            _ => {
                let first = component[0];
                Piece::Loop(first, order(function, &component, Some(first)))
            }
        })
        .collect()
}

/// Returns the strongly connected components, each with the block first through which a search came into it.
fn components(count: usize, blocks: &[BlockId], next: &dyn Fn(BlockId) -> Vec<BlockId>) -> Vec<Vec<BlockId>> {
    const NEW: u32 = u32::MAX;
    let (mut number, mut low) = (vec![NEW; count], vec![0; count]);
    let (mut open, mut is_open, mut found) = (vec![], vec![false; count], vec![]);
    let mut counter = 0;
    for root in blocks {
        if number[root.index()] != NEW {
            continue;
        }
        // An explicit stack: generated code can have very long chains of blocks.
        let mut path: Vec<(BlockId, Vec<BlockId>)> = vec![];
        let mut enter = |b: BlockId, number: &mut Vec<u32>, low: &mut Vec<u32>, open: &mut Vec<BlockId>| {
            number[b.index()] = counter;
            low[b.index()] = counter;
            counter += 1;
            open.push(b);
        };
        enter(*root, &mut number, &mut low, &mut open);
        is_open[root.index()] = true;
        path.push((*root, next(*root)));
        while let Some((block, rest)) = path.last_mut() {
            let block = *block;
            match rest.pop() {
                Some(to) if number[to.index()] == NEW => {
                    enter(to, &mut number, &mut low, &mut open);
                    is_open[to.index()] = true;
                    path.push((to, next(to)));
                }
                Some(to) if is_open[to.index()] => {
                    low[block.index()] = low[block.index()].min(number[to.index()]);
                }
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((parent, _)) = path.last() {
                        low[parent.index()] = low[parent.index()].min(low[block.index()]);
                    }
                    if low[block.index()] == number[block.index()] {
                        let at = open.iter().position(|b| *b == block).unwrap_or(0);
                        let component = open.split_off(at);
                        component.iter().for_each(|b| is_open[b.index()] = false);
                        found.push(component);
                    }
                }
            }
        }
    }
    found
}
