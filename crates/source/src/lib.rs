//! The toolkit for reading source text and for talking about a place in it.
//!
//! Every front end reads text and every trace points back at text. This crate has what they share. It knows
//! nothing of programs, models or engines.
//!
//! | to | use |
//! | --- | --- |
//! | name a text and a place in it | [`SourceFile`], [`Span`] (bytes), [`Pos`] (file, line and column) |
//! | say what is wrong at a place | [`Diagnostic`], with [`Diagnostic::suggest`] for misspelt names |
//! | step through characters | [`Cursor`] |
//! | skip white space and comments | [`Blank`] |
//! | read words, numbers and strings | [`begins_word`], [`Numeral`], [`take_string`] |
//! | make tokens | [`Lexer`], which [`Tokens::new`] asks for one token after the other |
//! | read tokens | [`Parse`]: `peek`, `is`, `eat`, `expect`, `word`, `nested` |
//! | read operators by precedence | [`Climb`] over a table of [`Infix`]; [`c_like`] has that of C and Java |
//!
//! # A language in one page
//!
//! A reader is three things: a [`Lexer`], a type with [`Tokens`] that implements [`Parse`], and functions
//! that read one construct each. This one reads instructions as litmus tests in assembly have them, columns
//! of threads apart:
//!
//! ```
//! use fencepost_source::{
//!     Blank, Cursor, Diagnostic, Kind, Lexer, Numeral, Parse, SourceFile, Span, Tokens, begins_word,
//!     continues_word,
//! };
//!
//! /// `MOV W0,#1 | LDR W2,[X3] ;`
//! struct Assembly;
//!
//! const BLANK: Blank = Blank { line: &["//"], block: &[], nested: &[("(*", "*)")] };
//! const SIGNS: &[&str] = &["|", ";", ",", "[", "]", "#"];
//!
//! impl<'a> Lexer<'a> for Assembly {
//!     type Literal = u64;
//!
//!     fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
//!         BLANK.skip(cursor)
//!     }
//!
//!     fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind<u64>, Diagnostic> {
//!         let start = cursor.offset();
//!         if begins_word(first) {
//!             cursor.take_while(continues_word);
//!             return Ok(Kind::Word);
//!         }
//!         if first.is_ascii_digit() {
//!             let numeral = Numeral::take(cursor, continues_word);
//!             let value = numeral.value().filter(|_| numeral.suffix.is_empty());
//!             let error = || Diagnostic::new(cursor.span_from(start), "this is no number");
//!             return value.map(Kind::Literal).ok_or_else(error);
//!         }
//!         cursor.eat_any(SIGNS).map(Kind::Sign).ok_or_else(|| cursor.stray("AArch64"))
//!     }
//! }
//!
//! struct Parser<'a> {
//!     tokens: Tokens<'a, u64>,
//! }
//!
//! impl<'a> Parse<'a> for Parser<'a> {
//!     type Literal = u64;
//!     type Error = Diagnostic;
//!     const MAX_DEPTH: u32 = 10;
//!
//!     fn tokens(&self) -> &Tokens<'a, u64> {
//!         &self.tokens
//!     }
//!     fn tokens_mut(&mut self) -> &mut Tokens<'a, u64> {
//!         &mut self.tokens
//!     }
//!     fn unexpected(&self, expected: &str) -> Diagnostic {
//!         self.tokens.unexpected(expected)
//!     }
//!     fn too_deep(&self, span: Span) -> Diagnostic {
//!         Diagnostic::new(span, "this is nested too deeply")
//!     }
//! }
//!
//! const INSTRUCTIONS: &[&str] = &["MOV", "LDR", "STR", "DMB"];
//!
//! impl Parser<'_> {
//!     /// Reads `LDR W2,[X3]`: the mnemonic, and the operands as they are written.
//!     fn instruction(&mut self) -> Result<(String, Vec<String>), Diagnostic> {
//!         let Some(name) = self.word() else { return Err(self.unexpected("an instruction")) };
//!         if !INSTRUCTIONS.contains(&name) {
//!             let error = Diagnostic::new(self.span(), format!("there is no instruction `{name}`"));
//!             return Err(error.suggest(name, INSTRUCTIONS));
//!         }
//!         self.bump();
//!         let mut operands = vec![self.operand()?];
//!         while self.eat(",") {
//!             operands.push(self.operand()?);
//!         }
//!         Ok((name.to_owned(), operands))
//!     }
//!
//!     fn operand(&mut self) -> Result<String, Diagnostic> {
//!         let start = self.span();
//!         if self.eat("[") {
//!             self.nested(Self::operand)?;
//!             self.expect("]")?;
//!         } else {
//!             self.eat("#");
//!             match self.peek().kind {
//!                 Kind::Word | Kind::Literal(_) => self.bump(),
//!                 _ => return Err(self.unexpected("an operand")),
//!             };
//!         }
//!         Ok(self.text_of(start.to(self.last_span())).to_owned())
//!     }
//!
//!     /// Reads one line: an instruction for each thread.
//!     fn row(&mut self) -> Result<Vec<(String, Vec<String>)>, Diagnostic> {
//!         let mut columns = vec![self.instruction()?];
//!         while self.eat("|") {
//!             columns.push(self.instruction()?);
//!         }
//!         self.expect_for(";", "after the last column")?;
//!         Ok(columns)
//!     }
//! }
//!
//! let read = |text: &str| Parser { tokens: Tokens::new(Cursor::new(text), &mut Assembly) }.row();
//! let row = read("MOV W0,#1 | LDR W2,[X3] ; (* done *)").unwrap();
//! assert_eq!(row[1], ("LDR".to_owned(), vec!["W2".to_owned(), "[X3]".to_owned()]));
//!
//! let error = read("MOV W0,#1 | LRD W2,[X3] ;").unwrap_err();
//! assert_eq!(error.message, "there is no instruction `LRD`");
//! let error = read("MOV W0,#1 | LDR W2,[X3]").unwrap_err();
//! let file = SourceFile::new("t.litmus", "MOV W0,#1 | LDR W2,[X3]");
//! let shown = error.render(&file);
//! assert!(shown.starts_with("error: expected `;` after the last column, found the end of the text"));
//! ```

mod blank;
pub mod c_like;
mod cursor;
mod diagnostic;
mod file;
mod literal;
mod operators;
mod similar;
mod tokens;

pub use blank::{Blank, Skipped};
pub use cursor::Cursor;
pub use diagnostic::Diagnostic;
pub use file::{FileId, Pos, SourceFile, Span};
pub use literal::{Backslash, Numeral, begins_word, continues_word, shorten, take_string};
pub use operators::{Climb, Grouping, Infix};
pub use similar::did_you_mean;
pub use tokens::{Kind, Lexer, Name, Parse, Token, Tokens};
