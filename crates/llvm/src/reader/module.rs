//! Reads the top level of a module.

use super::Instead;
use super::lexer::Kind;
use super::names::unescape;
use super::stream::{Reader, Result};
use crate::ast::{Global, Module};

impl<'a> Reader<'a> {
    /// Reads the whole module, up to the end of the text.
    pub fn module(mut self) -> Result<Module> {
        while !self.at(Kind::End) {
            self.entity()?;
        }
        self.check_types()?;
        self.check_globals()?;
        Ok(self.module)
    }

    /// Reads the parts of the module that begin at these offsets of the text. Names that are in none of these
    /// become other names for the functions that `instead` returns.
    pub fn parts(mut self, starts: &[u32], instead: Instead<'_>) -> Result<Module> {
        for start in starts {
            self.seek(*start);
            self.entity()?;
        }
        self.define_missing(instead);
        self.check_types()?;
        self.check_globals()?;
        Ok(self.module)
    }

    /// Reads the variable that begins at this offset of the text. What it mentions is not looked for.
    pub fn variable_at(mut self, start: u32) -> Result<Option<Global>> {
        self.seek(start);
        self.entity()?;
        Ok(self.module.globals.pop())
    }

    fn entity(&mut self) -> Result<()> {
        match self.token.kind {
            Kind::Global => self.global(),
            Kind::Local => self.type_definition(),
            Kind::Node => self.metadata_definition(),
            Kind::Meta => self.named_metadata(),
            Kind::Comdat => self.comdat(),
            // A module summary says nothing that the module does not.
            Kind::Sign(b'^') => {
                self.bump();
                self.skip_line()
            }
            Kind::Word => match self.text() {
                "define" => self.define(),
                "declare" => self.declare(),
                "attributes" => self.attribute_group(),
                "source_filename" => {
                    self.bump();
                    self.expect(b'=')?;
                    self.module.source = Some(unescape(self.expect_string()?).into_owned());
                    Ok(())
                }
                "target" => {
                    self.bump();
                    let layout = self.word() == "datalayout";
                    self.bump();
                    self.expect(b'=')?;
                    let text = self.expect_string()?;
                    if layout {
                        let states = |spec: &str| spec.starts_with("i128:");
                        self.types.wide_at_8 = !text.split('-').any(states);
                    }
                    Ok(())
                }
                "module" => {
                    let span = self.bump().span;
                    self.expect_word("asm")?;
                    self.expect_string()?;
                    let span = self.span_from(span);
                    self.module.module_asm.get_or_insert(span);
                    Ok(())
                }
                "uselistorder" | "uselistorder_bb" => {
                    self.bump();
                    self.skip_line()
                }
                _ => Err(self.unexpected(EXPECTED)),
            },
            _ => Err(self.unexpected(EXPECTED)),
        }
    }

    /// Parses `$f = comdat any`.
    fn comdat(&mut self) -> Result<()> {
        self.bump();
        self.expect(b'=')?;
        self.expect_word("comdat")?;
        if !self.at(Kind::Word) {
            return Err(self.unexpected("`any` or another kind of selection"));
        }
        self.bump();
        Ok(())
    }

    /// Parses `attributes #0 = { … }`.
    fn attribute_group(&mut self) -> Result<()> {
        self.bump();
        if !self.at(Kind::Group) {
            return Err(self.unexpected("the number of a group, as in `#0`"));
        }
        self.bump();
        self.expect(b'=')?;
        if self.is(b'{') { self.skip_group() } else { Err(self.unexpected("`{`")) }
    }
}

const EXPECTED: &str = "`define`, `declare`, a global, a type or metadata";
