//! Evaluates the flags of a model that is a text: checks that say what is wrong with an execution that the
//! model allows.

use crate::explain::{self, Explained, race};
use crate::model::Decider;
use crate::names::Names;
use crate::scene::{Dependent, Ended, Scene};
use fencepost_cat::{Model, ModelJudge, Role, Shape, Violation};
use fencepost_graph::{Candidate, EventRef, Judge, Matrices};
use fencepost_report::{Finding, Kind};
use std::sync::{Mutex, PoisonError};

/// The flags of a model's text (checks for what is wrong with an allowed execution), ready to be evaluated.
pub struct Flags<'a> {
    model: &'a Model,
    /// A fast check that an execution raises no flag at all, if the flags have a form that it can evaluate.
    quick: Option<ModelJudge<'a>>,
    dependent: Dependent,
    /// Matrices to use again, one for each worker at a time.
    memory: Mutex<Vec<Matrices>>,
}

/// A flag of the model that an execution raises, with the events that raise it.
pub struct Raised {
    /// The flag's name, with the events or pairs of events that raise it.
    pub violation: Violation,
    /// The events of the execution, by the numbers that the violation uses.
    events: Vec<EventRef>,
}

impl<'a> Flags<'a> {
    /// Prepares the flags of a model's text for evaluation; `None` if it has none.
    pub fn of(decider: &'a Decider) -> Option<Flags<'a>> {
        let model = &decider.text()?.model;
        if !model.has_flags() {
            return None;
        }
        let quick = model.flag_judge();
        let dependent = match &quick {
            Some(judge) if !judge.needs_dependencies() => Dependent::No,
            _ => Dependent::Yes,
        };
        Some(Flags { model, quick, dependent, memory: Mutex::default() })
    }

    /// Returns the number of flags that the model has, if it is known.
    pub fn count(&self) -> Option<usize> {
        self.quick.as_ref().and_then(ModelJudge::axioms_left)
    }

    /// Returns the flags of the model that an execution raises.
    pub fn raised<'b>(&self, ended: &impl Ended<'b>) -> Vec<Raised> {
        let pool = || self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let mut memory = pool().pop().unwrap_or_default();
        let candidate = ended.relations(self.dependent, &mut memory);
        let raised = match &self.quick {
            Some(judge) if judge.allows(candidate) => vec![],
            _ => self.model.flags(candidate),
        };
        let raised = raised.into_iter().flat_map(one_by_one);
        let raised = raised.map(|violation| Raised { violation, events: names_of(candidate) }).collect();
        pool().push(memory);
        raised
    }
}

/// Splits a violation that is a set of races into single races; returns any other as it is. (A relation of
/// races holds in both directions: one of them will do.)
fn one_by_one(violation: Violation) -> Vec<Violation> {
    match &violation.shape {
        Shape::Pairs(pairs) if kind_of(&violation.axiom.name) == Kind::Race => {
            let mut each: Vec<(usize, usize)> = pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
            each.sort_unstable();
            each.dedup();
            let alone = |pair| Violation { shape: Shape::Pairs(vec![pair]), ..violation.clone() };
            each.into_iter().map(alone).collect()
        }
        _ => vec![violation],
    }
}

/// Returns the kind of finding that a flag of this name is.
fn kind_of(name: &str) -> Kind {
    if name == Kind::Race.word() { Kind::Race } else { Kind::Flag }
}

fn names_of(candidate: &Candidate) -> Vec<EventRef> {
    candidate.events.iter().map(|event| event.name).collect()
}

impl Raised {
    /// Returns the flag's name in the text of the model.
    pub fn name(&self) -> &str {
        &self.violation.axiom.name
    }

    /// Returns whether the flag says that the program's behaviour is undefined; otherwise it is a remark.
    pub fn is_undefined(&self) -> bool {
        self.violation.axiom.role == Role::UndefinedUnless
    }

    /// Returns the two accesses of a data race, if the flag reports one.
    pub fn race<'b>(&self, scene: &impl Scene<'b>) -> Option<(EventRef, EventRef)> {
        let Shape::Pairs(pairs) = &self.violation.shape else { return None };
        if self.kind() != Kind::Race {
            return None;
        }
        let graph = scene.graph();
        let is_access = |event: EventRef| graph.event(event).is_some_and(|e| e.label.loc().is_some());
        let mut pairs = pairs.iter().map(|(a, b)| (self.events[*a.min(b)], self.events[*a.max(b)]));
        pairs.find(|(a, b)| is_access(*a) && is_access(*b))
    }

    /// Returns the kind of finding that the flag is reported as.
    pub fn kind(&self) -> Kind {
        kind_of(self.name())
    }

    /// Describes the raised flag in words, as a finding about its events.
    pub fn explained<'b>(&self, scene: &impl Scene<'b>, names: &Names<'_>) -> Explained {
        if let Some((first, second)) = self.race(scene) {
            return race::explain(scene, names, first, second);
        }
        let axiom = &self.violation.axiom;
        let ties = self.ties();
        let focus: Vec<EventRef> = ties.iter().flatten().copied().collect();
        let event = |event: &EventRef| event_in_words(scene, names, *event);
        let shown = ties.iter().map(|tie| tie.iter().map(event).collect::<Vec<_>>().join(" → "));
        let mut notes: Vec<String> = shown.take(MOST_TIES).collect();
        if ties.len() > MOST_TIES {
            notes.push(format!("and {} more", ties.len() - MOST_TIES));
        }
        let what = axiom.text.as_ref().map_or(String::new(), |text| format!(" ({text})"));
        let verb = match axiom.role {
            Role::UndefinedUnless => "the program has no meaning under the model",
            _ => "the model raises a flag",
        };
        let place = format!("{}:{}", axiom.file, axiom.line);
        notes.push(format!("{place}: {}", axiom.source));
        let message = format!("{verb}: {}{what}", axiom.name);
        let at = focus.iter().rev().find(|event| matches!(event, EventRef::At(..)));
        let place = match at {
            Some(event) => explain::at(scene, names, self.kind(), *event),
            None => Finding::new(self.kind(), ""),
        };
        let finding = Finding { message, notes, ..place };
        Explained { finding, focus }
    }

    /// Returns the events that raise the flag: one by one, in pairs, or in the order of a cycle.
    fn ties(&self) -> Vec<Vec<EventRef>> {
        let name = |event: &usize| self.events[*event];
        match &self.violation.shape {
            Shape::Cycle(steps) => {
                let first = steps.first().map(|step| name(&step.from));
                vec![first.into_iter().chain(steps.iter().map(|step| name(&step.to))).collect()]
            }
            Shape::Pairs(pairs) => {
                let both_ways = |(a, b): &&(usize, usize)| a > b && pairs.contains(&(*b, *a));
                let pairs = pairs.iter().filter(|pair| !both_ways(pair));
                pairs.map(|(a, b)| vec![name(a), name(b)]).collect()
            }
            Shape::Events(events) => events.iter().map(|event| vec![name(event)]).collect(),
            Shape::Nothing => vec![],
        }
    }
}

/// The most pairs of events that a finding lists.
const MOST_TIES: usize = 4;

/// Describes an event: `P0 W_rlx x = 1 (line 7)`.
fn event_in_words<'b>(scene: &impl Scene<'b>, names: &Names<'_>, event: EventRef) -> String {
    let (thread, graph) = match event {
        EventRef::Init(loc) => return format!("the initial value of {}", names.loc(loc)),
        EventRef::At(thread, _) => (names.thread(thread), scene.graph()),
    };
    let label = graph.event(event).map_or(String::new(), |e| names.event(&e.label, None));
    let place = scene.pos(event).and_then(|pos| names.short_place(pos));
    let place = place.map_or(String::new(), |place| format!(" ({place})"));
    format!("{thread} {label}{place}")
}
