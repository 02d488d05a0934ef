//! The parser: from text to [`Text`], the syntax tree of one file.
//!
//! The grammar is that of herd7's models. Nothing is resolved here: a name may mean nothing, a set may stand
//! where a relation should, an included file may not exist. The first mistake in the text is the one that is
//! told.
//!
//! - `lexer`: tokens, with `comments` for those that speak of an instruction;
//! - `words`: what cannot be a name, and which word was probably meant;
//! - `tokens`: looking at tokens and complaining about them;
//! - `items`: the title and the instructions;
//! - `bindings`: `let` and what is bound by it;
//! - `exprs`: expressions; `matches`: the cases of `match`; `conditions`: what `if` asks.
//!
//! Everything that walks over a tree is recursive, dropping it included, so trees are bounded: `MAX_NESTING`
//! for what is nested in the text, and `MAX_DEPTH` for the tree, which long chains of operators make deep as
//! well.

mod bindings;
mod comments;
mod conditions;
mod exprs;
mod items;
mod lexer;
mod matches;
mod tokens;
mod words;

use crate::syntax::Text;
use fencepost_source::{Diagnostic, SourceFile};
use lexer::{Comments, Tokens};

/// The depth to which parentheses, blocks and the like may be nested.
const MAX_NESTING: u32 = 200;
/// The depth that the tree of an expression may have.
const MAX_DEPTH: u32 = 500;

type Parsed<T> = Result<T, Diagnostic>;

/// Parses a cat file to its syntax tree. Includes are not followed.
///
/// # Errors
///
/// The first mistake, with its place in `file`.
pub fn parse(file: &SourceFile) -> Result<Text, Diagnostic> {
    // Places are counted in 32 bits.
    if u32::try_from(file.text().len()).is_err() {
        return Err(Diagnostic::new(Default::default(), "this file is too large for a model"));
    }
    let (tokens, comments) = lexer::lex(file.text())?;
    Parser { file, tokens, comments, margin: 0 }.text()
}

/// A parser of one file.
struct Parser<'a> {
    file: &'a SourceFile,
    tokens: Tokens<'a>,
    comments: Comments,
    /// The column of the instruction that is being parsed. Further lines of the instruction begin to the
    /// right of that column.
    margin: u32,
}
