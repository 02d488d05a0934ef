//! Has the graph engine answer about a program: it looks for an execution in which something goes wrong.

use super::ExecutionsRequest;
use super::findings::{Findings, Novelty};
use super::flags::Flags;
use super::gather::{self, Gather};
use super::session::{Kept, Resting, Session};
use crate::describe::describe;
use crate::explain::{self, Explained, memory};
use crate::names::{Names, Parts};
use crate::options::Errors;
use fencepost_explore::{Config, Fork, NotOfThisSearch, Place, Stuck, Summary, View, Violation, Visitor};
use fencepost_graph::{EventRef, Label};
use fencepost_program::{AllocKind, Op, Pos, Program};
use fencepost_report::{Evidence, Finding, Graphs, Kind, Outcome};
use fencepost_search::Flow;
use rustc_hash::FxHashSet;
use std::time::Duration;

/// Has the graph engine visit the executions of a program, and reports the errors that it finds.
pub(super) fn by_graphs(program: &Program, question: &ExecutionsRequest<'_>) -> Outcome {
    let search = &question.config.search;
    let start = search.now();
    let flags = Flags::of(&question.decider);
    let mut collector = Collector::new(question, flags.as_ref());
    let summary = question.decider.explore(program, &config(question), &mut collector);
    Outcome::new(collector.evidence(program, &summary, search.since(start)))
}

/// Goes on with a search that rested, and reports what is known of it then.
pub(super) fn go_on(
    program: &Program,
    question: &ExecutionsRequest<'_>,
    session: &mut Session,
) -> Result<Outcome, NotOfThisSearch> {
    let flags = Flags::of(&question.decider);
    let fresh = Collector::new(question, flags.as_ref());
    let resumed = session.go_on(program, &question.decider, &config(question), &fresh)?;
    Ok(Outcome::new(resumed.visitor.evidence(program, &resumed.summary, resumed.time)))
}

/// Returns the graph engine's configuration for a question about a program.
fn config(question: &ExecutionsRequest<'_>) -> Config {
    let stuck = if question.wants(Kind::Deadlock) || question.wants(Kind::Liveness) {
        Stuck::Error
    } else {
        Stuck::Blocked
    };
    Config { stuck, ..question.config.clone() }
}

struct Collector<'a> {
    question: &'a ExecutionsRequest<'a>,
    flags: Option<&'a Flags<'a>>,
    gather: Gather<'a>,
    findings: Findings<'a>,
    /// Warnings in the order in which they were found, each with its key.
    warnings: Vec<(WarningKey, Finding)>,
    /// The keys of the warnings.
    warned: FxHashSet<WarningKey>,
    /// Whether the program allocates heap memory; `None` until an execution has been seen.
    heap: Option<bool>,
    /// The places in the search where there was something new to report.
    notable: Vec<Place>,
}

/// The key of a warning, which is given once: its kind or the name of a flag, and the place that it is about.
type WarningKey = (String, Option<Pos>);

impl<'a> Collector<'a> {
    fn new(question: &'a ExecutionsRequest<'a>, flags: Option<&'a Flags<'a>>) -> Self {
        Collector {
            question,
            flags,
            gather: Gather::new(question),
            findings: Findings::new(question, Parts::Offsets),
            warnings: vec![],
            warned: FxHashSet::default(),
            heap: None,
            notable: vec![],
        }
    }

    /// Returns the number of things to report.
    fn reported(&self) -> usize {
        self.findings.count() + self.warnings.len()
    }

    /// Remembers the place of `view` in the search, if there is more to report than `before`.
    fn note_place(&mut self, view: &View<'_>, before: usize) {
        if self.reported() > before {
            self.notable.extend(view.place());
        }
    }

    /// Returns what was seen, as evidence.
    fn evidence(self, program: &Program, summary: &Summary, time: Duration) -> Evidence<Graphs> {
        let mut evidence = self.gather.evidence(program, summary, time);
        evidence.file = program.name.clone();
        evidence.errors = self.findings.into_errors();
        evidence.warnings = self.warnings.into_iter().map(|(_, warning)| warning).collect();
        evidence
    }

    /// Warns of memory that is never freed and of threads that are neither joined nor detached: once for each
    /// place.
    fn warn(&mut self, view: &View<'_>) {
        let heap = *self.heap.get_or_insert_with(|| {
            view.program().any_op(|op| matches!(op, Op::Alloc { kind: AllocKind::Heap, .. }))
        });
        if heap && self.question.wants(Kind::Leak) {
            for event in view.leaked().into_iter().filter(|event| !is_kept(view, *event)) {
                self.warn_of(view, Kind::Leak, event);
            }
        }
        if self.question.wants(Kind::Unjoined) {
            for event in view.unjoined().into_iter().filter_map(|thread| view.started_by(thread)) {
                self.warn_of(view, Kind::Unjoined, event);
            }
        }
    }

    /// Adds the flags that the model raises: as errors if they make the program undefined, else as warnings.
    fn look_for_flags(&mut self, view: &View<'_>) -> Flow {
        let Some(flags) = self.flags.filter(|flags| self.findings.wants(flags)) else {
            return Flow::Continue;
        };
        for raised in flags.raised(view) {
            if raised.is_undefined() {
                if (self.findings.flag(view, &raised), self.question.options.errors)
                    == (Novelty::New, Errors::First)
                {
                    return Flow::Stop;
                }
                continue;
            }
            let warned = (raised.name().to_owned(), None);
            if self.question.wants(raised.kind()) && self.warned.insert(warned.clone()) {
                let names = Names::of(view, Parts::Offsets);
                let Explained { finding, focus } = raised.explained(view, &names);
                let execution = Some(describe(view, &names, &focus, &self.question.decider));
                self.warnings.push((warned, Finding { execution, ..finding }));
            }
        }
        Flow::Continue
    }

    /// Warns of the object or thread that `event` made, unless there is such a warning already.
    fn warn_of(&mut self, view: &View<'_>, kind: Kind, event: EventRef) {
        let warned = (kind.word().to_owned(), view.pos(event));
        if !self.warned.insert(warned.clone()) {
            return;
        }
        let names = Names::of(view, Parts::Offsets);
        let warning = match view.execution().event(event).map(|e| e.label) {
            Some(Label::Alloc { addr, size, .. }) => {
                let thread = explain::at(view, &names, kind, event).thread;
                Finding { thread, ..memory::leaked(&names, addr, size, view.pos(event), "execution") }
            }
            Some(Label::Spawn(thread)) => {
                let message = format!("{} is neither joined nor detached", names.thread(thread));
                Finding { message, ..explain::at(view, &names, kind, event) }
            }
            _ => return,
        };
        self.warnings.push((warned, warning));
    }
}

/// Returns whether an object that `event` allocated is one of the runtime's that last as long as the process.
fn is_kept(view: &View<'_>, event: EventRef) -> bool {
    let innermost =
        view.asked(event).and_then(|(thread, _)| thread.call_stack(view.program()).first().copied());
    innermost.is_some_and(|(function, _)| view.program().function(function).name == fencepost_llvm::KEPT)
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.gather.see(view);
        let decider = &self.question.decider;
        self.gather.list(|| describe(view, &Names::of(view, Parts::Offsets), &[], decider));
        let before = self.reported();
        self.warn(view);
        let flow = self.look_for_flags(view);
        self.note_place(view, before);
        flow
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.gather.see_blocked(view, Parts::Offsets, gather::blocked(view));
        let before = self.reported();
        let flow = self.look_for_flags(view);
        self.note_place(view, before);
        flow
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        let before = self.reported();
        let novelty = self.findings.violation(view, &violation);
        self.note_place(view, before);
        match (novelty, self.question.options.errors) {
            (Novelty::New, Errors::First) => Flow::Stop,
            _ => Flow::Continue,
        }
    }

    fn restart(&mut self) {
        *self = Collector::new(self.question, self.flags);
    }

    fn wants_races(&self) -> bool {
        self.findings.wants_races()
    }
}

impl Fork for Collector<'_> {
    fn fork(&self) -> Self {
        Collector::new(self.question, self.flags)
    }

    fn join(&mut self, later: Self) {
        self.gather.join(later.gather);
        self.findings.join(later.findings);
        for (warned, warning) in later.warnings {
            if self.warned.insert(warned.clone()) {
                self.warnings.push((warned, warning));
            }
        }
        self.notable.extend(later.notable);
    }
}

impl Resting for Collector<'_> {
    fn rest(self) -> Kept {
        Kept { gather: self.gather.kept(), notable: self.notable, test: None }
    }

    fn with_kept(self, kept: Kept) -> Self {
        Collector { gather: self.gather.with_kept(kept.gather), notable: kept.notable, ..self }
    }
}
