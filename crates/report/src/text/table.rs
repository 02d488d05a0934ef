//! Formats a table of words: the first column on the left, numbers on the right of theirs.

use super::Style;
use super::fit::{clean, pad, shorten, width};
use super::style::Tone;

/// The width of the widest cell.
const MAX_CELL: usize = 48;

/// Formats a table of words with aligned columns, a header and an indentation of two spaces. Columns of
/// numbers are aligned on the right.
pub(crate) fn table(header: &[String], rows: &[Vec<String>], style: &Style) -> String {
    let cell = |text: &String| shorten(&clean(text), MAX_CELL);
    let header: Vec<String> = header.iter().map(cell).collect();
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    let column = |i: usize| rows.iter().filter_map(move |row| row.get(i));
    let widths: Vec<usize> = header
        .iter()
        .enumerate()
        .map(|(i, name)| column(i).map(|c| width(c)).max().unwrap_or(0).max(width(name)))
        .collect();
    let number = |c: &String| c.chars().all(|c| c.is_ascii_digit() || "-+?".contains(c));
    let counts = |c: &String| c.contains(|c: char| c.is_ascii_digit());
    let right: Vec<bool> =
        (0..header.len()).map(|i| column(i).any(counts) && column(i).all(number)).collect();
    let line = |row: &[String]| {
        let cells: Vec<String> = (0..header.len())
            .map(|i| {
                let text = row.get(i).map_or("", String::as_str);
                match right[i] {
                    true => pad("", widths[i] - width(text)) + text,
                    false => pad(text, widths[i]),
                }
            })
            .collect();
        format!("  {}", cells.join("  ")).trim_end().to_owned()
    };
    let head = style.paint(Tone::Faint, &line(&header));
    let mut out = vec![head];
    out.extend(rows.iter().map(|row| line(row)));
    out.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_on_the_right() {
        let words = |row: &[&str]| row.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let rows = [words(&["SB", "3", "never"]), words(&["MP+long", "-", "can"])];
        let found = table(&words(&["test", "number", "word"]), &rows, &Style::default());
        assert_eq!(found, "  test     number  word\n  SB            3  never\n  MP+long       -  can\n");
        assert_eq!(table(&words(&["a"]), &[], &Style::default()), "  a\n");
    }
}
