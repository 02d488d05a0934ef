//! Formats many answers as one table: tests in rows, models in columns.

use crate::text::{Style, table};
use crate::{Outcome, Verdict};

/// The mark behind an answer that is not the one that the condition asks for.
const MARK: &str = " !";

/// A table of verdicts, with a row for each test and a column for each memory model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdicts {
    models: Vec<String>,
    rows: Vec<Row>,
}

/// The answers about one file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    file: String,
    name: String,
    /// The answer under each model; `None` if it was not asked.
    cells: Vec<Option<String>>,
}

impl Verdicts {
    /// Adds the verdict of an outcome to the table. `check` is the name of the check that asked for it, if it
    /// has one: each check has rows of its own.
    pub fn add(&mut self, check: Option<&str>, outcome: &Outcome) {
        let model = position(&mut self.models, |model| *model == outcome.model, || outcome.model.clone());
        let name = match check {
            Some(check) if check != outcome.name() => format!("[{check}] {}", outcome.name()),
            _ => outcome.name().to_owned(),
        };
        let row = || Row { file: outcome.file.clone(), name: name.clone(), cells: vec![] };
        let at = position(&mut self.rows, |row| row.file == outcome.file && row.name == name, row);
        let cells = &mut self.rows[at].cells;
        if cells.len() <= model {
            cells.resize(model + 1, None);
        }
        cells[model] = Some(cell(outcome));
    }

    /// Returns whether the table has more than one model, so that it says more than the verdicts one by one.
    pub fn has_several_models(&self) -> bool {
        self.models.len() > 1
    }

    /// Formats the table for people, ending with a line end.
    pub fn render(&self, style: &Style) -> String {
        let header: Vec<String> = std::iter::once("test".to_owned()).chain(self.models.clone()).collect();
        let row = |row: &Row| {
            let cells = (0..self.models.len()).map(|i| row.cells.get(i).cloned().flatten());
            let cells = cells.map(|cell| cell.unwrap_or_else(|| "-".to_owned()));
            std::iter::once(row.name.clone()).chain(cells).collect()
        };
        let rows: Vec<Vec<String>> = self.rows.iter().map(row).collect();
        let marked = rows.iter().flatten().any(|cell| cell.ends_with(MARK));
        let legend = if marked { "  ! the condition does not hold, or there is an error\n" } else { "" };
        table(&header, &rows, style) + legend
    }
}

/// Returns the index of an item, which is added if it is not there.
fn position<T>(items: &mut Vec<T>, test: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> usize {
    items.iter().position(test).unwrap_or_else(|| {
        items.push(make());
        items.len() - 1
    })
}

/// Returns an answer in a word or two: whether the outcome of a condition can happen; whether a program is
/// right, and if not, what is wrong.
fn cell(outcome: &Outcome) -> String {
    let word = match (&outcome.condition, outcome.verdict()) {
        (Some(condition), verdict) => {
            let mark = if verdict == Verdict::Violation { MARK } else { "" };
            return format!("{}{mark}", condition.word());
        }
        (None, Verdict::Ok) => "ok",
        (None, Verdict::Unknown) => "?",
        (None, Verdict::Violation) => {
            let error = outcome.errors.iter().find(|error| !error.is_limit());
            error.map_or("error", |error| error.kind.word())
        }
    };
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConditionKind, ConditionReport, Evidence, Finding, Graphs, Kind};

    fn litmus(test: &str, model: &str, kind: ConditionKind, positive: u64) -> Outcome {
        Outcome::new(Evidence {
            test: Some(test.to_owned()),
            model: model.to_owned(),
            complete: true,
            condition: Some(ConditionReport::new(kind, "exists (x=1)", positive, 1)),
            ..Evidence::new(Graphs::default())
        })
    }

    #[test]
    fn tests_in_rows_and_models_in_columns() {
        let mut verdicts = Verdicts::default();
        verdicts.add(None, &litmus("SB", "sc", ConditionKind::Exists, 0));
        assert!(!verdicts.has_several_models());
        verdicts.add(None, &litmus("SB", "tso", ConditionKind::Exists, 1));
        verdicts.add(None, &litmus("MP", "tso", ConditionKind::Forall, 1));
        let program = |model: &str, errors| {
            let (file, model) = ("a.c".to_owned(), model.to_owned());
            Outcome::new(Evidence { file, model, errors, ..Evidence::new(Graphs::default()) })
        };
        verdicts.add(None, &program("sc", vec![]));
        verdicts.add(None, &program("tso", vec![Finding::new(Kind::Race, "")]));
        verdicts.add(Some("weak"), &program("tso", vec![Finding::new(Kind::Race, "")]));
        let expected = "  test        sc       tso
  SB          never !  can
  MP          -        can fail !
  a.c         ?        race
  [weak] a.c  -        race
  ! the condition does not hold, or there is an error
";
        assert_eq!(verdicts.render(&Style::default()), expected);
    }
}
