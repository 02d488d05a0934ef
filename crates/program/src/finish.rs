//! From a program under construction to one that can run: validation, and liveness at loop heads.

use crate::{BlockId, FuncId, Function, Op, Operand, Program, Reg, Terminator};
use thiserror::Error;

/// What is wrong with a program: a front end's mistake, not a user's.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("function {function}, block {block}, instruction {inst}: {problem}")]
pub struct ValidationError {
    /// The function's name.
    pub function: String,
    /// The block's number.
    pub block: usize,
    /// The instruction's number in the block.
    pub inst: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl Program {
    /// Checks that the program is well-formed and fills in what analyses compute. The machine relies on it.
    pub fn finish(mut self) -> Result<Program, ValidationError> {
        for function in &self.functions {
            validate(&self, function)?;
        }
        for thread in &self.threads {
            let fail = |problem: String| ValidationError {
                function: thread.name.clone(),
                block: 0,
                inst: 0,
                problem,
            };
            let Some(function) = self.functions.get(thread.func.index()) else {
                return Err(fail("the thread runs a function that does not exist".into()));
            };
            if function.params as usize != thread.args.len() {
                return Err(fail(format!("{} arguments for {}", thread.args.len(), function.params)));
            }
        }
        for function in &mut self.functions {
            fill_loop_liveness(function);
        }
        Ok(self)
    }
}

fn validate(program: &Program, function: &Function) -> Result<(), ValidationError> {
    let fail = |block: usize, inst: usize, problem: String| {
        Err(ValidationError { function: function.name.clone(), block, inst, problem })
    };
    if function.blocks.is_empty() {
        return fail(0, 0, "the function has no body".into());
    }
    if function.params > function.regs {
        return fail(0, 0, "more parameters than registers".into());
    }
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Some(problem) = op_problem(program, function, &inst.op) {
                return fail(b, i, problem);
            }
        }
        let mut problem = None;
        block.end.for_each_target(|BlockId(to)| {
            if to as usize >= function.blocks.len() {
                problem = Some(format!("goes to block {to}, which does not exist"));
            }
        });
        if let Some(Operand::Reg(r)) = block.end.operand() {
            if r.0 >= function.regs {
                problem = Some(format!("register {} does not exist", r.0));
            }
        }
        if let Some(problem) = problem {
            return fail(b, block.insts.len(), problem);
        }
    }
    Ok(())
}

fn op_problem(program: &Program, function: &Function, op: &Op) -> Option<String> {
    let mut problem = None;
    let mut check = |r: Reg| {
        if r.0 >= function.regs {
            problem = Some(format!("register {} does not exist", r.0));
        }
    };
    op.for_each_def(&mut check);
    op.array_use().for_each(|r| check(Reg(r)));
    op.for_each_use(|operand| {
        if let Operand::Reg(r) = operand {
            check(r);
        }
    });
    let width = |bits: u8| (bits == 0 || bits > 64).then(|| format!("{bits} bits is no width"));
    let call = |func: FuncId, args: usize| match program.functions.get(func.index()) {
        None => Some(format!("function {} does not exist", func.0)),
        Some(f) if f.params as usize != args => {
            Some(format!("{} takes {} arguments, not {args}", f.name, f.params))
        }
        Some(_) => None,
    };
    problem.or_else(|| match op {
        Op::Bin { bits, .. } | Op::Cmp { bits, .. } => width(*bits),
        Op::Cast { from, to, .. } => width(*from).or_else(|| width(*to)),
        Op::Call { callee: crate::Callee::Func(f), args, .. }
        | Op::Spawn { callee: crate::Callee::Func(f), args, .. } => call(*f, args.len()),
        Op::LoopHead { id } | Op::LoopEnter { id } if id.index() >= function.loops.len() => {
            Some(format!("loop {} does not exist", id.0))
        }
        Op::ThreadLocal { global, .. } if global.index() >= program.globals.len() => {
            Some(format!("global {} does not exist", global.0))
        }
        Op::Alloc { align, .. } if !align.is_power_of_two() => Some(format!("alignment {align}")),
        Op::Choose { low, high, .. } if low > high => Some(format!("no value from {low} to {high}")),
        _ => None,
    })
}

/// Which registers' values at each loop head may still be read: backward liveness to a fixed point. Registers
/// that stand for source variables count as read when the function returns, so that final states are right.
fn fill_loop_liveness(function: &mut Function) {
    if function.loops.is_empty() {
        return;
    }
    let count = function.regs as usize;
    let mut at_return = vec![false; count];
    function.reg_names.iter().for_each(|(r, _)| at_return[r.index()] = true);
    let mut live_in = vec![vec![false; count]; function.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for b in (0..function.blocks.len()).rev() {
            let live = live_at(function, &live_in, &at_return, b, 0);
            if live != live_in[b] {
                live_in[b] = live;
                changed = true;
            }
        }
    }
    for b in 0..function.blocks.len() {
        for i in 0..function.blocks[b].insts.len() {
            if let Op::LoopHead { id } = function.blocks[b].insts[i].op {
                let live = live_at(function, &live_in, &at_return, b, i);
                let regs = (0..count as u32).map(Reg).filter(|r| live[r.index()]).collect();
                function.loops[id.index()].live = regs;
            }
        }
    }
}

/// Liveness just before instruction `from` of block `b`.
fn live_at(f: &Function, live_in: &[Vec<bool>], at_return: &[bool], b: usize, from: usize) -> Vec<bool> {
    let block = &f.blocks[b];
    let mut live = match block.end {
        Terminator::Return(_) => at_return.to_vec(),
        _ => vec![false; f.regs as usize],
    };
    block.end.for_each_target(|to| {
        live.iter_mut().zip(&live_in[to.index()]).for_each(|(l, other)| *l |= other);
    });
    let mut set = |live: &mut Vec<bool>, operand: Operand| {
        if let Operand::Reg(r) = operand {
            live[r.index()] = true;
        }
    };
    if let Some(operand) = block.end.operand() {
        set(&mut live, operand);
    }
    for inst in block.insts[from..].iter().rev() {
        // A write to one element of an array leaves the others as they are.
        if !matches!(inst.op, Op::Poke { .. }) {
            inst.op.for_each_def(|r| live[r.index()] = false);
        }
        inst.op.for_each_use(|operand| set(&mut live, operand));
        inst.op.array_use().for_each(|r| live[r as usize] = true);
    }
    live
}
