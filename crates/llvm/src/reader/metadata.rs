//! Reads metadata about names, places and types; skips the rest.

use super::lexer::Kind;
use super::names::unescape;
use super::stream::{Reader, Result};
use crate::ast::Metadata;
use fencepost_source::Diagnostic;
use std::rc::Rc;

/// The fields of nodes that are kept. A field that is not written has its default.
#[derive(Default)]
struct Fields<'a> {
    name: &'a str,
    linkage: &'a str,
    filename: &'a str,
    directory: &'a str,
    tag: &'a str,
    encoding: &'a str,
    line: u64,
    column: u64,
    arg: u64,
    size: u64,
    offset: u64,
    count: Option<u64>,
    scope: Option<u32>,
    file: Option<u32>,
    inlined_at: Option<u32>,
    base: Option<u32>,
    elements: Option<u32>,
    ty: Option<u32>,
    var: Option<u32>,
    types: Option<u32>,
    params: Option<u32>,
}

/// The value of a field, if it is of a kind that matters.
#[derive(Clone, Copy, PartialEq)]
enum Field<'a> {
    Node(u32),
    Int(u64),
    Text(&'a str),
    Other,
}

impl<'a> Field<'a> {
    fn node(self) -> Option<u32> {
        if let Field::Node(n) = self { Some(n) } else { None }
    }

    fn int(self) -> Option<u64> {
        if let Field::Int(n) = self { Some(n) } else { None }
    }

    fn text(self) -> &'a str {
        if let Field::Text(text) = self { text } else { "" }
    }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl<'a> Reader<'a> {
    /// Reads the definition of a metadata node, such as `!5 = distinct !DISubprogram(…)`.
    pub fn metadata_definition(&mut self) -> Result<()> {
        let span = self.span();
        let number = self.node()?;
        self.expect(b'=')?;
        self.eat_word("distinct");
        let node = match self.token.kind {
            Kind::Meta => self.specialised()?,
            Kind::Sign(b'!') if self.ahead() == Kind::Sign(b'{') => {
                self.bump();
                Some(self.list()?)
            }
            _ => {
                self.metadata_operand()?;
                None
            }
        };
        match node.and_then(|node| self.module.metadata.insert(number, node)) {
            Some(_) => Err(Diagnostic::new(span, format!("`!{number}` is defined twice"))),
            None => Ok(()),
        }
    }

    /// Reads named metadata, such as `!llvm.dbg.cu = !{!0}`.
    pub fn named_metadata(&mut self) -> Result<()> {
        self.bump();
        self.expect(b'=')?;
        self.expect(b'!')?;
        if self.is(b'{') { self.skip_group() } else { Err(self.unexpected("`{`")) }
    }

    /// Reads metadata as an operand, and returns its number if it is a numbered node.
    pub fn metadata_operand(&mut self) -> Result<Option<u32>> {
        self.eat_word("distinct");
        match self.token.kind {
            Kind::Node => return Ok(Some(self.node()?)),
            Kind::Meta => {
                self.bump();
                if !self.is(b'(') {
                    return Err(self.unexpected("`(`"));
                }
                self.skip_group()?;
            }
            Kind::Sign(b'!') => {
                self.bump();
                match self.token.kind {
                    Kind::Sign(b'{') => self.skip_group()?,
                    Kind::Str => {
                        self.bump();
                    }
                    _ => return Err(self.unexpected("a number, a name, `{` or a string")),
                }
            }
            Kind::Word if self.text() == "null" => {
                self.bump();
            }
            _ => return Err(self.unexpected("metadata")),
        }
        Ok(None)
    }

    /// Parses a list: `{!1, null, i32 7, !"x"}`.
    fn list(&mut self) -> Result<Metadata> {
        self.expect(b'{')?;
        let mut nodes = Vec::new();
        while !self.is(b'}') {
            nodes.push(self.list_element()?);
            if !self.eat(b',') {
                break;
            }
        }
        if !self.eat(b'}') {
            return Err(self.unexpected("`,` or `}`"));
        }
        Ok(Metadata::List(nodes))
    }

    fn list_element(&mut self) -> Result<Option<u32>> {
        if matches!(self.token.kind, Kind::Node | Kind::Meta | Kind::Sign(b'!')) || self.word() == "null" {
            return self.metadata_operand();
        }
        self.typed_constant()?;
        Ok(None)
    }

    /// Parses the current `!DIName(…)`; `None` if it is of no interest.
    fn specialised(&mut self) -> Result<Option<Metadata>> {
        let kind = self.take();
        if !self.is(b'(') {
            return Err(self.unexpected("`(`"));
        }
        if !matches!(
            kind,
            "!DILocation"
                | "!DIFile"
                | "!DISubprogram"
                | "!DILexicalBlock"
                | "!DILexicalBlockFile"
                | "!DILocalVariable"
                | "!DIGlobalVariable"
                | "!DIGlobalVariableExpression"
                | "!DIBasicType"
                | "!DIDerivedType"
                | "!DICompositeType"
                | "!DISubrange"
                | "!DISubroutineType"
                | "!DITemplateTypeParameter"
        ) {
            self.skip_group()?;
            return Ok(None);
        }
        let f = self.fields()?;
        let file = f.file;
        Ok(Some(match kind {
            "!DILocation" => match f.scope {
                None => return Ok(None),
                Some(scope) => Metadata::Location {
                    line: small(f.line),
                    column: small(f.column),
                    scope,
                    inlined_at: f.inlined_at,
                },
            },
            "!DIFile" => {
                Metadata::File { name: self.text_value(f.filename), directory: self.text_value(f.directory) }
            }
            "!DISubprogram" => {
                let (name, linkage) = (self.text_value(f.name), self.text_value(f.linkage));
                Metadata::Subprogram { name, linkage, file, line: small(f.line), ty: f.ty }
            }
            "!DISubroutineType" => match f.types {
                None => return Ok(None),
                Some(types) => Metadata::Subroutine { types },
            },
            "!DILexicalBlock" | "!DILexicalBlockFile" => match f.scope {
                None => return Ok(None),
                Some(scope) => Metadata::Block { scope, file },
            },
            "!DILocalVariable" => Metadata::Variable {
                name: self.text_value(f.name),
                arg: small(f.arg),
                line: small(f.line),
                ty: f.ty,
            },
            "!DIGlobalVariable" => Metadata::GlobalVariable { name: self.text_value(f.name), ty: f.ty },
            "!DIGlobalVariableExpression" => match f.var {
                None => return Ok(None),
                Some(var) => Metadata::Expression { var },
            },
            "!DIBasicType" => Metadata::BasicType {
                name: self.text_value(f.name),
                size: f.size,
                encoding: self.text_value(f.encoding),
            },
            "!DIDerivedType" => Metadata::DerivedType {
                tag: self.text_value(f.tag),
                name: self.text_value(f.name),
                base: f.base,
                size: f.size,
                offset: f.offset,
            },
            "!DICompositeType" => Metadata::CompositeType {
                tag: self.text_value(f.tag),
                name: self.text_value(f.name),
                base: f.base,
                size: f.size,
                elements: f.elements,
                params: f.params,
            },
            "!DITemplateTypeParameter" => match f.ty {
                None => return Ok(None),
                Some(ty) => Metadata::TypeParameter { ty },
            },
            _ => Metadata::Subrange { count: f.count },
        }))
    }

    fn text_value(&mut self, raw: &'a str) -> Rc<str> {
        self.names.intern(unescape(raw))
    }

    /// Parses the fields of a node: `(name: "x", line: 5, …)`.
    fn fields(&mut self) -> Result<Fields<'a>> {
        let mut fields = Fields::default();
        self.expect(b'(')?;
        while self.at(Kind::Label) {
            let key = self.take();
            let value = self.field()?;
            match key {
                "line:" => fields.line = value.int().unwrap_or(0),
                "column:" => fields.column = value.int().unwrap_or(0),
                "scope:" => fields.scope = value.node(),
                "inlinedAt:" => fields.inlined_at = value.node(),
                "name:" => fields.name = value.text(),
                "linkageName:" => fields.linkage = value.text(),
                "file:" => fields.file = value.node(),
                "tag:" => fields.tag = value.text(),
                "baseType:" => fields.base = value.node(),
                "type:" => fields.ty = value.node(),
                "size:" => fields.size = value.int().unwrap_or(0),
                "offset:" => fields.offset = value.int().unwrap_or(0),
                "arg:" => fields.arg = value.int().unwrap_or(0),
                "elements:" => fields.elements = value.node(),
                "encoding:" => fields.encoding = value.text(),
                "filename:" => fields.filename = value.text(),
                "directory:" => fields.directory = value.text(),
                "count:" => fields.count = value.int(),
                "types:" => fields.types = value.node(),
                "templateParams:" => fields.params = value.node(),
                "var:" => fields.var = value.node(),
                _ => {}
            }
            if !self.eat(b',') {
                break;
            }
        }
        if !self.eat(b')') {
            return Err(self.unexpected("`,` or `)`"));
        }
        Ok(fields)
    }

    /// Parses the value after a key.
    fn field(&mut self) -> Result<Field<'a>> {
        let mut value = match self.token.kind {
            Kind::Node => Field::Node(self.node()?),
            Kind::Int => Field::Int(self.take().parse().unwrap_or(0)),
            Kind::Str => Field::Text(self.expect_string()?),
            Kind::Word => Field::Text(self.take()),
            _ => Field::Other,
        };
        // The rest of the field: flags (`A | B`), inline nodes, typed values; up to the next field.
        loop {
            match self.token.kind {
                Kind::Sign(b',' | b')') => return Ok(value),
                Kind::Sign(b'(' | b'[' | b'{') => self.skip_group()?,
                Kind::End | Kind::Bad | Kind::Label => return Err(self.unexpected("`,` or `)`")),
                _ => {
                    self.bump();
                }
            }
            value = Field::Other;
        }
    }
}
