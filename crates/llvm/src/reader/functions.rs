//! Reads functions: heads, parameters, blocks.

use super::attributes::Tail;
use super::globals::Linkage;
use super::instructions::is_terminator;
use super::lexer::Kind;
use super::locals::{Locals, Sort};
use super::stream::{Reader, Result};
use crate::ast::{Block, Declare, Function, LocalId, Param, Type};
use fencepost_source::{Diagnostic, Span, shorten};

/// The form of a function: with a body or without.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Declare,
    Define,
}

impl<'a> Reader<'a> {
    /// Reads the declaration of a function, `declare …`.
    pub fn declare(&mut self) -> Result<()> {
        let function = self.head(Form::Declare)?;
        self.finish_function(function)
    }

    /// Reads the definition of a function, `define … { … }`.
    pub fn define(&mut self) -> Result<()> {
        let mut function = self.head(Form::Define)?;
        self.body(&mut function)?;
        self.finish_function(function)
    }

    fn finish_function(&mut self, mut function: Function) -> Result<()> {
        function.locals = std::mem::take(&mut self.locals).finish()?;
        self.module.functions.push(function);
        Ok(())
    }

    /// Parses the head of a function: `define internal i32 @f(i32 %x) #0 !dbg !5`.
    fn head(&mut self, form: Form) -> Result<Function> {
        self.locals = Locals::default();
        let start = self.bump().span;
        let mut tail = Tail::default();
        // `declare` has its metadata here.
        while self.at(Kind::Meta) {
            self.attachment(&mut tail)?;
        }
        let linkage = Linkage::of(self.word()).unwrap_or_default();
        self.attributes_before_type()?;
        let result = self.ty()?;
        let name = self.global_definition()?;
        self.locals.returns = Some(result.clone());
        let (params, varargs) = self.params()?;
        self.head_end(form, &mut tail)?;
        Ok(Function {
            name,
            result,
            params,
            varargs,
            blocks: Vec::new(),
            locals: Vec::new(),
            declares: Vec::new(),
            dbg: tail.dbg,
            local_linkage: linkage.local,
            weak: linkage.weak,
            span: self.span_from(start),
        })
    }

    fn params(&mut self) -> Result<(Vec<Param>, bool)> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        if self.eat(b')') {
            return Ok((params, false));
        }
        loop {
            if self.at(Kind::Dots) {
                self.bump();
                self.expect(b')')?;
                return Ok((params, true));
            }
            params.push(self.param()?);
            if self.eat(b')') {
                return Ok((params, false));
            }
            if !self.eat(b',') {
                return Err(self.unexpected("`,` or `)`"));
            }
        }
    }

    fn param(&mut self) -> Result<Param> {
        let ty = self.ty()?;
        if ty == Type::Void {
            return Err(self.unexpected("a parameter").label("the type before this is `void`"));
        }
        let mut byval = None;
        while matches!(self.token.kind, Kind::Word | Kind::Str) {
            byval = self.attribute()?.or(byval);
        }
        let local = if self.at(Kind::Local) {
            let span = self.bump().span;
            self.define_local(Span { start: span.start + 1, end: span.end }, span, Sort::Value)?
        } else {
            self.define_unnamed(Sort::Value)
        };
        self.define_type(local, &ty)?;
        Ok(Param { ty, local, byval })
    }

    /// Parses the rest of a head after the parameters: attributes, section, personality, metadata.
    ///
    /// Only the end of the line tells where a declaration ends: the next one starts with a word as well.
    fn head_end(&mut self, form: Form, tail: &mut Tail) -> Result<()> {
        while form == Form::Define || !self.token.first {
            match (self.token.kind, self.word()) {
                (Kind::Meta, _) => self.attachment(tail)?,
                (_, "section" | "partition" | "gc") => {
                    self.bump();
                    self.expect_string()?;
                }
                (_, "prefix" | "prologue" | "personality") => {
                    self.bump();
                    self.typed_constant()?;
                }
                (Kind::Word | Kind::Str | Kind::Group, _) => {
                    self.attribute()?;
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    fn body(&mut self, function: &mut Function) -> Result<()> {
        let open = self.expect(b'{')?;
        // Blocks after the first that have no label, and where they start.
        let mut unlabelled: Vec<(LocalId, Span)> = Vec::new();
        loop {
            let span = self.span();
            let label = match self.token.kind {
                Kind::Sign(b'}') => break,
                Kind::Word if self.text().starts_with("uselistorder") => {
                    self.bump();
                    self.skip_line()?;
                    continue;
                }
                Kind::Label => {
                    self.bump();
                    let name = Span { start: span.start, end: span.end - 1 };
                    self.define_local(name, span, Sort::Block)?
                }
                Kind::End => {
                    return Err(
                        Diagnostic::new(open, "this function never ends").label("expected `}` after it")
                    );
                }
                _ => {
                    let label = self.define_unnamed(Sort::Block);
                    if !function.blocks.is_empty() {
                        unlabelled.push((label, span));
                    }
                    label
                }
            };
            let block = self.block_body(label, &mut function.declares)?;
            function.blocks.push(block);
        }
        if function.blocks.is_empty() {
            return Err(self.unexpected("a block").label("a function that is defined has at least one"));
        }
        self.bump();
        // LLVM starts a new block after a terminator even without a label. One that no jump goes to is a
        // mistake.
        match unlabelled.iter().find(|(label, _)| !self.locals.is_target(*label)) {
            Some((_, span)) => Err(Diagnostic::new(*span, "an instruction after the end of its block")
                .label("nothing leads here")
                .help("the instruction before it is a terminator; start a new block with a label")),
            None => Ok(()),
        }
    }

    fn block_body(&mut self, label: LocalId, declares: &mut Vec<Declare>) -> Result<Block> {
        let mut body = Vec::new();
        loop {
            match self.token.kind {
                Kind::Record => self.debug_record(declares)?,
                Kind::Label | Kind::Sign(b'}') | Kind::End => {
                    let name = shorten(&self.locals.name(label));
                    let expected = format!("a terminator (`br`, `ret`, …) at the end of block `%{name}`");
                    return Err(self.unexpected(&expected));
                }
                _ => {
                    let Some(statement) = self.statement(declares)? else { continue };
                    let last = is_terminator(&statement.inst);
                    body.push(statement);
                    if last {
                        return Ok(Block { label, body });
                    }
                }
            }
        }
    }

    /// Parses `#dbg_declare(ptr %x, !17, !DIExpression(), !18)`; drops other records.
    fn debug_record(&mut self, declares: &mut Vec<Declare>) -> Result<()> {
        let declare = self.text() == "#dbg_declare";
        self.bump();
        if !self.is(b'(') {
            return Err(self.unexpected("`(`"));
        }
        if !declare {
            return self.skip_group();
        }
        let group = self.position();
        self.bump();
        let mut found = None;
        if self.at_type() && !matches!(self.word(), "metadata") {
            let ty = self.ty()?;
            if ty == Type::Ptr && self.at(Kind::Local) {
                let local = self.local_value(&ty)?;
                self.expect(b',')?;
                if self.at(Kind::Node) {
                    found = Some(Declare { local, variable: self.node()? });
                }
            }
        }
        declares.extend(found);
        self.go_to(group);
        self.skip_group()
    }
}
