//! Parses the conditions of `if`.
//!
//! From loosest to tightest: `||`, `&&`, `not`. A parenthesis may hold a condition or an expression that is
//! compared: what follows it tells.

use super::lexer::{Kind, Literal};
use super::tokens::too_deep;
use super::{MAX_DEPTH, MAX_NESTING, Parsed, Parser};
use crate::syntax::Condition;
use fencepost_source::{Climb, Parse};

/// A condition, and the depth of its tree.
type Deep = (Condition, u32);

impl Parser<'_> {
    /// Parses the condition of an `if`; also returns the depth of its tree.
    pub(super) fn condition(&mut self) -> Parsed<Deep> {
        self.joined("||", Condition::Or, |parser| parser.joined("&&", Condition::And, Self::condition_atom))
    }

    /// Parses conditions with a sign between them, nested to the left.
    fn joined(
        &mut self,
        sign: &str,
        join: impl Fn(Box<Condition>, Box<Condition>) -> Condition,
        operand: impl Fn(&mut Self) -> Parsed<Deep>,
    ) -> Parsed<Deep> {
        let (mut left, mut depth) = operand(self)?;
        while self.eat(sign) {
            let (right, other) = operand(self)?;
            depth = depth.max(other) + 1;
            if depth > MAX_DEPTH {
                return Err(too_deep(self.last_span()));
            }
            left = join(Box::new(left), Box::new(right));
        }
        Ok((left, depth))
    }

    fn condition_atom(&mut self) -> Parsed<Deep> {
        self.nested(|parser| {
            let open = parser.peek();
            if parser.eat_word("not") {
                let (inner, depth) = parser.condition_atom()?;
                if depth >= MAX_DEPTH {
                    return Err(too_deep(open.span));
                }
                return Ok((Condition::Not(Box::new(inner)), depth + 1));
            }
            if open.kind == Kind::Literal(Literal::Text) {
                return Ok((Condition::Variant(parser.string("")?), 1));
            }
            if parser.is("(") && parser.holds_condition() {
                parser.bump();
                let inner = parser.condition()?;
                parser.expect_closing(")", open.span)?;
                return Ok(inner);
            }
            parser.comparison()
        })
    }

    fn comparison(&mut self) -> Parsed<Deep> {
        let left = self.right_operand(0)?;
        let join = if self.eat("=") {
            Condition::Equal
        } else if self.eat_word("in") || self.eat_word("subset") {
            Condition::In
        } else {
            return Err(self
                .unexpected("`=`, `in` or `subset`")
                .help("a condition is a comparison, or the name of a variant in quotes"));
        };
        let right = self.right_operand(0)?;
        let depth = left.depth.max(right.depth) + 1;
        Ok((join(left.expr, right.expr), depth))
    }

    /// Returns whether the parenthesis at the current token encloses a condition, not an expression. If so,
    /// no operator of expressions follows the closing parenthesis.
    fn holds_condition(&self) -> bool {
        let mut open = 0u32;
        let mut at = 0;
        loop {
            match self.ahead(at).kind {
                // The text will be refused: no need to read on.
                Kind::Sign("(") if open > MAX_NESTING => return true,
                Kind::Sign("(") => open += 1,
                Kind::Sign(")") => open -= 1,
                Kind::End | Kind::Bad => return true,
                _ => {}
            }
            at += 1;
            if open == 0 {
                break;
            }
        }
        match self.ahead(at).kind {
            Kind::Sign(sign) => matches!(sign, "&&" | "||" | ")" | "}" | "]" | "," | "->"),
            Kind::Word => self.word_at(at).is_some_and(|word| {
                super::words::is_keyword(word) && !matches!(word, "in" | "subset" | "begin")
            }),
            Kind::Literal(Literal::Text) | Kind::End | Kind::Bad => true,
            Kind::Literal(Literal::Tag | Literal::Zero) => false,
        }
    }
}
