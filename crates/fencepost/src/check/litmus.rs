//! Has the graph engine answer about a litmus test, whose condition is judged on every execution.

use super::ExecutionsRequest;
use super::findings::Findings;
use super::flags::Flags;
use super::gather::{self, Gather};
use super::kinds::TORN_NOTE;
use super::session::{Kept, Resting, Session};
use crate::describe::describe;
use crate::endings::{Endings, MAX_ENDINGS, endings};
use crate::final_states::{Ending, FinalStates, KeptStates, condition_report, plain};
use crate::model::Decider;
use crate::names::{Names, Parts};
use crate::scene::{CandidateScene, Ended};
use fencepost_candidates::{self as candidates, AllowedCandidate};
use fencepost_explore::{Config, Fork, NotOfThisSearch, Place, Summary, Symmetry, View, Violation, Visitor};
use fencepost_graph::ThreadId;
use fencepost_litmus::{Dialect, Observable, Test};
use fencepost_report::{self as report, Effort, Evidence, Finding, Graphs, Kind, Outcome};
use fencepost_search::{Flow, Stopped};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Has the graph engine visit all executions of a litmus test, and judges the test's condition by them.
pub(super) fn by_graphs(test: &Test, question: &ExecutionsRequest<'_>) -> Outcome {
    let search = &question.config.search;
    let start = search.now();
    let flags = Flags::of(&question.decider);
    let mut collector = Collector::new(test, question, flags.as_ref());
    let config = config(test, &question.config);
    let summary = question.decider.explore(&test.program, &config, &mut collector);
    let time = search.since(start);
    let stopped = summary.stopped;
    Outcome::new(collector.evidence(summary, stopped, time))
}

/// Goes on with a search that rested, and reports what is known of it then.
pub(super) fn go_on(
    test: &Test,
    question: &ExecutionsRequest<'_>,
    session: &mut Session,
) -> Result<Outcome, NotOfThisSearch> {
    let flags = Flags::of(&question.decider);
    let fresh = Collector::new(test, question, flags.as_ref());
    let config = config(test, &question.config);
    let resumed = session.go_on(&test.program, &question.decider, &config, &fresh)?;
    let stopped = resumed.summary.stopped;
    Ok(Outcome::new(resumed.visitor.evidence(resumed.summary, stopped, resumed.time)))
}

/// Returns the graph engine's configuration for a litmus test. It is that of the question, with less symmetry
/// if the test tells threads apart.
pub fn config(test: &Test, config: &Config) -> Config {
    Config { symmetry: symmetry(test, config), ..config.clone() }
}

/// Returns the symmetry that was asked for, less the threads that the test names registers of: its condition,
/// filter and final states can tell those from others. Whatever the other threads are called, an execution
/// has the same values of what the test names.
fn symmetry(test: &Test, config: &Config) -> Symmetry {
    let Symmetry::On { apart } = &config.symmetry else { return Symmetry::Off };
    let named = test.observables.iter().filter_map(|observable| match observable.at {
        Observable::Register { thread, .. } => Some(thread),
        Observable::Memory(_) => None,
    });
    Symmetry::On { apart: named.chain(apart.iter().copied()).collect() }
}

/// A visitor that collects the evidence about a litmus test while an engine visits executions.
pub struct Collector<'a> {
    test: &'a Test,
    question: &'a ExecutionsRequest<'a>,
    flags: Option<&'a Flags<'a>>,
    gather: Gather<'a>,
    findings: Findings<'a>,
    states: FinalStates<'a>,
    /// Executions that the filter lets through.
    counted: u64,
    filtered: u64,
    /// Executions with a cycle, among those that are counted.
    cyclic: u64,
    positive: u64,
    negative: u64,
    witness: Option<report::Execution>,
    /// Whether some execution had more than [`MAX_ENDINGS`] endings.
    endings_cut: bool,
    /// Whether the final value of some observable is not determined, which ended the search.
    torn: bool,
    /// The places in the search where there was something new to report.
    notable: Vec<Place>,
}

/// The part of a [`Collector`] that is kept, for tests, while a search rests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptTest {
    counted: u64,
    filtered: u64,
    cyclic: u64,
    positive: u64,
    negative: u64,
    endings_cut: bool,
    torn: bool,
    states: KeptStates,
}

impl<'a> Collector<'a> {
    /// Makes a collector for a litmus test that has seen no execution yet.
    pub fn new(test: &'a Test, question: &'a ExecutionsRequest<'a>, flags: Option<&'a Flags<'a>>) -> Self {
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
            states: FinalStates::new(test),
            counted: 0,
            filtered: 0,
            cyclic: 0,
            positive: 0,
            negative: 0,
            witness: None,
            endings_cut: false,
            torn: false,
            notable: vec![],
        }
    }

    /// Returns the number of things to report.
    fn reported(&self) -> usize {
        self.findings.count() + usize::from(self.witness.is_some())
    }

    /// Remembers the place of `view` in the search, if there is more to report than `before`.
    fn note_place(&mut self, view: &View<'_>, before: usize) {
        if self.reported() > before {
            self.notable.extend(view.place());
        }
    }

    /// Finds a location whose final value is asked for while bytes of it are written as part of another
    /// location; returns the names of both.
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

    /// Returns the evidence that was collected. `stopped` is the limit that ended the search early, if any.
    pub fn evidence(self, summary: Summary, stopped: Option<Stopped>, time: Duration) -> Evidence<Graphs> {
        let test = self.test;
        let mut evidence = self.gather.evidence(&test.program, &summary, time);
        evidence.file = test.program.files.first().map_or(String::new(), |f| f.name().to_owned());
        evidence.test = Some(test.name.clone());
        evidence.details.counts.executions = self.counted;
        if let Effort::Cycles { cyclic, .. } = &mut evidence.details.effort {
            *cyclic = self.cyclic;
        }
        evidence.condition = Some(condition_report(&test.condition, self.positive, self.negative));
        evidence.final_states = self.states.into_report();
        if self.endings_cut {
            evidence.complete = false;
            evidence.bounds_hit.push(format!(
                "of the ways in which an execution may end, only {MAX_ENDINGS} were looked at"
            ));
        }
        if self.filtered > 0 {
            let note = format!("{} executions do not satisfy the filter and are not counted", self.filtered);
            evidence.ended_early.insert(0, note.clone());
            evidence.notes.push(note);
        }
        evidence.errors = self.findings.into_errors();
        if let Some(why) = stopped.filter(|why| *why != Stopped::Enough && !self.torn) {
            (evidence.complete, evidence.stopped) = (false, Some(why));
        }
        if stopped.is_none() && self.counted + self.filtered + summary.blocked == 0 {
            let nothing =
                format!("{} allows no execution, not even one with a blocked thread", evidence.model);
            evidence.ended_early.push(nothing);
        }
        evidence.witness = self.witness;
        evidence
    }
}

impl Collector<'_> {
    /// Returns whether the search ended because an observable's final value is made of parts and so not
    /// determined.
    pub fn found_torn(&self) -> bool {
        self.torn
    }

    /// Adds the findings of the flags that the model raises.
    fn look_for_flags<'b>(&mut self, view: &impl Ended<'b>) {
        let Some(flags) = self.flags.filter(|flags| self.findings.wants(flags)) else { return };
        for raised in flags.raised(view) {
            self.findings.flag(view, &raised);
        }
    }

    /// Records an execution, whichever engine found it; says whether the search goes on.
    fn take<'b>(&mut self, view: &impl Ended<'b>) -> Flow {
        self.look_for_flags(view);
        self.gather.see(view);
        if let Some((name, other)) = self.torn_observable(view) {
            let finding = Finding {
                notes: vec![TORN_NOTE.to_owned()],
                ..Finding::new(
                    Kind::MixedSize,
                    format!(
                        "the final value of {name} is not determined: {other}, which shares some of its bytes, is written"
                    ),
                )
            };
            self.findings.add(view, finding);
            self.torn = true;
            return Flow::Stop;
        }
        let Endings { all: endings, cut } = endings(self.test, (&self.question.decider).into(), view);
        self.endings_cut |= cut;
        // Reports show the ending that decides the question, if there is one.
        let Some(shown) = Ending::reported(&endings) else {
            self.filtered += 1;
            return Flow::Continue;
        };
        self.counted += 1;
        self.cyclic += u64::from(view.derivation().is_some());
        if shown.satisfies {
            self.positive += 1;
        } else {
            self.negative += 1;
        }
        let (test, decider) = (self.test, &self.question.decider);
        if self.witness.is_none() && shown.decides {
            self.witness = Some(pictured(test, view, shown, decider));
        }
        self.gather.list(|| pictured(test, view, shown, decider));
        endings.iter().for_each(|ending| self.states.count(ending));
        Flow::Continue
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let before = self.reported();
        let flow = self.take(view);
        self.note_place(view, before);
        flow
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        let before = self.reported();
        self.gather.see_blocked(view, Parts::Elements, gather::blocked(view));
        self.look_for_flags(view);
        self.note_place(view, before);
        Flow::Continue
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        // The condition asks about all executions, so the search goes on.
        let before = self.reported();
        self.findings.violation(view, &violation);
        self.note_place(view, before);
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
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        self.take(&CandidateScene::new(found))
    }

    fn blocked(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        let picked = CandidateScene::new(found);
        let threads = (0..found.thread_count() as u32).map(ThreadId);
        let blocked = threads.filter_map(|thread| match found.ending(thread) {
            candidates::Ending::Blocked(kind) => Some((thread, *kind)),
            candidates::Ending::Finished | candidates::Ending::Failed(_) => None,
        });
        self.gather.see_blocked(&picked, Parts::Elements, blocked);
        self.look_for_flags(&picked);
        Flow::Continue
    }

    fn failed(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        for thread in (0..found.thread_count() as u32).map(ThreadId) {
            if let candidates::Ending::Failed(fault) = found.ending(thread) {
                self.findings.fault(&CandidateScene::new(found), thread, fault);
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
        self.states.join(later.states);
        self.counted += later.counted;
        self.filtered += later.filtered;
        self.cyclic += later.cyclic;
        self.positive += later.positive;
        self.negative += later.negative;
        self.witness = self.witness.take().or(later.witness);
        self.endings_cut |= later.endings_cut;
        self.torn |= later.torn;
        self.notable.extend(later.notable);
    }
}

impl Resting for Collector<'_> {
    fn rest(self) -> Kept {
        let Collector { counted, filtered, cyclic, positive, negative, endings_cut, torn, .. } = self;
        let states = self.states.kept();
        let test = KeptTest { counted, filtered, cyclic, positive, negative, endings_cut, torn, states };
        Kept { gather: self.gather.kept(), notable: self.notable, test: Some(test) }
    }

    fn with_kept(self, kept: Kept) -> Self {
        let Kept { gather, notable, test } = kept;
        let collector = Collector { gather: self.gather.with_kept(gather), notable, ..self };
        let Some(test) = test else { return collector };
        let KeptTest { counted, filtered, cyclic, positive, negative, endings_cut, torn, states } = test;
        let states = collector.states.with_kept(states);
        Collector { counted, filtered, cyclic, positive, negative, endings_cut, torn, states, ..collector }
    }
}

/// Describes an execution for a report, with the values it ends with.
fn pictured<'b>(test: &Test, view: &impl Ended<'b>, end: &Ending, decider: &Decider) -> report::Execution {
    let mut execution = describe(view, &Names::of(view, Parts::Elements), &[], decider);
    execution.final_values = end.named(test);
    execution
}
