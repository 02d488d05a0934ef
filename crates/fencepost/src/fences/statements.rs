//! Finds where in C, C++ and litmus text a statement can be put.
//!
//! A *gap* is a place between two statements: after a `;`, at the start of a block, after its end. The text
//! since the gap before it is what has just been done when control gets there: a statement, or the head of an
//! `if` or a loop. After the end of a block that is the block's head as well: a loop is left from its
//! condition.

use super::tokens::{Part, Token, TokenKind};
use std::ops::Range;

/// A gap between two statements of a source text, where another statement can be inserted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The byte that the gap is before.
    pub at: usize,
    /// The bytes of what was just done when control gets here.
    pub before: Range<usize>,
    /// The way in which control gets here.
    pub role: Role,
}

/// The way in which control gets to a gap between two statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Control comes from what stands before it.
    After,
    /// A call of the function that begins there.
    Start,
    /// Control does not get there: the statement before it is a `return`.
    Never,
}

/// The meaning of an open bracket.
#[derive(Clone, Debug)]
enum Bracket {
    /// Statements, with the head of the block (`while (…)`) and whether a statement may follow its end.
    Block { head: Range<usize>, end: BlockEnd },
    /// Anything else: parentheses, initial values, members.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BlockEnd {
    /// The block is a statement.
    Statement,
    /// The block is part of one: `do { } while (…);`, a lambda.
    Inside,
}

/// Finds the gaps between statements of a source text, in order.
pub fn gaps(text: &str, tokens: &[Token]) -> Vec<Gap> {
    let code: Vec<&Token> = tokens.iter().filter(|t| t.part == Part::Code).collect();
    let word = |i: usize| code.get(i).map_or("", |t| &text[t.span.clone()]);
    let mut brackets: Vec<Bracket> = Vec::new();
    let mut found = Vec::new();
    // The first token of the statement that is being read.
    let mut first = 0;
    for (i, token) in code.iter().enumerate() {
        let inside_block = matches!(brackets.last(), Some(Bracket::Block { .. }));
        let since = code[first].span.start..token.span.end;
        match token.kind {
            TokenKind::Punct('{') if opens_block(i, &word, inside_block) => {
                let lambda = matches!(brackets.last(), Some(Bracket::Other));
                let end = if word(first) == "do" || lambda { BlockEnd::Inside } else { BlockEnd::Statement };
                brackets.push(Bracket::Block { head: since.clone(), end });
                let role = if inside_block { Role::After } else { Role::Start };
                found.push(Gap { at: token.span.end, before: since, role });
                first = i + 1;
            }
            TokenKind::Punct('(' | '[' | '{') => brackets.push(Bracket::Other),
            TokenKind::Punct(')' | ']' | '}') => {
                let closed = brackets.pop();
                let inside = matches!(brackets.last(), Some(Bracket::Block { .. }));
                if let Some(Bracket::Block { head, end }) = closed {
                    first = i + 1;
                    if inside && end == BlockEnd::Statement && word(i + 1) != "else" {
                        found.push(Gap { at: token.span.end, before: head, role: Role::After });
                    }
                }
            }
            TokenKind::Punct(';') => {
                let goes_on = word(i + 1) == "else" || (word(first) == "do" && word(i + 1) == "while");
                if inside_block && !goes_on {
                    let role = if word(first) == "return" { Role::Never } else { Role::After };
                    found.push(Gap { at: token.span.end, before: since, role });
                }
                // At the top level a declaration ends here; in the head of a `for` nothing does.
                if !matches!(brackets.last(), Some(Bracket::Other)) && !goes_on {
                    first = i + 1;
                }
            }
            _ => {}
        }
        first = first.min(code.len().saturating_sub(1));
    }
    found
}

/// Returns whether the `{` at token `i` begins statements.
fn opens_block<'a>(i: usize, word: &impl Fn(usize) -> &'a str, inside_block: bool) -> bool {
    let Some(before) = i.checked_sub(1).map(word) else { return false };
    match before {
        // A function or a head; a lambda without parameters.
        ")" | "]" | "else" | "do" | "try" | "const" | "noexcept" | "override" | "mutable" => true,
        ";" | "{" | "}" | ":" => inside_block,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fences::tokens::tokens;

    /// Marks the gaps of a text with `^`.
    #[track_caller]
    fn check(text: &str) {
        let plain = text.replace('^', "");
        let mut marked = plain.clone();
        for gap in gaps(&plain, &tokens(&plain)).iter().rev().filter(|g| g.role != Role::Never) {
            marked.insert(gap.at, '^');
        }
        assert_eq!(marked, text);
    }

    #[test]
    fn gaps_in_c() {
        check("int x = 0; struct s { int a; };");
        check("int a[] = { 1, 2 }; void f(void) {^ x = 1;^ int r = y;^ return r; }");
        check("void f(void) {^ while (x) ;^ while (x) {^ y = 1;^ }^ z = 1;^ }");
        check("void f(void) {^ if (x) y = 1; else z = 1;^ if (x) {^ y = 1;^ } else {^ z = 1;^ }^ }");
        check("void f(void) {^ for (int i = 0; i < 2; i++) {^ x++;^ }^ do {^ y = 1;^ } while (x);^ }");
        check("void f(void) {^ do y = 1; while (x);^ }");
        check("void f(void) {^ {^ x = 1;^ }^ struct s v = { 1, 2 };^ }");
    }

    #[test]
    fn gaps_in_other_dialects() {
        check("C SB\n\"a; b\"\n{ x = 0; y = 0; }\nP0 (int *x) {^ *x = 1;^ }\nexists (x=1)");
        check("namespace n { class c { int f() const {^ x = 1;^ } int x; }; }");
        check("int main() {^ std::thread t([&] {^ x = 1;^ y = 1;^ });^ t.join();^ }");
    }

    #[test]
    fn what_was_done_before() {
        let text = "void f(void) { while (x) { y = 1; } }";
        let found = gaps(text, &tokens(text));
        let before: Vec<&str> = found.iter().map(|gap| &text[gap.before.clone()]).collect();
        assert_eq!(before, ["void f(void) {", "while (x) {", "y = 1;", "while (x) {"]);
    }
}
