//! The parser of the init section: the initial contents of memory and registers.

use super::{Parser, Result};
use crate::ast::{Constant, ConstantKind, Extent, InitEntry, InitTarget, InitType, InitValue, Name};
use crate::dialect::Dialect;
use crate::lexer::{Int, Kind};
use crate::types::{Object, Type};
use fencepost_source::{Diagnostic, Parse, Span, shorten};

impl Parser<'_> {
    /// Reads the init section `{ … }` of a test, which declares locations and gives initial values.
    pub(super) fn init_section(&mut self) -> Result<Vec<InitEntry>> {
        self.expect("{")?;
        let mut entries = Vec::new();
        while !self.is("}") {
            if self.eat(";") {
                continue;
            }
            match self.dialect {
                Dialect::C => self.shared_init_entries(&mut entries)?,
                Dialect::Java => self.java_init_entries(&mut entries)?,
            }
            if !self.is("}") && !self.is(";") {
                return Err(self.unexpected("`;` or `}`"));
            }
        }
        self.bump();
        Ok(entries)
    }

    /// Reads one entry of the init section of a C test, or several that share a type, such as `int x = 1, y`.
    pub(super) fn shared_init_entries(&mut self, entries: &mut Vec<InitEntry>) -> Result<()> {
        let base = if self.is_type_at(0) { Some(self.specifiers()?) } else { None };
        loop {
            entries.push(self.init_entry(base.as_ref())?);
            if base.is_none() || !self.eat(",") {
                return Ok(());
            }
        }
    }

    fn init_entry(&mut self, base: Option<&Object>) -> Result<InitEntry> {
        // Without a type before it, a star says that the location holds an address.
        let pointer = self.is("*");
        let object = self.stars(base.cloned().unwrap_or_else(Object::int))?;
        let target = self.init_target()?;
        let span = self.last_span();
        let extent = self.extent()?;
        if base.is_none() && extent != Extent::Scalar && !self.is_list_ahead() {
            let whole = span.to(self.last_span());
            return Err(Diagnostic::new(whole, "one element cannot be initialised by itself")
                .help("initialise the whole array: `int a[2] = {1, 2}`"));
        }
        if base.is_some() && object.ty == Type::Void {
            return Err(Diagnostic::new(span, "a location cannot have the type `void`"));
        }
        let ty = match base {
            None if extent != Extent::Scalar => InitType::Stated(object, extent),
            None if pointer => InitType::SomePointer,
            None => InitType::Unstated,
            Some(_) => InitType::Stated(object, extent),
        };
        if self.is("==") {
            return Err(self.unexpected("`=`"));
        }
        let value = if self.eat("=") { Some(self.init_value()?) } else { None };
        Ok(InitEntry { target, ty, value })
    }

    fn is_list_ahead(&self) -> bool {
        self.is("=") && self.is_at(1, "{")
    }

    fn init_target(&mut self) -> Result<InitTarget> {
        if let Some(thread) = self.thread_prefix() {
            return Ok(InitTarget::Register { thread, name: self.name("a register")? });
        }
        if self.eat("[") {
            let name = self.name("a location")?;
            self.expect("]")?;
            return Ok(InitTarget::Location(name));
        }
        if self.word().is_some() && self.word_at(1).is_some() {
            let word = shorten(self.word().unwrap_or_default());
            return Err(
                Diagnostic::new(self.span(), format!("`{word}` is no known type")).help(self.known_types())
            );
        }
        Ok(InitTarget::Location(self.name("a location, a register like `0:r0`, or `}`")?))
    }

    fn init_value(&mut self) -> Result<InitValue> {
        let start = self.span();
        if self.is("{") {
            let (list, span) = self.constant_list()?;
            return Ok(InitValue::List(list, span));
        }
        if self.is_java() {
            return Ok(InitValue::One(self.constant()?));
        }
        if matches!(self.word(), Some("ATOMIC_VAR_INIT" | "ATOMIC_INIT")) {
            self.bump();
            self.expect("(")?;
            let mut value = self.constant()?;
            self.expect(")")?;
            value.span = start.to(self.last_span());
            return Ok(InitValue::One(value));
        }
        if self.eat_word("ATOMIC_FLAG_INIT") {
            return Ok(InitValue::One(Constant { kind: ConstantKind::Number(0), span: start }));
        }
        Ok(InitValue::One(self.constant()?))
    }

    /// Reads a list of constants in braces, such as `{1, -2, &x}`.
    pub(super) fn constant_list(&mut self) -> Result<(Vec<Constant>, Span)> {
        let start = self.expect("{")?;
        let mut list = Vec::new();
        while !self.is("}") {
            list.push(self.constant()?);
            if !self.eat(",") {
                break;
            }
        }
        let end = self.expect("}")?;
        Ok((list, start.to(end)))
    }

    /// Reads a constant of the init section or a condition, which is a number or the address of a location.
    pub(super) fn constant(&mut self) -> Result<Constant> {
        let start = self.span();
        if self.is("&") && self.is_java() {
            return Err(super::java::no_pointers(start));
        }
        let kind = if self.eat("&") {
            let name = self.name("a location")?;
            self.address(name)?
        } else if self.is("-") || self.is("+") {
            let negative = self.bump().kind == Kind::Sign("-");
            let Kind::Literal(Int { value, .. }) = self.peek().kind else {
                return Err(self.unexpected("a number"));
            };
            self.bump();
            ConstantKind::Number(if negative { -i128::from(value) } else { i128::from(value) })
        } else if let Kind::Literal(Int { value, .. }) = self.peek().kind {
            self.bump();
            ConstantKind::Number(i128::from(value))
        } else {
            match self.word() {
                Some("NULL" | "nullptr") if !self.is_java() => {
                    self.bump();
                    ConstantKind::Number(0)
                }
                Some("false") => {
                    self.bump();
                    ConstantKind::Number(0)
                }
                Some("true") => {
                    self.bump();
                    ConstantKind::Number(1)
                }
                _ => {
                    let name = self.name("a number or a location")?;
                    self.address(name)?
                }
            }
        };
        Ok(Constant { kind, span: start.to(self.last_span()) })
    }

    fn address(&mut self, name: Name) -> Result<ConstantKind> {
        let index = if self.is("[") { Some(self.index()?) } else { None };
        Ok(ConstantKind::Address { name, index })
    }

    /// Reads an index in brackets, such as the `[3]` after the name of a location.
    pub(super) fn index(&mut self) -> Result<u64> {
        self.expect("[")?;
        let Kind::Literal(Int { value, .. }) = self.peek().kind else {
            return Err(self.unexpected("a number"));
        };
        self.bump();
        self.expect("]")?;
        Ok(value)
    }
}
