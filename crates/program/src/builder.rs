//! A builder that writes a function down, block by block.

use crate::{
    AllocationSite, Block, BlockId, Function, Inst, LocalObject, LoopId, LoopInfo, Op, Reg, Terminator,
    Variable,
};
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
            sites: vec![],
            blocks: vec![],
            loops: vec![],
        };
        let mut builder =
            FunctionBuilder { function, done: vec![], current: BlockId(0), pos: Pos::default() };
        builder.block();
        builder
    }

    /// Adds a register without a name to the function, and returns it.
    pub fn temp(&mut self) -> Reg {
        self.temps(1)
    }

    /// Adds `count` consecutive registers to the function, and returns the first.
    pub fn temps(&mut self, count: u32) -> Reg {
        self.function.regs += count;
        Reg(self.function.regs - count)
    }

    /// Adds a register that is named after a source variable, and returns it.
    pub fn reg(&mut self, name: impl Into<String>) -> Reg {
        let reg = self.temp();
        self.function.reg_names.push((reg, name.into()));
        reg
    }

    /// Sets the names and types of the objects that the function's entry block allocates, in order of
    /// allocation.
    pub fn name_objects(&mut self, objects: Vec<LocalObject>) {
        self.function.objects = objects;
    }

    /// Records the types of objects that the function's calls allocate.
    pub fn allocation_sites(&mut self, sites: Vec<AllocationSite>) {
        self.function.sites = sites;
    }

    /// Records which register a source variable lives in, for traces.
    pub fn variable(&mut self, variable: Variable) {
        self.function.variables.push(variable);
    }

    /// Adds an empty block to the function, without making it the current one, and returns its number.
    pub fn block(&mut self) -> BlockId {
        self.function.blocks.push(Block {
            insts: vec![],
            end: Terminator::Unreachable,
            end_pos: Pos::default(),
        });
        self.done.push(false);
        BlockId(self.function.blocks.len() as u32 - 1)
    }

    /// Makes `block` the current one, to which instructions are added.
    pub fn switch_to(&mut self, block: BlockId) {
        self.current = block;
    }

    /// Returns the block that instructions are added to now.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// Returns the block and the number that the next instruction will have; `None` if the current block has
    /// ended, so that nothing is added to it.
    pub fn next_inst(&self) -> Option<(BlockId, u32)> {
        let count = self.function.blocks[self.current.index()].insts.len() as u32;
        (!self.is_ended()).then_some((self.current, count))
    }

    /// Returns whether the current block already has its terminator.
    pub fn is_ended(&self) -> bool {
        self.done[self.current.index()]
    }

    /// Sets the source place of the instructions that are added from now on.
    pub fn at(&mut self, pos: Pos) {
        self.pos = pos;
    }

    /// Adds an instruction to the current block, unless the block has ended, since code after its end is
    /// never reached.
    pub fn push(&mut self, op: Op) {
        if !self.is_ended() {
            self.function.blocks[self.current.index()].insts.push(Inst { op, pos: self.pos });
        }
    }

    /// Ends the current block with the terminator `end`; does nothing if the block has ended already.
    pub fn end(&mut self, end: Terminator) {
        if !self.is_ended() {
            let block = &mut self.function.blocks[self.current.index()];
            block.end = end;
            block.end_pos = self.pos;
            self.done[self.current.index()] = true;
        }
    }

    /// Adds a loop to the function's table, at the current source place, and returns its number for
    /// [`Op::LoopEnter`] and [`Op::LoopHead`].
    pub fn new_loop(&mut self) -> LoopId {
        self.function.loops.push(LoopInfo { pos: self.pos, ..LoopInfo::default() });
        LoopId(self.function.loops.len() as u32 - 1)
    }

    /// Returns the function that was built. A block that never got an end is unreachable.
    pub fn finish(self) -> Function {
        self.function
    }
}
