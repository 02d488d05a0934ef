//! The parser of expressions, by precedence climbing.

use super::{MAX_DEPTH, Parser, Result, java, too_deep};
use crate::ast::{BinaryOp, Call, Expr, ExprKind, Fixity, Name};
use crate::lexer::{Int, Kind};
use crate::types::IntType;
use fencepost_source::c_like::{self, Assignment, Operator, Prefix, assignment, prefix};
use fencepost_source::{Climb, Diagnostic, Infix, Parse, Span};

impl<'a> Climb<'a> for Parser<'a> {
    type Op = Operator;
    type Tree = Expr;
    const OPERATORS: &'static [Infix<Operator>] = c_like::OPERATORS;

    /// Reads an operand. Every way into parentheses, brackets and arguments leads through here, so here depth
    /// is counted.
    fn operand(&mut self) -> Result<Expr> {
        self.nested(Self::unary)
    }

    fn check_operator(&mut self, op: Operator) -> Result<()> {
        if op == Operator::Arith(BinaryOp::Shr) { self.refuse_unsigned_shift() } else { Ok(()) }
    }

    fn join(&mut self, op: Operator, left: Expr, right: Expr) -> Result<Expr> {
        let span = left.span.to(right.span);
        let (left, right) = (Box::new(left), Box::new(right));
        match op {
            Operator::Arith(op) => node(ExprKind::Binary(op, left, right), span),
            Operator::Logic(op) => node(ExprKind::Logic(op, left, right), span),
        }
    }
}

impl Parser<'_> {
    /// Reads a whole expression, which in C may contain the comma operator.
    pub(super) fn expr(&mut self) -> Result<Expr> {
        if self.is_java() { self.assignment() } else { self.expr_list() }
    }

    /// Reads one or more expressions separated by commas, as in the head of a `for`. In Java that is the only
    /// place where commas may separate expressions.
    pub(super) fn expr_list(&mut self) -> Result<Expr> {
        let mut left = self.assignment()?;
        while self.eat(",") {
            let right = self.assignment()?;
            let span = left.span.to(right.span);
            left = node(ExprKind::Comma(Box::new(left), Box::new(right)), span)?;
        }
        Ok(left)
    }

    /// Reads an expression without a comma operator, such as an argument or an initial value.
    pub(super) fn assignment(&mut self) -> Result<Expr> {
        let place = self.ternary()?;
        let Kind::Sign(sign) = self.peek().kind else { return Ok(place) };
        let Some(Assignment { op }) = assignment(sign) else { return Ok(place) };
        self.bump();
        self.note_written(&place);
        let value = self.nested(Self::assignment)?;
        let span = place.span.to(value.span);
        node(ExprKind::Assign { op, place: Box::new(place), value: Box::new(value) }, span)
    }

    fn ternary(&mut self) -> Result<Expr> {
        let cond = self.climb(0)?;
        if !self.eat("?") {
            return Ok(cond);
        }
        let yes = self.nested(Self::expr)?;
        self.expect(":")?;
        let no = self.nested(Self::ternary)?;
        let span = cond.span.to(no.span);
        node(ExprKind::Ternary(Box::new(cond), Box::new(yes), Box::new(no)), span)
    }

    fn unary(&mut self) -> Result<Expr> {
        let start = self.span();
        if self.is("(") && self.is_type_at(1) {
            self.bump();
            let ty = self.type_name()?;
            self.expect(")")?;
            let operand = Box::new(self.operand()?);
            let span = start.to(operand.span);
            return node(ExprKind::Cast(ty, operand), span);
        }
        if self.is_word("sizeof") && !self.is_java() {
            return self.size_of(start);
        }
        let Kind::Sign(sign) = self.peek().kind else { return self.postfix() };
        if matches!(sign, "*" | "&") && self.is_java() {
            return Err(java::no_pointers(start));
        }
        let prefix = prefix(sign);
        if prefix.is_none() && !matches!(sign, "*" | "&") {
            return self.postfix();
        }
        self.bump();
        let operand = self.operand()?;
        if matches!(prefix, Some(Prefix::Step(_))) || sign == "&" {
            self.note_written(&operand);
        }
        let span = start.to(operand.span);
        let operand = Box::new(operand);
        let kind = match prefix {
            Some(Prefix::Unary(op)) => ExprKind::Unary(op, operand),
            Some(Prefix::Step(op)) => ExprKind::Step { op, fixity: Fixity::Prefix, place: operand },
            None if sign == "*" => ExprKind::Deref(operand),
            None => ExprKind::AddressOf(operand),
        };
        node(kind, span)
    }

    fn size_of(&mut self, start: Span) -> Result<Expr> {
        self.bump();
        let kind = if self.is("(") && self.is_type_at(1) {
            self.bump();
            let ty = self.type_name()?;
            self.expect(")")?;
            ExprKind::SizeOfType(ty)
        } else {
            ExprKind::SizeOf(Box::new(self.operand()?))
        };
        node(kind, start.to(self.last_span()))
    }

    fn postfix(&mut self) -> Result<Expr> {
        let mut expr = self.primary()?;
        while let Kind::Sign(sign) = self.peek().kind {
            let start = expr.span;
            match sign {
                "[" if self.is_java() => return Err(java::no_arrays(self.span())),
                "[" => {
                    self.bump();
                    let index = self.expr()?;
                    let end = self.expect("]")?;
                    expr = node(ExprKind::Index(Box::new(expr), Box::new(index)), start.to(end))?;
                }
                "++" | "--" => {
                    let op = if sign == "++" { BinaryOp::Add } else { BinaryOp::Sub };
                    let end = self.bump().span;
                    self.note_written(&expr);
                    let place = Box::new(expr);
                    expr = node(ExprKind::Step { op, fixity: Fixity::Postfix, place }, start.to(end))?;
                }
                "(" => {
                    return Err(Diagnostic::new(start, "only functions can be called")
                        .label("this is a value")
                        .help("pointers to functions are not supported"));
                }
                "." if self.is_java() => expr = self.method(&expr)?,
                "->" if self.is_java() => {
                    return Err(Diagnostic::new(self.span(), "`->` is not supported")
                        .help("write the statements out"));
                }
                "." | "->" => {
                    return Err(Diagnostic::new(self.span(), "structures are not supported")
                        .help("use one location per member, or an array"));
                }
                _ => break,
            }
        }
        Ok(expr)
    }

    fn primary(&mut self) -> Result<Expr> {
        let token = self.peek();
        match token.kind {
            Kind::Literal(Int { value, ty }) => {
                let ty = if self.is_java() { self.java_literal(ty, token.span)? } else { ty };
                self.bump();
                node(ExprKind::Int { value, ty }, token.span)
            }
            Kind::Sign("(") => {
                self.bump();
                let mut expr = self.expr()?;
                let end = self.expect(")")?;
                expr.span = token.span.to(end);
                Ok(expr)
            }
            Kind::Word => self.name_or_call(),
            _ => Err(self.unexpected("an expression")),
        }
    }

    fn name_or_call(&mut self) -> Result<Expr> {
        let Name { text, span } = self.name("an expression")?;
        let kind = match text.as_str() {
            "NULL" | "nullptr" if !self.is_java() => ExprKind::Null,
            "true" => ExprKind::Int { value: 1, ty: IntType::INT },
            "false" => ExprKind::Int { value: 0, ty: IntType::INT },
            _ if self.is("{") && text.starts_with("__") && !self.is_java() => {
                return Err(crate::lower::linux_dialect(&text, span));
            }
            _ if self.is("(") => return self.call(Name { text, span }),
            _ => ExprKind::Name(text),
        };
        node(kind, span)
    }

    fn call(&mut self, name: Name) -> Result<Expr> {
        let call = self.arguments(name)?;
        let span = call.span;
        node(ExprKind::Call(call), span)
    }

    /// Reads the arguments in parentheses after the function name `name`, and returns the call.
    pub(super) fn arguments(&mut self, name: Name) -> Result<Call> {
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.is(")") {
            args.push(self.assignment()?);
            if !self.eat(",") {
                break;
            }
            if self.is(")") {
                return Err(self.unexpected("another argument"));
            }
        }
        let end = self.expect(")")?;
        let span = name.span.to(end);
        Ok(Call { name, args, span })
    }

    /// Notes that a thread assigns the variable that an expression names.
    fn note_written(&mut self, place: &Expr) {
        if let ExprKind::Name(name) = &place.kind {
            self.written.insert(name.clone());
        }
    }
}

/// Makes an expression of its parts; an error if its tree gets higher than [`MAX_DEPTH`].
pub(super) fn node(kind: ExprKind, span: Span) -> Result<Expr> {
    let parts = parts(&kind);
    let below = parts.iter().map(|part| part.height).max().unwrap_or(0);
    let assigns = matches!(kind, ExprKind::Assign { .. } | ExprKind::Step { .. })
        || parts.iter().any(|part| part.assigns);
    if below >= MAX_DEPTH {
        return Err(too_deep(span));
    }
    Ok(Expr { kind, span, height: below + 1, assigns })
}

/// Returns the direct subexpressions of an expression.
fn parts(kind: &ExprKind) -> Vec<&Expr> {
    match kind {
        ExprKind::Int { .. } | ExprKind::Null | ExprKind::Name(_) | ExprKind::SizeOfType(_) => vec![],
        ExprKind::Unary(_, e)
        | ExprKind::Step { place: e, .. }
        | ExprKind::Deref(e)
        | ExprKind::AddressOf(e)
        | ExprKind::Cast(_, e)
        | ExprKind::SizeOf(e) => vec![e],
        ExprKind::Binary(_, a, b)
        | ExprKind::Logic(_, a, b)
        | ExprKind::Assign { place: a, value: b, .. }
        | ExprKind::Index(a, b)
        | ExprKind::Comma(a, b) => vec![a, b],
        ExprKind::Ternary(a, b, c) => vec![a, b, c],
        ExprKind::Call(call) | ExprKind::Method { call, .. } => call.args.iter().collect(),
    }
}
