//! The values and blocks of one function: names and numbers to [`LocalId`]s, and a check that each is defined
//! once.
//!
//! Parameters, blocks and results without a name share one counter. A number is given in the order of the
//! text, also where it is not written; a written one must not go back.

use super::names::{Names, unquote};
use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{LocalId, Type};
use fencepost_source::{Diagnostic, Span, shorten};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::rc::Rc;

/// Whether a local name of LLVM IR stands for a value or for a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    Value,
    Block,
}

/// Whether the text states the type of a value at a use or at its definition.
#[derive(Clone, Copy)]
enum TypeSource {
    Use,
    Definition,
}

/// The values and blocks of the function that is being read, by name and number, with what is known of each.
#[derive(Default)]
pub(super) struct Locals<'a> {
    named: FxHashMap<Cow<'a, str>, LocalId>,
    numbered: FxHashMap<u32, LocalId>,
    names: Vec<Rc<str>>,
    facts: Vec<Facts>,
    /// The number of the next local without a name.
    next: u32,
    /// The type that the function returns.
    pub returns: Option<Type>,
}

/// What the text has stated about a local so far, to check that it is used as it is defined.
#[derive(Clone, Default)]
struct Facts {
    defined: Option<Sort>,
    /// The type of a value: as defined, or as first used if that comes first.
    ty: Option<Type>,
    as_value: Option<Span>,
    as_block: Option<Span>,
}

impl<'a> Locals<'a> {
    fn add(&mut self, name: Rc<str>) -> LocalId {
        self.names.push(name);
        self.facts.push(Facts::default());
        LocalId(self.names.len() as u32 - 1)
    }

    fn by_number(&mut self, names: &mut Names<'a>, number: u32) -> LocalId {
        match self.numbered.get(&number) {
            Some(id) => *id,
            None => {
                let id = self.add(names.number(number));
                self.numbered.insert(number, id);
                id
            }
        }
    }

    fn by_name(&mut self, names: &mut Names<'a>, name: Cow<'a, str>) -> LocalId {
        match self.named.get(name.as_ref()) {
            Some(id) => *id,
            None => {
                let id = self.add(names.intern(name.clone()));
                self.named.insert(name, id);
                id
            }
        }
    }

    fn facts(&mut self, id: LocalId) -> &mut Facts {
        &mut self.facts[id.0 as usize]
    }

    /// Returns the name of a local of the function.
    pub fn name(&self, id: LocalId) -> Rc<str> {
        self.names[id.0 as usize].clone()
    }

    /// Returns whether some jump of the function goes to this block.
    pub fn is_target(&self, id: LocalId) -> bool {
        self.facts[id.0 as usize].as_block.is_some()
    }

    /// Checks that every local that the function uses is defined, and as value or block as it is used;
    /// returns their names.
    pub fn finish(self) -> Result<Vec<Rc<str>>> {
        let wrong = |(id, facts): (usize, &Facts)| {
            let name = shorten(&self.names[id]);
            let (span, message) = match (facts.defined, facts.as_value, facts.as_block) {
                (None, _, Some(span)) => (span, format!("there is no block `%{name}` in this function")),
                (None, Some(span), None) => (span, format!("`%{name}` is used but never defined")),
                (Some(Sort::Block), Some(span), _) => (span, format!("`%{name}` is a block, not a value")),
                (Some(Sort::Value), _, Some(span)) => (span, format!("`%{name}` is a value, not a block")),
                _ => return None,
            };
            Some(Diagnostic::new(span, message))
        };
        let errors = self.facts.iter().enumerate().filter_map(wrong);
        match errors.min_by_key(|error| error.span.start) {
            Some(error) => Err(error),
            None => Ok(self.names),
        }
    }
}

impl<'a> Reader<'a> {
    /// Returns the local whose name, without sigil and colon, stands at `span`.
    fn local(&mut self, span: Span) -> Result<LocalId> {
        let raw = self.text_of(span);
        if raw.bytes().all(|b| b.is_ascii_digit()) {
            let number = self.number(span)?;
            return Ok(self.locals.by_number(&mut self.names, number));
        }
        Ok(self.locals.by_name(&mut self.names, unquote(raw)))
    }

    /// Consumes the current token `%name` as a use of a value or a block.
    pub fn local_use(&mut self, sort: Sort) -> Result<LocalId> {
        let span = self.bump().span;
        let id = self.local(Span { start: span.start + 1, end: span.end })?;
        let facts = self.locals.facts(id);
        match sort {
            Sort::Value => facts.as_value.get_or_insert(span),
            Sort::Block => facts.as_block.get_or_insert(span),
        };
        Ok(id)
    }

    /// Consumes the current token `%name` as a use of a value of type `ty`.
    pub fn local_value(&mut self, ty: &Type) -> Result<LocalId> {
        let span = self.span();
        let id = self.local_use(Sort::Value)?;
        self.has_type(id, ty, TypeSource::Use, span)?;
        Ok(id)
    }

    /// Records that a value is of type `ty`; an error if the text has said otherwise. `span` is a use of it.
    fn has_type(&mut self, id: LocalId, ty: &Type, at: TypeSource, span: Span) -> Result<()> {
        let facts = self.locals.facts(id);
        match &facts.ty {
            None => {
                facts.ty = Some(ty.clone());
                Ok(())
            }
            Some(known) if known == ty => Ok(()),
            Some(known) => {
                let (known, new) = (show(known), show(ty));
                let defined = facts.defined.is_some();
                let name = shorten(&self.locals.name(id));
                // At the definition, the type known before is that of an earlier use.
                let message = match (defined, at) {
                    (_, TypeSource::Definition) => {
                        format!("`%{name}` is used as `{known}` but defined as `{new}`")
                    }
                    (true, TypeSource::Use) => {
                        format!("`%{name}` is used as `{new}` but defined as `{known}`")
                    }
                    (false, TypeSource::Use) => {
                        format!("`%{name}` is used as `{new}` here and as `{known}` above")
                    }
                };
                Err(Diagnostic::new(span, message))
            }
        }
    }

    /// Records the type of a value at its definition, and checks that earlier uses agree.
    pub fn define_type(&mut self, id: LocalId, ty: &Type) -> Result<()> {
        let first_use = self.locals.facts(id).as_value.unwrap_or_default();
        self.has_type(id, ty, TypeSource::Definition, first_use)
    }

    /// Defines the local whose name, without `%` or colon, stands at `span`; messages point at `shown`.
    pub fn define_local(&mut self, span: Span, shown: Span, sort: Sort) -> Result<LocalId> {
        let raw = self.text_of(span);
        if raw.bytes().all(|b| b.is_ascii_digit()) {
            let number = self.number(span)?;
            if number < self.locals.next || number == u32::MAX {
                let message = format!("expected the number {} or a larger one here", self.locals.next);
                return Err(Diagnostic::new(shown, message)
                    .label("out of order")
                    .help("parameters, blocks and results without names are numbered together from 0"));
            }
            self.locals.next = number + 1;
        }
        let id = self.local(span)?;
        if self.locals.facts(id).defined.replace(sort).is_some() {
            let name = shorten(&unquote(raw));
            return Err(Diagnostic::new(shown, format!("`%{name}` is defined twice in this function")));
        }
        Ok(id)
    }

    /// Defines a value or block without a name, which gets the next number.
    pub fn define_unnamed(&mut self, sort: Sort) -> LocalId {
        let number = self.locals.next;
        self.locals.next = number.saturating_add(1);
        let id = self.locals.by_number(&mut self.names, number);
        self.locals.facts(id).defined = Some(sort);
        id
    }
}
