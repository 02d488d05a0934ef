//! The passes that look through copies, compute with constants, and remove results that are never used.

use crate::liveness::{self, Set};
use crate::{BinOp, CastOp, CmpOp, Function, Inst, Op, Operand, Reg, Terminator, arith};
use rustc_hash::FxHashMap;

/// Replaces uses of a copy by uses of its source, computes arithmetic on constants, and makes branches test a
/// value directly instead of its comparison with zero.
pub fn propagate_copies(function: &mut Function) {
    let everywhere = fixed_copies(function);
    let replace = |known: &FxHashMap<Reg, Operand>, operand: &mut Operand| {
        for _ in 0..4 {
            let Operand::Reg(reg) = *operand else { break };
            match known.get(&reg).or_else(|| everywhere.get(&reg)) {
                Some(source) => *operand = *source,
                None => break,
            }
        }
    };
    for block in &mut function.blocks {
        let mut known: FxHashMap<Reg, Operand> = FxHashMap::default();
        let mut flags = TruthValues::default();
        for inst in &mut block.insts {
            inst.op.for_each_use_mut(|operand| replace(&known, operand));
            fold(&mut inst.op);
            inst.op.for_each_def(|def| {
                known.remove(&def);
                known.retain(|_, source| *source != Operand::Reg(def));
                flags.forget(def);
            });
            if let Op::Copy { dst, src } = inst.op
                && src != Operand::Reg(dst)
            {
                known.insert(dst, src);
            }
            flags.learn(&inst.op);
        }
        block.end.for_each_use_mut(|operand| replace(&known, operand));
        flags.simplify(&mut block.end);
    }
}

/// Returns the registers that are assigned once in the whole function, by a copy of a constant or of a
/// parameter that never changes, with their sources.
fn fixed_copies(function: &Function) -> FxHashMap<Reg, Operand> {
    let mut definitions = vec![0u32; function.regs as usize];
    (0..function.params).for_each(|p| definitions[p as usize] += 1);
    for inst in function.blocks.iter().flat_map(|b| &b.insts) {
        inst.op.for_each_def(|def| definitions[def.index()] += 1);
    }
    let fixed = |src: &Operand| match src {
        Operand::Const(_) => true,
        Operand::Reg(r) => r.0 < function.params && definitions[r.index()] == 1,
    };
    let shown = |reg: &Reg| function.reg_names.iter().any(|(r, _)| r == reg);
    let mut found = FxHashMap::default();
    for inst in function.blocks.iter().flat_map(|b| &b.insts) {
        if let Op::Copy { dst, src } = &inst.op
            && definitions[dst.index()] == 1
            && fixed(src)
            && !shown(dst)
        {
            found.insert(*dst, *src);
        }
    }
    found
}

/// Replaces an instruction on constants by a copy of its result, if that is known now.
fn fold(op: &mut Op) {
    let folded = match op {
        Op::Bin { op, bits, dst, a: Operand::Const(a), b: Operand::Const(b) } => {
            arith::bin(*op, *bits, *a, *b).map(|value| (*dst, Operand::Const(value)))
        }
        Op::Bin {
            op: BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor | BinOp::Shl,
            bits: 64,
            dst,
            a,
            b,
        } if *b == Operand::Const(0) => Some((*dst, *a)),
        Op::Cmp { op, bits, dst, a: Operand::Const(a), b: Operand::Const(b) } => {
            Some((*dst, u64::from(arith::cmp(*op, *bits, *a, *b)).into()))
        }
        Op::Cast { op, from, to, dst, src: Operand::Const(value) } => {
            Some((*dst, arith::cast(*op, *from, *to, *value).into()))
        }
        Op::Cast { op: CastOp::Trunc | CastOp::ZExt, from, to, dst, src } if from == to => Some((*dst, *src)),
        Op::Select { dst, cond: Operand::Const(cond), yes, no } => {
            Some((*dst, if *cond != 0 { *yes } else { *no }))
        }
        _ => None,
    };
    if let Some((dst, src)) = folded {
        *op = Op::Copy { dst, src };
    }
}

/// The facts, at a point of a block, about registers that hold a truth value.
#[derive(Default)]
struct TruthValues {
    /// For a register, an operand that is zero exactly when the register is (`true`), or exactly when it is
    /// not (`false`).
    same: FxHashMap<Reg, (Operand, bool)>,
    /// The registers that hold 0 or 1.
    bits: Vec<Reg>,
}

impl TruthValues {
    fn forget(&mut self, reg: Reg) {
        self.same.remove(&reg);
        self.same.retain(|_, (source, _)| *source != Operand::Reg(reg));
        self.bits.retain(|r| *r != reg);
    }

    fn learn(&mut self, op: &Op) {
        match op {
            Op::Cmp { op: op @ (CmpOp::Ne | CmpOp::Eq), dst, a, b: Operand::Const(0), .. }
                if *a != Operand::Reg(*dst) =>
            {
                self.same.insert(*dst, (*a, *op == CmpOp::Ne));
                self.bits.push(*dst);
            }
            Op::Cmp { dst, .. } | Op::CmpXchg { ok: dst, .. } | Op::TryLock { ok: dst, .. } => {
                self.bits.push(*dst);
            }
            // The xor of a truth value with 1 is its opposite.
            Op::Bin { op: BinOp::Xor, dst, a: Operand::Reg(a), b: Operand::Const(1), bits }
                if a != dst && (*bits == 1 || self.bits.contains(a)) =>
            {
                self.same.insert(*dst, ((*a).into(), false));
                self.bits.push(*dst);
            }
            Op::Cast { op: CastOp::Trunc | CastOp::ZExt, dst, src: Operand::Reg(src), .. }
                if src != dst && self.bits.contains(src) =>
            {
                self.same.insert(*dst, ((*src).into(), true));
                self.bits.push(*dst);
            }
            _ => {}
        }
    }

    /// Makes a branch on a comparison with zero branch on the operand that was compared.
    fn simplify(&self, end: &mut Terminator) {
        for _ in 0..8 {
            let Terminator::Branch { cond: Operand::Reg(reg), yes, no } = end else { break };
            let Some((source, same)) = self.same.get(reg) else { break };
            let (yes, no) = if *same { (*yes, *no) } else { (*no, *yes) };
            *end = Terminator::Branch { cond: *source, yes, no };
        }
        if let Terminator::Branch { cond: Operand::Const(cond), yes, no } = end {
            *end = Terminator::Jump(if *cond != 0 { *yes } else { *no });
        }
    }
}

/// Returns the registers that traces show, which must keep their values.
fn shown(function: &Function) -> Set {
    let mut shown = Set::new(function.regs);
    function.reg_names.iter().for_each(|(reg, _)| shown.insert(*reg));
    function.variables.iter().for_each(|variable| shown.insert(variable.reg));
    shown
}

/// Makes an instruction whose result is only copied write directly to the register that it is copied to.
pub fn write_to_copy_target(function: &mut Function) {
    let shown = shown(function);
    let live_in = liveness::live_in(function, &shown);
    let mut live = Set::new(function.regs);
    for b in 0..function.blocks.len() {
        liveness::live_at_end(&function.blocks[b], &live_in, &shown, &mut live);
        let block = &mut function.blocks[b];
        for i in (0..block.insts.len()).rev() {
            if let Op::Copy { dst, src: Operand::Reg(src) } = block.insts[i].op
                && src != dst
                && !live.contains(src)
                && !shown.contains(src)
                && let Some(made) = maker(&block.insts[..i], dst, src)
            {
                block.insts[made].op.for_each_def_mut(|def| {
                    if *def == src {
                        *def = dst;
                    }
                });
                block.insts[i].op = Op::Copy { dst, src: dst.into() };
            }
            liveness::step_back(&block.insts[i].op, &live_in, &shown, &mut live);
        }
        block.insts.retain(|inst| !matches!(inst.op, Op::Copy { dst, src } if src == Operand::Reg(dst)));
    }
}

/// Returns the instruction that makes `src`, if no instruction between it and the end uses `src` or `dst`.
fn maker(insts: &[Inst], dst: Reg, src: Reg) -> Option<usize> {
    for (i, inst) in insts.iter().enumerate().rev() {
        let (mut makes, mut touches) = (false, false);
        inst.op.for_each_def(|def| {
            makes |= def == src;
            touches |= def == dst;
        });
        if makes {
            // A result that is assigned only if nothing is thrown cannot replace one that is always assigned.
            return (!touches && inst.op.unwind().is_none()).then_some(i);
        }
        inst.op
            .for_each_use(|operand| touches |= operand == Operand::Reg(dst) || operand == Operand::Reg(src));
        if touches || inst.op.unwind().is_some() {
            return None;
        }
    }
    None
}

/// Removes instructions of a function that only compute results which are never used.
pub fn drop_unused(function: &mut Function) {
    let shown = shown(function);
    let live_in = liveness::live_in(function, &shown);
    let mut live = Set::new(function.regs);
    for b in 0..function.blocks.len() {
        liveness::live_at_end(&function.blocks[b], &live_in, &shown, &mut live);
        let block = &mut function.blocks[b];
        let mut keep = vec![true; block.insts.len()];
        for (i, inst) in block.insts.iter().enumerate().rev() {
            let mut used = !inst.op.is_pure();
            inst.op.for_each_def(|def| used |= live.contains(def) || shown.contains(def));
            keep[i] = used;
            if used {
                liveness::step_back(&inst.op, &live_in, &shown, &mut live);
            }
        }
        let mut keep = keep.into_iter();
        block.insts.retain(|_| keep.next().unwrap_or(true));
    }
}
