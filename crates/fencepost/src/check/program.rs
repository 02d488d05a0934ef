//! Has the graph engine answer about a program: it looks for an execution in which something goes wrong.

use super::ExecutionsRequest;
use super::findings::{Findings, Novelty};
use super::flags::Flags;
use super::gather::{self, Gather};
use crate::describe::describe;
use crate::explain::{self, Explained, memory};
use crate::names::{Names, Parts};
use crate::options::Errors;
use fencepost_explore::{Config, Fork, Stuck, View, Violation, Visitor};
use fencepost_graph::{EventRef, Label};
use fencepost_program::{AllocKind, Op, Pos, Program};
use fencepost_report::{Finding, Kind, Outcome};
use fencepost_search::Flow;
use rustc_hash::FxHashSet;

/// Has the graph engine visit the executions of a program, and reports the errors that it finds.
pub(super) fn by_graphs(program: &Program, question: &ExecutionsRequest<'_>) -> Outcome {
    let search = &question.config.search;
    let start = search.now();
    let flags = Flags::of(&question.decider);
    let mut collector = Collector::new(question, flags.as_ref());
    let stuck = if question.wants(Kind::Deadlock) || question.wants(Kind::Liveness) {
        Stuck::Error
    } else {
        Stuck::Blocked
    };
    let config = Config { stuck, ..question.config.clone() };
    let summary = question.decider.explore(program, &config, &mut collector);
    let mut evidence = collector.gather.evidence(program, &summary, search.since(start));
    evidence.file = program.name.clone();
    evidence.errors = collector.findings.into_errors();
    evidence.warnings = collector.warnings.into_iter().map(|(_, warning)| warning).collect();
    Outcome::new(evidence)
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
        }
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
        self.warn(view);
        self.look_for_flags(view)
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.gather.see_blocked(view, Parts::Offsets, gather::blocked(view));
        self.look_for_flags(view)
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match (self.findings.violation(view, &violation), self.question.options.errors) {
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
    }
}
