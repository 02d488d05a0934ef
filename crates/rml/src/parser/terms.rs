//! Parses expressions and formulas, by precedence climbing.
//!
//! Both are read by the same functions: whether a parenthesis holds a formula or an expression is seen only
//! at its end. Loosest first:
//!
//! | | |
//! | --- | --- |
//! | `all x : S . F`, `exists`, `if … then … else …` | as far as possible |
//! | `<=>`, `=>` (to the right), `or`, `and`, `not` | formulas |
//! | `in`, `=`, `!=`, `<`, `<=` | comparisons |
//! | `some`, `no`, `one`, `lone`, `acyclic`, `irreflexive`, `empty` | tests, of all that follows up to here |
//! | `\|`, `;`, `\`, `&`, `*` | as in cat |
//! | `r+`, `r*`, `r?`, `r^-1`, `r(x)`, `#r` | |
//!
//! A `*` is the product if something follows that it could be multiplied with, and the closure if not.

use super::declarations::{DECLARATIONS, unknown};
use super::lexer::{Kind as Tok, Literal, Token};
use super::scope::{Local, Meaning};
use super::{Fault, MAX_DEPTH, MAX_NESTING, Parsed, Parser};
use crate::syntax::{Binder, Comparison, Index, Kind, Quantifier, Ref, Term, Test, Unary};
use fencepost_source::{Climb, Diagnostic, Grouping, Infix, Parse, Span, shorten};

/// Words that are neither names nor the beginning of a declaration.
const WORDS: &[&str] = &[
    "everywhere",
    "wellformed",
    "all",
    "exists",
    "in",
    "not",
    "and",
    "or",
    "some",
    "no",
    "one",
    "lone",
    "acyclic",
    "irreflexive",
    "empty",
    "if",
    "then",
    "else",
    "id",
    "univ",
    "none",
    "dom",
    "ran",
];

/// Words that an operand can begin with.
const OPERANDS: &[&str] = &["if", "id", "univ", "none", "dom", "ran"];

/// Returns whether a word is a keyword of RML, and so cannot be a name.
pub(super) fn is_keyword(word: &str) -> bool {
    WORDS.contains(&word) || DECLARATIONS.contains(&word)
}

/// The binding strengths of operators.
mod level {
    /// The binding strength of the equivalence `<=>`, which binds weakest.
    pub const IFF: u8 = 1;
    /// The binding strength of the implication `=>`.
    pub const IMPLIES: u8 = 2;
    /// The binding strength of `or`.
    pub const OR: u8 = 3;
    /// The binding strength of `and`.
    pub const AND: u8 = 4;
    /// The binding strength of `not`.
    pub const NOT: u8 = 5;
    /// The binding strength of comparisons, such as `in` and `=`.
    pub const COMPARE: u8 = 6;
    /// The binding strength of the union `|`.
    pub const UNION: u8 = 7;
    /// The binding strength of the composition `;`.
    pub const SEQUENCE: u8 = 8;
    /// The binding strength of the difference `\`.
    pub const DIFFERENCE: u8 = 9;
    /// The binding strength of the intersection `&`.
    pub const INTERSECTION: u8 = 10;
    /// The binding strength of the product `*`.
    pub const PRODUCT: u8 = 11;
    /// The binding strength of operators with one operand, which bind strongest.
    pub const UNARY: u8 = 12;
}

/// An infix operator of RML, with exactly two operands or with any number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    Pair(Pair),
    Chain(Chain),
}

/// An infix operator of RML with exactly two operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pair {
    Iff,
    Implies,
    Compare(Comparison),
    Difference,
}

/// An infix operator of RML with any number of operands, such as `a | b | c`, which become one node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Chain {
    Or,
    And,
    Union,
    Sequence,
    Intersection,
    Product,
}

const OPERATORS: &[Infix<Operator>] = {
    const fn chain(sign: &'static str, level: u8, op: Chain) -> Infix<Operator> {
        Infix::grouped(sign, level, Grouping::Flat, Operator::Chain(op))
    }
    const fn compare(sign: &'static str, op: Comparison) -> Infix<Operator> {
        Infix::grouped(sign, level::COMPARE, Grouping::Alone, Operator::Pair(Pair::Compare(op)))
    }
    &[
        Infix::left("<=>", level::IFF, Operator::Pair(Pair::Iff)),
        Infix::grouped("=>", level::IMPLIES, Grouping::Right, Operator::Pair(Pair::Implies)),
        chain("or", level::OR, Chain::Or),
        chain("and", level::AND, Chain::And),
        compare("in", Comparison::In),
        compare("=", Comparison::Equal),
        compare("!=", Comparison::NotEqual),
        compare("<", Comparison::Less),
        compare("<=", Comparison::LessOrEqual),
        chain("|", level::UNION, Chain::Union),
        chain(";", level::SEQUENCE, Chain::Sequence),
        Infix::left("\\", level::DIFFERENCE, Operator::Pair(Pair::Difference)),
        chain("&", level::INTERSECTION, Chain::Intersection),
        chain("*", level::PRODUCT, Chain::Product),
    ]
};

impl<'a> Climb<'a> for Parser<'a> {
    type Op = Operator;
    type Tree = Term;
    const OPERATORS: &'static [Infix<Operator>] = OPERATORS;
    const MAX_CHAIN: usize = MAX_NESTING as usize;

    fn operand(&mut self) -> Parsed<Term> {
        self.prefix()
    }

    fn right_operand(&mut self, level: u8) -> Parsed<Term> {
        self.nested(|parser| parser.climb(level))
    }

    fn join(&mut self, op: Operator, left: Term, right: Term) -> Parsed<Term> {
        let Operator::Pair(op) = op else { return self.join_all(op, vec![left, right]) };
        let span = left.span.to(right.span);
        let (left, right) = (Box::new(left), Box::new(right));
        let kind = match op {
            Pair::Iff => Kind::Iff(left, right),
            Pair::Implies => Kind::Implies(left, right),
            Pair::Compare(comparison) => Kind::Compare(comparison, left, right),
            Pair::Difference => Kind::Difference(left, right),
        };
        self.node(kind, span)
    }

    fn join_all(&mut self, op: Operator, operands: Vec<Term>) -> Parsed<Term> {
        let span = operands[0].span.to(operands[operands.len() - 1].span);
        let kind = match op {
            Operator::Chain(Chain::Or) => Kind::Or(operands),
            Operator::Chain(Chain::And) => Kind::And(operands),
            Operator::Chain(Chain::Union) => Kind::Union(operands),
            Operator::Chain(Chain::Sequence) => Kind::Sequence(operands),
            Operator::Chain(Chain::Intersection) => Kind::Intersection(operands),
            Operator::Chain(Chain::Product) => Kind::Product(operands),
            Operator::Pair(_) => unreachable!("the table groups it in pairs"),
        };
        self.node(kind, span)
    }

    fn chained(&self) -> Fault {
        let error = Diagnostic::new(self.span(), "comparisons do not chain");
        self.fault(error.help("write `a in b and b in c`"))
    }
}

impl Parser<'_> {
    /// Parses a term, an expression or a formula, that reaches as far as possible.
    pub(super) fn term(&mut self) -> Parsed<Term> {
        self.right_operand(0)
    }

    fn prefix(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let test = match self.word().unwrap_or_default() {
            "not" => {
                self.bump();
                let of = self.right_operand(level::NOT)?;
                let span = token.span.to(of.span);
                return self.node(Kind::Not(Box::new(of)), span);
            }
            "all" => return self.quantified(Quantifier::All),
            "exists" => return self.quantified(Quantifier::Exists),
            "if" => return self.conditional(),
            "some" => Test::Some,
            "no" | "empty" => Test::No,
            "one" => Test::One,
            "lone" => Test::Lone,
            "acyclic" => Test::Acyclic,
            "irreflexive" => Test::Irreflexive,
            _ if token.kind == Tok::Sign("#") => {
                self.bump();
                let of = self.right_operand(level::UNARY)?;
                let span = token.span.to(of.span);
                return self.node(Kind::Count(Box::new(of)), span);
            }
            _ => return self.postfix(),
        };
        self.bump();
        let of = self.right_operand(level::UNION)?;
        let span = token.span.to(of.span);
        self.node(Kind::Test(test, Box::new(of)), span)
    }

    /// Parses `r+`, `r*`, `r?`, `r^-1`, `r(x)`, with any number of suffixes.
    fn postfix(&mut self) -> Parsed<Term> {
        let mut term = self.primary()?;
        loop {
            let token = self.peek();
            let op = match token.kind {
                Tok::Sign("+") => Unary::Plus,
                Tok::Sign("?") => Unary::Optional,
                Tok::Sign("^-1") => Unary::Inverse,
                Tok::Sign("*") if !self.begins_operand(1) => Unary::Star,
                Tok::Sign("(") => {
                    self.bump();
                    let args = self.arguments()?;
                    let span = term.span.to(self.last_span());
                    term = self.node(Kind::Apply(Box::new(term), args), span)?;
                    continue;
                }
                _ => return Ok(term),
            };
            self.bump();
            let span = term.span.to(token.span);
            term = self.node(Kind::Unary(op, Box::new(term)), span)?;
        }
    }

    /// Returns whether an operand begins so many tokens after the current one.
    fn begins_operand(&self, distance: usize) -> bool {
        match self.ahead(distance).kind {
            Tok::Word => {
                self.word_at(distance).is_some_and(|word| OPERANDS.contains(&word) || !is_keyword(word))
            }
            Tok::Sign(sign) => matches!(sign, "(" | "[" | "{"),
            Tok::Literal(_) | Tok::End | Tok::Bad => false,
        }
    }

    /// Parses arguments up to the closing parenthesis; the opening one is already consumed.
    fn arguments(&mut self) -> Parsed<Vec<Term>> {
        let mut args = vec![self.term()?];
        while self.eat(",") {
            args.push(self.term()?);
        }
        self.expect_for(")", "after the arguments")?;
        Ok(args)
    }

    fn primary(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let constant = match self.word().unwrap_or_default() {
            "id" => Kind::Id,
            "univ" => Kind::Univ,
            "none" => Kind::None,
            "dom" => return self.projection(Unary::Domain),
            "ran" => return self.projection(Unary::Range),
            word if !word.is_empty() && !is_keyword(word) => return self.named(),
            _ => return self.enclosed(token),
        };
        self.bump();
        self.node(constant, token.span)
    }

    /// Parses a term that begins with a sign or a number.
    fn enclosed(&mut self, token: Token) -> Parsed<Term> {
        let kind = match token.kind {
            Tok::Literal(Literal::Number(_)) => {
                let (index, span) = self.index()?;
                return self.node(Kind::Index(index), span);
            }
            Tok::Sign("(") => {
                self.bump();
                let mut inner = self.term()?;
                let end = self.expect_closing(")", token.span)?;
                inner.span = token.span.to(end);
                return Ok(inner);
            }
            Tok::Sign("[") => {
                self.bump();
                let set = self.term()?;
                self.expect_closing("]", token.span)?;
                Kind::IdOn(Box::new(set))
            }
            Tok::Sign("{") => {
                self.bump();
                let (binders, body) = self.bound()?;
                self.expect_closing("}", token.span)?;
                Kind::Comprehension(binders, Box::new(body))
            }
            _ => return Err(self.unexpected("an expression or a formula")),
        };
        let span = token.span.to(self.last_span());
        self.node(kind, span)
    }

    /// Consumes the sign that closes the one at `open`.
    fn expect_closing(&mut self, sign: &str, open: Span) -> Parsed<Span> {
        self.expect(sign).map_err(|mut fault| {
            let (opening, line) = (self.text_of(open), self.tokens.line_of(open));
            fault.diagnostic.help = Some(format!("the `{opening}` in line {line} is not closed"));
            fault
        })
    }

    /// Parses `dom(r)` or `ran(r)`.
    fn projection(&mut self, op: Unary) -> Parsed<Term> {
        let token = self.peek();
        self.bump();
        self.expect_for("(", "before the relation")?;
        let of = self.term()?;
        let end = self.expect_for(")", "after the relation")?;
        self.node(Kind::Unary(op, Box::new(of)), token.span.to(end))
    }

    /// Parses a name, perhaps with an execution, perhaps with arguments.
    fn named(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let name = self.text_of(token.span);
        let meaning = match self.meaning(name) {
            Some(Meaning::Term(meaning)) => meaning,
            Some(Meaning::Index(_) | Meaning::Last) => {
                let (index, span) = self.index()?;
                return self.node(Kind::Index(index), span);
            }
            None => return Err(self.unknown_name(name, token.span)),
        };
        self.bump();
        let at = if self.eat("@") { Some(self.execution()?) } else { None };
        let span = token.span.to(self.last_span());
        if at.is_some() {
            self.speaks_of_others(span);
        }
        if let Ref::Definition(d) = meaning {
            let wanted = self.library.definitions[d].params.len();
            if wanted > 0 {
                let count = |n: usize| if n == 1 { "1 argument".into() } else { format!("{n} arguments") };
                if !self.eat("(") {
                    return self.fail(span, format!("`{name}` needs {}", count(wanted)));
                }
                let args = self.arguments()?;
                let span = token.span.to(self.last_span());
                if args.len() != wanted {
                    let message = format!("`{name}` needs {}, here it has {}", count(wanted), args.len());
                    return self.fail(span, message);
                }
                return self.node(Kind::Call(d, at, args), span);
            }
        }
        self.node(Kind::Name(meaning, at), span)
    }

    fn unknown_name(&self, name: &str, span: Span) -> super::Fault {
        let error = Diagnostic::new(span, unknown(name));
        let error = match name.contains('-') {
            true => error.help("a difference is written with spaces: `i - 1`"),
            false => error,
        };
        self.fault(error.suggest(name, self.names_in_scope()))
    }

    /// Parses the execution after `@`: a number, an index, or a sum in parentheses.
    fn execution(&mut self) -> Parsed<Index> {
        if self.eat("(") {
            let (index, _) = self.index()?;
            self.expect_for(")", "after the number of the execution")?;
            return Ok(index);
        }
        Ok(self.index_atom()?.0)
    }

    /// Parses a sum of numbers, `k` and indices.
    fn index(&mut self) -> Parsed<(Index, Span)> {
        let (mut index, mut span) = self.index_atom()?;
        loop {
            let factor = match self.peek().kind {
                Tok::Sign("+") => 1,
                Tok::Sign("-") => -1,
                _ => return Ok((index, span)),
            };
            self.bump();
            let (next, end) = self.index_atom()?;
            index = index.plus(factor, next);
            span = span.to(end);
        }
    }

    fn index_atom(&mut self) -> Parsed<(Index, Span)> {
        let token = self.peek();
        let index = match token.kind {
            Tok::Literal(Literal::Number(constant)) => Index { constant, ..Index::default() },
            Tok::Word => match self.meaning(self.text_of(token.span)) {
                Some(Meaning::Index(var)) => Index { vars: vec![(var, 1)], ..Index::default() },
                Some(Meaning::Last) => {
                    self.speaks_of_others(token.span);
                    Index { k: 1, ..Index::default() }
                }
                Some(Meaning::Term(_)) => {
                    let found = shorten(self.text_of(token.span));
                    return self.fail(token.span, format!("`{found}` is not the number of an execution"));
                }
                None => return Err(self.unknown_name(self.text_of(token.span), token.span)),
            },
            _ => return Err(self.unexpected("the number of an execution")),
        };
        self.bump();
        Ok((index, token.span))
    }

    fn speaks_of_others(&mut self, span: Span) {
        self.library.speaks_of_others.get_or_insert((self.file, span));
    }

    fn quantified(&mut self, quantifier: Quantifier) -> Parsed<Term> {
        let token = self.peek();
        self.bump();
        let (binders, body) = self.bound()?;
        let span = token.span.to(body.span);
        self.node(Kind::Quantified(quantifier, binders, Box::new(body)), span)
    }

    /// Parses the binders of a quantifier and the body that they bind, as in `x, y : S, i in a..b . F`.
    fn bound(&mut self) -> Parsed<(Vec<Binder>, Term)> {
        let outer = self.scope.locals.len();
        let mut binders = Vec::new();
        loop {
            let mut names = vec![self.name("a variable")?];
            while self.eat(",") {
                names.push(self.name("a variable")?);
            }
            if self.eat_word("in") {
                let (from, start) = self.index()?;
                self.expect_for("..", "between the first and the last execution")?;
                let (to, end) = self.index()?;
                self.speaks_of_others(start.to(end));
                // The bounds do not see the variables: those are numbered after they were read.
                for (name, _) in names {
                    self.scope.locals.push(Local::Index(name));
                    binders.push(Binder::Index { from: from.clone(), to: to.clone() });
                }
            } else {
                self.expect_for(":", "and the set that the variable is from")?;
                let domain = self.right_operand(level::UNION)?;
                for (name, _) in names {
                    self.scope.locals.push(Local::Element(name.clone()));
                    binders.push(Binder::Element { name, domain: domain.clone() });
                }
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect_for(".", "before what holds for the variables")?;
        let body = self.term()?;
        self.scope.locals.truncate(outer);
        Ok((binders, body))
    }

    fn conditional(&mut self) -> Parsed<Term> {
        let token = self.peek();
        self.bump();
        let condition = self.term()?;
        self.expect("then")?;
        let then = self.right_operand(level::UNION)?;
        self.expect("else")?;
        let otherwise = self.right_operand(level::UNION)?;
        let span = token.span.to(otherwise.span);
        self.node(Kind::If(Box::new(condition), Box::new(then), Box::new(otherwise)), span)
    }

    fn node(&self, kind: Kind, span: Span) -> Parsed<Term> {
        let mut term = Term { kind, span, depth: 0 };
        let children = term.children().map(|child| child.depth).max().unwrap_or(0);
        let inside = match &term.kind {
            Kind::Name(Ref::Definition(d), _) | Kind::Call(d, ..) => self.library.definitions[*d].body.depth,
            _ => 0,
        };
        term.depth = 1 + children + inside;
        if term.depth > MAX_DEPTH {
            return Err(self.too_deep(span));
        }
        Ok(term)
    }
}
