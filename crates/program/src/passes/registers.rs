//! The pass that makes registers few: those that are never needed at the same time become one.
//!
//! Greedy colouring of the interference graph, in order of the registers' first appearance (Chaitin, 1982,
//! without spilling: there are as many registers as one likes). Parameters keep their places, and variables
//! that traces show are not shared.

use crate::liveness::{self, Set};
use crate::{Function, Op, Operand, Reg};

/// Renumbers the registers of a function so that it needs few, by merging those that are never live at the
/// same time.
pub fn share(function: &mut Function) {
    let count = function.regs as usize;
    // Local arrays are registers in a row; front ends that use them come without so many temporaries.
    let arrays = |op: &Op| matches!(op, Op::Peek { .. } | Op::Poke { .. });
    if function.blocks.iter().flat_map(|b| &b.insts).any(|inst| arrays(&inst.op)) {
        return;
    }
    let interference = interference(function);
    let mut own = Set::new(function.regs);
    function.reg_names.iter().for_each(|(reg, _)| own.insert(*reg));
    function.variables.iter().for_each(|variable| own.insert(variable.reg));

    let mut colour: Vec<Option<u32>> = vec![None; count];
    let mut used = function.params;
    (0..function.params).for_each(|p| colour[p as usize] = Some(p));
    // Parameters may give their place to others once they are no longer needed; shown variables may not.
    let mut reserved: Vec<u32> = (0..function.params).filter(|p| own.contains(Reg(*p))).collect();
    let mut order = Vec::new();
    for inst in function.blocks.iter().flat_map(|b| &b.insts) {
        inst.op.for_each_def(|def| order.push(def));
        inst.op.for_each_use(|operand| order.extend(as_reg(operand)));
    }
    function.blocks.iter().for_each(|b| order.extend(b.end.operand().and_then(as_reg)));
    order.extend(function.variables.iter().map(|v| v.reg));
    order.extend(function.reg_names.iter().map(|(reg, _)| *reg));
    for reg in order {
        if colour[reg.index()].is_some() {
            continue;
        }
        if own.contains(reg) {
            colour[reg.index()] = Some(used);
            reserved.push(used);
            used += 1;
            continue;
        }
        let taken: Vec<u32> =
            interference[reg.index()].iter().filter_map(|other| colour[other.index()]).collect();
        let free = (0..used).find(|c| !taken.contains(c) && !reserved.contains(c));
        let chosen = free.unwrap_or(used);
        used = used.max(chosen + 1);
        colour[reg.index()] = Some(chosen);
    }

    let new = |reg: Reg| Reg(colour[reg.index()].unwrap_or(0));
    let rename = |operand: &mut Operand| {
        if let Operand::Reg(reg) = operand {
            *reg = new(*reg);
        }
    };
    for block in &mut function.blocks {
        for inst in &mut block.insts {
            inst.op.for_each_use_mut(rename);
            inst.op.for_each_def_mut(|def| *def = new(*def));
        }
        block.end.for_each_use_mut(rename);
        block.insts.retain(|inst| !matches!(inst.op, Op::Copy { dst, src } if src == Operand::Reg(dst)));
    }
    function.reg_names.iter_mut().for_each(|(reg, _)| *reg = new(*reg));
    function.variables.iter_mut().for_each(|variable| variable.reg = new(variable.reg));
    function.regs = used.max(function.params);
}

fn as_reg(operand: Operand) -> Option<Reg> {
    match operand {
        Operand::Reg(reg) => Some(reg),
        Operand::Const(_) => None,
    }
}

/// Returns, for each register, the registers whose values are needed while it is assigned, in order. Lists,
/// since a long function has many registers and few of them interfere: a bit for each pair would take 5 GB
/// for 200 000 registers.
fn interference(function: &Function) -> Vec<Vec<Reg>> {
    let mut shown = Set::new(function.regs);
    function.reg_names.iter().for_each(|(reg, _)| shown.insert(*reg));
    let live_in = liveness::live_in(function, &shown);
    let mut live = Set::new(function.regs);
    let mut with: Vec<Vec<Reg>> = vec![vec![]; function.regs as usize];
    // A register that is assigned often interferes with the same others again and again: the list loses its
    // duplicates whenever its length has doubled.
    let add = |list: &mut Vec<Reg>, reg: Reg| {
        if list.len() == list.capacity() {
            list.sort_unstable();
            list.dedup();
        }
        list.push(reg);
    };
    let clash = |with: &mut Vec<Vec<Reg>>, a: Reg, b: Reg| {
        if a != b {
            add(&mut with[a.index()], b);
            add(&mut with[b.index()], a);
        }
    };
    for block in &function.blocks {
        liveness::live_at_end(block, &live_in, &shown, &mut live);
        for inst in block.insts.iter().rev() {
            let mut defs = Vec::new();
            inst.op.for_each_def(|def| defs.push(def));
            let source = match inst.op {
                Op::Copy { src: Operand::Reg(src), .. } => Some(src),
                _ => None,
            };
            for def in &defs {
                // A copy and its source hold the same value, so they do not interfere.
                for other in live.iter().filter(|other| Some(*other) != source) {
                    clash(&mut with, *def, other);
                }
                defs.iter().for_each(|other| clash(&mut with, *def, *other));
            }
            liveness::step_back(&inst.op, &live_in, &shown, &mut live);
            // A result that is assigned only if nothing is thrown must not overwrite what the handler needs.
            if inst.op.unwind().is_some() {
                for def in &defs {
                    live.iter().for_each(|other| clash(&mut with, *def, other));
                }
            }
        }
    }
    // The registers that are needed at the start hold arguments, or are read before they are assigned.
    for a in live_in.first().into_iter().flat_map(Set::iter) {
        for b in (0..function.params).map(Reg).chain(live_in[0].iter()) {
            clash(&mut with, a, b);
        }
    }
    for list in &mut with {
        list.sort_unstable();
        list.dedup();
    }
    with
}
