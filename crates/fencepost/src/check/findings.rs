//! What goes wrong in executions, collected: each error once, with the execution that shows it first.

use super::Question;
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

/// Was something added?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noted {
    /// A finding that the report will show.
    New,
    /// One that is known already, or that nobody wants.
    Dropped,
}

/// The errors so far.
pub struct Findings<'a> {
    question: &'a Question<'a>,
    parts: Parts,
    errors: Vec<Noticed>,
    races: bool,
    /// The pairs of places of the races reported.
    race_places: FxHashSet<RacePlaces>,
    /// The flags reported, by name.
    flagged: FxHashSet<String>,
}

/// The places of the two accesses of a race.
type RacePlaces = (Option<Pos>, Option<Pos>);

/// An error; if it is a race, where.
struct Noticed {
    finding: Finding,
    race: Option<RacePlaces>,
    /// If it is another flag of the model: its name.
    flag: Option<String>,
}

impl<'a> Findings<'a> {
    pub fn new(question: &'a Question<'a>, parts: Parts) -> Self {
        Findings {
            question,
            parts,
            errors: vec![],
            races: question.wants(Kind::Race),
            race_places: FxHashSet::default(),
            flagged: FxHashSet::default(),
        }
    }

    /// The same, where races are no errors: Java's fields may be raced on, whatever the model.
    pub fn without_races(self) -> Self {
        Findings { races: false, ..self }
    }

    /// Takes over what another one found later.
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

    /// A race was found: is it of interest, and not known yet?
    fn is_new_race(&mut self, places: RacePlaces) -> bool {
        let wanted = self.races;
        self.races &= self.question.options.errors == Errors::All;
        wanted && self.race_places.insert(places)
    }

    /// A flag was raised: is it of interest?
    fn is_new_flag(&mut self, name: &str) -> bool {
        self.flagged.insert(name.to_owned()) || self.question.options.errors == Errors::All
    }

    /// Are flags of interest (still)?
    pub fn wants(&self, flags: &Flags<'_>) -> bool {
        let kinds = self.races || self.question.wants(Kind::Flag);
        let seen = self.flagged.len() + usize::from(!self.race_places.is_empty());
        kinds
            && (self.question.options.errors == Errors::All || flags.count().is_none_or(|count| seen < count))
    }

    /// Is this error among those found?
    fn knows(&self, finding: &Finding) -> bool {
        self.errors.iter().any(|known| explain::is_same(&known.finding, finding))
    }

    /// Are races of interest (still)?
    pub fn wants_races(&self) -> bool {
        self.races
    }

    /// Adds an error that is not of the engine's making.
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
        let execution = Some(describe(view, names, &focus, &self.question.decider));
        self.errors.push(Noticed { finding: Finding { execution, ..finding }, race, flag });
    }

    /// Takes note of a flag that the model raises.
    pub fn flag<'b>(&mut self, view: &impl Ended<'b>, raised: &Raised) -> Noted {
        let race = raised.race(view).map(|pair| places(view, pair));
        let news = match race {
            Some(places) => self.is_new_race(places),
            // (A race that is none of accesses is one, too.)
            None => self.question.wants(raised.kind()) && self.is_new_flag(raised.name()),
        };
        if !news {
            return Noted::Dropped;
        }
        let names = Names::of(view, self.parts);
        let explained = raised.explained(view, &names);
        if self.knows(&explained.finding) {
            return Noted::Dropped;
        }
        let flag = race.is_none().then(|| raised.name().to_owned());
        self.push(view, &names, explained, race, flag);
        Noted::New
    }

    /// Takes note of what the engine found.
    pub fn violation(&mut self, view: &View<'_>, violation: &Violation) -> Noted {
        let mut race = None;
        if let Violation::Race { first, second } = violation {
            let places = places(view, (*first, *second));
            if !self.is_new_race(places) {
                return Noted::Dropped;
            }
            race = Some(places);
        }
        let names = Names::of(view, self.parts);
        self.note(view, &names, explain::graph::violation(view, &names, violation), race)
    }

    /// Takes note of a thread that went wrong.
    pub fn fault<'b>(&mut self, view: &impl Ended<'b>, thread: ThreadId, fault: &Fault) -> Noted {
        let names = Names::of(view, self.parts);
        self.note(view, &names, explain::graph::failed(view, &names, thread, fault), None)
    }

    fn note<'b>(
        &mut self,
        view: &impl Ended<'b>,
        names: &Names<'_>,
        explained: Explained,
        race: Option<RacePlaces>,
    ) -> Noted {
        if self.knows(&explained.finding) || !self.question.wants(explained.finding.kind) {
            return Noted::Dropped;
        }
        self.push(view, names, explained, race, None);
        Noted::New
    }

    /// All of them.
    pub fn into_errors(self) -> Vec<Finding> {
        self.errors.into_iter().map(|noticed| noticed.finding).collect()
    }
}

/// Where the two accesses of a race are.
fn places<'a>(view: &impl Scene<'a>, (first, second): (EventRef, EventRef)) -> RacePlaces {
    let (a, b) = (view.pos(first), view.pos(second));
    (a.min(b), a.max(b))
}
