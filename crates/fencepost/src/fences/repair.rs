//! Finds the fences that a program lacks: checks it, finds the places to change, and searches for the minimal
//! sets of changes.

use super::patch::{self, Edit};
use super::places::{Place, Text, out_of_reach, places};
use super::search::{Judge, Judgement, Plan, Search, Stopped};
use super::strength::ModelName;
use fencepost_program::Program;
use fencepost_report::repair::{Change, FenceSet, Listed, Repair, RepairVerdict};
use fencepost_report::{ConditionKind, Engine, Outcome, Verdict};
use fencepost_search as search;
use std::collections::BTreeSet;
use std::time::Duration;

/// The front end and the engine that the search for fences uses to read and check changed programs.
pub trait Workbench {
    /// A program that the front end has read, ready to be checked.
    type Subject;
    /// Reads the program whose files hold `texts`. The message of an error is only shown if the texts are the
    /// original ones.
    fn load(&mut self, texts: &[String]) -> Result<Self::Subject, String>;
    /// Returns the program of a subject that was read.
    fn program<'a>(&self, subject: &'a Self::Subject) -> &'a Program;
    /// Checks a program under a model.
    fn check(&mut self, subject: &Self::Subject, model: ModelName) -> Outcome;
    /// Returns the engine that checks programs.
    fn engine(&self) -> Engine;
    /// Returns the word for the limit that has ended the search, if one has: `timeout`, `interrupt`.
    fn stopped(&self) -> Option<&'static str>;
    /// Returns the time since the search's clock started.
    fn now(&self) -> Duration;
    /// Shows the progress of the search to the user.
    fn progress(&mut self, state: &State);
}

/// The progress of a search for fences, for display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The number of checks so far.
    pub checks: u64,
    /// The least cost that a repair which was not found yet can have.
    pub floor: u32,
    /// The number of minimal sets found.
    pub sets: usize,
}

/// The model whose release fences make a thread wait.
const LMO: ModelName = ModelName("lmo");

/// The numbers of minimal repairs that a search for fences lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sets {
    /// The number to list, if there are as many; all of the cheapest are listed in any case.
    pub wanted: usize,
    /// The most that are ever listed.
    pub most: usize,
}

impl Default for Sets {
    fn default() -> Self {
        Sets { wanted: 3, most: 64 }
    }
}

/// The result of checking a program in the search for fences, such as right or wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The program is right.
    Right,
    /// The program is right as far as it was checked: a bound on loops was reached.
    RightUpToBound,
    /// The program is wrong.
    Wrong,
    /// A limit was reached before the answer was known.
    Unknown,
}

/// Returns whether the outcome of a check means that the program is right, for the search for fences. A
/// litmus test is right if the outcome that it asks about does not happen (`exists` and `~exists` alike: it
/// is named because it should not), or, for `forall`, always does.
pub fn judge(outcome: &Outcome) -> Answer {
    let wrong = match &outcome.condition {
        _ if outcome.failure().is_some_and(|finding| !finding.is_limit()) => true,
        Some(condition) => match condition.kind {
            ConditionKind::Exists | ConditionKind::NotExists => condition.positive > 0,
            ConditionKind::Forall => condition.negative > 0,
        },
        None => outcome.verdict() == Verdict::Violation,
    };
    let bounded = outcome.stopped.is_none() && !outcome.bounds_hit.is_empty();
    match outcome.errors.iter().any(|finding| finding.is_limit()) {
        _ if wrong => Answer::Wrong,
        true => Answer::Unknown,
        false if outcome.complete => Answer::Right,
        false if bounded => Answer::RightUpToBound,
        false => Answer::Unknown,
    }
}

/// Finds the minimal sets of changes to the texts that make the program right under `model`. An error is
/// about the texts as they are: they cannot be read.
pub fn repair<W: Workbench>(
    bench: &mut W,
    texts: &[Text],
    model: ModelName,
    sets: Sets,
) -> Result<Repair, String> {
    let start = bench.now();
    let subject = bench.load(&texts.iter().map(|text| text.text.clone()).collect::<Vec<_>>())?;
    let mut repair = Repair::new(model.name(), bench.engine());
    let mut search = RepairSearch {
        bench,
        texts,
        model,
        places: vec![],
        state: State::default(),
        bounded: Bounded::No,
        reason: None,
        elsewhere: BTreeSet::new(),
    };
    search.answer(&subject, &mut repair, sets);
    if !search.elsewhere.is_empty() {
        let models: Vec<&str> = search.elsewhere.iter().copied().collect();
        repair.notes.push(format!(
            "with some of these sets the program is still wrong under {0}: a release or acquire-release fence makes a thread \
             wait under lmo, but not under {0}",
            models.join(" and ")
        ));
    }
    repair.places = search.places.len() as u64;
    repair.checks = search.state.checks;
    if search.bounded == Bounded::Yes {
        repair.notes.push("a bound on loops was reached: the answer holds up to that bound".to_owned());
    }
    repair.time_s = search.bench.now().saturating_sub(start).as_secs_f64();
    Ok(repair)
}

/// Whether a bound on loops was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bounded {
    Yes,
    No,
}

struct RepairSearch<'a, W> {
    bench: &'a mut W,
    texts: &'a [Text],
    model: ModelName,
    places: Vec<Place>,
    state: State,
    bounded: Bounded,
    /// The reason why the search could not go on.
    reason: Option<String>,
    /// Models under which a set that is right under lmo is wrong.
    elsewhere: BTreeSet<&'static str>,
}

impl<W: Workbench> RepairSearch<'_, W> {
    fn answer(&mut self, subject: &W::Subject, repair: &mut Repair, sets: Sets) {
        for model in [ModelName::SC, self.model] {
            let outcome = self.bench.check(subject, model);
            repair.test.clone_from(&outcome.test);
            match self.note(judge(&outcome)) {
                Answer::Unknown => {
                    repair.stopped = Some(self.why(&outcome));
                    repair.wrong = Some(Box::new(outcome));
                    return;
                }
                Answer::Wrong => {
                    repair.wrong = Some(Box::new(outcome));
                    if model == ModelName::SC {
                        repair.verdict = RepairVerdict::WrongUnderSc;
                        return;
                    }
                }
                Answer::Right | Answer::RightUpToBound if model == self.model => {
                    repair.verdict = RepairVerdict::Ok;
                    return;
                }
                Answer::Right | Answer::RightUpToBound => {}
            }
        }
        let program = self.bench.program(subject);
        self.places = places(self.texts, program, self.model);
        let foreign = out_of_reach(self.texts, program);
        if self.search(repair, sets, &foreign).is_err() {
            repair.listed = Listed::Some;
            let stopped = self.bench.stopped().map(str::to_owned).or(self.reason.take());
            repair.stopped = Some(stopped.unwrap_or_else(|| "a check gave no answer".to_owned()));
        }
    }

    /// Returns the reason why a check has no answer.
    fn why(&self, outcome: &Outcome) -> String {
        let limit = outcome.errors.iter().find(|finding| finding.is_limit());
        let stopped = self.bench.stopped().or(outcome.stopped.map(search::Stopped::word));
        limit.map(|finding| finding.message.as_str()).or(stopped).unwrap_or("a bound was reached").to_owned()
    }

    fn note(&mut self, answer: Answer) -> Answer {
        if answer == Answer::RightUpToBound {
            self.bounded = Bounded::Yes;
        }
        answer
    }

    /// Searches for the minimal sets of changes. `foreign` are files that access memory and that are not to
    /// be changed.
    fn search(&mut self, repair: &mut Repair, sets: Sets, foreign: &[String]) -> Result<(), Stopped> {
        self.drop_unwritable()?;
        let mut search = Search::new(self.places.iter().map(|place| place.levels.clone()).collect());
        let strongest = search.strongest();
        if search.judge(&strongest, self)? == Judgement::Wrong {
            repair.verdict = RepairVerdict::Unrepairable;
            if !foreign.is_empty() {
                repair.notes.push(format!(
                    "memory is accessed in {}, too, which is not part of the project, so nothing was changed there: a fence or \
                     a stronger order in it may be what is missing",
                    foreign.join(", ")
                ));
            } else if repair.wrong.as_ref().is_some_and(|outcome| outcome.has_race()) {
                let note = "a plain variable that threads access without any order between them has to be atomic; no fence makes it so";
                repair.notes.push(note.to_owned());
            }
            return Ok(());
        }
        let stopped = self.list(&mut search, strongest, repair, sets);
        // The search was stopped: report the cheapest plan that is known to be right.
        if stopped.is_err()
            && repair.sets.is_empty()
            && let Some(plan) = search.cheapest_known()
        {
            let cost = search.cost(&plan);
            repair.sets.push(self.set(&plan, cost));
            repair
                .notes
                .push("the set is one that works; there may be cheaper ones, and smaller ones".to_owned());
        }
        stopped
    }

    /// Lists the minimal sets of a program that is right with everything as strong as it can be.
    fn list(
        &mut self,
        search: &mut Search,
        strongest: Plan,
        repair: &mut Repair,
        sets: Sets,
    ) -> Result<(), Stopped> {
        // First find a small set, which is reported if the rest takes too long, for a quarter more checks
        // (971 without, 1208 with, over eleven locks and data structures with all orders relaxed).
        search.shrink(strongest, self)?;
        loop {
            self.state.floor = search.floor().unwrap_or(self.state.floor);
            self.state.sets = repair.sets.len();
            if repair.sets.len() >= sets.most {
                repair.listed = Listed::Some;
                return Ok(());
            }
            // List all of the cheapest sets, then as many as are wanted.
            let cheapest = repair.sets.first().map(|set| set.cost);
            let limit = cheapest.filter(|_| repair.sets.len() >= sets.wanted).unwrap_or(u32::MAX);
            let Some(plan) = search.next(limit, self)? else {
                repair.listed = if search.floor().is_none() { Listed::All } else { Listed::Cheapest };
                return Ok(());
            };
            repair.verdict = RepairVerdict::Repaired;
            let cost = search.cost(&plan);
            repair.sets.push(self.set(&plan, cost));
        }
    }

    /// Drops places whose change the front end refuses, even if it is made alone.
    fn drop_unwritable(&mut self) -> Result<(), Stopped> {
        let top: Plan = self.places.iter().map(|place| place.levels.len() as u8 - 1).collect();
        if self.bench.load(&self.changed(&top)).is_ok() {
            return Ok(());
        }
        for place in 0..self.places.len() {
            let refused = |level: u8, search: &mut Self| {
                let mut plan = vec![0; search.places.len()];
                plan[place] = level;
                search.bench.load(&search.changed(&plan)).is_err()
            };
            for level in (1..self.places[place].levels.len() as u8).rev() {
                if self.bench.stopped().is_some() {
                    return Err(Stopped);
                }
                if refused(level, self) {
                    self.places[place].levels.remove(level as usize);
                }
            }
            // The search relies on the last level to be the strongest.
            let levels = &mut self.places[place].levels;
            if let Some(last) = levels.last().copied() {
                levels.retain(|level| level.strength.within(last.strength));
            }
        }
        self.places.retain(|place| place.levels.len() > 1);
        let top: Plan = self.places.iter().map(|place| place.levels.len() as u8 - 1).collect();
        self.bench.load(&self.changed(&top)).map(drop).map_err(|reason| {
            self.reason = Some(format!("the changes cannot be tried together: {reason}"));
            Stopped
        })
    }

    fn edits(&self, plan: &Plan, text: usize) -> Vec<Edit> {
        let changed = self.places.iter().zip(plan).filter(|(place, level)| place.text == text && **level > 0);
        changed.map(|(place, level)| place.edit(self.texts, *level)).collect()
    }

    /// Returns the texts with the changes of a plan.
    fn changed(&self, plan: &Plan) -> Vec<String> {
        let text = |i: usize| patch::apply(&self.texts[i].text, &self.edits(plan, i));
        (0..self.texts.len()).map(text).collect()
    }

    /// Makes the report of a plan: its changes, its patch, and the models under which it was verified.
    fn set(&mut self, plan: &Plan, cost: u32) -> FenceSet {
        let change = |(place, level): (&Place, &u8)| {
            let (from, to) = place.change(self.texts, *level);
            let kind = place.kind();
            let (file, statement) = (self.texts[place.text].name.clone(), place.statement.clone());
            Change { kind, file, line: place.line, from, to, statement }
        };
        let changes = self.places.iter().zip(plan).filter(|(_, level)| **level > 0).map(change).collect();
        let diff = |i: usize| {
            let edits = self.edits(plan, i);
            if edits.is_empty() {
                String::new()
            } else {
                patch::diff(&self.texts[i].name, &self.texts[i].text, &edits)
            }
        };
        let patch = (0..self.texts.len()).map(diff).collect();
        let checked = match self.bench.stopped() {
            // The plan was found right under the model.
            Some(_) => Ok(vec![self.model]),
            None => self.verify(plan),
        };
        let (verified, unverified) = match checked {
            Ok(models) => (models.iter().map(|model| model.name().to_owned()).collect(), None),
            Err(reason) => (vec![], Some(reason)),
        };
        FenceSet { cost, changes, patch, verified, unverified }
    }

    /// Reads the patched texts again and checks them; returns the models under which they are right, or what
    /// went wrong.
    fn verify(&mut self, plan: &Plan) -> Result<Vec<ModelName>, String> {
        let subject = self.bench.load(&self.changed(plan))?;
        let models = [self.model, ModelName::SC];
        for model in models {
            let outcome = self.bench.check(&subject, model);
            match judge(&outcome) {
                Answer::Right | Answer::RightUpToBound => {}
                Answer::Wrong => return Err(format!("it is wrong under {model}")),
                Answer::Unknown => return Err(format!("under {model}: {}", self.why(&outcome))),
            }
        }
        if self.model == LMO {
            // The fences of lmo are stronger than those of tso and pso.
            for model in [ModelName("tso"), ModelName("pso")] {
                if judge(&self.bench.check(&subject, model)) == Answer::Wrong {
                    self.elsewhere.insert(model.name());
                }
            }
        }
        Ok(models.to_vec())
    }
}

impl<W: Workbench> Judge for RepairSearch<'_, W> {
    fn judge(&mut self, plan: &Plan) -> Result<Judgement, Stopped> {
        if self.bench.stopped().is_some() {
            return Err(Stopped);
        }
        self.state.checks += 1;
        self.bench.progress(&self.state);
        let subject = match self.bench.load(&self.changed(plan)) {
            Ok(subject) => subject,
            // Ctrl-C reaches the compiler, too.
            Err(_) if self.bench.stopped().is_some() => return Err(Stopped),
            // Changes that cannot be made together do not repair anything.
            Err(_) => return Ok(Judgement::Wrong),
        };
        let outcome = self.bench.check(&subject, self.model);
        match self.note(judge(&outcome)) {
            Answer::Right | Answer::RightUpToBound => Ok(Judgement::Right),
            Answer::Wrong => Ok(Judgement::Wrong),
            Answer::Unknown => {
                self.reason = Some(self.why(&outcome));
                Err(Stopped)
            }
        }
    }
}
