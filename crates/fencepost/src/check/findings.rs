//! Collects the errors of executions: each error once, with the first execution that shows it.

use super::ExecutionsRequest;
use super::flags::{Flags, Raised};
use crate::describe::describe;
use crate::explain::{self, Explained};
use crate::names::{Names, Parts};
use crate::options::Errors;
use crate::scene::{Ended, Scene};
use fencepost_explore::{View, Violation};
use fencepost_graph::EventRef;
use fencepost_program::{Fault, Pos, ThreadId};
use fencepost_report::{Finding, Kind};
use rustc_hash::FxHashSet;

/// Whether an error was added to the report or dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// A finding that the report will show.
    New,
    /// An error that is in the report already, or that the options leave out.
    Dropped,
}

/// The errors that a search of the graph engine or the candidate enumerator has found, each once.
pub struct Findings<'a> {
    question: &'a ExecutionsRequest<'a>,
    parts: Parts,
    errors: Vec<FoundError>,
    races: bool,
    /// The pairs of places of the races reported.
    race_places: FxHashSet<RacePlaces>,
    /// The flags reported, by name.
    flagged: FxHashSet<String>,
}

/// The places of the two accesses of a race.
type RacePlaces = (Option<Pos>, Option<Pos>);

/// An error, with the places of its accesses if it is a race.
struct FoundError {
    finding: Finding,
    race: Option<RacePlaces>,
    /// The name of the flag that the model raised; `None` for races and for errors that the engine found.
    flag: Option<String>,
}

impl<'a> Findings<'a> {
    /// Makes an empty collection of errors for a question; `parts` says how reports name parts of objects.
    pub fn new(question: &'a ExecutionsRequest<'a>, parts: Parts) -> Self {
        Findings {
            question,
            parts,
            errors: vec![],
            races: question.wants(Kind::Race),
            race_places: FxHashSet::default(),
            flagged: FxHashSet::default(),
        }
    }

    /// Returns the collection with data races left out from now on. Those on fields of Java programs are no
    /// errors, whatever the model.
    pub fn without_races(self) -> Self {
        Findings { races: false, ..self }
    }

    /// Adds the errors that a later part of the search found, except those that are in the report already.
    pub fn join(&mut self, later: Self) {
        for noticed in later.errors {
            let news = match (noticed.race, &noticed.flag) {
                (Some(places), _) => self.is_new_race(places),
                (None, Some(flag)) => self.is_new_flag(flag),
                (None, None) => true,
            };
            if news && !self.knows(&noticed.finding) {
                self.errors.push(noticed);
            }
        }
    }

    /// Returns whether a race with these places is to be reported: races are wanted, and this one is new.
    /// Notes that it was found.
    fn is_new_race(&mut self, places: RacePlaces) -> bool {
        let wanted = self.races;
        self.races &= self.question.options.errors == Errors::All;
        wanted && self.race_places.insert(places)
    }

    /// Returns whether a flag of this name is to be reported: it is new, or all errors are wanted. Notes that
    /// it was raised.
    fn is_new_flag(&mut self, name: &str) -> bool {
        self.flagged.insert(name.to_owned()) || self.question.options.errors == Errors::All
    }

    /// Returns whether a flag of the model could still lead to an error that is not in the report.
    pub fn wants(&self, flags: &Flags<'_>) -> bool {
        let kinds = self.races || self.question.wants(Kind::Flag);
        let seen = self.flagged.len() + usize::from(!self.race_places.is_empty());
        kinds
            && (self.question.options.errors == Errors::All || flags.count().is_none_or(|count| seen < count))
    }

    /// Returns whether this error is among those found.
    fn knows(&self, finding: &Finding) -> bool {
        self.errors.iter().any(|known| explain::is_same(&known.finding, finding))
    }

    /// Returns whether data races are reported.
    pub fn wants_races(&self) -> bool {
        self.races
    }

    /// Adds an error that an engine does not look for itself, with the execution that shows it.
    pub fn add<'b>(&mut self, view: &impl Ended<'b>, finding: Finding) {
        let names = Names::of(view, self.parts);
        self.push(view, &names, Explained { finding, focus: vec![] }, None, None);
    }

    fn push<'b>(
        &mut self,
        view: &impl Ended<'b>,
        names: &Names<'_>,
        explained: Explained,
        race: Option<RacePlaces>,
        flag: Option<String>,
    ) {
        let Explained { finding, focus } = explained;
        let mut execution = describe(view, names, &focus, &self.question.decider);
        if finding.kind == Kind::Race && execution.derivation.is_none() && !execution.focus.is_empty() {
            let last = execution.focus.clone();
            execution.end_at(&last);
        }
        let execution = Some(execution);
        self.errors.push(FoundError { finding: Finding { execution, ..finding }, race, flag });
    }

    /// Adds the error that a raised flag of the model reports, unless it is in the report already or not
    /// wanted.
    pub fn flag<'b>(&mut self, view: &impl Ended<'b>, raised: &Raised) -> Novelty {
        let race = raised.race(view).map(|pair| places(view, pair));
        let news = match race {
            Some(places) => self.is_new_race(places),
            // (A race flag that is not about two accesses is reported as a flag.)
            None => self.question.wants(raised.kind()) && self.is_new_flag(raised.name()),
        };
        if !news {
            return Novelty::Dropped;
        }
        let names = Names::of(view, self.parts);
        let explained = raised.explained(view, &names);
        if self.knows(&explained.finding) {
            return Novelty::Dropped;
        }
        let flag = race.is_none().then(|| raised.name().to_owned());
        self.push(view, &names, explained, race, flag);
        Novelty::New
    }

    /// Adds an error that the graph engine found, unless it is in the report already or not wanted.
    pub fn violation(&mut self, view: &View<'_>, violation: &Violation) -> Novelty {
        let mut race = None;
        if let Violation::Race { first, second } = violation {
            let places = places(view, (*first, *second));
            if !self.is_new_race(places) {
                return Novelty::Dropped;
            }
            race = Some(places);
        }
        let names = Names::of(view, self.parts);
        self.note(view, &names, explain::graph::violation(view, &names, violation), race)
    }

    /// Adds the error that a thread made an illegal step, unless it is in the report already or not wanted.
    pub fn fault<'b>(&mut self, view: &impl Ended<'b>, thread: ThreadId, fault: &Fault) -> Novelty {
        let names = Names::of(view, self.parts);
        self.note(view, &names, explain::graph::failed(view, &names, thread, fault), None)
    }

    fn note<'b>(
        &mut self,
        view: &impl Ended<'b>,
        names: &Names<'_>,
        explained: Explained,
        race: Option<RacePlaces>,
    ) -> Novelty {
        if self.knows(&explained.finding) || !self.question.wants(explained.finding.kind) {
            return Novelty::Dropped;
        }
        self.push(view, names, explained, race, None);
        Novelty::New
    }

    /// Returns the number of errors that were found.
    pub fn count(&self) -> usize {
        self.errors.len()
    }

    /// Returns all errors, in the order in which they were found.
    pub fn into_errors(self) -> Vec<Finding> {
        self.errors.into_iter().map(|noticed| noticed.finding).collect()
    }
}

/// Returns the places of the two accesses of a race.
fn places<'a>(view: &impl Scene<'a>, (first, second): (EventRef, EventRef)) -> RacePlaces {
    let (a, b) = (view.pos(first), view.pos(second));
    (a.min(b), a.max(b))
}
