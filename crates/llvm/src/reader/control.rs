//! Instructions that end a block, and landing pads.

use super::constants::cut;
use super::lexer::Kind;
use super::stream::{Reader, Result};
use crate::ast::{Clause, Const, Inst, Type};

impl<'a> Reader<'a> {
    pub fn br(&mut self) -> Result<Inst> {
        if self.word() == "label" {
            return Ok(Inst::Br(self.label()?));
        }
        let (_, cond) = self.typed_value()?;
        self.expect(b',')?;
        let yes = self.label()?;
        self.expect(b',')?;
        let no = self.label()?;
        Ok(Inst::CondBr { cond, yes, no })
    }

    pub fn ret(&mut self) -> Result<Inst> {
        let ty = self.ty()?;
        if ty == Type::Void {
            return Ok(Inst::Ret(None));
        }
        let value = self.value(&ty)?;
        Ok(Inst::Ret(Some((ty, value))))
    }

    pub fn switch(&mut self) -> Result<Inst> {
        let (ty, value) = self.typed_value()?;
        self.expect(b',')?;
        let default = self.label()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.eat(b']') {
            let span = self.span();
            let case = match self.typed_constant()? {
                (Type::Int(bits), Const::Int(case)) => cut(case, bits),
                _ => {
                    return Err(fencepost_source::Diagnostic::new(
                        span,
                        "a case of a `switch` must be a number",
                    ));
                }
            };
            self.expect(b',')?;
            cases.push((case, self.label()?));
        }
        Ok(Inst::Switch { ty, value, cases, default })
    }

    pub fn indirect_br(&mut self) -> Result<Inst> {
        let addr = self.pointer()?;
        self.expect(b',')?;
        self.expect(b'[')?;
        let mut targets = Vec::new();
        while !self.is(b']') {
            targets.push(self.label()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b']')?;
        Ok(Inst::IndirectBr { addr, targets })
    }

    pub fn landingpad(&mut self) -> Result<Inst> {
        let ty = self.ty()?;
        let cleanup = self.eat_word("cleanup");
        let mut clauses = Vec::new();
        while self.at(Kind::Word) {
            let clause = match self.text() {
                "catch" => Clause::Catch,
                "filter" => Clause::Filter,
                _ => break,
            };
            self.bump();
            clauses.push(clause(self.typed_constant()?.1));
        }
        Ok(Inst::LandingPad { ty, cleanup, clauses })
    }
}
