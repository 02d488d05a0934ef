//! The oracle on the litmus corpus: every row of both tables of expected answers.
//!
//! The tables come from herd7, from published tables, and from an enumerator that was written independently
//! of this one (see `tests/litmus/README.md`). So this test is about the *definitions* of the models: if it
//! holds, `fencepost_oracle::declarative` agrees with all other sources.

use fencepost_litmus::{Observable, ObservableId, Options, Test, parse_bytes};
use fencepost_models::ModelId;
use fencepost_oracle::{CompleteExecution, Graphs, Limits};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A row: what is expected of a test under a model. `-` stands for anything.
struct Row {
    model: ModelId,
    /// Executions, states, positive, negative.
    counts: [String; 4],
    /// Whether a race is expected; `None` where the table's author did not look for one.
    race: Option<bool>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus")
}

/// Returns the rows of both tables for the models we have, by test.
fn rows() -> BTreeMap<String, Vec<Row>> {
    let mut rows: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for table in ["expected.tsv", "expected-more.tsv"] {
        let text = std::fs::read_to_string(folder().join(table)).unwrap();
        for line in text.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let Ok(model) = fields[1].parse::<ModelId>() else { continue };
            let counts = [2, 3, 4, 5].map(|i| fields[i].to_owned());
            // Published tables and the weaker models' rows say nothing of races unless they name one.
            let looked = model == ModelId::Rc11 && fields[6] == "herd7" || model == ModelId::Rc20;
            let race = fields[7] == "race";
            let row = Row { model, counts, race: (looked || race).then_some(race) };
            rows.entry(fields[0].to_owned()).or_default().push(row);
        }
    }
    rows
}

/// Returns the names of all tests in the tables.
pub fn names() -> Vec<String> {
    rows().into_keys().collect()
}

/// Returns a test of the corpus.
pub fn read(name: &str) -> Test {
    let sub = if name.starts_with("jmm") { "jmm" } else { "" };
    let path = folder().join(sub).join(format!("{name}.litmus"));
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    match parse_bytes(name, &bytes, &Options::default()) {
        Ok((_, test)) => test,
        Err((file, error)) => panic!("{}", error.render(&file)),
    }
}

/// Returns the final value of an observable, if the model determines it.
fn value(test: &Test, complete: &CompleteExecution, id: ObservableId) -> Option<u64> {
    match test.observable(id).at {
        Observable::Register { thread, reg, .. } => complete.last.reg(thread, reg),
        Observable::Memory(loc) => {
            let untouched = complete.execution.events().all(|(_, e)| e.label.loc() != Some(loc));
            let initial = || test.program.initial_value(loc.addr, loc.size.bytes());
            complete.last.memory(loc).or_else(|| if untouched { initial() } else { None })
        }
    }
}

/// Returns what we find: executions, states, positive, negative; and whether there is a race.
fn found(test: &Test, graphs: &Graphs, model: ModelId) -> ([String; 4], bool) {
    let outcome = graphs.under(model).unwrap();
    assert!(!outcome.has_blocked() && !outcome.has_errors(), "{} {model}", test.name);
    let mut states = BTreeSet::new();
    let (mut positive, mut negative, mut is_known) = (0, 0, true);
    for complete in &outcome.complete {
        let values = test.shown.iter().map(|id| value(test, complete, *id)).collect::<Option<Vec<u64>>>();
        is_known &= values.is_some();
        states.insert(values);
        let holds = test.condition.prop.eval(&|id| value(test, complete, id).unwrap_or(u64::MAX));
        *(if holds { &mut positive } else { &mut negative }) += 1;
    }
    let show = |n: usize| if is_known { n.to_string() } else { "?".into() };
    let counts = [outcome.complete.len().to_string(), show(states.len()), show(positive), show(negative)];
    (counts, outcome.has_races())
}

#[test]
fn every_row_of_the_tables() {
    let mut wrong = vec![];
    let mut checked = 0;
    for (name, rows) in rows() {
        let test = read(&name);
        let graphs = Graphs::of(&test.program, &Limits::default()).unwrap();
        for row in rows {
            checked += 1;
            let (counts, race) = found(&test, &graphs, row.model);
            let agree = counts.iter().zip(&row.counts).all(|(ours, theirs)| theirs == "-" || ours == theirs);
            if !agree || row.race.is_some_and(|expected| expected != race) {
                let theirs = (row.counts, row.race);
                wrong.push(format!("{name} {}: {counts:?} race {race}, expected {theirs:?}", row.model));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {checked} rows:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(checked, 978);
}

/// The tables leave out this row, on which tools differ; `models.md` decides it.
#[test]
fn z6_u_under_rc20() {
    let test = read("Z6.U");
    let graphs = Graphs::of(&test.program, &Limits::default()).unwrap();
    assert_eq!(found(&test, &graphs, ModelId::Rc20).0[0], "24");
}
