//! The parser of threads and statements.

use super::{Parser, Result, outcome};
use crate::ast::{Declarator, Expr, Extent, Initializer, Stmt, StmtKind, ThreadAst, ThreadRef, Variable};
use crate::dialect::Dialect;
use crate::lexer::Kind;
use crate::types::{Object, Type};
use fencepost_source::{Diagnostic, Parse, Span, shorten};

impl Parser<'_> {
    /// Reads all threads of a test, in the order of their numbers.
    pub(super) fn threads(&mut self) -> Result<Vec<ThreadAst>> {
        let mut threads = Vec::new();
        loop {
            let done = self.word().is_none_or(outcome::starts_outcome);
            if done && !threads.is_empty() {
                return Ok(threads);
            }
            let thread = self.thread(threads.len())?;
            threads.push(thread);
        }
    }

    fn thread(&mut self, index: usize) -> Result<ThreadAst> {
        let thread_name = |number: u64| self.dialect.thread_name(number);
        let expected = match index {
            0 => format!("the thread `{}`", thread_name(0)),
            _ => format!("the thread `{}` or a condition", thread_name(index as u64)),
        };
        if self.dialect == Dialect::C {
            self.eat_word("void");
        }
        let Some(word) = self.word() else { return Err(self.unexpected(&expected)) };
        let Some(number) = self.thread_number(word) else {
            return Err(match self.is_type_at(0) || self.is_at(1, "(") {
                true => {
                    Diagnostic::new(self.span(), format!("expected {expected}, found `{}`", shorten(word)))
                        .help(format!(
                            "a litmus test has threads `{}`, `{}`, … and no other functions or globals",
                            self.dialect.thread_name(0),
                            self.dialect.thread_name(1),
                        ))
                }
                false => self.unexpected(&expected),
            });
        };
        let span = self.bump().span;
        if number != index as u64 {
            let message = if number < index as u64 {
                format!("there are two threads called `{}`", self.dialect.thread_name(number))
            } else {
                format!("expected {expected}, found `{}`", shorten(word))
            };
            return Err(Diagnostic::new(span, message).help("threads are numbered 0, 1, 2, … in order"));
        }
        let params = match self.dialect {
            Dialect::C => self.params()?,
            Dialect::Java => vec![],
        };
        self.written.clear();
        let body = self.block()?;
        let written = std::mem::take(&mut self.written);
        Ok(ThreadAst { number: ThreadRef { number, span }, params, body, written })
    }

    fn params(&mut self) -> Result<Vec<Declarator>> {
        self.expect("(")?;
        let mut params = Vec::new();
        if self.word() == Some("void") && self.is_at(1, ")") {
            self.bump();
        }
        while !self.is(")") {
            let base = self.specifiers()?;
            let mut param = self.declarator(&base)?;
            // An array parameter is a pointer (C11 6.7.6.3).
            if param.extent != Extent::Scalar {
                param.object = Object::plain(Type::pointer_to(param.object));
                param.extent = Extent::Scalar;
            }
            params.push(param);
            if !self.eat(",") {
                break;
            }
            if self.is(")") {
                return Err(self.unexpected("another parameter"));
            }
        }
        self.expect(")")?;
        Ok(params)
    }

    /// Reads statements in braces, `{ … }`.
    pub(super) fn block(&mut self) -> Result<Vec<Stmt>> {
        let open = self.expect("{")?;
        self.open.push(open);
        let mut statements = Vec::new();
        while !self.is("}") {
            statements.push(self.statement()?);
        }
        self.bump();
        self.open.pop();
        Ok(statements)
    }

    /// Returns whether the next token can only stand after a thread: its end, another thread, a condition.
    fn is_past_the_thread(&self) -> bool {
        let word = |distance| self.word_at(distance).unwrap_or_default();
        let from = usize::from(word(0) == "void" || self.is("~") || word(0) == "not");
        let condition = matches!(word(from), "exists" | "forall" | "filter") && self.is_at(from + 1, "(");
        let body = match self.dialect {
            Dialect::C => "(",
            Dialect::Java => "{",
        };
        let thread = self.thread_number(word(from)).is_some() && self.is_at(from + 1, body);
        self.peek().kind == Kind::End || condition || thread
    }

    fn statement(&mut self) -> Result<Stmt> {
        self.nested(|parser| {
            let start = parser.span();
            let kind = parser.statement_kind(start)?;
            Ok(Stmt { kind, span: start.to(parser.last_span()) })
        })
    }

    fn statement_kind(&mut self, start: Span) -> Result<StmtKind> {
        if self.is_past_the_thread() {
            let error = self.unexpected("a statement or `}`");
            return Err(match self.open.last() {
                Some(open) => {
                    error.help(format!("the `{{` at line {} is not closed", self.tokens.line_of(*open)))
                }
                None => error,
            });
        }
        if self.eat(";") {
            return Ok(StmtKind::Empty);
        }
        if self.is("{") {
            return Ok(StmtKind::Block(self.block()?));
        }
        if self.is_java()
            && let Some(kind) = self.java_statement()?
        {
            return Ok(kind);
        }
        if self.is_type_at(0) {
            let declaration = self.declaration()?;
            self.expect(";")?;
            return Ok(declaration);
        }
        let word = self.word().unwrap_or_default();
        let kind = match word {
            "if" => {
                self.bump();
                let cond = self.parenthesised()?;
                let yes = Box::new(self.statement()?);
                let no = if self.eat_word("else") { Some(Box::new(self.statement()?)) } else { None };
                return Ok(StmtKind::If { cond, yes, no });
            }
            "while" => {
                self.bump();
                let cond = self.parenthesised()?;
                return Ok(StmtKind::While { cond, body: Box::new(self.statement()?) });
            }
            "for" => return self.for_loop(),
            "do" => {
                self.bump();
                let body = Box::new(self.statement()?);
                if !self.eat_word("while") {
                    return Err(self.unexpected("`while`"));
                }
                StmtKind::DoWhile { body, cond: self.parenthesised()? }
            }
            "break" => {
                self.bump();
                StmtKind::Break
            }
            "continue" => {
                self.bump();
                StmtKind::Continue
            }
            "return" => {
                self.bump();
                StmtKind::Return(if self.is(";") { None } else { Some(self.expr()?) })
            }
            "switch" | "case" | "default" => {
                return Err(Diagnostic::new(start, format!("`{word}` is not supported"))
                    .help("write `if` and `else`"));
            }
            "goto" | "asm" => {
                return Err(Diagnostic::new(start, format!("`{word}` is not supported"))
                    .help("write a loop, or `if` and `else`"));
            }
            "else" => return Err(Diagnostic::new(start, "this `else` has no `if`")),
            _ => {
                if !word.is_empty() && self.is_at(1, ":") {
                    return Err(Diagnostic::new(start, "labels are not supported")
                        .help("write a loop, or `if` and `else`"));
                }
                StmtKind::Expr(self.expr()?)
            }
        };
        self.expect(";")?;
        Ok(kind)
    }

    fn for_loop(&mut self) -> Result<StmtKind> {
        self.bump();
        self.expect("(")?;
        let start = self.span();
        let init = if self.is(";") {
            StmtKind::Empty
        } else if self.is_type_at(0) {
            self.declaration()?
        } else {
            StmtKind::Expr(self.expr_list()?)
        };
        let init = Box::new(Stmt { kind: init, span: start.to(self.last_span()) });
        self.expect(";")?;
        let cond = if self.is(";") { None } else { Some(self.expr()?) };
        self.expect(";")?;
        let step = if self.is(")") { None } else { Some(self.expr_list()?) };
        self.expect(")")?;
        Ok(StmtKind::For { init, cond, step, body: Box::new(self.statement()?) })
    }

    fn declaration(&mut self) -> Result<StmtKind> {
        let base = self.specifiers()?;
        let mut variables = Vec::new();
        loop {
            let declarator = self.declarator(&base)?;
            let init = if self.eat("=") { Some(self.initializer()?) } else { None };
            variables.push(Variable { declarator, init });
            if !self.eat(",") {
                return Ok(StmtKind::Declare(variables));
            }
        }
    }

    fn initializer(&mut self) -> Result<Initializer> {
        let start = self.span();
        if !self.eat("{") {
            return Ok(Initializer::One(self.assignment()?));
        }
        let mut list = Vec::new();
        while !self.is("}") {
            list.push(self.assignment()?);
            if !self.eat(",") {
                break;
            }
        }
        let end = self.expect("}")?;
        Ok(Initializer::List(list, start.to(end)))
    }

    fn parenthesised(&mut self) -> Result<Expr> {
        self.expect("(")?;
        let expr = self.expr()?;
        self.expect(")")?;
        Ok(expr)
    }
}
