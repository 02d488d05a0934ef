//! Changes a text, and shows the change as a unified diff.

use std::fmt::Write as _;
use std::ops::Range;

/// A change of a source text that puts `text` in place of the bytes of `span`. An empty span is a place to
/// insert at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The bytes of the old text to remove.
    pub span: Range<usize>,
    /// The text that takes the place of the removed bytes.
    pub text: String,
}

/// Returns the source text with the edits applied, which must not overlap.
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    // Stable: what is inserted at the same place stays in order.
    sorted.sort_by_key(|edit| edit.span.start);
    let mut out = String::with_capacity(text.len() + 80 * edits.len());
    let mut at = 0;
    for edit in sorted {
        out += &text[at..edit.span.start];
        out += &edit.text;
        at = edit.span.end;
    }
    out + &text[at..]
}

/// The number of unchanged lines around a change that a diff shows.
const CONTEXT: usize = 3;

/// A line of a diff.
struct Row {
    mark: char,
    text: String,
}

/// Returns the edits of a source text as a unified diff, for `patch -p1` and `git apply`.
pub fn diff(name: &str, text: &str, edits: &[Edit]) -> String {
    let rows = rows(text, edits);
    // A name from the root would not be one below `a/`.
    let name = name.trim_start_matches("./").trim_start_matches('/');
    let mut out = format!("--- a/{name}\n+++ b/{name}\n");
    let changed: Vec<usize> = (0..rows.len()).filter(|i| rows[*i].mark != ' ').collect();
    let mut next = 0;
    while next < changed.len() {
        let first = changed[next];
        let mut last = first;
        while next < changed.len() && changed[next] <= last + 2 * CONTEXT + 1 {
            last = changed[next];
            next += 1;
        }
        let range = first.saturating_sub(CONTEXT)..(last + CONTEXT + 1).min(rows.len());
        hunk(&mut out, &rows, range);
    }
    out
}

fn hunk(out: &mut String, rows: &[Row], range: Range<usize>) {
    let count = |rows: &[Row], other: char| rows.iter().filter(|row| row.mark != other).count();
    let (before, inside) = (&rows[..range.start], &rows[range]);
    let part = |other: char| {
        let (start, length) = (count(before, other), count(inside, other));
        // Of an empty range the line before it is named.
        let start = if length == 0 { start } else { start + 1 };
        if length == 1 { start.to_string() } else { format!("{start},{length}") }
    };
    let _ = writeln!(out, "@@ -{} +{} @@", part('+'), part('-'));
    for row in inside {
        let _ = write!(out, "{}{}", row.mark, row.text);
        if !row.text.ends_with('\n') {
            *out += "\n\\ No newline at end of file\n";
        }
    }
}

/// Lists all lines of a diff: those that stay, are removed and are added.
fn rows(text: &str, edits: &[Edit]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        // At the end of a text without a last line break one can insert, too.
        let last = if end == text.len() { end + 1 } else { end };
        let inside = edits.iter().filter(|edit| (start..last).contains(&edit.span.start));
        let moved: Vec<Edit> = inside
            .map(|e| Edit { span: e.span.start - start..e.span.end - start, text: e.text.clone() })
            .collect();
        let new = apply(line, &moved);
        let mut lines = new.split_inclusive('\n').peekable();
        if lines.peek() == Some(&line) {
            lines.next();
            rows.push(Row { mark: ' ', text: line.to_owned() });
        } else {
            rows.push(Row { mark: '-', text: line.to_owned() });
        }
        rows.extend(lines.map(|line| Row { mark: '+', text: line.to_owned() }));
        start = end;
    }
    // Where neighbouring lines change, those that go come first.
    for run in rows.chunk_by_mut(|a, b| a.mark != ' ' && b.mark != ' ') {
        run.sort_by_key(|row| row.mark == '+');
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn insert(at: usize, text: &str) -> Edit {
        Edit { span: at..at, text: text.to_owned() }
    }

    #[test]
    fn changes_that_are_apart_have_hunks_of_their_own() {
        let text = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n";
        let edits = [insert(3, "\nB"), Edit { span: 20..21, text: "K".to_owned() }];
        assert_eq!(apply(text, &edits), "a\nb\nB\nc\nd\ne\nf\ng\nh\ni\nj\nK\nl\n");
        let expected = "\
--- a/t
+++ b/t
@@ -1,5 +1,6 @@
 a
 b
+B
 c
 d
 e
@@ -8,5 +9,5 @@
 h
 i
 j
-k
+K
 l
";
        assert_eq!(diff("t", text, &edits), expected);
    }

    #[test]
    fn changes_of_neighbouring_lines_share_a_hunk() {
        let edits = [Edit { span: 0..1, text: "A".to_owned() }, Edit { span: 2..3, text: "B\nX".to_owned() }];
        let expected = "--- a/t\n+++ b/t\n@@ -1,2 +1,3 @@\n-a\n-b\n+A\n+B\n+X\n";
        assert_eq!(diff("t", "a\nb\n", &edits), expected);
    }

    #[test]
    fn without_a_last_line_break() {
        let expected = "\
--- a/t
+++ b/t
@@ -1 +1,2 @@
-a
\\ No newline at end of file
+a
+b
\\ No newline at end of file
";
        assert_eq!(diff("./t", "a", &[insert(1, "\nb")]), expected);
    }
}
