//! Parses declarations: header, `include`, `let`, `pred`, `var`, `sequence`, `rule`.

use super::check::{self, describe};
use super::lexer::{Kind, Literal};
use super::scope::Scope;
use super::{Header, Parsed, Parser, read};
use crate::model::{Rule, RuleRole};
use crate::syntax::{Definition, Ref, Sequence, Sort, Term, Type, Variable};
use crate::{Primitive, shipped};
use fencepost_source::{Diagnostic, FileId, Parse, Span};

/// The keywords that begin a declaration of RML.
pub(super) const DECLARATIONS: &[&str] =
    &["model", "source", "remark", "include", "let", "pred", "var", "sequence", "rule"];

impl Parser<'_> {
    /// Parses a whole RML text, its header and its declarations.
    pub(super) fn declarations(&mut self) -> Parsed<()> {
        // An included text may be a model of its own: its header is not this one's.
        let mut header = Header::default();
        if self.eat_word("model") {
            header.name = self.name("the name of the model")?.0;
            header.summary = self.string("what it describes, in quotes")?;
        } else if self.file == 0 {
            let error = Diagnostic::new(self.peek().span, "a model begins with its name");
            return Err(self.fault(error.help("write `model name \"what it describes\"` first")));
        }
        loop {
            if self.eat_word("source") {
                let source = self.string("where it is defined, in quotes")?;
                header.source = Some(join(header.source, &source));
            } else if self.eat_word("remark") {
                let remark = self.string("a remark, in quotes")?;
                header.remarks = Some(join(header.remarks, &remark));
            } else {
                break;
            }
        }
        if self.file == 0 {
            self.library.header = Some(header);
        }
        while self.peek().kind != Kind::End {
            self.scope = Scope::default();
            self.declaration()?;
        }
        Ok(())
    }

    fn declaration(&mut self) -> Parsed<()> {
        let token = self.peek();
        match self.word().unwrap_or_default() {
            "include" => self.include(),
            "let" => self.definition(Sort::Let),
            "pred" => self.definition(Sort::Pred),
            "var" => self.variable(),
            "sequence" => self.sequence(),
            "rule" => self.rule(),
            word @ ("model" | "source" | "remark") => {
                self.fail(token.span, format!("`{word}` belongs at the beginning of a text"))
            }
            _ => {
                let error = self.tokens.unexpected("a declaration");
                Err(self.fault(
                    error.help("a text consists of `include`, `let`, `pred`, `var`, `sequence` and `rule`"),
                ))
            }
        }
    }

    fn include(&mut self) -> Parsed<()> {
        self.bump();
        let token = self.peek();
        let name = self.string("the name of a text, in quotes")?;
        let mut open = self.open.to_vec();
        // A text is included by its bare name, wherever its file is.
        let own = self.text.name().rsplit(['/', '\\']).next().unwrap_or_default();
        open.push(own.trim_end_matches(".rml").to_string());
        if open.contains(&name) {
            return self.fail(token.span, format!("`{name}` includes itself"));
        }
        let Some(text) = self.find_text(&name) else {
            let error = Diagnostic::new(token.span, format!("there is no text called `{name}`"));
            return Err(self.fault(
                error
                    .help("texts are shipped (`graph`, …) or lie beside this one as `name.rml`")
                    .suggest(&name, shipped::names()),
            ));
        };
        // A text that two texts include is read once.
        if self.library.files.iter().any(|file| file.name() == text.name()) {
            return Ok(());
        }
        read(text, &open, self.library, self.beside)
    }

    fn definition(&mut self, sort: Sort) -> Parsed<()> {
        self.bump();
        let (name, span) = self.name("a name")?;
        self.not_k(&name, span)?;
        let mut params: Vec<String> = Vec::new();
        if self.eat("(") {
            loop {
                let (param, span) = self.name("a parameter")?;
                self.not_k(&param, span)?;
                if params.contains(&param) {
                    return self.fail(span, format!("there are two parameters called `{param}`"));
                }
                params.push(param);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect_for(")", "after the parameters")?;
        }
        self.expect_for("=", "before what it means")?;
        self.scope.params.clone_from(&params);
        let body = self.term().map_err(|mut fault| {
            // A name that is defined nowhere above, in its own definition, was meant to be recursive.
            if fault.diagnostic.message == unknown(&name) {
                fault.diagnostic.message = format!("`{name}` is defined by itself");
                fault.diagnostic.help =
                    Some("definitions are not recursive; a closure is written `r+` or `r*`".into());
            }
            fault
        })?;
        let mut definition = Definition { name, params, body, sort, file: self.file, denotes: None };
        if definition.params.is_empty() {
            definition.denotes = Some(check::body(self.library, &definition, &[])?);
        }
        self.library.definitions.push(definition);
        self.bind(Ref::Definition(self.library.definitions.len() - 1));
        Ok(())
    }

    /// Adds the name of the last definition to the scope.
    fn bind(&mut self, meaning: Ref) {
        let name = match meaning {
            Ref::Definition(d) => &self.library.definitions[d].name,
            Ref::Variable(v) => &self.library.variables[v].name,
            Ref::Sequence(s) => &self.library.sequences[s].name,
            Ref::Primitive(_) | Ref::Parameter(_) | Ref::Element(_) => return,
        };
        self.library.names.push((name.clone(), meaning));
    }

    /// Parses the name and the bound of a relation or sequence that exists.
    fn existing(&mut self) -> Parsed<(String, Term, usize)> {
        self.bump();
        let (name, span) = self.name("a name")?;
        self.not_k(&name, span)?;
        if Primitive::named(&name).is_some() {
            return self.fail(span, format!("`{name}` is given by the program"));
        }
        if self.library.names.iter().any(|(other, _)| *other == name) {
            return self.fail(span, format!("`{name}` is defined already"));
        }
        self.expect_for(":", "before its bound")?;
        let bound = self.term()?;
        let arity = check::bound(self.library, self.file, &bound)?;
        Ok((name, bound, arity))
    }

    fn variable(&mut self) -> Parsed<()> {
        let (name, bound, arity) = self.existing()?;
        self.library.variables.push(Variable { name, bound, arity });
        self.bind(Ref::Variable(self.library.variables.len() - 1));
        Ok(())
    }

    fn sequence(&mut self) -> Parsed<()> {
        let (name, bound, arity) = self.existing()?;
        if arity != 1 {
            let found = describe(Type::Relation(arity));
            return self.fail(bound.span, format!("a sequence is of sets, this is {found}"));
        }
        self.library.sequences.push(Sequence { name, bound });
        self.bind(Ref::Sequence(self.library.sequences.len() - 1));
        Ok(())
    }

    fn rule(&mut self) -> Parsed<()> {
        self.bump();
        let (name, span) = self.rule_name()?;
        if let Some(other) = self.library.rules.iter().find(|rule| rule.name == name) {
            let error = Diagnostic::new(span, format!("there is a rule `{name}` already"));
            return Err(self.fault(error.help(format!("it is in {}, line {}", other.file, other.line))));
        }
        let everywhere = self.eat_word("everywhere");
        let role = if self.eat_word("wellformed") { RuleRole::WellFormed } else { RuleRole::Axiom };
        let text = match self.peek().kind {
            Kind::Literal(Literal::Text) => Some(self.string("")?),
            _ => None,
        };
        self.expect_for(":", "before the formula")?;
        let formula = self.term()?;
        check::formula(self.library, self.file, &formula)?;
        self.library.rules.push(Rule {
            name,
            text,
            source: one_line(self.text_of(formula.span)),
            file: self.text.name().to_string(),
            line: self.text.pos(FileId(0), span.start).line,
            everywhere,
            role,
        });
        self.library.formulas.push(formula);
        Ok(())
    }

    /// Parses the name of a rule: words and numbers, joined by dots.
    fn rule_name(&mut self) -> Parsed<(String, Span)> {
        let first = self.peek();
        loop {
            let token = self.peek();
            if !matches!(token.kind, Kind::Word | Kind::Literal(Literal::Number(_))) {
                return Err(self.unexpected("the name of the rule"));
            }
            self.bump();
            if !self.eat(".") {
                let span = first.span.to(token.span);
                return Ok((self.text_of(span).to_string(), span));
            }
        }
    }

    fn not_k(&self, name: &str, span: Span) -> Parsed<()> {
        match name {
            "k" => self.fail(span, "`k` is the number of executions besides the main one"),
            _ => Ok(()),
        }
    }

    /// Parses a name of an RML text; a keyword is an error.
    pub(super) fn name(&mut self, what: &str) -> Parsed<(String, Span)> {
        let Some(word) = self.word() else { return Err(self.unexpected(what)) };
        if super::terms::is_keyword(word) {
            let mut error = self.tokens.unexpected(what);
            error.message.push_str(", which is a word of the language");
            return Err(self.fault(error));
        }
        Ok((word.to_string(), self.bump().span))
    }

    fn string(&mut self, what: &str) -> Parsed<String> {
        if self.peek().kind != Kind::Literal(Literal::Text) {
            return Err(self.unexpected(what));
        }
        let span = self.bump().span;
        Ok(self.text_of(span).trim_matches('"').to_string())
    }
}

/// Returns the error message about a name that has no definition.
pub(super) fn unknown(name: &str) -> String {
    format!("nothing is called `{name}`")
}

fn join(before: Option<String>, more: &str) -> String {
    before.map_or_else(|| more.to_string(), |before| format!("{before} {more}"))
}

/// Removes comments and line breaks.
fn one_line(source: &str) -> String {
    let mut out = String::new();
    let (mut rest, mut depth) = (source, 0);
    while let Some(c) = rest.chars().next() {
        let skip = if rest.starts_with("(*") {
            depth += 1;
            2
        } else if depth > 0 && rest.starts_with("*)") {
            depth -= 1;
            2
        } else if depth == 0 && rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else {
            if depth == 0 {
                out.push(c);
            }
            c.len_utf8()
        };
        rest = &rest[skip..];
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}
