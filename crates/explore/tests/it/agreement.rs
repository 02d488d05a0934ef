//! Checks that the engine and the oracle agree on one program under one model.

use fencepost_explore::{Config, Flow, ModelId, Stuck, Summary, View, Violation, Visitor, explore};
use fencepost_graph::{EventRef, Execution};
use fencepost_oracle::{Ending, Graphs, Limits, Outcome, StoppedGraph};
use fencepost_program::{Program, Rounds};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

/// Everything an exploration shows.
#[derive(Default)]
pub struct Seen {
    pub executions: BTreeMap<Execution, u32>,
    pub blocked: BTreeMap<Execution, u32>,
    pub races: u32,
    pub faults: u32,
    pub uses_after_free: u32,
    pub double_frees: u32,
    pub uninitialised: u32,
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        *self.executions.entry(view.execution()).or_default() += 1;
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        *self.blocked.entry(view.execution()).or_default() += 1;
        Flow::Continue
    }
    fn violation(&mut self, _: &View<'_>, violation: Violation) -> Flow {
        match violation {
            Violation::Race { .. } => self.races += 1,
            Violation::Fault { .. } => self.faults += 1,
            Violation::UseAfterFree { .. } => self.uses_after_free += 1,
            Violation::DoubleFree { .. } => self.double_frees += 1,
            Violation::Uninitialised { .. } => self.uninitialised += 1,
            Violation::Stuck { .. } => panic!("nobody asked"),
            Violation::MixedSize { .. } => panic!("the oracle refuses such programs"),
        }
        Flow::Continue
    }
}

/// Returns what the engine finds.
pub fn engine(program: &Program, model: ModelId) -> (Seen, Summary) {
    let mut seen = Seen::default();
    let summary = explore(program, model, &Config::default(), &mut seen);
    (seen, summary)
}

/// Returns the graphs of a program under models without a coherence order, where some rounds with updates
/// count; `None` if it has no loops.
pub fn graphs_without_co(program: &Program) -> Option<Graphs> {
    let has_loops = program.functions.iter().any(|function| !function.loops.is_empty());
    let mut more_rounds = program.clone();
    more_rounds.rounds = Rounds::TwoWithUpdates;
    has_loops.then(|| Graphs::of(&more_rounds, &Limits::default()).unwrap_or_else(|e| panic!("{e}")))
}

/// Compares the two on one program under all models; `name` identifies the program in messages.
#[track_caller]
pub fn check_all(name: &dyn Display, program: &Program, graphs: &Graphs) {
    let without_co = graphs_without_co(program);
    for model in ModelId::OF_ONE_GRAPH {
        let graphs = without_co.as_ref().filter(|_| !model.has_co()).unwrap_or(graphs);
        let truth = graphs.under(model).unwrap_or_else(|e| panic!("{name}: {e}"));
        check(name, program, model, &truth);
    }
}

#[track_caller]
pub fn check(name: &dyn Display, program: &Program, model: ModelId, truth: &Outcome) {
    let (seen, summary) = engine(program, model);
    let fail = |what: &str, example: Option<&Execution>| {
        let example = example.map(dump).unwrap_or_default();
        panic!("{name}\nunder {model}: {what}\n{example}")
    };
    if let Some((twice, n)) = seen.executions.iter().find(|(_, n)| **n > 1) {
        fail(&format!("an execution was visited {n} times"), Some(twice));
    }
    let expected = truth.executions();
    let found: BTreeSet<Execution> = seen.executions.keys().cloned().collect();
    if let Some(missed) = expected.difference(&found).next() {
        fail(&format!("{} of {} executions found; missed:", found.len(), expected.len()), Some(missed));
    }
    if let Some(surplus) = found.difference(&expected).next() {
        fail(&format!("{} executions found for {}; surplus:", found.len(), expected.len()), Some(surplus));
    }
    check_blocked(&seen, truth, model, fail);
    if model.has_co() && truth.has_blocked() {
        check_stuck(name, program, model, truth);
    }
    assert_eq!(summary.executions, expected.len() as u64, "{name} under {model}: the count");
    assert_eq!(summary.stopped, None, "{name}");
    assert!((summary.done - 1.0).abs() < 1e-9, "{name} under {model}: {} of the tree", summary.done);
    assert_eq!(seen.races > 0, truth.has_races(), "{name} under {model}: races");
    assert_eq!(seen.faults > 0, truth.has_errors(), "{name} under {model}: faults");
    let found = (seen.uses_after_free > 0, seen.double_frees > 0, seen.uninitialised > 0);
    let true_ones = (truth.has_use_after_free, truth.has_double_free, truth.has_uninitialised);
    assert_eq!(found, true_ones, "{name} under {model}: use after free, double free, uninitialised");
}

/// Checks that, where being stuck is an error, the graphs in which all threads wait in vain are reported,
/// each once.
#[track_caller]
fn check_stuck(name: &dyn Display, program: &Program, model: ModelId, truth: &Outcome) {
    use fencepost_program::BlockKind::{Await, Lock};
    #[derive(Default)]
    struct StuckGraphs(BTreeMap<Execution, u32>);
    impl Visitor for StuckGraphs {
        fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
            if let Violation::Stuck { .. } = violation {
                *self.0.entry(view.execution()).or_default() += 1;
            }
            Flow::Continue
        }
    }
    let waits = |ending: &Ending| {
        matches!(ending, Ending::Finished | Ending::Joining(_) | Ending::Blocked(Await | Lock))
    };
    let stuck = truth.stuck().filter(|s| s.endings.iter().all(waits));
    let expected: BTreeMap<Execution, u32> = stuck.map(|s| (s.execution.clone(), 1)).collect();
    let mut seen = StuckGraphs::default();
    let config = Config { stuck: Stuck::Error, ..Config::default() };
    explore(program, model, &config, &mut seen);
    let fail = |what: &str, graph: &Execution| panic!("{name}\nunder {model}: {what}\n{}", dump(graph));
    if let Some((graph, _)) = seen.0.iter().find(|(graph, n)| expected.get(graph) != Some(n)) {
        fail("reported as stuck, wrongly or twice", graph);
    }
    // If a thread saw a write before an update that changed nothing, the graph in which it saw that is
    // enough.
    let strictly = truth.stuck().filter(|s| s.endings.iter().all(waits) && looked_at_the_last(s));
    if let Some(missed) = strictly.map(|s| &s.execution).find(|graph| !seen.0.contains_key(graph)) {
        fail("stuck, but not reported", missed);
    }
}

/// Checks that blocked graphs are real, come once, and that those in which every waiting thread looked at the
/// last write are all there. (The others are unlucky looks; the engine leaves them out where it can.)
fn check_blocked(seen: &Seen, truth: &Outcome, model: ModelId, fail: impl Fn(&str, Option<&Execution>)) {
    if let Some((twice, _)) = seen.blocked.iter().find(|(_, n)| **n > 1) {
        fail("a blocked graph was visited twice", Some(twice));
    }
    let real: BTreeSet<&Execution> = truth.blocked.iter().map(|s| &s.execution).collect();
    if let Some(unreal) = seen.blocked.keys().find(|e| !real.contains(e)) {
        fail("a blocked graph that does not exist", Some(unreal));
    }
    if !model.has_co() {
        return;
    }
    for stopped in &truth.blocked {
        if looked_at_the_last(stopped) && !seen.blocked.contains_key(&stopped.execution) {
            fail("a blocked graph was missed", Some(&stopped.execution));
        }
    }
}

/// Returns whether every blocked thread looked at the last write.
fn looked_at_the_last(stopped: &StoppedGraph) -> bool {
    stopped.endings.iter().zip(&stopped.execution.threads).all(|(ending, events)| {
        match (ending, events.last()) {
            (Ending::Blocked(_), Some(last)) if last.label.is_read() => {
                last.rf == Some(last_write(&stopped.execution, last.label.loc()))
            }
            _ => true,
        }
    })
}

pub fn last_write(execution: &Execution, loc: Option<fencepost_graph::Loc>) -> EventRef {
    let loc = loc.expect("reads have a location");
    let order = execution.co.iter().find(|(l, _)| *l == loc);
    order.and_then(|(_, writes)| writes.last().copied()).unwrap_or(EventRef::Init(loc))
}

/// Returns an execution as text, one line per event.
pub fn dump(execution: &Execution) -> String {
    let mut out = String::new();
    for (name, event) in execution.events() {
        out += &format!("{name:?}: {:?} from {:?}\n", event.label, event.rf);
    }
    out + &format!("co {:?}\n", execution.co)
}
