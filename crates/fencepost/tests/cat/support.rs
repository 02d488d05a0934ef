//! What tests share: litmus tests, models, and each engine's executions.

use fencepost::candidates::{self, Co, enumerate};
use fencepost::cat::Model;
use fencepost::check::graph_of;
use fencepost::explore::{self, Config, View, explore_judged};
use fencepost::graph::{Candidate, Execution};
use fencepost::litmus::Test;
use fencepost::model::cat::{CatModel, Explored};
use fencepost::program::Program;
use fencepost::source::SourceFile;
use fencepost::symbolic::{Engine, Explain, Options};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The litmus tests of some folders of `tests`, in order.
pub fn tests(folders: &[&str]) -> Vec<Test> {
    let mut files = vec![];
    for folder in folders {
        let entries = std::fs::read_dir(folder_of_tests(folder)).expect("the corpus is there");
        files.extend(entries.map(|entry| entry.expect("readable").path()));
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort();
    files.iter().map(|file| test(file)).collect()
}

pub fn folder_of_tests(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

pub use crate::ask::litmus_file as test;

/// A model that comes with Fencepost, by its text.
pub fn shipped(name: &str) -> CatModel {
    CatModel::shipped(name).unwrap_or_else(|| panic!("{name} is no shipped model"))
}

/// A model of a user.
pub fn model(name: &str, text: &str) -> CatModel {
    CatModel::parse(&SourceFile::new(name, text), &[], &mut |_| None)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Collects executions, none of which may come twice.
#[derive(Default)]
struct Seen(BTreeSet<Execution>, usize);

impl explore::Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> explore::Flow {
        self.0.insert(view.execution());
        self.1 += 1;
        explore::Flow::Continue
    }
}

impl candidates::Visitor for Seen {
    fn execution(&mut self, found: &candidates::AllowedCandidate<'_>) -> candidates::Flow {
        self.0.insert(found.execution());
        self.1 += 1;
        candidates::Flow::Continue
    }
}

impl Seen {
    #[track_caller]
    fn each_once(self) -> BTreeSet<Execution> {
        assert_eq!(self.0.len(), self.1, "an execution came twice");
        self.0
    }
}

/// What the graph engine finds; `None` for a model that it cannot explore.
pub fn by_graphs(program: &Program, model: &CatModel) -> Option<BTreeSet<Execution>> {
    let Explored::Graph(pruning, _) = *model.explored() else { return None };
    let mut seen = Seen::default();
    let summary = explore_judged(program, pruning, &model.judge(), &Config::default(), &mut seen);
    assert!(summary.stopped.is_none(), "{:?} {:?}", summary.stopped, summary.refusal);
    Some(seen.each_once())
}

/// Which coherence orders the enumerator is to make, as the command line has it.
pub fn co(model: &Model) -> Co {
    match (model.has_co(), model.facts().coherent) {
        (false, _) => Co::Absent,
        (true, true) => Co::Coherent,
        (true, false) => Co::Any,
    }
}

/// What the candidate enumerator finds; `None` if there are more than so many candidates.
pub fn by_candidates(program: &Program, model: &Model, co: Co, most: u64) -> Option<BTreeSet<Execution>> {
    let mut seen = Seen::default();
    let options = candidates::Options { co, max_candidates: Some(most), ..candidates::Options::default() };
    let judge = |candidate: &Candidate| model.allows(candidate);
    let summary = enumerate(program, &judge, &options, &mut seen).unwrap_or_else(|e| panic!("{e}"));
    summary.stopped.is_none().then(|| seen.each_once())
}

/// Returns the executions that the symbolic engine finds, both where every rule can be left out and where all
/// hold together; `None` if there are more than `most`.
pub fn by_solving(program: &Program, model: &Model, most: usize) -> Option<BTreeSet<Execution>> {
    let explained = solved(program, model, most, Explain::Core);
    assert_eq!(explained, solved(program, model, most, Explain::Nothing), "{}", model.name());
    explained
}

fn solved(program: &Program, model: &Model, most: usize, explain: Explain) -> Option<BTreeSet<Execution>> {
    let theory = model.theory().unwrap_or_else(|why| panic!("{why}"));
    let options = Options { unroll: program.unroll, explain, ..Options::default() };
    let engine = Engine::new(program, &[], &theory, options).unwrap_or_else(|e| panic!("{e}"));
    let runs = engine.runs(most).all()?;
    let threads = engine.unrolled().threads.len();
    let found: BTreeSet<Execution> = runs.iter().map(|run| graph_of(run, threads).execution).collect();
    assert_eq!(found.len(), runs.len(), "{}: an execution came twice", model.name());
    Some(found)
}

/// Original C11 lets threads copy a value to each other that nobody computed. A solver finds it; the
/// enumerator proposes no such values, on purpose (`candidates/src/domain.rs`).
pub fn is_out_of_thin_air(test: &str, model: &str) -> bool {
    (test, model) == ("LB+datas+thinair", "c11")
}
