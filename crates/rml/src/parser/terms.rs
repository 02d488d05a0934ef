//! Expressions and formulas, by precedence climbing.
//!
//! Both are read by the same functions: whether a parenthesis holds a formula or an expression is seen only at its end.
//! Loosest first:
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
use super::lexer::{Kind as Tok, Token};
use super::scope::{Local, Meaning};
use super::{MAX_DEPTH, MAX_NESTING, Parsed, Parser};
use crate::syntax::{Binder, Comparison, Index, Kind, Quantifier, Ref, Term, Test, Unary};
use fencepost_source::{Diagnostic, FileId, Span};

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

pub(super) fn is_keyword(word: &str) -> bool {
    WORDS.contains(&word) || DECLARATIONS.contains(&word)
}

/// How tightly operators bind.
mod level {
    pub const ALL: u8 = 0;
    pub const IFF: u8 = 1;
    pub const IMPLIES: u8 = 2;
    pub const OR: u8 = 3;
    pub const AND: u8 = 4;
    pub const NOT: u8 = 5;
    pub const COMPARE: u8 = 6;
    pub const UNION: u8 = 7;
    pub const SEQUENCE: u8 = 8;
    pub const DIFFERENCE: u8 = 9;
    pub const INTERSECTION: u8 = 10;
    pub const PRODUCT: u8 = 11;
    pub const UNARY: u8 = 12;
}

/// An infix operator.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Infix {
    Iff,
    Implies,
    Or,
    And,
    Compare(Comparison),
    Union,
    Sequence,
    Difference,
    Intersection,
    Product,
}

impl Infix {
    fn level(self) -> u8 {
        match self {
            Infix::Iff => level::IFF,
            Infix::Implies => level::IMPLIES,
            Infix::Or => level::OR,
            Infix::And => level::AND,
            Infix::Compare(_) => level::COMPARE,
            Infix::Union => level::UNION,
            Infix::Sequence => level::SEQUENCE,
            Infix::Difference => level::DIFFERENCE,
            Infix::Intersection => level::INTERSECTION,
            Infix::Product => level::PRODUCT,
        }
    }

    /// Does it take any number of operands?
    fn is_chain(self) -> bool {
        !matches!(self, Infix::Iff | Infix::Implies | Infix::Compare(_) | Infix::Difference)
    }

    fn apply(self, mut of: Vec<Term>) -> Option<Kind> {
        let chain = match self {
            Infix::Or => Kind::Or,
            Infix::And => Kind::And,
            Infix::Union => Kind::Union,
            Infix::Sequence => Kind::Sequence,
            Infix::Intersection => Kind::Intersection,
            Infix::Product => Kind::Product,
            Infix::Iff | Infix::Implies | Infix::Compare(_) | Infix::Difference => {
                let (right, left) = (Box::new(of.pop()?), Box::new(of.pop()?));
                return Some(match self {
                    Infix::Iff => Kind::Iff(left, right),
                    Infix::Implies => Kind::Implies(left, right),
                    Infix::Compare(comparison) => Kind::Compare(comparison, left, right),
                    _ => Kind::Difference(left, right),
                });
            }
        };
        Some(chain(of))
    }
}

impl Parser<'_> {
    /// A term of any kind, as long as possible.
    pub(super) fn term(&mut self) -> Parsed<Term> {
        self.infix(level::ALL)
    }

    /// A term of operators that bind at least as tightly as `level`.
    fn infix(&mut self, level: u8) -> Parsed<Term> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return self.too_deep(self.peek().span);
        }
        let mut left = self.prefix()?;
        while let Some(op) = self.infix_operator().filter(|op| op.level() >= level) {
            let token = self.peek();
            self.at += 1;
            // `=>` is nested to the right, everything else is read from left to right.
            let tighter = if op == Infix::Implies { op.level() } else { op.level() + 1 };
            let mut operands = vec![left, self.infix(tighter)?];
            while op.is_chain() && self.infix_operator() == Some(op) {
                self.at += 1;
                operands.push(self.infix(tighter)?);
            }
            let comparisons = |op| matches!(op, Some(Infix::Compare(_)));
            if comparisons(Some(op)) && comparisons(self.infix_operator()) {
                let error = Diagnostic::new(self.peek().span, "comparisons do not chain");
                return Err(self.fault(error.help("write `a in b and b in c`")));
            }
            let span = operands[0].span.to(operands[operands.len() - 1].span);
            let Some(kind) = op.apply(operands) else {
                return self.fail(token.span, "an operand is missing");
            };
            left = self.node(kind, span)?;
        }
        self.nesting -= 1;
        Ok(left)
    }

    fn infix_operator(&self) -> Option<Infix> {
        let token = self.peek();
        Some(match token.kind {
            Tok::Sign("<=>") => Infix::Iff,
            Tok::Sign("=>") => Infix::Implies,
            Tok::Sign("|") => Infix::Union,
            Tok::Sign(";") => Infix::Sequence,
            Tok::Sign("\\") => Infix::Difference,
            Tok::Sign("&") => Infix::Intersection,
            Tok::Sign("*") => Infix::Product,
            Tok::Sign("=") => Infix::Compare(Comparison::Equal),
            Tok::Sign("!=") => Infix::Compare(Comparison::NotEqual),
            Tok::Sign("<") => Infix::Compare(Comparison::Less),
            Tok::Sign("<=") => Infix::Compare(Comparison::LessOrEqual),
            Tok::Name => match self.word(token) {
                "or" => Infix::Or,
                "and" => Infix::And,
                "in" => Infix::Compare(Comparison::In),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn prefix(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let test = match self.word(token) {
            "not" => {
                self.at += 1;
                let of = self.infix(level::NOT)?;
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
                self.at += 1;
                let of = self.infix(level::UNARY)?;
                let span = token.span.to(of.span);
                return self.node(Kind::Count(Box::new(of)), span);
            }
            _ => return self.postfix(),
        };
        self.at += 1;
        let of = self.infix(level::UNION)?;
        let span = token.span.to(of.span);
        self.node(Kind::Test(test, Box::new(of)), span)
    }

    /// `r+`, `r*`, `r?`, `r^-1`, `r(x)`, any number of times.
    fn postfix(&mut self) -> Parsed<Term> {
        let mut term = self.primary()?;
        loop {
            let token = self.peek();
            let op = match token.kind {
                Tok::Sign("+") => Unary::Plus,
                Tok::Sign("?") => Unary::Optional,
                Tok::Sign("^-1") => Unary::Inverse,
                Tok::Sign("*") if !self.begins_operand(self.at + 1) => Unary::Star,
                Tok::Sign("(") => {
                    self.at += 1;
                    let args = self.arguments()?;
                    let span = term.span.to(self.last_span());
                    term = self.node(Kind::Apply(Box::new(term), args), span)?;
                    continue;
                }
                _ => return Ok(term),
            };
            self.at += 1;
            let span = term.span.to(token.span);
            term = self.node(Kind::Unary(op, Box::new(term)), span)?;
        }
    }

    fn begins_operand(&self, at: usize) -> bool {
        let token = self.tokens[at.min(self.tokens.len() - 1)];
        match token.kind {
            Tok::Name => {
                let word = self.word(token);
                OPERANDS.contains(&word) || !is_keyword(word)
            }
            Tok::Sign(sign) => matches!(sign, "(" | "[" | "{"),
            Tok::Number(_) | Tok::Text | Tok::End => false,
        }
    }

    /// What stands between parentheses, the first of which is read.
    fn arguments(&mut self) -> Parsed<Vec<Term>> {
        let mut args = vec![self.term()?];
        while self.eat_sign(",") {
            args.push(self.term()?);
        }
        self.expect_sign(")", "after the arguments")?;
        Ok(args)
    }

    fn primary(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let constant = match self.word(token) {
            "id" => Kind::Id,
            "univ" => Kind::Univ,
            "none" => Kind::None,
            "dom" => return self.projection(Unary::Domain),
            "ran" => return self.projection(Unary::Range),
            word if !word.is_empty() && !is_keyword(word) => return self.named(),
            _ => return self.enclosed(token),
        };
        self.at += 1;
        self.node(constant, token.span)
    }

    /// What begins with a sign or a number.
    fn enclosed(&mut self, token: Token) -> Parsed<Term> {
        let kind = match token.kind {
            Tok::Number(_) => {
                let (index, span) = self.index()?;
                return self.node(Kind::Index(index), span);
            }
            Tok::Sign("(") => {
                self.at += 1;
                let mut inner = self.term()?;
                let end = self.expect_closing(")", token.span)?;
                inner.span = token.span.to(end);
                return Ok(inner);
            }
            Tok::Sign("[") => {
                self.at += 1;
                let set = self.term()?;
                self.expect_closing("]", token.span)?;
                Kind::IdOn(Box::new(set))
            }
            Tok::Sign("{") => {
                self.at += 1;
                let (binders, body) = self.bound()?;
                self.expect_closing("}", token.span)?;
                Kind::Comprehension(binders, Box::new(body))
            }
            _ => {
                let found = self.found(token);
                return self.fail(token.span, format!("expected an expression or a formula, found {found}"));
            }
        };
        let span = token.span.to(self.last_span());
        self.node(kind, span)
    }

    /// What closes the sign at `open`.
    fn expect_closing(&mut self, sign: &str, open: Span) -> Parsed<Span> {
        self.expect_sign(sign, "here").map_err(|mut fault| {
            let line = self.text.pos(FileId(0), open.start).line;
            let opening = &self.text.text()[open.start as usize..open.end as usize];
            fault.diagnostic.message = fault.diagnostic.message.replace(" here,", ",");
            fault.diagnostic.help = Some(format!("the `{opening}` in line {line} is not closed"));
            fault
        })
    }

    /// `dom(r)`, `ran(r)`.
    fn projection(&mut self, op: Unary) -> Parsed<Term> {
        let token = self.peek();
        self.at += 1;
        self.expect_sign("(", "before the relation")?;
        let of = self.term()?;
        let end = self.expect_sign(")", "after the relation")?;
        self.node(Kind::Unary(op, Box::new(of)), token.span.to(end))
    }

    /// A name, perhaps with an execution, perhaps with arguments.
    fn named(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let name = self.word(token).to_string();
        let meaning = match self.meaning(&name) {
            Some(Meaning::Term(meaning)) => meaning,
            Some(Meaning::Index(_) | Meaning::Last) => {
                let (index, span) = self.index()?;
                return self.node(Kind::Index(index), span);
            }
            None => return Err(self.unknown_name(&name, token.span)),
        };
        self.at += 1;
        let at = if self.eat_sign("@") { Some(self.execution()?) } else { None };
        let span = token.span.to(self.last_span());
        if at.is_some() {
            self.speaks_of_others(span);
        }
        if let Ref::Definition(d) = meaning {
            let wanted = self.library.definitions[d].params.len();
            if wanted > 0 {
                let count = |n: usize| if n == 1 { "1 argument".into() } else { format!("{n} arguments") };
                if !self.eat_sign("(") {
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
        self.fault(match self.similar(name) {
            Some(other) => error.help(format!("did you mean `{other}`?")),
            None if name.contains('-') => error.help("a difference is written with spaces: `i - 1`"),
            None => error,
        })
    }

    /// What stands behind `@`: a number, an index, or a sum in parentheses.
    fn execution(&mut self) -> Parsed<Index> {
        if self.eat_sign("(") {
            let (index, _) = self.index()?;
            self.expect_sign(")", "after the number of the execution")?;
            return Ok(index);
        }
        Ok(self.index_atom()?.0)
    }

    /// A sum of numbers, `k` and indices.
    fn index(&mut self) -> Parsed<(Index, Span)> {
        let (mut index, mut span) = self.index_atom()?;
        loop {
            let factor = match self.peek().kind {
                Tok::Sign("+") => 1,
                Tok::Sign("-") => -1,
                _ => return Ok((index, span)),
            };
            self.at += 1;
            let (next, end) = self.index_atom()?;
            index = index.plus(factor, next);
            span = span.to(end);
        }
    }

    fn index_atom(&mut self) -> Parsed<(Index, Span)> {
        let token = self.peek();
        let index = match token.kind {
            Tok::Number(constant) => Index { constant, ..Index::default() },
            Tok::Name => match self.meaning(self.word(token)) {
                Some(Meaning::Index(var)) => Index { vars: vec![(var, 1)], ..Index::default() },
                Some(Meaning::Last) => {
                    self.speaks_of_others(token.span);
                    Index { k: 1, ..Index::default() }
                }
                Some(Meaning::Term(_)) => {
                    let found = self.found(token);
                    return self.fail(token.span, format!("{found} is not the number of an execution"));
                }
                None => return Err(self.unknown_name(self.word(token), token.span)),
            },
            _ => {
                let found = self.found(token);
                return self.fail(token.span, format!("expected the number of an execution, found {found}"));
            }
        };
        self.at += 1;
        Ok((index, token.span))
    }

    fn speaks_of_others(&mut self, span: Span) {
        self.library.speaks_of_others.get_or_insert((self.file, span));
    }

    fn quantified(&mut self, quantifier: Quantifier) -> Parsed<Term> {
        let token = self.peek();
        self.at += 1;
        let (binders, body) = self.bound()?;
        let span = token.span.to(body.span);
        self.node(Kind::Quantified(quantifier, binders, Box::new(body)), span)
    }

    /// `x, y : S, i in a..b . F`.
    fn bound(&mut self) -> Parsed<(Vec<Binder>, Term)> {
        let outer = self.scope.locals.len();
        let mut binders = Vec::new();
        loop {
            let mut names = vec![self.name("a variable")?];
            while self.eat_sign(",") {
                names.push(self.name("a variable")?);
            }
            if self.eat_word("in") {
                let (from, start) = self.index()?;
                self.expect_sign("..", "between the first and the last execution")?;
                let (to, end) = self.index()?;
                self.speaks_of_others(start.to(end));
                // The bounds do not see the variables: those are numbered after they were read.
                for (name, _) in names {
                    self.scope.locals.push(Local::Index(name));
                    binders.push(Binder::Index { from: from.clone(), to: to.clone() });
                }
            } else {
                self.expect_sign(":", "and the set that the variable is from")?;
                let domain = self.infix(level::UNION)?;
                for (name, _) in names {
                    self.scope.locals.push(Local::Element(name.clone()));
                    binders.push(Binder::Element { name, domain: domain.clone() });
                }
            }
            if !self.eat_sign(",") {
                break;
            }
        }
        self.expect_sign(".", "before what holds for the variables")?;
        let body = self.term()?;
        self.scope.locals.truncate(outer);
        Ok((binders, body))
    }

    fn conditional(&mut self) -> Parsed<Term> {
        let token = self.peek();
        self.at += 1;
        let condition = self.term()?;
        self.expect_word("then")?;
        let then = self.infix(level::UNION)?;
        self.expect_word("else")?;
        let otherwise = self.infix(level::UNION)?;
        let span = token.span.to(otherwise.span);
        self.node(Kind::If(Box::new(condition), Box::new(then), Box::new(otherwise)), span)
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        let token = self.peek();
        if self.eat_word(word) {
            return Ok(());
        }
        let found = self.found(token);
        self.fail(token.span, format!("expected `{word}`, found {found}"))
    }

    /// Where the token before this one is.
    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
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
            return self.too_deep(span);
        }
        Ok(term)
    }

    fn too_deep<T>(&self, span: Span) -> Parsed<T> {
        let error = Diagnostic::new(span, "this is nested too deeply");
        Err(self.fault(
            error.help("give a part of it a name with `let`, or make definitions of definitions shorter"),
        ))
    }
}
