//! Reads instructions: has the table of opcodes, and reads those that only compute.

use super::expressions::{applies_to, bin, cast};
use super::lexer::Kind;
use super::locals::Sort;
use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{Call, Const, Inst, MetadataArg, Statement, Type, Value};
use crate::ast::{Declare, LocalId};
use fencepost_source::{Diagnostic, Span, shorten};

/// An instruction that the reader has read, with the type of its result and its debug location.
pub(super) struct Parsed {
    pub inst: Inst,
    /// The type of the result.
    pub result: Option<Type>,
    /// The number of the `!dbg` node, where that is read with the instruction.
    pub dbg: Option<u32>,
}

/// Returns whether an instruction is a terminator, which must be the last of its block.
pub(super) fn is_terminator(inst: &Inst) -> bool {
    match inst {
        Inst::Invoke { .. }
        | Inst::Resume { .. }
        | Inst::Ret(_)
        | Inst::Br(_)
        | Inst::CondBr { .. }
        | Inst::Switch { .. }
        | Inst::IndirectBr { .. }
        | Inst::Unreachable => true,
        Inst::Other(name) => matches!(name.as_ref(), "catchswitch" | "catchret" | "cleanupret" | "callbr"),
        _ => false,
    }
}

impl<'a> Reader<'a> {
    /// Reads an instruction with its result and attachments; `None` if the instruction is only for debuggers.
    pub fn statement(&mut self, declares: &mut Vec<Declare>) -> Result<Option<Statement>> {
        let start = self.span();
        let named = self.at(Kind::Local);
        if named {
            self.bump();
            self.expect(b'=')?;
        }
        if !self.at(Kind::Word) {
            return Err(self.unexpected("an instruction"));
        }
        let opcode = self.bump().span;
        let Parsed { mut inst, result, dbg } = self.instruction(opcode)?;
        let tail = self.tail()?;
        match &mut inst {
            Inst::Alloca { align, .. } => *align = tail.align.unwrap_or(*align),
            Inst::Load { typed, .. } => *typed = tail.tbaa || tail.noundef,
            _ => {}
        }
        self.module.typed_accesses |= tail.tbaa;
        let dst = self.define_result(start, named, result, opcode)?;
        if let Inst::Call(call) = &inst
            && is_debug_intrinsic(call)
        {
            declares.extend(declare(call));
            return Ok(None);
        }
        let (dbg, allocated) = (tail.dbg.or(dbg), tail.allocated);
        Ok(Some(Statement { dst, inst, dbg, allocated, span: self.span_from(start) }))
    }

    fn define_result(
        &mut self,
        start: Span,
        named: bool,
        result: Option<Type>,
        opcode: Span,
    ) -> Result<Option<LocalId>> {
        let Some(ty) = result else {
            if !named {
                return Ok(None);
            }
            let opcode = shorten(self.text_of(opcode));
            let message = format!("this `{opcode}` gives no value that could have a name");
            return Err(Diagnostic::new(start, message));
        };
        let id = if named {
            let name = Span { start: start.start + 1, end: start.end };
            self.define_local(name, start, Sort::Value)?
        } else {
            self.define_unnamed(Sort::Value)
        };
        self.define_type(id, &ty)?;
        Ok(Some(id))
    }

    /// Parses the rest of the instruction whose opcode is at `span`, up to its attachments.
    fn instruction(&mut self, span: Span) -> Result<Parsed> {
        let opcode = self.text_of(span);
        let inst = match opcode {
            "load" => self.load()?,
            "store" => self.store()?,
            "call" => Inst::Call(self.call()?),
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                Inst::Call(self.call()?)
            }
            "br" => self.br()?,
            "getelementptr" => self.gep()?,
            "alloca" => self.alloca()?,
            "icmp" | "fcmp" => {
                let pred = self.predicate(opcode)?;
                let (ty, a, b) = self.operands()?;
                Inst::Cmp { pred, ty, a, b }
            }
            "phi" => self.phi()?,
            "ret" => self.ret()?,
            "select" => self.select()?,
            "unreachable" => Inst::Unreachable,
            "switch" => self.switch()?,
            "fneg" => {
                self.flags();
                let (ty, value) = self.typed_value()?;
                Inst::FNeg { ty, value }
            }
            "freeze" => {
                let (ty, value) = self.typed_value()?;
                Inst::Freeze { ty, value }
            }
            "extractvalue" => {
                let (ty, value) = self.typed_value()?;
                Inst::ExtractValue { ty, value, path: self.path()? }
            }
            "insertvalue" => {
                let (ty, value) = self.typed_value()?;
                self.expect(b',')?;
                let (element_ty, element) = self.typed_value()?;
                Inst::InsertValue { ty, value, element_ty, element, path: self.path()? }
            }
            "va_arg" => {
                let list = self.pointer()?;
                self.expect(b',')?;
                Inst::VaArg { list, ty: self.ty()? }
            }
            "cmpxchg" => self.cmpxchg()?,
            "atomicrmw" => self.rmw()?,
            "fence" => self.fence()?,
            "invoke" => self.invoke()?,
            "landingpad" => self.landingpad()?,
            "resume" => Inst::Resume { value: self.typed_value()?.1 },
            "indirectbr" => self.indirect_br()?,
            "callbr" => return self.callbr(),
            "extractelement" | "insertelement" | "shufflevector" => return self.vector(opcode),
            "catchswitch" | "catchpad" | "cleanuppad" => {
                return self.other(opcode, Some(Type::Other("token")));
            }
            "catchret" | "cleanupret" => return self.other(opcode, None),
            _ => {
                if let Some(op) = bin(opcode) {
                    self.flags();
                    let start = self.span();
                    let (ty, a, b) = self.operands()?;
                    if !applies_to(op, &ty) {
                        let message = format!("`{opcode}` does not work on `{}`", show(&ty));
                        return Err(Diagnostic::new(self.span_from(start), message));
                    }
                    Inst::Bin { op, ty, a, b }
                } else if let Some(op) = cast(opcode) {
                    self.flags();
                    let (from, value) = self.typed_value()?;
                    self.expect_word("to")?;
                    Inst::Cast { op, from, value, to: self.ty()? }
                } else {
                    let message = format!("there is no instruction `{}`", shorten(opcode));
                    return Err(Diagnostic::new(span, message));
                }
            }
        };
        let result = self.result_type(&inst, span)?;
        Ok(Parsed { inst, result, dbg: None })
    }

    /// Parses the operands `T a, b`.
    fn operands(&mut self) -> Result<(Type, Value, Value)> {
        let (ty, a) = self.typed_value()?;
        self.expect(b',')?;
        let b = self.value(&ty)?;
        Ok((ty, a, b))
    }

    fn select(&mut self) -> Result<Inst> {
        self.flags();
        let (cond_ty, cond) = self.typed_value()?;
        self.expect(b',')?;
        let (ty, yes) = self.typed_value()?;
        self.expect(b',')?;
        let no = self.value_of(&ty)?;
        Ok(Inst::Select { cond_ty, cond, ty, yes, no })
    }

    fn phi(&mut self) -> Result<Inst> {
        self.flags();
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(&ty)?;
            self.expect(b',')?;
            let block = self.block()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !self.eat_operand_comma() {
                return Ok(Inst::Phi { ty, incoming });
            }
        }
    }

    fn gep(&mut self) -> Result<Inst> {
        self.attributes_before_type()?;
        let source = self.ty()?;
        self.expect(b',')?;
        let (base_ty, base) = self.typed_value()?;
        let mut indices = Vec::new();
        while self.eat_operand_comma() {
            indices.push(self.typed_value()?);
        }
        Ok(Inst::Gep { source, base, base_ty, indices })
    }

    /// Parses the path into an aggregate: `, 0, 1`.
    fn path(&mut self) -> Result<Vec<u32>> {
        self.expect(b',')?;
        let mut path = vec![self.expect_u32("the number of a member")?];
        while self.eat_operand_comma() {
            path.push(self.expect_u32("the number of a member")?);
        }
        Ok(path)
    }

    /// Parses an instruction on vectors. One that takes or puts a certain element becomes one on an
    /// aggregate.
    fn vector(&mut self, opcode: &str) -> Result<Parsed> {
        let mut operands = vec![self.typed_value()?];
        while self.eat_operand_comma() {
            operands.push(self.typed_value()?);
        }
        let certain = |count: u64, index: &Value| match index {
            Value::Const(Const::Int(index)) if *index < u128::from(count) => Some(*index as u32),
            Value::Const(Const::Zero) if count > 0 => Some(0),
            _ => None,
        };
        let (inst, result) = match (opcode, &operands[..]) {
            ("extractelement", [(ty @ Type::Vector(count, element), vector), (index_ty, index)]) => {
                let extract =
                    |at| Inst::ExtractValue { ty: ty.clone(), value: vector.clone(), path: vec![at] };
                let computed = || Inst::ExtractElement {
                    ty: ty.clone(),
                    value: vector.clone(),
                    index_ty: index_ty.clone(),
                    index: index.clone(),
                };
                (certain(*count, index).map_or_else(computed, extract), (**element).clone())
            }
            (
                "insertelement",
                [(ty @ Type::Vector(count, _), vector), (element_ty, element), (index_ty, index)],
            ) => {
                let insert = |at| Inst::InsertValue {
                    ty: ty.clone(),
                    value: vector.clone(),
                    element_ty: element_ty.clone(),
                    element: element.clone(),
                    path: vec![at],
                };
                let computed = || Inst::InsertElement {
                    ty: ty.clone(),
                    value: vector.clone(),
                    element: element.clone(),
                    index_ty: index_ty.clone(),
                    index: index.clone(),
                };
                (certain(*count, index).map_or_else(computed, insert), ty.clone())
            }
            (
                "shufflevector",
                [(ty @ Type::Vector(_, element), a), (_, b), (Type::Vector(count, _), Value::Const(mask))],
            ) => {
                let (ty, a, b) = (ty.clone(), a.clone(), b.clone());
                let element = element.clone();
                let shuffle = Inst::Shuffle { ty, a, b, mask: mask_of(mask, *count) };
                (shuffle, Type::Vector(*count, element))
            }
            (_, operands) => (Inst::Other(opcode.into()), operands[0].0.clone()),
        };
        Ok(Parsed { inst, result: Some(result), dbg: None })
    }

    /// Parses an instruction that is not supported: steps over its operands, up to the end of the line.
    fn other(&mut self, opcode: &str, result: Option<Type>) -> Result<Parsed> {
        let mut dbg = None;
        while !self.token.first && !self.at(Kind::End) && !self.is(b'}') {
            match self.token.kind {
                Kind::Bad => return Err(self.unexpected("an operand")),
                Kind::Meta if self.text() == "!dbg" && self.ahead() == Kind::Node => {
                    self.bump();
                    dbg = Some(self.node()?);
                }
                Kind::Sign(b'(' | b'[' | b'{') => self.skip_group()?,
                _ => {
                    self.bump();
                }
            }
        }
        Ok(Parsed { inst: Inst::Other(opcode.into()), result, dbg })
    }
}

/// Returns the numbers of elements that the mask of a `shufflevector` is.
fn mask_of(mask: &Const, count: u64) -> Vec<Option<u32>> {
    match mask {
        Const::Aggregate(elements) => {
            let number = |constant: &Const| match constant {
                Const::Int(number) => Some(*number as u32),
                Const::Zero => Some(0),
                _ => None,
            };
            elements.iter().map(|(_, constant)| number(constant)).collect()
        }
        Const::Zero => vec![Some(0); count.min(1 << 16) as usize],
        _ => vec![None; count.min(1 << 16) as usize],
    }
}

fn is_debug_intrinsic(call: &Call) -> bool {
    matches!(&call.callee, Value::Const(Const::Global(name)) if name.starts_with("llvm.dbg."))
}

/// Returns the declaration that a call of `llvm.dbg.declare` makes, if it is about a local.
fn declare(call: &Call) -> Option<Declare> {
    let Value::Const(Const::Global(name)) = &call.callee else { return None };
    let [place, variable, ..] = call.args.as_slice() else { return None };
    match (name.as_ref(), &place.value, &variable.value) {
        (
            "llvm.dbg.declare",
            Value::Metadata(MetadataArg::Value(_, place)),
            Value::Metadata(MetadataArg::Node(variable)),
        ) => match **place {
            Value::Local(local) => Some(Declare { local, variable: *variable }),
            _ => None,
        },
        _ => None,
    }
}
