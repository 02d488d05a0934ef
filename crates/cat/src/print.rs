//! Prints expressions, with no more parentheses than needed.
//!
//! What is printed is read as the same tree again. (Of the trees that no text gives, such as a tuple of one,
//! the nearest is printed that one does.)

use crate::syntax::{Binary, Bindings, Case, Check, Condition, Expr, ExprKind, Pattern, Role, Test, Unary};
use fencepost_source::{Grouping, Infix};
use std::fmt::{Display, Formatter, Result};

/// Binding strengths below and above those of the operators ([`Binary::row`]).
mod level {
    /// The binding strength of `let`, `fun`, `if`, `match` and `try`, which need parentheses as operands.
    pub const ANY: u8 = 0;
    /// The lowest binding strength that an operand may have without parentheses.
    pub const OPERAND: u8 = 1;
    /// The binding strength of the operator that precedes its operand, `~`.
    pub const PREFIX: u8 = 7;
    /// The binding strength of operators that follow their operand, such as `+` and `^-1`.
    pub const POSTFIX: u8 = 8;
    /// The binding strength of the application of a function to an argument.
    pub const FUNCTION: u8 = 9;
    /// The binding strength of names and expressions in brackets, which never need parentheses.
    pub const ATOM: u8 = 10;
}

fn level(expr: &Expr) -> u8 {
    match &expr.kind {
        ExprKind::Let(..)
        | ExprKind::Fun(..)
        | ExprKind::If(..)
        | ExprKind::Match(..)
        | ExprKind::Try(..) => level::ANY,
        ExprKind::Binary(op, ..) => op.row().level,
        ExprKind::Unary(Unary::Complement, _) => level::PREFIX,
        ExprKind::Unary(..) => level::POSTFIX,
        ExprKind::Apply(..) | ExprKind::Name(_) => level::FUNCTION,
        ExprKind::Tag(_)
        | ExprKind::Zero
        | ExprKind::Universe
        | ExprKind::Set(_)
        | ExprKind::Tuple(_)
        | ExprKind::IdOn(_) => level::ATOM,
    }
}

/// An expression at a place where only those that bind at least as tightly as the level need no parentheses.
struct AtLevel<'a>(u8, &'a Expr);

impl Display for AtLevel<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if level(self.1) < self.0 { write!(f, "({})", self.1) } else { write!(f, "{}", self.1) }
    }
}

/// The head of an application: only a name or another application goes without parentheses.
struct Head<'a>(&'a Expr);

impl Display for Head<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match level(self.0) {
            level::FUNCTION => write!(f, "{}", self.0),
            _ => write!(f, "({})", self.0),
        }
    }
}

/// Prints items with commas between them.
fn listed<T: Display>(f: &mut Formatter<'_>, all: impl IntoIterator<Item = T>) -> Result {
    for (i, one) in all.into_iter().enumerate() {
        write!(f, "{}{one}", if i == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let element = |e| AtLevel(level::OPERAND, e);
        match &self.kind {
            ExprKind::Name(name) => f.write_str(name),
            ExprKind::Tag(tag) => write!(f, "'{tag}"),
            ExprKind::Zero => f.write_str("0"),
            ExprKind::Universe => f.write_str("_"),
            ExprKind::Set(all) => {
                f.write_str("{")?;
                listed(f, all.iter().map(element))?;
                f.write_str("}")
            }
            ExprKind::Tuple(all) => {
                f.write_str("(")?;
                listed(f, all.iter().map(element))?;
                f.write_str(")")
            }
            ExprKind::IdOn(set) => write!(f, "[{set}]"),
            ExprKind::Unary(op, of) => unary(f, *op, of),
            ExprKind::Binary(op, left, right) => {
                let Infix { level, grouping, .. } = op.row();
                let (a, b) = if *grouping == Grouping::Left { (0, 1) } else { (1, 0) };
                let before = if *op == Binary::Sequence { "" } else { " " };
                write!(f, "{}{before}{op} {}", AtLevel(level + a, left), AtLevel(level + b, right))
            }
            ExprKind::Apply(function, argument) => match &argument.kind {
                ExprKind::Tuple(_) => write!(f, "{}{argument}", Head(function)),
                _ => write!(f, "{}({argument})", Head(function)),
            },
            ExprKind::Let(bindings, body) => write!(f, "{bindings} in {body}"),
            ExprKind::Fun(params, body) => write!(f, "fun {params} -> {body}"),
            ExprKind::Match(of, cases) => {
                write!(f, "match {of} with")?;
                for (case, body) in cases {
                    write!(f, " || {case} -> {body}")?;
                }
                f.write_str(" end")
            }
            ExprKind::Try(tried, instead) => write!(f, "try {tried} with {instead}"),
            ExprKind::If(condition, then, otherwise) => {
                write!(f, "if {condition} then {then} else {otherwise}")
            }
        }
    }
}

fn unary(f: &mut Formatter<'_>, op: Unary, of: &Expr) -> Result {
    let sign = match op {
        Unary::Complement => return write!(f, "~{}", AtLevel(level::PREFIX, of)),
        Unary::Inverse => "^-1",
        Unary::Plus => "+",
        Unary::Star => "*",
        Unary::Optional => "?",
    };
    // Two `+` side by side would be read as `++`.
    match (&of.kind, op) {
        (ExprKind::Unary(Unary::Plus, _), Unary::Plus) => write!(f, "({of}){sign}"),
        _ => write!(f, "{}{sign}", AtLevel(level::POSTFIX, of)),
    }
}

impl Display for Binary {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Binary::Union => "|",
            Binary::Intersection => "&",
            Binary::Difference => "\\",
            Binary::Sequence => ";",
            Binary::Product => "*",
            Binary::Add => "++",
        })
    }
}

impl Display for Bindings {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(if self.recursive { "let rec " } else { "let " })?;
        for (i, binding) in self.all.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { "" } else { " and " }, binding.pattern)?;
            match &binding.params {
                None => {}
                Some(Pattern::Name(name)) => write!(f, "({})", name.text)?,
                Some(tuple) => write!(f, "{tuple}")?,
            }
            write!(f, " = {}", binding.body)?;
        }
        match &self.when {
            Some(check) => write!(f, " when {check}"),
            None => Ok(()),
        }
    }
}

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Pattern::Name(name) => f.write_str(&name.text),
            Pattern::Tuple(all, _) => {
                f.write_str("(")?;
                listed(f, all)?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Case {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Case::Tag(tag) => write!(f, "'{}", tag.text),
            Case::Nothing(_) => f.write_str("{}"),
            Case::Element(one, others) => write!(f, "{} ++ {}", one.text, others.text),
            Case::Any(_) => f.write_str("_"),
        }
    }
}

impl Display for Test {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Test::Acyclic => "acyclic",
            Test::Irreflexive => "irreflexive",
            Test::Empty => "empty",
        })
    }
}

impl Display for Check {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self.role {
            Role::Axiom => "",
            Role::Flag => "flag ",
            Role::UndefinedUnless => "undefined_unless ",
        })?;
        write!(f, "{}{} {}", if self.negated { "~" } else { "" }, self.test, self.expr)?;
        match &self.name {
            Some(name) => write!(f, " as {}", name.text),
            None => Ok(()),
        }
    }
}

/// A condition at a place where `or` (1) or `and` (2) or neither (3) needs no parentheses.
struct Within<'a>(u8, &'a Condition);

impl Display for Within<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let own = match self.1 {
            Condition::Or(..) => 1,
            Condition::And(..) => 2,
            _ => 3,
        };
        if own < self.0 { write!(f, "({})", self.1) } else { write!(f, "{}", self.1) }
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let operand = |e| AtLevel(level::OPERAND, e);
        match self {
            Condition::Variant(name) => write!(f, "\"{}\"", name.text),
            Condition::Equal(a, b) => write!(f, "{} = {}", operand(a), operand(b)),
            Condition::In(a, b) => write!(f, "{} in {}", operand(a), operand(b)),
            Condition::Not(of) => write!(f, "not {}", Within(3, of)),
            Condition::And(a, b) => write!(f, "{} && {}", Within(2, a), Within(3, b)),
            Condition::Or(a, b) => write!(f, "{} || {}", Within(1, a), Within(2, b)),
        }
    }
}
