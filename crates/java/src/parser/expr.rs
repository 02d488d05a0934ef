//! Expressions, by precedence climbing (JLS 15).

use super::decl::unquoted;
use super::refuse::lambda;
use super::{MAX_DEPTH, Parser, Result, too_deep};
use crate::ast::{BinaryOp, Expr, ExprKind, Fixity, LogicOp, Name, Narrow, TypeName, UnaryOp};
use crate::lexer::{Kind, Radix, too_large};
use fencepost_source::{Diagnostic, Span};

/// What a binary sign means.
#[derive(Clone, Copy)]
enum Infix {
    Arith(BinaryOp),
    Logic(LogicOp),
}

/// How tightly a binary sign binds, and what it means.
fn infix(sign: &str) -> Option<(u8, Infix)> {
    use BinaryOp::*;
    let arith = |level, op| Some((level, Infix::Arith(op)));
    match sign {
        "||" => Some((1, Infix::Logic(LogicOp::Or))),
        "&&" => Some((2, Infix::Logic(LogicOp::And))),
        "|" => arith(3, Or),
        "^" => arith(4, Xor),
        "&" => arith(5, And),
        "==" => arith(6, Eq),
        "!=" => arith(6, Ne),
        "<" => arith(7, Lt),
        "<=" => arith(7, Le),
        ">" => arith(7, Gt),
        ">=" => arith(7, Ge),
        "<<" => arith(8, Shl),
        ">>" => arith(8, Shr),
        ">>>" => arith(8, UShr),
        "+" => arith(9, Add),
        "-" => arith(9, Sub),
        "*" => arith(10, Mul),
        "/" => arith(10, Div),
        "%" => arith(10, Rem),
        _ => None,
    }
}

/// The operator of an assignment: `Some(None)` for `=`, `Some(Some(Add))` for `+=`.
fn assignment_op(sign: &str) -> Option<Option<BinaryOp>> {
    if sign == "=" {
        return Some(None);
    }
    match infix(sign.strip_suffix('=')?)? {
        // `<=` and `>=` end in `=` as well, but `<` and `>` do not assign.
        (3..=5 | 8..=10, Infix::Arith(op)) => Some(Some(op)),
        _ => None,
    }
}

impl Parser<'_> {
    pub(super) fn expr(&mut self) -> Result<Expr> {
        let place = self.ternary()?;
        let Kind::Sign(sign) = self.token().kind else { return Ok(place) };
        if sign == "->" {
            return Err(lambda(self.span()));
        }
        let Some(op) = assignment_op(sign) else { return Ok(place) };
        self.bump();
        let value = self.nested(Self::expr)?;
        let span = place.span.to(value.span);
        node(ExprKind::Assign { op, place: Box::new(place), value: Box::new(value) }, span)
    }

    /// Can an expression begin here?
    pub(super) fn starts_expression(&self) -> bool {
        match self.token().kind {
            Kind::Int(..) | Kind::Text => true,
            Kind::Sign(sign) => matches!(sign, "(" | "+" | "-" | "~" | "!" | "++" | "--"),
            Kind::Word => {
                self.is_name_at(0) || matches!(self.word(), Some("this" | "new" | "null" | "true" | "false"))
            }
            Kind::Long | Kind::Float | Kind::End | Kind::Bad => false,
        }
    }

    fn ternary(&mut self) -> Result<Expr> {
        let cond = self.binary(0)?;
        if !self.eat("?") {
            return Ok(cond);
        }
        let yes = self.nested(Self::expr)?;
        self.expect(":")?;
        let no = self.nested(Self::ternary)?;
        let span = cond.span.to(no.span);
        node(ExprKind::Ternary(Box::new(cond), Box::new(yes), Box::new(no)), span)
    }

    /// Operators that bind more tightly than `level`; all of them group to the left.
    fn binary(&mut self, level: u8) -> Result<Expr> {
        let mut left = self.unary()?;
        loop {
            if self.word() == Some("instanceof") {
                self.refuse_word()?;
            }
            let Kind::Sign(sign) = self.token().kind else { break };
            let Some((tightness, op)) = infix(sign).filter(|(tightness, _)| *tightness > level) else {
                break;
            };
            self.bump();
            let right = self.binary(tightness)?;
            let span = left.span.to(right.span);
            let (a, b) = (Box::new(left), Box::new(right));
            left = match op {
                Infix::Arith(op) => node(ExprKind::Binary(op, a, b), span)?,
                Infix::Logic(op) => node(ExprKind::Logic(op, a, b), span)?,
            };
        }
        Ok(left)
    }

    /// Every way into parentheses, brackets and arguments leads through here, so here depth is counted.
    fn unary(&mut self) -> Result<Expr> {
        self.nested(|parser| {
            let start = parser.span();
            if let Some(to) = parser.narrow() {
                let value = Box::new(parser.unary()?);
                let span = start.to(value.span);
                return node(ExprKind::Narrow { to, value }, span);
            }
            if let Some(ty) = parser.cast()? {
                let value = Box::new(parser.unary()?);
                let span = start.to(value.span);
                return node(ExprKind::Cast { ty, value }, span);
            }
            let Kind::Sign(sign) = parser.token().kind else { return parser.postfix() };
            let wrap: fn(Box<Expr>) -> ExprKind = match sign {
                "+" => |e| ExprKind::Unary(UnaryOp::Plus, e),
                "-" => |e| ExprKind::Unary(UnaryOp::Minus, e),
                "~" => |e| ExprKind::Unary(UnaryOp::BitNot, e),
                "!" => |e| ExprKind::Unary(UnaryOp::Not, e),
                "++" => |place| ExprKind::Step { op: BinaryOp::Add, fixity: Fixity::Prefix, place },
                "--" => |place| ExprKind::Step { op: BinaryOp::Sub, fixity: Fixity::Prefix, place },
                _ => return parser.postfix(),
            };
            parser.bump();
            // The one number that is only good with its sign.
            if sign == "-" && parser.token().kind == Kind::Int(1 << 31, Radix::Decimal) {
                let end = parser.bump().span;
                return node(ExprKind::Int(i32::MIN), start.to(end));
            }
            let operand = parser.unary()?;
            let span = start.to(operand.span);
            node(wrap(Box::new(operand)), span)
        })
    }

    /// `(char)`, `(byte)` or `(short)` in front of a value.
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

    /// `(type)` in front of a value. Parentheses around a name are a cast if an operand follows them.
    fn cast(&mut self) -> Result<Option<TypeName>> {
        if !self.is("(") {
            return Ok(None);
        }
        let after = self.ahead(3).kind;
        let operand_follows = matches!(after, Kind::Word | Kind::Int(..) | Kind::Text)
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
        while let Kind::Sign(sign) = self.token().kind {
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
        let token = self.token();
        let kind = match (token.kind, self.word()) {
            (Kind::Int(value, Radix::Decimal), _) if value > i32::MAX as u32 => {
                return Err(too_large(token.span));
            }
            (Kind::Int(value, _), _) => ExprKind::Int(value as i32),
            (Kind::Text, _) => ExprKind::Text(unquoted(self.text_at(token.span)).to_owned()),
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

    /// `(a, b)`.
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

    /// `new C(…)`, `new int[3]`, `new int[] {1, 2}`.
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

    /// `{ 1, 2, }`.
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

/// The class that `C` or `a.b.C` names.
fn last_name(expr: &Expr) -> Result<Name> {
    match &expr.kind {
        ExprKind::Name(text) => Ok(Name { text: text.clone(), span: expr.span }),
        ExprKind::Member { name, .. } => Ok(name.clone()),
        _ => Err(Diagnostic::new(expr.span, "expected the name of a class before `.class`")),
    }
}

/// An expression, unless its tree gets too high.
fn node(kind: ExprKind, span: Span) -> Result<Expr> {
    let below = parts(&kind).iter().map(|part| part.height).max().unwrap_or(0);
    if below >= MAX_DEPTH {
        return Err(too_deep(span));
    }
    Ok(Expr { kind, span, height: below + 1 })
}

/// The expressions that one is made of.
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
