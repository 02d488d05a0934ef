//! The pass over control flow: it removes unreachable and empty blocks, and joins blocks that always follow
//! each other.

use crate::{BlockId, Function, Terminator};

/// Removes the function's unreachable blocks and joins blocks that always run one after the other.
pub fn merge(function: &mut Function) {
    skip_empty(function);
    let count = function.blocks.len();
    let mut reached = vec![false; count];
    let mut entries = vec![0u32; count];
    let mut todo = vec![BlockId(0)];
    entries[0] = 1;
    reached[0] = true;
    while let Some(b) = todo.pop() {
        function.blocks[b.index()].for_each_successor(|to| {
            entries[to.index()] += 1;
            if !std::mem::replace(&mut reached[to.index()], true) {
                todo.push(to);
            }
        });
    }
    for b in 0..count {
        if !reached[b] {
            continue;
        }
        while let Terminator::Jump(to) = function.blocks[b].end {
            // `to` is joined to this block if no other way leads there; block 0 has the function's start
            // besides.
            if to.index() == b || entries[to.index()] != 1 {
                break;
            }
            reached[to.index()] = false;
            let next = &mut function.blocks[to.index()];
            let insts = std::mem::take(&mut next.insts);
            let end = std::mem::replace(&mut next.end, Terminator::Unreachable);
            let end_pos = next.end_pos;
            let block = &mut function.blocks[b];
            block.insts.extend(insts);
            block.end = end;
            block.end_pos = end_pos;
        }
    }
    keep(function, &reached);
}

/// Makes jumps to a block that only jumps on lead to where that block jumps.
fn skip_empty(function: &mut Function) {
    let target: Vec<Option<BlockId>> = function
        .blocks
        .iter()
        .map(|block| match block.end {
            Terminator::Jump(to) if block.insts.is_empty() => Some(to),
            _ => None,
        })
        .collect();
    let resolve = |mut to: BlockId| {
        // An empty loop, which jumps for ever, stays.
        for _ in 0..target.len() {
            match target[to.index()] {
                Some(next) => to = next,
                None => return to,
            }
        }
        to
    };
    for block in &mut function.blocks {
        block.for_each_successor_mut(|to| *to = resolve(*to));
        if let Terminator::Branch { yes, no, .. } = block.end
            && yes == no
        {
            block.end = Terminator::Jump(yes);
        }
    }
}

/// Keeps the blocks for which `kept` says so, and numbers them anew.
fn keep(function: &mut Function, kept: &[bool]) {
    let mut numbers = vec![BlockId(0); kept.len()];
    let mut next = 0;
    for (b, kept) in kept.iter().enumerate() {
        if *kept {
            numbers[b] = BlockId(next);
            next += 1;
        }
    }
    let mut b = 0;
    function.blocks.retain(|_| {
        b += 1;
        kept[b - 1]
    });
    for block in &mut function.blocks {
        block.for_each_successor_mut(|to| *to = numbers[to.index()]);
    }
}
