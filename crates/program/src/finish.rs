//! The step from a program under construction to one that can run: validation, and liveness at loop heads.
//!
//! Everything the machine indexes or relies on is checked here, once, so that it need not be checked there.

use crate::{
    BinOp, BlockId, Callee, CastOp, CmpOp, FuncId, Function, LoopId, Mode, Op, Operand, Program, Reg,
    ThreadEntry, UnOp, liveness,
};
use thiserror::Error;

/// A mistake in a program that a front end built, which is never the user's mistake.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("function {function}, block {block}, instruction {inst}: {problem}")]
pub struct ValidationError {
    /// The name of the function with the mistake.
    pub function: String,
    /// The number of the block with the mistake.
    pub block: usize,
    /// The number of the instruction in its block.
    pub inst: usize,
    /// A description of the mistake.
    pub problem: String,
}

impl Program {
    /// Checks that the program is well-formed and fills in the results of analyses (`has_plain_stores`,
    /// `has_plain_loads`, liveness at loops) that the machine relies on.
    pub fn finish(mut self) -> Result<Program, ValidationError> {
        for function in &self.functions {
            validate(&self, function)?;
        }
        for thread in &self.threads {
            if let Some(problem) = thread_problem(&self, thread) {
                return Err(ValidationError { function: thread.name.clone(), block: 0, inst: 0, problem });
            }
        }
        for function in &mut self.functions {
            liveness::fill_loop_liveness(function);
        }
        self.has_plain_stores = self.any_op(|op| {
            matches!(op, Op::Store { mode: Mode::Na, .. } | Op::MemCopy { .. } | Op::MemSet { .. })
        });
        self.has_plain_loads = self.any_op(|op| {
            matches!(op, Op::Load { mode: Mode::Na, .. } | Op::LoadRaw { .. } | Op::MemCopy { .. })
        });
        Ok(self)
    }
}

fn thread_problem(program: &Program, thread: &ThreadEntry) -> Option<String> {
    let Some(function) = program.functions.get(thread.func.index()) else {
        return Some("the thread runs a function that does not exist".into());
    };
    (function.params as usize != thread.args.len())
        .then(|| format!("{} arguments for {}", thread.args.len(), function.params))
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
    if let Some((reg, name)) = function.reg_names.iter().find(|(reg, _)| reg.0 >= function.regs) {
        return fail(0, 0, format!("{name} names register {}, which does not exist", reg.0));
    }
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Some(problem) = op_problem(program, function, &inst.op) {
                return fail(b, i, problem);
            }
        }
        let mut problem = None;
        let mut target = |BlockId(to)| {
            if to as usize >= function.blocks.len() {
                problem = Some(format!("goes to block {to}, which does not exist"));
            }
        };
        block.insts.iter().filter_map(|inst| inst.op.unwind()).for_each(&mut target);
        block.end.for_each_target(target);
        if let Some(Operand::Reg(r)) = block.end.operand()
            && r.0 >= function.regs
        {
            problem = Some(format!("register {} does not exist", r.0));
        }
        if let Some(problem) = problem {
            return fail(b, block.insts.len(), problem);
        }
    }
    match loop_problem(function) {
        Some((block, inst, problem)) => fail(block, inst, problem),
        None => Ok(()),
    }
}

fn op_problem(program: &Program, function: &Function, op: &Op) -> Option<String> {
    if let Op::Peek { base, len, .. } | Op::Poke { base, len, .. } = op
        && base.0 as u64 + *len as u64 > function.regs as u64
    {
        return Some(format!("a local array from register {} on, {len} long, does not fit", base.0));
    }
    let mut problem = None;
    let mut check = |r: Reg| {
        if r.0 >= function.regs {
            problem = Some(format!("register {} does not exist", r.0));
        }
    };
    op.for_each_def(&mut check);
    op.for_each_use(|operand| {
        if let Operand::Reg(r) = operand {
            check(r);
        }
    });
    if problem.is_some() {
        return problem;
    }
    match op {
        Op::Bin { op, bits, .. } => match op {
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => float_width(*bits),
            _ => width(*bits),
        },
        Op::Cmp { op, bits, .. } => match op {
            CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd => float_width(*bits),
            _ => width(*bits),
        },
        Op::Un { op, bits, .. } => un_problem(*op, *bits),
        Op::Overflows { op, bits, .. } => match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul => width(*bits),
            other => Some(format!("{other:?} is not checked for overflow")),
        },
        Op::Wide { op, bits, .. } => match op {
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                Some(format!("{op:?} is not for {bits} bits"))
            }
            _ => wide_width(*bits),
        },
        Op::WideToFloat { from: wide, to: float, .. } | Op::FloatToWide { from: float, to: wide, .. } => {
            wide_width(*wide).or_else(|| float_width(*float))
        }
        Op::WideCmp { op, bits, .. } => match op {
            CmpOp::FEq | CmpOp::FLt | CmpOp::FLe | CmpOp::FOrd => {
                Some(format!("{op:?} is not for {bits} bits"))
            }
            _ => wide_width(*bits),
        },
        Op::Cast { op, from, to, .. } => cast_problem(*op, *from, *to),
        Op::Load { mode, .. } => mode_problem("load", *mode, &[Mode::Rel, Mode::AcqRel]),
        Op::Store { mode, .. } => mode_problem("store", *mode, &[Mode::Acq, Mode::AcqRel]),
        Op::CmpXchg { failure, .. } | Op::FailedCas { mode: failure, .. } => {
            mode_problem("failed compare-and-exchange", *failure, &[Mode::Rel, Mode::AcqRel])
        }
        Op::Call { callee: Callee::Func(f), args, .. }
        | Op::Invoke { callee: Callee::Func(f), args, .. }
        | Op::Spawn { callee: Callee::Func(f), args, .. } => call_problem(program, *f, args.len()),
        Op::LoopHead { id } | Op::LoopBody { id } | Op::LoopEnter { id }
            if id.index() >= function.loops.len() =>
        {
            Some(format!("loop {} does not exist", id.0))
        }
        Op::ThreadLocal { global, .. } => match program.globals.get(global.index()) {
            None => Some(format!("global {} does not exist", global.0)),
            Some(g) if !g.thread_local => Some(format!("{} is not thread-local", g.name)),
            Some(_) => None,
        },
        Op::Alloc { align: Operand::Const(align), .. } if !align.is_power_of_two() => {
            Some(format!("alignment {align}"))
        }
        _ => None,
    }
}

fn width(bits: u8) -> Option<String> {
    (bits == 0 || bits > 64).then(|| format!("{bits} bits is no width"))
}

fn wide_width(bits: u8) -> Option<String> {
    (bits <= 64 || bits > 128).then(|| format!("{bits} bits is no width for two words"))
}

fn un_problem(op: UnOp, bits: u8) -> Option<String> {
    match op {
        UnOp::FSqrt | UnOp::FFloor | UnOp::FCeil | UnOp::FTrunc | UnOp::FRound | UnOp::FRint => {
            float_width(bits)
        }
        UnOp::SwapBytes if !bits.is_multiple_of(8) => Some(format!("{bits} bits are not whole bytes")),
        _ => width(bits),
    }
}

fn float_width(bits: u8) -> Option<String> {
    (bits != 32 && bits != 64).then(|| format!("{bits} bits is no float width"))
}

fn cast_problem(op: CastOp, from: u8, to: u8) -> Option<String> {
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => width(from).or_else(|| width(to)).or_else(|| {
            let right_way = if op == CastOp::Trunc { to <= from } else { from <= to };
            (!right_way).then(|| format!("{op:?} from {from} to {to} bits"))
        }),
        CastOp::FToF => float_width(from).or_else(|| float_width(to)),
        CastOp::FToS | CastOp::FToU => float_width(from).or_else(|| width(to)),
        CastOp::SToF | CastOp::UToF => width(from).or_else(|| float_width(to)),
    }
}

fn mode_problem(what: &str, mode: Mode, wrong: &[Mode]) -> Option<String> {
    wrong.contains(&mode).then(|| format!("a {what} cannot be {}", mode.name()))
}

fn call_problem(program: &Program, func: FuncId, args: usize) -> Option<String> {
    match program.functions.get(func.index()) {
        None => Some(format!("function {} does not exist", func.0)),
        Some(f) if f.params as usize != args => {
            Some(format!("{} takes {} arguments, not {args}", f.name, f.params))
        }
        Some(_) => None,
    }
}

/// Returns a loop with a mistake in its markers: its block, its instruction and a description. Every loop has
/// one head at most, since its live registers are those at that head, and every way to the head enters the
/// loop first.
fn loop_problem(function: &Function) -> Option<(usize, usize, String)> {
    let markers: Vec<Vec<(usize, &Op)>> = function.blocks.iter().map(|b| loop_markers(&b.insts)).collect();
    let mut head = vec![false; function.loops.len()];
    for (b, marks) in markers.iter().enumerate() {
        for (i, op) in marks {
            if let Op::LoopHead { id } = op
                && std::mem::replace(&mut head[id.index()], true)
            {
                return Some((b, *i, format!("loop {} has a second head", id.0)));
            }
        }
    }
    let with_head = (0..function.loops.len()).filter(|l| head[*l]).map(|l| LoopId(l as u32));
    with_head.into_iter().find_map(|id| not_entered(function, &markers, id))
}

fn loop_markers(insts: &[crate::Inst]) -> Vec<(usize, &Op)> {
    let ops = insts.iter().map(|inst| &inst.op).enumerate();
    let is_marker = |op: &Op| matches!(op, Op::LoopHead { .. } | Op::LoopBody { .. } | Op::LoopEnter { .. });
    ops.filter(|(_, op)| is_marker(op)).collect()
}

/// Returns the head of loop `id`, if it can be reached from the function's entry without [`Op::LoopEnter`].
fn not_entered(
    function: &Function,
    markers: &[Vec<(usize, &Op)>],
    id: LoopId,
) -> Option<(usize, usize, String)> {
    let mut seen = vec![false; function.blocks.len()];
    let mut todo = vec![0];
    while let Some(b) = todo.pop() {
        if std::mem::replace(&mut seen[b], true) {
            continue;
        }
        let mark = markers[b].iter().find(|(_, op)| {
            matches!(op, Op::LoopHead { id: other } | Op::LoopBody { id: other } | Op::LoopEnter { id: other }
                if *other == id)
        });
        let insts = &function.blocks[b].insts;
        let before = &insts[..mark.map_or(insts.len(), |(i, _)| *i)];
        todo.extend(before.iter().filter_map(|inst| inst.op.unwind()).map(BlockId::index));
        match mark {
            Some((i, Op::LoopHead { .. } | Op::LoopBody { .. })) => {
                return Some((b, *i, format!("loop {} begins a round before it is entered", id.0)));
            }
            Some(_) => {}
            None => function.blocks[b].end.for_each_target(|to| todo.push(to.index())),
        }
    }
    None
}
