//! Parses `let`, and the patterns on its left.

use super::{Parsed, Parser};
use crate::syntax::{Binding, Bindings, Check, Name, Pattern, Role, Test};
use fencepost_source::Parse;

impl Parser<'_> {
    /// Parses the definitions after `let`, up to `in` or the next instruction; also returns the depth of the
    /// deepest expression.
    pub(super) fn bindings(&mut self) -> Parsed<(Bindings, u32)> {
        let recursive = self.eat_word("rec");
        let (first, mut deepest) = self.binding()?;
        let mut all = vec![first];
        while self.eat_word("and") {
            let (binding, depth) = self.binding()?;
            all.push(binding);
            deepest = deepest.max(depth);
        }
        let when = if self.eat_word("when") {
            let (check, depth) = self.check(Role::Axiom)?;
            deepest = deepest.max(depth);
            Some(Box::new(check))
        } else {
            None
        };
        Ok((Bindings { recursive, all, when }, deepest))
    }

    /// Parses one definition: `x = e`, `(x, y) = e`, `f(x, y) = e` or `f x = e`.
    fn binding(&mut self) -> Parsed<(Binding, u32)> {
        let pattern = self.pattern("a name")?;
        let what = match &pattern {
            Pattern::Name(name) => format!("before what `{}` means", name.text),
            Pattern::Tuple(..) => "before what the names mean".to_string(),
        };
        let can_have_params = matches!(pattern, Pattern::Name(_));
        let params = if can_have_params && !self.is("=") { self.params(&pattern, &what)? } else { None };
        self.expect_for("=", &what)?;
        let body = self.expr()?;
        Ok((Binding { pattern, params, body: body.expr }, body.depth))
    }

    /// Parses the parameters of a function that is being defined.
    fn params(&mut self, of: &Pattern, what: &str) -> Parsed<Option<Pattern>> {
        // If this is no parameter, `=` was forgotten.
        if !self.is("(") && self.word().is_none_or(super::words::is_keyword) {
            return Err(self.unexpected(&format!("`=` {what}")));
        }
        let params = self.pattern("a parameter")?;
        if self.is("=") {
            return Ok(Some(params));
        }
        let error = self.unexpected(&format!("`=` {what}"));
        Err(match (of, self.is("(") || self.word().is_some()) {
            (Pattern::Name(name), true) => error.help(format!(
                "several parameters are written `let {0}(x, y) = …`; if this is no function, `=` is missing after `{0}`",
                name.text
            )),
            _ => error.help("if this is no function, `=` is missing after the name"),
        })
    }

    /// Parses the left side of a definition, a name or a tuple of names in parentheses.
    pub(super) fn pattern(&mut self, what: &str) -> Parsed<Pattern> {
        let open = self.peek().span;
        if !self.eat("(") {
            return Ok(Pattern::Name(self.name(what)?));
        }
        let mut all = self.nested(|parser| {
            let mut all = Vec::new();
            while !parser.is(")") {
                all.push(parser.pattern("a name")?);
                if !parser.eat(",") {
                    break;
                }
                if parser.is(")") {
                    return Err(parser.unexpected("a name"));
                }
            }
            Ok(all)
        })?;
        let span = open.to(self.expect_closing(")", open)?);
        // `f(x)` has the parameter `x`, not a tuple of one.
        Ok(if all.len() == 1 { all.remove(0) } else { Pattern::Tuple(all, span) })
    }

    /// Parses a check, `~ acyclic e as name`; also returns the depth of its expression.
    pub(super) fn check(&mut self, role: Role) -> Parsed<(Check, u32)> {
        let negated = self.eat("~");
        let test = match self.word().unwrap_or_default() {
            "acyclic" => Test::Acyclic,
            "irreflexive" => Test::Irreflexive,
            "empty" => Test::Empty,
            word => {
                let meant = super::words::meant(word);
                let error = self.unexpected("`acyclic`, `irreflexive` or `empty`");
                return Err(match meant {
                    Some(meant) => error.help(format!("did you mean `{meant}`?")),
                    None => error,
                });
            }
        };
        self.bump();
        let of = self.expr()?;
        let name = self.as_name()?;
        Ok((Check { role, negated, test, expr: of.expr, name }, of.depth))
    }

    /// Parses the name of a check, `as name`, if there is one.
    pub(super) fn as_name(&mut self) -> Parsed<Option<Name>> {
        if self.eat_word("as") { Ok(Some(self.name("a name after `as`")?)) } else { Ok(None) }
    }
}
