//! The parser of expressions, by precedence climbing (JLS 15).

use super::decl::unquoted;
use super::refuse::lambda;
use super::{MAX_DEPTH, Parser, Result, too_deep};
use crate::ast::{BinaryOp, Expr, ExprKind, Fixity, Name, Narrow, TypeName};
use crate::lexer::{Kind, Literal, Radix, too_large};
use fencepost_source::c_like::{self, Assignment, Operator, Prefix, assignment, prefix};
use fencepost_source::{Climb, Diagnostic, Infix, Parse, Span};

impl<'a> Climb<'a> for Parser<'a> {
    type Op = Operator;
    type Tree = Expr;
    const OPERATORS: &'static [Infix<Operator>] = c_like::OPERATORS;

    /// Reads an operand. Every way into parentheses, brackets and arguments leads through here, so here depth
    /// is counted.
    fn operand(&mut self) -> Result<Expr> {
        let operand = self.nested(Self::unary)?;
        if self.is_word("instanceof") {
            self.refuse_word()?;
        }
        Ok(operand)
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
    /// Reads a Java expression, assignments included.
    pub(super) fn expr(&mut self) -> Result<Expr> {
        let place = self.ternary()?;
        let Kind::Sign(sign) = self.peek().kind else { return Ok(place) };
        if sign == "->" {
            return Err(lambda(self.span()));
        }
        let Some(Assignment { op }) = assignment(sign) else { return Ok(place) };
        self.bump();
        let value = self.nested(Self::expr)?;
        let span = place.span.to(value.span);
        node(ExprKind::Assign { op, place: Box::new(place), value: Box::new(value) }, span)
    }

    /// Returns whether the current token can begin an expression.
    pub(super) fn starts_expression(&self) -> bool {
        match self.peek().kind {
            Kind::Literal(Literal::Int(..) | Literal::Text) => true,
            Kind::Sign(sign) => matches!(sign, "(" | "+" | "-" | "~" | "!" | "++" | "--"),
            Kind::Word => {
                self.is_name_at(0) || matches!(self.word(), Some("this" | "new" | "null" | "true" | "false"))
            }
            Kind::Literal(Literal::Long | Literal::Float) | Kind::End | Kind::Bad => false,
        }
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
        if let Some(to) = self.narrow() {
            let value = Box::new(self.nested(Self::unary)?);
            let span = start.to(value.span);
            return node(ExprKind::Narrow { to, value }, span);
        }
        if let Some(ty) = self.cast()? {
            let value = Box::new(self.nested(Self::unary)?);
            let span = start.to(value.span);
            return node(ExprKind::Cast { ty, value }, span);
        }
        let Kind::Sign(sign) = self.peek().kind else { return self.postfix() };
        let Some(prefix) = prefix(sign) else { return self.postfix() };
        self.bump();
        // 2147483648 is the one number that is only allowed with its sign.
        if sign == "-" && self.peek().kind == Kind::Literal(Literal::Int(1 << 31, Radix::Decimal)) {
            let end = self.bump().span;
            return node(ExprKind::Int(i32::MIN), start.to(end));
        }
        let operand = Box::new(self.nested(Self::unary)?);
        let span = start.to(operand.span);
        let kind = match prefix {
            Prefix::Unary(op) => ExprKind::Unary(op, operand),
            Prefix::Step(op) => ExprKind::Step { op, fixity: Fixity::Prefix, place: operand },
        };
        node(kind, span)
    }

    /// Reads `(char)`, `(byte)` or `(short)` in front of a value.
    fn narrow(&mut self) -> Option<Narrow> {
        let to = match self.word_at(1)? {
            "byte" => Narrow::Byte,
            "short" => Narrow::Short,
            "char" => Narrow::Char,
            _ => return None,
        };
        if !self.is("(") || !self.is_at(2, ")") {
            return None;
        }
        for _ in 0..3 {
            self.bump();
        }
        Some(to)
    }

    /// Reads `(type)` in front of a value, if it is there. Parentheses around a name are a cast if an operand
    /// follows them.
    fn cast(&mut self) -> Result<Option<TypeName>> {
        if !self.is("(") {
            return Ok(None);
        }
        let after = self.ahead(3).kind;
        let operand_follows = matches!(after, Kind::Word | Kind::Literal(Literal::Int(..) | Literal::Text))
            && self.word_at(3) != Some("instanceof")
            || matches!(after, Kind::Sign("(" | "!" | "~"));
        let is_primitive = self.word_at(1).is_some_and(|word| {
            matches!(word, "int" | "boolean" | "long" | "byte" | "short" | "char" | "float" | "double")
        });
        let is_cast = is_primitive || self.is_name_at(1) && self.is_at(2, ")") && operand_follows;
        if !is_cast {
            return Ok(None);
        }
        self.bump();
        let ty = self.type_name()?;
        self.expect(")")?;
        Ok(Some(ty))
    }

    fn postfix(&mut self) -> Result<Expr> {
        let mut expr = self.primary()?;
        while let Kind::Sign(sign) = self.peek().kind {
            let start = expr.span;
            match sign {
                "[" => {
                    self.bump();
                    let index = Box::new(self.expr()?);
                    let end = self.expect("]")?;
                    expr = node(ExprKind::Index { array: Box::new(expr), index }, start.to(end))?;
                }
                "." => {
                    self.bump();
                    if self.word() == Some("class") {
                        let end = self.bump().span;
                        let class = last_name(&expr)?;
                        expr = node(ExprKind::ClassObject(class), start.to(end))?;
                        continue;
                    }
                    let name = self.name("a field or a method")?;
                    let on = Box::new(expr);
                    expr = match self.is("(") {
                        true => {
                            let args = self.arguments()?;
                            node(ExprKind::Call { on: Some(on), name, args }, start.to(self.last_span()))?
                        }
                        false => node(ExprKind::Member { on, name }, start.to(self.last_span()))?,
                    };
                }
                "++" | "--" => {
                    let end = self.bump().span;
                    let op = if sign == "++" { BinaryOp::Add } else { BinaryOp::Sub };
                    let place = Box::new(expr);
                    expr = node(ExprKind::Step { op, fixity: Fixity::Postfix, place }, start.to(end))?;
                }
                "::" => return Err(self.unexpected("an operator")),
                _ => break,
            }
        }
        Ok(expr)
    }

    fn primary(&mut self) -> Result<Expr> {
        let token = self.peek();
        let kind = match (token.kind, self.word()) {
            (Kind::Literal(Literal::Int(value, Radix::Decimal)), _) if value > i32::MAX as u32 => {
                return Err(too_large(token.span));
            }
            (Kind::Literal(Literal::Int(value, _)), _) => ExprKind::Int(value as i32),
            (Kind::Literal(Literal::Text), _) => {
                ExprKind::Text(unquoted(self.text_of(token.span)).to_owned())
            }
            (Kind::Sign("("), _) if !self.is_at(1, ")") => {
                self.bump();
                let mut expr = self.expr()?;
                let end = self.expect(")")?;
                expr.span = token.span.to(end);
                return Ok(expr);
            }
            (_, Some("true")) => ExprKind::Boolean(true),
            (_, Some("false")) => ExprKind::Boolean(false),
            (_, Some("null")) => ExprKind::Null,
            (_, Some("this")) if self.is_at(1, "(") => {
                return Err(Diagnostic::new(token.span, "a constructor cannot call another one here")
                    .help("write what it does"));
            }
            (_, Some("this")) => ExprKind::This,
            (_, Some("new")) => return self.creation(),
            (_, Some(_)) if self.is_name_at(0) => return self.name_or_call(),
            _ => return Err(self.unexpected("an expression")),
        };
        self.bump();
        node(kind, token.span)
    }

    fn name_or_call(&mut self) -> Result<Expr> {
        let name = self.name("an expression")?;
        let start = name.span;
        if self.is("(") {
            let args = self.arguments()?;
            return node(ExprKind::Call { on: None, name, args }, start.to(self.last_span()));
        }
        node(ExprKind::Name(name.text), start)
    }

    /// Reads `(a, b)`.
    fn arguments(&mut self) -> Result<Vec<Expr>> {
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.is(")") {
            args.push(self.expr()?);
            if !self.eat(",") {
                break;
            }
            if self.is(")") {
                return Err(self.unexpected("another argument"));
            }
        }
        self.expect(")")?;
        Ok(args)
    }

    /// Reads `new C(…)`, `new int[3]`, `new int[] {1, 2}`.
    fn creation(&mut self) -> Result<Expr> {
        let start = self.bump().span;
        let name = match self.word() {
            Some(word @ ("int" | "boolean")) => Name { text: word.to_owned(), span: self.bump().span },
            _ => self.class_name()?,
        };
        if self.is("(") {
            let args = self.arguments()?;
            let span = start.to(self.last_span());
            if self.is("{") {
                return Err(Diagnostic::new(self.span(), "anonymous classes are not supported")
                    .help("make it a class of the file"));
            }
            return node(ExprKind::New { class: name, args }, span);
        }
        if !self.is("[") {
            return Err(self.unexpected("`(` or `[`"));
        }
        if self.is_at(1, "]") {
            let (dims, _) = self.brackets()?;
            let mut literal = self.array_literal(Some(TypeName { name, dims }))?;
            literal.span = start.to(literal.span);
            return Ok(literal);
        }
        self.bump();
        let len = Box::new(self.expr()?);
        self.expect("]")?;
        if self.is("[") && !self.is_at(1, "]") {
            return Err(Diagnostic::new(self.span(), "only the first dimension can be given a length")
                .help("write `new int[2][]` and make each row"));
        }
        let (dims, _) = self.brackets()?;
        let ty = TypeName { name, dims: dims + 1 };
        node(ExprKind::NewArray { ty, len }, start.to(self.last_span()))
    }

    /// Reads an array initialiser such as `{ 1, 2, }`, whose type is `ty` if it stands after `new`.
    pub(super) fn array_literal(&mut self, ty: Option<TypeName>) -> Result<Expr> {
        self.nested(|parser| {
            let start = parser.expect("{")?;
            let mut values = Vec::new();
            while !parser.is("}") {
                values.push(if parser.is("{") { parser.array_literal(None)? } else { parser.expr()? });
                if !parser.eat(",") {
                    break;
                }
            }
            let end = parser.expect("}")?;
            node(ExprKind::ArrayLiteral { ty, values }, start.to(end))
        })
    }
}

/// Returns the class that `C` or `a.b.C` names.
fn last_name(expr: &Expr) -> Result<Name> {
    match &expr.kind {
        ExprKind::Name(text) => Ok(Name { text: text.clone(), span: expr.span }),
        ExprKind::Member { name, .. } => Ok(name.clone()),
        _ => Err(Diagnostic::new(expr.span, "expected the name of a class before `.class`")),
    }
}

/// Makes an expression, unless its tree gets too high.
fn node(kind: ExprKind, span: Span) -> Result<Expr> {
    let below = parts(&kind).iter().map(|part| part.height).max().unwrap_or(0);
    if below >= MAX_DEPTH {
        return Err(too_deep(span));
    }
    Ok(Expr { kind, span, height: below + 1 })
}

/// Returns the direct subexpressions of an expression.
fn parts(kind: &ExprKind) -> Vec<&Expr> {
    match kind {
        ExprKind::Int(_)
        | ExprKind::Boolean(_)
        | ExprKind::Null
        | ExprKind::This
        | ExprKind::Text(_)
        | ExprKind::Name(_)
        | ExprKind::ClassObject(_) => vec![],
        ExprKind::Member { on: e, .. }
        | ExprKind::NewArray { len: e, .. }
        | ExprKind::Unary(_, e)
        | ExprKind::Step { place: e, .. }
        | ExprKind::Cast { value: e, .. }
        | ExprKind::Narrow { value: e, .. } => vec![e],
        ExprKind::Index { array: a, index: b }
        | ExprKind::Binary(_, a, b)
        | ExprKind::Logic(_, a, b)
        | ExprKind::Assign { place: a, value: b, .. } => vec![a, b],
        ExprKind::Ternary(a, b, c) => vec![a, b, c],
        ExprKind::Call { on, args, .. } => on.iter().map(|on| &**on).chain(args).collect(),
        ExprKind::New { args, .. } => args.iter().collect(),
        ExprKind::ArrayLiteral { values, .. } => values.iter().collect(),
    }
}
