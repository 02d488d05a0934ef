//! Parses the title and the instructions.

use super::lexer::{Kind, Literal, Token};
use super::words::{INSTRUCTIONS, is_bell, is_keyword, is_option, meant};
use super::{Parsed, Parser, comments};
use crate::syntax::{Expr, ExprKind, Item, ItemKind, Name, Role, Text};
use fencepost_source::{Diagnostic, Parse, Span};

impl Parser<'_> {
    /// Parses a whole cat file, its title and its instructions.
    pub(super) fn text(mut self) -> Parsed<Text> {
        let title = self.title();
        let mut items = Vec::new();
        while self.peek().kind != Kind::End {
            items.push(self.item()?);
        }
        Ok(Text { title, items })
    }

    /// Parses the model's title: a string, or the words in the first line.
    fn title(&mut self) -> Option<Name> {
        let first = self.peek();
        if first.kind == Kind::Literal(Literal::Text) {
            return self.string("").ok();
        }
        let is_word = |token: Token| match token.kind {
            Kind::Word => !is_keyword(self.text_of(token.span)),
            Kind::Literal(Literal::Text) => true,
            _ => false,
        };
        let words: Vec<Token> = (0..)
            .map(|distance| self.ahead(distance))
            .take_while(|token| is_word(*token) && (token.span == first.span || !token.first))
            .collect();
        let last = words.last()?.span;
        let next = self.ahead(words.len());
        // Something other than an instruction in the same line: this is no title, but an instruction gone
        // wrong.
        let ends = next.first
            || next.kind == Kind::End
            || self.word_at(words.len()).is_some_and(|word| INSTRUCTIONS.contains(&word));
        let word = self.word().unwrap_or_default();
        if !ends || is_bell(word) || is_option(word) || words.len() > 1 && meant(word).is_some() {
            return None;
        }
        let texts: Vec<&str> = words.iter().map(|token| self.text_of(token.span).trim_matches('"')).collect();
        let title = Name { text: texts.join(" "), span: first.span.to(last) };
        words.iter().for_each(|_| {
            self.bump();
        });
        Some(title)
    }

    /// Parses the instructions of a block up to where `ends` holds; `open` is the place where the block
    /// begins.
    pub(super) fn items(&mut self, ends: impl Fn(&Self) -> bool, open: Span) -> Parsed<Vec<Item>> {
        let mut items = Vec::new();
        while !ends(self) {
            if self.peek().kind == Kind::End {
                self.expect_closing("end", open)?;
            }
            items.push(self.item()?);
        }
        Ok(items)
    }

    /// Parses instructions and `end`.
    fn block(&mut self, open: Span) -> Parsed<Vec<Item>> {
        let items = self.items(|parser| parser.is_word("end"), open)?;
        self.expect_closing("end", open)?;
        Ok(items)
    }

    fn item(&mut self) -> Parsed<Item> {
        let token = self.peek();
        if token.first {
            self.margin = self.column(token);
        }
        let comment = self.comments.before(token).and_then(|span| comments::words(self.text_of(span)));
        let kind = self.nested(Self::item_kind)?;
        Ok(Item { kind, span: token.span.to(self.last_span()), comment })
    }

    fn item_kind(&mut self) -> Parsed<ItemKind> {
        let token = self.peek();
        let read: fn(&mut Self, Span) -> Parsed<ItemKind> = match self.word().unwrap_or_default() {
            "acyclic" | "irreflexive" | "empty" => return self.axiom(Role::Axiom),
            "" if self.is("~") => return self.axiom(Role::Axiom),
            "let" => Self::definition,
            "include" => Self::include,
            "procedure" => Self::procedure,
            "call" => Self::call,
            "flag" => |parser, _| parser.axiom(Role::Flag),
            "undefined_unless" => |parser, _| parser.axiom(Role::UndefinedUnless),
            "with" => Self::with_from,
            "forall" => Self::forall,
            "match" => Self::match_items,
            "if" => Self::conditional_items,
            "enum" => Self::enumeration,
            "show" => |parser, _| parser.show(),
            "unshow" => |parser, _| Ok(ItemKind::Unshow(parser.names()?)),
            "debug" => |parser, _| parser.expr().map(|_| ItemKind::Nothing),
            "latex" => |parser, _| parser.string("a string").map(|_| ItemKind::Nothing),
            _ => return Err(self.no_instruction()),
        };
        self.bump();
        read(self, token.span)
    }

    fn axiom(&mut self, role: Role) -> Parsed<ItemKind> {
        Ok(ItemKind::Check(self.check(role)?.0))
    }

    fn definition(&mut self, _: Span) -> Parsed<ItemKind> {
        let (bindings, _) = self.bindings()?;
        if self.is_word("in") {
            return Err(self
                .unexpected("the next instruction")
                .help("an instruction `let` has no `in`: what it defines is known to all that follows"));
        }
        Ok(ItemKind::Let(bindings))
    }

    fn include(&mut self, _: Span) -> Parsed<ItemKind> {
        let word = self.word();
        let file = self.string("the name of a file, in quotes").map_err(|error| match word {
            None => error,
            Some(word) => error.help(format!("write `include \"{word}\"`")),
        })?;
        Ok(ItemKind::Include(file))
    }

    fn procedure(&mut self, open: Span) -> Parsed<ItemKind> {
        let recursive = self.eat_word("rec");
        let name = self.name("the name of the procedure")?;
        let params = self.pattern("a parameter, or `()`")?;
        self.expect_for("=", "before what the procedure does")?;
        let body = self.block(open)?;
        Ok(ItemKind::Procedure { name, params, body, recursive })
    }

    fn call(&mut self, _: Span) -> Parsed<ItemKind> {
        let name = self.name("the name of a procedure")?;
        if !self.begins_operand(0) {
            return Err(self.unexpected("what the procedure is called with, or `()`"));
        }
        let argument = self.primary()?.expr;
        let as_name = self.as_name()?;
        Ok(ItemKind::Call { name, argument, as_name })
    }

    fn with_from(&mut self, _: Span) -> Parsed<ItemKind> {
        let name = self.name("a name for what is chosen")?;
        self.expect_for("from", "and the set that it is chosen from")?;
        Ok(ItemKind::With { name, from: self.expr()?.expr })
    }

    fn forall(&mut self, open: Span) -> Parsed<ItemKind> {
        let name = self.name("a name for each element")?;
        self.expect_for("in", "and the set that the elements are from")?;
        let set = self.expr()?.expr;
        self.expect_for("do", "before what is done with each element")?;
        let body = self.block(open)?;
        Ok(ItemKind::Forall { name, set, body })
    }

    fn conditional_items(&mut self, open: Span) -> Parsed<ItemKind> {
        let (condition, _) = self.condition()?;
        self.eat_word("then");
        let then = self.items(|parser| parser.is_word("else") || parser.is_word("end"), open)?;
        let otherwise = if self.eat_word("else") {
            self.items(|parser| parser.is_word("end"), open)?
        } else {
            Vec::new()
        };
        self.expect_closing("end", open)?;
        Ok(ItemKind::If { condition, then, otherwise })
    }

    fn enumeration(&mut self, _: Span) -> Parsed<ItemKind> {
        let name = self.name("the name of the type")?;
        self.expect_for("=", "before the tags")?;
        self.eat("||");
        let mut tags = Vec::new();
        loop {
            let Some(tag) = self.tag() else {
                return Err(self
                    .unexpected("a tag")
                    .help("tags are written `'name`, with `||` between them"));
            };
            tags.push(tag);
            if !self.eat("||") {
                return Ok(ItemKind::Enum { name, tags });
            }
        }
    }

    /// Parses `show r, s` or `show e as name`. The commas between names may be left out, so names in a row
    /// are no application.
    fn show(&mut self) -> Parsed<ItemKind> {
        let mut shown = Vec::new();
        loop {
            let expr = self.expr_but_tuple()?.expr;
            match self.as_name()? {
                None => names_in_a_row(expr, &mut shown),
                name => shown.push((expr, name)),
            }
            if !self.eat(",") {
                return Ok(ItemKind::Show(shown));
            }
        }
    }

    /// Parses names, with or without commas.
    fn names(&mut self) -> Parsed<Vec<Name>> {
        let mut names = vec![self.name("a name")?];
        loop {
            let comma = self.eat(",");
            if !comma && self.word().is_none_or(is_keyword) {
                return Ok(names);
            }
            names.push(self.name("a name")?);
        }
    }

    /// Returns the error for a token that no instruction begins with.
    fn no_instruction(&self) -> Diagnostic {
        let token = self.peek();
        let word = self.word().unwrap_or_default();
        if is_bell(word) {
            return Diagnostic::new(token.span, format!("`{word}` belongs in bell files")).help(
                "a cat file says what executions are allowed; the kinds of events are given by the program",
            );
        }
        if is_option(word) {
            return Diagnostic::new(token.span, format!("`{word}` is an option of old versions of herd"))
                .help("leave it out; a model that makes `co` itself says `with co from …`");
        }
        if word == "assert" {
            return Diagnostic::new(
                token.span,
                "`assert` tests the model, not an execution: it is not supported",
            )
            .help("leave it out, or say `flag ~empty …` to hear of executions that violate it");
        }
        let error = self.unexpected("an instruction");
        if error.help.is_some() {
            return error;
        }
        match token.kind {
            Kind::Word if word == "end" => error.help("nothing is open here that `end` could close"),
            Kind::Word if word == "as" => error.help("only checks, calls and `show` take a name"),
            Kind::Word if is_keyword(word) => error,
            Kind::Word => match meant(word) {
                Some(meant) => error.help(format!("did you mean `{meant}`?")),
                None if !token.first => error.help("is an operator missing, such as `;` or `|`?"),
                None => error
                    .help("instructions begin with `let`, `acyclic`, `empty`, `include`, `show` and so on"),
            },
            Kind::Sign("(" | "[" | "{") | Kind::Literal(Literal::Tag | Literal::Zero) => {
                error.help("is an operator missing, such as `;` or `|`?")
            }
            Kind::Sign("=") => error.help("definitions begin with `let`"),
            Kind::Sign(sign @ (")" | "]" | "}")) => {
                error.help(format!("nothing is open here that `{sign}` could close"))
            }
            Kind::Literal(Literal::Text) => {
                error.help("a title is the first thing in a file; a file is included by `include \"…\"`")
            }
            _ => error,
        }
    }
}

/// Appends the names of `a b c`, which the parser has read as applications of functions, to `shown`; any
/// other expression as it is.
fn names_in_a_row(mut expr: Expr, shown: &mut Vec<(Expr, Option<Name>)>) {
    // Parentheses belong to the span: `f(x)` is an application after all.
    let is_bare = |expr: &Expr| match &expr.kind {
        ExprKind::Name(name) => name.len() == (expr.span.end - expr.span.start) as usize,
        _ => false,
    };
    let mut head = &expr;
    while let ExprKind::Apply(left, right) = &head.kind {
        if !is_bare(right) {
            break;
        }
        head = left;
    }
    let is_row = is_bare(head);
    let from = shown.len();
    while let ExprKind::Apply(left, right) = expr.kind {
        if !is_row {
            expr.kind = ExprKind::Apply(left, right);
            break;
        }
        shown.push((*right, None));
        expr = *left;
    }
    shown.push((expr, None));
    shown[from..].reverse();
}
