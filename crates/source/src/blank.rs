//! White space and comments: the text between tokens.

use crate::{Cursor, Diagnostic, Span};

/// The comment syntax of a language, with functions that skip comments and white space. White space is the
/// same everywhere.
///
/// ```
/// use fencepost_source::{Blank, Cursor};
///
/// const C: Blank = Blank { line: &["//"], block: &[("/*", "*/")], nested: &[] };
/// let mut cursor = Cursor::new("  // one\n /* two */ x");
/// C.skip(&mut cursor).unwrap();
/// assert_eq!(cursor.rest(), "x");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Blank {
    /// The signs that begin a comment which ends with its line.
    pub line: &'static [&'static str],
    /// The signs that begin and end a comment in which no text has a meaning.
    pub block: &'static [(&'static str, &'static str)],
    /// The signs that begin and end a comment in which other comments of its kind may stand.
    pub nested: &'static [(&'static str, &'static str)],
}

/// A stretch of white space or one comment that [`Blank::skip_one`] has skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skipped {
    /// White space, with the number of line breaks in it.
    Space(usize),
    /// A comment that ends with its line. The line break is not part of it.
    Line(Span),
    /// A comment between two signs.
    Block(Span),
}

impl Blank {
    /// Skips all white space and comments.
    ///
    /// # Errors
    ///
    /// A comment that never ends.
    pub fn skip(&self, cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
        while self.skip_one(cursor)?.is_some() {}
        Ok(())
    }

    /// Skips the next stretch of white space or the next comment, and returns which of them was skipped.
    ///
    /// # Errors
    ///
    /// A comment that never ends.
    pub fn skip_one(&self, cursor: &mut Cursor<'_>) -> Result<Option<Skipped>, Diagnostic> {
        let space = cursor.take_while(char::is_whitespace);
        if !space.is_empty() {
            return Ok(Some(Skipped::Space(space.matches('\n').count())));
        }
        let start = cursor.offset();
        if self.line.iter().any(|begin| cursor.eat(begin)) {
            cursor.take_while(|c| c != '\n');
            return Ok(Some(Skipped::Line(cursor.span_from(start))));
        }
        if let Some((begin, end)) = self.block.iter().find(|(begin, _)| cursor.eat(begin)) {
            return match cursor.take_through(end) {
                Some(_) => Ok(Some(Skipped::Block(cursor.span_from(start)))),
                None => Err(endless(start, begin, end)),
            };
        }
        let Some((begin, end)) = self.nested.iter().find(|(begin, _)| cursor.eat(begin)) else {
            return Ok(None);
        };
        let mut depth = 1u32;
        while depth > 0 {
            if cursor.eat(end) {
                depth -= 1;
            } else if cursor.eat(begin) {
                depth += 1;
            } else if cursor.bump().is_none() {
                let help = format!("comments nest: each `{begin}` needs its own `{end}`");
                return Err(endless(start, begin, end).help(help));
            }
        }
        Ok(Some(Skipped::Block(cursor.span_from(start))))
    }
}

/// Makes the error message about a comment that never ends.
fn endless(start: usize, begin: &str, end: &str) -> Diagnostic {
    Diagnostic::new(Span::new(start, start + begin.len()), "this comment never ends")
        .label(format!("expected `{end}` somewhere after this"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Blank = Blank { line: &["//", "#"], block: &[("/*", "*/")], nested: &[("(*", "*)")] };

    #[test]
    fn every_kind_of_comment() {
        let mut cursor = Cursor::new(" \n// a\n# b\n/* (* */ (* (* *) *)x");
        ALL.skip(&mut cursor).expect("all of them end");
        assert_eq!(cursor.rest(), "x");
    }

    #[test]
    fn one_at_a_time() {
        let mut cursor = Cursor::new("\n\n//a\n(*b*)");
        let mut next = || ALL.skip_one(&mut cursor).expect("all of them end");
        assert_eq!(next(), Some(Skipped::Space(2)));
        assert_eq!(next(), Some(Skipped::Line(Span::new(2, 5))));
        assert_eq!(next(), Some(Skipped::Space(1)));
        assert_eq!(next(), Some(Skipped::Block(Span::new(6, 11))));
        assert_eq!(next(), None);
    }

    #[test]
    fn a_comment_without_end_is_told_where_it_begins() {
        for (text, end) in [("x /* *", "*/"), ("x (* (* *)", "*)")] {
            let mut cursor = Cursor::starting_at(text, 1);
            let error = ALL.skip(&mut cursor).expect_err("it has no end");
            assert_eq!((error.span, error.message.as_str()), (Span::new(2, 4), "this comment never ends"));
            assert_eq!(error.label.as_deref(), Some(&*format!("expected `{end}` somewhere after this")));
        }
    }
}
