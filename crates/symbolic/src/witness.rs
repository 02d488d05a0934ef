//! An execution that the solver found, as plain data.

use crate::encode::{ActionKind, Encoded, Execution, FinalState, uninitialised_reads};
use crate::unroll::{Action, Failure, Memory, OtherEvent, StmtId, Term, Unrolled, Update};
use fencepost_program::{Label, Loc, Mode, Observable, Pos, Program, Size, ThreadId};
use fencepost_relational::{Atom, Evaluator, Expr, Instance};
use fencepost_rml::Primitive;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The kind of an event in an execution that the solver found, such as a read or the locking of a monitor.
/// Most events have a [`Label`], as in an execution graph; the other variants are for models in which these
/// actions are primitive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunEventKind {
    /// An event, as in a graph.
    Event(Label),
    /// A monitor was locked, where that is one action.
    Lock(Loc),
    /// A monitor was unlocked, where that is an action of its own.
    Unlock(Loc),
    /// A thread began.
    Start,
    /// A thread ended.
    End,
}

impl RunEventKind {
    /// Returns the labels of the events that represent this one in an execution graph. A lock becomes an
    /// update, an unlock a write; the beginning and the end of a thread have no event.
    pub fn labels(&self) -> impl Iterator<Item = Label> + use<> {
        let (first, second) = match *self {
            RunEventKind::Event(label) => (Some(label), None),
            RunEventKind::Lock(loc) => (
                Some(Label::Read { loc, mode: Mode::Acq, value: 0, update: true, locked: true }),
                Some(Label::Write { loc, mode: Mode::Rlx, value: 1, update: true }),
            ),
            RunEventKind::Unlock(loc) => {
                (Some(Label::Write { loc, mode: Mode::Rel, value: 0, update: false }), None)
            }
            RunEventKind::Start | RunEventKind::End => (None, None),
        };
        first.into_iter().chain(second)
    }
}

/// An event of an execution that the solver found, with its thread, its place and the write that it read
/// from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunEvent {
    /// The event's action in the universe, if models refer to it; the same in all executions of a witness.
    pub action: Option<Atom>,
    /// The name of its action in the universe.
    pub name: String,
    /// The thread that performed the event; `None` for initialisation.
    pub thread: Option<ThreadId>,
    /// The kind of the event, with its location and value.
    pub kind: RunEventKind,
    /// The event's place in the source.
    pub pos: Pos,
    /// The index in [`Run::events`] of the write that a read saw.
    pub seen: Option<usize>,
}

/// An execution that the solver found, with its events and the model's relations between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// All events, those of initialisation first, then thread by thread, in order.
    pub events: Vec<RunEvent>,
    /// The relations that the model defines between the events (`co`, `hb`, `so`, …), by name.
    pub orders: BTreeMap<String, Vec<(usize, usize)>>,
}

impl Run {
    /// Returns the index of the event in [`events`](Run::events) that performs an action.
    pub fn place_of(&self, action: Atom) -> Option<usize> {
        self.events.iter().position(|h| h.action == Some(action))
    }
}

/// A step of a justification in the Java memory model, which is a speculative execution and the actions
/// committed after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The execution.
    pub run: Run,
    /// The actions that are committed after this execution, all of which the next execution must perform.
    pub committed: Vec<Atom>,
}

/// The failure of a thread in an execution that the solver found, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadFailure {
    /// The thread.
    pub thread: ThreadId,
    /// The place in the source.
    pub pos: Pos,
    /// The kind of failure.
    pub failure: Failure,
}

/// An execution that the solver found to show that the model allows a goal, with its justification.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Witness {
    /// The execution.
    pub main: Run,
    /// The first failure in it, if there is one.
    pub failure: Option<ThreadFailure>,
    /// The final values of the observables that were asked for, in their order.
    pub values: Vec<u64>,
    /// The steps of the justification, the first execution first; empty for models without speculation.
    pub steps: Vec<Step>,
}

/// The relations that are shown, if the model has them.
const SHOWN: [&str; 5] = ["co", "so", "sw", "hb", "race"];

/// Reads executions out of an instance that the solver found.
pub(crate) struct Reader<'a> {
    pub program: &'a Program,
    pub unrolled: &'a Unrolled,
    pub encoded: &'a Encoded,
    pub instance: &'a Instance,
    /// Computes what terms and relations are in the instance.
    pub evaluator: RefCell<Evaluator<'a>>,
    /// Names of the relations to show besides [`SHOWN`].
    pub relations: &'a [String],
}

impl Reader<'_> {
    /// Returns the execution in the instance as a witness, with the final values of these observables.
    pub fn witness(&self, observables: &[Observable]) -> Witness {
        let main = self.run(0, None);
        let execution = &self.encoded.executions[0];
        let failed = self
            .unrolled
            .failures
            .iter()
            .find(|f| self.evaluator.borrow_mut().holds(&execution.terms.truth(f.guard)));
        let failure = failed.map(|f| ThreadFailure { thread: f.thread, pos: f.pos, failure: f.kind.clone() });
        let failure = failure.or_else(|| self.uninitialised(execution));
        let state = FinalState {
            program: self.program,
            unrolled: self.unrolled,
            atoms: &self.encoded.atoms,
            main: execution,
            lowered: &self.encoded.lowered,
            observables,
        };
        let values = observables.iter().map(|o| self.evaluator.borrow_mut().value(&state.value(o))).collect();
        let mut steps: Vec<(usize, Step)> = vec![];
        let commits = |i: usize| self.encoded.lowered.vars.get(&("C".to_owned(), Some(i)));
        let mut before: Vec<Atom> = vec![];
        for (i, which) in self.encoded.as_which.iter().enumerate() {
            let Some(relation) = commits(i + 1) else { continue };
            let committed: Vec<Atom> = self.instance.get(relation).atoms().collect();
            // A step that commits to nothing new says nothing, and what the main execution commits to is all
            // of it.
            if committed == before || *which == 0 {
                continue;
            }
            before = committed.clone();
            match steps.last_mut() {
                Some((last, step)) if last == which => step.committed = committed,
                _ => steps.push((*which, Step { run: self.run(*which, Some(i + 1)), committed })),
            }
        }
        let steps = steps.into_iter().map(|(_, step)| step).collect();
        Witness { main, failure, values, steps }
    }

    /// Returns the failure of a read of memory without a value, if there is one.
    fn uninitialised(&self, execution: &Execution) -> Option<ThreadFailure> {
        let reads = uninitialised_reads(self.unrolled, &self.encoded.atoms, execution);
        let (id, _) = reads.into_iter().find(|(_, when)| self.evaluator.borrow_mut().holds(when))?;
        let statement = self.unrolled.statement(id);
        let failure = Failure::Uninitialised;
        Some(ThreadFailure { thread: statement.thread, pos: statement.pos, failure })
    }

    /// Returns one of the instance's executions as plain data, by its index among those encoded.
    pub fn run(&self, which: usize, number: Option<usize>) -> Run {
        let execution = &self.encoded.executions[which];
        let mut events = vec![];
        let executed = self.evaluator.borrow_mut().eval(&execution.primitive(Primitive::Executed));
        let is_executed = |atom: Atom| executed.contains(&[atom]);
        for action in self.encoded.atoms.actions.iter().filter(|a| a.thread.is_none()) {
            let kind = match action.kind {
                ActionKind::Init(cell) => {
                    let value = Memory::initial(self.program, cell);
                    RunEventKind::Event(Label::Write { loc: cell, value, mode: Mode::Na, update: false })
                }
                ActionKind::Start(_) => RunEventKind::Start,
                _ => RunEventKind::End,
            };
            events.push(self.event(Some(action.atom), None, kind, Pos::default()));
        }
        for t in (0..self.unrolled.threads.len() as u32).map(ThreadId) {
            let end_of = |start: bool| {
                self.encoded.atoms.actions.iter().find(|a| match a.kind {
                    ActionKind::Start(of) => start && of == Some(t),
                    ActionKind::End(of) => !start && of == Some(t),
                    _ => false,
                })
            };
            if let Some(start) = end_of(true).filter(|a| is_executed(a.atom)) {
                events.push(self.event(Some(start.atom), Some(t), RunEventKind::Start, Pos::default()));
            }
            for (id, statement) in self.unrolled.all().filter(|(_, s)| s.thread == t) {
                if self.evaluator.borrow_mut().holds(&execution.terms.truth(statement.guard)) {
                    let action = self.evaluator.borrow_mut().eval(&execution.done[id.index()]).atoms().next();
                    let kind = self.kind_of(execution, id);
                    events.push(self.event(action, Some(t), kind, statement.pos));
                }
            }
            if let Some(end) = end_of(false).filter(|a| is_executed(a.atom)) {
                events.push(self.event(Some(end.atom), Some(t), RunEventKind::End, Pos::default()));
            }
        }
        let mut run = Run { events, orders: BTreeMap::new() };
        for pair in self.instance.get(&execution.seen).iter() {
            if let (Some(read), Some(write)) = (run.place_of(pair[0]), run.place_of(pair[1])) {
                run.events[read].seen = Some(write);
            }
        }
        for name in SHOWN.into_iter().chain(self.relations.iter().map(String::as_str)) {
            let lowered = &self.encoded.lowered;
            // Not every language calls the primitives what they are called here.
            let primitive = || Primitive::named(name).filter(|p| !p.is_constant());
            let expr = lowered.let_(name, number).or_else(|| Some(execution.primitive(primitive()?)));
            let Some(expr) = expr.filter(|expr| expr.arity() == 2) else { continue };
            // Where coherence is not part of an execution but derived from it, it orders no writes by itself.
            if name == "co" && !lowered.vars.contains_key(&(name.to_owned(), number)) {
                continue;
            }
            let pairs = self.pairs(&run, &expr);
            run.orders.insert(name.to_owned(), pairs);
        }
        run
    }

    fn pairs(&self, run: &Run, expr: &Expr) -> Vec<(usize, usize)> {
        let tuples = self.evaluator.borrow_mut().eval(expr);
        tuples.iter().filter_map(|t| Some((run.place_of(t[0])?, run.place_of(t[1])?))).collect()
    }

    fn event(
        &self,
        action: Option<Atom>,
        thread: Option<ThreadId>,
        kind: RunEventKind,
        pos: Pos,
    ) -> RunEvent {
        let name = action.map_or(String::new(), |a| self.encoded.atoms.universe.name(a).to_owned());
        RunEvent { action, name, thread, kind, pos, seen: None }
    }

    fn word(&self, execution: &Execution, term: Term) -> u64 {
        self.evaluator.borrow_mut().value(&execution.terms.word(term))
    }

    fn kind_of(&self, execution: &Execution, id: StmtId) -> RunEventKind {
        let loc = |addr: Term, size: Size| Loc { addr: self.word(execution, addr), size };
        RunEventKind::Event(match &self.unrolled.statement(id).action {
            Action::Lock { addr, size } => return RunEventKind::Lock(loc(*addr, *size)),
            Action::Unlock { addr, size } => return RunEventKind::Unlock(loc(*addr, *size)),
            Action::Read { addr, size, mode, failure, update, .. } => {
                let writes = self.unrolled.all().any(|(w, s)| {
                    matches!(s.action, Action::Write { update: Some(read), .. } if read == id)
                        && self.evaluator.borrow_mut().eval(&execution.done[w.index()]).len() == 1
                });
                let mode = match update {
                    Update::Cas { succeeds }
                        if !self.evaluator.borrow_mut().holds(&execution.terms.truth(*succeeds)) =>
                    {
                        *failure
                    }
                    _ => *mode,
                };
                let (loc, value) = (loc(*addr, *size), self.value_seen(execution, id));
                Label::Read { loc, value, mode, update: writes, locked: *update != Update::None }
            }
            Action::Write { addr, size, mode, value, update } => {
                let (loc, value) = (loc(*addr, *size), self.word(execution, value.term));
                Label::Write { loc, value, mode: *mode, update: update.is_some() }
            }
            Action::Fence(kind) => Label::Fence(*kind),
            Action::Spawn(child) => Label::Spawn(*child),
            Action::Join(child) => Label::Join(*child),
            Action::External { .. } => Label::External,
            Action::Other(OtherEvent::Alloc { addr, size, kind, zeroed }) => {
                Label::Alloc { addr: *addr, size: *size, kind: *kind, zeroed: *zeroed }
            }
            Action::Other(OtherEvent::Free { addr, kind }) => {
                Label::Free { addr: self.word(execution, *addr), kind: *kind }
            }
            Action::Other(OtherEvent::Detach(child)) => Label::Detach(*child),
            Action::Other(OtherEvent::Choose(term)) => Label::Choose(self.word(execution, *term)),
        })
    }

    /// Returns the value that a read sees.
    fn value_seen(&self, execution: &Execution, id: StmtId) -> u64 {
        let bits =
            execution.done[id.index()].join(&Expr::from(&execution.seen)).join(&Expr::from(&execution.val));
        let set = self.evaluator.borrow_mut().eval(&bits);
        let places = self.encoded.atoms.bits.iter().enumerate();
        places.filter(|(_, bit)| set.contains(&[**bit])).fold(0, |value, (i, _)| value | 1 << i)
    }
}
