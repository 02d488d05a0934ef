//! One program, one model: the symbolic engine and the graph engine must find the same executions, each once.

use crate::ask::shipped;
use fencepost::check::graph_of;
use fencepost::explore::{Config, Flow, View, Visitor, explore};
use fencepost::graph::Execution;
use fencepost::models::ModelId;
use fencepost::program::Program;
use fencepost::rml::Theory;
use fencepost::symbolic::{Engine, Explain, Options, Unsupported};
use fencepost_oracle::declarative::{Candidate, is_cyclic};
use std::collections::BTreeSet;
use std::fmt::Display;

#[derive(Default)]
struct Seen(BTreeSet<Execution>);

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.0.insert(view.execution());
        Flow::Continue
    }
}

/// What the graph engine finds.
pub fn by_graphs(program: &Program, model: ModelId) -> BTreeSet<Execution> {
    let mut seen = Seen::default();
    explore(program, model, &Config::default(), &mut seen);
    seen.0
}

/// What the symbolic engine finds, both where every rule can be left out and where all hold together.
fn by_solving(
    name: &dyn Display,
    program: &Program,
    model: &dyn Theory,
    most: usize,
) -> Result<BTreeSet<Execution>, Unsupported> {
    let explained = solved(name, program, model, most, Explain::Core)?;
    let together = solved(name, program, model, most, Explain::Nothing)?;
    assert_eq!(explained, together, "{name} under {}", model.name());
    Ok(together)
}

fn solved(
    name: &dyn Display,
    program: &Program,
    model: &dyn Theory,
    most: usize,
    explain: Explain,
) -> Result<BTreeSet<Execution>, Unsupported> {
    let options = Options { unroll: program.unroll, explain, ..Options::default() };
    let engine = Engine::new(program, &[], model, options)?;
    let runs = engine
        .runs(most)
        .all()
        .unwrap_or_else(|| panic!("{name} under {}: more than {most} executions", model.name()));
    let threads = engine.unrolled().threads.len();
    let graphs: BTreeSet<Execution> = runs.iter().map(|run| graph_of(run, threads).execution).collect();
    assert_eq!(graphs.len(), runs.len(), "{name} under {}: an execution came twice", model.name());
    Ok(graphs)
}

/// Compares the two under one model.
#[track_caller]
pub fn check(name: &dyn Display, program: &Program, model: ModelId) -> Result<(), Unsupported> {
    let expected = by_graphs(program, model);
    // jam21 has executions with cycles besides those that are expected.
    let most = expected.len() * if model == ModelId::Jam21 { 50 } else { 2 } + 2000;
    let solved = shipped(model.name()).with_theory(|theory| by_solving(name, program, theory, most));
    let mut found = solved.unwrap_or_else(|e| panic!("{model} has formulas: {e}"))?;
    if model == ModelId::Jam21 {
        // The graph engine builds no cycles of program order and reads-from, which the model allows.
        found.retain(|graph| !is_cyclic(&Candidate::from_execution(graph)));
    }
    if let Some(missed) = expected.difference(&found).next() {
        panic!(
            "{name}\nunder {model}: {} of {} executions found; missed:\n{}",
            found.len(),
            expected.len(),
            dump(missed)
        );
    }
    if let Some(surplus) = found.difference(&expected).next() {
        panic!(
            "{name}\nunder {model}: {} executions found for {}; surplus:\n{}",
            found.len(),
            expected.len(),
            dump(surplus)
        );
    }
    Ok(())
}

/// One line per event.
fn dump(execution: &Execution) -> String {
    let mut out = String::new();
    for (name, event) in execution.events() {
        out += &format!("{name:?}: {:?} from {:?}\n", event.label, event.rf);
    }
    out + &format!("co {:?}\n", execution.co)
}
