//! Measurements as a file of tab-separated values that is kept in the repository: git has the earlier ones.
//!
//! ```text
//! # date      2026-11-17
//! # rustc     rustc 1.95.0 (…)
//! program     instructions    seconds
//! ainc(7)     73112345        0.021
//! ```

use std::collections::BTreeMap;
use std::path::Path;

/// Notes on the circumstances, and rows of numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// The notes, by name: date, compiler and so on.
    pub notes: BTreeMap<String, String>,
    /// The rows: their names, and their numbers by column.
    pub rows: Vec<(String, BTreeMap<String, f64>)>,
}

/// A number that differs from the recorded one.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The name of the row.
    pub row: String,
    /// The recorded number.
    pub before: f64,
    /// The number now.
    pub after: f64,
}

impl Change {
    /// Returns the difference as a fraction of the recorded number.
    pub fn by(&self) -> f64 {
        self.after / self.before - 1.0
    }
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Change { row, before, after } = self;
        let percent = self.by() * 100.0;
        if *before >= 1000.0 {
            let grouped = |n: f64| super::markdown::grouped(n as u64);
            return write!(f, "{row}: {} → {} ({percent:+.1} %)", grouped(*before), grouped(*after));
        }
        write!(f, "{row}: {before:.4} → {after:.4} ({percent:+.1} %)")
    }
}

impl Record {
    /// Reads a record from a file.
    pub fn read(file: &Path) -> Result<Record, String> {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        Record::parse(&text).map_err(|e| format!("{}: {e}", file.display()))
    }

    /// Writes the record to a file.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        std::fs::write(file, self.to_string()).map_err(|e| format!("{}: {e}", file.display()))
    }

    /// Reads a record from text.
    pub fn parse(text: &str) -> Result<Record, String> {
        let mut record = Record::default();
        let mut columns: Option<Vec<&str>> = None;
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(note) = line.strip_prefix("# ") {
                let (name, text) = note.split_once('\t').ok_or_else(|| format!("`{line}`: no tab"))?;
                record.notes.insert(name.to_owned(), text.to_owned());
                continue;
            }
            let mut cells = line.split('\t');
            let name = cells.next().unwrap_or("");
            let Some(columns) = &columns else {
                columns = Some(cells.collect());
                continue;
            };
            let mut numbers = BTreeMap::new();
            for (column, cell) in columns.iter().zip(cells).filter(|(_, cell)| !cell.is_empty()) {
                let number = cell.parse().map_err(|_| format!("`{line}`: `{cell}` is no number"))?;
                numbers.insert((*column).to_owned(), number);
            }
            record.rows.push((name.to_owned(), numbers));
        }
        Ok(record)
    }

    /// Returns the number in a row and a column.
    pub fn get(&self, row: &str, column: &str) -> Option<f64> {
        self.rows.iter().find(|(name, _)| name == row).and_then(|(_, numbers)| numbers.get(column)).copied()
    }

    /// Returns the numbers of a column that this record and an earlier one have and that differ by more than
    /// `tolerance`, a fraction.
    pub fn changes(&self, earlier: &Record, column: &str, tolerance: f64) -> Vec<Change> {
        let mut changes = vec![];
        for (row, numbers) in &self.rows {
            if let (Some(after), Some(before)) = (numbers.get(column), earlier.get(row, column)) {
                let change = Change { row: row.clone(), before, after: *after };
                if change.by().abs() > tolerance {
                    changes.push(change);
                }
            }
        }
        changes
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (name, text) in &self.notes {
            writeln!(f, "# {name}\t{text}")?;
        }
        let mut columns: Vec<&String> = self.rows.iter().flat_map(|(_, numbers)| numbers.keys()).collect();
        columns.sort();
        columns.dedup();
        write!(f, "program")?;
        columns.iter().try_for_each(|column| write!(f, "\t{column}"))?;
        writeln!(f)?;
        for (name, numbers) in &self.rows {
            write!(f, "{name}")?;
            for column in &columns {
                match numbers.get(*column) {
                    Some(number) => write!(f, "\t{number}")?,
                    None => write!(f, "\t")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(rows: &[(&str, &[(&str, f64)])]) -> Record {
        let numbers = |all: &[(&str, f64)]| all.iter().map(|(c, n)| ((*c).to_owned(), *n)).collect();
        Record {
            notes: [("rustc".to_owned(), "1.95".to_owned())].into(),
            rows: rows.iter().map(|(name, all)| ((*name).to_owned(), numbers(all))).collect(),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let written =
            record(&[("a(1)", &[("seconds", 0.25), ("instructions", 1e9)]), ("b", &[("seconds", 2.0)])]);
        assert_eq!(Record::parse(&written.to_string()), Ok(written));
    }

    #[test]
    fn only_what_differs_enough_is_a_change() {
        let before = record(&[("a", &[("n", 100.0)]), ("b", &[("n", 100.0)]), ("gone", &[("n", 1.0)])]);
        let after = record(&[("a", &[("n", 109.0)]), ("b", &[("n", 80.0)]), ("new", &[("n", 1.0)])]);
        let changes = after.changes(&before, "n", 0.1);
        assert_eq!(changes, [Change { row: "b".to_owned(), before: 100.0, after: 80.0 }]);
        assert_eq!(changes[0].to_string(), "b: 100.0000 → 80.0000 (-20.0 %)");
    }
}
