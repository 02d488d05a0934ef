//! Source text, and how to talk about a place in it.
//!
//! Every front end reads text and every trace points back at text. This crate holds what they share:
//!
//! - [`SourceFile`]: a name and its text, with offsets turned into lines and columns;
//! - [`Pos`]: a file, a line and a column, small enough to sit on every instruction of a program;
//! - [`Diagnostic`]: one message about one place, and the only renderer of such messages;
//! - [`Cursor`]: the character stream that the lexers are built on.
//!
//! It knows nothing of programs, models or engines.

mod cursor;
mod diagnostic;
mod file;

pub use cursor::Cursor;
pub use diagnostic::Diagnostic;
pub use file::{FileId, Pos, SourceFile, Span};
