//! Makes text fit: measures, shortens and wraps it, and replaces control characters.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Returns the width of `text` on a terminal, in cells.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// Formats `text` on one line without control characters. White space becomes single spaces, control
/// characters (which could drive the terminal) become `?`.
pub(crate) fn clean(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// Returns the longest start of `text` that fits `cells`.
fn prefix(text: &str, cells: usize) -> &str {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += c.width().unwrap_or(0);
        if used > cells {
            return &text[..at];
        }
    }
    text
}

/// Returns `text`, shortened with `…` if it is wider than `cells` terminal cells.
pub(crate) fn shorten(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_owned();
    }
    format!("{}…", prefix(text, cells.saturating_sub(1)).trim_end())
}

/// Returns `text`, shortened with `…` at its start if it is wider than `cells` terminal cells.
pub(super) fn shorten_start(text: &str, cells: usize) -> String {
    let mut rest = text;
    while width(rest) > cells.saturating_sub(1) {
        rest = rest.char_indices().nth(1).map_or("", |(at, _)| &rest[at..]);
    }
    if width(text) <= cells { text.to_owned() } else { format!("…{rest}") }
}

/// Fills `text` up with spaces to a width of `cells` terminal cells.
pub(super) fn pad(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(width(text))))
}

/// Breaks `text` at spaces into lines of at most `cells` terminal cells; a word that is too long is cut.
pub(crate) fn wrap(text: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(2);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for mut word in text.split_whitespace() {
        loop {
            let space = usize::from(used > 0);
            // Never measure the whole rest of a long word: that would take quadratic time.
            let part = prefix(word, cells.saturating_sub(used + space));
            let line = lines.last_mut().expect("there is always a line");
            if part.len() == word.len() {
                line.push_str(&" ".repeat(space));
                line.push_str(word);
                used += space + width(word);
                break;
            }
            if used == 0 {
                line.push_str(part);
                word = &word[part.len()..];
            }
            lines.push(String::new());
            used = 0;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_at_spaces_and_cuts_long_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("日本語", 4), ["日本", "語"]);
    }

    #[test]
    fn shortens_by_cells() {
        assert_eq!(shorten("abcdef", 6), "abcdef");
        assert_eq!(shorten("abcdef", 5), "abcd…");
        assert_eq!(shorten("日本語", 4), "日…");
        assert_eq!(shorten_start("abcdef", 5), "…cdef");
        assert_eq!(shorten_start("abcdef", 6), "abcdef");
        assert_eq!(clean("a\n\tb\x1b[31m"), "a b?[31m");
    }
}
