//! The file: imports, classes and what they have in them.

use super::{Parser, Result};
use crate::ast::{
    Annotation, Block, ClassDecl, Expr, File, Member, MethodDecl, Modifier, Modifiers, Name, Param, Variable,
};
use crate::lexer::Kind;
use crate::shorten;
use fencepost_source::Diagnostic;

impl Parser<'_> {
    pub(super) fn file(&mut self) -> Result<File> {
        let mut file = File::default();
        if self.word() == Some("package") {
            self.bump();
            self.dotted_name()?;
            self.semicolon()?;
        }
        while self.word() == Some("import") {
            self.import()?;
        }
        while self.token().kind != Kind::End {
            if self.eat(";") {
                continue;
            }
            let modifiers = self.modifiers()?;
            if !self.class_or_annotation(&mut file, None, modifiers)? {
                return Err(self.unexpected("a class"));
            }
        }
        if file.classes.is_empty() {
            return Err(Diagnostic::new(self.span(), "this file has no class")
                .help("the program is a class with a static method for each thread"));
        }
        Ok(file)
    }

    /// `a.b.c`; the last part is returned.
    fn dotted_name(&mut self) -> Result<Name> {
        let mut last = self.name("a name")?;
        while self.is(".") && self.is_name_at(1) {
            self.bump();
            last = self.name("a name")?;
        }
        Ok(last)
    }

    /// An import is of no account here, so only those are let pass that cannot matter: Java's own (what the subset
    /// lacks is refused where it is used), and the two annotations.
    fn import(&mut self) -> Result<()> {
        let start = self.bump().span;
        self.eat_word("static");
        let is_java = matches!(self.word(), Some("java" | "javax"));
        let last = self.dotted_name()?;
        let all = self.eat(".") && self.expect("*").is_ok();
        let span = start.to(self.last_span());
        self.semicolon()?;
        if is_java || !all && matches!(last.text.as_str(), "thread" | "special") {
            return Ok(());
        }
        Err(Diagnostic::new(span, "this import cannot be followed")
            .help("a program is one file; imports of `java.…` and of the annotations are passed over"))
    }

    fn modifiers(&mut self) -> Result<Modifiers> {
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

    fn annotation(&mut self) -> Result<Annotation> {
        self.expect("@")?;
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
        Ok(Annotation { name, elements })
    }

    /// `"a"`, `{"a", "b"}`: the strings in it. Other values mean nothing to us.
    fn element_value(&mut self, strings: &mut Vec<Name>) -> Result<()> {
        if self.token().kind == Kind::Text && !self.is_at(1, "+") {
            let span = self.bump().span;
            strings.push(Name { text: unquoted(self.text_at(span)).to_owned(), span });
        } else if self.eat("{") {
            while !self.is("}") {
                self.nested(|parser| parser.element_value(strings))?;
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("}")?;
        } else {
            self.expr()?;
        }
        Ok(())
    }

    /// A class, or the declaration of an annotation; `false` if neither stands here.
    fn class_or_annotation(
        &mut self,
        file: &mut File,
        outer: Option<usize>,
        modifiers: Modifiers,
    ) -> Result<bool> {
        if self.is("@") {
            self.bump();
            self.expect_word("interface")?;
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
        let index = file.classes.len();
        file.classes.push(ClassDecl { name, outer, modifiers, members: vec![] });
        self.nested(|parser| parser.class_body(file, index))?;
        Ok(true)
    }

    /// `{ … }` with anything in it.
    fn skip_braces(&mut self) -> Result<()> {
        self.open.push(self.span());
        self.expect("{")?;
        let mut depth = 1;
        while depth > 0 {
            match self.token().kind {
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
            let modifiers = self.modifiers()?;
            if self.is("@") || matches!(self.word(), Some("class" | "record")) {
                if self.class_or_annotation(file, Some(index), modifiers)? {
                    continue;
                }
                return Err(self.unexpected("a member of the class"));
            }
            let class = file.classes[index].name.text.clone();
            let member = self.member(&class, modifiers)?;
            file.classes[index].members.push(member);
        }
        self.expect("}")?;
        self.open.pop();
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
            let is_final = self.eat_word("final");
            let ty = self.type_name()?;
            if self.is("...") {
                return Err(Diagnostic::new(self.span(), "variable arguments are not supported")
                    .help("take an array"));
            }
            let name = self.name("the name of the parameter")?;
            params.push(Param { is_final, ty, name });
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
        let body = self.block()?;
        Ok(MethodDecl { modifiers, result, name, params, body: Some(body) })
    }

    /// The rest of a declaration, after its first name.
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

    /// `{ statements }`.
    pub(super) fn block(&mut self) -> Result<Block> {
        let start = self.span();
        self.open.push(start);
        self.expect("{")?;
        let mut statements = Vec::new();
        while !self.is("}") {
            if self.token().kind == Kind::End {
                return Err(self.unexpected("a statement or `}`"));
            }
            statements.push(self.nested(Self::statement)?);
        }
        let end = self.expect("}")?;
        self.open.pop();
        Ok(Block { statements, span: start.to(end) })
    }
}

/// What stands between the quotes.
pub(super) fn unquoted(text: &str) -> &str {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}
