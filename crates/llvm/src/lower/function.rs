//! Lowers one function: its registers, blocks and locals. What each instruction becomes is in `instructions`
//! and `calls`.

use super::constants::NotConstant;
use super::link::FunctionKey;
use super::promote::MissingResult;
use super::types::{self, Unsupported, Word};
use super::{Lowering, places, promote, raw, results, start};
use crate::ast::{self, Inst, LocalId, Statement, Type, Value};
use crate::{Origin, VolatileLocals};
use fencepost_program::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// The reason why a construct of LLVM IR cannot be translated. The execution fails with it where the program
/// gets to the construct.
#[derive(Clone, Debug)]
pub struct Refusal(pub String);

impl From<Unsupported> for Refusal {
    fn from(Unsupported(what): Unsupported) -> Self {
        Refusal(format!("{what} is not supported"))
    }
}

/// The result of lowering a construct, or the reason why it cannot be translated.
pub type Lowered<T> = Result<T, Refusal>;

/// Where the value of a local of LLVM IR is kept, once it is lowered.
#[derive(Clone, Debug)]
pub enum Slot {
    /// The words of the local are in registers from this one on.
    Words { first: Reg, count: u32 },
    /// The local is the address of a variable that lives in registers instead.
    Variable { first: Reg, words: Vec<Word> },
    /// The type of the local is not supported; lowering its definition is refused.
    Nowhere,
}

/// The state of lowering one function of LLVM IR.
pub struct Body<'l, 'a> {
    pub low: &'l mut Lowering<'a>,
    pub key: FunctionKey,
    pub function: &'a ast::Function,
    pub b: FunctionBuilder,
    slots: Vec<Slot>,
    /// Pointers that are casts of another pointer, with that pointer.
    casts: FxHashMap<LocalId, LocalId>,
    blocks: FxHashMap<LocalId, BlockId>,
    /// Blocks that begin with phis, with these.
    phis: FxHashMap<LocalId, Vec<&'a Statement>>,
    /// The register with the address of the area for the words of a result beyond the first.
    pub result_area: Option<Reg>,
    /// The register with the address of the arguments of `...`.
    pub varargs: Option<Reg>,
    /// The addresses of objects that others can see and that end with the function.
    frees: Vec<Reg>,
    /// Allocations that belong at the start of the function.
    pub at_entry: Vec<fencepost_program::Inst>,
    /// The instruction that is being translated: its block, and its index there.
    pub at: Option<(&'a ast::Block, usize)>,
    /// The loads that may read bytes without a value.
    raw: FxHashSet<LocalId>,
    /// Variables in registers that hold the function's result, which it may end without having set.
    unset_results: FxHashSet<LocalId>,
}

impl<'l, 'a> Body<'l, 'a> {
    /// Lowers the function of LLVM IR with this key.
    pub fn lower(low: &'l mut Lowering<'a>, key: FunctionKey) -> Function {
        let function = low.linker.function(key);
        let unit = &low.linker.units()[key.unit.0];
        let params = parameter_words(function);
        let b = FunctionBuilder::new(places::function(&unit.module, function), params);
        let raw = raw::loads(unit, function);
        let mut body = Body {
            low,
            key,
            function,
            b,
            slots: vec![Slot::Nowhere; function.locals.len()],
            casts: promote::pointer_casts(function),
            blocks: FxHashMap::default(),
            phis: FxHashMap::default(),
            result_area: None,
            varargs: None,
            frees: Vec::new(),
            at_entry: Vec::new(),
            at: None,
            raw,
            unset_results: FxHashSet::default(),
        };
        body.give_registers();
        body.name_variables();
        body.translate();
        let at_entry = std::mem::take(&mut body.at_entry);
        let scratch = vec![LocalObject::default(); at_entry.len()];
        let objects = scratch.into_iter().chain(body.objects()).collect();
        body.b.name_objects(objects);
        let sites = body.low.allocation_sites(key);
        body.b.allocation_sites(sites);
        let mut function = body.b.finish();
        function.blocks[0].insts.splice(0..0, at_entry);
        function
    }

    /// Assigns registers to parameters and results, and decides which variables live in registers.
    fn give_registers(&mut self) {
        let mut next = 0;
        if has_result_area(&self.function.result) {
            self.result_area = Some(Reg(next));
            next += 1;
        }
        for param in &self.function.params {
            let count = types::words(&param.ty).map_or(0, |w| w.len() as u32);
            self.slots[param.local.0 as usize] = Slot::Words { first: Reg(next), count };
            next += count;
        }
        if self.function.varargs {
            self.varargs = Some(Reg(next));
        }
        let missing = self.low.missing_result(self.key);
        let promoted = promote::promotable(self.function, &self.casts, missing);
        self.unset_results = promoted.unset_results;
        let mut promoted = promoted.locals;
        if self.low.options.volatile_locals == VolatileLocals::Memory {
            let statements = self.function.blocks.iter().flat_map(|b| &b.body);
            for address in statements.filter_map(|s| s.inst.volatile_address()) {
                if let Value::Local(local) = address {
                    promoted.remove(self.casts.get(local).unwrap_or(local));
                }
            }
        }
        for block in &self.function.blocks {
            for statement in &block.body {
                let Some(dst) = statement.dst else { continue };
                let slot = match &statement.inst {
                    Inst::Alloca { ty, .. } if promoted.contains(&dst) => {
                        let words = types::words(ty).unwrap_or_default();
                        Slot::Variable { first: self.b.temps(words.len() as u32), words }
                    }
                    inst => match results::result_type(inst).and_then(|ty| types::words(&ty).ok()) {
                        Some(words) => {
                            Slot::Words { first: self.b.temps(words.len() as u32), count: words.len() as u32 }
                        }
                        None => Slot::Nowhere,
                    },
                };
                self.slots[dst.0 as usize] = slot;
            }
        }
    }

    /// Records the names of the variables in registers.
    fn name_variables(&mut self) {
        for declare in &self.function.declares {
            let Some(name) = places::variable(self.low.linker.units(), self.key.unit, declare.variable)
            else {
                continue;
            };
            if let Slot::Variable { first, words } = &self.slots[declare.local.0 as usize]
                && let [word] = words[..]
            {
                let shown = self.low.variable(*first, &name, word.bits, self.key.unit, declare.variable);
                self.b.variable(shown);
            }
        }
    }

    /// Returns the source names and types of the locals that are in memory, in the order in which the entry
    /// block allocates them.
    fn objects(&mut self) -> Vec<LocalObject> {
        let entry = self.function.blocks.first().into_iter().flat_map(|b| &b.body);
        let objects = entry.filter(|s| matches!(s.inst, Inst::Alloca { .. })).filter_map(|s| s.dst);
        let in_memory = objects.filter(|dst| matches!(self.slots[dst.0 as usize], Slot::Words { .. }));
        let declare = |local: LocalId| self.function.declares.iter().find(|d| d.local == local);
        let declares: Vec<Option<u32>> = in_memory.map(|dst| declare(dst).map(|d| d.variable)).collect();
        let object = |variable: Option<u32>| {
            let Some(node) = variable else { return LocalObject::default() };
            let name = places::variable(self.low.linker.units(), self.key.unit, node);
            let name = name.map_or(String::new(), |name| name.to_string());
            LocalObject { name, ty: self.low.type_of_local(self.key.unit, node) }
        };
        declares.into_iter().map(object).collect()
    }

    fn translate(&mut self) {
        for (i, block) in self.function.blocks.iter().enumerate() {
            let id = if i == 0 { BlockId(0) } else { self.b.block() };
            self.blocks.insert(block.label, id);
            let phis: Vec<&Statement> =
                block.body.iter().take_while(|s| matches!(s.inst, Inst::Phi { .. })).collect();
            if !phis.is_empty() {
                self.phis.insert(block.label, phis);
            }
        }
        if self.is_section() {
            self.call_runtime(start::ENTER_SECTION);
        }
        let left_waits = self.left_waits();
        for block in &self.function.blocks {
            self.b.switch_to(self.blocks[&block.label]);
            if left_waits.contains(&block.label) {
                self.call_runtime(start::LEAVE_WAIT_LOOP);
            }
            for (at, statement) in block.body.iter().enumerate() {
                self.at = Some((block, at));
                let pos = self.pos(statement);
                self.b.at(pos);
                if let Err(Refusal(message)) = self.statement(block.label, statement) {
                    self.fail(Failure::Unsupported, message);
                }
            }
        }
    }

    /// Returns the blocks at whose start the thread has left the loop around a wait on a condition variable.
    fn left_waits(&mut self) -> FxHashSet<LocalId> {
        match self.low.uses.conditions && !self.low.options.spurious_wakeups && !self.low.is_runtime(self.key)
        {
            true => self.low.recheck().exits(self.key),
            false => FxHashSet::default(),
        }
    }

    fn pos(&mut self, statement: &Statement) -> Pos {
        let low = &mut *self.low;
        match statement.dbg {
            Some(node) => low.places.place(&mut low.program, low.linker.units(), self.key.unit, node),
            // IR that does not come from a source is its own source. (What rustc adds to a program is the
            // library's.)
            None if self.function.dbg.is_none()
                && self.key.unit.0 < low.runtime
                && low.linker.units()[self.key.unit.0].origin == Origin::Other =>
            {
                low.places.in_ir(&mut low.program, low.linker.units(), self.key.unit, statement.span)
            }
            None => Pos::default(),
        }
    }

    /// Emits the end of the execution with an error.
    pub fn fail(&mut self, why: Failure, message: String) {
        self.b.push(Op::Fail { why, message });
        self.b.end(Terminator::Unreachable);
    }

    /// Returns the block to jump to on the way from `from` to `to`, which assigns the phis of `to` if there
    /// are any.
    pub fn edge(&mut self, from: LocalId, to: LocalId) -> Lowered<BlockId> {
        let Some(target) = self.blocks.get(&to).copied() else {
            return Err(Refusal("a branch to no block".to_owned()));
        };
        let Some(phis) = self.phis.get(&to).cloned() else { return Ok(target) };
        let here = self.b.current();
        let edge = self.b.block();
        self.b.switch_to(edge);
        let copied = self.assign_phis(from, &phis);
        self.b.end(Terminator::Jump(target));
        self.b.switch_to(here);
        copied.map(|()| edge)
    }

    /// Assigns all phis of a block at once: none sees the new value of another.
    fn assign_phis(&mut self, from: LocalId, phis: &[&Statement]) -> Lowered<()> {
        let mut moves: Vec<(Reg, Operand)> = Vec::new();
        for phi in phis {
            let (Inst::Phi { ty, incoming }, Some(dst)) = (&phi.inst, phi.dst) else { continue };
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err(Refusal("a phi without a value for a predecessor".to_owned()));
            };
            let values = self.words(ty, value)?;
            let Slot::Words { first, .. } = self.slots[dst.0 as usize] else {
                return Err(Refusal(format!("a phi of {}", types::name(ty))));
            };
            moves.extend(values.into_iter().enumerate().map(|(i, v)| (Reg(first.0 + i as u32), v)));
        }
        moves.retain(|(dst, src)| *src != Operand::Reg(*dst));
        let targets: FxHashSet<Reg> = moves.iter().map(|(dst, _)| *dst).collect();
        let clash = |src: &Operand| matches!(src, Operand::Reg(r) if targets.contains(r));
        if moves.iter().any(|(_, src)| clash(src)) {
            for (_, src) in &mut moves {
                if clash(src) {
                    let temp = self.b.temp();
                    self.b.push(Op::Copy { dst: temp, src: *src });
                    *src = temp.into();
                }
            }
        }
        for (dst, src) in moves {
            self.b.push(Op::Copy { dst, src });
        }
        Ok(())
    }

    /// Returns where the value of a local is kept. For a cast of a pointer to a variable in registers, this
    /// is the variable.
    pub fn slot(&self, local: LocalId) -> &Slot {
        let origin = self.casts.get(&local).unwrap_or(&local);
        match &self.slots[origin.0 as usize] {
            variable @ Slot::Variable { .. } => variable,
            _ => &self.slots[local.0 as usize],
        }
    }

    /// Returns the registers for the words of an instruction's result.
    pub fn result(&self, statement: &Statement) -> Lowered<Vec<Reg>> {
        match statement.dst.map(|dst| self.slot(dst)) {
            Some(Slot::Words { first, count }) => Ok((0..*count).map(|i| Reg(first.0 + i)).collect()),
            Some(Slot::Variable { .. }) => Ok(vec![]),
            Some(Slot::Nowhere) => match results::result_type(&statement.inst) {
                Some(ty) => Err(Refusal(format!("a value of {} is not supported", types::name(&ty)))),
                None => Err(Refusal("a value of an unknown type".to_owned())),
            },
            None => Ok(vec![]),
        }
    }

    /// Returns whether an instruction is a load that may read uninitialised bytes without that being an
    /// error.
    pub fn is_raw(&self, statement: &Statement) -> bool {
        statement.dst.is_some_and(|dst| self.raw.contains(&dst))
    }

    /// Returns the register of an instruction's result, which must fit in one register.
    pub fn result_word(&self, statement: &Statement) -> Lowered<Reg> {
        match self.result(statement)?[..] {
            [reg] => Ok(reg),
            _ => Err(Refusal("a value of several words where one is expected".to_owned())),
        }
    }

    /// Returns the operands that hold the words of a value of LLVM IR.
    pub fn words(&mut self, ty: &Type, value: &Value) -> Lowered<Vec<Operand>> {
        match value {
            Value::Local(local) => match self.slot(*local) {
                Slot::Words { first, count } => {
                    Ok((0..*count).map(|i| Operand::Reg(Reg(first.0 + i))).collect())
                }
                Slot::Variable { .. } => Err(Refusal("the address of a variable in registers".to_owned())),
                Slot::Nowhere => Err(Refusal(format!("a value of {} is not supported", types::name(ty)))),
            },
            Value::Const(constant) => match self.low.words_of(self.key.unit, ty, constant) {
                Ok(words) => Ok(words.into_iter().map(Operand::Const).collect()),
                Err(NotConstant::ThreadLocal) => Ok(vec![self.thread_local(ty, constant)?]),
                Err(NotConstant::Unsupported(what)) => Err(Refusal(format!("{what} is not supported"))),
            },
            Value::Metadata(_) => Err(Refusal("metadata as a value".to_owned())),
            Value::Asm(_) => Err(Refusal("inline assembly as a value".to_owned())),
        }
    }

    /// Returns the operand that holds a value of LLVM IR, which must fit in one register.
    pub fn word(&mut self, ty: &Type, value: &Value) -> Lowered<Operand> {
        match self.words(ty, value)?[..] {
            [word] => Ok(word),
            _ => Err(Refusal(format!("{} where a number or pointer is expected", types::name(ty)))),
        }
    }

    /// Returns the operand that holds a pointer of LLVM IR.
    pub fn pointer(&mut self, value: &Value) -> Lowered<Operand> {
        self.word(&Type::Ptr, value)
    }

    /// Emits `a op b` on numbers of `bits` bits, and returns the new register with the result.
    pub fn bin(&mut self, op: BinOp, bits: u8, a: Operand, b: Operand) -> Operand {
        let dst = self.b.temp();
        self.b.push(Op::Bin { op, bits, dst, a, b });
        dst.into()
    }

    /// Emits `addr + offset`, unless the result is known, and returns the result.
    pub fn offset(&mut self, addr: Operand, offset: u64) -> Operand {
        match addr {
            _ if offset == 0 => addr,
            Operand::Const(base) => Operand::Const(base.wrapping_add(offset)),
            reg => self.bin(BinOp::Add, 64, reg, offset.into()),
        }
    }

    /// Allocates private memory of this thread that lives until the function ends, and returns the register
    /// with its address.
    pub fn scratch(&mut self, size: u64, zeroed: Zeroed) -> Reg {
        let dst = self.b.temp();
        let op =
            Op::Alloc { dst, kind: AllocKind::Private, size: size.max(1).into(), align: 16.into(), zeroed };
        self.at_entry.push(fencepost_program::Inst { op, pos: Pos::default() });
        dst
    }

    /// Lowers an `alloca`, which allocates memory unless the variable lives in registers.
    pub fn alloca(&mut self, statement: &Statement, ty: &Type, count: Operand, align: u64) -> Lowered<()> {
        let Some(local) = statement.dst else { return Ok(()) };
        if let Slot::Variable { first, words } = self.slot(local).clone() {
            let unset = self.unset_results.contains(&local);
            for (reg, word) in (first.0..).zip(words).filter(|_| unset) {
                let src = mask(word.bits, results::NO_VALUE).into();
                self.b.push(Op::Copy { dst: Reg(reg), src });
            }
            return Ok(());
        }
        let dst = self.result_word(statement)?;
        let size = types::size(ty)?;
        let size = match count {
            Operand::Const(count) => Operand::Const(size.saturating_mul(count)),
            reg => self.bin(BinOp::Mul, 64, reg, size.into()),
        };
        let kind = match self.low.escapes.leaks(self.key, local) {
            true => AllocKind::Stack,
            false => AllocKind::Private,
        };
        self.b.push(Op::Alloc { dst, kind, size, align: align.max(1).into(), zeroed: Zeroed::No });
        if kind == AllocKind::Stack && self.b.current() == BlockId(0) {
            self.frees.push(dst);
        }
        Ok(())
    }

    /// Emits the frees of the local variables in memory, at the end of the function.
    pub fn free_locals(&mut self) {
        for addr in self.frees.clone() {
            self.b.push(Op::Free { addr: addr.into(), kind: AllocKind::Stack });
        }
    }

    /// Returns whether the whole body of the function is an atomic section.
    pub fn is_section(&self) -> bool {
        !self.low.is_runtime(self.key) && start::is_section(&self.function.name)
    }

    /// Emits a call of a function of the runtime that has no parameters and no result.
    pub fn call_runtime(&mut self, name: &str) {
        let key = self
            .low
            .linker
            .function_named(name)
            .expect("the runtime defines the functions that it is asked for");
        let callee = Callee::Func(self.low.function_id(key));
        self.b.push(Op::Call { dst: None, callee, args: vec![] });
    }

    /// Returns whether the function may end without returning a value, because no call uses its result.
    pub fn lacks_value(&self) -> bool {
        self.low.missing_result(self.key) == MissingResult::Allowed
    }
}

/// Returns the number of registers that the parameters of a function take when it is called.
pub fn parameter_words(function: &ast::Function) -> u32 {
    let words = function.params.iter().map(|p| types::words(&p.ty).map_or(0, |w| w.len() as u32));
    words.sum::<u32>() + u32::from(has_result_area(&function.result)) + u32::from(function.varargs)
}

/// Returns whether a result of this type has several words, so that all but the first are returned in memory.
pub fn has_result_area(result: &Type) -> bool {
    types::words(result).is_ok_and(|w| w.len() > 1)
}
