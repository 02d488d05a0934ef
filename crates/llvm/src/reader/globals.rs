//! Reads global variables, aliases and linkage, and keeps a table of all globals.

use super::Instead;
use super::attributes::Tail;
use super::lexer::Kind;
use super::names::unquote;
use super::stream::{Reader, Result};
use crate::ast::{Alias, Const, Global, Type};
use fencepost_source::{Diagnostic, Span, shorten};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::rc::Rc;

/// The names of the globals of a module, each stored once, with whether it is used and defined.
#[derive(Default)]
pub(super) struct GlobalTable<'a> {
    known: FxHashMap<Cow<'a, str>, Entry>,
}

/// The name of a global, and whether it is defined.
struct Entry {
    name: Rc<str>,
    /// The place where the name was first seen.
    first: Span,
    defined: bool,
}

/// What the linkage of a global, such as `internal` or `weak`, means for linking.
#[derive(Clone, Copy, Default)]
pub(super) struct Linkage {
    /// Whether the name is local to its module (`internal`, `private`).
    pub local: bool,
    /// Whether another definition may take the place of this one.
    pub weak: bool,
    /// Whether a variable has no initialiser (`external`, `extern_weak`).
    pub external: bool,
}

impl Linkage {
    /// Returns the linkage that a word such as `internal` names; `None` if it names none.
    pub fn of(word: &str) -> Option<Linkage> {
        let (local, weak, external) = match word {
            "private" | "internal" => (true, false, false),
            "linkonce" | "linkonce_odr" | "weak" | "weak_odr" | "available_externally" | "common" => {
                (false, true, false)
            }
            "appending" => (false, false, false),
            "external" => (false, false, true),
            "extern_weak" => (false, true, true),
            _ => return None,
        };
        Some(Linkage { local, weak, external })
    }
}

impl<'a> Reader<'a> {
    /// Consumes the current token `@name` as a use of a global, and returns the name.
    pub fn global_use(&mut self) -> Rc<str> {
        let span = self.bump().span;
        self.global_entry(span).name.clone()
    }

    /// Consumes the current token `@name` as the definition or declaration of a global, and returns the name.
    pub fn global_definition(&mut self) -> Result<Rc<str>> {
        if !self.at(Kind::Global) {
            return Err(self.unexpected("a name that starts with `@`"));
        }
        let span = self.bump().span;
        let entry = self.global_entry(span);
        if std::mem::replace(&mut entry.defined, true) {
            let message = format!("`@{}` is defined twice", shorten(&entry.name));
            return Err(Diagnostic::new(span, message));
        }
        Ok(entry.name.clone())
    }

    fn global_entry(&mut self, span: Span) -> &mut Entry {
        let name = unquote(&self.text_of(span)[1..]);
        self.globals.known.entry(name).or_insert_with_key(|name| Entry {
            name: Rc::from(name.as_ref()),
            first: span,
            defined: false,
        })
    }

    /// Makes the globals that the module uses and does not define other names for what `instead` returns.
    pub fn define_missing(&mut self, instead: Instead<'_>) {
        for entry in self.globals.known.values_mut().filter(|entry| !entry.defined) {
            let Some(target) = instead(&entry.name) else { continue };
            entry.defined = true;
            let (name, target) = (entry.name.clone(), Const::Global(target.into()));
            self.module.aliases.push(Alias { name, target, local_linkage: true, span: entry.first });
        }
    }

    /// Checks that every global that the module uses is defined or declared in it. LLVM declares its
    /// intrinsics itself.
    pub fn check_globals(&self) -> Result<()> {
        let missing = self.globals.known.values().filter(|e| !e.defined && !e.name.starts_with("llvm."));
        match missing.min_by_key(|entry| entry.first.start) {
            None => Ok(()),
            Some(entry) => {
                let message = format!("`@{}` is used but neither defined nor declared", shorten(&entry.name));
                Err(Diagnostic::new(entry.first, message))
            }
        }
    }

    /// Reads the definition of a global variable or an alias, `@x = … global …` or `@x = … alias …`.
    pub fn global(&mut self) -> Result<()> {
        let span = self.span();
        let name = self.global_definition()?;
        self.expect(b'=')?;
        let mut linkage = Linkage::default();
        let mut thread_local = false;
        loop {
            let word = self.word();
            match word {
                "global" | "constant" => {
                    self.bump();
                    let global = self.variable(name, span, word == "constant", thread_local, linkage)?;
                    self.module.globals.push(global);
                    return Ok(());
                }
                "alias" => {
                    self.bump();
                    return self.alias(name, span, linkage);
                }
                "ifunc" => {
                    let message = format!("`@{}` is an `ifunc`, which is not supported", shorten(&name));
                    return Err(Diagnostic::new(self.span(), message)
                        .help("which function it stands for is decided by code that runs at load time"));
                }
                "" => return Err(self.unexpected("`global`, `constant` or `alias`")),
                _ if self.at_type() => return Err(self.unexpected("`global`, `constant` or `alias`")),
                "thread_local" => {
                    thread_local = true;
                    self.attribute()?;
                }
                _ => {
                    linkage = Linkage::of(word).unwrap_or(linkage);
                    self.attribute()?;
                }
            }
        }
    }

    fn variable(
        &mut self,
        name: Rc<str>,
        span: Span,
        constant: bool,
        thread_local: bool,
        linkage: Linkage,
    ) -> Result<Global> {
        let ty = self.ty()?;
        let init = if linkage.external { None } else { Some(self.constant(&ty)?) };
        let Tail { dbg, align, .. } = self.global_tail()?;
        if let Some(dbg) = dbg {
            self.module.global_dbg.insert(name.clone(), dbg);
        }
        let Linkage { local, weak, .. } = linkage;
        Ok(Global { name, ty, init, constant, thread_local, align, local_linkage: local, weak, span })
    }

    fn alias(&mut self, name: Rc<str>, span: Span, linkage: Linkage) -> Result<()> {
        self.ty()?;
        self.expect(b',')?;
        // The type of a constant expression may be left out, since the expression states it.
        let ty = if self.at_type() { self.ty()? } else { Type::Ptr };
        let target = self.constant(&ty)?;
        self.global_tail()?;
        self.module.aliases.push(Alias { name, target, local_linkage: linkage.local, span });
        Ok(())
    }

    /// Parses the rest of a global variable: `, section "x", comdat, align 4, !dbg !1 #0`.
    fn global_tail(&mut self) -> Result<Tail> {
        let mut tail = Tail::default();
        loop {
            if self.eat(b',') {
                match (self.token.kind, self.word()) {
                    (Kind::Meta, _) => self.attachment(&mut tail)?,
                    (_, "align") => {
                        self.bump();
                        tail.align = Some(self.alignment()?);
                    }
                    (_, "section" | "partition" | "code_model") => {
                        self.bump();
                        self.expect_string()?;
                    }
                    (Kind::Word, _) => {
                        self.attribute()?;
                    }
                    _ => return Err(self.unexpected("`align`, `section`, `comdat`, `!dbg` or their like")),
                }
            } else if self.at(Kind::Group) {
                self.bump();
            } else if self.at(Kind::Str) && !self.token.first {
                self.attribute()?;
            } else {
                return Ok(tail);
            }
        }
    }
}
