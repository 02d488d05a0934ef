//! Calls: `call`, `invoke`, `callbr`.

use super::expressions::is_constant_word;
use super::instructions::Parsed;
use super::lexer::Kind;
use super::names::unescape;
use super::stream::{Reader, Result};
use crate::ast::{Arg, Asm, Call, Inst, Type, Value};
use std::rc::Rc;

impl<'a> Reader<'a> {
    /// Reads the callee and the arguments of the LLVM instruction `call`, `invoke` or `callbr`, up to
    /// attachments or labels.
    pub fn call(&mut self) -> Result<Call> {
        self.attributes_before_type()?;
        let (result, varargs) = match self.ty()? {
            Type::Function(function) => (function.result.clone(), function.varargs),
            result => (result, false),
        };
        let callee = self.callee()?;
        let args = self.args()?;
        self.call_end()?;
        Ok(Call { result, varargs, callee, args })
    }

    fn callee(&mut self) -> Result<Value> {
        if self.word() != "asm" {
            return self.value(&Type::Ptr);
        }
        self.bump();
        let mut intel = false;
        while self.at(Kind::Word) {
            intel |= self.word() == "inteldialect";
            self.bump();
        }
        let text = unescape(self.expect_string()?).into_owned();
        self.expect(b',')?;
        let constraints = unescape(self.expect_string()?).into_owned();
        Ok(Value::Asm(Rc::new(Asm { text, constraints, intel, refused: String::new() })))
    }

    fn args(&mut self) -> Result<Vec<Arg>> {
        self.expect(b'(')?;
        let mut args = Vec::new();
        if self.eat(b')') {
            return Ok(args);
        }
        loop {
            // A thunk that forwards everything ends its arguments with `...`.
            if self.at(Kind::Dots) {
                self.bump();
            } else {
                args.push(self.arg()?);
            }
            if self.eat(b')') {
                return Ok(args);
            }
            if !self.eat(b',') {
                return Err(self.unexpected("`,` or `)`"));
            }
        }
    }

    fn arg(&mut self) -> Result<Arg> {
        let ty = self.ty()?;
        if ty == Type::Other("metadata") {
            let value = Value::Metadata(self.metadata_argument()?);
            return Ok(Arg { ty, value, byval: None, noundef: false });
        }
        let (mut byval, mut noundef) = (None, false);
        while match self.token.kind {
            Kind::Word => !is_constant_word(self.text()),
            Kind::Str => true,
            _ => false,
        } {
            noundef |= self.word() == "noundef";
            byval = self.attribute()?.or(byval);
        }
        let value = self.value(&ty)?;
        Ok(Arg { ty, value, byval, noundef })
    }

    /// Parses attributes and operand bundles. The next line is the next instruction, which also starts with a
    /// word.
    fn call_end(&mut self) -> Result<()> {
        loop {
            match self.token.kind {
                Kind::Group => {
                    self.bump();
                }
                Kind::Word if !self.token.first && !matches!(self.text(), "to" | "unwind") => {
                    self.attribute()?;
                }
                Kind::Str if !self.token.first => {
                    self.attribute()?;
                }
                Kind::Sign(b'[') => self.skip_group()?,
                _ => return Ok(()),
            }
        }
    }

    /// Reads the call and the labels of the LLVM instruction `invoke`.
    pub fn invoke(&mut self) -> Result<Inst> {
        let call = self.call()?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        Ok(Inst::Invoke { call, normal, unwind })
    }

    /// Reads the call and the labels of the LLVM instruction `callbr`, so that its result has its number;
    /// lowering refuses it.
    pub fn callbr(&mut self) -> Result<Parsed> {
        let call = self.call()?;
        self.expect_word("to")?;
        self.label()?;
        self.expect(b'[')?;
        while !self.is(b']') {
            self.label()?;
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b']')?;
        let result = Some(call.result).filter(|ty| *ty != Type::Void);
        Ok(Parsed { inst: Inst::Other("callbr".into()), result, dbg: None })
    }
}
