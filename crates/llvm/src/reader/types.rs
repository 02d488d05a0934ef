//! Reads types, and type definitions in any order.
//!
//! A definition's body is read before the names in it are known: there a name becomes [`Type::Opaque`], and
//! is replaced when the type is first used. Pointers drop what they point at, so a cycle that is left is one
//! by value, an error. A type that is used before its definition (no LLVM prints that, but the language
//! allows it) makes the reader look through the rest of the text for definitions, once.

use super::lexer::Kind;
use super::names::unquote;
use super::stream::{MAX_DEPTH, Reader, Result, too_deep};
use crate::ast::{FunctionType, StructType, Type};
use fencepost_source::{Diagnostic, Span, shorten};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::rc::Rc;

/// The named types of a module, with their definitions.
#[derive(Default)]
pub(super) struct TypeTable<'a> {
    known: FxHashMap<Cow<'a, str>, Definition>,
    /// Names that stand in definitions, to be checked when all are read.
    mentions: Vec<(Rc<str>, Span)>,
    /// Whether a definition's body is being read.
    defining: bool,
    /// Whether the rest of the text has been searched for definitions.
    searched: bool,
    /// The current depth of [`TypeTable::replace`].
    depth: u32,
    /// The value of [`StructType::wide_at_8`] for all structs that follow.
    pub wide_at_8: bool,
}

/// The definition of a named type.
struct Definition {
    /// The place of the name.
    span: Span,
    state: State,
}

/// How far the definition of a named type has been completed.
#[derive(Clone)]
enum State {
    /// The body as written, names not replaced; `None`: `opaque`.
    Read(Option<Type>),
    /// The names in the definition are being replaced.
    Busy,
    /// The definition is complete; with the height of its tree.
    Done(Type, u32),
}

/// Returns whether a type of LLVM IR can begin with this word.
pub(super) fn is_type_word(word: &str) -> bool {
    primitive(word).is_some() || word == "target"
}

fn primitive(word: &str) -> Option<Type> {
    Some(match word {
        "i32" => Type::Int(32),
        "ptr" => Type::Ptr,
        "i64" => Type::Int(64),
        "i8" => Type::Int(8),
        "void" => Type::Void,
        "label" => Type::Other("label"),
        "float" => Type::Float,
        "double" => Type::Double,
        "metadata" => Type::Other("metadata"),
        "token" => Type::Other("token"),
        "half" => Type::OtherFloat("half"),
        "bfloat" => Type::OtherFloat("bfloat"),
        "x86_fp80" => Type::OtherFloat("x86_fp80"),
        "fp128" => Type::OtherFloat("fp128"),
        "ppc_fp128" => Type::OtherFloat("ppc_fp128"),
        "x86_mmx" => Type::Other("x86_mmx"),
        "x86_amx" => Type::Other("x86_amx"),
        _ => {
            let digits = word.strip_prefix('i')?;
            let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            let bits = digits.parse().ok().filter(|bits| (1..=MAX_BITS).contains(bits))?;
            return plain.then_some(Type::Int(bits));
        }
    })
}

/// Returns a type of LLVM IR as messages show it.
pub(super) fn show(ty: &Type) -> String {
    match ty {
        Type::Void => "void".into(),
        Type::Int(bits) => format!("i{bits}"),
        Type::Float => "float".into(),
        Type::Double => "double".into(),
        Type::Ptr => "ptr".into(),
        Type::OtherFloat(name) | Type::Other(name) => (*name).into(),
        Type::Array(count, element) => format!("[{count} x {}]", show(element)),
        Type::Vector(count, element) => format!("<{count} x {}>", show(element)),
        // A struct of structs may be long beyond reason: the members' own members are left out.
        Type::Struct(body) => {
            let members = body.members.iter().map(|member| match member {
                Type::Struct(_) => "{ … }".into(),
                Type::Array(count, _) => format!("[{count} x …]"),
                other => show(other),
            });
            format!("{{ {} }}", members.collect::<Vec<_>>().join(", "))
        }
        Type::Opaque(name) => format!("%{}", shorten(name)),
        Type::Function(function) => format!("{} (…)", show(&function.result)),
    }
}

/// LLVM's own limit on the width of an integer.
const MAX_BITS: u32 = 1 << 23;

impl<'a> Reader<'a> {
    /// Returns whether the current token can begin a type.
    pub fn at_type(&self) -> bool {
        match self.token.kind {
            Kind::Word => is_type_word(self.text()),
            Kind::Local | Kind::Sign(b'{' | b'[' | b'<') => true,
            _ => false,
        }
    }

    /// Reads a type of LLVM IR.
    pub fn ty(&mut self) -> Result<Type> {
        let mut ty = match self.token.kind {
            Kind::Word => self.word_type()?,
            Kind::Local => self.named_type()?,
            Kind::Sign(b'{') => self.nested(|r| r.struct_type(false))?,
            Kind::Sign(b'[') => self.nested(Self::array_type)?,
            Kind::Sign(b'<') => self.nested(Self::angle_type)?,
            _ => return Err(self.unexpected("a type")),
        };
        loop {
            match self.token.kind {
                Kind::Sign(b'*') => {
                    self.bump();
                    ty = Type::Ptr;
                }
                Kind::Sign(b'(') if matches!(ty, Type::Function(_)) => {
                    return Err(Diagnostic::new(self.span(), "a function cannot return a function"));
                }
                Kind::Sign(b'(') => ty = self.nested(|r| r.function_type(ty))?,
                Kind::Word if self.text() == "addrspace" => {
                    self.address_space()?;
                    if ty != Type::Ptr || self.is(b'*') {
                        self.expect(b'*')?;
                        ty = Type::Ptr;
                    }
                }
                _ => return Ok(ty),
            }
        }
    }

    fn word_type(&mut self) -> Result<Type> {
        let word = self.text();
        if let Some(ty) = primitive(word) {
            self.bump();
            return Ok(ty);
        }
        if word == "target" {
            self.bump();
            if !self.is(b'(') {
                return Err(self.unexpected("`(`"));
            }
            self.skip_group()?;
            return Ok(Type::Other("target"));
        }
        Err(self.unexpected("a type"))
    }

    /// Reads an address space, such as `addrspace(1)`, and ignores it.
    pub fn address_space(&mut self) -> Result<()> {
        self.bump();
        if self.is(b'(') { self.skip_group() } else { Err(self.unexpected("`(`")) }
    }

    fn struct_type(&mut self, packed: bool) -> Result<Type> {
        self.expect(b'{')?;
        let mut members = Vec::new();
        if !self.is(b'}') {
            members.push(self.ty()?);
            while self.eat(b',') {
                members.push(self.ty()?);
            }
        }
        if !self.eat(b'}') {
            return Err(self.unexpected("`,` or `}`"));
        }
        Ok(Type::Struct(Rc::new(StructType { members, packed, wide_at_8: self.types.wide_at_8 })))
    }

    fn array_type(&mut self) -> Result<Type> {
        self.expect(b'[')?;
        let (count, element) = self.counted()?;
        self.expect(b']')?;
        Ok(Type::Array(count, element))
    }

    /// Parses `<4 x i32>` or `<{ i8, i32 }>`.
    fn angle_type(&mut self) -> Result<Type> {
        let start = self.expect(b'<')?;
        if self.is(b'{') {
            let ty = self.struct_type(true)?;
            self.expect(b'>')?;
            return Ok(ty);
        }
        if self.word() == "vscale" {
            let span = start.to(self.span());
            return Err(Diagnostic::new(span, "vectors of scalable length are not supported")
                .help("compile for a target without them"));
        }
        let (count, element) = self.counted()?;
        if !matches!(*element, Type::Int(_) | Type::Float | Type::Double | Type::OtherFloat(_) | Type::Ptr) {
            return Err(Diagnostic::new(start, "a vector's elements must be numbers or pointers"));
        }
        self.expect(b'>')?;
        Ok(Type::Vector(count, element))
    }

    /// Parses `4 x i32`.
    fn counted(&mut self) -> Result<(u64, Rc<Type>)> {
        let count = self.expect_u64("the number of elements")?;
        self.expect_word("x")?;
        Ok((count, Rc::new(self.ty()?)))
    }

    fn function_type(&mut self, result: Type) -> Result<Type> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut varargs = false;
        while !self.is(b')') {
            if self.at(Kind::Dots) {
                self.bump();
                varargs = true;
                break;
            }
            params.push(self.ty()?);
            if !self.eat(b',') {
                break;
            }
        }
        if !self.eat(b')') {
            return Err(self.unexpected("`,` or `)`"));
        }
        Ok(Type::Function(Rc::new(FunctionType { result, params, varargs })))
    }

    fn named_type(&mut self) -> Result<Type> {
        let span = self.bump().span;
        let name = unquote(&self.text_of(span)[1..]);
        if self.types.defining {
            let name = self.names.intern(name);
            self.types.mentions.push((name.clone(), span));
            return Ok(Type::Opaque(name));
        }
        if !self.types.known.contains_key(name.as_ref()) {
            self.search_definitions();
        }
        Ok(self.types.complete(name.as_ref(), Some(span))?.0)
    }

    /// Reads the definition of a named type, `%T = type …`.
    pub fn type_definition(&mut self) -> Result<()> {
        let span = self.bump().span;
        self.expect(b'=')?;
        self.expect_word("type")?;
        let state = if self.eat_word("opaque") {
            State::Read(None)
        } else {
            self.types.defining = true;
            let body = self.ty();
            self.types.defining = false;
            State::Read(Some(body?))
        };
        let name = unquote(&self.text_of(span)[1..]);
        match self.types.known.get(&name) {
            None => {
                self.types.known.insert(name, Definition { span, state });
                Ok(())
            }
            // Already read by `search_definitions`, because something above uses the type.
            Some(known) if known.span == span => Ok(()),
            Some(_) => Err(Diagnostic::new(span, format!("the type `%{}` is defined twice", shorten(&name)))),
        }
    }

    /// Reads the type definitions in the rest of the text.
    fn search_definitions(&mut self) {
        if std::mem::replace(&mut self.types.searched, true) {
            return;
        }
        let here = self.position();
        while !matches!(self.token.kind, Kind::End | Kind::Bad) {
            if self.at(Kind::Local) && self.ahead() == Kind::Sign(b'=') {
                let before = self.position();
                // An error in this definition is reported when the reader gets to the definition itself.
                if self.type_definition().is_err() {
                    self.go_to(before);
                    self.bump();
                }
            } else {
                self.bump();
            }
        }
        self.go_to(here);
    }

    /// Checks that every named type that the module mentions is defined and finite.
    pub fn check_types(&mut self) -> Result<()> {
        for (name, span) in std::mem::take(&mut self.types.mentions) {
            self.types.complete(&name, Some(span))?;
        }
        Ok(())
    }
}

impl TypeTable<'_> {
    /// Returns the type called `name`, all names in it replaced, and the height of its tree.
    ///
    /// `span` is where it is used; without one, a definition uses it.
    fn complete(&mut self, name: &str, span: Option<Span>) -> Result<(Type, u32)> {
        let Some(definition) = self.known.get_mut(name) else {
            let mention = || self.mentions.iter().find(|(mentioned, _)| mentioned.as_ref() == name);
            let span = span.or_else(|| mention().map(|(_, span)| *span)).unwrap_or_default();
            let message = format!("there is no type `%{}`", shorten(name));
            return Err(Diagnostic::new(span, message).help("define it: `%name = type { … }`"));
        };
        let span = definition.span;
        let body = match &definition.state {
            State::Done(ty, height) => return Ok((ty.clone(), *height)),
            State::Busy => {
                let message = format!("the type `%{}` contains itself", shorten(name));
                return Err(Diagnostic::new(span, message).help("a pointer to itself would be fine"));
            }
            State::Read(body) => body.clone(),
        };
        definition.state = State::Busy;
        let (ty, height) = match body {
            None => (Type::Opaque(Rc::from(name)), 1),
            Some(body) => self.replace(&body, span)?,
        };
        if height > MAX_DEPTH {
            return Err(too_deep(span));
        }
        if let Some(definition) = self.known.get_mut(name) {
            definition.state = State::Done(ty.clone(), height);
        }
        Ok((ty, height))
    }

    /// Replaces the names in `ty`, which stands in the definition at `span`.
    fn replace(&mut self, ty: &Type, span: Span) -> Result<(Type, u32)> {
        // A chain of definitions may be longer than any type written in one place.
        if self.depth > MAX_DEPTH {
            return Err(too_deep(span));
        }
        self.depth += 1;
        let replaced = self.replace_below(ty, span);
        self.depth -= 1;
        replaced
    }

    fn replace_below(&mut self, ty: &Type, span: Span) -> Result<(Type, u32)> {
        let (ty, height) = match ty {
            Type::Opaque(name) => return self.complete(name, None),
            Type::Array(count, element) => {
                let (element, height) = self.replace(element, span)?;
                (Type::Array(*count, Rc::new(element)), height)
            }
            Type::Vector(count, element) => {
                let (element, height) = self.replace(element, span)?;
                (Type::Vector(*count, Rc::new(element)), height)
            }
            Type::Struct(body) => {
                let (members, height) = self.replace_all(&body.members, span)?;
                (Type::Struct(Rc::new(StructType { members, ..**body })), height)
            }
            Type::Function(function) => {
                let (result, first) = self.replace(&function.result, span)?;
                let (params, second) = self.replace_all(&function.params, span)?;
                let function = FunctionType { result, params, varargs: function.varargs };
                (Type::Function(Rc::new(function)), first.max(second))
            }
            plain => (plain.clone(), 0),
        };
        Ok((ty, height + 1))
    }

    fn replace_all(&mut self, types: &[Type], span: Span) -> Result<(Vec<Type>, u32)> {
        let mut height = 0;
        let mut out = Vec::with_capacity(types.len());
        for ty in types {
            let (ty, h) = self.replace(ty, span)?;
            height = height.max(h);
            out.push(ty);
        }
        Ok((out, height))
    }
}
