//! A litmus test: its condition, judged on every execution.

use super::Question;
use super::findings::Findings;
use super::flags::Flags;
use super::gather::{self, Gather};
use super::kinds::{MIXED_SIZE, TORN_NOTE};
use crate::describe::describe;
use crate::endings::{Endings, MAX_ENDINGS, endings};
use crate::model::Decider;
use crate::names::{Names, Parts};
use crate::scene::{Ended, Picked};
use fencepost_candidates::{self as candidates, Ending, Found};
use fencepost_explore::{Config, Fork, Summary, Symmetry, View, Violation, Visitor};
use fencepost_graph::ThreadId;
use fencepost_litmus::{Condition, ConditionKind, Dialect, Observable, ObservableId, Test};
use fencepost_report as report;
use fencepost_report::{ConditionReport, FinalState, Finding, Outcome};
use fencepost_search::{Flow, Stopped};
use rustc_hash::FxHashMap;
use std::time::Duration;

/// Has the graph engine answer.
pub(super) fn by_graphs(test: &Test, question: &Question<'_>) -> Outcome {
    let search = &question.config.search;
    let start = search.now();
    let flags = Flags::of(&question.decider);
    let mut collector = Collector::new(test, question, flags.as_ref());
    let config = config(test, &question.config);
    let summary = question.decider.explore(&test.program, &config, &mut collector);
    let time = search.since(start);
    let stopped = summary.stopped;
    collector.outcome(summary, stopped, time)
}

/// How a test is explored.
pub fn config(test: &Test, config: &Config) -> Config {
    Config { symmetry: symmetry(test, config), ..config.clone() }
}

/// The symmetry asked for, less the threads that the test names registers of: its condition, filter and final states can tell those from
/// others. Whatever the other threads are called, an execution has the same values of what the test names.
fn symmetry(test: &Test, config: &Config) -> Symmetry {
    let Symmetry::On { apart } = &config.symmetry else { return Symmetry::Off };
    let named = test.observables.iter().filter_map(|observable| match observable.at {
        Observable::Register { thread, .. } => Some(thread),
        Observable::Memory(_) => None,
    });
    Symmetry::On { apart: named.chain(apart.iter().copied()).collect() }
}

/// Gathers what the report needs while the engine runs.
pub struct Collector<'a> {
    test: &'a Test,
    question: &'a Question<'a>,
    flags: Option<&'a Flags<'a>>,
    gather: Gather<'a>,
    findings: Findings<'a>,
    states: FxHashMap<Vec<u64>, StateCount>,
    /// Executions that the filter lets through.
    counted: u64,
    filtered: u64,
    /// Those that have a cycle, of the ones that are counted.
    cyclic: u64,
    positive: u64,
    negative: u64,
    witness: Option<report::Execution>,
    /// Some execution had more than [`MAX_ENDINGS`] endings.
    endings_cut: bool,
    /// The value of some observable could not be told, which ended the search.
    torn: bool,
}

struct StateCount {
    count: u64,
    satisfies: bool,
}

impl<'a> Collector<'a> {
    pub fn new(test: &'a Test, question: &'a Question<'a>, flags: Option<&'a Flags<'a>>) -> Self {
        let findings = Findings::new(question, Parts::Elements);
        let findings = match test.dialect {
            Dialect::C => findings,
            Dialect::Java => findings.without_races(),
        };
        Collector {
            test,
            question,
            flags,
            gather: Gather::new(question),
            findings,
            states: FxHashMap::default(),
            counted: 0,
            filtered: 0,
            cyclic: 0,
            positive: 0,
            negative: 0,
            witness: None,
            endings_cut: false,
            torn: false,
        }
    }

    /// A location whose final value is asked for while bytes of it are written as another one.
    fn torn_observable<'b>(&self, view: &impl Ended<'b>) -> Option<(String, String)> {
        self.test.observables.iter().find_map(|observable| {
            let Observable::Memory(loc) = observable.at else { return None };
            let other = view.overlapping(loc)?;
            Some((
                plain(&observable.name),
                format!("{} ({} bytes)", Names::of(view, Parts::Elements).loc(other), other.size.bytes()),
            ))
        })
    }

    /// Does an execution that satisfies (or not) the proposition decide the condition?
    fn decides(&self, satisfies: bool) -> bool {
        decides(&self.test.condition, satisfies)
    }

    /// The answer, judged. `stopped`: why the search ended early, if it did.
    pub fn outcome(self, summary: Summary, stopped: Option<Stopped>, time: Duration) -> Outcome {
        let test = self.test;
        let condition = &test.condition;
        let states = self.states.iter().map(|(values, state)| {
            let value = |id: ObservableId| {
                let at = test.shown.iter().position(|shown| *shown == id);
                values[at.expect("the values are those of the shown observables")]
            };
            FinalState {
                values: named_values(test, value),
                count: state.count,
                satisfies: Some(state.satisfies),
            }
        });
        let final_states = states.collect();
        let mut outcome = self.gather.outcome(&test.program, &summary, time);
        outcome.file = test.program.files.first().map_or(String::new(), |f| f.name().to_owned());
        outcome.test = Some(test.name.clone());
        outcome.executions = Some(self.counted);
        outcome.cyclic = outcome.cyclic.map(|_| self.cyclic);
        outcome.condition =
            Some(ConditionReport::new(kind(condition), plain(&condition.text), self.positive, self.negative));
        outcome.final_states = final_states;
        if self.endings_cut {
            outcome.complete = false;
            outcome.bounds_hit.push(format!(
                "of the ways in which an execution may end, only {MAX_ENDINGS} were looked at"
            ));
        }
        if self.filtered > 0 {
            let note = format!("{} executions do not satisfy the filter and are not counted", self.filtered);
            outcome.ended_early.insert(0, note.clone());
            outcome.notes.push(note);
        }
        outcome.errors = self.findings.into_errors();
        if let Some(why) = stopped.filter(|why| *why != Stopped::Enough && !self.torn) {
            (outcome.complete, outcome.stopped) = (false, Some(why.word().to_owned()));
        }
        if stopped.is_none() && self.counted + self.filtered + summary.blocked == 0 {
            let nothing =
                format!("{} allows no execution, not even one with a blocked thread", outcome.model);
            outcome.ended_early.push(nothing);
        }
        outcome.witness = self.witness;
        report::judge(&mut outcome);
        outcome
    }
}

impl Collector<'_> {
    /// Did it end the search because the value of something cannot be told?
    pub fn found_torn(&self) -> bool {
        self.torn
    }

    /// Takes note of the flags that the model raises.
    fn look_for_flags<'b>(&mut self, view: &impl Ended<'b>) {
        let Some(flags) = self.flags.filter(|flags| self.findings.wants(flags)) else { return };
        for raised in flags.raised(view) {
            self.findings.flag(view, &raised);
        }
    }

    /// Takes note of an execution, whoever found it.
    fn take<'b>(&mut self, view: &impl Ended<'b>) -> Flow {
        self.look_for_flags(view);
        self.gather.see(view);
        if let Some((name, other)) = self.torn_observable(view) {
            let finding = Finding {
                kind: MIXED_SIZE.to_owned(),
                message: format!("the value of {name} at the end cannot be told: {other} is written"),
                notes: vec![TORN_NOTE.to_owned()],
                ..Finding::default()
            };
            self.findings.add(view, finding);
            self.torn = true;
            return Flow::Stop;
        }
        let Endings { all: endings, cut } = endings(self.test, (&self.question.decider).into(), view);
        self.endings_cut |= cut;
        if endings.is_empty() {
            self.filtered += 1;
            return Flow::Continue;
        }
        self.counted += 1;
        self.cyclic += u64::from(view.derivation().is_some());
        let satisfied = |values: &Vec<u64>| self.test.condition.prop.holds(values);
        // The ending that decides the question speaks for the execution.
        let deciding = endings.iter().position(|values| self.decides(satisfied(values)));
        let values = &endings[deciding.unwrap_or(0)];
        let satisfies = satisfied(values);
        if satisfies {
            self.positive += 1;
        } else {
            self.negative += 1;
        }
        if self.witness.is_none() && deciding.is_some() {
            self.witness = Some(pictured(self.test, view, values, &self.question.decider));
        }
        let (test, decider) = (self.test, &self.question.decider);
        self.gather.list(|| pictured(test, view, values, decider));
        for values in &endings {
            let satisfies = satisfied(values);
            let shown: Vec<u64> = self.test.shown.iter().map(|id| values[id.index()]).collect();
            self.states.entry(shown).or_insert(StateCount { count: 0, satisfies }).count += 1;
        }
        Flow::Continue
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.take(view)
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.gather.see_blocked(view, Parts::Elements, gather::blocked(view));
        self.look_for_flags(view);
        Flow::Continue
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        // The condition asks about all executions, so the search goes on.
        self.findings.violation(view, &violation);
        Flow::Continue
    }

    fn restart(&mut self) {
        *self = Collector::new(self.test, self.question, self.flags);
    }

    fn wants_races(&self) -> bool {
        self.findings.wants_races()
    }
}

impl candidates::Visitor for Collector<'_> {
    fn execution(&mut self, found: &Found<'_>) -> Flow {
        self.take(&Picked::new(found))
    }

    fn blocked(&mut self, found: &Found<'_>) -> Flow {
        let picked = Picked::new(found);
        let threads = (0..found.thread_count() as u32).map(ThreadId);
        let blocked = threads.filter_map(|thread| match found.ending(thread) {
            Ending::Blocked(kind) => Some((thread, *kind)),
            Ending::Finished | Ending::Failed(_) => None,
        });
        self.gather.see_blocked(&picked, Parts::Elements, blocked);
        self.look_for_flags(&picked);
        Flow::Continue
    }

    fn failed(&mut self, found: &Found<'_>) -> Flow {
        for thread in (0..found.thread_count() as u32).map(ThreadId) {
            if let Ending::Failed(fault) = found.ending(thread) {
                self.findings.fault(&Picked::new(found), thread, fault);
            }
        }
        Flow::Continue
    }
}

impl Fork for Collector<'_> {
    fn fork(&self) -> Self {
        Collector::new(self.test, self.question, self.flags)
    }

    fn join(&mut self, later: Self) {
        self.gather.join(later.gather);
        self.findings.join(later.findings);
        for (values, StateCount { count, satisfies }) in later.states {
            self.states.entry(values).or_insert(StateCount { count: 0, satisfies }).count += count;
        }
        self.counted += later.counted;
        self.filtered += later.filtered;
        self.cyclic += later.cyclic;
        self.positive += later.positive;
        self.negative += later.negative;
        self.witness = self.witness.take().or(later.witness);
        self.endings_cut |= later.endings_cut;
    }
}

/// An execution with the values it ends with.
fn pictured<'b>(test: &Test, view: &impl Ended<'b>, values: &[u64], decider: &Decider) -> report::Execution {
    let mut execution = describe(view, &Names::of(view, Parts::Elements), &[], decider);
    execution.final_values = named_values(test, |id| values[id.index()]);
    execution
}

/// The quantifier, as reports have it.
pub fn kind(condition: &Condition) -> report::ConditionKind {
    match condition.kind {
        ConditionKind::Exists => report::ConditionKind::Exists,
        ConditionKind::NotExists => report::ConditionKind::NotExists,
        ConditionKind::Forall => report::ConditionKind::Forall,
    }
}

/// Is the question settled by something that satisfies (or not) the proposition?
pub fn decides(condition: &Condition, satisfies: bool) -> bool {
    match condition.kind {
        ConditionKind::Exists | ConditionKind::NotExists => satisfies,
        ConditionKind::Forall => !satisfies,
    }
}

/// The shown observables with their values.
pub fn named_values(test: &Test, value: impl Fn(ObservableId) -> u64) -> Vec<(String, report::Value)> {
    let show = |id: ObservableId| {
        let text = test.show_value(id, value(id));
        (plain(&test.observable(id).name), report::Value::from(text))
    };
    test.shown.iter().map(|id| show(*id)).collect()
}

/// Memory by its bare name where that is clear, `x` for herd's `[x]`: alone, or on the left of an equation. (On its right, `x`
/// would be an address.)
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let (before, bracket) = rest.split_at(open);
        out += before;
        let element = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        match bracket[1..].split_once(']') {
            Some((name, after)) if !element && (after.is_empty() || after.starts_with('=')) => {
                out += name;
                rest = after;
            }
            _ => {
                out.push('[');
                rest = &bracket[1..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_by_its_bare_name() {
        for (given, expected) in [
            ("[x]", "x"),
            ("a[1]", "a[1]"),
            ("0:r0", "0:r0"),
            (r"exists ([x]=1 /\ a[1]=2 /\ 0:r0=[y])", r"exists (x=1 /\ a[1]=2 /\ 0:r0=[y])"),
            ("exists ([x]=[y])", "exists (x=[y])"),
            ("[", "["),
        ] {
            assert_eq!(plain(given), expected);
        }
    }
}
