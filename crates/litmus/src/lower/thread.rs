//! The lowering of a thread to a function: its scopes, its variables, its parameters.

use super::Result;
use super::memory::Memory;
use super::outcome::NamedRegisters;
use crate::Options;
use crate::ast::{
    Declarator, Extent, InitEntry, InitTarget, InitType, InitValue, Name, StmtKind, TestAst, ThreadAst,
    ThreadRef,
};
use crate::types::{IntType, Object, Type};
use fencepost_program::{
    BlockId, Function, FunctionBuilder, LoopId, Op, Operand, OperandOf, Reg, Terminator,
};
use fencepost_source::{Diagnostic, FileId, Pos, SourceFile, Span, shorten};
use std::collections::HashMap;

/// The greatest number of elements of a local array, whose registers are copied with every thread state.
const MAX_LOCAL_ELEMENTS: u32 = 1024;
/// The greatest number of registers of a thread: its frame is copied with every thread state.
const MAX_REGISTERS: u32 = 1 << 16;
/// The limit to the work of checking loops, which takes time in proportion to blocks times loops, and their
/// liveness to blocks times registers.
const MAX_LOOP_WORK: usize = 1 << 24;

/// The parts of a test that the lowering of each of its threads needs.
pub(super) struct Context<'a> {
    pub ast: &'a TestAst,
    pub file: &'a SourceFile,
    pub file_id: FileId,
    pub memory: &'a Memory,
    pub options: &'a Options,
    pub named: &'a NamedRegisters,
}

/// The register of a local variable of a thread.
struct NamedRegister {
    name: String,
    object: Object,
    reg: Reg,
    /// The number of scopes around the variable.
    depth: usize,
    /// Whether a variable in scope uses the register.
    in_use: bool,
}

/// The local variables of a lowered thread, by which conditions name registers.
pub(super) struct Frame {
    /// The name of the thread.
    thread: String,
    registers: Vec<NamedRegister>,
    arrays: Vec<String>,
    /// The accesses to memory that are part of operands which C leaves unsequenced.
    pub operands: Vec<OperandAccess>,
}

/// A memory access (its block and its number there) with the unsequenced operands that it is part of, the
/// outermost first.
pub(super) type OperandAccess = (BlockId, u32, Vec<OperandOf>);

impl Frame {
    /// Returns the register and type of the local variable that a condition names as `0:name`. Of several
    /// variables with the name, this is the one with the fewest scopes around it.
    pub fn register(&self, thread: ThreadRef, name: &Name) -> Result<(Reg, Type)> {
        let span = thread.span.to(name.span);
        let candidates = || self.registers.iter().filter(|register| register.name == name.text);
        let Some(outermost) = candidates().min_by_key(|register| register.depth) else {
            let shown = format!("{}:{}", thread.number, shorten(&name.text));
            if self.arrays.contains(&name.text) {
                return Err(Diagnostic::new(span, format!("`{shown}` is a local array"))
                    .help("copy the element into a variable and name that"));
            }
            let message = format!("`{}` has no register `{}`", self.thread, shorten(&name.text));
            return Err(Diagnostic::new(span, message)
                .help("name a variable of the thread, or a shared location without the thread's number"));
        };
        // If the outermost variable is declared at the top, inner ones only hide it; two blocks side by side
        // are ambiguous.
        let hidden = outermost.depth == 1;
        if !hidden && candidates().count() > 1 {
            let message = format!("`{}` has several variables `{}`", self.thread, name.text);
            return Err(Diagnostic::new(span, message).help("give them different names, or one type"));
        }
        Ok((outermost.reg, outermost.object.ty.clone()))
    }
}

/// The meaning of a name in the scope of a thread, such as a variable or an array.
#[derive(Clone)]
pub(super) enum Binding {
    /// A variable.
    Variable { reg: Reg, object: Object },
    /// A local array: registers in a row.
    Array { base: Reg, len: u32, object: Object },
    /// A parameter that is never changed: a constant address.
    Address { addr: u64, pointee: Object },
    /// A VarHandle for a field (Java).
    Handle { addr: u64, object: Object },
}

/// The blocks to which `break` and `continue` in a loop jump.
#[derive(Clone, Copy)]
pub(super) struct LoopTargets {
    pub on_break: BlockId,
    pub on_continue: BlockId,
    /// The number of monitors that are held around the loop.
    pub held: usize,
}

/// The names that a block of a thread declares, and the registers of its variables.
#[derive(Default)]
struct Scope {
    names: HashMap<String, Binding>,
    /// The indices of the named registers to give back at the end of the scope.
    owned: Vec<usize>,
}

/// The state of lowering one thread to a function.
pub(super) struct Lowering<'a> {
    pub context: &'a Context<'a>,
    pub loops: Vec<LoopTargets>,
    /// The monitors held here, by their addresses (Java).
    pub monitors: Vec<u64>,
    b: FunctionBuilder,
    places: Places<'a>,
    scopes: Vec<Scope>,
    registers: Vec<NamedRegister>,
    arrays: Vec<String>,
    /// The registers that the init section gives a value and the body still has to declare.
    preset: HashMap<String, usize>,
    /// The temporaries that are free: they live for one statement, since small frames are cheap to copy.
    free_temps: Vec<Reg>,
    used_temps: Vec<Reg>,
    /// The number of expressions whose operands have been told apart so far.
    expressions: u32,
    /// The operands that are being lowered, the outermost first.
    within: Vec<OperandOf>,
    /// The accesses to memory in operands.
    operands: Vec<OperandAccess>,
}

/// Lowers one thread to a function, and returns its local variables, too.
pub(super) fn lower(ast: &ThreadAst, context: &Context<'_>) -> Result<(Function, Frame)> {
    let places = Places { file: context.file, id: context.file_id, last: (0, Pos::default()) };
    let mut lowering = Lowering {
        context,
        loops: vec![],
        monitors: vec![],
        b: FunctionBuilder::new(context.ast.header.dialect.thread_name(ast.number.number), 0),
        places,
        scopes: vec![Scope::default()],
        registers: vec![],
        arrays: vec![],
        preset: HashMap::new(),
        free_temps: vec![],
        used_temps: vec![],
        expressions: 0,
        within: vec![],
        operands: vec![],
    };
    for param in &ast.params {
        lowering.param(ast, param)?;
    }
    lowering.handles(ast.number)?;
    lowering.presets(ast)?;
    lowering.statements(&ast.body)?;
    lowering.end(ast.number.span, Terminator::Return(None));
    let function = lowering.b.finish();
    if function.regs > MAX_REGISTERS {
        return Err(Diagnostic::new(ast.number.span, format!("`{}` has too many variables", function.name))
            .label(format!("needs {} registers", function.regs))
            .help(format!("at most {MAX_REGISTERS} are supported")));
    }
    let (blocks, loops) = (function.blocks.len(), function.loops.len());
    if loops > 0 && blocks * (function.regs as usize + loops) > MAX_LOOP_WORK {
        let message = format!("`{}` is too large for a thread with loops", function.name);
        return Err(Diagnostic::new(ast.number.span, message)
            .label(format!("{blocks} blocks, {loops} loops and {} registers", function.regs)));
    }
    let thread = function.name.clone();
    let Lowering { registers, arrays, operands, .. } = lowering;
    Ok((function, Frame { thread, registers, arrays, operands }))
}

impl Lowering<'_> {
    fn param(&mut self, ast: &ThreadAst, param: &Declarator) -> Result<()> {
        let memory = self.context.memory;
        let number = ast.number.number;
        let name = &param.name;
        let value = match self.register_init(number, &name.text) {
            Some(InitEntry { value: Some(InitValue::One(constant)), .. }) => {
                memory.constant(constant, &param.object.ty, &format!("`{number}:{}`", name.text))?
            }
            Some(InitEntry { value: Some(InitValue::List(_, span)), .. }) => {
                return Err(Diagnostic::new(*span, "a register holds one value"));
            }
            Some(InitEntry { value: None, .. }) => 0,
            None => memory.get(&name.text).map_or(0, |location| location.addr),
        };
        let fixed =
            !ast.written.contains(&name.text) && !self.context.named.contains(&(number, name.text.clone()));
        match &param.object.ty {
            Type::Pointer(pointee) if fixed => {
                let binding = Binding::Address { addr: value, pointee: (**pointee).clone() };
                self.bind(name, binding)
            }
            _ => {
                let reg = self.declare(name, &param.object)?;
                self.emit(name.span, Op::Copy { dst: reg, src: value.into() });
                Ok(())
            }
        }
    }

    fn register_init(&self, thread: u64, register: &str) -> Option<&InitEntry> {
        self.context.ast.init.iter().find(|entry| match &entry.target {
            InitTarget::Register { thread: t, name } => t.number == thread && name.text == register,
            InitTarget::Location(_) => false,
        })
    }

    /// Adds the registers that the init section gives a value: `0:r1 = 5`.
    fn presets(&mut self, ast: &ThreadAst) -> Result<()> {
        let context = self.context;
        for entry in &context.ast.init {
            let InitTarget::Register { thread, name } = &entry.target else { continue };
            if thread.number != ast.number.number || self.lookup(&name.text).is_some() {
                continue;
            }
            let constant = match &entry.value {
                Some(InitValue::One(constant)) => Some(constant),
                Some(InitValue::List(_, span)) => {
                    return Err(Diagnostic::new(*span, "a register holds one value"));
                }
                None => None,
            };
            let declared = declared_in(ast, &name.text);
            let object = match (&entry.ty, declared) {
                (InitType::Stated(_, Extent::Elements(_) | Extent::Unknown), _) => {
                    return Err(Diagnostic::new(name.span, "a register is no array"));
                }
                (InitType::Stated(object, Extent::Scalar), None) => object.clone(),
                (InitType::Stated(object, Extent::Scalar), Some(declared)) => {
                    if object.ty.bits() != declared.ty.bits() {
                        let message = format!(
                            "`{}` is `{}` here and `{}` in its thread",
                            name.text, object.ty, declared.ty
                        );
                        return Err(Diagnostic::new(name.span, message));
                    }
                    declared.clone()
                }
                (_, Some(declared)) => declared.clone(),
                (InitType::SomePointer, None) => Object::plain(Type::pointer_to(Object::int())),
                (InitType::Unstated, None) => Object::plain(self.address_type(constant)),
            };
            let reg = match declared {
                Some(_) => {
                    let index = self.new_register(name, &object);
                    self.preset.insert(name.text.clone(), index);
                    self.registers[index].reg
                }
                None => self.declare(name, &object)?,
            };
            if let Some(constant) = constant {
                let what = format!("`{}:{}`", thread.number, name.text);
                let value = context.memory.constant(constant, &object.ty, &what)?;
                self.emit(name.span, Op::Copy { dst: reg, src: value.into() });
            }
        }
        Ok(())
    }

    /// Returns the type of a register that is only known by its initial value.
    fn address_type(&self, constant: Option<&crate::ast::Constant>) -> Type {
        match constant.map(|constant| &constant.kind) {
            Some(crate::ast::ConstantKind::Address { name, .. }) => {
                let location = self.context.memory.get(&name.text);
                Type::pointer_to(location.map_or_else(Object::int, |location| location.object.clone()))
            }
            _ => Type::Int(IntType::INT),
        }
    }

    /// Returns the meaning of a name in the innermost scope that declares it.
    pub fn lookup(&self, name: &str) -> Option<&Binding> {
        self.scopes.iter().rev().find_map(|scope| scope.names.get(name))
    }

    /// Gives a name a meaning in the current scope; a second declaration of the name there is an error.
    pub fn bind(&mut self, name: &Name, binding: Binding) -> Result<()> {
        let scope = self.scopes.last_mut().expect("a thread has an outermost scope");
        if scope.names.insert(name.text.clone(), binding).is_some() {
            let message = format!("`{}` is declared twice", shorten(&name.text));
            return Err(Diagnostic::new(name.span, message).label("already declared in this block"));
        }
        Ok(())
    }

    /// Adds a variable to the current scope and returns its register.
    pub fn declare(&mut self, name: &Name, object: &Object) -> Result<Reg> {
        let outermost = self.scopes.len() == 1;
        let preset = if outermost { self.preset.remove(&name.text) } else { None };
        let index = match preset.or_else(|| self.unused_register(&name.text, object)) {
            Some(index) => index,
            None => self.new_register(name, object),
        };
        self.registers[index].depth = self.registers[index].depth.min(self.scopes.len());
        let reg = self.registers[index].reg;
        self.bind(name, Binding::Variable { reg, object: object.clone() })?;
        self.registers[index].in_use = true;
        let scope = self.scopes.last_mut().expect("a thread has an outermost scope");
        scope.owned.push(index);
        Ok(reg)
    }

    /// Returns the register of a variable of this name and type in a block that is over.
    fn unused_register(&self, name: &str, object: &Object) -> Option<usize> {
        self.registers
            .iter()
            .position(|register| !register.in_use && register.name == name && register.object == *object)
    }

    fn new_register(&mut self, name: &Name, object: &Object) -> usize {
        let (reg, depth) = (self.b.reg(name.text.as_str()), self.scopes.len());
        let object = object.clone();
        self.registers.push(NamedRegister { name: name.text.clone(), object, reg, depth, in_use: true });
        self.registers.len() - 1
    }

    /// Adds a local array to the current scope and returns its first register.
    pub fn declare_array(&mut self, name: &Name, len: u32, object: &Object) -> Result<Reg> {
        if len > MAX_LOCAL_ELEMENTS {
            let message =
                format!("the local array `{}` has more than {MAX_LOCAL_ELEMENTS} elements", name.text);
            return Err(Diagnostic::new(name.span, message).help("use a shared array"));
        }
        let base = self.b.temps(len);
        self.arrays.push(name.text.clone());
        self.bind(name, Binding::Array { base, len, object: object.clone() })?;
        Ok(base)
    }

    /// Runs `inside` in a new scope, whose variables end with it.
    pub fn scoped(&mut self, inside: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        self.scopes.push(Scope::default());
        let result = inside(self);
        let scope = self.scopes.pop().expect("the scope pushed above");
        for index in scope.owned {
            self.registers[index].in_use = false;
        }
        result
    }

    /// Returns a register for a value that is used in the current statement only.
    pub fn temp(&mut self) -> Reg {
        let reg = self.free_temps.pop().unwrap_or_else(|| self.b.temp());
        self.used_temps.push(reg);
        reg
    }

    /// Frees all temporary registers at the end of a statement, after which no value of it is used again.
    pub fn release_temps(&mut self) {
        self.free_temps.append(&mut self.used_temps);
    }

    /// Appends an instruction to the current block, with `span` as its place in the source.
    pub fn emit(&mut self, span: Span, op: Op) {
        let accesses = matches!(
            op,
            Op::Load { .. }
                | Op::Store { .. }
                | Op::CmpXchg { .. }
                | Op::FailedCas { .. }
                | Op::Rmw { .. }
                | Op::Fence { .. }
                | Op::Lock { .. }
                | Op::Unlock { .. }
        );
        if accesses
            && !self.within.is_empty()
            && let Some((block, inst)) = self.b.next_inst()
        {
            self.operands.push((block, inst, self.within.clone()));
        }
        self.b.at(self.places.pos(span.start));
        self.b.push(op);
    }

    /// Returns a new number for an expression whose operands C leaves unsequenced; [`Lowering::operand`]
    /// takes it.
    pub fn expression(&mut self) -> u32 {
        self.expressions += 1;
        self.expressions
    }

    /// Lowers operand number `side` of expression number `expr`, and notes the accesses in it as unsequenced
    /// with other operands. C orders the operands of an expression neither way (C11 6.5 §3); Java evaluates
    /// them from left to right.
    pub fn operand<T>(&mut self, expr: u32, side: u32, lower: impl FnOnce(&mut Self) -> T) -> T {
        if self.is_java() {
            return lower(self);
        }
        self.within.push(OperandOf { expr, side });
        let lowered = lower(self);
        self.within.pop();
        lowered
    }

    /// Ends the current block with the terminator `end`.
    pub fn end(&mut self, span: Span, end: Terminator) {
        self.b.at(self.places.pos(span.start));
        self.b.end(end);
    }

    /// Ends the current block with a jump to the block `to`, which becomes the current block.
    pub fn jump_into(&mut self, span: Span, to: BlockId) {
        self.end(span, Terminator::Jump(to));
        self.b.switch_to(to);
    }

    /// Adds an empty block to the function and returns its number.
    pub fn block(&mut self) -> BlockId {
        self.b.block()
    }

    /// Returns the number of the block to which instructions are appended.
    pub fn current(&self) -> BlockId {
        self.b.current()
    }

    /// Makes `block` the block to which instructions are appended.
    pub fn switch_to(&mut self, block: BlockId) {
        self.b.switch_to(block);
    }

    /// Emits the entry of a loop and makes its head the current block; returns the head and the number of the
    /// loop.
    pub fn enter_loop(&mut self, span: Span) -> (BlockId, LoopId) {
        self.b.at(self.places.pos(span.start));
        let id = self.b.new_loop();
        self.emit(span, Op::LoopEnter { id });
        let head = self.block();
        self.jump_into(span, head);
        self.emit(span, Op::LoopHead { id });
        (head, id)
    }

    /// Emits the copy `dst = src`, unless they are the same register.
    pub fn copy(&mut self, span: Span, dst: Reg, src: Operand) {
        if src != Operand::Reg(dst) {
            self.emit(span, Op::Copy { dst, src });
        }
    }
}

/// Returns the type of the variable `name` that the thread's outermost block declares.
fn declared_in<'a>(ast: &'a ThreadAst, name: &str) -> Option<&'a Object> {
    ast.body.iter().find_map(|statement| match &statement.kind {
        StmtKind::Declare(variables) => variables
            .iter()
            .map(|variable| &variable.declarator)
            .find(|declarator| declarator.name.text == name && declarator.extent == Extent::Scalar)
            .map(|declarator| &declarator.object),
        _ => None,
    })
}

/// A converter of offsets into positions. Instructions come roughly in the order of the text, so counting
/// from the last place keeps this cheap even if the whole test is one long line.
struct Places<'a> {
    file: &'a SourceFile,
    id: FileId,
    last: (u32, Pos),
}

impl Places<'_> {
    fn pos(&mut self, offset: u32) -> Pos {
        let (last, pos) = self.last;
        let (from, to) = (last.min(offset) as usize, last.max(offset) as usize);
        let between = self.file.text().get(from..to).filter(|text| pos.is_known() && !text.contains('\n'));
        let pos = match between {
            None => self.file.pos(self.id, offset),
            Some(text) => {
                let count = text.chars().count() as u32;
                let column = if offset >= last { pos.column + count } else { pos.column - count };
                Pos { column, ..pos }
            }
        };
        self.last = (offset, pos);
        pos
    }
}
