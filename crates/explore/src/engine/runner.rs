//! Engines whose model is known when they run, not when they are compiled.
//!
//! An engine is compiled once for each type of model, which takes long. Code that is generic in other ways,
//! as in the visitor, would compile the engines again if it named them. So it does not: it uses a [`Runner`].

use super::{Descent, DescentLimits, Engine, Halt, LeftOut, Part, Peers, Progress, SearchSetup};
use crate::lock_words::LockWords;
use crate::{Equivalence, ModelId, NoVisitor, Place, Pruning, Summary, SymmetryUse, Task, Visitor};
use fencepost_models::{
    Jam21, Jam21Genmc, Loose, Model, Pso, Rc11, Rc20, ReleaseAcquire, SeqCst, Tso, UpToCo, WeakRc11,
};
use fencepost_program::{BarrierMembers, Cells, ThreadId, WakeUps};
use fencepost_search::RunningLoop;

/// The result of one search by an engine: the numbers of executions, why the search ended early if it did,
/// and the changed setup if another search must take its place.
#[derive(Default)]
pub(crate) struct SearchResult {
    /// The counts. (Why the search stopped is filled in when it is over.)
    pub summary: Summary,
    /// The reason why the engine ended early; `None` if it explored everything.
    pub halt: Option<Halt>,
    /// The cells to begin again with, if the search has to.
    pub cells: Option<Cells>,
    /// The members of barriers to begin again with, if the search has to.
    pub barriers: Option<BarrierMembers>,
    /// The way in which waits on condition variables end, to begin again with, if the search has to.
    pub wake_ups: Option<WakeUps>,
    /// The critical sections between which the order is left open, to begin again with, if the search has to.
    pub locks: Option<LockWords>,
    /// The locations that rounds which were left out read, and those where an access could race with that.
    pub left_out: LeftOut,
    /// What is left to do, in the order of the search, if the search was stopped before its end.
    pub left: Vec<Task>,
    /// The numbers of the threads that the search knew in the end ([`Task`] has them, too).
    pub children: Vec<(ThreadId, u32)>,
}

impl SearchResult {
    /// Returns the result of a search that explored nothing, with the reason `halt`.
    pub fn nothing(halt: Halt, summary: Summary) -> Self {
        SearchResult { summary, halt: Some(halt), ..SearchResult::default() }
    }

    /// Takes over, from the result of another part of the same search, what decides how the search goes on:
    /// whether it begins again, or may go on later.
    pub fn learn(&mut self, other: &mut SearchResult) {
        match other.halt {
            Some(Halt::Stopped(why)) if !Halt::Stopped(why).may_go_on() => {}
            Some(_) => self.halt = self.halt.or(other.halt.take()),
            None => {}
        }
        if other.summary.needs_co.is_some() {
            self.summary.needs_co = self.summary.needs_co.or(other.summary.needs_co);
        }
        if matches!(other.summary.symmetry, SymmetryUse::Refused(_)) {
            self.summary.symmetry = other.summary.symmetry.clone();
        }
        self.cells = self.cells.take().or(other.cells.take());
        self.barriers = self.barriers.take().or(other.barriers.take());
        self.wake_ups = self.wake_ups.take().or(other.wake_ups.take());
        self.left_out.add(other.left_out.clone());
        if other.children.len() > self.children.len() {
            self.children = std::mem::take(&mut other.children);
        }
    }

    /// Adds the result of another part of the same search, which comes after this part in the order of the
    /// search.
    pub fn add(&mut self, later: SearchResult) {
        self.summary.add(later.summary);
        self.halt = self.halt.or(later.halt);
        self.cells = self.cells.take().or(later.cells);
        self.barriers = self.barriers.take().or(later.barriers);
        self.wake_ups = self.wake_ups.take().or(later.wake_ups);
        self.locks = self.locks.take().or(later.locks);
        self.left_out.add(later.left_out);
        self.left.extend(later.left);
    }
}

/// The engine for one model, for callers that do not know the model's type.
pub(crate) trait Runner: Sync {
    /// Explores all graphs with one worker.
    fn explore(&self, setup: SearchSetup<'_>, visitor: &mut dyn Visitor) -> SearchResult;

    /// Explores alone for a moment. If there is more to do, calls `is_long` and goes on, sharing the work
    /// with others.
    fn explore_first(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        is_long: &mut dyn FnMut(),
    ) -> SearchResult;

    /// Explores a part that another engine gave away.
    fn explore_part(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        part: Part,
    ) -> SearchResult;

    /// Explores a part of the search from the place where it begins.
    fn explore_task(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        task: &Task,
    ) -> SearchResult;

    /// Shows the visitor what there is to see on the way to a place in the search. Returns why it could not
    /// get there, or what stopped it there.
    fn show(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        children: &[(ThreadId, u32)],
        place: &Place,
    ) -> Option<Halt>;

    /// Goes down the search tree once, at random. Also returns the loop that the last graph was in, if any.
    fn descend(
        &self,
        setup: SearchSetup<'_>,
        limits: DescentLimits<'_>,
        random: &mut dyn FnMut() -> f64,
    ) -> (Descent, SearchResult, Option<RunningLoop>);
}

impl<M: Model> Runner for M {
    fn explore(&self, setup: SearchSetup<'_>, visitor: &mut dyn Visitor) -> SearchResult {
        Engine::new(*self, setup, visitor).run()
    }

    fn explore_first(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        is_long: &mut dyn FnMut(),
    ) -> SearchResult {
        let mut engine = Engine::new(*self, setup, visitor);
        if engine.warm_up() == Progress::Over {
            return engine.finish_and_result();
        }
        is_long();
        engine.explore_shared(peers)
    }

    fn explore_part(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        part: Part,
    ) -> SearchResult {
        Engine::of_part(*self, setup, visitor, part).explore_shared(peers)
    }

    fn explore_task(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        peers: &dyn Peers,
        task: &Task,
    ) -> SearchResult {
        Engine::new(*self, setup, visitor).explore_task(peers, task)
    }

    fn show(
        &self,
        setup: SearchSetup<'_>,
        visitor: &mut dyn Visitor,
        children: &[(ThreadId, u32)],
        place: &Place,
    ) -> Option<Halt> {
        Engine::new(*self, setup, visitor).show_way_to(children, place)
    }

    fn descend(
        &self,
        setup: SearchSetup<'_>,
        limits: DescentLimits<'_>,
        random: &mut dyn FnMut() -> f64,
    ) -> (Descent, SearchResult, Option<RunningLoop>) {
        let mut visitor = NoVisitor;
        let mut engine = Engine::new(*self, setup, &mut visitor);
        let descent = engine.descend(limits, random);
        let running = engine.draft.running(setup.program);
        (descent, engine.finish_and_result(), running)
    }
}

impl dyn Runner {
    /// Returns the engine for a built-in model; `None` for XMM, which takes more than one engine.
    pub(crate) fn for_model(model: ModelId, equivalence: Equivalence) -> Option<Box<dyn Runner>> {
        // (Models other than these have no coherence order, or refuse to be explored up to it.)
        if let (Equivalence::Rf, Some(model)) = (equivalence, UpToCo::of(model)) {
            return Some(Box::new(model));
        }
        Some(match model {
            ModelId::Sc => Box::new(SeqCst),
            ModelId::Tso => Box::new(Tso),
            ModelId::Pso => Box::new(Pso),
            ModelId::Ra => Box::new(ReleaseAcquire),
            ModelId::Rc11 => Box::new(Rc11),
            ModelId::Rc20 => Box::new(Rc20),
            ModelId::Wrc11 => Box::new(WeakRc11),
            ModelId::Jam21 => Box::new(Jam21),
            ModelId::Jam21Genmc => Box::new(Jam21Genmc),
            ModelId::Xmm => return None,
        })
    }

    /// Returns the engine that builds graphs under this pruning model. For pruning models that have the name
    /// of a model it is the engine of that model.
    pub(crate) fn for_pruning(pruning: Pruning) -> Box<dyn Runner> {
        match pruning {
            Pruning::Sc => Box::new(SeqCst),
            Pruning::Tso => Box::new(Tso),
            Pruning::Pso => Box::new(Pso),
            Pruning::Ra => Box::new(ReleaseAcquire),
            Pruning::Rc11 => Box::new(Rc11),
            Pruning::Rc20 => Box::new(Rc20),
            Pruning::Wrc11 => Box::new(WeakRc11),
            Pruning::C11Coherence => Box::new(Loose::C11_COHERENCE),
            Pruning::PerLocation => Box::new(Loose::PER_LOCATION),
            Pruning::Nothing => Box::new(Loose::NOTHING),
            Pruning::NothingWithoutCo => Box::new(Loose::NOTHING_WITHOUT_CO),
        }
    }
}
