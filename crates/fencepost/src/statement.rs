//! Finds the statement at a place of a line.

use fencepost_program::{Pos, SourceFile};
use fencepost_source::{Blank, Cursor, Skipped};
use std::ops::Range;

/// Returns the statement of `line` that contains the character `column` (from 1); the whole line if it holds
/// no other.
///
/// A line is cut at `;`, `{` and `}`, but not inside parentheses, brackets or the list of an initialiser.
/// The text before a `{`, such as `while (…)` or a thread's head, counts as a statement; a comment does not.
pub fn statement(line: &str, column: u32) -> &str {
    let Some((column, _)) = (column as usize).checked_sub(1).and_then(|n| line.char_indices().nth(n)) else {
        return line.trim();
    };
    let pieces = pieces(line);
    let pieces = || pieces.iter().filter(|piece| !matches!(line[(*piece).clone()].trim(), "" | ";"));
    match pieces().find(|piece| piece.contains(&column)) {
        Some(piece) if pieces().count() > 1 => line[piece.clone()].trim(),
        _ => line.trim(),
    }
}

/// Returns the place where the statement that contains a source place begins.
pub fn start(file: &SourceFile, pos: Pos) -> Pos {
    let line = file.line(pos.line);
    let found = statement(line, pos.column);
    let before = found.as_ptr() as usize - line.as_ptr() as usize;
    Pos { column: line[..before].chars().count() as u32 + 1, ..pos }
}

/// The comments of C, C++, Java and litmus tests.
const BLANK: Blank = Blank { line: &["//"], block: &[("/*", "*/")], nested: &[] };

/// Splits a line into pieces, each with the `;` that ends it, without braces and comments.
fn pieces(line: &str) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut cursor = Cursor::new(line);
    let (mut start, mut depth, mut last) = (0, 0u32, ' ');
    let end_of_code = loop {
        let at = cursor.offset();
        match BLANK.skip_one(&mut cursor) {
            Ok(Some(Skipped::Line(_))) => break at,
            Ok(Some(Skipped::Space(_))) => continue,
            // (An error: the comment goes on in the next line.)
            Ok(Some(Skipped::Block(_))) | Err(_) => {
                // A comment before a statement is no part of it.
                if line[start..at].trim().is_empty() {
                    start = cursor.offset();
                }
                continue;
            }
            Ok(None) => {}
        }
        let Some(c) = cursor.bump() else { break at };
        let end = cursor.offset();
        match c {
            '(' | '[' => depth += 1,
            '{' if depth > 0 || last == '=' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '}' if depth > 0 => depth -= 1,
            ';' if depth == 0 => {
                pieces.push(start..end);
                start = end;
            }
            '{' | '}' => {
                pieces.push(start..at);
                start = end;
            }
            _ => {}
        }
        last = c;
    };
    pieces.push(start..end_of_code.max(start));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `line` has a `^` before the character that an event is at.
    #[track_caller]
    fn check(line: &str, expected: &str) {
        let column = line.chars().position(|c| c == '^').expect("a mark") as u32 + 1;
        assert_eq!(statement(&line.replace('^', ""), column), expected);
    }

    #[test]
    fn one_statement_of_several() {
        check("P0 (int *x) { ^*x = 1; *y = 2; }", "*x = 1;");
        check("P0 (int *x) { *x = 1; *y = ^2; }", "*y = 2;");
        check("P0 (int *x) { ^f(x, 1); }", "f(x, 1);");
        check("  if (^f(x)) { *y = 1; } else { *y = 2; }", "if (f(x))");
        check("  if (f(x)) { *y = 1; } else { ^*y = 2; }", "*y = 2;");
        check("for (i = 0; i < ^f(x); i++) { g(x); h(x); }", "for (i = 0; i < f(x); i++)");
        check("int a[2] = {^f(x), 1}; g(x);", "int a[2] = {f(x), 1};");
        check("/* ä; b */ ^*x = 1; *y = 2;", "*x = 1;");
        check("do { ^f(x); } while (g(x));", "f(x);");
        check("do { f(x); } while (^g(x));", "while (g(x));");
    }

    #[test]
    fn a_line_with_one_statement_stays() {
        check("  ^*x = 1;", "*x = 1;");
        check("  ^*x = 1;;", "*x = 1;;");
        check("  while (^f(x)) {", "while (f(x)) {");
        check("  } while (^f(x));", "} while (f(x));");
        check("  ^*x = 1; // then; this", "*x = 1; // then; this");
        check("  f(x, ^g(", "f(x, g(");
        check("^", "");
        assert_eq!(statement(" a; b; ", 0), "a; b;");
        assert_eq!(statement(" a; b; ", 99), "a; b;");
        assert_eq!(statement("{ a; b; }", 1), "{ a; b; }");
    }
}
