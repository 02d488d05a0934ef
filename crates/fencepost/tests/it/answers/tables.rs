//! Every row of the two tables of expected answers (`tests/litmus/README.md` says where they come from).

use crate::ask::{ask, litmus_file, shipped};
use crate::support::{read, root};
use fencepost::litmus::Test;
use fencepost::models::ModelId;
use fencepost::report::{Kind, Outcome};
use std::collections::BTreeMap;

/// A row: what a test has under a model. What is not given (`-`) is `None`.
struct Row<'a> {
    test: &'a str,
    model: &'a str,
    executions: Option<u64>,
    states: Option<u64>,
    positive: Option<u64>,
    negative: Option<u64>,
    oracle: &'a str,
    note: &'a str,
}

impl<'a> Row<'a> {
    #[track_caller]
    fn new(line: &'a str) -> Self {
        let [test, model, executions, states, positive, negative, oracle, note] =
            line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("not eight columns: {line}")
        };
        let number = |text: &str| (text != "-").then(|| text.parse().expect("a number or -"));
        Row {
            test,
            model,
            executions: number(executions),
            states: number(states),
            positive: number(positive),
            negative: number(negative),
            oracle,
            note,
        }
    }
}

fn load(name: &str) -> Test {
    let folder = if name.starts_with("jmm") { "tests/litmus/jmm" } else { "tests/litmus" };
    let path = root().join(folder).join(format!("{name}.litmus"));
    litmus_file(&path)
}

#[track_caller]
fn check(row: &Row<'_>, model: ModelId, outcome: &Outcome) {
    let about = format!("{} under {model}", row.test);
    let same = |what: &str, found: Option<u64>, expected: Option<u64>| {
        if expected.is_some() {
            assert_eq!(found, expected, "{about}: {what}");
        }
    };
    let condition = outcome.condition.as_ref().expect("a litmus test has a condition");
    same("executions", outcome.executions(), row.executions);
    same("states", Some(outcome.final_states.len() as u64), row.states);
    same("positive", Some(condition.positive), row.positive);
    same("negative", Some(condition.negative), row.negative);
    same("duplicates", outcome.details.counts().and_then(|counts| counts.duplicates), Some(0));
    same("blocked", outcome.blocked(), Some(0));
    assert!(outcome.complete, "{about}: not everything was explored");
    assert!(outcome.errors.iter().all(|e| e.kind == Kind::Race), "{about}: {:?}", outcome.errors);
    let note = row.note == "race";
    match model {
        ModelId::Rc11 if row.oracle == "herd7" => assert_eq!(outcome.has_race(), note, "{about}: race"),
        ModelId::Rc20 => assert_eq!(outcome.has_race(), note, "{about}: race"),
        model if !model.has_races() => assert!(!outcome.has_race(), "{about}: race"),
        _ => {}
    }
}

#[test]
fn every_row_of_the_tables() {
    let tables = ["tests/litmus/expected.tsv", "tests/litmus/expected-more.tsv"].map(read);
    let lines = tables.iter().flat_map(|table| table.lines().skip(1));
    let mut tests: BTreeMap<&str, Test> = BTreeMap::new();
    let (mut checked, mut races) = (0, 0);
    for row in lines.map(Row::new) {
        let model: ModelId = row.model.parse().unwrap_or_else(|e| panic!("{}: {e}", row.test));
        let test = tests.entry(row.test).or_insert_with(|| load(row.test));
        let options = fencepost::Options { count_duplicates: true, ..fencepost::Options::default() };
        let outcome = ask(test.clone(), &shipped(model.name()), &options);
        check(&row, model, &outcome);
        checked += 1;
        races += u32::from(row.note == "race");
    }
    assert_eq!(checked, 978, "rows checked");
    assert_eq!(races, 11, "rows with a race");
    assert_eq!(tests.len(), 117, "tests");
}
