//! The table of dependencies, `tests/corpus/deps/expected.tsv`: every test under every model, by every engine
//! that can.

use crate::ask::{by, plain};
use crate::support::{co, folder_of_tests, is_out_of_thin_air, shipped, test};
use fencepost::candidates::{AllowedCandidate, Flow, Options, Visitor, enumerate};
use fencepost::graph::Candidate;
use fencepost::litmus::{ConditionKind, Observable, Test};
use fencepost::model::cat::CatModel;
use fencepost::models::ModelId;
use fencepost::report::Engine;
use std::sync::Arc;

/// A row of the table: the test, and whether each model allows what it asks for.
struct Row {
    test: Test,
    cells: Vec<(String, bool)>,
    why: String,
}

fn table() -> Vec<Row> {
    let folder = folder_of_tests("corpus/deps");
    let text = std::fs::read_to_string(folder.join("expected.tsv")).expect("the table is there");
    let mut lines = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let head = lines.next().expect("a first line");
    let rows = lines.map(|line| {
        assert_eq!(line.len(), head.len(), "{line:?}");
        let cells = head.iter().zip(&line).filter(|(model, _)| !["test", "why"].contains(model));
        let cells = cells.map(|(model, cell)| match *cell {
            "allow" => (model.to_string(), true),
            "forbid" => (model.to_string(), false),
            other => panic!("{}: {other:?} is no answer", line[0]),
        });
        let cells = cells.collect();
        let test = test(&folder.join(format!("{}.litmus", line[0])));
        assert_eq!(test.condition.kind, ConditionKind::Exists, "{}", line[0]);
        Row { test, cells, why: line[line.len() - 1].to_owned() }
    });
    rows.collect()
}

/// Looks for an execution that is asked for.
struct Asked<'a>(&'a Test, bool);

impl Visitor for Asked<'_> {
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        let value = |id: fencepost::litmus::ObservableId| {
            let observable = self.0.observable(id);
            let value = match observable.at {
                Observable::Register { thread, reg, .. } => found.thread(thread).reg(reg),
                Observable::Memory(loc) => found.memory(loc).expect("models here have a coherence order"),
            };
            value & (u64::MAX >> (64 - observable.ty.bits()))
        };
        self.1 |= self.0.condition.prop.eval(&value);
        Flow::Continue
    }
}

fn by_candidates(test: &Test, model: &CatModel) -> bool {
    let mut asked = Asked(test, false);
    let judge = |candidate: &Candidate| model.model.allows(candidate);
    let options = Options { co: co(&model.model), ..Options::default() };
    let summary = enumerate(&test.program, &judge, &options, &mut asked).expect("a litmus test");
    assert_eq!(summary.stopped, None, "{}", test.name);
    asked.1
}

fn by_solving(test: &Test, model: &str) -> bool {
    let model = fencepost::Model::of_cat(Arc::new(crate::support::shipped(model)));
    let outcome = by(Engine::Symbolic, test.clone(), &model);
    outcome.condition.as_ref().and_then(|condition| condition.holds()).expect("an answer")
}

fn by_native(test: &Test, model: ModelId) -> bool {
    let outcome = plain(test.clone(), model.name());
    outcome.condition.as_ref().and_then(|condition| condition.holds()).expect("an answer")
}

/// All cells, by some engine; how many there were.
fn check(engine: &str, answer: impl Fn(&Test, &str) -> Option<bool>) -> usize {
    let mut wrong = vec![];
    let mut cells = 0;
    for row in table() {
        for (model, expected) in &row.cells {
            let Some(found) = answer(&row.test, model) else { continue };
            cells += 1;
            if found != *expected {
                let word = |allowed: bool| if allowed { "allow" } else { "forbid" };
                wrong.push(format!(
                    "{} under {model}: {engine} says {}, the table {} ({})",
                    row.test.name,
                    word(found),
                    word(*expected),
                    row.why
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {cells} cells:\n{}", wrong.len(), wrong.join("\n"));
    eprintln!("{engine}: {cells} cells");
    cells
}

fn models() -> Vec<(String, CatModel)> {
    let table = table();
    table[0].cells.iter().map(|(name, _)| (name.clone(), shipped(name))).collect()
}

fn named<'a>(models: &'a [(String, CatModel)], name: &str) -> &'a CatModel {
    &models.iter().find(|(of, _)| of == name).expect("a column").1
}

#[test]
fn by_the_candidate_enumerator() {
    let models = models();
    let cells = check("the enumerator", |test, model| {
        let found = by_candidates(test, named(&models, model));
        if is_out_of_thin_air(&test.name, model) {
            assert!(
                !found,
                "the enumerator proposes values out of thin air now: {} is no exception",
                test.name
            );
            return None;
        }
        Some(found)
    });
    assert!(cells >= 10 * 40, "{cells}");
}

#[test]
fn by_the_symbolic_engine() {
    let cells = check("the symbolic engine", |test, model| Some(by_solving(test, model)));
    assert!(cells >= 10 * 40, "{cells}");
}

#[test]
fn by_native_models() {
    let native = |name: &str| ModelId::OF_ONE_GRAPH.into_iter().find(|id| id.name() == name);
    let cells = check("the native engine", |test, model| Some(by_native(test, native(model)?)));
    assert!(cells >= 5 * 40, "{cells}");
}
