//! Reads instructions that end a block, and landing pads.

use super::lexer::Kind;
use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{Clause, Const, Inst, Type};
use fencepost_source::Diagnostic;

impl<'a> Reader<'a> {
    /// Reads the operands of the LLVM instruction `br`, conditional or not.
    pub fn br(&mut self) -> Result<Inst> {
        if self.word() == "label" {
            return Ok(Inst::Br(self.label()?));
        }
        let cond = self.value_of(&Type::Int(1))?;
        self.expect(b',')?;
        let yes = self.label()?;
        self.expect(b',')?;
        let no = self.label()?;
        Ok(Inst::CondBr { cond, yes, no })
    }

    /// Reads the operand of the LLVM instruction `ret`, if it has one.
    pub fn ret(&mut self) -> Result<Inst> {
        let start = self.span();
        let ty = self.ty()?;
        match &self.locals.returns {
            Some(returns) if *returns != ty => {
                let message = format!("this returns `{}` from a function of `{}`", show(&ty), show(returns));
                return Err(Diagnostic::new(self.span_from(start), message));
            }
            _ => {}
        }
        if ty == Type::Void {
            return Ok(Inst::Ret(None));
        }
        let value = self.value(&ty)?;
        Ok(Inst::Ret(Some((ty, value))))
    }

    /// Reads the operands of the LLVM instruction `switch`.
    pub fn switch(&mut self) -> Result<Inst> {
        let span = self.span();
        let (ty, value) = self.typed_value()?;
        if !matches!(ty, Type::Int(_)) {
            return Err(Diagnostic::new(span, "a `switch` must be on an integer"));
        }
        self.expect(b',')?;
        let default = self.label()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.eat(b']') {
            let span = self.span();
            let (case_ty, case) = self.typed_constant()?;
            let Const::Int(case) = case else {
                return Err(Diagnostic::new(span, "a case of a `switch` must be a number"));
            };
            if case_ty != ty {
                let message = format!("a case of type `{}` in a `switch` on `{}`", show(&case_ty), show(&ty));
                return Err(Diagnostic::new(span, message));
            }
            self.expect(b',')?;
            cases.push((case, self.label()?));
        }
        Ok(Inst::Switch { ty, value, cases, default })
    }

    /// Reads the operands of the LLVM instruction `indirectbr`.
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

    /// Reads the type and the clauses of the LLVM instruction `landingpad`.
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
