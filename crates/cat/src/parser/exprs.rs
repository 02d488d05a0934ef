//! Parses expressions, by precedence climbing.
//!
//! Loosest first, as in herd7:
//!
//! | | |
//! | --- | --- |
//! | `let … in e`, `fun x -> e`, `if c then e else e`, `match … end`, `try e with e` | as far as possible |
//! | `e, e` | a tuple; mostly in parentheses |
//! | `\|`, then `++`, then `;` | to the right |
//! | `\` | to the left |
//! | `&` | to the right |
//! | `*` | to the left |
//! | `~e` | |
//! | `e+`, `e*`, `e?`, `e^-1` | |
//! | `f e`, `f(e, e)` | an argument has no operators outside of parentheses |
//!
//! A `*` is the product if something follows that it could be multiplied with, and the closure if not.

use super::lexer::{INVERSE, Kind as Tok, Literal};
use super::tokens::too_deep;
use super::words::{INSTRUCTIONS, is_bell, is_keyword, meant};
use super::{MAX_DEPTH, Parsed, Parser};
use crate::syntax::{Binary, Expr, ExprKind, Unary};
use fencepost_source::{Climb, Diagnostic, Grouping, Infix, Parse, Span};

/// A parsed expression with the depth of its syntax tree, which is limited.
pub(super) struct Node {
    pub expr: Expr,
    pub depth: u32,
}

impl Node {
    /// Makes the node of an expression whose deepest operand has depth `below`; an error if the tree is too
    /// deep.
    pub fn new(kind: ExprKind, span: Span, below: u32) -> Parsed<Node> {
        let node = Node { expr: Expr { kind, span }, depth: below + 1 };
        if node.depth > MAX_DEPTH { Err(too_deep(span)) } else { Ok(node) }
    }

    fn boxed(self) -> Box<Expr> {
        Box::new(self.expr)
    }
}

/// Returns the depth of the deepest node, and the expressions of all.
fn several(nodes: Vec<Node>) -> (u32, Vec<Expr>) {
    let below = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
    (below, nodes.into_iter().map(|node| node.expr).collect())
}

/// The operators between expressions, as in herd7.
const OPERATORS: &[Infix<Binary>] = &[
    Infix::grouped("|", 1, Grouping::Right, Binary::Union),
    Infix::grouped("++", 2, Grouping::Right, Binary::Add),
    Infix::grouped(";", 3, Grouping::Right, Binary::Sequence),
    Infix::left("\\", 4, Binary::Difference),
    Infix::grouped("&", 5, Grouping::Right, Binary::Intersection),
    Infix::left("*", 6, Binary::Product),
];

impl Binary {
    /// Returns the row of a binary operator in the table of operators, which has its sign and binding
    /// strength.
    pub(crate) fn row(self) -> &'static Infix<Binary> {
        OPERATORS.iter().find(|row| row.op == self).expect("every operator is in the table")
    }
}

impl<'a> Climb<'a> for Parser<'a> {
    type Op = Binary;
    type Tree = Node;
    const OPERATORS: &'static [Infix<Binary>] = OPERATORS;
    const MAX_CHAIN: usize = MAX_DEPTH as usize;

    fn operand(&mut self) -> Parsed<Node> {
        self.prefix()
    }

    fn right_operand(&mut self, level: u8) -> Parsed<Node> {
        self.nested(|parser| parser.climb(level))
    }

    fn join(&mut self, op: Binary, left: Node, right: Node) -> Parsed<Node> {
        let span = left.expr.span.to(right.expr.span);
        let below = left.depth.max(right.depth);
        Node::new(ExprKind::Binary(op, left.boxed(), right.boxed()), span, below)
    }

    fn chain_too_long(&self, operands: &[Node]) -> Diagnostic {
        too_deep(operands[0].expr.span.to(self.last_span()))
    }
}

impl Parser<'_> {
    /// Parses an expression of any kind, perhaps a tuple without parentheses.
    pub(super) fn expr(&mut self) -> Parsed<Node> {
        let first = self.expr_but_tuple()?;
        if !self.is(",") {
            return Ok(first);
        }
        let mut all = vec![first];
        while self.eat(",") {
            all.push(self.expr_but_tuple()?);
        }
        let span = all[0].expr.span.to(self.last_span());
        let (below, all) = several(all);
        Node::new(ExprKind::Tuple(all), span, below)
    }

    /// Parses an expression of any kind but a tuple without parentheses.
    pub(super) fn expr_but_tuple(&mut self) -> Parsed<Node> {
        let token = self.peek();
        let read = match self.word().unwrap_or_default() {
            "let" => Self::let_in,
            "fun" => Self::function,
            "if" => Self::conditional,
            "match" => Self::match_expr,
            "try" => Self::try_with,
            _ => return self.right_operand(0),
        };
        let (kind, below) = self.nested(|parser| {
            parser.bump();
            read(parser)
        })?;
        Node::new(kind, token.span.to(self.last_span()), below)
    }

    fn let_in(&mut self) -> Parsed<(ExprKind, u32)> {
        let (bindings, deepest) = self.bindings()?;
        self.expect_for("in", "and the expression that the definitions are for")?;
        let body = self.expr()?;
        let below = deepest.max(body.depth);
        Ok((ExprKind::Let(Box::new(bindings), body.boxed()), below))
    }

    fn function(&mut self) -> Parsed<(ExprKind, u32)> {
        let params = self.pattern("a parameter")?;
        self.expect_for("->", "before what the function gives")?;
        let body = self.expr()?;
        let below = body.depth;
        Ok((ExprKind::Fun(params, body.boxed()), below))
    }

    fn conditional(&mut self) -> Parsed<(ExprKind, u32)> {
        let (condition, deepest) = self.condition()?;
        self.expect_for("then", "after the condition")?;
        let then = self.expr()?;
        self.expect_for("else", "and what it is otherwise")?;
        let otherwise = self.expr()?;
        let below = deepest.max(then.depth).max(otherwise.depth);
        Ok((ExprKind::If(Box::new(condition), then.boxed(), otherwise.boxed()), below))
    }

    fn try_with(&mut self) -> Parsed<(ExprKind, u32)> {
        let tried = self.expr()?;
        self.expect_for("with", "and what to take if that fails")?;
        let instead = self.expr()?;
        let below = tried.depth.max(instead.depth);
        Ok((ExprKind::Try(tried.boxed(), instead.boxed()), below))
    }

    fn prefix(&mut self) -> Parsed<Node> {
        let token = self.peek();
        if !self.eat("~") {
            return self.postfix();
        }
        let of = self.nested(Self::prefix)?;
        let below = of.depth;
        let span = token.span.to(of.expr.span);
        Node::new(ExprKind::Unary(Unary::Complement, of.boxed()), span, below)
    }

    /// Parses `r+`, `r*`, `r?`, `r^-1`, with any number of suffixes.
    fn postfix(&mut self) -> Parsed<Node> {
        let mut node = self.application()?;
        loop {
            let token = self.peek();
            let op = match token.kind {
                Tok::Sign("+") => Unary::Plus,
                Tok::Sign("?") => Unary::Optional,
                Tok::Sign(INVERSE) => Unary::Inverse,
                Tok::Sign("*") if !self.begins_operand(1) => Unary::Star,
                _ => return Ok(node),
            };
            self.bump();
            let span = node.expr.span.to(token.span);
            let below = node.depth;
            node = Node::new(ExprKind::Unary(op, node.boxed()), span, below)?;
        }
    }

    /// Parses a function and its arguments, one after the other. Only names and expressions in parentheses
    /// can be functions; `[S] r`, where `;` was forgotten, is no application.
    fn application(&mut self) -> Parsed<Node> {
        let head = self.peek();
        let mut node = self.primary()?;
        let can_be_function =
            matches!(head.kind, Tok::Word | Tok::Sign("(")) && self.text_of(head.span) != "_";
        while can_be_function && self.begins_argument() {
            let argument = self.primary()?;
            let span = node.expr.span.to(argument.expr.span);
            let below = node.depth.max(argument.depth);
            node = Node::new(ExprKind::Apply(node.boxed(), argument.boxed()), span, below)?;
        }
        Ok(node)
    }

    /// Returns whether the next token begins an argument. A word in a line of its own may be the next
    /// instruction, misspelt.
    fn begins_argument(&self) -> bool {
        let token = self.peek();
        let word = self.word().unwrap_or_default();
        let next = self.ahead(1);
        let is_instruction = token.first
            && (is_bell(word)
                || word.len() > 4
                    && meant(word).is_some()
                    && self.column(token) <= self.margin
                    && !next.first
                    && self.begins_operand(1));
        self.begins_operand(0) && !is_instruction && token.kind != Tok::Sign("~")
    }

    /// Returns whether the token that is `distance` tokens ahead can begin an operand.
    pub(super) fn begins_operand(&self, distance: usize) -> bool {
        match self.ahead(distance).kind {
            Tok::Word => self.word_at(distance).is_some_and(|word| word == "begin" || !is_keyword(word)),
            Tok::Literal(Literal::Tag | Literal::Zero) => true,
            // `~empty` is the next instruction.
            Tok::Sign("~") => {
                !matches!(self.word_at(distance + 1), Some("acyclic" | "irreflexive" | "empty"))
            }
            Tok::Sign(sign) => matches!(sign, "(" | "[" | "{"),
            Tok::Literal(Literal::Text) | Tok::End | Tok::Bad => false,
        }
    }

    /// Parses an operand without operators, such as a name, a tag, `0`, `_` or an expression in brackets.
    pub(super) fn primary(&mut self) -> Parsed<Node> {
        let token = self.peek();
        let leaf = match token.kind {
            Tok::Literal(Literal::Zero) => ExprKind::Zero,
            Tok::Literal(Literal::Tag) => ExprKind::Tag(self.text_of(token.span)[1..].to_string()),
            Tok::Word => match self.word().unwrap_or_default() {
                "_" => ExprKind::Universe,
                "begin" => return self.grouped("end"),
                word if is_keyword(word) => return Err(self.no_operand()),
                word => ExprKind::Name(word.to_string()),
            },
            Tok::Sign("(") => return self.grouped(")"),
            Tok::Sign("[") => {
                self.bump();
                let set = self.expr()?;
                let span = token.span.to(self.expect_closing("]", token.span)?);
                let below = set.depth;
                return Node::new(ExprKind::IdOn(set.boxed()), span, below);
            }
            Tok::Sign("{") => return self.set(),
            _ => return Err(self.no_operand()),
        };
        self.bump();
        Node::new(leaf, token.span, 0)
    }

    /// Parses `(e)`, `(e, e)`, `()` or `begin e end`.
    fn grouped(&mut self, closing: &str) -> Parsed<Node> {
        let open = self.peek().span;
        self.bump();
        if closing == ")" && self.is(")") {
            let span = open.to(self.peek().span);
            self.bump();
            return Node::new(ExprKind::Tuple(Vec::new()), span, 0);
        }
        let mut inner = self.expr()?;
        inner.expr.span = open.to(self.expect_closing(closing, open)?);
        Ok(inner)
    }

    /// Parses a set: `{e, e}` or `{}`.
    fn set(&mut self) -> Parsed<Node> {
        let open = self.peek().span;
        self.bump();
        let mut all = Vec::new();
        while !self.is("}") {
            all.push(self.expr_but_tuple()?);
            if !self.eat(",") {
                break;
            }
        }
        let span = open.to(self.expect_closing("}", open)?);
        let (below, all) = several(all);
        Node::new(ExprKind::Set(all), span, below)
    }

    /// Returns the error for a token that no operand begins with.
    fn no_operand(&self) -> Diagnostic {
        let word = self.word().unwrap_or_default();
        let error = self.unexpected("an expression");
        if matches!(word, "let" | "fun" | "if" | "match" | "try") && !self.peek().first {
            return error.help(format!("an operand that begins with `{word}` needs parentheses"));
        }
        if INSTRUCTIONS.contains(&word) {
            return error.help("the expression before it is not complete");
        }
        match self.peek().kind {
            Tok::Sign(sign @ ("|" | "&" | ";" | "\\" | "*" | "++" | "+" | "?" | INVERSE)) => {
                error.help(format!("there is nothing before `{sign}` that it could apply to"))
            }
            Tok::Literal(Literal::Text) => {
                error.help("strings are for titles, `include` and the conditions of `if`")
            }
            _ => error,
        }
    }
}
