//! The parser of a file: imports, classes and their members.

use super::{Parser, Result};
use crate::ast::{
    Annotation, Block, ClassDecl, Expr, File, Member, MethodDecl, Modifier, Modifiers, Name, Param, Variable,
};
use crate::lexer::{Kind, Literal};
use fencepost_source::{Diagnostic, Parse, Span, shorten};

/// Names of `java.lang` that have a meaning here, or whose meaning is why they are refused.
const LANGUAGE: &[&str] = &[
    "Object",
    "System",
    "Thread",
    "Math",
    "Integer",
    "Boolean",
    "Long",
    "String",
    "Runnable",
    "Override",
    "Deprecated",
    "SuppressWarnings",
];

impl Parser<'_> {
    /// Reads a whole Java file, which is a package, imports, classes and annotation types.
    pub(super) fn file(&mut self) -> Result<File> {
        let mut file = File::default();
        if self.word() == Some("package") {
            self.bump();
            self.dotted_name()?;
            self.semicolon()?;
        }
        while self.word() == Some("import") {
            self.import(&mut file)?;
        }
        while self.peek().kind != Kind::End {
            if self.eat(";") {
                continue;
            }
            let mark = self.mark(&file);
            let modifiers = self.modifiers()?;
            match self.class_or_annotation(&mut file, None, modifiers) {
                Ok(true) => {}
                Ok(false) => self.pass_over(&mut file, mark, self.unexpected("a class"))?,
                Err(error) => self.pass_over(&mut file, mark, error)?,
            }
        }
        self.refuse_uses_of_passed_members(&file)?;
        if file.classes.is_empty() {
            return Err(Diagnostic::new(self.span(), "this file has no class")
                .help("the program is a class with a static method for each thread"));
        }
        Ok(file)
    }

    /// Reads `a.b.c` and returns the last part.
    fn dotted_name(&mut self) -> Result<Name> {
        let mut last = self.name("a name")?;
        while self.is(".") && self.is_name_at(1) {
            self.bump();
            last = self.name("a name")?;
        }
        Ok(last)
    }

    /// Reads `a.b.c` and returns it as it is written, without blanks.
    fn path(&mut self) -> Result<(String, Span)> {
        let start = self.span();
        let mut path = self.name("a name")?.text;
        while self.is(".") && self.is_name_at(1) {
            self.bump();
            path = format!("{path}.{}", self.name("a name")?.text);
        }
        Ok((path, start.to(self.last_span())))
    }

    /// Reads an import, which gives names of other files. Such a name is refused where it is used, since a
    /// program is one file, so the import itself can do no harm, unless it gives another meaning to a name of
    /// Java's that has one here.
    fn import(&mut self, file: &mut File) -> Result<()> {
        let start = self.bump().span;
        let is_static = self.eat_word("static");
        let (path, _) = self.path()?;
        let all = self.eat(".") && self.expect("*").is_ok();
        let span = start.to(self.last_span());
        self.semicolon()?;
        if all || is_static {
            return Ok(());
        }
        let last = path.rsplit('.').next().unwrap_or(&path);
        if LANGUAGE.contains(&last) && path != format!("java.lang.{last}") {
            let message = format!("this import gives `{}` another meaning", shorten(last));
            return Err(
                Diagnostic::new(span, message).help(format!("`{last}` is the one of `java.lang` here"))
            );
        }
        file.imported.push(last.to_owned());
        Ok(())
    }

    /// Reads the modifiers and annotations in front of a declaration.
    pub(super) fn modifiers(&mut self) -> Result<Modifiers> {
        let mut modifiers = Modifiers::default();
        loop {
            if self.is("@") && self.word_at(1) != Some("interface") {
                let annotation = self.nested(Self::annotation)?;
                modifiers.annotations.push(annotation);
                continue;
            }
            let Some(modifier) = self.word().and_then(Modifier::of) else { return Ok(modifiers) };
            let span = self.bump().span;
            if modifiers.has(modifier) {
                return Err(Diagnostic::new(span, format!("`{}` stands here twice", modifier.word())));
            }
            modifiers.words.push((modifier, span));
        }
    }

    /// Reads an annotation, such as `@thread(after = "t1")`.
    pub(super) fn annotation(&mut self) -> Result<Annotation> {
        self.expect("@")?;
        let is_qualified = self.is_at(1, ".");
        let name = self.dotted_name()?;
        let mut elements = Vec::new();
        if self.eat("(") {
            while !self.is(")") {
                let element = match self.is_name_at(0) && self.is_at(1, "=") {
                    true => {
                        let name = self.name("a name")?;
                        self.bump();
                        name
                    }
                    false => Name { text: "value".to_owned(), span: self.span() },
                };
                let mut strings = Vec::new();
                self.element_value(&mut strings)?;
                elements.push((element, strings));
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        Ok(Annotation { name, is_qualified, elements })
    }

    /// Reads `"a"` or `{"a", "b"}` and keeps the strings in it. Other values have no meaning here.
    fn element_value(&mut self, strings: &mut Vec<Name>) -> Result<()> {
        if self.peek().kind == Kind::Literal(Literal::Text) && !self.is_at(1, "+") {
            let span = self.bump().span;
            strings.push(Name { text: unquoted(self.text_of(span)).to_owned(), span });
        } else if self.eat("{") {
            while !self.is("}") {
                self.nested(|parser| parser.element_value(strings))?;
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("}")?;
        } else if self.is("@") {
            self.nested(Self::annotation)?;
        } else {
            self.expr()?;
        }
        Ok(())
    }

    /// Reads a class, or the declaration of an annotation; returns `false` if neither stands here.
    fn class_or_annotation(
        &mut self,
        file: &mut File,
        outer: Option<usize>,
        modifiers: Modifiers,
    ) -> Result<bool> {
        if self.is("@") {
            self.bump();
            self.expect("interface")?;
            file.annotations.push(self.name("the name of the annotation")?);
            self.skip_braces()?;
            return Ok(true);
        }
        if self.word() == Some("record") && self.is_name_at(1) {
            return Err(Diagnostic::new(self.span(), "records are not supported").help("use a class"));
        }
        if self.word() != Some("class") {
            return Ok(false);
        }
        self.bump();
        let name = self.name("the name of the class")?;
        self.refuse_generics()?;
        if outer.is_some() && !modifiers.has(Modifier::Static) {
            return Err(Diagnostic::new(name.span, "inner classes are not supported")
                .label("belongs to an object of the class around it")
                .help("make it `static`"));
        }
        self.extends_nothing()?;
        let index = file.classes.len();
        file.classes.push(ClassDecl { name, outer, modifiers, members: vec![] });
        self.nested(|parser| parser.class_body(file, index))?;
        Ok(true)
    }

    /// Reads `extends Object`, as every class does. Any other class or interface is refused.
    fn extends_nothing(&mut self) -> Result<()> {
        if self.word() != Some("extends") {
            return Ok(());
        }
        let refusal = self.unexpected("`{`");
        self.bump();
        match self.path() {
            Ok((path, _)) if path == "Object" || path == "java.lang.Object" => Ok(()),
            _ => Err(refusal),
        }
    }

    /// Skips `{ … }` with anything in it.
    fn skip_braces(&mut self) -> Result<()> {
        self.open.push(self.span());
        self.expect("{")?;
        let mut depth = 1;
        while depth > 0 {
            match self.peek().kind {
                Kind::Sign("{") => depth += 1,
                Kind::Sign("}") => depth -= 1,
                Kind::End | Kind::Bad => return Err(self.unexpected("`}`")),
                _ => {}
            }
            self.bump();
        }
        self.open.pop();
        Ok(())
    }

    fn class_body(&mut self, file: &mut File, index: usize) -> Result<()> {
        self.open.push(self.span());
        self.expect("{")?;
        while !self.is("}") {
            if self.eat(";") {
                continue;
            }
            let mark = self.mark(file);
            match self.class_or_member(file, index) {
                Ok(()) => {}
                Err(error) => self.pass_over(file, mark, error)?,
            }
        }
        self.expect("}")?;
        self.open.pop();
        Ok(())
    }

    fn class_or_member(&mut self, file: &mut File, index: usize) -> Result<()> {
        let modifiers = self.modifiers()?;
        if self.is("@") || matches!(self.word(), Some("class" | "record")) {
            return match self.class_or_annotation(file, Some(index), modifiers)? {
                true => Ok(()),
                false => Err(self.unexpected("a member of the class")),
            };
        }
        let class = file.classes[index].name.text.clone();
        let member = self.member(&class, modifiers)?;
        file.classes[index].members.push(member);
        Ok(())
    }

    fn member(&mut self, class: &str, modifiers: Modifiers) -> Result<Member> {
        if self.is("{") {
            let is_static = modifiers.has(Modifier::Static);
            let other = modifiers.words.iter().find(|(modifier, _)| *modifier != Modifier::Static);
            if let Some((modifier, span)) = other {
                let message = format!("a block of a class cannot be `{}`", modifier.word());
                return Err(Diagnostic::new(*span, message));
            }
            return Ok(Member::Block { is_static, body: self.block()? });
        }
        self.refuse_generics()?;
        if !self.is_name_at(0) && !matches!(self.word(), Some("int" | "boolean" | "void")) {
            return Err(self.unexpected("a member of the class or `}`"));
        }
        if self.is_at(1, "(") && self.is_name_at(0) {
            let name = self.name("a constructor")?;
            if name.text != class {
                return Err(Diagnostic::new(name.span, "this method has no result type")
                    .label("is no constructor: the class has another name")
                    .help("write `void` in front of it if it returns nothing"));
            }
            return Ok(Member::Method(self.method(modifiers, None, name)?));
        }
        let ty = self.type_name()?;
        let name = self.name("a name")?;
        if self.is("(") {
            return Ok(Member::Method(self.method(modifiers, Some(ty), name)?));
        }
        let variables = self.variables(name)?;
        self.semicolon()?;
        Ok(Member::Field { modifiers, ty, variables })
    }

    fn method(
        &mut self,
        modifiers: Modifiers,
        result: Option<crate::ast::TypeName>,
        name: Name,
    ) -> Result<MethodDecl> {
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.is(")") {
            let modifiers = self.modifiers()?;
            let ty = self.type_name()?;
            if self.is("...") {
                return Err(Diagnostic::new(self.span(), "variable arguments are not supported")
                    .help("take an array"));
            }
            let name = self.name("the name of the parameter")?;
            params.push(Param { modifiers, ty, name });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        let native = modifiers.has(Modifier::Native);
        if native {
            self.semicolon()?;
            return Ok(MethodDecl { modifiers, result, name, params, body: None });
        }
        if self.is(";") {
            let message = format!("the method `{}` has no body", shorten(&name.text));
            return Err(Diagnostic::new(self.span(), message).help("make it `native` if it is a special one"));
        }
        let body = if result.is_none() { self.constructor_body()? } else { self.block()? };
        Ok(MethodDecl { modifiers, result, name, params, body: Some(body) })
    }

    /// Reads the variables of a declaration up to the semicolon, when the name of the first is already
    /// consumed.
    pub(super) fn variables(&mut self, first: Name) -> Result<Vec<Variable>> {
        let mut variables = Vec::new();
        let mut name = first;
        loop {
            let (dims, _) = self.brackets()?;
            let init = if self.eat("=") { Some(self.initializer()?) } else { None };
            variables.push(Variable { name, dims, init });
            if !self.eat(",") {
                return Ok(variables);
            }
            name = self.name("a name")?;
        }
    }

    fn initializer(&mut self) -> Result<Expr> {
        if self.is("{") { self.array_literal(None) } else { self.expr() }
    }

    /// Reads a block of Java statements in braces.
    pub(super) fn block(&mut self) -> Result<Block> {
        let start = self.open_brace()?;
        self.rest_of_block(start)
    }

    /// Reads `{ statements }`, the first of which may be `super();`: the constructor of `Object`, which does
    /// nothing.
    fn constructor_body(&mut self) -> Result<Block> {
        let start = self.open_brace()?;
        let calls_object = self.word() == Some("super") && self.is_at(1, "(") && self.is_at(2, ")");
        if calls_object && self.is_at(3, ";") {
            for _ in 0..4 {
                self.bump();
            }
        }
        self.rest_of_block(start)
    }

    fn open_brace(&mut self) -> Result<Span> {
        let start = self.span();
        self.open.push(start);
        self.expect("{")
    }

    fn rest_of_block(&mut self, start: Span) -> Result<Block> {
        let mut statements = Vec::new();
        while !self.is("}") {
            if self.peek().kind == Kind::End {
                return Err(self.unexpected("a statement or `}`"));
            }
            statements.push(self.nested(Self::statement)?);
        }
        let end = self.expect("}")?;
        self.open.pop();
        Ok(Block { statements, span: start.to(end) })
    }
}

/// Returns a string literal without its quotes.
pub(super) fn unquoted(text: &str) -> &str {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}
