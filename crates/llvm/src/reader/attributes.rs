//! Reads the parts of the text that are skipped (attributes, calling conventions, flags), and the attachments
//! at an instruction's end.
//!
//! Every LLVM has attributes that the one before did not have, and none changes what a program does (it only
//! says more about it), so any word is one. The exceptions are kept: `byval`, which copies, and an argument's
//! `noundef`.

use super::lexer::Kind;
use super::stream::{Reader, Result};
use super::types::is_type_word;
use crate::ast::Type;

/// The parts that may follow an instruction or global variable after commas, such as `align 4` and `!dbg !5`.
#[derive(Default)]
pub(super) struct Tail {
    /// The number of the `!dbg` node.
    pub dbg: Option<u32>,
    /// The number of the `!heapallocsite` node.
    pub allocated: Option<u32>,
    /// `align`.
    pub align: Option<u64>,
    /// Whether there is a `!tbaa`.
    pub tbaa: bool,
    /// Whether there is a `!noundef`.
    pub noundef: bool,
}

impl<'a> Reader<'a> {
    /// Reads one attribute, such as `nounwind`, `align 4`, `"k"="v"` or `#0`; returns the type `T` if it is
    /// `byval(T)`.
    pub fn attribute(&mut self) -> Result<Option<Type>> {
        match self.token.kind {
            Kind::Group => {
                self.bump();
                return Ok(None);
            }
            Kind::Str => {
                self.bump();
                if self.eat(b'=') {
                    self.expect_string()?;
                }
                return Ok(None);
            }
            Kind::Word => {}
            _ => return Err(self.unexpected("an attribute")),
        }
        let word = self.take();
        match self.token.kind {
            Kind::Sign(b'(') if word == "byval" => {
                self.bump();
                let ty = self.ty()?;
                self.expect(b')')?;
                return Ok(Some(ty));
            }
            Kind::Sign(b'(') => self.skip_group()?,
            Kind::Int if matches!(word, "align" | "alignstack" | "cc") => {
                self.bump();
            }
            _ => {}
        }
        Ok(None)
    }

    /// Skips attributes, flags and calling conventions up to the next type.
    pub fn attributes_before_type(&mut self) -> Result<()> {
        while match self.token.kind {
            Kind::Word => !is_type_word(self.text()),
            Kind::Str | Kind::Group => true,
            _ => false,
        } {
            self.attribute()?;
        }
        Ok(())
    }

    /// Skips flags such as `nsw` and `fast` up to the next type.
    pub fn flags(&mut self) {
        while self.at(Kind::Word) && !is_type_word(self.text()) {
            self.bump();
        }
    }

    /// Reads the number after `align`, which may be in parentheses.
    pub fn alignment(&mut self) -> Result<u64> {
        let bracket = self.eat(b'(');
        let align = self.expect_u64("the alignment")?;
        if bracket {
            self.expect(b')')?;
        }
        Ok(align)
    }

    /// Reads what follows an instruction after commas, such as `, align 4, !dbg !5`.
    pub fn tail(&mut self) -> Result<Tail> {
        let mut tail = Tail::default();
        while self.eat(b',') {
            match (self.token.kind, self.word()) {
                (Kind::Meta, _) => self.attachment(&mut tail)?,
                (_, "align") => {
                    self.bump();
                    tail.align = Some(self.alignment()?);
                }
                (_, "addrspace") => self.address_space()?,
                _ => return Err(self.unexpected("`!dbg` or other metadata")),
            }
        }
        Ok(tail)
    }

    /// Reads one metadata attachment, such as `!dbg !5` or `!prof !{…}`, into `tail`.
    pub fn attachment(&mut self, tail: &mut Tail) -> Result<()> {
        let dbg = self.text() == "!dbg";
        let allocated = self.text() == "!heapallocsite";
        tail.tbaa |= self.text() == "!tbaa";
        tail.noundef |= self.text() == "!noundef";
        self.bump();
        let node = self.metadata_operand()?;
        if dbg {
            tail.dbg = node;
        }
        if allocated {
            tail.allocated = node;
        }
        Ok(())
    }

    /// Consumes a comma if an operand follows it, not metadata, and returns whether it did.
    pub fn eat_operand_comma(&mut self) -> bool {
        self.is(b',') && self.ahead() != Kind::Meta && self.eat(b',')
    }
}
