//! Visiting all states, in one of three orders, with one or more threads.
//!
//! Breadth first needs no queue: the states of a shard are numbered as they come, so those of one distance
//! from the start are a range of numbers in each shard. Depth first keeps stacks. By cost, states wait in a
//! list per cost; costs only grow along a path, so what is taken from the cheapest list has its final cost
//! (Dijkstra).

mod ends;
mod liveness;
mod order;
mod picture;
mod scc;

use crate::replay::{Path, Replay};
use crate::space::{Cache, Failure, Space, StateStatus, Steps, Successor, unfit};
use crate::store::{Costs, Lookup, Reached, Root, StateId, States, Tree};
use crate::{
    Config, Cost, Ended, Error, Exploration, Flow, FoundError, Liveness, Order, Stopped, Summary, Switch,
    Symmetry, Visitor,
};
use fencepost_program::{BlockKind, CodePos, Pos, Program, ThreadId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Visits every state that a program can reach, again with other settings if they turn out not to fit.
pub fn run(program: &Program, config: &Config, visitor: &mut dyn Visitor) -> Exploration {
    let config = &Config { search: config.search.begin(), ..config.clone() };
    let mut width = 1 + threads_of_a_run(program, config);
    let mut symmetry = match config.merging.symmetry {
        Switch::Off => Symmetry::Off,
        Switch::On => unfit(program, config).map_or(Symmetry::Used, |why| Symmetry::Refused(why.to_owned())),
    };
    loop {
        let used = if symmetry == Symmetry::Used { Switch::On } else { Switch::Off };
        let space = Space::new(program, config, used);
        let search = Search::new(&space, config, width, visitor);
        search.visit();
        if let Some(why) = space.refusal() {
            symmetry = Symmetry::Refused(why.to_owned());
            continue;
        }
        if search.crowded.load(Ordering::Relaxed) {
            width *= 2;
            continue;
        }
        let mut exploration = search.finish();
        exploration.summary.symmetry = symmetry;
        return exploration;
    }
}

/// The number of steps of a run that are made to count its threads.
const RUN: usize = 2000;

/// The number of threads that are enough to stop counting.
const MANY: usize = 64;

/// Returns the number of threads of some run of a program, in which threads take turns. States get room for
/// as many; if another run has more, the search begins again with twice the room.
fn threads_of_a_run(program: &Program, config: &Config) -> usize {
    let space = Space::new(program, config, Switch::Off);
    let (mut cache, mut out) = (Cache::default(), StepList::default());
    let mut state = space.initial();
    let mut last = 0;
    for _ in 0..RUN {
        out.steps.clear();
        space.expand(&state, usize::MAX, &mut cache, &mut out);
        let next = out.steps.iter().find(|step| step.thread > last).or(out.steps.first());
        let Some(step) = next else { break };
        last = step.thread;
        state.push(0);
        for (place, number) in step.changes(&state) {
            state[place] = number;
        }
        while state.last() == Some(&0) {
            state.pop();
        }
        if state.len() > MANY {
            break;
        }
    }
    state.len() - 1
}

/// The identity of an error, before the path to it is known; equal ones are reported once.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Key {
    /// A number for its rough kind.
    kind: u8,
    thread: usize,
    place: (u32, u32, u32),
    text: String,
}

/// An error that was found, given by its state and, if a step out of that state fails, the step.
#[derive(Clone, Copy, Debug)]
struct Problem {
    state: StateId,
    failure: Option<Failure>,
    cost: u32,
}

/// A search through the states of a program, by one or more workers.
pub(crate) struct Search<'a, 'p> {
    space: &'a Space<'p>,
    states: States,
    config: &'a Config,
    visitor: Mutex<&'a mut dyn Visitor>,
    problems: Mutex<FxHashMap<Key, Problem>>,
    /// The places at which threads could not go on, and why, in the states that count as blocked.
    blocked_at: Mutex<Vec<(ThreadId, CodePos, Pos, BlockKind)>>,
    transitions: AtomicU64,
    finals: AtomicU64,
    blocked: AtomicU64,
    /// With symmetry: the states in which all threads have finished. The visitor gets them only when it is
    /// known that the search need not be repeated without symmetry.
    ends: Mutex<Vec<StateId>>,
    /// Whether there were more threads than states have room for.
    crowded: AtomicBool,
    stopped: Mutex<Option<Stopped>>,
    stop: AtomicBool,
    /// Whether a problem was found.
    wrong: AtomicBool,
    /// For breadth first: the number of distances, and the number of states that each shard had when some of
    /// them began.
    distances: AtomicU64,
    levels: Mutex<Vec<Vec<usize>>>,
}

/// The data that each thread of the search has for itself.
#[derive(Default)]
struct Worker {
    cache: Cache,
    look: Lookup,
    tree: Tree,
    /// The states that this worker visits together.
    group: Vec<Tree>,
    /// The states that steps lead to, where the steps come from, and the cost to reach them.
    roots: Vec<Root>,
    from: Vec<(StateId, u32)>,
    out: StepList,
    ends: ends::OpenStates,
    transitions: u64,
}

/// The steps out of the state that a worker is visiting.
#[derive(Default)]
struct StepList {
    steps: Vec<Successor>,
    failures: Vec<Failure>,
    crowded: bool,
}

impl Steps for StepList {
    fn step(&mut self, successor: Successor) {
        self.steps.push(successor);
    }
    fn failure(&mut self, failure: Failure) {
        self.failures.push(failure);
    }
    fn too_many_threads(&mut self) {
        self.crowded = true;
    }
}

impl Worker {
    /// Finds the steps out of the state that this worker is visiting.
    fn expand(&mut self, search: &Search<'_, '_>) {
        self.out.steps.clear();
        self.out.failures.clear();
        search.space.expand(self.tree.state(), search.states.width(), &mut self.cache, &mut self.out);
    }

    /// Returns the steps out of the state that this worker is visiting, and the states they lead to.
    fn successors(&mut self, search: &Search<'_, '_>) -> Vec<(Successor, StateId)> {
        self.expand(search);
        self.find_states(search);
        let steps = self.out.steps.iter().copied().zip(&self.roots);
        let views = &mut self.look.views;
        steps.map(|(step, root)| (step, search.states.put_root(*root, views, None, u32::MAX).0)).collect()
    }

    /// Finds the states that the steps lead to, as far as they are known.
    fn find_states(&mut self, search: &Search<'_, '_>) {
        self.look.clear();
        self.add_steps(search);
        search.states.find(&mut self.look, &mut self.roots);
    }

    /// Adds the states that the steps lead to to those that are looked for.
    fn add_steps(&mut self, search: &Search<'_, '_>) {
        let state = self.tree.state();
        for step in &self.out.steps {
            let changes = step.changes(state);
            if !search.space.is_symmetric() {
                search.states.look_for(&mut self.look, &self.tree, &changes);
                continue;
            }
            let mut to: SmallVec<[u32; 16]> = state.into();
            changes.iter().for_each(|(place, value)| to[*place] = *value);
            let count = to[1..].iter().take_while(|n| **n != 0).count();
            search.space.sort_threads(&mut to[1..1 + count], &mut self.cache.renamed, |_, _| {});
            let differ = |place: &usize| to[*place] != state[*place];
            let changes: SmallVec<[(usize, u32); 16]> =
                (0..=count).filter(differ).map(|place| (place, to[place])).collect();
            search.states.look_for(&mut self.look, &self.tree, &changes);
        }
    }
}

/// Returns reorderings as one number, such that numbers compare as the reorderings do.
fn packed(cost: Cost) -> u32 {
    cost.r.min(0xff) << 24 | cost.ww.min(0xfff) << 12 | cost.wr.min(0xfff)
}

fn unpacked(cost: u32) -> Cost {
    Cost { r: cost >> 24, ww: cost >> 12 & 0xfff, wr: cost & 0xfff }
}

impl<'a, 'p> Search<'a, 'p> {
    fn new(space: &'a Space<'p>, config: &'a Config, width: usize, visitor: &'a mut dyn Visitor) -> Self {
        let costs = if config.order == Order::Cost { Costs::Kept } else { Costs::Dropped };
        Search {
            space,
            states: States::new(width, costs),
            config,
            visitor: Mutex::new(visitor),
            problems: Mutex::default(),
            blocked_at: Mutex::default(),
            transitions: AtomicU64::new(0),
            finals: AtomicU64::new(0),
            blocked: AtomicU64::new(0),
            ends: Mutex::default(),
            crowded: AtomicBool::new(false),
            stopped: Mutex::new(None),
            stop: AtomicBool::new(false),
            wrong: AtomicBool::new(false),
            distances: AtomicU64::new(0),
            levels: Mutex::default(),
        }
    }

    fn visit(&self) {
        let (first, _) = self.states.put(&self.space.initial(), None, 0);
        match self.config.order {
            Order::Breadth => self.breadth(),
            Order::Depth => self.depth(first),
            Order::Cost => self.by_cost(first),
        }
    }

    /// Visits some states, and calls `each` with the states that their steps lead to.
    fn look_at(&self, ids: &[StateId], worker: &mut Worker, mut each: impl FnMut(StateId, Reached, u32)) {
        worker.look.clear();
        worker.from.clear();
        self.states.get_all(ids, &worker.look, &mut worker.group);
        for (i, id) in ids.iter().enumerate() {
            std::mem::swap(&mut worker.tree, &mut worker.group[i]);
            self.look_at_one(*id, worker);
        }
        self.states.find(&mut worker.look, &mut worker.roots);
        for ((from, cost), root) in worker.from.iter().zip(&worker.roots) {
            let (to, reached) = self.states.put_root(*root, &mut worker.look.views, Some(*from), *cost);
            each(to, reached, *cost);
        }
    }

    /// Visits the state in the worker's tree, and adds the states that its steps lead to to those that are
    /// looked for.
    fn look_at_one(&self, id: StateId, worker: &mut Worker) {
        let cost = self.states.cost(id);
        let mut exits = false;
        match self.space.standing(worker.tree.state()) {
            StateStatus::Finished => {
                self.finals.fetch_add(1, Ordering::Relaxed);
                self.states.mark(id);
                // They are shown when the search is known to count: it may have to begin again.
                return self.ends.lock().expect("no holder panics").push(id);
            }
            // The process may end here. If it ends later, the others go on.
            StateStatus::Exited => {
                self.finals.fetch_add(1, Ordering::Relaxed);
                self.states.mark(id);
                self.ends.lock().expect("no holder panics").push(id);
                exits = true;
            }
            StateStatus::Error(thread) => {
                self.states.mark(id);
                return self.gone_wrong(id, worker.tree.state(), thread, cost);
            }
            StateStatus::Going => {}
        }
        if self.is_discarded(worker.tree.state()) {
            // The others go on, but how that ends counts for nothing.
            self.states.mark(id);
        }
        worker.expand(self);
        worker.transitions += worker.out.steps.len() as u64;
        if worker.out.crowded || self.space.refusal().is_some() {
            self.crowded.fetch_or(worker.out.crowded, Ordering::Relaxed);
            self.stop.store(true, Ordering::Relaxed);
            return;
        }
        for i in 0..worker.out.failures.len() {
            self.states.mark(id);
            let failure = worker.out.failures[i];
            self.failed(id, worker.tree.state(), failure, cost);
        }
        if worker.out.steps.is_empty() && worker.out.failures.is_empty() && !exits {
            self.states.mark(id);
            self.note_stuck(id, worker.tree.state(), cost);
        }
        worker.add_steps(self);
        let steps = worker.out.steps.iter();
        worker.from.extend(steps.map(|step| (id, packed(unpacked(cost) + step.cost))));
    }

    /// Returns whether a thread is blocked for good, by a false assumption or a bound.
    fn is_discarded(&self, state: &[u32]) -> bool {
        use crate::machine::Action;
        let mut procs = state[1..].iter().take_while(|n| **n != 0);
        procs.any(|n| matches!(self.space.look(*n).0.action, Action::Blocked(_)))
    }

    /// Returns the place in the code of a thread of a state, as numbers.
    fn place(&self, state: &[u32], thread: usize) -> (u32, u32, u32) {
        let at = self.space.proc(state[1 + thread]).thread.code_pos();
        (at.func.0, at.block.0, at.inst)
    }

    fn gone_wrong(&self, id: StateId, state: &[u32], thread: usize, cost: u32) {
        let (stored, _) = self.space.look(state[1 + thread]);
        let text = format!("{:?}", stored.action);
        self.note(
            Key { kind: 0, thread, place: self.place(state, thread), text },
            Problem { state: id, failure: None, cost },
        );
    }

    fn failed(&self, id: StateId, state: &[u32], failure: Failure, cost: u32) {
        let cost = packed(unpacked(cost) + failure.cost);
        let text = format!("{:?} {}", failure.trouble, failure.addr);
        self.note(
            Key { kind: 1, thread: failure.thread, place: self.place(state, failure.thread), text },
            Problem { state: id, failure: Some(failure), cost },
        );
    }

    /// Records a state without steps that is not finished, as blocked or as a deadlock.
    fn note_stuck(&self, id: StateId, state: &[u32], cost: u32) {
        use crate::machine::Action;
        let mut blocked = false;
        for (thread, number) in (0..).map(ThreadId).zip(state[1..].iter().take_while(|n| **n != 0)) {
            if let Action::Blocked(kind) = self.space.look(*number).0.action {
                blocked = true;
                let proc = self.space.proc(*number);
                let at = proc.thread.code_pos();
                let mut blocked_at = self.blocked_at.lock().expect("no holder panics");
                if !blocked_at.iter().any(|known| (known.0, known.1, known.3) == (thread, at, kind)) {
                    blocked_at.push((thread, at, proc.thread.pos(self.space.rules.program), kind));
                }
            }
        }
        if blocked {
            self.blocked.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let places = (0..state.len() - 1).take_while(|i| state[1 + i] != 0).map(|i| self.place(state, i));
        let text = format!("{:?}", places.collect::<Vec<_>>());
        self.note(
            Key { kind: 2, thread: 0, place: (0, 0, 0), text },
            Problem { state: id, failure: None, cost },
        );
    }

    fn note(&self, key: Key, problem: Problem) {
        self.wrong.store(true, Ordering::Relaxed);
        let mut problems = self.problems.lock().expect("no holder panics");
        let kept = problems.entry(key).or_insert(problem);
        if (problem.cost, problem.state) < (kept.cost, kept.state) {
            *kept = problem;
        }
    }

    /// Returns whether the search can stop because a problem was found.
    fn enough(&self) -> bool {
        !self.config.all_errors.is_on() && self.wrong.load(Ordering::Relaxed)
    }

    /// Adds a worker's counts to those of the search. Returns whether the search is to stop.
    fn check_in(&self, worker: &mut Worker, waiting: u64) -> bool {
        let transitions = self.transitions.fetch_add(worker.transitions, Ordering::Relaxed);
        worker.transitions = 0;
        let search = &self.config.search;
        if let Some(control) = search.control() {
            control.set_states(self.states.len(), transitions, waiting);
        }
        if let Some(why) = search.should_stop_using(|| self.bytes()) {
            self.stop_for(why);
        }
        self.stop.load(Ordering::Relaxed)
    }

    fn stop_for(&self, why: Stopped) {
        self.stopped.lock().expect("no holder panics").get_or_insert(why);
        self.stop.store(true, Ordering::Relaxed);
    }

    fn bytes(&self) -> u64 {
        self.states.bytes() + self.space.size().1
    }

    fn finish(self) -> Exploration {
        let mut ends = std::mem::take(&mut *self.ends.lock().expect("no holder panics"));
        ends.sort_unstable_by_key(|id| (self.states.cost(*id), *id));
        let mut tree = Tree::default();
        for id in ends {
            self.states.get(id, &mut tree);
            let end = FinalState { search: &self, id, space: self.space, state: tree.state() };
            self.visitor.lock().expect("no visitor panics").ended(&end);
        }
        let mut found: Vec<(Key, Problem)> =
            std::mem::take(&mut *self.problems.lock().expect("no holder panics")).into_iter().collect();
        found.sort_by(|(a, p), (b, q)| (p.cost, a).cmp(&(q.cost, b)));
        let first_only = !self.config.all_errors.is_on();
        if !found.is_empty() && first_only {
            self.stop_for(Stopped::Enough);
            found.truncate(1);
        }
        let mut reported: Vec<Error> = vec![];
        let mut report = |found: FoundError| {
            if reported.contains(&found.error) {
                return Flow::Continue;
            }
            reported.push(found.error.clone());
            let flow = self.visitor.lock().expect("no visitor panics").found(found);
            if flow == Flow::Stop {
                self.stop_for(Stopped::Enough);
            }
            flow
        };
        for (_, problem) in &found {
            if report(self.explain(*problem)) == Flow::Stop {
                break;
            }
        }
        let mut liveness_complete = true;
        if self.config.liveness != Liveness::Ignored {
            let stopped = *self.stopped.lock().expect("no holder panics");
            let found = if stopped.is_none() { self.liveness() } else { None };
            liveness_complete = self.stopped.lock().expect("no holder panics").is_none();
            if let Some(found) = found {
                report(found);
            }
        }
        let graph = self.config.keep_graph.map(|most| self.picture(most));
        let depth = self.distances.load(Ordering::Relaxed);
        let (components, _) = self.space.size();
        let mut bounds_hit = vec![];
        let mut blocked_at = vec![];
        for &(thread, at, pos, kind) in &*self.blocked_at.lock().expect("no holder panics") {
            blocked_at.push((thread, pos, kind));
            if kind.is_bound() && !bounds_hit.contains(&(at, kind)) {
                bounds_hit.push((at, kind));
            }
        }
        let summary = Summary {
            states: self.states.len(),
            transitions: self.transitions.load(Ordering::Relaxed),
            finals: self.finals.load(Ordering::Relaxed),
            blocked: self.blocked.load(Ordering::Relaxed),
            depth: depth.checked_sub(1),
            components: components + self.states.nodes(),
            bytes: self.bytes(),
            stopped: *self.stopped.lock().expect("no holder panics"),
            liveness_complete,
            bounds_hit,
            blocked_at,
            symmetry: Symmetry::default(),
        };
        Exploration { summary, graph }
    }

    /// Returns an error with a run that leads to it.
    fn explain(&self, problem: Problem) -> FoundError {
        let path = self.path_to(problem.state);
        let mut replay = Replay::new(self.space);
        replay.follow(&path);
        if problem.failure.is_none() {
            replay.catch_up();
        }
        let error = match problem.failure {
            Some(failure) => replay.failure(&failure),
            None => replay.error(),
        };
        FoundError { error, trace: replay.finish(None), cost: unpacked(problem.cost) }
    }

    /// Returns the path from the first state to the state `id`, along which the search found it.
    fn path_to(&self, id: StateId) -> Path {
        let mut chain = vec![id];
        while let Some(last) = chain.last()
            && self.states.parent(*last) != *last
        {
            chain.push(self.states.parent(*last));
        }
        chain.reverse();
        self.path_along(&chain)
    }

    /// Returns the path with these steps.
    fn path_of(&self, steps: &[(StateId, Successor)], end: StateId) -> Path {
        let mut tree = Tree::default();
        let mut state = |id: StateId| {
            self.states.get(id, &mut tree);
            tree.state().to_vec()
        };
        let steps = steps.iter().map(|(id, step)| (state(*id), *step)).collect();
        Path { steps, last: state(end) }
    }

    /// Returns the steps between states that follow each other.
    fn path_along(&self, chain: &[StateId]) -> Path {
        let mut worker = Worker::default();
        let mut path = Path::default();
        for pair in chain.windows(2) {
            self.states.get(pair[0], &mut worker.tree);
            let steps = worker.successors(self);
            let to_next = steps.into_iter().filter(|(_, to)| *to == pair[1]).map(|(step, _)| step);
            let best = to_next.min_by_key(|step| step.cost);
            let step = best.expect("each state of a path is reached from the one before");
            path.steps.push((worker.tree.state().to_vec(), step));
        }
        if let Some(last) = chain.last() {
            self.states.get(*last, &mut worker.tree);
            path.last = worker.tree.state().to_vec();
        }
        path
    }
}

/// A state in which all have finished.
struct FinalState<'e, 'a, 'p> {
    search: &'e Search<'a, 'p>,
    id: StateId,
    space: &'e Space<'p>,
    state: &'e [u32],
}

impl Ended for FinalState<'_, '_, '_> {
    fn trace(&self) -> Option<crate::Trace> {
        let mut replay = Replay::new(self.space);
        replay.follow(&self.search.path_to(self.id));
        Some(replay.finish(None))
    }

    fn functions(&self) -> Vec<fencepost_program::FuncId> {
        let procs = self.state[1..].iter().take_while(|n| **n != 0);
        procs.map(|n| self.space.proc(*n).thread.code_pos().func).collect()
    }

    fn register(&self, thread: fencepost_program::ThreadId, reg: fencepost_program::Reg) -> u64 {
        let number = self.state.get(1 + thread.index()).copied().filter(|n| *n != 0);
        number.map_or(0, |n| self.space.proc(n).thread.reg(reg))
    }

    fn memory(&self, addr: u64, size: fencepost_program::Size) -> Option<u64> {
        self.space.memories.copy(self.state[0], addr, size).ok()
    }

    fn leaked(&self) -> Vec<crate::Allocated> {
        use crate::machine::Action;
        // If the process ended while other threads ran, they might have freed what is left.
        let over = |n: &u32| {
            let (stored, buffer) = self.space.look(*n);
            matches!(stored.action, Action::Finished | Action::Exited) && buffer.is_empty()
        };
        if !self.state[1..].iter().take_while(|n| **n != 0).all(over) {
            return vec![];
        }
        let program = self.space.rules.program;
        let objects = self.space.memories.objects(self.state[0]).iter();
        let heap = objects.filter(|o| o.is_live() && o.kind == fencepost_program::AllocKind::Heap);
        heap.map(|o| crate::Allocated {
            addr: o.addr,
            size: o.size,
            kind: o.kind,
            at: o.at,
            pos: program.pos(o.at),
            ty: None,
        })
        .collect()
    }
}
