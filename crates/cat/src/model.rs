//! Models: compiled texts that decide executions.

use crate::eval::{EvalInput, Frame, Plan, Search, SearchOutcome, Side};
use crate::explain::{Explainer, Shape};
use crate::interp::{Interp, Stop};
use crate::load::{Finder, Loaded};
use crate::prepare::Prepared;
use crate::syntax::{Role, Test};
use crate::terms::{Op, TermId, Terms};
use crate::{Base, Error, Sort};
use fencepost_graph::Candidate;
use fencepost_source::SourceFile;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A check in a model's text, such as `acyclic po | rf`, with its name and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axiom {
    /// The name of the check; the checked formula, if the text gives no name.
    pub name: String,
    /// The consequence of a failure: the execution is forbidden, or a flag is raised.
    pub role: Role,
    /// The property that is tested.
    pub test: Test,
    /// Whether the opposite of the property is demanded (`~`).
    pub negated: bool,
    /// The demand in one sentence, if the text has a comment for it.
    pub text: Option<String>,
    /// The tested expression as written, on one line.
    pub source: String,
    /// The name of the file that has the check.
    pub file: String,
    /// The line on which the check starts.
    pub line: u32,
}

impl Axiom {
    /// Returns the check in the syntax of cat, such as `acyclic po | rf`.
    pub fn formula(&self) -> String {
        let test = match self.test {
            Test::Acyclic => "acyclic",
            Test::Irreflexive => "irreflexive",
            Test::Empty => "empty",
        };
        format!("{}{test} {}", if self.negated { "~" } else { "" }, self.source)
    }
}

/// A test of a term, such as "this relation is acyclic", to which a check of the text is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The property that is tested.
    pub test: Test,
    /// Whether the test must fail.
    pub negated: bool,
    /// The set or relation that is tested.
    pub term: TermId,
}

/// A check that fails on an execution, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The check that fails.
    pub axiom: Axiom,
    /// The reason why the check fails.
    pub shape: Shape,
}

/// The result of interpreting a model's text, with its sets and relations as terms, and the checks on them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compiled {
    pub terms: Terms,
    /// The checks of the text, the axioms first, then those that raise flags.
    pub checks: Vec<(Axiom, Goal)>,
    /// The number of checks, at the beginning of the list, that are axioms.
    pub axioms: usize,
    pub names: FxHashMap<TermId, String>,
    pub shown: Vec<(String, TermId)>,
    /// The writes that may be last at their locations (`FW`), if the text defines them.
    pub last_writes: Option<TermId>,
    /// The question whether certain writes may be last, if that depends on a choice.
    pub ending: Option<EndingQuestion>,
    pub constants: Vec<Vec<u64>>,
    /// Places of the text that make sense only if an update is one event.
    pub one_event: Vec<Error>,
    pub plan: Plan,
}

/// The question whether an execution may end with certain writes, as one more check beside the axioms.
#[derive(Clone, Debug)]
pub(crate) struct EndingQuestion {
    /// The number of the constant that has the writes in question.
    asked: usize,
    /// The test that none of the writes is outside of the set that the text calls `FW`.
    goal: Goal,
    /// The plan for the axioms and the question.
    plan: Plan,
}

impl Compiled {
    /// Returns whether the checks depend on a base set or relation for which `test` holds.
    pub fn looks_at(&self, test: impl Fn(Base) -> bool) -> bool {
        let looks = |term: &TermId| matches!(self.terms.op(*term), Op::Base(base) if test(base));
        self.plan.terms.iter().any(looks)
    }
}

/// Returns whether a base relation is a dependency (`addr`, `data`, `ctrl`), for which the program must say
/// how its values are computed.
pub(crate) fn is_dependency(base: Base) -> bool {
    matches!(base, Base::Addr | Base::Data | Base::Ctrl)
}

/// A memory model, read from a text in the cat language.
#[derive(Debug)]
pub struct Model {
    name: String,
    title: Option<String>,
    loaded: Loaded,
    variants: Vec<String>,
    /// The terms and checks of the text, if they do not depend on the execution.
    compiled: Result<Compiled, Error>,
    /// Places of the text that make sense only if an update is one event.
    one_event: Vec<Error>,
    /// Buffers for values, kept for reuse.
    frames: Mutex<Vec<Frame>>,
    /// The form of the text for the symbolic engine, or the reason why there is none; computed at the first
    /// use.
    prepared: OnceLock<Result<Prepared, String>>,
}

impl Model {
    /// Parses a model; the files that it includes come from the built-in library.
    pub fn parse(file: &SourceFile) -> Result<Model, Error> {
        Model::parse_with(file, &[], &mut |_| None)
    }

    /// Parses a model; the files that it includes come from `beside` if it has them, else from the library.
    /// `variants` are the options that an `if` may ask for.
    pub fn parse_with(
        file: &SourceFile,
        variants: &[String],
        beside: &mut Finder<'_>,
    ) -> Result<Model, Error> {
        let loaded = Loaded::new(file, beside)?;
        let title = loaded.files[0].text.title.as_ref().map(|title| title.text.clone());
        let stem =
            std::path::Path::new(file.name()).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let name = stem.unwrap_or_else(|| file.name().to_owned());
        let (compiled, one_event) = match compile(&loaded, Terms::default(), variants, None) {
            Ok(compiled) => {
                let places = compiled.one_event.clone();
                (Ok(compiled), places)
            }
            Err(Stop::Wrong(error)) => return Err(error),
            Err(Stop::NeedsExecution(place)) => {
                // Errors in the rest of the text show on an execution.
                match compile(&loaded, Terms::default(), variants, Some(&crate::sample::execution())) {
                    Err(Stop::Wrong(error)) => return Err(error),
                    Err(Stop::NeedsExecution(_)) => (Err(place), vec![]),
                    Ok(sampled) => (Err(place), sampled.one_event),
                }
            }
        };
        let (variants, frames) = (variants.to_vec(), Mutex::new(vec![]));
        let prepared = OnceLock::new();
        Ok(Model { name, title, loaded, variants, compiled, one_event, frames, prepared })
    }

    /// Returns the model's name, which is the name of its file without the ending.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the model with another name, to tell apart two models of the same name.
    pub fn called(self, name: impl Into<String>) -> Model {
        // (The prepared form contains the model's name, so it must be made anew.)
        Model { name: name.into(), prepared: OnceLock::new(), ..self }
    }

    /// Returns the title that the model's text begins with.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// Returns the text of the model's own file, without those that it includes.
    pub fn text(&self) -> &str {
        self.loaded.files[0].file.text()
    }

    /// Returns the names and texts of the files that the model includes, except the standard one.
    pub fn included(&self) -> impl Iterator<Item = (&str, &str)> {
        self.loaded.included_texts()
    }

    /// Returns whether the model's text, or an included one, has a condition on this variant (an option that
    /// the user may give).
    pub fn asks_for(&self, variant: &str) -> bool {
        let quoted = format!("\"{variant}\"");
        self.loaded.files.iter().any(|loaded| loaded.file.text().contains(&quoted))
    }

    /// Returns the model's checks in the order of the text, axioms first. Of a text that is read anew for
    /// every execution, none are known.
    pub fn checks(&self) -> impl Iterator<Item = &Axiom> {
        self.compiled.iter().flat_map(|compiled| compiled.checks.iter().map(|(axiom, _)| axiom))
    }

    /// Returns the place at which the model's text branches on the execution, if it does. Such a text cannot
    /// be handed to a solver.
    pub fn depends_on_execution(&self) -> Option<&Error> {
        self.compiled.as_ref().err()
    }

    /// Returns the places of the model's text that make sense only if an update is one event, both read and
    /// write, as in herd's models of C. Updates are two events here, so the text does not mean what it says
    /// where a program has updates.
    pub fn one_event_updates(&self) -> &[Error] {
        &self.one_event
    }

    /// Returns the model's rules as the symbolic engine needs them, computed at the first call.
    pub(crate) fn prepared(&self) -> &Result<Prepared, String> {
        self.prepared.get_or_init(|| self.prepare())
    }

    /// Returns the terms and checks of the model; `None` if its text must be interpreted anew for every
    /// execution.
    pub(crate) fn compiled(&self) -> Option<&Compiled> {
        self.compiled.as_ref().ok()
    }

    /// Compiles the model's text once more on top of the terms of another model, so that equal terms of both
    /// models have the same number.
    pub(crate) fn compile_onto(&self, terms: Terms) -> Option<Compiled> {
        compile(&self.loaded, terms, &self.variants, None).ok()
    }

    /// Returns whether the model's axioms depend on the coherence order.
    pub fn has_co(&self) -> bool {
        self.looks_at(|base| base == Base::Co)
    }

    /// Returns whether the model's axioms depend on dependencies (`addr`, `data`, `ctrl`).
    pub fn needs_dependencies(&self) -> bool {
        self.looks_at(is_dependency)
    }

    fn looks_at(&self, test: impl Fn(Base) -> bool) -> bool {
        match &self.compiled {
            Ok(compiled) => compiled.looks_at(test),
            // A text that is read anew for every execution may use any base.
            Err(_) => true,
        }
    }

    /// Returns whether the model allows an execution.
    pub fn allows(&self, candidate: &Candidate) -> bool {
        self.first_failed(candidate).is_none()
    }

    /// Returns the first axiom that an execution violates, and why; `None` if the model allows the execution.
    pub fn violation(&self, candidate: &Candidate) -> Option<Violation> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let mut frame = Frame::default();
        let failed = first_failed(compiled, candidate, &mut frame)?;
        Some(explain(compiled, candidate, failed))
    }

    /// Returns the flags that the model raises on an execution, including the checks by which its text
    /// declares the program undefined.
    pub fn flags(&self, candidate: &Candidate) -> Vec<Violation> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let raised = |number: &usize| {
            let goal = compiled.checks[*number].1;
            !Explainer::new(compiled, candidate, goal).holds()
        };
        let flags = compiled.axioms..compiled.checks.len();
        flags.filter(raised).map(|number| explain(compiled, candidate, number)).collect()
    }

    /// Returns whether the model's text has checks that raise flags (`flag`, `undefined_unless`).
    pub fn has_flags(&self) -> bool {
        self.compiled.as_ref().map_or(true, |compiled| compiled.axioms < compiled.checks.len())
    }

    /// Returns whether the model's text asks for relations to be drawn in pictures of executions (`show`).
    pub fn shows(&self) -> bool {
        self.compiled.as_ref().map_or(true, |compiled| !compiled.shown.is_empty())
    }

    /// Returns whether an execution that the model allows may end with these writes as the last ones of their
    /// locations. They may if the `with` instructions can choose orders with which all axioms hold and the
    /// writes are in what the text calls `FW`. `None` if `FW` depends on no such order, or the text does not
    /// define it.
    pub fn may_end_with(&self, candidate: &Candidate, writes: &[usize]) -> Option<bool> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let question = compiled.ending.as_ref()?;
        let mut row = vec![0; candidate.events.len().div_ceil(64)];
        writes.iter().for_each(|w| row[w / 64] |= 1 << (w % 64));
        let mut constants = compiled.constants.clone();
        constants.resize(question.asked, vec![]);
        constants.push(row);
        let goals: Vec<Goal> =
            compiled.checks[..compiled.axioms].iter().map(|(_, goal)| *goal).chain([question.goal]).collect();
        let mut frame = Frame::default();
        let given = EvalInput { candidate, constants: &constants };
        Some(first_failed_of(&compiled.terms, &question.plan, &goals, given, &mut frame).is_none())
    }

    /// Returns the writes of an execution that may be the last ones of their locations, if the model's text
    /// defines them (as `FW`). `None` if that depends on a choice.
    pub fn last_writes(&self, candidate: &Candidate) -> Option<Vec<usize>> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let term = compiled.last_writes.filter(|term| compiled.terms.sort(*term) == Sort::Set)?;
        let varies = compiled.terms.dependent(|op| matches!(op, Op::Var(_)))[term.index()];
        (!varies).then(|| crate::explain::members_of(compiled, candidate, term))
    }

    /// Returns the relations that the model's text asks to draw (`show`), by name, with their pairs on an
    /// execution.
    pub fn shown(&self, candidate: &Candidate) -> Vec<(String, Vec<(usize, usize)>)> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let varies = compiled.terms.dependent(|op| matches!(op, Op::Var(_)));
        let known = compiled.shown.iter().filter(|(_, term)| !varies[term.index()]);
        known
            .map(|(name, term)| (name.clone(), crate::explain::pairs_of(compiled, candidate, *term)))
            .collect()
    }

    fn on<'m>(&'m self, candidate: &Candidate, fresh: &'m mut Option<Compiled>) -> &'m Compiled {
        match &self.compiled {
            Ok(compiled) => compiled,
            Err(_) => fresh.insert(self.anew(candidate)),
        }
    }

    /// Compiles the text for one execution.
    fn anew(&self, candidate: &Candidate) -> Compiled {
        compile(&self.loaded, Terms::default(), &self.variants, Some(candidate)).unwrap_or_else(|stop| {
            let (Stop::Wrong(error) | Stop::NeedsExecution(error)) = stop;
            // The text could be evaluated on another execution, but not on this one.
            let axiom = Axiom {
                name: "evaluation".to_owned(),
                role: Role::Axiom,
                test: Test::Empty,
                negated: false,
                text: Some(error.1.render(&error.0)),
                source: error.1.message.clone(),
                file: error.0.name().to_owned(),
                line: 0,
            };
            let mut compiled = Compiled::default();
            let term = compiled.terms.universe(crate::Sort::Set);
            compiled.checks.push((axiom, Goal { test: Test::Empty, negated: false, term }));
            compiled.axioms = 1;
            compiled.plan = Plan::new(&compiled.terms, &[term]);
            compiled
        })
    }

    fn first_failed(&self, candidate: &Candidate) -> Option<usize> {
        let mut fresh = None;
        let compiled = self.on(candidate, &mut fresh);
        let mut frame = self.frames.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
        let failed = first_failed(compiled, candidate, &mut frame);
        self.frames.lock().unwrap_or_else(PoisonError::into_inner).push(frame);
        failed
    }
}

/// Compiles a text to terms and checks.
fn compile(
    loaded: &Loaded,
    terms: Terms,
    variants: &[String],
    given: Option<&Candidate>,
) -> Result<Compiled, Stop> {
    let mut interp = Interp::new(loaded, terms, variants, given);
    interp.run()?;
    let last_writes = interp.meaning("FW");
    let Interp { mut terms, checks, names, shown, constants, one_event, .. } = interp;
    let (axioms, others): (Vec<_>, Vec<_>) =
        checks.into_iter().partition(|(axiom, _)| axiom.role == Role::Axiom);
    let count = axioms.len();
    let checks: Vec<_> = axioms.into_iter().chain(others).collect();
    let goals: Vec<TermId> = checks[..count].iter().map(|(_, goal)| goal.term).collect();
    let plan = Plan::new(&terms, &goals);
    let ending = ending_question(&mut terms, &goals, last_writes, constants.len());
    Ok(Compiled {
        terms,
        checks,
        axioms: count,
        names,
        shown,
        last_writes,
        ending,
        constants,
        one_event,
        plan,
    })
}

/// Returns the question whether certain writes are last, if a choice decides which writes are.
fn ending_question(
    terms: &mut Terms,
    axioms: &[TermId],
    last_writes: Option<TermId>,
    asked: usize,
) -> Option<EndingQuestion> {
    let last = last_writes.filter(|term| terms.sort(*term) == Sort::Set)?;
    if !terms.dependent(|op| matches!(op, Op::Var(_)))[last.index()] {
        return None;
    }
    let writes = terms.constant(asked as u32, Sort::Set);
    let term = terms.diff(writes, last);
    let goals: Vec<TermId> = axioms.iter().copied().chain([term]).collect();
    let plan = Plan::new(terms, &goals);
    Some(EndingQuestion { asked, goal: Goal { test: Test::Empty, negated: false, term }, plan })
}

/// Returns the number of the first axiom that an execution violates; `None` if all axioms hold.
pub(crate) fn first_failed(compiled: &Compiled, candidate: &Candidate, frame: &mut Frame) -> Option<usize> {
    let given = EvalInput { candidate, constants: &compiled.constants };
    let goals: smallvec::SmallVec<[Goal; 16]> =
        compiled.checks[..compiled.axioms].iter().map(|(_, goal)| *goal).collect();
    first_failed_of(&compiled.terms, &compiled.plan, &goals, given, frame)
}

/// Returns the number of the first of the goals that fails; `plan` must be for these goals.
fn first_failed_of(
    terms: &Terms,
    plan: &Plan,
    goals: &[Goal],
    given: EvalInput<'_>,
    frame: &mut Frame,
) -> Option<usize> {
    frame.prepare(terms, plan, given.candidate);
    let mut open: smallvec::SmallVec<[usize; 8]> = smallvec::SmallVec::new();
    for (number, goal) in goals.iter().enumerate() {
        if plan.varies[goal.term.index()] {
            open.push(number);
            continue;
        }
        frame.demand(terms, plan, goal.term, &given);
        if frame.holds(terms, goal.test, goal.term, Side::Least) == goal.negated {
            return Some(number);
        }
    }
    if open.is_empty() {
        return None;
    }
    frame.compute(terms, plan, &plan.for_varying, &given);
    let varying: Vec<Goal> = open.iter().map(|number| goals[*number]).collect();
    let mut search = Search { terms, plan, given, goals: &varying, frame };
    match search.run() {
        SearchOutcome::Yes => None,
        SearchOutcome::No(blame) => Some(open[blame.unwrap_or(0)]),
    }
}

fn explain(compiled: &Compiled, candidate: &Candidate, number: usize) -> Violation {
    let (axiom, goal) = &compiled.checks[number];
    Violation { axiom: axiom.clone(), shape: Explainer::new(compiled, candidate, *goal).shape() }
}
