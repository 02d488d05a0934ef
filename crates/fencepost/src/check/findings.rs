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
    errors: Vec<Noticed>,
    races: bool,
    /// The pairs of places of the races reported.
    race_places: FxHashSet<RacePlaces>,
}

/// The places of the two accesses of a race.
type RacePlaces = (Option<Pos>, Option<Pos>);

/// An error; if it is a race, where.
struct Noticed {
    finding: Finding,
    race: Option<RacePlaces>,
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

    /// Takes over what another one found later.
    pub fn join(&mut self, later: Self) {
        for noticed in later.errors {
            let news = match noticed.race {
                Some(places) => self.is_new_race(places),
                None => true,
            };
            if news && !self.knows(&noticed.finding) {
                self.errors.push(noticed);
            }
        }
    }

    /// A race was found: is it of interest, and not known yet?
    fn is_new_race(&mut self, places: RacePlaces) -> bool {
        let wanted = self.races;
        self.races &= self.request.errors == Errors::All;
        wanted && self.race_places.insert(places)
    }

    /// Is this error among those found?
    fn knows(&self, finding: &Finding) -> bool {
        self.errors.iter().any(|Noticed { finding: known, .. }| {
            known.kind == finding.kind
                && known.line == finding.line
                && known.message == finding.message
                && known.thread == finding.thread
        })
    }

    /// Are races of interest (still)?
    pub fn wants_races(&self) -> bool {
        self.races
    }

    /// Adds an error that is not of the engine's making.
    pub fn add(&mut self, view: &View<'_>, finding: Finding) {
        let names = Names::of(view, self.parts);
        let finding = Finding { execution: Some(describe(view, &names, &[])), ..finding };
        self.errors.push(Noticed { finding, race: None });
    }

    /// Takes note of what the engine found.
    pub fn violation(&mut self, view: &View<'_>, violation: &Violation) -> Noted {
        let mut race = None;
        if let Violation::Race { first, second } = violation {
            let (a, b) = (view.pos(*first), view.pos(*second));
            let places = (a.min(b), a.max(b));
            if !self.is_new_race(places) {
                return Noted::Dropped;
            }
            race = Some(places);
        }
        let names = Names::of(view, self.parts);
        let Explained { finding, focus } = explained(view, &names, violation);
        if self.knows(&finding) || !self.request.wants(&finding.kind) {
            return Noted::Dropped;
        }
        let finding = Finding { execution: Some(describe(view, &names, &focus)), ..finding };
        self.errors.push(Noticed { finding, race });
        Noted::New
    }

    /// All of them.
    pub fn into_errors(self) -> Vec<Finding> {
        self.errors.into_iter().map(|noticed| noticed.finding).collect()
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
