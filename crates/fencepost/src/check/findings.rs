//! What goes wrong in executions, collected: each error once, with the execution that shows it first.

use super::kinds::{self, MIXED_SIZE, MIXED_SIZE_NOTE};
use super::{Errors, Request};
use crate::describe::describe;
use crate::explain::{self, assertion, memory, race, stuck};
use crate::names::{Names, Parts};
use fencepost_explore::{View, Violation};
use fencepost_graph::EventRef;
use fencepost_program::{Fault, Pos, ThreadId};
use fencepost_report::{self as report, Finding};
use rustc_hash::FxHashSet;

/// Was something added?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noted {
    /// A finding that the report will show.
    New,
    /// One that is known already, or that nobody wants.
    Dropped,
}

/// A finding, and the events that it is about.
pub struct Explained {
    /// The finding, without its execution.
    pub finding: Finding,
    /// Its events: a trace keeps them, whatever it leaves out.
    pub focus: Vec<EventRef>,
}

/// The errors so far.
pub struct Findings<'a> {
    request: &'a Request,
    parts: Parts,
    errors: Vec<Finding>,
    races: bool,
    /// The pairs of places of the races reported.
    race_places: FxHashSet<(Option<Pos>, Option<Pos>)>,
}

impl<'a> Findings<'a> {
    pub fn new(request: &'a Request, parts: Parts) -> Self {
        Findings {
            request,
            parts,
            errors: vec![],
            races: request.wants(report::RACE),
            race_places: FxHashSet::default(),
        }
    }

    /// The same, where races are no errors: Java's fields may be raced on, whatever the model.
    pub fn without_races(self) -> Self {
        Findings { races: false, ..self }
    }

    /// Are races of interest (still)?
    pub fn wants_races(&self) -> bool {
        self.races
    }

    /// Adds an error that is not of the engine's making.
    pub fn add(&mut self, view: &View<'_>, finding: Finding) {
        let names = Names::of(view, self.parts);
        self.errors.push(Finding { execution: Some(describe(view, &names, &[])), ..finding });
    }

    /// Takes note of what the engine found.
    pub fn violation(&mut self, view: &View<'_>, violation: &Violation) -> Noted {
        if let Violation::Race { first, second } = violation {
            self.races = self.request.errors == Errors::All;
            let (a, b) = (view.pos(*first), view.pos(*second));
            if !self.race_places.insert((a.min(b), a.max(b))) {
                return Noted::Dropped;
            }
        }
        let names = Names::of(view, self.parts);
        let Explained { finding, focus } = explained(view, &names, violation);
        let known = self.errors.iter().any(|e| {
            e.kind == finding.kind
                && e.line == finding.line
                && e.message == finding.message
                && e.thread == finding.thread
        });
        if known || !self.request.wants(&finding.kind) {
            return Noted::Dropped;
        }
        self.errors.push(Finding { execution: Some(describe(view, &names, &focus)), ..finding });
        Noted::New
    }

    /// All of them.
    pub fn into_errors(self) -> Vec<Finding> {
        self.errors
    }
}

/// What is wrong, in words.
fn explained(view: &View<'_>, names: &Names<'_>, violation: &Violation) -> Explained {
    match violation {
        Violation::Race { first, second } => race::explain(view, names, *first, *second),
        Violation::UseAfterFree { access, free } => memory::use_after_free(view, names, *access, *free),
        Violation::DoubleFree { first, second } => memory::double_free(view, names, *first, *second),
        Violation::Uninitialised { read } => memory::uninitialised(view, names, *read),
        Violation::Stuck { threads } => stuck::explain(view, names, threads),
        Violation::MixedSize { thread, access, other } => {
            let message = format!(
                "{} accesses {} byte(s) at {}, where {} is accessed as {} byte(s)",
                names.thread(*thread),
                access.size.bytes(),
                names.loc(*access),
                names.loc(*other),
                other.size.bytes(),
            );
            let notes = vec![MIXED_SIZE_NOTE.to_owned()];
            let finding = Finding { notes, ..explain::now(view, names, *thread, MIXED_SIZE, message) };
            Explained { finding, focus: last_event(view, *thread) }
        }
        Violation::Fault { thread, fault: fault @ (Fault::Assert(text) | Fault::Error(text)) } => {
            let finding = explain::now(view, names, *thread, kinds::of_fault(fault), fault.to_string());
            assertion::explain(view, names, *thread, text, finding)
        }
        Violation::Fault { thread, fault } => {
            let message = kinds::message(fault, names);
            let finding = explain::now(view, names, *thread, kinds::of_fault(fault), message);
            Explained { finding, focus: last_event(view, *thread) }
        }
    }
}

/// The last thing a thread did.
fn last_event(view: &View<'_>, thread: ThreadId) -> Vec<EventRef> {
    let count = view.execution().threads.get(thread.index()).map_or(0, Vec::len);
    count.checked_sub(1).map(|last| EventRef::At(thread, last as u32)).into_iter().collect()
}
