//! Programs of the JAM21 and XMM theses: the tables beside them (`tests/corpus/xmm`, `tests/corpus/jam`), the
//! causality tests, and load buffering in several sizes. What the columns mean is in
//! `tests/corpus/README.md`.

use crate::ask::{litmus, plain};
use crate::support::{read, root};
use fencepost::models::ModelId;
use fencepost::report::Outcome;
use fencepost_bench::Buffering;
use std::collections::BTreeSet;

/// What a table says about one model.
struct Column {
    model: ModelId,
    /// The column with the number of executions.
    count: &'static str,
    /// How many of its numbers are known.
    known: usize,
    /// Does the outcome of a test, the condition after its `exists`, happen? Nothing where the table does not
    /// say.
    outcome: fn(&Table, &[String]) -> Option<bool>,
}

/// In all of these the outcome takes a cycle.
const XMM: &[Column] = &[
    Column { model: ModelId::Rc11, count: "rc11", known: 49, outcome: |_, _| Some(false) },
    Column {
        model: ModelId::Xmm,
        count: "xmm",
        known: 49,
        outcome: |table, row| table.cell(row, "allowed").map(yes),
    },
];
const JAM: &[Column] = &[
    Column { model: ModelId::Rc11, count: "rc11", known: 60, outcome: |_, _| None },
    Column { model: ModelId::Jam21Genmc, count: "jam21-genmc", known: 60, outcome: |_, _| None },
];
/// The outcomes of the causality tests, by column.
const CAUSALITY: &[(&str, ModelId)] =
    &[("sc", ModelId::Sc), ("rc11", ModelId::Rc11), ("jam21", ModelId::Jam21), ("xmm", ModelId::Xmm)];
/// The number of executions of a load-buffering family, by threads.
type Count = fn(Buffering, u64) -> u64;
/// What is expected of these families. With cycles: 4^(n/2) for pairs, for the others one more than without.
const BUFFERING: &[(ModelId, Count)] = &[(ModelId::Rc11, without_cycles), (ModelId::Xmm, with_cycles)];

/// A table: the names of its columns, and its rows.
struct Table {
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    #[track_caller]
    fn read(path: &str) -> Self {
        let text = read(path);
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<String>>());
        let columns = lines.next().expect("a table has a first line");
        let rows: Vec<_> = lines.collect();
        for row in &rows {
            assert_eq!(row.len(), columns.len(), "{path}: {row:?}");
            assert!(row.iter().all(|cell| !cell.is_empty()), "{path}: an empty cell in {row:?}");
        }
        Table { columns, rows }
    }

    /// What a row has in a column; nothing where that is not known yet (`?`).
    #[track_caller]
    fn cell<'a>(&self, row: &'a [String], column: &str) -> Option<&'a str> {
        let at = self.columns.iter().position(|name| name == column);
        let cell = &row[at.unwrap_or_else(|| panic!("there is no column {column}"))];
        (cell != "?").then_some(cell)
    }

    fn tests(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row[0].as_str())
    }
}

#[track_caller]
fn ask(name: &str, text: String, model: ModelId) -> Outcome {
    let outcome = plain(litmus(name, text), model.name());
    assert!(outcome.complete, "{name} under {model}: not everything was explored");
    assert!(outcome.errors.is_empty(), "{name} under {model}: {:?}", outcome.errors);
    outcome
}

/// Does the outcome that the test asks about happen?
#[track_caller]
fn happens(outcome: &Outcome) -> bool {
    outcome.condition.as_ref().expect("a litmus test has a condition").positive > 0
}

#[track_caller]
fn yes(cell: &str) -> bool {
    match cell {
        "yes" => true,
        "no" => false,
        _ => panic!("neither yes nor no: {cell}"),
    }
}

/// Every litmus test of the folder is in its table, and has what the table says.
#[track_caller]
fn check_folder(folder: &str, columns: &[Column]) {
    let table = Table::read(&format!("{folder}/expected.tsv"));
    let listed: BTreeSet<String> = table.tests().map(str::to_owned).collect();
    assert_eq!(listed.len(), table.rows.len(), "{folder}: a test is listed twice");
    let files = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let names = files.map(|e| e.expect("readable").file_name().into_string().expect("a plain name"));
    let there: BTreeSet<String> =
        names.filter_map(|name| name.strip_suffix(".litmus").map(str::to_owned)).collect();
    assert_eq!(there, listed, "{folder}: files, and tests of the table");
    for column in columns {
        let mut counted = 0;
        for row in &table.rows {
            let name = format!("{folder}/{}.litmus", row[0]);
            let text = read(&name);
            assert!(text.starts_with(&format!("C {}\n", row[0])), "{name} has another name inside");
            let outcome = ask(&name, text, column.model);
            if let Some(count) = table.cell(row, column.count) {
                let count = count.parse().expect("a number");
                assert_eq!(outcome.executions(), Some(count), "{name} under {}: executions", column.model);
                counted += 1;
            }
            if let Some(expected) = (column.outcome)(&table, row) {
                assert_eq!(happens(&outcome), expected, "{name} under {}: the outcome", column.model);
            }
        }
        assert_eq!(counted, column.known, "{folder}: numbers known in column {}", column.count);
    }
}

#[test]
fn the_numbers_of_the_xmm_thesis_are_found() {
    check_folder("tests/corpus/xmm", XMM);
}

#[test]
fn the_numbers_of_the_jam_thesis_are_found() {
    check_folder("tests/corpus/jam", JAM);
}

#[test]
fn the_causality_tests_have_their_verdicts() {
    let table = Table::read("tests/corpus/causality.tsv");
    let tests: Vec<String> = (1..=20).map(|n| format!("jmm{n:02}")).collect();
    assert!(table.tests().eq(tests.iter().map(String::as_str)), "the twenty tests in order");
    // The verdict of JSR-133 is the one that the other table expects.
    let memsat = Table::read("tests/litmus/jmm/memsat-table2.tsv");
    for (row, other) in table.rows.iter().zip(&memsat.rows) {
        let published = table.cell(row, "jsr133").map(yes).expect("it is published");
        assert_eq!((&row[0], published), (&other[0], memsat.cell(other, "expected") == Some("y")));
    }
    for (column, model) in CAUSALITY {
        for row in &table.rows {
            let name = format!("tests/litmus/jmm/{}.litmus", row[0]);
            let outcome = ask(&name, read(&name), *model);
            if let Some(said) = table.cell(row, column) {
                assert_eq!(happens(&outcome), yes(said), "{} under {model}", row[0]);
            }
        }
    }
}

/// The executions without a cycle.
fn without_cycles(family: Buffering, threads: u64) -> u64 {
    match family {
        Buffering::Ring | Buffering::Data => (1 << threads) - 1,
        Buffering::Ctrl => threads,
        Buffering::Pairs => 3u64.pow((threads / 2) as u32),
    }
}

/// Those with cycles, too.
fn with_cycles(family: Buffering, threads: u64) -> u64 {
    match family {
        Buffering::Pairs => 4u64.pow((threads / 2) as u32),
        _ => without_cycles(family, threads) + 1,
    }
}

#[test]
fn load_buffering() {
    for (model, executions) in BUFFERING {
        for family in Buffering::ALL {
            for threads in [2, 4, 10, 12, 14] {
                let name = format!("{}({threads})", family.name());
                let outcome = ask(&name, family.litmus(threads), *model);
                let expected = executions(family, threads);
                assert_eq!(outcome.executions(), Some(expected), "{name} under {model}");
                assert_eq!(
                    happens(&outcome),
                    expected > without_cycles(family, threads),
                    "{name} under {model}: the outcome"
                );
            }
        }
    }
}

/// Under jam21 the values that memory ends with come from one choice of final writes, which binds the order
/// of volatile accesses: not from one choice for each location.
#[test]
fn final_writes_go_together() {
    let two = "Java 2+2W-volatile\n{ volatile int x, y; }\n\
               Thread0 { x = 1; y = 2; }\nThread1 { y = 1; x = 2; }\nexists (x=1 /\\ y=1)\n";
    let one = "Java final\n{ int x; volatile int y, z; VarHandle X = x; VarHandle Y = y; }\n\
               Thread0 { X.setOpaque(2); Y.setOpaque(1); }\n\
               Thread1 { int r = y; z = 1; X.setOpaque(1); }\nexists (1:r=1 /\\ x=2)\n";
    for text in [two, one] {
        assert!(!happens(&ask("final", text.to_owned(), ModelId::Jam21)), "{text}");
    }
    let may = one.replace("1:r=1 /\\ x=2", "1:r=1 /\\ x=1");
    assert!(happens(&ask("final", may, ModelId::Jam21)));
}
