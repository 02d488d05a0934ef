//! The parser of what Java writes in another way than C, or what C does not have.
//!
//! Statements and expressions are C's, so they are read by the same functions. Here are Java's words, the
//! entries of its init section, and what only Java has: `synchronized`, `assert` and methods. What Java
//! lacks (pointers), and what tests do without (objects, arrays, exceptions), is refused by name.

use super::{Parser, Result};
use crate::ast::{
    Call, ConstantKind, Expr, ExprKind, Handle, InitEntry, InitTarget, InitValue, Name, StmtKind,
};
use crate::dialect::Dialect;
use crate::types::{Atomicity, Constness, IntType, Object, Type};
use fencepost_source::{Diagnostic, Parse, Span, shorten};

/// The words of the types that fields and variables may have, and what may stand before them.
const TYPE_WORDS: &[&str] = &["boolean", "short", "int", "long", "final", "volatile"];
/// The reserved words of Java that litmus tests support.
const KEYWORDS: &[&str] =
    &["if", "else", "while", "do", "for", "break", "continue", "return", "synchronized", "assert"];
/// The advice in error messages about an unknown type of a Java test, which lists the known ones.
pub(super) const KNOWN_TYPES: &str = "known are `int`, `long`, `short` and `boolean`";
const NO_OBJECTS: &str = "a test has fields and variables that hold numbers, and monitors";
const NO_EXCEPTIONS: &str = "a test has no exceptions";
const NO_CLASSES: &str = "drop the word: what threads share stands in the init section";
/// The words of Java that litmus tests do without, each with what to say about it.
const REFUSED: &[(&str, &str)] = &[
    ("byte", KNOWN_TYPES),
    ("char", KNOWN_TYPES),
    ("float", "litmus tests compute with integers"),
    ("double", "litmus tests compute with integers"),
    ("String", KNOWN_TYPES),
    ("void", KNOWN_TYPES),
    ("var", "write the type out"),
    ("static", NO_CLASSES),
    ("public", NO_CLASSES),
    ("private", NO_CLASSES),
    ("protected", NO_CLASSES),
    ("transient", NO_CLASSES),
    ("class", "drop the class: its fields stand in the init section"),
    ("interface", NO_OBJECTS),
    ("enum", "use `int` and numbers"),
    ("new", NO_OBJECTS),
    ("null", NO_OBJECTS),
    ("this", "name the field itself; `synchronized (this)` is supported"),
    ("super", NO_OBJECTS),
    ("instanceof", NO_OBJECTS),
    ("switch", "write `if` and `else`"),
    ("case", "write `if` and `else`"),
    ("default", "write `if` and `else`"),
    ("goto", "write a loop, or `if` and `else`"),
    ("try", NO_EXCEPTIONS),
    ("catch", NO_EXCEPTIONS),
    ("finally", NO_EXCEPTIONS),
    ("throw", NO_EXCEPTIONS),
    ("throws", NO_EXCEPTIONS),
    ("import", "drop the line"),
    ("package", "drop the line"),
];

/// Returns the error message about a word of Java that is not supported; `None` for other words.
pub(super) fn refusal(word: &str, span: Span) -> Option<Diagnostic> {
    let (word, help) = REFUSED.iter().find(|(refused, _)| *refused == word)?;
    Some(Diagnostic::new(span, format!("`{word}` is not supported")).help(*help))
}

/// Returns whether a word is reserved in Java, so that it cannot name a variable.
pub(super) fn is_reserved(word: &str) -> bool {
    is_type_word(word) || KEYWORDS.contains(&word)
}

/// Returns whether a word can begin a declaration in Java. The refused words count, so that they are named
/// where they stand.
pub(super) fn is_type_word(word: &str) -> bool {
    TYPE_WORDS.contains(&word) || REFUSED.iter().any(|(refused, _)| *refused == word)
}

/// Makes the error message that Java has no pointers.
pub(super) fn no_pointers(span: Span) -> Diagnostic {
    Diagnostic::new(span, "Java has no pointers").help("name the field, or use a VarHandle: `X.getOpaque()`")
}

/// Makes the error message that Java tests have no arrays.
pub(super) fn no_arrays(span: Span) -> Diagnostic {
    Diagnostic::new(span, "arrays are not supported in Java tests").help("use one field per element")
}

impl Parser<'_> {
    /// Returns whether the test that is being read is in Java.
    pub(super) fn is_java(&self) -> bool {
        self.dialect == Dialect::Java
    }

    /// Reads the words of a Java type, such as `final int` or `volatile boolean`.
    pub(super) fn java_specifiers(&mut self) -> Result<Object> {
        let start = self.span();
        let (mut base, mut atomicity, mut constness) = (None, Atomicity::Plain, Constness::Mutable);
        while let Some(word) = self.word().filter(|word| is_type_word(word)) {
            if let Some(refusal) = refusal(word, self.span()) {
                return Err(refusal);
            }
            let span = self.bump().span;
            let ty = match word {
                "final" => {
                    constness = Constness::Const;
                    continue;
                }
                // Declarations in braces are those of a thread.
                "volatile" if !self.open.is_empty() => {
                    return Err(Diagnostic::new(span, "only a field can be `volatile`")
                        .help("a thread's variables are its own: drop the word"));
                }
                "volatile" => {
                    atomicity = Atomicity::Atomic;
                    continue;
                }
                "boolean" => IntType::Bool,
                "short" => IntType::signed(16),
                "long" => IntType::LONG,
                _ => IntType::INT,
            };
            if base.replace(ty).is_some() {
                return Err(Diagnostic::new(span, "two types where one is expected"));
            }
        }
        let Some(ty) = base else {
            // The text has no type here, or modifiers alone.
            let error = if self.span() == start {
                self.unexpected("a type")
            } else {
                let whole = start.to(self.last_span());
                Diagnostic::new(whole, format!("`{}` is no type", shorten(self.text_of(whole))))
            };
            return Err(error.help(KNOWN_TYPES));
        };
        if self.is("[") {
            return Err(no_arrays(self.span()));
        }
        Ok(Object { atomicity, constness, ..Object::plain(Type::Int(ty)) })
    }

    /// Reads a declaration of the init section of a Java test, which may declare several fields, registers,
    /// VarHandles or monitors.
    pub(super) fn java_init_entries(&mut self, entries: &mut Vec<InitEntry>) -> Result<()> {
        match (self.word(), self.word_at(1)) {
            (Some("VarHandle"), Some(_)) => {
                self.bump();
                self.separated(|parser| {
                    let name = parser.name("the name of a VarHandle")?;
                    parser.expect("=")?;
                    let field = parser.name("a field")?;
                    parser.handles.push(Handle { thread: None, name, field });
                    Ok(())
                })
            }
            (Some("Object"), Some(_)) => {
                self.bump();
                self.separated(Self::monitor)
            }
            _ => {
                let first = entries.len();
                self.shared_init_entries(entries)?;
                for entry in entries.split_off(first) {
                    entries.extend(self.handle_or_entry(entry)?);
                }
                Ok(())
            }
        }
    }

    fn separated(&mut self, mut item: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        item(self)?;
        while self.eat(",") {
            item(self)?;
        }
        Ok(())
    }

    /// Reads `m`, or `m = new Object()`.
    fn monitor(&mut self) -> Result<()> {
        let name = self.name("the name of a monitor")?;
        if self.eat("=") {
            if !(self.eat_word("new") && self.eat_word("Object")) {
                return Err(self.unexpected("`new Object()`"));
            }
            self.expect("(")?;
            self.expect(")")?;
        }
        self.monitors.push(name);
        Ok(())
    }

    /// Keeps `0:X = x` as a VarHandle; every other entry is returned.
    fn handle_or_entry(&mut self, entry: InitEntry) -> Result<Option<InitEntry>> {
        let Some(InitValue::One(value)) = &entry.value else { return Ok(Some(entry)) };
        let ConstantKind::Address { name: field, index } = &value.kind else { return Ok(Some(entry)) };
        if index.is_some() {
            return Err(no_arrays(value.span));
        }
        match entry.target {
            InitTarget::Register { thread, name } => {
                self.handles.push(Handle { thread: Some(thread), name, field: field.clone() });
                Ok(None)
            }
            InitTarget::Location(name) => {
                let message =
                    format!("the field `{}` holds a number, not another field", shorten(&name.text));
                Err(Diagnostic::new(value.span, message).help(format!(
                    "a VarHandle belongs to a thread, `0:{0}={1}`, or to all, `VarHandle {0} = {1}`",
                    shorten(&name.text),
                    shorten(&field.text)
                )))
            }
        }
    }

    /// Reads a statement that only Java has, such as `synchronized`, if one comes next.
    pub(super) fn java_statement(&mut self) -> Result<Option<StmtKind>> {
        let start = self.span();
        match self.word() {
            Some("synchronized") => {
                self.bump();
                self.expect("(")?;
                let monitor = self.monitor_name()?;
                self.expect(")")?;
                Ok(Some(StmtKind::Synchronized { monitor, body: self.block()? }))
            }
            Some("assert") => {
                let name = Name { text: "assert".to_owned(), span: self.bump().span };
                let condition = self.expr()?;
                let span = start.to(condition.span);
                self.expect(";")?;
                let call = Call { name, args: vec![condition], span };
                Ok(Some(StmtKind::Expr(super::expr::node(ExprKind::Call(call), span)?)))
            }
            Some(word @ ("VarHandle" | "Object")) if self.word_at(1).is_some() => {
                Err(Diagnostic::new(start, format!("`{word}` cannot be declared in a thread"))
                    .help("declare it in the init section: `VarHandle X = x;`, `Object m;`"))
            }
            Some(word) if !is_reserved(word) && self.word_at(1).is_some() => {
                Err(Diagnostic::new(start, format!("`{}` is no known type", shorten(word))).help(KNOWN_TYPES))
            }
            _ => Ok(None),
        }
    }

    /// Reads the name of the object that is synchronised on. `this` needs no declaration.
    fn monitor_name(&mut self) -> Result<Name> {
        if self.word() != Some("this") {
            return self.name("a monitor");
        }
        let name = Name { text: "this".to_owned(), span: self.bump().span };
        if !self.monitors.iter().any(|monitor| monitor.text == name.text) {
            self.monitors.push(name.clone());
        }
        Ok(name)
    }

    /// Reads `.method(…)` after the expression `receiver`, and returns the call.
    pub(super) fn method(&mut self, receiver: &Expr) -> Result<Expr> {
        let dot = self.expect(".")?;
        let ExprKind::Name(text) = &receiver.kind else {
            return Err(Diagnostic::new(dot, "only a VarHandle has methods").help(NO_OBJECTS));
        };
        let on = Name { text: text.clone(), span: receiver.span };
        let name = self.name("a method")?;
        if !self.is("(") {
            let message = format!("`{}` has no field `{}`", shorten(&on.text), shorten(&name.text));
            return Err(Diagnostic::new(name.span, message).help("fields are named alone: `x`, not `o.x`"));
        }
        let call = self.arguments(name)?;
        let span = receiver.span.to(call.span);
        super::expr::node(ExprKind::Method { on, call }, span)
    }

    /// Returns the type of a number literal by Java's rules. There is nothing unsigned, and what `int` cannot
    /// hold ends in `L`.
    pub(super) fn java_literal(&self, ty: IntType, span: Span) -> Result<IntType> {
        let text = self.text_of(span).to_ascii_lowercase();
        if text.contains('u') || text.ends_with("ll") {
            return Err(Diagnostic::new(span, format!("`{text}` is no number in Java"))
                .help("the only suffix is `L`, for `long`"));
        }
        match text.strip_suffix('l') {
            Some(_) if ty == IntType::ULONG && !text.starts_with('0') => Err(too_large(span)),
            Some(_) => Ok(IntType::LONG),
            None if ty.bits() == 64 => Err(too_large(span)),
            None => Ok(IntType::INT),
        }
    }

    /// Refuses the operator `>>>` in a Java test, which is lexed as `>>` and `>`.
    pub(super) fn refuse_unsigned_shift(&self) -> Result<()> {
        if self.is_java() && (self.is_at(1, ">") || self.is_at(1, ">=")) {
            let span = self.span().to(self.ahead(1).span);
            return Err(Diagnostic::new(span, "`>>>` is not supported")
                .help("`>>` does the same to numbers that are not negative"));
        }
        Ok(())
    }
}

fn too_large(span: Span) -> Diagnostic {
    Diagnostic::new(span, "this number is too large").help("a `long` ends in `L`, as in `5000000000L`")
}
