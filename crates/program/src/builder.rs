//! A builder that writes a function down, block by block.

use crate::{Block, BlockId, Function, Inst, LoopId, LoopInfo, Op, Reg, Terminator, Variable};
use fencepost_source::Pos;

/// A [`Function`] under construction. Instructions go to the current block; a block is done when
/// [`end`](Self::end) is called, and [`switch_to`](Self::switch_to) chooses the next one to fill.
#[derive(Debug)]
pub struct FunctionBuilder {
    function: Function,
    done: Vec<bool>,
    current: BlockId,
    pos: Pos,
}

impl FunctionBuilder {
    /// Starts a function with `params` parameters (registers 0, 1, …) and an empty entry block, which is
    /// current.
    pub fn new(name: impl Into<String>, params: u32) -> Self {
        let function = Function {
            name: name.into(),
            params,
            regs: params,
            reg_names: vec![],
            objects: vec![],
            variables: vec![],
            blocks: vec![],
            loops: vec![],
        };
        let mut builder =
            FunctionBuilder { function, done: vec![], current: BlockId(0), pos: Pos::default() };
        builder.block();
        builder
    }

    /// Returns a new register without a name.
    pub fn temp(&mut self) -> Reg {
        self.temps(1)
    }

    /// Adds `count` registers in a row and returns the first.
    pub fn temps(&mut self, count: u32) -> Reg {
        self.function.regs += count;
        Reg(self.function.regs - count)
    }

    /// Returns a new register for a source variable.
    pub fn reg(&mut self, name: impl Into<String>) -> Reg {
        let reg = self.temp();
        self.function.reg_names.push((reg, name.into()));
        reg
    }

    /// Sets the names of the objects that the entry block allocates, in order.
    pub fn name_objects(&mut self, names: Vec<String>) {
        self.function.objects = names;
    }

    /// Records which register a source variable lives in, for traces.
    pub fn variable(&mut self, variable: Variable) {
        self.function.variables.push(variable);
    }

    /// Adds an empty block, which does not become the current one, and returns its number.
    pub fn block(&mut self) -> BlockId {
        self.function.blocks.push(Block {
            insts: vec![],
            end: Terminator::Unreachable,
            end_pos: Pos::default(),
        });
        self.done.push(false);
        BlockId(self.function.blocks.len() as u32 - 1)
    }

    /// Makes `block` the current one.
    pub fn switch_to(&mut self, block: BlockId) {
        self.current = block;
    }

    /// Returns the block that instructions are added to now.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// Returns the block and number that the next instruction will have; `None` after the end of the current
    /// block, where nothing is added.
    pub fn next_inst(&self) -> Option<(BlockId, u32)> {
        let count = self.function.blocks[self.current.index()].insts.len() as u32;
        (!self.is_ended()).then_some((self.current, count))
    }

    /// Returns whether the current block has its terminator.
    pub fn is_ended(&self) -> bool {
        self.done[self.current.index()]
    }

    /// Sets the source place of the instructions that are pushed from now on.
    pub fn at(&mut self, pos: Pos) {
        self.pos = pos;
    }

    /// Adds an instruction to the current block; after its end there is no control flow and nothing is added.
    pub fn push(&mut self, op: Op) {
        if !self.is_ended() {
            self.function.blocks[self.current.index()].insts.push(Inst { op, pos: self.pos });
        }
    }

    /// Ends the current block; if it has ended already, nothing changes.
    pub fn end(&mut self, end: Terminator) {
        if !self.is_ended() {
            let block = &mut self.function.blocks[self.current.index()];
            block.end = end;
            block.end_pos = self.pos;
            self.done[self.current.index()] = true;
        }
    }

    /// Adds a loop at the current source place, for [`Op::LoopEnter`] and [`Op::LoopHead`], and returns its
    /// number.
    pub fn new_loop(&mut self) -> LoopId {
        self.function.loops.push(LoopInfo { pos: self.pos, live: vec![] });
        LoopId(self.function.loops.len() as u32 - 1)
    }

    /// Returns the finished function. A block that never got an end is unreachable.
    pub fn finish(self) -> Function {
        self.function
    }
}
