//! Collects the comments that describe an instruction.
//!
//! A comment belongs to what follows if no blank line is between them, and if it does not stand behind
//! something else on its line (then it speaks of that). Several in a row count as one: boxes of asterisks are
//! drawn that way.

use fencepost_source::Span;

/// Collects consecutive comments while the lexer skips them, because the last ones may describe the next
/// instruction.
#[derive(Default)]
pub(super) struct CommentRun {
    span: Option<Span>,
    breaks: usize,
}

impl CommentRun {
    /// Counts line breaks between comments; an empty line separates the comments before it from what follows.
    pub fn count_breaks(&mut self, breaks: usize) {
        self.breaks += breaks;
        if self.breaks > 1 {
            self.forget();
        }
    }

    /// Forgets the comments collected so far, because they do not describe the token that follows.
    pub fn forget(&mut self) {
        self.span = None;
    }

    /// Adds a comment to the collected ones; `first` says whether the comment is the first thing on its line.
    pub fn comment(&mut self, span: Span, first: bool) {
        if first {
            self.span = Some(self.span.map_or(span, |before| before.to(span)));
        }
        self.breaks = 0;
    }

    /// Returns the source range of the collected comments, if there are any.
    pub fn finish(self) -> Option<Span> {
        self.span
    }
}

/// Returns the words of comments on one line, without comment brackets and rows of ornaments; `None` if there
/// are no words.
pub(super) fn words(comments: &str) -> Option<String> {
    let bare = comments.replace("(*", " ").replace("*)", " ");
    let lines: Vec<String> = bare
        .lines()
        .map(|line| {
            let mut words: Vec<&str> = line.split_whitespace().collect();
            let ornament = |word: &&str| word.chars().all(|c| "*-=#_".contains(c));
            if words.first().is_some_and(ornament) {
                words.remove(0);
            }
            if words.last().is_some_and(ornament) {
                words.pop();
            }
            words.join(" ")
        })
        .filter(|line| !line.is_empty())
        .collect();
    let all = lines.join(" ");
    (!all.is_empty()).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_and_brackets_go_away() {
        assert_eq!(words("(* no cycle in r* *)").as_deref(), Some("no cycle in r*"));
        assert_eq!(words("(**********)\n(*  Box   *)\n(**********)").as_deref(), Some("Box"));
        assert_eq!(words("(* one\n * two (* in *) *)").as_deref(), Some("one two in"));
        assert_eq!(words("(***)"), None);
        assert_eq!(words("(* *)"), None);
    }
}
