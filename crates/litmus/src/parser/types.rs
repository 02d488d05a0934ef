//! The parser of types and declarators.

use super::{MAX_DEPTH, Parser, Result, java, too_deep};
use crate::ast::{Declarator, Extent};
use crate::dialect::Dialect;
use crate::lexer::{Int, Kind};
use crate::types::{Atomicity, Constness, IntType, Object, Type, named_type};
use fencepost_source::{Diagnostic, Parse, Span, shorten};

/// The greatest length of an array: enough for any litmus test, small enough to be copied with a thread's
/// state.
const MAX_ELEMENTS: u64 = 1 << 16;

/// Words of C's own types.
const TYPE_WORDS: &[&str] =
    &["void", "char", "short", "int", "long", "signed", "unsigned", "bool", "_Bool", "_Atomic"];
/// The qualifiers of C that may stand among the words of a type without changing what an access does.
const QUALIFIERS: &[&str] = &["const", "volatile", "restrict", "register", "__restrict"];
/// The types, and words that start a declaration, which litmus tests do without, each with what to say about
/// it.
const REFUSED: &[(&str, &str)] = &[
    ("float", "litmus tests compute with integers and addresses"),
    ("double", "litmus tests compute with integers and addresses"),
    ("struct", "use one location per member, or an array"),
    ("union", "use one location per member, or an array"),
    ("enum", "use `int` and numbers"),
    ("typedef", "write the type out"),
    ("static", "drop the word: what threads share stands in the init section"),
    ("extern", "drop the word: what threads share stands in the init section"),
    ("_Thread_local", "drop the word: a thread's variables are its own"),
    ("auto", "write the type out"),
    ("typeof", "write the type out"),
    ("__typeof__", "write the type out"),
    ("__int128", "the widest integers have 64 bits"),
    ("_Complex", "litmus tests compute with integers and addresses"),
    ("atomic_t", "this is a type of the Linux kernel: use `atomic_int`"),
    ("atomic64_t", "this is a type of the Linux kernel: use `atomic_long`"),
    ("spinlock_t", "this is a type of the Linux kernel: use `mutex`"),
];
/// The advice in error messages about an unknown type of a C test, which lists the known ones.
const KNOWN_TYPES: &str = "known are C's integer types, those of <stdint.h> and <stdatomic.h>, and `mutex`";
const KEYWORDS: &[&str] = &[
    "if",
    "else",
    "while",
    "do",
    "for",
    "break",
    "continue",
    "return",
    "switch",
    "case",
    "default",
    "goto",
    "sizeof",
    "asm",
    "inline",
    "_Generic",
    "_Alignof",
    "_Static_assert",
];

/// Returns whether a word is reserved in C, so that it cannot name a variable.
pub(super) fn is_reserved(word: &str) -> bool {
    is_type_word(word) || KEYWORDS.contains(&word)
}

/// Returns whether a type or a declaration starts with this word.
fn is_type_word(word: &str) -> bool {
    TYPE_WORDS.contains(&word)
        || QUALIFIERS.contains(&word)
        || REFUSED.iter().any(|(refused, _)| *refused == word)
        || named_type(word).is_some()
}

/// The words of a type that were read, as far as they matter.
#[derive(Default)]
struct TypeWords {
    base: Option<Object>,
    char: u32,
    short: u32,
    int: u32,
    long: u32,
    signed: u32,
    unsigned: u32,
    atomic: bool,
    constant: bool,
}

impl Parser<'_> {
    /// Returns whether the token `distance` tokens after the current one can begin a type.
    pub(super) fn is_type_at(&self, distance: usize) -> bool {
        self.word_at(distance).is_some_and(|word| match self.dialect {
            Dialect::C => is_type_word(word),
            Dialect::Java => java::is_type_word(word),
        })
    }

    /// Returns the advice in error messages about an unknown type, which lists the known types of the
    /// language.
    pub(super) fn known_types(&self) -> &'static str {
        match self.dialect {
            Dialect::C => KNOWN_TYPES,
            Dialect::Java => java::KNOWN_TYPES,
        }
    }

    /// Reads the words of a type before its stars, such as `const unsigned long`, `_Atomic(int)` or
    /// `atomic_int`.
    pub(super) fn specifiers(&mut self) -> Result<Object> {
        if self.is_java() {
            return self.java_specifiers();
        }
        let (first, start) = (self.tokens.consumed(), self.span());
        let mut words = TypeWords::default();
        while let Some(word) = self.word().filter(|word| is_type_word(word)) {
            if let Some((_, help)) = REFUSED.iter().find(|(refused, _)| *refused == word) {
                return Err(Diagnostic::new(self.span(), format!("`{word}` is not supported")).help(*help));
            }
            let span = self.bump().span;
            match word {
                "char" => words.char += 1,
                "short" => words.short += 1,
                "int" => words.int += 1,
                "long" => words.long += 1,
                "signed" => words.signed += 1,
                "unsigned" => words.unsigned += 1,
                "const" => words.constant = true,
                "_Atomic" if self.eat("(") => {
                    words.atomic = true;
                    let inner = self.nested(Self::type_name)?;
                    self.expect(")")?;
                    words.set_base(inner, span)?;
                }
                "_Atomic" => words.atomic = true,
                "void" => words.set_base(Object::plain(Type::Void), span)?,
                "bool" | "_Bool" => words.set_base(Object::plain(Type::Int(IntType::Bool)), span)?,
                _ if QUALIFIERS.contains(&word) => {}
                _ => words.set_base(named_type(word).unwrap_or_else(Object::int), span)?,
            }
        }
        let span = start.to(self.last_span());
        let object = words.object().ok_or_else(|| match self.tokens.consumed() - first {
            0 => self.no_type(),
            _ => Diagnostic::new(span, format!("`{}` is no type", shorten(self.text_of(span)))),
        })?;
        if object.ty == Type::Void && object.atomicity == Atomicity::Atomic {
            return Err(Diagnostic::new(span, "`void` cannot be atomic"));
        }
        Ok(object)
    }

    /// Makes the message about the current token, which starts no type.
    fn no_type(&self) -> Diagnostic {
        match self.word() {
            Some(word) if self.word_at(1).is_some() || self.is_at(1, "*") => {
                Diagnostic::new(self.span(), format!("`{}` is no known type", shorten(word)))
                    .help(KNOWN_TYPES)
            }
            Some(_) => self.unexpected("a type").help(KNOWN_TYPES),
            None => self.unexpected("a type"),
        }
    }

    /// Reads a type without a declared name, as in a cast.
    pub(super) fn type_name(&mut self) -> Result<Object> {
        let base = self.specifiers()?;
        let object = self.stars(base)?;
        if self.is("[") {
            return Err(Diagnostic::new(self.span(), "an array type cannot stand here")
                .help("use a pointer to the first element"));
        }
        Ok(object)
    }

    /// Reads the stars of a pointer type to `base`, each with its qualifiers, and returns the pointer type.
    pub(super) fn stars(&mut self, base: Object) -> Result<Object> {
        let mut object = base;
        let mut depth = 0;
        while self.is("*") {
            if self.is_java() {
                return Err(java::no_pointers(self.span()));
            }
            depth += 1;
            if depth > MAX_DEPTH {
                return Err(too_deep(self.span()));
            }
            self.bump();
            object = Object::plain(Type::pointer_to(object));
            while let Some(word) = self.word() {
                match word {
                    "const" => object.constness = Constness::Const,
                    "_Atomic" => object.atomicity = Atomicity::Atomic,
                    _ if QUALIFIERS.contains(&word) => {}
                    _ => break,
                }
                self.bump();
            }
        }
        Ok(object)
    }

    /// Reads a declared name, with the stars before it and the array length after it.
    pub(super) fn declarator(&mut self, base: &Object) -> Result<Declarator> {
        let object = self.stars(base.clone())?;
        if self.is("(") {
            return Err(Diagnostic::new(self.span(), "pointers to functions and arrays are not supported")
                .help("declare a pointer to the element: `int *p`"));
        }
        let name = self.name("a name")?;
        let extent = self.extent()?;
        if object.ty == Type::Void && extent == Extent::Scalar {
            return Err(Diagnostic::new(name.span, format!("`{}` cannot have the type `void`", name.text)));
        }
        Ok(Declarator { name, object, extent })
    }

    /// Reads an array length in brackets, such as `[3]` or `[]`, if one comes next.
    pub(super) fn extent(&mut self) -> Result<Extent> {
        if self.is("[") && self.is_java() {
            return Err(java::no_arrays(self.span()));
        }
        if !self.eat("[") {
            return Ok(Extent::Scalar);
        }
        let extent = match self.peek().kind {
            Kind::Sign("]") => Extent::Unknown,
            Kind::Literal(Int { value, .. }) => {
                let span = self.bump().span;
                if value == 0 || value > MAX_ELEMENTS {
                    return Err(Diagnostic::new(span, format!("an array cannot have {value} elements"))
                        .help(format!("it may have 1 to {MAX_ELEMENTS}")));
                }
                Extent::Elements(value as u32)
            }
            _ => return Err(self.unexpected("a number or `]`")),
        };
        self.expect("]")?;
        if self.is("[") {
            return Err(Diagnostic::new(self.span(), "arrays of arrays are not supported")
                .help("use one array and compute the index"));
        }
        Ok(extent)
    }
}

impl TypeWords {
    fn set_base(&mut self, base: Object, span: Span) -> Result<()> {
        if self.base.is_some() {
            return Err(Diagnostic::new(span, "two types where one is expected"));
        }
        self.base = Some(base);
        Ok(())
    }

    /// Returns the type that the words make, if they make one.
    fn object(self) -> Option<Object> {
        let arithmetic = self.char + self.short + self.int + self.long + self.signed + self.unsigned;
        let mut object = match self.base {
            Some(base) => (arithmetic == 0).then_some(base)?,
            None => Object::plain(Type::Int(self.integer()?)),
        };
        if self.atomic {
            object.atomicity = Atomicity::Atomic;
        }
        if self.constant {
            object.constness = Constness::Const;
        }
        Some(object)
    }

    fn integer(&self) -> Option<IntType> {
        let bits = match (self.char, self.short, self.int, self.long) {
            (1, 0, 0, 0) => 8,
            (0, 1, 0 | 1, 0) => 16,
            (0, 0, 0 | 1, 1 | 2) => 64,
            (0, 0, 1, 0) => 32,
            (0, 0, 0, 0) if self.signed + self.unsigned == 1 => 32,
            _ => return None,
        };
        match (self.signed, self.unsigned) {
            (0 | 1, 0) => Some(IntType::signed(bits)),
            (0, 1) => Some(IntType::unsigned(bits)),
            _ => None,
        }
    }
}
