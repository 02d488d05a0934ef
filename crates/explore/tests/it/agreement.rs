//! One program, one model: the engine and the oracle must agree.

use fencepost_explore::{Config, Flow, ModelId, Summary, View, Violation, Visitor, explore};
use fencepost_graph::{EventRef, Execution};
use fencepost_oracle::{Ending, Graphs, Outcome};
use fencepost_program::Program;
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

/// What the engine finds.
pub fn engine(program: &Program, model: ModelId) -> (Seen, Summary) {
    let mut seen = Seen::default();
    let summary = explore(program, model, &Config::default(), &mut seen);
    (seen, summary)
}

/// Compares the two on one program under all models; `name` identifies the program in messages.
#[track_caller]
pub fn check_all(name: &dyn Display, program: &Program, graphs: &Graphs) {
    for model in ModelId::ALL {
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
    assert_eq!(summary.executions, expected.len() as u64, "{name} under {model}: the count");
    assert_eq!(summary.stopped, None, "{name}");
    assert!((summary.done - 1.0).abs() < 1e-9, "{name} under {model}: {} of the tree", summary.done);
    assert_eq!(seen.races > 0, truth.has_races(), "{name} under {model}: races");
    assert_eq!(seen.faults > 0, truth.has_errors(), "{name} under {model}: faults");
    let found = (seen.uses_after_free > 0, seen.double_frees > 0, seen.uninitialised > 0);
    let true_ones = (truth.has_use_after_free, truth.has_double_free, truth.has_uninitialised);
    assert_eq!(found, true_ones, "{name} under {model}: use after free, double free, uninitialised");
}

/// Blocked graphs are real, come once, and those in which every waiting thread looked at the last write are all
/// there. (The others are unlucky looks; the engine leaves them out where it can.)
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
        let looked = stopped.endings.iter().zip(&stopped.execution.threads).all(|(ending, events)| {
            match (ending, events.last()) {
                (Ending::Blocked(_), Some(last)) if last.label.is_read() => {
                    last.rf == Some(last_write(&stopped.execution, last.label.loc()))
                }
                _ => true,
            }
        });
        if looked && !seen.blocked.contains_key(&stopped.execution) {
            fail("a blocked graph was missed", Some(&stopped.execution));
        }
    }
}

fn last_write(execution: &Execution, loc: Option<fencepost_graph::Loc>) -> EventRef {
    let loc = loc.expect("reads have a location");
    let order = execution.co.iter().find(|(l, _)| *l == loc);
    order.and_then(|(_, writes)| writes.last().copied()).unwrap_or(EventRef::Init(loc))
}

/// One line per event.
fn dump(execution: &Execution) -> String {
    let mut out = String::new();
    for (name, event) in execution.events() {
        out += &format!("{name:?}: {:?} from {:?}\n", event.label, event.rf);
    }
    out + &format!("co {:?}\n", execution.co)
}
