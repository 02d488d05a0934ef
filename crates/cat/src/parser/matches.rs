//! Parses the cases of `match`, around expressions and around instructions.

use super::exprs::Node;
use super::{Parsed, Parser};
use crate::syntax::{Case, ExprKind, ItemKind};
use fencepost_source::{Parse, Span};

impl Parser<'_> {
    /// Parses a `match` expression after its keyword.
    pub(super) fn match_expr(&mut self) -> Parsed<(ExprKind, u32)> {
        let open = self.last_span();
        let (of, mut below) = self.matched()?;
        let mut cases = Vec::new();
        loop {
            let case = self.case()?;
            let body = self.expr()?;
            below = below.max(body.depth);
            cases.push((case, body.expr));
            if !self.eat("||") {
                break;
            }
        }
        self.expect_closing("end", open)?;
        Ok((ExprKind::Match(Box::new(of.expr), cases), below))
    }

    /// Parses a `match` instruction after its keyword.
    pub(super) fn match_items(&mut self, open: Span) -> Parsed<ItemKind> {
        let (of, _) = self.matched()?;
        let mut cases = Vec::new();
        loop {
            let case = self.case()?;
            let body = self.items(|parser| parser.is("||") || parser.is_word("end"), open)?;
            cases.push((case, body));
            if !self.eat("||") {
                break;
            }
        }
        self.expect_closing("end", open)?;
        Ok(ItemKind::Match { of: of.expr, cases })
    }

    /// Parses the matched expression and `with`: `e with ||`.
    fn matched(&mut self) -> Parsed<(Node, u32)> {
        let of = self.expr()?;
        self.expect_for("with", "and the cases")?;
        self.eat("||");
        let depth = of.depth;
        Ok((of, depth))
    }

    /// Parses the head of a case: `'tag ->`, `{} ->`, `x ++ xs ->` or `_ ->`.
    fn case(&mut self) -> Parsed<Case> {
        let token = self.peek();
        let case = if let Some(tag) = self.tag() {
            Case::Tag(tag)
        } else if self.eat("{") {
            self.expect_for("}", "since of sets, a case names only the empty one")?;
            Case::Nothing(token.span.to(self.last_span()))
        } else {
            let first = self.name("a case: `'tag`, `{}`, `x ++ xs` or `_`")?;
            if first.text == "_" && !self.is("++") {
                Case::Any(first.span)
            } else if self.is("|") {
                return Err(self
                    .unexpected("`++`")
                    .help("a set is taken apart as `x ++ xs`; elements before `x` cannot be named"));
            } else {
                self.expect_for("++", "and a name for the other elements")?;
                let others = self.name("a name for the other elements")?;
                Case::Element(first, others)
            }
        };
        self.expect_for("->", "after the case")?;
        Ok(case)
    }
}
