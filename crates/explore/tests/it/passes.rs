//! Passes that make functions short change nothing that can be seen: random programs, made wordy in the way a
//! front end is, have the same executions and the same final values of named registers before and after
//! `tidy` and `mark_loops`.

use crate::random::seeds;
use fencepost_explore::{Config, Flow, ModelId, View, Violation, Visitor, explore};
use fencepost_graph::Execution;
use fencepost_oracle::Rng;
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_program::{Block, BlockId, Function, Inst, Op, Program, Reg, Terminator, Variable};
use std::collections::BTreeMap;

/// Everything that can be seen of a program: what happens, and what the named registers hold in the end.
#[derive(Default, PartialEq, Debug)]
struct Seen {
    executions: BTreeMap<(Execution, Vec<(String, u64)>), u32>,
    blocked: BTreeMap<Execution, u32>,
    violations: BTreeMap<String, u32>,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        *self.executions.entry((view.execution(), named(view))).or_default() += 1;
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        *self.blocked.entry(view.execution()).or_default() += 1;
        Flow::Continue
    }
    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        *self.violations.entry(format!("{violation:?}")).or_default() += 1;
        Flow::Continue
    }
}

fn named(view: &View<'_>) -> Vec<(String, u64)> {
    let program = view.program();
    let mut values = Vec::new();
    for (thread, entry) in view.threads().zip(&program.threads) {
        let names = &program.functions[entry.func.index()].reg_names;
        values.extend(
            names.iter().map(|(reg, name)| (format!("{thread:?}:{name}"), view.register(thread, *reg))),
        );
    }
    values
}

fn seen(program: &Program) -> Seen {
    let mut seen = Seen::default();
    explore(program, ModelId::Rc11, &Config::default(), &mut seen);
    seen
}

/// Whether registers are named, as a litmus test's are, or only known to the traces, as a C program's are.
#[derive(Clone, Copy, PartialEq)]
enum Names {
    Kept,
    Variables,
    None,
}

fn forget_names(function: &mut Function, names: Names) {
    if names == Names::Kept {
        return;
    }
    for (reg, name) in std::mem::take(&mut function.reg_names) {
        if names == Names::Variables {
            function.variables.push(Variable {
                reg,
                name,
                bits: 32,
                sign: fencepost_program::Sign::Unsigned,
            });
        }
    }
}

/// Adds what front ends add: operands and results that go through temporaries, of which some serve many
/// times, and blocks that are cut into several. The markers of loops go; the pass has to find the loops.
fn make_wordy(function: &mut Function, rng: &mut Rng) {
    let own = function.regs;
    let shared = 3;
    function.regs += shared;
    for b in 0..function.blocks.len() {
        let mut insts = Vec::new();
        for mut inst in std::mem::take(&mut function.blocks[b].insts) {
            if matches!(inst.op, Op::LoopHead { .. } | Op::LoopBody { .. } | Op::LoopEnter { .. }) {
                continue;
            }
            let pos = inst.pos;
            let temp = |regs: &mut u32, rng: &mut Rng, avoid: &[Reg]| {
                let old = Reg(own + rng.below(shared));
                if rng.one_in(2) && !avoid.contains(&old) {
                    return old;
                }
                *regs += 1;
                Reg(*regs - 1)
            };
            let mut taken = Vec::new();
            inst.op.for_each_use_mut(|operand| {
                if rng.one_in(2) {
                    let dst = temp(&mut function.regs, rng, &taken);
                    taken.push(dst);
                    insts.push(Inst { op: Op::Copy { dst, src: *operand }, pos });
                    *operand = dst.into();
                }
            });
            let mut after = Vec::new();
            let mut results = Vec::new();
            inst.op.for_each_def_mut(|def| {
                if rng.one_in(2) {
                    let src = temp(&mut function.regs, rng, &results);
                    results.push(src);
                    after.push(Inst { op: Op::Copy { dst: *def, src: src.into() }, pos });
                    *def = src;
                }
            });
            insts.push(inst);
            insts.extend(after);
        }
        function.blocks[b].insts = insts;
        if rng.one_in(2) {
            cut(function, b, rng);
        }
    }
    function.loops.clear();
}

/// Cuts a block into two, with an empty one in between.
fn cut(function: &mut Function, b: usize, rng: &mut Rng) {
    let next = function.blocks.len() as u32;
    let block = &mut function.blocks[b];
    let at = rng.below(block.insts.len() as u32 + 1) as usize;
    let rest = block.insts.split_off(at);
    let end = std::mem::replace(&mut block.end, Terminator::Jump(BlockId(next)));
    let end_pos = block.end_pos;
    function.blocks.push(Block { insts: vec![], end: Terminator::Jump(BlockId(next + 1)), end_pos });
    function.blocks.push(Block { insts: rest, end, end_pos });
}

fn check(sample: &Sample, names: Names) {
    let mut before = sample.program.clone();
    before.functions.iter_mut().for_each(|function| forget_names(function, names));
    let mut after = before.clone();
    let mut rng = Rng::new(sample.seed);
    let mut size = [0; 2];
    for function in &mut after.functions {
        make_wordy(function, &mut rng);
        size[0] += function.blocks.iter().map(|b| b.insts.len()).sum::<usize>();
        function.tidy();
        size[1] += function.blocks.iter().map(|b| b.insts.len()).sum::<usize>();
        function.mark_loops(sample.program.unroll, &|_| None);
    }
    assert!(size[1] <= size[0], "{sample}");
    let finish = |program: Program| program.finish().unwrap_or_else(|error| panic!("{sample}\n{error}"));
    let (before, after) = (finish(before), finish(after));
    let (old, new) = (seen(&before), seen(&after));
    if old != new {
        let missed = old.executions.keys().find(|e| !new.executions.contains_key(e));
        let surplus = new.executions.keys().find(|e| !old.executions.contains_key(e));
        panic!(
            "{sample}\n{before}\nafter the passes:\n{after}\nmissed {missed:?}\nsurplus {surplus:?}\n{:?} {:?}",
            (old.executions.len(), old.blocked.len(), old.violations),
            (new.executions.len(), new.blocked.len(), new.violations),
        );
    }
}

#[test]
fn passes_keep_the_executions() {
    let mut asserting = Knobs::default().with_accesses(6);
    (asserting.weights.assert, asserting.weights.spin, asserting.weights.branch) = (8, 8, 16);
    for seed in seeds(300, 100) {
        for names in [Names::Kept, Names::Variables, Names::None] {
            check(&generate(seed, &Knobs::default()), names);
            check(&generate(seed, &Knobs::default().with_updates()), names);
            check(&generate(seed, &Knobs::default().with_locks()), names);
            check(&generate(seed, &asserting), names);
            check(&generate_spawning(seed, &Knobs::default()), names);
        }
    }
}
