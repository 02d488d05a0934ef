//! A program: is there an execution in which something goes wrong?

use super::findings::{Findings, Noted};
use super::flags::Flags;
use super::gather::{self, Gather};
use super::kinds::{DEADLOCK, LEAK, LIVENESS, UNJOINED};
use super::{Errors, Explained, Request, refusals};
use crate::describe::describe;
use crate::explain;
use crate::names::{Names, Parts};
use fencepost_explore::{Config, Flow, Fork, Stuck, View, Violation, Visitor};
use fencepost_graph::{EventRef, Label};
use fencepost_program::{AllocKind, Op, Pos, Program};
use fencepost_report::{self as report, Finding, Outcome};
use rustc_hash::FxHashSet;

/// Explores the executions of a program until something goes wrong, or all of them. The graph engine does, and where it leaves out
/// executions (`cycles.rs`) and finds nothing wrong, the symbolic engine.
pub fn program(program: &Program, request: &Request) -> Outcome {
    match request.model.leaves_out_cycles(program) {
        true => super::cycles::program(program, request),
        false => by_graphs(program, request),
    }
}

/// Has the graph engine answer.
pub(super) fn by_graphs(program: &Program, request: &Request) -> Outcome {
    let search = request.config.search.clone();
    let start = search.now();
    if let Some(finding) = refusals::refusal(&request.model, program) {
        let about = Outcome {
            file: program.name.clone(),
            model: request.model.name().to_owned(),
            engine: "graph".to_owned(),
            ..Outcome::default()
        };
        return refusals::refused(finding, about);
    }
    let flags = Flags::of(&request.model);
    let mut collector = Collector::new(request, flags.as_ref());
    let stuck =
        if request.wants(DEADLOCK) || request.wants(LIVENESS) { Stuck::Error } else { Stuck::Blocked };
    let config = Config { stuck, ..request.config.clone() };
    let summary = request.model.explore(program, &config, &mut collector);
    let mut outcome = collector.gather.outcome(program, &summary, search.since(start));
    outcome.file = program.name.clone();
    outcome.errors = collector.findings.into_errors();
    outcome.warnings = collector.warnings.into_iter().map(|(_, warning)| warning).collect();
    report::judge(&mut outcome);
    outcome
}

struct Collector<'a> {
    request: &'a Request,
    flags: Option<&'a Flags<'a>>,
    gather: Gather<'a>,
    findings: Findings<'a>,
    /// What was warned of, in order.
    warnings: Vec<(Warned, Finding)>,
    /// The same, to look up.
    warned: FxHashSet<Warned>,
    /// Does the program allocate at all? (Known once an execution has been seen.)
    heap: Option<bool>,
}

/// What is warned of once: a kind of thing or the name of a flag, and where it comes from.
type Warned = (String, Option<Pos>);

impl<'a> Collector<'a> {
    fn new(request: &'a Request, flags: Option<&'a Flags<'a>>) -> Self {
        Collector {
            request,
            flags,
            gather: Gather::new(request),
            findings: Findings::new(request, Parts::Offsets),
            warnings: vec![],
            warned: FxHashSet::default(),
            heap: None,
        }
    }

    /// Memory that is never freed, and threads that nobody waits for: each place once.
    fn warn(&mut self, view: &View<'_>) {
        let heap = *self.heap.get_or_insert_with(|| {
            view.program().any_op(|op| matches!(op, Op::Alloc { kind: AllocKind::Heap, .. }))
        });
        if heap && self.request.wants(LEAK) {
            for event in view.leaked() {
                self.warn_of(view, LEAK, event);
            }
        }
        if self.request.wants(UNJOINED) {
            for event in view.unjoined().into_iter().filter_map(|thread| view.started_by(thread)) {
                self.warn_of(view, UNJOINED, event);
            }
        }
    }

    /// What the model's text says is wrong: an error where the program has no meaning, else a warning.
    fn look_for_flags(&mut self, view: &View<'_>) -> Flow {
        let Some(flags) = self.flags.filter(|flags| self.findings.wants(flags)) else {
            return Flow::Continue;
        };
        for raised in flags.raised(view) {
            if raised.is_undefined() {
                if (self.findings.flag(view, &raised), self.request.errors) == (Noted::New, Errors::First) {
                    return Flow::Stop;
                }
                continue;
            }
            let warned = (raised.name().to_owned(), None);
            if self.request.wants(raised.kind()) && self.warned.insert(warned.clone()) {
                let names = Names::of(view, Parts::Offsets);
                let Explained { finding, focus } = raised.explained(view, &names);
                let execution = Some(describe(view, &names, &focus, &self.request.model));
                self.warnings.push((warned, Finding { execution, ..finding }));
            }
        }
        Flow::Continue
    }

    /// Warns of what `event` made, unless that was done before.
    fn warn_of(&mut self, view: &View<'_>, kind: &'static str, event: EventRef) {
        let warned = (kind.to_owned(), view.pos(event));
        if !self.warned.insert(warned.clone()) {
            return;
        }
        let names = Names::of(view, Parts::Offsets);
        let message = match view.execution().event(event).map(|e| e.label) {
            Some(Label::Alloc { addr, size, .. }) => {
                format!("{} ({size} bytes) is not freed at the end of some execution", names.address(addr))
            }
            Some(Label::Spawn(thread)) => {
                format!("{} is neither joined nor detached", names.thread(thread))
            }
            _ => return,
        };
        self.warnings.push((warned, Finding { message, ..explain::at(view, &names, kind, event) }));
    }
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.gather.see(view);
        let under = &self.request.model;
        self.gather.list(|| describe(view, &Names::of(view, Parts::Offsets), &[], under));
        self.warn(view);
        self.look_for_flags(view)
    }

    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.gather.see_blocked(view, Parts::Offsets, gather::blocked(view));
        self.look_for_flags(view)
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match (self.findings.violation(view, &violation), self.request.errors) {
            (Noted::New, Errors::First) => Flow::Stop,
            _ => Flow::Continue,
        }
    }

    fn restart(&mut self) {
        *self = Collector::new(self.request, self.flags);
    }

    fn wants_races(&self) -> bool {
        self.findings.wants_races()
    }
}

impl Fork for Collector<'_> {
    fn fork(&self) -> Self {
        Collector::new(self.request, self.flags)
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
